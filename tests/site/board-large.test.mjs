// A file of hundreds of boards: while it is read the page answers, tells how far it is, and lets it be stopped.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LIN } from "./support/board.mjs";
import { control, textOf, withSite } from "./support/site.mjs";

const site = withSite();
const DEAL = "N:AQJT9.T3.AQT8.T6 K84.K962.9543.AJ 75.AQ84.KJ.KQ752 632.J75.762.9843";
const board = (number) => `[Event "Club"]\n[Board "${number}"]\n[Deal "${DEAL}"]\n[Auction "N"]\n1S Pass 2C Pass\n4S AP\n`;
const fileOf = (n) => Array.from({ length: n }, (_, index) => board(index + 1)).join("\n");

/** Opens the dialog for text and puts some in without laying it out letter by letter. */
async function pasting(page, text) {
  await control(page, "open-paste").click();
  await page.evaluate((text) => (document.querySelector("#pasted").value = text), text);
}

test("a long file says how far it is, and is open when it is read", async () => {
  const { page, leave } = await site.visit();
  await pasting(page, fileOf(3000));
  await page.evaluate(() => {
    window.told = new Set();
    const look = () => {
      const text = document.querySelector("progress")?.nextSibling.textContent;
      if (text) window.told.add(text);
    };
    // At each change, not at each frame: on a busy machine the reading may end before the next one.
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    document.querySelector("dialog button[type=submit]").click();
  });
  await page.waitForSelector("dialog", { state: "detached" });
  assert.ok(await page.evaluate(() => window.told.size) >= 1, "its progress is seen");
  assert.match(await page.evaluate(() => [...window.told][0]), /^\d+ of 3000 boards$/);
  assert.match(await textOf(page, ".place-source"), /3000 boards/);
  await page.reload();
  await page.waitForSelector("#main:not([aria-busy]) > .page");
  assert.match(await textOf(page, ".place-source"), /3000 boards/);
  await leave();
});

test("who stops it keeps what is open, and the text", async () => {
  const { page, leave } = await site.visit("", { hurry: true });
  await pasting(page, LIN);
  await page.click("dialog button[type=submit]");
  await page.waitForSelector("dialog", { state: "detached" });
  await pasting(page, fileOf(3000));
  await page.evaluate(() => {
    new MutationObserver(() => document.querySelector("progress")?.closest("dialog").close()).observe(document.body, { childList: true });
    document.querySelector("dialog button[type=submit]").click();
  });
  await page.waitForSelector("dialog .problem-line:not(:empty)");
  assert.match(await textOf(page, "dialog .problem-line"), /It was not opened/);
  assert.equal(await page.locator("progress").count(), 0);
  assert.ok((await page.inputValue("#pasted")).length > 10_000);
  assert.match(await textOf(page, "h1"), /Board 7/);
  await leave();
});
