// A table of results as it was saved, opened on a device that knows nothing of the event.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { enter, ranking, setUp } from "./support/scorer.mjs";
import { control, withSite } from "./support/site.mjs";

const site = withSite();

async function saved(page) {
  await control(page, "view-files").click();
  const [download] = await Promise.all([page.waitForEvent("download"), control(page, "save-csv").click()]);
  return readFileSync(await download.path(), "utf8");
}

async function openAlone(page, text) {
  await control(page, "all-events").click();
  await control(page, "open-file-input").setInputFiles({ name: "Club.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await page.waitForSelector(".sc-lines");
  return Object.fromEntries((await ranking(page)).concat(await page.locator(".sc-ranking").count() > 1 ? await ranking(page, 1) : []).map(({ number, name }) => [number, name.split("\n")[0]]));
}

for (const locale of ["en-GB", "zh-CN"])
  test(`the names come back with the results: pairs, ${locale}`, async () => {
    const { page, leave } = await site.visit("#/scorer", { locale });
    await setUp(page, { fields: { event: "Club", count: 6, rounds: 3, "per-set": 1 }, names: { ns: '=Ann & Bob\n"Li, Carl" & Dora\n王五 & 赵六', ew: "Eve & Fay\nGus" } });
    await page.locator(".sc-result").first().focus();
    for (const text of ["420", "-50", "100"]) await enter(page, text);
    const text = await saved(page);
    assert.match(text.split("\r\n")[0].split("\n")[0], locale === "en-GB" ? /,nsName,ewName$/ : /,南北姓名,东西姓名$/);
    assert.match(text, /,'=Ann – Bob,/, "no spreadsheet works it out");
    assert.deepEqual(await openAlone(page, text), { 1: "=Ann – Bob", 2: "Li, Carl – Dora", 3: "王五 – 赵六", 4: "Eve – Fay", 5: "Gus", 6: "" });
    await leave();
  });

test("players of an individual have their own names back; without names the table has no such columns", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "individual", fields: { event: "Eight", count: 8, "per-set": 1 } });
  await page.locator(".sc-result").first().focus();
  await enter(page, "420");
  assert.doesNotMatch(await saved(page), /Name/);
  await control(page, "view-setup").click();
  await page.fill("[data-key=set-names-all]", "Ann\nBob\nCarl\nDora\nEve\nFay\nGus\nHal");
  await control(page, "view-scores").click();
  const names = await openAlone(page, await saved(page));
  assert.equal(Object.keys(names).length, 4);
  const all = ["Ann", "Bob", "Carl", "Dora", "Eve", "Fay", "Gus", "Hal"];
  for (const [number, name] of Object.entries(names)) assert.equal(name, all[number - 1]);
  await leave();
});
