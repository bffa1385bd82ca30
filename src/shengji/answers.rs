//! All legal answers to a lead, laid out as one graph: counting, listing, completing and greying out are walks on it.
//!
//! The cards that can be played are read face by face (level cards of several suits together, because they share a
//! step). A node of the graph is a level, a set of situations of the duty's machine, the number of cards played
//! so far and the number of exposed cards among them. Plays that differ only in loose cards share their nodes, which
//! is why millions of plays fit into a few hundred nodes.

use super::bag::Bag;
use super::follow::Follow;
use super::machine::{Machine, Narrow, Wide};
use super::plays::Plays;
use super::rows::{Choice, Move, Row, choices, index_in, rows};
use super::trump::{Group, Trump};
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
    pub(super) levels: Vec<Level>,
    /// Whether all pieces are paid, for each state after the last level.
    done: Vec<bool>,
    /// How many cards are played.
    pub(super) cards: usize,
    /// The exposed cards in the hand.
    exposed: usize,
    /// How many of them must be played.
    exposed_owed: usize,
}

/// One face, or the faces of one crowded step.
#[derive(Clone, Debug)]
pub(super) struct Level {
    pub choices: Vec<Choice>,
    /// The different moves the choices come to.
    moves: Vec<Move>,
    /// How many classes of moves there are.
    classes: usize,
    /// For each state and class the state at the next level.
    next: Vec<usize>,
    /// For each state and number of exposed cards before this level: the numbers of cards before it, as bits, from
    /// which a legal play can be completed.
    alive: Vec<u64>,
}

/// A point of the graph.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Node {
    pub level: usize,
    state: usize,
    cards: usize,
    exposed: usize,
}

impl Answers {
    pub(crate) fn new(follow: &Follow<'_>) -> Answers {
        let lead = follow.lead();
        let mut answers = Answers {
            trump: lead.trump(),
            led: lead.group(),
            levels: Vec::new(),
            done: Vec::new(),
            cards: follow.cards_owed(),
            exposed: follow.exposed().len(),
            exposed_owed: 0,
        };
        let pieces = follow.duty().pieces.as_slice();
        if let Some(machine) = Narrow::new(pieces) {
            answers.lay_out(follow, &machine);
        } else if let Some(machine) = Wide::new(pieces) {
            answers.lay_out(follow, &machine);
        }
        answers.exposed_owed = answers.most_exposed();
        answers.find_alive();
        answers
    }

    /// Builds the levels and the states that can occur at each.
    fn lay_out<const W: usize, const O: usize>(&mut self, follow: &Follow<'_>, machine: &Machine<W, O>) {
        let mut states = vec![machine.start()];
        let mut step_before = None;
        let rows = rows(follow);
        let doubled = |row: &Row| row.held.at_least(2).count_ones() as u8;
        let mut faces_left: u8 = rows.iter().map(doubled).sum();
        for row in rows {
            faces_left -= doubled(&row);
            let reach = machine.within_reach(faces_left);
            let (choices, moves, classes) = choices(&row, follow.exposed());
            let gap = step_before.is_some_and(|before| before + 1 < row.step);
            step_before = Some(row.step);
            let mut after = Vec::with_capacity(states.len() + 2);
            let mut next = Vec::with_capacity(states.len() * classes.len());
            for state in &states {
                if machine.is_over(state) {
                    let same = index_in(&mut after, *state);
                    next.extend(classes.iter().map(|_| same));
                    continue;
                }
                let state = if gap { machine.read(state, row.step, 0, 0) } else { *state };
                next.extend(classes.iter().map(|&(pairs, triples)| {
                    let reached = machine.read(&state, row.step, pairs, triples);
                    index_in(&mut after, machine.settled(reached, &reach))
                }));
            }
            self.levels.push(Level { choices, moves, classes: classes.len(), next, alive: Vec::new() });
            states = after;
        }
        self.done = states.iter().map(|state| machine.is_done(state)).collect();
    }

    /// How many different numbers of exposed cards there can be.
    fn width(&self) -> usize {
        self.exposed + 1
    }

    /// For each level, state and number of exposed cards, the numbers of cards that can have been played before, as
    /// bits; the last entry is for the end. Only ways that can be completed are followed if `alive_only`.
    fn reached(&self, alive_only: bool) -> Vec<Vec<u64>> {
        let width = self.width();
        let mut reached = vec![vec![0; width]];
        reached[0][0] = 1;
        for level in &self.levels {
            let states = level.next.iter().max().map_or(0, |last| last + 1);
            let mut after = vec![0; states * width];
            let before = reached.last().map_or(&[][..], |before| before);
            for (i, &cards) in before.iter().enumerate() {
                let cards = if alive_only { cards & level.alive[i] } else { cards };
                if cards == 0 {
                    continue;
                }
                let (state, exposed) = (i / width, i % width);
                for way in &level.moves {
                    after[level.state_after(state, way) * width + exposed + way.exposed] |= cards << way.len;
                }
            }
            reached.push(after);
        }
        reached
    }

    /// The greatest number of exposed cards a play can hold that pays all pieces (A42).
    fn most_exposed(&self) -> usize {
        if self.exposed == 0 {
            return 0;
        }
        let (width, reached) = (self.width(), self.reached(false));
        let end = reached.last().map_or(&[][..], |end| end);
        let complete = |&i: &usize| self.done[i / width] && end[i] >> self.cards & 1 == 1;
        (0..end.len()).filter(complete).map(|i| i % width).max().unwrap_or(0)
    }

    /// What has to be reached in the end, laid out like [`Level::alive`].
    fn goals(&self) -> Vec<u64> {
        let width = self.width();
        let mut goals = vec![0; self.done.len() * width];
        for (state, _) in self.done.iter().enumerate().filter(|&(_, &done)| done) {
            goals[state * width + self.exposed_owed] = 1 << self.cards;
        }
        goals
    }

    /// Marks the nodes from which a legal play can be completed.
    fn find_alive(&mut self) {
        let width = self.width();
        let mut after = self.goals();
        for level in self.levels.iter_mut().rev() {
            let states = level.next.len() / level.classes.max(1);
            let mut alive = vec![0; states * width];
            for state in 0..states {
                for way in &level.moves {
                    let next = level.state_after(state, way) * width;
                    for exposed in 0..width - way.exposed {
                        alive[state * width + exposed] |= after[next + exposed + way.exposed] >> way.len;
                    }
                }
            }
            level.alive = alive;
            after.clone_from(&level.alive);
        }
    }

    /// Whether a legal play can be completed from the node.
    fn is_alive(&self, node: Node) -> bool {
        let i = node.state * self.width() + node.exposed;
        match self.levels.get(node.level) {
            Some(level) => level.alive[i] >> node.cards & 1 == 1,
            None => self.done[node.state] && node.cards == self.cards && node.exposed == self.exposed_owed,
        }
    }

    /// The first node, if there is any legal play.
    pub(super) fn start(&self) -> Option<Node> {
        Some(Node::default()).filter(|&node| !self.done.is_empty() && self.is_alive(node))
    }

    /// The node a choice leads to, if a legal play can be completed from there.
    pub(super) fn after(&self, node: Node, choice: &Choice) -> Option<Node> {
        let level = self.levels.get(node.level)?;
        let way = &level.moves[choice.way];
        let node = Node {
            level: node.level + 1,
            state: level.state_after(node.state, way),
            cards: node.cards + way.len,
            exposed: node.exposed + way.exposed,
        };
        (node.cards <= self.cards && self.is_alive(node)).then_some(node)
    }

    /// Folds the graph from its end. `weigh` gives the weight of a move by the choices it stands for; `join` combines the
    /// value of a node so far with a move's weight and the value of the node it leads to.
    pub(super) fn fold<T: Copy>(
        &self,
        (end, none): (T, T),
        weigh: impl Fn(&mut dyn Iterator<Item = Bag>) -> T,
        join: impl Fn(T, T, T) -> T,
    ) -> Vec<Vec<T>> {
        let (width, numbers) = (self.width(), self.cards + 1);
        let mut values = vec![vec![none; self.done.len() * width * numbers]];
        for (state, _) in self.done.iter().enumerate().filter(|&(_, &done)| done) {
            values[0][(state * width + self.exposed_owed) * numbers + self.cards] = end;
        }
        let ends = self.goals();
        let mut goals = &ends;
        let reached = self.reached(true);
        for (level, reached) in self.levels.iter().zip(&reached).rev() {
            let mut here = vec![none; level.alive.len() * numbers];
            let after = &values[values.len() - 1];
            for (number, way) in level.moves.iter().enumerate() {
                let choices = level.choices.iter().filter(|choice| choice.way == number);
                let weight = weigh(&mut choices.map(|choice| choice.cards));
                for (i, &reached) in reached.iter().enumerate().filter(|&(_, &reached)| reached != 0) {
                    let (state, exposed) = (i / width, i % width + way.exposed);
                    if exposed >= width {
                        continue;
                    }
                    let next = level.state_after(state, way) * width + exposed;
                    let mut from = reached & goals[next] >> way.len;
                    while from != 0 {
                        let cards = from.trailing_zeros() as usize;
                        from &= from - 1;
                        let value = &mut here[i * numbers + cards];
                        *value = join(*value, weight, after[next * numbers + cards + way.len]);
                    }
                }
            }
            goals = &level.alive;
            values.push(here);
        }
        values.reverse();
        values
    }

    /// Where [`fold`](Answers::fold) keeps the value of a node.
    pub(super) fn index(&self, node: Node) -> usize {
        (node.state * self.width() + node.exposed) * (self.cards + 1) + node.cards
    }

    /// How many different plays are legal; `u64::MAX` if there are more (no hand of at most 63 cards has more).
    pub fn count(&self) -> u64 {
        let ways = |choices: &mut dyn Iterator<Item = Bag>| choices.count() as u64;
        let counts =
            self.fold((1, 0), ways, |sum, ways, more: u64| sum.saturating_add(more.saturating_mul(ways)));
        self.start().map_or(0, |start| counts[0][self.index(start)])
    }

    /// Whether no play is legal: the hand has too few cards, or the selection asked for cannot be completed.
    pub fn is_empty(&self) -> bool {
        self.start().is_none()
    }

    /// The cards that are part of some legal play: of each face the most that one play can hold.
    pub fn playable(&self) -> Bag {
        if self.is_empty() {
            return Bag::EMPTY;
        }
        let (width, reached) = (self.width(), self.reached(true));
        let mut playable = Bag::EMPTY;
        let end = self.goals();
        let ends = self.levels[1..].iter().map(|level| &level.alive).chain([&end]);
        for ((level, reached), ends) in self.levels.iter().zip(&reached).zip(ends) {
            let on_a_way = |way: &Move| {
                let leads_on = |(i, &cards): (usize, &u64)| {
                    let (state, exposed) = (i / width, i % width + way.exposed);
                    let next = level.state_after(state, way) * width + exposed;
                    exposed < width && (cards & level.alive[i]) << way.len & ends[next] != 0
                };
                reached.iter().enumerate().any(leads_on)
            };
            let open: Vec<bool> = level.moves.iter().map(on_a_way).collect();
            for (face, count) in
                level.choices.iter().filter(|choice| open[choice.way]).flat_map(|c| c.cards.faces())
            {
                playable = playable.with_count(face, count.max(playable.count(face)));
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
        let mut found = Bag::EMPTY;
        for level in &mut narrowed.levels {
            let faces = level.choices.iter().fold(0, |faces, choice| faces | choice.cards.at_least(1));
            let owed = selection.among(faces);
            level.choices.retain(|choice| choice.cards.contains_all(owed));
            level.drop_unused_moves();
            found = found.plus(owed).unwrap_or(found);
        }
        if found == selection {
            narrowed.find_alive();
        } else {
            narrowed.levels.clear();
            narrowed.done.clear();
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

impl Level {
    fn state_after(&self, state: usize, way: &Move) -> usize {
        self.next[state * self.classes + way.class]
    }

    /// Leaves only the moves some choice comes to.
    fn drop_unused_moves(&mut self) {
        let mut kept = Vec::with_capacity(self.moves.len());
        for choice in &mut self.choices {
            let way = self.moves[choice.way];
            choice.way = index_in(&mut kept, way);
        }
        self.moves = kept;
    }
}
