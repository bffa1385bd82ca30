//! Leads, throws and tricks by themselves.

use super::read;
use super::record::{self, or_null};
use super::rules::rules_field;
use crate::shengji::law::inspect_trick_with_exposed;
use crate::shengji::{
    Bag, Beatable, BySeat, Hand, Lead, LeadRefusal, Part, Seat, Standing, Trump, Unseen, UnseenHand,
    beatable, kitty_multiplier, list_groupings, standing, throw_verdict, trick_points, trick_winner,
};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::Answer;
use crate::wasm::json::{Json, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most groupings listed: a hand has thousands at most in play.
const GROUPINGS: usize = 10_000;

/// Every admissible way of seeing cards of one suit as combinations, each its largest part first (art. 10, 11): what a
/// player may declare a throw to be. Where equal level cards could change places, one way stands for all of them. None for
/// no cards and for cards of several suits; at most 10000.
///
/// @example
/// shengji.groupings("S8 S8 S8 S7 S7", "2H").map((parts) => parts.map(({ shape }) => shape.name)); // [["tractor","single"],["triple","pair"]]
///
/// @throws {RulesError} `bad-input` for what are no cards or no trump
#[wasm_bindgen(js_name = shengjiGroupings, unchecked_return_type = "Part[][]")]
pub fn groupings_of(
    #[wasm_bindgen(js_name = cards, unchecked_param_type = "CardsLike")] value: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "TrumpLike")] trump: &JsValue,
) -> Answer<JsValue> {
    let (cards, trump) = (read::bag("cards", value)?, read::trump("trump", trump)?);
    Ok(groupings_record(cards, Some(trump)))
}

/// The groupings, the one with the largest parts first; none without trumps.
pub fn groupings_record(cards: Bag, trump: Option<Trump>) -> JsValue {
    let found = trump.map(|trump| list_groupings(cards, trump, GROUPINGS)).unwrap_or_default();
    to_js(|json| json.list(&found, |json, grouping| record::parts(json, grouping)))
}

/// Why cards cannot be led like that (art. 10, 11): `null` when they can, as far as they alone say. `declared` are the
/// parts of a throw; they must be given where the cards can be seen in several ways.
///
/// @example
/// shengji.checkLead("S8 S8 S8 S7 S7", "2H").code; // "declaration-owed"
/// shengji.checkLead("S8 S8 S8 S7 S7", "2H", ["S8 S8 S8", "S7 S7"]); // null
///
/// @throws {RulesError} `bad-input` for what are no cards or no trump
#[wasm_bindgen(js_name = shengjiCheckLead, unchecked_return_type = "Refusal | null")]
pub fn check_lead(
    #[wasm_bindgen(js_name = cards, unchecked_param_type = "CardsLike")] value: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "TrumpLike")] trump: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "readonly CardsLike[]")] declared: &JsValue,
) -> Answer<JsValue> {
    let (cards, trump) = (read::bag("cards", value)?, read::trump("trump", trump)?);
    let declared = args::optional("declared", declared, read::bags)?;
    Ok(record::verdict(Lead::new(cards, declared.as_deref(), trump).map(|_| ())))
}

/// What becomes of a lead (art. 11, 34(1)): whether it stands, or how the throw fails. A hand given as the number of its
/// cards is hidden; then each part is judged by what the leader can know of the `unseen` cards, and `outlook` says so.
///
/// @example
/// const hands = { W: "SK SK", S: "D5 D6", E: "D3 D4" };
/// shengji.judgeThrow({ trump: "2H", leader: "N", lead: "SA SA S3", hands }).failed; // { beaten: [{ part: 1, by: ["W"] }], choices: [1], chooser: null, defaultChoice: 1 }
///
/// @throws {RulesError} `bad-input`; for a lead that is none `no-cards`, `too-many-cards`, `several-suits`,
/// `no-combination`, `declared-other-cards` or `parts-join`
#[wasm_bindgen(js_name = shengjiJudgeThrow, unchecked_return_type = "ThrowJudgement")]
pub fn judge_throw(
    #[wasm_bindgen(js_name = thrown, unchecked_param_type = "ThrowSetup")] value: &JsValue,
) -> Answer<JsValue> {
    let known = ["trump", "leader", "lead", "declared", "hands", "unseen", "kittySize", "void", "rules"];
    let fields = Fields::new("thrown", value, &known)?;
    let trump = fields.need("trump", read::trump)?;
    let leader = fields.need("leader", read::seat)?;
    let rules = rules_field(&fields)?;
    let lead = read::lead(&fields, "lead", trump)?;
    let hands = fields.need("hands", read::seen_hands)?;
    let others = || (1..4).map(|turns| leader.after(turns));
    let all_known = others().all(|seat| hands[seat].known().is_some());
    let failed = if all_known {
        let known = crate::shengji::BySeat(hands.0.map(|hand| hand.known().unwrap_or_default()));
        throw_verdict(&lead, leader, &known, &rules)
    } else {
        None
    };
    let void = fields.maybe("void", |a, v| args::list(a, v, 4, read::seat))?.unwrap_or_default();
    let unseen = Unseen {
        cards: if all_known { Bag::EMPTY } else { fields.need("unseen", read::bag)? },
        kitty: fields.whole("kittySize", 0, 162)?.unwrap_or(0) as usize,
        hands: [1, 2, 3].map(|turns| {
            let seat = leader.after(turns);
            match hands[seat] {
                Hand::Hidden(cards) => UnseenHand { cards, may_hold_suit: !void.contains(&seat) },
                Hand::Known(_) => UnseenHand { cards: 0, may_hold_suit: false },
            }
        }),
    };
    if !unseen.fits(&lead) {
        fields.refuse(
            &["unseen"],
            "cards the hidden hands and the kitty can hold, none of the suit where it is void",
        )?;
    }
    let judged = |part: &Part| {
        let mut seen = others().filter_map(|seat| hands[seat].known());
        let beaten = seen.any(|hand| part.is_beaten_by(hand, lead.group(), trump));
        if beaten { Beatable::Yes } else { beatable(part, &lead, &unseen) }
    };
    Ok(to_js(|json| {
        json.open();
        record::lead(json.field("lead"), &lead);
        json.field("failed").or_null(failed, |json, failed| record::failed_throw(json, &lead, &failed));
        outlook(json.field("outlook"), lead.parts().iter().map(judged));
        json.close();
    }))
}

/// What is known of each part.
pub fn outlook(json: &mut Json, parts: impl Iterator<Item = Beatable>) {
    json.list(parts, |json, outlook| {
        json.text(match outlook {
            Beatable::No => "safe",
            Beatable::Yes => "beaten",
            Beatable::CannotKnow => "cannot-know",
        });
    });
}

/// A lead, seen with its largest parts where none are declared.
pub fn lead_of(cards: Bag, declared: Option<&[Bag]>, trump: Trump) -> Result<Lead, LeadRefusal> {
    match declared {
        Some(_) => Lead::new(cards, declared, trump),
        None => Lead::with_default_grouping(cards, trump),
    }
}

/// Who wins a trick and what it is worth (art. 14-16). `plays` are those after the lead, in turn; with fewer than three,
/// who is winning so far. Whether they were legal is not asked: see `inspectTrick`.
///
/// @example
/// shengji.trickWinner({ trump: "2H", leader: "N", lead: "SK SK", plays: ["SA SA", "H3 H3", "H4 H5"] }).winner; // "S"
///
/// @throws {RulesError} `bad-input`; for a lead that is none `no-cards`, `too-many-cards`, `several-suits`,
/// `no-combination`, `declared-other-cards` or `parts-join`
#[wasm_bindgen(js_name = shengjiTrickWinner, unchecked_return_type = "TrickVerdict")]
pub fn winner(
    #[wasm_bindgen(js_name = trick, unchecked_param_type = "TrickSetup")] value: &JsValue,
) -> Answer<JsValue> {
    let fields = Fields::new("trick", value, &["trump", "leader", "lead", "declared", "plays", "rules"])?;
    let trump = fields.need("trump", read::trump)?;
    let leader = fields.maybe("leader", read::seat)?.unwrap_or(Seat::North);
    let rules = rules_field(&fields)?;
    let lead = read::lead(&fields, "lead", trump)?;
    let plays = fields.need("plays", |a, v| args::list(a, v, 3, read::bag))?;
    let winner = trick_winner(&lead, &plays, &rules);
    Ok(to_js(|json| {
        json.open();
        json.field("number").number(winner as i64);
        json.field("winner").shown(&leader.after(winner));
        json.field("points").number(trick_points(&lead, &plays).into());
        json.field("standings").list(&plays, |json, &play| {
            json.text(match standing(&lead, play) {
                Standing::Follows => "follows",
                Standing::Ruffs => "ruffs",
                Standing::Loses => "loses",
            });
        });
        json.close();
    }))
}

/// How often the kitty counts for the defenders when they win the last trick, which began with that lead (art. 17, table
/// 1); `null` where the packs cannot make the combination.
///
/// @example
/// shengji.kittyMultiplier({ trump: "2H", lead: "S8 S8", decks: 2 }); // 4
///
/// @throws {RulesError} `bad-input`; for a lead that is none `no-cards`, `too-many-cards`, `several-suits`,
/// `no-combination`, `declared-other-cards` or `parts-join`
#[wasm_bindgen(js_name = shengjiKittyMultiplier, unchecked_return_type = "number | null")]
pub fn multiplier(
    #[wasm_bindgen(js_name = last, unchecked_param_type = "KittySetup")] value: &JsValue,
) -> Answer<JsValue> {
    let fields = Fields::new("last", value, &["trump", "lead", "declared", "decks", "rules"])?;
    let trump = fields.need("trump", read::trump)?;
    let rules = rules_field(&fields)?;
    let lead = read::lead(&fields, "lead", trump)?;
    let decks = fields.maybe("decks", read::decks)?.unwrap_or(2);
    Ok(or_null(kitty_multiplier(&lead, decks, &rules), |times| JsValue::from_f64(times as f64)))
}

/// The plays of a trick that were not legal, in turn, each with what was owed (art. 35, 36). `hands` are what everybody
/// held before the trick, its cards included, and `exposed` the heavy exposed cards among them. Who held fewer cards than
/// were led plays all of them (art. 32(3)).
///
/// @example
/// const trick = { trump: "2H", leader: "N", lead: "S9", plays: ["D4"], hands: { W: "S3 D4" } };
/// shengji.inspectTrick(trick).map(({ seat, refusal }) => seat + " " + refusal.law.article); // ["W 13 ¶1"]
///
/// @throws {RulesError} `bad-input`; for a lead that is none `no-cards`, `too-many-cards`, `several-suits`,
/// `no-combination`, `declared-other-cards` or `parts-join`
#[wasm_bindgen(js_name = shengjiInspectTrick, unchecked_return_type = "Revoke[]")]
pub fn inspect_trick(
    #[wasm_bindgen(js_name = trick, unchecked_param_type = "PlayedTrick")] value: &JsValue,
) -> Answer<JsValue> {
    let known = ["trump", "leader", "lead", "declared", "plays", "rules", "hands", "exposed"];
    let fields = Fields::new("trick", value, &known)?;
    let trump = fields.need("trump", read::trump)?;
    let leader = fields.maybe("leader", read::seat)?.unwrap_or(Seat::North);
    let rules = rules_field(&fields)?;
    let lead = read::lead(&fields, "lead", trump)?;
    let plays = fields.need("plays", |a, v| args::list(a, v, 3, read::bag))?;
    let hands = fields.need("hands", read::hands)?;
    let exposed = fields.maybe("exposed", read::hands)?.unwrap_or(BySeat([Bag::EMPTY; 4]));
    let revokes = inspect_trick_with_exposed(&lead, leader, &plays, &hands, &exposed, &rules);
    Ok(to_js(|json| {
        json.list(revokes, |json, revoke| {
            json.open();
            json.field("seat").shown(&revoke.seat);
            record::cards(json.field("played"), revoke.played);
            record::reason(json.field("refusal"), &revoke.refusal);
            json.close();
        });
    }))
}
