//! Verdicts as records.

use super::{line, name, seat_name, tricks};
use crate::bridge::Side;
use crate::bridge::claim::{Alternative, Change, Claim, Ground, Policy, Reasoning, Switch, Verdict};
use crate::cite::Book;
use crate::wasm::error::{citation, object};
use js_sys::Array;
use wasm_bindgen::JsValue;

pub fn record(verdict: &Verdict, claim: &Claim, book: Book, problems: JsValue) -> JsValue {
    object(&[
        ("policy", policy(&verdict.policy)),
        ("book", book.name().into()),
        ("claimer", seat_name(claim.claimer)),
        ("side", name(verdict.side)),
        ("left", verdict.left.into()),
        ("claimed", verdict.claimed.into()),
        ("award", tricks(verdict.award)),
        ("totals", object(&Side::ALL.map(|side| (side_name(side), tricks(verdict.total(side)))))),
        ("stands", verdict.claim_stands().into()),
        ("judgment", verdict.judgment.into()),
        ("line", line(&verdict.line)),
        ("reasons", verdict.reasons.iter().map(reason).collect::<Array>().into()),
        ("alternatives", verdict.sensitivity.iter().map(alternative).collect::<Array>().into()),
        ("worstLegal", tricks(verdict.worst_legal)),
        ("best", tricks(verdict.best)),
        ("statementProblems", problems),
        ("nodes", JsValue::from_f64(verdict.nodes as f64)),
    ])
}

const fn side_name(side: Side) -> &'static str {
    ["NS", "EW"][side.index()]
}

fn policy(policy: &Policy) -> JsValue {
    let settings: Vec<(&str, JsValue)> =
        Switch::ALL.iter().map(|&switch| (switch.name(), policy.setting(switch).into())).collect();
    object(&[
        ("preset", policy.preset().name().into()),
        ("settings", object(&settings)),
        ("text", name(policy)),
    ])
}

fn switch_name(switch: Option<Switch>) -> JsValue {
    switch.map_or(JsValue::NULL, |switch| switch.name().into())
}

fn reason(reason: &Reasoning) -> JsValue {
    let (card, by) = match reason.ground {
        Ground::OutstandingTrump(card)
        | Ground::Location(card)
        | Ground::PartnersChoice(card)
        | Ground::GivenUp(card) => (name(card), JsValue::NULL),
        Ground::BelievedGood { own, by } => (name(own), name(by)),
        _ => (JsValue::NULL, JsValue::NULL),
    };
    object(&[
        ("code", reason.ground.name().into()),
        ("message", name(reason.ground)),
        ("law", citation(reason.law)),
        ("switch", switch_name(reason.switch)),
        ("trick", reason.trick.map_or(JsValue::NULL, JsValue::from)),
        ("card", card),
        ("by", by),
    ])
}

fn alternative(other: &Alternative) -> JsValue {
    let (switch, setting, trumps) = match other.change {
        Change::Setting(switch, setting) => (Some(switch), setting.into(), JsValue::NULL),
        Change::KnowsTrumps(known) => (None, JsValue::NULL, known.into()),
    };
    object(&[
        ("switch", switch_name(switch)),
        ("setting", setting),
        ("knowsTrumps", trumps),
        ("award", tricks(other.award)),
    ])
}
