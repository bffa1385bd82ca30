// The Scorer: a whole evening by keyboard, reload in the middle, the right ranking; knock-out, Swiss, files, refusals.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { enter, ranking, setUp } from "./support/scorer.mjs";
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

/** A small event of pairs, ready for results. */
async function smallEvent(page, more = {}) {
  await setUp(page, { fields: { event: "Four tables", count: 6, rounds: 3, "per-set": 2, ...more.fields }, ...more });
  await page.locator(".sc-result").first().focus();
}

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
  const scores = await page.locator(".sc-lines tbody tr").evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("td.sc-number")].map((cell) => cell.innerText)));
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

test("a lost connection to what is kept is opened again, and the browser is asked to keep it", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await page.evaluate(() => {
    window.asked = 0;
    navigator.storage.persist = async () => (window.asked += 1) > 0;
  });
  await smallEvent(page);
  assert.equal(await page.evaluate(() => window.asked), 1);
  await page.evaluate(() => {
    // As after a phone has slept: connections that are open do nothing any more.
    const begin = IDBDatabase.prototype.transaction;
    const open = indexedDB.open;
    const fresh = new WeakSet();
    indexedDB.open = (...args) => {
      const asked = open.apply(indexedDB, args);
      asked.addEventListener("success", () => fresh.add(asked.result));
      return asked;
    };
    IDBDatabase.prototype.transaction = function (...args) {
      if (!fresh.has(this)) throw new DOMException("Connection to Indexed Database server lost", "InvalidStateError");
      return begin.apply(this, args);
    };
  });
  for (const text of ["4S N =", "3NT E -2"]) await enter(page, text);
  await page.waitForFunction(() => document.querySelector(".sc-head h1 small").innerText.includes("2 of 18"));
  await page.waitForTimeout(300);
  // Only what is in the database is left.
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("tricklaw.scorer.")).forEach((key) => localStorage.removeItem(key)));
  await page.reload();
  await ready(page);
  assert.match(await textOf(page, ".sc-head h1 small"), /2 of 18/);
  await leave();
});

test("nothing typed is lost when the page dies at once, and undo survives it", async () => {
  const { page, context, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  await enter(page, "4S N =");
  const address = page.url();
  await page.keyboard.type("3NT E -2");
  await page.keyboard.press("Enter");
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(address);
  await ready(again);
  assert.match(await textOf(again, ".sc-head h1 small"), /2 of 18/);
  await control(again, "undo").click();
  await control(again, "undo").click();
  assert.match(await textOf(again, ".sc-head h1 small"), /0 of 18/);
  await control(again, "redo").click();
  assert.equal(await again.locator(".sc-result").first().inputValue(), "4S N =");
  await leave();
});

test("two tabs of one event follow each other", async () => {
  const { page, context, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await ready(other);
  await page.bringToFront();
  await page.locator(".sc-result").first().focus();
  await enter(page, "4S N =");
  await other.waitForFunction(() => document.querySelector(".sc-result").value === "4S N =");
  assert.match(await textOf(other, ".sc-head h1 small"), /1 of 18/);
  await leave();
});

/** What a click saves: its name and text. */
async function saved(page, key) {
  const [file] = await Promise.all([page.waitForEvent("download"), control(page, key).click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}

const asFile = ({ name, text }) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

test("a backup brings everything back on another device; CSV, USEBIO and PBN tell the results", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page, { names: { ns: "Ann & Bob\nCarl & Dora\nEve & Fay" } });
  for (const text of ["4S N =", "3NT S -1 HA", "pass", "-110", "4H W =", "5D E -1"]) await enter(page, text);
  await control(page, "view-files").click();
  const backup = await saved(page, "save-json");
  assert.match(backup.name, /^Four-tables-\d{4}-\d\d-\d\d\.json$/);
  const csv = await saved(page, "save-csv");
  assert.match(csv.text, /,3NT,S,8,HA,-50,0/);
  assert.match((await saved(page, "save-usebio")).text, /<PLAYER_NAME>Ann<\/PLAYER_NAME>/);
  assert.match((await saved(page, "save-pbn")).text, /\[ScoreTable "/);
  assert.match((await saved(page, "save-standings")).text, /Ann - Bob/);
  await leave();

  const fresh = await site.visit("#/scorer");
  await fresh.page.setInputFiles("[data-key=open-file-input]", asFile(backup));
  await fresh.page.waitForSelector(".sc-views");
  assert.match(await textOf(fresh.page, ".sc-head h1 small"), /6 of 18/);
  assert.equal(await fresh.page.locator(".sc-result").nth(1).inputValue(), "3NT S -1 HA");
  await control(fresh.page, "view-ranking").click();
  assert.match(await textOf(fresh.page, ".sc-ranking"), /Ann – Bob/);
  await control(fresh.page, "all-events").click();
  await fresh.page.setInputFiles("[data-key=open-file-input]", asFile(csv));
  await fresh.page.waitForSelector(".sc-views");
  assert.match(await textOf(fresh.page, ".sc-head h1 small"), /own movement.* 6 of 6/);
  await control(fresh.page, "view-files").click();
  await fresh.page.fill("[data-key=paste]", "board,ns,ew,contract,declarer,tricks,score\n1,1,4,4S,N,10,430\n2,x,4,3NT,S,9,\n");
  await control(fresh.page, "import-paste").click();
  assert.match(await textOf(fresh.page, ".notices"), /2 faults.*line 2: the score is 430, but the contract is worth 420.*line 3: “ns” is no number/);
  await fresh.leave();
});

test("without the network an evening is set up, entered, and there again after a reload", async () => {
  const { page, context, leave } = await site.visit("#/board", { serviceWorkers: "allow" });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(`${site.address}#/scorer`);
  await page.reload();
  await ready(page);
  await smallEvent(page);
  await enter(page, "4S N =");
  await page.reload();
  await ready(page);
  assert.match(await textOf(page, ".sc-head h1 small"), /1 of 18/);
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
  for (const [id, seen] of [["boards", /Board 1 .*4♠ N =.* 420/], ["own", /1 Ann – Bob .*1 4 NS 4♠ N = 420/], ["movement", /Round 1 .*Round 3/], ["cards", /Table 1 .*Table 3/]]) {
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

test("a damaged backup is refused and leaves the other events alone", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  await control(page, "all-events").click();
  for (const text of ['{"kind":"tricklaw-event","event":{"plan":"mitchell","rows":{}}}', '{"kind":"tricklaw-event","event":{"plan":"what","rows":{}}}', "{}", "[1", "hello", '[{"board":1}]']) {
    await page.setInputFiles("[data-key=open-file-input]", asFile({ name: "x.json", text }));
    await page.waitForFunction(() => document.querySelector(".notices").textContent !== "");
    assert.equal(await page.locator(".sc-event").count(), 1, text);
    await page.locator(".notices button").first().click();
  }
  await page.locator('[data-key^="delete-"]').click();
  await control(page, "confirm-no").click();
  assert.equal(await page.locator(".sc-event").count(), 1);
  await page.locator('[data-key^="delete-"]').click();
  await control(page, "confirm-yes").click();
  await page.waitForFunction(() => document.querySelector(".sc-event") === null);
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
  assert.deepEqual((await ranking(page)).at(-1), { number: 2, place: "3", main: "46.67", name: "" });
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
