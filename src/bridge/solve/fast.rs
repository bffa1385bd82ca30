//! Answers without search: tricks that can be cashed at once, and tricks that cannot be lost.

use super::relative::{LANE, Node, TOPS};
use super::search::YES;

/// The cards of one lane, by seat.
#[derive(Clone, Copy)]
struct Suit {
    cards: [u32; 4],
    length: [u32; 4],
}

impl Suit {
    #[inline(always)]
    fn of(node: &Node, hands: &[u64; 4], lane: u32) -> Suit {
        Suit {
            cards: [0, 1, 2, 3].map(|seat| (hands[seat] >> (16 * lane) & LANE) as u32),
            length: [0, 1, 2, 3].map(|seat| node.length(seat, lane)),
        }
    }

    /// How many of the top cards a side holds.
    #[inline(always)]
    fn tops(&self, seat: usize) -> u32 {
        (!(self.cards[seat] | self.cards[seat + 2])).trailing_zeros()
    }

    /// How often a side's top trumps win whatever happens: two fall together only when nothing else is left to play.
    #[inline(always)]
    fn sure(&self, seat: usize) -> u32 {
        self.tops(seat).min(self.length[seat].max(self.length[seat + 2]))
    }
}

#[inline(always)]
const fn first(depth: u32) -> u64 {
    (1 << depth) - 1
}

/// What the leader can do in a suit.
struct Run {
    /// Tricks that keep the lead with the leader, and the top cards they need.
    own: u32,
    own_depth: u32,
    /// Tricks after them once the partner has the lead, and the top cards both need.
    extra: u32,
    depth: u32,
    /// Whether the partner can take the lead in this suit after the leader's own tricks.
    entry: bool,
}

impl Run {
    #[inline(always)]
    fn of(suit: &Suit, rounds: u32) -> Run {
        let [mine, _, partner, _] = suit.cards;
        let [length, second, partner_length, fourth] = suit.length;
        let others = second.max(fourth);
        let tops = suit.tops(0);
        let mine_top = mine & ((1 << tops) - 1);
        let mine_tops = mine_top.count_ones();
        let straight = (!mine).trailing_zeros();
        // The partner plays low under the leader's winners, if it has enough low cards.
        let (own, own_depth) = if straight >= others.max(partner_length) {
            (length, others.max(partner_length))
        } else if partner_length >= tops && mine_tops > straight {
            (mine_tops, 32 - mine_top.leading_zeros())
        } else {
            (straight, straight)
        };
        let own = own.min(rounds);
        if partner_length <= own {
            return Run { own, own_depth, extra: 0, depth: 0, entry: false };
        }
        let left = partner_length - own;
        let depth =
            if own == mine_tops { tops } else { straight + (!(partner >> straight)).trailing_zeros() };
        let more = depth - own.min(depth);
        let (extra, depth) = if depth >= others.max(length) {
            (left, others.max(length).max(straight + 1))
        } else {
            (more.min(left), depth)
        };
        let extra = extra.min(rounds - own);
        Run { own, own_depth, extra, depth, entry: extra > 0 && length > own && more > 0 }
    }
}

/// An answer to "does the leader's side take `need` tricks?" when one is in sight, with the top cards it rests on.
#[inline]
pub(super) fn bounds<const TRUMP: bool>(node: &Node, hands: &[u64; 4], need: u32) -> Option<u64> {
    let side = hands[0] | hands[2];
    let other = hands[1] | hands[3];
    let mut own = 0;
    let mut relevant = 0;
    let mut extra = 0;
    let mut extra_relevant = 0;
    let mut entry = false;
    let mut trump_own = 0;
    let mut trump_depth = 0;
    let mut sure = 0;
    let mut danger = [false; 2];
    if TRUMP && (side | other) & LANE != 0 {
        let trumps = Suit::of(node, hands, 0);
        if other & 1 == 1 {
            let lost = trumps.sure(1);
            if node.tricks - lost < need {
                return Some(first(node.tricks - need + 1));
            }
        }
        danger = [trumps.length[1] > 0, trumps.length[3] > 0];
        if side & 1 == 1 {
            let run = Run::of(&trumps, 16);
            if run.own >= trumps.length[1].max(trumps.length[3]) {
                relevant |= first(run.own_depth);
                own = run.own;
                danger = [false; 2];
                if own >= need {
                    return Some(relevant | YES);
                }
            } else {
                (trump_own, trump_depth) = (run.own, run.own_depth);
                sure = trumps.sure(0);
            }
            if run.extra > 0 {
                extra = run.extra;
                extra_relevant = first(run.depth);
                entry = run.entry;
            }
        }
    }
    // The tricks the leader's side can take in other suits before the others get in.
    let mut ours = 0;
    for lane in u32::from(TRUMP)..4 {
        let shift = 16 * lane;
        if side >> shift & 1 == 0 {
            continue;
        }
        let suit = Suit::of(node, hands, lane);
        ours += suit.length[0].max(suit.length[2]);
        let mut rounds = 16;
        if TRUMP {
            if danger[0] {
                rounds = suit.length[1];
            }
            if danger[1] {
                rounds = rounds.min(suit.length[3]);
            }
            if rounds == 0 {
                continue;
            }
        }
        let run = Run::of(&suit, rounds);
        if run.own > 0 {
            if own + run.own >= need {
                let depth = if run.own_depth == run.own { need - own } else { run.own_depth };
                return Some(relevant | first(depth) << shift | YES);
            }
            own += run.own;
            relevant |= first(run.own_depth) << shift;
        }
        if run.extra > 0 {
            extra += run.extra;
            extra_relevant |= first(run.depth) << shift;
            entry |= run.entry;
        }
    }
    if TRUMP && own + trump_own >= need {
        let depth = if trump_depth == trump_own { need - own } else { trump_depth };
        return Some(relevant | first(depth) | YES);
    }
    if entry && (own + trump_own + extra).min(node.tricks) >= need {
        return Some(relevant | first(trump_depth) | extra_relevant | YES);
    }
    if TRUMP && sure > trump_own && (own + sure).min(node.tricks) >= need {
        return Some(relevant | first(need.saturating_sub(own)) | YES);
    }
    if ours < need && (!TRUMP || side & LANE == 0) {
        return locked_out(node, hands, need, ours);
    }
    None
}

/// The leader's side has no trump and takes at most `ours` tricks before the others get in. They take one then, and
/// whoever of them gets in can cash the top cards of that hand.
#[cold]
fn locked_out(node: &Node, hands: &[u64; 4], need: u32, ours: u32) -> Option<u64> {
    let tops = |seat: usize| hands[seat] & !(hands[seat] + TOPS);
    let cash = tops(1).count_ones().min(tops(3).count_ones());
    let lost = cash.max(1).min(node.tricks - ours);
    if node.tricks - lost >= need {
        return None;
    }
    let entries = (hands[1] | hands[3]) & TOPS;
    Some(if node.tricks - need == 0 { entries } else { entries | tops(1) | tops(3) })
}
