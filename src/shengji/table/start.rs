//! How a deal at a table begins.

use super::hand::{Hand, known_cards_fit};
use super::position::{Phase, Position};
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

    /// A deal about to be played, the cards already buried; nothing if the hands differ in size or are too large, a face
    /// comes too often among the known cards, or the kitty is of another size.
    pub fn in_play(
        rules: Rules,
        sizes: Sizes,
        trump: Trump,
        dealer: Seat,
        hands: BySeat<Hand>,
        kitty: Option<Bag>,
    ) -> Option<Position> {
        let position = Position::uneven(rules, sizes, trump, dealer, hands, kitty)?;
        (!position.uneven).then_some(position)
    }

    /// The same with hands of any sizes, and a kitty of any: too many or too few cards were found after the burial, and
    /// the play goes on (art. 32(2), (3)). Nothing if fewer than two players have cards, a hand is larger than the
    /// dealer's before he buries, or a face comes too often among the known cards.
    ///
    /// A player with fewer cards than are led plays those he has, one without cards is passed over, as follower and as
    /// leader; the deal is over when nobody else has cards to play against. The referee may let the short hand
    /// [take](super::Action::Take) cards from the long one.
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
    ) -> Option<Position> {
        let largest = sizes.hand() + sizes.kitty();
        let playing = hands.0.iter().filter(|hand| !hand.is_empty()).count();
        let fits = playing > 1 && hands.0.iter().all(|hand| hand.len() <= largest);
        if !fits || !known_cards_fit(sizes, &hands, kitty) {
            return None;
        }
        let cards = hands[dealer].len();
        let even = cards <= sizes.hand() && hands.0.iter().all(|hand| hand.len() == cards);
        let race = Race::LaterDeal { dealer };
        let mut position = Position {
            uneven: !even || kitty.is_some_and(|kitty| kitty.len() != sizes.kitty()),
            phase: Phase::Playing,
            drawn: 4 * sizes.hand(),
            trump: Some(trump),
            kitty,
            ..Position::beginning(rules, race, trump.level, sizes, dealer, hands)
        };
        position.pass_over_empty_hands();
        Some(position)
    }

    /// A position [`in_play`](Position::in_play) in the middle of a deal: who leads, and the points the defenders have
    /// taken; nothing after the first lead, for a leader without cards, and if no tricks of the packs hold so many points.
    pub fn going_on(mut self, leader: Seat, taken: u32) -> Option<Position> {
        let possible = taken.is_multiple_of(5) && taken <= 100 * u32::from(self.sizes.decks());
        let can_lead = self.tricks.is_empty() && !self.hands[leader].is_empty();
        self.leader().filter(|_| possible && can_lead)?;
        (self.turn, self.taken) = (leader, taken);
        Some(self)
    }
}
