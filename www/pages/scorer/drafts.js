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

/** The set-up being filled in, of an event or of a new one (`id` null): each by itself. */
const formKey = (id) => `scorer.form-${id ?? "new"}`;

export const keepForm = (id, form) => store.set(formKey(id), form);
export const dropForm = (id) => store.remove(formKey(id));
export const keptForm = (id) => store.get(formKey(id));
