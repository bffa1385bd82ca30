// Searches in workers: the same answers, progress, stopping, many boards; in Node here, in Chromium below.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { after, before, describe, test } from "node:test";
import { RulesError, analysis, bridge } from "tricklaw";
import { at } from "../../scripts/lib.mjs";
import { listen, siteServer } from "../../scripts/serve.mjs";
import { launch, openPage } from "./support/browser.mjs";

const CLAIM = ["S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7", { by: "S", tricks: 3 }];
const withoutNodes = ({ nodes, ...rest }) => rest;

/** A deal that takes long: suits of no touching cards. */
const HARD = "N:AT74..KT852.K742 KJ62.KT9652.7.63 Q983.AQ7.A63.Q85 5.J843.QJ94.AJT9";

describe("a pool in Node", () => {
  let pool;
  before(() => {
    pool = new analysis.Pool({ size: 2 });
  });
  after(() => pool.free());

  test("answers as the functions do", async () => {
    const deal = bridge.seededDeal(3);
    const position = { deal, contract: "4H", declarer: "S" };
    const same = (found, expected) => assert.deepEqual(withoutNodes(found), withoutNodes(expected));
    same(await pool.solve(position), analysis.solve(position));
    same(await pool.cards(position), analysis.cards(position));
    const table = analysis.table(deal);
    same(await pool.table(deal), table);
    assert.deepEqual(await pool.par(table, "N", "All"), analysis.par(table, "N", "All"));
    assert.deepEqual(await pool.par(deal, "N", "All"), analysis.par(table, "N", "All"));
    same(await pool.claim(...CLAIM), analysis.claim(...CLAIM));
    assert.equal(await pool.isBulletproof(...CLAIM), false);
    const owners = Uint8Array.from({ length: 52 }, (_, card) => Math.floor(card / 13));
    same(await pool.table(owners), analysis.table(owners));
  });

  test("takes a table for a position", async () => {
    const table = new bridge.Table({ deal: bridge.seededDeal(4), number: 1 });
    await assert.rejects(pool.solve(table), { code: "position-no-play" });
    for (const call of ["1NT", "Pass", "Pass", "Pass"]) table.call(call);
    const { cards } = await pool.cards(table);
    assert.deepEqual(cards.map(({ card }) => card).sort(), table.legal().sort());
    assert.equal((await pool.table(table)).done, 20);
  });

  test("many boards, spread over the workers, in their order", async () => {
    const deals = Array.from({ length: 6 }, (_, i) => bridge.seededDeal(100 + i));
    const seen = [];
    const tables = await pool.tables(deals, { onProgress: ({ done, of }) => seen.push([done, of]) });
    assert.deepEqual(seen, [1, 2, 3, 4, 5, 6].map((done) => [done, 6]));
    tables.forEach((table, i) => assert.deepEqual(table.tricks, analysis.table(deals[i]).tricks));
  });

  test("tells how far it is, and keeps to its nodes", async () => {
    const seen = [];
    const table = await pool.table(HARD, { nodes: 700_000, onProgress: (known) => seen.push(known) });
    assert.ok(!table.complete && table.nodes === 700_000, `${table.nodes} nodes`);
    assert.ok(seen.length >= 2);
    seen.reduce((before, known) => {
      assert.ok(known.nodes > before.nodes && known.done >= before.done);
      return known;
    });
  });

  test("stops when it is told to, and goes on with the next question", async () => {
    // At once, so that no machine is quick enough to have answered; the worker has the question by then.
    for (const ask of [
      (signal) => pool.table(HARD, { signal }),
      (signal) => pool.claim({ deal: HARD, contract: "3NT", declarer: "N" }, { by: "E", tricks: 5 }, { nodes: 1e12, signal }),
    ]) {
      const stop = new AbortController();
      setTimeout(() => stop.abort(new Error("enough")), 20);
      await assert.rejects(ask(stop.signal), /enough/);
      assert.deepEqual((await pool.solve(CLAIM[0])).tricks, analysis.solve(CLAIM[0]).tricks);
    }
    const stopped = AbortSignal.abort(new Error("never begun"));
    await assert.rejects(pool.solve(CLAIM[0], { signal: stopped }), /never begun/);
    await assert.rejects(pool.tables([HARD], { signal: stopped }), /never begun/);
  });

  test("a list of deals stops too, with no need of AbortSignal.any, which browsers of 2023 lack", async () => {
    const { any } = AbortSignal;
    delete AbortSignal.any;
    try {
      const stop = new AbortController();
      setTimeout(() => stop.abort(new Error("enough deals")), 20);
      await assert.rejects(pool.tables([HARD, HARD, HARD], { signal: stop.signal }), /enough deals/);
      const [table] = await pool.tables([bridge.seededDeal(5)], { signal: new AbortController().signal });
      assert.deepEqual(table.tricks, analysis.table(bridge.seededDeal(5)).tricks);
    } finally {
      AbortSignal.any = any;
    }
  });

  test("what waits can be stopped too", async () => {
    const small = new analysis.Pool({ size: 1 });
    const first = new AbortController();
    const second = new AbortController();
    const long = small.table(HARD, { signal: first.signal });
    const waiting = small.table(HARD, { signal: second.signal });
    second.abort();
    await assert.rejects(waiting, { name: "AbortError" });
    first.abort();
    await assert.rejects(long, { name: "AbortError" });
    small.free();
  });

  test("refuses as the functions do", async () => {
    const refusals = [
      [() => pool.solve("no position"), "position-text"],
      [() => pool.solve(null), "bad-input"],
      [() => pool.table("N:AK"), "deal-hands"],
      [() => pool.tables("no list"), "bad-input"],
      [() => pool.tables([bridge.seededDeal(1), 7]), "bad-input"],
      [() => pool.claim(CLAIM[0], { by: "N" }), "claim-by-dummy"],
      [() => pool.solve(CLAIM[0], { nodes: -1 }), "bad-input"],
      [() => pool.solve(CLAIM[0], { signal: {} }), "bad-input"],
      [() => pool.solve(CLAIM[0], { onProgress: 1 }), "bad-input"],
      [() => pool.solve(CLAIM[0], 5), "bad-input"],
    ];
    for (const [ask, code] of refusals) {
      const error = await ask().then(() => assert.fail("it was not refused"), (error) => error);
      assert.ok(error instanceof RulesError, String(error.stack));
      assert.equal(error.code, code, error.message);
    }
    for (const options of [{ size: 0 }, { size: 1.5 }, { worker: 1 }, null, 2, "2", [], { workers: 2 }]) {
      assert.throws(() => new analysis.Pool(options), { code: "bad-input" });
    }
  });

  test("many boards under one signal need one listener", async () => {
    const heard = [];
    const warned = (warning) => heard.push(String(warning));
    process.on("warning", warned);
    const stop = new AbortController();
    const many = pool.tables(Array.from({ length: 40 }, (_, i) => bridge.seededDeal(i)), { signal: stop.signal, onProgress: () => stop.abort() });
    await assert.rejects(many, { name: "AbortError" });
    await new Promise((resolve) => setTimeout(resolve, 10));
    process.off("warning", warned);
    assert.deepEqual(heard, []);
    assert.equal((await pool.solve(CLAIM[0])).tricks, 3);
  });

  test("of many boards the one that is wrong is named", async () => {
    const wrong = pool.tables([bridge.seededDeal(1), bridge.seededDeal(2), "N:AK"]);
    await assert.rejects(wrong, (error) => error.code === "deal-hands" && error.message.startsWith("deals[2]: ") && error.params.argument === "deals[2]");
  });

  test("what onProgress throws comes out of the promise", async () => {
    const onProgress = () => { throw new RangeError("the caller's own"); };
    await assert.rejects(pool.table(HARD, { onProgress }), RangeError);
    await assert.rejects(pool.tables([bridge.seededDeal(1)], { onProgress }), RangeError);
    assert.equal((await pool.solve(CLAIM[0])).tricks, 3);
  });

  test("a worker that cannot even be made refuses every question", async () => {
    const none = new analysis.Pool({ size: 1, worker: () => { throw new TypeError("no workers here"); } });
    for (const ask of [() => none.solve(CLAIM[0]), () => none.tables([bridge.seededDeal(1), bridge.seededDeal(2)]), () => none.solve(CLAIM[0])]) {
      await assert.rejects(ask(), { code: "worker-failed", message: "a worker could not be started: no workers here" });
    }
    for (const made of [null, undefined, {}, { postMessage() {} }, Promise.resolve({}), 3]) {
      const nothing = new analysis.Pool({ size: 1, worker: () => made });
      const message = "a worker could not be started: `worker` did not return one";
      for (let again = 0; again < 2; again += 1) await assert.rejects(nothing.solve(CLAIM[0]), { code: "worker-failed", message });
      nothing.free();
    }
  });

  test("where there are no workers at all that is said", async () => {
    const kept = process.getBuiltinModule;
    process.getBuiltinModule = undefined; // as in a shared worker, or at the edge of a network
    try {
      const message = "a worker could not be started: there are no workers here";
      await assert.rejects(new analysis.Pool({ size: 1 }).solve(CLAIM[0]), { code: "worker-failed", message });
    } finally {
      process.getBuiltinModule = kept;
    }
  });

  test("what could not be fetched is fetched with the next question", async () => {
    let asked = 0;
    const server = createServer((_, response) => {
      asked += 1;
      response.writeHead(asked === 1 ? 503 : 200).end(asked === 1 ? "later" : readFileSync(at("dist", "analysis_bg.wasm")));
    });
    const fetching = new analysis.Pool({ size: 1, wasm: `${await listen(server, 0)}analysis_bg.wasm` });
    try {
      await assert.rejects(fetching.solve(CLAIM[0]), { code: "load-failed" });
      for (const _ of ["fetched", "kept"]) assert.equal((await fetching.solve(CLAIM[0])).tricks, 3);
      assert.equal(asked, 2);
    } finally {
      fetching.free();
      server.close();
    }
  });

  test("a worker that cannot start, and a pool that is released", async () => {
    const broken = new analysis.Pool({ size: 1, wasm: new Uint8Array(8) });
    await assert.rejects(broken.solve(CLAIM[0]), { code: "bad-wasm" });
    const open = broken.table(HARD);
    broken.free();
    await assert.rejects(open, { code: "released" });
    await assert.rejects(broken.solve(CLAIM[0]), { code: "released" });
  });
});

describe("a pool in Chromium", () => {
  let browser, server, address;
  before(async () => {
    server = siteServer();
    address = await listen(server, 0);
    browser = await launch();
  });
  after(async () => {
    await browser.close();
    server.close();
  });

  test("answers, tells how far it is and stops", async () => {
    const { page, errors } = await openPage(browser, address);
    const found = await page.evaluate(async ([claim, hard]) => {
      const { analysis } = await import("./pkg/index.js");
      const pool = new analysis.Pool({ size: 2 });
      const stop = new AbortController();
      const answers = [];
      const stopped = pool.table(hard, {
        signal: stop.signal,
        onProgress: ({ nodes }) => { answers.push(nodes > 0); stop.abort(); },
      }).catch(({ name }) => name);
      const verdict = await pool.claim(...claim);
      answers.push(verdict.award.tricks, await stopped, (await pool.solve(claim[0])).tricks);
      pool.free();
      return answers;
    }, [CLAIM, HARD]);
    assert.deepEqual(found, [true, 2, "AbortError", 3]);
    assert.deepEqual(errors, []);
  });

  // A browser gives no reason when the script of a worker does not come: the pool says what to do.
  test("a worker whose script is not there says how to give another", async () => {
    const { page } = await openPage(browser, address);
    const { code, message } = await page.evaluate(async (claim) => {
      const { analysis } = await import("./pkg/index.js");
      const pool = new analysis.Pool({ size: 1, worker: () => new Worker("./missing.js", { type: "module" }) });
      const failed = await pool.solve(claim[0]).catch(({ code, message }) => ({ code, message }));
      pool.free();
      return failed;
    }, CLAIM);
    assert.equal(code, "worker-failed");
    assert.match(message, /its script could not be loaded; .* pass `worker` to new Pool/);
  });
});
