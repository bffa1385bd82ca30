//! An object a caller wrote, read field by field.

use super::{Words, chosen, exact, flag, optional, plain_copy, signed, text, whole, word};
use crate::exact::Exact;
use crate::wasm::error::{Answer, bad_input};
use js_sys::{Array, Object, Reflect};
use wasm_bindgen::JsValue;

/// Names after a beginning.
fn listed(beginning: &str, names: &[&str]) -> String {
    let mut text = beginning.to_owned();
    for (place, name) in names.iter().enumerate() {
        text.push_str(if place == 0 { "" } else { ", " });
        text.push_str(name);
    }
    text
}

/// The fields of an object a caller wrote, read one by one.
pub struct Fields {
    argument: String,
    copy: JsValue,
}

impl Fields {
    /// Reads the object; a field whose name is not among `known` is refused, as it would be ignored silently.
    pub fn new(argument: &str, value: &JsValue, known: &[&str]) -> Answer<Fields> {
        let copy = plain_copy(argument, value)?;
        if !copy.is_object() || Array::is_array(&copy) {
            return Err(bad_input(argument, &listed("an object with ", known), value));
        }
        let keys = Reflect::own_keys(&copy).unwrap_or_default();
        let unknown =
            keys.iter().filter_map(|key| key.as_string()).find(|key| !known.contains(&key.as_str()));
        match unknown {
            Some(key) => {
                let expected = listed("an object with only ", known);
                Err(bad_input(argument, &expected, &JsValue::from_str(&format!("a field {key}"))))
            }
            None => Ok(Fields { argument: argument.to_owned(), copy }),
        }
    }

    /// The same for an object that may be left out, and then has no fields.
    pub fn or_empty(argument: &str, value: &JsValue, known: &[&str]) -> Answer<Fields> {
        if value.is_undefined() || value.is_null() {
            return Fields::new(argument, &Object::new(), known);
        }
        Fields::new(argument, value, known)
    }

    /// The value of a field, `undefined` where there is none, and the name to call it by.
    #[inline(never)]
    fn field(&self, key: &str) -> (String, JsValue) {
        let value = Reflect::get(&self.copy, &JsValue::from_str(key)).unwrap_or(JsValue::UNDEFINED);
        (format!("{}.{key}", self.argument), value)
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

    /// A whole number of either sign and at most that size, that may be left out.
    #[inline(never)]
    pub fn signed(&self, key: &str, most: i32) -> Answer<Option<i32>> {
        let range = -i64::from(most)..=i64::from(most);
        self.maybe(key, |argument, value| signed(argument, value, range.clone()).map(|number| number as i32))
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
