//! Law 46 under the editions, prevention, and the edition tables themselves.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::law::{
    Answer, Attempt, Basis, Edition, Irregularity, Policy, Question, Ruled, Ruling, Treatment,
};
use tricklaw::bridge::{Action, Table};
use tricklaw::cite::Book;

// Law 46 under the editions.

#[test]
fn law_46b1_high_and_win_by_edition() {
    let say = |t: &Table, book, words: &str| match t.designate_under(book, words.parse().unwrap()) {
        Ok(designated) => format!("{} {}", designated.card, designated.law.article),
        Err(refusal) => refusal.reason.code().to_owned(),
    };
    // South is dummy and last: west... north leads, east and west have played.
    let t = play("S3 S2 S8 SA H3 H4");
    assert_eq!(say(&t, B2007, "high"), "HA 46B1(a)");
    assert_eq!(say(&t, B1997, "high"), "HA 46B1");
    assert_eq!(say(&t, B1997, "win"), "HA 46B", "what is meant cannot be mistaken");
    assert_eq!(say(&t, NEW, "win"), "HA 46B1(b)");
    // West led, dummy plays last: the ten is enough.
    let mut t = play("");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=S8", "no no accept");
    go(&mut t, "S4 S9");
    assert_eq!(t.turn(), Some(seat("S")));
    assert_eq!(say(&t, B1997, "high"), "ST 46B1");
    assert_eq!(say(&t, B2007, "high"), "SJ 46B1(a)");
}

#[test]
fn law_46_is_cited_from_the_edition_asked_for() {
    let follows = play("S3 S2 S8 SA H3 H4");
    let refused = |t: &Table, book, words: &str| {
        t.designate_under(book, words.parse().unwrap()).unwrap_err().law.to_string()
    };
    for (book, name) in [(B1997, "1997"), (B2007, "2007"), (NEW, "2017"), (Book::Directing, "2007")] {
        assert_eq!(refused(&follows, book, "anything"), format!("{name} law 46B5"));
        let said = follows.designate_under(book, "low".parse().unwrap()).unwrap();
        assert_eq!(said.law.book.name(), name);
        assert_eq!(refused(&play(""), book, "low"), format!("{name} law 44B"));
        assert_eq!(refused(&follows, book, "S2"), format!("{name} law 46B4"));
    }
}

/// An answer nobody asked for is refused under the edition ruled under, however it comes.
#[test]
fn law_10c1_is_cited_from_the_edition_ruled_under() {
    let t = table("2H");
    for (book, name) in [(B1987, "1987"), (B1997, "1997"), (NEW, "2017"), (Book::Directing, "2007")] {
        let ruled = |answers: &str| {
            let text = format!("2007:insufficient-bid,by=E,bid=1S:{answers}");
            Ruled { book, ..text.parse().unwrap() }
        };
        let (right, unsettled) = (format!("{name} law 10C1"), format!("{name} law 9B2"));
        let too_many = ruled("accept;accept");
        assert_eq!(Ruling::resume(&t, too_many).unwrap_err().law.to_string(), right);
        let settled = Ruling::resume(&t, ruled("accept")).unwrap();
        assert_eq!(settled.answer(Answer::Yes).unwrap_err().law.to_string(), right);
        let apply = |ruled| t.clone().apply(Action::Ruling(ruled)).unwrap_err().law.to_string();
        assert_eq!((apply(too_many), apply(ruled(""))), (right.clone(), unsettled));
        let mut t = t.clone();
        t.apply(settled.action().unwrap()).unwrap();
        assert_eq!(t.apply(Action::Decide(Answer::Yes)).unwrap_err().law.to_string(), right);
    }
}

// Prevention.

#[test]
fn attempts_are_named_for_what_they_are() {
    let of = |t: &Table, by: &str, action: &str| {
        let found = t.irregularity_of(seat(by), action.parse().unwrap());
        found.map_or("-".to_owned(), |irregularity| irregularity.code().to_owned())
    };
    let t = table("1S");
    for (by, action, code) in [
        ("E", "1H", "insufficient-bid"),
        ("E", "XX", "inadmissible-double"),
        ("S", "2S", "call-out-of-rotation"),
        ("E", "2H", "-"),
        ("E", "SK", "cards-faced-in-auction"),
    ] {
        assert_eq!(of(&t, by, action), code, "{by} {action}");
    }
    let t = play("");
    for (by, action, code) in [
        ("W", "S8", "opening-lead-out-of-turn"),
        ("W", "?S8", "opening-lead-out-of-turn"),
        ("E", "SK", "-"),
        ("W", "2C", "call-after-end"),
    ] {
        assert_eq!(of(&t, by, action), code, "{by} {action}");
    }
    let t = play("S3 S2");
    for (by, action, code) in [
        ("N", "S4", "premature-play"),
        ("E", "S6", "premature-play"),
        ("S", "SJ", "fifth-card"),
        ("W", "H7", "-"),
    ] {
        assert_eq!(of(&t, by, action), code, "{by} {action}");
    }
    let t = play("S3 S2 S8 SA");
    assert_eq!(of(&t, "W", "H7"), "lead-out-of-turn");
    // Declarer names a card of dummy's (law 45B): a lead from the wrong hand (law 55), whichever seat it is told with.
    let lead = t.irregularity_of(seat("N"), "CQ".parse().unwrap());
    assert_eq!(lead, t.irregularity_of(seat("S"), "CQ".parse().unwrap()));
    assert!(
        matches!(lead, Some(Irregularity::LeadOutOfTurn { by: tricklaw::bridge::Seat::South, .. })),
        "{lead:?}"
    );
    let named = t.attempt(&Policy::AT_THE_TABLE, seat("N"), "CQ".parse().unwrap());
    assert!(matches!(named, Attempt::Irregular(_)), "{named:?}");
    assert_eq!(of(&play("S3 S2"), "N", "SJ"), "fifth-card");
    // Declarer has been told to lead from his own hand, and a defender plays before he does (law 60B).
    let mut t = play("S3 S2 S8 SA");
    settle(&mut t, B2007, "lead-out-of-turn,by=S,card=CQ", "no refuse");
    assert_eq!(of(&t, "E", "C3"), "play-before-correction");
    assert_eq!(of(&t, "W", "H7"), "play-before-correction");
    assert_eq!(of(&t, "S", "CQ"), "lead-out-of-turn", "declarer's own is another of those");
    let mut t = play("S3 S2 S8 SA");
    settle(&mut t, B2007, "lead-out-of-turn,by=W,card=H7", "no refuse");
    assert_eq!(of(&t, "E", "C3"), "lead-out-of-turn", "there it was a defender who was corrected");
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=E,call=Pass", "refuse no");
    go(&mut t, "1C");
    assert_eq!(of(&t, "E", "1H"), "barred-player-calls");
    let mut t = play("D5");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ", "yes");
    go(&mut t, "D3");
    assert_eq!(of(&t, "W", "D4"), "penalty-card-not-played");
}

// What the director has still to find comes before any other ruling, and nothing happens on a board that is given up.
#[test]
fn an_attempt_waits_for_a_finding() {
    let bid = "3H".parse().unwrap();
    let mut t = table("");
    settle(&mut t, NEW, "call-out-of-rotation,by=E,call=1H", "refuse");
    go(&mut t, "1S 2C");
    assert_eq!(t.pending().map(|_| t.legal_calls().is_empty()), Some(true));
    for by in ["N", "E", "S", "W"] {
        let Attempt::Refused(refusal) = t.attempt(&Policy::AT_THE_TABLE, seat(by), bid) else {
            panic!("{by}")
        };
        assert_eq!(refusal.reason.code(), "decision-owed");
    }
    go(&mut t, ">no");
    assert!(matches!(t.attempt(&Policy::AT_THE_TABLE, seat("W"), bid), Attempt::Irregular(_)));
    let mut t = table("1S");
    settle(&mut t, B2007, "wrong-count,by=N", "no at-fault not-at-fault");
    assert!(matches!(t.attempt(&Policy::AT_THE_TABLE, seat("W"), bid), Attempt::Refused(_)));
}

#[test]
fn a_policy_says_what_happens_to_an_attempt() {
    let t = table("1S");
    let bid: Action = "1H".parse().unwrap();
    assert!(matches!(t.attempt(&Policy::ONLINE, seat("E"), bid), Attempt::Refused(_)));
    let Attempt::Irregular(irregularity) = t.attempt(&Policy::AT_THE_TABLE, seat("E"), bid) else { panic!() };
    assert!(matches!(irregularity, Irregularity::InsufficientBid { .. }));
    assert_eq!(t.attempt(&Policy::ONLINE, seat("E"), "2H".parse().unwrap()), Attempt::Legal);
    let t = play("S3 S2");
    let revoke = t.attempt(&Policy::AT_THE_TABLE, seat("W"), "H7".parse().unwrap());
    assert_eq!(revoke, Attempt::Unnoticed("*H7".parse().unwrap()));
    assert!(matches!(t.attempt(&Policy::ONLINE, seat("W"), "H7".parse().unwrap()), Attempt::Refused(_)));
    // Only whoever acts for a hand revokes with it: another player is refused, whether or not the hand has the card.
    for by in ["N", "E", "S"] {
        for card in ["H7", "HA"] {
            let tried = t.attempt(&Policy::AT_THE_TABLE, seat(by), card.parse().unwrap());
            assert!(!matches!(tried, Attempt::Unnoticed(_) | Attempt::Legal), "{by} {card}: {tried:?}");
        }
    }
    // A lead against what declarer asked for is a revoke (law 61A): no penalty card was kept back.
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=W,call=1H", "refuse no");
    go(&mut t, "1NT Pass Pass Pass >require-suit=H");
    assert_eq!(t.irregularity_of(seat("E"), "S3".parse().unwrap()), None);
    let other_suit = t.attempt(&Policy::AT_THE_TABLE, seat("E"), "S3".parse().unwrap());
    assert_eq!(other_suit, Attempt::Unnoticed("*S3".parse().unwrap()));
}

#[test]
fn online_what_is_said_is_ruled_on_and_calls_may_be_taken_back() {
    let online = Policy::ONLINE;
    assert_eq!(online.treatment("misinformed-call"), Some(Treatment::Rule));
    assert_eq!(online.treatment("change-of-call"), Some(Treatment::Undo));
    assert_eq!(online.treatment("revoke"), Some(Treatment::Refuse));
    for code in Irregularity::CODES {
        assert_eq!(Policy::AT_THE_TABLE.treatment(code), Some(Treatment::Rule), "{code}");
    }
}

#[test]
fn law_25a_an_undo_request_for_a_call() {
    let t = table("1C Pass");
    assert!(t.may_take_back_call(seat("N"), B2007).is_ok());
    assert!(t.may_take_back_call(seat("N"), Book::Bridge1987).is_err(), "east has called");
    assert!(t.may_take_back_call(seat("E"), Book::Bridge1987).is_ok(), "nobody has called since");
    let t = table("1C Pass 1H");
    for (book, article) in [(B1997, "25A"), (B2007, "25A2"), (NEW, "25A4")] {
        assert_eq!(t.may_take_back_call(seat("N"), book).unwrap_err().law.article, article);
    }
    for book in [B2007, Book::Directing] {
        let refused = play("S3").may_take_back_call(seat("W"), book).unwrap_err();
        assert_eq!(refused.law.to_string(), "2007 law 47F");
    }
}

// The tables.

#[test]
fn every_inferred_answer_says_so() {
    assert_eq!(Edition::of(Book::Bridge1987).basis_of(44), Basis::Inferred);
    for law in 1..=93 {
        assert_eq!(Edition::of(B1997).basis_of(law), Basis::Text);
        assert_eq!(Edition::of(B2007).basis_of(law), Basis::Text);
    }
    for law in [23, 25, 26, 27, 30, 31, 32, 33, 36, 37, 50, 52, 53, 54, 57, 62, 63, 64] {
        assert_eq!(Edition::of(NEW).basis_of(law), Basis::Text, "{law}");
    }
    for law in [21, 22, 24, 38, 39, 41, 43, 46, 47, 58, 60, 61, 67] {
        assert_eq!(Edition::of(NEW).basis_of(law), Basis::Inferred, "{law}");
    }
    let names: Vec<&str> = Edition::all().iter().map(|edition| edition.book.name()).collect();
    assert_eq!(names, ["1987", "1997", "2007", "2017"]);
}

#[test]
fn an_inferred_switch_makes_the_answer_inferred() {
    let t = table("1S");
    let r = ruling(&t, NEW, "insufficient-bid,by=E,bid=1H,to=-", "accept");
    assert_eq!(r.basis(), Basis::Text);
    let r = ruling(&t, Book::Bridge1987, "insufficient-bid,by=E,bid=1H,to=-", "accept");
    assert_eq!(r.basis(), Basis::Inferred);
    // What is marked as presumed elsewhere in the newest edition does not touch a ruling that does not use it.
    let r = ruling(&play("S3 S2 *H7"), NEW, "revoke,by=W,trick=0", "no card=S8");
    assert_eq!(r.basis(), Basis::Text);
    let r = ruling(&play("S3 S2 S8 SA C5 C3 CJ C7 HT"), NEW, "premature-play,by=E,card=H4", "no no lowest");
    assert_eq!(r.basis(), Basis::Text);
}

#[test]
fn questions_and_choices_have_distinct_codes() {
    let mut codes: Vec<&str> = Question::ALL.iter().map(|question| question.code()).collect();
    let count = codes.len();
    codes.sort_unstable();
    codes.dedup();
    assert_eq!(codes.len(), count);
}

#[test]
fn rulings_are_values() {
    let t = table("1S");
    let open = ruling(&t, B2007, "insufficient-bid,by=E,bid=1H,to=-", "");
    assert!(offer(&open, "accept").settles && !offer(&open, "refuse").settles);
    assert_eq!(offer(&open, "accept").effects.len(), 1);
    let refused = open.choose("refuse".parse().unwrap()).unwrap();
    assert_eq!(needs(&open), "accept", "the earlier value is as it was");
    assert_eq!(needs(&refused), "replacement");
    assert!(open.action().is_none());
    assert!(open.answer("yes".parse().unwrap()).is_err());
    let mut t = t;
    assert!(t.apply(Action::Ruling(*open.ruled())).is_err(), "not settled");
    let text = ruling(&t, B2007, "insufficient-bid,by=E,bid=1H,to=-", "refuse call=2H no no");
    let text = text.action().unwrap().to_string();
    assert_eq!(text, "@2007:insufficient-bid,by=E,bid=1H,to=-:refuse;call=2H;no;no");
    assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    for wrong in
        ["@2007", "@2008:wrong-board:", "@2007:wrong-board", "@2007:revoke,by=E:", "@2007:wrong-board:maybe"]
    {
        assert!(wrong.parse::<Action>().is_err(), "{wrong}");
    }
}

#[test]
fn effects_read_as_a_code_and_their_values() {
    let t = table("1S");
    let r = ruling(&t, B2007, "insufficient-bid,by=E,bid=1H,to=-", "refuse call=2C no no");
    let text: Vec<String> = r.settled().unwrap().effects.iter().map(|done| done.effect.to_string()).collect();
    let expected = [
        "withdrawn E 1H NS",
        "call-stands E 2C",
        "must-pass W throughout",
        "to-consider adjusted-score E (2007 law 23)",
        "lead-penalty W related=H",
    ];
    assert_eq!(text, expected);
    assert_eq!(
        articles(r.settled().unwrap()),
        ["16D2", "27B2", "23", "26A2"],
        "each article once, as they come"
    );
}

#[test]
fn an_edition_is_cited_by_its_own_articles() {
    // A second insufficient bid has a paragraph of its own from 2007 on.
    for (book, article) in [(B1997, "27B"), (B2007, "27B4")] {
        let r = ruling(&table("2H"), book, "insufficient-bid,by=E,bid=1D,to=-", "refuse call=1S");
        assert_eq!(offer(&r, "refuse").law.article, article, "{book:?}");
    }
    // Artificial scores are 12C1 in 1997 and 12C2 later.
    for (book, article) in [(B1997, "12C1"), (B2007, "12C2"), (NEW, "12C2")] {
        let r = ruling(&play("S3"), book, "wrong-board", "yes");
        assert_eq!(offer(&r, "at-fault").law.article, article, "{book:?}");
    }
    // So is what cannot have happened, or has no rule of its own.
    for (irregularity, article) in [("surplus-card,by=N", "12A1"), ("revoke,by=N,trick=0", "84")] {
        let refusal = Ruling::open(&table("1H"), B1997, irregularity.parse().unwrap()).unwrap_err();
        assert_eq!((refusal.law.book, refusal.law.article), (B1997, article));
    }
}
