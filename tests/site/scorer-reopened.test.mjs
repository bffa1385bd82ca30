// Results alone, from this page or another program, opened where the event is not kept.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { control, withSite } from "./support/site.mjs";
import { enter, ranking, setUp } from "./support/scorer.mjs";

const site = withSite();

const open = async (page, name, text) => {
  await page.setInputFiles("[data-key=open-file-input]", { name, mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.waitForSelector(".sc-views");
};
const plain = (rows) => rows.map(({ number, place, main }) => [number, place, main]);
const fields = async (page) => {
  await control(page, "view-ranking").click();
  return Promise.all(Array.from({ length: await page.locator(".page-scorer .sc-ranking").count() }, (_, field) => ranking(page, field).then(plain)));
};

test("a Mitchell of two rankings has two again, from PBN and from a table", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "Club", count: 6, rounds: 3, "per-set": 1 } });
  await page.locator(".sc-result").first().focus();
  for (const text of ["4S N =", "4S N +1", "3NT W -1", "110", "-50", "1NT E =", "2H S +2", "-600", "pass"]) await enter(page, text);
  const before = await fields(page);
  assert.equal(before.length, 2);
  for (const format of ["pbn", "csv"]) {
    await control(page, "view-files").click();
    const [download] = await Promise.all([page.waitForEvent("download"), control(page, `save-${format}`).click()]);
    const next = await site.visit("#/scorer");
    await open(next.page, `club.${format}`, readFileSync(await download.path(), "utf8"));
    assert.match(await next.page.locator(".notice").last().innerText(), /Nobody changes sides/);
    assert.deepEqual(await fields(next.page), before, format);
    await control(next.page, "view-setup").click();
    await next.page.selectOption("[data-key=set-by-side]", "together");
    await control(next.page, "set-create").click();
    assert.equal((await fields(next.page)).length, 1, "the director has the last word");
    await next.page.reload();
    await next.page.waitForSelector(".sc-views");
    assert.equal((await fields(next.page)).length, 1);
    await next.leave();
  }
  await leave();
});

test("both sides numbered from 1 are told apart, and who changes sides is in one ranking", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  await open(page, "mitchell.csv", "board,ns,ew,score\n1,1,1,420\n1,2,2,50\n2,1,2,-100\n2,2,1,110\n");
  assert.match(await page.locator(".notice").last().innerText(), /文件中东西从 1 编号，这里从 3 编号.*南北与东西分别排名/s);
  assert.deepEqual((await fields(page)).map((own) => own.map(([number]) => number).sort()), [[1, 2], [3, 4]]);
  await control(page, "all-events").click();
  await open(page, "howell.csv", "board,ns,ew,score\n1,1,2,420\n1,3,4,50\n2,1,3,-100\n2,4,2,110\n");
  assert.deepEqual((await fields(page)).map((own) => own.map(([number]) => number).sort()), [[1, 2, 3, 4]]);
  await control(page, "all-events").click();
  await open(page, "one-table.csv", "board,ns,ew,score\n1,1,2,420\n2,1,2,-100\n");
  assert.equal((await fields(page)).length, 1, "of one pair a side there is nothing to rank");
  await leave();
});

test("a number against itself among players with partners is no second numbering: nothing is moved, and the line is named", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await page.setInputFiles("[data-key=open-file-input]", { name: "mixed.csv", mimeType: "text/plain", buffer: Buffer.from("board,ns,ew,score\n1,3,3,420\n1,1+2,4+5,50\n") });
  assert.match(await page.locator(".notice").last().innerText(), /Board 1, 3 against 3: .*the same number/);
  await leave();
});
