// Without the network after the first visit, and never stuck on an old version.
import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { at } from "../../scripts/lib.mjs";
import { precacheScript, siteList, writePrecache } from "../../scripts/precache.mjs";
import { listen, siteServer } from "../../scripts/serve.mjs";
import { launch } from "../js/support/browser.mjs";
import { control, ready, textOf } from "./support/site.mjs";

let folder, server, address, browser;
before(async () => {
  folder = mkdtempSync(join(tmpdir(), "tricklaw-offline-"));
  cpSync(at("www"), folder, { recursive: true });
  writePrecache(folder);
  server = siteServer(folder);
  address = await listen(server, 0);
  browser = await launch();
});
after(async () => {
  await browser.close();
  server.close();
  rmSync(folder, { recursive: true });
});

/** A visitor whose worker has taken over. */
async function visitor() {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(address);
  await ready(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return { context, page };
}

describe("the list of files", () => {
  test("names every file of the site, and the built one is the same", () => {
    const files = siteList(at("www"));
    for (const name of [
      "index.html",
      "app.js",
      "pkg/bridge_bg.wasm",
      "pages/board/index.js",
      "i18n/zh/board.js",
      "samples/club-evening.lin",
      "css/board.css",
    ])
      assert.ok(name in files, name);
    for (const name of ["sw.js", "precache.js"]) assert.ok(!(name in files), name);
    assert.equal(readFileSync(at("www", "precache.js"), "utf8"), precacheScript(at("www")), "run the build: the list is older than the files");
  });

  test("its version changes with any file", () => {
    const before = precacheScript(folder);
    const name = join(folder, "samples", "club-evening.lin");
    const text = readFileSync(name, "utf8");
    writeFileSync(name, `${text}\n`);
    const changed = precacheScript(folder);
    writeFileSync(name, text);
    assert.notEqual(changed.match(/"version": "(\w+)"/)[1], before.match(/"version": "(\w+)"/)[1]);
    assert.equal(precacheScript(folder), before);
  });
});

test("after one visit everything works without the network, the other language and unseen samples included", async () => {
  const { context, page } = await visitor();
  await context.setOffline(true);
  server.closeAllConnections();
  await page.reload();
  await ready(page);
  assert.equal(await textOf(page, "h1"), "Board 1");
  await control(page, "language").click();
  await page.waitForSelector("h1:has-text('第 1 副')");
  await control(page, "open-sample").click();
  await page.locator(".choice").nth(1).click();
  await page.waitForSelector("h1:has-text('第 9 副')");
  const fresh = await context.newPage();
  await fresh.goto(`${address}index.html#/board`);
  await ready(fresh);
  assert.equal(await textOf(fresh, "h1"), "第 9 副 Four lessons · Lesson 1: count your tricks");
  await context.close();
});

test("a new version is offered, taken by one press, and what was open is still open", async () => {
  const { context, page } = await visitor();
  await control(page, "board-3").click();
  await page.waitForTimeout(2100); // the page is no longer just opened
  const name = join(folder, "i18n", "en", "shell.js");
  const text = readFileSync(name, "utf8");
  writeFileSync(name, text.replace("Law texts are cited by article.", "A newer footer."));
  writePrecache(folder);
  try {
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()));
    await page.waitForSelector(".notice >> text=new version");
    assert.doesNotMatch(await textOf(page, "#footer"), /newer/);
    await page.click(".notice .button");
    await page.waitForFunction(() => document.querySelector("#footer")?.innerText.includes("A newer footer."));
    await ready(page);
    assert.equal(await textOf(page, "h1"), "Board 4");
    const caches = await page.evaluate(() => caches.keys());
    assert.equal(caches.filter((one) => one.startsWith("tricklaw-")).length, 1, "the old files are gone");
  } finally {
    writeFileSync(name, text);
    writePrecache(folder);
  }
  await context.close();
});

test("a version taken in one tab does not take away what is written in another", async () => {
  const { context, page } = await visitor();
  const other = await context.newPage();
  await other.goto(`${address}#/board`);
  await ready(other);
  await control(other, "open-paste").click();
  await other.fill("#pasted", "half a text");
  await page.waitForTimeout(2100);
  const name = join(folder, "i18n", "en", "shell.js");
  const text = readFileSync(name, "utf8");
  writeFileSync(name, text.replace("Law texts are cited by article.", "Another footer."));
  writePrecache(folder);
  try {
    await page.evaluate(() => navigator.serviceWorker.getRegistration().then((registration) => registration.update()));
    await page.waitForSelector(".notice >> text=new version");
    await page.click(".notice .button");
    await page.waitForFunction(() => document.querySelector("#footer")?.innerText.includes("Another footer."));
    assert.equal(await other.inputValue("#pasted"), "half a text");
    await other.keyboard.press("Escape");
    await other.click(".notice .button");
    await other.waitForFunction(() => document.querySelector("#footer")?.innerText.includes("Another footer."));
  } finally {
    writeFileSync(name, text);
    writePrecache(folder);
  }
  await context.close();
});

test("after a hard reload it works without the network as before", async () => {
  const { context, page } = await visitor();
  const session = await context.newCDPSession(page);
  await page.evaluate(() => (globalThis.before = true));
  await session.send("Page.reload", { ignoreCache: true });
  await page.waitForFunction(() => !globalThis.before && navigator.serviceWorker.controller !== null);
  await ready(page);
  await context.setOffline(true);
  server.closeAllConnections();
  await control(page, "menu-claim").click();
  await page.waitForSelector("h1:has-text('Claim desk')");
  await context.close();
});

test("a visitor who comes back gets the new version without being asked", async () => {
  const { context, page } = await visitor();
  await page.close();
  const name = join(folder, "i18n", "en", "shell.js");
  const text = readFileSync(name, "utf8");
  writeFileSync(name, text.replace("Law texts are cited by article.", "The newest footer."));
  writePrecache(folder);
  try {
    const again = await context.newPage();
    await again.goto(address);
    await again.waitForSelector("#footer");
    await again.waitForFunction(() => document.querySelector("#footer")?.innerText.includes("The newest footer.") || document.querySelector(".notice .button") !== null);
    if ((await again.locator(".notice .button").count()) > 0) await again.click(".notice .button"); // a slow machine: offered instead
    await again.waitForFunction(() => document.querySelector("#footer")?.innerText.includes("The newest footer."));
  } finally {
    writeFileSync(name, text);
    writePrecache(folder);
  }
  await context.close();
});

test("it can be installed: a manifest with name, start and icon that are there", async () => {
  const manifest = JSON.parse(readFileSync(at("www", "manifest.webmanifest"), "utf8"));
  assert.ok(manifest.name && manifest.start_url === "./" && manifest.display === "standalone");
  for (const icon of manifest.icons) assert.match(readFileSync(at("www", icon.src), "utf8"), /^<svg/);
});
