//! Shengji (升级, also 双升 and 拖拉机) by the competition rules of 2002, from the deal to the score.
//!
//! The house rules of online tables are switches in [`Rules`]; [`Rules::CN_2002`] is the book.

mod answers;
mod bag;
mod card;
mod duty;
mod follow;
mod grouping;
mod lead;
mod machine;
mod plays;
mod rules;
mod seat;
mod shape;
mod trump;

pub use answers::Answers;
pub use bag::{Bag, ParseBagError};
pub use card::{Face, ParseFaceError};
pub use follow::{Follow, FollowRefusal, Shapes};
pub use grouping::{Grouping, default_grouping, groupings};
pub use lead::{Lead, LeadRefusal};
pub use plays::Plays;
pub use rules::{
    AllJokerKitty, GameEnd, JokerDeclarations, KittyMultiplier, Levels, PairsForTriples, PartnerBeats,
    RuffComparison, Rules, ShorterRuns, ThrowKitty, TractorDrawing, TripleBreaking,
};
pub use seat::{BySeat, ParseSeatError, Seat, Side};
pub use shape::{Part, Shape};
pub use trump::{Group, Trump};
