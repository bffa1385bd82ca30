// The Shengji page: a deal played through, refusals explained, throws declared, positions entered, nothing lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, control, overflow, ready, textOf, withSite } from "./support/site.mjs";
import { choose, enter } from "./support/shengji.mjs";

const site = withSite();

test("a whole deal, to the result and the next deal", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=7&decks=1&level=5&dealer=E");
  await control(page, "settle").click();
  for (let i = 0; i < 60 && (await control(page, "next-deal").count()) === 0; i++) {
    await control(page, "suggest").click();
    await control(page, "play").click();
  }
  assert.match(await textOf(page, ".sj-result"), /Defenders’ total/);
  assert.match(await textOf(page, ".sj-ladder .now"), /^5/);
  const [ladder, next] = [await textOf(page, ".sj-ladder"), await textOf(page, "[data-key=next-deal]")];
  await control(page, "next-deal").click();
  assert.match(await textOf(page, ".sj-place-act"), /Declaring trumps/);
  // Something noticed late: the deal before comes back as it ended.
  await control(page, "former").click();
  assert.match(await textOf(page, ".sj-result"), /Defenders’ total/);
  assert.deepEqual([await textOf(page, ".sj-ladder"), await textOf(page, "[data-key=next-deal]")], [ladder, next]);
  await control(page, "next-deal").click();
  await control(page, "settle").click();
  assert.match(await textOf(page, ".sj-nothing-chosen"), /Choose the cards to bury/);
  await leave();
});

test("a card that may not be played is explained by its article, with what is owed", async () => {
  const { page, leave } = await site.visit("#/shengji");
  await enter(page, { N: "S8 S8 S7 S7", W: "SK SK SJ SJ", S: "S3 S4 S5 S6", E: "D3 D4 D5 D6" });
  await choose(page, ["S8", "S8", "S7", "S7"]);
  await control(page, "play").click();
  await choose(page, ["SK", "SK"]);
  await control(page, "play").click();
  assert.match(await textOf(page, ".sj-refusal"), /art\. 12/);
  await enter(page, { N: "S8 S8", W: "SK SK S4", S: "S3 S4 S5", E: "D3 D4 D5" });
  assert.match(await textOf(page, ".problem-line"), /same number of cards/);
  for (const [seat, cards] of [["N", "S8 S8 D8"]]) await page.fill(`input[name=${seat}]`, cards);
  await control(page, "enter-open").click();
  await choose(page, ["S8", "S8"]);
  await control(page, "play").click();
  await page.locator('button[data-face="S4"]').click();
  assert.match(await textOf(page, ".sj-refusal"), /13.*¶3.*pair/);
  // What the selection would be played with is in the hand: all five spades, of which two are chosen, and no eight twice.
  const five = { N: "SA SA SK SQ SJ D5 D6 D7", W: "S8 S6 S6 S5 S5 D3 C3 C3" };
  await enter(page, { ...five, S: "H3 H4 H5 H6 H7 H8 H9 HT", E: "C4 C5 C6 C7 C8 C9 CT CJ" });
  await choose(page, ["SA", "SA", "SK", "SQ", "SJ"]);
  await control(page, "play").click();
  await choose(page, ["S6", "S5"]);
  await page.locator('button[data-face="C3"]').first().click();
  assert.match(await textOf(page, ".sj-refusal"), /13.*¶1.*5 cards of/);
  await leave();
});

test("a throw is declared, fails and is resolved", async () => {
  const { page, leave } = await site.visit("#/shengji");
  await enter(page, { N: "S8 S8 S8 S7 S7", W: "S9 S9 S9 D3 D4", S: "S3 S4 S5 S6 D5", E: "D3 D4 D6 D7 D8" }, { sizes: "3-6" });
  await choose(page, ["S8", "S8", "S8", "S7", "S7"]);
  assert.equal(await page.locator(".sj-parts .segment").count(), 2);
  await control(page, "parts-1").click();
  await control(page, "play").click();
  assert.match(await textOf(page, ".sj-place-act"), /The throw fails.*can be beaten by West/);
  const colours = await page
    .locator(".sj-place-act .button.primary .suit")
    .first()
    .evaluate((mark) => [mark, mark.closest("button")].map((one) => getComputedStyle(one).color));
  assert.equal(colours[0], colours[1], "a suit can be read on the dark ground of a button");
  await page.locator('[data-key^="resolve-"]').first().click();
  assert.match(await textOf(page, ".sj-place-N"), /Exposed/);
  await leave();
});

test("a seat that looks on sees no other hand in the form of a position either", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=11&decks=2&level=2&dealer=W");
  await control(page, "settle").click();
  await control(page, "suggest").click();
  await control(page, "play").click();
  const form = async () => {
    await control(page, "position").click();
    const values = await Promise.all(["N", "W", "kitty"].map((name) => page.inputValue(`input[name=${name}]`)));
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
    return values;
  };
  const [north, west, kitty] = await form();
  assert.equal(north.split(" ").length, 25);
  assert.equal(kitty.split(" ").length, 8);
  await control(page, "view-W").click();
  assert.deepEqual(await form(), ["25", west, kitty], "the dealer knows the kitty");
  await control(page, "view-N").click();
  assert.deepEqual(await form(), [north, "25", ""]);
  await leave();
});

test("nothing is lost on reload, the selection included", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=11&decks=2&level=2&dealer=W");
  await control(page, "settle").click();
  await control(page, "suggest").click();
  const before = await textOf(page, ".sj-place-W");
  await page.reload();
  await ready(page);
  assert.equal(await textOf(page, ".sj-place-W"), before);
  assert.equal(await page.locator(".sj-card.chosen").count(), 8);
  await control(page, "undo").click();
  assert.match(await textOf(page, ".sj-place-act"), /Declaring trumps/);
  await leave();
});

test("one seat's view hides the other hands and lets them act", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=3&decks=2&level=2&dealer=N");
  await control(page, "view-S").click();
  await control(page, "settle").click();
  for (const seat of ["N", "W", "E"]) assert.match(await textOf(page, `.sj-place-${seat}`), /hidden card/);
  await control(page, "others").click();
  assert.match(await textOf(page, ".sj-place-S"), /to act/);
  // What the others played is said, once.
  const said = () => page.evaluate(() => [...document.querySelectorAll("[aria-live]")].map(({ textContent }) => textContent).join(" "));
  await page.waitForFunction(() => [...document.querySelectorAll("[aria-live]")].some(({ textContent }) => /North: .*\. West: .*\. Playing, South/.test(textContent)));
  await control(page, "suggest").click();
  await control(page, "play").click();
  await page.waitForFunction(() => [...document.querySelectorAll("[aria-live]")].some(({ textContent }) => /South: .*\. Playing, East/.test(textContent)));
  assert.doesNotMatch(await said(), /North: /);
  await control(page, "undo").click();
  assert.ok((await page.locator("button.sj-card.legal").count()) > 0);
  await leave();
});

test("by keyboard alone, on a phone with large print", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=5&decks=3&level=A&dealer=S", { viewport: PHONE });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await control(page, "settle").focus();
  await page.keyboard.press("Enter");
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press("s");
  await page.keyboard.press("p");
  assert.match(await textOf(page, ".sj-place-act"), /South leads/);
  assert.equal(await overflow(page), 0);
  await page.keyboard.press("Control+z");
  assert.match(await textOf(page, ".sj-place-act"), /South buries 6 cards/);
  await leave();
});

test("the card the keyboard is on is never below what can be done, on a phone", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=77&decks=1&level=3&dealer=W", { viewport: PHONE });
  await control(page, "settle").focus();
  await page.keyboard.press("Enter");
  const seen = [];
  for (const key of ["End", "s", "p", ..."sp".repeat(12)]) {
    await page.keyboard.press(key);
    seen.push(await page.evaluate(() => {
      const { left, right, bottom } = document.activeElement.getBoundingClientRect();
      return document.activeElement.contains(document.elementFromPoint((left + right) / 2, bottom - 3));
    }));
  }
  assert.ok(seen.every(Boolean), seen.join());
  await leave();
});

test("the keyboard goes on where the deal does: from a button that is gone to the hand, and keys of the page inside it", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=77&decks=2&level=2&dealer=S");
  const focused = () => page.evaluate(() => document.activeElement.dataset.key ?? document.activeElement.tagName);
  await control(page, "view-S").focus();
  await page.keyboard.press("Enter");
  for (let i = 0; i < 3; i++) await page.keyboard.press("Tab");
  assert.equal(await focused(), "settle");
  await page.keyboard.press("Enter");
  assert.match(await focused(), /^card-/);
  const first = await focused();
  await page.keyboard.press("ArrowRight");
  assert.notEqual(await focused(), first);
  await page.keyboard.press("s");
  await page.keyboard.press("p");
  assert.match(await textOf(page, ".sj-place-act"), /South leads/);
  assert.match(await focused(), /^card-/);
  await page.keyboard.press("Enter");
  await page.keyboard.press("p");
  assert.equal(await focused(), "others");
  await page.keyboard.press("Enter");
  assert.match(await focused(), /^card-/);
  // Whoever uses a pointer is left where he is.
  await control(page, "suggest").click();
  await control(page, "play").click();
  await control(page, "others").click();
  assert.equal(await focused(), "BODY");
  await leave();
});

test("the others lead what is demanded of them, whatever was refused before", async () => {
  const { page, leave } = await site.visit("#/shengji");
  await enter(page, { N: "S9 S8 S7 DA", W: "S3 S4 D3 D4", S: "S5 S6 D5 D6", E: "D7 D8 C3 C4" });
  await control(page, "referee-fold").click();
  await page.fill("[data-key=expose-cards]", "DA");
  await control(page, "expose").click();
  for (const [demand, undone] of [["demand-D", true], ["demand-cards-D", false]]) {
    await control(page, demand).click();
    await control(page, "suggest").click();
    assert.match(await textOf(page, ".sj-selection"), /A/);
    await control(page, "view-S").click();
    await page.fill("[data-key=expose-cards]", "?");
    await control(page, "expose").click();
    assert.match(await textOf(page, ".sj-refusal"), /cannot be read/);
    await control(page, "others").click();
    assert.match(await textOf(page, ".sj-place-trick"), /North single ♦A/);
    assert.match(await textOf(page, ".sj-place-act"), /South follows/);
    if (!undone) break;
    for (let i = 0; i < 3; i++) await control(page, "undo").click();
    await control(page, "view-all").click();
  }
  await leave();
});

test("a deal taken over without rising, the kitty kept, said in words", async () => {
  const { page, leave } = await site.visit("#/shengji", { locale: "zh-CN" });
  await enter(page, { N: "SA", W: "SK", S: "ST", E: "S5" }, { kitty: "D3 D4 D6 D7 D8 D9 C3 C4", points: "80" });
  for (const card of ["SA", "SK", "ST", "S5"]) {
    await choose(page, [card]);
    await control(page, "play").click();
  }
  assert.match(await textOf(page, ".sj-result"), /底分（保底） 0/);
  assert.match(await textOf(page, ".sj-place-act"), /防守方上台，不升级/);
  await leave();
});

test("in large print on a phone the cards stay in sight beside what can be done", async () => {
  for (const locale of ["en-GB", "zh-CN"]) {
    const { page, leave } = await site.visit("#/shengji?seed=33&decks=2&level=9&dealer=S", { viewport: PHONE, locale });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    const looks = async (most, wanted) => {
      const { height, inside } = await page.evaluate((key) => {
        const panel = document.querySelector(".sj-place-act");
        document.querySelector(".sj-acts button.sj-card")?.scrollIntoView({ block: "center" });
        panel.scrollTop = 0;
        const box = panel.getBoundingClientRect();
        const one = panel.querySelector(key).getBoundingClientRect();
        return { height: box.height, inside: one.top >= box.top && one.bottom <= Math.min(box.bottom, innerHeight) };
      }, wanted);
      assert.ok(height <= most * PHONE.height, `${height} px`);
      assert.ok(inside, `${wanted} is seen`);
      assert.equal(await overflow(page), 0);
    };
    await looks(0.33, ".button");
    await control(page, "settle").click();
    await control(page, "suggest").click();
    await looks(0.33, '[data-key="play"]');
    await control(page, "play").click();
    const cards = await page.locator(".sj-acts button.sj-card").evaluateAll((all) => all.slice(0, 3).map((one) => one.getBoundingClientRect().top));
    assert.equal(new Set(cards).size, 1, "three cards in a row");
    await choose(page, ["S9", "H9"]);
    assert.equal(await page.locator(".sj-parts .segment").count(), 1, "a throw");
    await looks(0.33, '[data-key="play"]');
    await control(page, "clear").click();
    await control(page, "play").click();
    await looks(0.5, ".sj-refusal strong");
    await leave();
  }
});

test("on a phone the button that plays is in sight, however much there is to read", async () => {
  const { page, leave } = await site.visit("#/shengji", { viewport: PHONE });
  await enter(page, { N: "SA SA SQ D3 D5 D7 D9", W: "S3 S4 D4 D6 D8 DT DJ", S: "SK S5 C3 C4 C5 C6 C7", E: "S6 S7 C8 C9 CT CJ CQ" });
  await choose(page, ["SA", "SA", "SQ"]);
  await control(page, "play").click();
  await control(page, "resolve-0-1").click();
  for (let i = 0; i < 3; i++) for (const key of ["suggest", "play"]) await control(page, key).click();
  assert.match(await textOf(page, ".sj-demand"), /West may demand/);
  await choose(page, ["D3", "D5", "D7", "D9"]);
  const seen = await control(page, "play").evaluate((button) => {
    const { left, top, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + 9, top + height / 2));
  });
  assert.ok(seen);
  await leave();
});

test("a failed throw of many cards fits a phone: what may be led, picked up and demanded", async () => {
  const run = "SQ.SQ.SJ.SJ.ST.ST.S9.S9";
  const hands = `${run}.S3_D4.D6.D8.DJ.DQ.C3.C4.C6.C7_S4.C8.C9.CJ.CQ.D3.D7.D9.HT_H3.H4.H6.H7.H8.H9.HJ.HQ.HK`;
  const throwing = `play.N.${run}.S3.=.${run}.%2B.S3`;
  for (const fontSize of ["100%", "200%"]) {
    for (const actions of [throwing, `${throwing}_resolve.1.1.heavy`, `expose.N.${run}`]) {
      const { page, leave } = await site.visit(`#/shengji?hands=${hands}&trump=2H&dealer=N&decks=2&kittySize=8&actions=${actions}`, { viewport: PHONE });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
      await control(page, "referee-fold").click();
      assert.equal(await overflow(page), 0, `${actions} at ${fontSize}`);
      const hidden = await page.locator(".sj-place-act").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      assert.equal(hidden, 0, `${actions} at ${fontSize}, what can be done`);
      await leave();
    }
  }
});

test("every part of a throw is seen on a phone", async () => {
  for (const locale of ["en-GB", "zh-CN"]) {
    const { page, leave } = await site.visit("#/shengji", { viewport: PHONE, locale });
    await enter(page, { N: "SA SA SK SJ ST S7", W: "S3 S4 D4 D6 D8 DT", S: "S5 C3 C4 C5 C6 C7", E: "S6 C8 C9 CT CJ CQ" });
    await choose(page, ["SA", "SA", "SK", "SJ", "ST", "S7"]);
    const cut = await page.locator(".sj-parts .segments").evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    assert.equal(cut, 0);
    assert.equal(await page.locator(".sj-part").count(), 5);
    await leave();
  }
});

test("New deal in the middle of a deal leaves a way back, over a reload too, until the new one is played", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=7&decks=2&level=3&dealer=E&other=5");
  const [back, anew] = [control(page, "former"), control(page, "new-deal")];
  const seen = () => page.evaluate(() => [location.hash, ...[...document.querySelectorAll(".sj-hand, .sj-place-trick, .sj-place-score")].map((one) => one.innerText)]);
  await anew.click();
  assert.equal(await back.count(), 0, "nothing had been done");
  await page.goto(`${site.address}#/shengji?seed=7&decks=2&level=3&dealer=E&other=5`);
  await control(page, "settle").click();
  for (let i = 0; i < 6; i++) for (const key of ["suggest", "play"]) await control(page, key).click();
  const before = await seen();
  await anew.click();
  await anew.click();
  assert.equal(await textOf(page, "[data-key=former]"), "Back to the deal before", "after two new deals as well");
  assert.match(await textOf(page, ".sj-place-act"), /Declaring trumps/);
  await page.reload();
  await ready(page);
  await back.click();
  assert.deepEqual(await seen(), before);
  assert.equal(await back.count(), 0);
  await anew.click();
  await control(page, "settle").click();
  assert.equal(await back.count(), 0, "the new deal has begun");
  await control(page, "undo").click();
  assert.equal(await back.count(), 0, "and that is for good");
  await leave();
});

test("the way back to a position goes when another deal is set up or opened by a link", async () => {
  const { page, leave } = await site.visit("#/shengji", { viewport: PHONE, locale: "zh-CN" });
  const back = control(page, "former");
  const hands = { N: "S8 S8", W: "SK SK", S: "S3 S4", E: "D3 D4" };
  const others = [
    async () => {
      await control(page, "set-up").click();
      await control(page, "set-up-deal").click();
    },
    () => page.evaluate(() => (location.hash = "#/shengji?seed=9")),
  ];
  for (const other of others) {
    await enter(page, hands);
    await control(page, "new-deal").click();
    assert.equal(await textOf(page, "[data-key=former]"), "回到上一副");
    assert.equal(await overflow(page), 0);
    await other();
    await back.waitFor({ state: "detached" });
  }
  await enter(page, hands);
  await control(page, "new-deal").click();
  await back.click();
  assert.match(await textOf(page, "h1"), /自定牌局/);
  assert.match(await textOf(page, ".sj-place-N"), /♠8 ♠8/);
  await leave();
});

test("at the start of a deal or a position there is nothing to undo", async () => {
  const { page, leave } = await site.visit("#/shengji");
  const undo = control(page, "undo");
  assert.ok(await undo.isDisabled());
  await control(page, "settle").click();
  assert.ok(await undo.isEnabled());
  await undo.focus();
  await page.keyboard.press("Enter");
  assert.ok(await undo.isDisabled());
  const focused = await page.evaluate(() => document.activeElement.dataset.key);
  assert.equal(focused, "undo", "the keyboard stays where it was");
  await enter(page, { N: "S8", W: "SK", S: "S3", E: "D3" });
  assert.ok(await undo.isDisabled());
  await choose(page, ["S8"]);
  await control(page, "play").click();
  assert.ok(await undo.isEnabled());
  await leave();
});

test("what was turned up of the kitty to fix trumps is shown, to everybody and for good", async () => {
  const turned = /turned up to fix trumps: (♠|♥|♦|♣)\w+/;
  const { page, leave } = await site.visit("#/shengji?seed=7&decks=1&level=5&dealer=E");
  const facts = () => textOf(page, ".sj-facts");
  assert.doesNotMatch(await facts(), /turned up/);
  await control(page, "settle").click();
  const [shown, suit] = (await facts()).match(turned);
  assert.match(await facts(), new RegExp(`^Level and trumps 5 ${suit}`), "the suit of the last card that was turned up");
  await page.waitForFunction(() => [...document.querySelectorAll("[aria-live]")].some(({ textContent }) => /Turned up from the kitty: \w+ of \w+\. Burying/.test(textContent)));
  for (const view of ["N", "W", "E"]) {
    await control(page, `view-${view}`).click();
    assert.ok((await facts()).includes(shown), view);
  }
  await control(page, "view-all").click();
  for (let i = 0; i < 3; i++) for (const key of ["suggest", "play"]) await control(page, key).click();
  assert.ok((await facts()).includes(shown));
  await leave();
  const declared = await site.visit("#/shengji?seed=1613&decks=2&level=2&dealer=N&actions=declare.N.H2.1_settle");
  assert.doesNotMatch(await textOf(declared.page, ".sj-facts"), /turned up/, "somebody had declared");
  await declared.leave();
});
