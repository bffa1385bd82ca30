//! Statements of claim: as text, as steps, and held against a position.

use super::{name, seat_name};
use crate::bridge::Seat;
use crate::bridge::claim::{
    Condition, Flaw, Height, Language, Misread, ParseStatementError, Statement, Step, StepProblem,
};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, RulesError, bad_input, object, refusal};
use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The longest statement read, in UTF-16 units.
const TEXT: u32 = 4000;

/// Each kind of step with the fields it has beside `do`.
const STEPS: [(&str, &[&str]); 11] = [
    ("drawTrumps", &["do"]),
    ("cash", &["do", "hand", "suit"]),
    ("lead", &["do", "card"]),
    ("finesse", &["do", "card"]),
    ("play", &["do", "card"]),
    ("ruff", &["do", "hand", "suit", "with"]),
    ("discard", &["do", "hand", "suit"]),
    ("cross", &["do", "to", "suit"]),
    ("concede", &["do", "tricks", "suit"]),
    ("count", &["do", "tricks", "suit"]),
    ("if", &["do", "condition", "then", "otherwise"]),
];
const ALL_FIELDS: [&str; 10] =
    ["do", "hand", "suit", "card", "with", "to", "tricks", "condition", "then", "otherwise"];

/// A statement as text or as steps; in text, "dummy" and "hand" are as seen from the declarer.
pub fn statement(argument: &str, value: &JsValue, declarer: Seat) -> Answer<Statement> {
    if value.is_string() {
        let text = args::text(argument, value, TEXT)?;
        return Statement::parse_for(&text, declarer).map_err(|error| not_understood(&text, &error));
    }
    Ok(Statement { steps: steps(argument, value, 0)? })
}

fn not_understood(text: &str, error: &ParseStatementError) -> RulesError {
    let params = [("problems", problems(text, &error.places))];
    refusal("statement-not-understood", &error.to_string(), None, &params)
}

fn steps(argument: &str, value: &JsValue, depth: usize) -> Answer<Vec<Step>> {
    if depth > Statement::MAX_DEPTH {
        let expected = format!("alternatives nested at most {} deep", Statement::MAX_DEPTH);
        return Err(bad_input(argument, &expected, value));
    }
    args::list(argument, value, Statement::MAX_STEPS as u32, |a, v| step(a, v, depth))
}

fn step(argument: &str, value: &JsValue, depth: usize) -> Answer<Step> {
    let names = STEPS.map(|(name, _)| name);
    let kind = Fields::new(argument, value, &ALL_FIELDS)?.need("do", |a, v| args::choice(a, v, &names))?;
    let fields = Fields::new(argument, value, STEPS[kind].1)?;
    let hand = || fields.maybe("hand", args::seat);
    let suit = || fields.need("suit", args::suit);
    let any_suit = || fields.maybe("suit", args::suit);
    let card = || fields.need("card", args::card);
    let tricks = |a: &str, v: &JsValue| args::whole(a, v, 1..=13).map(|tricks| tricks as u8);
    Ok(match kind {
        0 => Step::DrawTrumps,
        1 => Step::Cash { hand: hand()?, suit: suit()? },
        2 => Step::Lead { card: card()? },
        3 => Step::Finesse { card: card()? },
        4 => Step::Play { card: card()? },
        5 => {
            let with = fields.maybe("with", |a, v| args::choice(a, v, &["low", "high"]))?;
            let with = if with == Some(1) { Height::High } else { Height::Low };
            Step::Ruff { hand: hand()?, suit: any_suit()?, with }
        }
        6 => Step::Discard { hand: hand()?, suit: suit()? },
        7 => Step::Cross { to: fields.need("to", args::seat)?, suit: any_suit()? },
        8 => Step::Concede { tricks: fields.maybe("tricks", tricks)?.unwrap_or(1), suit: any_suit()? },
        9 => Step::Count { tricks: fields.need("tricks", tricks)?, suit: suit()? },
        _ => Step::If {
            condition: fields.need("condition", condition)?,
            then: fields.need("then", |a, v| steps(a, v, depth + 1))?,
            otherwise: fields.maybe("otherwise", |a, v| steps(a, v, depth + 1))?.unwrap_or_default(),
        },
    })
}

fn condition(argument: &str, value: &JsValue) -> Answer<Condition> {
    let fields = Fields::new(argument, value, &["bothFollow", "showsOut", "seat", "appeared"])?;
    let seat = fields.maybe("seat", args::seat)?;
    let both = fields.maybe("bothFollow", args::suit)?.map(Condition::BothFollow);
    let out = fields.maybe("showsOut", args::suit)?.map(|suit| Condition::ShowsOut { seat, suit });
    let appeared = fields.maybe("appeared", args::card)?.map(Condition::Appeared);
    match [both, out, appeared].into_iter().flatten().collect::<Vec<_>>()[..] {
        [only] if seat.is_none() || out.is_some() => Ok(only),
        _ => Err(bad_input(
            argument,
            "one of bothFollow, showsOut (with or without a seat) and appeared",
            value,
        )),
    }
}

/// Steps as records.
fn records(steps: &[Step]) -> JsValue {
    steps.iter().map(record).collect::<Array>().into()
}

fn record(step: &Step) -> JsValue {
    let kind = match step {
        Step::DrawTrumps => 0,
        Step::Cash { .. } => 1,
        Step::Lead { .. } => 2,
        Step::Finesse { .. } => 3,
        Step::Play { .. } => 4,
        Step::Ruff { .. } => 5,
        Step::Discard { .. } => 6,
        Step::Cross { .. } => 7,
        Step::Concede { .. } => 8,
        Step::Count { .. } => 9,
        Step::If { .. } => 10,
    };
    let mut fields = vec![("do", JsValue::from_str(STEPS[kind].0))];
    if let Step::Cash { hand: Some(hand), .. }
    | Step::Ruff { hand: Some(hand), .. }
    | Step::Discard { hand: Some(hand), .. } = *step
    {
        fields.push(("hand", seat_name(hand)));
    }
    match *step {
        Step::Lead { card } | Step::Finesse { card } | Step::Play { card } => {
            fields.push(("card", name(card)));
        }
        Step::Cross { to, .. } => fields.push(("to", seat_name(to))),
        Step::Concede { tricks, .. } | Step::Count { tricks, .. } => fields.push(("tricks", tricks.into())),
        Step::Ruff { with, .. } => {
            fields.push(("with", if with == Height::High { "high" } else { "low" }.into()));
        }
        _ => {}
    }
    match *step {
        Step::Cash { suit, .. } | Step::Discard { suit, .. } | Step::Count { suit, .. } => {
            fields.push(("suit", name(suit)));
        }
        Step::Ruff { suit: Some(suit), .. }
        | Step::Cross { suit: Some(suit), .. }
        | Step::Concede { suit: Some(suit), .. } => fields.push(("suit", name(suit))),
        _ => {}
    }
    if let Step::If { condition, then, otherwise } = step {
        fields.push(("condition", condition_record(*condition)));
        fields.push(("then", records(then)));
        fields.push(("otherwise", records(otherwise)));
    }
    object(&fields)
}

fn condition_record(condition: Condition) -> JsValue {
    match condition {
        Condition::BothFollow(suit) => object(&[("bothFollow", name(suit))]),
        Condition::ShowsOut { seat: None, suit } => object(&[("showsOut", name(suit))]),
        Condition::ShowsOut { seat: Some(seat), suit } => {
            object(&[("showsOut", name(suit)), ("seat", seat_name(seat))])
        }
        Condition::Appeared(card) => object(&[("appeared", name(card))]),
    }
}

/// What was not understood, in UTF-16 units of the text.
fn problems(text: &str, places: &[Misread]) -> JsValue {
    let units = |bytes: usize| text.get(..bytes).map_or(0, |part| part.encode_utf16().count()) as u32;
    let place = |place: &Misread| {
        let found = text.get(place.start..place.end).unwrap_or_default();
        object(&[
            ("code", place.what.name().into()),
            ("start", units(place.start).into()),
            ("end", units(place.end).into()),
            ("found", found.into()),
        ])
    };
    places.iter().map(place).collect::<Array>().into()
}

/// Reads a statement of claim in English or Chinese, or both mixed: `{ steps, problems }`. Problems say what was not
/// understood and where; `steps` is then `null`. "dummy" and "hand" need to know who the declarer is.
///
/// @example
/// analysis.parseStatement("draw trumps, run clubs").steps; // [{ "do": "drawTrumps" }, { "do": "cash", "suit": "C" }]
/// analysis.parseStatement("调将，小将吃红心").steps[1]; // { "do": "ruff", "with": "low", "suit": "H" }
/// analysis.parseStatement("draw rumps").problems[0]; // { "code": "statement-unknown-word", "start": 5, "end": 10, "found": "rumps" }
#[wasm_bindgen(js_name = analysisParseStatement, unchecked_return_type = "ParsedStatement")]
pub fn parse_statement(
    #[wasm_bindgen(js_name = text, unchecked_param_type = "string")] given: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SeatLike")] declarer: &JsValue,
) -> Answer<JsValue> {
    let text = args::text("text", given, TEXT)?;
    let parsed = match args::optional("declarer", declarer, args::seat)? {
        Some(declarer) => Statement::parse_for(&text, declarer),
        None => Statement::parse(&text),
    };
    let (steps, places) = match &parsed {
        Ok(statement) => (records(&statement.steps), &[][..]),
        Err(error) => (JsValue::NULL, &error.places[..]),
    };
    Ok(object(&[("steps", steps), ("problems", problems(&text, places))]))
}

/// Steps in words, which `parseStatement` reads back: `language` is `"en"` or `"zh"`.
///
/// @example
/// analysis.statementText([{ do: "ruff", suit: "H", hand: "N" }], "en"); // "ruff a heart in north low"
/// analysis.statementText([{ do: "ruff", suit: "H", hand: "N" }], "zh"); // "北家小将吃红心"
#[wasm_bindgen(js_name = analysisStatementText, unchecked_return_type = "string")]
pub fn statement_text(
    #[wasm_bindgen(js_name = steps, unchecked_param_type = "readonly Step[]")] given: &JsValue,
    #[wasm_bindgen(js_name = language, unchecked_optional_param_type = "\"en\" | \"zh\"")] language: &JsValue,
) -> Answer<String> {
    let steps = steps("steps", given, 0)?;
    let language = args::optional("language", language, |a, v| args::choice(a, v, &["en", "zh"]))?;
    let language = if language == Some(1) { Language::Chinese } else { Language::English };
    Ok(Statement { steps }.to_text(language))
}

/// Steps that cannot be carried out in a position by that claimer, as far as can be told beforehand.
pub fn step_problems(problems: &[StepProblem]) -> JsValue {
    let problem = |problem: &StepProblem| {
        let path: Array = problem.path.iter().map(|&place| JsValue::from(place as u32)).collect();
        let detail = match problem.flaw {
            Flaw::CardNotHeld(card) => ("card", name(card)),
            Flaw::NotClaimersHand(seat) => ("seat", seat_name(seat)),
            Flaw::SuitNotHeld(suit) => ("suit", name(suit)),
            Flaw::TooManyTricks { left } => ("left", left.into()),
            _ => ("card", JsValue::NULL),
        };
        let mut fields = vec![
            ("path", path.into()),
            ("code", problem.flaw.name().into()),
            ("message", name(problem.flaw)),
            ("card", JsValue::NULL),
            ("seat", JsValue::NULL),
            ("suit", JsValue::NULL),
            ("left", JsValue::NULL),
        ];
        fields.push(detail);
        object(&fields)
    };
    problems.iter().map(problem).collect::<Array>().into()
}
