//! The places of a bracket as far as they are decided.

use super::{Bracket, BracketMatch, Onward, Outcome, Part, Place, Settled, Side, Slot};
use crate::order;

impl Bracket {
    /// The winner of the whole event, once known.
    pub fn champion(&self) -> Option<u32> {
        let places = self.places();
        let first = places.iter().find(|place| place.from == 1)?;
        first.entrants.first().copied()
    }

    /// The places decided so far, best first. Contestants who go out in the same round of the same part share a place, which
    /// the first of them has already before the others are known.
    pub fn places(&self) -> Vec<Place> {
        let main = self.matches.iter().filter(|game| game.part == Part::Main);
        let course = Course {
            matches: &self.matches,
            settled: self.settle(),
            onward: self.onward(),
            main_rounds: main.map(|game| game.round).max().unwrap_or(0),
        };
        let mut fates = Fates(Vec::new());
        for (place, game) in self.matches.iter().enumerate() {
            match game.outcome {
                Some(Outcome::Forfeited { .. }) => course.after_forfeit(place, &mut fates),
                _ => course.after_match(place, &mut fates),
            }
        }
        rank(fates.0)
    }
}

/// A bracket with everything about its matches that is found once for all of them.
struct Course<'a> {
    matches: &'a [BracketMatch],
    settled: Vec<Settled>,
    onward: Vec<Onward>,
    /// How many rounds the main part has.
    main_rounds: u32,
}

impl Course<'_> {
    /// What becomes of the sides of a match that both or one of them did not play.
    fn after_forfeit(&self, place: usize, fates: &mut Fates) {
        let (settled, losers) = (&self.settled[place], self.onward[place].loser);
        let fate = match losers {
            Some(Part::Third) => (Band::Third, 0),
            Some(_) => (Band::Losers, self.matches[place].round),
            None => self.fate_of_loser(place),
        };
        for side in settled.sides.into_iter().filter(|&side| losers.is_none() || side != settled.loser) {
            fates.ends(side, fate);
        }
    }

    /// What becomes of the winner and the loser of a match, whoever they will be.
    fn after_match(&self, place: usize, fates: &mut Fates) {
        let game = &self.matches[place];
        let Settled { mut winner, mut loser, .. } = self.settled[place];
        // Where a second final is not needed the first one decided.
        if let (Side::Nobody, Part::SecondFinal, Slot::Winner(first)) = (winner, game.part, game.slots[0]) {
            Settled { winner, loser, .. } = self.settled[first];
        }
        if !self.onward[place].winner {
            let best = match game.part {
                Part::Third => (Band::Third, 2),
                Part::Fifth => (Band::Fifth, 2),
                _ => (Band::Champion, 0),
            };
            fates.ends(winner, best);
        }
        if self.onward[place].loser.is_none() {
            fates.ends(loser, self.fate_of_loser(place));
        }
    }

    /// What becomes of whoever loses a match and does not play on.
    fn fate_of_loser(&self, place: usize) -> Fate {
        let BracketMatch { part, round, .. } = self.matches[place];
        match (part, self.onward[place].winner) {
            (Part::Third, _) => (Band::Third, 1),
            (Part::Fifth, false) => (Band::Fifth, 1),
            (_, false) => (Band::Finalist, 0),
            // Losers of the semi-finals are third, whoever plays for fifth place.
            (Part::Main, true) if round + 1 == self.main_rounds => (Band::Third, round),
            (Part::Main, true) => (Band::Main, round),
            _ => (Band::Losers, round),
        }
    }
}

/// Which places somebody has, worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Band {
    /// Out before the semi-finals.
    Main,
    /// Out on the losers' side, or in the first of the matches for fifth place.
    Losers,
    Fifth,
    Third,
    Finalist,
    Champion,
}

/// How a part of the bracket ends for somebody; later rounds are better.
type Fate = (Band, u32);

/// Every fate there is, with whom it has befallen; open where that is still to be played for.
struct Fates(Vec<(Fate, Option<u32>)>);

impl Fates {
    /// Whoever is on that side has a place, a better one for a later round.
    fn ends(&mut self, side: Side, fate: Fate) {
        match side {
            Side::Entrant(number) => self.0.push((fate, Some(number))),
            Side::Open => self.0.push((fate, None)),
            Side::Nobody => {}
        }
    }
}

/// Places by fate, best first; those nobody has yet are only kept free.
fn rank(fates: Vec<(Fate, Option<u32>)>) -> Vec<Place> {
    let fates = order::sorted_by_key(fates, |&(fate, entrant)| (core::cmp::Reverse(fate), entrant));
    let (mut places, all) = (Vec::new(), fates.len() as u32);
    // Where nobody is left who might win, the first place stays empty: the best are second, and nobody behind them loses a place.
    let mut vacant = u32::from(fates.first().is_some_and(|(best, _)| best.0 != Band::Champion));
    let mut from = 1 + vacant;
    for group in fates.chunk_by(|a, b| a.0 == b.0) {
        let entrants: Vec<u32> = group.iter().filter_map(|&(_, entrant)| entrant).collect();
        let next = (from + group.len() as u32 - core::mem::take(&mut vacant)).max(from + 1);
        if !entrants.is_empty() {
            places.push(Place { from, last: (next - 1).min(all), entrants });
        }
        from = next;
    }
    places
}
