// The double-dummy solver and the judge of claims, in wasm: whole deals, endings and claims. When `DDS` names the program
// of benches/peers, DDS stands beside it, compared in every value; both by their CPU time.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { analysis, bridge } from "tricklaw";
import { source } from "../../tests/js/support/values.mjs";
import { row } from "./support.mjs";

const DEALS = Number(process.env.DEALS ?? 50);

export const title = "double-dummy tables, endings and claims";
export const unit = "us/question";

/** The time of each piece of work in microseconds, the best of three: what else the machine does is not measured. */
function timed(list, work) {
  const once = (item) => {
    const from = process.hrtime.bigint();
    work(item);
    return Number(process.hrtime.bigint() - from) / 1e3;
  };
  return list.map((item) => Math.min(once(item), once(item), once(item)));
}

/** The same by the time of the processor, once: for work that takes long. */
function cpuTimed(list, work) {
  return list.map((item) => {
    const from = process.cpuUsage();
    work(item);
    const { user, system } = process.cpuUsage(from);
    return user + system;
  });
}

const mean = (times) => times.reduce((sum, time) => sum + time, 0) / times.length;
const at = (share) => (times) => [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))];
const [median, p99] = [at(0.5), at(0.99)];

export function rows() {
  return [...tables(), ...endings(), ...claims()];
}

const HARD = new URL("./hard-deals.txt", import.meta.url);

/** Random deals, and deals with many voids and few touching cards, which take the longest. */
function tables() {
  const random = Array.from({ length: DEALS }, (_, seed) => bridge.seededDeal(seed + 1));
  const hard = readFileSync(HARD, "utf8").trim().split("\n");
  return [...tablesOf(random, `${DEALS} tables of 20 results`), ...tablesOf(hard, `${hard.length} hard tables`)];
}

function tablesOf(deals, name) {
  const found = [];
  analysis.table(bridge.seededDeal(0));
  const ours = cpuTimed(deals, (deal) => found.push(analysis.table(deal)));
  assert.ok(found.every(({ complete }) => complete));
  const dds = ofDds(deals, found);
  return [
    row(`${name}, mean`, { tricklaw: mean(ours), ...(dds && { "DDS, native": mean(dds) }) }),
    row("the same, median", { tricklaw: median(ours), ...(dds && { "DDS, native": median(dds) }) }),
  ];
}

function ofDds(deals, found) {
  if (!process.env.DDS) return undefined;
  const { stdout, status } = spawnSync(process.env.DDS, ["given"], { input: deals.join("\n"), encoding: "utf8", maxBuffer: 1 << 26 });
  assert.equal(status, 0);
  return stdout.trim().split("\n").map((line, i) => {
    const [milliseconds, ...tricks] = line.split(" ").map(Number);
    assert.deepEqual(tricks, [...found[i].atLeast], deals[i]);
    return 1e3 * milliseconds;
  });
}

/** Random endings with so many cards a hand, as text. */
function randomEndings(cards, count, seed) {
  const random = source(seed);
  return Array.from({ length: count }, (_, round) => {
    const pack = Array.from({ length: 52 }, (_, card) => card);
    for (let i = 51; i > 0; i--) {
      const j = random(i + 1);
      [pack[i], pack[j]] = [pack[j], pack[i]];
    }
    const hand = (seat) => [3, 2, 1, 0].map((suit) => pack.slice(seat * cards, (seat + 1) * cards)
      .filter((card) => Math.floor(card / 13) === suit).sort((a, b) => b - a).map((card) => bridge.RANK_NAMES[card % 13]).join("")).join(".");
    return `S ${bridge.DENOMINATION_NAMES[round % 5]} ${bridge.SEAT_NAMES[round % 4]} N:${[0, 1, 2, 3].map(hand).join(" ")}`;
  });
}

function endings() {
  return [5, 7, 8].flatMap((cards) => {
    const positions = randomEndings(cards, 2000, cards);
    positions.slice(0, 500).forEach((position) => analysis.solve(position));
    let sum = 0;
    // What was proved about the last position is kept, so another one goes between the rounds.
    const rounds = [0, 1, 2].map(() => positions.map((position) => {
      const from = process.hrtime.bigint();
      sum += analysis.solve(position).tricks;
      return Number(process.hrtime.bigint() - from) / 1e3;
    }));
    const times = positions.map((_, i) => Math.min(...rounds.map((round) => round[i])));
    assert.ok(sum > 0);
    return [row(`one result, ${cards} cards a hand, median`, { tricklaw: median(times) })];
  });
}

function claims() {
  return [4, 6, 8].flatMap((cards) => {
    const positions = randomEndings(cards, 300, 70 + cards);
    const judged = (position) => {
      const { award, left } = analysis.claim(position, { by: "S", tricks: cards - 1 });
      assert.ok(award.atLeast <= award.atMost && award.atMost <= left);
    };
    positions.slice(0, 50).forEach(judged);
    const times = timed(positions, judged);
    return [row(`a whole verdict, ${cards} cards a hand, median`, { tricklaw: median(times) }), row("the same, 99th percentile", { tricklaw: p99(times) })];
  });
}
