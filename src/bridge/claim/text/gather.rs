//! The words of one step, gathered from the text.

use super::clause::Clause;
use super::words::{Event, Mark, Verb, Word};
use super::{Misreading, Reader};

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
            Word::But | Word::Ending | Word::Not | Word::NotYet | Word::Do
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
            Word::Finally => Fate::Left,
            Word::Verb(verb) => self.done_with(verb, clause),
            // `run the clubs squeezing west`
            Word::Coup if clause.verb.is_some() => Fate::Left,
            // `trump a loser`, `将一张红心`
            Word::Mark(mark)
                if begins
                    && mark.0 & Mark::ONE.0 != 0
                    && matches!(self.peek_after(1), Some(Word::Article | Word::Number(_)))
                    && self.names_after() =>
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
            // `if the queen falls all mine`
            Word::Mark(Mark::REST) if clause.event.is_some() => Fate::Left,
            // `if HQ falls hearts`
            Word::Suit(_) | Word::Card(_)
                if clause.event.is_some_and(|event| event == Event::Appears || clause.has_suit()) =>
            {
                Fate::Left
            }
            word => self.beside(word, clause),
        }
    }

    /// What becomes of a verb.
    fn done_with(&mut self, verb: Verb, clause: &mut Clause) -> Fate {
        let next = self.peek_after(1);
        let unnamed = !clause.has_object();
        match (verb, clause.verb) {
            // `到明手打梅花`
            (_, None) if unnamed && clause.has(Mark::TO) && clause.seat.is_some() && self.names_after() => {
                Fate::Left
            }
            // `cross ruff`; `cross to dummy with a heart ruff`
            (Verb::Ruff, Some(Verb::Cross)) if unnamed || clause.with.is_some() || clause.seat.is_some() => {
                let over = clause.with.take().is_some() || clause.seat.is_some();
                clause.verb = Some(if over { Verb::Ruff } else { Verb::Crossruff });
                Fate::Passed
            }
            // `打红心给明手A`, `give dummy a ruff`, `小红心给K`
            (Verb::Concede, _)
                if matches!(next, Some(Word::Dummy | Word::Hand))
                    || (clause.is_low_suit() && matches!(next, Some(Word::Rank(_)))) =>
            {
                self.take(Word::Mark(Mark::TO), clause);
                Fate::Passed
            }
            // `送一墩红心给对方`
            (Verb::Concede, Some(Verb::Concede)) if matches!(next, Some(Word::Mark(Mark::YOU))) => {
                Fate::Passed
            }
            // `hearts with a club discard`: which is it?
            (Verb::Discard, None) if clause.with.is_some() && clause.suits.len() > 1 => {
                self.complain(Misreading::Unknown);
                Fate::Passed
            }
            // `ruffing finesse`
            (Verb::Finesse, Some(Verb::Ruff)) if unnamed => {
                self.complain(Misreading::Unknown);
                Fate::Passed
            }
            // `打红心进明手`
            (Verb::Cross, _) if clause.leads_one_suit() => {
                clause.verb = Some(Verb::Cross);
                Fate::Passed
            }
            // `take the heart finesse`, `play a heart ruff`
            (Verb::Finesse | Verb::Ruff, Some(Verb::Take | Verb::Play))
                if clause.named() == 0 && !self.names_after() =>
            {
                Fate::Taken
            }
            // `黑桃将吃一张梅花`: a trump is what it is ruffed with.
            (Verb::Ruff, None)
                if clause.is_only_suits()
                    && clause.suits.len() == 1
                    && clause.suits.first().copied() == self.trump =>
            {
                clause.suits.clear();
                Fate::Taken
            }
            // `ruff back to hand`; `discard my losing heart`
            (Verb::Cross, Some(Verb::Ruff)) | (Verb::Concede, Some(Verb::Discard | Verb::Ruff))
                if unnamed =>
            {
                Fate::Passed
            }
            // `five hearts losing a club`
            (Verb::Concede, None) if (!unnamed || clause.has(Mark::TRUMPS)) && self.counts_another_suit() => {
                Fate::Left
            }
            // `hearts ruffing a club`, but `spades ruffing a club` with spades for trumps
            (Verb::Ruff, None) if !unnamed && clause.suit() != self.trump && self.counts_another_suit() => {
                Fate::Left
            }
            // `trump my losing heart`
            (Verb::Concede, None)
                if unnamed
                    && clause.marks.0 & !Mark::MINE.0 == Mark::TRUMPS.or(Mark::ONE).0
                    && clause.number.is_none()
                    && self.names_after() =>
            {
                clause.marks = Mark::default();
                self.take(Word::Verb(Verb::Ruff), clause);
                Fate::Passed
            }
            // `you win the king`
            (Verb::Take | Verb::Win, _) if clause.has(Mark::YOU) => Fate::Passed,
            // `win the heart lead`
            (Verb::Lead, _) if clause.has(Mark::WON) => Fate::Passed,
            // `把红心垫掉`
            (Verb::Discard, _) if clause.is_thrown(Word::Verb(verb)) => clause.thrown_on(),
            // `出红心Q放过去`, `让红心Q飞过去`
            (Verb::Let, Some(Verb::Lead | Verb::Play | Verb::Concede)) if clause.named() == 1 => Fate::Taken,
            // `让它飞过去`
            (Verb::Let | Verb::Run | Verb::Finesse, Some(Verb::Finesse))
                if clause.has(Mark::RUNS) && !self.names_after() =>
            {
                Fate::Passed
            }
            (_, Some(old)) if old != verb || !unnamed => Fate::Left,
            // `after two rounds of trumps ruff a heart`, but `红心两轮打`
            _ if clause.is_round() && (!verb.plays_rounds() || self.names_after()) => Fate::Left,
            // `梅花垫红心`: what stands before is what it is thrown on.
            (Verb::Discard, _) if (!unnamed || clause.has(Mark::TRUMPS)) && self.names_after() => {
                clause.with = None;
                Fate::Left
            }
            _ => Fate::Taken,
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
            Word::On | Word::Up if clause.has_object() && self.throws_after() => Fate::Last,
            // `a heart on the club`, but `the ace of hearts on the table`
            Word::On
                if matches!(clause.verb, None | Some(Verb::Concede | Verb::Cross))
                    && clause.seat.is_none()
                    && (clause.has_object() || clause.has(Mark::LOSER))
                    && !matches!(next, Some(Word::Dummy | Word::Hand)) =>
            {
                clause.thrown_on()
            }
            Word::Suit(_) | Word::Card(_) | Word::Rank(_) | Word::Number(_) if clause.is_full(word) => {
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
                let suit_follows = matches!(self.peek_after(2), Some(Word::Suit(_)));
                clause.is_rank_alone() || (clause.is_suit_with_ranks() && !suit_follows)
            }
            Some(Word::Suit(_)) => {
                let suits = clause.is_suits_alone();
                (clause.verb == Some(Verb::Crossruff) && clause.has_object())
                    || (suits && clause.has_object() && self.is_said_after())
            }
            _ => false,
        }
    }

    /// Whether something is said of the suits named next: `hearts and diamonds are good`.
    #[inline(never)]
    fn is_said_after(&self) -> bool {
        let mut words = 1;
        while let Some(Word::Suit(_) | Word::Break) = self.peek_after(words) {
            words += 1;
        }
        matches!(self.peek_after(words), Some(Word::Mark(Mark::IS)))
    }

    /// Whether the next word throws something away: `红心上垫方块`, `红心上把方块垫掉`.
    #[inline(never)]
    fn throws_after(&self) -> bool {
        matches!(self.peek_after(1), Some(Word::Verb(Verb::Discard) | Word::Mark(Mark::FRONTED)))
    }

    /// Whether a condition stands next without a word for *if*: `红心Q掉下来就兑现红心`.
    pub(super) fn asks(&self) -> bool {
        let mut words = 0;
        let mut event = None;
        while let Some(word) = self.peek_after(words) {
            match word {
                Word::Event(asked) => event = Some(asked),
                // `西家断红心就飞红心J`
                Word::Suit(_) if event == Some(Event::ShowsOut) => {}
                Word::Suit(_) | Word::Rank(_) | Word::Card(_) | Word::Seat(_) | Word::Mark(_) | Word::Not
                    if event.is_none() => {}
                _ => return event.is_some() && matches!(word, Word::Then),
            }
            words += 1;
        }
        false
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
        if clause.has(Mark::TRUMPS) && clause.wants_suit() {
            clause.suits.push(trump);
            clause.marks.0 &= !Mark::TRUMPS.or(Mark::ONE).or(Mark::MINE).0;
        }
        if clause.suits == [trump] && clause.named() == 0 && (rounds || clause.verb == Some(Verb::Draw)) {
            // So many rounds of trumps are drawn whichever name they are given.
            clause.suits.clear();
            clause.marks.0 |= Mark::TRUMPS.0;
        }
    }

    /// Whether so many of a suit come next, with nothing said of what is done in it: `losing a club`, 输一墩梅花.
    #[inline(never)]
    fn counts_another_suit(&self) -> bool {
        let tricks = matches!(self.peek_after(2), Some(Word::Mark(Mark::TRICKS | Mark::MANY)));
        let suit = 2 + usize::from(tricks);
        matches!(self.peek_after(1), Some(Word::Article | Word::Number(_)))
            && matches!(self.peek_after(suit), Some(Word::Suit(_)))
            && !matches!(self.peek_after(suit + 1), Some(Word::Verb(_)))
    }

    /// Whether a suit or a card is named next, how many of it and that it loses apart.
    #[inline(never)]
    fn names_after(&self) -> bool {
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
