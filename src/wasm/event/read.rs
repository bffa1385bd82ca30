//! How a session is scored, as JavaScript writes it.

use super::result::{entrant, unsigned};
use super::tie_read::{ENTRANTS, ReadAmount, amount_of, decisions, groups, rules, rules_after};
use crate::bridge::score::{
    AwardOptions, ButlerOptions, CrossImpOptions, DatumRounding, Divisor, Factoring, MatchpointOptions,
    SessionRule, SmallGroups, TeamMethod, TeamOptions,
};
use crate::event::standing::{Absence, PairsMethod, PairsOptions, RankBy, SessionsBy, SessionsOptions};
use crate::exact::Exact;
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, bad_input};
use wasm_bindgen::JsValue;

/// Whole numbers within bounds, so many of them.
pub fn values<const N: usize>(argument: &str, value: &JsValue, least: i32, most: i32) -> Answer<[i32; N]> {
    let list = whole_numbers(argument, value, N as u32, least, most)?;
    list.try_into().map_err(|_| bad_input(argument, &format!("{N} values"), value))
}

#[inline(never)]
fn whole_numbers(argument: &str, value: &JsValue, limit: u32, least: i32, most: i32) -> Answer<Vec<i32>> {
    args::list(argument, value, limit, |argument, value| {
        args::signed(argument, value, least.into()..=most.into()).map(|number| number as i32)
    })
}

fn awards(argument: &str, value: &JsValue) -> Answer<AwardOptions> {
    let fields = Fields::new(argument, value, &["percent", "imps", "sessionRule"])?;
    let whose = [
        ("none", SessionRule::None),
        ("non-offenders", SessionRule::NonOffenders),
        ("both", SessionRule::Both),
    ];
    let usual = AwardOptions::default();
    let percent = fields.maybe("percent", |argument, value| values(argument, value, 0, 10_000))?;
    let imps = fields.maybe("imps", |argument, value| values(argument, value, -3_000, 3_000))?;
    Ok(AwardOptions {
        percent: percent.map_or(usual.percent, |own| own.map(|percent| percent as u16)),
        imps: imps.map_or(usual.imps, |own| own.map(|imps| imps as i16)),
        session_rule: fields.word("sessionRule", &whose)?.unwrap_or(usual.session_rule),
    })
}

fn matchpoints(fields: &Fields) -> Answer<MatchpointOptions> {
    let usual = MatchpointOptions::default();
    let factoring = [("neuberg", Factoring::Neuberg), ("none", Factoring::None)];
    let groups = [("factored", SmallGroups::Factored), ("uplifted", SmallGroups::Uplifted)];
    Ok(MatchpointOptions {
        per_win: fields.whole("perWin", 1, 100)?.unwrap_or(usual.per_win),
        expected: fields.whole("expected", 0, 1_000_000)?,
        factoring: fields.word("factoring", &factoring)?.unwrap_or_default(),
        small_groups: fields.word("smallGroups", &groups)?.unwrap_or_default(),
        awards: fields.maybe("awards", awards)?.unwrap_or_default(),
    })
}

fn cross_imps(fields: &Fields) -> Answer<CrossImpOptions> {
    let divisor =
        [("comparisons", Divisor::Comparisons), ("results", Divisor::Results), ("one", Divisor::One)];
    Ok(CrossImpOptions {
        divisor: fields.word("divisor", &divisor)?.unwrap_or_default(),
        expected: fields.whole("expected", 0, 1_000_000)?,
        awards: fields.maybe("awards", awards)?.unwrap_or_default(),
    })
}

fn butler(fields: &Fields) -> Answer<ButlerOptions> {
    let usual = ButlerOptions::default();
    let rounding = [("tens", DatumRounding::Tens), ("exact", DatumRounding::Exact)];
    Ok(ButlerOptions {
        trim: fields.whole("trim", 0, 1_000_000)?.unwrap_or(usual.trim),
        keep: fields.whole("keep", 0, 1_000_000)?.unwrap_or(usual.keep),
        rounding: fields.word("datum", &rounding)?.unwrap_or_default(),
        awards: fields.maybe("awards", awards)?.unwrap_or_default(),
    })
}

#[derive(Clone, Copy)]
enum Method {
    Matchpoints,
    CrossImps,
    Butler,
}

impl Method {
    /// The options that say something of other methods only.
    const fn without(self) -> &'static [&'static str] {
        match self {
            Method::Matchpoints => &["divisor", "trim", "keep", "datum"],
            Method::CrossImps => &["perWin", "factoring", "smallGroups", "trim", "keep", "datum"],
            Method::Butler => &["perWin", "expected", "factoring", "smallGroups", "divisor"],
        }
    }
}

/// What is said of an option of another method: it would be ignored silently.
const OTHER_METHOD: &str = "no value with this `method`";

const OPTIONS: [&str; 15] = [
    "method",
    "perWin",
    "expected",
    "factoring",
    "smallGroups",
    "divisor",
    "trim",
    "keep",
    "datum",
    "awards",
    "fields",
    "penalties",
    "rankBy",
    "rules",
    "decisions",
];

/// How a session of pairs is scored; everything may be left out.
pub fn pairs_options(argument: &str, value: &JsValue) -> Answer<PairsOptions> {
    let fields = Fields::or_empty(argument, value, &OPTIONS)?;
    let methods =
        [("matchpoints", Method::Matchpoints), ("cross-imps", Method::CrossImps), ("butler", Method::Butler)];
    let method = fields.word("method", &methods)?.unwrap_or(Method::Matchpoints);
    fields.refuse(method.without(), OTHER_METHOD)?;
    let method = match method {
        Method::Matchpoints => PairsMethod::Matchpoints(matchpoints(&fields)?),
        Method::CrossImps => PairsMethod::CrossImps(cross_imps(&fields)?),
        Method::Butler => PairsMethod::Butler(butler(&fields)?),
    };
    let rank_by = [("average", RankBy::Average), ("total", RankBy::Total)];
    let penalties = fields.maybe("penalties", penalties)?;
    let mut options = PairsOptions::new(method);
    options.fields = fields.maybe("fields", groups)?.unwrap_or_default();
    options.penalties = penalties.unwrap_or_default();
    options.rank_by = fields.word("rankBy", &rank_by)?.unwrap_or_default();
    if let Some(rules) = fields.maybe("rules", rules)? {
        options.rules = rules;
    }
    options.ties.decisions = fields.maybe("decisions", decisions)?.unwrap_or_default();
    Ok(options)
}

/// How several sessions are added up; amounts carried over are in per cent where shares are ranked.
pub fn sessions_options(
    argument: &str,
    value: &JsValue,
    sessions: usize,
    matchpoints: bool,
) -> Answer<SessionsOptions> {
    let known = ["by", "absence", "excused", "forfeitImps", "carried", "rules", "decisions"];
    let fields = Fields::or_empty(argument, value, &known)?;
    let ways =
        [("sessions", SessionsBy::Sessions), ("boards", SessionsBy::Boards), ("total", SessionsBy::Total)];
    let absences =
        [("forfeited", Absence::Forfeited), ("excused", Absence::Excused), ("left-out", Absence::LeftOut)];
    let usual = SessionsOptions::default();
    let by = fields.word("by", &ways)?.unwrap_or_default();
    if matchpoints {
        fields.refuse(&["forfeitImps"], "no value at matchpoints")?;
    }
    let unit = if matchpoints && by != SessionsBy::Total { Exact::hundredths(1) } else { Exact::ONE };
    let carried = fields.maybe("carried", amounts)?.unwrap_or_default();
    Ok(SessionsOptions {
        by,
        absence: fields.word("absence", &absences)?.unwrap_or_default(),
        excused: fields.maybe("excused", excused)?.unwrap_or_default(),
        forfeit_imps_c: fields.whole("forfeitImps", 0, 3_000)?.map_or(usual.forfeit_imps_c, |c| c as i32),
        carried: carried.into_iter().map(|(number, amount)| (number, amount * unit)).collect(),
        rules: fields.maybe("rules", |argument, value| rules_after(sessions, argument, value))?,
        decisions: fields.maybe("decisions", decisions)?.unwrap_or_default(),
    })
}

/// Contestants who are excused: from all sessions, or from one.
fn excused(argument: &str, value: &JsValue) -> Answer<Vec<(u32, Option<usize>)>> {
    args::list(argument, value, ENTRANTS, |argument, value| {
        if !value.is_object() {
            return Ok((entrant(argument, value)?, None));
        }
        let fields = Fields::new(argument, value, &["number", "session"])?;
        let session = fields.need_whole("session", 1, 1_000)?;
        Ok((fields.need("number", entrant)?, Some(session as usize - 1)))
    })
}

/// Contestants with amounts.
fn amounts(argument: &str, value: &JsValue) -> Answer<Vec<(u32, Exact)>> {
    amounts_read(argument, value, args::exact)
}

/// Contestants with what is taken off.
fn penalties(argument: &str, value: &JsValue) -> Answer<Vec<(u32, Exact)>> {
    amounts_read(argument, value, unsigned)
}

#[inline(never)]
fn amounts_read(argument: &str, value: &JsValue, read: ReadAmount) -> Answer<Vec<(u32, Exact)>> {
    args::list(argument, value, ENTRANTS, |argument, value| amount_of(argument, value, "amount", read))
}

/// How the boards of a team match are scored.
pub fn team_options(fields: &Fields) -> Answer<TeamOptions> {
    let usual = TeamOptions::default();
    let methods = [
        ("imps", TeamMethod::Imps),
        ("board-a-match", TeamMethod::BoardAMatch),
        ("total-points", TeamMethod::TotalPoints),
    ];
    let method = fields.word("method", &methods)?.unwrap_or(usual.method);
    if method != TeamMethod::BoardAMatch {
        fields.refuse(&["perBoard"], OTHER_METHOD)?;
    }
    Ok(TeamOptions {
        method,
        per_board: fields.whole("perBoard", 1, 100)?.unwrap_or(usual.per_board),
        balance: fields.flag("balance")?,
        awards: fields.maybe("awards", awards)?.unwrap_or(usual.awards),
    })
}
