//! Records that cross to JavaScript: plain objects with names.

use crate::cite::Citation;
use crate::shengji::law::{LeadDemand, LeadDemandRefusal};
use crate::shengji::{
    Bag, BySeat, DeclareRefusal, FailedThrow, FollowRefusal, GameRefusal, ImpossiblePoints, Lead,
    LeadRefusal, Part, Phase, Seat, Shape, TableRefusal,
};
use crate::wasm::error::{RulesError, citation, object, refusal};
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsValue;

/// An array of values.
pub fn array(items: impl Iterator<Item = JsValue>) -> JsValue {
    let array = Array::new();
    for item in items {
        array.push(&item);
    }
    array.into()
}

/// The names of cards, the highest number first.
pub fn cards(cards: Bag) -> JsValue {
    array(cards.to_vec().iter().rev().map(|face| face.to_string().into()))
}

/// The numbers of cards, the highest first.
pub fn numbers(cards: Bag) -> Vec<u8> {
    cards.to_vec().iter().rev().map(|face| face.index() as u8).collect()
}

/// The numbers of cards as a `Uint8Array`.
pub fn number_array(cards: Bag) -> JsValue {
    Uint8Array::from(&numbers(cards)[..]).into()
}

/// What there is, or `null`.
pub fn or_null<T>(value: Option<T>, write: impl FnOnce(T) -> JsValue) -> JsValue {
    value.map_or(JsValue::NULL, write)
}

/// The number of a seat, or `null`.
pub fn seat_number(seat: Option<Seat>) -> JsValue {
    or_null(seat, |seat| JsValue::from(seat.index() as u8))
}

/// The name of a seat.
pub fn seat_name(seat: Seat) -> JsValue {
    seat.to_string().into()
}

/// The names of the seats that are marked.
pub fn seats(marked: &BySeat<bool>) -> JsValue {
    array(marked.iter().filter(|(_, marked)| **marked).map(|(seat, _)| seat_name(seat)))
}

/// `{ N, E, S, W }`.
pub fn by_seat<T>(values: &BySeat<T>, write: impl Fn(&T) -> JsValue) -> JsValue {
    let [north, east, south, west] = &values.0;
    object(&[("N", write(north)), ("E", write(east)), ("S", write(south)), ("W", write(west))])
}

/// The stable name of a phase.
pub const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Declaring => "declaring",
        Phase::NamingSuit(_) => "naming-suit",
        Phase::Burying => "burying",
        Phase::Playing => "playing",
        Phase::AwaitingVerdict => "awaiting-verdict",
        Phase::Resolving => "resolving",
        Phase::Over => "over",
        Phase::Redeal => "redeal",
    }
}

/// `{ name, multiplicity, length }`.
pub fn shape(shape: Shape) -> JsValue {
    let name = match (shape.is_tractor(), shape.multiplicity()) {
        (true, _) => "tractor",
        (_, 1) => "single",
        (_, 2) => "pair",
        _ => "triple",
    };
    object(&[
        ("name", name.into()),
        ("multiplicity", shape.multiplicity().into()),
        ("length", shape.length().into()),
    ])
}

fn shapes(list: &[Shape]) -> JsValue {
    array(list.iter().map(|&one| shape(one)))
}

/// `{ shape, cards }`.
pub fn part(part: &Part) -> JsValue {
    object(&[("shape", shape(part.shape)), ("cards", cards(part.cards))])
}

/// Parts, largest first.
pub fn parts(parts: &[Part]) -> JsValue {
    array(parts.iter().map(part))
}

/// `{ suit, cards, parts, throw }`.
pub fn lead(lead: &Lead) -> JsValue {
    object(&[
        ("suit", lead.group().to_string().into()),
        ("cards", cards(lead.cards())),
        ("parts", parts(lead.parts())),
        ("throw", lead.is_throw().into()),
    ])
}

/// `{ beaten, choices, chooser, defaultChoice }`.
pub fn failed_throw(lead: &Lead, failed: &FailedThrow) -> JsValue {
    let beaten = failed
        .beaten
        .iter()
        .map(|beaten| object(&[("part", (beaten.part as u32).into()), ("by", seats(&beaten.by))]));
    object(&[
        ("beaten", array(beaten)),
        ("choices", array(failed.choices.iter().map(|&choice| (choice as u32).into()))),
        ("chooser", or_null(failed.chooser, seat_name)),
        ("defaultChoice", count(failed.default_choice(lead))),
    ])
}

/// What is demanded of a lead: `{ kind, suit, cards }`.
pub fn demand(demand: LeadDemand) -> JsValue {
    let (kind, suit, named) = match demand {
        LeadDemand::Free => ("nothing", None, None),
        LeadDemand::Suit(group) => ("suit", Some(group), None),
        LeadDemand::NotSuit(group) => ("not-suit", Some(group), None),
        LeadDemand::Cards(bag) => ("cards", None, Some(bag)),
        LeadDemand::NotCards(bag) => ("not-cards", None, Some(bag)),
    };
    object(&[
        ("kind", kind.into()),
        ("suit", or_null(suit, |group| group.to_string().into())),
        ("cards", or_null(named, cards)),
    ])
}

/// A refusal of the rules on its way out: as a record or as an error.
#[derive(Debug)]
pub struct Reason {
    code: &'static str,
    message: String,
    law: Citation,
    owed: JsValue,
}

impl Reason {
    /// `{ code, message, law, owed }`.
    pub fn record(self) -> JsValue {
        object(&[
            ("code", self.code.into()),
            ("message", self.message.into()),
            ("law", citation(self.law)),
            ("owed", self.owed),
        ])
    }
}

impl From<Reason> for RulesError {
    fn from(reason: Reason) -> RulesError {
        refusal(reason.code, &reason.message, Some(reason.law), &[("owed", reason.owed)])
    }
}

fn count(number: usize) -> JsValue {
    (number as u32).into()
}

fn lead_owed(refused: &LeadRefusal) -> JsValue {
    match *refused {
        LeadRefusal::NoCombination(bag) | LeadRefusal::OtherCards { declared: bag } => {
            object(&[("parts", array([cards(bag)].into_iter()))])
        }
        LeadRefusal::PartsJoin(one, other) => {
            object(&[("parts", array([cards(one), cards(other)].into_iter()))])
        }
        _ => JsValue::NULL,
    }
}

fn follow_owed(refused: &FollowRefusal) -> JsValue {
    match refused {
        FollowRefusal::WrongCount { owed, played } => {
            object(&[("count", count(*owed)), ("played", count(*played))])
        }
        FollowRefusal::NotHeld { missing } => object(&[("missing", cards(*missing))]),
        FollowRefusal::SuitOwed { group, owed, played } => {
            object(&[("suit", group.to_string().into()), ("count", count(*owed)), ("played", count(*played))])
        }
        FollowRefusal::ShapeOwed { part, led, throw, owed, reached } => object(&[
            ("part", count(*part)),
            ("led", shape(*led)),
            ("throw", (*throw).into()),
            ("shapes", shapes(owed.as_slice())),
            ("reached", shapes(reached.as_slice())),
        ]),
        FollowRefusal::ExposedOwed { exposed, owed, played } => {
            object(&[("exposed", cards(*exposed)), ("count", count(*owed)), ("played", count(*played))])
        }
    }
}

fn demand_owed(refused: &LeadDemandRefusal) -> JsValue {
    match *refused {
        LeadDemandRefusal::NotExposed => JsValue::NULL,
        LeadDemandRefusal::Demanded(what) => object(&[("demand", demand(what))]),
    }
}

fn declare_owed(refused: &DeclareRefusal) -> JsValue {
    match *refused {
        DeclareRefusal::NotEnough { needed } => object(&[("count", needed.into())]),
        DeclareRefusal::NotYourTurn(seat) => object(&[("turn", seat_name(seat))]),
        _ => JsValue::NULL,
    }
}

fn table_owed(refused: &TableRefusal) -> JsValue {
    match refused {
        TableRefusal::WrongPhase(phase) => object(&[("phase", phase_name(*phase).into())]),
        TableRefusal::NotYourTurn(seat)
        | TableRefusal::NotYourLead(seat)
        | TableRefusal::NotYoursToName(seat)
        | TableRefusal::NotYours(Some(seat)) => object(&[("turn", seat_name(*seat))]),
        TableRefusal::NoMoreCards { left: many }
        | TableRefusal::CardsToDraw { left: many, .. }
        | TableRefusal::WrongKitty { owed: many } => object(&[("count", count(*many))]),
        TableRefusal::NotHeld { missing } | TableRefusal::NotHeldToBury { missing } => {
            object(&[("missing", cards(*missing))])
        }
        TableRefusal::NotAChoice { choices } | TableRefusal::NotAVerdict { parts: choices } => {
            object(&[("choices", array(choices.iter().map(|&choice| count(choice))))])
        }
        TableRefusal::Declare(refused) | TableRefusal::Race(refused) => declare_owed(refused),
        TableRefusal::Lead(refused) => lead_owed(refused),
        TableRefusal::Follow(refused) => follow_owed(refused),
        TableRefusal::Demand(refused) => demand_owed(refused),
        TableRefusal::NotYours(None)
        | TableRefusal::WrongGrade
        | TableRefusal::NoSurplus
        | TableRefusal::Hidden => JsValue::NULL,
    }
}

/// Each refusal of the core as a reason, and as an error.
macro_rules! reasons {
    ($($refusal:ident: $owed:expr;)*) => {$(
        impl From<$refusal> for Reason {
            fn from(refused: $refusal) -> Reason {
                let owed: fn(&$refusal) -> JsValue = $owed;
                Reason { code: refused.code(), message: refused.to_string(), law: refused.law(), owed: owed(&refused) }
            }
        }

        impl From<$refusal> for RulesError {
            fn from(refused: $refusal) -> RulesError {
                Reason::from(refused).into()
            }
        }
    )*};
}

reasons! {
    TableRefusal: table_owed;
    FollowRefusal: follow_owed;
    LeadRefusal: lead_owed;
    GameRefusal: |refused| match refused {
        GameRefusal::Over => JsValue::NULL,
        GameRefusal::OtherDealer(dealer) => object(&[("dealer", seat_name(*dealer))]),
    };
}

impl From<ImpossiblePoints> for RulesError {
    fn from(refused: ImpossiblePoints) -> RulesError {
        let law = refused.law();
        refusal("impossible-points", &refused.to_string(), Some(law), &[])
    }
}
