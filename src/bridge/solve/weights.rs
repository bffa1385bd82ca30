//! What the features of a card count for when moves are ordered.
//!
//! The numbers were found by trying what leaves the least to search over some dozens of random and of hard deals. They
//! can be anything without an answer changing.

/// What a player does.
#[derive(Clone, Copy)]
pub(super) enum Role {
    Lead,
    /// An opponent of the leader cannot follow.
    Discard,
    /// The leader's partner cannot.
    PartnerDiscard,
}

/// The weights of a role.
#[derive(Clone, Copy)]
pub(super) struct Weights(&'static [i16]);

impl Weights {
    #[inline(always)]
    pub fn get(self, feature: usize) -> i32 {
        i32::from(self.0[feature])
    }
}

#[inline(always)]
pub(super) fn weights(trump: bool, role: Role) -> Weights {
    let trump = usize::from(trump);
    Weights(match role {
        Role::Lead => &LEAD[trump],
        Role::Discard => &DISCARD[trump],
        Role::PartnerDiscard => &PARTNER_DISCARD[trump],
    })
}

/// The features of a lead.
pub(super) mod lead {
    /// For each of the highest cards the side holds.
    pub const TOPS: usize = 0;
    /// For each card of the suit in the leader's hand,
    pub const LENGTH: usize = 1;
    /// in the partner's,
    pub const PARTNER_LENGTH: usize = 2;
    /// in the hand to the left,
    pub const NEXT_LENGTH: usize = 3;
    /// in the hand to the right.
    pub const LAST_LENGTH: usize = 4;
    /// A trump when the other side has none,
    pub const TRUMPS_DRAWN: usize = 5;
    /// and when it has some.
    pub const TRUMPS_OUT: usize = 6;
    /// For each trump the side has more than the other.
    pub const TRUMPS_MORE: usize = 7;
    /// The hand to the left can ruff;
    pub const NEXT_RUFFS: usize = 8;
    /// the hand to the right can;
    pub const LAST_RUFFS: usize = 9;
    /// the partner can,
    pub const PARTNER_RUFFS: usize = 10;
    /// or can the next time.
    pub const PARTNER_RUFFS_SOON: usize = 11;
    /// The only card of the suit, with trumps to ruff.
    pub const SINGLETON: usize = 12;
    /// The highest card.
    pub const TOP: usize = 13;
    /// A low card from the highest; the next number is for cards between, here and below.
    pub const BELOW_TOP: usize = 14;
    /// A low card to the partner's highest.
    pub const TO_TOP: usize = 16;
    /// A low card through the highest to the partner's second.
    pub const FINESSE: usize = 18;
    /// The second through the highest, with the third and without.
    pub const SECOND_THROUGH_TOP: usize = 20;
    /// A low card through the highest.
    pub const THROUGH_TOP: usize = 22;
    /// A low card to the partner's second, the highest behind it.
    pub const TO_SECOND: usize = 24;
    /// The second, the highest at the right, with the third and without.
    pub const SECOND: usize = 26;
    /// A low card, the highest at the right.
    pub const INTO_TOP: usize = 28;
    /// How many there are.
    pub const COUNT: usize = 30;
}

/// The features of a card that does not follow.
pub(super) mod discard {
    /// For each place below the highest card of the suit.
    pub const PLACE: usize = 0;
    /// For each card of the suit in the hand,
    pub const LENGTH: usize = 1;
    /// and in the partner's.
    pub const PARTNER_LENGTH: usize = 2;
    /// No more cards of the suit than an opponent has.
    pub const GUARDING: usize = 3;
    /// From the highest, alone and with others.
    pub const TOP: usize = 4;
    /// From the second, with one other at most and with more.
    pub const SECOND: usize = 6;
    /// The only card of the suit.
    pub const SINGLETON: usize = 8;
    /// A trump when the partner wins the trick as it is; the next number is for each place, here and below.
    pub const RUFF_PARTNER: usize = 9;
    /// A trump that wins the trick so far.
    pub const RUFF: usize = 11;
    /// A trump that does not.
    pub const RUFF_LOW: usize = 13;
    /// How many there are.
    pub const COUNT: usize = 15;
}

// In notrump, and with trumps.
const LEAD: [[i16; lead::COUNT]; 2] = [
    [
        -3, -4, 6, -1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 15, -15, -4, 21, 20, 16, -3, 14, -17, -16, -4, -4, 12, 2,
        -23, -32, -9,
    ],
    [
        3, -1, 1, 2, 0, -38, -14, 0, -65, -52, 19, 9, 11, 12, -27, -14, 21, 7, 21, 1, 18, 0, 3, -32, 15, -8,
        13, -7, -7, 1,
    ],
];

const DISCARD: [[i16; discard::COUNT]; 2] = [
    [4, -3, -12, 0, -46, 1, -33, 17, -6, -20, 1, 100, 1, -20, 1],
    [1, 8, -10, -3, -9, 7, -6, 4, 12, -3, -20, 110, 14, -7, -15],
];

const PARTNER_DISCARD: [[i16; discard::COUNT]; 2] = [
    [5, 14, -18, 2, 0, 7, -33, 2, -14, -20, 1, 100, 1, -20, 1],
    [7, 3, -17, -8, -15, 1, -4, 1, 0, -20, -9, 127, 13, -3, -9],
];
