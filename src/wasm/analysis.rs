//! The `analysis` namespace of the package: double-dummy results, claims and concessions.
//!
//! The functions people call are written in `js/analysis-questions.js`, which checks what it is given and puts it into one
//! text, an item a line; here the items are read, and the answer is JSON. Reading objects item by item from this side
//! would make the file half as large again.

mod claim;
mod concession;
mod input;
mod position;
mod solve;
mod statement;
mod verdict;

use super::args;
use super::error::Answer;
use super::json::Json;
use crate::bridge::claim::Statement;
use input::{Asked, Fault, Input};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The longest question: a statement and everything else.
const LONGEST: u32 = 56_000 + Statement::MAX_TEXT as u32;

/// A question in the raw form in which the other functions put theirs, items divided by line feeds, and its answer as
/// JSON. Of no use to anybody but them.
///
/// @internal
#[wasm_bindgen(js_name = analysisAsk)]
pub fn ask(#[wasm_bindgen(unchecked_param_type = "string")] question: &JsValue) -> Answer<String> {
    let text = args::text("question", question, LONGEST)?;
    let mut input = Input::new(&text);
    let mut answer = Json::default();
    match answered(&mut input, &mut answer) {
        Ok(()) => Ok(answer.0),
        Err(fault) => Ok(fault.to_json()),
    }
}

fn answered(input: &mut Input, answer: &mut Json) -> Asked<()> {
    match input.item() {
        "solve" => solve::solve(input, answer),
        "cards" => solve::cards(input, answer),
        "table" => solve::table(input, answer),
        "par" => solve::par(input, answer),
        "claim" => claim::judge(input, answer),
        "bulletproof" => claim::bulletproof(input, answer),
        "switches" => claim::switches(answer),
        "parse" => statement::parse(input, answer),
        "write" => statement::write(input, answer),
        "announcement" => concession::announcement(input, answer),
        "later" => concession::later(input, answer),
        "agreed" => concession::agreed(input, answer),
        "withdraw" => concession::withdraw(input, answer),
        "cancel" => concession::cancel(input, answer),
        "count" => concession::count(input, answer),
        "disclaimed" => concession::disclaimed(input, answer),
        _ => Err(Fault::item(0)),
    }
}
