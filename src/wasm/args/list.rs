//! A list a caller wrote, read item by item.

use super::{bytes_of, plain_copy};
use crate::wasm::error::{Answer, bad_input};
use js_sys::Array;
use wasm_bindgen::{JsCast, JsValue};

/// A list whose items `read` understands; at most `limit` of them.
pub fn list<T>(
    argument: &str,
    value: &JsValue,
    limit: u32,
    read: impl Fn(&str, &JsValue) -> Answer<T>,
) -> Answer<Vec<T>> {
    let mut reading = Reading { list: Vec::new(), read };
    each(argument, value, limit, &mut reading)?;
    Ok(reading.list)
}

/// What becomes of the items of a list. Closures in its stead would each bring code nobody calls.
trait Take {
    fn take(&mut self, name: &str, item: &JsValue) -> Answer<()>;
}

struct Reading<T, R> {
    list: Vec<T>,
    read: R,
}

impl<T, R: Fn(&str, &JsValue) -> Answer<T>> Take for Reading<T, R> {
    fn take(&mut self, name: &str, item: &JsValue) -> Answer<()> {
        self.list.push((self.read)(name, item)?);
        Ok(())
    }
}

/// Shows every item of a list with its name. Compiled once for all kinds of items.
fn each(argument: &str, value: &JsValue, limit: u32, reading: &mut dyn Take) -> Answer<()> {
    for (index, item) in items(argument, value, limit)?.iter().enumerate() {
        reading.take(&format!("{argument}[{index}]"), item)?;
    }
    Ok(())
}

/// The items of a list, as they are.
fn items(argument: &str, value: &JsValue, limit: u32) -> Answer<Vec<JsValue>> {
    if let Some(array) = bytes_of(value).filter(|array| array.length() <= limit) {
        return Ok(array.to_vec().into_iter().map(JsValue::from).collect());
    }
    let expected = || format!("an array of at most {limit} items");
    if !value.is_object() {
        return Err(bad_input(argument, &expected(), value));
    }
    let copy = plain_copy(argument, value)?;
    let array = copy.dyn_ref::<Array>().filter(|array| array.length() <= limit);
    array.map(Array::to_vec).ok_or_else(|| bad_input(argument, &expected(), value))
}
