//! What becomes of a verb among the words of a step.

use super::clause::Clause;
use super::gather::Fate;
use super::words::{Mark, Verb, Word};
use super::{Misreading, Reader};

impl Reader {
    /// What becomes of a verb.
    pub(super) fn done_with(&mut self, verb: Verb, clause: &mut Clause) -> Fate {
        let unnamed = !clause.has_object();
        // `到明手打梅花`, `heart to dummy run diamonds`
        if clause.verb.is_none()
            && (unnamed || clause.goes_to_hand())
            && clause.has(Mark::TO)
            && clause.seat.is_some()
            && self.names_after()
        {
            return Fate::Left;
        }
        if self.names_new(verb, clause) {
            return Fate::Left;
        }
        let fate = match verb {
            Verb::Ruff => self.ruffed(clause),
            Verb::Concede | Verb::Give => self.given_up(verb, clause),
            Verb::Discard => self.thrown(clause),
            Verb::Finesse | Verb::Let | Verb::Run => self.let_pass(verb, clause),
            Verb::Cross => self.crossed(clause),
            // `you win the king`; `win the heart lead`
            Verb::Take | Verb::Win if clause.has(Mark::YOU) => Some(Fate::Passed),
            // `west makes the queen of spades`
            Verb::Take | Verb::Win if unnamed && self.is_of_theirs(clause) => {
                clause.seat = None;
                clause.marks.0 |= Mark::YOU.0;
                Some(Fate::Passed)
            }
            Verb::Lead if clause.has(Mark::WON) => Some(Fate::Passed),
            _ => None,
        };
        if let Some(fate) = fate {
            return fate;
        }
        match clause.verb {
            Some(old) if old != verb || !unnamed => Fate::Left,
            // `after two rounds of trumps ruff a heart`, but `红心两轮打`
            _ if clause.is_round() && (!verb.plays_rounds() || self.names_after()) => Fate::Left,
            // `梅花垫红心`: what stands before is what it is thrown on.
            _ if verb == Verb::Discard
                && (!unnamed || clause.has(Mark::TRUMPS))
                && (self.names_after() || self.suit_after()) =>
            {
                clause.with = None;
                Fate::Left
            }
            _ => Fate::Taken,
        }
    }

    /// Whether cards named without a verb are a step of their own, as something else is named behind the verb: `SA SK HA ruff a
    /// club`, `红心AK给你们一墩`. With one trump a ruff is made.
    #[inline(never)]
    fn names_new(&self, verb: Verb, clause: &Clause) -> bool {
        let cards = clause.named();
        let done = clause.verb.is_some() || clause.with.is_some() || clause.seat.is_some();
        let counted = clause.is_counted_last && clause.has(Mark::TRICKS);
        if (cards == 0 && !counted) || done || clause.has(Mark::TO.or(Mark::YOU)) {
            return false;
        }
        let tops = cards > 1 || clause.names_another(None);
        match verb {
            Verb::Cash | Verb::Run if counted => false,
            Verb::Ruff => !self.is_ruffed_with(clause) && self.names_after(),
            Verb::Concede | Verb::Give => {
                let given = usize::from(matches!(self.peek_after(1), Some(Word::Mark(Mark::YOU))));
                tops && matches!(self.peek_after(1 + given), Some(Word::Number(_) | Word::Article))
            }
            Verb::Finesse if self.peek_after(1) == clause.suit().map(Word::Suit) => false,
            Verb::Finesse | Verb::Run | Verb::Cash | Verb::Draw => self.names_after(),
            _ => false,
        }
    }

    /// Whether one trump named right before it is what the ruff is made with: `黑桃A将吃梅花`, but `SA ruff a club`.
    fn is_ruffed_with(&self, clause: &Clause) -> bool {
        let before = self.place.checked_sub(1).and_then(|place| self.tokens.get(place));
        let beside =
            before.zip(self.tokens.get(self.place)).is_some_and(|(one, other)| one.end == other.start);
        beside && clause.named() == 1 && clause.suit() == self.trump
    }

    /// What becomes of the verb where something is ruffed, if that is particular.
    fn ruffed(&mut self, clause: &mut Clause) -> Option<Fate> {
        let unnamed = !clause.has_object();
        match clause.verb {
            // `cross ruff`; `cross to dummy with a heart ruff`
            Some(Verb::Cross) if unnamed || clause.with.is_some() || clause.seat.is_some() => {
                let over = clause.with.take().is_some() || clause.seat.is_some();
                clause.verb = Some(if over { Verb::Ruff } else { Verb::Crossruff });
                Some(Fate::Passed)
            }
            // `play a heart ruff`
            Some(Verb::Take | Verb::Play) if clause.named() == 0 && !self.names_after() => Some(Fate::Taken),
            // `黑桃将吃一张梅花`: a trump is what it is ruffed with.
            None if clause.is_only_suits()
                && clause.suits.len() == 1
                && clause.suits.first().copied() == self.trump =>
            {
                clause.suits.clear();
                Some(Fate::Taken)
            }
            None if self.is_ruffed_with(clause) => {
                clause.with = Some(0);
                Some(Fate::Taken)
            }
            // `hearts ruffing a club`, but `spades ruffing a club` with spades for trumps
            None if !unnamed && clause.suit() != self.trump && self.counts_another_suit() => Some(Fate::Left),
            _ => None,
        }
    }

    /// The same where something is given up, or lost by the card that is named.
    fn given_up(&mut self, verb: Verb, clause: &mut Clause) -> Option<Fate> {
        let next = self.peek_after(1);
        let unnamed = !clause.has_object();
        match clause.verb {
            // `打红心给明手A`, `give dummy a ruff`, `小红心给K`; in `lose dummy's heart` it is where it is, not where it goes
            _ if (matches!(next, Some(Word::Dummy | Word::Hand | Word::Partner))
                && !(unnamed && verb != Verb::Give && self.is_dummys_card()))
                || (clause.is_low_suit() && matches!(next, Some(Word::Rank(_)))) =>
            {
                self.take(Word::Mark(Mark::TO), clause);
                Some(Fate::Passed)
            }
            // `送一墩红心给对方`
            Some(Verb::Concede) if matches!(next, Some(Word::Mark(Mark::YOU))) => Some(Fate::Passed),
            // `discard my losing heart`
            Some(Verb::Discard | Verb::Ruff) if unnamed => Some(Fate::Passed),
            // `you lose two`, `west loses a heart`
            None if unnamed && !clause.has(Mark::TO) && self.is_of_theirs(clause) => {
                self.complain(Misreading::OtherSide);
                Some(Fate::Passed)
            }
            // `five hearts losing a club`
            None if (!unnamed || clause.has(Mark::TRUMPS)) && self.counts_another_suit() => Some(Fate::Left),
            // `trump my losing heart`
            None if unnamed
                && clause.marks.0 & !Mark::MINE.0 == Mark::TRUMPS.or(Mark::ONE).0
                && clause.number.is_none()
                && self.names_after() =>
            {
                clause.marks = Mark::default();
                self.take(Word::Verb(Verb::Ruff), clause);
                Some(Fate::Passed)
            }
            _ => None,
        }
    }

    /// Whether a player of the other side does it.
    fn is_of_theirs(&self, clause: &Clause) -> bool {
        clause.has(Mark::YOU) || clause.seat.is_some_and(|seat| self.is_theirs(seat))
    }

    /// Whether a hand's card comes next: `dummy's heart`, 明手一张红心, but `dummy a ruff`, `dummy the heart ruff`.
    fn is_dummys_card(&self) -> bool {
        let counted = matches!(self.peek_after(3), Some(Word::Mark(Mark::MANY | Mark::TRICKS)));
        let card = 2 + 2 * usize::from(counted);
        let named = match self.peek_after(card) {
            Some(Word::Verb(verb)) => verb == Verb::Concede,
            next => next.is_some_and(|next| matches!(next, Word::Suit(_) | Word::Card(_) | Word::Rank(_))),
        };
        named && !matches!(self.peek_after(card + 1), Some(Word::Verb(_)))
    }

    /// The same where something is thrown.
    fn thrown(&mut self, clause: &mut Clause) -> Option<Fate> {
        // `hearts with a club discard`: which is it?
        if clause.verb.is_none() && clause.with.is_some() && clause.suits.len() > 1 {
            self.complain(Misreading::Unknown);
            return Some(Fate::Passed);
        }
        // `把红心垫掉`
        clause.is_thrown(Word::Verb(Verb::Discard)).then(|| clause.thrown_on())
    }

    /// The same for a finesse, or a card that is let run.
    fn let_pass(&mut self, verb: Verb, clause: &mut Clause) -> Option<Fate> {
        match (verb, clause.verb) {
            // `ruffing finesse`
            (Verb::Finesse, Some(Verb::Ruff)) if !clause.has_object() => {
                self.complain(Misreading::Unknown);
                Some(Fate::Passed)
            }
            // `take the heart finesse`
            (Verb::Finesse, Some(Verb::Take | Verb::Play)) if clause.named() == 0 && !self.names_after() => {
                Some(Fate::Taken)
            }
            // `出红心Q放过去`, `让红心Q飞过去`
            (Verb::Let, Some(Verb::Lead | Verb::Play | Verb::Concede)) if clause.named() == 1 => {
                Some(Fate::Taken)
            }
            // `让它飞过去`
            (_, Some(Verb::Finesse)) if clause.has(Mark::RUNS) && !self.names_after() => Some(Fate::Passed),
            _ => None,
        }
    }

    /// The same for a way across.
    fn crossed(&mut self, clause: &mut Clause) -> Option<Fate> {
        if clause.has(Mark::HAS.or(Mark::IS)) && clause.has_object() {
            // `明手有梅花A进手`: a way in, and not yet taken
            self.complain(Misreading::Unknown);
        }
        let passes = match clause.verb {
            // `ruff back to hand`
            Some(Verb::Ruff) => !clause.has_object(),
            // `my losing diamonds go on the clubs`
            Some(Verb::Concede) => matches!(self.peek_after(1), Some(Word::On)),
            // `打红心进明手`
            _ if clause.leads_one_suit() => {
                clause.verb = Some(Verb::Cross);
                true
            }
            _ => false,
        };
        passes.then_some(Fate::Passed)
    }
}
