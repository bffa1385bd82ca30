// What stays after a reload. Small values in localStorage, files in IndexedDB; a browser that keeps nothing is no error.

const PREFIX = "tricklaw.";

/** The small values: settings and where a page stood. */
export const store = {
  get(key, otherwise = null) {
    try {
      const text = localStorage.getItem(PREFIX + key);
      return text === null ? otherwise : JSON.parse(text);
    } catch {
      return otherwise;
    }
  },
  /** Whether the value could be kept; the window is told when not. */
  set(key, value) {
    try {
      localStorage.setItem(PREFIX + key, JSON.stringify(value));
      return true;
    } catch {
      dispatchEvent(new CustomEvent("notkept", { detail: key }));
      return false;
    }
  },
  remove(key) {
    try {
      localStorage.removeItem(PREFIX + key);
    } catch {
      // nothing was kept, so nothing is to be removed
    }
  },
};

const request = (asked) =>
  new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });

/** Kept is kept only when the transaction says so: a full disk may be found out after the request has succeeded. */
const completed = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });

let opening;
function database() {
  opening ??= (async () => {
    const asked = indexedDB.open("tricklaw", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("files");
    return request(asked);
  })();
  return opening;
}

/** Twice when it must be: a phone that has slept may have lost the connection it had. */
async function asked(mode, work, again = true) {
  try {
    const transaction = (await database()).transaction("files", mode);
    const [found] = await Promise.all([request(work(transaction.objectStore("files"))), mode === "readwrite" && completed(transaction)]);
    return found;
  } catch {
    opening = undefined;
    return again ? asked(mode, work, false) : undefined; // private windows and full disks keep nothing
  }
}

/** How long the database may take to answer, in milliseconds, and once it has not: now and then one never does. */
const PATIENCE = 4000;
const SHORT_PATIENCE = 300;
let isSilent = false;

/** As nothing was kept where the database does not answer; the window is told so. */
async function files(mode, work) {
  let timer;
  const answer = asked(mode, work).then((found) => {
    isSilent = false;
    return found;
  });
  const silence = new Promise((resolve) => (timer = setTimeout(resolve, isSilent ? SHORT_PATIENCE : PATIENCE))).then(() => {
    const isNews = !isSilent || mode === "readonly";
    isSilent = true;
    if (isNews) dispatchEvent(new CustomEvent("storagesilent"));
  });
  const found = await Promise.race([answer, silence]);
  clearTimeout(timer);
  return found;
}

/** Asks the browser to keep all this: Safari forgets a site after a week without a visit, others when space runs out. */
export function askToKeep() {
  navigator.storage?.persist?.().catch(() => {}); // a request, no more
}

/** The large values: anything that can be cloned, bytes among them. */
export const shelf = {
  /** Whether the database has left the latest question without an answer. */
  get isSilent() {
    return isSilent;
  },
  get: (key) => files("readonly", (objects) => objects.get(key)),
  /** Whether the value could be kept. */
  set: async (key, value) => (await files("readwrite", (objects) => objects.put(value, key))) !== undefined,
  remove: (key) => files("readwrite", (objects) => objects.delete(key)),
};

/** Forgets everything of one page: its small values and its files. */
export async function forget(page) {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(`${PREFIX}${page}.`)) localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
  const keys = (await files("readonly", (objects) => objects.getAllKeys())) ?? [];
  for (const key of keys) if (String(key).startsWith(`${page}.`)) await shelf.remove(key);
}
