// The Board page, driven as a person would.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { at } from "../../scripts/lib.mjs";
import { control, overflow, PHONE, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();

const LIN = "qx|o7|md|3SQT94HJT9DAKQ6CK4,SA873HQ75DT7CT632,SK52HAK632DJ5CQ75,SJ6H84D98432CAJ98|sv|b|ah|Board 7|mb|1H|mb|p|mb|1S!|an|four spades|mb|p|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|D4|mc|10|";
const clicks = async (page, key, times) => {
  for (let i = 0; i < times; i++) await control(page, key).click();
};
const contract = (page) => textOf(page, ".fact-contract dd");
const tricks = (page) => textOf(page, ".fact-tricks dd");
const score = (page) => textOf(page, ".fact-score dd");
const position = (page) => textOf(page, ".step-count");

async function paste(page, text) {
  await control(page, "open-paste").click();
  await page.fill("#pasted", text);
  await page.click("dialog button[type=submit]");
}

async function dropFile(page, name, text) {
  const transfer = await page.evaluateHandle(([name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    return data;
  }, [name, text]);
  await page.dispatchEvent(".page", "dragover", { dataTransfer: transfer });
  await page.dispatchEvent(".page", "drop", { dataTransfer: transfer });
}

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
    assert.match(await textOf(page, ".problem-line"), /No board was found/);
    await page.fill("#pasted", "   ");
    await page.click("dialog button[type=submit]");
    assert.match(await textOf(page, ".problem-line"), /nothing to open yet/);
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
    for (const pattern of [/makes North dealer; the file says West/, /leads to 4♥; the file says 4♠/, /makes North declarer; the file says South/]) assert.match(found, pattern);
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
    assert.match(await textOf(page, ".refusal-beside"), /1♦ is not allowed here 2007 law 18D .*outrank.*What may be called: Pass Dbl any bid from 1♠ up/);
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

describe("keeping", () => {
  test("a reload keeps file, board, line, view and language", async () => {
    const { page, leave } = await site.visit();
    await dropFile(page, "evening.pbn", readFileSync(at("www", "samples", "four-lessons.pbn"), "utf8"));
    await page.waitForSelector("h1:has-text('Board 9')");
    await control(page, "board-1").click();
    await control(page, "step-first").click();
    await control(page, "bid-1NT").click();
    await control(page, "view-S").click();
    await control(page, "language").click();
    await page.waitForSelector("h1:has-text('第 10 副')");
    await page.waitForTimeout(200);
    await page.reload();
    await ready(page);
    assert.equal(await textOf(page, "h1"), "第 10 副 Four lessons · Lesson 2: after the preempt");
    assert.match(await textOf(page, ".place-source"), /evening\.pbn/);
    assert.equal(await position(page), "1/1");
    assert.equal(await control(page, "view-S").getAttribute("aria-pressed"), "true");
    assert.equal(await page.locator("html").getAttribute("lang"), "zh-Hans");
    await control(page, "undo").click();
    assert.equal(await position(page), "0/62");
    await leave();
  });

  test("opening something else puts a file aside, with one's own lines; it comes back", async () => {
    const { page, leave } = await site.visit();
    await paste(page, LIN);
    await page.waitForSelector("h1:has-text('Board 7')");
    await control(page, "step-first").click();
    await control(page, "bid-2NT").click();
    await control(page, "open-random").click();
    await page.waitForSelector("h1:has-text('Board 8')");
    await page.waitForTimeout(200);
    await page.reload();
    await ready(page);
    assert.equal(await textOf(page, "h1"), "Board 8");
    await control(page, "aside").click();
    await page.waitForSelector("h1:has-text('Board 7')");
    assert.equal(await position(page), "1/1");
    assert.equal(await control(page, "aside").count(), 0);
    await leave();
  });

  test("what was unfolded stays unfolded from step to step", async () => {
    const { page, leave } = await site.visit();
    await page.click("details[data-key=worth] summary");
    await control(page, "step-next").click();
    assert.equal(await page.locator("details[data-key=worth]").evaluate((one) => one.open), true);
    await leave();
  });

  test("the address is the board: another person sees it as it stands", async () => {
    const { page, leave } = await site.visit();
    await control(page, "step-next").click();
    const hash = await page.evaluate(() => location.hash);
    await leave();
    const other = await site.visit(hash);
    assert.match(await contract(other.page), /4♥.*North/);
    assert.equal(await position(other.page), "11/43");
    await other.leave();
  });

  test("a damaged link says so and leaves a board to look at", async () => {
    const { page, leave } = await site.visit("#/board?deal=not-a-deal&board=1");
    assert.match(await textOf(page, ".notice-problem"), /damaged/);
    assert.equal(await textOf(page, "h1"), "Board 1");
    await leave();
    const cut = await site.visit("#/board?deal=0000000000000000000&board=1&actions=1NT.P.1C");
    assert.match(await textOf(cut.page, ".notice-problem"), /last 1 action/);
    await cut.leave();
  });

  test("downloads: this board with one's own line, and the whole file", async () => {
    const { page, leave } = await site.visit();
    const saved = async (format, choice) => {
      await control(page, `save-${format}`).click();
      const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".choice").nth(choice).click()]);
      return { name: download.suggestedFilename(), text: readFileSync(await download.path(), "utf8") };
    };
    await control(page, "step-first").click();
    await control(page, "bid-2NT").click();
    const board = await saved("pbn", 0);
    assert.equal(board.name, "board-1.pbn");
    assert.match(board.text, /\[North "Nora Lind"\][^]*\[Auction "N"\]\s+2NT/);
    const file = await saved("lin", 1);
    assert.equal(file.name, "club-evening.lin");
    assert.equal(file.text.match(/md\|/g).length, 8);
    await leave();
  });
});

describe("for everybody", () => {
  test("the language switch changes everything and comes back", async () => {
    const { page, leave } = await site.visit();
    await control(page, "language").click();
    await page.waitForSelector("h1:has-text('第 1 副')");
    assert.match(await contract(page), /4♥.*北家主打/);
    assert.equal(await page.title(), "第 1 副 · tricklaw");
    await control(page, "card-N-S2").click();
    assert.match(await textOf(page, ".refusal-beside"), /2007 规则第41条A .*首攻/);
    await control(page, "language").click();
    await page.waitForSelector("h1:has-text('Board 1')");
    await leave();
  });

  test("by the keyboard alone: skip, bid, lead, step, undo", async () => {
    const { page, leave } = await site.visit();
    const press = (key) => page.keyboard.press(key);
    const focused = () => page.evaluate(() => document.activeElement.dataset.key ?? document.activeElement.id);
    await press("Tab");
    assert.equal(await focused(), "skip");
    await press("Enter");
    assert.equal(await focused(), "main");
    await press("Home");
    assert.equal(await position(page), "0/43");
    await press("ArrowRight");
    assert.equal(await position(page), "1/43");
    for (let i = 0; i < 60 && !(await focused()).startsWith("bid-"); i++) await press("Tab");
    assert.equal(await focused(), "bid-Pass");
    await press("ArrowRight");
    await press("Enter");
    assert.equal(await position(page), "2/2");
    assert.equal(await focused(), "bid-X", "the focus stays in the box");
    await press("Control+z");
    assert.equal(await position(page), "2/2", "inside the box the keys are the box's");
    for (let i = 0; i < 60 && (await focused()) !== "undo"; i++) await press("Shift+Tab");
    await press("Enter");
    assert.equal(await position(page), "1/43");
    await control(page, "call-9").focus();
    await press("Enter");
    for (let i = 0; i < 60 && !(await focused()).startsWith("card-E"); i++) await press("Shift+Tab");
    await press("End");
    await press("Enter");
    assert.match(await textOf(page, ".trick-E"), /♣8/);
    await leave();
  });

  test("theme: by the device, by the switch, kept", async () => {
    const { page, leave } = await site.visit("", { colorScheme: "dark" });
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const dark = await ground();
    await control(page, "theme").click();
    assert.equal(await page.locator("html").getAttribute("data-theme"), "light");
    assert.notEqual(await ground(), dark);
    await page.reload();
    await ready(page);
    assert.equal(await page.locator("html").getAttribute("data-theme"), "light");
    await leave();
  });

  test("phone and large print: nothing sticks out, targets are large enough", async () => {
    for (const hash of ["", "#/board?deal=0000000000000000000&board=1"]) {
      const { page, leave } = await site.visit(hash, { viewport: PHONE, hasTouch: true, isMobile: true });
      assert.equal(await overflow(page), 0);
      await page.keyboard.press("Home");
      await control(page, "bid-XX").click();
      assert.equal(await overflow(page), 0);
      const small = await page.evaluate(() => [...document.querySelectorAll("main button")].filter((one) => one.checkVisibility()).map((one) => [one.getBoundingClientRect(), one.dataset.key]).filter(([box]) => box.width < 24 || box.height < 24).map(([, key]) => key));
      assert.deepEqual(small, []);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      assert.equal(await overflow(page), 0, "text at 200 %");
      await leave();
    }
  });

  test("on a phone the explanation stands where the card was tapped, in sight", async () => {
    const { page, leave } = await site.visit("", { viewport: PHONE, hasTouch: true, isMobile: true });
    await page.keyboard.press("ArrowRight");
    await control(page, "card-S-HJ").tap();
    const box = page.locator(".refusal-place:visible");
    assert.equal(await box.count(), 1);
    const { top, bottom } = await box.evaluate((one) => one.getBoundingClientRect().toJSON());
    assert.ok(top >= 0 && bottom <= PHONE.height, `from ${top} to ${bottom}`);
    await leave();
  });

  test("an unknown page and a failing one lead back", async () => {
    const { page, errors, context } = await site.visit("#/nowhere");
    assert.match(await textOf(page, "main"), /no page called “nowhere”/);
    await page.click(".message-page a");
    await page.waitForSelector(".page-board");
    await page.evaluate(() => void Promise.reject(new Error("on purpose")));
    await page.waitForSelector("[data-failure=unexpected]");
    await page.click(".message-page .button.primary");
    await page.waitForSelector(".page-board");
    assert.deepEqual(errors.filter((error) => !error.includes("on purpose")), []);
    await context.close();
  });
});
