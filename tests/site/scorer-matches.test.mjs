// The Scorer with matches: knock-out, Swiss, round robin, forms of scoring, Shengji.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, playRound, ranking, setUp } from "./support/scorer.mjs";
import { control, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();

test("a knock-out is drawn and played to its winner; a level match is not decided by the page", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", fields: { event: "Cup" }, names: { all: "Reds\nBlues\nGreens\nBlacks\nWhites\nGolds\nGreys" } });
  assert.match(await textOf(page, '[data-match="0"]'), /1 Reds Bye/);
  await page.locator(".sc-result").first().focus();
  for (const text of ["30-45", "12-40"]) await enter(page, text); // 5 against 4, 3 against 6
  await enter(page, "20-20");
  assert.match(await textOf(page, '[data-match="3"]'), /Level: who goes on/);
  await enter(page, "20-20 <");
  assert.match(await textOf(page, '[data-match="4"]'), /1 Reds 4 Blacks/);
  assert.match(await textOf(page, '[data-match="5"]'), /6 Golds 2 Blues/);
  for (const text of ["50-10", "<"]) await enter(page, text);
  await enter(page, "33.5-40");
  assert.match(await textOf(page, ".sc-places"), /Winner: Blues 1 2 Blues 2 1 Reds 3–4 .*Blacks, .*Golds/);
  await page.reload();
  await ready(page);
  assert.match(await textOf(page, ".sc-places"), /Winner: Blues/);
  await page.locator(".sc-result").first().fill("50-45"); // another first-round winner: the next match is open again
  await page.keyboard.press("Enter");
  assert.match(await textOf(page, '[data-match="4"]'), /1 Reds 5 Whites/);
  assert.equal(await page.locator('[data-match="4"] .sc-result').inputValue(), "");
  await leave();
});

test("a Swiss of seven: byes by lot and rank, no rematch, victory points of the scale", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "swiss", fields: { event: "Swiss" }, names: { all: "A\nB\nC\nD\nE\nF\nG" } });
  await control(page, "pair-strength").click();
  const met = new Set();
  const byes = new Set();
  for (let round = 1; round <= 4; round++) {
    const teams = await page.locator(".sc-matches .sc-who b").allInnerTexts();
    assert.equal(teams.length, 6);
    for (let i = 0; i < 6; i += 2) {
      const pair = [teams[i], teams[i + 1]].sort().join("-");
      assert.ok(!met.has(pair), `${pair} in round ${round}`);
      met.add(pair);
    }
    byes.add((await textOf(page, ".sc-place-main")).match(/Bye: (\d)/)[1]);
    if (round === 1) {
      const rest = ["1", "2", "3", "4", "5", "6", "7"].filter((team) => !byes.has(team));
      assert.deepEqual([...met].sort(), [0, 1, 2].map((i) => `${rest[i]}-${rest[5 - i]}`).sort(), "the strong meet the weak, whoever rests");
    }
    await page.locator(".sc-result").first().focus();
    for (const text of ["40-20", "30-30", "10-33"]) await enter(page, text);
    assert.match(await textOf(page, ".sc-matches"), /10\.00 – 10\.00/, "a draw");
    if (round < 4) await control(page, "pair-next").click();
  }
  assert.equal(byes.size, 4, "nobody rests twice");
  await control(page, "view-ranking").click();
  const points = (await ranking(page)).map(({ main }) => Number(main));
  assert.equal(points.reduce((sum, one) => sum + one, 0).toFixed(2), (4 * (3 * 20 + 12)).toFixed(2), "20 a match and 12 a bye");
  assert.deepEqual(points, [...points].sort((a, b) => b - a));
  const rows = await page.locator(".sc-cross tbody tr").evaluateAll((all) => all.map(({ cells }) => [...cells].slice(1, -1).map(({ innerText }) => Number(innerText))));
  for (const row of rows) assert.equal(row.slice(0, -1).reduce((sum, one) => sum + one, 0).toFixed(2), row.at(-1).toFixed(2), "with its bye a row of the cross-table adds up");
  assert.match(await textOf(page, ".sc-cross thead"), /7 Bye VP Place/);
  await leave();
});

test("round 1 by number is the same every time: the last rests, or whoever is named, or whoever the lot falls on", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "swiss", fields: { event: "Seven", count: 7 } });
  const resting = async () => Number((await textOf(page, ".sc-place-main")).match(/Bye: (\d)/)[1]);
  const pair = async (how, bye) => {
    if (bye) await page.selectOption("[data-key=first-bye]", bye);
    await control(page, how).click();
    const own = await resting();
    await control(page, "drop-round").click();
    return own;
  };
  assert.equal(await page.locator("[data-key=first-bye] option:checked").innerText(), "7");
  assert.deepEqual([await pair("pair-strength"), await pair("pair-strength"), await pair("pair-strength", "3")], [7, 7, 3]);
  const drawn = async (how, bye, lot) => {
    await page.evaluate((lot) => (Math.random = () => lot), lot);
    return pair(how, bye);
  };
  assert.notEqual(await drawn("pair-strength", "lot", 0), await drawn("pair-strength", "lot", 0.99));
  assert.notEqual(await drawn("pair-lot", "7", 0), await drawn("pair-lot", "7", 0.99), "who is named is named for the pairing by number");
  await drawn("pair-lot", "7", 0.5);
  await control(page, "pair-strength").click();
  assert.deepEqual(await page.locator(".sc-matches .sc-who b").allInnerTexts(), ["1", "6", "2", "5", "3", "4"], "also after a draw that was taken back");
  await leave();
});

test("a match board by board, and a round robin's cross-table", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "round-robin", fields: { event: "League", boards: 8 }, names: { all: "A\nB\nC\nD" } });
  await page.locator('[data-key^="boards-"]').first().click();
  await page.locator(".sc-result").first().focus();
  for (const text of ["4S N =", "4S N -1", "1NT E -2", "3NT W ="]) await enter(page, text); // 10 and 11 IMPs
  assert.match(await textOf(page, ".sc-total"), /21 – 0/);
  await control(page, "back").click();
  assert.match(await textOf(page, ".sc-by-boards"), /21 – 0 2 boards/);
  await control(page, "view-ranking").click();
  assert.equal(await page.locator(".sc-cross tbody tr").count(), 4);
  await leave();
});

test("an organiser's own table of points is checked and used", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  await page.selectOption("[data-key=set-plan]", "round-robin");
  await page.fill("[data-key=set-count]", "4");
  await page.keyboard.press("Tab");
  await page.selectOption("[data-key=set-scale]", "acbl-20");
  await page.fill("[data-key=set-boards]", "16");
  await page.keyboard.press("Tab");
  assert.match(await textOf(page, ".sc-setup > .sc-problem"), /6 to 11 boards/);
  await page.selectOption("[data-key=set-scale]", "own");
  await page.fill("[data-key=set-bands]", "0 15 15\n3 16 14\n8 14 16");
  await page.keyboard.press("Tab");
  assert.match(await textOf(page, ".sc-setup > .sc-problem"), /needs lines such as/);
  await page.fill("[data-key=set-bands]", "0 15 15\n3 16 14\n8 17.5 12.5\n30 25 0");
  await page.keyboard.press("Tab");
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
  await page.locator(".sc-result").first().focus();
  for (const text of ["30-20", "10-70"]) await enter(page, text);
  assert.deepEqual((await ranking(page)).map(({ main }) => main), ["25.00", "17.50", "12.50", "0.00"]);
  await leave();
});

test("total points, and board-a-match by matches: two points for a win, one for a draw", async () => {
  const { page, leave } = await site.visit("#/scorer");
  for (const [method, texts, expected, counted] of [["total-points", ["1450-980", "600-600"], ["2", "1", "1", "0"]], ["board-a-match", ["9-7", "8-8"], ["2", "1", "1", "0"], "wins"]]) {
    await control(page, "new-event").click();
    await page.selectOption("[data-key=set-plan]", "round-robin");
    await page.selectOption("[data-key=set-method]", method);
    if (counted) await page.selectOption("[data-key=set-counted]", counted);
    await page.fill("[data-key=set-count]", "4");
    await page.keyboard.press("Tab");
    await control(page, "set-create").click();
    await page.waitForSelector(".sc-views");
    await page.locator(".sc-result").first().focus();
    for (const text of texts) await enter(page, text);
    assert.deepEqual((await ranking(page)).map(({ main }) => main), expected, method);
    await control(page, "all-events").click();
  }
  await leave();
});

test("Shengji by time: levels as they are called, two points a win", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { game: "shengji", names: { all: "甲\n乙\n丙\n丁" } });
  await page.locator(".sc-result").first().focus();
  await enter(page, "K-9");
  await enter(page, "5-5");
  assert.match(await textOf(page, ".sc-place-main"), /Round 2/, "the round is complete, the next one follows");
  await control(page, "stop-1").click();
  assert.match(await textOf(page, ".sc-place-main"), /2 – 0/);
  assert.match(await textOf(page, ".sc-place-side"), /Ranking 2 of 6/);
  assert.deepEqual((await ranking(page)).map(({ main }) => main), ["2", "1", "1", "0"]);
  await leave();
});

test("Shengji by games: more games than there can be are refused with the reason, also as many for both", async () => {
  const { page, leave } = await site.visit("#/scorer");
  for (const [most, wrong, level] of [["3", ["2-2", "3-0", "3-3"], "1-1"], ["1", ["1-1", "2-2", "2-0"], "0-0"]]) {
    await setUp(page, { game: "shengji", choices: { format: "games", "best-of": most } });
    const first = page.locator(".sc-result").first();
    for (const text of wrong) {
      await first.fill(text);
      await page.keyboard.press("Enter");
      assert.match(await textOf(page, ".sc-matches"), new RegExp(`In a best of ${most} a side wins`), `${text} of ${most}`);
    }
    await first.fill(level);
    await page.keyboard.press("Enter");
    assert.match(await textOf(page, ".sc-matches"), /1 – 1/, `${level} of ${most}`);
    await control(page, "all-events").click();
  }
  await leave();
});

/** Everybody's victory points by number. */
const totals = async (page) => {
  await control(page, "view-ranking").click();
  const found = Object.fromEntries((await ranking(page)).map(({ number, main }) => [number, main]));
  await control(page, "view-matches").click();
  return found;
};

test("a Swiss of five: the last three play half matches, whose mean counts", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "swiss", choices: { odd: "half" }, fields: { event: "Triangle", boards: 8 }, names: { all: "A\nB\nC\nD\nE" } });
  await control(page, "pair-strength").click();
  assert.match(await textOf(page, ".sc-place-main"), /Triangle of 3 C, 4 D,? and 5 E: 4 boards each against the other two, the mean counts\./);
  // Over 8 boards 10 IMPs are 13.78; over 4 boards 8 are 14.18, 5 are 12.80: C has half of 14.18 and 12.80.
  await playRound(page, ["20-10", "8-0", "3-3", "0-5"]);
  const after = await totals(page);
  assert.deepEqual(after, { 1: "13.78", 2: "6.22", 3: "13.49", 4: "7.91", 5: "8.60" });
  await page.reload();
  await ready(page);
  assert.deepEqual(await totals(page), after);
  await control(page, "pair-next").click();
  assert.equal(await page.locator(".sc-lines tbody tr").count(), 4);
  await control(page, "undo").click();
  await control(page, "boards-1.3.4").click();
  assert.equal(await page.locator(".sc-rooms tbody tr").count(), 4, "a half match has half the boards");
  await leave();
});

test("a Swiss of seven: a triangle over two rounds", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  await setUp(page, { plan: "swiss", choices: { odd: "full" }, fields: { event: "三角", boards: 8 }, names: { all: "A\nB\nC\nD\nE\nF\nG" } });
  await control(page, "pair-strength").click();
  assert.match(await textOf(page, ".sc-place-main"), /三队循环：本轮与第 2 轮打完/);
  await playRound(page, ["20-10", "9-10", "8-0", "3-3", "0-5"]);
  await control(page, "pair-next").click();
  assert.match(await textOf(page, ".sc-place-main"), /5 E.*继续第 1 轮开始的循环/);
  assert.equal(await page.locator(".sc-lines tbody tr").count(), 2, "the other four");
  await playRound(page, ["10-0", "10-0"]);
  await control(page, "pair-next").click();
  assert.match(await textOf(page, ".sc-place-main"), /三队循环：本轮与第 4 轮打完/);
  await leave();
});

test("a board nobody played leaves the match its length", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "swiss", fields: { event: "Short", boards: 4 }, names: { all: "A\nB" } });
  await control(page, "pair-strength").click();
  await control(page, "boards-1.1.2").click();
  await page.locator(".sc-result").first().focus();
  for (const text of ["420", "-50"]) await enter(page, text);
  // 10 IMPs over 4 boards, not over one.
  assert.match(await textOf(page, ".sc-total"), /10 – 0 · 15\.00 – 5\.00/);
  await leave();
});

test("a level knock-out match is decided by total points once every board is in, then by boards won", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", fields: { event: "Level", boards: 2 }, names: { all: "A\nB" } });
  await control(page, "boards-m0.1.2").click();
  await page.locator(".sc-result").first().focus();
  for (const text of ["110", "80"]) await enter(page, text);
  await control(page, "back").click();
  assert.doesNotMatch(await textOf(page, '[data-match="0"]'), /goes on by/, "while a board is open");
  await control(page, "boards-m0.1.2").click();
  await page.locator(".sc-result").nth(2).focus();
  for (const text of ["90", "110"]) await enter(page, text); // 1 IMP each, 30 points against 20
  await control(page, "back").click();
  assert.match(await textOf(page, '[data-match="0"]'), /Level: A goes on by total points\./);
  assert.match(await textOf(page, ".sc-places"), /Winner: A/);
  await control(page, "boards-m0.1.2").click();
  await page.locator(".sc-result").first().fill("I12/-6");
  await page.keyboard.press("Enter");
  assert.match(await textOf(page, ".sc-total"), /^9 – 1/, "awards of 12 and -6 are 9 each way in a knock-out");
  await leave();
});

test("a forfeit counts with the IMPs its victory points stand for; on a 25 to 0 scale 30 less the others' average", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, {
    plan: "round-robin",
    choices: { scale: "own" },
    fields: { event: "Forfeit", boards: 16, bands: "0 15 15\n5 20 10\n10 25 5\n20 25 0" },
    names: { all: "A\nB\nC\nD" },
  });
  await playRound(page, ["0-9", "7-7"]);
  await control(page, "stop-1").click();
  const loser = await page.locator(".sc-lines .sc-who b").first().innerText();
  await control(page, "stop-2").click();
  const row = page.locator(".sc-lines tbody tr").filter({ has: page.locator(`.sc-who b:text-is("${loser}")`) });
  const home = (await row.locator(".sc-who b").first().innerText()) === loser;
  await row.locator(".sc-result").fill(home ? "<" : ">");
  await page.keyboard.press("Enter");
  // The loser had 10: 30 - 10 is 20, more than the winner's own 15 and than 1.2 times a draw.
  assert.match(await row.locator(".sc-say").innerText(), /20/);
  await control(page, "view-ranking").click();
  const rows = (await page.locator(".sc-ranking tbody tr").allInnerTexts()).map((text) => text.replaceAll(/\s+/g, " "));
  // A drawn 7-7, and 7 for the 20: the mean of 5 to 9.
  assert.ok(rows.some((text) => text.includes("35.00") && text.includes("1–1–0") && text.includes("14 : 7")), rows.join("\n"));
  await leave();
});

test("Patton: won boards and total points together, board by board or as typed; a bye is 1.2 times a draw", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "swiss", choices: { method: "patton" }, fields: { event: "Patton", boards: 2 }, names: { all: "A\nB\nC\nD\nE" } });
  await control(page, "pair-strength").click();
  const pairs = await page.locator(".sc-lines tbody tr").evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll(".sc-who b")].map((cell) => cell.innerText)));
  await control(page, `boards-1.${pairs[0].join(".")}`).click();
  await page.locator(".sc-result").first().focus();
  // Swings of 470 and -30: 2 of 4 for the boards, half and 440/500 of the other half of 4 for the points.
  for (const text of ["420", "-50", "600", "630"]) await enter(page, text);
  assert.match(await textOf(page, ".sc-total"), /5\.76 – 2\.24 · 5\.76 – 2\.24/);
  await control(page, "back").click();
  await page.locator(".sc-result").first().fill("6.5-1.5");
  await page.keyboard.press("Enter");
  const after = await totals(page);
  assert.deepEqual(Object.values(after).sort(), ["1.5", "2.24", "4.8", "5.76", "6.5"]);
  await leave();
});

test("late at Shengji: a warning after five minutes, the round after fifteen", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { game: "shengji", plan: "swiss", names: { all: "A\nB\nC\nD" } });
  await control(page, "view-ranking").click();
  await page.locator("[data-key=penalties] summary").click();
  assert.deepEqual(await page.locator("[data-key=delay-rule] option").allInnerTexts(), ["late"]);
  await page.fill("[data-key=delay-number]", "1");
  for (const [minutes, said] of [["5", /^nothing/], ["5:01", /^a warning Shengji 2002 art\. 30$/], ["15:01", /^the round is forfeited/]]) {
    await page.fill("[data-key=delay-minutes]", minutes);
    assert.match(await textOf(page, ".sc-ruling"), said);
  }
  await leave();
});

test("by keyboard alone: a paired round begins in its first field, undo leaves the focus somewhere", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "swiss", fields: { event: "Keys" }, names: { all: "A\nB\nC\nD" } });
  const focus = () => page.evaluate(() => document.activeElement.dataset.key ?? document.activeElement.tagName);
  await control(page, "pair-strength").focus();
  await page.keyboard.press("Enter");
  assert.match(await focus(), /^result-1\./);
  for (const text of ["30-20", "30-20"]) await enter(page, text);
  await control(page, "pair-next").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog", { state: "detached" });
  assert.match(await focus(), /^result-2\./, "and not on the button that would pair the third");
  await page.keyboard.press("Control+z");
  assert.equal(await focus(), "undo");
  await leave();
});

test("what matches count in is called by its name", async () => {
  const { page, leave } = await site.visit("#/scorer");
  const heads = async (set) => {
    await setUp(page, set);
    await control(page, "view-ranking").click();
    const texts = await page.locator(".sc-ranking th").allInnerTexts();
    await control(page, "all-events").click();
    return texts[3];
  };
  assert.equal(await heads({ plan: "round-robin", fields: { event: "VP", count: 4 } }), "VP");
  assert.equal(await heads({ plan: "round-robin", choices: { scale: "" }, fields: { event: "Wins", count: 4 } }), "Points");
  await leave();
});

test("the matches of every round are printed to be posted, those still open too", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "swiss", fields: { event: "Posted" }, names: { all: "A\nB\nC\nD\nE" } });
  await control(page, "pair-strength").click();
  for (const text of ["45-23", ">"]) await enter(page, text);
  await control(page, "pair-next").click();
  await page.evaluate(() => {
    window.print = () => {};
  });
  await control(page, "view-files").click();
  await control(page, "print-matches").click();
  await page.emulateMedia({ media: "print" });
  const tables = await page
    .locator(".sc-place-paper table")
    .evaluateAll((all) => all.map((one) => [...one.rows].map((row) => [...row.cells].map((cell) => cell.innerText.trim()).join(" | "))));
  assert.equal(tables.length, 2);
  assert.equal(tables[0][0], "Table | Home | Away | IMPs | VP");
  assert.match(tables[0][1], /^1 \| \d [A-E] \| \d [A-E] \| 45 – 23 \| 16\.90 – 3\.10$/);
  assert.match(tables[0][2], /\| forfeit \| 12\.00 – 0\.00$/);
  assert.match(tables[1][1], /^1 \| \d [A-E] \| \d [A-E] \|\s+\|\s*$/);
  assert.match(await page.locator(".sc-place-paper").innerText(), /Bye: \d [A-E]/);
  await leave();
});
