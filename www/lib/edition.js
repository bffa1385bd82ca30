// The edition of the laws somebody chose last, on whichever page: the others begin with it.
import { store } from "./store.js";

const EDITION = "edition";
const EDITIONS = ["1987", "1997", "2007", "2017"];
const USUAL = "2007";

export function lastEdition() {
  const kept = store.get(EDITION);
  return EDITIONS.includes(kept) ? kept : USUAL;
}

export const keepEdition = (edition) => store.set(EDITION, edition);
