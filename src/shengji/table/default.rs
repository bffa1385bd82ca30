//! What a player might lead, follow with or bury who does not choose himself.

use super::position::{Phase, Position};
use crate::shengji::bag::Bag;
use crate::shengji::law::LeadDemand;
use crate::shengji::trump::Group;

impl Position {
    /// Cards the player to act might play or bury, for one whose time is up: what gives away least; nothing where nobody is to
    /// play or bury, or his hand is not known.
    ///
    /// He follows as [`default_play`](crate::shengji::Answers::default_play) does. He buries, and leads as a single card, no points
    /// if he can, side suits before trumps, low cards before high ones; he leads what is demanded of him (art. 35(2)).
    ///
    /// ```
    /// use tricklaw::cards::{Rank, Source};
    /// use tricklaw::shengji::{Action, Draw, Phase, Position, Race, Rules, Seat, Sizes, Table};
    /// let draw = Draw::shuffled(Sizes::usual(2).unwrap(), Seat::East, &mut Source::from_seed(3));
    /// let race = Race::LaterDeal { dealer: Seat::East };
    /// let mut table = Table::new(Position::new(Rules::CN_2002, race, Rank::Five, draw));
    /// table.apply("draw 100".parse().unwrap()).unwrap();
    /// table.apply("settle".parse().unwrap()).unwrap();
    /// let kitty = table.position().default_cards();
    /// table.apply(Action::Bury(kitty)).unwrap();
    /// while let Some(cards) = table.position().default_cards() {
    ///     let seat = table.position().turn().unwrap();
    ///     table.apply(Action::Play { seat, cards, declared: None }).unwrap();
    /// }
    /// assert_eq!(table.position().phase(), Phase::Over);
    /// ```
    pub fn default_cards(&self) -> Option<Bag> {
        if let Some(follow) = self.follow() {
            return follow.answers().default_play();
        }
        let (trump, mut left) = (self.trump?, self.playable(Bag::EMPTY));
        let demanded = self.demand.map_or(Bag::EMPTY, LeadDemand::cards);
        if !demanded.is_empty() && left.contains_all(demanded) {
            return Some(demanded);
        }
        let mut chosen = Bag::EMPTY;
        for _ in 0..if self.phase == Phase::Burying { self.sizes.kitty() } else { 1 } {
            let (mut best, mut lowest) = (None, u32::MAX);
            for (face, _) in left.faces() {
                let trumps = u32::from(trump.group(face) == Group::Trump);
                let price = 100 * u32::from(face.points()) + 50 * trumps + u32::from(trump.step(face));
                if price < lowest {
                    (best, lowest) = (Some(face), price);
                }
            }
            left.remove(best?);
            chosen.insert(best?);
        }
        Some(chosen)
    }
}
