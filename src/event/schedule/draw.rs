//! The draw of a bracket: seeds and byes in their places, the rest by lot, contestants of one region kept apart
//! (directing regulations art. 13).

use super::bracket::Slot;
use super::positions::{MAX_BRACKET, bye_positions, seed_positions};
use crate::cards::Source;
use crate::order;
use core::fmt;

/// The largest bracket in which those who meet too early change places, that of the printed tables: in larger ones it would take
/// long.
const PARTED: usize = 256;

/// How a bracket is drawn.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct DrawOptions {
    /// Positions in the bracket, a power of two; `None` for the smallest that holds everybody.
    pub size: Option<u32>,
    /// The seeds (种子), strongest first; they do not draw. All contestants here make the printed figure, drawn
    /// entirely by strength.
    pub seeds: Vec<u32>,
    /// Groups of contestants to be kept apart: of one region or one club, nobody being in two. They draw first.
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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
    /// A contestant is in two of the groups to be kept apart: each of them is divided by itself, so that nobody can count in two.
    TwoGroups {
        /// Who.
        entrant: u32,
        /// The two groups, from 0.
        groups: [u32; 2],
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
            DrawError::TwoGroups { .. } => "two-groups",
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
            DrawError::TwoGroups { entrant, groups: [one, other] } => {
                write!(
                    f,
                    "contestant {entrant} is in groups {} and {} and can be in one only",
                    one + 1,
                    other + 1
                )
            }
            DrawError::Unknown { entrant } => write!(f, "contestant {entrant} does not take part"),
        }
    }
}

impl core::error::Error for DrawError {}

/// Draws a bracket.
///
/// Byes go to the strongest: beside the first seeds, and beside the next seed positions when there are more byes than
/// seeds. Groups to be kept apart draw before the others: each is divided between the halves of the bracket, then between
/// their halves, and so on, as evenly as there is room; then, up to 256 positions, those who drew change places as long as
/// members of one group meet later for it.
///
/// # Errors
///
/// [`DrawError`] for a wrong number of contestants, an impossible size, or a contestant unknown, named twice or in two groups.
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
    let groups = Groups::new(&options.keep_apart);
    let mut drawing = vec![Vec::new(); groups.count + 1];
    for &entrant in entrants {
        if !slots.contains(&Some(Slot::Entrant(entrant))) {
            drawing[groups.of(entrant)].push(entrant);
        }
    }
    for members in &mut drawing {
        source.shuffle(members);
    }
    spread(&mut slots, drawing, &groups, &mut source);
    if slots.len() <= PARTED {
        part(&mut slots, &options.seeds, &groups, &mut source);
    }
    let slots: Vec<Slot> = slots.into_iter().map(|slot| slot.unwrap_or(Slot::Bye)).collect();
    let unavoidable = first_round_meetings(&slots, &options.keep_apart);
    Ok(Draw { slots, unavoidable })
}

/// Contestants, best first, divided into groups of like strength by the snake (蛇形排列分组, art. 13): the first row from the
/// first group to the last, the next one back again, and so on. No groups are one.
///
/// ```
/// use tricklaw::event::schedule::snake_groups;
/// assert_eq!(snake_groups(&[1, 2, 3, 4, 5, 6, 7], 2), [vec![1, 4, 5], vec![2, 3, 6, 7]]);
/// ```
pub fn snake_groups(ranking: &[u32], groups: u32) -> Vec<Vec<u32>> {
    let width = (groups as usize).min(ranking.len()).max(1);
    let mut own = vec![Vec::new(); width];
    for (place, &entrant) in ranking.iter().enumerate() {
        let (row, column) = (place / width, place % width);
        own[if row % 2 == 0 { column } else { width - 1 - column }].push(entrant);
    }
    own
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
    let grouped = options.keep_apart.concat();
    let named = [entrants, &options.seeds];
    if let Some(entrant) = named.into_iter().find_map(order::repeated) {
        return Err(DrawError::Twice { entrant });
    }
    if let Some(entrant) = order::repeated(&grouped) {
        return Err(grouped_twice(entrant, &options.keep_apart));
    }
    let unknown = options.seeds.iter().chain(&grouped).find(|entrant| !entrants.contains(entrant));
    unknown.map_or(Ok(size), |&entrant| Err(DrawError::Unknown { entrant }))
}

/// A contestant whom the groups name twice: in two of them, or in one.
fn grouped_twice(entrant: u32, groups: &[Vec<u32>]) -> DrawError {
    let own = |members: &Vec<u32>| members.contains(&entrant);
    match (groups.iter().position(own), groups.iter().rposition(own)) {
        (Some(one), Some(other)) if one != other => {
            DrawError::TwoGroups { entrant, groups: [one as u32, other as u32] }
        }
        _ => DrawError::Twice { entrant },
    }
}

/// Who is to be kept apart from whom: contestants with the number of their group, by contestant.
struct Groups {
    of: Vec<(u32, usize)>,
    count: usize,
}

impl Groups {
    fn new(groups: &[Vec<u32>]) -> Groups {
        let mut of = Vec::new();
        for (group, members) in groups.iter().enumerate() {
            for &entrant in members {
                of.push((entrant, group));
            }
        }
        Groups { of: order::ascending(of), count: groups.len() }
    }

    /// The group of a contestant; all who are in none make one of their own, the last.
    fn of(&self, entrant: u32) -> usize {
        self.of
            .binary_search_by_key(&entrant, |&(known, _)| known)
            .map_or(self.count, |place| self.of[place].1)
    }

    /// How many of each group stand in a block of positions.
    fn standing(&self, block: &[Option<Slot>]) -> Vec<usize> {
        let mut standing = vec![0; self.count + 1];
        for slot in block {
            if let Some(Slot::Entrant(entrant)) = *slot {
                standing[self.of(entrant)] += 1;
            }
        }
        standing
    }
}

/// Puts contestants into the free positions of a block, as many as there are: each group is halved between the halves as
/// evenly as there is room, then within each half, and so on, so that its members meet as late as possible. `drawing`
/// lists those of each group in the order of their lots.
fn spread(block: &mut [Option<Slot>], mut drawing: Vec<Vec<u32>>, groups: &Groups, source: &mut Source) {
    if block.len() == 1 {
        let next = drawing.into_iter().flatten().next();
        if block[0].is_none() {
            block[0] = next.map(Slot::Entrant);
        }
        return;
    }
    let (first, second) = block.split_at_mut(block.len() / 2);
    let standing = [groups.standing(first), groups.standing(second)];
    let room = first.iter().filter(|slot| slot.is_none()).count();
    let others = drawing[groups.count].len();
    let shares = shares(&drawing, &standing, room, others, source);
    let mut rest = Vec::with_capacity(drawing.len());
    for (members, share) in drawing.iter_mut().zip(shares) {
        rest.push(members.split_off(share.min(members.len())));
    }
    spread(first, drawing, groups, source);
    spread(second, rest, groups, source);
}

/// How many of each group go into the first half, where there is that much room: half of the group, the odd one by lot,
/// unless there is no room for it.
fn shares(
    drawing: &[Vec<u32>],
    standing: &[Vec<usize>; 2],
    room: usize,
    others: usize,
    source: &mut Source,
) -> Vec<usize> {
    let mut shares = vec![0; drawing.len()];
    let mut odd = Vec::new();
    let mut taken = 0;
    for group in 0..drawing.len() - 1 {
        let most = drawing[group].len();
        let all = standing[0][group] + standing[1][group] + most;
        let share = |half: usize| half.saturating_sub(standing[0][group]).min(most);
        shares[group] = share(all / 2);
        taken += shares[group];
        if share(all.div_ceil(2)) > shares[group] {
            odd.push(group);
        }
    }
    source.shuffle(&mut odd);
    let least = room.saturating_sub(others);
    for group in odd {
        if taken < least || taken < room && source.below(2) == 0 {
            shares[group] += 1;
            taken += 1;
        }
    }
    // Where there is no room for that, the groups that suffer least give way.
    let crowd = |shares: &[usize], group: usize| {
        let (here, all) = (standing[0][group] + shares[group], drawing[group].len() + standing[1][group]);
        2 * here as i64 - (standing[0][group] + all) as i64
    };
    while taken > room || taken < least {
        let more = taken < least;
        let may =
            |&group: &usize| if more { shares[group] < drawing[group].len() } else { shares[group] > 0 };
        let candidates = (0..drawing.len() - 1).filter(may);
        let sign = if more { 1 } else { -1 };
        let Some(group) = candidates.min_by_key(|&group| sign * crowd(&shares, group)) else { break };
        shares[group] = if more { shares[group] + 1 } else { shares[group] - 1 };
        taken = if more { taken + 1 } else { taken - 1 };
    }
    shares[drawing.len() - 1] = room.saturating_sub(taken);
    shares
}

/// Lets two contestants who drew change places as long as members of one group then meet later: where seeds and byes leave
/// little room, dividing each group evenly may put a member beside another. What helps most goes first, by lot among equals.
fn part(slots: &mut [Option<Slot>], seeds: &[u32], groups: &Groups, source: &mut Source) {
    let (mut of, mut drew) = (Vec::new(), Vec::new());
    for slot in slots.iter() {
        let (group, lot) = match *slot {
            Some(Slot::Entrant(entrant)) => (groups.of(entrant), !seeds.contains(&entrant)),
            _ => (groups.count, false),
        };
        of.push(group);
        drew.push(lot);
    }
    loop {
        let now: Vec<u128> = (0..of.len()).map(|place| meetings(&of, place, groups.count)).collect();
        let (mut most, mut equals, mut change) = (0, 0, (0, 0));
        for one in 0..of.len() {
            for other in 0..one {
                let before = now[one] + now[other];
                if before == 0 || of[one] == of[other] || !drew[one] || !drew[other] {
                    continue;
                }
                of.swap(one, other);
                let after = meetings(&of, one, groups.count) + meetings(&of, other, groups.count);
                of.swap(one, other);
                let gain = before.saturating_sub(after);
                if gain > most {
                    (most, equals) = (gain, 0);
                }
                if gain > 0 && gain == most {
                    equals += 1;
                    if source.below(equals) == 0 {
                        change = (one, other);
                    }
                }
            }
        }
        if most == 0 {
            return;
        }
        of.swap(change.0, change.1);
        slots.swap(change.0, change.1);
    }
}

/// How many of its group somebody could meet, round by round: one meeting weighs more than all there can be later.
fn meetings(of: &[usize], place: usize, nobody: usize) -> u128 {
    /// There are at most 256 × 255 / 2 meetings in a round.
    const BITS: u32 = 15;
    let mut meetings = 0;
    for other in 0..of.len() {
        if of[other] == of[place] && of[place] != nobody && other != place {
            meetings += 1 << (BITS * (PARTED.ilog2() - 1 - (place ^ other).ilog2()));
        }
    }
    meetings
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
