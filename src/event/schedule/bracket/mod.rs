//! A bracket in progress: matches whose players come from a draw or from earlier matches.

mod places;

use super::positions::MAX_BRACKET;
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

/// Positions over which there is no bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionsError {
    /// Their number is no power of two from 2 up to [`MAX_BRACKET`].
    Number(usize),
    /// A contestant stands on two of them.
    Repeated(u32),
    /// One of them, counted from 0, is to be filled from a match, and none comes before the first round.
    FromMatch(usize),
}

impl fmt::Display for PositionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionsError::Number(count) => {
                write!(f, "a bracket has 2, 4, 8, ... {MAX_BRACKET} positions, not {count}")
            }
            PositionsError::Repeated(entrant) => write!(f, "contestant {entrant} stands on two positions"),
            PositionsError::FromMatch(position) => {
                let number = position.saturating_add(1);
                write!(f, "position {number} is filled from a match, and none comes before the first round")
            }
        }
    }
}

impl core::error::Error for PositionsError {}

/// Refuses positions over which there is no bracket.
pub(super) fn check_positions(positions: &[Slot]) -> Result<(), PositionsError> {
    let count = positions.len();
    let fits = (2..=MAX_BRACKET as usize).contains(&count) && count.is_power_of_two();
    let mut entrants = Vec::with_capacity(positions.len());
    for (position, slot) in positions.iter().enumerate() {
        match slot {
            Slot::Entrant(number) => entrants.push(*number),
            Slot::Bye => {}
            Slot::Winner(_) | Slot::Loser(_) => return Err(PositionsError::FromMatch(position)),
        }
    }
    match order::repeated(&entrants) {
        Some(entrant) => Err(PositionsError::Repeated(entrant)),
        None if !fits => Err(PositionsError::Number(count)),
        None => Ok(()),
    }
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

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won, at the table or because the other forfeited.
    Won(u32),
    /// Both sides forfeited (弃权, art. 28): both have lost, and whoever would have met the winner has a bye.
    Forfeited {
        /// Which of them has the loser's place where there is one, as both keep the right to play on (art. 28(6)).
        loser: Option<u32>,
    },
}

/// A match of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BracketMatch {
    /// The round it is played in, from 1.
    pub round: u32,
    /// The part it belongs to.
    pub part: Part,
    /// Where its two sides come from; the first is at home unless the conditions say otherwise.
    pub slots: [Slot; 2],
    /// The recorded result.
    pub outcome: Option<Outcome>,
}

/// Contestants who share a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The best place they share, from 1.
    pub from: u32,
    /// The last of those places: nobody else has one of them but whoever may still go out in the same round.
    pub last: u32,
    /// Who they are, by number.
    pub entrants: Vec<u32>,
}

/// Why a result was not recorded. Nothing changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BracketError {
    /// There is no match of that number.
    NoMatch,
    /// The sides of the match are not decided, or it has only one.
    NotPlayable,
    /// The contestant named does not play this match.
    NotInMatch,
    /// Both sides forfeited, and the loser plays on: it has to be said which of them does.
    LoserNeeded,
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
            BracketError::LoserNeeded => "loser-needed",
            BracketError::SuccessorPlayed { .. } => "successor-played",
        }
    }
}

impl fmt::Display for BracketError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BracketError::NoMatch => f.write_str("there is no such match"),
            BracketError::NotPlayable => f.write_str("the match does not have two sides yet"),
            BracketError::NotInMatch => f.write_str("the contestant named does not play this match"),
            BracketError::LoserNeeded => f.write_str("which of them has the loser's place is to be said"),
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

/// Who of a match plays on.
#[derive(Clone, Copy)]
struct Onward {
    /// Whether its winner does.
    winner: bool,
    /// The part in which its loser does.
    loser: Option<Part>,
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
            self.matches[place].outcome.is_none()
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
        self.set(match_id, Outcome::Won(winner))
    }

    /// The same where the loser is told too, which has to be the other side.
    ///
    /// ```
    /// use tricklaw::event::schedule::{BracketError, ExtraMatches, Slot, knockout};
    /// let mut bracket = knockout(&[1, 4, 3, 2].map(Slot::Entrant), ExtraMatches::default()).unwrap();
    /// assert_eq!(bracket.record_against(0, 1, 3), Err(BracketError::NotInMatch));
    /// bracket.record_against(0, 1, 4).unwrap();
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Bracket::record`].
    pub fn record_against(&mut self, match_id: usize, winner: u32, loser: u32) -> Result<(), BracketError> {
        match self.sides().get(match_id) {
            Some(sides @ [Side::Entrant(_), Side::Entrant(_)])
                if winner == loser || !sides.contains(&Side::Entrant(loser)) =>
            {
                Err(BracketError::NotInMatch)
            }
            _ => self.record(match_id, winner),
        }
    }

    /// Records that both sides forfeited a match. Nobody goes on as the winner; where
    /// the loser plays on, `loser` says which of them does.
    ///
    /// ```
    /// use tricklaw::event::schedule::{ExtraMatches, Slot, knockout};
    /// let mut bracket = knockout(&[1, 4, 3, 2].map(Slot::Entrant), ExtraMatches::default()).unwrap();
    /// bracket.record_forfeited(0, None).unwrap();
    /// bracket.record(1, 2).unwrap();
    /// assert_eq!(bracket.champion(), Some(2));
    /// ```
    ///
    /// # Errors
    ///
    /// As [`Bracket::record`]; [`BracketError::LoserNeeded`].
    pub fn record_forfeited(&mut self, match_id: usize, loser: Option<u32>) -> Result<(), BracketError> {
        self.set(match_id, Outcome::Forfeited { loser })
    }

    fn set(&mut self, match_id: usize, outcome: Outcome) -> Result<(), BracketError> {
        let known = self.matches.get(match_id).ok_or(BracketError::NoMatch)?;
        if known.outcome == Some(outcome) {
            return Ok(());
        }
        let [Side::Entrant(one), Side::Entrant(other)] = self.settle()[match_id].sides else {
            return Err(BracketError::NotPlayable);
        };
        let (Outcome::Won(named) | Outcome::Forfeited { loser: Some(named) }) = outcome else {
            if self.onward()[match_id].loser.is_some() {
                return Err(BracketError::LoserNeeded);
            }
            return self.put(match_id, outcome);
        };
        if named != one && named != other {
            return Err(BracketError::NotInMatch);
        }
        self.put(match_id, outcome)
    }

    fn put(&mut self, match_id: usize, outcome: Outcome) -> Result<(), BracketError> {
        self.refuse_if_built_upon(match_id)?;
        self.matches[match_id].outcome = Some(outcome);
        Ok(())
    }

    /// Takes a result back.
    ///
    /// # Errors
    ///
    /// [`BracketError`]: no such match, or a later result rests on this one.
    pub fn clear(&mut self, match_id: usize) -> Result<(), BracketError> {
        if self.matches.get(match_id).ok_or(BracketError::NoMatch)?.outcome.is_some() {
            self.refuse_if_built_upon(match_id)?;
            self.matches[match_id].outcome = None;
        }
        Ok(())
    }

    fn refuse_if_built_upon(&self, match_id: usize) -> Result<(), BracketError> {
        if self.matches[match_id].outcome.is_none() {
            return Ok(());
        }
        // A bye passes a contestant on without a result of its own, so look through such matches too.
        let mut reached = vec![false; self.matches.len()];
        reached[match_id] = true;
        for place in match_id + 1..self.matches.len() {
            let from = |slot: &Slot| matches!(slot, Slot::Winner(earlier) | Slot::Loser(earlier) if reached[*earlier]);
            reached[place] = self.matches[place].slots.iter().any(from);
            if reached[place] && self.matches[place].outcome.is_some() {
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
            settled.push(settle(sides, game.outcome));
        }
        settled
    }

    /// Where the two sides of every match go on.
    fn onward(&self) -> Vec<Onward> {
        let mut onward = vec![Onward { winner: false, loser: None }; self.matches.len()];
        for game in &self.matches {
            for slot in game.slots {
                match slot {
                    Slot::Winner(earlier) => onward[earlier].winner = true,
                    Slot::Loser(earlier) => {
                        onward[earlier].loser.get_or_insert(game.part);
                    }
                    Slot::Entrant(_) | Slot::Bye => {}
                }
            }
        }
        onward
    }
}

/// Winner and loser of a match with those sides.
fn settle(sides: [Side; 2], recorded: Option<Outcome>) -> Settled {
    let (winner, loser) = match (sides, recorded) {
        ([Side::Entrant(one), _], Some(Outcome::Won(winner))) if winner == one => (sides[0], sides[1]),
        ([_, Side::Entrant(other)], Some(Outcome::Won(winner))) if winner == other => (sides[1], sides[0]),
        ([Side::Entrant(_), Side::Entrant(_)], Some(Outcome::Forfeited { loser })) => {
            (Side::Nobody, loser.map_or(Side::Nobody, Side::Entrant))
        }
        ([Side::Nobody, other], _) | ([other, Side::Nobody], _) => (other, Side::Nobody),
        _ => (Side::Open, Side::Open),
    };
    Settled { sides, winner, loser }
}
