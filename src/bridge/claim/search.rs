//! The worst case: is there a line in which the claimer's side wins no more than so many tricks?
//!
//! Everybody's choices make the result smaller - the other side's because they may play anything, the claimer's because
//! the worst normal line counts against him (law 70A) - so there is no alternation: one line is a proof that so few tricks
//! are possible, and only the exhaustion of all lines proves that fewer are not.

use super::belief::{above, below, masters, only};
use super::frame::{Frame, Role};
use super::memo::{Bounds, Memo};
use super::normal;
use super::restrictions::Asked;
use super::state::State;
use crate::bridge::solve::Budget;
use crate::bridge::{Seat, beats};
use crate::cards::{Card, CardSet, Suit};

/// The node budget ended before an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct OutOfNodes;

/// Whether the budget of the whole work is asked. JavaScript gives none, and has less to download without.
const WATCHED: bool = !cfg!(all(target_arch = "wasm32", feature = "js-face"));

/// What the searches of one claim have in common: their memory, and how much they may do together.
pub(super) struct Work<'a, 'b> {
    memo: Memo,
    pub budget: &'a mut Budget<'b>,
}

impl<'a, 'b> Work<'a, 'b> {
    /// For a position with so many tricks left.
    pub fn new(left: u8, budget: &'a mut Budget<'b>) -> Work<'a, 'b> {
        Work { memo: Memo::new(memory_bits(left)), budget }
    }
}

/// How large a memory suits a position: 640 bytes for an ending, 10 MB for a whole deal.
const fn memory_bits(left: u8) -> u32 {
    match left {
        0..=3 => 6,
        4..=5 => 10,
        6 => 13,
        7 => 15,
        8..=9 => 16,
        _ => 18,
    }
}

/// A search of the lines of one claim.
pub(super) struct Search<'a, 'b> {
    frame: &'a Frame,
    memo: &'a mut Memo,
    budget: &'a mut Budget<'b>,
    /// Cards played in the search so far.
    pub nodes: u64,
    /// At most so many of them, whatever the budget of the whole work leaves.
    pub limit: u64,
    /// Cards the budget has been told of, and up to where it need not be asked.
    told: u64,
    pause: u64,
    /// The claimer's side plays its best instead of its worst.
    pub at_best: bool,
}

impl<'a, 'b> Search<'a, 'b> {
    pub fn new(frame: &'a Frame, work: &'a mut Work<'_, 'b>, limit: u64) -> Search<'a, 'b> {
        let Work { memo, budget } = work;
        memo.clear();
        Search { frame, memo, budget, nodes: 0, limit, told: 0, pause: 0, at_best: false }
    }

    /// Asks whether one more card may be played.
    #[cold]
    #[inline(never)]
    fn may_go_on(&mut self) -> bool {
        self.tell();
        let stretch = if WATCHED { self.budget.stretch() } else { u64::MAX };
        self.pause = self.limit.min(self.nodes.saturating_add(stretch));
        self.nodes < self.pause
    }

    /// Tells the budget what was spent.
    fn tell(&mut self) {
        if WATCHED {
            self.budget.spend(self.nodes - self.told);
            self.told = self.nodes;
        }
    }

    /// Whether some line gives the claimer's side at most `most` further tricks.
    pub fn can_hold_to(&mut self, state: &State, most: i32) -> Result<bool, OutOfNodes> {
        if state.played == 0 { self.trick(state, most) } else { self.any_play(state, most) }
    }

    fn trick(&mut self, state: &State, most: i32) -> Result<bool, OutOfNodes> {
        let left = state.tricks_left();
        if i32::from(left) <= most {
            return Ok(true);
        }
        if most < 0 || sure_tricks(self.frame, state) > most {
            return Ok(false);
        }
        if left == 1 {
            // Everybody plays his last card.
            return Ok(last_trick(self.frame, state) == Some(false));
        }
        let key = state.key(self.frame);
        let mut bounds = self.memo.get(&key).unwrap_or(Bounds { lower: 0, upper: left });
        if i32::from(bounds.upper) <= most {
            return Ok(true);
        }
        if i32::from(bounds.lower) > most {
            return Ok(false);
        }
        let found = self.any_play(state, most)?;
        if found {
            bounds.upper = most as u8;
        } else {
            bounds.lower = most as u8 + 1;
        }
        self.memo.put(key, bounds);
        Ok(found)
    }

    /// What declarer may ask of the lead. Nobody is held to something clever that he has not stated, so that the normal
    /// lines of declarer's own claim have nothing of it.
    fn askings(&self, state: &State) -> impl Iterator<Item = Asked> + use<> {
        let stated = self.frame.any_legal || self.frame.defends(self.frame.claimer);
        Asked::choices(if stated { state.suits_to_ask(self.frame) } else { 0 })
    }

    fn any_play(&mut self, state: &State, most: i32) -> Result<bool, OutOfNodes> {
        if state.played == 0 && self.frame.exact {
            let wanted = self.at_best && !self.frame.defends(self.frame.claimer);
            for asked in self.askings(state) {
                if self.any_card(&state.asking(asked), most)? != wanted {
                    return Ok(!wanted);
                }
            }
        }
        self.any_card(state, most)
    }

    /// The cards to try, the promising ones first.
    fn in_order(&self, state: &State) -> impl Iterator<Item = Card> + use<> {
        let cards = distinct(self.frame, state, normal::plays(self.frame, state));
        let first = promising(self.frame, state, cards);
        first.iter().rev().chain((cards - first).iter())
    }

    fn any_card(&mut self, state: &State, most: i32) -> Result<bool, OutOfNodes> {
        let wanted = self.at_best && self.frame.is_ours(state.turn());
        let unblocks = self.frame.settings.unblocks;
        let mut chosen = if unblocks { normal::instead(self.frame, state) } else { None };
        for card in chosen.into_iter().chain(self.in_order(state)) {
            // What a competent claimer may choose, which comes first, has to lose as well.
            let wanted = wanted || chosen.take().is_some();
            if self.leads_there(state, card, most)? != wanted {
                return Ok(!wanted);
            }
        }
        Ok(wanted)
    }

    fn leads_there(&mut self, state: &State, card: Card, most: i32) -> Result<bool, OutOfNodes> {
        if self.nodes >= self.pause && !self.may_go_on() {
            return Err(OutOfNodes);
        }
        self.nodes += 1;
        let mut next = *state;
        match next.play(self.frame, card) {
            // A trick that is won already may be one too many.
            None if most == 0 && is_sure(self.frame, &next) => Ok(false),
            None => self.any_play(&next, most),
            Some(ours) => self.trick(&next, most - i32::from(ours)),
        }
    }

    fn next_of_line(&mut self, state: &State, most: i32) -> Result<Option<(State, Card)>, OutOfNodes> {
        // A competent claimer chooses what costs him least.
        match normal::instead(self.frame, state) {
            Some(card) => self.chosen(state, card, most),
            None => self.normal_card(state, most),
        }
    }

    /// What is played where there is another card to choose: that one, unless the normal ones give more than it.
    #[inline(never)]
    fn chosen(&mut self, state: &State, other: Card, most: i32) -> Result<Option<(State, Card)>, OutOfNodes> {
        for most in (0..=most).rev() {
            if !self.leads_there(state, other, most - 1)? {
                return Ok(Some((*state, other)));
            }
            if self.normal_card(state, most - 1)?.is_none() {
                return self.normal_card(state, most);
            }
        }
        Ok(None)
    }

    /// A normal card after which the line can be held to so many tricks.
    #[inline(never)]
    fn normal_card(&mut self, state: &State, most: i32) -> Result<Option<(State, Card)>, OutOfNodes> {
        for card in self.in_order(state) {
            if self.leads_there(state, card, most)? {
                return Ok(Some((*state, card)));
            }
        }
        Ok(None)
    }

    /// A whole line that gives the claimer's side at most `most` further tricks, if there is one.
    pub fn line(&mut self, state: &State, most: i32) -> Result<Option<Vec<(Seat, Card)>>, OutOfNodes> {
        if !self.can_hold_to(state, most)? {
            return Ok(None);
        }
        let (mut state, mut most, mut line) = (*state, most, Vec::with_capacity(52));
        while !state.hand(state.turn()).is_empty() {
            let mut chosen = self.next_of_line(&state, most)?;
            for asked in self.askings(&state) {
                if chosen.is_none() {
                    chosen = self.next_of_line(&state.asking(asked), most)?;
                }
            }
            let Some((from, card)) = chosen else { return Ok(None) };
            state = from;
            line.push((state.turn(), card));
            if state.play(self.frame, card) == Some(true) {
                most -= 1;
            }
        }
        Ok(Some(line))
    }
}

impl Drop for Search<'_, '_> {
    fn drop(&mut self) {
        self.tell();
    }
}

/// Whether the claimer's side wins the trick under way whatever is still played to it.
#[inline(never)]
fn is_sure(frame: &Frame, state: &State) -> bool {
    let waits = |seat: Seat| (seat.index() + 4 - state.leader.index()) % 4 >= state.played as usize;
    frame.is_ours(state.best_seat)
        && ![frame.claimer.next(), frame.claimer.previous()]
            .into_iter()
            .any(|seat| waits(seat) && can_win(frame, state, seat))
}

/// Whether the hand has a card that beats the best of the trick.
#[inline(never)]
fn can_win(frame: &Frame, state: &State, seat: Seat) -> bool {
    let (hand, best) = (state.hand(seat), state.best);
    let void = hand.of_suit(state.led).is_empty();
    let over = (void || best.suit() == state.led) && !only(hand, above(best)).is_empty();
    let ruffs = frame.trump.filter(|&trump| void && trump != best.suit());
    over || ruffs.is_some_and(|trump| !hand.of_suit(trump).is_empty())
}

/// Whether the claimer's side wins the trick when every hand has one card.
fn last_trick(frame: &Frame, state: &State) -> Option<bool> {
    let seats = (0..4).map(|i| state.leader.plus(i));
    let mut cards = seats.filter_map(|seat| Some((seat, state.hand(seat).lowest()?)));
    let first = cards.next()?;
    let best = cards.fold(first, |best, next| if beats(frame.trump, next.1, best.1) { next } else { best });
    Some(frame.is_ours(best.0))
}

/// The cards of a set with only the lowest of each run of neighbours that nothing tells apart.
pub(super) fn distinct(frame: &Frame, state: &State, cards: CardSet) -> CardSet {
    cards.iter().fold(CardSet::EMPTY, |kept, card| {
        let neighbour = only(state.live, below(card)).highest().filter(|&lower| cards.contains(lower));
        let same = |lower: Card| {
            let codes = frame.code(lower) == frame.code(card);
            codes && (!frame.exact || (!is_singular(frame, lower) && !is_singular(frame, card)))
        };
        if neighbour.is_some_and(same) { kept } else { kept | CardSet::of(card) }
    })
}

/// Whether it matters that it is this card: a statement names it, it is a penalty card or it was played after the claim.
fn is_singular(frame: &Frame, card: Card) -> bool {
    let restrictions = &frame.restrictions;
    let penalty = restrictions.major.0.iter().chain(&restrictions.minor.0).any(|cards| cards.contains(card));
    penalty || frame.program.named.contains(card) || frame.later.iter().any(|&(_, played)| played == card)
}

/// Cards to try first, because they are likelier to cost the claimer a trick.
fn promising(frame: &Frame, state: &State, cards: CardSet) -> CardSet {
    let other = frame.role(state.turn()) == Role::Other;
    if state.played == 0 {
        let (mine, against) = if other {
            (state.out(frame), state.hand(frame.claimer) | state.hand(frame.claimer.partner()))
        } else {
            (state.hand(state.turn()), state.out(frame))
        };
        let tops =
            Suit::ALL.into_iter().fold(CardSet::EMPTY, |tops, suit| tops | masters(mine, against, suit));
        return if other { cards & tops } else { cards - tops };
    }
    let winning: CardSet = cards.iter().filter(|&card| beats(frame.trump, card, state.best)).collect();
    if other { winning } else { cards - winning }
}

/// Tricks the claimer's side wins on every line, legal play by all four hands being the only condition.
fn sure_tricks(frame: &Frame, state: &State) -> i32 {
    let out = state.out(frame);
    let own = [frame.claimer, frame.claimer.partner()];
    let top_trumps =
        own.map(|seat| frame.trump.map_or(0, |trump| masters(state.hand(seat), out, trump).len()));
    let trumps = top_trumps[0].max(top_trumps[1]) as i32;
    if frame.is_ours(state.leader) && runs_all(frame, state, out) {
        return i32::from(state.tricks_left());
    }
    trumps
}

/// Whether the hand on lead keeps the lead to the end, whatever is played: all its cards are winners, nobody can ruff, and
/// the partner can take no trick over unless all his cards are winners as well.
fn runs_all(frame: &Frame, state: &State, out: CardSet) -> bool {
    if frame.trump.is_some_and(|trump| !out.of_suit(trump).is_empty()) {
        return false;
    }
    let all_win =
        |hand: CardSet| Suit::ALL.into_iter().all(|suit| masters(hand, out, suit) == hand.of_suit(suit));
    let (hand, partner) = (state.hand(state.leader), state.hand(state.leader.partner()));
    if !all_win(hand) {
        return false;
    }
    let overtakes = |suit: Suit| match (partner.of_suit(suit).highest(), hand.of_suit(suit).lowest()) {
        (Some(theirs), Some(lowest)) => theirs > lowest,
        _ => false,
    };
    let ruffs = frame.trump.is_some_and(|trump| !partner.of_suit(trump).is_empty());
    all_win(partner) || !(ruffs || Suit::ALL.into_iter().any(overtakes))
}
