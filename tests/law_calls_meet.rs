//! Laws 17E, 22 and 25 to 39 where one irregularity meets another, and where a ruling ends.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::law::{Answer, Expect, Ruling, Status};
use tricklaw::bridge::{CallSet, Table};
use tricklaw::cite::Book;

/// Law 26 speaks of every call that is withdrawn and not repeated, so two insufficient bids in different suits restrict
/// the lead twice; in 2017 declarer forbids one suit whatever the calls were.
#[test]
fn law_27b4_both_withdrawn_bids_may_restrict_the_lead() {
    for (book, bids, answers, restrictions) in [
        (B2007, "1S 2H", "refuse call=2H refuse call=Pass no no", 2),
        (B1997, "1S 2H", "refuse call=2H refuse call=Pass no no", 2),
        (B2007, "1S 2S", "refuse call=2S refuse call=Pass no", 1),
        (NEW, "1S 2H", "refuse call=2H refuse call=Pass", 1),
    ] {
        let mut t = table("2NT");
        settle(&mut t, book, "insufficient-bid,by=E,bid=1S,to=-", answers);
        assert_eq!(t.obligations().lead_penalties().len(), restrictions, "{book:?} {bids}");
    }
    // South plays two notrump and forbids west both suits.
    let mut t = table("Pass 1C 2NT Pass Pass");
    let answers = "refuse call=2H refuse call=Pass no no";
    settle(&mut t, B2007, "insufficient-bid,by=E,bid=1S,to=-", answers);
    go(&mut t, ">forbid-suits=S");
    assert_eq!(choices(&t.pending().unwrap()), ["require-suit=H", "forbid-suits=H", "free"]);
    go(&mut t, ">forbid-suits=H");
    assert_eq!(legal(&t), "DJ D9 D4 CT C8 C7 C6");
}

/// The same insufficient bid tried twice (1997 laws 25B2(a) and 27B) is withdrawn once, and restricts the lead once.
#[test]
fn law_25b2a_1997_what_is_tried_twice_counts_once() {
    let mut t = table("2NT");
    let answers = "refuse refuse call=2H refuse call=Pass no no no";
    settle(&mut t, B1997, "insufficient-bid,by=E,bid=1S,to=2H", answers);
    let obligations = t.obligations();
    let gone: Vec<String> = obligations.withdrawn().iter().map(|gone| gone.what.to_string()).collect();
    assert_eq!((gone, obligations.lead_penalties().len()), (vec!["1S".into(), "2H".into()], 2));
}

/// The paragraph that makes partner pass once, by the call and by whose turn it was.
#[test]
fn laws_31_and_32_2017_name_the_paragraph_for_a_call_that_is_not_comparable() {
    for (before, irregularity, after, partner, article) in [
        ("", "by=E,call=1H", "1S 2C", "W", "31A2(b)"),
        ("", "by=S,call=1H", "1C Pass 2D", "N", "31B2"),
        ("1C Pass", "by=W,call=X", "1S 2D", "E", "32A2(b)"),
        ("1C", "by=W,call=X", "Pass 1S 2D", "E", "32B2"),
    ] {
        let mut t = table(before);
        settle(&mut t, NEW, &format!("call-out-of-rotation,{irregularity}"), "refuse");
        go(&mut t, &format!("{after} >no"));
        let duties: Vec<_> =
            t.obligations().call_duties().map(|duty| (duty.seat, duty.law.article)).collect();
        assert_eq!(duties, [(seat(partner), article)], "{irregularity}");
    }
}

/// Four players have passed (law 22A1): north, skipped by the first pass, has had his turn behind the others.
#[test]
fn law_22a1_a_first_pass_out_of_rotation_takes_nobodys_last_chance() {
    for book in Book::BRIDGE {
        let mut t = table("");
        settle(&mut t, book, "call-out-of-rotation,by=E,call=Pass", "accept");
        go(&mut t, "Pass Pass");
        assert_eq!(t.turn(), Some(seat("N")), "{book:?}");
        go(&mut t, "Pass");
        assert_eq!(t.result(), Some(tricklaw::bridge::BoardResult::PassedOut), "{book:?}");
    }
    // One of the later passes does: south passes at east's turn, and nobody bids.
    let mut t = table("Pass");
    settle(&mut t, B2007, "call-out-of-rotation,by=S,call=Pass", "accept");
    go(&mut t, "Pass Pass");
    assert_eq!((t.turn(), auction(&t).as_str()), (Some(seat("E")), "NPass"));
}

/// Who changes a call with the call his left-hand opponent refused is left with it: only the first is withdrawn.
#[test]
fn law_25b2b_1997_the_refused_call_may_be_the_other_one() {
    let gone = |last: &str| {
        let mut t = table("1C");
        settle(&mut t, B1997, "change-of-call,by=N,to=1D", &format!("no refuse another call={last} no no"));
        t.obligations().withdrawn().iter().map(|gone| gone.what.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(gone("1H"), ["1C", "1D"]);
    let mut t = table("1C");
    settle(&mut t, B1997, "change-of-call,by=N,to=1D", "no refuse another call=1D no");
    assert_eq!((auction(&t).as_str(), t.obligations().withdrawn().len()), ("N1D", 1));
}

/// Law 25B1: once partner has called nobody is left to accept another call, whether or not the next player had his turn.
#[test]
fn law_25b1_not_once_partner_has_called() {
    // South calls at east's turn and west lets it stand: east has not called, south has.
    let mut t = table("1C");
    settle(&mut t, B2007, "call-out-of-rotation,by=S,call=1S", "accept");
    assert_eq!(needs(&ruling(&t, B2007, "change-of-call,by=N,to=1D", "")), "settled");
    // 1997: nor does it matter then that the next player called over the first call.
    let t = table("1C 1H 1S");
    let r = ruling(&t, B1997, "change-of-call,by=N,to=1D", "");
    assert_eq!(
        needs(&r),
        "artificial",
        "the first call stands; what law 26 makes of the other is all that is asked"
    );
}

/// 1997 law 25B1 with law 36: the call put in the place of an insufficient bid is accepted, and is no call at all.
#[test]
fn law_25b1_1997_an_inadmissible_double_is_not_accepted() {
    let t = table("2NT Pass");
    let r = ruling(&t, B1997, "insufficient-bid,by=S,bid=1S,to=X", "refuse accept");
    assert_eq!(needs(&r), "since", "south doubles his partner's bid: law 36");
}

#[test]
fn law_27_and_37_a_barred_player_is_not_asked_to_correct() {
    let mut t = table("1H");
    settle(&mut t, B2007, "call-out-of-rotation,by=W,call=1S", "refuse no");
    assert!(refuses(&t, B2007, "insufficient-bid,by=E,bid=1C"), "east must pass: law 37");
    assert!(!refuses(&t, B2007, "barred-player-calls,by=E,call=1C"));
}

/// Laws 30B3 and 31B: whoever has called and calls again at his left-hand opponent's turn changes his call; a pass before
/// any bid is a pass out of rotation but for 2017.
#[test]
fn law_30a_31b_a_second_call_before_any_bid() {
    for book in Book::BRIDGE {
        let t = table("Pass");
        let asks =
            |call: &str| needs(&ruling(&t, book, &format!("call-out-of-rotation,by=N,call={call}"), ""));
        assert_eq!(asks("1C"), "unintended", "{book:?}");
        assert_eq!(asks("Pass"), if book == NEW { "settled" } else { "accept" }, "{book:?}");
    }
}

/// A player who must pass and passes out of rotation falls under law 30, not under law 37.
#[test]
fn law_30_a_barred_players_pass_out_of_rotation() {
    let mut barred = table("1H");
    settle(&mut barred, B2007, "cards-faced-in-auction,by=E,cards=HQ,led=false", "yes");
    // West must pass once, and passes at east's turn.
    let settled = settle(&mut barred, B2007, "call-out-of-rotation,by=W,call=Pass", "refuse no");
    assert!(has(&settled, "30B2(a)") && !has(&settled, "37B2"));
}

/// Law 31A2(b) with 29C: a bid related to no denomination cannot be kept to.
#[test]
fn law_31a2b_an_artificial_bid_related_to_nothing_is_never_repeated() {
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=E,call=2C", "refuse");
    go(&mut t, "1H 3C >yes >denominations=-");
    assert!(t.pending().is_none());
    let duties: Vec<_> = t.obligations().call_duties().map(|duty| (duty.seat, duty.law.article)).collect();
    assert_eq!(duties, [(seat("W"), "31A2(b)")]);
}

/// Law 33 needs a call that counts as the first.
#[test]
fn law_33_the_first_of_two_calls_is_a_legal_one() {
    let t = table("");
    assert!(refuses(&t, B2007, "simultaneous-calls,by=E,call=1C,first=X"));
    assert!(!refuses(&t, B2007, "simultaneous-calls,by=E,call=1C,first=Pass"));
}

/// Law 38: a bid of eight out of turn is cancelled, and nobody has passed for it.
#[test]
fn law_38_out_of_turn_the_turn_stays() {
    let mut t = table("1C");
    settle(&mut t, B2007, "bid-above-seven,by=S,level=8,denomination=H", "nothing no");
    assert_eq!((auction(&t).as_str(), t.turn()), ("N1C", Some(seat("E"))));
    go(&mut t, "Pass");
    assert!(only_pass(&t));
}

/// Law 37B silences both partners for one reason: the director has one thing to think about.
#[test]
fn law_37b_the_director_considers_the_score_once() {
    let mut t = table("1H");
    settle(&mut t, B2007, "call-out-of-rotation,by=W,call=1S", "refuse no");
    let settled = settle(&mut t, B2007, "barred-player-calls,by=E,call=2C", "nothing no");
    assert_eq!(settled.to_consider().count(), 1);
}

/// A card that the viewer holds himself cannot have been another player's.
#[test]
fn a_card_held_elsewhere_was_not_faced() {
    let view = table("1C").view(seat("N"));
    assert!(refuses(&view, B2007, "cards-faced-in-auction,by=E,cards=SA,led=false"));
    assert!(!refuses(&view, B2007, "cards-faced-in-auction,by=E,cards=SK,led=false"));
    let view = play("").view(seat("N"));
    assert!(refuses(&view, B2007, "cards-exposed,by=E,cards=SA"));
    assert!(!refuses(&view, B2007, "cards-exposed,by=E,cards=SK"));
}

/// A call after the final pass is cancelled whatever it was; the ruling names the paragraph that says what it costs.
#[test]
fn law_39_the_ruling_names_its_paragraph() {
    for (book, free, over, lead) in
        [(B1997, "39A", "35D", "39B"), (B2007, "39B", "39B", "39C"), (NEW, "39B", "39B", "39C")]
    {
        let t = table("1C Pass Pass Pass");
        let named = |late: &str, answers: &str| {
            let r = ruling(&t, book, &format!("call-after-end,{late}"), answers);
            articles(r.settled().unwrap())[0]
        };
        assert_eq!(named("by=S,call=2C", ""), free, "{book:?}");
        assert_eq!(named("by=E,call=Pass", ""), free, "{book:?}");
        assert_eq!(named("by=E,call=X", "left-called"), over, "{book:?}");
        assert_eq!(
            named("by=E,call=X", if book == NEW { "nothing" } else { "nothing no" }),
            lead,
            "{book:?}"
        );
    }
}

/// Law 31A1: the call is repeated at his turn; if that is taken by a call out of rotation which is let stand, it is gone.
#[test]
fn law_31a1_a_turn_lost_takes_the_duty_to_repeat_with_it() {
    for book in Book::BRIDGE {
        let mut t = table("");
        settle(&mut t, book, "call-out-of-rotation,by=E,call=3H", "refuse");
        go(&mut t, "Pass");
        assert_eq!(t.legal_calls(), calls("3H"), "{book:?}");
        let before = t.clone();
        settle(&mut t, book, "call-out-of-rotation,by=S,call=1S", "accept");
        go(&mut t, "Pass 2S");
        assert!(may_call(&t, "Pass") && may_call(&t, "3C"), "{book:?}");
        // When south's call goes back with a turn, it is owed again.
        let mut t = before;
        settle(&mut t, book, "call-out-of-rotation,by=S,call=Pass", "accept");
        go(&mut t, "Pass Pass");
        assert_eq!((t.turn(), t.legal_calls()), (Some(seat("E")), calls("3H")), "{book:?}");
    }
}

/// Law 11A: a call to be repeated or compared, and a double that was barred, fall with the right too.
#[test]
fn law_11a_what_waits_for_a_call_falls_with_the_right() {
    let forfeited = |t: &mut tricklaw::bridge::Table, by: &str| {
        settle(t, B2007, &format!("acted-before-ruling,by={by}"), "yes");
    };
    let out_of_rotation = |before: &str, call: &str| {
        let mut t = table(before);
        settle(
            &mut t,
            B2007,
            &format!("call-out-of-rotation,{call}"),
            if before.is_empty() { "refuse" } else { "refuse no" },
        );
        t
    };
    let mut t = out_of_rotation("", "by=E,call=1H");
    forfeited(&mut t, "N");
    go(&mut t, "1S 2C");
    assert!(t.pending().is_none() && t.obligations().call_duties().next().is_none());
    let mut t = out_of_rotation("", "by=E,call=1H");
    go(&mut t, "Pass");
    forfeited(&mut t, "S");
    assert!(may_call(&t, "2C"));
    let mut t = out_of_rotation("1C", "by=W,call=Pass");
    forfeited(&mut t, "N");
    assert!(may_call(&t, "X"));
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

// The proper player's call takes the other side's right only when he is an opponent of the offender (law 28B).
#[test]
fn law_28b_a_call_by_the_offenders_partner_takes_no_right() {
    for book in Book::BRIDGE {
        let t = table("1C");
        let r = ruling(&t, book, "call-out-of-rotation,by=W,call=1H", "");
        assert_eq!(choices(r.status()), ["accept", "refuse"], "{book:?}: at his partner's turn");
        let r = ruling(&t, book, "call-out-of-rotation,by=S,call=1H", "");
        assert_eq!(choices(r.status()), ["accept", "refuse", "proper-called"], "{book:?}");
    }
}

// West's first withdrawn bid was related to spades, which he bid after all (law 26A1); the second call leaves declarer to
// forbid one suit (law 26B), and no second one.
#[test]
fn law_26_a_right_is_used_once_beside_another_that_has_lapsed() {
    for (book, findings) in [(B1997, "no"), (B2007, "no no")] {
        let mut t = table("Pass Pass 1NT");
        let answers = format!("refuse call=2H {findings}");
        settle(&mut t, book, "insufficient-bid,by=W,bid=1S,to=-", &answers);
        go(&mut t, "Pass Pass 3C");
        settle(&mut t, book, "inadmissible-double,by=W,call=XX", "nothing call=3S no");
        go(&mut t, "4D Pass Pass Pass >forbid-suits=H");
        assert!(t.pending().is_none(), "{book:?}: declarer has chosen");
        assert_eq!(legal(&t), "SK S9 S6 S3 DT D8 D5 CK C4 C3");
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
fn law_17e2_passes_after_a_skipped_turn_tell_nothing_to_the_offender() {
    // South passes at east's turn and it is let stand; the auction ends without east.
    let mut t = table("1C");
    settle(&mut t, Book::Bridge2007, "call-out-of-rotation,by=S,call=Pass", "accept");
    go(&mut t, "Pass Pass");
    let gone: Vec<_> = t.obligations().withdrawn().iter().map(|pass| (pass.by, pass.authorized)).collect();
    let for_east_west = ["S", "W", "N"].map(|by| (seat(by), [false, true]));
    assert_eq!((t.turn(), gone), (Some(seat("E")), for_east_west.to_vec()));
}

#[test]
fn law_34_where_the_older_laws_have_it() {
    for (book, article) in [(B1997, "34"), (B2007, "17E2"), (NEW, "17D3")] {
        let mut t = table("1C");
        settle(&mut t, book, "call-out-of-rotation,by=S,call=Pass", "accept");
        go(&mut t, "Pass Pass");
        assert!(t.obligations().withdrawn().iter().all(|pass| pass.law.article == article), "{book:?}");
    }
}

/// What a withdrawn call brings is settled by the offender's next call (2017 laws 30 to 32; 31A and 32 in every edition): until then it
/// is in force that it waits for that.
#[test]
fn laws_30_to_32_a_withdrawn_call_that_waits_for_another_is_in_force() {
    let duties = |t: &Table| -> Vec<String> {
        let all = t.obligations().call_duties();
        all.map(|duty| format!("{} {} {}", duty.seat, duty.demand, duty.law.article)).collect()
    };
    for (book, before, offence, answers, waiting) in [
        (NEW, "", "by=S,call=1H", "refuse", "S replace=1H 31B"),
        (NEW, "", "by=W,call=1H", "refuse", "W replace=1H 31B"),
        (NEW, "1C", "by=W,call=Pass", "refuse no", "W replace=Pass 30B1"),
        (NEW, "1C", "by=W,call=X", "refuse", "W replace=X 32B"),
        (NEW, "1C Pass", "by=W,call=X", "refuse", "W replace=X 32A1"),
        (B2007, "1C Pass", "by=W,call=X", "refuse", "W replace=X 32B1"),
        (NEW, "", "by=E,call=1H", "refuse", "E replace=1H 31A"),
        (B1997, "", "by=E,call=1H", "refuse", "E replace=1H 31A"),
    ] {
        let mut t = table(before);
        settle(&mut t, book, &format!("call-out-of-rotation,{offence}"), answers);
        assert_eq!(duties(&t), [waiting], "{book:?} {before}");
    }
    // The player in turn passes, and it has to be repeated; he bids, and the next call settles it.
    for (call, waiting) in [("Pass", "E repeat=1H 31A1"), ("1C", "E replace=1H 31A2")] {
        let mut t = table("");
        settle(&mut t, NEW, "call-out-of-rotation,by=E,call=1H", "refuse");
        go(&mut t, call);
        assert_eq!(duties(&t), [waiting]);
        go(&mut t, "1H");
        assert!(duties(&t).is_empty());
    }
    // Where the edition settles it at once nothing waits.
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=S,call=1H", "refuse no");
    assert_eq!(duties(&t), ["N pass-throughout 31B"]);
}

/// Partner of one who passed out of rotation may not double at that turn (law 30B2(b)): nor in place of an insufficient bid
/// (laws 27B1(b) and 27B3), nor instead of a call never meant (law 25A).
#[test]
fn law_30b2b_no_double_in_place_of_another_call() {
    let double = "X".parse().unwrap();
    for book in [B1997, B2007] {
        let mut t = table("1S");
        settle(&mut t, book, "call-out-of-rotation,by=W,call=Pass", "refuse no");
        assert!(!may_call(&t, "X"));
        let (of, standing) = expected(&ruling(&t, book, "insufficient-bid,by=E,bid=1H,to=-", "refuse"));
        assert!(of.contains(double) && !standing.contains(double), "{book:?}");
        // Cancelled, whatever it means: a bid or a pass is to be made.
        let (of, _) = expected(&ruling(&t, book, "insufficient-bid,by=E,bid=1H,to=-", "refuse call=X"));
        assert_eq!(of, t.legal_calls(), "{book:?}");
    }
    let mut t = table("1S");
    settle(&mut t, B2007, "call-out-of-rotation,by=W,call=Pass", "refuse no");
    go(&mut t, "2C");
    let change = Ruling::open(&t, B2007, "change-of-call,by=E,to=X".parse().unwrap()).unwrap();
    let meant: Answer = "yes".parse().unwrap();
    let refusal = change.answer(meant).and_then(|again| again.answer(meant)).unwrap_err();
    assert_eq!(refusal.reason.code(), "may-not-double");
}

/// Who must repeat his call (law 31A1) corrects an insufficient bid with that call.
#[test]
fn law_31a1_the_call_to_be_repeated_corrects_an_insufficient_bid() {
    let mut t = table("1D");
    settle(&mut t, B2007, "call-out-of-rotation,by=S,call=2C", "refuse");
    go(&mut t, "Pass");
    assert_eq!(t.legal_calls(), calls("2C"));
    let r = ruling(&t, B2007, "insufficient-bid,by=S,bid=1C,to=-", "refuse");
    assert_eq!(expected(&r), (calls("2C"), calls("2C")));
    settle(&mut t, B2007, "insufficient-bid,by=S,bid=1C,to=-", "refuse call=2C no no");
    assert_eq!(t.turn(), Some(seat("W")));
}

/// The calls that may be tried, and those of them that can stand.
fn expected(ruling: &Ruling) -> (CallSet, CallSet) {
    let Status::Needs(needs) = ruling.status() else { panic!("{:?}", ruling.status()) };
    let Expect::Call { of, standing } = needs.expects else { panic!("{needs:?}") };
    (of, standing)
}

/// Law 26: two calls withdrawn at one turn by two rulings that come to the same give declarer his right once.
#[test]
fn law_26_two_rulings_at_one_turn_restrict_the_lead_once() {
    for (book, answer) in [(B2007, "no no"), (NEW, "no no")] {
        let mut t = table("Pass");
        settle(&mut t, book, "call-out-of-rotation,by=S,call=1H", "refuse");
        go(&mut t, "1S");
        settle(&mut t, book, "insufficient-bid,by=S,bid=1H,to=-", &format!("refuse call=2C {answer}"));
        go(&mut t, ">no");
        assert_eq!(t.obligations().lead_penalties().len(), 1, "{book:?}");
    }
}

/// A player who calls out of rotation twice owes what each of the two calls brings (laws 30B1, 31A and 31B): his next call replaces
/// both.
#[test]
fn law_31_two_calls_out_of_rotation_by_one_player() {
    // South opens at north's turn and again at east's, and repeats what he called then.
    let mut t = table("");
    settle(&mut t, NEW, "call-out-of-rotation,by=S,call=1H", "refuse");
    go(&mut t, "Pass");
    settle(&mut t, NEW, "call-out-of-rotation,by=S,call=1S", "refuse");
    assert_eq!(t.obligations().call_duties().count(), 2);
    go(&mut t, "Pass");
    assert_eq!(t.legal_calls(), calls("1S"));
    go(&mut t, "1S");
    assert!(t.pending().is_some(), "is one spade comparable to one heart? (31B)");
    go(&mut t, ">no");
    assert!(t.pending().is_none());
    assert!(t.obligations().must_pass(seat("N")).is_some());
    assert_eq!(t.obligations().lead_penalties().len(), 1);
    // Twice at east's turn, who bids: one heart is not kept to, one spade is.
    let mut t = table("Pass");
    settle(&mut t, B2007, "call-out-of-rotation,by=S,call=1H", "refuse");
    settle(&mut t, B2007, "call-out-of-rotation,by=S,call=1S", "refuse");
    go(&mut t, "1D 1S");
    while t.pending().is_some() {
        go(&mut t, ">no");
    }
    assert!(t.obligations().must_pass(seat("N")).is_some());
    let related: Vec<String> =
        t.obligations().lead_penalties().iter().map(|penalty| format!("{:?}", penalty.rule)).collect();
    assert_eq!(related.len(), 1, "{related:?}");
    // The same call twice, and east passes: it is repeated, and nothing more comes of it (31A1).
    let mut t = table("Pass");
    settle(&mut t, B2007, "call-out-of-rotation,by=S,call=1S", "refuse");
    settle(&mut t, B2007, "call-out-of-rotation,by=S,call=1S", "refuse");
    go(&mut t, "Pass 1S");
    assert!(t.pending().is_none() && t.obligations().must_pass(seat("N")).is_none());
    assert_eq!(t.obligations().call_duties().count(), 0);
}
