// The Director's desk works by the edition of the laws that was chosen, before there is any ruling too.
import assert from "node:assert/strict";
import { test } from "node:test";
import { control, textOf, withSite } from "./support/site.mjs";

const site = withSite();

const press = async (page, ...keys) => {
  for (const key of keys) await control(page, key).click();
};

const refused = (page) => textOf(page, ".refusal-beside");

/** Where each edition says when the auction is over. */
const AUCTION_ENDS = { 1987: "17E", 1997: "17E", 2007: "22A", 2017: "22" };

for (const book of Object.keys(AUCTION_ENDS))
  test(`refusals and the score cite the laws of ${book}`, async () => {
    const { page, leave } = await site.visit("#/director?deal=0000000000000000000&board=1");
    const isCited = async (article) => assert.match(await refused(page), new RegExp(`${book} law ${article}(?![0-9A-Z])`));
    await press(page, `book-${book}`, "bid-1NT", "bid-1C");
    await isCited("18D");
    await press(page, "bid-XX");
    await isCited("19B1");
    await press(page, "caller-N", "bid-2C");
    await isCited("17C");
    await control(page, "card-E-HA").or(page.locator(".hand-E button.rank").first()).first().click();
    await isCited(AUCTION_ENDS[book]);
    await press(page, "pass-out");
    await page.locator(".hand-N button.rank").first().click();
    await isCited("41A");
    await press(page, "play-out");
    assert.match(await textOf(page, ".place-result .breakdown summary"), new RegExp(`${book} law 77`));
    await press(page, "book-2007");
    assert.match(await textOf(page, ".place-result .breakdown summary"), /2007 law 77/);
    await leave();
  });

test("what rests on a ruling keeps the edition of that ruling", async () => {
  const { page, leave } = await site.visit("#/director");
  await press(page, "book-1997", "call-director", "b0-choose-refuse", "b0-bid-2C");
  while (await control(page, "b0-no").count()) await press(page, "b0-no");
  await press(page, "apply-ruling", "bid-Pass", "book-2017", "bid-3S");
  assert.match(await refused(page), /must pass|obliges this player to pass/i);
  assert.match(await refused(page), /1997 law/);
  await leave();
});

/** Goes through a ruling to its end: not accepted, called over, a pass for what is to be called, no to what is to be found. */
async function settle(page) {
  for (let asked = 0; asked < 6 && !(await page.locator(".settled").count()); asked++)
    for (const key of ["b0-choose-refuse", "b0-choose-left-called", "b0-no", "b0-denominations", "b0-bid-Pass"]) {
      if (!(await control(page, key).count())) continue;
      await press(page, key);
      break;
    }
}

for (const [locale, words] of Object.entries({
  "en-GB": { insufficient: /North’s 1♥ is withdrawn/, pass: /North’s Pass is withdrawn/, double: /North’s Dbl is withdrawn/, level: /North’s bid of 8 is withdrawn/, told: /North’s bid of 8:/ },
  "zh-CN": { insufficient: /北家的 1♥ 撤回/, pass: /北家的不叫撤回/, double: /北家的加倍撤回/, level: /北家的 8 阶叫品撤回/, told: /北家的 8 阶叫品：/ },
}))
  test(`what is withdrawn is said in words that fit every kind of call, ${locale}`, async () => {
    const { page, leave } = await site.visit("#/director", { locale });
    for (const key of ["insufficient", "pass", "double"]) {
      await press(page, "situations", `situation-${key}`, "call-director");
      await settle(page);
      assert.match(await textOf(page, ".place-ruling"), words[key]);
    }
    await press(page, "situations", "situation-insufficient");
    await control(page, "kind").selectOption("bid-above-seven");
    await press(page, "by-N", "call-director");
    await settle(page);
    assert.match(await textOf(page, ".place-ruling"), words.level);
    assert.match(await page.locator(".case-fact").nth(1).innerText(), /8$/, "the level by itself");
    await press(page, "apply-ruling");
    await control(page, "information").locator("summary").click();
    assert.match(await textOf(page, ".place-force"), words.told);
    await leave();
  });
