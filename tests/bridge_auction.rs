//! Laws 17-19 and 22: legal calls, the end of the auction, the contract and its declarer.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::{Auction, Bid, Call, CallSet, Outcome, Reason, Seat};
use tricklaw::cards::Source;

const CASES: &str = include_str!("data/auctions.txt");

fn seat(text: &str) -> Seat {
    text.parse().unwrap()
}

/// Every line of the fixture: dealer; calls; what the auction comes to; why.
#[test]
fn cases() {
    let mut count = 0;
    for line in CASES.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let [dealer, calls, expected, why] = fields[..] else { panic!("{line}") };
        assert_eq!(run(seat(dealer), calls), expected, "{calls}: {why}");
        count += 1;
    }
    assert!(count >= 30);
}

fn run(dealer: Seat, calls: &str) -> String {
    let mut auction = Auction::new(dealer);
    for (at, call) in calls.split_whitespace().enumerate() {
        let call: Call = call.parse().unwrap();
        if let Err(refusal) = auction.call(call) {
            return format!("{} {} at {at}", refusal.reason.code(), refusal.law);
        }
    }
    match auction.outcome() {
        None => format!("{} to call", auction.turn().unwrap()),
        Some(Outcome::PassedOut) => "passed out".into(),
        Some(Outcome::Contract(contract)) => contract.to_string(),
    }
}

/// Law 19 and 18 read a second time, over the whole list of calls.
fn legal_by_the_book(calls: &[Call], call: Call) -> bool {
    let over = (calls.len() >= 4 && calls.iter().rev().take(3).all(|c| *c == Call::Pass))
        && (calls.len() == 4 || calls[..calls.len() - 3].iter().any(|c| *c != Call::Pass));
    let over = over && (calls.iter().any(|c| *c != Call::Pass) || calls.len() == 4);
    if over {
        return false;
    }
    let last_action = calls.iter().rposition(|c| *c != Call::Pass);
    let by_opponent = |at: usize| (calls.len() - at) % 2 == 1;
    match call {
        Call::Pass => true,
        Call::Double => last_action.is_some_and(|at| matches!(calls[at], Call::Bid(_)) && by_opponent(at)),
        Call::Redouble => last_action.is_some_and(|at| calls[at] == Call::Double && by_opponent(at)),
        Call::Bid(bid) => !calls.iter().any(|c| matches!(c, Call::Bid(earlier) if *earlier >= bid)),
    }
}

#[test]
fn random_auctions_agree_with_a_second_reading_of_the_law() {
    let mut source = Source::from_seed(18);
    let pick = |source: &mut Source, limit: usize| source.below(limit as u128) as usize;
    for round in 0..2000 {
        let mut auction = Auction::new(Seat::ALL[round % 4]);
        let mut calls = Vec::new();
        while !auction.is_over() {
            let legal = auction.legal_calls();
            for call in Call::all() {
                let expected = legal_by_the_book(&calls, call);
                assert_eq!(auction.check(call).is_ok(), expected, "{calls:?} then {call}");
                assert_eq!(legal.contains(call), expected);
                let before = auction;
                if let Err(refusal) = auction.clone().call(call) {
                    assert_eq!(refusal.owed, legal.into());
                    assert_eq!(auction, before);
                }
            }
            // Passes and low calls come up more often, so that auctions end and get doubled.
            let choices: Vec<Call> = legal.iter().take(3 + round % 5).collect();
            let call = choices[pick(&mut source, choices.len())];
            auction.call(call).unwrap();
            calls.push(call);
        }
        assert!(!legal_by_the_book(&calls, Call::Pass));
        assert_eq!(auction.legal_calls(), CallSet::EMPTY);
        assert_eq!(auction.check(Call::Pass).unwrap_err().reason, Reason::AuctionOver);
        assert_eq!(auction.contract(), declared(Seat::ALL[round % 4], &calls), "{calls:?}");
    }
}

/// Law 22A2 with the definition of declarer, over the whole list of calls.
fn declared(dealer: Seat, calls: &[Call]) -> Option<tricklaw::bridge::Contract> {
    let bids: Vec<(usize, Bid)> = calls
        .iter()
        .enumerate()
        .filter_map(|(at, call)| if let Call::Bid(bid) = call { Some((at, *bid)) } else { None })
        .collect();
    let &(last, bid) = bids.last()?;
    let first = bids
        .iter()
        .find(|(at, b)| at % 2 == last % 2 && b.denomination() == bid.denomination())
        .map(|(at, _)| dealer.plus(*at))?;
    let doubles = calls[last..].iter().filter(|c| matches!(c, Call::Double | Call::Redouble)).count();
    let doubling = tricklaw::bridge::Doubling::ALL[doubles];
    Some(tricklaw::bridge::Contract { bid, doubling, declarer: first })
}

#[test]
fn the_longest_auction() {
    let mut auction = Auction::new(Seat::North);
    let mut call = |call: Call| auction.call(call).unwrap();
    (0..3).for_each(|_| call(Call::Pass));
    for bid in Bid::all() {
        call(Call::Bid(bid));
        for doubling in [Call::Double, Call::Redouble] {
            call(Call::Pass);
            call(Call::Pass);
            call(doubling);
        }
        call(Call::Pass);
        call(Call::Pass);
    }
    call(Call::Pass);
    assert!(auction.is_over());
    assert_eq!(auction.len(), Auction::MAX_CALLS);
    assert_eq!(auction.contract().unwrap().undertaking().to_string(), "7NTXX");
}
