//! Which cards are worth trying, and in which order.

use super::ply::Ply;
use super::relative::{LANE, Node, lane_of};

/// Cards in the order to try them.
pub(super) struct Moves {
    cards: [u8; 14],
    weights: [i16; 14],
    len: usize,
}

impl Moves {
    pub fn new() -> Moves {
        Moves { cards: [0; 14], weights: [0; 14], len: 0 }
    }

    pub fn cards(&self) -> &[u8] {
        &self.cards[..self.len.min(14)]
    }

    /// Adds cards at the end, the lowest first.
    #[inline(always)]
    fn push(&mut self, cards: u64) {
        let mut rest = cards;
        while rest != 0 {
            let card = 63 - rest.leading_zeros();
            rest ^= 1 << card;
            self.cards[self.len.min(13)] = card as u8;
            self.len += 1;
        }
    }

    /// Puts a card in its place: heavier first.
    #[inline(always)]
    fn add(&mut self, card: u32, weight: i32) {
        let mut at = self.len.min(13);
        let weight = weight as i16;
        while at > 0 && self.weights[at - 1] < weight {
            self.weights[at] = self.weights[at - 1];
            self.cards[at] = self.cards[at - 1];
            at -= 1;
        }
        self.weights[at] = weight;
        self.cards[at] = card as u8;
        self.len += 1;
    }
}

/// One card of each run of touching cards: the highest of those that win over the trick so far, the lowest of the
/// others.
#[inline(always)]
pub(super) fn candidates<const SEAT: usize>(legal: u64, winners: u64, played: u64) -> u64 {
    let losers = legal & !winners;
    let mut reach = losers;
    for _ in 0..SEAT {
        reach |= reach >> 1 & played;
    }
    winners & !(winners << 1) | losers & !(reach >> 1)
}

/// The order to try `pending` in.
pub(super) fn fill<const TRUMP: bool, const SEAT: usize>(
    moves: &mut Moves,
    node: &Node,
    hands: &[u64; 4],
    ply: &Ply,
    pending: u64,
    winners: u64,
) {
    if SEAT == 0 {
        leads::<TRUMP>(moves, node, hands, pending);
    } else if pending & lane_of(ply.led) != 0 {
        follows::<TRUMP, SEAT>(moves, hands, ply, pending, winners);
    } else {
        discards::<TRUMP, SEAT>(moves, node, hands, ply, pending);
    }
}

fn each(mut set: u64, mut f: impl FnMut(u32)) {
    while set != 0 {
        f(set.trailing_zeros());
        set &= set - 1;
    }
}

fn leads<const TRUMP: bool>(moves: &mut Moves, node: &Node, hands: &[u64; 4], pending: u64) {
    let w = |i: usize| weight(usize::from(TRUMP), i);
    for lane in 0..4u32 {
        let shift = 16 * lane;
        let cards = pending >> shift & LANE;
        if cards == 0 {
            continue;
        }
        let [mine, next, partner, last] = [0, 1, 2, 3].map(|seat| hands[seat] >> shift & LANE);
        let tops = (!(mine | partner)).trailing_zeros() as i32;
        let length = |seat: u32| node.length(seat, lane) as i32;
        let mut base = w(0) * tops + w(1) * length(0) + w(2) * length(2) + w(3) * length(1).max(length(3));
        if TRUMP && lane == 0 {
            base += if next | last == 0 { w(4) } else { w(5) };
        } else if TRUMP {
            let ruffs = |seat: usize, cards: u64| cards == 0 && hands[seat] & LANE != 0;
            if ruffs(1, next) {
                base += w(6);
            }
            if ruffs(3, last) {
                base += w(7);
            }
            if ruffs(2, partner) {
                base += w(8);
            }
            if length(0) == 1 && hands[0] & LANE != 0 {
                base += w(9);
            }
        }
        let lowest = 63 - mine.leading_zeros();
        each(cards, |card| {
            let low = card == lowest;
            let of = |lowest: usize, other: usize| if low { w(lowest) } else { w(other) };
            let value = if mine & 1 == 1 {
                if card == 0 { w(10) } else { of(11, 12) }
            } else if partner & 1 == 1 {
                of(13, 14)
            } else if next & 1 == 1 {
                if partner & 2 == 2 {
                    of(15, 16)
                } else if card == 1 {
                    if mine & 4 == 4 { w(17) } else { w(18) }
                } else {
                    of(19, 20)
                }
            } else if partner & 2 == 2 {
                of(21, 22)
            } else if card == 1 {
                if mine & 4 == 4 { w(23) } else { w(24) }
            } else {
                of(25, 26)
            };
            moves.add(card + shift, base + value);
        });
    }
}

fn follows<const TRUMP: bool, const SEAT: usize>(
    moves: &mut Moves,
    hands: &[u64; 4],
    ply: &Ply,
    pending: u64,
    winners: u64,
) {
    let lane = lane_of(ply.led);
    let highest = |seat: usize| (hands[seat] & lane).trailing_zeros();
    // The best card of the other side still to come.
    let theirs = if SEAT == 3 { 64 } else { highest(SEAT + 1) };
    let partner_wins = match SEAT {
        1 => highest(3) < theirs.min(ply.best),
        2 => ply.winner == 0 && ply.best < theirs,
        _ => ply.winner == 1,
    };
    if TRUMP && ply.led != 0 && ply.best < 16 || partner_wins {
        moves.push(pending);
        return;
    }
    // Win for good as cheaply as possible, or play low, or force.
    let sure = if theirs == 64 { winners } else { winners & !(u64::MAX << theirs) };
    moves.push(pending & sure);
    moves.push(pending & !winners);
    moves.push(pending & winners & !sure);
}

fn discards<const TRUMP: bool, const SEAT: usize>(
    moves: &mut Moves,
    node: &Node,
    hands: &[u64; 4],
    ply: &Ply,
    pending: u64,
) {
    let lane = lane_of(ply.led);
    let partner_wins = match SEAT {
        1 => {
            let ours = (hands[3] & lane).trailing_zeros();
            ours < ply.best && ours < (hands[2] & lane).trailing_zeros()
        }
        2 => ply.winner == 0 && ply.best < (hands[3] & lane).trailing_zeros(),
        _ => ply.winner == 1,
    };
    let w = |i: usize| weight(usize::from(TRUMP), i);
    each(pending, |card| {
        let place = (card & 15) as i32;
        let suit = card >> 4;
        let value = if TRUMP && suit == 0 {
            if partner_wins {
                w(27) + w(28) * place
            } else if card < ply.best || ply.best >= 16 {
                w(29) + w(30) * place
            } else {
                w(31) + w(32) * place
            }
        } else {
            let length = node.length(SEAT as u32, suit) as i32;
            let mine = hands[SEAT] >> (16 * suit) & LANE;
            let mut value = w(33) * place + w(34) * length;
            if mine & 1 == 1 {
                value += if length == 1 { w(35) } else { w(36) };
            } else if mine & 2 == 2 {
                value += if length <= 2 { w(37) } else { w(38) };
            } else if length == 1 {
                value += w(39);
            }
            value
        };
        moves.add(card, value);
    });
}

/// What each feature counts for, in notrump and with trumps; found by trying what leaves the least to search.
const WEIGHTS: [[i16; 40]; 2] = [
    [
        -3, 1, 6, -1, 0, 0, 0, 0, 0, 0, 12, 4, 11, 20, 17, 16, 15, 3, -9, -30, -8, -8, 7, 13, -3, -25, -8,
        -20, 1, 100, 1, -20, 1, 3, 16, -17, 16, -29, 0, -16,
    ],
    [
        3, 1, 0, 5, -30, -15, -53, -30, 9, 6, 17, -16, 1, 13, 5, 12, 7, 13, -3, 1, 0, 15, 3, 11, 1, -1, 1,
        -8, -8, 108, 14, 2, -11, 4, 3, -3, 7, -4, 6, -2,
    ],
];

#[inline(always)]
fn weight(trump: usize, i: usize) -> i32 {
    i32::from(WEIGHTS[trump][i])
}
