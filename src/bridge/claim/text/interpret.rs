//! From the words of a step to the step.

use super::check::check;
use super::clause::Clause;
use super::except::{claims_rest, keep_excepted};
use super::steps::{
    discard, good, in_order, let_run, overtake, play, push_cards, push_suits, put, ruff, run_card,
    take_tricks, towards, towards_several,
};
use super::words::{Mark, Verb, Word};
use super::{Misreading, Reader};
use crate::bridge::Seat;
use crate::bridge::claim::statement::{Avoided, Height, Step};
use crate::cards::Card;

impl Reader {
    pub(super) fn interpret(&mut self, clause: &Clause, steps: &mut Vec<Step>) -> Result<(), Misreading> {
        let cards = clause.named_cards();
        let then = core::mem::take(&mut self.then);
        let apart = core::mem::take(&mut self.apart);
        let losers = core::mem::take(&mut self.losers);
        let after = core::mem::take(&mut self.after);
        let theirs = self.is_with_them(clause);
        if !theirs && clause.seat.is_some_and(|seat| self.is_theirs(seat)) && clause.calls_hand_good() {
            // A defender says that dummy is good.
            put(steps, Step::Concede { tricks: 0, suit: None });
            return Ok(());
        }
        if clause.calls_contract_down() {
            return Ok(());
        }
        if (clause.misleads() && !clause.has_no_losers()) || theirs {
            return Err(clause.unread(theirs));
        }
        if clause.verb.is_some_and(Verb::plays_cards) && clause.has(Mark::REST) && self.leaves_some() {
            // `run all but one trump`: how many are that?
            return Err(Misreading::Number);
        }
        if let Some(read) = keep_excepted(clause, &cards, steps) {
            return read;
        }
        if then && clause.verb.is_none() && clause.number.is_none() {
            // `one trump, then all good`
            in_order(steps);
        }
        if let Some(read) = self.said(clause, &cards, after, steps) {
            return read;
        }
        let named_losers = losers && clause.is_suits_alone() && !then;
        let verb = if named_losers { Some(Verb::Concede) } else { self.verb_of(clause, apart) };
        let counts = clause.has(Mark::LOSER) && clause.number.is_some() && !clause.has_object();
        self.losers = named_losers || counts;
        check(clause, verb)?;
        if then && verb == Some(Verb::Discard) && clause.is_suits_alone() {
            // `throwing diamonds, then clubs`: thrown, or played?
            return Err(Misreading::Order);
        }
        let of_suit = matches!(steps.last(), Some(Step::Concede { suit: Some(_), .. }));
        if verb == Some(Verb::Concede) && (of_suit || apart) && clause.may_be_won(apart) {
            return Err(Misreading::Choice);
        }
        if clause.verb.is_none() && clause.has(Mark::END) && matches!(steps.last(), Some(Step::Count { .. }))
        {
            // `five spades and a club at the end`: won, or lost?
            return Err(Misreading::Choice);
        }
        if then {
            in_order(steps);
        }
        if self.of_trumps(clause, verb, &cards, steps)? {
            return Ok(());
        }
        self.done(clause, verb, &cards, then, steps)?;
        let ends = |verb: &Verb| matches!(verb, Verb::Cross | Verb::Take | Verb::Crossruff | Verb::Overtake);
        let runs = clause.has(Mark::RUNS) && verb == Some(Verb::Finesse);
        self.last = verb.filter(|verb| !ends(verb) && !runs);
        // A card given up is one, as what is counted is.
        self.counted = clause.number.is_some() || verb == Some(Verb::Concede) && clause.named() > 0;
        Ok(())
    }

    /// Reads what is told by other words than a verb that is repeated: what is said of cards, how a trick is won, where a card
    /// goes to. Nothing if it is none of these.
    fn said(
        &mut self,
        clause: &Clause,
        cards: &[Card],
        after: bool,
        steps: &mut Vec<Step>,
    ) -> Option<Result<(), Misreading>> {
        let last = self.last.take();
        if after && clause.is_trumps && clause.has(Mark::DRAWN) && !clause.has(Mark::TRUMPS) {
            if clause.named() > 0 {
                // `after the trump ace is gone`: and who has it?
                return Some(Err(Misreading::OtherSide));
            }
            put(steps, Step::DrawTrumps { rounds: None });
            return Some(Ok(()));
        }
        if clause.says() {
            let theirs = clause.seat.is_some_and(|seat| self.is_theirs(seat));
            return Some(good(clause, cards, theirs, steps));
        }
        if clause.is_won_in_hand() {
            let suit = clause.suits.first().copied();
            steps.extend(clause.seat.map(|to| Step::Cross { to, suit }));
            return Some(Ok(()));
        }
        if clause.has(Mark::WON) && self.win(clause, cards, steps) {
            return Some(Ok(()));
        }
        if clause.is_some_trick() && self.ends_there() {
            return Some(Err(Misreading::Unknown));
        }
        if clause.says_nothing() || clause.has_no_losers() {
            self.last = last;
            // `two tricks, the rest are yours`, `I win this, you get the rest`
            let counts = clause.number.is_some() && clause.has(Mark::TRICKS.or(Mark::HAS));
            let takes = clause.verb == Some(Verb::Take) && !clause.has(Mark::REST);
            match clause.number.filter(|&tricks| tricks > 0 && clause.tells_number()) {
                // `三墩我拿两墩`: left, or taken?
                Some(_) if steps.last().is_some_and(Step::is_number) => return Some(Err(Misreading::Number)),
                Some(tricks) => put(steps, Step::Count { tricks, suit: None }),
                None if claims_rest(clause, steps) => {}
                None => {
                    let tops = clause.has(Mark::TOPS) || clause.is_high() && clause.verb.is_some();
                    self.takes_some |= (counts || takes || tops) && !clause.has(Mark::DOWN);
                }
            }
            // `cash my winners, then crossruff`: which, nobody knows.
            let some = clause.verb.is_some() && (clause.has(Mark::TOPS.or(Mark::OUT)) || clause.is_high());
            return Some(if some && self.plays_after() { Err(Misreading::Suit) } else { Ok(()) });
        }
        if let Some(read) = towards_several(clause, cards, steps) {
            return Some(read);
        }
        if clause.has(Mark::TO) && !clause.has(Mark::YOU) && towards(clause, cards, steps) {
            return Some(Ok(()));
        }
        self.last = last;
        None
    }

    /// Reads what is done with trumps as such. Says whether it was that.
    fn of_trumps(
        &mut self,
        clause: &Clause,
        verb: Option<Verb>,
        cards: &[Card],
        steps: &mut Vec<Step>,
    ) -> Result<bool, Misreading> {
        let rounds = clause.stated_rounds(verb);
        let plays = matches!(verb, None | Some(Verb::Draw | Verb::Cash | Verb::Lead | Verb::Play));
        if plays && clause.is_low_suit() && cards.is_empty() {
            return Err(Misreading::Card);
        }
        if verb == Some(Verb::Draw) && clause.is_rank_alone() {
            // `pick up the queen`
            return Err(Misreading::Suit);
        }
        let unnamed = clause.suits.is_empty() || self.trump.is_none();
        let all = clause.has(Mark::REST.or(Mark::MINE));
        if (verb == Some(Verb::Cash) || verb == Some(Verb::Play) && all)
            && clause.is_trumps
            && (clause.has(Mark::REST) || (rounds.is_none() && clause.has(Mark::RUNS.or(Mark::MINE))))
            && let Some(suit) = self.trump
        {
            // `run the trumps`, `cash my trumps` goes on when they are drawn.
            put(steps, Step::Cash { hand: clause.seat, suit, rounds });
            return Ok(true);
        }
        if verb.is_none() && clause.has_trump_left() && !clause.has(Mark::IT) {
            // His own: that another is out he does not say.
            // In a list of winners it is one of them.
            let listed = clause.seat.is_none() && matches!(steps.last(), Some(Step::Count { .. }));
            let trump = self.trump.filter(|_| listed || clause.has_own_trump()).ok_or(Misreading::Unknown)?;
            let then = [self.peek(), self.peek_after(1)].contains(&Some(Word::Then));
            // `my trumps, then hearts`
            put(
                steps,
                match then && !clause.has(Mark::LAST) {
                    true => Step::Cash { hand: None, suit: trump, rounds: None },
                    false => Step::Good { hand: None, suit: Some(trump) },
                },
            );
            return Ok(true);
        }
        let draws = plays && (clause.has(Mark::TRUMPS) || (verb == Some(Verb::Draw) && unnamed));
        // `trumps hearts clubs`, `drawing trumps my hand is good`, `a small trump`, `dummy's trumps`, `trump it`
        let other = clause.has_object()
            || clause.height == Some(Height::Low)
            || (clause.seat.is_some() && (verb.is_none() || clause.has(Mark::IS)))
            || (verb.is_none() && clause.has(Mark::TRICKS.or(Mark::IT).or(Mark::REST)));
        if draws && clause.has(Mark::TRUMPS) && other {
            return Err(Misreading::Unknown);
        }
        if draws {
            put(steps, Step::DrawTrumps { rounds });
            if let Some(suit) = self.trump.filter(|_| clause.has(Mark::TOPS)) {
                // `trumps from the top`: an honour that is out may fall, and is not caught.
                put(steps, Step::Avoid { what: Avoided::Finesse, hand: None, suit: Some(suit) });
            }
            self.last = None;
        }
        Ok(draws)
    }

    /// Reads what a verb does to what is named.
    fn done(
        &self,
        clause: &Clause,
        verb: Option<Verb>,
        cards: &[Card],
        then: bool,
        steps: &mut Vec<Step>,
    ) -> Result<(), Misreading> {
        match verb {
            Some(Verb::Finesse) if clause.runs_it() && let_run(steps) => {}
            Some(Verb::Finesse) if clause.runs_one(cards) => run_card(cards, steps)?,
            Some(verb @ (Verb::Draw | Verb::Cash | Verb::Lead | Verb::Play)) => {
                play(clause, verb, cards, steps)?;
            }
            Some(Verb::Finesse) => self.finesse(clause, cards, steps)?,
            Some(Verb::Overtake) if !overtake(cards, steps) => return Err(Misreading::Card),
            Some(Verb::Overtake) => {}
            // How many the rest are is not known here, or of `hearts are losers`.
            Some(Verb::Ruff | Verb::Concede)
                if (clause.has(Mark::REST) || clause.has(Mark::IS) && clause.has(Mark::LOSER))
                    && !clause.suits.is_empty()
                    && clause.named() == 0
                    && clause.number.is_none() =>
            {
                return Err(Misreading::Number);
            }
            Some(Verb::Ruff) => ruff(clause, self.trump, steps),
            Some(Verb::Crossruff) => put(steps, Step::Crossruff { with: clause.height.unwrap_or_default() }),
            Some(Verb::Discard) => discard(clause, cards, steps)?,
            Some(Verb::Cross) => {
                let back = steps.iter().rev().find_map(|step| match *step {
                    Step::Cross { to, .. } => Some(to.partner()),
                    _ => None,
                });
                if let (None, None, &[card]) = (clause.seat, back, cards) {
                    // `cross with the ace of clubs`: to the hand that has it.
                    put(steps, Step::Finesse { card, against: None });
                    return Ok(());
                }
                let to = clause.seat.or(back).ok_or(Misreading::Hand)?;
                put(steps, Step::Cross { to, suit: clause.suit() });
            }
            // `drive the hearts out`
            Some(Verb::Concede) if clause.has(Mark::DRIVEN) && clause.named() == 0 => {
                return Err(Misreading::Card);
            }
            Some(Verb::Concede) if clause.gives_up_rest() => {
                put(steps, Step::Concede { tricks: 0, suit: None })
            }
            Some(Verb::Concede) if clause.gives_up_unnamed() => return Err(Misreading::Number),
            Some(Verb::Concede) => self.concede(clause, cards, then, steps)?,
            Some(
                Verb::Take | Verb::Win | Verb::Run | Verb::Let | Verb::Drive | Verb::Give | Verb::Resign,
            )
            | None => take_tricks(clause, cards, then, steps)?,
        }
        Ok(())
    }

    /// Tricks given up: one for each card or suit where they are of several, or so many of one.
    fn concede(
        &self,
        clause: &Clause,
        cards: &[Card],
        then: bool,
        steps: &mut Vec<Step>,
    ) -> Result<(), Misreading> {
        let named = clause.suits.len() + clause.cards.len();
        if named > 1 && clause.ranks.is_empty() && !(clause.is_counted && clause.cards.is_empty()) {
            // `lose HA CK`
            return push_suits(clause, steps, &|_, suit| Step::Concede { tricks: 1, suit: Some(suit) });
        }
        let suit = clause.suit().or(self.trump.filter(|_| clause.has(Mark::TRUMPS)));
        // `drive out the ace and king of hearts`, but `my queen loses to the ace` is one.
        let named = clause.to.filter(|&before| before > 0).unwrap_or(cards.len().max(clause.named()));
        let tricks = clause.number.unwrap_or(named.clamp(1, 13) as u8);
        let mut left = 0;
        if clause.verb.is_none()
            && suit.is_some()
            && !then
            && let Some(&Step::Concede { tricks: all @ 1.., suit: None }) = steps.last()
        {
            // `two losers, a heart and a club`: those named are of the ones counted before.
            left = all.saturating_sub(tricks);
            steps.pop();
        }
        put(steps, Step::Concede { tricks, suit });
        if left > 0 {
            put(steps, Step::Concede { tricks: left, suit: None });
        }
        Ok(())
    }

    /// A finesse with cards that are named, or in a suit, or the only one there is.
    fn finesse(&self, clause: &Clause, cards: &[Card], steps: &mut Vec<Step>) -> Result<(), Misreading> {
        let against = self.against(clause);
        if clause.is_some_finesse() {
            let step = Step::FinesseIn { suit: clause.suits.first().copied(), against };
            (1..clause.times()).for_each(|_| steps.push(step.clone()));
            put(steps, step);
            return Ok(());
        }
        // `finesse two hearts`: no card is named.
        let counts = clause.named() == 0 && clause.is_counted && !clause.is_counted_last;
        if counts || cards.is_empty() {
            return Err(Misreading::Card);
        }
        steps.extend(cards.iter().map(|&card| Step::Finesse { card, against }));
        Ok(())
    }

    /// Whether the step ended with `at the end`.
    fn ends_there(&self) -> bool {
        let last = self.tokens.get(self.place.wrapping_sub(1));
        last.is_some_and(|token| matches!(token.word, Word::Mark(Mark::END)))
    }

    /// Whether an opponent is said to have or to do something, rather than to be given a trick or finessed against.
    fn is_with_them(&self, clause: &Clause) -> bool {
        let meant = matches!(clause.verb, Some(Verb::Finesse | Verb::Concede | Verb::Draw));
        // `dummy is good`, of a defender
        let told = meant || (clause.named() == 0 && clause.has(Mark::IS));
        !told && clause.seat.is_some_and(|seat| self.is_theirs(seat))
    }

    /// The player finessed against: the one named, the one before the hand of declarer's side that plays the card, or the one
    /// behind the hand led from.
    fn against(&self, clause: &Clause) -> Option<Seat> {
        let is_ours = |seat: Seat| self.hand.is_some() && !self.is_theirs(seat);
        clause.seat.map(|seat| match (is_ours(seat), clause.leads) {
            (false, _) => seat,
            (true, false) => seat.previous(),
            // `finesse hearts from dummy`
            (true, true) => seat.next(),
        })
    }

    /// `win the heart with the ace`: how the trick under way is won. That the suit led is won says nothing more. Says whether
    /// it was one of these.
    fn win(&self, clause: &Clause, cards: &[Card], steps: &mut Vec<Step>) -> bool {
        let other = Mark::YOU.or(Mark::LOSER).or(Mark::ROUNDS).or(Mark::TRUMPS).or(Mark::IS);
        if clause.verb != Some(Verb::Take) || clause.is_counted || clause.has(other) {
            return false;
        }
        let led = clause.seat.is_none() && clause.has_object() && clause.named() == 0 && steps.is_empty();
        led || push_cards(cards, steps, |card| Step::Play { card }).is_ok()
    }

    /// Whether a step that stands apart does not do what the one before it does: `ruff hearts, then clubs`, `throw a heart. Two
    /// diamonds`. Another card of a suit may be done the same with.
    fn ends_with(&self, clause: &Clause) -> bool {
        let counts = clause.number > Some(1) || clause.named() > 0;
        match self.last {
            Some(Verb::Ruff | Verb::Finesse) => counts || clause.is_suits_alone(),
            Some(Verb::Discard) => counts,
            _ => false,
        }
    }

    /// The verb of a step, or the one it repeats.
    fn verb_of(&self, clause: &Clause, apart: bool) -> Option<Verb> {
        if clause.verb.is_none()
            && clause.has(Mark::TRUMPS)
            && clause.has(Mark::ONE)
            && !clause.suits.is_empty()
        {
            // `trump a heart`
            return Some(Verb::Ruff);
        }
        if clause.takes_trumps() {
            return Some(Verb::Draw);
        }
        if clause.verb.is_none() && clause.has(Mark::END) && clause.is_one_of_a_suit() {
            // `a heart at the end`
            return Some(Verb::Concede);
        }
        // `丢一墩红心`
        let throws = clause.verb == Some(Verb::Discard) && clause.has(Mark::TRICKS);
        if throws || clause.has(Mark::YOU.or(Mark::LOSER)) && matches!(clause.verb, None | Some(Verb::Take)) {
            return Some(Verb::Concede);
        }
        if clause.has(Mark::ROUNDS)
            && clause.verb.is_none_or(|verb| verb != Verb::Draw && verb.plays_rounds())
        {
            return Some(Verb::Cash);
        }
        if clause.verb == Some(Verb::Cross) && clause.seat.is_none() && clause.goes_to_card() {
            // `then back to the clubs`
            return Some(Verb::Cash);
        }
        let given_up = self.last == Some(Verb::Concede);
        // `ruff a heart, clubs`: what was counted is counted again.
        let counts = matches!(self.last, Some(Verb::Ruff | Verb::Concede | Verb::Discard)) && self.counted;
        let other = (clause.is_trumps || clause.has(Mark::TRUMPS)) && !given_up
            || counts && clause.number.is_none() && clause.named() == 0
            || apart && self.ends_with(clause)
            || clause.names_another(self.last);
        let repeats = !other
            && !clause.has(Mark::GOOD.or(Mark::HAS))
            && (clause.seat.is_none() || !clause.suits.is_empty());
        clause.verb.or(self.last.filter(|_| repeats))
    }
}
