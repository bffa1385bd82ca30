// The deal editor of the Board page: by mouse, by keyboard, by typing, on a phone, in both languages.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { paste } from "./support/board.mjs";
import { PHONE, control, overflow, textOf, withSite } from "./support/site.mjs";

const site = withSite();
const WHOLE = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";

/** Opens the editor on that deal. */
async function editor(page, deal = WHOLE) {
  await paste(page, deal);
  await page.waitForSelector("dialog", { state: "detached" });
  await control(page, "edit-deal").click();
  await page.waitForSelector(".deal-editor");
}

const hand = (page, seat) => page.inputValue(`#edit-hand-${seat}`);
const checks = async (page) => `${await textOf(page, ".edit-status")} ${await page.locator(".edit-checks:empty").count() ? "" : await textOf(page, ".edit-checks")}`;

test("a chosen hand with too many cards can still be read", async () => {
  const { page, leave } = await site.visit();
  await editor(page);
  const colour = () => control(page, "edit-seat-N").evaluate((one) => getComputedStyle(one).color);
  const usual = await colour();
  await control(page, "edit-HA").click();
  assert.match(await textOf(page, "[data-key=edit-seat-N]"), /14/);
  assert.equal(await colour(), usual);
  await leave();
});

describe("cards", () => {
  test("the open deal is what is edited; two cards change places", async () => {
    const { page, leave } = await site.visit();
    await editor(page);
    assert.equal(await hand(page, "N"), "AKQJT98765432...");
    assert.match(await checks(page), /The deal is right: 52 cards, 13 in each hand/);
    await control(page, "edit-seat-E").click();
    await control(page, "edit-SA").click();
    assert.equal(await hand(page, "N"), "KQJT98765432...");
    assert.equal(await hand(page, "E"), "A.AKQJT98765432..");
    assert.match(await checks(page), /2 problems.*North has 12 cards.*2007 law.*East has 14 cards/);
    await control(page, "edit-seat-N").click();
    await control(page, "edit-H2").click();
    assert.match(await checks(page), /The deal is right/);
    await control(page, "edit-use").click();
    await page.waitForSelector("dialog", { state: "detached" });
    assert.equal(await page.locator(".hand-E button[data-card=SA]").count(), 1);
    assert.match(await textOf(page, ".place-source"), /An edited deal/);
    assert.match(page.url(), /deal=/);
    await leave();
  });

  test("a card chosen again goes out; an unfinished deal opens with what is wrong with it", async () => {
    const { page, leave } = await site.visit();
    await editor(page);
    await control(page, "edit-seat-N").click();
    await control(page, "edit-S2").click();
    assert.match(await checks(page), /♠2 is in no hand\. 2007 law 1/);
    assert.equal(await control(page, "edit-S2").locator(".visually-hidden").textContent(), "2 of spades, in no hand");
    await control(page, "edit-use").click();
    await page.waitForSelector(".check-wrong");
    assert.match(await textOf(page, ".checks"), /♠2 is in no hand/);
    // The editor takes it up where it stands.
    await control(page, "edit-deal").click();
    await control(page, "edit-S2").click();
    assert.match(await checks(page), /The deal is right/);
    await leave();
  });

  test("the rest is dealt at random, and all can be cleared", async () => {
    const { page, leave } = await site.visit();
    await editor(page);
    await control(page, "edit-clear").click();
    assert.match(await checks(page), /The deal has 56 problems.*and 50 more/);
    await control(page, "edit-use").click();
    assert.match(await checks(page), /There is no card in any hand yet/);
    await page.fill("#edit-hand-S", "AKQ.AKQ.AKQ.AKQJ");
    await control(page, "edit-rest").click();
    assert.equal(await hand(page, "S"), "AKQ.AKQ.AKQ.AKQJ");
    assert.match(await checks(page), /The deal is right/);
    await leave();
  });
});

describe("typing", () => {
  test("letters, signs, blanks and tens of two digits are understood as they are typed", async () => {
    const { page, leave } = await site.visit();
    await editor(page);
    for (const text of ["AKQ.J109.-.A2", "♠AKQ ♥J109 ♣A2", "s akq h j t 9 c a2", "AKQ JT9 - A2"]) {
      await page.fill("#edit-hand-W", text);
      assert.equal(await page.locator(".edit-card.dealt small", { hasText: "W" }).count(), 8, text);
      assert.equal(await hand(page, "W"), text, "what is typed stays while it is typed");
      await page.focus("#edit-hand-S");
      assert.equal(await hand(page, "W"), "AKQ.JT9..A2");
    }
    await leave();
  });

  test("a card typed twice stands in both hands and is told; text that is no card too", async () => {
    const { page, leave } = await site.visit();
    await editor(page);
    await page.fill("#edit-hand-W", "A..x.AKQJT9876543");
    assert.match(await checks(page), /♠A is there 2 times: North and West/);
    assert.match(await textOf(page, ".edit-typed"), /“X” is no card/);
    await page.keyboard.press("Tab");
    assert.match(await textOf(page, ".edit-typed"), /“X” is no card/, "until it is put right");
    assert.equal(await hand(page, "W"), "A..x.AKQJT9876543");
    assert.equal(await page.locator(".edit-card.wrong").count(), 1);
    assert.equal(await control(page, "edit-SA").locator(".visually-hidden").textContent(), "ace of spades, North and West");
    await leave();
  });

  test("two hands are enough: the others are hidden", async () => {
    const { page, leave } = await site.visit();
    await editor(page);
    await page.fill("#edit-hand-E", "");
    await page.fill("#edit-hand-W", "");
    assert.match(await checks(page), /Some hands are not given/);
    await control(page, "edit-use").click();
    await page.waitForSelector(".hand-E .unseen");
    assert.equal(await page.locator(".hand-N .rank").count(), 13);
    await leave();
  });
});

describe("number, dealer, vulnerability", () => {
  test("they follow the number of the board, and may be set by themselves", async () => {
    const { page, leave } = await site.visit();
    await editor(page);
    await control(page, "edit-number").fill("7");
    await control(page, "edit-number").press("Tab");
    assert.equal(await control(page, "edit-dealer").inputValue(), "S");
    assert.equal(await control(page, "edit-vulnerability").inputValue(), "All");
    await control(page, "edit-vulnerability").selectOption("None");
    await control(page, "edit-use").click();
    await page.waitForSelector("h1:has-text('Board 7')");
    assert.equal(await textOf(page, ".place-act h2"), "South to call");
    assert.match(page.url(), /board=7.*vul=None/);
    await leave();
  });
});

describe("for everybody", () => {
  test("with the keyboard alone", async () => {
    const { page, leave } = await site.visit();
    await editor(page);
    await control(page, "edit-SA").focus();
    await page.keyboard.press("e");
    assert.match(await hand(page, "E"), /^A\./);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.key), "edit-SA");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Delete");
    assert.match(await checks(page), /♠K is in no hand/);
    await page.keyboard.press("N");
    assert.match(await hand(page, "N"), /^KQ/);
    await page.keyboard.press("ArrowDown");
    assert.match(await page.evaluate(() => document.activeElement.dataset.key), /^edit-H/);
    await leave();
  });

  test("what is left unfinished is taken up again, also after a reload", async () => {
    const { page, leave } = await site.visit();
    await editor(page);
    await page.fill("#edit-hand-N", "AK.Q");
    await page.keyboard.press("Escape");
    await page.reload();
    await page.waitForSelector("#main:not([aria-busy]) > .page");
    await control(page, "edit-deal").click();
    assert.match(await textOf(page, ".edit-unfinished"), /left unfinished/);
    assert.equal(await hand(page, "N"), "AK.Q..");
    await control(page, "edit-again").click();
    assert.match(await checks(page), /The deal is right/);
    await leave();
  });

  test("on a phone in Chinese: nothing sticks out, every card can be tapped", async () => {
    const { page, leave } = await site.visit("", { viewport: PHONE, locale: "zh-CN" });
    await control(page, "edit-deal").click();
    await page.waitForSelector(".deal-editor");
    assert.equal(await overflow(page), 0);
    const wide = await page.$eval("dialog", (dialog) => dialog.scrollWidth - dialog.clientWidth);
    assert.equal(wide, 0, "the dialog does not scroll sideways");
    const small = await page.$$eval(
      ".edit-card",
      (cards) => cards.filter((card) => card.getBoundingClientRect().width < 36 || card.getBoundingClientRect().height < 44).length,
    );
    assert.equal(small, 0);
    assert.match(await checks(page), /52/);
    assert.match(await textOf(page, "dialog h2"), /编辑一副牌/);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const [sideways, apart] = await page.$eval("dialog", (dialog) => {
      const [status, use] = [".edit-status", "[data-key=edit-use]"].map((one) => dialog.querySelector(one).getBoundingClientRect());
      return [dialog.scrollWidth - dialog.clientWidth, use.top >= status.bottom || use.left >= status.right];
    });
    assert.equal(sideways, 0, "nor does it in large print");
    assert.ok(apart, "the button does not cover what is said of the deal");
    await leave();
  });
});

test("the number of a board is left for its dealer with the Tab key", async () => {
  const { page, leave } = await site.visit("#/board");
  await control(page, "edit-deal").click();
  await control(page, "edit-number").focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.type("7");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.key), "edit-dealer");
  assert.equal(await control(page, "edit-dealer").inputValue(), "S");
  await leave();
});
