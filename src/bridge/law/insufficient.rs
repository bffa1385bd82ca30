//! Law 27: insufficient bids.

use super::case::{Case, Informs, Step};
use super::edition::{Escape, SameDenomination};
use super::effect::Effect;
use super::finding::Question;
use super::inadmissible;
use super::meaning::{Known, denomination_of, lead_penalty};
use super::obligation::{CallOrCard, Rounds};
use super::replacement::{Consequences, Replaced, Withdrawal};
use crate::bridge::call::{Bid, Call};
use crate::bridge::call_set::CallSet;
use crate::bridge::refusal::Reason;
use crate::bridge::seat::Seat;

/// An insufficient bid in turn. `to` is the call the offender already put in its place (law 27C).
pub(super) fn insufficient_bid(case: &mut Case, by: Seat, bid: Bid, to: Option<Call>) -> Step {
    case.under(27);
    case.fits(case.turn_to_call()? == by && case.state.duties.must_pass(by).is_none())?;
    case.fits(is_insufficient(case, bid))?;
    case.fits(to.is_none_or(|call| attempts(bid).contains(call)))?;
    if case.accepts(by.next(), "27A", "27B")? {
        if let Some(call) = to {
            case.withdraw(by, CallOrCard::Call(call), Informs::Others);
        }
        case.put(Effect::CallStands { by, call: bid.into() }, "27A");
        return Ok(());
    }
    match to {
        Some(call) if case.read(case.law.premature_correction) => attempted(case, by, bid, call),
        Some(call) => changed(case, by, bid, call),
        None => asked(case, by, bid),
    }
}

/// The offender is told to correct it.
fn asked(case: &mut Case, by: Seat, bid: Bid) -> Step {
    let repeated = case.state.duties.must_repeat(by).filter(|&call| case.state.auction.check(call).is_ok());
    let tried = repeated.map_or(attempts(bid), CallSet::of);
    let standing = tried.iter().filter(|&call| can_stand(case, by, call)).collect();
    let call = case.tries(by, tried, standing, "27B")?;
    attempted(case, by, bid, call)
}

/// Whether a call in its place can stand: a legal one, a double only where its meaning can save it (law 27B3).
fn can_stand(case: &Case, by: Seat, call: Call) -> bool {
    let saved = case.law.insufficient_escape.value != Escape::None && !case.state.duties.may_not_double(by);
    case.state.auction.check(call).is_ok() && (saved || !matches!(call, Call::Double | Call::Redouble))
}

/// 1997 law 25B: the call he put in its place may be accepted; otherwise it is cancelled, and if he then makes another
/// the lead may be restricted for it too.
fn changed(case: &mut Case, by: Seat, bid: Bid, second: Call) -> Step {
    if case.accepts(by.next(), "25B1", "25B2(a)")? {
        if matches!(second, Call::Double | Call::Redouble) && case.state.auction.check(second).is_err() {
            return inadmissible::inadmissible_double(case, by, second);
        }
        case.withdraw(by, CallOrCard::Call(bid.into()), Informs::Others);
        case.put(Effect::CallStands { by, call: second }, "25B1");
        return Ok(());
    }
    asked(case, by, bid)?;
    if case.state.calls.last().is_some_and(|last| last.call == second) {
        return Ok(());
    }
    case.withdraw(by, CallOrCard::Call(second), Informs::Others);
    lead_penalty(case, by, denomination_of(second), None, Known::Nothing)
}

fn attempted(case: &mut Case, by: Seat, bid: Bid, attempt: Call) -> Step {
    match attempt {
        Call::Bid(second) if is_insufficient(case, second) => second_insufficient(case, by, bid, second),
        Call::Double | Call::Redouble => doubled(case, by, bid, attempt),
        _ => noted(case, by, bid, |case| corrected(case, by, bid, attempt, Replacement::ToBeMade)),
    }
}

/// Corrects the bid, and notes what that brings: if the call that corrects it is withdrawn in its turn (law 25A), the
/// next one is looked at instead.
fn noted(case: &mut Case, by: Seat, bid: Bid, correct: impl FnOnce(&mut Case) -> Step) -> Step {
    let (at, before) = (case.state.calls.len(), case.state.duties.clone());
    correct(case)?;
    let (call, consequences) = (Call::Bid(bid), Consequences::Insufficient);
    let withdrawal = Withdrawal { call, artificial_pass: false, right_to_call: false, consequences };
    let replaced = Replaced { in_turn: true, ..Replaced::new(withdrawal) };
    case.state.duties.after_replacement(at, by, replaced, &before);
    Ok(())
}

fn is_insufficient(case: &Case, bid: Bid) -> bool {
    matches!(case.state.auction.check(bid.into()), Err(refusal) if refusal.reason == Reason::InsufficientBid)
}

/// What the offender may try to put in its place: any call but the same bid again.
fn attempts(bid: Bid) -> CallSet {
    Call::all().filter(|&call| call != Call::Bid(bid)).collect()
}

/// Law 27B4: the left-hand opponent may accept the second bid too; otherwise it costs what a double does.
fn second_insufficient(case: &mut Case, by: Seat, bid: Bid, second: Bid) -> Step {
    let may_be_accepted = case.read(case.law.second_insufficient);
    let article = case.law.articles.second_insufficient;
    case.withdraw(by, CallOrCard::Call(bid.into()), Informs::Others);
    if may_be_accepted && case.accepts(by.next(), "27A", article)? {
        case.put(Effect::CallStands { by, call: second.into() }, "27A");
        return Ok(());
    }
    case.withdraw(by, CallOrCard::Call(second.into()), Informs::Others);
    barred(case, by, bid, article)?;
    // Law 26 looks at every call that was withdrawn: the second bid may have named another suit.
    if second.denomination() == bid.denomination() {
        return Ok(());
    }
    lead_penalty(case, by, Some(second.denomination()), None, Known::Nothing)
}

/// Law 27B3: a double or redouble in its place is cancelled, unless its meaning saves it.
fn doubled(case: &mut Case, by: Seat, bid: Bid, attempt: Call) -> Step {
    let free = case.state.auction.check(attempt).is_ok() && !case.state.duties.may_not_double(by);
    if free && escapes(case)? {
        return noted(case, by, bid, |case| {
            freely(case, by, bid, attempt, Saved::ByMeaning, Replacement::ToBeMade);
            Ok(())
        });
    }
    double_cancelled(case, by, bid, attempt)
}

fn double_cancelled(case: &mut Case, by: Seat, bid: Bid, double: Call) -> Step {
    case.withdraw(by, CallOrCard::Call(bid.into()), Informs::Others);
    case.withdraw(by, CallOrCard::Call(double), Informs::Others);
    barred(case, by, bid, "27B3")
}

/// A sufficient bid or a pass, and partner passes throughout.
fn barred(case: &mut Case, by: Seat, bid: Bid, article: &'static str) -> Step {
    let legal = case.state.auction.legal_calls();
    let left: CallSet = legal.iter().filter(|call| !matches!(call, Call::Double | Call::Redouble)).collect();
    let call = case.calls(by, left, article)?;
    case.put(Effect::CallStands { by, call }, article);
    case.silence(by.partner(), Rounds::Throughout, article);
    lead_penalty(case, by, Some(bid.denomination()), None, Known::Nothing)
}

/// Law 27B1(b): whether the meaning of the replacement saves it.
fn escapes(case: &mut Case) -> Step<bool> {
    match case.read(case.law.insufficient_escape) {
        Escape::None => Ok(false),
        Escape::MorePrecise => case.finds(Question::MorePrecise, "27B1(b)"),
        Escape::Comparable => case.finds(Question::Comparable, "27B1(b)"),
    }
}

/// What saves the auction from law 27B2.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Saved {
    /// The denomination of the insufficient bid (law 27B1(a)).
    ByDenomination,
    /// What the call in its place means (law 27B1(b)).
    ByMeaning,
}

fn freely(case: &mut Case, by: Seat, bid: Bid, call: Call, saved: Saved, replacement: Replacement) {
    let article = if saved == Saved::ByDenomination { "27B1(a)" } else { "27B1(b)" };
    // A correction that the edition lets pass whole tells nobody what he may not know.
    let open = saved == Saved::ByDenomination || case.law.insufficient_escape.value == Escape::Comparable;
    let informs = if open { Informs::Everybody(article) } else { Informs::Others };
    case.withdraw(by, CallOrCard::Call(bid.into()), informs);
    if replacement == Replacement::ToBeMade {
        case.put(Effect::CallStands { by, call }, article);
    }
    case.consider(case.law.articles.insufficient_damage);
}

/// Whether the call in place of the insufficient bid stands already.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Replacement {
    Made,
    ToBeMade,
}

/// Law 27B1 and 2: a sufficient bid or a pass in its place.
pub(super) fn corrected(case: &mut Case, by: Seat, bid: Bid, call: Call, replacement: Replacement) -> Step {
    let mut known = Known::Nothing;
    let in_denomination = match (case.read(case.law.same_denomination), call) {
        (SameDenomination::Specified, Call::Bid(_)) => case.finds(Question::SpecifiesSame, "27B1(a)")?,
        (SameDenomination::BothNatural, Call::Bid(other)) if is_lowest(case, bid, other, replacement) => {
            let artificial = case.finds(Question::Artificial, "27B1(a)")?;
            known = Known::Artificial(artificial);
            !artificial && !case.finds(Question::ReplacementArtificial, "27B1(a)")?
        }
        _ => false,
    };
    if in_denomination {
        freely(case, by, bid, call, Saved::ByDenomination, replacement);
        return Ok(());
    }
    if escapes(case)? {
        freely(case, by, bid, call, Saved::ByMeaning, replacement);
        return Ok(());
    }
    if matches!(call, Call::Double | Call::Redouble) {
        // It stands where it has replaced a correction (law 25A); before that nobody gets here with one.
        let from = case.state.calls.len().saturating_sub(1) as u16;
        case.put(Effect::CallsCancelled { from, turn: by }, "27B3");
        return double_cancelled(case, by, bid, call);
    }
    case.withdraw(by, CallOrCard::Call(bid.into()), Informs::Others);
    if replacement == Replacement::ToBeMade {
        case.put(Effect::CallStands { by, call }, "27B2");
    }
    case.silence(by.partner(), Rounds::Throughout, "27B2");
    lead_penalty(case, by, Some(bid.denomination()), None, known)
}

/// Whether that is the lowest sufficient bid in the denomination of the insufficient one.
fn is_lowest(case: &Case, bid: Bid, other: Bid, replacement: Replacement) -> bool {
    let calls = &case.state.calls;
    let before = match replacement {
        Replacement::Made => &calls[..calls.len().saturating_sub(1)],
        Replacement::ToBeMade => &calls[..],
    };
    let last = before.iter().rev().find_map(|call| match call.call {
        Call::Bid(bid) => Some(bid),
        _ => None,
    });
    let lowest = Bid::all()
        .filter(|candidate| candidate.denomination() == bid.denomination())
        .find(|candidate| last.is_none_or(|last| *candidate > last));
    lowest == Some(other)
}
