// The Back button on the Board page: it comes back to what was open before, and forward to what was open since.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { at } from "../../scripts/lib.mjs";
import { LIN, dropFile, paste, position } from "./support/board.mjs";
import { control, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();

const heading = (page, text) => page.waitForFunction((wanted) => document.querySelector(".page-board h1")?.innerText.startsWith(wanted), text);
const source = (page) => textOf(page, ".place-source");
/** The cards of all hands. */
const deal = (page) => textOf(page, ".place-diagram");

async function openLessons(page) {
  await dropFile(page, "lessons.pbn", readFileSync(at("www", "samples", "four-lessons.pbn"), "utf8"));
  await heading(page, "Board 9");
}

/** Opens the file and takes a line of one's own on its second board. */
async function lineOfOnesOwn(page) {
  await openLessons(page);
  await control(page, "board-1").click();
  await control(page, "step-first").click();
  await control(page, "bid-1NT").click();
}

async function isLineOfOnesOwn(page) {
  await heading(page, "Board 10");
  assert.match(await source(page), /lessons\.pbn · 4 boards/);
  assert.equal(await position(page), "1/1");
}

describe("a place the Back button knows", () => {
  test("is a file: back from it is the start page, and forward is the file with one's own line", async () => {
    const { page, leave } = await site.visit();
    await control(page, "menu-board").click();
    await lineOfOnesOwn(page);
    await page.goBack();
    await heading(page, "Board 1");
    assert.equal(await page.locator(".board-intro").count(), 1, "the start page as it was");
    assert.match(await source(page), /club-evening\.lin/);
    await page.goForward();
    await isLineOfOnesOwn(page);
    await control(page, "undo").click();
    assert.equal(await position(page), "0/62", "with its undo");
    await leave();
  });

  test("is a new deal, an edited one, pasted text and what was fetched back", async () => {
    const { page, leave } = await site.visit();
    await lineOfOnesOwn(page);
    await control(page, "open-random").click();
    await heading(page, "Board 11");
    const dealt = await deal(page);
    await control(page, "edit-deal").click();
    await control(page, "edit-dealer").selectOption("N");
    await control(page, "edit-use").click();
    assert.match(await source(page), /^An edited deal/);
    await paste(page, LIN);
    await heading(page, "Board 7");
    await control(page, "aside").click();
    await heading(page, "Board 11");
    await page.goBack();
    await heading(page, "Board 7");
    await page.goBack();
    await heading(page, "Board 11");
    assert.match(await source(page), /^An edited deal/);
    await page.goBack();
    assert.equal(await deal(page), dealt);
    assert.match(await source(page), /^A dealt board/);
    await page.goBack();
    await isLineOfOnesOwn(page);
    for (let i = 0; i < 4; i++) await page.goForward();
    await heading(page, "Board 11");
    assert.match(await source(page), /^An edited deal/);
    await leave();
  });

  test("is a board whose deal is wrong, which no address can tell", async () => {
    const { page, leave } = await site.visit();
    await paste(page, LIN.replace("SQT94", "SQT99"));
    await page.waitForSelector(".check-wrong");
    await control(page, "open-random").click();
    await page.goBack();
    await page.waitForSelector(".check-wrong");
    await page.goBack();
    await heading(page, "Board 1");
    await page.goForward();
    await page.waitForSelector(".check-wrong");
    await leave();
  });

  test("stays one over a reload and a visit to another page", async () => {
    const { page, leave } = await site.visit();
    await lineOfOnesOwn(page);
    await control(page, "open-random").click();
    await heading(page, "Board 11");
    await page.reload();
    await ready(page);
    await control(page, "menu-claim").click();
    await page.waitForSelector(".page-claim");
    await page.goBack();
    await heading(page, "Board 11");
    await page.goBack();
    await isLineOfOnesOwn(page);
    await page.goBack();
    await heading(page, "Board 1");
    assert.equal(await page.locator(".board-intro").count(), 1);
    await leave();
  });
});

test("calls and cards are no such places: they have Undo, and Back goes to where one came from", async () => {
  const { page, leave } = await site.visit("#/claim");
  await control(page, "menu-board").click();
  await heading(page, "Board 1");
  await control(page, "step-first").click();
  await control(page, "bid-1NT").click();
  await page.goBack();
  await page.waitForSelector(".page-claim");
  await page.goForward();
  await heading(page, "Board 1");
  assert.equal(await position(page), "1/1");
  await leave();
});

test("a link that is opened where a file was leaves a way back to the file", async () => {
  const { page, leave } = await site.visit();
  await lineOfOnesOwn(page);
  await page.goto("about:blank");
  await page.goto(`${site.address}#/board?deal=0000000000000000000&board=3`);
  await ready(page);
  await heading(page, "Board 3");
  await control(page, "aside").click();
  await isLineOfOnesOwn(page);
  await leave();
});
