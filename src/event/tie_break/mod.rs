//! Breaking ties (同分名次): chains of steps as data, each answer with the step that separated (directing regulations
//! art. 45-49, Shengji art. 27).
//!
//! ```
//! use tricklaw::event::tie_break::{MatchRecord, Rules, TieData, break_tie};
//! use tricklaw::exact::Exact;
//! let mut data = TieData::default();
//! data.matches.push(MatchRecord::new(1, 1, 2).vp_c(1250, 750).imps(40, 25));
//! data.matches.push(MatchRecord::new(2, 2, 3).vp_c(1500, 500).imps(50, 20));
//! data.matches.push(MatchRecord::new(3, 1, 3).vp_c(1000, 1000).imps(30, 30));
//! // Ratios: 70/55 for team 1, 75/60 for team 2.
//! let broken = break_tie(&[1, 2], &data, &Rules::round_robin());
//! assert_eq!(broken.places, [vec![1], vec![2]]);
//! ```

mod data;
mod known;
mod match_error;
mod meetings;
mod rules;
mod step;

pub use data::{BoardPlay, Decision, Encounter, MatchRecord, Played, Ratio, TieData};
pub(crate) use known::{Known, Matches, Places};
pub use match_error::{MatchError, Won};
pub use rules::Rules;
pub use step::Step;

/// A step that separated contestants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Separation {
    /// The step.
    pub step: Step,
    /// Who was tied.
    pub tied: Vec<u32>,
    /// What the step made of them, best first; those in one group were still tied.
    pub order: Vec<Vec<u32>>,
}

/// Something the director has to settle at the table or by lot, and pass back as a [`Decision`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needed {
    /// [`Step::ExtraBoards`] or [`Step::Lot`].
    pub step: Step,
    /// Among whom.
    pub among: Vec<u32>,
}

/// A tie as far as it was broken.
///
/// ```
/// use tricklaw::event::tie_break::{MatchRecord, Rules, Step, TieData, break_tie};
/// let matches = vec![MatchRecord::new(1, 1, 2).vp_c(900, 1100).imps(20, 24)];
/// let broken = break_tie(&[1, 2], &TieData { matches, ..TieData::default() }, &Rules::swiss());
/// assert_eq!((broken.why(2, 1), broken.needed.len()), (Some(Step::MeetingVp), 0));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Broken {
    /// The contestants, best first; those in one group remain tied.
    pub places: Vec<Vec<u32>>,
    /// Every step that separated somebody, in the order taken.
    pub separations: Vec<Separation>,
    /// What is still to be settled.
    pub needed: Vec<Needed>,
}

impl Broken {
    /// The step that put `ahead` before `behind`; `None` when they are not separated.
    pub fn why(&self, ahead: u32, behind: u32) -> Option<Step> {
        let place = |order: &[Vec<u32>], entrant| order.iter().position(|group| group.contains(&entrant));
        let separation = self.separations.iter().find(|separation| {
            match (place(&separation.order, ahead), place(&separation.order, behind)) {
                (Some(one), Some(other)) => one != other,
                _ => false,
            }
        })?;
        Some(separation.step)
    }
}

/// Breaks a tie. Each step of the chain for the number of tied contestants is tried in turn; as soon as one separates
/// any of them, each part that is still tied begins anew with the chain for its own number.
///
/// Steps that compare meetings of the tied apply only if all of them have met. A tie that needs extra boards or a lot is
/// left as it is and [`Broken::needed`] says so, unless [`TieData::decisions`] holds what came of it.
///
/// ```
/// use tricklaw::event::tie_break::{Decision, MatchRecord, Rules, Step, TieData, break_tie};
/// // A knock-out match level in IMPs, total points and boards: eight more boards decide.
/// let level = MatchRecord::new(1, 1, 2).imps(30, 30).total_points(940, 940);
/// let mut data = TieData { matches: vec![level], ..TieData::default() };
/// let broken = break_tie(&[1, 2], &data, &Rules::knockout(8));
/// assert_eq!((broken.places.len(), broken.needed[0].step), (1, Step::ExtraBoards(8)));
/// data.decisions.push(Decision { step: Step::ExtraBoards(8), order: vec![vec![2], vec![1]] });
/// assert_eq!(break_tie(&[1, 2], &data, &Rules::knockout(8)).places, [vec![2], vec![1]]);
/// ```
pub fn break_tie(tied: &[u32], data: &TieData, rules: &Rules) -> Broken {
    break_known(tied, &Known::new(data), rules).0
}

/// Breaks a tie with what is found by contestant already. For each group of the places comes the step that put it behind the one
/// before; nothing for the first.
pub(crate) fn break_known(tied: &[u32], known: &Known, rules: &Rules) -> (Broken, Vec<Option<Step>>) {
    let mut breaking = Breaking { known, rules, broken: Broken::default(), by: Vec::new() };
    breaking.resolve(tied.to_vec(), None);
    (breaking.broken, breaking.by)
}

/// A tie as it is broken.
struct Breaking<'a> {
    known: &'a Known<'a>,
    rules: &'a Rules,
    broken: Broken,
    by: Vec<Option<Step>>,
}

impl Breaking<'_> {
    /// Breaks a part of it; the step is the one that put that part behind the one before.
    fn resolve(&mut self, tied: Vec<u32>, mut by: Option<Step>) {
        if tied.is_empty() {
            return;
        }
        let chain = if tied.len() > 1 { self.rules.chain(tied.len()) } else { &[] };
        for (place, &step) in chain.iter().enumerate() {
            let order = step.apply(&tied, self.known);
            if order.len() > 1 {
                self.broken.separations.push(Separation { step, tied, order: order.clone() });
                for part in order {
                    self.resolve(part, by);
                    by = Some(step);
                }
                return;
            }
            if self.is_open(step, &tied, place + 1 == chain.len()) {
                self.broken.needed.push(Needed { step, among: tied.clone() });
                break;
            }
        }
        self.broken.places.push(tied);
        self.by.push(by);
    }

    /// Whether a step that separates nobody is still to be decided outside. Level extra boards are followed by the next step of the
    /// chain; the last are played until there is a winner (art. 45).
    fn is_open(&self, step: Step, tied: &[u32], last: bool) -> bool {
        let played_on = last && matches!(step, Step::ExtraBoards(_));
        let decided = || data::decided(&self.known.data.decisions, step, tied).is_some();
        step.is_decided_outside() && (played_on || !decided())
    }
}
