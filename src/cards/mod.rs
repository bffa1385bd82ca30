//! Suits, ranks, cards, sets of cards, sides and random order: what both games share.
//!
//! ```
//! use tricklaw::cards::{Card, CardSet, Suit};
//! let hand: CardSet = ["SA", "♥10", "d2"].iter().map(|c| c.parse::<Card>().unwrap()).collect();
//! assert_eq!(hand.len(), 3);
//! assert_eq!(hand.of_suit(Suit::Hearts).to_string(), "HT");
//! ```

mod card;
pub(crate) mod compass;
mod random;
mod set;

pub use card::{Card, ParseCardError, ParseRankError, ParseSuitError, Rank, Suit};
pub use compass::{ParseSeatError, ParseSideError, Side};
pub use random::{EntropyError, Source};
pub use set::{CardSet, Iter};
