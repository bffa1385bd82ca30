//! Rule sets: the preset, the switches, and their names.

use super::read::level;
use crate::shengji::{
    AllJokerKitty, GameEnd, JokerDeclarations, KittyMultiplier, Levels, PairsForTriples, PartnerBeats,
    RuffComparison, Rules, ShorterRuns, ThrowKitty, TractorDrawing, TripleBreaking, each_switch,
};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::Answer;
use crate::wasm::json::{Json, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// Which of its values a switch has; nothing where it is left out.
fn place(fields: &Fields, key: &str, names: &[&str]) -> Answer<Option<usize>> {
    fields.maybe(key, |a, v| args::choice(a, v, names))
}

/// Writes the reader and the record of a rule set from the list of the switches.
macro_rules! switches {
    ($($field:ident $key:literal $kind:ident: $($value:ident $name:literal),+;)*) => {
        const FIELDS: &[&str] = &["preset", $($key,)* "mustPlay"];

        fn switched(fields: &Fields) -> Answer<Rules> {
            let mut rules = Rules::CN_2002;
            $(
                if let Some(place) = place(fields, $key, &[$($name),+])? {
                    rules.$field = [$($kind::$value),+][place];
                }
            )*
            Ok(rules)
        }

        fn switches(json: &mut Json, rules: &Rules) {
            $(json.field($key).text(match rules.$field { $($kind::$value => $name),+ });)*
        }
    };
}

each_switch!(switches);

/// A rule set: a preset and the switches that differ from it.
pub fn rules(argument: &str, value: &JsValue) -> Answer<Rules> {
    let fields = Fields::new(argument, value, FIELDS)?;
    place(&fields, "preset", &["CN-2002"])?;
    let mut rules = switched(&fields)?;
    let levels = fields.maybe("mustPlay", |a, v| args::list(a, v, 13, level))?.unwrap_or_default();
    rules.must_play = levels.into_iter().fold(Levels::NONE, Levels::with);
    Ok(rules)
}

/// The field `rules` of an object; the book's unless given.
pub fn rules_field(fields: &Fields) -> Answer<Rules> {
    Ok(fields.maybe("rules", rules)?.unwrap_or_default())
}

/// The rule set with every switch.
pub fn rules_record(json: &mut Json, rules: &Rules) {
    json.open();
    json.field("preset").text("CN-2002");
    switches(json, rules);
    json.field("mustPlay").texts(rules.must_play.iter());
    json.close();
}

/// A rule set with every switch, its defaults filled in: those of the competition rules of 2002.
///
/// @example
/// shengji.rules({ kittyMultiplier: "power-of-two" }).tripleBreaking; // "always"
///
/// @throws {RulesError} `bad-input` for a switch or a setting there is not
#[wasm_bindgen(js_name = shengjiRules, unchecked_return_type = "AllRules")]
pub fn all_rules(
    #[wasm_bindgen(js_name = rules, unchecked_optional_param_type = "Rules")] value: &JsValue,
) -> Answer<JsValue> {
    let rules = args::optional("rules", value, rules)?.unwrap_or_default();
    Ok(to_js(|json| rules_record(json, &rules)))
}
