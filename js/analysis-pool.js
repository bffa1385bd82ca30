// Searches off the page's thread: workers with rules of their own, as many as the machine has cores.
import { bytesOf, plainCopy } from "./boundary.js";
import { RulesError, badInput } from "./errors.js";
import { told } from "./question.js";

const MOST_WORKERS = 32;
const MOST_DEALS = 100_000;
/** Questions that are answered in one go: to stop one, its worker is stopped. */
const WHOLE = new Set(["par", "claim", "isBulletproof"]);

const builtin = (name) => globalThis.process?.getBuiltinModule?.(`node:${name}`);

function cores() {
  return globalThis.navigator?.hardwareConcurrency ?? builtin("os")?.availableParallelism() ?? 2;
}

/** A new worker, with one way to listen to it everywhere. Bundlers look for this very form of address. */
function newWorker() {
  if (typeof Worker === "function") return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  const { Worker: Thread } = builtin("worker_threads");
  return new Thread(new URL("./worker.js", import.meta.url));
}

function listen(worker, onMessage, onFailure) {
  if (typeof worker.on === "function") {
    worker.on("message", onMessage);
    worker.on("error", (error) => onFailure(error.message));
  } else {
    worker.onmessage = ({ data }) => onMessage(data);
    worker.onerror = (event) => onFailure(event.message ?? "it could not be loaded");
  }
}

/** A value that can be sent: bytes, what a table tells of itself, or plain data. */
function portable(argument, value, ...methods) {
  const bytes = bytesOf(value);
  return bytes ? bytes.slice() : plainCopy(argument, told(argument, value, ...methods));
}

function listOf(deals) {
  try {
    if (Array.isArray(deals) && deals.length <= MOST_DEALS) return Array.from(deals);
  } catch {
    // It would not even say whether it is one.
  }
  throw badInput("deals", `an array of at most ${MOST_DEALS} deals`, deals);
}

/** What a caller may add to a question, apart from what the question itself takes. */
function terms(value = {}) {
  let signal, onProgress, options;
  try {
    ({ signal, onProgress, ...options } = value);
  } catch {
    throw badInput("options", "an object", value);
  }
  if (typeof value !== "object") throw badInput("options", "an object", value);
  if (signal !== undefined && !(signal instanceof AbortSignal)) throw badInput("options.signal", "an AbortSignal", signal);
  if (onProgress !== undefined && typeof onProgress !== "function") {
    throw badInput("options.onProgress", "a function", onProgress);
  }
  return { signal, onProgress, options: plainCopy("options", options) };
}

export class Pool {
  #size;
  #create;
  #wasm;
  /** Workers and the job each is at, if any. */
  #workers = new Map();
  #queue = [];
  #released = false;
  #count = 0;

  constructor(options = {}) {
    let size, worker, wasm;
    try {
      ({ size = Math.min(cores(), MOST_WORKERS), worker = newWorker, wasm } = options);
    } catch {
      throw badInput("options", "an object with size, worker, wasm", options);
    }
    if (!Number.isInteger(size) || size < 1 || size > MOST_WORKERS) {
      throw badInput("options.size", `a whole number from 1 to ${MOST_WORKERS}`, size);
    }
    if (typeof worker !== "function") throw badInput("options.worker", "a function that makes a worker", worker);
    this.#size = size;
    this.#create = worker;
    this.#wasm = wasm;
  }

  async solve(position, options) {
    return this.#ask("solve", [portable("position", position, "position", "toJSON")], options);
  }

  async cards(position, options) {
    return this.#ask("cards", [portable("position", position, "position", "toJSON")], options);
  }

  async table(deal, options) {
    return this.#ask("table", [portable("deal", deal, "toJSON")], options);
  }

  async tables(deals, options) {
    if (this.#released) throw released();
    const { onProgress, ...rest } = terms(options);
    const list = listOf(deals);
    const args = list.map((deal, i) => [portable(`deals[${i}]`, deal, "toJSON")]);
    // When one is refused the others are of no use.
    const stop = new AbortController();
    const { signal } = stop;
    const asked = () => stop.abort(rest.signal.reason);
    if (rest.signal?.aborted) asked();
    rest.signal?.addEventListener("abort", asked);
    let done = 0;
    const solved = async (deal) => {
      const table = await this.#ask("table", deal, { ...rest.options, signal });
      done += 1;
      onProgress?.({ done, of: args.length });
      return table;
    };
    try {
      return await Promise.all(args.map(solved));
    } catch (error) {
      stop.abort();
      throw error;
    } finally {
      rest.signal?.removeEventListener("abort", asked);
    }
  }

  async par(table, dealer, vulnerability, options) {
    const args = [portable("table", table, "toJSON"), plainCopy("dealer", dealer), plainCopy("vulnerability", vulnerability)];
    return this.#ask("par", args, options);
  }

  async claim(position, claim, options) {
    const args = [portable("position", position, "position", "toJSON"), plainCopy("claim", claim)];
    return this.#ask("claim", args, options);
  }

  async isBulletproof(position, claim, options) {
    const args = [portable("position", position, "position", "toJSON"), plainCopy("claim", claim)];
    return this.#ask("isBulletproof", args, options);
  }

  free() {
    this.#released = true;
    const jobs = [...this.#queue, ...this.#workers.values()];
    for (const worker of this.#workers.keys()) worker.terminate();
    this.#workers.clear();
    this.#queue = [];
    for (const job of jobs) job?.settle(() => job.reject(released()));
  }

  #ask(question, args, given) {
    if (this.#released) throw released();
    const { signal, onProgress, options } = terms(given);
    signal?.throwIfAborted();
    return new Promise((resolve, reject) => {
      this.#count += 1;
      const job = { id: this.#count, question, args, options, onProgress, resolve, reject, isOpen: true };
      const abort = () => {
        this.#drop(job);
        job.settle(() => reject(signal.reason));
      };
      job.settle = (finish) => {
        if (!job.isOpen) return;
        job.isOpen = false;
        signal?.removeEventListener("abort", abort);
        finish();
      };
      signal?.addEventListener("abort", abort);
      this.#queue.push(job);
      this.#next();
    });
  }

  /** Takes a job that nobody waits for any more away from whoever has it. */
  #drop(job) {
    this.#queue = this.#queue.filter((other) => other !== job);
    for (const [worker, current] of this.#workers) {
      if (current !== job) continue;
      if (!WHOLE.has(job.question)) return worker.postMessage({ cancel: job.id });
      worker.terminate();
      this.#workers.delete(worker);
      this.#next();
    }
  }

  /** Gives waiting jobs to workers that have none, or to new ones. */
  #next() {
    while (this.#queue.length > 0) {
      const worker = this.#idle();
      if (!worker) return;
      const job = this.#queue.shift();
      this.#workers.set(worker, job);
      worker.ref?.();
      const { id, question, args, options } = job;
      try {
        worker.postMessage({ id, question, args, options, wasm: this.#wasm });
      } catch (error) {
        this.#workers.set(worker, undefined);
        job.settle(() => job.reject(badInput("question", "data that can be sent to a worker", error.message)));
      }
    }
  }

  #idle() {
    for (const [worker, job] of this.#workers) if (!job) return worker;
    if (this.#workers.size >= this.#size) return undefined;
    const worker = this.#create();
    listen(worker, (message) => this.#heard(worker, message), (why) => this.#failed(worker, why));
    this.#workers.set(worker, undefined);
    return worker;
  }

  #heard(worker, { id, progress, answer, refusal }) {
    const job = this.#workers.get(worker);
    if (job?.id !== id) return;
    if (progress !== undefined) {
      if (job.isOpen) job.onProgress?.(progress);
      return;
    }
    this.#workers.set(worker, undefined);
    // A worker without work does not keep a program alive.
    worker.unref?.();
    job.settle(() => {
      if (!refusal) return job.resolve(answer);
      const { code, message, law, params } = refusal;
      job.reject(new RulesError(code, message, law, params));
    });
    this.#next();
  }

  #failed(worker, why) {
    const job = this.#workers.get(worker);
    worker.terminate();
    this.#workers.delete(worker);
    const message = `a worker stopped: ${why}`;
    job?.settle(() => job.reject(new RulesError("worker-failed", message, null, { why: String(why) })));
    this.#next();
  }
}

if (Symbol.dispose) Pool.prototype[Symbol.dispose] = Pool.prototype.free;

const released = () => new RulesError("released", "this pool was released by free()");
