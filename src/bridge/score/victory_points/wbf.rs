//! The World Bridge Federation's scales of 2013.
//!
//! Both rest on one curve. With `n` boards a margin of `15 √n` IMPs is a blitz (20 to 0); below it a margin `m` is
//! worth `10 + 10 (1 - τ^(3m / 15√n)) / (1 - τ³)` with τ the golden section. No IMP may be worth more than the one
//! before it: where rounding to hundredths (or to whole points) broke that, the table is corrected.

use super::VpBand;

/// The logarithm of τ³, the golden section (√5 - 1) / 2 to the third power.
const STEEPNESS: f64 = -1.443_635_475_178_810_4;

/// The margin of a blitz.
fn blitz(boards: u32) -> f64 {
    15.0 * f64::from(boards).sqrt()
}

/// How much of the way from a draw to a blitz a margin is worth: the curve at that part of the margin of a blitz.
fn curve(part: f64) -> f64 {
    // The series of the exponential less 1, to well below what rounding can notice; the powers of the standard library
    // are a kilobyte that every page would load.
    let less = |exponent: f64| {
        let terms = (1..30).scan(1.0, |term, n| {
            *term *= exponent / f64::from(n);
            Some(*term)
        });
        terms.sum::<f64>()
    };
    less(STEEPNESS * part) / less(STEEPNESS)
}

/// A band for each margin, in hundredths, the loser having what is left of 20.
pub(super) fn continuous(boards: u32) -> Vec<VpBand> {
    let blitz = blitz(boards);
    let worth = |margin: u32| {
        let share = curve(f64::from(margin) / blitz);
        ((1000.0 + 1000.0 * share + 0.5).floor() as i32).min(2000)
    };
    let mut winner: Vec<i32> = (0..=blitz.ceil() as u32).map(worth).collect();
    make_concave(&mut winner);
    let bands = winner.iter().zip(0..);
    bands.map(|(&winner_c, from)| VpBand { from, winner_c, loser_c: 2000 - winner_c }).collect()
}

/// Raises single values by the least possible until no step is larger than the one before it. A raised value can
/// only spoil its neighbours, so those are looked at again.
fn make_concave(values: &mut [i32]) {
    let mut at = 1;
    while at + 1 < values.len() {
        if values[at + 1] - values[at] > values[at] - values[at - 1] {
            values[at] += 1;
            at = at.saturating_sub(1).max(1);
        } else {
            at += 1;
        }
    }
}

/// Bands in whole points, from `middle` for a draw to twice that: each band ends where the curve passes the half
/// point, and a band may not be narrower than the one before it (the drawn band counting on both sides of 0).
pub(super) fn discrete(boards: u32, middle: u32) -> Vec<VpBand> {
    let blitz = blitz(boards);
    let mut margin = 0;
    // The last margin of each band but the blitz.
    let mut last: Vec<i32> = Vec::new();
    for band in 0..middle {
        let share = (f64::from(band) + 0.5) / f64::from(middle);
        while curve(f64::from(margin + 1) / blitz) < share {
            margin += 1;
        }
        last.push(margin);
    }
    let mut at = 0;
    while at + 1 < last.len() {
        let width = if at == 0 { 2 * last[0] + 1 } else { last[at] - last[at - 1] };
        if last[at + 1] - last[at] < width {
            last[at] -= 1;
            at = at.saturating_sub(1);
        } else {
            at += 1;
        }
    }
    let hundredths = |points: usize| points as i32 * 100;
    let middle = middle as usize;
    let band = |points: usize, from: i32| VpBand {
        from: from.max(0) as u32,
        winner_c: hundredths(middle + points),
        loser_c: hundredths(middle - points),
    };
    let mut bands = vec![band(0, 0)];
    bands.extend(last.iter().enumerate().map(|(points, &last)| band(points + 1, last + 1)));
    bands
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_step_is_larger_than_the_one_before() {
        for boards in 1..=200 {
            let bands = continuous(boards);
            let worth: Vec<i32> = bands.iter().map(|band| band.winner_c).collect();
            assert_eq!((worth.first(), worth.last()), (Some(&1000), Some(&2000)), "{boards}");
            for steps in worth.windows(3) {
                assert!(steps[2] - steps[1] <= steps[1] - steps[0] && steps[2] >= steps[1], "{boards}");
            }
        }
    }

    #[test]
    fn rounding_is_never_in_doubt() {
        // A value this close to a half could round differently on another machine.
        let golden = (5_f64.sqrt() - 1.0) / 2.0;
        for boards in 1..=500_u32 {
            for margin in 0..blitz(boards).ceil() as u32 {
                let part = f64::from(margin) / blitz(boards);
                let share = (1.0 - golden.powf(3.0 * part)) / (1.0 - golden.powi(3));
                assert!((share - curve(part)).abs() < 1e-14, "{boards} boards, {margin} IMPs");
                let from_half = (share * 1000.0 - (share * 1000.0).floor() - 0.5).abs();
                assert!(from_half > 1e-9, "{boards} boards, {margin} IMPs");
            }
        }
    }

    #[test]
    fn bands_ascend_for_every_length() {
        for boards in 1..=300 {
            let bands = discrete(boards, 10);
            assert_eq!(bands[0].from, 0, "{boards}");
            assert_eq!(bands.last().map(|band| band.winner_c), Some(2000), "{boards}");
            assert!(bands.windows(2).all(|pair| pair[0].from < pair[1].from), "{boards}: {bands:?}");
        }
    }
}
