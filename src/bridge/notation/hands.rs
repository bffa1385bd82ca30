//! Hands as text: `AK3.QJ.T98.65432` and `SAK3HQJDT98C65432`.

use super::code::Code;
use crate::bridge::{BySeat, Seat};
use crate::cards::{Card, Rank, Suit};
use crate::cut;

/// The cards of each hand as read, repeated cards included; nothing for a hand not given.
pub type Hands = BySeat<Option<Vec<Card>>>;

/// Something wrong in a piece of text, so many characters from its beginning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Problem {
    pub(super) offset: usize,
    pub(super) code: Code,
    pub(super) found: String,
}

impl Problem {
    pub(super) fn new(offset: usize, code: Code, found: impl Into<String>) -> Problem {
        Problem { offset, code, found: found.into() }
    }
}

/// The suits in the order hands are written in.
pub(super) const SUITS_DOWN: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];

/// One hand, as `AK3.QJ.T98.65432` or as `SAK3HQJDT98C65432` (suit signs and `10` are understood, spaces
/// ignored), in the order read; nothing for text with anything else in it.
///
/// ```
/// use tricklaw::bridge::notation::read_hand;
/// let hand = read_hand("AK3.QJ.T98.65432").unwrap();
/// assert_eq!(read_hand("♠AK3 ♥QJ ♦1098 ♣65432"), Some(hand));
/// assert_eq!(read_hand("AK3.QJ"), None);
/// ```
pub fn read_hand(text: &str) -> Option<Vec<Card>> {
    let compact: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let mut problems = Vec::new();
    let cards = if cut::has(&compact, '.') {
        read_dotted(&compact, 0, &mut problems)
    } else {
        read_lettered(&compact, 0, &mut problems)
    };
    problems.retain(|problem| !problem.code.is_spelling());
    (problems.is_empty() && !compact.is_empty()).then_some(cards)
}

/// A hand as `AK3.QJ.T98.65432`, ranks descending, repeated cards repeated.
pub(super) fn write_hand(cards: &[Card]) -> String {
    SUITS_DOWN.map(|suit| ranks_down(cards, suit)).join(".")
}

/// The ranks held in a suit, descending.
pub(super) fn ranks_down(cards: &[Card], suit: Suit) -> String {
    let held = |rank: &Rank| cards.iter().filter(|&&card| card == Card::new(suit, *rank)).count();
    let ranks = Rank::ALL.iter().rev();
    ranks.flat_map(|rank| core::iter::repeat_n(rank.letter(), held(rank))).collect()
}

/// Reads `AK3.QJ.T98.65432`; `offset` is where the text begins.
pub(super) fn read_dotted(text: &str, offset: usize, problems: &mut Vec<Problem>) -> Vec<Card> {
    let mut cards = Vec::with_capacity(13);
    let mut suit = 0;
    let mut chars = text.chars().enumerate().peekable();
    while let Some((index, c)) = chars.next() {
        let at = offset + index;
        if c == '.' {
            suit += 1;
            continue;
        }
        let Some(&suit) = SUITS_DOWN.get(suit) else {
            problems.push(Problem::new(at, Code::BadDeal, c));
            continue;
        };
        match Rank::from_char(c) {
            Some(rank) => cards.push(Card::new(suit, rank)),
            None if c == '1' && chars.next_if(|&(_, next)| next == '0').is_some() => {
                problems.push(Problem::new(at, Code::TenAsTwoDigits, "10"));
                cards.push(Card::new(suit, Rank::Ten));
            }
            None if c == '-' && is_alone(text, index) => {
                problems.push(Problem::new(at, Code::VoidAsDash, c));
            }
            None => problems.push(Problem::new(at, Code::BadCard, c)),
        }
    }
    if suit != 3 {
        problems.push(Problem::new(offset, Code::BadDeal, text));
    }
    cards
}

/// Whether the character at that place has nothing but a full stop or the end on either side.
fn is_alone(text: &str, place: usize) -> bool {
    let at = |place: Option<usize>| place.and_then(|place| text.chars().nth(place)).is_none_or(|c| c == '.');
    at(place.checked_sub(1)) && at(Some(place + 1))
}

/// Reads `SAK3HQJDT98C65432`: letters or signs, any order of suits, a ten of two digits as well, since LIN has no rule against
/// it; `offset` is where the text begins.
pub(super) fn read_lettered(text: &str, offset: usize, problems: &mut Vec<Problem>) -> Vec<Card> {
    let mut cards = Vec::with_capacity(13);
    let mut current = None;
    let mut chars = text.chars().enumerate().peekable();
    while let Some((index, c)) = chars.next() {
        let at = offset + index;
        if let Some(suit) = Suit::from_char(c) {
            current = Some(suit);
            continue;
        }
        let ten = c == '1' && chars.next_if(|&(_, next)| next == '0').is_some();
        let rank = if ten { Some(Rank::Ten) } else { Rank::from_char(c) };
        match (current, rank) {
            (Some(suit), Some(rank)) => cards.push(Card::new(suit, rank)),
            _ if c.is_whitespace() => {}
            _ => problems.push(Problem::new(at, Code::BadCard, c)),
        }
    }
    cards
}

/// Reads the value of a PBN `Deal` tag.
pub(super) fn read_deal(value: &str) -> (Hands, Vec<Problem>) {
    let (mut hands, mut problems) = (Hands::default(), Vec::new());
    if matches!(value.trim(), "" | "?" | "-") {
        return (hands, problems);
    }
    let mut chars = value.chars();
    let first = match (chars.next().and_then(Seat::from_char), chars.next()) {
        (Some(seat), Some(':')) => seat,
        _ => {
            problems.push(Problem::new(0, Code::BadDeal, value.chars().take(2).collect::<String>()));
            Seat::North
        }
    };
    // Text without its first seat is read as hands from north; an odd prefix such as `X:` is skipped.
    let start = value.find(':').filter(|&colon| colon <= 5).map_or(0, |colon| colon + 1);
    let mut offset = cut::to(value, start).chars().count();
    let mut place = 0;
    for word in cut::from(value, start).split(' ') {
        match (word, place) {
            ("", _) if value.len() > start => {
                problems.push(Problem::new(offset, Code::BadDeal, " "));
            }
            (_, 4..) => problems.push(Problem::new(offset, Code::BadDeal, word)),
            _ => {
                hands[first.plus(place)] = read_hand_of_deal(word, offset, &mut problems);
                place += 1;
            }
        }
        offset += word.chars().count() + 1;
    }
    if place < 4 || hands.0.iter().all(Option::is_none) {
        problems.push(Problem::new(offset.saturating_sub(1), Code::BadDeal, value));
    }
    (hands, problems)
}

fn read_hand_of_deal(word: &str, offset: usize, problems: &mut Vec<Problem>) -> Option<Vec<Card>> {
    match word {
        "-" => None,
        "..." => {
            problems.push(Problem::new(offset, Code::BadDeal, word));
            None
        }
        _ => {
            let before = problems.len();
            let cards = read_dotted(word, offset, problems);
            let misread = problems[before..].iter().any(|problem| !problem.code.is_spelling());
            // Text in which nothing is a card tells of no hand, least of all that it has none.
            (!cards.is_empty() || !misread).then_some(cards)
        }
    }
}

/// The value of a `Deal` tag, beginning with the hand of `first`; a hand not given is `-`.
pub(super) fn write_deal(hands: &Hands, first: Seat) -> String {
    let hand = |place| match &hands[first.plus(place)] {
        Some(cards) if !cards.is_empty() => write_hand(cards),
        _ => "-".to_string(),
    };
    format!("{first}:{}", [0, 1, 2, 3].map(hand).join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(value: &str) -> Vec<(usize, Code)> {
        read_deal(value).1.into_iter().map(|problem| (problem.offset, problem.code)).collect()
    }

    #[test]
    fn a_deal_goes_clockwise_from_its_first_seat() {
        let text = "S:AKQ.JT9.876.5432 - JT9.876.5432.AKQ -";
        let (hands, problems) = read_deal(text);
        assert_eq!(problems, []);
        assert_eq!(write_hand(hands[Seat::North].as_ref().unwrap()), "JT9.876.5432.AKQ");
        assert_eq!((&hands[Seat::West], &hands[Seat::East]), (&None, &None));
        assert_eq!(write_deal(&hands, Seat::South), text);
        assert_eq!(write_deal(&hands, Seat::East), "E:- AKQ.JT9.876.5432 - JT9.876.5432.AKQ");
    }

    #[test]
    fn ranks_come_in_any_order_and_the_ten_as_two_digits() {
        let (hands, _) = read_deal("N:3kA.10.. - - -");
        assert_eq!(write_hand(hands[Seat::North].as_ref().unwrap()), "AK3.T..");
        assert_eq!(codes("N:3kA.10.. - - -"), [(6, Code::TenAsTwoDigits)]);
    }

    #[test]
    fn a_void_may_be_a_dash_of_its_own() {
        let (hands, _) = read_deal("N:-.AK.-.- - - -");
        assert_eq!(write_hand(hands[Seat::North].as_ref().unwrap()), ".AK..");
        assert_eq!(codes("N:-.AK.. - - -"), [(2, Code::VoidAsDash)]);
        assert_eq!(codes("N:-A.K.. - - -"), [(2, Code::BadCard)]);
        assert_eq!(codes("N:--.K.. - - -"), [(2, Code::BadCard), (3, Code::BadCard)]);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        for (value, expected) in [
            ("N:AKx... - - -", vec![(4, Code::BadCard)]),
            ("N:AK..  - - -", vec![(2, Code::BadDeal), (7, Code::BadDeal)]),
            ("AK... - - -", vec![(0, Code::BadDeal)]),
            ("N:AK... - -", vec![(11, Code::BadDeal)]),
            ("N:AK... - - - -", vec![(14, Code::BadDeal)]),
            ("N:AK....2 - - -", vec![(8, Code::BadDeal), (2, Code::BadDeal)]),
            ("?", vec![]),
            ("", vec![]),
        ] {
            assert_eq!(codes(value), expected, "{value}");
        }
    }

    #[test]
    fn any_text_gets_an_answer() {
        for value in ["::::", "é:é", "N:", ":", " ", "N: ", "10", "N:....... . . ."] {
            let _ = read_deal(value);
            let _ = read_hand(value);
        }
    }
}
