//! Claims a table may accept at once: both readings, and claims of defenders, against trying everything - within a trick, with
//! dummy to lead, with penalty cards about and with a line stated.
#![cfg(not(target_arch = "wasm32"))]

mod claims_naive;
#[path = "claims_naive/world.rs"]
mod world;

use claims_naive::Naive;
use tricklaw::bridge::claim::{
    Bulletproof, Claim, LeadRestriction, Policy, Position, Preset, Proof, Restrictions, Statement, Step,
    Switch, Terms, adjudicate, is_bulletproof,
};
use tricklaw::bridge::solve::Budget;
use tricklaw::bridge::{BySeat, Denomination, Seat};
use tricklaw::cards::{Card, CardSet, Rank, Source, Suit};
use tricklaw::cite::Book;
use world::World;

const NODES: u64 = 5_000_000;

fn one_of<T: Copy>(source: &mut Source, list: &[T]) -> T {
    list[source.below(list.len() as u128) as usize]
}

/// An ending of some suits, with up to three cards of a trick on the table.
fn ending(source: &mut Source, cards: usize, in_trick: usize) -> Position {
    let suits = 2 + source.below(3) as usize;
    let mut pack: Vec<Card> = Card::all().filter(|card| card.suit().index() >= 4 - suits).collect();
    for i in (1..pack.len()).rev() {
        pack.swap(i, source.below(i as u128 + 1) as usize);
    }
    let mut hands =
        BySeat::from_fn(|seat| pack[seat.index() * cards..][..cards].iter().copied().collect::<CardSet>());
    let leader = one_of(source, &Seat::ALL);
    let mut trick: Vec<Card> = Vec::new();
    for i in 0..in_trick {
        let hand = &mut hands[leader.plus(i)];
        let following = trick.first().map_or(*hand, |led| hand.of_suit(led.suit()));
        let legal: Vec<Card> = if following.is_empty() { hand.iter() } else { following.iter() }.collect();
        trick.push(one_of(source, &legal));
        hand.remove(trick[i]);
    }
    let denomination = one_of(source, &Denomination::ALL);
    Position::within_trick(Seat::South, denomination, leader, hands, &trick).unwrap()
}

fn claim_of(source: &mut Source, position: &Position) -> Claim {
    let claimer = one_of(source, &[Seat::South, Seat::West, Seat::East]);
    Claim::new(claimer, position.tricks_left() - source.below(2) as u8)
}

/// The proof, with a line that fails checked card by card.
fn is_proof(position: &Position, claim: &Claim, proof: Proof) -> bool {
    match is_bulletproof(position, claim, proof, Book::Bridge2007, &mut Budget::nodes(NODES)).unwrap() {
        Bulletproof::Yes => true,
        Bulletproof::No(line) => {
            // What declarer asks of a lead is not written in a line, so that only suits are looked at.
            let mut world = World::new(position, &Restrictions::default());
            let mut won = 0;
            for (seat, card) in line {
                assert_eq!(seat, world.turn());
                assert!(world.legal().contains(card), "{position} {claim:?} {card}");
                let (next, side) = world.after(card);
                won += u8::from(side == Some(claim.claimer.side()));
                world = next;
            }
            assert!(world.hands.0.iter().all(|hand| hand.is_empty()) && won < claim.tricks, "{position}");
            false
        }
        Bulletproof::Unknown => panic!("{position}"),
    }
}

#[test]
fn any_legal_play_is_tried_within_a_trick_and_with_dummy_to_lead() {
    let mut source = Source::from_seed(680);
    let (mut proven, mut dummy) = (0, 0);
    for round in 0..900 {
        let position = ending(&mut source, [2, 3, 3, 4][round % 4], round % 4);
        let claim = claim_of(&mut source, &position);
        let worst = World::new(&position, &Restrictions::default()).tricks(claim.claimer.side(), false);
        let proof = is_proof(&position, &claim, Proof::AnyLegal);
        assert_eq!(proof, worst >= claim.tricks, "{position} {claim:?}: {worst}");
        proven += u32::from(proof);
        dummy += u32::from(position.turn() == Some(Seat::North));
    }
    assert!(proven > 40 && dummy > 100, "{proven} {dummy}");
}

#[test]
fn any_normal_play_is_that_of_a_second_reading() {
    let mut source = Source::from_seed(700);
    let (mut proven, mut defenders) = (0, 0);
    for round in 0..900 {
        let position = ending(&mut source, [2, 3, 3, 4][round % 4], round % 3);
        let mut claim = claim_of(&mut source, &position);
        claim.awareness.trumps = one_of(&mut source, &[None, Some(true), Some(false)]);
        let switch = one_of(&mut source, Switch::ALL);
        let setting = source.below(switch.info().settings.len() as u128) as usize;
        let policy = Policy::from(one_of(&mut source, &Preset::ALL)).with_index(switch, setting).unwrap();
        let slow = Naive::worst(&position, &claim, policy);
        let proof = is_proof(&position, &claim, Proof::AnyNormal(policy));
        assert_eq!(proof, slow >= claim.tricks, "{position} {claim:?} {policy}: {slow}");
        proven += u32::from(proof);
        defenders += u32::from(proof && claim.claimer != Seat::South);
    }
    assert!(proven > 80 && defenders > 30, "{proven} {defenders}");
}

/// Something face up before a defender, or a restriction on his lead.
fn on_the_table(source: &mut Source, position: &Position) -> Restrictions {
    let mut restrictions = Restrictions::default();
    for seat in [Seat::East, Seat::West] {
        let hand: Vec<Card> = position.hands()[seat].iter().collect();
        match source.below(4) {
            0 if !hand.is_empty() => _ = restrictions.major[seat].insert(one_of(source, &hand)),
            1 => restrictions.minor[seat].extend(hand.iter().copied().find(|card| card.rank() < Rank::Ten)),
            2 => {
                let suit = one_of(source, &Suit::ALL);
                let lead = one_of(source, &[LeadRestriction::Require(suit), LeadRestriction::Forbid(suit)]);
                restrictions.lead[seat] = Some(lead);
            }
            _ => {}
        }
    }
    restrictions
}

#[test]
fn penalty_cards_count_within_a_trick_as_well() {
    let mut source = Source::from_seed(500);
    let mut differ = 0;
    for round in 0..700 {
        let position = ending(&mut source, 3, round % 4);
        let mut claim = claim_of(&mut source, &position);
        claim.restrictions = on_the_table(&mut source, &position);
        let side = claim.claimer.side();
        let worst = World::new(&position, &claim.restrictions).tricks(side, false);
        let proof = is_proof(&position, &claim, Proof::AnyLegal);
        assert_eq!(proof, worst >= claim.tricks, "{position} {claim:?}: {worst}");
        // The normal reading is the award's, which has its own tests.
        let terms = Terms { side_budget: 0, ..Terms::default() };
        let award = adjudicate(&position, &claim, &terms).unwrap().award.known().unwrap();
        let normal = is_proof(&position, &claim, Proof::AnyNormal(Policy::default()));
        assert_eq!(normal, award >= claim.tricks, "{position} {claim:?}");
        assert!(award >= worst, "{position} {claim:?}");
        let free = World::new(&position, &Restrictions::default()).tricks(side, false);
        differ += u32::from(free != worst);
    }
    assert!(differ >= 15, "what lay on the table mattered in {differ} positions");
}

/// The fewest tricks of a defender who leads certain cards, in that order, whenever he is on lead and has them.
fn as_stated(world: &World, claimer: Seat, leads: &[Card]) -> u8 {
    if world.hands[world.turn()].is_empty() {
        return 0;
    }
    let legal = world.legal();
    let stated = leads.iter().copied().find(|card| world.hands[claimer].contains(*card));
    let forced = stated.filter(|_| world.trick.is_empty() && world.turn() == claimer);
    let cards = forced.map_or(legal, CardSet::of);
    let values = cards.iter().map(|card| {
        let (next, won) = world.after(card);
        as_stated(&next, claimer, leads) + u8::from(won == Some(claimer.side()))
    });
    values.min().unwrap_or(0)
}

#[test]
fn a_defender_who_states_his_leads_is_held_to_them() {
    let mut source = Source::from_seed(682);
    let mut helped = 0;
    for round in 0..600 {
        let position = ending(&mut source, [3, 3, 4][round % 3], round % 4);
        let claimer = one_of(&mut source, &[Seat::West, Seat::East]);
        let mut leads: Vec<Card> = position.hands()[claimer].iter().collect();
        leads.truncate(2);
        let steps = leads.iter().map(|&card| Step::Lead { card }).collect();
        let claim = Claim::new(claimer, 1 + source.below(2) as u8).stating(Statement { steps });
        if claim.tricks > position.tricks_left() {
            continue;
        }
        let world = World::new(&position, &Restrictions::default());
        let slow = as_stated(&world, claimer, &leads);
        let proof = is_proof(&position, &claim, Proof::AnyLegalAsStated);
        assert_eq!(proof, slow >= claim.tricks, "{position} {claim:?}: {slow}");
        helped += u32::from(slow > world.tricks(claimer.side(), false));
    }
    assert!(helped >= 10, "the statement helped in {helped} positions");
}
