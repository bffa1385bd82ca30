//! Whether a play is higher than another that matches the lead too, however the other is divided (art. 15(2)).

use super::bag::Bag;
use super::lead::Lead;
use super::machine::{MAX_FACES, Piece, Pieces, STEPS, fits, fits_low};
use super::rules::RuffComparison;
use super::shape::{Part, Shape};
use super::trick::{pieces, wanted};
use super::trump::{Group, Ladder, Trump};

/// By place among the combinations led, the step of its highest card; 0 for those nothing is said of.
type Tops = [u8; MAX_FACES];

/// For each step, how many loose singles there are on it and above.
type Singles = [u8; STEPS];

/// What is said of singles where they are not compared.
const NONE: Singles = [0; STEPS];

/// The cards of a play.
struct Cards {
    ladder: Ladder,
    /// How many there are on each step and below.
    below: [u8; STEPS],
}

impl Cards {
    fn new(cards: Bag, group: Group, trump: Trump) -> Cards {
        let mut count = 0;
        let below = each_step(|step| {
            count += cards.among(trump.faces_on(group, step)).len();
            count
        });
        Cards { ladder: trump.ladder(group, cards), below }
    }
}

/// How many divisions of the ruff that stands are looked at before it is left standing. A few do in play; more are only there
/// where nearly a whole hand of several decks is thrown and ruffed twice, and then thousands.
const MOST_LOOKS: u32 = 1000;

/// How high combinations and singles can be, each by itself.
struct Reach {
    tops: Tops,
    singles: Singles,
}

impl Reach {
    /// Whether it is as high as another from a place on.
    fn covers(&self, other: &Reach, place: usize) -> bool {
        let reaches = |own: &[u8], other: &[u8]| own.iter().zip(other).all(|(own, other)| own >= other);
        reaches(&self.tops[place..], &other.tops[place..]) && reaches(&self.singles, &other.singles)
    }
}

/// The play that stands and a later one, both of the parts led.
pub(super) struct Contest {
    /// The combinations led, equal ones side by side.
    led: Pieces,
    /// How many of them are compared.
    places: usize,
    /// How many loose singles are compared beside them.
    singles: Option<usize>,
    steps: u8,
    standing: Cards,
    later: Cards,
}

impl Contest {
    pub(super) fn new(lead: &Lead, group: Group, cards: [Bag; 2], compared: RuffComparison) -> Contest {
        let led = pieces(lead.parts());
        let combinations = led.as_slice().len();
        let [standing, later] = cards.map(|cards| Cards::new(cards, group, lead.trump()));
        Contest {
            led,
            places: if compared == RuffComparison::LargestPart { combinations.min(1) } else { combinations },
            singles: (compared == RuffComparison::EveryPart).then(|| lead.parts().len() - combinations),
            steps: lead.trump().steps(group),
            standing,
            later,
        }
    }

    /// Whether the later play is higher than the lead, which has the division declared.
    pub(super) fn beats_lead(&self, parts: &[Part]) -> bool {
        let mut tops = [0; MAX_FACES];
        // Equal parts of a lead come with the highest first.
        for (top, part) in tops.iter_mut().zip(parts).take(self.places) {
            *top = part.top;
        }
        let singles = || parts.iter().filter(|part| part.shape == Shape::SINGLE);
        self.is_above(&tops, &each_step(|step| singles().filter(|part| part.top >= step).count()))
    }

    /// Whether the later play has for each division of the one that stands a division of its own that is higher: both
    /// players choose the division that serves them (A20, A41).
    pub(super) fn beats_ruff(&self) -> bool {
        let tops = [0; MAX_FACES];
        self.answers(tops, 0, &self.reach(tops, 0), &mut {
            if self.singles.is_none() { MOST_LOOKS } else { MOST_LOOKS / 2 }
        })
    }

    /// Whether it has for all divisions whose combinations before a place are as high as `tops` says, the others reaching no
    /// higher than `most`.
    fn answers(&self, mut tops: Tops, place: usize, most: &Reach, looks: &mut u32) -> bool {
        *looks = looks.saturating_sub(1);
        if *looks == 0 || !self.is_above(&tops, &NONE) {
            return false;
        }
        if self.is_above(&most.tops, &most.singles) {
            return true;
        }
        if place == self.places || self.holds(most) {
            return false;
        }
        // A division with less here is worth a look only if it has more behind.
        let mut seen: Option<Reach> = None;
        for top in (0..=most.tops[place]).rev() {
            tops[place] = top;
            let behind = self.reach(tops, place + 1);
            if seen.as_ref().is_some_and(|seen| seen.covers(&behind, place + 1)) {
                continue;
            }
            if !self.answers(tops, place + 1, &behind, looks) {
                return false;
            }
            if self.holds(&behind) {
                let is_most = behind.covers(most, place + 1);
                seen = Some(behind);
                if is_most {
                    break;
                }
            }
        }
        true
    }

    /// Whether the play that stands has a division as high as that.
    fn holds(&self, Reach { tops, singles }: &Reach) -> bool {
        let raised = self.raised(tops);
        let Some(all) = self.singles else { return fits(&raised, &self.standing.ladder) };
        let low = each_step(|step| {
            let step = usize::from(step);
            let above = singles.get(step + 1).map_or(0, |&above| usize::from(above));
            (usize::from(self.standing.below[step]) + above).saturating_sub(all)
        });
        fits_low(&raised, &self.standing.ladder, &low)
    }

    /// Whether the later play can be divided so that its combinations are higher than these, each than the one in its place,
    /// and its singles than those.
    fn is_above(&self, tops: &Tops, singles: &Singles) -> bool {
        let led = self.led.as_slice().iter().zip(tops).enumerate();
        let bar = wanted(led.map(|(number, (&piece, top))| {
            if number < self.places { Piece { lowest_top: 1 + top, ..piece } } else { piece }
        }));
        let Some(all) = self.singles else { return fits(&bar, &self.later.ladder) };
        // Above each step as many singles as there are on it and above: the other cards to that step are in combinations.
        let low = each_step(|step| {
            let step = usize::from(step);
            usize::from(self.later.below[step] + singles[step]).saturating_sub(all)
        });
        fits_low(&bar, &self.later.ladder, &low)
    }

    /// The combinations led, standing so high at least.
    fn raised(&self, tops: &Tops) -> Pieces {
        wanted(self.led.as_slice().iter().zip(tops).map(|(&piece, &top)| Piece { lowest_top: top, ..piece }))
    }

    /// How high everything from a place on can be.
    fn reach(&self, tops: Tops, place: usize) -> Reach {
        Reach { tops: self.most(tops, place), singles: self.singles_beside(&tops) }
    }

    /// The highest that each combination from a place on can be in the play that stands, by itself, where those before it
    /// are so high.
    fn most(&self, tops: Tops, place: usize) -> Tops {
        let led = self.led.as_slice();
        let mut most = tops;
        let mut first = 0;
        for number in 0..self.places {
            if led[number] != led[first] {
                first = number;
            }
            if number < place {
                continue;
            }
            // The second of two alike is not the higher one.
            let highest = if number > first { most[number - 1] } else { self.steps - 1 };
            let reaches = |&top: &u8| {
                let mut raised = tops;
                raised[first..=number].iter_mut().for_each(|own| *own = top.max(*own));
                fits(&self.raised(&raised), &self.standing.ladder)
            };
            most[number] = (0..=highest).rev().find(reaches).unwrap_or(0);
        }
        most
    }

    /// For each step, how many loose singles the play that stands can have on it and above beside such combinations.
    fn singles_beside(&self, tops: &Tops) -> Singles {
        let Some(all) = self.singles else { return NONE };
        let raised = self.raised(tops);
        let mut most = all;
        each_step(|step| {
            // Fewer and fewer from the bottom up: all steps together ask little more than once for each single.
            let mut least = [0; STEPS];
            if let Some(under) = usize::from(step).checked_sub(1) {
                let can_be = |&most: &usize| {
                    least[under] = (usize::from(self.standing.below[under]) + most).saturating_sub(all) as u8;
                    fits_low(&raised, &self.standing.ladder, &least)
                };
                most = (1..=most).rev().find(can_be).unwrap_or(0);
            }
            most
        })
    }
}

fn each_step(mut count: impl FnMut(u8) -> usize) -> [u8; STEPS] {
    core::array::from_fn(|step| count(step as u8) as u8)
}
