//! A Swiss round in which groups of equal records pair within themselves (directing regulations art. 16).

use super::pairing::swiss_pair;
use super::round::{Rematch, SwissError, SwissHistory, SwissOptions, SwissRound};
use crate::order;

/// Pairs a round of a Swiss won by the unbeaten: each group by itself, as [`swiss_pair`] does it. A group that is odd, or that cannot
/// be paired without a rematch, is paired together with the next one, and the last with the one before it.
///
/// # Errors
///
/// As [`swiss_pair`] of all groups together.
///
/// ```
/// use tricklaw::event::schedule::{Meeting, SwissHistory, SwissOptions, swiss_pair_groups};
/// let meetings = [[1, 7], [2, 8], [3, 6], [4, 5], [1, 2], [3, 4], [5, 6], [7, 8]];
/// let meetings = meetings.into_iter().map(|sides| Meeting { round: 1, sides }).collect();
/// let history = SwissHistory { meetings, byes: Vec::new() };
/// let groups = [vec![1, 3], vec![2, 7, 5, 4], vec![6, 8]];
/// let options = SwissOptions { round: 3, ..SwissOptions::default() };
/// let round = swiss_pair_groups(&groups, &history, &options).unwrap();
/// let pairs: Vec<(u32, u32)> = round.pairs.iter().map(|pair| (pair.home, pair.away)).collect();
/// assert_eq!(pairs, [(1, 3), (2, 5), (4, 7), (6, 8)]); // all eight together would give 5-8 and 4-6
/// ```
pub fn swiss_pair_groups(
    groups: &[Vec<u32>],
    history: &SwissHistory,
    options: &SwissOptions,
) -> Result<SwissRound, SwissError> {
    let all = groups.concat();
    let whole = || swiss_pair(&all, history, options);
    // Whoever is named wrongly is told of among all.
    if all.len() % 2 == 1 || options.continuing.is_some() || order::repeated(&all).is_some() {
        return whole();
    }
    let strict = SwissOptions { rematch: Rematch::Refuse, ..*options };
    let (mut paired, mut open) = (Vec::new(), Vec::new());
    for group in groups {
        open.extend(group.iter().copied());
        if let Some(round) = within(&open, history, &strict) {
            paired.push((core::mem::take(&mut open), round));
        }
    }
    while !open.is_empty() {
        // The last ones go together with those before them.
        let Some((before, _)) = paired.pop() else { return whole() };
        open.splice(0..0, before);
        if let Some(round) = within(&open, history, &strict) {
            paired.push((core::mem::take(&mut open), round));
        }
    }
    let mut round = SwissRound::default();
    round.pairs.extend(paired.into_iter().flat_map(|(_, part)| part.pairs));
    Ok(round)
}

/// The pairs of a group, if it pairs within itself.
fn within(group: &[u32], history: &SwissHistory, options: &SwissOptions) -> Option<SwissRound> {
    group.len().is_multiple_of(2).then(|| swiss_pair(group, history, options).ok()).flatten()
}
