//! The classes `shengji.Follow` and `shengji.Plays`: a player about to follow a lead.

use super::read;
use super::record::{self, number_array, numbers, or_null};
use super::rules::rules_field;
use crate::shengji::{Bag, Follow, Lead, Plays, Rules};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::Answer;
use crate::wasm::json::to_js;
use js_sys::{Array, BigInt};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most plays one call lists.
const LISTED: u64 = 100_000;

/// A player about to follow a lead: what is legal, what is owed, and why something is not (art. 12, 13, 35).
///
/// @example
/// const follow = new shengji.Follow({ trump: "2H", lead: "S8 S8 S7 S7", hand: "SK SK SJ SJ S9 S4 D4" });
/// follow.check("SK SK SJ SJ"); // null
/// follow.check("SK SK S9 S4").law; // { book: "CN-2002", article: "13 ¶5" }
/// follow.countLegal(); // 1n
#[wasm_bindgen(js_name = ShengjiFollow)]
#[derive(Debug)]
pub struct ShengjiFollow {
    lead: Lead,
    hand: Bag,
    exposed: Bag,
    rules: Rules,
    uneven: bool,
}

#[wasm_bindgen(js_class = ShengjiFollow)]
impl ShengjiFollow {
    /// A follower of that lead with that hand; `declared` are the parts of a throw (the largest possible unless given),
    /// `exposed` the heavy exposed cards in the hand (art. 35(2)).
    ///
    /// @example
    /// const setup = { trump: "2H", lead: "S8 S8 S3", declared: ["S8 S8", "S3"], hand: "SK SJ S9 D4" };
    /// new shengji.Follow(setup).lead.throw; // true
    ///
    /// @throws {RulesError} `bad-input`, `not-held` for an exposed card that is not in the hand, or why the lead is none:
    /// `several-suits`, `no-combination`, ...
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "FollowSetup")] setup: &JsValue,
    ) -> Answer<ShengjiFollow> {
        let known = ["trump", "lead", "declared", "hand", "exposed", "rules", "uneven"];
        let fields = Fields::new("setup", setup, &known)?;
        let trump = fields.need("trump", read::trump)?;
        let follower = ShengjiFollow {
            lead: read::lead(&fields, "lead", trump)?,
            hand: fields.need("hand", read::bag)?,
            exposed: fields.maybe("exposed", read::bag)?.unwrap_or_default(),
            rules: rules_field(&fields)?,
            uneven: fields.flag("uneven")?,
        };
        Follow::new(&follower.lead, follower.hand, &follower.rules).with_exposed(follower.exposed)?;
        Ok(follower)
    }

    /// Why those cards are no legal answer: `null` when they are, or `{ code, law, owed, message }`.
    ///
    /// @example
    /// const follow = new shengji.Follow({ trump: "2H", lead: "S8 S8", hand: "SK SK S9 S4 S3 D4" });
    /// follow.check("SK S9").code; // "shape-owed"
    ///
    /// @throws {RulesError} `bad-input` for what are no cards
    #[wasm_bindgen(unchecked_return_type = "Refusal | null")]
    pub fn check(
        &self,
        #[wasm_bindgen(js_name = cards, unchecked_param_type = "CardsLike")] value: &JsValue,
    ) -> Answer<JsValue> {
        let cards = read::bag("cards", value)?;
        Ok(check(&self.core(), cards))
    }

    /// Whether those cards are a legal answer. Only yes or no: a refusal that says why (`check`) is put together for
    /// people and takes many times as long.
    ///
    /// @example
    /// new shengji.Follow({ trump: "2H", lead: "S8 S8", hand: "SK SK S4 S3" }).isLegal("S4 S3"); // false
    ///
    /// @throws {RulesError} `bad-input` for what are no cards
    #[wasm_bindgen(js_name = isLegal)]
    pub fn is_legal(
        &self,
        #[wasm_bindgen(js_name = cards, unchecked_param_type = "CardsLike")] value: &JsValue,
    ) -> Answer<bool> {
        Ok(self.core().check(read::bag("cards", value)?).is_ok())
    }

    /// The cards that are part of some legal play that holds the selection, those selected left out: what to light up.
    /// Of each face as many as one play can hold.
    ///
    /// @example
    /// const follow = new shengji.Follow({ trump: "2H", lead: "S8 S8", hand: "SK SK S9 S4 S3 D4" });
    /// Array.from(follow.playable(), shengji.faceName); // ["SK", "SK"]
    /// Array.from(follow.playable("SK"), shengji.faceName); // ["SK"]
    ///
    /// @throws {RulesError} `bad-input` for what are no cards
    #[wasm_bindgen]
    pub fn playable(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "CardsLike")] selection: &JsValue,
    ) -> Answer<Vec<u8>> {
        Ok(numbers(self.core().playable(read::selection(selection)?)))
    }

    /// How many plays are legal; plays of equal cards count once.
    ///
    /// @example
    /// const follow = new shengji.Follow({ trump: "2H", lead: "S8", hand: "SK SK S9 D4" });
    /// follow.countLegal() === 2n; // true
    #[wasm_bindgen(js_name = countLegal, unchecked_return_type = "bigint")]
    pub fn count_legal(&self) -> Answer<JsValue> {
        Ok(count(Some(self.core())))
    }

    /// The legal plays, one by one in a fixed order.
    ///
    /// @example
    /// const follow = new shengji.Follow({ trump: "2H", lead: "S8 S8", hand: "SK SK S9 S4 S3 D4" });
    /// follow.plays().next(5).map((play) => Array.from(play, shengji.faceName)); // [["SK", "SK"]]
    #[wasm_bindgen(unchecked_return_type = "Plays")]
    pub fn plays(&self) -> Answer<JsValue> {
        Ok(plays(Some(self.core())))
    }

    /// The first legal play that holds the selection, or `null` when none does.
    ///
    /// @example
    /// const follow = new shengji.Follow({ trump: "2H", lead: "S8 S8", hand: "SK SK S9 S4 S3 D4" });
    /// Array.from(follow.complete("SK"), shengji.faceName); // ["SK", "SK"]
    /// follow.complete("D4"); // null
    ///
    /// @throws {RulesError} `bad-input` for what are no cards
    #[wasm_bindgen(unchecked_return_type = "Uint8Array | null")]
    pub fn complete(
        &self,
        #[wasm_bindgen(unchecked_param_type = "CardsLike")] selection: &JsValue,
    ) -> Answer<JsValue> {
        complete(Some(self.core()), selection)
    }

    /// One sensible legal play, which gives away least; `null` when the hand has too few cards.
    ///
    /// @example
    /// const follow = new shengji.Follow({ trump: "2H", lead: "S8 S8", hand: "S9 S9 S4 S4 D4" });
    /// Array.from(follow.defaultPlay(), shengji.faceName); // ["S4", "S4"]
    #[wasm_bindgen(js_name = defaultPlay, unchecked_return_type = "Uint8Array | null")]
    pub fn default_play(&self) -> Answer<JsValue> {
        Ok(default_play(Some(self.core())))
    }

    /// What each part of the lead draws from the hand, in the order of the parts (art. 13): lists of shapes, empty where
    /// any cards of the suit will do.
    ///
    /// @example
    /// const follow = new shengji.Follow({ trump: "2H", lead: "S8 S8 S7 S7", hand: "SK SK SJ S9 S4 D4" });
    /// follow.owed[0].map(({ name }) => name); // ["pair"]
    #[wasm_bindgen(getter, unchecked_return_type = "Shape[][]")]
    pub fn owed(&self) -> Answer<JsValue> {
        let follow = self.core();
        Ok(to_js(|json| {
            json.list(0..self.lead.parts().len(), |json, part| {
                json.list(follow.owed_to(part), record::shape)
            });
        }))
    }

    /// The lead as it is followed.
    ///
    /// @example
    /// const follow = new shengji.Follow({ trump: "2H", lead: "S8 S8", hand: "SK SK S9 S4 S3 D4" });
    /// follow.lead.parts[0].shape.name; // "pair"
    #[wasm_bindgen(getter, unchecked_return_type = "Lead")]
    pub fn lead(&self) -> Answer<JsValue> {
        Ok(to_js(|json| record::lead(json, &self.lead)))
    }

    /// The follower as plain data; `new shengji.Follow(data)` makes it again.
    ///
    /// @example
    /// const follow = new shengji.Follow({ trump: "2H", lead: "S8 S8", hand: "SK SK S9 S4 S3 D4" });
    /// new shengji.Follow(follow.toJSON()).isLegal("SK SK"); // true
    #[wasm_bindgen(js_name = toJSON, unchecked_return_type = "FollowSetup")]
    pub fn to_json(&self) -> Answer<JsValue> {
        Ok(to_js(|json| {
            json.open();
            json.field("trump").shown(&self.lead.trump());
            json.field("lead").shown(&self.lead.cards());
            json.field("declared").texts(self.lead.parts().iter().map(|part| part.cards));
            json.field("hand").shown(&self.hand);
            json.field("exposed").shown(&self.exposed);
            super::rules::rules_record(json.field("rules"), &self.rules);
            json.field("uneven").flag(self.uneven);
            json.close();
        }))
    }
}

impl ShengjiFollow {
    fn core(&self) -> Follow<'_> {
        let follow = Follow::new(&self.lead, self.hand, &self.rules).with_exposed_among(self.exposed);
        if self.uneven { follow.with_what_he_has() } else { follow }
    }

    /// The follower at a table.
    pub fn of(follow: &Follow<'_>, rules: Rules) -> ShengjiFollow {
        let uneven = follow.cards_owed() < follow.lead().cards().len();
        ShengjiFollow {
            lead: follow.lead().clone(),
            hand: follow.hand(),
            exposed: follow.exposed(),
            rules,
            uneven,
        }
    }
}

// What a follower is asked by himself and at a table, where nobody may be following: `null` then.

/// The verdict on a play.
pub fn check(follow: &Follow<'_>, cards: Bag) -> JsValue {
    record::verdict(follow.check(cards))
}

/// How many plays are legal.
#[inline(never)]
pub fn count(follow: Option<Follow<'_>>) -> JsValue {
    or_null(follow, |follow| BigInt::from(follow.answers().count()).into())
}

/// The first legal play that holds the selection.
#[inline(never)]
pub fn complete(follow: Option<Follow<'_>>, selection: &JsValue) -> Answer<JsValue> {
    let selection = read::bag("selection", selection)?;
    let first = |follow: Follow<'_>| follow.answers().containing(selection).iter().next();
    Ok(or_null(follow.and_then(first), number_array))
}

/// The play that gives away least.
#[inline(never)]
pub fn default_play(follow: Option<Follow<'_>>) -> JsValue {
    or_null(follow.and_then(|follow| follow.answers().default_play()), number_array)
}

/// The legal plays.
#[inline(never)]
pub fn plays(follow: Option<Follow<'_>>) -> JsValue {
    or_null(follow, |follow| ShengjiPlays::of(&follow).into())
}

/// The legal plays of a follower, found when asked for: those with more copies of lower cards come first.
///
/// @example
/// const plays = new shengji.Follow({ trump: "2H", lead: "S8 S8", hand: "SK SK S9 S9 S9 S4 D4" }).plays();
/// plays.next(10).map((play) => [...play].map(shengji.faceName)); // [["S9","S9"],["SK","SK"]]
/// plays.next(10).length; // 0
#[wasm_bindgen(js_name = ShengjiPlays)]
#[derive(Debug)]
pub struct ShengjiPlays {
    plays: Plays<'static>,
    given: u32,
}

#[wasm_bindgen(js_class = ShengjiPlays)]
impl ShengjiPlays {
    /// The legal plays of the follower that `new Follow` makes of the same setup.
    ///
    /// @example
    /// const plays = new shengji.Plays({ trump: "2H", lead: "S8", hand: "SK S9 D4" });
    /// plays.next(5).length; // 2
    ///
    /// @throws {RulesError} as `new Follow`
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "FollowSetup")] setup: &JsValue,
    ) -> Answer<ShengjiPlays> {
        Ok(ShengjiPlays::of(&ShengjiFollow::new(setup)?.core()))
    }

    /// The next plays, at most so many; none when all have been given.
    ///
    /// @example
    /// const plays = new shengji.Plays({ trump: "2H", lead: "S8", hand: "SK S9 D4" });
    /// [plays.next(1).length, plays.next(9).length, plays.next(9).length]; // [1, 1, 0]
    ///
    /// @throws {RulesError} `bad-input` for anything but a whole number from 0 to 100000
    #[wasm_bindgen(unchecked_return_type = "Uint8Array[]")]
    pub fn next(
        &mut self,
        #[wasm_bindgen(js_name = count, unchecked_param_type = "number")] value: &JsValue,
    ) -> Answer<JsValue> {
        let count = args::whole("count", value, 0..=LISTED)? as usize;
        let found: Array = self.plays.by_ref().take(count).map(number_array).collect();
        self.given = self.given.saturating_add(found.length());
        Ok(found.into())
    }

    /// How many have been given.
    ///
    /// @example
    /// const plays = new shengji.Plays({ trump: "2H", lead: "S8", hand: "SK S9 D4" });
    /// plays.next(1);
    /// plays.toJSON(); // { "given": 1 }
    #[wasm_bindgen(js_name = toJSON, unchecked_return_type = "{ given: number }")]
    pub fn to_json(&self) -> Answer<JsValue> {
        Ok(to_js(|json| {
            json.open();
            json.field("given").number(self.given.into());
            json.close();
        }))
    }
}

impl ShengjiPlays {
    fn of(follow: &Follow<'_>) -> ShengjiPlays {
        ShengjiPlays { plays: follow.answers().into_iter(), given: 0 }
    }
}
