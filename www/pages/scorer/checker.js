// What the package says of single results.

/** The fields that say something. */
export const defined = (fields) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null && value !== ""));

/** The fields of a result alone. */
export const resultOnly = ({ board, contract, declarer, tricks, score }) => defined({ board, contract, declarer, tricks, score });

/** Whether a result is an award or weighted, which not every form of scoring knows. */
export const isSpecial = ({ contract, declarer }) => Boolean(contract) && !declarer && contract !== "Pass" && contract !== "NP";

/** What laws and regulations give a side whatever the other gets (law 12C2, directing regulations art. 28), by the unit. */
const BY_ITSELF = { A: [60, 50, 40, 0], I: [3, 0, -3] };
const AWARD = /^([AI]?)(AVE[+-]?|[+-]?\d+(?:\.\d+)?)\/(AVE[+-]?|[+-]?\d+(?:\.\d+)?)$/;

/** Whether the sides of an award neither make a whole together nor have each what a side is given by itself, as in 100/90. */
export function isUneven(contract) {
  const [, unit, ...sides] = contract?.match(AWARD) ?? [];
  if (!unit) return false; // no award, or in words alone
  const byItself = (side) => side.startsWith("AVE") || BY_ITSELF[unit].includes(Number(side));
  const [one, other] = sides.map(Number);
  return !sides.every(byItself) && one + other !== (unit === "A" ? 100 : 0);
}

/** The scores a result tells instead of a contract: its own, those of a weighted one ("W620:60/-100:40"), or of either side ("AVE+|-100"). */
function scoresTold({ contract, score }) {
  if (!contract) return typeof score === "number" ? [score] : [];
  const points = (side) => (side.startsWith("W") ? side.slice(1).split("/").map((share) => share.split(":")[0]) : [side]);
  return contract.split("|").flatMap(points).filter((own) => /^-?\d+$/.test(own)).map(Number);
}

/** Asks about results; answers are remembered, since the same results come back with every drawing. */
export class Checker {
  constructor(rules) {
    Object.assign(this, { rules, known: new Map() });
  }

  /** Points, what is odd about it, and the score it tells that no contract is worth (`impossible`), if any; throws what the package refuses. */
  check(board, result) {
    const asked = resultOnly({ ...result, board });
    return this.once(JSON.stringify(asked), () => {
      const checked = this.rules.checkResult(asked);
      const uneven = isUneven(checked.result.contract) ? ["uneven"] : [];
      return { ...checked, oddities: [...checked.oddities, ...uneven], impossible: this.impossibleScore(board, checked.result) };
    });
  }

  impossibleScore(board, result) {
    return scoresTold(result).find((score) => !this.rules.checkResult({ board, score }).possible) ?? null;
  }

  once(key, ask) {
    if (!this.known.has(key)) this.known.set(key, ask());
    return this.known.get(key);
  }
}
