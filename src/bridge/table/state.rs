//! What the actions so far amount to.

use super::action::Action;
use super::progress::{BoardResult, Phase, TableCall};
use crate::bridge::auction::{Auction, Outcome};
use crate::bridge::board::Vulnerability;
use crate::bridge::call::Call;
use crate::bridge::call_set::CallSet;
use crate::bridge::contract::Contract;
use crate::bridge::hand::Hand;
use crate::bridge::law::Obligations;
use crate::bridge::play::{Certainty, Entry, Mark, Play};
use crate::bridge::refusal::{Owed, Reason, Refusal};
use crate::bridge::score;
use crate::bridge::seat::{BySeat, Seat};
use crate::cards::{Card, CardSet};
use crate::cite::Citation;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::bridge) struct State {
    /// The hands as dealt, with every card that has become known since.
    pub hands: BySeat<Hand>,
    pub auction: Auction,
    /// The calls that stand.
    pub calls: Vec<TableCall>,
    pub contract: Option<Contract>,
    pub play: Option<Play>,
    /// The cards that stand, by order of play.
    pub plays: Vec<Entry>,
    /// A lead that lies face down: the outer level says whether there is one, the inner whether it is known.
    pub face_down: Option<Option<Card>>,
    /// The declarer's tricks as agreed.
    pub agreed: Option<u8>,
    pub duties: Obligations,
}

impl State {
    pub fn new(dealer: Seat, hands: BySeat<Hand>) -> State {
        State {
            hands,
            auction: Auction::new(dealer),
            calls: Vec::new(),
            contract: None,
            play: None,
            plays: Vec::new(),
            face_down: None,
            agreed: None,
            duties: Obligations::default(),
        }
    }

    pub fn phase(&self) -> Phase {
        match &self.play {
            _ if self.duties.adjusted.is_some() => Phase::Over,
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

    pub fn apply(&mut self, action: Action) -> Result<Certainty, Refusal> {
        match action {
            Action::Call(call) => {
                let by = self.check_call(call)?;
                self.enter_call(by, call);
                Ok(Certainty::Certain)
            }
            Action::Play(card) => {
                let (seat, certainty) = self.check_card(card)?;
                self.enter_card(Entry { seat, card: Some(card), mark: Mark::Regular });
                Ok(certainty)
            }
            Action::LeadFaceDown(card) => self.lead_face_down(card),
            Action::FaceLead(card) => self.face_lead(card),
            Action::AgreedClaim(tricks) => self.agree(tricks),
            Action::Irregular(card) => self.play_irregular(card),
            Action::Omit => self.omit(),
            Action::Ruling(ruled) => self.rule(ruled),
            Action::Decide(answer) => self.decide(answer),
        }
    }

    /// What [`apply`](State::apply) would answer.
    pub fn check(&self, action: Action) -> Result<Certainty, Refusal> {
        match action {
            Action::Call(call) => self.check_call(call).map(|_| Certainty::Certain),
            Action::Play(card) => self.check_card(card).map(|(_, certainty)| certainty),
            other => self.clone().apply(other),
        }
    }

    pub fn legal_calls(&self) -> CallSet {
        match (self.phase(), self.auction.turn()) {
            (Phase::Auction, Some(turn)) if self.decision().is_none() => {
                self.duties.calls_left(turn, self.auction.legal_calls())
            }
            _ => CallSet::EMPTY,
        }
    }

    pub fn legal_cards(&self) -> Option<CardSet> {
        match (self.phase(), &self.play) {
            (Phase::OpeningLead | Phase::Play, Some(play))
                if self.decision().is_none() && self.face_down.is_none() =>
            {
                self.could_play(play)
            }
            _ => Some(CardSet::EMPTY),
        }
    }

    pub fn possible_cards(&self) -> CardSet {
        match (self.legal_cards(), &self.play) {
            (None, Some(play)) => {
                play.possible_cards().into_iter().filter(|&card| self.check_card(card).is_ok()).collect()
            }
            (legal, _) => legal.unwrap_or(CardSet::EMPTY),
        }
    }

    /// Nothing is called or played before a decision that is to be taken.
    pub fn check_decided(&self) -> Result<(), Refusal> {
        self.decision().map_or(Ok(()), |decision| Err(decision.refusal(self)))
    }

    /// As before, for what a player may do who is thought to owe a decision but can know better.
    fn check_decided_for_sure(&self) -> Result<(), Refusal> {
        if self.decision_is_inferred() { Ok(()) } else { self.check_decided() }
    }

    fn check_call(&self, call: Call) -> Result<Seat, Refusal> {
        let turn = match self.phase() {
            Phase::Auction => self.auction.turn(),
            _ => None,
        };
        let turn = turn.ok_or(Refusal::new(Reason::AuctionOver, Owed::Nothing))?;
        self.check_decided()?;
        self.auction.check(call).map_err(|refusal| Refusal { owed: self.legal_calls().into(), ..refusal })?;
        if self.legal_calls().contains(call) {
            return Ok(turn);
        }
        let (reason, law) = self.duties.why_no_call(turn).unwrap_or((Reason::MustPass, self.law("37")));
        Err(Refusal { reason, law, owed: self.legal_calls().into() })
    }

    fn law(&self, article: &'static str) -> Citation {
        Citation::new(self.duties.book, article)
    }

    /// Lets a call stand, and ends the auction when it was the last.
    pub fn enter_call(&mut self, by: Seat, call: Call) {
        self.auction.enter(by, call);
        self.duties.after_call(self.calls.len(), by, call);
        self.calls.push(TableCall { by, call });
        self.back_up_to_skipped_player();
        if let Some(Outcome::Contract(contract)) = self.auction.outcome() {
            self.begin_play(contract);
        }
        // Not when the pass went back with others that skipped a player.
        if self.calls.last().is_some_and(|last| last.by == by) {
            self.after_call(by, call);
        }
    }

    fn begin_play(&mut self, contract: Contract) {
        self.contract = Some(contract);
        self.play = Some(Play::new(contract, self.hands));
        self.faced_cards_after_the_auction(contract);
    }

    /// Plays of the trick in progress and before, when their record has changed.
    pub fn rebuild_play(&mut self) {
        let Some(contract) = self.contract else { return };
        let mut play = Play::new(contract, self.hands);
        self.plays.iter().for_each(|&entry| play.enter(entry));
        self.play = Some(play);
    }

    /// The play, if a card may be played at all now.
    fn playing(&self) -> Result<&Play, Refusal> {
        let reason = match self.phase() {
            Phase::Auction => Reason::AuctionNotOver,
            Phase::Over if self.play.is_none() => Reason::PassedOut,
            _ => Reason::BoardOver,
        };
        let owed = match self.phase() {
            Phase::Auction => self.legal_calls().into(),
            _ => Owed::Nothing,
        };
        let over = self.phase() == Phase::Over;
        self.play.as_ref().filter(|_| !over).ok_or(Refusal::new(reason, owed))
    }

    pub fn check_card(&self, card: Card) -> Result<(Seat, Certainty), Refusal> {
        self.playing()?;
        match self.face_down {
            // The next thing to happen is that the lead is faced (law 41C).
            Some(lead) => Err(Refusal::new(Reason::LeadNotFaced, lead.map_or(Owed::Nothing, Owed::from))),
            None => self.check_lawful(card),
        }
    }

    /// Whether the hand in turn may play the card, a face-down lead apart.
    fn check_lawful(&self, card: Card) -> Result<(Seat, Certainty), Refusal> {
        let play = self.playing()?;
        let turn = play.turn().ok_or(Refusal::new(Reason::BoardOver, Owed::Nothing))?;
        self.check_decided()?;
        let hand = play.hands()[turn];
        let certainty = match (play.check(card), play.legal_cards()) {
            (Err(refusal), Some(cards)) => {
                return Err(Refusal { owed: self.duties.cards_left(play, turn, cards).0.into(), ..refusal });
            }
            (result, _) => result?,
        };
        let (left, law) = self.duties.cards_left(play, turn, play.surely_legal());
        let law = if hand.is_known() { law } else { self.duties.bound_to_one_card(turn, left) };
        match law {
            Some(law) if !left.contains(card) => {
                Err(Refusal { reason: Reason::CardRestricted, law, owed: left.into() })
            }
            _ => Ok((turn, certainty)),
        }
    }

    /// Lets a card stand.
    pub fn enter_card(&mut self, entry: Entry) {
        let Some(play) = &mut self.play else { return };
        if !self.duties.penalty_cards.is_empty() {
            self.duties.before_card(self.plays.len(), entry.seat, entry.card);
        }
        play.enter(entry);
        // Once a card stands, a lead that still lies face down is none.
        self.face_down = None;
        self.duties.after_card(self.plays.len(), entry.seat, entry.card, play);
        self.plays.push(entry);
    }

    /// A card that the hand in turn holds and may not play: it stands until attention is drawn to it.
    fn play_irregular(&mut self, card: Card) -> Result<Certainty, Refusal> {
        let play = self.playing()?;
        let turn = play.turn().ok_or(Refusal::new(Reason::BoardOver, Owed::Nothing))?;
        self.check_decided_for_sure()?;
        let hand = play.hands()[turn];
        let held = hand.known.contains(card) || (!hand.is_known() && play.unseen().contains(card));
        match self.check_card(card) {
            // Whether a card of a hidden hand was legal only those know who see the hand.
            Ok(_) if hand.is_known() => Err(Refusal::new(Reason::NotIrregular, Owed::Nothing)),
            Err(refusal) if !held || self.face_down.is_some() => Err(refusal),
            _ => {
                self.enter_card(Entry { seat: turn, card: Some(card), mark: Mark::Irregular });
                Ok(Certainty::Certain)
            }
        }
    }

    /// The hand in turn plays nothing and the trick goes on (law 67).
    fn omit(&mut self) -> Result<Certainty, Refusal> {
        let play = self.playing()?;
        self.check_decided_for_sure()?;
        match play.turn() {
            Some(seat) if play.suit_led().is_some() => {
                self.enter_card(Entry { seat, card: None, mark: Mark::Irregular });
                Ok(Certainty::Certain)
            }
            _ => Err(Refusal::new(Reason::NothingToOmit, Owed::Nothing)),
        }
    }

    fn lead_face_down(&mut self, card: Option<Card>) -> Result<Certainty, Refusal> {
        let opening = self.phase() == Phase::OpeningLead && self.face_down.is_none();
        self.playing()?;
        if !opening {
            return Err(Refusal::new(Reason::NoFaceDownLead, Owed::Nothing));
        }
        self.check_decided()?;
        let certainty = match card {
            Some(card) => self.check_lawful(card)?.1,
            None => Certainty::CannotKnow,
        };
        self.face_down = Some(card);
        Ok(certainty)
    }

    fn face_lead(&mut self, card: Card) -> Result<Certainty, Refusal> {
        self.playing()?;
        match self.face_down {
            None => Err(Refusal::new(Reason::NoFaceDownLead, Owed::Nothing)),
            Some(Some(lead)) if lead != card => Err(Refusal::new(Reason::LeadNotFaced, lead.into())),
            Some(_) => {
                // What has come to bind the leader since he chose his card does not change it (law 41A).
                let play = self.playing()?;
                let (seat, certainty) = (play.leader(), play.check(card)?);
                self.enter_card(Entry { seat, card: Some(card), mark: Mark::Regular });
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
        if let Some(adjusted) = self.duties.adjusted {
            return Some(BoardResult::Adjusted(adjusted));
        }
        let (Some(play), Some(contract)) = (&self.play, self.contract) else {
            return Some(BoardResult::PassedOut);
        };
        let side = contract.declarer.side();
        let won = self.agreed.unwrap_or_else(|| play.tricks_won(side));
        let tricks = self.transfers().applied_to(won, side);
        let score = score::score_of(contract, vulnerability, tricks).ok()?;
        Some(BoardResult::Played { contract, tricks, score })
    }
}
