//! Deals: dealing and checking.

use super::read;
use super::record::{by_seat, shown};
use crate::cards::Source;
use crate::shengji::{
    Bag, Deal, DealProblem, DealRemedy, Draw, Face, Race, Seat, Sizes, check_board, check_deal,
};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, bad_input};
use crate::wasm::json::{Json, to_js};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// The fields of a deal's record.
const DEAL: &[&str] = &["decks", "kittySize", "first", "order", "hands", "kitty"];

/// The names of cards in their order.
fn join(cards: &[Face]) -> String {
    let mut text = String::new();
    for card in cards {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(&card.to_string());
    }
    text
}

/// The order in which a draw goes, as text.
pub fn order_text(draw: &Draw) -> String {
    let cards: Vec<Face> = (0..draw.sizes().cards()).filter_map(|number| draw.card(number)).collect();
    join(&cards)
}

fn record(draw: &Draw) -> JsValue {
    let deal = draw.deal();
    to_js(|json| {
        json.open();
        super::setup::sizes(json, draw.sizes());
        json.field("first").shown(&draw.first());
        json.field("order").text(&order_text(draw));
        by_seat(json.field("hands"), |json, seat| json.shown(&deal.hands[seat]));
        json.field("kitty").text(&join(draw.kitty()));
        json.close();
    })
}

fn dealt(options: &JsValue, source: &mut Source) -> Answer<JsValue> {
    let (sizes, first) =
        match args::optional("options", options, |a, v| Fields::new(a, v, &["decks", "kittySize", "first"]))?
        {
            None => (Sizes::usual(2), Seat::North),
            Some(fields) => {
                (Some(read::sizes(&fields)?), fields.maybe("first", read::seat)?.unwrap_or(Seat::North))
            }
        };
    let sizes = sizes.ok_or_else(|| bad_input("options", "1 to 3 decks", options))?;
    Ok(record(&Draw::shuffled(sizes, first, source)))
}

/// A deal nobody can predict, every order of the packs as likely as any other. Two decks and the usual kitty unless
/// told otherwise; north draws the first card unless `first` says who does.
///
/// @example
/// shengji.checkDeal(shengji.randomDeal({ decks: 3 })).valid; // true
///
/// @throws {RulesError} `no-entropy` where the platform has no secure randomness; `bad-input` for options that are none
#[wasm_bindgen(js_name = shengjiRandomDeal, unchecked_return_type = "Deal")]
pub fn random_deal(
    #[wasm_bindgen(unchecked_optional_param_type = "DealOptions")] options: &JsValue,
) -> Answer<JsValue> {
    dealt(options, &mut Source::from_entropy()?)
}

/// The deal of a seed: the same on every platform and in every version. For tests and replays; a seed can be guessed.
///
/// @example
/// shengji.seededDeal(42).order === shengji.seededDeal(42).order; // true
/// shengji.seededDeal(42).kitty.split(" ").length; // 8
///
/// @throws {RulesError} `bad-input` for a seed outside 0 to `Number.MAX_SAFE_INTEGER`, or options that are none
#[wasm_bindgen(js_name = shengjiSeededDeal, unchecked_return_type = "Deal")]
pub fn seeded_deal(
    #[wasm_bindgen(unchecked_param_type = "number")] seed: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "DealOptions")] options: &JsValue,
) -> Answer<JsValue> {
    dealt(options, &mut Source::from_seed(args::whole("seed", seed, 0..=args::MAX_SAFE)?))
}

/// Everything that is wrong with a deal (art. 4, 9, 32): hands and kitty as drawn, or the order in which they are drawn,
/// or with `board` the four pockets of a board, of which the dealer's holds the kitty too (art. 21(1)).
///
/// @example
/// const { decks, hands, kitty } = shengji.seededDeal(1);
/// const { N, ...others } = hands;
/// shengji.checkDeal({ decks, kitty, hands: { ...others, N: N.slice(3) } }).problems.map(({ code }) => code); // ["too-few-of-a-face","too-few-cards"]
///
/// @throws {RulesError} `bad-input` for what is no deal at all, also for an order that gives a hand more than three of
/// a face
#[wasm_bindgen(js_name = shengjiCheckDeal, unchecked_return_type = "DealReport")]
pub fn check_deal_of(
    #[wasm_bindgen(unchecked_param_type = "DealLike")] deal: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "{ board: SeatLike }")] options: &JsValue,
) -> Answer<JsValue> {
    let fields = Fields::new("deal", deal, DEAL)?;
    let sizes = read::sizes(&fields)?;
    let (hands, kitty) = match fields.maybe("order", read::faces)? {
        Some(order) => {
            let first = fields.maybe("first", read::seat)?.unwrap_or(Seat::North);
            let dealt = Deal::of_order(sizes, first, &order);
            let dealt =
                dealt.ok_or_else(|| bad_input("deal.order", "at most three of a face in a hand", deal))?;
            agree(&fields, &dealt)?;
            (dealt.hands, dealt.kitty)
        }
        None => (fields.need("hands", read::hands)?, fields.maybe("kitty", read::faces)?.unwrap_or_default()),
    };
    let board =
        args::optional("options", options, |a, v| Fields::new(a, v, &["board"])?.need("board", read::seat))?;
    let problems = match board {
        Some(dealer) => check_board(&hands, dealer, sizes),
        None => check_deal(&Deal { sizes, hands, kitty }),
    };
    let remedy = DealRemedy::of(&problems).map(|remedy| match remedy {
        DealRemedy::DealAgain => "deal-again",
        DealRemedy::ByStage => "by-stage",
    });
    Ok(to_js(|json| {
        json.open();
        json.field("valid").flag(problems.is_empty());
        json.field("remedy").maybe(remedy);
        json.field("problems").list(&problems, |json, found| problem(json, found, sizes.decks()));
        json.close();
    }))
}

/// Refuses hands and a kitty that are not what the order beside them deals: one of the two would be ignored.
fn agree(fields: &Fields, dealt: &Deal) -> Answer<()> {
    let expected = "the cards its order deals, or none";
    fields.maybe("hands", |a, v| match read::hands(a, v)? == dealt.hands {
        true => Ok(()),
        false => Err(bad_input(a, expected, v)),
    })?;
    let kitty = Bag::of(dealt.kitty.iter().copied());
    fields.maybe("kitty", |a, v| match Some(read::bag(a, v)?) == kitty {
        true => Ok(()),
        false => Err(bad_input(a, expected, v)),
    })?;
    Ok(())
}

/// A face is due as often as there are decks.
fn problem(json: &mut Json, problem: &DealProblem, decks: u8) {
    let (face, place, found, due) = match *problem {
        DealProblem::TooMany { face, found } | DealProblem::TooFew { face, found } => {
            (Some(face), None, usize::from(found), usize::from(decks))
        }
        DealProblem::WrongCount { place, found, due } => (None, Some(place), found, due),
    };
    json.open();
    json.field("code").text(problem.code());
    json.field("message").shown(problem);
    json.field("card").or_null(face, shown);
    json.field("place").or_null(place, shown);
    json.field("found").number(found as i64);
    json.field("due").number(due as i64);
    json.field("law").law(Some(problem.law()));
    json.close();
}

/// The draw a table setup asks for: the order in which cards are drawn, hands and a kitty, or for a board the pockets.
pub fn draw(argument: &str, value: &JsValue, race: Race) -> Answer<Draw> {
    let fields = Fields::new(argument, value, DEAL)?;
    let sizes = read::sizes(&fields)?;
    let first = fields.maybe("first", read::seat)?.unwrap_or(Seat::North);
    let found = match fields.maybe("order", read::faces)? {
        Some(order) => {
            let draw = Draw::from_order(sizes, first, order);
            draw.iter().try_for_each(|draw| agree(&fields, &draw.deal()))?;
            draw
        }
        None => {
            let hands = fields.need("hands", read::hands)?;
            match (fields.maybe("kitty", read::faces)?, race) {
                (None, Race::Board { dealer }) => Draw::of_board(&hands, dealer, sizes),
                (kitty, _) => Draw::of_deal(&Deal { sizes, hands, kitty: kitty.unwrap_or_default() }, first),
            }
        }
    };
    found.ok_or_else(|| bad_input(argument, "a whole deal: see checkDeal", value))
}
