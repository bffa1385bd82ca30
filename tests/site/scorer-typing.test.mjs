// Nothing typed into the Scorer is lost or hidden: names, half a result, a line to be added; over a reload, a change of
// language, a closed tab and a second tab.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, setUp, smallEvent } from "./support/scorer.mjs";
import { PHONE, control, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();
const result = (page, line) => page.locator(".sc-result").nth(line);

test("names stay in their fields: when these are left, after a reload, in the set-up of the event", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  const names = () => Promise.all(["ns", "ew"].map((list) => control(page, `set-names-${list}`).inputValue()));
  await control(page, "set-names-ns").focus();
  await page.keyboard.type("Ann & Bob\nCarl & Dora");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Eve & Fay");
  assert.deepEqual(await names(), ["Ann & Bob\nCarl & Dora", "Eve & Fay"]);
  await page.reload();
  await ready(page);
  assert.deepEqual(await names(), ["Ann & Bob\nCarl & Dora", "Eve & Fay"]);
  await control(page, "set-names-ew").focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("\nGus & Hal");
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
  await control(page, "view-setup").click();
  assert.deepEqual(await names(), ["1. Ann – Bob\n2. Carl – Dora", "3. Eve – Fay\n4. Gus – Hal"]);
  await control(page, "set-names-ew").fill("3. Eve – Zoe\n4. Gus – Hal");
  await control(page, "set-create").click();
  assert.match(await textOf(page, ".sc-lines"), /Ann – Bob.*Eve – Zoe/, "one name changed, the others as they were");
  await leave();
});

test("the first name alone does not make an event too small to be laid out", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  await control(page, "set-names-ns").fill("Ann & Bob");
  await page.keyboard.press("Tab");
  assert.equal(await control(page, "set-count").inputValue(), "20");
  assert.equal(await page.locator(".sc-setup > .sc-problem").count(), 0);
  await leave();
});

test("rounds and boards chosen by hand stay when the names are typed", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  for (const [key, value] of [["rounds", "5"], ["per-set", "2"]]) {
    await control(page, `set-${key}`).fill(value);
    await page.keyboard.press("Tab");
  }
  const layout = () => Promise.all(["count", "rounds", "per-set"].map((key) => control(page, `set-${key}`).inputValue()));
  const typed = async (count) => {
    await control(page, "set-names-ns").fill(Array.from({ length: count }, (_, i) => `N${i} & S${i}`).join("\n"));
    await page.keyboard.press("Tab");
    await page.waitForFunction((all) => document.querySelector("[data-key=set-count]").value === all, String(2 * count));
  };
  await typed(9);
  assert.deepEqual(await layout(), ["18", "5", "2"]);
  await typed(3);
  assert.deepEqual(await layout(), ["6", "3", "2"], "no more rounds than there can be");
  await leave();
});

test("half a result outlives a reload, a change of language and a closed tab, and is gone on with", async () => {
  const { page, context, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "Club", count: 6, rounds: 3, "per-set": 1 } });
  await result(page, 0).focus();
  await enter(page, "4S N =");
  await page.keyboard.type("3NT");
  await page.reload();
  await ready(page);
  assert.equal(await result(page, 1).inputValue(), "3NT");
  await page.keyboard.type(" S");
  assert.equal(await result(page, 1).inputValue(), "3NT S", "the focus is where it was");
  await control(page, "language").click();
  await page.waitForFunction(() => document.documentElement.lang.startsWith("zh"));
  await page.waitForSelector(".sc-result");
  await page.waitForFunction(() => document.activeElement.classList.contains("sc-result"));
  await page.keyboard.type(" 9");
  const address = page.url();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  await ready(next);
  assert.equal(await result(next, 1).inputValue(), "3NT S 9");
  assert.match(await textOf(next, ".sc-head h1 small"), /1\/9/, "not taken yet");
  await next.waitForFunction(() => document.activeElement.classList.contains("sc-result"));
  await next.keyboard.press("Tab"); // leaving the field takes it, though nothing was typed since
  await next.waitForFunction(() => document.querySelector(".sc-head h1 small").innerText.includes("2/9"));
  await leave();
});

test("two tabs on one event: what is half typed in one stays while the other enters results", async () => {
  const { page, context, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "Club", count: 6, rounds: 3, "per-set": 1 } });
  const other = await context.newPage();
  await other.goto(page.url());
  await ready(other);
  await result(other, 1).focus();
  await other.keyboard.type("1NT N");
  await other.fill("[data-key=add-ns]", "2");
  await other.fill("[data-key=add-ew]", "4");
  await result(page, 0).focus();
  await enter(page, "420");
  await other.waitForFunction(() => document.querySelector(".sc-result").value === "420");
  assert.equal(await result(other, 1).inputValue(), "1NT N");
  assert.deepEqual([await control(other, "add-ns").inputValue(), await control(other, "add-ew").inputValue()], ["2", "4"]);
  await other.fill("[data-key=add-result]", "pass");
  await other.keyboard.press("Enter");
  assert.equal(await control(other, "add-ns").inputValue(), "", "taken");
  await page.waitForFunction(() => document.querySelectorAll(".sc-lines tbody tr").length === 4);
  await control(other, "view-ranking").click();
  await other.locator("[data-key=penalties] > summary").click();
  await other.fill("[data-key=delay-number]", "2");
  await other.fill("[data-key=delay-minutes]", "7");
  await enter(page, "50");
  await other.waitForFunction(() => document.querySelector(".sc-head h1 small").innerText.includes("3 of"));
  assert.equal(await control(other, "delay-minutes").inputValue(), "7");
  assert.match(await textOf(other, ".sc-ruling"), /−10 % of a top/);
  await control(other, "delay-add").click();
  assert.equal(await control(other, "delay-minutes").inputValue(), "", "entered");
  await leave();
});

test("a penalty and a line of one's own half filled in are there after a look elsewhere and after a reload, and gone once sent", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  await control(page, "add-ns").fill("2");
  await control(page, "add-result").fill("4S N =");
  await control(page, "view-ranking").click();
  await control(page, "penalties").locator("summary").click();
  await control(page, "penalty-number").fill("3");
  await control(page, "penalty-reason").fill("late");
  await control(page, "view-scores").click();
  assert.equal(await control(page, "add-ns").inputValue(), "2");
  await page.reload();
  await ready(page);
  assert.equal(await control(page, "add-result").inputValue(), "4S N =");
  await control(page, "add-ew").fill("4");
  await control(page, "add-line").click();
  await control(page, "view-ranking").click();
  assert.equal(await control(page, "penalty-reason").inputValue(), "late");
  assert.ok(await control(page, "penalty-reason").isVisible(), "it is unfolded");
  await control(page, "penalty-amount").fill("1");
  await control(page, "penalty-add").click();
  await page.reload();
  await ready(page);
  assert.equal(await control(page, "penalty-reason").inputValue(), "");
  await control(page, "view-scores").click();
  assert.equal(await control(page, "add-ns").inputValue(), "");
  await leave();
});

test("a result may be written in Chinese", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  await setUp(page, { fields: { event: "俱乐部", count: 20, rounds: 9, "per-set": 1 } });
  await result(page, 0).focus();
  const written = {
    "4黑桃北做成": "4S N =",
    "三无将 南 超一": "3NT S +1",
    "４红心加倍 东 宕2": "4HX E -2",
    "5梅花再加倍 西 -1": "5CXX W -1",
    "3方块 北 9墩 首攻 ♠A": "3D N = SA",
    四家不叫: "Pass",
    "平均+/平均-": "AVE+/AVE-",
    未打: "NP",
  };
  for (const text of Object.keys(written)) await enter(page, text);
  const shown = await page.locator(".sc-lines .sc-result").evaluateAll((all) => all.map(({ value }) => value));
  assert.deepEqual(shown.slice(0, 8), Object.values(written));
  for (const [text, kept] of Object.entries({ "4黑桃北成": "4S N =", "三无将西正好": "3NT W =", 全不叫: "Pass", 派司: "Pass", 没打: "NP" })) {
    await result(page, 0).fill(text);
    await result(page, 0).press("Enter");
    assert.equal(await result(page, 0).inputValue(), kept);
  }
  await leave();
});

test("the keys of an input method stay with it: the Enter that takes a word, as Safari tells of it, and turning its pages", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  await smallEvent(page);
  await result(page, 0).focus();
  await page.keyboard.insertText("四家");
  const press = (key, more) => page.evaluate(([key, more]) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more })), [key, more]);
  for (const key of ["Enter", "Escape", "ArrowDown"]) assert.equal(await press(key, { keyCode: 229 }), true, `${key} is left to it`);
  const board = await textOf(page, ".sc-lines");
  for (const key of ["PageDown", "PageUp"]) assert.equal(await press(key, { isComposing: true }), true, `${key} is left to it`);
  assert.equal(await textOf(page, ".sc-lines"), board, "no other board");
  await page.keyboard.insertText("不叫");
  await page.keyboard.press("Enter");
  assert.equal(await result(page, 0).inputValue(), "Pass");
  await leave();
});

test("an event that was set up is typed into at once where there is a keyboard and no pointer", async () => {
  for (const [pointer, key] of [["none", "result-1.1.4"], ["coarse", undefined]]) {
    const { page, context, leave } = await site.visit("#/board");
    await context.addInitScript((pointer) => {
      const asked = globalThis.matchMedia.bind(globalThis);
      globalThis.matchMedia = (query) => (query.startsWith("(pointer:") ? { matches: query === `(pointer: ${pointer})` } : asked(query));
    }, pointer);
    await page.goto(`${site.address}#/scorer`);
    await page.reload();
    await ready(page);
    await setUp(page, { fields: { event: "Three tables", count: 6, rounds: 3, "per-set": 2 } });
    assert.equal(await page.evaluate(() => document.activeElement.dataset.key), key, pointer);
    await leave();
  }
});

test("a change of the set-up that leaves results without their place says so, and can be taken back", async () => {
  const { page, leave } = await site.visit("#/scorer");
  const change = async (count) => {
    await control(page, "view-setup").click();
    await control(page, "set-count").fill(String(count));
    await page.keyboard.press("Tab");
    await page.waitForFunction((text) => document.querySelector("[data-key=set-count]").value === text, String(count));
    await control(page, "set-create").click();
  };
  const progress = () => textOf(page, ".sc-head h1 small").then((text) => text.match(/\d+ of \d+/)[0]);
  await setUp(page, { fields: { event: "Club", count: 10, rounds: 4, "per-set": 1 } });
  await result(page, 0).focus();
  for (const text of ["110", "140", "90"]) await enter(page, text);
  assert.equal(await progress(), "3 of 20");
  const changeAndKeep = async (count) => {
    await change(count);
    await control(page, "reseat-keep").click();
    await page.waitForSelector(".notice"); // what is chosen counts once the dialog has closed
  };
  await changeAndKeep(12);
  assert.match(await textOf(page, ".notices"), /2 results have no place in the new set-up/);
  assert.equal(await page.locator(".sc-extra").count(), 2, "they stand on lines of their own");
  await page.reload();
  await ready(page);
  assert.equal(await page.locator(".sc-extra").count(), 2);
  await control(page, "undo").click();
  assert.equal(await progress(), "3 of 20");
  await changeAndKeep(12);
  await page.locator(".notice button", { hasText: "Undo" }).click();
  assert.equal(await progress(), "3 of 20");
  await control(page, "all-events").click();
  await setUp(page, { plan: "knockout", fields: { event: "Cup" }, names: { all: "A\nB\nC\nD" } });
  await result(page, 0).focus();
  await enter(page, "30-20");
  await changeAndKeep(8);
  assert.match(await textOf(page, ".notices"), /1 result has no place/);
  assert.match(await textOf(page, ".sc-loose"), /^1 A – 4 D: 30-20$/);
  await page.locator(".notice button", { hasText: "Undo" }).click();
  assert.equal(await progress(), "1 of 3");
  await leave();
});

test("a set-up given up, or turned into another kind of event, leaves nothing behind that fails", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  await control(page, "set-names-ns").fill("Ann & Bob\nCarl & Dora");
  await control(page, "set-cancel").click(); // leaving the names would draw the set-up again
  await page.waitForSelector("[data-key=new-event]");
  await setUp(page, { fields: { event: "Turned", count: 6, rounds: 3, "per-set": 1 } });
  await control(page, "view-setup").click();
  await control(page, "set-game-shengji").click();
  await control(page, "view-scores").click(); // a view the new kind does not have
  await page.waitForSelector(".sc-matches");
  await control(page, "view-ranking").click();
  await page.locator("[data-key=penalties] > summary").click();
  await page.fill("[data-key=delay-minutes]", "7");
  await control(page, "undo").click();
  await control(page, "redo").click(); // the form between had other fields
  assert.match(await textOf(page, ".sc-head"), /Turned/);
  await leave();
});

test("on a phone, a match of a bracket that is typed in stands in sight with both its sides", async () => {
  const { page, leave } = await site.visit("#/scorer", { viewport: PHONE, isMobile: true, hasTouch: true });
  await setUp(page, { plan: "knockout", names: { all: "Reds\nBlues\nGreens\nBlacks\nWhites\nGolds\nGreys" } });
  await page.locator(".sc-result").first().focus();
  for (const text of ["30-45", "12-40", "20-10"]) await enter(page, text);
  const unseen = await page.locator(".sc-match:focus-within").evaluate((match) => {
    const [own, around] = [match, match.closest(".scroll")].map((element) => element.getBoundingClientRect());
    return [own.left >= around.left, own.right <= around.right + 1, own.top >= 0, own.bottom <= innerHeight].map((seen) => !seen);
  });
  assert.deepEqual(unseen, [false, false, false, false]);
  await leave();
});

test("of a long list only the lines a result changes are drawn anew; what stays has no part in what is typed elsewhere", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  await control(page, "by-round").click();
  const rows = page.locator(".sc-lines tbody tr");
  const scores = () =>
    rows.evaluateAll((all) =>
      all.map((row) => `${row.dataset.row} ${row.querySelector(".sc-result").value} ${row.querySelector(".sc-ns").innerText}`.trim()),
    );
  const stayed = () => page.evaluate(() => globalThis.first.map((row) => row.isConnected));
  await page.evaluate(() => (globalThis.first = [...document.querySelectorAll(".sc-lines tbody tr")]));
  await rows.nth(0).locator(".sc-result").focus();
  await enter(page, "4S N =");
  assert.deepEqual(await stayed(), [false, true, true, true, true, true]);
  assert.match((await scores())[0], /4S N = /);
  // A kept line still takes its own result, and a score given to a line by another's result is shown.
  await page.evaluate(() => (globalThis.first = [...document.querySelectorAll(".sc-lines tbody tr")]));
  await rows.nth(2).locator(".sc-result").focus();
  await enter(page, "3NT S =");
  assert.deepEqual(await stayed(), [true, true, false, true, true, true]);
  await control(page, "undo").click();
  await control(page, "undo").click();
  assert.deepEqual((await scores()).map((text) => text.split(" ").length), [1, 1, 1, 1, 1, 1], "nothing typed, no score");
  await control(page, "redo").click();
  assert.match((await scores())[0], /4S N = /);
  await leave();
});
