//! What is carried into the next stage.

use super::records::decimal_or_null;
use super::result::{count, part, unsigned};
use super::tie_read::ENTRANTS;
use crate::event::carry_over::{
    Formula, KnockoutCarry, PairsCarry, PairsCarryMode, Ranked, carry_knockout, carry_pairs,
    carry_round_robin,
};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::Answer;
use crate::wasm::json::to_js;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What the winner of an earlier match carries into a knock-out match of the same two teams, in hundredths of an IMP
/// (directing regulations art. 51(1)): half of its net IMPs if it also ranked higher, else a third, at most a quarter of
/// the boards to be played; `options` may change those parts. The margin of a match is taken as
/// `scoreMatch` gives it; nothing is carried of a negative one.
///
/// @example
/// event.carryKnockout(25, true, 64); // 1250
/// event.carryKnockout("10.67", false, 64); // 356
/// event.carryKnockout(25, true, 64, { perBoard: "1/8" }); // 800
///
/// @throws {RulesError} `bad-input` for anything but an amount, a boolean and a count
#[wasm_bindgen(js_name = eventCarryKnockout)]
pub fn carry_knockout_js(
    #[wasm_bindgen(js_name = netImps, unchecked_param_type = "Amount")] net_imps: &JsValue,
    #[wasm_bindgen(js_name = winnerRankedHigher, unchecked_param_type = "boolean")] higher: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] boards: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "KnockoutCarry")] options: &JsValue,
) -> Answer<f64> {
    let fields = Fields::or_empty("options", options, &["higher", "lower", "perBoard"])?;
    let usual = KnockoutCarry::default();
    let options = KnockoutCarry {
        higher: fields.maybe("higher", part)?.unwrap_or(usual.higher),
        lower: fields.maybe("lower", part)?.unwrap_or(usual.lower),
        most_per_board: fields.maybe("perBoard", part)?.unwrap_or(usual.most_per_board),
    };
    let net = args::exact("netImps", net_imps)?;
    let winner = if args::flag("winnerRankedHigher", higher)? { Ranked::Higher } else { Ranked::Lower };
    let boards = count("boards", boards, 1, 10_000)?;
    Ok(carry_knockout(net, winner, boards, &options) as f64)
}

/// What the teams of a group carry into a round robin of `matches` matches each, in hundredths of a victory point in the
/// order of their `totals` (directing regulations art. 51(2)). The lowest carries nothing, nobody more than two points
/// (or `most`, such as `"3/2"`) a match; `formula` says whether that limit was needed (`"two"`), or nobody leads (`"level"`).
///
/// @example
/// event.carryRoundRobin([160, 150, 140, 130], 3); // {"carried":[600,400,200,0],"formula":"one"}
///
/// @throws {RulesError} `bad-input` for anything but amounts and a count
#[wasm_bindgen(js_name = eventCarryRoundRobin, unchecked_return_type = "CarriedOver")]
pub fn carry_round_robin_js(
    #[wasm_bindgen(unchecked_param_type = "readonly Amount[]")] totals: &JsValue,
    #[wasm_bindgen(js_name = matches, unchecked_param_type = "number")] to_play: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Amount")] most: &JsValue,
) -> Answer<JsValue> {
    let most = args::optional("most", most, part)?.unwrap_or((2, 1));
    let totals = args::list("totals", totals, ENTRANTS, args::exact)?;
    let carry = carry_round_robin(&totals, count("matches", to_play, 1, 10_000)?, most);
    let formula = match carry.formula {
        Formula::Level => "level",
        Formula::One => "one",
        Formula::Two => "two",
    };
    Ok(to_js(|json| {
        json.open();
        json.field("carried").list(&carry.carried_c, |json, &points| json.number(points));
        json.field("formula").text(formula);
        json.close();
    }))
}

/// What a pair carries into the next stage: `M × Q × A × B / (E × S)`, in hundredths of a matchpoint (directing regulations
/// art. 52), with the `share` that is of an average score there: a few thousandths say that carrying over is pointless.
/// `mode` says what S stands for: the printed `"sum"`, its `"mean"`, or `"half"` of the score scaled from top to top.
///
/// @example
/// const carry = { scored: 624, pairsNow: 26, averageNow: 12, boardsThen: 52, pairsThen: 52, sumThen: 26 * 624, boardsNow: 52 };
/// event.carryPairs(carry); // {"carried":1200,"share":"0.02"}
/// event.carryPairs({ ...carry, mode: "mean" }).carried; // 31200
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventCarryPairs, unchecked_return_type = "CarriedPairs")]
pub fn carry_pairs_js(
    #[wasm_bindgen(js_name = carry, unchecked_param_type = "PairsCarry")] told: &JsValue,
) -> Answer<JsValue> {
    let known = [
        "scored",
        "pairsNow",
        "averageNow",
        "boardsThen",
        "pairsThen",
        "sumThen",
        "boardsNow",
        "mode",
        "topNow",
        "topThen",
    ];
    let fields = Fields::new("carry", told, &known)?;
    let number = |key: &str| fields.need_whole(key, 1, 1_000_000);
    let amount = |key: &str| fields.need(key, unsigned);
    let mode = match fields.word("mode", &[("sum", 0), ("mean", 1), ("half", 2)])? {
        None | Some(0) => PairsCarryMode::Sum,
        Some(1) => PairsCarryMode::Mean,
        _ => PairsCarryMode::Half { top_now: number("topNow")?, top_then: number("topThen")? },
    };
    let carried = carry_pairs(&PairsCarry {
        scored: amount("scored")?,
        pairs_now: number("pairsNow")?,
        average_now: amount("averageNow")?,
        boards_then: number("boardsThen")?,
        pairs_then: number("pairsThen")?,
        sum_then: amount("sumThen")?,
        boards_now: number("boardsNow")?,
        mode,
    });
    Ok(to_js(|json| {
        json.open();
        json.field("carried").number(carried.carried_c);
        decimal_or_null(json.field("share"), carried.share);
        json.close();
    }))
}
