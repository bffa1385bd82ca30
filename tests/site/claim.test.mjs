// The Claim desk and the analysis on the Board page, in Chromium.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { at } from "../../scripts/lib.mjs";
import { DESKTOP, PHONE, control, overflow, textOf, withSite } from "./support/site.mjs";

const site = withSite();

const chosen = (page, key, value) => control(page, key).selectOption(value);
const settled = (page) => page.waitForSelector(".proof");
const award = (page) => textOf(page, ".award-line");

describe("the Claim desk", () => {
  test("an example is judged, its line followed, a switch changed", async () => {
    const { page, leave } = await site.visit("#/claim");
    await settled(page);
    assert.match(await award(page), /^2 of 3 tricks to North-South$/);
    assert.match(await textOf(page, ".reasons"), /the trump ♠2, not mentioned, wins.*2007 law 70C/);
    assert.match(await textOf(page, ".proof"), /Not bulletproof/);
    assert.equal(await textOf(page, ".step-count"), "0/12");
    for (let i = 0; i < 4; i++) await control(page, "step-next").click();
    assert.equal(await textOf(page, ".step-count"), "4/12");
    assert.match(await textOf(page, ".line-tally"), /NS 1, EW 0/);
    await page.reload();
    await settled(page);
    assert.equal(await textOf(page, ".step-count"), "4/12", "the place in the line is kept");
    await control(page, "step-last").click();
    assert.match(await textOf(page, ".line-tally"), /NS 2, EW 1/);

    await chosen(page, "trumps", "true");
    await page.waitForFunction(() => document.querySelector(".award-number")?.textContent === "3");
    await chosen(page, "trumps", "false");
    await page.waitForFunction(() => document.querySelector(".award-number")?.textContent === "2");
    await leave();
  });

  test("a verdict that arrives while a button is pressed does not take the button away", async () => {
    const { page, leave } = await site.visit("#/claim");
    await settled(page);
    await chosen(page, "example", { index: 2 });
    await page.waitForFunction(() => document.querySelector(".award-number")?.textContent === "2");
    await settled(page);
    const button = await page.evaluateHandle(() => {
      const preset = document.querySelector('[data-key="preset"]');
      preset.value = "ACBL";
      preset.dispatchEvent(new Event("change"));
      return document.querySelector('[data-key="clear"]');
    });
    await page.waitForFunction(() => document.querySelector(".award-number")?.textContent === "3");
    assert.ok(await button.evaluate((element) => element.isConnected), "the same button is still there");
    await leave();
  });

  test("another practice gives another award, and so does a single switch", async () => {
    const { page, leave } = await site.visit("#/claim");
    await settled(page);
    await chosen(page, "example", { index: 2 });
    await page.waitForFunction(() => document.querySelector(".award-number")?.textContent === "2");
    await chosen(page, "preset", "ACBL");
    await page.waitForFunction(() => document.querySelector(".award-number")?.textContent === "3");
    await page.locator("details[data-key=switches] summary").click();
    await chosen(page, "switch-top-down", "any");
    await page.waitForFunction(() => document.querySelector(".award-number")?.textContent === "2");
    await page.reload();
    await settled(page);
    assert.match(await award(page), /^2 of 3/, "what was chosen is kept");
    await leave();
  });

  test("a statement is read as it is typed, and can be put together by buttons", async () => {
    const { page, leave } = await site.visit("#/claim");
    await settled(page);
    await control(page, "statement").fill("draw rumps");
    assert.match(await textOf(page, "#statement-read"), /“rumps” is not understood/);
    await page.waitForSelector(".place-verdict .problem-line");
    await control(page, "statement").fill("pull trumps");
    assert.match(await textOf(page, "#statement-read"), /Understood: draw trumps/);
    await page.waitForFunction(() => document.querySelector(".award-number")?.textContent === "3");
    assert.match(await textOf(page, ".proof"), /Bulletproof as stated/);
    await control(page, "add-cash-H").click();
    assert.equal(await control(page, "statement").inputValue(), "pull trumps, cash hearts");
    await leave();
  });

  test("a statement of more steps than are taken is told, and the page lives on", async () => {
    const { page, leave } = await site.visit("#/claim");
    await settled(page);
    await control(page, "statement").fill(Array(61).fill("SA").join(", "));
    assert.equal(await textOf(page, "#statement-read"), "The statement has too many steps.");
    await page.reload();
    await page.waitForSelector("#statement-read .problem-line");
    await control(page, "statement").fill("draw trumps");
    assert.match(await textOf(page, "#statement-read"), /^Understood: draw trumps/);
    await leave();
  });

  test("cards are clicked into hands", async () => {
    const { page, leave } = await site.visit("#/claim");
    await control(page, "clear").click();
    await page.waitForSelector(".place-verdict .problem-line");
    assert.match(await textOf(page, ".place-verdict"), /No trick is left/);
    for (const [seat, card] of [["N", "S3"], ["E", "S4"], ["S", "SA"], ["W", "S5"]]) {
      await control(page, `fill-${seat}`).click();
      await control(page, `pick-${card}`).click();
    }
    await control(page, "fill").click();
    await settled(page);
    assert.match(await award(page), /^1 of 1 tricks/);
    assert.match(await textOf(page, ".proof"), /^Bulletproof/);
    await leave();
  });

  test("by keyboard the pack is gone through once: a seat's letter puts a card there, Delete takes it out, and the place in the pack stays", async () => {
    const { page, leave } = await site.visit("#/claim");
    await control(page, "clear").click();
    await control(page, "pick-SA").focus();
    for (const [letter, key] of [["s", "pick-SA"], ["n", "pick-SK"], ["w", "pick-SQ"], ["e", "pick-SJ"], ["e", "pick-ST"]]) {
      assert.equal(await page.evaluate(() => document.activeElement.dataset.key), key);
      await page.keyboard.press(letter);
      await page.keyboard.press("ArrowRight");
    }
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Delete");
    await settled(page);
    assert.match(await award(page), /^1 of 1 tricks to North-South/);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement.dataset.key), "pick-ST");
    await leave();
  });

  test("a card just clicked looks chosen with the pointer still on it", async () => {
    const { page, leave } = await site.visit("#/claim");
    await control(page, "clear").click();
    for (const card of ["SA", "SK"]) await control(page, `pick-${card}`).click();
    const [first, second] = await page.evaluate(() => ["SA", "SK"].map((card) => getComputedStyle(document.querySelector(`[data-key=pick-${card}]`)).backgroundColor));
    assert.equal(second, first);
    await leave();
  });

  test("an ending is pasted as it is written, whole or without who declares; boards too, and what is neither is told and stays", async () => {
    const { page, leave } = await site.visit("#/claim");
    await settled(page);
    const paste = async (text) => {
      await control(page, "paste").click();
      await page.fill("#pasted", text);
      await page.locator("dialog .primary").click();
    };
    const hand = (seat) => textOf(page, `.diagram .hand-${seat}`);
    await paste("W NT N\nE:.43.5. .q.k.2 a.a.a. 2..6.7");
    await settled(page);
    assert.match(await hand("N"), /♠ 2 ♥ . ♦ 6 ♣ 7/);
    assert.match(await hand("E"), /♥ 4 3 ♦ . ♣|♥ 43/);
    assert.deepEqual(await Promise.all(["denomination", "declarer", "leader"].map((key) => control(page, key).inputValue())), ["NT", "W", "N"]);
    await paste("N:5.AK.2. .QJ..A7 AK..A3. Q2..K.2");
    await settled(page);
    assert.match(await hand("S"), /♠ ?A ?K/);
    assert.equal(await control(page, "declarer").inputValue(), "W", "as it was");
    await page.reload();
    await settled(page);
    assert.match(await hand("S"), /♠ ?A ?K/);
    await control(page, "paste").click();
    await page.fill("#pasted", "a claim");
    await page.locator("dialog .primary").click();
    assert.notEqual(await textOf(page, "dialog .problem-line"), "");
    assert.equal(await page.inputValue("#pasted"), "a claim");
    await leave();
  });

  test("a whole deal is pasted as an ending is: with its head it opens, without it the head is asked for and the text stays", async () => {
    const deal = "N:AKQ2.K32.A32.432 J3.QJT9.KQJ.KQJ9 T987.A54.654.A65 654.876.T987.T87";
    for (const [locale, told] of [["en-GB", /nothing tells the contract.*declarer, denomination and who leads/], ["zh-CN", /没有说明定约.*庄家、名目和攻牌者/]]) {
      const { page, leave } = await site.visit("#/claim", { locale });
      await settled(page);
      await control(page, "paste").click();
      await page.fill("#pasted", deal);
      await page.locator("dialog .primary").click();
      assert.match(await textOf(page, "dialog .problem-line"), told);
      assert.equal(await page.locator(".notice-problem").count(), 0);
      assert.equal(await page.inputValue("#pasted"), deal);
      await page.fill("#pasted", `E NT S ${deal}`);
      await page.locator("dialog .primary").click();
      await page.waitForSelector("dialog", { state: "detached" });
      await page.waitForFunction(() => document.querySelector(".award-line")?.textContent.includes("13"));
      const named = () => Promise.all(["denomination", "declarer", "leader"].map((key) => control(page, key).inputValue()));
      assert.deepEqual(await named(), ["NT", "E", "S"]);
      await settled(page);
      const hands = await textOf(page, ".diagram");
      await page.reload();
      await settled(page);
      assert.deepEqual([await textOf(page, ".diagram"), ...(await named())], [hands, "NT", "E", "S"]);
      await leave();
    }
  });

  test("a single board that nobody played is told in the dialog, with its text, and leaves what is on the desk", async () => {
    const { page, leave } = await site.visit("#/claim");
    await settled(page);
    const before = await textOf(page, ".diagram");
    const board = '[Board "1"]\n[Deal "N:AKQ2.K32.A32.432 J3.QJT9.KQJ.KQJ9 T987.A54.654.A65 654.876.T987.T87"]\n';
    await control(page, "paste").click();
    await page.fill("#pasted", board);
    await page.locator("dialog .primary").click();
    assert.match(await textOf(page, "dialog .problem-line"), /no play to claim in/);
    assert.equal(await page.inputValue("#pasted"), board);
    assert.equal(await textOf(page, ".diagram"), before);
    await page.keyboard.press("Escape");
    await page.locator("input[type=file]").setInputFiles({ name: "one.pbn", mimeType: "text/plain", buffer: Buffer.from(board) });
    assert.match(await textOf(page, ".notice-problem"), /one\.pbn.*no play to claim in/);
    assert.equal(await textOf(page, ".diagram"), before);
    await leave();
  });

  test("hands that are typed with a slip: the hand that is not read is told, and how hands are written", async () => {
    for (const [locale, told] of [["en-GB", /West’s hand “Q\.\.J9” is not understood.*5\.AK\.2\./], ["zh-CN", /看不懂西家的牌“Q\.\.J9”.*5\.AK\.2\./]]) {
      const { page, leave } = await site.visit("#/claim", { locale });
      await control(page, "paste").click();
      await page.fill("#pasted", "N:5.AK.2. .QJ..A7 A3.2..K Q..J9");
      await page.locator("dialog .primary").click();
      assert.match(await textOf(page, "dialog .problem-line"), told);
      await leave();
    }
  });

  test("a board that cannot be claimed in is not chosen, and its message goes when another opens", async () => {
    const { page, leave } = await site.visit("#/claim");
    const board = () => control(page, "board").evaluate((one) => one.selectedOptions[0].textContent);
    const messages = () => page.locator(".notice-problem").count();
    const hands = () => page.locator(".diagram").textContent(); // whatever of it is shown at the moment
    await settled(page);
    const example = await hands();
    await page.locator("input[type=file]").setInputFiles(at("www/samples/what-can-go-wrong.pbn"));
    assert.deepEqual([await board(), await messages()], ["Choose…", 1]);
    assert.equal(await hands(), example);
    await chosen(page, "board", { label: "6" });
    assert.deepEqual([await board(), await messages()], ["6", 0]);
    const sixth = await hands();
    assert.notEqual(sixth, example);
    await chosen(page, "board", { label: "5" });
    assert.deepEqual([await board(), await messages()], ["6", 1]);
    assert.equal(await hands(), sixth);
    await chosen(page, "example", { index: 1 });
    assert.deepEqual([await board(), await messages()], ["Choose…", 0]);
    await leave();
  });

  test("the message that a link has no board goes when a good link is opened", async () => {
    const { page, leave } = await site.visit("#/claim?hands=1.2.3");
    assert.equal(await page.locator(".notice-problem").count(), 1);
    await page.evaluate(() => (location.hash = "#/claim?hands=..2._..3._..4._..A.&declarer=S"));
    assert.match(await textOf(page, ".hand-S"), /♦ ?4/);
    assert.equal(await page.locator(".notice-problem").count(), 0);
    await leave();
  });

  test("a position that was entered can be brought back after another took its place", async () => {
    const { page, leave } = await site.visit("#/claim");
    const notice = page.locator(".notice button.button");
    await chosen(page, "example", { index: 2 });
    await control(page, "clear").click();
    assert.equal(await notice.count(), 0, "an example is nobody’s work");
    for (const [seat, card] of [["N", "S3"], ["E", "S4"], ["S", "SA"], ["W", "S5"]]) {
      await control(page, `fill-${seat}`).click();
      await control(page, `pick-${card}`).click();
    }
    const ways = [
      () => control(page, "clear").click(),
      () => chosen(page, "example", { index: 3 }),
      () => page.evaluate(() => (location.hash = "#/claim?hands=..2._..3._..4._..A.&declarer=S&denomination=NT&leader=S&by=S")),
    ];
    for (const way of ways) {
      await way();
      assert.equal(await page.locator(".hand-S [data-card=SA]").count(), 0);
      await notice.click();
      assert.equal(await page.locator(".hand-S [data-card=SA]").count(), 1);
      assert.equal(await page.locator(".hand-N [data-card=S3]").count(), 1);
      assert.equal(await notice.count(), 0);
    }
    await leave();
  });

  test("a board comes over from the Board page", async () => {
    const { page, leave } = await site.visit("#/board");
    for (let i = 0; i < 12; i++) await control(page, "step-next").click();
    await control(page, "to-claim").click();
    await page.waitForSelector(".page-claim");
    await settled(page);
    assert.match(await award(page), /tricks to/);
    await leave();
  });

  test("what is said of a board that came over outlives a reload, and the link opens the same claim elsewhere", async () => {
    const { page, leave } = await site.visit("#/board");
    for (let i = 0; i < 12; i++) await control(page, "step-next").click();
    await control(page, "to-claim").click();
    await page.waitForSelector(".page-claim");
    await control(page, "statement").fill("draw trumps");
    await control(page, "tricks").selectOption({ index: 3 });
    await control(page, "trumps").selectOption({ index: 1 });
    await control(page, "preset").selectOption({ index: 1 });
    await settled(page);
    const shown = async (where) => [await award(where), await textOf(where, ".place-diagram"), await textOf(where, ".place-verdict")];
    const before = await shown(page);
    await page.reload();
    await page.waitForSelector(".page-claim");
    await settled(page);
    assert.equal(await control(page, "statement").inputValue(), "draw trumps");
    assert.deepEqual(await shown(page), before);
    const elsewhere = await site.visit(new URL(page.url()).hash);
    await settled(elsewhere.page);
    assert.deepEqual(await shown(elsewhere.page), before);
    await elsewhere.leave();
    await leave();
  });

  test("a browser that refuses to change the address just now is asked again, and nothing waits for it", async () => {
    const { page, leave } = await site.visit("#/claim");
    await settled(page);
    await page.evaluate(() => {
      const { replaceState } = history;
      history.replaceState = () => {
        throw new DOMException("more than 100 times in 30 seconds", "SecurityError");
      };
      globalThis.allow = () => (history.replaceState = replaceState);
    });
    await chosen(page, "trumps", "true");
    await page.waitForFunction(() => document.querySelector(".award-number")?.textContent === "3");
    assert.doesNotMatch(page.url(), /trumps=yes/);
    await page.evaluate(() => globalThis.allow());
    await page.waitForFunction(() => location.hash.includes("trumps=yes"));
    await leave();
  });

  test("a damaged link to a claim is said or read as far as it makes sense, and nothing fails", async () => {
    const hands = ".43.5._.Q.K.2_A.A.A._2..6.7";
    for (const [query, complaint] of [
      ["hands=AA.43.5._.Q.K.2_A.A.A._2..6.7", true],
      ["hands=1.2.3", true],
      [`hands=${hands}&declarer=Z&denomination=Q&leader=X&by=Q&tricks=99&trick=ZZ.S2&won=x&out=QQ&class=genius&book=1234&preset=mine`, false],
      [`hands=${hands}&restrictions={"major":{"W":5}}&settings={"nothing":[1]}`, false],
      [`hands=${hands}&restrictions={"lead":7}&settings=[`, false],
    ]) {
      const { page, leave } = await site.visit(`#/claim?${query}`);
      await page.waitForSelector(".place-verdict :is(.award, .problem-line, p)");
      assert.equal((await page.locator(".notice-problem").count()) > 0, complaint, query);
      assert.equal(await page.locator(".message-page").count(), 0, query);
      await leave();
    }
  });

  test("penalty cards on the table are shown as cards (law 50)", async () => {
    const { page, leave } = await site.visit('#/claim?hands=.43.5._.Q.K.2_A.A.A._2..6.7&restrictions={"major":{"W":["D6"]}}', { locale: "zh-CN" });
    await settled(page);
    assert.match(await textOf(page, ".place-position"), /罚张：♦6/);
    await leave();
  });

  test("whatever is chosen is seen whole, on a phone and on a desk", async () => {
    for (const locale of ["en-GB", "zh-CN"])
      for (const viewport of [PHONE, DESKTOP]) {
        const { page, leave } = await site.visit("#/claim", { locale, viewport });
        await settled(page);
        const cut = await page.locator(".choice-fields select").evaluateAll((all) => {
          const pen = document.createElement("canvas").getContext("2d");
          const ARROW = 20;
          return all.flatMap((one) => {
            const style = getComputedStyle(one);
            pen.font = style.font;
            const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - ARROW;
            return [...one.options].filter((option) => pen.measureText(option.text).width > room).map((option) => option.text);
          });
        });
        assert.deepEqual(cut, [], `${locale}, ${viewport.width} px`);
        await leave();
      }
  });

  test("in Chinese, on a phone, nothing is wider than the window", async () => {
    const { page, leave } = await site.visit("#/claim", { viewport: PHONE, locale: "zh-CN" });
    await settled(page);
    assert.match(await award(page), /墩判给南北/);
    assert.equal(await overflow(page), 0);
    await leave();
  });
});

describe("analysis on the Board page", () => {
  test("the table, par, and what each card leads to", async () => {
    const { page, leave } = await site.visit("#/board");
    await control(page, "analysis-show").click();
    await page.waitForSelector(".par", { timeout: 60_000 });
    assert.equal(await page.locator(".makeable tbody td").count(), 20);
    await page.waitForSelector(".worth");
    const legal = await page.locator(".rank.legal").count();
    assert.equal(await page.locator(".rank.legal .worth").count(), legal);
    await control(page, "step-next").click();
    await page.waitForSelector(".hand-turn .worth");
    await control(page, "view-S").click();
    assert.equal(await page.locator(".worth").count(), 0, "no secrets to one seat");
    await control(page, "view-all").click();
    await control(page, "analysis-hide").click();
    assert.equal(await page.locator(".makeable").count(), 0);
    await leave();
  });

  test("each of its workers has an address of its own: two at one address do not both work in Safari without the network", async () => {
    const { page, leave } = await site.visit("#/board");
    const begun = [];
    page.on("worker", (worker) => begun.push(worker.url()));
    await control(page, "analysis-show").click();
    await page.waitForSelector(".par", { timeout: 60_000 });
    await page.waitForSelector(".worth");
    assert.equal(begun.length, 2, "the deal and the cards to be played");
    assert.equal(new Set(begun).size, 2, begun.join(" "));
    await leave();
  });
});
