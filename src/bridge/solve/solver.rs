//! Questions about a position, turned into searches.

use super::bounds::Bounds;
use super::budget::Budget;
use super::hints::Hints;
use super::ply::Ply;
use super::position::Position;
use super::relative_position::Relative;
use super::search::{STOPPED, Search, YES};
use super::table::Table;
use crate::bridge::{BySeat, Denomination};
use crate::cards::{Card, CardSet};
use core::fmt;

/// What a [`Solver`] may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The most memory for the table of what was proved, in bytes. It grows as needed and never beyond; when it is
    /// full it forgets what is quickest to prove again. 24 MiB unless said otherwise; the least it works with is about
    /// 160 KiB.
    pub table_bytes: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options { table_bytes: 24 << 20 }
    }
}

/// A card and what playing it leads to.
///
/// ```
/// use tricklaw::bridge::solve::{Budget, Options, Position, Solver};
/// use tricklaw::bridge::{BySeat, Denomination, Seat};
/// use tricklaw::cards::{Card, CardSet};
/// let hand = |text: &str| text.split(' ').map(|c| c.parse::<Card>().unwrap()).collect::<CardSet>();
/// let hands = BySeat([hand("SA SQ"), hand("H3 H2"), hand("S4 D3"), hand("SK D5")]);
/// let position = Position::new(hands, Denomination::NoTrump, Seat::South, &[]).unwrap();
/// let values = Solver::new(Options::default()).cards(&position, &mut Budget::unlimited());
/// assert_eq!((values[0].card.to_string(), values[0].tricks.exact()), ("S4".to_string(), Some(2)));
/// assert_eq!((values[1].card.to_string(), values[1].tricks.exact()), ("D3".to_string(), Some(1)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CardValue {
    /// The card.
    pub card: Card,
    /// The tricks the side to move takes from here to the end after playing it, the trick under way included.
    pub tricks: Bounds,
}

/// A double-dummy solver: the result of a position when all four players see all cards and play their best.
///
/// It keeps what it has proved while the positions come from the same deal in the same denomination, so that a play
/// can be followed card by card at little cost.
///
/// ```
/// use tricklaw::bridge::solve::{Budget, Options, Position, Solver};
/// use tricklaw::bridge::{BySeat, Denomination, Seat};
/// use tricklaw::cards::{Card, CardSet};
/// let hand = |text: &str| text.split(' ').map(|c| c.parse::<Card>().unwrap()).collect::<CardSet>();
/// let hands = BySeat([hand("SA SQ"), hand("H3 H2"), hand("S4 S3"), hand("SK S2")]);
/// let mut solver = Solver::new(Options::default());
/// // South leads through the king.
/// let position = Position::new(hands, Denomination::NoTrump, Seat::South, &[]).unwrap();
/// assert_eq!(solver.tricks(&position, &mut Budget::unlimited()).exact(), Some(2));
/// // North has to lead away from the queen.
/// let position = Position::new(hands, Denomination::NoTrump, Seat::North, &[]).unwrap();
/// assert_eq!(solver.tricks(&position, &mut Budget::unlimited()).exact(), Some(1));
/// ```
pub struct Solver {
    table: Table,
    hints: Hints,
    /// Where the cards lay in the deal the table speaks of, and in which denomination.
    deal: Option<(Denomination, BySeat<CardSet>)>,
}

impl fmt::Debug for Solver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solver").field("bytes", &self.table.bytes()).field("deal", &self.deal).finish()
    }
}

impl Solver {
    /// A solver that knows nothing yet.
    pub fn new(options: Options) -> Solver {
        Solver { table: Table::new(options.table_bytes), hints: Hints::new(), deal: None }
    }

    /// Forgets everything proved so far. Nothing needs this: answers never depend on what was asked before.
    pub fn reset(&mut self) {
        self.table.clear();
        self.deal = None;
    }

    /// The most tricks the side to move can take from here to the end, the trick under way included.
    ///
    /// When the budget ends first, what is proved by then; asked again with a new budget it goes on from there.
    pub fn tricks(&mut self, position: &Position, budget: &mut Budget<'_>) -> Bounds {
        self.refine(position, Bounds::open(position.tricks_left()), budget)
    }

    /// [`Solver::tricks`] within bounds that are known to hold: what an earlier search left, for one.
    pub fn refine(&mut self, position: &Position, known: Bounds, budget: &mut Budget<'_>) -> Bounds {
        let at = self.at(position);
        let guess = at.guess();
        self.narrow(&at, None, known, guess, budget)
    }

    /// Whether the side to move can take at least `target` tricks; nothing when the budget ends first.
    pub fn reaches(&mut self, position: &Position, target: u8, budget: &mut Budget<'_>) -> Option<bool> {
        let tricks = position.tricks_left();
        if target == 0 || target > tricks {
            return Some(target == 0);
        }
        let at = self.at(position);
        self.probe(&at, None, target, budget)
    }

    /// What each legal card leads to, best first; among equals the lowest card of the lowest suit first.
    ///
    /// When the budget ends first, what is proved by then.
    pub fn cards(&mut self, position: &Position, budget: &mut Budget<'_>) -> Vec<CardValue> {
        let at = self.at(position);
        let all = Bounds::open(position.tricks_left());
        let legal = position.legal();
        let best = match legal.len() {
            0 => return Vec::new(),
            // The value of a single card takes no comparison.
            1 => all,
            _ => self.narrow(&at, None, all, at.guess(), budget),
        };
        let mut values: Vec<CardValue> = Vec::with_capacity(legal.len());
        let mut classes: Vec<(u32, Bounds)> = Vec::new();
        for card in legal {
            let class = at.class(card);
            let known = classes.iter().find(|(other, _)| *other == class).map(|&(_, tricks)| tricks);
            let tricks = known.unwrap_or_else(|| {
                let known = Bounds { lower: 0, upper: best.upper };
                let tricks = self.narrow(&at, Some(class), known, best.upper, budget);
                classes.push((class, tricks));
                tricks
            });
            // In its place at once: a sort for a dozen values would be larger than the rest of this.
            let rank = |tricks: Bounds| (tricks.lower, tricks.upper);
            let place = values.partition_point(|value| rank(value.tricks) >= rank(tricks));
            values.insert(place, CardValue { card, tricks });
        }
        values
    }

    /// Takes a position over, and keeps what is known if it comes from the same deal.
    pub(super) fn at(&mut self, position: &Position) -> Relative {
        let held = position.held();
        let same = |(denomination, hands): &(Denomination, BySeat<CardSet>)| {
            *denomination == position.denomination()
                && hands.iter().all(|(seat, hand)| hand.contains_all(held[seat]))
        };
        if !self.deal.as_ref().is_some_and(same) {
            self.table.clear();
            self.deal = Some((position.denomination(), held));
        }
        position.relative()
    }

    /// Narrows what is known about the tricks of the side to move, when it plays `card` if one is given.
    pub(super) fn narrow(
        &mut self,
        at: &Relative,
        card: Option<u32>,
        known: Bounds,
        guess: u8,
        budget: &mut Budget<'_>,
    ) -> Bounds {
        let mut bounds = known;
        let mut target = guess;
        while bounds.lower < bounds.upper {
            target = target.clamp(bounds.lower + 1, bounds.upper);
            match self.probe(at, card, target, budget) {
                Some(true) => {
                    bounds.lower = target;
                    target += 1;
                }
                Some(false) => {
                    bounds.upper = target - 1;
                    target -= 1;
                }
                None => break,
            }
        }
        bounds
    }

    /// Whether the side to move takes `target` tricks, with `card` if one is given.
    fn probe(
        &mut self,
        at: &Relative,
        card: Option<u32>,
        target: u8,
        budget: &mut Budget<'_>,
    ) -> Option<bool> {
        if at.trumps {
            self.ask::<true>(at, card, target, budget)
        } else {
            self.ask::<false>(at, card, target, budget)
        }
    }

    fn ask<const TRUMP: bool>(
        &mut self,
        at: &Relative,
        card: Option<u32>,
        target: u8,
        budget: &mut Budget<'_>,
    ) -> Option<bool> {
        let leads = at.turn & 1 == 0;
        let (node, hands) = (&at.node, &at.node.hands());
        // The search speaks of the side that led.
        let need = if leads { u32::from(target) } else { node.tricks + 1 - u32::from(target) };
        let ply = Ply { need, ..at.ply };
        let mut search = Search::new(&mut self.table, &mut self.hints, budget);
        let mut proof = 0;
        let answer = match (at.turn, card) {
            (0, None) => search.trick::<TRUMP>(node, need),
            (1, None) => search.play::<TRUMP, 1>(node, hands, &ply, None, &mut proof),
            (2, None) => search.play::<TRUMP, 2>(node, hands, &ply, None, &mut proof),
            (_, None) => search.play::<TRUMP, 3>(node, hands, &ply, None, &mut proof),
            (0, Some(card)) => search.put::<TRUMP, 0>(node, hands, &ply, card),
            (1, Some(card)) => search.put::<TRUMP, 1>(node, hands, &ply, card),
            (2, Some(card)) => search.put::<TRUMP, 2>(node, hands, &ply, card),
            (_, Some(card)) => search.put::<TRUMP, 3>(node, hands, &ply, card),
        };
        search.settle();
        if answer & STOPPED != 0 { None } else { Some((answer & YES != 0) == leads) }
    }
}
