//! What a table does about irregularities: prevented, ruled on, or taken back.

use super::read;
use super::records;
use super::ruling::edition;
use super::table::BridgeTable;
use crate::bridge::law::{Attempt, Irregularity, Policy, Treatment};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::Answer;
use crate::wasm::json::to_js;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

const BASES: [&str; 2] = ["online", "at-the-table"];
const TREATMENTS: [Treatment; 3] = [Treatment::Refuse, Treatment::Rule, Treatment::Undo];

fn base(argument: &str, value: &JsValue) -> Answer<Policy> {
    Ok([Policy::ONLINE, Policy::AT_THE_TABLE][args::choice(argument, value, &BASES)?])
}

/// A policy by its name, or an object with a base and the treatment of single kinds.
fn policy(argument: &str, value: &JsValue) -> Answer<Policy> {
    if !value.is_object() {
        return base(argument, value);
    }
    let mut known = vec!["base"];
    known.extend(Irregularity::CODES);
    let fields = Fields::new(argument, value, &known)?;
    let mut policy = fields.maybe("base", base)?.unwrap_or(Policy::ONLINE);
    let treatment = |argument: &str, value: &JsValue| {
        args::choice(argument, value, &TREATMENTS.map(Treatment::name)).map(|at| TREATMENTS[at])
    };
    for code in Irregularity::CODES {
        if let Some(chosen) = fields.maybe(code, treatment)? {
            policy = policy.with(code, chosen).unwrap_or(policy);
        }
    }
    Ok(policy)
}

/// What a policy does about every kind of irregularity: `"refuse"`, `"rule"` or `"undo"` by code.
///
/// @example
/// bridge.policy("online")["insufficient-bid"]; // "refuse"
/// bridge.policy({ revoke: "rule" }).revoke; // "rule"
///
/// @throws {RulesError} `bad-input` for what is no policy
#[wasm_bindgen(js_name = bridgePolicy, unchecked_return_type = "Record<IrregularityCode, Treatment>")]
pub fn treatments(
    #[wasm_bindgen(js_name = policy, unchecked_optional_param_type = "PolicyLike")] chosen: &JsValue,
) -> Answer<JsValue> {
    let policy = args::optional("policy", chosen, policy)?.unwrap_or(Policy::ONLINE);
    Ok(to_js(|json| {
        json.open();
        for code in Irregularity::CODES {
            json.field(code).maybe(policy.treatment(code).map(Treatment::name));
        }
        json.close();
    }))
}

#[wasm_bindgen(js_class = BridgeTable)]
impl BridgeTable {
    /// What becomes of an action that player attempts, legal or not, at a table with that policy (`"online"` when left
    /// out): it is legal; refused; an irregularity to be opened with `rule`; or it passes unnoticed for now and is
    /// applied as `action`. Nothing happens at the table yet. A refusal cites the edition named, as `why` does.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// table.attempt("1H", "E").outcome; // "refused"
    /// table.attempt("1H", "E", "at-the-table").irregularity; // "call-out-of-rotation,by=E,call=1H"
    ///
    /// @throws {RulesError} `bad-input` for what is no action, seat, policy or edition; what the rules refuse is the answer
    #[wasm_bindgen(unchecked_return_type = "Attempt")]
    pub fn attempt(
        &self,
        #[wasm_bindgen(unchecked_param_type = "ActionText")] action: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "SeatLike")] by: &JsValue,
        #[wasm_bindgen(js_name = policy, unchecked_optional_param_type = "PolicyLike")] chosen: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "LawBook")] book: &JsValue,
    ) -> Answer<JsValue> {
        let book = edition(book)?;
        let action = read::action("action", action)?;
        let by = args::seat("by", by)?;
        let policy = args::optional("policy", chosen, policy)?.unwrap_or(Policy::ONLINE);
        let (outcome, refused, irregularity, applied) = match self.table().attempt(&policy, by, action) {
            Attempt::Legal => ("legal", None, None, Some(action)),
            Attempt::Refused(refusal) => ("refused", Some(refusal.under(book)), None, None),
            Attempt::Irregular(what) => ("irregular", None, Some(what), None),
            Attempt::Unnoticed(action) => ("unnoticed", None, None, Some(action)),
        };
        Ok(to_js(|json| {
            json.open();
            json.field("outcome").text(outcome);
            json.field("refusal").or_null(refused.as_ref(), records::refusal_record);
            json.field("irregularity").or_null(irregularity, |json, what| json.shown(&what));
            json.field("action").or_null(applied, |json, action| json.shown(&action));
            json.close();
        }))
    }

    /// Why that player may not have his last call back as unintended (law 25A): `null` while he may. The change itself
    /// is ruled on as `change-of-call`. Cards stay played (law 47F).
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// table.call("1NT");
    /// table.whyNotTakeBack("N"); // null
    /// for (const call of ["Pass", "Pass"]) table.call(call);
    /// table.whyNotTakeBack("N").law.article; // "25A2"
    ///
    /// @throws {RulesError} `bad-input` for what is no seat or edition
    #[wasm_bindgen(js_name = whyNotTakeBack, unchecked_return_type = "Refusal | null")]
    pub fn why_not_take_back(
        &self,
        #[wasm_bindgen(unchecked_param_type = "SeatLike")] by: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "LawBook")] book: &JsValue,
    ) -> Answer<JsValue> {
        let by = args::seat("by", by)?;
        let book = edition(book)?;
        let verdict = self.table().may_take_back_call(by, book);
        Ok(verdict.map_or_else(|refusal| records::refused(&refusal), |()| JsValue::NULL))
    }
}
