//! The twenty results of a deal: what each declarer can make in each denomination.

use super::bounds::Bounds;
use super::budget::Budget;
use super::position::{Position, PositionError};
use super::solver::Solver;
use crate::bridge::{BySeat, Deal, Denomination, Seat, Side};
use crate::cards::CardSet;
use core::fmt;

/// Tricks by declarer and denomination.
///
/// ```
/// use tricklaw::bridge::solve::{Options, Solver};
/// use tricklaw::bridge::{Deal, Denomination, Seat, Side};
/// // North has all the spades, east all the hearts.
/// let table = Solver::new(Options::default()).table(&Deal::from_number(0).unwrap());
/// assert_eq!(table.tricks(Seat::South, Denomination::Spades), 13);
/// assert_eq!(table.best(Side::NorthSouth, Denomination::Hearts), 0);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TrickTable([BySeat<u8>; 5]);

impl TrickTable {
    /// The table of what `tricks` gives for each declarer and denomination.
    pub fn from_fn(mut tricks: impl FnMut(Seat, Denomination) -> u8) -> TrickTable {
        TrickTable(Denomination::ALL.map(|denomination| BySeat::from_fn(|seat| tricks(seat, denomination))))
    }

    /// The tricks of a declarer in a denomination.
    pub const fn tricks(&self, declarer: Seat, denomination: Denomination) -> u8 {
        self.0[denomination.index()].0[declarer.index()]
    }

    /// The tricks of a side in a denomination, played by the better placed of the two.
    pub fn best(&self, side: Side, denomination: Denomination) -> u8 {
        let of = |seat: Seat| if seat.side() == side { self.tricks(seat, denomination) } else { 0 };
        Seat::ALL.into_iter().map(of).max().unwrap_or(0)
    }
}

impl fmt::Display for TrickTable {
    /// A line for each declarer, the denominations from notrump down.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, " ")?;
        for denomination in Denomination::ALL.into_iter().rev() {
            write!(f, "{:>3}", denomination.to_string())?;
        }
        for seat in Seat::ALL {
            write!(f, "\n{seat}")?;
            for denomination in Denomination::ALL.into_iter().rev() {
                write!(f, "{:>3}", self.tricks(seat, denomination))?;
            }
        }
        Ok(())
    }
}

/// The work of filling a [`TrickTable`], to be done in one go or in pieces.
///
/// ```
/// use tricklaw::bridge::solve::{Budget, Options, Solver, TableTask};
/// use tricklaw::bridge::{Deal, Denomination, Seat};
/// use tricklaw::cards::Source;
/// let deal = Deal::random(&mut Source::from_seed(1));
/// let mut solver = Solver::new(Options::default());
/// let mut task = TableTask::of_deal(&deal);
/// while !task.run(&mut solver, &mut Budget::nodes(20_000)) {
///     // Here a page could breathe, and show what is known so far.
///     assert!(task.done() < 20);
/// }
/// let table = task.table().unwrap();
/// assert!(table.tricks(Seat::North, Denomination::Hearts) <= 13);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableTask {
    hands: BySeat<CardSet>,
    tricks: u8,
    /// Tricks of the declarer.
    bounds: [BySeat<Bounds>; 5],
}

/// Partners one after the other: what one makes the other mostly makes too.
const DECLARERS: [Seat; 4] = [Seat::North, Seat::South, Seat::East, Seat::West];

impl TableTask {
    /// The table of a deal.
    pub fn of_deal(deal: &Deal) -> TableTask {
        TableTask::open(*deal.hands(), 13)
    }

    /// The table of four hands of any one length.
    ///
    /// # Errors
    ///
    /// What [`Position::new`] says about them.
    pub fn new(hands: BySeat<CardSet>) -> Result<TableTask, PositionError> {
        let position = Position::new(hands, Denomination::NoTrump, Seat::North, &[])?;
        Ok(TableTask::open(hands, position.tricks_left()))
    }

    fn open(hands: BySeat<CardSet>, tricks: u8) -> TableTask {
        TableTask { hands, tricks, bounds: [BySeat([Bounds::open(tricks); 4]); 5] }
    }

    /// What is known of the tricks of a declarer.
    pub fn bounds(&self, declarer: Seat, denomination: Denomination) -> Bounds {
        self.bounds[denomination.index()][declarer]
    }

    /// How many of the twenty results are exact.
    pub fn done(&self) -> usize {
        self.bounds.iter().flat_map(|row| &row.0).filter(|bounds| bounds.exact().is_some()).count()
    }

    /// The table, once every result is exact.
    pub fn table(&self) -> Option<TrickTable> {
        let all = self.done() == 20;
        all.then(|| TrickTable::from_fn(|seat, denomination| self.bounds(seat, denomination).lower))
    }

    /// Goes on until the table is complete or the budget over; says whether it is complete.
    pub fn run(&mut self, solver: &mut Solver, budget: &mut Budget<'_>) -> bool {
        for denomination in Denomination::ALL.into_iter().rev() {
            // Tricks of north and south, from the declarer solved last.
            let mut guess = None;
            for declarer in DECLARERS {
                let known = self.bounds[denomination.index()][declarer];
                let ours = declarer.side() == Side::NorthSouth;
                if known.exact().is_none() {
                    let leader = declarer.next();
                    let Ok(position) = Position::new(self.hands, denomination, leader, &[]) else {
                        return false;
                    };
                    let at = solver.at(&position);
                    let theirs = match guess {
                        Some(tricks) if ours => self.tricks - tricks,
                        Some(tricks) => tricks,
                        None => at.guess(),
                    };
                    let found = solver.narrow(&at, None, known.others(self.tricks), theirs, budget);
                    self.bounds[denomination.index()][declarer] = found.others(self.tricks);
                    if found.exact().is_none() {
                        return false;
                    }
                }
                let made = self.bounds[denomination.index()][declarer].lower;
                guess = Some(if ours { made } else { self.tricks - made });
            }
        }
        true
    }
}

impl Solver {
    /// The twenty results of a deal, however long it takes; see [`TableTask`] for more say in it.
    pub fn table(&mut self, deal: &Deal) -> TrickTable {
        let mut task = TableTask::of_deal(deal);
        task.run(self, &mut Budget::unlimited());
        TrickTable::from_fn(|seat, denomination| task.bounds(seat, denomination).lower)
    }
}
