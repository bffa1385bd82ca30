// One board of a file saved by itself: with everything its file says of it, and with nothing that only the page made up.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { LIN, paste } from "./support/board.mjs";
import { control, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();
const DEAL = "N:AQJT9.T3.AQT8.T6 K84.K962.9543.AJ 75.AQ84.KJ.KQ752 632.J75.762.9843";
const board = (number, rest = "") => `[Event "#"]\n[Board "${number}"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "${DEAL}"]\n${rest}`;
const TOLD = `{a spade deal}
[Annotator "Li"]
[Auction "N"]
1S $1 Pass =1= {strong} 2C =2= Pass
4S {a jump} AP
[Note "1:slow"]
[Note "2:game force"]
[Play "E"]
HK =1= H4 H5 H3
*
[Note "1:from four"]
`;
const CONTRACT = '[Declarer "N"]\n[Contract "4S"]\n{nobody wrote the auction down}\n[Play "E"]\nHK H4 H5 H3\n*\n';
const FILE = [board(1).replace("#", "Club"), board(2, TOLD), board(3, CONTRACT)].join("\n");

async function opened(text, at) {
  const visit = await site.visit();
  await paste(visit.page, text);
  await visit.page.waitForSelector("dialog", { state: "detached" });
  for (let board = 1; board < at; board++) await visit.page.keyboard.press("PageDown");
  return visit;
}

/** What is saved, as the first, second or third choice. */
async function saved({ page }, format, choice = 0) {
  await control(page, `save-${format}`).click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator(".choice").nth(choice).click()]);
  return readFileSync(await download.path(), "utf8").replaceAll("\r\n", "\n");
}

function says(text, there, gone = []) {
  for (const part of there) assert.ok(text.includes(part), `${part} in ${text}`);
  for (const part of gone) assert.ok(!text.includes(part), `${part} not in ${text}`);
}

describe("a board saved by itself", () => {
  test("has what its file says of it, and no other board", async () => {
    const visit = await opened(FILE, 2);
    const there = ['[Event "Club"]', '[Annotator "Li"]', "{a spade deal}", "1S $1 Pass =1= {strong}", "4S {a jump} AP", "2:game force", "HK =1=", "from four"];
    const text = await saved(visit, "pbn");
    says(text, there, ['[Board "1"]', '[Board "3"]', "nobody"]);
    const again = await opened(text, 1);
    assert.equal(await textOf(again.page, "h1"), "Board 2 Club");
    assert.equal(await again.page.locator(".warnings").count(), 0);
    await again.leave();
    await visit.leave();
  });

  test("keeps the explanations of a LIN file, in either format", async () => {
    const other = LIN.replace("qx|o7|", "qx|o8|").replace("Board 7", "Board 8").replace("four spades", "five spades");
    const visit = await opened(`${LIN.replace("|mb|1H|", "|nt|a quiet start|mb|1H|")}\n${other}`, 1);
    says(await saved(visit, "lin"), ["mb|1S!|an|four spades|", "nt|a quiet start|", "mc|10|"], ["five spades"]);
    says(await saved(visit, "pbn"), ["four spades", "{a quiet start}"], ["five spades"]);
    await visit.leave();
  });

  test("with a line of one's own loses what was said of the calls and cards that are gone", async () => {
    const visit = await opened(FILE, 2);
    await control(visit.page, "step-first").click();
    for (let step = 0; step < 2; step++) await visit.page.keyboard.press("ArrowRight");
    await control(visit.page, "bid-2D").click();
    for (const choice of [0, 1]) says(await saved(visit, "pbn", choice), ["1S $1 Pass =1= {strong} 2D +\n", "1:slow"], ["game force", "a jump", "from four"]);
    await visit.leave();
  });

  test("with a deal that is wrong can be saved as it is", async () => {
    const visit = await opened(FILE.replaceAll("632.J75", "732.J75"), 2);
    says(await saved(visit, "pbn"), ["732.J75.762.9843", "{a jump}"], ['[Board "1"]']);
    await visit.leave();
  });
});

describe("a board of a file that tells a contract and no auction", () => {
  test("is saved without one, by itself and in its file, whatever is played on", async () => {
    const visit = await opened(FILE, 3);
    says(await saved(visit, "pbn"), ['[Contract "4S"]', "{nobody wrote", "HK H4 H5 H3"], ["[Auction"]);
    await visit.page.keyboard.press("End");
    await visit.page.locator("[data-key^=legal-]").first().click();
    assert.match(await textOf(visit.page, ".place-source"), /1 board changed: 3/);
    for (const choice of [0, 1]) {
      const text = (await saved(visit, "pbn", choice)).split('[Board "3"]')[1];
      says(text, ['[Declarer "N"]', '[Contract "4S"]', "HK H4 H5 H3\n"], ["[Auction"]);
      assert.match(text, /H3\n[SHDC][2-9TJQKA] /);
    }
    await visit.leave();
  });

  test("in LIN, which tells a contract by its calls, has the shortest", async () => {
    const visit = await opened(FILE, 3);
    says(await saved(visit, "lin"), ["mb|4S|mb|p|mb|p|mb|p|", "pc|HK|"]);
    await visit.leave();
  });

  test("is saved with the auction somebody gives it", async () => {
    const visit = await opened(FILE, 3);
    await control(visit.page, "step-first").click();
    await control(visit.page, "bid-1S").click();
    says(await saved(visit, "pbn"), ['[Auction "N"]\n1S +\n'], ['"4S"']);
    await visit.leave();
  });
});

test("a wrong deal by itself, of no file, is saved too", async () => {
  const visit = await opened(DEAL.replace("632.J75", "732.J75"), 1);
  await visit.page.waitForSelector(".check-wrong");
  const [download] = await Promise.all([visit.page.waitForEvent("download"), control(visit.page, "save-pbn").click()]);
  says(readFileSync(await download.path(), "utf8"), ["732.J75.762.9843"]);
  await visit.leave();
});
