// The deal editor: cards chosen into hands or typed as text, with dealer, vulnerability and number, checked all along.
import { announce } from "../../../lib/announce.js";
import { segment, segments } from "../../../lib/controls.js";
import { ICONS, afterFocus, draw, h, icon, named, openDialog } from "../../../lib/dom.js";
import { rovingGroup } from "../../../lib/keys.js";
import { lawChip } from "../../../lib/law.js";
import { SEATS, SUITS, cardSpoken, rankText, seatText, suitMark } from "../../../lib/bridge/names.js";
import { inTurn, listed, t } from "../../../lib/words.js";
import { isPlayable } from "../changed.js";
import { dealProblemText } from "../view/checks.js";
import { Draft, HAND_SIZE, RANKS, handText, readHand } from "./draft.js";

/** How many problems are shown; a deal that is just begun has dozens. */
const SHOWN = 6;
const VULNERABILITIES = ["None", "NS", "EW", "All"];

/**
 * Opens the editor on a board of the page. `onUse` gets the board that was made, to be opened by itself, and `onPut`, for a board of
 * a file, to be put in its place; `drafts` keeps what is left unfinished: `get()` and `set(draft)`, nothing when it is finished.
 */
export function editDeal(bridge, board, ways) {
  return new DealEditor(bridge, board, ways).dialog;
}

class DealEditor {
  constructor(bridge, board, { onUse, onPut, drafts }) {
    Object.assign(this, { bridge, onUse, onPut, drafts, given: board });
    const kept = keptDraft(bridge, drafts.get());
    this.draft = kept ?? Draft.of(bridge, board);
    this.seat = SEATS.find((seat) => this.draft.hands[seat].length < HAND_SIZE) ?? "N";
    this.strange = {};
    this.places = Object.fromEntries(["unfinished", "marks", "seats", "cards", "tools", "checks", "status"].map((name) => [name, h("div", { class: `edit-${name}` })]));
    this.fields = Object.fromEntries(SEATS.map((seat) => [seat, this.field(seat)]));
    this.places.unfinished.append(...(kept ? [h("p", null, t("board.edit.unfinished")), tool("edit-again", t("board.edit.again"), () => this.again())] : []));
    this.dialog = openDialog({ title: t("board.edit.title"), closeLabel: t("shell.close"), content: this.form(), wide: true });
    this.dialog.classList.add("dialog-editor");
    this.show();
  }

  form() {
    const { places, fields } = this;
    const submit = (event) => {
      event.preventDefault();
      if (this.onPut) this.put();
      else this.use();
    };
    const typed = h("fieldset", { class: "edit-typed" }, h("legend", null, t("board.edit.typed")), SEATS.map((seat) => fields[seat].line));
    return h(
      "form",
      { class: "deal-editor", onsubmit: submit },
      places.unfinished,
      places.marks,
      places.seats,
      places.cards,
      h("p", { class: "hint" }, t("board.edit.hint")),
      places.tools,
      typed,
      places.checks,
      h(
        "div",
        { class: "edit-foot" },
        places.status,
        this.onPut && h("button", { type: "button", class: "button", data: { key: "edit-use" }, onclick: () => this.use() }, t("board.edit.alone")),
        this.onPut
          ? h("button", { type: "submit", class: "button primary", data: { key: "edit-put" } }, t("board.edit.put", { label: this.given.label }))
          : h("button", { type: "submit", class: "button primary", data: { key: "edit-use" } }, t("board.edit.use")),
      ),
    );
  }

  /** A hand as text; what is typed counts at once. */
  field(seat) {
    const wrong = h("span", { class: "problem-line", id: `edit-wrong-${seat}` });
    const input = h("input", {
      class: "field",
      id: `edit-hand-${seat}`,
      spellcheck: false,
      autocomplete: "off",
      autocapitalize: "characters",
      placeholder: "AK3.QJ.T98.65432",
      aria: { describedby: `edit-wrong-${seat}` },
      data: { key: `edit-hand-${seat}` },
      oninput: () => this.typed(seat),
    });
    input.addEventListener("blur", () => this.showFields());
    return { input, wrong, line: h("div", { class: "edit-hand" }, h("label", { for: `edit-hand-${seat}` }, seatText(seat)), input, wrong) };
  }

  typed(seat) {
    const { cards, strange } = readHand(this.fields[seat].input.value);
    this.draft.hands[seat] = cards;
    this.strange[seat] = strange;
    this.changed();
  }

  changed() {
    this.places.unfinished.replaceChildren();
    this.drafts.set(this.draft);
    this.show();
  }

  again() {
    this.draft = Draft.of(this.bridge, this.given);
    this.strange = {};
    this.drafts.set(null);
    this.places.unfinished.replaceChildren();
    this.show();
    this.fields.N.input.focus();
  }

  show() {
    draw(this.places.marks, this.marks());
    draw(this.places.seats, this.seats());
    draw(this.places.cards, this.cards());
    draw(this.places.tools, this.tools());
    this.showChecks();
    this.showFields();
  }

  /** Whether what is written for a hand cannot all be read, and the hand is what could be. */
  isStrange(seat) {
    const { cards } = readHand(this.fields[seat].input.value);
    return Boolean(this.strange[seat]) && handText(cards) === handText(this.draft.hands[seat]);
  }

  /** The hands as text, except where somebody is typing, or has typed what is to be put right. */
  showFields() {
    for (const seat of SEATS) {
      const { input, wrong } = this.fields[seat];
      if (document.activeElement !== input && !this.isStrange(seat)) {
        input.value = handText(this.draft.hands[seat]);
        this.strange[seat] = "";
      }
      const text = this.strange[seat];
      wrong.textContent = text ? t("board.edit.strange", { text }) : "";
      input.toggleAttribute("aria-invalid", Boolean(text));
    }
  }

  marks() {
    const { draft } = this;
    const choice = (key, label, value, options, choose) =>
      h(
        "label",
        null,
        h("span", null, label),
        h(
          "select",
          { class: "field", data: { key }, onchange: (event) => this.mark(() => choose(event.target.value)) },
          options.map(([name, text]) => h("option", { value: name, selected: name === value }, text)),
        ),
      );
    return [
      h(
        "label",
        null,
        h("span", null, t("board.edit.number")),
        h("input", {
          class: "field",
          type: "number",
          min: 1,
          step: 1,
          inputmode: "numeric",
          value: draft.number ?? "",
          data: { key: "edit-number" },
          onchange: (event) => this.mark(() => draft.setNumber(event.target.valueAsNumber)),
        }),
      ),
      choice(
        "edit-dealer",
        t("board.edit.dealer"),
        draft.dealer,
        SEATS.map((seat) => [seat, seatText(seat)]),
        (seat) => (draft.dealer = seat),
      ),
      choice(
        "edit-vulnerability",
        t("board.edit.vulnerability"),
        draft.vulnerability,
        VULNERABILITIES.map((name) => [name, t(`bridge.vulnerabilities.${name}`)]),
        (name) => (draft.vulnerability = name),
      ),
    ];
  }

  mark(change) {
    change();
    afterFocus(() => this.places.marks.isConnected && this.changed());
  }

  /** Which hand the cards go to. */
  seats() {
    const { draft } = this;
    const one = (seat) => {
      const n = draft.hands[seat].length;
      return segment({
        key: `edit-seat-${seat}`,
        text: named(t("board.edit.holds", { seat: seatText(seat), n }), seatText(seat), " ", h("small", null, n)),
        pressed: seat === this.seat,
        press: () => this.choose(seat),
        look: n > HAND_SIZE && "too-many",
      });
    };
    return [h("p", { id: "edit-seats" }, t("board.edit.into")), segments({ labelledby: "edit-seats" }, SEATS.map(one))];
  }

  choose(seat) {
    this.seat = seat;
    this.show();
  }

  cards() {
    const { draft } = this;
    const one = (card) => {
      const seats = draft.seatsOf(card);
      const where = seats.length > 0 ? listed(seats.map(seatText)) : t("board.edit.nowhere");
      const look = ["edit-card", `suit-${card[0]}`, seats.includes(this.seat) && "here", seats.length > 0 && "dealt", seats.length > 1 && "wrong"];
      const letters = seats.map((seat) => t(`bridge.seatLetters.${seat}`)).join("");
      return h(
        "button",
        {
          type: "button",
          class: look,
          aria: { pressed: String(seats.includes(this.seat)) },
          data: { key: `edit-${card}`, card, current: card === this.latest ? "" : undefined },
          onclick: () => this.toggle(card),
        },
        named(inTurn([cardSpoken(card), where]), rankText(card), h("small", null, letters)),
      );
    };
    const rows = SUITS.map((suit) => h("div", { class: "edit-suit" }, suitMark(suit), h("div", { class: "edit-ranks" }, RANKS.map((rank) => one(suit + rank)))));
    const group = rovingGroup(h("div", { role: "toolbar", aria: { label: t("board.edit.cards") } }, rows));
    group.addEventListener("keydown", (event) => this.key(event));
    return group;
  }

  /** On a card, a seat's letter puts it there and Delete takes it out. */
  key(event) {
    const { card } = event.target.dataset;
    const seat = SEATS.find((one) => one === event.key.toUpperCase());
    const out = event.key === "Delete" || event.key === "Backspace";
    if (!card || event.ctrlKey || event.metaKey || event.altKey || !(seat || out)) return;
    event.preventDefault();
    this.move(card, () => this.draft.put(card, seat ?? null));
  }

  toggle(card) {
    this.move(card, () => this.draft.toggle(card, this.seat));
  }

  move(card, change) {
    change();
    this.latest = card;
    this.changed();
    const [seat] = this.draft.seatsOf(card);
    announce(t(seat ? "board.edit.moved" : "board.edit.out", { card: cardSpoken(card), seat: seat && seatText(seat) }));
  }

  tools() {
    const act = (work) => () => {
      work();
      this.changed();
    };
    return [
      tool("edit-rest", t("board.edit.rest"), act(() => this.draft.dealRest()), ICONS.dice),
      tool("edit-clear", t("board.edit.clear"), act(() => this.draft.clear())),
    ];
  }

  /** What is wrong with the deal; its sum stays in sight beside the button that opens it. */
  showChecks() {
    const report = this.draft.report();
    const hidden = !report.valid && !this.draft.isEmpty && isPlayable(this.bridge, this.draft.board());
    const right = report.valid || hidden;
    const text = report.valid ? t("board.checks.dealRight") : hidden ? t("board.checks.dealHidden") : t("board.checks.dealWrong", { n: report.problems.length });
    const shown = right ? [] : report.problems.slice(0, SHOWN);
    const more = right ? 0 : report.problems.length - shown.length;
    draw(this.places.status, h("p", { class: right ? "check-ok" : "check-wrong", role: "status" }, icon(right ? ICONS.yes : ICONS.warning), h("span", null, text)));
    draw(
      this.places.checks,
      shown.length > 0 && h("ul", { class: "problems" }, shown.map((problem) => h("li", null, dealProblemText(problem), " ", lawChip(problem.law)))),
      more > 0 && h("p", { class: "hint" }, t("board.edit.more", { n: more })),
    );
  }

  use() {
    if (this.draft.isEmpty) this.refuse(t("board.edit.empty"));
    else this.finish(this.onUse);
  }

  /** Only a deal that a table takes has a place in a file. */
  put() {
    if (this.draft.isEmpty) this.refuse(t("board.edit.empty"));
    else if (!isPlayable(this.bridge, this.draft.board())) this.refuse(t("board.edit.wrongInFile"));
    else this.finish(this.onPut);
  }

  refuse(text) {
    announce(text, { atOnce: true });
    draw(this.places.status, h("p", { class: "problem-line" }, text));
  }

  finish(onDone) {
    this.drafts.set(null);
    this.dialog.close();
    onDone(this.draft.board());
  }
}

const tool = (key, text, onclick, path) => h("button", { type: "button", class: "button", data: { key }, onclick }, path && icon(path), h("span", null, text));

/** What was left unfinished, unless it is nothing or damaged. */
function keptDraft(bridge, kept) {
  const isCards = (cards) => Array.isArray(cards) && cards.every((card) => /^[SHDC][2-9TJQKA]$/.test(card));
  const sound = kept && SEATS.includes(kept.dealer) && VULNERABILITIES.includes(kept.vulnerability) && SEATS.every((seat) => isCards(kept.hands?.[seat]));
  return sound ? new Draft(bridge, kept) : null;
}
