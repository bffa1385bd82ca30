//! Faces, cards, trumps, rules, leads and hands as a caller writes them.

use crate::cards::Rank;
use crate::shengji::{Bag, BySeat, Face, Hand, Lead, Race, Seat, Side, Sizes, Trump};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, bad_input};
use wasm_bindgen::JsValue;

/// All cards of three packs.
pub const CARDS: u32 = 162;
/// Room for the names of as many cards, and blanks.
const CARDS_TEXT: u32 = 1000;

const BAG: &str = "cards, at most three of a face: text such as \"SA SA BJ\", an array of faces, or a Uint8Array of numbers";

/// A face: a card's name, `"LJ"` or `"BJ"`, or its number 0 to 53.
pub fn face(argument: &str, value: &JsValue) -> Answer<Face> {
    args::named(
        argument,
        value,
        Face::from_index,
        "a face such as \"SA\", \"LJ\" or \"BJ\", or its number from 0 to 53",
    )
}

/// A seat: `"N"`, `"E"`, `"S"`, `"W"`, or 0 to 3.
pub fn seat(argument: &str, value: &JsValue) -> Answer<Seat> {
    args::named(
        argument,
        value,
        Seat::from_index,
        "a seat \"N\", \"E\", \"S\" or \"W\", or its number from 0 to 3",
    )
}

/// Who sees a deal: a seat, or an onlooker as `"public"`.
pub fn viewer(argument: &str, value: &JsValue) -> Answer<Option<Seat>> {
    if value.as_string().is_some_and(|word| word == PUBLIC) {
        return Ok(None);
    }
    seat(argument, value).map(Some)
}

/// The view of whoever holds no cards.
pub const PUBLIC: &str = "public";

/// A side: `"NS"` or `"EW"`.
pub fn side(argument: &str, value: &JsValue) -> Answer<Side> {
    args::word(argument, value, &[("NS", Side::NorthSouth), ("EW", Side::EastWest)])
}

/// How the dealer is found, by the number of its name.
pub const RACES: &[(&str, u8)] = &[("first-deal", 0), ("later-deal", 1), ("board", 2)];

/// How the dealer is found, if it goes with whether he is known.
pub fn race(number: u8, dealer: Option<Seat>) -> Option<Race> {
    match (number, dealer) {
        (0, None) => Some(Race::FirstDeal),
        (1, Some(dealer)) => Some(Race::LaterDeal { dealer }),
        (2, Some(dealer)) => Some(Race::Board { dealer }),
        _ => None,
    }
}

/// Cards chosen so far; none unless given.
pub fn selection(value: &JsValue) -> Answer<Bag> {
    Ok(args::optional("selection", value, bag)?.unwrap_or_default())
}

/// A level: `"2"` to `"9"`, `"T"`, `"J"`, `"Q"`, `"K"`, `"A"`.
pub fn level(argument: &str, value: &JsValue) -> Answer<Rank> {
    let found = args::short_text(value, 4).and_then(|text| text.parse().ok());
    found.ok_or_else(|| {
        bad_input(argument, "a level \"2\" to \"9\", \"T\", \"J\", \"Q\", \"K\" or \"A\"", value)
    })
}

/// Trumps: the level and the trump suit, `"2H"`; `"2NT"` without a suit.
pub fn trump(argument: &str, value: &JsValue) -> Answer<Trump> {
    let parsed = args::short_text(value, 8).and_then(|text| text.parse().ok());
    parsed.ok_or_else(|| bad_input(argument, "a level and a trump suit such as \"2H\", or \"2NT\"", value))
}

/// Cards as a bag.
pub fn bag(argument: &str, value: &JsValue) -> Answer<Bag> {
    let expected = || bad_input(argument, BAG, value);
    let mut numbers = [0; CARDS as usize];
    if let Some(count) = args::few_bytes(value, &mut numbers) {
        let mut bag = Bag::EMPTY;
        let mut inserted = |&number: &u8| Face::from_index(number).is_some_and(|face| bag.insert(face));
        return if numbers[..count].iter().all(&mut inserted) { Ok(bag) } else { Err(expected()) };
    }
    if value.is_string() {
        let text = args::text(argument, value, CARDS_TEXT)?;
        return text.parse().map_err(|_| expected());
    }
    if !value.is_object() {
        return Err(expected());
    }
    Bag::of(args::list(argument, value, CARDS, face)?).ok_or_else(expected)
}

/// Cards in a given order: text, names or numbers.
pub fn faces(argument: &str, value: &JsValue) -> Answer<Vec<Face>> {
    if value.is_object() {
        return args::list(argument, value, CARDS, face);
    }
    let expected = || bad_input(argument, BAG, value);
    if !value.is_string() {
        return Err(expected());
    }
    Face::read_list(&args::text(argument, value, CARDS_TEXT)?).map_err(|_| expected())
}

/// Lists of cards: the declared parts of a throw, or the plays of a trick.
pub fn bags(argument: &str, value: &JsValue) -> Answer<Vec<Bag>> {
    args::list(argument, value, CARDS, bag)
}

/// Four known hands by seat; one left out is empty.
pub fn hands(argument: &str, value: &JsValue) -> Answer<BySeat<Bag>> {
    let found = by_seat(argument, value, bag)?;
    Ok(BySeat(found.0.map(Option::unwrap_or_default)))
}

/// Four hands by seat, a hidden one given as the number of its cards.
pub fn seen_hands(argument: &str, value: &JsValue) -> Answer<BySeat<Hand>> {
    let hand = |a: &str, v: &JsValue| match v.as_f64() {
        Some(_) => args::whole(a, v, 0..=u64::from(CARDS)).map(|cards| Hand::Hidden(cards as usize)),
        None => bag(a, v).map(Hand::Known),
    };
    let found = by_seat(argument, value, hand)?;
    Ok(BySeat(found.0.map(|hand| hand.unwrap_or(Hand::Known(Bag::EMPTY)))))
}

/// One thing for each seat, where it is given.
pub fn by_seat<T: Copy>(
    argument: &str,
    value: &JsValue,
    read: impl Fn(&str, &JsValue) -> Answer<T>,
) -> Answer<BySeat<Option<T>>> {
    let fields = Fields::new(argument, value, &["N", "E", "S", "W"])?;
    let mut hands = BySeat([None; 4]);
    for seat in Seat::ALL {
        hands[seat] = fields.maybe(&seat.to_string(), &read)?;
    }
    Ok(hands)
}

/// The number of packs, 1 to 3.
pub fn decks(argument: &str, value: &JsValue) -> Answer<u8> {
    args::whole(argument, value, 1..=3).map(|decks| decks as u8)
}

/// The fields `decks` and `kittySize` of an object; two packs and the usual kitty unless given.
pub fn sizes(fields: &Fields) -> Answer<Sizes> {
    sizes_beside(fields, None)
}

/// The same fields; unless given, the sizes of something else.
pub fn sizes_beside(fields: &Fields, others: Option<Sizes>) -> Answer<Sizes> {
    let decks = fields.maybe("decks", decks)?.unwrap_or(others.map_or(2, Sizes::decks));
    let size = |a: &str, v: &JsValue| {
        let kitty = args::whole(a, v, 2..=10)? as u8;
        Sizes::new(decks, kitty)
            .ok_or_else(|| bad_input(a, "2 or 6 with one pack, 4 or 8 with two, 6 or 10 with three", v))
    };
    let usual = others.filter(|others| others.decks() == decks).or_else(|| Sizes::usual(decks));
    let usual = usual.ok_or_else(|| bad_input("decks", "1, 2 or 3", &decks.into()))?;
    Ok(fields.maybe("kittySize", size)?.unwrap_or(usual))
}

/// A lead: its cards, and the declared parts of a throw. Where the parts are not declared but could be seen in several
/// ways, the largest parts are taken.
pub fn lead(fields: &Fields, key: &str, trump: Trump) -> Answer<Lead> {
    let cards = fields.need(key, bag)?;
    let declared = fields.maybe("declared", bags)?;
    Ok(super::lead::lead_of(cards, declared.as_deref(), trump)?)
}
