// What the Scorer keeps: a connection that is lost, a page that dies, two tabs, backups whole and damaged, no network.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { enter, smallEvent } from "./support/scorer.mjs";
import { control, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();

test("a lost connection to what is kept is opened again, and the browser is asked to keep it", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await page.evaluate(() => {
    window.asked = 0;
    navigator.storage.persist = async () => (window.asked += 1) > 0;
  });
  await smallEvent(page);
  assert.equal(await page.evaluate(() => window.asked), 1);
  await page.evaluate(() => {
    // As after a phone has slept: connections that are open do nothing any more.
    const begin = IDBDatabase.prototype.transaction;
    const open = indexedDB.open;
    const fresh = new WeakSet();
    indexedDB.open = (...args) => {
      const asked = open.apply(indexedDB, args);
      asked.addEventListener("success", () => fresh.add(asked.result));
      return asked;
    };
    IDBDatabase.prototype.transaction = function (...args) {
      if (!fresh.has(this)) throw new DOMException("Connection to Indexed Database server lost", "InvalidStateError");
      return begin.apply(this, args);
    };
  });
  for (const text of ["4S N =", "3NT E -2"]) await enter(page, text);
  await page.waitForFunction(() => document.querySelector(".sc-head h1 small").innerText.includes("2 of 18"));
  await page.waitForTimeout(300);
  // Only what is in the database is left.
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("tricklaw.scorer.")).forEach((key) => localStorage.removeItem(key)));
  await page.reload();
  await ready(page);
  assert.match(await textOf(page, ".sc-head h1 small"), /2 of 18/);
  await leave();
});

test("a disk found full only when all is written is no success: it is said, and what is kept elsewhere is kept", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  await page.evaluate(() => {
    // The request succeeds, and the transaction is given up after it; so the Indexed Database API lets a browser do.
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...args) {
      const asked = put.apply(this, args);
      asked.addEventListener("success", () => this.transaction.abort());
      return asked;
    };
  });
  await enter(page, "4S N =");
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("tricklaw.scorer.copy-")));
  assert.equal(await page.locator(".notice").count(), 0, "the copy beside it is kept");
  await page.evaluate(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.includes("scorer.copy-")) throw new DOMException("full", "QuotaExceededError");
      return set.call(this, key, value);
    };
  });
  await enter(page, "3NT E -2");
  await page.waitForSelector(".notice-problem");
  assert.match(await textOf(page, ".notice-problem"), /does not keep anything/);
  await leave();
});

test("a page whose position cannot be kept says so, once", async () => {
  for (const [id, key, locale, words] of [
    ["board", "step-next", "en-GB", /gone after a reload/],
    ["director", "step-first", "zh-CN", /重新加载后内容将会丢失/],
  ]) {
    const { page, leave } = await site.visit(`#/${id}`, { locale });
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await control(page, key).click();
    await page.waitForSelector(".notice-problem");
    assert.match(await textOf(page, ".notice-problem"), words);
    await page.locator(".notice-problem button").click();
    await control(page, "step-next").click();
    assert.equal(await page.locator(".notice-problem").count(), 0);
    await leave();
  }
});

test("nothing typed is lost when the page dies at once, and undo survives it", async () => {
  const { page, context, leave } = await site.visit("#/scorer", { hurry: true });
  await smallEvent(page);
  await enter(page, "4S N =");
  const address = page.url();
  await page.keyboard.type("3NT E -2");
  await page.keyboard.press("Enter");
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto(address);
  await ready(again);
  assert.match(await textOf(again, ".sc-head h1 small"), /2 of 18/);
  await control(again, "undo").click();
  await control(again, "undo").click();
  assert.match(await textOf(again, ".sc-head h1 small"), /0 of 18/);
  await control(again, "redo").click();
  assert.equal(await again.locator(".sc-result").first().inputValue(), "4S N =");
  await leave();
});

test("the Back button goes from an event to the list of events and from a form given up to there, and nothing typed is lost", async () => {
  const { page, leave } = await site.visit("#/claim");
  const heading = (text) => page.waitForFunction((wanted) => document.querySelector("main h1")?.innerText.startsWith(wanted), text);
  await page.goto(`${site.address}#/scorer`);
  await heading("Scorer");
  await smallEvent(page);
  await page.keyboard.type("3N");
  await control(page, "view-ranking").click();
  await page.goBack();
  await heading("Scorer");
  assert.equal(await page.evaluate(() => document.activeElement.id), "main", "reading goes on in the list");
  await control(page, "new-event").click();
  await page.fill("[data-key=set-event]", "Another");
  await page.goBack();
  await heading("Scorer");
  await control(page, "new-event").click();
  assert.equal(await page.inputValue("[data-key=set-event]"), "Another");
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
  await page.goBack();
  await heading("Scorer"); // not the form, which is an event now
  await page.locator(".sc-event-open", { hasText: "Four tables" }).click();
  await heading("Four tables");
  assert.equal(await page.locator(".sc-result").first().inputValue(), "3N");
  await control(page, "all-events").click();
  await heading("Scorer");
  await page.goBack();
  await heading("Four tables");
  await control(page, "more-1.1.4").click();
  await page.waitForSelector("dialog[open]");
  await page.goBack();
  await heading("Scorer");
  assert.equal(await page.locator("dialog").count(), 0, "a dialog goes with the place it belongs to");
  for (let i = 0; i < 9 && !page.url().includes("#/claim"); i++) {
    await page.goBack();
    await page.waitForTimeout(100);
  }
  assert.match(page.url(), /#\/claim/, "and at last to where one came from");
  await leave();
});

test("two tabs of one event follow each other", async () => {
  const { page, context, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await ready(other);
  await page.bringToFront();
  await page.locator(".sc-result").first().focus();
  await enter(page, "4S N =");
  await other.waitForFunction(() => document.querySelector(".sc-result").value === "4S N =");
  assert.match(await textOf(other, ".sc-head h1 small"), /1 of 18/);
  // What this tab itself puts over its own result is nothing another one did.
  for (const [name, value] of [["ns", "1"], ["ew", "4"], ["result", "450"]]) await page.fill(`[data-key=add-${name}]`, value);
  await page.keyboard.press("Enter");
  await other.bringToFront();
  await other.locator(".sc-result").nth(1).focus();
  await enter(other, "110");
  await page.waitForFunction(() => document.querySelectorAll(".sc-result")[1].value === "110");
  assert.deepEqual((await page.locator(".notice").allInnerTexts()).filter((text) => /Another window/.test(text)), []);
  assert.equal(await page.locator(".sc-result").first().inputValue(), "450");
  await leave();
});

test("a line typed in two tabs at once: the later one counts, and the other tab is told what it had there", async () => {
  const { page, context, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await ready(other);
  await other.locator(".sc-result").first().focus();
  await other.keyboard.type("3NT S +1");
  await page.bringToFront();
  await page.locator(".sc-result").first().focus();
  await enter(page, "4S N =");
  await enter(page, "420");
  await other.waitForFunction(() => document.querySelectorAll(".sc-result")[1].value === "420");
  assert.equal(await other.locator(".sc-result").first().inputValue(), "3NT S +1", "what is half typed stays");
  assert.equal(await page.locator(".sc-result").first().inputValue(), "4S N =", "and is not taken for finished");
  await other.bringToFront();
  await other.keyboard.press("Enter");
  await page.bringToFront();
  await page.waitForSelector(".notice-problem");
  assert.match(await textOf(page, ".notice-problem"), /^Board 1, 1 against 4: Another window has put 3NT S \+1 in place of 4S N =, which was typed here\.$/);
  assert.equal(await other.locator(".notice").count(), 0);
  await page.locator(".sc-result").nth(1).fill("430");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".notice-problem").count(), 1, "who goes on typing still reads it");
  assert.deepEqual(await page.locator(".sc-result").evaluateAll((fields) => fields.map(({ value }) => value)), ["3NT S +1", "430", ""]);
  await leave();
});

/** What a click saves: its name and text. */
async function saved(page, key) {
  const [file] = await Promise.all([page.waitForEvent("download"), control(page, key).click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), "utf8") };
}

const asFile = ({ name, text }) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

test("a backup brings everything back on another device; CSV, USEBIO and PBN tell the results", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page, { names: { ns: "Ann & Bob\nCarl & Dora\nEve & Fay" } });
  for (const text of ["4S N =", "3NT S -1 HA", "pass", "-110", "4H W =", "5D E -1"]) await enter(page, text);
  await control(page, "view-files").click();
  const backup = await saved(page, "save-json");
  assert.match(backup.name, /^Four-tables-\d{4}-\d\d-\d\d\.json$/);
  const csv = await saved(page, "save-csv");
  assert.match(csv.text, /,3NT,S,8,HA,-50,0/);
  assert.match((await saved(page, "save-usebio")).text, /<PLAYER_NAME>Ann<\/PLAYER_NAME>/);
  assert.match((await saved(page, "save-pbn")).text, /\[ScoreTable "/);
  assert.match((await saved(page, "save-standings")).text, /Ann – Bob/);
  await leave();

  const fresh = await site.visit("#/scorer");
  await fresh.page.setInputFiles("[data-key=open-file-input]", asFile(backup));
  await fresh.page.waitForSelector(".sc-views");
  assert.match(await textOf(fresh.page, ".sc-head h1 small"), /6 of 18/);
  assert.equal(await fresh.page.locator(".sc-result").nth(1).inputValue(), "3NT S -1 HA");
  await control(fresh.page, "view-ranking").click();
  assert.match(await textOf(fresh.page, ".sc-ranking"), /Ann – Bob/);
  await control(fresh.page, "all-events").click();
  await fresh.page.setInputFiles("[data-key=open-file-input]", asFile(csv));
  await fresh.page.waitForSelector(".sc-views");
  assert.match(await textOf(fresh.page, ".sc-head h1 small"), /own movement.* 6 of 6/);
  await control(fresh.page, "view-files").click();
  await fresh.page.fill("[data-key=paste]", "board,ns,ew,contract,declarer,tricks,score\n1,1,4,4S,N,10,430\n2,x,4,3NT,S,9,\n");
  await control(fresh.page, "import-paste").click();
  assert.match(await textOf(fresh.page, ".notices"), /2 faults.*line 2: the score is 430, but the contract is worth 420.*line 3: “ns” is no number/);
  await fresh.leave();
});

test("without the network an evening is set up, entered, and there again after a reload", async () => {
  const { page, context, leave } = await site.visit("#/board", { serviceWorkers: "allow" });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.goto(`${site.address}#/scorer`);
  await page.reload();
  await ready(page);
  await smallEvent(page);
  await enter(page, "4S N =");
  await page.reload();
  await ready(page);
  assert.match(await textOf(page, ".sc-head h1 small"), /1 of 18/);
  await leave();
});

test("a damaged backup is refused and leaves the other events alone", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await smallEvent(page);
  await control(page, "all-events").click();
  for (const text of [
    '{"kind":"tricklaw-event","event":{"plan":"mitchell","rows":{}}}',
    '{"kind":"tricklaw-event","event":{"plan":"what","rows":{}}}',
    "{}",
    "[1",
    "hello",
    '[{"board":1}]',
  ]) {
    await page.setInputFiles("[data-key=open-file-input]", asFile({ name: "x.json", text }));
    await page.waitForFunction(() => document.querySelector(".notices").textContent !== "");
    assert.equal(await page.locator(".sc-event").count(), 1, text);
    await page.locator(".notices button").first().click();
  }
  await page.locator('[data-key^="delete-"]').click();
  await control(page, "confirm-no").click();
  assert.equal(await page.locator(".sc-event").count(), 1);
  await page.locator('[data-key^="delete-"]').click();
  await control(page, "confirm-yes").click();
  await page.waitForFunction(() => document.querySelector(".sc-event") === null);
  await leave();
});

test("a database that never answers keeps nobody waiting: after seconds it is said, and the evening is scored, kept beside it and saved", async () => {
  const { page, leave } = await site.visit("#/director", { hurry: true });
  await page.addInitScript(() => (IDBFactory.prototype.open = () => ({})));
  await page.evaluate(() => (location.hash = "#/scorer"));
  await page.reload();
  await ready(page);
  assert.match(await textOf(page, ".notice-problem"), /storage of this browser does not answer/);
  await smallEvent(page);
  await enter(page, "4S N =");
  await page.waitForFunction(() => document.querySelector(".sc-head h1 small").innerText.includes("1 of 18"));
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith("tricklaw.scorer.copy-")));
  await control(page, "view-files").click();
  const saved = page.waitForEvent("download");
  await control(page, "save-json").click();
  assert.match(readFileSync(await (await saved).path(), "utf8"), /Four tables/);
  await page.reload();
  await ready(page);
  assert.match(await textOf(page, ".sc-head h1 small"), /1 of 18/, "the copy beside it");
  await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("tricklaw.scorer.copy-")).forEach((key) => localStorage.removeItem(key)));
  await page.reload();
  await ready(page);
  assert.equal(await page.locator(".notice").count(), 1, "nobody says that an event is gone that cannot be looked for");
  assert.equal(await page.locator(".sc-event").count(), 1);
  await page.evaluate(() => localStorage.setItem("tricklaw.language", '"zh"'));
  await page.evaluate(() => (location.hash = "#/board"));
  await page.reload();
  await ready(page);
  await page.waitForSelector(".diagram");
  await leave();
});
