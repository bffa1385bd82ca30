//! The `bridge` namespace of the package: names and numbers here, the rest by subject.

mod adjusted;
mod deal;
mod duties;
mod facts;
mod file;
mod file_records;
mod position;
mod prevention;
mod problem_figures;
mod read;
mod records;
mod rights;
mod ruling;
mod score;
mod setup;
mod table;
mod view;

use super::args;
use super::error::{Answer, bad_input};
use crate::bridge::{dealer_of, vulnerability_of};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

fn of_board<T>(board_number: &JsValue, find: impl Fn(u64) -> Option<T>) -> Answer<T> {
    let number = args::whole("boardNumber", board_number, 1..=args::MAX_SAFE)?;
    find(number).ok_or_else(|| bad_input("boardNumber", "at least 1", board_number))
}

/// The dealer of the board with that number (law 2): 0 north, 1 east, 2 south, 3 west.
///
/// @example
/// bridge.seatName(bridge.dealerOf(7)); // "S"
///
/// @throws {RulesError} `bad-input` for anything but a whole number from 1
#[wasm_bindgen(js_name = bridgeDealerOf, unchecked_return_type = "SeatNumber")]
pub fn dealer_of_board(
    #[wasm_bindgen(js_name = boardNumber, unchecked_param_type = "number")] board_number: &JsValue,
) -> Answer<u8> {
    of_board(board_number, dealer_of).map(|seat| seat.index() as u8)
}

/// Who is vulnerable on the board with that number (law 2): 0 neither side, 1 NS, 2 EW, 3 both.
///
/// @example
/// bridge.vulnerabilityName(bridge.vulnerabilityOf(13)); // "All"
///
/// @throws {RulesError} `bad-input` for anything but a whole number from 1
#[wasm_bindgen(js_name = bridgeVulnerabilityOf, unchecked_return_type = "VulnerabilityNumber")]
pub fn vulnerability_of_board(
    #[wasm_bindgen(js_name = boardNumber, unchecked_param_type = "number")] board_number: &JsValue,
) -> Answer<u8> {
    of_board(board_number, vulnerability_of).map(|vulnerability| vulnerability.index() as u8)
}

/// The number of a card: 0 (`C2`) to 51 (`SA`).
///
/// @example
/// bridge.cardNumber("♠10"); // 47
///
/// @throws {RulesError} `bad-input` for what is no card
#[wasm_bindgen(js_name = bridgeCardNumber, unchecked_return_type = "CardNumber")]
pub fn card_number(#[wasm_bindgen(unchecked_param_type = "CardLike")] card: &JsValue) -> Answer<u8> {
    args::card("card", card).map(|card| card.index() as u8)
}

/// The number of a call: 0 pass, 1 double, 2 redouble, 3 (`1C`) to 37 (`7NT`).
///
/// @example
/// bridge.callNumber("1NT"); // 7
/// bridge.callNumber("1无将"); // 7
///
/// @throws {RulesError} `bad-input` for what is no call
#[wasm_bindgen(js_name = bridgeCallNumber, unchecked_return_type = "CallNumber")]
pub fn call_number(#[wasm_bindgen(unchecked_param_type = "CallLike")] call: &JsValue) -> Answer<u8> {
    args::call("call", call).map(|call| call.index() as u8)
}

/// The number of a seat, clockwise: 0 north, 1 east, 2 south, 3 west.
///
/// @example
/// bridge.seatNumber("S"); // 2
/// bridge.seatNumber("南"); // 2
///
/// @throws {RulesError} `bad-input` for what is no seat
#[wasm_bindgen(js_name = bridgeSeatNumber, unchecked_return_type = "SeatNumber")]
pub fn seat_number(#[wasm_bindgen(unchecked_param_type = "SeatLike")] seat: &JsValue) -> Answer<u8> {
    args::seat("seat", seat).map(|seat| seat.index() as u8)
}

/// The number of a side: 0 north-south, 1 east-west.
///
/// @example
/// bridge.sideNumber("EW"); // 1
///
/// @throws {RulesError} `bad-input` for what is no side
#[wasm_bindgen(js_name = bridgeSideNumber, unchecked_return_type = "SideNumber")]
pub fn side_number(#[wasm_bindgen(unchecked_param_type = "SideLike")] side: &JsValue) -> Answer<u8> {
    args::side("side", side).map(|side| side.index() as u8)
}

/// The number of a denomination: 0 clubs, 1 diamonds, 2 hearts, 3 spades, 4 notrump.
///
/// @example
/// bridge.denominationNumber("NT"); // 4
///
/// @throws {RulesError} `bad-input` for what is no denomination
#[wasm_bindgen(js_name = bridgeDenominationNumber, unchecked_return_type = "DenominationNumber")]
pub fn denomination_number(
    #[wasm_bindgen(unchecked_param_type = "DenominationLike")] denomination: &JsValue,
) -> Answer<u8> {
    args::denomination("denomination", denomination).map(|denomination| denomination.index() as u8)
}

/// The number of a vulnerability: 0 neither side, 1 NS, 2 EW, 3 both.
///
/// @example
/// bridge.vulnerabilityNumber("All"); // 3
///
/// @throws {RulesError} `bad-input` for what is no vulnerability
#[wasm_bindgen(js_name = bridgeVulnerabilityNumber, unchecked_return_type = "VulnerabilityNumber")]
pub fn vulnerability_number(
    #[wasm_bindgen(unchecked_param_type = "VulnerabilityLike")] vulnerability: &JsValue,
) -> Answer<u8> {
    args::vulnerability("vulnerability", vulnerability).map(|vulnerability| vulnerability.index() as u8)
}
