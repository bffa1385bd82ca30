//! Who plays at home how often (directing regulations art. 14).

use super::{MAX_ROUND_ROBIN, Pairing, Schedule};

/// Home matches less away matches of every number from 1 to `count`, but of no more than [`MAX_ROUND_ROBIN`]; the aim is
/// 0, or 1 either way (directing regulations art. 14).
///
/// ```
/// use tricklaw::event::schedule::{RoundRobin, home_surplus, round_robin};
/// let six = round_robin(6, RoundRobin::Printed).unwrap();
/// assert_eq!(home_surplus(&six, 6), [1, -1, 1, -1, 1, -1]); // 3 and 2 of five matches each
/// ```
pub fn home_surplus(rounds: &[Vec<Pairing>], count: u32) -> Vec<i32> {
    let mut surplus = vec![0; count.min(MAX_ROUND_ROBIN) as usize];
    for pairing in rounds.iter().flatten() {
        for (entrant, change) in [(pairing.home, 1), (pairing.away, -1)] {
            if let Some(own) = surplus.get_mut((entrant as usize).wrapping_sub(1)) {
                *own += change;
            }
        }
    }
    surplus
}

/// Numbers from 1 to `count`, but no more than [`MAX_ROUND_ROBIN`], that play three matches running at home or three away,
/// with the round of the third (directing regulations art. 14 asks that nobody does). A bye in between ends a run.
///
/// ```
/// use tricklaw::event::schedule::{RoundRobin, round_robin, runs_of_three};
/// // The printed table for 12 breaks the rule for four of its teams.
/// let twelve = round_robin(12, RoundRobin::Printed).unwrap();
/// assert_eq!(runs_of_three(&twelve, 12), [(3, 8), (3, 11), (4, 11), (9, 11), (10, 8), (10, 11)]);
/// ```
pub fn runs_of_three(rounds: &[Vec<Pairing>], count: u32) -> Vec<(u32, usize)> {
    let mut runs = Vec::new();
    for entrant in 1..=count.min(MAX_ROUND_ROBIN) {
        let mut run = 0_i32;
        for (round, pairings) in rounds.iter().enumerate() {
            run = match pairings.iter().find(|pairing| pairing.includes(entrant)) {
                None => 0,
                Some(pairing) if pairing.home == entrant => run.max(0) + 1,
                Some(_) => run.min(0) - 1,
            };
            if run.abs() >= 3 {
                runs.push((entrant, round + 1));
            }
        }
    }
    runs
}

/// Exchanges home and away so that in an odd field everybody has as many home as away matches: from a number with two
/// too many, over at most one other, to a number with two too few, the way that leaves the fewest runs of three.
pub(super) fn balance(rounds: &mut Schedule, count: u32) {
    let mut field = Field::new(rounds, count);
    while let Some(way) = field.best_way() {
        for (round, table) in field.matches(&way) {
            rounds[round][table] = rounds[round][table].reversed();
        }
        field.exchange(&way);
    }
}

/// A round robin as who is at home in each round. Numbers are counted from 0 here.
struct Field {
    count: usize,
    /// By number and round: 1 at home, -1 away, 0 at rest.
    sides: Vec<Vec<i32>>,
    /// By number and opponent: the round and table of their match.
    places: Vec<Vec<Option<(usize, usize)>>>,
}

impl Field {
    fn new(rounds: &Schedule, count: u32) -> Field {
        let count = count as usize;
        let mut field = Field {
            count,
            sides: vec![vec![0; rounds.len()]; count],
            places: vec![vec![None; count]; count],
        };
        for (round, pairings) in rounds.iter().enumerate() {
            for (table, pairing) in pairings.iter().enumerate() {
                let (home, away) = (pairing.home as usize - 1, pairing.away as usize - 1);
                (field.sides[home][round], field.sides[away][round]) = (1, -1);
                (field.places[home][away], field.places[away][home]) =
                    (Some((round, table)), Some((round, table)));
            }
        }
        field
    }

    /// The numbers over which a home match is passed on, the first to give and the last to get one; nothing when
    /// nobody has too many.
    fn best_way(&self) -> Option<Vec<usize>> {
        let surplus = |number: usize| self.sides[number].iter().sum::<i32>();
        let from = (0..self.count).find(|&number| surplus(number) > 1)?;
        let targets = (0..self.count).filter(|&number| surplus(number) < -1);
        let ways = targets.flat_map(|to| {
            let over = (0..self.count).filter(move |&over| over != from && over != to);
            core::iter::once(vec![from, to]).chain(over.map(move |over| vec![from, over, to]))
        });
        let open = ways.filter(|way| way.windows(2).all(|pair| self.is_at_home(pair[0], pair[1])));
        open.min_by_key(|way| self.more_runs(way))
    }

    fn is_at_home(&self, number: usize, opponent: usize) -> bool {
        self.places[number][opponent].is_some_and(|(round, _)| self.sides[number][round] == 1)
    }

    /// The matches in which a way exchanges home and away.
    fn matches(&self, way: &[usize]) -> Vec<(usize, usize)> {
        way.windows(2).filter_map(|pair| self.places[pair[0]][pair[1]]).collect()
    }

    /// By how many the runs of three would grow; only those on the way have other sides afterwards.
    fn more_runs(&self, way: &[usize]) -> i32 {
        let rounds: Vec<usize> = self.matches(way).into_iter().map(|(round, _)| round).collect();
        let change = |(place, &number): (usize, &usize)| {
            let own = &rounds[place.saturating_sub(1)..rounds.len().min(place + 1)];
            let sides = self.sides[number].iter().copied();
            let flip = |(round, side): (usize, i32)| if own.contains(&round) { -side } else { side };
            runs(sides.clone().enumerate().map(flip)) - runs(sides)
        };
        way.iter().enumerate().map(change).sum()
    }

    fn exchange(&mut self, way: &[usize]) {
        for pair in way.windows(2) {
            if let Some((round, _)) = self.places[pair[0]][pair[1]] {
                (self.sides[pair[0]][round], self.sides[pair[1]][round]) = (-1, 1);
            }
        }
    }
}

/// How often somebody plays at least a third match running on the same side.
fn runs(sides: impl Iterator<Item = i32>) -> i32 {
    let (mut run, mut long) = (0, 0);
    for side in sides {
        run = if run * side > 0 { run + side } else { side };
        long += i32::from(run.abs() >= 3);
    }
    long
}
