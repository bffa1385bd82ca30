// Files as they come to the Scorer from elsewhere: spreadsheets of either language, a backup on a new device.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { enter, ranking, setUp } from "./support/scorer.mjs";
import { control, ready, textOf, withSite } from "./support/site.mjs";

const site = withSite();
const file = (name, buffer) => ({ name, mimeType: "text/csv", buffer: Buffer.from(buffer) });
const utf16 = (text) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]);

/** Results as a spreadsheet writes them: in what bytes, with which headings and separators. */
const SHEETS = {
  "semicolons, a mark in front, lines ended as Windows does":
    '\uFEFFboard;ns;ew;contract;declarer;tricks;remark\r\n1;1;4;4S;N;10;\r\n1;3;5;3NT;S;=;"late; twice"\r\n1;2;6;Pass;;;\r\n',
  "headings in Chinese, seats and words too": "\uFEFF牌号,南北,东西,定约,庄家,墩数\r\n1,1,4,4♠,北,10\r\n1,3,5,3NT,南,=\r\n1,2,6,打通,,\r\n",
  "tabs and other English headings, in the bytes of a spreadsheet's “Unicode text”": utf16(
    "Board No\tNS pair\tEW pair\tContract\tBy\tResult\r\n1\t1\t4\t4S\tN\t+0\r\n1\t3\t5\t3NT\tS\t9\r\n1\t2\t6\tpass\t\t\r\n",
  ),
  "commas as wide as Chinese signs, words of Chinese scorers":
    "牌号，南北号，东西号，定约\n1，1，4，4黑桃 北 =\n1，3，5，3无将 南 9墩\n1，2，6，全过\n",
  "the result in one cell": "Board;NS;EW;Contract\n1;1;4;4S N =\n1;3;5;3NT S =\n1;2;6;Pass\n",
};

for (const [what, bytes] of Object.entries(SHEETS)) {
  test(`a spreadsheet is read: ${what}`, async () => {
    const { page, leave } = await site.visit("#/scorer");
    await setUp(page, { fields: { event: "Club", count: 6, rounds: 3, "per-set": 1 } });
    await control(page, "view-files").click();
    await control(page, "import-input").setInputFiles(file("results.csv", bytes));
    await page.waitForSelector(".sc-lines");
    const shown = await page.locator(".sc-lines tbody tr").evaluateAll((rows) => rows.map((row) => row.querySelector(".sc-result").value));
    assert.deepEqual(shown.sort(), ["3NT S =", "4S N =", "Pass"]);
    assert.match(await textOf(page, ".sc-head h1 small"), /3 of 9/);
    await leave();
  });
}

test("a spreadsheet in the bytes Chinese or Western Windows writes is read, whatever the page speaks", async () => {
  // "1,张三,李四" and "2,王五,赵六" in GB 18030; "1,Müller,Äsp" and "2,Garçon,Ibáñez" in Windows-1252.
  const chinese = [0x31, 0x2c, 0xd5, 0xc5, 0xc8, 0xfd, 0x2c, 0xc0, 0xee, 0xcb, 0xc4, 0x0d, 0x0a, 0x32, 0x2c, 0xcd, 0xf5, 0xce, 0xe5, 0x2c, 0xd5, 0xd4, 0xc1, 0xf9];
  const western = [...Buffer.from("1,M\xfcller,\xc4sp\r\n2,Gar\xe7on,Ib\xe1\xf1ez", "latin1")];
  for (const locale of ["zh-CN", "en-GB"]) {
    const { page, leave } = await site.visit("#/scorer", { locale });
    await control(page, "new-event").click();
    for (const [bytes, names] of [[chinese, "1. 张三 – 李四\n2. 王五 – 赵六"], [western, "1. Müller – Äsp\n2. Garçon – Ibáñez"]]) {
      await control(page, "names-file").setInputFiles(file("names.csv", bytes));
      await page.waitForFunction((text) => document.querySelector("[data-key=set-names-ns]").value === text, names);
    }
    await leave();
  }
});

test("the number of pairs follows a file of names, until it is set by hand", async () => {
  const { page, leave } = await site.visit("#/scorer");
  const read = async (count) => {
    await control(page, "names-file").setInputFiles(
      file("names.csv", `Pair,Player 1,Player 2\n${Array.from({ length: count }, (_, i) => `${i + 1},N${i + 1},S${i + 1}`).join("\n")}\n`),
    );
    await page.waitForFunction((last) => document.querySelector("[data-key=set-names-ew]").value.includes(last), `N${count} `);
    return control(page, "set-count").inputValue();
  };
  await control(page, "new-event").click();
  assert.equal(await read(14), "14");
  assert.equal(await control(page, "set-names-ew").inputValue().then((text) => text.split("\n")[0]), "8. N8 – S8");
  await control(page, "set-count").fill("16");
  await page.keyboard.press("Tab");
  assert.equal(await read(15), "16");
  await leave();
});

test("names numbered as Chinese lists are", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  await setUp(page, {
    plan: "howell",
    fields: { event: "俱乐部" },
    names: { all: "1、张三、李四\n2．王五，赵六\n3）钱七、孙八\n4 周九、吴十" },
  });
  await control(page, "view-setup").click();
  assert.equal(await control(page, "set-names-all").inputValue(), "1. 张三 – 李四\n2. 王五 – 赵六\n3. 钱七 – 孙八\n4. 周九 – 吴十");
  await leave();
});

test("a spreadsheet with faults is not read, and what is wrong is said with its line", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "Club", count: 6, rounds: 3, "per-set": 1 } });
  await control(page, "view-files").click();
  await page.fill("[data-key=paste]", "牌号；南北；东西；定约；庄家；墩数\n1；1；4；4S；N；ten\n1；3；x；3NT；S；9");
  await control(page, "import-paste").click();
  assert.match(await textOf(page, ".notices"), /Nothing was read, for 2 faults: line 2: .*line 3: .*ew.* is no number/);
  assert.match(await control(page, "paste").inputValue(), /ten/, "the text stays to be corrected");
  await page.fill("[data-key=paste]", "牌号；南北；东西；定约；庄家；墩数\n\n1；1；4；4S；N；ten\n\n1；3；x；3NT；S；9");
  await control(page, "import-paste").click();
  assert.match(await textOf(page, ".notices"), /line 3: .*line 5: .*ew.* is no number/, "empty lines are lines");
  // Rows of PBN are counted board by board.
  const table = '[ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result"]';
  await page.fill("[data-key=paste]", `[Board "1"]\n${table}\n1 4 4S N 10\n\n[Board "2"]\n${table}\n1 4 4S N 10\n2 5 9S N 10\n`);
  await control(page, "import-paste").click();
  assert.match(await textOf(page, ".notices"), /Nothing was read, for one fault: board 2, row 2: the result cannot be read/);
  await page.fill("[data-key=paste]", `[Board "1"]\n${table}\n1 4 4S N 10\n\n[Board "?"]\n${table}\n1 4 4S N 10\n`);
  await control(page, "import-paste").click();
  assert.match(await textOf(page, ".notices"), /Nothing was read, for one fault: board 2 of the file has no number/);
  await leave();
});

test("a spreadsheet's own format is not taken for an empty file; what goes out opens there with its Chinese names", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, {
    plan: "howell",
    fields: { event: "Club", rounds: 3, "per-set": 1 },
    names: { all: "张三、李四\n王五、赵六\n钱七、孙八\n周九、吴十" },
  });
  await page.locator(".sc-result").first().focus();
  await enter(page, "110");
  await control(page, "view-files").click();
  await control(page, "import-input").setInputFiles(file("results.xlsx", [0x50, 0x4b, 3, 4, 20, 0, 8, 0]));
  await page.waitForSelector(".notice");
  assert.match(await textOf(page, ".notices"), /Save it there as CSV/);
  const [saved] = await Promise.all([page.waitForEvent("download"), control(page, "save-standings").click()]);
  const text = readFileSync(await saved.path(), "utf8");
  assert.ok(text.startsWith("\uFEFF") && text.includes("张三"), text.slice(0, 60));
  await leave();
});

test("a backup opens on a new device: names, results, penalties, withdrawals, and what can be undone", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "swiss", fields: { event: "Teams" }, names: { all: "A\nB\nC\nD" } });
  await control(page, "pair-strength").click();
  await page.locator(".sc-result").first().focus();
  for (const text of ["45-23", "10-30"]) await enter(page, text);
  await control(page, "view-ranking").click();
  await page.locator("[data-key=penalties] > summary").click();
  await page.fill("[data-key=penalty-number]", "1");
  await page.fill("[data-key=penalty-amount]", "0.5");
  await control(page, "penalty-add").click();
  const before = await ranking(page);
  await control(page, "view-files").click();
  const [saved] = await Promise.all([page.waitForEvent("download"), control(page, "save-json").click()]);
  const text = readFileSync(await saved.path());
  await leave();
  const next = await site.visit("#/scorer", { locale: "zh-CN" });
  await next.page.locator("[data-key=open-file-input]").setInputFiles({ name: saved.suggestedFilename(), mimeType: "application/json", buffer: text });
  await next.page.waitForSelector(".sc-views");
  await control(next.page, "view-ranking").click();
  const plain = (rows) => rows.map(({ name, ...own }) => ({ ...own, name: name.split("\n")[0] })); // what stands below a name is in the language of the page
  assert.deepEqual(plain(await ranking(next.page)), plain(before));
  assert.match((await ranking(next.page)).find(({ number }) => number === 1).name, /^A\n罚分：−0\.5 VP$/);
  await control(next.page, "undo").click();
  assert.equal(await next.page.locator("[data-key=penalties] li").count(), 0);
  await next.page.reload();
  await ready(next.page);
  assert.notDeepEqual(plain(await ranking(next.page)), plain(before));
  await next.leave();
});

test("a file that numbers both sides of a Mitchell from 1 goes to the right pairs, says so, and can be taken back", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "Club", count: 6, rounds: 3, "per-set": 1 } });
  await control(page, "view-files").click();
  await control(page, "import-input").setInputFiles(file("results.csv", "board,ns,ew,score\n1,1,1,420\n1,3,2,-50\n1,2,3,450\n"));
  await page.waitForSelector(".sc-lines");
  assert.match(await page.locator(".notice").last().innerText(), /3 results were read\. In the file East-West is numbered from 1; here from 4\./);
  assert.equal(await control(page, "result-1.3.5").inputValue(), "-50");
  assert.equal(await page.locator(".sc-extra").count(), 0);
  await page.locator(".notice button", { hasText: "Undo" }).click();
  assert.match(await textOf(page, ".sc-head h1 small"), /0 of 9/);
  await leave();
});

test("tables are saved with the headings of the page's language, and read with either", async () => {
  const { page, leave } = await site.visit("#/scorer", { locale: "zh-CN" });
  const saved = async (format) => {
    const [download] = await Promise.all([page.waitForEvent("download"), control(page, `save-${format}`).click()]);
    return readFileSync(await download.path(), "utf8");
  };
  const shown = async () => (await page.locator(".sc-lines tbody tr").evaluateAll((rows) => rows.map((row) => row.querySelector(".sc-result").value))).sort();
  await setUp(page, { fields: { event: "周三", count: 6, rounds: 3, "per-set": 1 } });
  await page.locator(".sc-result").first().focus();
  for (const text of ["4S N = HA", "420", "60/40"]) await enter(page, text);
  await control(page, "view-files").click();
  const results = await saved("csv");
  assert.match(results, /^\uFEFF轮次,桌号,牌号,南北,东西,定约,庄家,墩数,首攻,得分,组\r?\n/);
  const standings = (await saved("standings")).split("名次,号码,名称,总分,满分,平均,副数");
  assert.equal(standings.length, 2, "one head for both fields");
  await control(page, "all-events").click();
  await setUp(page, { fields: { event: "周四", count: 6, rounds: 3, "per-set": 1 } });
  await control(page, "view-files").click();
  await control(page, "import-input").setInputFiles(file("results.csv", results));
  await page.waitForSelector(".sc-lines");
  await control(page, "stop-1").click();
  assert.deepEqual(await shown(), ["4S N = HA", "420", "60/40"].sort());
  await leave();
});

test("results that were pasted and not read yet stay over another view, the other language and a reload, until they are taken", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { fields: { event: "Pasted", count: 6, rounds: 3, "per-set": 1 } });
  const field = () => control(page, "paste").inputValue();
  const [bad, good] = ["board,ns,ew,score\n1,1", "board,ns,ew,score\n1,1,4,420"];
  await control(page, "view-files").click();
  await control(page, "paste").fill(bad);
  await control(page, "import-paste").click();
  assert.equal(await field(), bad, "what is not understood stays");
  await control(page, "view-scores").click();
  await control(page, "view-files").click();
  assert.equal(await field(), bad);
  await page.locator('[data-key="language"]').click();
  assert.equal(await field(), bad);
  await page.reload();
  await page.waitForSelector("[data-key=paste]");
  assert.equal(await field(), bad);
  await control(page, "paste").fill(good);
  await control(page, "import-paste").click();
  await page.waitForSelector(".sc-lines");
  await control(page, "view-files").click();
  assert.equal(await field(), "", "what was taken is done with");
  await leave();
});

test("the standings of several fields say whose each line is: of which side, and of which section", async () => {
  for (const [locale, head, sides] of [["en-GB", "direction", ["NS", "EW"]], ["zh-CN", "方位", ["南北", "东西"]]]) {
    const { page, leave } = await site.visit("#/scorer", { locale });
    const lines = async () => {
      await control(page, "view-files").click();
      const [download] = await Promise.all([page.waitForEvent("download"), control(page, "save-standings").click()]);
      return readFileSync(await download.path(), "utf8").trim().split(/\r?\n/).map((line) => line.split(","));
    };
    await setUp(page, { fields: { event: "Club", count: 4, rounds: 2, "per-set": 1 } });
    await page.locator(".sc-result").first().focus();
    for (const text of ["110", "140", "-50", "90"]) await enter(page, text);
    const two = await lines();
    assert.deepEqual(two.map((line) => line.at(-1)), [head, sides[0], sides[0], sides[1], sides[1]]);
    assert.deepEqual(two.slice(1, 3).map((line) => Number(line[1])).sort(), [1, 2], "those north-south");
    await leave();
  }
  const { page, leave } = await site.visit("#/scorer");
  await control(page, "new-event").click();
  await page.selectOption("[data-key=set-plan]", "howell");
  for (const [key, value] of [["count", "4"], ["sections", "2"]]) {
    await page.fill(`[data-key=set-${key}]`, value);
    await page.keyboard.press("Tab");
  }
  await page.selectOption("[data-key=set-apart]", "apart");
  await control(page, "set-create").click();
  await page.waitForSelector(".sc-views");
  await page.locator(".sc-result").first().focus();
  for (const text of ["110", "90", "-50", "140"]) await enter(page, text);
  const saved = async () => {
    await control(page, "view-files").click();
    const [download] = await Promise.all([page.waitForEvent("download"), control(page, "save-standings").click()]);
    return readFileSync(await download.path(), "utf8");
  };
  const last = (await saved()).trim().split(/\r?\n/).map((line) => line.split(",").at(-1));
  assert.deepEqual([last[0], [...new Set(last)].sort(), last.lastIndexOf("section")], ["section", ["A", "B", "section"], 0]);
  await control(page, "all-events").click();
  await setUp(page, { plan: "howell", fields: { event: "Club", count: 4 } });
  await page.locator(".sc-result").first().focus();
  await enter(page, "110");
  assert.match(await saved(), /^\S*,average,boards\r?\n/, "one field needs no such column");
  await leave();
});

// The score alone does not tell who plays on after a level match or a forfeit.
test("a name that begins like a formula is text in a spreadsheet, and itself everywhere else", async () => {
  const { page, leave } = await site.visit("#/scorer");
  const saved = async (format) => {
    await control(page, "view-files").click();
    const [download] = await Promise.all([page.waitForEvent("download"), control(page, `save-${format}`).click()]);
    return readFileSync(await download.path(), "utf8");
  };
  await setUp(page, { plan: "howell", fields: { event: "Pairs", count: 4 }, names: { all: '1. =1+1, Bob\n2. @Cy, -Di\n3. Ed, +Flo\n4. Gus, Hal' } });
  await page.locator(".sc-result").first().focus();
  for (const text of ["110", "140"]) await enter(page, text);
  const standings = (await saved("standings")).split(/\r?\n/).map((line) => line.split(",")[2]);
  assert.deepEqual(standings.slice(1, 5).sort(), ["'=1+1 – Bob", "'@Cy – -Di", "Ed – +Flo", "Gus – Hal"].sort());
  const beside = (await saved("csv")).trim().split(/\r?\n/).slice(1).flatMap((line) => line.split(",").slice(-2));
  assert.deepEqual([...new Set(beside)].sort(), standings.slice(1, 5).sort(), "as beside the results");
  assert.match(await saved("usebio"), /<PLAYER_NAME>=1\+1<\/PLAYER_NAME>/);
  assert.deepEqual(JSON.parse(await saved("json")).event.names[2], ["@Cy", "-Di"]);
  await control(page, "all-events").click();
  await setUp(page, { plan: "swiss", fields: { event: "Teams" }, names: { all: "1. =Lions\n2. Bears" } });
  await control(page, "pair-strength").click();
  await page.locator(".sc-result").first().fill("20-10");
  await page.keyboard.press("Enter");
  assert.match(await saved("matches"), /\r\n1,1,'=Lions,2,Bears,/);
  assert.match(await saved("standings"), /,1,'=Lions,/);
  await leave();
});

test("the matches of a knock-out are saved with who goes on, whatever decided it", async () => {
  const { page, leave } = await site.visit("#/scorer");
  await setUp(page, { plan: "knockout", fields: { event: "Cup", count: 4 }, names: { all: "A\nB\nC\nD" } });
  const sides = await page.locator("[data-match='0'] .sc-side b, [data-match='1'] .sc-side b").allInnerTexts();
  await page.locator(".sc-result").nth(0).fill("20-20 <");
  await page.keyboard.press("Enter");
  await page.locator(".sc-result").nth(1).fill(">");
  await page.keyboard.press("Enter");
  await control(page, "view-files").click();
  const [download] = await Promise.all([page.waitForEvent("download"), control(page, "save-matches").click()]);
  const [head, ...rows] = readFileSync(await download.path(), "utf8").trim().split(/\r?\n/);
  assert.match(head, /homeScore,awayScore,winner$/);
  const letter = (number) => "ABCD"[number - 1];
  const named = sides.map((number) => `${number},${letter(number)}`);
  assert.deepEqual(rows, [
    `1,${named[0]},${named[1]},20,20,${sides[1]}`,
    `1,${named[2]},${named[3]},,,${sides[2]}`,
    `2,${named[1]},${named[2]},,,`,
  ]);
  await leave();
});

test("byes are saved among the matches, as matches against nobody", async () => {
  const { page, leave } = await site.visit("#/scorer");
  const names = { all: "A\nB\nC" };
  const saved = async () => {
    await control(page, "view-files").click();
    const [download] = await Promise.all([page.waitForEvent("download"), control(page, "save-matches").click()]);
    return readFileSync(await download.path(), "utf8").trim().split(/\r?\n/).slice(1);
  };
  await setUp(page, { plan: "swiss", fields: { event: "Swiss" }, names });
  await control(page, "pair-strength").click();
  const [match, bye] = await saved();
  assert.match(match, /^1,\d,[ABC],\d,[ABC],,,,$/);
  assert.match(bye, /^1,\d,[ABC],,Bye,,,12\.00,$/);
  await control(page, "all-events").click();
  await setUp(page, { plan: "round-robin", fields: { event: "League" }, names });
  assert.deepEqual((await saved()).filter((row) => /,,Bye,/.test(row)).map((row) => row[0]), ["1", "2", "3"]);
  await control(page, "all-events").click();
  await setUp(page, { plan: "knockout", fields: { event: "Cup" }, names });
  const cup = await saved();
  assert.deepEqual(cup.filter((row) => /^1,(\d),[ABC],,Bye,,,\1$/.test(row)).length, 1);
  await leave();
});
