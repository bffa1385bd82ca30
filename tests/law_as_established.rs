//! Laws 43B2(b) and 63B: revokes that are corrected and count as established; law 64 applies with all it leaves out.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::{Side, Table};
use tricklaw::cards::Source;

/// Every hand has every suit; north plays 1NT and east leads.
const HANDS: &str = "N:AK32.K54.A76.K32 QJT.QJT9.K54.QJ4 9876.A32.Q32.A98 54.876.JT98.T765";

fn at(actions: &str) -> Table {
    on(HANDS, &format!("1NT Pass Pass Pass {actions}"))
}

/// Plays the lowest legal card to the end, and says what goes over from each side.
fn transfers(mut t: Table) -> [u8; 2] {
    while let Some(card) = t.legal_cards().and_then(|cards| cards.lowest()) {
        go(&mut t, &card.to_string());
    }
    Side::ALL.map(|side| t.transfers().from(side))
}

#[test]
fn law_64b3_dummys_revoke_costs_nothing() {
    let mut t = at("SQ *H2 S4 SA");
    let settled = settle(&mut t, B2007, "dummy-asks-about-revoke,by=S,trick=0", "yes no card=S6 keep");
    assert!(has(&settled, "64B3"), "the card lay in dummy");
    assert_eq!(transfers(t), [0, 0]);
    // Declarer's own costs what law 64A says.
    let mut t = at("SQ S6 S4 *C2");
    let settled = settle(&mut t, B2007, "dummy-asks-about-revoke,by=N,trick=0", "yes no card=SA");
    assert!(has(&settled, "43B2(b)") && !has(&settled, "64B3"));
}

#[test]
fn law_64b2_the_second_revoke_in_a_suit_costs_nothing_more() {
    let mut t = at("SQ S6 S4 *C2 SJ S7 S5 *C3");
    settle(&mut t, B2007, "revoke,by=N,trick=0", "");
    let settled = settle(&mut t, B2007, "dummy-asks-about-revoke,by=N,trick=1", "yes no card=SA");
    assert!(has(&settled, "64B2"));
}

/// Law 64B7 of 2007: where both sides have revoked neither is rectified.
#[test]
fn law_64b7_both_sides_have_revoked() {
    let mut t = at("SQ S6 *C5 S2 SJ S7 S5 *C2");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "");
    let settled = settle(&mut t, B2007, "dummy-asks-about-revoke,by=N,trick=1", "yes no card=SA");
    assert!(has(&settled, "64B7"));
    assert_eq!(transfers(t), [0, 0]);
}

/// Declarer's side at the twelfth trick, with two cards of which one must follow.
fn declarers_twelfth_trick() -> Table {
    let found = |seed| {
        let (mut t, mut source) = (at(""), Source::from_seed(seed));
        for _ in 0..48 {
            let (turn, legal) = (t.turn().unwrap(), t.legal_cards().unwrap());
            if turn.side() == Side::NorthSouth && t.hands()[turn].known.len() == 2 && legal.len() == 1 {
                return Some(t);
            }
            let card = legal.iter().nth(source.below(legal.len() as u128) as usize).unwrap();
            go(&mut t, &card.to_string());
        }
        None
    };
    (0..100).find_map(found).unwrap()
}

/// Law 62D1: in the twelfth trick the card is corrected and law 64B6 takes no tricks, whatever dummy's rights.
#[test]
fn law_64b6_the_twelfth_trick() {
    for book in [B1997, B2007, NEW] {
        let mut t = declarers_twelfth_trick();
        let (turn, legal) = (t.turn().unwrap(), t.legal_cards().unwrap());
        let wrong = (t.hands()[turn].known - legal).lowest().unwrap();
        go(&mut t, &format!("*{wrong}"));
        let answers = format!("card={}", legal.lowest().unwrap());
        let settled = settle(&mut t, book, &format!("dummy-asks-about-revoke,by={turn},trick=11"), &answers);
        assert!(has(&settled, "62D1"), "{book:?}");
        assert_eq!(transfers(t), [0, 0], "{book:?}");
    }
}

/// What settles the establishment is asked once.
#[test]
fn law_63a_established_otherwise_is_found_once() {
    for book in [B1987, B1997, B2007] {
        let mut t = at("SQ S6 S4 *C2");
        let settled = settle(&mut t, book, "dummy-asks-about-revoke,by=N,trick=0", "yes yes");
        assert!(has(&settled, "64A"), "{book:?}");
    }
}

/// 1997 laws 61B and 63B: the same where a defender was asked by his partner.
#[test]
fn law_63b_a_card_that_lay_face_up() {
    let mut t = at("SQ S6 S4 SA");
    settle(&mut t, B1997, "cards-exposed,by=E,cards=ST", "yes");
    go(&mut t, "S2 *H9");
    let settled = settle(&mut t, B1997, "revoke,by=E,trick=1", "no yes card=ST");
    assert!(has(&settled, "64B3"));
    assert_eq!(transfers(t), [0, 0]);
}

/// 1997 law 31A: a conventional pass at the right-hand opponent's turn silences partner whatever that opponent does.
#[test]
fn law_31a_a_conventional_pass() {
    let duties = |t: &Table| {
        t.call_duties()
            .map(|duty| format!("{} {} {}", duty.seat, duty.demand, duty.law.article))
            .collect::<Vec<_>>()
    };
    let mut t = table("1S");
    settle(&mut t, B1997, "call-out-of-rotation,by=S,call=Pass", "refuse yes denominations=C");
    assert_eq!(duties(&t), ["N pass-throughout 31A2(b)"]);
    let mut t = table("1S");
    settle(&mut t, B2007, "call-out-of-rotation,by=S,call=Pass", "refuse yes");
    assert_eq!(duties(&t), ["S replace=Pass 31A"], "2007: once east has called");
}

/// An enforced pass that did damage is a matter of law 23; in 1997 a pass out of rotation names 72B1 itself.
#[test]
fn law_23_what_an_enforced_pass_did() {
    let mut t = table("1S");
    let settled = settle(&mut t, B1997, "insufficient-bid,by=E,bid=1H", "refuse call=2C no");
    assert!(has(&settled, "23") && !has(&settled, "72B1"));
    let mut t = table("1S");
    let settled = settle(&mut t, B1997, "call-out-of-rotation,by=S,call=Pass", "refuse no");
    assert!(has(&settled, "72B1") && !has(&settled, "23"));
}
