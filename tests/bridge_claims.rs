//! Laws 68 to 71: claims under the published policies, case by case.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::claim::{
    Claim, Class, Policy, Position, Preset, Statement, Switch, Terms, Verdict, adjudicate,
};
use tricklaw::bridge::{Seat, winner};
use tricklaw::cards::{Card, Suit};
use tricklaw::cite::Book;

const CASES: &str = include_str!("data/claims.txt");

struct Case {
    line: usize,
    position: Position,
    claim: Claim,
    book: Book,
    changes: Vec<(Switch, String)>,
    /// Preset, least and most tricks accepted.
    awards: Vec<(Preset, u8, u8)>,
    why: String,
}

fn suit(text: &str) -> Suit {
    Suit::from_char(text.chars().next().unwrap()).unwrap()
}

fn read_case(line: usize, text: &str) -> Case {
    let fields: Vec<&str> = text.splitn(8, ';').map(str::trim).collect();
    let [position, claimer, tricks, statement, conditions, awards, law, why] = fields[..] else {
        panic!("line {line}: {} fields", fields.len())
    };
    let mut position: Position = position.parse().unwrap_or_else(|error| panic!("line {line}: {error}"));
    let statement = Statement::parse(statement).unwrap_or_else(|error| panic!("line {line}: {error}"));
    let mut claim = Claim::new(claimer.parse().unwrap(), tricks.parse().unwrap()).stating(statement);
    let (mut book, mut changes) = (Book::default(), Vec::new());
    for condition in conditions.split_whitespace() {
        let (name, value) = condition.split_once('=').unwrap();
        match name {
            "trumps" => claim.awareness.trumps = Some(value == "known"),
            "aware" => claim.awareness = claim.awareness.with_suit(suit(value)),
            "card" => _ = claim.awareness.cards.insert(value.parse().unwrap()),
            "loser" => _ = claim.awareness.losers.insert(value.parse().unwrap()),
            "class" => claim.class = Class::ALL.into_iter().find(|class| class.name() == value).unwrap(),
            "book" => book = Book::from_name(value).unwrap(),
            "out" => {
                let (seat, of) = value.split_once(':').unwrap();
                position = position.with_shown_out(seat.parse().unwrap(), suit(of)).unwrap();
            }
            "set" => {
                let (switch, setting) = value.split_once(':').unwrap();
                changes.push((Switch::from_name(switch).unwrap(), setting.into()));
            }
            "penalty" => {
                let (seat, card) = value.split_once(':').unwrap();
                let seat: Seat = seat.parse().unwrap();
                claim.restrictions.major[seat].insert(card.parse().unwrap());
            }
            _ => panic!("line {line}: {name}"),
        }
    }
    let awards = awards.split(',').map(|award| {
        let (preset, tricks) = award.trim().split_once(' ').unwrap();
        let (least, most) = tricks.split_once('-').unwrap_or((tricks, tricks));
        let preset = Preset::ALL.into_iter().find(|known| known.name() == preset).unwrap();
        (preset, least.parse().unwrap(), most.parse().unwrap())
    });
    Case { line, position, claim, book, changes, awards: awards.collect(), why: format!("{why} ({law})") }
}

fn cases() -> Vec<Case> {
    let lines = CASES.lines().enumerate().filter(|(_, text)| !text.starts_with('#') && !text.is_empty());
    lines.map(|(i, text)| read_case(i + 1, text)).collect()
}

fn judge(case: &Case, preset: Preset) -> Verdict {
    let policy = case
        .changes
        .iter()
        .fold(Policy::from(preset), |policy, (switch, setting)| policy.with(*switch, setting).unwrap());
    let terms = Terms { policy, book: case.book, ..Terms::default() };
    adjudicate(&case.position, &case.claim, &terms).unwrap()
}

/// Plays a line out by the laws alone and counts the side's tricks.
fn count_tricks(position: &Position, side: tricklaw::bridge::Side, line: &[(Seat, Card)]) -> u8 {
    let mut hands = position.hands().0;
    let (mut leader, mut won) = (position.leader(), 0);
    let mut trick: Vec<Card> = position.trick().map(|(_, card)| card).collect();
    for &(seat, card) in line {
        assert_eq!(seat, leader.plus(trick.len()), "turn");
        let hand = &mut hands[seat.index()];
        if let Some(led) = trick.first().map(|card| card.suit()) {
            assert!(card.suit() == led || hand.of_suit(led).is_empty(), "{card} does not follow suit");
        }
        assert!(hand.remove(card), "{card} is not there");
        trick.push(card);
        if let [a, b, c, d] = trick[..] {
            leader = leader.plus(winner(position.trump(), [a, b, c, d]));
            won += u8::from(leader.side() == side);
            trick.clear();
        }
    }
    assert!(hands.iter().all(|hand| hand.is_empty()), "the line stops early");
    won
}

#[test]
fn awards_are_those_of_the_cases() {
    let mut wrong = Vec::new();
    for case in cases() {
        for &(preset, least, most) in &case.awards {
            let verdict = judge(&case, preset);
            let right = verdict.award.known().is_some_and(|award| (least..=most).contains(&award));
            if !right {
                let line: Vec<String> = verdict.line.iter().map(|(_, card)| card.to_string()).collect();
                wrong.push(format!(
                    "line {} {}: {} not {least}-{most}: {} {}",
                    case.line,
                    preset.name(),
                    verdict.award,
                    case.why,
                    line.join(" ")
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(cases().len() >= 40);
}

#[test]
fn losing_lines_are_legal_and_prove_the_award() {
    for case in cases() {
        for preset in Preset::ALL {
            let verdict = judge(&case, preset);
            let won = count_tricks(&case.position, verdict.side, &verdict.line);
            assert_eq!(won, verdict.award.at_most, "line {}", case.line);
            assert!(verdict.worst_legal.at_least <= verdict.award.at_least, "line {}", case.line);
            assert!(verdict.award.at_most <= verdict.best.at_most, "line {}", case.line);
        }
    }
}
