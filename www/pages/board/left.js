// What was open on the Board page before: the Back button comes back to it, and the page offers a way back to the latest of it
// that somebody would miss. Each is { mark, source, board, state }; its mark stands in the browser's history too.
import { shelf } from "../../lib/store.js";

const LEFT = "board.aside";

/** How much is kept: so many, with so many bytes of files. */
const MOST = 8;
const MOST_BYTES = 30e6;

/** Whether anybody would miss it: a file of one's own, or a line of one's own. */
const isMissed = ({ source, state }) => ["file", "paste", "edited"].includes(source.kind) || Object.values(state.followed).some(({ undo }) => undo?.length > 0);

const isTooMuch = (list) => list.length > MOST || list.reduce((sum, { source }) => sum + (source.bytes?.length ?? 0), 0) > MOST_BYTES;

/** As much as may be kept, the latest at the end; what nobody would miss goes first. */
function trimmed(list) {
  if (list.length < 2 || !isTooMuch(list)) return list;
  const first = list.find((one) => !isMissed(one)) ?? list[0];
  return trimmed(list.filter((one) => one !== first));
}

/** A mark for what is opened now. */
export const newMark = () => `${Date.now()}-${Math.random()}`;

export class Left {
  /** What was left on the last visits. */
  static async kept() {
    return new Left([(await shelf.get(LEFT)) ?? []].flat());
  }

  constructor(list) {
    this.list = list;
  }

  /** The latest that somebody would miss. */
  get latest() {
    return this.list.findLast(isMissed);
  }

  /** What has that mark. */
  at(mark) {
    return mark ? this.list.find((one) => one.mark === mark) : undefined;
  }

  add(one) {
    this.keep(trimmed([...this.list, one]));
  }

  remove(one) {
    if (this.list.includes(one)) this.keep(this.list.filter((other) => other !== one));
  }

  keep(list) {
    this.list = list;
    shelf.set(LEFT, list);
  }
}
