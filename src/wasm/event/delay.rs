//! Lateness and slow play.

use super::director::amount;
use super::result::unsigned;
use super::tie_read::entrants;
use crate::event::exchange::TableResult;
use crate::event::penalty::{
    Amount, BandMeasure, BandOrder, BoardsRemoved, Contest, Measure, NoTimeRule, Shares, TimeBand, TimeRule,
    Unit,
};
use crate::exact::Exact;
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, RulesError, bad_input, refusal};
use crate::wasm::json::{Json, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most hundredths of an amount.
const MOST: i32 = 10_000_000;

/// The rule with the bands of an event.
fn with_bands(rule: TimeRule, bands: Vec<TimeBand>) -> Answer<TimeRule> {
    rule.with_bands(bands).map_err(|BandOrder { band, from, up_to }| {
        bad_input(&format!("delay.bands[{band}].upTo"), &format!("more than {from}"), &up_to.into())
    })
}

fn band(argument: &str, value: &JsValue, unit: Unit) -> Answer<TimeBand> {
    let fields = Fields::new(argument, value, &["upTo", "amount", "warning", "perMinute", "boards"])?;
    let (warning, stated) = (fields.flag("warning")?, fields.hundredths("amount", MOST)?);
    let amount = Amount { unit, hundredths: stated.unwrap_or(0) };
    let each = fields.hundredths("perMinute", MOST)?;
    let listed = fields.maybe("boards", entrants)?.unwrap_or_default();
    let boards = match listed[..] {
        [from, to] => BoardsRemoved::new(from, to).ok(),
        _ => None,
    };
    if warning && each.is_some() || boards.is_none() && !listed.is_empty() {
        return Err(bad_input(argument, "warning or perMinute, and boards in order,", value));
    }
    let measure = match (warning, stated, each) {
        (false, _, Some(each)) => BandMeasure::PerMinute { base: amount, each, beyond: 0 },
        (true, Some(_), _) => BandMeasure::WarnThen(amount),
        (false, Some(_), None) => BandMeasure::Fixed(amount),
        (true, None, _) => BandMeasure::Warning,
        (false, None, None) => BandMeasure::Nothing,
    };
    Ok(TimeBand { up_to: fields.need_whole("upTo", 1, 1_000_000)?, measure, boards })
}

/// The ruling on lateness (directing regulations art. 26, Shengji art. 30) or slow play (art. 27) of that many seconds, by a
/// side ruled on for the same `earlier` times. `responsible` is the side's share of the delay in per cent, `"200/3"` being two thirds: `parts` are the
/// two sides' own where the amount is for both, as in victory points, or where the director found shares. `or` is what he may choose instead, in the
/// same shares, where the text leaves it open, as beyond 25 minutes of slow play in a knock-out. An event with conditions of
/// its own gives its `bands` and what is done `beyond` them.
///
/// @example
/// const { measure, parts } = event.timePenalty({ rule: "slow", contest: "teams-vp", seconds: 400, responsible: 75 });
/// parts[0].hundredths; // 113
/// const bands = [{ upTo: 600, warning: true }, { upTo: 1800, perMinute: 25 }];
/// event.timePenalty({ rule: "late", contest: "teams-vp", seconds: 661, bands }).amount; // {"unit":"vp","hundredths":50}
///
/// @throws {RulesError} `bad-input`; `no-time-rule` for slow play at Shengji (Shengji art. 38)
#[wasm_bindgen(js_name = eventTimePenalty, unchecked_return_type = "TimeRuling")]
pub fn time_penalty(
    #[wasm_bindgen(js_name = delay, unchecked_param_type = "Delay")] told: &JsValue,
) -> Answer<JsValue> {
    let fields = Fields::new("delay", told, &FIELDS)?;
    let slow = fields.need_word("rule", &[("late", false), ("slow", true)])?;
    let contest = fields.need_word("contest", &CONTESTS)?;
    let seconds = fields.need_whole("seconds", 0, 1_000_000)?;
    let earlier = fields.whole("earlier", 0, 1_000)?;
    let share = fields.maybe("responsible", per_cent)?;
    let shares = if fields.flag("keepSum")? { Shares::KeepSum } else { Shares::Each };
    let rule = rule(slow, contest, &fields, told)?;
    let ruling = rule.ruling(seconds, earlier.unwrap_or(0));
    let unplayed = ruling.unplayed.map(|own| {
        let [text, ..] = TableResult::Artificial { ns: own.offender, ew: own.other }.texts();
        text
    });
    let choice = |json: &mut Json, own: &Measure| {
        let (name, penalty) = measure(own);
        let parts = penalty.and_then(|whole| rule.parts_by(whole, share, shares));
        json.field("measure").text(name);
        json.field("amount").or_null(penalty, amount);
        json.field("parts").or_null(parts, |json, (own, other)| json.list([own, other], amount));
    };
    Ok(to_js(|json| {
        json.open();
        choice(json, &ruling.measure);
        json.field("or").list(&ruling.or, |json, own| {
            json.open();
            choice(json, own);
            json.close();
        });
        json.field("boards").or_null(ruling.boards, removed);
        json.field("unplayed").maybe(unplayed.as_deref());
        json.field("law").law(Some(ruling.citation));
        json.close();
    }))
}

/// A part of a whole in per cent.
fn per_cent(argument: &str, value: &JsValue) -> Answer<Exact> {
    let part = unsigned(argument, value)?;
    if part > Exact::from(100) {
        return Err(bad_input(argument, "100 or less", value));
    }
    Ok(part * Exact::hundredths(1))
}

const CONTESTS: [(&str, Contest); 5] = [
    ("teams-vp", Contest::TeamsVp),
    ("teams-knockout", Contest::TeamsKnockout),
    ("pairs-matchpoints", Contest::PairsMatchpoints),
    ("pairs-imps", Contest::PairsImps),
    ("shengji", Contest::Shengji),
];

const FIELDS: [&str; 9] =
    ["rule", "contest", "seconds", "earlier", "responsible", "keepSum", "bands", "beyond", "beyondAmount"];

/// The rule of the regulations, with what the event has of its own.
fn rule(slow: bool, contest: Contest, fields: &Fields, told: &JsValue) -> Answer<TimeRule> {
    let mut rule = if slow { TimeRule::slow(contest)? } else { TimeRule::late(contest) };
    let unit = contest.unit();
    let own = |argument: &str, value: &JsValue| {
        args::list(argument, value, 100, |argument, value| band(argument, value, unit))
    };
    if let Some(bands) = fields.maybe("bands", own)? {
        rule = with_bands(rule, bands)?;
    }
    Ok(match beyond(fields, told, unit)? {
        Some(beyond) => rule.with_beyond(beyond),
        None => rule,
    })
}

/// What an event does beyond its last band.
fn beyond(fields: &Fields, told: &JsValue, unit: Unit) -> Answer<Option<Measure>> {
    let stated = fields.hundredths("beyondAmount", MOST)?.map(|hundredths| Amount { unit, hundredths });
    let measures = [
        ("penalty", Measure::Penalty(stated.unwrap_or(Amount { unit, hundredths: 0 }))),
        ("stop", Measure::Stop(stated)),
        ("round-forfeited", Measure::RoundForfeited),
        ("session-forfeited", Measure::SessionForfeited),
        ("committee", Measure::Committee),
    ];
    let beyond = fields.word("beyond", &measures)?;
    let fits = match beyond {
        Some(Measure::Penalty(_)) => stated.is_some(),
        Some(Measure::Stop(_)) => true,
        _ => stated.is_none(),
    };
    if fits {
        return Ok(beyond);
    }
    Err(bad_input("delay.beyondAmount", "an amount with a penalty or a stop `beyond` only", told))
}

fn removed(json: &mut Json, own: BoardsRemoved) {
    json.open();
    json.field("from").number(own.from.into());
    json.field("to").number(own.to.into());
    json.field("mayForfeitRound").flag(own.may_forfeit_round);
    json.close();
}

/// The name of a measure, and the penalty that comes with it.
const fn measure(measure: &Measure) -> (&'static str, Option<Amount>) {
    match *measure {
        Measure::Nothing => ("nothing", None),
        Measure::Warning => ("warning", None),
        Measure::Penalty(amount) => ("penalty", Some(amount)),
        Measure::Stop(amount) => ("stop", amount),
        Measure::SessionForfeited => ("session-forfeited", None),
        Measure::RoundForfeited => ("round-forfeited", None),
        Measure::Committee => ("committee", None),
    }
}

impl From<NoTimeRule> for RulesError {
    fn from(error: NoTimeRule) -> RulesError {
        refusal(error.code(), &error, Some(error.citation), |_| {})
    }
}
