//! Artificial scores settled by what each contestant has elsewhere in the session (law 12C2(c)).

use super::pairs::{PairsBoard, PairsMethod, PairsOptions, ScoredBoard, sides};
use crate::bridge::score::{AwardOptions, SideScore};
use crate::exact::Exact;
use crate::order::Numbered;

/// The award of a player at an individual whose partner on that board has another one, each by his own average (law 12C2(c)).
///
/// ```
/// use tricklaw::bridge::score::{Award, BoardLine};
/// use tricklaw::event::standing::{PairsBoard, PairsLine, PairsMethod, PairsOptions, score_pairs};
/// let line = |ns: [u32; 2], ew: [u32; 2], score| PairsLine { ns: ns.into(), ew: ew.into(), score, group: 0 };
/// let award = BoardLine::artificial(Award::AveragePlus, Award::Average);
/// let boards = [
///     PairsBoard { board: 1, lines: vec![line([1, 3], [2, 4], award)] },
///     // 1 has all of this board, 3 has nothing of it.
///     PairsBoard {
///         board: 2,
///         lines: vec![line([1, 2], [3, 4], BoardLine::played(90)), line([5, 6], [7, 8], BoardLine::played(50))],
///     },
/// ];
/// let result = score_pairs(&boards, &PairsOptions::new(PairsMethod::Matchpoints(Default::default()))).unwrap();
/// assert_eq!(result.boards[0].lines[0].ns, None);
/// let awards: Vec<_> = result.boards[0].awards.iter().map(|own| (own.player, own.score.to_decimal(2))).collect();
/// assert_eq!(awards, [(1, "2.00".into()), (3, "1.20".into())]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayerAward {
    /// Which of the board's lines, from 0.
    pub line: usize,
    /// The player.
    pub player: u32,
    /// What he has for it.
    pub score: Exact,
}

/// A contestant's sums.
#[derive(Clone, Copy, Default)]
pub(super) struct Total {
    pub total: Exact,
    pub available: Exact,
    pub boards: u32,
}

impl Total {
    pub fn average(&self, options: &PairsOptions) -> Option<Exact> {
        if self.boards == 0 {
            return None;
        }
        match options.method {
            PairsMethod::Matchpoints(_) => {
                Some(self.total.checked_div(self.available).unwrap_or(Exact::HALF))
            }
            _ => self.total.checked_div(Exact::from(i64::from(self.boards))),
        }
    }

    fn add(&mut self, score: Exact, top: Option<Exact>) {
        self.total += score;
        self.available += top.unwrap_or(Exact::ZERO);
        self.boards += 1;
    }
}

/// Everybody's sums without artificial scores.
pub(super) fn elsewhere(
    boards: &[PairsBoard],
    scored: &[ScoredBoard],
    options: &PairsOptions,
) -> Numbered<Total> {
    let lines = boards.iter().flat_map(|board| &board.lines);
    let mut everybody: Vec<u64> = options.penalties.iter().map(|&(entrant, _)| entrant.into()).collect();
    for line in lines {
        everybody.extend(line.ns.iter().chain(&line.ew).map(|&entrant| u64::from(entrant)));
    }
    let mut totals = Numbered::new(everybody, |_| Total::default());
    for (board, scores) in boards.iter().zip(scored) {
        for (line, score) in board.lines.iter().zip(&scores.lines) {
            for (entrants, side, score) in sides(line, score) {
                for &entrant in entrants {
                    let score = score.filter(|_| side.is_compared());
                    if let (Some(score), Some(own)) = (score, totals.get_mut(entrant.into())) {
                        own.add(score, scores.top);
                    }
                }
            }
        }
    }
    totals
}

/// Settles artificial scores by what each contestant has elsewhere.
pub(super) fn settle(
    boards: &[PairsBoard],
    scored: &mut [ScoredBoard],
    totals: &mut Numbered<Total>,
    options: &PairsOptions,
) {
    let awards: AwardOptions = match &options.method {
        PairsMethod::Matchpoints(method) => method.awards,
        PairsMethod::CrossImps(method) => method.awards,
        PairsMethod::Butler(method) => method.awards,
    };
    let before = totals.clone();
    for (board, scores) in boards.iter().zip(scored) {
        let top = scores.top;
        for (number, (line, score)) in board.lines.iter().zip(&mut scores.lines).enumerate() {
            let mut settled = [score.ns, score.ew];
            for (place, (entrants, side, flat)) in sides(line, score).into_iter().enumerate() {
                let (SideScore::Artificial(award), Some(flat)) = (side, flat) else { continue };
                let start = scores.awards.len();
                for &player in entrants {
                    let own = before.get(player.into()).and_then(|own| own.average(options));
                    let value = match top {
                        // At matchpoints shares are compared, not points: tops may differ.
                        Some(top) => match flat.checked_div(top) {
                            Some(share) => awards.in_session(*award, share, own) * top,
                            None => flat,
                        },
                        None => awards.in_session(*award, flat, own),
                    };
                    if let Some(own) = totals.get_mut(player.into()) {
                        own.add(value, top);
                    }
                    scores.awards.push(PlayerAward { line: number, player, score: value });
                }
                // One score tells of both players only where they have the same.
                let first = scores.awards.get(start).map_or(flat, |own| own.score);
                let same = scores.awards[start..].iter().all(|own| own.score == first);
                settled[place] = same.then_some(first);
                if same {
                    scores.awards.truncate(start);
                }
            }
            [score.ns, score.ew] = settled;
        }
    }
}
