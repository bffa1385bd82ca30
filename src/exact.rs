//! Exact fractions: scores, averages and percentages are kept whole and rounded once, where the rule says.
//!
//! ```
//! use tricklaw::exact::Exact;
//! let weighted = Exact::ratio(2, 3).unwrap() * Exact::from(10) + Exact::ratio(1, 3).unwrap() * Exact::from(-6);
//! assert_eq!(weighted, Exact::ratio(14, 3).unwrap());
//! assert_eq!(weighted.to_decimal(2), "4.67");
//! ```

mod arithmetic;

use arithmetic::{gcd, within};
use core::fmt::{self, Write};
use core::ops::Add;

/// A fraction in lowest terms with a positive denominator.
///
/// Sums and products are exact as long as numerator and denominator fit in 128 bits, which every score of a real
/// event does by far. A result that would not fit is brought to the nearest multiple of 10⁻¹² within ±10²⁴ instead
/// of overflowing: no input makes an operation panic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Exact {
    numerator: i128,
    denominator: i128,
}

impl Exact {
    /// Nought.
    pub const ZERO: Exact = Exact { numerator: 0, denominator: 1 };
    /// One.
    pub const ONE: Exact = Exact { numerator: 1, denominator: 1 };
    /// One half.
    pub const HALF: Exact = Exact { numerator: 1, denominator: 2 };

    /// `numerator / denominator`; `None` when the denominator is 0.
    pub const fn ratio(numerator: i64, denominator: i64) -> Option<Exact> {
        if denominator == 0 {
            return None;
        }
        let divisor = gcd(numerator.unsigned_abs() as u128, denominator.unsigned_abs() as u128) as i128;
        let sign = if denominator < 0 { -1 } else { 1 };
        let (numerator, denominator) = (numerator as i128, denominator as i128);
        Some(Exact { numerator: sign * numerator / divisor, denominator: sign * denominator / divisor })
    }

    /// A number of hundredths: `Exact::hundredths(1250)` is 12.5.
    pub const fn hundredths(count: i64) -> Exact {
        match Exact::ratio(count, 100) {
            Some(value) => value,
            None => Exact::ZERO,
        }
    }

    /// The numerator of the fraction in lowest terms.
    pub const fn numerator(self) -> i128 {
        self.numerator
    }

    /// The denominator of the fraction in lowest terms, at least 1.
    pub const fn denominator(self) -> i128 {
        self.denominator
    }

    /// Whether the value is 0.
    pub const fn is_zero(self) -> bool {
        self.numerator == 0
    }

    /// -1, 0 or 1.
    pub const fn signum(self) -> i32 {
        self.numerator.signum() as i32
    }

    /// The value without its sign.
    pub fn abs(self) -> Exact {
        if self.numerator < 0 { -self } else { self }
    }

    /// The quotient; `None` when the divisor is 0.
    pub fn checked_div(self, divisor: Exact) -> Option<Exact> {
        if divisor.is_zero() {
            return None;
        }
        let Exact { numerator, denominator } = divisor;
        let upside_down =
            Exact { numerator: denominator * numerator.signum(), denominator: numerator.saturating_abs() };
        Some(self * upside_down)
    }

    /// Rounded to a whole number of units of `1 / per_unit`, a half going away from zero: the rule of the directing
    /// regulations (art. 35 and 50) and the one that treats both sides of a table alike. `per_unit` of 0 counts as 1.
    ///
    /// ```
    /// use tricklaw::exact::Exact;
    /// assert_eq!(Exact::ratio(-1, 8).unwrap().rounded(100), -13); // hundredths
    /// assert_eq!(Exact::ratio(5, 2).unwrap().rounded(1), 3);
    /// ```
    #[inline(never)]
    pub fn rounded(self, per_unit: u32) -> i64 {
        let scaled = self * Exact::from(i64::from(per_unit.max(1)));
        let (whole, rest) = (scaled.numerator / scaled.denominator, scaled.numerator % scaled.denominator);
        let up = rest.abs() >= scaled.denominator - rest.abs();
        let value = whole + if up { rest.signum() } else { 0 };
        within(value, i128::from(i64::MAX)) as i64
    }

    /// The nearest whole number as far as 32 bits go, a half going away from zero.
    pub(crate) fn rounded_i32(self) -> i32 {
        self.rounded(1).max(i32::MIN.into()).min(i32::MAX.into()) as i32
    }

    /// Hundredths, a half going away from zero.
    pub fn to_hundredths(self) -> i64 {
        self.rounded(100)
    }

    /// Text with that many decimals (at most 9), a half going away from zero.
    pub fn to_decimal(self, decimals: u32) -> String {
        let decimals = decimals.min(9);
        let Exact { numerator, denominator } = self;
        // What is left of a whole number is rounded by itself: with it there may be more digits than a number holds.
        let unit = 10_u32.pow(decimals);
        let rest = Exact { numerator: numerator % denominator, denominator }.rounded(unit);
        let (carried, part) = (rest / i64::from(unit), (rest % i64::from(unit)).unsigned_abs());
        let whole = Exact { numerator: numerator / denominator + i128::from(carried), denominator: 1 };
        // A whole part of 0 does not tell on which side of it the value is.
        let sign = if whole.is_zero() && rest < 0 && part > 0 { "-" } else { "" };
        if decimals == 0 {
            format!("{sign}{whole}")
        } else {
            format!("{sign}{whole}.{part:0width$}", width = decimals as usize)
        }
    }

    /// The nearest floating-point number, for display.
    pub fn to_f64(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }

    /// Reads a decimal number (`12`, `-3.25`) or a fraction (`14/3`).
    pub fn parse(text: &str) -> Option<Exact> {
        let text = text.trim();
        if let Some((numerator, denominator)) = text.split_once('/') {
            return Exact::ratio(numerator.trim().parse().ok()?, denominator.trim().parse().ok()?);
        }
        let (negative, digits) = match text.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
        let all_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if !all_digits(whole) || !all_digits(part) || (whole.is_empty() && part.is_empty()) || part.len() > 9
        {
            return None;
        }
        let unit = 10_i64.pow(part.len() as u32);
        let number = |part: &str| if part.is_empty() { Some(0) } else { part.parse::<i64>().ok() };
        let value = number(whole)?.checked_mul(unit)?.checked_add(number(part)?)?;
        Exact::ratio(if negative { -value } else { value }, unit)
    }

    /// The sum of many values.
    pub fn sum(values: impl IntoIterator<Item = Exact>) -> Exact {
        values.into_iter().fold(Exact::ZERO, Add::add)
    }

    /// The mean of the values; `None` when there are none.
    pub fn mean(values: impl IntoIterator<Item = Exact>) -> Option<Exact> {
        let (sum, count) =
            values.into_iter().fold((Exact::ZERO, 0_i64), |(sum, count), value| (sum + value, count + 1));
        sum.checked_div(Exact::from(count))
    }

    const fn reduced(numerator: i128, denominator: i128) -> Exact {
        let divisor = gcd(numerator.unsigned_abs(), denominator.unsigned_abs()) as i128;
        if divisor <= 1 {
            return Exact { numerator, denominator };
        }
        Exact { numerator: numerator / divisor, denominator: denominator / divisor }
    }
}

impl From<i64> for Exact {
    fn from(value: i64) -> Exact {
        Exact { numerator: i128::from(value), denominator: 1 }
    }
}

impl From<i32> for Exact {
    fn from(value: i32) -> Exact {
        Exact::from(i64::from(value))
    }
}

impl From<u32> for Exact {
    fn from(value: u32) -> Exact {
        Exact::from(i64::from(value))
    }
}

impl core::iter::Sum for Exact {
    fn sum<I: Iterator<Item = Exact>>(values: I) -> Exact {
        Exact::sum(values)
    }
}

/// Text that is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ParseExactError;

impl fmt::Display for ParseExactError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a number: a decimal such as -3.25 or a fraction such as 14/3 is needed")
    }
}

impl core::error::Error for ParseExactError {}

impl core::str::FromStr for Exact {
    type Err = ParseExactError;

    /// As [`Exact::parse`].
    fn from_str(text: &str) -> Result<Exact, ParseExactError> {
        Exact::parse(text).ok_or(ParseExactError)
    }
}

impl Default for Exact {
    fn default() -> Exact {
        Exact::ZERO
    }
}

impl fmt::Display for Exact {
    /// `4`, `14/3`, `-1/2`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        whole(f, self.numerator)?;
        if self.denominator == 1 {
            return Ok(());
        }
        f.write_str("/")?;
        whole(f, self.denominator)
    }
}

/// The digits of a whole number. The library's are made for speed, at several times the size.
fn whole(f: &mut fmt::Formatter<'_>, value: i128) -> fmt::Result {
    let mut digits = Vec::with_capacity(40);
    let mut left = value.unsigned_abs();
    while left > 0 || digits.is_empty() {
        digits.push(b'0' + (left % 10) as u8);
        left /= 10;
    }
    if value < 0 {
        digits.push(b'-');
    }
    digits.iter().rev().try_for_each(|&digit| f.write_char(digit.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use core::cmp::Ordering;

    fn of(numerator: i64, denominator: i64) -> Exact {
        Exact::ratio(numerator, denominator).unwrap()
    }

    #[test]
    fn lowest_terms_and_sign() {
        assert_eq!(of(6, -4), of(-3, 2));
        assert_eq!(of(6, -4).to_string(), "-3/2");
        assert_eq!(of(i64::MIN, -1).numerator(), -i128::from(i64::MIN));
        assert_eq!(
            [of(i64::MIN, 1), of(0, 1), of(10, 1), of(-7, 100)].map(|own| own.to_string()),
            ["-9223372036854775808", "0", "10", "-7/100"]
        );
        let extreme = Exact { numerator: i128::MIN, denominator: i128::MAX };
        assert_eq!(extreme.to_string(), format!("{}/{}", i128::MIN, i128::MAX));
        assert_eq!(Exact::ratio(1, 0), None);
        assert_eq!(of(0, 5), Exact::ZERO);
    }

    #[test]
    fn halves_go_away_from_zero() {
        for (value, per_unit, expected) in [
            (of(1, 2), 1, 1),
            (of(-1, 2), 1, -1),
            (of(1, 3), 100, 33),
            (of(2, 3), 100, 67),
            (of(-225, 100), 10, -23),
        ] {
            assert_eq!(value.rounded(per_unit), expected, "{value}");
        }
        assert_eq!(of(-5, 1000).to_decimal(2), "-0.01");
        assert_eq!(of(-4, 1000).to_decimal(2), "0.00");
        assert_eq!(of(7, 2).to_decimal(0), "4");
        assert_eq!(
            [of(1 << 40, 1), of(-1 << 40, 1), of(-7, 2)].map(Exact::rounded_i32),
            [i32::MAX, i32::MIN, -4]
        );
    }

    #[test]
    fn decimals_of_large_numbers() {
        assert_eq!(Exact::from(10_000_000_000_i64).to_decimal(9), "10000000000.000000000");
        assert_eq!(of(i64::MIN, 1).to_decimal(2), "-9223372036854775808.00");
        assert_eq!(of(i64::MAX, 2).to_decimal(0), "4611686018427387904");
        assert_eq!(of(-1, 3).to_decimal(9), "-0.333333333");
        assert_eq!([of(-1999, 1000), of(1999, 1000)].map(|own| own.to_decimal(2)), ["-2.00", "2.00"]);
        let least = Exact { numerator: i128::MIN, denominator: 1 };
        assert_eq!(least.to_decimal(1), format!("{}.0", i128::MIN));
        let fine = Exact { numerator: i128::MAX, denominator: 3 };
        assert_eq!(fine.to_decimal(3), format!("{}.333", i128::MAX / 3));
    }

    #[test]
    fn text() {
        for (text, expected) in
            [("12", of(12, 1)), ("-3.25", of(-13, 4)), ("14/3", of(14, 3)), ("+.5", Exact::HALF)]
        {
            assert_eq!(Exact::parse(text), Some(expected), "{text}");
        }
        for text in [
            "",
            ".",
            "1/0",
            "x",
            "1.2.3",
            "--1",
            "-+1",
            "1.-5",
            "1.+5",
            "1e3",
            "0.1234567890",
            "99999999999999999999",
        ] {
            assert_eq!(Exact::parse(text), None, "{text}");
        }
    }

    #[test]
    fn as_rust_has_it() {
        assert_eq!("-3.25".parse(), Ok(of(-13, 4)));
        assert_eq!("x".parse::<Exact>(), Err(ParseExactError));
        assert_eq!([1_u32, u32::MAX].map(Exact::from).into_iter().sum::<Exact>(), of(1 << 32, 1));
    }

    #[test]
    fn too_fine_sums_stay_close_and_never_panic() {
        let mut sum = Exact::ZERO;
        let mut float = 0.0;
        for n in 1..2_000_i64 {
            sum += of(1, n);
            float += 1.0 / n as f64;
        }
        assert!((sum.to_f64() - float).abs() < 1e-8);
        let mut huge = of(i64::MAX, 3);
        for _ in 0..10 {
            huge = huge * huge + huge;
        }
        assert!(huge > Exact::ZERO && -huge < Exact::ZERO);
        let fine = of(1, i64::MAX) * of(1, i64::MAX - 1) * of(1, i64::MAX - 3);
        assert!(fine >= Exact::ZERO);
        let least = of(i64::MIN, 1) * of(i64::MIN, 1) * of(-2, 1);
        assert_eq!(least.numerator(), i128::MIN);
        assert_eq!(of(1, 1).checked_div(least).unwrap().to_decimal(9), "0.000000000");
    }

    #[test]
    fn order_without_overflow() {
        let wide = |a: i128, b: i128| Exact { numerator: a, denominator: b };
        let big = i128::MAX / 2;
        assert!(wide(big, big - 1) > wide(big + 1, big));
        assert!(wide(-big, big - 1) < wide(-big - 1, big));
        assert_eq!(wide(big, big - 1).cmp(&wide(big, big - 1)), Ordering::Equal);
        assert!(wide(big, 3) > wide(big - 1, 3));
    }
}
