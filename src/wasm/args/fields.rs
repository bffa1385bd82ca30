//! An object a caller wrote, read field by field.

use super::{Words, chosen, exact, fields_of, flag, optional, text, whole, word};
use crate::exact::Exact;
use crate::wasm::error::{Answer, bad_input};
use js_sys::Array;
use wasm_bindgen::JsValue;

/// Texts with another between them. The library's own is written out for every length of that other.
#[inline(never)]
fn joined(texts: &[&str], between: &str) -> String {
    let mut whole = String::new();
    for (place, text) in texts.iter().enumerate() {
        whole.push_str(if place > 0 { between } else { "" });
        whole.push_str(text);
    }
    whole
}

/// The fields of an object a caller wrote, read one by one.
pub struct Fields<'a> {
    argument: String,
    known: &'a [&'a str],
    /// The values in the order of `known`, where there is an object. Each read by its name would be text over the boundary.
    values: Option<Array>,
}

impl<'a> Fields<'a> {
    /// Reads the object; a field whose name is not among `known` is refused, as it would be ignored silently.
    #[inline(never)]
    pub fn new(argument: &str, value: &JsValue, known: &'a [&'a str]) -> Answer<Fields<'a>> {
        let values = Some(fields_of(argument, value, &joined(known, ", "))?);
        Ok(Fields { argument: argument.to_owned(), known, values })
    }

    /// The same for an object that may be left out, and then has no fields.
    pub fn or_empty(argument: &str, value: &JsValue, known: &'a [&'a str]) -> Answer<Fields<'a>> {
        if value.is_undefined() || value.is_null() {
            return Ok(Fields { argument: argument.to_owned(), known, values: None });
        }
        Fields::new(argument, value, known)
    }

    /// The value of a field, `undefined` where there is none, and the name to call it by.
    #[inline(never)]
    fn field(&self, key: &str) -> (String, JsValue) {
        let place = self.known.iter().position(|known| *known == key);
        let value = match (&self.values, place) {
            (Some(values), Some(place)) => values.get(place as u32),
            _ => JsValue::UNDEFINED,
        };
        (joined(&[&self.argument, key], "."), value)
    }

    /// A field that must be there.
    pub fn need<T>(&self, key: &str, read: impl Fn(&str, &JsValue) -> Answer<T>) -> Answer<T> {
        let (name, value) = self.field(key);
        read(&name, &value)
    }

    /// A field that may be left out.
    pub fn maybe<T>(&self, key: &str, read: impl Fn(&str, &JsValue) -> Answer<T>) -> Answer<Option<T>> {
        let (name, value) = self.field(key);
        optional(&name, &value, read)
    }

    /// Fields that must not be there.
    #[inline(never)]
    pub fn refuse(&self, keys: &[&str], expected: &str) -> Answer<()> {
        for key in keys {
            let (name, value) = self.field(key);
            if !value.is_undefined() && !value.is_null() {
                return Err(bad_input(&name, expected, &value));
            }
        }
        Ok(())
    }

    /// One of a few words, that may be left out.
    pub fn word<T: Copy>(&self, key: &str, words: &[(&str, T)]) -> Answer<Option<T>> {
        let place = self.chosen(key, &words)?;
        Ok(place.map(|place| words[place].1))
    }

    #[inline(never)]
    fn chosen(&self, key: &str, words: &dyn Words) -> Answer<Option<usize>> {
        self.maybe(key, |argument, value| chosen(argument, value, words))
    }

    /// One of a few words, that must be there.
    pub fn need_word<T: Copy>(&self, key: &str, words: &[(&str, T)]) -> Answer<T> {
        let (name, value) = self.field(key);
        word(&name, &value, words)
    }

    /// A whole number within bounds, that may be left out.
    #[inline(never)]
    pub fn whole(&self, key: &str, least: u32, most: u32) -> Answer<Option<u32>> {
        let range = u64::from(least)..=u64::from(most);
        self.maybe(key, |argument, value| whole(argument, value, range.clone()).map(|number| number as u32))
    }

    /// A whole number within bounds, that must be there.
    #[inline(never)]
    pub fn need_whole(&self, key: &str, least: u32, most: u32) -> Answer<u32> {
        let range = u64::from(least)..=u64::from(most);
        self.need(key, |argument, value| whole(argument, value, range.clone()).map(|number| number as u32))
    }

    /// A number of hundredths from 0 to that many, that may be left out.
    pub fn hundredths(&self, key: &str, most: i32) -> Answer<Option<i32>> {
        Ok(self.whole(key, 0, most.unsigned_abs())?.map(|number| number as i32))
    }

    /// `true` or `false`, that may be left out and then is `false`.
    #[inline(never)]
    pub fn flag(&self, key: &str) -> Answer<bool> {
        Ok(self.maybe(key, flag)?.unwrap_or(false))
    }

    /// An amount that may be left out.
    #[inline(never)]
    pub fn exact(&self, key: &str) -> Answer<Option<Exact>> {
        self.maybe(key, exact)
    }

    /// An amount that must be there.
    #[inline(never)]
    pub fn need_exact(&self, key: &str) -> Answer<Exact> {
        self.need(key, exact)
    }

    /// Text that may be left out, and then is empty.
    #[inline(never)]
    pub fn text(&self, key: &str, limit: u32) -> Answer<String> {
        Ok(self.maybe(key, |argument, value| text(argument, value, limit))?.unwrap_or_default())
    }
}
