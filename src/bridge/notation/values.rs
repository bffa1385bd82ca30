//! Tag values that mean something in the game: board number, seats, contract, result, score.

use super::code::Code;
use super::record::{Stated, StatedContract};
use crate::bridge::{Denomination, Seat, Undertaking, Vulnerability};

/// What a value was understood as, and what is wrong with it; a value can be both understood and wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reading<T> {
    pub(super) value: Option<T>,
    pub(super) problem: Option<Code>,
}

impl<T> Reading<T> {
    const NOTHING: Reading<T> = Reading { value: None, problem: None };

    fn clean(value: T) -> Reading<T> {
        Reading { value: Some(value), problem: None }
    }

    fn wrong(code: Code) -> Reading<T> {
        Reading { value: None, problem: Some(code) }
    }

    /// Understood, though not in the form the format asks for.
    fn forgiven(value: T, code: Code) -> Reading<T> {
        Reading { value: Some(value), problem: Some(code) }
    }

    /// Understood; `formal` says whether in the form the format asks for.
    fn clean_if(formal: bool, value: T, code: Code) -> Reading<T> {
        if formal { Reading::clean(value) } else { Reading::forgiven(value, code) }
    }
}

fn is_unknown(value: &str) -> bool {
    matches!(value.trim(), "" | "?")
}

pub(super) fn read_board(value: &str) -> Reading<u64> {
    if is_unknown(value) {
        return Reading::NOTHING;
    }
    let digits = value.trim().trim_start_matches(|c: char| !c.is_ascii_digit());
    match digits.parse() {
        Ok(0) | Err(_) => Reading::wrong(Code::BadBoard),
        Ok(number) => Reading::clean_if(digits == value, number, Code::BadBoard),
    }
}

/// A dealer or a declarer; a declarer who changed places with dummy is marked by `^`.
pub(super) fn read_seat(value: &str) -> Reading<Seat> {
    if is_unknown(value) {
        return Reading::NOTHING;
    }
    let name = value.strip_prefix('^').unwrap_or(value);
    match name.trim().parse() {
        Ok(seat) => Reading::clean_if(name.len() == 1, seat, Code::BadSeat),
        Err(_) => Reading::wrong(Code::BadSeat),
    }
}

pub(super) fn read_vulnerability(value: &str) -> Reading<Vulnerability> {
    if is_unknown(value) {
        return Reading::NOTHING;
    }
    if let Ok(vulnerability) = value.parse() {
        return Reading::clean(vulnerability);
    }
    let compact: String = value.to_ascii_lowercase().chars().filter(|c| c.is_ascii_alphanumeric()).collect();
    let vulnerability = match compact.as_str() {
        "nil" | "o" | "0" | "z" | "nobody" | "neither" => Vulnerability::None,
        "ns" | "northsouth" | "n" => Vulnerability::NorthSouth,
        "ew" | "eastwest" | "e" => Vulnerability::EastWest,
        "b" | "everybody" | "nsew" | "game" => Vulnerability::All,
        other => match other.parse() {
            Ok(vulnerability) => vulnerability,
            Err(_) => return Reading::wrong(Code::BadVulnerability),
        },
    };
    Reading::forgiven(vulnerability, Code::BadVulnerability)
}

pub(super) fn read_contract(value: &str) -> Reading<StatedContract> {
    if is_unknown(value) {
        return Reading::NOTHING;
    }
    let compact: String =
        value.chars().filter(|c| !c.is_whitespace()).map(|c| if c == '*' { 'X' } else { c }).collect();
    let lower = compact.to_ascii_lowercase();
    if let "pass" | "passed" | "passedout" | "allpass" | "ap" | "p" = lower.as_str() {
        return Reading::clean_if(lower == "pass", StatedContract::PassedOut, Code::BadContract);
    }
    if let Ok(denomination) = compact.parse::<Denomination>() {
        return Reading::clean(StatedContract::EndPosition(denomination));
    }
    match compact.parse::<Undertaking>() {
        Ok(undertaking) => {
            let formal = undertaking.to_string().eq_ignore_ascii_case(value);
            Reading::clean_if(formal, StatedContract::Played(undertaking), Code::BadContract)
        }
        Err(_) => Reading::wrong(Code::BadContract),
    }
}

pub(super) fn show_contract(contract: StatedContract) -> String {
    match contract {
        StatedContract::PassedOut => "Pass".to_string(),
        StatedContract::Played(undertaking) => undertaking.to_string(),
        StatedContract::EndPosition(denomination) => denomination.to_string(),
    }
}

/// The result in tricks: `9`, `NS 9`, `EW 4`, both, or `^9` after an irregularity.
pub(super) fn read_tricks(value: &str) -> Reading<Stated<u8>> {
    // A leading sign would be a result against the contract, not a number of tricks.
    let number = |word: &str| word.parse().ok().filter(|&tricks| tricks <= 13 && !word.starts_with('+'));
    read_stated(value, Code::BadResult, number)
}

/// The score in points: `420`, `NS +420`, `EW -420`, or both.
pub(super) fn read_score(value: &str) -> Reading<Stated<i32>> {
    read_stated(value, Code::BadScore, |word| word.parse().ok())
}

fn read_stated<T: Copy>(value: &str, code: Code, number: impl Fn(&str) -> Option<T>) -> Reading<Stated<T>> {
    if is_unknown(value) {
        return Reading::NOTHING;
    }
    let words: Vec<&str> = value.strip_prefix('^').unwrap_or(value).split_whitespace().take(5).collect();
    let mut stated = Stated { declarer: None, north_south: None, east_west: None };
    if let [word] = words[..] {
        stated.declarer = number(word);
        return if stated.declarer.is_some() { Reading::clean(stated) } else { Reading::wrong(code) };
    }
    for pair in words.chunks(2) {
        let place = match pair[0].to_ascii_uppercase().as_str() {
            "NS" => &mut stated.north_south,
            "EW" => &mut stated.east_west,
            _ => return Reading::wrong(code),
        };
        match pair.get(1).and_then(|word| number(word)) {
            Some(read) if place.is_none() => *place = Some(read),
            _ => return Reading::wrong(code),
        }
    }
    Reading::clean(stated)
}

pub(super) fn show_stated<T: core::fmt::Display>(stated: &Stated<T>) -> String {
    let side = |name: &str, value: &Option<T>| value.as_ref().map(|value| format!("{name} {value}"));
    match &stated.declarer {
        Some(value) => value.to_string(),
        None => {
            let sides = [side("NS", &stated.north_south), side("EW", &stated.east_west)];
            sides.into_iter().flatten().collect::<Vec<_>>().join(" ")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contracts() {
        for (value, shown, problem) in [
            ("4SX", "4SX", None),
            ("5Cx", "5CX", None),
            ("3N", "3NT", Some(Code::BadContract)),
            ("4♥ **", "4HXX", Some(Code::BadContract)),
            ("Pass", "Pass", None),
            ("passed out", "Pass", Some(Code::BadContract)),
            ("H", "H", None),
            ("NT", "NT", None),
        ] {
            let reading = read_contract(value);
            assert_eq!(
                (reading.value.map(show_contract).as_deref(), reading.problem),
                (Some(shown), problem),
                "{value}"
            );
        }
        for value in ["5Hearts", "8C", "4SXXX", "é", "4", "X"] {
            assert_eq!(read_contract(value), Reading::wrong(Code::BadContract), "{value}");
        }
        assert_eq!(read_contract("?"), Reading::NOTHING);
    }

    #[test]
    fn results_and_scores() {
        assert_eq!(read_tricks("9"), Reading::clean(Stated::for_declarer(9)));
        assert_eq!(read_tricks("^9"), Reading::clean(Stated::for_declarer(9)));
        let both = Stated { declarer: None, north_south: Some(9), east_west: Some(4) };
        assert_eq!(read_tricks("EW 4 NS 9"), Reading::clean(both));
        assert_eq!(show_stated(&both), "NS 9 EW 4");
        for value in ["14", "C-2", "NS", "NS 9 NS 9", "EW 4 9", "+1", "-1", "9 tricks"] {
            assert_eq!(read_tricks(value), Reading::wrong(Code::BadResult), "{value}");
        }
        let east_west = Stated { declarer: None, north_south: None, east_west: Some(-550) };
        assert_eq!(read_score("EW -550"), Reading::clean(east_west));
        assert_eq!(read_score("+550"), Reading::clean(Stated::for_declarer(550)));
        assert_eq!(read_score("1/2"), Reading::wrong(Code::BadScore));
    }

    #[test]
    fn boards_seats_and_vulnerabilities() {
        assert_eq!(read_board("01"), Reading::clean(1));
        assert_eq!(read_board("Board 7"), Reading::forgiven(7, Code::BadBoard));
        for value in ["0", "-", "1.5", "99999999999999999999999"] {
            assert_eq!(read_board(value).value, None, "{value}");
        }
        assert_eq!(read_seat("^S"), Reading::clean(Seat::South));
        assert_eq!(read_seat("Black"), Reading::wrong(Code::BadSeat));
        assert_eq!(read_vulnerability("Love"), Reading::clean(Vulnerability::None));
        assert_eq!(read_vulnerability("N/S").value, Some(Vulnerability::NorthSouth));
        assert_eq!(read_vulnerability("Black").problem, Some(Code::BadVulnerability));
    }
}
