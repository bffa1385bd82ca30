//! The position of a table's play, as the `analysis` room reads it.

use super::table::BridgeTable;
use crate::bridge::claim::{LeadRestriction, Restrictions};
use crate::bridge::{Play, Seat, Side, hand_text};
use crate::cards::CardSet;
use crate::wasm::error::object;
use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

const SEATS: [&str; 4] = ["N", "E", "S", "W"];

fn name(thing: impl core::fmt::Display) -> JsValue {
    JsValue::from_str(&thing.to_string())
}

fn list<T>(items: impl IntoIterator<Item = T>, name: impl Fn(T) -> JsValue) -> JsValue {
    items.into_iter().map(name).collect::<Array>().into()
}

fn cards(cards: CardSet) -> JsValue {
    list(cards.iter().rev(), name)
}

fn by_seat(of: impl Fn(Seat) -> JsValue) -> JsValue {
    object(&Seat::ALL.map(|seat| (SEATS[seat.index()], of(seat))))
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
    pub fn position(&self) -> JsValue {
        let table = self.table();
        let (Some(play), Some(contract)) = (table.play(), table.contract()) else { return JsValue::NULL };
        let hand = |seat: Seat| {
            let hand = play.hands()[seat];
            if hand.is_known() { hand_text(hand.known).into() } else { "-".into() }
        };
        let won = |side: Side| (["NS", "EW"][side.index()], play.tricks_won(side).into());
        object(&[
            ("hands", by_seat(hand)),
            ("contract", name(contract.undertaking())),
            ("declarer", name(contract.declarer)),
            ("leader", name(play.leader())),
            ("trick", list(play.trick(), |(_, card)| name(card))),
            ("won", object(&Side::ALL.map(won))),
            ("shownOut", shown_out(play)),
            ("restrictions", restrictions(&Restrictions::from(table.obligations()))),
        ])
    }
}

fn shown_out(play: &Play) -> JsValue {
    by_seat(|seat| list(play.shown_out(seat), name))
}

fn restrictions(restrictions: &Restrictions) -> JsValue {
    let lead = |seat: Seat| match restrictions.lead[seat] {
        Some(LeadRestriction::Require(suit)) => object(&[("require", name(suit))]),
        Some(LeadRestriction::Forbid(suit)) => object(&[("forbid", list([suit], name))]),
        Some(LeadRestriction::ForbidAll(suits)) => object(&[("forbid", list(suits.suits(), name))]),
        None => JsValue::NULL,
    };
    object(&[
        ("major", by_seat(|seat| cards(restrictions.major[seat]))),
        ("minor", by_seat(|seat| cards(restrictions.minor[seat]))),
        ("lead", by_seat(lead)),
    ])
}
