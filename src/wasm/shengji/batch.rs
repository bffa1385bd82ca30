//! Many follow checks in one call, as typed arrays.

use super::lead::lead_of;
use super::rules::rules;
use crate::cards::{Rank, Suit};
use crate::shengji::{Bag, Face, Follow, FollowRefusal, Lead, Rules, Trump};
use crate::wasm::args;
use crate::wasm::error::{Answer, bad_input};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most bytes read in one call: some million answers.
const MOST: u32 = 1 << 27;

/// Whether many answers to leads are legal (art. 12, 13), for servers and for tools that go through whole records: one
/// byte for each answer, 0 when it is legal, else the place of the refusal's code in `FOLLOW_CODES`.
///
/// `cases` is one lead after the other, each with its answers, in bytes:
///
/// - the level, 0 (two) to 12 (ace), and the trump suit, 0 (clubs) to 3 (spades) or 4 for none;
/// - the number of the lead's parts, then each part as *cards*; a single part that is no combination is seen with its
///   largest parts;
/// - the number of answers, then each as two *cards*: the hand before the answer, and what is played of it.
///
/// *Cards* are their number and then the number of each face, in any order. This layout will not change. Only unequal hands
/// come to fewer cards than were led: who holds no more plays all of them (art. 32(3)).
///
/// @example
/// const [two, hearts, pair] = [0, 2, [2, 45, 45]]; // level two, hearts are trumps, S8 S8
/// const hand = [4, 50, 50, 40, 41]; // SK SK S3 S4
/// const cases = [two, hearts, 1, ...pair, 2, ...hand, 2, 50, 50, ...hand, 2, 40, 41];
/// shengji.checkFollows(Uint8Array.from(cases)); // Uint8Array [0, 4]
/// shengji.FOLLOW_CODES[4]; // "shape-owed"
///
/// @throws {RulesError} `bad-input` with the place of the byte that cannot be, or of the lead that is none
#[wasm_bindgen(js_name = shengjiCheckFollows)]
pub fn check_follows(
    #[wasm_bindgen(js_name = cases, unchecked_param_type = "Uint8Array")] value: &JsValue,
    #[wasm_bindgen(js_name = rules, unchecked_optional_param_type = "Rules")] by: &JsValue,
) -> Answer<Vec<u8>> {
    let bytes = args::bytes("cases", value, MOST)?;
    let rules = args::optional("rules", by, rules)?.unwrap_or_default();
    let mut cases = Cases { bytes: &bytes, at: 0 };
    cases.check(&rules).ok_or_else(|| {
        let argument = format!("cases[{}]", cases.at);
        bad_input(
            &argument,
            "leads with their answers, see checkFollows",
            &bytes.get(cases.at).copied().into(),
        )
    })
}

/// What is read, and how far.
struct Cases<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Cases<'_> {
    fn check(&mut self, rules: &Rules) -> Option<Vec<u8>> {
        let mut codes = Vec::new();
        while self.at < self.bytes.len() {
            let lead = self.lead()?;
            for _ in 0..self.byte()? {
                let hand = self.cards()?;
                let play = self.cards()?;
                codes.push(code(Follow::new(&lead, hand, rules).with_what_he_has().check(play)));
            }
        }
        Some(codes)
    }

    fn byte(&mut self) -> Option<u8> {
        let byte = *self.bytes.get(self.at)?;
        self.at += 1;
        Some(byte)
    }

    fn cards(&mut self) -> Option<Bag> {
        let count = usize::from(self.byte()?);
        let faces = self.bytes.get(self.at..self.at + count)?;
        let mut bag = Bag::EMPTY;
        for &face in faces {
            if !bag.insert(Face::from_index(face)?) {
                return None;
            }
            self.at += 1;
        }
        Some(bag)
    }

    fn lead(&mut self) -> Option<Lead> {
        let from = self.at;
        let level = Rank::from_index(self.byte()?)?;
        let suit = match self.byte()? {
            4 => None,
            suit => Some(Suit::from_index(suit)?),
        };
        let mut parts = Vec::new();
        let mut cards = Bag::EMPTY;
        for _ in 0..self.byte()? {
            let part = self.cards()?;
            cards = cards.plus(part)?;
            parts.push(part);
        }
        let declared = (parts.len() > 1).then_some(&parts[..]);
        let lead = lead_of(cards, declared, Trump::new(level, suit)).ok();
        if lead.is_none() {
            self.at = from;
        }
        lead
    }
}

/// The place of the verdict in `FOLLOW_CODES`.
fn code(verdict: Result<(), FollowRefusal>) -> u8 {
    match verdict {
        Ok(()) => 0,
        Err(FollowRefusal::WrongCount { .. }) => 1,
        Err(FollowRefusal::NotHeld { .. } | FollowRefusal::ExposedNotHeld { .. }) => 2,
        Err(FollowRefusal::SuitOwed { .. }) => 3,
        Err(FollowRefusal::ShapeOwed { .. }) => 4,
        Err(FollowRefusal::ExposedOwed { .. }) => 5,
    }
}
