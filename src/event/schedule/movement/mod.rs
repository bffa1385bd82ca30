//! Movements of pairs and individual events: who sits where with which boards in every round.

mod howell;
mod individual;
mod mitchell;
mod web;

pub use howell::howell;
pub use individual::{IndividualMovement, IndividualSitting, individual, individual_sitting_out};
pub use mitchell::{Mitchell, mitchell};
pub use web::web;

use crate::order;
use core::fmt;

/// Two pairs at a table for a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sitting {
    /// The round, from 1.
    pub round: u32,
    /// The table, from 1.
    pub table: u32,
    /// The pair sitting north-south.
    pub ns: u32,
    /// The pair sitting east-west.
    pub ew: u32,
    /// The set of boards, from 1. With b boards a set, set s holds boards `(s - 1) × b + 1` to `s × b`.
    pub set: u32,
}

/// A movement of a pairs event.
///
/// ```
/// use tricklaw::event::schedule::{Mitchell, mitchell};
/// let movement = mitchell(5, 5, Mitchell::Straight).unwrap();
/// assert_eq!((movement.pairs, movement.sets, movement.copies()), (10, 5, 1));
/// // Nine pairs: whoever should meet pair 10 sits out.
/// assert_eq!(movement.without(10).sitting_out(1), [5]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Movement {
    /// How many pairs there are, numbered from 1. In a Mitchell movement of n tables pairs 1 to n sit north-south
    /// and n + 1 to 2n east-west.
    pub pairs: u32,
    /// How many tables are used.
    pub tables: u32,
    /// How many rounds are played.
    pub rounds: u32,
    /// How many different sets of boards are used.
    pub sets: u32,
    /// Every sitting, by round and table.
    pub sittings: Vec<Sitting>,
}

/// A movement that cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MovementError {
    /// The number of tables is outside these bounds or of the wrong kind (odd or even).
    Tables {
        /// Fewest tables.
        from: u32,
        /// Most tables.
        to: u32,
        /// From one number of tables to the next: 2 where the movement is for odd or for even numbers only, as those bounds are.
        step: u32,
    },
    /// The movement has at most that many rounds.
    Rounds {
        /// Most rounds.
        most: u32,
    },
    /// No movement of this kind was found for these numbers.
    NotFound,
}

impl MovementError {
    /// The stable code of the fault.
    pub const fn code(self) -> &'static str {
        match self {
            MovementError::Tables { .. } => "tables",
            MovementError::Rounds { .. } => "rounds",
            MovementError::NotFound => "not-found",
        }
    }
}

impl fmt::Display for MovementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MovementError::Tables { from, to, step } => {
                let kind = match (step, from % 2) {
                    (2, 0) => ", an even number",
                    (2, _) => ", an odd number",
                    _ => "",
                };
                write!(f, "this movement is for {from} to {to} tables{kind}")
            }
            MovementError::Rounds { most } => write!(f, "this movement has 1 to {most} rounds"),
            MovementError::NotFound => f.write_str("there is no movement of this kind for these numbers"),
        }
    }
}

impl core::error::Error for MovementError {}

/// The most tables a movement is laid out for.
pub const MAX_TABLES: u32 = 100;

/// Something that must not happen in a movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MovementFault {
    /// A pair sits in two places in one round.
    TwoPlaces {
        /// The pair.
        pair: u32,
        /// The round.
        round: u32,
    },
    /// Two pairs meet twice.
    MeetAgain {
        /// One of them.
        one: u32,
        /// The other.
        other: u32,
        /// The round of the second meeting.
        round: u32,
    },
    /// A pair plays a set of boards twice.
    SetAgain {
        /// The pair.
        pair: u32,
        /// The set.
        set: u32,
        /// The second time.
        round: u32,
    },
}

impl Movement {
    /// What is wrong with the movement; nothing for every movement made here.
    pub fn faults(&self) -> Vec<MovementFault> {
        let mut faults = Vec::new();
        let sorted =
            order::sorted_by_key(self.sittings.iter().copied(), |sitting| (sitting.round, sitting.table));
        for (place, now) in sorted.iter().enumerate() {
            let round = now.round;
            for before in &sorted[..place] {
                for pair in [now.ns, now.ew] {
                    if before.ns != pair && before.ew != pair {
                        continue;
                    }
                    if before.round == round {
                        faults.push(MovementFault::TwoPlaces { pair, round });
                    }
                    if before.set == now.set {
                        faults.push(MovementFault::SetAgain { pair, set: now.set, round });
                    }
                }
                if [(before.ns, before.ew), (before.ew, before.ns)].contains(&(now.ns, now.ew)) {
                    faults.push(MovementFault::MeetAgain { one: now.ns, other: now.ew, round });
                }
            }
        }
        faults
    }

    /// How many copies of the boards are needed for no table to wait for another: the most tables that play one set
    /// in the same round. Two tables side by side may share one copy instead.
    pub fn copies(&self) -> u32 {
        let places = order::ascending(self.sittings.iter().map(|sitting| (sitting.round, sitting.set)));
        places.chunk_by(|a, b| a == b).map(|same| same.len() as u32).max().unwrap_or(0)
    }

    /// The movement with a pair missing: whoever should meet it sits out.
    #[must_use]
    pub fn without(mut self, pair: u32) -> Movement {
        self.sittings.retain(|sitting| sitting.ns != pair && sitting.ew != pair);
        self
    }

    /// Who sits out in a round: everybody who plays in another one. A pair that is missing sits nowhere.
    pub fn sitting_out(&self, round: u32) -> Vec<u32> {
        let sits = |pair: u32, sitting: &Sitting| sitting.ns == pair || sitting.ew == pair;
        let plays = |pair: u32| self.sittings.iter().any(|sitting| sits(pair, sitting));
        let now = |pair: u32| self.sittings.iter().any(|at| at.round == round && sits(pair, at));
        (1..=self.pairs).filter(|&pair| plays(pair) && !now(pair)).collect()
    }
}

/// Builds a movement from the pair and set at every round and table, both from 0: `(ns, ew, set)`.
fn build(
    tables: u32,
    rounds: u32,
    sets: u32,
    pairs: u32,
    seat: impl Fn(u32, u32) -> (u32, u32, u32),
) -> Movement {
    let mut sittings = Vec::with_capacity((tables * rounds) as usize);
    for round in 0..rounds {
        for table in 0..tables {
            let (ns, ew, set) = seat(round, table);
            sittings.push(Sitting {
                round: round + 1,
                table: table + 1,
                ns: ns + 1,
                ew: ew + 1,
                set: set + 1,
            });
        }
    }
    Movement { pairs, tables, rounds, sets, sittings }
}
