//! Adjusted scores as values (laws 12 and 86): checked by edition, written as the scoring of events reads them.

use super::ruling::edition;
use crate::bridge::law::{AssignedScore, Edition, Level, Loss};
use crate::bridge::score::WeightedPoints;
use crate::exact::Exact;
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, refusal};
use crate::wasm::json::to_js;
use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most results one side is assigned.
const RESULTS: u32 = 32;
/// The highest weight and number of points.
const MOST: i64 = 1_000_000;
const LEVELS: [Level; 3] = [Level::Minus, Level::Average, Level::Plus];

enum Given {
    Level(Level),
    Results(Vec<WeightedPoints>),
}

fn result(argument: &str, value: &JsValue) -> Answer<WeightedPoints> {
    let fields = Fields::new(argument, value, &["points", "weight"])?;
    let points = fields.need("points", |a, v| args::signed(a, v, -MOST..=MOST))? as i32;
    let weight = fields.maybe("weight", |a, v| args::whole(a, v, 0..=MOST as u64))?.unwrap_or(1) as u32;
    Ok(WeightedPoints { weight, points })
}

fn given(argument: &str, value: &JsValue) -> Answer<Given> {
    if Array::is_array(value) {
        return args::list(argument, value, RESULTS, result).map(Given::Results);
    }
    args::choice(argument, value, &LEVELS.map(Level::name)).map(|at| Given::Level(LEVELS[at]))
}

/// The text of a side's award or results.
fn text(given: &Given) -> String {
    match given {
        Given::Level(Level::Minus) => "AVE-".to_owned(),
        Given::Level(Level::Average) => "AVE".to_owned(),
        Given::Level(Level::Plus) => "AVE+".to_owned(),
        Given::Results(results) => {
            let mut text = String::from("W");
            for (i, result) in results.iter().enumerate() {
                let between = if i == 0 { "" } else { "/" };
                text = text + between + &result.points.to_string() + ":" + &result.weight.to_string();
            }
            text
        }
    }
}

fn assigned(laws: &Edition, ns: &[WeightedPoints], ew: &[WeightedPoints]) -> Answer<AssignedScore> {
    AssignedScore::new(laws, ns.to_vec(), ew.to_vec()).map_err(|error| {
        let law = crate::cite::Citation::new(laws.book, "12C");
        refusal(error.code(), &error, Some(law), |_| {})
    })
}

/// Checks an adjusted score under an edition (2007 when left out) and writes it: `texts` has it for each side, and
/// `text` for both as files and the scoring of events read it, with a line between the sides where their results
/// differ, in more than the order or the scale of the weights. A side has an artificial score by its name (law
/// 12C2), or results in points to north-south with their weights (law 12C1(c)), the weight 1 when left out. The
/// sides need not balance (law 12C1(f)).
///
/// @example
/// bridge.adjustedScore({ NS: "average-plus", EW: "average-minus" }).text; // "AVE+/AVE-"
/// const results = [{ points: 620, weight: 2 }, { points: -100, weight: 1 }];
/// bridge.adjustedScore({ NS: results, EW: results }).text; // "W620:2/-100:1"
/// bridge.adjustedScore({ NS: "average-plus", EW: [{ points: -100 }] }).text; // "AVE+|W-100:1"
///
/// @throws {RulesError} `no-result` for a side without a result that counts, `not-weighted` where the edition assigns
/// one result a side (1987 and 1997), `bad-input`
#[wasm_bindgen(js_name = bridgeAdjustedScore, unchecked_return_type = "WrittenScore")]
pub fn adjusted_score(
    #[wasm_bindgen(unchecked_param_type = "AdjustedScore")] score: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "LawBook")] book: &JsValue,
) -> Answer<JsValue> {
    let fields = Fields::new("score", score, &["NS", "EW"])?;
    let sides = [fields.need("NS", given)?, fields.need("EW", given)?];
    let laws = Edition::of(edition(book)?);
    let [north_south, east_west] = &sides;
    let texts = [text(north_south), text(east_west)];
    let (between, balanced) = match (north_south, east_west) {
        (Given::Level(_), Given::Level(_)) => ("/", false),
        (Given::Results(ns), Given::Results(ew)) => ("|", assigned(laws, ns, ew)?.is_balanced()),
        (Given::Results(own), _) | (_, Given::Results(own)) => {
            assigned(laws, own, own)?;
            ("|", false)
        }
    };
    let whole = if balanced { texts[0].clone() } else { texts[0].clone() + between + &texts[1] };
    Ok(to_js(|json| {
        json.open();
        json.field("text").text(&whole);
        json.field("texts").open();
        json.field("NS").text(&texts[0]);
        json.field("EW").text(&texts[1]);
        json.close();
        json.close();
    }))
}

/// What the two sides score when the side that did no wrong lost part of it by an error of its own (law 12C1(b)): the
/// score it made, the one it would have made without its error, and the one assigned, all from its point of view in
/// hundredths of the event's measure. 1987 and 1997 redress everything.
///
/// @example
/// bridge.ownError({ table: -600, withoutError: 400, assigned: 1000 }); // { nonOffenders: 0, offenders: 1000 }
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = bridgeOwnError, unchecked_return_type = "{ nonOffenders: number; offenders: number }")]
pub fn own_error(
    #[wasm_bindgen(unchecked_param_type = "{ table: number; withoutError: number; assigned: number }")]
    loss: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "LawBook")] book: &JsValue,
) -> Answer<JsValue> {
    let fields = Fields::new("loss", loss, &["table", "withoutError", "assigned"])?;
    let amount = |key| {
        let read = |a: &str, v: &JsValue| args::signed(a, v, -100 * MOST..=100 * MOST);
        fields.need(key, read).map(Exact::hundredths)
    };
    let loss = Loss {
        table: amount("table")?,
        without_error: amount("withoutError")?,
        assigned: amount("assigned")?,
    };
    let laws = Edition::of(edition(book)?);
    let (others, offenders) = loss.scores(laws);
    Ok(to_js(|json| {
        json.open();
        json.field("nonOffenders").number(others.to_hundredths());
        json.field("offenders").number(offenders.to_hundredths());
        json.close();
    }))
}
