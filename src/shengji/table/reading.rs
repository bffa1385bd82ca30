//! Reads the text of an action, and says of other text what is wrong where.

use super::action::Action;
use super::hand::Hand;
use crate::cards::Suit;
use crate::shengji::bag::{self, Bag};
use crate::shengji::card::Face;
use crate::shengji::law::{Exposure, Grade, LeadDemand};
use crate::shengji::seat::{BySeat, Seat};
use crate::shengji::throw::{BeatenPart, FailedThrow};
use crate::shengji::trump::Group;
use core::cell::Cell;
use core::fmt;
use core::num::NonZeroU8;
use core::str::FromStr;

/// Text that is no action.
///
/// ```
/// use tricklaw::shengji::{Action, ActionValue, ParseActionError};
/// assert_eq!("play N SK =".parse::<Action>(), Err(ParseActionError::NothingBehind { at: 10 }));
/// let error = "play N SX".parse::<Action>().unwrap_err();
/// assert_eq!(error, ParseActionError::Value { at: 7, needed: ActionValue::Card });
/// assert_eq!(error.to_string(), "character 8: a card such as SA, BJ or LJ is needed");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ParseActionError {
    /// No such word, or not as many values as go with it.
    NotAnAction,
    /// Nothing stands behind a sign: the parts of a throw, a kitty or a player are left out.
    NothingBehind {
        /// The place of the sign in the text, in characters from 0.
        at: usize,
    },
    /// A value is not of the kind that stands in its place.
    Value {
        /// Where the value begins in the text, in characters from 0.
        at: usize,
        /// What stands there in an action.
        needed: ActionValue,
    },
}

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseActionError::NotAnAction => f.write_str("not an action of a Shengji table"),
            ParseActionError::NothingBehind { at } => {
                write!(f, "nothing stands behind the sign at character {}", at + 1)
            }
            ParseActionError::Value { at, needed } => write!(f, "character {}: {needed} is needed", at + 1),
        }
    }
}

impl core::error::Error for ParseActionError {}

/// The kinds of values in the text of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ActionValue {
    /// A player.
    Seat,
    /// One of the two sides.
    Side,
    /// A card.
    Card,
    /// One card of a kind of which there are at most three in the packs.
    Copy,
    /// A suit.
    Suit,
    /// A suit, or trumps.
    Group,
    /// A number of cards, or of a part of a throw.
    Number,
    /// How many times a fine is imposed.
    Times,
    /// The grade of a fine.
    Grade,
    /// How cards are exposed.
    Exposure,
}

impl fmt::Display for ActionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ActionValue::Seat => "a player, N, E, S or W,",
            ActionValue::Side => "a side, NS or EW,",
            ActionValue::Card => "a card such as SA, BJ or LJ",
            ActionValue::Copy => "at most three of a card",
            ActionValue::Suit => "a suit, C, D, H or S,",
            ActionValue::Group => "a suit, C, D, H or S, or trump",
            ActionValue::Number => "a whole number",
            ActionValue::Times => "a number from 1 to 255",
            ActionValue::Grade => "a grade from 1 to 4",
            ActionValue::Exposure => "heavy or light",
        })
    }
}

impl FromStr for Action {
    type Err = ParseActionError;

    /// The text [`Display`](fmt::Display) writes; blanks may be repeated.
    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let reader = Reader { wrong: Cell::new(None) };
        reader.read(text).ok_or_else(|| {
            if let Some(at) = bare_sign(text) {
                return ParseActionError::NothingBehind { at };
            }
            reader.wrong.get().map_or(ParseActionError::NotAnAction, |(word, needed)| {
                let before = word.as_ptr().addr() - text.as_ptr().addr();
                ParseActionError::Value { at: text[..before].chars().count(), needed }
            })
        })
    }
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

/// Reads the values of an action, and remembers the first that is none.
struct Reader<'a> {
    wrong: Cell<Option<(&'a str, ActionValue)>>,
}

impl<'a> Reader<'a> {
    fn read(&self, text: &'a str) -> Option<Action> {
        let text = text.trim_matches(' ');
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let words: Vec<&str> = words(rest).collect();
        self.before_the_play(word, &words, rest)
            .or_else(|| self.in_the_play(word, &words, rest))
            .or_else(|| self.by_the_referee(word, &words))
    }

    /// Drawing, declaring and the kitty.
    fn before_the_play(&self, word: &str, words: &[&'a str], rest: &'a str) -> Option<Action> {
        Some(match (word, words) {
            ("draw", [cards]) => Action::Draw(self.number(cards)?),
            ("drawn", [cards, own @ ..]) => {
                Action::Drawn { cards: self.number(cards)?, own: self.cards(own)? }
            }
            ("settled", _) => {
                let (turned, kitty) = at_equals(rest);
                let kitty = match kitty {
                    Some(kitty) if kitty.trim_matches(' ').is_empty() => return None,
                    Some(kitty) => Some(self.bag(kitty)?),
                    None => None,
                };
                let turned: Option<Vec<Face>> = bag::words(turned).map(|face| self.card(face)).collect();
                Action::Settled { turned: turned?, kitty }
            }
            ("declare", [seat, face, count]) => {
                Action::Declare { seat: self.seat(seat)?, face: self.card(face)?, count: self.number(count)? }
            }
            ("pass", [seat]) => Action::Pass(self.seat(seat)?),
            ("settle", []) => Action::Settle,
            ("name", [seat, suit]) => Action::NameSuit { seat: self.seat(seat)?, suit: self.suit(suit)? },
            ("bury", []) => Action::Bury(None),
            ("bury", _) => Action::Bury(Some(self.bag(rest)?)),
            _ => return None,
        })
    }

    /// Cards played, what becomes of a throw, and the kitty shown at the end.
    fn in_the_play(&self, word: &str, words: &[&'a str], rest: &'a str) -> Option<Action> {
        Some(match (word, words) {
            ("play", [seat, _, ..]) => {
                let (cards, parts) = at_equals(rest.trim_start_matches(' ').strip_prefix(seat)?);
                let seat = self.seat(seat)?;
                let cards = self.bag(cards)?;
                let declared = match parts {
                    Some(parts) => Some(parts.split('+').map(|part| self.part(part)).collect::<Option<_>>()?),
                    None => None,
                };
                Action::Play { seat, cards, declared }
            }
            ("revoke", [seat, cards @ ..]) if !cards.is_empty() => {
                Action::Revoke { seat: self.seat(seat)?, cards: self.cards(cards)? }
            }
            ("stands", []) => Action::Verdict(None),
            ("fails", _) => Action::Verdict(Some(self.failed(rest)?)),
            ("choose", [seat, part]) => Action::Choose { seat: self.seat(seat)?, part: self.number(part)? },
            ("resolve", [part, grade, exposure]) => Action::Resolve {
                part: self.number(part)?,
                grade: self.grade(grade)?,
                exposure: match *exposure {
                    "heavy" => Exposure::Heavy,
                    "light" => Exposure::Light,
                    _ => return self.is_no(exposure, ActionValue::Exposure),
                },
            },
            ("reveal", _) => Action::Reveal(self.bag(rest)?),
            _ => return None,
        })
    }

    /// Exposed cards and the demands on them, cards taken over, and fines.
    fn by_the_referee(&self, word: &str, words: &[&'a str]) -> Option<Action> {
        Some(match (word, words) {
            ("expose", [seat, cards @ ..]) if !cards.is_empty() => {
                Action::Expose { seat: self.seat(seat)?, cards: self.cards(cards)? }
            }
            ("pickup", [seat]) => Action::PickUp(self.seat(seat)?),
            ("demand" | "forbid", _) => Action::Demand(self.demands(word, words)?),
            ("take", [seat, from, cards @ ..]) => {
                let number =
                    cards.first().filter(|_| cards.len() == 1).and_then(|number| number.parse().ok());
                let (seat, from) = (self.seat(seat)?, self.seat(from)?);
                let cards = match number {
                    Some(number) => Hand::Hidden(number),
                    None => Hand::Known(self.cards(cards)?),
                };
                Action::Take { seat, from, cards }
            }
            ("fine", [side, grade, times]) => Action::Fine {
                side: self.value(side, ActionValue::Side)?,
                grade: self.grade(grade)?,
                times: self.value::<NonZeroU8>(times, ActionValue::Times)?,
            },
            _ => return None,
        })
    }

    /// `forbid C and forbid D`: one order, or several at once.
    fn demands(&self, word: &str, words: &[&'a str]) -> Option<LeadDemand> {
        let mut orders = words.split(|&word| word == "and");
        let mut demand = self.demand(word, orders.next()?)?;
        for order in orders {
            let (word, words) = order.split_first()?;
            demand = demand.and(self.demand(word, words)?)?;
        }
        Some(demand)
    }

    fn demand(&self, word: &str, words: &[&'a str]) -> Option<LeadDemand> {
        Some(match (word, words) {
            ("demand", ["nothing"]) => LeadDemand::Free,
            ("demand", ["cards", cards @ ..]) => LeadDemand::Cards(self.cards(cards)?),
            ("forbid", ["cards", cards @ ..]) => LeadDemand::NotCards(self.cards(cards)?),
            ("demand", [group, "without", cards @ ..]) => {
                LeadDemand::SuitNotCards(self.group(group)?, self.cards(cards)?)
            }
            ("demand", [group]) => LeadDemand::Suit(self.group(group)?),
            ("forbid", [group]) => LeadDemand::NotSuit(self.group(group)?),
            _ => return None,
        })
    }

    /// `0 1 / 0 W S / 1 E = W`: the choices, then each beaten part with who beats it, then who chooses.
    fn failed(&self, text: &'a str) -> Option<FailedThrow> {
        let (text, chooser) = at_equals(text);
        let mut sections = text.split('/');
        let choices = words(sections.next()?).map(|part| self.number(part)).collect::<Option<_>>()?;
        let mut beaten = Vec::new();
        for section in sections {
            let mut words = words(section);
            let part = self.number(words.next()?)?;
            let mut by = BySeat([false; 4]);
            for word in words {
                by[self.seat(word)?] = true;
            }
            beaten.push(BeatenPart { part, by });
        }
        let chooser = match chooser {
            Some(chooser) => Some(self.seat(chooser.trim_matches(' '))?),
            None => None,
        };
        Some(FailedThrow { beaten, choices, chooser })
    }

    /// Remembers what should stand where something else does.
    fn is_no<T>(&self, word: &'a str, needed: ActionValue) -> Option<T> {
        self.wrong.set(self.wrong.get().or(Some((word, needed))));
        None
    }

    fn value<T: FromStr>(&self, word: &'a str, needed: ActionValue) -> Option<T> {
        word.parse().ok().or_else(|| self.is_no(word, needed))
    }

    fn seat(&self, word: &'a str) -> Option<Seat> {
        self.value(word, ActionValue::Seat)
    }

    fn card(&self, word: &'a str) -> Option<Face> {
        self.value(word, ActionValue::Card)
    }

    fn number<T: FromStr>(&self, word: &'a str) -> Option<T> {
        self.value(word, ActionValue::Number)
    }

    fn grade(&self, word: &'a str) -> Option<Grade> {
        let grade = word.parse().ok().and_then(Grade::from_number);
        grade.or_else(|| self.is_no(word, ActionValue::Grade))
    }

    fn suit(&self, word: &'a str) -> Option<Suit> {
        read_suit(word).or_else(|| self.is_no(word, ActionValue::Suit))
    }

    fn group(&self, word: &'a str) -> Option<Group> {
        match word {
            "trump" => Some(Group::Trump),
            _ => read_suit(word).map(Group::Side).or_else(|| self.is_no(word, ActionValue::Group)),
        }
    }

    /// Cards, each a word.
    fn cards(&self, words: &[&'a str]) -> Option<Bag> {
        self.bag_of(words.iter().copied())
    }

    /// Cards as [`Bag`] reads them.
    fn bag(&self, text: &'a str) -> Option<Bag> {
        self.bag_of(bag::words(text))
    }

    /// A part of a throw; one of no card is no part.
    fn part(&self, text: &'a str) -> Option<Bag> {
        self.bag(text).filter(|part| !part.is_empty())
    }

    fn bag_of(&self, words: impl Iterator<Item = &'a str>) -> Option<Bag> {
        let mut cards = Bag::EMPTY;
        for word in words {
            if !cards.insert(self.card(word)?) {
                return self.is_no(word, ActionValue::Copy);
            }
        }
        Some(cards)
    }
}

/// What stands before an equals sign, and after it if there is one.
fn at_equals(text: &str) -> (&str, Option<&str>) {
    text.split_once('=').map_or((text, None), |(before, after)| (before, Some(after)))
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(' ').filter(|word| !word.is_empty())
}

fn read_suit(text: &str) -> Option<Suit> {
    Suit::read(text).filter(|(_, rest)| rest.is_empty()).map(|(suit, _)| suit)
}
