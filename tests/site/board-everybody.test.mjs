// The Board page: what is kept and shared, and how everybody can use it.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { at } from "../../scripts/lib.mjs";
import { LIN, contract, dropFile, paste, position } from "./support/board.mjs";
import { PHONE, control, overflow, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();

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

  test("a call that a ruling let stand is under the player who made it", async () => {
    const ruling = encodeURIComponent("@2007:call-out-of-rotation,by=E,call=1H:accept");
    const { page, leave } = await site.visit(`#/board?deal=0000000000000000000&board=1&actions=${ruling}.P.2H`);
    const calls = () => page.locator(".auction-table tbody tr").evaluateAll((rows) => rows.map((row) => [...row.cells].map(({ innerText }) => innerText.replace("\u{fe0e}", "").split("\n")[0])));
    assert.deepEqual(await calls(), [["", "1♥", "Pass", "2♥"], ["?", "", "", ""]]);
    await control(page, "call-0").click();
    assert.equal(await position(page), "1/3");
    assert.deepEqual(await calls(), [["", "1♥", "Pass", "2♥"]]);
    assert.match(await textOf(page, ".auction-table .latest"), /1♥/);
    await control(page, "call-1").click();
    assert.equal(await position(page), "2/3");
    await leave();
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
    assert.equal(board.text.replaceAll("\r\n", "").includes("\n"), false, "the standard's line ends in a file");
    const file = await saved("lin", 1);
    assert.equal(file.name, "club-evening.lin");
    assert.equal(file.text.match(/md\|/g).length, 8);
    await leave();
  });

  test("a saved PBN file is in the standard's characters where they are enough", async () => {
    const { page, leave } = await site.visit();
    const saved = async (name) => {
      await paste(page, `[North "${name}"][Board "1"][Dealer "N"][Deal "N:Q7.J7.83.AT86542 843.632.AT9752.3 AJ962.95.KQ64.Q7 KT5.AKQT84.J.KJ9"]`);
      await control(page, "save-pbn").click();
      const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".choice").nth(0).click()]);
      return readFileSync(await download.path());
    };
    assert.match((await saved("Zoë")).toString("latin1"), /North "Zoë"/);
    assert.match((await saved("王")).toString("utf8"), /North "王"/);
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
    await press("Home");
    assert.equal(await position(page), "2/2", "inside the box the keys that move are the box's");
    await press("Control+z");
    assert.equal(await position(page), "1/43", "the others are the page's");
    await press("Control+y");
    assert.equal(await position(page), "2/2");
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
      const small = await page.evaluate(() =>
        [...document.querySelectorAll("main button")]
          .filter((one) => one.checkVisibility())
          .map((one) => [one.getBoundingClientRect(), one.dataset.key])
          .filter(([box]) => box.width < 24 || box.height < 24)
          .map(([, key]) => key),
      );
      assert.deepEqual(small, []);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      assert.equal(await overflow(page), 0, "text at 200 %");
      await leave();
    }
  });

  test("in large print on a phone no head, call or card of the tables runs into the next; whole seats are heard", async () => {
    const cut = (page) => page.evaluate(() =>
      [...document.querySelectorAll(":is(.auction-table, .tricks-table) :is(th, td)")].filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent));
    const heads = (page) => page.locator(".tricks-table thead th").evaluateAll((all) => all.map((one) => [...one.querySelectorAll("span")].filter((part) => part.offsetWidth > 1).map((part) => part.textContent).join()));
    for (const [locale, letters, north] of [["en-GB", "NESW", "North"], ["zh-CN", "北东南西", "北家"]]) {
      const { page, leave } = await site.visit("#/board", { viewport: PHONE, locale });
      for (let i = 0; i < 10; i++) await control(page, "step-next").click();
      assert.equal((await heads(page))[1], north);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      assert.deepEqual((await heads(page)).slice(0, 5), ["", ...letters]);
      assert.deepEqual(await cut(page), []);
      assert.equal(await page.getByRole("columnheader", { name: north }).count(), 2, "in both tables");
      await page.evaluate(() => (location.hash = "#/director"));
      await page.waitForSelector(".page-director .auction-table");
      assert.deepEqual(await cut(page), []);
      await leave();
    }
  });

  test("in the window of a laptop all four hands are in sight above the steps", async () => {
    const { page, leave } = await site.visit("", { viewport: { width: 1280, height: 720 } });
    for (const height of [900, 840, 820, 800, 760, 720]) {
      await page.setViewportSize({ width: 1280, height });
      const steps = await page.locator(".place-steps").boundingBox();
      for (const seat of ["N", "E", "S", "W"]) {
        const hand = await page.locator(`.hand-${seat}`).boundingBox();
        assert.ok(hand.y > 0 && hand.y + hand.height <= steps.y, `${height}, ${seat}: ${hand.y + hand.height} of ${steps.y}`);
      }
    }
    const card = await page.locator("button.rank").first().boundingBox();
    assert.ok(card.height >= 24, `${card.height}`);
    await leave();
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

  test("a page that fails for what its address says is started afresh without it", async () => {
    const { page, context } = await site.visit("#/claim?hands=..2._..3._..4._..A.&declarer=S");
    await page.waitForSelector(".proof");
    await page.evaluate(() => void Promise.reject(new Error("on purpose")));
    await page.waitForSelector("[data-failure=unexpected]");
    await page.click(".message-page button.quiet");
    await page.waitForSelector(".page-claim .proof");
    assert.match(await textOf(page, ".award-line"), /^2 of 3 tricks/, "the page as it is without an address");
    await context.close();
  });
});

test("enlarged four times: the steps stand in one row, leave the hands in sight, and so does what is explained", async () => {
  const { page, leave } = await site.visit("#/board", { viewport: { width: 320, height: 256 } });
  for (let i = 0; i < 9; i++) await control(page, "step-next").click();
  const tops = await page.locator(".step-bar .icon-button").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  assert.equal(new Set(tops).size, 1, "one row");
  assert.equal(await page.locator(".place-steps").evaluate((place) => getComputedStyle(place).position), "static");
  await page.locator(".hand-turn button.rank:not(.legal)").first().click();
  const { top, bottom } = await page.locator(".refusal-below").evaluate((box) => box.getBoundingClientRect().toJSON());
  assert.ok(top >= 0 && bottom < 257, `the whole explanation: ${top} to ${bottom}`);
  await leave();
});

test("names in a file are read in the bytes Chinese or Western Windows writes", async () => {
  const { page, leave } = await site.visit("#/board");
  const files = { "李娜": [0xc0, 0xee, 0xc4, 0xc8], "Müller": [0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72] };
  for (const [name, bytes] of Object.entries(files)) {
    const deal = "N:Q7.J7.83.AT86542 843.632.AT9752.3 AJ962.95.KQ64.Q7 KT5.AKQT84.J.KJ9";
    const buffer = Buffer.concat([Buffer.from('[North "'), Buffer.from(bytes), Buffer.from(`"][Board "1"][Dealer "N"][Deal "${deal}"]`)]);
    await page.locator("main input[type=file]").first().setInputFiles({ name: "names.pbn", mimeType: "text/plain", buffer });
    await page.waitForFunction((text) => document.querySelector("main").innerText.includes(text), name);
  }
  await leave();
});

test("a picture, an archive or a letter is no file of boards, and leaves open what is open", async () => {
  const { page, leave } = await site.visit("#/board");
  const archive = Buffer.concat([Buffer.from("PK\x03\x04"), Buffer.from(Array.from({ length: 5000 }, (_, i) => (i * 7919) % 256))]);
  const files = {
    "photos.zip": archive,
    "icon.svg": readFileSync(at("www", "icon.svg")),
    "rules.wasm": readFileSync(at("www", "pkg", "event_bg.wasm")),
    "letter.txt": Buffer.from("Dear all,\nsee you at [the club] tonight.\n\nBob\n"),
  };
  for (const [name, buffer] of Object.entries(files)) {
    await page.locator("main input[type=file]").first().setInputFiles({ name, mimeType: "application/octet-stream", buffer });
    assert.match(await page.locator(".notices").innerText(), new RegExp(`${name}: No board was found`), name);
    assert.match(await textOf(page, ".source-row"), /club-evening\.lin/, name);
  }
  const results = '[Board "3"]\n[Contract "4S"]\n[Declarer "N"]\n[Result "10"]\n';
  await page.locator("main input[type=file]").first().setInputFiles({ name: "results.pbn", mimeType: "text/plain", buffer: Buffer.from(results) });
  assert.match(await textOf(page, ".source-row"), /results\.pbn/, "a board without its cards is one all the same");
  await leave();
});

describe("in a small window", () => {
  const small = { viewport: { width: 1024, height: 768 } };

  test("of a long file the board that is open is in sight in the strip, also after another deal and after a reload", async () => {
    const { page, leave } = await site.visit("", small);
    const deal = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
    await dropFile(page, "long.pbn", Array.from({ length: 60 }, (_, i) => `[Board "${i + 1}"]\n[Dealer "N"]\n[Deal "${deal}"]\n`).join("\n"));
    await page.waitForSelector("h1:has-text('Board 1')");
    const isSeen = () =>
      page.evaluate(() => {
        const [one, strip] = [document.querySelector(".strip-board[aria-current]"), document.querySelector(".board-strip ol")].map((element) => element.getBoundingClientRect());
        return one.left >= strip.left - 1 && one.right <= strip.right + 1;
      });
    await control(page, "jump").selectOption({ index: 39 });
    assert.ok(await isSeen());
    await control(page, "open-random").click();
    await control(page, "aside").click();
    assert.equal(await textOf(page, ".strip-board[aria-current] b"), "40");
    assert.ok(await isSeen(), "after another deal");
    await page.reload();
    await ready(page);
    assert.ok(await isSeen(), "after a reload");
    await leave();
  });

  test("a seat that is both dealer and declarer keeps its name", async () => {
    const { page, leave } = await site.visit("", small);
    await paste(page, "N:AKQ2.J87.T93.K54 J987.AK2.Q64.J32 T54.QT96.AK5.Q98 63.543.J872.AT76");
    await page.waitForSelector("dialog", { state: "detached" });
    for (const key of ["bid-1NT", "bid-Pass", "bid-Pass", "bid-Pass"]) await control(page, key).click();
    assert.equal(await textOf(page, ".hand-N .hand-head"), "N North Dealer Declarer");
    assert.ok(await page.locator(".hand-N .hand-name").evaluate((name) => name.scrollWidth <= name.clientWidth), "North");
    await leave();
  });
});
