// The Scorer when a team leaves an event of matches: what becomes of its results, and of the rounds still to come.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { playRound, setUp } from "./support/scorer.mjs";
import { control, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();

/** Somebody leaves; what the page says of it. */
async function leaves(page, number) {
  await control(page, "view-ranking").click();
  if (!(await page.locator("[data-key=left-number]").isVisible())) await page.locator("[data-key=leavers] summary").click();
  await page.fill("[data-key=left-number]", String(number));
  await control(page, "left-add").click();
  return textOf(page, "[data-key=leavers] ul");
}

test("leaving a round robin: below half everything is cancelled, from half on the rest is forfeited", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "round-robin", choices: { scale: "" }, fields: { event: "League", boards: 8 }, names: { all: "A\nB\nC\nD\nE" } });
  // Five teams, four matches each: after two rounds 1 has played at most two.
  const rounds = page.locator(".sc-stop");
  const playNext = async (round) => {
    await rounds.nth(round).click();
    const { length } = await page.locator(".sc-lines tbody tr").all();
    for (let match = 0; match < length; match++) {
      await page.locator(".sc-result").nth(match).fill("20-10");
      await page.keyboard.press("Enter");
    }
  };
  await playNext(0);
  assert.match(await textOf(page, ".sc-head h1 small"), /2 of 10/);
  // Whoever has played one of four.
  const one = Number(await page.locator(".sc-lines .sc-who b").first().innerText());
  assert.match(await leaves(page, one), /1 of 4 matches played, all its results are cancelled/);
  assert.match(await textOf(page, ".sc-head h1 small"), /1 of 6/);
  assert.ok((await textOf(page, ".sc-ranking")).includes("(left)"));
  await page.reload();
  await ready(page);
  await control(page, `left-${one}`).click();
  assert.match(await textOf(page, ".sc-head h1 small"), /2 of 10/);
  await control(page, "view-matches").click();
  await playNext(1);
  await playNext(2);
  const three = Number(await page.locator(".sc-lines .sc-who b").first().innerText());
  assert.match(await leaves(page, three), /[23] of 4 matches played, they stand; the rest are forfeits/);
  const done = Number((await textOf(page, ".sc-head h1 small")).match(/(\d+) of 10/)[1]);
  assert.ok(done > 6, `${done} with the forfeits`);
  await leaves(page, 77);
  assert.match(await textOf(page, ".notices"), /still in/);
  await leave();
});

test("leaving a Swiss: no further pairing, results stand", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "swiss", fields: { event: "Swiss" }, names: { all: "A\nB\nC\nD\nE\nF" } });
  await control(page, "pair-strength").click();
  await playRound(page, ["20-10", "20-10", "20-10"]);
  assert.match(await leaves(page, 6), /1 of 1 matches played, they stand/);
  assert.match(await leaves(page, 5), /6 F.*5 E/);
  await control(page, "view-matches").click();
  await control(page, "pair-next").click();
  assert.equal(await page.locator(".sc-lines tbody tr").count(), 2);
  const numbers = (await page.locator(".sc-lines .sc-who b").allInnerTexts()).sort();
  assert.deepEqual(numbers, ["1", "2", "3", "4"]);
  await playRound(page, [">", "20-10"]);
  const away = Number(await page.locator(".sc-lines .sc-who b").nth(1).innerText());
  await control(page, "pair-next").click();
  const sides = await page.locator(".sc-lines .sc-who b").allInnerTexts();
  const place = sides.indexOf(String(away));
  await playRound(page, place < 2 ? [place === 0 ? "<" : ">", "20-10"] : ["20-10", place === 2 ? "<" : ">"]);
  await control(page, "view-ranking").click();
  assert.match(await textOf(page, "[data-key=leavers]"), new RegExp(`right to play on .*: ${away} [A-F]\\.`));
  await leave();
});

test("leaving in the middle of a round: the match that is open says that it is forfeited, and for how much", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "swiss", fields: { event: "Swiss", count: 6 } });
  await control(page, "pair-strength").click();
  await playRound(page, ["20-10", "20-10"]);
  const home = Number(await page.locator(".sc-lines tbody tr").nth(2).locator(".sc-who b").first().innerText());
  await leaves(page, home);
  await control(page, "view-matches").click();
  const open = page.locator(".sc-lines tbody tr").nth(2);
  assert.match(await open.locator(".sc-say").innerText(), /^forfeit 0\.00 – 12\.00$/);
  await open.locator(".sc-result").fill("30-20");
  assert.match(await open.locator(".sc-say").innerText(), /^1\d\.\d\d – \d\.\d\d$/);
  await page.keyboard.press("Escape");
  assert.match(await open.locator(".sc-say").innerText(), /^forfeit/);
  await leave();
});

test("a forfeited match counts among those played as it does among those won and lost, on the page and in the table saved", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "round-robin", fields: { event: "League", count: 4 } });
  await playRound(page, [">", "30-10"]);
  await control(page, "view-ranking").click();
  const figures = await page.locator(".sc-ranking tbody tr").evaluateAll((rows) => rows.map(({ cells }) => `${cells[4].innerText} ${cells[5].innerText}`));
  assert.deepEqual(figures.sort(), ["1 0–0–1", "1 0–0–1", "1 1–0–0", "1 1–0–0"]);
  await control(page, "view-files").click();
  const [saved] = await Promise.all([page.waitForEvent("download"), control(page, "save-standings").click()]);
  const played = readFileSync(await saved.path(), "utf8").trim().split(/\r\n/).slice(1).map((line) => line.split(",")[4]);
  assert.deepEqual(played, ["1", "1", "1", "1"]);
  await leave();
});
