//! Positions as a caller writes them: text, a friendly record, or a table of the `bridge` room.

use super::by_seat;
use crate::bridge::claim::{Position, PositionError, Restrictions};
use crate::bridge::{BySeat, Deal, DealSetup, Hand, Seat, Table};
use crate::cards::{CardSet, Suit};
use crate::wasm::args::{self, Fields};
use crate::wasm::deals;
use crate::wasm::error::{Answer, RulesError, bad_input, refusal};
use wasm_bindgen::JsValue;

/// The longest text of a position: 52 cards, the rest is room for blanks.
const TEXT: u32 = 400;
/// The most actions of a record.
const ACTIONS: u32 = 400;

const TABLE: [&str; 5] = ["deal", "number", "dealer", "vulnerability", "actions"];
const FRIENDLY: [&str; 9] =
    ["deal", "hands", "contract", "denomination", "declarer", "leader", "trick", "won", "shownOut"];

/// A position and what else a caller told with it.
pub struct Given {
    pub position: Position,
    /// Whether it was said who declares; a claim needs it, the solver does not.
    pub declared: bool,
    /// Penalty cards and lead restrictions in force at a table.
    pub restrictions: Restrictions,
}

impl From<PositionError> for RulesError {
    fn from(error: PositionError) -> RulesError {
        let seat = |seat: Seat| ("seat", super::seat_name(seat));
        let params: Vec<(&str, JsValue)> = match error {
            PositionError::Text(field) => vec![("field", field.into())],
            PositionError::Hidden(hidden) | PositionError::Revoke(hidden) => vec![seat(hidden)],
            PositionError::Twice(card) => vec![("card", super::name(card))],
            PositionError::Size { seat: whose, found, owed } => {
                vec![seat(whose), ("found", found.into()), ("owed", owed.into())]
            }
            PositionError::ShownOutButHolds(whose, suit) => vec![seat(whose), ("suit", super::name(suit))],
            PositionError::TrickTooLong | PositionError::TooManyTricks => Vec::new(),
        };
        refusal(error.name(), &error.to_string(), None, &params)
    }
}

/// Whatever a position may be given as.
pub fn position(argument: &str, value: &JsValue) -> Answer<Given> {
    if value.is_string() {
        let position: Position = args::text(argument, value, TEXT)?.parse()?;
        return Ok(Given { position, declared: true, restrictions: Restrictions::default() });
    }
    let record = args::record(argument, value)?;
    let known: Vec<&str> = FRIENDLY.into_iter().chain(TABLE).collect();
    let fields = Fields::new(argument, &record, &known)?;
    if ["number", "dealer", "vulnerability", "actions"].into_iter().any(|key| fields.has(key)) {
        let table = table(argument, &record)?;
        return of_table(&table);
    }
    friendly(argument, &record, &Fields::new(argument, &record, &FRIENDLY)?)
}

fn of_table(table: &Table) -> Answer<Given> {
    let play = table.play().ok_or_else(|| {
        refusal("position-no-play", "the board has no contract yet, so nothing is to be played", None, &[])
    })?;
    let restrictions = Restrictions::from(table.obligations());
    Ok(Given { position: Position::from_play(play)?, declared: true, restrictions })
}

/// The table a record describes, all four hands known.
fn table(argument: &str, record: &JsValue) -> Answer<Table> {
    let fields = Fields::new(argument, record, &TABLE)?;
    let number = fields.maybe("number", |a, v| args::whole(a, v, 1..=args::MAX_SAFE))?;
    let dealer = fields.maybe("dealer", args::seat)?;
    let vulnerability = fields.maybe("vulnerability", args::vulnerability)?;
    let board = deals::board(number, dealer, vulnerability)
        .ok_or_else(|| bad_input(argument, "a board number or a dealer", record))?;
    let deal = fields.need("deal", whole_deal)?;
    let actions = fields.maybe("actions", |a, v| args::list(a, v, ACTIONS, deals::action))?;
    let start = Table::new(board, deal.hands().map(Hand::known));
    let start = start.map_err(|error| refusal("invalid-hands", &error.to_string(), None, &[]))?;
    start.replay(&actions.unwrap_or_default()).map_err(|(at, refused)| {
        let params = [("at", JsValue::from(at as u32)), ("code", refused.reason.code().into())];
        refusal("invalid-record", &format!("action {at}: {refused}"), Some(refused.law), &params)
    })
}

/// A deal of 52 cards.
pub fn whole_deal(argument: &str, value: &JsValue) -> Answer<Deal> {
    let setup = deals::deal_setup(argument, value)?;
    if let Some((seat, _)) = setup.hands.iter().find(|(_, cards)| cards.is_empty()) {
        return Err(PositionError::Hidden(seat).into());
    }
    setup.into_deal().map_err(|report| refusal("invalid-deal", &report.to_string(), None, &[]))
}

/// The deal of a table, of its record, or one given by itself.
pub fn deal(argument: &str, value: &JsValue) -> Answer<Deal> {
    if value.is_string() {
        return whole_deal(argument, value);
    }
    let record = args::record(argument, value)?;
    match Fields::new(argument, &record, &TABLE) {
        Ok(fields) if fields.has("deal") => fields.need("deal", whole_deal),
        _ => whole_deal(argument, &record),
    }
}

fn friendly(argument: &str, record: &JsValue, fields: &Fields) -> Answer<Given> {
    let setup = match fields.maybe("hands", deals::deal_setup)? {
        Some(setup) => setup,
        None => fields.need("deal", deals::deal_setup)?,
    };
    let hands = hands(setup)?;
    let contract = fields.maybe("contract", args::undertaking)?;
    let denomination = match contract {
        Some(contract) => contract.bid.denomination(),
        None => fields.need("denomination", args::denomination)?,
    };
    let declarer = fields.maybe("declarer", args::seat)?;
    let trick = fields.maybe("trick", |a, v| args::cards(a, v, 3))?.unwrap_or_default();
    let whole = hands.iter().all(|(_, hand)| hand.len() == 13);
    let leader = match (fields.maybe("leader", args::seat)?, declarer) {
        (Some(leader), _) => leader,
        (None, Some(declarer)) if whole => declarer.next(),
        _ => return Err(bad_input(&format!("{argument}.leader"), "who leads to the trick", record)),
    };
    let declares = declarer.unwrap_or(leader.previous());
    let position = Position::within_trick(declares, denomination, leader, hands, &trick)?;
    let won = fields.maybe("won", won)?.unwrap_or_default();
    let mut position = position.with_tricks_won(won[0], won[1])?;
    let shown_out = fields.maybe("shownOut", |a, v| by_seat(a, v, |a, v| args::list(a, v, 4, args::suit)))?;
    for (seat, suits) in shown_out.unwrap_or_default().iter() {
        for &suit in suits {
            position = position.with_shown_out(seat, suit)?;
        }
    }
    Ok(Given { position, declared: declarer.is_some(), restrictions: Restrictions::default() })
}

/// Hands of any size, each card once.
fn hands(setup: DealSetup) -> Answer<BySeat<CardSet>> {
    if let Some(foreign) = setup.foreign.first() {
        return Err(bad_input("hands", "cards of the 52-card pack", &JsValue::from_str(&foreign.text)));
    }
    let mut seen = CardSet::EMPTY;
    for &card in setup.hands.iter().flat_map(|(_, cards)| cards) {
        if !seen.insert(card) {
            return Err(PositionError::Twice(card).into());
        }
    }
    Ok(setup.hands.map(|cards| cards.into_iter().collect()))
}

fn won(argument: &str, value: &JsValue) -> Answer<[u8; 2]> {
    let fields = Fields::new(argument, value, &["NS", "EW"])?;
    let tricks = |a: &str, v: &JsValue| args::whole(a, v, 0..=13);
    let of = |side| fields.maybe(side, tricks).map(|won| won.unwrap_or(0) as u8);
    Ok([of("NS")?, of("EW")?])
}

/// The suits of a player who has shown out, as a mask.
pub fn suits(argument: &str, value: &JsValue) -> Answer<u8> {
    let suits: Vec<Suit> = args::list(argument, value, 4, args::suit)?;
    Ok(suits.into_iter().fold(0, |mask, suit| mask | 1 << suit.index()))
}
