//! Random order: cryptographic by default, reproducible from a seed on request.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use core::fmt;

/// A source of uniform random numbers: the ChaCha20 stream under a key.
///
/// # Stability
///
/// What a seed gives is part of the interface: the same seed deals the same cards on every platform and in
/// every version of this crate.
///
/// ```
/// use tricklaw::cards::Source;
/// let (mut a, mut b) = (Source::from_seed(7), Source::from_seed(7));
/// assert_eq!(a.below(1 << 96), b.below(1 << 96));
/// ```
pub struct Source(ChaCha20Rng);

impl Source {
    /// A source that cannot be predicted, keyed by the operating system or the browser.
    ///
    /// # Errors
    ///
    /// [`EntropyError`] where the platform offers no secure randomness.
    pub fn from_entropy() -> Result<Source, EntropyError> {
        let mut key = [0; 32];
        getrandom::fill(&mut key).map_err(|_| EntropyError)?;
        Ok(Source::from_key(key))
    }

    /// A reproducible source; for tests, teaching and replays, not for a game whose cards must stay secret.
    pub fn from_seed(seed: u64) -> Source {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Source::from_key(key)
    }

    /// The source under a 256-bit key.
    pub fn from_key(key: [u8; 32]) -> Source {
        Source(ChaCha20Rng::from_seed(key))
    }

    /// A uniform number below `limit`, by rejection; 0 when `limit` is 0.
    pub fn below(&mut self, limit: u128) -> u128 {
        if limit <= 1 {
            return 0;
        }
        let mask = u128::MAX >> (limit - 1).leading_zeros();
        loop {
            let low = u128::from(self.0.next_u64());
            let high = if mask >> 64 == 0 { 0 } else { u128::from(self.0.next_u64()) };
            let drawn = (high << 64 | low) & mask;
            if drawn < limit {
                return drawn;
            }
        }
    }

    /// Puts the items in a uniformly random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u128 + 1) as usize;
            items.swap(last, other);
        }
    }
}

impl fmt::Debug for Source {
    /// The key stays out of logs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Source(..)")
    }
}

/// The platform offers no secure randomness.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct EntropyError;

impl fmt::Display for EntropyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no secure source of randomness here")
    }
}

impl core::error::Error for EntropyError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_promise() {
        // The first words of the ChaCha20 stream under the key 1, 0, 0, ...: fixed for ever.
        let mut source = Source::from_seed(1);
        let drawn: Vec<u128> = (0..3).map(|_| source.below(1 << 32)).collect();
        assert_eq!(drawn, SEED_ONE);
    }

    const SEED_ONE: [u128; 3] = [2_081_084_357, 1_213_188_216, 3_460_231_490];

    #[test]
    fn every_order_of_three_comes_up_equally_often() {
        let mut source = Source::from_seed(42);
        let mut seen = std::collections::HashMap::new();
        for _ in 0..6000 {
            let mut items = [0, 1, 2];
            source.shuffle(&mut items);
            *seen.entry(items).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        let chi: f64 = seen.values().map(|&n| (f64::from(n) - 1000.0).powi(2) / 1000.0).sum();
        assert!(chi < 20.5, "chi-square {chi} at 5 degrees of freedom, 0.1 % level 20.5");
    }

    #[test]
    fn bounds_hold_at_the_edges() {
        let mut source = Source::from_seed(3);
        assert_eq!(source.below(0), 0);
        assert_eq!(source.below(1), 0);
        assert!((0..1000).all(|_| source.below(5) < 5));
        let _ = source.below(u128::MAX);
    }

    #[test]
    fn entropy_differs_from_call_to_call() {
        let draw = || Source::from_entropy().unwrap().below(1 << 127);
        assert_ne!(draw(), draw());
    }
}
