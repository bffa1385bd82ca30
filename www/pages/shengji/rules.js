// The switches of the house rules: the book's value first, as `shengji.rules()` has them.

/** Every switch with its values. */
export const SWITCHES = {
  tripleBreaking: ["always", "only-for-pairs", "never"],
  tractorDrawing: ["by-anything", "by-tractors-only"],
  shorterRuns: ["owed", "not-owed"],
  pairsForTriples: ["one-for-each", "as-many-as-fit"],
  ruffComparison: ["every-combination", "every-part", "largest-part"],
  partnerBeats: ["throw-with-combination", "any-throw"],
  throwKitty: ["largest-part", "three"],
  kittyMultiplier: ["table-1", "power-of-two"],
  jokerDeclarations: ["never", "no-trump", "no-trump-over-equal-count"],
  allJokerKitty: ["redeal", "no-trump"],
  gameEnd: ["passing-ace", "reaching-ace"],
};

export const LEVELS = [..."23456789TJQKA"];

/** How many switches differ from the book. */
export const countOf = (rules) => Object.keys(rules).length;

/** The rules with one switch set; a value of the book's leaves no trace. */
export function withSwitch(rules, name, value) {
  const { [name]: _, ...others } = rules;
  const book = name === "mustPlay" ? value.length === 0 : SWITCHES[name][0] === value;
  return book ? others : { ...others, [name]: value };
}

/** What differs from the book, as parts of an address. */
export const asQuery = (rules) => Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, [value].flat().join(".")]));

/** The rules an address names; what is no switch or no value of one is left out. */
export function ofQuery(query) {
  const set = Object.keys(SWITCHES).filter((name) => SWITCHES[name].includes(query.get(name)));
  const rules = set.reduce((all, name) => withSwitch(all, name, query.get(name)), {});
  const levels = (query.get("mustPlay") ?? "").split(".").filter((level) => LEVELS.includes(level));
  return withSwitch(rules, "mustPlay", LEVELS.filter((level) => levels.includes(level)));
}
