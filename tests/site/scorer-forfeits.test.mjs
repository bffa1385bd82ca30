// Penalties that take more than points, and what is said of penalties that cannot be given.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playRound, ranking, setUp, smallEvent } from "./support/scorer.mjs";
import { control, textOf, withSite } from "./support/site.mjs";

const site = withSite();
const latest = (page) => page.locator(".notice").last().innerText();
const penalties = (page) => page.locator("[data-key=penalties] li").count();

async function openPenalties(page) {
  if ((await control(page, "view-ranking").count()) > 0) await control(page, "view-ranking").click();
  if (!(await control(page, "penalty-number").or(control(page, "delay-number")).first().isVisible())) await page.locator("[data-key=penalties] > summary").click();
}

/** Fills in a form of penalties and enters it; the latest notice. */
async function give(page, form, fields) {
  for (const [name, value] of Object.entries(fields)) {
    const field = control(page, `${form}-${name}`);
    if (["rule", "unit", "match"].includes(name)) await field.selectOption(value);
    else await field.fill(value);
  }
  await control(page, `${form}-add`).click();
  return latest(page);
}

test("a session that is forfeited fills in what is open of it, in one step with the penalty", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  await playRound(page, ["420"]);
  await openPenalties(page);
  assert.match(await give(page, "delay", { number: "2", minutes: "21" }), /6 lines of number 2 were filled in\./);
  assert.equal(await penalties(page), 1);
  assert.equal((await ranking(page)).find(({ number }) => number === 2).main, "0.00");
  assert.equal((await ranking(page, 1)).length, 3);
  await page.locator(".notice button", { hasText: "Undo" }).click();
  assert.equal(await penalties(page), 0);
  assert.match(await textOf(page, ".sc-head h1 small"), /1 of 18/);
  await leave();
});

test("a round that is forfeited is the match that is open; where none is, that is said", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { game: "shengji", plan: "swiss", names: { all: "A\nB\nC\nD" } });
  await control(page, "pair-strength").click();
  await openPenalties(page);
  assert.match(await give(page, "delay", { number: "4", minutes: "16" }), /The match 1 A – 4 D was entered as forfeited by 4 D\./);
  await control(page, "view-matches").click();
  assert.equal(await page.locator(".sc-result").first().inputValue(), ">");
  await openPenalties(page);
  assert.match(await give(page, "delay", { number: "4", minutes: "16" }), /Number 4 has no match that is open/);
  assert.equal(await penalties(page), 2, "the ruling stands all the same");
  await leave();
});

test("in a knock-out of Shengji the match that was chosen is forfeited", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { game: "shengji", plan: "knockout", names: { all: "A\nB\nC\nD" } });
  await openPenalties(page);
  const home = await page.locator("[data-match='0'] .sc-side").first().innerText();
  const number = home.match(/\d/)[0];
  assert.match(await give(page, "delay", { number, minutes: "16" }), new RegExp(`entered as forfeited by ${number}`));
  assert.equal(await page.locator("[data-match='0'] .sc-result").inputValue(), "<");
  await leave();
});

test("what is wrong with a penalty is named: the number, the match, the amount, the minutes, the other side, the share", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  await openPenalties(page);
  const cases = [
    ["penalty", { number: "", amount: "1" }, /Give a number of the event/],
    ["penalty", { number: "x", amount: "1" }, /Give a number of the event/],
    ["penalty", { number: "9", amount: "1" }, /Number 9 takes no part/],
    ["penalty", { number: "1", amount: "" }, /number above 0, without a sign/],
    ["penalty", { number: "1", amount: "-2" }, /number above 0, without a sign/],
    ["penalty", { number: "1", amount: "two" }, /number above 0, without a sign/],
    ["delay", { number: "9", minutes: "7" }, /Number 9 takes no part/],
    ["delay", { number: "1", minutes: "" }, /Give the minutes, such as 7 or 7:30/],
    ["delay", { number: "1", minutes: "0" }, /Give the minutes/],
    ["delay", { number: "1", minutes: "seven" }, /Give the minutes/],
    ["delay", { number: "1", rule: "slow", minutes: "7", other: "9" }, /Number 9 takes no part/],
    ["delay", { number: "1", rule: "slow", minutes: "7", other: "1" }, /other side is another number/i],
    ["delay", { number: "1", rule: "slow", minutes: "7", other: "4", share: "120" }, /own share is 0 to 100/i],
    ["delay", { number: "1", rule: "slow", minutes: "7", other: "4", share: "all" }, /own share is 0 to 100/i],
  ];
  for (const [form, fields, said] of cases) {
    assert.match(await give(page, form, fields), said, JSON.stringify(fields));
    assert.equal(await penalties(page), 0);
  }
  await leave();
});

test("violations are recorded whole, and a penalty in a knock-out needs a number of its match", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { game: "shengji" });
  await openPenalties(page);
  assert.match(await give(page, "penalty", { number: "1", amount: "1.5", unit: "violations" }), /counted whole/);
  await control(page, "all-events").click();
  await setUp(page, { plan: "knockout", fields: { event: "Cup", count: 4 } });
  await openPenalties(page);
  assert.match(await give(page, "penalty", { number: "2", amount: "3", match: { index: 0 } }), /Number 2 does not play in that match/);
  await leave();
});
