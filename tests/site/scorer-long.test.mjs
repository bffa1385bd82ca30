// The Scorer with hundreds of results: typing goes on at once, the ranking follows when nothing is typed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, ranking, setUp } from "./support/scorer.mjs";
import { control, withSite } from "./support/site.mjs";

const site = withSite();
const TABLES = 30;
const BOARDS = 20;

/** Every table has 110 on every board. */
const results = (tables = TABLES, boards = BOARDS) =>
  ["board,ns,ew,score", ...Array.from({ length: tables * boards }, (_, i) => `${1 + Math.floor(i / tables)},${1 + (i % tables)},${101 + (i % tables)},110`)].join("\n");

test("of 600 results the next field is there at once, the standings follow, and what is half typed is left alone", async () => {
  const { page, leave } = await site.visit("#/scorer", { hurry: true });
  await setUp(page, { plan: "free", fields: { event: "Long" } });
  await control(page, "view-files").click();
  await page.fill("[data-key=paste]", results());
  await control(page, "import-paste").click();
  await control(page, "view-scores").click();
  const focused = () => page.evaluate(() => document.activeElement.dataset.key);
  const first = page.locator(".sc-result").first();
  await first.focus();
  await enter(page, "140");
  assert.equal(await focused(), "result-1.2.102");
  await page.keyboard.type("4S");
  await page.waitForFunction(() => document.querySelector(".sc-place-side .sc-main").innerText !== "50.00");
  assert.equal((await ranking(page))[0].number, 1, "the one better score of the session");
  assert.equal(await page.locator("[data-key='result-1.2.102']").inputValue(), "4S");
  assert.equal(await page.locator(".sc-result.wrong").count(), 0, "half a result is no mistake yet");
  const firstScore = page.locator(".sc-lines tbody tr").first().locator(".sc-number.sc-ns");
  assert.equal(await firstScore.innerText(), "29", "as it was, while the other is typed");
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("[data-key='result-1.2.102']").inputValue(), "110");
  await page.waitForFunction(() => document.querySelector(".sc-lines tbody .sc-number.sc-ns").innerText === "58");
  assert.equal(await focused(), "result-1.2.102");
  await enter(page, "170");
  await control(page, "view-ranking").click();
  assert.deepEqual((await ranking(page)).slice(0, 2).map(({ number }) => number), [2, 1], "another view waits for nothing");
  await control(page, "undo").click();
  await control(page, "view-files").click();
  await control(page, "view-ranking").click();
  assert.equal((await ranking(page))[0].number, 1);
  await leave();
});

test("on a slow phone a club's evening is typed as fast: the key moves on, the standings follow", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "free", fields: { event: "Short" } });
  await control(page, "view-files").click();
  await page.fill("[data-key=paste]", results(6, 8));
  await control(page, "import-paste").click();
  await control(page, "view-scores").click();
  await page.locator(".sc-result").first().focus();
  const atOnce = await page.evaluate(() => {
    const [field, standing] = [document.activeElement, document.querySelector(".sc-place-side tbody tr")];
    field.value = "140";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    return { focused: document.activeElement.dataset.key, standing: standing.isConnected };
  });
  assert.deepEqual(atOnce, { focused: "result-1.2.102", standing: true });
  await page.waitForFunction(() => document.querySelector(".sc-lines tbody .sc-number.sc-ns").innerText === "10");
  assert.equal((await ranking(page))[0].number, 1);
  await leave();
});

test("from the last line of a board typing goes on to the next board at once", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  await setUp(page, { plan: "free", fields: { event: "长" } });
  await control(page, "view-files").click();
  await page.fill("[data-key=paste]", results());
  await control(page, "import-paste").click();
  await control(page, "view-scores").click();
  await page.locator(".sc-result").last().focus();
  await enter(page, "140");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.key), "result-2.1.101");
  await page.keyboard.press("ArrowUp");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.key), "result-1.30.130");
  await page.waitForFunction(() => [...document.querySelectorAll(".sc-lines tbody .sc-number.sc-ns")].at(-1).innerText === "58");
  await leave();
});

test("a step makes only the fields anew about which something has changed", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "free", fields: { event: "Long" } });
  await control(page, "view-files").click();
  await page.fill("[data-key=paste]", results());
  await control(page, "import-paste").click();
  await control(page, "view-scores").click();
  await page.locator(".sc-result").first().focus();
  await enter(page, "140");
  await page.waitForFunction(() => document.querySelector(".sc-lines tbody .sc-number.sc-ns").innerText === "58");
  const made = () =>
    page.evaluate(() => {
      const create = document.createElement;
      let fields = 0;
      document.createElement = function (tag) {
        if (tag === "input") fields += 1;
        return create.call(this, tag);
      };
      const first = document.querySelector(".sc-place-side tbody tr");
      document.querySelector("[data-key=undo]").click();
      delete document.createElement;
      return { fields, standings: !first.isConnected };
    });
  const form = await page.locator(".sc-add input").count();
  assert.deepEqual(await made(), { fields: form + 1, standings: false }, "the field of the changed line and those to add another; the standings follow");
  assert.equal(await page.locator(".sc-result").first().inputValue(), "110");
  await page.waitForFunction(() => document.querySelector(".sc-lines tbody .sc-number.sc-ns").innerText === "29");
  // What is typed and not kept is not taken for what stands there.
  await page.locator(".sc-result").nth(1).fill("4S");
  await control(page, "redo").click();
  assert.deepEqual([await page.locator(".sc-result").nth(0).inputValue(), await page.locator(".sc-result").nth(1).inputValue()], ["140", "110"]);
  await leave();
});
