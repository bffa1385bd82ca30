//! A pass that was enforced binds whatever becomes of the calls around it.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::cite::Book;

// West's pass was enforced: changing it, or having it withdrawn with what went before it, does not free him.
#[test]
fn law_25a_an_enforced_pass_cannot_be_changed_into_a_bid() {
    for book in Book::BRIDGE {
        let answers = if book == NEW { "yes" } else { "yes yes" };
        let mut t = table("1C");
        settle(&mut t, book, "cards-faced-in-auction,by=E,cards=SK,led=false", "yes");
        go(&mut t, "Pass 1D Pass");
        let r = ruling(&t, book, "change-of-call,by=W,to=1H", answers);
        assert_eq!(needs(&r), "since", "{book:?}: law 37");
    }
}

#[test]
fn law_25a4_an_enforced_pass_stays_enforced_when_it_is_withdrawn() {
    for book in [B1997, B2007] {
        let mut t = table("1C");
        settle(&mut t, book, "cards-faced-in-auction,by=E,cards=SK,led=false", "yes");
        go(&mut t, "Pass 1D Pass");
        settle(&mut t, book, "change-of-call,by=S,to=1H", "yes yes withdraw");
        assert_eq!(t.turn(), Some(seat("W")));
        assert!(only_pass(&t), "{book:?}");
    }
}

#[test]
fn law_21b_an_enforced_pass_stays_enforced_when_the_call_before_it_is_changed() {
    let mut t = table("1C");
    settle(&mut t, B2007, "cards-faced-in-auction,by=E,cards=SK,led=false", "yes");
    go(&mut t, "Pass 1D Pass");
    settle(&mut t, B2007, "misinformed-call,by=S", "yes");
    go(&mut t, "1H");
    assert!(only_pass(&t));
    go(&mut t, "Pass 1S Pass 2S");
    assert!(may_call(&t, "3C"), "one round only");
}

// North passed, so east had to repeat his bid; then north's pass turns out to have been unintended (law 31A).
#[test]
fn law_31a_the_right_hand_opponents_changed_call_counts() {
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=E,call=1H", "refuse");
    go(&mut t, "Pass");
    assert_eq!(t.legal_calls(), calls("1H"));
    settle(&mut t, B2007, "change-of-call,by=N,to=1S", "yes yes");
    assert!(may_call(&t, "2C") && may_call(&t, "Pass"), "any legal call");
    go(&mut t, "2H >no");
    go(&mut t, "Pass");
    assert!(only_pass(&t), "the denomination repeated: partner passes once");
}

#[test]
fn law_20b_no_review_for_a_player_who_must_pass() {
    use tricklaw::bridge::Right;
    let mut t = table("1C");
    settle(&mut t, B2007, "cards-faced-in-auction,by=W,cards=DJ,led=true", "yes");
    let refusal = t.may(seat("E"), Right::ReviewAuction).unwrap_err();
    assert_eq!((refusal.reason.code(), refusal.law.article), ("must-pass", "20B"));
    assert!(t.may(seat("E"), Right::AskExplanation).is_ok(), "20F1 makes no such exception");
    go(&mut t, "Pass");
    assert!(t.may(seat("S"), Right::ReviewAuction).is_ok());
}
