// Ready-made situations: a board up to the moment, and the irregularity filled in.
//
// All of them are on the same two deals. In both North deals; in the first South plays 3NT, in the second 4 spades.

const NOTRUMP = "N:K72.A84.KQ65.J93 QJT5.J76.T43.KT4 A84.K92.AJ7.A862 963.QT53.982.Q75";
const SPADES = "N:KQ75.A6.J842.T96 82.QT94.KQ9.J842 AJT96.K53.A75.K3 43.J872.T63.AQ75";
const BID_NOTRUMP = ["Pass", "Pass", "1NT", "Pass", "3NT", "Pass", "Pass", "Pass"];
const BID_SPADES = ["Pass", "Pass", "1S", "Pass", "3S", "Pass", "4S", "Pass", "Pass", "Pass"];

/** Each: its key in the dictionary, the deal, what has happened, and what goes wrong. */
export const SITUATIONS = [
  {
    key: "insufficient",
    deal: SPADES,
    line: ["Pass", "Pass", "1S", "Pass"],
    form: { kind: "insufficient-bid", values: { by: "N", bid: "1H", to: null } },
  },
  { key: "rotation", deal: SPADES, line: [], form: { kind: "call-out-of-rotation", values: { by: "S", call: "1S" } } },
  { key: "pass", deal: SPADES, line: ["Pass", "Pass", "1S"], form: { kind: "call-out-of-rotation", values: { by: "N", call: "Pass" } } },
  { key: "change", deal: SPADES, line: ["Pass", "Pass", "1S"], form: { kind: "change-of-call", values: { by: "S", to: "2S" } } },
  {
    key: "faced",
    deal: SPADES,
    line: ["Pass", "Pass", "1S"],
    form: { kind: "cards-faced-in-auction", values: { by: "E", cards: ["HQ"], led: false } },
  },
  { key: "double", deal: NOTRUMP, line: ["Pass", "Pass", "1NT", "Pass"], form: { kind: "inadmissible-double", values: { by: "N", call: "X" } } },
  { key: "hesitation", deal: SPADES, line: ["Pass", "Pass", "1S", "Pass"], form: { kind: "information-from-partner", values: { by: "W" } } },
  { key: "lead", deal: NOTRUMP, line: BID_NOTRUMP, form: { kind: "opening-lead-out-of-turn", values: { by: "E", card: "SQ" } } },
  {
    key: "declarer",
    deal: NOTRUMP,
    line: [...BID_NOTRUMP, "H3", "H4", "HJ", "HK"],
    form: { kind: "lead-out-of-turn", values: { by: "N", card: "DK" } },
  },
  {
    key: "defender",
    deal: NOTRUMP,
    line: [...BID_NOTRUMP, "H3", "H4", "HJ", "HK"],
    form: { kind: "lead-out-of-turn", values: { by: "E", card: "SQ" } },
  },
  {
    key: "penalty",
    deal: NOTRUMP,
    line: [...BID_NOTRUMP, "H3", "H4", "HJ", "HK"],
    form: { kind: "cards-exposed", values: { by: "E", cards: ["SQ"] } },
  },
  {
    key: "revoke",
    deal: SPADES,
    line: [...BID_SPADES, "H2", "H6", "H9", "HK", "S6", "S3", "SK", "*D9", "SQ", "S2", "S9", "S4"],
    form: { kind: "revoke", values: { by: "E", trick: 1 } },
  },
  { key: "premature", deal: SPADES, line: [...BID_SPADES, "H2"], form: { kind: "premature-play", values: { by: "E", card: "HQ" } } },
];

/** A situation as a board and its state. */
export function opened({ deal, line, form }) {
  return { board: { label: "1", number: 1, dealer: "N", vulnerability: "None", deal }, state: { line, at: line.length }, form };
}
