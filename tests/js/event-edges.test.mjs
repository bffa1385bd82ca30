// Events at their edges: an event's own bands and times, boards with more results than expected, what files tell of whom,
// Neuberg from one result to a full board, double elimination from four to thirty-two. Expectations by hand or by fractions.
import { test } from "node:test";
import { event } from "tricklaw";
import { fraction, imp, is, refuses } from "./support/worked.mjs";

const upTo = (count) => Array.from({ length: count }, (_, at) => at + 1);
const board = (...scores) => scores.map((score, at) => ({ board: 1, ns: at + 1, ew: at + 101, score }));
const ns = (rows, options) => event.scorePairs(rows, options).boards[0].lines.map((line) => line.ns);

test("n results of eight: (matchpoints + 1) × 8/n - 1 (law 78A)", () => {
  for (const made of upTo(8)) {
    const expected = upTo(made).map((place) => fraction(2 * place - 1).times(8, made).plus(-1).text);
    is(`${made}`, () => ns(board(...upTo(made).map((place) => 10 * place)), { expected: 8 }), expected);
  }
});

test("a board with more results than expected is full with those it has", () => {
  is("matchpoints", () => ns(board(420, 170, -50), { expected: 2 }), ["4.00", "2.00", "0.00"]);
  for (const expected of [0, 1, 2]) {
    const options = { method: "cross-imps", divisor: "one", expected };
    is(`sums of IMPs, ${expected}`, () => ns(board(420, 170, -50), options), ["16.00", "0.00", "-16.00"]);
  }
});

test("cross-IMPs of six results by comparisons, results and not at all", () => {
  const scores = [620, 600, 170, -100, -200, 140];
  const sums = scores.map((own) => scores.reduce((sum, other) => sum + imp(own - other), 0));
  for (const [divisor, by] of [["comparisons", 5], ["results", 6], ["one", 1]]) {
    const expected = sums.map((sum) => fraction(sum, by).text);
    is(divisor, () => ns(board(...scores), { method: "cross-imps", divisor }), expected);
  }
});

const late = (more) => event.timePenalty({ rule: "late", contest: "teams-vp", ...more });
const bands = [{ upTo: 300 }, { upTo: 600, warning: true, amount: 50 }, { upTo: 900, amount: 100 }, { upTo: 1800, amount: 100, perMinute: 25, boards: [1, 2] }];

test("delays by bands of the event's own", () => {
  const cost = {
    0: ["nothing"],
    300: ["nothing"],
    301: ["warning"],
    600: ["warning"],
    601: ["penalty", 100],
    900: ["penalty", 100],
    901: ["penalty", 125],
    960: ["penalty", 125],
    961: ["penalty", 150],
    1800: ["penalty", 475],
    1801: ["committee"],
  };
  for (const [seconds, [measure, hundredths = null]] of Object.entries(cost)) {
    is(seconds, () => { const ruling = late({ seconds: Number(seconds), bands }); return [ruling.measure, ruling.amount?.hundredths ?? null]; }, [measure, hundredths]);
  }
  is("repeated", () => late({ seconds: 301, earlier: 1, bands }).amount, { unit: "vp", hundredths: 50 });
  is("boards", () => late({ seconds: 1000, bands }).boards, { from: 1, to: 2, mayForfeitRound: false });
  is("beyond", () => late({ seconds: 1801, bands, beyond: "penalty", beyondAmount: 500 }).amount.hundredths, 500);
  is("beyond, forfeited", () => late({ seconds: 1801, bands, beyond: "session-forfeited" }).measure, "session-forfeited");
  is("units", () => ["teams-knockout", "pairs-matchpoints", "pairs-imps"].map((contest) => late({ contest, seconds: 700, bands }).amount.unit), ["imp", "top-percent", "imp"]);
  is("1.5 in the ratio 75 to 25, each rounded or the sum kept (art. 35)", () => [false, true].map((keepSum) => event.timePenalty({ rule: "slow", contest: "teams-vp", seconds: 400, responsible: 75, keepSum }).parts.map((part) => part.hundredths)), [[113, 38], [113, 37]]);
  refuses("not rising", () => late({ seconds: 1, bands: [{ upTo: 300 }, { upTo: 300 }] }), "bad-input", "delay.bands[1].upTo");
  refuses("unknown", () => late({ seconds: 1, bands: [{ upTo: 300, foo: 1 }] }), "bad-input", "delay.bands[0]", "foo");
  refuses("a warning by the minute", () => late({ seconds: 1, bands: [{ upTo: 300, warning: true, perMinute: 1 }] }), "bad-input", "delay.bands[0]");
  refuses("fewest above most", () => late({ seconds: 1, bands: [{ upTo: 300, boards: [2, 1] }] }), "bad-input", "delay.bands[0]");
  refuses("beyond", () => late({ seconds: 1, beyond: "warning" }), "bad-input", "delay.beyond");
});

test("times of a match as the event sets them (art. 18, 25)", () => {
  is("by the board", () => event.matchTimes({ boards: 16, perBoard: [8, "8.5"], duplicated: true, duplication: [0.5, 1], interval: 30, unwritten: 16, with: 2 }), { least: 136, most: 152, interval: 30, without: null, with: 2 });
  is("line-ups", () => event.matchTimes({ boards: 16, without: 20, with: 10 }), { least: 135, most: 135, interval: 20, without: 20, with: 10 });
  for (const perBoard of [[8, 8.25], [9, 8], [-9, 8], [8]]) refuses(`${perBoard}`, () => event.matchTimes({ boards: 16, perBoard }), "bad-input", "match.perBoard");
});

test("withdrawals before the start (Shengji art. 28)", () => {
  is("by what is left", () => [["round-robin", 10], ["round-robin", 11], ["swiss", 23], ["swiss", 22]].map(([system, left]) => event.shengjiBeforeStart(system, left)), ["redraw", "unchanged", "may-fill", "unchanged"]);
});

test("ties of three and four (art. 45)", () => {
  const match = (home, away, own, other) => ({ round: 1, home, away, vp: [own, other] });
  const broken = (tied, matches) => { const { places, separations } = event.breakTie(tied, "round-robin", { matches }); return [places, separations[0].step]; };
  is("21, 18 and 21: the one who drew did better against the third", () => broken([1, 2, 3], [match(1, 2, 1000, 1000), match(1, 3, 1100, 900), match(2, 3, 800, 1200)]), [[[1], [3], [2]], "drew-one-better-against-third"]);
  is("32, 32, 24, 32: the only one who drew one and beat the rest", () => broken([1, 2, 3, 4], [match(1, 2, 1000, 1000), match(1, 3, 1100, 900), match(1, 4, 1100, 900), match(2, 3, 1500, 500), match(2, 4, 700, 1300), match(3, 4, 1000, 1000)])[1], "drew-one-beat-rest");
});

test("double elimination: 2n - 2 matches, one more when the final is repeated", () => {
  for (const size of [4, 8, 16, 32]) {
    const positions = event.drawBracket(upTo(size), { seeds: upTo(size) }).positions;
    for (const layout of ["standard", "compact"]) {
      for (const [secondFinal, upset] of [[true, false], [true, true], [false, false], [false, true]]) {
        const results = [];
        let bracket = event.bracket(positions, results, { kind: "double", layout, secondFinal });
        for (; bracket.playable.length > 0; bracket = event.bracket(positions, results, { kind: "double", layout, secondFinal })) {
          const [match] = bracket.playable;
          const { sides, part } = bracket.matches[match];
          results.push({ match, winner: part === "final" && upset ? Math.max(...sides) : Math.min(...sides) });
        }
        const placed = bracket.places.flatMap((place) => place.numbers).length;
        is(`${size} ${layout}`, () => [results.length, placed, bracket.champion !== null], [2 * size - 2 + (secondFinal && upset ? 1 : 0), size, true]);
      }
    }
  }
});

test("files tell how a board was scored, and of everybody who was ranked", () => {
  const rows = board(420, 170, -50);
  const scoring = (options) => /\[Scoring "(.*?)"\]/.exec(event.writePbn(rows, options))[1];
  is("PBN", () => [{}, { perWin: 1 }, { method: "cross-imps" }, { method: "cross-imps", divisor: "results" }, { method: "cross-imps", divisor: "one" }, { method: "butler" }, { method: "butler", trim: 0 }].map(scoring), ["MP;MP1", "MP;MP2", "IMP;Cross2", "IMP;Cross1", "IMP;Cross", "IMP;Butler-2", "IMP;Butler"]);
  const xml = event.writeUsebio(rows, { fields: [[1, 2, 3], [101, 102, 103]] });
  is("USEBIO", () => [xml.match(/<PAIR_NUMBER>/g).length, xml.match(/(?<=<DIRECTION>)../g), xml.includes("<DATE/>"), xml.includes("<PAIRS>6<")], [6, ["NS", "NS", "NS", "EW", "EW", "EW"], true, true]);
  is("teams", () => event.writeUsebioTeams([{ round: 1, home: 3, away: 7, vp: [1250, 750] }]).match(/(?<=TEAM_ID=")\d+/g), ["3", "7"]);
});

const NAMES = ['O\'Hara "Bob", Jr.', "line\nbreak", "tab\there", "王小明，北京", "👩‍👩‍👧‍👦 & <b>", "שלום עולם", "semi;colon", "back\\slash", '[Board "1"]', "]]>", "\u0000nul", "%comment", " blanks ", "a\r\nb", "=1+1", "e\u0301"];

test("names of any kind come through tables, PBN and USEBIO", () => {
  const rows = [{ board: 1, ns: 1, ew: 2, score: 420 }, { board: 2, ns: 1, ew: 2, contract: "4S", declarer: "N", tricks: 10 }];
  for (const name of NAMES) {
    const about = { club: name, event: name, section: name, participants: [{ number: 1, players: [{ name, id: name }, "B"] }, { number: 2, name }] };
    is(`table ${name}`, () => event.readTable(event.writeStandings(rows, {}, about), ",").some((record) => record.some((field) => field.includes(name.trim()))), true);
    const written = () => event.readPbn(event.writePbn(rows, {}, about)).map((row) => [row.board, row.score]);
    is(`PBN ${name}`, written, [[1, 420], [2, 620]]);
    const text = event.writeUsebio(rows, {}, about);
    is(`USEBIO ${name}`, () => [text.match(/<PLAYER>/g).length, /[\u0000-\u0008]/.test(text), text.includes("]]>")], [2, false, false]);
  }
});

test("a board of PBN without a number is told, by its place in the file", () => {
  const table = '[ScoreTable "PairId_NS;PairId_EW;Score_NS"]\n1 2 420\n';
  const file = (...boards) => boards.map((board) => `${board === null ? '[Event "Club"]' : `[Board "${board}"]`}\n${table}`).join("\n");
  is("numbers", () => event.readPbn(file("1", "7")).map(({ board }) => board), [1, 7]);
  is("inherited", () => event.readPbn(file("7", "#")).map(({ board }) => board), [7, 7]);
  for (const none of [null, "", "?", "0", "A3"]) {
    refuses(`${none}`, () => event.readPbn(file("1", none, "3")), "score-table", '"board":null', '"line":2,"code":"number","field":"board"');
  }
  is("no results, nothing to tell", () => event.readPbn('[Board "?"]\n[Deal "-"]\n\n[ScoreTable "PairId_NS;Score_NS"]\n1 420\n'), []);
});

test("a score for each side (law 12C1(f)): each is compared in its own direction", () => {
  const split = (contract, ...scores) => [...scores.map((score, at) => ({ board: 1, ns: at + 1, ew: at + 101, score })), { board: 1, ns: 9, ew: 109, contract }];
  const lines = (rows, options) => event.scorePairs(rows, options).boards[0].lines.map(({ ns: one, ew }) => [one, ew]);
  // North-south: 420 and 170, two results of three. East-west: 420, 170 and -50.
  is("matchpoints", () => lines(split("AVE+|-50", 420, 170)), [["3.50", "0.00"], ["0.50", "2.00"], ["2.40", "4.00"]]);
  is("matchpoints, both with points", () => lines(split("420|-50", 420, 170)), [["3.00", "0.00"], ["0.00", "2.00"], ["3.00", "4.00"]]);
  // North-south: 6 IMPs between 420 and 170. East-west: 520 are 11 IMPs, 270 are 7, 250 are 6.
  is("cross-IMPs", () => lines(split("I3|-100", 420, 170), { method: "cross-imps" }), [["6.00", "-8.50"], ["-6.00", "-0.50"], ["3.00", "9.00"]]);
  // 420 or, two times in three, 170 to north-south: half of 420 is beaten by nothing, 170 ties 170.
  is("weighted", () => lines(split("W420:1/170:2|AVE-", 420, 170))[2][0], fraction(1, 3).times(3).plus(fraction(2, 3).times(1)).text);
  // 420 - 100 = 320, 8 IMPs; -(-50) + 100 = 150, 4 IMPs.
  const boards = [{ board: 1, open: { contract: "420|-50" }, closed: { score: 100 } }];
  is("teams", () => event.scoreMatch(boards).boards, [{ board: 1, home: "8.00", away: "4.00" }]);
  const totals = (list) => (({ home, away }) => [home, away].map(({ score, won, lost }) => [score, won, lost]))(event.scoreMatch(list));
  const lostByBoth = { board: 2, open: { contract: "-50|420" }, closed: { score: 100 } };
  // 150 points lost are 4 IMPs, 320 are 8.
  is("won and lost, each side's own", () => totals([...boards, lostByBoth]), [["4.00", "8.00", "4.00"], ["-4.00", "4.00", "8.00"]]);
  is("won by both", () => totals(boards), [["8.00", "8.00", "0.00"], ["4.00", "4.00", "0.00"]]);
  is("knock-out (laws 12C4, 86B)", () => event.scoreMatch(boards, { balance: true }).boards, [{ board: 1, home: "2.00", away: "-2.00" }]);
  for (const contract of ["AVE+|-50", "420|W650:30/-100:70", "A55.5|I-3", "AVE|AVE-", "0|NP"]) {
    const [row] = event.readRows([{ board: 1, ns: 1, ew: 2, contract }]);
    is(contract, () => [row.contract, row.score], [contract, null]);
    is("CSV", () => event.readCsv(event.writeCsv([row])), [row]);
  }
  for (const contract of ["W420:1|W620:1", "AVE+|W-100:1", "W620:2/-100:1|AVE"]) is("as an adjusted score is written", () => event.readRows([{ board: 1, ns: 1, ew: 2, contract }])[0].contract, contract);
  is("as people type it", () => event.readRows([{ board: 1, ns: 1, ew: 2, contract: " a60 | w420:1 " }])[0].contract, "A60|W420:1");
  is("PBN", () => event.readPbn(event.writePbn(split("AVE+|-50", 420))).map(({ contract, score }) => contract ?? score).sort(), [420, "AVE+|-50"]);
  for (const contract of ["|", "420|", "AVE+|AVE+|AVE", "420|4S", "I60|X", "W1|420"]) refuses(contract, () => event.checkResult({ board: 1, contract }), "bad-input", "result.contract");
  refuses("no weight", () => event.scorePairs(split("420|W420:0", 170)), "no-weight");
});

test("what a team won is never less than nothing; what a pair scored in an encounter may be (art. 45, 46(2))", () => {
  const match = (more) => [{ round: 1, home: 1, away: 2, vp: [1000, 1000], ...more }];
  for (const [part, values] of [["imps", [-3, 3]], ["imps", ["-1/3", 0]], ["matchpoints", [4, -1]], ["totalPoints", [-10, 10]]]) {
    for (const ask of [() => event.scoreTeams([1, 2], match({ [part]: values })), () => event.writeUsebioTeams(match({ [part]: values }))]) {
      refuses(`${part} ${values}`, ask, "bad-input", `matches[0].${part}`);
    }
  }
  is("nothing", () => event.scoreTeams([1, 2], match({ imps: [0, 0], matchpoints: [0, 0], totalPoints: [0, 0] })).standings[0].imps, ["0.00", "0.00"]);
  is("pairs", () => event.breakTie([1, 2], "pairs-imps", { matches: match({ imps: ["-3.5", "3.5"] }) }).places, [[2], [1]]);
  is("total points of pairs", () => event.breakTie([1, 2], "pairs-imps", { matches: match({ totalPoints: [50, -50] }) }).places, [[1], [2]]);
});

test("rounds advised by an organiser's own table: smaller fields first, the fewest before the most (art. 16)", () => {
  is("one number", () => event.swissRounds(12, [[16, 5, 5], [17, 1, 2]]), [5, 5]);
  is("a larger field", () => event.swissRounds(17, [[16, 5, 5], [17, 1, 2]]), [1, 2]);
  is("none", () => event.swissRounds(12, []), []);
  for (const advice of [[[16, 9, 3]], [[16, 4, 6], [16, 5, 9]], [[32, 5, 9], [16, 4, 6]], [[16, 4, 6], [32, 9, 5]]]) {
    refuses(JSON.stringify(advice), () => event.swissRounds(12, advice), "bad-input", "advice");
  }
});

const drawn = (count, options) => event.drawBracket(upTo(count), options);
/** In which of so many equal parts of the bracket each of these stands. */
const partsOf = ({ positions }, parts, teams) => teams.map((team) => Math.floor((positions.indexOf(team) * parts) / positions.length));
const different = (all) => new Set(all).size === all.length;

test("teams kept apart meet as late as the bracket allows, by whatever lot (art. 13)", () => {
  for (const lot of upTo(12)) {
    is(`two: halves, ${lot}`, () => different(partsOf(drawn(16, { keepApart: [[5, 6]], lot }), 2, [5, 6])), true);
    is(`four: quarters, ${lot}`, () => different(partsOf(drawn(8, { keepApart: [[1, 2, 3, 4]], lot }), 4, [1, 2, 3, 4])), true);
    const withSeeds = drawn(16, { seeds: [1, 2], keepApart: [[1, 3], [2, 4]], lot });
    is(`from a seed, ${lot}`, () => [[1, 2], [1, 3], [2, 4]].map((two) => different(partsOf(withSeeds, 2, two))), [true, true, true]);
  }
  is("five in eight: one pair meets at once, and that is told", () => drawn(8, { keepApart: [upTo(5)], lot: 3 }).unavoidable.length, 1);
  is("the third seed with the second, the fourth with the first", () => [16, 32, 64, 128, 256].map((count) => partsOf(drawn(count, { seeds: upTo(4), lot: 1 }), 2, upTo(4)).join("")), Array(5).fill("0110"));
  refuses("more byes than matches", () => drawn(3, { size: 8 }), "draw-size");
});

test("the numbers that meet early, found by trying all (art. 14)", () => {
  const subsets = (most, size) => (size === 0 ? [[]] : upTo(most).flatMap((last) => subsets(last - 1, size - 1).map((rest) => [...rest, last])));
  const both = (group) => ({ home, away }) => group.includes(home) && group.includes(away);
  for (const [count, size, kind] of [[6, 3, "printed"], [8, 3, "printed"], [12, 4, "printed"], [8, 2, "rotation"], [10, 4, "balanced"], [8, 4, "joined"]]) {
    const rounds = event.roundRobin(count, kind);
    const latest = (group) => rounds.findLastIndex(({ matches }) => matches.some(both(group))) + 1;
    const { numbers, round } = event.earlyNumbers(count, size, kind);
    is(`${size} of ${count}, ${kind}`, () => [round, latest(numbers)], Array(2).fill(Math.min(...subsets(count, size).map(latest))));
  }
});

test("the table of twelve stands as it is printed, runs of three and all (art. 14)", () => {
  const sides = (team) => event.roundRobin(12, "printed").map(({ matches }) => (matches.some(({ home }) => home === team) ? "H" : "A")).join("");
  is("3, 4, 9 and 10", () => [3, 4, 9, 10].map(sides), ["HAHAHAAAHHH", "HAHAHAHHAAA", "AHAHAHAAHHH", "AHAHAHHHAAA"]);
  is("as often at home as away, but for one", () => upTo(12).every((team) => [5, 6].includes(sides(team).replaceAll("A", "").length)), true);
});

test("the IMPs 12 VP stand for, by every margin (art. 28)", () => {
  const margins = (scale) => upTo(60).map((margin) => [margin, Math.abs(event.victoryPoints(scale, 16, margin)[0] - 1200)]);
  const imps = (scale) => event.forfeitPoints({ draw: 1000, scale, boards: 16 }).imps;
  const [[nearest]] = margins("wbf").sort(([one, off], [other, away]) => off - away || one - other);
  is("the nearest", () => imps("wbf"), nearest.toFixed(2));
  const exact = margins("wbf-discrete").filter(([, off]) => off === 0).map(([margin]) => margin);
  is("the mean of the smallest and the largest", () => imps("wbf-discrete"), ((exact[0] + exact.at(-1)) / 2).toFixed(2));
  const band = (from, winner) => ({ from, winner: 100 * winner, loser: 100 * (30 - winner) });
  const between = (own) => event.forfeitPoints({ draw: 1500, own, scale: [band(0, 15), band(3, 18), band(9, 20)], boards: 16 }).imps;
  is("the mean of the nearer band", () => ["5401/3", 1850, 1900].map(between), ["5.50", "5.50", "5.50"]);
});

test("a board nobody has a result on yet", () => {
  is("no frequencies", () => event.frequencies([]), []);
  is("nothing played", () => event.frequencies([{ board: 1, ns: 1, ew: 2, contract: "NP" }]), []);
});

test("the length of a match is not known from the boards of its second half", () => {
  const boards = [{ board: 1, open: { score: 420 }, closed: { score: -50 } }];
  const match = (more) => (({ margin, vp }) => [margin, vp])(event.scoreMatch(boards, { scale: "wbf", ...more }));
  is("with the score of the first", () => match({ score: [12, 15] }), ["7.00", null]);
  is("bands are for any length", () => match({ score: [12, 15], scale: [{ from: 0, winner: 500, loser: 500 }, { from: 5, winner: 700, loser: 300 }] }), ["7.00", [700, 300]]);
  is("by itself", () => match({}), ["10.00", [...event.victoryPoints("wbf", 1, 10)]]);
});

test("what is carried over, by an organiser's own numbers (art. 51, 52)", () => {
  is("a quarter of the IMPs, half an IMP a board", () => [30, 40].map((net) => event.carryKnockout(net, false, 16, { lower: "1/4", perBoard: "1/2" })), [750, 800]);
  is("one a match at most", () => event.carryRoundRobin([160, 150, 140, 130], 3, 1), { carried: [300, 200, 100, 0], formula: "two" });
  const pairs = { scored: 600, pairsNow: 20, averageNow: 12, boardsThen: 24, pairsThen: 40, sumThen: 10000, boardsNow: 24 };
  is("8.64 of the 288 an average pair has", () => event.carryPairs(pairs), { carried: 864, share: "0.03" });
  is("half the score by the tops", () => event.carryPairs({ ...pairs, mode: "half", topNow: 24, topThen: 12 }).carried, 60000);
});

test("cards in the wrong place (Shengji art. 32, 33): whoever misplaced them, the long side, the short side", () => {
  const found = (what) => { const own = event.shengjiMisplaced(what); return [...own.standardPoints, own.void, own.orFine]; };
  is("not seen", () => found("board-unseen"), [50, 0, 0, false, false]);
  is("seen", () => found("board-seen"), [50, 100, 50, false, false]);
  is("used", () => found("board-card-used"), [50, 75, 75, true, false]);
  is("found after signing, or before", () => ["pocket-signed", "pocket-unsigned"].map(found), [[50, 0, 0, false, false], [50, 0, 0, true, true]]);
});
