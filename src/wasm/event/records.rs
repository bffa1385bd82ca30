//! What crosses to JavaScript. Scores are text with two decimals, rounded once; totals also as exact fractions.

use super::tie_read::step_name;
use crate::event::exchange::{ResultRow, TableResult};
use crate::event::schedule::Pairing;
use crate::event::standing::Place;
use crate::event::tie_break::Needed;
use crate::exact::Exact;
use js_sys::Array;
use wasm_bindgen::JsValue;

pub use crate::wasm::error::object;

/// A list of records.
pub fn list<T>(items: &[T], record: impl Fn(&T) -> JsValue) -> JsValue {
    let array = Array::new();
    for item in items {
        array.push(&record(item));
    }
    array.into()
}

/// A list of numbers.
pub fn numbers(items: &[u32]) -> JsValue {
    list(items, |&number| number.into())
}

/// Groups of numbers.
pub fn groups(items: &[Vec<u32>]) -> JsValue {
    list(items, |group| numbers(group))
}

/// `null` where there is nothing.
pub fn or_null(value: Option<impl Into<JsValue>>) -> JsValue {
    value.map_or(JsValue::NULL, Into::into)
}

/// A score for display.
pub fn decimal(score: Exact) -> JsValue {
    score.to_decimal(2).into()
}

/// Hundredths, or any whole number of that size, as a plain number.
pub fn whole(number: i64) -> JsValue {
    (number as f64).into()
}

/// A pair's number, or those of two players.
fn side(side: &[u32]) -> JsValue {
    if let [pair] = side { (*pair).into() } else { numbers(side) }
}

/// A row of results: what was not told is `null`.
pub fn row(row: &ResultRow) -> JsValue {
    let told = |number: u32| or_null((number > 0).then_some(number));
    let [contract, declarer, _] = row.result.texts();
    let filled = |text: String| or_null((!text.is_empty()).then_some(text));
    let tricks = match row.result {
        TableResult::Played { tricks, .. } => Some(tricks),
        _ => None,
    };
    object(&[
        ("round", told(row.round)),
        ("table", told(row.table)),
        ("board", row.board.into()),
        ("ns", side(&row.ns)),
        ("ew", side(&row.ew)),
        ("contract", filled(contract)),
        ("declarer", filled(declarer)),
        ("tricks", or_null(tricks)),
        ("lead", or_null(row.lead.map(|card| card.to_string()))),
        ("score", or_null(row.result.points(row.board))),
        ("group", row.group.into()),
    ])
}

/// A match of a round.
pub fn pairing(own: &Pairing) -> JsValue {
    object(&[("home", own.home.into()), ("away", own.away.into())])
}

/// A place in a ranking.
pub fn place(place: &Place) -> JsValue {
    object(&[
        ("place", place.place.into()),
        ("shared", place.shared.into()),
        ("by", or_null(place.by.map(step_name))),
    ])
}

/// What is to be settled by lot or extra boards.
pub fn needed(needed: &[Needed]) -> JsValue {
    list(needed, |own| object(&[("step", step_name(own.step).into()), ("among", numbers(&own.among))]))
}
