// Diagrams pasted into the Board page, as newspapers, forums and Chinese players write them.
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { paste } from "./support/board.mjs";
import { control, textOf, withSite } from "./support/site.mjs";

const site = withSite();
/** Which hands are shown with which cards, clockwise from north. */
const NORTH = "♠AKQ2 ♥J87 ♦T93 ♣K54";
const WAYS = {
  "a cross": `
            ♠ A K Q 2
            ♥ J 8 7
            ♦ 10 9 3
            ♣ K 5 4
♠ 6 3                   ♠ J 9 8 7
♥ 5 4 3                 ♥ A K 2
♦ J 8 7 2               ♦ Q 6 4
♣ A 10 7 6              ♣ J 3 2
            ♠ 10 5 4
            ♥ Q 10 9 6
            ♦ A K 5
            ♣ Q 9 8`,
  "labelled hands": "West: S 63 H 543 D J872 C AT76\nNorth: S AKQ2 H J87 D T93 C K54\nEast: S J987 H AK2 D Q64 C J32\nSouth: S T54 H QT96 D AK5 C Q98",
  "Chinese labels, from the south on": "南：♠1054 ♥Q1096 ♦AK5 ♣Q98\n西：♠63 ♥543 ♦J872 ♣A1076\n北：♠AKQ2 ♥J87 ♦1093 ♣K54\n东：♠J987 ♥AK2 ♦Q64 ♣J32",
  "Chinese names of suits": "北家 黑桃AKQ2 红心J87 方块1093 梅花K54\n东家 黑桃J987 红桃AK2 方片Q64 草花J32\n南家 黑桃1054 红心Q1096 方块AK5 梅花Q98\n西家 黑桃63 红心543 方块J872 梅花A1076",
  "suits divided by strokes": "N: AKQ2/J87/T93/K54\nE: J987/AK2/Q64/J32\nS: T54/QT96/AK5/Q98\nW: 63/543/J872/AT76",
  "suits divided by blanks": "AKQ2 J87 T93 K54\nJ987 AK2 Q64 J32\n1054 Q1096 AK5 Q98\n63 543 J872 A1076",
  "hands divided by semicolons": "AKQ2.J87.T93.K54; J987.AK2.Q64.J32; T54.QT96.AK5.Q98; 63.543.J872.AT76",
};

describe("a diagram is opened like a file", () => {
  for (const [way, text] of Object.entries(WAYS)) {
    test(way, async () => {
      const { page, leave } = await site.visit();
      await paste(page, text);
      await page.waitForSelector("dialog", { state: "detached" });
      const hand = async (seat) => (await page.locator(`.hand-${seat} [data-card]`).evaluateAll((cards) => cards.map((card) => card.dataset.card))).join(" ");
      assert.equal(await hand("N"), "SA SK SQ S2 HJ H8 H7 DT D9 D3 CK C5 C4");
      assert.equal(await hand("W"), "S6 S3 H5 H4 H3 DJ D8 D7 D2 CA CT C7 C6");
      assert.equal(await control(page, "edit-deal").count(), 1);
      await leave();
    });
  }

  test("a void as a dash, one hand alone, and words that are no cards", async () => {
    const { page, leave } = await site.visit();
    await paste(page, "N: AKQJ.AKQJ.AKQJT.-\nE: T987.T987.987.AK\nS: 654.654.654.QJT9\nW: 32.32.32.8765432");
    await page.waitForSelector("dialog", { state: "detached" });
    assert.equal(await page.locator(".hand-N [data-card]").count(), 13);
    await paste(page, NORTH);
    await page.waitForSelector("dialog", { state: "detached" });
    assert.equal(await page.locator(".hand-N .card, .hand-N [data-card]").count(), 13);
    await paste(page, "Dear Sir, A K and Q of hearts were in the other mail, 7 of them.");
    assert.match(await textOf(page, "dialog .problem-line"), /No board was found/);
    await leave();
  });

  test("of three hands the fourth has what is left, and that is said; of fewer nothing is guessed", async () => {
    const three = WAYS["labelled hands"].split("\n").slice(0, 3).join("\n");
    const { page, leave } = await site.visit();
    await paste(page, three);
    await page.waitForSelector("dialog", { state: "detached" });
    const south = () => page.locator(".hand-S [data-card]").evaluateAll((cards) => cards.map((card) => card.dataset.card).join(" "));
    const whole = "ST S5 S4 HQ HT H9 H6 DA DK D5 CQ C9 C8";
    assert.equal(await south(), whole);
    assert.match(await textOf(page, ".checks"), /The deal is right.*South has the thirteen cards that are left/);
    await page.reload();
    await page.waitForSelector(".hand-S [data-card]");
    assert.equal(await south(), whole, "after a reload");
    await paste(page, three.split("\n").slice(0, 2).join("\n"));
    await page.waitForSelector("dialog", { state: "detached" });
    assert.equal(await south(), "");
    await paste(page, three.replace("J872", "J87"));
    await page.waitForSelector("dialog", { state: "detached" });
    assert.equal(await south(), "", "twelve cards leave a choice");
    await leave();
    const desk = await site.visit("#/director", { locale: "zh-CN" });
    await control(desk.page, "paste").click();
    await desk.page.fill("dialog textarea", three);
    await desk.page.locator("dialog button[type=submit]").click();
    await desk.page.waitForSelector("dialog", { state: "detached" });
    assert.equal(await desk.page.locator(".hand-S [data-card]").count(), 13);
    assert.match(await textOf(desk.page, ".notice"), /其余十三张归南家/);
    await desk.leave();
  });
});
