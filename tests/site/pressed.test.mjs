// A place that is drawn anew while one of its buttons is pressed, in Chromium: the click is not lost, and the drawing comes.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { control, textOf, withSite } from "./support/site.mjs";

const site = withSite();

/** A place with a button that counts clicks, and `drawAgain(text)` as an answer from elsewhere would. */
async function visitPlace() {
  const { page, leave } = await site.visit();
  await page.evaluate(async () => {
    const { draw, h } = await import("/lib/dom.js");
    const place = h("div", { id: "place" });
    const beside = h("div", { id: "beside" });
    document.getElementById("main").prepend(place, beside);
    globalThis.clicks = 0;
    const button = () => h("button", { type: "button", data: { key: "own" }, onclick: () => (globalThis.clicks += 1) }, "own");
    globalThis.drawAgain = (text) => {
      draw(place, button(), h("p", null, text));
      draw(beside, text);
    };
    globalThis.drawAgain("first");
  });
  const middle = async () => {
    const { x, y, width, height } = await control(page, "own").boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const clicks = () => page.evaluate(() => globalThis.clicks);
  const drawAgain = (text) => page.evaluate((text) => globalThis.drawAgain(text), text);
  const shows = (text) => page.waitForFunction((text) => document.querySelector("#place p").textContent === text, text);
  return { page, leave, middle, clicks, drawAgain, shows };
}

describe("a button that is pressed", () => {
  test("by the mouse: its click counts, then its place is drawn", async () => {
    const { page, leave, middle, clicks, drawAgain, shows } = await visitPlace();
    await page.mouse.move(...(await middle()));
    await page.mouse.down();
    await drawAgain("second");
    await drawAgain("third");
    assert.equal(await textOf(page, "#place p"), "first", "the place waits");
    assert.equal(await textOf(page, "#beside"), "third", "other places do not");
    await page.mouse.up();
    await shows("third");
    assert.equal(await clicks(), 1);
    await drawAgain("fourth");
    assert.equal(await textOf(page, "#place p"), "fourth", "nothing is pressed any more");
    await leave();
  });

  test("by the space bar", async () => {
    const { page, leave, clicks, drawAgain, shows } = await visitPlace();
    await control(page, "own").focus();
    await page.keyboard.down(" ");
    await drawAgain("second");
    await page.keyboard.up(" ");
    await shows("second");
    assert.equal(await clicks(), 1);
    assert.equal(await page.evaluate(() => document.activeElement.dataset.key), "own", "the focus is on the new button");
    await leave();
  });

  test("and let go elsewhere: no click, and its place is drawn all the same", async () => {
    const { page, leave, middle, clicks, drawAgain, shows } = await visitPlace();
    const [x, y] = await middle();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await drawAgain("second");
    await page.mouse.move(x + 300, y + 300);
    await page.mouse.up();
    await shows("second");
    assert.equal(await clicks(), 0);
    await leave();
  });

  test("while the value typed before it is taken: both count", async () => {
    const { page, leave } = await site.visit("#/claim");
    await page.waitForSelector(".proof");
    const before = await textOf(page, ".step-count");
    assert.match(before, /^0\//);
    const next = await control(page, "step-next").boundingBox();
    await page.mouse.move(next.x + next.width / 2, next.y + next.height / 2);
    await page.mouse.down();
    await control(page, "preset").evaluate((preset) => {
      preset.value = "ACBL";
      preset.dispatchEvent(new Event("change"));
    });
    await page.mouse.up();
    await page.waitForFunction(() => document.querySelector(".step-count").textContent.startsWith("1/"));
    await leave();
  });
});
