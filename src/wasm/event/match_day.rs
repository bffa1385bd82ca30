//! Around a match: its time, line-ups and the right to seat second; who of a region meets early.

use super::records::{number_or_null, numbers};
use super::result::count;
use super::schedule::schedule_of;
use super::tie_read::entrants;
use crate::event::schedule::{
    LineUp, LineUpOptions, MinutesError, PlayConditions, Team, TimeOptions, early_numbers, line_up,
    match_time, minutes_in_tenths, seating_right,
};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, bad_input, refusal};
use crate::wasm::json::{Json, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What the search for early meetings looks at before it gives up.
const BUDGET: u32 = 1_000_000;

/// The least and the most minutes, in tenths.
fn minutes(argument: &str, value: &JsValue) -> Answer<(u32, u32)> {
    let both = match args::list(argument, value, 2, args::exact)?[..] {
        [least, most] => minutes_in_tenths(least, most),
        _ => Err(MinutesError),
    };
    both.map_err(|_| bad_input(argument, "the least and the most minutes, each to a tenth", value))
}

/// The time of a team match of that many boards (directing regulations art. 25) and of its line-ups (art. 18): the least and
/// the most minutes of play, the `interval` before the next; `without` and `with` say how many minutes before play the side
/// without the right to seat second publishes its line-up, and the side with it; up to ten boards nothing is written
/// (`without` is `null`) and both sit down `with` minutes before. An event's own times go before those of the regulations.
///
/// @example
/// event.matchTimes({ boards: 8 }); // {"least":65,"most":70,"interval":20,"without":null,"with":5}
/// event.matchTimes({ boards: 14, screens: true }).least; // 119
/// event.matchTimes({ boards: 16, perBoard: [8, 8.5] }).most; // 136
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventMatchTimes, unchecked_return_type = "MatchTimes")]
pub fn match_times(
    #[wasm_bindgen(js_name = match, unchecked_param_type = "MatchDay")] told: &JsValue,
) -> Answer<JsValue> {
    let known = [
        "boards",
        "screens",
        "duplicated",
        "perBoard",
        "duplication",
        "interval",
        "unwritten",
        "without",
        "with",
    ];
    let fields = Fields::new("match", told, &known)?;
    let boards = fields.need_whole("boards", 1, 10_000)?;
    let mut options = TimeOptions::default();
    if let Some(each) = fields.maybe("perBoard", minutes)? {
        options = options.per_board(each);
    }
    options.duplication = fields.maybe("duplication", minutes)?.unwrap_or(options.duplication);
    let (mut due, mut interval) = (LineUpOptions::default(), options.interval / 10);
    for (key, own) in [
        ("interval", &mut interval),
        ("unwritten", &mut due.boards_without),
        ("without", &mut due.first),
        ("with", &mut due.second),
    ] {
        *own = fields.whole(key, 0, 10_000)?.unwrap_or(*own);
    }
    let conditions =
        PlayConditions { screens: fields.flag("screens")?, duplicated: fields.flag("duplicated")? };
    let (least, most) = match_time(boards, conditions, &options);
    let (without, with) = match line_up(boards, &due) {
        LineUp::SitTogether(before) => (None, before),
        LineUp::Publish { without, with } => (Some(without), with),
    };
    Ok(to_js(|json| {
        json.open();
        json.field("least").tenths(least);
        json.field("most").tenths(most);
        json.field("interval").number(interval.into());
        number_or_null(json.field("without"), without);
        json.field("with").number(with.into());
        json.close();
    }))
}

const TEAMS: [(&str, Team); 2] = [("home", Team::Home), ("away", Team::Away)];

/// Who may seat second in each segment of a match (directing regulations art. 18): `drawn` won the draw and chooses first,
/// then both in turn; `choices` are the segments chosen so far, from 1. One segment, or the last of an odd number, is
/// nobody's; `hum` says who plays a highly unusual system.
///
/// @example
/// event.seatingRight({ segments: 3, drawn: "away", choices: [2] }); // {"segments":[null,"away",null],"next":"home"}
///
/// @throws {RulesError} `segment-not-open` for a choice that cannot be made, with its place in `params.choice`;
/// `bad-input`
#[wasm_bindgen(js_name = eventSeatingRight, unchecked_return_type = "SeatingRight")]
pub fn seating_right_js(
    #[wasm_bindgen(js_name = match, unchecked_param_type = "SeatingChoices")] told: &JsValue,
) -> Answer<JsValue> {
    let fields = Fields::new("match", told, &["segments", "drawn", "choices", "hum"])?;
    let segments = fields.need_whole("segments", 1, 1_000)?;
    let drawn = fields.need_word("drawn", &TEAMS)?;
    let choices = fields.maybe("choices", entrants)?.unwrap_or_default();
    let words = [("home", &[Team::Home][..]), ("away", &[Team::Away]), ("both", &[Team::Home, Team::Away])];
    let hum = fields.word("hum", &words)?.unwrap_or_default();
    let right = seating_right(segments, drawn, &choices, hum).map_err(|error| {
        refusal("segment-not-open", &error, None, |params| {
            params.field("choice").number(error.choice as i64);
        })
    })?;
    let team = |json: &mut Json, team: &Option<Team>| json.maybe(team.map(|team| TEAMS[team as usize].0));
    Ok(to_js(|json| {
        json.open();
        json.field("segments").list(&right.segments, team);
        team(json.field("next"), &right.next);
        json.close();
    }))
}

/// The numbers for `size` contestants of one region so that they meet as early as possible in a round robin of `count`
/// (directing regulations art. 14), and the round by which they all have; `null` when there are not so many, or no
/// answer was found in reasonable time. `kind` as for `roundRobin`.
///
/// @example
/// event.earlyNumbers(8, 2, "printed"); // {"numbers":[1,8],"round":1}
///
/// @throws {RulesError} as `roundRobin`
#[wasm_bindgen(js_name = eventEarlyNumbers, unchecked_return_type = "{ readonly numbers: readonly number[]; readonly round: number } | null")]
pub fn early_numbers_js(
    #[wasm_bindgen(js_name = count, unchecked_param_type = "number")] how_many: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] size: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "\"balanced\" | \"printed\" | \"rotation\" | \"joined\"")]
    kind: &JsValue,
) -> Answer<JsValue> {
    let (rounds, _) = schedule_of(how_many, kind)?;
    let found = early_numbers(&rounds, count("size", size, 2, 200)?, BUDGET);
    Ok(to_js(|json| {
        json.or_null(found, |json, (own, round)| {
            json.open();
            numbers(json.field("numbers"), &own);
            json.field("round").number(round.into());
            json.close();
        });
    }))
}
