//! Rulings as text, for records: `2007:insufficient-bid,by=E,bid=1S:accept`.

use super::denominations::Denominations;
use super::finding::{Answer, Answers, Choice, Expect};
use super::irregularity::Irregularity;
use super::misread::ParseRulingError;
use super::ruling::Ruled;
use crate::bridge::call::{Bid, Call, Denomination};
use crate::bridge::seat::Seat;
use crate::cards::{Card, CardSet, Suit};
use crate::cite::Book;
use core::fmt;
use core::str::FromStr;

/// A value in the text of an irregularity.
trait Field: Sized {
    const MAY_BE_NOTHING: bool = false;
    fn write(&self) -> String;
    fn read(text: &str) -> Option<Self>;
    /// The player, where it is one.
    fn player(&self) -> Option<Seat> {
        None
    }
}

macro_rules! plain_fields {
    ($($type:ty),*) => {$(
        impl Field for $type {
            fn write(&self) -> String {
                self.to_string()
            }
            fn read(text: &str) -> Option<$type> {
                text.parse().ok()
            }
        }
    )*};
}

impl Field for Seat {
    fn write(&self) -> String {
        self.to_string()
    }
    fn read(text: &str) -> Option<Seat> {
        text.parse().ok()
    }
    fn player(&self) -> Option<Seat> {
        Some(*self)
    }
}

plain_fields!(Call, Bid, Card, Denomination, Denominations, bool, u8);

impl Field for Suit {
    fn write(&self) -> String {
        self.to_string()
    }
    fn read(text: &str) -> Option<Suit> {
        text.parse().ok().and_then(Denomination::trump)
    }
}

impl<T: Field> Field for Option<T> {
    const MAY_BE_NOTHING: bool = true;
    fn write(&self) -> String {
        self.as_ref().map_or("-".to_owned(), Field::write)
    }
    fn read(text: &str) -> Option<Option<T>> {
        if text == "-" { Some(None) } else { T::read(text).map(Some) }
    }
}

impl Field for CardSet {
    fn write(&self) -> String {
        if self.is_empty() { "-".to_owned() } else { self.to_string().replace(' ', "+") }
    }
    fn read(text: &str) -> Option<CardSet> {
        if text == "-" {
            Some(CardSet::EMPTY)
        } else {
            text.split('+').map(|card| card.parse().ok()).collect()
        }
    }
}

impl fmt::Display for Denominations {
    /// The letters `CDHSN` of the set, or `-`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let letters = Denomination::ALL.into_iter().zip("CDHSN".chars());
        letters
            .filter(|(denomination, _)| self.contains(*denomination))
            .try_for_each(|(_, c)| write!(f, "{c}"))
    }
}

impl FromStr for Denominations {
    type Err = ParseRulingError;

    /// Letters or suit signs, `N` for notrump, or `-` for none.
    fn from_str(text: &str) -> Result<Denominations, ParseRulingError> {
        if text == "-" {
            return Ok(Denominations::NONE);
        }
        let read =
            |c: char| c.to_string().parse::<Denomination>().map_err(|_| ParseRulingError::Denominations);
        if text.is_empty() { Err(ParseRulingError::Denominations) } else { text.chars().map(read).collect() }
    }
}

macro_rules! irregularities {
    ($($name:ident = $code:literal { $($field:ident),* };)*) => {
        impl Irregularity {
            /// The stable code of the kind, such as `insufficient-bid` or `revoke`.
            pub const fn code(&self) -> &'static str {
                match self { $(Irregularity::$name { .. } => $code,)* }
            }

            /// The code of every kind.
            pub const CODES: &'static [&'static str] = &[$($code,)*];

            /// The player it names, or whose hand.
            #[allow(unused_variables)]
            pub(super) fn player(&self) -> Option<Seat> {
                match self { $(Irregularity::$name { $($field),* } => None$(.or($field.player()))*,)* }
            }
        }

        impl fmt::Display for Irregularity {
            #[allow(unused_variables)]
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.code())?;
                match self {
                    $(Irregularity::$name { $($field),* } => {
                        $(write_field(f, stringify!($field), $field.write())?;)*
                    })*
                }
                Ok(())
            }
        }

        impl FromStr for Irregularity {
            type Err = ParseRulingError;

            /// The code, then every field of the variant as `,name=value`, in any order; one that is nothing may be left
            /// out.
            fn from_str(text: &str) -> Result<Irregularity, ParseRulingError> {
                let (code, fields) = text.split_once(',').map_or((text, None), |(code, rest)| (code, Some(rest)));
                let mut parts: Vec<&str> = fields.into_iter().flat_map(|fields| fields.split(',')).collect();
                let read = match code {
                    $($code => Irregularity::$name { $($field: field(&mut parts, stringify!($field))?),* },)*
                    _ => return Err(ParseRulingError::Irregularity),
                };
                if parts.is_empty() { Ok(read) } else { Err(ParseRulingError::Irregularity) }
            }
        }
    };
}

fn write_field(f: &mut fmt::Formatter<'_>, name: &str, value: String) -> fmt::Result {
    f.write_str(",")?;
    f.write_str(name)?;
    f.write_str("=")?;
    f.write_str(&value)
}

/// Takes the field of that name. One that may be nothing may be left out.
fn field<T: Field>(parts: &mut Vec<&str>, name: &str) -> Result<T, ParseRulingError> {
    let value = value(parts, name).or(T::MAY_BE_NOTHING.then_some("-"));
    value.and_then(T::read).ok_or(ParseRulingError::Irregularity)
}

fn value<'a>(parts: &mut Vec<&'a str>, name: &str) -> Option<&'a str> {
    let of_name = |part: &&'a str| part.strip_prefix(name)?.strip_prefix('=');
    let at = parts.iter().position(|part| of_name(part).is_some())?;
    of_name(&parts.swap_remove(at))
}

irregularities! {
    ChangeOfCall = "change-of-call" { by, to };
    InsufficientBid = "insufficient-bid" { by, bid, to };
    CallOutOfRotation = "call-out-of-rotation" { by, call };
    SimultaneousCalls = "simultaneous-calls" { by, call, first };
    InadmissibleDouble = "inadmissible-double" { by, call };
    BarredPlayerCalls = "barred-player-calls" { by, call };
    BidAboveSeven = "bid-above-seven" { by, level, denomination };
    CallAfterEnd = "call-after-end" { by, call };
    MisinformedCall = "misinformed-call" { by };
    CallOnWrongCards = "call-on-wrong-cards" { by };
    CallOnOwnBoard = "call-on-own-board" { by, cancelled };
    CardsFacedInAuction = "cards-faced-in-auction" { by, cards, led };
    OpeningLeadOutOfTurn = "opening-lead-out-of-turn" { by, card };
    LeadOutOfTurn = "lead-out-of-turn" { by, card };
    PrematurePlay = "premature-play" { by, card };
    PlayBeforeCorrection = "play-before-correction" { by, card };
    SimultaneousPlays = "simultaneous-plays" { by, card, first };
    SeveralCards = "several-cards" { by, visible };
    CardsExposed = "cards-exposed" { by, cards };
    PenaltyCardNotPlayed = "penalty-card-not-played" { by, card };
    FifthCard = "fifth-card" { by, card };
    CardHeldOut = "card-held-out" { by, card };
    SlipOfDesignation = "slip-of-designation" { meant };
    DummyMisplaced = "dummy-misplaced" { named };
    DummySuggests = "dummy-suggests" { card };
    DummyWarns = "dummy-warns" {};
    DummyPointsOut = "dummy-points-out" {};
    DummyAsksAboutRevoke = "dummy-asks-about-revoke" { by, trick };
    PlayOnMisinformation = "play-on-misinformation" { by };
    Revoke = "revoke" { by, trick };
    CardLeftOut = "card-left-out" { by, trick };
    ExtraCards = "extra-cards" { by, trick, extra, exposed };
    WrongCount = "wrong-count" { by };
    SurplusCard = "surplus-card" { by };
    MissingCard = "missing-card" { by, card };
    WrongBoard = "wrong-board" {};
    ExtraneousInformation = "extraneous-information" { by };
    InformationFromPartner = "information-from-partner" { by };
    FalseInference = "false-inference" { by };
    PotentialDamage = "potential-damage" { by };
    ActedBeforeRuling = "acted-before-ruling" { by };
}

macro_rules! choices {
    (plain { $($name:ident = $code:literal;)* } valued { $($valued:ident($type:ty) = $valued_code:literal;)* }) => {
        impl Choice {
            /// The stable code, such as `accept` or `require-suit`; the value of a choice that has one is not in it.
            pub const fn code(&self) -> &'static str {
                match self {
                    $(Choice::$name => $code,)*
                    $(Choice::$valued(_) => $valued_code,)*
                }
            }
        }

        impl fmt::Display for Choice {
            /// The code, with `=` and the value if there is one: `accept`, `require-suit=H`.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Choice::$name => f.write_str($code),)*
                    $(Choice::$valued(value) => write!(f, "{}={}", $valued_code, value.write()),)*
                }
            }
        }

        impl FromStr for Choice {
            type Err = ParseRulingError;

            /// As it is written.
            fn from_str(text: &str) -> Result<Choice, ParseRulingError> {
                $(if text == $code { return Ok(Choice::$name); })*
                let (code, value) = text.split_once('=').ok_or(ParseRulingError::Choice)?;
                match code {
                    $($valued_code => Field::read(value).map(Choice::$valued).ok_or(ParseRulingError::Choice),)*
                    _ => Err(ParseRulingError::Choice),
                }
            }
        }
    };
}

choices! {
    plain {
    Accept = "accept";
    Refuse = "refuse";
    LetStand = "let-stand";
    Another = "another";
    Keep = "keep";
    Withdraw = "withdraw";
    Nothing = "nothing";
    LeftCalled = "left-called";
    ProperCalled = "proper-called";
    ProperLed = "proper-led";
    Spread = "spread";
    Free = "free";
    Highest = "highest";
    Lowest = "lowest";
    InTime = "in-time";
    NextBoard = "next-board";
    RoundOver = "round-over";
    AtFault = "at-fault";
    PartlyAtFault = "partly-at-fault";
    NotAtFault = "not-at-fault";
    PlayOn = "play-on";
    Reseat = "reseat";
    Redeal = "redeal";
    Substitute = "substitute";
    Artificial = "artificial";
    }
    valued {
    RequireSuit(Suit) = "require-suit";
    ForbidSuits(Denominations) = "forbid-suits";
    RequireOther(Suit) = "require-other";
    ForbidOther(Suit) = "forbid-other";
    Card(Card) = "card";
    Hand(Seat) = "hand";
    }
}

impl fmt::Display for Answer {
    /// `yes`, `no`, `call=2H`, `denominations=HS`, or the choice.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Yes => f.write_str("yes"),
            Answer::No => f.write_str("no"),
            Answer::Call(call) => write!(f, "call={call}"),
            Answer::Denominations(set) => write!(f, "denominations={set}"),
            Answer::Choice(choice) => choice.fmt(f),
        }
    }
}

impl FromStr for Answer {
    type Err = ParseRulingError;

    /// As it is written.
    fn from_str(text: &str) -> Result<Answer, ParseRulingError> {
        let read = match (text, text.split_once('=')) {
            ("yes", _) => Some(Answer::Yes),
            ("no", _) => Some(Answer::No),
            (_, Some(("call", call))) => call.parse().ok().map(Answer::Call),
            (_, Some(("denominations", set))) => set.parse().ok().map(Answer::Denominations),
            _ => text.parse().ok().map(Answer::Choice),
        };
        read.ok_or(ParseRulingError::Answer)
    }
}

impl Expect {
    /// An answer to a question of that kind: as a record has it, or the call or the denominations alone.
    ///
    /// # Errors
    ///
    /// [`ParseRulingError`] for text that is neither.
    ///
    /// ```
    /// # use tricklaw::bridge::law::Expect;
    /// # use tricklaw::bridge::{Call, CallSet};
    /// let call = Expect::Call { of: CallSet::of(Call::Double), standing: CallSet::EMPTY };
    /// assert_eq!(call.read("X"), call.read("call=X"));
    /// assert_eq!(Expect::Denominations.read("HS").unwrap().to_string(), "denominations=HS");
    /// assert!(Expect::YesOrNo.read("X").is_err());
    /// ```
    pub fn read(self, text: &str) -> Result<Answer, ParseRulingError> {
        let alone = match self {
            Expect::YesOrNo => None,
            Expect::Call { .. } => text.parse().ok().map(Answer::Call),
            Expect::Denominations => text.parse().ok().map(Answer::Denominations),
        };
        alone.map_or_else(|| text.parse(), Ok)
    }
}

impl fmt::Display for Ruled {
    /// Without blanks: `2007:call-out-of-rotation,by=W,call=1H:refuse;no`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:", self.book.of_bridge().name(), self.irregularity)?;
        for (i, answer) in self.answers.as_slice().iter().enumerate() {
            write!(f, "{}{answer}", if i == 0 { "" } else { ";" })?;
        }
        Ok(())
    }
}

impl FromStr for Ruled {
    type Err = ParseRulingError;

    /// As it is written.
    fn from_str(text: &str) -> Result<Ruled, ParseRulingError> {
        let mut parts = text.splitn(3, ':');
        let mut next = || parts.next().ok_or(ParseRulingError::Ruling);
        let book = Book::from_name(next()?)
            .filter(|book| book.of_bridge() == *book)
            .ok_or(ParseRulingError::Ruling)?;
        let irregularity = next()?.parse()?;
        let mut answers = Answers::NONE;
        for answer in next()?.split(';').filter(|answer| !answer.is_empty()) {
            answers = answers.with(answer.parse()?).ok_or(ParseRulingError::Ruling)?;
        }
        Ok(Ruled { book, irregularity, answers })
    }
}
