// The Board page, driven as a person would: opening, checking, following, taking over.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { at } from "../../scripts/lib.mjs";
import { LIN, clicks, contract, dropFile, paste, position, score, tricks } from "./support/board.mjs";
import { control, textOf, withSite } from "./support/site.mjs";

const site = withSite();

test("the start page says what the site is and where to go; a board of one's own takes its place", async () => {
  const { page, leave } = await site.visit("", { locale: "zh-CN" });
  assert.match(await textOf(page, ".board-intro"), /复式桥牌与升级的规则/);
  await page.getByRole("link", { name: "有人声称" }).click();
  await page.waitForSelector(".page-claim");
  await page.goBack();
  await page.waitForSelector(".page-board");
  await control(page, "open-random").click();
  assert.equal(await page.locator(".board-intro").count(), 0);
  await leave();
});

describe("ways in", () => {
  test("a first visit shows a sample at once: checked, with its contract", async () => {
    const { page, leave } = await site.visit();
    assert.equal(await textOf(page, "h1"), "Board 1");
    assert.match(await contract(page), /4♥.*North/);
    assert.match(await textOf(page, ".checks"), /52 cards, 13 in each hand.*43 calls and plays on record are legal/);
    assert.equal(await page.locator(".hand button.rank").count(), 52);
    assert.equal(await page.title(), "Board 1 · tricklaw");
    await leave();
  });

  test("every sample opens", async () => {
    const { page, leave } = await site.visit();
    for (const [place, boards] of [[0, 8], [1, 4], [2, 5]]) {
      await control(page, "open-sample").click();
      await page.locator(".choice").nth(place).click();
      await page.waitForFunction((n) => document.querySelectorAll(".strip-board").length === n, boards);
    }
    await leave();
  });

  test("pasted LIN: explanation, claim, contract, tricks, score", async () => {
    const { page, leave } = await site.visit();
    await paste(page, LIN);
    await page.waitForSelector("h1:has-text('Board 7')");
    assert.match(await textOf(page, ".explanations"), /1♠ \(South\) four spades/);
    await control(page, "step-last").click();
    assert.match(await contract(page), /3NT.*North/);
    assert.match(await tricks(page), /NS 10 : 3 EW/);
    assert.match(await score(page), /NS \+630 made, 1 overtrick/);
    assert.match(await textOf(page, ".score-parts"), /3 odd tricks \+100 1 overtrick \+30 Game \+500 Total for NS \+630/);
    await leave();
  });

  test("a board with an insufficient bid and a lead out of turn that were accepted is followed to its end", async () => {
    const { page, leave } = await site.visit();
    const deal = "N:AQJT9.T3.AQT8.T6 K84.K962.9543.AJ 75.AQ84.KJ.KQ752 632.J75.762.9843";
    await paste(page, `[Board "1"]\n[Deal "${deal}"]\n[Auction "N"]\n2H ^I 1S 1NT AP\n[Play "W"]\nD7 D8 D3 DJ\nC3 C6 ^L CA C2\n*\n`);
    await page.waitForSelector("h1:has-text('Board 1')");
    assert.match(await contract(page), /1NT.*South/);
    assert.equal(await position(page), "6/14");
    assert.match(await textOf(page, ".auction-table"), /2♥ 1♠ 1NT Pass Pass Pass/);
    assert.match(await textOf(page, ".checks"), /whole record can be followed.*1♠ by East/);
    const latest = () => control(page, "step-slider").getAttribute("aria-valuetext");
    await clicks(page, "step-previous", 4);
    assert.match(await latest(), /^East: 1 spade\./);
    await control(page, "step-last").click();
    assert.match(await latest(), /^North played 6 of clubs\./);
    await clicks(page, "step-previous", 3);
    assert.match(await latest(), /^East played ace of clubs\./);
    await leave();
  });

  test("a dropped PBN file, and one chosen in the dialog", async () => {
    const { page, leave } = await site.visit();
    await dropFile(page, "lessons.pbn", readFileSync(at("www", "samples", "four-lessons.pbn"), "utf8"));
    await page.waitForSelector("h1:has-text('Board 9')");
    assert.match(await textOf(page, ".place-source"), /lessons\.pbn · 4 boards/);
    assert.match(await textOf(page, ".place-about"), /Count before you play/);
    await page.setInputFiles("input[type=file]", at("www", "samples", "club-evening.lin"));
    await page.waitForSelector("h1:has-text('Board 1')");
    await leave();
  });

  test("a deal by itself, and a new deal", async () => {
    const { page, leave } = await site.visit();
    await paste(page, "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");
    await page.waitForSelector(".hand-N button[aria-label^='ace of spades']");
    await control(page, "open-random").click();
    await page.waitForSelector("h1:has-text('Board 2')");
    assert.equal(await page.locator(".hand button.rank").count(), 52);
    assert.equal(await textOf(page, ".place-act h2"), "East to call");
    await leave();
  });

  test("contract and result without an auction are followed all the same", async () => {
    const { page, leave } = await site.visit();
    await paste(page, '[Board "1"]\n[Deal "N:Q7.J7.83.AT86542 843.632.AT9752.3 AJ962.95.KQ64.Q7 KT5.AKQT84.J.KJ9"]\n[Contract "5CX"]\n[Declarer "N"]\n[Result "8"]\n');
    await page.waitForFunction(() => document.querySelector(".fact-score dd").innerText.includes("500"));
    assert.match(await contract(page), /5♣X.*North/);
    assert.match(await score(page), /EW \+500 3 down/);
    assert.match(await textOf(page, ".place-auction"), /no auction; this one is filled in/);
    await leave();
  });

  test("what is no file of boards is told, and nothing is lost", async () => {
    const { page, leave } = await site.visit();
    await paste(page, "Dear Sir, the boards are in the other mail.");
    assert.match(await textOf(page, "dialog .problem-line"), /No board was found/);
    await page.fill("#pasted", "   ");
    await page.click("dialog button[type=submit]");
    assert.match(await textOf(page, "dialog .problem-line"), /nothing to open yet/);
    await page.keyboard.press("Escape");
    await dropFile(page, "picture.png", "\u0089PNG\r\n\u0000\u0001\u0002");
    assert.match(await textOf(page, ".notice-problem"), /picture\.png: No board was found/);
    assert.equal(await textOf(page, "h1"), "Board 1");
    await leave();
  });
});

describe("checks", () => {
  const open = async (page, place) => {
    await control(page, "open-sample").click();
    await page.locator(".choice").nth(2).click();
    await page.waitForFunction(() => document.querySelectorAll(".strip-board").length === 5);
    await control(page, `board-${place}`).click();
  };

  test("a wrong deal: every problem, its law, and what the law does at each stage", async () => {
    const { page, leave } = await site.visit();
    await open(page, 0);
    const before = await textOf(page, ".checks");
    assert.match(before, /♠K is there 2 times: North and South\. 2007 law 1/);
    assert.match(before, /♠Q is in no hand\. 2007 law 1/);
    assert.match(before, /The missing card is found or replaced.*2007 law 14A/);
    assert.equal(await page.locator(".rank.wrong").count(), 2);
    await page.selectOption("[data-key=stage]", "after-play");
    assert.match(await textOf(page, ".checks"), /may have been a revoke\. 2007 law 14B/);
    await leave();
  });

  test("an illegal call and a revoke in the record; the board is followed up to there", async () => {
    const { page, leave } = await site.visit();
    await open(page, 2);
    assert.match(await textOf(page, ".checks"), /Call 6, 2♠ by West, is not legal.*2007 law 18D/);
    assert.match(await textOf(page, ".checks"), /followed for 5 actions/);
    await open(page, 3);
    assert.match(await textOf(page, ".checks"), /Card 6: South plays ♣2 while holding hearts: a revoke\. 2007 law 44C/);
    await leave();
  });

  test("tags that contradict the auction", async () => {
    const { page, leave } = await site.visit();
    await open(page, 4);
    const found = await textOf(page, ".checks");
    for (const pattern of [
      /makes North dealer; the file says West/,
      /leads to 4♥; the file says 4♠/,
      /makes North declarer; the file says South/,
    ])
      assert.match(found, pattern);
    await leave();
  });
});

describe("following a board", () => {
  test("first, back, forward, last, slider, a jump by call and by card", async () => {
    const { page, leave } = await site.visit();
    assert.equal(await position(page), "10/43");
    await control(page, "step-first").click();
    assert.equal(await textOf(page, ".place-act h2"), "North to call");
    await clicks(page, "step-next", 3);
    assert.equal(await position(page), "3/43");
    await control(page, "step-previous").click();
    assert.equal(await position(page), "2/43");
    await control(page, "step-last").click();
    assert.match(await score(page), /NS \+450 made, 1 overtrick/);
    await control(page, "call-4").click();
    assert.equal(await position(page), "5/43");
    await control(page, "trick-SK").click();
    assert.equal(await position(page), "19/43");
    await control(page, "step-slider").fill("12");
    assert.equal(await position(page), "12/43");
    await leave();
  });

  test("one seat's view hides the other hands and what is to come", async () => {
    const { page, leave } = await site.visit();
    await control(page, "view-W").click();
    assert.match(await textOf(page, ".hand-N"), /13 cards unseen/);
    assert.equal(await page.locator(".hand-W .rank").count(), 13);
    assert.equal(await page.locator(".tricks-table").count(), 0);
    await control(page, "step-next").click();
    assert.equal(await page.locator(".hand-S .rank").count(), 13, "dummy is down");
    assert.equal(await page.locator(".tricks-table tbody tr").count(), 1);
    await control(page, "view-all").click();
    assert.equal(await page.locator(".hand-N .rank").count(), 13);
    await leave();
  });

  test("next board, and each keeps its place", async () => {
    const { page, leave } = await site.visit();
    await control(page, "step-last").click();
    await control(page, "next-board").click();
    assert.equal(await textOf(page, "h1"), "Board 2");
    await control(page, "board-7").click();
    assert.match(await contract(page), /Passed out/);
    await control(page, "board-0").click();
    assert.equal(await position(page), "43/43");
    await leave();
  });
});

describe("taking over", () => {
  test("legal calls are lit, an illegal one is explained, and the way back is there", async () => {
    const { page, leave } = await site.visit();
    await control(page, "step-first").click();
    await control(page, "step-next").click();
    assert.equal(await page.locator(".bid.legal").count(), 34, "32 bids over 1♥, pass and double");
    await control(page, "bid-1D").click();
    assert.match(await textOf(page, ".refusal-beside"), /1♦ is not allowed here 2007 law 18D .*outrank.*What may be called: Pass, Dbl, any bid from 1♠ up/);
    await page.waitForFunction(() => document.querySelector("#said-at-once").textContent.startsWith("1 diamond is not allowed here"));
    assert.equal(await position(page), "1/43");
    await control(page, "bid-2C").click();
    assert.match(await textOf(page, ".left-record"), /leaves the record at action 2/);
    assert.equal(await position(page), "2/2");
    await control(page, "undo").click();
    assert.equal(await position(page), "1/43");
    await control(page, "redo").click();
    assert.equal(await position(page), "2/2");
    await control(page, "return").click();
    assert.equal(await position(page), "1/43");
    await leave();
  });

  test("legal cards are lit; a revoke, a card out of turn and one not held are explained", async () => {
    const { page, leave } = await site.visit();
    await control(page, "step-next").click();
    assert.equal(await textOf(page, ".place-act h2"), "North to play from South");
    assert.deepEqual(await page.locator(".hand-S .rank.legal").allInnerTexts(), ["A", "K", "Q", "6"]);
    await control(page, "card-S-HJ").click();
    assert.match(await textOf(page, ".refusal-beside"), /♥J is not allowed here 2007 law 44C .*must follow.*♦A.*♦K.*♦Q.*♦6/);
    await control(page, "card-W-D7").click();
    assert.match(await textOf(page, ".refusal-beside"), /2007 law 44B .*It is North’s turn/);
    await page.fill("#typed", "CA");
    await page.keyboard.press("Enter");
    assert.match(await textOf(page, ".refusal-beside"), /2007 law 45A/);
    await control(page, "legal-DA").click();
    assert.equal(await page.locator(".refusal-place").count(), 0);
    assert.match(await textOf(page, ".left-record"), /action 12/);
    await leave();
  });

  test("what is typed and is no call is told beside it, once, and stays to be put right; calls are read as they are written and spoken", async () => {
    const { page, leave } = await site.visit("#/board?deal=0000000000000000000&board=1");
    for (const wrong of ["8NT", "hello"]) {
      await page.fill("#typed", wrong);
      await page.keyboard.press("Enter");
      assert.match(await textOf(page, ".typed .problem-line"), new RegExp(`^“${wrong}” is neither a call nor a card`));
      assert.equal(await page.locator(".notice").count(), 0);
      assert.equal(await page.inputValue("#typed"), wrong);
      assert.equal(await page.evaluate(() => getSelection().toString()), wrong, "selected, to be typed over");
    }
    for (const call of ["1 c", "２Ｄ", "加倍", "2红心", "过", "三无将", "不叫", "４ NT", "派司", "P", "P"]) {
      await page.fill("#typed", call);
      await page.keyboard.press("Enter");
      assert.equal(await textOf(page, ".typed .problem-line"), "", call);
    }
    assert.match(await contract(page), /4NT.*East/);
    await leave();
  });

  test("a board bid and claimed to the end without any file", async () => {
    const { page, leave } = await site.visit("#/board?deal=0000000000000000000&board=1");
    for (const call of ["7S", "X", "XX", "P", "P", "P"]) {
      await page.fill("#typed", call);
      await page.keyboard.press("Enter");
    }
    assert.match(await contract(page), /7♠XX.*North/);
    await page.click(".claim summary");
    await page.selectOption(".claim select", "13");
    await page.click(".claim .button");
    assert.match(await score(page), /NS \+2240 made/);
    assert.match(await textOf(page, ".place-tricks"), /Agreed claim: 13 tricks/);
    await leave();
  });
});

test("a step asks how far its places are scrolled before it draws any: asked later, each answer would lay out the whole page", async () => {
  const { page, leave } = await site.visit();
  for (let i = 0; i < 9; i++) await control(page, "step-next").click();
  const drawnBefore = await page.evaluate(() => {
    const observer = new MutationObserver(() => {});
    observer.observe(document.getElementById("main"), { childList: true, subtree: true });
    const own = Object.getOwnPropertyDescriptor(Element.prototype, "scrollTop");
    const reads = [];
    Object.defineProperty(Element.prototype, "scrollTop", { ...own, get() {
      reads.push(observer.takeRecords().length);
      return own.get.call(this);
    } });
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
    Object.defineProperty(Element.prototype, "scrollTop", own);
    return reads;
  });
  assert.deepEqual(drawnBefore, [0]);
  await leave();
});
