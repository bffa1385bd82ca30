//! Tables as a caller describes them.

use super::read;
use super::records;
use crate::bridge::{RecordError, Table};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, RulesError, bad_input, refusal};
use wasm_bindgen::JsValue;

/// The most actions at one table: the longest auction, the play and a claim are some 400, which leaves room for rulings. Without an
/// end, rulings and what they ask for could fill the memory.
pub const ACTIONS: usize = 1000;

/// The table a caller describes: a setup, or what `toJSON` gave.
pub fn table_of(argument: &str, setup: &JsValue) -> Answer<Table> {
    let fields = Fields::new(argument, setup, &["deal", "number", "dealer", "vulnerability", "actions"])?;
    let number = fields.maybe("number", |a, v| args::whole(a, v, 1..=args::MAX_SAFE))?;
    let dealer = fields.maybe("dealer", args::seat)?;
    let vulnerability = fields.maybe("vulnerability", args::vulnerability)?;
    let board = read::board(number, dealer, vulnerability)
        .ok_or_else(|| bad_input(argument, "a board number or a dealer", setup))?;
    let hands = fields.need("deal", read::hands)?;
    let actions =
        fields.maybe("actions", |a, v| args::list(a, v, ACTIONS as u32, read::action))?.unwrap_or_default();
    let table = Table::new(board, hands).map_err(|error| refusal("invalid-hands", &error, None, |_| {}))?;
    table.replay(&actions).map_err(|error| wrong_record(&error))
}

/// The refusal of a record for the action at that place.
pub fn wrong_record(error: &RecordError) -> RulesError {
    refusal("invalid-record", error, Some(error.refusal.law), |params| {
        params.field("at").number(error.at as i64);
        records::refusal_record(params.field("refusal"), &error.refusal);
    })
}
