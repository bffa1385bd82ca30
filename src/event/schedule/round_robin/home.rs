//! Who plays at home how often (directing regulations art. 14).

use super::{Pairing, Schedule};

/// Home matches less away matches of every number, from number 1; the aim is 0, or 1 either way (directing regulations
/// art. 14).
///
/// ```
/// use tricklaw::event::schedule::{RoundRobin, home_surplus, round_robin};
/// let six = round_robin(6, RoundRobin::Printed).unwrap();
/// assert_eq!(home_surplus(&six, 6), [1, -1, 1, -1, 1, -1]); // 3 and 2 of five matches each
/// ```
pub fn home_surplus(rounds: &[Vec<Pairing>], count: u32) -> Vec<i32> {
    let mut surplus = vec![0; count as usize + 1];
    for pairing in rounds.iter().flatten() {
        for (entrant, change) in [(pairing.home, 1), (pairing.away, -1)] {
            if let Some(own) = surplus.get_mut(entrant as usize) {
                *own += change;
            }
        }
    }
    surplus.remove(0);
    surplus
}

/// Numbers that play three matches running at home or three away, with the round of the third (directing regulations
/// art. 14 asks that nobody does). A bye in between ends a run.
///
/// ```
/// use tricklaw::event::schedule::{RoundRobin, round_robin, runs_of_three};
/// // The printed table for 12 breaks the rule for four of its teams.
/// let twelve = round_robin(12, RoundRobin::Printed).unwrap();
/// assert_eq!(runs_of_three(&twelve, 12), [(3, 8), (3, 11), (4, 11), (9, 11), (10, 8), (10, 11)]);
/// ```
pub fn runs_of_three(rounds: &[Vec<Pairing>], count: u32) -> Vec<(u32, usize)> {
    let mut runs = Vec::new();
    for entrant in 1..=count {
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
    loop {
        let surplus = home_surplus(rounds, count);
        let Some(from) = (1..=count).find(|&entrant| surplus[entrant as usize - 1] > 1) else { return };
        let targets = (1..=count).filter(|&entrant| surplus[entrant as usize - 1] < -1);
        let at_home = |rounds: &Schedule, home: u32, away: u32| {
            rounds.iter().enumerate().find_map(|(round, pairings)| {
                let table = pairings.iter().position(|pairing| *pairing == Pairing { home, away })?;
                Some((round, table))
            })
        };
        let mut ways: Vec<Vec<(usize, usize)>> = Vec::new();
        for to in targets {
            ways.extend(at_home(rounds, from, to).map(|one| vec![one]));
            for over in (1..=count).filter(|&over| over != from && over != to) {
                if let (Some(one), Some(two)) = (at_home(rounds, from, over), at_home(rounds, over, to)) {
                    ways.push(vec![one, two]);
                }
            }
        }
        let exchanged = |way: &Vec<(usize, usize)>| {
            let mut changed = rounds.clone();
            for &(round, table) in way {
                changed[round][table] = changed[round][table].reversed();
            }
            changed
        };
        let best = ways.iter().map(exchanged).min_by_key(|changed| runs_of_three(changed, count).len());
        match best {
            Some(better) => *rounds = better,
            None => return,
        }
    }
}
