//! Victory points.

use super::result::count;
use crate::bridge::score::{VpBand, VpBands, VpError, VpScale, VpTable};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, RulesError, refusal};
use crate::wasm::json::to_js;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

impl From<VpError> for RulesError {
    fn from(error: VpError) -> RulesError {
        refusal(&format!("vp-{}", error.code()), &error, None, |params| match error {
            VpError::Boards { from, to } => {
                params.field("from").number(from.into());
                params.field("to").number(to.into());
            }
            VpError::NotAscending { band }
            | VpError::NotMonotone { band }
            | VpError::Not25to0 { band }
            | VpError::No25to5 { band } => {
                params.field("band").number(band as i64);
            }
            _ => {}
        })
    }
}

fn band(argument: &str, value: &JsValue) -> Answer<VpBand> {
    let fields = Fields::new(argument, value, &["from", "winner", "loser"])?;
    let points = |argument: &str, value: &JsValue| args::signed(argument, value, -100_000..=100_000);
    Ok(VpBand {
        from: fields.need_whole("from", 0, 1_000_000)?,
        winner_c: fields.need("winner", points)? as i32,
        loser_c: fields.need("loser", points)? as i32,
    })
}

/// The organiser's own bands, or those of a 25 to 0 scale, which are to be one.
fn own_bands(argument: &str, value: &JsValue) -> Answer<VpScale> {
    let read = |argument: &str, value: &JsValue| Ok(VpBands::new(args::list(argument, value, 1000, band)?)?);
    let bands = match Fields::new(argument, value, &["kind", "bands"]) {
        Ok(fields) => {
            fields.need_word("kind", &[("25-0", ())])?;
            let bands = fields.need("bands", read)?;
            bands.check_25_to_0()?;
            bands
        }
        Err(_) => read(argument, value)?,
    };
    Ok(VpScale::Bands(bands))
}

/// [`own_bands`] for any length of match.
pub fn bands(argument: &str, value: &JsValue) -> Answer<VpTable> {
    Ok(own_bands(argument, value)?.table(1)?)
}

/// A scale by name, or the organiser's own bands.
pub fn scale(argument: &str, value: &JsValue) -> Answer<VpScale> {
    if value.is_object() {
        return own_bands(argument, value);
    }
    Ok(match args::choice(argument, value, &["wbf", "wbf-discrete", "acbl-20", "acbl-30"])? {
        0 => VpScale::WbfContinuous,
        1 => VpScale::WbfDiscrete,
        2 => VpScale::Acbl20,
        _ => VpScale::Acbl30,
    })
}

/// A scale for matches of that many boards.
pub fn table(own: &JsValue, boards: &JsValue) -> Answer<VpTable> {
    let boards = count("boards", boards, 1, VpScale::MAX_BOARDS)?;
    Ok(scale("scale", own)?.table(boards)?)
}

/// A victory-point table for matches of that many boards: the points of winner and loser, in hundredths, from each IMP
/// margin on. `scale` is `"wbf"` (continuous, 2013), `"wbf-discrete"`, `"acbl-20"`, `"acbl-30"`, or the organiser's bands; said to
/// be `"25-0"`, they are checked to share 30 points until the winner has 25 and the loser 5, and then to take the loser down to 0.
///
/// @example
/// const table = event.vpTable("wbf", 16);
/// table.bands[1]; // {"from":1,"winner":1031,"loser":969}
/// table.blitz; // 60
///
/// @throws {RulesError} `vp-boards` when the scale is not for that length, with the bounds, other `vp-` codes for bands
/// that make no scale; `bad-input`
#[wasm_bindgen(js_name = eventVpTable, unchecked_return_type = "VpTable")]
pub fn vp_table(
    #[wasm_bindgen(unchecked_param_type = "VpScale")] scale: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] boards: &JsValue,
) -> Answer<JsValue> {
    let table = table(scale, boards)?;
    Ok(to_js(|json| {
        json.open();
        json.field("draw").number(table.draw_c().into());
        json.field("most").number(table.most_c().into());
        json.field("blitz").number(table.blitz().into());
        json.field("bands").list(table.bands(), |json, band| {
            json.open();
            json.field("from").number(band.from.into());
            json.field("winner").number(band.winner_c.into());
            json.field("loser").number(band.loser_c.into());
            json.close();
        });
        json.close();
    }))
}

/// The victory points of a side with that IMP margin and of its opponents, in hundredths. A fractional margin, given as
/// text such as `"14/3"`, is rounded to whole IMPs first.
///
/// @example
/// event.victoryPoints("wbf", 14, 7); // Int32Array [ 1216, 784 ]
///
/// @throws {RulesError} as `vpTable`
#[wasm_bindgen(js_name = eventVictoryPoints)]
pub fn victory_points(
    #[wasm_bindgen(unchecked_param_type = "VpScale")] scale: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] boards: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Amount")] margin: &JsValue,
) -> Answer<Vec<i32>> {
    let (own, other) = table(scale, boards)?.award_exact(args::exact("margin", margin)?);
    Ok(vec![own, other])
}
