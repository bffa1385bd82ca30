//! One irregularity while another is pending: what binds stays bound, and what is taken back comes back as it was.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::Seat;
use tricklaw::bridge::law::{Rounds, Status};
use tricklaw::cite::Book;

// What was said for the whole auction is not shortened by a pass for one round (laws 24B and 27B2).
#[test]
fn law_24b_a_pass_for_one_round_does_not_end_one_throughout() {
    for book in Book::BRIDGE {
        let mut t = table("1S");
        let answers = if book == B2007 { "refuse call=Pass no no" } else { "refuse call=Pass no" };
        settle(&mut t, book, "insufficient-bid,by=E,bid=1H,to=-", answers);
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

#[test]
fn law_24c_a_second_small_card_makes_two() {
    for book in Book::BRIDGE {
        let mut t = table("");
        settle(&mut t, book, "cards-faced-in-auction,by=W,cards=D4,led=false", "yes");
        assert_eq!(t.obligations().must_pass(seat("E")), None, "{book:?}: one small card (24A)");
        let settled = settle(&mut t, book, "cards-faced-in-auction,by=W,cards=S5,led=false", "yes");
        assert!(has(&settled, "24C"), "{book:?}");
        assert_eq!(t.obligations().must_pass(seat("E")), Some(Rounds::Once));
        go(&mut t, "1NT Pass Pass Pass");
        assert!(t.obligations().penalty_cards().iter().all(|card| card.major), "50B");
    }
    // What has been picked up since does not lie there again.
    let mut t = play("");
    settle(&mut t, B2007, "cards-faced-in-auction,by=W,cards=DJ,led=false", "yes");
    go(&mut t, ">require-suit=D");
    settle(&mut t, B2007, "cards-faced-in-auction,by=W,cards=S5,led=false", "yes");
    assert_eq!(t.obligations().penalty_cards().len(), 1);
}

#[test]
fn law_41a_47e2_a_face_down_lead_goes_back() {
    for book in Book::BRIDGE {
        let mut t = play("?S3");
        assert!(refuses(&t, book, "play-on-misinformation,by=W"));
        let r = ruling(&t, book, "play-on-misinformation,by=E", "no");
        assert!(r.settled().unwrap().effects.is_empty());
        let settled = settle(&mut t, book, "play-on-misinformation,by=E", "yes");
        assert!(has(&settled, "47E2(a)"));
        assert_eq!((t.face_down_lead(), t.turn()), (None, Some(seat("E"))));
        go(&mut t, "?HQ !HQ");
    }
}

#[test]
fn law_54b2_dummys_second_card_stays() {
    for book in Book::BRIDGE {
        let mut t = play("");
        settle(&mut t, book, "opening-lead-out-of-turn,by=W,card=H7", "no no accept");
        let told = if matches!(book, B2007 | NEW) { "no" } else { "" };
        let settled = settle(&mut t, book, "premature-play,by=S,card=HT", told);
        assert!(has(&settled, "54B2"));
        go(&mut t, "H3 HJ");
        assert_eq!(legal(&t), "HT", "{book:?}");
    }
    // Elsewhere 1997 leaves declarer's premature card alone.
    let mut t = play("S3");
    settle(&mut t, B1997, "premature-play,by=N,card=S4", "");
    assert!(t.obligations().play_duties().is_empty());
}

// West's 2D out of rotation showed both majors; he repeats it in turn (law 26, note).
#[test]
fn law_26_a_call_repeated_in_another_meaning_is_another_call() {
    for book in [B1987, B1997, B2007] {
        let mut t = table("");
        settle(&mut t, book, "call-out-of-rotation,by=W,call=2D", "refuse yes denominations=HS");
        go(&mut t, "1C Pass 1D 2D");
        assert!(t.pending().is_none(), "nothing to find before it matters");
        go(&mut t, "2NT Pass Pass Pass");
        let Some(Status::Needs(open)) = t.pending() else { panic!("{book:?}") };
        assert_eq!((open.question.code(), open.law.article), ("other-meaning", "26"));
        assert!(t.check("S3".parse().unwrap()).unwrap_err().to_string().contains("director"));
        let mut same = t.clone();
        go(&mut same, ">no");
        assert!(same.pending().is_none() && legal(&same).contains('S'), "{book:?}: no restriction");
        go(&mut t, ">yes >require-suit=S");
        assert_eq!(legal(&t), "SK S9 S6 S3", "{book:?}");
    }
    // Another call in its place is asked about at once, and the suit bid by name needs no finding.
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=W,call=1H", "refuse no");
    go(&mut t, "1C Pass 1D 1H 1NT Pass Pass Pass");
    assert!(t.pending().is_none());
}

// North-south acted before the director was called: what the ruling on east's side brought is lifted (law 11A).
#[test]
fn law_11a_a_lost_right_lifts_what_the_last_ruling_brought() {
    for book in [B1997, B2007] {
        let mut t = table("1S");
        let answers = if book == B2007 { "refuse call=Pass no no" } else { "refuse call=Pass no" };
        settle(&mut t, book, "insufficient-bid,by=E,bid=1H,to=-", answers);
        go(&mut t, "2S");
        assert!(only_pass(&t));
        settle(&mut t, book, "acted-before-ruling,by=N", "yes");
        assert!(may_call(&t, "3H") && t.obligations().lead_penalties().is_empty(), "{book:?}");
        // A penalty card; an older one stays.
        let mut t = play("S3 S2 S8 S4");
        settle(&mut t, book, "cards-exposed,by=E,cards=H4", "yes yes");
        settle(&mut t, book, "cards-exposed,by=E,cards=DT", "yes");
        assert!(t.obligations().penalty_cards().iter().all(|card| card.major));
        settle(&mut t, book, "acted-before-ruling,by=N", "yes");
        let left = t.obligations().penalty_cards();
        assert_eq!(
            (left.len(), left[0].card.to_string().as_str(), left[0].major),
            (1, "H4", false),
            "{book:?}"
        );
    }
    // His own side's obligations stay, and 2017 takes back nothing.
    let mut t = table("1S");
    settle(&mut t, B2007, "cards-faced-in-auction,by=S,cards=DA,led=false", "yes");
    settle(&mut t, B2007, "acted-before-ruling,by=S", "yes");
    assert!(t.obligations().must_pass(seat("N")).is_some());
    settle(&mut t, NEW, "acted-before-ruling,by=E", "yes");
    assert!(t.obligations().must_pass(seat("N")).is_some());
}

#[test]
fn law_43b3_no_rectification_when_dummy_without_rights_points_it_out() {
    for book in [B1997, B2007] {
        let mut t = play("S3 S2 S8 S4");
        settle(&mut t, book, "cards-exposed,by=E,cards=DT", "yes");
        let settled = settle(&mut t, book, "dummy-points-out", "yes");
        let article = if book == B2007 { "43B3" } else { "43C" };
        assert!(has(&settled, article) && considers(&settled, article));
        assert!(
            t.obligations().penalty_cards().is_empty(),
            "{book:?}: play goes on as though nothing had happened"
        );
    }
}

// East must pass and bids out of rotation: both laws are his (37B and 31).
#[test]
fn law_37b_a_barred_player_bids_out_of_rotation() {
    for book in Book::BRIDGE {
        // West's jack was faced: east passes once, and bids when it is north's turn.
        let start = || {
            let mut t = table("");
            settle(&mut t, book, "cards-faced-in-auction,by=W,cards=DJ,led=false", "yes");
            t
        };
        let mut t = start();
        let answers = if book == NEW { "refuse" } else { "refuse no" };
        let settled = settle(&mut t, book, "call-out-of-rotation,by=E,call=1H", answers);
        let article = if matches!(book, B1987 | B1997) { "37" } else { "37B2" };
        assert!(has(&settled, article), "{book:?}");
        assert!(has_lead_penalty(&settled));
        for seat in [seat("E"), seat("W")] {
            assert_eq!(t.obligations().must_pass(seat), Some(Rounds::Throughout), "{book:?}");
        }
        // Accepted it stands, and he is bound no longer.
        let mut t = start();
        settle(&mut t, book, "call-out-of-rotation,by=E,call=1H", "accept");
        assert_eq!(auction(&t), "E1H");
        assert_eq!(t.obligations().must_pass(seat("E")), None);
    }
}

#[test]
fn law_61a_views_follow_a_corrected_discard() {
    // East has no heart and may not play a diamond.
    let deal = "N:AQ74.K832.Q6.A95 K963..JT854.KQ43 JT2.AT9.AK73.J82 85.QJ7654.92.T76";
    let mut t = on(deal, "1NT Pass Pass Pass S3 S2 S8 SA H3");
    settle(&mut t, B2007, "premature-play,by=W,card=H7", "no no forbid-other=D");
    go(&mut t, "*D4");
    settle(&mut t, B2007, "revoke,by=E,trick=1", "no card=C3");
    assert_eq!(t.tricks()[1].cards[1].card.to_string(), "C3");
    for viewer in Seat::ALL {
        assert_eq!(t.view(viewer).tricks()[1].cards[1].card.to_string(), "C3", "{viewer}");
    }
}

#[test]
fn law_61a_views_follow_a_corrected_lead() {
    let mut t = play("");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=H7", "no no refuse");
    go(&mut t, ">require-suit=H *S3 S2");
    settle(&mut t, B2007, "revoke,by=E,trick=0", "no card=HQ");
    for viewer in Seat::ALL {
        let view = t.view(viewer);
        assert_eq!(view.tricks()[0].cards[0].card.to_string(), "HQ", "{viewer}");
        assert_eq!(view.turn(), t.turn());
    }
}

// Declarer has used his right at the opening lead when west's last pass turns out to have been unintended.
#[test]
fn law_26_a_right_used_before_the_auction_goes_on_is_there_again() {
    let start = || {
        let mut t = table("");
        settle(&mut t, B2007, "call-out-of-rotation,by=W,call=1H", "refuse no");
        go(&mut t, "1NT Pass Pass Pass >require-suit=H");
        settle(&mut t, B2007, "change-of-call,by=W,to=X", "yes yes");
        assert!(t.obligations().lead_duties().is_empty());
        t
    };
    let mut t = start();
    go(&mut t, "Pass Pass Pass");
    assert!(t.pending().is_some(), "he chooses again");
    go(&mut t, ">forbid-suits=H");
    assert!(!legal(&t).contains('H'));
    let mut t = start();
    go(&mut t, "Pass Pass 2D 2H Pass Pass Pass");
    assert!(t.pending().is_none() && t.turn() == Some(seat("N")), "east-west play the contract");
    assert!(t.obligations().lead_penalties().len() == 1);
}

// A card led out of turn lies there still when the auction goes on (law 24).
#[test]
fn law_24_a_refused_opening_lead_lies_there_when_the_auction_goes_on() {
    let mut t = play("");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=H7", "no no refuse");
    // Also when it was picked up for a lead that has not been made (law 50D2).
    for asked in ["", ">require-suit=H"] {
        let mut t = t.clone();
        go(&mut t, asked);
        settle(&mut t, B2007, "misinformed-call,by=W", "yes");
        assert_eq!(t.obligations().faced(seat("W")), cards("H7"), "{asked}");
        go(&mut t, "Pass");
        assert!(t.obligations().penalty_cards()[0].major);
    }
}

/// Laws 24B and C: a card faced after the final pass costs partner his next turn too, if the auction goes on.
#[test]
fn law_24b_a_card_faced_after_the_final_pass_silences_partner_when_the_auction_goes_on() {
    let shown = |by: &str, cards: &str| format!("cards-faced-in-auction,by={by},cards={cards},led=false");
    for book in Book::BRIDGE {
        for (irregularity, answers, law) in [
            (shown("W", "DJ"), "yes", Some(("E", "24B"))),
            (shown("W", "D4"), "yes", None),
            (shown("W", "D4+H7"), "yes", Some(("E", "24C"))),
            (shown("N", "SA"), "yes", Some(("S", "24B"))),
            ("opening-lead-out-of-turn,by=W,card=D4".to_owned(), "no no refuse", Some(("E", "24B"))),
        ] {
            let mut t = play("");
            settle(&mut t, book, &irregularity, answers);
            assert_eq!(t.obligations().call_duties().count(), 0, "the auction is over");
            settle(&mut t, book, "misinformed-call,by=W", "yes");
            let duties = t.obligations().call_duties();
            let silenced: Vec<_> = duties.map(|duty| (duty.seat, duty.law.article)).collect();
            assert_eq!(silenced, Vec::from_iter(law.map(|(by, law)| (seat(by), law))), "{irregularity}");
        }
        // It is paid for once.
        let mut t = table("");
        settle(&mut t, book, &shown("W", "DJ"), "yes");
        go(&mut t, "1NT Pass Pass Pass");
        settle(&mut t, book, "misinformed-call,by=W", "yes");
        assert_eq!(t.obligations().call_duties().count(), 0);
    }
}

// Declarer had left the lead free when another card of the leader's partner was exposed: he chooses again (laws 50D2 and 51B).
#[test]
fn law_50d2_a_new_penalty_card_opens_the_choice_again() {
    for book in Book::BRIDGE {
        let mut t = play("");
        settle(&mut t, book, "cards-faced-in-auction,by=W,cards=DJ,led=false", "yes");
        go(&mut t, ">free");
        assert!(t.pending().is_none());
        settle(&mut t, book, "opening-lead-out-of-turn,by=W,card=H7", "no no refuse");
        let open = t.pending().unwrap_or_else(|| panic!("{book:?}"));
        assert!(choices(&open).contains(&"forbid-suits=DH".to_owned()), "51B2(b)");
        go(&mut t, ">free");
        // A card of the leader's own changes nothing.
        settle(&mut t, book, "cards-exposed,by=E,cards=SK", "yes");
        assert!(t.pending().is_none());
    }
}

// East replaces his 1H by 2D, which was a slip for 2H: what 2D brought goes, and 2H has its own consequences.
#[test]
fn law_31a2_a_replacement_changed_under_25a_counts_as_changed() {
    let replaced = |book, answers: &str| {
        let mut t = table("");
        settle(&mut t, book, "call-out-of-rotation,by=E,call=1H", "refuse");
        go(&mut t, &format!("1S 2D {answers}"));
        t
    };
    for (book, unintended) in [(B1997, "yes yes"), (B2007, "yes yes")] {
        let mut t = replaced(book, ">no");
        assert_eq!(t.obligations().lead_penalties().len(), 1);
        settle(&mut t, book, "change-of-call,by=E,to=2H", unintended);
        go(&mut t, ">no");
        assert!(t.obligations().lead_penalties().is_empty(), "{book:?}");
        assert_eq!(t.obligations().must_pass(seat("W")), Some(Rounds::Once), "{book:?}");
        assert_eq!(auction(&t), "N1S E2H");
        // After south has called too, whose call goes back with it.
        let mut t = replaced(book, ">no 2S");
        settle(&mut t, book, "change-of-call,by=E,to=2H", &format!("{unintended} withdraw"));
        go(&mut t, ">no 2S Pass");
        assert_eq!(t.obligations().must_pass(seat("W")), None, "{book:?}: once");
        assert_eq!(t.obligations().lead_penalties().len(), 0, "{book:?}");
    }
    let mut t = replaced(NEW, ">no");
    settle(&mut t, NEW, "change-of-call,by=E,to=2H", "yes");
    go(&mut t, ">yes Pass");
    assert!(may_call(&t, "4H"), "comparable");
}

// A slip the other way, to the denomination of the withdrawn bid, when west had been silenced already.
#[test]
fn law_31a2_a_changed_replacement_leaves_older_silence() {
    let mut t = table("");
    settle(&mut t, B2007, "cards-faced-in-auction,by=E,cards=SK,led=false", "yes");
    settle(&mut t, B2007, "call-out-of-rotation,by=E,call=1H", "refuse");
    go(&mut t, "1S 2D >no");
    settle(&mut t, B2007, "change-of-call,by=E,to=Pass", "yes yes");
    go(&mut t, ">no");
    assert_eq!(t.obligations().must_pass(seat("W")), Some(Rounds::Throughout));
    assert_eq!(t.obligations().lead_penalties().len(), 1, "hearts were not repeated");
}
