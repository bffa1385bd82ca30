//! Whether a score can be right: for those who type scores in.

use super::score_of;
use crate::bridge::{Bid, Contract, Doubling, Seat, Side, Undertaking, Vulnerability};
use crate::order;

/// Every undertaking with its side and tricks that is worth those points to north-south, the lowest bid first. None means
/// that the score is impossible; 0 is a passed-out board and stands for no undertaking.
///
/// ```
/// use tricklaw::bridge::Vulnerability;
/// use tricklaw::bridge::score::{is_possible_score, undertakings_worth};
/// assert!(is_possible_score(420, Vulnerability::None));
/// assert!(!is_possible_score(410, Vulnerability::None));
/// let (undertaking, _, tricks) = undertakings_worth(1100, Vulnerability::All)[0];
/// assert_eq!((undertaking.to_string(), tricks), ("1CX".to_string(), 3)); // east-west went four down
/// ```
pub fn undertakings_worth(points: i32, vulnerability: Vulnerability) -> Vec<(Undertaking, Side, u8)> {
    let mut found = Vec::new();
    for bid in Bid::all() {
        for doubling in Doubling::ALL {
            for (declarer, sign) in [(Seat::North, 1), (Seat::East, -1)] {
                for tricks in 0..=13 {
                    let contract = Contract { bid, doubling, declarer };
                    if score_of(contract, vulnerability, tricks).is_ok_and(|score| score * sign == points) {
                        found.push((contract.undertaking(), declarer.side(), tricks));
                    }
                }
            }
        }
    }
    found
}

/// The same with the likeliest first: little over or under what was bid before much, a double being as unlikely as two tricks more
/// of that and a redouble as six; where that leaves it open undoubled before doubled, then of contracts made those up to the level of
/// four before higher ones, of contracts not made those near it.
///
/// ```
/// use tricklaw::bridge::Vulnerability;
/// use tricklaw::bridge::score::likeliest_undertakings;
/// let (undertaking, _, tricks) = likeliest_undertakings(420, Vulnerability::None)[0];
/// assert_eq!((undertaking.to_string(), tricks), ("4H".to_string(), 10));
/// // Four down doubled, rather than eleven down.
/// let (undertaking, _, tricks) = likeliest_undertakings(-1100, Vulnerability::All)[0];
/// assert_eq!((undertaking.to_string(), tricks), ("4CX".to_string(), 6));
/// ```
pub fn likeliest_undertakings(points: i32, vulnerability: Vulnerability) -> Vec<(Undertaking, Side, u8)> {
    let unusual = |&(undertaking, _, tricks): &(Undertaking, Side, u8)| {
        let Undertaking { bid, doubling } = undertaking;
        let apart = tricks.abs_diff(bid.level() + 6);
        let doubled = [0, 2, 6][doubling as usize];
        let is_made = tricks >= bid.level() + 6;
        let level = if is_made { u8::from(bid.level() > 4) } else { bid.level().abs_diff(4) };
        (apart + doubled, doubling as u8, level, bid)
    };
    order::sorted_by_key(undertakings_worth(points, vulnerability), unusual)
}

/// Whether a board can give north-south that many points by law 77.
///
/// ```
/// use tricklaw::bridge::Vulnerability;
/// use tricklaw::bridge::score::is_possible_score;
/// assert!(is_possible_score(620, Vulnerability::NorthSouth));
/// assert!(!is_possible_score(620, Vulnerability::EastWest), "not vulnerable, game is 420");
/// assert!(is_possible_score(0, Vulnerability::None), "passed out");
/// ```
pub fn is_possible_score(points: i32, vulnerability: Vulnerability) -> bool {
    points == 0 || !undertakings_worth(points, vulnerability).is_empty()
}

/// Why a result deserves a second look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Oddity {
    /// The contract was redoubled.
    Redoubled,
    /// It went down by very many.
    ManyDown,
    /// It was made with very many overtricks.
    ManyOvertricks,
    /// A contract below game was doubled and made.
    DoubledPartScoreMade,
    /// A grand slam.
    GrandSlam,
}

/// What is unusual enough to ask about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OddityOptions {
    /// That many tricks down and more: 5.
    pub down: u8,
    /// That many overtricks and more: 4.
    pub overtricks: u8,
}

impl Default for OddityOptions {
    fn default() -> OddityOptions {
        OddityOptions { down: 5, overtricks: 4 }
    }
}

/// What is unusual about a result; nothing for most.
///
/// ```
/// use tricklaw::bridge::score::{Oddity, OddityOptions, oddities};
/// let of = |undertaking: &str, tricks| oddities(undertaking.parse().unwrap(), tricks, &OddityOptions::default());
/// assert_eq!(of("2SX", 8), [Oddity::DoubledPartScoreMade]);
/// assert_eq!(of("3NT", 4), [Oddity::ManyDown]);
/// assert_eq!(of("4S", 10), []);
/// ```
pub fn oddities(undertaking: Undertaking, tricks: u8, options: &OddityOptions) -> Vec<Oddity> {
    let needed = undertaking.bid.level() + 6;
    let made = tricks >= needed;
    let worth =
        |undoubled: Undertaking| super::score(undoubled, false, undoubled.bid.level() + 6).unwrap_or(0);
    // Not vulnerable and undoubled, game is worth at least 400 and a part score at most 160.
    let part_score = worth(Undertaking { doubling: Doubling::Undoubled, ..undertaking }) < 300;
    let checks = [
        (undertaking.doubling == Doubling::Redoubled, Oddity::Redoubled),
        (needed.saturating_sub(tricks) >= options.down.max(1), Oddity::ManyDown),
        (tricks.saturating_sub(needed) >= options.overtricks.max(1), Oddity::ManyOvertricks),
        (made && part_score && undertaking.doubling == Doubling::Doubled, Oddity::DoubledPartScoreMade),
        (undertaking.bid.level() == 7, Oddity::GrandSlam),
    ];
    checks.into_iter().filter(|(holds, _)| *holds).map(|(_, oddity)| oddity).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_of_every_vulnerability() {
        for (points, vulnerability, expected) in [
            (0, Vulnerability::None, true),
            (-50, Vulnerability::None, true),
            (-50, Vulnerability::NorthSouth, false), // one down costs 100, and no part score is worth 50
            (620, Vulnerability::None, false),
            (620, Vulnerability::NorthSouth, true),
            (-620, Vulnerability::NorthSouth, false),
            (7600, Vulnerability::All, true),
            (7610, Vulnerability::All, false),
            (15, Vulnerability::All, false),
            (i32::MIN, Vulnerability::All, false),
        ] {
            assert_eq!(is_possible_score(points, vulnerability), expected, "{points} {vulnerability}");
        }
        for (undertaking, side, tricks) in undertakings_worth(-100, Vulnerability::NorthSouth) {
            let down = undertaking.bid.level() + 6 - tricks;
            assert_eq!((side, down), (Side::NorthSouth, 1));
        }
    }

    #[test]
    fn second_looks() {
        let options = OddityOptions::default();
        for (text, tricks, expected) in [
            ("4S", 10, vec![]),
            ("2SX", 8, vec![Oddity::DoubledPartScoreMade]),
            ("4SX", 10, vec![]),
            ("3NT", 4, vec![Oddity::ManyDown]),
            ("1NT", 11, vec![Oddity::ManyOvertricks]),
            ("7NTXX", 13, vec![Oddity::Redoubled, Oddity::GrandSlam]),
        ] {
            assert_eq!(oddities(text.parse().unwrap(), tricks, &options), expected, "{text} {tricks}");
        }
    }
}
