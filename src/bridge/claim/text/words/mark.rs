//! What single words say of a whole step.

/// One bit for each thing said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::bridge::claim::text) struct Mark(pub u32);

impl Mark {
    pub const TRUMPS: Mark = Mark(1);
    /// Something goes to something.
    pub const TO: Mark = Mark(2);
    /// Winners are spoken of.
    pub const GOOD: Mark = Mark(4);
    /// Something is said of what is named: `the hearts are good`.
    pub const IS: Mark = Mark(8);
    /// A card that does not win.
    pub const LOSER: Mark = Mark(16);
    /// The other side does it.
    pub const YOU: Mark = Mark(32);
    /// What it is done to comes before the verb (把).
    pub const FRONTED: Mark = Mark(64);
    /// One of several, counted from the first.
    pub const NTH: Mark = Mark(128);
    pub const REST: Mark = Mark(256);
    pub const TRICKS: Mark = Mark(512);
    pub const ROUNDS: Mark = Mark(1024);
    /// Winners, or the top of something, beside [`GOOD`](Mark::GOOD).
    pub const TOPS: Mark = Mark(2048);
    /// Cards are out.
    pub const OUT: Mark = Mark(4096);
    pub const HAS: Mark = Mark(1 << 13);
    pub const NO: Mark = Mark(1 << 14);
    /// Trumps have been drawn.
    pub const DRAWN: Mark = Mark(1 << 15);
    /// So many tricks fewer.
    pub const DOWN: Mark = Mark(1 << 16);
    /// Cards are counted (张、个).
    pub const MANY: Mark = Mark(1 << 17);
    /// One trump, or what is done to a suit with one.
    pub const ONE: Mark = Mark(1 << 18);
    /// None comes after it.
    pub const LAST: Mark = Mark(1 << 19);
    /// `away`: thrown.
    pub const AWAY: Mark = Mark(1 << 20);
    /// A trick is won with it.
    pub const WON: Mark = Mark(1 << 21);
    /// Said behind a suit it is said of it: `clubs good`, not `good clubs`.
    pub const FINE: Mark = Mark(1 << 23);
    /// A trump the claimer calls his.
    pub const MINE: Mark = Mark(1 << 26);
    /// A card of the other side is driven out.
    pub const DRIVEN: Mark = Mark(1 << 27);
    /// Cards are still there, his own or out.
    pub const LEFT: Mark = Mark(1 << 28);
    /// One card is led and not covered by its own side.
    pub const RUNS: Mark = Mark(1 << 22);

    /// When all else is done: `a heart at the end`.
    pub const END: Mark = Mark(1 << 24);
    /// The card led before.
    pub const IT: Mark = Mark(1 << 25);

    pub const fn or(self, other: Mark) -> Mark {
        Mark(self.0 | other.0)
    }
}
