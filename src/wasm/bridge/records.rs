//! Records that cross to JavaScript: plain objects with names.

use crate::bridge::law::{ArtificialScore, Asked};
use crate::bridge::{
    BoardResult, Comparison, Contract, DealReport, Doubling, Fault, Foreign, Owed, Refusal, Seat, Trick,
    Undertaking, score::ScoreParts,
};
use crate::cite;
use crate::wasm::error::{RulesError, refusal};
use serde::Serialize;
use wasm_bindgen::JsValue;

/// The record as a plain object; what is nothing becomes `null`.
pub fn to_js(record: &impl Serialize) -> JsValue {
    let serializer = serde_wasm_bindgen::Serializer::new().serialize_missing_as_null(true);
    // Plain structs, lists, numbers and text always serialize.
    record.serialize(&serializer).unwrap_or(JsValue::NULL)
}

#[derive(Serialize)]
pub struct Citation {
    book: &'static str,
    article: &'static str,
}

impl From<cite::Citation> for Citation {
    fn from(law: cite::Citation) -> Citation {
        Citation { book: law.book.name(), article: law.article }
    }
}

#[derive(Serialize)]
pub struct RemedyRecord {
    code: &'static str,
    law: Citation,
}

#[derive(Serialize)]
pub struct DealProblemRecord {
    code: &'static str,
    message: String,
    card: Option<String>,
    seats: Vec<String>,
    count: Option<usize>,
    text: Option<String>,
    law: Citation,
    remedies: Vec<RemedyRecord>,
}

#[derive(Serialize)]
pub struct DealReportRecord {
    valid: bool,
    stage: &'static str,
    problems: Vec<DealProblemRecord>,
}

pub fn deal_report(report: &DealReport) -> DealReportRecord {
    let problem = |problem: &crate::bridge::DealProblem| {
        let (card, seats, count, text) = match &problem.fault {
            Fault::Duplicated { card, seats } => (Some(*card), seats.clone(), None, None),
            Fault::Missing { card } => (Some(*card), Vec::new(), None, None),
            Fault::Foreign(Foreign { seat, text }) => (None, vec![*seat], None, Some(text.clone())),
            Fault::WrongCount { seat, count } => (None, vec![*seat], Some(*count), None),
        };
        let remedy =
            |remedy: &crate::bridge::Remedy| RemedyRecord { code: remedy.name(), law: remedy.law().into() };
        DealProblemRecord {
            code: problem.fault.name(),
            message: problem.fault.to_string(),
            card: card.map(|card| card.to_string()),
            seats: seats.iter().map(Seat::to_string).collect(),
            count,
            text,
            law: problem.law.into(),
            remedies: problem.remedies.iter().map(remedy).collect(),
        }
    };
    DealReportRecord {
        valid: report.is_valid(),
        stage: report.stage.name(),
        problems: report.problems.iter().map(problem).collect(),
    }
}

#[derive(Serialize)]
struct Difference<T> {
    first: T,
    second: T,
}

#[derive(Serialize)]
struct MovedRecord {
    card: String,
    first: String,
    second: String,
}

#[derive(Serialize)]
pub struct ComparisonRecord {
    fouled: bool,
    moved: Vec<MovedRecord>,
    exchanged: Option<Vec<String>>,
    dealer: Option<Difference<String>>,
    vulnerability: Option<Difference<String>>,
}

pub fn comparison(comparison: &Comparison) -> ComparisonRecord {
    let names = |(first, second): (String, String)| Difference { first, second };
    ComparisonRecord {
        fouled: comparison.is_fouled(),
        moved: comparison
            .moved
            .iter()
            .map(|moved| MovedRecord {
                card: moved.card.to_string(),
                first: moved.first.to_string(),
                second: moved.second.to_string(),
            })
            .collect(),
        exchanged: comparison.exchanged.map(|seats| seats.0.iter().map(Seat::to_string).collect()),
        dealer: comparison.dealers.map(|(a, b)| names((a.to_string(), b.to_string()))),
        vulnerability: comparison.vulnerabilities.map(|(a, b)| names((a.to_string(), b.to_string()))),
    }
}

#[derive(Serialize)]
pub struct ContractRecord {
    contract: String,
    declarer: String,
    dummy: String,
    leader: String,
    level: u8,
    denomination: String,
    doubling: u8,
    #[serde(rename = "tricksNeeded")]
    tricks_needed: u8,
}

pub fn contract(contract: Contract) -> ContractRecord {
    ContractRecord {
        contract: contract.undertaking().to_string(),
        declarer: contract.declarer.to_string(),
        dummy: contract.dummy().to_string(),
        leader: contract.leader().to_string(),
        level: contract.bid.level(),
        denomination: contract.denomination().to_string(),
        doubling: contract.doubling as u8,
        tricks_needed: contract.tricks_needed(),
    }
}

#[derive(Serialize)]
pub struct ResultRecord {
    contract: Option<ContractRecord>,
    tricks: Option<u8>,
    score: i32,
    #[serde(rename = "scoreNS")]
    north_south: i32,
    adjusted: Option<AdjustedRecord>,
}

#[derive(Serialize)]
struct AdjustedRecord {
    #[serde(rename = "NS")]
    north_south: &'static str,
    #[serde(rename = "EW")]
    east_west: &'static str,
}

pub fn result(result: BoardResult) -> ResultRecord {
    let north_south = result.north_south();
    match result {
        BoardResult::PassedOut => {
            ResultRecord { contract: None, tricks: None, score: 0, north_south, adjusted: None }
        }
        BoardResult::Adjusted(ArtificialScore { north_south: ns, east_west: ew }) => {
            let adjusted = Some(AdjustedRecord { north_south: ns.name(), east_west: ew.name() });
            ResultRecord { contract: None, tricks: None, score: 0, north_south, adjusted }
        }
        BoardResult::Played { contract: played, tricks, score } => {
            let contract = Some(contract(played));
            ResultRecord { contract, tricks: Some(tricks), score, north_south, adjusted: None }
        }
    }
}

#[derive(Serialize)]
pub struct ScorePartRecord {
    part: &'static str,
    count: Option<u8>,
    points: i32,
}

/// The parts that are not 0.
pub fn score_parts(undertaking: Undertaking, tricks: u8, parts: ScoreParts) -> Vec<ScorePartRecord> {
    let level = undertaking.bid.level();
    let beyond = tricks.abs_diff(level + 6);
    let premium = if parts.is_game() { "game" } else { "part-score" };
    let slam = if level == 7 { "grand-slam" } else { "small-slam" };
    let doubled = if undertaking.doubling == Doubling::Redoubled { "redoubled-made" } else { "doubled-made" };
    let all = [
        ("trick-score", Some(level), parts.trick_score),
        ("overtricks", Some(beyond), parts.overtricks),
        (premium, None, parts.game_or_part_score),
        (slam, None, parts.slam),
        (doubled, None, parts.doubled_made),
        ("undertricks", Some(beyond), parts.undertricks),
    ];
    let some = all.into_iter().filter(|&(_, _, points)| points != 0);
    some.map(|(part, count, points)| ScorePartRecord { part, count, points }).collect()
}

#[derive(Serialize)]
struct TrickCardRecord {
    seat: String,
    card: String,
}

#[derive(Serialize)]
pub struct TrickRecord {
    cards: Vec<TrickCardRecord>,
    winner: Option<String>,
}

pub fn tricks(tricks: &[Trick]) -> Vec<TrickRecord> {
    let trick = |trick: &Trick| TrickRecord {
        cards: trick
            .cards
            .iter()
            .map(|played| TrickCardRecord { seat: played.seat.to_string(), card: played.card.to_string() })
            .collect(),
        winner: trick.winner.map(|seat| seat.to_string()),
    };
    tricks.iter().map(trick).collect()
}

#[derive(Serialize, Default)]
struct OwedRecord {
    calls: Option<Vec<String>>,
    cards: Option<Vec<String>>,
    turn: Option<String>,
    decision: Option<String>,
}

#[derive(Serialize)]
pub struct RefusalRecord {
    code: &'static str,
    message: String,
    law: Citation,
    owed: Option<OwedRecord>,
}

fn owed(owed: Owed) -> Option<OwedRecord> {
    match owed {
        Owed::Nothing => None,
        Owed::Calls(calls) => Some(OwedRecord {
            calls: Some(calls.iter().map(|call| call.to_string()).collect()),
            ..OwedRecord::default()
        }),
        Owed::Cards(cards) => Some(OwedRecord {
            cards: Some(cards.iter().rev().map(|card| card.to_string()).collect()),
            ..OwedRecord::default()
        }),
        Owed::Turn(seat) => Some(OwedRecord { turn: Some(seat.to_string()), ..OwedRecord::default() }),
        Owed::Decision(asked) => {
            let by = match asked {
                Asked::Director => "director".to_owned(),
                Asked::Player(seat) => seat.to_string(),
            };
            Some(OwedRecord { decision: Some(by), ..OwedRecord::default() })
        }
    }
}

pub fn refusal_record(refusal: &Refusal) -> RefusalRecord {
    RefusalRecord {
        code: refusal.reason.code(),
        message: refusal.to_string(),
        law: refusal.law.into(),
        owed: owed(refusal.owed),
    }
}

impl From<Refusal> for RulesError {
    fn from(refused: Refusal) -> RulesError {
        let owed = owed(refused.owed).map_or(JsValue::NULL, |owed| to_js(&owed));
        refusal(refused.reason.code(), &refused.to_string(), Some(refused.law), &[("owed", owed)])
    }
}
