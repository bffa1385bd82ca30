// Every page in both languages, both themes, on a desktop and on a phone: nothing sticks out, nothing complains, whoever
// sees little or nothing can use it, and a picture of each is left in tests/site/shots to be looked at.
import assert from "node:assert/strict";
import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { test } from "node:test";
import { at } from "../../scripts/lib.mjs";
import { DESKTOP, PHONE, control, overflow, withSite } from "./support/site.mjs";

const site = withSite();
const { PAGES } = await import(pathToFileURL(at("www", "pages.js")).href);
mkdirSync(at("tests", "site", "shots"), { recursive: true });

/** What is done on a page before its picture is taken, by name of the picture. */
const SCENES = {
  board: {
    play: async (page) => {
      for (let i = 0; i < 9; i++) await control(page, "step-next").click();
      await page.locator(".hand-turn button.rank:not(.legal)").first().click();
    },
    auction: async (page) => {
      await control(page, "step-first").click();
      await control(page, "step-next").click();
      await control(page, "bid-1C").click();
    },
    over: (page) => control(page, "step-last").click(),
    seat: async (page) => {
      await control(page, "view-S").click();
      await control(page, "step-next").click();
    },
    wrong: async (page) => {
      await control(page, "open-sample").click();
      await page.locator(".choice").nth(2).click();
      await page.waitForSelector(".check-wrong");
    },
    analysis: async (page) => {
      for (let i = 0; i < 3; i++) await control(page, "step-next").click();
      await control(page, "analysis-show").click();
      await page.waitForSelector(".par");
      await page.waitForSelector(".worth");
    },
    samples: (page) => control(page, "open-sample").click(),
    paste: (page) => control(page, "open-paste").click(),
    edit: async (page) => {
      await control(page, "edit-deal").click();
      await control(page, "edit-seat-W").click();
      await control(page, "edit-SA").click();
    },
  },
  claim: {
    line: async (page) => {
      await page.waitForSelector(".proof");
      for (let i = 0; i < 6; i++) await control(page, "step-next").click();
    },
    entering: async (page) => {
      await control(page, "clear").click();
      await control(page, "pick-SA").click();
      await control(page, "fill-S").click();
      await control(page, "pick-HK").click();
    },
    switches: async (page) => {
      await control(page, "statement").fill("draw rumps");
      await page.locator("details[data-key=switches] summary").click();
      await control(page, "switch-top-down").selectOption("any");
      await page.waitForSelector(".problem-line");
    },
  },
  shengji: {
    burying: async (page) => {
      await control(page, "settle").click();
      await control(page, "suggest").click();
    },
    playing: async (page) => {
      await toPlay(page);
      for (let i = 0; i < 6; i++) await suggested(page);
      await page.locator("button.sj-card:not(.legal)").first().click();
    },
    seat: async (page) => {
      await control(page, "settle").click();
      await control(page, "view-W").click();
      await control(page, "others").click();
    },
    position: (page) => control(page, "position").click(),
    setup: (page) => control(page, "set-up").click(),
    rules: (page) => control(page, "rules").click(),
    board: async (page) => {
      await control(page, "set-up").click();
      await page.selectOption("select[name=race]", "board");
      await control(page, "set-up-deal").click();
    },
    referee: async (page) => {
      await toPlay(page);
      await control(page, "referee-fold").click();
    },
  },
  scorer: {
    "set-up": (page) => control(page, "new-event").click(),
    scores: (page) => evening(page),
    ranking: async (page) => {
      await evening(page);
      await control(page, "view-ranking").click();
    },
    movement: async (page) => {
      await evening(page);
      await control(page, "view-guide").click();
    },
    files: async (page) => {
      await evening(page);
      await control(page, "view-files").click();
    },
    "knock-out": async (page) => {
      await stage(page, "knockout");
      for (const text of ["45-23", "12-40", "30-30 >", "51-50"]) await type(page, text);
    },
    swiss: async (page) => {
      await stage(page, "swiss");
      await control(page, "pair-strength").click();
      await page.locator(".sc-result").first().focus();
      for (const text of ["45-23", "12-40", "30-28"]) await type(page, text);
    },
    triangle: async (page) => {
      await stage(page, "swiss", { odd: "half" });
      await control(page, "pair-strength").click();
      await page.locator(".sc-result").first().focus();
      for (const text of ["45-23", "12-40", "10-8", "3-5"]) await type(page, text);
    },
    late: async (page) => {
      await stage(page, "swiss");
      await control(page, "pair-strength").click();
      await control(page, "view-ranking").click();
      await control(page, "penalties").locator("summary").click();
      for (const [number, rule, minutes] of [[1, "late", "4"], [1, "late", "4:30"], [2, "slow", "12"]]) {
        await page.fill("[data-key=delay-number]", String(number));
        await page.selectOption("[data-key=delay-rule]", rule);
        await page.fill("[data-key=delay-minutes]", minutes);
        if (number === 1) await control(page, "delay-add").click();
      }
      await control(page, "leavers").locator("summary").click();
      await page.fill("[data-key=left-number]", "7");
      await control(page, "left-add").click();
    },
    sections: async (page) => {
      await control(page, "new-event").click();
      await page.fill("[data-key=set-event]", "Club 2026");
      for (const [key, value] of [["count", 8], ["sections", 2], ["section-B", 6], ["rounds", 3]]) {
        await page.fill(`[data-key=set-${key}]`, String(value));
        await page.keyboard.press("Tab");
      }
      await page.selectOption("[data-key=set-apart]", "apart");
    },
  },
  director: {
    lead: async (page) => {
      await situation(page, "lead");
      await control(page, "call-director").click();
      for (let i = 0; i < 2; i++) await control(page, "b0-no").click();
    },
    compared: async (page) => {
      await control(page, "compare").selectOption("2017");
      await control(page, "call-director").click();
      await control(page, "b0-choose-refuse").click();
      await control(page, "b0-bid-2C").click();
      for (const answer of ["b0-no", "b1-no", "b0-no"]) if (await control(page, answer).count()) await control(page, answer).click();
    },
    dropped: async (page) => {
      await situation(page, "penalty");
      await control(page, "call-director").click();
      await control(page, "b0-yes").click();
      await control(page, "apply-ruling").click();
    },
    revoke: async (page) => {
      await situation(page, "revoke");
      await control(page, "call-director").click();
      await control(page, "apply-ruling").click();
      await control(page, "play-out").click();
    },
    breach: async (page) => {
      await control(page, "caller-E").click();
      await page.locator('.place-act [data-key="bid-2H"]').click();
    },
    situations: (page) => control(page, "situations").click(),
  },
};

async function situation(page, key) {
  await control(page, "situations").click();
  await control(page, `situation-${key}`).click();
}

async function type(page, text) {
  await page.keyboard.type(text);
  await page.keyboard.press("Enter");
}

/** An evening of pairs in the Scorer, two boards of it entered, one result flagged and one refused. */
async function evening(page) {
  await control(page, "new-event").click();
  await page.fill("[data-key=set-event]", "Club 2026");
  await page.fill("[data-key=set-names-ns]", "Ann Miller & Bob Stone\nCarl Young & Dora Wood\n王小明、李建国\nEve Lake & Fay Hill\nGus Ford & Hal Reed");
  await page.keyboard.press("Tab");
  await control(page, "set-create").click();
  await page.locator(".sc-result").first().focus();
  for (const text of ["4S N =", "3NT E -1 HA", "pass", "60/40", "4HX W +1", "2S N +1", "7NT S -6", "410"]) await type(page, text);
}

/** An event of eight or seven teams in the Scorer. */
async function stage(page, plan, { odd } = {}) {
  await control(page, "new-event").click();
  await page.selectOption("[data-key=set-plan]", plan);
  await page.fill("[data-key=set-event]", "Teams 2026");
  await page.fill("[data-key=set-names-all]", ["Aces", "Kings", "Queens", "Jacks", "Tens", "Nines", "北京"].join("\n"));
  await page.keyboard.press("Tab");
  if (odd) await page.selectOption("[data-key=set-odd]", odd);
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
  if (plan === "knockout") await page.locator(".sc-result").first().focus();
}

/** Plays what the page suggests. */
async function suggested(page) {
  await control(page, "suggest").click();
  await control(page, "play").click();
}

async function toPlay(page) {
  await control(page, "settle").click();
  await suggested(page);
}

// axe-core holds a page against the WCAG: the reference among such checkers, kept by its makers, without dependencies.
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Pages whose controls have in their names what is seen of them, for those who speak to their device. */
const NAMED_AS_SEEN = ["board", "claim", "director", "scorer", "shengji"];

/** What a screen reader, a keyboard or weak eyes would stumble over: [rule, element, why]. */
async function barriers(page, id) {
  await page.evaluate(AXE);
  return page.evaluate(async (enabled) => {
    const rules = { "label-content-name-mismatch": { enabled } };
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"], rules });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => [id, node.html, node.failureSummary]));
  }, NAMED_AS_SEEN.includes(id));
}

/** What a fingertip would miss. Cards in a hand lie closer: thirteen of them have to find place. */
const tooLow = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("button:not(.rank), summary, select")]
      .filter((one) => one.checkVisibility() && !one.closest("p, li, dd, small, td") && one.getBoundingClientRect().height < 39.5)
      .map((one) => one.outerHTML.slice(0, 120)),
  );

const devices = { desktop: { viewport: DESKTOP }, phone: { viewport: PHONE, isMobile: true, hasTouch: true } };

for (const { id } of PAGES) {
  for (const [scene, act] of Object.entries({ start: () => {}, ...SCENES[id] })) {
    for (const [device, options] of Object.entries(devices)) {
      test(`${id}, ${scene}, ${device}`, async () => {
        for (const [language, locale] of [["en", "en-GB"], ["zh", "zh-CN"]]) {
          const { page, leave } = await site.visit(`#/${id}`, { ...options, locale });
          await act(page);
          const fullPage = (await page.locator("dialog[open]").count()) === 0;
          for (const colorScheme of ["light", "dark"]) {
            const name = [id, scene, device, language, colorScheme].join("-");
            await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
            assert.equal(await overflow(page), 0, name);
            if (device === "phone") assert.deepEqual(await tooLow(page), [], name);
            // What is heard differs by language, what is seen by theme: two of the four have it all.
            if ((language === "en") === (colorScheme === "light")) assert.deepEqual(await barriers(page, id), [], name);
            await page.screenshot({ path: at("tests", "site", "shots", `${name}.png`), fullPage });
          }
          await leave();
        }
      });
    }
  }
}

test("in forced colours the current page, view and board are not like the others", async () => {
  const { page, leave } = await site.visit("#/board", { forcedColors: "active" });
  const style = (selector, property) => page.locator(selector).first().evaluate((one, name) => getComputedStyle(one)[name], property);
  for (const [current, other, property] of [
    [".menu a[aria-current]", ".menu a:not([aria-current])", "borderBottomColor"],
    [".strip-board[aria-current=true]", ".strip-board:not([aria-current=true])", "backgroundColor"],
    [".segment[aria-pressed=true]", ".segment[aria-pressed=false]", "backgroundColor"],
  ])
    assert.notEqual(await style(current, property), await style(other, property), current);
  await leave();
});
