//! wip
#![allow(missing_docs)]
use super::hints::Hints;
use super::position::{Position, Relative};
use super::search::{Search, YES};
use super::table::Table;
use crate::bridge::{BySeat, Denomination, Seat};
use crate::cards::CardSet;

pub struct Solver {
    table: Table,
    hints: Hints,
    pub nodes: u64,
    pub searches: u64,
}
impl core::fmt::Debug for Solver {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "Solver")
    }
}

impl Solver {
    pub fn new(bytes: usize) -> Solver {
        Solver { table: Table::new(bytes), hints: Hints::new(), nodes: 0, searches: 0 }
    }
    pub fn stats(&self) -> (u64, u64, u64) {
        (self.table.probes, self.table.scans, self.table.clears)
    }

    fn probe(&mut self, at: &Relative, trump: bool, need: u32) -> bool {
        let mut search = Search::new(&mut self.table, &mut self.hints);
        let hands = at.node.hands();
        let mut ply = at.ply;
        ply.need = need;
        let mut proof = 0;
        let answer = match (at.turn, trump) {
            (0, true) => search.trick::<true>(&at.node, need),
            (0, false) => search.trick::<false>(&at.node, need),
            (1, true) => search.play::<true, 1>(&at.node, &hands, &ply, None, &mut proof),
            (1, false) => search.play::<false, 1>(&at.node, &hands, &ply, None, &mut proof),
            (2, true) => search.play::<true, 2>(&at.node, &hands, &ply, None, &mut proof),
            (2, false) => search.play::<false, 2>(&at.node, &hands, &ply, None, &mut proof),
            (_, true) => search.play::<true, 3>(&at.node, &hands, &ply, None, &mut proof),
            (_, false) => search.play::<false, 3>(&at.node, &hands, &ply, None, &mut proof),
        };
        self.nodes += search.nodes;
        self.searches += 1;
        answer & YES != 0
    }

    /// Tricks for the leader's side.
    fn leader_tricks(&mut self, at: &Relative, trump: bool, guess: u32) -> u32 {
        let (mut lower, mut upper) = (0, at.node.tricks);
        let mut need = guess.clamp(1, at.node.tricks.max(1));
        while lower < upper {
            if self.probe(at, trump, need) {
                lower = need;
                need += 1;
            } else {
                upper = need - 1;
                need -= 1;
            }
        }
        lower
    }

    /// Tricks for the side to move.
    pub fn tricks(&mut self, position: &Position) -> u8 {
        let at = position.relative();
        let trump = position.denomination().trump().is_some();
        self.table.clear();
        let tricks = self.leader_tricks(&at, trump, at.node.tricks / 2) as u8;
        if at.turn % 2 == 0 { tricks } else { position.tricks_left() - tricks }
    }

    pub fn table(&mut self, hands: BySeat<CardSet>) -> [[u8; 4]; 5] {
        let mut out = [[0; 4]; 5];
        for denomination in Denomination::ALL {
            self.table.clear();
            let mut ns = 7;
            for leader in [Seat::West, Seat::East, Seat::North, Seat::South] {
                let position = Position::new(hands, denomination, leader, &[]).unwrap();
                let at = position.relative();
                let trump = denomination.trump().is_some();
                let n = at.node.tricks;
                let is_ns = leader.index() % 2 == 0;
                let guess = if is_ns { ns } else { n - ns };
                // Ask the nearer question first.
                let tricks = self.leader_tricks(&at, trump, guess);
                ns = if is_ns { tricks } else { n - tricks };
                out[denomination.index()][leader.previous().index()] = (n - tricks) as u8;
            }
        }
        out
    }
}
