//! Refusals as JavaScript sees them: the class `RulesError` of `js/errors.js`.

use crate::cards::EntropyError;
use crate::cite::Citation;
use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(raw_module = "./errors.js")]
extern "C" {
    /// The one error class of the package.
    pub type RulesError;

    #[wasm_bindgen(constructor)]
    fn new(code: &str, message: &str, law: JsValue, params: JsValue) -> RulesError;

    #[wasm_bindgen(js_name = badInput)]
    fn js_bad_input(argument: &str, expected: &str, value: &JsValue) -> RulesError;
}

/// What every export answers.
pub type Answer<T> = Result<T, RulesError>;

/// The refusal of an argument: code `bad-input`, params `{ argument, expected, got }`.
pub fn bad_input(argument: &str, expected: &str, value: &JsValue) -> RulesError {
    js_bad_input(argument, expected, value)
}

/// A refusal with a stable code, an English message for developers, the article it rests on and the figures of the case.
pub fn refusal(code: &str, message: &str, law: Option<Citation>, params: &[(&str, JsValue)]) -> RulesError {
    RulesError::new(code, message, law.map_or(JsValue::NULL, citation), object(params))
}

/// `{ book, article }`.
pub fn citation(law: Citation) -> JsValue {
    object(&[("book", law.book.name().into()), ("article", law.article.into())])
}

/// A plain object with these fields.
pub fn object(fields: &[(&str, JsValue)]) -> JsValue {
    let object = Object::new();
    for (key, value) in fields {
        // A fresh plain object takes every field.
        let _ = Reflect::set(&object, &JsValue::from_str(key), value);
    }
    object.into()
}

impl From<EntropyError> for RulesError {
    fn from(error: EntropyError) -> RulesError {
        refusal("no-entropy", &error.to_string(), None, &[])
    }
}
