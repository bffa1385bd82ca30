//! The search: can the leader's side take so many tricks?

use super::budget::Budget;
use super::failed::Failed;
use super::fast;
use super::hints::Hints;
use super::order::{self, Moves};
use super::pattern::Proof;
use super::ply::Ply;
use super::relative::{Node, down_to, lane_of};
use super::table::{Known, Table};

/// An answer is the set of top cards it rests on, with this bit set for "yes".
pub(super) const YES: u64 = 1 << 63;
/// And this one when there is no answer, because the budget is spent. Neither bit stands for a card.
pub(super) const STOPPED: u64 = 1 << 62;

/// One search, under a budget.
pub(super) struct Search<'a, 'b> {
    table: &'a mut Table,
    hints: &'a mut Hints,
    budget: &'a mut Budget<'b>,
    /// Nodes since the budget was last told, and when to tell it next.
    nodes: u64,
    stretch: u64,
}

impl<'a, 'b> Search<'a, 'b> {
    pub fn new(table: &'a mut Table, hints: &'a mut Hints, budget: &'a mut Budget<'b>) -> Search<'a, 'b> {
        let stretch = budget.stretch();
        Search { table, hints, budget, nodes: 0, stretch }
    }

    /// Counts a node; says whether the budget allows it.
    #[inline(always)]
    fn count(&mut self) -> bool {
        if self.nodes >= self.stretch {
            self.settle();
            if self.stretch == 0 {
                return false;
            }
        }
        self.nodes += 1;
        true
    }

    /// Tells the budget what was spent.
    #[cold]
    pub fn settle(&mut self) {
        self.budget.spend(self.nodes);
        self.nodes = 0;
        self.stretch = self.budget.stretch();
    }

    /// Whether the leader's side takes at least `need` of the tricks left, and which top cards that rests on.
    pub fn trick<const TRUMP: bool>(&mut self, node: &Node, need: u32) -> u64 {
        if need == 0 {
            return YES;
        }
        if need > node.tricks {
            return 0;
        }
        let hands = node.hands();
        if node.tricks == 1 {
            return last::<TRUMP>(&hands);
        }
        if !self.count() {
            return STOPPED;
        }
        let hint = match self.table.look_up(node, need) {
            Known::Answer(yes, relevant) => return relevant | if yes { YES } else { 0 },
            Known::Hint(card) => card,
        };
        if let Some(answer) = fast::bounds::<TRUMP>(node, &hands, need) {
            return answer & YES | node.needed(answer & !YES);
        }
        let ply = Ply { need, ..Ply::default() };
        let mut card = 0;
        let answer = self.play::<TRUMP, 0>(node, &hands, &ply, hint, &mut card);
        if answer & STOPPED != 0 {
            return STOPPED;
        }
        let relevant = node.needed(answer & !YES);
        let (lower, upper) = if answer & YES != 0 { (need, node.tricks) } else { (0, need - 1) };
        self.table.store(node, &Proof { relevant, lower, upper, card });
        answer & YES | relevant
    }

    /// The seat in its turn tries its cards; `proof` receives the one that answers the question for its side.
    pub fn play<const TRUMP: bool, const SEAT: usize>(
        &mut self,
        node: &Node,
        hands: &[u64; 4],
        ply: &Ply,
        hint: Option<u8>,
        proof: &mut u8,
    ) -> u64 {
        let hand = hands[SEAT];
        let following = if SEAT == 0 { 0 } else { hand & lane_of(ply.led) };
        let legal = if following != 0 { following } else { hand };
        let winners = if SEAT == 0 { legal } else { legal & ply.better::<TRUMP>() };
        let mut pending = order::candidates::<SEAT>(legal, winners, ply.played);
        let mut failed = Failed::new();
        let choice = pending & (pending - 1) != 0;
        let key = if choice { Hints::key(hand, ply, SEAT) } else { 0 };
        let first = match hint {
            _ if !choice => Some(pending.trailing_zeros() as u8),
            Some(card) if pending >> card & 1 == 1 => Some(card),
            _ => self.hints.get(key).filter(|card| pending >> card & 1 == 1),
        };
        if let Some(card) = first {
            if let Some(answer) = self.attempt::<TRUMP, SEAT>(node, hands, ply, card, &mut failed, proof) {
                return answer;
            }
            pending &= failed.open() & !(1 << card);
        }
        if pending != 0 {
            let mut moves = Moves::new();
            order::fill::<TRUMP, SEAT>(&mut moves, node, hands, ply, pending, winners);
            for &card in moves.cards() {
                if pending >> card & 1 == 0 {
                    continue;
                }
                if let Some(answer) = self.attempt::<TRUMP, SEAT>(node, hands, ply, card, &mut failed, proof)
                {
                    if answer & STOPPED == 0 {
                        self.hints.put(key, card);
                    }
                    return answer;
                }
                pending &= failed.open() & !(1 << card);
            }
        }
        failed.all(legal, winners, ply.played) | Self::good(SEAT) ^ YES
    }

    /// The answer a seat hopes for.
    const fn good(seat: usize) -> u64 {
        if seat & 1 == 0 { YES } else { 0 }
    }

    /// The seat tries one card: the answer, when no other need be tried.
    #[inline(always)]
    fn attempt<const TRUMP: bool, const SEAT: usize>(
        &mut self,
        node: &Node,
        hands: &[u64; 4],
        ply: &Ply,
        card: u8,
        failed: &mut Failed,
        proof: &mut u8,
    ) -> Option<u64> {
        let answer = self.put::<TRUMP, SEAT>(node, hands, ply, card.into());
        if answer & STOPPED != 0 {
            return Some(STOPPED);
        }
        if answer & YES == Self::good(SEAT) {
            *proof = card;
            return Some(answer);
        }
        failed.add(card.into(), answer & !YES);
        None
    }

    /// The seat plays one card.
    #[inline(always)]
    pub fn put<const TRUMP: bool, const SEAT: usize>(
        &mut self,
        node: &Node,
        hands: &[u64; 4],
        ply: &Ply,
        card: u32,
    ) -> u64 {
        let next = ply.with::<TRUMP>(SEAT, card);
        let mut proof = 0;
        match SEAT {
            0 => self.play::<TRUMP, 1>(node, hands, &next, None, &mut proof),
            1 => self.play::<TRUMP, 2>(node, hands, &next, None, &mut proof),
            2 => self.play::<TRUMP, 3>(node, hands, &next, None, &mut proof),
            _ => self.finish::<TRUMP>(node, &next),
        }
    }

    /// The trick is complete.
    fn finish<const TRUMP: bool>(&mut self, node: &Node, ply: &Ply) -> u64 {
        let by_rank = by_rank(ply.played, ply.best);
        let left = node.tricks - 1;
        let own = ply.winner & 1 == 0;
        // What the winner's side is asked for next.
        let need = if own { ply.need - 1 } else { (left + 1).saturating_sub(ply.need) };
        if need == 0 {
            return by_rank | if own { YES } else { 0 };
        }
        let next = node.after(ply.played, ply.lengths, ply.winner);
        let answer = self.trick::<TRUMP>(&next, need);
        if answer & STOPPED != 0 {
            return STOPPED;
        }
        let relevant = Node::before(ply.played, answer & !YES) | by_rank;
        let yes = if own { answer } else { !answer } & YES;
        relevant | yes
    }
}

/// The cards whose owners decide who wins a complete trick: none when no other card of the suit was played.
#[inline(always)]
fn by_rank(played: u64, best: u32) -> u64 {
    let in_suit = played & lane_of(best);
    if in_suit & (in_suit - 1) != 0 { down_to(best) } else { 0 }
}

/// The last trick plays itself.
fn last<const TRUMP: bool>(hands: &[u64; 4]) -> u64 {
    let mut ply = Ply::default();
    for (seat, hand) in hands.iter().enumerate() {
        ply = ply.with::<TRUMP>(seat, hand.trailing_zeros());
    }
    by_rank(ply.played, ply.best) | if ply.winner & 1 == 0 { YES } else { 0 }
}
