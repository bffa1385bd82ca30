//! Sessions of pairs and individuals.

use super::read::{pairs_options, sessions_options};
use super::records::{decimal, list, needed, object, or_null, place};
use super::result::{boards, rows};
use crate::bridge::score::{LineError, MatchpointOptions};
use crate::event::exchange::ResultRow;
use crate::event::standing::{
    PairsBoard, PairsMethod, PairsOptions, PairsResult, PairsStanding, ScoredBoard, SessionPart, SessionsBy,
    SessionsError, SessionsStanding, score_pairs, score_sessions,
};
use crate::exact::Exact;
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, RulesError, refusal};
use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A line that cannot be scored, on a board of a session where there are several.
pub fn line_refusal(session: Option<usize>, board: u32, error: LineError) -> RulesError {
    let mut params = vec![("board", board.into()), ("line", (error.line as u32).into())];
    params.extend(session.map(|session| ("session", (session as u32).into())));
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
    score_pairs(&boards(rows), options).map_err(|(board, error)| line_refusal(None, board, error))
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
/// matchpoints or the other way round; `no-weight` and `weights-too-fine` for a weighted score; `same-pair` where both sides have
/// the same number, as when both directions are numbered from 1
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

/// The most sessions of a stage.
const SESSIONS: u32 = 100;

fn session(argument: &str, value: &JsValue) -> Answer<(Vec<PairsBoard>, PairsOptions)> {
    let fields = Fields::new(argument, value, &["rows", "options"])?;
    let rows = fields.need("rows", rows)?;
    let options = fields.maybe("options", pairs_options)?;
    let usual = || PairsOptions::new(PairsMethod::Matchpoints(MatchpointOptions::default()));
    Ok((boards(&rows), options.unwrap_or_else(usual)))
}

impl From<SessionsError> for RulesError {
    fn from(error: SessionsError) -> RulesError {
        match error {
            SessionsError::Line { session, board, error } => line_refusal(Some(session), board, error),
            SessionsError::Method { session } => {
                let params = [("session", (session as u32).into())];
                refusal("other-method", &error.to_string(), None, &params)
            }
        }
    }
}

/// Scores several sessions of pairs or individuals and ranks everybody over all of them; each has its own rows and options,
/// and everybody the same number in all. At matchpoints the mean of the sessions' percentages counts, at IMPs their sum,
/// unless `options` say otherwise. A missed session is forfeited (directing regulations art. 28) or excused (art. 36), as
/// `options` say. Penalties come off the stage, not off a session's own result (art. 35). Ties are broken by the best session,
/// the second best and so on, then against common opponents (art. 46).
///
/// @example
/// const session = (...points) => ({ rows: points.map((score, at) => ({ board: 1, ns: at + 1, ew: at + 3, score })) });
/// const stage = event.scoreSessions([session(420, -50), session(110, 140), session(90, 50)]);
/// const [first] = stage.standings;
/// [first.number, first.score, first.sessions.map(({ score }) => score)]; // [1,"66.67",["100.00","0.00","100.00"]]
///
/// @throws {RulesError} as `scorePairs`; `other-method` for a session scored in another way than the first
#[wasm_bindgen(js_name = eventScoreSessions, unchecked_return_type = "SessionsRanked")]
pub fn score_sessions_js(
    #[wasm_bindgen(js_name = sessions, unchecked_param_type = "readonly PairsSessionRows[]")]
    played: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SessionsOptions")] options: &JsValue,
) -> Answer<JsValue> {
    let sessions = args::list("sessions", played, SESSIONS, session)?;
    let matchpoints =
        sessions.first().is_none_or(|(_, own)| matches!(own.method, PairsMethod::Matchpoints(_)));
    let options = sessions_options("options", options, sessions.len(), matchpoints)?;
    let result = score_sessions(&sessions, &options)?;
    let percent = matchpoints && options.by != SessionsBy::Total;
    let shown = |score: Exact| decimal(if percent { score * Exact::from(100) } else { score });
    let part = |own: &SessionPart| {
        object(&[("score", or_null(own.score.map(shown))), ("boards", own.boards.into())])
    };
    let standing = |own: &SessionsStanding| {
        object(&[
            ("number", own.entrant.into()),
            ("place", place(&own.place)),
            ("score", or_null(own.score.map(shown))),
            ("penalties", shown(own.penalties)),
            ("sessions", list(&own.sessions, part)),
        ])
    };
    Ok(object(&[("standings", list(&result.standings, standing)), ("needed", needed(&result.needed))]))
}
