//! Contract, result and score against auction and play.

use super::super::order::changed_places;
use super::{Problem, contract, other_game, outcome};
use crate::bridge::notation::order::{declarer, tricks_won};
use crate::bridge::notation::record::{Record, StatedContract};
use crate::bridge::notation::values::show_contract;
use crate::bridge::{Contract, Outcome, Side, score};

/// The contract the record states, with its declarer.
pub(super) fn stated_contract(record: &Record) -> Option<Contract> {
    match (record.contract?, record.declarer?) {
        (StatedContract::Played(undertaking), declarer) => {
            Some(Contract { bid: undertaking.bid, doubling: undertaking.doubling, declarer })
        }
        _ => None,
    }
}

pub(super) fn check_contract(record: &Record, problems: &mut Vec<Problem>) {
    let Some(outcome) = outcome(record) else { return };
    let called = match outcome {
        Outcome::PassedOut => None,
        Outcome::Contract(contract) => Some(contract),
    };
    let fits = match record.contract {
        None => true,
        Some(StatedContract::PassedOut) => called.is_none(),
        Some(StatedContract::Played(stated)) => called.is_some_and(|called| called.undertaking() == stated),
        Some(StatedContract::EndPosition(stated)) => {
            called.is_some_and(|called| called.denomination() == stated)
        }
    };
    if let (false, Some(stated)) = (fits, record.contract) {
        problems.push(Problem::Contract { stated: show_contract(stated), called });
    }
    if let (Some(stated), Some(called)) = (record.declarer, called) {
        let expected = if changed_places(record) { called.dummy() } else { called.declarer };
        if stated != expected {
            problems.push(Problem::Declarer { stated, called: called.declarer });
        }
    }
}

pub(super) fn check_result(record: &Record, problems: &mut Vec<Problem>) {
    let passed_out = outcome(record) == Some(Outcome::PassedOut)
        || outcome(record).is_none() && record.contract == Some(StatedContract::PassedOut);
    if passed_out {
        // No trick and no point is what such a board is worth.
        let told = |stated: [Option<i32>; 3]| stated.into_iter().flatten().any(|number| number != 0);
        let scored = record.score.is_some_and(|it| told([it.declarer, it.north_south, it.east_west]));
        let won = record.tricks.is_some_and(|it| {
            told([it.declarer, it.north_south, it.east_west].map(|tricks| tricks.map(i32::from)))
        });
        if won || record.declarer.is_some() || scored {
            problems.push(Problem::ResultOfPassedOut);
        }
        return;
    }
    if let Some(stated) = record.tricks
        && let (Some(ns), Some(ew)) = (stated.north_south, stated.east_west)
        && ns.saturating_add(ew) != 13
    {
        problems.push(Problem::ResultSum { sum: ns.saturating_add(ew) });
    }
    check_tricks(record, problems);
    check_score(record, problems);
}

/// The fewest and the most tricks of the declarer that the tricks played allow.
fn tricks_allowed(record: &Record) -> Option<(u8, u8)> {
    let whole = record.hands.0.iter().flatten().all(|hand| hand.len() == 13);
    let won = tricks_won(record).filter(|_| whole)?;
    let side = declarer(record)?.side();
    let (own, other) = (won[side.index()], won[side.other().index()]);
    (own + other <= 13).then(|| (own, 13 - other))
}

fn check_tricks(record: &Record, problems: &mut Vec<Problem>) {
    let allowed = tricks_allowed(record);
    if let (Some(stated), Some((least, most))) = (record.claim, allowed)
        && (stated < least || stated > most)
    {
        problems.push(Problem::Claim { stated, least, most });
    }
    // After an irregularity the tricks scored are not those won (law 64).
    if record.tag("Result").is_some_and(|value| value.starts_with('^')) {
        return;
    }
    let allowed = record.claim.map(|claim| (claim, claim)).or(allowed);
    if let (Some(stated), Some((least, most))) = (record.stated_tricks(), allowed)
        && (stated < least || stated > most)
    {
        problems.push(Problem::Result { stated, least, most });
    }
}

fn check_score(record: &Record, problems: &mut Vec<Problem>) {
    if other_game(record) {
        return;
    }
    let played_out =
        || tricks_allowed(record).filter(|(least, most)| least == most).map(|(tricks, _)| tricks);
    let tricks = record.stated_tricks().or(record.claim).or_else(played_out);
    let (Some(stated), Some(contract), Some(vulnerability), Some(tricks)) =
        (record.score, contract(record), record.vulnerability, tricks)
    else {
        return;
    };
    let Ok(owed) = score::score_of(contract, vulnerability, tricks) else { return };
    let own = contract.declarer.side();
    let of_side = |side: Side| match side {
        Side::NorthSouth => stated.north_south,
        Side::EastWest => stated.east_west,
    };
    let told =
        [(own, stated.declarer, owed), (own, of_side(own), owed), (own.other(), of_side(own.other()), -owed)];
    for (side, stated, owed) in told {
        if let Some(stated) = stated.filter(|&stated| stated != owed) {
            problems.push(Problem::Score { side, stated, owed });
        }
    }
}
