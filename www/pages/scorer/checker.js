// What the package says of single results.

/** The fields that say something. */
export const defined = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ""));

/** The fields of a result alone. */
export const resultOnly = ({ board, contract, declarer, tricks, score }) => defined({ board, contract, declarer, tricks, score });

/** Whether a result is an award or weighted, which not every form of scoring knows. */
export const isSpecial = ({ contract, declarer }) => Boolean(contract) && !declarer && contract !== "Pass" && contract !== "NP";

/** Asks about results; answers are remembered, since the same results come back with every drawing. */
export class Checker {
  constructor(rules) {
    Object.assign(this, { rules, known: new Map() });
  }

  /** Points, whether it can be, what is odd about it; throws what the package refuses. */
  check(board, result) {
    const asked = resultOnly({ ...result, board });
    return this.once(JSON.stringify(asked), () => this.rules.checkResult(asked));
  }

  once(key, ask) {
    if (!this.known.has(key)) this.known.set(key, ask());
    return this.known.get(key);
  }
}
