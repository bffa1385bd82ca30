// A page that is looked at only after it has answered what was done to it. A key, a click or a file may be followed by timers,
// by reading and by keeping; on a busy machine a test would see the page before that.

/** What the page itself counts: timers too short for a person to notice, its database, files being read, its own loading. */
function count() {
  const SHORT = 200;
  const later = window.setTimeout.bind(window);
  const never = window.clearTimeout.bind(window);
  const open = new Set();
  const begin = () => {
    const mark = {};
    open.add(mark);
    return () => open.delete(mark);
  };
  const timers = new Map();
  window.setTimeout = (work, delay = 0, ...args) => {
    if (typeof work !== "function" || delay > SHORT) return later(work, delay, ...args);
    const end = begin();
    const id = later(() => {
      timers.delete(id);
      try {
        work(...args);
      } finally {
        end();
      }
    }, delay);
    timers.set(id, end);
    return id;
  };
  window.clearTimeout = (id) => {
    timers.get(id)?.();
    timers.delete(id);
    never(id);
  };
  const until = (target, types) => {
    const end = begin();
    for (const type of types) target.addEventListener(type, end);
    return target;
  };
  const wrap = (owner, name, around) => {
    const own = owner.prototype[name];
    owner.prototype[name] = function (...args) {
      return around(own.apply(this, args));
    };
  };
  wrap(IDBFactory, "open", (asked) => until(asked, ["success", "error", "blocked"]));
  wrap(IDBDatabase, "transaction", (transaction) => until(transaction, ["complete", "abort"]));
  for (const name of ["text", "arrayBuffer"])
    wrap(Blob, name, (read) => {
      read.then(...Array(2).fill(begin()));
      return read;
    });
  const turn = () => new Promise((done) => later(done));
  const isBusy = () => open.size > 0 || document.querySelector("#main[aria-busy]");
  /** Ends when nothing is open for three turns of the page. */
  window.settled = async () => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await turn();
      if (isBusy()) quiet = -1;
    }
  };
}

const KEYBOARD = ["press", "type", "insertText", "down", "up"];
const MOUSE = ["click", "dblclick", "down", "up", "move", "wheel"];
const TOUCH = ["tap"];
const ACTIONS = ["check", "click", "dblclick", "dispatchEvent", "fill", "focus", "hover", "press", "selectOption", "setInputFiles", "tap", "uncheck"];
const ON_PAGE = [...ACTIONS, "goBack", "goForward", "goto", "reload", "evaluate", "emulateMedia", "setViewportSize"];
const ON_LOCATOR = [...ACTIONS, "blur", "clear", "evaluate", "pressSequentially", "setChecked", "dragTo"];

/** How long a page may take to become quiet, in milliseconds; what it shows then is for the test to judge. */
const PATIENCE = 5000;

const calmed = new WeakMap();

/** Waits until a page has answered what was done to it; a page that is closed or leaves has. */
async function settle(page) {
  const ask = calmed.get(page);
  if (!ask || page.isClosed()) return;
  let timer;
  const enough = new Promise((done) => (timer = setTimeout(done, PATIENCE)));
  await Promise.race([ask(() => window.settled?.()).catch(() => {}), enough]);
  clearTimeout(timer);
}

function follow(owner, names, pageOf) {
  for (const name of names) {
    const own = owner[name];
    if (own)
      owner[name] = async function (...args) {
        const answer = await own.apply(this, args);
        await settle(pageOf(this));
        return answer;
      };
  }
}

let locators = false;

function calmPage(page) {
  calmed.set(page, page.evaluate.bind(page));
  follow(page, ON_PAGE, () => page);
  follow(page.keyboard, KEYBOARD, () => page);
  follow(page.mouse, MOUSE, () => page);
  follow(page.touchscreen, TOUCH, () => page);
  if (!locators) follow(Object.getPrototypeOf(page.locator("html")), ON_LOCATOR, (locator) => locator.page());
  locators = true;
}

/** From now on whatever a test does in a page of the context is followed by waiting until the page has answered. */
export async function calm(context) {
  context.on("page", calmPage);
  await context.addInitScript(count);
}
