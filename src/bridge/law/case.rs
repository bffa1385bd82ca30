//! A ruling being worked out: the answers so far, what they have brought about, and the next thing to ask. Each law is
//! written as a plain procedure; where it needs an answer that has not been given it stops, and runs again with it.

use super::adjusted::ArtificialScore;
use super::denominations::Denominations;
use super::edition::{Basis, Edition, Switch, Switches};
use super::effect::{Consequence, Effect};
use super::finding::{Answer, Answers, Asked, Choice, Expect, Needs, Question};
use super::obligation::{Adjustment, CallOrCard, Rounds};
use crate::bridge::call::Call;
use crate::bridge::call_set::CallSet;
use crate::bridge::play::Play;
use crate::bridge::refusal::{Reason, Refusal};
use crate::bridge::seat::{Seat, Side};
use crate::bridge::table::{Phase, State};
use crate::cards::{Card, CardSet};
use crate::cite::Citation;

/// Why a procedure stopped before the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    Needs(Needs),
    Options(Question, Asked, Vec<(Choice, Citation)>),
    Refused(Refusal),
}

pub(super) type Step<T = ()> = Result<T, Stop>;

/// Who may use what a withdrawn action told.
#[derive(Clone, Copy)]
pub(super) enum Informs {
    /// Only the other side (law 16D), or everybody where the offenders have paid by the rectification.
    Others,
    /// Only the other side: what is told lies on the table.
    Exposed,
    /// Only the other side, under the law that cancels it.
    OthersUnder(&'static str),
    /// Only the side that withdrew it, because of what the other side did (law 16D1).
    Own,
    /// Everybody, under that law.
    Everybody(&'static str),
    /// Only the side that withdrew it, under that law.
    OwnSide(&'static str),
}

pub(super) struct Case {
    pub law: &'static Switches,
    edition: &'static Edition,
    /// The player the irregularity names.
    pub player: Option<Seat>,
    pub state: State,
    answers: Answers,
    used: usize,
    pub done: Vec<Consequence>,
    pub basis: Basis,
}

impl Case {
    pub fn new(edition: &'static Edition, state: &State, answers: Answers) -> Case {
        let mut state = state.clone();
        state.duties.book = edition.book;
        Case {
            law: &edition.switches,
            edition,
            player: None,
            state,
            answers,
            used: 0,
            done: Vec::new(),
            basis: Basis::Text,
        }
    }

    /// Whether every answer has been used.
    pub fn is_used_up(&self) -> bool {
        self.used == self.answers.as_slice().len()
    }

    /// Notes that the ruling rests on that law.
    pub fn under(&mut self, law: u8) {
        self.basis = self.basis.max(self.edition.basis_of(law));
    }

    /// How this edition has it; the ruling then rests on that.
    pub fn read<T: Copy>(&mut self, switch: Switch<T>) -> T {
        self.basis = self.basis.max(switch.basis);
        switch.value
    }

    pub fn cite(&self, article: &'static str) -> Citation {
        Citation::new(self.edition.book, article)
    }

    pub fn refusal(&self, reason: Reason) -> Refusal {
        Refusal::of_ruling(self.edition.book, reason)
    }

    pub fn refuse<T>(&self, reason: Reason) -> Step<T> {
        Err(Stop::Refused(self.refusal(reason)))
    }

    /// Refuses unless the irregularity can have happened.
    pub fn fits(&self, holds: bool) -> Step {
        if holds { Ok(()) } else { self.does_not_fit() }
    }

    pub fn does_not_fit(&self) -> Step {
        self.refuse(Reason::DoesNotFit)
    }

    fn next_answer(&mut self, takes: impl Fn(Answer) -> bool) -> Step<Option<Answer>> {
        let Some(&answer) = self.answers.as_slice().get(self.used) else { return Ok(None) };
        if !takes(answer) {
            return self.refuse(Reason::NotOffered);
        }
        self.used += 1;
        Ok(Some(answer))
    }

    fn ask(
        &mut self,
        question: Question,
        asked: Asked,
        expects: Expect,
        article: &'static str,
    ) -> Step<Answer> {
        let law = self.cite(article);
        self.next_answer(|answer| expects.takes(answer))?.ok_or(Stop::Needs(Needs {
            question,
            asked,
            expects,
            law,
        }))
    }

    /// The director finds whether it is so.
    pub fn finds(&mut self, question: Question, article: &'static str) -> Step<bool> {
        Ok(self.ask(question, Asked::Director, Expect::YesOrNo, article)? == Answer::Yes)
    }

    /// The director finds which denominations a call was related to.
    pub fn finds_denominations(&mut self, article: &'static str) -> Step<Denominations> {
        match self.ask(Question::RelatedTo, Asked::Director, Expect::Denominations, article)? {
            Answer::Denominations(set) => Ok(set),
            _ => self.refuse(Reason::NotOffered),
        }
    }

    /// A player makes one of these calls, all of which stand.
    pub fn calls(&mut self, by: Seat, calls: CallSet, article: &'static str) -> Step<Call> {
        self.tries(by, calls, calls, article)
    }

    /// A player tries one of these calls, some of which can stand.
    pub fn tries(&mut self, by: Seat, of: CallSet, standing: CallSet, article: &'static str) -> Step<Call> {
        match self.ask(Question::Replacement, Asked::Player(by), Expect::Call { of, standing }, article)? {
            Answer::Call(call) => Ok(call),
            _ => self.refuse(Reason::NotOffered),
        }
    }

    /// One of these is chosen.
    pub fn chooses(
        &mut self,
        question: Question,
        asked: Asked,
        offered: &[(Choice, &'static str)],
    ) -> Step<Choice> {
        let offered: Vec<(Choice, Citation)> =
            offered.iter().map(|&(choice, article)| (choice, self.cite(article))).collect();
        let takes = |answer: Answer| matches!(answer, Answer::Choice(choice) if offered.iter().any(|o| o.0 == choice));
        match self.next_answer(takes)? {
            Some(Answer::Choice(choice)) => Ok(choice),
            _ => Err(Stop::Options(question, asked, offered)),
        }
    }

    /// A hand's player, dummy's being declarer, names one of these cards; there has to be one.
    pub fn names_card(
        &mut self,
        question: Question,
        hand: Seat,
        cards: CardSet,
        article: &'static str,
    ) -> Step<Card> {
        self.fits(!cards.is_empty())?;
        let player = match self.state.play {
            Some(play) if play.dummy() == hand => play.declarer(),
            _ => hand,
        };
        let offered: Vec<(Choice, &'static str)> =
            cards.iter().map(|card| (Choice::Card(card), article)).collect();
        match self.chooses(question, Asked::Player(player), &offered)? {
            Choice::Card(card) => Ok(card),
            _ => self.refuse(Reason::NotOffered),
        }
    }

    /// A player accepts the irregularity or not.
    pub fn accepts(&mut self, by: Seat, yes: &'static str, no: &'static str) -> Step<bool> {
        let offered = [(Choice::Accept, yes), (Choice::Refuse, no)];
        Ok(self.chooses(Question::Accept, Asked::Player(by), &offered)? == Choice::Accept)
    }

    /// Brings something about.
    pub fn put(&mut self, mut effect: Effect, article: &'static str) {
        let law = self.cite(article);
        let mut older = None;
        if let Effect::PenaltyCard { seat, card, major } = &mut effect {
            // Law 50B: several of one player are all major.
            let mut cards = self.state.duties.penalty_cards.iter();
            let other = cards.find(|other| other.seat == *seat && other.card != *card);
            *major |= other.is_some();
            older = other.filter(|other| !other.major).copied();
        }
        self.state.enact(&effect, law);
        self.done.push(Consequence { effect, law });
        if let Some(super::PenaltyCard { seat, card, .. }) = older {
            let effect = Effect::PenaltyCard { seat, card, major: true };
            self.done.push(Consequence { effect, law: self.cite("50B") });
        }
    }

    /// Notes a withdrawn call or card and who may use what it told.
    pub fn withdraw(&mut self, by: Seat, what: CallOrCard, informs: Informs) {
        let own = by.side();
        let articles = self.law.articles;
        let others = matches!(informs, Informs::Others | Informs::OthersUnder(_));
        let paid = others && self.read(self.law.offenders_may_use);
        let (authorized, article) = match informs {
            Informs::Others if paid => ([true, true], articles.withdrawn_for_offenders),
            Informs::Others | Informs::Exposed => {
                ([own == Side::EastWest, own == Side::NorthSouth], articles.withdrawn_for_offenders)
            }
            Informs::OthersUnder(article) => {
                ([paid || own == Side::EastWest, paid || own == Side::NorthSouth], article)
            }
            Informs::Own => ([own == Side::NorthSouth, own == Side::EastWest], articles.withdrawn_for_others),
            Informs::Everybody(article) => ([true, true], article),
            Informs::OwnSide(article) => ([own == Side::NorthSouth, own == Side::EastWest], article),
        };
        let noted = |done: &Consequence| {
            matches!(done.effect, Effect::Withdrawn { by: whose, what: gone, authorized: may_use }
                if (whose, gone, may_use) == (by, what, authorized))
        };
        if !self.done.iter().any(noted) {
            self.put(Effect::Withdrawn { by, what, authorized }, article);
        }
    }

    /// Makes a player pass, and lets the director watch for damage he could have known of.
    pub fn silence(&mut self, seat: Seat, rounds: Rounds, article: &'static str) {
        self.put(Effect::MustPass { seat, rounds }, article);
        self.consider(self.law.articles.enforced_pass);
    }

    /// Law 30: whoever passed out of rotation has to pass.
    pub fn silence_passer(&mut self, seat: Seat, rounds: Rounds, article: &'static str) {
        self.put(Effect::MustPass { seat, rounds }, article);
        self.consider(self.law.articles.could_have_known);
    }

    /// An adjusted score under that law, in the matter of the player the irregularity names.
    pub fn adjusted_under(&self, article: &'static str) -> Adjustment {
        Adjustment::Consider(self.player, self.cite(article))
    }

    /// An adjusted score is to be considered under that law; said once.
    pub fn consider(&mut self, article: &'static str) {
        let effect = Effect::ToConsider(self.adjusted_under(article));
        if !self.done.iter().any(|done| done.effect == effect) {
            self.put(effect, article);
        }
    }

    /// The board cannot be played on.
    pub fn adjust(&mut self, score: ArtificialScore, article: &'static str) {
        self.put(Effect::BoardAdjusted(score), article);
    }

    /// Whose turn it is to call, while calls are being made.
    pub fn turn_to_call(&self) -> Step<Seat> {
        match (self.state.phase(), self.state.auction.turn()) {
            (Phase::Auction, Some(turn)) => Ok(turn),
            _ => self.refuse(Reason::DoesNotFit),
        }
    }

    /// The play, once there is one.
    pub fn play(&self) -> Step<Play> {
        self.state.play.map_or_else(|| self.refuse(Reason::DoesNotFit), Ok)
    }

    /// The play while cards may be played.
    pub fn playing(&self) -> Step<Play> {
        match self.state.phase() {
            Phase::OpeningLead | Phase::Play => self.play(),
            _ => self.refuse(Reason::DoesNotFit),
        }
    }

    /// Refuses unless the hand may hold the card now.
    pub fn holds(&self, seat: Seat, card: Card) -> Step {
        let hand = match &self.state.play {
            Some(play) => play.hands()[seat],
            None => self.state.hands[seat],
        };
        let elsewhere = match &self.state.play {
            Some(play) => !play.unseen().contains(card),
            None => self.state.hands.iter().any(|(other, hand)| other != seat && hand.known.contains(card)),
        };
        self.fits(hand.known.contains(card) || (!hand.is_known() && !elsewhere))
    }
}
