//! The grounds of a verdict, read off its losing line.

use super::belief::{good_in, is_trusted, known_out};
use super::claim::Claim;
use super::edition::{Cancelled, Switches};
use super::frame::Role;
use super::policy::Switch;
use super::position::Position;
use super::setting::{Setting, knows_trumps};
use super::state::State;
use super::verdict::{Change, Ground, Reasoning, Verdict};
use crate::bridge::Seat;
use crate::cards::{Card, CardSet};
use crate::cite::{Book, Citation};

pub(super) fn of(
    position: &Position,
    claim: &Claim,
    book: Book,
    setting: &Setting,
    verdict: &Verdict,
) -> Vec<Reasoning> {
    let book = book.of_bridge();
    let mut lost = Vec::new();
    losses(book, setting, verdict, &mut lost);
    let mut reasons = Vec::with_capacity(lost.len() + 4);
    let mut result = result(book, verdict);
    match result.ground {
        // A claim that loses rests on the law of what it loses.
        Ground::NormalLineLoses => result.law.article = law_of_losses(&lost).unwrap_or(result.law.article),
        // What one that stands loses was conceded.
        Ground::ClaimStands => concede(&mut lost, Switches::of(book).articles.concession),
        _ => {}
    }
    reasons.push(result);
    let cite = |ground, article, switch| Reasoning {
        ground,
        law: Citation::new(book, article),
        switch,
        trick: None,
    };
    let (known, found) = knows_trumps(position, claim);
    let wins = lost.iter().any(|reason| matches!(reason.ground, Ground::OutstandingTrump(_)));
    if !found && (wins || !makes_no_difference(verdict)) {
        let ground = if known { Ground::AssumedAware } else { Ground::AssumedUnaware };
        reasons.push(cite(ground, "70C2", None));
    }
    if !claim.later_play.is_empty() {
        reasons.push(if setting.frame.later.is_empty() {
            cite(Ground::LaterPlayVoid, "68D", None)
        } else {
            cite(Ground::LaterPlayConsidered, "70D3", Some(Switch::LaterPlay))
        });
    }
    if verdict.award.known().is_none() {
        reasons.push(cite(Ground::Undecided, "70A", None));
    }
    reasons.append(&mut lost);
    reasons
}

/// Whether the same is awarded if he knew of the trumps and if he did not, as far as was looked at.
fn makes_no_difference(verdict: &Verdict) -> bool {
    // What was assumed of trumps is looked at last.
    let is_same = verdict
        .sensitivity
        .last()
        .is_some_and(|other| matches!(other.change, Change::KnowsTrumps(_)) && other.award == verdict.award);
    is_same && verdict.award.at_least == verdict.award.at_most
}

/// Gives every trick that was bound to be lost the law of the concession.
#[inline(never)]
fn concede(lost: &mut [Reasoning], article: &'static str) {
    for reason in lost {
        if matches!(reason.ground, Ground::GivenUp(_)) {
            reason.law.article = article;
        }
    }
}

/// The article of everything that was lost and not bound to be, when it is the same throughout.
#[inline(never)]
fn law_of_losses(lost: &[Reasoning]) -> Option<&'static str> {
    let mut found = None;
    for reason in lost {
        let bound = matches!(reason.ground, Ground::GivenUp(_)) && reason.switch.is_none();
        if !bound && found.replace(reason.law.article).is_some_and(|article| article != reason.law.article) {
            return None;
        }
    }
    found
}

fn result(book: Book, verdict: &Verdict) -> Reasoning {
    let (ground, article) = if verdict.award.at_most < verdict.claimed {
        (Ground::NormalLineLoses, Switches::of(book).articles.unstated_line)
    } else if verdict.award.at_least > verdict.claimed {
        // Where any legal play is asked about, that comes first.
        let by_law = verdict.worst_legal.at_least > verdict.claimed;
        (
            Ground::ConcededTrickKept,
            match Switches::of(book).cancelled {
                Cancelled::Normal => "71",
                _ if by_law => "71A",
                _ => "71C",
            },
        )
    } else {
        (Ground::ClaimStands, "70A")
    };
    Reasoning { ground, law: Citation::new(book, article), switch: None, trick: None }
}

/// One reason for every trick the other side wins on the line.
fn losses(book: Book, setting: &Setting, verdict: &Verdict, reasons: &mut Vec<Reasoning>) {
    let mut state = setting.state;
    let (mut trick, mut cause) = (1, Cause::default());
    let mut before = Before::default();
    for &(seat, card) in &verdict.line {
        if setting.frame.role(seat) == Role::Partner && state.played > 0 && card.suit() != state.led {
            before.thrown.insert(card);
        }
        cause.note(setting, &state, seat, card);
        before.guessed.extend(cause.guessed);
        let last = (state.best, state.best_seat);
        let under_way = state;
        if let Some(ours) = state.play(&setting.frame, card) {
            if !ours {
                let winner = if state.leader == seat { card } else { last.0 };
                let (ground, article, switch) = cause.of(book, setting, &under_way, winner, before);
                reasons.push(Reasoning {
                    ground,
                    law: Citation::new(book, article),
                    switch,
                    trick: Some(trick),
                });
            }
            trick += 1;
            cause = Cause::default();
        }
    }
}

/// What happened on the line so far that may explain the loss of a later trick.
#[derive(Clone, Copy, Default)]
struct Before {
    /// Cards the claimer's partner threw away.
    thrown: CardSet,
    /// Cards known to be out when the claimer chose between a finesse and his top card.
    guessed: CardSet,
}

/// What happened in a trick that may explain its loss.
#[derive(Default)]
struct Cause {
    /// A card of the claimer's that he took for the winner of the trick.
    trusted: Option<Card>,
    /// It was the highest card of its suit in the hand.
    is_top: bool,
    /// A higher card that he knew to be out when he chose between a finesse and his top card.
    guessed: Option<Card>,
    /// A card of the claimer's partner, and what he could have played.
    partner: Option<(Card, CardSet)>,
}

impl Cause {
    fn note(&mut self, setting: &Setting, state: &State, seat: Seat, card: Card) {
        let frame = &setting.frame;
        match frame.role(seat) {
            Role::Claimer => {
                let believed = good_in(frame, state, seat, card.suit()).contains(card);
                let beats = state.played == 0 || crate::bridge::beats(frame.trump, card, state.best);
                if believed && beats {
                    self.trusted = Some(card);
                    self.is_top = state.hand(seat).of_suit(card.suit()).highest() == Some(card);
                }
                let known = known_out(frame, state, card.suit()).highest();
                let choice = super::normal::plays(frame, state).of_suit(card.suit());
                if state.played > 0
                    && card.suit() == state.led
                    && super::search::distinct(frame, state, choice).len() > 1
                {
                    self.guessed = self.guessed.or(known);
                }
            }
            Role::Partner => self.partner = Some((card, state.legal(frame))),
            _ => {}
        }
    }

    fn of(
        &self,
        book: Book,
        setting: &Setting,
        state: &State,
        winner: Card,
        before: Before,
    ) -> (Ground, &'static str, Option<Switch>) {
        let frame = &setting.frame;
        let articles = &Switches::of(book).articles;
        let partner = articles.partners_play;
        // What his partner threw away earlier would have won it.
        if let Some(card) = before.thrown.of_suit(winner.suit()).highest().filter(|card| *card > winner) {
            return (Ground::PartnersChoice(card), partner, Some(Switch::Partner));
        }
        let plain_lead = Some(state.led) != frame.trump;
        let forgotten = frame.trump.is_some_and(|trump| !state.is_aware(trump));
        if Some(winner.suit()) == frame.trump && forgotten && (plain_lead || self.trusted.is_some()) {
            return (Ground::OutstandingTrump(winner), "70C", Some(Switch::SafetyCheck));
        }
        if let Some(own) =
            self.trusted.filter(|own| own.suit() == winner.suit() && is_trusted(frame, state, *own))
        {
            let switch = if self.is_top { Switch::Overlooks } else { Switch::TopDown };
            return (Ground::BelievedGood { own, by: winner }, articles.unstated_line, Some(switch));
        }
        // A finesse refused is one not accepted even when the card it was against wins a later trick.
        let refused = Some(winner).filter(|winner| before.guessed.contains(*winner));
        if let Some(known) = self.guessed.or(refused) {
            return (Ground::Location(known), articles.location, Some(Switch::Location));
        }
        let chose = |cards: &CardSet| {
            let wins = |card| crate::bridge::beats(frame.trump, card, winner);
            let leads = frame.role(state.leader) == Role::Partner;
            cards.len() > 1 && (leads || cards.iter().any(wins))
        };
        if let Some((card, _)) = self.partner.filter(|(_, cards)| chose(cards)) {
            return (Ground::PartnersChoice(card), partner, Some(Switch::Partner));
        }
        // Led while he follows what he stated, or holds to what he said he would not do.
        let follows =
            (state.mind.trick_place as usize) < frame.program.ops.len() || frame.program.avoided != 0;
        if follows && frame.is_ours(state.leader) {
            return (Ground::GivenUp(winner), "68C", Some(Switch::Statement));
        }
        (Ground::GivenUp(winner), articles.unstated_line, None)
    }
}
