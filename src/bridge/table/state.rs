//! What the actions so far amount to.

use super::action::Action;
use crate::bridge::auction::{Auction, Outcome};
use crate::bridge::board::Vulnerability;
use crate::bridge::contract::Contract;
use crate::bridge::hand::Hand;
use crate::bridge::play::{Certainty, Play};
use crate::bridge::refusal::{Owed, Reason, Refusal};
use crate::bridge::score;
use crate::bridge::seat::{BySeat, Seat};
use crate::cards::Card;

/// How far a board has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// Calls are being made (law 17).
    Auction,
    /// The auction is over and the opening lead is not faced: leads, reviews and questions (laws 22B and 41).
    OpeningLead,
    /// The opening lead is faced (law 41C).
    Play,
    /// Passed out, played out or settled by an agreed claim.
    Over,
}

impl Phase {
    /// The stable name: `auction`, `opening-lead`, `play` or `over`.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Auction => "auction",
            Phase::OpeningLead => "opening-lead",
            Phase::Play => "play",
            Phase::Over => "over",
        }
    }
}

/// How a board ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardResult {
    /// Four passes: nobody scores (laws 22A1 and 77D).
    PassedOut,
    /// A contract was played.
    Played {
        /// The contract.
        contract: Contract,
        /// The tricks of the declarer's side, 0 to 13.
        tricks: u8,
        /// The score of the declarer's side (law 77), negative when the contract failed.
        score: i32,
    },
}

impl BoardResult {
    /// The score of north-south; east-west score its negative.
    pub const fn north_south(self) -> i32 {
        match self {
            BoardResult::PassedOut => 0,
            BoardResult::Played { contract, score, .. } => match contract.declarer {
                Seat::North | Seat::South => score,
                Seat::East | Seat::West => -score,
            },
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct State {
    pub auction: Auction,
    pub play: Option<Play>,
    /// A lead that lies face down: the outer level says whether there is one, the inner whether it is known.
    pub face_down: Option<Option<Card>>,
    /// The declarer's tricks as agreed.
    pub agreed: Option<u8>,
}

impl State {
    pub fn new(dealer: Seat) -> State {
        State { auction: Auction::new(dealer), play: None, face_down: None, agreed: None }
    }

    pub fn phase(&self) -> Phase {
        match &self.play {
            None if self.auction.is_over() => Phase::Over,
            None => Phase::Auction,
            Some(play) if self.agreed.is_some() || play.is_over() => Phase::Over,
            Some(play) if play.played().is_empty() => Phase::OpeningLead,
            Some(_) => Phase::Play,
        }
    }

    pub fn turn(&self) -> Option<Seat> {
        match self.phase() {
            Phase::Auction => self.auction.turn(),
            Phase::OpeningLead | Phase::Play => self.play.as_ref().and_then(Play::turn),
            Phase::Over => None,
        }
    }

    pub fn apply(&mut self, dealt: &BySeat<Hand>, action: Action) -> Result<Certainty, Refusal> {
        match action {
            Action::Call(call) => {
                self.auction.call(call)?;
                if let Some(Outcome::Contract(contract)) = self.auction.outcome() {
                    self.play = Some(Play::new(contract, *dealt));
                }
                Ok(Certainty::Certain)
            }
            Action::Play(card) => self.play_card(card),
            Action::LeadFaceDown(card) => self.lead_face_down(card),
            Action::FaceLead(card) => self.face_lead(card),
            Action::AgreedClaim(tricks) => self.agree(tricks),
        }
    }

    /// The play, if a card may be played at all now.
    fn playing(&mut self) -> Result<&mut Play, Refusal> {
        let reason = match self.phase() {
            Phase::Auction => Reason::AuctionNotOver,
            Phase::Over if self.play.is_none() => Reason::PassedOut,
            _ => Reason::BoardOver,
        };
        let owed = match self.phase() {
            Phase::Auction => self.auction.legal_calls().into(),
            _ => Owed::Nothing,
        };
        let over = self.phase() == Phase::Over;
        self.play.as_mut().filter(|_| !over).ok_or(Refusal::new(reason, owed))
    }

    fn play_card(&mut self, card: Card) -> Result<Certainty, Refusal> {
        let face_down = self.face_down;
        let play = self.playing()?;
        match face_down {
            // The next thing to happen is that the lead is faced (law 41C).
            Some(lead) => Err(Refusal::new(Reason::LeadNotFaced, lead.map_or(Owed::Nothing, Owed::from))),
            None => play.play(card),
        }
    }

    fn lead_face_down(&mut self, card: Option<Card>) -> Result<Certainty, Refusal> {
        let opening = self.phase() == Phase::OpeningLead && self.face_down.is_none();
        let play = self.playing()?;
        if !opening {
            return Err(Refusal::new(Reason::NoFaceDownLead, Owed::Nothing));
        }
        let certainty = match card {
            Some(card) => play.check(card)?,
            None => Certainty::CannotKnow,
        };
        self.face_down = Some(card);
        Ok(certainty)
    }

    fn face_lead(&mut self, card: Card) -> Result<Certainty, Refusal> {
        let face_down = self.face_down;
        let play = self.playing()?;
        match face_down {
            None => Err(Refusal::new(Reason::NoFaceDownLead, Owed::Nothing)),
            Some(Some(lead)) if lead != card => Err(Refusal::new(Reason::LeadNotFaced, lead.into())),
            Some(_) => {
                let certainty = play.play(card)?;
                self.face_down = None;
                Ok(certainty)
            }
        }
    }

    fn agree(&mut self, tricks: u8) -> Result<Certainty, Refusal> {
        let play = self.playing()?;
        let side = play.declarer().side();
        let defenders = play.tricks_won(side.other());
        if tricks < play.tricks_won(side) || tricks > 13 - defenders {
            return Err(Refusal::new(Reason::ImpossibleClaim, Owed::Nothing));
        }
        self.agreed = Some(tricks);
        Ok(Certainty::Certain)
    }

    pub fn result(&self, vulnerability: Vulnerability) -> Option<BoardResult> {
        if self.phase() != Phase::Over {
            return None;
        }
        let Some(play) = &self.play else { return Some(BoardResult::PassedOut) };
        let contract = self.auction.contract()?;
        let tricks = self.agreed.unwrap_or_else(|| play.tricks_won(contract.declarer.side()));
        let score = score::score_of(contract, vulnerability, tricks).ok()?;
        Some(BoardResult::Played { contract, tricks, score })
    }
}
