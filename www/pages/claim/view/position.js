// The position: where it comes from, the four hands, and entering it card by card.
import { fileField, iconButton, pasteDialog, segment, segments } from "../../../lib/controls.js";
import { ICONS, h, icon, named } from "../../../lib/dom.js";
import { handPanel, trickCentre } from "../../../lib/bridge/hand.js";
import { SEATS, SUITS, cardSpoken, cardText, rankText, seatText, suitMark } from "../../../lib/bridge/names.js";
import { rovingGroup } from "../../../lib/keys.js";
import { aside, t } from "../../../lib/words.js";
import { DENOMINATIONS, EXAMPLES, RANKS } from "../desk.js";

/** A labelled choice among a few; `look` is a class of its own. */
export function choice(key, label, options, value, onChange, look) {
  const list = options.map(([name, text]) => h("option", { value: String(name), selected: name === value }, text));
  return h(
    "label",
    { class: ["choice-field", look] },
    h("span", null, label),
    h("select", { class: "field", data: { key }, onchange: (event) => onChange(options[event.target.selectedIndex][0]) }, list),
  );
}

export function openers(page, { onExample, onFile, onPaste, onBoard, onClear, onLink }) {
  const file = fileField(onFile);
  const examples = [[null, t("claim.open.example")], ...EXAMPLES.map((example) => [example, t(`claim.examples.${example.id}`)])];
  return [
    choice("example", t("claim.open.exampleLabel"), examples, null, (example) => example && onExample(example)),
    h("button", { type: "button", class: "button", data: { key: "open-file" }, onclick: () => file.click() }, icon(ICONS.open), t("claim.open.file")),
    file,
    h("button", { type: "button", class: "button", data: { key: "paste" }, onclick: () => askText(onPaste) }, icon(ICONS.paste), t("board.open.paste")),
    h("button", { type: "button", class: "button", data: { key: "clear" }, onclick: onClear }, t("claim.open.clear")),
    h("button", { type: "button", class: "button quiet", data: { key: "link" }, onclick: onLink }, icon(ICONS.link), t("board.link.copy")),
    page.boards?.length > 1 && choice("board", t("claim.open.board"), boardsOf(page), page.boardIndex, (index) => index !== null && onBoard(index)),
    h("p", { class: "hint" }, t("claim.open.hint")),
  ];
}

/** The boards of the file; where none of them is on the desk, first that one is to be chosen. */
function boardsOf({ boards, boardIndex }) {
  const all = boards.map((board, index) => [index, board.label]);
  return boardIndex === null ? [[null, t("claim.open.example")], ...all] : all;
}

const askText = (onPaste) => pasteDialog({ label: t("claim.open.pasteLabel"), rows: 8, placeholder: "S NT W N:5.AK.2. .QJ..A7 AK..A3. Q2..K.2", onPaste });

export function diagram(page, { onChoose, onStep }) {
  const { desk, verdict } = page;
  const line = verdict?.line ?? [];
  const { hands, trick, winner, won, next } = desk.after(line, desk.filling ? 0 : desk.step);
  const { declarer } = desk.position;
  const dummy = SEATS[(SEATS.indexOf(declarer) + 2) % 4];
  const upcoming = desk.filling ? null : line[desk.step];
  const panels = SEATS.map((seat) => {
    const cards = desk.position.hands[seat];
    const gone = new Set(cards.filter((card) => !hands[seat].includes(card)));
    const roles = [seat === declarer && "declarer", seat === dummy && "dummy"].filter(Boolean);
    const legal = upcoming?.seat === seat ? new Set([upcoming.card]) : null;
    return handPanel({ seat, cards, gone, legal, turn: desk.filling ? seat === desk.filling : seat === next, roles, onChoose: desk.filling ? onChoose : undefined });
  });
  const centre = trickCentre({ cards: trick, winner, turn: next });
  return [h("div", { class: "diagram" }, panels, centre), !desk.filling && line.length > 0 && stepBar(desk, line, won, onStep)];
}

function stepBar(desk, line, won, onStep) {
  const { length } = line;
  const button = (key, path, to, blocked) =>
    iconButton({ key: `step-${key}`, label: t(`claim.step.${key}`), path, blocked, press: () => onStep(to) });
  const { step } = desk;
  const count = h("output", { class: "step-count", aria: { live: "polite" } }, `${step}/${length}`);
  const tally = h("span", { class: "line-tally" }, t("claim.step.tally", { ns: won.NS, ew: won.EW }));
  return h(
    "div",
    { class: "step-bar", role: "group", aria: { label: t("claim.step.group") } },
    button("first", ICONS.first, 0, step === 0),
    button("previous", ICONS.previous, step - 1, step === 0),
    count,
    button("next", ICONS.next, step + 1, step === length),
    button("last", ICONS.last, length, step === length),
    tally,
  );
}

export function positionPanel(page, change) {
  const { desk } = page;
  const { position } = desk;
  const seats = SEATS.map((seat) => [seat, seatText(seat)]);
  const denominations = DENOMINATIONS.map((name) => [name, t(`bridge.denominations.${name}`, { n: 2 })]);
  return [
    h(
      "div",
      { class: "act-head" },
      h("h2", null, t("claim.position.title")),
      h(
        "button",
        {
          type: "button",
          class: ["button", desk.filling && "primary"],
          data: { key: "fill" },
          onclick: () =>
            change(() => {
              desk.filling = desk.filling ? null : position.declarer;
              desk.step = 0;
            }, "entering"),
        },
        t(desk.filling ? "claim.position.done" : "claim.position.edit"),
      ),
    ),
    h(
      "div",
      { class: "choice-fields" },
      choice("denomination", t("claim.position.denomination"), denominations, position.denomination, (denomination) =>
        change(() => desk.mark({ denomination })),
      ),
      choice("declarer", t("claim.position.declarer"), seats, position.declarer, (declarer) => change(() => desk.mark({ declarer }))),
      choice("leader", t("claim.position.leader"), seats, position.leader, (leader) => change(() => desk.mark({ leader }))),
    ),
    desk.filling && filler(page, change),
    restrictionNote(position),
  ];
}

const restrictionNote = ({ restrictions }) => {
  const cards = SEATS.flatMap((seat) => [...(restrictions?.major?.[seat] ?? []), ...(restrictions?.minor?.[seat] ?? [])]);
  return cards.length > 0 && h("p", { class: "hint" }, t("claim.position.penalty", { cards: cards.map(cardText).join(" ") }));
};

/** All 52 cards to click into the chosen hand; by keyboard each goes to the hand whose letter is pressed. */
function filler(page, change) {
  const { desk } = page;
  const move = (card, work) => {
    page.latest = card;
    change(work);
  };
  const seats = SEATS.map((seat) =>
    segment({
      key: `fill-${seat}`,
      text: `${seatText(seat)}${aside(desk.position.hands[seat].length)}`,
      pressed: desk.filling === seat,
      press: () => change(() => { desk.filling = seat; }),
    }),
  );
  const card = (name) => {
    const holder = desk.holder(name);
    const label = holder ? t("claim.position.held", { card: cardSpoken(name), seat: seatText(holder) }) : cardSpoken(name);
    return h(
      "button",
      {
        type: "button",
        class: ["rank", "pick", holder === desk.filling && "legal", holder && holder !== desk.filling && "taken"],
        aria: { pressed: String(holder === desk.filling) },
        data: { key: `pick-${name}`, current: name === page.latest ? "" : undefined },
        onclick: () => move(name, () => desk.give(name)),
      },
      named(label, rankText(name), holder && h("small", null, t(`bridge.seatLetters.${holder}`))),
    );
  };
  const rows = SUITS.map((suit) => h("div", { class: "suit-row" }, suitMark(suit), h("div", { class: "ranks" }, RANKS.map((rank) => card(suit + rank)))));
  const pack = rovingGroup(h("div", { class: "suit-rows", role: "toolbar", aria: { label: t("claim.position.cards") } }, rows));
  pack.addEventListener("keydown", (event) => {
    const [, name] = event.target.dataset.key?.match(/^pick-(..)$/) ?? [];
    const seat = SEATS.find((one) => one === event.key.toUpperCase());
    const isOut = event.key === "Delete" || event.key === "Backspace";
    if (!name || event.ctrlKey || event.metaKey || event.altKey || !(seat || isOut)) return;
    event.preventDefault();
    move(name, () => desk.put(name, seat ?? null));
  });
  return h(
    "div",
    { class: "filler" },
    segments({ label: t("claim.position.to") }, seats),
    pack,
    h("p", { class: "hint" }, t("claim.position.hint")),
  );
}
