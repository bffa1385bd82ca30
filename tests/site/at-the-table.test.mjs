// What has to be seen at a glance: on a phone beside a table, and in the colours a reader has chosen for himself.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LIN } from "./support/board.mjs";
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

describe("a claim", () => {
  test("that is not agreed goes from the board to the Claim desk", async () => {
    const { page, leave } = await site.visit("#/board", phone);
    await control(page, "step-next").click();
    await control(page, "claim").locator("summary").click();
    await control(page, "contested").click();
    await page.waitForSelector(".page-claim .award");
    assert.match(await textOf(page, ".award .facts"), /North-South in all \d+/i);
    await leave();
  });

  test("in an ending that was entered: the pack is in sight, and no totals of a board nobody knows", async () => {
    const { page, leave } = await site.visit("#/claim", phone);
    await control(page, "clear").click();
    const { top, bottom } = await control(page, "pick-C2").boundingBox().then(({ y, height }) => ({ top: y, bottom: y + height }));
    assert.ok(top > 0 && bottom <= PHONE.height, `the last card of the pack is at ${top}`);
    for (const keys of [["fill-N", "pick-SA"], ["fill-E", "pick-HA"], ["fill-S", "pick-SK"], ["fill-W", "pick-H2"]])
      for (const key of keys) await control(page, key).click();
    await page.waitForSelector(".award:not(.award-old)");
    assert.match(await textOf(page, ".award"), /^1 of 1 tricks to North-South/);
    assert.doesNotMatch(await textOf(page, ".award"), /in all/i);
    await leave();
  });
});

test("a file of any name can be chosen on a phone: nothing is asked for by type", async () => {
  for (const hash of ["#/board", "#/claim"]) {
    const { page, leave } = await site.visit(hash, phone);
    assert.deepEqual(await page.locator("input[type=file]").evaluateAll((all) => all.map((one) => one.accept)), [""]);
    const asking = page.waitForEvent("filechooser");
    await control(page, "open-file").click();
    await (await asking).setFiles({ name: "board.lin", mimeType: "application/octet-stream", buffer: Buffer.from(LIN) });
    await page.waitForFunction(() => [...document.querySelectorAll(".hand-S .suit-row:first-child .rank")].map((one) => one.textContent.match(/^\w+/)[0]).join() === "Q,10,9,4");
    await leave();
  }
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

describe("in forced colours, the editor of a deal", () => {
  test("shows which cards the chosen hand has, and which are in two hands", async () => {
    const { page, leave } = await site.visit("#/board", { forcedColors: "active" });
    await control(page, "edit-deal").click();
    assert.notEqual(await look(page, ".edit-card.here", "outlineStyle"), await look(page, ".edit-card:not(.here)", "outlineStyle"));
    const cards = await page.inputValue("#edit-hand-N");
    await page.fill("#edit-hand-E", cards);
    assert.notEqual(await look(page, ".edit-card.wrong", "borderTopStyle"), await look(page, ".edit-card:not(.wrong)", "borderTopStyle"));
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

test("with a keyboard in a small window no card in focus hides behind the steps", async () => {
  const { page, leave } = await site.visit("#/board", { viewport: { width: 390, height: 700 } });
  await control(page, "help").focus();
  for (const card of ["N-SK", "E-SJ", "S-SQ"]) {
    await page.keyboard.press("Tab");
    const [key, seen] = await page.evaluate(() => {
      const { left, right, top, bottom } = document.activeElement.getBoundingClientRect();
      return [document.activeElement.dataset.key, document.activeElement.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))];
    });
    assert.deepEqual([key, seen], [`card-${card}`, true]);
  }
  await leave();
});
