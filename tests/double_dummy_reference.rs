//! The solver against plain minimax on small positions of every kind.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::HashMap;
use tricklaw::bridge::solve::{Budget, Options, Position, Solver};
use tricklaw::bridge::{BySeat, Denomination, Seat, Side, winner};
use tricklaw::cards::{Card, CardSet, Source};

/// Minimax as the rules have it: every legal card, every position once.
#[derive(Default)]
struct Reference {
    known: HashMap<(BySeat<CardSet>, Seat), u8>,
}

impl Reference {
    /// Tricks north-south take from here on.
    fn tricks(
        &mut self,
        hands: BySeat<CardSet>,
        denomination: Denomination,
        leader: Seat,
        played: &mut Vec<Card>,
    ) -> u8 {
        if played.is_empty() {
            if hands[leader].is_empty() {
                return 0;
            }
            if let Some(&tricks) = self.known.get(&(hands, leader)) {
                return tricks;
            }
        }
        if played.len() == 4 {
            let strength = |card: &Card| {
                let trump = denomination.trump() == Some(card.suit());
                let followed = card.suit() == played[0].suit();
                (trump, trump || followed, card.rank())
            };
            let best = (0..4).max_by_key(|&i| strength(&played[i])).unwrap();
            let winner = leader.plus(best);
            let won = u8::from(winner.side() == Side::NorthSouth);
            return won + self.tricks(hands, denomination, winner, &mut Vec::new());
        }
        let seat = leader.plus(played.len());
        let hand = hands[seat];
        let suited = played.first().map_or(CardSet::EMPTY, |led| hand.of_suit(led.suit()));
        let legal = if suited.is_empty() { hand } else { suited };
        let mut values = Vec::new();
        for card in legal {
            let mut after = hands;
            after[seat].remove(card);
            played.push(card);
            let mut line = played.clone();
            values.push(self.tricks(after, denomination, leader, &mut line));
            played.pop();
        }
        let value = match seat.side() {
            Side::NorthSouth => values.into_iter().max(),
            Side::EastWest => values.into_iter().min(),
        };
        if played.is_empty() {
            self.known.insert((hands, leader), value.unwrap());
        }
        value.unwrap()
    }
}

/// A random position with `cards` cards a hand, some of them on the trick; few suits or many, so that voids, long
/// suits and ruffs all occur.
fn random(source: &mut Source, cards: usize) -> Position {
    let least = (4 * cards as u128).div_ceil(13);
    let suits = (least + source.below(5 - least)) as usize;
    let mut order = [0, 1, 2, 3];
    source.shuffle(&mut order);
    let mut pack: Vec<Card> =
        Card::all().filter(|card| order[..suits].contains(&card.suit().index())).collect();
    source.shuffle(&mut pack);
    let mut hands =
        BySeat([0, 1, 2, 3].map(|i| pack[cards * i..cards * (i + 1)].iter().copied().collect::<CardSet>()));
    let denomination = Denomination::ALL[source.below(5) as usize];
    let leader = Seat::ALL[source.below(4) as usize];
    let mut played = Vec::new();
    for step in 0..source.below(4) as usize {
        let seat = leader.plus(step);
        let position = Position::new(hands, denomination, leader, &played).unwrap();
        let legal: Vec<Card> = position.legal().iter().collect();
        let card = legal[source.below(legal.len() as u128) as usize];
        hands[seat].remove(card);
        played.push(card);
    }
    Position::new(hands, denomination, leader, &played).unwrap()
}

#[test]
fn every_card_of_small_positions() {
    let mut source = Source::from_seed(2024);
    let mut solver = Solver::new(Options::default());
    let rounds = if cfg!(debug_assertions) { 400 } else { 6000 };
    for round in 0..rounds {
        let position = random(&mut source, 1 + round % 4 + round % 20 / 19);
        let mut reference = Reference::default();
        let mut budget = Budget::unlimited();
        let values = solver.cards(&position, &mut budget);
        assert_eq!(values.iter().map(|value| value.card).collect::<CardSet>(), position.legal());
        let seat = position.turn();
        let played: Vec<Card> = position.played().collect();
        for value in &values {
            let mut hands = *position.hands();
            hands[seat].remove(value.card);
            let mut line = played.clone();
            line.push(value.card);
            let north_south = reference.tricks(hands, position.denomination(), position.leader(), &mut line);
            let expected = match seat.side() {
                Side::NorthSouth => north_south,
                Side::EastWest => position.tricks_left() - north_south,
            };
            assert_eq!(value.tricks.exact(), Some(expected), "{} in {position:?}", value.card);
        }
        let best = values.first().and_then(|value| value.tricks.exact());
        assert!(values.is_sorted_by_key(|value| core::cmp::Reverse(value.tricks.lower)));
        assert_eq!(solver.tricks(&position, &mut budget).exact(), best);
        for target in 0..=position.tricks_left() {
            assert_eq!(solver.reaches(&position, target, &mut budget), Some(Some(target) <= best));
        }
    }
}

#[test]
fn a_deal_followed_card_by_card() {
    let mut source = Source::from_seed(99);
    let mut solver = Solver::new(Options::default());
    let rounds = if cfg!(debug_assertions) { 3 } else { 60 };
    for _ in 0..rounds {
        // What a card is said to lead to is what it leads to.
        let mut position = random(&mut source, 7);
        let mut won = [0, 0];
        let mut budget = Budget::unlimited();
        while position.tricks_left() > 0 {
            let values = solver.cards(&position, &mut budget);
            let seat = position.turn();
            let value = values[source.below(values.len() as u128) as usize];
            let mut hands = *position.hands();
            hands[seat].remove(value.card);
            let mut played: Vec<Card> = position.played().collect();
            played.push(value.card);
            let mut leader = position.leader();
            let mut taken = [0, 0];
            if played.len() == 4 {
                let trump = position.denomination().trump();
                leader = leader.plus(winner(trump, [played[0], played[1], played[2], played[3]]));
                taken[leader.side().index()] = 1;
                played.clear();
            }
            position = Position::new(hands, position.denomination(), leader, &played).unwrap();
            let now = solver.tricks(&position, &mut budget).exact().unwrap();
            let side = seat.side();
            let mine = if position.turn().side() == side { now } else { position.tricks_left() - now };
            assert_eq!(value.tricks.exact(), Some(mine + taken[side.index()]), "{position:?}");
            won[0] += taken[0];
            won[1] += taken[1];
        }
        assert_eq!(won[0] + won[1], 7);
    }
}
