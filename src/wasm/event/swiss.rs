//! Swiss rounds.

use super::read::values;
use super::records::{number_or_null, numbers, pairings};
use super::result::{count, entrant, part};
use super::tie_read::{ENTRANTS, Sides, entrants, matches};
use crate::event::schedule::{
    HomeRule, OddField, ROUNDS_ADVICE, Rematch, RoundPoints, SwissError, SwissHistory, SwissOptions,
    SwissOrderError, SwissRound, bye_points_c, swiss_all_win, swiss_fold, swiss_order, swiss_pair,
    swiss_pair_groups, swiss_rounds_advice, triangle_points_c,
};
use crate::order;
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, RulesError, bad_input, named_twice, refusal};
use crate::wasm::json::{Json, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most contestants of a Swiss.
const FIELD: usize = 500;

impl From<SwissError> for RulesError {
    fn from(error: SwissError) -> RulesError {
        refusal(&format!("swiss-{}", error.code()), &error, None, |params| match &error {
            SwissError::Unknown { entrant } => params.field("number").number((*entrant).into()),
            SwissError::LotNeeded { among } => numbers(params.field("among"), among),
            SwissError::Rematch { round: found } => round(params.field("round"), found),
            _ => {}
        })
    }
}

fn round(json: &mut Json, round: &SwissRound) {
    json.open();
    pairings(json, &round.pairs);
    json.field("triangle").or_null(round.triangle, |json, three| numbers(json, &three));
    number_or_null(json.field("bye"), round.bye);
    json.field("rematches").list(&round.rematches, |json, &(one, other)| numbers(json, &[one, other]));
    json.close();
}

fn options(argument: &str, value: &JsValue) -> Answer<SwissOptions> {
    let known = ["round", "odd", "drawnBye", "continuing", "home", "rematch"];
    let fields = Fields::new(argument, value, &known)?;
    let odd = [("bye", OddField::Bye), ("triangle", OddField::Triangle)];
    let home = [
        ("alternate", HomeRule::Alternate),
        ("higher-rank", HomeRule::HigherRank),
        ("smaller-number", HomeRule::SmallerNumber),
    ];
    let rematch = [
        ("refuse", Rematch::Refuse),
        ("fewest-earliest", Rematch::FewestEarliest),
        ("fewest-latest", Rematch::FewestLatest),
    ];
    let continuing = fields.maybe("continuing", |argument, value| {
        let three = args::list(argument, value, 3, entrant)?;
        let three = <[u32; 3]>::try_from(three).ok().filter(|three| order::repeated(three).is_none());
        three.ok_or_else(|| bad_input(argument, "three different contestants", value))
    })?;
    Ok(SwissOptions {
        round: fields.need_whole("round", 1, 10_000)?,
        odd: fields.word("odd", &odd)?.unwrap_or_default(),
        drawn_bye: fields.whole("drawnBye", 1, 1_000_000)?,
        continuing,
        home: fields.word("home", &home)?.unwrap_or_default(),
        rematch: fields.word("rematch", &rematch)?.unwrap_or_default(),
    })
}

/// Pairs a Swiss round (directing regulations art. 16): high against high in the order of `ranking`, nobody meeting anybody
/// twice if that can be had at all. With an odd field the bye, or the triangle of `odd: "triangle"`, goes as low as a
/// complete pairing allows. `matches` are those before, as for `scoreTeams`: one against 0 is a bye, those inside triangles
/// belong to them, and in a forfeited one nobody met. Of a `ranking` in groups, those of equal records in a Swiss won by the unbeaten,
/// each is paired within itself as far as it can be.
///
/// @example
/// const round = event.swissPair([7, 3, 5, 1], [{ round: 1, home: 7, away: 3 }, { round: 1, home: 1, away: 5 }], { round: 2 });
/// round.matches; // [{"home":7,"away":5},{"home":3,"away":1}]
/// event.swissPair([[7, 3], [5, 1]], [], { round: 2 }).matches; // [{"home":7,"away":3},{"home":5,"away":1}]
///
/// @throws {RulesError} `swiss-rematch` when no pairing avoids rematches, with the pairing that has the fewest in
/// `params.round`; `swiss-lot-needed` for the first bye, with those it is drawn `among`: pass the result as `drawnBye`;
/// `swiss-unknown` with the `number`, `swiss-no-bye-left`, `swiss-too-few`, `swiss-undecided`; `bad-input`
#[wasm_bindgen(js_name = eventSwissPair, unchecked_return_type = "SwissRound")]
pub fn swiss_pair_js(
    #[wasm_bindgen(
        unchecked_param_type = "readonly number[] | Uint32Array | readonly (readonly number[] | Uint32Array)[]"
    )]
    ranking: &JsValue,
    #[wasm_bindgen(js_name = matches, unchecked_param_type = "readonly MatchRecord[]")] before: &JsValue,
    #[wasm_bindgen(js_name = options, unchecked_param_type = "SwissOptions")] how: &JsValue,
) -> Answer<JsValue> {
    let groups = groups("ranking", ranking)?;
    if groups.iter().map(Vec::len).sum::<usize>() > FIELD {
        return Err(bad_input("ranking", &format!("at most {FIELD} contestants"), ranking));
    }
    let (before_it, options) = (matches("matches", before, Sides::Teams)?, options("options", how)?);
    if let Some(place) = before_it.iter().position(|own| own.round >= options.round) {
        return Err(bad_input(
            &format!("matches[{place}].round"),
            "a round before that of the options",
            before,
        ));
    }
    let history = SwissHistory::of(&before_it);
    let paired = match &groups[..] {
        [field] => swiss_pair(field, &history, &options),
        groups => swiss_pair_groups(groups, &history, &options),
    }?;
    Ok(to_js(|json| round(json, &paired)))
}

/// Contestants in groups; in one, where they are not grouped.
fn groups(argument: &str, value: &JsValue) -> Answer<Vec<Vec<u32>>> {
    let named = args::list(argument, value, ENTRANTS, |argument, value| match value.is_object() {
        true => Ok((true, entrants(argument, value)?)),
        false => Ok((false, vec![entrant(argument, value)?])),
    })?;
    let grouped = named.iter().filter(|(is_group, _)| *is_group).count();
    let lists: Vec<Vec<u32>> = named.into_iter().map(|(_, list)| list).collect();
    match grouped {
        0 => Ok(vec![lists.concat()]),
        all if all == lists.len() => Ok(lists),
        _ => Err(bad_input(argument, "contestants, or groups of them", value)),
    }
}

/// The order for the first round in which the strong meet the weak: given to `swissPair` it pairs first with last, second
/// with last but one, and so on. `ranking` is the strength, or the draw, without whoever has the bye or plays a triangle:
/// they are put behind.
///
/// @example
/// event.swissFold([1, 2, 3, 4, 5, 6]); // Uint32Array [ 1, 6, 2, 5, 3, 4 ]
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventSwissFold)]
pub fn swiss_fold_js(
    #[wasm_bindgen(unchecked_param_type = "readonly number[] | Uint32Array")] ranking: &JsValue,
) -> Answer<Vec<u32>> {
    swiss_fold(&entrants("ranking", ranking)?).map_err(|error| match error {
        SwissOrderError::Twice { entrant } => named_twice("ranking", entrant),
        _ => bad_input("ranking", &format!("at most {ENTRANTS} contestants"), ranking),
    })
}

/// The order a round is paired in by points with penalties taken off, where the real ranking cannot be worked out in time:
/// equal points stand by number, ascending in odd rounds and descending in even ones (directing regulations art. 16). In a
/// Swiss won by the unbeaten, give everybody's matches `won`: the order is then by records, and the field has to be a power of
/// two. Give `swissPair` the groups of equal records.
///
/// @example
/// const points = [{ number: 1, points: 1500 }, { number: 2, points: 1800 }, { number: 3, points: 1500 }];
/// event.swissOrder(points, 3); // Uint32Array [ 2, 1, 3 ]
/// event.swissOrder(points, 4); // Uint32Array [ 2, 3, 1 ]
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventSwissOrder)]
pub fn swiss_order_js(
    #[wasm_bindgen(unchecked_param_type = "readonly { number: number; points: Hundredths; won?: number }[]")]
    points: &JsValue,
    #[wasm_bindgen(js_name = round, unchecked_param_type = "number")] number: &JsValue,
) -> Answer<Vec<u32>> {
    let mut won = Vec::new();
    let mut list = Vec::new();
    for (own, record) in args::list("points", points, ENTRANTS, round_points)? {
        list.push(own);
        won.extend(record);
    }
    let number = count("round", number, 1, 1_000_000)?;
    let order = if won.is_empty() { swiss_order(&list, number) } else { swiss_all_win(&list, &won, number) };
    order.map_err(|error| {
        let expected = match error {
            SwissOrderError::Twice { entrant } => return named_twice("points", entrant),
            _ => "everybody's matches won, in a field of a power of two",
        };
        bad_input("points", expected, points)
    })
}

fn round_points(argument: &str, value: &JsValue) -> Answer<(RoundPoints, Option<u32>)> {
    let fields = Fields::new(argument, value, &["number", "points", "won"])?;
    let points_c = fields.need("points", args::integer32)?;
    let entrant = fields.need_whole("number", 1, 1_000_000)?;
    Ok((RoundPoints { entrant, points_c }, fields.whole("won", 0, 1_000_000)?))
}

/// What a bye scores: 1.2 times a draw (directing regulations art. 16), in hundredths, or another `factor`.
///
/// @example
/// event.byePoints(1000); // 1200
/// event.byePoints(1000, "3/2"); // 1500
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventByePoints)]
pub fn bye_points(
    #[wasm_bindgen(js_name = draw, unchecked_param_type = "Hundredths")] level: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Amount")] factor: &JsValue,
) -> Answer<i32> {
    let factor = args::optional("factor", factor, part)?.unwrap_or((6, 5));
    Ok(bye_points_c(count("draw", level, 0, 1_000_000)? as i32, factor))
}

/// A contestant's points for a round of two half matches in a triangle: the mean of both, in hundredths (art. 16).
///
/// @example
/// event.trianglePoints(1250, 801); // 1026
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventTrianglePoints)]
pub fn triangle_points(
    #[wasm_bindgen(js_name = first, unchecked_param_type = "Hundredths")] one: &JsValue,
    #[wasm_bindgen(js_name = second, unchecked_param_type = "Hundredths")] other: &JsValue,
) -> Answer<i32> {
    let points =
        |argument, value| args::signed(argument, value, -1_000_000..=1_000_000).map(|number| number as i32);
    Ok(triangle_points_c(points("first", one)?, points("second", other)?))
}

/// How many rounds of a Swiss are advised for a field, fewest and most (directing regulations art. 16): 4 to 6 up to 16, 5 to 9
/// up to 32, 7 to 12 up to 64, nothing above. An organiser's own `advice` has the size of a field, the fewest and the most
/// rounds, smaller fields first.
///
/// @example
/// event.swissRounds(12); // Uint32Array [ 4, 6 ]
/// event.swissRounds(12, [[10, 3, 5], [100, 7, 9]]); // Uint32Array [ 7, 9 ]
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventSwissRounds)]
pub fn swiss_rounds_js(
    #[wasm_bindgen(js_name = entrants, unchecked_param_type = "number")] how_many: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "readonly (readonly [number, number, number])[]")]
    advice: &JsValue,
) -> Answer<Vec<u32>> {
    let entrants = count("entrants", how_many, 1, 1_000_000)?;
    let own = args::optional("advice", advice, |argument, value| {
        args::list(argument, value, 100, |argument, value| {
            Ok(values(argument, value, 1, 1_000_000)?.map(|number: i32| number as u32))
        })
    })?;
    let advised = swiss_rounds_advice(entrants, own.as_deref().unwrap_or(&ROUNDS_ADVICE)).map_err(|_| {
        bad_input("advice", "smaller fields first, each with its fewest and then its most rounds", advice)
    })?;
    Ok(advised.map_or_else(Vec::new, |(least, most)| vec![least, most]))
}
