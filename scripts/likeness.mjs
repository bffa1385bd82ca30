// Names the functions of a wasm file so that, sorted by name, each stands near those it resembles: what compresses the file
// finds a repetition only within some kilobytes.

/** So many bytes that recur are worth a reference to where they stood. */
const PIECE = 6;
/** How far back, in bytes, a function is compared: half of what deflate reaches did best when measured. */
const REACH = 16_000;
/** Added to a function's length, so that the shortest, which resemble everything, do not all come first. */
const SHORT = 20;

/** Of a wasm file: where its sections begin, and numbers of kinds of sections. */
const HEADER = 8;
const CUSTOM = 0;
const CODE = 10;
const FUNCTION_NAMES = 1;

/** The file, which must have no names, with a section of names by which its functions sort into the better order. */
export function namedByLikeness(file) {
  const imports = WebAssembly.Module.imports(new WebAssembly.Module(file));
  const imported = imports.filter(({ kind }) => kind === "function").length;
  const order = byLikeness(functionsOf(file));
  const names = Array.from({ length: imported }, (_, i) => sortable(i));
  order.forEach((own, place) => (names[imported + own] = sortable(imported + place)));
  return Buffer.concat([file, nameSection(names)]);
}

const sortable = (place) => String(place).padStart(6, "0");

/** The functions, by their numbers, each the one that has most in common with those just before it. */
export function byLikeness(functions) {
  const pieces = functions.map(piecesOf);
  const holders = holdersOf(pieces);
  const within = new Map(); // of each piece, how many functions within reach have it
  const common = functions.map(() => 0); // of each function, how many of its pieces are within reach
  const count = (own, by) => {
    for (const piece of pieces[own]) {
      const before = within.get(piece) ?? 0;
      within.set(piece, before + by);
      if (before === 0 || before + by === 0) for (const holder of holders.get(piece)) common[holder] += by;
    }
  };
  const left = new Set(functions.keys());
  const order = [];
  let oldest = 0;
  let reach = 0;
  while (left.size > 0) {
    const next = most(left, (own) => common[own] / (pieces[own].length + SHORT));
    left.delete(next);
    order.push(next);
    count(next, 1);
    reach += functions[next].length;
    for (; reach > REACH && oldest < order.length - 1; oldest++) {
      count(order[oldest], -1);
      reach -= functions[order[oldest]].length;
    }
  }
  return order;
}

/** Every run of so many bytes in the function, once each, as numbers. */
function piecesOf(code) {
  const pieces = new Set();
  for (let i = 0; i + PIECE <= code.length; i++) pieces.add(code.readUIntBE(i, PIECE));
  return [...pieces];
}

function holdersOf(pieces) {
  const holders = new Map();
  pieces.forEach((list, own) => {
    for (const piece of list) {
      const known = holders.get(piece);
      if (known) known.push(own);
      else holders.set(piece, [own]);
    }
  });
  return holders;
}

/** The first of those with the greatest measure. */
function most(list, measure) {
  let best;
  let greatest = -1;
  for (const own of list) {
    const here = measure(own);
    if (here > greatest) [best, greatest] = [own, here];
  }
  return best;
}

/** The bytes of each function, in the order of the file. */
function functionsOf(file) {
  const [count, first] = number(file, codeOf(file));
  let at = first;
  return Array.from({ length: count }, () => {
    const from = at;
    const [size, body] = number(file, at);
    at = body + size;
    return file.subarray(from, at);
  });
}

/** Where the content of the section of code begins. */
function codeOf(file) {
  for (let at = HEADER; ; ) {
    const [size, content] = number(file, at + 1);
    if (file[at] === CODE) return content;
    at = content + size;
  }
}

/** A number as wasm writes it, seven bits a byte, and where what follows begins. */
function number(file, at) {
  let value = 0;
  for (let unit = 1; ; unit *= 128, at++) {
    value += (file[at] % 128) * unit;
    if (file[at] < 128) return [value, at + 1];
  }
}

/** The same number written. */
function written(value) {
  return value < 128 ? [value] : [128 + (value % 128), ...written(Math.floor(value / 128))];
}

/** The bytes after how many they are. */
const sized = (bytes) => Buffer.concat([Buffer.from(written(bytes.length)), bytes]);

/** A section of names for all functions, those from outside first. */
function nameSection(names) {
  const entries = names.flatMap((name, i) => [Buffer.from(written(i)), sized(Buffer.from(name))]);
  const map = Buffer.concat([Buffer.from(written(names.length)), ...entries]);
  const content = Buffer.concat([sized(Buffer.from("name")), Buffer.from([FUNCTION_NAMES]), sized(map)]);
  return Buffer.concat([Buffer.from([CUSTOM]), sized(content)]);
}
