//! Laws 17-22 and 41-45 by numbers: what is allowed at each step adds up to what is known or was counted otherwise.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::collections::HashMap;
use tricklaw::bridge::{Auction, Bid, BySeat, Call, DealSetup, Doubling, Hand, Play, Seat};

const COUNTS: &str = include_str!("data/counts.txt");

/// A number of up to 60 digits: the first half and the last thirty.
type Large = (u128, u128);

const HALF: u128 = 10u128.pow(30);

fn sum((a, b): Large, (c, d): Large) -> Large {
    (a + c + (b + d) / HALF, (b + d) % HALF)
}

/// What an auction can still become hangs on the bid, its doubling, whether the side to call made it, and the passes since.
type State = (Option<(Bid, Doubling, bool)>, usize);

fn state(auction: &Auction, passes: usize) -> State {
    let ours = |declarer: Seat| auction.turn().is_some_and(|turn| turn.side() == declarer.side());
    (auction.standing().map(|standing| (standing.bid, standing.doubling, ours(standing.declarer))), passes)
}

/// In how many ways an auction whose last calls were that many passes can go on to its end.
fn ways(auction: &Auction, passes: usize, known: &mut HashMap<State, Large>) -> Large {
    if auction.is_over() {
        return (0, 1);
    }
    let state = state(auction, passes);
    if let Some(ways) = known.get(&state) {
        return *ways;
    }
    let total = auction.legal_calls().iter().fold((0, 0), |total, call| {
        let mut next = *auction;
        next.call(call).unwrap();
        sum(total, ways(&next, if call == Call::Pass { passes + 1 } else { 0 }, known))
    });
    known.insert(state, total);
    total
}

/// Laws 17-22: the number of auctions is a known one, of 48 digits.
#[test]
fn all_auctions_there_are() {
    let (first, last) = ways(&Auction::new(Seat::North), 0, &mut HashMap::new());
    assert_eq!(format!("{first}{last:030}"), "128745650347030683120231926111609371363122697557");
}

/// How many sequences of that many cards there are.
fn sequences(play: &Play, cards: usize) -> u64 {
    let legal = play.legal_cards().unwrap();
    if cards == 1 {
        return legal.len() as u64;
    }
    let after = |card| {
        let mut next = *play;
        next.play(card).unwrap();
        sequences(&next, cards - 1)
    };
    legal.iter().map(after).sum()
}

/// Laws 41 and 44: as many ways to play the first cards as another program counts.
#[test]
fn all_plays_of_the_first_cards() {
    let mut counted = 0;
    for line in COUNTS.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split(';').map(str::trim).collect();
        let [deal, declarer, denomination, expected, why] = fields[..] else { panic!("{line}") };
        let deal = DealSetup::from_pbn(deal).unwrap().into_deal().unwrap();
        let hands = BySeat::from_fn(|seat| Hand::known(deal.hand(seat)));
        let play = Play::from_parts(declarer.parse().unwrap(), denomination.parse().unwrap(), hands);
        for (at, expected) in expected.split(' ').enumerate() {
            assert_eq!(sequences(&play, at + 1).to_string(), expected, "{} cards: {why}", at + 1);
            counted += 1;
        }
    }
    assert_eq!(counted, 31);
}
