//! One irregularity while another is pending: what binds stays bound, and what is taken back comes back as it was.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::law::Rounds;
use tricklaw::cite::Book;

// What was said for the whole auction is not shortened by a pass for one round (laws 24B and 27B2).
#[test]
fn law_24b_a_pass_for_one_round_does_not_end_one_throughout() {
    for book in Book::BRIDGE {
        let mut t = table("1S");
        let answers = if book == B2007 { "refuse call=Pass no no" } else { "refuse call=Pass no" };
        settle(&mut t, book, "insufficient-bid,by=E,bid=1H,changed_to=-", answers);
        settle(&mut t, book, "cards-faced-in-auction,by=E,cards=SK,led=false", "yes");
        assert_eq!(t.obligations().must_pass(seat("W")), Some(Rounds::Throughout), "{book:?}");
        go(&mut t, "2S Pass Pass 2NT 3S");
        assert!(only_pass(&t), "{book:?}: west passes throughout");
    }
}

// East has to lead a diamond, or not to; west leads out of turn and declarer accepts: east is bound when he leads.
#[test]
fn law_60a3_a_lead_restriction_remains_when_partners_lead_is_accepted() {
    for book in Book::BRIDGE {
        for (choice, owed) in [("require-suit", "DT D8 D5"), ("forbid-suits", "S9 S6 S3 HQ HJ H4 CK C4 C3")] {
            let mut t = play("");
            settle(&mut t, book, "cards-faced-in-auction,by=W,cards=DJ,led=false", "yes");
            go(&mut t, &format!(">{choice}=D"));
            settle(&mut t, book, "opening-lead-out-of-turn,by=W,card=S8", "no no accept");
            go(&mut t, "S4 SK S2");
            assert_eq!(t.turn(), Some(seat("E")));
            assert_eq!(legal(&t), owed, "{book:?}: his first lead since");
        }
    }
}

#[test]
fn law_50d2a_a_restriction_that_waited_ends_with_the_lead_too() {
    let mut t = play("");
    settle(&mut t, B2007, "cards-faced-in-auction,by=W,cards=DJ,led=false", "yes");
    go(&mut t, ">forbid-suits=D");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=S8", "no no accept");
    go(&mut t, "S4 SK S2 S3 ST S5 S7 C2 C6 C5 CK");
    assert_eq!(t.turn(), Some(seat("E")));
    assert!(legal(&t).contains('D'), "he has lost the lead and got it again");
}

// A card that did not meet a demand goes back: the demand is on the player again (law 61A).
#[test]
fn law_61a_the_correct_card_meets_the_demand() {
    let mut t = play("");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=H7", "no no refuse");
    go(&mut t, ">require-suit=H *S3 S2");
    let r = ruling(&t, B2007, "revoke,by=E,trick=0", "no");
    assert_eq!(choices(r.status()), ["card=H4", "card=HJ", "card=HQ"], "a heart was required");
    let mut t = play("");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=H7", "no no refuse");
    go(&mut t, ">forbid-suits=H *H4");
    let r = ruling(&t, B2007, "revoke,by=E,trick=0", "no");
    assert!(choices(r.status()).iter().all(|card| !card.contains("=H")), "no heart was allowed");
    // West had to play his highest heart after east's premature card.
    let mut t = play("S3 S2 S8 SA C5 C3 CJ C7 HT");
    settle(&mut t, B2007, "premature-play,by=E,card=H4", "no no highest");
    go(&mut t, "*H2");
    let r = ruling(&t, B2007, "revoke,by=W,trick=2", "no");
    assert_eq!(choices(r.status()), ["card=H7"]);
}

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
