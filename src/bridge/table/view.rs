//! What one player knows of a table.

use super::{Action, HandsError, Phase, RecordError, Table, deduce_last_hand, hands_that_fit};
use crate::bridge::hand::Hand;
use crate::bridge::law::{Edition, Irregularity};
use crate::bridge::seat::{BySeat, Seat};
use crate::cards::CardSet;
use core::fmt;

/// Why hands cannot be shown at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RevealError {
    /// A hand has not thirteen cards, or shares some with another.
    Hands(HandsError),
    /// Cards that a player is known to have been dealt are not in the hand shown for him.
    Lacks(CardSet),
    /// An action of the record would have been refused.
    Record(RecordError),
}

impl fmt::Display for RevealError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RevealError::Hands(error) => error.fmt(f),
            RevealError::Lacks(cards) => write!(f, "not in the hand of the player who had them: {cards}"),
            RevealError::Record(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for RevealError {}

impl Table {
    /// The table as that player knows it: his own hand, dummy's once the opening lead is faced, and every card played.
    /// The other hands are counts. It is a table like any other and can be played on with the actions that follow.
    ///
    /// A revoke that only the other hands give away looks like a legal play until attention has been drawn to it
    /// (law 61): a ruling on it, or a later card of the suit.
    pub fn view(&self, seat: Seat) -> Table {
        self.seen_by(Some(seat))
    }

    /// The table as an onlooker knows it who sees no hand but dummy's.
    pub fn public_view(&self) -> Table {
        self.seen_by(None)
    }

    /// Shows hands that were hidden here, as they were dealt: dummy's when it is spread (law 41D), or those faced for a
    /// claim (law 68). Hands that are hidden in `hands` stay as they are. A revoke that comes to light is one on the
    /// record from now on.
    ///
    /// # Errors
    ///
    /// [`RevealError`] for hands that contradict what is known; the table is then unchanged.
    ///
    /// ```
    /// use tricklaw::bridge::{Board, Deal, Seat, Table};
    /// use tricklaw::cards::Source;
    /// let deal = Deal::random(&mut Source::from_seed(1));
    /// let mut server = Table::of_deal(Board::numbered(1).unwrap(), &deal);
    /// let mut client = server.view(Seat::North);
    /// for action in ["Pass", "1NT", "Pass", "Pass", "Pass", "?"] {
    ///     client.apply(action.parse().unwrap()).unwrap();
    /// }
    /// assert!(!client.hands()[Seat::West].is_known());
    /// client.reveal(server.view(Seat::West).dealt()).unwrap();
    /// assert_eq!(client.hands()[Seat::West].known, deal.hand(Seat::West));
    /// ```
    pub fn reveal(&mut self, hands: &BySeat<Hand>) -> Result<(), RevealError> {
        let shown = |seat: Seat| if hands[seat].is_known() { hands[seat] } else { self.dealt[seat] };
        let dealt = BySeat::from_fn(shown);
        let known = hands_that_fit(&dealt).map_err(RevealError::Hands)?;
        let lacking =
            |seat: Seat| (self.state.hands[seat].known | self.dealt[seat].known) - dealt[seat].known;
        let lacking = Seat::ALL
            .into_iter()
            .filter(|&seat| dealt[seat].is_known())
            .fold(CardSet::EMPTY, |cards, seat| cards | lacking(seat));
        if !lacking.is_empty() {
            return Err(RevealError::Lacks(lacking));
        }
        let bare = Table { dealt: deduce_last_hand(dealt, known), ..self.clone() };
        *self = bare.retold(&self.actions).map_err(RevealError::Record)?;
        Ok(())
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
        let actions: Vec<Action> = self.actions.iter().map(as_seen).collect();
        let mut view = Table { board: self.board, dealt, actions, state: self.state.clone() };
        match view.retold(&view.actions) {
            Ok(retold) => view = retold,
            // Cards shown in a ruling can prove a revoke that was not ruled on: then all are told.
            Err(_) => view.rebuild(),
        }
        view
    }

    fn dummy_is_down(&self) -> bool {
        match self.phase() {
            Phase::Auction | Phase::OpeningLead => false,
            Phase::Play | Phase::Over => self.play().is_some_and(|play| !play.played().is_empty()),
        }
    }

    /// The table after those actions, every card on the record as regular or against the laws by what is known here.
    fn retold(&self, actions: &[Action]) -> Result<Table, RecordError> {
        let mut table = self.replay(&[])?;
        for (at, &action) in actions.iter().enumerate() {
            let action = match action {
                Action::Play(card) | Action::Irregular(card) if !table.is_ruled_on(&actions[at..]) => {
                    let regular = table.check(Action::Play(card)).is_ok();
                    let against = !regular && table.check(Action::Irregular(card)).is_ok();
                    if against { Action::Irregular(card) } else { Action::Play(card) }
                }
                other => other,
            };
            table.apply(action).map_err(|refusal| RecordError { at, refusal })?;
        }
        Ok(table)
    }

    /// Whether one of those actions rules on a revoke by the hand in turn in this trick, or by a hand before it, whose correction
    /// tells of this one, or by the other side where an edition lets both be corrected then.
    fn is_ruled_on(&self, actions: &[Action]) -> bool {
        let (turn, now) = (self.turn(), self.state.plays.len() / 4);
        actions.iter().any(|action| match action {
            Action::Ruling(ruled) => match ruled.irregularity {
                Irregularity::Revoke { by, trick } | Irregularity::DummyAsksAboutRevoke { by, trick } => {
                    let both = || {
                        let laws = &Edition::of(ruled.book).switches;
                        laws.both_in_one_trick.value && turn.is_some_and(|turn| turn.side() != by.side())
                    };
                    let played = self.state.place_in_trick(by, trick).is_some();
                    usize::from(trick) == now && (Some(by) == turn || played || both())
                }
                _ => false,
            },
            _ => false,
        })
    }
}
