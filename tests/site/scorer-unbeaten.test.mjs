// The Scorer with a Swiss won by the unbeaten (directing regulations art. 16): 2^n teams, n rounds, a winner in every match.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, ranking, setUp } from "./support/scorer.mjs";
import { control, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();

/** The sides of a round's matches, home first. */
const sides = async (page) => {
  const all = await page.locator(".sc-matches .sc-who b").allInnerTexts();
  return all.flatMap((_, i) => (i % 2 === 0 ? [[Number(all[i]), Number(all[i + 1])]] : []));
};

/** Plays a round: the smaller number wins, 1 by one IMP and everybody else by sixty. */
async function playRound(page) {
  await page.locator(".sc-result").first().focus();
  for (const [home, away] of await sides(page)) {
    const lead = home === 1 || away === 1 ? 1 : 60;
    await enter(page, home < away ? `${lead}-0` : `0-${lead}`);
  }
}

test("equal records meet, and whoever won every match comes first with fewer points", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  await page.selectOption("[data-key=set-plan]", "swiss");
  await control(page, "set-unbeaten").check();
  assert.equal(await control(page, "set-odd").count(), 0, "the field is even");
  await page.fill("[data-key=set-names-all]", "A\nB\nC\nD\nE\nF\nG");
  await page.keyboard.press("Tab");
  assert.match(await textOf(page, ".sc-setup > .sc-problem"), /2, 4, 8, 16/, "seven teams leave nobody, or two, unbeaten");
  await page.fill("[data-key=set-count]", "8");
  await page.keyboard.press("Tab");
  await control(page, "set-create").click();
  assert.match(await textOf(page, ".sc-swiss"), /After 3 rounds one team is unbeaten/);
  await control(page, "pair-strength").click();
  await playRound(page);
  await control(page, "pair-next").click();
  await playRound(page); // 1 beats 4 by one, 2 beats 3 by sixty
  await control(page, "pair-next").click();
  // By points 4 (20 and 9.56) would stand before 1 (10.44 twice) and meet 2.
  assert.ok((await sides(page)).some((own) => own.includes(1) && own.includes(2)), "the two unbeaten meet");
  await playRound(page);
  await page.reload();
  await ready(page);
  await control(page, "view-ranking").click();
  const ranked = await ranking(page);
  assert.deepEqual(ranked[0], { number: 1, place: "1", main: "31.32", name: "A\nunbeaten" });
  assert.deepEqual([ranked[1].number, ranked[1].main], [2, "49.56"]);
  const rest = ranked.slice(1).map(({ main }) => Number(main));
  assert.deepEqual(rest, [...rest].sort((a, b) => b - a), "the others by points");
  await leave();
});

test("a level match waits for its extra boards, typed or board by board", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  await control(page, "new-event").click();
  await page.selectOption("[data-key=set-plan]", "swiss");
  await control(page, "set-unbeaten").check();
  await page.fill("[data-key=set-names-all]", "甲\n乙\n丙\n丁");
  await page.keyboard.press("Tab");
  await control(page, "set-create").click();
  await control(page, "pair-strength").click();
  const field = page.locator(".sc-result").first();
  await field.fill("30-30");
  await page.keyboard.press("Enter");
  assert.match(await textOf(page, ".sc-say"), /须分出胜负/);
  await field.fill("31-30");
  await page.keyboard.press("Enter");
  assert.match(await textOf(page, ".sc-say"), /10\.44 – 9\.56/);
  await page.locator('[data-key^="boards-"]').nth(1).click();
  await page.locator(".sc-result").first().focus();
  for (const text of ["420", "420"]) await enter(page, text);
  await control(page, "back").click();
  assert.match(await textOf(page, ".sc-matches tbody tr:nth-child(2)"), /须分出胜负/);
  assert.match(await textOf(page, ".sc-swiss"), /还有 1 场未录/);
  await page.locator('[data-key^="boards-"]').nth(1).click();
  await page.locator(".sc-result").nth(2).focus();
  for (const text of ["110", "80"]) await enter(page, text);
  await control(page, "back").click();
  assert.doesNotMatch(await textOf(page, ".sc-matches tbody tr:nth-child(2)"), /须分出胜负/);
  await leave();
});

test("a round robin, a Swiss by points and Shengji have no such choice", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "swiss", fields: { event: "By points", count: 4 } });
  await control(page, "pair-strength").click();
  await page.locator(".sc-result").first().focus();
  await enter(page, "30-30");
  assert.match(await textOf(page, ".sc-say"), /10\.00 – 10\.00/, "a draw counts");
  await control(page, "all-events").click();
  await control(page, "new-event").click();
  await page.selectOption("[data-key=set-plan]", "round-robin");
  assert.equal(await control(page, "set-unbeaten").count(), 0);
  await control(page, "set-game-shengji").click();
  await page.selectOption("[data-key=set-plan]", "swiss");
  assert.equal(await control(page, "set-unbeaten").count(), 0);
  await leave();
});
