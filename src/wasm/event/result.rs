//! A line of results as JavaScript writes it, and whether it can be right.

use super::records::row as row_record;
use crate::bridge::score::{Oddity, OddityOptions, is_possible_score, likeliest_undertakings, oddities};
use crate::bridge::{Seat, Side, Undertaking, Vulnerability, vulnerability_of};
use crate::event::exchange::{ResultRow, ResultTextError, TableResult};
use crate::event::standing::{PairsBoard, boards_of};
use crate::exact::Exact;
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, bad_input};
use crate::wasm::json::to_js;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most rows of a session.
pub const ROWS: u32 = 50_000;
/// The longest text of a contract, award or weighted score.
const TEXT: u32 = 400;

/// The fields of a row; those of its result come first.
const ROW: [&str; 11] =
    ["board", "contract", "declarer", "tricks", "score", "round", "table", "ns", "ew", "lead", "group"];

/// A number of a contestant, from 1.
pub fn entrant(argument: &str, value: &JsValue) -> Answer<u32> {
    count(argument, value, 1, 1_000_000)
}

/// An amount that is not negative.
#[inline(never)]
pub fn unsigned(argument: &str, value: &JsValue) -> Answer<Exact> {
    let amount = args::exact(argument, value)?;
    if amount < Exact::ZERO { Err(bad_input(argument, "0 or more", value)) } else { Ok(amount) }
}

/// A part of something, such as `"6/5"`.
pub fn part(argument: &str, value: &JsValue) -> Answer<(u32, u32)> {
    let exact = args::exact(argument, value)?;
    match (u32::try_from(exact.numerator()), u32::try_from(exact.denominator())) {
        (Ok(numerator), Ok(denominator)) if exact <= Exact::from(100) => Ok((numerator, denominator)),
        _ => Err(bad_input(argument, "a part such as \"6/5\", 0 to 100", value)),
    }
}

/// A whole number.
pub fn count(argument: &str, value: &JsValue, least: u32, most: u32) -> Answer<u32> {
    args::whole(argument, value, u64::from(least)..=u64::from(most)).map(|number| number as u32)
}

/// The number of a board, of a round, a table or a group; 0 where it is not told.
fn label(fields: &Fields, key: &str) -> Answer<u32> {
    Ok(fields.whole(key, 0, 1_000_000)?.unwrap_or(0))
}

fn side(argument: &str, value: &JsValue) -> Answer<Vec<u32>> {
    if value.is_object() {
        let two = args::list(argument, value, 2, entrant)?;
        return if two.is_empty() {
            Err(bad_input(argument, "a pair, or two players", value))
        } else {
            Ok(two)
        };
    }
    entrant(argument, value).map(|number| vec![number])
}

/// Text that may be left out, or be empty for the same.
fn words(fields: &Fields, key: &str) -> Answer<String> {
    fields.text(key, TEXT)
}

/// A number of tricks as text: a number, or `=`, `+1`, `-2`.
fn tricks(argument: &str, value: &JsValue) -> Answer<String> {
    // Asked for as text, every number would cost a refusal that nobody sees.
    match args::short_text(value, 8) {
        Some(text) => Ok(text),
        None => args::whole(argument, value, 0..=13).map(|number| number.to_string()),
    }
}

fn declarer(argument: &str, value: &JsValue) -> Answer<String> {
    if value.as_string().is_some_and(|text| text.is_empty()) {
        return Ok(String::new());
    }
    args::seat(argument, value).map(|seat| seat.to_string())
}

/// What came of a board: from contract, declarer and tricks, or from the score alone, or both, agreeing.
fn table_result(argument: &str, fields: &Fields, board: u32) -> Answer<TableResult> {
    let contract = words(fields, "contract")?;
    let declarer = fields.maybe("declarer", declarer)?.unwrap_or_default();
    let tricks = fields.maybe("tricks", tricks)?.unwrap_or_default();
    let score = fields.maybe("score", args::integer32)?;
    if contract.is_empty() {
        return score.map(TableResult::Points).ok_or_else(|| {
            let part = format!("{argument}.contract");
            bad_input(&part, "a contract, an award, \"Pass\" or \"NP\"; or a score", &JsValue::UNDEFINED)
        });
    }
    let result = TableResult::read(&contract, &declarer, &tricks).map_err(|error| {
        let found = match error {
            ResultTextError::Contract | ResultTextError::Award => &contract,
            ResultTextError::Declarer => &declarer,
            ResultTextError::Tricks => &tricks,
        };
        bad_input(&format!("{argument}.{}", error.column()), error.expected(), &JsValue::from_str(found))
    })?;
    result.agrees(board, score).map_err(|owed| {
        let expected =
            owed.map_or_else(|| "no score for what was not played".to_owned(), |owed| owed.to_string());
        bad_input(&format!("{argument}.score"), &expected, &JsValue::from(score))
    })?;
    Ok(result)
}

/// Contract, declarer, tricks and score of a board of that number. It may be a whole row, then of that board.
pub fn result_of(argument: &str, value: &JsValue, board: u32) -> Answer<TableResult> {
    let fields = Fields::new(argument, value, &ROW)?;
    fields.whole("board", board, board)?;
    table_result(argument, &fields, board)
}

/// A row of results.
pub fn row(argument: &str, value: &JsValue) -> Answer<ResultRow> {
    let fields = Fields::new(argument, value, &ROW)?;
    let board = fields.need_whole("board", 1, 1_000_000)?;
    let ns = fields.need("ns", side)?;
    let ew = fields.need("ew", |argument, value| {
        let ew = side(argument, value)?;
        if ew.len() == ns.len() { Ok(ew) } else { Err(bad_input(argument, "as many as `ns`", value)) }
    })?;
    Ok(ResultRow {
        round: label(&fields, "round")?,
        table: label(&fields, "table")?,
        board,
        ns,
        ew,
        result: table_result(argument, &fields, board)?,
        lead: fields.maybe("lead", args::card)?,
        group: label(&fields, "group")?,
    })
}

/// The rows of a session.
pub fn rows(argument: &str, value: &JsValue) -> Answer<Vec<ResultRow>> {
    args::list(argument, value, ROWS, row)
}

/// The boards as the scoring takes them, by number, lines in the order of the rows.
pub fn boards(rows: &[ResultRow]) -> Vec<PairsBoard> {
    boards_of(rows.iter().map(|row| (row.board, row.line())).collect())
}

/// The most meanings of a score that are named.
const MEANINGS: usize = 12;

const fn oddity_code(oddity: Oddity) -> &'static str {
    match oddity {
        Oddity::Redoubled => "redoubled",
        Oddity::ManyDown => "many-down",
        Oddity::ManyOvertricks => "many-overtricks",
        Oddity::DoubledPartScoreMade => "doubled-part-score-made",
        Oddity::GrandSlam => "grand-slam",
    }
}

/// Looks at a result as it is typed in: what it is worth to north-south on a board of that number, whether such a score can
/// be at all, and what about it deserves a second look. A bare score is possible when some contract is worth it;
/// `meanings` names the likeliest of them, `"4S N 10"` being four spades by north-south with ten tricks. Of a whole row
/// only what belongs to the result is looked at.
///
/// @example
/// event.checkResult({ board: 1, contract: "4S", declarer: "N", tricks: "=" }).points; // 420
/// event.checkResult({ board: 1, ns: 3, ew: 12, score: 410 }).possible; // false
/// event.checkResult({ board: 1, contract: "7NTX", declarer: "E", tricks: 4 }).oddities; // ["many-down","grand-slam"]
///
/// @throws {RulesError} `bad-input` naming the part that cannot be read, or the score that is not what the contract is worth
#[wasm_bindgen(js_name = eventCheckResult, unchecked_return_type = "CheckedResult")]
pub fn check_result(
    #[wasm_bindgen(unchecked_param_type = "BoardResult | ResultRow")] result: &JsValue,
) -> Answer<JsValue> {
    let fields = Fields::new("result", result, &ROW)?;
    let board = fields.need_whole("board", 1, 1_000_000)?;
    let result = table_result("result", &fields, board)?;
    let vulnerability = vulnerability_of(u64::from(board))
        .ok_or_else(|| bad_input("result.board", "at least 1", &JsValue::from(board)))?;
    let odd = match &result {
        TableResult::Played { contract, tricks } => {
            oddities(contract.undertaking(), *tricks, &OddityOptions::default())
        }
        _ => Vec::new(),
    };
    let (possible, meanings) = match &result {
        TableResult::Points(points) => {
            (is_possible_score(*points, vulnerability), meanings(*points, vulnerability))
        }
        _ => (true, Vec::new()),
    };
    let points = result.points(board);
    let nobody = || vec![0];
    let record =
        ResultRow { round: 0, table: 0, board, ns: nobody(), ew: nobody(), result, lead: None, group: 0 };
    Ok(to_js(|json| {
        json.open();
        json.field("vulnerability").shown(&vulnerability);
        json.field("points").maybe_number(points.map(i64::from));
        json.field("possible").flag(possible);
        json.field("oddities").list(&odd, |json, &oddity| json.text(oddity_code(oddity)));
        json.field("meanings").list(&meanings, |json, text| json.text(text));
        row_record(json.field("result"), &record);
        json.close();
    }))
}

/// The likeliest meanings of a score.
fn meanings(points: i32, vulnerability: Vulnerability) -> Vec<String> {
    let text = |(undertaking, side, tricks): (Undertaking, Side, u8)| {
        let declarer = if side == Side::NorthSouth { Seat::North } else { Seat::East };
        format!("{undertaking} {declarer} {tricks}")
    };
    likeliest_undertakings(points, vulnerability).into_iter().take(MEANINGS).map(text).collect()
}
