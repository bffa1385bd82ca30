//! How a table begins: as a caller describes it, as it is written down, and as one player knows it.

use super::record::{by_seat, reason, shown};
use super::rules::{rules_field, rules_record};
use super::state::race_name;
use super::table::{ShengjiTable, action};
use super::{deal, read};
use crate::cards::Rank;
use crate::shengji::{
    Bag, BySeat, Draw, Hand, Place, Position, Race, Rules, Seat, SetupFault, Sizes, Table, TableRefusal,
    Trump,
};
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, RulesError, bad_fact, bad_input, refusal};
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
    let told = Told { argument, setup, fields };
    let rules = rules_field(&told.fields)?;
    let actions =
        told.fields.maybe("actions", |a, v| args::list(a, v, RECORDED, action))?.unwrap_or_default();
    let viewer = told.fields.maybe("view", read::viewer)?;
    let trump = told.fields.maybe("trump", read::trump)?;
    let (start, first) = match (viewer, trump) {
        (Some(viewer), _) => (Start::View(viewer), told.seen_by(viewer, rules)?),
        (None, Some(trump)) => (Start::Play, told.in_play(trump, rules)?),
        (None, None) => told.to_draw(rules)?,
    };
    let table = Table::replay(first, actions).map_err(|error| invalid_record(error.at, error.refusal))?;
    Ok((start, table))
}

/// What the caller says of the table, field by field.
struct Told<'a> {
    argument: &'a str,
    setup: &'a JsValue,
    fields: Fields<'a>,
}

impl Told<'_> {
    /// Refuses what one of its fields is, or that it is not there.
    fn wrong<T>(&self, field: &str, expected: &str) -> Answer<T> {
        self.fields.need(field, |argument, value| Err(bad_input(argument, expected, value)))
    }

    fn seat(&self, field: &str) -> Answer<Option<Seat>> {
        self.fields.maybe(field, read::seat)
    }

    fn level(&self) -> Answer<Option<Rank>> {
        self.fields.maybe("level", read::level)
    }

    fn race(&self) -> Answer<Race> {
        let dealer = self.seat("dealer")?;
        let race = self.fields.word("race", read::RACES)?.unwrap_or(u8::from(dealer.is_some()));
        let expected = if dealer.is_some() { "no dealer in the first deal of a game" } else { "a dealer" };
        read::race(race, dealer).map_or_else(|| self.wrong("dealer", expected), Ok)
    }

    /// What one player, or an onlooker, is shown of a deal that begins with the first card to draw.
    fn seen_by(&self, viewer: Option<Seat>, rules: Rules) -> Answer<Position> {
        let elsewhere = ["deal", "trump", "kitty", "leader", "points", "uneven"];
        self.fields.refuse(&elsewhere, "no value beside `view`")?;
        let race = self.race()?;
        let level = self.level()?.unwrap_or(Rank::Two);
        let first = self.seat("first")?.or(self.seat("dealer")?).unwrap_or(Seat::North);
        let hands = self.fields.maybe("hands", read::hands)?.unwrap_or(BySeat([Bag::EMPTY; 4]));
        let others = Seat::ALL.into_iter().find(|&seat| Some(seat) != viewer && !hands[seat].is_empty());
        if others.is_some() {
            return self.wrong("hands", "no cards but those of whose view it is");
        }
        let pocket = viewer.map_or(Bag::EMPTY, |seat| hands[seat]);
        let sizes = read::sizes(&self.fields)?;
        Position::seen(rules, race, level, sizes, first, viewer, pocket).map_err(|fault| self.fault(fault))
    }

    /// A deal whose trumps are known, before a lead.
    fn in_play(&self, trump: Trump, rules: Rules) -> Answer<Position> {
        self.fields.refuse(&["deal", "race", "first"], "no value beside `trump`")?;
        if self.level()?.is_some_and(|level| level != trump.level) {
            return Err(bad_input("setup.level", "the level in `trump`, or none", self.setup));
        }
        let hands = self.fields.need("hands", read::seen_hands)?;
        let kitty = self.fields.maybe("kitty", read::bag)?;
        let sizes = read::sizes(&self.fields)?;
        let uneven = self.fields.flag("uneven")?;
        let dealer = self.fields.need("dealer", read::seat)?;
        let begin = if uneven { Position::uneven } else { Position::in_play };
        let held = begin(rules, sizes, trump, dealer, hands, kitty).map_err(|fault| self.fault(fault))?;
        let leader = self.seat("leader")?.or(held.leader()).unwrap_or(Seat::North);
        let taken = self.fields.whole("points", 0, 300)?.unwrap_or(0);
        held.going_on(leader, taken).map_err(|fault| self.fault(fault))
    }

    /// What is wrong with hands, kitty, leader or points: where, and which fault it is.
    fn fault(&self, fault: SetupFault) -> RulesError {
        let (field, seat) = match fault {
            SetupFault::TooManyOfAFace { place: Place::Hand(seat), .. }
            | SetupFault::HandTooLarge { seat, .. }
            | SetupFault::HandsDiffer { seat, .. } => ("hands.", Some(seat)),
            SetupFault::WrongPocket { viewer: Some(seat), .. } => ("hands.", Some(seat)),
            SetupFault::TooFewHands | SetupFault::WrongPocket { viewer: None, .. } => ("hands", None),
            SetupFault::TooManyOfAFace { .. } | SetupFault::WrongKitty { .. } => ("kitty", None),
            SetupFault::NothingToLead { .. } | SetupFault::UnderWay => ("leader", None),
            SetupFault::ImpossiblePoints { .. } => ("points", None),
        };
        let seat = seat.map_or(String::new(), |seat| seat.to_string());
        let argument = format!("{}.{field}{seat}", self.argument);
        bad_fact(&argument, fault.code(), &fault, |params| {
            if let SetupFault::TooManyOfAFace { face, .. } = fault {
                params.field("face").shown(&face);
            }
        })
    }

    /// A deal of which no card is drawn yet.
    fn to_draw(&self, rules: Rules) -> Answer<(Start, Position)> {
        let race = self.race()?;
        let level = self.level()?.unwrap_or(Rank::Two);
        let elsewhere = ["hands", "kitty", "leader", "points", "uneven"];
        self.fields.refuse(&elsewhere, "no value beside `deal`")?;
        let draw = self.fields.need("deal", |a, v| deal::draw(a, v, race))?;
        let sizes = read::sizes_beside(&self.fields, Some(draw.sizes()))?;
        let others = [
            ("decks", sizes.decks() != draw.sizes().decks()),
            ("kittySize", sizes != draw.sizes()),
            ("first", self.seat("first")?.is_some_and(|first| first != draw.first())),
        ];
        if let Some((field, _)) = others.into_iter().find(|(_, differs)| *differs) {
            return self.wrong(field, "that of `deal`, or none");
        }
        Ok((Start::Draw { race, draw: draw.clone() }, Position::new(rules, race, level, draw)))
    }
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
