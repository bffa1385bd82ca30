// The names an event is set up with: teams whose name has an "and" in it, a half table where one side has a name fewer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setUp } from "./support/scorer.mjs";
import { control, textOf, withSite } from "./support/site.mjs";

const site = withSite();
const list = (letter, count) => Array.from({ length: count }, (_, i) => `${letter}${i} & ${letter}${letter}${i}`).join("\n");

test("a team is one name, whatever words are in it; a pair is two", async () => {
  const { page, leave } = await site.visit("#/scorer");
  const names = "Tom & Jerry\nTens and Nines\n3. 和平/友谊\nAce – King";
  await setUp(page, { plan: "round-robin", fields: { event: "Teams" }, names: { all: names } });
  assert.match(await textOf(page, ".sc-matches"), /Tom & Jerry 4Ace – King.*Tens and Nines 3和平\/友谊/);
  await control(page, "view-setup").click();
  assert.equal(await control(page, "set-names-all").inputValue(), "1. Tom & Jerry\n2. Tens and Nines\n3. 和平/友谊\n4. Ace – King");
  await control(page, "all-events").click();
  await setUp(page, { plan: "howell", fields: { event: "Pairs", count: 4 }, names: { all: "Tom & Jerry\nAnn and Bob" } });
  assert.match(await textOf(page, ".sc-place-main"), /Tom – Jerry/);
  await leave();
});

test("a comma is part of a name where a sign of its own stands between two, and wherever a line is one player", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "howell", fields: { event: "Pairs", count: 4 }, names: { all: "Smith, John & Doe, Jane\nAnn, Bob\n3. Carl / Dora" } });
  const shown = await textOf(page, ".sc-place-main");
  for (const pair of [/Smith, John – Doe, Jane/, /Ann – Bob/, /Carl – Dora/]) assert.match(shown, pair);
  await control(page, "view-setup").click();
  assert.match(await control(page, "set-names-all").inputValue(), /^1\. "Smith, John","Doe, Jane"\n2\. Ann – Bob/, "typed so that it is read again");
  await control(page, "all-events").click();
  await setUp(page, { plan: "individual", fields: { event: "Alone", count: 4 }, names: { all: "Smith, John\n2. 欧阳，修\nJean - Paul\nD" } });
  const alone = await textOf(page, ".sc-place-main");
  for (const player of [/Smith, John/, /欧阳, 修/, /Jean - Paul/]) assert.match(alone, player);
  await leave();
});

test("a number given twice, or one its side has no place for, is said and loses nobody", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  const fill = async (key, text) => {
    await page.fill(`[data-key=set-${key}]`, text);
    await page.keyboard.press("Tab");
    return textOf(page, ".sc-setup");
  };
  await fill("count", "12");
  assert.match(await fill("names-ns", "1. 甲 & 乙\n2. 丙 & 丁\n2. 戊 & 己"), /Number 2 is given twice: to 丙 – 丁, and to 戊 – 己\./);
  await control(page, "set-create").click();
  assert.equal(await page.locator(".sc-views").count(), 0, "no event is made");
  assert.match(await control(page, "set-names-ns").inputValue(), /丙[^]*戊/);
  assert.doesNotMatch(await fill("names-ns", "1. 甲 & 乙\n2. 丙 & 丁\n3. 戊 & 己"), /given twice/);
  assert.match(await fill("names-ew", "99. Nobody & None"), /Number 99, Nobody – None, has no place on its side\./);
  assert.match(await fill("names-ew", "3. Third & One\n9. Ninth & One"), /Number 9 is given twice/);
  await fill("names-ew", "3. Third & One");
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
  await leave();
});

test("names of one side do not add a pair to those announced, and the half table is where a name is missing", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  const fill = async (key, text) => {
    await page.fill(`[data-key=set-${key}]`, text);
    await page.keyboard.press("Tab");
  };
  const set = (key) => control(page, `set-${key}`).inputValue();
  await fill("count", "9");
  await fill("names-ns", list("N", 5));
  assert.equal(await set("count"), "9");
  await fill("names-ew", list("E", 4));
  assert.deepEqual([await set("count"), await set("missing")], ["9", "10"]);
  await fill("names-ns", list("N", 4));
  await fill("names-ew", list("E", 5));
  assert.deepEqual([await set("count"), await set("missing")], ["9", "5"]);
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
  const shown = await textOf(page, ".sc-lines");
  assert.match(shown, /E4/, "the fifth pair East-West plays");
  assert.doesNotMatch(shown, / 5 /, "and nobody against it in the first round's place of a fifth North-South");
  await leave();
});

test("IMPs are ranked by the board where not everybody has as many, and that is the figure in front", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "free", choices: { method: "cross-imps" }, fields: { event: "Half a session" } });
  const ranked = async (all, lines) => {
    await control(page, "view-files").click();
    await page.fill("[data-key=paste]", `board,ns,ew,score\n${lines.join("\n")}`);
    await control(page, "import-paste").click();
    await page.waitForSelector(`.sc-head small:has-text("${all} of ${all}")`);
    await control(page, "view-ranking").click();
    const heads = await page.locator(".sc-ranking th.sc-number").allInnerTexts();
    const rows = await page.locator(".sc-ranking tbody tr").evaluateAll((all) => all.map(({ cells }) => [cells[1].innerText, cells[3].innerText, cells[4].innerText]));
    return { heads: heads.slice(0, 2), rows };
  };
  const uneven = await ranked(6, ["1,1,11,420", "1,2,12,170", "2,3,13,140", "2,4,14,-70", "3,3,13,140", "3,4,14,-70"]);
  assert.deepEqual(uneven.heads, ["a board", "IMPs"]);
  assert.deepEqual([uneven.rows[0], uneven.rows[2]], [["1", "6.00", "+6"], ["3", "5.00", "+10"]]);
  const even = await ranked(8, ["4,1,11,90", "4,2,12,90"]);
  assert.deepEqual(even.heads, ["IMPs", "a board"]);
  assert.deepEqual(even.rows[0].slice(1), ["+10", "5.00"]);
  await leave();
});

test("names with a comma of their own, pasted from a table, stay what they are when the set-up is opened and left", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "howell", fields: { event: "Commas", count: 4 }, names: { all: '1\tLi, Ann\tO"Neil, Bob\n2\tCho, Di\tEd\n3\tFlo; Gus\tHal\n4\tIda\tJo' } });
  const names = async () => {
    await control(page, "view-guide").click();
    return textOf(page, ".sc-guide");
  };
  const before = await names();
  for (const pair of ['Li, Ann – O"Neil, Bob', "Cho, Di – Ed", "Flo; Gus – Hal", "Ida – Jo"]) assert.ok(before.includes(pair), `${pair} in ${before}`);
  await control(page, "view-setup").click();
  assert.equal(await control(page, "set-names-all").inputValue(), '1. "Li, Ann","O""Neil, Bob"\n2. "Cho, Di","Ed"\n3. "Flo; Gus";"Hal"\n4. Ida – Jo');
  await control(page, "set-club").fill("Club");
  await control(page, "set-create").click();
  assert.equal(await names(), before);
  await leave();
});
