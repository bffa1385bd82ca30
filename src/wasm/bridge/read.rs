//! Deals that must be right, boards, stages, actions and numbers as a caller writes them.

use crate::bridge::{
    Action, Board, BySeat, DEAL_COUNT, Deal, Hand, Seat, Stage, Vulnerability, dealer_of, vulnerability_of,
};
use crate::cards::CardSet;
use crate::wasm::args;
use crate::wasm::bridge::records::{self, to_js};
pub use crate::wasm::deals::deal_setup;
use crate::wasm::error::{Answer, bad_input, refusal};
use js_sys::BigInt;
use wasm_bindgen::{JsCast, JsValue};

/// A deal that must be valid.
pub fn deal(argument: &str, value: &JsValue) -> Answer<Deal> {
    deal_setup(argument, value)?.into_deal().map_err(|report| {
        refusal(
            "invalid-deal",
            &report.to_string(),
            None,
            &[("report", to_js(&records::deal_report(&report)))],
        )
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
    let expected =
        "an action: a call, a card, \"?SA\" (lead face down), \"!SA\" (face it) or \"=9\" (agreed claim)";
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
        .ok_or_else(|| bad_input(argument, &format!("a bigint from 0n to {}n", DEAL_COUNT - 1), value))
}
