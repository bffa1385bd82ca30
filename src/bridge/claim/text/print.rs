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
        if let Step::If { condition, then, otherwise } = step {
            alternative(text, *condition, then, otherwise, language);
        } else {
            text.push_str(&match language {
                Language::English => english(step),
                Language::Chinese => chinese(step),
            });
        }
    }
}

fn alternative(
    text: &mut String,
    condition: Condition,
    then: &[Step],
    otherwise: &[Step],
    language: Language,
) {
    let (opening, middle, other) = match language {
        Language::English => (format!("if {}", english_condition(condition)), " then (", " else ("),
        Language::Chinese => (format!("如果{}", chinese_condition(condition)), "则（", "否则（"),
    };
    let close = if language == Language::English { ")" } else { "）" };
    text.push_str(&opening);
    text.push_str(middle);
    steps(text, then, language);
    text.push_str(close);
    if !otherwise.is_empty() {
        text.push_str(other);
        steps(text, otherwise, language);
        text.push_str(close);
    }
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

fn card_chinese(card: Card) -> String {
    format!("{}{}", suit_chinese(card.suit()), card.rank())
}

fn place(preposition: &str, hand: Option<Seat>) -> String {
    hand.map_or(String::new(), |seat| format!(" {preposition} {}", seat_name(seat)))
}

fn english(step: &Step) -> String {
    match *step {
        Step::DrawTrumps => "draw trumps".into(),
        Step::Cash { hand, suit } => format!("cash {}s{}", suit_name(suit), place("in", hand)),
        Step::Lead { card } => format!("lead {card}"),
        Step::Finesse { card } => format!("finesse {card}"),
        Step::Play { card } => format!("play {card}"),
        Step::Ruff { hand, suit, with } => {
            let suit = suit.map_or(String::new(), |suit| format!(" a {}", suit_name(suit)));
            let height = if with == Height::High { " high" } else { " low" };
            format!("ruff{suit}{}{height}", place("in", hand))
        }
        Step::Discard { hand, suit } => format!("discard a {}{}", suit_name(suit), place("from", hand)),
        Step::Cross { to, suit } => {
            let suit = suit.map_or(String::new(), |suit| format!(" in {}s", suit_name(suit)));
            format!("cross to {}{suit}", seat_name(to))
        }
        Step::Concede { tricks, suit: Some(suit) } => format!("concede {tricks} {}s", suit_name(suit)),
        Step::Concede { tricks, suit: None } => format!("concede {tricks} tricks"),
        Step::Count { tricks, suit } => format!("take {tricks} {}s", suit_name(suit)),
        Step::If { .. } => String::new(),
    }
}

fn english_condition(condition: Condition) -> String {
    match condition {
        Condition::BothFollow(suit) => format!("both follow in {}s", suit_name(suit)),
        Condition::ShowsOut { seat, suit } => {
            let who = seat.map_or(String::new(), |seat| format!("{} ", seat_name(seat)));
            format!("{who}shows out of {}s", suit_name(suit))
        }
        Condition::Appeared(card) => format!("{card} appears"),
    }
}

fn chinese(step: &Step) -> String {
    let at = |hand: Option<Seat>| hand.map_or("", seat_chinese);
    match *step {
        Step::DrawTrumps => "调将".into(),
        Step::Cash { hand, suit } => format!("{}兑现{}", at(hand), suit_chinese(suit)),
        Step::Lead { card } => format!("出{}", card_chinese(card)),
        Step::Finesse { card } => format!("飞{}", card_chinese(card)),
        Step::Play { card } => format!("打{}", card_chinese(card)),
        Step::Ruff { hand, suit, with } => {
            let height = if with == Height::High { "大" } else { "小" };
            format!("{}{height}将吃{}", at(hand), suit.map_or("", suit_chinese))
        }
        Step::Discard { hand, suit } => format!("{}垫{}", at(hand), suit_chinese(suit)),
        Step::Cross { to, suit } => {
            let suit = suit.map_or(String::new(), |suit| format!("用{}", suit_chinese(suit)));
            format!("{suit}过渡到{}", seat_chinese(to))
        }
        Step::Concede { tricks, suit } => format!("让{tricks}墩{}", suit.map_or("", suit_chinese)),
        Step::Count { tricks, suit } => format!("拿{tricks}墩{}", suit_chinese(suit)),
        Step::If { .. } => String::new(),
    }
}

fn chinese_condition(condition: Condition) -> String {
    match condition {
        Condition::BothFollow(suit) => format!("{}都跟", suit_chinese(suit)),
        Condition::ShowsOut { seat, suit } => {
            format!("{}断{}", seat.map_or("", seat_chinese), suit_chinese(suit))
        }
        Condition::Appeared(card) => format!("{}出现", card_chinese(card)),
    }
}
