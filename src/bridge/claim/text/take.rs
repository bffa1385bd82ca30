//! What single words add to a step.

use super::clause::Clause;
use super::token::spot;
use super::words::{Event, Mark, Verb, Word};
use super::{Misreading, Reader};
use crate::bridge::Seat;
use crate::cards::{Rank, Suit};

impl Reader {
    /// The word before the next one.
    #[inline(never)]
    pub(super) fn peek_before(&self) -> Option<Word> {
        self.tokens.get(self.place.wrapping_sub(1)).map(|token| token.word)
    }

    /// A number that is one more of the cards named, `A K Q J 10`, or the trump that is ruffed with.
    #[inline(never)]
    fn rank_for(&self, number: u8, clause: &Clause) -> Option<Rank> {
        let counts = matches!(self.peek_after(1), Some(Word::Mark(Mark::TRICKS | Mark::ROUNDS | Mark::MANY)));
        let rank = spot(number)?;
        let next = clause.number.is_none() && !counts && clause.ranks.last().is_some_and(|last| rank < *last);
        let ruffs = clause.with.is_some()
            && (clause.verb == Some(Verb::Ruff)
                || matches!(self.peek_after(1), Some(Word::Verb(Verb::Ruff))));
        (next || ruffs).then_some(rank)
    }

    /// Whether the next word is the suit that somebody is out of: `out of trumps`, but `outstanding trumps`.
    fn is_of_trumps(&self) -> bool {
        let is_out = self.tokens.get(self.place).is_some_and(|token| token.end - token.start == "out".len());
        is_out && matches!(self.peek_after(1), Some(Word::Mark(mark)) if mark.0 & Mark::TRUMPS.0 != 0)
    }

    /// Whether so many of what is played are left out next.
    #[inline(never)]
    pub(super) fn leaves_some(&self) -> bool {
        matches!(self.peek(), Some(Word::But)) && self.peek_after(1).is_some_and(Word::is_object)
    }

    /// `they get the rest`, but `they're all winners`
    #[inline(never)]
    fn they_get_rest(&self) -> bool {
        let they = self.tokens.get(self.place).is_some_and(|token| token.end - token.start == "they".len());
        let last = matches!(self.peek_after(2), None | Some(Word::Break | Word::Then));
        they && last && matches!(self.peek_after(1), Some(Word::Mark(Mark::REST)))
    }

    #[inline(never)]
    pub(super) fn take(&mut self, word: Word, clause: &mut Clause) {
        let rank = if let Word::Number(number) = word { self.rank_for(number, clause) } else { None };
        match rank.map_or(word, Word::Rank) {
            Word::Verb(verb) => take_verb(verb, clause),
            Word::Return | Word::Ending => clause.verb = Some(Verb::Cross),
            Word::But if self.peek_after(1).is_some_and(Word::is_object) => {
                clause.verb = Some(Verb::Concede);
                clause.is_excepted = true;
            }
            Word::They if self.peek_after(1).is_some_and(Word::is_done) || self.they_get_rest() => {
                clause.marks.0 |= Mark::YOU.0
            }
            // `throw in east`
            Word::In if clause.verb == Some(Verb::Discard) && !clause.has_object() => {
                self.complain(Misreading::Unknown);
            }
            Word::In if clause.has(Mark::IS) && clause.has(Mark::TRUMPS) => clause.marks.0 |= Mark::DRAWN.0,
            Word::Suit(suit) => take_suit(suit, clause),
            Word::Aces if !matches!(self.peek_after(1), Some(Word::Suit(_))) => {
                if clause.verb.is_some_and(Verb::plays_cards) {
                    // Which goes first?
                    self.complain(Misreading::Suit);
                }
                clause.marks.0 |= Mark::GOOD.or(Mark::TOPS).0;
            }
            Word::Aces => clause.ranks.push(Rank::Ace),
            Word::Rank(rank) => clause.ranks.push(rank),
            Word::Card(card) => clause.cards.push(card),
            Word::Article => clause.number = clause.number.or(Some(1)),
            Word::Number(number) => self.take_number(number, clause),
            Word::Times(number) => {
                clause.marks.0 |= Mark::ROUNDS.0;
                self.take_number(number, clause);
            }
            Word::Seat(_) | Word::Dummy | Word::Hand | Word::Partner | Word::Declarer(_) => {
                self.take_hand(word, clause);
            }
            Word::Height(height) => clause.height = Some(height),
            // `hearts break 4-2`: they do not.
            Word::Event(event) if !matches!(clause.event, Some(Event::ShowsOut | Event::BreaksBadly)) => {
                clause.event = Some(event)
            }
            Word::Mark(mark) => self.take_mark(mark, clause),
            Word::With => clause.with = Some(clause.named()),
            // In a later step it would turn the order round.
            Word::First
                if self.begun && !self.then && !matches!(self.peek_after(1), Some(Word::Number(_))) =>
            {
                self.complain(Misreading::Order);
            }
            Word::Outside if clause.verb == Some(Verb::Concede) => {}
            Word::After | Word::Before | Word::Ahead => self.complain(Misreading::Order),
            Word::Coup => self.complain(Misreading::Plan),
            Word::ThrownOn
            | Word::But
            | Word::Outside
            | Word::Not
            | Word::NotYet
            | Word::Do
            | Word::Needed => self.complain(Misreading::Unknown),
            _ => {}
        }
    }

    /// The hand that dummy, his own, his partner and declarer are to the player who speaks.
    #[inline(never)]
    fn take_hand(&mut self, word: Word, clause: &mut Clause) {
        // `ruff dummy's heart`: where it is, not where it is ruffed
        let before = self.peek_before();
        let owns = !matches!(before, Some(Word::In | Word::At | Word::On | Word::With)) && self.names_after();
        if clause.verb == Some(Verb::Ruff) && !clause.has_object() && owns {
            return;
        }
        let seat = match word {
            Word::Seat(seat) => Some(seat),
            Word::Dummy => self.declarer.map(Seat::partner),
            Word::Partner => self.hand.map(Seat::partner),
            // `declarer draws trumps`, but `to declarer`
            Word::Declarer(false) if self.hand == self.declarer && !clause.has(Mark::TO) => return,
            // 庄家飞梅花
            Word::Declarer(_)
                if self.hand == self.declarer
                    && matches!(self.peek_after(1), Some(Word::Verb(Verb::Finesse))) =>
            {
                return;
            }
            Word::Declarer(_) => self.declarer,
            // `dummy's hand`
            _ if matches!(before, Some(Word::Dummy | Word::Seat(_) | Word::Partner | Word::Declarer(_))) => {
                return;
            }
            _ => self.hand,
        };
        if seat.is_none() {
            self.complain(Misreading::Hand);
        }
        clause.leads = matches!(before, Some(Word::From));
        clause.seat = seat;
    }

    /// A word about the whole step.
    fn take_mark(&mut self, mark: Mark, clause: &mut Clause) {
        let draws = !clause.has(Mark::TRUMPS.or(Mark::HAS)) || clause.has(Mark::FRONTED);
        match mark {
            // `清了将`, `把将清了` draws them; `将牌清了`, `I have drawn trumps` has drawn them.
            // `the ace is gone`
            Mark::DRAWN if draws && clause.has(Mark::IS) && clause.has_object() => {
                self.complain(Misreading::Unknown);
            }
            Mark::DRAWN if draws => clause.verb = Some(Verb::Draw),
            // `out of trumps`
            Mark::OUT if clause.verb.is_none() && self.is_of_trumps() => self.complain(Misreading::Unknown),
            // `I have a trump left`, but `dummy has a trump left`
            _ if mark.0 & Mark::LEFT.0 != 0 && clause.has_trump_of_his() => {}
            // `over in hearts to run the clubs` goes to no card.
            Mark::TO if matches!(self.peek_after(1), Some(Word::Verb(_))) => clause.marks.0 |= Mark::TO.0,
            _ => {
                if mark == Mark::TO {
                    clause.to = Some(clause.named());
                }
                let card = clause.has_object() && clause.marks == Mark::default() && clause.number.is_none();
                let named = clause.verb.is_none() && (card || clause.marks == Mark::TRUMPS);
                if mark.0 & Mark::FINE.0 != 0 && named {
                    clause.marks.0 |= Mark::IS.0;
                }
                clause.marks.0 |= mark.0;
            }
        }
    }

    fn take_number(&mut self, number: u8, clause: &mut Clause) {
        clause.is_counted = true;
        let next = self.tokens.get(self.place + 1);
        let end = self.tokens.get(self.place).map(|token| token.end);
        clause.is_spot = clause.has_suit() || next.map(|token| token.start) == end;
        let ruffs = clause.verb == Some(Verb::Ruff);
        clause.is_counted_last = !clause.suits.is_empty() || (clause.has(Mark::TRUMPS) && !ruffs);
        let first = matches!(clause.number.replace(number), None | Some(1));
        if !first || !(1..=13).contains(&number) {
            self.complain(Misreading::Number);
        }
    }
}

fn take_verb(verb: Verb, clause: &mut Clause) {
    if let Some(before) = clause.with.take_if(|_| verb == Verb::Ruff) {
        // `用将牌A将吃红心`
        if clause.named() > before {
            clause.marks.0 |= Mark::TRUMPS.0;
        }
    }
    let (meant, mark) = match verb {
        Verb::Win => (Verb::Take, Mark::WON),
        Verb::Run => (Verb::Cash, Mark::RUNS),
        Verb::Drive => (Verb::Concede, Mark::DRIVEN),
        Verb::Give => (Verb::Concede, Mark::default()),
        // Its marks keep it from being a finesse of a suit.
        Verb::Let => (Verb::Finesse, Mark::RUNS),
        verb => (verb, Mark::default()),
    };
    clause.verb = Some(meant);
    clause.marks.0 |= mark.0;
}

fn take_suit(suit: Suit, clause: &mut Clause) {
    clause.suit_first |= clause.ranks.is_empty();
    if clause.suits.last() != Some(&suit) {
        clause.suits.push(suit);
    }
}
