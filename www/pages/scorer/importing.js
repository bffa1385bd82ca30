// Files that are opened or read into an event.
import { announce } from "../../lib/announce.js";
import { saidOf, sentences, t } from "../../lib/words.js";
import { eventOfRows, readFile, rowPatches, sharedNumbers } from "./files.js";
import { keepNew, keptEvents } from "./kept.js";
import { lineKey } from "./pairs.js";
import { textOfFile } from "./spreadsheet.js";
import { fileProblem, rowsProblem } from "./view/faults.js";
import { confirmed } from "./view/frame.js";

/** Opens a file as an event: a backup, or results alone. */
export async function openFile(page, file) {
  const found = readFile(page.rules, page.RulesError, await textOfFile(file));
  if (found.document) return restore(page, found);
  if (found.rows) {
    const more = sharedNumbers(found.rows);
    const rows = movedUp(found.rows, more);
    const document = eventOfRows(rows, file.name.replace(/\.\w+$/, ""), found.beside);
    const wrong = rowsProblem(page.modelOf(document), rows);
    if (wrong) return page.problem(saidOf(file.name, wrong));
    await restore(page, { document });
    return putRows(page, rows, more);
  }
  return page.problem(saidOf(file.name, fileProblem(found)));
}

/** A backup becomes the event again; one that is here already is replaced, after asking. */
async function restore(page, { document, shortened }) {
  if (!page.isSound(document, false)) return;
  const here = (await keptEvents()).some(({ id }) => id === document.id);
  if (here && !(await confirmed(t("scorer.restoreOver", { title: page.titleOf(document) }), t("scorer.restoreNow")))) return;
  if (!(await keepNew(document))) page.problem(t("scorer.notKept"));
  page.take(document);
  announce(t("scorer.restored"));
  if (shortened) page.notice(t("evening.sound.history"));
}

export const importFile = async (page, file) => importText(page, await textOfFile(file));

/** Reads results into the event that is open. */
export function importText(page, text) {
  const found = readFile(page.rules, page.RulesError, text);
  if (found.rows) takeRows(page, found.rows);
  else page.problem(fileProblem(found));
}

/** How many of these rows are lines of the movement. */
function fitting(model, rows) {
  const known = new Set(model.lines().map(({ key }) => key));
  return rows.filter(({ board, ns, ew }) => known.has(lineKey(board, ns, ew))).length;
}

/**
 * By how much a file's numbers east-west fall short of the event's: many number both sides of a Mitchell from 1. Nothing where
 * they do not.
 */
function eastWestFrom1(model, rows) {
  const { plan, count, layout } = model.event;
  const half = Math.ceil(count / 2);
  const low = (number) => typeof number === "number" && number <= half;
  if (plan !== "mitchell" || layout.more?.length > 0 || !rows.every(({ ns, ew }) => low(ns) && low(ew))) return 0;
  return fitting(model, movedUp(rows, half)) > fitting(model, rows) ? half : 0;
}

const movedUp = (rows, more) => (more > 0 ? rows.map((row) => ({ ...row, ew: row.ew + more })) : rows);

function takeRows(page, read) {
  const more = eastWestFrom1(page.model, read);
  return putRows(page, movedUp(read, more), more);
}

/** Puts results into the event that is open, with numbers east-west moved up by `more`. */
function putRows(page, rows, more) {
  const wrong = rowsProblem(page.model, rows);
  if (wrong) return page.problem(wrong);
  page.change("import", rowPatches(page.model, rows), { later: true });
  page.goTo({ view: "scores" });
  const apart = page.model.event.plan === "free" && page.model.bySide;
  return page.done(sentences([t("scorer.files.taken", { n: rows.length }), more > 0 && t("evening.eastWestFrom1", { from: more + 1 }), apart && t("evening.sides.told")]));
}
