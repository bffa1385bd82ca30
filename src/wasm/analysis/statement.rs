//! Statements of claim: as text, as steps, and held against a position.

use super::input::{Asked, Fault, Input};
use crate::bridge::claim::{
    Avoided, Condition, Context, Flaw, Height, Language, ParseStatementError, Position, Statement, Step,
    StepProblem,
};
use crate::bridge::{Denomination, Seat};
use crate::wasm::json::Json;

const KINDS: [&str; 14] = [
    "drawTrumps",
    "cash",
    "lead",
    "finesse",
    "play",
    "ruff",
    "discard",
    "cross",
    "concede",
    "count",
    "crossruff",
    "good",
    "avoid",
    "if",
];

/// What is avoided, in the order of [`Avoided`].
const AVOIDED: [&str; 4] = ["trumps", "finesse", "ruff", "low"];

/// `text` and a statement in words, or `steps` and a list of them. In words, "hand" and "partner" are as seen by who claims.
#[inline(never)]
pub fn statement(input: &mut Input, position: &Position, by: Seat) -> Asked<Statement> {
    if input.item() == "text" {
        let read = Statement::parse_at(input.item(), by, position);
        return read.map_err(|error| {
            let message = "the statement was not understood";
            Fault::refusal("statement-not-understood", message, None, |params| {
                params.field("problems");
                problems(params, &error);
            })
        });
    }
    Ok(Statement { steps: steps(input, 0)? })
}

#[inline(never)]
fn steps(input: &mut Input, depth: usize) -> Asked<Vec<Step>> {
    if depth > Statement::MAX_DEPTH {
        return Err(input.wrong());
    }
    input.list(|input| step(input, depth))
}

/// A step: its kind, then the fields of its kind.
#[inline(never)]
fn step(input: &mut Input, depth: usize) -> Asked<Step> {
    let kind = input.item();
    let kind = KINDS.iter().position(|name| *name == kind).ok_or_else(|| input.wrong())?;
    Ok(match kind {
        0 => Step::DrawTrumps { rounds: input.maybe(Input::small)? },
        1 => Step::Cash {
            hand: input.maybe(Input::seat)?,
            suit: input.suit()?,
            rounds: input.maybe(Input::small)?,
        },
        2 => Step::Lead { card: input.card()? },
        3 => {
            let (card, suit) = (input.maybe(Input::card)?, input.maybe(Input::suit)?);
            let against = input.maybe(Input::seat)?;
            card.map_or(Step::FinesseIn { suit, against }, |card| Step::Finesse { card, against })
        }
        4 => Step::Play { card: input.card()? },
        5 => Step::Ruff {
            hand: input.maybe(Input::seat)?,
            suit: input.maybe(Input::suit)?,
            with: height(input),
        },
        6 => {
            let (hand, suit) = (input.maybe(Input::seat)?, input.maybe(Input::suit)?);
            match suit {
                Some(suit) => {
                    input.maybe(Input::card)?;
                    Step::Discard { hand, suit }
                }
                None => Step::DiscardCard { card: input.card()? },
            }
        }
        7 => Step::Cross { to: input.seat()?, suit: input.maybe(Input::suit)? },
        8 => Step::Concede { tricks: input.small()?, suit: input.maybe(Input::suit)? },
        9 => Step::Count { tricks: input.small()?, suit: input.maybe(Input::suit)? },
        10 => Step::Crossruff { with: height(input) },
        11 => Step::Good { hand: input.maybe(Input::seat)?, suit: input.maybe(Input::suit)? },
        12 => {
            let what = match input.item() {
                "trumps" => Avoided::Trumps,
                "finesse" => Avoided::Finesse,
                "low" => Avoided::Low,
                _ => Avoided::Ruff,
            };
            Step::Avoid { what, hand: input.maybe(Input::seat)?, suit: input.maybe(Input::suit)? }
        }
        _ => Step::If {
            condition: condition(input)?,
            then: steps(input, depth + 1)?,
            otherwise: steps(input, depth + 1)?,
        },
    })
}

#[inline(never)]
fn height(input: &mut Input) -> Height {
    if input.item() == "high" { Height::High } else { Height::Low }
}

#[inline(never)]
fn condition(input: &mut Input) -> Asked<Condition> {
    match input.item() {
        "bothFollow" => Ok(Condition::BothFollow(input.suit()?)),
        "breaks" => Ok(Condition::Breaks(input.suit()?)),
        "showsOut" => Ok(Condition::ShowsOut { suit: input.suit()?, seat: input.maybe(Input::seat)? }),
        _ => Ok(Condition::Appeared(input.card()?)),
    }
}

#[inline(never)]
fn write_steps(answer: &mut Json, steps: &[Step]) {
    answer.list(steps, write_step);
}

#[inline(never)]
fn write_step(answer: &mut Json, step: &Step) {
    let (kind, hand, card, suit) = match *step {
        Step::DrawTrumps { .. } => (0, None, None, None),
        Step::Cash { hand, suit, .. } => (1, hand, None, Some(suit)),
        Step::Lead { card } => (2, None, Some(card), None),
        Step::Finesse { card, .. } => (3, None, Some(card), None),
        Step::FinesseIn { suit, .. } => (3, None, None, suit),
        Step::Play { card } => (4, None, Some(card), None),
        Step::Ruff { hand, suit, .. } => (5, hand, None, suit),
        Step::Discard { hand, suit } => (6, hand, None, Some(suit)),
        Step::DiscardCard { card } => (6, None, Some(card), None),
        Step::Cross { suit, .. } => (7, None, None, suit),
        Step::Concede { suit, .. } => (8, None, None, suit),
        Step::Count { suit, .. } => (9, None, None, suit),
        Step::Crossruff { .. } => (10, None, None, None),
        Step::Good { hand, suit } => (11, hand, None, suit),
        Step::Avoid { hand, suit, .. } => (12, hand, None, suit),
        Step::If { .. } => (13, None, None, None),
    };
    answer.open();
    answer.field("do").text(KINDS[kind]);
    if let Some(hand) = hand {
        answer.field("hand").seat(hand);
    }
    if let Some(card) = card {
        answer.field("card").card(card);
    }
    match step {
        Step::Cross { to, .. } => answer.field("to").seat(*to),
        Step::Finesse { against: Some(seat), .. } | Step::FinesseIn { against: Some(seat), .. } => {
            answer.field("against").seat(*seat);
        }
        Step::Concede { tricks, .. } | Step::Count { tricks, .. } => {
            answer.field("tricks").number((*tricks).into());
        }
        Step::DrawTrumps { rounds: Some(rounds) } | Step::Cash { rounds: Some(rounds), .. } => {
            answer.field("rounds").number((*rounds).into());
        }
        Step::Avoid { what, .. } => answer.field("what").text(AVOIDED[*what as usize]),
        Step::Ruff { with, .. } | Step::Crossruff { with } => {
            answer.field("with").text(if *with == Height::High { "high" } else { "low" });
        }
        Step::If { condition, then, otherwise } => {
            answer.field("condition");
            write_condition(answer, *condition);
            answer.field("then");
            write_steps(answer, then);
            answer.field("otherwise");
            write_steps(answer, otherwise);
        }
        _ => {}
    }
    if let Some(suit) = suit {
        answer.field("suit").suit(suit);
    }
    answer.close();
}

#[inline(never)]
fn write_condition(answer: &mut Json, condition: Condition) {
    answer.open();
    match condition {
        Condition::BothFollow(suit) => answer.field("bothFollow").suit(suit),
        Condition::Breaks(suit) => answer.field("breaks").suit(suit),
        Condition::ShowsOut { seat, suit } => {
            answer.field("showsOut").suit(suit);
            if let Some(seat) = seat {
                answer.field("seat").seat(seat);
            }
        }
        Condition::Appeared(card) => answer.field("appeared").card(card),
    }
    answer.close();
}

/// What was not understood, in bytes of the text.
#[inline(never)]
fn problems(answer: &mut Json, error: &ParseStatementError) {
    answer.list(&error.places, |answer, place| {
        answer.open();
        answer.field("code").text(place.what.name());
        answer.field("start").number(place.start as i64);
        answer.field("end").number(place.end as i64);
        answer.close();
    });
}

/// The declarer, the denomination, who claims and the suit led to the trick under way, left out or not, and the text.
#[inline(never)]
pub fn parse(input: &mut Input, answer: &mut Json) -> Asked<()> {
    let declarer = input.maybe(Input::seat)?;
    let trump = input.maybe(Input::denomination)?.and_then(Denomination::trump);
    // Who speaks tells nothing where no declarer is known.
    let by = input.maybe(Input::seat)?.or(declarer).unwrap_or(Seat::South);
    let context = Context { claimer: Some(by), declarer, trump, led: input.maybe(Input::suit)? };
    let parsed = Statement::parse_in(input.item(), context);
    answer.open();
    answer.field("steps");
    match &parsed {
        Ok(statement) => write_steps(answer, &statement.steps),
        Err(_) => answer.null(),
    }
    answer.field("problems");
    problems(answer, &parsed.err().unwrap_or(ParseStatementError { places: Vec::new() }));
    answer.close();
    Ok(())
}

/// The language and steps.
#[inline(never)]
pub fn write(input: &mut Input, answer: &mut Json) -> Asked<()> {
    let language = if input.item() == "zh" { Language::Chinese } else { Language::English };
    let steps = steps(input, 0)?;
    answer.text(&Statement { steps }.to_text(language));
    Ok(())
}

/// Steps that cannot be carried out.
#[inline(never)]
pub fn step_problems(answer: &mut Json, problems: &[StepProblem]) {
    answer.list(problems, |answer, problem| {
        let (card, seat, suit, left) = match problem.flaw {
            Flaw::CardNotHeld(card) => (Some(card), None, None, None),
            Flaw::NotClaimersHand(seat) => (None, Some(seat), None, None),
            Flaw::SuitNotHeld(suit) => (None, None, Some(suit), None),
            Flaw::TooManyTricks { left } => (None, None, None, Some(left)),
            _ => (None, None, None, None),
        };
        answer.open();
        answer.field("path").list(&problem.path, |answer, &place| answer.number(place as i64));
        answer.field("code").text(problem.flaw.name());
        answer.field("message").text(&problem.flaw.to_string());
        answer.field("card").maybe_card(card);
        answer.field("seat");
        match seat {
            Some(seat) => answer.seat(seat),
            None => answer.null(),
        }
        answer.field("suit");
        match suit {
            Some(suit) => answer.suit(suit),
            None => answer.null(),
        }
        answer.field("left");
        match left {
            Some(left) => answer.number(left.into()),
            None => answer.null(),
        }
        answer.close();
    });
}
