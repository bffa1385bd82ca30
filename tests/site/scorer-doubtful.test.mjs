// What is in doubt keeps nothing else back: a board that cannot be scored yet, the shares of a weighted score, a board that was fouled.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, ranking, smallEvent } from "./support/scorer.mjs";
import { control, textOf, withSite } from "./support/site.mjs";

const site = withSite();

async function add(page, ns, ew, text) {
  for (const [name, value] of [["ns", ns], ["ew", ew], ["result", text]]) await page.fill(`[data-key=add-${name}]`, value);
  await page.keyboard.press("Enter");
}

test("a board with a result too many is left out of the ranking, which says so and leads to the board", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  for (const text of ["420", "-50", "100", "110", "90", "-100"]) await enter(page, text); // boards 1 and 2
  const settled = await ranking(page);
  await control(page, "stop-1").click();
  await add(page, "1", "5", "450");
  assert.equal(await page.locator(".sc-place-main p.sc-problem").count(), 1);
  assert.equal(await control(page, "mend-1").count(), 0, "told without a way to where one is");
  await control(page, "stop-2").click();
  assert.equal(await control(page, "mend-1").count(), 1);
  await control(page, "stop-1").click();
  const beside = await ranking(page);
  // By board 2 alone: 110 is the best, then 90, then -100.
  const [first, , last] = beside;
  assert.deepEqual([first.main, last.main], ["100.00", "0.00"]);
  assert.match(await textOf(page, ".sc-place-side"), /Provisional: without board 1\./);
  await control(page, "view-ranking").click();
  assert.match(await textOf(page, ".sc-provisional"), /Provisional: without board 1\./);
  assert.equal(await page.locator(".sc-needed").count(), 0, "no lot is drawn over a ranking that is provisional");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  assert.match(await page.locator(".sc-place-paper .sc-provisional").textContent(), /Provisional: without board 1\./);
  await page.keyboard.press("Tab");
  await control(page, "mend-1").click();
  assert.equal(await page.evaluate(() => document.activeElement.dataset.key), "result-1.1.5", "at the first of the two that is there");
  assert.equal((await textOf(page, "[data-row='1.1.5'] .sc-ns")), "", "nothing on the board is scored");
  await page.keyboard.press("Escape");
  await control(page, "result-1.1.5").fill("np");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".sc-provisional").count(), 0);
  assert.deepEqual(await ranking(page), settled);
  await leave();
});

test("the frequencies of a board are what its lines have while another is left out", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  for (const text of ["420", "-50", "100", "110", "90", "-100"]) await enter(page, text);
  await control(page, "stop-1").click();
  await add(page, "1", "5", "450");
  await control(page, "stop-2").click();
  const numbers = async (selector) => (await page.locator(selector).allInnerTexts()).map(Number).sort((a, b) => a - b);
  assert.deepEqual(await numbers(".sc-lines .sc-ns"), [0, 2, 4]);
  const rows = await page.locator("[data-key=frequencies] tbody tr").allInnerTexts();
  assert.deepEqual(rows.map((row) => Number(row.split("\t")[2])).sort((a, b) => a - b), [0, 2, 4]);
  await leave();
});

test("a text refused over a result is listed until it is put right: the result before it counts", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  for (const text of ["4S N =", "-50"]) await enter(page, text);
  const field = page.locator(".sc-result").first();
  await field.fill("4SNN");
  await page.keyboard.press("Enter");
  await control(page, "stop-2").click();
  assert.match(await textOf(page, ".sc-odd-list"), /Look at these again.*“4SNN” was not taken: 4S N = still counts\./);
  await page.locator(".sc-odd-list .sc-link").first().click();
  assert.equal(await field.evaluate((own) => own === document.activeElement && own.value), "4SNN");
  await field.fill("4S N +1");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".sc-odd-list").count(), 0);
  await leave();
});

test("while no board can be scored no ranking stands there", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  await enter(page, "420");
  await control(page, "stop-1").click();
  await add(page, "1", "5", "450");
  assert.equal(await page.locator(".sc-ranking").count(), 0);
  assert.match(await textOf(page, ".sc-place-side"), /Board 1: Number 1 has two results/);
  await leave();
});

test("on the printed scoreboard a fouled board stands by its groups", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  for (const text of ["420 g2", "-50", "100 g2", "110", "90", "-100"]) await enter(page, text);
  await page.evaluate(() => (window.print = () => {}));
  await control(page, "view-files").click();
  await control(page, "print-boards").click();
  const board = (index) => page.locator(".sc-print-boards table").nth(index).evaluate((table) => [...table.rows].map(({ cells }) => cells[2].textContent));
  assert.deepEqual(await board(0), ["Group", "–", "2", "2"], "each group together");
  assert.equal((await board(1))[0], "Result", "a board that was not fouled has none");
  await leave();
});

test("the shares of a weighted score are scores of the board like any other", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  await enter(page, "60% 410, 40% -100");
  assert.match(await textOf(page, ".sc-say"), /^No contract is worth 410 on this board \(None vul\.\)\. Possible: 400, 420, or 430\.$/);
  assert.equal(await control(page, "result-1.1.4").getAttribute("aria-invalid"), "true");
  await enter(page, "60% 620, 40% -100");
  assert.match(await textOf(page, ".sc-say"), /No contract is worth 620/, "nobody is vulnerable");
  await enter(page, "60% 420, 40% -110");
  assert.equal(await control(page, "result-1.1.4").inputValue(), "W420:60/-110:40");
  await leave();
});
