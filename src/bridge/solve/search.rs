//! The search: can the leader's side take so many tricks?

use super::fast;
use super::hints::Hints;
use super::order::{self, Moves};
use super::relative::{Node, down_to, lane_of};
use super::table::{Known, Proof, Table};

/// An answer is a set of relevant top cards with this bit set for "yes".
pub(super) const YES: u64 = 1 << 63;

/// A trick under way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ply {
    /// The cards played to it.
    pub played: u64,
    /// What they take off the shape.
    pub lengths: u64,
    /// The card that wins so far.
    pub best: u32,
    /// Who played it.
    pub winner: u32,
    /// The lane led, as a shift.
    pub led: u32,
    /// How many tricks the leader's side is asked to take, this one included.
    pub need: u32,
}

pub(super) struct Search<'a> {
    pub table: &'a mut Table,
    pub hints: &'a mut Hints,
    pub nodes: u64,
}

impl<'a> Search<'a> {
    pub fn new(table: &'a mut Table, hints: &'a mut Hints) -> Search<'a> {
        Search { table, hints, nodes: 0 }
    }

    /// Whether the leader's side takes at least `need` of the tricks left, and which top cards that depends on.
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
        // Early, so that the memory is on its way while the cards are counted.
        let slot = self.table.slot(node.shape);
        self.nodes += 1;
        let mut hint = None;
        match self.table.look_up(slot, node, need) {
            Known::Answer(yes, relevant) => return relevant | if yes { YES } else { 0 },
            Known::Hint(card) => {
                if let Some(card) = card {
                    hint = Some(card);
                }
            }
        }
        if let Some(answer) = fast::bounds::<TRUMP>(node, &hands, need) {
                return answer & YES | node.needed(answer & !YES);
        }
        let ply = Ply { played: 0, lengths: 0, best: 0, winner: 0, led: 0, need };
        let mut card = 0;
        let answer = self.play::<TRUMP, 0>(node, &hands, &ply, hint, &mut card);
        let relevant = node.needed(answer & !YES);
        let (lower, upper) =
            if answer & YES != 0 { (need, node.tricks) } else { (0, need - 1) };
        self.table.store(node, &Proof { relevant, lower, upper, card });
        answer & YES | relevant
    }

    /// The seat in its turn tries its cards.
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
        let winners = if SEAT == 0 { legal } else { legal & order::better::<TRUMP>(ply.best) };
        let mut pending = order::candidates::<SEAT>(legal, winners, ply.played);
        let good = if SEAT % 2 == 0 { YES } else { 0 };
        let mut failed = Failed { relevant: 0, tried: 0, depth: u64::MAX };
        if pending & (pending - 1) == 0 {
            let card = pending.trailing_zeros();
            let answer = self.put::<TRUMP, SEAT>(node, hands, ply, card);
            if answer & YES == good {
                *proof = card as u8;
                return answer;
            }
            failed.add(card, answer & !YES);
            return failed.all(legal, winners, ply.played) | (good ^ YES);
        }
        let key = self.hints.key(hand, ply, SEAT);
        let first = match hint {
            Some(card) if pending >> card & 1 == 1 => Some(card),
            _ => self.hints.get(key).filter(|card| pending >> card & 1 == 1),
        };
        if let Some(card) = first {
            let answer = self.put::<TRUMP, SEAT>(node, hands, ply, u32::from(card));
            if answer & YES == good {
                *proof = card;
                return answer;
            }
            failed.add(u32::from(card), answer & !YES);
            pending &= failed.depth & !(1 << card);
        }
        if pending != 0 {
            let mut moves = Moves::new();
            order::fill::<TRUMP, SEAT>(&mut moves, node, hands, ply, pending, winners);
            for &card in moves.cards() {
                if pending >> card & 1 == 0 {
                    continue;
                }
                let answer = self.put::<TRUMP, SEAT>(node, hands, ply, u32::from(card));
                if answer & YES == good {
                    *proof = card;
                    self.hints.put(key, card);
                    return answer;
                }
                failed.add(u32::from(card), answer & !YES);
                pending &= failed.depth & !(1 << card);
            }
        }
        failed.all(legal, winners, ply.played) | (good ^ YES)
    }

    /// The seat plays one card.
    #[inline(always)]
    fn put<const TRUMP: bool, const SEAT: usize>(
        &mut self,
        node: &Node,
        hands: &[u64; 4],
        ply: &Ply,
        card: u32,
    ) -> u64 {
        let mut next = *ply;
        next.played |= 1 << card;
        next.lengths += 1 << (16 * SEAT as u32 + (card >> 4) * 4);
        if SEAT == 0 {
            next.led = card & 48;
            next.best = card;
        } else if beats::<TRUMP>(card, ply.best) {
            next.best = card;
            next.winner = SEAT as u32;
        }
        let mut proof = 0;
        match SEAT {
            0 => self.play::<TRUMP, 1>(node, hands, &next, None, &mut proof),
            1 => self.play::<TRUMP, 2>(node, hands, &next, None, &mut proof),
            2 => self.play::<TRUMP, 3>(node, hands, &next, None, &mut proof),
            _ => self.finish::<TRUMP>(node, &next),
        }
    }

    /// The trick is complete.
    pub fn finish<const TRUMP: bool>(&mut self, node: &Node, ply: &Ply) -> u64 {
        let lane = lane_of(ply.best);
        let in_suit = ply.played & lane;
        let by_rank = if in_suit & (in_suit - 1) != 0 { down_to(ply.best) } else { 0 };
        let left = node.tricks - 1;
        let own = ply.winner & 1 == 0;
        // What the winner's side is asked for next.
        let need = if own { ply.need - 1 } else { (left + 1).saturating_sub(ply.need) };
        if need == 0 {
            return by_rank | if own { YES } else { 0 };
        }
        let next = node.after(ply.played, ply.lengths, ply.winner);
        let answer = self.trick::<TRUMP>(&next, need);
        let relevant = Node::before(ply.played, answer & !YES) | by_rank;
        let yes = if own { answer } else { !answer } & YES;
        relevant | yes
    }
}

/// Whether a card wins over the best one so far.
#[inline(always)]
pub(super) fn beats<const TRUMP: bool>(card: u32, best: u32) -> bool {
    if (card ^ best) & 48 == 0 { card < best } else { TRUMP && card < 16 }
}

/// The last trick plays itself.
fn last<const TRUMP: bool>(hands: &[u64; 4]) -> u64 {
    let mut best = hands[0].trailing_zeros();
    let mut winner = 0;
    for seat in 1..4 {
        let card = hands[seat].trailing_zeros();
        if beats::<TRUMP>(card, best) {
            best = card;
            winner = seat;
        }
    }
    let in_suit = (hands[0] | hands[1] | hands[2] | hands[3]) & lane_of(best);
    let by_rank = if in_suit & (in_suit - 1) != 0 { down_to(best) } else { 0 };
    by_rank | if winner % 2 == 0 { YES } else { 0 }
}

/// Cards tried in vain, and what their refutations rest on.
struct Failed {
    /// The relevant cards of all refutations.
    relevant: u64,
    tried: u64,
    /// A refutation that does not depend on the rank of the card refutes every card below what it depends on. These
    /// are the cards that are not refuted so.
    depth: u64,
}

impl Failed {
    #[inline(always)]
    fn add(&mut self, card: u32, relevant: u64) {
        self.relevant |= relevant;
        self.tried |= 1 << card;
        if relevant >> card & 1 == 0 {
            self.depth &= relevant | !lane_of(card);
        }
    }

    /// What it rests on that no card is good. A card that was not tried because it touches one that was, and is not
    /// refuted otherwise, is refuted as long as they touch: then the cards from the one to the other matter.
    #[inline(always)]
    fn all(&self, legal: u64, winners: u64, played: u64) -> u64 {
        let mut relevant = self.relevant;
        let mut skipped = legal & self.depth & !self.tried;
        while skipped != 0 {
            let card = skipped.trailing_zeros();
            skipped &= skipped - 1;
            if winners >> card & 1 == 1 {
                // The highest of the run was tried.
                relevant |= down_to(card);
            } else {
                // The lowest of the run was, which may go on below cards of this trick.
                let losers = legal & !winners;
                let length = (!((losers | played) >> card)).trailing_zeros();
                let run = down_to(card + length - 1) & losers;
                relevant |= down_to(63 - run.leading_zeros());
            }
        }
        relevant
    }
}
