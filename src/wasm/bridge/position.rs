//! The position of a table's play, as the `analysis` room reads it.

use super::table::{BridgeTable, hand};
use crate::bridge::claim::{LeadRestriction, Restrictions};
use crate::bridge::{Seat, Side};
use crate::wasm::error::Answer;
use crate::wasm::json::{Json, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

fn by_seat(json: &mut Json, mut write: impl FnMut(&mut Json, Seat)) {
    json.open();
    for (name, seat) in ["N", "E", "S", "W"].into_iter().zip(Seat::ALL) {
        write(json.field(name), seat);
    }
    json.close();
}

#[wasm_bindgen(js_class = BridgeTable)]
impl BridgeTable {
    /// The position the play has come to, as `analysis` reads it: hands, contract, leader, the trick in progress, tricks
    /// won, who has shown out, and what rulings left in force. `null` before there is a contract.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// table.position(); // null
    /// for (const call of ["1NT", "Pass", "Pass", "Pass"]) table.call(call);
    /// table.position().leader; // "E"
    #[wasm_bindgen(unchecked_return_type = "PlayPosition | null")]
    pub fn position(&self) -> Answer<JsValue> {
        let table = self.table();
        let (Some(play), Some(contract)) = (table.play(), table.contract()) else { return Ok(JsValue::NULL) };
        Ok(to_js(|json| {
            json.open();
            by_seat(json.field("hands"), |json, seat| {
                json.text(&hand(&play.hands()[seat]));
            });
            json.field("contract").shown(&contract.undertaking());
            json.field("declarer").seat(contract.declarer);
            json.field("leader").seat(play.leader());
            json.field("trick").list(play.trick(), |json, (_, card)| json.card(card));
            json.field("won").open();
            json.field("NS").number(play.tricks_won(Side::NorthSouth).into());
            json.field("EW").number(play.tricks_won(Side::EastWest).into());
            json.close();
            by_seat(json.field("shownOut"), |json, seat| json.list(play.shown_out(seat), Json::suit));
            restrictions(json.field("restrictions"), &Restrictions::from(table.obligations()));
            json.close();
        }))
    }
}

fn restrictions(json: &mut Json, restrictions: &Restrictions) {
    json.open();
    for (name, faced) in [("major", &restrictions.major), ("minor", &restrictions.minor)] {
        by_seat(json.field(name), |json, seat| json.list(faced[seat].iter().rev(), Json::card));
    }
    by_seat(json.field("lead"), |json, seat| {
        let Some(lead) = restrictions.lead[seat] else { return json.null() };
        json.open();
        match lead {
            LeadRestriction::Require(suit) => json.field("require").suit(suit),
            LeadRestriction::Forbid(suit) => json.field("forbid").list([suit], Json::suit),
            LeadRestriction::ForbidAll(suits) => json.field("forbid").list(suits.suits(), Json::suit),
        }
        json.close();
    });
    json.close();
}
