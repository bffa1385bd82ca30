// A ruling in progress, asked under any book. The answers given so far are kept by question, so that another book can be
// asked with the same findings: each book takes those it asks for, in the order in which they were given.

export const BOOKS = ["1987", "1997", "2007", "2017"];

/** A refusal as data; anything else is thrown on. */
function refusalOf(error) {
  if (error?.name !== "RulesError") throw error;
  const { code, message, law, params } = error;
  return { code, message, law, owed: params?.owed ?? null };
}

/**
 * Where the dialogue { text, answers } stands under a book: { book, steps, status, basis, action }, or { book, refusal }
 * when that book knows no such irregularity. `steps` are the questions asked so far with the answers they got.
 */
export function resolve(table, book, { text, answers }) {
  let ruling;
  try {
    ruling = table.rule(text, book);
  } catch (error) {
    return { book, refusal: refusalOf(error) };
  }
  const pool = [...answers];
  const steps = [];
  let { status } = ruling;
  for (let next = answered(ruling, status, pool); next; next = answered(ruling, status, pool)) {
    const { question, asked, law, options } = status;
    const offer = options?.find(({ choice }) => choice === next.answer);
    steps.push({ question, asked, law: law ?? offer?.law ?? null, answer: next.answer });
    ruling.free();
    ({ ruling } = next);
    ({ status } = ruling);
  }
  const { basis, action } = ruling;
  ruling.free();
  return { book, steps, status, basis, action };
}

/** The ruling after the first answer of the pool that fits its question; that answer is taken out of the pool. */
function answered(ruling, status, pool) {
  if (status.state === "settled") return null;
  for (const [place, { question, answer }] of pool.entries()) {
    if (question !== status.question) continue;
    try {
      const next = ruling.answer(answer);
      pool.splice(place, 1);
      return { ruling: next, answer };
    } catch (error) {
      refusalOf(error); // this book does not offer that answer
    }
  }
  return null;
}

/** The effects of one ruling that the other does not have: a Set of places in its list. */
export function differences(ruling, other) {
  const effects = ruling.status?.effects;
  if (!effects || !other.status?.effects) return new Set();
  const left = other.status.effects.map(plain);
  const different = new Set();
  effects.forEach((effect, place) => {
    const same = left.indexOf(plain(effect));
    if (same < 0) different.add(place);
    else left.splice(same, 1);
  });
  return different;
}

/** An effect without the book it cites. */
const plain = ({ text }) => text.replaceAll(/\([^)]*\)/g, "").trim();
