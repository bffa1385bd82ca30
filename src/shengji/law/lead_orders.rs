//! Several decisions on one lead (art. 35(2)): on suits and on cards, at most one of them on what has to be led.

use super::demand::LeadDemand;
use crate::shengji::bag::Bag;
use crate::shengji::trump::{Group, Trump};

/// Several decisions on one lead that stand together; [`LeadDemand::orders`] has them one by one.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Group, Trump, law::LeadDemand};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let [clubs, spades] = [Suit::Clubs, Suit::Spades].map(|suit| LeadDemand::NotSuit(Group::Side(suit)));
/// let both = clubs.then(spades, trump);
/// assert!(matches!(both, LeadDemand::Several(_)));
/// assert_eq!(both.open_to("CK SK D4".parse().unwrap(), trump), "D4".parse().unwrap());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LeadOrders {
    /// The suit that has to be led, if no card is named.
    suit: Option<Group>,
    /// The cards that have to be led.
    cards: Bag,
    /// By their place in [`Group::ALL`] the suits that must not be led.
    not_suits: [bool; 5],
    /// The cards that must not be led.
    not_cards: Bag,
}

impl LeadOrders {
    const NONE: LeadOrders =
        LeadOrders { suit: None, cards: Bag::EMPTY, not_suits: [false; 5], not_cards: Bag::EMPTY };

    pub(super) fn of(demand: LeadDemand) -> LeadOrders {
        let mut orders = LeadOrders::NONE;
        match demand {
            LeadDemand::Free => {}
            LeadDemand::Suit(group) => orders.suit = Some(group),
            LeadDemand::NotSuit(group) => orders.not_suits[place(group)] = true,
            LeadDemand::Cards(cards) => orders.cards = cards,
            LeadDemand::NotCards(cards) => orders.not_cards = cards,
            LeadDemand::SuitNotCards(group, cards) => {
                (orders.suit, orders.not_cards) = (Some(group), cards);
            }
            LeadDemand::Several(several) => orders = several,
        }
        orders
    }

    pub(super) const fn cards(self) -> Bag {
        self.cards
    }

    /// As one order, where it is one.
    pub(super) fn demand(self) -> LeadDemand {
        let LeadOrders { suit, cards, not_cards, .. } = self;
        let forbidden: Vec<Group> = self.forbidden_suits().collect();
        match (suit, cards.is_empty(), &forbidden[..], not_cards.is_empty()) {
            (None, true, [], true) => LeadDemand::Free,
            (Some(group), true, [], true) => LeadDemand::Suit(group),
            (Some(group), true, [], false) => LeadDemand::SuitNotCards(group, not_cards),
            (None, false, [], true) => LeadDemand::Cards(cards),
            (None, true, &[group], true) => LeadDemand::NotSuit(group),
            (None, true, [], false) => LeadDemand::NotCards(not_cards),
            _ => LeadDemand::Several(self),
        }
    }

    /// One by one: what has to be led, then the suits and then the cards that must not be.
    pub(super) fn list(self) -> Vec<LeadDemand> {
        let mut list = Vec::new();
        list.extend(self.suit.map(LeadDemand::Suit));
        if !self.cards.is_empty() {
            list.push(LeadDemand::Cards(self.cards));
        }
        list.extend(self.forbidden_suits().map(LeadDemand::NotSuit));
        if !self.not_cards.is_empty() {
            list.push(LeadDemand::NotCards(self.not_cards));
        }
        list
    }

    fn forbidden_suits(self) -> impl Iterator<Item = Group> {
        Group::ALL.into_iter().zip(self.not_suits).filter(|(_, forbidden)| *forbidden).map(|(group, _)| group)
    }

    /// Whether something has to be led.
    const fn wants(self) -> bool {
        self.suit.is_some() || !self.cards.is_empty()
    }

    /// Both said at once; nothing if one says nothing, or if both cannot be said of one lead.
    pub(super) fn beside(self, other: LeadOrders) -> Option<LeadOrders> {
        let says_nothing = self == LeadOrders::NONE || other == LeadOrders::NONE;
        let mut both = LeadOrders {
            suit: self.suit.or(other.suit),
            cards: self.cards.either(other.cards),
            not_suits: self.not_suits,
            not_cards: self.not_cards.either(other.not_cards),
        };
        other.forbidden_suits().for_each(|group| both.not_suits[place(group)] = true);
        let both_ways = both.suit.is_some_and(|group| both.not_suits[place(group)]);
        let two_leads = self.wants() && other.wants();
        if says_nothing || both_ways || two_leads { None } else { Some(both) }
    }

    /// These once a single order is made: it takes the place of those of the same suit and card, and of another lead.
    pub(super) fn then(mut self, order: LeadDemand, trump: Trump) -> LeadOrders {
        let of = |bag: Bag, group| bag.among(trump.faces_of(group));
        match order {
            LeadDemand::Free => return LeadOrders::NONE,
            LeadDemand::Suit(group) => {
                (self.suit, self.cards) = (Some(group), Bag::EMPTY);
                self.not_suits[place(group)] = false;
            }
            LeadDemand::Cards(cards) => {
                (self.suit, self.cards) = (None, cards);
                self.not_cards = self.not_cards.beyond(cards);
                self.allow_suits_of(cards, trump);
            }
            LeadDemand::NotSuit(group) => {
                self.suit = self.suit.filter(|&suit| suit != group);
                self.cards = self.cards.beyond(of(self.cards, group));
                self.not_cards = self.not_cards.beyond(of(self.not_cards, group));
                self.not_suits[place(group)] = true;
            }
            LeadDemand::NotCards(cards) => {
                self.cards = self.cards.beyond(cards);
                self.not_cards = self.not_cards.either(cards);
                self.allow_suits_of(cards, trump);
            }
            LeadDemand::SuitNotCards(group, cards) => {
                return self.then(LeadDemand::Suit(group), trump).then(LeadDemand::NotCards(cards), trump);
            }
            LeadDemand::Several(several) => {
                return several.list().into_iter().fold(self, |before, order| before.then(order, trump));
            }
        }
        self
    }

    fn allow_suits_of(&mut self, cards: Bag, trump: Trump) {
        for (group, forbidden) in Group::ALL.into_iter().zip(&mut self.not_suits) {
            *forbidden &= cards.among(trump.faces_of(group)).is_empty();
        }
    }

    /// The cards of a hand that are not forbidden; all of them where all are.
    fn allowed(self, hand: Bag, trump: Trump) -> Bag {
        let suits = self.forbidden_suits().fold(0, |faces, group| faces | trump.faces_of(group));
        let allowed = hand.beyond(self.not_cards).among(!suits);
        if allowed.is_empty() { hand } else { allowed }
    }

    /// What the next player can be made to lead of that: cards of one suit, or any where he has nothing of what is demanded.
    pub(super) fn open_to(self, hand: Bag, trump: Trump) -> Bag {
        let allowed = self.allowed(hand, trump);
        let wanted = trump.group_of(self.cards.common(allowed)).or(self.suit);
        let open = wanted.map_or(allowed, |group| allowed.among(trump.faces_of(group)));
        if open.is_empty() { allowed } else { open }
    }

    /// Whether a lead from that hand meets them all.
    pub(super) fn are_met(self, lead: Bag, hand: Bag, trump: Trump) -> bool {
        // Of a face that is forbidden he may lead cards beyond those exposed; and where he has no other card of the suit
        // demanded, what is forbidden stays forbidden.
        let allowed = self.allowed(hand, trump);
        let of = |bag: Bag, group| !bag.among(trump.faces_of(group)).is_empty();
        allowed.contains_all(lead)
            && self.suit.is_none_or(|group| of(lead, group) || !of(allowed, group))
            && lead.contains_all(self.cards.common(allowed))
    }
}

fn place(group: Group) -> usize {
    match group {
        Group::Side(suit) => suit.index(),
        Group::Trump => Group::ALL.len() - 1,
    }
}
