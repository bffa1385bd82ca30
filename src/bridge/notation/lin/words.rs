//! The values of LIN commands: deals, calls, cards, results.

use crate::bridge::notation::code::Code;
use crate::bridge::notation::hands::{Hands, Problem, read_lettered};
use crate::bridge::notation::record::{CallEntry, Laid, Said, Stated, StatedContract};
use crate::bridge::{Call, Doubling, Seat, Undertaking, Vulnerability};
use crate::cards::{Card, CardSet, Suit};
use crate::cut;

/// The order of hands and names: south, west, north, east.
pub(super) const SEATS: [Seat; 4] = [Seat::South, Seat::West, Seat::North, Seat::East];

/// The value of `md`: the dealer's digit, then three or four hands from south. When three hands are given
/// whole the fourth is what is left.
pub(super) fn read_deal(value: &str) -> (Option<Seat>, Hands, Vec<Problem>) {
    let mut problems = Vec::new();
    let digit = value.chars().next().and_then(|c| c.to_digit(10));
    let dealer = digit.and_then(|digit| SEATS.get((digit as usize).checked_sub(1)?).copied());
    if dealer.is_none() && digit != Some(0) {
        problems.push(Problem::new(0, Code::BadSeat, value.chars().take(1).collect::<String>()));
    }
    let mut hands = Hands::default();
    let start = usize::from(digit.is_some());
    let mut offset = start;
    for (index, text) in cut::from(value, start).split(',').enumerate() {
        match SEATS.get(index) {
            Some(&seat) => {
                let cards = read_lettered(text, offset, &mut problems);
                hands[seat] = (!cards.is_empty()).then_some(cards);
            }
            None if text.trim().is_empty() => {}
            None => problems.push(Problem::new(offset, Code::BadDeal, text)),
        }
        offset += text.chars().count() + 1;
    }
    complete(&mut hands);
    (dealer, hands, problems)
}

/// Gives the one unknown hand the thirteen cards the others leave.
pub(super) fn complete(hands: &mut Hands) {
    let mut unknown = Seat::ALL.into_iter().filter(|&seat| hands[seat].is_none());
    let (Some(seat), None) = (unknown.next(), unknown.next()) else { return };
    let known: Vec<Card> = hands.0.iter().flatten().flatten().copied().collect();
    let set: CardSet = known.iter().copied().collect();
    if known.len() == 39 && set.len() == 39 {
        hands[seat] = Some((!set).iter().collect());
    }
}

/// The value of `sv`.
pub(super) fn read_vulnerability(value: &str) -> Result<Option<Vulnerability>, Code> {
    Ok(Some(match value.trim().to_ascii_lowercase().as_str() {
        "" | "?" => return Ok(None),
        "o" | "0" | "-" | "none" => Vulnerability::None,
        "n" | "ns" => Vulnerability::NorthSouth,
        "e" | "ew" => Vulnerability::EastWest,
        "b" | "all" | "both" => Vulnerability::All,
        _ => return Err(Code::BadVulnerability),
    }))
}

/// The letter of `sv`.
pub(super) const fn show_vulnerability(vulnerability: Vulnerability) -> &'static str {
    match vulnerability {
        Vulnerability::None => "o",
        Vulnerability::NorthSouth => "n",
        Vulnerability::EastWest => "e",
        Vulnerability::All => "b",
    }
}

/// The value of `mb`: one call or several, each with `!` for an alert and with an explanation in brackets.
pub(super) fn read_calls(value: &str) -> (Vec<CallEntry>, Vec<Problem>) {
    let (mut calls, mut problems) = (Vec::new(), Vec::new());
    let mut rest = value;
    loop {
        let trimmed = rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
        let Some(first) = trimmed.chars().next() else { break };
        let told = calls.last().is_some_and(|last: &CallEntry| last.alert && last.explanation.is_none());
        if let Some((said, length)) = one_call(trimmed).filter(|_| !told || is_calls(trimmed)) {
            calls.push(CallEntry::new(said));
            rest = cut::from(trimmed, length);
            continue;
        }
        match (first, calls.last_mut()) {
            ('!' | '*', Some(last)) => {
                last.alert = true;
                rest = cut::from(trimmed, 1);
            }
            ('(', Some(last)) if last.explanation.is_none() => {
                let (text, after) =
                    cut::from(trimmed, 1).split_once(')').unwrap_or((cut::from(trimmed, 1), ""));
                last.explanation = Some(text.to_string());
                rest = after;
            }
            (_, Some(last)) if last.alert && last.explanation.is_none() => {
                last.explanation = Some(trimmed.to_string());
                rest = "";
            }
            _ => {
                problems.push(Problem::new(characters_before(value, trimmed), Code::BadCall, trimmed));
                calls.push(CallEntry::new(Said::Other(trimmed.to_string())));
                rest = "";
            }
        }
    }
    if calls.is_empty() {
        problems.push(Problem::new(0, Code::BadCall, value));
    }
    (calls, problems)
}

/// How many characters of a text stand before the rest of it.
fn characters_before(text: &str, rest: &str) -> usize {
    cut::to(text, text.len() - rest.len()).chars().count()
}

/// Whether a text behind an alert is calls to its end, not the words of an explanation.
fn is_calls(text: &str) -> bool {
    const LONGEST_EXPLANATION: usize = 400;
    if text.len() > LONGEST_EXPLANATION {
        return true;
    }
    let mut rest = text;
    while let Some((_, length)) = one_call(rest) {
        rest =
            cut::from(rest, length).trim_start_matches(|c: char| c.is_whitespace() || matches!(c, ',' | '!'));
    }
    rest.is_empty() || rest.starts_with('(')
}

/// The call a text begins with, and its length in bytes.
fn one_call(text: &str) -> Option<(Said, usize)> {
    // Longer spellings first: `xx` is no two doubles, `1NT` no one notrump and a T.
    const WORDS: [&str; 12] =
        ["redouble", "double", "redbl", "pass", "rdbl", "dbl", "xx", "rd", "p", "x", "d", "r"];
    let word =
        WORDS.into_iter().find(|word| text.get(..word.len()).is_some_and(|t| t.eq_ignore_ascii_case(word)));
    let length = match word {
        Some(word) => word.len(),
        None => {
            (2..=4).rev().find(|&length| text.get(..length).is_some_and(|t| t.parse::<Call>().is_ok()))?
        }
    };
    let call = match cut::to(text, length).to_ascii_lowercase().as_str() {
        "redbl" | "rd" => Call::Redouble,
        word => word.parse().ok()?,
    };
    Some((Said::Call(call), length))
}

/// The value of `pc`: one card or several.
pub(super) fn read_cards(value: &str) -> (Vec<Laid>, Vec<Problem>) {
    let (mut cards, mut problems) = (Vec::new(), Vec::new());
    let mut rest = value;
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c == ',');
        let Some(first) = rest.chars().next() else { break };
        let after_suit = cut::from(rest, first.len_utf8());
        let rank = if after_suit.starts_with("10") {
            2
        } else {
            after_suit.chars().next().map_or(0, char::len_utf8)
        };
        let length = first.len_utf8() + rank;
        match (Suit::from_char(first), cut::to(rest, length).parse::<Card>()) {
            (Some(_), Ok(card)) => {
                cards.push(Laid::Card(card));
                rest = cut::from(rest, length);
            }
            _ => {
                problems.push(Problem::new(characters_before(value, rest), Code::BadCard, rest));
                cards.push(Laid::Other(rest.to_string()));
                break;
            }
        }
    }
    if cards.is_empty() {
        problems.push(Problem::new(0, Code::BadCard, value));
    }
    (cards, problems)
}

/// A result of the list in `rs`: `4SN=`, `3NTW-1`, `4HxE+1`, `PASS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outcome {
    pub(super) contract: StatedContract,
    pub(super) declarer: Option<Seat>,
    pub(super) tricks: Option<Stated<u8>>,
}

pub(super) fn read_outcome(text: &str) -> Option<Outcome> {
    let text = text.trim();
    if let "PASS" | "P" | "AP" | "PASSED OUT" = text.to_ascii_uppercase().as_str() {
        return Some(Outcome { contract: StatedContract::PassedOut, declarer: None, tricks: None });
    }
    let upper = text.to_ascii_uppercase();
    // A T after NT's N belongs to the bid; an N after it is north.
    let bid_length = if upper.get(1..3) == Some("NT") { 3 } else { 2 };
    let bid = upper.get(..bid_length)?.parse().ok()?;
    let (mut doubling, mut declarer) = (Doubling::Undoubled, None);
    let mut rest = cut::from(&upper, bid_length);
    while let Some(c) = rest.chars().next() {
        match (c, Seat::from_char(c)) {
            ('X' | 'D' | '*', _) if doubling == Doubling::Undoubled => doubling = Doubling::Doubled,
            ('X' | 'D' | '*', _) if doubling == Doubling::Doubled => doubling = Doubling::Redoubled,
            ('R', _) => doubling = Doubling::Redoubled,
            (_, Some(seat)) if declarer.is_none() => declarer = Some(seat),
            (' ', _) => {}
            _ => break,
        }
        rest = cut::from(rest, 1);
    }
    let undertaking = Undertaking { bid, doubling };
    let needed = i32::from(undertaking.bid.level()) + 6;
    let tricks = match rest.split_at_checked(1) {
        None => None,
        Some(("=", "")) => Some(needed),
        Some(("+", number)) => Some(needed.saturating_add(number.parse().ok()?)),
        Some(("-", number)) => Some(needed.saturating_sub(number.parse().ok()?)),
        Some(_) => return None,
    };
    let tricks = match tricks {
        Some(tricks) => Some(Stated::for_declarer(u8::try_from(tricks).ok().filter(|&tricks| tricks <= 13)?)),
        None => None,
    };
    Some(Outcome { contract: StatedContract::Played(undertaking), declarer, tricks })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn calls(value: &str) -> String {
        let (calls, problems) = read_calls(value);
        let show = |entry: &CallEntry| {
            let said = match &entry.said {
                Said::Call(call) => call.to_string(),
                other => format!("{other:?}"),
            };
            let alert = if entry.alert { "!" } else { "" };
            format!(
                "{said}{alert}{}",
                entry.explanation.as_ref().map_or(String::new(), |text| format!("({text})"))
            )
        };
        let shown: Vec<String> = calls.iter().map(show).collect();
        let wrong = if problems.is_empty() { "" } else { " ?" };
        format!("{}{wrong}", shown.join(" "))
    }

    #[test]
    fn calls_in_every_spelling() {
        for (value, expected) in [
            ("p", "Pass"),
            ("PASS", "Pass"),
            ("1N", "1NT"),
            ("1nt!", "1NT!"),
            ("3S!", "3S!"),
            ("d", "X"),
            ("dbl", "X"),
            ("XX", "XX"),
            ("rdbl", "XX"),
            ("p1cdrp", "Pass 1C X XX Pass"),
            ("1n(15-17)p2c!(asks, p?)", "1NT(15-17) Pass 2C!(asks, p?)"),
            ("2C!Stayman", "2C!(Stayman)"),
            ("2C!relay", "2C!(relay)"),
            ("2C!p2d!p", "2C! Pass 2D! Pass"),
            ("p, p, 1♥", "Pass Pass 1H"),
            ("8C", "Other(\"8C\") ?"),
            ("", " ?"),
            ("1Z", "Other(\"1Z\") ?"),
        ] {
            assert_eq!(calls(value), expected, "{value}");
        }
    }

    #[test]
    fn cards_apart_and_together() {
        let read = |value: &str| {
            let (cards, problems) = read_cards(value);
            (cards.len(), problems.len())
        };
        assert_eq!(read("D6"), (1, 0));
        assert_eq!(read("d6DTH10s2"), (4, 0));
        assert_eq!(read("D6 , CA"), (2, 0));
        assert_eq!(read("D"), (1, 1));
        assert_eq!(read("6D"), (1, 1));
        assert_eq!(read("D6é"), (2, 1));
        assert_eq!(read(""), (0, 1));
    }

    #[test]
    fn results() {
        let show = |text: &str| {
            read_outcome(text).map(|outcome| match outcome.contract {
                StatedContract::Played(undertaking) => format!(
                    "{undertaking} {} {}",
                    outcome.declarer.map_or('?', Seat::letter),
                    outcome.tricks.and_then(|t| t.declarer).map_or(-1, i32::from)
                ),
                _ => "pass".to_string(),
            })
        };
        for (text, expected) in [
            ("4SN=", "4S N 10"),
            ("3NTW-1", "3NT W 8"),
            ("3NW-1", "3NT W 8"),
            ("3NN+2", "3NT N 11"),
            ("4HxE-2", "4HX E 8"),
            ("4HExx=", "4HXX E 10"),
            ("7CS", "7C S -1"),
            ("PASS", "pass"),
        ] {
            assert_eq!(show(text).as_deref(), Some(expected), "{text}");
        }
        for text in ["", "4", "8CN=", "4SN+9", "4SN*1", "é", "4SN=1", "1CN-8"] {
            assert_eq!(show(text), None, "{text}");
        }
    }

    #[test]
    fn deals_of_three_hands() {
        let (dealer, hands, problems) = read_deal("3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,");
        assert_eq!((dealer, problems.len()), (Some(Seat::North), 0));
        assert_eq!(hands[Seat::East].as_ref().map(Vec::len), Some(13));
        let (dealer, hands, problems) = read_deal("0SAKQ,,H2,");
        assert_eq!((dealer, problems.len()), (None, 0));
        assert_eq!((&hands[Seat::West], &hands[Seat::East]), (&None, &None));
        assert_eq!(read_deal("SA,,,").2.len(), 1);
        assert_eq!(read_deal("1SA,x,,,HK").2.len(), 2);
        assert_eq!(read_deal("é").0, None);
    }
}
