//! Who may ask what, and when (laws 20 and 41).

use super::{Phase, Table};
use crate::bridge::refusal::{Owed, Reason, Refusal};
use crate::bridge::seat::Seat;
use crate::cite::Citation;

/// Something a player may ask for.
///
/// ```
/// use tricklaw::bridge::{Board, Deal, Right, Seat, Table};
/// let mut table = Table::of_deal(Board::numbered(1).unwrap(), &Deal::from_number(0).unwrap());
/// table.apply("1S".parse().unwrap()).unwrap();
/// assert!(table.may(Seat::East, Right::AskExplanation).is_ok());
/// let refusal = table.may(Seat::West, Right::AskExplanation).unwrap_err();
/// assert_eq!(refusal.law.article, "20F");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Right {
    /// To have the whole auction restated, alerts included (laws 20B, 20C2 and 41B).
    ReviewAuction,
    /// To have an opposing call or play explained (laws 20F1, 20F2 and 41B).
    AskExplanation,
    /// To be told the contract and whether it is doubled, but not by whom (law 41C).
    AskContract,
    /// To ask whether it is for him to lead (law 20C1).
    AskWhoLeads,
}

impl Right {
    /// Every right.
    pub const ALL: [Right; 4] =
        [Right::ReviewAuction, Right::AskExplanation, Right::AskContract, Right::AskWhoLeads];

    /// The stable name: `review-auction`, `ask-explanation`, `ask-contract` or `ask-who-leads`.
    pub const fn name(self) -> &'static str {
        match self {
            Right::ReviewAuction => "review-auction",
            Right::AskExplanation => "ask-explanation",
            Right::AskContract => "ask-contract",
            Right::AskWhoLeads => "ask-who-leads",
        }
    }
}

impl Table {
    /// Whether that player may ask for it now. Who must pass has no right to a review of the auction (law 20B).
    ///
    /// # Errors
    ///
    /// A [`Refusal`] naming the law: out of turn 20B or 20F, during the play 20C, 20F, 41B or 41C; 41B when a review comes too late;
    /// 43A1 for dummy, 41B before the lead is faced.
    pub fn may(&self, seat: Seat, right: Right) -> Result<(), Refusal> {
        let actor = self.actor();
        let out_of_turn = |reason| Err(Refusal::new(reason, actor.map_or(Owed::Nothing, Owed::Turn)));
        let nothing_left = Err(Refusal::new(Reason::BoardOver, Owed::Nothing));
        match self.phase() {
            Phase::Over => nothing_left,
            Phase::Auction => match right {
                Right::AskContract | Right::AskWhoLeads => {
                    Err(Refusal::new(Reason::AuctionNotOver, self.legal_calls().into()))
                }
                Right::ReviewAuction if self.obligations().must_pass(seat).is_some() => {
                    let law = Citation::new(self.obligations().book(), "20B");
                    Err(Refusal { law, ..Refusal::new(Reason::MustPass, Owed::Nothing) })
                }
                _ if Some(seat) == actor => Ok(()),
                Right::ReviewAuction => out_of_turn(Reason::ReviewOutOfTurn),
                Right::AskExplanation => out_of_turn(Reason::QuestionOutOfTurn),
            },
            Phase::OpeningLead if self.is_dummy(seat) => {
                Err(under("41B", Refusal::new(Reason::DummyMayNotAsk, Owed::Nothing)))
            }
            Phase::Play if self.is_dummy(seat) => Err(Refusal::new(Reason::DummyMayNotAsk, Owed::Nothing)),
            Phase::OpeningLead => match right {
                Right::AskWhoLeads if !self.is_declarer(seat) => Ok(()),
                Right::AskWhoLeads => self.is_not_in_turn(right),
                _ => self.may_in_clarification(seat, right),
            },
            Phase::Play => match right {
                _ if Some(seat) != actor => self.is_not_in_turn(right),
                Right::ReviewAuction if self.has_played(seat) => {
                    Err(Refusal::new(Reason::ReviewTooLate, Owed::Nothing))
                }
                Right::AskWhoLeads => Err(Refusal::new(Reason::ReviewTooLate, Owed::Nothing)),
                _ => Ok(()),
            },
        }
    }

    /// Before the lead is faced: the leader until he has chosen his card (law 20C2), his partner and the presumed
    /// declarer all the time (law 41B).
    fn may_in_clarification(&self, seat: Seat, right: Right) -> Result<(), Refusal> {
        if Some(seat) != self.turn() || self.state.face_down.is_none() {
            return Ok(());
        }
        match right {
            Right::ReviewAuction => Err(Refusal::new(Reason::ReviewTooLate, Owed::Turn(seat))),
            _ => self.is_not_in_turn(right),
        }
    }

    /// Once the auction has ended each right is in a law of its own.
    fn is_not_in_turn(&self, right: Right) -> Result<(), Refusal> {
        let article = match right {
            Right::ReviewAuction => "41B",
            Right::AskExplanation => "20F2",
            Right::AskContract => "41C",
            Right::AskWhoLeads => "20C1",
        };
        let owed = self.actor().map_or(Owed::Nothing, Owed::Turn);
        Err(under(article, Refusal::new(Reason::QuestionOutOfTurn, owed)))
    }

    fn is_dummy(&self, seat: Seat) -> bool {
        self.contract().is_some_and(|contract| contract.dummy() == seat)
    }

    fn is_declarer(&self, seat: Seat) -> bool {
        self.contract().is_some_and(|contract| contract.declarer == seat)
    }

    /// Whether the player has played a card; dummy's first card is the declarer's.
    fn has_played(&self, seat: Seat) -> bool {
        let dummy = self.contract().map(|contract| contract.dummy());
        let counts = |by: Seat| by == seat || (self.is_declarer(seat) && Some(by) == dummy);
        self.tricks().iter().flat_map(|trick| &trick.cards).any(|played| counts(played.seat))
    }
}

fn under(article: &'static str, refusal: Refusal) -> Refusal {
    Refusal { law: Citation { article, ..refusal.law }, ..refusal }
}

crate::shown::shown_by!(name: Right);
