//! Laws 23, 25 and 27: changes of call and insufficient bids.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::cite::Book;

const OLD: [Book; 3] = [Book::Bridge1987, Book::Bridge1997, Book::Bridge2007];

#[test]
fn law_27a_accepted_insufficient_bid_stands() {
    for book in Book::BRIDGE {
        let mut t = table("1S");
        let settled = settle(&mut t, book, "insufficient-bid,by=E,bid=1H,to=-", "accept");
        assert_eq!(auction(&t), "N1S E1H");
        assert_eq!(t.turn(), Some(seat("S")));
        assert!(may_call(&t, "1S") && may_call(&t, "X") && !may_call(&t, "1D"));
        assert_eq!(is_inferred(&settled), book == B1987);
    }
}

#[test]
fn law_27b1a_same_denomination_free() {
    for book in OLD {
        let mut t = table("1S");
        let settled = settle(&mut t, book, "insufficient-bid,by=E,bid=1H,to=-", "refuse call=2H no no");
        assert_eq!(auction(&t), "N1S E2H");
        assert!(!has_lead_penalty(&settled));
        let damage = if book == B2007 { "27D" } else { "27B1(b)" };
        assert!(considers(&settled, damage), "{book:?}");
        go(&mut t, "Pass");
        assert!(may_call(&t, "4H"), "partner is free");
        // Everybody may use it: 16D does not apply.
        assert!(t.obligations().withdrawn().iter().all(|withdrawn| withdrawn.authorized == [true, true]));
    }
    let mut t = table("1S");
    settle(&mut t, NEW, "insufficient-bid,by=E,bid=1H,to=-", "refuse call=2H yes");
    go(&mut t, "Pass");
    assert!(may_call(&t, "4H"));
}

#[test]
fn law_27b1a_an_artificial_bid_of_either_kind_is_not_free() {
    for book in [B1987, B1997] {
        let mut t = table("1NT Pass");
        // 1C meant as Stayman over 1NT, corrected to 2C.
        let settled =
            settle(&mut t, book, "insufficient-bid,by=S,bid=1C,to=-", "refuse call=2C yes denominations=HS");
        assert!(has(&settled, "27B2") && has_lead_penalty(&settled));
        go(&mut t, "Pass");
        assert!(only_pass(&t));
    }
    // 2007: the meaning may save it, otherwise partner is silenced.
    let t = table("1NT Pass");
    let r = ruling(&t, B2007, "insufficient-bid,by=S,bid=1C,to=-", "refuse call=2C yes");
    assert_eq!(needs(&r), "more-precise");
    // 2017: artificial or not does not matter, what it specifies does.
    let r = ruling(&t, NEW, "insufficient-bid,by=S,bid=1C,to=-", "refuse call=2C yes");
    assert!(has(r.settled().unwrap(), "27B1(a)"));
}

#[test]
fn law_27b1a_only_the_lowest_bid_in_the_denomination() {
    let t = table("1S");
    let r = ruling(&t, B2007, "insufficient-bid,by=E,bid=1H,to=-", "refuse call=3H");
    assert_eq!(needs(&r), "more-precise");
    let r = ruling(&t, B1997, "insufficient-bid,by=E,bid=1H,to=-", "refuse call=3H no");
    assert!(has(r.settled().unwrap(), "27B2"));
    // The same bid again is insufficient too: the lowest sufficient one is a level higher.
    let same = settle(&mut table("1H"), B2007, "insufficient-bid,by=E,bid=1H,to=-", "refuse call=2H no no");
    assert!(has(&same, "27B1(a)"));
}

#[test]
fn law_27b1b_same_or_more_precise_meaning_free() {
    let mut t = table("1S");
    let settled = settle(&mut t, B2007, "insufficient-bid,by=E,bid=1H,to=-", "refuse call=X yes");
    assert!(has(&settled, "27B1(b)") && considers(&settled, "27D") && !has_lead_penalty(&settled));
    go(&mut t, "Pass");
    assert!(may_call(&t, "2H"));
    let mut t = table("1S");
    let settled = settle(&mut t, NEW, "insufficient-bid,by=E,bid=1H,to=-", "refuse call=X yes");
    assert!(has(&settled, "27B1(b)") && !has_lead_penalty(&settled));
    go(&mut t, "Pass");
    assert!(may_call(&t, "2H"));
}

#[test]
fn law_27b2_other_correction_silences_partner() {
    for (book, answers) in [
        (B1987, "refuse call=Pass no"),
        (B1997, "refuse call=Pass no"),
        (B2007, "refuse call=Pass no no"),
        (NEW, "refuse call=Pass no"),
    ] {
        let mut t = table("1S");
        let settled = settle(&mut t, book, "insufficient-bid,by=E,bid=1H,to=-", answers);
        assert!(has(&settled, "27B2") && has_lead_penalty(&settled), "{book:?}");
        let enforced_pass = if book == NEW { "72C" } else { "23" };
        assert!(considers(&settled, enforced_pass), "{book:?}");
        assert_eq!(auction(&t), "N1S EPass");
        go(&mut t, "2S");
        assert!(only_pass(&t), "west passes throughout");
        go(&mut t, "Pass 3S Pass 4S");
        assert!(only_pass(&t));
    }
}

#[test]
fn law_27b3_double_is_cancelled_and_partner_silenced() {
    for (book, answers) in [
        (B1997, "refuse call=X call=2H no"),
        (B2007, "refuse call=X no call=2H no"),
        (NEW, "refuse call=X no call=2H"),
    ] {
        let mut t = table("1S");
        let settled = settle(&mut t, book, "insufficient-bid,by=E,bid=1H,to=-", answers);
        assert!(has(&settled, "27B3"), "{book:?}");
        assert_eq!(auction(&t), "N1S E2H");
        go(&mut t, "Pass");
        assert!(only_pass(&t));
        assert!(has_lead_penalty(&settled));
    }
    // The double may not be tried again.
    let t = table("1S");
    let r = ruling(&t, B1997, "insufficient-bid,by=E,bid=1H,to=-", "refuse call=X");
    assert!(r.answer("call=X".parse().unwrap()).is_err());
}

#[test]
fn law_27b3_a_double_that_would_not_be_legal_either() {
    let mut t = table("1S Pass");
    let settled = settle(&mut t, B2007, "insufficient-bid,by=S,bid=1H,to=-", "refuse call=X call=2H no");
    assert!(has(&settled, "27B3"), "its meaning is not asked for: it is no legal call");
    assert_eq!(auction(&t), "N1S EPass S2H");
}

#[test]
fn law_27b4_second_insufficient_bid() {
    let mut t = table("2H");
    let settled = settle(&mut t, B2007, "insufficient-bid,by=E,bid=1S,to=-", "refuse call=2D accept");
    assert_eq!(auction(&t), "N2H E2D");
    assert!(has(&settled, "27A"));
    let mut t = table("2H");
    let settled =
        settle(&mut t, B2007, "insufficient-bid,by=E,bid=1S,to=-", "refuse call=2D refuse call=2S no no");
    assert!(has(&settled, "27B4"));
    go(&mut t, "Pass");
    assert!(only_pass(&t), "as after a double, even in the same denomination");
    let mut t = table("2H");
    let settled =
        settle(&mut t, B1997, "insufficient-bid,by=E,bid=1S,to=-", "refuse call=2D refuse call=2S no no");
    assert!(is_inferred(&settled), "1997 does not name it");
}

#[test]
fn law_27c_premature_change_stands_unless_the_first_bid_is_accepted() {
    let mut t = table("1S");
    settle(&mut t, B2007, "insufficient-bid,by=E,bid=1H,to=2H", "accept");
    assert_eq!(auction(&t), "N1S E1H");
    let mut t = table("1S");
    settle(&mut t, B2007, "insufficient-bid,by=E,bid=1H,to=2H", "refuse no no");
    assert_eq!(auction(&t), "N1S E2H");
}

#[test]
fn law_27d_damage_is_left_to_the_director() {
    let t = table("1S");
    let r = ruling(&t, NEW, "insufficient-bid,by=E,bid=1H,to=-", "refuse call=2H yes");
    assert!(considers(r.settled().unwrap(), "27D"));
}

#[test]
fn law_27_needs_an_insufficient_bid_in_turn() {
    let t = table("1S");
    for irregularity in ["insufficient-bid,by=E,bid=2C,to=-", "insufficient-bid,by=S,bid=1H,to=-"] {
        assert!(refuses(&t, B2007, irregularity), "{irregularity}");
    }
}

#[test]
fn law_25a_unintended_call_is_replaced() {
    for book in Book::BRIDGE {
        let answers = if book == NEW { "yes" } else { "yes yes" };
        let mut t = table("1C");
        let settled = settle(&mut t, book, "change-of-call,by=N,to=1S", answers);
        assert_eq!((auction(&t).as_str(), t.turn()), ("N1S", Some(seat("E"))));
        assert!(has(&settled, "25A") && !has_lead_penalty(&settled));
    }
}

#[test]
fn law_25a1_not_after_a_pause_except_in_2017() {
    for book in OLD {
        let t = table("1C");
        let r = ruling(&t, book, "change-of-call,by=N,to=1S", "yes no");
        assert_eq!(needs(&r), "accept", "{book:?}");
    }
}

#[test]
fn law_25a2_not_once_partner_has_called() {
    for book in Book::BRIDGE {
        let t = table("1C Pass Pass");
        let r = ruling(&t, book, "change-of-call,by=N,to=1S", if book == NEW { "yes" } else { "" });
        assert!(needs(&r) != "unintended", "{book:?}");
    }
    // 1987: not even once the left-hand opponent has called; inferred.
    let t = table("1C Pass");
    let r = ruling(&t, B1987, "change-of-call,by=N,to=1S", "");
    assert_eq!((needs(&r), r.basis().name()), ("called-over-first", "inferred"));
    let r = ruling(&t, B1997, "change-of-call,by=N,to=1S", "");
    assert_eq!(needs(&r), "unintended");
}

#[test]
fn law_25a3_until_the_end_of_the_auction_period() {
    // West's final pass was meant to be a double.
    let mut t = table("1NT Pass 3NT Pass Pass Pass");
    settle(&mut t, B2007, "change-of-call,by=E,to=X", "yes yes");
    assert_eq!(t.turn(), Some(seat("S")));
    assert_eq!(t.phase().name(), "auction");
    let t = table("1NT Pass 3NT Pass Pass Pass C4");
    assert!(refuses(&t, B2007, "change-of-call,by=E,to=X"), "the lead is faced");
}

#[test]
fn law_25a4_left_hand_opponent_may_withdraw_his_call() {
    let mut t = table("1C 1H");
    // A heart would not be sufficient any more: he cannot keep it.
    assert_eq!(choices(ruling(&t, B2007, "change-of-call,by=N,to=1S", "yes yes").status()), ["withdraw"]);
    settle(&mut t, B2007, "change-of-call,by=N,to=1S", "yes yes withdraw");
    assert_eq!((auction(&t).as_str(), t.turn()), ("N1S", Some(seat("E"))));
    let withdrawn = t.obligations().withdrawn().last().unwrap();
    assert_eq!(withdrawn.by, seat("E"));
    assert_eq!(withdrawn.authorized, [false, true], "for his own side only");
    let mut t = table("1C 2H");
    settle(&mut t, B2007, "change-of-call,by=N,to=1S", "yes yes keep");
    assert_eq!(auction(&t), "N1S E2H");
    for (book, answers, article) in
        [(B1997, "yes yes keep", "25A"), (B2007, "yes yes keep", "25A4"), (NEW, "yes keep", "25A6")]
    {
        let settled = settle(&mut table("1C 2H"), book, "change-of-call,by=N,to=1S", answers);
        assert!(has(&settled, article), "{book:?}");
    }
}

#[test]
fn law_25b1_accepted_change() {
    for book in OLD {
        let mut t = table("1C");
        let settled = settle(&mut t, book, "change-of-call,by=N,to=1S", "no accept");
        assert_eq!(auction(&t), "N1S");
        assert!(!has_lead_penalty(&settled));
    }
    let t = table("1C");
    let r = ruling(&t, NEW, "change-of-call,by=N,to=1S", "no accept no");
    assert!(has_lead_penalty(r.settled().unwrap()), "26 may apply");
}

#[test]
fn law_25b2_refused_change_first_call_stands() {
    let mut t = table("1C");
    let settled = settle(&mut t, B2007, "change-of-call,by=N,to=1S", "no refuse");
    assert_eq!((auction(&t).as_str(), t.turn()), ("N1C", Some(seat("E"))));
    assert!(!has_lead_penalty(&settled));
    let withdrawn = t.obligations().withdrawn()[0];
    assert_eq!(withdrawn.authorized, [false, true]);
    let t = table("1C");
    let r = ruling(&t, NEW, "change-of-call,by=N,to=1S", "no refuse no");
    assert!(has_lead_penalty(r.settled().unwrap()));
    let r = ruling(&t, NEW, "change-of-call,by=N,to=1S", "no refuse yes");
    assert!(!has_lead_penalty(r.settled().unwrap()), "comparable");
    // Once the next player has called over the first call, nobody may accept the second.
    let mut t = table("1C 1D");
    settle(&mut t, B2007, "change-of-call,by=N,to=1S", "no");
    assert_eq!((auction(&t).as_str(), t.turn()), ("N1C E1D", Some(seat("S"))));
}

#[test]
fn law_25b2b_1997_offender_lets_his_call_stand_or_makes_another() {
    for book in [B1987, B1997] {
        let mut t = table("1C");
        let settled = settle(&mut t, book, "change-of-call,by=N,to=1S", "no refuse let-stand no");
        assert_eq!(auction(&t), "N1C");
        assert!(has_lead_penalty(&settled));
        go(&mut t, "1H");
        assert!(only_pass(&t), "partner passes at his next turn");
        go(&mut t, "Pass Pass 2C 2H");
        assert!(may_call(&t, "3C"), "and only then");

        let mut t = table("1C");
        let settled = settle(&mut t, book, "change-of-call,by=N,to=1S", "no refuse another call=1S no");
        assert_eq!(auction(&t), "N1S");
        assert!(has(&settled, "25B2(b)(2)"));
        go(&mut t, "Pass");
        assert!(may_call(&t, "2S"));
        use tricklaw::bridge::Side;
        use tricklaw::bridge::law::Adjustment;
        let capped = |a: &Adjustment| matches!(a, Adjustment::AtMostAverageMinus(Side::NorthSouth, _));
        assert!(t.obligations().adjustments().iter().any(capped));
    }
}

#[test]
fn law_25b3_withdrawn_calls_inform_the_other_side_only() {
    let mut t = table("1C");
    settle(&mut t, B2007, "change-of-call,by=N,to=1S", "no accept");
    let withdrawn = t.obligations().withdrawn()[0];
    assert_eq!((withdrawn.law.article, withdrawn.authorized), ("16D2", [false, true]));
}

#[test]
fn law_23_damage_the_offender_could_have_known_of_is_watched() {
    for (book, article) in [(B1987, "72B1"), (B1997, "72B1"), (B2007, "23"), (NEW, "72C")] {
        let mut t = table("");
        let settled = settle(&mut t, book, "call-out-of-rotation,by=E,call=Pass", "refuse no");
        assert!(considers(&settled, article), "{book:?}");
        assert_eq!(t.obligations().adjustments().len(), 1, "it stays with the table until the board is over");
    }
}

#[test]
fn law_27a2_insufficient_bid_out_of_rotation_falls_under_law_31() {
    for book in Book::BRIDGE {
        let mut t = table("1S");
        let settled = settle(&mut t, book, "call-out-of-rotation,by=S,call=1H", "refuse");
        assert!(has(&settled, "31A"));
        let mut t = table("1S");
        settle(&mut t, book, "call-out-of-rotation,by=S,call=1H", "accept");
        assert_eq!(auction(&t), "N1S S1H", "it may be accepted like any other");
    }
}

// South's insufficient bid has been changed before the director came (1997 laws 25B1 and 25B2(a)).
#[test]
fn law_25b2a_1997_an_illegal_first_call_changed_too_soon() {
    let bid = "insufficient-bid,by=E,bid=1H,to=3C";
    for book in [B1987, B1997] {
        let mut t = table("1S");
        settle(&mut t, book, bid, "accept");
        assert_eq!(auction(&t), "N1S E1H", "{book:?}: 27A");
        // The second call is accepted as though it were legal.
        let mut t = table("1S");
        let settled = settle(&mut t, book, bid, "refuse accept");
        assert!(has(&settled, "25B1") && !has_lead_penalty(&settled));
        assert_eq!(auction(&t), "N1S E3C");
        go(&mut t, "Pass");
        assert!(may_call(&t, "4C"), "partner is free");
        // Otherwise it is cancelled: the insufficient bid has its own law, the second call law 26.
        let mut t = table("1S");
        let settled = settle(&mut t, book, bid, "refuse refuse call=2H no no no");
        assert_eq!(auction(&t), "N1S E2H");
        assert!(has(&settled, "27B1(a)") && has_lead_penalty(&settled));
        go(&mut t, "Pass");
        assert!(may_call(&t, "3H"));
        let mut t = table("1S");
        let settled = settle(&mut t, book, bid, "refuse refuse call=3C no");
        assert!(has(&settled, "27B2"));
        assert_eq!(t.obligations().lead_penalties().len(), 1, "the same call in the end");
        go(&mut t, "Pass");
        assert!(only_pass(&t));
    }
}

// East called without having noticed that north had changed his call (1997 law 25B1).
#[test]
fn law_25b1_1997_called_over_the_first_call() {
    let t = table("1C 1H");
    let r = ruling(&t, B1997, "change-of-call,by=N,to=1S", "no");
    assert_eq!(needs(&r), "called-over-first");
    let mut t = table("1C 1H");
    let settled = settle(&mut t, B1997, "change-of-call,by=N,to=1S", "no yes withdraw");
    assert!(has(&settled, "25B1") && !has_lead_penalty(&settled));
    assert_eq!((auction(&t).as_str(), t.turn()), ("N1S", Some(seat("E"))));
    assert_eq!(t.obligations().withdrawn().last().unwrap().authorized, [false, true], "16C");
    let mut t = table("1C 2H");
    settle(&mut t, B1997, "change-of-call,by=N,to=1S", "no yes keep");
    assert_eq!(auction(&t), "N1S E2H");
    let mut t = table("1C 1H");
    settle(&mut t, B1997, "change-of-call,by=N,to=1S", "no no no");
    assert_eq!(auction(&t), "N1C E1H", "he changed it too late");
    // 2007: only a call meant over the second one accepts it.
    let mut t = table("1C 1H");
    settle(&mut t, B2007, "change-of-call,by=N,to=1S", "no");
    assert_eq!(auction(&t), "N1C E1H");
}
