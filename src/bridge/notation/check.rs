//! A record held against the laws and against itself: everything that does not fit.

mod auction;
mod deal;
mod play;
mod problem;
mod result;

pub use problem::{CardFault, Problem};

use super::order::standing;
use super::record::{Record, Said};
use super::text::find;
use crate::bridge::{Contract, Outcome};

/// Everything in a record that breaks a law or contradicts something else in it.
///
/// Problems come in the order of the game: deal, board, auction, contract, play, result, score. An irregularity the file marks
/// as such is reported too, with [`marked`](Problem::Call) set.
///
/// What a record does not tell cannot contradict anything: no problem means that nothing told is wrong. A record whose
/// scoring is that of rubber bridge or Chicago is not held against the boards and the scores of duplicate bridge.
///
/// ```
/// use tricklaw::bridge::notation::{Problem, check, pbn};
/// let text = r#"[Dealer "N"][Declarer "N"][Contract "1NT"]
/// [Auction "N"] 1C 1NT AP"#;
/// let problems = check(&pbn::read(text.as_bytes()).records[0]);
/// assert!(matches!(problems[..], [Problem::Declarer { .. }]));
/// assert_eq!(problems[0].to_string(), "the auction makes E declarer, the record says N (2007 law 22A2)");
/// ```
pub fn check(record: &Record) -> Vec<Problem> {
    let mut problems = Vec::new();
    deal::check(record, &mut problems);
    deal::check_board(record, &mut problems);
    if let Some(auction) = &record.auction {
        auction::check(record, auction, &mut problems);
    }
    result::check_contract(record, &mut problems);
    play::check(record, &mut problems);
    result::check_result(record, &mut problems);
    problems
}

/// Whether the record says that the game is not duplicate bridge: then the laws of boards and scores are not its own.
fn other_game(record: &Record) -> bool {
    let scoring = record.tag("Scoring").unwrap_or_default().to_ascii_lowercase();
    ["rubber", "chicago"].iter().any(|game| find(&scoring, game).is_some())
}

/// How the auction of a record ended: by the law where it is regular, else as its calls stand. Text that is no call
/// says neither whose it is nor what it means, so before such an auction goes the contract the record states.
pub(super) fn outcome(record: &Record) -> Option<Outcome> {
    let auction = record.auction.as_ref()?;
    let unreadable = auction.calls.iter().any(|entry| matches!(entry.said, Said::Other(_)));
    if let (true, Some(stated)) = (unreadable, result::stated_contract(record)) {
        return Some(Outcome::Contract(stated));
    }
    let standing = standing(auction);
    match (standing.ended, standing.undertaking) {
        (false, _) => None,
        (true, None) => Some(Outcome::PassedOut),
        // Without the first seat there is no declarer.
        (true, Some(_)) => standing.contract().map(Outcome::Contract),
    }
}

/// The contract that was played: as called, or else as stated.
pub(super) fn contract(record: &Record) -> Option<Contract> {
    match outcome(record) {
        Some(Outcome::Contract(contract)) => Some(contract),
        Some(Outcome::PassedOut) => None,
        None => result::stated_contract(record),
    }
}
