// Brackets played to their end: the smallest double eliminations, a knock-out of thirteen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, setUp } from "./support/scorer.mjs";
import { control, textOf, withSite } from "./support/site.mjs";

const site = withSite();
const progress = async (page) => (await textOf(page, ".sc-head h1 small")).match(/(\d+) of (\d+)/).slice(1).map(Number);

/** Types a result into the first open match. */
async function play(page, text) {
  const fields = page.locator(".sc-result");
  for (let i = 0; i < (await fields.count()); i++) {
    if ((await fields.nth(i).inputValue()) !== "") continue;
    await fields.nth(i).focus();
    return enter(page, text);
  }
  return assert.fail("no match is open");
}

test("double elimination of two: whoever loses the first match has a second one, and a third where that is announced", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "double", fields: { event: "Duel", count: 2 } });
  assert.deepEqual(await progress(page), [0, 2]);
  await play(page, "30-20");
  assert.equal(await page.locator(".sc-places").count(), 0, "nobody is out yet");
  await play(page, "10-30");
  assert.match(await textOf(page, ".sc-places"), /Winner: 2 1 2 2 1/);
  assert.equal(await page.locator("h2", { hasText: "After one defeat" }).count(), 0);
  await control(page, "all-events").click();
  await control(page, "new-event").click();
  await page.selectOption("[data-key=set-plan]", "double");
  await page.fill("[data-key=set-count]", "2");
  await page.keyboard.press("Tab");
  await control(page, "set-secondFinal").check();
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
  await play(page, "30-20");
  await play(page, "10-30");
  assert.deepEqual(await progress(page), [2, 3], "both have lost once");
  await play(page, "5-6");
  assert.deepEqual(await progress(page), [3, 3]);
  assert.equal(await page.locator(".sc-places h2", { hasText: "Winner" }).count(), 1);
  await leave();
});
