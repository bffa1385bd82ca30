//! Following a statement: what its current operation prescribes, and when it is done (N1).

mod leading;

use super::belief::{above, below, good_in, only};
use super::frame::{Frame, Role};
use super::normal::View;
use super::program::{Op, Throw};
use super::state::State;
use super::statement::{Condition, Height};
use crate::bridge::{Seat, beats};
use crate::cards::{Card, CardSet, Suit};
use leading::{Lead, given, lead};

/// The cards the statement prescribes for the hand to play; nothing when it leaves the choice open.
pub(super) fn choice(view: &View, legal: CardSet) -> Option<CardSet> {
    if view.frame.program.ops.is_empty() {
        return None;
    }
    let mut now = *view.state;
    advance(view.frame, &mut now);
    let op = view.frame.program.ops.get(now.mind.place as usize).copied();
    let cards = if view.state.played == 0 {
        match lead(view, op?) {
            Lead::Cards(cards) => cards,
            Lead::Reach => reaching(view, legal - trumps_to_keep(view)),
            Lead::Free | Lead::Impossible => return None,
        }
    } else {
        // A trick led and won for the step before is neither finessed nor ruffed.
        let begun = is_begun(view.frame, &now);
        let new = |op: &Op| matches!(op, Op::Lead(_) | Op::Finesse(_) | Op::Ruff { .. } | Op::Crossruff(_));
        let lasts = |op: &Op| begun || !new(op);
        op.filter(lasts).and_then(|op| follow(view, op, legal)).or_else(|| thrown(view, &now, legal))?
    };
    let cards = cards & legal;
    (!cards.is_empty()).then_some(cards)
}

#[inline(never)]
fn reaching(view: &View, cards: CardSet) -> CardSet {
    let reach: CardSet = cards.iter().filter(|&card| view.reaches_friend(card)).collect();
    // Nobody ruffs his own winner to get over while another suit does it.
    let ruffed = |card: &Card| {
        view.friend_hand.of_suit(card.suit()).is_empty() && view.masters(card.suit()).contains(*card)
    };
    let kept = reach - reach.iter().filter(ruffed).collect();
    let reach = if (kept - view.trumps(kept)).is_empty() { reach } else { kept };
    // From each suit low, as one crosses.
    Suit::ALL.into_iter().fold(CardSet::EMPTY, |low, suit| {
        low | reach.of_suit(suit).lowest().map_or(CardSet::EMPTY, CardSet::of)
    })
}

/// The trumps of the hand that are wanted for the ruffs stated next, as long as there is another way over.
#[inline(never)]
fn trumps_to_keep(view: &View) -> CardSet {
    let rest = view.frame.program.ops.get(view.state.mind.place as usize..).unwrap_or_default();
    let ruffs = |op: &&Op| matches!(op, Op::Ruff { hand, .. } if hand.is_none_or(|hand| hand == view.seat));
    let trumps = view.trumps(view.hand);
    let wanted = trumps.len() <= rest.iter().take_while(ruffs).count();
    if wanted && !reaching(view, view.hand - trumps).is_empty() { trumps } else { CardSet::EMPTY }
}

/// Passes over operations that are done, and takes the branches reached.
fn advance(frame: &Frame, state: &mut State) {
    while let Some(&op) = frame.program.ops.get(state.mind.place as usize) {
        state.mind.place = match op {
            Op::Jump(to) => to,
            Op::Branch { condition, otherwise } => match settled(frame, state, condition) {
                Some(true) => state.mind.place + 1,
                Some(false) => otherwise,
                None => return,
            },
            _ if is_done(frame, state, op) => state.mind.place + 1,
            _ => return,
        };
        state.mind.times = 0;
    }
}

/// At the start of a trick: also drops operations that cannot be carried out.
pub(super) fn settle(frame: &Frame, state: &mut State) {
    advance(frame, state);
    while frame.role(state.leader) == Role::Claimer && !state.hand(state.leader).is_empty() {
        let Some(&op) = frame.program.ops.get(state.mind.place as usize) else { break };
        let view = View::new(frame, state);
        let possible = match lead(&view, op) {
            Lead::Cards(_) | Lead::Free => true,
            Lead::Reach => !reaching(&view, view.hand).is_empty(),
            Lead::Impossible => false,
        };
        if possible {
            break;
        }
        state.mind.place += 1;
        state.mind.times = 0;
        advance(frame, state);
    }
    for (bit, throw) in frame.program.throws.iter().enumerate() {
        if throw.during < state.mind.place {
            state.mind.thrown |= 1 << bit;
        }
    }
}

/// Whether the condition holds; nothing while the trick under way may still show it.
fn settled(frame: &Frame, state: &State, condition: Condition) -> Option<bool> {
    let so_far = holds(frame, state, condition);
    let open = match condition {
        _ if state.played == 0 => false,
        Condition::BothFollow(suit) => so_far && suit == state.led,
        Condition::Breaks(suit) => suit == state.led,
        Condition::ShowsOut { suit, .. } => !so_far && suit == state.led,
        // Towards an honour the next hand has to be told now.
        Condition::Appeared(_) => !so_far && is_won(frame, state),
    };
    (!open).then_some(so_far)
}

/// Whether the trick under way can be one of the step reached: it was not led and won for the step before.
fn is_begun(frame: &Frame, state: &State) -> bool {
    state.mind.place == state.mind.trick_place || !is_won(frame, state)
}

/// Whether the claimer's side has played a card to the trick that no card of its suit beats.
fn is_won(frame: &Frame, state: &State) -> bool {
    frame.is_ours(state.best_seat) && only(state.out(frame), above(state.best)).is_empty()
}

fn holds(frame: &Frame, state: &State, condition: Condition) -> bool {
    let players = [frame.claimer.next(), frame.claimer.previous()];
    let out = |seat, suit| state.has_shown_out(frame, seat, suit);
    match condition {
        Condition::BothFollow(suit) => !players.iter().any(|&seat| out(seat, suit)),
        Condition::Breaks(suit) => {
            !players.iter().any(|&seat| out(seat, suit)) || state.out(frame).of_suit(suit).is_empty()
        }
        Condition::ShowsOut { seat, suit } => {
            players.iter().any(|&player| seat.is_none_or(|seat| seat == player) && out(player, suit))
        }
        Condition::Appeared(card) => !state.hands.iter().any(|hand| hand.contains(card)),
    }
}

/// The cards of the claimer's hands.
fn own(frame: &Frame, state: &State) -> CardSet {
    let hand = |seat: Seat| if frame.role(seat) == Role::Claimer { state.hand(seat) } else { CardSet::EMPTY };
    hand(frame.claimer) | hand(frame.claimer.partner())
}

fn is_done(frame: &Frame, state: &State, op: Op) -> bool {
    let of_hands = |hand: Option<Seat>, cards: &dyn Fn(Seat) -> CardSet| {
        let seats = [frame.claimer, frame.claimer.partner()].into_iter();
        let seats =
            seats.filter(|&seat| frame.role(seat) == Role::Claimer && hand.is_none_or(|hand| hand == seat));
        seats.fold(CardSet::EMPTY, |all, seat| all | cards(seat))
    };
    let held = |hand, suit| of_hands(hand, &|seat| good_in(frame, state, seat, suit));
    let held_at_all = |hand, suit| of_hands(hand, &|seat| state.hand(seat).of_suit(suit));
    // A trick in the suit is under way: only its end shows what is left of it.
    let under_way = |suit: Suit| state.played > 0 && state.led == suit && frame.is_ours(state.leader);
    match op {
        Op::Draw { .. } => {
            let Some(trump) = frame.trump else { return true };
            if under_way(trump) {
                return false;
            }
            let out = state.out(frame).of_suit(trump);
            let best = own(frame, state).of_suit(trump).highest();
            best.is_none_or(|best| only(out, below(best)).is_empty())
        }
        // So many rounds are played, whatever he believes of them.
        Op::Cash { hand, suit, rounds: Some(_) } => !under_way(suit) && held_at_all(hand, suit).is_empty(),
        Op::Cash { hand, suit, rounds: None } => !under_way(suit) && held(hand, suit).is_empty(),
        // Led, it runs till the end of the trick.
        Op::Finesse(card) if under_way(card.suit()) => false,
        Op::Test(condition) => {
            let suit = condition.suit();
            let left = state.out(frame).of_suit(suit).len();
            let asked = holds(frame, state, condition);
            let is_known = match condition {
                // One card more lies with either of them, and the suit breaks.
                Condition::Breaks(_) => !asked || left <= 1,
                _ => asked || left == 0,
            };
            !under_way(suit) && (is_known || held(None, suit).is_empty())
        }
        Op::Lead(card) | Op::Finesse(card) | Op::Play(card) => !own(frame, state).contains(card),
        Op::Ruff { suit, .. } => {
            let under_way = state.played > 0 && suit.is_none_or(|suit| suit == state.led);
            !under_way
                && (frame.trump.is_none_or(|trump| own(frame, state).of_suit(trump).is_empty())
                    || suit.is_some_and(|suit| own(frame, state).of_suit(suit).is_empty()))
        }
        Op::Crossruff(_) => {
            let trumps = frame.trump.map_or(CardSet::EMPTY, |trump| own(frame, state).of_suit(trump));
            state.played == 0 && trumps.is_empty()
        }
        Op::Cross { to, .. } => frame.role(to) != Role::Claimer || (state.played == 0 && state.leader == to),
        Op::Concede { suit, .. } => own(frame, state).of_suit(suit).is_empty(),
        Op::Free => false,
        Op::Branch { .. } | Op::Jump(_) => false,
    }
}

/// Whether nothing is finessed because the suit led is being cashed as stated, from the top, or because this hand is to be
/// reached for a card or a ruff that is stated next.
#[inline(never)]
pub(super) fn needs_no_finesse(view: &View) -> bool {
    let led = view.state.led;
    let reached = view.friend == Some(view.state.leader);
    match view.frame.program.ops.get(view.state.mind.place as usize) {
        Some(&Op::Cash { suit, .. }) => suit == led,
        Some(&Op::Test(condition)) => condition.suit() == led,
        Some(&(Op::Lead(card) | Op::Play(card))) => reached && view.hand.contains(card),
        Some(&Op::Ruff { hand, .. }) => reached && hand.is_some_and(|hand| hand != view.seat),
        _ => false,
    }
}

fn follow(view: &View, op: Op, legal: CardSet) -> Option<CardSet> {
    let state = view.state;
    let follows = !view.hand.of_suit(state.led).is_empty();
    match op {
        Op::Play(card) if legal.contains(card) => Some(CardSet::of(card)),
        // Led low to it from the other hand.
        Op::Lead(card) if card.suit() == state.led && view.friend == Some(state.leader) => {
            legal.contains(card).then(|| CardSet::of(card))
        }
        Op::Finesse(card) if card.suit() == state.led && finesses_here(view, card) => {
            let runs = !view.hand.contains(card);
            let beaten = |card| !beats(view.frame.trump, card, state.best);
            let covered = !view.frame.is_ours(state.best_seat) && (runs || beaten(card));
            let cover = only(legal, above(state.best)).lowest().filter(|_| covered);
            cover.or(if covered || runs { legal.lowest() } else { Some(card) }).map(CardSet::of)
        }
        // What the other hand has ruffed is not ruffed again.
        Op::Crossruff(_) if view.frame.is_ours(state.best_seat) && view.is_trump(state.best.suit()) => None,
        Op::Crossruff(with) => follow(view, Op::Ruff { hand: None, suit: None, with }, legal),
        Op::Ruff { hand, suit, with } if !follows => {
            let here = hand.is_none_or(|hand| hand == view.seat) && suit.is_none_or(|suit| suit == state.led);
            let trumps = view.trumps(legal);
            let winning =
                if view.is_trump(state.best.suit()) { only(trumps, above(state.best)) } else { trumps };
            let trump = if with == Height::High { winning.highest() } else { winning.lowest() };
            trump.filter(|_| here && !view.is_trump(state.led)).map(CardSet::of)
        }
        Op::Cross { to, suit } if suit.is_none_or(|suit| suit == state.led) => win_in(view, to, legal),
        Op::Concede { suit, waits, .. }
            if follows && suit == state.led && view.frame.is_ours(state.leader) =>
        {
            // A card led to a winner of this hand is none given up.
            let wins = waits && !view.good(suit).is_empty();
            given(view, suit).filter(|_| !wins).map(CardSet::of)
        }
        _ => None,
    }
}

/// Whether the hand that follows plays the card, or the other hand has led it to run.
#[inline(never)]
fn finesses_here(view: &View, card: Card) -> bool {
    let other = view.friend_hand | view.out;
    let led = view.friend == Some(view.state.leader) && !other.contains(card);
    !view.hand.of_suit(card.suit()).is_empty() && (view.hand.contains(card) || led)
}

/// `win in dummy`: of a trick of the other side the hand named plays over the other hand, which leaves it to it.
#[inline(never)]
fn win_in(view: &View, to: Seat, legal: CardSet) -> Option<CardSet> {
    let state = view.state;
    let over = |hand: CardSet| only(hand, above(state.best));
    let ours = view.frame.is_ours(state.best_seat);
    let follows = !view.hand.of_suit(state.led).is_empty();
    let other_can = || !over(view.friend_hand).is_empty() || view.friend_ruffs(state.led);
    let cards = match view.seat == to {
        _ if view.frame.is_ours(state.leader) => CardSet::EMPTY,
        true if !follows => {
            return follow(view, Op::Ruff { hand: None, suit: None, with: Height::Low }, legal);
        }
        true if ours => over(legal),
        true if state.played == 1 => view.first_of(over(legal) & view.good(state.led)),
        false if follows && if ours { state.best_seat == to } else { state.played == 1 && other_can() } => {
            legal
        }
        _ => CardSet::EMPTY,
    };
    cards.lowest().map(CardSet::of)
}

/// Whether the rest of the statement names a card as one to be played.
pub(super) fn is_named(view: &View, card: Card) -> bool {
    let rest = view.frame.program.ops.get(view.state.mind.place as usize..).unwrap_or_default();
    let plays =
        |op: &Op| matches!(*op, Op::Lead(named) | Op::Finesse(named) | Op::Play(named) if named == card);
    rest.iter().any(plays)
}

/// Whether the rest of the statement still has to play a card of the hand.
pub(super) fn is_needed(view: &View, card: Card) -> bool {
    let rest = view.frame.program.ops.get(view.state.mind.place as usize..).unwrap_or_default();
    let cashed = |op: &Op| match *op {
        Op::Cash { hand, suit, .. } => suit == card.suit() && hand.is_none_or(|hand| hand == view.seat),
        Op::Test(condition) => condition.suit() == card.suit(),
        // The last card of a suit in which the hand is to be reached.
        Op::Cross { to, suit: Some(suit) } => {
            suit == card.suit() && to == view.seat && view.hand.of_suit(suit).len() == 1
        }
        _ => false,
    };
    is_named(view, card) || rest.iter().any(cashed)
}

/// The first ordered discard this hand can make now.
fn thrown(view: &View, now: &State, legal: CardSet) -> Option<CardSet> {
    let state = view.state;
    let cannot_follow = view.hand.of_suit(state.led).is_empty();
    let lowest = |throw: &Throw| legal.iter().find(|card| throw.is_of(*card));
    let card = active(view.frame, now, view.seat).find_map(|(_, throw)| lowest(throw))?;
    // A discard is no ruff: a trump cannot be thrown on a plain suit.
    (cannot_follow && !view.is_trump(card.suit())).then_some(CardSet::of(card))
}

/// The ordered discards not yet made that the hand may make at this point of the statement.
fn active<'a>(frame: &'a Frame, state: &State, seat: Seat) -> impl Iterator<Item = (usize, &'a Throw)> + 'a {
    let mind = state.mind;
    frame.program.throws.iter().enumerate().filter(move |(bit, throw)| {
        let during = mind.trick_place.min(mind.place)..=mind.place;
        let here = throw.hand.is_none_or(|hand| hand == seat);
        here && during.contains(&throw.during) && mind.thrown >> bit & 1 == 0
    })
}

/// Notes that a claimer's hand plays a card: operations carried out by it are done.
pub(super) fn note_play(frame: &Frame, state: &mut State, seat: Seat, card: Card) {
    if frame.program.ops.is_empty() {
        return;
    }
    advance(frame, state);
    let off_suit = state.played > 0 && card.suit() != state.led;
    let ruffed = off_suit && Some(card.suit()) == frame.trump;
    if off_suit && !ruffed {
        let made = active(frame, state, seat).find(|(_, throw)| throw.is_of(card)).map(|(bit, _)| bit);
        if let Some(bit) = made {
            state.mind.thrown |= 1 << bit;
        }
    }
    let Some(&op) = frame.program.ops.get(state.mind.place as usize) else { return };
    let done = match op {
        Op::Lead(named) | Op::Play(named) => named == card,
        Op::Finesse(named) => {
            state.hand(seat).contains(named)
                && card.suit() == named.suit()
                && state.played > 0
                && is_begun(frame, state)
        }
        Op::Ruff { suit, .. } => ruffed && suit.is_none_or(|suit| suit == state.led),
        Op::Cross { to, .. } => state.played == 0 && seat != to,
        _ => false,
    };
    if done {
        state.mind.place += 1;
        state.mind.times = 0;
    }
}

/// Notes the end of a trick: one given up, and a round where their number is stated, is counted.
pub(super) fn note_trick(frame: &Frame, state: &mut State) {
    let Some(&op) = frame.program.ops.get(state.mind.place as usize) else { return };
    let Some((suit, most)) = counted(frame, op) else { return };
    // A trick won is none given up.
    let kept = matches!(op, Op::Concede { .. }) && frame.is_ours(state.best_seat);
    if !kept && suit == state.led && frame.is_ours(state.leader) && state.mind.trick_place == state.mind.place
    {
        state.mind.times += 1;
        if state.mind.times >= most {
            if frame.counts_trumps && Some(suit) == frame.trump {
                // As many rounds as he thought it would take: there are none left to him.
                state.mind.aware &= !(1 << suit.index());
            }
            state.mind.place += 1;
            state.mind.times = 0;
        }
    }
}

/// The suit of the tricks an operation counts, and after how many it is done.
fn counted(frame: &Frame, op: Op) -> Option<(Suit, u8)> {
    match op {
        Op::Draw { rounds } => Some((frame.trump?, rounds?)),
        Op::Cash { suit, rounds, .. } => Some((suit, rounds?)),
        Op::Concede { tricks, suit, .. } => Some((suit, tricks)),
        _ => None,
    }
}
