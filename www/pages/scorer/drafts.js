// What is typed into the fields of an event and not taken yet. It outlives a reload, a change of language and a closed tab.
import { store } from "../../lib/store.js";

export const draftsKey = (event) => `scorer.drafts-${event}`;

/** Texts by field. */
export class Drafts {
  #event = null;
  #texts = new Map();

  /** Goes on with what was typed for an event. */
  take(event) {
    this.#event = event;
    this.#texts = new Map(store.get(draftsKey(event), []));
  }

  has(field) {
    return this.#texts.has(field);
  }

  get(field) {
    return this.#texts.get(field);
  }

  /** The fields with a text, the latest last. */
  fields() {
    return [...this.#texts.keys()];
  }

  set(field, text) {
    this.#texts.delete(field);
    this.#texts.set(field, text);
    this.#keep();
  }

  delete(field) {
    if (this.#texts.delete(field)) this.#keep();
  }

  clear() {
    this.#texts.clear();
    this.#keep();
  }

  #keep() {
    if (this.#texts.size > 0) store.set(draftsKey(this.#event), [...this.#texts]);
    else store.remove(draftsKey(this.#event));
  }
}

/** The set-up being filled in: { id of its event or null, form }. */
const FORM = "scorer.form";

export const keepForm = (id, form) => store.set(FORM, { id, form });
export const dropForm = () => store.remove(FORM);

/** What is filled in for an event, or for a new one (`id` null). */
export function keptForm(id) {
  const kept = store.get(FORM);
  return kept && kept.id === id ? kept.form : null;
}
