//! Whether a play is higher than another that matches the lead too, however the other is divided (art. 15(2)).

use super::bag::Bag;
use super::lead::Lead;
use super::machine::{ANYWHERE, MAX_FACES, Piece, Pieces, Reader, STEPS, Ways, Wide, Word, fits, fits_low};
use super::rules::RuffComparison;
use super::shape::{Part, Shape};
use super::trick::{pieces, wanted};
use super::trump::{Group, Ladder, Trump};

/// By place among the combinations led, the step of its highest card; 0 for those nothing is said of.
type Tops = [u8; MAX_FACES];

/// For each step, how many loose singles there are on it and above.
type Singles = [u8; STEPS];

/// The cards of a play.
struct Cards {
    ladder: Ladder,
    /// How many there are on each step and below.
    below: [u8; STEPS],
    /// How many there are on each step and above.
    above: [u8; STEPS],
}

impl Cards {
    fn new(cards: Bag, group: Group, trump: Trump) -> Cards {
        let mut count = 0;
        let below = each_step(|step| {
            count += cards.among(trump.faces_on(group, step)).len();
            count
        });
        let above = each_step(|step| {
            let under = usize::from(step).checked_sub(1).map_or(0, |under| below[under]);
            count - usize::from(under)
        });
        Cards { ladder: trump.ladder(group, cards), below, above }
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
    /// Whether only the highest of the largest combinations is compared.
    largest_alone: bool,
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
            largest_alone: compared == RuffComparison::LargestPart,
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
        match Word::new(self.led.as_slice()) {
            Some(machine) => Race::new(self, &machine).run(),
            None => Wide::new(self.led.as_slice()).is_some_and(|machine| Race::new(self, &machine).run()),
        }
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
}

/// The two plays read side by side from the highest step down: for every way to divide the one that stands, all ways to divide
/// the later one that are higher so far.
///
/// The later play is higher if above each step it has as many combinations of each form as the other has on it and above, and as
/// many singles. So much of the past decides what is to come: what of the standing play is placed, and the set of situations in
/// which the later one can be. Of two such sets for one situation the smaller one is the harder, and the other is dropped.
struct Race<'a, M: Reader> {
    contest: &'a Contest,
    machine: &'a M,
    /// By slot and situation of the standing play, the sets that are left to the later one.
    left: Vec<Vec<M::State>>,
}

impl<'a, M: Reader> Race<'a, M> {
    fn new(contest: &'a Contest, machine: &'a M) -> Race<'a, M> {
        let mut race = Race { contest, machine, left: Vec::new() };
        race.left = race.nothing();
        race.left[0].push(machine.start());
        race
    }

    fn situations(&self) -> usize {
        self.machine.forms().last as usize + 1
    }

    fn nothing(&self) -> Vec<Vec<M::State>> {
        vec![Vec::new(); self.situations() * self.machine.forms().slots]
    }

    /// By how many steps are still to be read, what the cards on them can complete.
    fn completable(&self, play: &Cards) -> Vec<M::State> {
        let classes: Vec<(u8, u8)> = (0..self.contest.steps).map(|step| play.ladder.on(step)).collect();
        let ways = Ways::new(self.machine, &classes);
        let mut reach = M::NONE;
        self.machine.add(&mut reach, 0, M::single(self.machine.forms().last));
        let mut all = vec![reach];
        for step in 0..classes.len() {
            let mut before = M::NONE;
            match step < ways.classes() {
                true => self.machine.back(ways.of(step), &reach, &mut before),
                // No combination was led.
                false => before = reach,
            }
            reach = before;
            all.push(reach);
        }
        all
    }

    /// Whether the later play stays higher to the end, however the standing one is divided.
    fn run(mut self) -> bool {
        let [standing, later] =
            [&self.contest.standing, &self.contest.later].map(|play| self.completable(play));
        for step in (0..self.contest.steps).rev() {
            self.read_standing(step, &standing[usize::from(step)]);
            if !self.read_later(step, &later[usize::from(step)]) {
                return false;
            }
        }
        true
    }

    /// Reads the standing play a step further.
    fn read_standing(&mut self, step: u8, reach: &M::State) {
        let mut after = self.nothing();
        let (pairs, triples) = self.contest.standing.ladder.on(step);
        for (number, sets) in self.left.iter().enumerate().filter(|(_, sets)| !sets.is_empty()) {
            let mut now = M::NONE;
            let (slot, situation) = self.place(number);
            self.machine.add(&mut now, slot, M::single(situation));
            let next = self.machine.common(&self.machine.read(&now, ANYWHERE, pairs, triples), reach);
            for (number, place) in after.iter_mut().enumerate() {
                let (slot, situation) = self.place(number);
                if M::contains(&self.machine.slot(&next, slot), situation) {
                    sets.iter().for_each(|&set| self.keep(place, set));
                }
            }
        }
        self.left = after;
    }

    /// Holds the later play against the standing one, and reads it a step further. Whether it is still higher, however the
    /// standing play is divided.
    fn read_later(&mut self, step: u8, reach: &M::State) -> bool {
        let mut after = self.nothing();
        let (pairs, triples) = self.contest.later.ladder.on(step);
        for (number, sets) in self.left.iter().enumerate().filter(|(_, sets)| !sets.is_empty()) {
            let higher = self.higher(step, number);
            for set in sets {
                let left = self.machine.common(set, &higher);
                let next = self.machine.common(&self.machine.read(&left, ANYWHERE, pairs, triples), reach);
                if next == M::NONE {
                    return false;
                }
                self.keep(&mut after[number], next);
            }
        }
        self.left = after;
        true
    }

    /// The slot and the situation with that number.
    fn place(&self, number: usize) -> (usize, u32) {
        (number / self.situations(), (number % self.situations()) as u32)
    }

    /// Adds a set unless a smaller one is there, and drops the larger ones.
    fn keep(&self, sets: &mut Vec<M::State>, new: M::State) {
        let within = |one: &M::State, other: &M::State| self.machine.common(one, other) == *one;
        if !sets.iter().any(|set| within(set, &new)) {
            sets.retain(|set| !within(&new, set));
            sets.push(new);
        }
    }

    /// The situations in which the later play, read to above a step, is higher than the other, read to the step and in that one.
    fn higher(&self, step: u8, number: usize) -> M::State {
        let forms = self.machine.forms();
        let (slot, theirs) = self.place(number);
        let compared = if self.contest.largest_alone { 1 } else { forms.as_slice().len() };
        let most = if self.contest.largest_alone { 1 } else { u32::MAX };
        let above = |own: u32| {
            let mut forms = forms.as_slice().iter().take(compared);
            forms.all(|form| form.placed(own) >= form.placed(theirs).min(most))
        };
        let singles = self.singles(&self.contest.standing, step.into(), slot, theirs);
        let mut higher = M::NONE;
        for own in (0..=forms.last).filter(|&own| above(own)) {
            for slot in 0..forms.slots {
                if self.singles(&self.contest.later, usize::from(step) + 1, slot, own) >= singles {
                    self.machine.add(&mut higher, slot, M::single(own));
                }
            }
        }
        higher
    }

    /// How many loose singles a play has on a step and above in a situation; 0 where they are not compared.
    fn singles(&self, play: &Cards, step: usize, slot: usize, situation: u32) -> u32 {
        if self.contest.singles.is_none() {
            return 0;
        }
        let mut cards = play.above.get(step).map_or(0, |&above| u32::from(above));
        for form in self.machine.forms().as_slice() {
            let Piece { multiplicity, length, .. } = form.piece;
            cards = cards.wrapping_sub(form.placed(situation) * u32::from(multiplicity * length));
            // The run that is open has still to come so far.
            let to_come = (1..length).find(|&to_go| form.slot(to_go) == slot).unwrap_or(0);
            cards = cards.wrapping_add(u32::from(to_come * multiplicity));
        }
        cards
    }
}

fn each_step(mut count: impl FnMut(u8) -> usize) -> [u8; STEPS] {
    core::array::from_fn(|step| count(step as u8) as u8)
}
