//! All legal answers to a lead, laid out as one graph: counting, listing, completing and greying out are walks on it.
//!
//! The cards that can be played are read face by face (level cards of several suits together, because they share a
//! step). A node of the graph is a level, a set of situations of the duty's machine, the number of cards played
//! so far and the number of exposed cards among them. Plays that differ only in loose cards share their nodes, which
//! is why millions of plays fit into a few hundred nodes.

use super::bag::Bag;
use super::follow::Follow;
use super::machine::{Reader, Ways, Wide, Word};
use super::plays::Plays;
use super::rows::{Choice, Move, choices, index_from, rows};
use super::trump::{Group, Trump};
use super::walks::Level;
use std::borrow::Cow;

/// Every legal play of a follower.
///
/// Plays come in a fixed order: those with more copies of lower cards first, cards being ordered by the ladder of the
/// led suit; a player who is short of the suit gives his other cards by face number.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Follow, Lead, Rules, Trump};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let lead = Lead::new("S8 S8".parse().unwrap(), None, trump).unwrap();
/// let hand = "SK SK S9 S9 S9 S4 D4".parse().unwrap();
/// let answers = Follow::new(&lead, hand, &Rules::CN_2002).answers();
/// assert_eq!(answers.count(), 2);
/// assert_eq!(answers.playable().to_string(), "SK SK S9 S9");
/// let plays: Vec<String> = answers.iter().map(|play| play.to_string()).collect();
/// assert_eq!(plays, ["S9 S9", "SK SK"]);
/// ```
#[derive(Clone, Debug)]
pub struct Answers {
    pub(super) trump: Trump,
    pub(super) led: Group,
    /// The levels, the last of which is the end: nothing is left to choose there.
    pub(super) levels: Vec<Level>,
    /// What can be played, level by level.
    pub(super) choices: Vec<Choice>,
    /// The different moves the choices come to, level by level.
    pub(super) moves: Vec<Move>,
    /// For each level, state and class of moves the state at the next level.
    pub(super) next: Vec<u32>,
    /// For each level, state and number of exposed cards before it: the numbers of cards before it, as bits, from
    /// which a legal play can be completed.
    pub(super) alive: Vec<u64>,
    /// Whether all pieces are paid, for each state at the end.
    pub(super) done: Vec<bool>,
    /// How many cards are played.
    pub(super) cards: usize,
    /// The exposed cards in the hand.
    pub(super) exposed: usize,
    /// How many of them must be played.
    pub(super) exposed_owed: usize,
}

impl Answers {
    pub(crate) fn new(follow: &Follow<'_>) -> Answers {
        let lead = follow.lead();
        let mut answers = Answers {
            trump: lead.trump(),
            led: lead.group(),
            levels: Vec::new(),
            choices: Vec::new(),
            moves: Vec::new(),
            next: Vec::new(),
            alive: Vec::new(),
            done: Vec::new(),
            cards: follow.cards_owed(),
            exposed: follow.exposed().len(),
            exposed_owed: 0,
        };
        let pieces = follow.duty().pieces.as_slice();
        if let Some(machine) = Word::new(pieces) {
            answers.lay_out(follow, &machine);
        } else if let Some(machine) = Wide::new(pieces) {
            answers.lay_out(follow, &machine);
        }
        answers.exposed_owed = answers.most_exposed();
        answers.find_alive();
        answers
    }

    /// Builds the levels and the states that can occur at each.
    fn lay_out<M: Reader>(&mut self, follow: &Follow<'_>, machine: &M) {
        let rows = rows(follow);
        let mut classes = Vec::with_capacity(4 * rows.len());
        self.levels.reserve(rows.len() + 1);
        self.choices.reserve(4 * rows.len());
        self.moves.reserve(4 * rows.len());
        self.next.reserve(16 * rows.len());
        for row in &rows {
            let from = classes.len();
            let level = self.level();
            choices(row, follow.exposed(), &mut self.choices, &mut self.moves, &mut classes);
            self.levels.push(Level { classes: classes.len() - from, ..level });
        }
        let end = self.level();
        self.levels.push(end);
        let steps: Vec<u8> = rows.iter().map(|row| row.step).collect();
        let ways = Ways::new(machine, &classes);
        let reach = self.reach(&steps, &ways, machine);
        let (mut states, mut after) = (vec![machine.start()], Vec::new());
        let (mut nodes, mut from) = (0, 0);
        for (number, reach) in reach.iter().enumerate() {
            let level = &mut self.levels[number];
            (level.nodes, level.next) = (nodes, self.next.len());
            let classes = from..from + level.classes;
            from = classes.end;
            after.clear();
            for state in &states {
                if machine.is_over(state) {
                    let same = index_from(&mut after, 0, *state) as u32;
                    self.next.extend(classes.clone().map(|_| same));
                    continue;
                }
                for class in classes.clone() {
                    let reached = machine.onward(ways.of(class), state);
                    let settled = machine.settled(&reached, reach);
                    self.next.push(index_from(&mut after, 0, settled) as u32);
                }
            }
            nodes += states.len() * self.width();
            core::mem::swap(&mut states, &mut after);
        }
        if let Some(end) = self.levels.last_mut() {
            (end.nodes, end.next) = (nodes, self.next.len());
        }
        self.done.extend(states.iter().map(|state| machine.is_done(state)));
    }

    /// For each level all from which the cards after it can place what is missing, worked out from the end of the ladder.
    fn reach<M: Reader>(&self, steps: &[u8], ways: &Ways<M>, machine: &M) -> Vec<M::State> {
        let mut reach = vec![M::NONE; steps.len()];
        let mut after = M::NONE;
        machine.add(&mut after, 0, M::single(machine.forms().last));
        let mut to = ways.classes();
        for number in (0..steps.len()).rev() {
            if steps.get(number + 1).is_some_and(|&above| steps[number] + 1 < above) {
                // No run goes on where a step is missing.
                let closed = machine.slot(&after, 0);
                after = M::NONE;
                machine.add(&mut after, 0, closed);
            }
            reach[number] = after;
            let from = to.saturating_sub(self.levels[number].classes);
            let mut before = M::NONE;
            for class in from..to {
                machine.back(ways.of(class), &after, &mut before);
            }
            (after, to) = (before, from);
        }
        reach
    }

    /// A level whose choices begin where the lists end.
    fn level(&self) -> Level {
        Level { choices: self.choices.len(), moves: self.moves.len(), next: 0, classes: 0, nodes: 0 }
    }

    /// How many different plays are legal; `u64::MAX` if there are more (no hand of at most 63 cards has more).
    pub fn count(&self) -> u64 {
        if self.is_empty() { 0 } else { self.ways() }
    }

    /// Whether no play is legal: the hand has too few cards, or the selection asked for cannot be completed.
    pub fn is_empty(&self) -> bool {
        self.start().is_none()
    }

    /// The cards that are part of some legal play: of each face the most that one play can hold.
    pub fn playable(&self) -> Bag {
        let mut playable = Bag::EMPTY;
        if self.is_empty() {
            return playable;
        }
        let mut reached = self.reached_from_start();
        let mut open = Vec::new();
        for step in self.steps() {
            open.clear();
            open.resize(step.moves.len(), false);
            self.each_living_move(&step, &mut reached, |_, number, _, _, _| open[number] = true);
            for choice in step.choices.iter().filter(|choice| open[choice.way]) {
                playable = playable.either(choice.cards);
            }
        }
        playable
    }

    /// The legal plays that contain all of the selected cards.
    ///
    /// Its [`playable`](Answers::playable) minus the selection is what can be selected next, its first play completes
    /// the selection; it is empty if the selection is part of no legal play.
    pub fn containing(&self, selection: Bag) -> Answers {
        let mut narrowed = self.clone();
        narrowed.choices.clear();
        narrowed.moves.clear();
        let mut found = Bag::EMPTY;
        for (number, step) in self.steps().enumerate() {
            let faces = step.choices.iter().fold(0, |faces, choice| faces | choice.cards.at_least(1));
            let owed = selection.among(faces);
            found = found.plus(owed).unwrap_or(found);
            for choice in step.choices.iter().filter(|choice| choice.cards.contains_all(owed)) {
                let from = narrowed.levels[number].moves;
                let way = index_from(&mut narrowed.moves, from, step.moves[choice.way]);
                narrowed.choices.push(Choice { way, ..*choice });
            }
            let (choices, moves) = (narrowed.choices.len(), narrowed.moves.len());
            let next = &mut narrowed.levels[number + 1];
            (next.choices, next.moves) = (choices, moves);
        }
        narrowed.find_alive();
        if found != selection {
            narrowed.alive.fill(0);
        }
        narrowed
    }

    /// The legal plays in their fixed order, found one by one.
    pub fn iter(&self) -> Plays<'_> {
        Plays::new(Cow::Borrowed(self))
    }

    /// How many exposed cards every legal play holds (art. 35(2)).
    pub fn exposed_owed(&self) -> usize {
        self.exposed_owed
    }
}

impl IntoIterator for Answers {
    type Item = Bag;
    type IntoIter = Plays<'static>;
    fn into_iter(self) -> Plays<'static> {
        Plays::new(Cow::Owned(self))
    }
}

impl<'a> IntoIterator for &'a Answers {
    type Item = Bag;
    type IntoIter = Plays<'a>;
    fn into_iter(self) -> Plays<'a> {
        self.iter()
    }
}
