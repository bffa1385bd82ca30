// What a Chinese keyboard and a phone write: full-width letters, marks of their own, suits as pictures.
import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";
import { test } from "node:test";
import { at } from "../../scripts/lib.mjs";
import { enter, ranking, setUp, smallEvent } from "./support/scorer.mjs";
import { control, textOf, withSite } from "./support/site.mjs";

const site = withSite();
const scorer = (file) => import(pathToFileURL(at("www", "pages", "scorer", file)).href);

test("a result means the same whatever marks it is typed in", async () => {
  const { readTyped } = await scorer("typed.js");
  for (const [typed, plain] of [
    ["３ＮＴ南＋１", "3NT S +1"],
    ["4♠×北－2", "4SX N -2"],
    ["４♠××东＝", "4SXX E ="],
    ["4❤️N=", "4H N ="],
    ["4♡ E ‐1", "4H E -1"],
    ["3NT N——1", "3NT N -1"],
    ["60、40", "60/40"],
    ["52。5／47。5", "52.5/47.5"],
    ["60% 620、40% －100", "60% 620, 40% -100"],
  ])
    assert.deepEqual(readTyped(typed), readTyped(plain), typed);
  assert.equal(readTyped("３ＮＴ＋１").missing, "declarer");
  assert.equal(readTyped("4♠×－2").result.contract, "4SX");
});

test("a result means the same in whatever words it is typed", async () => {
  const { readTyped } = await scorer("typed.js");
  for (const [typed, plain] of [
    ["4S N down 2", "4S N -2"],
    ["4S N off one", "4S N -1"],
    ["4S N plus 1", "4S N +1"],
    ["4S N minus 1", "4S N -1"],
    ["4S N over 1", "4S N +1"],
    ["four spades by north, +1", "4S N +1"],
    ["4S/N/+1", "4S N +1"],
    ["4S N X -1", "4SX N -1"],
    ["3NTSX-2", "3NTX S -2"],
    ["3NT S doubled -2", "3NTX S -2"],
    ["4S N +1 lead HA", "4S N +1 HA"],
    ["北家四黑桃超一墩", "4S N +1"],
    ["4黑北+1", "4S N +1"],
    ["3无南=", "3NT S ="],
    ["average plus", "ave+"],
    ["EW 620", "-620"],
    ["南北620", "620"],
    ["东西-50", "50"],
    ["P.O.", "pass"],
  ])
    assert.deepEqual(readTyped(typed), readTyped(plain), typed);
  for (const typed of ["4S N made 5", "4S N 1 2", "NS 620 EW", "4S NX"]) assert.ok(!readTyped(typed).result?.tricks && readTyped(typed).result?.score === undefined, typed);
});

test("a match, and minutes, likewise", async () => {
  const { readMatch } = await scorer("match-typed.js");
  const { readMinutes } = await scorer("penalties.js");
  for (const [typed, plain] of [["４５：２３", "45-23"], ["45比23", "45-23"], ["45 to 23", "45-23"], ["45vs.23 >", "45-23 >"], ["45。5——23", "45.5-23"], ["30-30 》", "30-30 >"], ["《", "<"], ["》《7", "><7"]])
    assert.deepEqual(readMatch(typed), readMatch(plain), typed);
  assert.deepEqual(readMatch("K比9", { levels: true }), { home: 13, away: 9 });
  for (const typed of ["７：３０", "7。5", "7分30秒"]) assert.equal(readMinutes(typed), 450, typed);
  assert.equal(readMinutes("7分钟"), 420);
});

test("full-width numbers do wherever a number is asked for, and a lead in any of its writings", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  await smallEvent(page);
  await enter(page, "4♠×北＝");
  await control(page, "view-ranking").click();
  await page.locator("[data-key=penalties] > summary").click();
  await page.fill("[data-key=penalty-number]", "２");
  await page.fill("[data-key=penalty-amount]", "０．５");
  await control(page, "penalty-add").click();
  assert.match(await textOf(page, "[data-key=penalties] li"), /^2：−0\.5/);
  await page.locator("[data-key=absent] > summary").click();
  await page.fill("[data-key=absent-number]", "５");
  await control(page, "absent-add").click();
  await control(page, "view-scores").click();
  await page.locator("[data-key^=more-]").first().click();
  await page.fill("[data-key=line-lead]", "红心10");
  await control(page, "line-keep").click();
  assert.match(await page.locator(".sc-result").first().inputValue(), /HT$/);
  await leave();
});

test("a table typed on a Chinese keyboard is read like any other", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  await smallEvent(page);
  await control(page, "view-files").click();
  await page.fill("[data-key=paste]", "牌号，南北，东西，定约，庄家，墩数\n１，1，4，４♠×，北，１０\n3，2，5，3ＮＴ，南，９\n2，1，4，4♥️，东，９");
  await control(page, "import-paste").click();
  await page.waitForFunction(() => /3\/\d+/.test(document.querySelector(".sc-head small").textContent));
  await control(page, "view-scores").click();
  await control(page, "stop-1").click();
  assert.equal(await page.locator(".sc-result").first().inputValue(), "4SX N =");
  await leave();
});

test("who goes on from a level match is told with the marks of a Chinese keyboard", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  await setUp(page, { plan: "round-robin", fields: { event: "循环", count: 2 } });
  await page.locator(".sc-result").first().focus();
  await enter(page, "》");
  assert.deepEqual((await ranking(page)).map(({ number, main }) => [number, main]), [[1, "12.00"], [2, "0.00"]]);
  await leave();
});

test("the form of an event is gone through with the Tab key: what is typed next is the next field", async () => {
  const { page, leave } = await site.visit("#/scorer", { hurry: true });
  await control(page, "new-event").click();
  await control(page, "set-count").focus();
  const goOn = async (text, next) => {
    if (text) await page.keyboard.type(text);
    await page.keyboard.press("Tab");
    await page.waitForTimeout(50); // nobody presses the next key sooner
    assert.equal(await page.evaluate(() => document.activeElement.dataset.key), `set-${next}`);
  };
  await page.keyboard.press("Control+a");
  await goOn("14", "sections");
  await goOn("", "rounds");
  await goOn("5", "per-set");
  await goOn("3", "kind");
  await goOn("", "switched");
  await goOn("2", "method");
  const values = ["count", "sections", "rounds", "per-set", "switched"].map((key) => control(page, `set-${key}`).inputValue());
  assert.deepEqual(await Promise.all(values), ["14", "1", "5", "3", "2"]);
  await leave();
});

test("what is read back of a result is named in words: its suit, who declared, and what came of it", async () => {
  for (const [locale, spoken] of [
    ["en-GB", { "4S N +1": "4 spades, North, 1 overtrick", "3HX E -2": "3 hearts doubled, East, 2 down", "1NT W = DA": "1 notrump, West, made exactly, lead ace of diamonds" }],
    ["zh-CN", { "4S N +1": "4 阶黑桃，北家，超 1 墩", "3HX E -2": "3 阶红心加倍，东家，宕 2 墩", "1NT W = DA": "1 阶无将，西家，做成，首攻方块A" }],
  ]) {
    const { page, leave } = await site.visit("#/scorer", { locale });
    await smallEvent(page);
    for (const [typed, name] of Object.entries(spoken)) {
      await page.locator(".sc-result").first().fill(typed);
      assert.deepEqual(await page.locator(".sc-say").first().getByRole("img", { name, exact: true }).count(), 1, `${typed}: ${await page.locator(".sc-say").first().innerHTML()}`);
    }
    await leave();
  }
});

test("the ranking beside the fields is a region reached with the Tab key while it is higher than the window", async () => {
  for (const [locale, name] of [["en-GB", "Ranking"], ["zh-CN", "名次"]]) {
    const { page, leave } = await site.visit("#/scorer", { locale });
    await setUp(page, { fields: { event: "Long", count: 60, rounds: 3, "per-set": 2 } });
    await page.locator(".sc-result").first().focus();
    await enter(page, "110");
    const panel = page.locator(".sc-place-side").getByRole("region", { name, exact: true });
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.waitForFunction((one) => one.tabIndex === 0, await panel.elementHandle());
    await panel.focus();
    await page.keyboard.press("End");
    await page.waitForFunction((one) => one.scrollTop > 0, await panel.elementHandle());
    await page.setViewportSize({ width: 1280, height: 4000 });
    await page.waitForFunction((one) => !one.hasAttribute("tabindex"), await panel.elementHandle());
    await leave();
  }
});

test("what is typed next is what is meant: a mark behind a level score, another score in the last field, the first round of a Swiss", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", fields: { event: "Cup", count: 4 } });
  await enter(page, "30-30");
  assert.match(await textOf(page, ".sc-say .sc-problem"), /Add > for the first/);
  await enter(page, ">");
  assert.equal(await page.locator(".sc-result").first().inputValue(), "30-30 >", "not a forfeit");
  await enter(page, "20-10");
  await enter(page, "40-30");
  await enter(page, "40-35");
  assert.equal(await page.locator(".sc-result").last().inputValue(), "40-35", "put right at once");
  await control(page, "all-events").click();
  await setUp(page, { plan: "swiss", fields: { event: "Swiss", count: 7 } });
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".sc-matches tbody tr").count(), 3);
  await leave();
});

test("a best of one is told in the right number", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  await control(page, "set-game-shengji").click();
  await page.selectOption("[data-key=set-format]", "games");
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-result");
  await enter(page, "2-0");
  assert.match(await textOf(page, ".sc-say"), /a side wins 1 game at most/);
  await leave();
});
