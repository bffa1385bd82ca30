// The kinds of a Mitchell: what keeps East-West from meeting boards again, or lets everybody play the same few.

/** In how many groups of neighbouring tables a web is laid out, each with its own copies. */
const GROUPS = [2, 3, 4];

/** A web of as many sets as rounds; throws what the package refuses. */
function webOf(rules, tables, rounds) {
  let refused;
  for (const groups of GROUPS) {
    try {
      return rules.web(tables, rounds, rounds, groups);
    } catch (error) {
      refused = error;
      if (error.code !== "movement-not-found") break;
    }
  }
  throw refused;
}

/** The movement of so many tables: of the kind that is wished where it is for that number, else of the one that fits. */
export function mitchellOf(rules, tables, { rounds, kind }) {
  if (kind === "web") return webOf(rules, tables, rounds);
  return rules.mitchell(tables, rounds, tables % 2 === 0 ? (kind ?? undefined) : undefined);
}

/** How many rounds so many tables can play. */
export const mitchellRounds = (tables, { kind }) => (kind === "skip" && tables % 2 === 0 ? tables - 1 : tables);

function hasWeb(rules, tables, rounds) {
  try {
    return rounds < tables && Boolean(webOf(rules, tables, rounds));
  } catch {
    return false;
  }
}

/** The kinds there are for sections of so many tables each, and the one the layout comes to: { kinds, now }. */
export function kindsOf(rules, tables, { rounds, kind }) {
  const even = tables.filter((own) => own % 2 === 0);
  const usual = even.length > 0 ? ["skip", "relay"] : ["straight"];
  const web = kind === "web" || tables.every((own) => hasWeb(rules, own, rounds));
  const fitting = even.some((own) => rounds >= own) ? "relay" : usual[0];
  return { kinds: [...usual, ...(web ? ["web"] : [])], now: kind === "web" || (kind && even.length > 0) ? kind : fitting };
}
