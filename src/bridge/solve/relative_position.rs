//! A position in the search's terms, with the way in.

use super::ply::Ply;
use super::position::Position;
use super::relative::{LANE, Node, TOPS, down_to};
use crate::cards::{Card, CardSet, Suit};

/// A position with its trick under way.
pub(super) struct Relative {
    pub node: Node,
    pub ply: Ply,
    /// How many cards lie on the trick.
    pub turn: usize,
    /// Whether lane 0 is trumps.
    pub trumps: bool,
    /// The suit of each lane.
    lanes: [Suit; 4],
    /// The ranks still in play of each lane, as 13 bits.
    ranks: [u16; 4],
}

impl Relative {
    pub fn new(position: &Position) -> Relative {
        let mut lanes = [Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs];
        if let Some(trump) = position.denomination().trump() {
            let at = 3 - trump.index();
            lanes[..=at].rotate_right(1);
        }
        let held = position.held();
        let in_play = held.0.into_iter().fold(CardSet::EMPTY, |all, hand| all | hand);
        let ranks = lanes.map(|suit| in_play.ranks(suit));
        let mut relative = Relative {
            node: Node::new([0; 4]),
            ply: Ply::default(),
            turn: 0,
            trumps: position.denomination().trump().is_some(),
            lanes,
            ranks,
        };
        let hands = [0, 1, 2, 3].map(|step| {
            held[position.leader().plus(step)].iter().fold(0, |hand, card| hand | 1 << relative.place(card))
        });
        relative.node = Node::new(hands);
        for card in position.played() {
            let place = relative.place(card);
            relative.ply = if relative.trumps {
                relative.ply.with::<true>(relative.turn, place)
            } else {
                relative.ply.with::<false>(relative.turn, place)
            };
            relative.turn += 1;
        }
        relative
    }

    /// The number of a card.
    fn place(&self, card: Card) -> u32 {
        let lane = self.lanes.iter().position(|&suit| suit == card.suit()).unwrap_or(0);
        let higher = self.ranks[lane] >> card.rank().index() >> 1;
        16 * lane as u32 + higher.count_ones()
    }

    /// The card that stands for those equal to a legal card: of touching cards that win over the trick so far the
    /// highest, of others the lowest, cards on this trick not counted between them.
    pub fn class(&self, card: Card) -> u32 {
        let place = self.place(card);
        let hand = self.node.hands()[self.turn.min(3)];
        let better = match (self.turn, self.trumps) {
            (0, _) => u64::MAX,
            (_, true) => self.ply.better::<true>(),
            (_, false) => self.ply.better::<false>(),
        };
        if better >> place & 1 == 1 {
            place + 1 - (!((hand & better) << (63 - place))).leading_zeros()
        } else {
            let losers = hand & !better;
            let length = (!((losers | self.ply.played) >> place)).trailing_zeros();
            63 - (down_to(place + length - 1) & losers).leading_zeros()
        }
    }

    /// A guess at the tricks of the side to move, from its share of the high cards and of the trumps.
    pub fn guess(&self) -> u8 {
        let hands = self.node.hands();
        let side = hands[self.turn % 2] | hands[self.turn % 2 + 2];
        let weigh = |cards: u64| {
            let places = [TOPS, TOPS << 1, TOPS << 2, TOPS << 3];
            let points: u32 =
                (1..=4).rev().zip(places).map(|(worth, place)| worth * (cards & place).count_ones()).sum();
            let trumps = if self.trumps { (cards & LANE).count_ones() } else { 0 };
            2 * points + 3 * trumps
        };
        let (ours, all, tricks) =
            (weigh(side) as i32, weigh(self.node.all).max(1) as i32, self.node.tricks as i32);
        // Strength tells more than in proportion.
        let guess = (tricks * (all + (2 * ours - all) * 3 / 2) + all) / (2 * all);
        guess.clamp(0, tricks) as u8
    }
}
