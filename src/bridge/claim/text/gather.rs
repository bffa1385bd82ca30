//! The words of one step, gathered from the text.

use super::Reader;
use super::clause::Clause;
use super::words::{Event, Mark, Verb, Word};
use crate::bridge::claim::statement::Height;

/// What the words are of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Step,
    Condition,
}

/// What becomes of a word while a step is gathered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    /// It says something of the step.
    Taken,
    /// It says no more than has been said.
    Passed,
    /// It ends the step.
    Last,
    /// The step has ended before it.
    Left,
}

impl Reader {
    /// Gathers the words of one step: up to a divider, a bracket, a second verb or a second object of its own. A condition
    /// ends before any verb.
    pub(super) fn clause(&mut self, kind: Kind) -> Clause {
        let start = self.tokens.get(self.place).map_or(0, |token| token.start);
        let mut clause = Clause { start, end: start, ..Clause::default() };
        let first = self.place;
        while let Some(&token) = self.tokens.get(self.place) {
            let begins = self.place == first;
            match self.fate(token.word, kind, begins, &mut clause) {
                Fate::Taken => self.take(token.word, &mut clause),
                Fate::Passed => {}
                Fate::Last => {
                    self.place += 1;
                    break;
                }
                Fate::Left => break,
            }
            clause.end = token.end;
            self.place += 1;
        }
        self.settle(&mut clause);
        clause
    }

    /// What becomes of the next word.
    fn fate(&mut self, word: Word, kind: Kind, begins: bool, clause: &mut Clause) -> Fate {
        match word {
            Word::Break if self.goes_on(clause) => Fate::Passed,
            Word::But | Word::Ending | Word::Not | Word::NotYet | Word::Do | Word::Before | Word::Ahead
                if !begins && kind == Kind::Step =>
            {
                Fate::Left
            }
            Word::Break
            | Word::Then
            | Word::Else
            | Word::If
            | Word::Unless
            | Word::Needed
            | Word::Open
            | Word::Close => Fate::Left,
            _ if kind == Kind::Condition => self.asked(word, clause),
            // `最后一张梅花`, `红心最后输一墩`
            Word::Finally if begins || clause.is_suits_alone() => {
                clause.marks.0 |= Mark::END.0;
                Fate::Passed
            }
            Word::Finally | Word::Finessing => Fate::Left,
            // 从红心A开始
            Word::Starting if clause.named() > 0 => Fate::Last,
            Word::Starting if !begins => Fate::Left,
            Word::Verb(verb) => self.done_with(verb, clause),
            // `run the clubs squeezing west`
            Word::Coup if clause.verb.is_some() => Fate::Left,
            // `trumps are drawn dummy is good`
            word if clause.has_drawn_trumps() && word.is_somebodys() => Fate::Left,
            // `清完将你拿一墩梅花`
            Word::Mark(Mark::YOU) if clause.verb == Some(Verb::Draw) && clause.has(Mark::TRUMPS) => {
                Fate::Left
            }
            // `drawing trumps dummy is high`, 清完将明手全大, 调将明手将吃方块
            Word::Dummy | Word::Hand | Word::Partner
                if clause.verb == Some(Verb::Draw)
                    && (clause.has(Mark::TRUMPS) && self.is_called_good()
                        || matches!(self.peek_after(1), Some(Word::Verb(Verb::Ruff)))) =>
            {
                Fate::Left
            }
            // `ruff a heart dummy is good`
            Word::Dummy | Word::Hand
                if clause.verb == Some(Verb::Ruff)
                    && clause.has_object()
                    && self.is_called_good()
                    && !matches!(self.peek_before(), Some(Word::In | Word::At | Word::With | Word::On)) =>
            {
                Fate::Left
            }
            // `trump a loser`, `将一张红心`, `trump the ace of hearts`
            Word::Mark(mark)
                if (begins || clause.is_hand_alone())
                    && mark.0 & Mark::ONE.0 != 0
                    && (matches!(self.peek_after(1), Some(Word::Article | Word::Number(_)))
                        && self.names_after()
                        || self.names_card_after()) =>
            {
                self.take(Word::Verb(Verb::Ruff), clause);
                Fate::Passed
            }
            word => self.beside(word, clause),
        }
    }

    /// What becomes of a word of a condition.
    fn asked(&mut self, word: Word, clause: &mut Clause) -> Fate {
        match word {
            // `if the queen of hearts does not fall`, `红心Q没掉`, but `if hearts break do not draw trumps`
            Word::Do if clause.event.is_none() => Fate::Passed,
            Word::Not | Word::Mark(Mark::NO) if clause.event.is_none() && !clause.is_denied => {
                clause.is_denied = true;
                Fate::Passed
            }
            Word::Verb(_) => Fate::Left,
            // `if the queen falls all mine`, `if it drops I have the rest`, `if hearts do not break you get one`
            Word::Mark(Mark::REST | Mark::YOU | Mark::HAS) if clause.event.is_some() => Fate::Left,
            // `if they don't break diamond finesse`
            Word::Suit(_)
                if clause.event == Some(Event::Breaks)
                    && matches!(self.peek_after(1), Some(Word::Verb(Verb::Finesse))) =>
            {
                Fate::Left
            }
            // `if HQ falls hearts`
            Word::Suit(_) | Word::Card(_)
                if clause.event.is_some_and(|event| event == Event::Appears || clause.has_suit()) =>
            {
                Fate::Left
            }
            word => self.beside(word, clause),
        }
    }

    /// What becomes of any other word.
    fn beside(&mut self, word: Word, clause: &mut Clause) -> Fate {
        let next = self.peek_after(1);
        match word {
            // `win the club return`, `ruff the return`
            Word::Return if clause.has(Mark::WON) => Fate::Passed,
            Word::Return if matches!(clause.verb, Some(Verb::Ruff | Verb::Take)) && !clause.has_object() => {
                Fate::Passed
            }
            // `ruff your heart return`
            Word::Return
                if clause.verb == Some(Verb::Ruff)
                    && clause.named() == 0
                    && matches!(next, None | Some(Word::Break | Word::Then)) =>
            {
                Fate::Passed
            }
            // `I'm going to ruff`, `I have to lose a club`
            Word::Mark(Mark::TO) if matches!(next, Some(Word::Verb(_))) && clause.names_nothing() => {
                Fate::Passed
            }
            // `after the ace of trumps everything is high`
            Word::Mark(Mark::REST) if self.after && (clause.has_object() || clause.has(Mark::TRUMPS)) => {
                Fate::Left
            }
            // `用梅花把红心垫掉`: what stands before is what it is thrown on.
            Word::Mark(Mark::FRONTED) if clause.verb.is_none() && clause.has_object() => {
                clause.with = None;
                Fate::Left
            }
            // `红心垫在梅花上`
            Word::ThrownOn if clause.is_thrown(word) => clause.thrown_on(),
            // `红心上手`, `打红心上桌`
            Word::Up
                if matches!(next, Some(Word::Dummy | Word::Hand))
                    && (clause.verb.is_none() || clause.leads_one_suit()) =>
            {
                clause.verb = Some(Verb::Cross);
                Fate::Passed
            }
            Word::At if clause.verb != Some(Verb::Discard) || !clause.has_object() => Fate::Passed,
            Word::On | Word::Up | Word::At if clause.verb == Some(Verb::Discard) => clause.thrown_on(),
            Word::On | Word::Up if clause.has_object() && self.throws_after() => clause.carries(),
            // Only what it stands before asks for it.
            Word::From => Fate::Passed,
            // `a heart on the club`, `dummy's heart on my club`, but `the ace of hearts on the table`
            Word::On
                if matches!(clause.verb, None | Some(Verb::Concede | Verb::Cross))
                    && (clause.seat.is_none() || clause.verb == Some(Verb::Concede) || self.suit_after())
                    && (clause.has_object() || clause.has(Mark::LOSER))
                    && (!matches!(next, Some(Word::Dummy | Word::Hand)) || self.suit_after()) =>
            {
                clause.thrown_on()
            }
            Word::Suit(_) | Word::Card(_) | Word::Rank(_) | Word::Number(_) if clause.is_full(word) => {
                Fate::Left
            }
            // `two clubs a diamond`
            Word::Article if clause.number > Some(1) && clause.verb.is_none() && clause.is_full(word) => {
                Fate::Left
            }
            // `AK of hearts 2 clubs`
            Word::Number(_)
                if clause.named() > 0 && matches!(next, Some(Word::Suit(_))) && clause.has_suit() =>
            {
                Fate::Left
            }
            _ => Fate::Taken,
        }
    }

    /// Whether what comes after a divider still belongs to the step: `ace and king of hearts`, `红心A、K`, `crossruff hearts and
    /// clubs`.
    fn goes_on(&self, clause: &Clause) -> bool {
        match self.peek_after(1) {
            Some(Word::Rank(_)) => {
                let suit_follows = self.has_suit_behind_ranks();
                clause.is_rank_alone() || (clause.is_suit_with_ranks() && !suit_follows)
            }
            Some(Word::Suit(_)) => {
                let suits = clause.is_only_suits() && !clause.is_high();
                (clause.verb == Some(Verb::Crossruff) && clause.has_object())
                    || (suits && self.is_said_after())
            }
            _ => false,
        }
    }

    /// Whether the ranks named next are of a suit that comes behind them: `ace and king of diamonds`.
    #[inline(never)]
    fn has_suit_behind_ranks(&self) -> bool {
        let mut words = 2;
        while matches!(self.peek_after(words), Some(Word::Break))
            && matches!(self.peek_after(words + 1), Some(Word::Rank(_)))
        {
            words += 2;
        }
        matches!(self.peek_after(words), Some(Word::Suit(_)))
    }

    /// Whether something is said of the suits named next: `hearts and diamonds are good`, `红心、方块全大`, `heart and club losers`.
    #[inline(never)]
    fn is_said_after(&self) -> bool {
        let mut words = 1;
        while let Some(Word::Suit(_) | Word::Break) = self.peek_after(words) {
            words += 1;
        }
        let last = matches!(self.peek_after(words + 1), None | Some(Word::Break | Word::Then));
        match self.peek_after(words) {
            Some(Word::Mark(Mark::IS)) => true,
            Some(Word::Mark(Mark::LOSER)) => last,
            Some(Word::Mark(Mark::REST)) => {
                matches!(self.peek_after(words + 1), Some(Word::Height(Height::High)))
            }
            Some(Word::Mark(mark)) => last && mark.0 & Mark::FINE.0 != 0,
            _ => false,
        }
    }

    /// Whether the word behind the next one, or what it is joined to, calls that good.
    #[inline(never)]
    fn is_called_good(&self) -> bool {
        let mut words = 1;
        while let Some(Word::Mark(Mark::IS | Mark::REST)) = self.peek_after(words) {
            words += 1;
        }
        match self.peek_after(words) {
            Some(Word::Mark(mark)) => mark.0 & Mark::GOOD.0 != 0,
            word => matches!(word, Some(Word::Height(Height::High))),
        }
    }

    /// Whether the next word throws something away: `红心上垫方块`, `红心上把方块垫掉`.
    #[inline(never)]
    fn throws_after(&self) -> bool {
        matches!(self.peek_after(1), Some(Word::Verb(Verb::Discard) | Word::Mark(Mark::FRONTED)))
    }

    /// Once its words are known: trumps that are a suit like another, and a suit that is trumps.
    fn settle(&self, clause: &mut Clause) {
        if clause.has(Mark::NTH) {
            clause.number = None;
            clause.marks.0 &= !Mark::ROUNDS.0;
            if clause.verb == Some(Verb::Ruff) && !clause.has_object() {
                // `two rounds of hearts, ruff the third`
                clause.suits.extend(self.topic.filter(|&suit| self.trump != Some(suit)));
            }
        }
        if clause.goes_to_trick() {
            clause.verb = Some(Verb::Concede);
        }
        if clause.verb.is_none()
            && clause.to == Some(0)
            && clause.number.is_some()
            && clause.seat.is_some_and(|seat| self.is_theirs(seat))
        {
            // `a trick to west`
            (clause.verb, clause.seat, clause.to) = (Some(Verb::Concede), None, None);
            clause.marks.0 &= !Mark::TO.0;
        }
        if let Some(led) = self.led
            && !self.begun
            && clause.is_rank_alone()
            && (clause.has(Mark::WON) || clause.verb == Some(Verb::Play))
        {
            // `win with the ace, draw trumps`
            clause.suits.push(led);
            clause.verb = Some(Verb::Take);
            clause.marks.0 |= Mark::WON.0;
        }
        let Some(trump) = self.trump else { return };
        if clause.verb == Some(Verb::Ruff)
            && clause.named() + clause.suits.len() > 1
            && let Some(place) = clause.suits.iter().position(|&suit| suit == trump)
        {
            clause.suits.remove(place);
            // `用黑桃A将吃`: a trump is what it is ruffed with.
            clause.marks.0 |= Mark::TRUMPS.0;
        }
        clause.is_trumps = clause.has(Mark::TRUMPS);
        let rounds = clause.has(Mark::ROUNDS) && clause.verb.is_none_or(Verb::plays_rounds);
        if clause.has(Mark::TRUMPS) && clause.wants_suit(self.plays_after()) {
            clause.suits.push(trump);
            clause.marks.0 &= !Mark::TRUMPS.or(Mark::ONE).or(Mark::MINE).0;
        }
        let led = clause.verb == Some(Verb::Cash) && clause.seat.is_some();
        if clause.suits == [trump]
            && clause.named() == 0
            && (rounds && !led || clause.verb == Some(Verb::Draw))
        {
            // So many rounds of trumps are drawn whichever name they are given, but not `cash a round of spades in dummy`.
            clause.suits.clear();
            clause.marks.0 |= Mark::TRUMPS.0;
        }
    }

    /// Whether so many of a suit come next, with nothing said of what is done in it: `losing a club`, 输一墩梅花.
    #[inline(never)]
    pub(super) fn counts_another_suit(&self) -> bool {
        let tricks = matches!(self.peek_after(2), Some(Word::Mark(Mark::TRICKS | Mark::MANY)));
        let suit = 2 + usize::from(tricks);
        matches!(self.peek_after(1), Some(Word::Article | Word::Number(_)))
            && matches!(self.peek_after(suit), Some(Word::Suit(_)))
            && !matches!(self.peek_after(suit + 1), Some(Word::Verb(_)))
    }

    /// Whether a suit is named next, or whose it is before it: `on dummy's clubs`.
    #[inline(never)]
    pub(super) fn suit_after(&self) -> bool {
        let whose = matches!(self.peek_after(1), Some(Word::Dummy | Word::Hand));
        // 垫手里两张方块
        let counts = |word: &Option<Word>| matches!(word, Some(Word::Number(_) | Word::Mark(Mark::MANY)));
        let counted =
            if whose { (2..4).map(|words| self.peek_after(words)).take_while(counts).count() } else { 0 };
        matches!(self.peek_after(1 + usize::from(whose) + counted), Some(Word::Suit(_)))
    }

    /// Whether a card of another suit than trumps is named next; `trump ace heart ace` is two of two suits.
    #[inline(never)]
    fn names_card_after(&self) -> bool {
        let suit = match (self.peek_after(1), self.peek_after(2), self.peek_after(3)) {
            (Some(Word::Card(card)), ..) => card.suit(),
            (Some(Word::Rank(_)), Some(Word::Suit(suit)), last) if !matches!(last, Some(Word::Rank(_))) => {
                suit
            }
            (Some(Word::Suit(suit)), Some(Word::Rank(_)), _) => suit,
            _ => return false,
        };
        self.trump != Some(suit)
    }

    /// Whether a suit or a card is named next, how many of it and that it loses apart.
    #[inline(never)]
    pub(super) fn names_after(&self) -> bool {
        let next = (1..4).filter_map(|words| self.peek_after(words));
        // `trump a losing heart`
        let counts = |word: &Word| {
            matches!(
                word,
                Word::Number(_) | Word::Article | Word::Mark(Mark::MANY) | Word::Verb(Verb::Concede)
            )
        };
        let mut next = next.skip_while(counts);
        let marks = Mark::TRUMPS.or(Mark::LOSER);
        match next.next() {
            Some(Word::Suit(_) | Word::Card(_)) => true,
            Some(Word::Mark(mark)) => mark.0 & marks.0 != 0,
            _ => false,
        }
    }
}
