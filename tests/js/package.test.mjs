// The packed package as strangers use it: Node in both styles, worker threads, a page and a worker in Chromium.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { join, sep } from "node:path";
import { after, before, describe, test } from "node:test";
import * as esbuild from "esbuild";
import { TARGET, at, output } from "../../scripts/lib.mjs";
import { listen, siteServer } from "../../scripts/serve.mjs";
import { launch, openPage } from "./support/browser.mjs";
import { installPackage } from "./support/consumer.mjs";

let consumer;
before(() => {
  consumer = installPackage();
});
after(() => consumer.remove());

/** One small job that touches loading, names, a refusal and its class; every way in must do it alike. */
const JOB = `
  const refusal = (() => { try { bridge.dealerOf(0); } catch (error) { return error; } })();
  return [bridge.seatName(bridge.dealerOf(7)), bridge.cardNumber("♠10"), refusal instanceof RulesError, refusal.code].join(" ");
`;
const DONE = "S 47 true bad-input";
const job = `const job = (bridge, RulesError) => {${JOB}};`;

describe("what is packed", () => {
  test("the entries, the licences, and nothing that only we need", () => {
    const outside = consumer.files.filter((file) => !file.startsWith("dist/") && !/^docs\/[a-z-]+(\.zh-CN)?\.md$/.test(file));
    assert.deepEqual(outside.sort(), ["CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT", "README.md", "README.zh-CN.md", "THIRD-PARTY.md", "package.json"]);
    for (const name of ["index.js", "node.js", "inline.js", "index.d.ts", "bridge.d.ts", "bridge_bg.wasm"]) {
      assert.ok(consumer.files.includes(`dist/${name}`), name);
    }
  });

  test("notices of the crates the wasm is made of, and of no others", () => {
    const onlyWhileBuilding = ["unicode-ident", "wasm-bindgen-shared"];
    const tree = output("cargo", [
      "tree", "--locked", "--target", TARGET, "--features", "js", "--edges", "normal,no-proc-macro", "--prefix", "none", "--format", "{p}",
    ]);
    const crates = new Set(tree.split("\n").map((line) => line.split(" ")[0]).filter((name) => name !== "" && name !== "tricklaw"));
    for (const name of onlyWhileBuilding) assert.ok(crates.delete(name), name);
    const rows = readFileSync(at("THIRD-PARTY.md"), "utf8").matchAll(/^\| (`.*?`) \| \S/gm);
    const noticed = [...rows].flatMap(([, names]) => names.replaceAll("`", "").split(", "));
    assert.deepEqual(noticed.sort(), [...crates].sort());
  });

  test("types beside every script that can be imported", () => {
    const scripts = Object.entries(consumer.manifest.exports).filter(([entry]) => !/\.(wasm|json)$/.test(entry));
    assert.ok(scripts.length > 2);
    for (const [entry, { types, default: script }] of scripts) {
      const [head, tail] = script.replace("./", "").split("*");
      const named = consumer.files.filter((file) => tail && file.startsWith(head) && file.endsWith(tail));
      const names = tail ? named.map((file) => file.slice(head.length, -tail.length)) : [""];
      assert.ok(names.length > 0, entry);
      for (const name of names) assert.ok(consumer.files.includes(types?.replace("./", "").replace("*", name)), `${entry} ${name}`);
    }
  });

  test("whatever the README refers to", () => {
    const links = [...readFileSync(at("README.md"), "utf8").matchAll(/\]\(([\w./-]+\.md)/g)].map(([, path]) => path);
    assert.ok(links.length > 3);
    assert.deepEqual(links.filter((path) => !consumer.files.includes(path)), []);
  });

  test("no package is needed at run time", () => {
    for (const kind of ["dependencies", "peerDependencies", "optionalDependencies"]) {
      assert.equal(consumer.manifest[kind], undefined, kind);
    }
  });

  test("npm and Cargo tell the same version and licence", () => {
    const cargo = readFileSync(at("Cargo.toml"), "utf8");
    for (const key of ["version", "license"]) {
      assert.equal(cargo.match(new RegExp(`^${key} = "([^"]+)"`, "m"))[1], consumer.manifest[key], key);
    }
  });

  test("no path of the machine that built it", () => {
    for (const file of consumer.files.filter((name) => name.startsWith("dist/"))) {
      const text = readFileSync(join(consumer.folder, "node_modules", "tricklaw", file), "latin1");
      assert.ok(!text.includes(at("")) && !text.includes(homedir() + sep), file);
    }
  });
});

describe("Node", () => {
  const run = (name, text) => {
    consumer.write(name, text);
    return consumer.run(name).trim();
  };

  test("import, without init", () => {
    const text = `import { bridge, RulesError } from "tricklaw"; ${job} console.log(job(bridge, RulesError));`;
    assert.equal(run("import.mjs", text), DONE);
  });

  test("import, with init", () => {
    const text = `import { init, bridge, RulesError } from "tricklaw"; await init(); await init(); ${job} console.log(job(bridge, RulesError));`;
    assert.equal(run("init.mjs", text), DONE);
  });

  test("require", () => {
    const text = `const { bridge, RulesError } = require("tricklaw"); ${job} console.log(job(bridge, RulesError));`;
    assert.equal(run("require.cjs", text), DONE);
  });

  test("the inline entry", () => {
    const text = `import { bridge, RulesError } from "tricklaw/inline"; ${job} console.log(job(bridge, RulesError));`;
    assert.equal(run("inline.mjs", text), DONE);
  });

  test("the inline entries of single rooms, alone and side by side", () => {
    const text = `
      import * as one from "tricklaw/inline/bridge";
      import { init, shengji } from "tricklaw/inline/shengji";
      await init("shengji");
      const refused = await init("bridge").catch((error) => error);
      ${job}
      console.log(job(one.bridge, one.RulesError), shengji.seatName(0), one.RulesError.is(refused), refused.code);`;
    assert.equal(run("single.mjs", text), `${DONE} N true bad-input`);
    const rooms = ["analysis", "bridge", "event", "shengji"];
    const names = rooms.map((room) => `import * as ${room} from "tricklaw/inline/${room}";`).join(" ");
    const seen = `console.log(Object.entries({ ${rooms.join(", ")} }).map(([room, entry]) => Object.keys(entry).join("+")).join(" "));`;
    assert.equal(run("rooms.mjs", `${names} ${seen}`), rooms.map((room) => ["RulesError", ...[room, "init"].sort()].join("+")).join(" "));
  });

  test("a room's wasm has an address of its own", () => {
    const text = `
      import { readFileSync } from "node:fs";
      const names = ["analysis", "bridge", "event", "shengji"];
      const module = (name) => new WebAssembly.Module(readFileSync(new URL(import.meta.resolve(\`tricklaw/\${name}.wasm\`))));
      const starts = (name) => WebAssembly.Module.exports(module(name)).some((entry) => entry.name === "__wbindgen_start");
      console.log(names.filter(starts).join(" "));`;
    assert.equal(run("address.mjs", text), "analysis bridge event shengji");
  });

  test("a bundle: the package outside of it, the files beside it, or all in one", async () => {
    const text = (entry) => `import { bridge, RulesError } from "${entry}"; ${job}
      try { console.log(job(bridge, RulesError)); } catch (error) { console.log(error instanceof RulesError, error.code, error.params.origin.split("/").pop()); }`;
    const bundled = async (entry, folder, options) => {
      consumer.write("bundled.mjs", text(entry));
      const outfile = `${folder}/bundle.${options.format === "cjs" ? "cjs" : "mjs"}`;
      const common = { bundle: true, platform: "node", logLevel: "silent", absWorkingDir: consumer.folder, entryPoints: ["bundled.mjs"] };
      await esbuild.build({ ...common, ...options, outfile });
      return () => consumer.run(outfile).trim();
    };
    const outside = await bundled("tricklaw", "outside", { format: "esm", packages: "external" });
    assert.equal(outside(), DONE);
    const beside = await bundled("tricklaw", "beside", { format: "esm" });
    assert.equal(beside(), "true load-failed bridge_bg.wasm");
    const wasm = readFileSync(join(consumer.folder, "node_modules", "tricklaw", "dist", "bridge_bg.wasm"));
    consumer.write(join("beside", "bridge_bg.wasm"), wasm.subarray(0, 5000));
    assert.equal(beside(), "true bad-wasm bridge_bg.wasm");
    consumer.write(join("beside", "bridge_bg.wasm"), wasm);
    assert.equal(beside(), DONE);
    const classic = await bundled("tricklaw", "classic", { format: "cjs" });
    assert.equal(classic(), "true load-failed bridge_bg.wasm");
    const inline = await bundled("tricklaw/inline", "inline", { format: "cjs" });
    assert.equal(inline(), DONE);
    const single = await bundled("tricklaw/inline/bridge", "single", { format: "cjs" });
    assert.equal(single(), DONE);
    const size = (folder) => statSync(join(consumer.folder, folder, "bundle.cjs")).size;
    assert.ok(size("single") < size("inline") / 2, `${size("single")} of ${size("inline")} bytes`);
    assert.ok(size("single") < 0.7 * wasm.length, `a room of ${wasm.length} bytes is carried packed, in ${size("single")}`);
  });

  test("the address of every wasm file is written out: bundlers take an address with a gap for any file that fits", () => {
    const scripts = consumer.files.filter((file) => /^dist\/.*\.js$/.test(file) && !file.endsWith("_packed.js"));
    const gaps = (file) => /new URL\((?!")/.test(readFileSync(join(consumer.folder, "node_modules", "tricklaw", file), "utf8"));
    assert.deepEqual(scripts.filter(gaps), []);
  });

  test("a worker thread", () => {
    consumer.write("thread.mjs", `
      import { parentPort } from "node:worker_threads";
      import { bridge, RulesError } from "tricklaw";
      ${job} parentPort.postMessage(job(bridge, RulesError));`);
    const text = `
      import { Worker } from "node:worker_threads";
      new Worker(new URL("./thread.mjs", import.meta.url)).on("message", (text) => console.log(text));`;
    assert.equal(run("threads.mjs", text), DONE);
  });
});

describe("Chromium", () => {
  let browser, server, address;
  before(async () => {
    server = siteServer(consumer.folder);
    address = await listen(server, 0);
    browser = await launch();
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });

  const imports = { tricklaw: "./node_modules/tricklaw/dist/index.js", "tricklaw/inline": "./node_modules/tricklaw/dist/inline.js" };
  const html = (script) => `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
    <script type="importmap">${JSON.stringify({ imports })}</script>
    <script type="module">
      ${job}
      const answer = async () => {${script}};
      answer().then((text) => { window.answer = text; }, (error) => { window.answer = "failed: " + error.stack; });
    </script>`;

  /** What a page made of this script answers, and what it complained about. */
  async function answerOf(name, script) {
    consumer.write(`${name}.html`, html(script));
    const { page, errors } = await openPage(browser, `${address}${name}.html`);
    await page.waitForFunction("window.answer !== undefined");
    const answer = await page.evaluate("window.answer");
    await page.close();
    return { answer, errors };
  }

  test("a page", async () => {
    const script = `const { init, bridge, RulesError } = await import("tricklaw"); await init(); return job(bridge, RulesError);`;
    assert.deepEqual(await answerOf("page", script), { answer: DONE, errors: [] });
  });

  test("a page, inline entry", async () => {
    const script = `const { bridge, RulesError } = await import("tricklaw/inline"); return job(bridge, RulesError);`;
    assert.deepEqual(await answerOf("inline", script), { answer: DONE, errors: [] });
  });

  test("a module worker, given the compiled module", async () => {
    consumer.write("worker.js", `
      import { init, bridge, RulesError } from "./node_modules/tricklaw/dist/index.js";
      ${job}
      onmessage = async ({ data }) => { await init({ bridge: data }); postMessage(job(bridge, RulesError)); };`);
    const script = `
      const module = await WebAssembly.compileStreaming(fetch("./node_modules/tricklaw/dist/bridge_bg.wasm"));
      const worker = new Worker("./worker.js", { type: "module" });
      worker.postMessage(module);
      return new Promise((resolve, reject) => { worker.onmessage = ({ data }) => resolve(data); worker.onerror = reject; });`;
    assert.deepEqual(await answerOf("worker-page", script), { answer: DONE, errors: [] });
  });

  test("a service worker takes the inline entry, and is told so", async () => {
    const script = (entry, ready) => `
      import { ${ready}bridge, RulesError } from "./node_modules/tricklaw/dist/${entry}.js";
      ${job}
      const answer = async () => { ${ready && 'await init("bridge"); '}return job(bridge, RulesError); };
      const refused = (error) => [error instanceof RulesError, error.code, error.params.origin, error.message.includes("tricklaw/inline")].join(" ");
      addEventListener("message", ({ ports }) => answer().catch(refused).then((text) => ports[0].postMessage(text)));`;
    consumer.write("offline.js", script("index", "init, "));
    consumer.write("offline-inline.js", script("inline", ""));
    const asked = `
      async function asked(name) {
        const { installing } = await navigator.serviceWorker.register(name, { type: "module", scope: name });
        await new Promise((resolve) => { installing.onstatechange = () => installing.state === "activated" && resolve(); });
        const { port1, port2 } = new MessageChannel();
        installing.postMessage("", [port2]);
        return new Promise((resolve) => { port1.onmessage = ({ data }) => resolve(data); });
      }
      return [await asked("offline.js"), await asked("offline-inline.js")].join(", ");`;
    const { answer } = await answerOf("serviced", asked);
    assert.equal(answer, `true load-failed bridge_bg.js true, ${DONE}`);
  });

  test("a call before init says so, and init may come later", async () => {
    const script = `
      const { init, bridge, RulesError } = await import("tricklaw");
      let before;
      try { bridge.dealerOf(7); } catch (error) { before = [error instanceof RulesError, error.code].join(" "); }
      await init();
      return before + ", then " + job(bridge, RulesError);`;
    assert.deepEqual(await answerOf("early", script), { answer: `true not-initialized, then ${DONE}`, errors: [] });
  });

  test("only the rooms that are asked for are fetched", async () => {
    const script = `
      const { init, bridge, shengji, RulesError } = await import("tricklaw");
      const fetched = () => performance.getEntriesByType("resource").map(({ name }) => name.split("/").pop()).filter((name) => name.endsWith(".wasm"));
      await init(["shengji"]);
      const first = [shengji.seatName(0), ...fetched()].join(" ");
      const code = await init("chess").catch((error) => error instanceof RulesError && error.code);
      await Promise.all([init("bridge"), init("bridge"), init({ bridge: undefined })]);
      return [first, code, ...fetched().slice(1), job(bridge, RulesError)].join(", ");`;
    const answer = `N shengji_bg.wasm, bad-input, bridge_bg.wasm, ${DONE}`;
    assert.deepEqual(await answerOf("rooms", script), { answer, errors: [] });
  });

  test("a wrong address, a wrong file and no address say which; another attempt may follow", async () => {
    const script = `
      const { init, bridge, RulesError } = await import("tricklaw");
      const codes = [];
      for (const source of ["./missing.wasm", "./wrong.html", new Uint8Array(8), "http://127.0.0.1:1/x.wasm"]) {
        await init({ bridge: source }).catch((error) => codes.push(error instanceof RulesError && error.code));
      }
      await init({ bridge: await (await fetch("./node_modules/tricklaw/dist/bridge_bg.wasm")).arrayBuffer() });
      return codes.join(" ") + ", then " + job(bridge, RulesError);`;
    const { answer } = await answerOf("wrong", script);
    assert.equal(answer, `load-failed bad-wasm bad-wasm load-failed, then ${DONE}`);
  });

  test("wasm without rules, another room's, a part of the file and a broken promise are refused; another attempt may follow", async () => {
    const script = `
      const { init, bridge, RulesError } = await import("tricklaw");
      const file = async (room) => (await fetch("./node_modules/tricklaw/dist/" + room + "_bg.wasm")).arrayBuffer();
      const [own, other] = await Promise.all([file("bridge"), file("event")]);
      const codeOf = (error) => error instanceof RulesError && error.code;
      const codes = [];
      const sources = [
        () => new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]), () => other, () => WebAssembly.compile(other), () => own.slice(0, 5000),
        () => Promise.reject(new Error("why")), () => Promise.reject("why"),
      ];
      for (const source of sources) {
        await init({ bridge: source() }).catch((error) => codes.push(codeOf(error), error.params.origin, error.message.includes("why")));
        try { bridge.dealerOf(7); } catch (error) { codes.push(codeOf(error)); }
      }
      await init({ bridge: own });
      return codes.join(" ") + ", then " + job(bridge, RulesError);`;
    const said = ["buffer", "buffer", "module", "buffer"].map((given) => `bad-wasm the given ${given} false not-initialized`);
    const broken = "load-failed the given promise true not-initialized";
    assert.deepEqual(await answerOf("refused", script), { answer: `${[...said, broken, broken].join(" ")}, then ${DONE}`, errors: [] });
  });

  test("a bundle that is no module asks for the address", async () => {
    consumer.write("classic.mjs", `
      import { init, bridge, RulesError } from "tricklaw";
      ${job}
      window.classic = async () => {
        const said = await init("bridge").catch((error) => [error instanceof RulesError, error.code, error.params.origin, error.message].join(" "));
        await init({ bridge: "./node_modules/tricklaw/dist/bridge_bg.wasm" });
        return said + ", then " + job(bridge, RulesError);
      };`);
    const options = { bundle: true, format: "iife", logLevel: "silent", absWorkingDir: consumer.folder };
    await esbuild.build({ ...options, entryPoints: ["classic.mjs"], outfile: "classic.js" });
    const script = `
      await new Promise((resolve) => document.head.append(Object.assign(document.createElement("script"), { src: "classic.js", onload: resolve })));
      return window.classic();`;
    const said = 'true load-failed bridge_bg.wasm a script that is no module does not know where bridge_bg.wasm is: say so with init({ bridge: "bridge_bg.wasm" })';
    assert.deepEqual(await answerOf("classic", script), { answer: `${said}, then ${DONE}`, errors: [] });
  });

  test("what could not be loaded is named as it was given", async () => {
    const script = `
      const { init } = await import("tricklaw");
      const page = location.href;
      const sources = ["./missing.wasm", new Request(page), await fetch(page), new Response("no wasm"), new ArrayBuffer(8)];
      const origins = [];
      for (const source of sources) await init({ bridge: source }).catch(({ params }) => origins.push(params.origin));
      return origins.map((origin) => origin.replace(page, "page")).join(", ");`;
    const { answer } = await answerOf("named", script);
    assert.equal(answer, "./missing.wasm, page, page, the given response, the given buffer");
  });
});
