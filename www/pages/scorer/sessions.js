// Several sessions of pairs as one event. Pairs are known again by their names, or by their number where they have none; what
// their sessions come to is the package's.
import { EventDocument } from "./document.js";
import { keptDocument, keptEvents } from "./kept.js";
import { PairsModel } from "./pairs.js";
import { isPairs } from "./plans.js";

const keyOf = (model, number) =>
  (model.event.names[number] ?? [])
    .map((name) => name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim())
    .sort()
    .join("+") || `#${number}`;

/** By what each of a session is known in the others. Of several with the same names the first has them for itself. */
function keysOf(model) {
  const keys = new Map();
  const taken = new Set();
  for (const number of model.contestants()) {
    const key = keyOf(model, number);
    keys.set(number, taken.has(key) ? `${key}#${number}` : key);
    taken.add(key);
  }
  return keys;
}

/** The other events kept here that may be sessions of the same: [{ id, title, date, model }]. */
export async function otherSessions({ rules, RulesError, document }) {
  const { method } = document.event.scoring;
  const found = await Promise.all((await keptEvents()).filter((own) => own.id !== document.id && isPairs(own)).map(async ({ id, title, date }) => {
    const other = await keptDocument(id);
    return other?.event.scoring?.method === method ? { id, title, date, model: new PairsModel(rules, RulesError, new EventDocument(other)) } : null;
  }));
  return found.filter((own) => own && !own.model.session().trouble).sort((a, b) => (a.date ?? "").localeCompare(b.date ?? ""));
}

/**
 * Everybody over all the sessions, best first, as the package ranks them, with the name and what it is known by: [{ place,
 * name, key, score, boards, sessions }]. `options` say how the sessions are added up, and what a missed one counts; `excused`
 * who is excused from one: [{ key, session }], sessions counted from 1.
 */
export function overall(rules, models, { excused, ...options }) {
  const numbers = new Map();
  const names = new Map();
  const numberOf = (model) => {
    const keys = keysOf(model);
    return (own) => {
      const key = keys.get(own) ?? keyOf(model, own);
      if (!numbers.has(key)) numbers.set(key, numbers.size + 1);
      const number = numbers.get(key);
      if (!names.has(number)) names.set(number, model.nameOf(own) || String(own));
      return number;
    };
  };
  const sessions = models.map((model) => sessionOf(model, numberOf(model)));
  const keyed = new Map([...numbers].map(([key, number]) => [number, key]));
  const named = excused.filter(({ key }) => numbers.has(key)).map(({ key, session }) => ({ number: numbers.get(key), session }));
  const { standings } = rules.scoreSessions(sessions, { ...options, excused: named });
  return standings.map((own) => ({ ...own, name: names.get(own.number), key: keyed.get(own.number) }));
}

/** A session as the package takes it, with the numbers of the whole event. */
function sessionOf(model, numberOf) {
  const side = (own) => (Array.isArray(own) ? own.map(numberOf) : numberOf(own));
  const { fields, decisions, penalties, ...options } = model.options();
  return {
    rows: model.rows().map((row) => ({ ...row, ns: side(row.ns), ew: side(row.ew) })),
    options: { ...options, rules: "none", penalties: penalties.map((own) => ({ ...own, number: numberOf(own.number) })) },
  };
}
