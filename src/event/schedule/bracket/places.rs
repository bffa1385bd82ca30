//! The places of a bracket as far as they are decided.

use super::{Bracket, Outcome, Part, Place, Settled, Side, Slot};
use crate::order;

impl Bracket {
    /// The winner of the whole event, once known.
    pub fn champion(&self) -> Option<u32> {
        let places = self.places();
        let first = places.iter().find(|place| place.from == 1)?;
        first.entrants.first().copied()
    }

    /// The places decided so far, best first. Contestants who went out in the same round of the same part share a
    /// place.
    pub fn places(&self) -> Vec<Place> {
        let settled = self.settle();
        let mut fates = Fates(Vec::new());
        for place in 0..self.matches.len() {
            let Settled { sides, winner, loser } = settled[place];
            for side in sides {
                fates.plays_on(side, band_of(self.matches[place].part));
            }
            if winner == Side::Open || loser == Side::Open {
                continue;
            }
            match self.matches[place].outcome {
                Some(Outcome::Forfeited { .. }) => self.after_forfeit(place, &settled[place], &mut fates),
                _ => self.after_match(place, &settled, &mut fates),
            }
        }
        rank(fates.0)
    }

    /// What becomes of the sides of a match that both or one of them did not play.
    fn after_forfeit(&self, place: usize, settled: &Settled, fates: &mut Fates) {
        let game = &self.matches[place];
        let losers = self.loser_match(place);
        let (band, round) = match (game.part, losers) {
            (_, Some(Part::Third)) => (Band::Third, 0),
            (_, Some(_)) => (Band::Losers, game.round),
            (Part::Main, None) if self.is_semi_final(game.round) => (Band::Third, game.round),
            (Part::Main, None) if self.feeds_later(place) => (Band::Main, game.round),
            (_, None) if self.feeds_later(place) => (Band::Losers, game.round),
            (Part::Third | Part::Fifth, None) => (band_of(game.part), 1),
            _ => (Band::Finalist, 0),
        };
        for side in settled.sides.into_iter().filter(|&side| losers.is_none() || side != settled.loser) {
            fates.ends(side, band, round);
        }
    }

    /// What becomes of the winner and the loser of a match.
    fn after_match(&self, place: usize, settled: &[Settled], fates: &mut Fates) {
        let game = &self.matches[place];
        let Settled { winner, loser, .. } = settled[place];
        let plays_again = self.loser_match(place).is_some();
        match game.part {
            Part::Fifth if self.feeds_later(place) => fates.ends(loser, Band::Losers, game.round),
            Part::Third | Part::Fifth => {
                fates.ends(winner, band_of(game.part), 2);
                fates.ends(loser, band_of(game.part), 1);
            }
            _ if self.feeds_later(place) && plays_again => {}
            // Losers of the semi-finals are third, whoever plays for fifth place.
            Part::Main if self.is_semi_final(game.round) && self.feeds_later(place) => {
                fates.ends(loser, Band::Third, game.round);
            }
            Part::Main if self.feeds_later(place) => fates.ends(loser, Band::Main, game.round),
            _ if self.feeds_later(place) => fates.ends(loser, Band::Losers, game.round),
            _ => {
                // Where a second final is not needed the first one decided.
                let last = match (winner, game.slots[0]) {
                    (Side::Nobody, Slot::Winner(first)) if game.part == Part::SecondFinal => settled[first],
                    _ => settled[place],
                };
                fates.ends(last.winner, Band::Champion, 0);
                fates.ends(last.loser, Band::Finalist, 0);
            }
        }
    }

    /// Whether the main part has one more round after this one.
    fn is_semi_final(&self, round: u32) -> bool {
        self.matches.iter().filter(|game| game.part == Part::Main).map(|game| game.round).max()
            == Some(round + 1)
    }

    fn feeds_later(&self, place: usize) -> bool {
        self.matches[place + 1..].iter().any(|later| later.slots.contains(&Slot::Winner(place)))
    }
}

/// Which places a contestant plays for or has, worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Band {
    /// Out before the semi-finals.
    Main,
    /// Out on the losers' side, or in the first of the matches for fifth place.
    Losers,
    Fifth,
    Third,
    Finalist,
    /// May still win.
    Playing,
    Champion,
}

/// What the sides of a match play for.
const fn band_of(part: Part) -> Band {
    match part {
        Part::Third => Band::Third,
        Part::Fifth => Band::Fifth,
        _ => Band::Playing,
    }
}

/// What became of a contestant, or for what it still plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Fate {
    band: Band,
    /// Later rounds are better.
    round: u32,
    decided: bool,
}

/// Each contestant with what became of it, as far as the matches have been gone through.
struct Fates(Vec<(u32, Fate)>);

impl Fates {
    /// The contestant is in a match that decides nothing yet.
    fn plays_on(&mut self, entrant: Side, band: Band) {
        self.set(entrant, Fate { band, round: u32::MAX, decided: false });
    }

    /// The contestant has a place, a better one for a later round.
    fn ends(&mut self, entrant: Side, band: Band, round: u32) {
        self.set(entrant, Fate { band, round, decided: true });
    }

    fn set(&mut self, entrant: Side, fate: Fate) {
        let Side::Entrant(number) = entrant else { return };
        match self.0.iter_mut().find(|(known, _)| *known == number) {
            Some((_, known)) => *known = fate,
            None => self.0.push((number, fate)),
        }
    }
}

/// Places by fate, best first; undecided ones only keep theirs free.
fn rank(fates: Vec<(u32, Fate)>) -> Vec<Place> {
    let fates = order::sorted_by_key(fates, |&(number, fate)| (core::cmp::Reverse(fate), number));
    let mut places = Vec::new();
    // Where nobody is left who might win, the first place stays empty.
    let mut from = if fates.first().is_some_and(|(_, best)| best.band < Band::Playing) { 2 } else { 1 };
    for group in fates.chunk_by(|a, b| a.1 == b.1) {
        if group[0].1.decided {
            places.push(Place { from, entrants: group.iter().map(|&(number, _)| number).collect() });
        }
        from += group.len() as u32;
    }
    places
}
