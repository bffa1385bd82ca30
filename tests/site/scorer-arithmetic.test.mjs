// An evening on a phone with everything that moves the sums: a pair missing, sides switched in the last round, averages, a weighted
// score, a board not played. Every percentage is counted here by comparing each result with each.
import assert from "node:assert/strict";
import { test } from "node:test";
import { ranking } from "./support/scorer.mjs";
import { PHONE, control, ready, withSite } from "./support/site.mjs";

const site = withSite();

/** Points to north-south that no vulnerability changes. */
const RESULTS = [["110", 110], ["-100", -100], ["pass", 0], ["140", 140], ["-110", -110], ["90", 90], ["-140", -140], ["150", 150]];
/** What is typed for some lines by their place, and what each is: averages, weighted points, or nothing played. */
const SPECIAL = {
  6: ["ave+", { award: "+-" }],
  7: ["ave-/ave-", { award: "--" }],
  12: [
    "60% 140, 40% -100",
    {
      outcomes: [
        [140, 0.6],
        [-100, 0.4],
      ],
    },
  ],
  17: ["np", { unplayed: true }],
};

async function lineInFocus(page) {
  const label = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  const [board, ns, ew] = label.match(/\d+/g).map(Number);
  return { board, ns, ew };
}

/** What is typed for a line, and what it is. */
function told({ board, ns, ew }, place) {
  if (SPECIAL[place]) return { text: SPECIAL[place][0], ...SPECIAL[place][1] };
  const [text, points] = RESULTS[(board * 7 + ns * 3 + ew * 5) % RESULTS.length];
  return { text, outcomes: [[points, 1]] };
}

/** An average plus is 60 % of a top or what the pair has in the session if that is more, an average minus the less of it and 40 % (law 12C2). */
const averageOf = (mark, own) => (mark === "+" ? Math.max(0.6, own) : Math.min(0.4, own));
const sum = (all) => all.reduce((total, own) => total + own, 0);

/** Everybody's percentage, by Neuberg's formula. */
function percentages(lines) {
  const boards = [...new Set(lines.map(({ board }) => board))].map((board) => lines.filter((line) => line.board === board && !line.unplayed));
  const expected = Math.max(...boards.map(({ length }) => length));
  const top = 2 * (expected - 1);
  const sums = new Map();
  const add = (pair, points) => sums.set(pair, [...(sums.get(pair) ?? []), points]);
  for (const line of boards.flat().filter(({ award }) => !award)) {
    const like = lines.filter(({ board, outcomes }) => board === line.board && outcomes);
    let won = 0;
    for (const other of like.filter((own) => own !== line)) {
      for (const [points, weight] of line.outcomes) for (const [others, share] of other.outcomes) won += weight * share * (1 + Math.sign(points - others));
    }
    const factored = (own) => ((own + 1) * expected) / like.length - 1;
    add(line.ns, factored(won));
    add(line.ew, factored(2 * (like.length - 1) - won));
  }
  const shares = new Map([...sums].map(([pair, points]) => [pair, sum(points) / (points.length * top)]));
  for (const line of boards.flat().filter(({ award }) => award))
    [line.ns, line.ew].forEach((pair, side) => add(pair, averageOf(line.award[side], shares.get(pair)) * top));
  return new Map([...sums].map(([pair, points]) => [pair, (100 * sum(points)) / (points.length * top)]));
}

test("a missing pair, switched sides, averages, weights: the ranking on a phone is what counting by hand gives", async () => {
  const { page, leave } = await site.visit("#/scorer", { viewport: PHONE, hasTouch: true, isMobile: true, locale: "zh-CN" });
  await control(page, "new-event").tap();
  for (const [field, value] of [["event", "周三"], ["count", 11], ["rounds", 5], ["per-set", 1], ["switched", 1], ["missing", 3]]) {
    await page.fill(`[data-key=set-${field}]`, String(value));
    await page.keyboard.press("Tab");
  }
  await control(page, "set-create").tap();
  await page.locator(".sc-result").first().tap();
  const lines = [];
  for (let place = 0; place < 25; place++) {
    if (place === 10) {
      await page.reload();
      await ready(page);
      await control(page, "next-open").tap();
    }
    const line = await lineInFocus(page);
    const { text, ...own } = told(line, place);
    lines.push({ ...line, ...own });
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
  }
  await page.waitForFunction(() => document.querySelector(".sc-head h1 small").innerText.endsWith("25/25"));
  await control(page, "view-ranking").tap();
  const expected = percentages(lines);
  const shown = await ranking(page);
  assert.equal(shown.length, 11, "one field, since sides were switched");
  assert.ok(!shown.some(({ number }) => number === 3));
  for (const { number, main } of shown) assert.ok(Math.abs(Number(main) - expected.get(number)) <= 0.00501, `pair ${number}: ${main}, counted ${expected.get(number)}`);
  await leave();
});
