// What tests of the Shengji page do by hand: enter a position, choose cards.
import { control } from "./site.mjs";

/** Enters a position of four hands by the page's own dialog. */
export async function enter(page, hands, { trump = "2H", dealer = "N", sizes = "2-8", kitty = "", leader = "", points = "" } = {}) {
  await control(page, "position").click();
  for (const [seat, cards] of Object.entries(hands)) await page.fill(`input[name=${seat}]`, cards);
  await page.fill("input[name=trump]", trump);
  await page.selectOption("select[name=dealer]", dealer);
  await page.selectOption("select[name=sizes]", sizes);
  await page.fill("input[name=kitty]", kitty);
  await page.selectOption("select[name=leader]", leader);
  await page.fill("input[name=points]", points);
  await control(page, "enter-open").click();
}

/** Chooses cards that are not chosen yet, among those of the folder given. */
export async function choose(page, faces, within = "") {
  for (const face of faces) await page.locator(`${within} button[data-face="${face}"][aria-pressed="false"]`).first().click();
}
