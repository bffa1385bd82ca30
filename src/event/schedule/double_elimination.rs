//! Double elimination (双败淘汰赛, directing regulations art. 13(2), Shengji art. 25).

use super::bracket::{Bracket, BracketMatch, Part, PositionsError, Slot, check_positions};
use super::knockout::add_round;

/// How the losers' side takes in those who lose on the winners' side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Layout {
    /// Standard (标准编排): the losers' side plays extra rounds of its own, so that as many are left there as come in.
    #[default]
    Standard,
    /// Compact (紧凑编排): newcomers play at once, the others of the losers' side among themselves.
    Compact,
}

/// From which end newcomers to the losers' side find their opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Feed {
    /// Alternately, beginning from the bottom: the losers of the second round meet the far half first.
    #[default]
    BottomFirst,
    /// Alternately, beginning from the top.
    TopFirst,
    /// Always from the top. Contestants may meet again early.
    AlwaysTop,
}

impl Feed {
    /// Whether the newcomers of that round of the winners' side (2, 3, ...) come in from the bottom.
    const fn enters_at_bottom(self, round: u32) -> bool {
        match self {
            Feed::BottomFirst => round.is_multiple_of(2),
            Feed::TopFirst => !round.is_multiple_of(2),
            Feed::AlwaysTop => false,
        }
    }
}

/// What happens when the losers' champion wins the final; it has to be announced beforehand (Shengji art. 25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FinalRule {
    /// Each then has one loss: a second final decides (附加决赛).
    SecondFinal,
    /// One final decides.
    SingleFinal,
}

/// The bracket over the positions of a draw. Of two the loser of their match is the losers' champion at once, and they meet
/// again in the final.
///
/// The layouts follow the words of the article; its chart for 16 teams is not legible in print, and these are not
/// claimed to be it.
///
/// ```
/// use tricklaw::event::schedule::{Feed, FinalRule, Layout, Slot, double_elimination};
/// let slots: Vec<Slot> = (1..=8).map(Slot::Entrant).collect();
/// let bracket =
///     double_elimination(&slots, Layout::Standard, Feed::BottomFirst, FinalRule::SingleFinal).unwrap();
/// assert_eq!(bracket.matches().len(), 14); // everybody but the champion loses twice, one of them once
/// ```
///
/// # Errors
///
/// [`PositionsError`] unless the number of positions is a power of two from 2 to [`MAX_BRACKET`](super::MAX_BRACKET), nobody
/// stands on two of them, and each has a contestant or a bye.
pub fn double_elimination(
    positions: &[Slot],
    layout: Layout,
    feed: Feed,
    last: FinalRule,
) -> Result<Bracket, PositionsError> {
    check_positions(positions)?;
    let mut matches = match layout {
        Layout::Standard => standard(positions, feed),
        Layout::Compact => compact(positions, feed),
    };
    let round = matches.iter().map(|game| game.round).max().unwrap_or(0) + 1;
    let champion = |part| matches.iter().rposition(|game| game.part == part);
    let main = champion(Part::Main).unwrap_or(0);
    let slots = [Slot::Winner(main), champion(Part::Losers).map_or(Slot::Loser(main), Slot::Winner)];
    matches.push(BracketMatch { round, part: Part::Final, slots, outcome: None });
    if last == FinalRule::SecondFinal {
        let first = matches.len() - 1;
        let slots = [Slot::Winner(first), Slot::Loser(first)];
        matches.push(BracketMatch { round: round + 1, part: Part::SecondFinal, slots, outcome: None });
    }
    Ok(Bracket::new(matches))
}

fn winners(ids: &[usize]) -> Vec<Slot> {
    ids.iter().map(|&id| Slot::Winner(id)).collect()
}

fn losers(ids: &[usize]) -> Vec<Slot> {
    ids.iter().map(|&id| Slot::Loser(id)).collect()
}

/// Winners' round r > 1 is played in round 2r - 2, so that its losers enter in the round after it.
fn standard(positions: &[Slot], feed: Feed) -> Vec<BracketMatch> {
    let mut matches = Vec::new();
    let mut main = add_round(&mut matches, positions, 1, Part::Main);
    let mut survivors: Vec<Slot> = losers(&main);
    let mut stage = 1;
    while main.len() > 1 {
        stage += 1;
        let round = 2 * stage - 2;
        main = add_round(&mut matches, &winners(&main), round, Part::Main);
        // Among themselves in the same round, then against the newcomers.
        let ids = add_round(&mut matches, &survivors, round, Part::Losers);
        let mut newcomers = losers(&main);
        if feed.enters_at_bottom(stage) {
            newcomers.reverse();
        }
        let pairs: Vec<Slot> = winners(&ids).into_iter().zip(newcomers).flat_map(<[Slot; 2]>::from).collect();
        survivors = winners(&add_round(&mut matches, &pairs, round + 1, Part::Losers));
    }
    matches
}

/// Every round of the winners' side is followed at once: newcomers against survivors, the rest of the survivors among
/// themselves; a survivor left over waits.
fn compact(positions: &[Slot], feed: Feed) -> Vec<BracketMatch> {
    let mut matches = Vec::new();
    let mut main = add_round(&mut matches, positions, 1, Part::Main);
    let mut survivors: Vec<Slot> = Vec::new();
    let mut newcomers = losers(&main);
    let mut round = 1;
    while main.len() > 1 || survivors.len() + newcomers.len() > 1 {
        round += 1;
        let next = if main.len() > 1 {
            add_round(&mut matches, &winners(&main), round, Part::Main)
        } else {
            Vec::new()
        };
        let (pairs, waiting) = compact_pairs(&survivors, &newcomers, feed.enters_at_bottom(round - 1));
        survivors = winners(&add_round(&mut matches, &pairs, round, Part::Losers));
        survivors.extend(waiting);
        newcomers = losers(&next);
        if !next.is_empty() {
            main = next;
        }
    }
    matches
}

/// The pairs of one round on the losers' side, flat, and who waits.
fn compact_pairs(survivors: &[Slot], newcomers: &[Slot], from_bottom: bool) -> (Vec<Slot>, Option<Slot>) {
    let met = survivors.len().min(newcomers.len());
    let (opponents, rest): (Vec<Slot>, &[Slot]) = if from_bottom {
        let split = survivors.len() - met;
        (survivors[split..].iter().rev().copied().collect(), &survivors[..split])
    } else {
        (survivors[..met].to_vec(), &survivors[met..])
    };
    let mut pairs: Vec<Slot> =
        opponents.into_iter().zip(newcomers.iter().copied()).flat_map(<[Slot; 2]>::from).collect();
    let mut left: Vec<Slot> = rest.iter().chain(&newcomers[met..]).copied().collect();
    let waiting = if left.len() % 2 == 1 { left.pop() } else { None };
    pairs.extend(left);
    (pairs, waiting)
}
