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
        let all = self.ends().1;
        (1..self.levels.len()).map(move |number| {
            let (level, after) = (&self.levels[number - 1], &self.levels[number]);
            let end = self.levels.get(number + 1).map_or(all, |end| end.nodes);
            Step {
                width: self.width(),
                nodes: level.nodes..after.nodes,
                nodes_after: end - after.nodes,
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

    /// The numbers of cards that can have been played before each node, as bits, before any move is made.
    pub(super) fn reached_from_start(&self) -> Vec<u64> {
        let mut reached = vec![0; self.ends().1];
        if let Some(first) = reached.first_mut() {
            *first = 1;
        }
        reached
    }

    /// The same after all moves.
    fn reached(&self) -> Vec<u64> {
        let mut reached = self.reached_from_start();
        for step in self.steps() {
            let (before, after) = reached.split_at_mut(step.nodes.end);
            for node in step.nodes.clone().filter(|&node| before[node] != 0) {
                step.each_move(node, |_, way, to| after[to] |= before[node] << way.len);
            }
        }
        reached
    }

    /// Makes the moves of a step that can be completed: each with its node, its number, where it leads and with which numbers
    /// of cards before it, as bits.
    #[inline(always)]
    pub(super) fn each_living_move(
        &self,
        step: &Step<'_>,
        reached: &mut [u64],
        mut take: impl FnMut(usize, usize, &Move, usize, u64),
    ) {
        let (before, after) = reached.split_at_mut(step.nodes.end);
        let alive = &self.alive[step.nodes.end..];
        for node in step.nodes.clone().filter(|&node| before[node] != 0) {
            step.each_move(node, |number, way, to| {
                let living = before[node] << way.len & alive[to];
                if living != 0 {
                    after[to] |= living;
                    take(node, number, way, to, living >> way.len);
                }
            });
        }
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
                step.each_move(node, |_, way, to| cards |= after[to] >> way.len);
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

    /// How many ways of choosing lead through the graph, `u64::MAX` if there are more: for each node and number of cards the
    /// sum over the moves to it, each of which stands for as many choices as come to it.
    pub(super) fn ways(&self) -> u64 {
        let numbers = self.cards + 1;
        let mut reached = self.reached_from_start();
        let most = self.steps().map(|step| step.nodes_after).fold(self.width(), usize::max);
        let (mut before, mut after) = (vec![0; most * numbers], vec![0; most * numbers]);
        before[0] = 1;
        let mut weights = Vec::new();
        for step in self.steps() {
            weights.clear();
            weights.resize(step.moves.len(), 0);
            step.choices.iter().for_each(|choice| weights[choice.way] += 1);
            after[..step.nodes_after * numbers].fill(0);
            self.each_living_move(&step, &mut reached, |node, number, way, to, from| {
                let cards = from.trailing_zeros() as usize..64 - from.leading_zeros() as usize;
                let to = to * numbers + way.len;
                let node = (node - step.nodes.start) * numbers;
                let into = &mut after[to + cards.start..to + cards.end];
                add_times(into, &before[node + cards.start..node + cards.end], weights[number]);
            });
            core::mem::swap(&mut before, &mut after);
        }
        let done = self.done.iter().enumerate().filter(|&(_, &done)| done);
        let at = |state| (state * self.width() + self.exposed_owed) * numbers + self.cards;
        done.fold(0, |sum: u64, (state, _)| sum.saturating_add(before[at(state)]))
    }

    /// Folds the graph from its end: the least sum of prices for each node and number of cards before it, `u32::MAX` where no
    /// legal play can be completed. `price` tells what a choice costs; of the choices of one move the cheapest counts.
    pub(super) fn least(&self, price: impl Fn(Bag) -> u32) -> Vec<u32> {
        let (width, numbers, (ends, all)) = (self.width(), self.cards + 1, self.ends());
        let mut values = vec![u32::MAX; all * numbers];
        for (state, _) in self.done.iter().enumerate().filter(|&(_, &done)| done) {
            values[(ends + state * width + self.exposed_owed) * numbers + self.cards] = 0;
        }
        let mut prices = Vec::new();
        for step in self.steps().rev() {
            prices.clear();
            prices.resize(step.moves.len(), u32::MAX);
            for choice in step.choices {
                prices[choice.way] = price(choice.cards).min(prices[choice.way]);
            }
            let (before, after) = values.split_at_mut(step.nodes.end * numbers);
            let (alive, later) = self.alive.split_at(step.nodes.end);
            for node in step.nodes.clone() {
                let before = &mut before[node * numbers..(node + 1) * numbers];
                step.each_move(node, |number, way, to| {
                    let after = &after[to * numbers..(to + 1) * numbers];
                    let mut from = alive[node] & later[to] >> way.len;
                    while from != 0 {
                        let cards = from.trailing_zeros() as usize;
                        from &= from - 1;
                        let value = after[cards + way.len].saturating_add(prices[number]);
                        before[cards] = before[cards].min(value);
                    }
                });
            }
        }
        values
    }

    /// Where [`least`](Answers::least) keeps the value of a node.
    pub(super) fn value_index(&self, node: Node) -> usize {
        self.index(node) * (self.cards + 1) + node.cards
    }
}

/// Adds a multiple to each of the sums, `u64::MAX` where there is no room; the factor is a number of choices, 256 at most.
fn add_times(sums: &mut [u64], ways: &[u64], factor: u64) {
    for (sum, &ways) in sums.iter_mut().zip(ways) {
        // A multiplication of 128 bits, which `saturating_mul` needs on some platforms, is slow there.
        *sum = if (*sum | ways) >> 48 == 0 {
            *sum + ways * factor
        } else {
            sum.saturating_add(ways.saturating_mul(factor))
        };
    }
}

/// A level with what can be done there.
pub(super) struct Step<'a> {
    width: usize,
    pub nodes: Range<usize>,
    /// How many nodes the next level has.
    nodes_after: usize,
    pub choices: &'a [Choice],
    pub moves: &'a [Move],
    next: &'a [u32],
    classes: usize,
}

impl Step<'_> {
    /// Each move from a node: its number, the move, and the node it leads to, counted from the first node of the next level.
    #[inline(always)]
    pub fn each_move(&self, node: usize, mut take: impl FnMut(usize, &Move, usize)) {
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
