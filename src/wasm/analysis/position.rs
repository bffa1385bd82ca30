//! Positions and deals: text, parts, or the record of a table.

use super::input::{Asked, Fault, Input};
use crate::bridge::claim::{LeadRestriction, Position, PositionError, Restrictions};
use crate::bridge::law::Denominations;
use crate::bridge::{
    Auction, BySeat, Call, Deal, DealSetup, Foreign, Hand, ParseDealError, Play, Refusal, Seat, Undertaking,
    dealer_of,
};
use crate::cards::{Card, CardSet};

/// A position and what else was told with it.
pub struct Given {
    pub position: Position,
    /// Penalty cards and lead restrictions in force at a table.
    pub restrictions: Restrictions,
}

impl Given {
    fn by_table(position: Position) -> Given {
        Given { position, restrictions: Restrictions::default() }
    }
}

impl From<PositionError> for Fault {
    fn from(error: PositionError) -> Fault {
        misplaced(error.name(), error)
    }
}

/// What is wrong with where the cards are, under that code.
#[inline(never)]
fn misplaced(code: &str, error: PositionError) -> Fault {
    Fault::refusal(code, error, None, |params| match error {
        PositionError::Text(field) => params.field("field").number(field.into()),
        PositionError::Hidden(seat) | PositionError::Revoke(seat) => params.field("seat").seat(seat),
        PositionError::Twice(card) => params.field("card").card(card),
        PositionError::Size { seat, found, owed } => {
            params.field("seat").seat(seat);
            params.field("found").number(found.into());
            params.field("owed").number(owed.into());
        }
        PositionError::ShownOutButHolds(seat, suit) => {
            params.field("seat").seat(seat);
            params.field("suit").suit(suit);
        }
        PositionError::TrickTooLong | PositionError::TooManyTricks => {}
    })
}

/// A hand has something that is no card of the pack.
#[inline(never)]
fn foreign_card(code: &str, foreign: &Foreign) -> Fault {
    let message = "a hand has something that is no card of the 52-card pack";
    Fault::refusal(code, message, None, |params| {
        params.field("seat").seat(foreign.seat);
        params.field("text").text(&foreign.text);
    })
}

impl From<ParseDealError> for Fault {
    fn from(error: ParseDealError) -> Fault {
        Fault::refusal(error.name(), error, None, |params| match error {
            ParseDealError::FirstSeat => {}
            ParseDealError::Hands(found) => params.field("hands").number(found as i64),
            ParseDealError::Suits { seat, found } => {
                params.field("seat").seat(seat);
                params.field("suits").number(found as i64);
            }
        })
    }
}

/// Whatever a position may be given as: `text`, `setup` or `record`, and what belongs to it.
#[inline(never)]
pub fn position(input: &mut Input) -> Asked<Given> {
    match input.item() {
        "text" => Ok(Given::by_table(input.item().parse::<Position>()?)),
        "setup" => setup(input),
        "record" => recorded(input),
        _ => Err(input.wrong()),
    }
}

/// Hands that may be wrong: `pbn` and the text, or `hands` and four of them, each text or a list of cards.
#[inline(never)]
fn deal_setup(input: &mut Input) -> Asked<DealSetup> {
    if input.item() == "pbn" {
        return Ok(DealSetup::from_pbn(input.item())?);
    }
    let mut setup = DealSetup::default();
    for seat in Seat::ALL {
        if input.item() == "text" {
            setup.read_hand(seat, input.item())?;
        } else {
            setup.hands[seat] = input.list(Input::card)?;
        }
    }
    Ok(setup)
}

/// A deal of 52 cards. What is refused is told by its first fault: a card there is not, one in two places, a hand of
/// another size.
#[inline(never)]
pub fn whole_deal(input: &mut Input) -> Asked<Deal> {
    const CODE: &str = "invalid-deal";
    let setup = deal_setup(input)?;
    if let Some((seat, _)) = setup.hands.iter().find(|(_, cards)| cards.is_empty()) {
        return Err(PositionError::Hidden(seat).into());
    }
    let hands = each_once(&setup).map_err(|fault| match fault {
        Misplaced::Foreign(foreign) => foreign_card(CODE, foreign),
        Misplaced::Twice(card) => misplaced(CODE, PositionError::Twice(card)),
    })?;
    if let Some((seat, hand)) = hands.iter().find(|(_, hand)| hand.len() != 13) {
        return Err(misplaced(CODE, PositionError::Size { seat, found: hand.len() as u8, owed: 13 }));
    }
    Deal::from_hands(hands).ok_or_else(|| input.wrong())
}

/// Why hands are none of one pack.
enum Misplaced<'a> {
    Foreign(&'a Foreign),
    Twice(Card),
}

/// The hands, if every card is one of the pack and there once.
fn each_once(setup: &DealSetup) -> Result<BySeat<CardSet>, Misplaced<'_>> {
    if let Some(foreign) = setup.foreign.first() {
        return Err(Misplaced::Foreign(foreign));
    }
    let mut seen = CardSet::EMPTY;
    match setup.hands.iter().flat_map(|(_, cards)| cards).find(|&&card| !seen.insert(card)) {
        Some(&card) => Err(Misplaced::Twice(card)),
        None => Ok(setup.hands.clone().map(|cards| cards.into_iter().collect())),
    }
}

/// Hands of any size, each card once.
#[inline(never)]
fn hands(setup: DealSetup) -> Asked<BySeat<CardSet>> {
    let hands = each_once(&setup).map_err(|fault| match fault {
        Misplaced::Foreign(foreign) => foreign_card("foreign-card", foreign),
        Misplaced::Twice(card) => PositionError::Twice(card).into(),
    })?;
    let most = hands.iter().map(|(_, hand)| hand.len()).max();
    match hands.iter().find(|(_, hand)| hand.is_empty()) {
        Some((seat, _)) if most > Some(1) => Err(PositionError::Hidden(seat).into()),
        _ => Ok(hands),
    }
}

#[inline(never)]
fn setup(input: &mut Input) -> Asked<Given> {
    let declarer = input.maybe(Input::seat)?;
    let contract = input.maybe(|input| input.item().parse::<Undertaking>().map_err(|_| input.wrong()))?;
    let denomination = match (contract, input.maybe(Input::denomination)?) {
        (Some(contract), _) => contract.bid.denomination(),
        (None, Some(denomination)) => denomination,
        _ => return Err(input.wrong()),
    };
    let leader = input.maybe(Input::seat)?;
    let no_leader = input.wrong();
    let hands = hands(deal_setup(input)?)?;
    let trick = input.list(Input::card)?;
    let whole = hands.iter().all(|(_, hand)| hand.len() == 13);
    let leader = match (leader, declarer) {
        (Some(leader), _) => leader,
        (None, Some(declarer)) if whole => declarer.next(),
        _ => return Err(no_leader),
    };
    let declares = declarer.unwrap_or(leader.previous());
    let position = Position::within_trick(declares, denomination, leader, hands, &trick)?;
    let won = [input.number_or(0)?, input.number_or(0)?].map(|tricks| tricks.min(14) as u8);
    let mut position = position.with_tricks_won(won[0], won[1])?;
    for seat in Seat::ALL {
        for suit in input.list(Input::suit)? {
            position = position.with_shown_out(seat, suit)?;
        }
    }
    let restrictions = input.maybe(|input| restrictions(input, position.hands()))?.unwrap_or_default();
    Ok(Given { position, restrictions })
}

/// `yes`, then major and minor penalty cards, which he holds, and the lead restriction of each seat.
#[inline(never)]
pub fn restrictions(input: &mut Input, hands: &BySeat<CardSet>) -> Asked<Restrictions> {
    input.item();
    let mut restrictions = Restrictions::default();
    for seat in Seat::ALL {
        restrictions.major[seat] = input.cards_among(hands[seat])?;
        restrictions.minor[seat] = input.cards_among(hands[seat])?;
        let required = input.maybe(Input::suit)?.map(LeadRestriction::Require);
        let forbidden = Denominations::from_bits(input.suits()?).filter(|suits| !suits.is_empty());
        restrictions.lead[seat] = required.or(forbidden.map(LeadRestriction::ForbidAll));
    }
    Ok(restrictions)
}

/// An action as far as it moves a position on.
enum Act {
    Call(Call),
    Card(Card),
    /// A lead still face down, or an agreement that ends the play.
    Quiet,
    /// Anything the director had to do with.
    Ruling,
}

#[inline(never)]
fn act(input: &mut Input) -> Asked<Act> {
    let text = input.item();
    let card = |text: &str| text.parse().ok().map(Act::Card);
    let found = match text.as_bytes().first() {
        Some(b'?' | b'=') => Some(Act::Quiet),
        Some(b'!') => text.get(1..).and_then(card),
        Some(b'*' | b'@' | b'>' | b'-') => Some(Act::Ruling),
        _ => text.parse().ok().map(Act::Call).or_else(|| card(text)),
    };
    found.ok_or_else(|| input.wrong())
}

/// The position a table's record has come to by calls and cards. What rulings do only the table itself knows.
#[inline(never)]
fn recorded(input: &mut Input) -> Asked<Given> {
    let number = input.maybe(Input::number)?;
    let dealer = input.maybe(Input::seat)?;
    let dealer = dealer.or_else(|| number.and_then(dealer_of)).ok_or_else(|| input.wrong())?;
    let deal = whole_deal(input)?;
    let mut auction = Auction::new(dealer);
    let mut play: Option<Play> = None;
    for (at, act) in input.list(act)?.into_iter().enumerate() {
        let done = match (act, &mut play) {
            (Act::Quiet, _) => Ok(()),
            (Act::Ruling, _) => return Err(needs_table(at)),
            (Act::Call(call), _) => auction.call(call),
            (Act::Card(card), Some(play)) => play.play(card).map(|_| ()),
            (Act::Card(_), None) => return Err(no_play()),
        };
        done.map_err(|refused| invalid(at, &refused))?;
        if play.is_none() {
            play = auction.contract().map(|contract| Play::new(contract, deal.hands().map(Hand::known)));
        }
    }
    let play = play.ok_or_else(no_play)?;
    Ok(Given::by_table(Position::from_play(&play)?))
}

fn no_play() -> Fault {
    let message = "the board has no contract yet, so nothing is to be played";
    Fault::refusal("position-no-play", message, None, |_| {})
}

fn needs_table(at: usize) -> Fault {
    let message = "the record has a ruling: give the table itself, which knows what it brought about";
    Fault::refusal("position-needs-table", message, None, |params| params.field("at").number(at as i64))
}

fn invalid(at: usize, refused: &Refusal) -> Fault {
    let code = refused.reason.code();
    Fault::refusal("invalid-record", code, Some(refused.law), |params| {
        params.field("at").number(at as i64);
        params.field("code").text(code);
    })
}
