// The Scorer: a whole evening by keyboard, reload in the middle, the right ranking; refusals, awards, paper.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, ranking, setUp, smallEvent } from "./support/scorer.mjs";
import { PHONE, control, overflow, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();

const NAMES = ["Adams", "Baker", "Clark", "Davis", "Evans", "Frank", "Ghosh", "Hills", "Irwin", "Jones"];

/** A Mitchell of ten tables with a skip, as every textbook has it: the pair from the east at each table and round. */
function textbookMitchell(tables, rounds, perSet) {
  const lines = [];
  for (let round = 1; round <= rounds; round++) {
    for (let table = 1; table <= tables; table++) {
      const skipped = round > tables / 2 ? 1 : 0;
      const ew = ((((table - 1 - (round - 1) - skipped) % tables) + tables) % tables) + tables + 1;
      const set = (table - 1 + round - 1) % tables;
      for (let i = 1; i <= perSet; i++) lines.push({ round, table, board: set * perSet + i, ns: table, ew });
    }
  }
  return lines.sort((a, b) => a.board - b.board || a.round - b.round || a.table - b.table);
}

/** Results with what they are worth to north-south by vulnerability: none, NS, EW, all. Worked out by hand. */
const RESULTS = [
  ["4S N =", [420, 620, 420, 620]], ["4S N +1", [450, 650, 450, 650]], ["4sn-1", [-50, -100, -50, -100]], ["3NT S 9", [400, 600, 400, 600]],
  ["3n e =", [-400, -400, -600, -600]], ["2H W 8 SA", [-110, -110, -110, -110]], ["5CX W -2", [300, 300, 500, 500]], ["1NT N +2", [150, 150, 150, 150]],
  ["pass", [0, 0, 0, 0]], ["4HX S =", [590, 790, 590, 790]], ["3D S -1", [-50, -100, -50, -100]], ["6NT N =", [990, 1440, 990, 1440]],
];
const VULNERABLE = [0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2];
const resultOf = ({ board, ns, ew }) => RESULTS[(board * 7 + ns * 5 + ew * 11 + ((ns * ew) % 5)) % RESULTS.length];
const pointsOf = (line) => resultOf(line)[1][VULNERABLE[(line.board - 1) % 16]];

/** Percentages by counting every comparison. */
function countedByHand(lines) {
  const own = new Map();
  for (const line of lines) {
    const others = lines.filter((other) => other !== line && other.board === line.board);
    const won = others.reduce((sum, other) => sum + 1 + Math.sign(pointsOf(line) - pointsOf(other)), 0);
    for (const [pair, points] of [[line.ns, won], [line.ew, 2 * others.length - won]]) {
      const sum = own.get(pair) ?? { won: 0, top: 0 };
      own.set(pair, { won: sum.won + points, top: sum.top + 2 * others.length });
    }
  }
  return [...own].map(([number, { won, top }]) => ({ number, share: (100 * won) / top })).sort((a, b) => b.share - a.share);
}

test("a ten-table evening by keyboard, reloaded in the middle, ends with the right ranking", async () => {
  const { page, leave } = await site.visit("#/scorer");
  const names = (from) => NAMES.map((name, i) => `${name}${from + i} & ${NAMES[(i + 3) % 10]}${from + i}`).join("\n");
  await setUp(page, { fields: { event: "Club evening", club: "Club", count: 20, rounds: 9, "per-set": 3 }, names: { ns: names(1), ew: names(11) } });
  const lines = textbookMitchell(10, 9, 3);
  assert.equal(lines.length, 270);
  await page.locator(".sc-result").first().focus();
  for (const [index, line] of lines.entries()) {
    if (index === 137) {
      await page.reload();
      await ready(page);
      assert.match(await textOf(page, ".sc-head h1 small"), /137 of 270/);
      await control(page, "next-open").click();
    }
    const label = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
    assert.equal(label, `Result on board ${line.board}, North-South ${line.ns}, East-West ${line.ew}`, `line ${index}`);
    await enter(page, resultOf(line)[0]);
  }
  assert.match(await textOf(page, ".sc-head h1 small"), /270 of 270/);
  await control(page, "view-ranking").click();
  const counted = countedByHand(lines);
  for (const [field, side] of [[0, (number) => number <= 10], [1, (number) => number > 10]]) {
    const shown = await ranking(page, field);
    const expected = counted.filter(({ number }) => side(number));
    assert.deepEqual(shown.map(({ number }) => number).sort((a, b) => a - b), expected.map(({ number }) => number).sort((a, b) => a - b));
    shown.forEach(({ number, main }, place) => {
      const { share } = expected.find((own) => own.number === number);
      assert.ok(Math.abs(Number(main) - share) <= 0.00501, `pair ${number}: ${main}, counted ${share}`);
      assert.ok(Math.abs(expected[place].share - share) < 1e-9, `place ${place + 1}`);
    });
  }
  assert.match((await ranking(page, 0))[0].name, / – /);
  await leave();
});

test("what cannot be is refused with its reason, what is unlikely is flagged", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  const label = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  const first = await label();
  for (const [text, reason] of [
    ["410", /No contract is worth 410.*None vul\..*Possible: .*400/], ["620", /No contract is worth 620/], ["8S N =", /says nothing/], ["4S N +4", /tricks cannot be/],
    ["4S =", /Who declared/], ["4S N", /How many tricks/], ["4S N = XX", /says nothing/],
  ]) {
    await enter(page, text);
    assert.equal(await label(), first, `${text} keeps the focus`);
    assert.match(await textOf(page, ".sc-say"), reason, text);
    assert.equal(await page.locator(".sc-result").first().getAttribute("aria-invalid"), "true");
  }
  assert.match(await textOf(page, ".sc-head h1 small"), /0 of 18/);
  await enter(page, "7NTXX S =");
  assert.notEqual(await label(), first);
  assert.match(await textOf(page, ".sc-odd-list"), /Board 1, .*Redoubled\? A grand slam\?/);
  await page.locator('[data-key^="sure-"]').click();
  assert.equal(await page.locator(".sc-odd-list").count(), 0);
  await leave();
});

test("awards, weights, groups and boards not played are scored as the laws say", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  for (const text of ["4S N =", "60/40", "4S N -1"]) await enter(page, text);
  await control(page, "previousStop").click();
  const scores = await page
    .locator(".sc-lines tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td.sc-number")].map((cell) => cell.innerText)));
  assert.deepEqual(scores, [["3.5", "0.5"], ["2.4", "1.6"], ["0.5", "3.5"]], "two results brought up to three by Neuberg; 60 and 40 % of the top of 4");
  await control(page, "view-ranking").click();
  assert.equal(await page.locator(".sc-ranking").count(), 2);
  await leave();
});

test("an award that does not fit the scoring is refused, and explained when the scoring changes afterwards", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  for (const text of ["4S N =", "60/40", "4S N -1"]) await enter(page, text);
  await control(page, "view-setup").click();
  await page.selectOption("[data-key=set-method]", "butler");
  await control(page, "set-create").click();
  assert.match(await textOf(page, ".sc-place-main"), /Board 1: This award does not fit the scoring/);
  await control(page, "by-board").click();
  await control(page, "stop-1").click();
  await page.locator(".sc-result").nth(1).fill("I3/-3");
  await page.keyboard.press("Enter");
  assert.match(await textOf(page, ".sc-place-side"), /Ranking 3 of 18 .*IMPs/);
  await page.locator(".sc-result").nth(1).fill("60/40");
  await page.keyboard.press("Enter");
  assert.match(await page.locator(".sc-say").nth(1).innerText(), /This award does not fit/);
  await leave();
});

test("the set-up survives a reload; leaving it keeps the changes, and undo takes them back", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  await page.fill("[data-key=set-event]", "Half set up");
  await page.fill("[data-key=set-names-ns]", "Ann & Bob\nCarl & Dora\nEve & Fay");
  await page.keyboard.press("Tab");
  await page.reload();
  await ready(page);
  assert.equal(await page.locator("[data-key=set-event]").inputValue(), "Half set up");
  assert.equal(await page.locator("[data-key=set-count]").inputValue(), "6");
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
  await control(page, "view-setup").click();
  await page.fill("[data-key=set-names-ns]", "Ann & Bob\nCarl & Dora\nGus & Hal");
  await control(page, "view-guide").click();
  assert.match(await textOf(page, ".sc-guide"), /Gus – Hal/);
  await control(page, "undo").click();
  assert.match(await textOf(page, ".sc-guide"), /Eve – Fay/);
  await leave();
});

test("lines of one's own: pairs and result typed in one go", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  await page.selectOption("[data-key=set-plan]", "free");
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
  await page.fill("[data-key=add-board]", "7");
  await control(page, "add-ns").focus();
  for (const [ns, ew, result] of [["1", "2", "4S N ="], ["3", "4", "3NT E -1"], ["5", "6", "630"]]) {
    await page.keyboard.type(ns);
    await page.keyboard.press("Tab");
    await page.keyboard.type(ew);
    await page.keyboard.press("Tab");
    await enter(page, result);
  }
  assert.equal(await page.locator(".sc-lines tbody tr").count(), 3);
  await control(page, "view-ranking").click();
  // All vulnerable: 620, 100, 630 to north-south.
  assert.deepEqual((await ranking(page)).map(({ number, main }) => [number, main]), [[4, "100.00"], [5, "100.00"], [1, "50.00"], [2, "50.00"], [3, "0.00"], [6, "0.00"]]);
  await leave();
});

test("on paper: the ranking, every board, everybody's own results", async () => {
  const { page, leave } = await site.visit("#/scorer");
  // As on an iPad: the call returns at once, and printing is said to be over before the pages are drawn.
  await page.addInitScript(() => { window.print = () => setTimeout(() => ["beforeprint", "afterprint"].forEach((name) => dispatchEvent(new Event(name)))); });
  await page.reload();
  await ready(page);
  await smallEvent(page, { names: { ns: "Ann & Bob\nCarl & Dora\nEve & Fay" } });
  for (const text of ["4S N =", "3NT S -1 HA", "pass"]) await enter(page, text);
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  assert.equal(await page.locator(".sc-screen").isVisible(), false);
  assert.match(await textOf(page, ".sc-place-paper"), /Four tables.*Ranking.*North-South.*Ann – Bob.*East-West/);
  await page.emulateMedia({ media: "screen" });
  await control(page, "view-files").click();
  for (const [id, seen] of [
    ["boards", /Board 1 .*4♠ N =.* 420/],
    ["own", /1 Ann – Bob .*1 4 NS 4♠ N = 420/],
    ["movement", /Round 1 .*Round 3/],
    ["cards", /Table 1 .*Table 3/],
  ]) {
    await control(page, `print-${id}`).click();
    await page.waitForTimeout(50);
    await page.emulateMedia({ media: "print" });
    assert.match(await textOf(page, ".sc-place-paper"), seen, id);
    assert.doesNotMatch(await textOf(page, ".sc-place-paper"), /−0 /, id);
    await page.emulateMedia({ media: "screen" });
  }
  await page.evaluate(() => (document.documentElement.dataset.theme = "dark"));
  const ink = (media) => page.emulateMedia({ media }).then(() => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--hearts")));
  assert.notEqual(await ink("screen"), await ink("print"), "dark print on white paper, whatever the theme");
  await ink("screen");
  await page.keyboard.press("Shift");
  assert.equal(await page.locator(".sc-place-paper > *").count(), 0, "put away with the next key");
  await leave();
});

test("penalties, a lot, another pair at the table", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page, { fields: { count: 6, rounds: 3, "per-set": 1 } });
  for (let i = 0; i < 9; i++) await enter(page, "pass");
  await control(page, "view-ranking").click();
  assert.match(await textOf(page, ".sc-needed"), /settled by lot/);
  for (const number of [2, 3]) await control(page, `lot-lot-${number}`).click();
  assert.deepEqual((await ranking(page)).map(({ number, place }) => [number, place]), [[2, "1"], [3, "2"], [1, "3"]]);
  await page.locator("[data-key=penalties] summary").click();
  await page.fill("[data-key=penalty-number]", "2");
  await page.fill("[data-key=penalty-amount]", "10");
  await page.selectOption("[data-key=penalty-unit]", "percent");
  await control(page, "penalty-add").click();
  assert.match(await textOf(page, "[data-key=penalties]"), /2.*−0.4 MP/);
  assert.deepEqual((await ranking(page)).at(-1), { number: 2, place: "3", main: "46.67", name: "Penalties: −10 % of a top = −0.4 MP" });
  await control(page, "view-scores").click();
  await page.locator('[data-key^="more-"]').first().click();
  await page.fill("[data-key=line-ew]", "9");
  await control(page, "line-keep").click();
  assert.match(await textOf(page, ".sc-lines"), / 9 /);
  await leave();
});

test("on a phone with large print nothing sticks out", async () => {
  const { page, leave } = await site.visit("#/scorer", { viewport: PHONE });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  assert.equal(await overflow(page), 0);
  await control(page, "new-event").click();
  assert.equal(await overflow(page), 0);
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
  for (const wanted of [".sc-result", ".sc-head h1"]) assert.ok((await page.locator(wanted).first().evaluate((one) => one.clientWidth)) > 200, `${wanted} has room`);
  await page.locator(".sc-result").first().focus();
  await enter(page, "4S N =");
  for (const view of ["scores", "ranking", "guide", "setup", "files"]) {
    await control(page, `view-${view}`).click();
    assert.equal(await overflow(page), 0, view);
  }
  await control(page, "view-ranking").click();
  const box = page.locator(".scroll:has(.sc-ranking)").first();
  await page.waitForFunction((one) => one.getAttribute("tabindex") === "0", await box.elementHandle()); // reached by the keyboard while it scrolls
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.waitForFunction((one) => !one.hasAttribute("tabindex"), await box.elementHandle());
  await leave();
});
