//! Laws 28 to 34: calls out of rotation and at the same time.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::law::Status;
use tricklaw::cite::Book;

const OLD: [Book; 3] = [Book::Bridge1987, Book::Bridge1997, Book::Bridge2007];

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
    // Only the next player is spared; north, who calls at the same turn, is out of rotation.
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=S,call=Pass", "refuse no");
    go(&mut t, "1C Pass");
    let other = ruling(&t, B2007, "call-out-of-rotation,by=N,call=1H", "");
    assert_eq!(choices(other.status()), ["accept", "refuse"]);
}

// North, whose call out of rotation was accepted, changes it; west, before whose left-hand opponent's turn nobody of his side
// but east has called, has no call to change.
#[test]
fn law_31b_at_the_left_hand_opponents_turn_when_another_player_called_last() {
    for book in Book::BRIDGE {
        let mut t = table("Pass 3H");
        settle(&mut t, book, "call-out-of-rotation,by=N,call=5H", "accept");
        go(&mut t, "Pass");
        settle(&mut t, book, "misinformed-call,by=N", "yes");
        assert_eq!((auction(&t).as_str(), t.turn()), ("NPass E3H", Some(seat("N"))));
        let r = ruling(&t, book, "call-out-of-rotation,by=W,call=4H", "");
        assert_eq!(choices(r.status()), ["accept", "refuse", "proper-called"], "{book:?}");
    }
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
    let duty = t.obligations().call_duties().next().unwrap();
    assert_eq!((duty.seat, duty.law.article), (seat("E"), "30B1(b)(ii)"));
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
fn law_31a2a_the_same_call_needs_no_question() {
    for book in OLD {
        let mut t = table("");
        settle(&mut t, book, "call-out-of-rotation,by=E,call=1H", "refuse");
        go(&mut t, "1C 1H Pass");
        assert!(only_pass(&t), "whatever it means, it means the same: {book:?}");
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
    let told = |t: &tricklaw::bridge::Table| {
        t.obligations().withdrawn().iter().map(|gone| gone.authorized).collect::<Vec<_>>()
    };
    assert_eq!(told(&t), [[true, false]]);
    go(&mut t, ">yes");
    // Law 23B: west may use what the first bid told.
    assert_eq!(told(&t), [[true, true]]);
    go(&mut t, "Pass");
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

#[test]
fn law_33_simultaneous_call_counts_as_the_later_one() {
    for book in Book::BRIDGE {
        let mut t = table("1C");
        settle(&mut t, book, "simultaneous-calls,by=S,call=1H,first=Pass", "");
        assert_eq!(auction(&t), "N1C EPass S1H");
        let t = table("1C");
        let r = ruling(&t, book, "simultaneous-calls,by=W,call=1H,first=Pass", "");
        assert_eq!(needs(&r), "accept", "west called out of rotation");
        let r = ruling(&t, book, "simultaneous-calls,by=S,call=1D,first=1H", "");
        assert_eq!(needs(&r), "accept", "south's bid turned out insufficient");
    }
}
