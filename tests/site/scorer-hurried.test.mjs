// What somebody in a hurry types and presses, and what the page says to it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, setUp } from "./support/scorer.mjs";
import { PHONE, control, overflow, textOf, withSite } from "./support/site.mjs";

const site = withSite();
const latest = (page) => page.locator(".notice").last().innerText();

test("results in words, an award with a dash, weights that do not make a whole", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "Words", count: 6, rounds: 3, "per-set": 2 } });
  await page.locator(".sc-result").first().focus();
  const said = async (text) => {
    await page.keyboard.press("Control+a");
    await page.keyboard.type(text);
    const words = await page.evaluate(() => document.activeElement.closest(".sc-entry").querySelector(".sc-say").innerText);
    return words.replaceAll("\uFE0E", "");
  };
  assert.match(await said("4 spades N +1"), /4♠ N \+1 · 450/);
  assert.match(await said("3 no trump by West 9 tricks"), /3NT W = · −400/);
  assert.match(await said("4 Hearts doubled South made"), /4♥X S = · 590/);
  for (const text of ["60-40", "60% / 40%"]) assert.equal(await said(text), "60/40");
  assert.match(await said("10-10"), /says nothing/);
  assert.match(await said("60% 420, 30% -50"), /The weights make 90 %, not 100 %/);
  assert.match(await said("60% 420, 40% -50"), /weighted score/);
  assert.match(await said("W420:3/-50:2"), /weighted score/);
  await page.keyboard.press("Escape");
  await leave();
});

test("what names are is told for pairs, players and teams", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  await control(page, "new-event").click();
  for (const [plan, said] of [["mitchell", /每行一对/], ["individual", /每行一人/], ["swiss", /每行一队/]]) {
    await page.selectOption("[data-key=set-plan]", plan);
    assert.match(await textOf(page, ".sc-names"), said);
  }
  await leave();
});

test("a Swiss goes on by Enter alone: behind the last result is the button for the next round, which asks, behind that its first match", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "swiss", fields: { event: "Quick", count: 6 } });
  await control(page, "pair-strength").click();
  const inFocus = () => page.evaluate(() => document.activeElement.dataset.key);
  const first = await inFocus();
  for (const text of ["45-23", "20-31", "40-12"]) await enter(page, text);
  assert.equal(await inFocus(), "pair-next");
  await page.keyboard.press("Enter");
  assert.match(await textOf(page, "dialog"), /All results of round 1 are in/);
  await page.keyboard.press("Enter");
  await page.waitForSelector("dialog", { state: "detached" });
  assert.equal(await page.locator(".sc-strip .sc-stop").count(), 2);
  assert.match(await inFocus(), /^result-/);
  assert.notEqual(await inFocus(), first);
  // While a match is open there is nothing to pair: the field keeps the focus.
  await enter(page, "10-20");
  await page.locator(".sc-result").last().focus();
  const last = await inFocus();
  await enter(page, "30-20");
  assert.equal(await inFocus(), last);
  await leave();
});

test("an Enter pressed twice or held down behind a round’s last result does not pair the next round", async () => {
  for (const [locale, asked] of [["en-GB", /All results of round 1 are in\. .*Pair round 2/], ["zh-CN", /第 1 轮的成绩已全部录入。.*编排第 2 轮/]]) {
    const { page, leave } = await site.visit("#/scorer", { locale });
    const rounds = () => page.locator(".sc-strip .sc-stop").count();
    const inFocus = () => page.evaluate(() => document.activeElement.dataset.key);
    await setUp(page, { plan: "swiss", fields: { event: "Twice", count: 4 } });
    await control(page, "pair-strength").click();
    await enter(page, "45-23");
    await page.keyboard.type("20-31");
    for (let held = 0; held < 4; held++) await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    assert.deepEqual([await inFocus(), await rounds(), await page.locator("dialog").count()], ["pair-next", 1, 0], "held down");
    await page.keyboard.press("Enter");
    assert.match(await textOf(page, "dialog .dialog-body"), asked);
    assert.equal(await rounds(), 1, "pressed again");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    assert.deepEqual([await inFocus(), await rounds()], ["pair-next", 1]);
    await control(page, "pair-next").click();
    assert.equal(await rounds(), 2, "whoever presses the button means it");
    await leave();
  }
});

test("a Swiss round paired too early is said and can be taken back at once", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "swiss", fields: { event: "Early", count: 6 } });
  await control(page, "pair-strength").click();
  await page.locator(".sc-result").first().focus();
  await enter(page, "45-23");
  await control(page, "pair-next").click();
  assert.match(await latest(page), /Round 2 was paired while 2 matches are open/);
  await page.locator(".notice button", { hasText: "Undo" }).click();
  assert.equal(await page.locator(".sc-strip .sc-stop").count(), 1);
  await leave();
});

test("an early result of a knock-out that is changed leaves later ones without their sides: said, kept, and back again", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", fields: { event: "Cup", count: 4 } });
  for (const text of ["30-20", "10-40", "12-7"]) {
    const open = page.locator(".sc-result:placeholder-shown").first();
    await open.focus();
    await enter(page, text);
  }
  assert.equal(await page.locator(".sc-places h2", { hasText: "Winner" }).count(), 1);
  await page.locator(".sc-result").first().focus();
  await enter(page, "20-30");
  assert.match(await latest(page), /1 result of a later match does not fit any more/);
  assert.equal(await page.locator(".sc-places h2", { hasText: "Winner" }).count(), 0);
  await page.locator(".sc-result").first().focus();
  await enter(page, "30-20");
  assert.equal(await page.locator(".sc-places h2", { hasText: "Winner" }).count(), 1);
  assert.equal(await page.locator(".notice").count(), 0);
  await leave();
});

test("a mark for who goes on that stands against the score is refused", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", fields: { event: "Cup", count: 2 } });
  await page.locator(".sc-result").first().focus();
  await enter(page, "12-45 >");
  assert.match(await textOf(page, ".sc-say"), /The score says otherwise/);
  await page.keyboard.press("Control+a");
  await enter(page, "12-45 <");
  assert.match(await textOf(page, ".sc-places h2"), /Winner: 2/);
  await leave();
});

test("segments of a match are added up", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "round-robin", fields: { event: "Segments", count: 4, boards: 16 } });
  await page.locator(".sc-result").first().focus();
  for (const wrong of ["12-8, 20", "12-8, >"]) {
    await page.keyboard.press("Control+a");
    await enter(page, wrong);
    assert.match(await textOf(page, ".sc-say"), /Two numbers are needed/);
  }
  await page.keyboard.press("Control+a");
  await enter(page, "12-8, 20.5 - 15");
  assert.equal(await page.locator(".sc-result").first().inputValue(), "32.5-23");
  await leave();
});

test("more games than a match has are refused with the number there are", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  await setUp(page, { game: "shengji", plan: "round-robin", choices: { format: "games", "best-of": "3" } });
  await page.locator(".sc-result").first().focus();
  await enter(page, "3-1");
  assert.match(await textOf(page, ".sc-say"), /3 局比赛中一方最多胜 2 局/);
  await page.keyboard.press("Escape");
  await leave();
});

test("more IMPs than the boards of a match can give are asked about, and taken", async () => {
  const { page, leave } = await site.visit("#/scorer");
  for (const [plan, boards] of [["round-robin", 8], ["knockout", 4]]) {
    await setUp(page, { plan, fields: { count: 4, boards } });
    const first = page.locator(".sc-result").first();
    const said = async (text) => {
      await first.fill(text);
      await page.keyboard.press("Enter");
      return page.locator(".sc-say").first().innerText();
    };
    const most = 24 * boards;
    assert.match(await said("452-3"), new RegExp(`More than ${boards} boards can give: ${most} IMPs`), plan);
    assert.match(await said(`${most}-1`), /can give/, plan);
    assert.equal(await page.locator(".sc-result.wrong").count(), 0, "extra boards are nothing impossible");
    for (const usual of [`${most}-0`, "45-23", ">"]) assert.doesNotMatch(await said(usual), /can give/, usual);
    await control(page, "all-events").click();
  }
  await leave();
});

test("what is filled in the set-up is kept for each event by itself, counts when the event is left, and is told of when it does not", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "First", count: 6, rounds: 3, "per-set": 1 }, names: { ns: "A & B\nC & D\nE & F", ew: "G & H\nI & K\nL & M" } });
  await control(page, "view-setup").click();
  await page.fill("[data-key=set-names-ns]", "Ann & Bob\nC & D\nE & F");
  await control(page, "all-events").click();
  await page.locator(".sc-event-open").click();
  assert.match(await textOf(page, ".sc-lines"), /Ann – Bob/, "left by the list of events");
  await control(page, "view-setup").click();
  await page.fill("[data-key=set-names-ns]", "Zoe & Bob\nC & D\nE & F");
  await page.goto(`${new URL(page.url()).origin}/#/director`);
  await page.waitForSelector(".page-director");
  await page.goto(`${new URL(page.url()).origin}/#/scorer`);
  await page.waitForSelector(".sc-event-open");
  await control(page, "new-event").click();
  await page.fill("[data-key=set-event]", "Second");
  await control(page, "set-cancel").click();
  await page.locator(".sc-event-open").click();
  assert.match(await latest(page), /something filled in that does not count yet/);
  await page.locator(".notice button", { hasText: "To the set-up" }).click();
  assert.match(await control(page, "set-names-ns").inputValue(), /^Zoe & Bob/);
  await control(page, "view-scores").click();
  assert.match(await textOf(page, ".sc-lines"), /Zoe – Bob/);
  await leave();
});

test("a name as long as it likes sticks out nowhere on a phone, at twice the size of print either", async () => {
  const { page, leave } = await site.visit("#/scorer", { viewport: PHONE });
  const title = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
  await setUp(page, { fields: { event: title, count: 6, rounds: 3, "per-set": 1 }, names: { ns: `${title} & ${title}` } });
  for (const size of ["", "200%"]) {
    await page.evaluate((own) => (document.documentElement.style.fontSize = own), size);
    for (const view of ["scores", "ranking", "guide", "setup", "files"]) {
      await control(page, `view-${view}`).click();
      assert.equal(await overflow(page), 0, `${view} ${size}`);
    }
    await control(page, "all-events").click();
    await page.waitForSelector(".sc-event-open");
    assert.equal(await overflow(page), 0, `events ${size}`);
    await page.locator(".sc-event-open").click();
    await page.waitForSelector(".sc-views");
  }
  await leave();
});

const focused = (page) => page.evaluate(() => document.activeElement.dataset.key);

test("behind the last line of a session typing goes on where something is open", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "Gaps", count: 6, rounds: 3, "per-set": 1 } });
  await page.locator(".sc-result").first().focus();
  for (const text of ["110", "", "90", "100", "50", "140", "150", "120"]) await enter(page, text);
  const open = await page.evaluate(() => document.activeElement.dataset.key);
  await enter(page, "170");
  assert.equal(await focused(page), "result-1.3.5", "the second of board 1 was passed over");
  await page.keyboard.press("ArrowUp");
  assert.equal(await focused(page), "result-1.1.4");
  await page.keyboard.press("ArrowDown");
  await enter(page, "130");
  assert.match(await textOf(page, ".sc-head h1 small"), /9 of 9/);
  await page.locator(`[data-key="stop-3"]`).click();
  await page.locator(`[data-key="${open}"]`).focus();
  await enter(page, "180");
  assert.equal(await focused(page), open, "nothing is open: it stays");
  await leave();
});

test("penalties one after the other are typed without a way back", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", fields: { event: "Cup", count: 4 } });
  await page.locator("[data-key=penalties] > summary").click();
  for (const form of ["penalty", "delay"]) {
    await control(page, `${form}-number`).focus();
    for (const text of ["1", "2"]) {
      await page.keyboard.type(text);
      await control(page, form === "penalty" ? "penalty-amount" : "delay-minutes").focus();
      await enter(page, form === "penalty" ? "3" : "7");
      assert.equal(await focused(page), `${form}-number`);
    }
  }
  assert.equal(await page.locator("[data-key=penalties] li").count(), 4);
  await leave();
});

test("behind the last board of a match it goes back to the matches", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "swiss", fields: { event: "Boards", count: 4, boards: 2 } });
  await control(page, "pair-strength").click();
  await page.locator("[data-key^=boards-]").first().click();
  await page.locator(".sc-result").first().focus();
  for (const text of ["420", "-50", "600", "630"]) await enter(page, text);
  await page.keyboard.press("Tab");
  assert.equal(await focused(page), "back-below");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".sc-matches").count(), 1);
  await leave();
});

test("the keyboard stays with what is done: set-up, its question, a match board by board", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "Growing", count: 6, rounds: 3, "per-set": 1 } });
  await page.locator(".sc-result").first().focus();
  await enter(page, "420");
  const setUpFor = async (count) => {
    await control(page, "view-setup").click();
    await page.fill("[data-key=set-count]", String(count));
    await page.keyboard.press("Tab");
    await control(page, "set-create").focus();
    await page.keyboard.press("Enter");
  };
  await setUpFor(8);
  assert.equal(await focused(page), "reseat-keep", "every result has its place");
  await page.keyboard.press("Enter");
  assert.match(await textOf(page, ".sc-head h1 small"), /1 of 12/);
  assert.equal(await focused(page), "view-scores");
  await setUpFor(10);
  await page.keyboard.press("Escape");
  assert.equal(await focused(page), "view-setup", "gone on with");
  await page.fill("[data-key=set-count]", "8");
  await page.keyboard.press("Tab");
  await control(page, "all-events").click();
  await setUp(page, { plan: "swiss", fields: { event: "Boards", count: 4, boards: 2 } });
  await control(page, "pair-strength").click();
  const opener = page.locator("[data-key^=boards-]").last();
  const key = await opener.getAttribute("data-key");
  await opener.focus();
  await page.keyboard.press("Enter");
  assert.match(await focused(page), /^result-.*\.1\.open$/);
  await control(page, "back").focus();
  await page.keyboard.press("Enter");
  assert.equal(await focused(page), key);
  await leave();
});

test("lots are drawn one after the other by the keyboard", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "Lots", count: 6, rounds: 3, "per-set": 1 } });
  await page.locator(".sc-result").first().focus();
  for (let line = 0; line < 9; line++) await enter(page, "pass");
  await control(page, "view-ranking").click();
  await control(page, "lot-lot-2").focus();
  await page.keyboard.press("Enter");
  assert.equal(await focused(page), "lot-lot-1", "the first of the two that are left");
  await page.keyboard.press("Enter");
  assert.equal(await focused(page), "lot-lot-4", "East-West");
  for (let press = 0; press < 2; press++) await page.keyboard.press("Enter");
  assert.equal(await page.locator(".sc-needed").count(), 0);
  assert.equal(await focused(page), "view-ranking");
  await leave();
});
