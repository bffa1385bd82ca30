// Rounds of matches: results typed as "45-23" or board by board, the next Swiss round paired.
import { columnHeads } from "../../../lib/controls.js";
import { ICONS, h, icon } from "../../../lib/dom.js";
import { listed, number, sentences, t } from "../../../lib/words.js";
import { impsBeyond, pointsMissing } from "../board-points.js";
import { isLevel } from "../matches.js";
import { isBracket, unitOf } from "../plans.js";
import { halfOf } from "../rounds.js";
import { pairFirst, pairRound } from "../pairing.js";
import { readMatch, typedMatch } from "../match-typed.js";
import { firstByeChoice, namedBye } from "./first-bye.js";
import { confirmed } from "./frame.js";
import { resultField } from "./line.js";
import { loosePanel } from "./loose.js";
import { strip } from "./stops.js";
import { typedField } from "./typed-field.js";

/** The field of a match: "45-23" and what it is worth, or what its boards come to. `winnerNeeded` in a knock-out. */
export function matchField(page, own, { winnerNeeded = false } = {}) {
  const { model, drafts } = page;
  const { levels } = model;
  const stored = model.event.matches[own.key];
  if (stored?.boards) return boardsOfMatch(page, own, winnerNeeded);
  const label = t("scorer.matchLabel", { home: model.nameOf(own.home) || own.home, away: model.nameOf(own.away) || own.away });
  const result = model.result(own);
  /** What the match is worth that nobody will play: one of the two has left. */
  const untyped = () => (!stored && result ? [worth(page, result, winnerNeeded)] : []);
  const say = h("p", { class: "sc-say", id: `say-${own.key}` }, untyped());
  const show = (input, { problem, value, found }, final) => {
    const wrong = Boolean(problem) && (final || document.activeElement !== input);
    input.classList.toggle("wrong", wrong);
    input.setAttribute("aria-invalid", String(wrong));
    say.replaceChildren(...(wrong ? [h("span", { class: "sc-problem" }, problem)] : value ? [worth(page, found, winnerNeeded), oddly(model, own, value, found)] : untyped()));
  };
  const input = typedField({
    id: own.key,
    kept: typedMatch(stored, { levels }),
    label,
    placeholder: t(`scorer.placeholders.${unitOf(model.event)}`),
    drafts,
    judged: (typed) => judgedMatch(model, own, typed, winnerNeeded),
    show,
    take: ({ value }) => page.change("match", [{ at: ["matches", own.key], to: value }], { later: true }),
    after: (where) => page.typing.goOn(own.key, where),
  });
  return h("div", { class: "sc-entry" }, input, say);
}

/** What stands in the place of the field where a match is entered board by board. */
function boardsOfMatch(page, own, winnerNeeded) {
  const { model } = page;
  const { boards } = model.event.matches[own.key];
  const result = model.result(own);
  const text = t("scorer.byBoards", { n: Object.values(boards).filter(({ open, closed }) => open && closed).length });
  return h(
    "div",
    { class: "sc-entry" },
    h("p", { class: "sc-by-boards" }, h("b", null, result?.score ? scoreText(result) : ""), ` ${text}`),
    h("p", { class: "sc-say" }, afterPenalties(result)),
    result?.by &&
      h("p", { class: "sc-say" }, t("scorer.decidedBy", { name: sideName(model, own, result.winner), step: t(`scorer.steps.${result.by}`) })),
    result && winnerNeeded && !result.open && whoGoesOn(page, own, result),
    result && !model.decided(own) && h("p", { class: "sc-say sc-problem" }, t("evening.unbeaten.level")),
  );
}

/** What a typed text comes to: nothing, `{ problem: text }`, or `{ value, found }` with what is kept and what it is worth. */
function judgedMatch(model, own, typed, winnerNeeded) {
  const read = readMatch(typed, { levels: model.levels });
  if (!read) return { problem: t(model.levels ? "scorer.wrong.levels" : "scorer.wrong.match") };
  if (read.empty) return {};
  const found = model.result(own, read);
  if (!found) return { problem: undecided(model.event, read) };
  if (contradicts(read, found)) return { problem: t("evening.wrong.mark") };
  if (model.forUnbeaten && isLevel(found)) return { problem: t("evening.unbeaten.level") };
  const neither = found.forfeited && !found.winner;
  const wrong = winnerNeeded ? (neither ? !model.fits(own, read) && "loserNeeded" : !found.winner && "level") : read.loser && "noLoser";
  if (!wrong) return { value: read, found };
  return { problem: t(`scorer.${wrong}`, { home: own.home, away: own.away }), ...(wrong === "level" && { added: "<>《》〈〉" }) };
}

/** Whether the mark for who goes on stands against the score. */
function contradicts({ home, away, winner, forfeit }, { score }) {
  if (forfeit || !winner || home === away || !score) return false;
  return winner === "home" ? score[0] < score[1] : score[0] > score[1];
}

/** Why two numbers are no result: more games than there can be, or too few. */
function undecided({ game, scoring }, { home, away }) {
  const need = Math.ceil(scoring.bestOf / 2);
  const over = game === "shengji" && scoring.format === "games" && (home > need || away > need || home + away > scoring.bestOf);
  return over ? t("evening.wrong.games", { most: scoring.bestOf, n: need }) : t("scorer.wrong.undecided");
}

const scoreText = ({ score }) => score.map((one) => number(one)).join(" – ");
const sideName = (model, own, side) => model.nameOf(own[side]) || String(own[side]);

/** The score that counts where something was carried over or taken away. */
function afterPenalties(result) {
  if (result?.carried) return t(result.off ? "evening.carry.less" : "evening.carry.with", { score: scoreText(result) });
  return result?.off ? t("scorer.lessPenalties", { score: scoreText(result) }) : "";
}

/** What a match is worth: the points, or in a knock-out what penalties leave of the score. */
function worth(page, result, winnerNeeded) {
  const figures = winnerNeeded ? afterPenalties(result) : h("b", { class: "sc-points" }, result.points.map((one) => page.pointsText(one)).join(" – "));
  return h("span", null, result.forfeited && `${t("scorer.forfeit")} `, figures);
}

/** What is odd about a result: more IMPs than its boards can give, or not as many points as its boards have. */
function oddText({ event, rules }, { boards = event.scoring.boards }, typed, result) {
  const beyond = impsBeyond(rules, event, typed, boards);
  if (beyond) return t("evening.tooManyImps", { n: boards, most: number(beyond.most) });
  const missing = pointsMissing(event, result, boards);
  return missing ? t("evening.boardPoints.uneven", { told: number(missing.told), all: number(missing.all) }) : "";
}

/** That in its place. */
function oddly(model, own, typed, result) {
  const text = oddText(model, own, typed, result);
  return text ? h("span", { class: "sc-odd" }, ` ${text}`) : "";
}

/** Who goes on where the boards do not say so, or not yet: the director does, and may take it back. */
function whoGoesOn(page, own, result) {
  const { model } = page;
  const said = model.event.matches[own.key]?.winner;
  if (result.winner && !said) return null;
  const say = (winner) => page.change("match", [{ at: ["matches", own.key, "winner"], to: winner }]);
  const button = (side) =>
    h(
      "button",
      {
        type: "button",
        class: "button sc-small",
        aria: { pressed: String(said === side) },
        data: { key: `on-${own.key}-${side}` },
        onclick: () => say(said === side ? undefined : side),
      },
      `${own[side]} ${model.nameOf(own[side])}`.trim(),
    );
  const text = t(said ? "scorer.wentOn" : result.open ? "scorer.goesOnEarly" : "scorer.goesOnLevel");
  return h(
    "div",
    { class: "row tight sc-goes-on", role: "group", aria: { label: text } },
    h("span", { class: said || result.open ? "hint" : "sc-problem" }, text),
    button("home"),
    button("away"),
  );
}

const teams = (model, numbers) => listed(numbers.map((own) => [own, model.nameOf(own)].filter(Boolean).join(" ")));

function matchRow(page, own) {
  const { model } = page;
  const result = model.result(own);
  const who = (team, which) => h("td", { class: ["sc-who", result?.winner === which && "sc-won"] }, h("b", null, String(team)), h("span", null, model.nameOf(team)));
  const boards =
    model.event.game === "bridge" &&
    h(
      "button",
      { type: "button", class: "button sc-small", data: { key: `boards-${own.key}` }, onclick: () => page.goTo({ match: own.key }) },
      t("scorer.enterBoards"),
    );
  return h(
    "tr",
    { class: result && "has-result" },
    h("td", { class: "sc-where" }, own.triangle ? "△" : String(own.table)),
    who(own.home, "home"),
    h("td", { class: "sc-cell" }, matchField(page, own)),
    who(own.away, "away"),
    h("td", null, boards),
  );
}

function swissPanel(page) {
  const { model } = page;
  if (model.event.plan !== "swiss") return null;
  const rounds = model.rounds();
  const { done, all } = model.progress();
  const next = rounds.length + 1;
  const advice = advisedRounds(page);
  const button = (key, text, act, primary) => h("button", { type: "button", class: ["button", primary && "primary"], data: { key }, onclick: act }, text);
  return h(
    "div",
    { class: "row sc-swiss" },
    next === 1 && [
      button("pair-strength", t("scorer.pairByStrength"), () => pairFirst(page, namedBye(page)), true),
      firstByeChoice(page),
      button("pair-lot", t("scorer.pairByLot"), () => pairFirst(page, { byLot: true })),
    ],
    next > 1 && button("pair-next", t("scorer.pairRound", { n: next }), (event) => pairAfterAll(page, next, event), done === all),
    next > 1 && done === 0 ? null : next > 1 && done < all && h("span", { class: "hint" }, t("scorer.openMatches", { n: all - done })),
    next > 1 &&
      model
        .rounds()
        .at(-1)
        .matches.every(({ key }) => !model.event.matches[key]) &&
      button("drop-round", t("scorer.dropRound", { n: next - 1 }), () =>
        page.change("round", [{ at: ["rounds"], to: model.event.rounds.slice(0, -1) }]),
      ),
    advice && h("span", { class: "hint" }, advice),
  );
}

/** Pairs the next round. Where typing the last result led to the button, an Enter too many would be one round too many: it asks. */
async function pairAfterAll(page, next, event) {
  if (page.typing.isDoubtful(event) && !(await confirmed(t("evening.pairSure", { n: next - 1 }), t("scorer.pairRound", { n: next }), { ready: true }))) return;
  pairRound(page);
}

/** How many rounds a Swiss should have. */
function advisedRounds({ model, rules }) {
  const { game, count } = model.event;
  if (model.forUnbeaten) return t("evening.unbeaten.rounds", { n: Math.log2(count) });
  const [from, to] = game === "shengji" ? rules.shengjiRounds(count) : rules.swissRounds(count);
  return from && t("scorer.advice", { from, to });
}

/** Rounds of a round robin or Swiss. */
export function matchesView(page) {
  const { model, ui } = page;
  const rounds = model.rounds();
  const now = rounds.find((round) => round.number === ui.round) ?? rounds.find(({ matches }) => matches.some((own) => !model.decided(own))) ?? rounds.at(-1);
  if (ui.match && model.matchOf(ui.match)) return boardsView(page, model.matchOf(ui.match));
  const stop = ({ number, matches }) => ({ id: number, done: matches.filter((own) => model.decided(own)).length, all: matches.length });
  return [
    swissPanel(page),
    rounds.length > 0 && strip(rounds.map(stop), { by: "round", now: now.number, go: (round) => page.goTo({ round }) }),
    now && h("h2", null, t("scorer.round", { n: now.number })),
    now &&
      h(
        "table",
        { class: "sc-table sc-lines sc-matches" },
        columnHeads([
          t("scorer.table"),
          t("scorer.home"),
          t(`scorer.results.${unitOf(model.event)}`),
          t("scorer.away"),
          h("span", { class: "visually-hidden" }, t("scorer.lineMore")),
        ]),
        h(
          "tbody",
          null,
          now.matches.map((own) => matchRow(page, own)),
        ),
      ),
    now?.triangle &&
      h(
        "p",
        null,
        t(now.half ? "scorer.triangle.half" : "scorer.triangle.full", {
          list: teams(model, now.triangle),
          n: now.half ? halfOf(model.event.scoring.boards) : now.number + 1,
        }),
      ),
    now?.continuing && h("p", null, t("scorer.triangle.continuing", { list: teams(model, now.continuing), n: now.number - 1 })),
    now?.bye && h("p", null, t("scorer.bye", { team: `${now.bye} ${model.nameOf(now.bye)}` })),
    h(
      "p",
      { class: "hint" },
      sentences([t(`scorer.typing.${unitOf(model.event)}`), !model.levels && t("evening.segments"), t("scorer.typing.forfeit")]),
    ),
    model.event.plan === "round-robin" && secondCycle(page),
    loosePanel(page),
  ];
}

function secondCycle(page) {
  const { model } = page;
  if (model.event.cycles === 2 || model.progress().done < model.progress().all) return null;
  return h(
    "p",
    null,
    h(
      "button",
      {
        type: "button",
        class: "button",
        data: { key: "second-cycle" },
        onclick: () =>
          page.change("cycle", [
            { at: ["cycles"], to: 2 },
            { at: ["secondRanks"], to: model.order() },
          ]),
      },
      t("scorer.secondCycle"),
    ),
  );
}

/** To the matches again; one stands behind the last board, too. */
const backButton = (page, key) =>
  h("button", { type: "button", class: "button", data: { key }, onclick: () => page.goTo({ match: null }) }, icon(ICONS.previous), t("scorer.backToMatches"));

/** A match entered board by board: open and closed room. */
export function boardsView(page, own) {
  const { model } = page;
  const result = model.result(own);
  const clear = () => page.change("match", [{ at: ["matches", own.key], to: undefined }]);
  return [
    h(
      "div",
      { class: "row" },
      backButton(page, "back"),
      h("h2", null, `${own.home} ${model.nameOf(own.home)} – ${own.away} ${model.nameOf(own.away)}`),
    ),
    totalLine(page, result),
    isBracket(model.event) && result && whoGoesOn(page, own, result),
    h("p", { class: "hint" }, t("scorer.roomsHint")),
    roomsTable(page, own, result),
    h(
      "p",
      { class: "row" },
      backButton(page, "back-below"),
      h("button", { type: "button", class: "button quiet", data: { key: "clear-boards" }, onclick: clear }, t("scorer.clearBoards")),
    ),
  ];
}

/** What the boards have come to so far: the score, and in a stage the points. */
function totalLine(page, result) {
  const points = result?.score && !isBracket(page.model.event) ? result.points.map((one) => page.pointsText(one)).join(" – ") : null;
  const total = result?.score && [scoreText(result), points].filter(Boolean).join(" · ");
  return h("p", null, h("b", { class: "sc-total" }, total || t("scorer.noBoards")), (result?.off || result?.carried) && ` ${afterPenalties(result)}`);
}

/** The boards of a match with a field for each room. */
function roomsTable(page, own, result) {
  const { event } = page.model;
  const first = event.layout.firstBoard ?? 1;
  const scored = new Map((result?.scored?.boards ?? []).map((board) => [board.board, board]));
  const row = (board) =>
    h(
      "tr",
      { class: scored.has(board) && "has-result" },
      h("th", { scope: "row" }, String(board)),
      ["open", "closed"].map((room) => h("td", { class: "sc-cell" }, h("small", { class: "sc-narrow" }, t(`scorer.rooms.${room}`)), roomField(page, own, board, room))),
      h("td", { class: "sc-number" }, scored.has(board) ? number(Number(scored.get(board).home)) : ""),
    );
  const boards = Array.from({ length: own.boards ?? event.scoring.boards }, (_, i) => row(first + i));
  return h(
    "table",
    { class: "sc-table sc-lines sc-rooms" },
    columnHeads([t("scorer.boardHead"), t("scorer.rooms.open"), t("scorer.rooms.closed"), t("scorer.home")]),
    h("tbody", null, boards),
  );
}

/** The field of a board in a room. */
function roomField(page, own, board, room) {
  const { model, drafts, RulesError } = page;
  const id = `${own.key}.${board}.${room}`;
  return resultField({
    id,
    board,
    row: model.event.matches[own.key]?.boards?.[board]?.[room] ?? null,
    label: t("scorer.roomLabel", { board, room: t(`scorer.rooms.${room}`) }),
    model,
    RulesError,
    drafts,
    keep: (row) => page.keepBoard(own, board, room, row),
    after: (where) => page.typing.goOn(id, where),
  });
}
