//! Laws 16B, 23 and 73: information from partner, inferences from an opponent's manner, damage that could be foreseen. Nothing
//! changes at the table; when the board is over the score may be adjusted.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::law::{Adjustment, Effect, Needs, Policy, Ruling, Settled, Status, Treatment};
use tricklaw::bridge::{Phase, Table};
use tricklaw::cite::{Book, Citation};

const FROM_PARTNER: &str = "information-from-partner,by=W";
const MISLED: &str = "false-inference,by=W";
const FORESEEN: &str = "potential-damage,by=W";
const BOOKS: [Book; 4] = [B1987, B1997, B2007, NEW];

/// What is asked, question and article each time the answer before it was yes.
fn asked(table: &Table, book: Book, irregularity: &str) -> Vec<(&'static str, &'static str)> {
    let mut questions = Vec::new();
    let mut yes = String::new();
    loop {
        let ruling = ruling(table, book, irregularity, &yes);
        match ruling.status() {
            Status::Needs(Needs { question, law, .. }) => questions.push((question.code(), law.article)),
            _ => return questions,
        }
        yes.push_str("yes ");
    }
}

/// What comes of it, each with its article.
fn effects(settled: &Settled) -> Vec<String> {
    let article = |law: Citation| law.article;
    settled.effects.iter().map(|done| format!("{} {}", done.effect.code(), article(done.law))).collect()
}

fn done(table: &Table, book: Book, irregularity: &str, answers: &str) -> Vec<String> {
    effects(ruling(table, book, irregularity, answers).settled().unwrap())
}

fn watched(table: &Table) -> Vec<&'static str> {
    let law = |adjustment: &Adjustment| match adjustment {
        Adjustment::Consider(_, law) | Adjustment::Due(_, law) => law.article,
        other => panic!("{other:?}"),
    };
    table.obligations().adjustments().iter().map(law).collect()
}

/// Board 1 played out, and the same passed out.
fn finished() -> [Table; 2] {
    let all = [played(52), table("Pass Pass Pass Pass")];
    assert!(all.iter().all(|table| table.phase() == Phase::Over));
    all
}

#[test]
fn law_16b1_information_from_partner_and_what_he_may_not_use() {
    let mut t = table("1C Pass");
    assert_eq!(asked(&t, B2007, FROM_PARTNER), [("information-given", "16B1")]);
    let (calls, turn) = (t.legal_calls(), t.turn());
    settle(&mut t, B2007, FROM_PARTNER, "yes");
    assert_eq!((t.legal_calls(), t.turn()), (calls, turn), "the auction goes on as it was");
    assert_eq!(t.obligations().informed(seat("E")), Some(Citation::new(B2007, "16B1(a)")));
    let others = ["N", "S", "W"].map(|name| t.obligations().informed(seat(name)));
    assert_eq!(others, [None; 3], "only partner is bound: the others have it at their own risk (law 73D1)");
}

#[test]
fn law_16b2_rights_are_reserved_while_the_board_is_played() {
    for (book, informed, watch) in
        [(B1987, "16A", "16A2"), (B1997, "16A", "16A2"), (B2007, "16B1(a)", "16B3"), (NEW, "16B1(a)", "16B3")]
    {
        for t in [table("1C Pass"), play(""), played(7)] {
            let expected = [format!("informed {informed}"), format!("to-consider {watch}")];
            assert_eq!(done(&t, book, FROM_PARTNER, "yes"), expected, "{book:?}");
            assert!(done(&t, book, FROM_PARTNER, "no").is_empty(), "nothing was given away, nothing happens");
        }
    }
    let inferred = |book| is_inferred(ruling(&table(""), book, FROM_PARTNER, "yes").settled().unwrap());
    assert_eq!(BOOKS.map(inferred), [true, false, false, false]);
}

#[test]
fn law_16b3_found_when_the_board_is_over() {
    let newer = [
        ("information-given", "16B1"),
        ("logical-alternative", "16B1(b)"),
        ("suggested", "16B1(a)"),
        ("gained", "16B3"),
    ];
    let older = [
        ("information-given", "16A"),
        ("logical-alternative", "16A"),
        ("suggested", "16A"),
        ("gained", "16A2"),
    ];
    for t in finished() {
        for book in BOOKS {
            let (questions, article) = if book < B2007 { (older, "16A2") } else { (newer, "16B3") };
            assert_eq!(asked(&t, book, FROM_PARTNER), questions, "{book:?}");
            for answers in ["no", "yes no", "yes yes no", "yes yes yes no"] {
                let stands = [format!("result-stands {article}")];
                assert_eq!(done(&t, book, FROM_PARTNER, answers), stands, "{book:?} {answers}");
            }
            let ruling = ruling(&t, book, FROM_PARTNER, "yes yes yes yes");
            let settled = ruling.settled().unwrap();
            assert_eq!(effects(settled), [format!("adjusted-score-due {article}")]);
            let assigned = Citation::new(book, if book < B2007 { "12C2" } else { "12C1" });
            let due = Adjustment::Due(Some(seat("W")), assigned);
            assert_eq!(settled.effects[0].effect.to_string(), format!("adjusted-score-due W ({assigned})"));
            assert_eq!(settled.to_consider().collect::<Vec<_>>(), [due], "an assigned score ({book:?})");
        }
    }
}

#[test]
fn law_16b3_the_finding_settles_what_was_watched() {
    for (answers, left) in [("yes no", &[][..]), ("yes yes yes yes", &["12C1"])] {
        let mut t = table("Pass Pass Pass");
        settle(&mut t, B2007, FROM_PARTNER, "yes");
        assert_eq!(watched(&t), ["16B3"]);
        go(&mut t, "Pass");
        settle(&mut t, B2007, FROM_PARTNER, answers);
        assert_eq!(watched(&t), left, "{answers}");
    }
}

/// The adjustments still to be thought about, as they are written.
fn open(table: &Table) -> Vec<String> {
    table.obligations().adjustments().iter().map(Adjustment::to_string).collect()
}

#[test]
fn law_16b3_each_players_hesitation_is_a_matter_of_its_own() {
    let (west, north) =
        ("adjusted-score W (2007 law 16B3)".to_string(), "adjusted-score N (2007 law 16B3)".to_string());
    let mut t = table("Pass Pass Pass");
    settle(&mut t, B2007, FROM_PARTNER, "yes");
    settle(&mut t, B2007, "information-from-partner,by=N", "yes");
    assert_eq!(open(&t), [west.clone(), north.clone()], "two reminders that can be told apart");
    go(&mut t, "Pass");
    settle(&mut t, B2007, "information-from-partner,by=E", "yes no");
    assert_eq!(open(&t), [west.clone(), north], "a finding about a third player settles neither");
    settle(&mut t, B2007, "information-from-partner,by=N", "yes yes yes yes");
    assert_eq!(open(&t), [west, "adjusted-score-due N (2007 law 12C1)".to_string()]);
    settle(&mut t, B2007, FROM_PARTNER, "yes no");
    assert_eq!(open(&t), ["adjusted-score-due N (2007 law 12C1)"]);
    // The same player's second hesitation is a second matter.
    let mut t = table("Pass Pass Pass");
    settle(&mut t, B2007, FROM_PARTNER, "yes");
    settle(&mut t, B2007, FROM_PARTNER, "yes");
    go(&mut t, "Pass");
    settle(&mut t, B2007, FROM_PARTNER, "yes no");
    assert_eq!(open(&t), ["adjusted-score W (2007 law 16B3)"]);
}

#[test]
fn law_21b3_each_misinformed_player_is_a_matter_of_his_own() {
    let mut t = played(7);
    settle(&mut t, B2007, "misinformed-call,by=W", "yes");
    settle(&mut t, B2007, "misinformed-call,by=E", "yes");
    let (west, east) = ("adjusted-score W (2007 law 21B3)", "adjusted-score E (2007 law 21B3)");
    assert_eq!(open(&t), [west, east]);
    while let Some(card) = t.legal_cards().and_then(|cards| cards.lowest()) {
        t.apply(tricklaw::bridge::Action::Play(card)).unwrap();
    }
    settle(&mut t, B2007, "misinformed-call,by=E", "yes no");
    assert_eq!(open(&t), [west]);
}

#[test]
fn law_73d1_inferences_from_an_opponents_manner_are_at_ones_own_risk() {
    for book in BOOKS {
        for t in [table("1C Pass"), played(7)] {
            assert_eq!(asked(&t, book, MISLED)[0], ("misled", "73D1"));
            assert!(done(&t, book, MISLED, "no").is_empty(), "{book:?}");
        }
        for t in finished() {
            assert_eq!(
                ruling(&t, book, MISLED, "no").settled().unwrap().effects[0].effect,
                Effect::ResultStands
            );
        }
    }
}

#[test]
fn law_73f_a_false_inference_the_opponent_could_have_foreseen() {
    for (book, article) in [(B1987, "73F2"), (B1997, "73F2"), (B2007, "73F"), (NEW, "73E2")] {
        let t = played(7);
        assert_eq!(asked(&t, book, MISLED), [("misled", "73D1"), ("could-have-known", article)]);
        assert_eq!(done(&t, book, MISLED, "yes yes"), [format!("to-consider {article}")]);
        assert!(done(&t, book, MISLED, "yes no").is_empty(), "{book:?}");
        let inferred = is_inferred(ruling(&t, book, MISLED, "yes yes").settled().unwrap());
        assert_eq!(inferred, [B1987, NEW].contains(&book), "its place in 2017 was not to be had");
        for t in finished() {
            assert_eq!(asked(&t, book, MISLED)[2], ("gained", article));
            assert_eq!(done(&t, book, MISLED, "yes yes no"), [format!("result-stands {article}")]);
            assert_eq!(done(&t, book, MISLED, "yes yes yes"), [format!("adjusted-score-due {article}")]);
        }
    }
}

#[test]
fn law_23_any_irregularity_that_could_be_known_to_damage() {
    for (book, article) in [(B1987, "72B1"), (B1997, "72B1"), (B2007, "23"), (NEW, "72C")] {
        let t = play("S3");
        assert_eq!(asked(&t, book, FORESEEN), [("could-have-known", article)]);
        assert_eq!(done(&t, book, FORESEEN, "yes"), [format!("to-consider {article}")], "play goes on");
        assert!(done(&t, book, FORESEEN, "no").is_empty());
        for t in finished() {
            assert_eq!(asked(&t, book, FORESEEN), [("could-have-known", article), ("gained", article)]);
            assert_eq!(done(&t, book, FORESEEN, "yes no"), [format!("result-stands {article}")]);
            assert_eq!(done(&t, book, FORESEEN, "yes yes"), [format!("adjusted-score-due {article}")]);
        }
    }
    // What an enforced pass left to be watched is settled with it.
    let mut t = table("1C");
    settle(&mut t, B2007, "insufficient-bid,by=E,bid=1C", "refuse call=2H no no");
    assert!(watched(&t).contains(&"23"));
    go(&mut t, "Pass Pass Pass");
    while let Some(card) = t.legal_cards().and_then(|cards| cards.lowest()) {
        t.apply(tricklaw::bridge::Action::Play(card)).unwrap();
    }
    settle(&mut t, B2007, "potential-damage,by=N", "yes no");
    assert!(watched(&t).contains(&"23"), "another player's irregularity is another matter");
    settle(&mut t, B2007, "potential-damage,by=E", "yes no");
    assert!(!watched(&t).contains(&"23"));
}

#[test]
fn what_players_let_on_is_ruled_on_at_every_table() {
    for kind in ["information-from-partner", "false-inference", "potential-damage"] {
        assert_eq!(Policy::ONLINE.treatment(kind), Some(Treatment::Rule));
    }
}

#[test]
fn a_ruling_on_it_is_a_record_like_any_other() {
    let mut t = table("1C Pass");
    settle(&mut t, B2007, FROM_PARTNER, "yes");
    let written = t.actions().last().unwrap().to_string();
    assert_eq!(written, "@2007:information-from-partner,by=W:yes");
    let mut again = table("1C Pass");
    go(&mut again, &written);
    assert_eq!(again.obligations().informed(seat("E")), t.obligations().informed(seat("E")));
    let view = t.view(seat("N"));
    assert_eq!(view.obligations().informed(seat("E")), t.obligations().informed(seat("E")));
    t.undo();
    assert_eq!(t.obligations().informed(seat("E")), None);
    assert!(Ruling::open(&t, B2007, FROM_PARTNER.parse().unwrap()).is_ok());
}
