//! Round robins (循环赛): printed tables and rotation (directing regulations art. 14).

mod home;
mod numbers;

pub use home::{home_surplus, runs_of_three};
pub use numbers::{early_numbers, second_cycle};

use crate::event::text::number;
use core::fmt;
use home::balance;

/// A match of a round: who is at home and who is away. Its table is its place in the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pairing {
    /// The home side (主队), named first.
    pub home: u32,
    /// The away side (客队).
    pub away: u32,
}

impl Pairing {
    /// The same match with the sides exchanged.
    pub const fn reversed(self) -> Pairing {
        Pairing { home: self.away, away: self.home }
    }

    /// Whether a contestant plays in it.
    pub const fn includes(self, entrant: u32) -> bool {
        self.home == entrant || self.away == entrant
    }

    /// The opponent of a contestant in it.
    pub const fn opponent(self, entrant: u32) -> Option<u32> {
        if self.home == entrant {
            Some(self.away)
        } else if self.away == entrant {
            Some(self.home)
        } else {
            None
        }
    }
}

/// Which table is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundRobin {
    /// The printed tables: 6, 8 and 12 teams, and 5, 7 and 11 with the last table dropped; team k then has its bye in
    /// round k. The table for 12 is as printed although four teams have three home or away matches running.
    Printed,
    /// Anticlockwise rotation (逆时针轮转编排法) as it comes out: number 1 stays and is always at home.
    Rotation,
    /// The same rotation with home and away adjusted: no team has a home match more or less than it must.
    Balanced,
}

/// A round robin that cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RoundRobinError {
    /// There is a printed table only for 5, 6, 7, 8, 11 and 12 contestants.
    NoTable,
    /// Fewer than 2 contestants or more than [`MAX_ROUND_ROBIN`].
    Size,
    /// Two tables can only be joined where the contestants divide into two even halves.
    Halves,
    /// A list of ranks does not name every number of the schedule once.
    Ranks,
}

impl RoundRobinError {
    /// The stable code of the fault.
    pub const fn code(self) -> &'static str {
        match self {
            RoundRobinError::NoTable => "no-table",
            RoundRobinError::Size => "size",
            RoundRobinError::Halves => "halves",
            RoundRobinError::Ranks => "ranks",
        }
    }
}

impl fmt::Display for RoundRobinError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RoundRobinError::NoTable => f.write_str("tables are printed for 5, 6, 7, 8, 11 and 12 teams"),
            RoundRobinError::Size => write!(f, "a round robin needs 2 to {MAX_ROUND_ROBIN} contestants"),
            RoundRobinError::Halves => f.write_str("joined tables need two halves of an even size"),
            RoundRobinError::Ranks => f.write_str("the ranks must name every number once"),
        }
    }
}

impl core::error::Error for RoundRobinError {}

/// The largest round robin laid out here.
pub const MAX_ROUND_ROBIN: u32 = 200;

/// Rounds of matches, by table.
pub type Schedule = Vec<Vec<Pairing>>;

const SIX: &str = "3-5 4-2 1-6|5-4 1-3 6-2|4-1 2-5 3-6|2-3 5-1 6-4|1-2 3-4 5-6";
const EIGHT: &str = "3-6 4-5 2-7 1-8|5-3 7-1 6-4 8-2|4-7 2-6 1-5 3-8|6-1 5-2 7-3 8-4|2-3 6-7 1-4 5-8|\
    7-5 4-2 3-1 8-6|1-2 3-4 5-6 7-8";
const TWELVE: &str = "6-11 2-7 3-8 4-9 5-10 1-12|11-1 10-6 7-3 8-4 9-5 12-2|1-10 2-11 6-9 4-7 5-8 3-12|\
    9-1 10-2 11-3 8-6 7-5 12-4|1-8 2-9 3-10 4-11 6-7 5-12|7-1 8-2 9-3 10-4 11-5 12-6|1-6 2-3 4-5 8-9 10-11 7-12|\
    5-1 4-2 6-3 10-7 11-9 12-8|1-4 2-6 3-5 7-11 8-10 9-12|3-1 5-2 6-4 9-7 11-8 12-10|1-2 3-4 5-6 7-8 9-10 11-12";

/// The schedule of a round robin between numbers 1 to `count`. Odd fields have one round more than opponents: each
/// number rests once.
///
/// # Errors
///
/// [`RoundRobinError`]: no printed table of that size, or too few or too many contestants.
///
/// ```
/// use tricklaw::event::schedule::{RoundRobin, bye_round, round_robin};
/// let rounds = round_robin(6, RoundRobin::Printed).unwrap();
/// assert_eq!((rounds[0][0].home, rounds[0][0].away), (3, 5));
/// let five = round_robin(5, RoundRobin::Printed).unwrap();
/// assert_eq!(bye_round(&five, 4), Some(4));
/// ```
pub fn round_robin(count: u32, kind: RoundRobin) -> Result<Schedule, RoundRobinError> {
    if !(2..=MAX_ROUND_ROBIN).contains(&count) {
        return Err(RoundRobinError::Size);
    }
    let even = count + count % 2;
    let mut rounds = match kind {
        RoundRobin::Printed => read(match even {
            6 => SIX,
            8 => EIGHT,
            12 => TWELVE,
            _ => return Err(RoundRobinError::NoTable),
        }),
        RoundRobin::Rotation => rotation(even, |_, _| false),
        // A moving number changes sides at every step of its way round; number 1 changes every round.
        RoundRobin::Balanced => {
            rotation(even, |round, table| (if table == 0 { round } else { table + 1 }) % 2 == 1)
        }
    };
    if even != count {
        for round in &mut rounds {
            round.retain(|pairing| !pairing.includes(even));
        }
        if kind == RoundRobin::Balanced {
            balance(&mut rounds, count);
        }
    }
    Ok(rounds)
}

fn read(table: &str) -> Schedule {
    let pairing = |text: &str| {
        let (home, away) = text.split_once('-')?;
        Some(Pairing { home: number(home)?, away: number(away)? })
    };
    table.split('|').map(|round| round.split_whitespace().filter_map(pairing).collect()).collect()
}

/// Two columns, 1 to n/2 down and n/2 + 1 to n up; number 1 stays, the others move on one place.
fn rotation(even: u32, exchange: impl Fn(usize, usize) -> bool) -> Schedule {
    let mut line: Vec<u32> = (1..=even).collect();
    let last = line.len() - 1;
    let mut rounds = Vec::with_capacity(last);
    for round in 0..last {
        let pairing = |table: usize| {
            let pairing = Pairing { home: line[table], away: line[last - table] };
            if exchange(round, table) { pairing.reversed() } else { pairing }
        };
        rounds.push((0..line.len() / 2).map(pairing).collect());
        line[1..].rotate_right(1);
    }
    rounds
}

/// The round in which a number rests, from 1; `None` when it plays in every round.
///
/// ```
/// use tricklaw::event::schedule::{RoundRobin, bye_round, round_robin};
/// let seven = round_robin(7, RoundRobin::Printed).unwrap();
/// assert_eq!(bye_round(&seven, 3), Some(3));
/// ```
pub fn bye_round(rounds: &[Vec<Pairing>], entrant: u32) -> Option<u32> {
    let free = |pairings: &Vec<Pairing>| !pairings.iter().any(|pairing| pairing.includes(entrant));
    rounds.iter().position(free).map(|round| round as u32 + 1)
}

/// Two tables joined into one of `count` numbers (拼表): first each half plays its own table, then every number of one
/// half meets every number of the other. For contestants of one region too many to meet early otherwise.
///
/// # Errors
///
/// [`RoundRobinError::Halves`] unless both halves are even, [`RoundRobinError::Size`] beyond [`MAX_ROUND_ROBIN`], else as
/// [`round_robin`] for each half.
///
/// ```
/// use tricklaw::event::schedule::{RoundRobin, joined};
/// let rounds = joined(8, RoundRobin::Rotation).unwrap();
/// // Four teams of one region, numbers 1 to 4, are through with one another after three rounds.
/// assert!(rounds[3..].iter().flatten().all(|pairing| (pairing.home <= 4) != (pairing.away <= 4)));
/// ```
pub fn joined(count: u32, kind: RoundRobin) -> Result<Schedule, RoundRobinError> {
    if !count.is_multiple_of(4) {
        return Err(RoundRobinError::Halves);
    }
    if count > MAX_ROUND_ROBIN {
        return Err(RoundRobinError::Size);
    }
    let half = count / 2;
    let mut rounds = round_robin(half, kind)?;
    for round in &mut rounds {
        let other = |pairing: &Pairing| Pairing { home: pairing.home + half, away: pairing.away + half };
        let second: Vec<Pairing> = round.iter().map(other).collect();
        round.extend(second);
    }
    for shift in 0..half {
        let cross = |own: u32| {
            let pairing = Pairing { home: own, away: half + (own - 1 + shift) % half + 1 };
            if shift.is_multiple_of(2) { pairing } else { pairing.reversed() }
        };
        rounds.push((1..=half).map(cross).collect());
    }
    Ok(rounds)
}
