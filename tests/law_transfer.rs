//! Law 64: the tricks that go over for revokes, by the arithmetic of each edition.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::{Action, Seat, Side, Table};
use tricklaw::cite::Book;

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
fn law_64a1_a_later_trick_with_a_card_of_the_suit_is_no_third_one() {
    // East ruffs the second trick though he has spades, wins the third with the king of spades and the fourth too.
    let revoke = "2H Pass Pass Pass D5 DA D4 D2 SJ S5 S4 *HQ SK S2 S8 S7 CK C2 C6 C5";
    for book in Book::BRIDGE {
        let mut t = table(&format!("{revoke} =8"));
        settle(&mut t, book, "revoke,by=E,trick=1", "in-time");
        assert_eq!(tricks(&t), 10, "the revoke trick and one more: {book:?}");
    }
}

#[test]
fn law_64a1_the_other_one_may_be_the_next_trick() {
    // West ruffs the first trick though he has a spade; the club he leads is his side's last.
    let mut t = table("2H Pass Pass Pass S3 S2 *H7 S4 C6 C5 CK CJ =11");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "in-time");
    assert_eq!(tricks(&t), 13);
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
    assert_eq!(tricks(&wins_later_with_the_suit(NEW)), 10);
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
        assert!(considers(&settled, if book == NEW { "64C2" } else { "64C" }));
    }
}

#[test]
fn law_64b2_a_revoke_in_the_suit_that_was_corrected_before() {
    // The 2017 book asks that the first was established; the older ones speak of a second revoke in the suit.
    for (book, article, moved) in [(B1997, "64B2", 0), (B2007, "64B2", 0), (NEW, "64A", 1)] {
        let mut t = play("S3 S2 *H7");
        let corrected = settle(
            &mut t,
            book,
            "revoke,by=W,trick=0",
            if book == B1997 { "no no card=S8" } else { "no card=S8" },
        );
        assert!(has(&corrected, "62A"), "{book:?}");
        go(&mut t, "SA SQ S6 SJ *H7 S7 SK ST S5 =9");
        let settled = settle(&mut t, book, "revoke,by=W,trick=1", if book == NEW { "in-time" } else { "" });
        assert!(has(&settled, article), "{book:?}");
        assert_eq!(t.transfers().from(Side::EastWest), moved, "{book:?}");
        assert!(considers(&settled, if book == NEW { "64C1" } else { "64C" }));
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
fn law_64b3_a_penalty_card_that_has_been_played_since() {
    // West's jack of diamonds lies on the table; he discards a club on the diamond lead and plays the jack later.
    let mut t = play("S3 S2");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ", "yes");
    go(&mut t, "S8 SA D2 D5 DA *C6 H9 H5 HK H4 D6 D8 DK DJ");
    let settled = settle(&mut t, B2007, "revoke,by=W,trick=1", "");
    assert!(has(&settled, "64B3"));
    // A card exposed after the revoke is no excuse.
    let mut t = play("S3 S2 S8 SA D2 D5 DA *C6 H9 H5 HK H4");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ", "yes");
    let settled = settle(&mut t, B2007, "revoke,by=W,trick=1", "");
    assert!(has(&settled, "64A"));
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
    assert!(has(&settled, "64B6") && considers(&settled, "64C"));
    assert_eq!(tricks(&t), before);
}

/// East revokes in diamonds twice, and wins the first of the two tricks: that one is rectified with two tricks and the other is
/// spared, whichever is found first (law 64B2).
#[test]
fn law_64b2_the_second_in_time_is_spared_in_either_order() {
    for book in [B1997, B2007, NEW] {
        for order in [[1, 3], [3, 1]] {
            let mut t = table("2H Pass Pass Pass D5 DA D4 D2 SJ S5 S4 *HQ C3 CJ C6 C5 ST S8 SQ *C4 =8");
            for trick in order {
                // Of one that is spared nobody asks when it was found.
                let when = if trick == 3 && order[0] == 1 { "" } else { "in-time" };
                let answers = if book == NEW && trick == 3 { format!("no {when}") } else { when.to_string() };
                settle(&mut t, book, &format!("revoke,by=E,trick={trick}"), answers.trim());
            }
            let obligations = t.obligations();
            let mut found: Vec<_> = obligations
                .established()
                .iter()
                .map(|own| (own.trick, own.rectified, own.law.article))
                .collect();
            found.sort();
            let context = format!("{book:?} {order:?}");
            assert_eq!(found, [(1, true, "64A"), (3, false, "64B2")], "{context}");
            assert_eq!(t.transfers().from(Side::EastWest), 2, "{context}");
        }
    }
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
fn law_64b7_neither_revoke_is_called_rectified() {
    let t = both_revoke(B2007);
    assert!(
        t.obligations().established().iter().all(|revoke| !revoke.rectified && revoke.law.article == "64B7")
    );
    assert_eq!(
        both_revoke(B1997).obligations().established().iter().filter(|revoke| revoke.rectified).count(),
        2
    );
    // The second ruling says so itself.
    let mut t = play("D5 DA D4 *C5 S2 *H7 SA S3");
    let settled = settle(&mut t, B2007, "revoke,by=N,trick=0", "");
    assert!(has(&settled, "64A"));
    let settled = settle(&mut t, B2007, "revoke,by=W,trick=1", "yes");
    assert!(has(&settled, "64B7") && !has(&settled, "64A"));
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

#[test]
fn law_64a2_1997_two_revokes_of_a_side_in_whatever_order_they_are_found() {
    // West does not follow to the first diamond, east to the second, which west wins with a card he could have played to
    // the first: that trick and one more go over for west's revoke, one for east's.
    for found in [["W,trick=0", "E,trick=2"], ["E,trick=2", "W,trick=0"]] {
        for (book, wanted) in [(B1997, 12), (B2007, 11)] {
            let mut t = play("D5 D3 *C6 D2 H4 H9 H2 H3 D7 DJ D6 *C3 S8 S4 SK S2 =9");
            for revoke in found {
                settle(&mut t, book, &format!("revoke,by={revoke}"), "in-time");
            }
            assert_eq!(tricks(&t), wanted, "{book:?} {found:?}");
        }
    }
}

/// East has to lead a spade (law 26) and leads a heart, which south wins; then he wins a trick with one of `winner`'s suit, and
/// his side the last.
fn breaches_a_restriction(book: Book, later: &str) -> Table {
    let mut t = table("");
    settle(&mut t, book, "call-out-of-rotation,by=W,call=1S", "refuse no");
    go(&mut t, &format!("1NT Pass Pass Pass >require-suit=S *HQ HA H2 H3 {later} =11"));
    settle(&mut t, book, "revoke,by=E,trick=0", "in-time");
    t
}

/// Not to comply with a restriction is a revoke (law 61A): what he could have played to that trick are the cards it asked for.
#[test]
fn law_64a2_1997_after_a_restriction_what_it_asked_for_could_have_been_played() {
    let (spade, heart) = ("ST S5 S4 SK", "HT H5 H8 HJ");
    for (book, later, wanted) in
        [(B1997, spade, 13), (B1997, heart, 12), (B2007, spade, 12), (B2007, heart, 12)]
    {
        assert_eq!(tricks(&breaches_a_restriction(book, later)), wanted, "{book:?} {later}");
    }
}

#[test]
fn law_64a2_1997_what_a_hidden_hand_could_have_played_is_what_it_has_shown() {
    for book in [B1987, B1997] {
        let mut t = play("D5 D3 D4 DQ S4");
        settle(&mut t, book, "premature-play,by=W,card=S5", "no highest");
        go(&mut t, "*S9 SJ S5 DA D9 D2 -");
        settle(&mut t, book, "revoke,by=E,trick=1", "");
        go(&mut t, "ST S8 S7 SK");
        while let Some(card) = t.legal_cards().and_then(|cards| cards.lowest()) {
            t.apply(Action::Play(card)).unwrap();
        }
        let given = t.transfers().from(Side::EastWest);
        assert_eq!(given, 2, "one for a trick won since, one for the king he could have played ({book:?})");
        for viewer in Seat::ALL {
            assert_eq!(t.view(viewer).transfers().from(Side::EastWest), given, "{book:?} {viewer}");
        }
    }
}

/// East ruffs a club with a heart that he could have played to the heart trick he revoked in: that trick goes over once, as what he
/// won later with such a card and as the trick of his second revoke.
#[test]
fn law_64a2_1997_one_trick_does_not_go_over_twice() {
    let deal = "N:AQ76.QJT98.T843. J5.K74.QJ97.KJ82 T42.52.A62.T9754 K983.A63.K5.AQ63";
    let calls = "Pass Pass 1H Pass Pass Pass";
    let play = "H6 HQ *CK H2 SQ SJ ST S3 H8 H7 H5 H3 HT HK D2 HA C3 DT *H4 C4 C2 C5 CA D3 D5 D8 DJ DA S2 S8 SA S5 H9 CJ S4 SK \
                S7 D7 D6 S9 C6 D4 C8 C7 DQ C9 DK HJ S6 D9 CT CQ";
    for (book, given) in [(B1997, 3), (B2007, 3)] {
        for order in [[0, 4], [4, 0]] {
            let mut t = on(deal, &format!("{calls} {play}"));
            for trick in order {
                settle(&mut t, book, &format!("revoke,by=E,trick={trick}"), "in-time");
            }
            assert_eq!(t.transfers().from(Side::EastWest), given, "{book:?} {order:?}");
        }
    }
}

#[test]
fn law_64a1_the_trick_under_way_when_a_claim_is_agreed() {
    // West ruffs a spade he could follow to, and north, who has spades, cannot beat that: the offender wins the trick.
    for book in Book::BRIDGE {
        let answers = if book == NEW { "no in-time" } else { "in-time" };
        for (claimed, owed) in [(0, 2), (5, 7), (11, 13), (12, 13)] {
            let mut t = table(&format!("2H Pass Pass Pass S3 S2 *H7 ={claimed}"));
            settle(&mut t, book, "revoke,by=W,trick=0", answers);
            assert_eq!(tricks(&t), owed, "{book:?} {claimed}");
        }
        // Nobody knows that he wins it with a small diamond on the queen to come.
        let mut t = table("2H Pass Pass Pass S3 S2 *D4 =5");
        settle(&mut t, book, "revoke,by=W,trick=0", answers);
        assert_eq!(tricks(&t), 6, "{book:?}");
    }
}
