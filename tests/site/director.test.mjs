// The Director's desk: real irregularities ruled on from the form or from the table, chosen, played on, compared.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, control, overflow, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();

async function situation(page, key) {
  await control(page, "situations").click();
  await control(page, `situation-${key}`).click();
}

const press = async (page, ...keys) => {
  for (const key of keys) await control(page, key).click();
};

const ruling = (page) => textOf(page, ".place-ruling");

test("an insufficient bid: refused, corrected, partner silenced, and the auction goes on under it", async () => {
  const { page, leave } = await site.visit("#/director");
  await press(page, "call-director");
  assert.match(await ruling(page), /Insufficient bid.*Bid: 1♥.*East decides:.*accepted\?/);
  assert.match(await ruling(page), /North’s 1♥ stands/);
  await press(page, "b0-choose-refuse", "b0-bid-2C", "b0-no", "b0-no");
  assert.match(await ruling(page), /Settled North’s 1♥ is withdrawn\. .*South must pass for the rest of the auction\. 2007 law 27B2.*Then: East to call/);
  await press(page, "apply-ruling");
  assert.match(await textOf(page, ".place-force"), /South must pass for the rest of the auction/);
  assert.match(await textOf(page, ".place-auction"), /Pass Pass 1♠ Pass 2♣ \?/);
  await press(page, "bid-Pass");
  assert.equal(await page.locator(".bidding-box .legal").count(), 1, "South may only pass");
  await press(page, "bid-2S");
  assert.match(await textOf(page, ".refusal-beside"), /must pass|obliges this player to pass/i);
  await press(page, "commit");
  assert.match(await ruling(page), /Call by a player who must pass/);
  await leave();
});

test("in place of an insufficient bid only what can stand is legal; what else is tried is taken, and ruled on", async () => {
  const { page, leave } = await site.visit("#/director");
  const lit = () => page.locator(".place-ruling .bid.legal").evaluateAll((calls) => calls.map((call) => call.dataset.call));
  const label = (call) => control(page, `b0-bid-${call}`).getAttribute("aria-label");
  for (const book of ["1997", "2007", "2017"]) {
    await situation(page, "insufficient");
    await press(page, `book-${book}`, "call-director", "b0-choose-refuse");
    const legal = await lit();
    assert.deepEqual(legal.slice(0, 4), ["Pass", "1NT", "2C", "2D"], book);
    assert.match(await label("1NT"), /legal/);
    assert.equal(legal.length, 32, book);
    assert.doesNotMatch(await label("X"), /legal/);
    assert.doesNotMatch(await label("1D"), /legal/);
    await press(page, "b0-bid-1D");
    assert.match(await ruling(page), /Which call replaces it\? 1♦/, "another insufficient bid is an answer");
  }
  await leave();
});

test("an opening lead out of turn: five ways to go on, the lead forbidden and the card picked up", async () => {
  const { page, leave } = await site.visit("#/director");
  await situation(page, "lead");
  await press(page, "call-director", "b0-no", "b0-no");
  assert.equal(await page.locator(".offer").count(), 3);
  await page.getByRole("button", { name: "Choose this Do not accept", exact: true }).waitFor();
  assert.match(await ruling(page), /North becomes declarer.* His hand is faced and becomes dummy; the second card comes from it\. Choose/);
  assert.match(await ruling(page), /Accept 2007 law 54B East’s ♠Q is played\. 2007 law 54B Dummy is faced; the second card comes from declarer’s own hand\. 2007 law 54B1/);
  assert.match(await ruling(page), /major penalty card.*law 54D.*requires the suit, forbids it, or leaves the lead free/);
  await press(page, "b0-choose-refuse", "apply-ruling");
  assert.match(await ruling(page), /A decision comes first.*South decides:/);
  assert.equal(await page.locator(".offer").count(), 3);
  await press(page, "pending-choose-forbid-suits=S");
  assert.match(await textOf(page, ".place-force"), /West may not lead ♠/);
  assert.equal(await page.locator(".legal-cards .suit-S").count(), 0);
  await page.locator('[data-key="card-W-S9"]').click();
  assert.match(await textOf(page, ".refusal-beside"), /rules this card out/);
  await leave();
});

test("what comes after a ruling: who decides first, and a board that is given up is no board passed out", async () => {
  const { page, leave } = await site.visit("#/director");
  await situation(page, "lead");
  await press(page, "call-director", "b0-no", "b0-no", "b0-choose-refuse");
  assert.match(await ruling(page), /Then: South decides: What does declarer require of the lead\?/);
  await situation(page, "insufficient");
  await control(page, "kind").selectOption("wrong-count");
  await press(page, "call-director", "b0-no");
  while (await page.locator('[data-key="b0-choose-not-at-fault"]').count()) await press(page, "b0-choose-not-at-fault");
  assert.match(await ruling(page), /The board is not played on\..*Then: The board is over/);
  await press(page, "apply-ruling");
  assert.match(await textOf(page, ".act-head"), /The board is over/);
  await leave();
});

test("a revoke is played at the table, found later, and tricks go over at the end", async () => {
  const { page, leave } = await site.visit("#/director");
  await situation(page, "revoke");
  for (let i = 0; i < 5; i++) await press(page, "step-previous");
  await page.locator('[data-key="card-E-D9"]').click();
  assert.match(await textOf(page, ".refusal-beside"), /must follow/);
  await press(page, "unnoticed", "play-trick", "play-trick");
  await control(page, "kind").selectOption("revoke");
  await press(page, "by-E");
  await control(page, "field-trick").selectOption("1");
  await press(page, "call-director", "apply-ruling", "play-out");
  assert.match(await textOf(page, ".place-force"), /East’s revoke in trick 2 is established.*Law 64 takes from East-West: [12] trick/);
  const tally = (await textOf(page, ".place-tricks tbody tr:last-child .trick-tally")).split("–").map(Number);
  const taken = Number((await textOf(page, ".place-force")).match(/East-West: (\d)/)[1]);
  assert.match(await textOf(page, ".fact-tricks dd"), new RegExp(`NS ${tally[0] + taken} : ${tally[1] - taken} EW`));
  await leave();
});

test("a call out of rotation is made in the bidding box and ruled on", async () => {
  const { page, leave } = await site.visit("#/director");
  await situation(page, "rotation");
  await press(page, "caller-S", "bid-1S");
  assert.match(await textOf(page, ".refusal-beside"), /another player’s turn/);
  await press(page, "commit");
  assert.match(await ruling(page), /Call out of rotation.*Who: South.*Call: 1♠/);
  await press(page, "b0-choose-refuse", "b0-no");
  assert.match(await ruling(page), /North must pass for the rest of the auction\. 2007 law 31B/);
  await press(page, "apply-ruling");
  assert.match(await textOf(page, ".place-act"), /North to call/);
  await leave();
});

test("a dropped card lies on the table, is played at the first chance, and is information for one side", async () => {
  const { page, leave } = await site.visit("#/director");
  await situation(page, "penalty");
  await press(page, "call-director", "b0-yes", "apply-ruling");
  assert.equal(await page.locator(".rank.penalty-major").count(), 1);
  assert.match(await textOf(page, ".place-force"), /East’s ♠Q is a major penalty card/);
  await control(page, "information").locator("summary").click();
  assert.match(await textOf(page, ".place-force"), /East’s ♠Q: North-South only/);
  await press(page, "legal-S4", "legal-S3", "legal-S2");
  assert.deepEqual(await page.locator(".legal-cards button").evaluateAll((list) => list.map((one) => one.dataset.key)), ["legal-SQ"]);
  await leave();
});

test("two editions side by side: the same findings, what differs marked, what is inferred said", async () => {
  const { page, leave } = await site.visit("#/director");
  await situation(page, "rotation");
  await control(page, "compare").selectOption("2017");
  await press(page, "call-director", "b0-choose-refuse");
  for (let i = 0; i < 6 && (await page.locator(".settled").count()) < 2; i++) {
    const open = page.locator(".ruling-column [data-key$='-no'], .ruling-column [data-key$='-denominations']").first();
    if (await open.count()) await open.click();
  }
  const [first, second] = await page.locator(".ruling-column").allInnerTexts();
  assert.match(first, /2007/);
  assert.match(second, /2017 law/);
  assert.match(await textOf(page, ".compare-result"), /differ|same/);
  assert.equal(await page.locator(".compare-result.different").count() > 0, (await page.locator(".effects > .differs").count()) > 0);
  assert.ok((await page.locator(".effects > .differs").count()) > 0, "2007 silences partner throughout");
  await press(page, "book-1987");
  assert.match(await ruling(page), /Inferred\./);
  await leave();
});

test("what cannot have happened is explained in place", async () => {
  const { page, leave } = await site.visit("#/director");
  await press(page, "call-director", "b0-choose-accept", "apply-ruling");
  await control(page, "kind").selectOption("opening-lead-out-of-turn");
  await press(page, "call-director");
  assert.match(await textOf(page, ".form-failure"), /cannot have happened/);
  await control(page, "kind").selectOption("lead-out-of-turn");
  await press(page, "call-director");
  assert.match(await textOf(page, ".form-failure"), /Something is missing: Card/);
  await leave();
});

test("a hesitation: play goes on, and when the board is over the Director finds what was made of it", async () => {
  const { page, leave } = await site.visit("#/director");
  await situation(page, "hesitation");
  await press(page, "call-director");
  assert.match(await ruling(page), /extraneous information available to his partner/);
  await press(page, "b0-yes");
  assert.match(await ruling(page), /East may not choose, among logical alternatives.*law 16B1\(a\).*may adjust the score\. 2007 law 16B3/);
  await press(page, "apply-ruling");
  assert.match(await textOf(page, ".place-force"), /East may not choose/);
  await press(page, "pass-out", "play-out");
  assert.doesNotMatch(await textOf(page, ".place-force"), /East may not choose/);
  assert.match(await textOf(page, ".place-force"), /To consider.*\(West\).*2007 law 16B3/);
  await control(page, "kind").selectOption("information-from-partner");
  await press(page, "by-W", "call-director", "b0-yes", "b0-yes");
  assert.match(await ruling(page), /demonstrably have suggested/);
  await press(page, "b0-no");
  assert.match(await ruling(page), /The result at the table stands\. 2007 law 16B3/);
  await press(page, "apply-ruling");
  assert.equal(await page.locator(".place-force:not([hidden])").count(), 0, "nothing is left to consider");
  await leave();
});

test("when every finding is against the side that used information an adjusted score is due", async () => {
  const { page, leave } = await site.visit("#/director");
  await situation(page, "hesitation");
  await press(page, "pass-out", "play-out");
  await control(page, "kind").selectOption("information-from-partner");
  await press(page, "by-W", "call-director", "b0-yes", "b0-yes", "b0-yes", "b0-yes");
  assert.match(await ruling(page), /An adjusted score is due: the Director assigns it\. 2007 law 16B3/);
  await press(page, "apply-ruling");
  assert.match(await textOf(page, ".place-force"), /An adjusted score is due \(West\): the Director assigns it\. 2007 law 12C1/);
  await leave();
});

test("every irregularity has a form that can be filled in", async () => {
  const { page, leave } = await site.visit("#/director");
  await situation(page, "penalty");
  const kinds = await control(page, "kind").locator("option").evaluateAll((list) => list.map((one) => one.value));
  assert.equal(kinds.length, 41);
  for (const kind of kinds) {
    await control(page, "kind").selectOption(kind);
    assert.ok((await textOf(page, ".place-form")).length > 40, kind);
  }
  await leave();
});

test("nothing is lost on reload, undo and redo go through rulings", async () => {
  const { page, leave } = await site.visit("#/director");
  await situation(page, "lead");
  await press(page, "book-2017", "call-director", "b0-no");
  const before = await ruling(page);
  await page.reload();
  await ready(page);
  assert.equal(await ruling(page), before);
  await page.keyboard.press("Control+z");
  assert.match(await ruling(page), /wrongly that it was his turn/);
  await page.keyboard.press("Control+z");
  assert.equal(await page.locator(".place-ruling:not([hidden])").count(), 0);
  await press(page, "redo", "redo");
  assert.equal(await ruling(page), before);
  await press(page, "language");
  await ready(page);
  assert.match(await ruling(page), /庄家是否可能看到了明手的牌/);
  await leave();
});

test("a board comes by its address and by pasting, and goes to the Board page", async () => {
  const { page, leave } = await site.visit("#/board");
  await press(page, "to-director");
  await ready(page);
  assert.match(page.url(), /#\/director\?deal=/);
  assert.match(await textOf(page, ".place-result"), /contract/i);
  await press(page, "paste");
  await page.fill("#pasted", "N:K72.A84.KQ65.J93 QJT5.J76.T43.KT4 A84.K92.AJ7.A862 963.QT53.982.Q75");
  await page.click("dialog button[type=submit]");
  await press(page, "bid-1NT");
  assert.match(await textOf(page, ".place-auction"), /1NT \?/);
  await press(page, "to-board");
  await ready(page);
  assert.match(page.url(), /#\/board\?deal=/);
  await leave();
});

test("by keyboard alone, on a phone with large print", async () => {
  const { page, leave } = await site.visit("#/director", { viewport: PHONE });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await control(page, "call-director").focus();
  await page.keyboard.press("Enter");
  assert.equal(await overflow(page), 0);
  const focused = () => page.evaluate(() => document.activeElement.closest(".place")?.className ?? "nowhere");
  assert.match(await focused(), /place-ruling/, "the focus goes to what is asked");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.key), "b0-choose-accept");
  await page.keyboard.press("Enter");
  assert.match(await focused(), /place-ruling/);
  await control(page, "apply-ruling").focus();
  await page.keyboard.press("Enter");
  assert.match(await focused(), /place-act/, "and back to the table");
  assert.match(await textOf(page, ".place-auction"), /1♥/);
  assert.equal(await overflow(page), 0);
  await leave();
});

test("called to a table with a phone: each situation is a few presses from its ruling, the next one always in sight", async () => {
  const { page, leave } = await site.visit("#/director", { viewport: PHONE, isMobile: true, hasTouch: true });
  const seen = (key) => control(page, key).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
  for (const [key, answers, expected] of [
    ["defender", ["b0-no", "b0-choose-accept"], /Q stands|counts as played|Settled/],
    ["insufficient", ["b0-choose-accept"], /North’s 1♥ stands/],
    ["revoke", [], /revoke.*established/i],
    ["pass", ["b0-choose-refuse", "b0-no"], /North must pass/],
    ["change", ["b0-yes", "b0-yes"], /South’s 2♠ stands/],
    ["faced", ["b0-yes"], /West must pass/],
  ]) {
    await control(page, "situations").tap();
    await control(page, `situation-${key}`).tap();
    assert.ok(await seen("call-director"), `${key}: the form is in sight`);
    await control(page, "call-director").tap();
    for (const answer of answers) {
      await page.waitForFunction((id) => document.querySelector(`[data-key="${id}"]`)?.getBoundingClientRect().bottom <= innerHeight, answer);
      assert.doesNotMatch(await ruling(page), /Nothing further happens\. Something further/, "a choice that brings a question");
      await control(page, answer).tap();
    }
    assert.match(await ruling(page), expected, key);
    await control(page, "drop-ruling").tap();
  }
  await control(page, "to-form").tap();
  assert.ok(await seen("kind"), "what happened is one press from the top");
  await control(page, "situations").tap();
  await control(page, "situation-claim").tap();
  await page.waitForSelector(".page-claim");
  await leave();
});

test("a revoke tells at once how many tricks it can take, as each edition counts them", async () => {
  const { page, leave } = await site.visit("#/director");
  await situation(page, "revoke");
  await press(page, "call-director");
  assert.match(await ruling(page), /law 64A If East’s own hand won that trick: that one and one more, .* If not: one, if his side won that trick or a later one\./);
  assert.doesNotMatch(await ruling(page), /could have played/);
  await press(page, "book-1997");
  assert.match(await ruling(page), /or a later one; and one more if he won a later one with a card he could have played to it\./);
  await control(page, "compare").selectOption("2007");
  assert.match(await ruling(page), /The editions differ/);
  await control(page, "compare").selectOption("1987");
  assert.match(await ruling(page), /Both editions come to the same/);
  await leave();
});

test("on a phone why something is not allowed is in sight wherever it was pressed", async () => {
  const deal = "N:A432.AK4.2.Q9863 9.QT765.AT96.JT5 JT85.832.QJ54.K4 KQ76.J9.K873.A72";
  for (const size of ["100%", "150%"]) {
    const { page, leave } = await site.visit("#/director", { viewport: PHONE, isMobile: true, hasTouch: true });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), size);
    await control(page, "paste").tap();
    await page.fill("dialog textarea", deal);
    await page.locator("dialog button[type=submit]").tap();
    await control(page, "bid-1S").tap();
    /** Presses what stands that far down the window, and answers whether the whole explanation is in it. */
    const pressedAt = async (key, top) => {
      await control(page, key).evaluate((element, top) => scrollBy(0, element.getBoundingClientRect().top - top), top);
      const { x, y, width, height } = await control(page, key).boundingBox();
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      return page.locator(".refusal-below").evaluate((box) => box.getBoundingClientRect().top >= 0 && box.getBoundingClientRect().bottom <= innerHeight);
    };
    for (const top of [40, 300]) assert.ok(await pressedAt("bid-1H", top), `${size}: a bid at ${top}`);
    await control(page, "explain-nothing-below").tap();
    await control(page, "pass-out").tap();
    for (const [key, top] of [["card-N-SA", 100], ["card-W-SK", 300], ["card-S-SJ", 600]]) {
      assert.ok(await pressedAt(key, top), `${size}: ${key} at ${top}`);
      await control(page, "explain-nothing-below").tap();
    }
    await leave();
  }
});

test("an answer given by mistake is taken back where it was given, and its question asked again", async () => {
  const { page, leave } = await site.visit("#/director");
  await press(page, "call-director");
  assert.match(await ruling(page), /Changes it to: not replaced yet/);
  assert.equal(await control(page, "ask-again").count(), 0, "nothing has been answered");
  await press(page, "b0-choose-refuse", "b0-bid-2C");
  assert.match(await ruling(page), /Has the new call the same or a more precise meaning\?/);
  await control(page, "ask-again").focus();
  await page.keyboard.press("Enter");
  assert.match(await ruling(page), /Which call replaces it\?/);
  await press(page, "ask-again");
  assert.match(await ruling(page), /East decides:.*accepted\?/);
  assert.equal(await page.evaluate(() => document.activeElement.className), "question-text", "the keyboard is at the question");
  await press(page, "undo");
  assert.match(await ruling(page), /Which call replaces it\?/, "as any step it can be undone");
  await leave();
});

test("a ruling that leaves a decision: the decision is in sight, nobody has the turn meanwhile, and undo brings the ruling back into sight", async () => {
  const { page, leave } = await site.visit("#/director", { viewport: PHONE, isMobile: true, hasTouch: true, reducedMotion: "reduce" });
  const tap = async (...keys) => {
    for (const key of keys) await control(page, key).tap();
  };
  const inSight = (selector) => page.locator(selector).evaluate((one) => one.getBoundingClientRect().top >= 0 && one.getBoundingClientRect().bottom <= innerHeight);
  await tap("situations", "situation-lead", "call-director", "b0-no", "b0-no", "b0-choose-refuse", "apply-ruling");
  assert.ok(await inSight(".place-ruling .question-text"), "what is to be decided");
  assert.equal(await textOf(page, ".act-head h2"), "A decision comes first");
  await tap("undo");
  assert.ok(await inSight(".place-ruling .settled h3"), "the ruling that was taken back");
  await leave();
});

test("the form of a revoke is filled in with the latest one that the cards tell and nobody has ruled on", async () => {
  const { page, leave } = await site.visit("#/director");
  await situation(page, "revoke");
  for (let i = 0; i < 5; i++) await press(page, "step-previous");
  await control(page, "card-E-D9").click();
  await press(page, "unnoticed", "play-trick", "play-trick", "play-trick");
  const told = () => page.evaluate(() => [document.querySelector("[data-key^=by-][aria-pressed=true]").dataset.key, document.querySelector("[data-key=field-trick]").value].join());
  await control(page, "kind").selectOption("revoke");
  assert.equal(await told(), "by-E,1");
  await press(page, "call-director", "apply-ruling");
  await control(page, "kind").selectOption("revoke");
  assert.notEqual((await told()).slice(-1), "1", "that one has been ruled on");
  await press(page, "by-E");
  await control(page, "field-trick").selectOption("0");
  assert.equal(await told(), "by-E,0", "the director’s own words stay");
  await leave();
});
