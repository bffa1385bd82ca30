//! Deals: checking, comparing, numbering, dealing.

use super::read;
use super::records;
use crate::bridge::{BoardRecord, Comparison, Deal, ParseDealNumberError, Seat, Stage};
use crate::cards::{Card, Source};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, RulesError, bad_input, refusal};
use crate::wasm::json::to_js;
use js_sys::BigInt;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most deals one call deals out: 52 MB of owners.
const BATCH: u64 = 1_000_000;

/// Everything that is wrong with a deal, and what the law does about it at that stage (laws 1, 6D, 13, 14).
/// A deal is PBN text, an object `{ N, E, S, W }` of hands, or a `Uint8Array` with the seat of each card by number.
///
/// @example
/// const report = bridge.checkDeal({ N: "AKQJT98765432...", E: ".AKQJT98765432..", S: "..AKQJT98765432.", W: [] });
/// report.valid; // false
/// report.problems[0]; // { code: "wrong-count", seats: ["W"], count: 0, law: { book: "2007", article: "6B" }, ... }
///
/// @throws {RulesError} `bad-input`, or `deal-first-seat`, `deal-hands`, `deal-suits` for text that has not the shape
/// of a deal
#[wasm_bindgen(js_name = bridgeCheckDeal, unchecked_return_type = "DealReport")]
pub fn check_deal(
    #[wasm_bindgen(unchecked_param_type = "DealLike")] deal: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "DealStage")] stage: &JsValue,
) -> Answer<JsValue> {
    let setup = read::deal_setup("deal", deal)?;
    let stage = args::optional("stage", stage, read::stage)?.unwrap_or(Stage::BeforeFirstCall);
    let report = setup.check(stage);
    Ok(to_js(|json| records::deal_report(json, &report)))
}

/// Whether two records of one board are of the same deal, and where they differ (law 87). What was called and played, in
/// the record of a table, does not matter.
///
/// @example
/// const deal = bridge.seededDeal(1);
/// bridge.compareBoards({ deal, number: 1 }, { deal, number: 1 }).fouled; // false
/// bridge.compareBoards({ deal, number: 1 }, { deal, number: 1, dealer: "E" }).dealer; // { first: "N", second: "E" }
///
/// @throws {RulesError} `bad-input`; `deal-first-seat`, `deal-hands` or `deal-suits` for text that has not the shape of
/// a deal; `invalid-deal` for cards that are none, with the report
#[wasm_bindgen(js_name = bridgeCompareBoards, unchecked_return_type = "BoardComparison")]
pub fn compare_boards(
    #[wasm_bindgen(unchecked_param_type = "BoardRecord")] first: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "BoardRecord")] second: &JsValue,
) -> Answer<JsValue> {
    let (first, second) = (board_record("first", first)?, board_record("second", second)?);
    let comparison = Comparison::of(&first, &second);
    Ok(to_js(|json| records::comparison(json, &comparison)))
}

fn board_record(argument: &str, value: &JsValue) -> Answer<BoardRecord> {
    let fields = Fields::new(argument, value, &["deal", "number", "dealer", "vulnerability", "actions"])?;
    let number = fields.maybe("number", |a, v| args::whole(a, v, 1..=args::MAX_SAFE))?;
    let dealer = fields.maybe("dealer", args::seat)?;
    let vulnerability = fields.maybe("vulnerability", args::vulnerability)?;
    let board = read::board(number, dealer, vulnerability)
        .ok_or_else(|| bad_input(argument, "a board number, or a dealer and a vulnerability", value))?;
    let deal = fields.need("deal", read::deal)?;
    Ok(BoardRecord { deal, dealer: board.dealer, vulnerability: board.vulnerability })
}

impl From<ParseDealNumberError> for RulesError {
    fn from(error: ParseDealNumberError) -> RulesError {
        refusal("deal-code", &error, None, |_| {})
    }
}

fn seed(argument: &str, value: &JsValue) -> Answer<u64> {
    args::whole(argument, value, 0..=args::MAX_SAFE)
}

/// A deal nobody can predict, uniform among all 53644737765488792839237440000, as PBN text.
///
/// @example
/// bridge.checkDeal(bridge.randomDeal()).valid; // true
///
/// @throws {RulesError} `no-entropy` where the platform has no secure randomness
#[wasm_bindgen(js_name = bridgeRandomDeal)]
pub fn random_deal() -> Answer<String> {
    Ok(Deal::random(&mut Source::from_entropy()?).to_string())
}

/// The deal of a seed, as PBN text: the same on every platform and in every version. For tests and replays; a
/// seed can be guessed.
///
/// @example
/// bridge.seededDeal(42) === bridge.seededDeal(42); // true
///
/// @throws {RulesError} `bad-input` for anything but a whole number from 0 to `Number.MAX_SAFE_INTEGER`
#[wasm_bindgen(js_name = bridgeSeededDeal)]
pub fn seeded_deal(
    #[wasm_bindgen(js_name = seed, unchecked_param_type = "number")] value: &JsValue,
) -> Answer<String> {
    Ok(Deal::random(&mut Source::from_seed(seed("seed", value)?)).to_string())
}

/// Many deals at once: 52 bytes a deal, the seat (0-3) of each card by its number. With a seed the deals are
/// reproducible; without one they are unpredictable.
///
/// @example
/// const owners = bridge.randomDeals(1000);
/// bridge.checkDeal(owners.subarray(0, 52)).valid; // true
///
/// @throws {RulesError} `bad-input` for a `count` outside 0 to 1000000 or a seed `seededDeal` does not take;
/// `no-entropy` where there is no seed and the platform has no secure randomness
#[wasm_bindgen(js_name = bridgeRandomDeals)]
pub fn random_deals(
    #[wasm_bindgen(unchecked_param_type = "number")] count: &JsValue,
    #[wasm_bindgen(js_name = seed, unchecked_optional_param_type = "number")] value: &JsValue,
) -> Answer<Vec<u8>> {
    let count = args::whole("count", count, 0..=BATCH)?;
    let mut source = match args::optional("seed", value, seed)? {
        Some(seed) => Source::from_seed(seed),
        None => Source::from_entropy()?,
    };
    Ok((0..count).flat_map(|_| owners_of(&Deal::random(&mut source))).collect())
}

fn owners_of(deal: &Deal) -> [u8; 52] {
    let mut owners = [0; 52];
    for (seat, hand) in deal.hands().iter() {
        hand.iter().for_each(|card| owners[card.index()] = seat.index() as u8);
    }
    owners
}

/// The seat (0-3) of each of the 52 cards by its number.
///
/// @example
/// bridge.dealOwners("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")[51]; // 0: north has SA
///
/// @throws {RulesError} `bad-input`; `deal-first-seat`, `deal-hands` or `deal-suits` for text that has not the shape of
/// a deal; `invalid-deal` for cards that are none
#[wasm_bindgen(js_name = bridgeDealOwners)]
pub fn deal_owners(
    #[wasm_bindgen(js_name = deal, unchecked_param_type = "DealLike")] value: &JsValue,
) -> Answer<Vec<u8>> {
    Ok(owners_of(&read::deal("deal", value)?).to_vec())
}

/// The cards of one seat, by number, highest first.
///
/// @example
/// const deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
/// bridge.cardName(bridge.dealHand(deal, "N")[0]); // "SA"
///
/// @throws {RulesError} `bad-input`; `deal-first-seat`, `deal-hands` or `deal-suits` for text that has not the shape of
/// a deal; `invalid-deal` for cards that are none
#[wasm_bindgen(js_name = bridgeDealHand)]
pub fn deal_hand(
    #[wasm_bindgen(js_name = deal, unchecked_param_type = "DealLike")] value: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "SeatLike")] seat: &JsValue,
) -> Answer<Vec<u8>> {
    let seat = args::seat("seat", seat)?;
    Ok(read::deal("deal", value)?.hand(seat).iter().rev().map(|card: Card| card.index() as u8).collect())
}

/// The deal as PBN text that begins with that seat (north when left out).
///
/// @example
/// bridge.dealText(bridge.seededDeal(1), "W").startsWith("W:"); // true
///
/// @throws {RulesError} `bad-input`; `deal-first-seat`, `deal-hands` or `deal-suits` for text that has not the shape of
/// a deal; `invalid-deal` for cards that are none
#[wasm_bindgen(js_name = bridgeDealText)]
pub fn deal_text(
    #[wasm_bindgen(js_name = deal, unchecked_param_type = "DealLike")] value: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "SeatLike")] first: &JsValue,
) -> Answer<String> {
    let first = args::optional("first", first, args::seat)?.unwrap_or(Seat::North);
    Ok(read::deal("deal", value)?.to_pbn(first))
}

/// The number of a deal, from `0n` to `53644737765488792839237439999n`: every deal has one, every number a deal.
///
/// @example
/// bridge.dealFromNumber(bridge.dealNumber(bridge.seededDeal(1))) === bridge.seededDeal(1); // true
///
/// @throws {RulesError} `bad-input`; `deal-first-seat`, `deal-hands` or `deal-suits` for text that has not the shape of
/// a deal; `invalid-deal` for cards that are none
#[wasm_bindgen(js_name = bridgeDealNumber, unchecked_return_type = "bigint")]
pub fn deal_number(
    #[wasm_bindgen(js_name = deal, unchecked_param_type = "DealLike")] value: &JsValue,
) -> Answer<JsValue> {
    Ok(BigInt::from(read::deal("deal", value)?.number()).into())
}

/// The deal of a number, as PBN text.
///
/// @example
/// bridge.dealFromNumber(0n); // "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
///
/// @throws {RulesError} `bad-input` for anything but a `bigint` of the range of `dealNumber`
#[wasm_bindgen(js_name = bridgeDealFromNumber)]
pub fn deal_from_number(#[wasm_bindgen(unchecked_param_type = "bigint")] number: &JsValue) -> Answer<String> {
    let deal = Deal::from_number(read::deal_number("number", number)?);
    deal.map(|deal| deal.to_string()).ok_or_else(|| bad_input("number", "the number of a deal", number))
}

/// The number of a deal as 19 letters and digits, for an address.
///
/// @example
/// bridge.dealFromCode(bridge.dealCode(bridge.seededDeal(1))) === bridge.seededDeal(1); // true
///
/// @throws {RulesError} `bad-input`; `deal-first-seat`, `deal-hands` or `deal-suits` for text that has not the shape of
/// a deal; `invalid-deal` for cards that are none
#[wasm_bindgen(js_name = bridgeDealCode)]
pub fn deal_code(
    #[wasm_bindgen(js_name = deal, unchecked_param_type = "DealLike")] value: &JsValue,
) -> Answer<String> {
    Ok(read::deal("deal", value)?.code())
}

/// The deal of a code, as PBN text.
///
/// @example
/// bridge.dealFromCode("0000000000000000000"); // "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
///
/// @throws {RulesError} `deal-code` for text that is no code, `bad-input` for anything but text
#[wasm_bindgen(js_name = bridgeDealFromCode)]
pub fn deal_from_code(#[wasm_bindgen(unchecked_param_type = "string")] code: &JsValue) -> Answer<String> {
    Ok(Deal::from_code(&args::text("code", code, 64)?)?.to_string())
}
