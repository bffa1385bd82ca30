//! What can happen at a table, as plain data.

use crate::bridge::call::Call;
use crate::bridge::law::{Answer, Ruled};
use crate::cards::{Card, Suit};
use core::fmt;
use core::str::FromStr;

/// One thing that happens at the table. The list of a board's actions is its record.
///
/// ```
/// use tricklaw::bridge::Action;
/// assert_eq!("2C".parse(), Ok(Action::Call("2C".parse().unwrap())));
/// assert_eq!("C2".parse(), Ok(Action::Play("C2".parse().unwrap())));
/// assert!("9C".parse::<Action>().is_err(), "a card has its suit first");
/// assert_eq!("=9".parse::<Action>().unwrap(), Action::AgreedClaim(9));
/// ```
///
/// # Stability
///
/// The text form is part of the interface: a call (`1NT`, `Pass`, `X`), a card, suit first (`SA`), `?SA` or `?` for a lead
/// placed face down, `!SA` for facing it, `=9` for an agreed claim that leaves the declarer nine tricks, `*D2` for an
/// irregular card, `-` for a card left out, `@2007:...` for a ruling and `>yes` for a decision. None has a blank in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// A call by the player whose turn it is.
    Call(Call),
    /// The opening lead placed face down (law 41A); the card is hidden in other players' views.
    LeadFaceDown(Option<Card>),
    /// The face-down lead is faced after the clarification period (law 41C).
    FaceLead(Card),
    /// A card played face up; as an opening lead it is placed and faced at once.
    Play(Card),
    /// All agree how many tricks the declarer's side wins on the whole board, 0 to 13 (laws 68 and 69A).
    AgreedClaim(u8),
    /// A card that the hand in turn holds and may not play: a revoke, say. It stands until attention is drawn to it.
    Irregular(Card),
    /// The hand in turn plays nothing and the trick goes on (law 67).
    Omit,
    /// A ruling that has been settled: what happened and what was answered.
    Ruling(Ruled),
    /// A decision that an earlier ruling left open until now: a choice of declarer's, or a finding.
    Decide(Answer),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Call(call) => call.fmt(f),
            Action::LeadFaceDown(Some(card)) => write!(f, "?{card}"),
            Action::LeadFaceDown(None) => f.write_str("?"),
            Action::FaceLead(card) => write!(f, "!{card}"),
            Action::Play(card) => card.fmt(f),
            Action::AgreedClaim(tricks) => write!(f, "={tricks}"),
            Action::Irregular(card) => write!(f, "*{card}"),
            Action::Omit => f.write_str("-"),
            Action::Ruling(ruled) => write!(f, "@{ruled}"),
            Action::Decide(answer) => write!(f, ">{answer}"),
        }
    }
}

/// Text that is no action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseActionError;

impl fmt::Display for ParseActionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "not an action: a call, a card, suit first (S9), ?card, !card, *card, -, =tricks, @ruling or >decision is needed",
        )
    }
}

impl core::error::Error for ParseActionError {}

impl FromStr for Action {
    type Err = ParseActionError;

    /// A card has its suit first, also where no bid is written so: `2C` is two clubs, the two of clubs is `C2`, and `9C` is nothing.
    fn from_str(text: &str) -> Result<Action, ParseActionError> {
        let card = |text: &str| match Suit::read(text) {
            Some(_) => text.parse().map_err(|_| ParseActionError),
            None => Err(ParseActionError),
        };
        if let Some(rest) = text.strip_prefix('?') {
            return Ok(Action::LeadFaceDown(if rest.is_empty() { None } else { Some(card(rest)?) }));
        }
        if let Some(rest) = text.strip_prefix('!') {
            return Ok(Action::FaceLead(card(rest)?));
        }
        if let Some(rest) = text.strip_prefix('=') {
            let digits = !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit());
            let tricks = rest.parse().ok().filter(|&tricks: &u8| digits && tricks <= 13);
            return tricks.map(Action::AgreedClaim).ok_or(ParseActionError);
        }
        if let Some(rest) = text.strip_prefix('*') {
            return Ok(Action::Irregular(card(rest)?));
        }
        if let Some(rest) = text.strip_prefix('@') {
            return rest.parse().map(Action::Ruling).map_err(|_| ParseActionError);
        }
        if let Some(rest) = text.strip_prefix('>') {
            return rest.parse().map(Action::Decide).map_err(|_| ParseActionError);
        }
        if text == "-" {
            return Ok(Action::Omit);
        }
        text.parse().map(Action::Call).or_else(|_| card(text).map(Action::Play))
    }
}
