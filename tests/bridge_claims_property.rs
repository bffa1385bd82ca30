//! Claims on small positions against a slow second reading of what is normal, and other things that must always hold.
#![cfg(not(target_arch = "wasm32"))]

mod claims_naive;

use claims_naive::Naive;
use tricklaw::bridge::claim::{
    Bulletproof, Claim, Policy, Position, Preset, Proof, Switch, Terms, adjudicate, is_bulletproof,
};
use tricklaw::bridge::solve::Budget;
use tricklaw::bridge::{BySeat, Denomination, Seat};
use tricklaw::cards::{Card, CardSet, Source, Suit};
use tricklaw::cite::Book;

fn shuffled(source: &mut Source) -> Vec<Card> {
    let mut pack: Vec<Card> = Card::all().collect();
    for i in (1..pack.len()).rev() {
        pack.swap(i, source.below(i as u128 + 1) as usize);
    }
    pack
}

/// An ending of so many cards a hand, from few suits so that much can happen in each.
fn ending(source: &mut Source, cards: usize) -> Position {
    let suits = 2 + source.below(3) as usize;
    let pack: Vec<Card> =
        shuffled(source).into_iter().filter(|card| card.suit().index() >= 4 - suits).collect();
    let hands = BySeat::from_fn(|seat| {
        pack[seat.index() * cards..(seat.index() + 1) * cards].iter().copied().collect::<CardSet>()
    });
    let denomination = Denomination::ALL[source.below(5) as usize];
    let position =
        Position::new(Seat::South, denomination, Seat::ALL[source.below(4) as usize], hands).unwrap();
    let shown = Seat::ALL[source.below(4) as usize];
    let suit = Suit::ALL[source.below(4) as usize];
    if source.below(3) == 0 { position.with_shown_out(shown, suit).unwrap_or(position) } else { position }
}

/// Some cards of the first trick played already.
fn into_trick(source: &mut Source, position: Position) -> Position {
    let mut hands = *position.hands();
    let mut trick: Vec<Card> = Vec::new();
    for i in 0..source.below(4) as usize {
        let hand = &mut hands[position.leader().plus(i)];
        let following = trick.first().map_or(*hand, |led| hand.of_suit(led.suit()));
        let legal: Vec<Card> = if following.is_empty() { hand.iter() } else { following.iter() }.collect();
        let card = legal[source.below(legal.len() as u128) as usize];
        hand.remove(card);
        trick.push(card);
    }
    let mut text = format!("{} {} {} N:", position.declarer(), position.denomination(), position.leader());
    let hands = Seat::ALL.map(|seat| tricklaw::bridge::hand_text(hands[seat]));
    text.push_str(&hands.join(" "));
    trick.iter().for_each(|card| text.push_str(&format!(" {card}")));
    text.parse().unwrap()
}

fn some_policy(source: &mut Source) -> Policy {
    let preset = Policy::from(Preset::ALL[source.below(3) as usize]);
    (0..source.below(4)).fold(preset, |policy, _| {
        let switch = Switch::ALL[source.below(Switch::COUNT as u128) as usize];
        policy.with_index(switch, source.below(switch.info().settings.len() as u128) as usize).unwrap()
    })
}

fn claim_of(source: &mut Source, position: &Position) -> Claim {
    let claimer = [Seat::South, Seat::South, Seat::West, Seat::East][source.below(4) as usize];
    let left = position.tricks_left();
    let mut claim = Claim::new(claimer, left - source.below(2) as u8);
    claim.awareness.trumps = [None, Some(true), Some(false)][source.below(3) as usize];
    claim
}

#[test]
fn the_search_agrees_with_a_second_reading() {
    let mut source = Source::from_seed(68);
    for round in 0..900 {
        let cards = [2, 3, 3, 4][round % 4];
        let mut position = ending(&mut source, cards);
        if round % 3 == 0 {
            position = into_trick(&mut source, position);
        }
        let claim = claim_of(&mut source, &position);
        let policy = some_policy(&mut source);
        let terms = Terms { policy, side_budget: 0, ..Terms::default() };
        let verdict = adjudicate(&position, &claim, &terms).unwrap();
        let slow = Naive::worst(&position, &claim, policy);
        assert_eq!(verdict.award.known(), Some(slow), "{position} {claim:?} {policy}");
    }
}

/// The worst result by legal play of all four hands, by trying everything.
fn worst_legal(
    hands: &mut [CardSet; 4],
    trump: Option<Suit>,
    leader: Seat,
    trick: &mut Vec<Card>,
    side: Seat,
) -> u8 {
    if let [a, b, c, d] = trick[..] {
        let leader = leader.plus(tricklaw::bridge::winner(trump, [a, b, c, d]));
        let saved = std::mem::take(trick);
        let rest = worst_legal(hands, trump, leader, trick, side);
        *trick = saved;
        return rest + u8::from(leader.side() == side.side());
    }
    let turn = leader.plus(trick.len());
    let hand = hands[turn.index()];
    let following = trick.first().map_or(hand, |led| hand.of_suit(led.suit()));
    let legal = if following.is_empty() { hand } else { following };
    let mut worst = None;
    for card in legal.iter() {
        hands[turn.index()].remove(card);
        trick.push(card);
        let value = worst_legal(hands, trump, leader, trick, side);
        trick.pop();
        hands[turn.index()].insert(card);
        worst = Some(worst.map_or(value, |worst: u8| worst.min(value)));
    }
    worst.unwrap_or(0)
}

#[test]
fn legal_worst_and_bulletproof_claims_agree_with_brute_force() {
    let mut source = Source::from_seed(71);
    for round in 0..400 {
        let position = ending(&mut source, 2 + round % 3);
        let claim = claim_of(&mut source, &position);
        let terms = Terms { side_budget: 1_000_000, ..Terms::default() };
        let verdict = adjudicate(&position, &claim, &terms).unwrap();
        let slow = worst_legal(
            &mut position.hands().0.clone(),
            position.trump(),
            position.leader(),
            &mut Vec::new(),
            claim.claimer,
        );
        assert_eq!(verdict.worst_legal.known(), Some(slow), "{position}");
        let is_proof = |proof| {
            let mut budget = Budget::nodes(1_000_000);
            is_bulletproof(&position, &claim, proof, Book::Bridge2007, &mut budget).unwrap()
                == Bulletproof::Yes
        };
        assert_eq!(is_proof(Proof::AnyLegal), slow >= claim.tricks, "{position}");
        assert_eq!(is_proof(Proof::AnyNormal(Policy::default())), verdict.claim_stands(), "{position}");
    }
}

#[test]
fn bounds_given_early_contain_the_answer() {
    let mut source = Source::from_seed(69);
    for _ in 0..60 {
        let position = ending(&mut source, 5);
        let claim = claim_of(&mut source, &position);
        let whole = adjudicate(&position, &claim, &Terms::default()).unwrap();
        let award = whole.award.known().unwrap();
        for budget in [0, 1, 30, 100, 300, 1000] {
            let early = adjudicate(&position, &claim, &Terms { budget, ..Terms::default() }).unwrap();
            assert!(early.award.at_least <= award && award <= early.award.at_most, "{position} {budget}");
        }
        for alternative in &whole.sensitivity {
            assert!(alternative.award.at_least >= whole.worst_legal.at_least);
        }
    }
}

#[test]
fn alternatives_are_the_awards_under_the_other_settings() {
    let mut source = Source::from_seed(70);
    for _ in 0..60 {
        let position = ending(&mut source, 4);
        let claim = claim_of(&mut source, &position);
        let policy = some_policy(&mut source);
        let terms = Terms { policy, side_budget: 1_000_000, ..Terms::default() };
        let verdict = adjudicate(&position, &claim, &terms).unwrap();
        for (switch, other) in policy.alternatives() {
            let alone = adjudicate(&position, &claim, &Terms { policy: other, ..terms }).unwrap().award;
            let change = tricklaw::bridge::claim::Change::Setting(switch, other.setting(switch));
            let found = verdict.sensitivity.iter().find(|alternative| alternative.change == change).unwrap();
            assert_eq!(found.award, alone, "{position} {change}");
        }
    }
}

#[test]
fn a_setting_that_leaves_more_lines_never_gives_more() {
    let mut source = Source::from_seed(72);
    let wider = [
        (Switch::TopDown, "any", "ebu"),
        (Switch::TopDown, "ebu", "top-down"),
        (Switch::SafetyCheck, "normal", "not-normal"),
        (Switch::RunTrumps, "any", "keep-ruffs"),
        (Switch::RunTrumps, "keep-ruffs", "last"),
        (Switch::WinnersFirst, "off", "on"),
        (Switch::Winning, "off", "on"),
        (Switch::Discards, "any", "losers-first"),
        (Switch::Switching, "off", "on"),
        (Switch::Location, "both", "drop"),
        (Switch::Ruffs, "any", "lowest"),
        (Switch::Partner, "any-normal", "keeps-master"),
    ];
    let mut lower = 0;
    for round in 0..3000 {
        let position = ending(&mut source, if round % 8 == 0 { 4 } else { 3 });
        let claim = claim_of(&mut source, &position);
        let preset = some_policy(&mut source);
        for (switch, wide, narrow) in wider {
            let [wide, narrow] = [wide, narrow].map(|setting| {
                let policy = preset.with(switch, setting).unwrap();
                let terms = Terms { policy, side_budget: 0, ..Terms::default() };
                adjudicate(&position, &claim, &terms).unwrap().award.known().unwrap()
            });
            assert!(wide <= narrow, "{position} {claim:?} {preset} {}", switch.name());
            lower += u32::from(wide < narrow);
        }
    }
    assert!(lower >= 50, "{lower}");
}
