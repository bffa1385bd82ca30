//! Cards that settled similar questions before: only a hint where to look first, never a proof.

use super::ply::Ply;

const SIZE: usize = 1 << 15;

/// A small cache from a hand and the state of the trick to the card that settled it last time.
pub(super) struct Hints {
    cards: Vec<u32>,
}

impl Hints {
    pub fn new() -> Hints {
        Hints { cards: vec![0; SIZE] }
    }

    pub fn key(hand: u64, ply: &Ply, seat: usize) -> u64 {
        let state = (ply.best | ply.led << 6 | (seat as u32) << 12 | ply.winner << 14) as u64;
        (hand ^ state << 48 ^ state.wrapping_mul(0xD6E8_FEB8_6659_FD93)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }

    pub fn get(&self, key: u64) -> Option<u8> {
        let entry = self.cards[(key >> 49) as usize & (SIZE - 1)];
        let tag = (key as u32 >> 7) << 7;
        if entry & !127 == tag && entry & 64 != 0 { Some(entry as u8 & 63) } else { None }
    }

    pub fn put(&mut self, key: u64, card: u8) {
        let tag = (key as u32 >> 7) << 7;
        self.cards[(key >> 49) as usize & (SIZE - 1)] = tag | 64 | u32::from(card);
    }
}
