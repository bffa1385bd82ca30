//! A position taken up again from what one player knew of it, before any card was led.

use super::hand::{Hand, known_cards_fit};
use super::position::{Phase, Position};
use crate::cards::Rank;
use crate::shengji::bag::Bag;
use crate::shengji::card::Face;
use crate::shengji::deal::Sizes;
use crate::shengji::declare::{Declaration, Declaring, Race};
use crate::shengji::law::LeadDemand;
use crate::shengji::rules::Rules;
use crate::shengji::seat::{BySeat, Seat};
use crate::shengji::trump::Trump;

/// What is known of a deal in which no card has been led yet.
///
/// Its fields can hold anything; [`Position::from_seen`] says whether such a moment can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The sizes of kitty and hands.
    pub sizes: Sizes,
    /// How the dealer is found.
    pub race: Race,
    /// The level played.
    pub level: Rank,
    /// The stage: [`Phase::Declaring`] to [`Phase::Playing`], or [`Phase::Redeal`].
    pub phase: Phase,
    /// How many cards have been drawn by all together.
    pub drawn: usize,
    /// The declarations, in order.
    pub declarations: Vec<Declaration>,
    /// Who speaks next on a board.
    pub speaks: Option<Seat>,
    /// The cards of the kitty turned up to fix trumps.
    pub turned: Vec<Face>,
    /// The trump suit, once it is settled; nothing in it for no-trump.
    pub trump: Option<Trump>,
    /// The dealer, once known.
    pub dealer: Option<Seat>,
    /// The hands, seen or not.
    pub hands: BySeat<Hand>,
    /// The cards buried, where they are known.
    pub kitty: Option<Bag>,
    /// Heavy exposed cards.
    pub exposed: BySeat<Bag>,
    /// What has been demanded of the first lead.
    pub demand: Option<LeadDemand>,
    /// The fines so far, in the defenders' favour.
    pub fines: i64,
}

impl Seen {
    /// Whether the numbers of cards are those of the stage, and what is known fits together.
    fn can_be(&self) -> bool {
        let all = 4 * self.sizes.hand();
        let settled = matches!(self.phase, Phase::Burying | Phase::Playing);
        let drawing = self.phase == Phase::Declaring && !matches!(self.race, Race::Board { .. });
        let drawn_out = drawing || self.drawn == all;
        let named = self.trump.is_some_and(|trump| trump.level == self.level) && self.dealer.is_some();
        let before_lead = !matches!(self.phase, Phase::AwaitingVerdict | Phase::Resolving | Phase::Over);
        let dealing = match self.race {
            Race::FirstDeal => settled || self.dealer.is_none(),
            Race::LaterDeal { dealer } | Race::Board { dealer } => self.dealer == Some(dealer),
        };
        let naming = match self.phase {
            Phase::NamingSuit(seat) => self.dealer.map(Seat::partner) == Some(seat),
            _ => true,
        };
        self.drawn <= all
            && drawn_out
            && before_lead
            && dealing
            && naming
            && settled == named
            && self.turned.len() <= self.sizes.kitty()
            && self.fines.unsigned_abs() <= super::play::FINES_LIMIT as u64
            && self.hands_fit()
            && self.cards_fit()
    }

    /// How many cards beyond those drawn a player has: the kitty, where it is with the dealer.
    fn extra(&self, seat: Seat) -> usize {
        let on_board = matches!(self.race, Race::Board { .. });
        let with_dealer = match self.phase {
            Phase::Burying => true,
            Phase::Playing => false,
            _ => on_board,
        };
        if with_dealer && self.dealer == Some(seat) { self.sizes.kitty() } else { 0 }
    }

    fn hands_fit(&self) -> bool {
        // Drawing goes round: nobody is more than one card ahead.
        let (fewest, most) = (self.drawn / 4, self.drawn.div_ceil(4));
        let mut all = 0;
        for (seat, hand) in self.hands.iter() {
            match hand.len().checked_sub(self.extra(seat)) {
                Some(drawn) if fewest <= drawn && drawn <= most => all += drawn,
                _ => return false,
            }
        }
        all == self.drawn
    }

    fn cards_fit(&self) -> bool {
        let exposed = |(seat, cards): (Seat, &Bag)| self.hands[seat].without(*cards).is_ok();
        known_cards_fit(self.sizes, &self.hands, self.kitty) && self.exposed.iter().all(exposed)
    }
}

impl Position {
    /// The moment somebody described; nothing if it cannot be.
    ///
    /// ```
    /// use tricklaw::cards::{Rank, Source};
    /// use tricklaw::shengji::{Draw, Position, Race, Rules, Seat, Sizes};
    /// let draw = Draw::shuffled(Sizes::usual(2).unwrap(), Seat::North, &mut Source::from_seed(1));
    /// let race = Race::LaterDeal { dealer: Seat::North };
    /// let mut position = Position::new(Rules::CN_2002, race, Rank::Two, draw);
    /// position.apply(&"draw 60".parse().unwrap()).unwrap();
    /// let view = position.view(Seat::West);
    /// assert_eq!(Position::from_seen(Rules::CN_2002, view.seen().unwrap()), Some(view));
    /// ```
    pub fn from_seen(rules: Rules, seen: Seen) -> Option<Position> {
        if !seen.can_be() {
            return None;
        }
        let turn = match seen.phase {
            // On boards declaring is over once trumps are known.
            Phase::Declaring => seen.speaks,
            _ => None,
        };
        let decks = seen.sizes.decks();
        let declaring = Declaring::resumed(seen.race, seen.level, decks, rules, &seen.declarations, turn)?;
        if let (Some(demand), Some(dealer), Some(trump)) = (seen.demand, seen.dealer, seen.trump) {
            demand.check(seen.exposed[dealer], trump).ok()?;
        }
        Some(Position {
            rules,
            sizes: seen.sizes,
            phase: seen.phase,
            draw: None,
            drawn: seen.drawn,
            race: seen.race,
            level: seen.level,
            declaring,
            turned: seen.turned,
            trump: seen.trump,
            dealer: seen.dealer,
            hands: seen.hands,
            kitty: seen.kitty,
            turn: seen.dealer.unwrap_or(Seat::North),
            tricks: Vec::new(),
            open: None,
            thrown: None,
            exposed: seen.exposed,
            demand: seen.demand,
            fines: seen.fines,
            taken: 0,
        })
    }

    /// What is known here, as long as no card has been led; nothing afterwards, and where the cards to come are known.
    pub fn seen(&self) -> Option<Seen> {
        let led = self.open.is_some() || self.thrown.is_some() || !self.tricks.is_empty();
        if led || self.draw.is_some() {
            return None;
        }
        Some(Seen {
            sizes: self.sizes,
            race: self.race,
            level: self.level,
            phase: self.phase,
            drawn: self.drawn,
            declarations: self.declaring.declarations().to_vec(),
            speaks: self.declaring.turn(),
            turned: self.turned.clone(),
            trump: self.trump,
            dealer: self.dealer,
            hands: self.hands,
            kitty: self.kitty,
            exposed: self.exposed,
            demand: self.demand,
            fines: self.fines,
        })
    }

    /// How the dealer is found.
    pub const fn race(&self) -> Race {
        self.race
    }
}
