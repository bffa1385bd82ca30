//! `bridge.Table`: what can be read off a table.

use super::records;
use super::table::{BridgeTable, numbers};
use crate::bridge::{Action, Seat};
use crate::wasm::args;
use crate::wasm::error::Answer;
use crate::wasm::json::to_js;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

fn seat_or_null(seat: Option<Seat>) -> JsValue {
    seat.map_or(JsValue::NULL, |seat| JsValue::from(seat.index() as u8))
}

#[wasm_bindgen(js_class = BridgeTable)]
impl BridgeTable {
    /// How far the board has come: `"auction"`, `"opening-lead"`, `"play"` or `"over"`.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass", "SA"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// table.phase; // "play"
    #[wasm_bindgen(getter, unchecked_return_type = "Phase")]
    pub fn phase(&self) -> String {
        self.0.phase().name().to_owned()
    }

    /// Whose call it is or whose hand plays next: 0 north to 3 west, or `null` once the board is over.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// bridge.seatName(table.turn); // "N"
    #[wasm_bindgen(getter, unchecked_return_type = "SeatNumber | null")]
    pub fn turn(&self) -> Answer<JsValue> {
        Ok(seat_or_null(self.0.turn()))
    }

    /// Who acts next: as `turn`, but the declarer for dummy (law 45B).
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass", "SA"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// [table.turn, table.actor].map(bridge.seatName); // ["S", "N"]
    #[wasm_bindgen(getter, unchecked_return_type = "SeatNumber | null")]
    pub fn actor(&self) -> Answer<JsValue> {
        Ok(seat_or_null(self.0.actor()))
    }

    /// The dealer, 0 north to 3 west.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// bridge.seatName(table.dealer); // "N"
    #[wasm_bindgen(getter, unchecked_return_type = "SeatNumber")]
    pub fn dealer(&self) -> u8 {
        self.0.board().dealer.index() as u8
    }

    /// The vulnerability: 0 neither side, 1 NS, 2 EW, 3 both.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// bridge.vulnerabilityName(table.vulnerability); // "None"
    #[wasm_bindgen(getter, unchecked_return_type = "VulnerabilityNumber")]
    pub fn vulnerability(&self) -> u8 {
        self.0.board().vulnerability.index() as u8
    }

    /// The number of the board, or `null`.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// table.number; // 1
    #[wasm_bindgen(getter, unchecked_return_type = "number | null")]
    pub fn number(&self) -> Answer<JsValue> {
        Ok(self.0.board().number.map_or(JsValue::NULL, |number| JsValue::from_f64(number as f64)))
    }

    /// The cards a seat is known to hold now, by number, highest first.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass", "SA"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// bridge.cardName(table.hand("S")[0]); // "SK"
    ///
    /// @throws {RulesError} `bad-input` for what is no seat
    pub fn hand(&self, #[wasm_bindgen(unchecked_param_type = "SeatLike")] seat: &JsValue) -> Answer<Vec<u8>> {
        Ok(numbers(self.0.hands()[args::seat("seat", seat)?].known))
    }

    /// How many further cards the seat holds that are hidden.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// const view = table.view("N");
    /// [view.hiddenCards("N"), view.hiddenCards("E")]; // [0, 13]
    ///
    /// @throws {RulesError} `bad-input` for what is no seat
    #[wasm_bindgen(js_name = hiddenCards)]
    pub fn hidden_cards(
        &self,
        #[wasm_bindgen(unchecked_param_type = "SeatLike")] seat: &JsValue,
    ) -> Answer<u8> {
        Ok(self.0.hands()[args::seat("seat", seat)?].hidden)
    }

    /// The cards a seat is known to have been dealt, by number, highest first.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass", "SA"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// [table.dealtHand("E").length, table.hand("E").length]; // [13, 12]
    ///
    /// @throws {RulesError} `bad-input` for what is no seat
    #[wasm_bindgen(js_name = dealtHand)]
    pub fn dealt_hand(
        &self,
        #[wasm_bindgen(unchecked_param_type = "SeatLike")] seat: &JsValue,
    ) -> Answer<Vec<u8>> {
        Ok(numbers(self.0.dealt()[args::seat("seat", seat)?].known))
    }

    /// The contract, once the auction has ended in one; else `null`.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// const { contract, declarer, leader } = table.contract;
    /// [contract, declarer, leader]; // ["1NT", "N", "E"]
    #[wasm_bindgen(getter, unchecked_return_type = "Contract | null")]
    pub fn contract(&self) -> Answer<JsValue> {
        Ok(self
            .0
            .contract()
            .map_or(JsValue::NULL, |contract| to_js(|json| records::contract(json, contract))))
    }

    /// What would be the contract if everybody passed from here; `null` while nobody has bid.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// table.call("1NT");
    /// [table.contract, table.standing.contract]; // [null, "1NT"]
    #[wasm_bindgen(getter, unchecked_return_type = "Contract | null")]
    pub fn standing(&self) -> Answer<JsValue> {
        Ok(self
            .0
            .auction()
            .standing()
            .map_or(JsValue::NULL, |contract| to_js(|json| records::contract(json, contract))))
    }

    /// The result, once the board is over; else `null`.
    ///
    /// @example
    /// const actions = ["Pass", "Pass", "Pass", "Pass"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// table.result.score; // 0
    #[wasm_bindgen(getter, unchecked_return_type = "BoardResult | null")]
    pub fn result(&self) -> Answer<JsValue> {
        Ok(self.0.result().map_or(JsValue::NULL, |result| to_js(|json| records::result(json, result))))
    }

    /// The tricks so far, the one in progress last.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass", "SA"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// table.tricks; // [{ "cards": [{ "seat": "E", "card": "SA" }], "winner": null }]
    #[wasm_bindgen(getter, unchecked_return_type = "Trick[]")]
    pub fn tricks(&self) -> Answer<JsValue> {
        Ok(to_js(|json| records::tricks(json, &self.0.tricks())))
    }

    /// How many tricks a side has won.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass", "SA"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// while (!table.tricks[0].winner) table.play(table.legal()[0]);
    /// [table.tricksWon("NS"), table.tricksWon("EW")]; // [0, 1]
    ///
    /// @throws {RulesError} `bad-input` for what is no side
    #[wasm_bindgen(js_name = tricksWon)]
    pub fn tricks_won(
        &self,
        #[wasm_bindgen(unchecked_param_type = "SideLike")] side: &JsValue,
    ) -> Answer<u8> {
        let side = args::side("side", side)?;
        Ok(self.0.play().map_or(0, |play| play.tricks_won(side)))
    }

    /// The calls that stand, by number, in order. Without a ruling they go round from the dealer; after one see
    /// `auction` for who made them.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// table.calls; // Uint8Array [7, 0, 0, 0]
    #[wasm_bindgen(getter)]
    pub fn calls(&self) -> Vec<u8> {
        self.0.calls().iter().map(|made| made.call.index() as u8).collect()
    }

    /// The actions so far, as text: the record of the board.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass", "SA"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// table.actions.slice(-2); // ["Pass", "SA"]
    #[wasm_bindgen(getter, unchecked_return_type = "ActionText[]")]
    pub fn actions(&self) -> Vec<String> {
        self.0.actions().iter().map(Action::to_string).collect()
    }
}
