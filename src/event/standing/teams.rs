//! Teams: standings of a round robin or a Swiss, and the cross-table.

use super::twice::check_rounds;
use super::{MatchTwice, Place, Ranking};
use crate::bridge::score::TeamTotals;
use crate::event::tie_break::{Known, MatchRecord, Matches, Needed, Places, Rules, Step, TieData};
use crate::exact::Exact;
use crate::order;
use core::cmp::Ordering;

/// How teams are ranked.
///
/// ```
/// use tricklaw::event::standing::{TeamsOptions, score_teams};
/// use tricklaw::event::tie_break::{MatchRecord, Rules};
/// let mut options = TeamsOptions::new(Rules::round_robin());
/// options.penalties_c.push((1, 150)); // late: 1.5 VP off the stage, not off the match
/// let (standings, _) = score_teams(&[1, 2], &[MatchRecord::new(1, 1, 2).vp_c(1050, 950)], &options).unwrap();
/// let points: Vec<(u32, i64)> = standings.iter().map(|own| (own.team, own.points_c)).collect();
/// assert_eq!((points, standings[1].won), (vec![(2, 950), (1, 900)], 1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamsOptions {
    /// Penalties off the stage total (art. 35): team and hundredths of what is ranked by, 0 or more
    /// ([`first_bonus`](super::first_bonus) finds what is less). Those of somebody who is not
    /// ranked, having left, count where the points of others' opponents are asked for (art. 45(3)); see [`first_unknown`](super::first_unknown) for numbers that are nobody's.
    pub penalties_c: Vec<(u32, i32)>,
    /// Carried over from the stage before (art. 50): team and hundredths of what is ranked by.
    pub carried_c: Vec<(u32, i32)>,
    /// How ties are broken.
    pub rules: Rules,
    /// Further data for tie-breaks; matches and totals are filled in.
    pub ties: TieData,
    /// Whether whoever won all rounds comes first, as in a Swiss won by the unbeaten (全胜队为冠军, art. 16): everybody else
    /// stands by points.
    pub unbeaten_first: bool,
}

impl TeamsOptions {
    /// Ranked by victory points, ties broken by those rules.
    pub fn new(rules: Rules) -> TeamsOptions {
        let ties = TieData::default();
        TeamsOptions { penalties_c: Vec::new(), carried_c: Vec::new(), rules, ties, unbeaten_first: false }
    }
}

/// A team's stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TeamStanding {
    /// Its number.
    pub team: u32,
    /// Its place.
    pub place: Place,
    /// Victory points, or match points where the matches have them, with carry-over and less penalties, in hundredths.
    pub points_c: i64,
    /// Rounds played at the table; the half matches of a triangle are one.
    pub played: u32,
    /// Rounds with more points than the opponents.
    pub won: u32,
    /// Rounds with as many.
    pub drawn: u32,
    /// Rounds with fewer, and those both sides forfeited (art. 28).
    pub lost: u32,
    /// IMPs won and lost.
    pub imps: (Exact, Exact),
}

/// Ranks teams over the matches of a stage. A bye is a match whose other side is 0; of a match against anybody else who is not
/// ranked, such as a team that has left, the points count. Of the half matches of a triangle the mean counts (art. 16). What
/// ties still need is the second value. There may be any number of teams; the package takes 200, as it draws up the cross-table
/// too.
///
/// # Errors
///
/// [`MatchTwice`] for the first match of a team that has another one, or a bye, in that round; half matches are two in a round.
/// Where no round is told, 0, nothing is known of that. What the records say of won and lost is taken as it is; see
/// [`check_teams`](MatchRecord::check_teams).
///
/// ```
/// use tricklaw::event::standing::{TeamsOptions, score_teams};
/// use tricklaw::event::tie_break::{MatchRecord, Rules};
/// let matches = [MatchRecord::new(1, 1, 2).vp_c(1250, 750), MatchRecord::new(1, 3, 4).vp_c(600, 1400)];
/// let (standings, _) = score_teams(&[1, 2, 3, 4], &matches, &TeamsOptions::new(Rules::round_robin())).unwrap();
/// let order: Vec<u32> = standings.iter().map(|standing| standing.team).collect();
/// assert_eq!(order, [4, 1, 2, 3]);
/// ```
pub fn score_teams(
    teams: &[u32],
    matches: &[MatchRecord],
    options: &TeamsOptions,
) -> Result<(Vec<TeamStanding>, Vec<Needed>), MatchTwice> {
    check_rounds(matches)?;
    let mut data = options.ties.clone();
    data.matches.extend(matches.iter().copied());
    let numbers = order::distinct(matches.iter().map(|record| record.round.into()).collect());
    let matches = Matches::new(matches);
    let ranked = Places::new(teams.len(), &|place| teams[place]);
    let given = Places::new(data.totals_c.len(), &|place| data.totals_c[place].0);
    let (carried, penalties) = (Sums::new(&options.carried_c), Sums::new(&options.penalties_c));
    let left = options.carried_c.iter().chain(&options.penalties_c).map(|&(team, _)| u64::from(team));
    let left = order::distinct(left.collect()).into_iter().map(|team| team as u32);
    let left = left.filter(|&team| ranked.of(team).is_empty() && !matches.of(team).is_empty());
    let once = |&(place, team): &(usize, u32)| ranked.of(team).first() == Some(&place);
    let ranked_once = teams.iter().copied().enumerate().filter(once).map(|(_, team)| team);
    for team in ranked_once.chain(left) {
        if given.of(team).is_empty() {
            data.totals_c.push((team, matches.points_c(team) + carried.of(team) - penalties.of(team)));
        }
    }
    let (mut unbeaten, mut others) = (Vec::new(), Vec::new());
    for &(team, total) in data.totals_c.iter().filter(|(team, _)| !ranked.of(*team).is_empty()) {
        let first = options.unbeaten_first && is_unbeaten(&matches, team, &numbers);
        if first { &mut unbeaten } else { &mut others }.push((Some(Exact::from(total)), team));
    }
    let mut ranking = Ranking::default();
    let known = Known::new(&data);
    for keyed in [unbeaten, others] {
        ranking.add(keyed, &known, &options.rules);
    }
    let standing = |(team, place): (u32, Place)| {
        let points_c = known.total_c(team);
        let imps = (Exact::ZERO, Exact::ZERO);
        let mut standing = TeamStanding { team, place, points_c, played: 0, won: 0, drawn: 0, lost: 0, imps };
        for (record, side) in matches.of(team) {
            standing.imps.0 += record.imps[side];
            standing.imps.1 += record.imps[1 - side];
        }
        for round in matches.rounds(team).into_iter().filter(|round| !round.bye) {
            standing.played += u32::from(round.met);
            let lead = round.lead();
            standing.won += u32::from(lead.is_gt());
            standing.drawn += u32::from(lead.is_eq());
            standing.lost += u32::from(lead.is_lt());
        }
        standing
    };
    Ok((ranking.places.into_iter().map(standing).collect(), ranking.needed))
}

/// What a list has of each team, found by its number.
struct Sums<'a> {
    list: &'a [(u32, i32)],
    places: Places,
}

impl Sums<'_> {
    fn new(list: &[(u32, i32)]) -> Sums<'_> {
        Sums { list, places: Places::new(list.len(), &|place| list[place].0) }
    }

    fn of(&self, team: u32) -> i64 {
        self.places.of(team).iter().map(|&place| i64::from(self.list[place].1)).sum()
    }
}

/// Everybody who stands in one of the matches, in their order; the missing side of a bye is nobody.
///
/// ```
/// use tricklaw::event::standing::teams_of;
/// use tricklaw::event::tie_break::MatchRecord;
/// let matches = [MatchRecord::new(1, 7, 3), MatchRecord::new(1, 5, 0), MatchRecord::new(2, 3, 5)];
/// assert_eq!(teams_of(&matches), [7, 3, 5]);
/// ```
pub fn teams_of(matches: &[MatchRecord]) -> Vec<u32> {
    let sides = matches.iter().flat_map(|record| record.sides).zip(0_u64..);
    let keys = sides.filter(|&(side, _)| side > 0).map(|(side, place)| u64::from(side) << 32 | place);
    let keys = order::distinct(keys.collect());
    // Of each team the first place it stands at, in the order of the places.
    let firsts = keys.chunk_by(|one, other| one >> 32 == other >> 32).map(|same| same[0].rotate_left(32));
    order::distinct(firsts.collect()).into_iter().map(|key| key as u32).collect()
}

/// Whether a team won every round; a bye is none. Of the last round there may be no result yet, but whoever came later was not
/// there to win all.
fn is_unbeaten(matches: &Matches, team: u32, rounds: &[u64]) -> bool {
    let Some((&last, before)) = rounds.split_last() else { return false };
    let own = matches.rounds(team);
    let was_there = own.iter().filter(|round| u64::from(round.number) < last).count() >= before.len();
    let mut played = own.iter().filter(|round| !round.bye);
    was_there && own.iter().any(|round| !round.bye) && played.all(|round| round.lead().is_gt())
}

/// Which side of a knock-out match goes on, the home team's totals coming first, and the step that decided where the score
/// did not (art. 45(2)): total points, then boards won. Level in all of it, extra boards decide, 8 or 4 and then one.
///
/// The score is the home team's `lead`: its margin with what was carried over (art. 51(1)) and less the penalties, which
/// come off the match where there is no other stage total (art. 26, 27, 35).
///
/// ```
/// use core::cmp::Ordering;
/// use tricklaw::bridge::score::{BoardLine, TeamOptions, score_team_board, total_team_boards};
/// use tricklaw::event::standing::knockout_lead;
/// use tricklaw::event::tie_break::Step;
/// use tricklaw::exact::Exact;
/// // 1 IMP each way, 30 points against 40.
/// let boards = [(110, 80), (100, 140)].map(|(open, closed)| {
///     score_team_board(&BoardLine::played(open), &BoardLine::played(closed), &TeamOptions::default()).unwrap()
/// });
/// let totals = total_team_boards(&boards, &TeamOptions::default());
/// assert_eq!(knockout_lead(Exact::ZERO, &totals), (Ordering::Less, Some(Step::TotalPoints)));
/// assert_eq!(knockout_lead(Exact::HALF, &totals), (Ordering::Greater, None)); // half an IMP carried over
/// ```
pub fn knockout_lead(lead: Exact, [home, away]: &[TeamTotals; 2]) -> (Ordering, Option<Step>) {
    let points = home.points.cmp(&away.points);
    let boards = home.boards_won.cmp(&away.boards_won);
    match lead.cmp(&Exact::ZERO) {
        Ordering::Equal if points.is_ne() => (points, Some(Step::TotalPoints)),
        Ordering::Equal if boards.is_ne() => (boards, Some(Step::BoardsWon)),
        lead => (lead, None),
    }
}

/// A match in a cross-table, from the view of the row's team.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CrossResult {
    /// The round.
    pub round: u32,
    /// Victory points, in hundredths; those of a half match as they were played, though their mean with the other one counts.
    pub vp_c: i32,
    /// Match points, in hundredths, where there are any.
    pub points_c: Option<i32>,
}

/// A cell of a cross-table: one team against another.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct CrossCell {
    /// Their matches.
    pub results: Vec<CrossResult>,
}

/// The cross-table (对抗表): for each team in the order given, its results against each.
///
/// ```
/// use tricklaw::event::standing::cross_table;
/// use tricklaw::event::tie_break::MatchRecord;
/// let matches = [MatchRecord::new(1, 7, 3).vp_c(1600, 400), MatchRecord::new(4, 3, 7).vp_c(950, 1050)];
/// let table = cross_table(&[3, 7], &matches);
/// let points = |row: usize, column: usize| table[row][column].results.iter().map(|own| own.vp_c).collect::<Vec<_>>();
/// assert_eq!(points(0, 1), [400, 950]); // team 3 against team 7
/// assert_eq!(points(1, 0), [1600, 1050]);
/// assert!(table[0][0].results.is_empty());
/// ```
pub fn cross_table(teams: &[u32], matches: &[MatchRecord]) -> Vec<Vec<CrossCell>> {
    let mut table = vec![vec![CrossCell::default(); teams.len()]; teams.len()];
    let places = order::ascending(teams.iter().copied().zip(0_usize..));
    let place =
        |team: u32| places.binary_search_by_key(&team, |&(known, _)| known).ok().map(|found| places[found].1);
    for record in matches {
        let [Some(one), Some(other)] = record.sides.map(place) else { continue };
        let result = |side: usize| CrossResult {
            round: record.round,
            vp_c: record.vp_c[side],
            points_c: record.points_c.map(|points| points[side]),
        };
        if one != other {
            table[one][other].results.push(result(0));
            table[other][one].results.push(result(1));
        }
    }
    table
}
