//! Verdicts written out.

use super::statement::step_problems;
use crate::bridge::Side;
use crate::bridge::claim::{
    Alternative, Change, Claim, Ground, Policy, Reasoning, StepProblem, Switch, Verdict,
};
use crate::cite::Book;
use crate::wasm::json::Json;

#[inline(never)]
pub fn write(answer: &mut Json, verdict: &Verdict, claim: &Claim, book: Book, flaws: &[StepProblem]) {
    answer.open();
    answer.field("policy");
    policy(answer, &verdict.policy);
    answer.field("book").text(book.name());
    answer.field("claimer").seat(claim.claimer);
    answer.field("side").side(verdict.side);
    answer.field("left").number(verdict.left.into());
    answer.field("claimed").number(verdict.claimed.into());
    answer.field("award").tricks(verdict.award);
    answer.field("totals").open();
    for side in Side::ALL {
        answer.field(["NS", "EW"][side.index()]).tricks(verdict.total(side));
    }
    answer.close();
    answer.field("stands").flag(verdict.claim_stands());
    answer.field("judgment").or_null(verdict.judgment, Json::flag);
    answer.field("line").list(&verdict.line, |answer, &(seat, card)| {
        answer.open();
        answer.field("seat").seat(seat);
        answer.field("card").card(card);
        answer.close();
    });
    answer.field("reasons").list(&verdict.reasons, reason);
    answer.field("alternatives").list(&verdict.sensitivity, alternative);
    answer.field("worstLegal").tricks(verdict.worst_legal);
    answer.field("best").tricks(verdict.best);
    answer.field("statementProblems");
    step_problems(answer, flaws);
    answer.field("nodes").number(verdict.nodes as i64);
    answer.close();
}

#[inline(never)]
fn policy(answer: &mut Json, policy: &Policy) {
    answer.open();
    answer.field("preset").text(policy.preset().name());
    answer.field("settings").open();
    for &switch in Switch::ALL {
        answer.field(switch.name()).text(policy.setting(switch));
    }
    answer.close();
    answer.field("text").text(&policy.to_string());
    answer.close();
}

fn reason(answer: &mut Json, reason: &Reasoning) {
    let (card, by) = match reason.ground {
        Ground::OutstandingTrump(card)
        | Ground::Location(card)
        | Ground::PartnersChoice(card)
        | Ground::GivenUp(card) => (Some(card), None),
        Ground::BelievedGood { own, by } => (Some(own), Some(by)),
        _ => (None, None),
    };
    answer.open();
    answer.field("code").text(reason.ground.name());
    answer.field("message").text(&reason.ground.to_string());
    answer.field("law").law(Some(reason.law));
    answer.field("switch").maybe(reason.switch.map(Switch::name));
    answer.field("trick");
    match reason.trick {
        Some(trick) => answer.number(trick.into()),
        None => answer.null(),
    }
    answer.field("card").maybe_card(card);
    answer.field("by").maybe_card(by);
    answer.close();
}

fn alternative(answer: &mut Json, other: &Alternative) {
    let (switch, setting, trumps) = match other.change {
        Change::Setting(switch, setting) => (Some(switch.name()), Some(setting), None),
        Change::KnowsTrumps(known) => (None, None, Some(known)),
    };
    answer.open();
    answer.field("switch").maybe(switch);
    answer.field("setting").maybe(setting);
    answer.field("knowsTrumps");
    match trumps {
        Some(known) => answer.flag(known),
        None => answer.null(),
    }
    answer.field("award").tricks(other.award);
    answer.close();
}
