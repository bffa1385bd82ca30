//! What counts as a claim, agreement and its withdrawal, cancelled concessions, disputed counts (laws 68, 69, 71, 79).

use super::claim::conceded;
use super::tricks;
use crate::bridge::claim::{
    About, Announcement, Concession, Continuation, CountDispute, Effect, Likelihood, Moment, Regret, Relief,
    Tricks, cancel_concession, disclaimed_trick, disputed_count, is_agreement_established, play_after_claim,
    withdraw_agreement,
};
use crate::cite::Book;
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, citation, object};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

const ABOUT: [&str; 7] = [
    "current-trick",
    "wins",
    "loses",
    "cut-short",
    "shows-cards",
    "shows-cards-without-claiming",
    "abandons-hand",
];

fn number(argument: &str, value: &JsValue) -> Answer<u8> {
    args::whole(argument, value, 0..=13).map(|number| number as u8)
}

fn book(value: &JsValue) -> Answer<Book> {
    Ok(args::optional("book", value, args::edition)?.unwrap_or_default())
}

fn yes(fields: &Fields, key: &str) -> Answer<bool> {
    Ok(fields.maybe(key, args::flag)?.unwrap_or(false))
}

/// What something a player said or did comes to (law 68): nothing, a claim and a concession, or a claim whose number
/// has yet to be found. The concession of a defender whose partner objects at once is none (law 68B).
///
/// @example
/// const said = { by: "W", declarer: "S", about: "loses", tricks: 2, left: 3, partnerObjects: true };
/// analysis.readAnnouncement(said, "2007").effect; // "play-goes-on"
/// analysis.readAnnouncement(said, "2007").law; // { "book": "2007", "article": "68B2" }
/// analysis.readAnnouncement({ ...said, partnerObjects: false }, "2007").wins; // 1
#[wasm_bindgen(js_name = analysisReadAnnouncement, unchecked_return_type = "AnnouncementReading")]
pub fn read_announcement(
    #[wasm_bindgen(js_name = announcement, unchecked_param_type = "Announcement")] said: &JsValue,
    #[wasm_bindgen(js_name = book, unchecked_optional_param_type = "Edition")] edition: &JsValue,
) -> Answer<JsValue> {
    let fields =
        Fields::new("announcement", said, &["by", "declarer", "about", "tricks", "left", "partnerObjects"])?;
    let tricks = || fields.need("tricks", number);
    let about = match fields.need("about", |a, v| args::choice(a, v, &ABOUT))? {
        0 => About::CurrentTrick,
        1 => About::Wins(tricks()?),
        2 => About::Loses(tricks()?),
        3 => About::CutShort,
        4 => About::ShowsCards { plainly_no_claim: false },
        5 => About::ShowsCards { plainly_no_claim: true },
        _ => About::AbandonsHand,
    };
    let announcement = Announcement {
        by: fields.need("by", args::seat)?,
        declarer: fields.need("declarer", args::seat)?,
        about,
        left: fields.need("left", number)?,
        partner_objects: yes(&fields, "partnerObjects")?,
    };
    let reading = announcement.read(book(edition)?);
    let nothing = JsValue::NULL;
    let (effect, wins, loses, free) = match reading.effect {
        Effect::PlayGoesOn { shown_cards_free } => {
            ("play-goes-on", nothing.clone(), nothing, shown_cards_free.into())
        }
        Effect::Claim { wins, loses } => ("claim", wins.into(), loses.into(), nothing),
        Effect::NeedsNumber => ("needs-number", nothing.clone(), nothing.clone(), nothing),
    };
    Ok(object(&[
        ("effect", effect.into()),
        ("wins", wins),
        ("loses", loses),
        ("shownCardsFree", free),
        ("callDirector", reading.call_director.into()),
        ("law", citation(reading.law)),
    ]))
}

/// What becomes of play after a claim (law 68D): it is void, may be evidence, or stands and the claim is void.
///
/// @example
/// analysis.playAfterClaim({ askedByOtherSide: true, allAgree: true }, "2017").play; // "claim-void"
/// analysis.playAfterClaim({}, "1997").play; // "void"
#[wasm_bindgen(js_name = analysisPlayAfterClaim, unchecked_return_type = "PlayAfterClaim")]
pub fn after_claim(
    #[wasm_bindgen(js_name = findings, unchecked_param_type = "{ readonly askedByOtherSide?: boolean; readonly allAgree?: boolean }")]
    findings: &JsValue,
    #[wasm_bindgen(js_name = book, unchecked_optional_param_type = "Edition")] edition: &JsValue,
) -> Answer<JsValue> {
    let fields = Fields::new("findings", findings, &["askedByOtherSide", "allAgree"])?;
    let asked = yes(&fields, "askedByOtherSide")?;
    let (play, law) = play_after_claim(book(edition)?, asked, yes(&fields, "allAgree")?);
    let name = match play {
        Continuation::Void => "void",
        Continuation::Evidence => "evidence",
        Continuation::ClaimVoid => "claim-void",
    };
    Ok(object(&[("play", name.into()), ("law", citation(law))]))
}

const MOMENT: [&str; 3] = ["calledOnNextBoard", "roundOver", "correctionOver"];

fn moment(argument: &str, value: &JsValue) -> Answer<Moment> {
    let fields = Fields::new(argument, value, &MOMENT)?;
    Ok(Moment {
        called_on_next_board: yes(&fields, MOMENT[0])?,
        round_over: yes(&fields, MOMENT[1])?,
        correction_over: yes(&fields, MOMENT[2])?,
    })
}

/// Whether agreement to a claim or concession is established (law 69A): nobody of the side objected before it called on a
/// later board and before the round ended.
///
/// @example
/// analysis.isAgreed(false, { calledOnNextBoard: true }); // true
#[wasm_bindgen(js_name = analysisIsAgreed)]
pub fn is_agreed(
    #[wasm_bindgen(unchecked_param_type = "boolean")] objected: &JsValue,
    #[wasm_bindgen(js_name = moment, unchecked_param_type = "Moment")] when: &JsValue,
) -> Answer<bool> {
    Ok(is_agreement_established(args::flag("objected", objected)?, moment("moment", when)?))
}

fn relief(relief: Relief) -> JsValue {
    let (outcome, restored, law) = match relief {
        Relief::Restored { tricks: back, law } => ("restored", tricks(back), law),
        Relief::Stands { law } => ("stands", tricks(Tricks::exactly(0)), law),
        Relief::TooLate { law } => ("too-late", tricks(Tricks::exactly(0)), law),
        Relief::NeedsLikelihood { law } => ("needs-likelihood", JsValue::NULL, law),
    };
    object(&[("outcome", outcome.into()), ("restored", restored), ("law", citation(law))])
}

/// Withdraws an agreement to the other side's claim or concession (law 69B). In 1987 and 1997 a trick comes back that no
/// normal play could lose (`notLosable`), in 2007 and 2017 one the side would likely have won (`likelihood`).
///
/// @example
/// analysis.withdrawAgreement({ asked: 1, likelihood: { favourable: 3, of: 4 } }, "2007").restored.tricks; // 1
/// analysis.withdrawAgreement({ asked: 1 }, "2007").outcome; // "needs-likelihood"
#[wasm_bindgen(js_name = analysisWithdrawAgreement, unchecked_return_type = "Relief")]
pub fn withdraw(
    #[wasm_bindgen(js_name = regret, unchecked_param_type = "Regret")] regret: &JsValue,
    #[wasm_bindgen(js_name = book, unchecked_optional_param_type = "Edition")] edition: &JsValue,
) -> Answer<JsValue> {
    let fields =
        Fields::new("regret", regret, &["asked", "alreadyWon", "notLosable", "likelihood", "moment"])?;
    let chances = |a: &str, v: &JsValue| args::whole(a, v, 0..=u64::from(u32::MAX)).map(|n| n as u32);
    let likelihood = |a: &str, v: &JsValue| {
        let fields = Fields::new(a, v, &["favourable", "of"])?;
        Ok(Likelihood { favourable: fields.need("favourable", chances)?, of: fields.need("of", chances)? })
    };
    let given = Regret {
        already_won: fields.maybe("alreadyWon", number)?.unwrap_or(0),
        asked: fields.need("asked", number)?,
        not_losable: Tricks::exactly(fields.maybe("notLosable", number)?.unwrap_or(0)),
        likelihood: fields.maybe("likelihood", likelihood)?,
    };
    let when = fields.maybe("moment", moment)?.unwrap_or_default();
    Ok(relief(withdraw_agreement(book(edition)?, when, given)))
}

/// Cancels a concession as far as the edition allows (law 71): `claim.tricks` are those not conceded. Tricks come back that
/// had been won, or that no normal play (1997 law 71A: no legal play) could lose.
///
/// @example
/// // North-south conceded the last two tricks, but spades are good.
/// const position = "S NT S N:32... 54... AK... 76...";
/// analysis.cancelConcession(position, { by: "S", tricks: 0 }, {}).restored.tricks; // 2
/// analysis.cancelConcession(position, { by: "S", tricks: 0 }, { correctionOver: true }).outcome; // "too-late"
#[wasm_bindgen(js_name = analysisCancelConcession, unchecked_return_type = "Relief")]
pub fn cancel(
    #[wasm_bindgen(js_name = position, unchecked_param_type = "PositionLike")] given: &JsValue,
    #[wasm_bindgen(js_name = claim, unchecked_param_type = "ClaimLike")] claimed: &JsValue,
    #[wasm_bindgen(js_name = moment, unchecked_param_type = "Moment & { readonly alreadyWon?: number }")]
    when: &JsValue,
    #[wasm_bindgen(js_name = options, unchecked_optional_param_type = "ClaimOptions")] options: &JsValue,
) -> Answer<JsValue> {
    let (position, claim, terms) = conceded(given, claimed, options)?;
    let fields = Fields::new("moment", when, &[MOMENT[0], MOMENT[1], MOMENT[2], "alreadyWon"])?;
    let already_won = fields.maybe("alreadyWon", number)?.unwrap_or(0);
    let when = Moment {
        called_on_next_board: yes(&fields, MOMENT[0])?,
        round_over: yes(&fields, MOMENT[1])?,
        correction_over: yes(&fields, MOMENT[2])?,
    };
    Ok(relief(cancel_concession(&position, &Concession { claim, already_won }, when, &terms)?))
}

/// Which way a dispute about the number of tricks won goes (law 79B).
///
/// @example
/// analysis.disputedCount({ wasClaim: false, moment: { roundOver: true } }, "1997").mayIncrease; // false
#[wasm_bindgen(js_name = analysisDisputedCount, unchecked_return_type = "CountDispute")]
pub fn dispute(
    #[wasm_bindgen(js_name = findings, unchecked_param_type = "{ readonly wasClaim?: boolean; readonly moment?: Moment }")]
    findings: &JsValue,
    #[wasm_bindgen(js_name = book, unchecked_optional_param_type = "Edition")] edition: &JsValue,
) -> Answer<JsValue> {
    let fields = Fields::new("findings", findings, &["wasClaim", "moment"])?;
    let when = fields.maybe("moment", moment)?.unwrap_or_default();
    let (way, law) = disputed_count(book(edition)?, yes(&fields, "wasClaim")?, when);
    let (by, may, must) = match way {
        CountDispute::Agreement => ("agreement", JsValue::NULL, JsValue::NULL),
        CountDispute::Director { may_increase, must_increase } => {
            ("director", may_increase.into(), must_increase.into())
        }
    };
    Ok(object(&[
        ("settledBy", by.into()),
        ("mayIncrease", may),
        ("mustIncrease", must),
        ("law", citation(law)),
    ]))
}

/// To whom a trick goes that both sides disclaim: to the side that cannot lose it (law 79A2), given how many of the tricks
/// left each is sure of. `true` is the first side, `false` the other, `null` neither.
///
/// @example
/// analysis.disclaimedTrick(1, 0, 1); // true
#[wasm_bindgen(js_name = analysisDisclaimedTrick, unchecked_return_type = "boolean | null")]
pub fn disclaimed(
    #[wasm_bindgen(js_name = sureOurs, unchecked_param_type = "number")] ours: &JsValue,
    #[wasm_bindgen(js_name = sureTheirs, unchecked_param_type = "number")] theirs: &JsValue,
    #[wasm_bindgen(js_name = left, unchecked_param_type = "number")] left: &JsValue,
) -> Answer<JsValue> {
    let sure = (number("sureOurs", ours)?, number("sureTheirs", theirs)?);
    Ok(disclaimed_trick(sure.0, sure.1, number("left", left)?).map_or(JsValue::NULL, JsValue::from))
}
