//! `shengji.Table`: what the player to act may choose.

use super::follow::{self, ShengjiFollow};
use super::record::{number_array, numbers, or_null};
use super::table::ShengjiTable;
use super::{lead, read};
use crate::shengji::{Bag, Phase};
use crate::wasm::args;
use crate::wasm::error::Answer;
use crate::wasm::json::to_js;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(js_class = ShengjiTable)]
impl ShengjiTable {
    /// The player who follows, as a `Follow` of his own; `null` when nobody follows or his hand is hidden.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// table.play("SK SK");
    /// table.follow().owed[0].map(({ name }) => name); // []
    #[wasm_bindgen(unchecked_return_type = "Follow | null")]
    pub fn follow(&self) -> Answer<JsValue> {
        Ok(or_null(self.now().follow(), |follow| ShengjiFollow::of(&follow, *self.now().rules()).into()))
    }

    /// The cards that the player to act can add to his selection on the way to a legal play or burial, by number: what
    /// to light up. A leader can add any card of the suit he has begun with.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// Array.from(table.playable(), shengji.faceName); // ["SK", "SK"]
    ///
    /// @throws {RulesError} `bad-input` for what are no cards
    #[wasm_bindgen]
    pub fn playable(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "CardsLike")] selection: &JsValue,
    ) -> Answer<Vec<u8>> {
        Ok(numbers(self.now().playable(read::selection(selection)?)))
    }

    /// How many plays are legal for the player who follows; `null` when nobody does or his hand is hidden.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// table.countLegal(); // null
    /// table.play("SK SK");
    /// table.countLegal() === 1n; // true
    #[wasm_bindgen(js_name = countLegal, unchecked_return_type = "bigint | null")]
    pub fn count_legal(&self) -> Answer<JsValue> {
        Ok(follow::count(self.now().follow()))
    }

    /// The legal plays of the player who follows, one by one; `null` when nobody does or his hand is hidden.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// table.play("SK SK");
    /// table.plays().next(5).length; // 1
    #[wasm_bindgen(unchecked_return_type = "Plays | null")]
    pub fn plays(&self) -> Answer<JsValue> {
        Ok(follow::plays(self.now().follow()))
    }

    /// The first legal play of the player who follows that holds the selection, or `null`.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// table.play("SK SK");
    /// Array.from(table.complete("S9"), shengji.faceName); // ["S9", "S9"]
    ///
    /// @throws {RulesError} `bad-input` for what are no cards
    #[wasm_bindgen(unchecked_return_type = "Uint8Array | null")]
    pub fn complete(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CardsLike")] selection: &JsValue,
    ) -> Answer<JsValue> {
        follow::complete(self.now().follow(), selection)
    }

    /// One sensible legal play of the player who follows, or `null`.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// table.play("SK SK");
    /// Array.from(table.defaultPlay(), shengji.faceName); // ["S9", "S9"]
    #[wasm_bindgen(js_name = defaultPlay, unchecked_return_type = "Uint8Array | null")]
    pub fn default_play(&self) -> Answer<JsValue> {
        Ok(follow::default_play(self.now().follow()))
    }

    /// Cards the player to act might play or bury, for one whose time is up: what gives away least. He follows as `defaultPlay`
    /// says, leads a single card or what is demanded of him. `null` when nobody is to play or bury, or his hand is hidden.
    ///
    /// @example
    /// const hands = { N: "SK D3", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// Array.from(table.defaultCards(), shengji.faceName); // ["D3"]
    #[wasm_bindgen(js_name = defaultCards, unchecked_return_type = "Uint8Array | null")]
    pub fn default_cards(&self) -> Answer<JsValue> {
        Ok(or_null(self.now().default_cards(), number_array))
    }

    /// Every admissible way of declaring what those cards are, the largest parts first; none before trumps are known.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// table.groupings("SK SK").map((parts) => parts.map(({ shape }) => shape.name)); // [["pair"]]
    ///
    /// @throws {RulesError} `bad-input` for what are no cards
    #[wasm_bindgen(unchecked_return_type = "Part[][]")]
    pub fn groupings(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CardsLike")] selection: &JsValue,
    ) -> Answer<JsValue> {
        let cards = read::bag("selection", selection)?;
        Ok(lead::groupings_record(cards, self.now().trump()))
    }

    /// Whether the parts of a lead of the player to act can be beaten, as far as this table's hands and plays tell (who did
    /// not follow with a pair has none, art. 13); `null` when nobody is to lead.
    ///
    /// @example
    /// const hands = { N: "SK SK", W: "S9 S9", S: "S3 S4", E: "SA SA" };
    /// const table = new shengji.Table({ trump: "2H", dealer: "N", hands });
    /// table.throwOutlook("SK SK"); // ["beaten"]
    /// table.view("N").throwOutlook("SK SK"); // ["cannot-know"]
    ///
    /// @throws {RulesError} `bad-input`; for a lead that is none `no-cards`, `too-many-cards`, `several-suits`,
    /// `no-combination`, `declared-other-cards` or `parts-join`, while somebody is to lead
    #[wasm_bindgen(js_name = throwOutlook, unchecked_return_type = "Outlook[] | null")]
    pub fn throw_outlook(
        &self,
        #[wasm_bindgen(js_name = cards, unchecked_param_type = "CardsLike")] value: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "readonly CardsLike[]")] declared: &JsValue,
    ) -> Answer<JsValue> {
        let cards = read::bag("cards", value)?;
        let declared = args::optional("declared", declared, read::bags)?;
        let now = self.now();
        let (Some(_), Some(trump)) = (now.leader(), now.trump()) else { return Ok(JsValue::NULL) };
        let lead = lead::lead_of(cards, declared.as_deref(), trump)?;
        Ok(to_js(|json| lead::outlook(json, now.outlook(&lead).into_iter())))
    }

    /// What a player may declare now: each face with how many of it altogether. Empty for one with nothing to declare; `null`
    /// while trumps are declared and his hand is hidden.
    ///
    /// @example
    /// const table = new shengji.Table({ deal: shengji.seededDeal(1), level: "2" });
    /// table.apply("draw 100");
    /// table.legalDeclarations("N").map(({ face, count }) => face + " " + count); // ["D2 1"]
    /// table.view("S").legalDeclarations("N"); // null
    ///
    /// @throws {RulesError} `bad-input` for what is no seat
    #[wasm_bindgen(js_name = legalDeclarations, unchecked_return_type = "{ face: FaceName; count: number }[] | null")]
    pub fn legal_declarations(
        &self,
        #[wasm_bindgen(js_name = seat, unchecked_param_type = "SeatLike")] value: &JsValue,
    ) -> Answer<JsValue> {
        let seat = read::seat("seat", value)?;
        let now = self.now();
        let declaring = now.phase() == Phase::Declaring;
        let hand = if declaring { now.hand(seat).known() } else { Some(Bag::EMPTY) };
        Ok(or_null(hand, |hand| {
            to_js(|json| {
                json.list(now.declaring().legal(seat, hand), |json, (face, count)| {
                    json.open();
                    json.field("face").shown(&face);
                    json.field("count").number(count.into());
                    json.close();
                });
            })
        }))
    }
}
