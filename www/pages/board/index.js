// The Board page: a board from a file, a link or the shuffle, checked, followed and played on.
import { announce } from "../../lib/announce.js";
import { copyLink, iconButton, segment, segments, showKeys } from "../../lib/controls.js";
import { download, draw, h } from "../../lib/dom.js";
import { drawOn } from "../../lib/focus.js";
import { pageKeys } from "../../lib/keys.js";
import { isCallAction } from "../../lib/bridge/names.js";
import { refusalSpoken, showRefusal } from "../../lib/bridge/refusal.js";
import { enumerated, saidOf, t } from "../../lib/words.js";
import { Analysis } from "./analysis.js";
import { dealtAfter } from "./dealt.js";
import { editDeal } from "./edit/dialog.js";
import { written } from "./files.js";
import { drafts, keep, keptState } from "./kept.js";
import { Left, newMark } from "./left.js";
import { boardOfLink, linkOf } from "./link.js";
import { Model } from "./model.js";
import { openQuietly, openWatched } from "./opening.js";
import { SAMPLES, sampleBytes } from "./samples.js";
import { actionOf } from "./typed.js";
import { aboutPanel } from "./view/about.js";
import { analysisPanel } from "./view/analysis.js";
import { actPanel, refusal } from "./view/act.js";
import { auctionPanel } from "./view/auction.js";
import { checksPanel } from "./view/checks.js";
import { diagram } from "./view/diagram.js";
import { intro } from "./view/intro.js";
import { boardStrip, openers, saveDialog, sourceLine } from "./view/openers.js";
import { resultPanel } from "./view/result.js";
import { positionText, steps } from "./view/steps.js";
import { tricksPanel } from "./view/tricks.js";

/** The keys that the help explains. */
const KEYS = [
  ["←  →", "step"],
  ["Home  End", "ends"],
  ["PageUp  PageDown", "boards"],
  ["Ctrl+Z  Ctrl+Y", "undo"],
  ["Tab", "tab"],
  ["↑ ↓ ← →", "group"],
  ["?", "help"],
];

/** Opens the page in its place; see pages.js. */
export async function open(host, context) {
  const page = new BoardPage(host, context);
  await page.start(context.query, context.mark);
  return { follow: (query, mark) => page.follow(query, mark) };
}

/** Brings the board that is open into sight among the others, and nothing else into motion. */
function showCurrent(strip) {
  const [one, list] = [strip.querySelector("[aria-current]"), strip.querySelector("ol")];
  if (!one) return;
  const [own, box] = [one, list].map((element) => element.getBoundingClientRect());
  if (own.left < box.left) list.scrollLeft += own.left - box.left;
  else if (own.right > box.right) list.scrollLeft += own.right - box.right;
}

class BoardPage {
  constructor(host, { tricklaw, signal, setQuery, setTitle, notice }) {
    Object.assign(this, { host, bridge: tricklaw.bridge, setQuery, setTitle, notice });
    this.model = new Model(this.bridge, (kind) => this.changed(kind));
    this.analysis = new Analysis(tricklaw, signal, () => this.quiet || this.show());
    this.places = layOut(host);
    this.acceptDrops(host, signal);
    pageKeys(this.keys(), signal);
  }

  async start(query, mark) {
    this.quiet = true;
    this.left = await Left.kept();
    await this.openAddress(query, mark);
    if (this.model.boards.length === 0) await this.openSample(SAMPLES[0]);
    this.quiet = false;
    this.show();
  }

  /** What the address asks for: what was open last or before, or the board it tells. */
  async openAddress(query, mark) {
    const kept = await keptState();
    const left = this.left.at(mark);
    const isKept = kept && (mark === kept.mark || (!left && ["", kept.query].includes(query.toString())));
    if (kept && !isKept) this.left.add(kept);
    const before = isKept ? kept : left;
    if (before) this.putBack(before, await this.read(before, openQuietly));
    else if (query.has("deal")) this.openLink(query);
  }

  /** What was open before, read again. A file that cannot be read any more has no boards. */
  read({ source, board }, openBytes) {
    return board ? { source, boards: [board] } : openBytes(this.bridge, source);
  }

  /** What was open before takes the place of what is open. */
  putBack(one, opened) {
    if (!opened.boards?.length) return;
    const { quiet } = this;
    this.quiet = true;
    this.left.remove(one);
    this.begin(opened, { mark: one.mark });
    this.model.restore(one.state);
    this.quiet = quiet;
  }

  /** Comes to what was open before; by the Back button that is an entry of the browser's history already. */
  async comeTo(one, entry = false) {
    this.coming = one;
    const opened = await this.read(one, openWatched);
    if (this.coming !== one) return; // somebody has gone on meanwhile
    this.putBack(one, opened);
    this.entry = entry;
    this.show();
  }

  /** Something is opened in the place of what is open; an `entry` is a place the Back button comes back from. */
  begin(opened, { entry = false, mark = newMark() } = {}) {
    this.leave();
    Object.assign(this, { mark, entry, coming: null });
    this.model.openBoards(opened);
  }

  leave() {
    const { model, mark } = this;
    const { source } = model;
    if (source) this.left.add({ mark, source, board: source.bytes ? undefined : model.board, state: JSON.parse(JSON.stringify(model)) });
  }

  /** The address was changed by hand, by a link on the page or by the Back button. */
  follow(query, mark) {
    const before = mark !== this.mark && this.left.at(mark);
    if (before) return this.comeTo(before);
    const isOther = mark !== this.mark && query.toString() !== this.shownQuery && query.has("deal");
    return isOther ? this.openLink(query) : this.keep(); // of what stays open it is the address again
  }

  openLink(query) {
    const found = boardOfLink(this.bridge, query);
    if (found.wrong) {
      this.notice(t(`board.link.wrong.${found.wrong}`), { kind: "problem" });
      return;
    }
    this.begin({ source: { kind: "link" }, boards: [found.board] });
    Object.assign(this.model.way, { line: found.line, at: found.at });
    this.model.settle("opened");
    if (found.dropped > 0) this.notice(t("board.link.dropped", { n: found.dropped }), { kind: "problem" });
  }

  /** A board that is not from a file. */
  openOwn(board, kind) {
    this.begin({ source: { kind }, boards: [board] }, { entry: true });
  }

  openRandom() {
    this.openOwn({ ...dealtAfter(this.bridge, this.model.board), actions: [] }, "random");
  }

  /** The deal editor, on the deal that is open. */
  edit() {
    const { model } = this;
    editDeal(this.bridge, model.board, {
      onUse: (board) => this.openOwn(board, "edited"),
      onPut: model.file && ((board) => model.edit(board)),
      drafts: drafts(model, () => this.keep()),
    });
  }

  async openSample(sample) {
    await this.openSource({ kind: "sample", name: sample.file, bytes: await sampleBytes(sample) });
  }

  async openFile(file) {
    const failure = await this.openSource({ kind: "file", name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
    if (failure) this.notice(saidOf(file.name, [failure].flat().join("")), { kind: "problem" });
  }

  openText(text) {
    return this.openSource({ kind: "paste", name: t("board.source.pasted"), bytes: new TextEncoder().encode(text) });
  }

  /** Opens the bytes of a file; answers why it could not, or nothing. */
  async openSource(source) {
    const opened = await openWatched(this.bridge, source);
    if (opened.stopped) return t("board.open.stopped");
    if (opened.failure) return opened.failure;
    this.begin(opened, { entry: !this.quiet });
    announce(t("board.opened", { name: source.name, n: opened.boards.length }));
    return undefined;
  }

  changed(kind) {
    if (this.quiet) return;
    this.show();
    const { model } = this;
    if (kind === "refused") showRefusal(this.host);
    if (kind === "refused") announce(refusalSpoken(model.refused.action, model.refused.refusal), { atOnce: true });
    else if (kind === "step" || kind === "taken" || kind === "undo" || kind === "redo") announce(positionText(model));
    else if (kind === "edited") announce(t("board.changed.put", { label: model.board.label, name: model.source.name }));
    else if (kind === "board") announce(t("board.titleOf", { label: model.board.label }));
  }

  show() {
    drawOn(this.host, () => this.drawPlaces(), (gone, byKeys) => this.next(gone, byKeys));
    this.keep();
  }

  /** Where the keyboard goes on when what it was on is gone: from card to card, else with who is to act. */
  next({ dataset }, byKeys) {
    const { host, places } = this;
    const [kind] = (byKeys && dataset.key?.match(/^(card|legal)(?=-)/)) || [];
    const card = kind && host.querySelector(kind === "card" ? ".hand .rank[data-current]" : ".legal-cards button");
    return card ?? places.act.querySelector("h2") ?? places.heading.querySelector("h1");
  }

  drawPlaces() {
    const { model, places } = this;
    model.report = this.bridge.checkDeal(model.board.hands ?? model.board.deal, model.stage ?? stageOf(model));
    draw(places.tricks, model.playable && tricksPanel(model)); // first: how far it is scrolled is known without laying out what is drawn since
    draw(
      places.openers,
      intro(model),
      openers({
        onFile: (file) => this.openFile(file),
        onPaste: (text) => this.openText(text),
        onSample: (sample) => this.openSample(sample),
        onRandom: () => this.openRandom(),
        onEdit: () => this.edit(),
        onSave: (format) => this.save(format),
        onLink: () => this.copyLink(),
        boardQuery: model.playable ? linkOf(this.bridge, model.board, model.way) : null,
      }),
    );
    draw(places.source, sourceLine(model, { aside: this.left.latest, onAside: () => this.comeTo(this.left.latest, true) }));
    this.showStrip();
    draw(places.heading, this.heading());
    this.analysis.follow(model);
    places.analysis.classList.toggle("unasked", !this.analysis.table);
    draw(places.analysis, analysisPanel(model, this.analysis));
    draw(places.diagram, diagram(model, { values: this.analysis.values, onChoose: (card, seat) => this.chooseCard(card, seat) }));
    draw(places.steps, refusal(model, "below"), model.playable && steps(model));
    draw(places.result, resultPanel(model));
    draw(places.auction, auctionPanel(model));
    draw(places.act, actPanel(model, { onTyped: (text) => this.takeTyped(text), onRandom: () => this.openRandom() }));
    draw(places.checks, checksPanel(model));
    draw(places.about, aboutPanel(model));
    // A wrong deal is about its checks; they stand beside it then.
    if (model.playable) places.tricks.after(places.checks);
    else places.result.before(places.checks);
    for (const place of Object.values(places)) place.hidden = place.childNodes.length === 0;
  }

  /** Redrawn only when it shows something else: a file may have thousands of boards. */
  showStrip() {
    const { model, places } = this;
    const shown = [model.index, model.board, ...model.changedBoards];
    if (this.stripOf?.boards === model.boards && this.stripOf.shown.length === shown.length && shown.every((one, place) => one === this.stripOf.shown[place])) return;
    this.stripOf = { boards: model.boards, shown };
    draw(places.strip, boardStrip(model));
    places.strip.hidden = false; // what is not shown does not scroll
    if (places.strip.isConnected) showCurrent(places.strip);
    else requestAnimationFrame(() => showCurrent(places.strip)); // the page is still being opened
  }

  heading() {
    const { model } = this;
    const { board } = model;
    const views = ["all", "N", "E", "S", "W"].map((view) =>
      segment({
        key: `view-${view}`,
        text: view === "all" ? t("board.view.all") : t(`bridge.seats.${view}`),
        pressed: model.view === view,
        press: () => model.look(view),
      }),
    );
    return [
      h("h1", null, board.label ? t("board.titleOf", { label: board.label }) : t("board.title"), board.event && h("small", null, board.event)),
      model.playable && segments({ label: t("board.view.label") }, views),
      iconButton({ key: "help", label: t("board.help.title"), press: () => showKeys(KEYS) }),
    ];
  }

  /** A card was chosen in the diagram: the one who may play from that hand is asked first. */
  chooseCard(card, seat) {
    const { table } = this.model;
    const player = table.contract?.dummy === seat && table.phase === "play" ? table.contract.declarer : seat;
    const turn = table.turn === null ? null : this.bridge.seatName(table.turn);
    this.model.take(card, seat === turn ? undefined : player);
  }

  /** Takes what was typed; answers what is wrong with it where it is nothing that can be called or played. */
  takeTyped(text) {
    const action = actionOf(this.bridge, text, this.model.table.phase);
    if (!action) return t("board.typedUnknown", { text });
    this.model.take(action);
    return null;
  }

  keys() {
    const { model } = this;
    const step = (way) => () => model.playable && model.step(way());
    return {
      ArrowLeft: step(() => model.way.at - 1),
      ArrowRight: step(() => model.way.at + 1),
      Home: step(() => 0),
      End: step(() => model.way.line.length),
      PageUp: () => model.choose(model.index - 1),
      PageDown: () => model.choose(model.index + 1),
      "Control+z": () => model.undo(),
      "Control+y": () => model.redo(),
      "Control+Shift+z": () => model.redo(),
      "?": () => showKeys(KEYS),
    };
  }

  acceptDrops(host, signal) {
    const carriesFile = (event) => event.dataTransfer?.types.includes("Files");
    const end = () => host.classList.remove("dropping");
    let leaving; // Safari does not tell by its events whether a file leaves the window or an element in it
    document.addEventListener("dragover", (event) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      host.classList.add("dropping");
      clearTimeout(leaving);
      leaving = setTimeout(end, 700);
    }, { signal });
    document.addEventListener("drop", (event) => {
      end();
      if (!carriesFile(event)) return;
      event.preventDefault();
      this.openFile(event.dataTransfer.files[0]);
    }, { signal });
  }

  keep() {
    const { model } = this;
    const query = model.playable ? linkOf(this.bridge, model.board, model.way) : null;
    this.shownQuery = new URLSearchParams(query ?? {}).toString();
    this.setQuery(query ?? {}, { entry: this.entry, mark: this.mark });
    this.entry = false;
    keep(model, this.shownQuery, this.mark);
    this.setTitle(model.board.label ? t("board.titleOf", { label: model.board.label }) : t("board.title"));
  }

  copyLink() {
    const query = this.model.playable && linkOf(this.bridge, this.model.board, this.model.way);
    if (!query) return this.notice(t("board.link.none"), { kind: "problem" });
    return copyLink("board", query, this.notice);
  }

  /** Saves at once, or asks which when there is a whole file to choose. */
  save(format) {
    const { model } = this;
    if (model.file) saveDialog(model, format, (what) => this.write(format, what));
    else this.write(format, "board");
  }

  write(format, what) {
    const { name, text, lost } = written(this.bridge, this.model, format, what);
    download(name, text);
    if (lost.length > 0) this.notice(t("board.save.lost", { n: lost.length, list: enumerated([...new Set(lost.map((one) => one.what))]) }), { kind: "problem" });
    announce(t("board.saved", { name }));
  }
}

/** The places of the page, in reading order. */
function layOut(host) {
  const names = ["openers", "source", "strip", "heading", "diagram", "steps", "act", "result", "auction", "analysis", "tricks", "checks", "about"];
  const places = Object.fromEntries(
    names.map((name) => [
      name,
      h("section", {
        class: ["place", `place-${name}`, ["act", "result", "auction", "analysis", "tricks", "checks", "about"].includes(name) && "panel"],
      }),
    ]),
  );
  const table = h("div", { class: "board-table" }, places.heading, places.diagram, places.steps);
  const side = h("div", { class: "board-side" }, places.result, places.auction, places.act, places.analysis);
  const more = h("div", { class: "board-more" }, places.tricks, places.checks, places.about);
  host.append(
    places.openers,
    h("div", { class: "source-row" }, places.source, places.strip),
    h("div", { class: "board-columns" }, table, side, more),
    h("p", { class: "drop-cover", aria: { hidden: "true" } }, t("board.open.dropNow")),
  );
  return places;
}

function stageOf({ board }) {
  if (board.actions.length === 0) return "before-first-call";
  if (!board.actions.some((action) => !isCallAction(action))) return "auction";
  return "after-play";
}
