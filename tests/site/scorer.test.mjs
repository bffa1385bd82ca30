// The Scorer: a whole evening by keyboard, reload in the middle, the right ranking; knock-out, Swiss, files, refusals.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PHONE, control, overflow, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();

const NAMES = ["Adams", "Baker", "Clark", "Davis", "Evans", "Frank", "Ghosh", "Hills", "Irwin", "Jones"];

/** Sets an event up by the form: fields by their key. */
async function setUp(page, { plan, fields = {}, names = {} }) {
  await control(page, "new-event").click();
  if (plan) await page.selectOption("[data-key=set-plan]", plan);
  for (const [key, value] of Object.entries(fields)) {
    await page.fill(`[data-key=set-${key}]`, String(value));
    await page.keyboard.press("Tab");
  }
  for (const [list, text] of Object.entries(names)) {
    await page.fill(`[data-key=set-names-${list}]`, text);
    await page.keyboard.press("Tab");
  }
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
}

/** Types a result into the field in focus and goes on. */
async function enter(page, text) {
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** A line's numbers as the page shows them. */
const ranking = (page, field = 0) => page.locator(".sc-ranking").nth(field).locator("tbody tr").evaluateAll((rows) => rows.map((row) => ({ number: Number(row.dataset.number), place: row.cells[0].innerText.trim(), main: row.querySelector(".sc-main").innerText.trim(), name: row.cells[2].innerText.trim() })));

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
      await page.locator(".sc-result").and(page.locator("[data-key]")).evaluateAll((fields) => fields.find((field) => field.value === "").focus());
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
