//! A hand laid out for deciding, row by row, what to play of it.

use super::bag::Bag;
use super::card::Face;
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

/// Where the item is in the part of the list that begins there, to which it is added if it is new.
pub(super) fn index_from<T: PartialEq>(list: &mut Vec<T>, from: usize, item: T) -> usize {
    let known = list[from..].iter().position(|known| *known == item);
    known.unwrap_or_else(|| {
        list.push(item);
        list.len() - 1 - from
    })
}

/// No step has more faces: the level cards of four suits.
const CROWD: usize = 4;

/// Adds all that can be played of a row, more copies of lower faces first; the moves these choices come to; and the
/// classes of moves: how many faces are played exactly twice and three times.
pub(super) fn choices(
    row: &Row,
    exposed: Bag,
    choices: &mut Vec<Choice>,
    moves: &mut Vec<Move>,
    classes: &mut Vec<(u8, u8)>,
) {
    let from = (moves.len(), classes.len());
    let mut add = |cards: Bag| {
        let triples = cards.at_least(3).count_ones() as u8;
        let class = (cards.at_least(2).count_ones() as u8 - triples, triples);
        let class = index_from(classes, from.1, class);
        let way = Move { len: cards.len(), exposed: cards.common(exposed).len(), class };
        choices.push(Choice { cards, way: index_from(moves, from.0, way) });
    };
    let mut faces = [(Face::BIG_JOKER, 0); CROWD];
    if !row.all {
        faces.iter_mut().zip(row.held.faces()).for_each(|(slot, face)| *slot = face);
    }
    let mut cards = row.held;
    loop {
        add(cards);
        // One card less of the last face; where it has none left it is whole again, and the face before it has one less.
        let has_one = |&(face, held): &(Face, u8)| held > 0 && cards.count(face) > 0;
        let Some(last) = faces.iter().rposition(has_one) else { return };
        for &(face, held) in faces[last + 1..].iter().filter(|(_, held)| *held > 0) {
            cards = cards.with_count(face, held);
        }
        cards = cards.with_count(faces[last].0, cards.count(faces[last].0) - 1);
    }
}
