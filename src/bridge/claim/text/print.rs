//! Statements written out.

use crate::bridge::Seat;
use crate::bridge::claim::statement::{Avoided, Condition, Height, Statement, Step};
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
        put_steps(&mut text, &self.steps, language);
        text
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Language::English))
    }
}

/// What the places of a pattern stand for.
#[derive(Clone, Copy, Default)]
struct Parts {
    hand: Option<Seat>,
    suit: Option<Suit>,
    card: Option<Card>,
    number: Option<u8>,
    height: Option<Height>,
}

const SUITS: [[&str; 4]; 2] = [["club", "diamond", "heart", "spade"], ["梅花", "方块", "红心", "黑桃"]];
const SEATS: [[&str; 4]; 2] = [["north", "east", "south", "west"], ["北家", "东家", "南家", "西家"]];
const HEIGHTS: [[&str; 2]; 2] = [["low", "high"], ["小", "大"]];

fn put_steps(text: &mut String, list: &[Step], language: Language) {
    for (place, step) in list.iter().enumerate() {
        if place > 0 {
            text.push_str([", ", "，"][language as usize]);
        }
        let (pattern, parts) = pattern_of(step);
        put(text, pattern[language as usize], parts, language);
        if let Step::If { condition, then, otherwise } = step {
            let (pattern, parts) = asked(*condition);
            put(text, pattern[language as usize], parts, language);
            // A condition that is denied: nothing is done where it comes about.
            let denied = is_denied(step);
            put_branch(text, if denied { otherwise } else { then }, [" then (", "则（"], language);
            if !(denied || otherwise.is_empty()) {
                put_branch(text, otherwise, [" else (", "否则（"], language);
            }
        }
    }
}

fn is_denied(step: &Step) -> bool {
    matches!(step, Step::If { then, otherwise, .. } if then.is_empty() && !otherwise.is_empty())
}

fn put_branch(text: &mut String, list: &[Step], opening: [&str; 2], language: Language) {
    text.push_str(opening[language as usize]);
    put_steps(text, list, language);
    if list.is_empty() {
        // `if hearts break, all mine`, and no more is said.
        text.push_str(["all mine", "全拿"][language as usize]);
    }
    text.push_str([")", "）"][language as usize]);
}

/// A step in both languages. `@` is a hand, `$` a suit, `&` a card, `#` a number, `^` the height of a trump, `+` an s when
/// the number is not one. What stands in brackets is left out with the part it is about.
fn pattern_of(step: &Step) -> ([&'static str; 2], Parts) {
    let none = Parts::default();
    match *step {
        Step::DrawTrumps { rounds } => {
            (["draw [# round+ of ]trumps", "调[#轮]将"], Parts { number: rounds, ..none })
        }
        Step::Cash { hand, suit, rounds } => {
            let parts = Parts { hand, suit: Some(suit), number: rounds, ..none };
            (["cash [# round+ of ]$s[ in @]", "[@]兑现[#轮]$"], parts)
        }
        Step::Lead { card } => (["lead &", "出&"], Parts { card: Some(card), ..none }),
        Step::Finesse { card, against } => {
            (["finesse &[ against @]", "飞[@的]&"], Parts { card: Some(card), hand: against, ..none })
        }
        Step::FinesseIn { suit, against } => {
            (["finesse[ $s][ against @]", "飞[@][$]"], Parts { suit, hand: against, ..none })
        }
        Step::Play { card } => (["play &", "打&"], Parts { card: Some(card), ..none }),
        Step::Ruff { hand, suit, with } => {
            (["ruff[ a $][ in @] ^", "[@]^将吃[$]"], Parts { hand, suit, height: Some(with), ..none })
        }
        Step::Crossruff { with } => {
            let height = Some(with).filter(|with| *with == Height::High);
            (["crossruff[ ^]", "[^]交叉将吃"], Parts { height, ..none })
        }
        Step::Discard { hand, suit } => {
            (["discard a $[ from @]", "[@]垫$"], Parts { hand, suit: Some(suit), ..none })
        }
        Step::DiscardCard { card } => (["discard &", "垫&"], Parts { card: Some(card), ..none }),
        Step::Cross { to, suit } => {
            (["cross to @[ in $s]", "[用$]过渡到@"], Parts { hand: Some(to), suit, ..none })
        }
        Step::Concede { tricks: 0, .. } => (["concede the rest", "其余都给你们"], none),
        Step::Concede { tricks, suit: None } => {
            (["concede # trick+", "让#墩"], Parts { number: Some(tricks), ..none })
        }
        Step::Concede { tricks, suit } => {
            (["concede # $+", "让#墩$"], Parts { number: Some(tricks), suit, ..none })
        }
        Step::Count { tricks, suit: None } => {
            (["take # trick+", "拿#墩"], Parts { number: Some(tricks), ..none })
        }
        Step::Count { tricks, suit } => {
            (["take # $+", "拿#墩$"], Parts { number: Some(tricks), suit, ..none })
        }
        Step::Good { hand: None, suit: None } => (["the rest are mine", "其余都是我的"], none),
        Step::Good { hand, suit: None } => (["@ is good", "@全是大牌"], Parts { hand, ..none }),
        Step::Good { hand, suit } => (["$s[ in @] are good", "[@]$都是大牌"], Parts { hand, suit, ..none }),
        Step::Avoid { what, hand, suit } => {
            let pattern = match what {
                Avoided::Trumps => ["do not draw trumps", "不调将"],
                Avoided::Finesse => ["do not finesse[ $s]", "不飞[$]"],
                Avoided::Low => ["from the top", "从大到小"],
                Avoided::Ruff => ["do not ruff[ $s][ in @]", "不[在@]将吃[$]"],
            };
            (pattern, Parts { hand, suit, ..none })
        }
        Step::If { .. } if is_denied(step) => (["unless ", "除非"], none),
        Step::If { .. } => (["if ", "如果"], none),
    }
}

fn asked(condition: Condition) -> ([&'static str; 2], Parts) {
    let none = Parts::default();
    match condition {
        Condition::BothFollow(suit) => (["both follow in $s", "$都跟"], Parts { suit: Some(suit), ..none }),
        Condition::Breaks(suit) => (["$s break", "$分布正常"], Parts { suit: Some(suit), ..none }),
        Condition::ShowsOut { seat, suit } => {
            (["[@ ]shows out of $s", "[@]断$"], Parts { hand: seat, suit: Some(suit), ..none })
        }
        Condition::Appeared(card) => (["& appears", "&出现"], Parts { card: Some(card), ..none }),
    }
}

/// Writes a pattern with its parts.
#[inline(never)]
fn put(text: &mut String, pattern: &str, parts: Parts, language: Language) {
    let language = language as usize;
    // Where the text was when a bracket began, and whether what it is about is there.
    let (mut opened, mut missing) = (0, false);
    for sign in pattern.chars() {
        let word = match sign {
            '@' => parts.hand.map(|hand| SEATS[language][hand.index()]),
            '$' => parts.suit.map(|suit| SUITS[language][suit.index()]),
            '^' => parts.height.map(|height| HEIGHTS[language][usize::from(height == Height::High)]),
            '+' => Some(if parts.number == Some(1) { "" } else { "s" }),
            '&' => parts.card.map(|card| {
                let suit = card.suit().index();
                text.push_str([["C", "D", "H", "S"], SUITS[1]][language][suit]);
                ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"][card.rank().index()]
            }),
            '#' => {
                let Some(number) = parts.number else {
                    missing = true;
                    continue;
                };
                for unit in [100, 10, 1] {
                    if number >= unit || unit == 1 {
                        text.push(char::from(b'0' + number / unit % 10));
                    }
                }
                continue;
            }
            '[' => {
                (opened, missing) = (text.len(), false);
                continue;
            }
            ']' => {
                if missing {
                    text.truncate(opened);
                }
                continue;
            }
            _ => {
                text.push(sign);
                continue;
            }
        };
        missing |= word.is_none();
        text.push_str(word.unwrap_or_default());
    }
}
