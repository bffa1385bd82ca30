//! Par: the score when both sides bid and play their best with all cards known.

use super::trick_table::TrickTable;
use crate::bridge::score::score;
use crate::bridge::{Bid, Contract, Doubling, Seat, Side, Undertaking, Vulnerability};
use core::fmt;

/// A contract that ends the auction at par, and its result.
///
/// ```
/// use tricklaw::bridge::solve::ParContract;
/// let sacrifice = ParContract { contract: "5DX E".parse().unwrap(), tricks: 9 };
/// assert_eq!(sacrifice.to_string(), "5DX E -2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParContract {
    /// The contract; one that fails is doubled, one that is made is not.
    pub contract: Contract,
    /// The tricks its declarer takes.
    pub tricks: u8,
}

impl fmt::Display for ParContract {
    /// `4S N =`, `3NT S +1`, `5DX E -2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match i32::from(self.tricks) - i32::from(self.contract.tricks_needed()) {
            0 => write!(f, "{} =", self.contract),
            difference => write!(f, "{} {difference:+}", self.contract),
        }
    }
}

/// The par of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Par {
    /// What north-south score: negative when it is east-west's.
    pub score: i32,
    /// The contracts in which a best auction may end, in the order of bids, clockwise from north within a bid; none when
    /// it is to be passed out. Of several levels of one denomination that score the same the lowest stands for all. A
    /// contract where nobody would stop, because a higher bid tries for more at no risk, is not among them.
    pub contracts: Vec<ParContract>,
}

/// The par of a deal: each side takes the declarer who does better, bids on when that pays, and doubles what fails.
///
/// The side of the dealer bids first, which counts when both can make the same contract.
///
/// ```
/// use tricklaw::bridge::solve::{TrickTable, par};
/// use tricklaw::bridge::{Denomination, Seat, Side, Vulnerability};
/// // North-south make ten tricks in spades, east-west nine in hearts, and little else is on.
/// let table = TrickTable::from_fn(|declarer, denomination| match (declarer.side(), denomination) {
///     (Side::NorthSouth, Denomination::Spades) => 10,
///     (Side::EastWest, Denomination::Hearts) => 9,
///     (Side::NorthSouth, Denomination::Hearts) => 4,
///     (Side::EastWest, Denomination::Spades) => 3,
///     _ => 6,
/// });
/// // Four spades by them makes 620; five hearts doubled costs 300.
/// let par = par(&table, Seat::North, Vulnerability::NorthSouth);
/// assert_eq!(par.score, 300);
/// let contracts: Vec<String> = par.contracts.iter().map(|c| c.to_string()).collect();
/// assert_eq!(contracts, ["5HX E -2", "5HX W -2"]);
/// ```
pub fn par(table: &TrickTable, dealer: Seat, vulnerability: Vulnerability) -> Par {
    let auction = Auction::new(table, vulnerability);
    let first = dealer.side();
    let second = first.other();
    // The last to speak may open or leave it passed out, and so back to the dealer.
    let opening = |side: Side| {
        let auction = &auction;
        Bid::all().map(move |bid| auction.after(bid, side))
    };
    let mut passed = 0;
    let mut when_first_passes = 0;
    for side in [second, first, second, first] {
        when_first_passes = passed;
        passed = better(side, passed, opening(side));
    }
    let score = passed;
    let reachable = |bid: Bid, side: Side| {
        let overcalled =
            || Bid::all().take_while(|&lower| lower < bid).any(|lower| auction.after(lower, first) == score);
        side == first || when_first_passes == score || overcalled()
    };
    let mut contracts: Vec<ParContract> = Vec::new();
    for bid in Bid::all() {
        for side in Side::ALL {
            let ends = auction.passed(bid, side) == score && auction.after(bid, side) == score;
            let lower = |known: &ParContract| {
                known.contract.declarer.side() == side && known.contract.denomination() == bid.denomination()
            };
            let named = contracts.iter().any(lower);
            if ends && !named && reachable(bid, side) && !auction.leaves_more(bid, score) {
                contracts.extend(auction.contracts(bid, side));
            }
        }
    }
    Par { score, contracts }
}

/// The best of several scores for a side.
fn better(side: Side, score: i32, others: impl Iterator<Item = i32>) -> i32 {
    match side {
        Side::NorthSouth => others.fold(score, i32::max),
        Side::EastWest => others.fold(score, i32::min),
    }
}

const BIDS: usize = 35;

/// The auction with all cards known.
struct Auction<'a> {
    table: &'a TrickTable,
    /// North-south's score when the auction ends after a bid, by bid and side.
    passed: [[i32; 2]; BIDS],
    /// And when both sides go on as they should.
    after: [[i32; 2]; BIDS],
}

impl<'a> Auction<'a> {
    fn new(table: &'a TrickTable, vulnerability: Vulnerability) -> Auction<'a> {
        let mut auction = Auction { table, passed: [[0; 2]; BIDS], after: [[0; 2]; BIDS] };
        // From the highest bid down: a bid is answered by a higher one or not at all.
        let mut best = [None; 2];
        let bids: Vec<Bid> = Bid::all().collect();
        for bid in bids.into_iter().rev() {
            let at = index(bid);
            for side in Side::ALL {
                let tricks = table.best(side, bid.denomination());
                let undertaking = Undertaking { bid, doubling: doubling(bid, tricks) };
                // A table may hold more than 13 only if somebody put it there: then the score is that of 13.
                let own = score(undertaking, vulnerability.includes(side), tricks.min(13)).unwrap_or(0);
                auction.passed[at][side.index()] = if side == Side::NorthSouth { own } else { -own };
            }
            for side in Side::ALL {
                let passed = auction.passed[at][side.index()];
                auction.after[at][side.index()] =
                    better(side.other(), passed, best[side.other().index()].into_iter());
            }
            for side in Side::ALL {
                let value = auction.after[at][side.index()];
                let known = &mut best[side.index()];
                *known = Some(better(side, value, known.iter().copied()));
            }
        }
        auction
    }

    fn passed(&self, bid: Bid, side: Side) -> i32 {
        self.passed[index(bid)][side.index()]
    }

    fn after(&self, bid: Bid, side: Side) -> i32 {
        self.after[index(bid)][side.index()]
    }

    /// Whether a side has a bid above `bid` that risks nothing against par and wins more if the others let it be: nobody
    /// would stop below it.
    fn leaves_more(&self, bid: Bid, par: i32) -> bool {
        let free_try = |higher: Bid, side: Side| {
            let passed = self.passed(higher, side);
            self.after(higher, side) == par && better(side, par, core::iter::once(passed)) != par
        };
        Bid::all()
            .filter(|&higher| higher > bid)
            .any(|higher| Side::ALL.into_iter().any(|side| free_try(higher, side)))
    }

    /// The contract by each player of the side who does as well as can be done.
    fn contracts(&self, bid: Bid, side: Side) -> impl Iterator<Item = ParContract> {
        let tricks = self.table.best(side, bid.denomination());
        let able =
            move |seat: &Seat| seat.side() == side && self.table.tricks(*seat, bid.denomination()) == tricks;
        Seat::ALL.into_iter().filter(able).map(move |declarer| ParContract {
            contract: Contract { bid, doubling: doubling(bid, tricks), declarer },
            tricks,
        })
    }
}

fn doubling(bid: Bid, tricks: u8) -> Doubling {
    if tricks < bid.level() + 6 { Doubling::Doubled } else { Doubling::Undoubled }
}

/// The number of a bid from 0.
fn index(bid: Bid) -> usize {
    5 * usize::from(bid.level() - 1) + bid.denomination().index()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bridge::Denomination;

    /// A table from the tricks of each side, notrump first.
    fn table(ns: [u8; 5], ew: [u8; 5]) -> TrickTable {
        TrickTable::from_fn(|seat, denomination| {
            let row = if seat.side() == Side::NorthSouth { ns } else { ew };
            row[4 - denomination.index()]
        })
    }

    fn shown(table: &TrickTable, dealer: Seat, vulnerability: Vulnerability) -> (i32, String) {
        let par = par(table, dealer, vulnerability);
        let contracts: Vec<String> = par.contracts.iter().map(ParContract::to_string).collect();
        (par.score, contracts.join(", "))
    }

    #[test]
    fn nothing_makes_and_nobody_bids() {
        let flat = table([6; 5], [6; 5]);
        for dealer in Seat::ALL {
            for vulnerability in Vulnerability::ALL {
                assert_eq!(shown(&flat, dealer, vulnerability), (0, String::new()));
            }
        }
    }

    #[test]
    fn the_dealer_gets_there_first() {
        // Both sides make one notrump and nothing else.
        let both = table([7, 5, 5, 5, 5], [7, 5, 5, 5, 5]);
        assert_eq!(shown(&both, Seat::North, Vulnerability::None), (90, "1NT N =, 1NT S =".into()));
        assert_eq!(shown(&both, Seat::West, Vulnerability::None), (-90, "1NT E =, 1NT W =".into()));
    }

    #[test]
    fn a_sacrifice_pays_or_does_not_with_the_vulnerability() {
        // Game in hearts for north-south; nine tricks in spades for east-west.
        let game = table([8, 4, 10, 6, 6], [5, 9, 3, 7, 7]);
        assert_eq!(shown(&game, Seat::North, Vulnerability::None), (100, "4SX E -1, 4SX W -1".into()));
        assert_eq!(shown(&game, Seat::North, Vulnerability::All), (200, "4SX E -1, 4SX W -1".into()));
        let weaker = table([8, 6, 10, 6, 6], [5, 7, 3, 7, 7]);
        assert_eq!(shown(&weaker, Seat::South, Vulnerability::None).0, 420);
        assert_eq!(
            shown(&weaker, Seat::South, Vulnerability::NorthSouth),
            (500, "4SX E -3, 4SX W -3".into())
        );
        assert_eq!(shown(&weaker, Seat::South, Vulnerability::EastWest), (420, "4H N =, 4H S =".into()));
    }

    #[test]
    fn the_lowest_safe_level_stands_for_those_that_score_the_same() {
        let part = table([7, 5, 9, 5, 5], [5, 7, 4, 7, 6]);
        // One heart leaves them one spade, which makes; two and three hearts score the same 140.
        let (score, contracts) = shown(&part, Seat::North, Vulnerability::All);
        assert_eq!((score, contracts.as_str()), (140, "2H N +1, 2H S +1"));
    }

    #[test]
    fn the_better_declarer_plays() {
        let table = TrickTable::from_fn(|seat, denomination| match (seat, denomination) {
            (Seat::South, Denomination::NoTrump) => 9,
            (Seat::North, Denomination::NoTrump) => 8,
            _ => 4,
        });
        assert_eq!(shown(&table, Seat::East, Vulnerability::None), (400, "3NT S =".into()));
    }
}
