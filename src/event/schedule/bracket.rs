//! A bracket in progress: matches whose players come from a draw or from earlier matches.

use crate::order;
use core::fmt;

/// Where one side of a match comes from. Matches are named by their place in [`Bracket::matches`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    /// A contestant placed by the draw.
    Entrant(u32),
    /// Nobody: whoever stands opposite has a bye (轮空).
    Bye,
    /// The winner of an earlier match.
    Winner(usize),
    /// The loser of an earlier match.
    Loser(usize),
}

/// Which part of the bracket a match belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The knock-out proper, or the winners' side (胜区) of a double elimination; its last match is the final of
    /// a knock-out.
    Main,
    /// The losers' side (败区) of a double elimination.
    Losers,
    /// Between the losers of the semi-finals (附加赛，三四名).
    Third,
    /// Between the losers of the quarter-finals (附加赛，五六名): two matches, then one between their winners.
    Fifth,
    /// The final of a double elimination: the winners' side first.
    Final,
    /// The second final, played when the losers' side won the first one.
    SecondFinal,
}

/// Who stands on one side of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// A contestant.
    Entrant(u32),
    /// Nobody: a bye, or a second final that is not needed.
    Nobody,
    /// Not decided yet.
    Open,
}

/// A match of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BracketMatch {
    /// The round it is played in, from 1.
    pub round: u32,
    /// The part it belongs to.
    pub part: Part,
    /// Where its two sides come from; the first is at home unless the conditions say otherwise.
    pub slots: [Slot; 2],
    /// The recorded winner.
    pub winner: Option<u32>,
}

/// Contestants who share a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The best place they share, from 1.
    pub from: u32,
    /// Who they are, by number.
    pub entrants: Vec<u32>,
}

/// Why a result was not recorded. Nothing changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BracketError {
    /// There is no match of that number.
    NoMatch,
    /// The sides of the match are not decided, or it has only one.
    NotPlayable,
    /// The winner named does not play this match.
    NotInMatch,
    /// A later match already has a result that rests on this one; clear that first.
    SuccessorPlayed {
        /// The later match.
        match_id: usize,
    },
}

impl BracketError {
    /// The stable code of the refusal.
    pub const fn code(self) -> &'static str {
        match self {
            BracketError::NoMatch => "no-match",
            BracketError::NotPlayable => "not-playable",
            BracketError::NotInMatch => "not-in-match",
            BracketError::SuccessorPlayed { .. } => "successor-played",
        }
    }
}

impl fmt::Display for BracketError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BracketError::NoMatch => f.write_str("there is no such match"),
            BracketError::NotPlayable => f.write_str("the match does not have two sides yet"),
            BracketError::NotInMatch => f.write_str("the winner named does not play this match"),
            BracketError::SuccessorPlayed { match_id } => {
                write!(f, "match {match_id} already has a result that rests on this one")
            }
        }
    }
}

impl core::error::Error for BracketError {}

/// A knock-out or double elimination.
///
/// ```
/// use tricklaw::event::schedule::{BracketError, ExtraMatches, Side, Slot, knockout};
/// let slots = [1, 4, 3, 2].map(Slot::Entrant);
/// let mut bracket = knockout(&slots, ExtraMatches::default()).unwrap();
/// assert_eq!(bracket.playable(), [0, 1]);
/// bracket.record(0, 4).unwrap();
/// bracket.record(1, 2).unwrap();
/// assert_eq!(bracket.sides()[2], [Side::Entrant(4), Side::Entrant(2)]);
/// assert_eq!(bracket.record(2, 1), Err(BracketError::NotInMatch));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    matches: Vec<BracketMatch>,
}

/// What a match has come to.
#[derive(Clone, Copy)]
struct Settled {
    sides: [Side; 2],
    winner: Side,
    loser: Side,
}

impl Bracket {
    /// Every match refers only to matches before it; the makers of brackets see to that.
    pub(super) fn new(matches: Vec<BracketMatch>) -> Bracket {
        Bracket { matches }
    }

    /// All matches; a match's number is its place here.
    pub fn matches(&self) -> &[BracketMatch] {
        &self.matches
    }

    /// The two sides of every match as far as they are decided.
    pub fn sides(&self) -> Vec<[Side; 2]> {
        self.settle().iter().map(|settled| settled.sides).collect()
    }

    /// The matches that can be played now: both sides are there and no result is recorded.
    pub fn playable(&self) -> Vec<usize> {
        let settled = self.settle();
        let ready = |&place: &usize| {
            self.matches[place].winner.is_none()
                && settled[place].sides.iter().all(|side| matches!(side, Side::Entrant(_)))
        };
        (0..self.matches.len()).filter(ready).collect()
    }

    /// Records who won a match, or corrects it. Recording the same winner again changes nothing.
    ///
    /// # Errors
    ///
    /// [`BracketError`]: no such match, sides not decided, a winner who does not play, or a correction under a later
    /// result that rests on it.
    pub fn record(&mut self, match_id: usize, winner: u32) -> Result<(), BracketError> {
        let known = self.matches.get(match_id).ok_or(BracketError::NoMatch)?;
        if known.winner == Some(winner) {
            return Ok(());
        }
        let [Side::Entrant(one), Side::Entrant(other)] = self.settle()[match_id].sides else {
            return Err(BracketError::NotPlayable);
        };
        if winner != one && winner != other {
            return Err(BracketError::NotInMatch);
        }
        self.refuse_if_built_upon(match_id)?;
        self.matches[match_id].winner = Some(winner);
        Ok(())
    }

    /// Takes a result back.
    ///
    /// # Errors
    ///
    /// [`BracketError`]: no such match, or a later result rests on this one.
    pub fn clear(&mut self, match_id: usize) -> Result<(), BracketError> {
        if self.matches.get(match_id).ok_or(BracketError::NoMatch)?.winner.is_some() {
            self.refuse_if_built_upon(match_id)?;
            self.matches[match_id].winner = None;
        }
        Ok(())
    }

    fn refuse_if_built_upon(&self, match_id: usize) -> Result<(), BracketError> {
        if self.matches[match_id].winner.is_none() {
            return Ok(());
        }
        // A bye passes a contestant on without a result of its own, so look through such matches too.
        let mut reached = vec![false; self.matches.len()];
        reached[match_id] = true;
        for place in match_id + 1..self.matches.len() {
            let from = |slot: &Slot| matches!(slot, Slot::Winner(earlier) | Slot::Loser(earlier) if reached[*earlier]);
            reached[place] = self.matches[place].slots.iter().any(from);
            if reached[place] && self.matches[place].winner.is_some() {
                return Err(BracketError::SuccessorPlayed { match_id: place });
            }
        }
        Ok(())
    }

    fn settle(&self) -> Vec<Settled> {
        let mut settled: Vec<Settled> = Vec::with_capacity(self.matches.len());
        for game in &self.matches {
            let mut sides = game.slots.map(|slot| match slot {
                Slot::Entrant(number) => Side::Entrant(number),
                Slot::Bye => Side::Nobody,
                Slot::Winner(earlier) => settled[earlier].winner,
                Slot::Loser(earlier) => settled[earlier].loser,
            });
            if game.part == Part::SecondFinal
                && let Slot::Winner(first) = game.slots[0]
                && settled[first].winner == settled[first].sides[0]
                && settled[first].winner != Side::Open
            {
                sides = [Side::Nobody; 2];
            }
            settled.push(outcome(sides, game.winner));
        }
        settled
    }

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
        let mut fates: Vec<(u32, Fate)> = Vec::new();
        let mut set = |entrant: Side, band: Band, round: u32, decided: bool| {
            let Side::Entrant(number) = entrant else { return };
            let fate = Fate { band, round, decided };
            match fates.iter_mut().find(|(known, _)| *known == number) {
                Some((_, known)) => *known = fate,
                None => fates.push((number, fate)),
            }
        };
        let last = self.matches.iter().filter(|game| game.part == Part::Main).map(|game| game.round).max();
        for (place, game) in self.matches.iter().enumerate() {
            let Settled { sides, winner, loser } = settled[place];
            let here = match game.part {
                Part::Third => Band::Third,
                Part::Fifth => Band::Fifth,
                _ => Band::Playing,
            };
            for side in sides {
                set(side, here, u32::MAX, false);
            }
            if winner == Side::Open || loser == Side::Open {
                continue;
            }
            match game.part {
                Part::Fifth if self.feeds_later(place) => set(loser, Band::Losers, game.round, true),
                Part::Third | Part::Fifth => {
                    set(winner, here, 2, true);
                    set(loser, here, 1, true);
                }
                Part::Main if self.feeds_later(place) => {
                    // Losers of the semi-finals are third, whoever plays for fifth place.
                    let band = if last == Some(game.round + 1) { Band::Third } else { Band::Main };
                    if !self.loser_goes_on(place) {
                        set(loser, band, game.round, true);
                    }
                }
                _ if self.feeds_later(place) => {
                    if !self.loser_goes_on(place) {
                        set(loser, Band::Losers, game.round, true);
                    }
                }
                _ => {
                    // Where a second final is not needed the first one decided.
                    let (winner, loser) = match (winner, game.slots[0]) {
                        (Side::Nobody, Slot::Winner(first)) => (settled[first].winner, settled[first].loser),
                        _ => (winner, loser),
                    };
                    set(winner, Band::Champion, 0, true);
                    set(loser, Band::Finalist, 0, true);
                }
            }
        }
        rank(fates)
    }

    fn feeds_later(&self, place: usize) -> bool {
        self.matches[place + 1..]
            .iter()
            .any(|later| later.slots.iter().any(|slot| matches!(slot, Slot::Winner(from) if *from == place)))
    }

    fn loser_goes_on(&self, place: usize) -> bool {
        self.matches[place + 1..]
            .iter()
            .any(|later| later.slots.iter().any(|slot| matches!(slot, Slot::Loser(from) if *from == place)))
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

/// What became of a contestant, or for what it still plays.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Fate {
    band: Band,
    /// Later rounds are better.
    round: u32,
    decided: bool,
}

/// Places by fate, best first; undecided ones only keep theirs free.
fn rank(fates: Vec<(u32, Fate)>) -> Vec<Place> {
    let fates = order::sorted_by_key(fates, |&(number, fate)| (core::cmp::Reverse(fate), number));
    let mut places = Vec::new();
    let mut from = 1;
    for group in fates.chunk_by(|a, b| a.1 == b.1) {
        if group[0].1.decided {
            places.push(Place { from, entrants: group.iter().map(|&(number, _)| number).collect() });
        }
        from += group.len() as u32;
    }
    places
}

/// Winner and loser of a match with those sides.
fn outcome(sides: [Side; 2], recorded: Option<u32>) -> Settled {
    let (winner, loser) = match (sides, recorded) {
        ([Side::Entrant(one), Side::Entrant(other)], Some(winner)) if winner == one => {
            (Side::Entrant(one), Side::Entrant(other))
        }
        ([Side::Entrant(one), Side::Entrant(other)], Some(winner)) if winner == other => {
            (Side::Entrant(other), Side::Entrant(one))
        }
        ([Side::Nobody, other], _) | ([other, Side::Nobody], _) => (other, Side::Nobody),
        _ => (Side::Open, Side::Open),
    };
    Settled { sides, winner, loser }
}
