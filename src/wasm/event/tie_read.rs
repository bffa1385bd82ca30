//! Tie-breaks as JavaScript writes them: steps and chains by name, and what they are decided with.

use super::read::values;
use super::result::{entrant, unsigned};
use crate::event::standing::first_unknown;
use crate::event::text::number;
use crate::event::tie_break::{
    BoardPlay, Decision, Encounter, MatchError, MatchRecord, Played, Ratio, Rules, Step, TieData, Won,
};
use crate::exact::Exact;
use crate::order;
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, bad_input, named_twice};
use crate::wasm::json::Json;
use wasm_bindgen::JsValue;

/// The most contestants of an event.
pub const ENTRANTS: u32 = 2_000;
/// The most matches, boards and encounters.
const RECORDS: u32 = 50_000;
/// The most steps of a chain.
const STEPS: u32 = 100;

/// Steps without a number.
const NAMES: [(&str, Step); 27] = [
    ("imp-ratio", Step::ImpRatio),
    ("total-point-ratio", Step::TotalPointRatio),
    ("meeting-vp", Step::MeetingVp),
    ("meeting-imps", Step::MeetingImps),
    ("meeting-total-points", Step::MeetingTotalPoints),
    ("meeting-matchpoints", Step::MeetingMatchpoints),
    ("meeting-boards-won", Step::MeetingBoardsWon),
    ("leader-of-meetings", Step::LeaderOfMeetings),
    ("drew-one-better-against-third", Step::DrewOneBetterAgainstThird),
    ("drew-one-beat-rest", Step::DrewOneBeatRest),
    ("lost-to-both", Step::LostToBoth),
    ("won-all-by-matchpoints", Step::WonAllByMatchpoints),
    ("won-all-by-total-points", Step::WonAllByTotalPoints),
    ("net-imps", Step::NetImps),
    ("net-total-points", Step::NetTotalPoints),
    ("total-points", Step::TotalPoints),
    ("boards-won", Step::BoardsWon),
    ("common-boards-won", Step::CommonBoardsWon),
    ("matches-won", Step::MatchesWon),
    ("opponent-average", Step::OpponentAverage),
    ("opponent-sum", Step::OpponentSum),
    ("common-opponents", Step::CommonOpponents),
    ("board-by-board", Step::BoardByBoard),
    ("above-average", Step::AboveAverage),
    ("fewer-violations", Step::FewerViolations),
    ("record-ratio", Step::RecordRatio),
    ("lot", Step::Lot),
];

/// The name of a step.
pub fn step_name(json: &mut Json, step: Step) {
    match step {
        Step::BestSession(nth) => json.text(&format!("best-session-{nth}")),
        Step::ExtraBoards(boards) => json.text(&format!("extra-boards-{boards}")),
        _ => json.text(NAMES.iter().find(|(_, known)| *known == step).map_or("", |(name, _)| name)),
    }
}

fn step(argument: &str, value: &JsValue) -> Answer<Step> {
    let name = args::text(argument, value, 40)?;
    let numbered = |prefix: &str| -> Option<u32> {
        number(name.strip_prefix(prefix)?).filter(|number| (1..=1000).contains(number))
    };
    let found = NAMES
        .iter()
        .find(|(known, _)| *known == name)
        .map(|&(_, step)| step)
        .or_else(|| numbered("best-session-").map(Step::BestSession))
        .or_else(|| numbered("extra-boards-").map(Step::ExtraBoards));
    found.ok_or_else(|| bad_input(argument, "a tie-break step such as \"imp-ratio\"", value))
}

fn chain(argument: &str, value: &JsValue) -> Answer<Vec<Step>> {
    args::list(argument, value, STEPS, step)
}

/// A chain of the regulations by name, one chain for all ties, or one for two, three and more tied. Pairs are compared by
/// their sessions where there were several.
pub fn rules_after(sessions: usize, argument: &str, value: &JsValue) -> Answer<Rules> {
    if args::is_array(argument, value)? {
        return chain(argument, value).map(|steps| Rules::same(&steps));
    }
    if value.is_object() {
        let fields = Fields::new(argument, value, &["two", "three", "more"])?;
        return Ok(Rules {
            two: fields.need("two", chain)?,
            three: fields.need("three", chain)?,
            more: fields.need("more", chain)?,
        });
    }
    let made: fn(u32) -> Rules = args::word(
        argument,
        value,
        &[
            ("round-robin", (|_| Rules::round_robin()) as fn(u32) -> Rules),
            ("knockout-4", |_| Rules::knockout(4)),
            ("knockout-8", |_| Rules::knockout(8)),
            ("swiss", |_| Rules::swiss()),
            ("board-a-match", |_| Rules::board_a_match()),
            ("pairs", Rules::pairs),
            ("pairs-imps", |_| Rules::pairs_imps()),
            ("shengji-swiss", |_| Rules::shengji_swiss()),
            ("none", |_| Rules::none()),
        ],
    )?;
    Ok(made(sessions as u32))
}

/// The same for an event of one session.
pub fn rules(argument: &str, value: &JsValue) -> Answer<Rules> {
    rules_after(1, argument, value)
}

/// Contestants, nobody twice, and no more than that.
pub fn different(argument: &str, value: &JsValue, most: u32) -> Answer<Vec<u32>> {
    let who = args::list(argument, value, most, entrant)?;
    match order::repeated(&who) {
        Some(number) => Err(named_twice(argument, number)),
        None => Ok(who),
    }
}

/// A list of contestants.
pub fn entrants(argument: &str, value: &JsValue) -> Answer<Vec<u32>> {
    args::list(argument, value, ENTRANTS, entrant)
}

/// Refuses a penalty, or something carried over or excused, of somebody who is nobody.
pub fn known_only<T>(argument: &str, told: &[(u32, T)], known: &[u32]) -> Answer<()> {
    let numbers: Vec<u32> = told.iter().map(|own| own.0).collect();
    unknown_refused(argument, &numbers, known)
}

#[inline(never)]
fn unknown_refused(argument: &str, told: &[u32], known: &[u32]) -> Answer<()> {
    match first_unknown(known, told) {
        Some(place) => {
            let argument = format!("{argument}[{place}]");
            Err(bad_input(&argument, "one of the contestants", &told[place].into()))
        }
        None => Ok(()),
    }
}

/// Groups of contestants, nobody twice in one.
pub fn groups(argument: &str, value: &JsValue) -> Answer<Vec<Vec<u32>>> {
    args::list(argument, value, ENTRANTS, |argument, value| different(argument, value, ENTRANTS))
}

fn decision(argument: &str, value: &JsValue) -> Answer<Decision> {
    let fields = Fields::new(argument, value, &["step", "order"])?;
    let order = fields.need("order", |argument, value| {
        let order = groups(argument, value)?;
        match order::repeated(&order.concat()) {
            Some(number) => Err(named_twice(argument, number)),
            None => Ok(order),
        }
    })?;
    Ok(Decision { step: fields.need("step", step)?, order })
}

/// What came of lots and extra boards.
pub fn decisions(argument: &str, value: &JsValue) -> Answer<Vec<Decision>> {
    args::list(argument, value, ENTRANTS, decision)
}

/// Points of a whole event, far from the ends of their type.
const POINTS: i32 = 1_000_000_000;

/// Home's and away's whole numbers; nothing where they are left out.
fn either(fields: &Fields, key: &str, least: i32, most: i32) -> Answer<Option<[i32; 2]>> {
    fields.maybe(key, |argument, value| values(argument, value, least, most))
}

/// How an amount is read.
pub type ReadAmount = fn(&str, &JsValue) -> Answer<Exact>;

/// Home's and away's amounts, nought where they are left out.
#[inline(never)]
pub fn both(fields: &Fields, key: &str, read: ReadAmount) -> Answer<[Exact; 2]> {
    let two = fields.maybe(key, |argument, value| {
        let list = args::list(argument, value, 2, read)?;
        <[Exact; 2]>::try_from(list).map_err(|_| bad_input(argument, "two values, home and away", value))
    })?;
    Ok(two.unwrap_or_default())
}

/// Who met: what teams win is counted, what pairs score in an encounter may be less than nothing.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Sides {
    /// Teams.
    Teams,
    /// Teams ranked by what they won.
    Ranked,
    /// Anybody whose tie is to be broken.
    Any,
}

/// A match of a stage.
#[inline(never)]
fn match_record(argument: &str, value: &JsValue, who: Sides) -> Answer<MatchRecord> {
    let known = [
        "round",
        "home",
        "away",
        "vp",
        "points",
        "imps",
        "totalPoints",
        "matchpoints",
        "boardsWon",
        "forfeited",
        "half",
    ];
    let fields = Fields::new(argument, value, &known)?;
    let forfeited = fields.flag("forfeited")?;
    let sides = [fields.need_whole("home", 0, 1_000_000)?, fields.need_whole("away", 0, 1_000_000)?];
    let won = either(&fields, "boardsWon", 0, 1_000_000)?;
    let vp_c = either(&fields, "vp", -POINTS, POINTS)?;
    let points_c = either(&fields, "points", -POINTS, POINTS)?;
    if who == Sides::Ranked && !forfeited && vp_c.or(points_c).is_none() {
        return Err(bad_input(argument, "a match with vp or points, or one that is forfeited", value));
    }
    let record = MatchRecord {
        round: fields.whole("round", 0, 1_000_000)?.unwrap_or(0),
        sides,
        vp_c: vp_c.unwrap_or_default(),
        points_c,
        imps: both(&fields, "imps", args::exact)?,
        total_points: either(&fields, "totalPoints", -POINTS, POINTS)?.unwrap_or_default().map(i64::from),
        matchpoints: both(&fields, "matchpoints", args::exact)?,
        boards_won: won.unwrap_or_default().map(|boards| boards as u32),
        played: if forfeited { Played::Forfeit } else { Played::AtTable },
        half: fields.flag("half")?,
    };
    let checked = match who {
        Sides::Any => record.check_sides(),
        _ => record.check_teams(),
    };
    match checked {
        Ok(()) => Ok(record),
        Err(MatchError::SameSides) => Err(bad_input(argument, "a match of two different sides", value)),
        Err(MatchError::BelowNothing { won, .. }) => below_nothing(&fields, won).map(|()| record),
    }
}

/// The refusal of an amount below nothing, which names the place: read once more as one that cannot be.
#[inline(never)]
fn below_nothing(fields: &Fields, won: Won) -> Answer<()> {
    match won {
        Won::Imps => both(fields, "imps", unsigned).map(drop),
        Won::TotalPoints => either(fields, "totalPoints", 0, POINTS).map(drop),
        Won::Matchpoints => both(fields, "matchpoints", unsigned).map(drop),
    }
}

/// The matches of a stage.
pub fn matches(argument: &str, value: &JsValue, who: Sides) -> Answer<Vec<MatchRecord>> {
    let records = args::list(argument, value, RECORDS, |argument, value| match_record(argument, value, who))?;
    let by_points = who == Sides::Ranked && records.iter().any(|record| record.points_c.is_some());
    let without = |record: &MatchRecord| record.points_c.is_none() && record.played != Played::Forfeit;
    match records.iter().position(without).filter(|_| by_points) {
        Some(place) => {
            Err(bad_input(&format!("{argument}[{place}]"), "a match with points, as others have them", value))
        }
        None => Ok(records),
    }
}

/// A contestant with an amount under that name.
pub fn amount_of<T>(
    argument: &str,
    value: &JsValue,
    key: &str,
    read: impl Fn(&str, &JsValue) -> Answer<T>,
) -> Answer<(u32, T)> {
    let known = ["number", key];
    let fields = Fields::new(argument, value, &known)?;
    Ok((fields.need_whole("number", 1, 1_000_000)?, fields.need(key, read)?))
}

/// A list of contestants with whole numbers under that name.
#[inline(never)]
fn numbered(argument: &str, value: &JsValue, key: &str, least: i32) -> Answer<Vec<(u32, i32)>> {
    let number = |argument: &str, value: &JsValue| {
        args::signed(argument, value, least.into()..=POINTS.into()).map(|number| number as i32)
    };
    args::list(argument, value, ENTRANTS, |argument, value| amount_of(argument, value, key, number))
}

/// A list of contestants with their points, in hundredths.
pub fn points_of(argument: &str, value: &JsValue) -> Answer<Vec<(u32, i32)>> {
    numbered(argument, value, "points", -POINTS)
}

/// The same of points that are taken off: 0 or more.
pub fn points_off(argument: &str, value: &JsValue) -> Answer<Vec<(u32, i32)>> {
    numbered(argument, value, "points", 0)
}

fn encounter(argument: &str, value: &JsValue) -> Answer<Encounter> {
    let fields = Fields::new(argument, value, &["number", "opponent", "scored"])?;
    Ok(Encounter {
        entrant: fields.need_whole("number", 1, 1_000_000)?,
        opponent: fields.need_whole("opponent", 1, 1_000_000)?,
        scored: fields.need_exact("scored")?,
    })
}

fn board_play(argument: &str, value: &JsValue) -> Answer<BoardPlay> {
    let fields = Fields::new(argument, value, &["number", "board", "group", "ns", "points", "aboveAverage"])?;
    Ok(BoardPlay {
        entrant: fields.need_whole("number", 1, 1_000_000)?,
        session: 0,
        board: fields.need_whole("board", 1, 1_000_000)?,
        group: fields.whole("group", 0, 1_000_000)?.unwrap_or(0),
        ns: fields.need("ns", args::flag)?,
        points: fields.maybe("points", args::integer32)?,
        above_average: fields.need_exact("aboveAverage")?,
    })
}

/// What a contestant has won and lost by the records.
pub fn ratio(argument: &str, value: &JsValue) -> Answer<Ratio> {
    let fields = Fields::new(argument, value, &["number", "won", "lost"])?;
    Ok(Ratio {
        entrant: fields.need_whole("number", 1, 1_000_000)?,
        won: fields.need("won", unsigned)?,
        lost: fields.need("lost", unsigned)?,
    })
}

fn sessions(argument: &str, value: &JsValue) -> Answer<(u32, Vec<Exact>)> {
    amount_of(argument, value, "scores", |argument, value| args::list(argument, value, 100, args::exact))
}

/// Contestants with their recorded violations.
pub fn violations(argument: &str, value: &JsValue) -> Answer<Vec<(u32, u32)>> {
    let counts = numbered(argument, value, "count", 0)?;
    Ok(counts.into_iter().map(|(entrant, count)| (entrant, count as u32)).collect())
}

/// Everything ties may be broken with.
pub fn tie_data(argument: &str, value: &JsValue) -> Answer<TieData> {
    let known = [
        "matches",
        "totals",
        "sessions",
        "encounters",
        "ranking",
        "boards",
        "commonBoardsWon",
        "violations",
        "records",
        "decisions",
    ];
    let fields = Fields::new(argument, value, &known)?;
    let totals = fields.maybe("totals", points_of)?.unwrap_or_default();
    let common = fields.maybe("commonBoardsWon", |argument, value| {
        args::list(argument, value, ENTRANTS, |argument, value| amount_of(argument, value, "won", unsigned))
    })?;
    let violations = fields.maybe("violations", violations)?;
    Ok(TieData {
        matches: fields
            .maybe("matches", |argument, value| matches(argument, value, Sides::Any))?
            .unwrap_or_default(),
        totals_c: totals.into_iter().map(|(number, total)| (number, i64::from(total))).collect(),
        sessions: listed(&fields, "sessions", sessions)?,
        encounters: listed(&fields, "encounters", encounter)?,
        ranking: fields.maybe("ranking", entrants)?.unwrap_or_default(),
        boards: listed(&fields, "boards", board_play)?,
        common_boards_won: common.unwrap_or_default(),
        violations: violations.unwrap_or_default(),
        records: listed(&fields, "records", ratio)?,
        decisions: fields.maybe("decisions", decisions)?.unwrap_or_default(),
    })
}

/// A list that may be left out.
pub fn listed<T>(fields: &Fields, key: &str, read: impl Fn(&str, &JsValue) -> Answer<T>) -> Answer<Vec<T>> {
    let found = fields.maybe(key, |argument, value| args::list(argument, value, RECORDS, &read))?;
    Ok(found.unwrap_or_default())
}
