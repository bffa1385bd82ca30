//! Records that cross to JavaScript: plain objects with names.

use crate::cite::Citation;
use crate::shengji::law::{LeadDemand, LeadDemandRefusal};
use crate::shengji::{
    Bag, BySeat, DeclareRefusal, FailedThrow, FollowRefusal, GameRefusal, ImpossiblePoints, Lead,
    LeadRefusal, Part, Seat, Shape, TableRefusal,
};
use crate::wasm::error::{RulesError, refusal};
use crate::wasm::json::{Json, to_js};
use core::fmt::Display;
use js_sys::Uint8Array;
use wasm_bindgen::JsValue;

/// The names of cards, the highest number first.
pub fn cards(json: &mut Json, cards: Bag) {
    json.texts(cards.to_vec().into_iter().rev());
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

/// The names of the seats that are marked.
pub fn seats(json: &mut Json, marked: &BySeat<bool>) {
    json.texts(marked.iter().filter(|(_, marked)| **marked).map(|(seat, _)| seat));
}

/// The name of a thing.
pub fn shown(json: &mut Json, thing: impl Display) {
    json.shown(&thing);
}

/// `{ N, E, S, W }`.
pub fn by_seat(json: &mut Json, mut write: impl FnMut(&mut Json, Seat)) {
    json.open();
    for (name, seat) in ["N", "E", "S", "W"].into_iter().zip(Seat::ALL) {
        write(json.field(name), seat);
    }
    json.close();
}

/// `{ name, multiplicity, length }`.
pub fn shape(json: &mut Json, shape: Shape) {
    let name = match (shape.is_tractor(), shape.multiplicity()) {
        (true, _) => "tractor",
        (_, 1) => "single",
        (_, 2) => "pair",
        _ => "triple",
    };
    json.open();
    json.field("name").text(name);
    json.field("multiplicity").number(shape.multiplicity().into());
    json.field("length").number(shape.length().into());
    json.close();
}

fn shapes(json: &mut Json, list: &[Shape]) {
    json.list(list, |json, &one| shape(json, one));
}

/// Parts as `{ shape, cards }`, largest first.
pub fn parts(json: &mut Json, parts: &[Part]) {
    json.list(parts, |json, part| {
        json.open();
        shape(json.field("shape"), part.shape);
        cards(json.field("cards"), part.cards);
        json.close();
    });
}

/// `{ suit, cards, parts, throw }`.
pub fn lead(json: &mut Json, lead: &Lead) {
    json.open();
    json.field("suit").shown(&lead.group());
    cards(json.field("cards"), lead.cards());
    parts(json.field("parts"), lead.parts());
    json.field("throw").flag(lead.is_throw());
    json.close();
}

/// `{ beaten, choices, chooser, defaultChoice }`.
pub fn failed_throw(json: &mut Json, lead: &Lead, failed: &FailedThrow) {
    json.open();
    json.field("beaten").list(&failed.beaten, |json, beaten| {
        json.open();
        json.field("part").number(beaten.part as i64);
        seats(json.field("by"), &beaten.by);
        json.close();
    });
    choices(json, &failed.choices);
    json.field("chooser").or_null(failed.chooser, shown);
    json.field("defaultChoice").number(failed.default_choice(lead) as i64);
    json.close();
}

fn choices(json: &mut Json, choices: &[usize]) {
    json.field("choices").list(choices, |json, &choice| json.number(choice as i64));
}

/// What is demanded of a lead: `{ kind, suit, cards }`, with its `orders` where they are several.
pub fn demand(json: &mut Json, what: LeadDemand) {
    let (kind, suit, named) = match what {
        LeadDemand::Free => ("nothing", None, None),
        LeadDemand::Suit(group) => ("suit", Some(group), None),
        LeadDemand::NotSuit(group) => ("not-suit", Some(group), None),
        LeadDemand::Cards(bag) => ("cards", None, Some(bag)),
        LeadDemand::NotCards(bag) => ("not-cards", None, Some(bag)),
        LeadDemand::SuitNotCards(group, bag) => ("suit-not-cards", Some(group), Some(bag)),
        LeadDemand::Several(_) => ("several", None, None),
    };
    json.open();
    json.field("kind").text(kind);
    json.field("suit").or_null(suit, shown);
    json.field("cards").or_null(named, cards);
    let several = (kind == "several").then(|| what.orders());
    json.field("orders").or_null(several, |json, orders| {
        json.list(orders, demand);
    });
    json.close();
}

/// A refusal of the rules on its way out: as a record or as an error.
pub trait Reason: Display {
    /// Its stable code.
    fn code(&self) -> &'static str;
    /// The article it rests on.
    fn law(&self) -> Citation;
    /// The fields of what is owed; none where nothing can be named.
    fn owed(&self, owed: &mut Json);
}

/// `{ code, message, law, owed }`.
#[inline(never)]
pub fn reason(json: &mut Json, refused: &dyn Reason) {
    json.open();
    json.field("code").text(refused.code());
    json.field("message").text(&refused.to_string());
    json.field("law").law(Some(refused.law()));
    json.field("owed").fields(|owed| refused.owed(owed));
    json.close();
}

/// Why something is refused, or `null` when it is not.
pub fn verdict(verdict: Result<(), impl Reason>) -> JsValue {
    verdict.map_or_else(|refused| to_js(|json| reason(json, &refused)), |()| JsValue::NULL)
}

#[inline(never)]
fn error(refused: &dyn Reason) -> RulesError {
    refusal(refused.code(), &refused.to_string(), Some(refused.law()), |params| {
        params.field("owed").fields(|owed| refused.owed(owed));
    })
}

fn lead_owed(refused: &LeadRefusal, owed: &mut Json) {
    match *refused {
        LeadRefusal::NoCombination(bag) | LeadRefusal::OtherCards { declared: bag } => {
            owed.field("parts").list([bag], cards);
        }
        LeadRefusal::PartsJoin(one, other) => owed.field("parts").list([one, other], cards),
        _ => {}
    }
}

fn follow_owed(refused: &FollowRefusal, json: &mut Json) {
    match refused {
        FollowRefusal::WrongCount { owed, played } => counts(json, *owed, *played),
        FollowRefusal::NotHeld { missing } | FollowRefusal::ExposedNotHeld { missing } => {
            cards(json.field("missing"), *missing);
        }
        FollowRefusal::SuitOwed { group, owed, played } => {
            json.field("suit").shown(group);
            counts(json, *owed, *played);
        }
        FollowRefusal::ShapeOwed { part, led, throw, owed, reached } => {
            json.field("part").number(*part as i64);
            shape(json.field("led"), *led);
            json.field("throw").flag(*throw);
            shapes(json.field("shapes"), owed.as_slice());
            shapes(json.field("reached"), reached.as_slice());
        }
        FollowRefusal::ExposedOwed { exposed, owed, played } => {
            cards(json.field("exposed"), *exposed);
            counts(json, *owed, *played);
        }
    }
}

/// How many cards are owed, and how many were played.
fn counts(json: &mut Json, owed: usize, played: usize) {
    json.field("count").number(owed as i64);
    json.field("played").number(played as i64);
}

fn declare_owed(refused: &DeclareRefusal, owed: &mut Json) {
    match *refused {
        DeclareRefusal::NotHeld { missing } => cards(owed.field("missing"), missing),
        DeclareRefusal::NotEnough { needed } => owed.field("count").number(needed.into()),
        DeclareRefusal::NotYourTurn(seat) => owed.field("turn").shown(&seat),
        _ => {}
    }
}

fn table_owed(refused: &TableRefusal, owed: &mut Json) {
    match refused {
        TableRefusal::WrongPhase(phase) => owed.field("phase").text(phase.name()),
        TableRefusal::NotYourTurn(seat)
        | TableRefusal::NotYourLead(seat)
        | TableRefusal::NotYoursToName(seat)
        | TableRefusal::NotYours(Some(seat)) => owed.field("turn").shown(seat),
        TableRefusal::NoMoreCards { left: many }
        | TableRefusal::CardsToDraw { left: many, .. }
        | TableRefusal::WrongKitty { owed: many } => owed.field("count").number(*many as i64),
        TableRefusal::WrongDraw { first, owed: many, .. } => {
            owed.field("first").shown(first);
            owed.field("count").number(*many as i64);
        }
        TableRefusal::NotHeld { missing } | TableRefusal::NotHeldToBury { missing } => {
            cards(owed.field("missing"), *missing);
        }
        TableRefusal::AlreadyExposed { cards: twice } => cards(owed.field("already"), *twice),
        TableRefusal::NotAChoice { choices: all } | TableRefusal::NotAVerdict { parts: all } => {
            choices(owed, all);
        }
        TableRefusal::Declare(refused) | TableRefusal::Race(refused) => declare_owed(refused, owed),
        TableRefusal::Lead(refused) => lead_owed(refused, owed),
        TableRefusal::Follow(refused) => follow_owed(refused, owed),
        TableRefusal::Demand(LeadDemandRefusal::Demanded(what)) => demand(owed.field("demand"), *what),
        TableRefusal::Demand(LeadDemandRefusal::NotExposed)
        | TableRefusal::NotYours(None)
        | TableRefusal::WrongGrade
        | TableRefusal::NoSurplus
        | TableRefusal::NoRevoke
        | TableRefusal::Hidden
        | TableRefusal::Contradicted => {}
    }
}

/// Each refusal of the core as a reason, and as an error.
macro_rules! reasons {
    ($($refusal:ident: $owed:expr;)*) => {$(
        impl Reason for $refusal {
            fn code(&self) -> &'static str {
                $refusal::code(self)
            }

            fn law(&self) -> Citation {
                $refusal::law(self)
            }

            fn owed(&self, owed: &mut Json) {
                let write: fn(&$refusal, &mut Json) = $owed;
                write(self, owed);
            }
        }

        impl From<$refusal> for RulesError {
            fn from(refused: $refusal) -> RulesError {
                error(&refused)
            }
        }
    )*};
}

reasons! {
    TableRefusal: table_owed;
    FollowRefusal: follow_owed;
    LeadRefusal: lead_owed;
    GameRefusal: |refused, owed| if let GameRefusal::OtherDealer(dealer) = refused {
        owed.field("dealer").shown(dealer);
    };
}

impl From<ImpossiblePoints> for RulesError {
    fn from(refused: ImpossiblePoints) -> RulesError {
        refusal("impossible-points", &refused, Some(refused.law()), |_| {})
    }
}
