//! The operators of [`Exact`]: exact within 128 bits, on a fine grid beyond them, in order always.

use super::Exact;
use core::cmp::Ordering;
use core::ops::{Add, AddAssign, Mul, Neg, Sub};

/// The grid a result too fine for 128 bits is rounded to: 10⁻¹².
const GRID: i128 = 1_000_000_000_000;
/// The largest whole part of a result on the grid: 10²⁴.
const LIMIT: i128 = 1_000_000_000_000_000_000_000_000;

pub(super) const fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        // Almost every number is small, and dividing small ones is much faster.
        if a >> 64 == 0 && b >> 64 == 0 {
            let (mut a, mut b) = (a as u64, b as u64);
            while b != 0 {
                (a, b) = (b, a % b);
            }
            return a as u128;
        }
        (a, b) = (b, a % b);
    }
    a
}

/// The number within limits on both sides; `clamp` would bring the words of its panic along.
pub(super) fn within(value: i128, most: i128) -> i128 {
    value.max(-most).min(most)
}

impl Exact {
    /// The value on the grid, as a count of 10⁻¹².
    fn on_grid(self) -> i128 {
        let whole = within(self.numerator / self.denominator, LIMIT);
        let rest = self.numerator % self.denominator;
        let part = match rest.checked_mul(GRID) {
            Some(scaled) => scaled / self.denominator,
            None => rest / (self.denominator / GRID).max(1),
        };
        whole.saturating_mul(GRID).saturating_add(within(part, GRID))
    }

    fn from_grid(count: i128) -> Exact {
        Exact::reduced(within(count, LIMIT * GRID), GRID)
    }
}

impl Add for Exact {
    type Output = Exact;

    #[inline(never)]
    fn add(self, other: Exact) -> Exact {
        let common = gcd(self.denominator.unsigned_abs(), other.denominator.unsigned_abs()) as i128;
        let exact = || {
            let left = self.numerator.checked_mul(other.denominator / common)?;
            let right = other.numerator.checked_mul(self.denominator / common)?;
            let denominator = (self.denominator / common).checked_mul(other.denominator)?;
            Some(Exact::reduced(left.checked_add(right)?, denominator))
        };
        exact().unwrap_or_else(|| Exact::from_grid(self.on_grid().saturating_add(other.on_grid())))
    }
}

impl Neg for Exact {
    type Output = Exact;

    fn neg(self) -> Exact {
        Exact { numerator: self.numerator.saturating_neg(), denominator: self.denominator }
    }
}

impl Sub for Exact {
    type Output = Exact;

    fn sub(self, other: Exact) -> Exact {
        self + -other
    }
}

impl Mul for Exact {
    type Output = Exact;

    #[inline(never)]
    fn mul(self, other: Exact) -> Exact {
        let cross = |a: i128, b: i128| gcd(a.unsigned_abs(), b.unsigned_abs()).max(1) as i128;
        let left = cross(self.numerator, other.denominator);
        let right = cross(other.numerator, self.denominator);
        let numerator = (self.numerator / left).checked_mul(other.numerator / right);
        let denominator = (self.denominator / right).checked_mul(other.denominator / left);
        match (numerator, denominator) {
            (Some(numerator), Some(denominator)) => Exact::reduced(numerator, denominator),
            _ => {
                let product = self.to_f64() * other.to_f64() * GRID as f64;
                Exact::from_grid(product as i128)
            }
        }
    }
}

impl AddAssign for Exact {
    fn add_assign(&mut self, other: Exact) {
        *self = *self + other;
    }
}

impl Ord for Exact {
    #[inline(never)]
    fn cmp(&self, other: &Exact) -> Ordering {
        if let (Some(left), Some(right)) =
            (self.numerator.checked_mul(other.denominator), other.numerator.checked_mul(self.denominator))
        {
            return left.cmp(&right);
        }
        // Too large to multiply across: compare whole parts, then the rests upside down.
        let (mut a, mut b, mut c, mut d) =
            (self.numerator, self.denominator, other.numerator, other.denominator);
        loop {
            let order = a.div_euclid(b).cmp(&c.div_euclid(d));
            let (rest_a, rest_c) = (a.rem_euclid(b), c.rem_euclid(d));
            if order != Ordering::Equal || (rest_a == 0 && rest_c == 0) {
                return order;
            }
            if rest_a == 0 || rest_c == 0 {
                return rest_a.cmp(&rest_c);
            }
            (a, b, c, d) = (d, rest_c, b, rest_a);
        }
    }
}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Exact) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
