// Board-a-match: a stage is ranked by what the boards came to (directing regulations art. 28 and 45(4)), or by matches won where
// the organiser counts those. Expectations by hand.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, playRound, ranking, setUp } from "./support/scorer.mjs";
import { control, textOf, withSite } from "./support/site.mjs";

const site = withSite();
const LEAGUE = { plan: "round-robin", choices: { method: "board-a-match" }, fields: { event: "Boards", boards: 16 }, names: { all: "A\nB\nC\nD" } };
const mains = async (page) => Object.fromEntries((await ranking(page)).map(({ name, main }) => [name, main]));
/** The two of a match as its field is called. */
const sides = (page, place) =>
  page.locator(".sc-result").nth(place).getAttribute("aria-label").then((label) => label.match(/Result (\w+) against (\w+)/).slice(1));

test("points of boards are added up, and one large win is more than two narrow ones", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, LEAGUE);
  await page.locator(".sc-result").first().focus();
  const totals = { A: 0, B: 0, C: 0, D: 0 };
  for (const scores of [[[17, 15], [17, 15]], [[32, 0], [16, 16]], [[14, 18], [15, 17]]]) {
    for (const [place, both] of scores.entries()) (await sides(page, place)).forEach((team, side) => (totals[team] += both[side]));
    await playRound(page, scores.map((both) => both.join("-")));
  }
  assert.deepEqual(await mains(page), Object.fromEntries(Object.entries(totals).map(([team, points]) => [team, String(points)])));
  const shown = (await ranking(page)).map(({ main }) => Number(main));
  assert.deepEqual(shown, [...shown].sort((a, b) => b - a));
  assert.equal(shown.reduce((sum, own) => sum + own, 0), 6 * 32);
  await leave();
});

test("a forfeit gives every board, a bye 1.2 times a draw; a won board may be one point, matches may count 2, 1 and 0", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, LEAGUE);
  await page.locator(".sc-result").first().focus();
  await enter(page, ">");
  await enter(page, "18-13");
  assert.deepEqual((await ranking(page)).map(({ main }) => main), ["32", "18", "13", "0"]);
  await control(page, "stop-1").click();
  assert.match(await textOf(page, ".sc-matches"), /31 points for both sides, of 32/);
  await control(page, "view-setup").click();
  await page.selectOption("[data-key=set-per-win]", "1");
  await control(page, "view-matches").click();
  assert.deepEqual((await ranking(page)).map(({ main }) => main), ["18", "16", "13", "0"]);
  await control(page, "view-setup").click();
  await page.selectOption("[data-key=set-counted]", "wins");
  assert.equal(await control(page, "set-per-win").count(), 0);
  await control(page, "view-matches").click();
  assert.deepEqual((await ranking(page)).map(({ main }) => main), ["2", "2", "0", "0"]);
  await control(page, "all-events").click();
  await setUp(page, { ...LEAGUE, plan: "swiss", names: { all: "A\nB\nC" } });
  await control(page, "pair-strength").click();
  await page.locator(".sc-result").first().fill("20-12");
  await page.keyboard.press("Enter");
  assert.deepEqual((await ranking(page)).map(({ main }) => main), ["20", "19.2", "12"]);
  await leave();
});

test("board by board: what nobody played is halved, and half matches of a triangle add up to one", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { ...LEAGUE, fields: { event: "Two boards", boards: 4 }, choices: { method: "board-a-match", "per-win": "1" } });
  await page.locator("[data-key^=boards-]").first().click();
  for (const text of ["420", "-50", "110", "110"]) await enter(page, text); // a board won, a board shared
  assert.match(await textOf(page, ".sc-total"), /^1\.5 – 0\.5 · 2\.5 – 1\.5$/);
  await control(page, "all-events").click();
  await setUp(page, { ...LEAGUE, plan: "swiss", fields: { event: "Five", boards: 16 }, choices: { method: "board-a-match", odd: "half" }, names: { all: "A\nB\nC\nD\nE" } });
  await control(page, "pair-strength").click();
  await playRound(page, ["20-12", "10-6", "12-4", "9-7"]);
  // C beats D 10-6, D beats E 12-4, E beats C 9-7: each has two matches of eight boards.
  assert.deepEqual(await mains(page), { A: "20", B: "12", C: "17", D: "18", E: "13" });
  await leave();
});

test("3 IMPs of a delay are a tenth of a board's top", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, LEAGUE);
  await control(page, "view-ranking").click();
  await page.locator("[data-key=penalties] summary").click();
  await page.fill("[data-key=delay-number]", "1");
  await page.fill("[data-key=delay-minutes]", "7");
  assert.equal(await page.locator("[data-key=delay-worth]").inputValue(), "0.2");
  await leave();
});
