//! The search against plain enumeration with the same idea of normal play: no memory, no bounds, no neighbours merged.
//! This is where statements, restrictions and later play are checked; normal play itself has a second reading elsewhere.

use super::frame::Frame;
use super::restrictions::Asked;
use super::setting::{Certainty, Lines, Setting, from_the_top};
use super::state::State;
use super::{
    Avoided, Claim, Condition, Height, LeadRestriction, Policy, Position, Preset, Statement, Step, Terms,
    adjudicate, normal,
};
use crate::bridge::{BySeat, Denomination, Seat};
use crate::cards::{Card, CardSet, Source, Suit};
use crate::cite::Book;

/// What the claimer's side does among its normal plays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Worst,
    Best,
}

fn plain(frame: &Frame, state: &State, side: Side) -> u8 {
    if state.hand(state.turn()).is_empty() {
        return 0;
    }
    // Against a defender who claims, declarer may ask for or forbid a suit where there is a penalty card (law 50D2).
    let suits = if frame.defends(frame.claimer) { state.suits_to_ask(frame) } else { 0 };
    let asked = Asked::choices(suits).map(|asked| plain_cards(frame, &state.asking(asked), side));
    asked.fold(plain_cards(frame, state, side), u8::min)
}

fn plain_cards(frame: &Frame, state: &State, side: Side) -> u8 {
    let value = |card| {
        let mut next = *state;
        let won = u8::from(next.play(frame, card) == Some(true));
        won + plain(frame, &next, side)
    };
    let cards = normal::plays(frame, state);
    assert!(state.legal(frame).contains_all(cards) && !cards.is_empty());
    let values = cards.iter().map(value);
    let chosen = match side {
        Side::Best if frame.is_ours(state.turn()) => values.max(),
        _ => values.min(),
    };
    let chosen = chosen.unwrap_or(0);
    normal::instead(frame, state).map_or(chosen, |card| value(card).max(chosen))
}

fn pick<T: Copy>(source: &mut Source, items: &[T]) -> T {
    items[source.below(items.len() as u128) as usize]
}

fn position(source: &mut Source, cards: usize) -> Position {
    let mut pack: Vec<Card> =
        Card::all().filter(|card| card.suit() != Suit::Clubs || card.index() % 3 == 0).collect();
    for i in (1..pack.len()).rev() {
        pack.swap(i, source.below(i as u128 + 1) as usize);
    }
    let hands =
        BySeat::from_fn(|seat| pack[seat.index() * cards..][..cards].iter().copied().collect::<CardSet>());
    Position::new(Seat::South, pick(source, &Denomination::ALL), pick(source, &Seat::ALL), hands).unwrap()
}

/// A statement about cards that are there, sensible or not.
pub(super) fn statement(source: &mut Source, position: &Position, depth: usize) -> Statement {
    let count = source.below(if depth == 0 { 4 } else { 3 }) as usize;
    Statement { steps: (0..count).map(|_| step(source, position, depth)).collect() }
}

fn step(source: &mut Source, position: &Position, depth: usize) -> Step {
    let seats = [Seat::North, Seat::South, Seat::West];
    let hand = if source.below(2) == 0 { None } else { Some(pick(source, &seats)) };
    let suit = pick(source, &Suit::ALL);
    let own: Vec<Card> = position.hands()[pick(source, &seats)].iter().collect();
    let card = own
        .get(source.below(own.len().max(1) as u128) as usize)
        .copied()
        .unwrap_or(Card::all().next().unwrap());
    let some_suit = if source.below(2) == 0 { None } else { Some(suit) };
    let rounds = [None, None, Some(1), Some(2), Some(3)][source.below(5) as usize];
    match source.below(if depth < 2 { 17 } else { 15 }) {
        0 => Step::DrawTrumps { rounds },
        1 => Step::Cash { hand, suit, rounds },
        2 => Step::Lead { card },
        3 => Step::Finesse { card, against: None },
        4 => Step::Play { card },
        5 => Step::Ruff { hand, suit: some_suit, with: pick(source, &[Height::Low, Height::High]) },
        6 => Step::Discard { hand, suit },
        7 => Step::Cross { to: pick(source, &seats), suit: some_suit },
        8 => Step::Concede { tricks: 1 + source.below(2) as u8, suit: some_suit },
        9 => Step::Count { tricks: 2, suit: Some(suit) },
        10 => Step::Crossruff { with: pick(source, &[Height::Low, Height::High]) },
        11 if hand.is_some() || some_suit.is_some() => Step::Good { hand, suit: some_suit },
        11 => Step::Good { hand, suit: Some(suit) },
        12 => Step::FinesseIn { suit: some_suit, against: None },
        13 => Step::DiscardCard { card },
        14 if depth > 0 => Step::DiscardCard { card },
        14 => match source.below(4) {
            3 => Step::Avoid { what: Avoided::Low, hand: None, suit: None },
            0 => Step::Avoid { what: Avoided::Trumps, hand: None, suit: None },
            1 => Step::Avoid { what: Avoided::Finesse, hand: None, suit: some_suit },
            _ => Step::Avoid { what: Avoided::Ruff, hand, suit: some_suit },
        },
        _ => Step::If {
            condition: match source.below(4) {
                0 => Condition::BothFollow(suit),
                1 => Condition::ShowsOut { seat: hand, suit },
                2 => Condition::Breaks(suit),
                _ => Condition::Appeared(card),
            },
            then: statement(source, position, depth + 1).steps,
            otherwise: statement(source, position, depth + 1).steps,
        },
    }
}

/// Random legal plays after the claim.
fn later_play(source: &mut Source, position: &Position) -> Vec<(Seat, Card)> {
    let claim = Claim::new(Seat::South, 0);
    let setting = Setting::new(position, &claim, &Policy::default(), Book::default(), Lines::Legal);
    let mut state = setting.state;
    (0..source.below(6))
        .map(|_| {
            let cards: Vec<Card> = state.legal(&setting.frame).iter().collect();
            let play = (state.turn(), pick(source, &cards));
            state.play(&setting.frame, play.1);
            play
        })
        .collect()
}

fn claim(source: &mut Source, position: &Position, round: usize) -> Claim {
    let claimer = pick(source, &[Seat::South, Seat::South, Seat::West]);
    let mut claim = Claim::new(claimer, position.tricks_left() - source.below(2) as u8);
    claim.statement = statement(source, position, 0);
    if round.is_multiple_of(4) {
        let seat = pick(source, &[Seat::West, Seat::East]);
        let cards: Vec<Card> = position.hands()[seat].iter().collect();
        let restrictions = &mut claim.restrictions;
        let penalty = if source.below(2) == 0 { &mut restrictions.major } else { &mut restrictions.minor };
        penalty[seat].insert(pick(source, &cards));
        let suit = pick(source, &Suit::ALL);
        let lead = pick(source, &[LeadRestriction::Require(suit), LeadRestriction::Forbid(suit)]);
        claim.restrictions.lead[seat.partner()] = Some(lead);
    }
    if round % 4 == 1 {
        claim.later_play = later_play(source, position);
    }
    claim
}

#[test]
fn the_search_is_plain_enumeration() {
    let mut source = Source::from_seed(1868);
    for round in 0..1200 {
        let position = position(&mut source, [2, 3, 3, 4][round % 4]);
        let claim = claim(&mut source, &position, round / 4);
        let mut policy = Policy::from(pick(&mut source, &Preset::ALL));
        if source.below(2) == 0 {
            policy = policy.with(super::Switch::LaterPlay, "evidence").unwrap();
        }
        let setting = Setting::new(&position, &claim, &policy, Book::default(), Lines::Normal);
        let terms = Terms { policy, side_budget: 0, ..Terms::default() };
        let verdict = adjudicate(&position, &claim, &terms).unwrap();
        let tops = from_the_top(&setting, &position, &claim, claim.awareness.trumps);
        let whole = || plain(&setting.frame, &setting.state, Side::Worst);
        let slow = tops.map_or_else(whole, |(tops, certainty)| {
            let counts = certainty == Certainty::Thought
                || plain(&tops.frame, &tops.state, Side::Best) >= claim.tricks;
            if counts { plain(&tops.frame, &tops.state, Side::Worst) } else { whole() }
        });
        assert_eq!(verdict.award.known(), Some(slow), "{position} {claim:?} {policy}");
    }
}

#[test]
fn statements_are_read_back_from_both_languages() {
    let mut source = Source::from_seed(68);
    for _ in 0..500 {
        let position = position(&mut source, 5);
        let said = statement(&mut source, &position, 0);
        for language in [super::Language::English, super::Language::Chinese] {
            let text = said.to_text(language);
            assert_eq!(Statement::parse(&text), Ok(said.clone()), "{text}");
        }
    }
}
