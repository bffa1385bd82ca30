//! Laws 61 to 64 and 67: revokes and defective tricks, with the arithmetic of each edition.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::{BoardResult, Side, Table};
use tricklaw::cite::Book;

const B2007: Book = Book::Bridge2007;
const B1997: Book = Book::Bridge1997;
const B1987: Book = Book::Bridge1987;
const NEW: Book = Book::Bridge2017;

/// North plays 1NT; east leads, south is dummy.
fn play(actions: &str) -> Table {
    table(&format!("1NT Pass Pass Pass {actions}"))
}

fn tricks(table: &Table) -> u8 {
    match table.result() {
        Some(BoardResult::Played { tricks, .. }) => tricks,
        other => panic!("{other:?}"),
    }
}

// Law 61.

#[test]
fn law_61a_not_following_suit_is_a_revoke() {
    let t = play("S3 S2");
    let refusal = t.check("H7".parse().unwrap()).unwrap_err();
    assert_eq!((refusal.reason.code(), refusal.law.article), ("must-follow-suit", "44C"));
    let mut t = t;
    go(&mut t, "*H7");
    assert_eq!(t.turn(), Some(seat("N")), "it stands until attention is drawn to it");
    assert!(t.check("*S9".parse().unwrap()).is_err(), "not a card of north's");
    assert!(play("S3 S2").check("*S8".parse().unwrap()).is_err(), "a legal card is no revoke");
}

#[test]
fn law_61a_not_complying_with_a_restriction_is_a_revoke() {
    let mut t = play("");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=H7", "no no refuse");
    go(&mut t, ">require-suit=H *S3 S2");
    let settled = settle(&mut t, B2007, "revoke,by=E,trick=0", "no card=HQ");
    assert!(has(&settled, "62B1"));
    assert_eq!(t.tricks()[0].cards[0].card.to_string(), "HQ");
}

#[test]
fn law_61b_a_defender_asks_his_partner() {
    for book in [B1987, B1997] {
        let mut t = play("S3 S2 *H7");
        let settled = settle(&mut t, book, "revoke,by=W,trick=0", "no yes card=S8");
        assert!(has(&settled, "63B"), "corrected and established");
        assert_eq!(t.tricks()[0].cards[2].card.to_string(), "S8");
        assert_eq!(t.obligations().established().len(), 1);
    }
    for book in [B2007, NEW] {
        let t = play("S3 S2 *H7");
        let r = ruling(&t, book, "revoke,by=W,trick=0", "no");
        assert_eq!(needs(&r), "correct-card");
    }
}

// Law 62.

#[test]
fn law_62a_a_revoke_is_corrected_before_it_is_established() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 *H7");
        let answers = if book < B2007 { "no no card=S8" } else { "no card=S8" };
        settle(&mut t, book, "revoke,by=W,trick=0", answers);
        assert_eq!(t.tricks()[0].cards[2].card.to_string(), "S8");
        assert!(t.obligations().established().is_empty());
    }
}

#[test]
fn law_62b1_a_defenders_card_becomes_a_major_penalty_card() {
    let mut t = play("S3 S2 *H7");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "no card=S8");
    let card = t.obligations().penalty_cards()[0];
    assert_eq!((card.card.to_string().as_str(), card.major), ("H7", true));
}

#[test]
fn law_62b2_declarers_card_goes_back() {
    let mut t = play("D5 D3 DJ *C5");
    settle(&mut t, B2007, "revoke,by=N,trick=0", "no card=DQ");
    assert!(t.obligations().penalty_cards().is_empty());
    assert_eq!(t.tricks()[0].winner, Some(seat("N")));
}

#[test]
fn law_62c1_the_other_side_may_withdraw_what_it_played_since() {
    let mut t = play("S3 S2 *H7 SA");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "no card=S5 withdraw");
    assert_eq!(t.turn(), Some(seat("N")));
    assert_eq!(legal(&t), "SA SQ S7 S4");
    let mut t = play("S3 S2 *H7 SA");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "no card=S5 keep");
    assert_eq!(t.tricks()[0].winner, Some(seat("N")));
    // Also a lead to the next trick, on which the offenders have not played.
    let mut t = play("S3 S2 *H7 SA HK");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "no card=S5 keep withdraw");
    assert_eq!(t.turn(), Some(seat("N")));
    assert_eq!(t.play().unwrap().trick().count(), 0);
}

#[test]
fn law_62c2_then_the_offenders_partner_may_too() {
    // East revoked on dummy's heart, south's card and west's followed.
    let start = || play("S3 S2 S8 SA H3 *C3 H9 H7");
    let mut t = start();
    settle(&mut t, B2007, "revoke,by=E,trick=1", "no card=HQ withdraw withdraw");
    assert_eq!(t.turn(), Some(seat("S")));
    let exposed: Vec<String> =
        t.obligations().penalty_cards().iter().map(|card| card.card.to_string()).collect();
    assert_eq!(exposed, ["C3", "H7"]);
    // Declarer keeps his card: so does west.
    let mut t = start();
    settle(&mut t, B2007, "revoke,by=E,trick=1", "no card=HQ keep");
    assert_eq!(t.tricks()[1].winner, Some(seat("E")));
    assert_eq!(t.obligations().penalty_cards().len(), 1);
}

#[test]
fn law_62c3_2017_both_sides_revoked_in_one_trick() {
    // West and north both discard on a spade; north leads on, the defenders have not played.
    let start = || {
        let mut t = play("S3 SJ *H7 *C5");
        assert_eq!(t.turn(), Some(seat("S")));
        go(&mut t, "HT");
        t
    };
    let mut t = start();
    settle(&mut t, NEW, "revoke,by=N,trick=0", "card=S8");
    assert_eq!(legal(&t), "SA SQ S7 S4", "north plays again");
    assert!(t.obligations().established().is_empty());
    assert_eq!(t.obligations().penalty_cards().len(), 1, "west's card");
    let mut t = start();
    settle(&mut t, B2007, "revoke,by=N,trick=0", "");
    assert_eq!(t.obligations().established().len(), 1, "established in the other editions");
}

/// The whole deal played out with the lowest card each time, up to that number of cards.
fn played(cards: usize) -> Table {
    let mut t = play("");
    for _ in 0..cards {
        let card = t.legal_cards().unwrap().lowest().unwrap();
        t.apply(tricklaw::bridge::Action::Play(card)).unwrap();
    }
    t
}

/// A hand at the twelfth trick with two cards of which one must follow, once it is its turn.
fn twelfth_trick() -> (Table, tricklaw::bridge::Seat, u8) {
    for at in 44..48 {
        let t = played(at);
        let turn = t.turn().unwrap();
        let held = t.hands()[turn].known;
        let legal = t.legal_cards().unwrap();
        if t.play().unwrap().suit_led().is_some() && legal.len() == 1 && held.len() == 2 {
            return (t, turn, at as u8);
        }
    }
    panic!("no such trick in this deal");
}

#[test]
fn law_62d1_in_the_twelfth_trick_it_is_always_corrected() {
    for book in Book::BRIDGE {
        let (mut t, by, _) = twelfth_trick();
        let right = t.legal_cards().unwrap().lowest().unwrap();
        let wrong = (t.hands()[by].known - right.into()).lowest().unwrap();
        go(&mut t, &format!("*{wrong}"));
        while let Some(card) = t.legal_cards().unwrap().lowest() {
            t.apply(tricklaw::bridge::Action::Play(card)).unwrap();
        }
        assert_eq!(t.phase().name(), "over");
        let mut r = ruling(&t, book, &format!("revoke,by={by},trick=11"), &format!("in-time card={right}"));
        while r.settled().is_none() {
            r = r.answer("keep".parse().unwrap()).unwrap();
        }
        assert!(has(r.settled().unwrap(), "62D1"), "{book:?}");
        t.apply(r.action().unwrap()).unwrap();
        assert!(t.obligations().established().is_empty());
    }
}

#[test]
fn law_62d2_partner_may_not_profit_in_the_twelfth_trick() {
    let (t, by, _) = twelfth_trick();
    let defender = by.side() == Side::EastWest;
    let partner_to_play = t.play().unwrap().trick().all(|(seat, _)| seat != by.partner());
    let right = t.legal_cards().unwrap().lowest().unwrap();
    let wrong = (t.hands()[by].known - right.into()).lowest().unwrap();
    let mut t = t;
    go(&mut t, &format!("*{wrong}"));
    let r = ruling(&t, B2007, &format!("revoke,by={by},trick=11"), &format!("card={right}"));
    assert_eq!(considers(r.settled().unwrap(), "62D2"), defender && partner_to_play);
}

// Law 63.

#[test]
fn law_63a1_established_when_the_side_plays_to_the_next_trick() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 *H7 S4 HK H4");
        let settled = settle(&mut t, book, "revoke,by=W,trick=0", "");
        assert!(has(&settled, "64A"));
        assert_eq!(t.obligations().established().len(), 1);
    }
}

#[test]
fn law_63a2_established_when_the_next_card_is_named() {
    let mut t = play("S3 S2 *H7 S4");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "yes");
    assert_eq!(t.obligations().established().len(), 1);
}

#[test]
fn law_63a3_established_by_a_claim() {
    for book in [B1987, B1997, B2007] {
        let mut t = play("S3 S2 *H7 SA =7");
        settle(&mut t, book, "revoke,by=W,trick=0", "in-time");
        assert_eq!(t.obligations().established().len(), 1, "{book:?}");
    }
    // 2017: an agreement counts only once it is final.
    let t = play("S3 S2 *H7 SA =7");
    let r = ruling(&t, NEW, "revoke,by=W,trick=0", "yes");
    assert_eq!(needs(&r), "correct-card");
    let r = ruling(&t, NEW, "revoke,by=W,trick=0", "no in-time");
    assert!(has(r.settled().unwrap(), "64A"));
}

#[test]
fn law_63b_an_established_revoke_is_not_corrected() {
    let mut t = play("S3 S2 *H7 S4 HK H4");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "");
    assert_eq!(t.tricks()[0].cards[2].card.to_string(), "H7");
}

// Law 64. North plays 1NT; tricks of the declarer's side are counted.

/// North discards on east's diamond and so loses a trick; then he wins five or more.
fn declarer_revokes(claimed: u8) -> Table {
    let mut t = play("D5 DA D4 *C5 S2 S5 SA S3");
    go(&mut t, &format!("={claimed}"));
    t
}

#[test]
fn law_64a1_offender_won_the_trick_two_go_over() {
    // West ruffs: hearts are trumps. North plays 2H; west ruffs a spade though he has one.
    let start = |book: Book| {
        let mut t = table("2H Pass Pass Pass S3 S2 *H7 S4");
        assert_eq!(t.turn(), Some(seat("W")));
        go(&mut t, "C6 C5 CK CJ =8");
        settle(&mut t, book, "revoke,by=W,trick=0", "in-time");
        t
    };
    for book in Book::BRIDGE {
        assert_eq!(tricks(&start(book)), 10, "the revoke trick and one later: {book:?}");
    }
}

#[test]
fn law_64a1_and_only_one_when_the_side_won_no_other() {
    let mut t = table("2H Pass Pass Pass S3 S2 *H7 S4 C6 C5 C3 CJ =12");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "in-time");
    assert_eq!(tricks(&t), 13);
}

#[test]
fn law_64a2_offender_did_not_win_one_goes_over() {
    for book in Book::BRIDGE {
        // South won the revoke trick; north's side won tricks, so one goes over.
        let mut t = declarer_revokes(9);
        settle(&mut t, book, "revoke,by=N,trick=0", "in-time");
        assert_eq!(tricks(&t), 8, "{book:?}");
    }
}

#[test]
fn law_64a2_dummys_trick_is_not_declarers() {
    // North revoked and dummy won: one trick, not two.
    let mut t = declarer_revokes(9);
    settle(&mut t, B2007, "revoke,by=N,trick=0", "in-time");
    assert_eq!(t.tricks()[0].winner, Some(seat("S")));
    assert_eq!(t.transfers().from(Side::NorthSouth), 1);
}

/// West discards on spades at the first trick and later wins a trick with a spade.
fn wins_later_with_the_suit(book: Book) -> Table {
    let deal = "N:AQ74.K83.Q62.A95 9632.QJ4.T85.K43 JT5.AT9.AK73.QJ2 K8.7652.J94.T876";
    let mut t = on(deal, "1NT Pass Pass Pass S2 ST *H7 S4");
    // South won; he leads a spade to west's king, and east wins another with the club king.
    assert_eq!(t.turn(), Some(seat("S")));
    go(&mut t, "SJ SK S7 S3 C6 C5 CK C2 =9");
    settle(&mut t, book, "revoke,by=W,trick=0", "in-time");
    t
}

#[test]
fn law_64a2_1997_a_trick_won_with_a_card_he_could_have_played() {
    assert_eq!(tricks(&wins_later_with_the_suit(B1997)), 11, "one and one more");
    assert_eq!(tricks(&wins_later_with_the_suit(B1987)), 11);
    assert_eq!(tricks(&wins_later_with_the_suit(B2007)), 10);
    assert_eq!(wins_later_with_the_suit(B1987).transfers().from(Side::EastWest), 2);
}

#[test]
fn law_64b1_no_trick_won_no_trick_lost() {
    let mut t = play("S3 S2 *H7 SA =13");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "in-time");
    assert_eq!(tricks(&t), 13);
    assert!(t.transfers() == Default::default());
}

#[test]
fn law_64b1_tricks_before_the_revoke_do_not_count() {
    // East won the first trick, west revoked at the second, declarer took the rest.
    let mut t = play("SK S2 S5 S4 S3 SJ *H7 S7 =12");
    settle(&mut t, B2007, "revoke,by=W,trick=1", "in-time");
    assert_eq!(tricks(&t), 12);
}

#[test]
fn law_64b2_a_second_revoke_in_the_suit_by_the_same_player() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 *H7 SA SQ S6 SJ *H6 S7 SK ST S5 =7");
        settle(&mut t, book, "revoke,by=W,trick=0", "in-time");
        let settled = settle(&mut t, book, "revoke,by=W,trick=1", "");
        assert!(has(&settled, "64B2"));
        assert_eq!(t.transfers().from(Side::EastWest), 1, "{book:?}");
        assert!(considers(&settled, "64C"));
    }
}

#[test]
fn law_64b3_a_faced_card_that_was_not_played() {
    // Dummy revokes.
    let mut t = play("S3 *C2 S8 SA D2 D5 D3 D4 =9");
    let settled = settle(&mut t, B2007, "revoke,by=S,trick=0", "");
    assert!(has(&settled, "64B3"));
    assert_eq!(tricks(&t), 9);
}

#[test]
fn law_64b4_after_a_call_on_the_next_board() {
    let mut t = declarer_revokes(9);
    let settled = settle(&mut t, B2007, "revoke,by=N,trick=0", "next-board");
    assert!(has(&settled, "64B4"));
    assert_eq!(tricks(&t), 9);
}

#[test]
fn law_64b5_after_the_round() {
    let mut t = declarer_revokes(9);
    let settled = settle(&mut t, B1997, "revoke,by=N,trick=0", "round-over");
    assert!(has(&settled, "64B5"));
    assert_eq!(tricks(&t), 9);
}

#[test]
fn law_64b6_revoke_at_the_twelfth_trick_found_too_late() {
    let (mut t, by, _) = twelfth_trick();
    let right = t.legal_cards().unwrap().lowest().unwrap();
    let wrong = (t.hands()[by].known - right.into()).lowest().unwrap();
    go(&mut t, &format!("*{wrong}"));
    while let Some(card) = t.legal_cards().unwrap().lowest() {
        t.apply(tricklaw::bridge::Action::Play(card)).unwrap();
    }
    let before = tricks(&t);
    let settled = settle(&mut t, B2007, &format!("revoke,by={by},trick=11"), "next-board");
    assert!(has(&settled, "64B6"));
    assert_eq!(tricks(&t), before);
}

/// North and west both revoke, each side winning tricks afterwards.
fn both_revoke(book: Book) -> Table {
    let mut t = play("D5 DA D4 *C5 S2 *H7 SA S3 =8");
    settle(&mut t, book, "revoke,by=N,trick=0", "in-time");
    settle(&mut t, book, "revoke,by=W,trick=1", if book == NEW { "no in-time" } else { "in-time" });
    t
}

#[test]
fn law_64b7_both_sides_revoked() {
    for book in [B1987, B1997] {
        let t = both_revoke(book);
        assert_eq!((t.transfers().from(Side::NorthSouth), t.transfers().from(Side::EastWest)), (1, 1));
    }
    for book in [B2007, NEW] {
        assert!(both_revoke(book).transfers() == Default::default(), "{book:?}");
    }
}

#[test]
fn law_64b7_2017_both_have_to_be_established() {
    // North's revoke stands, west's is corrected.
    let both = |book: Book| {
        let mut t = play("D5 DA D4 *C5 S2 *H7");
        settle(&mut t, book, "revoke,by=W,trick=1", "no card=S8");
        settle(&mut t, book, "revoke,by=N,trick=0", "");
        go(&mut t, "SA S3 =8");
        t
    };
    assert_eq!(both(NEW).transfers().from(Side::NorthSouth), 1);
    assert_eq!(both(B2007).transfers().from(Side::NorthSouth), 0, "2007 says: both sides have revoked");
}

#[test]
fn law_64c_equity_is_left_to_the_director() {
    let t = declarer_revokes(9);
    let r = ruling(&t, B2007, "revoke,by=N,trick=0", "in-time");
    assert!(considers(r.settled().unwrap(), "64C"));
}

#[test]
fn law_64_several_revokes_do_not_take_a_trick_twice() {
    // West revokes in two suits; his side won a single trick after both.
    let mut t = play("S3 S2 *H7 SA DQ D5 D3 *C6 =12");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "in-time");
    settle(&mut t, B2007, "revoke,by=W,trick=1", "in-time");
    assert_eq!(tricks(&t), 13);
}

// Law 67.

#[test]
fn law_67a1_a_missing_card_is_put_in_before_both_sides_play_on() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 - SA");
        settle(&mut t, book, "card-left-out,by=W,trick=0", "card=S8");
        assert_eq!(t.tricks()[0].cards.len(), 4);
        assert_eq!(t.turn(), Some(seat("N")));
    }
}

#[test]
fn law_67a2_extra_cards_go_back() {
    let mut t = play("S3 S2 S8 SA");
    settle(&mut t, B2007, "extra-cards,by=W,trick=0,extra=S5,exposed=S5", "");
    assert_eq!(t.obligations().penalty_cards().len(), 1);
    assert_eq!(t.hands()[seat("W")].len(), 12);
}

#[test]
fn law_67b1a_a_card_of_the_suit_led() {
    // West left his card out; both sides have played on; he still has a spade.
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 - SA H3 H4 HT H2");
        let settled = settle(&mut t, book, "card-left-out,by=W,trick=0", "card=S8");
        assert!(has(&settled, "67B1(a)"));
        assert_eq!(t.tricks()[0].winner, Some(seat("N")), "who won it does not change");
        assert_eq!(t.hands()[seat("W")].len(), 11);
        go(&mut t, "=8");
        assert_eq!(tricks(&t), if book < B2007 { 8 } else { 9 }, "{book:?}");
        let r = ruling(&play("S3 S2 - SA H3 H4 HT H2"), book, "card-left-out,by=W,trick=0", "");
        assert_eq!(choices(r.status()), ["card=S5", "card=S8"], "a card of the suit, as he has one");
    }
}

#[test]
fn law_67b1b_no_card_of_the_suit_led() {
    // East has no heart.
    let deal = "N:AQ74.K83.Q62.A95 K963..T85.KQJ432 JT2.AQJT94.AK73. 85.7652.J94.T876";
    for book in Book::BRIDGE {
        let mut t = on(deal, "1NT Pass Pass Pass S3 S2 S8 SA H3 - HT H2 ST S5 S4 S6");
        let settled = settle(&mut t, book, "card-left-out,by=E,trick=1", "card=C2");
        assert!(has(&settled, "67B1(b)"));
        go(&mut t, "=8");
        assert_eq!(tricks(&t), 9, "{book:?}");
    }
}

#[test]
fn law_67b2_an_extra_card_counts_as_never_played() {
    // West discarded on diamonds while a diamond lay among his played cards.
    let mut t = play("S3 S2 S8 SA D2 D5 D3 *H2");
    let settled = settle(&mut t, B2007, "extra-cards,by=W,trick=0,extra=D9,exposed=-", "");
    assert!(considers(&settled, "67B2(b)"));
    assert!(t.hands()[seat("W")].known.contains("D9".parse().unwrap()));
}
