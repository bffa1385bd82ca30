//! Tie-breaks in large fields find what they need by contestant. Here everything is looked through from end to end, step by
//! step, and both have to agree.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use core::cmp::Ordering;
use tricklaw::cards::Source;
use tricklaw::event::tie_break::Step::*;
use tricklaw::event::tie_break::*;
use tricklaw::exact::Exact;

const STEPS: [Step; 17] = [
    ImpRatio,
    TotalPointRatio,
    MeetingVp,
    MeetingImps,
    MeetingTotalPoints,
    MeetingBoardsWon,
    LeaderOfMeetings,
    LostToBoth,
    NetTotalPoints,
    BoardsWon,
    MatchesWon,
    OpponentAverage,
    OpponentSum,
    CommonOpponents,
    BoardByBoard,
    AboveAverage,
    BestSession(2),
];

struct Random(Source);

impl Random {
    fn below(&mut self, limit: u32) -> u32 {
        self.0.below(u128::from(limit)) as u32
    }

    fn yes(&mut self, one_in: u32) -> bool {
        self.below(one_in) == 0
    }

    fn data(&mut self, everybody: u32) -> TieData {
        let mut data = TieData::default();
        for _ in 0..self.below(60) {
            let home = 1 + self.below(everybody);
            let away = if self.yes(8) { 0 } else { 1 + (home + self.below(everybody - 1)) % everybody };
            let mut own = || self.below(4) as i32;
            let match_of = MatchRecord::new(1, home, away).vp_c(own(), own()).imps(own(), own());
            let mut record = match_of.total_points(own().into(), own().into());
            record.boards_won = [self.below(3), self.below(3)];
            record.round = 1 + self.below(5);
            record.half = self.yes(4);
            record.points_c = self.yes(6).then(|| [self.below(3) as i32, self.below(3) as i32]);
            data.matches.push(if self.yes(6) { record.forfeited() } else { record });
        }
        for _ in 0..self.below(60) {
            data.boards.push(BoardPlay {
                entrant: 1 + self.below(everybody),
                session: self.below(2) as usize,
                board: self.below(3),
                group: 0,
                ns: self.yes(2),
                points: (!self.yes(5)).then(|| self.below(4) as i32),
                above_average: Exact::from(self.below(3) as i32 - 1),
            });
            data.encounters.push(Encounter {
                entrant: 1 + self.below(everybody),
                opponent: 1 + self.below(everybody),
                scored: Exact::from(self.below(3) as i32),
            });
        }
        for entrant in 1..=everybody {
            let session = Exact::from(self.below(3) as i32);
            data.sessions
                .push((entrant, vec![Exact::ONE, session, session][..self.below(4) as usize].to_vec()));
            if !self.yes(3) {
                data.totals_c.push((entrant, self.below(5).into()));
            }
            let place = self.below(data.ranking.len() as u32 + 1) as usize;
            data.ranking.insert(place, entrant);
        }
        data.ranking.truncate(self.below(everybody + 1) as usize);
        data
    }
}

/// A contestant's rounds, own points and the others': those of half matches of one round together.
fn rounds(who: u32, data: &TieData) -> Vec<(bool, bool, [i64; 2])> {
    let mut rounds: Vec<(u32, bool, bool, [i64; 2])> = Vec::new();
    for record in &data.matches {
        let Some(side) = record.side(who) else { continue };
        let points = [side, 1 - side].map(|side| i64::from(record.ranked_c()[side]));
        let bye = record.sides[1 - side] == 0;
        match rounds.iter_mut().find(|own| record.half && own.1 && own.0 == record.round) {
            Some(own) => own.3 = [own.3[0] + points[0], own.3[1] + points[1]],
            None => rounds.push((record.round, record.half, bye, points)),
        }
    }
    rounds.into_iter().map(|(_, half, bye, points)| (half, bye, points)).collect()
}

fn total(who: u32, data: &TieData) -> i64 {
    if let Some((_, total)) = data.totals_c.iter().find(|own| own.0 == who) {
        return *total;
    }
    // The mean of two halves, a half upwards; no points are negative here.
    rounds(who, data).iter().map(|&(half, _, [own, _])| if half { (own + 1) / 2 } else { own }).sum()
}

fn sums(who: u32, data: &TieData, value: impl Fn(&MatchRecord) -> [i64; 2]) -> (i64, i64) {
    let own = data.matches.iter().filter_map(|record| record.side(who).map(|side| (value(record), side)));
    own.fold((0, 0), |(won, lost), (value, side)| (won + value[side], lost + value[1 - side]))
}

fn imps(record: &MatchRecord) -> [i64; 2] {
    record.imps.map(|own| own.numerator() as i64)
}

fn vp(record: &MatchRecord) -> [i64; 2] {
    let two = if record.vp_c == [0; 2] { record.points_c.unwrap_or_default() } else { record.vp_c };
    two.map(i64::from)
}

/// What each of the tied has over the matches among them; nothing unless all have met.
fn meetings(
    tied: &[u32],
    data: &TieData,
    value: impl Fn(&MatchRecord) -> [i64; 2],
) -> Option<Vec<Vec<(i64, i64)>>> {
    let row = |&one: &u32| tied.iter().map(|&other| cell(one, other, data, &value)).collect();
    let rows: Vec<Vec<Option<(i64, i64)>>> = tied.iter().map(row).collect();
    rows.into_iter().map(|row| row.into_iter().collect()).collect()
}

fn cell(
    one: u32,
    other: u32,
    data: &TieData,
    value: impl Fn(&MatchRecord) -> [i64; 2],
) -> Option<(i64, i64)> {
    let own: Vec<&MatchRecord> = data.matches.iter().filter(|record| record.is_between(one, other)).collect();
    let side = |record: &MatchRecord| record.side(one).unwrap();
    let sum =
        |own_side: bool| own.iter().map(|r| value(r)[if own_side { side(r) } else { 1 - side(r) }]).sum();
    (one == other || !own.is_empty()).then(|| if one == other { (0, 0) } else { (sum(true), sum(false)) })
}

/// What a step makes of the tied: for each a key, the largest first.
fn keys(step: Step, tied: &[u32], data: &TieData) -> Vec<Option<Exact>> {
    let each = |value: &dyn Fn(u32) -> Option<Exact>| tied.iter().map(|&who| value(who)).collect();
    let level = || vec![None; tied.len()];
    let among = |value: fn(&MatchRecord) -> [i64; 2], net: bool| match meetings(tied, data, value) {
        Some(rows) => rows
            .iter()
            .map(|row| {
                Some(Exact::from(row.iter().map(|own| own.0 - if net { own.1 } else { 0 }).sum::<i64>()))
            })
            .collect(),
        None => level(),
    };
    let only = |chosen: Vec<bool>, worth: i64| {
        let one = chosen.iter().filter(|own| **own).count() == 1;
        chosen.into_iter().map(|own| Some(Exact::from(if own && one { worth } else { 0 }))).collect()
    };
    match step {
        MeetingVp => among(vp, false),
        MeetingImps => among(imps, true),
        MeetingTotalPoints => among(|record| record.total_points, true),
        MeetingBoardsWon => among(|record| record.boards_won.map(i64::from), false),
        LeaderOfMeetings => match meetings(tied, data, vp) {
            Some(rows) => {
                let sums: Vec<i64> = rows.iter().map(|row| row.iter().map(|own| own.0).sum()).collect();
                let best = |own: usize| (0..sums.len()).all(|other| other == own || sums[own] > sums[other]);
                only((0..sums.len()).map(best).collect(), 1)
            }
            None => level(),
        },
        LostToBoth if tied.len() != 3 => level(),
        LostToBoth => match meetings(tied, data, vp) {
            Some(rows) => {
                // What neither came to both have lost.
                let neither_came = |one: u32, other: u32| {
                    let mut own = data.matches.iter().filter(|record| record.is_between(one, other));
                    own.all(|record| record.played == Played::Forfeit && record.ranked_c() == [0; 2])
                };
                let lost_to = |own: usize, other: usize| {
                    rows[own][other].0 < rows[own][other].1 || neither_came(tied[own], tied[other])
                };
                let lost = |own: usize| (0..3).all(|other| other == own || lost_to(own, other));
                only((0..3).map(lost).collect(), -1)
            }
            None => level(),
        },
        NetTotalPoints => each(&|who| {
            let (won, lost) = sums(who, data, |record| record.total_points);
            Some(Exact::from(won - lost))
        }),
        BoardsWon => {
            each(&|who| Some(Exact::from(sums(who, data, |record| record.boards_won.map(i64::from)).0)))
        }
        MatchesWon => each(&|who| {
            let won = rounds(who, data).into_iter().filter(|&(_, bye, [own, other])| !bye && own > other);
            Some(Exact::from(won.count() as i64))
        }),
        OpponentAverage | OpponentSum => each(&|who| {
            let (mut sum, mut met) = (Exact::ZERO, Exact::ZERO);
            for record in data.matches.iter().filter(|record| record.played == Played::AtTable) {
                let Some(side) = record.side(who).filter(|side| record.sides[1 - side] != 0) else {
                    continue;
                };
                let part = if record.half { Exact::HALF } else { Exact::ONE };
                sum += Exact::from(total(record.sides[1 - side], data)) * part;
                met += part;
            }
            Some(if step == OpponentSum { sum } else { sum.checked_div(met).unwrap_or_default() })
        }),
        CommonOpponents => {
            for &opponent in data.ranking.iter().filter(|opponent| !tied.contains(opponent)) {
                let scored = |who: u32| {
                    let own =
                        data.encounters.iter().filter(|own| (own.entrant, own.opponent) == (who, opponent));
                    let own: Vec<Exact> = own.map(|own| own.scored).collect();
                    (!own.is_empty()).then(|| Exact::sum(own))
                };
                let all: Vec<Option<Exact>> = each(&scored);
                if all.iter().all(Option::is_some) && all.iter().any(|own| *own != all[0]) {
                    return all;
                }
            }
            level()
        }
        BoardByBoard => each(&|who| {
            let mut better = 0;
            for own in data.boards.iter().filter(|own| own.entrant == who) {
                let others = data.boards.iter().filter(|other| {
                    other.entrant != who
                        && tied.contains(&other.entrant)
                        && (other.session, other.board, other.ns) == (own.session, own.board, own.ns)
                });
                let worse = |other: &&BoardPlay| matches!((own.points, other.points), (Some(own), Some(other)) if own > other);
                better += others.filter(worse).count() as i64;
            }
            Some(Exact::from(better))
        }),
        AboveAverage => each(&|who| {
            let own = data.boards.iter().filter(|own| own.entrant == who);
            Some(Exact::from(own.map(|own| i64::from(own.above_average.signum() + 1)).sum::<i64>()))
        }),
        BestSession(nth) => each(&|who| {
            let mut scores = data.sessions.iter().find(|own| own.0 == who)?.1.clone();
            scores.sort_by(|one, other| other.cmp(one));
            scores.get(nth as usize - 1).copied()
        }),
        _ => unreachable!(),
    }
}

/// Groups of the tied, best first, each looked at again.
fn plain(step: Step, tied: &[u32], data: &TieData) -> Vec<Vec<u32>> {
    let compare: Box<dyn Fn(usize, usize) -> Ordering> = match step {
        ImpRatio | TotalPointRatio => {
            let value = if step == ImpRatio { imps } else { |record: &MatchRecord| record.total_points };
            let ratios: Vec<(i64, i64)> = tied.iter().map(|&who| sums(who, data, value)).collect();
            Box::new(move |one, other| {
                let known = |(won, lost)| if (won, lost) == (0, 0) { (1, 1) } else { (won, lost) };
                let [(won, lost), (won_2, lost_2)] = [known(ratios[one]), known(ratios[other])];
                // Nothing lost is beyond every number.
                (lost_2 == 0, won_2 * lost * i64::from(lost_2 > 0))
                    .cmp(&(lost == 0, won * lost_2 * i64::from(lost > 0)))
            })
        }
        _ => {
            let keys = keys(step, tied, data);
            Box::new(move |one, other| keys[other].cmp(&keys[one]))
        }
    };
    let mut order: Vec<usize> = (0..tied.len()).collect();
    order.sort_by(|&one, &other| compare(one, other));
    let groups: Vec<Vec<u32>> = order
        .chunk_by(|&one, &other| compare(one, other).is_eq())
        .map(|group| group.iter().map(|&place| tied[place]).collect())
        .collect();
    if groups.len() < 2 {
        return groups;
    }
    groups.iter().flat_map(|group| plain(step, group, data)).collect()
}

#[test]
fn as_if_everything_were_looked_through() {
    let mut random = Random(Source::from_seed(4646));
    let (mut compared, mut separated) = (0, [0; STEPS.len()]);
    for _ in 0..600 {
        let everybody = 3 + random.below(6);
        let data = random.data(everybody);
        let mut tied: Vec<u32> = (1..=everybody).filter(|_| !random.yes(3)).collect();
        if random.yes(3) {
            tied.truncate(3);
        }
        if tied.is_empty() {
            continue;
        }
        for (step, separated) in STEPS.into_iter().zip(&mut separated) {
            let expected = plain(step, &tied, &data);
            let broken = break_tie(&tied, &data, &Rules::same(&[step]));
            assert_eq!(broken.places, expected, "{step:?} among {tied:?}: {data:?}");
            *separated += usize::from(expected.len() > 1);
            compared += 1;
        }
    }
    assert!(compared > 5_000 && separated.iter().all(|&often| often > 20), "{compared} {separated:?}");
}
