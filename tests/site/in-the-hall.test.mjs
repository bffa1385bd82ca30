// A director in the hall with a telephone: lists as each language writes them, lines that break between their parts, things
// that stand apart.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, setUp } from "./support/scorer.mjs";
import { PHONE, control, textOf, withSite } from "./support/site.mjs";

const site = withSite();
const phone = { viewport: PHONE, isMobile: true, hasTouch: true };

/** How far the elements that match stand below each other, in pixels. */
const gaps = (page, selector) =>
  page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    return boxes.slice(1).map((box, at) => Math.round(box.top - boxes[at].bottom));
  });

test("things of one kind are listed as Chinese lists them", async () => {
  const { page, leave } = await site.visit("#/scorer", { ...phone, locale: "zh-CN" });
  await setUp(page, { plan: "knockout", fields: { event: "Cup" }, names: { all: ["Aces", "Kings", "Queens", "Jacks", "Tens", "Nines", "北京"].join("\n") } });
  await page.locator(".sc-result").first().focus();
  for (const text of ["45-23", "12-40", "30-30 >"]) await enter(page, text);
  assert.match(await textOf(page, ".sc-places"), /2 Kings、3 Queens、4 Jacks/);
  await leave();
});

test("what may be called is a list, in both languages", async () => {
  for (const [locale, expected] of [["en-GB", "Pass, Dbl, any bid from 1♠ up"], ["zh-CN", "不叫、加倍、1♠ 及更高的叫品"]]) {
    const { page, leave } = await site.visit("#/board", { ...phone, locale });
    await control(page, "step-first").click();
    await control(page, "step-next").click();
    await control(page, "bid-1C").click();
    assert.ok((await textOf(page, ".refusal .owed")).endsWith(expected), locale);
    await leave();
  }
});

test("the line below an event's name breaks between its parts, not within one", async () => {
  for (const locale of ["en-GB", "zh-CN"]) {
    const { page, leave } = await site.visit("#/scorer", { ...phone, locale });
    await setUp(page, { plan: "swiss", fields: { event: "Teams" } });
    const lines = await page.locator(".sc-head small > *").evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height / parseFloat(getComputedStyle(part).lineHeight)));
    assert.ok(lines.length >= 4, locale);
    for (const line of lines) assert.ok(line < 1.5, `${locale}: ${lines}`);
    await leave();
  }
});

test("what a fold of the Scorer or of the referee holds stands apart", async () => {
  const scorer = await site.visit("#/scorer", phone);
  await setUp(scorer.page, { plan: "swiss", fields: { event: "Teams" } });
  await control(scorer.page, "view-ranking").click();
  await control(scorer.page, "penalties").locator("summary").click();
  const own = await gaps(scorer.page, "[data-key=penalties] > *");
  assert.ok(own.length >= 3 && own.every((gap) => gap >= 4), String(own));
  await scorer.leave();

  const shengji = await site.visit("#/shengji", phone);
  await control(shengji.page, "settle").click();
  for (const key of ["suggest", "play"]) await control(shengji.page, key).click();
  await control(shengji.page, "referee-fold").click();
  const tools = await gaps(shengji.page, "[data-key=referee] > *");
  assert.ok(tools.length >= 2 && tools.every((gap) => gap >= 8), String(tools));
  await shengji.leave();
});

test("a table to be pasted keeps its lines, and every choice of a movement can be read", async () => {
  const { page, leave } = await site.visit("#/scorer", phone);
  await control(page, "new-event").click();
  const fits = await page.locator("select").evaluateAll((all) => all.map((one) => {
    const context = Object.assign(document.createElement("canvas").getContext("2d"), { font: getComputedStyle(one).font });
    return one.clientWidth - context.measureText(one.selectedOptions[0].text).width;
  }));
  assert.ok(fits.every((room) => room > 20), String(fits));
  await control(page, "set-create").click();
  await control(page, "view-files").click();
  assert.equal(await control(page, "paste").evaluate((one) => getComputedStyle(one).whiteSpace), "pre");
  await leave();
});

test("a printed board has every suit of a hand on one line, the players' names whole, and nothing that was not asked for", async () => {
  const { page, leave } = await site.visit("#/board");
  await control(page, "step-last").click();
  await page.setViewportSize({ width: 700, height: 990 });
  await page.emulateMedia({ media: "print" });
  const lines = await page.locator(".diagram .ranks").evaluateAll((all) => all.map((ranks) => new Set([...ranks.children].map((rank) => Math.round(rank.getBoundingClientRect().top))).size));
  assert.equal(lines.length, 16);
  assert.ok(lines.every((count) => count <= 1), String(lines));
  const cut = await page.locator(".hand-name").evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent));
  assert.deepEqual(cut, []);
  assert.equal(await page.locator(".place-analysis").isVisible(), false);
  assert.equal((await page.pdf({ format: "A4", margin: { top: "12mm", bottom: "12mm", left: "12mm", right: "12mm" } })).toString("latin1").match(/\/Type \/Page\b/g).length, 2);
  await leave();
});

test("on paper there is nothing to be opened, asked for or refused: rulings, verdicts and deals as they stand", async () => {
  for (const [hash, unseen, seen] of [
    ["#/director", [".desk-top", ".place-form", ".refusal-place"], [".diagram", ".place-auction"]],
    ["#/claim", [".place-openers"], [".diagram", ".place-verdict"]],
    ["#/shengji", [".sj-place-referee", ".sj-place-act"], [".sj-place-score"]],
    ["#/board", [".refusal-place"], [".diagram", ".place-auction"]],
  ]) {
    const { page, leave } = await site.visit(hash);
    if (hash === "#/director") await page.locator(".place-act [data-key=bid-1H]").click(); // not allowed
    if (hash === "#/board") for (let i = 0; i < 9; i++) await control(page, "step-next").click();
    if (hash === "#/board") await page.locator(".hand-turn button.rank:not(.legal)").first().click();
    await page.setViewportSize({ width: 700, height: 990 });
    await page.emulateMedia({ media: "print" });
    for (const selector of unseen) assert.ok((await page.locator(selector).count()) > 0 && !(await page.locator(`${selector}:visible`).count()), `${hash} ${selector}`);
    for (const selector of seen) assert.ok(await page.locator(selector).first().isVisible(), `${hash} ${selector}`);
    await leave();
  }
});
