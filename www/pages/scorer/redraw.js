// What another number of entries does to a knock-out that has begun: a draw by lot stays as far as it can, and every result goes to
// the match of the same two, with the penalties and the carry-over of that match.
import { EventDocument } from "./document.js";
import { MatchesModel } from "./matches.js";
import { drawn } from "./pairing.js";
import { isBracket, shuffled } from "./plans.js";
import { turned } from "./reseat.js";

/** Whether the entries of a bracket with results change. */
export const mayRedraw = (event, { plan, count }) => isBracket(event) && isBracket({ plan }) && count !== event.count && Object.keys(event.matches).length > 0;

const sidesOf = (key) => key.split(".").slice(1).map(Number);

/** The draw as it was, without those who are gone; newcomers by lot in the place of a bye, of one first whose opponent has not played. */
function amended({ positions, matches }, count) {
  const staying = positions.map((own) => (own > count ? null : own));
  const played = new Set(Object.keys(matches).flatMap(sidesOf));
  const free = shuffled(staying.flatMap((own, place) => (own === null ? [place] : []))).sort((a, b) => played.has(staying[a ^ 1]) - played.has(staying[b ^ 1]));
  const newcomers = Array.from({ length: count }, (_, i) => i + 1).filter((number) => !staying.includes(number));
  newcomers.forEach((number, index) => (staying[free[index]] = number));
  return staying;
}

/** Another draw: seeds have their places in it; what is drawn by lot stays while the bracket is as large as before. */
function draw(rules, event, { count, layout }) {
  const whole = drawn(rules, { count, layout });
  const stays = !layout.seeded && event.positions?.length === whole.positions.length;
  return stays ? { positions: amended(event, count) } : whole;
}

/** The results by the matches of a new draw: `matches`, from which key to which each has `moved`, and the keys that are `left`. */
function settled({ rules, RulesError }, event) {
  const model = new MatchesModel(rules, RulesError, new EventDocument({ event: { ...event, matches: {} } }));
  const left = new Set(Object.keys(event.matches));
  const [matches, moved] = [{}, new Map()];
  const take = ({ key, home, away }) => {
    const meeting = (other) => sidesOf(other).includes(home) && sidesOf(other).includes(away);
    const from = left.has(key) ? key : [...left].find(meeting);
    if (matches[key] || from === undefined) return false;
    matches[key] = sidesOf(from)[0] === home ? event.matches[from] : turned(event.matches[from]);
    moved.set(from, key);
    return left.delete(from);
  };
  // A result opens the match behind it.
  for (let more = true; more; ) {
    const bracket = model.bracketWith(matches);
    const open = bracket.matches.map((_, match) => model.bracketMatch(bracket, match)).filter(Boolean);
    more = open.filter(take).length > 0;
  }
  return { matches, moved, left: [...left] };
}

/** As `reseated` of pairs: how many results `stay` in the draw, the `homeless` ones, and the `patches` that keep these or leave them out. */
export function redrawn(page, event, details) {
  const next = { ...details, ...draw(page.rules, event, details) };
  const { matches, moved, left } = settled(page, { ...event, ...next });
  const follow = (list) => list?.map((own) => ({ ...own, ...(moved.has(own.match) && { match: moved.get(own.match) }) }));
  const kept = Object.fromEntries(left.map((key) => [key, event.matches[key]]));
  const more = { penalties: follow(event.penalties), carried: follow(event.carried) };
  const patches = (all) => Object.entries({ ...next, matches: all, ...more }).map(([at, to]) => ({ at: [at], to }));
  return {
    numbers: [],
    stay: moved.size,
    homeless: left.map((key) => ({ key, home: sidesOf(key)[0], away: sidesOf(key)[1], stored: event.matches[key] })),
    patches: patches({ ...kept, ...matches }),
    without: patches(matches),
  };
}
