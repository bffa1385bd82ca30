// A strict consumer who hands on what he may not have: every field that may be left out may be undefined.
import { analysis, bridge, event, shengji } from "tricklaw";

declare const seed: number | undefined;
declare const policy: analysis.PresetName | undefined;
declare const hand: bridge.SeatName | undefined;
declare const position: analysis.PositionLike;

analysis.solve(position, { nodes: seed, memory: undefined });
analysis.claim(position, { by: "S", tricks: seed, statement: undefined, knows: { trumps: undefined } }, { policy, book: undefined });
analysis.statementText([{ do: "cash", suit: "H", hand, rounds: seed }]);
new bridge.Table({ deal: bridge.seededDeal(1), number: seed, dealer: undefined, vulnerability: undefined, actions: undefined });
bridge.checkDeal({ N: "AKQJT98765432...", E: undefined });
event.scorePairs([{ board: 1, ns: 1, ew: 2, score: 50, round: seed }], { method: undefined, trim: seed, rules: undefined });
event.drawBracket([1, 2, 3], { seeds: undefined, keepApart: undefined, lot: seed });
event.writeUsebio([], {}, { club: undefined, participants: [{ number: 1, name: undefined }] });
new shengji.Table({ deal: shengji.seededDeal(1, { decks: seed }), leader: undefined, rules: { mustPlay: undefined } });

// What comes back whole is whole.
const triples: "always" | "only-for-pairs" | "never" = shengji.rules().tripleBreaking;
const discards: "losers-first" | "any" = analysis.claim(position, { by: "S" }).policy.settings.discards;
// @ts-expect-error: a field that must be there
event.scorePairs([{ board: undefined, ns: 1, ew: 2 }]);
void [triples, discards];
