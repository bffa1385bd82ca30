// Boards of a file that a person edits, completes or plays otherwise: the file keeps them, says which, and is saved with them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { paste, position } from "./support/board.mjs";
import { PHONE, control, overflow, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();
const HANDS = ["AQJT9.T3.AQT8.T6", "K84.K962.9543.AJ", "75.AQ84.KJ.KQ752", "632.J75.762.9843"];
const DEAL = `N:${HANDS.join(" ")}`;
const SWAPPED = HANDS.map((hand, seat) => (seat === 0 ? hand.replace("T6", "J6") : seat === 1 ? hand.replace("AJ", "AT") : hand));

/** A file of so many boards, the third of which has a comment, an auction and a play. */
function fileOf(n) {
  const played = '{a spade deal}\n[Auction "S"]\nPass Pass 1S =1= Pass\n2C Pass 4S AP\n[Note "1:five spades"]\n[Play "E"]\nHK H4 H5 H3\n*\n';
  const board = (number) => `[Event "Club"]\n[Board "${number}"]\n[Deal "${DEAL}"]\n${number === 3 ? played : ""}`;
  return Array.from({ length: n }, (_, index) => board(index + 1)).join("\n");
}

async function opened(visit, n = 5, board = 3) {
  const { page } = visit;
  await paste(page, fileOf(n));
  await page.waitForSelector("dialog", { state: "detached" });
  for (let at = 1; at < board; at++) await page.keyboard.press("PageDown");
  return page;
}

/** Puts the jack and the ten of clubs of north and east into each other's hands. */
async function exchange(page) {
  await control(page, "edit-deal").click();
  for (const seat of [0, 1]) await page.fill(`#edit-hand-${"NE"[seat]}`, SWAPPED[seat]);
  await control(page, "edit-put").click();
  await page.waitForSelector("dialog", { state: "detached" });
}

async function saved(page, format, choice) {
  await control(page, `save-${format}`).click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".choice").nth(choice).click()]);
  return readFileSync(await download.path(), "utf8").replaceAll("\r\n", "\n");
}

const source = (page) => textOf(page, ".place-source");
const boardsOf = (text) => text.split(/\n\n/);

describe("a board of a file that gets another deal", () => {
  test("stays in its file, with its record and its comment; the file is saved with it, or as it was", async () => {
    const visit = await site.visit();
    const page = await opened(visit);
    await exchange(page);
    assert.equal(await textOf(page, "h1"), "Board 3 Club");
    assert.match(await source(page), /5 boards 1 board changed: 3/);
    assert.equal(await page.locator(".hand-N button[data-card=CJ]").count(), 1);
    assert.match(await control(page, "board-2").textContent(), /Board 3, .*changed/);
    assert.equal(await page.locator(".changed-mark").count(), 1);
    const file = boardsOf(await saved(page, "pbn", 1));
    assert.equal(file.length, 5);
    for (const part of ['[Board "3"]', "AQJT9.T3.AQT8.J6", "{a spade deal}", "1S =1=", "five spades", "HK"]) assert.ok(file[2].includes(part), part);
    for (const other of [0, 1, 3, 4]) assert.ok(file[other].includes("AQJT9.T3.AQT8.T6"), `board ${other + 1} is as it was`);
    const original = boardsOf(await saved(page, "pbn", 2));
    assert.ok(original[2].includes("AQJT9.T3.AQT8.T6"));
    assert.equal((await saved(page, "lin", 1)).match(/md\|/g).length, 5);
    await visit.leave();
  });

  test("undo, redo and the way back to the file", async () => {
    const visit = await site.visit();
    const page = await opened(visit);
    const at = await position(page);
    const has = (card) => page.locator(`.hand-N button[data-card=${card}]`).count();
    await exchange(page);
    await page.keyboard.press("Control+z");
    assert.equal(await has("CT"), 1);
    assert.equal(await position(page), at);
    assert.doesNotMatch(await source(page), /changed/);
    await page.keyboard.press("Control+y");
    assert.equal(await has("CJ"), 1);
    await control(page, "take-back").click();
    assert.equal(await has("CT"), 1);
    assert.equal(await page.locator(".changed-mark").count(), 0);
    await visit.leave();
  });

  test("a reload keeps it, and so does another file opened in between", async () => {
    const visit = await site.visit();
    const page = await opened(visit);
    await exchange(page);
    await page.keyboard.press("PageDown");
    await page.reload();
    await ready(page);
    assert.match(await source(page), /1 board changed: 3/);
    await control(page, "open-random").click();
    await control(page, "aside").click();
    assert.match(await source(page), /1 board changed: 3/);
    await page.keyboard.press("PageUp");
    assert.equal(await page.locator(".hand-N button[data-card=CJ]").count(), 1);
    await page.keyboard.press("Control+z");
    assert.equal(await page.locator(".hand-N button[data-card=CT]").count(), 1);
    await visit.leave();
  });

  test("a wrong deal does not go into the file; by itself it can be looked at", async () => {
    const visit = await site.visit();
    const page = await opened(visit);
    await control(page, "edit-deal").click();
    await page.fill("#edit-hand-N", SWAPPED[0]);
    await control(page, "edit-put").click();
    assert.match(await textOf(page, ".edit-status"), /cannot go into the file/);
    await control(page, "edit-use").click();
    assert.match(await source(page), /An edited deal/);
    assert.match(await source(page), /Back to Pasted text/);
    await visit.leave();
  });

  test("what is left unfinished stays with its board", async () => {
    const visit = await site.visit();
    const page = await opened(visit);
    const hand = async () => {
      await control(page, "edit-deal").click();
      const text = await page.inputValue("#edit-hand-N");
      await page.keyboard.press("Escape");
      return text;
    };
    await control(page, "edit-deal").click();
    await page.fill("#edit-hand-N", "AK");
    await page.keyboard.press("Escape");
    await page.keyboard.press("PageDown");
    assert.equal(await hand(), HANDS[0]);
    await page.reload();
    await ready(page);
    await page.keyboard.press("PageUp");
    assert.equal(await hand(), "AK...");
    assert.doesNotMatch(await source(page), /changed/);
    await visit.leave();
  });

  test("a wrong board that is put right follows its record", async () => {
    const visit = await site.visit();
    const { page } = visit;
    await paste(page, fileOf(3).replaceAll("632.J75", "732.J75"));
    for (let at = 1; at < 3; at++) await page.keyboard.press("PageDown");
    await page.waitForSelector(".check-wrong");
    await control(page, "edit-deal").click();
    await page.fill("#edit-hand-W", HANDS[3]);
    await control(page, "edit-put").click();
    assert.match(await textOf(page, ".fact-contract dd"), /4♠.*North/);
    assert.match(await source(page), /1 board changed: 3/);
    await visit.leave();
  });
});

describe("a board of a file that is completed or played otherwise", () => {
  test("goes into the file as it stands", async () => {
    const visit = await site.visit();
    const page = await opened(visit, 5, 2);
    await control(page, "bid-1NT").click();
    assert.match(await source(page), /1 board changed: 2/);
    assert.match(await textOf(page, ".left-record"), /saved with yours/);
    await page.keyboard.press("PageDown");
    await control(page, "legal-H6").or(control(page, "step-first")).first().click();
    await control(page, "bid-1C").click();
    assert.match(await source(page), /2 boards changed: 2, 3/);
    const file = boardsOf(await saved(page, "pbn", 1));
    assert.match(file[1], /\[Auction "E"\]\n1NT \+$/m);
    assert.match(file[2], /\[Auction "S"\]\n1C/);
    assert.ok(file[2].includes("{a spade deal}"));
    await visit.leave();
  });

  test("of four hundred boards the changed one is told wherever one stands", async () => {
    const visit = await site.visit();
    const page = await opened(visit, 400, 3);
    await exchange(page);
    await control(page, "jump").selectOption("300");
    assert.match(await source(page), /400 boards 1 board changed: 3/);
    assert.match(await page.locator("[data-key=jump] option").nth(2).textContent(), /changed/);
    const file = boardsOf(await saved(page, "pbn", 1));
    assert.equal(file.length, 400);
    assert.ok(file[2].includes("AQT8.J6") && !file[300].includes("AQT8.J6"));
    await visit.leave();
  });
});

describe("a board that tells its contract without an auction", () => {
  const TOLD = `[Event "Club"]\n[Board "1"]\n[Dealer "N"]\n[Deal "${DEAL}"]\n[Declarer "S"]\n[Contract "4S"]\n[Result "10"]\n[Play "W"]\nH5 H3 HK HA\n*\n`;

  /** Opens it, changes it in the editor and puts it back. */
  async function edited(page, text, change) {
    await paste(page, text);
    await page.waitForSelector("dialog", { state: "detached" });
    await control(page, "edit-deal").click();
    await change();
    await control(page, "edit-put").click();
    await page.waitForSelector("dialog", { state: "detached" });
    await control(page, "step-last").click();
  }

  /** What the page shows and its file says of the contract that was told: no auction, and nobody else as the declarer. */
  async function isTold(page) {
    assert.match(await textOf(page, ".fact-contract dd"), /4♠.*South/);
    assert.match(await textOf(page, ".fact-score dd"), /NS \+420/);
    assert.match(await textOf(page, ".place-auction"), /no auction; this one is filled in/);
    const text = await saved(page, "pbn", 1);
    for (const part of ['[Declarer "S"]', '[Contract "4S"]', '[Result "10"]', "H5 H3 HK HA"]) assert.ok(text.includes(part), `${part} in ${text}`);
    assert.doesNotMatch(text, /\[Auction/);
    return text;
  }

  for (const dealer of ["E", "S", "W"])
    test(`keeps it, with its declarer, under ${dealer} as the dealer`, async () => {
      const { page, leave } = await site.visit();
      await edited(page, TOLD, () => control(page, "edit-dealer").selectOption(dealer));
      assert.ok((await isTold(page)).includes(`[Dealer "${dealer}"]`));
      await page.reload();
      await ready(page);
      await isTold(page);
      await leave();
    });

  test("keeps it when its wrong deal is put right", async () => {
    const { page, leave } = await site.visit();
    await edited(page, TOLD.replace("632.J75", "732.J75"), async () => {
      assert.equal(await page.locator(".place-auction .hint").count(), 0, "a wrong deal has no auction to be filled in");
      await page.fill("#edit-hand-W", HANDS[3]);
    });
    await isTold(page);
    await leave();
  });
});

test("on a phone in Chinese it is said too, and nothing sticks out", async () => {
  const visit = await site.visit("", { viewport: PHONE, locale: "zh-CN" });
  const page = await opened(visit);
  await exchange(page);
  assert.match(await source(page), /改动了 1 副：3/);
  assert.equal(await overflow(page), 0);
  await control(page, "save-pbn").click();
  assert.match(await textOf(page, "dialog"), /改动过的在原位：3/);
  assert.equal(await overflow(page), 0);
  await visit.leave();
});
