// Rulings and attempts narrow by their state; an irregularity has the fields of its kind. It is only compiled.
import { bridge, event, shengji } from "tricklaw";

const table = new bridge.Table({ deal: bridge.seededDeal(1), number: 1 });
const attempt = table.attempt("1H", "E", "at-the-table");
switch (attempt.outcome) {
  case "legal":
  case "unnoticed":
    table.apply(attempt.action);
    break;
  case "refused": {
    const article: string = attempt.refusal.law.article;
    const code: bridge.RefusalCode = attempt.refusal.code;
    void [article, code];
    break;
  }
  case "irregular":
    answer(table.rule(attempt.irregularity));
}

function answer(ruling: bridge.Ruling): bridge.Ruling {
  const { status } = ruling;
  if (status.state === "settled") {
    const codes: readonly bridge.EffectCode[] = status.effects.map(({ code }) => code);
    void [codes, status.basis];
    return ruling;
  }
  const who: "director" | bridge.SeatName = status.asked;
  void who;
  if (status.state === "options") return ruling.answer(status.options[0]?.choice ?? "accept");
  // @ts-expect-error: nothing is offered while something is asked
  void status.options.length;
  if (status.expects === "call") return ruling.answer(status.calls[0] ?? "Pass");
  const kind: "yes-or-no" | "denominations" = status.expects;
  return ruling.answer(kind === "yes-or-no" ? "no" : "HS");
}

bridge.irregularityText({ kind: "revoke", by: "N", trick: 0 });
bridge.irregularityText({ kind: "insufficient-bid", by: "E", bid: "1S" });
bridge.irregularityText({ kind: "cards-exposed", by: "W", cards: ["SQ", "H7"] });
bridge.irregularityText({ kind: "wrong-board" });
// @ts-expect-error: in which trick?
bridge.irregularityText({ kind: "revoke", by: "N" });
// @ts-expect-error: no such field
bridge.irregularityText({ kind: "revoke", by: "N", trick: 0, bid: "1S" });
// @ts-expect-error: a pass is no bid
bridge.irregularityText({ kind: "insufficient-bid", by: "E", bid: "Pass" });

const happened = bridge.parseIrregularity("revoke,by=W,trick=1");
if (happened.kind === "revoke") table.rule({ ...happened, trick: happened.trick - 1 });

table.rule({ kind: "insufficient-bid", by: "E", bid: "1S" }, "1997");
// @ts-expect-error: no such kind
table.rule({ kind: "insufficient", by: "E" });

const contract: bridge.ContractName = "4SX";
bridge.score("4♠x", "N", "None", 10);
// @ts-expect-error: no such contract
const tooHigh: bridge.ContractName = "8S";
const trump: shengji.TrumpName = "TNT";
const row: event.ResultRow = { board: 1, ns: 1, ew: 2, contract: "4S", declarer: "N", tricks: 10 };
event.checkResult(row);
void [contract, tooHigh, trump];
