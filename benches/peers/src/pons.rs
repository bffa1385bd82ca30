//! pons-dds, through its safe interface.

use tricklaw::bridge::solve::TrickTable;
use tricklaw::bridge::{BySeat, Seat, hand_text};
use tricklaw::cards::CardSet;

pub struct Pons;

impl Pons {
    pub fn table(&self, hands: &BySeat<CardSet>) -> TrickTable {
        let text: Vec<String> = Seat::ALL.into_iter().map(|seat| hand_text(hands[seat])).collect();
        let deal: pons_dds::FullDeal = format!("N:{}", text.join(" ")).parse().expect("a deal");
        let mut solver = pons_dds::Solver::new(contract_bridge::Strain::Notrump);
        let out = pons_dds::solve_deal_on(&mut solver, deal);
        TrickTable::from_fn(|declarer, denomination| {
            use contract_bridge::{Seat as S, Strain};
            let strains = [Strain::Clubs, Strain::Diamonds, Strain::Hearts, Strain::Spades, Strain::Notrump];
            let seats = [S::North, S::East, S::South, S::West];
            out[strains[denomination.index()]].get(seats[declarer.index()]).get()
        })
    }
}
