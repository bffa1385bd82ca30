//! The director's arithmetic: forfeits, withdrawals, penalties and their conversion.

use super::read::values;
use super::records::{decimal, decimals};
use super::result::{count, part, unsigned};
use super::victory_points;
use crate::bridge::score::VpScale;
use crate::event::exchange::TableResult;
use crate::event::forfeit::{
    BoardMethod, BoardValue, DisqualificationOptions, EXCUSED, Effect, ForfeitBasis, ForfeitOptions,
    KEPT_FROM, System, UnplayedOptions, WRONG_SEATS, forfeit_board, forfeit_total_points, forfeit_vp,
    is_disqualified, not_comparable, withdrawal_effect, wrong_seats_vp_c,
};
use crate::event::penalty::{Amount, Equivalence, Extra, LadderItem, Step, Unit, ladder_items};
use crate::exact::Exact;
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, bad_input};
use crate::wasm::json::{Json, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

const UNITS: [(&str, Unit); 3] = [("vp", Unit::Vp), ("imp", Unit::Imp), ("top-percent", Unit::TopPercent)];

fn unit(argument: &str, value: &JsValue) -> Answer<Unit> {
    args::word(argument, value, &UNITS)
}

/// A part of a whole.
fn share(argument: &str, value: &JsValue) -> Answer<Exact> {
    let share = unsigned(argument, value)?;
    if share > Exact::ONE { Err(bad_input(argument, "a part from 0 to 1", value)) } else { Ok(share) }
}

fn hundredths(argument: &str, value: &JsValue) -> Answer<i32> {
    count(argument, value, 0, 10_000_000).map(|number| number as i32)
}

/// What the side that did turn up receives for a forfeited match, in hundredths (directing regulations art. 28): the
/// largest of its own average of earlier matches of the stage, a sum less the forfeiter's average up to a most (`complement`, 3000 and 2500
/// on a 25 to 0 scale), and 1.2 times a `draw`; 1.5 times in match points of `pairs`. In a Swiss pass no averages. The
/// forfeiter has nothing; with `wrongSeats` (art. 44) the `offender` has 0.8 times a draw, with `excused` (art. 36) the absentee a draw; a match is
/// void for one of them, not for both. With `scale` and `boards` the IMPs those points stand for come along.
///
/// @example
/// event.forfeitPoints({ draw: 1500, own: "6150/4", other: 900, complement: [3000, 2500] }); // {"points":2100,"by":"complement"}
/// event.forfeitPoints({ draw: 1000, scale: "wbf", boards: 14 }); // {"points":1200,"by":"draw","imps":"6.00"}
///
/// @throws {RulesError} `bad-input`; `vp-` codes as `vpTable`
#[wasm_bindgen(js_name = eventForfeitPoints, unchecked_return_type = "ForfeitAwarded")]
pub fn forfeit_points(
    #[wasm_bindgen(js_name = forfeit, unchecked_param_type = "Forfeit")] told: &JsValue,
) -> Answer<JsValue> {
    let fields = Fields::new(
        "forfeit",
        told,
        &[
            "draw",
            "own",
            "other",
            "complement",
            "pairs",
            "factor",
            "wrongSeats",
            "excused",
            "offenderFactor",
            "scale",
            "boards",
        ],
    )?;
    let complement = fields
        .maybe("complement", |argument, value| values(argument, value, 0, 10_000_000))?
        .map(|[sum, most]| (sum, most));
    let draw_c = fields.need("draw", hundredths)?;
    let pairs = fields.flag("pairs")?;
    if pairs {
        fields.refuse(
            &["own", "other", "complement"],
            "no value beside `pairs`, whose match points know no averages",
        )?;
    }
    let usual = if pairs { ForfeitOptions::pairs(draw_c) } else { ForfeitOptions::scale_20() };
    let draw_factor = fields.maybe("factor", part)?.unwrap_or(usual.draw_factor);
    let options = ForfeitOptions { draw_c, draw_factor, complement };
    let (own, other) = (fields.exact("own")?, fields.exact("other")?);
    let (points, by) = forfeit_vp(own, other, &options);
    let by = match by {
        ForfeitBasis::OwnAverage => "own-average",
        ForfeitBasis::Complement => "complement",
        ForfeitBasis::Draw => "draw",
    };
    let mut json = Json::default();
    json.open();
    json.field("points").number(points.into());
    json.field("by").text(by);
    let (seats, excused) = (fields.flag("wrongSeats")?, fields.flag("excused")?);
    if seats && excused {
        return Err(bad_input("forfeit.excused", "false beside `wrongSeats`", &true.into()));
    }
    if seats || excused {
        let usual = if seats { WRONG_SEATS } else { EXCUSED };
        let factor = fields.maybe("offenderFactor", part)?.unwrap_or(usual);
        json.field("offender").number(wrong_seats_vp_c(options.draw_c, factor).into());
    } else {
        fields.refuse(&["offenderFactor"], "no value without `wrongSeats` or `excused`")?;
    }
    let table = |_: &str, scale: &JsValue| {
        let boards = fields.need_whole("boards", 1, VpScale::MAX_BOARDS)?;
        victory_points::table(scale, &boards.into())
    };
    match fields.maybe("scale", table)? {
        Some(table) => decimal(json.field("imps"), table.imps_for(points)),
        None => fields.refuse(&["boards"], "no value without `scale`")?,
    }
    json.close();
    Ok(json.parsed())
}

/// What becomes of the results against a side that leaves after `played` of the `total` matches of its stage (directing
/// regulations art. 28(5), Shengji art. 28): `"cancelled"`, `"kept"`, or `"match-lost"`. Forfeited matches are not
/// taken part in. Results are kept from half of the matches on, or from another part, `keptFrom`.
///
/// @example
/// event.withdrawal("round-robin", 2, 7); // "cancelled"
/// event.withdrawal("round-robin", 4, 7, "2/3"); // "cancelled"
/// event.withdrawal("swiss", 2, 7); // "kept"
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventWithdrawal, unchecked_return_type = "\"cancelled\" | \"kept\" | \"match-lost\"")]
pub fn withdrawal(
    #[wasm_bindgen(unchecked_param_type = "\"round-robin\" | \"swiss\" | \"knockout\" | \"pairs\"")]
    system: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] played: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] total: &JsValue,
    #[wasm_bindgen(js_name = keptFrom, unchecked_optional_param_type = "Amount")] kept_from: &JsValue,
) -> Answer<String> {
    let words = [
        ("round-robin", System::RoundRobin),
        ("swiss", System::Swiss),
        ("knockout", System::Knockout),
        ("pairs", System::Pairs),
    ];
    let system = args::word("system", system, &words)?;
    let total = count("total", total, 0, 10_000)?;
    let kept_from = args::optional("keptFrom", kept_from, share)?.unwrap_or(KEPT_FROM);
    let effect = withdrawal_effect(system, count("played", played, 0, total)?, total, kept_from);
    let name = match effect {
        Effect::Cancelled => "cancelled",
        Effect::Kept => "kept",
        Effect::MatchLost => "match-lost",
    };
    Ok(name.to_owned())
}

/// Whether a side that forfeited those rounds is out: 2 `running`, or 3 `inAll` (directing regulations art. 28(5)).
///
/// @example
/// event.isDisqualified([2, 3]); // true
/// event.isDisqualified([2, 3], 3, 4); // false
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventIsDisqualified)]
pub fn disqualified(
    #[wasm_bindgen(unchecked_param_type = "readonly number[]")] rounds: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "number")] running: &JsValue,
    #[wasm_bindgen(js_name = inAll, unchecked_optional_param_type = "number")] in_all: &JsValue,
) -> Answer<bool> {
    let usual = DisqualificationOptions::default();
    let forfeits = |argument: &str, value: &JsValue, usual: u32| {
        args::optional(argument, value, |argument, value| count(argument, value, 1, 10_000))
            .map(|given| given.unwrap_or(usual))
    };
    let options = DisqualificationOptions {
        running: forfeits("running", running, usual.running)?,
        in_all: forfeits("inAll", in_all, usual.in_all)?,
    };
    let rounds =
        args::list("rounds", rounds, 10_000, |argument, value| count(argument, value, 1, 1_000_000))?;
    Ok(is_disqualified(&rounds, &options))
}

/// What a board scores that one side forfeited, or left when it withdrew (directing regulations art. 28), or that could not
/// be compared through its fault (art. 44); for teams and pairs, as their boards are scored. Offenders come first: `score`
/// is what a row of results takes, `points` are those of a match. `perBoard` is what a won board is worth at board-a-match;
/// `worth` has the other numbers where an organiser sets his own.
///
/// @example
/// event.unplayedBoard("pairs-matchpoints", "forfeited").score; // "A0/AVE+"
/// event.unplayedBoard("board-a-match", "forfeited"); // {"score":null,"points":["0.00","2.00"],"totalPoints":10}
/// event.unplayedBoard("teams-imps", "not-comparable").points; // ["0.00","0.00"]
/// event.unplayedBoard("teams-imps", "forfeited", undefined, { imps: 200 }).points; // ["0.00","2.00"]
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventUnplayedBoard, unchecked_return_type = "UnplayedBoard")]
pub fn unplayed_board(
    #[wasm_bindgen(
        unchecked_param_type = "\"pairs-matchpoints\" | \"pairs-imps\" | \"teams-imps\" | \"board-a-match\""
    )]
    contest: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "\"forfeited\" | \"not-comparable\"")] why: &JsValue,
    #[wasm_bindgen(js_name = perBoard, unchecked_optional_param_type = "number")] full: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "UnplayedWorth")] worth: &JsValue,
) -> Answer<JsValue> {
    let full = args::optional("perBoard", full, |argument, value| count(argument, value, 1, 100))?;
    let methods = [
        ("pairs-matchpoints", BoardMethod::PairsMatchpoints),
        ("pairs-imps", BoardMethod::PairsImps),
        ("teams-imps", BoardMethod::TeamsImps),
        ("board-a-match", BoardMethod::BoardAMatch(full.unwrap_or(2))),
    ];
    let method = args::word("contest", contest, &methods)?;
    let forfeited = args::word("why", why, &[("forfeited", true), ("not-comparable", false)])?;
    let options = unplayed_options(worth)?;
    let both = if forfeited { forfeit_board(method, &options) } else { not_comparable(method, &options) };
    let (mut score, mut points) = (None, None);
    match both {
        (BoardValue::Award(ns), BoardValue::Award(ew)) => {
            let [text, ..] = TableResult::Artificial { ns, ew }.texts();
            score = Some(text);
        }
        (BoardValue::Points(one), BoardValue::Points(other)) => {
            points = Some([one, other]);
        }
        _ => {}
    }
    let total = if forfeited { forfeit_total_points(method, &options) } else { 0 };
    Ok(to_js(|json| {
        json.open();
        json.field("score").maybe(score.as_deref());
        json.field("points").or_null(points, |json, both| decimals(json, &both));
        json.field("totalPoints").number(total.into());
        json.close();
    }))
}

/// What boards without a result are worth: the regulations' numbers where a field is left out.
fn unplayed_options(worth: &JsValue) -> Answer<UnplayedOptions> {
    let usual = UnplayedOptions::default();
    let fields = Fields::or_empty("worth", worth, &["imps", "totalPoints", "percent"])?;
    let percent = fields.maybe("percent", |argument, value| values(argument, value, 0, 10_000))?;
    Ok(UnplayedOptions {
        imps_c: fields.whole("imps", 0, 3_000)?.map_or(usual.imps_c, |imps| imps as i16),
        total_points: fields
            .whole("totalPoints", 0, 10_000)?
            .map_or(usual.total_points, |points| points as i32),
        percent_c: percent.map_or(usual.percent_c, |own| own.map(|percent| percent as u16)),
    })
}

/// A penalty in another unit, in hundredths: 0.5 VP, 3 IMPs and 10 % of a top weigh the same (directing regulations
/// art. 34 and 35), or what `rates` say in that order.
///
/// @example
/// event.convertPenalty(200, "vp", "imp"); // 1200
/// event.convertPenalty(200, "vp", "imp", [100, 300, 1000]); // 600
///
/// @throws {RulesError} `bad-input`
#[wasm_bindgen(js_name = eventConvertPenalty)]
pub fn convert_penalty(
    #[wasm_bindgen(js_name = hundredths, unchecked_param_type = "Hundredths")] amount: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "PenaltyUnit")] from: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "PenaltyUnit")] to: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "readonly [Hundredths, Hundredths, Hundredths]")]
    rates: &JsValue,
) -> Answer<i32> {
    let rates = args::optional("rates", rates, |argument, value| values(argument, value, 1, 1_000_000))?;
    let rates = rates.map_or_else(Equivalence::default, |[vp, imps, top]| Equivalence { vp, imps, top });
    let amount = Amount { unit: unit("from", from)?, hundredths: hundredths("hundredths", amount)? };
    let converted = rates.convert(amount, unit("to", to)?);
    Ok(converted.map_or(0, |amount| amount.hundredths))
}

/// An amount of a penalty as a record.
pub fn amount(json: &mut Json, own: Amount) {
    let unit = UNITS.iter().find(|(_, unit)| *unit == own.unit).map_or("", |(name, _)| name);
    json.open();
    json.field("unit").text(unit);
    json.field("hundredths").number(own.hundredths.into());
    json.close();
}

fn step(json: &mut Json, step: &Step) {
    let (advice, from, to) = match *step {
        Step::Warning => ("warning", 0, 0),
        Step::WarningOr(points) => ("warning-or-points", points, points),
        Step::Vp(points) => ("points", points, points),
        Step::Range(from, to) => ("points", from, to),
        Step::SessionOut => ("session-out", 0, 0),
        Step::ResultsCancelled => ("results-cancelled", 0, 0),
        Step::EventOut => ("event-out", 0, 0),
    };
    json.open();
    json.field("advice").text(advice);
    json.field("from").number(from.into());
    json.field("to").number(to.into());
    json.close();
}

fn extra(json: &mut Json, extra: &Extra) {
    match *extra {
        Extra::BoardRuined(points) => json.text(&format!("board-ruined-{points}")),
        Extra::ArtificialScore => json.text("artificial-score"),
        Extra::PossibleDamage => json.text("possible-damage"),
        Extra::AdjustedScore => json.text("adjusted-score"),
        Extra::Law(number) => json.text(&format!("law-{number}")),
        Extra::Committee => json.text("committee"),
        Extra::Exclusion => json.text("exclusion"),
        Extra::Overheard(points) => json.text(&format!("overheard-{points}")),
    }
}

fn ladder_item(json: &mut Json, item: &LadderItem) {
    json.open();
    json.field("offence").text(item.offence.code());
    json.field("law").law(Some(item.citation));
    json.field("steps").list(item.steps, step);
    json.field("extras").list(item.extras, extra);
    json.close();
}

/// The ladders of procedural and disciplinary penalties (directing regulations art. 34, 37 and 38), by article: what is
/// advised for the first, second and every further offence, in hundredths of a victory point, and what may come besides.
/// Advice, never applied by itself.
///
/// @example
/// event.penaltyLadders()[1].steps.map(({ advice, from }) => [advice, from]); // [["warning",0],["points",50],["points",100]]
#[wasm_bindgen(js_name = eventPenaltyLadders, unchecked_return_type = "PenaltyLadder[]")]
pub fn penalty_ladders() -> Answer<JsValue> {
    Ok(to_js(|json| json.list(ladder_items(), ladder_item)))
}
