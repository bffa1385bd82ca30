//! A player's view of a deal before the first lead, read back from its state as plain data.

use super::read;
use crate::shengji::law::LeadDemand;
use crate::shengji::{BySeat, Declaration, Group, Hand, Phase, Race, Seat, Seen};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, bad_input};
use wasm_bindgen::JsValue;

/// The fields of a state. The last five follow from the others and are not read.
const STATE: &[&str] = &[
    "phase",
    "race",
    "speaks",
    "level",
    "trump",
    "dealer",
    "decks",
    "kittySize",
    "drawn",
    "declarations",
    "turned",
    "hands",
    "counts",
    "kitty",
    "exposed",
    "demand",
    "fines",
    "turn",
    "defenders",
    "handSize",
    "thrown",
    "points",
];

/// No deal is declared more often.
const DECLARATIONS: u32 = 40;

/// What the state of a view says.
pub fn seen(argument: &str, value: &JsValue) -> Answer<Seen> {
    let fields = Fields::new(argument, value, STATE)?;
    let dealer = fields.maybe("dealer", read::seat)?;
    let race = match fields.need_word("race", read::RACES)? {
        // The race of a first deal has found a dealer.
        0 => Some(Race::FirstDeal),
        race => read::race(race, dealer),
    };
    let race =
        race.ok_or_else(|| bad_input(argument, "a dealer, except for the first deal of a game", value))?;
    let namer = dealer.map_or(Seat::North, Seat::partner);
    let phases = [
        ("declaring", Phase::Declaring),
        ("naming-suit", Phase::NamingSuit(namer)),
        ("burying", Phase::Burying),
        ("playing", Phase::Playing),
        ("redeal", Phase::Redeal),
    ];
    let counts = fields.need("counts", |a, v| {
        read::by_seat(a, v, |a, v| args::whole(a, v, 0..=u64::from(read::CARDS)).map(|cards| cards as usize))
    })?;
    let hands = fields.need("hands", |a, v| read::by_seat(a, v, read::bag))?;
    let exposed = fields.need("exposed", |a, v| read::by_seat(a, v, read::bag))?;
    Ok(Seen {
        sizes: read::sizes(&fields)?,
        race,
        level: fields.need("level", read::level)?,
        phase: fields.need_word("phase", &phases)?,
        drawn: fields.need_whole("drawn", 0, read::CARDS)? as usize,
        declarations: fields.need("declarations", |a, v| args::list(a, v, DECLARATIONS, declaration))?,
        speaks: fields.maybe("speaks", read::seat)?,
        turned: fields.need("turned", read::faces)?,
        trump: fields.maybe("trump", read::trump)?,
        dealer,
        hands: BySeat::from_fn(|seat| match hands[seat] {
            Some(cards) => Hand::Known(cards),
            None => Hand::Hidden(counts[seat].unwrap_or(0)),
        }),
        kitty: fields.maybe("kitty", read::bag)?,
        exposed: BySeat(exposed.0.map(Option::unwrap_or_default)),
        demand: fields.maybe("demand", demand)?,
        fines: fields
            .need("fines", |a, v| args::signed(a, v, -(args::MAX_SAFE as i64)..=args::MAX_SAFE as i64))?,
    })
}

fn declaration(argument: &str, value: &JsValue) -> Answer<Declaration> {
    let fields = Fields::new(argument, value, &["seat", "face", "count"])?;
    Ok(Declaration {
        seat: fields.need("seat", read::seat)?,
        face: fields.need("face", read::face)?,
        count: fields.need_whole("count", 1, 3)? as u8,
    })
}

fn demand(argument: &str, value: &JsValue) -> Answer<LeadDemand> {
    let fields = Fields::new(argument, value, &["kind", "suit", "cards"])?;
    let kinds = [("nothing", 0), ("suit", 1), ("not-suit", 2), ("cards", 3), ("not-cards", 4)];
    let groups = Group::ALL.map(|group| group.to_string());
    let suit = |a: &str, v: &JsValue| {
        let names = [0, 1, 2, 3, 4].map(|place: usize| groups[place].as_str());
        args::choice(a, v, &names).map(|place| Group::ALL[place])
    };
    Ok(match fields.need_word("kind", &kinds)? {
        0 => LeadDemand::Free,
        1 => LeadDemand::Suit(fields.need("suit", suit)?),
        2 => LeadDemand::NotSuit(fields.need("suit", suit)?),
        3 => LeadDemand::Cards(fields.need("cards", read::bag)?),
        _ => LeadDemand::NotCards(fields.need("cards", read::bag)?),
    })
}
