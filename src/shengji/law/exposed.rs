//! Exposed cards (暴露张, art. 35).

use super::{Grade, Measure};
use crate::cite::{Book, Citation};
use crate::shengji::bag::Bag;
use crate::shengji::trump::{Group, Trump};
use core::fmt;

/// Which kind of exposed card it is: a finding of the referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exposure {
    /// Little said, nothing lost (轻罚张): picked up again, with a warning.
    Light,
    /// It tells the partner much and can harm the opponents (重罚张): face up until it is played.
    Heavy,
}

/// What follows from an exposed card, and what the referee may add.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ExposureRuling {
    /// Whether the card stays face up until it is played; otherwise it is picked up again.
    pub exposed: bool,
    /// What the referee may choose from.
    pub measures: &'static [Measure],
    /// The article.
    pub law: Citation,
}

/// What art. 35 says about an exposed card.
///
/// ```
/// use tricklaw::shengji::law::{Exposure, Grade, Measure, exposure_ruling};
/// let light = exposure_ruling(Exposure::Light);
/// assert_eq!((light.exposed, light.measures), (false, &[Measure::Warning][..]));
/// let heavy = exposure_ruling(Exposure::Heavy);
/// assert_eq!((heavy.exposed, heavy.measures.last()), (true, Some(&Measure::Fine(Grade::One))));
/// ```
pub const fn exposure_ruling(exposure: Exposure) -> ExposureRuling {
    match exposure {
        Exposure::Light => ExposureRuling {
            exposed: false,
            measures: &[Measure::Warning],
            law: Citation::new(Book::Shengji2002, "35(1)"),
        },
        Exposure::Heavy => ExposureRuling {
            exposed: true,
            measures: &[Measure::Warning, Measure::Violation, Measure::Fine(Grade::One)],
            law: Citation::new(Book::Shengji2002, "35(2)"),
        },
    }
}

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
            LeadDemandRefusal::Demanded(LeadDemand::Suit(group)) => write!(f, "{group} was demanded"),
            LeadDemandRefusal::Demanded(LeadDemand::NotSuit(group)) => write!(f, "{group} was forbidden"),
            LeadDemandRefusal::Demanded(LeadDemand::Cards(cards)) => write!(f, "{cards} was demanded"),
            LeadDemandRefusal::Demanded(LeadDemand::NotCards(cards)) => write!(f, "{cards} was forbidden"),
            LeadDemandRefusal::Demanded(LeadDemand::SuitNotCards(group, cards)) => {
                write!(f, "{group} was demanded and {cards} forbidden")
            }
            LeadDemandRefusal::Demanded(LeadDemand::Free) => f.write_str("nothing was demanded"),
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
        };
        if possible { Ok(()) } else { Err(LeadDemandRefusal::NotExposed) }
    }

    /// The demand once another one is made: of the two decisions the next player has, on a suit and on cards, one does not take
    /// the other back where both can be met, that is where a suit is demanded and cards are forbidden. Otherwise the later one
    /// stands.
    ///
    /// ```
    /// use tricklaw::cards::Suit;
    /// use tricklaw::shengji::{Bag, Group, law::LeadDemand};
    /// let (spades, king) = (Group::Side(Suit::Spades), "SK".parse::<Bag>().unwrap());
    /// let both = LeadDemand::Suit(spades).then(LeadDemand::NotCards(king));
    /// assert_eq!(both, LeadDemand::SuitNotCards(spades, king));
    /// assert_eq!(both.then(LeadDemand::Cards(king)), LeadDemand::Cards(king));
    /// ```
    pub const fn then(self, later: LeadDemand) -> LeadDemand {
        match (self, later) {
            (LeadDemand::Suit(group) | LeadDemand::SuitNotCards(group, _), LeadDemand::NotCards(cards))
            | (LeadDemand::NotCards(cards) | LeadDemand::SuitNotCards(_, cards), LeadDemand::Suit(group)) => {
                LeadDemand::SuitNotCards(group, cards)
            }
            (_, later) => later,
        }
    }

    /// The cards of a hand that can be part of a lead that meets the demand; all of them for a player who has nothing but
    /// what is forbidden, or nothing of what is demanded.
    pub fn open_to(self, hand: Bag, trump: Trump) -> Bag {
        let of = |group: Group| hand.among(trump.faces_of(group));
        let open = match self {
            LeadDemand::Free => hand,
            LeadDemand::Suit(group) => of(group),
            LeadDemand::NotSuit(group) => hand.beyond(of(group)),
            LeadDemand::Cards(cards) => trump.group_of(cards.common(hand)).map_or(hand, of),
            LeadDemand::NotCards(cards) => hand.beyond(cards),
            // Where he has no other card of the suit, what is forbidden stays forbidden.
            LeadDemand::SuitNotCards(group, cards) => {
                let others = LeadDemand::NotCards(cards).open_to(hand, trump);
                LeadDemand::Suit(group).open_to(others, trump)
            }
        };
        if open.is_empty() { hand } else { open }
    }

    /// Whether a lead meets the demand. A player who has nothing but what is forbidden leads as he likes.
    ///
    /// # Errors
    ///
    /// [`LeadDemandRefusal::Demanded`].
    pub fn check_lead(self, lead: Bag, hand: Bag, trump: Trump) -> Result<(), LeadDemandRefusal> {
        let of = |bag: Bag, group: Group| bag.among(trump.faces_of(group));
        let met = match self {
            LeadDemand::Free => true,
            LeadDemand::Suit(group) => !of(lead, group).is_empty() || of(hand, group).is_empty(),
            LeadDemand::NotSuit(group) => of(lead, group).is_empty() || of(hand, group) == hand,
            LeadDemand::Cards(cards) => lead.contains_all(cards.common(hand)),
            // He may lead another card of that face only beyond those exposed.
            LeadDemand::NotCards(cards) => {
                let others = hand.beyond(cards);
                others.contains_all(lead) || others.is_empty()
            }
            LeadDemand::SuitNotCards(group, cards) => {
                let others = LeadDemand::NotCards(cards).open_to(hand, trump);
                others.contains_all(lead) && (!of(lead, group).is_empty() || of(others, group).is_empty())
            }
        };
        if met { Ok(()) } else { Err(LeadDemandRefusal::Demanded(self)) }
    }
}
