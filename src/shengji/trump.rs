//! Trumps and the ladder: which suit a card belongs to, how high it stands there, and what is next to it.

use super::bag::Bag;
use super::card::Face;
use crate::cards::{Card, Rank, Suit};
use core::fmt;
use core::str::FromStr;

/// The suit a card is played in: one of the side suits (副牌) or trumps (将牌、主牌).
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Group, Trump};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// assert_eq!(trump.group_of("SA SK".parse().unwrap()), Some(Group::Side(Suit::Spades)));
/// assert_eq!(trump.group_of("S2 H3 BJ".parse().unwrap()), Some(Group::Trump));
/// assert_eq!(trump.group_of("SA DA".parse().unwrap()), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Group {
    /// A suit of cards that are not trumps.
    Side(Suit),
    /// Trumps: jokers, the level cards of every suit, the trump suit.
    Trump,
}

impl Group {
    /// The four suits, then trumps.
    pub const ALL: [Group; 5] = [
        Group::Side(Suit::Clubs),
        Group::Side(Suit::Diamonds),
        Group::Side(Suit::Hearts),
        Group::Side(Suit::Spades),
        Group::Trump,
    ];
}

impl fmt::Display for Group {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Group::Side(suit) => suit.fmt(f),
            Group::Trump => f.write_str("trump"),
        }
    }
}

/// The level (级数) being played and the trump suit.
///
/// A card stands on a *step* of its group's ladder, the lowest 0. The level rank is taken out of every suit, so
/// its neighbours there are adjacent (art. 10(4); A05). Side suits have the steps 0-11. Trumps have the trump
/// suit on 0-11, the three level cards of the other suits (副级牌) together on 12, the level card of the trump suit
/// (主级牌) on 13, the little joker on 14 and the big joker on 15 (art. 10; A04). Without a trump suit (a house
/// rule) the four level cards are together on 0 and the jokers on 1 and 2.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Group, Trump};
/// let trump = Trump::new(Rank::Five, Some(Suit::Hearts));
/// let step = |name: &str| trump.step(name.parse().unwrap());
/// assert_eq!(step("S6"), step("S4") + 1, "fives are out of the way");
/// assert_eq!((step("HA"), step("S5"), step("D5"), step("H5")), (11, 12, 12, 13));
/// assert_eq!(trump.group("C5".parse().unwrap()), Group::Trump);
/// assert_eq!("5H".parse(), Ok(trump));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Trump {
    /// The level being played: every card of this rank is a trump.
    pub level: Rank,
    /// The trump suit, or nothing at no-trump, which only house rules know.
    pub suit: Option<Suit>,
}

const SUIT_MASK: u64 = (1 << 13) - 1;
const JOKERS: u64 = 0b11 << 52;
/// The steps of a side suit, and of the trump suit proper.
const SUIT_STEPS: u8 = 12;

impl Trump {
    /// Trumps for a level and a trump suit.
    pub const fn new(level: Rank, suit: Option<Suit>) -> Trump {
        Trump { level, suit }
    }

    /// The suit a card is played in.
    pub fn group(self, face: Face) -> Group {
        match (face.suit(), face.rank()) {
            (Some(suit), Some(rank)) if rank != self.level && Some(suit) != self.suit => Group::Side(suit),
            _ => Group::Trump,
        }
    }

    /// The one suit all cards of the bag are played in; nothing for an empty or a mixed bag.
    pub fn group_of(self, bag: Bag) -> Option<Group> {
        let group = self.group(bag.faces().next()?.0);
        (bag.at_least(1) & !self.faces_of(group) == 0).then_some(group)
    }

    /// The faces of a group as bits by face number.
    pub const fn faces_of(self, group: Group) -> u64 {
        match group {
            Group::Side(suit) => match self.suit {
                Some(trump) if trump as u8 == suit as u8 => 0,
                _ => (SUIT_MASK & !(1 << self.level as u8)) << (13 * suit as u32),
            },
            Group::Trump => {
                let levels = self.level_cards();
                let suit = match self.suit {
                    Some(suit) => SUIT_MASK << (13 * suit as u32),
                    None => 0,
                };
                JOKERS | levels | suit
            }
        }
    }

    /// The groups there are: the side suits by number, then trumps.
    pub fn groups(self) -> impl Iterator<Item = Group> {
        let sides = Suit::ALL.into_iter().filter(move |&suit| Some(suit) != self.suit).map(Group::Side);
        sides.chain([Group::Trump])
    }

    /// The step a card stands on in its group, 0 the lowest.
    pub fn step(self, face: Face) -> u8 {
        let off_suit = self.off_suit_step();
        match (face.suit(), face.rank()) {
            (Some(suit), Some(rank)) if rank == self.level => off_suit + u8::from(Some(suit) == self.suit),
            (Some(_), Some(rank)) => rank as u8 - u8::from(rank > self.level),
            _ => off_suit + u8::from(self.suit.is_some()) + 1 + u8::from(face == Face::BIG_JOKER),
        }
    }

    /// The step the level cards of the other suits (副级牌) share.
    pub const fn off_suit_step(self) -> u8 {
        if self.suit.is_some() { SUIT_STEPS } else { 0 }
    }

    /// The number of steps of a group's ladder.
    pub const fn steps(self, group: Group) -> u8 {
        match group {
            Group::Side(_) => SUIT_STEPS,
            Group::Trump => self.off_suit_step() + if self.suit.is_some() { 4 } else { 3 },
        }
    }

    /// The faces on one step of a group's ladder, as bits by face number.
    pub const fn faces_on(self, group: Group, step: u8) -> u64 {
        if step >= self.steps(group) {
            return 0;
        }
        let (suit, above) = match (group, self.suit) {
            (Group::Side(suit), Some(trump)) if trump as u8 == suit as u8 => return 0,
            (Group::Side(suit), _) => (suit, 0),
            (Group::Trump, Some(suit)) => (suit, step - if step < SUIT_STEPS { step } else { SUIT_STEPS }),
            // Without a trump suit the ladder begins with the level cards.
            (Group::Trump, None) => (Suit::Clubs, step),
        };
        let main = match self.suit {
            Some(suit) => 1 << (13 * suit as u32 + self.level as u32),
            None => 0,
        };
        match (group, self.suit, above) {
            (Group::Trump, None, 0) => self.level_cards(),
            (Group::Trump, None, joker) => 1 << (51 + joker),
            (Group::Trump, _, 0) if step == SUIT_STEPS => self.level_cards() & !main,
            (Group::Trump, _, 1) => main,
            (Group::Trump, _, joker @ 2..) => 1 << (50 + joker),
            _ => 1 << (13 * suit as u32 + step as u32 + (step >= self.level as u8) as u32),
        }
    }

    /// The four cards of the level rank.
    const fn level_cards(self) -> u64 {
        (1 | 1 << 13 | 1 << 26 | 1 << 39) << self.level as u32
    }

    /// What a bag's pairs and triples are on a group's ladder.
    pub(crate) fn ladder(self, group: Group, bag: Bag) -> Ladder {
        let (twos, threes) = (bag.at_least(2) & !bag.at_least(3), bag.at_least(3));
        match group {
            Group::Side(suit) => {
                Ladder { pairs: self.steps_of(suit, twos), triples: self.steps_of(suit, threes), crowd: None }
            }
            Group::Trump => self.trump_ladder(twos, threes),
        }
    }

    /// The cards of one suit without the level rank, as bits by step.
    const fn steps_of(self, suit: Suit, faces: u64) -> u32 {
        let ranks = (faces >> (13 * suit as u32) & SUIT_MASK) as u32;
        let below = (1 << self.level as u32) - 1;
        ranks & below | ranks >> 1 & !below
    }

    fn trump_ladder(self, twos: u64, threes: u64) -> Ladder {
        let step = self.off_suit_step();
        let levels = self.level_cards();
        let main = self.suit.map_or(0, |suit| 1 << (13 * suit as u32 + self.level as u32));
        let on_steps = |faces: u64| {
            let jokers = (faces >> 52) as u32 & 0b11;
            match self.suit {
                Some(suit) => self.steps_of(suit, faces) | u32::from(faces & main != 0) << 13 | jokers << 14,
                None => jokers << 1,
            }
        };
        let mut ladder = Ladder { pairs: on_steps(twos), triples: on_steps(threes), crowd: None };
        let off_suit = levels & !main;
        match ((twos & off_suit).count_ones() as u8, (threes & off_suit).count_ones() as u8) {
            (0, 0) => {}
            (1, 0) => ladder.pairs |= 1 << step,
            (0, 1) => ladder.triples |= 1 << step,
            (pairs, triples) => ladder.crowd = Some(Crowd { step, pairs, triples }),
        }
        ladder
    }
}

impl fmt::Display for Trump {
    /// The level and the trump suit: `5H`, or `5NT` without one.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.suit {
            Some(suit) => write!(f, "{}{suit}", self.level),
            None => write!(f, "{}NT", self.level),
        }
    }
}

/// Text that names no trumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseTrumpError;

impl fmt::Display for ParseTrumpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not trumps: a level and a trump suit such as 2H, or 2NT, are needed")
    }
}

impl core::error::Error for ParseTrumpError {}

impl FromStr for Trump {
    type Err = ParseTrumpError;

    /// The level and the trump suit, as a level card's name is read: `5H`, `♥5`, `红桃5`; the level and `NT`, `无将` or
    /// `无主` without a suit. Either may stand first.
    fn from_str(text: &str) -> Result<Trump, ParseTrumpError> {
        let level = |name| text.strip_suffix(name).or_else(|| text.strip_prefix(name));
        match ["NT", "nt", "无将", "无主"].into_iter().find_map(level) {
            Some(level) => level.parse().ok().map(|level| Trump::new(level, None)),
            None => text.parse().ok().map(|card: Card| Trump::new(card.rank(), Some(card.suit()))),
        }
        .ok_or(ParseTrumpError)
    }
}

/// Several off-suit level cards, each at least twice, on their common step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Crowd {
    pub step: u8,
    /// Faces there exactly twice.
    pub pairs: u8,
    /// Faces there three times.
    pub triples: u8,
}

/// Where a bag has pairs and triples on a group's ladder; single cards leave no trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ladder {
    /// Steps with one face exactly twice, as bits.
    pub pairs: u32,
    /// Steps with one face three times, as bits.
    pub triples: u32,
    /// The step with several such faces; its bit is in neither word.
    pub crowd: Option<Crowd>,
}

impl Ladder {
    /// How many faces there are at least twice.
    pub fn faces(&self) -> u8 {
        let crowd = self.crowd.map_or(0, |crowd| crowd.pairs + crowd.triples);
        (self.pairs.count_ones() + self.triples.count_ones()) as u8 + crowd
    }

    /// How many faces there are three times.
    pub fn triple_faces(&self) -> u8 {
        self.triples.count_ones() as u8 + self.crowd.map_or(0, |crowd| crowd.triples)
    }

    /// The same without one face held exactly so often, 2 or 3, on one of those steps; nothing if there is none.
    pub fn without_one(mut self, steps: u32, held: u8) -> Option<Ladder> {
        let on_steps = if held == 3 { &mut self.triples } else { &mut self.pairs };
        if *on_steps & steps != 0 {
            let step = *on_steps & steps;
            *on_steps ^= step & step.wrapping_neg();
            return Some(self);
        }
        let crowd = self.crowd.as_mut().filter(|crowd| steps >> crowd.step & 1 == 1)?;
        let faces = if held == 3 { &mut crowd.triples } else { &mut crowd.pairs };
        *faces = faces.checked_sub(1)?;
        Some(self)
    }

    /// The numbers of faces exactly twice and three times on a step.
    pub fn on(&self, step: u8) -> (u8, u8) {
        match self.crowd {
            Some(crowd) if crowd.step == step => (crowd.pairs, crowd.triples),
            _ => ((self.pairs >> step & 1) as u8, (self.triples >> step & 1) as u8),
        }
    }

    /// The steps with a face at least twice (`least` 2) or three times (`least` 3), as bits.
    pub fn steps_with(&self, least: u8) -> u32 {
        let triples = self.triples | self.crowded(|crowd| crowd.triples > 0);
        if least == 3 { triples } else { triples | self.steps_with_a_bare_pair() }
    }

    /// The steps with a face exactly twice, as bits.
    pub fn steps_with_a_bare_pair(&self) -> u32 {
        self.pairs | self.crowded(|crowd| crowd.pairs > 0)
    }

    /// The crowded step as a bit, if there is one and it holds such faces.
    fn crowded(&self, holds: fn(Crowd) -> bool) -> u32 {
        self.crowd.map_or(0, |crowd| u32::from(holds(crowd)) << crowd.step)
    }
}

/// The lowest steps from which `length` steps of the mask follow each other, as bits.
pub(crate) fn run_starts(steps: u32, length: u8) -> u32 {
    (1..length).fold(steps, |starts, i| starts & steps.checked_shr(u32::from(i)).unwrap_or(0))
}

/// The length of the longest run of neighbouring steps in the mask.
pub(crate) fn longest_run(mut steps: u32) -> u8 {
    let mut length = 0;
    while steps != 0 {
        steps &= steps << 1;
        length += 1;
    }
    length
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_reads_back() {
        for level in Rank::ALL {
            for suit in Suit::ALL.into_iter().map(Some).chain([None]) {
                let trump = Trump::new(level, suit);
                assert_eq!(trump.to_string().parse(), Ok(trump));
            }
        }
        assert_eq!("无主10".parse(), Ok(Trump::new(Rank::Ten, None)));
        for text in ["", "NT", "2", "H", "BJ", "1H", "2NTNT", "2H "] {
            assert_eq!(text.parse::<Trump>(), Err(ParseTrumpError), "{text}");
        }
    }

    #[test]
    fn ladders_agree_with_steps() {
        for level in Rank::ALL {
            for suit in Suit::ALL.into_iter().map(Some).chain([None]) {
                let trump = Trump::new(level, suit);
                let mut seen = 0;
                for group in trump.groups() {
                    seen |= trump.faces_of(group);
                    let on_steps = (0..=trump.steps(group)).map(|step| trump.faces_on(group, step));
                    assert_eq!(on_steps.sum::<u64>(), trump.faces_of(group), "each face on one step");
                    for face in Face::all().filter(|&face| trump.faces_of(group) >> face.index() & 1 == 1) {
                        assert_eq!(trump.group(face), group);
                        let step = trump.step(face);
                        assert!(step < trump.steps(group));
                        let ladder = trump.ladder(group, Bag::EMPTY.with_count(face, 2));
                        assert_eq!((ladder.pairs, ladder.triples), (1 << step, 0), "{trump} {face}");
                        let ladder = trump.ladder(group, Bag::EMPTY.with_count(face, 3));
                        assert_eq!((ladder.pairs, ladder.triples), (0, 1 << step), "{trump} {face}");
                        assert!(trump.faces_on(group, step) >> face.index() & 1 == 1);
                    }
                }
                assert_eq!(seen, (1 << 54) - 1);
            }
        }
    }

    #[test]
    fn runs_in_masks() {
        assert_eq!(longest_run(0b1101_1101), 3);
        assert_eq!(run_starts(0b1101_1101, 2), 0b0100_1100);
        assert_eq!((longest_run(0), run_starts(0b1, 2)), (0, 0));
    }
}
