//! Irregularities: what follows by itself, and what the referee may choose from.

use super::read;
use super::record::shown;
use crate::shengji::law::{
    ClaimFault, CountFault, CountStage, DELAY_RULING, Decider, DrawnCard, Exposure, Grade, Gravity, Measure,
    Memory, RefereeRuling, RevokeFound, Right, TurnFault, TurnRemedy, WrongPlay, count_ruling, escalation,
    exposure_ruling, fine, information_ruling, penalty_right, turn_ruling, unrecorded_count_ruling,
    wrong_play_ruling,
};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, bad_input};
use crate::wasm::json::{Json, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What the book says about one kind of irregularity.
type Rule = fn(&mut Json, &Fields) -> Answer<()>;

/// The most warnings or violations counted.
const MANY: u64 = 1_000_000;

/// What a fine of that grade, 1 to 4, amounts to with that number of decks (table 4), in points.
///
/// @example
/// shengji.fine(3, 2); // 40
///
/// @throws {RulesError} `bad-input` for a grade outside 1 to 4 or anything but 1 to 3 decks
#[wasm_bindgen(js_name = shengjiFine)]
pub fn fine_of(
    #[wasm_bindgen(unchecked_param_type = "Grade")] grade: &JsValue,
    #[wasm_bindgen(js_name = decks, unchecked_param_type = "number")] packs: &JsValue,
) -> Answer<u32> {
    let number = args::whole("grade", grade, 1..=4)? as u8;
    let decks = read::decks("decks", packs)?;
    Ok(Grade::from_number(number).and_then(|grade| fine(grade, decks)).unwrap_or(0))
}

/// What a player's warnings and violations of one round come to (art. 29): the violations recorded, of which every warning
/// after the first is one, and whether the round is lost.
///
/// @example
/// shengji.escalation(2, 1); // { violations: 2, roundLost: false }
///
/// @throws {RulesError} `bad-input` for anything but whole numbers from 0
#[wasm_bindgen(js_name = shengjiEscalation, unchecked_return_type = "{ violations: number; roundLost: boolean }")]
pub fn escalation_of(
    #[wasm_bindgen(unchecked_param_type = "number")] warnings: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] violations: &JsValue,
) -> Answer<JsValue> {
    let warnings = args::whole("warnings", warnings, 0..=MANY)? as u32;
    let violations = args::whole("violations", violations, 0..=MANY)? as u32;
    let (violations, lost) = escalation(warnings, violations);
    Ok(to_js(|json| {
        json.open();
        json.field("violations").number(violations.into());
        json.field("roundLost").flag(lost);
        json.close();
    }))
}

/// What the book says about an irregularity (art. 31-39): what follows, and the measures open to the referee, whose
/// findings are asked for. It never says which measure to take.
///
/// @example
/// shengji.ruling({ kind: "revoke", found: "same-trick" }).corrected; // true
/// shengji.ruling({ kind: "turn", fault: "lead" }).remedy; // "exposed"
///
/// @throws {RulesError} `bad-input` for a kind, a field or a finding there is not
#[wasm_bindgen(js_name = shengjiRuling, unchecked_return_type = "Ruling")]
pub fn ruling(
    #[wasm_bindgen(js_name = irregularity, unchecked_param_type = "Irregularity")] value: &JsValue,
) -> Answer<JsValue> {
    let known = [
        "kind",
        "found",
        "slight",
        "fault",
        "stage",
        "kittySeen",
        "dealer",
        "offender",
        "other",
        "exposure",
        "record",
        "grave",
    ];
    let fields = Fields::new("irregularity", value, &known)?;
    let kinds: [(&str, Rule); 7] = [
        ("revoke", revoke),
        ("turn", turn),
        ("counts", counts),
        ("exposure", exposure),
        ("information", information),
        ("delay", delay),
        ("claim", claim),
    ];
    let rule = fields.need_word("kind", &kinds)?;
    let mut json = Json::default();
    json.open();
    rule(&mut json, &fields)?;
    json.close();
    Ok(json.parsed())
}

fn measures(json: &mut Json, list: &[Measure]) {
    json.field("measures").list(list, |json, measure| {
        json.text(match measure {
            Measure::None => "none",
            Measure::Warning => "warning",
            Measure::Violation => "violation",
            Measure::Fine(Grade::One) => "fine-1",
            Measure::Fine(Grade::Two) => "fine-2",
            Measure::Fine(Grade::Three) => "fine-3",
            Measure::Fine(Grade::Four) => "fine-4",
            Measure::RoundLost => "round-lost",
            Measure::Suspended => "suspended",
        });
    });
}

fn revoke(json: &mut Json, fields: &Fields) -> Answer<()> {
    let choices = [("same-trick", RevokeFound::SameTrick), ("established", RevokeFound::Established)];
    let found = fields.need_word("found", &choices)?;
    let play = if fields.flag("slight")? { WrongPlay::Slight } else { WrongPlay::Serious };
    let ruling = wrong_play_ruling(play, found);
    json.field("corrected").flag(ruling.corrected);
    json.field("exposed").flag(ruling.exposed);
    measures(json, ruling.measures);
    json.field("law").law(Some(ruling.law));
    Ok(())
}

fn turn(json: &mut Json, fields: &Fields) -> Answer<()> {
    let choices = [
        ("lead", TurnFault::Lead),
        ("follow", TurnFault::Follow),
        ("draw-unseen", TurnFault::Draw(DrawnCard::Unseen)),
        ("draw-seen", TurnFault::Draw(DrawnCard::Seen)),
        ("draw-in-hand", TurnFault::Draw(DrawnCard::InHand)),
    ];
    let ruling = turn_ruling(fields.need_word("fault", &choices)?);
    let remedy = match ruling.remedy {
        TurnRemedy::Returned => "returned",
        TurnRemedy::TakenFromHand => "taken-from-hand",
        TurnRemedy::Exposed => "exposed",
        TurnRemedy::PlayInTurn => "play-in-turn",
    };
    json.field("remedy").text(remedy);
    measures(json, ruling.measures);
    json.field("law").law(Some(ruling.law));
    Ok(())
}

fn counts(json: &mut Json, fields: &Fields) -> Answer<()> {
    let kitty_seen = fields.flag("kittySeen")?;
    let choices = [
        ("before-burying", CountStage::BeforeBurying { kitty_seen }),
        ("before-first-lead", CountStage::BeforeFirstLead),
        ("during-play", CountStage::DuringPlay),
        ("board-unseen", CountStage::BoardUnseen),
        ("board-seen", CountStage::BoardSeen),
        ("board-card-used", CountStage::BoardCardUsed),
    ];
    let stage = fields.need_word("stage", &choices)?;
    let offender = fields.need("offender", read::seat)?;
    let dealer = fields.need("dealer", read::seat)?;
    let fault = fields.need("other", |argument, value| {
        let other = read::seat(argument, value)?;
        CountFault::new(dealer, offender, other).map_err(|_| bad_input(argument, "another player", value))
    })?;
    let records = [("kept", None), ("remembered", Some(Memory::Remembered)), ("lost", Some(Memory::Lost))];
    let ruling = match fields.word("record", &records)?.flatten() {
        None => count_ruling(stage, fault),
        Some(memory) => unrecorded_count_ruling(stage, fault, memory),
    };
    let (decider, seat) = match ruling.decider {
        Decider::ContinueOrRedeal(seat) => ("continue-or-redeal", Some(seat)),
        Decider::ShortDraws => ("short-draws", None),
        Decider::Referee => ("referee", None),
        Decider::ByRecord => ("by-record", None),
        Decider::ByMemory => ("by-memory", None),
        Decider::BoardVoid => ("board-void", None),
    };
    json.field("decider").text(decider);
    json.field("seat").or_null(seat, shown);
    measures(json, ruling.measures);
    let points = ruling.standard_points.iter();
    json.field("standardPoints").list(points, |json, &hundredths| json.number(hundredths.into()));
    json.field("law").law(Some(ruling.law));
    Ok(())
}

fn exposure(json: &mut Json, fields: &Fields) -> Answer<()> {
    let choices = [("light", Exposure::Light), ("heavy", Exposure::Heavy)];
    let ruling = exposure_ruling(fields.need_word("exposure", &choices)?);
    json.field("exposed").flag(ruling.exposed);
    by_referee(json, RefereeRuling { measures: ruling.measures, law: ruling.law })
}

/// What follows where the referee alone decides.
fn by_referee(json: &mut Json, ruling: RefereeRuling) -> Answer<()> {
    measures(json, ruling.measures);
    json.field("law").law(Some(ruling.law));
    Ok(())
}

fn delay(json: &mut Json, _: &Fields) -> Answer<()> {
    by_referee(json, DELAY_RULING)
}

fn information(json: &mut Json, fields: &Fields) -> Answer<()> {
    let gravity = if fields.flag("grave")? { Gravity::Grave } else { Gravity::Ordinary };
    by_referee(json, information_ruling(gravity))
}

fn claim(json: &mut Json, fields: &Fields) -> Answer<()> {
    let choices = [
        ("outsider-first", ClaimFault::OutsiderFirst),
        ("acted-first", ClaimFault::ActedFirst),
        ("took-profit", ClaimFault::TookProfit),
        ("consulted", ClaimFault::Consulted),
        ("too-late", ClaimFault::TooLate),
    ];
    let (rights, law) = penalty_right(fields.need_word("fault", &choices)?);
    json.field("rights").list(rights, |json, right| {
        json.text(match right {
            Right::Kept => "kept",
            Right::Lost => "lost",
            Right::LostActionVoid => "lost-action-void",
        });
    });
    measures(json, &[]);
    json.field("law").law(Some(law));
    Ok(())
}
