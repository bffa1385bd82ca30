//! Claims with penalty cards and lead restrictions about (laws 50 and 51) against trying everything.
#![cfg(not(target_arch = "wasm32"))]

#[path = "claims_naive/world.rs"]
mod world;

use tricklaw::bridge::claim::{
    Bulletproof, Claim, LeadRestriction, Position, Proof, Restrictions, Terms, adjudicate, is_bulletproof,
};
use tricklaw::bridge::solve::Budget;
use tricklaw::bridge::{BySeat, Denomination, Seat};
use tricklaw::cards::{Card, CardSet, Rank, Source, Suit};
use tricklaw::cite::Book;
use world::World;

fn one_of<T: Copy>(source: &mut Source, list: &[T]) -> T {
    list[source.below(list.len() as u128) as usize]
}

fn some_cards(source: &mut Source, cards: CardSet, many: u128) -> CardSet {
    let cards: Vec<Card> = cards.iter().collect();
    (0..source.below(many + 1)).map(|_| one_of(source, &cards)).collect()
}

/// An ending of three or four cards a hand in two or three suits, with something face up in front of a defender.
fn ending(source: &mut Source, cards: usize) -> (Position, Restrictions) {
    let mut pack: Vec<Card> = Card::all().filter(|card| card.suit() != Suit::Clubs).collect();
    for i in (1..pack.len()).rev() {
        pack.swap(i, source.below(i as u128 + 1) as usize);
    }
    let hands = BySeat::from_fn(|seat| {
        pack[seat.index() * cards..(seat.index() + 1) * cards].iter().copied().collect::<CardSet>()
    });
    let leader = one_of(source, &Seat::ALL);
    let denomination = one_of(source, &Denomination::ALL);
    let mut restrictions = Restrictions::default();
    for seat in [Seat::East, Seat::West] {
        restrictions.major[seat] = some_cards(source, hands[seat], 2);
        if restrictions.major[seat].is_empty() {
            let low: CardSet = hands[seat].iter().filter(|card| card.rank() < Rank::Ten).collect();
            restrictions.minor[seat] = if low.is_empty() { low } else { some_cards(source, low, 1) };
        }
        let suit = one_of(source, &Suit::ALL);
        restrictions.lead[seat] =
            [None, Some(LeadRestriction::Require(suit)), Some(LeadRestriction::Forbid(suit)), None]
                [source.below(4) as usize];
    }
    (Position::new(Seat::South, denomination, leader, hands).unwrap(), restrictions)
}

#[test]
fn penalty_cards_are_known_to_the_worst_and_the_best_play() {
    let mut source = Source::from_seed(50);
    let mut differ = 0;
    for round in 0..300 {
        let (position, restrictions) = ending(&mut source, if round % 6 == 0 { 4 } else { 3 });
        if restrictions.is_empty() {
            continue;
        }
        let world = World::new(&position, &restrictions);
        let mut claim = Claim::new(one_of(&mut source, &[Seat::South, Seat::West, Seat::East]), 1);
        let side = claim.claimer.side();
        let (worst, best) = (world.tricks(side, false), world.tricks(side, true));
        claim.restrictions = restrictions;
        claim.tricks = worst + source.below(2) as u8;
        if claim.tricks > position.tricks_left() {
            claim.tricks = worst;
        }
        let terms = Terms { side_budget: 1_000_000, ..Terms::default() };
        let verdict = adjudicate(&position, &claim, &terms).unwrap();
        assert_eq!(verdict.worst_legal.known(), Some(worst), "{position} {restrictions:?}");
        assert_eq!(verdict.best.known(), Some(best), "{position} {restrictions:?}");
        let award = verdict.award.known().unwrap();
        assert!(worst <= award && award <= best, "{position} {claim:?}: {worst} {award} {best}");
        let mut budget = Budget::nodes(1_000_000);
        let proof =
            is_bulletproof(&position, &claim, Proof::AnyLegal, Book::Bridge2007, &mut budget).unwrap();
        assert_eq!(proof == Bulletproof::Yes, worst >= claim.tricks, "{position} {restrictions:?}");
        let free = Claim { restrictions: Restrictions::default(), ..claim };
        differ += u32::from(adjudicate(&position, &free, &terms).unwrap().worst_legal != verdict.worst_legal);
    }
    assert!(differ >= 15, "the cards on the table mattered in {differ} positions");
}
