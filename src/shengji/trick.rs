//! Who wins a trick: following, ruffing (将吃) and over-ruffing (超将吃) (art. 14, 15), and what it is worth (art. 16).

use super::bag::Bag;
use super::lead::Lead;
use super::machine::{Piece, Pieces, fits};
use super::over::Contest;
use super::rules::{RuffComparison, Rules};
use super::shape::{Part, Shape, highest_top};
use super::trump::{Group, Trump};

/// What a play amounts to beside the lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// The same combinations in the suit led.
    Follows,
    /// The same combinations in trumps on a side suit: a ruff.
    Ruffs,
    /// Anything else: it cannot win (art. 14(3)-(4), 15(1)).
    Loses,
}

/// What a play amounts to beside the lead: it ruffs or follows if its cards can be divided into the parts led (A17).
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Lead, Standing, Trump, standing};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let lead = Lead::new("SK SK".parse().unwrap(), None, trump).unwrap();
/// let of = |cards: &str| standing(&lead, cards.parse().unwrap());
/// assert_eq!(of("SA SA"), Standing::Follows);
/// assert_eq!(of("H3 H3"), Standing::Ruffs);
/// assert_eq!(of("H3 H4"), Standing::Loses, "two trumps that are no pair");
/// ```
pub fn standing(lead: &Lead, play: Bag) -> Standing {
    let Some(group) = lead.trump().group_of(play) else { return Standing::Loses };
    if play.len() != lead.cards().len() || !contains(lead, play, group) {
        return Standing::Loses;
    }
    match group {
        _ if group == lead.group() => Standing::Follows,
        Group::Trump => Standing::Ruffs,
        Group::Side(_) => Standing::Loses,
    }
}

/// The number of the play that wins the trick: 0 for the lead, 1 to 3 for the plays after it in turn.
///
/// Plays still to come may be left out; then it is the one standing so far. Whether the plays were legal is not asked.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Lead, Rules, Trump, trick_winner};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let lead = Lead::new("SK SK".parse().unwrap(), None, trump).unwrap();
/// let plays = ["SA SA", "H3 H3", "H4 H5"].map(|cards| cards.parse().unwrap());
/// assert_eq!(trick_winner(&lead, &plays, &Rules::CN_2002), 2);
/// ```
pub fn trick_winner(lead: &Lead, plays: &[Bag], rules: &Rules) -> usize {
    let mut best = Best { number: 0, standing: Standing::Follows, cards: lead.cards() };
    for (number, &cards) in (1..).zip(plays.iter().take(3)) {
        let challenger = Best { number, standing: standing(lead, cards), cards };
        if challenger.beats(&best, lead, rules) {
            best = challenger;
        }
    }
    best.number
}

/// The points of all cards of a trick (art. 16).
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Lead, Trump, trick_points};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let lead = Lead::new("SK SK".parse().unwrap(), None, trump).unwrap();
/// let plays = ["S5 ST", "H3 H3", "S5 S4"].map(|cards| cards.parse().unwrap());
/// assert_eq!(trick_points(&lead, &plays), 20 + 15 + 5);
/// ```
pub fn trick_points(lead: &Lead, plays: &[Bag]) -> u32 {
    lead.cards().points() + plays.iter().map(|play| play.points()).sum::<u32>()
}

/// The division of a play into the parts led that puts the largest parts as high as possible, in the order of the
/// lead's parts; nothing if the play cannot be divided like that, and so cannot win (art. 15).
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Lead, Trump, divide};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let lead = Lead::new("SA SA SK".parse().unwrap(), None, trump).unwrap(); // a pair and a single
/// let ruff = divide(&lead, "H3 H9 H3".parse().unwrap()).unwrap();
/// assert_eq!(ruff[0].cards, "H3 H3".parse().unwrap());
/// assert!(divide(&lead, "H3 H4 H9".parse().unwrap()).is_none());
/// ```
pub fn divide(lead: &Lead, play: Bag) -> Option<Vec<Part>> {
    let group = lead.trump().group_of(play)?;
    if play.len() != lead.cards().len() || !contains(lead, play, group) {
        return None;
    }
    let mut left = play;
    let mut divided = Vec::with_capacity(lead.parts().len());
    for (number, led) in lead.parts().iter().enumerate() {
        let rest = pieces(&lead.parts()[number + 1..]);
        let (part, after) = highest_part(led.shape, left, group, lead.trump(), &rest)?;
        divided.push(part);
        left = after;
    }
    Some(divided)
}

/// The highest part of a shape that can be taken out of the cards so that the rest still holds the wanted pieces.
fn highest_part(shape: Shape, held: Bag, group: Group, trump: Trump, rest: &Pieces) -> Option<(Part, Bag)> {
    let steps = trump.steps(group);
    for top in (shape.length() - 1..steps).rev() {
        let mut ways = vec![Bag::EMPTY];
        for step in top + 1 - shape.length()..=top {
            let faces = held.at_least(shape.multiplicity()) & trump.faces_on(group, step);
            let mut longer = Vec::new();
            for way in ways {
                for (face, _) in held.among(faces).faces() {
                    longer.push(way.with_count(face, shape.multiplicity()));
                }
            }
            ways = longer;
        }
        for cards in ways {
            let Some(after) = held.minus(cards) else { continue };
            if fits(rest, &trump.ladder(group, after)) {
                return Some((Part { shape, top, cards }, after));
            }
        }
    }
    None
}

struct Best {
    number: usize,
    standing: Standing,
    cards: Bag,
}

impl Best {
    /// Whether this play, made later, is higher than the best so far; equal cards leave the earlier play ahead.
    fn beats(&self, best: &Best, lead: &Lead, rules: &Rules) -> bool {
        match (self.standing, best.standing) {
            (Standing::Loses, _) | (Standing::Follows, Standing::Ruffs) => false,
            (Standing::Ruffs, Standing::Follows) => true,
            _ => self.is_higher(best, lead, rules),
        }
    }

    fn group(&self, lead: &Lead) -> Group {
        if self.standing == Standing::Ruffs { Group::Trump } else { lead.group() }
    }

    fn is_higher(&self, best: &Best, lead: &Lead, rules: &Rules) -> bool {
        let group = self.group(lead);
        let every_part = rules.ruff_comparison == RuffComparison::EveryPart;
        if !every_part && lead.parts().iter().all(|part| part.shape == Shape::SINGLE) {
            // A throw of loose singles is compared by its highest card alone (art. 15(2), example 1; A19).
            let highest = |cards| highest_top(Shape::SINGLE, cards, group, lead.trump());
            return highest(self.cards) > highest(best.cards);
        }
        let contest = Contest::new(lead, group, [best.cards, self.cards], rules.ruff_comparison);
        if best.number == 0 { contest.beats_lead(lead.parts()) } else { contest.beats_ruff() }
    }
}

/// The combinations among the parts as pieces, in their order; singles, which come last, ask for nothing.
pub(super) fn pieces(parts: &[Part]) -> Pieces {
    let combinations = parts.iter().filter(|part| part.shape != Shape::SINGLE);
    wanted(combinations.map(|part| Piece::new(part.shape.multiplicity(), part.shape.length())))
}

pub(super) fn wanted(pieces: impl Iterator<Item = Piece>) -> Pieces {
    let mut wanted = Pieces::NONE;
    for piece in pieces {
        wanted.push(piece);
    }
    wanted
}

/// Whether cards of one suit can be divided into the parts led, if there are as many.
fn contains(lead: &Lead, play: Bag, group: Group) -> bool {
    fits(&pieces(lead.parts()), &lead.trump().ladder(group, play))
}
