// Workers for the analysis, as `new Pool({ worker: analysisWorker })` takes them.

let begun = 0;

/**
 * A worker of the analysis, at an address of its own: where two begin together at one address, Safari takes only one of them
 * from what is kept for use without the network.
 */
export function analysisWorker() {
  begun += 1;
  return new Worker(new URL(`../pkg/worker.js?${begun}`, import.meta.url), { type: "module" });
}
