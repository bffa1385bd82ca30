//! The laws of the play alone, penalty cards and lead restrictions included: every play tried.

use tricklaw::bridge::claim::{LeadRestriction, Position, Restrictions};
use tricklaw::bridge::{BySeat, Seat, Side, winner};
use tricklaw::cards::{Card, CardSet, Rank, Suit};

/// A position with what lies on the table.
#[derive(Clone)]
pub struct World {
    pub trump: Option<Suit>,
    pub hands: BySeat<CardSet>,
    pub leader: Seat,
    pub trick: Vec<Card>,
    /// Penalty cards still on the table.
    pub major: BySeat<CardSet>,
    pub minor: BySeat<CardSet>,
    /// What binds the player on lead, and whether declarer has had his say about this lead.
    pub forbidden: Vec<Suit>,
    pub required: Option<Suit>,
    pub asked: bool,
    pub first: BySeat<Option<LeadRestriction>>,
}

fn or_all(some: CardSet, all: CardSet) -> CardSet {
    if some.is_empty() { all } else { some }
}

impl World {
    /// A position under restrictions.
    pub fn new(position: &Position, restrictions: &Restrictions) -> World {
        World {
            trump: position.trump(),
            hands: *position.hands(),
            leader: position.leader(),
            trick: position.trick().map(|(_, card)| card).collect(),
            major: restrictions.major,
            minor: restrictions.minor,
            forbidden: Vec::new(),
            required: None,
            asked: false,
            first: restrictions.lead,
        }
    }

    pub fn turn(&self) -> Seat {
        self.leader.plus(self.trick.len())
    }

    pub fn legal(&self) -> CardSet {
        let seat = self.turn();
        let mut cards = self.hands[seat];
        if let Some(led) = self.trick.first() {
            cards = or_all(cards.of_suit(led.suit()), cards);
        } else {
            cards = match self.first[seat] {
                Some(LeadRestriction::Require(suit)) => or_all(cards.of_suit(suit), cards),
                Some(LeadRestriction::Forbid(suit)) => or_all(cards - CardSet::suit(suit), cards),
                _ => cards,
            };
            let forbidden =
                self.forbidden.iter().fold(CardSet::EMPTY, |all, &suit| all | CardSet::suit(suit));
            cards = or_all(cards - forbidden, cards);
            if let Some(suit) = self.required {
                cards = or_all(cards.of_suit(suit), cards);
            }
        }
        let major = cards & self.major[seat];
        if !major.is_empty() {
            return major;
        }
        let small = |card: &Card| {
            let minor = cards & self.minor[seat];
            minor.iter().any(|open| open.suit() == card.suit() && open != *card && card.rank() < Rank::Ten)
        };
        cards.iter().filter(|card| !small(card)).collect()
    }

    /// What declarer can do before a lead: every choice as the world after it, the free one included.
    pub fn askings(&self) -> Vec<World> {
        let partner = self.leader.partner();
        let open = self.major[partner] & self.hands[partner];
        let mut worlds = vec![World { asked: true, ..self.clone() }];
        let suits: Vec<Suit> = Suit::ALL.into_iter().filter(|&suit| !open.of_suit(suit).is_empty()).collect();
        let lift = |world: &mut World, suit: Suit| world.major[partner] -= CardSet::suit(suit);
        for &suit in &suits {
            let mut world = World { asked: true, required: Some(suit), ..self.clone() };
            lift(&mut world, suit);
            worlds.push(world);
        }
        for chosen in 1..1usize << suits.len() {
            let mut world = World { asked: true, ..self.clone() };
            for (_, &suit) in suits.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1) {
                world.forbidden.push(suit);
                lift(&mut world, suit);
            }
            worlds.push(world);
        }
        worlds
    }

    pub fn after(&self, card: Card) -> (World, Option<Side>) {
        let mut next = self.clone();
        let seat = self.turn();
        next.hands[seat].remove(card);
        if self.trick.is_empty() {
            next.required = None;
            if matches!(next.first[seat], Some(LeadRestriction::Require(_))) {
                next.first[seat] = None;
            }
        }
        next.trick.push(card);
        let [a, b, c, d] = next.trick[..] else { return (next, None) };
        next.leader = self.leader.plus(winner(self.trump, [a, b, c, d]));
        next.trick.clear();
        next.asked = false;
        if next.leader != self.leader {
            next.forbidden.clear();
            next.first[self.leader] = None;
        }
        let side = next.leader.side();
        (next, Some(side))
    }

    /// The tricks of a side: the fewest when everybody plays against it, or what it can force.
    pub fn tricks(&self, side: Side, at_best: bool) -> u8 {
        if self.trick.is_empty() && self.hands[self.leader].is_empty() {
            return 0;
        }
        let defends = self.leader.side() == Side::EastWest;
        if self.trick.is_empty() && defends && !self.asked {
            let values = self.askings().into_iter().map(|world| world.tricks(side, at_best));
            let best = at_best && side == Side::NorthSouth;
            return if best { values.max() } else { values.min() }.unwrap();
        }
        let values = self.legal().iter().map(|card| {
            let (next, won) = self.after(card);
            next.tricks(side, at_best) + u8::from(won == Some(side))
        });
        let best = at_best && self.turn().side() == side;
        if best { values.max() } else { values.min() }.unwrap()
    }
}
