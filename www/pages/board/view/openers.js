// The ways in: a file, pasted text, a sample, a new deal; and the ways out: a link, a file.
import { fileField, pasteDialog } from "../../../lib/controls.js";
import { ICONS, h, icon, named, openDialog } from "../../../lib/dom.js";
import { hrefOf } from "../../../lib/router.js";
import { SEATS, contractMark, contractSpoken, contractText } from "../../../lib/bridge/names.js";
import { enumerated, inTurn, t } from "../../../lib/words.js";
import { SAMPLES } from "../samples.js";
import { warningText } from "../warnings.js";

const button = (key, path, text, onclick, look = "button") => h("button", { type: "button", class: look, data: { key }, onclick }, icon(path), h("span", null, text));

/** The row of buttons above the board. */
export function openers({ onFile, onPaste, onSample, onRandom, onEdit, onSave, onLink, boardQuery }) {
  const saved = ["pbn", "lin"].map((format) => button(`save-${format}`, ICONS.save, format.toUpperCase(), () => onSave(format), "button quiet"));
  const input = fileField(onFile);
  return h(
    "div",
    { class: "openers", role: "group", aria: { label: t("board.open.title") } },
    Object.assign(button("open-file", ICONS.open, t("board.open.file"), () => input.click(), "button primary"), { title: t("board.open.drop") }),
    input,
    button("open-paste", ICONS.paste, t("board.open.paste"), () => askText(onPaste)),
    button("open-sample", ICONS.list, t("board.open.sample"), () => sampleDialog(onSample)),
    button("open-random", ICONS.dice, t("board.open.random"), onRandom),
    button("edit-deal", ICONS.edit, t("board.edit.open"), onEdit),
    h(
      "div",
      { class: "row tight ways-out", role: "group", aria: { label: t("board.save.label") } },
      button("link", ICONS.link, t("board.link.copy"), onLink, "button quiet"),
      saved,
      boardQuery &&
        h("a", { class: "button quiet", href: hrefOf("director", boardQuery), data: { key: "to-director" } }, t("board.toDirector")),
    ),
  );
}

const askText = (onPaste) =>
  pasteDialog({ label: t("board.open.pasteLabel"), rows: 12, placeholder: '[Board "1"]\n[Deal "N:…"]\n\nqx|o1|md|3…', onPaste });

function sampleDialog(onSample) {
  const choose = (sample) => {
    dialog.close();
    onSample(sample);
  };
  const list = h(
    "ul",
    { class: "choices" },
    SAMPLES.map((sample) =>
      h(
        "li",
        null,
        h(
          "button",
          { type: "button", class: "choice", onclick: () => choose(sample) },
          h("strong", null, t(`board.samples.${sample.key}.title`)),
          h("span", null, t(`board.samples.${sample.key}.text`)),
          h("code", null, sample.file),
        ),
      ),
    ),
  );
  const dialog = openDialog({ title: t("board.open.sample"), closeLabel: t("shell.close"), content: list });
}

/** What is called what: a file by its name, other boards by where they came from. */
const nameOf = (source) => source.name ?? t(`board.source.${source.kind}`);

/** Which file is open, what its reader had to say about it, and the way back to the one before. */
export function sourceLine(model, { aside, onAside }) {
  const { source, boards, warnings, omitted } = model;
  const count = boards.length > 1 ? ` · ${t("board.source.boards", { n: boards.length })}` : "";
  const back = aside && button("aside", ICONS.undo, t("board.source.back", { name: nameOf(aside.source) }), onAside, "button quiet");
  const remarks =
    warnings.length > 0 &&
    h(
      "details",
      { class: "warnings", data: { key: "warnings" } },
      h("summary", null, t("board.source.warnings", { n: warnings.length + omitted })),
      h(
        "ul",
        { class: "scroll", data: { scroll: "warnings" } },
        warnings.slice(0, 200).map((warning) => h("li", null, warningText(warning))),
      ),
    );
  return [h("p", { class: "source-name" }, h("strong", null, nameOf(source)), count), changedLine(model), back, remarks];
}

/** So many of the changed boards are named. */
const NAMED = 8;

/** The changed boards by their labels, the first of them where they are many. */
function changedLabels({ boards, changedBoards }) {
  const labels = changedBoards.slice(0, NAMED).map((index) => boards[index].label);
  return enumerated(changedBoards.length > NAMED ? [...labels, "…"] : labels);
}

/** Which boards the file has no longer as it had them. */
function changedLine(model) {
  const n = model.changedBoards.length;
  return n > 0 && h("p", { class: "source-changed" }, t("board.changed.list", { n, list: changedLabels(model) }));
}

/** Asks whether to save the board as it stands, the whole file, or the file as it was opened. */
export function saveDialog(model, format, onSave) {
  const choose = (what) => () => {
    dialog.close();
    onSave(what);
  };
  const choice = (what, title, text) =>
    h("li", null, h("button", { type: "button", class: "choice", onclick: choose(what) }, h("strong", null, title), h("span", null, text)));
  const list = h("ul", { class: "choices" },
    choice("board", t("board.save.board", { label: model.board.label }), t(model.isChanged(model.index) ? "board.save.boardOwn" : "board.save.boardText")),
    choice("file", t("board.save.file", { name: model.source.name }), fileText(model)),
    model.changedBoards.length > 0 && choice("original", t("board.save.original"), t("board.save.fileText", { n: model.boards.length })));
  const dialog = openDialog({ title: t("board.save.title", { format: format.toUpperCase() }), closeLabel: t("shell.close"), content: list });
}

function fileText(model) {
  const { boards, changedBoards } = model;
  if (changedBoards.length === 0) return t("board.save.fileText", { n: boards.length });
  return t("board.save.fileChanged", { n: boards.length, list: changedLabels(model) });
}

/** How many boards stand on each side of the chosen one in the strip of a large file. */
const AROUND = 25;

/** The boards of a file, when there are several. */
export function boardStrip(model) {
  const { boards, index } = model;
  if (boards.length < 2) return null;
  const from = Math.max(0, index - AROUND);
  const shown = boards.slice(from, index + AROUND + 1);
  const entry = (board, place) => {
    const wrong = hasProblems(board);
    const changed = model.isChanged(place);
    const label = inTurn([t("board.titleOf", { label: board.label }), spokenContract(board), changed && t("board.changed.mark"), wrong && t("board.checks.hasProblems")]);
    return h(
      "li",
      null,
      h(
        "button",
        {
          type: "button",
          class: ["strip-board", wrong && "has-problems"],
          aria: { current: place === index ? "true" : undefined },
          data: { key: `board-${place}` },
          onclick: () => model.choose(place),
        },
        named(label, h("b", null, board.label, changed && h("span", { class: "changed-mark" }, "✎")), h("small", null, shortContract(board))),
      ),
    );
  };
  return h(
    "nav",
    { class: "board-strip", aria: { label: t("board.strip") } },
    shown.length < boards.length && jumpList(model),
    h(
      "ol",
      { data: { scroll: "strip" } },
      shown.map((board, place) => entry(board, from + place)),
    ),
  );
}

/** What was played, as far as the file tells: "4♠ N". */
function shortContract({ contract, actions }) {
  if (contract) return [contractMark(contract.contract), " ", t(`bridge.seatLetters.${contract.declarer}`)];
  return passedOut(actions) ? t("bridge.calls.Pass") : "";
}

/** The same for those who hear it. */
function spokenContract({ contract, actions }) {
  if (contract) return `${contractSpoken(contract.contract)} ${t(`bridge.seats.${contract.declarer}`)}`;
  return passedOut(actions) && t("bridge.calls.Pass");
}

const passedOut = (actions) => actions.length === 4 && actions.every((action) => action === "Pass");

/** All boards of a large file. */
function jumpList(model) {
  const changed = new Set(model.changedBoards);
  const options = model.boards.map((board, place) =>
    h(
      "option",
      { value: place, selected: place === model.index },
      [
        board.label,
        board.contract && `${contractText(board.contract.contract)} ${t(`bridge.seatLetters.${board.contract.declarer}`)}`,
        changed.has(place) && t("board.changed.mark"),
      ]
        .filter(Boolean)
        .join(" · "),
    ),
  );
  return h(
    "select",
    {
      class: "field",
      aria: { label: t("board.strip") },
      data: { key: "jump" },
      onchange: (event) => model.choose(Number(event.target.value)),
    },
    options,
  );
}

const hasProblems = (board) => board.stop || board.problems?.some((problem) => !problem.note) || (board.hands && SEATS.every((seat) => board.hands[seat]));
