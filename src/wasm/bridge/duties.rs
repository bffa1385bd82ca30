//! What rulings have left in force at a table, as plain data.

use super::table::BridgeTable;
use crate::bridge::Side;
use crate::bridge::law::{Adjustment, Denominations, LeadRule};
use crate::wasm::error::{citation, object};
use core::fmt::Display;
use js_sys::Array;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// A value by its name.
fn name(value: &dyn Display) -> JsValue {
    value.to_string().into()
}

fn name_or_null(value: Option<&dyn Display>) -> JsValue {
    value.map_or(JsValue::NULL, name)
}

fn list(rows: &mut dyn Iterator<Item = JsValue>) -> JsValue {
    rows.collect::<Array>().into()
}

fn suits(set: Denominations) -> JsValue {
    list(&mut set.suits().map(|suit| name(&suit)))
}

fn adjustment(open: &Adjustment) -> JsValue {
    let (code, side, law) = match open {
        Adjustment::Consider(law) => ("adjusted-score", None, law),
        Adjustment::AtMostAverageMinus(side, law) => ("at-most-average-minus", Some(side), law),
        Adjustment::Procedural(side, law) => ("procedural-penalty", Some(side), law),
    };
    let side = name_or_null(side.map(|side| side as &dyn Display));
    object(&[("code", code.into()), ("side", side), ("law", citation(*law))])
}

#[wasm_bindgen(js_class = BridgeTable)]
impl BridgeTable {
    /// The calls that stand and who made them, in order: rulings cancel calls, skip turns and let calls stand.
    ///
    /// @example
    /// const actions = ["Pass", "Pass", "Pass", "Pass"];
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1, actions });
    /// table.auction[1]; // { "seat": "E", "call": "Pass" }
    #[wasm_bindgen(getter, unchecked_return_type = "MadeCall[]")]
    pub fn auction(&self) -> JsValue {
        let made = self.table().calls().iter().map(|made| {
            object(&[("seat", made.by.to_string().into()), ("call", made.call.to_string().into())])
        });
        made.collect::<Array>().into()
    }

    /// What rulings have left in force: who must pass or lead what, which cards lie exposed, which revokes count, what
    /// each side may use of what was withdrawn (law 16), and what the director has still to think about. Legal calls
    /// and cards obey all of it by themselves.
    ///
    /// @example
    /// const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
    /// table.apply("@2007:call-out-of-rotation,by=S,call=1H:refuse;no");
    /// table.obligations.withdrawn[0].authorizedFor; // ["EW"]
    #[wasm_bindgen(getter, unchecked_return_type = "Obligations")]
    pub fn obligations(&self) -> JsValue {
        let duties = self.table().obligations();
        let calls = &mut duties.call_duties().map(|duty| {
            object(&[("seat", name(&duty.seat)), ("demand", name(&duty.demand)), ("law", citation(duty.law))])
        });
        let first_leads = &mut duties.lead_penalties().iter().map(|penalty| {
            let related = match penalty.rule {
                LeadRule::Related(set) => suits(set),
                _ => JsValue::NULL,
            };
            object(&[
                ("seat", name(&penalty.offender.partner())),
                ("rule", if related.is_null() { name(&penalty.rule) } else { "related".into() }),
                ("suits", related),
                ("liftedBy", name_or_null(penalty.lifted_by.as_ref().map(|call| call as &dyn Display))),
                ("repeated", penalty.repeated.into()),
                ("law", citation(penalty.law)),
            ])
        });
        let leads = &mut duties.lead_duties().iter().map(|duty| {
            object(&[
                ("seat", name(&duty.seat)),
                ("required", name_or_null(duty.required.as_ref().map(|suit| suit as &dyn Display))),
                ("forbidden", suits(duty.forbidden)),
                ("law", citation(duty.law)),
            ])
        });
        let plays = &mut duties.play_duties().iter().map(|duty| {
            object(&[("seat", name(&duty.seat)), ("demand", name(&duty.demand)), ("law", citation(duty.law))])
        });
        let penalty_cards = &mut duties.penalty_cards().iter().map(|penalty| {
            object(&[
                ("seat", name(&penalty.seat)),
                ("card", name(&penalty.card)),
                ("major", penalty.major.into()),
            ])
        });
        let faced = &mut crate::bridge::Seat::ALL.into_iter().flat_map(|seat| {
            let row = move |card| object(&[("seat", name(&seat)), ("card", name(&card))]);
            duties.faced(seat).iter().map(row)
        });
        let revokes = &mut duties.established().iter().map(|revoke| {
            object(&[
                ("seat", name(&revoke.by)),
                ("trick", revoke.trick.into()),
                ("suit", name_or_null(revoke.suit.as_ref().map(|suit| suit as &dyn Display))),
                ("rectified", revoke.rectified.into()),
                ("law", citation(revoke.law)),
            ])
        });
        let withdrawn = &mut duties.withdrawn().iter().map(|gone| {
            let sides = &mut Side::ALL.into_iter().filter(|&side| gone.authorized_for(side));
            object(&[
                ("seat", name(&gone.by)),
                ("what", name(&gone.what)),
                ("authorizedFor", list(&mut sides.map(|side| name(&side)))),
                ("law", citation(gone.law)),
            ])
        });
        let forfeited =
            &mut Side::ALL.into_iter().filter(|&side| duties.has_forfeited(side)).map(|side| name(&side));
        let transfers = self.table().transfers();
        let given = Side::ALL.map(|side| transfers.from(side).into());
        let [north_south, east_west] = given;
        object(&[
            ("calls", list(calls)),
            ("firstLeads", list(first_leads)),
            ("leads", list(leads)),
            ("plays", list(plays)),
            ("penaltyCards", list(penalty_cards)),
            ("faced", list(faced)),
            ("revokes", list(revokes)),
            ("transfers", object(&[("NS", north_south), ("EW", east_west)])),
            ("forfeited", list(forfeited)),
            ("withdrawn", list(withdrawn)),
            ("adjustments", list(&mut duties.adjustments().iter().map(adjustment))),
        ])
    }
}
