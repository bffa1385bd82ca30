//! Contested claims (law 70): the fewest tricks over the claimer's normal lines against any play of the other side.

use super::claim::{Claim, ClaimError};
use super::edition::Switches;
use super::normal;
use super::policy::{Policy, Switch};
use super::position::Position;
use super::reasons;
use super::search::{OutOfNodes, Search, Work};
use super::setting::{Certainty, Lines, Setting, from_the_top, knows_trumps, out};
use super::state::State;
use super::verdict::{Alternative, Change, Tricks, Verdict};
use crate::bridge::Seat;
use crate::bridge::solve::Budget;
use crate::cards::Card;
use crate::cite::Book;

/// How a claim is judged.
///
/// ```
/// use tricklaw::bridge::{Seat, claim::{Claim, Policy, Preset, Terms, adjudicate}};
/// use tricklaw::cite::Book;
/// let position = "S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7".parse().unwrap();
/// let terms = Terms { policy: Policy::from(Preset::Acbl), book: Book::Bridge2017, ..Terms::default() };
/// let verdict = adjudicate(&position, &Claim::new(Seat::South, 3), &terms).unwrap();
/// assert!(verdict.reasons.iter().all(|reason| reason.law.book == Book::Bridge2017));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Which lines are normal.
    pub policy: Policy,
    /// Under which edition of the laws; that of 2007 for a book that is not [of bridge](Book::of_bridge).
    pub book: Book,
    /// How many cards may be played in the search for the award. A million take about a tenth of a second in a browser.
    /// Whoever may want to end it sooner gives [`adjudicate_with`] a watched budget.
    pub budget: u64,
    /// How many cards may be played in the search for the worst legal play and, again, for all alternatives together; with
    /// none, neither is looked at. What is left open when they end is given by its bounds.
    pub side_budget: u64,
}

impl Default for Terms {
    fn default() -> Terms {
        Terms { policy: Policy::default(), book: Book::default(), budget: 12_000_000, side_budget: 40_000 }
    }
}

/// Judges a claim.
///
/// The best play is bounded only by the worst legal one and by the tricks left; see [`adjudicate_with`].
///
/// ```
/// use tricklaw::bridge::{Seat, claim::{Claim, Terms, adjudicate}};
/// // South, in four spades, claims the last three tricks. West has the two of trumps and no heart.
/// let position = "S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7".parse().unwrap();
/// let verdict = adjudicate(&position, &Claim::new(Seat::South, 3), &Terms::default()).unwrap();
/// assert_eq!(verdict.award.known(), Some(2));
/// assert!(!verdict.line.is_empty() && verdict.judgment == Some(true));
/// ```
///
/// # Errors
///
/// [`ClaimError`] when there is nothing to judge.
pub fn adjudicate(position: &Position, claim: &Claim, terms: &Terms) -> Result<Verdict, ClaimError> {
    adjudicate_with(position, claim, terms, &mut |_| None, &mut Budget::unlimited())
}

/// Judges a claim with somebody who knows the double-dummy result, and under a budget for the whole work.
///
/// `best` is asked for the most tricks the claimer's side can force in a position and may decline. With penalty cards or
/// lead restrictions about, which he is not told of, he is not asked, and the number is searched for within the budget of
/// the award; nor is he asked when the budget is over.
///
/// `budget` counts the cards played in all searches together. Its watcher sees how far they are and may end them at any
/// time, as the clock or another thread tells him; what is proved by then is the answer, as when the nodes of the terms end:
/// an award between two bounds, and [`judgment`](Verdict::judgment) open unless it is settled.
///
/// # Errors
///
/// [`ClaimError`] when there is nothing to judge.
///
/// ```
/// use core::ops::ControlFlow;
/// use std::time::{Duration, Instant};
/// use tricklaw::bridge::solve::Budget;
/// use tricklaw::bridge::{Seat, claim::{Claim, Terms, Tricks, adjudicate_with}};
/// // West ruffs unless South draws his trump, which he forgot to say. At best South wins all three.
/// let position = "S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7".parse().unwrap();
/// let claim = Claim::new(Seat::South, 3);
/// let until = Instant::now() + Duration::from_secs(5);
/// let mut clock = |_| if Instant::now() < until { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
/// let mut budget = Budget::unlimited().watched(10_000, &mut clock);
/// let verdict = adjudicate_with(&position, &claim, &Terms::default(), &mut |_| Some(3), &mut budget).unwrap();
/// assert_eq!((verdict.award, verdict.best), (Tricks::exactly(2), Tricks::exactly(3)));
/// assert!(!budget.is_cancelled() && budget.spent() >= verdict.nodes);
/// ```
pub fn adjudicate_with(
    position: &Position,
    claim: &Claim,
    terms: &Terms,
    best: &mut dyn FnMut(&Position) -> Option<u8>,
    budget: &mut Budget<'_>,
) -> Result<Verdict, ClaimError> {
    claim.check(position)?;
    let left = position.tricks_left();
    let mut work = Work::new(left, budget);
    let NormalLines { setting, is_settled, nodes } = normal_lines(
        position,
        claim,
        (claim.awareness.trumps, &terms.policy, terms.book),
        &mut work,
        terms.budget,
    );
    let mut found = worst(&setting, &mut work, claim.tricks, terms.budget - nodes);
    found.nodes += nodes;
    if !is_settled {
        found.award.at_least = 0;
    }
    let legal = Setting::new(position, claim, &terms.policy, terms.book, Lines::Legal);
    let near = Tricks { at_least: 0, at_most: found.award.at_most };
    let worst_legal = around(&legal, &mut work, near, 0, terms.side_budget).0;
    let award = Tricks { at_least: found.award.at_least.max(worst_legal.at_least), ..found.award };
    let side = claim.claimer.side();
    let known_best = if work.budget.is_over() {
        None
    } else if claim.restrictions.is_empty() {
        best(position).map(Tricks::exactly)
    } else {
        // Whoever was asked knows nothing of penalty cards.
        Some(most_forced(&legal, &mut work, Tricks { at_least: award.at_least, at_most: left }, terms.budget))
    };
    let mut verdict = Verdict {
        policy: terms.policy,
        side,
        left,
        claimed: claim.tricks,
        award,
        totals: totals(position, claim, award),
        line: found.line,
        reasons: Vec::new(),
        worst_legal,
        best: known_best.unwrap_or(Tricks { at_least: award.at_least, at_most: left }),
        sensitivity: Vec::new(),
        judgment: None,
        nodes: found.nodes,
    };
    if terms.side_budget > 0 {
        verdict.sensitivity = sensitivity(position, claim, terms, &verdict, &mut work);
        verdict.judgment = is_judgment(award, &verdict.sensitivity);
    }
    verdict.reasons = reasons::of(position, claim, terms.book, &setting, &verdict);
    Ok(verdict)
}

/// The normal lines of a claim.
pub(super) struct NormalLines {
    pub setting: Setting,
    /// Whether they are all of them. Where the budget does not tell whether somebody wins his tricks from the top, these are the
    /// lines of one who does: others may give fewer tricks.
    is_settled: bool,
    /// What it took to tell.
    nodes: u64,
}

/// The normal lines under a finding, a policy and an edition. Whoever has all the tricks he claims from the top and can win them so
/// needs no small card and leads none, whatever else he does carelessly. Where they cannot be reached, he is taken to think all his
/// cards good. Who only thinks that he has them leads none either.
pub(super) fn normal_lines(
    position: &Position,
    claim: &Claim,
    (trumps, policy, book): (Option<bool>, &Policy, Book),
    work: &mut Work<'_, '_>,
    budget: u64,
) -> NormalLines {
    let setting = Setting::finding(position, claim, trumps, policy, book, Lines::Normal);
    let Some((tops, certainty)) = from_the_top(&setting, position, claim, trumps) else {
        return NormalLines { setting, is_settled: true, nodes: 0 };
    };
    if certainty == Certainty::Thought {
        return NormalLines { setting: tops, is_settled: true, nodes: 0 };
    }
    let fewer = i32::from(claim.tricks) - 1;
    let mut lost = |at_best: bool, budget: u64| {
        let mut search = Search::new(&tops.frame, work, budget);
        search.at_best = at_best;
        let lost = search.can_hold_to(&tops.state, fewer);
        (lost, search.nodes.min(budget))
    };
    let (mut out_of_reach, mut nodes) = lost(false, budget);
    if out_of_reach == Ok(true) {
        let (forced, more) = lost(true, budget - nodes);
        (out_of_reach, nodes) = (forced, nodes + more);
    }
    let setting = if out_of_reach == Ok(true) { setting } else { tops };
    NormalLines { setting, is_settled: out_of_reach.is_ok(), nodes }
}

/// Whether the alternatives differ from the award; nothing while some might.
fn is_judgment(award: Tricks, alternatives: &[Alternative]) -> Option<bool> {
    if alternatives.iter().any(|other| differs(other.award, award)) {
        return Some(true);
    }
    let settled = award.at_least == award.at_most && alternatives.iter().all(|other| other.award == award);
    settled.then_some(false)
}

/// Two awards that cannot be the same number.
fn differs(a: Tricks, b: Tricks) -> bool {
    a.at_most < b.at_least || b.at_most < a.at_least
}

fn totals(position: &Position, claim: &Claim, award: Tricks) -> [Tricks; 2] {
    let side = claim.claimer.side();
    let others = award.rest_of(position.tricks_left());
    let mut totals = [award.plus(position.tricks_won(side)), others.plus(position.tricks_won(side.other()))];
    if side.index() == 1 {
        totals.reverse();
    }
    totals
}

/// The award a search came to, with the line that proves its upper bound.
pub(super) struct Found {
    pub award: Tricks,
    pub line: Vec<(Seat, Card)>,
    pub nodes: u64,
}

/// The fewest tricks over all lines of a setting, starting from a guess.
pub(super) fn worst(setting: &Setting, work: &mut Work<'_, '_>, guess: u8, budget: u64) -> Found {
    let left = setting.state.hand(setting.state.leader.previous()).len() as u8;
    let mut search = Search::new(&setting.frame, work, budget - budget / 5);
    let mut found = Found { award: Tricks { at_least: 0, at_most: left }, line: Vec::new(), nodes: 0 };
    // Any line at all, so that there is one to show.
    let mut most = Some(i32::from(left));
    let mut guess = Some(i32::from(guess.min(left)) - 1);
    while let Some(goal) = most {
        match search.line(&setting.state, goal) {
            Ok(Some(line)) => {
                found.award.at_most = tricks_of(setting, &line);
                found.line = line;
            }
            Ok(None) => found.award.at_least = goal as u8 + 1,
            Err(OutOfNodes) => break,
        }
        let (low, high) = (i32::from(found.award.at_least), i32::from(found.award.at_most));
        let next = guess.take().filter(|&guess| (low..high).contains(&guess)).unwrap_or(high - 1);
        most = (low < high).then_some(next);
    }
    search.limit = budget;
    raise_floor(setting, &mut search, &mut found);
    found.nodes = search.nodes;
    found
}

/// When the budget ends from above, the rest of it proves what it can from below.
fn raise_floor(setting: &Setting, search: &mut Search<'_, '_>, found: &mut Found) {
    while found.award.at_least < found.award.at_most {
        match search.can_hold_to(&setting.state, i32::from(found.award.at_least)) {
            Ok(false) => found.award.at_least += 1,
            Ok(true) => {
                // Proven, but a lower bound is only given away with its line.
                if let Ok(Some(line)) = search.line(&setting.state, i32::from(found.award.at_least)) {
                    found.award.at_most = tricks_of(setting, &line);
                    found.line = line;
                }
                return;
            }
            Err(OutOfNodes) => return,
        }
    }
}

/// How many tricks the claimer's side wins on a line.
fn tricks_of(setting: &Setting, line: &[(Seat, Card)]) -> u8 {
    let mut state = setting.state;
    line.iter().filter(|&&(_, card)| state.play(&setting.frame, card) == Some(true)).count() as u8
}

fn sensitivity(
    position: &Position,
    claim: &Claim,
    terms: &Terms,
    verdict: &Verdict,
    work: &mut Work<'_, '_>,
) -> Vec<Alternative> {
    let mut left = terms.side_budget;
    let mut alternatives = Vec::new();
    let mut award_of = |trumps: Option<bool>, policy: &Policy| {
        let lines = normal_lines(position, claim, (trumps, policy, terms.book), work, left);
        left -= lines.nodes;
        let (mut award, nodes) = near(&lines.setting, work, verdict, left);
        left = left.saturating_sub(nodes);
        if !lines.is_settled {
            award.at_least = verdict.worst_legal.at_least;
        }
        // Nobody is awarded more than the best play forces.
        Tricks { at_most: award.at_most.min(verdict.best.at_most).max(award.at_least), ..award }
    };
    for (switch, policy) in terms.policy.alternatives() {
        let award = if matters(switch, position, claim, terms.book) {
            award_of(claim.awareness.trumps, &policy)
        } else {
            verdict.award
        };
        alternatives.push(Alternative { change: Change::Setting(switch, policy.setting(switch)), award });
    }
    let (known, found) = knows_trumps(position, claim);
    if !found {
        let award = award_of(Some(!known), &terms.policy);
        alternatives.push(Alternative { change: Change::KnowsTrumps(!known), award });
    }
    alternatives
}

/// Whether a switch can make a difference at all.
fn matters(switch: Switch, position: &Position, claim: &Claim, book: Book) -> bool {
    let trumps_out = position.trump().map(|trump| !out(position, claim.claimer).of_suit(trump).is_empty());
    match switch {
        Switch::SafetyCheck => trumps_out == Some(true),
        Switch::RunTrumps | Switch::Ruffs => position.trump().is_some(),
        Switch::Partner => claim.claimer.side() != position.declarer().side(),
        Switch::LaterPlay => !claim.later_play.is_empty() && Switches::of(book).later_play_is_evidence,
        _ => true,
    }
}

/// The award of another setting, looked for near a known one: mostly it is the same.
fn near(setting: &Setting, work: &mut Work<'_, '_>, verdict: &Verdict, budget: u64) -> (Tricks, u64) {
    let award = verdict.award;
    // The same line may be normal here too; then the award is no higher.
    let at_most = if is_normal(setting, &verdict.line) { award.at_most } else { verdict.left };
    let bounds = Tricks { at_least: verdict.worst_legal.at_least, at_most };
    around(setting, work, bounds, i32::from(award.at_most) - 1, budget)
}

/// Whether every card of a line is normal in a setting, and none a choice that a competent claimer might make better.
fn is_normal(setting: &Setting, line: &[(Seat, Card)]) -> bool {
    let mut state = setting.state;
    line.iter().all(|&(_, card)| {
        let normal = normal::plays(&setting.frame, &state);
        let shown = normal.contains(card) && normal::instead(&setting.frame, &state).is_none();
        state.play(&setting.frame, card);
        shown
    })
}

/// The most tricks the claimer's side can force, penalty cards and lead restrictions included.
fn most_forced(legal: &Setting, work: &mut Work<'_, '_>, within: Tricks, budget: u64) -> Tricks {
    let mut search = Search::new(&legal.frame, work, budget);
    search.at_best = true;
    narrowed(&mut search, &legal.state, within, i32::from(within.at_most) - 1)
}

/// The fewest tricks within known bounds, the first question being whether there is a line with `goal`.
fn around(
    setting: &Setting,
    work: &mut Work<'_, '_>,
    within: Tricks,
    goal: i32,
    budget: u64,
) -> (Tricks, u64) {
    let mut search = Search::new(&setting.frame, work, budget);
    let award = narrowed(&mut search, &setting.state, within, goal);
    (award, search.nodes)
}

/// Asks until the bounds meet or the nodes end.
fn narrowed(search: &mut Search<'_, '_>, state: &State, within: Tricks, goal: i32) -> Tricks {
    let (mut award, mut goal) = (within, goal);
    while award.at_least < award.at_most {
        goal = goal.clamp(i32::from(award.at_least), i32::from(award.at_most) - 1);
        match search.can_hold_to(state, goal) {
            Ok(true) => {
                award.at_most = goal as u8;
                goal -= 1;
            }
            Ok(false) => {
                award.at_least = goal as u8 + 1;
                goal += 1;
            }
            Err(OutOfNodes) => break,
        }
    }
    award
}
