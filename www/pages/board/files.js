// Files of boards: read into what the page shows, and written again.
import { SEATS, isCallName } from "../../lib/bridge/names.js";
import { dealLine } from "./edit/draft.js";
import { readable } from "../../lib/encoding.js";
import { completed, readDiagram } from "./pasted-diagram.js";
import { fillAuction, toldInstead } from "./untold.js";
import { t } from "../../lib/words.js";

/** The file that bytes are, released by the caller; nothing where no board of it says anything. */
function fileOf(bridge, written) {
  const bytes = readable(written);
  const file = bridge.BoardFile.read(bytes);
  if (!saysNothing(file)) return { file, isDiagram: false };
  file.free();
  return { file: readDiagram(bridge, bytes), isDiagram: true };
}

/** Reads the bytes of a source: { source, file, boards, warnings }, or { failure } in words. */
export function openBytes(bridge, source) {
  const steps = reading(bridge, source);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same step by step: tells before each board how many are read, of how many: { done, of }. */
export function* reading(bridge, source) {
  const single = dealAlone(bridge, source.bytes);
  if (single) return { source, boards: [single], warnings: [] };
  let found;
  try {
    found = fileOf(bridge, source.bytes);
  } catch (error) {
    if (error?.code !== "bad-input") throw error;
    return { failure: t("board.open.tooLarge") };
  }
  const { file, isDiagram } = found;
  if (!file) return { failure: t("board.open.nothing") };
  const read = [];
  let whole = false;
  try {
    for (const of = file.length; read.length < of; read.push(boardOf(bridge, file, read.length))) yield { done: read.length, of };
    whole = true;
  } finally {
    if (!whole) file.free();
  }
  const boards = isDiagram ? read.map(completed) : read;
  tellRooms(boards);
  return { source, file, boards, warnings: file.warnings, omitted: file.omittedWarnings };
}

/** Whether no board of a file says anything: pictures, archives and letters have brackets too. */
function saysNothing(file) {
  const isBlank = ({ board, tags, hands, calls, cards }) =>
    board === null && tags.length + calls.length + cards.length === 0 && SEATS.every((seat) => hands[seat] === null);
  return Array.from({ length: file.length }, (_, index) => index).every((index) => isBlank(file.record(index)));
}

/** A deal by itself, "N:AKQ... ... ... ...", right or wrong. */
function dealAlone(bridge, bytes) {
  if (bytes.length > 400) return null;
  const text = new TextDecoder().decode(bytes).trim();
  if (!/^[NESW]:\S+(\s+\S+){3}$/i.test(text)) return null;
  try {
    bridge.checkDeal(text);
  } catch {
    return null; // not a deal after all
  }
  const hands = handsOfText(text);
  return { label: "1", number: 1, dealer: "N", vulnerability: "None", deal: text, hands, actions: [] };
}

/** The cards of each hand of a PBN deal, as names. */
function handsOfText(text) {
  const first = SEATS.indexOf(text[0].toUpperCase());
  const hands = text.slice(2).trim().split(/\s+/);
  const cards = (hand) =>
    hand
      .split(".")
      .flatMap((ranks, suit) => [...ranks.toUpperCase().replaceAll("10", "T")].map((rank) => "SHDC"[suit] + rank))
      .filter((card) => /^[SHDC][2-9TJQKA]$/.test(card));
  return Object.fromEntries(hands.map((hand, place) => [SEATS[(first + place) % 4], cards(hand)]));
}

/** What deal checks find is shown by the deal check itself. */
const OF_THE_DEAL = new Set(["duplicated-card", "missing-card", "wrong-count", "foreign-card"]);

function boardOf(bridge, file, index) {
  const record = file.record(index);
  const tag = (name) => record.tags.find((one) => one.name.toLowerCase() === name.toLowerCase())?.value.trim();
  const told = (name) => (["", "?", "-"].includes(tag(name) ?? "") ? undefined : tag(name));
  const names = Object.fromEntries([["N", "North"], ["E", "East"], ["S", "South"], ["W", "West"]].map(([seat, name]) => [seat, told(name)]));
  const problems = file.problems(index).filter(({ code }) => !OF_THE_DEAL.has(code));
  const about = {
    index,
    label: String(record.board ?? index + 1),
    room: { open: "O", closed: "C" }[told("Room")?.toLowerCase()],
    names,
    event: [told("Event"), told("Description")].filter(Boolean).join(" · "),
    callNotes: notesOf(record.calls),
    cardNotes: Object.fromEntries(record.cards.filter((card) => card.card && card.note).map((card) => [card.card, card.note])),
    remarks: record.remarks.filter(isComment).map((remark) => remark.text.trim()).filter(Boolean),
    tags: record.tags,
    sections: record.sections,
    problems,
  };
  const shown = played(bridge, file, index, record);
  return { ...about, ...shown, instead: toldInstead(record), told: toldBy(record, shown) };
}

/** A board that was played in two rooms is named with its room. */
function tellRooms(boards) {
  const times = new Map();
  for (const { label } of boards) times.set(label, (times.get(label) ?? 0) + 1);
  for (const board of boards) if (times.get(board.label) === 2 && board.room) board.label += ` ${board.room}`;
}

const isComment = ({ kind, command }) => kind === "block" || kind === "line" || command === "nt";

function notesOf(calls) {
  const notes = calls.map((call, place) => [place, { alert: call.alert, text: [call.explanation, call.note].filter(Boolean).join("; ") }]);
  return Object.fromEntries(notes.filter(([, note]) => note.alert || note.text));
}

/** What a table makes of the record; a board no table can be made of is shown as it stands. */
function played(bridge, file, index, record) {
  try {
    const { table, stop } = file.replay(index);
    const instead = toldInstead(record);
    const filled = instead !== null;
    if (filled) {
      fillAuction(bridge, table, instead);
      playOn(table, record.cards);
    }
    const settledHere = (!stop || filled) && settle(table, record.claim ?? record.tricks?.declarer);
    const { deal, number, dealer, vulnerability, actions } = table.toJSON();
    // A play that PBN breaks off is settled already, and not by a claim.
    const settled = settledHere || (record.claim === null && Boolean(actions.at(-1)?.startsWith("=")));
    const contract = table.contract;
    table.free();
    const known = SEATS.every((seat) => record.hands[seat]);
    return {
      deal,
      number,
      dealer,
      vulnerability,
      actions,
      filled,
      settled,
      contract,
      stop: filled ? null : stop && stopOf(stop, record),
      hands: known ? undefined : record.hands,
    };
  } catch (error) {
    if (error?.name !== "RulesError") throw error;
    const dealer = record.dealer ?? record.calls[0]?.seat ?? "N";
    const hands = Object.fromEntries(SEATS.map((seat) => [seat, record.hands[seat] ?? []]));
    return { deal: hands, hands, number: record.board, dealer, vulnerability: record.vulnerability ?? "None", actions: [], settled: record.claim === null };
  }
}

function playOn(table, cards) {
  for (const { card } of cards) {
    if (!card || table.isLegal(card) !== true) return;
    table.play(card);
  }
}

/** A play that breaks off is settled by the tricks the file tells, as by an agreed claim. */
function settle(table, tricks) {
  const open = table.phase === "opening-lead" || table.phase === "play";
  if (!open || typeof tricks !== "number" || table.isLegal(`=${tricks}`) !== true) return false;
  table.agreeClaim(tricks);
  return true;
}

/** The whole record, what cannot be followed included. An auction that is filled in, and a result the file tells, are part of it. */
function toldBy(record, { filled, actions }) {
  const cards = record.cards.map(({ card }) => card);
  const calls = filled ? actions.filter(isCallName) : record.calls.map(({ call }) => call);
  const tricks = record.claim ?? record.tricks?.declarer ?? null;
  const end = actions.at(-1)?.startsWith("=") ? actions.at(-1) : tricks !== null && `=${tricks}`;
  return [...calls, ...cards, ...(end ? [end] : [])];
}

/** Where and why the record could not be followed, with the place `at` among all its actions and the `action` there. */
function stopOf(stop, record) {
  const { call, card } = stop;
  const calls = record.calls.length;
  // Behind the last call an auction may lack what the cards after it need.
  if (call !== null) return { ...stop, at: call, action: record.calls[call]?.call };
  if (card !== null) return { ...stop, at: calls + card, action: record.cards[card].card };
  return { ...stop, at: calls + record.cards.length, action: `=${record.claim}` };
}

/**
 * What is saved as a file: { name, text, lost }; the text may be its bytes. `what` is "board", the open one as it stands, "file",
 * the open file with every board that was changed in its place, or "original", the file as it was opened.
 */
export function written(bridge, model, format, what) {
  const file = { board: oneBoard, file: fileAsChanged, original: () => model.file }[what](bridge, model, format);
  const base = what === "board" ? t("board.save.fileName", { label: model.board.label.replaceAll(" ", "-") || "1" }) : model.source.name.replace(/\.\w+$/, "");
  const { text, lost } = format === "lin" ? file.toLin() : { text: asPbnFile(file.toPbn()), lost: [] };
  if (file !== model.file) file.free();
  return { name: `${base}.${format}`, text, lost };
}

/** The open file, and with boards changed a copy of it with those boards as they stand. */
function fileAsChanged(bridge, model) {
  const changed = model.changedBoards;
  if (changed.length === 0) return model.file;
  const { file } = fileOf(bridge, model.source.bytes);
  for (const index of changed) file.replace(index, model.setup(index));
  return file;
}

/** What the standard asks of PBN in files: lines that end in CR and LF, and Latin-1 where it has every character. */
function asPbnFile(text) {
  const lines = text.replaceAll("\n", "\r\n");
  return /^[\0-\xff]*$/.test(lines) ? Uint8Array.from(lines, (character) => character.charCodeAt(0)) : lines;
}

/** The open board alone, with everything its file says of it. LIN tells a contract by its calls only: there they are filled in. */
function oneBoard(bridge, model, format) {
  const { board, index } = model;
  if (!model.file || (board.filled && format === "lin")) return asPlayed(bridge, model);
  const { file } = fileOf(bridge, model.source.bytes);
  if (model.isChanged(index) || board.completed) file.replace(index, model.setup(index));
  for (let other = file.length - 1; other >= 0; other -= 1) if (other !== index) file.remove(other);
  return file;
}

/** The open board as the table has it, with the names its file gives it; with a wrong deal as it is shown. */
function asPlayed(bridge, { board, whole }) {
  if (!whole) return withWrongDeal(bridge, board);
  const file = new bridge.BoardFile();
  file.add(whole.toJSON());
  copyTags(file, board);
  return file;
}

/** No table takes a wrong deal: it is written down as a file tells it. */
function withWrongDeal(bridge, { number, dealer, vulnerability, hands }) {
  const tags = { Board: number ?? "", Dealer: dealer, Vulnerable: vulnerability, Deal: dealLine(hands) };
  return bridge.BoardFile.read(Object.entries(tags).map(([name, value]) => `[${name} "${value}"]\n`).join(""));
}

/** The names a board's file gives its seats and event, as tags. */
function copyTags(file, board) {
  for (const { name, value } of board.tags ?? []) {
    if (/^(Event|Site|Date|North|East|South|West|Scoring|Description|HomeTeam|VisitTeam|Room|Round|Stage|Table)$/.test(name)) file.setTag(0, name, value);
  }
}
