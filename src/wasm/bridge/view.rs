//! `bridge.Table`: what one player knows of a table, and what comes to be known.

use super::table::BridgeTable;
use super::{read, setup};
use crate::bridge::RevealError;
use crate::wasm::args;
use crate::wasm::error::{Answer, refusal};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(js_class = BridgeTable)]
impl BridgeTable {
    /// The table as that player knows it: a new `Table` whose other hands are hidden, to be played on like any other.
    /// Its actions are those of the table, what is hidden left out, so that a client may apply each as it comes, and
    /// `reveal` dummy's hand. A revoke looks like a discard until a ruling or a later card of the suit makes it known.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass", "SA"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// const view = table.view("W");
    /// [view.hiddenCards("W"), view.hiddenCards("S"), view.hiddenCards("N")]; // [0, 0, 13]
    ///
    /// @throws {RulesError} `bad-input` for what is no seat
    pub fn view(
        &self,
        #[wasm_bindgen(unchecked_param_type = "SeatLike")] seat: &JsValue,
    ) -> Answer<BridgeTable> {
        Ok(BridgeTable(self.0.view(args::seat("seat", seat)?)))
    }

    /// The table as an onlooker knows it who sees no hand but dummy's.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass", "SA"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// const shown = table.publicView();
    /// [shown.hiddenCards("N"), shown.hiddenCards("S")]; // [13, 0]
    #[wasm_bindgen(js_name = publicView)]
    pub fn public_view(&self) -> BridgeTable {
        BridgeTable(self.0.public_view())
    }

    /// Shows hands that were hidden at this table, as they were dealt: dummy's when it is spread (law 41D), or those faced
    /// for a claim (law 68). `hands` is a deal in which the other hands may be left out, such as the `deal` of a view. A
    /// revoke that comes to light is one on the record from now on.
    ///
    /// @example
    /// const server = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions: ["1NT", "Pass", "Pass", "Pass"] });
    /// const client = server.view("N");
    /// client.hiddenCards("S"); // 13
    /// client.reveal(server.view("S").toJSON().deal);
    /// client.hiddenCards("S"); // 0
    ///
    /// @throws {RulesError} `bad-input`, or as `new Table` for what is no deal; `invalid-hands` or `invalid-record` for
    /// hands that contradict what is known
    pub fn reveal(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "DealLike")] hands: &JsValue,
    ) -> Answer<()> {
        let hands = read::hands("hands", hands)?;
        self.0.reveal(&hands).map_err(|error| match error {
            RevealError::Record(error) => setup::wrong_record(&error),
            other => refusal("invalid-hands", &other, None, |_| {}),
        })
    }
}
