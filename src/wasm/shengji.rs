//! The `shengji` namespace of the package: faces, seats and trumps here, the rest by subject.

mod batch;
mod choices;
mod deal;
mod follow;
mod law;
mod lead;
mod read;
mod record;
mod rules;
mod score;
mod setup;
mod state;
mod table;

use super::args;
use super::error::Answer;
use super::json::to_js;
use crate::shengji::{Bag, Face};
use record::cards;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The number of a face: 0 (`C2`) to 51 (`SA`), 52 little joker (`LJ`), 53 big joker (`BJ`).
///
/// @example
/// shengji.faceNumber("大王"); // 53
///
/// @throws {RulesError} `bad-input` for what is no face
#[wasm_bindgen(js_name = shengjiFaceNumber, unchecked_return_type = "FaceNumber")]
pub fn face_number(#[wasm_bindgen(unchecked_param_type = "FaceLike")] face: &JsValue) -> Answer<u8> {
    read::face("face", face).map(|face| face.index() as u8)
}

/// Every suit the cards are played in and its ladder, the lowest step first (art. 6): the side suits, then trumps. Faces
/// on one step are equal; neighbouring steps join in a tractor.
///
/// @example
/// shengji.ladder("5H").at(-1).steps.slice(-4); // [["S5","D5","C5"],["H5"],["LJ"],["BJ"]]
///
/// @throws {RulesError} `bad-input` for what is no trump
#[wasm_bindgen(js_name = shengjiLadder, unchecked_return_type = "Ladder[]")]
pub fn ladder(#[wasm_bindgen(unchecked_param_type = "TrumpLike")] trump: &JsValue) -> Answer<JsValue> {
    let trump = read::trump("trump", trump)?;
    Ok(to_js(|json| {
        json.list(trump.groups(), |json, group| {
            json.open();
            json.field("suit").shown(&group);
            json.field("steps").list(0..trump.steps(group), |json, step| {
                cards(json, Bag::packs(1).among(trump.faces_on(group, step)));
            });
            json.close();
        });
    }))
}

/// The points of cards (art. 6): 5 for a five, 10 for a ten or a king.
///
/// @example
/// shengji.points("SK D5 C9"); // 15
/// shengji.points("黑桃K、方块5、大王"); // 15
///
/// @throws {RulesError} `bad-input` for what are no cards
#[wasm_bindgen(js_name = shengjiPoints)]
pub fn points(
    #[wasm_bindgen(js_name = cards, unchecked_param_type = "CardsLike")] value: &JsValue,
) -> Answer<u32> {
    read::bag("cards", value).map(Bag::points)
}

/// Who draws the first card of a first deal: that player turns up that card and counts round from himself, ace one
/// (art. 7(2)); 0 north to 3 west, or `null` for a joker, which has no rank.
///
/// @example
/// shengji.firstDrawer("E", "D3"); // 3
///
/// @throws {RulesError} `bad-input` for what is no seat or no face
#[wasm_bindgen(js_name = shengjiFirstDrawer, unchecked_return_type = "SeatNumber | null")]
pub fn first_drawer(
    #[wasm_bindgen(unchecked_param_type = "SeatLike")] turner: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "FaceLike")] turned: &JsValue,
) -> Answer<JsValue> {
    let (turner, turned): (_, Face) = (read::seat("turner", turner)?, read::face("turned", turned)?);
    Ok(record::seat_number(crate::shengji::first_drawer(turner, turned)))
}

/// Who shuffles, cuts and draws first (art. 7): in the first deal anybody shuffles, and an opponent of whoever does cuts;
/// later the dealer's partner shuffles, the player before the dealer cuts, and the dealer draws first.
///
/// @example
/// shengji.dealRoles("N"); // { shuffle: ["S"], cut: ["E"], draw: "N" }
/// shengji.dealRoles(null, "W").cut; // ["N","S"]
///
/// @throws {RulesError} `bad-input` for what is no seat
#[wasm_bindgen(js_name = shengjiDealRoles, unchecked_return_type = "DealRoles")]
pub fn deal_roles(
    #[wasm_bindgen(unchecked_optional_param_type = "SeatLike | null")] dealer: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SeatLike | null")] shuffler: &JsValue,
) -> Answer<JsValue> {
    let dealer = args::optional("dealer", dealer, read::seat)?;
    let roles = crate::shengji::deal_roles(dealer, args::optional("shuffler", shuffler, read::seat)?);
    Ok(to_js(|json| {
        json.open();
        record::seats(json.field("shuffle"), &roles.shuffle);
        record::seats(json.field("cut"), &roles.cut);
        json.field("draw").or_null(roles.draw, record::shown);
        json.close();
    }))
}
