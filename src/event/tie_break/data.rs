//! What ties are broken with.

use super::Step;
use crate::exact::Exact;
use crate::order;

/// Whether a match was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Played {
    /// At the table.
    #[default]
    AtTable,
    /// Forfeited: its points count, among the tied too, but neither side met an opponent in it. Where neither side has any, both
    /// have forfeited and both have lost (art. 28).
    Forfeit,
}

/// A match with everything a tie-break may ask. Of each pair of values the first is the home side's.
///
/// ```
/// use tricklaw::event::tie_break::MatchRecord;
/// let record = MatchRecord::new(3, 4, 9).vp_c(1216, 784).imps(41, 34);
/// assert_eq!((record.side(9), record.side(5)), (Some(1), None));
/// assert!(record.is_between(9, 4));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct MatchRecord {
    /// The round.
    pub round: u32,
    /// The two sides: home and away. 0 for the missing side of a bye.
    pub sides: [u32; 2],
    /// Victory points (VP, or the standard points of Shengji), in hundredths.
    pub vp_c: [i32; 2],
    /// Match points (场分: 2, 1, 0), in hundredths, where the stage is ranked by them (art. 28(1), 48). Its victory points
    /// then break ties only.
    pub points_c: Option<[i32; 2]>,
    /// IMPs each side won. What a side lost is taken to be what the other won, also after a split score (law 12C1(f)) that does not
    /// balance.
    pub imps: [Exact; 2],
    /// Total points each side won.
    pub total_points: [i64; 2],
    /// Matchpoints of board-a-match.
    pub matchpoints: [Exact; 2],
    /// Boards each side won; a board won by ten points counts.
    pub boards_won: [u32; 2],
    /// Whether it was played.
    pub played: Played,
    /// Whether it is a half match of a triangle (队式小循环): each side's points for the round are then the mean of its two
    /// (directing regulations art. 16).
    pub half: bool,
}

impl MatchRecord {
    /// A match of that round between those two, without any score.
    pub fn new(round: u32, home: u32, away: u32) -> MatchRecord {
        MatchRecord { round, sides: [home, away], ..MatchRecord::default() }
    }

    /// With those victory points, in hundredths.
    #[must_use]
    pub fn vp_c(mut self, home: i32, away: i32) -> MatchRecord {
        self.vp_c = [home, away];
        self
    }

    /// With those match points, in hundredths.
    ///
    /// ```
    /// use tricklaw::event::standing::{TeamsOptions, score_teams};
    /// use tricklaw::event::tie_break::{MatchRecord, Rules};
    /// // One match each: 3 has more victory points, but only drew.
    /// let matches = [
    ///     MatchRecord::new(1, 1, 2).points_c(200, 0).vp_c(1050, 950),
    ///     MatchRecord::new(1, 3, 4).points_c(100, 100).vp_c(1100, 900),
    /// ];
    /// let (standings, _) = score_teams(&[1, 2, 3, 4], &matches, &TeamsOptions::new(Rules::none())).unwrap();
    /// assert_eq!((standings[0].team, standings[0].points_c), (1, 200));
    /// ```
    #[must_use]
    pub fn points_c(mut self, home: i32, away: i32) -> MatchRecord {
        self.points_c = Some([home, away]);
        self
    }

    /// With those IMPs.
    #[must_use]
    pub fn imps(mut self, home: i32, away: i32) -> MatchRecord {
        self.imps = [Exact::from(home), Exact::from(away)];
        self
    }

    /// With those total points.
    #[must_use]
    pub fn total_points(mut self, home: i64, away: i64) -> MatchRecord {
        self.total_points = [home, away];
        self
    }

    /// With those boards won and matchpoints of board-a-match.
    pub fn boards(mut self, won: [u32; 2], matchpoints: [Exact; 2]) -> MatchRecord {
        self.boards_won = won;
        self.matchpoints = matchpoints;
        self
    }

    /// As a match that was forfeited: by both sides, unless one has points.
    ///
    /// ```
    /// use tricklaw::event::standing::{TeamsOptions, score_teams};
    /// use tricklaw::event::tie_break::{MatchRecord, Rules};
    /// let neither_came = MatchRecord::new(1, 1, 2).forfeited();
    /// let (standings, _) = score_teams(&[1, 2], &[neither_came], &TeamsOptions::new(Rules::swiss())).unwrap();
    /// assert!(standings.iter().all(|own| (own.drawn, own.lost) == (0, 1)));
    /// ```
    #[must_use]
    pub fn forfeited(mut self) -> MatchRecord {
        self.played = Played::Forfeit;
        self
    }

    /// As a half match of a triangle.
    #[must_use]
    pub fn half(mut self) -> MatchRecord {
        self.half = true;
        self
    }

    /// The points the stage is ranked by: match points, or else victory points.
    pub fn ranked_c(&self) -> [i32; 2] {
        self.points_c.unwrap_or(self.vp_c)
    }

    /// Victory points; of a match that has match points only, those.
    pub(super) fn compared_c(&self) -> [i32; 2] {
        if self.vp_c == [0; 2] { self.ranked_c() } else { self.vp_c }
    }

    /// Whether both sides forfeited it: nobody has points, by what the stage is ranked by.
    ///
    /// ```
    /// use tricklaw::event::tie_break::MatchRecord;
    /// let record = MatchRecord::new(1, 4, 9);
    /// assert!(record.forfeited().is_lost_by_both());
    /// assert!(!record.is_lost_by_both() && !record.forfeited().vp_c(0, 1200).is_lost_by_both());
    /// ```
    pub fn is_lost_by_both(&self) -> bool {
        self.played == Played::Forfeit && self.ranked_c().iter().all(|&points| points <= 0)
    }

    /// Which side a contestant is: 0 for home, 1 for away.
    pub fn side(&self, entrant: u32) -> Option<usize> {
        self.sides.iter().position(|&side| side == entrant)
    }

    /// Whether two contestants met in it.
    pub fn is_between(&self, one: u32, other: u32) -> bool {
        self.side(one).is_some() && self.side(other).is_some() && one != other
    }
}

/// What a contestant scored on one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardPlay {
    /// The contestant.
    pub entrant: u32,
    /// Which session it was played in, from 0: boards of different sessions are different boards.
    pub session: usize,
    /// The board.
    pub board: u32,
    /// The group it was scored in when the board was fouled (law 87): who is in another held other cards. The same for all otherwise.
    pub group: u32,
    /// Whether it sat north-south.
    pub ns: bool,
    /// Points from its own view; `None` for an artificial or weighted score, which has no single one.
    pub points: Option<i32>,
    /// Its matchpoints above (positive) or below the average of the board.
    pub above_average: Exact,
}

/// What a contestant scored against one opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Encounter {
    /// The contestant.
    pub entrant: u32,
    /// The opponent.
    pub opponent: u32,
    /// What it scored, in matchpoints or per cent: the same measure for all.
    pub scored: Exact,
}

/// A record of won and lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ratio {
    /// The contestant.
    pub entrant: u32,
    /// Won.
    pub won: Exact,
    /// Lost.
    pub lost: Exact,
}

/// What came of extra boards or a lot. It settles a tie among exactly those it names, or, where there is no such decision, among some of
/// them: one lot drawn among all serves whoever is tied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The step decided.
    pub step: Step,
    /// The order, best first; those in one group stayed tied. Extra boards with no step behind them decide the winner (art. 45):
    /// while they are level the tie is [`needed`](super::Broken::needed) again, and a later decision of the step counts.
    pub order: Vec<Vec<u32>>,
}

impl Decision {
    /// The order of the tied, if this decides that step among exactly those.
    fn settles(&self, step: Step, tied: &[u32]) -> Option<Vec<Vec<u32>>> {
        // Of many lots nearly all are told apart by their first name.
        let begins = self.order.iter().flatten().next().is_some_and(|first| tied.contains(first));
        (self.step == step && begins && is_of(&self.order, tied)).then(|| among(&self.order, tied))
    }

    /// The same, if it decides it among more, and not all of the tied stay so.
    fn covers(&self, step: Step, tied: &[u32]) -> Option<Vec<Vec<u32>>> {
        let named = self.step == step
            && tied.first().is_some_and(|first| self.order.iter().any(|group| group.contains(first)));
        let among = if named { among(&self.order, tied) } else { Vec::new() };
        (among.len() > 1 && is_of(&among, tied)).then_some(among)
    }
}

/// Whether the groups hold each of those once, and nobody else.
#[inline(never)]
fn is_of(groups: &[Vec<u32>], tied: &[u32]) -> bool {
    order::ascending(groups.concat().iter().copied()) == order::ascending(tied.iter().copied())
}

/// The groups with nobody but those, empty ones left out.
#[inline(never)]
fn among(groups: &[Vec<u32>], tied: &[u32]) -> Vec<Vec<u32>> {
    let own = groups.iter().map(|group| group.iter().copied().filter(|own| tied.contains(own)).collect());
    own.filter(|group: &Vec<u32>| !group.is_empty()).collect()
}

/// What a step that is decided outside came to among the tied: where they were level at first, what separated them later.
pub(super) fn decided(decisions: &[Decision], step: Step, tied: &[u32]) -> Option<Vec<Vec<u32>>> {
    let mut level = None;
    for decision in decisions {
        match decision.settles(step, tied) {
            Some(order) if order.len() > 1 => return Some(order),
            order => level = level.or(order),
        }
    }
    level.or_else(|| decisions.iter().find_map(|decision| decision.covers(step, tied)))
}

/// Everything ties may be broken with; what an event does not have stays empty.
///
/// ```
/// use tricklaw::event::tie_break::{MatchRecord, Rules, TieData, break_tie};
/// // A Shengji Swiss (Shengji art. 27): as many rounds won, the opponents' sum decides.
/// let matches = vec![MatchRecord::new(1, 1, 3).vp_c(200, 0), MatchRecord::new(1, 2, 4).vp_c(200, 0)];
/// let totals_c = vec![(1, 200), (2, 200), (3, 100), (4, 150)];
/// let data = TieData { matches, totals_c, ..TieData::default() };
/// assert_eq!(break_tie(&[1, 2], &data, &Rules::shengji_swiss()).places, [vec![2], vec![1]]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct TieData {
    /// All matches of the stage.
    pub matches: Vec<MatchRecord>,
    /// Final totals after penalties, in hundredths; where one is missing the sum of the matches counts.
    pub totals_c: Vec<(u32, i64)>,
    /// Scores by session: contestant and what it had in each.
    pub sessions: Vec<(u32, Vec<Exact>)>,
    /// Pairs: every encounter.
    pub encounters: Vec<Encounter>,
    /// Pairs: the ranking of the event, best first, for comparing results against common opponents.
    pub ranking: Vec<u32>,
    /// Pairs: every board.
    pub boards: Vec<BoardPlay>,
    /// Board-a-match: boards won on those all the tied played.
    pub common_boards_won: Vec<(u32, Exact)>,
    /// Shengji: recorded violations.
    pub violations: Vec<(u32, u32)>,
    /// Shengji: games, times or deals won and lost.
    pub records: Vec<Ratio>,
    /// What came of extra boards and lots.
    pub decisions: Vec<Decision>,
}
