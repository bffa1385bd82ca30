//! How a table begins: as a caller describes it, as it is written down, and as one player knows it.

use super::record::{by_seat, or_null, seat_name};
use super::rules::{rules_field, rules_record};
use super::table::{ShengjiTable, action};
use super::{deal, read};
use crate::cards::Rank;
use crate::shengji::{Bag, BySeat, Draw, Hand, Position, Race, Seat, Table, TableRefusal};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, RulesError, bad_input, object, refusal};
use wasm_bindgen::JsValue;

/// The most actions a record holds: every card drawn, shown and played by itself, with room for rulings.
const ACTIONS: u32 = 1000;

/// What a table began with.
#[derive(Clone, Debug)]
pub enum Start {
    /// The first card to draw.
    Draw { race: Race, draw: Draw },
    /// The first lead.
    Play,
    /// One player's view of a deal that began with the first card to draw.
    View(Seat),
}

/// The table a caller describes.
pub fn table_of(argument: &str, setup: &JsValue) -> Answer<(Start, Table)> {
    let known = [
        "deal",
        "level",
        "dealer",
        "race",
        "decks",
        "kittySize",
        "trump",
        "hands",
        "kitty",
        "rules",
        "actions",
        "view",
        "first",
        "leader",
        "points",
        "uneven",
    ];
    let fields = Fields::new(argument, setup, &known)?;
    let rules = rules_field(&fields)?;
    let actions = fields.maybe("actions", |a, v| args::list(a, v, ACTIONS, action))?.unwrap_or_default();
    let dealer = fields.maybe("dealer", read::seat)?;
    let viewer = fields.maybe("view", read::seat)?;
    let (level, draws_first) = (fields.maybe("level", read::level)?, fields.maybe("first", read::seat)?);
    let (start, first) = match fields.maybe("trump", read::trump)? {
        _ if viewer.is_some() => {
            let viewer = viewer.unwrap_or(Seat::North);
            fields.refuse(
                &["deal", "trump", "kitty", "leader", "points", "uneven"],
                "no value beside `view`",
            )?;
            let race = race(argument, setup, &fields, dealer)?;
            let level = level.unwrap_or(Rank::Two);
            let first = draws_first.or(dealer).unwrap_or(Seat::North);
            let hands = fields.maybe("hands", read::hands)?.unwrap_or(BySeat([Bag::EMPTY; 4]));
            let his = Seat::ALL.into_iter().all(|seat| seat == viewer || hands[seat].is_empty());
            let first =
                Position::seen(rules, race, level, read::sizes(&fields)?, first, viewer, hands[viewer]);
            let first = first.filter(|_| his);
            let expected = "no cards in hand, or a board's pocket of the size due";
            (Start::View(viewer), first.ok_or_else(|| bad_input(argument, expected, setup))?)
        }
        Some(trump) => {
            fields.refuse(&["deal", "race", "first"], "no value beside `trump`")?;
            if level.is_some_and(|level| level != trump.level) {
                return Err(bad_input("setup.level", "the level in `trump`, or none", setup));
            }
            let expected = "a dealer, and hands of equal size from the packs";
            let hands = fields.need("hands", read::seen_hands)?;
            let kitty = fields.maybe("kitty", read::bag)?;
            let sizes = read::sizes(&fields)?;
            let uneven = fields.flag("uneven")?;
            let first = dealer.and_then(|dealer| Position::uneven(rules, sizes, trump, dealer, hands, kitty));
            let first = first.filter(|first| uneven || !first.is_uneven());
            let first = first.ok_or_else(|| bad_input(argument, expected, setup))?;
            let leader = fields.maybe("leader", read::seat)?.or(first.leader()).unwrap_or(Seat::North);
            let taken = fields.whole("points", 0, 300)?.unwrap_or(0);
            let impossible = || bad_input("setup.points", "what the defenders can have taken", &taken.into());
            let first = first.going_on(leader, taken).ok_or_else(impossible)?;
            (Start::Play, first)
        }
        None => {
            let race = race(argument, setup, &fields, dealer)?;
            let level = level.unwrap_or(Rank::Two);
            fields.refuse(&["hands", "kitty", "leader", "points", "uneven"], "no value beside `deal`")?;
            let draw = fields.need("deal", |a, v| deal::draw(a, v, race))?;
            let sizes = read::sizes_beside(&fields, Some(draw.sizes()))?;
            if sizes != draw.sizes() || draws_first.is_some_and(|first| first != draw.first()) {
                return Err(bad_input(
                    argument,
                    "the decks, kittySize and first of its deal, or none",
                    setup,
                ));
            }
            (Start::Draw { race, draw: draw.clone() }, Position::new(rules, race, level, draw))
        }
    };
    let table = Table::replay(first, actions).map_err(|(at, refused)| invalid_record(at, refused))?;
    Ok((start, table))
}

fn race(argument: &str, setup: &JsValue, fields: &Fields, dealer: Option<Seat>) -> Answer<Race> {
    let race = fields.word("race", read::RACES)?.unwrap_or(u8::from(dealer.is_some()));
    read::race(race, dealer)
        .ok_or_else(|| bad_input(argument, "a dealer, except for the first deal of a game", setup))
}

fn invalid_record(at: usize, refused: TableRefusal) -> RulesError {
    let (message, law) = (format!("action {at}: {refused}"), refused.law());
    let why = super::record::Reason::from(refused).record();
    refusal("invalid-record", &message, Some(law), &[("at", (at as u32).into()), ("refusal", why)])
}

/// The table as plain data.
pub fn record(start: &Start, table: &Table, actions: Vec<String>) -> JsValue {
    let first = table.first();
    let rules = ("rules", rules_record(first.rules()));
    let actions = ("actions", actions.into());
    match start {
        Start::Draw { race, draw } => {
            let deal = object(&[
                ("decks", draw.sizes().decks().into()),
                ("kittySize", (draw.sizes().kitty() as u32).into()),
                ("first", seat_name(draw.first())),
                ("order", deal::order_text(draw)),
            ]);
            object(&[
                ("deal", deal),
                ("race", super::state::race_name(*race).into()),
                ("level", first.level().to_string().into()),
                ("dealer", or_null(first.dealer(), seat_name)),
                rules,
                actions,
            ])
        }
        Start::Play => object(&[
            ("decks", first.sizes().decks().into()),
            ("kittySize", (first.sizes().kitty() as u32).into()),
            ("trump", or_null(first.trump(), |trump| trump.to_string().into())),
            ("dealer", or_null(first.dealer(), seat_name)),
            ("leader", or_null(first.leader(), seat_name)),
            ("points", first.defenders_points().into()),
            ("hands", by_seat(&BySeat(Seat::ALL.map(|seat| first.hand(seat))), hand)),
            ("kitty", or_null(first.kitty(), |kitty| kitty.to_string().into())),
            ("uneven", first.is_uneven().into()),
            rules,
            actions,
        ]),
        Start::View(seat) => object(&[
            ("view", seat_name(*seat)),
            ("decks", first.sizes().decks().into()),
            ("kittySize", (first.sizes().kitty() as u32).into()),
            ("race", super::state::race_name(first.race()).into()),
            ("level", first.level().to_string().into()),
            ("dealer", or_null(first.dealer(), seat_name)),
            ("first", seat_name(first.first_drawer())),
            ("hands", object(&[(&seat.to_string(), hand(&first.hand(*seat)))])),
            rules,
            actions,
        ]),
    }
}

fn hand(hand: &Hand) -> JsValue {
    match hand {
        Hand::Known(cards) => cards.to_string().into(),
        Hand::Hidden(cards) => (*cards as u32).into(),
    }
}

/// The table as one player sees it.
pub fn view(start: &Start, table: &Table, seat: Seat) -> ShengjiTable {
    let start = match start {
        Start::Play => Start::Play,
        Start::Draw { .. } | Start::View(_) => Start::View(seat),
    };
    ShengjiTable { start, table: table.seen_by(seat) }
}
