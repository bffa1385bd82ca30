//! The draw of a bracket: seeds and byes in their places, the rest by lot, contestants of one region kept apart
//! (directing regulations art. 13).

use super::bracket::Slot;
use super::positions::{MAX_BRACKET, bye_positions, seed_positions};
use crate::cards::Source;
use crate::order;
use core::fmt;

/// How a bracket is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct DrawOptions {
    /// Positions in the bracket, a power of two; `None` for the smallest that holds everybody.
    pub size: Option<u32>,
    /// The seeds (种子), strongest first; they do not draw. All contestants here make the printed figure, drawn
    /// entirely by strength.
    pub seeds: Vec<u32>,
    /// Groups of contestants to be kept apart: of one region or one club. They draw first.
    pub keep_apart: Vec<Vec<u32>>,
    /// The lots: the same number draws the same bracket.
    pub lot: u64,
}

/// A drawn bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// Who stands at each position, from position 1.
    pub slots: Vec<Slot>,
    /// Contestants of one group who meet in the first round all the same: there were too many of them.
    pub unavoidable: Vec<(u32, u32)>,
}

/// A draw that cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawError {
    /// Fewer than two contestants, or more than [`MAX_BRACKET`].
    Entrants,
    /// The size is not a power of two, or leaves out contestants, or leaves more than half of it empty.
    Size,
    /// A contestant is named twice.
    Twice {
        /// Who.
        entrant: u32,
    },
    /// A seed or a member of a group is not among the contestants.
    Unknown {
        /// Who.
        entrant: u32,
    },
}

impl DrawError {
    /// The stable code of the fault.
    pub const fn code(self) -> &'static str {
        match self {
            DrawError::Entrants => "entrants",
            DrawError::Size => "size",
            DrawError::Twice { .. } => "twice",
            DrawError::Unknown { .. } => "unknown",
        }
    }
}

impl fmt::Display for DrawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DrawError::Entrants => write!(f, "a bracket needs 2 to {MAX_BRACKET} contestants"),
            DrawError::Size => {
                f.write_str("the size must be a power of two holding all, at most half of it empty")
            }
            DrawError::Twice { entrant } => write!(f, "contestant {entrant} is named twice"),
            DrawError::Unknown { entrant } => write!(f, "contestant {entrant} does not take part"),
        }
    }
}

impl core::error::Error for DrawError {}

/// Draws a bracket.
///
/// Byes go to the strongest: beside the first seeds, and beside the next seed positions when there are more byes than
/// seeds. A group to be kept apart draws before the others; each of its members takes a lot among the free positions
/// where it meets the members already placed as late as possible.
///
/// # Errors
///
/// [`DrawError`] for a wrong number of contestants, an impossible size, or a contestant unknown or named twice.
///
/// ```
/// use tricklaw::event::schedule::{DrawOptions, Slot, draw_bracket};
/// let teams: Vec<u32> = (1..=15).collect();
/// let draw = draw_bracket(&teams, &DrawOptions { seeds: teams.clone(), ..DrawOptions::default() }).unwrap();
/// assert_eq!(draw.slots[..4], [Slot::Entrant(1), Slot::Bye, Slot::Entrant(9), Slot::Entrant(8)]);
/// ```
pub fn draw_bracket(entrants: &[u32], options: &DrawOptions) -> Result<Draw, DrawError> {
    let size = check(entrants, options)?;
    let byes = size - entrants.len() as u32;
    let mut slots: Vec<Option<Slot>> = vec![None; size as usize];
    for position in bye_positions(size, byes).ok_or(DrawError::Size)? {
        slots[position as usize - 1] = Some(Slot::Bye);
    }
    // Byes stand beside seed positions, so only seeds beyond half of the bracket can find their place taken.
    let places = seed_positions(size, size).ok_or(DrawError::Size)?;
    let mut free = places.into_iter().map(|position| position as usize - 1);
    for &seed in &options.seeds {
        if let Some(position) = free.by_ref().find(|&position| slots[position].is_none()) {
            slots[position] = Some(Slot::Entrant(seed));
        }
    }
    let mut source = Source::from_seed(options.lot);
    for group in &options.keep_apart {
        place_apart(group, &mut slots, &mut source);
    }
    let placed = |slots: &[Option<Slot>], entrant: u32| slots.contains(&Some(Slot::Entrant(entrant)));
    let mut rest: Vec<u32> = entrants.iter().copied().filter(|&entrant| !placed(&slots, entrant)).collect();
    source.shuffle(&mut rest);
    let mut rest = rest.into_iter();
    let slots: Vec<Slot> = slots
        .into_iter()
        .map(|slot| slot.or_else(|| rest.next().map(Slot::Entrant)).unwrap_or(Slot::Bye))
        .collect();
    let unavoidable = first_round_meetings(&slots, &options.keep_apart);
    Ok(Draw { slots, unavoidable })
}

/// The size of the bracket, once everything fits.
fn check(entrants: &[u32], options: &DrawOptions) -> Result<u32, DrawError> {
    if entrants.len() < 2 || entrants.len() > MAX_BRACKET as usize {
        return Err(DrawError::Entrants);
    }
    let count = entrants.len() as u32;
    let size = options.size.unwrap_or_else(|| count.next_power_of_two());
    if !size.is_power_of_two() || size > MAX_BRACKET || size < count || size - count > size / 2 {
        return Err(DrawError::Size);
    }
    let twice = |list: &[u32]| {
        let sorted = order::ascending(list.iter().copied());
        sorted.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| DrawError::Twice { entrant: pair[0] })
    };
    let grouped: Vec<u32> = options.keep_apart.iter().flatten().copied().collect();
    let named = [entrants, &options.seeds, &grouped];
    if let Some(error) = named.into_iter().find_map(twice) {
        return Err(error);
    }
    let unknown = options.seeds.iter().chain(&grouped).find(|entrant| !entrants.contains(entrant));
    unknown.map_or(Ok(size), |&entrant| Err(DrawError::Unknown { entrant }))
}

/// The round in which two positions can meet at the earliest.
fn meeting_round(one: usize, other: usize) -> u32 {
    usize::BITS - (one ^ other).leading_zeros()
}

fn place_apart(group: &[u32], slots: &mut [Option<Slot>], source: &mut Source) {
    let position = |slots: &[Option<Slot>], entrant: u32| {
        slots.iter().position(|slot| *slot == Some(Slot::Entrant(entrant)))
    };
    let mut taken: Vec<usize> = group.iter().filter_map(|&entrant| position(slots, entrant)).collect();
    let mut drawing: Vec<u32> =
        group.iter().copied().filter(|&entrant| position(slots, entrant).is_none()).collect();
    source.shuffle(&mut drawing);
    for entrant in drawing {
        let earliest =
            |free: usize| taken.iter().map(|&other| meeting_round(free, other)).min().unwrap_or(u32::MAX);
        let free = (0..slots.len()).filter(|&free| slots[free].is_none());
        let best = free.clone().map(earliest).max().unwrap_or(0);
        let choice: Vec<usize> = free.filter(|&free| earliest(free) == best).collect();
        if let Some(&chosen) = choice.get(source.below(choice.len() as u128) as usize) {
            slots[chosen] = Some(Slot::Entrant(entrant));
            taken.push(chosen);
        }
    }
}

fn first_round_meetings(slots: &[Slot], groups: &[Vec<u32>]) -> Vec<(u32, u32)> {
    let pairs = slots.chunks_exact(2).filter_map(|pair| match pair {
        [Slot::Entrant(one), Slot::Entrant(other)] => Some((*one, *other)),
        _ => None,
    });
    pairs
        .filter(|(one, other)| groups.iter().any(|group| group.contains(one) && group.contains(other)))
        .collect()
}
