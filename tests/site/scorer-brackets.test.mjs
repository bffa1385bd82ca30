// Brackets played to their end: the smallest double eliminations, a knock-out of thirteen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, setUp } from "./support/scorer.mjs";
import { control, textOf, withSite } from "./support/site.mjs";

const site = withSite();
/** Waits until so many matches of so many are played: the page may still be at it. */
const progress = (page, done, all) =>
  page.waitForFunction((text) => /\d+ of \d+/.exec(document.querySelector(".sc-head h1 small").innerText)?.[0] === text, `${done} of ${all}`);

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
  await progress(page, 0, 2);
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
  await progress(page, 2, 3); // both have lost once
  await play(page, "5-6");
  await progress(page, 3, 3);
  assert.equal(await page.locator(".sc-places h2", { hasText: "Winner" }).count(), 1);
  await leave();
});

test("carry-over into a match of a knock-out, by the regulations and as stated, and penalties with it", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", fields: { event: "Cup", count: 4, boards: 16 } });
  await page.locator("[data-key=carry] > summary").click();
  await page.fill("[data-key=carry-number]", "4");
  await page.fill("[data-key=carry-net]", "9");
  assert.match(await textOf(page, "[data-key=carry] .sc-ruling"), /\+3 IMPs.*art\. 51/);
  await control(page, "carry-higher").check();
  assert.match(await textOf(page, "[data-key=carry] .sc-ruling"), /\+4 IMPs/, "at most a quarter of an IMP a board");
  await control(page, "carry-add").click();
  assert.match(await textOf(page, "[data-key=carry] li"), /^4: \+4 IMPs · Match 1/);
  await page.locator(".sc-result").first().focus();
  await enter(page, "30-28");
  assert.match(await textOf(page, "[data-match='0'] .sc-say"), /30 – 32 with the carry-over/);
  assert.equal(await textOf(page, "[data-match='0'] .sc-won b"), "4");
  await page.locator("[data-key=penalties] > summary").click();
  await page.fill("[data-key=penalty-number]", "4");
  await page.selectOption("[data-key=penalty-match]", { index: 0 });
  await page.fill("[data-key=penalty-amount]", "3");
  await control(page, "penalty-add").click();
  assert.match(await textOf(page, "[data-match='0'] .sc-say"), /30 – 29 with the carry-over, after penalties/);
  assert.equal(await textOf(page, "[data-match='0'] .sc-won b"), "1");
  await page.fill("[data-key=carry-number]", "9");
  await page.fill("[data-key=carry-amount]", "2,5");
  await control(page, "carry-add").click();
  assert.match(await page.locator(".notice").last().innerText(), /a number that plays in that match/);
  await control(page, "carry-0").click();
  assert.match(await textOf(page, "[data-match='0'] .sc-say"), /30 – 25 after penalties/);
  await control(page, "undo").click();
  await page.reload();
  await page.waitForSelector("[data-match='0'] .sc-say");
  assert.match(await textOf(page, "[data-match='0'] .sc-say"), /30 – 29 with the carry-over, after penalties/);
  await leave();
});

/** Another number of entries in the set-up, which is then left. */
async function entries(page, count) {
  await control(page, "view-setup").click();
  await page.fill("[data-key=set-count]", String(count));
  await page.keyboard.press("Tab");
  await control(page, "view-bracket").click();
}

/** The fields with a result: "Result 1 against 4: 30-20". */
const results = (page) =>
  page.locator(".sc-result").evaluateAll((fields) =>
    fields
      .filter(({ value }) => value)
      .map((field) => `${field.getAttribute("aria-label")}: ${field.value}`)
      .sort(),
  );
const enterFor = async (page, home, away, text) => {
  await page.locator(`.sc-result[aria-label="Result ${home} against ${away}"]`).focus();
  await enter(page, text);
};

test("a late entry in a knock-out of seven takes the bye: what was played stays, and what does not count is shown", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", fields: { event: "Late entry", count: 7 } });
  // By strength: 1 has the bye, 5-4, 3-6 and 7-2 play (directing regulations art. 13).
  for (const [home, away] of [[5, 4], [3, 6], [7, 2]]) await enterFor(page, home, away, home < away ? "30-20" : "20-30");
  await enterFor(page, 3, 2, "30-20");
  await enterFor(page, 1, 4, "45-23");
  await progress(page, 5, 6);
  await entries(page, 8);
  await page.waitForSelector("dialog");
  assert.match(await textOf(page, "dialog"), /4 results have their place in the new set-up\. 1 result has no place in it: 1 – 4: 45-23/);
  await control(page, "reseat-back").click();
  assert.equal(await page.inputValue("[data-key=set-count]"), "8", "still filled in");
  await control(page, "view-bracket").click();
  await control(page, "reseat-keep").click();
  await progress(page, 4, 7);
  assert.match(await textOf(page, ".sc-loose"), /^1 – 4: 45-23$/);
  await enterFor(page, 1, 8, "30-20");
  await progress(page, 6, 7); // 1 and 4 meet again, and their result counts
  assert.equal(await page.locator(".sc-loose").count(), 0);
  await control(page, "undo").click();
  await page.locator('[data-key^="loose-"]').click();
  assert.equal(await page.locator(".sc-loose").count(), 0);
  await enterFor(page, 1, 8, "30-20");
  await progress(page, 5, 7); // taken away for good
  await leave();
});

test("a knock-out drawn by lot is not drawn again for a late entry, nor for one who is gone", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", fields: { event: "By lot", count: 5 } });
  await page.waitForSelector(".sc-views");
  await control(page, "view-setup").click();
  await control(page, "set-seeded").click();
  await page.fill("[data-key=set-count]", "6");
  await page.keyboard.press("Tab");
  await control(page, "view-bracket").click();
  await play(page, "30-20");
  await play(page, "20-30");
  await play(page, "40-20"); // one of those who had a bye has played now
  const before = await results(page);
  assert.equal(before.length, 3);
  await entries(page, 7);
  assert.equal(await page.locator("dialog").count(), 0, "7 takes the bye whose opponent has not played");
  await progress(page, 3, 6);
  assert.deepEqual(await results(page), before);
  await entries(page, 6);
  await progress(page, 3, 5);
  assert.deepEqual(await results(page), before);
  await leave();
});

test("drawn by lot anew for a larger bracket, the same two may sit the other way round: their result is turned with them", async () => {
  const { page, leave } = await site.visit("#/scorer");
  const lot = (value) => page.evaluate((value) => (Math.random = () => value), value);
  await lot(0.1);
  await control(page, "new-event").click();
  await page.selectOption("[data-key=set-plan]", "knockout");
  await control(page, "set-seeded").click();
  await page.fill("[data-key=set-count]", "4");
  await page.keyboard.press("Tab");
  await control(page, "set-create").click();
  await enterFor(page, 2, 3, "30-20");
  await lot(0.55);
  await entries(page, 5);
  assert.deepEqual(await results(page), ["Result 3 against 2: 20-30"]);
  assert.match(await textOf(page, ".sc-match:has(.sc-won) .sc-won"), /^2/);
  await leave();
});

test("a larger bracket: a result goes to the match where the two meet now, with the penalties in it", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", fields: { event: "Larger", count: 4 } });
  await enterFor(page, 3, 2, "30-20");
  await page.locator("[data-key=penalties] summary").click();
  await page.fill("[data-key=penalty-number]", "3");
  await page.fill("[data-key=penalty-amount]", "2");
  await control(page, "penalty-add").click();
  const penalty = () => page.locator("[data-key=penalties] li").innerText();
  assert.match(await penalty(), /^3: −2 IMPs \(Match 2\)/);
  await entries(page, 5);
  // 4 and 5 play first; 1, 2 and 3 have byes, so that 2 and 3 meet in the semi-final.
  assert.equal(await page.locator("dialog").count(), 0);
  await progress(page, 1, 4);
  assert.deepEqual(await results(page), ["Result 3 against 2: 30-20"]);
  assert.match(await penalty(), /^3: −2 IMPs \(Match 6\)/);
  assert.match(await textOf(page, ".sc-bracket"), /28 – 20 after penalties/);
  await leave();
});
