//! What is carried into the next stage.

use super::records::{list, object, whole};
use super::result::count;
use super::tie_read::ENTRANTS;
use crate::event::carry_over::{Formula, KnockoutCarry, carry_knockout, carry_round_robin};
use crate::wasm::args;
use crate::wasm::error::Answer;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What the winner of an earlier match carries into a knock-out match of the same two teams, in hundredths of an IMP
/// (directing regulations art. 51(1)): half of its net IMPs if it also ranked higher, else a third, at most a quarter of
/// the boards to be played.
///
/// @example
/// event.carryKnockout(25, true, 64); // 1250
///
/// @throws {RulesError} `bad-input` for anything but counts and a boolean
#[wasm_bindgen(js_name = eventCarryKnockout)]
pub fn carry_knockout_js(
    #[wasm_bindgen(js_name = netImps, unchecked_param_type = "number")] net_imps: &JsValue,
    #[wasm_bindgen(js_name = winnerRankedHigher, unchecked_param_type = "boolean")] higher: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] boards: &JsValue,
) -> Answer<f64> {
    let net = count("netImps", net_imps, 0, 1_000_000)?;
    let higher = args::flag("winnerRankedHigher", higher)?;
    let boards = count("boards", boards, 1, 10_000)?;
    Ok(carry_knockout(net, higher, boards, &KnockoutCarry::default()) as f64)
}

/// What the teams of a group carry into a round robin of `matches` matches each, in hundredths of a victory point in the
/// order of their `totals` (directing regulations art. 51(2)). The lowest carries nothing, nobody more than two points a
/// match; `formula` says whether that limit was needed (`"two"`), or nobody leads (`"level"`).
///
/// @example
/// event.carryRoundRobin([160, 150, 140, 130], 3); // {"carried":[600,400,200,0],"formula":"one"}
///
/// @throws {RulesError} `bad-input` for anything but amounts and a count
#[wasm_bindgen(js_name = eventCarryRoundRobin, unchecked_return_type = "CarriedOver")]
pub fn carry_round_robin_js(
    #[wasm_bindgen(unchecked_param_type = "readonly Amount[]")] totals: &JsValue,
    #[wasm_bindgen(js_name = matches, unchecked_param_type = "number")] to_play: &JsValue,
) -> Answer<JsValue> {
    let totals = args::list("totals", totals, ENTRANTS, args::exact)?;
    let carry = carry_round_robin(&totals, count("matches", to_play, 1, 10_000)?, 2);
    let formula = match carry.formula {
        Formula::Level => "level",
        Formula::One => "one",
        Formula::Two => "two",
    };
    Ok(object(&[("carried", list(&carry.carried_c, |&points| whole(points))), ("formula", formula.into())]))
}
