//! What holds of any board in progress, whatever has happened at it.
#![allow(dead_code)]

use tricklaw::bridge::{Action, Call, Phase, Seat, Table};
use tricklaw::cards::{Card, CardSet};

/// What is listed as legal is what the check accepts, call by call and card by card.
pub fn agrees(table: &Table) {
    let legal = table.legal_calls();
    for call in Call::all() {
        assert_eq!(table.check(Action::Call(call)).is_ok(), legal.contains(call), "{call}");
    }
    let legal = table.legal_cards().unwrap();
    for card in Card::all() {
        assert_eq!(table.check(Action::Play(card)).is_ok(), legal.contains(card), "{card}");
    }
    assert_eq!(table.possible_cards(), legal);
}

/// A board that is not over has a way on.
pub fn continues(table: &Table) {
    if table.phase() == Phase::Over {
        return;
    }
    let open = table.pending().is_some();
    let calls = !table.legal_calls().is_empty();
    let cards = table.legal_cards() != Some(CardSet::EMPTY);
    let faced = table.face_down_lead().is_some();
    assert!(open || calls || cards || faced, "no way on after {:?}", table.actions());
    assert!(table.turn().is_some());
}

/// What each player sees fits the table.
pub fn is_seen(table: &Table) {
    for seat in Seat::ALL {
        let view = table.view(seat);
        assert_eq!((view.phase(), view.turn()), (table.phase(), table.turn()), "{:?}", table.actions());
        assert_eq!(view.contract(), table.contract());
        assert_eq!(view.calls(), table.calls());
        assert_eq!(view.obligations().penalty_cards(), table.obligations().penalty_cards());
        let possible = view.possible_cards();
        // A revoke nobody noticed looks like showing out.
        let revoked = table.actions().iter().any(|action| matches!(action, Action::Irregular(_)));
        assert!(revoked || possible.contains_all(table.possible_cards()), "{:?}", table.actions());
        for card in Card::all() {
            assert_eq!(view.check(Action::Play(card)).is_ok(), possible.contains(card), "{card}");
        }
        for other in Seat::ALL {
            let (seen, there) = (view.hands()[other], table.hands()[other]);
            assert_eq!(seen.len(), there.len(), "{other} seen by {seat}");
            assert!(there.known.contains_all(seen.known), "{other} seen by {seat}");
        }
        if table.phase() == Phase::Over {
            assert_eq!(view.result(), table.result());
        }
    }
}
