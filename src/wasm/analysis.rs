//! The `analysis` namespace of the package: double-dummy results, claims and concessions.

mod claim;
mod concession;
mod position;
mod solve;
mod statement;
mod verdict;

use super::args;
use super::error::{Answer, object};
use crate::bridge::claim::Tricks;
use crate::bridge::{BySeat, Seat};
use crate::cards::{Card, CardSet};
use wasm_bindgen::JsValue;

/// A number of tricks as `{ tricks, atLeast, atMost }`; `tricks` is `null` while the bounds differ.
fn between(at_least: u8, at_most: u8) -> JsValue {
    let known = if at_least == at_most { JsValue::from(at_least) } else { JsValue::NULL };
    object(&[("tricks", known), ("atLeast", at_least.into()), ("atMost", at_most.into())])
}

fn tricks(tricks: Tricks) -> JsValue {
    between(tricks.at_least, tricks.at_most)
}

fn seat_name(seat: Seat) -> JsValue {
    JsValue::from_str(["N", "E", "S", "W"][seat.index()])
}

fn name(thing: impl core::fmt::Display) -> JsValue {
    JsValue::from_str(&thing.to_string())
}

/// Cards in the order of play, with who played them.
fn line(cards: &[(Seat, Card)]) -> JsValue {
    let play = |&(seat, card): &(Seat, Card)| object(&[("seat", seat_name(seat)), ("card", name(card))]);
    cards.iter().map(play).collect::<js_sys::Array>().into()
}

/// A whole number of nodes.
fn nodes(argument: &str, value: &JsValue) -> Answer<u64> {
    args::whole(argument, value, 0..=args::MAX_SAFE)
}

/// Something for some of the seats: `{ N: ..., E: ... }`.
fn by_seat<T: Default>(
    argument: &str,
    value: &JsValue,
    read: impl Fn(&str, &JsValue) -> Answer<T>,
) -> Answer<BySeat<T>> {
    let fields = args::Fields::new(argument, value, &["N", "E", "S", "W"])?;
    let of = |seat: &str| fields.maybe(seat, &read).map(Option::unwrap_or_default);
    Ok(BySeat([of("N")?, of("E")?, of("S")?, of("W")?]))
}

/// A set of cards as a list of them.
fn card_set(argument: &str, value: &JsValue) -> Answer<CardSet> {
    Ok(args::cards(argument, value, 52)?.into_iter().collect())
}
