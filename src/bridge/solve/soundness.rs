//! Every answer given without search, and every family of positions kept, against plain minimax.

use super::budget::Budget;
use super::fast;
use super::hints::Hints;
use super::pattern::Proof;
use super::relative::{LANE, Node};
use super::search::{Search, YES};
use super::table::{Known, Table};
use crate::cards::Source;
use std::collections::HashMap;

/// Plain minimax with a memory of whole positions: no ranks made relative, no card left out.
#[derive(Default)]
pub(super) struct Plain {
    known: HashMap<([u64; 4], usize, u32), bool>,
}

impl Plain {
    fn reaches(&mut self, hands: [u64; 4], leader: usize, trump: bool, need: u32) -> bool {
        if need == 0 || need > hands[leader].count_ones() {
            return need == 0;
        }
        if let Some(&known) = self.known.get(&(hands, leader, need)) {
            return known;
        }
        let value = self.play(hands, leader, trump, need, &mut Vec::new());
        self.known.insert((hands, leader, need), value);
        value
    }

    /// Whether seats 0 and 2 reach `need` tricks when the cards `on` lie on a trick.
    pub fn play(
        &mut self,
        hands: [u64; 4],
        leader: usize,
        trump: bool,
        need: u32,
        on: &mut Vec<u32>,
    ) -> bool {
        if on.len() == 4 {
            let key = |card: u32| {
                let followed = card / 16 == on[0] / 16;
                let rank = 16 - card % 16;
                if trump && card < 16 { 100 + rank } else { rank * u32::from(followed) }
            };
            let best = (0..4).max_by_key(|&i| key(on[i])).unwrap();
            let winner = (leader + best) % 4;
            let won = u32::from(winner & 1 == 0);
            return self.reaches(hands, winner, trump, need.saturating_sub(won));
        }
        let seat = (leader + on.len()) % 4;
        let suited = on.first().map_or(0, |&led| hands[seat] & LANE << (led & 48));
        let mut legal = if suited != 0 { suited } else { hands[seat] };
        while legal != 0 {
            let card = legal.trailing_zeros();
            legal &= legal - 1;
            let mut after = hands;
            after[seat] &= !(1 << card);
            on.push(card);
            let reached = self.play(after, leader, trump, need, on);
            on.pop();
            if reached == (seat & 1 == 0) {
                return reached;
            }
        }
        seat & 1 == 1
    }
}

/// A random position with `tricks` cards a hand, in the first `suits` lanes where they have room.
pub(super) fn random_node(source: &mut Source, tricks: usize, suits: u32) -> Node {
    let per_suit = 13.min(4 * tricks as u32);
    let mut cards: Vec<u32> = (0..suits).flat_map(|lane| (0..per_suit).map(move |p| 16 * lane + p)).collect();
    source.shuffle(&mut cards);
    cards.truncate(4 * tricks);
    // Squeeze the gaps out.
    let mut sorted = cards.clone();
    sorted.sort_unstable();
    let place = |card: u32| {
        let lane = card & 48;
        lane + sorted.iter().filter(|&&other| other & 48 == lane && other < card).count() as u32
    };
    let mut hands = [0; 4];
    for (i, &card) in cards.iter().enumerate() {
        hands[i % 4] |= 1 << place(card);
    }
    Node::new(hands)
}

/// Another position of the same shape with the same owners of the `relevant` cards.
fn sibling(source: &mut Source, node: &Node, relevant: u64) -> Node {
    let owners = node.hands();
    let mut hands = owners.map(|hand| hand & relevant);
    for lane in 0..4 {
        let free = node.all & !relevant & LANE << (16 * lane);
        let places: Vec<u32> = (0..64).filter(|i| free >> i & 1 == 1).collect();
        let mut seats: Vec<usize> =
            places.iter().map(|i| (0..4).find(|&s| owners[s] >> i & 1 == 1).unwrap()).collect();
        source.shuffle(&mut seats);
        for (place, seat) in places.iter().zip(seats) {
            hands[seat] |= 1 << place;
        }
    }
    let other = Node::new(hands);
    assert_eq!((other.all, other.shape), (node.all, node.shape));
    other
}

/// A random position of a family the table keeps.
fn member(source: &mut Source, shape: u64, [low, high, relevant]: [u64; 3]) -> Node {
    let mut hands = [0; 4];
    for lane in 0..4 {
        let mut lengths = [0, 1, 2, 3].map(|seat| (shape >> (16 * seat + 4 * lane) & 15) as u32);
        let total: u32 = lengths.iter().sum();
        let fixed = (relevant >> (16 * lane) & LANE).count_ones();
        for place in 16 * lane..16 * lane + fixed {
            let seat = (low >> place & 1 | (high >> place & 1) << 1) as usize;
            hands[seat] |= 1 << place;
            lengths[seat] -= 1;
        }
        let mut seats: Vec<usize> =
            (0..4).flat_map(|seat| core::iter::repeat_n(seat, lengths[seat] as usize)).collect();
        source.shuffle(&mut seats);
        for (place, seat) in (16 * lane + fixed..16 * lane + total).zip(seats) {
            hands[seat] |= 1 << place;
        }
    }
    let node = Node::new(hands);
    assert_eq!(node.shape, shape);
    node
}

fn suits_for(source: &mut Source, tricks: usize) -> u32 {
    let least = (4 * tricks as u128).div_ceil(13);
    (least + source.below(5 - least)) as u32
}

fn reaches(node: &Node, trump: bool, need: u32) -> bool {
    Plain::default().reaches(node.hands(), 0, trump, need)
}

fn check(source: &mut Source, node: &Node, trump: bool, need: u32, answer: u64, what: &str) {
    let relevant = answer & !YES;
    let lanes = [0, 16, 32, 48].map(|s| relevant >> s & LANE);
    assert!(
        lanes.iter().all(|l| l & (l + 1) == 0) && relevant & !node.all == 0,
        "{what}: not top cards {lanes:x?}"
    );
    for round in 0..4 {
        let other = if round == 0 { *node } else { sibling(source, node, relevant) };
        assert_eq!(
            reaches(&other, trump, need),
            answer & YES != 0,
            "{what}, round {round}, trump {trump}: need {need}, relevant {relevant:x} of {:x?}, in {:x?}",
            node.hands(),
            other.hands()
        );
    }
}

fn rounds(full: u32) -> u32 {
    if cfg!(debug_assertions) { full / 10 } else { full }
}

#[test]
fn answers_without_search_hold_for_their_families() {
    let mut source = Source::from_seed(11);
    let mut given = [0; 2];
    for round in 0..rounds(60_000) {
        let tricks = 2 + (round % 4) as usize;
        let suits = suits_for(&mut source, tricks);
        let node = random_node(&mut source, tricks, suits);
        let trump = round % 3 != 0;
        let hands = node.hands();
        for need in 1..=node.tricks {
            let answer = if trump {
                fast::bounds::<true>(&node, &hands, need)
            } else {
                fast::bounds::<false>(&node, &hands, need)
            };
            if let Some(answer) = answer {
                given[usize::from(answer & YES != 0)] += 1;
                check(&mut source, &node, trump, need, answer, "static");
            }
        }
    }
    assert!(given.iter().all(|&n| n > rounds(5_000)), "{given:?}");
}

#[test]
fn searched_answers_hold_for_their_families() {
    let mut source = Source::from_seed(12);
    for round in 0..rounds(30_000) {
        let (mut table, mut hints) = (Table::new(1 << 20), Hints::new());
        let tricks = 2 + (round % 4) as usize;
        let suits = suits_for(&mut source, tricks);
        let node = random_node(&mut source, tricks, suits);
        let trump = round % 3 != 0;
        let need = 1 + source.below(u128::from(node.tricks)) as u32;
        let mut budget = Budget::unlimited();
        let mut search = Search::new(&mut table, &mut hints, &mut budget);
        let answer =
            if trump { search.trick::<true>(&node, need) } else { search.trick::<false>(&node, need) };
        check(&mut source, &node, trump, need, answer, "searched");
    }
}

#[test]
fn everything_the_table_keeps_holds() {
    let mut source = Source::from_seed(13);
    let mut checked = 0;
    for round in 0..rounds(600) {
        // A small table, so that it forgets in the middle of some searches.
        let (mut table, mut hints) = (Table::new(0), Hints::new());
        let tricks = 5 + (round % 3) as usize;
        let suits = suits_for(&mut source, tricks);
        let node = random_node(&mut source, tricks, suits);
        let trump = round % 3 != 0;
        for need in 1..=node.tricks {
            let mut budget = Budget::unlimited();
            let mut search = Search::new(&mut table, &mut hints, &mut budget);
            if trump {
                search.trick::<true>(&node, need)
            } else {
                search.trick::<false>(&node, need)
            };
        }
        for (shape, pattern, lower, upper) in table.families() {
            let node = member(&mut source, shape, pattern);
            if node.tricks > 5 || node.tricks > 3 && source.below(8) != 0 {
                continue;
            }
            checked += 1;
            assert!(
                (lower == 0 || reaches(&node, trump, lower))
                    && (upper == node.tricks || !reaches(&node, trump, upper + 1)),
                "trump {trump}: {lower} to {upper} for {pattern:x?} of {shape:x}, not so in {:x?}",
                node.hands()
            );
        }
    }
    assert!(checked > 15 * rounds(600), "{checked}");
}

#[test]
fn what_was_stored_is_found_however_much_there_is() {
    let mut source = Source::from_seed(14);
    for (bytes, most) in [(0, 200 << 10), (1 << 20, 1 << 20), (24 << 20, 24 << 20)] {
        let mut table = Table::new(bytes);
        let mut branched = false;
        for round in 0..rounds(60_000) {
            // A few shapes with very many patterns, among many with few.
            let few = round % 3 == 0;
            let tricks = if few { 3 + (round % 10) as usize } else { 9 };
            let mut node =
                random_node(&mut Source::from_seed(if few { round } else { round % 7 }.into()), tricks, 4);
            node = sibling(&mut source, &node, 0);
            let mut relevant = 0;
            for lane in 0..4 {
                let held = (node.all >> (16 * lane) & LANE).count_ones();
                let depth = source.below(u128::from(held.min(if few { 3 } else { 7 })) + 1) as u32;
                relevant |= ((1 << depth) - 1) << (16 * lane);
            }
            let lower = 1 + u32::from(few);
            if !matches!(table.look_up(&node, lower), Known::Answer(true, _)) {
                table.store(&node, &Proof { relevant, lower, upper: node.tricks, card: 0 });
            }
            let Known::Answer(true, found) = table.look_up(&node, lower) else {
                panic!("round {round}: {relevant:x} of {:x?} is lost", node.hands());
            };
            let other = sibling(&mut source, &node, found);
            assert!(matches!(table.look_up(&other, lower), Known::Answer(true, _)), "round {round}");
            branched |= table.branches() > 0;
        }
        assert!(table.bytes() <= most, "{} of {most} bytes", table.bytes());
        assert!(branched, "{bytes}");
    }
}
