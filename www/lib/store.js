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
async function files(mode, work, again = true) {
  try {
    const transaction = (await database()).transaction("files", mode);
    const [found] = await Promise.all([request(work(transaction.objectStore("files"))), mode === "readwrite" && completed(transaction)]);
    return found;
  } catch {
    opening = undefined;
    return again ? files(mode, work, false) : undefined; // private windows and full disks keep nothing
  }
}

/** Asks the browser to keep all this: Safari forgets a site after a week without a visit, others when space runs out. */
export function askToKeep() {
  navigator.storage?.persist?.().catch(() => {}); // a request, no more
}

/** The large values: anything that can be cloned, bytes among them. */
export const shelf = {
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
