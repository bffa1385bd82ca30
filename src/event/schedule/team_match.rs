//! Around a team match: seats, the right to seat second, line-ups and time (directing regulations art. 17, 18, 25).

use crate::bridge;
use crate::exact::Exact;
use crate::shengji;

/// One of the two teams of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Team {
    /// The home team (主队).
    Home,
    /// The away team (客队).
    Away,
}

impl Team {
    /// The other team.
    pub const fn other(self) -> Team {
        match self {
            Team::Home => Team::Away,
            Team::Away => Team::Home,
        }
    }
}

/// One of the two rooms of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Room {
    /// The open room (开室).
    Open,
    /// The closed room (闭室).
    Closed,
}

/// Where a team sits at bridge: home is north-south in the open and east-west in the closed room (art. 17).
///
/// ```
/// use tricklaw::bridge::Side;
/// use tricklaw::event::schedule::{Room, Team, bridge_seats};
/// assert_eq!(bridge_seats(Team::Home, Room::Open), Side::NorthSouth);
/// assert_eq!(bridge_seats(Team::Home, Room::Closed), Side::EastWest);
/// ```
pub const fn bridge_seats(team: Team, room: Room) -> bridge::Side {
    match (team, room) {
        (Team::Home, Room::Open) | (Team::Away, Room::Closed) => bridge::Side::NorthSouth,
        _ => bridge::Side::EastWest,
    }
}

/// One of the two tables of a match at Shengji.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShengjiTable {
    /// Table A.
    A,
    /// Table B.
    B,
}

/// Where a team sits at Shengji: home is east-west at table A and north-south at table B (Shengji art. 24).
///
/// ```
/// use tricklaw::event::schedule::{ShengjiTable, Team, shengji_seats};
/// use tricklaw::shengji::Side;
/// assert_eq!(shengji_seats(Team::Home, ShengjiTable::A), Side::EastWest);
/// assert_eq!(shengji_seats(Team::Home, ShengjiTable::B), Side::NorthSouth);
/// ```
pub const fn shengji_seats(team: Team, table: ShengjiTable) -> shengji::Side {
    match (team, table) {
        (Team::Home, ShengjiTable::A) | (Team::Away, ShengjiTable::B) => shengji::Side::EastWest,
        _ => shengji::Side::NorthSouth,
    }
}

/// One of the partners of a mixed pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MixedPartner {
    /// The man.
    Man,
    /// The woman.
    Woman,
}

/// The seat of one partner of a mixed pair: the man north or west, the woman south or east (art. 17).
///
/// ```
/// use tricklaw::bridge::{Seat, Side};
/// use tricklaw::event::schedule::{MixedPartner, mixed_seat};
/// assert_eq!(mixed_seat(Side::EastWest, MixedPartner::Man), Seat::West);
/// assert_eq!(mixed_seat(Side::EastWest, MixedPartner::Woman), Seat::East);
/// ```
pub const fn mixed_seat(side: bridge::Side, partner: MixedPartner) -> bridge::Seat {
    match (side, partner) {
        (bridge::Side::NorthSouth, MixedPartner::Man) => bridge::Seat::North,
        (bridge::Side::NorthSouth, MixedPartner::Woman) => bridge::Seat::South,
        (bridge::Side::EastWest, MixedPartner::Man) => bridge::Seat::West,
        (bridge::Side::EastWest, MixedPartner::Woman) => bridge::Seat::East,
    }
}

/// Who publishes its line-up second in each segment of a match (座位选择权).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatingRight {
    /// For each segment who has the right; `None` where nobody has, or where it has not been chosen yet.
    pub segments: Vec<Option<Team>>,
    /// Who chooses the next segment; `None` when all are settled.
    pub next: Option<Team>,
}

/// A choice of segment that is not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SegmentError {
    /// Which choice, from 0.
    pub choice: usize,
}

impl core::fmt::Display for SegmentError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "choice {} is of a segment that is not open", self.choice + 1)
    }
}

impl core::error::Error for SegmentError {}

/// Works out the right to seat second (art. 18). `drawn` won the draw and chooses first; `choices` are the segments
/// chosen so far, from 1, the teams choosing in turn; `hum` are the teams that field a pair with a highly unusual system.
///
/// One segment: nobody has the right. An odd number: nobody in the last. A team with such a system against one without
/// has it nowhere, its opponents everywhere.
///
/// # Errors
///
/// [`SegmentError`] names the first choice of a segment that does not exist, is taken, or is nobody's.
///
/// ```
/// use tricklaw::event::schedule::{Team, seating_right};
/// let right = seating_right(3, Team::Away, &[2], &[]).unwrap();
/// assert_eq!(right.segments, [None, Some(Team::Away), None]);
/// assert_eq!(right.next, Some(Team::Home));
/// ```
pub fn seating_right(
    segments: u32,
    drawn: Team,
    choices: &[u32],
    hum: &[Team],
) -> Result<SeatingRight, SegmentError> {
    let count = segments.min(1_000) as usize;
    let home = hum.contains(&Team::Home);
    if home != hum.contains(&Team::Away) {
        let right = if home { Team::Away } else { Team::Home };
        return match choices {
            [] => Ok(SeatingRight { segments: vec![Some(right); count], next: None }),
            _ => Err(SegmentError { choice: 0 }),
        };
    }
    let open = count - count % 2;
    let mut right = SeatingRight { segments: vec![None; count], next: None };
    let mut chooser = drawn;
    for (choice, &segment) in choices.iter().enumerate() {
        let place = (segment as usize).wrapping_sub(1);
        if place >= open || right.segments[place].is_some() {
            return Err(SegmentError { choice });
        }
        right.segments[place] = Some(chooser);
        chooser = chooser.other();
    }
    right.next = (choices.len() < open).then_some(chooser);
    Ok(right)
}

/// How long before play line-ups are due (art. 18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LineUpOptions {
    /// Up to that many boards a segment nothing is written and both sit down at once: 10.
    pub boards_without: u32,
    /// Minutes before play at which the side without the right publishes: 15.
    pub first: u32,
    /// Minutes before play by which the side with the right publishes, or both sit down: 5.
    pub second: u32,
}

impl Default for LineUpOptions {
    fn default() -> LineUpOptions {
        LineUpOptions { boards_without: 10, first: 15, second: 5 }
    }
}

/// When line-ups of a segment are due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineUp {
    /// Both sides sit down that many minutes before play; nothing is written.
    SitTogether(u32),
    /// The side without the right, then the side with it, that many minutes before play.
    Publish {
        /// The side without the right.
        without: u32,
        /// The side with the right, at the latest.
        with: u32,
    },
}

/// When the line-ups of a segment of that many boards are due, in minutes before play (art. 18).
///
/// ```
/// use tricklaw::event::schedule::{LineUp, LineUpOptions, line_up};
/// let options = LineUpOptions::default();
/// assert_eq!(line_up(10, &options), LineUp::SitTogether(5));
/// assert_eq!(line_up(16, &options), LineUp::Publish { without: 15, with: 5 });
/// ```
pub const fn line_up(boards: u32, options: &LineUpOptions) -> LineUp {
    if boards <= options.boards_without {
        LineUp::SitTogether(options.second)
    } else {
        LineUp::Publish { without: options.first, with: options.second }
    }
}

/// How long play takes (art. 25). Times in tenths of a minute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeOptions {
    /// Team matches of a printed length: boards, least and most time. 8 boards 65 to 70 minutes, 12 boards 100,
    /// 16 boards 135, 20 boards 170.
    pub printed: Vec<(u32, u32, u32)>,
    /// For each board of another length with screens: 8.5 minutes.
    pub screens: (u32, u32),
    /// For each board without: 7.5 to 8 minutes.
    pub open_table: (u32, u32),
    /// More for each board the players duplicate: 1 to 2 minutes.
    pub duplication: (u32, u32),
    /// Between sessions at least: 20 minutes.
    pub interval: u32,
}

impl Default for TimeOptions {
    fn default() -> TimeOptions {
        TimeOptions {
            printed: vec![(8, 650, 700), (12, 1000, 1000), (16, 1350, 1350), (20, 1700, 1700)],
            screens: (85, 85),
            open_table: (75, 80),
            duplication: (10, 20),
            interval: 200,
        }
    }
}

impl TimeOptions {
    /// With an event's own tenths of a minute for each board, however long the match and whether there are screens or not.
    ///
    /// ```
    /// use tricklaw::event::schedule::{PlayConditions, TimeOptions, match_time};
    /// let options = TimeOptions::default().per_board((80, 85));
    /// let (least, most) = match_time(16, PlayConditions::default(), &options);
    /// assert_eq!((least.to_decimal(0), most.to_decimal(0)), ("128".into(), "136".into())); // 135 by the regulations
    /// ```
    #[must_use]
    pub fn per_board(mut self, tenths: (u32, u32)) -> TimeOptions {
        self.printed.clear();
        (self.screens, self.open_table) = (tenths, tenths);
        self
    }
}

/// Least and most minutes that cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MinutesError;

impl core::fmt::Display for MinutesError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("the least and the most minutes, each to a tenth, are needed")
    }
}

impl core::error::Error for MinutesError {}

/// The least and the most minutes in the tenths of [`TimeOptions`].
///
/// # Errors
///
/// [`MinutesError`] for less than none, more than 1000, parts of a tenth, or a least above the most.
///
/// ```
/// use tricklaw::event::schedule::{MinutesError, minutes_in_tenths};
/// use tricklaw::exact::Exact;
/// let (seven_and_a_half, eight) = (Exact::hundredths(750), Exact::from(8));
/// assert_eq!(minutes_in_tenths(seven_and_a_half, eight), Ok((75, 80)));
/// assert_eq!(minutes_in_tenths(eight, seven_and_a_half), Err(MinutesError));
/// ```
pub fn minutes_in_tenths(least: Exact, most: Exact) -> Result<(u32, u32), MinutesError> {
    let tenths = |minutes: Exact| {
        let tenths = minutes * Exact::from(10);
        u32::try_from(tenths.numerator()).ok().filter(|&whole| tenths.denominator() == 1 && whole <= 10_000)
    };
    let both = if least <= most { tenths(least).zip(tenths(most)) } else { None };
    both.ok_or(MinutesError)
}

/// What is known of a match whose time is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct PlayConditions {
    /// Whether it is played with screens.
    pub screens: bool,
    /// Whether the players duplicate the boards themselves.
    pub duplicated: bool,
}

/// A tenth of a minute, in minutes.
const TENTH: Exact = Exact::hundredths(10);

/// The least and the most minutes for a match of that many boards (art. 25).
///
/// ```
/// use tricklaw::event::schedule::{PlayConditions, TimeOptions, match_time};
/// let conditions = PlayConditions { duplicated: true, ..PlayConditions::default() };
/// let (least, most) = match_time(10, conditions, &TimeOptions::default());
/// assert_eq!((least.to_decimal(1), most.to_decimal(1)), ("85.0".into(), "100.0".into()));
/// ```
pub fn match_time(boards: u32, conditions: PlayConditions, options: &TimeOptions) -> (Exact, Exact) {
    let PlayConditions { screens, duplicated } = conditions;
    let minutes = |tenths: u32| Exact::from(i64::from(tenths)) * TENTH;
    let for_boards = |(least, most): (u32, u32)| {
        let boards = Exact::from(i64::from(boards));
        (minutes(least) * boards, minutes(most) * boards)
    };
    let (least, most) = match options.printed.iter().find(|&&(length, _, _)| length == boards) {
        Some(&(_, least, most)) => (minutes(least), minutes(most)),
        None => for_boards(if screens { options.screens } else { options.open_table }),
    };
    let (more, most_more) = if duplicated { for_boards(options.duplication) } else { Default::default() };
    (least + more, most + most_more)
}
