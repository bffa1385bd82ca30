//! What one player can know of a throw, against every way of dealing the cards he cannot see: art. 11, 34(1).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::{Rank, Source};
use tricklaw::shengji::{
    Bag, Beatable, BySeat, Face, Group, Hand, Lead, Phase, Position, Race, Rules, Seat, Sizes,
};
use tricklaw::shengji::{Unseen, UnseenHand, beatable, throw_verdict};

mod shengji_cases;
use shengji_cases::{bag, trump};

/// More places than there are cards are as good as one for each.
#[test]
fn hands_of_any_size() {
    let lead = |cards: &str| Lead::new(bag(cards), None, trump("2H")).unwrap();
    for lead in [lead("SQ"), lead("SQ SQ"), lead("SQ SQ SJ SJ")] {
        let cards = bag("SA SA SK SK S3 D3");
        let judged = |most: usize, may_hold_suit: [bool; 3]| {
            let hands = may_hold_suit.map(|may_hold_suit| UnseenHand { cards: most, may_hold_suit });
            [0, most].map(|kitty| beatable(&lead.parts()[0], &lead, &Unseen { cards, kitty, hands }))
        };
        for holds in [[true; 3], [true, false, false], [false; 3]] {
            assert_eq!(judged(usize::MAX, holds), judged(cards.len(), holds), "{lead:?} {holds:?}");
        }
    }
}

/// Whether some, and whether every, way of dealing the cards lets a hand beat the lead's first part.
fn by_dealing(lead: &Lead, cards: &[Face], hands: [UnseenHand; 3]) -> (bool, bool) {
    let suit = lead.trump().faces_of(lead.group());
    let (mut some, mut every, mut any_deal) = (false, true, false);
    for number in 0..1_usize << (2 * cards.len()) {
        let places = (0..cards.len()).map(|i| number >> (2 * i) & 3);
        // Most ways give a hand another number of cards: they are passed over before any card is dealt.
        let mut sizes = [0; 4];
        places.clone().for_each(|place| sizes[place] += 1);
        if hands.iter().zip(sizes).any(|(hand, size)| hand.cards != size) {
            continue;
        }
        let mut dealt = [Bag::EMPTY; 4];
        places.zip(cards).for_each(|(place, &face)| {
            dealt[place].insert(face);
        });
        let fits =
            hands.iter().zip(dealt).all(|(hand, cards)| hand.may_hold_suit || cards.among(suit).is_empty());
        if !fits {
            continue;
        }
        any_deal = true;
        let part = &lead.parts()[0];
        let beats = dealt[..3].iter().any(|&held| {
            let mut all = BySeat([Bag::EMPTY; 4]);
            all[Seat::West] = held;
            let low = if lead.group() == Group::Trump { "H3" } else { "S3" };
            let thrown = part.cards.plus(bag(low)).unwrap();
            let throw = Lead::with_default_grouping(thrown, lead.trump()).unwrap();
            let verdict = throw_verdict(&throw, Seat::North, &all, &Rules::CN_2002);
            verdict.is_some_and(|failed| failed.beaten.iter().any(|one| one.part == 0))
        });
        some |= beats;
        every &= beats;
    }
    (some, every && any_deal)
}

#[test]
fn every_way_of_dealing() {
    let pool = "SA SA SA SK SK SQ SQ S4 D4 D5 D6";
    let sizes = [[2, 2, 1], [3, 2, 1], [2, 2, 2], [3, 3, 0], [2, 1, 1], [4, 1, 1]];
    dealt_in_every_way(["SJ", "SJ SJ", "SJ SJ SJ", "SK SK", "SQ"], pool, 6, sizes);
}

#[test]
fn every_way_of_dealing_tractors() {
    let sizes = [[6, 1, 0], [5, 2, 0], [5, 1, 0], [7, 0, 0], [4, 2, 1], [6, 0, 0]];
    let leads = ["S5 S5 S4 S4", "S5 S5 S5 S4 S4 S4", "S6 S6 S5 S5", "S4 S4 S3 S3", "S5 S5 S4 S4 S3 S3"];
    dealt_in_every_way(leads, "S6 S6 S6 S7 S7 S7 S8 S8 S5 S5 D4", 7, sizes);
    // Trumps: the off-suit level cards share a step, and both must be apart to break it (A01, A02).
    let leads = ["HK HK HQ HQ", "HK HK HK HQ HQ HQ", "HA HA HK HK", "HQ HQ HJ HJ", "HQ HQ HJ HJ"];
    dealt_in_every_way(leads, "HA HA HA D2 D2 S2 S2 H2 H2 D4", 7, sizes);
}

/// Whether what is said to be known of the leads is what every way of dealing `number` cards of the pool tells.
fn dealt_in_every_way(leads: [&str; 5], pool: &str, number: usize, sizes: [[usize; 3]; 6]) {
    let mut source = Source::from_seed(11);
    let mut pick = |below: u128| source.below(below) as usize;
    let mut answers = [0; 3];
    for round in 0..160 {
        let led = leads[pick(5)];
        let lead = Lead::new(bag(led), None, trump("2H")).unwrap();
        let mut cards: Vec<Face> = pool.split(' ').map(|face| face.parse().unwrap()).collect();
        while cards.len() > number {
            cards.swap_remove(pick(cards.len() as u128));
        }
        let mut sizes = sizes[pick(6)];
        if round % 2 == 0 {
            sizes = [0; 3];
            (0..pick(number as u128 + 1)).for_each(|_| sizes[pick(3)] += 1);
        }
        let hands = sizes.map(|cards| UnseenHand { cards, may_hold_suit: pick(3) > 0 });
        let (some, every) = by_dealing(&lead, &cards, hands);
        let kitty = number - sizes.iter().sum::<usize>();
        // Without any way of dealing at all, what is said to be known contradicts itself.
        if !some
            && by_dealing(&lead, &cards, hands.map(|hand| UnseenHand { may_hold_suit: true, ..hand }))
                != (some, every)
        {
            let suit = lead.trump().faces_of(lead.group());
            let held = cards.iter().filter(|face| suit >> face.index() & 1 == 1).count();
            let room: usize = hands.iter().filter(|hand| hand.may_hold_suit).map(|hand| hand.cards).sum();
            let void: usize = hands.iter().filter(|hand| !hand.may_hold_suit).map(|hand| hand.cards).sum();
            if held > room + kitty || void > number - held {
                continue;
            }
        }
        let unseen = Unseen { cards: Bag::of(cards.iter().copied()).unwrap(), kitty, hands };
        let expected = match (some, every) {
            (false, _) => Beatable::No,
            (true, true) => Beatable::Yes,
            (true, false) => Beatable::CannotKnow,
        };
        assert_eq!(beatable(&lead.parts()[0], &lead, &unseen), expected, "{led}: {cards:?} {hands:?}");
        answers[expected as usize] += 1;
    }
    assert!(answers.iter().all(|&count| count > 4), "{answers:?}");
}

/// North leads; who is hidden has three cards.
fn seen_by_north(north: &str, others: [Hand; 3]) -> Position {
    let mut hands = BySeat([Hand::Known(bag(north)); 4]);
    for (seat, hand) in [Seat::West, Seat::South, Seat::East].into_iter().zip(others) {
        hands[seat] = hand;
    }
    let kitty = Some(bag("C3 C4 C5 C6 C7 C8 C9 CT"));
    Position::in_play(Rules::CN_2002, Sizes::usual(2).unwrap(), trump("2H"), Seat::North, hands, kitty)
        .unwrap()
}

#[test]
fn late_in_the_play_most_cards_are_gone() {
    // Three cards each: the ace higher than the king may have been played long ago.
    let position = seen_by_north("SK SK S3", [Hand::Hidden(3); 3]);
    let lead = Lead::new(bag("SK SK S3"), None, trump("2H")).unwrap();
    assert_eq!(position.outlook(&lead), [Beatable::CannotKnow, Beatable::CannotKnow]);
    let position =
        seen_by_north("SK SK S3", [Hand::Known(bag("SA SA S4")), Hand::Hidden(3), Hand::Hidden(3)]);
    assert_eq!(position.outlook(&lead), [Beatable::Yes, Beatable::Yes]);
    let position = seen_by_north(
        "SA SA S3",
        [Hand::Known(bag("D3 D4 D5")), Hand::Known(bag("D6 D6 D7")), Hand::Hidden(3)],
    );
    let lead = Lead::new(bag("SA SA S3"), None, trump("2H")).unwrap();
    assert_eq!(position.outlook(&lead), [Beatable::No, Beatable::CannotKnow]);
}

/// A hand that is seen beats the throw, and those that are not have no spades: it does not stand, whatever they hold.
#[test]
fn one_hand_that_is_seen_is_enough() {
    let [north, west] = [bag("SK SK S3"), bag("SA SA S4")];
    let mut hands = BySeat([Hand::Hidden(3); 4]);
    (hands[Seat::North], hands[Seat::West]) = (Hand::Known(north), Hand::Known(west));
    let kitty = Bag::packs(2).beyond(north).beyond(west).beyond(bag("D3 D3 D4 D4 D5 D5"));
    let sizes = Sizes::usual(2).unwrap();
    let mut position =
        Position::uneven(Rules::CN_2002, sizes, trump("2H"), Seat::North, hands, Some(kitty)).unwrap();
    position.apply(&"play N SK SK S3".parse().unwrap()).unwrap();
    assert_eq!(position.phase(), Phase::AwaitingVerdict);
    let (lead, _) = position.thrown().unwrap();
    assert_eq!(position.outlook(lead), [Beatable::Yes, Beatable::Yes]);
}

#[test]
fn exposed_cards_are_known_to_be_there() {
    let mut position = seen_by_north("SK SK S3", [Hand::Hidden(3); 3]);
    let lead = Lead::new(bag("SK SK S3"), None, trump("2H")).unwrap();
    position.apply(&"expose W SA".parse().unwrap()).unwrap();
    assert_eq!(position.outlook(&lead), [Beatable::CannotKnow, Beatable::Yes]);
    position.apply(&"expose W SA".parse().unwrap()).unwrap();
    assert_eq!(position.outlook(&lead), [Beatable::Yes, Beatable::Yes]);
}

/// What was shown to declare is still in that hand until it is played; the dealer may have buried his.
#[test]
fn declared_cards_are_known_to_be_there() {
    let own = "BJ S2 HK S3 S4 S4 S5 S5 S6 S6 S7 S7 S8 S8 S9 S9 ST ST SJ SJ SQ SQ SK SK SA";
    let outlook = |dealer: Seat, plays: &[&str]| {
        let race = Race::LaterDeal { dealer };
        let (rules, sizes) = (Rules::CN_2002, Sizes::usual(2).unwrap());
        let mut position =
            Position::seen(rules, race, Rank::Two, sizes, Seat::North, Some(Seat::North), Bag::EMPTY)
                .unwrap();
        let drawn = format!("drawn 100 {own}");
        for action in [&drawn, "declare W H2 1", "settled", "bury"].iter().chain(plays) {
            position.apply(&action.parse().unwrap()).unwrap();
        }
        position.outlook(&Lead::new(bag("BJ S2"), None, trump("2H")).unwrap())
    };
    // Five higher trumps are unseen, fewer than are in the kitty; but west has shown one of them.
    let ruffed = ["play E D3", "play N HK", "play W D4", "play S D6"];
    assert_eq!(outlook(Seat::East, &ruffed), [Beatable::No, Beatable::Yes]);
    // He has played it: the others may be anywhere.
    let played = ["play E D3", "play N S3", "play W H2", "play S D6"];
    let later: Vec<&str> =
        played.into_iter().chain(["play W C9", "play S C8", "play E CT", "play N HK"]).collect();
    assert_eq!(outlook(Seat::East, &later), [Beatable::No, Beatable::CannotKnow]);
    let dealt_by_west = ["play W D3", "play S D4", "play E D5", "play N HK"];
    assert_eq!(outlook(Seat::West, &dealt_by_west), [Beatable::No, Beatable::CannotKnow]);
}

/// A verdict that no deal of the cards nobody sees bears out: a part named that nothing higher is left for, by a player who has
/// no room for it, or none where all that is left beats one.
#[test]
fn a_verdict_is_what_the_cards_left_can_be() {
    let verdict = |north: &str, others: [Hand; 3], before: &[&str], said: &str| {
        let mut position = seen_by_north(north, others);
        let throw = format!("play N {north}");
        for action in before.iter().copied().chain([throw.as_str()]) {
            position.apply(&action.parse().unwrap()).unwrap();
        }
        assert_eq!(position.phase(), Phase::AwaitingVerdict);
        let refusal = position.check(&said.parse().unwrap()).err()?;
        Some((refusal.code(), refusal.law().article))
    };
    let refused = Some(("hidden", "34(1)"));
    let hidden = [Hand::Hidden(3); 3];
    // Nothing beats the aces; a king or a queen above the jack can be anywhere.
    for (said, expected) in [
        ("fails / 0 W", refused),
        ("fails / 0 W / 1 W", refused),
        ("fails / 1 W", None),
        ("fails / 1 E S W", None),
        ("stands", None),
    ] {
        assert_eq!(verdict("SA SA SJ", hidden, &[], said), expected, "{said}");
    }
    // Two kings, one of them with east, are no pair of west's; nor has he room beside two cards everybody has seen.
    let east = [Hand::Hidden(3), Hand::Hidden(3), Hand::Known(bag("SK SA D4"))];
    assert_eq!(verdict("SQ SQ SJ", east, &[], "fails / 0 W / 1 E"), refused);
    assert_eq!(verdict("SQ SQ SJ", east, &[], "fails / 1 E S"), None);
    assert_eq!(verdict("SQ SQ SA", hidden, &["expose E SK"], "fails / 0 E"), None);
    assert_eq!(verdict("SQ SQ SA", hidden, &["expose E SK"], "fails / 0 W"), refused);
    assert_eq!(verdict("SQ SQ SA", hidden, &["expose W D3 D3"], "fails / 0 W"), refused);
    assert_eq!(verdict("SQ SQ SA", hidden, &["expose W D3"], "fails / 0 W"), None);
    assert_eq!(verdict("SQ SQ SA", hidden, &["expose W SK"], "fails / 0 W"), None);
    // What everybody has seen in a hand beats the nine, whatever is said.
    assert_eq!(verdict("SQ SQ S9", hidden, &["expose W SK"], "stands"), refused);
    assert_eq!(verdict("SQ SQ S9", hidden, &["expose W SK"], "fails / 0 S"), refused);
    assert_eq!(verdict("SQ SQ S9", hidden, &["expose W SK"], "fails / 1 S"), refused);
    assert_eq!(verdict("SQ SQ S9", hidden, &["expose W SK"], "fails / 1 S W"), None);
}
