//! How a table begins: as a caller describes it, as it is written down, and as one player knows it.

use super::record::{by_seat, reason, shown};
use super::rules::{rules_field, rules_record};
use super::state::race_name;
use super::table::{ShengjiTable, action};
use super::{deal, read};
use crate::cards::Rank;
use crate::shengji::{Bag, BySeat, Draw, Hand, Position, Race, Seat, Sizes, Table, TableRefusal};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, RulesError, bad_input, refusal};
use crate::wasm::json::Json;
use wasm_bindgen::JsValue;

/// The most actions at one table: every card drawn, shown and played by itself, with room for rulings. Without an end a
/// player who demands one thing after the other would fill the memory.
pub const ACTIONS: usize = 1000;
/// The most actions a record holds: what a player is told of one of them may take several.
const RECORDED: u32 = 4 * ACTIONS as u32;

/// What a table began with.
#[derive(Clone, Debug)]
pub enum Start {
    /// The first card to draw.
    Draw { race: Race, draw: Draw },
    /// The first lead.
    Play,
    /// The view one player, or an onlooker, has of a deal that began with the first card to draw.
    View(Option<Seat>),
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
    let actions = fields.maybe("actions", |a, v| args::list(a, v, RECORDED, action))?.unwrap_or_default();
    let dealer = fields.maybe("dealer", read::seat)?;
    let viewer = fields.maybe("view", read::viewer)?;
    let (level, draws_first) = (fields.maybe("level", read::level)?, fields.maybe("first", read::seat)?);
    let (start, first) = match fields.maybe("trump", read::trump)? {
        _ if viewer.is_some() => {
            let viewer = viewer.flatten();
            fields.refuse(
                &["deal", "trump", "kitty", "leader", "points", "uneven"],
                "no value beside `view`",
            )?;
            let race = race(argument, setup, &fields, dealer)?;
            let level = level.unwrap_or(Rank::Two);
            let first = draws_first.or(dealer).unwrap_or(Seat::North);
            let hands = fields.maybe("hands", read::hands)?.unwrap_or(BySeat([Bag::EMPTY; 4]));
            let his = Seat::ALL.into_iter().all(|seat| Some(seat) == viewer || hands[seat].is_empty());
            let pocket = viewer.map_or(Bag::EMPTY, |seat| hands[seat]);
            let first = Position::seen(rules, race, level, read::sizes(&fields)?, first, viewer, pocket);
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
    refusal("invalid-record", &format!("action {at}: {refused}"), Some(refused.law()), |params| {
        params.field("at").number(at as i64);
        reason(params.field("refusal"), &refused);
    })
}

/// The table as plain data.
pub fn record(json: &mut Json, start: &Start, table: &Table) {
    let first = table.first();
    json.open();
    match start {
        Start::Draw { race, draw } => {
            json.field("deal").open();
            sizes(json, draw.sizes());
            json.field("first").shown(&draw.first());
            json.field("order").text(&deal::order_text(draw));
            json.close();
            json.field("race").text(race_name(*race));
            json.field("level").shown(&first.level());
            json.field("dealer").or_null(first.dealer(), shown);
        }
        Start::Play => {
            sizes(json, first.sizes());
            json.field("trump").or_null(first.trump(), shown);
            json.field("dealer").or_null(first.dealer(), shown);
            json.field("leader").or_null(first.leader(), shown);
            json.field("points").number(first.defenders_points().into());
            by_seat(json.field("hands"), |json, seat| hand(json, &first.hand(seat)));
            json.field("kitty").or_null(first.kitty(), shown);
            json.field("uneven").flag(first.is_uneven());
        }
        Start::View(viewer) => {
            match viewer {
                Some(seat) => json.field("view").shown(seat),
                None => json.field("view").text(read::PUBLIC),
            }
            sizes(json, first.sizes());
            json.field("race").text(race_name(first.race()));
            json.field("level").shown(&first.level());
            json.field("dealer").or_null(first.dealer(), shown);
            json.field("first").shown(&first.first_drawer());
            json.field("hands").open();
            if let Some(seat) = viewer {
                hand(json.field(&seat.to_string()), &first.hand(*seat));
            }
            json.close();
        }
    }
    rules_record(json.field("rules"), first.rules());
    json.field("actions").texts(table.actions());
    json.close();
}

/// `decks` and `kittySize`.
pub fn sizes(json: &mut Json, sizes: Sizes) {
    json.field("decks").number(sizes.decks().into());
    json.field("kittySize").number(sizes.kitty() as i64);
}

fn hand(json: &mut Json, hand: &Hand) {
    match hand {
        Hand::Known(cards) => json.shown(cards),
        Hand::Hidden(cards) => json.number(*cards as i64),
    }
}

/// The table as one player sees it, or an onlooker.
pub fn view(start: &Start, table: &Table, viewer: Option<Seat>) -> ShengjiTable {
    let start = match start {
        Start::Play => Start::Play,
        Start::Draw { .. } | Start::View(_) => Start::View(viewer),
    };
    ShengjiTable { start, table: viewer.map_or_else(|| table.seen_by_all(), |seat| table.seen_by(seat)) }
}
