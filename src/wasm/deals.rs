//! Deals as a caller of any room writes them.

use super::args::{self, Fields};
use super::error::{Answer, RulesError, bad_input, refusal};
use crate::bridge::{DealSetup, Foreign, ParseDealError, Seat};
use crate::cards::Card;
use js_sys::{Array, JsString};
use wasm_bindgen::{JsCast, JsValue};

/// The longest PBN deal read: 52 cards take 69 characters, the rest is room for wrong ones.
const DEAL_TEXT: u32 = 2000;
/// The most cards read for one hand.
const HAND_CARDS: u32 = 104;

const DEAL: &str =
    "a deal: PBN text such as \"N:AKQ... ...\", an object with N, E, S and W, or a Uint8Array of 52 owners";

impl From<ParseDealError> for RulesError {
    fn from(error: ParseDealError) -> RulesError {
        let params: Vec<(&str, JsValue)> = match error {
            ParseDealError::FirstSeat => Vec::new(),
            ParseDealError::Hands(found) => vec![("hands", (found as u32).into())],
            ParseDealError::Suits { seat, found } => {
                vec![("seat", seat.to_string().into()), ("suits", (found as u32).into())]
            }
        };
        refusal(error.name(), &error.to_string(), None, &params)
    }
}

/// A deal that may be wrong: PBN text, hands by seat, or the owner of each card by its number.
pub fn deal_setup(argument: &str, value: &JsValue) -> Answer<DealSetup> {
    if value.dyn_ref::<JsString>().is_some() {
        return Ok(DealSetup::from_pbn(&args::text(argument, value, DEAL_TEXT)?)?);
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
        setup.read_hand(seat, &args::text(argument, value, DEAL_TEXT)?)?;
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
