// The Shengji page's addresses: another person sees the deal or the position as it stands.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, control, overflow, textOf, withSite } from "./support/site.mjs";

const site = withSite();
const state = (page) => page.evaluate(() => [...document.querySelectorAll(".sj-hand, .sj-place-trick, .sj-place-score")].map((one) => one.innerText));
const hashOf = (page) => page.evaluate(() => location.hash);

async function sameElsewhere(page) {
  const [hash, here] = [await hashOf(page), await state(page)];
  const other = await site.visit(hash);
  assert.deepEqual(await state(other.page), here);
  assert.equal(await hashOf(other.page), hash);
  assert.equal(await other.page.locator(".notice").count(), 0);
  await other.leave();
}

test("a deal is shared with what has been played and by which rules", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=7&decks=2&level=2&dealer=S&gameEnd=reaching-ace");
  await sameElsewhere(page);
  await control(page, "settle").click();
  for (let i = 0; i < 6; i++) for (const key of ["suggest", "play"]) await control(page, key).click();
  assert.match(await hashOf(page), /seed=7&.*gameEnd=reaching-ace&actions=settle_bury\./);
  await sameElsewhere(page);
  await leave();
});

test("a position that was entered is shared too, cards named in Chinese as well, and the question asked of it", async () => {
  const { page, context, leave } = await site.visit("#/shengji", { locale: "zh-CN" });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await control(page, "position").click();
  for (const [name, text] of [["N", "♠3 黑桃3 大王"], ["W", "S4 S4 D8"], ["S", "S9 SJ D3"], ["E", "3"], ["trump", "2红桃"]]) await page.fill(`dialog [name=${name}]`, text);
  await page.selectOption("dialog [name=dealer]", "N");
  await control(page, "enter-open").click();
  for (let i = 0; i < 2; i++) await page.locator(".sj-N button.sj-card[data-face=S3]:not(.chosen)").first().click();
  await control(page, "play").click();
  await page.locator(".sj-W button.sj-card[data-face=D8]").click();
  assert.match(await textOf(page, ".sj-refusal"), /第13条.*手中有领出的花色，必须跟出。 应跟黑桃 2 张。 只能出： ♠4 ♠4$/);
  await control(page, "link").click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(link, await page.evaluate(() => location.href));
  assert.match(link, /hands=S3\.S3\.BJ_S4\.S4\.D8_S9\.SJ\.D3_3&/);
  const other = await site.visit(new URL(link).hash, { locale: "zh-CN" });
  assert.deepEqual(await state(other.page), await state(page));
  await other.leave();
  await leave();
});

/** The levels on the ladder with the sides that stand there. */
const ladder = (page) =>
  page.evaluate(() => [...document.querySelectorAll(".sj-ladder li:has(small)")].map((one) => one.innerText.split(/\s+/).join(" ")));

test("a link has the levels of both sides, and one without the other side's has it at two", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=7&decks=1&level=3&dealer=E&other=5");
  assert.deepEqual(await ladder(page), ["3 E/W", "5 N/S"]);
  await sameElsewhere(page);
  await control(page, "settle").click();
  for (let i = 0; i < 60 && (await control(page, "next-deal").count()) === 0; i++) for (const key of ["suggest", "play"]) await control(page, key).click();
  await sameElsewhere(page);
  await control(page, "next-deal").click();
  assert.match(await hashOf(page), /&other=/);
  await sameElsewhere(page);
  await leave();
  for (const [query, expected] of [
    ["seed=7&level=5&dealer=E", ["2 N/S", "5 E/W"]],
    ["seed=7&level=5&dealer=E&other=1", ["2 N/S", "5 E/W"]],
    ["seed=7&level=5&dealer=E&other=5", ["5 N/S E/W"]],
    ["hands=S3.S3_S4.S4_S9.ST_2&trump=2H&dealer=N&decks=2&kittySize=8&other=T", ["2 N/S", "10 E/W"]],
  ]) {
    const one = await site.visit(`#/shengji?${query}`);
    assert.deepEqual(await ladder(one.page), expected, query);
    await sameElsewhere(one.page);
    await one.leave();
  }
});

test("what cannot be followed in a link is told, the rest stands", async () => {
  const cut = await site.visit("#/shengji?seed=7&decks=2&level=2&dealer=S&actions=settle_bury.S3_nonsense");
  assert.match(await textOf(cut.page, ".notice-problem"), /last 2 actions/);
  assert.match(await textOf(cut.page, ".sj-place-act"), /South buries 8 cards/);
  await cut.leave();
  const wrong = await site.visit("#/shengji?hands=S3_S4&trump=9&dealer=N");
  assert.match(await textOf(wrong.page, ".notice-problem"), /names no deal/);
  assert.match(await textOf(wrong.page, "h1"), /20020101/);
  await wrong.leave();
});

test("before trumps are named the level is told all the same", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=7&decks=2&level=T&dealer=S");
  assert.match(await textOf(page, ".sj-facts"), /10, no trumps named yet/);
  await leave();
});

test("what is said of a link that cannot be followed fits large print on a phone", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=7&decks=2&level=5&dealer=S&actions=settle_bury.SA", { viewport: PHONE });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  assert.match(await textOf(page, ".notice"), /could not be followed/);
  assert.equal(await overflow(page), 0);
  await leave();
});
