//! Listing legal plays one by one, and choosing a sensible one.

use super::answers::Answers;
use super::bag::Bag;
use super::trump::Group;
use super::walks::Node;
use std::borrow::Cow;

/// The legal plays of [`Answers`] in their fixed order; each is found when asked for.
#[derive(Clone, Debug)]
pub struct Plays<'a> {
    answers: Cow<'a, Answers>,
    /// The way to the play given last: each node with the cards before it and the choice to try next.
    way: Vec<(Node, Bag, usize)>,
}

impl<'a> Plays<'a> {
    pub(super) fn new(answers: Cow<'a, Answers>) -> Plays<'a> {
        let way = answers.start().map(|node| (node, Bag::EMPTY, 0)).into_iter().collect();
        Plays { answers, way }
    }
}

impl Iterator for Plays<'_> {
    type Item = Bag;

    fn next(&mut self) -> Option<Bag> {
        while let Some((node, cards, choice)) = self.way.last_mut() {
            let (node, cards) = (*node, *cards);
            let Some(choices) = self.answers.choices_at(node) else {
                self.way.pop();
                return Some(cards);
            };
            let Some(chosen) = choices.get(*choice) else {
                self.way.pop();
                continue;
            };
            *choice += 1;
            if let Some(after) = self.answers.after(node, chosen) {
                self.way.push((after, cards.plus(chosen.cards).unwrap_or(cards), 0));
            }
        }
        None
    }
}

impl Answers {
    /// One sensible legal play: the one that gives away least.
    ///
    /// Points weigh most, then trumps thrown on another suit, then pairs and triples torn apart, then high cards; among
    /// equal plays the first in order is taken. It knows nothing of the other players' cards.
    pub fn default_play(&self) -> Option<Bag> {
        let hand = self.all_cards();
        let least = self.least(|cards| self.price(cards, hand));
        let mut node = self.start()?;
        let mut play = Bag::EMPTY;
        while let Some(choices) = self.choices_at(node) {
            let ways = choices.iter().filter_map(|choice| Some((choice, self.after(node, choice)?)));
            let price = |(choice, after): &(&super::rows::Choice, Node)| {
                least[self.value_index(*after)].saturating_add(self.price(choice.cards, hand))
            };
            let (choice, after) = ways.min_by_key(price)?;
            play = play.plus(choice.cards)?;
            node = after;
        }
        Some(play)
    }

    /// What it costs to part with cards of a hand.
    fn price(&self, cards: Bag, hand: Bag) -> u32 {
        let of_face = |(face, count): (super::card::Face, u8)| {
            let thrown_trump = self.led != Group::Trump && self.trump.group(face) == Group::Trump;
            let torn = count < hand.count(face);
            let each = 64 * u32::from(face.points())
                + 200 * u32::from(thrown_trump)
                + u32::from(self.trump.step(face));
            u32::from(count) * each + 40 * u32::from(torn)
        };
        cards.faces().map(of_face).sum()
    }
}
