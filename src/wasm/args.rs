//! Checked JavaScript -> Rust.
//!
//! Every reader has the shape `fn(argument, &JsValue) -> Answer<T>`: `argument` is the name the caller knows the
//! value by, and comes back in the refusal. Nothing is coerced: no text for a number, no rounding, no wrapping; and no
//! code of the value runs (getters, proxies, `valueOf`) except inside the guard of `js/boundary.js`.

#[cfg(any(feature = "js-bridge", feature = "js-shengji", feature = "js-event"))]
mod fields;
mod list;

#[cfg(any(feature = "js-bridge", feature = "js-shengji", feature = "js-event"))]
pub use fields::Fields;
pub use list::list;

use super::error::{Answer, RulesError, bad_input};
use crate::bridge::{Call, Denomination, Seat, Side, Undertaking, Vulnerability};
use crate::cards::Card;
use crate::exact::Exact;
use core::ops::RangeInclusive;
use core::str::FromStr;
use js_sys::{Array, Int32Array, JsString, Reflect, Uint8Array};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

#[wasm_bindgen(raw_module = "./boundary.js")]
extern "C" {
    #[wasm_bindgen(js_name = numberOf)]
    fn number_of(value: &JsValue) -> f64;

    #[wasm_bindgen(js_name = bytesOf)]
    fn bytes_of(value: &JsValue) -> Option<Uint8Array>;

    #[wasm_bindgen(js_name = integersOf)]
    fn integers_of(value: &JsValue) -> Option<Int32Array>;

    #[wasm_bindgen(catch, js_name = plainCopy)]
    fn plain_copy(argument: &str, value: &JsValue) -> Result<JsValue, RulesError>;

    #[cfg(any(feature = "js-bridge", feature = "js-shengji", feature = "js-event"))]
    #[wasm_bindgen(catch, js_name = fieldsOf)]
    fn fields_of(argument: &str, value: &JsValue, known: &str) -> Result<Array, RulesError>;
}

/// The largest whole number of which JavaScript is sure, `Number.MAX_SAFE_INTEGER`.
pub const MAX_SAFE: u64 = (1 << 53) - 1;

/// The longest text a name (card, call, seat) is looked for in, in UTF-16 units.
const NAME_LENGTH: u32 = 32;

/// A whole number within a range that lies within `0..=MAX_SAFE`.
pub fn whole(argument: &str, value: &JsValue, range: RangeInclusive<u64>) -> Answer<u64> {
    integer(value, *range.start() as i64..=*range.end() as i64).map(|number| number as u64).ok_or_else(|| {
        let expected = format!("a whole number from {} to {}", range.start(), range.end());
        bad_input(argument, &expected, value)
    })
}

/// A whole number within a range, negative ones included.
pub fn signed(argument: &str, value: &JsValue, range: RangeInclusive<i64>) -> Answer<i64> {
    integer(value, range.clone()).ok_or_else(|| {
        let expected = format!("a whole number from {} to {}", range.start(), range.end());
        bad_input(argument, &expected, value)
    })
}

fn integer(value: &JsValue, range: RangeInclusive<i64>) -> Option<i64> {
    let number = number_of(value);
    // Between these bounds an `f64` holds every whole number, so the cast is exact; NaN is outside.
    let exact = number.fract() == 0.0 && number.abs() <= MAX_SAFE as f64;
    (exact && range.contains(&(number as i64))).then_some(number as i64)
}

/// `true` or `false`.
pub fn flag(argument: &str, value: &JsValue) -> Answer<bool> {
    value.as_bool().ok_or_else(|| bad_input(argument, "true or false", value))
}

/// Text of at most `limit` UTF-16 units. A lone surrogate is read as U+FFFD.
pub fn text(argument: &str, value: &JsValue, limit: u32) -> Answer<String> {
    short_text(value, limit)
        .ok_or_else(|| bad_input(argument, &format!("text of at most {limit} characters"), value))
}

pub fn short_text(value: &JsValue, limit: u32) -> Option<String> {
    let text = value.dyn_ref::<JsString>().filter(|text| text.length() <= limit)?;
    text.as_string()
}

/// Bytes of a `Uint8Array` of at most `limit` elements.
pub fn bytes(argument: &str, value: &JsValue, limit: u32) -> Answer<Vec<u8>> {
    let array = bytes_of(value).filter(|array| array.length() <= limit);
    let array =
        array.ok_or_else(|| bad_input(argument, &format!("a Uint8Array of at most {limit} bytes"), value))?;
    Ok(array.to_vec())
}

/// The bytes of a `Uint8Array` into a buffer, with their number; nothing for anything else and for longer ones.
pub fn few_bytes(value: &JsValue, buffer: &mut [u8]) -> Option<usize> {
    let array = bytes_of(value)?;
    let length = array.length() as usize;
    array.copy_to(buffer.get_mut(..length)?);
    Some(length)
}

/// Whole numbers of 32 bits: an `Int32Array`, or an array of numbers; at most `limit` of them.
pub fn integers(argument: &str, value: &JsValue, limit: u32) -> Answer<Vec<i32>> {
    match integers_of(value).filter(|array| array.length() <= limit) {
        Some(array) => Ok(array.to_vec()),
        None => list(argument, value, limit, integer32),
    }
}

/// A whole number of 32 bits.
pub fn integer32(argument: &str, value: &JsValue) -> Answer<i32> {
    signed(argument, value, i64::from(i32::MIN)..=i64::from(i32::MAX)).map(|number| number as i32)
}

/// An amount: a number with at most two decimals, or text such as `"12.5"` and `"37/3"`.
pub fn exact(argument: &str, value: &JsValue) -> Answer<Exact> {
    let number = number_of(value);
    let hundredths = (number * 100.0).round();
    let safe = hundredths.abs() <= MAX_SAFE as f64 && hundredths / 100.0 == number;
    let found = match safe {
        true => Some(Exact::hundredths(hundredths as i64)),
        false => short_text(value, NAME_LENGTH).and_then(|text| Exact::parse(&text)),
    };
    let expected = "a number with at most two decimals, or text such as \"12.5\" or \"37/3\"";
    found.ok_or_else(|| bad_input(argument, expected, value))
}

/// One of a few words.
pub fn word<T: Copy>(argument: &str, value: &JsValue, words: &[(&str, T)]) -> Answer<T> {
    Ok(words[chosen(argument, value, &words)?].1)
}

/// A thing that has a small number and a name, either of which a caller may give.
pub fn named<T: FromStr>(
    argument: &str,
    value: &JsValue,
    from_index: impl Fn(u8) -> Option<T>,
    expected: &str,
) -> Answer<T> {
    let found = match integer(value, 0..=255) {
        Some(index) => from_index(index as u8),
        None => short_text(value, NAME_LENGTH).and_then(|text| text.parse().ok()),
    };
    found.ok_or_else(|| bad_input(argument, expected, value))
}

/// A card: `"SA"`, `"♥10"`, `"红桃10"`, or its number 0 to 51.
pub fn card(argument: &str, value: &JsValue) -> Answer<Card> {
    named(argument, value, Card::from_index, "a card such as \"SA\", or its number from 0 to 51")
}

/// A call: `"Pass"`, `"X"`, `"XX"`, `"1C"` to `"7NT"`, or its number 0 to 37.
pub fn call(argument: &str, value: &JsValue) -> Answer<Call> {
    named(
        argument,
        value,
        Call::from_index,
        "a call such as \"Pass\", \"X\" or \"1NT\", or its number from 0 to 37",
    )
}

/// A seat: `"N"`, `"E"`, `"S"`, `"W"`, or 0 to 3 clockwise from north.
pub fn seat(argument: &str, value: &JsValue) -> Answer<Seat> {
    named(argument, value, Seat::from_index, "a seat \"N\", \"E\", \"S\" or \"W\", or its number from 0 to 3")
}

/// A side: `"NS"`, `"EW"`, or 0 and 1.
pub fn side(argument: &str, value: &JsValue) -> Answer<Side> {
    named(argument, value, Side::from_index, "a side \"NS\" or \"EW\", or its number 0 or 1")
}

/// A denomination: `"C"`, `"D"`, `"H"`, `"S"`, `"NT"`, or 0 to 4.
pub fn denomination(argument: &str, value: &JsValue) -> Answer<Denomination> {
    let expected = "a denomination \"C\", \"D\", \"H\", \"S\" or \"NT\", or its number from 0 to 4";
    named(argument, value, Denomination::from_index, expected)
}

/// A vulnerability: `"None"`, `"NS"`, `"EW"`, `"All"`, or 0 to 3.
pub fn vulnerability(argument: &str, value: &JsValue) -> Answer<Vulnerability> {
    let expected = "a vulnerability \"None\", \"NS\", \"EW\" or \"All\", or its number from 0 to 3";
    named(argument, value, Vulnerability::from_index, expected)
}

/// A contract without its declarer, as text: `"3NT"`, `"4SX"`, `"1CXX"`.
pub fn undertaking(argument: &str, value: &JsValue) -> Answer<Undertaking> {
    let expected = "a contract such as \"3NT\", \"4SX\" or \"1CXX\"";
    short_text(value, NAME_LENGTH)
        .and_then(|text| text.parse().ok())
        .ok_or_else(|| bad_input(argument, expected, value))
}

/// Cards: a `Uint8Array` of numbers, or an array of names and numbers; at most `limit` of them.
pub fn cards(argument: &str, value: &JsValue, limit: u32) -> Answer<Vec<Card>> {
    list(argument, value, limit, card)
}

/// Which of a few names it is.
pub fn choice(argument: &str, value: &JsValue, names: &[&str]) -> Answer<usize> {
    chosen(argument, value, &names)
}

#[inline(never)]
fn chosen(argument: &str, value: &JsValue, words: &dyn Words) -> Answer<usize> {
    let all = || (0..).map_while(|place| words.word(place));
    let text = short_text(value, NAME_LENGTH);
    if let Some(place) = text.and_then(|text| all().position(|word| word == text)) {
        return Ok(place);
    }
    let mut expected = String::from("one of");
    for (place, word) in all().enumerate() {
        expected.push_str(if place > 0 { ", \"" } else { " \"" });
        expected.push_str(word);
        expected.push('"');
    }
    Err(bad_input(argument, &expected, value))
}

/// Words to choose from, by their place.
trait Words {
    fn word(&self, place: usize) -> Option<&str>;
}

impl Words for &[&str] {
    fn word(&self, place: usize) -> Option<&str> {
        self.get(place).copied()
    }
}

impl<T> Words for &[(&str, T)] {
    fn word(&self, place: usize) -> Option<&str> {
        self.get(place).map(|(word, _)| *word)
    }
}

/// Whether a value is an array; a proxy is looked at only as its copy.
pub fn is_array(argument: &str, value: &JsValue) -> Answer<bool> {
    Ok(value.is_object() && Array::is_array(&plain_copy(argument, value)?))
}

/// Something that may be left out: `undefined` and `null` are nothing.
pub fn optional<T>(
    argument: &str,
    value: &JsValue,
    read: impl Fn(&str, &JsValue) -> Answer<T>,
) -> Answer<Option<T>> {
    if value.is_undefined() || value.is_null() { Ok(None) } else { read(argument, value).map(Some) }
}

/// The fields of an object, whatever they are, with the names to call them by.
pub fn entries(argument: &str, value: &JsValue) -> Answer<Vec<(String, JsValue)>> {
    let copy = plain_copy(argument, value)?;
    let keys = Reflect::own_keys(&copy).unwrap_or_default();
    let entry = |key: JsValue| Some((key.as_string()?, Reflect::get(&copy, &key).ok()?));
    Ok(keys.iter().filter_map(entry).collect())
}
