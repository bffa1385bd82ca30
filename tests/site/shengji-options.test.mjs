// The Shengji page's options: house rules, hidden hands, deals by number, boards, and what a referee does.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { at } from "../../scripts/lib.mjs";
import { PHONE, control, overflow, ready, textOf, withSite } from "./support/site.mjs";
import { choose, enter } from "./support/shengji.mjs";
import { SWITCHES, asQuery, ofQuery, withSwitch } from "../../www/pages/shengji/rules.js";

const site = withSite();
const act = (page) => textOf(page, ".sj-place-act");

const play = async (page, ...faces) => {
  await choose(page, faces);
  await control(page, "play").click();
};
/** A hidden hand plays what is written. */
const called = async (page, text) => {
  await control(page, "play-cards").fill(text);
  await control(page, "play").click();
};

test("the switches are those of the package, the book's value first", () => {
  const source = readFileSync(at("src", "shengji", "switches.rs"), "utf8");
  const rows = [...source.matchAll(/^ {12}\w+ "(\w+)" \w+:\s*([^;]+);/gm)];
  const known = Object.fromEntries(rows.map(([, name, values]) => [name, [...values.matchAll(/"([\w-]+)"/g)].map(([, value]) => value)]));
  assert.deepEqual(Object.fromEntries(Object.entries(SWITCHES).sort()), Object.fromEntries(Object.entries(known).sort()));
});

test("rules travel in an address and nothing else does", () => {
  const rules = withSwitch(withSwitch({}, "throwKitty", "three"), "mustPlay", ["5", "T"]);
  assert.deepEqual(asQuery(rules), { throwKitty: "three", mustPlay: "5.T" });
  assert.deepEqual(ofQuery(new URLSearchParams("throwKitty=three&mustPlay=T.5.1&gameEnd=never&x=y")), rules);
  assert.deepEqual(withSwitch(withSwitch(rules, "throwKitty", "largest-part"), "mustPlay", []), {});
});

test("a house rule holds at once, stays for the next deal and is in the address", async () => {
  const { page, leave } = await site.visit("#/shengji");
  await enter(page, { N: "S9 S9 S8 S8", W: "SK SK SK S4", S: "D3 D4 D5 D6", E: "C3 C4 C5 C6" }, { sizes: "3-6" });
  await play(page, "S9", "S9", "S8", "S8");
  await page.evaluate(() => document.activeElement.blur());
  await control(page, "rules").click();
  await control(page, "rule-tripleBreaking-only-for-pairs").check();
  await control(page, "rule-kittyMultiplier-power-of-two").check();
  await page.keyboard.press("Escape");
  assert.match(await textOf(page, "[data-key=rules]"), /\(2\)/);
  await control(page, "set-up").click();
  await page.fill("input[name=seed]", "5");
  await page.selectOption("select[name=sizes]", "1-2");
  await control(page, "set-up-deal").click();
  assert.match(page.url(), /seed=5&decks=1&.*kittySize=2.*tripleBreaking=only-for-pairs&kittyMultiplier=power-of-two/);
  await control(page, "settle").click();
  for (let i = 0; i < 60 && (await control(page, "next-deal").count()) === 0; i++) {
    await control(page, "suggest").click();
    await control(page, "play").click();
  }
  await control(page, "next-deal").click();
  assert.match(page.url(), /kittyMultiplier=power-of-two/, "the next deal keeps the rules");
  await page.reload();
  await ready(page);
  assert.match(await textOf(page, "[data-key=rules]"), /\(2\)/);
  await control(page, "rules").click();
  await control(page, "rules-book").click();
  assert.equal(await textOf(page, "[data-key=rules]"), "House rules");
  await leave();
});

test("rules that forbid what has happened take the deal back to where they differ", async () => {
  const { page, leave } = await site.visit("#/shengji?tripleBreaking=only-for-pairs&seed=1");
  await enter(page, { N: "S9 S9 S8 S8", W: "SK SK SK S4", S: "D3 D4 D5 D6", E: "C3 C4 C5 C6" }, { sizes: "3-6" });
  await play(page, "S9", "S9", "S8", "S8");
  await play(page, "SK", "SK", "SK", "S4");
  await play(page, "D3", "D4", "D5", "D6");
  await control(page, "rules").click();
  await control(page, "rule-tripleBreaking-always").check();
  assert.match(await textOf(page, "dialog [role=status]"), /change holds at once/, "the hand had no other cards to play");
  await page.keyboard.press("Escape");
  await enter(page, { N: "S9 S9 S8 S8 C9", W: "SK SK SK S4 S5", S: "D3 D4 D5 D6 D7", E: "C3 C4 C5 C6 C7" }, { sizes: "3-6" });
  await control(page, "rules").click();
  await control(page, "rule-tripleBreaking-only-for-pairs").check();
  await page.keyboard.press("Escape");
  await play(page, "S9", "S9", "S8", "S8");
  await play(page, "SK", "SK", "SK", "S4");
  await control(page, "undo").click();
  await play(page, "SK", "S4", "S5", "SK");
  await control(page, "rules").click();
  await control(page, "rule-shorterRuns-not-owed").check();
  assert.match(await textOf(page, "dialog [role=status]"), /change holds at once/);
  await leave();
});

test("a revoke that other rules allow is a play by them, and nothing after it is lost", async () => {
  const hands = "S9.S9.S8.S8.C9.CT_SK.SK.SK.S4.S5.S6_D3.D4.D5.D6.D7.D8_C3.C4.C5.C6.C7.C8";
  const actions = "play.N.S9.S9.S8.S8_revoke.W.SK.S4.S5.S6_play.S.D3.D4.D5.D6";
  const { page, leave } = await site.visit(`#/shengji?hands=${hands}&trump=2H&dealer=N&decks=3&kittySize=6&actions=${actions}`);
  await control(page, "rules").click();
  await control(page, "rule-tripleBreaking-only-for-pairs").check();
  assert.match(await textOf(page, "dialog [role=status]"), /change holds at once/);
  await page.keyboard.press("Escape");
  assert.match(await textOf(page, ".sj-place-trick"), /West ♠K ♠6 ♠5 ♠4 South ♦6/);
  await leave();
});

test("a deal by its number is the same deal again", async () => {
  const { page, leave } = await site.visit("#/shengji");
  const deal = async (seed) => {
    await control(page, "set-up").click();
    await page.fill("input[name=seed]", seed);
    await control(page, "set-up-deal").click();
  };
  await deal("42");
  const hand = await textOf(page, ".sj-place-W");
  await deal("43");
  assert.notEqual(await textOf(page, ".sj-place-W"), hand);
  await deal("42");
  assert.equal(await textOf(page, ".sj-place-W"), hand);
  assert.match(await textOf(page, "h1"), /Deal number 42/);
  for (const wrong of ["-1", "1.5", "x", "99999999999999999999"]) {
    await deal(wrong);
    assert.match(await textOf(page, "dialog .problem-line"), /whole number/, wrong);
    await page.keyboard.press("Escape");
  }
  await leave();
});

test("a position with hidden hands is played by what is called out", async () => {
  const { page, leave } = await site.visit("#/shengji");
  await enter(page, { N: "SA SA S5", W: "3", S: "3", E: "3" }, { kitty: "D5 D5 DT DT C5 C3 C4 C6" });
  for (const seat of ["W", "S", "E"]) assert.match(await textOf(page, `.sj-place-${seat}`), /3 hidden cards/);
  await choose(page, ["SA", "SA", "S5"]);
  assert.match(await textOf(page, ".sj-parts"), /safe.*cannot know/);
  await control(page, "play").click();
  assert.match(await act(page), /Whoever sees them says whether the throw stands/);
  await control(page, "fails").click();
  assert.match(await act(page), /Mark at least one part/);
  await control(page, "beats-1-S").check();
  await control(page, "fails").click();
  assert.match(await act(page), /can be beaten by South.*West chooses/, "the partner beats it: any part");
  await control(page, "exposure-light").click();
  await control(page, "resolve-0-2").click();
  assert.doesNotMatch(await textOf(page, ".sj-place-N"), /Exposed/);
  await called(page, "S3 S?");
  assert.match(await act(page), /cannot be read/);
  await called(page, "S3");
  assert.match(await act(page), /art\. 12/);
  await called(page, "s3 S4");
  await called(page, "S7 S8");
  await called(page, "D3 D3");
  await play(page, "S5");
  await called(page, "SK");
  await called(page, "S9");
  await called(page, "H3");
  assert.match(await textOf(page, ".sj-result"), /Kitty, 2 times 70 .*Fines 20/s);
  await leave();
});

test("a verdict goes with the hands that are seen, whoever throws", async () => {
  const { page, leave } = await site.visit("#/shengji");
  await enter(page, { W: "SQ SJ D5", S: "SQ S4 D6", E: "SK S3 D7", N: "3" }, { leader: "W" });
  await play(page, "SQ", "SJ");
  assert.match(await act(page), /Whoever sees them says whether the throw stands/);
  // West has thrown; of the others only north is to be asked about, and what is seen to be beaten cannot stand.
  const marked = (key) => control(page, key).evaluate(({ checked, disabled }) => [checked, disabled]);
  assert.equal(await control(page, "beats-0-W").count(), 0);
  assert.deepEqual(await marked("beats-0-E"), [true, true]);
  assert.deepEqual(await marked("beats-0-S"), [false, true]);
  assert.deepEqual(await marked("beats-1-S"), [true, true]);
  assert.deepEqual(await marked("beats-1-N"), [false, false]);
  assert.equal(await control(page, "stands").count(), 0);
  // Both queens are seen, so that north beats the jack by nothing that does not beat the queen.
  await control(page, "beats-1-N").check();
  await control(page, "fails").click();
  assert.match(await act(page), /The cards seen here rule this out/);
  await control(page, "beats-0-N").check();
  await control(page, "fails").click();
  assert.match(await act(page), /♠Q can be beaten by North, East\..*South chooses/);
  await leave();
});

test("a position in the middle of a deal: another leader, points taken before", async () => {
  const { page, leave } = await site.visit("#/shengji");
  const hands = { N: "SK", W: "SA", S: "S3", E: "S4" };
  const more = { kitty: "D5 D5 DT DT C5 C3 C4 C6", leader: "W" };
  await enter(page, hands, { ...more, points: "7" });
  assert.match(await page.textContent(".problem-line"), /multiple of five/);
  await page.fill("input[name=points]", "70");
  await control(page, "enter-open").click();
  for (const face of ["SA", "S3", "S4", "SK"]) await play(page, face);
  assert.match(await textOf(page, ".sj-result"), /Points in tricks 80.*Kitty, 2 times 70/s);
  await leave();
});

test("without its kitty a position asks for it at the end", async () => {
  const { page, leave } = await site.visit("#/shengji");
  await enter(page, { N: "SK", W: "SA", S: "S3", E: "S4" });
  for (const face of ["SK", "SA", "S3", "S4"]) await play(page, face);
  assert.match(await act(page), /kitty is not known/);
  await control(page, "reveal-cards").fill("D5 D5");
  await control(page, "reveal").click();
  assert.match(await act(page), /As many cards are buried/);
  await control(page, "reveal-cards").fill("D5 D5 DT DT C5 C3 C4 C6");
  await control(page, "reveal").click();
  assert.match(await textOf(page, ".sj-result"), /Points in tricks 10.*Kitty, 2 times 70/s);
  await leave();
});

test("fines, exposed cards, demands and picking up", async () => {
  const { page, leave } = await site.visit("#/shengji");
  await enter(page, { N: "CK S4", W: "C9 S5", S: "C3 S6", E: "C4 S7" });
  await control(page, "referee-fold").click();
  await page.selectOption("[data-key=referee-side]", "NS");
  await page.selectOption("[data-key=referee-grade]", "3");
  await control(page, "fine").click();
  assert.match(await textOf(page, ".sj-facts"), /Defenders’ points 40/);
  await control(page, "expose-cards").fill("CK");
  await control(page, "expose").click();
  assert.match(await act(page), /North has exposed cards; West may demand/);
  await control(page, "forbid-C").click();
  await choose(page, ["CK"]);
  assert.match(await textOf(page, ".sj-refusal"), /35.*not what was demanded.*Forbidden: clubs/s);
  await control(page, "undo").click();
  await control(page, "demand-C").click();
  assert.equal(await control(page, "forbid-C").count(), 0, "it would take the demand back");
  await control(page, "forbid-cards-C").click();
  assert.match(await act(page), /Demanded: clubs, but not ♣K/);
  await control(page, "demand-nothing").click();
  assert.match(await act(page), /Nothing is demanded/);
  await control(page, "pickup-N").click();
  assert.doesNotMatch(await textOf(page, ".sj-place-N"), /Exposed/);
  await page.selectOption("[data-key=referee-holder]", "W");
  await control(page, "expose-cards").fill("C9");
  await control(page, "expose").click();
  await control(page, "clear").click().catch(() => {});
  await play(page, "S4");
  await play(page, "S5");
  assert.match(await textOf(page, ".sj-place-W"), /Exposed/);
  await leave();
});

test("a revoke that stands is written down, a legal play is none, and what cannot be cards is said", async () => {
  const { page, leave } = await site.visit("#/shengji");
  await enter(page, { N: "S9 S8", W: "S3 HA", S: "S4 D4", E: "S5 D5" });
  await control(page, "referee-fold").click();
  assert.equal(await control(page, "revoke").count(), 0, "nobody follows yet");
  await play(page, "S9");
  const write = async (key, cards) => {
    await control(page, `${key}-cards`).fill(cards);
    await control(page, key).click();
  };
  for (const key of ["expose", "revoke"])
    for (const cards of ["", " , ", "S3 S3 S3 S3", "S1"]) {
      await write(key, cards);
      assert.match(await textOf(page, ".sj-refusal"), /cannot be read/, `${key} ${cards}`);
      assert.equal(await control(page, `${key}-cards`).inputValue(), cards, "it stays to be put right");
    }
  await write("revoke", "S3");
  assert.match(await textOf(page, ".sj-refusal"), /36.*is legal, so it is no revoke/);
  await write("revoke", "HA");
  assert.match(await textOf(page, ".sj-place-trick"), /West ♥A/);
  await play(page, "S4");
  await play(page, "S5");
  assert.match(await textOf(page, ".sj-place-trick"), /West wins/);
  await leave();
});

test("cards exposed while they are drawn are written down, and lie face up when play begins (art. 35)", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=7&decks=2&level=5&dealer=S");
  await control(page, "referee-fold").click();
  await control(page, "expose-cards").fill("SA");
  await control(page, "expose").click();
  assert.match(await textOf(page, ".sj-place-N"), /Exposed: ♠A/);
  await control(page, "settle").click();
  await page.selectOption("[data-key=referee-holder]", "W");
  await control(page, "expose-cards").fill("SJ");
  await control(page, "expose").click();
  for (const key of ["suggest", "play"]) await control(page, key).click();
  assert.match(await textOf(page, ".sj-place-N"), /Exposed: ♠A/);
  assert.match(await textOf(page, ".sj-place-W"), /Exposed: ♠J/);
  await leave();
});

test("a side is fined before it is known who deals (art. 31(1))", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=7&race=first-deal&dealer=E");
  await control(page, "referee-fold").click();
  await page.selectOption("[data-key=referee-side]", "EW");
  await control(page, "fine").click();
  assert.match(await textOf(page, ".sj-referee"), /So far 0 points of north and south, 10 of east and west/);
  await leave();
});

test("a board is declared in turn, the kitty with the dealer", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=7&race=board&dealer=E");
  assert.match(await act(page), /West speaks/);
  assert.match(await textOf(page, ".sj-place-E"), /33 cards/);
  for (let i = 0; i < 4; i++) await control(page, "pass").click();
  await control(page, "settle").click();
  assert.match(await act(page), /West names the trump suit/);
  await control(page, "name-H").click();
  assert.match(await act(page), /East buries 8 cards/);
  await leave();
});

test("the dialogs on a phone, in Chinese, with large print", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=7", { viewport: PHONE, locale: "zh-CN" });
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const key of ["set-up", "position", "rules"]) {
    await control(page, key).click();
    assert.equal(await overflow(page), 0, key);
    assert.ok((await page.locator("dialog .dialog-body").evaluate((body) => body.scrollWidth - body.clientWidth)) <= 0, key);
    await page.keyboard.press("Escape");
  }
  await leave();
});

test("a position half filled in outlives a closed dialog and a reload, until it is opened or given up", async () => {
  const { page, leave } = await site.visit("#/shengji", { locale: "zh-CN" });
  await control(page, "position").click();
  assert.equal(await control(page, "enter-again").count(), 0);
  const given = await page.inputValue("input[name=W]");
  await page.fill("input[name=N]", "SK SQ");
  await page.selectOption("select[name=dealer]", "E");
  await page.keyboard.press("Escape");
  await page.reload();
  await ready(page);
  await control(page, "position").click();
  assert.match(await textOf(page, "dialog"), /没有填完/);
  assert.equal(await page.inputValue("input[name=N]"), "SK SQ");
  assert.equal(await page.inputValue("select[name=dealer]"), "E");
  await control(page, "enter-again").click();
  assert.equal(await page.locator("dialog").count(), 1);
  assert.notEqual(await page.inputValue("input[name=N]"), "SK SQ");
  assert.equal(await page.inputValue("input[name=W]"), given);
  await page.keyboard.press("Escape");
  await enter(page, { N: "SK", W: "SA", S: "S3", E: "S4" });
  await control(page, "position").click();
  assert.equal(await control(page, "enter-again").count(), 0, "it was opened");
  await leave();
});

test("the level of the other side is asked for a deal and for a position, and the next deal is at it", async () => {
  const { page, leave } = await site.visit("#/shengji");
  const ladder = () => textOf(page, ".sj-ladder");
  await control(page, "set-up").click();
  assert.equal(await page.inputValue("dialog [name=other]"), "2");
  for (const [name, value] of [["level", "2"], ["other", "5"], ["dealer", "E"]]) await page.selectOption(`dialog [name=${name}]`, value);
  await control(page, "set-up-deal").click();
  assert.match(await ladder(), /2 E\/W 3 4 5 N\/S 6/);
  assert.match(page.url(), /&other=5/);
  // A first deal is at two for both, whatever was chosen.
  await control(page, "set-up").click();
  assert.equal(await page.inputValue("dialog [name=other]"), "5", "as it is now");
  await page.selectOption("dialog [name=race]", "first-deal");
  await control(page, "set-up-deal").click();
  assert.match(await ladder(), /2 N\/S E\/W 3/);
  // The defenders take over with ninety points and deal at their own level.
  await control(page, "position").click();
  for (const [name, text] of [["N", "S3"], ["W", "SK"], ["S", "S4"], ["E", "SA"], ["trump", "2H"], ["points", "90"], ["kitty", "C3 C4 C6 C7 C8 C9 D3 D4"]]) await page.fill(`dialog [name=${name}]`, text);
  await page.selectOption("dialog [name=dealer]", "N");
  await page.selectOption("dialog [name=other]", "T");
  await page.keyboard.press("Escape");
  await control(page, "position").click();
  assert.equal(await page.inputValue("dialog [name=other]"), "T", "what was left unfinished");
  await control(page, "enter-open").click();
  assert.match(await ladder(), /2 N\/S 3 .*10 E\/W/);
  for (const face of ["S3", "SK", "S4", "SA"]) await play(page, face);
  assert.match(await textOf(page, "[data-key=next-deal]"), /West deals at level 10/);
  await leave();
});

test("the levels of a first deal are not asked for, and a link that names others is told so", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=7&level=5&dealer=E&other=6", { viewport: PHONE });
  await control(page, "set-up").click();
  const level = page.locator("dialog [name=level], dialog [name=other]");
  assert.deepEqual([await level.nth(0).isVisible(), await level.nth(1).isVisible()], [true, true]);
  await page.selectOption("dialog [name=race]", "first-deal");
  assert.deepEqual([await level.nth(0).isVisible(), await level.nth(1).isVisible()], [false, false]);
  assert.match(await textOf(page, "dialog"), /Both sides play the first deal of a game at level two \(art\. 8\)/);
  assert.equal(await overflow(page), 0);
  await control(page, "set-up-deal").click();
  assert.match(page.url(), /level=2&.*race=first-deal/);
  await control(page, "set-up").click();
  assert.equal(await level.nth(0).isVisible(), false);
  await page.selectOption("dialog [name=race]", "later-deal");
  assert.equal(await level.nth(1).isVisible(), true);
  await leave();
  for (const [query, told] of [["level=5", true], ["other=6", true], ["level=2&other=2", false], ["", false]]) {
    const one = await site.visit(`#/shengji?seed=7&dealer=E&race=first-deal&${query}`);
    assert.match(await textOf(one.page, ".sj-ladder"), /^2 N\/S E\/W 3/);
    assert.equal(await one.page.locator(".notice-problem", { hasText: "at level two" }).count(), told ? 1 : 0, query);
    await one.leave();
  }
});

test("a verdict that the cards left rule out is refused", async () => {
  const { page, leave } = await site.visit("#/shengji?hands=SA.SA.S5_3_3_3&trump=2H&dealer=N&decks=2&kittySize=8");
  await choose(page, ["SA", "SA", "S5"]);
  await control(page, "play").click();
  await control(page, "beats-0-W").check();
  await control(page, "fails").click();
  assert.match(await textOf(page, ".sj-refusal"), /art\. 34.*The cards seen here rule this out\.$/);
  assert.ok(await control(page, "beats-0-W").isChecked(), "what was marked is still there");
  await control(page, "beats-0-W").uncheck();
  await control(page, "beats-1-W").check();
  await control(page, "fails").click();
  assert.match(await act(page), /can be beaten by West/);
  await leave();
});

test("who is ahead by fines is said, by no number below nothing", async () => {
  const { page, leave } = await site.visit("#/shengji?seed=7&decks=2&level=2&dealer=N");
  await control(page, "referee-fold").click();
  const hint = () => textOf(page, "form:has([data-key=fine]) small");
  const fine = async (side, grade) => {
    await page.selectOption("[data-key=referee-side]", side);
    await page.selectOption("[data-key=referee-grade]", grade);
    await control(page, "fine").click();
  };
  assert.match(await hint(), /neither side ahead/);
  await fine("NS", "1");
  assert.match(await hint(), /the defenders 10 points ahead; they are added to/);
  await fine("EW", "4");
  assert.match(await hint(), /the dealer’s side 70 points ahead; they are taken off/);
  await leave();
});
