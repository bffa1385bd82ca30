// A club director's evening at which everything happens that can: wrong entries, a fouled board, an artificial score, a pair
// that leaves, a penalty, a change of language, a reload, another device. The ranking is counted here from the results.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { enter, ranking, setUp } from "./support/scorer.mjs";
import { control, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();

/** What is typed, and what it is worth to north-south: none, north-south, east-west, all vulnerable. Worked out by hand. */
const RESULTS = [
  ["4s n =", [420, 620, 420, 620]], ["3NT E -1", [50, 50, 100, 100]], ["2H S +1", [140, 140, 140, 140]], ["5C W =", [-400, -400, -600, -600]],
  ["1nt n 6 HQ", [-50, -100, -50, -100]], ["4HX E -2", [300, 300, 500, 500]], ["pass", [0, 0, 0, 0]], ["6D S =", [920, 1370, 920, 1370]],
];
const VULNERABLE = [0, 1, 2, 3, 1, 2, 3, 0, 2, 3];
const EXPECTED = 9;
const TOP = 2 * (EXPECTED - 1);
const FOULED = 4;

/** The lines of a session, each with its result as the director enters it in the end. */
const told = ({ board, ns, ew }) => RESULTS[(board * 3 + ns * 5 + ew * 2 + ((ns + ew) % 3)) % RESULTS.length];

/** Matchpoints of a board's results by Neuberg's formula, within each group of a fouled board. */
function matchpoints(lines) {
  const scores = new Map();
  for (const line of lines) {
    if (line.award) scores.set(line, [line.award[0] * TOP, line.award[1] * TOP]);
    if (line.award || line.unplayed) continue;
    const like = lines.filter((other) => !other.award && !other.unplayed && other.group === line.group);
    const points = (one) => told(one)[1][VULNERABLE[one.board - 1]];
    const won = like.filter((other) => other !== line).reduce((sum, other) => sum + 1 + Math.sign(points(line) - points(other)), 0);
    const factored = (own) => ((own + 1) * EXPECTED) / like.length - 1;
    scores.set(line, [factored(won), factored(2 * (like.length - 1) - won)]);
  }
  return scores;
}

/** Everybody's percentage, the penalty of `penalised` off its total. */
function percentages(lines, penalised) {
  const sums = new Map();
  for (const board of new Set(lines.map((line) => line.board))) {
    for (const [{ ns, ew }, [nsPoints, ewPoints]] of matchpoints(lines.filter((line) => line.board === board))) {
      for (const [pair, points] of [[ns, nsPoints], [ew, ewPoints]]) {
        const sum = sums.get(pair) ?? { points: 0, boards: 0 };
        sums.set(pair, { points: sum.points + points, boards: sum.boards + 1 });
      }
    }
  }
  return new Map([...sums].map(([pair, { points, boards }]) => [pair, (100 * (points - (pair === penalised ? TOP / 10 : 0))) / (boards * TOP)]));
}

/** The line whose field has the focus, by its label in either language. */
async function lineInFocus(page) {
  const label = await page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  const [board, ns, ew] = label.match(/\d+/g).map(Number);
  return { board, ns, ew };
}

test("everything goes wrong, and the ranking is right", async () => {
  const { page, leave } = await site.visit("#/scorer");
  const names = (from) => Array.from({ length: 10 }, (_, i) => `N${from + i} & S${from + i}`).join("\n");
  await setUp(page, { fields: { event: "Club", count: 20, rounds: 9, "per-set": 1 }, names: { ns: names(1), ew: names(11) } });
  await page.locator(".sc-result").first().focus();
  const lines = [];
  const LEAVER = 17;
  for (let index = 0; index < 90; index++) {
    const line = await lineInFocus(page);
    if (index === 20) { // no such score: refused, corrected
      await enter(page, "415");
      assert.deepEqual(await lineInFocus(page), line);
      assert.equal(await page.evaluate(() => document.activeElement.selectionEnd - document.activeElement.selectionStart), 3, "selected, to be typed over");
    }
    if (index === 33) { // the wrong line: typed, seen, taken back
      await enter(page, "6D S =");
      await page.keyboard.press("ArrowUp");
      await page.keyboard.press("Control+z");
      assert.deepEqual(await lineInFocus(page), line);
    }
    if (index === 50) {
      await page.keyboard.type("3NT");
      await page.reload();
      await ready(page);
      await page.waitForFunction(() => document.activeElement.value === "3NT");
      await page.keyboard.press("Escape");
      await control(page, "language").click();
      await page.waitForSelector("html[lang^=zh] .sc-result");
      await control(page, "next-open").click();
      assert.deepEqual(await lineInFocus(page), line);
    }
    if (line.board === 7 && [line.ns, line.ew].includes(2)) { // nobody's fault but east-west's
      lines.push({ ...line, award: [0.6, 0.4] });
      await enter(page, "60/40");
    } else if (line.board >= 9 && line.ew === LEAVER) {
      lines.push({ ...line, unplayed: true });
      await page.keyboard.press("ArrowDown");
    } else {
      // From the fifth table on board 4 was played with two cards exchanged.
      const group = line.board === FOULED && lines.filter(({ board }) => board === FOULED).length >= 5 ? 2 : 1;
      lines.push({ ...line, group });
      await enter(page, group === 2 ? `${told(line)[0]} g2` : told(line)[0]);
    }
  }
  const open = lines.filter(({ unplayed }) => unplayed).length;
  assert.ok(open > 0);
  await control(page, "view-ranking").click();
  await page.locator("[data-key=absent] > summary").click();
  await page.fill("[data-key=absent-number]", String(LEAVER));
  await page.selectOption("[data-key=absent-way]", "np");
  await control(page, "absent-add").click();
  assert.match(await textOf(page, ".sc-head h1 small"), /90\/90/);
  await page.locator("[data-key=penalties] > summary").click();
  await page.fill("[data-key=penalty-number]", "3");
  await page.fill("[data-key=penalty-amount]", "10");
  await page.selectOption("[data-key=penalty-unit]", "percent");
  await control(page, "penalty-add").click();
  const expected = percentages(lines, 3);
  const check = async (shown) => {
    for (const field of [0, 1]) {
      const rows = await ranking(shown, field);
      assert.equal(rows.length, 10);
      rows.forEach(({ number, main }, place) => {
        assert.ok(Math.abs(Number(main) - expected.get(number)) <= 0.00501, `pair ${number}: ${main}, counted ${expected.get(number)}`);
        if (place > 0) assert.ok(expected.get(rows[place - 1].number) >= expected.get(number) - 1e-9, `place ${place + 1}`);
      });
    }
  };
  await check(page);
  await control(page, "view-files").click();
  const [saved] = await Promise.all([page.waitForEvent("download"), control(page, "save-json").click()]);
  const bytes = readFileSync(await saved.path());
  await leave();
  const next = await site.visit("#/scorer");
  await next.page.locator("[data-key=open-file-input]").setInputFiles({ name: "club.json", mimeType: "application/json", buffer: bytes });
  await next.page.waitForSelector(".sc-views");
  await control(next.page, "view-ranking").click();
  await check(next.page);
  await next.leave();
});

test("who wins the match for third place is third, who loses it fourth", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  await page.selectOption("[data-key=set-plan]", "knockout");
  await page.fill("[data-key=set-count]", "6");
  await page.keyboard.press("Tab");
  await control(page, "set-third").check();
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
  await page.locator(".sc-result").first().focus();
  const places = () => page.locator(".sc-places li").allInnerTexts();
  for (const text of ["45-23", "12-40", "30-20", "20-40"]) await enter(page, text);
  assert.deepEqual(await places(), ["5–6 3, 4"]);
  await enter(page, "55-44");
  assert.deepEqual(await places(), ["1 1", "2 2", "5–6 3, 4"]);
  await enter(page, "1-2");
  assert.deepEqual(await places(), ["1 1", "2 2", "3 6", "4 5", "5–6 3, 4"]);
  await leave();
});

test("both sides forfeit: nobody wins, and where losers play on one of them is named (art. 28)", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  await page.selectOption("[data-key=set-plan]", "knockout");
  await page.fill("[data-key=set-count]", "4");
  await page.keyboard.press("Tab");
  await control(page, "set-third").check();
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
  await page.locator(".sc-result").first().focus();
  const said = (match) => page.locator(`[data-match="${match}"] .sc-say`).innerText();
  await enter(page, "><");
  assert.equal(await said(0), "The loser plays on: which of the two? ><1 or ><4.");
  await page.locator("[data-match='0'] .sc-result").fill("><3");
  await page.keyboard.press("Enter");
  assert.match(await said(0), /^The loser plays on/, "3 plays elsewhere");
  await page.locator("[data-match='0'] .sc-result").fill("><4");
  for (const text of [null, "30-20"]) await (text ? enter(page, text) : page.keyboard.press("Enter"));
  assert.match(await page.locator("[data-match='2']").innerText(), /bye/i, "nobody to meet in the final");
  const places = () => page.locator(".sc-places li").allInnerTexts();
  assert.deepEqual(await places(), ["1 3", "4 1"], "1 is behind both who play for third place");
  await page.locator("[data-match='3'] .sc-result").fill("><");
  await page.keyboard.press("Enter");
  await page.reload();
  await page.waitForSelector(".sc-places");
  assert.deepEqual(await page.locator("[data-match] .sc-result").evaluateAll((fields) => fields.map(({ value }) => value)), ["><4", "30-20", "><"]);
  assert.deepEqual(await places(), ["1 3", "2–3 2, 4", "4 1"]);
  await leave();
});

test("a forfeit by both that lacks a name once losers play on is left out until it has one", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  await page.selectOption("[data-key=set-plan]", "knockout");
  await page.fill("[data-key=set-count]", "4");
  await page.keyboard.press("Tab");
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
  await page.locator(".sc-result").first().focus();
  await enter(page, "><");
  await control(page, "view-setup").click();
  await control(page, "set-third").check();
  await control(page, "view-bracket").click();
  const field = page.locator("[data-match='0'] .sc-result");
  assert.equal(await field.inputValue(), "><", "what was typed is there");
  assert.doesNotMatch(await page.locator("[data-match='2']").innerText(), /bye/i);
  await field.focus();
  await page.keyboard.press("Control+A");
  await enter(page, "><1");
  assert.match(await page.locator("[data-match='2']").innerText(), /bye/i);
  await leave();
});

test("both sides forfeit a match of a round robin: neither has a point", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  await page.selectOption("[data-key=set-plan]", "round-robin");
  await page.fill("[data-key=set-count]", "4");
  await page.keyboard.press("Tab");
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
  await page.locator(".sc-result").first().fill("><2");
  await page.keyboard.press("Tab");
  assert.match(await page.locator(".sc-say").first().innerText(), /Both forfeit: >< alone/);
  await page.locator(".sc-result").first().focus();
  await page.keyboard.press("Control+A");
  await enter(page, "><");
  assert.match(await page.locator(".sc-say").first().innerText(), /forfeit 0.00 – 0.00/);
  await leave();
});
