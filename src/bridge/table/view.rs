//! What one player knows of a table.

use super::{Action, Phase, Table};
use crate::bridge::hand::Hand;
use crate::bridge::seat::{BySeat, Seat};

impl Table {
    /// The table as that player knows it: his own hand, dummy's once the opening lead is faced, and every card played.
    /// The other hands are counts. It is a table like any other and can be played on with the actions that follow.
    pub fn view(&self, seat: Seat) -> Table {
        self.seen_by(Some(seat))
    }

    /// The table as an onlooker knows it who sees no hand but dummy's.
    pub fn public_view(&self) -> Table {
        self.seen_by(None)
    }

    fn seen_by(&self, viewer: Option<Seat>) -> Table {
        let dummy = self.contract().map(|contract| contract.dummy()).filter(|_| self.dummy_is_down());
        let dealt = BySeat::from_fn(|seat| match Some(seat) {
            own if own == viewer || own == dummy => self.dealt[seat],
            _ => Hand::UNSEEN,
        });
        let leader = self.contract().map(|contract| contract.leader());
        let as_seen = |&action: &Action| match action {
            Action::LeadFaceDown(_) if leader != viewer => Action::LeadFaceDown(None),
            Action::Ruling(ruled) => Action::Ruling(ruled.seen_by(viewer)),
            other => other,
        };
        let actions = self.actions.iter().map(as_seen).collect();
        let mut view = Table { board: self.board, dealt, actions, state: self.state.clone() };
        view.rebuild();
        view
    }

    fn dummy_is_down(&self) -> bool {
        match self.phase() {
            Phase::Auction | Phase::OpeningLead => false,
            Phase::Play | Phase::Over => self.play().is_some_and(|play| !play.played().is_empty()),
        }
    }
}
