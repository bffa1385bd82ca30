//! Sessions of pairs and individuals.

use super::read::{pairs_options, sessions_options};
use super::records::{decimal, decimal_or_null, needed, placed};
use super::result::{boards, rows};
use super::tie_read::known_only;
use crate::bridge::score::{LineError, LineErrorKind, MatchpointOptions};
use crate::event::exchange::ResultRow;
use crate::event::standing::{
    BoardError, PairsBoard, PairsMethod, PairsOptions, PairsResult, PairsStanding, ScoredBoard, SessionPart,
    SessionsBy, SessionsError, SessionsStanding, contestants_of, score_pairs, score_sessions,
};
use crate::exact::Exact;
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, RulesError, refusal};
use crate::wasm::json::{Json, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A line that cannot be scored, on a board of a session where there are several.
pub fn line_refusal(session: Option<usize>, board: u32, error: LineError) -> RulesError {
    let message = match session {
        Some(session) => SessionsError::Line { session, board, error }.to_string(),
        None => BoardError { board, error }.to_string(),
    };
    refusal(error.kind.code(), &message, Some(error.kind.citation()), |params| {
        params.field("board").number(board.into());
        params.field("line").number(error.line as i64);
        if let LineErrorKind::PlayedTwice { entrant, .. } = error.kind {
            params.field("number").number(entrant.into());
        }
        if let LineErrorKind::PlayedTwice { first, .. } | LineErrorKind::BoardTwice { first } = error.kind {
            params.field("first").number(first as i64);
        }
        if let Some(session) = session {
            params.field("session").number(session as i64);
        }
    })
}

fn standing(json: &mut Json, own: &PairsStanding, matchpoints: bool) {
    let unit = Exact::from(if matchpoints { 100 } else { 1 });
    json.open();
    placed(json, own.entrant, &own.place);
    decimal(json.field("total"), own.total);
    decimal_or_null(json.field("available"), matchpoints.then_some(own.available));
    json.field("boards").number(own.boards.into());
    decimal_or_null(json.field("average"), own.average.map(|average| average * unit));
    json.field("exact").shown(&own.total);
    json.close();
}

/// A scored board; `places` are those of its lines among the rows.
fn board(json: &mut Json, board: &ScoredBoard, places: &[u32]) {
    json.open();
    json.field("board").number(board.board.into());
    decimal_or_null(json.field("top"), board.top);
    json.field("lines").list(board.lines.iter().zip(places).enumerate(), |json, (line, (scores, &row))| {
        json.open();
        json.field("row").number(row.into());
        decimal_or_null(json.field("ns"), scores.ns);
        decimal_or_null(json.field("ew"), scores.ew);
        let awards = board.awards_of(line);
        if !awards.is_empty() {
            json.field("awards").list(awards, |json, own| {
                json.open();
                json.field("number").number(own.player.into());
                decimal(json.field("score"), own.score);
                json.close();
            });
        }
        json.close();
    });
    json.close();
}

/// The session scored; the board whose line cannot be scored is named. Where it is told who takes part, in the fields or as
/// `participants`, so is a penalty of anybody else; otherwise somebody fined may just have no result yet.
#[inline(never)]
pub fn scored(rows: &[ResultRow], options: &PairsOptions, participants: Vec<u32>) -> Answer<PairsResult> {
    let boards = boards(rows);
    let mut known = participants;
    known.extend(options.fields.iter().flatten());
    if !known.is_empty() {
        known.extend(contestants_of(&boards));
        known_only("options.penalties", &options.penalties, &known)?;
    }
    score_pairs(&boards, options).map_err(|own| line_refusal(None, own.board, own.error))
}

/// Scores and ranks a session of pairs, or of individuals when `ns` and `ew` name two players each.
///
/// Matchpoints (law 78A) with the Neuberg formula unless `options` say otherwise. A weighted score enters with its weights,
/// an artificial score at 60, 50 or 40 % or the contestant's own average where law 12C2(c) says so, a fouled board is
/// scored in the groups of its rows. At an individual each of two partners has his own average: where their awards differ the line has
/// `awards` with that of each, and `null` for the side. Ties are broken as the directing regulations say (art. 46); the step that did is
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
/// the same number, as when both directions are numbered from 1; `played-twice` for a contestant who has a result on the board
/// already (law 15B), in whichever direction: of a line that does not count say that it was not played (`NP`), and number
/// sections apart, as from 101
#[wasm_bindgen(js_name = eventScorePairs, unchecked_return_type = "PairsSession")]
pub fn score_pairs_js(
    #[wasm_bindgen(js_name = rows, unchecked_param_type = "readonly ResultRow[]")] lines: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "PairsOptions")] options: &JsValue,
) -> Answer<JsValue> {
    let rows = rows("rows", lines)?;
    let options = pairs_options("options", options)?;
    let result = scored(&rows, &options, Vec::new())?;
    let matchpoints = options.method.is_matchpoints();
    // Boards come sorted by number, so each row finds its own.
    let mut places: Vec<Vec<u32>> = vec![Vec::new(); result.boards.len()];
    for (row, own) in rows.iter().enumerate() {
        if let Ok(place) = result.boards.binary_search_by_key(&own.board, |scored| scored.board) {
            places[place].push(row as u32);
        }
    }
    Ok(to_js(|json| {
        json.open();
        let boards = result.boards.iter().zip(&places);
        json.field("boards").list(boards, |json, (scored, places)| board(json, scored, places));
        json.field("fields").list(&result.fields, |json, field| {
            json.list(field, |json, own| standing(json, own, matchpoints));
        });
        needed(json, &result.needed);
        json.close();
    }))
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
            SessionsError::Method { session } => refusal("other-method", &error, None, |params| {
                params.field("session").number(session as i64);
            }),
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
    let matchpoints = sessions.first().is_none_or(|(_, own)| own.method.is_matchpoints());
    let options = sessions_options("options", options, sessions.len(), matchpoints)?;
    let result = score_sessions(&sessions, &options)?;
    let mut known: Vec<u32> =
        sessions.iter().flat_map(|(_, own)| own.fields.iter().flatten().copied()).collect();
    if !known.is_empty() {
        known.extend(result.standings.iter().map(|own| own.entrant));
        known_only("options.carried", &options.carried, &known)?;
        known_only("options.excused", &options.excused, &known)?;
    }
    let percent = matchpoints && options.by != SessionsBy::Total;
    let unit = Exact::from(if percent { 100 } else { 1 });
    let score = |json: &mut Json, score: Option<Exact>| {
        decimal_or_null(json.field("score"), score.map(|score| score * unit));
    };
    let part = |json: &mut Json, own: &SessionPart| {
        json.open();
        score(json, own.score);
        json.field("boards").number(own.boards.into());
        json.close();
    };
    let standing = |json: &mut Json, own: &SessionsStanding| {
        json.open();
        placed(json, own.entrant, &own.place);
        score(json, own.score);
        decimal(json.field("penalties"), own.penalties * unit);
        json.field("sessions").list(&own.sessions, part);
        json.close();
    };
    Ok(to_js(|json| {
        json.open();
        json.field("standings").list(&result.standings, standing);
        needed(json, &result.needed);
        json.close();
    }))
}
