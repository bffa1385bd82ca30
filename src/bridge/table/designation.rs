//! What the declarer says when he plays from dummy (laws 45B and 46).

use super::{Phase, Table};
use crate::bridge::law::{Edition, SaidHigh, Switches};
use crate::bridge::play::{Play, beats};
use crate::bridge::refusal::{Owed, Reason, Refusal};
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::cite::{Book, Citation};
use core::fmt;

/// A declarer's instruction to dummy, complete or not.
///
/// What he says shows one of these; where another intention of his is beyond doubt, that intention counts (law 46B), and
/// the card is to be named in full here.
///
/// ```
/// use tricklaw::bridge::Designation;
/// use tricklaw::cards::Suit;
/// assert_eq!("low".parse(), Ok(Designation::Low));
/// assert_eq!("hearts".parse(), Ok(Designation::Suit(Suit::Hearts)));
/// assert_eq!("high spade".parse(), Ok(Designation::HighOf(Suit::Spades)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Designation {
    /// Suit and rank: the proper form (law 46A).
    Card(Card),
    /// `high`, `top` and the like (law 46B1(a)).
    High,
    /// `win`, `take it` and the like (law 46B1(b)).
    Win,
    /// `low`, `small` and the like (law 46B1(c)).
    Low,
    /// A suit without a rank (law 46B2).
    Suit(Suit),
    /// A suit with `high` (laws 46B1(a) and 46B2).
    HighOf(Suit),
    /// A suit with `low` (laws 46B1(c) and 46B2).
    LowOf(Suit),
    /// A rank without a suit (law 46B3).
    Rank(Rank),
    /// Neither suit nor rank: `play anything` (law 46B5).
    Anything,
}

/// The card an instruction means, and the law that says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Designated {
    /// The card that is deemed to be called.
    pub card: Card,
    /// The law.
    pub law: Citation,
}

/// Words that are no designation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseDesignationError;

impl fmt::Display for ParseDesignationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a designation: a card, a suit, a rank, or high, low, win or anything is needed")
    }
}

impl core::error::Error for ParseDesignationError {}

impl Table {
    /// The card of dummy that the declarer's words mean, when it is dummy's turn.
    ///
    /// ```
    /// use tricklaw::bridge::{Board, DealSetup, Designation, Table};
    /// let deal = DealSetup::from_pbn("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");
    /// let deal = deal.unwrap().into_deal().unwrap();
    /// let mut table = Table::of_deal(Board::numbered(1).unwrap(), &deal);
    /// for action in ["Pass", "Pass", "1NT", "Pass", "Pass", "Pass", "CA"] {
    ///     table.apply(action.parse().unwrap()).unwrap();
    /// }
    /// let low = table.designate("low".parse().unwrap()).unwrap();
    /// assert_eq!((low.card.to_string().as_str(), low.law.article), ("S2", "46B1(c)"));
    /// ```
    ///
    /// # Errors
    ///
    /// A [`Refusal`]: the designation is void and any legal card may be named (law 46B4), it fits several cards
    /// and the declarer must say which (law 46B3(b)), it names nothing and either defender may choose (law 46B5),
    /// it names a card that would be a revoke (law 44C), or it is not dummy's turn.
    pub fn designate(&self, designation: Designation) -> Result<Designated, Refusal> {
        self.designate_under(Book::Bridge2007, designation)
    }

    /// The same under another edition of the laws, that of 2007 for a book that is not of bridge: in 1997 `high` from dummy in
    /// the last seat is the lowest card that wins.
    ///
    /// # Errors
    ///
    /// As [`designate`](Table::designate).
    pub fn designate_under(&self, book: Book, designation: Designation) -> Result<Designated, Refusal> {
        let edition = Edition::of(book);
        match self.meant(&edition.switches, designation) {
            Ok((card, article)) => Ok(Designated { card, law: Citation::new(edition.book, article) }),
            Err(refusal) => Err(refusal.under(edition.book)),
        }
    }

    /// The card an instruction means under those switches, and the article that says so.
    fn meant(&self, laws: &Switches, designation: Designation) -> Result<(Card, &'static str), Refusal> {
        let play = match (self.phase(), self.play()) {
            (Phase::Play, Some(play)) if play.turn() == Some(play.dummy()) => play,
            _ => {
                let owed = self.actor().map_or(Owed::Nothing, Owed::Turn);
                return Err(Refusal::new(Reason::NotYourTurnToPlay, owed));
            }
        };
        // Dummy's hand is on the table, so it is always known.
        let held = play.hands()[play.dummy()].known;
        let legal = self.legal_cards().unwrap_or(held);
        let last_seat = play.trick().count() == 3;
        let lowest_winner = |among| extremes(known_winners(play, among), CardSet::lowest);
        let high = |among| match lowest_winner(among) {
            winner if last_seat && !winner.is_empty() && laws.said_high.value != SaidHigh::Highest => {
                (winner, "46B1")
            }
            _ => (extremes(among, CardSet::highest), laws.articles.said_high),
        };
        let (candidates, article) = match designation {
            Designation::Card(card) => (CardSet::of(card) & held, "46A"),
            Designation::High => high(legal),
            Designation::HighOf(suit) => high(held.of_suit(suit)),
            Designation::Win => (lowest_winner(legal), laws.articles.said_win),
            Designation::Low => (extremes(legal, CardSet::lowest), laws.articles.said_low),
            Designation::LowOf(suit) => {
                (extremes(held.of_suit(suit), CardSet::lowest), laws.articles.said_low)
            }
            Designation::Suit(suit) => (held.of_suit(suit).lowest().into_iter().collect(), "46B2"),
            Designation::Rank(rank) => self.by_rank(play, CardSet::rank(rank) & legal),
            Designation::Anything => return Err(Refusal::new(Reason::NoDesignation, legal.into())),
        };
        match (candidates.len(), candidates.lowest()) {
            (1, Some(card)) if legal.contains(card) => Ok((card, article)),
            (1, Some(_)) => Err(Refusal::new(Reason::MustFollowSuit, legal.into())),
            (0, _) => Err(Refusal::new(Reason::DesignationVoid, legal.into())),
            _ => Err(Refusal::new(Reason::DesignationAmbiguous, candidates.into())),
        }
    }

    /// Law 46B3: on lead, the suit in which dummy won the last trick goes before the other suits.
    fn by_rank(&self, play: &Play, of_rank: CardSet) -> (CardSet, &'static str) {
        let won_in = self
            .tricks()
            .iter()
            .rev()
            .find(|trick| trick.winner.is_some())
            .and_then(|trick| trick.cards.iter().find(|card| Some(card.seat) == trick.winner).copied())
            .filter(|card| play.suit_led().is_none() && card.seat == play.dummy())
            .map(|card| of_rank.of_suit(card.card.suit()))
            .filter(|cards| !cards.is_empty());
        match won_in {
            Some(cards) => (cards, "46B3(a)"),
            None => (of_rank, "46B3(b)"),
        }
    }
}

/// The highest or lowest card of each suit: one card when dummy must follow, one a suit when it need not.
fn extremes(cards: CardSet, pick: impl Fn(CardSet) -> Option<Card>) -> CardSet {
    Suit::ALL.into_iter().filter_map(|suit| pick(cards.of_suit(suit))).collect()
}

/// The legal cards of dummy of which the declarer, seeing his own hand and what is on the table, can know that no
/// defender still to play can beat them.
fn known_winners(play: &Play, legal: CardSet) -> CardSet {
    let winning = play
        .trick()
        .map(|(_, card)| card)
        .reduce(|best, card| if beats(play.trump(), card, best) { card } else { best });
    let in_trick = play.trick().count();
    let declarer = play.declarer();
    let to_play = |seat: &crate::bridge::Seat| play.leader().steps_to(*seat) > in_trick;
    let threats: CardSet = crate::bridge::Seat::ALL
        .into_iter()
        .filter(|seat| seat.side() != declarer.side() && to_play(seat))
        .map(|seat| {
            let gone = play.shown_out(seat).fold(CardSet::EMPTY, |gone, suit| gone | CardSet::suit(suit));
            // To the declarer any card that is neither played nor in his two hands may be there.
            let seen = play.played() | play.hands()[declarer].known | play.hands()[play.dummy()].known;
            !seen - gone
        })
        .fold(CardSet::EMPTY, |all, cards| all | cards);
    legal
        .iter()
        .filter(|&card| winning.is_none_or(|best| beats(play.trump(), card, best)))
        .filter(|&card| !threats.iter().any(|threat| beats(play.trump(), threat, card)))
        .collect()
}
