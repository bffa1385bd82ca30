//! Sessions of pairs and individuals.

use super::read::pairs_options;
use super::records::{decimal, list, needed, object, or_null, place};
use super::result::{boards, rows};
use crate::bridge::score::LineError;
use crate::event::exchange::ResultRow;
use crate::event::standing::{
    PairsMethod, PairsOptions, PairsResult, PairsStanding, ScoredBoard, score_pairs,
};
use crate::exact::Exact;
use crate::wasm::error::{Answer, RulesError, refusal};
use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A line that cannot be scored, on a board.
pub fn line_refusal(board: u32, error: LineError) -> RulesError {
    let params = [("board", board.into()), ("line", (error.line as u32).into())];
    let message = format!("board {board}, {error}");
    refusal(error.kind.code(), &message, Some(error.kind.citation()), &params)
}

fn standing(own: &PairsStanding, matchpoints: bool) -> JsValue {
    let unit = Exact::from(if matchpoints { 100 } else { 1 });
    object(&[
        ("number", own.entrant.into()),
        ("place", place(&own.place)),
        ("total", decimal(own.total)),
        ("available", if matchpoints { decimal(own.available) } else { JsValue::NULL }),
        ("boards", own.boards.into()),
        ("average", or_null(own.average.map(|average| decimal(average * unit)))),
        ("exact", own.total.to_string().into()),
    ])
}

/// A scored board; `places` are those of its lines among the rows.
fn board(board: &ScoredBoard, places: &[u32]) -> JsValue {
    let lines = Array::new();
    for (scores, &row) in board.lines.iter().zip(places) {
        lines.push(&object(&[
            ("row", row.into()),
            ("ns", or_null(scores.ns.map(decimal))),
            ("ew", or_null(scores.ew.map(decimal))),
        ]));
    }
    object(&[
        ("board", board.board.into()),
        ("top", or_null(board.top.map(decimal))),
        ("lines", lines.into()),
    ])
}

/// The session scored; the board whose line cannot be scored is named.
pub fn scored(rows: &[ResultRow], options: &PairsOptions) -> Answer<PairsResult> {
    score_pairs(&boards(rows), options).map_err(|(board, error)| line_refusal(board, error))
}

/// Scores and ranks a session of pairs, or of individuals when `ns` and `ew` name two players each.
///
/// Matchpoints (law 78A) with the Neuberg formula unless `options` say otherwise. A weighted score enters with its weights,
/// an artificial score at 60, 50 or 40 % or the contestant's own average where law 12C2(c) says so, a fouled board is
/// scored in the groups of its rows. Ties are broken as the directing regulations say (art. 46); the step that did is
/// in `place.by`, and what only a lot can settle in `needed`.
///
/// @example
/// const rows = [
///   { board: 1, ns: 1, ew: 3, contract: "4S", declarer: "N", tricks: 10 },
///   { board: 1, ns: 2, ew: 4, contract: "3NT", declarer: "N", tricks: "-1" },
/// ];
/// const session = event.scorePairs(rows, { fields: [[1, 2], [3, 4]] });
/// session.fields[0].map(({ number, average }) => [number, average]); // [[1,"100.00"],[2,"0.00"]]
/// session.boards[0].lines[0]; // {"row":0,"ns":"2.00","ew":"0.00"}
///
/// @throws {RulesError} `bad-input` naming the row and field that cannot be read; `wrong-award` for an award in IMPs at
/// matchpoints or the other way round; `no-weight` and `weights-too-fine` for a weighted score
#[wasm_bindgen(js_name = eventScorePairs, unchecked_return_type = "PairsSession")]
pub fn score_pairs_js(
    #[wasm_bindgen(js_name = rows, unchecked_param_type = "readonly ResultRow[]")] lines: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "PairsOptions")] options: &JsValue,
) -> Answer<JsValue> {
    let rows = rows("rows", lines)?;
    let options = pairs_options("options", options)?;
    let result = scored(&rows, &options)?;
    let matchpoints = matches!(options.method, PairsMethod::Matchpoints(_));
    // Boards come sorted by number, so each row finds its own.
    let mut places: Vec<Vec<u32>> = vec![Vec::new(); result.boards.len()];
    for (row, own) in rows.iter().enumerate() {
        if let Ok(place) = result.boards.binary_search_by_key(&own.board, |scored| scored.board) {
            places[place].push(row as u32);
        }
    }
    let boards = Array::new();
    for (scored, places) in result.boards.iter().zip(&places) {
        boards.push(&board(scored, places));
    }
    let fields = list(&result.fields, |field| list(field, |own| standing(own, matchpoints)));
    Ok(object(&[("boards", boards.into()), ("fields", fields), ("needed", needed(&result.needed))]))
}
