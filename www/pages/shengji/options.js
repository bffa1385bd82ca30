// The dialogs before a deal: how it is dealt, a position of one's own, the house rules.
import { h, openDialog } from "../../lib/dom.js";
import { store } from "../../lib/store.js";
import { seatText } from "../../lib/bridge/names.js";
import { faceSpoken } from "../../lib/shengji/faces.js";
import { hasText, t } from "../../lib/words.js";
import { TURNS } from "./model.js";
import { LEVELS, SWITCHES, withSwitch } from "./rules.js";

/** Packs and kitties of art. 9; the usual kitty of each number of packs first. */
const SIZES = [[1, 6], [1, 2], [2, 8], [2, 4], [3, 6], [3, 10]];
const RACES = ["later-deal", "first-deal", "board"];

const labelled = (label, field, hint) => h("label", { class: "sj-field" }, label, field, hint && h("small", null, hint));
const input = (name, value, more = {}) => h("input", { class: "field", name, value, autocomplete: "off", autocapitalize: "off", spellcheck: "false", ...more });
const select = (name, choices, now) => h("select", { class: "field", name }, choices.map(([value, text]) => h("option", { value, selected: value === now }, text)));
const levelText = (level) => (level === "T" ? "10" : level);
const levelSelect = (name, now) => select(name, LEVELS.map((level) => [level, levelText(level)]), now);
const seats = () => TURNS.map((seat) => [seat, seatText(seat)]);
const sizeChoices = () => SIZES.map(([decks, kitty]) => [`${decks}-${kitty}`, t("shengji.sizes", { n: decks, kitty })]);
const sizesOf = (text) => Object.fromEntries(["decks", "kittySize"].map((key, place) => [key, Number(text.split("-")[place])]));
const problemLine = () => h("p", { class: "problem-line", role: "alert" });

/** The position somebody was entering. */
const UNFINISHED = "shengji.position";

/** A form in a dialog. `take` gets what was written and says what is wrong with it, or nothing. */
function ask(title, key, submit, rows, take) {
  const wrong = problemLine();
  const form = h("form", { class: "sj-form" }, rows, wrong, h("div", { class: "row end" }, h("button", { class: "button primary", data: { key } }, submit)));
  const dialog = openDialog({ title, closeLabel: t("shell.close"), content: form, wide: true });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    wrong.textContent = take(Object.fromEntries(new FormData(form))) ?? "";
    if (wrong.textContent === "") dialog.close();
  });
  return form;
}

/** How the next deal is dealt: its number, packs, level, dealer. */
export function setUp(page) {
  const { origin, state, otherLevel } = page.model;
  const seed = input("seed", String(origin?.seed ?? ""), { inputmode: "numeric" });
  const other = h(
    "button",
    { type: "button", class: "button", data: { key: "other-seed" }, onclick: () => (seed.value = String(page.randomSeed())) },
    t("shengji.otherSeed"),
  );
  const race = select("race", RACES.map((one) => [one, t(`shengji.races.${one}`)]), origin?.race ?? "later-deal");
  const levels = [labelled(t("shengji.level"), levelSelect("level", state.level)), labelled(t("shengji.otherLevel"), levelSelect("other", otherLevel))];
  const rows = [
    h("div", { class: "sj-seed" }, labelled(t("shengji.seed"), seed, t("shengji.seedHint")), other),
    labelled(t("shengji.decksLabel"), select("sizes", sizeChoices(), `${state.decks}-${state.kittySize}`)),
    labelled(t("shengji.raceLabel"), race, firstDealLevels(race, levels)),
    h("div", { class: "sj-pair" }, levels, labelled(t("shengji.dealerOrFirst"), select("dealer", seats(), origin?.dealer ?? state.dealer ?? "S"))),
  ];
  ask(t("shengji.setUp"), "set-up-deal", t("shengji.dealIt"), rows, (read) => {
    const seedText = read.seed.trim();
    const number = seedText === "" ? page.randomSeed() : Number(seedText);
    const { sizes, other: otherLevel, ...wanted } = read;
    const dealt = page.attempt(() => page.deal({ ...wanted, ...sizesOf(sizes), seed: number }, otherLevel));
    return dealt ? undefined : t("shengji.seedWrong");
  });
}

/** Says that a first deal has its level, and asks for none then. */
function firstDealLevels(race, levels) {
  const said = h("span", { role: "status" });
  const follow = () => {
    const first = race.value === "first-deal";
    said.textContent = first ? t("shengji.firstDealLevels") : "";
    for (const level of levels) level.hidden = first;
  };
  race.addEventListener("change", follow);
  follow();
  return said;
}

/** A position: hands or the numbers of their cards, the cards buried, trumps, the player who leads. */
export function enterPosition(page) {
  const { state, view, otherLevel } = page.model;
  const isSeen = (seat) => view === "all" || view === seat; // what is covered on the page stays covered here
  const hand = (seat) => labelled(seatText(seat), input(seat, (isSeen(seat) && state.hands[seat]?.join(" ")) || String(state.counts[seat])));
  const kitty = (state.phase === "playing" && isSeen(state.dealer)) || state.phase === "over" ? state.kitty?.join(" ") : "";
  const rows = [
    h("p", { class: "hint" }, t("shengji.enterHint")),
    TURNS.map(hand),
    labelled(t("shengji.enterKitty"), input("kitty", kitty ?? "")),
    h(
      "div",
      { class: "sj-pair" },
      labelled(t("shengji.enterTrump"), input("trump", state.trump ?? "2H")),
      labelled(t("shengji.otherLevel"), levelSelect("other", otherLevel)),
      labelled(t("shengji.enterDealer"), select("dealer", seats(), state.dealer ?? "S")),
    ),
    h(
      "div",
      { class: "sj-pair" },
      labelled(t("shengji.enterLeader"), select("leader", [["", t("shengji.enterLeaderDealer")], ...seats()], "")),
      labelled(t("shengji.enterPoints"), input("points", "", { inputmode: "numeric" })),
    ),
    labelled(t("shengji.decksLabel"), select("sizes", sizeChoices(), `${state.decks}-${state.kittySize}`)),
  ];
  const form = ask(t("shengji.enter"), "enter-open", t("shengji.enterOpen"), rows, (read) => {
    const asked = Object.fromEntries(TURNS.map((seat) => [seat, handOf(read[seat])]));
    const [kittyText, points] = [read.kitty.trim(), read.points.trim()];
    const more = { ...(kittyText !== "" && { kitty: kittyText }), ...(read.leader && { leader: read.leader }), ...(points !== "" && { points: Number(points) }) };
    const setup = { trump: trumpOf(read.trump), dealer: read.dealer, ...sizesOf(read.sizes), hands: asked, ...more };
    const refusal = page.refusalOf(() => page.openPosition(setup, read.other));
    if (!refusal) store.remove(UNFINISHED);
    return refusal && whatIsWrong(refusal.params);
  });
  resume(form, () => enterPosition(page));
}

/** Goes on with what was filled in and not opened, however the dialog or the page was left; `again` opens the form anew. */
function resume(form, again) {
  const kept = store.get(UNFINISHED);
  for (const [name, text] of Object.entries(kept ?? {})) if (form.elements[name]) form.elements[name].value = text;
  form.addEventListener("input", () => store.set(UNFINISHED, Object.fromEntries(new FormData(form))));
  if (!kept) return;
  const fresh = () => {
    store.remove(UNFINISHED);
    form.closest("dialog").close();
    again();
  };
  const button = h("button", { type: "button", class: "button", data: { key: "enter-again" }, onclick: fresh }, t("shengji.enterAgain"));
  form.prepend(h("div", { class: "row" }, h("p", null, t("shengji.enterUnfinished")), button));
}

const SUIT_NAMES = [[/黑桃/, "S"], [/红[心桃]/, "H"], [/方[块片]/, "D"], [/[梅草]花/, "C"]];

/** Level and suit as the rules write them; a suit may be named in Chinese, as it may be in a card. */
const trumpOf = (text) => SUIT_NAMES.reduce((written, [name, letter]) => written.replace(name, letter), text.replaceAll(/\s/g, "").toUpperCase());

/** Cards, or the number of a hidden hand's. */
const handOf = (text) => (/^\s*\d+\s*$/.test(text) ? Number(text) : text);

function whatIsWrong({ argument = "", fault, face }) {
  const [, seat] = argument.match(/hands\.([NESW])/) ?? [];
  const key = `shengji.enterFaults.${fault}`;
  if (hasText(key)) return t(key, { seat: seat && seatText(seat), face: face && faceSpoken(face) });
  if (seat) return t("shengji.enterWrong.hand", { seat: seatText(seat) });
  const [, field] = argument.match(/\.(trump|kitty|points)/) ?? [];
  return t(`shengji.enterWrong.${field ?? "whole"}`);
}

/** The ways of one switch, the book's own first. */
function switchField(name, rules, set) {
  const [usual] = SWITCHES[name];
  const choice = (value) =>
    h(
      "label",
      { class: "sj-choice" },
      h("input", {
        type: "radio",
        name,
        value,
        checked: (rules[name] ?? usual) === value,
        data: { key: `rule-${name}-${value}` },
        onchange: () => set(name, value),
      }),
      h("span", null, t(`shengji.rules.${name}.values.${value}`), value === usual && h("small", null, ` ${t("shengji.byTheBook")}`)),
    );
  return switchFrame(name, SWITCHES[name].map(choice));
}

/** The levels that must be played. */
function mustPlayField(rules, set) {
  const chosen = (event) => [...event.target.form.querySelectorAll("[name=mustPlay]:checked")].map(({ value }) => value);
  const level = (value) =>
    h(
      "label",
      { class: "sj-level" },
      h("input", {
        type: "checkbox",
        name: "mustPlay",
        value,
        checked: rules.mustPlay?.includes(value) ?? false,
        onchange: (event) => set("mustPlay", chosen(event)),
      }),
      levelText(value),
    );
  return switchFrame("mustPlay", h("div", { class: "row tight" }, LEVELS.map(level)));
}

const switchFrame = (name, content) =>
  h(
    "fieldset",
    { class: "sj-switch" },
    h("legend", null, t(`shengji.rules.${name}.name`)),
    h("p", { class: "hint" }, t(`shengji.rules.${name}.about`)),
    content,
  );

/** Every switch of the house rules; a change holds at once. */
export function houseRules({ model }) {
  const told = h("p", { class: "hint", role: "status" }, t("shengji.rulesHint"));
  const set = (name, value) => {
    const lost = model.changeRules(withSwitch(model.rules, name, value));
    told.textContent = lost > 0 ? t("shengji.rulesBack", { n: lost }) : t("shengji.rulesHint");
  };
  const toBook = () => {
    model.changeRules({});
    dialog.close();
  };
  const form = h(
    "form",
    { class: "sj-form", onsubmit: (event) => event.preventDefault() },
    told,
    Object.keys(SWITCHES).map((name) => switchField(name, model.rules, set)),
    mustPlayField(model.rules, set),
    h("div", { class: "row end" }, h("button", { type: "button", class: "button", data: { key: "rules-book" }, onclick: toBook }, t("shengji.backToBook"))),
  );
  const dialog = openDialog({ title: t("shengji.rulesTitle"), closeLabel: t("shell.close"), content: form, wide: true });
}
