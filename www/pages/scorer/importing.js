// Files that are opened or read into an event.
import { announce } from "../../lib/announce.js";
import { saidOf, sentences, t } from "../../lib/words.js";
import { eventOfRows, readFile, rowPatches, sharedNumbers } from "./files.js";
import { keepNew, keptDocument, keptEvents } from "./kept.js";
import { lineKey } from "./pairs.js";
import { faultOf } from "./sound.js";
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

/**
 * A backup becomes the event again. One that is here already is replaced after asking, in one step that can be undone like any
 * other; where it is damaged here there is nothing to go back to.
 */
async function restore(page, { document, shortened }) {
  if (!page.isSound(document, false)) return;
  const isHere = (await keptEvents()).some(({ id }) => id === document.id);
  const found = isHere ? await keptDocument(document.id) : null;
  const here = found && !faultOf(page, found) ? found : null;
  if (isHere && !(await confirmed(overText(page, document, here), t("scorer.restoreNow")))) return;
  if (here) putBack(page, here, document);
  else if (!(await keepNew(document))) page.problem(t("scorer.notKept"));
  page.take(here ?? document);
  announce(t("scorer.restored"));
  if (shortened && !here) page.notice(t("evening.sound.history"));
}

/** What is asked before a backup replaces the event that is here: how many results either has tells which is the one to keep. */
function overText(page, document, here) {
  const title = page.titleOf(document);
  if (!here) return t("scorer.restoreOverDamaged", { title });
  const results = (own) => page.modelOf(own).progress().done;
  return t("scorer.restoreOver", { title, here: results(here), backup: results(document) });
}

/** The step that makes of the event here what the backup says. */
function putBack(page, here, { event }) {
  page.take(here);
  const all = new Set([...Object.keys(here.event), ...Object.keys(event)]);
  page.change("restore", [...all].map((key) => ({ at: [key], to: event[key] })), { later: true });
}

export const importFile = async (page, file) => importText(page, await textOfFile(file));

/** Reads results into the event that is open; answers whether they were taken. */
export function importText(page, text) {
  const found = readFile(page.rules, page.RulesError, text);
  if (found.rows) return takeRows(page, found.rows);
  page.problem(fileProblem(found));
  return false;
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

/** Puts results into the event that is open, with numbers east-west moved up by `more`; answers whether they could be. */
function putRows(page, rows, more) {
  const wrong = rowsProblem(page.model, rows);
  if (wrong) {
    page.problem(wrong);
    return false;
  }
  page.change("import", rowPatches(page.model, rows), { later: true });
  page.goTo({ view: "scores" });
  const apart = page.model.event.plan === "free" && page.model.bySide;
  page.done(sentences([t("scorer.files.taken", { n: rows.length }), more > 0 && t("evening.eastWestFrom1", { from: more + 1 }), apart && t("evening.sides.told")]));
  return true;
}
