//! The text of what happens at a table: a word and its values, which read back as the same action.

use super::action::Action;
use super::hand::Hand;
use crate::cards::Suit;
use crate::shengji::bag::Bag;
use crate::shengji::card::Face;
use crate::shengji::law::{Exposure, Grade, LeadDemand};
use crate::shengji::seat::{BySeat, Seat, Side};
use crate::shengji::throw::{BeatenPart, FailedThrow};
use crate::shengji::trump::Group;
use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

/// Text that is no action.
///
/// ```
/// use tricklaw::shengji::{Action, ParseActionError};
/// assert_eq!("play N SK =".parse::<Action>(), Err(ParseActionError::NothingBehind { at: 10 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParseActionError {
    /// No such word, or not the values that go with it.
    NotAnAction,
    /// Nothing stands behind a sign: the parts of a throw, a kitty or a player are left out.
    NothingBehind {
        /// The place of the sign in the text, in characters from 0.
        at: usize,
    },
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseActionError::NotAnAction => f.write_str("not an action of a Shengji table"),
            ParseActionError::NothingBehind { at } => {
                write!(f, "nothing stands behind the sign at character {}", at + 1)
            }
        }
    }
}

impl core::error::Error for ParseActionError {}

impl fmt::Display for Action {
    /// A word and its values: `draw 100`, `declare N S2 1`, `bury D3 D4`, `play N SA SA`, `fine NS 1 2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Draw(cards) => write!(f, "draw {cards}"),
            Action::Drawn { cards, own } if own.is_empty() => write!(f, "drawn {cards}"),
            Action::Drawn { cards, own } => write!(f, "drawn {cards} {own}"),
            Action::Declare { seat, face, count } => write!(f, "declare {seat} {face} {count}"),
            Action::Pass(seat) => write!(f, "pass {seat}"),
            Action::Settle => f.write_str("settle"),
            Action::Settled { turned, kitty } => {
                f.write_str("settled")?;
                turned.iter().try_for_each(|face| write!(f, " {face}"))?;
                kitty.map_or(Ok(()), |kitty| write!(f, " = {kitty}"))
            }
            Action::NameSuit { seat, suit } => write!(f, "name {seat} {suit}"),
            Action::Bury(Some(cards)) => write!(f, "bury {cards}"),
            Action::Bury(None) => f.write_str("bury"),
            Action::Play { seat, cards, declared } => {
                write!(f, "play {seat} {cards}")?;
                for (i, part) in declared.iter().flatten().enumerate() {
                    write!(f, " {} {part}", if i == 0 { "=" } else { "+" })?;
                }
                Ok(())
            }
            Action::Revoke { seat, cards } => write!(f, "revoke {seat} {cards}"),
            Action::Verdict(None) => f.write_str("stands"),
            Action::Verdict(Some(failed)) => {
                f.write_str("fails")?;
                failed.choices.iter().try_for_each(|part| write!(f, " {part}"))?;
                for beaten in &failed.beaten {
                    write!(f, " / {}", beaten.part)?;
                    let by = beaten.by.iter().filter(|(_, beats)| **beats);
                    by.map(|(seat, _)| seat).try_for_each(|seat| write!(f, " {seat}"))?;
                }
                failed.chooser.map_or(Ok(()), |chooser| write!(f, " = {chooser}"))
            }
            Action::Choose { seat, part } => write!(f, "choose {seat} {part}"),
            Action::Resolve { part, grade, exposure } => {
                let exposure = if *exposure == Exposure::Heavy { "heavy" } else { "light" };
                write!(f, "resolve {part} {} {exposure}", *grade as u8)
            }
            Action::Expose { seat, cards } => write!(f, "expose {seat} {cards}"),
            Action::PickUp(seat) => write!(f, "pickup {seat}"),
            Action::Demand(demand) => demand.fmt(f),
            Action::Take { seat, from, cards: Hand::Known(cards) } => write!(f, "take {seat} {from} {cards}"),
            Action::Take { seat, from, cards: Hand::Hidden(cards) } => {
                write!(f, "take {seat} {from} {cards}")
            }
            Action::Fine { side, grade, times } => write!(f, "fine {side} {} {times}", *grade as u8),
            Action::Reveal(cards) => write!(f, "reveal {cards}"),
        }
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    /// The text [`Display`](fmt::Display) writes; blanks may be repeated.
    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        read(text).ok_or_else(|| {
            bare_sign(text).map_or(ParseActionError::NotAnAction, |at| ParseActionError::NothingBehind { at })
        })
    }
}

fn read(text: &str) -> Option<Action> {
    let text = text.trim_matches(' ');
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let words: Vec<&str> = words(rest).collect();
    before_the_play(word, &words, rest)
        .or_else(|| in_the_play(word, &words, rest))
        .or_else(|| by_the_referee(word, &words))
}

/// The place of the first sign with nothing behind it, in an action that can have one.
fn bare_sign(text: &str) -> Option<usize> {
    let word = words(text).next()?;
    let mut sign = None;
    for (place, letter) in text.chars().enumerate() {
        match letter {
            '=' | '+' if sign.is_some() => break,
            '=' | '+' => sign = Some(place),
            ' ' => {}
            _ => sign = None,
        }
    }
    sign.filter(|_| ["play", "settled", "fails"].contains(&word))
}

/// Drawing, declaring and the kitty.
fn before_the_play(word: &str, words: &[&str], rest: &str) -> Option<Action> {
    Some(match (word, words) {
        ("draw", [cards]) => Action::Draw(cards.parse().ok()?),
        ("drawn", [cards, own @ ..]) => Action::Drawn { cards: cards.parse().ok()?, own: read_cards(own)? },
        ("settled", _) => {
            let (turned, kitty) = at_equals(rest);
            let kitty = match kitty {
                Some(kitty) if kitty.trim_matches(' ').is_empty() => return None,
                Some(kitty) => Some(kitty.parse().ok()?),
                None => None,
            };
            Action::Settled { turned: Face::read_list(turned).ok()?, kitty }
        }
        ("declare", [seat, face, count]) => {
            Action::Declare { seat: seat.parse().ok()?, face: face.parse().ok()?, count: count.parse().ok()? }
        }
        ("pass", [seat]) => Action::Pass(seat.parse().ok()?),
        ("settle", []) => Action::Settle,
        ("name", [seat, suit]) => Action::NameSuit { seat: seat.parse().ok()?, suit: read_suit(suit)? },
        ("bury", []) => Action::Bury(None),
        ("bury", _) => Action::Bury(Some(rest.parse().ok()?)),
        _ => return None,
    })
}

/// Cards played, what becomes of a throw, and the kitty shown at the end.
fn in_the_play(word: &str, words: &[&str], rest: &str) -> Option<Action> {
    Some(match (word, words) {
        ("play", [seat, _, ..]) => {
            let (cards, parts) = at_equals(rest.trim_start_matches(' ').strip_prefix(seat)?);
            let declared = match parts {
                // A part of no card is no part.
                Some(parts) if parts.split('+').any(|part| part.trim_matches(' ').is_empty()) => return None,
                Some(parts) => Some(read_all(parts.split('+'))?),
                None => None,
            };
            Action::Play { seat: seat.parse().ok()?, cards: cards.parse().ok()?, declared }
        }
        ("revoke", [seat, cards @ ..]) if !cards.is_empty() => {
            Action::Revoke { seat: seat.parse().ok()?, cards: read_cards(cards)? }
        }
        ("stands", []) => Action::Verdict(None),
        ("fails", _) => Action::Verdict(Some(read_failed(rest)?)),
        ("choose", [seat, part]) => Action::Choose { seat: seat.parse().ok()?, part: part.parse().ok()? },
        ("resolve", [part, grade, exposure]) => Action::Resolve {
            part: part.parse().ok()?,
            grade: Grade::from_number(grade.parse().ok()?)?,
            exposure: match *exposure {
                "heavy" => Exposure::Heavy,
                "light" => Exposure::Light,
                _ => return None,
            },
        },
        ("reveal", _) => Action::Reveal(rest.parse().ok()?),
        _ => return None,
    })
}

/// Exposed cards and the demands on them, cards taken over, and fines.
fn by_the_referee(word: &str, words: &[&str]) -> Option<Action> {
    Some(match (word, words) {
        ("expose", [seat, cards @ ..]) if !cards.is_empty() => {
            Action::Expose { seat: seat.parse().ok()?, cards: read_cards(cards)? }
        }
        ("pickup", [seat]) => Action::PickUp(seat.parse().ok()?),
        ("demand" | "forbid", _) => Action::Demand(read_demands(word, words)?),
        ("take", [seat, from, cards @ ..]) => {
            let number = cards.first().filter(|_| cards.len() == 1).and_then(|number| number.parse().ok());
            let cards = match number {
                Some(number) => Hand::Hidden(number),
                None => Hand::Known(read_cards(cards)?),
            };
            Action::Take { seat: seat.parse().ok()?, from: from.parse().ok()?, cards }
        }
        ("fine", [side, grade, times]) => Action::Fine {
            side: Side::ALL.into_iter().find(|known| known.to_string() == *side)?,
            grade: Grade::from_number(grade.parse().ok()?)?,
            times: NonZeroU8::new(times.parse().ok()?)?,
        },
        _ => return None,
    })
}

/// `forbid C and forbid D`: one order, or several at once.
fn read_demands(word: &str, words: &[&str]) -> Option<LeadDemand> {
    let mut orders = words.split(|&word| word == "and");
    let mut demand = read_demand(word, orders.next()?)?;
    for order in orders {
        let (word, words) = order.split_first()?;
        demand = demand.and(read_demand(word, words)?)?;
    }
    Some(demand)
}

fn read_demand(word: &str, words: &[&str]) -> Option<LeadDemand> {
    Some(match (word, words) {
        ("demand", ["nothing"]) => LeadDemand::Free,
        ("demand", ["cards", cards @ ..]) => LeadDemand::Cards(read_cards(cards)?),
        ("forbid", ["cards", cards @ ..]) => LeadDemand::NotCards(read_cards(cards)?),
        ("demand", [group, "without", cards @ ..]) => {
            LeadDemand::SuitNotCards(read_group(group)?, read_cards(cards)?)
        }
        ("demand", [group]) => LeadDemand::Suit(read_group(group)?),
        ("forbid", [group]) => LeadDemand::NotSuit(read_group(group)?),
        _ => return None,
    })
}

/// What stands before an equals sign, and after it if there is one.
fn at_equals(text: &str) -> (&str, Option<&str>) {
    text.split_once('=').map_or((text, None), |(before, after)| (before, Some(after)))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ').filter(|word| !word.is_empty())
}

fn read_cards(words: &[&str]) -> Option<Bag> {
    let mut cards = Bag::EMPTY;
    words.iter().all(|word| word.parse().is_ok_and(|face| cards.insert(face))).then_some(cards)
}

fn read_suit(text: &str) -> Option<Suit> {
    Suit::read(text).filter(|(_, rest)| rest.is_empty()).map(|(suit, _)| suit)
}

fn read_group(text: &str) -> Option<Group> {
    if text == "trump" { Some(Group::Trump) } else { read_suit(text).map(Group::Side) }
}

/// `0 1 / 0 W S / 1 E = W`: the choices, then each beaten part with who beats it, then who chooses.
fn read_failed(text: &str) -> Option<FailedThrow> {
    let (text, chooser) = match text.split_once('=') {
        Some((text, chooser)) => (text, Some(chooser.trim_matches(' ').parse().ok()?)),
        None => (text, None),
    };
    let mut sections = text.split('/');
    let choices = read_all(words(sections.next()?))?;
    let mut beaten = Vec::new();
    for section in sections {
        let mut words = words(section);
        let part = words.next()?.parse().ok()?;
        let mut by = BySeat([false; 4]);
        for word in words {
            by[word.parse::<Seat>().ok()?] = true;
        }
        beaten.push(BeatenPart { part, by });
    }
    Some(FailedThrow { beaten, choices, chooser })
}

/// All the things, if each can be read.
fn read_all<'a, T: FromStr>(texts: impl Iterator<Item = &'a str>) -> Option<Vec<T>> {
    let mut read = Vec::new();
    for text in texts {
        read.push(text.parse().ok()?);
    }
    Some(read)
}
