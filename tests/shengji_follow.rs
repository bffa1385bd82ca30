//! Following by cases: art. 12, 13 and 35.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::shengji::{
    Bag, Follow, FollowRefusal, Group, Lead, LeadRefusal, Rules, TripleBreaking, groupings,
};
use tricklaw::shengji::{PairsForTriples, ShorterRuns, TractorDrawing};

mod shengji_cases;
use shengji_cases::{bag, lead, rows, trump};

struct Case<'a> {
    lead: Lead,
    hand: Bag,
    exposed: Bag,
    play: Bag,
    expected: &'a str,
    shapes: &'a str,
    text: String,
}

fn cases(text: &str) -> Vec<Case<'_>> {
    rows(text)
        .map(|row| {
            let (hand, exposed) = row[2].split_once('[').unwrap_or((row[2], ""));
            Case {
                lead: lead(row[1], trump(row[0])),
                hand: bag(hand),
                exposed: bag(exposed.trim_end_matches(']')),
                play: bag(row[3]),
                expected: row[4],
                shapes: row[5],
                text: row.join(" | "),
            }
        })
        .collect()
}

#[test]
fn the_book() {
    let cases = cases(include_str!("data/shengji_follow.txt"));
    assert!(cases.len() > 80);
    for case in &cases {
        let rules = Rules::CN_2002;
        let follow = Follow::new(&case.lead, case.hand, &rules).with_exposed(case.exposed).unwrap();
        let answers = follow.answers();
        let listed = answers.iter().any(|play| play == case.play);
        assert_eq!(listed, case.expected == "ok", "listed: {}", case.text);
        match follow.check(case.play) {
            Ok(()) => assert_eq!(case.expected, "ok", "{}", case.text),
            Err(refusal) => {
                assert_eq!(refusal.law().article, case.expected, "{}", case.text);
                if let FollowRefusal::ShapeOwed { owed, reached, .. } = refusal {
                    assert_eq!(format!("{owed} / {reached}"), case.shapes, "{}", case.text);
                }
            }
        }
        assert!(follow.check(answers.default_play().unwrap()).is_ok(), "{}", case.text);
    }
}

#[test]
fn as_many_answers_as_counted_by_hand() {
    let counted = rows(include_str!("data/shengji_answers.txt"));
    let mut cases = 0;
    for row in counted {
        let (hand, exposed) = row[2].split_once('[').unwrap_or((row[2], ""));
        let (led, rules) = (lead(row[1], trump(row[0])), Rules::CN_2002);
        let exposed = bag(exposed.trim_end_matches(']'));
        let follow = Follow::new(&led, bag(hand), &rules).with_exposed(exposed).unwrap();
        let answers = follow.answers();
        assert_eq!(answers.iter().count().to_string(), row[3], "{}", row.join(" | "));
        assert_eq!(answers.count().to_string(), row[3], "{}", row.join(" | "));
        assert!(answers.iter().all(|play| follow.check(play).is_ok()), "{}", row.join(" | "));
        cases += 1;
    }
    assert!(cases > 120);
}

/// Whether the play is legal under a rule set.
fn legal(trump_text: &str, led: &str, hand: &str, play: &str, rules: Rules) -> bool {
    let lead = lead(led, trump(trump_text));
    let follow = Follow::new(&lead, bag(hand), &rules);
    let legal = follow.check(bag(play)).is_ok();
    assert_eq!(follow.answers().iter().any(|listed| listed == bag(play)), legal);
    legal
}

#[test]
fn triples_protected_from_pairs() {
    // A07: the house rule, and the case that is illegal in both readings.
    let house = Rules { triple_breaking: TripleBreaking::OnlyForPairs, ..Rules::CN_2002 };
    let tractor = "S9 S9 S8 S8";
    let cases = [
        // hand, play, by the book, by the house
        ("S3 S3 S3 ST ST S7", "S3 S3 S3 S7", false, false),
        ("S3 S3 S3 ST ST S7", "ST ST S7 S3", false, true),
        ("S3 S3 S3 ST ST S7", "S3 S3 ST ST", true, true),
        ("S3 S3 S3 S4 S4 S4 S7", "S3 S3 S4 S4", true, true),
        ("S3 S3 S3 S4 S4 S4 S7", "S3 S3 S3 S7", false, true),
        ("S3 S3 S3 S4 S6 S7", "S4 S6 S7 S3", false, true),
    ];
    for (hand, play, book, protected) in cases {
        assert_eq!(legal("2H", tractor, hand, play, Rules::CN_2002), book, "{hand}: {play}");
        assert_eq!(legal("2H", tractor, hand, play, house), protected, "{hand}: {play}");
    }
    // A led pair still draws a pair out of a triple (art. 13 ¶3).
    assert!(!legal("2H", "S9 S9", "S3 S3 S3 S4 S6", "S4 S6", house));
    // Unless a triple is a triple and nothing else.
    let never = Rules { triple_breaking: TripleBreaking::Never, ..Rules::CN_2002 };
    for (led, hand, play, may) in [
        ("S9 S9", "S3 S3 S3 S4 S6", "S4 S6", true),
        ("S9 S9", "S3 S3 S3 S4 S6", "S3 S3", true),
        ("S9 S9", "S3 S3 S3 S4 S4 S6", "S3 S3", true),
        ("S9 S9", "S3 S3 S3 S4 S4 S6", "S3 S6", false),
        ("S9 S9 S9", "S3 S3 S3 S4 S4 S6", "S4 S4 S6", false),
        ("S9 S9 S8 S8", "S3 S3 S3 S4 S4 S6 S7", "S4 S4 S6 S7", true),
        ("S9 S9 S8 S8", "S3 S3 S3 S4 S4 S6 S7", "S3 S3 S3 S6", false),
    ] {
        assert_eq!(legal("2H", led, hand, play, never), may, "{led}, {hand}: {play}");
    }
}

#[test]
fn tractors_drawn_only_by_tractors() {
    let house = Rules { tractor_drawing: TractorDrawing::ByTractorsOnly, ..Rules::CN_2002 };
    let cases = [
        ("S9 S9", "SK SK SQ SQ S3 S4", "S3 S4", false, true),
        ("S9 S9", "SK SK SQ SQ S3 S3 S4", "S4 SK", false, false),
        ("S9 S9", "SK SK SQ SQ S3 S3 S4", "S3 S3", true, true),
        ("S9 S9 S9", "SK SK SK SQ SQ SQ S3 S4 S6", "S3 S4 S6", false, true),
        ("S9 S9 S8 S8", "SK SK SQ SQ S3 S4", "SK SK S3 S4", false, false),
        ("SA SA SQ SQ", "SK SK SJ SJ ST ST S3 S4 S5 S6", "S3 S4 S5 S6", false, false),
        ("SA SA SQ SQ", "SK SK SJ SJ ST ST S3 S4 S5 S6", "SK SK S5 S6", false, true),
    ];
    for (led, hand, play, book, drawn) in cases {
        assert_eq!(legal("2H", led, hand, play, Rules::CN_2002), book, "{led}, {hand}: {play}");
        assert_eq!(legal("2H", led, hand, play, house), drawn, "{led}, {hand}: {play}");
    }
}

#[test]
fn shorter_runs_and_third_pairs() {
    // A09 with its switch.
    let loose = Rules { shorter_runs: ShorterRuns::NotOwed, ..Rules::CN_2002 };
    let (led, hand) = ("S9 S9 S8 S8 S7 S7", "SK SK SQ SQ ST ST S4 S4 S3");
    assert!(!legal("2H", led, hand, "SK SK ST ST S4 S4", Rules::CN_2002));
    assert!(legal("2H", led, hand, "SK SK ST ST S4 S4", loose));
    assert!(!legal("2H", led, "SK SK SQ SQ SJ SJ S4 S4 S3", "SK SK SQ SQ S4 S4", loose));
    // A10 with its switch.
    let third = Rules { pairs_for_triples: PairsForTriples::AsManyAsFit, ..Rules::CN_2002 };
    let (led, hand) = ("S9 S9 S9 S8 S8 S8", "SA SA SJ SJ S9 S9 S3 S4");
    assert!(legal("2H", led, hand, "SA SA SJ SJ S3 S4", Rules::CN_2002));
    assert!(!legal("2H", led, hand, "SA SA SJ SJ S3 S4", third));
    assert!(legal("2H", led, hand, "SA SA SJ SJ S9 S9", third));
}

#[test]
fn selections_are_completed() {
    let rules = Rules::CN_2002;
    let lead = lead("S9 S9 S8 S8", trump("2H"));
    let hand = bag("SK SK SQ SQ S7 S7 S6 S6 S4 D3");
    let answers = Follow::new(&lead, hand, &rules).answers();
    assert_eq!(answers.count(), 2);
    assert_eq!(answers.playable(), bag("SK SK SQ SQ S7 S7 S6 S6"));
    let with_king = answers.containing(bag("SK"));
    assert_eq!((with_king.count(), with_king.playable()), (1, bag("SK SK SQ SQ")));
    assert_eq!(with_king.iter().next(), Some(bag("SK SK SQ SQ")));
    for hopeless in ["SK S7", "S4", "D3", "SA", "SK SK SK"] {
        let none = answers.containing(bag(hopeless));
        assert!(none.is_empty() && none.count() == 0 && none.iter().next().is_none(), "{hopeless}");
        assert_eq!((none.playable(), none.default_play()), (Bag::EMPTY, None));
    }
}

#[test]
fn too_few_cards_to_follow() {
    // A hand smaller than the lead has no legal play, and nothing breaks.
    let rules = Rules::CN_2002;
    let lead = lead("S9 S9 S8 S8", trump("2H"));
    let answers = Follow::new(&lead, bag("S3 D4"), &rules).answers();
    assert_eq!((answers.count(), answers.playable(), answers.default_play()), (0, Bag::EMPTY, None));
    assert_eq!(Follow::new(&lead, Bag::EMPTY, &rules).answers().iter().next(), None);
}

#[test]
fn leads_of_a_whole_hand() {
    // 25 trumps in two decks, 39 in three: every follower still gets an answer at once.
    let rules = Rules::CN_2002;
    for (led, held) in [
        (
            "BJ BJ LJ LJ H2 H2 S2 S2 HA HA HQ HQ HT HT H8 H8 H6 H6 H4 H4 H3 H3 D2 C2 HJ",
            "HK HK HJ H9 H9 H7 H7 H5 H5 D2 C2",
        ),
        (
            "BJ BJ LJ LJ H2 H2 S2 S2 D2 D2 HA HA HK HK HQ HQ HJ HJ HT HT H9 H9 H8 H8 H7 H7",
            "BJ LJ H2 S2 D2 C2 C2 C2 HA HK HQ HJ HT H9 H8 H7 H6 H6 H6 H5 H5 H5 H4 H4 H4 H3 H3 H3",
        ),
    ] {
        let lead = Lead::with_default_grouping(bag(led), trump("2H")).unwrap();
        let answers = Follow::new(&lead, bag(held), &rules).answers();
        assert_eq!(answers.is_empty(), bag(held).len() < lead.cards().len());
        assert_eq!(answers.count() > 0, !answers.is_empty());
        assert!(answers.default_play().is_none_or(|play| play.len() == lead.cards().len()));
    }
    // Thirteen triples in a row can be seen in thousands of ways; more cards than a hand holds are not looked at.
    let triples = "H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK HA S2".split(' ').map(|face| face.parse().unwrap());
    let triples = triples.fold(Bag::EMPTY, |bag, face| bag.with_count(face, 3));
    assert!(Lead::with_default_grouping(triples, trump("2H")).is_ok_and(|lead| !lead.is_throw()));
    let triples = triples.minus(bag("H8")).unwrap();
    let lead = Lead::with_default_grouping(triples, trump("2H")).unwrap();
    assert_eq!(lead.parts()[0].shape.cards(), 26, "the thirteen pairs in a row are the largest part");
    let all_trumps = Bag::packs(3).among(trump("2H").faces_of(Group::Trump));
    assert_eq!(Lead::with_default_grouping(all_trumps, trump("2H")), Err(LeadRefusal::TooManyCards));
    assert_eq!(Lead::new(all_trumps, None, trump("2H")), Err(LeadRefusal::TooManyCards));
    assert_eq!(groupings(all_trumps, trump("2H")).take(100).count(), 100);
}

#[test]
fn a_tractor_leaves_fewer_cards_outside_tractors() {
    // House rule: what stands in a tractor is owed to tractors only, to a pair beside one no more than it leaves outside.
    let by = |triple_breaking| Rules {
        triple_breaking,
        tractor_drawing: TractorDrawing::ByTractorsOnly,
        ..Rules::CN_2002
    };
    let [only_for_pairs, always] = [TripleBreaking::OnlyForPairs, TripleBreaking::Always].map(by);
    let legal = |rules: &Rules, parts: [&str; 2], hand: &str, play: &str| {
        let parts = parts.map(bag);
        let lead = Lead::new(parts[0].plus(parts[1]).unwrap(), Some(&parts), trump("2H")).unwrap();
        Follow::new(&lead, bag(hand), rules).check(bag(play)).is_ok()
    };
    // The tractor takes the threes, the only pair that is no triple; the others stand in a tractor.
    let of_six = |hand, play| legal(&only_for_pairs, ["S4 S4 S5 S5", "S9 S9"], hand, play);
    let hand = "S3 S3 SJ SJ SJ SQ SQ SQ SA S6 S7 S8";
    assert!(of_six(hand, "S3 S3 SA S6 S7 S8") && of_six(hand, "S3 S3 SJ SJ SQ SQ"));
    assert!(!of_six(hand, "S3 SJ SA S6 S7 S8"), "the threes are owed");
    // With another pair outside it is owed.
    assert!(!of_six("S3 S3 SJ SJ SJ SQ SQ SQ SA SA S6 S8", "S3 S3 SA S6 S8 SJ"));
    // The tractor takes the jacks, the only triple, and one pair of the fives and sixes.
    let hand = "SJ SJ SJ S5 S5 S6 S6 SA SQ S3 S4";
    assert!(legal(&always, ["S8 S8 S8 S9 S9 S9", "SK SK SK"], hand, "SJ SJ SJ S5 S5 S6 SA SQ S3"));
}
