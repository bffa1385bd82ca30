// The kinds of events, and what a new one begins with.

/** By game: the plans in the order they are offered. */
export const PLANS = {
  bridge: ["mitchell", "howell", "individual", "free", "round-robin", "swiss", "knockout", "double"],
  shengji: ["round-robin", "swiss", "knockout", "double"],
};

export const isPairs = ({ plan }) => ["mitchell", "howell", "individual", "free"].includes(plan);
export const isBracket = ({ plan }) => plan === "knockout" || plan === "double";
export const isStage = ({ plan }) => plan === "round-robin" || plan === "swiss";

/** How many contestants sit at a table of a plan. */
export const perTable = (plan) => (plan === "individual" ? 4 : 2);

/** At how many tables so many play: a half table counts, of an individual whoever is too many sits out. */
export const tablesOf = (plan, count) => (plan === "individual" ? Math.floor(count / 4) : Math.ceil(count / 2));

/** How many sit out in every round of an individual. */
export const sittingOut = (plan, count) => (plan === "individual" ? count % 4 : 0);

/** How the package separates who is level: as it does, or not at all where places are shared. */
export const tieRules = ({ ties }) => (ties === "shared" ? { rules: "none" } : {});

/** How a result of a match is told: two numbers of what. */
export function unitOf({ game, scoring }) {
  if (game === "shengji") return scoring.format;
  return scoring.method === "imps" ? "imps" : scoring.method;
}

/** An organiser's own table: a line for each band, "from the margin, winner, loser"; nothing when a line is none. */
export function readBands(text) {
  const lines = (text ?? "").split("\n").map((line) => line.trim()).filter(Boolean);
  const bands = lines.map((line) => line.match(/^(\d+)\+?[\s:;,]+(-?\d+(?:\.\d{1,2})?)\s*[-–:;,\s]\s*(-?\d+(?:\.\d{1,2})?)$/));
  if (!bands.every(Boolean)) return null;
  return bands.map(([, from, winner, loser]) => ({ from: Number(from), winner: Math.round(Number(winner) * 100), loser: Math.round(Number(loser) * 100) }));
}

/** The scale as the package takes it: a name, or bands. */
export const scaleOf = ({ scale, bands }) => (scale === "own" ? (readBands(bands) ?? []) : scale);

const today = () => {
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

const freshId = () => globalThis.crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/** How a plan is scored unless told otherwise. */
export function usualScoring(game, plan) {
  if (game === "shengji") return { format: "time", bestOf: 1 };
  if (isPairs({ plan })) return { method: "matchpoints", perWin: 2, factoring: "neuberg" };
  return { method: "imps", scale: "wbf", boards: plan === "knockout" || plan === "double" ? 16 : 8 };
}

/** A new event; `details` are those of the set-up. */
export function newEvent(details) {
  return {
    format: 1,
    id: freshId(),
    about: { event: "", club: "", date: today() },
    game: "bridge",
    plan: "mitchell",
    names: {},
    rows: {},
    matches: {},
    penalties: [],
    decisions: [],
    ...details,
  };
}

/** What the set-up shows first. */
export const usualDetails = () => ({
  about: { event: "", club: "", date: today() },
  game: "bridge",
  plan: "mitchell",
  count: 20,
  layout: { rounds: 9, perSet: 3, missing: null, switched: 0 },
  scoring: usualScoring("bridge", "mitchell"),
  names: {},
});

/** A list in an order drawn by lot. */
export function shuffled(list) {
  const left = [...list];
  return Array.from({ length: left.length }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0]);
}
