// The kinds of a Mitchell: a skip or a relay with an even number of tables, a web where everybody is to play the same boards.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setUp } from "./support/scorer.mjs";
import { PHONE, control, textOf, withSite } from "./support/site.mjs";

const site = withSite();

/** Who sits where in a round, as [table, north-south, east-west, boards]. */
async function round(page, nth) {
  await control(page, `guide-${nth}`).click();
  return page.locator(".sc-guide tbody tr").evaluateAll((rows) => rows.map(({ cells }) => [...cells].map((cell) => cell.innerText.trim()).join(" ")));
}

/** A new Mitchell of so many pairs, as far as its kind. */
async function laidOut(page, fields) {
  await control(page, "new-event").click();
  for (const [key, value] of Object.entries(fields)) {
    await page.fill(`[data-key=set-${key}]`, String(value));
    await page.keyboard.press("Tab");
  }
}

const kind = (page) => control(page, "set-kind");
const create = async (page) => {
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
  await control(page, "view-guide").click();
};

test("with an even number of tables a relay may be chosen where a skip would do", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await laidOut(page, { count: 12, rounds: 5, "per-set": 2 });
  assert.equal(await kind(page).inputValue(), "skip");
  await kind(page).selectOption("relay");
  await create(page);
  assert.deepEqual(await round(page, 1), ["1 1 7 1–2", "2 2 8 3–4", "3 3 9 5–6", "4 4 10 9–10", "5 5 11 11–12", "6 6 12 1–2"]);
  assert.match(await textOf(page, ".sc-place-main"), /2 copies/);
  await control(page, "view-setup").click();
  await kind(page).selectOption("skip");
  await control(page, "set-create").click();
  await control(page, "view-guide").click();
  assert.equal((await round(page, 4))[0], "1 1 9 7–8", "East-West have left out a table");
  await leave();
});

test("all rounds of an even number are a relay; a skip has one fewer", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  await laidOut(page, { count: 12, rounds: 6 });
  assert.equal(await kind(page).inputValue(), "relay");
  await kind(page).selectOption("skip");
  assert.equal(await control(page, "set-rounds").inputValue(), "5");
  await page.fill("[data-key=set-count]", "10");
  await page.keyboard.press("Tab");
  assert.equal(await kind(page).count(), 0, "an odd number has no choice to make");
  await leave();
});

test("in a web everybody plays the same boards, in copies", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await laidOut(page, { count: 28, rounds: 13, "per-set": 2 });
  await kind(page).selectOption("web");
  await create(page);
  assert.match(await textOf(page, ".sc-place-main"), /2 copies/);
  await control(page, "view-scores").click();
  assert.equal(await page.locator(".sc-stop").count(), 26);
  assert.equal(await page.locator(".sc-result").count(), 14, "every board is played by all");
  await control(page, "view-setup").click();
  await page.fill("[data-key=set-rounds]", "12");
  await page.keyboard.press("Tab");
  assert.match(await textOf(page, ".sc-setup"), /There is no web for so many tables and rounds/);
  await leave();
});

test("with a half table the form says that who sits out plays fewer boards", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await laidOut(page, { count: 17, rounds: 8, "per-set": 3 });
  assert.match(await textOf(page, ".sc-setup"), /24 boards a pair, fewer for those who sit out/);
  await page.fill("[data-key=set-count]", "18");
  await page.keyboard.press("Tab");
  assert.match(await textOf(page, ".sc-setup"), /each pair plays 24 boards/);
  await leave();
});

test("a relay tells for how many rounds a skip would do", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  const hint = async (rounds) => {
    for (const [key, value] of [["count", "16"], ["rounds", rounds]]) {
      await page.fill(`[data-key=set-${key}]`, value);
      await page.keyboard.press("Tab");
    }
    return [await page.inputValue("[data-key=set-kind]"), await textOf(page, ".sc-setup")];
  };
  const [skip, without] = await hint("7");
  assert.equal(skip, "skip");
  assert.doesNotMatch(without, /needs no table to share/);
  const [relay, told] = await hint("8");
  assert.equal(relay, "relay");
  assert.match(told, /For up to 7 rounds a skip needs no table to share/);
  await leave();
});

test("whoever is level at the end shares the place where that is chosen", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { choices: { ties: "shared" }, fields: { event: "Level", count: 4, rounds: 2, "per-set": 2 } });
  await page.locator(".sc-result").first().focus();
  for (const score of ["140", "110", "110", "140", "pass", "pass", "pass", "pass"]) {
    await page.keyboard.type(score);
    await page.keyboard.press("Enter");
  }
  await control(page, "view-ranking").click();
  assert.deepEqual(await page.locator(".sc-place-main .sc-place").allTextContents(), ["1=", "1=", "1=", "1="]);
  assert.equal(await page.locator(".sc-place-main .sc-needed").count(), 0);
  await leave();
});

test("in an individual it is players who play so many boards, and are asked for on a line of their own", async () => {
  for (const [locale, all, fewer, ask] of [
    ["en-GB", /each player plays 14 boards/, /12 boards a player, fewer for those who sit out/, /Give two players on both sides/],
    ["zh-CN", /每位牌手打 14 副/, /每位牌手打 12 副，轮空者少打/, /各两名牌手/],
  ]) {
    const { page, leave } = await site.visit("#/scorer", { locale });
    await control(page, "new-event").click();
    await page.selectOption("[data-key=set-plan]", "individual");
    for (const [count, rounds, said] of [["7", "6", fewer], ["8", "7", all]]) {
      for (const [key, value] of [["count", count], ["rounds", rounds], ["per-set", "2"]]) {
        await page.fill(`[data-key=set-${key}]`, value);
        await page.keyboard.press("Tab");
      }
      const form = await textOf(page, ".sc-setup");
      assert.match(form, said);
      assert.doesNotMatch(form, /each pair|boards a pair|每对/);
    }
    await control(page, "set-create").click();
    await page.waitForSelector(".sc-views");
    assert.match(await page.evaluate(async () => (await import("/pages/scorer/lines.js")).misfit({ event: { plan: "individual" } }, null, [1, 2])), ask);
    await leave();
  }
});

test("a file that is far too long says so", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await page.locator("main input[type=file]").first().setInputFiles({ name: "huge.pbn", mimeType: "text/plain", buffer: Buffer.alloc(17 * 2 ** 20, '[Event "x"]\n') });
  await page.waitForSelector(".notice-problem, .sc-problem");
  assert.match(await page.locator(".notices").innerText(), /huge\.pbn: This is too large to be a file of results/);
  await leave();
});

test("by rounds each table is named once, and the names have room beside the ranking", async () => {
  const { page, leave } = await site.visit("#/scorer");
  const names = (from) => Array.from({ length: 10 }, (_, i) => `Alexandra Featherstone ${from + i} & Bartholomew Winters`).join("\n");
  await setUp(page, { fields: { event: "Evening", count: 20, rounds: 9, "per-set": 3 }, names: { ns: names(1), ew: names(11) } });
  await control(page, "by-round").click();
  const rows = () => page.locator(".sc-lines tbody tr").evaluateAll((all) => all.slice(0, 4).map((row) => row.innerText.replaceAll(/\s+/g, " ").trim()));
  const [first, second, third, next] = await rows();
  assert.match(first, /^table 1 board 1 1 ?Alexandra Featherstone 1 – Bartholomew Winters 11 ?Alexandra/);
  assert.deepEqual([second, third], ["board 2 1 11", "board 3 1 11"]);
  assert.match(next, /^table 2 board 4 2 ?Alexandra/);
  const widths = await page.locator(".sc-lines tbody tr").first().evaluate(({ cells }) => [...cells].map((cell) => cell.clientWidth));
  assert.ok(widths[0] < 80 && widths[1] > 150 && widths[2] > 150, widths.join());
  await page.setViewportSize(PHONE);
  assert.match((await rows())[1], /^table 1 · board 2.*Alexandra Featherstone 1 – .*Alexandra Featherstone 11/, "on a phone every line stands by itself");
  await leave();
});
