//! The items of a question, read one by one. Nothing here is inlined: it is called from everywhere.

use crate::bridge::{Denomination, Seat, Vulnerability};
use crate::cards::{Card, CardSet, Suit};
use crate::cite::{Book, Citation};
use crate::wasm::json::Json;
use core::fmt::Display;
use core::str::FromStr;

/// Why a question has no answer. One word, since it is handed on from everywhere.
pub struct Fault(Box<Cause>);

enum Cause {
    /// The item at that place is not what is needed there; the caller knows what it was.
    Item(usize),
    /// The refusal as JSON.
    Refused(String),
}

/// What is read of a question.
pub type Asked<T> = Result<T, Fault>;

impl Fault {
    /// A refusal with the figures of the case.
    pub fn refusal(
        code: &str,
        message: impl Display,
        law: Option<Citation>,
        params: impl FnOnce(&mut Json),
    ) -> Fault {
        let mut json = Fault::opened(code, &message, law);
        params(&mut json);
        Fault::closed(json)
    }

    #[inline(never)]
    fn opened(code: &str, message: &dyn Display, law: Option<Citation>) -> Json {
        let mut json = Json::default();
        json.open();
        json.field("code").text(code);
        json.field("message").text(&message.to_string());
        json.field("law").law(law);
        json.field("params").open();
        json
    }

    #[inline(never)]
    fn closed(mut json: Json) -> Fault {
        json.close();
        json.close();
        Fault(Box::new(Cause::Refused(json.0)))
    }

    /// That the item at a place is wrong.
    #[inline(never)]
    pub fn item(place: usize) -> Fault {
        Fault(Box::new(Cause::Item(place)))
    }

    pub fn to_json(&self) -> String {
        let mut json = Json::default();
        json.open();
        match &*self.0 {
            Cause::Item(place) => json.field("item").number(*place as i64),
            Cause::Refused(refusal) => {
                json.field("refusal");
                json.0.push_str(refusal);
            }
        }
        json.close();
        json.0
    }
}

/// The items of a question and how far they are read.
pub struct Input<'a> {
    items: Vec<&'a str>,
    at: usize,
}

impl<'a> Input<'a> {
    pub fn new(text: &'a str) -> Input<'a> {
        Input { items: text.split('\n').collect(), at: 0 }
    }

    /// The next item; an empty one is left out.
    #[inline(never)]
    pub fn item(&mut self) -> &'a str {
        let item = self.items.get(self.at).copied().unwrap_or_default();
        self.at += 1;
        item
    }

    /// That the item just read is wrong.
    #[inline(never)]
    pub fn wrong(&self) -> Fault {
        Fault::item(self.at - 1)
    }

    /// Reads an item that may be left out.
    pub fn maybe<T>(&mut self, read: impl FnOnce(&mut Self) -> Asked<T>) -> Asked<Option<T>> {
        if self.is_left_out() { Ok(None) } else { read(self).map(Some) }
    }

    /// Whether the next item is empty; then it is passed over.
    #[inline(never)]
    fn is_left_out(&mut self) -> bool {
        let left_out = self.items.get(self.at).is_none_or(|item| item.is_empty());
        self.at += usize::from(left_out);
        left_out
    }

    /// A whole number.
    #[inline(never)]
    pub fn number(&mut self) -> Asked<u64> {
        self.item().parse().map_err(|_| self.wrong())
    }

    /// A whole number of at most 255.
    #[inline(never)]
    pub fn small(&mut self) -> Asked<u8> {
        self.item().parse().map_err(|_| self.wrong())
    }

    /// A number, or another where it is left out.
    #[inline(never)]
    pub fn number_or(&mut self, otherwise: u64) -> Asked<u64> {
        Ok(self.maybe(Self::number)?.unwrap_or(otherwise))
    }

    /// `1` or `0`.
    #[inline(never)]
    pub fn flag(&mut self) -> Asked<bool> {
        Ok(self.small()? == 1)
    }

    /// How many items follow, then each of them.
    pub fn list<T>(&mut self, mut read: impl FnMut(&mut Self) -> Asked<T>) -> Asked<Vec<T>> {
        let mut list = Vec::new();
        for _ in 0..self.small()? {
            list.push(read(self)?);
        }
        Ok(list)
    }

    /// A name, or a number after `#`.
    #[inline(never)]
    fn named<T: FromStr>(&mut self, from_index: fn(u8) -> Option<T>) -> Asked<T> {
        let item = self.item();
        let found = match item.strip_prefix('#') {
            Some(number) => number.parse().ok().and_then(from_index),
            None => item.parse().ok(),
        };
        found.ok_or_else(|| self.wrong())
    }

    #[inline(never)]
    pub fn card(&mut self) -> Asked<Card> {
        self.named(Card::from_index)
    }

    #[inline(never)]
    pub fn seat(&mut self) -> Asked<Seat> {
        self.named(Seat::from_index)
    }

    #[inline(never)]
    pub fn denomination(&mut self) -> Asked<Denomination> {
        self.named(Denomination::from_index)
    }

    #[inline(never)]
    pub fn vulnerability(&mut self) -> Asked<Vulnerability> {
        self.named(Vulnerability::from_index)
    }

    #[inline(never)]
    pub fn suit(&mut self) -> Asked<Suit> {
        let denomination = self.denomination()?;
        denomination.trump().ok_or_else(|| self.wrong())
    }

    /// Cards, each of which is one of those.
    #[inline(never)]
    pub fn cards_among(&mut self, those: CardSet) -> Asked<CardSet> {
        let cards = self.list(|input| {
            let card = input.card()?;
            if those.contains(card) { Ok(card) } else { Err(input.wrong()) }
        })?;
        Ok(cards.into_iter().collect())
    }

    /// Suits, one bit each from clubs.
    #[inline(never)]
    pub fn suits(&mut self) -> Asked<u8> {
        Ok(self.list(Self::suit)?.into_iter().fold(0, |mask, suit| mask | 1 << suit.index()))
    }

    /// An edition of the laws, the usual one where it is left out.
    #[inline(never)]
    pub fn book(&mut self) -> Asked<Book> {
        let item = self.item();
        let book = if item.is_empty() { Some(Book::default()) } else { Book::from_name(item) };
        book.filter(|book| Book::BRIDGE.contains(book)).ok_or_else(|| self.wrong())
    }
}
