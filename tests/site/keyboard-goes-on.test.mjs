// Where the keyboard goes on when what it was on is gone: never back to the top of the page.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { LIN, paste, position } from "./support/board.mjs";
import { control, textOf, withSite } from "./support/site.mjs";

const site = withSite();
/** Each hand has a suit of its own: whoever leads plays all thirteen tricks. */
const SUITS = "#/board?deal=0000000000000000000&board=1";

/** What has the focus: its key, or its words. */
const focused = (page) => page.evaluate(() => document.activeElement.dataset.key ?? document.activeElement.innerText.trim());

/** Puts the keyboard on a control and presses a key there. */
async function press(page, key, button = "Enter") {
  await control(page, key).first().focus();
  await page.keyboard.press(button);
}

const bid = async (page, ...calls) => {
  for (const call of calls) await press(page, `bid-${call}`);
};

/** Plays with one key: what it goes to after a card is the next card. */
async function playOn(page, cards) {
  for (let card = 1; card < cards; card++) {
    await page.keyboard.press("Enter");
    assert.match(await focused(page), /^legal-/, `after card ${card}`);
  }
  await page.keyboard.press("Enter");
}

describe("on the Board page", () => {
  test("after the final pass it is with the opening lead, then with each next card, at the end with what is over", async () => {
    const { page, leave } = await site.visit(SUITS);
    await bid(page, "1NT", "Pass", "Pass", "Pass");
    assert.equal(await focused(page), "East to lead");
    await page.locator("[data-key^=legal-]").first().focus();
    await playOn(page, 52);
    assert.equal(await position(page), "56/56");
    assert.equal(await focused(page), "The board is over");
    await page.keyboard.press("Tab");
    assert.equal(await focused(page), "undo", "and goes on from there");
    await leave();
  });

  test("cards of the diagram go on in the hand whose turn it is; the keys that step stay the page's for whoever uses a pointer", async () => {
    const { page, leave } = await site.visit(SUITS);
    await bid(page, "1NT", "Pass", "Pass", "Pass");
    const [first] = await page.locator(".hand .rank.legal").evaluateAll((all) => all.map((one) => one.dataset.key));
    await press(page, first);
    const next = await focused(page);
    assert.match(next, /^card-S-/, "dummy plays after the leader");
    await page.keyboard.press("Enter");
    assert.match(await focused(page), /^card-W-/);
    await page.locator(".hand .rank.legal").nth(1).click();
    await page.keyboard.press("ArrowLeft");
    assert.equal(await position(page), "6/7");
    await leave();
  });

  test("an auction passed out, and a claim", async () => {
    const { page, leave } = await site.visit(SUITS);
    await bid(page, "Pass", "Pass", "Pass", "Pass");
    assert.equal(await focused(page), "Passed out");
    await press(page, "new-deal");
    assert.match(await focused(page), /to call$/);
    await leave();
    const claimed = await site.visit(SUITS);
    await bid(claimed.page, "1NT", "Pass", "Pass", "Pass");
    await claimed.page.locator(".claim summary").click();
    await claimed.page.locator(".claim .row .button").focus();
    await claimed.page.keyboard.press("Space");
    assert.equal(await focused(claimed.page), "The board is over");
    await press(claimed.page, "undo");
    assert.equal(await focused(claimed.page), "undo");
    await claimed.leave();
  });

  test("a file that was put aside, and pasted text", async () => {
    const { page, leave } = await site.visit();
    await press(page, "open-paste");
    await page.fill("#pasted", LIN);
    await page.locator("dialog button[type=submit]").press("Enter");
    await page.waitForSelector("dialog", { state: "detached" });
    assert.equal(await focused(page), "open-paste");
    await press(page, "open-random");
    assert.equal(await focused(page), "open-random");
    await press(page, "aside");
    await page.waitForSelector("h1:has-text('Board 7')");
    assert.match(await focused(page), /to lead$/);
    await leave();
  });
});

describe("on the Claim desk", () => {
  test("after Clear it is in the pack, and with a position brought back in the page", async () => {
    const { page, leave } = await site.visit("#/claim");
    await press(page, "clear");
    assert.equal(await focused(page), "pick-SA");
    for (const seat of ["s", "n"]) await page.keyboard.press(seat);
    await press(page, "clear");
    await page.locator(".notice .button").focus();
    await page.keyboard.press("Enter");
    assert.match(await textOf(page, ".hand-N"), /A/);
    assert.equal(await page.evaluate(() => document.activeElement.id), "main");
    await leave();
  });
});
