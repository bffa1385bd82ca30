//! Laws 35 to 39: inadmissible calls.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::cite::Book;

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
    // 1997 law 36 leaves a double out of rotation to law 32, and that has only law 26B, whatever the double showed.
    let older = settle(&mut table("1C"), B1997, "call-out-of-rotation,by=S,call=X", "refuse");
    assert!(has(&older, "32") && has(&older, "26B") && !has(&older, "36"));
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
fn law_37_a_pass_is_what_he_owes() {
    let t = east_barred(B2007);
    assert!(refuses(&t, B2007, "barred-player-calls,by=E,call=Pass"));
    assert!(!refuses(&t, B2007, "barred-player-calls,by=E,call=2C"));
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
fn law_38_a_defenders_bid_of_eight_after_the_final_pass_may_restrict_the_lead() {
    // Law 39C, in 1997 39B: a bid after the final pass, whatever its level; nobody has a turn to pass at.
    for book in Book::BRIDGE {
        let t = table("1C Pass Pass Pass");
        let eight = |by: &str| format!("bid-above-seven,by={by},level=8,denomination=H");
        let answers = if book == NEW { "nothing" } else { "nothing no" };
        let r = ruling(&t, book, &eight("W"), answers);
        assert!(has_lead_penalty(r.settled().unwrap()), "{book:?}");
        let r = ruling(&t, book, &eight("W"), "left-called");
        assert!(!has_lead_penalty(r.settled().unwrap()));
        // Of the declaring side it costs nothing, called over or not.
        let r = ruling(&t, book, &eight("S"), "");
        assert!(!has_lead_penalty(r.settled().unwrap()));
    }
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
    for (book, article) in [(B1997, "35D"), (B2007, "39B")] {
        let r = ruling(&t, book, "call-after-end,by=E,call=X", "");
        assert_eq!(offer(&r, "left-called").law.article, article);
        let r = ruling(&t, book, "call-after-end,by=E,call=X", "left-called");
        assert!(!has_lead_penalty(r.settled().unwrap()));
    }
    assert!(refuses(&play("S3 =9"), B2007, "call-after-end,by=E,call=X"), "nobody calls after the play");
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
fn law_36b2_a_player_who_must_pass_replaces_it_by_a_pass() {
    let mut t = table("1S");
    settle(&mut t, B2007, "insufficient-bid,by=E,bid=1H,to=-", "refuse call=Pass no no");
    go(&mut t, "2C");
    let redouble = "inadmissible-double,by=W,call=XX";
    let r = ruling(&t, B2007, redouble, "nothing");
    assert!(r.answer("call=3C".parse().unwrap()).is_err());
    settle(&mut t, B2007, redouble, "nothing call=Pass no");
    assert!(auction(&t).ends_with("WPass"));
}
