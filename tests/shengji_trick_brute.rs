//! Groupings and over-ruffs against every way of dividing the cards, found the slow way.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;
use tricklaw::cards::{Rank, Source, Suit};
use tricklaw::shengji::{Bag, Face, Group, Lead, Part, RuffComparison, Rules, Shape, Standing, Trump};
use tricklaw::shengji::{divide, groupings, standing, trick_winner};

mod shengji_cases;
use shengji_cases::{bag, lead, trump};

/// Forms and heights, sorted.
type Parts = Vec<(u8, u8, u8)>;

fn form(part: &Part) -> (u8, u8, u8) {
    (part.shape.multiplicity(), part.shape.length(), part.top)
}

fn sorted(mut parts: Parts) -> Parts {
    parts.sort();
    parts
}

/// Every division of the cards into combinations: the first card goes with any subset that makes one with it.
fn divisions(cards: Bag, trump: Trump) -> Vec<Vec<Part>> {
    let Some((first, _)) = cards.faces().next() else { return vec![Vec::new()] };
    let mut found = Vec::new();
    for subset in subsets(&cards.faces().collect::<Vec<_>>()) {
        if subset.count(first) == 0 {
            continue;
        }
        if let Some(part) = Part::of(subset, trump) {
            for mut rest in divisions(cards.minus(subset).unwrap(), trump) {
                rest.push(part);
                found.push(rest);
            }
        }
    }
    found
}

fn subsets(faces: &[(Face, u8)]) -> Vec<Bag> {
    let Some((&(face, held), rest)) = faces.split_first() else { return vec![Bag::EMPTY] };
    let rest = subsets(rest);
    (0..=held).flat_map(|count| rest.iter().map(move |bag| bag.with_count(face, count))).collect()
}

fn joinable(parts: &[Part], trump: Trump) -> bool {
    let pairs =
        parts.iter().enumerate().flat_map(|(i, one)| parts[i + 1..].iter().map(move |other| (one, other)));
    pairs
        .into_iter()
        .any(|(one, other)| one.cards.plus(other.cards).and_then(|both| Part::of(both, trump)).is_some())
}

/// Cards of a suit close together, so that they make pairs and runs.
fn cards_of(source: &mut Source, group: Group, trump: Trump, count: usize, decks: u8, width: u128) -> Bag {
    let mut faces: Vec<Face> = Face::all().filter(|&face| trump.group(face) == group).collect();
    faces.sort_by_key(|&face| trump.step(face));
    let start = source.below(faces.len() as u128);
    let mut bag = Bag::EMPTY;
    while bag.len() < count {
        let face = faces[((start + source.below(width)) % faces.len() as u128) as usize];
        if bag.count(face) < decks {
            bag.insert(face);
        }
    }
    bag
}

fn random_trump(source: &mut Source) -> Trump {
    Trump::new(Rank::ALL[source.below(13) as usize], Suit::from_index(source.below(5) as u8))
}

#[test]
fn groupings_are_the_admissible_divisions() {
    let mut source = Source::from_seed(14);
    for number in 0..3000 {
        let trump = random_trump(&mut source);
        let group = if number % 2 == 0 { Group::Trump } else { trump.groups().next().unwrap() };
        let cards = cards_of(&mut source, group, trump, 1 + number % 8, 2 + (number % 3 > 0) as u8, 5);
        groupings_are_complete(cards, trump);
    }
}

#[test]
fn groupings_where_level_cards_meet() {
    let mut source = Source::from_seed(16);
    // A02: the side suits' level cards share a step between the ace and the trump level card; triples of them too.
    let around = ["HK", "HA", "D2", "S2", "C2", "H2", "LJ"].map(|face| bag(face).faces().next().unwrap().0);
    for number in 0..1500 {
        let (from, mut cards) = (number % 3, Bag::EMPTY);
        while cards.len() < 4 + number % 6 {
            let face = around[from + source.below(5) as usize];
            let held = cards.count(face) + 1 + source.below(3) as u8;
            cards = cards.with_count(face, held.min(3));
        }
        groupings_are_complete(cards, trump(if number % 4 == 0 { "2NT" } else { "2H" }));
    }
}

fn groupings_are_complete(cards: Bag, trump: Trump) {
    if trump.group_of(cards).is_none() {
        return;
    }
    // A14: cards that are one combination are that; otherwise no two parts may join.
    let expected: BTreeSet<Parts> = match Part::of(cards, trump) {
        Some(part) => [vec![form(&part)]].into(),
        None => {
            let all = divisions(cards, trump).into_iter();
            all.filter(|parts| !joinable(parts, trump))
                .map(|parts| sorted(parts.iter().map(form).collect()))
                .collect()
        }
    };
    let all: Vec<_> = groupings(cards, trump).collect();
    let found: BTreeSet<Parts> = all.iter().map(|parts| sorted(parts.iter().map(form).collect())).collect();
    assert_eq!(found, expected, "{trump}: {cards}");
    assert_eq!(all.len(), found.len(), "{trump}: {cards}: each comes once");
    for grouping in all {
        let declared: Vec<Bag> = grouping.iter().map(|part| part.cards).collect();
        assert_eq!(Lead::new(cards, Some(&declared), trump).unwrap().parts(), grouping);
    }
    assert_eq!(Lead::new(cards, None, trump).is_ok(), expected.len() == 1);
}

/// The heights of the parts of one division that are compared, by form, highest first.
fn heights(parts: &[Part], compared: RuffComparison) -> Parts {
    let is_largest = |part: &Part| parts.iter().all(|other| size(other) <= size(part));
    let matters = |part: &&Part| match compared {
        RuffComparison::EveryCombination => part.shape != Shape::SINGLE,
        RuffComparison::EveryPart => true,
        RuffComparison::LargestPart => is_largest(part),
    };
    let mut heights: Parts = parts.iter().filter(matters).map(form).collect();
    heights.sort_by_key(|&(m, l, top)| (m, l, std::cmp::Reverse(top)));
    if compared == RuffComparison::LargestPart {
        heights.truncate(1);
    }
    heights
}

/// More cards, then more of a face.
fn size(part: &Part) -> (usize, u8) {
    (part.shape.cards(), part.shape.multiplicity())
}

/// The divisions of a play into the forms of the lead.
fn as_led(lead: &Lead, play: Bag) -> Vec<Vec<Part>> {
    let shapes = |parts: &[Part]| {
        sorted(parts.iter().map(|part| (part.shape.multiplicity(), part.shape.length(), 0)).collect())
    };
    let led = shapes(lead.parts());
    divisions(play, lead.trump()).into_iter().filter(|parts| shapes(parts) == led).collect()
}

#[test]
fn over_ruffs_beat_every_division() {
    let mut source = Source::from_seed(15);
    let all_ways = [RuffComparison::EveryCombination, RuffComparison::EveryPart, RuffComparison::LargestPart];
    let (mut matched, mut won, mut undecided) = (0, [0; 3], 0);
    for number in 0..6000 {
        let trump = random_trump(&mut source);
        let side = trump.groups().next().unwrap();
        let decks = 2 + (number % 2) as u8;
        let size = 2 + number % 6;
        let cards = cards_of(&mut source, side, trump, size, decks, 2 + size as u128);
        let lead = Lead::with_default_grouping(cards, trump).unwrap();
        let plays =
            [(); 2].map(|()| cards_of(&mut source, Group::Trump, trump, size, decks, 2 + size as u128 / 2));
        let [first, second] = [as_led(&lead, plays[0]), as_led(&lead, plays[1])];
        let context = format!("{trump}: {:?}, {} then {}", lead.parts(), plays[0], plays[1]);
        for (ways, play) in [(&first, plays[0]), (&second, plays[1])] {
            let expected = if ways.is_empty() { Standing::Loses } else { Standing::Ruffs };
            assert_eq!(standing(&lead, play), expected, "{context}");
            let divided = divide(&lead, play);
            assert_eq!(divided.is_some(), !ways.is_empty(), "{context}");
            if let Some(parts) = divided {
                let divided = sorted(parts.iter().map(form).collect());
                assert!(
                    ways.iter().any(|way| sorted(way.iter().map(form).collect()) == divided),
                    "{context}"
                );
            }
        }
        if first.is_empty() || second.is_empty() {
            let expected = if second.is_empty() { usize::from(!first.is_empty()) } else { 2 };
            assert_eq!(trick_winner(&lead, &plays, &Rules::CN_2002), expected, "{context}");
            continue;
        }
        matched += 1;
        let compared = all_ways.map(|way| over_ruffs(&first, &second, way));
        for (ruff_comparison, over) in all_ways.into_iter().zip(compared) {
            let rules = Rules { ruff_comparison, ..Rules::CN_2002 };
            let winner = trick_winner(&lead, &plays, &rules);
            assert_eq!(winner, 1 + usize::from(over), "{ruff_comparison:?}: {context}");
        }
        for (won, over) in won.iter_mut().zip(compared) {
            *won += usize::from(over);
        }
        // One division of each play, the largest parts as high as they can be, does not decide.
        let highest = plays.map(|play| vec![divide(&lead, play).unwrap()]);
        let alone = over_ruffs(&highest[0], &highest[1], RuffComparison::EveryPart);
        undecided += usize::from(alone != compared[1]);
    }
    assert!(matched > 1000, "{matched} pairs of ruffs");
    assert!(won.iter().all(|&won| won > 150), "{won:?} over-ruffs");
    assert!(undecided > 10, "{undecided} that one division would get wrong");
}

/// Whether for every division of the first play some division of the second is higher (A18, A19, A20, A41).
fn over_ruffs(first: &[Vec<Part>], second: &[Vec<Part>], compared: RuffComparison) -> bool {
    let singles = first[0].iter().all(|part| part.shape == Shape::SINGLE);
    // Loose singles alone are compared by the highest of them, unless every part is.
    let compared = if singles && compared == RuffComparison::EveryCombination {
        RuffComparison::LargestPart
    } else {
        compared
    };
    let above = |one: &[Part], other: &[Part]| {
        let (one, other) = (heights(one, compared), heights(other, compared));
        one.iter().zip(other).all(|(one, other)| one.2 > other.2)
    };
    first.iter().all(|theirs| second.iter().any(|mine| above(mine, theirs)))
}

/// Every card replaced by one on the next step; those on the highest stay.
fn one_higher(cards: Bag, trump: Trump) -> Bag {
    let next = |face: Face| {
        let above =
            |&other: &Face| trump.group(other) == Group::Trump && trump.step(other) == trump.step(face) + 1;
        Face::all().find(above).unwrap_or(face)
    };
    let mut higher = Bag::EMPTY;
    for (face, count) in cards.faces() {
        for _ in 0..count.min(3 - higher.count(next(face))) {
            higher.insert(next(face));
        }
    }
    higher
}

/// Ruffs of a few faces often, which have many divisions: the later player answers each of them with one of his own (A20, A41).
#[test]
fn each_division_is_answered_by_one() {
    let mut source = Source::from_seed(41);
    let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
    let leads = [
        "SA SA SA SK SJ SJ",
        "SA SA SK SK SJ SJ",
        "SA SA SQ SQ SJ SJ S9 S9",
        "SA SA SA SQ SQ SQ SJ SJ SJ S9 S9",
    ];
    let mut answered = 0;
    for number in 0..12000 {
        let lead = Lead::with_default_grouping(leads[number % leads.len()].parse().unwrap(), trump).unwrap();
        let size = lead.cards().len();
        let play = |source: &mut Source| cards_of(source, Group::Trump, trump, size, 3, 1 + size as u128 / 2);
        let mut plays = [(); 2].map(|()| play(&mut source));
        if number % 2 == 0 {
            plays[1] = one_higher(plays[0], trump);
        }
        let [first, second] = plays.map(|play| as_led(&lead, play));
        if first.is_empty() || second.is_empty() {
            continue;
        }
        for ruff_comparison in [RuffComparison::EveryCombination, RuffComparison::EveryPart] {
            let over = over_ruffs(&first, &second, ruff_comparison);
            let rules = Rules { ruff_comparison, ..Rules::CN_2002 };
            let context = format!("{ruff_comparison:?}: {} then {} on {}", plays[0], plays[1], lead.cards());
            assert_eq!(trick_winner(&lead, &plays, &rules), 1 + usize::from(over), "{context}");
            // None of them is higher than all of the first at once.
            let at_once =
                second.iter().any(|mine| over_ruffs(&first, std::slice::from_ref(mine), ruff_comparison));
            answered += usize::from(over && !at_once);
        }
    }
    assert!(answered > 20, "{answered}");
}

/// Art. 15(2): nearly a whole hand of three decks is thrown and ruffed twice, which can be divided in thousands of ways. Whatever
/// the first player makes of his cards, the second one, who has each of them one step higher, makes the same of his.
#[test]
fn a_whole_hand_is_ruffed_twice() {
    let trump = trump("5S");
    let parts =
        "C2 C2 C2 + C4 C4 C4 + C7 C7 C7 + C9 C9 C9 + CJ CJ CJ + CK CK CA CA + C3 C3 + C6 + C8 + CT + CQ";
    let led = lead(&format!("{} = {parts}", parts.replace(" +", "")), trump);
    for ruff in [
        "SA SA SK SK SJ SJ SJ S9 S9 S9 S8 S8 S8 S6 S6 S6 S3 S3 S3 S2 S2 S2 C5 C5 C5",
        "SA SA SA SK SK SK SJ SJ SJ S9 S9 S9 S8 S8 S8 S6 S6 S6 S4 S4 S3 S3 S3 S2 S2",
        "SA SA SA SQ SQ SQ SJ SJ SJ S9 S9 S9 S8 S8 S8 S7 S7 S7 S4 S4 S4 S3 S3 S3 S2",
    ] {
        let ruff = bag(ruff);
        let higher = one_higher(ruff, trump);
        assert_eq!(standing(&led, ruff), Standing::Ruffs);
        for ruff_comparison in [RuffComparison::EveryCombination, RuffComparison::EveryPart] {
            let rules = Rules { ruff_comparison, ..Rules::CN_2002 };
            let winner = |first, second| trick_winner(&led, &[first, second], &rules);
            assert_eq!(winner(ruff, higher), 2, "{ruff_comparison:?}: {ruff}");
            assert_eq!([winner(higher, ruff), winner(ruff, ruff)], [1, 1], "{ruff_comparison:?}: {ruff}");
        }
    }
}

#[test]
fn followers_beat_the_lead_as_declared() {
    let mut source = Source::from_seed(17);
    let ways = [RuffComparison::EveryCombination, RuffComparison::EveryPart, RuffComparison::LargestPart];
    let (mut matched, mut won) = (0, [0; 3]);
    for number in 0..6000 {
        let trump = random_trump(&mut source);
        let group = if number % 2 == 0 { Group::Trump } else { trump.groups().next().unwrap() };
        let (decks, size) = (2 + (number % 3 > 0) as u8, 1 + number % 6);
        let [led, play] =
            [(); 2].map(|()| cards_of(&mut source, group, trump, size, decks, 2 + size as u128 / 2));
        let lead = Lead::with_default_grouping(led, trump).unwrap();
        let followed = as_led(&lead, play);
        if followed.is_empty() {
            assert_eq!(trick_winner(&lead, &[play], &Rules::CN_2002), 0);
            continue;
        }
        matched += 1;
        for (won, ruff_comparison) in won.iter_mut().zip(ways) {
            let over = over_ruffs(&[lead.parts().to_vec()], &followed, ruff_comparison);
            let rules = Rules { ruff_comparison, ..Rules::CN_2002 };
            let context = format!("{trump}: {:?}, {play}, {ruff_comparison:?}", lead.parts());
            assert_eq!(trick_winner(&lead, &[play], &rules), usize::from(over), "{context}");
            *won += usize::from(over);
        }
    }
    assert!(matched > 1000 && won.iter().all(|&won| won > 100), "{matched} follow, {won:?} win");
}
