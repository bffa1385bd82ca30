//! From the words of a step to the step.

use super::clause::{Clause, push_cards, push_suits, take_tricks};
use super::words::Verb;
use super::{Misreading, Reader};
use crate::bridge::claim::statement::{Height, Step};
use crate::cards::Card;

impl Reader {
    pub(super) fn interpret(&mut self, clause: &Clause, steps: &mut Vec<Step>) -> Result<(), Misreading> {
        let cards = clause.named_cards();
        if clause.says_nothing() {
            return Ok(());
        }
        if clause.towards && towards(clause, &cards, steps) {
            self.last = None;
            return Ok(());
        }
        let verb = self.verb_of(clause);
        let rounds = clause.stated_rounds(verb);
        match verb {
            None | Some(Verb::Draw | Verb::Cash | Verb::Lead | Verb::Play) if clause.trumps => {
                steps.push(Step::DrawTrumps { rounds });
                self.last = None;
                return Ok(());
            }
            Some(Verb::Draw) => {
                steps.push(Step::DrawTrumps { rounds });
                self.last = None;
                return Ok(());
            }
            Some(Verb::Lead) => push_cards(&cards, steps, |card| Step::Lead { card })?,
            Some(Verb::Play) if cards.is_empty() => {
                push_suits(clause, steps, &|hand, suit| Step::Cash { hand, suit, rounds })?;
            }
            Some(Verb::Play) => push_cards(&cards, steps, |card| Step::Play { card })?,
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
            Some(Verb::Take) | None => take_tricks(clause, &cards, steps)?,
        }
        let ends = |verb: &Verb| matches!(verb, Verb::Cross | Verb::Take | Verb::Crossruff | Verb::Overtake);
        self.last = verb.filter(|verb| !ends(verb));
        Ok(())
    }

    /// The verb of a step, or the one it repeats.
    fn verb_of(&self, clause: &Clause) -> Option<Verb> {
        if clause.verb.is_none() && clause.trumps && !clause.suits.is_empty() {
            // `trump a heart`
            return Some(Verb::Ruff);
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
    let with = clause.height.unwrap_or(Height::Low);
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
