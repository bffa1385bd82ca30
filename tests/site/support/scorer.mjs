// The Scorer's form and fields, for its tests.
import { control } from "./site.mjs";

/** Sets an event up by the form: fields by their key, choices by theirs. */
export async function setUp(page, { game, plan, choices = {}, fields = {}, names = {} }) {
  await control(page, "new-event").click();
  if (game) await control(page, `set-game-${game}`).click();
  if (plan) await page.selectOption("[data-key=set-plan]", plan);
  for (const [key, value] of Object.entries(choices)) await page.selectOption(`[data-key=set-${key}]`, value);
  for (const [key, value] of Object.entries(fields)) {
    await page.fill(`[data-key=set-${key}]`, String(value));
    await page.keyboard.press("Tab");
  }
  for (const [list, text] of Object.entries(names)) {
    await page.fill(`[data-key=set-names-${list}]`, text);
    await page.keyboard.press("Tab");
  }
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
}

/** A small event of pairs, ready for results. */
export async function smallEvent(page, more = {}) {
  await setUp(page, { fields: { event: "Four tables", count: 6, rounds: 3, "per-set": 2, ...more.fields }, ...more });
  await page.locator(".sc-result").first().focus();
}

/** Types a result into the field in focus and goes on. */
export async function enter(page, text) {
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** Types the scores of a round's matches in their order. */
export async function playRound(page, scores) {
  for (const [index, text] of scores.entries()) {
    await page.locator(".sc-result").nth(index).fill(text);
    await page.keyboard.press("Enter");
  }
}

/** A ranking's lines as the page shows them. */
export const ranking = (page, field = 0) =>
  page
    .locator(".sc-ranking")
    .nth(field)
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => ({
        number: Number(row.dataset.number),
        place: row.cells[0].innerText.trim(),
        main: row.querySelector(".sc-main").innerText.trim(),
        name: row.cells[2].innerText.trim(),
      })),
    );
