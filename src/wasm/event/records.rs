//! What crosses to JavaScript. Scores are text with two decimals, rounded once; totals also as exact fractions.

use super::tie_read::step_name;
use crate::event::exchange::{ResultRow, TableResult};
use crate::event::schedule::Pairing;
use crate::event::standing::Place;
use crate::event::tie_break::Needed;
use crate::exact::Exact;
use crate::wasm::json::Json;

/// A list of numbers.
#[inline(never)]
pub fn numbers(json: &mut Json, items: &[u32]) {
    json.list(items, |json, &number| json.number(number.into()));
}

/// Groups of numbers.
#[inline(never)]
pub fn groups(json: &mut Json, items: &[Vec<u32>]) {
    json.list(items, |json, group| numbers(json, group));
}

/// A number, or `null`.
pub fn number_or_null(json: &mut Json, number: Option<u32>) {
    json.maybe_number(number.map(i64::from));
}

/// A score for display.
#[inline(never)]
pub fn decimal(json: &mut Json, score: Exact) {
    json.text(&score.to_decimal(2));
}

/// Scores for display.
#[inline(never)]
pub fn decimals(json: &mut Json, scores: &[Exact]) {
    json.list(scores, |json, &score| decimal(json, score));
}

/// A score for display, or `null`.
#[inline(never)]
pub fn decimal_or_null(json: &mut Json, score: Option<Exact>) {
    json.or_null(score, decimal);
}

/// A pair's number, or those of two players.
fn side(json: &mut Json, side: &[u32]) {
    if let [pair] = side { json.number((*pair).into()) } else { numbers(json, side) }
}

/// A row of results: what was not told is `null`.
#[inline(never)]
pub fn row(json: &mut Json, row: &ResultRow) {
    fn told(json: &mut Json, number: u32) {
        number_or_null(json, (number > 0).then_some(number));
    }
    fn filled(json: &mut Json, text: &str) {
        json.maybe((!text.is_empty()).then_some(text));
    }
    let [contract, declarer, _] = row.result.texts();
    let tricks = match row.result {
        TableResult::Played { tricks, .. } => Some(i64::from(tricks)),
        _ => None,
    };
    json.open();
    told(json.field("round"), row.round);
    told(json.field("table"), row.table);
    json.field("board").number(row.board.into());
    side(json.field("ns"), &row.ns);
    side(json.field("ew"), &row.ew);
    filled(json.field("contract"), &contract);
    filled(json.field("declarer"), &declarer);
    json.field("tricks").maybe_number(tricks);
    json.field("lead").maybe_card(row.lead);
    json.field("score").maybe_number(row.result.points(row.board).map(i64::from));
    json.field("group").number(row.group.into());
    json.close();
}

/// Matches of a round.
#[inline(never)]
pub fn pairings(json: &mut Json, matches: &[Pairing]) {
    json.field("matches").list(matches, |json, own| {
        json.open();
        json.field("home").number(own.home.into());
        json.field("away").number(own.away.into());
        json.close();
    });
}

/// A contestant and the place in the ranking.
#[inline(never)]
pub fn placed(json: &mut Json, entrant: u32, place: &Place) {
    json.field("number").number(entrant.into());
    json.field("place").open();
    json.field("place").number(place.place.into());
    json.field("shared").flag(place.shared);
    json.field("by").or_null(place.by, step_name);
    json.close();
}

/// What is to be settled by lot or extra boards.
#[inline(never)]
pub fn needed(json: &mut Json, needed: &[Needed]) {
    json.field("needed").list(needed, |json, own| {
        json.open();
        step_name(json.field("step"), own.step);
        numbers(json.field("among"), &own.among);
        json.close();
    });
}
