//! How far a board has come, and how it ended.

use crate::bridge::call::Call;
use crate::bridge::contract::Contract;
use crate::bridge::law::ArtificialScore;
use crate::bridge::seat::Seat;

/// How far a board has come.
///
/// ```
/// use tricklaw::bridge::{Board, Deal, Phase, Table};
/// let table = Table::of_deal(Board::numbered(1).unwrap(), &Deal::from_number(0).unwrap());
/// assert_eq!((table.phase(), table.phase().name()), (Phase::Auction, "auction"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Phase {
    /// Calls are being made (law 17).
    Auction,
    /// The auction is over and the opening lead is not faced: leads, reviews and questions (laws 22B and 41).
    OpeningLead,
    /// The opening lead is faced (law 41C).
    Play,
    /// Passed out, played out or settled by an agreed claim.
    Over,
}

impl Phase {
    /// The stable name: `auction`, `opening-lead`, `play` or `over`.
    pub const fn name(self) -> &'static str {
        match self {
            Phase::Auction => "auction",
            Phase::OpeningLead => "opening-lead",
            Phase::Play => "play",
            Phase::Over => "over",
        }
    }
}

/// How a board ended.
///
/// ```
/// use tricklaw::bridge::BoardResult;
/// let made = BoardResult::Played { contract: "1H E".parse().unwrap(), tricks: 7, score: 80 };
/// assert_eq!((made.north_south(), BoardResult::PassedOut.north_south()), (-80, 0));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardResult {
    /// Four passes: nobody scores (laws 22A1 and 77D).
    PassedOut,
    /// A contract was played.
    Played {
        /// The contract.
        contract: Contract,
        /// The tricks of the declarer's side, 0 to 13, after the transfers that rulings ordered (law 64).
        tricks: u8,
        /// The score of the declarer's side (law 77), negative when the contract failed.
        score: i32,
    },
    /// The board could not be played: an artificial adjusted score (law 12C2).
    Adjusted(ArtificialScore),
}

impl BoardResult {
    /// The score of north-south; east-west score its negative. An adjusted score has none at the table: 0.
    pub const fn north_south(self) -> i32 {
        match self {
            BoardResult::PassedOut | BoardResult::Adjusted(_) => 0,
            BoardResult::Played { contract, score, .. } => match contract.declarer {
                Seat::North | Seat::South => score,
                Seat::East | Seat::West => score.saturating_neg(),
            },
        }
    }
}

/// A call that stands, and who made it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TableCall {
    /// Who made it.
    pub by: Seat,
    /// The call.
    pub call: Call,
}

crate::shown::shown_by!(name: Phase);
