//! What the boards of a session tell the tie-breaks: every play, and who met whom.

use super::pairs::{PairsBoard, ScoredBoard, sides};
use crate::bridge::score::SideScore;
use crate::event::tie_break::{BoardPlay, Encounter, MatchRecord, TieData};
use crate::exact::Exact;
use crate::order::Numbered;

/// What a session tells the tie-breaks, added to what is known already; its boards are those of that session, from 0.
pub(super) fn tie_data(
    boards: &[PairsBoard],
    scored: &[ScoredBoard],
    mut data: TieData,
    session: usize,
) -> TieData {
    let mut met = meetings(boards);
    for (board, scores) in boards.iter().zip(scored) {
        let half = scores.top.unwrap_or(Exact::ZERO) * Exact::HALF;
        for (number, (line, score)) in board.lines.iter().zip(&scores.lines).enumerate() {
            let own_score = |entrant, side| scores.score_of(number, entrant, side);
            let [ns, ew] = sides(line, score);
            for (own, others, is_ns) in [(ns, ew, true), (ew, ns, false)] {
                let (entrants, side, score) = own;
                for &entrant in entrants {
                    let Some(score) = own_score(entrant, score) else { continue };
                    let sign = if is_ns { 1 } else { -1 };
                    let points = match side {
                        SideScore::Points(points) => Some(points.saturating_mul(sign)),
                        _ => None,
                    };
                    data.boards.push(BoardPlay {
                        entrant,
                        session,
                        board: board.board,
                        group: line.group,
                        ns: is_ns,
                        points,
                        above_average: score - half,
                    });
                    data.encounters.extend(others.0.iter().map(|&opponent| Encounter {
                        entrant,
                        opponent,
                        scored: score,
                    }));
                }
            }
            meet(&mut met, ns, ew, &own_score);
        }
    }
    data.matches.extend(met.into_values());
    data
}

/// Two contestants in one number, the lower one first.
fn together(one: u32, other: u32) -> u64 {
    u64::from(one.min(other)) << 32 | u64::from(one.max(other))
}

/// A record without boards for every two contestants that met.
fn meetings(boards: &[PairsBoard]) -> Numbered<MatchRecord> {
    let mut met = Vec::new();
    for line in boards.iter().flat_map(|board| &board.lines) {
        for &one in &line.ns {
            met.extend(line.ew.iter().map(|&other| together(one, other)));
        }
    }
    Numbered::new(met, |both| MatchRecord::new(0, (both >> 32) as u32, both as u32))
}

/// Adds a board to the meeting of the contestants of its two sides.
fn meet(
    met: &mut Numbered<MatchRecord>,
    ns: (&[u32], &SideScore, Option<Exact>),
    ew: (&[u32], &SideScore, Option<Exact>),
    own_score: &dyn Fn(u32, Option<Exact>) -> Option<Exact>,
) {
    for &one in ns.0 {
        for &other in ew.0 {
            let Some(record) = met.get_mut(together(one, other)) else { continue };
            let places = if record.sides[0] == one { [0, 1] } else { [1, 0] };
            for (place, entrant, (_, side, score), sign) in
                [(places[0], one, ns, 1), (places[1], other, ew, -1)]
            {
                record.imps[place] += own_score(entrant, score).unwrap_or(Exact::ZERO);
                if let SideScore::Points(points) = side {
                    record.total_points[place] += sign * i64::from(*points);
                }
            }
        }
    }
}
