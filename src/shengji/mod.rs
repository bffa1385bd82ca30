//! Shengji (升级, also 双升 and 拖拉机) by the competition rules of 2002, from the deal to the score.
//!
//! The house rules of online tables are switches in [`Rules`]; [`Rules::CN_2002`] is the book. A [`Table`] is a deal in
//! progress; [`Lead`], [`Follow`] and [`trick_winner`] answer single questions, [`Game`] keeps both sides' levels.
//!
//! ```
//! use tricklaw::cards::{Rank, Suit};
//! use tricklaw::shengji::{Bag, Follow, Lead, Rules, Trump};
//! let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
//! let led: Bag = "S8 S8 S7 S7".parse()?; // a tractor (拖拉机)
//! let lead = Lead::new(led, None, trump)?;
//! let hand: Bag = "SK SK SJ SJ S9 S4 D4".parse()?;
//! let follow = Follow::new(&lead, hand, &Rules::CN_2002);
//! assert!(follow.check("SK SK SJ SJ".parse()?).is_ok());
//! let refusal = follow.check("SK SK S9 S4".parse()?).unwrap_err();
//! assert_eq!((refusal.code(), refusal.law().article), ("shape-owed", "13 ¶5"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod answers;
mod bag;
mod card;
mod deal;
mod declare;
mod duty;
mod follow;
mod grouping;
mod kitty;
pub mod law;
mod lead;
mod level;
mod machine;
mod over;
mod plays;
mod roles;
mod room;
mod rows;
mod rules;
pub mod score;
mod seat;
mod shape;
mod switches;
mod table;
mod throw;
mod trick;
mod trump;
mod walks;

pub use answers::Answers;
pub use bag::{Bag, BagIter, ParseBagError};
pub use card::{Face, ParseFaceError};
pub use deal::{Deal, DealProblem, DealRemedy, Draw, Place, Sizes, check_board, check_deal};
pub use declare::{Declaration, DeclareRefusal, Declared, Declaring, Race};
pub use follow::{Follow, FollowRefusal, Shapes};
pub use grouping::{Grouping, default_grouping, groupings, list_groupings};
pub use kitty::{kitty_multiplier, kitty_table};
pub use lead::{Lead, LeadRefusal};
pub use level::{Game, GameRefusal, ImpossiblePoints, MOST_POINTS, Outcome, dealer_points, outcome};
pub use plays::Plays;
pub use roles::{DealRoles, deal_roles, first_drawer};
pub use rules::{
    AllJokerKitty, GameEnd, JokerDeclarations, KittyMultiplier, Levels, PairsForTriples, PartnerBeats,
    RuffComparison, Rules, ShorterRuns, ThrowKitty, TractorDrawing, TripleBreaking,
};
pub use seat::{BySeat, ParseSeatError, Seat, Side};
pub use shape::{Part, Shape};
pub use switches::ParseRulesError;
#[cfg(all(target_arch = "wasm32", feature = "js-shengji"))]
pub(crate) use switches::each_switch;
pub use table::{
    Action, ActionValue, DealResult, Hand, OpenTrick, ParseActionError, Phase, Position, RecordError,
    SetupFault, Table, TableRefusal, Trick,
};
pub use throw::{Beatable, BeatenPart, FailedThrow, Unseen, UnseenHand, beatable, throw_verdict};
pub use trick::{Standing, divide, standing, trick_points, trick_winner};
pub use trump::{Group, ParseTrumpError, Trump};
