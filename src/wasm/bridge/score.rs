//! Contract scores, one and many, and verdicts on many whole auctions and plays.

use super::records;
use crate::bridge::{
    Auction, BySeat, Call, Denomination, Doubling, Hand, Outcome, Play, Seat, Undertaking, score,
};
use crate::cards::{Card, CardSet};
use crate::wasm::args;
use crate::wasm::error::{Answer, bad_input};
use crate::wasm::json::to_js;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The most bytes one batch takes.
const BATCH: u32 = 1 << 28;

/// What the declarer's side scores (law 77): `score("4SX", "N", "NS", 10)`. Negative when the contract failed.
///
/// @example
/// bridge.score("4SX", "N", "NS", 10); // 790
/// bridge.score("3NT", "E", "NS", 8); // -50
///
/// @throws {RulesError} `bad-input` for anything that is no contract, seat, vulnerability or number of tricks
#[wasm_bindgen(js_name = bridgeScore)]
pub fn score_one(
    #[wasm_bindgen(unchecked_param_type = "ContractLike")] contract: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "SeatLike")] declarer: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "VulnerabilityLike")] vulnerability: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] tricks: &JsValue,
) -> Answer<i32> {
    let undertaking = args::undertaking("contract", contract)?;
    let declarer = args::seat("declarer", declarer)?;
    let vulnerability = args::vulnerability("vulnerability", vulnerability)?;
    let won = args::whole("tricks", tricks, 0..=13)? as u8;
    score::score(undertaking, vulnerability.includes(declarer.side()), won)
        .map_err(|_| bad_input("tricks", "a whole number from 0 to 13", tricks))
}

/// What that score is made of (law 77): the parts that are not 0, in the order of the law.
///
/// @example
/// bridge.scoreParts("3NT", "N", "None", 10).map(({ part, points }) => `${part} ${points}`); // ["trick-score 100", "overtricks 30", "game 300"]
///
/// @throws {RulesError} `bad-input` as for `score`
#[wasm_bindgen(js_name = bridgeScoreParts, unchecked_return_type = "ScorePart[]")]
pub fn score_parts(
    #[wasm_bindgen(unchecked_param_type = "ContractLike")] contract: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "SeatLike")] declarer: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "VulnerabilityLike")] vulnerability: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] tricks: &JsValue,
) -> Answer<JsValue> {
    let undertaking = args::undertaking("contract", contract)?;
    let declarer = args::seat("declarer", declarer)?;
    let vulnerability = args::vulnerability("vulnerability", vulnerability)?;
    let won = args::whole("tricks", tricks, 0..=13)? as u8;
    let parts = score::score_parts(undertaking, vulnerability.includes(declarer.side()), won)
        .map_err(|_| bad_input("tricks", "a whole number from 0 to 13", tricks))?;
    Ok(to_js(|json| records::score_parts(json, undertaking, won, parts)))
}

/// Scores of many results at once: five bytes a result, one score each, from the declarer's side.
///
/// The bytes are the bid's call number (3 `1C` to 37 `7NT`; 0 for a passed-out board, whose other bytes must be in
/// range too), the doubling (0, 1 doubled, 2 redoubled), the declarer (0-3), the vulnerability (0-3) and the
/// tricks (0-13). This layout will not change.
///
/// @example
/// bridge.scoreAll(Uint8Array.of(21, 1, 0, 1, 10, 0, 0, 0, 0, 0)); // Int32Array [ 790, 0 ]: 4SX by N, NS vulnerable; passed out
///
/// @throws {RulesError} `bad-input` naming the first result that is out of range
#[wasm_bindgen(js_name = bridgeScoreAll)]
pub fn score_all(#[wasm_bindgen(unchecked_param_type = "Uint8Array")] results: &JsValue) -> Answer<Vec<i32>> {
    let bytes = args::bytes("results", results, BATCH)?;
    let (records, rest) = bytes.as_chunks::<5>();
    if !rest.is_empty() {
        return Err(bad_input("results", "5 bytes for each result", results));
    }
    let table = ScoreTable::new();
    let scores: Vec<i32> = records.iter().map(|record| table.get(record)).collect();
    match scores.iter().position(|&score| score == ScoreTable::NONE) {
        None => Ok(scores),
        Some(at) => Err(bad_input(
            &format!("results[{at}]"),
            "bid 0 or 3-37, doubling 0-2, declarer 0-3, vulnerability 0-3, tricks 0-13",
            &JsValue::from_str(&records[at].map(|byte| byte.to_string()).join(" ")),
        )),
    }
}

/// The scores of every record whose bytes are in range, by the record's bytes.
struct ScoreTable(Vec<i16>);

impl ScoreTable {
    const NONE: i32 = i32::MIN;
    /// Bid 64 x doubling 4 x vulnerable 2 x tricks 16: powers of two, so that the place is made by shifts.
    const SIZE: usize = 64 * 4 * 2 * 16;

    fn new() -> ScoreTable {
        let score = |place: usize| {
            let (bid, doubling) = ((place >> 7) as u8, (place >> 5 & 3) as u8);
            let (vulnerable, tricks) = (place >> 4 & 1 == 1, (place & 15) as u8);
            Self::score(bid, doubling, vulnerable, tricks).map_or(i16::MIN, |score| score as i16)
        };
        ScoreTable((0..Self::SIZE).map(score).collect())
    }

    fn score(bid: u8, doubling: u8, vulnerable: bool, tricks: u8) -> Option<i32> {
        let doubling = Doubling::from_index(doubling)?;
        match Call::from_index(bid)? {
            Call::Bid(bid) => score::score(Undertaking { bid, doubling }, vulnerable, tricks).ok(),
            Call::Pass if tricks <= 13 => Some(0),
            _ => None,
        }
    }

    #[inline]
    fn get(&self, &[bid, doubling, declarer, vulnerability, tricks]: &[u8; 5]) -> i32 {
        let in_range = (bid < 64) & (doubling < 4) & (declarer < 4) & (vulnerability < 4) & (tricks < 16);
        let vulnerable = vulnerability >> (declarer & 1) & 1;
        let place = usize::from(bid & 63) << 7
            | usize::from(doubling & 3) << 5
            | usize::from(vulnerable) << 4
            | usize::from(tricks & 15);
        let score = self.0[place];
        if in_range && score != i16::MIN { i32::from(score) } else { Self::NONE }
    }
}

/// Verdicts on many whole auctions at once.
///
/// Each auction is its dealer (0-3), the number of its calls (0-255; a longer one, up to the 319 calls possible, needs
/// a `Table`) and its calls by number. Four numbers come back for each: the place of the first
/// illegal call or -1; the contract's bid by call number, 0 when passed out, -1 when the auction is not over; the
/// doubling; the declarer. This layout will not change.
///
/// @example
/// const verdicts = bridge.checkAuctions(Uint8Array.of(0, 4, 7, 0, 0, 0)); // north deals: 1NT, three passes
/// verdicts; // Int32Array [ -1, 7, 0, 0 ]
///
/// @throws {RulesError} `bad-input` where the bytes are not laid out like that
#[wasm_bindgen(js_name = bridgeCheckAuctions)]
pub fn check_auctions(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] auctions: &JsValue,
) -> Answer<Vec<i32>> {
    let bytes = args::bytes("auctions", auctions, BATCH)?;
    let mut rest = &bytes[..];
    let mut verdicts = Vec::new();
    while let [dealer, length, tail @ ..] = rest {
        let length = usize::from(*length);
        let (Some(dealer), true) = (Seat::from_index(*dealer), length <= tail.len()) else {
            let found = JsValue::from_str(&format!("dealer {dealer} and {length} of {} calls", tail.len()));
            return Err(bad_input(
                &format!("auctions[{}]", verdicts.len() / 4),
                "a dealer 0-3 and all calls",
                &found,
            ));
        };
        let (calls, after) = tail.split_at(length);
        verdicts.extend(auction_verdict(dealer, calls));
        rest = after;
    }
    if !rest.is_empty() {
        return Err(bad_input("auctions", "a dealer and a number of calls for each auction", auctions));
    }
    Ok(verdicts)
}

fn auction_verdict(dealer: Seat, calls: &[u8]) -> [i32; 4] {
    let mut auction = Auction::new(dealer);
    let illegal =
        calls.iter().position(|&call| Call::from_index(call).is_none_or(|call| auction.call(call).is_err()));
    let [bid, doubling, declarer] = match auction.outcome() {
        None => [-1, 0, 0],
        Some(Outcome::PassedOut) => [0, 0, 0],
        Some(Outcome::Contract(contract)) => {
            [Call::Bid(contract.bid).index(), contract.doubling as usize, contract.declarer.index()]
                .map(|number| number as i32)
        }
    };
    [illegal.map_or(-1, |at| at as i32), bid, doubling, declarer]
}

/// The bytes of one board in `checkPlays`.
const PLAY_RECORD: usize = 107;

/// Verdicts on the play of many whole boards at once.
///
/// Each board takes 107 bytes: the seat (0-3) of each of the 52 cards by number, the declarer (0-3), the denomination
/// (0-4), how many cards were played (0-52), and 52 places for the cards played, by number. Two numbers come back
/// for each: the place of the first card that may not be played there, or -1; the tricks the declarer's side
/// won with the cards before it. This layout will not change.
///
/// @example
/// const board = new Uint8Array(107);
/// board.set(bridge.dealOwners("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"));
/// board.set([0, 4, 4, 38, 25, 12, 51], 52); // 7NT by north: HA DA CA SA
/// bridge.checkPlays(board); // Int32Array [ -1, 0 ]
///
/// @throws {RulesError} `bad-input` naming the first board that is not laid out like that
#[wasm_bindgen(js_name = bridgeCheckPlays)]
pub fn check_plays(
    #[wasm_bindgen(unchecked_param_type = "Uint8Array")] boards: &JsValue,
) -> Answer<Vec<i32>> {
    let bytes = args::bytes("boards", boards, BATCH)?;
    let (records, rest) = bytes.as_chunks::<PLAY_RECORD>();
    if !rest.is_empty() {
        return Err(bad_input("boards", "107 bytes for each board", boards));
    }
    let mut verdicts = Vec::with_capacity(records.len() * 2);
    for (at, record) in records.iter().enumerate() {
        let verdict = play_verdict(record).ok_or_else(|| {
            let expected = "owners 0-3 with 13 cards each, declarer 0-3, denomination 0-4, at most 52 cards";
            bad_input(&format!("boards[{at}]"), expected, &JsValue::from_str("other bytes"))
        })?;
        verdicts.extend(verdict);
    }
    Ok(verdicts)
}

fn play_verdict(record: &[u8; PLAY_RECORD]) -> Option<[i32; 2]> {
    let (owners, rest) = record.split_at(52);
    let [declarer, denomination, count, cards @ ..] = rest else { return None };
    let mut hands = BySeat([CardSet::EMPTY; 4]);
    for (card, &owner) in Card::all().zip(owners) {
        hands[Seat::from_index(owner)?].insert(card);
    }
    if hands.0.iter().any(|hand| hand.len() != 13) {
        return None;
    }
    let declarer = Seat::from_index(*declarer)?;
    let denomination = Denomination::from_index(*denomination)?;
    let played = cards.get(..usize::from(*count))?;
    let mut play = Play::from_parts(declarer, denomination, hands.map(Hand::known));
    let illegal =
        played.iter().position(|&card| Card::from_index(card).is_none_or(|card| play.play(card).is_err()));
    Some([illegal.map_or(-1, |at| at as i32), i32::from(play.tricks_won(declarer.side()))])
}
