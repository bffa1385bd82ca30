// A seeded stream of arguments, from nearly right to hostile.

/** A small reproducible random source: numbers below `limit`. */
export function source(seed) {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const explode = () => {
  throw new TypeError("a caller's own code ran");
};
const traps = ["get", "has", "ownKeys", "getPrototypeOf", "getOwnPropertyDescriptor", "set", "deleteProperty"];
const trapped = (target) => new Proxy(target, Object.fromEntries(traps.map((trap) => [trap, explode])));
const cyclic = () => Object.assign({}, { self: null }, (() => { const c = {}; c.c = c; return c; })());
const liar = () => Object.defineProperty(new Uint8Array(4), "length", { value: 2 ** 31 });
const detached = () => {
  const bytes = new Uint8Array(8);
  structuredClone(bytes, { transfer: [bytes.buffer] });
  return bytes;
};
const deep = () => {
  let value = [];
  for (let i = 0; i < 5000; i++) value = [value];
  return value;
};

const NUMBERS = [0, 1, 2, 3, 4, 5, 7, 12, 13, 14, 37, 38, 51, 52, 53, 108, 162, 255, 256, 65536, -1, -0, 0.5, 1e-320, 1e300];
const LIMITS = [NaN, Infinity, -Infinity, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 53 - 1, -(2 ** 53), Number.MAX_VALUE];
const WORDS = [
  "", " ", "SA", "sa", "♠10", "10h", "H1", "C2", "BJ", "LJ", "N", "east", "NS", "EW", "All", "None", "NT", "1C", "7NT", "8C",
  "Pass", "X", "XX", "4SX", "3NTXX", "2007", "CN-2002", "__proto__", "constructor", "toString", "null", "NaN", "\u0000",
  "\ud800", "\udfff\ud800", "👩‍👩‍👧‍👦", "İ", "ß", "１", "N:AKQJ.T98.765.432 - - -", "N:... ... ... ...",
  "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432", '[Event ""]\n[Deal "N:', "md|3SAKQ|sv|o|", "{;$1=1=",
];
const KEYS = ["by", "tricks", "statement", "do", "suit", "card", "seat", "cards", "north", "N", "law", "book", "deal", "level", "__proto__", "then", "length"];

const HOSTILE = [
  () => undefined,
  () => null,
  () => true,
  () => false,
  () => 1n,
  () => -(10n ** 40n),
  () => Symbol("card"),
  () => Symbol.iterator,
  () => () => 1,
  () => explode,
  () => class {},
  () => async () => {},
  () => new Date(NaN),
  () => /(?:)/g,
  () => new Map([["by", "S"]]),
  () => new Set([1]),
  () => new WeakMap(),
  () => Promise.resolve(1),
  () => new Error("not ours"),
  () => new String("SA"),
  () => new Number(5),
  () => ({ valueOf: explode, toString: explode, toJSON: explode, [Symbol.toPrimitive]: explode }),
  () => ({ get by() { return explode(); }, get length() { return explode(); } }),
  () => trapped({}),
  () => trapped([]),
  () => trapped(new Uint8Array(3)),
  () => trapped(function () {}),
  () => { const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); return proxy; },
  () => { const { proxy, revoke } = Proxy.revocable([], {}); revoke(); return proxy; },
  cyclic,
  liar,
  detached,
  deep,
  () => Object.create(null),
  () => Object.create(Uint8Array.prototype),
  () => Object.create(Array.prototype),
  () => Object.assign(Object.create({ length: 3 }), { 0: 1 }),
  () => ({ length: 2 ** 32, 0: "SA" }),
  () => new Array(2 ** 32 - 1),
  () => new Uint8Array(0),
  () => new Uint8Array(52).map((_, i) => i),
  () => new Uint8Array(1 << 16).fill(255),
  () => new Uint8Array(new SharedArrayBuffer(8)),
  () => new Uint8ClampedArray(4),
  () => new Int8Array([-1]),
  () => new Float64Array([NaN, 1.5]),
  () => new BigInt64Array(2),
  () => new ArrayBuffer(8),
  () => new DataView(new ArrayBuffer(8)),
  () => "S".repeat(100_000),
  () => "[".repeat(3_000),
  () => "\ud83c".repeat(2_000),
  () => globalThis,
  () => JSON,
  () => new Proxy({}, { get: (_, key) => (typeof key === "string" ? key : undefined) }),
];

/** A maker of arguments over that source. */
export function argumentMaker(random) {
  const pick = (list) => list[random(list.length)];
  const mutated = (text) => {
    const place = random(text.length + 1);
    return text.slice(0, place) + pick(["", " ", "X", ".", "|", "\n", "♥", "\ud800", "9"]) + text.slice(place + random(2));
  };
  const value = (depth = 0) => {
    switch (random(depth > 2 ? 6 : 10)) {
      case 0:
      case 1:
        return pick(NUMBERS);
      case 2:
        return pick(LIMITS);
      case 3:
        return pick(WORDS);
      case 4:
        return mutated(pick(WORDS));
      case 5:
      case 6:
        return pick(HOSTILE)();
      case 7:
        return Array.from({ length: random(6) }, () => value(depth + 1));
      case 8:
        return Uint8Array.from({ length: random(60) }, () => random(60));
      default:
        return Object.fromEntries(Array.from({ length: random(4) }, () => [pick(KEYS), value(depth + 1)]));
    }
  };
  return value;
}
