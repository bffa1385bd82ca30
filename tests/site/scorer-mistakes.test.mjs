// What goes wrong at a club's keyboard: a wrong pair, a result twice, two scores typed for an award, a page that slept
// while another went on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, ranking, setUp, smallEvent } from "./support/scorer.mjs";
import { control, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();
const three = { fields: { event: "Three tables", count: 6, rounds: 3, "per-set": 2 } };
const result = (page, key) => control(page, `result-${key}`).inputValue();
const lines = (page) => page.locator(".sc-lines tbody tr").count();
const latest = (page) => page.locator(".notice").last().innerText();
const lookAgain = (page) => page.locator(".sc-odd-list li").allInnerTexts();

async function add(page, ns, ew, text) {
  for (const [name, value] of [["ns", ns], ["ew", ew], ["result", text]]) await page.fill(`[data-key=add-${name}]`, value);
  await page.keyboard.press("Enter");
}

test("a line of a pair against itself is refused, one of a number that takes no part is asked about", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, three);
  for (const [ns, ew, said] of [["2", "2", /the same number/], ["1+2", "5", /number of a pair/], ["", "5", /number of a pair/]]) {
    await add(page, ns, ew, "420");
    assert.match(await latest(page), said);
    assert.equal(await lines(page), 3);
  }
  await add(page, "3", "4", "420");
  assert.equal(await lines(page), 4);
  await add(page, "1", "99", "420");
  assert.equal(await lines(page), 5);
  assert.match(await latest(page), /Number 99 takes no part so far/);
  assert.match((await lookAgain(page)).join(), /1 against 99: A number that takes no part\?/);
  await page.locator(".notice button", { hasText: "Undo" }).click();
  assert.equal(await lines(page), 4);
  await leave();
});

test("a pair without a place in the movement is ranked on the side it sat, a planned one where the plan has it", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, three);
  await add(page, "7", "8", "420");
  await add(page, "4", "9", "");
  await add(page, "9", "1", "420");
  const numbers = async (field) => (await ranking(page, field)).map(({ number }) => number).sort();
  await control(page, "view-ranking").click();
  assert.deepEqual([await numbers(0), await numbers(1)], [[1, 2, 3, 7, 9], [4, 5, 6, 8]]);
  await leave();
});

test("what can be taken back at once is offered on its page only, and never in another event", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, three);
  await enter(page, "420");
  await add(page, "1", "4", "430");
  const undo = page.locator(".notice button", { hasText: "Undo" });
  assert.equal(await undo.count(), 1);
  await control(page, "menu-director").click();
  await page.waitForSelector(".page-director");
  assert.equal(await undo.count(), 0);
  await page.goBack();
  await page.waitForSelector(".page-scorer");
  assert.equal(await result(page, "1.1.4"), "430");
  await leave();
});

test("at an individual a line has two players on both sides, four in all", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "individual", fields: { event: "Eight", count: 8, "per-set": 1 } });
  const before = await lines(page);
  for (const [ns, ew, said] of [["1", "2", /two players on both sides/], ["1+2", "2+3", /the same number/]]) {
    await add(page, ns, ew, "420");
    assert.match(await latest(page), said);
    assert.equal(await lines(page), before);
  }
  await leave();
});

test("a result put over another is said, and can be taken back at once", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, three);
  await enter(page, "420");
  await add(page, "1", "4", "430");
  assert.match(await latest(page), /Board 1, 1 against 4: the earlier result was replaced/);
  assert.equal(await result(page, "1.1.4"), "430");
  await page.locator(".notice button", { hasText: "Undo" }).click();
  assert.equal(await result(page, "1.1.4"), "420");
  await leave();
});

test("two results for somebody on a board are not scored until one is put right", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, three);
  await enter(page, "420");
  assert.deepEqual(await lookAgain(page), []);
  await add(page, "1", "5", "450");
  const asked = await lookAgain(page);
  assert.equal(asked.length, 2);
  for (const one of asked) assert.match(one, /Two results for somebody on this board: only one counts/);
  const trouble = page.locator(".sc-problem", { hasText: "Number 1 has two results" });
  assert.match(await trouble.first().innerText(), /Board 1:\s+Number 1 has two results, and only one counts \(law 15B\)/);
  assert.equal(await page.locator("[data-key^=sure-]").count(), 0, "nobody's word makes two results one");
  await control(page, "view-ranking").click();
  assert.ok((await trouble.count()) > 0, "in place of a ranking");
  await control(page, "view-files").click();
  await control(page, "save-pbn").click();
  const notice = page.locator(".notice", { hasText: "could not be written: Board 1: Number 1 has two results" });
  await notice.waitFor();
  const [kept] = await Promise.all([page.waitForEvent("download"), control(page, "save-json").click()]);
  assert.match(kept.suggestedFilename(), /json$/, "a backup can be had at any time");
  await notice.waitFor({ state: "detached" });
  await control(page, "view-scores").click();
  await control(page, "result-1.1.5").fill("np");
  await page.keyboard.press("Enter");
  assert.deepEqual(await lookAgain(page), []);
  assert.equal(await trouble.count(), 0);
  await add(page, "1", "6", "np"); // which nobody has played
  assert.deepEqual(await lookAgain(page), []);
  await leave();
});

test("read from a file, a number that takes no part is asked about", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, three);
  await control(page, "view-files").click();
  await control(page, "paste").fill("board,ns,ew,score\n1,1,4,420\n1,2,77,100\n");
  await control(page, "import-paste").click();
  assert.match((await lookAgain(page)).join(), /2 against 77: A number that takes no part\?/);
  await leave();
});

test("read from a file: what cannot be is not taken at all, a board nobody plays is asked about, one column is enough", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, three);
  const read = async (text) => {
    await control(page, "view-files").click();
    await control(page, "paste").fill(text);
    await control(page, "import-paste").click();
  };
  const done = () => textOf(page, ".sc-head h1 small");
  await read("board,ns,ew,score\n1,1,4,427\n1,2,2,420\n1,3,5,50\n");
  assert.match(await latest(page), /2 faults: Board 1, 1 against 4: no contract is worth 427 and Board 1, 2 against 2: .*the same number/);
  assert.match(await done(), / 0 of 18/);
  await read("hello");
  assert.match(await latest(page), /There are no results in this file/);
  await read("board;ns;ew;result\n1;1;4;4S N =\n99;1;4;4S N =\n");
  assert.match(await done(), / 2 of 19/);
  assert.equal(await page.locator(".notice-problem").count(), 0, "what was complained about is over");
  assert.match((await lookAgain(page)).join(), /Board 99, 1 against 4: A board nobody plays here\?/);
  await leave();
});

test("with the keyboard alone: other pairs on a line, without losing a result that is there", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, three);
  for (const text of ["420", "450", "-50"]) await enter(page, text);
  await control(page, "stop-1").click();
  await control(page, "result-1.1.4").focus();
  await page.keyboard.press("Shift+Enter");
  const numbers = async (ns, ew) => {
    await page.fill("[data-key=line-ns]", ns);
    await page.fill("[data-key=line-ew]", ew);
    await page.keyboard.press("Enter");
  };
  await numbers("3", "5");
  assert.match(await textOf(page, "dialog .sc-problem"), /These two have a result on this board already/);
  await numbers("1", "5");
  assert.equal(await page.locator("dialog").count(), 0);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.key), "result-1.1.5");
  assert.equal(await result(page, "1.1.5"), "420");
  assert.equal(await result(page, "1.3.5"), "450");
  await leave();
});

test("two scores are no award, and what can be read in two ways is not read", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, three);
  const said = async (text) => {
    await page.keyboard.press("Control+a");
    await page.keyboard.type(text);
    const words = await page.evaluate(() => document.activeElement.closest(".sc-entry").querySelector(".sc-say").innerText);
    return words.replaceAll("\uFE0E", "");
  };
  assert.match(await said("620/100"), /Nobody gets more than 100 %/);
  assert.match(await said("100/0"), /100\/0/);
  assert.match(await said("S4 N ="), /says nothing/);
  assert.match(await said("S4N ="), /4NT S =/);
  assert.match(await said("N 3NT ="), /3NT N =/);
  for (const text of ["avg", "平均"]) assert.equal(await said(text), "Ave/Ave");
  for (const text of ["avg+", "平均加"]) assert.equal(await said(text), "Ave+/Ave−");
  assert.match(await said("all pass"), /Passed out/);
  assert.equal(await said("不打"), "not played");
  await page.keyboard.press("Escape");
  await leave();
});

test("two Chinese names with a gap between them are two players, but one team", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  await setUp(page, { fields: { event: "双人" }, names: { ns: "张三 李四\n王 五、赵六\n欧阳修　司马光", ew: "甲乙 丙丁" } });
  assert.match(await textOf(page, ".sc-lines"), /张三 – 李四/);
  await control(page, "view-setup").click();
  assert.equal(await control(page, "set-names-ns").inputValue(), "1. 张三 – 李四\n2. 王 五 – 赵六\n3. 欧阳修 – 司马光");
  await control(page, "all-events").click();
  await setUp(page, { plan: "swiss", fields: { event: "队式" }, names: { all: "北京 一队\n上海 二队" } });
  await control(page, "view-setup").click();
  assert.equal(await control(page, "set-names-all").inputValue(), "1. 北京 一队\n2. 上海 二队");
  await leave();
});

test("a Swiss that cannot go on says why in the language of the page", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  await setUp(page, { plan: "swiss", fields: { event: "三队", count: 3 } });
  await control(page, "pair-strength").click();
  for (let round = 1; round <= 3; round++) {
    await page.locator(".sc-result").first().focus();
    await enter(page, "45-23");
    await control(page, "pair-next").click();
  }
  assert.match(await latest(page), /每方都已轮空过/);
  await leave();
});

/** A second page of the event that hears nothing of the first one's steps, as one that sleeps. */
async function deaf(page, context) {
  const other = await context.newPage();
  await other.addInitScript(() => {
    addEventListener("storage", (event) => globalThis.asleep && event.stopImmediatePropagation(), true);
    globalThis.asleep = true;
  });
  await other.goto(page.url());
  await ready(other);
  return other;
}

for (const [what, count] of [["a few results", 3], ["more results than are kept apart", 70]]) {
  test(`a page that slept while another took ${what} loses none of them`, async () => {
    const { page, context, leave } = await site.visit("#/scorer");
    await setUp(page, { fields: { event: "Asleep", count: 20, rounds: 9, "per-set": 3 } });
    const other = await deaf(page, context);
    await page.bringToFront();
    await page.locator(".sc-result").first().focus();
    for (let one = 0; one < count; one++) await enter(page, "pass");
    assert.match(await textOf(page, ".sc-head h1 small"), new RegExp(`${count} of 270`));
    assert.match(await textOf(other, ".sc-head h1 small"), /0 of 270/);
    await other.bringToFront();
    const awake = (all) => {
      dispatchEvent(new Event("pageshow")); // the last result may not be written yet when it wakes
      return document.querySelector(".sc-head h1 small").innerText.includes(`${all} of 270`);
    };
    await other.waitForFunction(awake, count, { polling: 500 });
    await other.evaluate(() => (globalThis.asleep = false));
    await control(other, "stop-30").click();
    await other.locator(".sc-result").first().focus();
    await enter(other, "50");
    await page.reload();
    await ready(page);
    assert.match(await textOf(page, ".sc-head h1 small"), new RegExp(`${count + 1} of 270`));
    assert.equal(await page.locator(".sc-ranking").count(), 2);
    assert.equal((await ranking(page)).length, 10);
    await leave();
  });
}

test("text marked with the pointer beyond the edge of a dialog does not close it", async () => {
  const { page, leave } = await site.visit("#/board");
  await control(page, "open-paste").click();
  await page.fill("#pasted", "a long text that nobody wants to type again");
  const field = await page.locator("#pasted").boundingBox();
  await page.mouse.move(field.x + 60, field.y + 15);
  await page.mouse.down();
  await page.mouse.move(5, 5, { steps: 4 });
  await page.mouse.up();
  assert.equal(await page.inputValue("#pasted"), "a long text that nobody wants to type again");
  await page.mouse.click(5, 5);
  await page.waitForSelector("dialog", { state: "detached" });
  await leave();
});

test("an award whose sides do not add up is asked about, in per cent and in IMPs; what a side is given by itself is not", async () => {
  const { page, leave } = await site.visit("#/scorer");
  const said = async (text) => {
    await page.locator(".sc-result").first().fill(text);
    return textOf(page, ".sc-say");
  };
  await smallEvent(page);
  // Law 12C2: average plus, average, average minus; directing regulations art. 28: nothing for a forfeit.
  for (const usual of ["60/40", "50/50", "60/60", "50/40", "0/60", "40/40", "70/30", "67.5/32.5", "ave+/ave", "60/ave-"])
    assert.doesNotMatch(await said(usual), /add up/, usual);
  for (const uneven of ["100/90", "70/60", "60/35", "5/60", "ave+/35"]) assert.match(await said(uneven), /Do the two sides add up\?/, uneven);
  await page.locator(".sc-result").first().fill("100/90");
  await page.keyboard.press("Enter");
  assert.match(await textOf(page, ".sc-odd-list"), /Board 1, 1 against 4: Do the two sides add up\?/);
  await page.locator('[data-key^="sure-"]').click();
  assert.equal(await page.locator(".sc-odd-list").count(), 0);
  await page.reload();
  await ready(page);
  assert.equal(await page.locator(".sc-odd-list").count(), 0, "said once and for all");
  await control(page, "all-events").click();
  await smallEvent(page, { choices: { method: "butler" } });
  for (const usual of ["I3/-3", "I3/0", "I5/-5", "I0/0"]) assert.doesNotMatch(await said(usual), /add up/, usual);
  for (const uneven of ["I5/-3", "I6/0"]) assert.match(await said(uneven), /add up/, uneven);
  await leave();
});

test("a wrong text is taken back with Escape, and what is typed then takes the place of what stood there", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  await enter(page, "3NT S +1");
  await page.locator(".sc-result").first().click();
  await page.keyboard.type("4SX N +1000");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".sc-result.wrong").count(), 1);
  await page.keyboard.press("Escape");
  await page.keyboard.type("620");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".sc-result").first().inputValue(), "620");
  await leave();
});
