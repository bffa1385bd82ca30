//! Answers as JSON. Nothing here is inlined: it is called from everywhere, and its speed is of no importance.

use crate::bridge::claim::Tricks;
use crate::bridge::{Seat, Side};
use crate::cards::{Card, Suit};
use crate::cite::Citation;
use crate::exact::Exact;
use core::fmt::Display;
use wasm_bindgen::JsValue;

/// What `write` puts together, as plain data.
pub fn to_js(write: impl FnOnce(&mut Json)) -> JsValue {
    let mut json = Json::default();
    write(&mut json);
    json.parsed()
}

/// A text of JSON as it grows. Commas come by themselves.
#[derive(Default)]
pub struct Json(pub String);

impl Json {
    /// The data written so far.
    #[inline(never)]
    pub fn parsed(self) -> JsValue {
        // What is written here is JSON.
        js_sys::JSON::parse(&self.0).unwrap_or(JsValue::NULL)
    }

    #[inline(never)]
    fn comma(&mut self) {
        if !matches!(self.0.as_bytes().last(), None | Some(b'{' | b'[' | b':' | b',')) {
            self.0.push(',');
        }
    }

    #[inline(never)]
    pub fn open(&mut self) {
        self.comma();
        self.0.push('{');
    }

    #[inline(never)]
    pub fn close(&mut self) {
        self.0.push('}');
    }

    /// An object of the fields that `write` puts into it; `null` when it puts in none.
    pub fn fields(&mut self, write: impl FnOnce(&mut Json)) {
        self.open();
        write(self);
        self.close_fields();
    }

    #[inline(never)]
    fn close_fields(&mut self) {
        if self.0.ends_with('{') {
            self.0.pop();
            self.null();
        } else {
            self.close();
        }
    }

    #[inline(never)]
    pub fn field(&mut self, name: &str) -> &mut Json {
        self.comma();
        self.quoted(name);
        self.0.push(':');
        self
    }

    /// A list, each item written by `write`.
    pub fn list<T>(&mut self, items: impl IntoIterator<Item = T>, mut write: impl FnMut(&mut Json, T)) {
        self.comma();
        self.0.push('[');
        for item in items {
            write(self, item);
        }
        self.0.push(']');
    }

    #[inline(never)]
    fn quoted(&mut self, text: &str) {
        self.0.push('"');
        for sign in text.chars() {
            match sign {
                '"' | '\\' => self.0.extend(['\\', sign]),
                // Two digits are enough for every sign below the space.
                '\0'..' ' => {
                    let digit = |value: u32| char::from_digit(value, 16).unwrap_or_default();
                    self.0.push_str("\\u00");
                    self.0.extend([digit(sign as u32 >> 4), digit(sign as u32 & 15)]);
                }
                _ => self.0.push(sign),
            }
        }
        self.0.push('"');
    }

    #[inline(never)]
    pub fn text(&mut self, text: &str) {
        self.comma();
        self.quoted(text);
    }

    #[inline(never)]
    pub fn null(&mut self) {
        self.word("null");
    }

    #[inline(never)]
    pub fn flag(&mut self, flag: bool) {
        self.word(if flag { "true" } else { "false" });
    }

    #[inline(never)]
    fn word(&mut self, word: &str) {
        self.comma();
        self.0.push_str(word);
    }

    #[inline(never)]
    pub fn number(&mut self, number: i64) {
        self.word(&number.to_string());
    }

    /// What there is, or `null`.
    pub fn or_null<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut Json, T)) {
        match value {
            Some(value) => write(self, value),
            None => self.null(),
        }
    }

    /// An amount as a number with one decimal.
    #[inline(never)]
    pub fn tenths(&mut self, amount: Exact) {
        self.word(&amount.to_decimal(1));
    }

    /// Text, or `null`.
    #[inline(never)]
    pub fn maybe(&mut self, text: Option<&str>) {
        match text {
            Some(text) => self.text(text),
            None => self.null(),
        }
    }

    /// A number, or `null`.
    #[inline(never)]
    pub fn maybe_number(&mut self, number: Option<i64>) {
        match number {
            Some(number) => self.number(number),
            None => self.null(),
        }
    }

    /// The text of a value.
    #[inline(never)]
    pub fn shown(&mut self, value: &dyn Display) {
        self.text(&value.to_string());
    }

    /// The text of a value, or `null`.
    #[inline(never)]
    pub fn maybe_shown(&mut self, value: Option<&dyn Display>) {
        match value {
            Some(value) => self.shown(value),
            None => self.null(),
        }
    }

    /// A list of the texts of values.
    pub fn texts<T: Display>(&mut self, values: impl IntoIterator<Item = T>) {
        self.list(values, |json, value| json.shown(&value));
    }

    /// Fields that are nothing.
    #[inline(never)]
    pub fn nulls(&mut self, names: &[&str]) {
        names.iter().for_each(|name| self.field(name).null());
    }

    #[inline(never)]
    pub fn seat(&mut self, seat: Seat) {
        self.text(["N", "E", "S", "W"][seat.index()]);
    }

    #[inline(never)]
    pub fn side(&mut self, side: Side) {
        self.text(["NS", "EW"][side.index()]);
    }

    #[inline(never)]
    pub fn suit(&mut self, suit: Suit) {
        self.text(suit_name(suit));
    }

    #[inline(never)]
    pub fn card(&mut self, card: Card) {
        const RANKS: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"];
        self.comma();
        for part in ["\"", suit_name(card.suit()), RANKS[card.rank().index()], "\""] {
            self.0.push_str(part);
        }
    }

    #[inline(never)]
    pub fn maybe_card(&mut self, card: Option<Card>) {
        match card {
            Some(card) => self.card(card),
            None => self.null(),
        }
    }

    #[inline(never)]
    pub fn law(&mut self, law: Option<Citation>) {
        let Some(law) = law else { return self.null() };
        self.open();
        self.field("book").text(law.book.name());
        self.field("article").text(law.article);
        self.close();
    }

    /// The fields of a number of tricks: the number where the bounds meet, and the bounds.
    #[inline(never)]
    pub fn bounds(&mut self, at_least: u8, at_most: u8) {
        self.field("tricks");
        if at_least == at_most {
            self.number(at_least.into())
        } else {
            self.null()
        }
        self.field("atLeast").number(at_least.into());
        self.field("atMost").number(at_most.into());
    }

    #[inline(never)]
    pub fn tricks(&mut self, tricks: Tricks) {
        self.open();
        self.bounds(tricks.at_least, tricks.at_most);
        self.close();
    }
}

const fn suit_name(suit: Suit) -> &'static str {
    ["C", "D", "H", "S"][suit.index()]
}
