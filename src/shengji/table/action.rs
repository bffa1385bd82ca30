//! What can happen at a table.

use super::hand::Hand;
use crate::cards::Suit;
use crate::shengji::bag::Bag;
use crate::shengji::card::Face;
use crate::shengji::law::{Exposure, Grade, LeadDemand};
use crate::shengji::seat::{Seat, Side};
use crate::shengji::throw::FailedThrow;
use core::num::NonZeroU8;

/// One thing that happens at a table.
///
/// The list of actions is the record of a deal: each has a text that reads back as the same action.
///
/// ```
/// use tricklaw::shengji::Action;
/// let action: Action = "play N S8 S8 S8 S7 S7 = S8 S8 S8 + S7 S7".parse().unwrap();
/// assert_eq!(action.to_string().parse(), Ok(action));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// That many cards more are drawn, one by one in turn.
    Draw(usize),
    /// The same as a player sees it.
    Drawn {
        /// How many all players draw.
        cards: usize,
        /// His own among them.
        own: Bag,
    },
    /// Cards are shown to name trumps.
    Declare {
        /// By whom.
        seat: Seat,
        /// Which face.
        face: Face,
        /// How many of it altogether.
        count: u8,
    },
    /// A player of a board has nothing to declare.
    Pass(Seat),
    /// Declaring is over: trumps are settled and the dealer takes the kitty.
    Settle,
    /// The same as a player sees it.
    Settled {
        /// The cards of the kitty turned up to fix trumps.
        turned: Vec<Face>,
        /// The kitty, for the dealer who takes it.
        kitty: Option<Bag>,
    },
    /// The player who has to names the trump suit of a board on which nobody declared.
    NameSuit {
        /// By whom.
        seat: Seat,
        /// The suit.
        suit: Suit,
    },
    /// The dealer buries cards; nothing where they are hidden from whoever keeps this record.
    Bury(Option<Bag>),
    /// Cards are played.
    Play {
        /// By whom.
        seat: Seat,
        /// Which.
        cards: Bag,
        /// The parts of a throw, if they were declared.
        declared: Option<Vec<Bag>>,
    },
    /// Cards were followed with or discarded wrongly, and it was found too late (藏张, art. 36): they stand.
    Revoke {
        /// By whom.
        seat: Seat,
        /// Which.
        cards: Bag,
    },
    /// Whether a throw stands, for whoever cannot see all hands: nothing, or how it fails.
    Verdict(Option<FailedThrow>),
    /// The next player in turn names the part of a failed throw that is led (art. 34(1)); the referee resolves it then.
    Choose {
        /// By whom.
        seat: Seat,
        /// The number of the part.
        part: usize,
    },
    /// A part is led instead of the failed throw.
    Resolve {
        /// The number of the part.
        part: usize,
        /// The grade of the fine for each part beaten.
        grade: Grade,
        /// What the other cards shown are.
        exposure: Exposure,
    },
    /// Cards become heavy exposed cards.
    Expose {
        /// Whose.
        seat: Seat,
        /// Which.
        cards: Bag,
    },
    /// A player picks up his exposed cards.
    PickUp(Seat),
    /// The next player in turn demands or forbids a lead.
    Demand(LeadDemand),
    /// A player with too few cards takes some of one who has too many (art. 32(2), (3)).
    Take {
        /// Who takes.
        seat: Seat,
        /// Of whom.
        from: Seat,
        /// Which, or how many where they are not seen.
        cards: Hand,
    },
    /// A side is fined.
    Fine {
        /// Which side.
        side: Side,
        /// How severely.
        grade: Grade,
        /// How many times.
        times: NonZeroU8,
    },
    /// The kitty is shown after the last trick, for whoever cannot see it.
    Reveal(Bag),
}
