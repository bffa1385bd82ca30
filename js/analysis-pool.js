// Searches off the page's thread: workers with rules of their own, as many as the machine has cores.
import { bytesOf, plainCopy } from "./boundary.js";
import { RulesError, badInput } from "./errors.js";
import { told } from "./question.js";

const MOST_WORKERS = 32;
const MOST_DEALS = 100_000;
/** Questions that are answered in one go: to stop one, its worker is stopped. */
const WHOLE = new Set(["par", "claim", "isBulletproof"]);

/** A browser does not say why the script of a worker did not come. */
const NOT_FOUND = "its script could not be loaded; where tricklaw/worker.js is not copied beside the page's script, pass `worker` to new Pool";

const builtin = (name) => globalThis.process?.getBuiltinModule?.(`node:${name}`);

function cores() {
  return globalThis.navigator?.hardwareConcurrency ?? builtin("os")?.availableParallelism() ?? 2;
}

/** A new worker, with one way to listen to it everywhere. Bundlers look for this very form of address. */
function newWorker() {
  if (typeof Worker === "function") return new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  const threads = builtin("worker_threads");
  if (!threads) throw new Error("there are no workers here");
  return new threads.Worker(new URL("./worker.js", import.meta.url));
}

function listen(worker, onMessage, onFailure) {
  if (typeof worker.on === "function") {
    worker.on("message", onMessage);
    worker.on("error", (error) => onFailure(error.message));
  } else {
    worker.onmessage = ({ data }) => onMessage(data);
    worker.onerror = (event) => onFailure(event.message ?? NOT_FOUND);
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
    let size, worker, wasm, others, isRecord;
    try {
      ({ size = Math.min(cores(), MOST_WORKERS), worker = newWorker, wasm, ...others } = options);
      isRecord = typeof options === "object" && !Array.isArray(options);
    } catch {
      // Nothing, or its own code threw.
    }
    if (!isRecord) throw badInput("options", "an object with size, worker, wasm", options);
    const [unknown] = Object.keys(others);
    if (unknown !== undefined) throw badInput("options", "an object with only size, worker, wasm", `a field ${unknown}`);
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

  async tables(deals, given) {
    if (this.#released) throw released();
    const { signal, onProgress, options } = terms(given);
    const list = listOf(deals).map((deal, i) => [portable(`deals[${i}]`, deal, "toJSON")]);
    signal?.throwIfAborted();
    let done = 0;
    const jobs = list.map((args, i) => Object.assign(this.#job("table", args, options), { argument: `deals[${i}]` }));
    const tables = jobs.map(async ({ answer }) => {
      const table = await answer;
      done += 1;
      onProgress?.({ done, of: jobs.length });
      return table;
    });
    return this.#watched(signal, jobs, Promise.all(tables));
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
    const job = this.#job(question, args, options, onProgress);
    return this.#watched(signal, [job], job.answer);
  }

  #job(question, args, options, onProgress) {
    this.#count += 1;
    const job = { id: this.#count, question, args, options, onProgress, isOpen: true };
    job.answer = new Promise((resolve, reject) => Object.assign(job, { resolve, reject }));
    job.settle = (finish) => {
      if (!job.isOpen) return;
      job.isOpen = false;
      finish();
    };
    this.#queue.push(job);
    this.#next();
    return job;
  }

  /** One listener for all the jobs of a question: when it is stopped, or one of them refused, the others are of no use. */
  async #watched(signal, jobs, answer) {
    const stop = (reason) => jobs.forEach((job) => this.#stop(job, reason));
    const abort = () => stop(signal.reason);
    signal?.addEventListener("abort", abort);
    try {
      return await answer;
    } catch (error) {
      stop(error);
      throw error;
    } finally {
      signal?.removeEventListener("abort", abort);
    }
  }

  #stop(job, reason) {
    this.#drop(job);
    job.settle(() => job.reject(reason));
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
      let worker;
      try {
        worker = this.#idle();
      } catch (error) {
        const job = this.#queue.shift();
        job.settle(() => job.reject(workerFailed("a worker could not be started", error?.message)));
        continue;
      }
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
    if (typeof worker?.postMessage !== "function" || typeof worker.terminate !== "function") throw new Error("`worker` did not return one");
    listen(worker, (message) => this.#heard(worker, message), (why) => this.#failed(worker, why));
    this.#workers.set(worker, undefined);
    return worker;
  }

  #heard(worker, { id, progress, answer, refusal }) {
    const job = this.#workers.get(worker);
    if (job?.id !== id) return;
    if (progress !== undefined) {
      try {
        if (job.isOpen) job.onProgress?.(progress);
      } catch (error) {
        this.#stop(job, error);
      }
      return;
    }
    this.#workers.set(worker, undefined);
    // A worker without work does not keep a program alive.
    worker.unref?.();
    job.settle(() => {
      if (!refusal) return job.resolve(answer);
      const { code, message, law, params } = refusal;
      const { argument } = job;
      if (!argument) job.reject(new RulesError(code, message, law, params));
      else job.reject(new RulesError(code, `${argument}: ${message}`, law, { ...params, argument }));
    });
    this.#next();
  }

  #failed(worker, why) {
    const job = this.#workers.get(worker);
    worker.terminate();
    this.#workers.delete(worker);
    job?.settle(() => job.reject(workerFailed("a worker stopped", why)));
    this.#next();
  }
}

if (Symbol.dispose) Pool.prototype[Symbol.dispose] = Pool.prototype.free;

const workerFailed = (what, why) => new RulesError("worker-failed", `${what}: ${why}`, null, { why: String(why) });

const released = () => new RulesError("released", "this pool was released by free()");
