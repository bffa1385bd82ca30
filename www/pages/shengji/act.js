// What to do now, stage by stage.
import { segment, segments } from "../../lib/controls.js";
import { ICONS, h, icon } from "../../lib/dom.js";
import { lawChip } from "../../lib/law.js";
import { SUITS, seatText, suitMark } from "../../lib/bridge/names.js";
import { facesMark, shapeText, suitText } from "../../lib/shengji/faces.js";
import { number, t } from "../../lib/words.js";
import { TURNS, UNREADABLE } from "./model.js";
import { demandView, verdictView } from "./referee.js";
import { problemPlace, refusalView, refuseIn } from "./refusal.js";

const button = (key, text, onclick, more = {}) =>
  h(
    "button",
    {
      type: "button",
      class: ["button", more.primary && "primary"],
      aria: { disabled: more.disabled ? "true" : undefined },
      data: { key },
      onclick,
    },
    more.icon && icon(more.icon),
    text,
  );

/** What can be done now. */
export function actView(model, page) {
  const { phase } = model.state;
  const views = { declaring, "naming-suit": naming, burying: choosing, playing: choosing, "awaiting-verdict": verdictView, resolving, over, redeal };
  return [
    h("h2", null, t(`shengji.phases.${phase}`)),
    demandView(model),
    views[phase](model, page),
    model.refused && refusalView(model.refused, model.instead),
    h(
      "div",
      { class: "row" },
      button("undo", t("shengji.undo"), () => model.undo(), { icon: ICONS.undo, disabled: !model.canUndo }),
      model.redo.length > 0 && button("redo", t("shengji.redo"), () => model.again(), { icon: ICONS.redo }),
    ),
  ];
}

/** A field to write cards in, for hands that are not seen. */
function cardsForm(model, key, label, submit, take) {
  return h(
    "form",
    {
      class: "sj-form",
      onsubmit: (event) => {
        event.preventDefault();
        const faces = model.faces(new FormData(event.target).get("cards"));
        if (faces) take(faces);
        else refuseIn(event.target, UNREADABLE);
      },
    },
    h(
      "label",
      { class: "sj-field" },
      label,
      h("input", {
        class: "field",
        name: "cards",
        value: model.selection.join(" "),
        placeholder: "SA SA",
        autocomplete: "off",
        autocapitalize: "off",
        spellcheck: "false",
        data: { key: `${key}-cards` },
      }),
    ),
    h("div", { class: "row" }, h("button", { class: "button primary", data: { key } }, submit)),
    problemPlace(),
  );
}

function declaring(model) {
  const { speaks, race } = model.state;
  const speakers = TURNS.filter((seat) => (model.view === "all" || model.view === seat) && (!speaks || speaks === seat));
  const ways = speakers.flatMap((seat) =>
    model.table
      .legalDeclarations(seat)
      .map(({ face, count }) =>
        button(`declare-${seat}-${face}-${count}`, [`${seatText(seat)} `, facesMark(Array.from({ length: count }, () => face))], () =>
          model.take(`declare ${seat} ${face} ${count}`),
        ),
      ),
  );
  const standing = model.state.declarations.at(-1);
  const none = t(`shengji.nobodyDeclared.${race}`);
  return [
    h(
      "p",
      null,
      standing
        ? [
            t("shengji.declared", { seat: seatText(standing.seat) }),
            " ",
            facesMark(Array.from({ length: standing.count }, () => standing.face)),
          ]
        : none,
    ),
    speaks && h("p", null, t("shengji.speaks", { seat: seatText(speaks) })),
    ways.length > 0 ? h("div", { class: "row tight" }, ways) : h("p", { class: "hint" }, t("shengji.nothingToDeclare")),
    speaks
      ? button("pass", t("shengji.pass", { seat: seatText(speaks) }), () => model.take(`pass ${speaks}`), { primary: true })
      : button("settle", t("shengji.settle"), () => model.take("settle"), { primary: true }),
  ];
}

function naming(model) {
  const { turn } = model.state;
  return [
    h("p", null, t("shengji.names", { seat: seatText(turn) })),
    h(
      "div",
      { class: "row tight" },
      SUITS.map((suit) => button(`name-${suit}`, [suitMark(suit), suitText(suit)], () => model.take(`name ${turn} ${suit}`))),
    ),
  ];
}

function choosing(model) {
  const { phase, turn } = model.state;
  const { groupings, owed, selection } = model;
  const how =
    phase === "burying"
      ? t("shengji.bury", { n: owed, seat: seatText(turn) })
      : owed === null
        ? t("shengji.lead", { seat: seatText(turn) })
        : t("shengji.follow", { seat: seatText(turn), n: owed });
  if (model.hiddenActor) {
    return [
      h("p", null, how),
      cardsForm(model, "play", t("shengji.hiddenPlays", { seat: seatText(turn) }), t("shengji.playThese"), (faces) =>
        model.playHidden(faces),
      ),
      groupings.length > 1 && partsView(model, groupings),
    ];
  }
  if (!model.actor)
    return [
      h("p", null, t("shengji.waits", { seat: seatText(turn) })),
      button("others", t("shengji.others"), () => model.stepOthers(), { primary: true }),
    ];
  return [
    h("p", null, how),
    h(
      "p",
      { class: ["sj-selection", selection.length === 0 && "sj-nothing-chosen"] },
      selection.length > 0 ? facesMark(selection) : h("span", { class: "hint" }, t(phase === "burying" ? "shengji.nothingToBury" : "shengji.nothingChosen")),
      selection.length > 0 && owed > 1 && h("small", null, t("shengji.chosenOf", { n: selection.length, all: owed })),
    ),
    groupings.length > 0 && groupings[0].length + groupings.length > 2 && partsView(model, groupings),
    h(
      "div",
      { class: "row sj-main" },
      button("play", t(phase === "burying" ? "shengji.buryThese" : "shengji.playThese"), () => model.submit(), { primary: true }),
      button("suggest", t("shengji.suggest"), () => model.suggest()),
      selection.length > 0 && button("clear", t("shengji.clear"), () => model.clear()),
    ),
  ];
}

/** What a throw can be declared to be, and whether its parts can be beaten. */
function partsView(model, groupings) {
  const outlook = model.outlook;
  const mark = (number) => outlook && h("small", { class: `sj-outlook-${outlook[number]}` }, t(`shengji.outlook.${outlook[number]}`));
  const one = (parts, index) =>
    segment({
      key: `parts-${index}`,
      text: parts.map(({ shape, cards }, number) => [
        number > 0 && h("span", null, " + "),
        h("span", { class: "sj-part" }, facesMark(cards), h("small", null, shapeText(shape)), model.parts === index && mark(number)),
      ]),
      pressed: model.parts === index,
      press: () => declareAs(model, index),
    });
  return h(
    "div",
    { class: "sj-parts" },
    h("p", null, t(groupings.length > 1 ? "shengji.declareParts" : "shengji.throwParts")),
    segments({ label: t("shengji.declareParts") }, groupings.slice(0, 12).map(one)),
  );
}

function declareAs(model, index) {
  model.parts = index;
  model.changed("selected");
}

function resolving(model) {
  const { thrown, decks } = model.state;
  const { lead, failed } = thrown;
  const beaten = failed.beaten.map(({ part, by }) =>
    h("li", null, facesMark(lead.parts[part].cards), t("shengji.beatenBy", { seats: by.map(seatText).join(t("shengji.comma")) })),
  );
  const points = (grade) => model.shengji.fine(grade, decks) * failed.beaten.length;
  const choice = (part) =>
    [1, 2].map((grade) =>
      button(
        `resolve-${part}-${grade}`,
        [facesMark(lead.parts[part].cards), t("shengji.grade", { n: grade, points: points(grade) })],
        () => model.take(`resolve ${part} ${grade} ${model.exposure}`),
        { primary: part === failed.defaultChoice && grade === 1 },
      ),
    );
  const exposure = (one) =>
    segment({ key: `exposure-${one}`, text: t(`shengji.exposures.${one}`), pressed: model.exposure === one, press: () => expose(model, one) });
  return [
    h("ul", null, beaten),
    // Before the buttons: each of them settles this as well.
    h(
      "div",
      { class: "sj-tool sj-exposure" },
      h("small", null, t("shengji.exposureLabel")),
      segments({ label: t("shengji.exposureLabel") }, ["heavy", "light"].map(exposure)),
    ),
    h(
      "p",
      null,
      failed.chooser ? t("shengji.chooses", { seat: seatText(failed.chooser) }) : t("shengji.oneChoice"),
      " ",
      lawChip({ book: "CN-2002", article: "34(1)" }),
    ),
    h("div", { class: "row tight" }, failed.choices.map(choice)),
  ];
}

function expose(model, exposure) {
  model.exposure = exposure;
  model.changed("selected");
}

function over(model, page) {
  const { result, nextGame: next } = model;
  if (!result)
    return [
      h("p", null, t("shengji.revealHint")),
      cardsForm(model, "reveal", t("shengji.facts.kitty"), t("shengji.reveal"), (faces) => model.take(`reveal ${faces.join(" ")}`)),
    ];
  const line = (key, points) => h("tr", null, h("th", { scope: "row" }, t(`shengji.result.${key}`, { times: result.multiplier })), h("td", null, number(points)));
  return [
    h(
      "table",
      { class: "sj-result" },
      h(
        "tbody",
        null,
        line("tricks", result.tricks),
        line(result.multiplier > 0 ? "kitty" : "kittyKept", result.kitty * result.multiplier),
        line("fines", result.fines),
        line("total", result.defenders),
      ),
    ),
    h("p", null, h("strong", null, t(`shengji.outcome.${result.levels === 0 ? "takeOver" : result.winner}`, { n: result.levels }))),
    next.winner
      ? [
          h("p", null, t("shengji.gameWon", { side: t(`shengji.sides.${next.winner}`) })),
          button("new-game", t("shengji.newGame"), () => page.newGame(), { primary: true }),
        ]
      : button(
          "next-deal",
          t("shengji.nextDeal", { seat: seatText(next.dealer), level: next.playing === "T" ? "10" : next.playing }),
          () => page.nextDeal(next),
          { primary: true },
        ),
  ];
}

const redeal = (model, page) => [h("p", null, t("shengji.redealText")), button("next-deal", t("shengji.newDeal"), () => page.newDeal(), { primary: true })];
