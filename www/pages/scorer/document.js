// An event as plain data that changes by patches, so that every change can be undone, kept and told to another tab.

/** How many changes can be taken back. */
const MOST_UNDONE = 300;

const copy = (value) => (value === undefined ? undefined : structuredClone(value));
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

function valueAt(object, path) {
  return path.reduce((value, key) => (value === undefined || value === null ? undefined : value[key]), object);
}

/** Puts a value in its place; `undefined` takes it away. */
function put(object, path, value) {
  const last = path.at(-1);
  const place = path.slice(0, -1).reduce((holder, key) => (holder[key] ??= {}), object);
  if (value === undefined) delete place[last];
  else place[last] = copy(value);
}

/** `patches` are `{ at: path, to: value }`; a step of the record is `{ revision, act, name, patches }`. */
export class EventDocument {
  constructor({ event, past = [], future = [], revision = 0 }) {
    Object.assign(this, { event, past, future, revision });
  }

  get id() {
    return this.event.id;
  }

  /** The step that was taken, or nothing when it would change nothing. */
  change(name, patches) {
    const real = patches.filter(({ at, to }) => !same(valueAt(this.event, at), to));
    if (real.length === 0) return null;
    const done = real.map(({ at, to }) => ({ at, from: copy(valueAt(this.event, at)), to: copy(to) }));
    for (const { at, to } of done) put(this.event, at, to);
    this.past.push({ name, patches: done });
    if (this.past.length > MOST_UNDONE) this.past.shift();
    this.future = [];
    this.revision += 1;
    return { revision: this.revision, act: "change", name, patches: real };
  }

  undo() {
    const last = this.past.pop();
    if (!last) return null;
    for (const { at, from } of [...last.patches].reverse()) put(this.event, at, from);
    this.future.push(last);
    this.revision += 1;
    return { revision: this.revision, act: "undo", name: last.name };
  }

  redo() {
    const next = this.future.pop();
    if (!next) return null;
    for (const { at, to } of next.patches) put(this.event, at, to);
    this.past.push(next);
    this.revision += 1;
    return { revision: this.revision, act: "redo", name: next.name };
  }

  /** Takes the steps of a record that this document has not taken; whether there were any. */
  catchUp(steps) {
    const from = this.revision;
    for (const { revision, act, name, patches } of steps) {
      if (revision !== this.revision + 1) continue;
      if (act === "change") this.change(name, patches);
      else if (act === "undo") this.undo();
      else this.redo();
      this.revision = revision;
    }
    return this.revision !== from;
  }

  toJSON() {
    const { event, past, future, revision } = this;
    return { event, past, future, revision };
  }
}
