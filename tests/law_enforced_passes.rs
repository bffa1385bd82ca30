//! A pass that was enforced binds whatever becomes of the calls around it.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::law::{CallOrCard, Rounds, Status};
use tricklaw::bridge::{BoardResult, Phase};
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

// East's call in place of the withdrawn one is withdrawn as unintended (law 25A). What it brought goes with it, but not the
// pass that east's exposed card has brought since (law 24B).
#[test]
fn law_24b_a_pass_brought_since_is_due_when_the_replacement_before_it_is_withdrawn() {
    for to in ["2H >yes", "2D >no"] {
        let mut t = table("");
        settle(&mut t, NEW, "call-out-of-rotation,by=E,call=1H", "refuse");
        go(&mut t, "1S 2C >no");
        settle(&mut t, NEW, "cards-faced-in-auction,by=E,cards=SK,led=false", "yes");
        let (call, comparable) = to.split_once(' ').unwrap();
        settle(&mut t, NEW, &format!("change-of-call,by=E,to={call}"), "yes");
        go(&mut t, comparable);
        assert_eq!(t.obligations().must_pass(seat("W")), Some(Rounds::Once), "{to}");
        go(&mut t, "Pass");
        assert!(only_pass(&t), "{to}");
        go(&mut t, "Pass 2S Pass Pass");
        assert!(may_call(&t, "3C"), "{to}: one round only");
    }
}

// A bid after the correction shows that the first bid is corrected otherwise (laws 25A and 27B): the pass, the restriction of
// the lead and the information follow what stands in the end.
#[test]
fn law_27b_a_correction_changed_under_25a_counts_as_changed() {
    let corrected = |book, call: &str, findings: &str| {
        let mut t = table("1S");
        settle(&mut t, book, "insufficient-bid,by=E,bid=1H,to=-", &format!("refuse call={call} {findings}"));
        t
    };
    let told = |t: &tricklaw::bridge::Table| {
        let first_bid = CallOrCard::Call("1H".parse().unwrap());
        t.obligations().withdrawn().iter().find(|told| told.what == first_bid).unwrap().authorized
    };
    for (book, kept, otherwise, unintended) in [
        (B1997, "no no", "no", "yes yes"),
        (B2007, "no no", "no no", "yes yes"),
        (NEW, "yes", "no no", "yes"),
    ] {
        let decide = |t: &mut _, findings: &str| {
            findings.split(' ').for_each(|finding| go(t, &format!(">{finding}")));
        };
        let mut t = corrected(book, "2H", kept);
        settle(&mut t, book, "change-of-call,by=E,to=3C", unintended);
        decide(&mut t, otherwise);
        assert_eq!(t.obligations().must_pass(seat("W")), Some(Rounds::Throughout), "{book:?}: law 27B2");
        assert_eq!((t.obligations().lead_penalties().len(), told(&t)), (1, [true, false]), "{book:?}");

        let mut t = corrected(book, "3C", otherwise);
        settle(&mut t, book, "change-of-call,by=E,to=2H", unintended);
        decide(&mut t, kept);
        assert_eq!(t.obligations().must_pass(seat("W")), None, "{book:?}: law 27B1(a)");
        assert_eq!((t.obligations().lead_penalties().len(), told(&t)), (0, [true, true]), "{book:?}");
        assert_eq!(auction(&t), "N1S E2H");
    }
}

// North changes the bid that east's was insufficient over: east withdraws his correction for nothing (law 25A4), and nothing
// is left to be corrected.
#[test]
fn law_25a4_a_correction_that_is_withdrawn_for_another_call_corrects_nothing() {
    let mut t = table("1S");
    settle(&mut t, B2007, "insufficient-bid,by=E,bid=1H,to=-", "refuse call=2H no no");
    settle(&mut t, B2007, "change-of-call,by=N,to=1C", "yes yes withdraw");
    go(&mut t, "1D Pass");
    assert!(t.pending().is_none() && may_call(&t, "1H"));
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

/// Law 27B3: a double that takes the place of a correction (law 25A) is cancelled like one that corrects, unless its meaning
/// saves it (27B1(b)).
#[test]
fn law_27b3_a_correction_changed_into_a_double() {
    for (book, kept, meaning, unintended) in
        [(B1997, "no no", "", "yes yes"), (B2007, "no no", ">no", "yes yes"), (NEW, "yes", ">no", "yes")]
    {
        let doubled = || {
            let mut t = table("2H");
            settle(&mut t, book, "insufficient-bid,by=E,bid=1S", &format!("refuse call=2S {kept}"));
            settle(&mut t, book, "change-of-call,by=E,to=X", unintended);
            t
        };
        let mut t = doubled();
        go(&mut t, meaning);
        let asked = t.pending();
        assert!(
            matches!(&asked, Some(Status::Needs(needs)) if needs.law.article == "27B3"),
            "{book:?}: {asked:?}"
        );
        go(&mut t, ">call=3S");
        if book != NEW {
            go(&mut t, ">no");
        }
        assert_eq!((auction(&t).as_str(), t.turn()), ("N2H E3S", Some(seat("S"))));
        assert_eq!(t.obligations().must_pass(seat("W")), Some(Rounds::Throughout));
        assert_eq!(t.obligations().lead_penalties().len(), 1);
        if book != B1997 {
            let mut t = doubled();
            go(&mut t, ">yes");
            assert_eq!((auction(&t).as_str(), t.obligations().must_pass(seat("W"))), ("N2H EX", None));
        }
    }
}

// West has to pass, and his pass ends the auction: what north calls before him comes after the final pass (law 39B).
#[test]
fn law_28a_an_enforced_pass_that_ends_the_auction() {
    for book in Book::BRIDGE {
        for call in ["Pass", "2H"] {
            let mut t = table("1H Pass Pass");
            settle(&mut t, book, "cards-faced-in-auction,by=E,cards=SK,led=false", "yes");
            let settled = settle(&mut t, book, &format!("call-out-of-rotation,by=N,call={call}"), "");
            assert!(has(&settled, "28A") && !has_lead_penalty(&settled), "{book:?} {call}");
            assert_eq!((auction(&t).as_str(), t.phase()), ("N1H EPass SPass WPass", Phase::OpeningLead));
        }
    }
    // All pass.
    let mut t = table("Pass Pass Pass");
    settle(&mut t, B2007, "cards-faced-in-auction,by=E,cards=SK,led=false", "yes");
    settle(&mut t, B2007, "call-out-of-rotation,by=N,call=1H", "");
    assert_eq!((t.phase(), t.result()), (Phase::Over, Some(BoardResult::PassedOut)));
}

// East's turn was passed over; west, whose bid it was, has to pass, and his pass is the third: with it the auction goes back to
// east (law 17E2), and what north has called before it is a call at east's turn, a change of his earlier call (law 31B).
#[test]
fn law_28a_17e2_an_enforced_pass_after_which_a_skipped_player_calls() {
    for book in Book::BRIDGE {
        let skipped = || {
            let mut t = table("Pass Pass Pass 1H Pass");
            settle(&mut t, book, "call-out-of-rotation,by=S,call=Pass", "accept");
            settle(&mut t, book, "cards-faced-in-auction,by=E,cards=SK,led=false", "yes");
            assert!(t.turn() == Some(seat("W")) && only_pass(&t), "{book:?}");
            t
        };
        // To bid after all is to change his pass.
        let r = ruling(&skipped(), book, "call-out-of-rotation,by=N,call=2C", "");
        assert_eq!(needs(&r), "unintended", "{book:?}: law 25");
        // The same call again changes nothing.
        let mut t = skipped();
        let settled = settle(&mut t, book, "call-out-of-rotation,by=N,call=Pass", "");
        assert!(has(&settled, "28A"), "{book:?}");
        assert_eq!(auction(&t), "NPass EPass SPass W1H NPass", "{book:?}");
        assert_eq!(t.turn(), Some(seat("E")), "{book:?}");
        go(&mut t, "2H Pass");
        assert!(only_pass(&t), "west has to pass still");
    }
}
