// A knock-out drawn: columns of matches joined by lines, each with its field.
import { h } from "../../../lib/dom.js";
import { enumerated, sentences, t } from "../../../lib/words.js";
import { carryPanel } from "./carry.js";
import { loosePanel } from "./loose.js";
import { boardsView, matchField } from "./matches.js";
import { penaltyPanel } from "./penalties.js";
import { unitOf } from "../plans.js";

/** A side of a match: a contestant, a bye, or whose winner is awaited. */
function sideLine(page, bracket, match, side) {
  const { sides, from, winner } = bracket.matches[match];
  const own = sides[side];
  if (own === "nobody") return h("p", { class: "sc-side sc-nobody" }, t("scorer.byeSide"));
  if (own === "open") return h("p", { class: "sc-side sc-awaited" }, from[side] ? t(`scorer.awaited.${from[side].of}`, { n: from[side].match + 1 }) : "");
  return h("p", { class: ["sc-side", winner === own && "sc-won"] }, h("b", null, String(own)), " ", page.model.nameOf(own));
}

function box(page, bracket, match) {
  const own = page.model.bracketMatch(bracket, match);
  const { winner, part } = bracket.matches[match];
  const playable = own && (bracket.playable.includes(match) || winner !== null);
  const label = ["third", "fifth", "final", "second-final"].includes(part) ? t(`scorer.parts.${part}`) : null;
  return h(
    "div",
    { class: ["sc-match", winner !== null && "has-result", bracket.playable.includes(match) && "legal-soft"], data: { match: String(match) } },
    h("p", { class: "sc-match-number" }, label ?? t("scorer.matchNumber", { n: match + 1 })),
    sideLine(page, bracket, match, 0),
    sideLine(page, bracket, match, 1),
    playable && matchField(page, own, { winnerNeeded: true }),
    playable &&
      page.model.event.game === "bridge" &&
      h(
        "button",
        { type: "button", class: "sc-link", data: { key: `boards-${own.key}` }, onclick: () => page.goTo({ match: own.key }) },
        t("scorer.enterBoards"),
      ),
  );
}

/** A column for every round of some parts. */
function tree(page, bracket, parts, joined) {
  const numbers = bracket.matches.map((_, match) => match).filter((match) => parts.includes(bracket.matches[match].part));
  const rounds = [...new Set(numbers.map((match) => bracket.matches[match].round))].sort((a, b) => a - b);
  const column = (round) => {
    const here = numbers.filter((match) => bracket.matches[match].round === round);
    return h(
      "div",
      { class: "sc-column" },
      here.map((match) =>
        h(
          "div",
          { class: ["sc-slot", joined && "sc-joined"] },
          bracket.matches[match].sides.some((own) => own !== "nobody") && box(page, bracket, match),
        ),
      ),
    );
  };
  return h("div", { class: "scroll sc-bracket-scroll", data: { scroll: `bracket-${parts[0]}` } }, h("div", { class: "sc-bracket" }, rounds.map(column)));
}

function placesList(page, bracket) {
  if (bracket.places.length === 0) return null;
  const each = ({ place, last, numbers }) =>
    h(
      "li",
      null,
      h("b", null, place < last ? `${place}–${last}` : String(place)),
      " ",
      enumerated(numbers.map((own) => `${own} ${page.model.nameOf(own)}`.trim())),
    );
  return h(
    "section",
    { class: "panel sc-places" },
    h("h2", null, bracket.champion ? t("scorer.winner", { name: page.model.nameOf(bracket.champion) || bracket.champion }) : t("scorer.places")),
    h("ol", { class: "sc-list" }, bracket.places.map(each)),
  );
}

/** The bracket drawn, with the places decided so far. */
export function bracketDrawn(page) {
  const { model } = page;
  const bracket = model.bracket();
  const has = (part) => bracket.matches.some((own) => own.part === part);
  const double = model.event.plan === "double";
  const section = (title, parts, joined) => h("section", { class: "panel sc-tree" }, h("h2", null, title), tree(page, bracket, parts, joined));
  return [
    placesList(page, bracket),
    section(t(double ? "scorer.winnersSide" : "scorer.plans.knockout"), ["main"], true),
    has("losers") && section(t("scorer.losersSide"), ["losers"], false),
    double && section(t("scorer.parts.final"), ["final", "second-final"], false),
    has("third") && section(t("scorer.parts.third"), ["third"], false),
    has("fifth") && section(t("scorer.parts.fifth"), ["fifth"], false),
  ];
}

/** The view. */
export function bracketView(page) {
  const { model, ui } = page;
  const chosen = ui.match && model.bracketMatches().find(({ key }) => key === ui.match);
  if (chosen) return [h("section", { class: "panel" }, boardsView(page, chosen))];
  return [
    bracketDrawn(page),
    loosePanel(page),
    h(
      "p",
      { class: "hint" },
      sentences([
        t(`scorer.typing.${unitOf(model.event)}`),
        !model.levels && t("evening.segments"),
        t("scorer.typing.forfeit"),
        t("scorer.typing.level"),
      ]),
    ),
    penaltyPanel(page),
    carryPanel(page),
  ];
}
