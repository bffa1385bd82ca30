// The Director's desk: what was on it before another board came there can be brought back, until something is done with the other.
import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, control, overflow, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();

const press = async (page, ...keys) => {
  for (const key of keys) await control(page, key).click();
};

/** A ruling given, and the auction goes on. */
const RULED = ["call-director", "b0-choose-accept", "apply-ruling", "bid-Pass"];

const seen = (page) => page.evaluate(() => [location.hash, ...[...document.querySelectorAll(".place-diagram, .place-ruling, .place-given, .place-auction")].map((one) => one.innerText)]);

/** Pastes a deal nothing has been done with. */
async function paste(page) {
  await press(page, "paste");
  await page.fill("#pasted", "N:K72.A84.KQ65.J93 QJT5.J76.T43.KT4 A84.K92.AJ7.A862 963.QT53.982.Q75");
  await page.click("dialog button[type=submit]");
}

test("New deal leaves a way back to board and rulings, over a reload too, until something is done with the new one", async () => {
  const { page, leave } = await site.visit("#/director");
  const back = control(page, "former");
  await press(page, "random");
  assert.equal(await back.count(), 0, "nothing had been done");
  await press(page, "situations", "situation-insufficient", "book-2017", ...RULED);
  const before = await seen(page);
  await press(page, "random", "random");
  assert.equal(await textOf(page, "[data-key=former]"), "Back to the board before", "after two new deals as well");
  assert.equal(await textOf(page, ".place-given"), "");
  await page.reload();
  await ready(page);
  await back.click();
  assert.deepEqual(await seen(page), before);
  assert.equal(await control(page, "book-2017").getAttribute("aria-pressed"), "true");
  assert.equal(await back.count(), 0);
  await press(page, "undo", "redo");
  assert.deepEqual(await seen(page), before, "with its undo");
  await press(page, "random", "bid-1C");
  assert.equal(await back.count(), 0, "one goes on with the new deal");
  await press(page, "undo");
  assert.equal(await back.count(), 0, "and that is for good");
  await leave();
});

test("so does whatever else takes the place of a board, and the other way round; by keyboard and on a phone", async () => {
  const { page, leave } = await site.visit("#/director", { viewport: PHONE, locale: "zh-CN" });
  const ways = [
    () => press(page, "situations", "situation-lead"),
    () => page.evaluate(() => (location.hash = "#/director?deal=0000000000000000000&board=3")),
    () => paste(page),
    async () => {
      await page.goto("about:blank");
      await page.goto(`${site.address}#/director?deal=0000000000000000000&board=5`);
      await ready(page);
    },
  ];
  await press(page, ...RULED);
  const before = await seen(page);
  for (const way of ways) {
    await way();
    assert.equal(await textOf(page, "[data-key=former]"), "回到上一副");
    assert.equal(await overflow(page), 0);
    await control(page, "former").focus();
    await page.keyboard.press("Enter");
    assert.deepEqual(await seen(page), before);
    assert.match(await page.evaluate(() => document.activeElement.innerText), /叫牌$|^回到上一副$/, "the keyboard goes on there");
  }
  await paste(page);
  const pasted = await seen(page);
  await press(page, "former", "former");
  assert.deepEqual(await seen(page), pasted, "a pasted deal is somebody's own");
  await leave();
});
