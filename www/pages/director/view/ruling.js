// The ruling in progress: what happened, what has been found, what is asked now, what may be chosen, what follows.
import { segment, segments } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { biddingBox } from "../../../lib/bridge/auction.js";
import { reasonText } from "../../../lib/bridge/refusal.js";
import { suitMark } from "../../../lib/bridge/names.js";
import { lawChip } from "../../../lib/law.js";
import { t, tn } from "../../../lib/words.js";
import { turnText } from "../../board/view/steps.js";
import { differences } from "../dialogue.js";
import { askedText, choiceWords, effectList, fieldText, valueMark } from "./effects.js";

const button = (key, text, onclick, look = "button") => h("button", { type: "button", class: look, data: { key }, onclick }, text);

/** What is ruled on, in one line. */
function caseLine({ bridge }, text) {
  const { kind, ...values } = bridge.parseIrregularity(text);
  const facts = Object.entries(values).map(([field, value]) =>
    h("span", { class: "case-fact" }, tn("director.fact", { field: fieldText(field), value: h("b", null, valueMark(field, value)) })),
  );
  return h("p", { class: "case-line" }, h("strong", null, t(`director.kinds.${kind}.name`)), facts);
}

/** The panel; nothing when no ruling is in progress. */
export function rulingPanel(desk) {
  const rulings = desk.rulings();
  if (rulings.length === 0) return null;
  const [first, second] = rulings;
  const head = h(
    "div",
    { class: "ruling-head" },
    h("h2", null, t("director.ruling.title")),
    desk.state.dialogue.answers.length > 0 && button("ask-again", t("director.ruling.askAgain"), () => desk.askAgain(), "button quiet"),
    button("drop-ruling", t("director.ruling.drop"), () => desk.dropRuling(), "button quiet"),
  );
  const compared = rulings.length === 2;
  const columns = rulings.map((ruling, place) => column(desk, ruling, compared ? rulings[1 - place] : null, place));
  return [head, caseLine(desk, desk.state.dialogue.text), compared && sameOrNot(first, second), h("div", { class: ["ruling-columns", compared && "compared"] }, columns)];
}

/** Whether two editions come to the same, once both have settled. */
function sameOrNot(first, second) {
  if (first.status?.state !== "settled" || second.status?.state !== "settled") return null;
  const same = differences(first, second).size + differences(second, first).size === 0;
  return h("p", { class: ["compare-result", same ? "same" : "different"], role: "status" }, t(same ? "director.compare.same" : "director.compare.different"));
}

function column(desk, ruling, other, place) {
  const name = t(`law.bookNames.${ruling.book}`);
  const title = other && h("h3", { class: "book-title" }, name, place === 0 && h("small", null, ` ${t("director.compare.inForce")}`));
  if (ruling.refusal)
    return h(
      "section",
      { class: "ruling-column", aria: { label: name } },
      title,
      h("p", { class: "no-provision" }, reasonText(ruling.refusal), " ", lawChip(ruling.refusal.law)),
    );
  const inferred = ruling.basis === "inferred" && h("p", { class: "inferred" }, h("strong", null, t("director.basis.inferred")), " ", t("director.basis.why"));
  return h("section", { class: "ruling-column", aria: { label: name } }, title, found(ruling.steps, other), next(desk, ruling, other, place), inferred);
}

/** The questions answered so far. */
function found(steps, other) {
  if (steps.length === 0) return null;
  const asked = new Set(other?.steps?.map(({ question }) => question));
  const row = ({ question, answer, law }) =>
    h(
      "li",
      { class: other && !asked.has(question) && "differs" },
      h("p", null, `${t(`director.questions.${question}.ask`)} `, h("b", null, choiceWords(answer)), " ", lawChip(law)),
    );
  return h("ol", { class: "found" }, steps.map(row));
}

function next(desk, ruling, other, place) {
  const { status } = ruling;
  if (status.state === "settled") return settled(desk, ruling, other, place);
  const { question, asked, law } = status;
  const key = (rest) => `b${place}-${rest}`;
  const head = h(
    "div",
    { class: "question" },
    h("p", { class: "asked" }, askedText(asked), " ", lawChip(law)),
    h("p", { class: "question-text" }, t(`director.questions.${question}.ask`)),
    h("p", { class: "hint" }, t(`director.questions.${question}.why`)),
  );
  return [head, status.state === "options" ? offers(desk, status, key) : answers(desk, status, key)];
}

/** The answers to a question; of calls every one that may be tried is taken, and those that can stand are called legal. */
function answers(desk, { question, expects, calls, standing, law }, key) {
  const give = (answer) => desk.answer(question, answer);
  if (expects === "yes-or-no")
    return h(
      "div",
      { class: "row" },
      ["yes", "no"].map((answer) => button(key(answer), t(`director.choices.${answer}`), () => give(answer), "button wide-button")),
    );
  if (expects === "denominations") return denominationsForm(give, key);
  const onCall = (call) => (calls.includes(call) ? give(`call=${call}`) : desk.refuseCall(call, calls, law));
  return prefixed(key, biddingBox({ legal: new Set(standing), onCall }));
}

/** Two editions may ask for a call side by side: their buttons have keys of their own. */
function prefixed(key, box) {
  for (const one of box.querySelectorAll("[data-key]")) one.dataset.key = key(one.dataset.key);
  return box;
}

/** Which denominations a call was related to: any number of them, or none in particular. */
function denominationsForm(give, key) {
  const chosen = new Set();
  const toggle = (letter) =>
    segment({
      key: key(`denomination-${letter}`),
      text: letter === "N" ? "NT" : suitMark(letter),
      label: t(`bridge.denominations.${letter === "N" ? "NT" : letter}`, { n: 2 }),
      pressed: false,
      press: (event) => {
        if (!chosen.delete(letter)) chosen.add(letter);
        event.currentTarget.setAttribute("aria-pressed", String(chosen.has(letter)));
        go.textContent = label();
      },
    });
  const label = () => t(chosen.size === 0 ? "director.ruling.noDenomination" : "director.ruling.theseDenominations");
  const go = button(key("denominations"), label(), () => give(`denominations=${[..."CDHSN"].filter((letter) => chosen.has(letter)).join("") || "-"}`), "button primary");
  return h(
    "div",
    { class: "row" },
    segments({ label: t("director.questions.related-to.ask") }, [..."CDHSN"].map(toggle)),
    go,
  );
}

/** The options side by side, each with what it does. */
function offers(desk, { question, options }, key) {
  const offer = ({ choice, law, effects, settles }) =>
    h("li", { class: "offer" },
      h("h3", null, h("span", { id: `${key(choice)}-name` }, choiceWords(choice)), " ", lawChip(law)),
      (settles || effects.length > 0) && effectList(effects),
      further(question, { choice, law, effects, settles }),
      chooseButton(key, choice, () => desk.answer(question, choice)));
  return h("ul", { class: ["offers", options.length > 6 && "offers-many"] }, options.map(offer));
}

/** Its name says what is chosen, for those who hear one "Choose this" after the other. */
function chooseButton(key, choice, onclick) {
  const made = button(key(`choose-${choice}`), t("director.ruling.choose"), onclick);
  made.id = `${key(choice)}-choose`;
  made.setAttribute("aria-labelledby", `${made.id} ${key(choice)}-name`);
  return made;
}

/**
 * What comes after an option: a question, who plays next to an opening lead that stands, or declarer's choice at the next
 * lead while a card lies exposed.
 */
function further(question, { choice, law, effects, settles }) {
  const hint = (key, article) => h("p", { class: "hint" }, t(`director.ruling.${key}`), " ", article && lawChip({ book: law?.book, article }));
  if (!settles) return hint("more");
  if (question === "opening-lead" && choice === "spread") return hint("thenSpread");
  if (question === "opening-lead" && choice === "accept") return hint("thenDummy", "54B1");
  return effects.some(({ code, text }) => code === "penalty-card" && text.endsWith("major")) && hint("thenLead", "50D2");
}

function settled(desk, { status, action }, other, place) {
  const different = other ? differences({ status }, other) : new Set();
  const apply = place === 0 && button("apply-ruling", t("director.ruling.apply"), () => desk.takeRuling(action), "button primary");
  const then = h("p", { class: "then" }, t("director.ruling.then", { what: desk.after(action, whatComesNext) }));
  return h("div", { class: "settled" }, h("h3", null, t("director.ruling.settled")), effectList(status.effects, different), then, apply);
}

/** Who goes on at a table, or who has something to decide first. */
function whatComesNext(at) {
  const { pending } = at.table;
  if (!pending) return turnText(at);
  return t("director.ruling.decides", { who: askedText(pending.asked), what: t(`director.questions.${pending.question}.ask`) });
}

/** A decision that an earlier ruling left open at the table. */
export function pendingPanel(desk) {
  const { pending } = desk.table;
  if (!pending || desk.state.dialogue) return null;
  const { question, asked, law } = pending;
  const head = [
    h("h2", null, t("director.pending.title")),
    h("p", { class: "asked" }, askedText(asked), " ", lawChip(law)),
    h("p", { class: "question-text" }, t(`director.questions.${question}.ask`)),
    h("p", { class: "hint" }, t(`director.questions.${question}.why`)),
  ];
  const taking = { answer: (_, answer) => desk.tryTake(`>${answer}`), refuseCall: (...told) => desk.refuseCall(...told) };
  const key = (rest) => `pending-${rest}`;
  return [head, pending.state === "options" ? offers(taking, pending, key) : answers(taking, pending, key)];
}

/** The rulings given so far, the latest first. */
export function givenPanel(desk) {
  const given = desk.given();
  if (given.length === 0) return null;
  const entry = ({ at, text, status }, place) => {
    const [book, irregularity] = text.split(":");
    return h(
      "details",
      { class: "given", open: place === 0, data: { key: `given-${at}` } },
      h(
        "summary",
        null,
        t(`director.kinds.${irregularity.split(",")[0]}.name`),
        " ",
        h("small", null, t("director.given.under", { book })),
      ),
      caseLine(desk, irregularity),
      effectList(status.effects),
      status.basis === "inferred" && h("p", { class: "inferred" }, t("director.basis.inferred")),
    );
  };
  return [h("h2", null, t("director.given.title")), given.reverse().map(entry)];
}

