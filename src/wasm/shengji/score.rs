//! What deals come to: levels, games, matches.

use super::read;
use super::record::shown;
use super::rules::rules_field;
use crate::cards::Rank;
use crate::shengji::score::{LevelBand, LevelTable, derived_level_points, match_points};
use crate::shengji::{Game, MOST_POINTS, Outcome, Side, dealer_points, outcome};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, bad_input};
use crate::wasm::json::{Json, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A total of a deal.
fn points(argument: &str, value: &JsValue) -> Answer<i64> {
    args::signed(argument, value, -MOST_POINTS..=MOST_POINTS)
}

/// `winner` and `levels`.
pub fn outcome_fields(json: &mut Json, outcome: Outcome) {
    let (winner, levels) = match outcome {
        Outcome::DealerRises(levels) => ("dealer", levels),
        Outcome::DefendersTakeOver(levels) => ("defenders", levels),
    };
    json.field("winner").text(winner);
    json.field("levels").number(levels as i64);
}

/// Who wins a deal in which the defenders come to that total, and how many levels they rise (art. 19, tables 2 and 3).
///
/// @example
/// shengji.outcome(75, 2); // { winner: "dealer", levels: 1, dealerPoints: 125 }
///
/// @throws {RulesError} `impossible-points` for a total that is no multiple of five; `bad-input`
#[wasm_bindgen(js_name = shengjiOutcome, unchecked_return_type = "Outcome & { readonly dealerPoints: number }")]
pub fn outcome_of(
    #[wasm_bindgen(js_name = points, unchecked_param_type = "number")] value: &JsValue,
    #[wasm_bindgen(js_name = decks, unchecked_param_type = "number")] packs: &JsValue,
) -> Answer<JsValue> {
    let (total, decks) = (points("points", value)?, read::decks("decks", packs)?);
    let outcome = outcome(total, decks)?;
    Ok(to_js(|json| {
        json.open();
        outcome_fields(json, outcome);
        json.field("dealerPoints").number(dealer_points(total, decks));
        json.close();
    }))
}

/// A game after one more deal (art. 6(24), 19, 20): both sides' levels, who deals next at which level, and who has won.
/// The answer can be given back for the next deal; a new game is `{}`.
///
/// @example
/// const game = shengji.nextDeal({}, { dealer: "S", points: 35, decks: 2 });
/// game; // { levels: { NS: "4", EW: "2" }, dealer: "N", playing: "4", winner: null }
///
/// @throws {RulesError} `impossible-points`, `game-over` or `other-dealer`; `bad-input`
#[wasm_bindgen(js_name = shengjiNextDeal, unchecked_return_type = "Game")]
pub fn next_deal(
    #[wasm_bindgen(js_name = game, unchecked_param_type = "GameLike")] value: &JsValue,
    #[wasm_bindgen(js_name = played, unchecked_param_type = "PlayedDeal")] deal: &JsValue,
) -> Answer<JsValue> {
    let fields = Fields::new("game", value, &["levels", "dealer", "playing", "winner", "rules"])?;
    let levels = fields.maybe("levels", |a, v| {
        let fields = Fields::new(a, v, &["NS", "EW"])?;
        Ok([fields.need("NS", read::level)?, fields.need("EW", read::level)?])
    })?;
    let levels = levels.unwrap_or([Rank::Two; 2]);
    let rules = rules_field(&fields)?;
    let over = fields.maybe("winner", read::side)?.is_some();
    let mut game = Game::from_levels(rules, |side| levels[side.index()], fields.maybe("dealer", read::seat)?);
    fields.maybe("playing", |a, v| match read::level(a, v)? == game.playing() {
        true => Ok(()),
        false => Err(bad_input(a, "the level of the side that deals next, or none", v)),
    })?;
    let played = Fields::new("played", deal, &["dealer", "points", "decks"])?;
    let dealer = played.need("dealer", read::seat)?;
    let decks = played.maybe("decks", read::decks)?.unwrap_or(2);
    let outcome = outcome(played.need("points", points)?, decks)?;
    if over {
        return Err(crate::shengji::GameRefusal::Over.into());
    }
    game.record(dealer, outcome)?;
    Ok(to_js(|json| {
        json.open();
        json.field("levels").open();
        json.field("NS").shown(&game.level(Side::NorthSouth));
        json.field("EW").shown(&game.level(Side::EastWest));
        json.close();
        json.field("dealer").or_null(game.dealer(), shown);
        json.field("playing").shown(&game.playing());
        json.field("winner").or_null(game.winner(), shown);
        json.close();
    }))
}

/// What two sides earn by their levels when time ends (art. 24(1)-(2)): two for the higher, one each when equal.
///
/// @example
/// shengji.matchPoints("T", "8"); // Uint8Array [2, 0]
///
/// @throws {RulesError} `bad-input` for what is no level
#[wasm_bindgen(js_name = shengjiMatchPoints)]
pub fn points_of_match(
    #[wasm_bindgen(unchecked_param_type = "LevelName")] one: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "LevelName")] other: &JsValue,
) -> Answer<Vec<u8>> {
    Ok(match_points(read::level("one", one)?, read::level("other", other)?).to_vec())
}

/// Level points of a board in which the defenders come to that total: theirs when positive, those of the dealer's side when
/// negative (art. 24(3)). The official table (annex 5) is not part of the published rules: give the organiser's `table`, or
/// have one derived from tables 2 and 3.
///
/// @example
/// shengji.levelPoints(120, 2); // 1
/// shengji.levelPoints(45, 2, [{ from: 0, levelPoints: -2 }, { from: 40, levelPoints: 0 }, { from: 80, levelPoints: 2 }]); // 0
///
/// @throws {RulesError} `impossible-points` for a total that is no multiple of five; `bad-input` for totals beyond 100000, anything but 1 to 3 decks, or a table that does not rise
#[wasm_bindgen(js_name = shengjiLevelPoints)]
pub fn level_points(
    #[wasm_bindgen(js_name = points, unchecked_param_type = "number")] total: &JsValue,
    #[wasm_bindgen(js_name = decks, unchecked_param_type = "number")] packs: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "readonly LevelBand[]")] table: &JsValue,
) -> Answer<i32> {
    let number = |a: &str, v: &JsValue| args::signed(a, v, -100_000..=100_000);
    let total = number("points", total)? as i32;
    let decks = read::decks("decks", packs)?;
    let band = |a: &str, v: &JsValue| {
        let fields = Fields::new(a, v, &["from", "levelPoints"])?;
        let from = fields.need("from", number)? as i32;
        Ok(LevelBand { from, level_points: fields.need("levelPoints", number)? as i32 })
    };
    let bands = args::optional("table", table, |a, v| args::list(a, v, 1_000, band))?;
    let Some(bands) = bands else {
        return Ok(derived_level_points(total, decks)?);
    };
    let own = LevelTable::new(bands).map_err(|error| bad_input("table", &error.to_string(), table))?;
    Ok(own.level_points(total))
}
