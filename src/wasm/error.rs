//! Refusals as JavaScript sees them: the class `RulesError` of `js/errors.js`.

use crate::cards::EntropyError;
use crate::cite::Citation;
use crate::wasm::json::Json;
use core::fmt::Display;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(raw_module = "./errors.js")]
extern "C" {
    /// The one error class of the package.
    pub type RulesError;

    fn refused(text: &str) -> RulesError;

    #[wasm_bindgen(js_name = badInput)]
    fn js_bad_input(argument: &str, expected: &str, value: &JsValue) -> RulesError;
}

/// What every export answers that answers with a `JsValue`, even where nothing can go wrong: as a result it comes back through
/// several numbers. A single reference instead brings the whole process down in Node 20, when its garbage collector drops the
/// caller's optimised code during the call.
pub type Answer<T> = Result<T, RulesError>;

/// The refusal of an argument: code `bad-input`, params `{ argument, expected, got }`.
pub fn bad_input(argument: &str, expected: &str, value: &JsValue) -> RulesError {
    js_bad_input(argument, expected, value)
}

/// The refusal of an argument that can be read and cannot be true: code `bad-input`, params `{ argument, fault }` and what is added.
#[cfg(feature = "js-shengji")]
pub fn bad_fact(argument: &str, fault: &str, told: &dyn Display, more: impl FnOnce(&mut Json)) -> RulesError {
    refusal("bad-input", &format!("{argument}: {told}"), None, |params| {
        params.field("argument").text(argument);
        params.field("fault").text(fault);
        more(params);
    })
}

/// The refusal of a list that names a contestant twice.
#[inline(never)]
#[cfg(feature = "js-event")]
pub fn named_twice(argument: &str, number: u32) -> RulesError {
    let got = format!("contestant {number} twice");
    let expected = "different contestants";
    refusal("bad-input", &format!("{argument}: {expected} is needed, got {got}"), None, |params| {
        params.field("argument").text(argument);
        params.field("expected").text(expected);
        params.field("got").text(&got);
        params.field("number").number(number.into());
    })
}

/// A refusal with a stable code, an English message for developers, the article it rests on and the figures of the case.
pub fn refusal(
    code: &str,
    message: &dyn Display,
    law: Option<Citation>,
    params: impl FnOnce(&mut Json),
) -> RulesError {
    let mut json = opened(code, message, law);
    params(&mut json);
    closed(json)
}

#[inline(never)]
fn opened(code: &str, message: &dyn Display, law: Option<Citation>) -> Json {
    let mut json = Json::default();
    json.open();
    json.field("code").text(code);
    json.field("message").shown(message);
    json.field("law").law(law);
    json.field("params").open();
    json
}

#[inline(never)]
fn closed(mut json: Json) -> RulesError {
    json.close();
    json.close();
    refused(&json.0)
}

impl From<EntropyError> for RulesError {
    fn from(error: EntropyError) -> RulesError {
        refusal("no-entropy", &error, None, |_| {})
    }
}
