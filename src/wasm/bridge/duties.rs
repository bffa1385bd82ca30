//! What rulings have left in force at a table, as plain data.

use super::table::BridgeTable;
use crate::bridge::law::{
    Adjustment, Denominations, Established, LeadDuty, LeadPenalty, LeadRule, PenaltyCard, Withdrawn,
};
use crate::bridge::{Seat, Side};
use crate::cite::Citation;
use crate::wasm::error::Answer;
use crate::wasm::json::{Json, to_js};
use core::fmt::Display;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

fn suits(json: &mut Json, set: Denominations) {
    json.list(set.suits(), Json::suit);
}

/// Who has to do or not to do what.
fn demand(json: &mut Json, seat: Seat, demand: &dyn Display, law: Citation) {
    json.open();
    json.field("seat").seat(seat);
    json.field("demand").shown(demand);
    json.field("law").law(Some(law));
    json.close();
}

fn lead_penalty(json: &mut Json, penalty: &LeadPenalty) {
    json.open();
    json.field("seat").seat(penalty.offender.partner());
    match penalty.rule {
        LeadRule::Related(set) => {
            json.field("rule").text("related");
            suits(json.field("suits"), set);
        }
        rule => {
            json.field("rule").shown(&rule);
            json.field("suits").null();
        }
    }
    json.field("liftedBy").or_null(penalty.lifted_by, |json, call| json.shown(&call));
    json.field("repeated").flag(penalty.repeated);
    json.field("law").law(Some(penalty.law));
    json.close();
}

fn lead_duty(json: &mut Json, duty: &LeadDuty) {
    json.open();
    json.field("seat").seat(duty.seat);
    json.field("required").or_null(duty.required, Json::suit);
    suits(json.field("forbidden"), duty.forbidden);
    json.field("law").law(Some(duty.law));
    json.close();
}

fn penalty_card(json: &mut Json, penalty: &PenaltyCard) {
    json.open();
    json.field("seat").seat(penalty.seat);
    json.field("card").card(penalty.card);
    json.field("major").flag(penalty.major);
    json.close();
}

fn revoke(json: &mut Json, revoke: &Established) {
    json.open();
    json.field("seat").seat(revoke.by);
    json.field("trick").number(revoke.trick.into());
    json.field("suit").or_null(revoke.suit, Json::suit);
    json.field("rectified").flag(revoke.rectified);
    json.field("law").law(Some(revoke.law));
    json.close();
}

fn withdrawn(json: &mut Json, gone: &Withdrawn) {
    json.open();
    json.field("seat").seat(gone.by);
    json.field("what").shown(&gone.what);
    sides(json.field("authorizedFor"), &|side| gone.authorized_for(side));
    json.field("law").law(Some(gone.law));
    json.close();
}

fn sides(json: &mut Json, has: &dyn Fn(Side) -> bool) {
    json.list(Side::ALL.into_iter().filter(|&side| has(side)), Json::side);
}

fn adjustment(json: &mut Json, open: &Adjustment) {
    let (seat, side, law) = match *open {
        Adjustment::Consider(seat, law) | Adjustment::Due(seat, law) => (seat, None, law),
        Adjustment::AtMostAverageMinus(side, law) | Adjustment::Procedural(side, law) => {
            (None, Some(side), law)
        }
    };
    json.open();
    json.field("code").text(open.code());
    json.field("seat").or_null(seat, Json::seat);
    json.field("side").or_null(side, Json::side);
    json.field("law").law(Some(law));
    json.close();
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
    pub fn auction(&self) -> Answer<JsValue> {
        Ok(to_js(|json| {
            json.list(self.table().calls(), |json, made| {
                json.open();
                json.field("seat").seat(made.by);
                json.field("call").shown(&made.call);
                json.close();
            });
        }))
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
    pub fn obligations(&self) -> Answer<JsValue> {
        let duties = self.table().obligations();
        Ok(to_js(|json| {
            json.open();
            json.field("calls").list(self.table().call_duties(), |json, duty| {
                demand(json, duty.seat, &duty.demand, duty.law);
            });
            json.field("firstLeads").list(duties.lead_penalties(), lead_penalty);
            // Of a suit that was required and has been led nothing is left.
            let in_force = |duty: &&LeadDuty| duty.required.is_some() || !duty.forbidden.is_empty();
            json.field("leads").list(duties.lead_duties().iter().filter(in_force), lead_duty);
            json.field("plays").list(duties.play_duties(), |json, duty| {
                demand(json, duty.seat, &duty.demand, duty.law);
            });
            json.field("penaltyCards").list(duties.penalty_cards(), penalty_card);
            let faced = |seat: Seat| duties.faced(seat).iter().map(move |card| (seat, card));
            json.field("faced").list(Seat::ALL.into_iter().flat_map(faced), |json, (seat, card)| {
                json.open();
                json.field("seat").seat(seat);
                json.field("card").card(card);
                json.close();
            });
            json.field("revokes").list(duties.established(), revoke);
            let transfers = self.table().transfers();
            json.field("transfers").open();
            json.field("NS").number(transfers.from(Side::NorthSouth).into());
            json.field("EW").number(transfers.from(Side::EastWest).into());
            json.close();
            sides(json.field("forfeited"), &|side| duties.has_forfeited(side));
            json.field("withdrawn").list(duties.withdrawn(), withdrawn);
            let informed = |seat: Seat| duties.informed(seat).map(|law| (seat, law));
            json.field("informed").list(Seat::ALL.into_iter().filter_map(informed), |json, (seat, law)| {
                json.open();
                json.field("seat").seat(seat);
                json.field("law").law(Some(law));
                json.close();
            });
            json.field("adjustments").list(duties.adjustments(), adjustment);
            json.close();
        }))
    }
}
