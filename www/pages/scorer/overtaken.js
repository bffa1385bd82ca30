// Results typed here that another window has put others in place of since: whoever typed them is told what stood there.
import { sentences, t } from "../../lib/words.js";
import { asText, placeOf } from "./pairs.js";
import { typedOf } from "./typed.js";

/** More lines at once are another set-up or a file that was read, not typing. */
const MOST = 3;

const textOf = (row) => (row ? typedOf(row) : "") || t("evening.overtaken.nothing");

export class TypedHere {
  #rows = new Map();

  /** A line has got its result from this window. */
  note(key, row) {
    this.#rows.set(key, row);
  }

  /** A step of this window may have changed lines in other ways than by their fields. */
  follow(rows) {
    for (const key of this.#rows.keys()) this.#rows.set(key, rows[key]);
  }

  /** Nothing that is typed from now on belongs to what was typed before. */
  clear() {
    this.#rows.clear();
  }

  /** What is told of the lines that say something else now; told once. */
  overtaken(rows) {
    const lost = [...this.#rows].filter(([key, row]) => textOf(row) !== textOf(rows[key]));
    for (const [key] of lost) this.#rows.delete(key);
    if (lost.length > MOST) return "";
    return sentences(lost.map(([key, row]) => {
      const { board, ns, ew } = placeOf(key);
      return saidOfLine({ board, ns: asText(ns), ew: asText(ew) }, { was: textOf(row), now: textOf(rows[key]) });
    }));
  }
}

const saidOfLine = (line, values) => `${t("scorer.oddLine", line)} ${t("evening.overtaken.by", values)}`;
