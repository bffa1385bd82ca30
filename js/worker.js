// A worker that answers the questions of js/analysis-pool.js. It has rules of its own and keeps what it proved while the
// questions are about one deal. Long searches go slice by slice, so that it can tell how far it is and be stopped.
import { RulesError } from "./errors.js";
import * as glue from "./analysis_bg.js";
import { cards, claim, isBulletproof, par, solve, table } from "./analysis-questions.js";
import { start } from "./loader.js";

const threads = globalThis.process?.getBuiltinModule?.("node:worker_threads");
const port = threads?.parentPort ?? globalThis;

/** The questions that may be asked again to go on, with how to see that the answer is complete. */
const SLICED = {
  solve: [solve, (answer) => answer.tricks !== null],
  cards: [cards, (answer) => answer.complete],
  table: [table, (answer) => answer.complete],
};
const WHOLE = { par, claim, isBulletproof };
/** A tenth of a second or so. */
const SLICE = 200_000;
const LIMIT = 50_000_000;

let ready;
let cancelled;

/** The rules: from what the page gave, or the file beside this one. What did not come is asked for again at the next question. */
async function open(wasm) {
  const address = new URL("./analysis_bg.wasm", import.meta.url);
  const file = () => threads ? globalThis.process.getBuiltinModule("node:fs").readFileSync(address) : address;
  try {
    await start("analysis", () => glue, wasm ?? file());
  } catch (error) {
    ready = undefined;
    throw error;
  }
}

const breath = () => new Promise((resolve) => setTimeout(resolve, 0));

async function sliced([ask, isComplete], id, args, options) {
  const limit = options.nodes ?? LIMIT;
  if (!(typeof limit === "number" && limit > 0)) return ask(...args, options);
  let spent = 0;
  let slice = SLICE;
  let answer;
  do {
    answer = ask(...args, { ...options, nodes: Math.min(slice, limit - spent) });
    spent += answer.nodes;
    answer.nodes = spent;
    if (isComplete(answer) || spent >= limit) break;
    port.postMessage({ id, progress: answer });
    // What one slice forgets because the memory is full a longer one gets done.
    slice = Math.ceil(slice * 1.25);
    await breath();
  } while (cancelled !== id);
  return answer;
}

async function answered({ id, question, args, options }) {
  const whole = WHOLE[question];
  return whole ? whole(...args, options) : sliced(SLICED[question], id, args, options);
}

async function heard(message) {
  if (message.cancel !== undefined) {
    cancelled = message.cancel;
    return;
  }
  const { id } = message;
  try {
    await (ready ??= open(message.wasm));
    port.postMessage({ id, answer: await answered(message) });
  } catch (error) {
    const { code, law, params } = error instanceof RulesError ? error : new RulesError("worker-failed", error.message);
    port.postMessage({ id, refusal: { code, message: error.message, law, params } });
  }
}

if (threads?.parentPort) port.on("message", heard);
else port.onmessage = ({ data }) => heard(data);
