//! Laws 12 to 16 and 46, prevention, and the edition tables themselves.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::law::{
    AdjustedScore, AssignedError, AssignedScore, Attempt, Basis, Edition, Irregularity, Level, Loss, Policy,
    Question, Treatment,
};
use tricklaw::bridge::score::{Award, BoardLine, WeightedPoints};
use tricklaw::bridge::{Action, BoardResult, Side, Table};
use tricklaw::cite::Book;
use tricklaw::exact::Exact;

fn levels(table: &Table) -> (Level, Level) {
    match table.result() {
        Some(BoardResult::Adjusted(score)) => (score.north_south, score.east_west),
        other => panic!("{other:?}"),
    }
}

// Law 13.

#[test]
fn law_13a_playable_with_a_wrong_count() {
    let t = table("1C");
    let r = ruling(&t, B2007, "wrong-count,by=N", "yes");
    assert!(considers(r.settled().unwrap(), "13A"));
    // 1997 asks all four players.
    let r = ruling(&t, B1997, "wrong-count,by=N", "yes");
    assert_eq!(needs(&r), "all-agree");
    let agreed = ruling(&t, B1997, "wrong-count,by=N", "yes yes");
    assert!(agreed.settled().unwrap().effects.is_empty(), "all have agreed to it");
}

#[test]
fn law_13b_adjusted_score_when_it_cannot_be_played() {
    let mut t = table("1C");
    settle(&mut t, B1997, "wrong-count,by=N", "yes no at-fault not-at-fault");
    assert_eq!(levels(&t), (Level::Minus, Level::Plus));
    assert_eq!(t.phase().name(), "over");
    assert!(t.legal_calls().is_empty());
    let r = ruling(&table("1C"), B1997, "wrong-count,by=E", "yes no at-fault not-at-fault");
    assert!(has(r.settled().unwrap(), "13B"), "before his first call it stands elsewhere in 1997");
}

#[test]
fn law_13c_found_after_the_play() {
    for book in Book::BRIDGE {
        let mut t = play("=7");
        let settled = settle(&mut t, book, "wrong-count,by=N", "partly-at-fault partly-at-fault");
        assert!(has(&settled, "13C"));
        assert_eq!(levels(&t), (Level::Average, Level::Average));
    }
}

#[test]
fn law_13d_before_the_player_has_called() {
    let t = table("1C");
    let r = ruling(&t, B2007, "wrong-count,by=E", "no");
    assert!(r.settled().unwrap().effects.is_empty(), "corrected and played");
    let r = ruling(&t, B2007, "wrong-count,by=E", "yes yes");
    assert!(considers(r.settled().unwrap(), "13D2"));
    let r = ruling(&t, B2007, "wrong-count,by=E", "yes no not-at-fault not-at-fault");
    assert!(has(r.settled().unwrap(), "13D2"));
}

// Law 14.

#[test]
fn law_14a_missing_card_before_the_lead_is_faced() {
    for actions in ["1C", "1NT Pass Pass Pass"] {
        let t = table(actions);
        let r = ruling(&t, B2007, "missing-card,by=E,card=SK", "");
        assert!(r.settled().unwrap().effects.is_empty());
    }
}

#[test]
fn law_14b_missing_card_found_during_the_play() {
    for book in Book::BRIDGE {
        let article = if matches!(book, B2007 | NEW) { "14B4" } else { "14B3" };
        let mut t = play("S3");
        let settled = settle(&mut t, book, "missing-card,by=W,card=DJ", "yes");
        assert!(considers(&settled, article));
        assert!(t.obligations().penalty_cards()[0].major);
        let mut t = play("S3");
        settle(&mut t, book, "missing-card,by=W,card=DJ", "no");
        assert!(t.obligations().penalty_cards().is_empty());
        assert!(!t.view(seat("N")).hands()[seat("W")].known.contains("DJ".parse().unwrap()));
        assert!(!t.view(seat("N")).actions().iter().any(|action| action.to_string().contains("DJ")));
    }
}

// Law 15.

#[test]
fn law_15a_wrong_board_that_nobody_had_played_stands() {
    let mut t = play("S3 =9");
    settle(&mut t, B2007, "wrong-board", "no");
    assert!(matches!(t.result(), Some(BoardResult::Played { tricks: 9, .. })));
}

#[test]
fn law_15b_somebody_had_played_it() {
    let mut t = play("S3 =9");
    settle(&mut t, B2007, "wrong-board", "yes at-fault not-at-fault");
    assert_eq!(levels(&t), (Level::Minus, Level::Plus));
}

#[test]
fn law_15c_found_during_the_auction() {
    let t = table("1C Pass");
    let r = ruling(&t, B2007, "wrong-board", "yes");
    assert!(r.settled().unwrap().effects.is_empty(), "the same calls: the board is played");
    let mut t = table("1C Pass");
    settle(&mut t, B2007, "wrong-board", "no not-at-fault not-at-fault");
    assert_eq!(levels(&t), (Level::Plus, Level::Plus));
}

// Law 16.

#[test]
fn law_16c2_information_from_elsewhere() {
    let t = table("");
    let r = ruling(&t, B2007, "extraneous-information,by=E", "");
    assert_eq!(choices(r.status()), ["reseat", "redeal", "play-on", "artificial"]);
    let r = ruling(&t, B1997, "extraneous-information,by=E", "");
    assert_eq!(choices(r.status()), ["reseat", "substitute", "artificial"]);
    let r = ruling(&t, B2007, "extraneous-information,by=E", "play-on");
    assert!(considers(r.settled().unwrap(), "16C2"));
}

#[test]
fn law_16c3_after_the_first_call() {
    let t = table("1C");
    for (book, article) in [(B2007, "16C3"), (NEW, "16D3")] {
        let r = ruling(&t, book, "extraneous-information,by=E", "");
        assert!(considers(r.settled().unwrap(), article), "it is played and watched");
    }
    let r = ruling(&t, B1997, "extraneous-information,by=E", "");
    assert_eq!(choices(r.status()), ["play-on", "substitute", "artificial"], "1997 makes no difference");
}

#[test]
fn law_16d_who_may_use_what_was_withdrawn() {
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=E,call=1H", "refuse");
    let usable = |side| t.obligations().information(side, true).count();
    assert_eq!((usable(Side::NorthSouth), usable(Side::EastWest)), (1, 0));
}

// Law 12.

#[test]
fn law_12c2_artificial_scores_enter_the_scoring() {
    let mut t = table("1C 1H");
    settle(&mut t, B2007, "call-on-wrong-cards,by=N", "call=1D");
    let Some(BoardResult::Adjusted(score)) = t.result() else { panic!() };
    let line = AdjustedScore::Artificial(score).line();
    assert_eq!(line, BoardLine::artificial(Award::AverageMinus, Award::AveragePlus));
}

#[test]
fn law_12c1c_weighted_scores() {
    let results = vec![WeightedPoints { weight: 2, points: 620 }, WeightedPoints { weight: 1, points: -100 }];
    let score = AssignedScore::new(Edition::of(B2007), results.clone(), results.clone()).unwrap();
    assert_eq!(AdjustedScore::Assigned(score).line(), BoardLine::weighted(&[(2, 620), (1, -100)]));
    let error = AssignedScore::new(Edition::of(B1997), results.clone(), results);
    assert_eq!(error, Err(AssignedError::Weighted), "1997 assigns one result a side");
    assert_eq!(AssignedScore::new(Edition::of(NEW), vec![], vec![]), Err(AssignedError::Empty));
}

#[test]
fn law_12c1f_the_sides_need_not_balance() {
    let one = |points| vec![WeightedPoints { weight: 1, points }];
    let score = AssignedScore::new(Edition::of(B1997), one(140), one(-50)).unwrap();
    assert_eq!(score.of(Side::NorthSouth)[0].points, 140);
    assert_eq!(score.of(Side::EastWest)[0].points, -50);
}

#[test]
fn law_12c1b_what_the_side_lost_by_itself_stays_lost() {
    let hundredths = Exact::hundredths;
    let loss = |table, without_error, assigned| Loss {
        table: hundredths(table),
        without_error: hundredths(without_error),
        assigned: hundredths(assigned),
    };
    let scores = |loss: Loss, book| {
        let (others, offenders) = loss.scores(Edition::of(book));
        (others.to_hundredths(), offenders.to_hundredths())
    };
    // 60 % without the infraction, 45 % left after it, 20 % after a wild action.
    for book in [B2007, NEW] {
        assert_eq!(scores(loss(2000, 4500, 6000), book), (3500, 6000), "15 of the 40 come back");
        assert_eq!(scores(loss(2000, 6500, 6000), book), (2000, 2000), "the infraction cost nothing");
        assert_eq!(scores(loss(4500, 4500, 6000), book), (6000, 6000), "no error of its own");
    }
    assert_eq!(scores(loss(2000, 4500, 6000), B1997), (6000, 6000), "1997 has no such rule");
    assert_eq!(scores(loss(7000, 7000, 6000), B1997), (7000, 7000), "no loss, no adjustment");
}

#[test]
fn law_12c3_both_partners_have_the_same_at_an_individual() {
    let one = |points| vec![WeightedPoints { weight: 1, points }];
    let score = AdjustedScore::Assigned(AssignedScore::new(Edition::of(B2007), one(140), one(-50)).unwrap());
    assert_eq!(score.of_player(seat("N")), score.of_player(seat("S")));
    assert_eq!(score.of_player(seat("E")), score.of_player(seat("W")));
    assert_ne!(score.of_player(seat("N")), score.of_player(seat("E")));
}

#[test]
fn law_11a_acting_before_the_director_is_called() {
    for (book, penalty) in [(B1997, "11C"), (B2007, "11B")] {
        let mut t = table("1S");
        let settled = settle(&mut t, book, "acted-before-ruling,by=N", "yes");
        assert!(has(&settled, "11A") && has(&settled, penalty), "{book:?}");
        assert!(t.obligations().has_forfeited(Side::NorthSouth));
        assert!(!t.obligations().has_forfeited(Side::EastWest));
    }
    let mut t = table("1S");
    let settled = settle(&mut t, NEW, "acted-before-ruling,by=N", "yes");
    assert!(considers(&settled, "11A"), "2017 takes away only what was gained");
    assert!(!t.obligations().has_forfeited(Side::NorthSouth));
    assert!(is_inferred(&settled));
    let mut t = table("1S");
    assert!(settle(&mut t, B2007, "acted-before-ruling,by=N", "no").effects.is_empty());
}

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
    assert_eq!(say(&t, B1997, "win"), "no-designation");
    assert_eq!(say(&t, NEW, "win"), "HA 46B1(b)");
    // West led, dummy plays last: the ten is enough.
    let mut t = play("");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=S8", "no no accept");
    go(&mut t, "S4 S9");
    assert_eq!(t.turn(), Some(seat("S")));
    assert_eq!(say(&t, B1997, "high"), "ST 46B1");
    assert_eq!(say(&t, B2007, "high"), "SJ 46B1(a)");
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
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=E,call=Pass", "refuse no");
    go(&mut t, "1C");
    assert_eq!(of(&t, "E", "1H"), "barred-player-calls");
    let mut t = play("D5");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ", "yes");
    go(&mut t, "D3");
    assert_eq!(of(&t, "W", "D4"), "penalty-card-not-played");
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
    let t = table("1C Pass 1H");
    assert_eq!(t.may_take_back_call(seat("N"), B2007).unwrap_err().law.article, "25A");
    assert_eq!(play("S3").may_take_back_call(seat("W"), B2007).unwrap_err().law.article, "47F");
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
    let r = ruling(&t, NEW, "insufficient-bid,by=E,bid=1H,changed_to=-", "accept");
    assert_eq!(r.basis(), Basis::Text);
    let r = ruling(&t, Book::Bridge1987, "insufficient-bid,by=E,bid=1H,changed_to=-", "accept");
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
    let open = ruling(&t, B2007, "insufficient-bid,by=E,bid=1H,changed_to=-", "");
    assert!(offer(&open, "accept").settles && !offer(&open, "refuse").settles);
    assert_eq!(offer(&open, "accept").effects.len(), 1);
    let refused = open.choose("refuse".parse().unwrap()).unwrap();
    assert_eq!(needs(&open), "accept", "the earlier value is as it was");
    assert_eq!(needs(&refused), "replacement");
    assert!(open.action().is_none());
    assert!(open.answer("yes".parse().unwrap()).is_err());
    let mut t = t;
    assert!(t.apply(Action::Ruling(*open.ruled())).is_err(), "not settled");
    let text = ruling(&t, B2007, "insufficient-bid,by=E,bid=1H,changed_to=-", "refuse call=2H no no");
    let text = text.action().unwrap().to_string();
    assert_eq!(text, "@2007:insufficient-bid,by=E,bid=1H,changed_to=-:refuse;call=2H;no;no");
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
    let r = ruling(&t, B2007, "insufficient-bid,by=E,bid=1H,changed_to=-", "refuse call=2C no no");
    let text: Vec<String> = r.settled().unwrap().effects.iter().map(|done| done.effect.to_string()).collect();
    let expected = [
        "withdrawn E 1H NS",
        "call-stands E 2C",
        "must-pass W throughout",
        "to-consider adjusted-score (2007 law 23)",
        "lead-penalty W related=H",
    ];
    assert_eq!(text, expected);
}
