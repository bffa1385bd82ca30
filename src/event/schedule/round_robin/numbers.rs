//! Which contestant has which number: by rank in a second cycle, early meetings within a region.

use super::{Pairing, RoundRobinError, Schedule, bye_round};
use crate::order;

/// The second cycle of a double round robin (双循环): numbers are the ranks after the first cycle, so given that the last
/// round is 1-2, 3-4, ... by rank; whoever was away in the first meeting is at home (directing regulations art. 14 and
/// 18). `ranks` names the contestants best first; the answer is in their numbers of the first cycle.
///
/// # Errors
///
/// [`RoundRobinError::Ranks`] when the ranks do not fit the schedule.
///
/// ```
/// use tricklaw::event::schedule::{RoundRobin, round_robin, second_cycle};
/// let first = round_robin(6, RoundRobin::Printed).unwrap();
/// let second = second_cycle(&first, &[4, 2, 6, 1, 3, 5]).unwrap();
/// // 4-2, 1-6 and 3-5 were played in the first round of the first cycle.
/// let last: Vec<(u32, u32)> = second[4].iter().map(|pairing| (pairing.home, pairing.away)).collect();
/// assert_eq!(last, [(2, 4), (6, 1), (5, 3)]);
/// ```
pub fn second_cycle(first: &[Vec<Pairing>], ranks: &[u32]) -> Result<Schedule, RoundRobinError> {
    let sorted = order::ascending(ranks.iter().copied());
    let numbers = first.iter().flatten().flat_map(|pairing| [pairing.home, pairing.away]).max().unwrap_or(0);
    if !sorted.iter().copied().eq(1..=numbers) {
        return Err(RoundRobinError::Ranks);
    }
    // The numbers in the order the last round names them: the printed tables' own, whoever rests at the end.
    let last = first.last().into_iter().flatten().flat_map(|pairing| {
        let (home, away) = (pairing.home, pairing.away);
        [home.min(away), home.max(away)]
    });
    let mut order: Vec<u32> = last.collect();
    order.extend((1..=numbers).filter(|&number| bye_round(first, number) == Some(first.len() as u32)));
    let mut entrants = vec![0; numbers as usize + 1];
    for (&entrant, &number) in ranks.iter().zip(&order) {
        entrants[number as usize] = entrant;
    }
    let entrant = |number: u32| entrants[number as usize];
    let place = |pairing: &Pairing| {
        let pairing = Pairing { home: entrant(pairing.home), away: entrant(pairing.away) };
        if first.iter().flatten().any(|earlier| *earlier == pairing) { pairing.reversed() } else { pairing }
    };
    Ok(first.iter().map(|round| round.iter().map(place).collect()).collect())
}

/// The numbers to give to contestants of one region so that they meet as early as possible (控制抽签): of all choices
/// of `size` numbers one whose last mutual meeting is earliest, and that round. `None` when the schedule has fewer
/// numbers, or when more than `budget` partial choices were looked at.
///
/// ```
/// use tricklaw::event::schedule::{RoundRobin, early_numbers, round_robin};
/// let eight = round_robin(8, RoundRobin::Printed).unwrap();
/// assert_eq!(early_numbers(&eight, 2, 10_000), Some((vec![1, 8], 1)));
/// let (four, last) = early_numbers(&eight, 4, 10_000).unwrap();
/// assert_eq!((four.len(), last), (4, 5));
/// ```
pub fn early_numbers(rounds: &[Vec<Pairing>], size: u32, budget: u32) -> Option<(Vec<u32>, u32)> {
    let all = rounds.iter().flatten().flat_map(|pairing| [pairing.home, pairing.away]);
    let numbers = order::distinct(all.map(u64::from).collect());
    let place = |number: u32| numbers.binary_search(&number.into()).unwrap_or(0);
    // The round in which two first meet, by their places.
    let mut meeting = vec![vec![usize::MAX; numbers.len()]; numbers.len()];
    for (index, round) in rounds.iter().enumerate() {
        for pairing in round {
            let (one, other) = (place(pairing.home), place(pairing.away));
            let first = meeting[one][other].min(index + 1);
            (meeting[one][other], meeting[other][one]) = (first, first);
        }
    }
    let everybody: Vec<usize> = (0..numbers.len()).collect();
    let mut left = budget;
    // Nobody meets more than one a round.
    for last in (size as usize).saturating_sub(1)..=rounds.len() {
        let fits = |one: usize, other: usize| meeting[one][other] <= last;
        let mut chosen = Vec::new();
        if choose(&mut chosen, &everybody, size as usize, &fits, &mut left) {
            return Some((chosen.into_iter().map(|place| numbers[place] as u32).collect(), last as u32));
        }
        if left == 0 {
            return None;
        }
    }
    None
}

/// Completes a choice of numbers that fit one another by some of those that fit all chosen so far.
fn choose(
    chosen: &mut Vec<usize>,
    fitting: &[usize],
    size: usize,
    fits: &impl Fn(usize, usize) -> bool,
    left: &mut u32,
) -> bool {
    if chosen.len() == size {
        return true;
    }
    for (place, &own) in fitting.iter().enumerate() {
        let later = &fitting[place + 1..];
        if *left == 0 || chosen.len() + 1 + later.len() < size {
            return false;
        }
        *left -= 1;
        let both: Vec<usize> = later.iter().copied().filter(|&other| fits(own, other)).collect();
        chosen.push(own);
        if choose(chosen, &both, size, fits, left) {
            return true;
        }
        chosen.pop();
    }
    false
}
