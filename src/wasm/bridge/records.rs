//! Records that cross to JavaScript: plain objects with names.

use crate::bridge::law::Asked;
use crate::bridge::{
    BoardResult, Comparison, Contract, DealProblem, DealReport, Doubling, Fault, Owed, Refusal, Seat, Trick,
    Undertaking, score::ScoreParts,
};
use crate::wasm::error::{RulesError, refusal};
use crate::wasm::json::{Json, to_js};
use core::fmt::Display;
use wasm_bindgen::JsValue;

pub fn deal_report(json: &mut Json, report: &DealReport) {
    json.open();
    json.field("valid").flag(report.is_valid());
    json.field("stage").text(report.stage.name());
    json.field("problems").list(&report.problems, deal_problem);
    json.close();
}

fn deal_problem(json: &mut Json, problem: &DealProblem) {
    let (card, seats, count, text): (_, &[Seat], _, _) = match &problem.fault {
        Fault::Duplicated { card, seats } => (Some(*card), seats, None, None),
        Fault::Missing { card } => (Some(*card), &[], None, None),
        Fault::Foreign(foreign) => (None, &[foreign.seat], None, Some(&foreign.text[..])),
        Fault::WrongCount { seat, count } => (None, &[*seat], Some(*count as i64), None),
    };
    json.open();
    json.field("code").text(problem.fault.name());
    json.field("message").shown(&problem.fault);
    json.field("card").maybe_card(card);
    json.field("seats").list(seats, |json, seat| json.seat(*seat));
    json.field("count").maybe_number(count);
    json.field("text").maybe(text);
    json.field("law").law(Some(problem.law));
    json.field("remedies").list(problem.remedies, |json, remedy| {
        json.open();
        json.field("code").text(remedy.name());
        json.field("law").law(Some(remedy.law()));
        json.close();
    });
    json.close();
}

pub fn comparison(json: &mut Json, comparison: &Comparison) {
    json.open();
    json.field("fouled").flag(comparison.is_fouled());
    json.field("moved").list(&comparison.moved, |json, moved| {
        json.open();
        json.field("card").card(moved.card);
        json.field("first").seat(moved.first);
        json.field("second").seat(moved.second);
        json.close();
    });
    json.field("exchanged");
    match comparison.exchanged {
        Some(seats) => json.list(seats.0, Json::seat),
        None => json.null(),
    }
    difference(json, "dealer", comparison.dealers);
    difference(json, "vulnerability", comparison.vulnerabilities);
    json.close();
}

fn difference(json: &mut Json, name: &str, differing: Option<(impl Display, impl Display)>) {
    json.field(name);
    let Some((first, second)) = differing else { return json.null() };
    json.open();
    json.field("first").shown(&first);
    json.field("second").shown(&second);
    json.close();
}

pub fn contract(json: &mut Json, contract: Contract) {
    json.open();
    json.field("contract").shown(&contract.undertaking());
    json.field("declarer").seat(contract.declarer);
    json.field("dummy").seat(contract.dummy());
    json.field("leader").seat(contract.leader());
    json.field("level").number(contract.bid.level().into());
    json.field("denomination").shown(&contract.denomination());
    json.field("doubling").number(contract.doubling as i64);
    json.field("tricksNeeded").number(contract.tricks_needed().into());
    json.close();
}

pub fn result(json: &mut Json, result: BoardResult) {
    let (played, points) = match result {
        BoardResult::Played { contract, tricks, score } => (Some((contract, tricks)), score),
        _ => (None, 0),
    };
    json.open();
    match played {
        Some((undertaken, tricks)) => {
            contract(json.field("contract"), undertaken);
            json.field("tricks").number(tricks.into());
        }
        None => json.nulls(&["contract", "tricks"]),
    }
    json.field("score").number(points.into());
    json.field("scoreNS").number(result.north_south().into());
    json.field("adjusted");
    match result {
        BoardResult::Adjusted(award) => {
            json.open();
            json.field("NS").text(award.north_south.name());
            json.field("EW").text(award.east_west.name());
            json.close();
        }
        _ => json.null(),
    }
    json.close();
}

/// The parts that are not 0.
pub fn score_parts(json: &mut Json, undertaking: Undertaking, tricks: u8, parts: ScoreParts) {
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
    json.list(some, |json, (part, count, points)| {
        json.open();
        json.field("part").text(part);
        json.field("count").maybe_number(count.map(i64::from));
        json.field("points").number(points.into());
        json.close();
    });
}

pub fn tricks(json: &mut Json, tricks: &[Trick]) {
    json.list(tricks, |json, trick| {
        json.open();
        json.field("cards").list(&trick.cards, |json, played| {
            json.open();
            json.field("seat").seat(played.seat);
            json.field("card").card(played.card);
            json.close();
        });
        json.field("winner").maybe_shown(trick.winner.as_ref().map(|seat| seat as &dyn Display));
        json.close();
    });
}

/// The director, or a player's seat.
pub fn asked(json: &mut Json, asked: Asked) {
    match asked {
        Asked::Director => json.text("director"),
        Asked::Player(seat) => json.seat(seat),
    }
}

fn owed(json: &mut Json, owed: Owed) {
    if owed == Owed::Nothing {
        return json.null();
    }
    json.open();
    json.field("calls");
    match owed {
        Owed::Calls(calls) => json.list(calls.iter(), |json, call| json.shown(&call)),
        _ => json.null(),
    }
    json.field("cards");
    match owed {
        Owed::Cards(cards) => json.list(cards.iter().rev(), Json::card),
        _ => json.null(),
    }
    json.field("turn");
    match owed {
        Owed::Turn(seat) => json.seat(seat),
        _ => json.null(),
    }
    json.field("decision");
    match owed {
        Owed::Decision(by) => asked(json, by),
        _ => json.null(),
    }
    json.close();
}

pub fn refusal_record(json: &mut Json, refusal: &Refusal) {
    json.open();
    json.field("code").text(refusal.reason.code());
    json.field("message").shown(refusal);
    json.field("law").law(Some(refusal.law));
    owed(json.field("owed"), refusal.owed);
    json.close();
}

/// A refusal, as `why` gives it.
pub fn refused(refusal: &Refusal) -> JsValue {
    to_js(|json| refusal_record(json, refusal))
}

impl From<Refusal> for RulesError {
    fn from(refused: Refusal) -> RulesError {
        refusal(refused.reason.code(), &refused, Some(refused.law), |params| {
            owed(params.field("owed"), refused.owed);
        })
    }
}
