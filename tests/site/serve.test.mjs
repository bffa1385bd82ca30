// The server behind `npm start`: what it hands out, and what it does not.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { at } from "../../scripts/lib.mjs";
import { listen, siteServer } from "../../scripts/serve.mjs";

let folder, server, address;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), "tricklaw-site-"));
  mkdirSync(join(folder, "site", "pkg"), { recursive: true });
  const files = { "index.html": "<p>home", "main.js": "1;", "pkg/rules.wasm": "\0asm", "a b.pbn": "[Deal]", "odd.xyz": "?" };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, "site", name), text);
  writeFileSync(join(folder, "secret.txt"), "not of the site");
  server = siteServer(join(folder, "site"));
  address = await listen(server, 0);
});
after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** A request whose path is sent as it stands. */
const ask = (path, method = "GET") =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const sent = request({ hostname, port, path, method }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => (text += part));
      response.on("end", () => resolve({ status: response.statusCode, type: response.headers["content-type"], text }));
    });
    sent.on("error", reject).end();
  });

test("files come with their types", async () => {
  const rows = [
    ["/", "text/html; charset=utf-8", "<p>home"],
    ["/index.html?x=1", "text/html; charset=utf-8", "<p>home"],
    ["/main.js", "text/javascript; charset=utf-8", "1;"],
    ["/pkg/rules.wasm", "application/wasm", "\0asm"],
    ["/a%20b.pbn", "text/plain; charset=utf-8", "[Deal]"],
    ["/odd.xyz", "application/octet-stream", "?"],
  ];
  for (const [path, type, text] of rows) assert.deepEqual(await ask(path), { status: 200, type, text }, path);
});

test("nothing outside the folder, no folder, no broken address", async () => {
  for (const path of ["/../secret.txt", "/..%2fsecret.txt", "/pkg/..%2f..%2fsecret.txt", "/pkg", "/none", "/%", "/%00", "//x"]) {
    assert.equal((await ask(path)).status, 404, path);
  }
});

test("only reading", async () => {
  assert.equal((await ask("/", "POST")).status, 405);
  assert.deepEqual(await ask("/", "HEAD"), { status: 200, type: "text/html; charset=utf-8", text: "" });
});

test("a taken port and a bad one are told in a sentence", () => {
  const start = (PORT) =>
    spawnSync(process.execPath, [at("scripts", "serve.mjs")], { env: { ...process.env, PORT }, encoding: "utf8", timeout: 20_000 });
  const { port } = new URL(address);
  const rows = [
    [port, `Port ${port} is taken`],
    ["http", "PORT is http, which is no port"],
    ["70000", "PORT is 70000, which is no port"],
  ];
  for (const [value, message] of rows) {
    const { status, stderr } = start(value);
    assert.equal(status, 1);
    assert.ok(stderr.includes(message), stderr);
    assert.ok(!stderr.includes("    at "), "no stack is shown");
  }
});
