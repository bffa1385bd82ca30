//! A position at the start of a trick in relative form: only what the result depends on.
//!
//! * Seats are counted from the leader: 0 leads, 1 and 3 are the opponents, 2 is the partner.
//! * Suits are lanes of 16 bits; in a suit contract lane 0 is trumps.
//! * Ranks are counted among the cards still in play: bit 0 of a lane is the highest card left of that suit.
//!
//! Two positions with the same relative form have the same result, whatever was played before.

/// One lane.
pub(super) const LANE: u64 = 0xFFFF;
/// The highest card of each lane.
pub(super) const TOPS: u64 = 0x0001_0001_0001_0001;

/// The lane a card (a bit number from 0 to 63) lies in, as a mask.
#[inline(always)]
pub(super) const fn lane_of(card: u32) -> u64 {
    LANE << (card & 48)
}

/// The cards of a card's lane down to that card.
#[inline(always)]
pub(super) const fn down_to(card: u32) -> u64 {
    lane_of(card) & (u64::MAX >> (63 - card))
}

/// A position at the start of a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node {
    /// The cards in play; each lane is a run of ones from its low end.
    pub all: u64,
    /// The low bit of the holder's seat for each card.
    pub low: u64,
    /// The high bit of the holder's seat for each card.
    pub high: u64,
    /// The number of cards of seat `s` in lane `l`: nibble `4 s + l`.
    pub shape: u64,
    /// Cards in each hand.
    pub tricks: u32,
}

impl Node {
    /// The position of four hands that are already relative, in the order of play.
    pub fn new(hands: [u64; 4]) -> Node {
        let mut shape = 0;
        for (seat, hand) in hands.iter().enumerate() {
            for lane in 0..4 {
                let length = (hand >> (16 * lane) & LANE).count_ones();
                shape |= u64::from(length) << (16 * seat + 4 * lane);
            }
        }
        Node {
            all: hands[0] | hands[1] | hands[2] | hands[3],
            low: hands[1] | hands[3],
            high: hands[2] | hands[3],
            shape,
            tricks: hands[0].count_ones(),
        }
    }

    /// The four hands in the order of play.
    #[inline(always)]
    pub fn hands(&self) -> [u64; 4] {
        [
            self.all & !(self.low | self.high),
            self.low & !self.high,
            self.high & !self.low,
            self.low & self.high,
        ]
    }

    /// How many cards of a lane a seat holds.
    #[inline(always)]
    pub fn length(&self, seat: u32, lane: u32) -> u32 {
        (self.shape >> (16 * seat + 4 * lane) & 15) as u32
    }

    /// The position after a trick: `played` are its four cards, `lengths` what they take off the shape, `winner` leads.
    #[inline(always)]
    pub fn after(&self, played: u64, lengths: u64, winner: u32) -> Node {
        let (mut all, mut low, mut high) = (self.all, self.low, self.high);
        let mut rest = played;
        // From the lowest card up, so that the places of the others do not move.
        for _ in 0..4 {
            let card = 63 - rest.leading_zeros();
            rest ^= 1 << card;
            let below = (LANE >> 1) << (card & 48) & (u64::MAX << card);
            let squeeze = |x: u64| x ^ (x ^ x >> 1) & below;
            all = squeeze(all);
            low = squeeze(low);
            high = squeeze(high);
        }
        let (low, high) = match winner {
            0 => (low, high),
            1 => (!low & all, !(low ^ high) & all),
            2 => (low, !high & all),
            _ => (!low & all, (low ^ high) & all),
        };
        let shape = (self.shape - lengths).rotate_right(16 * winner);
        Node { all, low, high, shape, tricks: self.tricks - 1 }
    }

    /// What a set of relevant top cards of the position after a trick is in this one: the cards played above the
    /// lowest relevant one join it.
    #[inline(always)]
    pub fn before(played: u64, relevant: u64) -> u64 {
        let mut relevant = relevant;
        let mut rest = played;
        while rest != 0 {
            let card = rest.trailing_zeros();
            rest &= rest - 1;
            if relevant >> card & 1 == 1 {
                relevant |= (relevant & lane_of(card)) << 1;
            }
        }
        relevant
    }

    /// The part of a set of relevant top cards that the shape does not already imply: when all cards from some place
    /// down lie in one hand, the owners above that place say everything.
    #[inline(always)]
    pub fn needed(&self, relevant: u64) -> u64 {
        let (low, high) = (self.low, self.high);
        let mut reach = ((low ^ low >> 1) | (high ^ high >> 1)) & (self.all >> 1) & 0x7FFF_7FFF_7FFF_7FFF;
        reach |= reach >> 1 & 0x7FFF_7FFF_7FFF_7FFF;
        reach |= reach >> 2 & 0x3FFF_3FFF_3FFF_3FFF;
        reach |= reach >> 4 & 0x0FFF_0FFF_0FFF_0FFF;
        reach |= reach >> 8 & 0x00FF_00FF_00FF_00FF;
        relevant & reach
    }
}
