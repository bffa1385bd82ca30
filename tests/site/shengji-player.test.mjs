// What a player meets on the Shengji page: what to play instead, what is suggested, and buttons within reach.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, control, overflow, textOf, withSite } from "./support/site.mjs";
import { choose } from "./support/shengji.mjs";

const site = withSite();
const TABLET = { width: 768, height: 1024 };
const SPADES = "SA.SA.SK.D3.D4.D5_S6.S6.S4.S3.HK.D9_ST.ST.S9.C3.C4.C5_S5.S5.S7.C6.C7.C8";
const POSITION = `#/shengji?hands=${SPADES}&trump=2H&dealer=N&decks=2&kittySize=8`;

/** The cards of the player, not those beside a refusal. */
const pick = (page, ...faces) => choose(page, faces, ".sj-acts");
const thrown = async (page) => {
  await pick(page, "SA", "SA", "SK");
  await control(page, "play").click();
};
const refusal = (page) => textOf(page, ".sj-refusal");
const said = (page, words) => page.waitForFunction((text) => [...document.querySelectorAll("[aria-live]")].some(({ textContent }) => textContent.includes(text)), words);

test("what is refused to a follower comes with what may be played", async () => {
  const { page, leave } = await site.visit(POSITION);
  await thrown(page);
  await pick(page, "S4");
  // A four is fine beside the pair, another single with it is not; nothing is told of cards that are not chosen.
  await page.locator('.sj-acts button[data-face="S3"]').click();
  assert.match(await refusal(page), /art\. 13 ¶7 .* This hand owes: pair\. Legal, for example: ♠6 ♠6 ♠4$/);
  await said(page, "Legal, for example: 6 of spades, 6 of spades, 4 of spades.");
  await control(page, "clear").click();
  await page.locator('.sj-acts button[data-face="HK"]').click();
  assert.match(await refusal(page), /3 cards of spades are owed\. Legal, for example: ♠6 ♠6 ♠3$/);
  for (const key of ["suggest", "play"]) await control(page, key).click();
  await page.locator('.sj-acts button[data-face="C3"]').click();
  assert.match(await refusal(page), /3 cards of spades are owed\. The only legal play: ♠10 ♠10 ♠9$/);
  await leave();
});

test("what is refused to the referee is no matter of what may be played", async () => {
  const { page, leave } = await site.visit(POSITION);
  await thrown(page);
  await control(page, "referee-fold").click();
  for (const [cards, why] of [["?", /cannot be read.*SA SK BJ\.$/], ["D4 D4", /not in the hand\. Not in this hand: ♦4 ♦4$/]]) {
    await page.fill("[data-key=expose-cards]", cards);
    await control(page, "expose").click();
    assert.match(await refusal(page), why);
  }
  await leave();
});

test("cards that were chosen and cannot be played are counted", async () => {
  const { page, leave } = await site.visit(POSITION);
  await thrown(page);
  await pick(page, "S6");
  await control(page, "play").click();
  assert.match(await refusal(page), /3 cards are needed\. Legal, for example: ♠6 ♠6 ♠3$/);
  await leave();
});

test("in Chinese a paragraph is 款", async () => {
  const { page, leave } = await site.visit(POSITION, { locale: "zh-CN" });
  await thrown(page);
  await page.locator('.sj-acts button[data-face="HK"]').click();
  assert.match(await refusal(page), /第13条第1款 .*应跟黑桃 3 张。 例如可出： ♠6 ♠6 ♠3$/);
  await leave();
});

test("a leader is told nothing of the kind", async () => {
  const { page, leave } = await site.visit(POSITION);
  await pick(page, "SA");
  await page.locator('.sj-acts button[data-face="D3"]').click();
  assert.match(await refusal(page), /all of one suit; trumps are one suit\.$/);
  await leave();
});

test("what is suggested to be buried keeps aces and points", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=1613&decks=2&level=2&dealer=N");
  await control(page, "declare-N-H2-1").click();
  await control(page, "settle").click();
  await control(page, "suggest").click();
  assert.equal(await textOf(page, ".sj-selection"), "♠9 ♠8 ♦7 ♣9 ♣9 ♣8 ♣4 ♣3 8 of 8");
  await leave();
});

test("how many cards are chosen of how many is told where there are several", async () => {
  const { page, leave } = await site.visit(POSITION);
  await pick(page, "SA");
  assert.equal(await textOf(page, ".sj-selection"), "♠A", "a leader may choose any number");
  await pick(page, "SA", "SK");
  await control(page, "play").click();
  await pick(page, "S6", "S6");
  assert.equal(await textOf(page, ".sj-selection"), "♠6 ♠6 2 of 3");
  await leave();
});

test("the button that plays is within reach of the cards on every screen", async () => {
  for (const viewport of [PHONE, TABLET, { width: 1023, height: 700 }, { width: 1024, height: 600 }, DESKTOP])
    for (const decks of [2, 3]) {
      const { page, leave } = await site.visit(`#/shengji?seed=5&decks=${decks}&level=A&dealer=E`, { viewport });
      await control(page, "settle").click();
      // East buries and leads, north and west follow; south is the last to play, with the longest trick above his hand.
      for (let i = 0; i < 4; i++) for (const key of ["suggest", "play"]) await control(page, key).click();
      await control(page, "suggest").click();
      const seen = await control(page, "play").evaluate((button) =>
        ["start", "end"].map((block) => {
          document.querySelector(".sj-acts").scrollIntoView({ block });
          const { left, top, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + 9, top + height / 2));
        }),
      );
      assert.deepEqual(seen, [true, true], `${viewport.width} px, ${decks} decks`);
      assert.equal(await overflow(page), 0);
      await leave();
    }
});

test("the parts of a throw stand beside each other, and are chosen by keyboard", async () => {
  const { page, leave } = await site.visit("#/shengji?hands=S8.S8.S8.S7.S7.D3_S9.S9.S9.D3.D4.D5_S3.S4.S5.S6.D5.D6_D6.D7.D8.C3.C4.C5&trump=2H&dealer=N&decks=3&kittySize=6", { viewport: PHONE });
  await pick(page, "S8", "S8", "S8", "S7", "S7");
  await control(page, "parts-1").focus();
  await page.keyboard.press("Enter");
  assert.equal(await control(page, "parts-1").getAttribute("aria-pressed"), "true");
  const heights = await control(page, "parts-1").evaluate((one) => [...one.querySelectorAll(":scope > span")].map((part) => Math.round(part.getBoundingClientRect().top)));
  assert.ok(Math.max(...heights) - Math.min(...heights) <= 4, `the sign between them too: ${heights}`);
  await page.keyboard.press("p");
  assert.match(await textOf(page, ".sj-place-act"), /The throw fails/);
  await leave();
});

test("while cards are chosen and refused, the table and the other hands stay as they are; a play draws them anew", async () => {
  const { page, leave } = await site.visit(POSITION);
  await thrown(page);
  await page.evaluate(() => {
    window.stood = [".sj-N", ".sj-E", ".sj-S", ".sj-plays", ".sj-facts", "h1"].map((one) => document.querySelector(one));
    window.staying = () => window.stood.filter((one) => one.isConnected).length;
  });
  await pick(page, "S6", "S6");
  await page.locator('.sj-acts button[data-face="HK"]').click();
  assert.match(await refusal(page), /Legal, for example/);
  assert.equal(await page.evaluate(() => window.staying()), 6);
  await pick(page, "S3");
  await control(page, "play").click();
  assert.equal(await page.locator(".sj-acts.sj-S").count(), 1);
  assert.equal(await page.evaluate(() => window.staying()), 0);
  await leave();
});

test("the form for a revoke says whose it is", async () => {
  const { page, leave } = await site.visit(POSITION, { viewport: TABLET, locale: "zh-CN" });
  await thrown(page);
  await control(page, "referee-fold").click();
  assert.match(await textOf(page, "form:has([data-key=revoke])"), /藏张成立（西家）/);
  await leave();
});

test("where only an exposed card is against a play, its article is named; where a combination is too, the combination comes first", async () => {
  const hands = "C9.C9.D3.D4.D9_C3.C3.C4.CK.CK_C5.C6.D5.D6.S3_C7.C8.D7.D8.S4";
  const { page, leave } = await site.visit(`#/shengji?hands=${hands}&trump=2H&dealer=N&decks=2&kittySize=8&actions=expose.W.CK_play.N.C9.C9`);
  const against = (face) => page.locator(`.sj-acts button[data-face="${face}"]`).first().click();
  // Threes are a pair as good as the kings by art. 13; art. 35 asks for the kings.
  await against("C3");
  assert.match(await refusal(page), /art\. 35.*An exposed card is played.*Exposed cards come first: ♣K The only legal play: ♣K ♣K$/);
  // A four goes with no pair at all.
  await against("C4");
  assert.match(await refusal(page), /art\. 13 ¶3.*This hand owes: pair\. The only legal play: ♣K ♣K$/);
  await leave();
});

test("with all hands shown the parts of a throw are judged by all of them, from a seat as its leader knows them", async () => {
  const { page, leave } = await site.visit("#/shengji?hands=SA.SA.SQ_SK.S3.D3_S4.S5.D4_S6.S7.D5&trump=2H&dealer=N&decks=2&kittySize=8");
  for (const [view, expected] of [["all", /♠Q single can be beaten$/], ["N", /♠Q single cannot know$/]]) {
    await control(page, `view-${view}`).click();
    await pick(page, "SA", "SA", "SQ");
    assert.match(await textOf(page, ".sj-parts"), expected, view);
  }
  await leave();
});

test("after a throw that fails, what becomes of the cards shown is asked before the buttons that settle it, and in sight", async () => {
  const hands = "S8.S8.S8.S7.S7.D3_S9.S9.S9.D3.D4.D5_S3.S4.S5.S6.D5.D6_D6.D7.D8.C3.C4.C5";
  for (const locale of ["en-GB", "zh-CN"])
    for (const fontSize of ["100%", "200%"]) {
      const { page, leave } = await site.visit(`#/shengji?hands=${hands}&trump=2H&dealer=N&decks=3&kittySize=6`, { viewport: PHONE, locale });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
      await pick(page, "S8", "S8", "S8", "S7", "S7");
      await control(page, "play").click();
      const seen = await page.locator(".sj-place-act").evaluate((panel) => {
        panel.scrollTop = 0;
        const { top, bottom } = panel.getBoundingClientRect();
        const box = (key) => panel.querySelector(`[data-key^="${key}"]`).getBoundingClientRect();
        const [heavy, light, first] = ["exposure-heavy", "exposure-light", "resolve-"].map(box);
        return { inside: [heavy, light].every((one) => one.top >= top && one.bottom <= Math.min(bottom, innerHeight)), before: light.bottom <= first.top };
      });
      assert.deepEqual(seen, { inside: true, before: true }, `${locale} at ${fontSize}`);
      await control(page, "exposure-light").focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      assert.match(await page.evaluate(() => document.activeElement.dataset.key ?? document.activeElement.textContent), /^resolve-|34/, "and then the buttons");
      await page.locator('[data-key^="resolve-"]').first().click();
      assert.equal(await page.locator(".sj-exposed").count(), 0, "picked up again");
      await leave();
    }
});
