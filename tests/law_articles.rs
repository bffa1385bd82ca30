//! Every article that is cited stands in the book it is cited from: the paragraphs of the 1997 and 2007 laws, and what rulings
//! on random boards rest on.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;
#[path = "support/walk.rs"]
mod walk;

use std::collections::BTreeSet;
use support::{B1987, B1997, B2007, NEW, play, settle, table};
use tricklaw::bridge::law::{Adjustment, Ruled, Ruling, Status};
use tricklaw::bridge::{Action, Reason, Table};
use tricklaw::cite::{Book, Citation};
use walk::Walk;

const WALKS: u64 = 600;

/// Law by law: its paragraphs. A number or a letter in brackets belongs to the paragraph before it.
const PARAGRAPHS_2007: &str = "\
2 | 6 A B C D D1 D2 D3 E F | 9 A A1 A2 A3 A4 B B1 (a) (b) (c) B2 C | 10 A B C C1 C2 C3 C4 | 11 A B |
12 A A1 A2 A3 B B1 B2 C C1 (a) (b) (c) (d) (e) (f) C2 (a) (b) (c) C3 C4 | 13 A B C D D1 D2 (a) (b) E F |
14 A A1 A2 A3 B B1 B2 B3 B4 C | 15 A A1 A2 B C | 16 A A1 A2 A3 A4 B B1 (a) (b) B2 B3 C C1 C2 (a) (b) (c) (d) C3 D D1 D2 |
17 A B C D D1 D2 D3 D4 E E1 E2 | 18 A B C D E F | 19 A A1 A2 A3 B B1 B2 B3 C D | 20 A B C C1 C2 D E F F1 F2 F3 F4 F5 F6 G |
21 A B B1 (a) (b) B2 B3 | 22 A A1 A2 B B1 B2 | 23 | 24 A B C | 25 A A1 A2 A3 A4 B B1 B2 B3 | 26 A A1 A2 (a) (b) B |
27 A A1 A2 B B1 (a) (b) B2 B3 B4 C D | 28 A B | 29 A B C | 30 A B B1 B2 (a) (b) B3 C | 31 A A1 A2 (a) (b) B |
32 A B B1 B2 | 33 | 34 | 35 | 36 A B B1 B2 B3 B4 | 37 A B B1 B2 | 38 A B C D | 39 A B C | 41 A B C D |
42 A A1 A2 A3 B B1 B2 B3 | 43 A A1 (a) (b) (c) A2 (a) (b) (c) B B1 B2 (a) (b) B3 | 44 A B C D E F G |
45 A B C C1 C2 (a) (b) C3 C4 (a) (b) C5 D E E1 E2 F G | 46 A B B1 (a) (b) (c) B2 B3 (a) (b) B4 B5 |
47 A B C D E E1 E2 (a) (b) F F1 F2 | 48 A B B1 B2 | 49 | 50 A B C D D1 (a) (b) D2 (a) (b) E E1 E2 E3 |
51 A B B1 (a) (b) B2 (a) (b) | 52 A B B1 (a) (b) (c) B2 | 53 A B C | 54 A B B1 B2 C D E | 55 A B B1 B2 C | 56 |
57 A A1 A2 A3 B C C1 C2 | 58 A B B1 B2 B3 B4 | 59 | 60 A A1 A2 A3 B C | 61 A B B1 B2 (a) (b) B3 |
62 A B B1 B2 C C1 C2 C3 D D1 D2 | 63 A A1 A2 A3 B | 64 A A1 A2 B B1 B2 B3 B4 B5 B6 B7 C | 65 A B B1 B2 B3 C D |
66 A B C D | 67 A A1 A2 B B1 (a) (b) B2 (a) (b) | 69 A B B1 B2 | 73 A A1 A2 B B1 B2 C D D1 D2 E F | 77 | 79 A A1 A2 B B1 B2 C C1 C2 | 84";

const PARAGRAPHS_1997: &str = "\
9 A A1 A2 (a) (b) B B1 (a) (b) (c) (d) B2 C | 10 A B C C1 C2 | 11 A B B1 B2 C | 12 A A1 A2 A3 B C C1 C2 C3 |
13 A A1 A2 A3 B B1 B2 C | 14 A A1 A2 B B1 (a) (b) B2 B3 | 15 A A1 A2 B C | 16 A A1 A2 B B1 B2 B3 C C1 C2 | 17 A B C D E |
18 A B C D E F | 19 A A1 A2 A3 B B1 B2 B3 C D | 20 A B C C1 C2 D E F F1 F2 | 21 A B B1 B2 B3 | 22 A B | 23 | 24 A B C |
25 A B B1 B2 (a) (b) (b)(1) (b)(2) (c) | 26 A A1 A2 B | 27 A B B1 (a) (b) B2 B3 C | 28 A B | 29 A B C |
30 A B B1 B2 (a) (b) B3 C | 31 A A1 A2 (a) (b) B | 32 A B B1 B2 | 33 | 34 | 35 A B C D | 36 | 37 | 38 | 39 A B |
41 A B C D | 42 A A1 A2 A3 B B1 B2 B3 | 43 A A1 (a) (b) (c) A2 (a) (b) (c) B B1 B2 (a) (b) C | 44 A B C D E F G |
45 A B C C1 C2 C3 C4 (a) (b) C5 D E E1 E2 F G | 46 A B B1 B2 B3 (a) (b) B4 B5 | 47 A B C D E E1 E2 (a) (b) F |
48 A B B1 B2 | 49 | 50 A B C D D1 D2 (a) (b) | 51 A B B1 (a) (b) B2 (a) (b) | 52 A B B1 (a) (b) (c) B2 | 53 A B C |
54 A B B1 B2 C D | 55 A B B1 B2 C | 56 | 57 A A1 A2 A3 B C | 58 A B B1 B2 B3 B4 | 59 | 60 A A1 A2 A3 B C | 61 A B |
62 A B B1 B2 C C1 C2 D D1 D2 | 63 A A1 A2 A3 B C | 64 A A1 A2 B B1 B2 B3 B4 B5 B6 C | 65 A B B1 B2 C D | 66 A B C D |
67 A A1 A2 B B1 (a) (b) B2 | 69 A B | 72 B1 | 73 A A1 A2 B B1 B2 C D D1 D2 E F F1 F2 | 79 A B C | 84";

fn paragraphs(text: &'static str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for law in text.split('|') {
        let mut words = law.split_whitespace();
        let number = words.next().unwrap();
        all.insert(number.to_owned());
        let mut paragraph = String::new();
        for word in words {
            if word.starts_with('(') {
                all.insert(format!("{paragraph}{word}"));
            } else {
                paragraph = format!("{number}{word}");
                all.insert(paragraph.clone());
            }
        }
    }
    all
}

/// Everything a step of a ruling cites.
fn cited(status: &Status, laws: &mut Vec<Citation>) {
    match status {
        Status::Needs(needs) => laws.push(needs.law),
        Status::Options(options) => {
            for offer in &options.options {
                laws.push(offer.law);
                laws.extend(offer.effects.iter().map(|done| done.law));
            }
        }
        Status::Settled(settled) => {
            laws.extend(settled.laws());
            laws.extend(settled.to_consider().map(|adjustment| match adjustment {
                Adjustment::Consider(_, law)
                | Adjustment::Due(_, law)
                | Adjustment::AtMostAverageMinus(_, law)
                | Adjustment::Procedural(_, law) => law,
            }));
        }
    }
}

/// Everything a ruling on the record cites from its first question on.
fn cited_by(before: &Table, ruled: &Ruled, laws: &mut Vec<Citation>) {
    let mut ruling = Ruling::open(before, ruled.book, ruled.irregularity).unwrap();
    cited(ruling.status(), laws);
    for &answer in ruled.answers.as_slice() {
        ruling = ruling.answer(answer).unwrap();
        cited(ruling.status(), laws);
    }
}

#[test]
fn every_article_a_ruling_cites_stands_in_its_book() {
    let (old, new) = (paragraphs(PARAGRAPHS_1997), paragraphs(PARAGRAPHS_2007));
    let mut laws = Vec::new();
    for seed in 0..WALKS {
        let mut walk = Walk::new(60_000 + seed);
        let (mut before, mut steps) = (walk.table.clone(), 0);
        while steps < 150 && walk.step() {
            steps += 1;
            if let Some(Action::Ruling(ruled)) = walk.table.actions().last() {
                cited_by(&before, ruled, &mut laws);
            }
            walk.table.pending().iter().for_each(|status| cited(status, &mut laws));
            let duties = walk.table.obligations();
            laws.extend(duties.lead_duties().iter().map(|duty| duty.law));
            laws.extend(duties.play_duties().iter().map(|duty| duty.law));
            laws.extend(duties.withdrawn().iter().map(|withdrawn| withdrawn.law));
            laws.extend(duties.established().iter().map(|revoke| revoke.law));
            before = walk.table.clone();
        }
    }
    let strange: BTreeSet<String> = laws
        .iter()
        .filter(|law| match law.book {
            Book::Bridge1987 | Book::Bridge1997 => !old.contains(law.article),
            Book::Bridge2007 => !new.contains(law.article),
            _ => false,
        })
        .map(Citation::to_string)
        .collect();
    assert!(strange.is_empty(), "{strange:?}");
    let distinct: BTreeSet<String> = laws.iter().map(Citation::to_string).collect();
    assert!(distinct.len() > 300, "{}", distinct.len());
}

#[test]
fn every_refusal_cites_a_paragraph_of_its_book() {
    for (book, text) in [(B1987, PARAGRAPHS_1997), (B1997, PARAGRAPHS_1997), (B2007, PARAGRAPHS_2007)] {
        let known = paragraphs(text);
        let strange: Vec<&Reason> =
            Reason::ALL.iter().filter(|reason| !known.contains(reason.article_under(book))).collect();
        assert!(strange.is_empty(), "{book:?}: {strange:?}");
    }
}

/// What a card or a call that an opponent's mistake brought back tells its own side is said by the law on withdrawn actions (2007
/// law 16D1), not by the one that lets it be taken back.
#[test]
fn law_16d1_is_cited_for_what_the_innocent_side_withdrew() {
    for (book, article) in [(B1987, "16C1"), (B1997, "16C1"), (B2007, "16D1"), (NEW, "16C1")] {
        for (mut t, irregularity, answers) in [
            (table("1C 1H"), "misinformed-call,by=E", "yes"),
            (play("S3 S2 S8"), "play-on-misinformation,by=W", "yes"),
            (play("S3 S2 S8 SA"), "lead-out-of-turn,by=W,card=H7", "yes"),
        ] {
            settle(&mut t, book, irregularity, answers);
            let told = t.obligations().withdrawn();
            assert_eq!(
                told.iter().map(|told| told.law.article).collect::<Vec<_>>(),
                [article],
                "{irregularity}"
            );
        }
    }
}

/// Law 67A2 is about a trick that both sides have not led on from yet, law 67B2 about one they have.
#[test]
fn law_67_extra_cards_are_cited_by_when_they_are_found() {
    for (played, article) in
        [("S3 S2 S8 SA", "67A2"), ("S3 S2 S8 SA H3", "67A2"), ("S3 S2 S8 SA H3 H4", "67B2")]
    {
        let mut t = play(played);
        let settled = settle(&mut t, B2007, "extra-cards,by=W,trick=0,extra=S5,exposed=S5", "");
        assert!(support::has(&settled, article), "{played}: {:?}", support::articles(&settled));
    }
}

/// Law 51B2: a suit required is (a), suits forbidden are (b).
#[test]
fn law_51b2_each_choice_is_cited_by_its_letter() {
    let mut t = play("");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ+H7", "yes");
    let Some(Status::Options(options)) = t.pending() else { panic!("{:?}", t.pending()) };
    let offered: Vec<String> =
        options.options.iter().map(|offer| format!("{} {}", offer.choice, offer.law.article)).collect();
    let wanted = [
        "require-suit=D 51B2(a)",
        "require-suit=H 51B2(a)",
        "forbid-suits=D 51B2(b)",
        "forbid-suits=H 51B2(b)",
        "forbid-suits=DH 51B2(b)",
        "free 50D2(b)",
    ];
    assert_eq!(offered, wanted);
}

/// Law 79A: when all has been played what is left is to agree on the tricks; law 22B ends the auction period.
#[test]
fn law_79a_is_cited_when_the_board_is_over() {
    let refusal = play("S3 =7").check("S2".parse().unwrap()).unwrap_err();
    assert_eq!((refusal.reason.code(), refusal.law.article), ("board-over", "79A"));
}
