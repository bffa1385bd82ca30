// What rulings have left in force: who is bound to what, exposed cards, revokes that count, what each side may use.
import { h } from "../../../lib/dom.js";
import { callMark, cardMark, seatText, suitMark } from "../../../lib/bridge/names.js";
import { lawChip } from "../../../lib/law.js";
import { t, tn } from "../../../lib/words.js";
import { demandText, denominations, sidesListed, whatMark } from "./effects.js";

const suit = (letter) => h("span", null, suitMark(letter), h("span", { class: "visually-hidden" }, t(`bridge.suits.${letter}`)));
const row = (key, values, law) => h("li", null, h("p", null, tn(`director.force.${key}`, values), " ", law && lawChip(law)));

function calls({ seat, demand, law }) {
  const [code, call] = demand.split("=");
  return row(code, { seat: seatText(seat), call: call ? callMark(call) : "" }, law);
}

function firstLead({ seat, rule, suits, liftedBy, repeated, law }) {
  const note = repeated ? t("director.force.repeated") : liftedBy && tn("director.force.liftedBy", { call: callMark(liftedBy) });
  const lifted = note && h("p", { class: "hint" }, note);
  return h(
    "li",
    null,
    h(
      "p",
      null,
      tn(`director.force.lead-${rule}`, { seat: seatText(seat), suits: suits ? denominations(suits.join("") || "-") : "" }),
      " ",
      lawChip(law),
    ),
    lifted,
  );
}

const lead = ({ seat, required, forbidden, law }) =>
  required
    ? row("mustLead", { seat: seatText(seat), suit: suit(required) }, law)
    : row("mayNotLead", { seat: seatText(seat), suits: denominations(forbidden.join("") || "-") }, law);

function revoke({ seat, trick, rectified, law }) {
  return row(rectified ? "revoke" : "revokeFree", { seat: seatText(seat), n: trick + 1 }, law);
}

function information({ seat, what, authorizedFor, law }) {
  const key = authorizedFor.length === 2 ? "knownToAll" : authorizedFor.length === 1 ? "knownTo" : "knownToNone";
  return row(key, { seat: seatText(seat), what: whatMark(what), sides: sidesListed(authorizedFor) }, law);
}

/** What is still to be thought about; each player's is a matter of its own. */
function consider({ code, seat, side, law }) {
  if (seat) return row(`consider-${code}-for`, { seat: seatText(seat) }, law);
  return row(`consider-${code}`, { side: side ? t(`bridge.sides.${side}`) : "" }, law);
}

/** Everything in force, by subject; nothing when nothing is. */
export function forcePanel(desk) {
  const all = desk.table.obligations;
  const open = desk.table.phase !== "over";
  const moved = ["NS", "EW"].filter((side) => all.transfers[side] > 0);
  const now = [
    ...(desk.table.phase === "auction" ? all.calls.map(calls) : []),
    ...(open ? all.faced.filter(() => desk.table.phase === "auction").map(({ seat, card }) => row("faced", { seat: seatText(seat), card: cardMark(card) })) : []),
    ...(open ? all.firstLeads.map(firstLead) : []),
    ...(open ? all.leads.map(lead) : []),
    ...(open ? all.plays.map(({ seat, demand, law }) => row("play", { seat: seatText(seat), demand: demandText(demand) }, law)) : []),
    ...(open ? all.penaltyCards.map(({ seat, card, major }) => row(major ? "penaltyMajor" : "penaltyMinor", { seat: seatText(seat), card: cardMark(card) })) : []),
    ...(open ? all.informed.map(({ seat, law }) => row("informed", { seat: seatText(seat) }, law)) : []),
    ...all.revokes.map(revoke),
    ...moved.map((side) => row(open ? "transferSoFar" : "transfer", { side: t(`bridge.sides.${side}`), tricks: t("director.tricks", { n: all.transfers[side] }) })),
    ...all.adjustments.map(consider),
  ];
  if (now.length + all.withdrawn.length === 0) return null;
  return [
    h("h2", null, t("director.force.title")),
    now.length > 0 && h("ul", { class: "effects" }, now),
    all.withdrawn.length > 0 &&
      h(
        "details",
        { class: "information", data: { key: "information" } },
        h("summary", null, t("director.force.information")),
        h("ul", { class: "effects" }, all.withdrawn.map(information)),
      ),
  ];
}
