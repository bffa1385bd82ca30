//! What the search remembers: proven bounds for positions at the start of a trick.

/// Bounds of the tricks the claimer's side still wins, both proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bounds {
    pub lower: u8,
    pub upper: u8,
}

#[derive(Clone, Copy, Debug)]
struct Entry {
    key: [u64; 4],
    bounds: Bounds,
    generation: u16,
}

/// A table of fixed size. A position may be forgotten for another but is never taken for one: whole keys are compared.
#[derive(Debug)]
pub(super) struct Memo {
    entries: Vec<Entry>,
    mask: usize,
    generation: u16,
}

const EMPTY: Entry = Entry { key: [0; 4], bounds: Bounds { lower: 0, upper: 13 }, generation: 0 };

/// Places looked at for one position.
const WAYS: usize = 4;

impl Memo {
    /// A table of 2 to the power `bits` positions, 40 bytes each.
    pub fn new(bits: u32) -> Memo {
        let size = 1usize << bits.clamp(4, 22);
        Memo { entries: vec![EMPTY; size], mask: size - WAYS, generation: 1 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 {
            self.entries.fill(EMPTY);
            self.generation = 1;
        }
    }

    fn place(&self, key: &[u64; 4]) -> usize {
        let mixed = key
            .iter()
            .fold(0u64, |hash, &word| (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29));
        (mixed ^ mixed >> 32) as usize & self.mask & !(WAYS - 1)
    }

    pub fn get(&self, key: &[u64; 4]) -> Option<Bounds> {
        let place = self.place(key);
        let ways = &self.entries[place..place + WAYS];
        ways.iter()
            .find(|entry| entry.generation == self.generation && entry.key == *key)
            .map(|entry| entry.bounds)
    }

    pub fn put(&mut self, key: [u64; 4], bounds: Bounds) {
        let place = self.place(&key);
        let generation = self.generation;
        let ways = &mut self.entries[place..place + WAYS];
        let same = ways.iter().position(|entry| entry.generation == generation && entry.key == key);
        let free = || ways.iter().position(|entry| entry.generation != generation);
        match same.or_else(free) {
            Some(way) => ways[way] = Entry { key, bounds, generation },
            None => {
                // The newest goes in front; the oldest of the bucket is forgotten.
                ways.rotate_right(1);
                ways[0] = Entry { key, bounds, generation };
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remembers_exactly_and_forgets_on_demand() {
        let mut memo = Memo::new(4);
        for i in 0..100u64 {
            memo.put([i, i * 3, 7, 0], Bounds { lower: (i % 13) as u8, upper: 13 });
        }
        let found = (0..100u64).filter_map(|i| memo.get(&[i, i * 3, 7, 0]).map(|bounds| (i, bounds)));
        let found: Vec<_> = found.collect();
        assert!(!found.is_empty() && found.len() <= 16);
        assert!(found.iter().all(|(i, bounds)| u64::from(bounds.lower) == i % 13));
        memo.clear();
        assert!((0..100u64).all(|i| memo.get(&[i, i * 3, 7, 0]).is_none()));
    }
}
