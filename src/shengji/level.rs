//! What a deal's points come to: levels risen, who deals next, and the game from two to past the ace (art. 19, 20).

use super::rules::{GameEnd, Rules};
use super::seat::{Seat, Side};
use crate::cards::Rank;
use crate::cite::{Book, Citation};
use core::fmt;

/// Who wins a deal, and how many levels they rise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// The dealer's side succeeds and rises at least one level (table 2).
    DealerRises(u64),
    /// The defenders take over the deal (上台) and rise, possibly by nothing (table 3).
    DefendersTakeOver(u64),
}

/// The most points a total may have, of either sign: the last multiple of five that an `f64`, a number of JavaScript, is sure to
/// hold exactly. A deal comes to less, however often its kitty counts.
pub const MOST_POINTS: i64 = (1 << 53) - 2;

/// Points that cannot be: not a multiple of five, beyond [`MOST_POINTS`], or not one to three decks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ImpossiblePoints;

impl ImpossiblePoints {
    /// The article the points come from.
    pub const fn law(&self) -> Citation {
        Citation::new(Book::Shengji2002, "6(2)")
    }
}

impl fmt::Display for ImpossiblePoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("points are multiples of five, with one, two or three decks")
    }
}

impl core::error::Error for ImpossiblePoints {}

/// The dealer's side's points: what the packs hold less the defenders' total (A23).
///
/// The total is what the defenders took in tricks, the multiplied kitty if they won the last one, plus fines on the
/// dealer's side, less their own (A30). It may be negative or above what the packs hold.
///
/// ```
/// use tricklaw::shengji::dealer_points;
/// assert_eq!(dealer_points(75, 2), 125); // the dealer's side rises one level
/// assert_eq!(dealer_points(-40, 2), 240); // four levels
/// ```
pub const fn dealer_points(defenders_total: i64, decks: u8) -> i64 {
    (100 * decks as i64).saturating_sub(defenders_total)
}

/// Who wins a deal and how far they rise (tables 2 and 3, which are two views of the defenders' total).
///
/// The bands go on with the printed width beyond the printed rows, in both directions (A44): 20, 40 or 60 points.
///
/// # Errors
///
/// [`ImpossiblePoints`] for a total that is no multiple of five or beyond [`MOST_POINTS`], or other than 1 to 3 decks.
///
/// ```
/// use tricklaw::shengji::{Outcome, outcome};
/// assert_eq!(outcome(75, 2), Ok(Outcome::DealerRises(1)));
/// assert_eq!(outcome(0, 2), Ok(Outcome::DealerRises(3)));
/// assert_eq!(outcome(80, 2), Ok(Outcome::DefendersTakeOver(0)));
/// assert_eq!(outcome(-45, 2), Ok(Outcome::DealerRises(5)));
/// ```
pub const fn outcome(defenders_total: i64, decks: u8) -> Result<Outcome, ImpossiblePoints> {
    if defenders_total.unsigned_abs() > MOST_POINTS as u64 {
        return Err(ImpossiblePoints);
    }
    outcome_of_any(defenders_total, decks)
}

/// The same for the total of a table, which may be of any size.
pub(super) const fn outcome_of_any(defenders_total: i64, decks: u8) -> Result<Outcome, ImpossiblePoints> {
    if decks < 1 || decks > 3 || defenders_total % 5 != 0 {
        return Err(ImpossiblePoints);
    }
    let band = 20 * decks as i64;
    Ok(if defenders_total >= 2 * band {
        Outcome::DefendersTakeOver(((defenders_total - 2 * band) / band) as u64)
    } else if defenders_total >= band {
        Outcome::DealerRises(1)
    } else if defenders_total > 0 {
        Outcome::DealerRises(2)
    } else {
        Outcome::DealerRises(3 + defenders_total.unsigned_abs().div_ceil(band as u64))
    })
}

/// A game (局): both sides from two upwards until one has passed the ace (art. 6(24); A25).
///
/// ```
/// use tricklaw::cards::Rank;
/// use tricklaw::shengji::{Game, Outcome, Rules, Seat, Side};
/// let mut game = Game::new(Rules::CN_2002);
/// game.record(Seat::South, Outcome::DealerRises(2)).unwrap();
/// assert_eq!((game.dealer(), game.level(Side::NorthSouth)), (Some(Seat::North), Rank::Four));
/// game.record(Seat::North, Outcome::DefendersTakeOver(0)).unwrap();
/// assert_eq!((game.dealer(), game.level(Side::EastWest)), (Some(Seat::West), Rank::Two));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Game {
    rules: Rules,
    levels: [Rank; 2],
    dealer: Option<Seat>,
    winner: Option<Side>,
}

/// Why a deal cannot be recorded in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameRefusal {
    /// The game is over.
    Over,
    /// Another player deals.
    OtherDealer(Seat),
}

impl GameRefusal {
    /// The stable name of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            GameRefusal::Over => "game-over",
            GameRefusal::OtherDealer(_) => "other-dealer",
        }
    }

    /// The article that says so.
    pub const fn law(&self) -> Citation {
        Citation::new(
            Book::Shengji2002,
            match self {
                GameRefusal::Over => "6(24)",
                GameRefusal::OtherDealer(_) => "6(13)",
            },
        )
    }
}

impl fmt::Display for GameRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GameRefusal::Over => f.write_str("the game is over"),
            GameRefusal::OtherDealer(seat) => write!(f, "{seat} deals"),
        }
    }
}

impl core::error::Error for GameRefusal {}

impl Game {
    /// A new game: both sides at two, the dealer found by declaring (art. 8).
    pub const fn new(rules: Rules) -> Game {
        Game { rules, levels: [Rank::Two; 2], dealer: None, winner: None }
    }

    /// A game from some point on: each side's level, and the next dealer unless the first deal decides.
    pub fn from_levels(rules: Rules, levels: impl Fn(Side) -> Rank, dealer: Option<Seat>) -> Game {
        Game { rules, levels: Side::ALL.map(levels), dealer, winner: None }
    }

    /// A side's level.
    pub const fn level(&self, side: Side) -> Rank {
        self.levels[side.index()]
    }

    /// Who deals next; nothing before the first deal.
    pub const fn dealer(&self) -> Option<Seat> {
        self.dealer
    }

    /// The level of the next deal: that of the dealer's side.
    pub fn playing(&self) -> Rank {
        self.dealer.map_or(Rank::Two, |dealer| self.level(dealer.side()))
    }

    /// The side that has won the game.
    pub const fn winner(&self) -> Option<Side> {
        self.winner
    }

    /// Records a deal: the side that won it rises and deals next, the dealer's partner or the player after the dealer.
    ///
    /// # Errors
    ///
    /// [`GameRefusal`] if the game is over or another player deals; the game is unchanged.
    pub fn record(&mut self, dealer: Seat, outcome: Outcome) -> Result<(), GameRefusal> {
        if self.winner.is_some() {
            return Err(GameRefusal::Over);
        }
        if let Some(due) = self.dealer.filter(|&due| due != dealer) {
            return Err(GameRefusal::OtherDealer(due));
        }
        let (next, rise, played) = match outcome {
            Outcome::DealerRises(rise) => (dealer.partner(), rise, true),
            Outcome::DefendersTakeOver(rise) => (dealer.next(), rise, false),
        };
        let side = next.side();
        let from = self.level(side);
        // A side that has not just played its level as the dealer's side does not leave one that must be played.
        let stays = !played && self.rules.must_play.contains(from);
        let to = if stays { from } else { self.risen(from, rise) };
        let won = match self.rules.game_end {
            GameEnd::PassingAce => played && from == Rank::Ace,
            GameEnd::ReachingAce => to == Rank::Ace && (played || from != Rank::Ace),
        };
        self.winner = won.then_some(side);
        self.levels[side.index()] = to;
        self.dealer = Some(next);
        Ok(())
    }

    /// The level after rising: not past the ace, nor past a level that must be played.
    fn risen(&self, from: Rank, rise: u64) -> Rank {
        let mut reached = from;
        for (level, _) in Rank::ALL.into_iter().filter(|&level| level > from).zip(0..rise) {
            reached = level;
            if self.rules.must_play.contains(level) {
                break;
            }
        }
        reached
    }
}
