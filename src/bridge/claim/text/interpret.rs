//! From the words of a step to the step.

use super::clause::{Clause, push_cards, push_suits};
use super::words::Verb;
use super::{Misreading, Reader};
use crate::bridge::claim::statement::{Height, Step};
use crate::cards::{Card, Rank, Suit};

impl Reader {
    pub(super) fn interpret(&mut self, clause: &Clause, steps: &mut Vec<Step>) -> Result<(), Misreading> {
        let cards = clause.named_cards();
        let then = core::mem::take(&mut self.then);
        if clause.is_said_good() {
            return self.good(clause, steps);
        }
        if clause.says_nothing() {
            return Ok(());
        }
        if clause.towards && towards(clause, &cards, steps) {
            self.last = None;
            return Ok(());
        }
        let verb = self.verb_of(clause);
        check(clause, verb)?;
        let rounds = clause.stated_rounds(verb);
        match verb {
            _ if self.draws(clause, verb)? => {
                steps.push(Step::DrawTrumps { rounds });
                self.last = None;
                return Ok(());
            }
            Some(Verb::Lead) => push_cards(&cards, steps, |card| Step::Lead { card })?,
            Some(Verb::Play | Verb::Draw) if cards.is_empty() => {
                push_suits(clause, steps, &|hand, suit| Step::Cash { hand, suit, rounds })?;
            }
            Some(Verb::Play | Verb::Draw) => push_cards(&cards, steps, |card| Step::Play { card })?,
            Some(Verb::Finesse) => push_cards(&cards, steps, |card| Step::Finesse { card })?,
            Some(Verb::Overtake) if !overtake(&cards, steps) => return Err(Misreading::Card),
            Some(Verb::Overtake) => {}
            Some(Verb::Cash) if !clause.ranks.is_empty() || !clause.cards.is_empty() => {
                push_cards(&cards, steps, |card| Step::Lead { card })?;
            }
            Some(Verb::Cash) => {
                push_suits(clause, steps, &|hand, suit| Step::Cash { hand, suit, rounds })?;
            }
            Some(Verb::Ruff) => ruff(clause, steps),
            Some(Verb::Crossruff) => steps.push(Step::Crossruff { with: clause.height.unwrap_or_default() }),
            // Which loser is thrown is left to him who plays.
            Some(Verb::Discard) if clause.loser && !clause.has_object() => {}
            Some(Verb::Discard) => {
                for _ in 0..clause.times() {
                    push_suits(clause, steps, &|hand, suit| Step::Discard { hand, suit })?;
                }
            }
            Some(Verb::Cross) => {
                let to = clause.seat.ok_or(Misreading::Hand)?;
                steps.push(Step::Cross { to, suit: clause.suits.first().copied() });
            }
            // How many the rest are is not known here.
            Some(Verb::Concede) if clause.rest && clause.suits.is_empty() => return Err(Misreading::Number),
            Some(Verb::Concede) => {
                let trump = self.trump.filter(|_| clause.trumps);
                let suit = clause.suits.first().copied().or(clause.cards.first().map(|card| card.suit()));
                let suit = suit.or(trump);
                steps.push(Step::Concede { tricks: clause.times(), suit });
            }
            Some(Verb::Take) | None => take_tricks(clause, &cards, then, steps)?,
        }
        let ends = |verb: &Verb| matches!(verb, Verb::Cross | Verb::Take | Verb::Crossruff | Verb::Overtake);
        self.last = verb.filter(|verb| !ends(verb));
        Ok(())
    }

    /// A hand or suits said to be good.
    fn good(&mut self, clause: &Clause, steps: &mut Vec<Step>) -> Result<(), Misreading> {
        let trump = self.trump.filter(|_| clause.trumps && clause.suits.is_empty());
        if clause.trumps && clause.suits.is_empty() && trump.is_none() {
            return Err(Misreading::Suit);
        }
        let mut say = |suit| steps.push(Step::Good { hand: clause.seat, suit });
        match clause.suits[..] {
            [] => say(trump),
            ref suits => suits.iter().for_each(|&suit| say(Some(suit))),
        }
        self.last = None;
        Ok(())
    }

    /// Whether trumps are drawn: so many rounds of them are whichever name they are given. Nothing else is drawn but rounds.
    fn draws(&self, clause: &Clause, verb: Option<Verb>) -> Result<bool, Misreading> {
        if !matches!(verb, None | Some(Verb::Draw | Verb::Cash | Verb::Lead | Verb::Play)) {
            return Ok(false);
        }
        let draws = verb == Some(Verb::Draw);
        let Some(&named) = clause.suits.first().filter(|_| !clause.trumps) else {
            return Ok(clause.trumps || draws);
        };
        let is_trump = self.trump == Some(named) && clause.suits.len() == 1;
        if draws && !is_trump && self.trump.is_some() && !clause.rounds {
            return Err(Misreading::Unknown);
        }
        let rounds = clause.rounds && !clause.nth && clause.named() == 0;
        Ok(if draws { is_trump || self.trump.is_none() } else { is_trump && rounds })
    }

    /// The verb of a step, or the one it repeats.
    fn verb_of(&self, clause: &Clause) -> Option<Verb> {
        if clause.verb.is_none() && clause.trumps && !clause.suits.is_empty() {
            // `trump a heart`
            return Some(Verb::Ruff);
        }
        if (clause.you || clause.loser) && matches!(clause.verb, None | Some(Verb::Take)) {
            return Some(Verb::Concede);
        }
        if clause.rounds && clause.verb.is_none_or(|verb| verb != Verb::Draw && verb.plays_rounds()) {
            return Some(Verb::Cash);
        }
        let given_up = self.last == Some(Verb::Concede);
        let repeats = if clause.trumps && !given_up {
            false
        } else {
            !clause.good && (clause.seat.is_none() || !clause.suits.is_empty())
        };
        clause.verb.or(self.last.filter(|_| repeats))
    }
}

/// What would be misread rather than read.
fn check(clause: &Clause, verb: Option<Verb>) -> Result<(), Misreading> {
    let theirs = matches!(verb, Some(Verb::Concede | Verb::Draw | Verb::Finesse));
    let won = clause.verb == Some(Verb::Take) && clause.seat.is_some() && clause.number.is_none();
    let trump = if verb == Some(Verb::Ruff) { clause.ruffs_with() } else { None };
    let is_unknown = (clause.you && !theirs)
        || (clause.nth && verb != Some(Verb::Ruff))
        || (won && clause.named() == 0 && verb == clause.verb)
        || trump.is_some_and(|rank| rank != Rank::Ace)
        // `trumps are in`
        || (clause.verb.is_none() && clause.trumps && clause.says);
    if is_unknown {
        return Err(Misreading::Unknown);
    }
    // `with a trump`: to the other hand
    if clause.verb.is_none() && clause.with.is_some() { Err(Misreading::Hand) } else { Ok(()) }
}

/// A step that only says what will be won: a count, a suit to cash or cards to lead. Counts say in which order when one comes
/// after another and *then* is between them; a card among counts is one trick more.
fn take_tricks(clause: &Clause, cards: &[Card], then: bool, steps: &mut Vec<Step>) -> Result<(), Misreading> {
    if let (Some(tricks), &[suit]) = (clause.number, &clause.suits[..]) {
        let step = if then { in_order(tricks, suit, steps) } else { None };
        steps.push(step.unwrap_or(Step::Count { tricks, suit }));
        return Ok(());
    }
    if !cards.is_empty() {
        let listed = !then && matches!(steps.last(), Some(Step::Count { .. }));
        if listed {
            return push_cards(cards, steps, |card| Step::Count { tricks: 1, suit: card.suit() });
        }
        return push_cards(cards, steps, |card| Step::Lead { card });
    }
    push_suits(clause, steps, &|hand, suit| Step::Cash { hand, suit, rounds: None })
}

/// `four hearts then three spades`: the tricks before are rounds of their suit, and so are these.
fn in_order(tricks: u8, suit: Suit, steps: &mut [Step]) -> Option<Step> {
    let (last, before) = steps.split_last_mut()?;
    match *last {
        Step::Count { tricks, suit } if !matches!(before.last(), Some(Step::Count { .. })) => {
            *last = Step::Cash { hand: None, suit, rounds: Some(tricks) };
        }
        Step::Cash { rounds: Some(_), .. } => {}
        _ => return None,
    }
    Some(Step::Cash { hand: None, suit, rounds: Some(tricks) })
}

/// `a club to dummy`, `a heart to the king`, `the queen to the ace`. Says whether it was one of these.
fn towards(clause: &Clause, cards: &[Card], steps: &mut Vec<Step>) -> bool {
    let plain = matches!(clause.verb, None | Some(Verb::Lead | Verb::Play));
    match (clause.seat, cards) {
        (Some(to), _) if plain && (cards.is_empty() || clause.verb.is_none()) => {
            steps.push(Step::Cross { to, suit: clause.suits.first().copied() });
            true
        }
        (_, &[card]) if plain || clause.verb == Some(Verb::Cross) && clause.seat.is_none() => {
            steps.push(Step::Finesse { card });
            true
        }
        (None, _) if plain => overtake(cards, steps),
        _ => false,
    }
}

/// One card led and another played to it.
fn overtake(cards: &[Card], steps: &mut Vec<Step>) -> bool {
    let &[led, over] = cards else { return false };
    steps.push(Step::Lead { card: led.min(over) });
    steps.push(Step::Play { card: led.max(over) });
    true
}

fn ruff(clause: &Clause, steps: &mut Vec<Step>) {
    // Whoever has the ace of trumps has no higher one.
    let ace = clause.ruffs_with().map(|_| Height::High);
    let with = ace.or(clause.height).unwrap_or(Height::Low);
    for _ in 0..clause.times() {
        match clause.suits[..] {
            [] => steps.push(Step::Ruff { hand: clause.seat, suit: None, with }),
            ref suits => {
                for &suit in suits {
                    steps.push(Step::Ruff { hand: clause.seat, suit: Some(suit), with });
                }
            }
        }
    }
}
