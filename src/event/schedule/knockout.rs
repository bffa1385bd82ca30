//! Single elimination (单败淘汰赛, directing regulations art. 13(1), Shengji art. 25).

use super::bracket::{Bracket, BracketMatch, Part, PositionsError, Slot, check_positions};

/// Matches for places below the final (附加赛).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct ExtraMatches {
    /// The losers of the semi-finals play for third place.
    pub third: bool,
    /// The losers of the quarter-finals play for fifth place: two matches, then their winners.
    pub fifth: bool,
}

/// The bracket over the positions of a draw: match i of the first round is between positions 2i - 1 and 2i, and
/// winners meet pairwise.
///
/// # Errors
///
/// [`PositionsError`] unless the number of positions is a power of two from 2 to [`MAX_BRACKET`](super::MAX_BRACKET), nobody
/// stands on two of them, and each has a contestant or a bye.
///
/// ```
/// use tricklaw::event::schedule::{ExtraMatches, Slot, knockout};
/// let slots = [1, 4, 3, 2].map(Slot::Entrant);
/// let mut bracket = knockout(&slots, ExtraMatches { third: true, fifth: false }).unwrap();
/// for (game, winner) in [(0, 1), (1, 2), (2, 2), (3, 3)] {
///     bracket.record(game, winner).unwrap();
/// }
/// assert_eq!(bracket.champion(), Some(2));
/// ```
pub fn knockout(positions: &[Slot], extra: ExtraMatches) -> Result<Bracket, PositionsError> {
    check_positions(positions)?;
    let mut matches = Vec::new();
    let mut rounds: Vec<Vec<usize>> = Vec::new();
    let mut slots = positions.to_vec();
    while slots.len() > 1 {
        let round = rounds.len() as u32 + 1;
        let ids = add_round(&mut matches, &slots, round, Part::Main);
        slots = ids.iter().map(|&id| Slot::Winner(id)).collect();
        rounds.push(ids);
    }
    let last = rounds.len();
    let losers = |round: &[usize]| -> Vec<Slot> { round.iter().map(|&id| Slot::Loser(id)).collect() };
    if extra.third && last >= 2 {
        add_round(&mut matches, &losers(&rounds[last - 2]), last as u32, Part::Third);
    }
    if extra.fifth && last >= 3 {
        let first = add_round(&mut matches, &losers(&rounds[last - 3]), last as u32 - 1, Part::Fifth);
        let winners: Vec<Slot> = first.into_iter().map(Slot::Winner).collect();
        add_round(&mut matches, &winners, last as u32, Part::Fifth);
    }
    Ok(Bracket::new(matches))
}

/// Adds a match for every two neighbouring slots; their numbers.
pub(super) fn add_round(
    matches: &mut Vec<BracketMatch>,
    slots: &[Slot],
    round: u32,
    part: Part,
) -> Vec<usize> {
    let mut ids = Vec::with_capacity(slots.len() / 2);
    for pair in slots.chunks_exact(2) {
        ids.push(matches.len());
        matches.push(BracketMatch { round, part, slots: [pair[0], pair[1]], outcome: None });
    }
    ids
}
