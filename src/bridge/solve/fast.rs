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

/// What the leader's side has in sight before the others get in, and the top cards it rests on.
#[derive(Default)]
struct Sight {
    /// How many tricks are enough.
    need: u32,
    /// Tricks that keep the lead with the leader.
    own: u32,
    relevant: u64,
    /// Tricks after them once the partner has the lead, and whether it can be had.
    extra: u32,
    extra_relevant: u64,
    entry: bool,
    /// The leader's top trumps where they do not draw all of the others', and how many win whatever happens.
    trumps: u32,
    trump_depth: u32,
    sure: u32,
    /// Which of the others may ruff.
    ruffs: [bool; 2],
}

impl Sight {
    /// Adds the trumps; the answer, when they are enough.
    #[inline(always)]
    fn add_trumps(&mut self, trumps: &Suit) -> Option<u64> {
        let run = Run::of(trumps, 16);
        if run.own >= trumps.length[1].max(trumps.length[3]) {
            self.ruffs = [false; 2];
            return self.add(&run, 0);
        }
        (self.trumps, self.trump_depth) = (run.own, run.own_depth);
        self.sure = trumps.sure(0);
        self.add_extra(&run, 0);
        None
    }

    /// Adds what can be done in a suit; the answer, when that is enough.
    #[inline(always)]
    fn add(&mut self, run: &Run, shift: u32) -> Option<u64> {
        if run.own > 0 {
            if self.own + run.own >= self.need {
                let depth = if run.own_depth == run.own { self.need - self.own } else { run.own_depth };
                return Some(self.relevant | first(depth) << shift | YES);
            }
            self.own += run.own;
            self.relevant |= first(run.own_depth) << shift;
        }
        self.add_extra(run, shift);
        None
    }

    #[inline(always)]
    fn add_extra(&mut self, run: &Run, shift: u32) {
        if run.extra > 0 {
            self.extra += run.extra;
            self.extra_relevant |= first(run.depth) << shift;
            self.entry |= run.entry;
        }
    }

    /// How often a suit can be led before it may be ruffed.
    #[inline(always)]
    fn rounds(&self, suit: &Suit) -> u32 {
        let until = |other: usize, seat: usize| if self.ruffs[other] { suit.length[seat] } else { 16 };
        until(0, 1).min(until(1, 3))
    }

    /// What all suits come to together, trumps after the others.
    #[inline(always)]
    fn together<const TRUMP: bool>(&self, tricks: u32) -> Option<u64> {
        let Sight { need, own, relevant, trumps, trump_depth, .. } = *self;
        if TRUMP && own + trumps >= need {
            let depth = if trump_depth == trumps { need - own } else { trump_depth };
            return Some(relevant | first(depth) | YES);
        }
        if self.entry && (own + trumps + self.extra).min(tricks) >= need {
            return Some(relevant | first(trump_depth) | self.extra_relevant | YES);
        }
        if TRUMP && self.sure > trumps && (own + self.sure).min(tricks) >= need {
            return Some(relevant | first(need.saturating_sub(own)) | YES);
        }
        None
    }
}

/// An answer to "does the leader's side take `need` tricks?" when one is in sight, with the top cards it rests on.
#[inline]
pub(super) fn bounds<const TRUMP: bool>(node: &Node, hands: &[u64; 4], need: u32) -> Option<u64> {
    let side = hands[0] | hands[2];
    let other = hands[1] | hands[3];
    let mut sight = Sight { need, ..Sight::default() };
    if TRUMP && (side | other) & LANE != 0 {
        let trumps = Suit::of(node, hands, 0);
        if other & 1 == 1 && node.tricks - trumps.sure(1) < need {
            return Some(first(node.tricks - need + 1));
        }
        sight.ruffs = [trumps.length[1] > 0, trumps.length[3] > 0];
        if side & 1 == 1
            && let Some(answer) = sight.add_trumps(&trumps)
        {
            return Some(answer);
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
        let rounds = if TRUMP { sight.rounds(&suit) } else { 16 };
        if rounds == 0 {
            continue;
        }
        if let Some(answer) = sight.add(&Run::of(&suit, rounds), shift) {
            return Some(answer);
        }
    }
    let answer = sight.together::<TRUMP>(node.tricks);
    if answer.is_none() && ours < need && (!TRUMP || side & LANE == 0) {
        return locked_out(node, hands, need, ours);
    }
    answer
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
