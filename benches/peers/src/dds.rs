//! DDS, through the C interface of `dds-bridge-sys`.

use dds_bridge_sys as sys;
use std::collections::BTreeSet;
use tricklaw::bridge::solve::{Position, TrickTable};
use tricklaw::bridge::{BySeat, Denomination, Seat, Side, Vulnerability};
use tricklaw::cards::{Card, CardSet, Rank, Suit};

pub struct Dds(*mut sys::DdsSolverContext);

/// Spades first, notrump last.
fn strain(denomination: Denomination) -> usize {
    denomination.trump().map_or(4, |suit| 3 - suit.index())
}

fn holdings(hands: &BySeat<CardSet>) -> [[u32; 4]; 4] {
    let mut cards = [[0; 4]; 4];
    for seat in Seat::ALL {
        for suit in Suit::ALL {
            cards[seat.index()][3 - suit.index()] = u32::from(hands[seat].ranks(suit)) << 2;
        }
    }
    cards
}

impl Dds {
    pub fn new() -> Dds {
        let config = sys::DdsSolverConfig { tt_kind: 2, tt_mem_default_mb: 0, tt_mem_maximum_mb: 0 };
        // SAFETY: the configuration lives through the call; the context is used by this value alone.
        Dds(unsafe { sys::dds_solver_context_new(&config) })
    }

    pub fn table(&mut self, hands: &BySeat<CardSet>) -> TrickTable {
        let deal = sys::DdTableDeal { cards: holdings(hands) };
        let mut out = sys::DdTableResults::default();
        // SAFETY: both live through the call.
        let status = unsafe { sys::dds_calc_dd_table(self.0, &deal, &mut out) };
        assert_eq!(status, 1, "DDS refuses the deal");
        TrickTable::from_fn(|declarer, denomination| {
            out.res_table[strain(denomination)][declarer.index()] as u8
        })
    }

    /// Every legal card and its tricks.
    pub fn cards(&mut self, position: &Position) -> BTreeSet<(Card, u8)> {
        let mut deal = sys::Deal {
            trump: strain(position.denomination()) as i32,
            first: position.leader().index() as i32,
            ..sys::Deal::default()
        };
        for (i, card) in position.played().enumerate() {
            deal.currentTrickSuit[i] = 3 - card.suit().index() as i32;
            deal.currentTrickRank[i] = card.rank().index() as i32 + 2;
        }
        deal.remainCards = holdings(position.hands());
        let mut out = sys::FutureTricks::default();
        // SAFETY: both live through the call.
        let status = unsafe { sys::dds_solve_board(self.0, &deal, -1, 3, 1, &mut out) };
        assert_eq!(status, 1, "DDS refuses the position");
        let mut values = BTreeSet::new();
        for i in 0..out.cards as usize {
            let suit = Suit::ALL[3 - out.suit[i] as usize];
            let card = |rank: usize| Card::new(suit, Rank::ALL[rank]);
            values.insert((card(out.rank[i] as usize - 2), out.score[i] as u8));
            for rank in (0..13).filter(|rank| out.equals[i] >> (rank + 2) & 1 == 1) {
                values.insert((card(rank), out.score[i] as u8));
            }
        }
        values
    }

    /// The par score and contracts.
    pub fn par(table: &TrickTable, dealer: Seat, vulnerability: Vulnerability) -> (i32, BTreeSet<String>) {
        let mut tricks = sys::DdTableResults::default();
        for denomination in Denomination::ALL {
            for seat in Seat::ALL {
                tricks.res_table[strain(denomination)][seat.index()] = table.tricks(seat, denomination).into();
            }
        }
        let vulnerable = match vulnerability {
            Vulnerability::None => 0,
            Vulnerability::All => 1,
            Vulnerability::NorthSouth => 2,
            Vulnerability::EastWest => 3,
        };
        let mut out = sys::ParResultsMaster::default();
        // SAFETY: both live through the call.
        let status = unsafe { sys::DealerParBin(&tricks, &mut out, dealer.index() as i32, vulnerable) };
        assert_eq!(status, 1, "DDS refuses the table");
        let mut contracts = BTreeSet::new();
        for contract in &out.contracts[..out.number as usize] {
            let denomination = ["NT", "S", "H", "D", "C"][contract.denom as usize];
            let (doubled, result) = match (contract.under_tricks, contract.over_tricks) {
                (0, 0) => ("", "=".to_string()),
                (0, over) => ("", format!("+{over}")),
                (under, _) => ("X", format!("-{under}")),
            };
            let seats: Vec<Seat> = match contract.seats {
                4 => Seat::ALL.into_iter().filter(|seat| seat.side() == Side::NorthSouth).collect(),
                5 => Seat::ALL.into_iter().filter(|seat| seat.side() == Side::EastWest).collect(),
                one => vec![Seat::ALL[one as usize]],
            };
            for seat in seats {
                contracts.insert(format!("{}{denomination}{doubled} {seat} {result}", contract.level));
            }
        }
        (out.score, contracts)
    }
}
