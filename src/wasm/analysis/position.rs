//! Positions as a caller writes them: text, a friendly record, or a table of the `bridge` room.

use super::{by_seat, card_set};
use crate::bridge::claim::{LeadRestriction, Position, PositionError, Restrictions};
use crate::bridge::law::Denominations;
use crate::bridge::{Auction, BySeat, Call, Deal, DealSetup, Hand, Play, Refusal, Seat, dealer_of};
use crate::cards::{Card, CardSet, Suit};
use crate::wasm::args::{self, Fields};
use crate::wasm::deals;
use crate::wasm::error::{Answer, RulesError, bad_input, refusal};
use wasm_bindgen::JsValue;

/// The longest text of a position: 52 cards, the rest is room for blanks.
const TEXT: u32 = 400;
/// The most actions of a record.
const ACTIONS: u32 = 400;

const TABLE: [&str; 5] = ["deal", "number", "dealer", "vulnerability", "actions"];
const SETUP: [&str; 10] = [
    "deal",
    "hands",
    "contract",
    "denomination",
    "declarer",
    "leader",
    "trick",
    "won",
    "shownOut",
    "restrictions",
];

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
    let (record, of_table) = record(argument, value)?;
    if record.is_null() && of_table {
        return Err(no_play());
    }
    if of_table {
        return setup(argument, &record);
    }
    let known: Vec<&str> = SETUP.into_iter().chain(TABLE).collect();
    let fields = Fields::new(argument, &record, &known)?;
    if ["number", "dealer", "vulnerability", "actions"].into_iter().any(|key| fields.has(key)) {
        return recorded(argument, &record);
    }
    setup(argument, &record)
}

/// What a table says of itself: its position where it knows that word, else its record; anything else is its own.
fn record(argument: &str, value: &JsValue) -> Answer<(JsValue, bool)> {
    if let Some(position) = args::asked(argument, value, "position")? {
        return Ok((position, true));
    }
    let record = args::asked(argument, value, "toJSON")?;
    Ok((record.unwrap_or_else(|| value.clone()), false))
}

fn no_play() -> RulesError {
    refusal("position-no-play", "the board has no contract yet, so nothing is to be played", None, &[])
}

/// The position a table's record has come to by calls and cards. What rulings do only the table itself knows.
fn recorded(argument: &str, record: &JsValue) -> Answer<Given> {
    let fields = Fields::new(argument, record, &TABLE)?;
    let number = fields.maybe("number", |a, v| args::whole(a, v, 1..=args::MAX_SAFE))?;
    let dealer = fields.maybe("dealer", args::seat)?;
    fields.maybe("vulnerability", args::vulnerability)?;
    let dealer = dealer
        .or_else(|| number.and_then(dealer_of))
        .ok_or_else(|| bad_input(argument, "a board number or a dealer", record))?;
    let deal = fields.need("deal", whole_deal)?;
    let actions = fields.maybe("actions", |a, v| args::list(a, v, ACTIONS, act))?.unwrap_or_default();
    let mut auction = Auction::new(dealer);
    let mut play = None;
    for (at, &act) in actions.iter().enumerate() {
        let done = match (act, &mut play) {
            (Act::Quiet, _) => Ok(()),
            (Act::Ruling, _) => return Err(needs_table(at)),
            (Act::Call(call), _) => auction.call(call),
            (Act::Card(card), Some(play)) => Play::play(play, card).map(|_| ()),
            (Act::Card(_), None) => return Err(no_play()),
        };
        done.map_err(|refused| invalid(at, &refused))?;
        if play.is_none() {
            play = auction.contract().map(|contract| Play::new(contract, deal.hands().map(Hand::known)));
        }
    }
    let play = play.ok_or_else(no_play)?;
    Ok(Given { position: Position::from_play(&play)?, declared: true, restrictions: Restrictions::default() })
}

fn needs_table(at: usize) -> RulesError {
    let message =
        format!("action {at} is a ruling: give the table itself, which knows what it brought about");
    refusal("position-needs-table", &message, None, &[("at", (at as u32).into())])
}

fn invalid(at: usize, refused: &Refusal) -> RulesError {
    let code = refused.reason.code();
    let params = [("at", JsValue::from(at as u32)), ("code", code.into())];
    refusal("invalid-record", &format!("action {at}: {code}"), Some(refused.law), &params)
}

/// An action as far as it moves a position on.
#[derive(Clone, Copy)]
enum Act {
    Call(Call),
    Card(Card),
    /// A lead still face down, or an agreement that ends the play.
    Quiet,
    /// Anything the director had to do with.
    Ruling,
}

fn act(argument: &str, value: &JsValue) -> Answer<Act> {
    let text = args::text(argument, value, 600)?;
    let card = |text: &str| text.parse().ok().map(Act::Card);
    let found = match text.as_bytes().first() {
        Some(b'?' | b'=') => Some(Act::Quiet),
        Some(b'!') => card(&text[1..]),
        Some(b'*' | b'@' | b'>' | b'-') => Some(Act::Ruling),
        _ => text.parse().ok().map(Act::Call).or_else(|| card(&text)),
    };
    found.ok_or_else(|| bad_input(argument, "an action of a table's record", value))
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
    let record = args::asked(argument, value, "toJSON")?.unwrap_or_else(|| value.clone());
    match Fields::new(argument, &record, &TABLE) {
        Ok(fields) if fields.has("deal") => fields.need("deal", whole_deal),
        _ => whole_deal(argument, &record),
    }
}

fn setup(argument: &str, record: &JsValue) -> Answer<Given> {
    let fields = Fields::new(argument, record, &SETUP)?;
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
    let restrictions = fields.maybe("restrictions", restrictions)?.unwrap_or_default();
    Ok(Given { position, declared: declarer.is_some(), restrictions })
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
    let hands = setup.hands.map(|cards| cards.into_iter().collect::<CardSet>());
    let most = hands.iter().map(|(_, hand)| hand.len()).max();
    match hands.iter().find(|(_, hand)| hand.is_empty()) {
        Some((seat, _)) if most > Some(1) => Err(PositionError::Hidden(seat).into()),
        _ => Ok(hands),
    }
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

/// Penalty cards and lead restrictions in force.
pub fn restrictions(argument: &str, value: &JsValue) -> Answer<Restrictions> {
    let fields = Fields::new(argument, value, &["major", "minor", "lead"])?;
    let cards = |key| -> Answer<BySeat<CardSet>> {
        Ok(fields.maybe(key, |a, v| by_seat(a, v, card_set))?.unwrap_or_default())
    };
    let lead = |a: &str, v: &JsValue| {
        let fields = Fields::new(a, v, &["require", "forbid"])?;
        let required = fields.maybe("require", args::suit)?.map(LeadRestriction::Require);
        let forbidden = fields.maybe("forbid", suits)?.and_then(Denominations::from_bits);
        Ok(required.or(forbidden.map(LeadRestriction::ForbidAll)))
    };
    let lead = fields.maybe("lead", |a, v| by_seat(a, v, lead))?.unwrap_or_default();
    Ok(Restrictions { major: cards("major")?, minor: cards("minor")?, lead })
}
