// The Scorer on an evening out of the ordinary: several sections, players who come late or play slowly.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { enter, ranking, setUp } from "./support/scorer.mjs";
import { PHONE, control, overflow, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();

/** Types the same results into every line of every board. */
async function playAll(page, results) {
  await page.locator(".sc-result").first().focus();
  const { length } = results;
  const all = Number((await textOf(page, ".sc-head h1 small")).match(/of (\d+)/)[1]);
  for (let line = 0; line < all; line++) await enter(page, results[line % length]);
  assert.match(await textOf(page, ".sc-head h1 small"), new RegExp(`${all} of ${all}`), "every result was taken");
}

/** Opens the penalties and enters a delay; the ruling as it was shown before. */
async function late(page, { number, rule = "late", minutes, other, share }) {
  await page.fill("[data-key=delay-number]", String(number));
  await page.selectOption("[data-key=delay-rule]", rule);
  await page.fill("[data-key=delay-minutes]", minutes);
  if (other) await page.fill("[data-key=delay-other]", String(other));
  if (share) await page.fill("[data-key=delay-share]", share);
  const said = await textOf(page, ".sc-ruling");
  await control(page, "delay-add").click();
  return said;
}

const penalties = (page) => page.locator("[data-key=penalties] li").allInnerTexts().then((texts) => texts.map((text) => text.trim()));

test("two sections play the same boards: compared and ranked together, or each by itself", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, {
    fields: { event: "Two sections", count: 6, sections: 2, "section-B": 6, rounds: 3, "per-set": 1 },
    names: { all: "Ann & Bob\nP2\nP3\nP4\nP5\nP6\nCarl & Dora\n103. Eve & Fay" },
  });
  assert.match(await textOf(page, ".sc-head h1 small"), /0 of 18/);
  const label = () => page.evaluate(() => document.activeElement.getAttribute("aria-label"));
  await page.locator(".sc-result").first().focus();
  assert.match(await label(), /board 1, North-South 1, East-West 4/);
  await playAll(page, ["110", "140", "170", "90", "pass", "150"]);
  await control(page, "stop-1").click();
  const lines = await page.locator(".sc-lines tbody tr").evaluateAll((rows) => rows.map((row) => row.innerText.replaceAll(/\s+/g, " ")));
  assert.equal(lines.length, 6);
  assert.ok(lines.some((line) => line.includes("R1 T101")), lines.join("\n"));
  await control(page, "view-ranking").click();
  assert.equal(await page.locator(".sc-ranking").count(), 2);
  const together = await ranking(page, 0);
  assert.deepEqual(together.map(({ number }) => number).sort((a, b) => a - b), [1, 2, 3, 101, 102, 103]);
  assert.match(together.find(({ number }) => number === 101).name, /Carl – Dora/);
  assert.match(together.find(({ number }) => number === 103).name, /Eve – Fay/);
  await control(page, "view-setup").click();
  await page.selectOption("[data-key=set-apart]", "apart");
  await control(page, "view-ranking").click();
  assert.equal(await page.locator(".sc-ranking").count(), 4);
  assert.match(await textOf(page, ".sc-place-main"), /Section A, North-South .*Section B, East-West/);
  const apart = await ranking(page, 2);
  assert.deepEqual(apart.map(({ number }) => number).sort((a, b) => a - b), [101, 102, 103]);
  const share = (list, number) => list.find((own) => own.number === number).main;
  assert.equal(share(apart, 102), share(together, 102), "still compared with everybody");
  await page.reload();
  await ready(page);
  assert.equal(await page.locator(".sc-ranking").count(), 4);
  await control(page, "view-guide").click();
  assert.match(await textOf(page, ".sc-guide"), /101/);
  await leave();
});

test("late at matchpoints: a warning, then a tenth of a top, at last the session", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "Late", count: 6, rounds: 3, "per-set": 2 } });
  await control(page, "view-ranking").click();
  await page.locator("[data-key=penalties] summary").click();
  assert.match(await late(page, { number: 1, minutes: "4:59" }), /^a warning Directing art\. 26$/);
  assert.match(await late(page, { number: 1, minutes: "3" }), /^−10 % of a top = −0\.4 MP Directing art\. 26$/);
  assert.match(await late(page, { number: 2, minutes: "15.5" }), /−30 % of a top = −1\.2 MP 2–3 boards may be taken away and score 0\/AVE\+ each\./);
  assert.match(await late(page, { number: 3, minutes: "21" }), /the session is forfeited Boards not played score 0\/AVE\+\./);
  assert.match(
    await late(page, { number: 4, rule: "slow", minutes: "11" }),
    /play stops, −20 % of a top = −0\.8 MP Boards not played score AVE-\/AVE\+\. Directing art\. 27/,
  );
  assert.deepEqual(await penalties(page), [
    "1: a warning (late by 4:59 min)",
    "1: −10 % of a top = −0.4 MP (late by 3 min)",
    "2: −30 % of a top = −1.2 MP (late by 15.5 min)",
    "3: the session is forfeited (late by 21 min)",
    "4: play stops, −20 % of a top = −0.8 MP (slow by 11 min)",
  ]);
  // Three tables: a top of 4, of which pair 2 loses 1.2 and pair 1 0.4, however many results are in.
  await control(page, "view-scores").click();
  await playAll(page, ["pass"]);
  await page.reload();
  await ready(page);
  await control(page, "view-ranking").click();
  const totals = await page
    .locator(".sc-ranking")
    .first()
    .locator("tbody tr")
    .evaluateAll((rows) => Object.fromEntries(rows.map((row) => [row.dataset.number, row.cells[4].innerText])));
  assert.deepEqual(totals, { 1: "11.6", 2: "10.8", 3: "12" });
  await control(page, "penalty-1").click();
  assert.equal((await penalties(page)).length, 4);
  await control(page, "undo").click();
  assert.equal((await penalties(page)).length, 5);
  for (const wrong of [{ number: 9, minutes: "4" }, { number: 1, minutes: "four" }]) {
    await late(page, wrong);
    assert.equal((await penalties(page)).length, 5);
  }
  await leave();
});

test("slow play between teams is shared by its causes", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "swiss", fields: { event: "Slow" }, names: { all: "A\nB\nC\nD" } });
  await control(page, "view-ranking").click();
  await page.locator("[data-key=penalties] summary").click();
  assert.match(await late(page, { number: 1, rule: "slow", minutes: "7", other: 2, share: "75" }), /−1\.13 VP \/ −0\.38 VP Directing art\. 27/);
  assert.deepEqual(await penalties(page), ["1 A: −1.13 VP (slow by 7 min)", "2 B: −0.38 VP (slow by 7 min)"]);
  assert.equal((await ranking(page)).find(({ number }) => number === 1).main, "−1.13");
  assert.match(await late(page, { number: 3, minutes: "26" }), /the committee decides/);
  await leave();
});

test("sections and delays in Chinese on a phone", async () => {
  const { page, leave } = await site.visit("#/scorer", { viewport: PHONE, locale: "zh-CN" });
  await setUp(page, { fields: { event: "两组", count: 8, sections: 2, rounds: 3, "per-set": 2 } });
  assert.ok((await overflow(page)) <= 0);
  await control(page, "view-ranking").click();
  await page.locator("[data-key=penalties] summary").click();
  assert.match(await late(page, { number: 101, minutes: "6" }), /−10% 顶分 = −1 MP 可酌情扣打 1 副.*裁判法第26条/);
  assert.ok((await overflow(page)) <= 0);
  await leave();
});

test("what a ruling says a board scores can be typed as it stands there", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "Awards", count: 6, rounds: 3, "per-set": 1 } });
  await page.locator(".sc-result").first().focus();
  for (const text of ["0/AVE+", "ave-/100", "4S N ="]) await enter(page, text);
  await control(page, "stop-1").click();
  const scores = await page
    .locator(".sc-lines tbody tr")
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td.sc-number")].map((cell) => cell.innerText)));
  assert.deepEqual(scores, [["0", "2.4"], ["1.6", "4"], ["2", "2"]]);
  assert.equal(await page.locator(".sc-result").first().inputValue(), "0/AVE+");
  await leave();
});

test("two sessions are added up by the names of the pairs", async () => {
  const { page, leave } = await site.visit("#/scorer");
  const session = async (title, names, results) => {
    await setUp(page, { plan: "howell", fields: { event: title, count: 4, rounds: 3, "per-set": 1 }, names: { all: names } });
    await playAll(page, results);
  };
  await session("First", "Ann & Bob\nCy & Di\nEd & Flo\nGus & Hal", ["110", "150", "100", "200", "90", "pass"]);
  const standings = async () => {
    await control(page, "view-ranking").click();
    return Object.fromEntries((await ranking(page)).map(({ name, main }) => [name, Number(main)]));
  };
  const first = await standings();
  await control(page, "all-events").click();
  // The same pairs under other numbers, one of them written the other way round.
  await session("Second", "Gus & Hal\nbob & ann\nCy & Di\nEd & Flo", ["110", "120", "-140", "300", "0", "140"]);
  const second = await standings();
  await page.locator("[data-key=sessions] summary").click();
  await page.locator("[data-key=sessions] input").check();
  const rows = () => page.locator(".sc-overall tbody tr").evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.innerText)));
  const shown = await rows();
  assert.equal(shown.length, 4);
  for (const [, name, share, one, two, boards] of shown) {
    const other = name === "Ann – Bob" ? "bob – ann" : name;
    assert.deepEqual([Number(one), Number(two), boards], [first[name], second[other], "6"], name);
    assert.ok(Math.abs(Number(share) - (first[name] + second[other]) / 2) <= 0.01, name);
  }
  assert.deepEqual(shown.map(([, , share]) => Number(share)), shown.map(([, , share]) => Number(share)).sort((a, b) => b - a));
  await page.reload();
  await ready(page);
  await page.waitForSelector(".sc-overall");
  assert.deepEqual(await rows(), shown);
  await leave();
});

test("sessions of different length count alike, or their boards do", async () => {
  const { page, leave } = await site.visit("#/scorer");
  const names = { all: "Ann & Bob\nCy & Di\nEd & Flo\nGus & Hal" };
  for (const [title, perSet] of [["Short", 1], ["Long", 3]]) {
    if (title === "Long") await control(page, "all-events").click();
    await setUp(page, { plan: "howell", fields: { event: title, count: 4, rounds: 3, "per-set": perSet }, names });
    await playAll(page, title === "Short" ? ["110", "150", "100", "200", "90", "pass"] : ["110", "pass", "180", "140", "-100", "200"]);
    await control(page, "view-ranking").click();
  }
  await page.locator("[data-key=sessions] summary").click();
  await page.locator("[data-key=sessions] input").check();
  const rows = () => page.locator(".sc-overall tbody tr").evaluateAll((all) => all.map((row) => [2, 3, 4].map((cell) => Number(row.cells[cell].innerText))));
  for (const [share, short, long] of await rows()) assert.ok(Math.abs(share - (short + long) / 2) <= 0.01, `${share}: the mean of ${short} and ${long}`);
  await page.selectOption("[data-key=addedBy]", "boards");
  for (const [share, short, long] of await rows()) assert.ok(Math.abs(share - (short + 3 * long) / 4) <= 0.01, `${share}: ${short} once, ${long} three times`);
  await leave();
});

test("pairs of the same names stay two pairs over several sessions", async () => {
  const { page, leave } = await site.visit("#/scorer");
  for (const title of ["First", "Second"]) {
    if (title === "Second") await control(page, "all-events").click();
    await setUp(page, { plan: "howell", fields: { event: title, count: 4, rounds: 3, "per-set": 1 }, names: { all: "Ann & Bob\nAnn & Bob\nEd & Flo\nGus & Hal" } });
    await playAll(page, ["110", "150", "100", "200", "90", "pass"]);
  }
  await control(page, "view-ranking").click();
  await page.locator("[data-key=sessions] summary").click();
  await page.locator("[data-key=sessions] input").check();
  const names = await page.locator(".sc-overall tbody tr .sc-name").allInnerTexts();
  assert.deepEqual(names.sort(), ["Ann – Bob", "Ann – Bob", "Ed – Flo", "Gus – Hal"]);
  await leave();
});

test("what a missed session counts is chosen", async () => {
  const { page, leave } = await site.visit("#/scorer");
  const evening = async (title, names, results) => {
    await setUp(page, { plan: "howell", fields: { event: title, count: 4, rounds: 3, "per-set": 1 }, names: { all: names } });
    await playAll(page, results);
    await control(page, "view-ranking").click();
    return Object.fromEntries((await ranking(page)).map(({ name, main }) => [name, Number(main)]));
  };
  const first = await evening("First", "A & B\nC & D\nE & F\nG & H", ["110", "150", "100", "200", "90", "pass"]);
  await control(page, "all-events").click();
  await evening("Second", "A & B\nC & D\nE & F\nK & L", ["110", "120", "-140", "300", "0", "140"]);
  await page.locator("[data-key=sessions] summary").click();
  await page.locator("[data-key=sessions] input").check();
  const missed = async () =>
    (await page.locator(".sc-overall tbody tr").evaluateAll((all) => all.map((row) => [...row.cells].map((cell) => cell.innerText)))).find(
      ([, name]) => name.startsWith("G"),
    );
  const half = first["G – H"] / 2;
  for (const [absence, share, shown] of [["forfeited", half, "(0.00)"], ["excused", half + 25, "(50.00)"], ["left-out", first["G – H"], "–"]]) {
    await page.selectOption("[data-key=absence]", absence);
    const [, , main, one, two, boards] = await missed();
    assert.deepEqual([Number(one), two, boards], [first["G – H"], shown, "3"]);
    assert.ok(Math.abs(Number(main) - share) <= 0.01, `${absence}: ${main}`);
  }
  await page.reload();
  await ready(page);
  await page.waitForSelector(".sc-overall");
  assert.equal(await page.locator("[data-key=absence]").inputValue(), "left-out");
  await leave();
});

test("an individual's results go into files and come back", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "individual", fields: { event: "Alone", count: 8, rounds: 7, "per-set": 1 } });
  await playAll(page, ["110", "pass", "2S N =", "140"]);
  await control(page, "view-ranking").click();
  const before = await ranking(page);
  await control(page, "view-files").click();
  const saved = async (format) => {
    const [file] = await Promise.all([page.waitForEvent("download"), control(page, `save-${format}`).click()]);
    return readFileSync(await file.path(), "utf8");
  };
  const [csv, pbn] = [await saved("csv"), await saved("pbn")];
  assert.match(csv, /^\d+,\d+,\d+,\d\+\d,\d\+\d,/m);
  assert.match(pbn, /ScoreTable/);
  assert.match(await saved("usebio"), /EVENT_TYPE="INDIVIDUAL"[^]*<PLAYER_NUMBER>8</);
  for (const text of [csv, pbn]) {
    await control(page, "all-events").click();
    await setUp(page, { plan: "individual", fields: { event: "Again", count: 8, rounds: 7, "per-set": 1 } });
    await control(page, "view-files").click();
    await page.fill("[data-key=paste]", text);
    await control(page, "import-paste").click();
    assert.match(await textOf(page, ".sc-head h1 small"), /14 of 14/);
    await control(page, "view-ranking").click();
    assert.deepEqual(await ranking(page), before);
  }
  await leave();
});

test("an individual of ten seats nobody who is not there", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "individual", fields: { event: "Ten", count: 10, rounds: 10, "per-set": 1 } });
  await control(page, "view-guide").click();
  await page.locator("[data-key=cards] > summary").click();
  const seated = new Set((await page.locator(".sc-card td").allInnerTexts()).filter((text) => text.includes("+")).flatMap((text) => text.split("+").map(Number)));
  assert.deepEqual([...seated].sort((a, b) => a - b), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  await control(page, "view-setup").click();
  assert.match(await textOf(page, ".sc-setup"), /2 tables\. 2 players sit out in every round.*each player plays 8 boards/);
  await leave();
});
