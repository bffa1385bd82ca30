// Exact fractions for tests that work out by other means what the package answers.

const gcd = (a, b) => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

export class Fraction {
  constructor(numerator, denominator = 1n) {
    const sign = denominator < 0n ? -1n : 1n;
    const common = gcd(numerator, denominator) * sign || 1n;
    this.numerator = numerator / common;
    this.denominator = denominator / common;
  }

  plus(other) {
    return new Fraction(this.numerator * other.denominator + other.numerator * this.denominator, this.denominator * other.denominator);
  }

  minus(other) {
    return this.plus(other.times(of(-1)));
  }

  times(other) {
    return new Fraction(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  /** The quotient, or `usual` where there is nothing to divide by. */
  over(other, usual = of(0)) {
    return other.numerator === 0n ? usual : new Fraction(this.numerator * other.denominator, this.denominator * other.numerator);
  }

  compare(other) {
    const difference = this.numerator * other.denominator - other.numerator * this.denominator;
    return difference > 0n ? 1 : difference < 0n ? -1 : 0;
  }

  /** Rounded to whole multiples of `1 / unit`, a half going away from zero. */
  rounded(unit = 1n) {
    const size = (this.numerator < 0n ? -this.numerator : this.numerator) * unit;
    const whole = (2n * size + this.denominator) / (2n * this.denominator);
    return this.numerator < 0n ? -whole : whole;
  }

  /** With two decimals. */
  text() {
    const hundredths = this.rounded(100n);
    const size = hundredths < 0n ? -hundredths : hundredths;
    return `${hundredths < 0n ? "-" : ""}${size / 100n}.${String(size % 100n).padStart(2, "0")}`;
  }

  toString() {
    return this.denominator === 1n ? String(this.numerator) : `${this.numerator}/${this.denominator}`;
  }
}

/** A whole number, or a quotient of two. */
export const of = (numerator, denominator = 1) => new Fraction(BigInt(numerator), BigInt(denominator));
export const sum = (list) => list.reduce((total, one) => total.plus(one), of(0));
export const most = (one, other) => (one.compare(other) >= 0 ? one : other);
export const least = (one, other) => (one.compare(other) <= 0 ? one : other);
