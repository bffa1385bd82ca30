// The claim: who, how many, what was said; and how it is judged.
import { h } from "../../../lib/dom.js";
import { keepEdition } from "../../../lib/edition.js";
import { seatText } from "../../../lib/bridge/names.js";
import { aside, currentLanguage, enumerated, hasText, t } from "../../../lib/words.js";
import { CLASSES, EDITIONS, PRESETS } from "../desk.js";
import { choice } from "./position.js";

/** Steps a button adds, for this position. */
function offered({ position, claim, claimers }) {
  const trump = position.denomination;
  const mine = claimers.includes(claim.by) && position.hands[claim.by];
  const suits = ["S", "H", "D", "C"].filter((suit) => mine?.some((card) => card[0] === suit) && suit !== trump);
  return [
    trump !== "NT" && { do: "drawTrumps" },
    trump !== "NT" && { do: "drawTrumps", rounds: 2 },
    ...suits.map((suit) => ({ do: "cash", suit })),
    ...(trump === "NT" ? [] : ["S", "H", "D", "C"].filter((suit) => suit !== trump).map((suit) => ({ do: "ruff", suit }))),
    trump !== "NT" && { do: "crossruff" },
    { do: "concede", tricks: 1 },
  ].filter(Boolean);
}

export function claimPanel(page, change) {
  const { desk } = page;
  const language = currentLanguage();
  const set = (name) => (value) => change(() => { desk.claim[name] = value; });
  const say = (statement) => change(() => {
    desk.claim.statement = statement;
    desk.isOwn = true;
  });
  return [
    h("h2", null, t("claim.claim.title")),
    h("div", { class: "choice-fields" }, claimFields(desk, set)),
    statementField(desk.claim, say),
    h("div", { id: "statement-read" }, readBack(page, language)),
    h("div", { class: "row tight", role: "group", aria: { label: t("claim.claim.steps") } }, stepButtons(page, language, say)),
  ];
}

/** Who claims how many tricks, and what was found about him. */
function claimFields({ claim, claimers, left, position, tricks }, set) {
  const counts = Array.from({ length: left + 1 }, (_, n) => [left - n, t("claim.claim.of", { n: left - n, left })]);
  const seats = claimers.map((seat) => [seat, seatText(seat)]);
  const classes = CLASSES.map((name) => [name, t(`claim.classes.${name}`)]);
  const findings = [[null, "trumpsOpen"], [true, "trumpsYes"], [false, "trumpsNo"]].map(([known, key]) => [known, t(`claim.claim.${key}`)]);
  return [
    choice("by", t("claim.claim.by"), seats, claim.by, set("by")),
    choice("tricks", t("claim.claim.tricks"), counts, tricks, set("tricks")),
    position.denomination !== "NT" && choice("trumps", t("claim.claim.trumps"), findings, claim.trumps, set("trumps"), "choice-wide"),
    choice("class", t("claim.claim.class"), classes, claim.class, set("class")),
  ];
}

function statementField({ statement }, say) {
  return h(
    "label",
    { class: "statement" },
    h("span", null, t("claim.claim.statement")),
    h("textarea", {
      class: "field wide",
      rows: 2,
      maxlength: 2000,
      value: statement,
      placeholder: t("claim.claim.placeholder"),
      data: { key: "statement" },
      aria: { describedby: "statement-read" },
      oninput: (event) => say(event.target.value),
    }),
  );
}

/** What is said by a button instead of the keyboard, and how it is all unsaid. */
function stepButtons({ desk, analysis }, language, say) {
  const { statement } = desk.claim;
  const text = (step) => analysis.statementText([step], language);
  const add = (step) => say([statement.trim(), text(step)].filter(Boolean).join(language === "zh" ? "，" : ", "));
  const button = (key, words, onclick) => h("button", { type: "button", class: "button quiet", data: { key }, onclick }, words);
  return [
    ...offered(desk).map((step) => button(`add-${step.do}-${step.suit ?? step.rounds ?? ""}`, `+ ${text(step)}`, () => add(step))),
    statement !== "" && button("unsay", t("claim.claim.unsay"), () => say("")),
  ];
}

/** The steps in words; nothing where there are more than the rules take. */
function understood(analysis, steps, language) {
  try {
    return analysis.statementText(steps, language);
  } catch (error) {
    if (error.name !== "RulesError") throw error;
    return null;
  }
}

/** The statement as it was understood, or what was not. */
function readBack({ desk, analysis, verdict }, language) {
  const { statement } = desk.claim;
  if (statement.trim() === "") return h("p", { class: "hint" }, t("claim.claim.nothing"));
  const { declarer, denomination, trick } = desk.position;
  const { steps, problems } = analysis.parseStatement(statement, declarer, denomination, desk.claim.by, trick[0]?.[0]);
  if (!steps) {
    const place = ({ code, found }) => h("li", null, t(`claim.misread.${code}`, { found }));
    return h("div", { class: "problem-line", role: "status" }, h("ul", null, problems.map(place)));
  }
  if (steps.length === 0) return h("p", { class: "hint" }, t("claim.claim.noLine"));
  const text = understood(analysis, steps, language);
  if (text === null) return h("p", { class: "problem-line", role: "status" }, t("claim.flaws.too-long"));
  const flaws = verdict?.statementProblems ?? [];
  const said = (flaw) =>
    h(
      "li",
      null,
      hasText(`claim.flaws.${flaw.code}`)
        ? t(`claim.flaws.${flaw.code}`, { step: flaw.path.length > 0 ? flaw.path[0] + 1 : 0 })
        : flaw.message,
    );
  return [
    h("p", { class: "understood" }, t("claim.claim.understood", { text })),
    flaws.length > 0 && h("ul", { class: "problem-line" }, flaws.map(said)),
  ];
}

/** The law book and the policy by which it is judged; another policy has its own settings. */
function bookFields(judging, change) {
  const books = EDITIONS.map((book) => [book, t("claim.judging.edition", { book })]);
  const policies = PRESETS.map((name) => [name, t(`claim.presets.${name}`)]);
  const setBook = (book) => {
    keepEdition(book);
    change(() => { judging.book = book; });
  };
  const setPreset = (preset) => change(() => Object.assign(judging, { preset, settings: {} }));
  return [
    choice("book", t("claim.judging.book"), books, judging.book, setBook),
    choice("preset", t("claim.judging.policy"), policies, judging.preset, setPreset, "choice-wide"),
  ];
}

/** One switch of the policy, where there is more than one way; a setting that is the policy's own is not kept. */
function switchField({ name, settings, articles, presets }, judging, change) {
  if (settings.length < 2) return null;
  const usual = presets[judging.preset];
  const label = `${t(`claim.switches.${name}`)}${aside(enumerated(articles))}`;
  const options = settings.map((value) => [value, t(`claim.settings.${name}.${value}`)]);
  const set = (value) =>
    change(() => {
      const { [name]: _, ...others } = judging.settings;
      judging.settings = value === presets[judging.preset] ? others : { ...others, [name]: value };
    });
  return h("div", { class: "switch" }, choice(`switch-${name}`, label, options, judging.settings[name] ?? usual, set));
}

export function judgingPanel({ desk, analysis }, change) {
  const { judging } = desk;
  const changed = Object.keys(judging.settings).length;
  return [
    h("h2", null, t("claim.judging.title")),
    h("div", { class: "choice-fields" }, bookFields(judging, change)),
    h(
      "details",
      { data: { key: "switches" } },
      h("summary", null, t("claim.judging.switches", { n: changed })),
      h("p", { class: "hint" }, t("claim.judging.hint")),
      analysis.switches().map((one) => switchField(one, judging, change)),
    ),
  ];
}
