//! Leading: single combinations and throws with their declared grouping (art. 10, 11).

use super::bag::Bag;
use super::grouping::{Grouping, default_grouping, groupings};
use super::shape::Part;
use super::trump::{Group, Trump};
use crate::cite::{Book, Citation};
use core::fmt;

/// The most cards a player has when he leads: three decks, a kitty of six (art. 6(18)).
const LARGEST_HAND: usize = 39;

/// Cards led, seen as the parts they are made of.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Lead, LeadRefusal, Trump};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let cards = "S8 S8 S8 S7 S7".parse().unwrap();
/// assert_eq!(Lead::new(cards, None, trump), Err(LeadRefusal::DeclarationOwed));
/// let declared = ["S8 S8 S8".parse().unwrap(), "S7 S7".parse().unwrap()];
/// let lead = Lead::new(cards, Some(&declared), trump).unwrap();
/// assert!(lead.is_throw());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lead {
    trump: Trump,
    group: Group,
    cards: Bag,
    parts: Grouping,
}

impl Lead {
    /// The lead of those cards, made of the declared parts; without a declaration, of the only ones possible.
    ///
    /// Whether a throw can be beaten is another question, see [`throw_verdict`](super::throw_verdict).
    ///
    /// # Errors
    ///
    /// [`LeadRefusal`] if the cards are none or of several suits, if the declared parts are not these cards, no
    /// combinations, or could be joined, and if the cards can be seen in several ways and none was declared (A14).
    pub fn new(cards: Bag, declared: Option<&[Bag]>, trump: Trump) -> Result<Lead, LeadRefusal> {
        let group = Lead::group_of(cards, trump)?;
        let parts = match declared {
            Some(parts) => declared_grouping(cards, parts, trump)?,
            None => {
                let mut all = groupings(cards, trump);
                let first = all.next().ok_or(LeadRefusal::NoCards)?;
                if all.next().is_some() {
                    return Err(LeadRefusal::DeclarationOwed);
                }
                first
            }
        };
        Ok(Lead { trump, group, cards, parts })
    }

    /// The lead of those cards, seen with the largest parts first where nothing was declared.
    ///
    /// # Errors
    ///
    /// [`LeadRefusal::NoCards`], [`LeadRefusal::TooManyCards`] or [`LeadRefusal::SeveralSuits`].
    pub fn with_default_grouping(cards: Bag, trump: Trump) -> Result<Lead, LeadRefusal> {
        let group = Lead::group_of(cards, trump)?;
        let parts = default_grouping(cards, trump).ok_or(LeadRefusal::NoCards)?;
        Ok(Lead { trump, group, cards, parts })
    }

    /// A single combination as a lead.
    pub(crate) fn of_part(part: Part, trump: Trump) -> Lead {
        Lead { trump, group: part.group(trump), cards: part.cards, parts: vec![part] }
    }

    fn group_of(cards: Bag, trump: Trump) -> Result<Group, LeadRefusal> {
        if cards.is_empty() {
            return Err(LeadRefusal::NoCards);
        }
        if cards.len() > LARGEST_HAND {
            return Err(LeadRefusal::TooManyCards);
        }
        trump.group_of(cards).ok_or(LeadRefusal::SeveralSuits)
    }

    /// The level and the trump suit.
    pub const fn trump(&self) -> Trump {
        self.trump
    }

    /// The suit led.
    pub const fn group(&self) -> Group {
        self.group
    }

    /// All cards led.
    pub const fn cards(&self) -> Bag {
        self.cards
    }

    /// The parts, in the order in which they are followed: more cards first, then more of a face, then higher ones.
    pub fn parts(&self) -> &[Part] {
        &self.parts
    }

    /// Whether it is a throw (甩牌): cards that are not one combination.
    pub fn is_throw(&self) -> bool {
        self.parts.len() > 1
    }
}

/// The declared parts as a grouping, if it is admissible.
fn declared_grouping(cards: Bag, declared: &[Bag], trump: Trump) -> Result<Grouping, LeadRefusal> {
    let mut together = Bag::EMPTY;
    let mut parts = Vec::with_capacity(declared.len().min(cards.len()));
    for &part in declared {
        parts.push(Part::of(part, trump).ok_or(LeadRefusal::NoCombination(part))?);
        together = together.plus(part).ok_or(LeadRefusal::OtherCards { declared: part })?;
        if !cards.contains_all(together) {
            return Err(LeadRefusal::OtherCards { declared: part });
        }
    }
    if together != cards {
        return Err(LeadRefusal::OtherCards { declared: together });
    }
    if parts.len() > 1 && Part::of(cards, trump).is_some() {
        let one = parts[0].cards;
        return Err(LeadRefusal::PartsJoin(one, cards.beyond(one)));
    }
    for (i, one) in parts.iter().enumerate() {
        for other in &parts[i + 1..] {
            let joined = one.cards.plus(other.cards).and_then(|cards| Part::of(cards, trump));
            if joined.is_some() {
                return Err(LeadRefusal::PartsJoin(one.cards, other.cards));
            }
        }
    }
    Ok(crate::order::few_by_key(parts, Part::order))
}

/// Why cards cannot be led like that.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeadRefusal {
    /// No card was named.
    NoCards,
    /// More cards than a hand can have.
    TooManyCards,
    /// The cards are not all of one suit.
    SeveralSuits,
    /// The cards can be seen in several ways: the leader has to say in which (art. 11 ¶4).
    DeclarationOwed,
    /// A declared part is no combination of art. 10.
    NoCombination(Bag),
    /// The declared parts are not the cards led; `declared` is the first part too many, or all of them if too few.
    OtherCards {
        /// The declared cards at fault.
        declared: Bag,
    },
    /// Two declared parts, or one and all the others, are one combination and cannot be thrown apart.
    PartsJoin(Bag, Bag),
}

impl LeadRefusal {
    /// The stable name of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            LeadRefusal::NoCards => "no-cards",
            LeadRefusal::TooManyCards => "too-many-cards",
            LeadRefusal::SeveralSuits => "several-suits",
            LeadRefusal::DeclarationOwed => "declaration-owed",
            LeadRefusal::NoCombination(_) => "no-combination",
            LeadRefusal::OtherCards { .. } => "declared-other-cards",
            LeadRefusal::PartsJoin(..) => "parts-join",
        }
    }

    /// The article that says so.
    pub const fn law(&self) -> Citation {
        let article = match self {
            LeadRefusal::NoCards | LeadRefusal::NoCombination(_) => "10",
            LeadRefusal::TooManyCards => "6(18)",
            LeadRefusal::SeveralSuits | LeadRefusal::PartsJoin(..) => "11 ¶1",
            LeadRefusal::DeclarationOwed | LeadRefusal::OtherCards { .. } => "11 ¶4",
        };
        Citation::new(Book::Shengji2002, article)
    }
}

impl fmt::Display for LeadRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LeadRefusal::NoCards => f.write_str("no cards led"),
            LeadRefusal::TooManyCards => f.write_str("more cards than a hand has"),
            LeadRefusal::SeveralSuits => f.write_str("cards of several suits cannot be led together"),
            LeadRefusal::DeclarationOwed => {
                f.write_str("the cards can be seen in several ways; the parts must be declared")
            }
            LeadRefusal::NoCombination(cards) => write!(f, "{cards} is no combination"),
            LeadRefusal::OtherCards { declared } => {
                write!(f, "the declared {declared} are not the cards led")
            }
            LeadRefusal::PartsJoin(one, other) => write!(f, "{one} and {other} are one combination"),
        }
    }
}

impl core::error::Error for LeadRefusal {}
