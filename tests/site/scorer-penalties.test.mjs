// The Scorer where penalties decide: delays in a knock-out and shares of a delay at pairs; who goes on when the boards do
// not say so.
import assert from "node:assert/strict";
import { test } from "node:test";
import { enter, ranking, setUp } from "./support/scorer.mjs";
import { control, overflow, PHONE, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();

const openPenalties = (page) => page.locator("[data-key=penalties] > summary").click();
const penalties = (page) => page.locator("[data-key=penalties] li").allInnerTexts().then((texts) => texts.map((text) => text.trim()));
const box = (page, match) => textOf(page, `[data-match="${match}"]`);

/** Fills in a delay; what the page says of it. */
async function delay(page, { number, rule = "late", minutes, share, other }) {
  await page.fill("[data-key=delay-number]", String(number));
  await page.selectOption("[data-key=delay-rule]", rule);
  if (share !== undefined) await page.fill("[data-key=delay-share]", String(share));
  if (other !== undefined) await page.fill("[data-key=delay-other]", String(other));
  await page.fill("[data-key=delay-minutes]", minutes);
  return textOf(page, ".sc-ruling");
}

test("late in a knock-out: IMPs off the match, which may turn it round", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", fields: { event: "Cup" }, names: { all: "Reds\nBlues\nGreens\nBlacks" } });
  await page.locator(".sc-result").first().focus();
  await enter(page, "45-43"); // 1 against 4
  assert.match(await textOf(page, ".sc-places"), /^Places 3–4 4 Blacks$/, "whoever loses the other semi-final shares the place");
  await enter(page, "30-10");
  assert.match(await textOf(page, ".sc-places"), /^Places 3–4 2 Blues, 4 Blacks$/);
  assert.match(await box(page, 2), /1 Reds/);
  await openPenalties(page);
  assert.match(await delay(page, { number: 1, minutes: "4" }), /^a warning Directing art\. 26$/);
  assert.match(await delay(page, { number: 1, minutes: "6:30" }), /^−3 IMPs Directing art\. 26$/, "one, and two begun beyond five");
  assert.equal(
    await page.locator("[data-key=delay-match] option:checked").innerText(),
    await page.locator("[data-key=delay-match] option").last().innerText(),
    "the match still open",
  );
  await page.selectOption("[data-key=delay-match]", { index: 0 });
  await control(page, "delay-add").click();
  assert.deepEqual(await penalties(page), ["1 Reds: −3 IMPs (late by 6:30 min, Match 1)"]);
  assert.match(await box(page, 0), /42 – 43 after penalties/);
  assert.match(await box(page, 2), /4 Blacks/, "42 against 43");
  await page.reload();
  await ready(page);
  assert.match(await box(page, 2), /4 Blacks/);
  await control(page, "penalty-0").click();
  assert.match(await box(page, 2), /1 Reds/);
  await control(page, "undo").click();
  assert.match(await box(page, 2), /4 Blacks/);
  await delay(page, { number: 4, minutes: "2" });
  await page.selectOption("[data-key=delay-match]", { index: 1 });
  await control(page, "delay-add").click();
  assert.match(await textOf(page, ".notices"), /Number 4 does not play in that match/, "a match it does not play");
  await leave();
});

test("slow in a knock-out: shared by both sides, and beyond 25 minutes the director chooses", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", fields: { event: "Cup" }, names: { all: "Reds\nBlues" } });
  await openPenalties(page);
  assert.match(await delay(page, { number: 2, rule: "slow", minutes: "7", share: 75 }), /^−5\.25 IMPs \/ −1\.75 IMPs Directing art\. 27$/);
  assert.equal(await control(page, "delay-choice").isVisible(), false);
  await control(page, "delay-add").click();
  assert.deepEqual(await penalties(page), ["2 Blues: −5.25 IMPs (slow by 7 min, Match 1)", "1 Reds: −1.75 IMPs (slow by 7 min, Match 1)"]);
  assert.match(await delay(page, { number: 1, rule: "slow", minutes: "26", share: 100 }), /^play stops Boards not played are cancelled\./);
  assert.deepEqual(await page.locator("[data-key=delay-choice] option").allInnerTexts(), ["play stops", "play stops, −25 IMPs", "the committee decides"]);
  await page.selectOption("[data-key=delay-choice]", { index: 1 });
  assert.match(await textOf(page, ".sc-ruling"), /^play stops, −25 IMPs/);
  await control(page, "delay-add").click();
  await page.locator(".sc-result").focus();
  await enter(page, "50-30"); // 50 - 1.75 - 25 against 30 - 5.25
  assert.match(await box(page, 0), /23\.25 – 24\.75 after penalties/);
  assert.match(await textOf(page, ".sc-places"), /Winner: Blues/);
  await leave();
});

test("a knock-out board by board goes on when every board is in, or by the director's word", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", fields: { event: "Boards", boards: 2 }, names: { all: "A\nB" } });
  await control(page, "boards-m0.1.2").click();
  await page.locator(".sc-result").first().focus();
  for (const text of ["420", "-50"]) await enter(page, text);
  assert.match(await textOf(page, ".sc-total"), /^10 – 0$/, "no victory points in a knock-out");
  await control(page, "back").click();
  assert.equal(await page.locator(".sc-places").count(), 0, "a board is open");
  await control(page, "boards-m0.1.2").click();
  await control(page, "on-m0.1.2-away").click();
  await control(page, "back").click();
  assert.match(await textOf(page, ".sc-places"), /Winner: B/);
  await control(page, "boards-m0.1.2").click();
  await control(page, "on-m0.1.2-away").click(); // taken back
  await page.locator(".sc-result").nth(2).focus();
  for (const text of ["-420", "50"]) await enter(page, text); // level in everything
  await control(page, "back").click();
  assert.match(await box(page, 0), /10 – 10 2 boards Level: who goes on\? 1 A 2 B/);
  await control(page, "on-m0.1.2-home").click();
  assert.match(await textOf(page, ".sc-places"), /Winner: A/);
  await openPenalties(page);
  await page.fill("[data-key=penalty-number]", "2");
  await page.fill("[data-key=penalty-amount]", "0.5");
  await control(page, "penalty-add").click();
  await control(page, "on-m0.1.2-home").click(); // no need to say any more
  assert.match(await textOf(page, ".sc-places"), /Winner: A/);
  await leave();
});

test("a match that penalties leave level is decided by total points", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", fields: { event: "Level", boards: 2 }, names: { all: "A\nB" } });
  await control(page, "boards-m0.1.2").click();
  await page.locator(".sc-result").first().focus();
  for (const text of ["420", "-50", "-110", "50"]) await enter(page, text); // 10 and 4 IMPs; 470 points and 160
  await control(page, "back").click();
  await openPenalties(page);
  await page.fill("[data-key=penalty-number]", "1");
  await page.fill("[data-key=penalty-amount]", "6");
  await control(page, "penalty-add").click();
  assert.match(await box(page, 0), /4 – 4 2 boards 4 – 4 after penalties Level: A goes on by total points\./);
  await leave();
});

test("slow pairs: all of it for one pair, or shares for both", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "Slow", count: 6, rounds: 3, "per-set": 2 } });
  await control(page, "view-ranking").click();
  await openPenalties(page);
  assert.match(await delay(page, { number: 1, rule: "slow", minutes: "7" }), /^−20 % of a top = −0\.8 MP Directing art\. 27$/);
  await control(page, "delay-add").click();
  assert.match(
    await delay(page, { number: 2, rule: "slow", minutes: "7", share: 75, other: 5 }),
    /^−15 % of a top = −0\.6 MP \/ −5 % of a top = −0\.2 MP Directing/,
  );
  await control(page, "delay-add").click();
  assert.deepEqual(await penalties(page), [
    "1: −20 % of a top = −0.8 MP (slow by 7 min)",
    "2: −15 % of a top = −0.6 MP (slow by 7 min)",
    "5: −5 % of a top = −0.2 MP (slow by 7 min)",
  ]);
  await leave();
});

for (const plan of ["howell", "round-robin"])
  test(`penalties stand in the ranking, on paper too: ${plan}`, async () => {
    const { page, leave } = await site.visit("#/scorer");
    await setUp(page, { plan, fields: { event: "Fined", count: 4 } });
    await page.locator(".sc-result").first().fill(plan === "howell" ? "4S N =" : "30-20");
    await page.keyboard.press("Enter");
    await control(page, "view-ranking").click();
    const marks = (where) => page.locator(`${where} .sc-ranking .sc-penalised`).allTextContents();
    assert.deepEqual(await marks(".page-scorer"), [], "none where there are none");
    await openPenalties(page);
    for (const amount of ["0.5", "1"]) {
      await page.fill("[data-key=penalty-number]", "1");
      await page.fill("[data-key=penalty-amount]", amount);
      await control(page, "penalty-add").click();
    }
    const told = plan === "howell" ? "Penalties: −0.5 MP, −1 MP" : "Penalties: −0.5 VP, −1 VP";
    const row = ".page-scorer .sc-ranking tr[data-number='1']";
    assert.deepEqual(await page.locator(`${row} .sc-penalised`).first().innerText(), told);
    await page.evaluate(() => (window.print = () => {}));
    await control(page, "view-files").click();
    await control(page, "print-ranking").click();
    assert.deepEqual(await marks(".sc-place-paper"), [told]);
    await leave();
  });

test("delays in a knock-out in Chinese on a phone", async () => {
  const { page, leave } = await site.visit("#/scorer", { viewport: PHONE, locale: "zh-CN" });
  await setUp(page, { plan: "knockout", fields: { event: "杯赛" }, names: { all: "北京\n上海\n广州\n深圳" } });
  await openPenalties(page);
  assert.match(await delay(page, { number: 1, rule: "slow", minutes: "26" }), /^停止打牌 未打的牌取消。 裁判法第27条$/);
  assert.deepEqual(await page.locator("[data-key=delay-choice] option").allInnerTexts(), ["停止打牌", "停止打牌，−25 IMP", "由仲裁委员会处理"]);
  assert.ok((await overflow(page)) <= 0);
  await leave();
});

test("a pair leaves in the middle: what is open is forfeited in the right direction, in one step", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "howell", fields: { event: "Leaving", count: 4, rounds: 3, "per-set": 1 } });
  await page.locator(".sc-result").first().focus();
  await enter(page, "4S N =");
  await control(page, "view-ranking").click();
  await page.locator("[data-key=absent] > summary").click();
  await page.fill("[data-key=absent-number]", "9");
  await control(page, "absent-add").click();
  assert.match(await textOf(page, ".notices"), /No open line has that number/);
  await page.fill("[data-key=absent-number]", "4");
  await control(page, "absent-add").click();
  assert.match(await textOf(page, ".notices"), /lines of number 4 were filled in/);
  const progress = await textOf(page, ".sc-head h1 small");
  await control(page, "view-scores").click();
  const lines = [];
  for (const board of [1, 2, 3]) {
    await control(page, `stop-${board}`).click();
    lines.push(
      ...(await page
        .locator(".sc-lines tbody tr")
        .evaluateAll((rows) =>
          rows.map((row) => ({
            pairs: [...row.querySelectorAll(".sc-who b")].map((cell) => cell.innerText),
            typed: row.querySelector(".sc-result").value,
          })),
        )),
    );
  }
  const filled = lines.filter(({ typed }) => typed.includes("AVE"));
  assert.ok(filled.length >= 2 && filled.every(({ pairs }) => pairs.includes("4")), JSON.stringify(lines));
  for (const { pairs, typed } of filled) assert.equal(typed, pairs[0] === "4" ? "0/AVE+" : "AVE+/0");
  assert.ok(lines.some(({ pairs, typed }) => !pairs.includes("4") && typed === ""), "the others play on");
  await control(page, "undo").click();
  assert.notEqual(await textOf(page, ".sc-head h1 small"), progress);
  await control(page, "view-ranking").click();
  await page.locator("[data-key=absent] > summary").click();
  await page.fill("[data-key=absent-number]", "4");
  await page.selectOption("[data-key=absent-way]", "np");
  await control(page, "absent-add").click();
  assert.equal(await textOf(page, ".sc-head h1 small"), progress);
  await leave();
});

test("teams without victory points: ruled in IMPs, and what these take off the conditions of the event say once", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "round-robin", choices: { scale: "" }, fields: { event: "Wins", count: 5 } });
  await control(page, "view-ranking").click();
  await page.locator("[data-key=penalties] > summary").click();
  const late = async (number, minutes) => {
    await page.fill("[data-key=delay-number]", number);
    await page.fill("[data-key=delay-minutes]", minutes);
    await control(page, "delay-add").click();
  };
  const given = () => page.locator("[data-key=penalties] li").allInnerTexts();
  await late("2", "4");
  assert.match((await given())[0], /2: a warning/, "which needs no amount");
  await late("2", "3");
  assert.match(await page.locator(".notice").last().innerText(), /How many points do 3 IMPs take off here\?/);
  await page.fill("[data-key=delay-worth]", "0,1");
  await control(page, "delay-add").click();
  assert.match((await given())[1], /2: −1 IMP = −0\.03 Points/);
  assert.equal(await control(page, "delay-worth").inputValue(), "0.1", "everybody is ruled alike");
  await page.selectOption("[data-key=delay-rule]", "slow");
  await late("1", "6");
  assert.deepEqual((await given()).slice(2).map((text) => text.match(/^\d.*Points/)[0]), ["1: −6 IMPs = −0.2 Points"], "whoever is responsible pays");
  await control(page, "undo").click();
  await page.selectOption("[data-key=delay-rule]", "slow");
  await page.fill("[data-key=delay-other]", "3");
  await page.fill("[data-key=delay-share]", "50");
  await late("1", "6");
  assert.deepEqual((await given()).slice(2).map((text) => text.match(/^\d.*Points/)[0]), ["1: −3 IMPs = −0.1 Points", "3: −3 IMPs = −0.1 Points"]);
  const points = Object.fromEntries((await ranking(page)).map(({ number, main }) => [number, main]));
  assert.deepEqual(points, { 1: "−0.1", 2: "−0.03", 3: "−0.1", 4: "0", 5: "0" });
  await control(page, "undo").click();
  assert.equal((await given()).length, 2);
  await leave();
});

test("a knock-out won by boards: 3 IMPs are a tenth of a top, off the match", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", choices: { method: "board-a-match" }, fields: { event: "Boards", count: 2, boards: 8 } });
  await page.locator(".sc-result").first().focus();
  await enter(page, "8-8 >");
  await page.locator("[data-key=penalties] > summary").click();
  await page.fill("[data-key=delay-number]", "1");
  await page.fill("[data-key=delay-minutes]", "7");
  await control(page, "delay-add").click();
  assert.match(await textOf(page, "[data-key=penalties] li"), /1: −3 IMPs = −0\.2 Points/);
  assert.match(await textOf(page, ".sc-match .sc-say"), /7\.8 – 8 after penalties/);
  await leave();
});
