// For worked examples: an answer or a refusal expected, and fractions and IMPs to work out expectations with, which owe
// nothing to the package.
import assert from "node:assert/strict";
import { RulesError } from "tricklaw";

/** What is asked, and the answer. */
export function is(name, ask, expected) {
  const answer = ask();
  assert.deepEqual(ArrayBuffer.isView(answer) ? [...answer] : answer, expected, name);
}

/** What is refused, with which code, and what its message or params name: where the fault is, and what it is. */
export function refuses(name, ask, code, ...words) {
  assert.throws(ask, (error) => {
    assert.ok(error instanceof RulesError, `${name}: ${String(error)}`);
    assert.equal(error.code, code, name);
    const said = error.message + JSON.stringify(error.params);
    for (const word of words) assert.ok(said.includes(word), `${name}: ${said} does not say ${word}`);
    return true;
  });
}

const gcd = (a, b) => (b ? gcd(b, a % b) : a < 0n ? -a : a);

/** An exact fraction, to work out expectations with: independent of the package. */
export class Fraction {
  constructor(numerator, denominator = 1n) {
    const common = gcd(BigInt(numerator), BigInt(denominator)) || 1n;
    this.numerator = BigInt(numerator) / common;
    this.denominator = BigInt(denominator) / common;
  }
  plus(other) {
    const { numerator, denominator } = fraction(other);
    return new Fraction(this.numerator * denominator + numerator * this.denominator, this.denominator * denominator);
  }
  times(other, by = 1) {
    const { numerator, denominator } = fraction(other, by);
    return new Fraction(this.numerator * numerator, this.denominator * denominator);
  }
  /** Rounded once to that many hundredths, a half away from zero. */
  get hundredths() {
    const size = this.numerator < 0n ? -this.numerator : this.numerator;
    const rounded = (size * 200n + this.denominator) / (2n * this.denominator);
    return Number(this.numerator < 0n ? -rounded : rounded);
  }
  get text() {
    return (this.hundredths / 100 || 0).toFixed(2);
  }
}

export const fraction = (value, by = 1) => (value instanceof Fraction ? value : new Fraction(value, by));

const BOUNDS = [20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000];
/** The IMPs of a difference by the table of law 78B. */
export const imp = (difference) => Math.sign(difference) * BOUNDS.filter((bound) => Math.abs(difference) >= bound).length || 0;
