//! Tricks, throws and the kitty by cases: art. 11, 14, 15, 17, 34(1).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::{Rank, Suit};
use tricklaw::shengji::law::Grade;
use tricklaw::shengji::{
    Bag, BySeat, KittyMultiplier, Lead, PartnerBeats, RuffComparison, Rules, Seat, ThrowKitty,
};
use tricklaw::shengji::{
    Beatable, LeadRefusal, Shape, Trump, Unseen, UnseenHand, beatable, kitty_multiplier,
};
use tricklaw::shengji::{
    default_grouping, divide, groupings, kitty_table, list_groupings, throw_verdict, trick_points,
    trick_winner,
};

mod shengji_cases;
use shengji_cases::{bag, lead, rows, trump};

#[test]
fn winners() {
    let mut count = 0;
    for row in rows(include_str!("data/shengji_tricks.txt")) {
        let lead = lead(row[1], trump(row[0]));
        let plays: Vec<Bag> = row[2].split(';').map(bag).collect();
        let winner = trick_winner(&lead, &plays, &Rules::CN_2002);
        assert_eq!(winner.to_string(), row[3], "{}", row.join(" | "));
        count += 1;
    }
    assert!(count > 35);
}

#[test]
fn other_ways_to_compare_ruffs() {
    // A18: the same plays under the three readings.
    let all = Rules { ruff_comparison: RuffComparison::EveryPart, ..Rules::CN_2002 };
    let largest = Rules { ruff_comparison: RuffComparison::LargestPart, ..Rules::CN_2002 };
    let cases = [
        // lead, first ruff, second ruff, winner by the book, with every part, with the largest part
        ("SA SK", "H9 H3", "HT H3", 2, 1, 2),
        ("SA SK", "H9 H3", "HT H4", 2, 2, 2),
        ("SA SA SK", "H4 H4 HA", "H5 H5 H3", 2, 1, 2),
        ("SA SA SQ SQ", "H5 H5 H9 H9", "H4 H4 HT HT", 1, 1, 2),
        ("SA SA SK", "H4 H4 H3", "H4 H4 HA", 1, 1, 1),
        // A20: the eights are the pair and the jacks the singles. A41: so may be the threes and the fours of the first.
        ("SA SA SK SQ", "H7 H7 HT H9", "HJ HJ H8 H8", 2, 2, 2),
        ("SA SA SK SQ", "H4 H4 H3 H3", "H5 H5 H6 H4", 2, 1, 2),
        ("SA SA SK SQ", "H4 H4 H3 H3", "H6 H6 H7 H5", 2, 2, 2),
        // However the first is divided, one way to divide the second is higher: 999+55 beats 888+44, 555+99 beats 444+88.
        ("SA SA SA SK SJ SJ", "H8 H8 H8 H4 H4 H4", "H9 H9 H9 H5 H5 H5", 2, 2, 2),
        ("SA SA SK SK SJ SJ", "H3 H3 H4 H4 H5 H5", "H4 H4 H5 H5 H6 H6", 2, 2, 2),
        ("SA SA SQ SQ SJ SJ S9 S9", "C2 C2 H2 H2 HQ HQ HK HK", "LJ LJ BJ BJ S2 S2 HA HA", 2, 2, 2),
        ("SA SA SA SK SJ SJ", "H8 H8 H8 H4 H4 H4", "H9 H9 H9 H4 H4 H4", 1, 1, 2),
        // Single cards are compared one by one in a throw of nothing else too.
        ("SA SK SQ", "H9 H5 H4", "HT H6 H4", 2, 1, 2),
    ];
    for (led, first, second, book, every, top) in cases {
        let lead = lead(led, trump("2H"));
        let plays = [bag(first), bag(second)];
        let winners = [Rules::CN_2002, all, largest].map(|rules| trick_winner(&lead, &plays, &rules));
        assert_eq!(winners, [book, every, top], "{led}: {first}, {second}");
    }
}

#[test]
fn points_of_a_trick() {
    let lead = lead("SK SK", trump("2H"));
    let plays = ["S5 ST", "H3 H3", "DK C4"].map(bag);
    assert_eq!(trick_points(&lead, &plays), 20 + 15 + 10);
}

fn numbers(text: &str) -> Vec<usize> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

#[test]
fn throws() {
    let mut count = 0;
    for row in rows(include_str!("data/shengji_throws.txt")) {
        let context = row.join(" | ");
        let lead = lead(row[1], trump(row[0]));
        let mut hands = BySeat([Bag::EMPTY; 4]);
        for (seat, hand) in [Seat::West, Seat::South, Seat::East].into_iter().zip(row[2].split(';')) {
            hands[seat] = bag(hand);
        }
        hands[Seat::North] = lead.cards();
        let verdict = throw_verdict(&lead, Seat::North, &hands, &Rules::CN_2002);
        let beaten = verdict.iter().flat_map(|failed| failed.beaten.iter().map(|beaten| beaten.part));
        assert_eq!(beaten.collect::<Vec<_>>(), numbers(row[3]), "{context}");
        let choices = verdict.iter().flat_map(|failed| failed.choices.clone());
        assert_eq!(choices.collect::<Vec<_>>(), numbers(row[4]), "{context}");
        let chooser = verdict.and_then(|failed| failed.chooser).map(|seat| seat.to_string());
        assert_eq!(chooser.unwrap_or_default(), row[5], "{context}");
        count += 1;
    }
    assert!(count >= 20);
}

#[test]
fn a_failed_throw_costs_by_part() {
    let lead = lead("SA S5 S3", trump("2H"));
    let mut hands = BySeat([Bag::EMPTY; 4]);
    hands[Seat::West] = bag("SK");
    let failed = throw_verdict(&lead, Seat::North, &hands, &Rules::CN_2002).unwrap();
    // A16: two errors; only grades 1 and 2 are open (art. 34(1)).
    assert_eq!((failed.fine(Grade::One, 2), failed.fine(Grade::Two, 3)), (Some(20), Some(60)));
    assert_eq!((failed.fine(Grade::Three, 2), failed.fine(Grade::One, 4)), (None, None));
    assert_eq!(lead.parts()[failed.default_choice(&lead)].cards, bag("S3"));
    // A17b with its switch: loose singles the partner beats.
    hands = BySeat([Bag::EMPTY; 4]);
    hands[Seat::South] = bag("S4");
    let any = Rules { partner_beats: PartnerBeats::AnyThrow, ..Rules::CN_2002 };
    assert_eq!(throw_verdict(&lead, Seat::North, &hands, &Rules::CN_2002).unwrap().choices, [2]);
    assert_eq!(throw_verdict(&lead, Seat::North, &hands, &any).unwrap().choices, [0, 1, 2]);
}

#[test]
fn what_one_player_can_know_of_a_throw() {
    let part = |cards: &str| Lead::new(bag(cards), None, trump("2H")).unwrap();
    let hand = |cards, may_hold_suit| UnseenHand { cards, may_hold_suit };
    let everywhere = [hand(10, true); 3];
    let cases = [
        // part, unseen cards, kitty, hands, answer, why
        ("SK", "SQ SJ D4", 0, everywhere, Beatable::No, "nothing higher is out"),
        ("SK", "SA D4", 0, everywhere, Beatable::Yes, "the ace is in one of the hands"),
        ("SK", "SA D4", 8, everywhere, Beatable::CannotKnow, "the ace may be buried"),
        ("SK", "SA D4", 8, [hand(10, false); 3], Beatable::No, "all are void: it is buried"),
        ("SK SK", "SA SA D4", 0, everywhere, Beatable::CannotKnow, "the aces may be parted"),
        ("SK SK", "SA SQ SQ D4", 0, everywhere, Beatable::No, "a single ace beats no pair"),
        (
            "SK SK",
            "SA SA D4",
            0,
            [hand(9, true), hand(9, false), hand(9, false)],
            Beatable::Yes,
            "one hand only",
        ),
        (
            "SK SK",
            "SA SA SA",
            0,
            [hand(9, true), hand(9, true), hand(9, false)],
            Beatable::Yes,
            "three in two hands",
        ),
        ("SK SK", "SA SA", 0, [hand(1, true); 3], Beatable::No, "no hand has two cards"),
        ("S4 S4 S3 S3", "S6 S6 S7 S7", 0, everywhere, Beatable::CannotKnow, "a tractor may be together"),
        ("S4 S4 S3 S3", "S6 S6 S8 S8", 0, everywhere, Beatable::No, "no tractor is out"),
    ];
    for (led, unseen, kitty, hands, expected, why) in cases {
        let lead = part(led);
        let unseen = Unseen { cards: bag(unseen), kitty, hands };
        assert_eq!(beatable(&lead.parts()[0], &lead, &unseen), expected, "{led}: {why}");
    }
}

#[test]
fn table_1() {
    let shape = |m, l| Shape::new(m, l).unwrap();
    let rows = [
        // multiplicity, length, one deck, two, three
        (1, 1, [Some(2), Some(2), Some(2)]),
        (2, 1, [None, Some(4), Some(3)]),
        (3, 1, [None, None, Some(4)]),
        (2, 2, [None, Some(6), Some(5)]),
        (2, 3, [None, Some(8), Some(6)]),
        (2, 12, [None, Some(26), Some(15)]),
        (3, 2, [None, None, Some(6)]),
        (3, 3, [None, None, Some(8)]),
        (3, 5, [None, None, Some(12)]),
    ];
    for (m, l, expected) in rows {
        assert_eq!([1, 2, 3].map(|decks| kitty_table(shape(m, l), decks)), expected, "{m} x {l}");
    }
    assert_eq!((kitty_table(Shape::SINGLE, 0), kitty_table(Shape::SINGLE, 4)), (None, None));
}

#[test]
fn throws_that_win_the_kitty() {
    // A21, A43: at least three times, more if the largest combination gives more.
    let power = Rules { kitty_multiplier: KittyMultiplier::PowerOfTwo, ..Rules::CN_2002 };
    let flat = Rules { throw_kitty: ThrowKitty::Three, ..Rules::CN_2002 };
    let cases = [
        ("SA SK", 1, 3, 3, 2),
        ("SA SK", 2, 3, 3, 2),
        ("SA SA SK", 2, 4, 3, 4),
        ("SA SA SK", 3, 3, 3, 4),
        ("SA SA SA SK", 3, 4, 3, 8),
        ("SA SA SK SK SJ", 2, 6, 3, 16),
        ("SA SA SK SK SJ", 3, 5, 3, 16),
        ("SA SA", 2, 4, 4, 4),
        ("SA", 2, 2, 2, 2),
    ];
    for (led, decks, book, three, two) in cases {
        let lead = lead(led, trump("2H"));
        let found = [Rules::CN_2002, flat, power].map(|rules| kitty_multiplier(&lead, decks, &rules));
        assert_eq!(found, [Some(book), Some(three), Some(two)], "{led} with {decks} decks");
    }
    // A22: a ruff by two adjacent pairs on a throw of two pairs is still a throw of pairs.
    assert_eq!(kitty_multiplier(&lead("SA SA SQ SQ", trump("2H")), 2, &Rules::CN_2002), Some(4));
    // Art. 17: two packs have no triple, which is the smaller part here and still none that can have been played.
    let triple = lead("S3 S3 S4 S4 S8 S8 S8", trump("2H"));
    for rules in [Rules::CN_2002, flat, power] {
        assert_eq!(kitty_multiplier(&triple, 2, &rules), None);
        assert!(kitty_multiplier(&triple, 3, &rules).is_some());
    }
}

#[test]
fn one_part_the_partner_beats_is_enough_for_a_free_choice() {
    // Art. 34(1): in a throw with a combination any part may be named as soon as the partner beats one, whoever beats the others.
    let throw = lead("SA SA SQ S3", trump("2H"));
    let mut hands = BySeat([Bag::EMPTY; 4]);
    (hands[Seat::West], hands[Seat::South]) = (bag("SK"), bag("S4"));
    let failed = throw_verdict(&throw, Seat::North, &hands, &Rules::CN_2002).unwrap();
    let by: Vec<_> = failed.beaten.iter().map(|one| (one.part, one.by[Seat::South])).collect();
    assert_eq!((by, failed.choices), (vec![(1, false), (2, true)], vec![0, 1, 2]));
    hands[Seat::South] = bag("D4");
    let failed = throw_verdict(&throw, Seat::North, &hands, &Rules::CN_2002).unwrap();
    assert_eq!(failed.choices, [1, 2]);
}

#[test]
fn refused_leads() {
    let trump2h = trump("2H");
    let cases: [(&str, Option<&[&str]>, &str, &str); 10] = [
        ("", None, "no-cards", "10"),
        ("SA DA", None, "several-suits", "11 ¶1"),
        ("S2 SA", None, "several-suits", "11 ¶1"),
        ("S8 S8 S8 S7 S7", None, "declaration-owed", "11 ¶4"),
        ("S8 S8 S8 S7 S7", Some(&["S8 S8", "S8", "S7 S7"]), "parts-join", "11 ¶1"),
        ("SK SK SA SA", Some(&["SK SK", "SA SA"]), "parts-join", "11 ¶1"),
        // No two of the parts join, but all of them do: one combination of art. 10 is never a throw (A14).
        ("S9 S9 S9 S8 S8 S8", Some(&["S9 S9 S8 S8", "S9", "S8"]), "parts-join", "11 ¶1"),
        ("SK SK SA", Some(&["SK SK SA"]), "no-combination", "10"),
        ("SK SK SA", Some(&["SK SK"]), "declared-other-cards", "11 ¶4"),
        ("SK SK SA", Some(&["SK SK", "SA", "SQ"]), "declared-other-cards", "11 ¶4"),
    ];
    for (cards, declared, code, article) in cases {
        let declared: Option<Vec<Bag>> = declared.map(|parts| parts.iter().map(|part| bag(part)).collect());
        let refusal = Lead::new(bag(cards), declared.as_deref(), trump2h).unwrap_err();
        assert_eq!((refusal.code(), refusal.law().article), (code, article), "{cards}");
    }
    assert_eq!(Lead::new(bag("SK SK SA SA"), None, trump2h).map(|lead| lead.is_throw()), Ok(false));
    // Which parts make one combination is told: the first one and all the others.
    let parts = ["S9 S9 S8 S8", "S9", "S8"].map(bag);
    let joined = LeadRefusal::PartsJoin(parts[0], bag("S9 S8"));
    assert_eq!(Lead::new(bag("S9 S9 S9 S8 S8 S8"), Some(&parts), trump2h), Err(joined));
    assert_eq!(Lead::with_default_grouping(Bag::EMPTY, trump2h), Err(LeadRefusal::NoCards));
    let default = Lead::with_default_grouping(bag("S8 S8 S8 S7 S7"), trump2h).unwrap();
    assert_eq!(default.parts()[0].cards, bag("S8 S8 S7 S7"), "the largest part first (A14)");
}

#[test]
fn only_as_many_cards_as_were_led_are_divided() {
    // Art. 15(1): a ruff has as many cards as the lead.
    let throw = lead("SA SA SK", trump("2H"));
    let divided = |play: &str| divide(&throw, bag(play)).map(|parts| parts.len());
    let plays = ["H3 H3 H4", "H3 H3", "H3 H3 H4 H5", "H3 H4 H5", "H3 H3 D4"].map(divided);
    assert_eq!(plays, [Some(2), None, None, None, None]);
}

#[test]
fn each_part_is_the_highest_that_leaves_the_others() {
    let cases = [
        ("SA SA SQ SQ", "H4 H4 H9 H9", ["H9 H9", "H4 H4"]),
        // The fives and fours are the higher tractor, but leave no triple.
        ("SA SA SA SQ SQ SJ SJ", "H5 H5 H5 H4 H4 H3 H3", ["H4 H4 H3 H3", "H5 H5 H5"]),
    ];
    for (led, play, expected) in cases {
        let divided = divide(&lead(led, trump("2H")), bag(play)).unwrap();
        assert_eq!(divided.iter().map(|part| part.cards).collect::<Vec<_>>(), expected.map(bag), "{play}");
    }
}

#[test]
fn a_list_of_groupings_has_each_once_and_the_default_first() {
    // Art. 11 ¶4: the triples may be broken for longer rows of pairs, which come later in the making and first in the list.
    for cards in ["S8 S8 S8 S7 S7", "S9 S9 S9 S8 S8 S8 S7 S7", "HA HA HA D2 D2 D2 S2 S2 H2 H2 H2 LJ LJ"] {
        let all: Vec<_> = groupings(bag(cards), trump("2H")).collect();
        for limit in 1..=all.len() + 1 {
            let list = list_groupings(bag(cards), trump("2H"), limit);
            assert_eq!(list.len(), limit.min(all.len()), "{cards}, {limit} at most");
            assert_eq!(
                Some(&list[0]),
                default_grouping(bag(cards), trump("2H")).as_ref(),
                "{cards}, {limit}"
            );
            let once = list.iter().enumerate().all(|(i, one)| all.contains(one) && !list[..i].contains(one));
            assert!(once, "{cards}, {limit}: {list:?}");
        }
    }
}

#[test]
fn without_a_trump_suit() {
    // House rule: four level cards on one step, jokers above.
    let no_trump = Trump::new(Rank::Five, None);
    assert_eq!(
        groupings(bag("S5 S5 LJ LJ BJ BJ"), no_trump).next().unwrap()[0].shape,
        Shape::new(2, 3).unwrap()
    );
    let lead = lead("SK SK", Trump::new(Rank::Five, None));
    let plays = ["SA SA", "H5 H5", "HA HA"].map(bag);
    assert_eq!(trick_winner(&lead, &plays, &Rules::CN_2002), 2);
    assert_eq!(Suit::ALL.len() + 1, no_trump.groups().count());
}
