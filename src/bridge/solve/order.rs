//! Which cards are worth trying, and in which order.

use super::ply::Ply;
use super::relative::{LANE, Node, lane_of};
use super::weights::{Role, Weights, discard, lead, weights};

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

/// What a lead has going for it: its suit first, then where the suit's honours lie and which card it is.
fn leads<const TRUMP: bool>(moves: &mut Moves, node: &Node, hands: &[u64; 4], pending: u64) {
    let w = weights(TRUMP, Role::Lead);
    for lane in 0..4u32 {
        let shift = 16 * lane;
        let cards = pending >> shift & LANE;
        if cards == 0 {
            continue;
        }
        let suit = [0, 1, 2, 3].map(|seat| hands[seat] >> shift & LANE);
        let base = suit_led::<TRUMP>(w, node, hands, lane, &suit);
        // The highest card of the lowest run stands for the low cards.
        let lowest = 63 - (suit[0] & !(suit[0] << 1)).leading_zeros();
        each(cards, |card| moves.add(card + shift, base + card_led(w, &suit, card, lowest)));
    }
}

/// What speaks for leading a suit, by its lengths, its tops and who may ruff.
#[inline(always)]
fn suit_led<const TRUMP: bool>(w: Weights, node: &Node, hands: &[u64; 4], lane: u32, suit: &[u64; 4]) -> i32 {
    let [mine, next, partner, last] = *suit;
    let length = |seat: u32| node.length(seat, lane) as i32;
    let tops = (!(mine | partner)).trailing_zeros() as i32;
    let mut value = w.get(lead::TOPS) * tops
        + w.get(lead::LENGTH) * length(0)
        + w.get(lead::PARTNER_LENGTH) * length(2)
        + w.get(lead::NEXT_LENGTH) * length(1)
        + w.get(lead::LAST_LENGTH) * length(3);
    if TRUMP && lane == 0 {
        value += if next | last == 0 { w.get(lead::TRUMPS_DRAWN) } else { w.get(lead::TRUMPS_OUT) };
        value += w.get(lead::TRUMPS_MORE) * (length(0) + length(2) - length(1) - length(3));
    } else if TRUMP {
        let trumps = |seat: usize| hands[seat] & LANE != 0;
        if next == 0 && trumps(1) {
            value += w.get(lead::NEXT_RUFFS);
        }
        if last == 0 && trumps(3) {
            value += w.get(lead::LAST_RUFFS);
        }
        if trumps(2) {
            match length(2) {
                0 => value += w.get(lead::PARTNER_RUFFS),
                1 => value += w.get(lead::PARTNER_RUFFS_SOON),
                _ => {}
            }
        }
        if length(0) == 1 && trumps(0) {
            value += w.get(lead::SINGLETON);
        }
    }
    value
}

/// What speaks for a card of the suit led, by where the best two cards are.
#[inline(always)]
fn card_led(w: Weights, suit: &[u64; 4], card: u32, lowest: u32) -> i32 {
    let [mine, next, partner, _] = *suit;
    let low = |feature: usize| w.get(feature + usize::from(card != lowest));
    if mine & 1 == 1 {
        if card == 0 { w.get(lead::TOP) } else { low(lead::BELOW_TOP) }
    } else if partner & 1 == 1 {
        low(lead::TO_TOP)
    } else if next & 1 == 1 {
        if partner & 2 == 2 {
            low(lead::FINESSE)
        } else if card == 1 {
            w.get(lead::SECOND_THROUGH_TOP + usize::from(mine & 4 == 0))
        } else {
            low(lead::THROUGH_TOP)
        }
    } else if partner & 2 == 2 {
        low(lead::TO_SECOND)
    } else if card == 1 {
        w.get(lead::SECOND + usize::from(mine & 4 == 0))
    } else {
        low(lead::INTO_TOP)
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
    let w = weights(TRUMP, if SEAT == 2 { Role::PartnerDiscard } else { Role::Discard });
    let lane = lane_of(ply.led);
    let highest = |seat: usize| (hands[seat] & lane).trailing_zeros();
    let partner_wins = match SEAT {
        1 => highest(3) < highest(2).min(ply.best),
        2 => ply.winner == 0 && ply.best < highest(3),
        _ => ply.winner == 1,
    };
    each(pending, |card| {
        let place = (card & 15) as i32;
        let suit = card >> 4;
        let value = if TRUMP && suit == 0 {
            let case = if partner_wins {
                discard::RUFF_PARTNER
            } else if card < ply.best || ply.best >= 16 {
                discard::RUFF
            } else {
                discard::RUFF_LOW
            };
            w.get(case) + w.get(case + 1) * place
        } else {
            let length = |seat: usize| node.length(seat as u32, suit) as i32;
            let own = length(SEAT);
            let mine = hands[SEAT] >> (16 * suit) & LANE;
            let longest = length((SEAT + 1) % 4).max(length((SEAT + 3) % 4));
            let mut value = w.get(discard::PLACE) * place
                + w.get(discard::LENGTH) * own
                + w.get(discard::PARTNER_LENGTH) * length((SEAT + 2) % 4)
                + w.get(discard::GUARDING) * i32::from(own <= longest);
            if mine & 1 == 1 {
                value += w.get(discard::TOP + usize::from(own > 1));
            } else if mine & 2 == 2 {
                value += w.get(discard::SECOND + usize::from(own > 2));
            } else if own == 1 {
                value += w.get(discard::SINGLETON);
            }
            value
        };
        moves.add(card, value);
    });
}
