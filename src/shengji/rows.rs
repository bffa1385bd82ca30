//! A hand laid out for deciding, row by row, what to play of it.

use super::bag::Bag;
use super::follow::Follow;

/// What to play of a row.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    pub cards: Bag,
    /// Which of the row's moves it is.
    pub way: usize,
}

/// What a choice comes to on the graph; choices of one move are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Move {
    pub len: usize,
    pub exposed: usize,
    /// Which of the row's classes it belongs to: moves with as many pairs and triples are alike to the machine.
    pub class: usize,
}

/// Cards that are decided together.
pub(super) struct Row {
    pub step: u8,
    pub held: Bag,
    /// Whether all of them must be played.
    all: bool,
}

/// The hand in the order in which it is decided.
pub(super) fn rows(follow: &Follow<'_>) -> Vec<Row> {
    let (trump, group) = (follow.lead().trump(), follow.lead().group());
    let suit = follow.suit();
    if suit.len() > follow.cards_owed() {
        let mut rows: Vec<Row> = Vec::with_capacity(usize::from(trump.steps(group)));
        for step in 0..trump.steps(group) {
            let held = suit.among(trump.faces_on(group, step));
            if !held.is_empty() {
                rows.push(Row { step, held, all: false });
            }
        }
        return rows;
    }
    let others = follow.hand().beyond(suit).faces();
    let others =
        others.map(|(face, count)| Row { step: 0, held: Bag::EMPTY.with_count(face, count), all: false });
    core::iter::once(Row { step: 0, held: suit, all: true }).chain(others).collect()
}

/// Where the item is in the list, to which it is added if it is new.
pub(super) fn index_in<T: PartialEq>(list: &mut Vec<T>, item: T) -> usize {
    let known = list.iter().position(|known| *known == item);
    known.unwrap_or_else(|| {
        list.push(item);
        list.len() - 1
    })
}

/// All that can be played of a row, more copies of lower faces first; the moves these choices come to; and the classes of
/// moves: how many faces are played exactly twice and three times.
pub(super) fn choices(row: &Row, exposed: Bag) -> (Vec<Choice>, Vec<Move>, Vec<(u8, u8)>) {
    let mut bags = vec![if row.all { row.held } else { Bag::EMPTY }];
    if !row.all {
        for (face, held) in row.held.faces() {
            let more = |bag: Bag| (0..=held).rev().map(move |count| bag.with_count(face, count));
            bags = bags.into_iter().flat_map(more).collect();
        }
    }
    let (mut moves, mut classes) = (Vec::with_capacity(4), Vec::with_capacity(4));
    let choices = bags.into_iter().map(|cards| {
        let triples = cards.at_least(3).count_ones() as u8;
        let class = index_in(&mut classes, (cards.at_least(2).count_ones() as u8 - triples, triples));
        let way = Move { len: cards.len(), exposed: cards.common(exposed).len(), class };
        Choice { cards, way: index_in(&mut moves, way) }
    });
    (choices.collect(), moves, classes)
}
