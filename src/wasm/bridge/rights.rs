//! What players may ask for and look at, and what the declarer's words mean.

use super::ruling::edition;
use super::table::{BridgeTable, reason};
use crate::bridge::law::Inspection;
use crate::bridge::{Certainty, Designation, Right};
use crate::wasm::args;
use crate::wasm::error::{Answer, bad_input};
use crate::wasm::json::to_js;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

const INSPECTIONS: [(&str, Inspection); 5] = [
    ("current-trick", Inspection::CurrentTrick { own_turned: false }),
    ("current-trick-turned", Inspection::CurrentTrick { own_turned: true }),
    ("own-last-card", Inspection::OwnLastCard),
    ("quitted-trick", Inspection::QuittedTrick { by_order: false }),
    ("quitted-trick-by-order", Inspection::QuittedTrick { by_order: true }),
];

#[wasm_bindgen(js_class = BridgeTable)]
impl BridgeTable {
    /// What the declarer's words to dummy mean (law 46): `"high"`, `"win"`, `"heart"`, `"low spade"`, `"the ten"`... in English
    /// or Chinese; under an edition of the laws (2007 when left out).
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass", "SA"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// table.designate("low spade").card; // "S7"
    ///
    /// @throws {RulesError} `designation-void`, `designation-ambiguous`, `no-designation`, `must-follow-suit` or
    /// `not-your-turn-to-play`; what may be played or chosen is in `params.owed`; `bad-input` for words that are no
    /// designation
    #[wasm_bindgen(unchecked_return_type = "Designated")]
    pub fn designate(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] words: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "LawBook")] book: &JsValue,
    ) -> Answer<JsValue> {
        let text = args::text("words", words, 64)?;
        let expected = "a card, a suit, a rank, or high, low, win or anything";
        let designation: Designation = text.parse().map_err(|_| bad_input("words", expected, words))?;
        let book = edition(book)?;
        let designated = self.table().designate_under(book, designation)?;
        Ok(to_js(|json| {
            json.open();
            json.field("card").card(designated.card);
            json.field("law").law(Some(designated.law));
            json.close();
        }))
    }

    /// Why that player may not ask for it now (laws 20 and 41), under an edition (2007 when left out): `null` when he may.
    ///
    /// @example
    /// new bridge.Table({ deal: bridge.seededDeal(1), number: 1 }).whyNotAsk("S", "review-auction").law.article; // "20B"
    ///
    /// @throws {RulesError} `bad-input` for what is no seat or edition, or none of these rights
    #[wasm_bindgen(js_name = whyNotAsk, unchecked_return_type = "Refusal | null")]
    pub fn why_not_ask(
        &self,
        #[wasm_bindgen(unchecked_param_type = "SeatLike")] seat: &JsValue,
        #[wasm_bindgen(js_name = right, unchecked_param_type = "Right")] asked: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "LawBook")] book: &JsValue,
    ) -> Answer<JsValue> {
        let seat = args::seat("seat", seat)?;
        let name = args::text("right", asked, 32)?;
        let expected = "\"review-auction\", \"ask-explanation\", \"ask-contract\" or \"ask-who-leads\"";
        let right = Right::ALL.into_iter().find(|right| right.name() == name);
        let right = right.ok_or_else(|| bad_input("right", expected, asked))?;
        reason(self.table().may(seat, right).map(|()| Certainty::Certain), book)
    }

    /// Why that player may not look at cards already played (law 66), under an edition (2007 when left out): `null` when he
    /// may. The trick just played may be seen again until he has turned his own card down; a quitted one during the play
    /// only by the director's order.
    ///
    /// @example
    /// const actions = ["1NT", "Pass", "Pass", "Pass", "SA"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// table.whyNotInspect("N", "current-trick"); // null
    ///
    /// @throws {RulesError} `bad-input` for what is no seat or edition, or none of these ways of looking
    #[wasm_bindgen(js_name = whyNotInspect, unchecked_return_type = "Refusal | null")]
    pub fn why_not_inspect(
        &self,
        #[wasm_bindgen(unchecked_param_type = "SeatLike")] seat: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "Inspection")] what: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "LawBook")] book: &JsValue,
    ) -> Answer<JsValue> {
        let seat = args::seat("seat", seat)?;
        let (_, inspection) = INSPECTIONS[args::choice("what", what, &INSPECTIONS.map(|(name, _)| name))?];
        reason(self.table().may_inspect(seat, inspection).map(|()| Certainty::Certain), book)
    }
}
