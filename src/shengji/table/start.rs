//! How a deal at a table begins.

use super::hand::{Hand, packs_hold};
use super::position::{Phase, Position};
use super::setup_fault::SetupFault;
use crate::cards::Rank;
use crate::shengji::bag::Bag;
use crate::shengji::deal::{Draw, Sizes};
use crate::shengji::declare::{Declaring, Race};
use crate::shengji::rules::Rules;
use crate::shengji::seat::{BySeat, Seat};
use crate::shengji::trump::Trump;

impl Position {
    /// A deal about to be drawn, or a board with its cards in the four hands.
    pub fn new(rules: Rules, race: Race, level: Rank, draw: Draw) -> Position {
        let mut hands = BySeat([Hand::Known(Bag::EMPTY); 4]);
        let mut kitty = Bag::of(draw.kitty().iter().copied());
        if let Race::Board { dealer } = race {
            // Nothing is drawn, and the kitty is in the dealer's pocket (art. 21(1); A39).
            hands = BySeat::from_fn(|seat| Hand::Known(draw.hand(seat, draw.drawn_cards())));
            hands[dealer] = hands[dealer].with(kitty.take().unwrap_or_default());
        }
        let position = Position::beginning(rules, race, level, draw.sizes(), draw.first(), hands);
        Position { draw: Some(draw), kitty, ..position }
    }

    /// Before the first card is drawn; on a board, before the first player speaks.
    pub(super) fn beginning(
        rules: Rules,
        race: Race,
        level: Rank,
        sizes: Sizes,
        first: Seat,
        hands: BySeat<Hand>,
    ) -> Position {
        let (dealer, drawn) = match race {
            Race::FirstDeal => (None, 0),
            Race::LaterDeal { dealer } => (Some(dealer), 0),
            Race::Board { dealer } => (Some(dealer), 4 * sizes.hand()),
        };
        Position {
            rules,
            sizes,
            phase: Phase::Declaring,
            draw: None,
            first,
            drawn,
            race,
            level,
            declaring: Declaring::new(race, level, sizes.decks(), rules),
            turned: Vec::new(),
            trump: None,
            dealer,
            hands,
            kitty: None,
            uneven: false,
            turn: dealer.unwrap_or(Seat::North),
            tricks: Vec::new(),
            open: None,
            played: Bag::EMPTY,
            thrown: None,
            unproven: BySeat([0; 4]),
            exposed: BySeat([Bag::EMPTY; 4]),
            shown: BySeat([Bag::EMPTY; 4]),
            demand: None,
            fined: [0; 2],
            taken: 0,
        }
    }

    /// A deal about to be played, the cards already buried.
    ///
    /// # Errors
    ///
    /// [`SetupFault`]: the hands differ in size or are too large, a face comes too often among the known cards, or the kitty
    /// is of another size.
    pub fn in_play(
        rules: Rules,
        sizes: Sizes,
        trump: Trump,
        dealer: Seat,
        hands: BySeat<Hand>,
        kitty: Option<Bag>,
    ) -> Result<Position, SetupFault> {
        let mut position = Position::uneven(rules, sizes, trump, dealer, hands, kitty)?;
        position.uneven = false;
        position.unevenness(dealer).map_or(Ok(position), Err)
    }

    /// The first hand that is not as large as the dealer's, or the kitty that has not its size.
    fn unevenness(&self, dealer: Seat) -> Option<SetupFault> {
        let (cards, most) = (self.hands[dealer].len(), self.sizes.hand());
        if cards > most {
            return Some(SetupFault::HandTooLarge { seat: dealer, cards, most });
        }
        if let Some((seat, hand)) = self.hands.iter().find(|(_, hand)| hand.len() != cards) {
            return Some(SetupFault::HandsDiffer { seat, cards: hand.len(), dealer: cards });
        }
        let owed = self.sizes.kitty();
        let kitty = self.kitty.map(Bag::len).filter(|&cards| cards != owed)?;
        Some(SetupFault::WrongKitty { cards: kitty, owed })
    }

    /// The same with hands of any sizes, and a kitty of any: too many or too few cards were found after the burial, and
    /// the play goes on (art. 32(2), (3)).
    ///
    /// Without a kitty as many cards as there were are [turned up](super::Action::Reveal) at the end.
    ///
    /// A player with fewer cards than are led plays those he has, one without cards is passed over, as follower and as
    /// leader; the deal is over when nobody else has cards to play against. The referee may let the short hand
    /// [take](super::Action::Take) cards from the long one.
    ///
    /// # Errors
    ///
    /// [`SetupFault`]: fewer than two players have cards, a hand is larger than the dealer's before he buries, or a face comes too
    /// often among the known cards.
    ///
    /// ```
    /// use tricklaw::cards::{Rank, Suit};
    /// use tricklaw::shengji::{BySeat, Hand, Position, Rules, Seat, Sizes, Trump};
    /// let hands = ["SA SK", "S3", "S4 S5", "S6 S7 D3"].map(|cards| Hand::Known(cards.parse().unwrap()));
    /// let (sizes, trump) = (Sizes::usual(2).unwrap(), Trump::new(Rank::Two, Some(Suit::Hearts)));
    /// let mut play = Position::uneven(Rules::CN_2002, sizes, trump, Seat::North, BySeat(hands), None).unwrap();
    /// play.apply(&"take E W D3".parse().unwrap()).unwrap();
    /// assert_eq!(play.hand(Seat::East).len(), 2);
    /// ```
    pub fn uneven(
        rules: Rules,
        sizes: Sizes,
        trump: Trump,
        dealer: Seat,
        hands: BySeat<Hand>,
        kitty: Option<Bag>,
    ) -> Result<Position, SetupFault> {
        let most = sizes.hand() + sizes.kitty();
        if hands.iter().filter(|(_, hand)| !hand.is_empty()).count() < 2 {
            return Err(SetupFault::TooFewHands);
        }
        if let Some((seat, hand)) = hands.iter().find(|(_, hand)| hand.len() > most) {
            return Err(SetupFault::HandTooLarge { seat, cards: hand.len(), most });
        }
        packs_hold(sizes, &hands, kitty)?;
        let race = Race::LaterDeal { dealer };
        let mut position = Position {
            phase: Phase::Playing,
            drawn: 4 * sizes.hand(),
            trump: Some(trump),
            kitty,
            ..Position::beginning(rules, race, trump.level, sizes, dealer, hands)
        };
        // What is buried may have any size as long as nobody sees it.
        position.uneven = kitty.is_none() || position.unevenness(dealer).is_some();
        position.pass_over_empty_hands();
        Ok(position)
    }

    /// A position [`in_play`](Position::in_play) in the middle of a deal: who leads, and the points the defenders have taken.
    ///
    /// # Errors
    ///
    /// [`SetupFault`]: after the first lead, for a leader without cards, and if no tricks hold so many points, those of the
    /// cards that are still in a hand or buried left out.
    pub fn going_on(mut self, leader: Seat, taken: u32) -> Result<Position, SetupFault> {
        let known = self.hands.iter().filter_map(|(_, hand)| hand.known()).chain(self.kitty);
        let most = 100 * u32::from(self.sizes.decks()) - known.map(Bag::points).sum::<u32>();
        if self.leader().is_none() || !self.tricks.is_empty() {
            return Err(SetupFault::UnderWay);
        }
        if self.hands[leader].is_empty() {
            return Err(SetupFault::NothingToLead { leader });
        }
        if !taken.is_multiple_of(5) || taken > most {
            return Err(SetupFault::ImpossiblePoints { taken, most });
        }
        (self.turn, self.taken) = (leader, taken);
        Ok(self)
    }
}
