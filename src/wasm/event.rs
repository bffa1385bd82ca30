//! The `event` namespace of the package: boards compared here, sessions, schedules and files by subject.

mod bracket;
mod carry;
mod delay;
mod director;
mod files;
mod frequencies;
mod match_day;
mod pairs;
mod read;
mod records;
mod result;
mod schedule;
mod shengji;
mod swiss;
mod team_files;
mod teams;
mod tie_break;
mod tie_read;
mod victory_points;

use super::args;
use super::error::Answer;
use crate::bridge::score;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most results of one board: their sums of IMPs stay within 32 bits.
const RESULTS: u32 = 1 << 22;

/// North-south's matchpoints of every result of a board on the count 2, 1, 0 (law 78A), in the order given; east-west
/// have the rest of the top, `2 × (results - 1)`. `points` are north-south's.
///
/// @example
/// event.matchpoints(Int32Array.of(420, 450, 420, -50)); // Int32Array [ 3, 6, 3, 0 ]
///
/// @throws {RulesError} `bad-input` for anything but whole numbers
#[wasm_bindgen(js_name = eventMatchpoints)]
pub fn matchpoints(
    #[wasm_bindgen(unchecked_param_type = "Int32Array | readonly number[]")] points: &JsValue,
) -> Answer<Vec<i32>> {
    let points = args::integers("points", points, RESULTS)?;
    Ok(score::matchpoints(&points).into_iter().map(|count| count as i32).collect())
}

/// North-south's sum of IMPs of every result of a board against all others (laws 78B and 78D); east-west have the same
/// with the other sign. Divide by the number of results less one for the mean.
///
/// @example
/// event.crossImps(Int32Array.of(420, 420, -50)); // Int32Array [ 10, 10, -20 ]
///
/// @throws {RulesError} `bad-input` for anything but whole numbers
#[wasm_bindgen(js_name = eventCrossImps)]
pub fn cross_imps(
    #[wasm_bindgen(unchecked_param_type = "Int32Array | readonly number[]")] points: &JsValue,
) -> Answer<Vec<i32>> {
    let points = args::integers("points", points, RESULTS)?;
    Ok(score::cross_imps(&points).into_iter().map(|sum| sum as i32).collect())
}

/// The IMPs of a difference in points (law 78B), negative for a negative one.
///
/// @example
/// event.imps(430); // 10
///
/// @throws {RulesError} `bad-input` for anything but a whole number
#[wasm_bindgen(js_name = eventImps)]
pub fn imps(#[wasm_bindgen(unchecked_param_type = "number")] difference: &JsValue) -> Answer<i32> {
    args::integer32("difference", difference).map(score::imps)
}
