//! Deals, stages and actions as a caller writes them.

use crate::bridge::{
    Action, BySeat, Deal, DealSetup, Foreign, Hand, ParseDealError, Seat, Stage, Vulnerability, dealer_of,
    vulnerability_of,
};
use crate::bridge::{Board, DEAL_COUNT};
use crate::cards::{Card, CardSet};
use crate::wasm::args::{self, Fields};
use crate::wasm::bridge::records;
use crate::wasm::error::{Answer, RulesError, bad_input, refusal};
use crate::wasm::json::Json;
use core::fmt::Display;
use js_sys::{Array, BigInt, JsString};
use wasm_bindgen::{JsCast, JsValue};

/// The longest PBN deal read: 52 cards take 69 characters, the rest is room for wrong ones.
const DEAL_TEXT: u32 = 2000;
/// The most cards read for one hand.
const HAND_CARDS: u32 = 104;

const DEAL: &str =
    "a deal: PBN text such as \"N:AKQ... ...\", an object with N, E, S and W, or a Uint8Array of 52 owners";

/// A deal that may be wrong: PBN text, hands by seat, or the owner of each card by its number.
pub fn deal_setup(argument: &str, value: &JsValue) -> Answer<DealSetup> {
    if value.dyn_ref::<JsString>().is_some() {
        let setup = DealSetup::from_pbn(&args::text(argument, value, DEAL_TEXT)?);
        return setup.map_err(|error| wrong_text(argument, error));
    }
    if let Ok(owners) = args::bytes(argument, value, 52) {
        return of_owners(argument, value, &owners);
    }
    let fields =
        Fields::new(argument, value, &["N", "E", "S", "W"]).map_err(|_| bad_input(argument, DEAL, value))?;
    let mut setup = DealSetup::default();
    for seat in Seat::ALL {
        let part = fields.maybe(&seat.to_string(), |name, hand| read_hand(name, hand, seat))?;
        let DealSetup { mut hands, foreign } = part.unwrap_or_default();
        setup.hands[seat] = core::mem::take(&mut hands[seat]);
        setup.foreign.extend(foreign);
    }
    Ok(setup)
}

fn of_owners(argument: &str, value: &JsValue, owners: &[u8]) -> Answer<DealSetup> {
    let mut setup = DealSetup::default();
    let seats: Option<Vec<Seat>> = owners.iter().map(|&owner| Seat::from_index(owner)).collect();
    let seats = seats.filter(|seats| seats.len() == 52).ok_or_else(|| bad_input(argument, DEAL, value))?;
    Card::all().zip(seats).for_each(|(card, seat)| setup.hands[seat].push(card));
    Ok(setup)
}

fn read_hand(argument: &str, value: &JsValue, seat: Seat) -> Answer<DealSetup> {
    let mut setup = DealSetup::default();
    if value.dyn_ref::<JsString>().is_some() {
        let read = setup.read_hand(seat, &args::text(argument, value, DEAL_TEXT)?);
        read.map_err(|error| wrong_text(argument, error))?;
        return Ok(setup);
    }
    let Some(cards) = value.dyn_ref::<Array>().filter(|cards| cards.length() <= HAND_CARDS) else {
        setup.hands[seat] = args::cards(argument, value, HAND_CARDS)?;
        return Ok(setup);
    };
    for (index, item) in cards.iter().enumerate() {
        match args::card(&format!("{argument}[{index}]"), &item) {
            Ok(card) => setup.hands[seat].push(card),
            Err(error) => {
                let written =
                    item.as_string().or_else(|| item.as_f64().map(|number| (number as i64).to_string()));
                let text = written.filter(|text| text.chars().count() <= 16).ok_or(error)?;
                setup.foreign.push(Foreign { seat, text });
            }
        }
    }
    Ok(setup)
}

/// A deal that must be valid.
pub fn deal(argument: &str, value: &JsValue) -> Answer<Deal> {
    deal_setup(argument, value)?.into_deal().map_err(|report| {
        wrong_deal(argument, "invalid-deal", &report, |params| {
            records::deal_report(params.field("report"), &report);
        })
    })
}

/// The refusal of text that has not the shape of a deal.
fn wrong_text(argument: &str, error: ParseDealError) -> RulesError {
    wrong_deal(argument, error.name(), &error, |params| match error {
        ParseDealError::FirstSeat => {}
        ParseDealError::Hands(found) => params.field("hands").number(found as i64),
        ParseDealError::Suits { seat, found } => {
            params.field("seat").seat(seat);
            params.field("suits").number(found as i64);
        }
    })
}

/// The refusal of a deal, which says what it was given as.
fn wrong_deal(argument: &str, code: &str, message: &dyn Display, told: impl FnOnce(&mut Json)) -> RulesError {
    refusal(code, &format!("{argument}: {message}"), None, |params| {
        told(params);
        params.field("argument").text(argument);
    })
}

/// Hands for a table: a hand left out, `-` or empty is hidden.
pub fn hands(argument: &str, value: &JsValue) -> Answer<BySeat<Hand>> {
    let setup = deal_setup(argument, value)?;
    if Seat::ALL.into_iter().all(|seat| !setup.hands[seat].is_empty()) {
        return Ok(deal(argument, value)?.hands().map(Hand::known));
    }
    if let Some(foreign) = setup.foreign.first() {
        return Err(bad_input(argument, "cards of the 52-card pack", &JsValue::from_str(&foreign.text)));
    }
    let mut hands = BySeat([Hand::UNSEEN; 4]);
    for (seat, cards) in setup.hands.iter().filter(|(_, cards)| !cards.is_empty()) {
        let known: CardSet = cards.iter().copied().collect();
        if known.len() != 13 || cards.len() != 13 {
            let found = JsValue::from_str(&format!("{} cards for {seat}", cards.len()));
            return Err(bad_input(argument, "hands of 13 different cards", &found));
        }
        hands[seat] = Hand::known(known);
    }
    Ok(hands)
}

/// Dealer and vulnerability, given or by the number of the board.
pub fn board(
    number: Option<u64>,
    dealer: Option<Seat>,
    vulnerability: Option<Vulnerability>,
) -> Option<Board> {
    Some(Board {
        number,
        dealer: dealer.or_else(|| number.and_then(dealer_of))?,
        vulnerability: vulnerability.or_else(|| number.and_then(vulnerability_of)).unwrap_or_default(),
    })
}

/// A stage by its name.
pub fn stage(argument: &str, value: &JsValue) -> Answer<Stage> {
    let name = args::text(argument, value, 32)?;
    let expected = "\"before-first-call\", \"auction\", \"play\" or \"after-play\"";
    Stage::ALL
        .into_iter()
        .find(|stage| stage.name() == name)
        .ok_or_else(|| bad_input(argument, expected, value))
}

/// An action as text.
pub fn action(argument: &str, value: &JsValue) -> Answer<Action> {
    let expected = "an action: a call, a card, suit first (S9), ?SA, ?, !SA, *SA, -, =9, @ with a ruling or > with an answer";
    args::text(argument, value, 600)
        .ok()
        .and_then(|text| text.parse().ok())
        .ok_or_else(|| bad_input(argument, expected, value))
}

/// A deal's number, as a `bigint`.
pub fn deal_number(argument: &str, value: &JsValue) -> Answer<u128> {
    let number = value.dyn_ref::<BigInt>().and_then(|number| number.to_string(10).ok());
    // The count has 29 digits; anything longer, or with a sign, is no deal's number.
    number
        .filter(|text| text.length() <= 29)
        .and_then(|text| String::from(text).parse().ok())
        .filter(|&number: &u128| number < DEAL_COUNT)
        .ok_or_else(|| bad_input(argument, "a bigint from 0n to 53644737765488792839237439999n", value))
}
