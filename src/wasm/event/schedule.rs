//! Movements and round robins.

use super::records::{number_or_null, numbers, pairings};
use super::result::count;
use super::tie_read::entrants;
use crate::event::schedule::{
    IndividualMovement, MAX_TABLES, Mitchell, Movement, MovementError, RoundRobin, RoundRobinError, Schedule,
    bye_round, howell, individual_sitting_out, joined, mitchell, round_robin, second_cycle, web,
};
use crate::wasm::args;
use crate::wasm::error::{Answer, RulesError, refusal};
use crate::wasm::json::{Json, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

impl From<MovementError> for RulesError {
    fn from(error: MovementError) -> RulesError {
        refusal(&format!("movement-{}", error.code()), &error, None, |params| match error {
            MovementError::Tables { from, to, step } => {
                params.field("from").number(from.into());
                params.field("to").number(to.into());
                params.field("step").number(step.into());
            }
            MovementError::Rounds { most } => params.field("most").number(most.into()),
            MovementError::NotFound => {}
        })
    }
}

impl From<RoundRobinError> for RulesError {
    fn from(error: RoundRobinError) -> RulesError {
        refusal(&format!("round-robin-{}", error.code()), &error, None, |_| {})
    }
}

fn sitting(json: &mut Json, round: u32, table: u32, sides: [&[u32]; 2], set: u32) {
    json.open();
    json.field("round").number(round.into());
    json.field("table").number(table.into());
    numbers(json.field("ns"), sides[0]);
    numbers(json.field("ew"), sides[1]);
    json.field("set").number(set.into());
    json.close();
}

/// A movement of `[contestants, tables, rounds, sets, copies]`.
fn record<T>(counts: [u32; 5], sittings: &[T], write: impl Fn(&mut Json, &T)) -> JsValue {
    to_js(|json| {
        json.open();
        for (name, count) in ["contestants", "tables", "rounds", "sets", "copies"].into_iter().zip(counts) {
            json.field(name).number(count.into());
        }
        json.field("sittings").list(sittings, write);
        json.close();
    })
}

fn movement(own: &Movement) -> JsValue {
    record([own.pairs, own.tables, own.rounds, own.sets, own.copies()], &own.sittings, |json, each| {
        sitting(json, each.round, each.table, [&[each.ns], &[each.ew]], each.set);
    })
}

fn tables(value: &JsValue) -> Answer<u32> {
    count("tables", value, 1, MAX_TABLES)
}

fn rounds(value: &JsValue) -> Answer<u32> {
    count("rounds", value, 1, MAX_TABLES)
}

/// A Mitchell movement of that many full tables: pairs 1 to n sit north-south, n + 1 to 2n east-west. `kind` is `"straight"`
/// (an odd number of tables), `"skip"` or `"relay"` (an even one); left out, the one that fits, a skip where the rounds
/// allow it. With b boards a set, set s holds boards `(s - 1) × b + 1` to `s × b`.
///
/// @example
/// event.mitchell(5, 5).sittings[5]; // {"round":2,"table":1,"ns":[1],"ew":[10],"set":2}
///
/// @throws {RulesError} `movement-tables` or `movement-rounds` for numbers the movement is not made for, with the
/// bounds; `bad-input`
#[wasm_bindgen(js_name = eventMitchell, unchecked_return_type = "Movement")]
pub fn mitchell_js(
    #[wasm_bindgen(js_name = tables, unchecked_param_type = "number")] how_many: &JsValue,
    #[wasm_bindgen(js_name = rounds, unchecked_param_type = "number")] played: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "\"straight\" | \"skip\" | \"relay\"")] kind: &JsValue,
) -> Answer<JsValue> {
    let (tables, rounds) = (tables(how_many)?, rounds(played)?);
    let words = [("straight", Mitchell::Straight), ("skip", Mitchell::Skip), ("relay", Mitchell::Relay)];
    let kind = args::optional("kind", kind, |argument, value| args::word(argument, value, &words))?;
    let kind = kind.unwrap_or_else(|| Mitchell::fitting(tables, rounds));
    Ok(movement(&mitchell(tables, rounds, kind)?))
}

/// The Howell movement of 2 to 15 full tables: everybody meets everybody once and all are ranked together.
///
/// @example
/// const { contestants, rounds, sets } = event.howell(4);
/// [contestants, rounds, sets]; // [8,7,7]
///
/// @throws {RulesError} `movement-tables` outside 2 to 15 tables; `bad-input`
#[wasm_bindgen(js_name = eventHowell, unchecked_return_type = "Movement")]
pub fn howell_js(
    #[wasm_bindgen(js_name = tables, unchecked_param_type = "number")] how_many: &JsValue,
) -> Answer<JsValue> {
    Ok(movement(&howell(tables(how_many)?)?))
}

/// A web movement: all tables play the same few sets, in up to four sections each with its own copy.
///
/// @example
/// event.web(14, 13, 13, 2).copies; // 2
///
/// @throws {RulesError} `movement-tables`, `movement-rounds`, or `movement-not-found` where no layout is free of
/// faults; `bad-input`
#[wasm_bindgen(js_name = eventWeb, unchecked_return_type = "Movement")]
pub fn web_js(
    #[wasm_bindgen(js_name = tables, unchecked_param_type = "number")] how_many: &JsValue,
    #[wasm_bindgen(js_name = rounds, unchecked_param_type = "number")] played: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] sets: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] sections: &JsValue,
) -> Answer<JsValue> {
    let (sets, sections) = (count("sets", sets, 1, MAX_TABLES)?, count("sections", sections, 1, 4)?);
    Ok(movement(&web(tables(how_many)?, rounds(played)?, sets, sections)?))
}

/// The individual movement of 1 to 8 full tables: every player partners every other once. `out`, 0 to 3, is how many more
/// players there are than seats: that many sit out in every round, everybody equally often. With one sitting out everybody
/// still partners everybody; with two there is one player for each whom he never partners; with three, two.
///
/// @example
/// event.individual(2).contestants; // 8
/// const { contestants, rounds } = event.individual(2, 1);
/// [contestants, rounds]; // [9,9]
///
/// @throws {RulesError} `movement-tables` outside 1 to 8 tables, 7 where three sit out; `bad-input`
#[wasm_bindgen(js_name = eventIndividual, unchecked_return_type = "Movement")]
pub fn individual_js(
    #[wasm_bindgen(js_name = tables, unchecked_param_type = "number")] how_many: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] out: &JsValue,
) -> Answer<JsValue> {
    let tables = tables(how_many)?;
    let out = args::optional("out", out, |argument, value| count(argument, value, 0, 3))?.unwrap_or(0);
    let own: IndividualMovement = individual_sitting_out(tables, out)?;
    let sets = own.sittings.iter().map(|each| each.set).max().unwrap_or(0);
    Ok(record([own.players, tables, own.rounds, sets, tables], &own.sittings, |json, each| {
        let [north, east, south, west] = each.players;
        sitting(json, each.round, each.table, [&[north, south], &[east, west]], each.set);
    }))
}

/// The rounds of a schedule with who rests in each.
fn schedule(rounds: &Schedule, contestants: u32) -> JsValue {
    let mut byes = vec![None; rounds.len()];
    for number in 1..=contestants {
        if let Some(place) = bye_round(rounds, number).and_then(|round| byes.get_mut(round as usize - 1)) {
            *place = Some(number);
        }
    }
    to_js(|json| {
        json.list(rounds.iter().zip(byes), |json, (round, bye)| {
            json.open();
            pairings(json, round);
            number_or_null(json.field("bye"), bye);
            json.close();
        });
    })
}

/// The first cycle of that kind, and how many take part.
pub fn schedule_of(how_many: &JsValue, kind: &JsValue) -> Answer<(Schedule, u32)> {
    let contestants = count("count", how_many, 2, 200)?;
    let words = [
        ("balanced", Some(RoundRobin::Balanced)),
        ("printed", Some(RoundRobin::Printed)),
        ("rotation", Some(RoundRobin::Rotation)),
        ("joined", None),
    ];
    let kind = args::optional("kind", kind, |argument, value| args::word(argument, value, &words))?;
    let rounds = match kind.unwrap_or(Some(RoundRobin::Balanced)) {
        Some(kind) => round_robin(contestants, kind)?,
        None => joined(contestants, RoundRobin::Balanced)?,
    };
    Ok((rounds, contestants))
}

/// The schedule of a round robin between numbers 1 to `count` (directing regulations art. 14): by `"balanced"` rotation
/// unless `kind` asks for the `"printed"` tables (5 to 8, 11 and 12), plain `"rotation"`, or two tables `"joined"`, whose
/// halves first play among themselves. With `ranks`, the numbers best first after the first cycle, the second cycle comes
/// back: home and away exchanged, the last round 1-2, 3-4 and so on by rank.
///
/// @example
/// event.roundRobin(6, "printed")[0].matches[0]; // {"home":3,"away":5}
/// event.roundRobin(5, "printed")[3].bye; // 4
///
/// @throws {RulesError} `round-robin-no-table` where no table is printed, `round-robin-halves` where two tables of an
/// even size cannot be joined, `round-robin-ranks` for ranks that do not name every number once; `bad-input`
#[wasm_bindgen(js_name = eventRoundRobin, unchecked_return_type = "ScheduledRound[]")]
pub fn round_robin_js(
    #[wasm_bindgen(js_name = count, unchecked_param_type = "number")] how_many: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "\"balanced\" | \"printed\" | \"rotation\" | \"joined\"")]
    kind: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "readonly number[]")] ranks: &JsValue,
) -> Answer<JsValue> {
    let (first, contestants) = schedule_of(how_many, kind)?;
    match args::optional("ranks", ranks, entrants)? {
        Some(ranks) => Ok(schedule(&second_cycle(&first, &ranks)?, contestants)),
        None => Ok(schedule(&first, contestants)),
    }
}
