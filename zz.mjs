import { shengji, RulesError } from "tricklaw";
import assert from "node:assert/strict";
let bad = 0, n = 0;
const eq = (got, want, what) => { n++; try { assert.deepEqual(JSON.parse(JSON.stringify(got ?? null)), want); } catch { bad++; console.log("DIFF", what, "\n  got ", JSON.stringify(got), "\n  want", JSON.stringify(want)); } };
const code = (f) => { try { const r = f(); return r === undefined ? null : r; } catch (e) { if (!(e instanceof RulesError)) throw e; return e.code; } };
const { Table, Follow } = shengji;
const names = (u) => u && Array.from(u, shengji.faceName).join(" ");
// --- ladder
const steps = (t) => shengji.ladder(t).at(-1).steps.map((s) => s.join("/"));
eq(steps("7S").slice(4, 6), ["S6", "S8"], "level 7: 6-8 adjacent");
eq(steps("2H")[0], "H3", "level 2 lowest 3");
eq(steps("AC").slice(-6), ["CQ","CK","SA/HA/DA","CA","LJ","BJ"].map(x=>x), "level A");
eq(steps("5NT"), ["S5/H5/D5/C5", "LJ", "BJ"], "NT");
const shape = (cards, t) => { const g = shengji.groupings(cards, t); return g.map((ps) => ps.map((p) => p.shape.multiplicity + "x" + p.shape.length).join("+")); };
eq(shape("S6 S6 S8 S8", "7H"), ["2x2"], "6-8 side");
eq(shape("H6 H6 H8 H8", "7H"), ["2x2"], "6-8 trump");
eq(shape("H6 H6 H7 H7 H8 H8", "7H"), ["2x2+2x1"], "level pair isn't inside");
eq(shape("SA SA S2 S2", "7H"), ["2x1+2x1"], "no wrap");
eq(shape("HA HA S7 S7 H7 H7 LJ LJ BJ BJ", "7H"), ["2x5"], "5 run");
eq(shape("S7 S7 D7 D7", "7H"), ["2x1+2x1"], "A01");
eq(shape("S7 S7 D7 D7 H7 H7", "7H"), ["2x2+2x1"], "A02");
eq(shape("HA HA S7 S7 D7 D7 H7 H7", "7H").sort(), ["2x2+2x2", "2x3+2x1"], "A02b");
eq(shape("LJ LJ S7 S7", "7NT"), ["2x2"], "NT: levels adj to LJ");
eq(shape("LJ LJ LJ S7 S7 S7", "7NT"), ["3x2"], "NT triples");
eq(shape("S8 S8 S8 S7 S7 S7 S6 S6", "2H").sort(), ["2x3+1x1+1x1","3x2+2x1"], "8 cards 333-222-11");
eq(shape("SK SK SK SA SA", "2H").sort(), ["2x2+1x1","3x1+2x1"], "KKKAA");
eq(code(() => shengji.checkLead("SK SK SA SA", "2H", ["SK SK", "SA SA"])?.code), "parts-join", "one comb never a throw");
eq(code(() => shengji.checkLead("S8 S8 S8 S7 S7", "2H", ["S8 S8", "S8", "S7 S7"])?.code), "parts-join", "88+8+77");
eq(code(() => shengji.checkLead("S8 S8 S8 S7 S7", "2H")?.code), "declaration-owed", "owed");
eq(code(() => shengji.checkLead("S8 D8", "2H")?.code), "several-suits", "suits");
eq(code(() => shengji.checkLead("S2 H8", "2H")), null, "trumps are one suit");
// --- points, kitty
for (const [last, decks, want] of [
 [{lead:"SA"},1,2],[{lead:"SA"},2,2],[{lead:"SA"},3,2],[{lead:"SA SA"},2,4],[{lead:"SA SA"},3,3],[{lead:"SA SA SA"},3,4],
 [{lead:"SA SA SK SK"},2,6],[{lead:"SA SA SK SK SQ SQ"},2,8],[{lead:"SA SA SK SK"},3,5],[{lead:"SA SA SK SK SQ SQ"},3,6],[{lead:"SA SA SK SK SQ SQ SJ SJ"},3,7],
 [{lead:"SA SA SA SK SK SK"},3,6],[{lead:"SA SA SA SK SK SK SQ SQ SQ"},3,8],
 [{lead:"SA SQ"},1,3],[{lead:"SA SQ"},2,3],[{lead:"SA SQ"},3,3],[{lead:"SA SA SQ"},2,4],[{lead:"SA SA SQ"},3,3],[{lead:"SA SA SA SQ"},3,4],[{lead:"SA SA SK SK S9"},2,6],[{lead:"SA SA SK SK S9"},3,5],
]) eq(shengji.kittyMultiplier({ trump: "2H", decks, ...last }), want, ["kitty", last, decks]);
// --- outcome
const oc = (p, d) => { const o = shengji.outcome(p, d); return o.winner[0] + o.levels; };
for (const [p, d, w] of [[0,1,"d3"],[5,1,"d2"],[15,1,"d2"],[20,1,"d1"],[35,1,"d1"],[-5,1,"d4"],[-20,1,"d4"],[-25,1,"d5"],[-40,1,"d5"],[-45,1,"d6"],[40,1,null],[55,1,null],[60,1,null],[75,1],[80,1],[100,1],[115,1],[120,1],
 [0,2,"d3"],[5,2,"d2"],[35,2,"d2"],[40,2,"d1"],[75,2,"d1"],[-5,2,"d4"],[-40,2,"d4"],[-45,2,"d5"],[-80,2,"d5"],[-85,2,"d6"],[60,3,"d1"],[115,3,"d1"],[55,3,"d2"],[5,3,"d2"],[0,3,"d3"],[-60,3,"d4"],[-65,3,"d5"]]) if (w) eq(oc(p,d), w, [p,d]);
for (const [p,d,l] of [[40,1,0],[55,1,0],[60,1,1],[75,1,1],[80,1,2],[95,1,2],[100,1,3],[115,1,3],[120,1,4],[140,1,5],[80,2,0],[115,2,0],[120,2,1],[155,2,1],[160,2,2],[195,2,2],[200,2,3],[235,2,3],[240,2,4],[275,2,4],[280,2,5],[120,3,0],[175,3,0],[180,3,1],[240,3,2],[300,3,3],[355,3,3],[360,3,4]]) eq([shengji.outcome(p,d).winner, shengji.outcome(p,d).levels], ["defenders", l], [p,d]);
// --- next deal
const nd = (g, p) => { const r = shengji.nextDeal(g, p); return [r.levels.NS, r.levels.EW, r.dealer, r.winner ?? null]; };
eq(nd({ levels: { NS: "6", EW: "5" }, dealer: "N" }, { dealer: "N", points: 0 }), ["9", "5", "S", null], "6 up 3 = 9, partner");
eq(nd({ levels: { NS: "5", EW: "6" }, dealer: "N" }, { dealer: "N", points: 160 }), ["5", "8", "W", null], "up 2 and take over; next of N is W");
eq(nd({ levels: { NS: "Q", EW: "6" }, dealer: "E" , rules: undefined}, { dealer: "E", points: 80 }), ["Q", "6", "N", null], "next of E is N");
eq(nd({ levels: { NS: "Q", EW: "6" }, dealer: "N" }, { dealer: "N", points: -400 }), ["A", "6", "S", null], "cap at A");
eq(nd({ levels: { NS: "A", EW: "6" }, dealer: "N" }, { dealer: "N", points: 75 }), ["A", "6", "S", "NS"], "past A");
eq(nd({ levels: { NS: "6", EW: "A" }, dealer: "N" }, { dealer: "N", points: 400 }), ["6", "A", "W", null], "taking over at A wins nothing");
eq(nd({ levels: { NS: "8", EW: "A" }, dealer: "N", rules: { mustPlay: ["T", "K"] } }, { dealer: "N", points: -200 }).slice(0,1), ["T"], "must play T");
// trick winner
const tw = (trump, lead, plays, o = {}) => shengji.trickWinner({ trump, lead, plays, ...o }).number;
eq(tw("2H", "SK", ["SA", "SA", "H3"]), 3, "ruff");
eq(tw("2H", "SK", ["SA", "SA", "D3"]), 1, "first equal");
eq(tw("2H", "S9 S9", ["SA SK", "SA SA", "H3 H4"]), 2, "pair needed");
eq(tw("2H", "S9 S9", ["D2 C2", "H3 H3", "D2 D2"]), 3, "over ruff by off level pair");
eq(tw("2H", "D2", ["S2", "C2", "H2"]), 3, "main level");
eq(tw("2H", "D2", ["S2", "C2", "HA"]), 0, "first of equal levels");
eq(tw("2H", "SA SK", ["BJ LJ", "BJ BJ", "D3 D4"]), 1, "throw singles compare top, equal top stays");
eq(tw("2H", "SA SK", ["H3 H4", "HA H3", "BJ H5"]), 3, "singles top");
eq(tw("2H", "SA SA SK", ["H3 H3 HA", "H4 H4 H5", "HA H3 H4"]), 2, "pair decides, single ignored");
eq(tw("2H", "SA SA SQ SQ", ["H3 H3 H4 H4", "H5 H5 H6 H6", "H9 H9 HT HT"]), 3, "runs as two pairs");
eq(tw("2H", "SA SA SK SK", ["H3 H3 H5 H5", "H3 H3 H4 H4", "D3 D3 D4 D4"]), 2, "tractor structure");
eq(tw("2H", "SA SA SA SK SK", ["H3 H3 H3 H4 H4", "H5 H5 H5 H4 H4", "H6 H6 H6 H7 H7"], { declared: ["SA SA SA", "SK SK"] }), 3, "3+2: pair equal not higher");
eq(tw("2H", "D9 D9 D8 D8", ["DK DK DQ DQ", "DA DA DT DT", "H3 H3 H5 H5"]), 1, "in-suit tractor");
// failed throws
const ft = (lead, hands, o = {}) => { const j = shengji.judgeThrow({ trump: "2H", leader: "N", lead, hands: { W: "", S: "", E: "", ...hands }, ...o }); return j.failed && [j.failed.beaten.map((b) => [b.part, b.by.join("")]), j.failed.choices, j.failed.chooser]; };
eq(ft("SA SA SK SQ SQ", { W: "SK SJ" }), null, "valid");
eq(ft("SA SK", { S: "SA" }), [[[1, "S"]], [1], null], "partner counts");
eq(ft("SA SK", { W: "H3 H4" }), null, "trumps do not matter");
eq(ft("S3 S5 SA", { W: "SK" }), [[[1, "W"], [2, "W"]], [1, 2], "W"], "two errors");
eq(ft("S9 S9 S5", { W: "SK SK SK" }), [[[0, "W"], [1, "W"]], [0, 1], "W"], "triple contains pair");
eq(ft("S9 S9 S9 SA", { W: "SK SK" }), null, "pair does not break triple");
eq(ft("S9 S9 S8 S8 SA", { W: "SK SK SQ SQ SJ SJ" }), [[[0, "W"]], [0], null], "longer run");
eq(ft("S9 S9 SA", { S: "SK SK" }), [[[0, "S"]], [0, 1], "W"], "partner beats part of combination throw: any");
eq(ft("HA D2 ", { W: "H2" }), [[[0,"W"],[1,"W"]],[0,1],"W"], "trump throw");
eq(ft("D2 D2 HA", { W: "S2 S2" }), [[[1,"W"]],[1],null], "A03: other off level not greater (pair); single HA beaten");
// follow
const legal = (lead, hand, play, o = {}) => new Follow({ trump: "2H", lead, hand, ...o }).isLegal(play);
eq(legal("S9 S9", "SK SK SK SQ SQ S3", "SK SK"), true, "A06");
eq(legal("S9 S9", "SK SK SK S3 S4", "S3 S4"), false, "triple must break for pair");
eq(legal("S9 S9 S9", "SK SK SQ SQ S3", "SK SK SQ"), true, "A08");
eq(legal("S9 S9 S9", "SK SQ S3 S4", "SK SQ S3"), true, "any");
eq(legal("S9 S9 S8 S8", "SK SK SQ SQ S3 S3", "SK SK S3 S3"), false, "run owed");
eq(legal("S9 S9 S8 S8", "SK SK SK SQ SQ SQ S3 S3", "SK SK SQ SQ"), true, "A07");
eq(legal("S9 S9 S9 S8 S8 S8", "SK SK SK SQ SQ S3 S4 S5", "SK SK SK SQ SQ S3"), true, "1 triple + pair");
eq(legal("S9 S9 S9 S8 S8 S8", "SK SK SK SQ SQ S3 S4 S5", "SK SK SK SQ S3 S4"), false, "pair owed");
eq(legal("S9 S9 S9 S8 S8 S8", "SK SK SQ SQ S3 S4 S5 S6 S7", "SK SK SQ SQ S3 S4"), true, "run + 2");
eq(legal("S9 S9 S9 S8 S8 S8", "SA SA SA SJ SJ SQ SQ S3", "SA SA SA SJ SJ S3"), true, "rb257");
eq(legal("S9 S9 S9 S8 S8 S8", "SA SA SA SJ SJ SQ SQ S3", "SJ SJ SQ SQ SA SA"), false, "rb257");
eq(legal("SA SA SK", "SQ SQ S3 S4", "SQ S3 S4"), false, "throw pair owed");
eq(legal("SA SA SQ SQ", "S9 S9 S8 S8 S3 S3", "S9 S9 S3 S3"), true, "A13b");
eq(legal("SA SK", "S9 S9 S3", "S9 S3"), true, "singles impose nothing");
eq(legal("S9 S9", "S3 D4 D4", "S3 D4"), true, "one left");
eq(legal("S9 S9", "S3 D4 D4", "D4 D4"), false, "must follow");
console.log(n, "cases", bad, "differences");
