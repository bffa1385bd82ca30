//! Laws 25 to 39 on the table, each paragraph under the editions that differ.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::law::Status;
use tricklaw::cite::Book;

const OLD: [Book; 3] = [Book::Bridge1987, Book::Bridge1997, Book::Bridge2007];
const NEW: Book = Book::Bridge2017;
const B2007: Book = Book::Bridge2007;
const B1997: Book = Book::Bridge1997;
const B1987: Book = Book::Bridge1987;

// Law 27: N opens 1S or 2H, E bids insufficiently.

#[test]
fn law_27a_accepted_insufficient_bid_stands() {
    for book in Book::BRIDGE {
        let mut t = table("1S");
        let settled = settle(&mut t, book, "insufficient-bid,by=E,bid=1H,changed_to=-", "accept");
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
        let settled =
            settle(&mut t, book, "insufficient-bid,by=E,bid=1H,changed_to=-", "refuse call=2H no no");
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
    settle(&mut t, NEW, "insufficient-bid,by=E,bid=1H,changed_to=-", "refuse call=2H yes");
    go(&mut t, "Pass");
    assert!(may_call(&t, "4H"));
}

#[test]
fn law_27b1a_an_artificial_bid_of_either_kind_is_not_free() {
    for book in [B1987, B1997] {
        let mut t = table("1NT Pass");
        // 1C meant as Stayman over 1NT, corrected to 2C.
        let settled = settle(
            &mut t,
            book,
            "insufficient-bid,by=S,bid=1C,changed_to=-",
            "refuse call=2C yes denominations=HS",
        );
        assert!(has(&settled, "27B2") && has_lead_penalty(&settled));
        go(&mut t, "Pass");
        assert!(only_pass(&t));
    }
    // 2007: the meaning may save it, otherwise partner is silenced.
    let t = table("1NT Pass");
    let r = ruling(&t, B2007, "insufficient-bid,by=S,bid=1C,changed_to=-", "refuse call=2C yes");
    assert_eq!(needs(&r), "more-precise");
    // 2017: artificial or not does not matter, what it specifies does.
    let r = ruling(&t, NEW, "insufficient-bid,by=S,bid=1C,changed_to=-", "refuse call=2C yes");
    assert!(has(r.settled().unwrap(), "27B1(a)"));
}

#[test]
fn law_27b1a_only_the_lowest_bid_in_the_denomination() {
    let t = table("1S");
    let r = ruling(&t, B2007, "insufficient-bid,by=E,bid=1H,changed_to=-", "refuse call=3H");
    assert_eq!(needs(&r), "more-precise");
    let r = ruling(&t, B1997, "insufficient-bid,by=E,bid=1H,changed_to=-", "refuse call=3H no");
    assert!(has(r.settled().unwrap(), "27B2"));
}

#[test]
fn law_27b1b_same_or_more_precise_meaning_free() {
    let mut t = table("1S");
    let settled = settle(&mut t, B2007, "insufficient-bid,by=E,bid=1H,changed_to=-", "refuse call=X yes");
    assert!(has(&settled, "27B1(b)") && considers(&settled, "27D") && !has_lead_penalty(&settled));
    go(&mut t, "Pass");
    assert!(may_call(&t, "2H"));
    let mut t = table("1S");
    let settled = settle(&mut t, NEW, "insufficient-bid,by=E,bid=1H,changed_to=-", "refuse call=X yes");
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
        let settled = settle(&mut t, book, "insufficient-bid,by=E,bid=1H,changed_to=-", answers);
        assert!(has(&settled, "27B2") && has_lead_penalty(&settled), "{book:?}");
        let could_have_known = match book {
            Book::Bridge2017 => "72C",
            Book::Bridge2007 => "23",
            _ => "72B1",
        };
        assert!(considers(&settled, could_have_known), "{book:?}");
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
        let settled = settle(&mut t, book, "insufficient-bid,by=E,bid=1H,changed_to=-", answers);
        assert!(has(&settled, "27B3"), "{book:?}");
        assert_eq!(auction(&t), "N1S E2H");
        go(&mut t, "Pass");
        assert!(only_pass(&t));
        assert!(has_lead_penalty(&settled));
    }
    // The double may not be tried again.
    let t = table("1S");
    let r = ruling(&t, B1997, "insufficient-bid,by=E,bid=1H,changed_to=-", "refuse call=X");
    assert!(r.answer("call=X".parse().unwrap()).is_err());
}

#[test]
fn law_27b4_second_insufficient_bid() {
    let mut t = table("2H");
    let settled = settle(&mut t, B2007, "insufficient-bid,by=E,bid=1S,changed_to=-", "refuse call=2D accept");
    assert_eq!(auction(&t), "N2H E2D");
    assert!(has(&settled, "27A"));
    let mut t = table("2H");
    let settled = settle(
        &mut t,
        B2007,
        "insufficient-bid,by=E,bid=1S,changed_to=-",
        "refuse call=2D refuse call=2S no",
    );
    assert!(has(&settled, "27B4"));
    go(&mut t, "Pass");
    assert!(only_pass(&t), "as after a double, even in the same denomination");
    let mut t = table("2H");
    let settled = settle(
        &mut t,
        B1997,
        "insufficient-bid,by=E,bid=1S,changed_to=-",
        "refuse call=2D refuse call=2S no",
    );
    assert!(is_inferred(&settled), "1997 does not name it");
}

#[test]
fn law_27c_premature_change_stands_unless_the_first_bid_is_accepted() {
    let mut t = table("1S");
    settle(&mut t, B2007, "insufficient-bid,by=E,bid=1H,changed_to=2H", "accept");
    assert_eq!(auction(&t), "N1S E1H");
    let mut t = table("1S");
    settle(&mut t, B2007, "insufficient-bid,by=E,bid=1H,changed_to=2H", "refuse no no");
    assert_eq!(auction(&t), "N1S E2H");
}

#[test]
fn law_27d_damage_is_left_to_the_director() {
    let t = table("1S");
    let r = ruling(&t, NEW, "insufficient-bid,by=E,bid=1H,changed_to=-", "refuse call=2H yes");
    assert!(considers(r.settled().unwrap(), "27D"));
}

#[test]
fn law_27_needs_an_insufficient_bid_in_turn() {
    let t = table("1S");
    for irregularity in
        ["insufficient-bid,by=E,bid=2C,changed_to=-", "insufficient-bid,by=S,bid=1H,changed_to=-"]
    {
        assert!(refuses(&t, B2007, irregularity), "{irregularity}");
    }
}

// Law 25.

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
    assert_eq!((needs(&r), r.basis().name()), ("artificial", "inferred"));
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
    settle(&mut t, B2007, "change-of-call,by=N,to=1S", "yes yes withdraw");
    assert_eq!((auction(&t).as_str(), t.turn()), ("N1S", Some(seat("E"))));
    let withdrawn = t.obligations().withdrawn().last().unwrap();
    assert_eq!(withdrawn.by, seat("E"));
    assert_eq!(withdrawn.authorized, [false, true], "for his own side only");
    let mut t = table("1C 2H");
    settle(&mut t, B2007, "change-of-call,by=N,to=1S", "yes yes keep");
    assert_eq!(auction(&t), "N1S E2H");
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

// Law 28 and 29.

#[test]
fn law_28a_call_before_an_enforced_pass_is_in_rotation() {
    // South has to pass; west calls before him.
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=S,call=Pass", "refuse no");
    go(&mut t, "1C Pass");
    assert_eq!(t.turn(), Some(seat("S")));
    let settled = settle(&mut t, B2007, "call-out-of-rotation,by=W,call=1H", "");
    assert_eq!(auction(&t), "N1C EPass SPass W1H");
    assert!(has(&settled, "28A"));
}

#[test]
fn law_28b_call_by_the_proper_player_cancels_the_one_out_of_rotation() {
    let mut t = table("");
    let settled = settle(&mut t, B2007, "call-out-of-rotation,by=E,call=1H", "proper-called");
    assert_eq!(t.turn(), Some(seat("N")));
    assert_eq!(settled.effects.len(), 1, "only the information is restricted");
    go(&mut t, "1C");
    assert!(may_call(&t, "2H") && may_call(&t, "Pass"));
}

#[test]
fn law_29a_accepted_call_out_of_rotation() {
    for book in Book::BRIDGE {
        let mut t = table("1C");
        settle(&mut t, book, "call-out-of-rotation,by=S,call=1H", "accept");
        assert_eq!((auction(&t).as_str(), t.turn()), ("N1C S1H", Some(seat("W"))));
    }
}

#[test]
fn law_29b_cancelled_and_the_proper_player_calls() {
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=E,call=1H", "refuse");
    assert_eq!((auction(&t).as_str(), t.turn()), ("", Some(seat("N"))));
}

#[test]
fn law_29c_artificial_calls_count_for_what_they_mean() {
    // East's 2D out of rotation showed both majors; hearts repeat it, diamonds do not.
    let over = |answers: &str, call: &str| {
        let mut t = table("");
        settle(&mut t, B2007, "call-out-of-rotation,by=E,call=2D", "refuse");
        go(&mut t, "1C");
        go(&mut t, call);
        assert!(t.pending().is_some());
        go(&mut t, answers);
        go(&mut t, "Pass");
        assert!(only_pass(&t));
        go(&mut t, "Pass 3C Pass Pass");
        only_pass(&t)
    };
    assert!(!over(">yes >denominations=HS >yes", "2H"), "once");
    assert!(over(">yes >denominations=HS >no", "2S"), "throughout");
}

// Law 30.

#[test]
fn law_30a_pass_before_any_bid() {
    for book in OLD {
        let mut t = table("");
        let settled = settle(&mut t, book, "call-out-of-rotation,by=E,call=Pass", "refuse no");
        assert!(has(&settled, "30A"));
        go(&mut t, "1C");
        assert!(only_pass(&t));
        go(&mut t, "Pass 1H Pass 1S");
        assert!(may_call(&t, "2D"), "once only");
        // At partner's turn too.
        let mut t = table("");
        settle(&mut t, book, "call-out-of-rotation,by=S,call=Pass", "refuse no");
        go(&mut t, "1C Pass");
        assert!(only_pass(&t));
    }
    let mut t = table("");
    settle(&mut t, NEW, "call-out-of-rotation,by=E,call=Pass", "refuse no");
    go(&mut t, "1C");
    assert!(only_pass(&t));
}

#[test]
fn law_30b1_pass_at_the_right_hand_opponents_turn() {
    for book in Book::BRIDGE {
        let mut t = table("1C");
        let settled = settle(&mut t, book, "call-out-of-rotation,by=S,call=Pass", "refuse no");
        assert!(has(&settled, if book == NEW { "30A" } else { "30B1" }));
        go(&mut t, "1H");
        assert!(only_pass(&t));
        go(&mut t, "Pass Pass 2C Pass");
        assert!(may_call(&t, "3C"));
    }
}

#[test]
fn law_30b2_pass_at_partners_turn() {
    for book in OLD {
        let mut t = table("1C");
        let settled = settle(&mut t, book, "call-out-of-rotation,by=W,call=Pass", "refuse no");
        assert!(has(&settled, "30B2(a)") && has(&settled, "30B2(b)"));
        assert!(!may_call(&t, "X") && may_call(&t, "1H"), "east may not double this time");
        go(&mut t, "1H Pass");
        assert!(only_pass(&t));
        go(&mut t, "Pass 2C");
        assert!(may_call(&t, "X"), "that turn only");
        go(&mut t, "Pass Pass");
        assert!(only_pass(&t), "west throughout");
    }
}

#[test]
fn law_30b1_2017_pass_at_partners_turn_comparable_or_partner_passes_once() {
    let start = || {
        let mut t = table("1C");
        settle(&mut t, NEW, "call-out-of-rotation,by=W,call=Pass", "refuse no");
        assert!(may_call(&t, "X"), "partner makes any legal call");
        go(&mut t, "1H Pass 2H");
        t
    };
    let mut t = start();
    go(&mut t, ">yes Pass");
    assert!(may_call(&t, "3H"));
    let mut t = start();
    assert!(matches!(t.pending(), Some(Status::Needs(_))));
    assert!(t.legal_calls().is_empty(), "the finding comes first");
    go(&mut t, ">no Pass");
    assert!(only_pass(&t));
    go(&mut t, "Pass Pass");
    assert_eq!(t.obligations().lead_penalties().len(), 1);
}

#[test]
fn law_30b3_pass_at_the_left_hand_opponents_turn_is_a_change_of_call() {
    let t = table("1C");
    let r = ruling(&t, B2007, "call-out-of-rotation,by=N,call=Pass", "");
    assert_eq!(needs(&r), "unintended");
    let r = ruling(&t, B2007, "call-out-of-rotation,by=N,call=Pass", "no refuse");
    assert!(r.settled().is_some());
}

#[test]
fn law_30c_artificial_pass_is_treated_as_a_bid() {
    let mut t = table("1C");
    let settled = settle(&mut t, B2007, "call-out-of-rotation,by=W,call=Pass", "refuse yes denominations=-");
    assert!(has(&settled, "31B"));
    assert!(only_pass(&t), "partner passes throughout");
}

// Law 31.

#[test]
fn law_31a1_right_hand_opponent_passes_and_the_call_is_repeated() {
    for book in Book::BRIDGE {
        let mut t = table("1C");
        settle(&mut t, book, "call-out-of-rotation,by=S,call=1S", "refuse");
        go(&mut t, "Pass");
        assert_eq!(t.legal_calls(), calls("1S"));
        let refusal = t.check("Pass".parse().unwrap()).unwrap_err();
        assert_eq!(refusal.law.article, "31A1");
        go(&mut t, "1S Pass");
        assert!(may_call(&t, "4S"), "no rectification");
    }
}

#[test]
fn law_31a1_a_call_that_was_insufficient_falls_under_law_27() {
    let mut t = table("1S");
    settle(&mut t, B1997, "call-out-of-rotation,by=S,call=1H", "refuse");
    go(&mut t, "Pass 3H >no Pass");
    assert!(only_pass(&t), "not the lowest sufficient bid: partner passes throughout");
    let mut t = table("1S");
    settle(&mut t, B1997, "call-out-of-rotation,by=S,call=1H", "refuse");
    go(&mut t, "Pass 2H >no >no Pass");
    assert!(may_call(&t, "2S"));
}

#[test]
fn law_31a2a_same_denomination_partner_passes_once() {
    for book in OLD {
        let mut t = table("");
        settle(&mut t, book, "call-out-of-rotation,by=E,call=1H", "refuse");
        go(&mut t, "1S 2H >no Pass");
        assert!(only_pass(&t));
        go(&mut t, "Pass 2S Pass Pass");
        assert!(may_call(&t, "3H"), "once only");
        assert!(t.obligations().lead_penalties().is_empty());
    }
}

#[test]
fn law_31a2b_other_denomination_partner_passes_throughout() {
    for book in OLD {
        let mut t = table("");
        settle(&mut t, book, "call-out-of-rotation,by=E,call=1H", "refuse");
        go(&mut t, "1S 2D >no Pass");
        assert!(only_pass(&t));
        go(&mut t, "Pass 2S Pass Pass");
        assert!(only_pass(&t), "throughout");
        assert_eq!(t.obligations().lead_penalties().len(), 1);
    }
}

#[test]
fn law_31a2_2017_comparable_call_is_free() {
    let start = || {
        let mut t = table("");
        settle(&mut t, NEW, "call-out-of-rotation,by=E,call=1H", "refuse");
        go(&mut t, "1S 2H");
        t
    };
    let mut t = start();
    go(&mut t, ">yes Pass");
    assert!(may_call(&t, "4H"));
    let mut t = start();
    go(&mut t, ">no Pass");
    assert!(only_pass(&t));
    go(&mut t, "Pass 2S Pass Pass");
    assert!(may_call(&t, "3H"), "once only");
}

#[test]
fn law_31b_bid_at_partners_turn() {
    for book in OLD {
        let mut t = table("");
        let settled = settle(&mut t, book, "call-out-of-rotation,by=S,call=1H", "refuse no");
        assert!(has(&settled, "31B") && has_lead_penalty(&settled));
        assert!(only_pass(&t), "north passes throughout");
        go(&mut t, "Pass 1C 1H");
        assert!(t.obligations().lead_penalties().is_empty(), "the same call: law 26 has no object");
        let mut t = table("");
        settle(&mut t, book, "call-out-of-rotation,by=S,call=1H", "refuse no");
        go(&mut t, "Pass 1C 1S Pass");
        assert!(only_pass(&t));
        assert_eq!(t.obligations().lead_penalties().len(), 1);
    }
}

#[test]
fn law_31b_at_the_left_hand_opponents_turn_before_a_call() {
    for book in OLD {
        let mut t = table("");
        let settled = settle(&mut t, book, "call-out-of-rotation,by=W,call=1H", "refuse no");
        assert!(has(&settled, "31B"));
        go(&mut t, "Pass");
        assert!(only_pass(&t), "east passes throughout");
    }
    let mut t = table("");
    settle(&mut t, NEW, "call-out-of-rotation,by=W,call=1H", "refuse");
    go(&mut t, "Pass");
    assert!(may_call(&t, "1S"), "partner makes any legal call");
    go(&mut t, "1S Pass 2H >no Pass");
    assert!(only_pass(&t));
}

#[test]
fn law_31_note_bid_at_the_left_hand_opponents_turn_after_a_call_is_a_change() {
    for book in Book::BRIDGE {
        let t = table("1C");
        let r = ruling(&t, book, "call-out-of-rotation,by=N,call=1H", "");
        assert_eq!(needs(&r), "unintended");
    }
}

// Law 32.

#[test]
fn law_32_inadmissible_double_out_of_rotation_is_never_accepted() {
    let t = table("1C");
    let r = ruling(&t, B2007, "call-out-of-rotation,by=S,call=X", "");
    assert_eq!(choices(r.status()), ["left-called", "refuse", "proper-called"]);
    let mut t = table("1C");
    settle(&mut t, B2007, "call-out-of-rotation,by=S,call=X", "left-called");
    assert_eq!((auction(&t).as_str(), t.turn()), ("N1C", Some(seat("E"))));
    go(&mut t, "Pass Pass Pass");
    assert_eq!(t.phase().name(), "opening-lead");
}

#[test]
fn law_32a_double_at_partners_turn() {
    for book in OLD {
        let mut t = table("1C");
        let settled = settle(&mut t, book, "call-out-of-rotation,by=W,call=X", "refuse");
        assert!(has(&settled, "32A") && has(&settled, "26B"));
        assert!(only_pass(&t), "east passes throughout");
    }
    let mut t = table("1C");
    settle(&mut t, NEW, "call-out-of-rotation,by=W,call=X", "refuse");
    assert!(may_call(&t, "1D"));
    go(&mut t, "Pass Pass X >no Pass");
    assert!(only_pass(&t), "not comparable: east passes once");
}

#[test]
fn law_32b1_right_hand_opponent_passes_and_the_double_is_repeated() {
    for book in Book::BRIDGE {
        let mut t = table("Pass Pass Pass 1C Pass");
        settle(&mut t, book, "call-out-of-rotation,by=S,call=X", "refuse");
        go(&mut t, "Pass");
        assert_eq!(t.legal_calls(), calls("X"));
        go(&mut t, "X Pass");
        assert!(may_call(&t, "1H"), "no rectification");
    }
}

#[test]
fn law_32b2_right_hand_opponent_acts() {
    for book in OLD {
        let mut t = table("Pass Pass Pass 1C Pass");
        settle(&mut t, book, "call-out-of-rotation,by=S,call=X", "refuse");
        go(&mut t, "1D 1H Pass");
        assert!(only_pass(&t), "north passes throughout");
        assert_eq!(t.obligations().lead_penalties().len(), 1);
        // A double of diamonds: whether it says the same is for the director.
        let mut t = table("Pass Pass Pass 1C Pass");
        settle(&mut t, book, "call-out-of-rotation,by=S,call=X", "refuse");
        go(&mut t, "1D X >no Pass");
        assert!(only_pass(&t) && t.obligations().lead_penalties().is_empty());
    }
    let mut t = table("Pass Pass Pass 1C Pass");
    settle(&mut t, NEW, "call-out-of-rotation,by=S,call=X", "refuse");
    go(&mut t, "1D 1H >no Pass");
    assert!(only_pass(&t));
    go(&mut t, "Pass 2D Pass Pass");
    assert!(may_call(&t, "2H"), "once only");
}

// Laws 33 to 39.

#[test]
fn law_33_simultaneous_call_counts_as_the_later_one() {
    for book in Book::BRIDGE {
        let mut t = table("1C");
        settle(&mut t, book, "simultaneous-calls,call=Pass,other=S,other_call=1H", "");
        assert_eq!(auction(&t), "N1C EPass S1H");
        let t = table("1C");
        let r = ruling(&t, book, "simultaneous-calls,call=Pass,other=W,other_call=1H", "");
        assert_eq!(needs(&r), "accept", "west called out of rotation");
        let r = ruling(&t, book, "simultaneous-calls,call=1H,other=S,other_call=1D", "");
        assert_eq!(needs(&r), "accept", "south's bid turned out insufficient");
    }
}

#[test]
fn law_34_17e2_a_skipped_player_gets_his_turn() {
    for book in Book::BRIDGE {
        // South's pass out of rotation was accepted by west's pass; north's is the third.
        let mut t = table("1C");
        settle(&mut t, book, "call-out-of-rotation,by=S,call=Pass", "accept");
        go(&mut t, "Pass Pass");
        assert_eq!(t.phase().name(), "auction");
        assert_eq!((auction(&t).as_str(), t.turn()), ("N1C", Some(seat("E"))));
        go(&mut t, "1H");
        assert_eq!(t.obligations().withdrawn().len(), 3);
    }
}

#[test]
fn law_34_17e2_four_passes_with_one_out_of_rotation() {
    let mut t = table("Pass");
    settle(&mut t, B2007, "call-out-of-rotation,by=S,call=Pass", "accept");
    go(&mut t, "Pass Pass");
    assert_eq!((auction(&t).as_str(), t.turn()), ("NPass", Some(seat("E"))));
}

#[test]
fn law_35_the_legal_calls_are_the_admissible_ones() {
    let t = table("1C");
    assert!(!may_call(&t, "XX") && may_call(&t, "X"));
    assert_eq!(t.check("XX".parse().unwrap()).unwrap_err().law.article, "19B1");
}

#[test]
fn law_36a_inadmissible_double_called_over_counts_for_nothing() {
    for book in Book::BRIDGE {
        let mut t = table("1C Pass");
        let settled = settle(&mut t, book, "inadmissible-double,by=S,call=X", "left-called");
        let article = if book < B2007 { "35A" } else { "36A" };
        assert!(has(&settled, article), "{book:?}");
        assert_eq!((auction(&t).as_str(), t.turn()), ("N1C EPass", Some(seat("S"))));
        assert!(!has_lead_penalty(&settled));
        go(&mut t, "1H Pass");
        assert!(may_call(&t, "2H"));
    }
}

#[test]
fn law_36b_inadmissible_double_replaced_partner_silenced() {
    for (book, answers) in [
        (B1987, "nothing call=1H no"),
        (B1997, "nothing call=1H no"),
        (B2007, "nothing call=1H no"),
        (NEW, "nothing call=1H"),
    ] {
        let mut t = table("1C Pass");
        let settled = settle(&mut t, book, "inadmissible-double,by=S,call=XX", answers);
        assert!(has(&settled, if book < B2007 { "36" } else { "36B2" }));
        assert!(has_lead_penalty(&settled));
        go(&mut t, "Pass");
        assert!(only_pass(&t));
    }
}

#[test]
fn law_36b4_inadmissible_double_out_of_rotation() {
    let mut t = table("1C");
    let settled = settle(&mut t, B2007, "call-out-of-rotation,by=S,call=X", "refuse no");
    assert!(has(&settled, "36B4"));
    go(&mut t, "Pass");
    assert!(may_call(&t, "1H"));
    go(&mut t, "1H Pass");
    assert!(only_pass(&t));
}

#[test]
fn law_36c_2017_found_after_the_lead_is_not_scored() {
    let t = table("1C Pass Pass Pass CK");
    let r = ruling(&t, NEW, "inadmissible-double,by=S,call=X", "");
    assert!(r.settled().is_some());
    assert!(refuses(&t, B2007, "inadmissible-double,by=S,call=X"), "only 2017 has it");
}

/// East must pass throughout, and it is his turn after north's 1S.
fn east_barred(book: Book) -> tricklaw::bridge::Table {
    let mut t = table("");
    settle(&mut t, book, "call-out-of-rotation,by=E,call=Pass", "refuse no");
    go(&mut t, "1S");
    assert!(only_pass(&t));
    t
}

#[test]
fn law_37a_barred_call_passed_over_stands() {
    for book in Book::BRIDGE {
        let mut t = east_barred(book);
        let settled = settle(&mut t, book, "barred-player-calls,by=E,call=2C", "left-called");
        assert!(has(&settled, if book < B2007 { "35B" } else { "37A" }));
        assert_eq!(auction(&t), "N1S E2C");
        assert!(!has_lead_penalty(&settled));
        go(&mut t, "Pass");
        assert!(may_call(&t, "3C"));
    }
}

#[test]
fn law_37a_who_must_pass_throughout_goes_on_passing() {
    let mut t = table("1C");
    settle(&mut t, B2007, "call-out-of-rotation,by=W,call=1H", "refuse no");
    settle(&mut t, B2007, "barred-player-calls,by=E,call=1S", "left-called");
    go(&mut t, "Pass Pass 2C");
    assert_eq!(auction(&t), "N1C E1S SPass WPass N2C");
    assert!(only_pass(&t));
}

#[test]
fn law_37b_barred_call_is_a_pass_and_both_are_silenced() {
    for book in Book::BRIDGE {
        let mut t = east_barred(book);
        let answers = if book == NEW { "nothing" } else { "nothing no" };
        let settled = settle(&mut t, book, "barred-player-calls,by=E,call=2C", answers);
        assert!(has(&settled, if book < B2007 { "37" } else { "37B2" }));
        assert!(has_lead_penalty(&settled));
        assert_eq!(auction(&t), "N1S EPass");
        go(&mut t, "Pass");
        assert!(only_pass(&t), "west");
        go(&mut t, "Pass");
        assert_eq!(t.phase().name(), "opening-lead");
        let mut t = east_barred(book);
        settle(&mut t, book, "barred-player-calls,by=E,call=2C", answers);
        go(&mut t, "1NT Pass 2S");
        assert!(only_pass(&t), "east throughout");
    }
}

#[test]
fn law_38_bid_of_eight_becomes_a_pass_and_both_are_silenced() {
    for book in Book::BRIDGE {
        let answers = if book == NEW { "nothing" } else { "nothing no" };
        let mut t = table("7S");
        let settled = settle(&mut t, book, "bid-above-seven,by=E,level=8,denomination=C", answers);
        assert!(has(&settled, if book < B2007 { "38" } else { "38C" }));
        assert!(has_lead_penalty(&settled));
        assert_eq!(auction(&t), "N7S EPass");
        go(&mut t, "Pass");
        assert!(only_pass(&t), "west may not even double");
        assert_eq!(is_inferred(&settled), matches!(book, B1987 | NEW));
    }
}

#[test]
fn law_38_called_over() {
    // 1997 law 35C: as if nothing had happened. 2007 law 38D lifts laws 23 and 26 only.
    let mut t = table("7S");
    let settled = settle(&mut t, B1997, "bid-above-seven,by=E,level=8,denomination=C", "left-called");
    assert_eq!(auction(&t), "N7S EPass");
    assert!(!has_lead_penalty(&settled));
    go(&mut t, "Pass");
    assert!(may_call(&t, "X"));
    let mut t = table("7S");
    let settled = settle(&mut t, B2007, "bid-above-seven,by=E,level=8,denomination=C", "left-called");
    assert!(!has_lead_penalty(&settled) && !considers(&settled, "23"));
    go(&mut t, "Pass");
    assert!(only_pass(&t));
}

#[test]
fn law_39a_calls_after_the_final_pass_are_cancelled() {
    for book in Book::BRIDGE {
        let mut t = table("1C Pass Pass Pass");
        let settled = settle(&mut t, book, "call-after-end,by=N,call=2C", "");
        assert!(!has_lead_penalty(&settled));
        assert_eq!(t.phase().name(), "opening-lead");
        assert_eq!(t.contract().unwrap().to_string(), "1C N");
    }
}

#[test]
fn law_39b_a_defenders_pass_or_a_call_passed_over_costs_nothing() {
    let t = table("1C Pass Pass Pass");
    let r = ruling(&t, B2007, "call-after-end,by=E,call=Pass", "");
    assert!(!has_lead_penalty(r.settled().unwrap()));
    let r = ruling(&t, B2007, "call-after-end,by=E,call=X", "left-called");
    assert!(!has_lead_penalty(r.settled().unwrap()));
}

#[test]
fn law_39c_a_defenders_bid_or_double_may_restrict_the_lead() {
    for (book, answers) in [(B1997, "nothing no"), (B2007, "nothing no"), (NEW, "nothing")] {
        // East's double after the end: west leads... north declares, so east is on lead and west is not restricted yet.
        let mut t = table("1C Pass Pass Pass");
        settle(&mut t, book, "call-after-end,by=W,call=1H", answers);
        assert_eq!(t.turn(), Some(seat("E")));
        let pending = t.pending().expect("declarer's choice before the opening lead");
        let choices = choices(&pending);
        if book == NEW {
            assert_eq!(
                choices,
                ["forbid-suits=C", "forbid-suits=D", "forbid-suits=H", "forbid-suits=S", "free"]
            );
        } else {
            assert_eq!(choices, ["require-suit=H", "forbid-suits=H", "free"]);
        }
    }
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
