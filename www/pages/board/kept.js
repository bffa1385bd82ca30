// What the page keeps for the next visit: the open file on the shelf, where one stood in it in the store.
import { shelf, store } from "../../lib/store.js";

const STATE = "board.state";
const SOURCE = "board.source";
const DRAFT = "board.draft";
let shelved;

/** What was open last: { query, mark, state, source } or { query, mark, state, source, board }; nothing on a first visit. */
export async function keptState() {
  const kept = store.get(STATE);
  if (!kept) return null;
  if (kept.board) return kept;
  const source = await shelf.get(SOURCE);
  if (!source || source.stamp !== kept.stamp) return null;
  shelved = source;
  return { ...kept, source };
}

/** Keeps what is open; `query` is its address, `mark` its own in the browser's history. */
export function keep(model, query, mark) {
  const { source } = model;
  const state = model.toJSON();
  if (!source.bytes) {
    store.set(STATE, { query, mark, state, source, board: model.board });
    return;
  }
  if (shelved !== source) {
    source.stamp ??= `${Date.now()}-${Math.random()}`;
    shelved = source;
    shelf.set(SOURCE, source);
  }
  store.set(STATE, { query, mark, state, stamp: source.stamp });
}

/**
 * What is left unfinished in the deal editor: with a board of a file it stays with that board, which `change` tells; any other is
 * kept by itself.
 */
export function drafts(model, change) {
  if (!model.file) return { get: () => store.get(DRAFT), set: (draft) => (draft ? store.set(DRAFT, draft) : store.remove(DRAFT)) };
  const { way } = model;
  const set = (draft) => {
    way.draft = draft ? draft.toJSON() : undefined;
    change();
  };
  return { get: () => way.draft, set };
}
