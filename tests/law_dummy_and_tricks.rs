//! Laws 41 to 43 and 66: the opening lead face down, dummy's rights, inspection of tricks.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::law::Inspection;
use tricklaw::cite::Book;

#[test]
fn law_41a_a_face_down_lead_out_of_turn_goes_back() {
    for book in Book::BRIDGE {
        let mut t = play("");
        let settled = settle(&mut t, book, "opening-lead-out-of-turn,by=W,card=-", "");
        assert!(has(&settled, "41A"));
        assert_eq!((t.phase().name(), t.turn()), ("opening-lead", Some(seat("E"))));
        assert!(t.obligations().penalty_cards().is_empty());
    }
}

#[test]
fn law_42b2_dummy_may_try_to_prevent_an_irregularity() {
    let t = play("S3 S2 S8 SA");
    let r = ruling(&t, B2007, "dummy-warns", "no");
    assert!(r.settled().unwrap().effects.is_empty());
}

// The defenders have chosen dummy for the next lead; what is ruled on an earlier trick before it is made leaves it there.
#[test]
fn law_43b2a_the_hand_chosen_leads_also_after_a_ruling_on_an_earlier_trick() {
    for (west, irregularity, answers) in
        [("*H2", "revoke,by=W,trick=0", ""), ("-", "card-left-out,by=W,trick=0", "card=S8")]
    {
        let mut t = play(&format!("S3 SJ {west} SA HK H4 HT H5"));
        settle(&mut t, B2007, "dummy-warns", "yes hand=S");
        settle(&mut t, B2007, irregularity, answers);
        assert_eq!(t.turn(), Some(seat("S")), "{irregularity}");
    }
}

#[test]
fn law_43b2a_dummy_without_rights_warns_a_defender_chooses_the_hand() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 S8 SA");
        let settled = settle(&mut t, book, "dummy-warns", "yes hand=S");
        assert_eq!(t.turn(), Some(seat("S")));
        assert_eq!(is_inferred(&settled), matches!(book, Book::Bridge1987 | Book::Bridge2017));
        let mut t = play("S3 S2 S8 SA");
        settle(&mut t, book, "dummy-warns", "yes nothing hand=S");
        assert_eq!(t.turn(), Some(seat("S")));
        // Both may leave it to declarer.
        let mut t = play("S3 S2 S8 SA");
        settle(&mut t, book, "dummy-warns", "yes nothing nothing");
        assert_eq!(t.turn(), Some(seat("N")), "who won the last trick");
    }
}

#[test]
fn law_43b2b_dummy_without_rights_asks_about_a_revoke() {
    // North discards on diamonds though he has one: corrected, and still established.
    let mut t = play("D5 D3 DJ *C5");
    let settled = settle(&mut t, B2007, "dummy-asks-about-revoke,by=N,trick=0", "yes no card=DQ");
    assert!(has(&settled, "43B2(b)"));
    assert_eq!(t.tricks()[0].winner, Some(seat("N")));
    assert_eq!(t.obligations().established().len(), 1);
    // With his rights he may ask: the revoke is corrected and that is all.
    let mut t = play("D5 D3 DJ *C5");
    settle(&mut t, B2007, "dummy-asks-about-revoke,by=N,trick=0", "no no card=DQ");
    assert!(t.obligations().established().is_empty());
}

#[test]
fn law_43b3_dummy_without_rights_points_out_a_defender() {
    let t = play("S3 S2 S8 SA");
    let r = ruling(&t, B2007, "dummy-points-out", "yes");
    assert!(considers(r.settled().unwrap(), "43B3"));
}

#[test]
fn law_66_inspection_of_tricks() {
    let t = play("S3 S2 S8 SA");
    let not_turned = Inspection::CurrentTrick { own_turned: false };
    assert!(t.may_inspect(seat("E"), not_turned).is_ok());
    let turned = Inspection::CurrentTrick { own_turned: true };
    assert_eq!(t.may_inspect(seat("E"), turned).unwrap_err().law.article, "66A");
    assert!(t.may_inspect(seat("S"), not_turned).is_err(), "not dummy");
    assert!(t.may_inspect(seat("W"), Inspection::OwnLastCard).is_ok());
    let quitted = Inspection::QuittedTrick { by_order: false };
    assert_eq!(t.may_inspect(seat("W"), quitted).unwrap_err().law.article, "66C");
    assert!(t.may_inspect(seat("W"), Inspection::QuittedTrick { by_order: true }).is_ok());
    // North leads on: his side may not ask any more, the defenders may until they play.
    let t = play("S3 S2 S8 SA H3");
    assert!(t.may_inspect(seat("N"), not_turned).is_err());
    assert!(t.may_inspect(seat("E"), not_turned).is_ok());
    assert_eq!(t.may_inspect(seat("E"), Inspection::OwnLastCard).unwrap_err().law.article, "66B");
}

#[test]
fn law_66d_after_the_play_everybody_may_look() {
    let mut t = play("S3 S2 S8 SA");
    go(&mut t, "=7");
    assert!(t.may_inspect(seat("W"), Inspection::QuittedTrick { by_order: false }).is_ok());
}
