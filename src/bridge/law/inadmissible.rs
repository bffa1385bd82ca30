//! Laws 35 to 39: inadmissible calls.

use super::case::{Case, Informs, Step};
use super::effect::Effect;
use super::finding::{Asked, Choice, Question};
use super::insufficient;
use super::meaning::{Known, denomination_of, lead_penalty};
use super::obligation::{CallOrCard, Rounds};
use crate::bridge::call::{Call, Denomination};
use crate::bridge::refusal::Reason;
use crate::bridge::seat::Seat;
use crate::bridge::table::Phase;

/// A call in turn that replaces another one or counts as in turn: it stands, or falls under its own law.
pub(super) fn made_in_turn(case: &mut Case, by: Seat, call: Call, article: &'static str) -> Step {
    if case.state.duties.must_pass(by).is_some() && call != Call::Pass {
        return barred_call(case, by, call);
    }
    if case.state.duties.may_not_double(by) && matches!(call, Call::Double | Call::Redouble) {
        return case.refuse(Reason::MayNotDouble);
    }
    match (case.state.auction.check(call), call) {
        (Ok(()), _) => case.put(Effect::CallStands { by, call }, article),
        (Err(_), Call::Bid(bid)) => return insufficient::insufficient_bid(case, by, bid, None),
        (Err(_), _) => return inadmissible_double(case, by, call),
    }
    Ok(())
}

/// Whether the next player has called over an inadmissible call.
fn called_over(case: &mut Case, yes: &'static str, no: &'static str) -> Step<bool> {
    let offered = [(Choice::Nothing, no), (Choice::LeftCalled, yes)];
    Ok(case.chooses(Question::Since, Asked::Director, &offered)? == Choice::LeftCalled)
}

/// Law 36: a double or redouble that law 19 does not allow, in turn.
pub(super) fn inadmissible_double(case: &mut Case, by: Seat, call: Call) -> Step {
    case.under(36);
    case.fits(matches!(call, Call::Double | Call::Redouble))?;
    if case.state.phase() == Phase::Play {
        return found_late(case, by, call);
    }
    case.fits(case.turn_to_call()? == by && case.state.auction.check(call).is_err())?;
    let articles = case.law.articles;
    let over = called_over(case, articles.double_called_over, articles.double_replaced)?;
    case.withdraw(by, CallOrCard::Call(call), Informs::Others);
    if over {
        case.put(Effect::TurnToCall(by), articles.double_called_over);
        return Ok(());
    }
    let legal = case.state.duties.calls_left(by, case.state.auction.legal_calls());
    let replacement = case.calls(by, legal, articles.double_replaced)?;
    case.put(Effect::CallStands { by, call: replacement }, articles.double_replaced);
    case.silence(by.partner(), Rounds::Throughout, articles.double_replaced);
    lead_penalty(case, by, None, None, Known::Nothing)
}

/// 2017 law 36C: the contract is scored as if the call had not been made.
fn found_late(case: &mut Case, by: Seat, call: Call) -> Step {
    if !case.read(case.law.double_found_late) {
        return case.refuse(Reason::NoProvision);
    }
    case.withdraw(by, CallOrCard::Call(call), Informs::Others);
    Ok(())
}

/// Law 36B4: the same out of rotation, not called over.
pub(super) fn double_out_of_rotation(case: &mut Case, by: Seat, call: Call) -> Step {
    case.under(36);
    case.silence(by.partner(), Rounds::Throughout, case.law.articles.double_out_of_rotation);
    let known = match case.read(case.law.double_without_meaning) {
        true => Known::Artificial(false),
        false => Known::Nothing,
    };
    lead_penalty(case, by, None, Some(call), known)
}

/// Law 37: a call other than a pass by a player who must pass.
pub(super) fn barred_call(case: &mut Case, by: Seat, call: Call) -> Step {
    case.under(37);
    let barred = case.state.duties.must_pass(by).is_some() && call != Call::Pass;
    case.fits(case.turn_to_call()? == by && barred)?;
    let legal_double =
        !matches!(call, Call::Double | Call::Redouble) || case.state.auction.check(call).is_ok();
    if !legal_double {
        return inadmissible_double(case, by, call);
    }
    let articles = case.law.articles;
    if called_over(case, articles.barred_called_over, articles.barred_cancelled)? {
        case.put(Effect::CallStands { by, call }, articles.barred_called_over);
        return Ok(());
    }
    case.withdraw(by, CallOrCard::Call(call), Informs::Others);
    case.put(Effect::CallStands { by, call: Call::Pass }, articles.barred_cancelled);
    barred_call_cancelled(case, by, call)
}

/// Law 37B: what such a call costs, in turn or out of rotation.
pub(super) fn barred_call_cancelled(case: &mut Case, by: Seat, call: Call) -> Step {
    case.under(37);
    let article = case.law.articles.barred_cancelled;
    case.silence(by, Rounds::Throughout, article);
    case.silence(by.partner(), Rounds::Throughout, article);
    lead_penalty(case, by, denomination_of(call), None, Known::Nothing)
}

/// Law 38: a bid of more than seven.
pub(super) fn bid_above_seven(case: &mut Case, by: Seat, level: u8, denomination: Denomination) -> Step {
    case.under(38);
    case.fits(level > 7 && matches!(case.state.phase(), Phase::Auction | Phase::OpeningLead))?;
    if case.state.phase() == Phase::OpeningLead {
        return after_the_end(case, by, CallOrCard::TooHigh(level), Some(denomination));
    }
    let articles = case.law.articles;
    let over = called_over(case, articles.eight_called_over, articles.eight_replaced)?;
    case.withdraw(by, CallOrCard::TooHigh(level), Informs::Others);
    if case.state.auction.turn() == Some(by) {
        case.put(Effect::CallStands { by, call: Call::Pass }, articles.eight_replaced);
    }
    if over && !case.read(case.law.eight_called_over_silences) {
        return Ok(());
    }
    let rounds = Rounds::Throughout;
    for seat in [by, by.partner()] {
        case.put(Effect::MustPass { seat, rounds }, articles.eight_replaced);
    }
    if over {
        return Ok(());
    }
    case.consider(articles.enforced_pass);
    lead_penalty(case, by, Some(denomination), None, Known::Nothing)
}

/// Law 39: a call after the final pass.
pub(super) fn call_after_the_end(case: &mut Case, by: Seat, call: Call) -> Step {
    case.under(39);
    let before_the_lead = match case.state.phase() {
        Phase::OpeningLead => true,
        Phase::Over => case.state.play.is_none() && case.state.duties.adjusted.is_none(),
        _ => false,
    };
    case.fits(before_the_lead)?;
    if call == Call::Pass {
        case.withdraw(by, CallOrCard::Call(call), Informs::OthersUnder(case.law.articles.late_call_free));
        return Ok(());
    }
    after_the_end(case, by, CallOrCard::Call(call), denomination_of(call))
}

/// A call other than a pass: it counts for nothing, but a defender's may cost a lead restriction (law 39C).
fn after_the_end(case: &mut Case, by: Seat, what: CallOrCard, denomination: Option<Denomination>) -> Step {
    case.under(39);
    let articles = case.law.articles;
    let declaring = case.state.contract.is_none_or(|contract| contract.declarer.side() == by.side());
    if declaring {
        case.withdraw(by, what, Informs::OthersUnder(articles.late_call_free));
        return Ok(());
    }
    let over = called_over(case, articles.late_call_over, articles.late_call_lead)?;
    case.withdraw(
        by,
        what,
        Informs::OthersUnder(if over { articles.late_call_over } else { articles.late_call_lead }),
    );
    if over {
        return Ok(());
    }
    lead_penalty(case, by, denomination, None, Known::Nothing)
}
