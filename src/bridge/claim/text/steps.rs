//! The steps that what is named comes to.

use super::Misreading;
use super::clause::Clause;
use super::words::{Mark, Verb};
use crate::bridge::Seat;
use crate::bridge::claim::statement::{Height, Step};
use crate::cards::{Card, Rank, Suit};

/// Adds a step; in one place, for there are many.
#[inline(never)]
pub(super) fn put(steps: &mut Vec<Step>, step: Step) {
    steps.push(step);
}

#[inline(never)]
pub(super) fn push_cards(
    cards: &[Card],
    steps: &mut Vec<Step>,
    step: fn(Card) -> Step,
) -> Result<(), Misreading> {
    if cards.is_empty() {
        return Err(Misreading::Card);
    }
    for &card in cards {
        put(steps, step(card));
    }
    Ok(())
}

#[inline(never)]
pub(super) fn push_suits(
    clause: &Clause,
    steps: &mut Vec<Step>,
    step: &dyn Fn(Option<Seat>, Suit) -> Step,
) -> Result<(), Misreading> {
    if clause.suits.is_empty() && clause.cards.is_empty() {
        return Err(Misreading::Suit);
    }
    for &suit in &clause.suits {
        put(steps, step(clause.seat, suit));
    }
    for card in &clause.cards {
        put(steps, step(clause.seat, card.suit()));
    }
    Ok(())
}

/// What is thrown: cards, or so many of a suit. Which loser it is is left to him who plays.
pub(super) fn discard(clause: &Clause, cards: &[Card], steps: &mut Vec<Step>) -> Result<(), Misreading> {
    if clause.has(Mark::LOSER) && !clause.has_object() {
        return Ok(());
    }
    if clause.named() > 0 || (clause.is_counted_last && !clause.has(Mark::MANY)) {
        return push_cards(cards, steps, |card| Step::DiscardCard { card });
    }
    for _ in 0..clause.times() {
        push_suits(clause, steps, &|hand, suit| Step::Discard { hand, suit })?;
    }
    Ok(())
}

/// A step that only says what will be won: a count, a suit to cash or cards to lead. Counts say in which order when one comes
/// after another and *then* is between them; a card among counts is one trick more.
pub(super) fn take_tricks(
    clause: &Clause,
    cards: &[Card],
    then: bool,
    steps: &mut Vec<Step>,
) -> Result<(), Misreading> {
    if let (Some(rank), &[suit]) = (clause.good_rank(), &clause.suits[..]) {
        put(steps, one_trick(Card::new(suit, rank)));
        return Ok(());
    }
    if let (Some(tricks), &[suit]) = (clause.number, &clause.suits[..]) {
        // `draw trumps, then three spades`, but not the last of a list
        let ordered = then && !matches!(steps.last(), None | Some(Step::Count { .. }));
        put(
            steps,
            if ordered {
                Step::Cash { hand: None, suit, rounds: Some(tricks) }
            } else {
                Step::Count { tricks, suit: Some(suit) }
            },
        );
        return Ok(());
    }
    if !cards.is_empty() {
        // `I have the ace of hearts`
        let listed = !then && (clause.has(Mark::HAS) || matches!(steps.last(), Some(Step::Count { .. })));
        if listed {
            return push_cards(cards, steps, one_trick);
        }
        return push_cards(cards, steps, |card| Step::Lead { card });
    }
    push_suits(clause, steps, &|hand, suit| Step::Cash { hand, suit, rounds: None })
}

pub(super) const fn one_trick(card: Card) -> Step {
    Step::Count { tricks: 1, suit: Some(card.suit()) }
}

/// `four hearts then three spades`: the tricks before are rounds of their suit, unless they end a list.
pub(super) fn in_order(steps: &mut [Step]) {
    if let Some((last, before)) = steps.split_last_mut()
        && let Step::Count { tricks, suit: Some(suit) } = *last
        && !matches!(before.last(), Some(Step::Count { .. }))
    {
        *last = Step::Cash { hand: None, suit, rounds: Some(tricks) };
    }
}

/// `a club to dummy`, `a heart to the king`, `the queen to the ace`. Says whether it was one of these.
pub(super) fn towards(clause: &Clause, cards: &[Card], steps: &mut Vec<Step>) -> bool {
    let plain = matches!(clause.verb, None | Some(Verb::Lead | Verb::Play));
    match (clause.seat, cards) {
        // `the ace of clubs to dummy`, but `a heart to dummy's queen`
        (Some(to), _) if plain && (cards.is_empty() || clause.verb.is_none() && !clause.goes_to_card()) => {
            put(steps, Step::Cross { to, suit: clause.suit() });
            true
        }
        (_, &[card]) if plain || clause.verb == Some(Verb::Cross) && clause.seat.is_none() => {
            put(steps, Step::Finesse { card, against: None });
            true
        }
        (None, _) if plain => overtake(cards, steps),
        _ => false,
    }
}

/// `a club to the ace and king`: to the one, and then the other; in `a heart to the AQ` nobody knows which is played. Nothing if it
/// is not one of these.
pub(super) fn towards_several(
    clause: &Clause,
    cards: &[Card],
    steps: &mut Vec<Step>,
) -> Option<Result<(), Misreading>> {
    let plain = matches!(clause.verb, None | Some(Verb::Lead | Verb::Play));
    let &[first, second, ..] = cards else { return None };
    if !plain || !clause.goes_to_card() || clause.has(Mark::YOU) {
        return None;
    }
    if first.rank() != Rank::Ace || second.rank() != Rank::King {
        return Some(Err(Misreading::Choice));
    }
    put(steps, Step::Finesse { card: first, against: None });
    Some(push_cards(&cards[1..], steps, |card| Step::Lead { card }))
}

/// `let it run`, of the card led in the step before. Says whether there is one.
pub(super) fn let_run(steps: &mut Vec<Step>) -> bool {
    let Some(&(Step::Lead { card } | Step::Play { card })) = steps.last() else { return false };
    put(steps, Step::Finesse { card, against: None });
    true
}

/// One card led and another played to it.
pub(super) fn overtake(cards: &[Card], steps: &mut Vec<Step>) -> bool {
    let &[led, over] = cards else { return false };
    put(steps, Step::Lead { card: led.min(over) });
    put(steps, Step::Play { card: led.max(over) });
    true
}

pub(super) fn ruff(clause: &Clause, trump: Option<Suit>, steps: &mut Vec<Step>) {
    // Whoever has the ace of trumps has no higher one.
    let top = clause.with.is_some() && clause.has(Mark::TRUMPS) && clause.has(Mark::TOPS);
    let ace = clause.ruffs_with().map(|_| Height::High).or(top.then_some(Height::High));
    let with = ace.or(clause.height).unwrap_or_default();
    // `ruff H7`; what stands behind *with*, and a trump, is what it is ruffed with.
    let card = clause.suit().filter(|&suit| clause.with != Some(0) && trump != Some(suit));
    for _ in 0..clause.times() {
        let mut suits = clause.suits.iter().copied();
        // A ruff of whatever suit, or one of each that is named.
        let mut suit = suits.next().or(card);
        loop {
            put(steps, Step::Ruff { hand: clause.seat, suit, with });
            suit = suits.next();
            if suit.is_none() {
                break;
            }
        }
    }
}

/// Cards or rounds of suits that are played.
pub(super) fn play(
    clause: &Clause,
    verb: Verb,
    cards: &[Card],
    steps: &mut Vec<Step>,
) -> Result<(), Misreading> {
    let rounds = clause.stated_rounds(Some(verb));
    let named = clause.named() > 0 || (verb != Verb::Cash && !cards.is_empty());
    match verb {
        // Nothing but trumps is drawn, except in rounds.
        Verb::Draw if !clause.has(Mark::ROUNDS) => Err(Misreading::Unknown),
        Verb::Cash if clause.runs_it() && let_run(steps) => Ok(()),
        Verb::Cash | Verb::Play | Verb::Draw if !named => {
            push_suits(clause, steps, &|hand, suit| Step::Cash { hand, suit, rounds })
        }
        Verb::Cash if clause.runs_one(cards) => run_card(cards, steps),
        Verb::Play | Verb::Draw => push_cards(cards, steps, |card| Step::Play { card }),
        _ => push_cards(cards, steps, |card| Step::Lead { card }),
    }
}

/// A card led and not covered.
pub(super) fn run_card(cards: &[Card], steps: &mut Vec<Step>) -> Result<(), Misreading> {
    push_cards(cards, steps, |card| Step::Lead { card })?;
    push_cards(cards, steps, |card| Step::Finesse { card, against: None })
}

/// Hands, suits or cards said to be good; nothing else is said of them.
pub(super) fn good(
    clause: &Clause,
    cards: &[Card],
    theirs: bool,
    steps: &mut Vec<Step>,
) -> Result<(), Misreading> {
    if theirs && clause.has_suit() {
        return Err(Misreading::OtherSide);
    }
    // Who says that the trumps are in, or that his cards are all trumps, says that his own are good.
    let trumps = clause.is_trumps && clause.has(Mark::REST) && !clause.has(Mark::OUT);
    let good = clause.has(Mark::GOOD.or(Mark::DRAWN).or(Mark::NO)) || clause.is_high() || trumps;
    if !good || clause.has(Mark::TRUMPS) {
        return Err(Misreading::Unknown);
    }
    if clause.named() > 0 {
        return push_cards(cards, steps, one_trick);
    }
    if clause.suits.is_empty() {
        put(steps, Step::Good { hand: clause.seat, suit: None });
        return Ok(());
    }
    push_suits(clause, steps, &|hand, suit| Step::Good { hand, suit: Some(suit) })
}
