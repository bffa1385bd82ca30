//! Team matches and stages.

use super::pairs::line_refusal;
use super::read::team_options;
use super::records::{decimal, decimals, needed, placed};
use super::result::{result_of, unsigned};
use super::tie_read::{
    Sides, both, decisions, different, known_only, listed, matches, points_of, points_off, ratio, rules,
    step_name, violations,
};
use super::victory_points;
use crate::bridge::score::{BoardLine, PattonOptions, TeamMethod, TeamTotals, VpScale, score_patton};
use crate::event::standing::{
    CrossCell, MatchBoard, MatchExtras, MatchTwice, TeamStanding, TeamsOptions, cross_table, score_match,
    score_teams, teams_of,
};
use crate::event::tie_break::{MatchRecord, Rules};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, RulesError, bad_input, refusal};
use crate::wasm::json::{Json, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most boards of a match.
const BOARDS: u32 = 1_000;
/// The most teams of a cross-table.
const CROSS: u32 = 200;

fn board(argument: &str, value: &JsValue) -> Answer<MatchBoard> {
    let fields = Fields::new(argument, value, &["board", "open", "closed"])?;
    let board = fields.need_whole("board", 1, 1_000_000)?;
    let line = |key: &str| -> Answer<BoardLine> {
        fields.need(key, |argument, value| result_of(argument, value, board)).map(|result| result.line(board))
    };
    Ok(MatchBoard { board, open: line("open")?, closed: line("closed")? })
}

fn total(json: &mut Json, own: &TeamTotals) {
    json.open();
    decimal(json.field("score"), own.score);
    decimal(json.field("won"), own.won);
    decimal(json.field("lost"), own.lost);
    json.field("boardsWon").number(own.boards_won.into());
    decimal(json.field("points"), own.points);
    json.close();
}

impl From<MatchTwice> for RulesError {
    fn from(twice: MatchTwice) -> RulesError {
        refusal("match-twice", &twice, None, |params| {
            params.field("round").number(twice.round.into());
            params.field("number").number(twice.team.into());
            params.field("match").number(twice.record as i64);
            params.field("first").number(twice.first as i64);
        })
    }
}

/// Scores a team match board by board: each with what came of it in the open room, where the home team sits north-south,
/// and in the closed room (laws 78B-D and 86). With `scale` the victory points of the margin come along, those of the
/// home team first. IMPs unless `options` say otherwise. `ahead` is who goes on in a knock-out by the `lead`: the margin
/// with what was carried over and less penalties (directing regulations art. 26, 27, 35, 51); a level one is decided by total
/// points and then by boards won (art. 45): `by` names that step. Of a match known by its total alone give no boards and the
/// `score`.
///
/// @example
/// const boards = [
///   { board: 1, open: { contract: "4S", declarer: "N", tricks: 10 }, closed: { contract: "4S", declarer: "N", tricks: 9 } },
///   { board: 2, open: { score: 110 }, closed: { score: 140 } },
/// ];
/// const played = event.scoreMatch(boards, { scale: "wbf" });
/// played.margin; // "9.00"
/// played.boards[0]; // {"board":1,"home":"10.00","away":"-10.00"}
/// event.scoreMatch(boards, { carried: [0, "8.33"], penalties: [2, 0] }).ahead; // "away"
///
/// @throws {RulesError} `bad-input` naming the board and field; `two-awards`, `no-value-for-award` and `wrong-award`
/// for artificial scores, `no-weight` for a weighted one, with the `board` and the `line`, 0 for the open room, 1 for
/// the closed; `board-twice` for a board that counts already, unless it was played in neither room; `vp-` codes as `vpTable`
#[wasm_bindgen(js_name = eventScoreMatch, unchecked_return_type = "MatchResult")]
pub fn score_match_js(
    #[wasm_bindgen(unchecked_param_type = "readonly MatchBoard[]")] boards: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "MatchOptions")] options: &JsValue,
) -> Answer<JsValue> {
    let boards = args::list("boards", boards, BOARDS, board)?;
    let known = ["method", "perBoard", "balance", "awards", "scale", "score", "carried", "penalties"];
    let fields = Fields::or_empty("options", options, &known)?;
    let options = team_options(&fields)?;
    let scale = fields.maybe("scale", |argument, scale| {
        // The scales that have a name are for IMPs; points of another kind would be taken for as many of those.
        if options.method != TeamMethod::Imps && !scale.is_object() {
            return Err(bad_input(argument, "the organiser's own bands with this `method`", scale));
        }
        victory_points::scale(argument, scale)
    })?;
    let extras = MatchExtras {
        score: both(&fields, "score", args::exact)?,
        carried: both(&fields, "carried", args::exact)?,
        penalties: both(&fields, "penalties", unsigned)?,
    };
    let played =
        score_match(&boards, &options, &extras).map_err(|own| line_refusal(None, own.board, own.error))?;
    // On how many boards a `score` beside them was won nobody has said, and so not how long the match was; an organiser's bands are
    // for any length.
    let length_known =
        extras.score == MatchExtras::default().score || matches!(scale, Some(VpScale::Bands(_)));
    let points = match scale {
        Some(scale) if length_known && !boards.is_empty() => {
            Some(played.victory_points_c(&scale.table(played.counting)?))
        }
        _ => None,
    };
    let [home, away] = &played.totals;
    let side = played.ahead.is_ne().then(|| if played.ahead.is_gt() { "home" } else { "away" });
    Ok(to_js(|json| {
        json.open();
        json.field("boards").list(boards.iter().zip(&played.boards), |json, (own, scored)| {
            json.open();
            json.field("board").number(own.board.into());
            decimal(json.field("home"), scored.home);
            decimal(json.field("away"), scored.away);
            json.close();
        });
        total(json.field("home"), home);
        total(json.field("away"), away);
        decimal(json.field("margin"), played.margin);
        json.field("vp").or_null(points, |json, both| {
            json.list(both, |json, points| json.number(points.into()));
        });
        decimal(json.field("lead"), played.lead);
        decimals(json.field("counted"), &played.counted);
        json.field("ahead").maybe(side);
        json.field("by").or_null(played.by, step_name);
        json.close();
    }))
}

fn standing(json: &mut Json, own: &TeamStanding) {
    json.open();
    placed(json, own.team, &own.place);
    json.field("points").number(own.points_c);
    for (name, count) in [("played", own.played), ("won", own.won), ("drawn", own.drawn), ("lost", own.lost)]
    {
        json.field(name).number(count.into());
    }
    decimals(json.field("imps"), &[own.imps.0, own.imps.1]);
    json.close();
}

fn cell(json: &mut Json, own: &CrossCell) {
    json.list(&own.results, |json, own| {
        json.open();
        json.field("round").number(own.round.into());
        json.field("vp").number(own.vp_c.into());
        if let Some(points) = own.points_c {
            json.field("points").number(points.into());
        }
        json.close();
    });
}

/// How the teams of a stage are ranked.
pub fn stage_options(options: &JsValue, teams: &[u32], records: &[MatchRecord]) -> Answer<TeamsOptions> {
    let known = ["rules", "penalties", "carried", "decisions", "violations", "records", "unbeatenFirst"];
    let fields = Fields::or_empty("options", options, &known)?;
    let chain = fields.maybe("rules", rules)?.unwrap_or_else(Rules::round_robin);
    let mut options = TeamsOptions::new(chain);
    options.penalties_c = fields.maybe("penalties", points_off)?.unwrap_or_default();
    options.carried_c = fields.maybe("carried", points_of)?.unwrap_or_default();
    options.ties.decisions = fields.maybe("decisions", decisions)?.unwrap_or_default();
    options.ties.violations = fields.maybe("violations", violations)?.unwrap_or_default();
    options.ties.records = listed(&fields, "records", ratio)?;
    options.unbeaten_first = fields.flag("unbeatenFirst")?;
    // What a team that has left was fined is no slip: its matches are still there.
    let known = [teams, &teams_of(records)].concat();
    known_only("options.penalties", &options.penalties_c, &known)?;
    known_only("options.carried", &options.carried_c, &known)?;
    known_only("options.violations", &options.ties.violations, &known)?;
    let records: Vec<(u32, ())> = options.ties.records.iter().map(|own| (own.entrant, ())).collect();
    known_only("options.records", &records, &known)?;
    Ok(options)
}

/// Ranks teams over the matches of a stage, with carry-over and penalties, and draws up the cross-table: for each team in
/// the order of `teams` its points against each of them. Points are in hundredths. Where the matches have match `points` the
/// stage is ranked by those, else by victory points. A bye is a match against 0; of a match against anybody else who is not
/// ranked, such as a team that has left, the points count. Results that a withdrawal cancels are to be left out. There are at
/// most 200 teams, since everybody has a row and a column of the cross-table.
///
/// @example
/// const matches = [{ round: 1, home: 1, away: 2, vp: [1250, 750] }, { round: 1, home: 3, away: 4, vp: [600, 1400] }];
/// const stage = event.scoreTeams([1, 2, 3, 4], matches, { rules: "swiss" });
/// stage.standings.map(({ number, points }) => [number, points]); // [[4,1400],[1,1250],[2,750],[3,600]]
/// stage.crossTable[0][1]; // [{"round":1,"vp":1250}]
///
/// @throws {RulesError} `bad-input` naming the match and field; `match-twice` for a team that has another match, or a bye, in that
/// round, half matches being two; where no round is told nothing is known of that
#[wasm_bindgen(js_name = eventScoreTeams, unchecked_return_type = "TeamsStage")]
pub fn score_teams_js(
    #[wasm_bindgen(unchecked_param_type = "readonly number[]")] teams: &JsValue,
    #[wasm_bindgen(js_name = matches, unchecked_param_type = "readonly MatchRecord[]")] played: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "TeamsOptions")] options: &JsValue,
) -> Answer<JsValue> {
    let numbers = different("teams", teams, CROSS)?;
    let records = matches("matches", played, Sides::Ranked)?;
    let options = stage_options(options, &numbers, &records)?;
    let (standings, open) = score_teams(&numbers, &records, &options)?;
    Ok(to_js(|json| {
        json.open();
        json.field("standings").list(&standings, standing);
        let rows = cross_table(&numbers, &records);
        json.field("crossTable").list(&rows, |json, row| json.list(row, cell));
        needed(json, &open);
        json.close();
    }))
}

/// A Patton match: board-a-match and total points together (law 78D). `open` and `closed` are north-south's points of every
/// board in the two rooms, the home team sitting north-south in the open room.
///
/// @example
/// event.patton([420, 600], [-50, 630]); // {"boards":["2.00","2.00"],"aggregate":["3.76","0.24"],"total":["5.76","2.24"]}
/// event.patton([420, 600], [-50, 630], { aggregatePerBoard: 1, steps: 1 }).aggregate; // ["2.00","0.00"]
///
/// @throws {RulesError} `bad-input` for anything but as many points in both rooms
#[wasm_bindgen(js_name = eventPatton, unchecked_return_type = "PattonResult")]
pub fn patton(
    #[wasm_bindgen(js_name = open, unchecked_param_type = "Int32Array | readonly number[]")] one: &JsValue,
    #[wasm_bindgen(js_name = closed, unchecked_param_type = "Int32Array | readonly number[]")]
    other: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "PattonOptions")] options: &JsValue,
) -> Answer<JsValue> {
    let fields = Fields::or_empty("options", options, &["perBoard", "aggregatePerBoard", "steps"])?;
    let mut options = PattonOptions::default();
    for (key, own) in [
        ("perBoard", &mut options.per_board),
        ("aggregatePerBoard", &mut options.aggregate_per_board),
        ("steps", &mut options.steps),
    ] {
        *own = fields.whole(key, 0, 1_000)?.unwrap_or(*own);
    }
    let open = args::integers("open", one, BOARDS)?;
    let closed = args::integers("closed", other, BOARDS)?;
    if open.len() != closed.len() {
        return Err(bad_input("closed", "as many points as in the open room", other));
    }
    let boards: Vec<(i32, i32)> = open.into_iter().zip(closed).collect();
    let scored = score_patton(&boards, &options);
    Ok(to_js(|json| {
        json.open();
        decimals(json.field("boards"), &scored.boards);
        decimals(json.field("aggregate"), &scored.aggregate);
        decimals(json.field("total"), &scored.total());
        json.close();
    }))
}
