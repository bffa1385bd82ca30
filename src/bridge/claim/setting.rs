//! From a claim to the search: what the claimer is taken to know.

use super::belief::{above, good, masters, only, tricks_with};
use super::claim::{Awareness, Claim};
use super::edition::Switches;
use super::finesse::finesse;
use super::frame::{Frame, Order, Role, Settings};
use super::policy::{Policy, Switch};
use super::position::Position;
use super::program::{Op, Program};
use super::said::Said;
use super::state::{Mind, State};
use super::statement::Step;
use super::waiting::leave_losers;
use crate::bridge::{Seat, beats};
use crate::cards::{Card, CardSet, Rank, Suit};
use crate::cite::Book;

/// From how many outstanding trumps on nobody is taken to have forgotten them.
const REMEMBERED_TRUMPS: usize = 3;

/// From how many outstanding cards of a side suit on nobody is taken to have forgotten its ace, king or queen.
const FRESH_SUIT: usize = 4;

/// Which lines are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lines {
    /// Those normal under the policy.
    Normal,
    /// All legal ones, the statement apart.
    Legal,
    /// All legal ones that follow the statement.
    LegalAsStated,
}

/// Everything a search starts from.
pub(super) struct Setting {
    pub frame: Frame,
    pub state: State,
}

/// The other side's cards.
pub(super) fn out(position: &Position, claimer: Seat) -> CardSet {
    position.hands()[claimer.next()] | position.hands()[claimer.previous()]
}

/// The cards the claimer plays from.
pub(super) fn own(position: &Position, claimer: Seat) -> CardSet {
    let both = claimer.side() == position.declarer().side();
    let partner = if both { position.hands()[claimer.partner()] } else { CardSet::EMPTY };
    position.hands()[claimer] | partner
}

/// What the claimer is taken to know of outstanding trumps, and whether that is a finding or an assumption.
pub(super) fn knows_trumps(position: &Position, claim: &Claim) -> (bool, bool) {
    trumps_known(position, claim, &Said::new(claim), claim.awareness.trumps)
}

fn trumps_known(position: &Position, claim: &Claim, said: &Said, finding: Option<bool>) -> (bool, bool) {
    let Some(trump) = position.trump() else { return (false, true) };
    let count = out(position, claim.claimer).of_suit(trump).len();
    let stated = said.draws || said.spoken >> trump.index() & 1 == 1;
    match finding {
        Some(known) => (known, true),
        None if stated || count == 0 => (stated, true),
        // Who says that his trumps are good knows of none that matters.
        None if said.is_good(claim.claimer, trump) => (false, true),
        None => (count >= REMEMBERED_TRUMPS || one_round(position, claim.claimer, trump), false),
    }
}

/// Whether no more than one round of trumps can have been drawn, to which both opponents followed: nobody has forgotten the others
/// (White Book 8.70.4).
fn one_round(position: &Position, claimer: Seat, trump: Suit) -> bool {
    let held: usize = position.hands().iter().map(|(_, hand)| hand.of_suit(trump).len()).sum();
    let on_trick = position.trick().filter(|(_, card)| card.suit() == trump).count();
    let followed = |seat| !position.has_shown_out(seat, trump);
    held + on_trick >= 9 && followed(claimer.next()) && followed(claimer.previous())
}

impl Setting {
    pub fn new(position: &Position, claim: &Claim, policy: &Policy, book: Book, lines: Lines) -> Setting {
        Setting::finding(position, claim, claim.awareness.trumps, policy, book, lines)
    }

    /// The same with that finding on what the claimer knew of trumps instead of the claim's own.
    pub fn finding(
        position: &Position,
        claim: &Claim,
        trumps: Option<bool>,
        policy: &Policy,
        book: Book,
        lines: Lines,
    ) -> Setting {
        let claimer = claim.claimer;
        let any_legal = lines != Lines::Normal;
        let is_evidence = Switches::of(book).later_play_is_evidence && !any_legal;
        let later = if is_evidence { claim.later_play.clone() } else { Vec::new() };
        let said = Said::new(claim);
        let said_good = said_good(position, claim, &said);
        let mut program = Program::default();
        if lines != Lines::Legal {
            program = Program::new(&claim.statement, &|step, taken| finesse(position, claimer, step, taken));
            if policy.index(Switch::WinnersFirst) == 0 {
                let own = own(position, claimer);
                let hands = [claimer, claimer.partner()].map(|seat| position.hands()[seat] & own);
                leave_losers(&mut program, position.trump(), hands, out(position, claimer), claim.tricks);
            }
        }
        let mut settings = Settings::new(policy, claim.class);
        if program.avoided & Program::LOW != 0 {
            settings.order = Order::Top;
        }
        let mut frame = Frame {
            trump: position.trump(),
            claimer,
            roles: roles(position, claimer),
            open_hand: Some(position.declarer().partner()).filter(|dummy| dummy.side() != claimer.side()),
            any_legal,
            settings,
            counts_trumps: trumps != Some(true) && claims_on(&program, position, claimer, policy),
            program,
            solid: CardSet::EMPTY,
            losers: (claim.awareness.losers | said.unlisted(claim, own(position, claimer)))
                & own(position, claimer),
            said_good,
            aware: aware_cards(position, claim, trumps, policy, said_good, said.conceded != 0),
            restrictions: claim.restrictions,
            later,
            start: position.hands().0.iter().map(|hand| hand.len()).sum(),
            codes: [0; Card::COUNT],
            exact: false,
        };
        frame.encode(&position.hands().0);
        let state = start(&frame, position, aware_suits(position, claim, &said, trumps));
        Setting { frame, state }
    }
}

/// The same setting for one who takes his tricks from the top, where all that he claims are there: no small card besides is one of
/// them to him, unless he has said that it is good. A jack or ten he may still take for one. With a trump out that he may have
/// forgotten or cannot draw they are not all there.
///
/// They are there for certain, or as he thinks, who takes a ten or a higher card for good that is not, and has said nothing of how
/// he plays.
pub(super) fn from_the_top(
    setting: &Setting,
    position: &Position,
    claim: &Claim,
    trumps: Option<bool>,
) -> Option<(Setting, Certainty)> {
    let (own, out) = (own(position, claim.claimer), out(position, claim.claimer));
    let seats = [claim.claimer, claim.claimer.partner()];
    let hands = seats.map(|seat| position.hands()[seat] & own);
    // Who takes a finesse counts on it, as on one that is sure.
    let located = located(position, claim.claimer, own);
    let finessed = setting.frame.program.ops.iter().fold(located, |all, op| match *op {
        Op::Finesse(card) => all | CardSet::of(card) | only(own, above(card)),
        _ => all,
    });
    let counted = |winners: CardSet| {
        Suit::ALL.map(|suit| tricks_with(winners | masters(own, out, suit), hands, out, suit))
    };
    let of_suits = counted(finessed);
    let drawn = |trump: Suit| {
        let known = trumps_known(position, claim, &Said::new(claim), trumps).0;
        out.of_suit(trump).is_empty() || known && of_suits[trump.index()].1.is_empty()
    };
    // Who gives some up and says no more than how many and what he finesses knows of a loser no less, and of a high one too.
    let gives_up = claim.tricks < position.tricks_left();
    let counts = |step: &Step| step.is_number() || matches!(step, Step::Concede { suit: None, .. });
    let is_plain = |step: &Step| {
        counts(step) || matches!(step, Step::Concede { .. } | Step::Finesse { .. } | Step::FinesseIn { .. })
    };
    if gives_up && !claim.statement.steps.iter().all(is_plain) || !position.trump().is_none_or(drawn) {
        return None;
    }
    let Setting { frame, state } = setting;
    let tell = |of_suits: [(usize, CardSet); 4]| {
        let tricks: usize = of_suits.iter().map(|suit| suit.0).sum();
        let spare = of_suits.iter().fold(CardSet::EMPTY, |all, suit| all | suit.1) - frame.said_good;
        let spare: CardSet = spare.iter().filter(|card| gives_up || card.rank() < Rank::Ten).collect();
        if tricks < usize::from(claim.tricks) { CardSet::EMPTY } else { spare }
    };
    let (mut spare, mut certainty) = (tell(of_suits), Certainty::Sure);
    if spare.is_empty() && claim.statement.steps.iter().all(counts) {
        let good = seats.map(|seat| good(frame, state, seat) & own);
        let high: CardSet = (good[0] | good[1]).iter().filter(|card| card.rank() >= Rank::Ten).collect();
        (spare, certainty) = (tell(counted(high)), Certainty::Thought);
    }
    if spare.is_empty() {
        return None;
    }
    let mut frame = frame.clone();
    frame.losers |= spare;
    Some((Setting { frame, state: *state }, certainty))
}

/// The honours of a hand that plays behind the only one that can hold what is out in their suit.
fn located(position: &Position, claimer: Seat, own: CardSet) -> CardSet {
    let mut all = CardSet::EMPTY;
    for holder in [claimer.next(), claimer.previous()] {
        let shown = |suit: &Suit| position.has_shown_out(holder.partner(), *suit);
        for suit in Suit::ALL.into_iter().filter(shown) {
            let behind = position.hands()[holder.next()] & own;
            all.extend(behind.of_suit(suit).iter().filter(|card| card.rank() >= Rank::Ten));
        }
    }
    all
}

/// How far tricks are there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Certainty {
    /// Whoever holds what is out.
    Sure,
    /// As the claimer thinks.
    Thought,
}

/// Whether the rounds of trumps stated could draw all that are out, for one who does not watch what is played to them.
fn claims_on(program: &Program, position: &Position, claimer: Seat, policy: &Policy) -> bool {
    let trumps = position.trump().map_or(0, |trump| out(position, claimer).of_suit(trump).len());
    policy.index(Switch::Breakdown) == 0 && trumps <= 2 * program.rounds
}

fn roles(position: &Position, claimer: Seat) -> [Role; 4] {
    let declaring = claimer.side() == position.declarer().side();
    Seat::ALL.map(|seat| match seat {
        _ if seat == claimer || (declaring && seat == claimer.partner()) => Role::Claimer,
        _ if seat == claimer.partner() => Role::Partner,
        _ => Role::Other,
    })
}

/// Single cards: those found, the honours of suits hardly played, dummy's for a defender, and, when some tricks are given up
/// without saying where, the cards that beat all the claimer has in a suit.
fn aware_cards(
    position: &Position,
    claim: &Claim,
    trumps: Option<bool>,
    policy: &Policy,
    said_good: CardSet,
    names_loser: bool,
) -> CardSet {
    let out = out(position, claim.claimer);
    // Penalty cards lie open on the table (law 50).
    let open = [claim.claimer.next(), claim.claimer.previous()]
        .into_iter()
        .fold(claim.awareness.cards, |open, seat| open | claim.restrictions.penalty_cards(seat));
    let mut aware = open & out;
    if policy.setting(Switch::Overlooks) != "any" {
        let fresh = Suit::ALL
            .into_iter()
            .filter(|&suit| Some(suit) != position.trump() && out.of_suit(suit).len() >= FRESH_SUIT);
        let cards = fresh.fold(CardSet::EMPTY, |cards, suit| cards | out.of_suit(suit));
        aware.extend(cards.iter().filter(|card| card.rank() >= Rank::Queen));
    }
    // He would not call a card good that he knew to be beaten.
    let beaten = |card: &Card| said_good.of_suit(card.suit()).lowest().is_some_and(|good| good < *card);
    aware = aware.iter().filter(|card| open.contains(*card) || !beaten(card)).collect();
    if claim.claimer.side() != position.declarer().side() {
        aware |= position.hands()[position.declarer().partner()];
    }
    let conceded = position.tricks_left() - claim.tricks.min(position.tricks_left());
    if conceded > 0 && !names_loser && !says_where(claim) {
        aware |= losers_seen(position, claim, trumps, conceded);
    }
    aware
}

/// The claimer's cards that he says are good.
fn said_good(position: &Position, claim: &Claim, said: &Said) -> CardSet {
    let mut all = CardSet::EMPTY;
    for seat in [claim.claimer, claim.claimer.partner()] {
        for suit in Suit::ALL.into_iter().filter(|&suit| said.is_good(seat, suit)) {
            all |= position.hands()[seat].of_suit(suit);
        }
    }
    all & own(position, claim.claimer)
}

/// Whether it was found where the claimer expects to lose tricks.
fn says_where(claim: &Claim) -> bool {
    let Awareness { suits, cards, losers, trumps: _ } = claim.awareness;
    suits != 0 || !cards.is_empty() || !losers.is_empty()
}

/// The cards that beat all the claimer has in a suit. A trump he is found not to have known of is none of them; one he is
/// found to have known of may be the one trick he gives up.
fn losers_seen(position: &Position, claim: &Claim, found: Option<bool>, conceded: u8) -> CardSet {
    let (own, out) = (own(position, claim.claimer), out(position, claim.claimer));
    let beats =
        |card: &Card| own.of_suit(card.suit()).highest().is_some_and(|best| card.rank() > best.rank());
    let over: CardSet = out.iter().filter(beats).collect();
    let trumps = position.trump().map_or(CardSet::EMPTY, |trump| over.of_suit(trump));
    match found {
        Some(false) => over - trumps,
        Some(true) if conceded == 1 && !trumps.is_empty() => trumps,
        _ => over,
    }
}

fn aware_suits(position: &Position, claim: &Claim, said: &Said, trumps: Option<bool>) -> u8 {
    let shown = |suit: Suit| {
        [claim.claimer.next(), claim.claimer.previous()]
            .iter()
            .any(|&seat| position.has_shown_out(seat, suit))
    };
    let shown =
        Suit::ALL.into_iter().filter(|&suit| shown(suit)).fold(0, |mask, suit| mask | 1 << suit.index());
    let mut aware = claim.awareness.suits | said.aware(claim);
    if let Some(trump) = position.trump() {
        let bit = 1 << trump.index();
        let known = trumps_known(position, claim, said, trumps).0;
        aware = if known { aware | bit } else { aware & !bit };
        // Who has seen a defender show out of trumps has still to count the other's.
        return aware | shown & !bit;
    }
    aware | shown
}

fn start(frame: &Frame, position: &Position, aware: u8) -> State {
    let mut shown = 0;
    for seat in [frame.claimer.next(), frame.claimer.previous()] {
        for suit in Suit::ALL.into_iter().filter(|&suit| position.has_shown_out(seat, suit)) {
            shown |= 1 << (4 * frame.other_index(seat) + suit.index());
        }
    }
    let mind = Mind::new(aware & 0xf, shown, frame.restrictions.bound(), !frame.later.is_empty());
    if position.in_trick() == 0 {
        return State::new(frame, position.hands().0, position.leader(), mind);
    }
    let mut trick = position.trick();
    let (leader, first) = trick.next().unwrap_or((position.leader(), Card::new(Suit::Clubs, Rank::Two)));
    let mut state = State {
        hands: position.hands().0,
        leader,
        played: position.in_trick() as u8,
        led: first.suit(),
        best: first,
        best_seat: leader,
        live: position.hands().0.iter().fold(CardSet::of(first), |all, &hand| all | hand),
        mind,
    };
    for (seat, card) in trick {
        state.live.insert(card);
        if beats(frame.trump, card, state.best) {
            state.best = card;
            state.best_seat = seat;
        }
    }
    state
}
