// Another number of pairs once results are in: told before it is done, nothing lost, all of it undone in one step.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, ranking, setUp } from "./support/scorer.mjs";
import { control, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();
/** Waits until so much is entered: an answer given in a dialog counts once that has closed. */
const progress = (page, text) => page.waitForFunction((end) => document.querySelector(".sc-head h1 small").innerText.endsWith(end), text);

/** Ten tables with 18 results, every name, and a penalty for the second pair east-west. */
async function begun(page) {
  const names = (from) => Array.from({ length: 10 }, (_, i) => `N${from + i} & S${from + i}`).join("\n");
  await setUp(page, { fields: { event: "Ten", count: 20, rounds: 9, "per-set": 1 }, names: { ns: names(1), ew: names(11) } });
  await page.locator(".sc-result").first().focus();
  for (let i = 0; i < 18; i++) await enter(page, ["110", "-100", "140", "pass", "90"][i % 5]);
  await control(page, "view-ranking").click();
  await page.locator("[data-key=penalties] summary").click();
  await page.fill("[data-key=penalty-number]", "12");
  await page.fill("[data-key=penalty-amount]", "1");
  await control(page, "penalty-add").click();
}

async function pairs(page, count) {
  await control(page, "view-setup").click();
  await page.fill("[data-key=set-count]", String(count));
  await page.keyboard.press("Tab");
  await page.waitForFunction((text) => document.querySelector("[data-key=set-count]").value === text, String(count));
}

/** Both rankings by name: percentages do not depend on numbers. */
async function byName(page) {
  await control(page, "view-ranking").click();
  const all = [...(await ranking(page, 0)), ...(await ranking(page, 1))];
  return all.filter(({ main }) => main !== "–").map(({ name, main }) => `${name} ${main}`).sort();
}

test("a table more: east-west is numbered on, and results, names and penalties go with their pairs", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await begun(page);
  const before = await byName(page);
  await pairs(page, 22);
  const east = (await page.inputValue("[data-key=set-names-ew]")).split("\n");
  assert.deepEqual([east[0], east.at(-1)], ["12. N11 – S11", "21. N20 – S20"]);
  await control(page, "set-create").click();
  const told = await textOf(page, "dialog");
  assert.match(told, /11–20 → 12–21/);
  assert.match(told, /3 results have their place in the new set-up\. 15 results have no place in it: Board 1: 3 – 15, Passed out Board 1: 4 – 17, 140/);
  await control(page, "reseat-back").click();
  assert.equal(await control(page, "set-count").inputValue(), "22", "what was filled in is still there");
  await progress(page, "18 of 90");
  await page.reload();
  await ready(page);
  assert.equal(await control(page, "set-count").inputValue(), "22");
  await control(page, "set-create").click();
  await control(page, "reseat-keep").click();
  await progress(page, "18 of 114");
  assert.deepEqual(await byName(page), before, "everybody has what was scored");
  assert.match(await textOf(page, "[data-key=penalties] li"), /^13 N12 – S12: −1 MP/);
  await control(page, "undo").click();
  await progress(page, "18 of 90");
  assert.deepEqual(await byName(page), before);
  assert.equal((await ranking(page, 1)).find(({ name }) => name === "N11 – S11").number, 11);
  await leave();
});

test("a pair goes home and the half table is theirs: what they have played is ranked with everybody's", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "Gone", count: 6, rounds: 3, "per-set": 1 }, names: { ns: "A & B\nC & D\nE & F", ew: "G & H\nI & J\nK & L" } });
  await control(page, "by-round").click();
  await page.locator(".sc-result").first().focus();
  for (const text of ["110", "140", "-50"]) await enter(page, text);
  await pairs(page, 5);
  await page.fill("[data-key=set-missing]", "6");
  await page.keyboard.press("Tab");
  await control(page, "set-create").click();
  assert.match(await textOf(page, "dialog"), /1 results? ha(s|ve) no place in it/);
  await control(page, "reseat-keep").click();
  await progress(page, "3 of 7");
  await control(page, "view-ranking").click();
  const all = [...(await ranking(page, 0)), ...(await ranking(page, 1))];
  assert.deepEqual(all.map(({ number }) => number).sort((a, b) => a - b), [1, 2, 3, 4, 5, 6]);
  assert.equal(all.find(({ number }) => number === 6).main, "50.00");
  await leave();
});

test("a table less: the pairs that have no seat keep their results under numbers behind the field, or these are left out", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  await begun(page);
  const before = await byName(page);
  for (const answer of ["keep", "leave"]) {
    await pairs(page, 18);
    assert.match(await page.inputValue("[data-key=set-names-ew]"), /^10\. N11 – S11[^]*19\. N10 – S10/);
    await control(page, "view-ranking").click();
    assert.match(await textOf(page, "dialog"), /10 → 19、11–19 → 10–18/);
    await control(page, `reseat-${answer}`).click();
    await progress(page, answer === "keep" ? "18/97" : "2/81");
    if (answer === "keep") assert.deepEqual(await byName(page), before);
    await page.locator(".notice button", { hasText: "撤销" }).click();
    await progress(page, "18/90");
    assert.equal(await page.locator(".notice").count(), 0, "an offer to undo goes once it would undo something else");
    assert.deepEqual(await byName(page), before, "undone in one step");
  }
  await leave();
});

test("the number changed there and back again leaves names and results as they were", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await begun(page);
  const before = await byName(page);
  await pairs(page, 16);
  await control(page, "view-ranking").click();
  assert.match(await page.locator(".notice").last().innerText(), /at most 8 rounds\. Nothing was changed; what was filled in is still in the set-up/);
  assert.deepEqual(await byName(page), before);
  await pairs(page, 26);
  await pairs(page, 20);
  await control(page, "view-ranking").click();
  assert.equal(await page.locator("dialog").count(), 0);
  assert.deepEqual(await byName(page), before);
  await leave();
});

test("a name more in a list makes a table more; the missing pair is forgotten once nobody is missing", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "Five", count: 6, rounds: 3, "per-set": 1 }, names: { ns: "A & B\nC & D\nE & F", ew: "G & H\nI & K\nL & M" } });
  await control(page, "view-setup").click();
  await page.fill("[data-key=set-names-ns]", `${await page.inputValue("[data-key=set-names-ns]")}\nNew & Come`);
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => document.querySelector("[data-key=set-names-ew]").value.startsWith("5. G – H"));
  await pairs(page, 7);
  await page.fill("[data-key=set-missing]", "2");
  await page.keyboard.press("Tab");
  await pairs(page, 8);
  await control(page, "view-ranking").click();
  await control(page, "view-guide").click();
  assert.match(await textOf(page, ".sc-guide"), / 2 C – D /, "nobody is missing any more");
  await leave();
});

test("a Swiss with fewer teams than have played says which are not ranked any more", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "swiss", fields: { event: "Swiss", count: 6 } });
  await control(page, "pair-strength").click();
  await page.locator(".sc-result").first().focus();
  for (const text of ["45-23", "30-20", "20-10"]) await enter(page, text);
  await pairs(page, 4);
  await control(page, "view-ranking").click();
  assert.match(await page.locator(".notice").last().innerText(), /Numbers 5 and 6 have played and are not ranked any more/);
  await page.locator(".notice button", { hasText: "Undo" }).click();
  assert.equal((await ranking(page)).length, 6);
  await leave();
});

test("a round robin with another team: every result goes to the match of the same two", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "round-robin", fields: { event: "Robin", count: 5, boards: 2 }, names: { all: "A\nB\nC\nD\nE" } });
  for (let round = 1; round <= 5; round++) {
    await control(page, `stop-${round}`).click();
    for (const index of [0, 1]) {
      await page.locator(".sc-result").nth(index).focus();
      await enter(page, `${20 + 3 * round}-${12 + index * 7}`);
    }
  }
  const table = async () => {
    await control(page, "view-ranking").click();
    return (await ranking(page)).map(({ name, main }) => [name, main]).filter(([, main]) => main !== "0.00").sort();
  };
  const before = await table();
  await control(page, "view-setup").click();
  await page.fill("[data-key=set-names-all]", "A\nB\nC\nD\nE\nF");
  await page.keyboard.press("Tab");
  await page.waitForFunction(() => document.querySelector("[data-key=set-count]").value === "6");
  const after = await table();
  await progress(page, "10 of 15");
  assert.deepEqual(after, before);
  assert.equal(await page.locator(".notice").count(), 0, "nothing has lost its place");
  await control(page, "undo").click();
  await progress(page, "10 of 10");
  assert.deepEqual(await table(), before);
  await leave();
});

test("a round found to be played with sides switched: its results go to the lines of the same two, as they were at the table", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "Switched", count: 6, rounds: 3, "per-set": 1 } });
  await control(page, "by-round").click();
  await page.locator(".sc-result").first().focus();
  for (const text of ["110", "140", "90", "pass", "150", "-100", "4S N =", "-50", "80"]) await enter(page, text);
  // Somebody has sat down the other way round already: that line has its result.
  await control(page, "by-board").click();
  await control(page, "stop-1").click();
  for (const [name, text] of [["ns", "6"], ["ew", "2"], ["result", "-110"]]) await page.fill(`[data-key=add-${name}]`, text);
  await control(page, "add-line").click();
  await control(page, "view-setup").click();
  await page.fill("[data-key=set-switched]", "1");
  await page.keyboard.press("Tab");
  await control(page, "set-create").click();
  assert.match(
    await textOf(page, "dialog"),
    /7 results have their place in the new set-up\. 3 results have no place in it: .* 2 of them are of two who sit there the other way round now\./,
  );
  await control(page, "reseat-turn").click();
  await progress(page, "10 of 10");
  assert.match(await page.locator(".notice").last().innerText(), /1 result has no place in the new set-up any more\. It is kept\./);
  await control(page, "view-scores").click();
  await control(page, "by-round").click();
  await control(page, "stop-3").click();
  const lines = await page
    .locator(".sc-lines tbody tr")
    .evaluateAll((rows) => rows.map((row) => `${row.dataset.row.split(".").slice(1).join("-")} ${row.querySelector(".sc-result").value}`));
  // The third round of three tables: 1 meets 5, 2 meets 6, 3 meets 4.
  assert.deepEqual(lines, ["5-1 4S N =", "6-2 -110", "4-3 80"]);
  await control(page, "undo").click();
  await control(page, "stop-3").click();
  assert.equal(await page.locator(".sc-result").first().inputValue(), "4S N =");
  assert.match(await page.locator(".sc-result").first().getAttribute("aria-label"), /North-South 1, East-West 5/);
  await leave();
});
