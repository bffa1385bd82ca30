//! Swiss rounds.

use super::records::{list, numbers, object, or_null, pairing};
use super::result::{count, entrant};
use super::tie_read::entrants;
use crate::event::schedule::{
    HomeRule, Meeting, OddField, Rematch, SwissError, SwissHistory, SwissOptions, SwissRound, swiss_pair,
};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, RulesError, bad_input, refusal};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most contestants of a Swiss.
const FIELD: usize = 500;
/// The most meetings before a round.
const MEETINGS: u32 = 20_000;

impl From<SwissError> for RulesError {
    fn from(error: SwissError) -> RulesError {
        let params = match &error {
            SwissError::Unknown { entrant } => vec![("number", (*entrant).into())],
            SwissError::LotNeeded { among } => {
                vec![("among", numbers(among))]
            }
            SwissError::Rematch { round: found } => vec![("round", round(found))],
            _ => Vec::new(),
        };
        refusal(&format!("swiss-{}", error.code()), &error.to_string(), None, &params)
    }
}

fn round(round: &SwissRound) -> JsValue {
    object(&[
        ("matches", list(&round.pairs, pairing)),
        ("triangle", or_null(round.triangle.map(|three| numbers(&three)))),
        ("bye", or_null(round.bye)),
        ("rematches", list(&round.rematches, |&(one, other)| numbers(&[one, other]))),
    ])
}

fn meeting(argument: &str, value: &JsValue) -> Answer<Meeting> {
    let fields = Fields::new(argument, value, &["round", "one", "other"])?;
    let one = fields.need("one", entrant)?;
    Ok(Meeting {
        round: fields.need("round", |argument, value| count(argument, value, 1, 10_000))?,
        one,
        other: fields.need("other", entrant)?,
    })
}

fn history(argument: &str, value: &JsValue) -> Answer<SwissHistory> {
    let fields = Fields::new(argument, value, &["meetings", "byes"])?;
    let meetings = |argument: &str, value: &JsValue| args::list(argument, value, MEETINGS, meeting);
    Ok(SwissHistory {
        meetings: fields.maybe("meetings", meetings)?.unwrap_or_default(),
        byes: fields.maybe("byes", entrants)?.unwrap_or_default(),
    })
}

fn options(argument: &str, value: &JsValue) -> Answer<SwissOptions> {
    let known = ["round", "odd", "drawnBye", "continuing", "home", "rematch"];
    let fields = Fields::new(argument, value, &known)?;
    let odd = |argument: &str, value: &JsValue| {
        args::word(argument, value, &[("bye", OddField::Bye), ("triangle", OddField::Triangle)])
    };
    let home = |argument: &str, value: &JsValue| {
        let words = [
            ("alternate", HomeRule::Alternate),
            ("higher-rank", HomeRule::HigherRank),
            ("smaller-number", HomeRule::SmallerNumber),
        ];
        args::word(argument, value, &words)
    };
    let rematch = |argument: &str, value: &JsValue| {
        let words = [
            ("refuse", Rematch::Refuse),
            ("fewest-earliest", Rematch::FewestEarliest),
            ("fewest-latest", Rematch::FewestLatest),
        ];
        args::word(argument, value, &words)
    };
    let continuing = fields.maybe("continuing", |argument, value| {
        let three = args::list(argument, value, 3, entrant)?;
        <[u32; 3]>::try_from(three).map_err(|_| bad_input(argument, "three contestants", value))
    })?;
    Ok(SwissOptions {
        round: fields.need("round", |argument, value| count(argument, value, 1, 10_000))?,
        odd: fields.maybe("odd", odd)?.unwrap_or_default(),
        drawn_bye: fields.maybe("drawnBye", entrant)?,
        continuing,
        home: fields.maybe("home", home)?.unwrap_or_default(),
        rematch: fields.maybe("rematch", rematch)?.unwrap_or_default(),
    })
}

/// Pairs a Swiss round (directing regulations art. 16): high against high in the order of `ranking`, nobody meeting anybody
/// twice if that can be had at all. With an odd field the bye, or the triangle of `odd: "triangle"`, goes as low as a
/// complete pairing allows.
///
/// @example
/// const round = event.swissPair([7, 3, 5, 1], { meetings: [{ round: 1, one: 7, other: 3 }] }, { round: 2 });
/// round.matches; // [{"home":7,"away":5},{"home":3,"away":1}]
///
/// @throws {RulesError} `swiss-rematch` when no pairing avoids rematches, with the pairing that has the fewest in
/// `params.round`; `swiss-lot-needed` for the first bye, with those it is drawn `among`: pass the result as `drawnBye`;
/// `swiss-unknown`, `swiss-no-bye-left`, `swiss-too-few`, `swiss-undecided`
#[wasm_bindgen(js_name = eventSwissPair, unchecked_return_type = "SwissRound")]
pub fn swiss_pair_js(
    #[wasm_bindgen(unchecked_param_type = "readonly number[]")] ranking: &JsValue,
    #[wasm_bindgen(js_name = history, unchecked_param_type = "SwissHistory")] before: &JsValue,
    #[wasm_bindgen(js_name = options, unchecked_param_type = "SwissOptions")] how: &JsValue,
) -> Answer<JsValue> {
    let field = entrants("ranking", ranking)?;
    if field.len() > FIELD {
        return Err(bad_input("ranking", &format!("at most {FIELD} contestants"), ranking));
    }
    let paired = swiss_pair(&field, &history("history", before)?, &options("options", how)?)?;
    Ok(round(&paired))
}
