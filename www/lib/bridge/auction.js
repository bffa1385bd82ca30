// The auction as a table of four columns, and the box the next call is taken from.
import { h, named } from "../dom.js";
import { rovingGroup } from "../keys.js";
import { aside, inTurn, t } from "../words.js";
import { SEATS, callMark, callNamed, isVulnerable, seatHead, seatText } from "./names.js";

/** Who is to call, or nobody. */
export const callerAt = ({ phase, turn }, bridge) => (phase === "auction" && turn !== null ? bridge.seatName(turn) : null);

const blanks = (count) => Array.from({ length: count }, () => h("td", { class: "call-blank" }));

/**
 * The auction, every call under the player who made it, whoever's turn it was: { dealer, vulnerability, calls, notes, made, turn,
 * onJump }. `calls` are { seat, call }, `notes[i]` is { alert, text } for call i, `made` how many of the calls have been made:
 * those after it are shown as yet to come. `turn` is who is to call after the last of them; `onJump` is told a number of calls.
 */
export function auctionTable({ dealer, vulnerability, calls, notes = {}, made = calls.length, turn = null, onJump }) {
  const rows = [[]];
  const place = (seat, cell) => {
    const column = SEATS.indexOf(seat);
    if (column < rows.at(-1).length) rows.push([]);
    rows.at(-1).push(...blanks(column - rows.at(-1).length), cell);
  };
  calls.forEach(({ seat, call }, index) => place(seat, callCell(call, index, { notes, made, onJump })));
  if (made === calls.length && turn !== null) place(turn, h("td", { class: "call-next" }, h("span", { aria: { label: t("bridge.toMove") } }, "?")));
  const head = (seat) => {
    const vulnerable = isVulnerable(vulnerability, seat);
    return h(
      "th",
      { scope: "col", class: vulnerable && "vulnerable" },
      seatHead(seat),
      seat === dealer &&
        h(
          "span",
          { class: "dealer-mark", title: t("bridge.roles.dealer") },
          h("span", { class: "visually-hidden" }, t("bridge.roles.dealer")),
        ),
      h("span", { class: "visually-hidden" }, ` ${t(vulnerable ? "bridge.vulnerable" : "bridge.notVulnerable")}`),
    );
  };
  return h(
    "div",
    { class: "auction" },
    h("table", { class: "auction-table" }, h("thead", null, h("tr", null, SEATS.map(head))), h("tbody", null, rows.map((row) => h("tr", null, row, blanks(4 - row.length))))),
    explanations(calls, notes, made),
  );
}

function callCell(call, index, { notes, made, onJump }) {
  const note = notes[index];
  const marks = [
    note?.alert && h("sup", { class: "alert-mark", title: t("bridge.alerted") }, "!"),
    note?.text && h("sup", { class: "note-mark", aria: { hidden: "true" } }, noteNumber(notes, index)),
  ];
  const look = [index >= made && "to-come", index === made - 1 && "latest"];
  if (!onJump) return h("td", { class: look }, callMark(call), marks);
  const label = inTurn([callNamed(call), note?.alert && t("bridge.alerted"), note?.text]);
  return h(
    "td",
    { class: look },
    h(
      "button",
      {
        type: "button",
        class: "call-button",
        title: note?.text,
        data: { key: `call-${index}` },
        onclick: () => onJump(index + 1),
      },
      named(label, callMark(call), marks),
    ),
  );
}

/** Explanations are numbered in the order of the calls. */
const noteNumber = (notes, index) => Object.keys(notes).map(Number).sort((a, b) => a - b).filter((one) => notes[one].text).indexOf(index) + 1;

function explanations(calls, notes, made) {
  const told = calls.map((one, index) => ({ ...one, index })).filter(({ index }) => notes[index]?.text && index < made);
  if (told.length === 0) return null;
  const line = ({ seat, call, index }) => h("li", { value: noteNumber(notes, index) }, callMark(call), aside(seatText(seat)), " ", notes[index].text);
  return h("ol", { class: "explanations" }, told.map(line));
}

/**
 * The bidding box: { legal, onCall }. `legal` is a Set of call names; every call can be pressed, one that may not be
 * made is to be explained.
 */
export function biddingBox({ legal, onCall }) {
  const button = (call, look) =>
    h(
      "button",
      {
        type: "button",
        class: ["bid", look, legal.has(call) && "legal"],
        aria: { label: inTurn([callNamed(call), legal.has(call) && t("bridge.legalNow")]) },
        data: { key: `bid-${call}`, call, current: call === "Pass" ? "" : undefined },
        onclick: () => onCall(call),
      },
      callMark(call),
    );
  const bids = [1, 2, 3, 4, 5, 6, 7].flatMap((level) => ["C", "D", "H", "S", "NT"].map((denomination) => button(`${level}${denomination}`)));
  const others = ["Pass", "X", "XX"].map((call) => button(call, "bid-wide"));
  return rovingGroup(
    h(
      "div",
      { class: "bidding-box", role: "toolbar", aria: { label: t("bridge.biddingBox") } },
      h("div", { class: "bid-others" }, others),
      h("div", { class: "bid-grid" }, bids),
    ),
  );
}
