//! The arithmetic of scores and events takes any number whatsoever: it answers or refuses, and never panics or goes on
//! without end. Debug builds stop at an overflow, so a result that wraps fails here too.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::score::*;
use tricklaw::bridge::{BoardResult, Seat, Vulnerability};
use tricklaw::event::carry_over::*;
use tricklaw::event::forfeit::*;
use tricklaw::event::penalty::*;
use tricklaw::event::schedule::*;
use tricklaw::event::shengji as sheng;
use tricklaw::event::standing::*;
use tricklaw::event::tie_break::*;
use tricklaw::exact::Exact;
use tricklaw::shengji;

/// Numbers from a list of dangerous ones, by a fixed stream.
struct Numbers(u64);

impl Numbers {
    fn next(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % below
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.next(list.len())]
    }

    fn u32(&mut self) -> u32 {
        self.pick(&[
            0,
            1,
            2,
            3,
            4,
            7,
            8,
            12,
            13,
            20,
            100,
            199,
            1_000,
            i32::MAX as u32,
            1 << 31,
            u32::MAX - 1,
            u32::MAX,
        ])
    }

    fn i32(&mut self) -> i32 {
        self.pick(&[
            0,
            1,
            -1,
            2,
            50,
            100,
            -420,
            1_000,
            -7_600,
            i32::MAX,
            i32::MAX - 1,
            i32::MIN,
            i32::MIN + 1,
        ])
    }

    fn i64(&mut self) -> i64 {
        self.pick(&[
            0,
            1,
            -1,
            100,
            -5_000,
            i64::from(i32::MAX),
            i64::from(i32::MIN),
            i64::MAX,
            i64::MIN,
            i64::MIN + 1,
        ])
    }

    fn u8(&mut self) -> u8 {
        self.pick(&[0, 1, 2, 3, 4, 6, 7, 8, 9, 13, 14, 100, 127, 128, 254, 255])
    }

    fn bool(&mut self) -> bool {
        self.next(2) == 1
    }

    fn exact(&mut self) -> Exact {
        let (numerator, denominator) = (self.i64(), self.i64());
        let value = Exact::ratio(numerator, denominator).unwrap_or_default();
        if self.bool() { value * Exact::from(self.i64()) + self.small() } else { value }
    }

    fn small(&mut self) -> Exact {
        Exact::ratio(self.next(9) as i64, 3).unwrap()
    }

    fn maybe<T>(&mut self, make: impl Fn(&mut Numbers) -> T) -> Option<T> {
        if self.bool() { Some(make(self)) } else { None }
    }

    fn list<T>(&mut self, most: usize, make: impl Fn(&mut Numbers) -> T) -> Vec<T> {
        (0..self.next(most + 1)).map(|_| make(self)).collect()
    }

    fn pair<T>(&mut self, make: impl Fn(&mut Numbers) -> T) -> (T, T) {
        (make(self), make(self))
    }
}

const ROUNDS: u64 = 500;

fn side_score(n: &mut Numbers) -> SideScore {
    match n.next(4) {
        0 => SideScore::Points(n.i32()),
        1 => SideScore::Weighted(n.list(3, |n| WeightedPoints { weight: n.u32(), points: n.i32() })),
        2 => SideScore::Artificial(n.pick(&[Award::AveragePlus, Award::Average, Award::AverageMinus])),
        _ => SideScore::Points(n.i32()),
    }
}

fn lines(n: &mut Numbers) -> Vec<BoardLine> {
    n.list(6, |n| BoardLine { ns: side_score(n), ew: side_score(n) })
}

#[test]
fn scores_of_any_points() {
    for seed in 0..ROUNDS {
        let n = &mut Numbers(seed);
        let points = n.list(8, Numbers::i32);
        matchpoints(&points);
        cross_imps(&points);
        let vulnerability = n.pick(&Vulnerability::ALL);
        is_possible_score(n.i32(), vulnerability);
        undertakings_worth(n.i32(), vulnerability);
        let undertaking = "7NTXX".parse().unwrap();
        let _ = score(undertaking, n.bool(), n.u8());
        let _ = score_parts(undertaking, n.bool(), n.u8());
        oddities(undertaking, n.u8(), &OddityOptions { down: n.u8(), overtricks: n.u8() });
        imps(n.i32());
        let butler = ButlerOptions { trim: n.u32(), keep: n.u32(), ..ButlerOptions::default() };
        datum(&points, &butler);
        let lines = lines(n);
        let groups: Vec<u32> = lines.iter().map(|_| n.u32()).collect();
        let _ = score_butler(&lines, &groups, &butler);
        let cross = CrossImpOptions { expected: n.maybe(Numbers::u32), ..CrossImpOptions::default() };
        let _ = score_cross_imps(&lines, &groups, &cross);
        let options = MatchpointOptions {
            per_win: n.u32(),
            expected: n.maybe(Numbers::u32),
            factoring: n.pick(&[Factoring::None, Factoring::Neuberg]),
            ..MatchpointOptions::default()
        };
        let _ = score_matchpoints(&lines, &groups, &options);
        let _ = frequencies(&lines, &groups, &options);
        let patton = PattonOptions { per_board: n.u32(), aggregate_per_board: n.u32(), steps: n.u32() };
        score_patton(&n.list(5, |n| n.pair(Numbers::i32)), &patton);
        let team = TeamOptions { per_board: n.u32(), balance: n.bool(), ..TeamOptions::default() };
        if let [open, closed, ..] = &lines[..]
            && let Ok(board) = score_team_board(open, closed, &team)
        {
            let totals = total_team_boards(&[board, board], &team);
            knockout_lead(n.exact(), &totals);
        }
        for scale in [VpScale::WbfContinuous, VpScale::WbfDiscrete] {
            if let Ok(table) = scale.table(n.u32()) {
                table.award(n.i32());
                table.award_exact(n.exact());
                table.imps_for(n.i32());
            }
        }
        let draw = n.i32();
        let bands = [(0, draw, draw), (n.u32(), n.i32(), n.i32())].map(|(from, winner_c, loser_c)| VpBand {
            from,
            winner_c,
            loser_c,
        });
        for count in 1..=2 {
            if let Ok(bands) = VpBands::new(bands[..count].to_vec()) {
                let _ = bands.check_25_to_0();
            }
        }
    }
}

#[test]
fn seats_and_results_of_any_number() {
    for seat in Seat::ALL {
        assert_eq!(seat.plus(usize::MAX), seat.previous(), "a multiple of four less one");
    }
    for seed in 0..ROUNDS {
        let n = &mut Numbers(seed);
        let contract = n.pick(&["1NT N", "7SXX E"]).parse().unwrap();
        BoardResult::Played { contract, tricks: n.u8(), score: n.i32() }.north_south();
    }
}

#[test]
fn schedules_of_any_size() {
    for seed in 0..100 {
        let n = &mut Numbers(seed);
        let _ = mitchell(n.u32(), n.u32(), n.pick(&[Mitchell::Straight, Mitchell::Skip, Mitchell::Relay]));
        let _ = howell(n.u32());
        let _ = individual(n.u32());
        let _ = web(n.u32(), n.u32(), n.u32(), n.u32());
        let kind = n.pick(&[RoundRobin::Printed, RoundRobin::Rotation, RoundRobin::Balanced]);
        if let Ok(rounds) = round_robin(n.u32().min(40), kind) {
            early_numbers(&rounds, n.u32(), 1_000);
            bye_round(&rounds, n.u32());
            let ranks = n.list(8, Numbers::u32);
            let _ = second_cycle(&rounds, &ranks);
            home_surplus(&rounds, n.u32());
            runs_of_three(&rounds, n.u32());
        }
        let _ = round_robin(n.u32(), RoundRobin::Rotation);
        let _ = joined(n.u32(), kind);
        seed_positions(n.u32(), n.u32());
        bye_positions(n.u32(), n.u32());
        seeded_order(n.u32());
        let entrants = n.list(9, Numbers::u32);
        snake_groups(&entrants, n.u32());
        let options = DrawOptions {
            size: n.maybe(Numbers::u32),
            seeds: n.list(3, Numbers::u32),
            keep_apart: vec![n.list(3, Numbers::u32)],
            lot: n.i64() as u64,
        };
        let _ = draw_bracket(&entrants, &options);
        let _ = swiss_rounds_advice(n.u32(), &n.list(3, |n| [n.u32(), n.u32(), n.u32()]));
        let _ = swiss_fold(&entrants);
        let points = n.list(6, |n| RoundPoints { entrant: n.u32(), points_c: n.i32() });
        let _ = swiss_order(&points, n.u32());
        let _ = swiss_all_win(&points, &entrants, n.u32());
        bye_points_c(n.i32(), n.pair(Numbers::u32));
        triangle_points_c(n.i32(), n.i32());
        let history = SwissHistory {
            meetings: n.list(5, |n| Meeting { round: n.u32(), sides: [n.u32(), n.u32()] }),
            byes: n.list(2, Numbers::u32),
        };
        let options = SwissOptions {
            round: n.u32(),
            odd: n.pick(&[OddField::Bye, OddField::Triangle]),
            drawn_bye: n.maybe(Numbers::u32),
            continuing: n.maybe(|n| [n.u32(), n.u32(), n.u32()]),
            ..SwissOptions::default()
        };
        let _ = swiss_pair(&entrants, &history, &options);
        let _ = seating_right(n.u32(), Team::Home, &entrants, if n.bool() { &[Team::Home] } else { &[] });
        let times = TimeOptions {
            printed: vec![(n.u32(), n.u32(), n.u32())],
            screens: n.pair(Numbers::u32),
            open_table: n.pair(Numbers::u32),
            duplication: n.pair(Numbers::u32),
            interval: n.u32(),
        };
        match_time(n.u32(), PlayConditions { screens: n.bool(), duplicated: n.bool() }, &times);
    }
}

fn record(n: &mut Numbers) -> MatchRecord {
    let vp = n.pair(Numbers::i32);
    MatchRecord {
        points_c: n.maybe(|n| [n.i32(), n.i32()]),
        imps: [n.exact(), n.exact()],
        total_points: [n.i64(), n.i64()],
        matchpoints: [n.exact(), n.exact()],
        boards_won: [n.u32(), n.u32()],
        half: n.bool(),
        ..MatchRecord::new(n.u32(), n.next(4) as u32, n.next(4) as u32).vp_c(vp.0, vp.1)
    }
}

#[test]
fn standings_of_any_results() {
    for seed in 0..ROUNDS {
        let n = &mut Numbers(seed);
        let matches = n.list(6, record);
        let teams = [1, 2, 3];
        let options = TeamsOptions {
            penalties_c: n.list(3, |n| (n.next(4) as u32, n.i32())),
            carried_c: n.list(3, |n| (n.next(4) as u32, n.i32())),
            rules: if n.bool() { Rules::round_robin() } else { Rules::board_a_match() },
            ties: TieData { totals_c: n.list(3, |n| (n.next(4) as u32, n.i64())), ..TieData::default() },
            unbeaten_first: n.bool(),
        };
        if let Err(twice) = score_teams(&teams, &matches, &options) {
            assert!(twice.first < twice.record && matches[twice.record].side(twice.team).is_some());
            let untold: Vec<MatchRecord> =
                matches.iter().map(|own| MatchRecord { round: 0, ..*own }).collect();
            score_teams(&teams, &untold, &options).unwrap();
        }
        cross_table(&teams, &matches);
        Rules::knockout(n.u32());
        Rules::pairs(n.u32());
    }
}

/// A session of which some miss most: its pairs are any of four.
fn session(n: &mut Numbers, method: PairsMethod) -> (Vec<PairsBoard>, PairsOptions) {
    // Whoever has one result on a board has no second one there.
    let board = |n: &mut Numbers| {
        let (ns, ew) = (n.next(4) as u32, n.next(4) as u32);
        let line = |(place, points)| {
            PairsLine::new((ns + place) % 4, (ew + place) % 4 + 4, BoardLine::played(points))
        };
        PairsBoard { board: n.u32(), lines: (0..).zip(n.list(3, Numbers::i32)).map(line).collect() }
    };
    let mut boards: Vec<PairsBoard> = (0..n.next(4)).map(|_| board(n)).collect();
    boards.sort_by_key(|own| own.board);
    boards.dedup_by_key(|own| own.board);
    let penalties = n.list(2, |n| (n.next(8) as u32, n.exact()));
    (boards, PairsOptions { penalties, ..PairsOptions::new(method) })
}

#[test]
fn sessions_of_any_results() {
    for seed in 0..ROUNDS {
        let n = &mut Numbers(seed);
        let expected = n.maybe(Numbers::u32);
        let method = if n.bool() {
            let divisor = n.pick(&[Divisor::One, Divisor::Comparisons]);
            PairsMethod::CrossImps(CrossImpOptions { expected, divisor, ..CrossImpOptions::default() })
        } else {
            PairsMethod::Matchpoints(MatchpointOptions { expected, ..MatchpointOptions::default() })
        };
        let sessions = [session(n, method), session(n, method)];
        let (absences, most) =
            ([Absence::Forfeited, Absence::Excused, Absence::LeftOut], [i32::MIN, i32::MAX]);
        let options = SessionsOptions {
            by: n.pick(&[SessionsBy::Sessions, SessionsBy::Boards, SessionsBy::Total]),
            absence: n.pick(&absences),
            forfeit_imps_c: if n.bool() { n.pick(&most) } else { n.i32() },
            carried: n.list(2, |n| (n.next(8) as u32, n.exact())),
            ..SessionsOptions::default()
        };
        score_sessions(&sessions, &options).unwrap();
    }
}

#[test]
fn awards_penalties_and_carry_over_of_any_amount() {
    for seed in 0..ROUNDS {
        let n = &mut Numbers(seed);
        let carry = KnockoutCarry {
            higher: n.pair(Numbers::u32),
            lower: n.pair(Numbers::u32),
            most_per_board: n.pair(Numbers::u32),
        };
        let ranked = if n.bool() { Ranked::Higher } else { Ranked::Lower };
        carry_knockout(n.exact(), ranked, n.u32(), &carry);
        carry_round_robin(&n.list(3, Numbers::exact), n.u32(), (n.u32(), n.u32()));
        let options = ForfeitOptions {
            draw_c: n.i32(),
            draw_factor: n.pair(Numbers::u32),
            complement: n.maybe(|n| n.pair(Numbers::i32)),
        };
        forfeit_vp(n.maybe(Numbers::exact), n.maybe(Numbers::exact), &options);
        ForfeitOptions::pairs(n.i32());
        withdrawal_effect(System::RoundRobin, n.u32(), n.u32(), n.exact());
        withdrawal_effect(System::Swiss, n.u32(), n.u32(), n.exact());
        let often = DisqualificationOptions { running: n.u32(), in_all: n.u32() };
        is_disqualified(&n.list(5, Numbers::u32), &often);
        wrong_seats_vp_c(n.i32(), n.pair(Numbers::u32));
        let amount = n.pick(&[Amount::vp(n.0 as i32), Amount::imps(i32::MIN), Amount::top(i32::MAX)]);
        let shares = n.pick(&[Shares::Each, Shares::KeepSum]);
        amount.shared(n.u32(), shares);
        for contest in [Contest::TeamsVp, Contest::TeamsKnockout, Contest::PairsMatchpoints] {
            TimeRule::late(contest).ruling(n.u32(), n.u32());
            if let Ok(slow) = TimeRule::slow(contest) {
                slow.ruling(n.u32(), n.u32());
                slow.parts(amount, n.maybe(Numbers::u32), shares);
            }
        }
        let equal = Equivalence { vp: n.i32(), imps: n.i32(), top: n.i32() };
        for unit in [Unit::Vp, Unit::Imp, Unit::TopPercent] {
            let _ = equal.convert(amount, unit);
        }
        stage_total_c(&n.list(4, Numbers::i32), &n.list(4, Numbers::i32));
        ladder(ladder_items()[n.next(ladder_items().len())].offence, n.u32());
    }
}

/// Parts may be anything, in any order; what they come to is told as near as the type can.
#[test]
fn totals_of_any_parts() {
    for seed in 0..ROUNDS {
        let n = &mut Numbers(seed);
        let [trick_score, overtricks, game_or_part_score, slam, doubled_made, undertricks] =
            core::array::from_fn(|_| n.i32());
        let sum = [trick_score, overtricks, game_or_part_score, slam, doubled_made, undertricks];
        let sum: i64 = sum.into_iter().map(i64::from).sum();
        let parts =
            ScoreParts { trick_score, overtricks, game_or_part_score, slam, doubled_made, undertricks };
        assert_eq!(i64::from(parts.total()), sum.clamp(i32::MIN.into(), i32::MAX.into()));
    }
}

#[test]
fn shengji_of_any_points() {
    for seed in 0..ROUNDS {
        let n = &mut Numbers(seed);
        shengji::score::team_margin(n.i32(), n.i32(), n.i32(), n.i32());
        let _ = shengji::score::derived_level_points(n.i32(), n.u8());
        shengji::dealer_points(n.i64(), n.u8());
        let _ = shengji::outcome(n.i64(), n.u8());
        shengji::law::escalation(n.u32(), n.u32());
        let points = sheng::MatchPoints { win: n.u32(), draw: n.u32(), loss: n.u32() };
        sheng::timed_result(n.u32(), n.u32(), &points);
        sheng::swiss_rounds(n.u32(), n.u32());
        let system = if n.bool() { sheng::System::Swiss } else { sheng::System::RoundRobin };
        sheng::before_start(system, n.u32());
        sheng::late(n.u32(), n.u32(), &sheng::LateOptions { warning: n.u32(), forfeit: n.u32() });
        let deals = n.list(4, |n| sheng::TeamDeal {
            a_east_west: n.i32(),
            a_north_south: n.i32(),
            b_east_west: n.i32(),
            b_north_south: n.i32(),
        });
        sheng::team_totals(&deals);
        let totals = n.maybe(|n| (n.i64(), n.i64()));
        sheng::RoundResult { points: None, totals }.margin();
        let lost = sheng::LostRound {
            own: n.maybe(Numbers::exact),
            other: n.maybe(Numbers::exact),
            record_c: n.maybe(Numbers::i32),
        };
        let options = sheng::StandardOptions { whole_c: n.i32(), fixed_c: n.i32(), only: None };
        sheng::standard_award(&lost, &options);
        let _ = shengji::Sizes::new(n.u8(), n.u8());
        let _ = Seat::from_index(n.u8());
    }
}
