//! Knock-outs: the draw, and a bracket with its results.

use super::records::{self, number_or_null, numbers};
use super::result::{count, entrant};
use super::tie_read::{ENTRANTS, different, entrants, groups};
use crate::event::schedule::{
    Bracket, BracketError, DrawError, DrawOptions, ExtraMatches, Feed, FinalRule, Layout, MAX_BRACKET,
    Outcome, Part, PositionsError, Side, Slot, double_elimination, draw_bracket, knockout, snake_groups,
};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, RulesError, bad_input, named_twice, refusal};
use crate::wasm::json::{Json, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

impl From<DrawError> for RulesError {
    fn from(error: DrawError) -> RulesError {
        refusal(&format!("draw-{}", error.code()), &error, None, |params| match error {
            DrawError::Twice { entrant } | DrawError::Unknown { entrant } => {
                params.field("number").number(entrant.into());
            }
            DrawError::TwoGroups { entrant, groups } => {
                params.field("number").number(entrant.into());
                numbers(params.field("groups"), &groups);
            }
            _ => {}
        })
    }
}

fn bracket_refusal(place: usize, error: BracketError) -> RulesError {
    refusal(&format!("bracket-{}", error.code()), &error, None, |params| {
        params.field("result").number(place as i64);
        if let BracketError::SuccessorPlayed { match_id } = error {
            params.field("match").number(match_id as i64);
        }
    })
}

/// Draws a bracket (directing regulations art. 13): seeds in their places, byes beside the strongest, groups that are to be
/// kept apart meeting as late as possible, the rest by `lot`: the same number draws the same bracket. `null` in
/// `positions` is a bye; positions 1 and 2 meet first, then 3 and 4.
///
/// @example
/// event.drawBracket([1, 2, 3, 4, 5, 6, 7], { seeds: [1, 2, 3, 4, 5, 6, 7] }).positions; // [1,null,5,4,3,6,7,2]
///
/// @throws {RulesError} `draw-entrants` for fewer than two or too many, `draw-size` for a size that is no power of two
/// or does not fit them, `draw-twice` or `draw-unknown` with the `number` concerned, `draw-two-groups` for somebody in two
/// groups of `keepApart`, with their places; `bad-input`
#[wasm_bindgen(js_name = eventDrawBracket, unchecked_return_type = "BracketDraw")]
pub fn draw_bracket_js(
    #[wasm_bindgen(js_name = entrants, unchecked_param_type = "readonly number[]")] who: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "DrawOptions")] options: &JsValue,
) -> Answer<JsValue> {
    let who = entrants("entrants", who)?;
    let fields = Fields::or_empty("options", options, &["size", "seeds", "keepApart", "lot"])?;
    let lot = |argument: &str, value: &JsValue| args::whole(argument, value, 0..=args::MAX_SAFE);
    let options = DrawOptions {
        size: fields.whole("size", 2, MAX_BRACKET)?,
        seeds: fields.maybe("seeds", entrants)?.unwrap_or_default(),
        keep_apart: fields.maybe("keepApart", groups)?.unwrap_or_default(),
        lot: fields.maybe("lot", lot)?.unwrap_or(0),
    };
    let draw = draw_bracket(&who, &options)?;
    Ok(to_js(|json| {
        json.open();
        json.field("positions").list(&draw.slots, |json, slot| match slot {
            Slot::Entrant(number) => json.number((*number).into()),
            _ => json.null(),
        });
        let unavoidable = &draw.unavoidable;
        json.field("unavoidable").list(unavoidable, |json, &(one, other)| numbers(json, &[one, other]));
        json.close();
    }))
}

fn position(argument: &str, value: &JsValue) -> Answer<Slot> {
    Ok(args::optional(argument, value, entrant)?.map_or(Slot::Bye, Slot::Entrant))
}

/// A match with its winner and, where there is none, whoever has the loser's place.
fn result(argument: &str, value: &JsValue) -> Answer<(usize, u32, Option<u32>)> {
    let fields = Fields::new(argument, value, &["match", "winner", "loser"])?;
    let id = fields.need_whole("match", 0, 10_000)?;
    Ok((id as usize, fields.need_whole("winner", 0, 1_000_000)?, fields.whole("loser", 1, 1_000_000)?))
}

/// The empty bracket over these positions.
fn empty(positions: &[Slot], fields: &Fields) -> Answer<Result<Bracket, PositionsError>> {
    let layouts = [("standard", Layout::Standard), ("compact", Layout::Compact)];
    let feeds =
        [("bottom-first", Feed::BottomFirst), ("top-first", Feed::TopFirst), ("top", Feed::AlwaysTop)];
    let double = fields.word("kind", &[("knockout", false), ("double", true)])?.unwrap_or(false);
    let others: &[&str] = if double { &["third", "fifth"] } else { &["layout", "feed", "secondFinal"] };
    let extra = ExtraMatches { third: fields.flag("third")?, fifth: fields.flag("fifth")? };
    if !double || extra.third || extra.fifth {
        fields.refuse(others, "no value with this `kind`")?;
    }
    if !double {
        return Ok(knockout(positions, extra));
    }
    let layout = fields.word("layout", &layouts)?.unwrap_or_default();
    let feed = fields.word("feed", &feeds)?.unwrap_or_default();
    // How the final is played is to be announced beforehand: nobody may leave it to a default (Shengji art. 25).
    let last =
        if fields.need("secondFinal", args::flag)? { FinalRule::SecondFinal } else { FinalRule::SingleFinal };
    Ok(double_elimination(positions, layout, feed, last))
}

const fn part(part: Part) -> &'static str {
    match part {
        Part::Main => "main",
        Part::Losers => "losers",
        Part::Third => "third",
        Part::Fifth => "fifth",
        Part::Final => "final",
        Part::SecondFinal => "second-final",
    }
}

fn side(json: &mut Json, side: Side) {
    match side {
        Side::Entrant(number) => json.number(number.into()),
        Side::Nobody => json.text("nobody"),
        Side::Open => json.text("open"),
    }
}

fn from(json: &mut Json, slot: &Slot) {
    let (of, id) = match slot {
        Slot::Winner(id) => ("winner", *id),
        Slot::Loser(id) => ("loser", *id),
        _ => return json.null(),
    };
    json.open();
    json.field("of").text(of);
    json.field("match").number(id as i64);
    json.close();
}

const fn winner(outcome: Outcome) -> u32 {
    match outcome {
        Outcome::Won(number) => number,
        Outcome::Forfeited { .. } => 0,
    }
}

fn record(json: &mut Json, bracket: &Bracket) {
    json.open();
    json.field("matches").list(bracket.matches().iter().zip(bracket.sides()), |json, (own, sides)| {
        json.open();
        json.field("round").number(own.round.into());
        json.field("part").text(part(own.part));
        json.field("sides").list(sides, side);
        json.field("from").list(&own.slots, from);
        number_or_null(json.field("winner"), own.outcome.map(winner));
        json.close();
    });
    json.field("playable").list(bracket.playable(), |json, id| json.number(id as i64));
    json.field("places").list(bracket.places(), |json, own| {
        json.open();
        json.field("place").number(own.from.into());
        json.field("last").number(own.last.into());
        numbers(json.field("numbers"), &own.entrants);
        json.close();
    });
    number_or_null(json.field("champion"), bracket.champion());
    json.close();
}

/// Contestants, best first, divided into groups of like strength by the snake (directing regulations art. 13, Shengji art. 26):
/// the first row from the first group to the last, the next one back again, and so on.
///
/// @example
/// event.snakeGroups([1, 2, 3, 4, 5, 6, 7, 8], 2); // [[1,4,5,8],[2,3,6,7]]
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventSnakeGroups, unchecked_return_type = "number[][]")]
pub fn snake_groups_js(
    #[wasm_bindgen(unchecked_param_type = "readonly number[] | Uint32Array")] ranking: &JsValue,
    #[wasm_bindgen(js_name = groups, unchecked_param_type = "number")] how_many: &JsValue,
) -> Answer<JsValue> {
    let ranking = different("ranking", ranking, ENTRANTS)?;
    let most = ranking.len().max(1) as u32;
    let groups = snake_groups(&ranking, count("groups", how_many, 1, most)?);
    Ok(to_js(|json| records::groups(json, &groups)))
}

/// A knock-out, or a double elimination with `kind: "double"`, over the positions of a draw (`null` is a bye), with the
/// results so far: who stands in every match, which can be played now, and the places decided. `results` are taken in
/// their order. Where both sides forfeited the winner is 0 and whoever would have met it has a bye; both may play on (directing
/// regulations art. 28), so that where losers do, `loser` says which of the two.
///
/// @example
/// const bracket = event.bracket([1, 4, 3, 2], [{ match: 0, winner: 1 }, { match: 1, winner: 2 }], { third: true });
/// bracket.playable; // [2,3]
/// bracket.matches[2].sides; // [1,2]
///
/// @throws {RulesError} `bracket-not-playable`, `bracket-not-in-match`, `bracket-no-match`, `bracket-loser-needed` or
/// `bracket-successor-played` for a result that does not fit, with its place in `params.result`; `bad-input`
#[wasm_bindgen(js_name = eventBracket, unchecked_return_type = "Bracket")]
pub fn bracket_js(
    #[wasm_bindgen(js_name = positions, unchecked_param_type = "readonly (number | null)[]")] slots: &JsValue,
    #[wasm_bindgen(js_name = results, unchecked_optional_param_type = "readonly BracketResult[]")]
    played: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "BracketOptions")] options: &JsValue,
) -> Answer<JsValue> {
    let positions = args::list("positions", slots, MAX_BRACKET, position)?;
    let results = args::optional("results", played, |argument, value| {
        args::list(argument, value, 4 * MAX_BRACKET, result)
    })?;
    let known = ["kind", "third", "fifth", "layout", "feed", "secondFinal"];
    let fields = Fields::or_empty("options", options, &known)?;
    let mut bracket = empty(&positions, &fields)?.map_err(|error| {
        let expected = match error {
            PositionsError::Number(_) => "2, 4, 8, ... positions",
            PositionsError::Repeated(number) => return named_twice("positions", number),
            PositionsError::FromMatch(_) => "contestants and byes",
        };
        bad_input("positions", expected, slots)
    })?;
    for (place, (id, winner, loser)) in results.unwrap_or_default().into_iter().enumerate() {
        let recorded = match (winner, loser) {
            (0, _) => bracket.record_forfeited(id, loser),
            (_, Some(loser)) => bracket.record_against(id, winner, loser),
            (_, None) => bracket.record(id, winner),
        };
        recorded.map_err(|error| bracket_refusal(place, error))?;
    }
    Ok(to_js(|json| record(json, &bracket)))
}
