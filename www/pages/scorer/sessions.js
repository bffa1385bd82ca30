// Several sessions of pairs as one event: everybody's sessions added up. Pairs are known again by their names, or by their
// number where they have none.
import { EventDocument } from "./document.js";
import { keptDocument, keptEvents } from "./kept.js";
import { PairsModel } from "./pairs.js";
import { isPairs } from "./plans.js";

const keyOf = (model, number) => (model.event.names[number] ?? []).map((name) => name.normalize("NFKC").toLowerCase().replaceAll(/\s+/g, " ").trim()).sort().join("+") || `#${number}`;

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
 * Everybody over all the sessions, best first: [{ place, shared, name, share, sessions }] with what each session gave, per cent
 * at matchpoints and IMPs otherwise; `null` where one did not play.
 */
export function overall(rules, models) {
  const matchpoints = models[0].event.scoring.method === "matchpoints";
  const all = new Map();
  for (const [index, model] of models.entries()) {
    for (const { number, total, available, average, boards } of model.session().fields.flat().filter((own) => own.boards > 0)) {
      const key = keyOf(model, number);
      const own = all.get(key) ?? { name: model.nameOf(number) || String(number), total: 0, available: 0, boards: 0, sessions: models.map(() => null) };
      all.set(key, { ...own, total: own.total + Number(total), available: own.available + Number(available ?? 0), boards: own.boards + boards, sessions: own.sessions.map((score, place) => (place === index ? (matchpoints ? average : total) : score)) });
    }
  }
  const list = [...all.values()].map((own) => ({ ...own, share: matchpoints ? hundredths((100 * own.total) / own.available) : hundredths(own.total) }));
  return placed(rules, list.sort((a, b) => b.share - a.share));
}

const hundredths = (value) => Math.round(value * 100) / 100 || 0;

/** Places, those level separated by their best sessions (directing regulations art. 46). */
function placed(rules, list) {
  const ranked = [];
  for (let first = 0; first < list.length; ) {
    const level = list.filter(({ share }) => share === list[first].share);
    const sessions = level.map((own, index) => ({ number: index + 1, scores: own.sessions.filter((score) => score !== null) }));
    const { places } = level.length > 1 ? rules.breakTie(sessions.map(({ number }) => number), "pairs", { sessions }) : { places: [[1]] };
    for (const group of places) {
      const place = ranked.length + 1;
      for (const number of group) ranked.push({ ...level[number - 1], place, shared: group.length > 1 });
    }
    first += level.length;
  }
  return ranked;
}
