//! The rules of duplicate bridge and of Shengji (升级) as a library.
//!
//! One flow runs through the crate, always in this direction:
//!
//! ```text
//! cards -> deal -> position -> action -> result -> event
//! ```
//!
//! * [`cards`]: suits, ranks, cards and sets of cards, shared by the games;
//! * [`cite`]: which law book and which article a refusal or a finding rests on;
//! * [`bridge`]: duplicate bridge from the deal to the score, and its file formats;
//! * [`shengji`]: Shengji from the deal to the score;
//! * [`event`]: schedules, standings and the director's arithmetic, for both games;
//! * [`exact`]: fractions that scores are kept in.

pub mod bridge;
pub mod cards;
pub mod cite;
pub mod event;
pub mod exact;
mod order;
pub mod shengji;

#[cfg(all(target_arch = "wasm32", feature = "js-face"))]
mod wasm;

/// The examples of the README run with the documentation tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
