//! What the next player in turn decides on the lead of a player with exposed cards (art. 35(2)).

use super::lead_orders::LeadOrders;
use crate::cite::{Book, Citation};
use crate::shengji::bag::Bag;
use crate::shengji::trump::{Group, Trump};
use core::fmt;

/// What the next player in turn demands when the holder of heavy exposed cards leads (art. 35(2); A42).
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Bag, Group, Trump, law::LeadDemand};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let [hand, exposed, king, four]: [Bag; 4] = ["SA SK D4", "SA", "SK", "D4"].map(|cards| cards.parse().unwrap());
/// let demand = LeadDemand::NotSuit(Group::Side(Suit::Spades));
/// assert!(demand.check(exposed, trump).is_ok());
/// assert!(demand.check_lead(king, hand, trump).is_err() && demand.check_lead(four, hand, trump).is_ok());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeadDemand {
    /// Nothing.
    Free,
    /// A card of the suit of an exposed card.
    Suit(Group),
    /// No card of the suit of an exposed card.
    NotSuit(Group),
    /// These exposed cards, all of one suit; other cards may go with them.
    Cards(Bag),
    /// None of these exposed cards.
    NotCards(Bag),
    /// Both decisions: a card of that suit, but none of these exposed cards.
    SuitNotCards(Group, Bag),
    /// Several decisions that stand together, on exposed cards of one suit or of several.
    Several(LeadOrders),
}

impl fmt::Display for LeadDemand {
    /// As it is written in the text of an action: `demand S without SA`, `forbid C and forbid D`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LeadDemand::Free => f.write_str("demand nothing"),
            LeadDemand::Suit(group) => write!(f, "demand {group}"),
            LeadDemand::NotSuit(group) => write!(f, "forbid {group}"),
            LeadDemand::Cards(cards) => write!(f, "demand cards {cards}"),
            LeadDemand::NotCards(cards) => write!(f, "forbid cards {cards}"),
            LeadDemand::SuitNotCards(group, cards) => write!(f, "demand {group} without {cards}"),
            LeadDemand::Several(orders) => {
                for (number, order) in orders.list().into_iter().enumerate() {
                    f.write_str(if number == 0 { "" } else { " and " })?;
                    order.fmt(f)?;
                }
                Ok(())
            }
        }
    }
}

/// A lead, a demand or a picking up that does not go with exposed cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeadDemandRefusal {
    /// No exposed card is of that suit, or the cards are not exposed, or not all of one suit; or nothing is exposed.
    NotExposed,
    /// The lead is not what was demanded.
    Demanded(LeadDemand),
}

impl LeadDemandRefusal {
    /// The stable name of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            LeadDemandRefusal::NotExposed => "not-exposed",
            LeadDemandRefusal::Demanded(_) => "lead-demanded",
        }
    }

    /// The article that says so.
    pub const fn law(&self) -> Citation {
        Citation::new(Book::Shengji2002, "35(2)")
    }
}

impl fmt::Display for LeadDemandRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LeadDemandRefusal::NotExposed => f.write_str("no such card is exposed"),
            LeadDemandRefusal::Demanded(demand) => write!(f, "the lead is not what was demanded: {demand}"),
        }
    }
}

impl core::error::Error for LeadDemandRefusal {}

impl LeadDemand {
    /// Whether the demand can be made about those exposed cards.
    ///
    /// # Errors
    ///
    /// [`LeadDemandRefusal::NotExposed`].
    pub fn check(self, exposed: Bag, trump: Trump) -> Result<(), LeadDemandRefusal> {
        let possible = match self {
            LeadDemand::Free => true,
            LeadDemand::Suit(group) | LeadDemand::NotSuit(group) => {
                !exposed.among(trump.faces_of(group)).is_empty()
            }
            LeadDemand::Cards(cards) => trump.group_of(cards).is_some() && exposed.contains_all(cards),
            LeadDemand::NotCards(cards) => !cards.is_empty() && exposed.contains_all(cards),
            LeadDemand::SuitNotCards(group, cards) => {
                LeadDemand::Suit(group).check(exposed, trump).is_ok()
                    && LeadDemand::NotCards(cards).check(exposed, trump).is_ok()
            }
            LeadDemand::Several(orders) => {
                orders.list().into_iter().all(|order| order.check(exposed, trump).is_ok())
            }
        };
        if possible { Ok(()) } else { Err(LeadDemandRefusal::NotExposed) }
    }

    /// The single decisions it is made of: itself, if it is one.
    ///
    /// ```
    /// use tricklaw::cards::{Rank, Suit};
    /// use tricklaw::shengji::{Group, Trump, law::LeadDemand};
    /// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
    /// let [clubs, spades] = [Suit::Clubs, Suit::Spades].map(|suit| LeadDemand::NotSuit(Group::Side(suit)));
    /// assert_eq!(clubs.orders(), [clubs]);
    /// assert_eq!(spades.then(clubs, trump).orders(), [clubs, spades]);
    /// ```
    pub fn orders(self) -> Vec<LeadDemand> {
        match self {
            LeadDemand::Several(orders) => orders.list(),
            one => vec![one],
        }
    }

    /// Both in one, as they can be said at once; nothing if one of them is no order, if both say what has to be led, or if a suit
    /// is both demanded and forbidden.
    ///
    /// ```
    /// use tricklaw::cards::Suit;
    /// use tricklaw::shengji::{Group, law::LeadDemand};
    /// let [clubs, spades] = [Suit::Clubs, Suit::Spades].map(Group::Side);
    /// let both = LeadDemand::NotSuit(clubs).and(LeadDemand::Suit(spades)).unwrap();
    /// assert_eq!(both.orders(), [LeadDemand::Suit(spades), LeadDemand::NotSuit(clubs)]);
    /// assert_eq!(LeadDemand::Suit(clubs).and(LeadDemand::Suit(spades)), None);
    /// ```
    pub fn and(self, other: LeadDemand) -> Option<LeadDemand> {
        Some(LeadOrders::of(self).beside(LeadOrders::of(other))?.demand())
    }

    /// The demand once another one is made: the next player decides on each suit that has exposed cards, and on each card, and
    /// no decision takes back another one beside which it can stand. Of two on the same suit the later one stands, but that
    /// cards can be forbidden of a suit that is demanded, and beside other cards; and of two leads the later one is wanted.
    ///
    /// ```
    /// use tricklaw::cards::{Rank, Suit};
    /// use tricklaw::shengji::{Bag, Group, Trump, law::LeadDemand};
    /// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
    /// let (spades, king) = (Group::Side(Suit::Spades), "SK".parse::<Bag>().unwrap());
    /// let both = LeadDemand::Suit(spades).then(LeadDemand::NotCards(king), trump);
    /// assert_eq!(both, LeadDemand::SuitNotCards(spades, king));
    /// assert_eq!(both.then(LeadDemand::Cards(king), trump), LeadDemand::Cards(king));
    /// ```
    #[must_use]
    pub fn then(self, later: LeadDemand, trump: Trump) -> LeadDemand {
        let orders = later.orders().into_iter();
        orders.fold(LeadOrders::of(self), |before, order| before.then(order, trump)).demand()
    }

    /// The cards of a hand that can be part of a lead that meets the demand; all of them for a player who has nothing but
    /// what is forbidden, or nothing of what is demanded.
    pub fn open_to(self, hand: Bag, trump: Trump) -> Bag {
        LeadOrders::of(self).open_to(hand, trump)
    }

    /// Whether a lead meets the demand. A player who has nothing but what is forbidden leads as he likes.
    ///
    /// # Errors
    ///
    /// [`LeadDemandRefusal::Demanded`].
    pub fn check_lead(self, lead: Bag, hand: Bag, trump: Trump) -> Result<(), LeadDemandRefusal> {
        let met = LeadOrders::of(self).are_met(lead, hand, trump);
        if met { Ok(()) } else { Err(LeadDemandRefusal::Demanded(self)) }
    }

    /// The cards that have to be led; none where no card is named.
    pub(crate) const fn cards(self) -> Bag {
        match self {
            LeadDemand::Cards(cards) => cards,
            LeadDemand::Several(orders) => orders.cards(),
            _ => Bag::EMPTY,
        }
    }
}
