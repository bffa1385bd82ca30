//! The words of one step, gathered from the text.

use super::clause::Clause;
use super::lex::spot;
use super::words::{Event, Mark, Verb, Word};
use super::{Misreading, Reader};
use crate::cards::Rank;

/// What the words are of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    Step,
    Condition,
}

impl Reader {
    /// Gathers the words of one step: up to a divider, a bracket, a second verb or a second object of its own. A condition
    /// ends before any verb.
    pub(super) fn clause(&mut self, kind: Kind) -> Clause {
        let is_condition = kind == Kind::Condition;
        let start = self.tokens.get(self.place).map_or(0, |token| token.start);
        let mut clause = Clause { start, end: start, ..Clause::default() };
        let first = self.place;
        while let Some(&token) = self.tokens.get(self.place) {
            match token.word {
                Word::Break if self.goes_on(&clause) => {}
                Word::But | Word::Ending | Word::Not | Word::NotYet | Word::Do
                    if self.place > first && !is_condition =>
                {
                    break;
                }
                Word::Break
                | Word::Then
                | Word::Else
                | Word::If
                | Word::Unless
                | Word::Needed
                | Word::Open
                | Word::Close => break,
                // `if the queen of hearts does not fall`, `红心Q没掉`, but `if hearts break do not draw trumps`
                Word::Do if is_condition && clause.event.is_none() => {}
                Word::Not | Word::Mark(Mark::NO)
                    if is_condition && clause.event.is_none() && !clause.is_denied =>
                {
                    clause.is_denied = true;
                }
                Word::Verb(_) if is_condition => break,
                // `if HQ falls hearts`
                Word::Suit(_) | Word::Card(_)
                    if is_condition
                        && clause.event.is_some_and(|event| event == Event::Appears || clause.has_suit()) =>
                {
                    break;
                }
                // `cross ruff`; `cross to dummy with a heart ruff`
                Word::Verb(Verb::Ruff) if clause.verb == Some(Verb::Cross) && clause.named() == 0 => {
                    let over = clause.with.take().is_some() || clause.seat.is_some();
                    clause.verb = Some(if over { Verb::Ruff } else { Verb::Crossruff });
                }
                // `打红心给明手A`, `give dummy a ruff`
                Word::Verb(Verb::Concede) if matches!(self.peek_after(1), Some(Word::Dummy | Word::Hand)) => {
                    self.take(Word::Mark(Mark::TO), &mut clause);
                }
                // `送一墩红心给对方`
                Word::Verb(Verb::Concede)
                    if clause.verb == Some(Verb::Concede)
                        && self.peek_after(1) == Some(Word::Mark(Mark::YOU)) => {}
                // `ruffing finesse`
                Word::Verb(Verb::Finesse) if clause.verb == Some(Verb::Ruff) && !clause.has_object() => {
                    self.complain(Misreading::Unknown);
                }
                // `打红心进明手`
                Word::Verb(Verb::Cross) if clause.leads_one_suit() => clause.verb = Some(Verb::Cross),
                // `take the heart finesse`
                Word::Verb(Verb::Finesse | Verb::Ruff)
                    if clause.verb == Some(Verb::Take) && !self.names_after() =>
                {
                    self.take(token.word, &mut clause);
                }
                // `ruff back to hand`; `you win the king`; `discard my losing heart`
                Word::Verb(Verb::Cross) if clause.verb == Some(Verb::Ruff) && !clause.has_object() => {}
                Word::Verb(Verb::Take | Verb::Win) if clause.has(Mark::YOU) => {}
                // `win the club return`, `win the heart lead`
                Word::Return | Word::Verb(Verb::Lead) if clause.has(Mark::WON) => {}
                Word::Verb(Verb::Concede)
                    if matches!(clause.verb, Some(Verb::Discard | Verb::Ruff)) && !clause.has_object() => {}
                Word::Return
                    if matches!(clause.verb, Some(Verb::Ruff | Verb::Take)) && !clause.has_object() => {}
                // `红心垫在梅花上`, `把红心垫掉`
                Word::ThrownOn | Word::Verb(Verb::Discard) if clause.is_thrown(token.word) => {
                    clause.verb = Some(Verb::Discard);
                    clause.goes_on = true;
                    self.place += 1;
                    break;
                }
                // `出红心Q放过去`
                Word::Verb(Verb::Let) if clause.leads_one_suit() && clause.named() == 1 => {
                    self.take(token.word, &mut clause);
                }
                Word::Verb(verb) if clause.verb.is_some_and(|old| old != verb || clause.has_object()) => {
                    break;
                }
                // `after two rounds of trumps ruff a heart`, but `红心两轮打`
                Word::Verb(verb) if clause.is_round() && (!verb.plays_rounds() || self.names_after()) => {
                    break;
                }
                // `梅花垫红心`: what stands before is what it is thrown on.
                Word::Verb(Verb::Discard) if clause.has_object() && self.names_after() => {
                    clause.with = None;
                    break;
                }
                // `红心上手`, `打红心上桌`
                Word::Up
                    if matches!(self.peek_after(1), Some(Word::Dummy | Word::Hand))
                        && (clause.verb.is_none() || clause.leads_one_suit()) =>
                {
                    clause.verb = Some(Verb::Cross);
                }
                Word::At if clause.verb != Some(Verb::Discard) || !clause.has_object() => {}
                Word::On | Word::Up | Word::At if clause.verb == Some(Verb::Discard) => {
                    clause.goes_on = true;
                    self.place += 1;
                    break;
                }
                Word::On | Word::Up if clause.has_object() && self.throws_after() => {
                    self.place += 1;
                    break;
                }
                Word::Suit(_) | Word::Card(_) | Word::Rank(_) | Word::Number(_)
                    if clause.is_full(token.word) =>
                {
                    break;
                }
                // `AK of hearts 2 clubs`
                Word::Number(_)
                    if clause.named() > 0
                        && matches!(self.peek_after(1), Some(Word::Suit(_)))
                        && clause.has_suit() =>
                {
                    break;
                }
                word => self.take(word, &mut clause),
            }
            clause.end = token.end;
            self.place += 1;
        }
        self.settle(&mut clause);
        clause
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
        self.peek_after(words) == Some(Word::Mark(Mark::IS))
    }

    /// Whether the next word throws something away: `红心上垫方块`, `红心上把方块垫掉`.
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
                _ => return event.is_some() && word == Word::Then,
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
            && clause.named() > 0
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
            clause.marks.0 &= !Mark::TRUMPS.0;
        }
        if clause.suits == [trump] && clause.named() == 0 && (rounds || clause.verb == Some(Verb::Draw)) {
            // So many rounds of trumps are drawn whichever name they are given.
            clause.suits.clear();
            clause.marks.0 |= Mark::TRUMPS.0;
        }
    }

    /// Whether a suit or a card is named next, how many of it apart.
    fn names_after(&self) -> bool {
        let next = (1..4).filter_map(|words| self.peek_after(words));
        let counts = |word: &Word| matches!(word, Word::Number(_) | Word::Article | Word::Mark(Mark::MANY));
        let mut next = next.skip_while(counts);
        let marks = Mark::TRUMPS.or(Mark::LOSER);
        match next.next() {
            Some(Word::Suit(_) | Word::Card(_)) => true,
            Some(Word::Mark(mark)) => mark.0 & marks.0 != 0,
            _ => false,
        }
    }

    /// A number that is one more of the cards named, `A K Q J 10`, or the trump that is ruffed with.
    #[inline(never)]
    fn rank_for(&self, number: u8, clause: &Clause) -> Option<Rank> {
        let counts = matches!(self.peek_after(1), Some(Word::Mark(Mark::TRICKS | Mark::ROUNDS | Mark::MANY)));
        let rank = spot(number)?;
        let next = clause.number.is_none() && !counts && clause.ranks.last().is_some_and(|last| rank < *last);
        let ruffs = clause.with.is_some()
            && (clause.verb == Some(Verb::Ruff) || self.peek_after(1) == Some(Word::Verb(Verb::Ruff)));
        (next || ruffs).then_some(rank)
    }

    /// Whether the next word is the suit that somebody is out of: `out of trumps`, but `outstanding trumps`.
    fn is_of_trumps(&self) -> bool {
        let is_out = self.tokens.get(self.place).is_some_and(|token| token.end - token.start == "out".len());
        is_out && matches!(self.peek_after(1), Some(Word::Mark(mark)) if mark.0 & Mark::TRUMPS.0 != 0)
    }

    fn take(&mut self, word: Word, clause: &mut Clause) {
        let rank = if let Word::Number(number) = word { self.rank_for(number, clause) } else { None };
        match rank.map_or(word, Word::Rank) {
            Word::Verb(verb) => {
                if let Some(before) = clause.with.take_if(|_| verb == Verb::Ruff) {
                    // `用将牌A将吃红心`
                    if clause.named() > before {
                        clause.marks.0 |= Mark::TRUMPS.0;
                    }
                }
                let (meant, mark) = match verb {
                    Verb::Win => (Verb::Take, Mark::WON),
                    Verb::Run => (Verb::Cash, Mark::RUNS),
                    // Its marks keep it from being a finesse of a suit.
                    Verb::Let => (Verb::Finesse, Mark::RUNS),
                    verb => (verb, Mark::default()),
                };
                clause.verb = Some(meant);
                clause.marks.0 |= mark.0;
            }
            Word::Return => clause.verb = Some(Verb::Cross),
            Word::Ending => clause.verb = Some(Verb::Cross),
            Word::But if self.peek_after(1).is_some_and(Word::is_object) => clause.verb = Some(Verb::Concede),
            Word::They if self.peek_after(1).is_some_and(Word::is_done) => clause.marks.0 |= Mark::YOU.0,
            // `throw in east`
            Word::In if clause.verb == Some(Verb::Discard) && !clause.has_object() => {
                self.complain(Misreading::Unknown);
            }
            Word::In if clause.has(Mark::IS) && clause.has(Mark::TRUMPS) => clause.marks.0 |= Mark::DRAWN.0,
            Word::Suit(suit) => {
                clause.suit_first |= clause.ranks.is_empty();
                if clause.suits.last() != Some(&suit) {
                    clause.suits.push(suit);
                }
            }
            Word::Aces if !matches!(self.peek_after(1), Some(Word::Suit(_))) => {
                clause.marks.0 |= Mark::GOOD.or(Mark::TOPS).0;
            }
            Word::Aces => clause.ranks.push(Rank::Ace),
            Word::Rank(rank) => clause.ranks.push(rank),
            Word::Card(card) => clause.cards.push(card),
            Word::Article => clause.number = clause.number.or(Some(1)),
            Word::Number(number) | Word::Times(number) => {
                clause.is_counted = true;
                clause.is_counted_last = !clause.suits.is_empty() || clause.has(Mark::TRUMPS);
                if matches!(word, Word::Times(_)) {
                    clause.marks.0 |= Mark::ROUNDS.0;
                }
                let first = matches!(clause.number.replace(number), None | Some(1));
                if !first || !(1..=13).contains(&number) {
                    self.complain(Misreading::Number);
                }
            }
            Word::Seat(seat) => clause.seat = Some(seat),
            Word::Dummy | Word::Hand => {
                let dummy = word == Word::Dummy;
                match self.declarer {
                    Some(declarer) => clause.seat = Some(if dummy { declarer.partner() } else { declarer }),
                    None => self.complain(Misreading::Hand),
                }
            }
            Word::Height(height) => clause.height = Some(height),
            // `hearts break 4-2`: they do not.
            Word::Event(event) if clause.event != Some(Event::ShowsOut) => clause.event = Some(event),
            // `清了将` draws them; `将牌清了` has drawn them.
            Word::Mark(Mark::DRAWN) if !clause.has(Mark::TRUMPS) => clause.verb = Some(Verb::Draw),
            // `out of trumps`
            Word::Mark(Mark::OUT) if clause.verb.is_none() && self.is_of_trumps() => {
                self.complain(Misreading::Unknown);
            }
            Word::Mark(mark) => {
                if mark == Mark::TO {
                    clause.to = Some(clause.named());
                }
                if mark.0 & Mark::FINE.0 != 0 && clause.is_only_suits() {
                    clause.marks.0 |= Mark::IS.0;
                }
                clause.marks.0 |= mark.0;
            }
            Word::With => clause.with = Some(clause.named()),
            // In a later step it would turn the order round.
            Word::First
                if self.begun && !self.then && !matches!(self.peek_after(1), Some(Word::Number(_))) =>
            {
                self.complain(Misreading::Unknown);
            }
            Word::Outside if clause.verb == Some(Verb::Concede) => {}
            Word::After
            | Word::ThrownOn
            | Word::But
            | Word::Outside
            | Word::Not
            | Word::NotYet
            | Word::Do
            | Word::Needed => self.complain(Misreading::Unknown),
            _ => {}
        }
    }
}
