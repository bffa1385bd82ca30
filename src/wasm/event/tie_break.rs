//! Ties broken.

use super::records::{groups, needed, numbers};
use super::tie_read::{different, rules_after, step_name, tie_data};
use crate::event::tie_break::break_tie;
use crate::wasm::error::Answer;
use crate::wasm::json::to_js;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most contestants tied.
const TIED: u32 = 200;

/// Breaks a tie (directing regulations art. 45-49, Shengji art. 27): who stands where, each step that separated somebody,
/// and what only extra boards or a lot can settle. Give what came of those as `decisions` and ask again: nothing is
/// ever drawn here.
///
/// @example
/// const matches = [{ round: 1, home: 1, away: 2, vp: [1250, 750] }, { round: 2, home: 3, away: 1, vp: [1500, 500] }];
/// const broken = event.breakTie([2, 1], "swiss", { matches });
/// broken.places; // [[1],[2]]
/// broken.separations[0].step; // "meeting-vp"
///
/// @throws {RulesError} `bad-input` for an unknown step or anything that does not fit
#[wasm_bindgen(js_name = eventBreakTie, unchecked_return_type = "BrokenTie")]
pub fn break_tie_js(
    #[wasm_bindgen(unchecked_param_type = "readonly number[]")] tied: &JsValue,
    #[wasm_bindgen(js_name = rules, unchecked_param_type = "TieRules")] chain: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "TieData")] data: &JsValue,
) -> Answer<JsValue> {
    let who = different("tied", tied, TIED)?;
    let data = tie_data("data", data)?;
    let sessions = data.sessions.iter().map(|(_, scores)| scores.len()).max().unwrap_or(1);
    let broken = break_tie(&who, &data, &rules_after(sessions, "rules", chain)?);
    Ok(to_js(|json| {
        json.open();
        groups(json.field("places"), &broken.places);
        json.field("separations").list(&broken.separations, |json, own| {
            json.open();
            step_name(json.field("step"), own.step);
            numbers(json.field("tied"), &own.tied);
            groups(json.field("order"), &own.order);
            json.close();
        });
        needed(json, &broken.needed);
        json.close();
    }))
}
