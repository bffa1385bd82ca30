//! A board's frequency table.

use super::pairs::line_refusal;
use super::read::pairs_options;
use super::records::decimal;
use super::result::{boards, rows};
use crate::bridge::score::{BoardLine, frequencies};
use crate::event::standing::PairsMethod;
use crate::wasm::error::{Answer, bad_input};
use crate::wasm::json::to_js;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The frequency table of a board from north-south's best score down, of a fouled board group by group: the points, how many
/// tables had them (a weighted score counts in parts), and what they are worth in matchpoints to each side.
///
/// @example
/// const row = (ns, ew, score) => ({ board: 1, ns, ew, score });
/// event.frequencies([row(1, 4, 420), row(2, 5, 420), row(3, 6, -50)])[0]; // {"group":0,"points":420,"count":"2.00","ns":"3.00","ew":"1.00"}
///
/// @throws {RulesError} `bad-input` for rows of several boards; otherwise as `scorePairs`
#[wasm_bindgen(js_name = eventFrequencies, unchecked_return_type = "Frequency[]")]
pub fn frequencies_js(
    #[wasm_bindgen(js_name = rows, unchecked_param_type = "readonly ResultRow[]")] lines: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "PairsOptions")] options: &JsValue,
) -> Answer<JsValue> {
    let found = boards(&rows("rows", lines)?);
    if found.len() > 1 {
        return Err(bad_input("rows", "results of one board", lines));
    }
    let PairsMethod::Matchpoints(method) = pairs_options("options", options)?.method else {
        return Err(bad_input("options.method", "matchpoints", options));
    };
    // A board nobody has a result on yet has an empty table.
    let (number, results) = found.first().map_or((0, &[][..]), |own| (own.board, &own.lines));
    let scores: Vec<BoardLine> = results.iter().map(|line| line.score.clone()).collect();
    let groups: Vec<u32> = results.iter().map(|line| line.group).collect();
    let table = frequencies(&scores, &groups, &method).map_err(|error| line_refusal(None, number, error))?;
    Ok(to_js(|json| {
        json.list(&table, |json, row| {
            json.open();
            json.field("group").number(row.group.into());
            json.field("points").number(row.points.into());
            decimal(json.field("count"), row.count);
            decimal(json.field("ns"), row.ns);
            decimal(json.field("ew"), row.ew);
            json.close();
        });
    }))
}
