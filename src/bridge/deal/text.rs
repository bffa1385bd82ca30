//! Hands and deals as text: `AK3.QJ.T98.65432` and `N:... ... ... ...`, the form PBN uses.

use super::Deal;
use super::check::{DealReport, DealSetup, Foreign};
use crate::bridge::{BySeat, Seat};
use crate::cards::{Card, CardSet, Rank, Suit};
use core::fmt;
use core::str::FromStr;

/// Text that is not laid out as a deal at all; wrong cards are not an error here but found by
/// [`DealSetup::check`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ParseDealError {
    /// The text does not begin with a seat and a colon.
    FirstSeat,
    /// Not four hands but this many.
    Hands(usize),
    /// A hand that has not four suits but this many; the seat says whose.
    Suits {
        /// Whose hand.
        seat: Seat,
        /// How many suits it has.
        found: usize,
    },
}

impl ParseDealError {
    /// The stable name: `deal-first-seat`, `deal-hands` or `deal-suits`.
    pub const fn name(self) -> &'static str {
        match self {
            ParseDealError::FirstSeat => "deal-first-seat",
            ParseDealError::Hands(_) => "deal-hands",
            ParseDealError::Suits { .. } => "deal-suits",
        }
    }
}

impl fmt::Display for ParseDealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParseDealError::FirstSeat => f.write_str("a deal begins with a seat and a colon, such as N:"),
            ParseDealError::Hands(found) => write!(f, "a deal has 4 hands, not {found}"),
            ParseDealError::Suits { seat, found } => {
                write!(f, "the hand of {seat} has {found} suits divided by dots, not 4")
            }
        }
    }
}

impl core::error::Error for ParseDealError {}

impl DealSetup {
    /// Reads `N:spades.hearts.diamonds.clubs ...`: the first seat, then four hands clockwise.
    ///
    /// The parser is relaxed: either case, any first seat, `10` for `T`, more than one blank between hands.
    /// A character that is no rank is kept as a foreign card; a hand given as `-` is empty.
    ///
    /// # Errors
    ///
    /// [`ParseDealError`] when the text has not that shape.
    pub fn from_pbn(text: &str) -> Result<DealSetup, ParseDealError> {
        let (first, rest) = text.trim().split_once(':').ok_or(ParseDealError::FirstSeat)?;
        let first: Seat = first.trim().parse().map_err(|_| ParseDealError::FirstSeat)?;
        let hands: Vec<&str> = rest.split_whitespace().collect();
        if hands.len() != 4 {
            return Err(ParseDealError::Hands(hands.len()));
        }
        let mut setup = DealSetup::default();
        for (i, hand) in hands.into_iter().enumerate() {
            setup.read_hand(first.plus(i), hand)?;
        }
        Ok(setup)
    }

    /// Adds the cards of one hand written `spades.hearts.diamonds.clubs`, or `-` for none.
    ///
    /// # Errors
    ///
    /// [`ParseDealError::Suits`] when there are not four suits.
    pub fn read_hand(&mut self, seat: Seat, text: &str) -> Result<(), ParseDealError> {
        if text == "-" {
            return Ok(());
        }
        let found = text.split('.').count();
        if found != 4 {
            return Err(ParseDealError::Suits { seat, found });
        }
        for (ranks, suit) in text.split('.').zip(Suit::ALL.into_iter().rev()) {
            self.read_suit(seat, suit, ranks);
        }
        Ok(())
    }

    /// The ranks of one suit; a void may be a dash as well.
    fn read_suit(&mut self, seat: Seat, suit: Suit, ranks: &str) {
        if ranks == "-" {
            return;
        }
        let mut parts = ranks.chars().peekable();
        while let Some(part) = parts.next() {
            let ten = part == '1' && parts.next_if_eq(&'0').is_some();
            match Rank::from_char(if ten { 'T' } else { part }) {
                Some(rank) => self.hands[seat].push(Card::new(suit, rank)),
                None => self.foreign.push(Foreign { seat, text: format!("{suit}{part}") }),
            }
        }
    }
}

/// A hand as `AK3.QJ.T98.65432`: spades first, highest first.
///
/// ```
/// use tricklaw::bridge::hand_text;
/// use tricklaw::cards::{CardSet, Suit};
/// assert_eq!(hand_text(CardSet::suit(Suit::Hearts)), ".AKQJT98765432..");
/// ```
pub fn hand_text(hand: CardSet) -> String {
    let suit =
        |suit: Suit| -> String { hand.of_suit(suit).iter().rev().map(|card| card.rank().letter()).collect() };
    Suit::ALL.map(suit).into_iter().rev().collect::<Vec<_>>().join(".")
}

impl Deal {
    /// The deal as PBN writes it, beginning with that seat.
    ///
    /// ```
    /// # use tricklaw::bridge::{Deal, DealSetup, Seat};
    /// let text = "E:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
    /// let deal = DealSetup::from_pbn(text).unwrap().into_deal().unwrap();
    /// assert_eq!(deal.to_pbn(Seat::East), text);
    /// ```
    pub fn to_pbn(&self, first: Seat) -> String {
        let hands = BySeat::from_fn(|i| hand_text(self.hand(first.plus(i.index()))));
        format!("{first}:{}", hands.0.join(" "))
    }
}

impl fmt::Display for Deal {
    /// The deal as PBN writes it, beginning with north.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_pbn(Seat::North))
    }
}

/// Text that gives no valid deal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InvalidDeal {
    /// It is not laid out as a deal.
    Text(ParseDealError),
    /// Its cards make none: the report of every problem.
    Cards(DealReport),
}

impl fmt::Display for InvalidDeal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InvalidDeal::Text(error) => error.fmt(f),
            InvalidDeal::Cards(report) => report.fmt(f),
        }
    }
}

impl core::error::Error for InvalidDeal {}

impl FromStr for Deal {
    type Err = InvalidDeal;

    /// As PBN writes it; [`DealSetup`] reads the same text where a wrong deal is to be looked into.
    ///
    /// ```
    /// # use tricklaw::bridge::Deal;
    /// let deal: Deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432".parse()?;
    /// assert_eq!(deal.number(), 0);
    /// assert_eq!("N:AKQ... - - -".parse::<Deal>().unwrap_err().to_string().split(';').next(), Some("N has 3 cards (2007 law 6B)"));
    /// # Ok::<(), tricklaw::bridge::InvalidDeal>(())
    /// ```
    fn from_str(text: &str) -> Result<Deal, InvalidDeal> {
        DealSetup::from_pbn(text).map_err(InvalidDeal::Text)?.into_deal().map_err(InvalidDeal::Cards)
    }
}
