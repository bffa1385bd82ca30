//! Shengji events: results of rounds, sanctions.

use super::read::values;
use super::records::{number_or_null, numbers};
use super::result::count;
use super::victory_points::bands;
use crate::cards::Rank;
use crate::event::shengji::{
    BeforeStart, BestOf, CardsMisplaced, Conduct, ConductOptions, Game, LostRound, MatchPoints, ROUNDS_MORE,
    Round, Sanction, StandardOptions, StandardSource, System, TeamDeal, before_start, escalate, fine_of,
    misplaced_cards, standard_award, swiss_rounds,
};
use crate::shengji::law::Grade;
use crate::shengji::score::{LevelBand, LevelTable, derived_level_points};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, bad_input};
use crate::wasm::json::{Json, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most games or deals of a match.
const ITEMS: u32 = 1_000;

/// Points of penalties, or of a win, a draw and a loss.
fn points<const N: usize>(argument: &str, value: &JsValue) -> Answer<[u32; N]> {
    values(argument, value, 0, 1_000_000).map(|own| own.map(|points| points as u32))
}

/// A level by name, or counted: `"K"` is 13.
fn level(argument: &str, value: &JsValue) -> Answer<u32> {
    match args::short_text(value, 2).and_then(|text| text.parse::<Rank>().ok()) {
        Some(rank) => Ok(rank as u32 + 2),
        None => count(argument, value, 0, 10_000),
    }
}

/// Home's and away's level.
fn two(argument: &str, value: &JsValue) -> Answer<[u32; 2]> {
    let levels = args::list(argument, value, 2, level)?;
    <[u32; 2]>::try_from(levels).map_err(|_| bad_input(argument, "two levels, home and away", value))
}

fn game(argument: &str, value: &JsValue) -> Answer<Game> {
    if value.is_object() {
        let [first, second] = two(argument, value)?;
        return Ok(Game::OutOfTime { first, second });
    }
    args::word(argument, value, &[("home", Game::First), ("away", Game::Second)])
}

fn best_of(argument: &str, value: &JsValue) -> Answer<BestOf> {
    BestOf::new(count(argument, value, 1, 99)?).map_err(|_| bad_input(argument, "an odd number", value))
}

fn deal(argument: &str, value: &JsValue) -> Answer<TeamDeal> {
    let [a_east_west, a_north_south, b_east_west, b_north_south] =
        values(argument, value, -1_000_000, 1_000_000)?;
    Ok(TeamDeal { a_east_west, a_north_south, b_east_west, b_north_south })
}

/// What a round of a Shengji event came to (Shengji art. 24), told in one of three ways: the `games` of a match by games,
/// `"home"`, `"away"` or the levels of a game the clock cut short; the `levels` reached by time; the level points of the
/// `deals` of teams of four. A match is worth 2, 1 or 0, in hundredths, or what `worth` says of a win, a draw and a loss; with
/// `bands`, the organiser's standard points, the margin of the deals is turned into those.
///
/// @example
/// event.shengjiMatch({ levels: ["T", "8"] }).points; // [200,0]
/// event.shengjiMatch({ games: ["home", [3, 7]], bestOf: 3 }).points; // [100,100]
/// event.shengjiMatch({ deals: [[2, -2, -1, 1]] }); // {"points":[200,0],"totals":[3,-3],"margin":6}
///
/// @throws {RulesError} `bad-input`; `vp-` codes for bands that make no scale
#[wasm_bindgen(js_name = eventShengjiMatch, unchecked_return_type = "ShengjiMatchResult")]
pub fn shengji_match(
    #[wasm_bindgen(js_name = result, unchecked_param_type = "ShengjiMatch")] told: &JsValue,
) -> Answer<JsValue> {
    let fields = Fields::new("result", told, &["games", "bestOf", "levels", "deals", "bands", "worth"])?;
    let [win, draw, loss] = fields.maybe("worth", points)?.unwrap_or([200, 100, 0]);
    let round = round(&fields, told)?;
    let result = round.result(&MatchPoints { win, draw, loss }).map_err(|error| {
        bad_input(&format!("result.games[{}]", error.game), "no game after the match was decided", told)
    })?;
    let both = |json: &mut Json, (home, away): (i64, i64)| json.list([home, away], Json::number);
    Ok(to_js(|json| {
        json.open();
        json.field("points").or_null(result.points, both);
        if let (Some(totals), Some(margin)) = (result.totals, result.margin()) {
            both(json.field("totals"), totals);
            json.field("margin").number(margin);
        }
        json.close();
    }))
}

/// A round told in one of the three ways, and in no two of them.
fn round(fields: &Fields, told: &JsValue) -> Answer<Round> {
    let games = fields.maybe("games", |argument, value| args::list(argument, value, ITEMS, game))?;
    let best_of = fields.maybe("bestOf", best_of)?;
    let levels = fields.maybe("levels", two)?;
    let deals = fields.maybe("deals", |argument, value| args::list(argument, value, ITEMS, deal))?;
    let standard = fields.maybe("bands", bands)?;
    match (games, best_of, levels, deals, standard) {
        (Some(games), best_of, None, None, None) => {
            Ok(Round::Games { games, best_of: best_of.unwrap_or(BestOf::ONE) })
        }
        (None, None, Some(levels), None, None) => Ok(Round::Levels(levels)),
        (None, None, None, Some(deals), standard) => Ok(Round::Deals { deals, standard }),
        _ => {
            Err(bad_input("result", "either games with any bestOf, or levels, or deals with any bands", told))
        }
    }
}

/// Level points of a deal in which the defenders come to that total: theirs when positive, those of the dealer's side when
/// negative. By the organiser's `table`; without one, by tables 2 and 3 (Shengji art. 19 and 20), which are not the official
/// table: that is lost. The same as `shengji.levelPoints`.
///
/// @example
/// event.shengjiLevelPoints(120, 2); // 1
/// event.shengjiLevelPoints(90, 2, [{ from: 0, levelPoints: -2 }, { from: 80, levelPoints: 2 }]); // 2
///
/// @throws {RulesError} `bad-input`, for a total that is no multiple of five too unless there is a `table`
#[wasm_bindgen(js_name = eventShengjiLevelPoints)]
pub fn level_points(
    #[wasm_bindgen(js_name = points, unchecked_param_type = "number")] total: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] decks: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "readonly LevelBand[]")] table: &JsValue,
) -> Answer<i32> {
    let points = args::signed("points", total, -100_000..=100_000)? as i32;
    let decks = count("decks", decks, 1, 3)?;
    let band = |argument: &str, value: &JsValue| {
        let fields = Fields::new(argument, value, &["from", "levelPoints"])?;
        let number = |argument: &str, value: &JsValue| args::signed(argument, value, -100_000..=100_000);
        let from = fields.need("from", number)? as i32;
        Ok(LevelBand { from, level_points: fields.need("levelPoints", number)? as i32 })
    };
    let bands = args::optional("table", table, |argument, value| args::list(argument, value, ITEMS, band))?;
    let Some(bands) = bands else {
        return derived_level_points(points, decks as u8)
            .map_err(|_| bad_input("points", "a multiple of five", total));
    };
    let own = LevelTable::new(bands).map_err(|error| bad_input("table", &error.to_string(), table))?;
    Ok(own.level_points(points))
}

/// The fewest and the usual number of rounds of a Shengji Swiss (art. 27), the usual one being 2 rounds `more`.
///
/// @example
/// event.shengjiRounds(12); // Uint32Array [ 4, 6 ]: sixteen would need four
/// event.shengjiRounds(12, 3); // Uint32Array [ 4, 7 ]
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventShengjiRounds)]
pub fn rounds(
    #[wasm_bindgen(unchecked_param_type = "number")] entrants: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] more: &JsValue,
) -> Answer<Vec<u32>> {
    let more = args::optional("more", more, |argument, value| count(argument, value, 0, 1_000_000))?;
    let entrants = count("entrants", entrants, 1, 1_000_000)?;
    let (least, usual) = swiss_rounds(entrants, more.unwrap_or(ROUNDS_MORE));
    Ok(vec![least, usual])
}

/// What a side receives when its opponents withdrew or lost the round by penalty, where standard points are used (Shengji
/// art. 28 and 29): the highest of its own average, the whole less the others' average, and 12, unless the organiser
/// chooses one. Averages and `record` are in hundredths.
///
/// @example
/// event.shengjiAward({ own: 1150, other: 650 }); // {"points":1350,"by":"complement"}
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventShengjiAward, unchecked_return_type = "Awarded")]
pub fn award(
    #[wasm_bindgen(js_name = round, unchecked_param_type = "ShengjiLostRound")] lost: &JsValue,
) -> Answer<JsValue> {
    const SOURCES: [(&str, StandardSource); 4] = [
        ("own-average", StandardSource::OwnAverage),
        ("complement", StandardSource::Complement),
        ("fixed", StandardSource::Fixed),
        ("record", StandardSource::Record),
    ];
    let fields = Fields::new("round", lost, &["own", "other", "record", "only", "whole", "fixed"])?;
    let points = |key: &str| fields.hundredths(key, 100_000);
    let usual = StandardOptions::default();
    let round =
        LostRound { own: fields.exact("own")?, other: fields.exact("other")?, record_c: points("record")? };
    let options = StandardOptions {
        whole_c: points("whole")?.unwrap_or(usual.whole_c),
        fixed_c: points("fixed")?.unwrap_or(usual.fixed_c),
        only: fields.word("only", &SOURCES)?,
    };
    let (points, by) = standard_award(&round, &options);
    let by = SOURCES.iter().find(|(_, source)| *source == by).map_or("", |(name, _)| name);
    Ok(to_js(|json| {
        json.open();
        json.field("points").number(points.into());
        json.field("by").text(by);
        json.close();
    }))
}

/// What is done when somebody withdraws before the start and `left` remain (Shengji art. 28): a round robin left with an even
/// number is drawn again (`"redraw"`), a Swiss left with an odd one may be filled up (`"may-fill"`).
///
/// @example
/// event.shengjiBeforeStart("round-robin", 10); // "redraw"
/// event.shengjiBeforeStart("swiss", 22); // "unchanged"
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventShengjiBeforeStart, unchecked_return_type = "\"redraw\" | \"may-fill\" | \"unchanged\"")]
pub fn shengji_before_start(
    #[wasm_bindgen(unchecked_param_type = "\"round-robin\" | \"swiss\"")] system: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] left: &JsValue,
) -> Answer<String> {
    let systems = [("round-robin", System::RoundRobin), ("swiss", System::Swiss)];
    let system = args::word("system", system, &systems)?;
    let done = match before_start(system, count("left", left, 0, 10_000)?) {
        BeforeStart::Redraw => "redraw",
        BeforeStart::MayFill => "may-fill",
        BeforeStart::Unchanged => "unchanged",
    };
    Ok(done.to_owned())
}

/// Adds up a side's sanctions (Shengji art. 29): the second warning of a round is a recorded violation, the third violation
/// loses the round, the second lost round ends its part in the event; `options` may change those numbers. In the round of a
/// suspension it has lost, afterwards it is as after a withdrawal.
///
/// @example
/// const warning = { round: 1, measure: "warning" };
/// event.shengjiEscalation([warning, warning, warning, warning]); // {"violations":3,"roundsLost":[1],"suspended":null}
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventShengjiEscalation, unchecked_return_type = "ShengjiConsequences")]
pub fn shengji_escalation(
    #[wasm_bindgen(js_name = log, unchecked_param_type = "readonly ShengjiConduct[]")] given: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "ShengjiConductOptions")] options: &JsValue,
) -> Answer<JsValue> {
    let fields = Fields::or_empty("options", options, &["warnings", "violations", "roundsLost"])?;
    let usual = ConductOptions::default();
    let options = ConductOptions {
        warnings: fields.whole("warnings", 1, 100)?.unwrap_or(usual.warnings),
        violations: fields.whole("violations", 1, 100)?.unwrap_or(usual.violations),
        rounds_lost: fields.whole("roundsLost", 1, 100)?.unwrap_or(usual.rounds_lost),
    };
    let words = [
        ("warning", Sanction::Warning),
        ("violation", Sanction::Violation),
        ("round-lost", Sanction::RoundLost),
        ("suspended", Sanction::Suspended),
    ];
    let entry = |argument: &str, value: &JsValue| {
        let fields = Fields::new(argument, value, &["round", "measure"])?;
        let sanction = fields.need_word("measure", &words)?;
        let round = fields.need_whole("round", 1, 10_000)?;
        Ok(Conduct { round, sanction })
    };
    let result = escalate(&args::list("log", given, ITEMS, entry)?, &options);
    Ok(to_js(|json| {
        json.open();
        json.field("violations").number(result.violations.into());
        numbers(json.field("roundsLost"), &result.rounds_lost);
        number_or_null(json.field("suspended"), result.suspended);
        json.close();
    }))
}

/// What a fine of that grade amounts to with that many decks, in points (Shengji art. 29, table 4): the same as `shengji.fine`,
/// unless an organiser has `amounts` of his own for the four grades.
///
/// @example
/// event.shengjiFine(3, 2); // 40
/// event.shengjiFine(3, 2, [2, 4, 6, 8]); // 6
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventShengjiFine)]
pub fn shengji_fine(
    #[wasm_bindgen(unchecked_param_type = "1 | 2 | 3 | 4")] grade: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] decks: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "readonly [number, number, number, number]")]
    amounts: &JsValue,
) -> Answer<u32> {
    let (grade, decks) = (count("grade", grade, 1, 4)? as u8, count("decks", decks, 1, 3)? as u8);
    let amounts = args::optional("amounts", amounts, points)?;
    Ok(Grade::from_number(grade).and_then(|grade| fine_of(grade, decks, amounts)).unwrap_or(0))
}

/// What cards in the wrong pocket of a board cost in a Swiss by deals (Shengji art. 32(4), 33): a wrong number of cards, found
/// at the stages of `shengji.ruling`; or a hand in the wrong pocket, found after the scores were signed or before. What the
/// side that misplaced them, the one with too many and the one with too few lose, in hundredths of a standard point; whether
/// the board is `void`, or may stand with a fine instead. An event may have numbers
/// of its own for what was found.
///
/// @example
/// event.shengjiMisplaced("board-seen"); // {"standardPoints":[50,100,50],"void":false,"orFine":false}
/// event.shengjiMisplaced("board-seen", [25, 50, 25]).standardPoints; // [25,50,25]
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventShengjiMisplaced, unchecked_return_type = "ShengjiDeduction")]
pub fn shengji_misplaced(
    #[wasm_bindgen(
        unchecked_param_type = "\"board-unseen\" | \"board-seen\" | \"board-card-used\" | \"pocket-signed\" | \"pocket-unsigned\""
    )]
    found: &JsValue,
    #[wasm_bindgen(js_name = standardPoints, unchecked_optional_param_type = "readonly [Hundredths, Hundredths, Hundredths]")]
    own: &JsValue,
) -> Answer<JsValue> {
    let words = [
        ("board-unseen", CardsMisplaced::Unseen),
        ("board-seen", CardsMisplaced::Seen),
        ("board-card-used", CardsMisplaced::CardUsed),
        ("pocket-signed", CardsMisplaced::PocketSigned),
        ("pocket-unsigned", CardsMisplaced::PocketUnsigned),
    ];
    let found = args::word("found", found, &words)?;
    let cost = misplaced_cards(found, args::optional("standardPoints", own, points)?);
    Ok(to_js(|json| {
        json.open();
        numbers(json.field("standardPoints"), &cost.standard_points);
        json.field("void").flag(cost.void);
        json.field("orFine").flag(cost.or_fine);
        json.close();
    }))
}
