//! Following: what a player owes to a lead, and whether given cards are a legal answer (art. 12, 13, 15, 35).

use super::answers::Answers;
use super::bag::Bag;
use super::duty::Duty;
use super::lead::Lead;
use super::machine::fits;
use super::rules::Rules;
use super::shape::Shape;
use super::trump::Group;
use crate::cite::{Book, Citation};
use core::fmt;

/// A player about to follow a lead, with what he owes worked out.
///
/// Making one and asking [`check`](Follow::check) allocate nothing; [`answers`](Follow::answers) lays out all legal
/// plays at once.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Bag, Follow, Lead, Rules, Trump};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let lead = Lead::new("S8 S8 S7 S7".parse().unwrap(), None, trump).unwrap();
/// let hand = "SK SK SJ SJ S9 S4 D4".parse().unwrap();
/// let follow = Follow::new(&lead, hand, &Rules::CN_2002);
/// assert!(follow.check("SK SK SJ SJ".parse().unwrap()).is_ok());
/// let refusal = follow.check("SK SK S9 S4".parse().unwrap()).unwrap_err();
/// assert_eq!(refusal.law().article, "13 ¶5");
/// assert_eq!(follow.answers().count(), 1);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Follow<'a> {
    lead: &'a Lead,
    rules: &'a Rules,
    hand: Bag,
    exposed: Bag,
    cards: usize,
    duty: Duty,
}

impl<'a> Follow<'a> {
    /// A follower of the lead who holds `hand`.
    pub fn new(lead: &'a Lead, hand: Bag, rules: &'a Rules) -> Follow<'a> {
        let cards = lead.cards().len();
        let mut follow = Follow { lead, rules, hand, exposed: Bag::EMPTY, cards, duty: Duty::NONE };
        if follow.suit().len() > follow.cards_owed() {
            let ladder = lead.trump().ladder(lead.group(), hand);
            follow.duty = Duty::of(lead.parts(), &ladder, rules);
        }
        follow
    }

    /// The same follower with exposed cards that he must play as soon as he legally can (重罚张, art. 35(2); A42).
    ///
    /// # Errors
    ///
    /// [`FollowRefusal::ExposedNotHeld`]: an exposed card is one of the hand.
    ///
    /// ```
    /// use tricklaw::cards::{Rank, Suit};
    /// use tricklaw::shengji::{Bag, Follow, FollowRefusal, Lead, Rules, Trump};
    /// let lead = Lead::new("S9".parse().unwrap(), None, Trump::new(Rank::Two, Some(Suit::Hearts))).unwrap();
    /// let [hand, ace, king, three]: [Bag; 4] = ["SA S3", "SA", "SK", "S3"].map(|cards| cards.parse().unwrap());
    /// let follow = Follow::new(&lead, hand, &Rules::CN_2002);
    /// assert_eq!(follow.with_exposed(ace).unwrap().check(three).unwrap_err().code(), "exposed-owed");
    /// assert_eq!(follow.with_exposed(king).unwrap_err(), FollowRefusal::ExposedNotHeld { missing: king });
    /// ```
    pub fn with_exposed(self, exposed: Bag) -> Result<Follow<'a>, FollowRefusal> {
        let missing = exposed.beyond(self.hand);
        if missing.is_empty() {
            Ok(self.with_exposed_among(exposed))
        } else {
            Err(FollowRefusal::ExposedNotHeld { missing })
        }
    }

    /// The same with the exposed cards that are in the hand.
    pub(crate) fn with_exposed_among(self, exposed: Bag) -> Follow<'a> {
        Follow { exposed: exposed.common(self.hand), ..self }
    }

    /// The same follower where hands are unequal and the play goes on (art. 32(3)): with fewer cards than were led he plays
    /// all he has.
    #[must_use]
    pub fn with_what_he_has(mut self) -> Follow<'a> {
        self.cards = self.cards.min(self.hand.len());
        self
    }

    /// The lead.
    pub const fn lead(&self) -> &'a Lead {
        self.lead
    }

    /// The follower's cards.
    pub const fn hand(&self) -> Bag {
        self.hand
    }

    /// The exposed cards among them.
    pub const fn exposed(&self) -> Bag {
        self.exposed
    }

    /// How many cards he must play.
    pub const fn cards_owed(&self) -> usize {
        self.cards
    }

    /// His cards of the led suit.
    pub fn suit(&self) -> Bag {
        self.hand.among(self.lead.trump().faces_of(self.lead.group()))
    }

    /// What the part of the lead with that number draws from his hand, longest pieces first; nothing if any card will
    /// do, or if he has no more cards of the suit than were led.
    pub fn owed_to(&self, part: usize) -> impl Iterator<Item = Shape> {
        self.duty.owed_to(part)
    }

    pub(crate) const fn duty(&self) -> &Duty {
        &self.duty
    }

    /// Whether the cards are a legal answer.
    ///
    /// # Errors
    ///
    /// [`FollowRefusal`] says which article they break and what was owed instead.
    pub fn check(&self, play: Bag) -> Result<(), FollowRefusal> {
        let (owed, played) = (self.cards_owed(), play.len());
        if owed != played {
            return Err(FollowRefusal::WrongCount { owed, played });
        }
        if !self.hand.contains_all(play) {
            return Err(FollowRefusal::NotHeld { missing: play.beyond(self.hand) });
        }
        self.check_suit(play)?;
        self.check_shapes(play)?;
        self.check_exposed(play)
    }

    /// The part of [`check`](Follow::check) that asks for cards of the led suit.
    pub(crate) fn check_suit(&self, play: Bag) -> Result<(), FollowRefusal> {
        let group = self.lead.group();
        let owed = self.suit().len().min(self.cards_owed());
        let played = play.among(self.lead.trump().faces_of(group)).len();
        if played < owed { Err(FollowRefusal::SuitOwed { group, owed, played }) } else { Ok(()) }
    }

    fn check_shapes(&self, play: Bag) -> Result<(), FollowRefusal> {
        if self.duty.pieces.faces() == 0 {
            return Ok(());
        }
        let ladder = self.lead.trump().ladder(self.lead.group(), play);
        if fits(&self.duty.pieces, &ladder) {
            return Ok(());
        }
        let reached = Duty::of(self.lead.parts(), &ladder, self.rules);
        let falls_short =
            |&part: &usize| Shapes::of(self.duty.owed_to(part)) != Shapes::of(reached.owed_to(part));
        // Under house rules a play can reach as much by other means; then the first part owed is named.
        let part = self.duty.parts().find(falls_short).or(self.duty.parts().next()).unwrap_or(0);
        Err(FollowRefusal::ShapeOwed {
            part,
            led: self.lead.parts().get(part).map_or(Shape::SINGLE, |part| part.shape),
            throw: self.lead.is_throw(),
            owed: Shapes::of(self.duty.owed_to(part)),
            reached: Shapes::of(reached.owed_to(part)),
        })
    }

    fn check_exposed(&self, play: Bag) -> Result<(), FollowRefusal> {
        if self.exposed.is_empty() {
            return Ok(());
        }
        let (owed, played) = (self.answers().exposed_owed(), play.common(self.exposed).len());
        if played < owed {
            return Err(FollowRefusal::ExposedOwed { exposed: self.exposed, owed, played });
        }
        Ok(())
    }

    /// The cards that are part of some legal play that holds the selection, those selected left out: of each face as many
    /// as one play can hold.
    pub fn playable(&self, selection: Bag) -> Bag {
        let answers = self.answers();
        if selection.is_empty() {
            return answers.playable();
        }
        answers.containing(selection).playable().beyond(selection)
    }

    /// All legal plays, laid out to be counted, listed and completed.
    pub fn answers(&self) -> Answers {
        Answers::new(self)
    }
}

/// A few shapes, longest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Shapes {
    shapes: [Shape; super::machine::MAX_FACES],
    len: u8,
}

impl Shapes {
    fn of(shapes: impl Iterator<Item = Shape>) -> Shapes {
        let mut list = Shapes { shapes: [Shape::SINGLE; super::machine::MAX_FACES], len: 0 };
        for (slot, shape) in list.shapes.iter_mut().zip(shapes) {
            *slot = shape;
            list.len += 1;
        }
        list
    }

    /// The shapes.
    pub fn as_slice(&self) -> &[Shape] {
        &self.shapes[..usize::from(self.len)]
    }
}

impl fmt::Display for Shapes {
    /// `pair + pair`, or `nothing`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.len == 0 {
            return f.write_str("nothing");
        }
        for (i, shape) in self.as_slice().iter().enumerate() {
            write!(f, "{}{shape}", if i == 0 { "" } else { " + " })?;
        }
        Ok(())
    }
}

impl fmt::Debug for Shapes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{self}]")
    }
}

/// Why cards are no legal answer to a lead, and what was owed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FollowRefusal {
    /// Not as many cards as were led.
    WrongCount {
        /// How many he has to play: as many as were led.
        owed: usize,
        /// How many were played.
        played: usize,
    },
    /// Some of the cards are not in the hand.
    NotHeld {
        /// The cards he does not have.
        missing: Bag,
    },
    /// Some of the cards that are said to lie face up are not in the hand, see [`Follow::with_exposed`].
    ExposedNotHeld {
        /// The cards he does not have.
        missing: Bag,
    },
    /// He has cards of the led suit that he had to play.
    SuitOwed {
        /// The suit led.
        group: Group,
        /// How many cards of it he had to play.
        owed: usize,
        /// How many he played.
        played: usize,
    },
    /// He has the combination a part of the lead asks for, or more of it than he played.
    ShapeOwed {
        /// The number of that part, see [`Lead::parts`].
        part: usize,
        /// Its shape.
        led: Shape,
        /// Whether it is part of a throw.
        throw: bool,
        /// What he had to play to it.
        owed: Shapes,
        /// What he played to it.
        reached: Shapes,
    },
    /// Exposed cards could have been played.
    ExposedOwed {
        /// His exposed cards.
        exposed: Bag,
        /// How many of them a legal play can hold.
        owed: usize,
        /// How many he played.
        played: usize,
    },
}

impl FollowRefusal {
    /// The stable name of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            FollowRefusal::WrongCount { .. } => "wrong-count",
            FollowRefusal::NotHeld { .. } | FollowRefusal::ExposedNotHeld { .. } => "not-held",
            FollowRefusal::SuitOwed { .. } => "suit-owed",
            FollowRefusal::ShapeOwed { .. } => "shape-owed",
            FollowRefusal::ExposedOwed { .. } => "exposed-owed",
        }
    }

    /// The article that says so.
    pub const fn law(&self) -> Citation {
        let article = match self {
            FollowRefusal::WrongCount { .. } => "12 ¶2",
            FollowRefusal::NotHeld { .. } => "12 ¶1",
            FollowRefusal::SuitOwed { .. } => "13 ¶1",
            FollowRefusal::ShapeOwed { throw: true, .. } => "13 ¶7",
            FollowRefusal::ShapeOwed { led, .. } => match (led.multiplicity(), led.is_tractor()) {
                (2, false) => "13 ¶3",
                (2, true) => "13 ¶5",
                (_, false) => "13 ¶4",
                (_, true) => "13 ¶6",
            },
            FollowRefusal::ExposedNotHeld { .. } | FollowRefusal::ExposedOwed { .. } => "35(2)",
        };
        Citation::new(Book::Shengji2002, article)
    }
}

impl fmt::Display for FollowRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FollowRefusal::WrongCount { owed, played } => write!(f, "{owed} cards owed, {played} played"),
            FollowRefusal::NotHeld { missing } => write!(f, "{missing} not in hand"),
            FollowRefusal::ExposedNotHeld { missing } => write!(f, "{missing} exposed but not in hand"),
            FollowRefusal::SuitOwed { group, owed, played } => {
                write!(f, "{owed} cards of {group} owed, {played} played")
            }
            FollowRefusal::ShapeOwed { led, owed, reached, .. } => {
                write!(f, "the {led} led draws {owed}, {reached} played")
            }
            FollowRefusal::ExposedOwed { exposed, owed, played } => {
                write!(f, "{owed} of the exposed {exposed} owed, {played} played")
            }
        }
    }
}

impl core::error::Error for FollowRefusal {}
