//! Statements written out.

use crate::bridge::Seat;
use crate::bridge::claim::statement::{Condition, Height, Statement, Step};
use crate::cards::{Card, Suit};
use core::fmt;

/// A language a statement can be written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English
    #[default]
    English,
    /// Simplified Chinese (简体中文)
    Chinese,
}

impl Statement {
    /// The statement in words that [`parse`](Statement::parse) reads back to the same steps.
    ///
    /// ```
    /// use tricklaw::bridge::claim::{Language, Statement};
    /// let statement = Statement::parse("pull trumps; ruff a heart in north high").unwrap();
    /// assert_eq!(statement.to_text(Language::English), "draw trumps, ruff a heart in north high");
    /// assert_eq!(statement.to_text(Language::Chinese), "调将，北家大将吃红心");
    /// ```
    pub fn to_text(&self, language: Language) -> String {
        let mut text = String::new();
        steps(&mut text, &self.steps, language);
        text
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Language::English))
    }
}

fn steps(text: &mut String, list: &[Step], language: Language) {
    for (place, step) in list.iter().enumerate() {
        let divider = if language == Language::English { ", " } else { "，" };
        text.push_str(if place == 0 { "" } else { divider });
        match language {
            Language::English => english(text, step),
            Language::Chinese => chinese(text, step),
        }
    }
}

/// Words one after the other. Statements are put together from few pieces, which formatting would make long code of.
#[inline(never)]
fn put(text: &mut String, words: &[&str]) {
    words.iter().for_each(|word| text.push_str(word));
}

const fn suit_name(suit: Suit) -> &'static str {
    ["club", "diamond", "heart", "spade"][suit.index()]
}

const fn suit_chinese(suit: Suit) -> &'static str {
    ["梅花", "方块", "红心", "黑桃"][suit.index()]
}

const fn seat_name(seat: Seat) -> &'static str {
    ["north", "east", "south", "west"][seat.index()]
}

const fn seat_chinese(seat: Seat) -> &'static str {
    ["北家", "东家", "南家", "西家"][seat.index()]
}

#[inline(never)]
fn put_card(text: &mut String, card: Card) {
    text.push(card.suit().letter());
    text.push(card.rank().letter());
}

#[inline(never)]
fn put_card_chinese(text: &mut String, verb: &str, card: Card) {
    put(text, &[verb, suit_chinese(card.suit())]);
    text.push(card.rank().letter());
}

#[inline(never)]
fn put_hand(text: &mut String, preposition: &str, hand: Option<Seat>) {
    if let Some(seat) = hand {
        put(text, &[preposition, seat_name(seat)]);
    }
}

/// One trick or several.
#[inline(never)]
fn put_count(text: &mut String, verb: &str, tricks: u8, what: &str) {
    put(text, &[verb]);
    put(text, &[&tricks.to_string()]);
    put(text, &[" ", what, if tricks == 1 { "" } else { "s" }]);
}

fn english(text: &mut String, step: &Step) {
    match *step {
        Step::DrawTrumps => put(text, &["draw trumps"]),
        Step::Cash { hand, suit } => {
            put(text, &["cash ", suit_name(suit), "s"]);
            put_hand(text, " in ", hand);
        }
        Step::Lead { card } => english_card(text, "lead ", card),
        Step::Finesse { card } => english_card(text, "finesse ", card),
        Step::Play { card } => english_card(text, "play ", card),
        Step::Ruff { hand, suit, with } => {
            put(text, &["ruff"]);
            if let Some(suit) = suit {
                put(text, &[" a ", suit_name(suit)]);
            }
            put_hand(text, " in ", hand);
            put(text, &[if with == Height::High { " high" } else { " low" }]);
        }
        Step::Crossruff { with } => {
            put(text, &["crossruff", if with == Height::High { " high" } else { "" }]);
        }
        Step::Discard { hand, suit } => {
            put(text, &["discard a ", suit_name(suit)]);
            put_hand(text, " from ", hand);
        }
        Step::Cross { to, suit } => {
            put(text, &["cross to ", seat_name(to)]);
            if let Some(suit) = suit {
                put(text, &[" in ", suit_name(suit), "s"]);
            }
        }
        Step::Concede { tricks, suit } => {
            put_count(text, "concede ", tricks, suit.map_or("trick", suit_name));
        }
        Step::Count { tricks, suit } => put_count(text, "take ", tricks, suit_name(suit)),
        Step::If { condition, ref then, ref otherwise } => {
            put(text, &["if "]);
            english_condition(text, condition);
            put(text, &[" then ("]);
            steps(text, then, Language::English);
            put(text, &[")"]);
            if !otherwise.is_empty() {
                put(text, &[" else ("]);
                steps(text, otherwise, Language::English);
                put(text, &[")"]);
            }
        }
    }
}

#[inline(never)]
fn english_card(text: &mut String, verb: &str, card: Card) {
    put(text, &[verb]);
    put_card(text, card);
}

fn english_condition(text: &mut String, condition: Condition) {
    match condition {
        Condition::BothFollow(suit) => put(text, &["both follow in ", suit_name(suit), "s"]),
        Condition::ShowsOut { seat, suit } => {
            if let Some(seat) = seat {
                put(text, &[seat_name(seat), " "]);
            }
            put(text, &["shows out of ", suit_name(suit), "s"]);
        }
        Condition::Appeared(card) => {
            put_card(text, card);
            put(text, &[" appears"]);
        }
    }
}

fn chinese(text: &mut String, step: &Step) {
    let at = |hand: Option<Seat>| hand.map_or("", seat_chinese);
    let of = |suit: Option<Suit>| suit.map_or("", suit_chinese);
    match *step {
        Step::DrawTrumps => put(text, &["调将"]),
        Step::Cash { hand, suit } => put(text, &[at(hand), "兑现", suit_chinese(suit)]),
        Step::Lead { card } => put_card_chinese(text, "出", card),
        Step::Finesse { card } => put_card_chinese(text, "飞", card),
        Step::Play { card } => put_card_chinese(text, "打", card),
        Step::Ruff { hand, suit, with } => {
            let height = if with == Height::High { "大" } else { "小" };
            put(text, &[at(hand), height, "将吃", of(suit)]);
        }
        Step::Crossruff { with } => {
            put(text, &[if with == Height::High { "大" } else { "" }, "交叉将吃"]);
        }
        Step::Discard { hand, suit } => put(text, &[at(hand), "垫", suit_chinese(suit)]),
        Step::Cross { to, suit } => {
            put(text, &[if suit.is_some() { "用" } else { "" }, of(suit), "过渡到", seat_chinese(to)]);
        }
        Step::Concede { tricks, suit } => {
            put(text, &["让"]);
            put(text, &[&tricks.to_string()]);
            put(text, &["墩", of(suit)]);
        }
        Step::Count { tricks, suit } => {
            put(text, &["拿"]);
            put(text, &[&tricks.to_string()]);
            put(text, &["墩", suit_chinese(suit)]);
        }
        Step::If { condition, ref then, ref otherwise } => {
            put(text, &["如果"]);
            chinese_condition(text, condition);
            put(text, &["则（"]);
            steps(text, then, Language::Chinese);
            put(text, &["）"]);
            if !otherwise.is_empty() {
                put(text, &["否则（"]);
                steps(text, otherwise, Language::Chinese);
                put(text, &["）"]);
            }
        }
    }
}

fn chinese_condition(text: &mut String, condition: Condition) {
    match condition {
        Condition::BothFollow(suit) => put(text, &[suit_chinese(suit), "都跟"]),
        Condition::ShowsOut { seat, suit } => {
            put(text, &[seat.map_or("", seat_chinese), "断", suit_chinese(suit)]);
        }
        Condition::Appeared(card) => {
            put_card_chinese(text, "", card);
            put(text, &["出现"]);
        }
    }
}
