//! Who meets whom, where and when.
//!
//! * [`seed_positions`], [`draw_bracket`], [`knockout`], [`double_elimination`]: brackets (art. 13);

mod bracket;
mod double_elimination;
mod draw;
mod knockout;
mod positions;

pub use bracket::{Bracket, BracketError, BracketMatch, Part, Place, Side, Slot};
pub use double_elimination::{Feed, FinalRule, Layout, double_elimination};
pub use draw::{Draw, DrawError, DrawOptions, draw_bracket};
pub use knockout::{ExtraMatches, knockout};
pub use positions::{MAX_BRACKET, bye_positions, seed_positions, seeded_order};
