// What is printed: nothing cut in two or at the edge, and every sheet that is handed out says what it is of.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playRound, setUp, smallEvent } from "./support/scorer.mjs";
import { control, withSite } from "./support/site.mjs";

const site = withSite();

/** Prepares the paper as the button does, without the browser's dialog. */
async function toPaper(page, id) {
  await page.evaluate(() => (window.print = () => {}));
  await control(page, "view-files").click();
  await control(page, `print-${id}`).click();
}

const pagesOf = async (page, paper = {}) =>
  (await page.pdf({ format: "A4", margin: { top: "12mm", bottom: "12mm", left: "12mm", right: "12mm" }, ...paper })).toString("latin1").match(/\/Type \/Page\b/g).length;

test("a bracket of sixteen places is one sheet, and no match of it is cut", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", fields: { event: "Cup", count: 12 } });
  await control(page, "view-setup").click();
  await control(page, "set-third").check();
  await control(page, "set-create").click();
  await playRound(page, ["15-20", "53-18", "12-30", "66-43"]);
  await toPaper(page, "ranking");
  assert.equal(await pagesOf(page), 1);
  await control(page, "print-ranking").click();
  await page.setViewportSize({ width: 700, height: 990 });
  await page.emulateMedia({ media: "print" });
  const [edges, styles] = await page.evaluate(() => {
    const all = [...document.querySelectorAll(".sc-place-paper .sc-match")];
    const { right } = document.querySelector(".sc-place-paper").getBoundingClientRect();
    return [all.filter((match) => match.getBoundingClientRect().right > right).length, [...new Set(all.map((match) => getComputedStyle(match).breakInside))]];
  });
  assert.deepEqual([edges, styles], [0, ["avoid"]]);
  assert.equal(await page.locator(".sc-place-paper .sc-result").first().evaluate((field) => getComputedStyle(field).borderRadius), "0px", "the first figure is whole");
  await leave();
});

test("everybody's own results are a sheet each, with the event, what they came to and the place; who has none has no sheet", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  await playRound(page, ["140", "110"]);
  await toPaper(page, "own");
  assert.equal(await page.locator(".sc-print-own").count(), 4);
  assert.deepEqual(await page.locator(".sc-print-sum").allTextContents(), ["Place 1 of 3 · 2 MP · 100.00 %", "Place 2 of 3 · 0 MP · 0.00 %", "Place 2 of 3 · 0 MP · 0.00 %", "Place 1 of 3 · 2 MP · 100.00 %"]);
  assert.deepEqual([...new Set(await page.locator(".sc-print-own h1").allTextContents())], ["Four tables"]);
  assert.equal(await page.locator(".sc-print-own h1").count(), 4);
  assert.equal(await pagesOf(page), 4);
  await leave();
});

test("the cross-table of a league of twenty-four is not wider than the paper", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "round-robin", fields: { event: "League", count: 24 } });
  await playRound(page, Array(12).fill("20-30"));
  await toPaper(page, "ranking");
  await page.setViewportSize({ width: 703, height: 1000 }); // A4 within its margins
  await page.emulateMedia({ media: "print" });
  assert.equal(await page.locator(".sc-place-paper").evaluate((paper) => Math.max(0, paper.querySelector(".sc-cross").getBoundingClientRect().right - paper.getBoundingClientRect().right)), 0);
  await leave();
});
