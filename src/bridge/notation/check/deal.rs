//! The deal and the marks of the board.

use super::{Problem, other_game};
use crate::bridge::notation::code::Code;
use crate::bridge::notation::hands::read_deal;
use crate::bridge::notation::record::{Record, StatedContract};
use crate::bridge::{BySeat, DealSetup, Fault, Foreign, Seat, Stage, dealer_of, vulnerability_of};

impl Record {
    /// The hands as found, for [`DealSetup::check`]; a hand not given has no cards. What the file's `Deal` tag has
    /// besides cards is foreign.
    pub fn deal_setup(&self) -> DealSetup {
        let hands = BySeat::from_fn(|seat: Seat| self.hands[seat].clone().unwrap_or_default());
        DealSetup { hands, foreign: self.foreign() }
    }

    /// The characters of the `Deal` tag that are no cards.
    fn foreign(&self) -> Vec<Foreign> {
        let Some(value) = self.tag("Deal") else { return Vec::new() };
        let first = value.chars().next().and_then(Seat::from_char).unwrap_or(Seat::North);
        let (_, problems) = read_deal(value);
        let bad = problems.into_iter().filter(|problem| problem.code == Code::BadCard);
        bad.map(|problem| {
            let before = value.chars().take(problem.offset);
            let hand = before.filter(|c| *c == ' ').count().min(3);
            Foreign { seat: first.plus(hand), text: problem.found }
        })
        .collect()
    }
}

/// Hands of equal length are a deal or an end position; a hand not given is no fault.
pub(super) fn check(record: &Record, problems: &mut Vec<Problem>) {
    let given: Vec<Seat> = Seat::ALL.into_iter().filter(|&seat| record.hands[seat].is_some()).collect();
    if given.is_empty() {
        return;
    }
    let stage = match (&record.play, &record.auction) {
        (Some(play), _) if play.cards().count() >= 52 => Stage::AfterPlay,
        (Some(_), _) => Stage::Play,
        (None, Some(_)) => Stage::Auction,
        (None, None) => Stage::BeforeFirstCall,
    };
    let setup = record.deal_setup();
    let lengths: Vec<usize> = given.iter().map(|&seat| setup.hands[seat].len()).collect();
    let equal = lengths.iter().all(|&length| length == lengths[0]);
    let end_position = matches!(record.contract, Some(StatedContract::EndPosition(_)));
    let short = lengths[0] < 13 && equal || end_position;
    problems.extend(
        setup
            .check(stage)
            .problems
            .into_iter()
            .filter(|problem| match problem.fault {
                Fault::Missing { .. } => given.len() == 4 && !short,
                Fault::WrongCount { seat, .. } => given.contains(&seat) && !short,
                Fault::Duplicated { .. } | Fault::Foreign(_) => true,
            })
            .map(Problem::Deal),
    );
}

/// Dealer and vulnerability against the board number (law 2).
pub(super) fn check_board(record: &Record, problems: &mut Vec<Problem>) {
    let Some(number) = record.board.filter(|_| !other_game(record)) else { return };
    match (record.dealer, dealer_of(number)) {
        (Some(stated), Some(owed)) if stated != owed => problems.push(Problem::Dealer { stated, owed }),
        _ => {}
    }
    match (record.vulnerability, vulnerability_of(number)) {
        (Some(stated), Some(owed)) if stated != owed => {
            problems.push(Problem::Vulnerability { stated, owed })
        }
        _ => {}
    }
}
