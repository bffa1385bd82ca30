//! Law 25: legal and illegal changes of call.

use super::case::{Case, Informs, Step};
use super::edition::{Escape, RefusedChange};
use super::effect::Effect;
use super::finding::{Asked, Choice, Question};
use super::inadmissible;
use super::meaning::{Known, denomination_of, lead_penalty};
use super::obligation::{Adjustment, CallOrCard, Rounds};
use crate::bridge::call::Call;
use crate::bridge::refusal::Reason;
use crate::bridge::seat::Seat;
use crate::bridge::table::Phase;

/// A player's last call and what has been called after it, while the auction period lasts.
pub(super) struct Earlier {
    pub at: usize,
    pub call: Call,
    pub left_called: Option<Call>,
    pub partner_called: bool,
}

impl Case {
    /// The last call of a player that stands.
    pub(super) fn earlier_call(&self, by: Seat) -> Step<Earlier> {
        let auction_period = match self.state.phase() {
            Phase::Auction | Phase::OpeningLead => true,
            Phase::Over => self.state.play.is_none() && self.state.duties.adjusted.is_none(),
            Phase::Play => false,
        };
        self.fits(auction_period)?;
        let calls = &self.state.calls;
        let Some(at) = calls.iter().rposition(|call| call.by == by) else {
            return self.refuse(Reason::DoesNotFit);
        };
        let later = &calls[at + 1..];
        Ok(Earlier {
            at,
            call: calls[at].call,
            left_called: later.iter().find(|call| call.by == by.next()).map(|call| call.call),
            partner_called: later.iter().any(|call| call.by == by.partner()),
        })
    }
}

/// A player changes his last call, or tries to.
pub(super) fn change_of_call(case: &mut Case, by: Seat, to: Call) -> Step {
    case.under(25);
    let first = case.earlier_call(by)?;
    if first.call == to {
        // The same call again changes nothing.
        case.withdraw(by, CallOrCard::Call(to), Informs::Others);
        return Ok(());
    }
    if is_unintended(case, &first)? {
        let next = case.law.articles.unintended_next;
        return substitute(case, by, to, first, ("25A", next));
    }
    let unaware =
        first.left_called.is_some() && !first.partner_called && case.read(case.law.called_over_first);
    if unaware && case.finds(Question::CalledOverFirst, "25B1")? {
        return substitute(case, by, to, first, ("25B1", "25B1"));
    }
    // Once his left-hand opponent has called there is nobody left to accept the second call instead of the first.
    let may_be_accepted = first.left_called.is_none() && !first.partner_called;
    if may_be_accepted && case.accepts(by.next(), "25B1", "25B2")? {
        return accepted(case, by, to, first);
    }
    match case.read(case.law.refused_change) {
        RefusedChange::OffenderChooses if may_be_accepted => offender_chooses(case, by, to, first),
        _ => first_stands(case, by, to),
    }
}

/// Law 25A: whether the first call may be replaced because it was never meant.
fn is_unintended(case: &mut Case, first: &Earlier) -> Step<bool> {
    let over_at_next_call = case.read(case.law.change_until_next_call);
    if first.partner_called || (over_at_next_call && first.left_called.is_some()) {
        return Ok(false);
    }
    if !case.finds(Question::Unintended, "25A")? {
        return Ok(false);
    }
    Ok(!case.read(case.law.change_without_pause) || case.finds(Question::WithoutPause, "25A")?)
}

/// The second call stands; the left-hand opponent may withdraw his own, and must where it would not be legal any more. The
/// first article is on the call, the second on his.
fn substitute(
    case: &mut Case,
    by: Seat,
    to: Call,
    first: Earlier,
    (article, next): (&'static str, &'static str),
) -> Step {
    let left = by.next();
    case.put(Effect::CallsCancelled { from: first.at as u16, turn: by }, article);
    case.withdraw(by, CallOrCard::Call(first.call), Informs::Others);
    inadmissible::made_in_turn(case, by, to, article)?;
    let Some(call) = first.left_called else { return Ok(()) };
    let may_keep = case.state.auction.turn() == Some(left) && case.state.legal_calls().contains(call);
    let both = [(Choice::Keep, next), (Choice::Withdraw, next)];
    let offered = if may_keep { &both[..] } else { &both[1..] };
    match case.chooses(Question::KeepOrWithdraw, Asked::Player(left), offered)? {
        Choice::Keep => case.put(Effect::CallStands { by: left, call }, next),
        _ => case.withdraw(left, CallOrCard::Call(call), Informs::OwnSide(next)),
    }
    Ok(())
}

/// Law 25B1: the second call stands.
fn accepted(case: &mut Case, by: Seat, to: Call, first: Earlier) -> Step {
    case.put(Effect::CallsCancelled { from: first.at as u16, turn: by }, "25B1");
    case.withdraw(by, CallOrCard::Call(first.call), Informs::Others);
    if matches!(to, Call::Double | Call::Redouble) && case.state.auction.check(to).is_err() {
        return inadmissible::inadmissible_double(case, by, to);
    }
    case.put(Effect::CallStands { by, call: to }, "25B1");
    if case.read(case.law.accepted_change_lead) && !is_comparable(case)? {
        lead_penalty(case, by, denomination_of(first.call), None, Known::Nothing)?;
    }
    Ok(())
}

/// Whether the call that is left is comparable to the one withdrawn, where the edition knows such calls.
fn is_comparable(case: &mut Case) -> Step<bool> {
    match case.read(case.law.rotation_escape) {
        Escape::Comparable => case.finds(Question::Comparable, "26A"),
        _ => Ok(false),
    }
}

/// Law 25B2: the second call is cancelled and the first stands.
fn first_stands(case: &mut Case, by: Seat, to: Call) -> Step {
    case.withdraw(by, CallOrCard::Call(to), Informs::Others);
    if case.read(case.law.refused_change_lead) && !is_comparable(case)? {
        lead_penalty(case, by, denomination_of(to), None, Known::Nothing)?;
    }
    Ok(())
}

/// 1997 law 25B2(b): the first call stands and partner passes once, or another call is made for at most average minus.
fn offender_chooses(case: &mut Case, by: Seat, to: Call, first: Earlier) -> Step {
    let offered = [(Choice::LetStand, "25B2(b)(1)"), (Choice::Another, "25B2(b)(2)")];
    let withdrawn = CallOrCard::Call(to);
    if case.chooses(Question::FirstOrOther, Asked::Player(by), &offered)? == Choice::LetStand {
        case.withdraw(by, withdrawn, Informs::Others);
        case.silence(by.partner(), Rounds::Once, "25B2(b)(1)");
        return lead_penalty(case, by, denomination_of(to), None, Known::Nothing);
    }
    case.put(Effect::CallsCancelled { from: first.at as u16, turn: by }, "25B2(b)(2)");
    case.withdraw(by, CallOrCard::Call(first.call), Informs::Others);
    let legal = case.state.legal_calls();
    let call = case.calls(by, legal, "25B2(b)(2)")?;
    if call != to {
        case.withdraw(by, withdrawn, Informs::Others);
    }
    case.put(Effect::CallStands { by, call }, "25B2(b)(2)");
    let article = "25B2(b)(2)";
    case.put(Effect::ToConsider(Adjustment::AtMostAverageMinus(by.side(), case.cite(article))), article);
    for given_up in [first.call, to].into_iter().filter(|&given_up| given_up != call) {
        lead_penalty(case, by, denomination_of(given_up), None, Known::Nothing)?;
    }
    Ok(())
}
