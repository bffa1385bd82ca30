// Files that are broken, come from elsewhere, or were made up: said in the language of the page with what is wrong and where, and
// nothing of them stays that could keep the page from opening.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { enter, setUp } from "./support/scorer.mjs";
import { control, ready, withSite } from "./support/site.mjs";

const site = withSite();
const open = (page, text, input = "open-file-input") =>
  page.setInputFiles(`[data-key=${input}]`, { name: "x.json", mimeType: "application/json", buffer: Buffer.from(text) });
const latest = (page) => page.locator(".notice").last().innerText();

/** A backup of a small evening in Chinese, saved by the page itself. */
async function backup(page) {
  await setUp(page, { fields: { event: "三桌", count: 6, rounds: 3, "per-set": 2 }, names: { ns: "甲、乙\n丙、丁" } });
  await page.locator(".sc-result").first().focus();
  for (const text of ["4S N =", "420"]) await enter(page, text);
  await control(page, "view-files").click();
  const [file] = await Promise.all([page.waitForEvent("download"), control(page, "save-json").click()]);
  await control(page, "all-events").click();
  return JSON.parse(readFileSync(await file.path(), "utf8"));
}

/** What is done to a backup, and what is said of it then. */
const BROKEN = [
  ["the number of pairs is gone", (own) => delete own.event.count, /参赛数目看不懂/],
  ["the set-up is gone", (own) => delete own.event.layout, /设置看不懂/],
  ["a name that is no list", (own) => (own.event.names = { 1: "Ann" }), /名单看不懂（names\.1）/],
  ["a contract that is none", (own) => (own.event.rows["1.1.4"] = { contract: "9S", declarer: "N", tricks: 9 }), /不可能的结果（rows\.1\.1\.4）/],
  ["a result of nobody", (own) => (own.event.rows.hello = { score: 420 }), /结果看不懂（rows\.hello）/],
  ["a result that is nothing", (own) => (own.event.rows["1.1.4"] = null), /结果看不懂（rows\.1\.1\.4）/],
  ["a kind of event nobody knows", (own) => (own.event.plan = "constructor"), /没有“constructor”这种赛制/],
  ["teams' scoring for pairs", (own) => (own.event.scoring.method = "imps"), /计分方法看不懂（scoring\.method）/],
  ["a penalty of no amount", (own) => (own.event.penalties = [{ number: 1, amount: "x" }]), /罚分看不懂（penalties\.0\.amount）/],
  ["more boards than there are", (own) => (own.event.layout.perSet = 10_000_000), /设置看不懂（layout\.perSet）/],
  ["a round before the first", (own) => (own.event.layout.rounds = -3), /设置看不懂（layout\.rounds）/],
  ["a later version's", (own) => (own.event.format = 2), /更新版本/],
  ["a date that is a number", (own) => (own.event.about.date = 5), /名称和日期看不懂/],
  ["sessions that are no list", (own) => (own.event.sessions = "x"), /各节看不懂/],
];

test("a broken backup is refused with its reason in Chinese, and the page goes on", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  const good = await backup(page);
  for (const [what, spoil, said] of BROKEN) {
    const own = structuredClone(good);
    own.event.id = "broken";
    spoil(own);
    await open(page, JSON.stringify(own));
    await page
      .waitForFunction((source) => new RegExp(source).test([...document.querySelectorAll(".notice")].at(-1)?.innerText ?? ""), said.source)
      .catch(async () => assert.fail(`${what}: ${await page.locator("#main, .notices").allInnerTexts()}`));
    assert.equal(await page.locator(".sc-event").count(), 1, what);
    assert.equal(await control(page, "open-file-input").inputValue(), "", "once mended the same file can be chosen again");
    await page.locator(".notices button").first().click();
  }
  const text = JSON.stringify(good);
  for (const [bytes, said] of [
    [text.slice(0, 300), /不完整/],
    [`{${text}}`, /不是 JSON/],
    ['{"a":1}', /不是赛事计分的备份/],
    ["[1,2]", /第 1 项不是结果/],
    ['[{"board":1,"ns":1,"ew":2,"score":"x"}]', /第 1 项的“score”看不懂/],
    ["<?xml version='1.0'?><USEBIO/>", /这是 XML/],
  ]) {
    await open(page, bytes);
    await page.waitForSelector(".notice");
    assert.match(await latest(page), said);
    assert.doesNotMatch(await latest(page), /[a-z]{3,} [a-z]{2,}/, "no English sentence");
    await page.locator(".notices button").first().click();
  }
  await page.reload();
  await ready(page);
  assert.equal(await page.locator(".sc-event").count(), 1);
  await leave();
});

test("a backup whose undoable steps are broken opens without them, and changes nothing else of the page", async () => {
  const { page, leave } = await site.visit("#/scorer");
  const good = await backup(page);
  for (const past of [[{}], "x", [{ name: "x", patches: [{ at: ["__proto__", "polluted"], to: 1 }] }], [{ name: "x", patches: [{ at: ["rows"], to: null, from: 7 }] }]]) {
    await open(page, JSON.stringify({ ...good, event: { ...good.event, id: "short" }, past }));
    await page.waitForSelector(".sc-views");
    assert.match(await latest(page), /What could be undone in it was damaged/);
    assert.equal(await control(page, "undo").getAttribute("aria-disabled"), "true");
    assert.match(await page.locator(".sc-head h1 small").innerText(), /2 of 18/);
    assert.equal(await page.evaluate(() => ({}).polluted), undefined);
    await control(page, "all-events").click();
    await page.locator('[data-key="delete-short"]').click();
    await control(page, "confirm-yes").click();
    await page.waitForFunction(() => !document.querySelector('[data-key="delete-short"]'));
  }
  await leave();
});

test("a backup put over the event that is here says how many results either has, and Undo brings back what was here", async () => {
  const { page, leave } = await site.visit("#/scorer");
  const early = await backup(page); // two results
  await page.locator(".sc-event-open").click();
  await page.waitForSelector(".sc-views");
  await page.locator(".sc-result").nth(2).fill("140");
  await page.keyboard.press("Enter");
  const progress = () => page.locator(".sc-head h1 small").innerText();
  await page.waitForFunction(() => document.querySelector(".sc-head h1 small").innerText.includes("3 of 18"));
  await control(page, "all-events").click();
  await open(page, JSON.stringify(early));
  assert.match(await page.locator("dialog").innerText(), /Results here: 3, in the backup: 2\..*Undo/);
  await control(page, "confirm-yes").click();
  await page.waitForFunction(() => document.querySelector(".sc-head h1 small")?.innerText.includes("2 of 18"));
  await page.reload();
  await page.waitForSelector(".sc-views");
  assert.match(await progress(), /2 of 18/);
  await control(page, "undo").click();
  assert.match(await progress(), /3 of 18/);
  await leave();
});

test("an event kept here that is damaged can be saved as it is, and the others be opened", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await backup(page);
  await page.evaluate(async () => {
    const { shelf, store } = await import("./lib/store.js");
    const [{ id }] = await shelf.get("scorer.list");
    const kept = await shelf.get(`scorer.event-${id}`);
    await shelf.set("scorer.event-bad", { ...kept, event: { ...kept.event, id: "bad", layout: null } });
    store.set("scorer.journal-bad", []);
    await shelf.set("scorer.list", [{ id: "bad", title: "Bad", plan: "mitchell", game: "bridge", changed: 0 }, ...(await shelf.get("scorer.list"))]);
  });
  await page.reload();
  await ready(page);
  await page.locator('[data-key="event-bad"]').click();
  await page.waitForSelector(".notice-problem");
  assert.match(await latest(page), /is damaged and cannot be shown\. The set-up cannot be read/);
  const [saved] = await Promise.all([page.waitForEvent("download"), page.locator(".notice button", { hasText: "Save it as it is" }).click()]);
  assert.equal(Object.keys(JSON.parse(readFileSync(await saved.path(), "utf8")).event.rows).length, 2);
  await page.locator(".sc-event-open").nth(1).click();
  await page.waitForSelector(".sc-views");
  await leave();
});
