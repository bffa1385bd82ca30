// What has to be seen at a glance: on a phone beside a table, and in the colours a reader has chosen for himself.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { PHONE, control, textOf, withSite } from "./support/site.mjs";

const site = withSite();
const phone = { viewport: PHONE, isMobile: true, hasTouch: true };
const look = (page, selector, ...names) =>
  page.locator(selector).first().evaluate((one, names) => names.map((name) => getComputedStyle(one)[name]).join(), names);

describe("on a phone", () => {
  test("dealer and vulnerability stand above the hands, in words", async () => {
    for (const [locale, board, desk] of [["en-GB", "East deals NS vul.", "1 North deals None vul."], ["zh-CN", "东家发牌 南北有局", "1 北家发牌 双方无局"]]) {
      const { page, leave } = await site.visit("#/board", { ...phone, locale });
      await control(page, "board-1").click();
      assert.equal(await textOf(page, ".board-marks"), board);
      await control(page, "menu-director").click();
      await page.waitForSelector(".page-director");
      assert.equal(await textOf(page, ".board-marks"), desk);
      await leave();
    }
  });

  test("at Shengji the cards of the hand to play are no smaller than the others", async () => {
    const { page, leave } = await site.visit("#/shengji", phone);
    await control(page, "settle").click();
    assert.equal(await look(page, "button.sj-card", "fontSize"), await look(page, "span.sj-card", "fontSize"));
    await leave();
  });
});

describe("in forced colours", () => {
  test("a chosen card and the hand in turn are not like the others", async () => {
    const { page, leave } = await site.visit("#/shengji", { forcedColors: "active" });
    await control(page, "settle").click();
    await page.locator("button.sj-card.legal").first().click();
    assert.notEqual(await look(page, "button.sj-card.chosen", "backgroundColor"), await look(page, "button.sj-card:not(.chosen)", "backgroundColor"));
    assert.notEqual(await look(page, ".sj-hand.sj-turn", "outlineStyle"), await look(page, ".sj-hand:not(.sj-turn)", "outlineStyle"));
    await control(page, "menu-board").click();
    await page.waitForSelector(".page-board");
    assert.notEqual(await look(page, ".hand-turn", "outlineStyle"), await look(page, ".hand:not(.hand-turn)", "outlineStyle"));
    await leave();
  });
});

describe("what a result is worth", () => {
  const row = (page, tricks) => textOf(page, `details[data-key=worth] tbody tr:has(th:text-is("${tricks}"))`);

  test("of any contract, doubled or not, in either vulnerability, without a board for it", async () => {
    const { page, leave } = await site.visit("#/board", phone);
    await page.click("details[data-key=worth] summary");
    assert.equal(await row(page, 10), "10 = +420", "what stands comes first");
    await control(page, "worth-bid").selectOption("4S");
    await control(page, "worth-doubling").selectOption("X");
    await control(page, "worth-vulnerable").check();
    assert.equal(await row(page, 8), "8 −2 −500");
    assert.equal(await row(page, 10), "10 = +790");
    await control(page, "step-next").click();
    assert.equal(await row(page, 8), "8 −2 −500", "what is asked about stays while the play goes on");
    await control(page, "board-1").click();
    assert.equal(await row(page, 10), "10 = +620", "another board, another contract");
    await leave();
  });

  test("of the contract in play only what is still possible, at a desk as well", async () => {
    const { page, leave } = await site.visit("#/board");
    for (let i = 0; i < 12; i++) await control(page, "step-next").click();
    await page.click("details[data-key=worth] summary");
    assert.equal(await page.locator("details[data-key=worth] tbody tr").count(), 11, "three tricks are played");
    await control(page, "step-last").click();
    assert.equal(await row(page, 11), "11 +1 +450");
    await leave();
  });
});
