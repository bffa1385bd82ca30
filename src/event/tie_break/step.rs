//! The steps a chain is made of.

use super::data::{BoardPlay, MatchRecord, Played, decided};
use super::known::{Known, Round};
use super::meetings::{
    Meetings, by_meetings, drew_one_beat_rest, drew_one_better, leader, lost_to_both, won_all,
};
use crate::exact::Exact;
use crate::order::{self, Numbered};
use core::cmp::Ordering;

/// One way to separate the tied.
///
/// ```
/// use tricklaw::event::tie_break::Step;
/// assert!(Step::Lot.is_decided_outside() && Step::ExtraBoards(8).is_decided_outside());
/// assert!(!Step::ImpRatio.is_decided_outside());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// IMPs won to IMPs lost over all matches (IMP 胜负率).
    ImpRatio,
    /// Total points won to lost over all matches (TP 胜负率).
    TotalPointRatio,
    /// Victory points in the matches between the tied.
    MeetingVp,
    /// IMPs in them: won less lost.
    MeetingImps,
    /// Total points in them: won less lost.
    MeetingTotalPoints,
    /// Board-a-match points in them.
    MeetingMatchpoints,
    /// Boards won in them.
    MeetingBoardsWon,
    /// One has more victory points in the matches between the tied than each of the others: first.
    LeaderOfMeetings,
    /// Three tied: one drew with another and took more victory points off the third than that other did: first. Two
    /// such teams cancel out.
    DrewOneBetterAgainstThird,
    /// One drew exactly one of the matches between the tied and won all others, and no other did: first.
    DrewOneBeatRest,
    /// Three tied: one lost to both others: third.
    LostToBoth,
    /// One won all matches between the tied by board-a-match points: first.
    WonAllByMatchpoints,
    /// One won all of them by total points: first.
    WonAllByTotalPoints,
    /// IMPs, all matches: won less lost (净 IMP).
    NetImps,
    /// Total points, all matches: won less lost.
    NetTotalPoints,
    /// Total points won, all matches.
    TotalPoints,
    /// Boards won, all matches; a board won by ten points counts.
    BoardsWon,
    /// Boards won on those all the tied played.
    CommonBoardsWon,
    /// Rounds won (获胜轮数); draws do not count. The two half matches of a triangle are one round.
    MatchesWon,
    /// The totals of all opponents met, divided by the rounds actually played (平均对手分).
    OpponentAverage,
    /// The sum of the totals of all opponents met (对手分).
    OpponentSum,
    /// The best single session, the second best, ...: from 1.
    BestSession(u32),
    /// What each scored against the best-placed opponent all the tied met, then the second best, ...
    CommonOpponents,
    /// Board by board in the same direction: 1 for the better result (一牌一比).
    BoardByBoard,
    /// By board: 2 above the average, 1 at it; an artificial score counts by its matchpoints too.
    AboveAverage,
    /// Fewer recorded violations (违例).
    FewerViolations,
    /// Games, times or deals won to lost by the records (胜率).
    RecordRatio,
    /// That many extra boards (加赛): played outside.
    ExtraBoards(u32),
    /// A lot (抽签): drawn outside.
    Lot,
}

impl Step {
    /// Whether the step is settled at the table or by lot and not from results.
    pub const fn is_decided_outside(self) -> bool {
        matches!(self, Step::ExtraBoards(_) | Step::Lot)
    }

    /// The tied in order, best first, those not separated in one group.
    pub(super) fn apply(self, tied: &[u32], known: &Known) -> Vec<Vec<u32>> {
        let meetings = || Meetings::of(tied, known);
        match self {
            Step::ImpRatio => by_ratio(tied, &|entrant| totals(entrant, known, |record| record.imps)),
            Step::TotalPointRatio => by_ratio(tied, &|entrant| totals(entrant, known, total_points)),
            Step::RecordRatio => by_ratio(tied, &|entrant| {
                let own = known.data.records.iter().filter(|record| record.entrant == entrant);
                own.fold((Exact::ZERO, Exact::ZERO), |(won, lost), own| (won + own.won, lost + own.lost))
            }),
            Step::MeetingVp => by_meetings(tied, meetings(), |own, _| own.vp),
            Step::MeetingImps => by_meetings(tied, meetings(), |own, other| own.imps - other.imps),
            Step::MeetingTotalPoints => {
                by_meetings(tied, meetings(), |own, other| own.total_points - other.total_points)
            }
            Step::MeetingMatchpoints => by_meetings(tied, meetings(), |own, _| own.matchpoints),
            Step::MeetingBoardsWon => by_meetings(tied, meetings(), |own, _| own.boards_won),
            Step::LeaderOfMeetings => first(tied, leader(tied, meetings())),
            Step::DrewOneBetterAgainstThird => first(tied, drew_one_better(tied, meetings())),
            Step::DrewOneBeatRest => first(tied, drew_one_beat_rest(tied, meetings())),
            Step::LostToBoth => last(tied, lost_to_both(tied, meetings())),
            Step::WonAllByMatchpoints => first(tied, won_all(tied, meetings(), |own| own.matchpoints)),
            Step::WonAllByTotalPoints => first(tied, won_all(tied, meetings(), |own| own.total_points)),
            Step::BoardByBoard => board_by_board(tied, known),
            Step::CommonOpponents => common_opponents(tied, known),
            Step::ExtraBoards(_) | Step::Lot => {
                decided(&known.data.decisions, self, tied).unwrap_or_else(|| vec![tied.to_vec()])
            }
            _ => by_value(tied, &|entrant| self.value(entrant, known)),
        }
    }

    /// What a contestant has by a step that compares one number; `None` is less than any.
    fn value(self, entrant: u32, known: &Known) -> Option<Exact> {
        let count = |count: usize| Exact::from(count as i64);
        let data = known.data;
        Some(match self {
            Step::NetImps => {
                let (won, lost) = totals(entrant, known, |record| record.imps);
                won - lost
            }
            Step::NetTotalPoints => {
                let (won, lost) = totals(entrant, known, total_points);
                won - lost
            }
            Step::TotalPoints => totals(entrant, known, total_points).0,
            Step::BoardsWon => totals(entrant, known, boards_won).0,
            Step::CommonBoardsWon => {
                let own = data.common_boards_won.iter().find(|(known, _)| *known == entrant);
                own.map_or(Exact::ZERO, |&(_, won)| won)
            }
            Step::MatchesWon => {
                let won = |round: &&Round| !round.bye && round.lead().is_gt();
                count(known.matches.rounds(entrant).iter().filter(won).count())
            }
            Step::OpponentAverage => {
                let (sum, rounds) = opponents(entrant, known);
                sum.checked_div(rounds).unwrap_or(Exact::ZERO)
            }
            Step::OpponentSum => opponents(entrant, known).0,
            Step::BestSession(nth) => return best_session(entrant, nth, known),
            Step::AboveAverage => {
                let own = known.boards.of(entrant).iter().map(|&place| &data.boards[place]);
                Exact::from(own.map(|play| 1 + play.above_average.signum()).sum::<i32>())
            }
            Step::FewerViolations => {
                let own = data.violations.iter().filter(|(known, _)| *known == entrant);
                -Exact::from(own.map(|&(_, violations)| i64::from(violations)).sum::<i64>())
            }
            _ => return None,
        })
    }
}

/// Won to lost: nothing lost is beyond every number, nothing won or lost counts as 1.
#[derive(PartialEq, Eq)]
struct Quotient {
    won: Exact,
    lost: Exact,
}

impl Quotient {
    fn of((won, lost): (Exact, Exact)) -> Quotient {
        if won.is_zero() && lost.is_zero() {
            return Quotient { won: Exact::ONE, lost: Exact::ONE };
        }
        Quotient { won, lost }
    }
}

impl Ord for Quotient {
    /// By cross-multiplication, never by rounded decimals.
    fn cmp(&self, other: &Quotient) -> Ordering {
        match (self.lost.is_zero(), other.lost.is_zero()) {
            (true, true) => Ordering::Equal,
            (true, false) => Ordering::Greater,
            (false, true) => Ordering::Less,
            (false, false) => (self.won * other.lost).cmp(&(other.won * self.lost)),
        }
    }
}

impl PartialOrd for Quotient {
    fn partial_cmp(&self, other: &Quotient) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Groups by a number, the largest first.
pub(super) fn by_value(tied: &[u32], value: &dyn Fn(u32) -> Option<Exact>) -> Vec<Vec<u32>> {
    by_values(tied, &tied.iter().map(|&entrant| value(entrant)).collect::<Vec<_>>())
}

/// Groups by the number each has, the largest first; `None` is less than any.
pub(super) fn by_values(tied: &[u32], values: &[Option<Exact>]) -> Vec<Vec<u32>> {
    groups(tied, &|one, other| values[other].cmp(&values[one]))
}

/// Groups by a ratio of won to lost, the largest first.
fn by_ratio(tied: &[u32], ratio: &dyn Fn(u32) -> (Exact, Exact)) -> Vec<Vec<u32>> {
    let ratios: Vec<Quotient> = tied.iter().map(|&entrant| Quotient::of(ratio(entrant))).collect();
    groups(tied, &|one, other| ratios[other].cmp(&ratios[one]))
}

/// Groups by a comparison of places.
fn groups(tied: &[u32], compare: &dyn Fn(usize, usize) -> Ordering) -> Vec<Vec<u32>> {
    let order = order::sorted(0..tied.len(), |&one, &other| compare(one, other));
    let same = |one: &usize, other: &usize| compare(*one, *other) == Ordering::Equal;
    order.chunk_by(same).map(|group| group.iter().map(|&place| tied[place]).collect()).collect()
}

/// One contestant before the rest.
fn first(tied: &[u32], chosen: Option<u32>) -> Vec<Vec<u32>> {
    match chosen {
        Some(chosen) => {
            vec![vec![chosen], tied.iter().copied().filter(|&entrant| entrant != chosen).collect()]
        }
        None => vec![tied.to_vec()],
    }
}

/// One contestant after the rest.
fn last(tied: &[u32], chosen: Option<u32>) -> Vec<Vec<u32>> {
    let mut order = first(tied, chosen);
    order.reverse();
    order
}

fn total_points(record: &MatchRecord) -> [Exact; 2] {
    record.total_points.map(Exact::from)
}

fn boards_won(record: &MatchRecord) -> [Exact; 2] {
    record.boards_won.map(|count| Exact::from(i64::from(count)))
}

/// What a contestant won and lost over all its matches.
fn totals(entrant: u32, known: &Known, value: fn(&MatchRecord) -> [Exact; 2]) -> (Exact, Exact) {
    let mut sum = (Exact::ZERO, Exact::ZERO);
    for (record, side) in known.matches.of(entrant) {
        let value = value(record);
        sum = (sum.0 + value[side], sum.1 + value[1 - side]);
    }
    sum
}

/// The totals of a contestant's opponents and how many rounds it played; byes and forfeits are neither, and a half match of
/// a triangle is half an opponent and half a round.
fn opponents(entrant: u32, known: &Known) -> (Exact, Exact) {
    let (mut sum, mut rounds) = (Exact::ZERO, Exact::ZERO);
    for (record, side) in known.matches.of(entrant) {
        let opponent = record.sides[1 - side];
        if record.played == Played::AtTable && opponent != 0 {
            let part = if record.half { Exact::HALF } else { Exact::ONE };
            sum += Exact::from(known.total_c(opponent)) * part;
            rounds += part;
        }
    }
    (sum, rounds)
}

/// The nth best session; `None`, less than any score, without that many.
fn best_session(entrant: u32, nth: u32, known: &Known) -> Option<Exact> {
    let (_, scores) = &known.data.sessions[*known.sessions.of(entrant).first()?];
    let scores = order::sorted(scores.iter().copied(), |a, b| b.cmp(a));
    scores.get((nth as usize).checked_sub(1)?).copied()
}

/// By what each scored against the best-placed opponent all of them met and did differently against.
fn common_opponents(tied: &[u32], known: &Known) -> Vec<Vec<u32>> {
    let encounters = &known.data.encounters;
    let scored = |entrant: u32, opponent: u32| {
        let mut sum = None;
        for &place in known.encounters.of(entrant) {
            let own = &encounters[place];
            if own.opponent == opponent {
                sum = Some(sum.unwrap_or(Exact::ZERO) + own.scored);
            }
        }
        sum
    };
    // Whom the first has not met is no opponent of all.
    let mut ranked = Vec::new();
    for &place in tied.first().map_or(&[][..], |&first| known.encounters.of(first)) {
        ranked.extend(known.ranking.of(encounters[place].opponent).iter().map(|&place| place as u64));
    }
    for place in order::distinct(ranked) {
        let opponent = known.data.ranking[place as usize];
        if !tied.contains(&opponent) && tied.iter().all(|&entrant| scored(entrant, opponent).is_some()) {
            let order = by_value(tied, &|entrant| scored(entrant, opponent));
            if order.len() > 1 {
                return order;
            }
        }
    }
    vec![tied.to_vec()]
}

/// Board by board, against the others of the tied that held the same cards: 1 for each result that was worse. Only results made
/// at the table or assigned are compared.
fn board_by_board(tied: &[u32], known: &Known) -> Vec<Vec<u32>> {
    let mut beaten = Numbered::new(tied.iter().map(|&entrant| entrant.into()).collect(), |_| 0);
    let mut count = |places: &[usize], worth: i64| {
        let plays =
            places.iter().map(|&place| &known.data.boards[place]).filter(|play| play.points.is_some());
        let cards = |play: &BoardPlay| (play.session, play.board, play.group, play.ns);
        let plays = order::sorted(plays, |a, b| (cards(a), a.points).cmp(&(cards(b), b.points)));
        for same in plays.chunk_by(|a, b| cards(a) == cards(b)) {
            for play in same {
                if let Some(own) = beaten.get_mut(play.entrant.into()) {
                    *own += worth * same.partition_point(|other| other.points < play.points) as i64;
                }
            }
        }
    };
    let mut everybody = Vec::new();
    for &entrant in tied {
        let own = known.boards.of(entrant);
        everybody.extend_from_slice(own);
        // Nobody who held the same cards again is compared with himself.
        count(own, -1);
    }
    count(&everybody, 1);
    by_value(tied, &|entrant| beaten.get(entrant.into()).map(|&own| Exact::from(own)))
}
