// What stays: every event on the shelf, and a short journal of the latest steps that is written before anything else, so
// that nothing typed is lost however the page ends. Other tabs follow the journal.
import { askToKeep, shelf, store } from "../../lib/store.js";
import { EventDocument } from "./document.js";
import { draftsKey, dropForm } from "./drafts.js";

const LIST = "scorer.list";
const STEPS = 60;
const eventKey = (id) => `scorer.event-${id}`;
const journalKey = (id) => `scorer.journal-${id}`;
const copyKey = (id) => `scorer.copy-${id}`;

/** The events kept here, the latest changed first: [{ id, title, date, plan, game, changed }]. */
export async function keptEvents() {
  return (await shelf.get(LIST)) ?? store.get(LIST, []);
}

async function keepList(change) {
  const list = change(await keptEvents());
  store.set(LIST, list);
  await shelf.set(LIST, list);
}

const summary = ({ id, about, plan, game }) => ({ id, title: about.event, date: about.date, plan, game, changed: Date.now() });

/** The document of an event with everything that was typed, or nothing. */
export async function keptDocument(id) {
  const found = store.get(copyKey(id)) ?? (await shelf.get(eventKey(id)));
  if (!found) return null;
  const document = new EventDocument(found);
  document.catchUp(store.get(journalKey(id), []));
  return document;
}

/**
 * Keeps one document at a time; `trouble()` is told when nothing can be kept, `changed()` when another tab took a step,
 * `behind()` when it took more steps than are in the journal.
 */
export class Keeper {
  constructor({ signal, trouble, changed, behind }) {
    Object.assign(this, { trouble, changed, behind, document: null, writing: false, dirty: false });
    addEventListener("storage", (event) => this.follow(event), { signal });
    for (const back of ["pageshow", "focus"]) addEventListener(back, () => this.catchUp(), { signal });
    globalThis.document.addEventListener("visibilitychange", () => this.catchUp(), { signal });
  }

  take(document) {
    this.document = document;
    this.journal = store.get(journalKey(document.id), []).filter(({ revision }) => revision <= document.revision);
  }

  follow({ key, newValue }) {
    const { document } = this;
    if (document && key === `tricklaw.${journalKey(document.id)}` && newValue) this.catchUp();
  }

  /** Takes the steps of other tabs; a page that slept was told of none of them. */
  catchUp() {
    const { document } = this;
    const journal = document && store.get(journalKey(document.id), []);
    if (!journal?.length || journal.at(-1).revision <= document.revision) return;
    if (journal[0].revision > document.revision + 1) {
      this.behind();
      return;
    }
    this.journal = journal;
    if (document.catchUp(journal)) this.changed();
  }

  /** Keeps the document after a step: the step at once, the whole as soon as the last writing is over. */
  keep(step) {
    this.journal = [...this.journal, step].slice(-STEPS);
    store.set(journalKey(this.document.id), this.journal);
    this.dirty = true;
    this.write();
  }

  async write() {
    if (this.writing) return;
    this.writing = true;
    while (this.dirty) {
      this.dirty = false;
      const { document } = this;
      const kept = await keepWhole(document);
      if (!kept) this.trouble(); // the journal, if that is kept, holds no more than the latest steps
      await keepList((list) => [summary(document.event), ...list.filter(({ id }) => id !== document.id)]);
    }
    this.writing = false;
  }
}

/** On the shelf; a copy stands elsewhere only while the shelf does not take it, and is then the later one. */
async function keepWhole(document) {
  const whole = document.toJSON();
  const shelved = await shelf.set(eventKey(document.id), whole);
  if (shelved) store.remove(copyKey(document.id));
  return shelved || store.set(copyKey(document.id), whole);
}

/** Keeps a new event, from the set-up or a backup. */
export async function keepNew(document) {
  askToKeep();
  store.set(journalKey(document.id), []);
  const kept = await keepWhole(document);
  await keepList((list) => [summary(document.event), ...list.filter(({ id }) => id !== document.id)]);
  return kept;
}

export async function forgetEvent(id) {
  await shelf.remove(eventKey(id));
  store.remove(journalKey(id));
  store.remove(copyKey(id));
  store.remove(draftsKey(id));
  dropForm(id);
  await keepList((list) => list.filter((one) => one.id !== id));
}
