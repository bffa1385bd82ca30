//! Standings: who is where, and what put him there.
//!
//! ```
//! use tricklaw::event::standing::{TeamsOptions, score_teams};
//! use tricklaw::event::tie_break::{MatchRecord, Rules};
//!
//! let matches = [
//!     MatchRecord::new(1, 1, 2).vp_c(1250, 750),
//!     MatchRecord::new(2, 1, 3).vp_c(700, 1300),
//!     MatchRecord::new(3, 2, 3).vp_c(1100, 900),
//! ];
//! let (standings, undecided) = score_teams(&[1, 2, 3], &matches, &TeamsOptions::new(Rules::round_robin())).unwrap();
//! let places: Vec<(u32, i64)> = standings.iter().map(|own| (own.team, own.points_c)).collect();
//! assert_eq!(places, [(3, 2200), (1, 1950), (2, 1850)]);
//! assert!(undecided.is_empty());
//! ```

mod awards;
mod board_error;
mod contestants;
mod encounters;
mod pairs;
mod sessions;
mod sessions_error;
mod team_match;
mod teams;
mod twice;

pub use awards::PlayerAward;
pub use board_error::BoardError;
pub use contestants::{contestants_of, first_bonus, first_unknown};
pub use pairs::{
    PairsBoard, PairsLine, PairsMethod, PairsOptions, PairsResult, PairsStanding, RankBy, ScoredBoard,
    boards_of, score_pairs,
};
pub use sessions::{
    Absence, SessionPart, SessionsBy, SessionsOptions, SessionsResult, SessionsStanding, score_sessions,
};
pub use sessions_error::SessionsError;
pub use team_match::{MatchBoard, MatchExtras, MatchScore, score_match};
pub use teams::{
    CrossCell, CrossResult, TeamStanding, TeamsOptions, cross_table, knockout_lead, score_teams, teams_of,
};
pub use twice::MatchTwice;

use crate::exact::Exact;
use crate::order;

use super::tie_break::{Known, Needed, Rules, Step, TieData, break_known};

/// A contestant's place.
///
/// ```
/// use tricklaw::event::standing::{Place, TeamsOptions, score_teams};
/// use tricklaw::event::tie_break::{MatchRecord, Rules, Step};
/// // Level in victory points after two matches; team 1 won the one between them.
/// let matches = [
///     MatchRecord::new(1, 1, 2).vp_c(1100, 900),
///     MatchRecord::new(2, 1, 3).vp_c(900, 1100),
///     MatchRecord::new(2, 2, 4).vp_c(1100, 900),
/// ];
/// let (standings, _) = score_teams(&[1, 2], &matches, &TeamsOptions::new(Rules::swiss())).unwrap();
/// assert_eq!(standings[0].team, 1);
/// assert_eq!(standings[1].place, Place { place: 2, shared: false, by: Some(Step::MeetingVp) });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The place, from 1; contestants still tied share the best of theirs.
    pub place: u32,
    /// Whether it is shared.
    pub shared: bool,
    /// The tie-break that put the contestant behind the one before; `None` where the score did, or at the top.
    pub by: Option<Step>,
}

/// A ranking.
#[derive(Default)]
pub(crate) struct Ranking {
    /// Contestants with their places, best first.
    pub places: Vec<(u32, Place)>,
    /// What is still to be settled.
    pub needed: Vec<Needed>,
}

impl Ranking {
    /// Adds contestants behind those ranked so far, by a key, largest first, and breaks ties by the rules. Whoever is named twice has
    /// one place.
    pub fn add(&mut self, keyed: Vec<(Option<Exact>, u32)>, known: &Known, rules: &Rules) {
        for level in best_first(keyed).chunk_by(|a, b| a.0 == b.0) {
            let mut tied: Vec<u32> = Vec::new();
            for &(_, entrant) in level {
                if tied.last() != Some(&entrant) {
                    tied.push(entrant);
                }
            }
            let (broken, by) = break_known(&tied, known, rules);
            for (group, &by) in broken.places.iter().zip(&by) {
                let place = self.places.len() as u32 + 1;
                let shared = group.len() > 1;
                self.places.extend(group.iter().map(|&entrant| (entrant, Place { place, shared, by })));
            }
            self.needed.extend(broken.needed);
        }
    }
}

/// Contestants by a key, the largest first, equal ones by number.
#[inline(never)]
fn best_first(keyed: Vec<(Option<Exact>, u32)>) -> Vec<(Option<Exact>, u32)> {
    order::sorted(keyed, |a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)))
}

/// A share of the matchpoints as it is counted: per cent to the second decimal (note to art. 52), so that those level to that are
/// tied.
pub(crate) fn counted_share(share: Exact) -> Exact {
    Exact::ratio(share.rounded(10_000), 10_000).unwrap_or(share)
}

/// Ranks everybody, whatever field he is of, for the steps that ask opponents one after another: those level by the key in the
/// order the rules put them in.
pub(crate) fn rank_everybody(keyed: Vec<(Option<Exact>, u32)>, data: &mut TieData, rules: &Rules) {
    for (_, entrant) in best_first(keyed.clone()) {
        data.ranking.push(entrant);
    }
    let ranked = rank(keyed, data, rules).places;
    data.ranking = ranked.into_iter().map(|(entrant, _)| entrant).collect();
}

/// Ranks contestants by a key, largest first, and breaks ties by the rules.
pub(crate) fn rank(keyed: Vec<(Option<Exact>, u32)>, data: &TieData, rules: &Rules) -> Ranking {
    let mut ranking = Ranking::default();
    ranking.add(keyed, &Known::new(data), rules);
    ranking
}
