//! Walks on the graph of legal answers: which nodes can be reached, which lead to the end, and sums over all ways.

use super::answers::Answers;
use super::bag::Bag;
use super::rows::{Choice, Move};
use core::ops::Range;

/// One face, or the faces of one crowded step: where its part of each list begins.
#[derive(Clone, Copy, Debug)]
pub(super) struct Level {
    pub choices: usize,
    pub moves: usize,
    pub next: usize,
    /// How many classes of moves there are.
    pub classes: usize,
    /// The index of its first node.
    pub nodes: usize,
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
    /// How many different numbers of exposed cards there can be.
    pub(super) const fn width(&self) -> usize {
        self.exposed + 1
    }

    /// The levels one by one.
    pub(super) fn steps(&self) -> impl DoubleEndedIterator<Item = Step<'_>> {
        let width = self.width();
        self.levels.windows(2).map(move |two| {
            let (level, after) = (&two[0], &two[1]);
            Step {
                width,
                nodes: level.nodes..after.nodes,
                choices: &self.choices[level.choices..after.choices],
                moves: &self.moves[level.moves..after.moves],
                next: &self.next[level.next..after.next],
                classes: level.classes,
            }
        })
    }

    /// The index of the first node at the end, and how many nodes there are.
    pub(super) fn ends(&self) -> (usize, usize) {
        let end = self.levels.last().map_or(0, |end| end.nodes);
        (end, end + self.done.len() * self.width())
    }

    /// For each node the numbers of cards that can have been played before it, as bits.
    fn reached(&self) -> Vec<u64> {
        self.reached_through(None)
    }

    /// The same by ways that can be completed.
    pub(super) fn reached_alive(&self) -> Vec<u64> {
        self.reached_through(Some(&self.alive))
    }

    fn reached_through(&self, open: Option<&[u64]>) -> Vec<u64> {
        let mut reached = vec![0; self.ends().1];
        if let Some(first) = reached.first_mut() {
            *first = 1;
        }
        for step in self.steps() {
            let (before, after) = reached.split_at_mut(step.nodes.end);
            for node in step.nodes.clone() {
                let cards = before[node] & open.map_or(u64::MAX, |open| open[node]);
                if cards == 0 {
                    continue;
                }
                step.each_move(node, |way, to| after[to] |= cards << way.len);
            }
        }
        reached
    }

    /// The greatest number of exposed cards a play can hold that pays all pieces (A42).
    pub(super) fn most_exposed(&self) -> usize {
        if self.exposed == 0 {
            return 0;
        }
        let (width, (end, all)) = (self.width(), self.ends());
        let reached = self.reached();
        let complete = |&i: &usize| self.done[i / width] && reached[end + i] >> self.cards & 1 == 1;
        (0..all - end).filter(complete).map(|i| i % width).max().unwrap_or(0)
    }

    /// Marks the nodes from which a legal play can be completed.
    pub(super) fn find_alive(&mut self) {
        let (width, (end, all)) = (self.width(), self.ends());
        let mut alive = vec![0_u64; all];
        for (state, _) in self.done.iter().enumerate().filter(|&(_, &done)| done) {
            alive[end + state * width + self.exposed_owed] = 1 << self.cards;
        }
        for step in self.steps().rev() {
            let (before, after) = alive.split_at_mut(step.nodes.end);
            for node in step.nodes.clone() {
                let mut cards = 0;
                step.each_move(node, |way, to| cards |= after[to] >> way.len);
                before[node] = cards;
            }
        }
        self.alive = alive;
    }

    /// The index of a node.
    pub(super) fn index(&self, node: Node) -> usize {
        self.levels[node.level].nodes + node.state * self.width() + node.exposed
    }

    /// The first node, if there is any legal play.
    pub(super) fn start(&self) -> Option<Node> {
        (self.alive.first()? & 1 == 1).then_some(Node::default())
    }

    /// What can be chosen at a node; nothing at the end.
    pub(super) fn choices_at(&self, node: Node) -> Option<&[Choice]> {
        let (level, after) = (&self.levels[node.level], self.levels.get(node.level + 1)?);
        Some(&self.choices[level.choices..after.choices])
    }

    /// All cards that are chosen from.
    pub(super) fn all_cards(&self) -> Bag {
        self.choices.iter().fold(Bag::EMPTY, |all, choice| all.either(choice.cards))
    }

    /// The node a choice leads to, if a legal play can be completed from there.
    pub(super) fn after(&self, node: Node, choice: &Choice) -> Option<Node> {
        let (level, after) = (&self.levels[node.level], self.levels.get(node.level + 1)?);
        let way = &self.moves[level.moves + choice.way];
        let next = self.next[level.next + node.state * level.classes + way.class];
        let node = Node {
            level: node.level + 1,
            state: next as usize,
            cards: node.cards + way.len,
            exposed: node.exposed + way.exposed,
        };
        let alive =
            || self.alive[after.nodes + node.state * self.width() + node.exposed] >> node.cards & 1 == 1;
        (node.cards <= self.cards && node.exposed < self.width() && alive()).then_some(node)
    }

    /// Folds the graph from its end: a value for each node and number of cards before it. `weigh` gives the weight of a
    /// move by the choices it stands for; `join` combines the value of a node so far with a move's weight and the value
    /// of the node it leads to.
    pub(super) fn fold<T: Copy>(
        &self,
        (end, none): (T, T),
        weigh: impl Fn(&mut dyn Iterator<Item = Bag>) -> T,
        join: impl Fn(T, T, T) -> T,
    ) -> Vec<T> {
        let (width, numbers, (ends, all)) = (self.width(), self.cards + 1, self.ends());
        let mut values = vec![none; all * numbers];
        for (state, _) in self.done.iter().enumerate().filter(|&(_, &done)| done) {
            values[(ends + state * width + self.exposed_owed) * numbers + self.cards] = end;
        }
        let reached = self.reached_alive();
        let mut weights = Vec::new();
        for step in self.steps().rev() {
            weights.clear();
            weights.extend((0..step.moves.len()).map(|number| {
                let choices = step.choices.iter().filter(|choice| choice.way == number);
                weigh(&mut choices.map(|choice| choice.cards))
            }));
            let (before, after) = values.split_at_mut(step.nodes.end * numbers);
            let (reached, alive) = (&reached[..step.nodes.end], &self.alive[step.nodes.end..]);
            for node in step.nodes.clone().filter(|&node| reached[node] != 0) {
                let before = &mut before[node * numbers..(node + 1) * numbers];
                step.each_move_numbered(node, |number, way, to| {
                    let after = &after[to * numbers..(to + 1) * numbers];
                    let mut from = reached[node] & alive[to] >> way.len;
                    while from != 0 {
                        let cards = from.trailing_zeros() as usize;
                        from &= from - 1;
                        before[cards] = join(before[cards], weights[number], after[cards + way.len]);
                    }
                });
            }
        }
        values
    }

    /// Where [`fold`](Answers::fold) keeps the value of a node.
    pub(super) fn value_index(&self, node: Node) -> usize {
        self.index(node) * (self.cards + 1) + node.cards
    }
}

/// A level with what can be done there.
pub(super) struct Step<'a> {
    width: usize,
    pub nodes: Range<usize>,
    pub choices: &'a [Choice],
    pub moves: &'a [Move],
    next: &'a [u32],
    classes: usize,
}

impl Step<'_> {
    /// Each move from a node, with the node it leads to, counted from the first node of the next level.
    #[inline(always)]
    pub fn each_move(&self, node: usize, mut take: impl FnMut(&Move, usize)) {
        self.each_move_numbered(node, |_, way, to| take(way, to));
    }

    /// The same with the number of the move.
    #[inline(always)]
    pub fn each_move_numbered(&self, node: usize, mut take: impl FnMut(usize, &Move, usize)) {
        let (state, exposed) =
            ((node - self.nodes.start) / self.width, (node - self.nodes.start) % self.width);
        let next = &self.next[state * self.classes..(state + 1) * self.classes];
        for number in 0..self.moves.len() {
            let way = &self.moves[number];
            let exposed = exposed + way.exposed;
            if exposed < self.width {
                take(number, way, next[way.class] as usize * self.width + exposed);
            }
        }
    }
}
