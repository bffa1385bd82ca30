// The Claim desk: a position, a claim, and what comes of it under a policy.
import { analysisWorker } from "../../lib/analysis-worker.js";
import { announce } from "../../lib/announce.js";
import { draw, h } from "../../lib/dom.js";
import { copyLink } from "../../lib/controls.js";
import { focusOn } from "../../lib/focus.js";
import { pageKeys } from "../../lib/keys.js";
import { store } from "../../lib/store.js";
import { hasText, saidOf, t } from "../../lib/words.js";
import { openBytes } from "../board/files.js";
import { boardOfLink } from "../board/link.js";
import { Desk, EXAMPLES } from "./desk.js";
import { endingOf, isDealAlone, unreadHand } from "./ending.js";
import { queryOf, readQuery } from "./link.js";
import { diagram, openers, positionPanel } from "./view/position.js";
import { claimPanel, judgingPanel } from "./view/claim.js";
import { verdictPanel } from "./view/verdict.js";

export async function open(host, context) {
  const page = new ClaimPage(host, context);
  page.start(context.query);
  return { follow: (query) => page.follow(query), close: () => page.pool.free() };
}

class ClaimPage {
  constructor(host, { tricklaw, signal, setQuery, setTitle, notice }) {
    Object.assign(this, { bridge: tricklaw.bridge, analysis: tricklaw.analysis, setQuery, notice });
    this.desk = new Desk(this.analysis);
    this.pool = new this.analysis.Pool({ size: 1, worker: analysisWorker });
    signal.addEventListener("abort", () => this.pool.free());
    this.boards = null;
    this.places = layOut(host);
    this.acceptDrops(signal);
    pageKeys({ ArrowLeft: () => this.go(this.desk.step - 1), ArrowRight: () => this.go(this.desk.step + 1) }, signal);
    setTitle(t("shell.pages.claim.title"));
  }

  start(query) {
    const kept = this.desk.restore(store.get("claim.desk"));
    const isHere = kept && query.toString() === new URLSearchParams(queryOf(this.desk)).toString();
    if (!kept && !this.openAddress(query)) this.desk.openExample(EXAMPLES[0]);
    if (kept && !isHere) this.replace(() => this.openAddress(query));
    else this.changed();
  }

  follow(query) {
    if (query.toString() !== this.shownQuery) this.replace(() => this.openAddress(query));
  }

  /** What an address names: a board, as the Board page writes it, or a claim, as this one does. Whether there was any. */
  openAddress(query) {
    if (query.has("deal")) return this.openLink(query);
    if (!query.has("hands")) return false;
    const read = readQuery(query, this.analysis.switches());
    if (read) this.desk.openAddress(read);
    else this.complain(t("claim.open.badLink"));
    return Boolean(read);
  }

  /** A board in an address, as the Board page writes it. */
  openLink(query) {
    const { wrong, board, line, at } = boardOfLink(this.bridge, query);
    if (wrong) this.complain(t("claim.open.badLink"));
    return !wrong && this.openRecord({ ...board, actions: line.slice(0, at) });
  }

  /** The position a record has come to, an agreed result at its end taken back: { told }, or { wrong } in words. */
  positionOf({ deal, number, dealer, vulnerability, actions }) {
    const played = actions.filter((action) => !action.startsWith("="));
    let table;
    try {
      table = new this.bridge.Table({ deal, number, dealer, vulnerability, actions: played });
    } catch (error) {
      if (error.name !== "RulesError") throw error;
    }
    const told = table?.position();
    table?.free();
    if (!told) return { wrong: t("claim.open.noPlay") };
    return Object.values(told.hands).includes("-") ? { wrong: t("claim.open.hidden") } : { told };
  }

  openRecord(record) {
    const { told, wrong } = this.positionOf(record);
    if (wrong) this.complain(wrong);
    else this.desk.openTable(told);
    return !wrong;
  }

  async openFile(file) {
    const failure = this.openSource({ kind: "file", name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
    if (failure) this.complain(saidOf(file.name, [failure].flat().join("")));
  }

  /** Says why something did not open, until another thing is opened. */
  complain(text) {
    this.complaint?.();
    this.complaint = this.notice(text, { kind: "problem" });
  }

  /** Opens what was pasted, hands by themselves or boards; answers why not, or nothing. */
  openText(text) {
    const ending = endingOf(text);
    if (!ending) return isDealAlone(text) ? t("claim.open.noHead") : this.openBoards(text);
    this.replace(() => this.desk.openEnding(ending));
    return null;
  }

  /** Opens boards that were pasted; where it was hands with a slip, the answer is which hand is not read. */
  openBoards(text) {
    const failure = this.openSource({ kind: "paste", bytes: new TextEncoder().encode(text) });
    const slip = failure && unreadHand(text);
    return slip ? t("claim.open.badHand", { seat: t(`bridge.seats.${slip.seat}`), hand: slip.hand }) : failure;
  }

  /** Opens the first board of a file or text; answers why not, or nothing. Of several boards another can still be chosen. */
  openSource(source) {
    const opened = openBytes(this.bridge, source);
    if (opened.failure) return opened.failure;
    opened.file?.free();
    const { wrong } = opened.boards.length === 1 ? this.positionOf(opened.boards[0]) : {};
    if (wrong) return wrong;
    Object.assign(this, { boards: opened.boards, boardIndex: null });
    this.chooseBoard(0);
    return null;
  }

  /** Opens a board of the file; one that cannot be claimed in leaves the former one chosen. */
  chooseBoard(index) {
    const former = this.boardIndex;
    this.replace(() => {
      this.boardIndex = this.openRecord(this.boards[index]) ? index : former;
    });
  }

  openExample(example) {
    this.replace(() => this.desk.openExample(example));
  }

  /** Puts another position in place of the one that stands; what somebody entered can be fetched back. */
  replace(work, what) {
    const { desk } = this;
    const before = structuredClone(desk.toJSON());
    const isSame = () => JSON.stringify(desk.position) === JSON.stringify(before.position);
    this.back?.();
    this.complaint?.();
    this.boardIndex = null;
    this.change(work, what);
    if (!before.isOwn || isSame()) return;
    const onAction = () => this.change(() => desk.restore(before));
    this.back = this.notice(t("claim.open.replaced"), { action: t("claim.open.fetchBack"), onAction });
  }

  /** Something of the position, the claim or the policy is another now. */
  changed() {
    this.keep();
    this.judge();
    this.show();
  }

  keep() {
    const query = queryOf(this.desk);
    this.shownQuery = new URLSearchParams(query).toString();
    this.setQuery(query);
    store.set("claim.desk", this.desk);
  }

  /** Does something to the position, the claim or the policy; where cards are to be entered then, the pack comes into sight. */
  change = (work, what) => {
    work();
    this.changed();
    if (what === "entering" && this.desk.filling) this.places.position.scrollIntoView({ block: "nearest" });
  };

  /** Nothing is left of the position: the pack is at hand to enter another. */
  clear() {
    this.replace(() => this.desk.clear(), "entering");
    focusOn(this.places.position.querySelector(".filler [role=toolbar] [tabindex='0']"));
  }

  go(step) {
    const length = this.verdict?.line.length ?? 0;
    this.desk.step = Math.max(0, Math.min(step, length));
    this.keep();
    this.show();
  }

  /** Asks for the verdict; a later question takes the place of an earlier one. */
  async judge() {
    this.asked?.abort();
    const asked = new AbortController();
    this.asked = asked;
    this.busy = true;
    this.stopped = false;
    const question = this.desk.question();
    const [position, claim, { book, policy }] = question;
    const { signal } = asked;
    try {
      const verdict = await this.pool.claim(...question.slice(0, 2), { ...question[2], signal });
      Object.assign(this, { verdict, refusal: null, proof: null });
      this.showAnswer();
      const legal = await this.pool.isBulletproof(position, claim, { lines: "legal", book, signal });
      const stated = legal || !claim.statement ? null : await this.pool.isBulletproof(position, claim, { lines: "as-stated", book, signal });
      const normal = legal ? true : await this.pool.isBulletproof(position, claim, { lines: "normal", policy, book, signal });
      this.proof = { legal, stated, normal };
      announce(t("claim.verdict.spoken", { n: verdict.award.atMost, left: verdict.left }));
    } catch (error) {
      if (signal.aborted) return;
      if (error.name !== "RulesError") throw error;
      Object.assign(this, { verdict: null, proof: null, refusal: error });
    }
    this.busy = false;
    this.desk.step = Math.min(this.desk.step, this.verdict?.line.length ?? 0);
    this.showAnswer();
  }

  stop() {
    this.asked.abort();
    Object.assign(this, { busy: false, stopped: true });
    this.show();
  }

  show() {
    const { desk, places, change } = this;
    draw(
      places.openers,
      openers(this, {
        onExample: (example) => this.openExample(example),
        onFile: (file) => this.openFile(file),
        onPaste: (text) => this.openText(text),
        onBoard: (index) => this.chooseBoard(index),
        onLink: () => copyLink("claim", queryOf(desk), this.notice),
        onClear: () => this.clear(),
      }),
    );
    draw(places.position, positionPanel(this, change));
    draw(places.judging, judgingPanel(this, change));
    this.showAnswer();
  }

  /** What a verdict changes; the rest need not be drawn again when one arrives. */
  showAnswer() {
    const { desk, places, change } = this;
    draw(places.diagram, diagram(this, { onChoose: (card) => change(() => desk.give(card)), onStep: (step) => this.go(step) }));
    draw(places.claim, claimPanel(this, change));
    draw(places.verdict, verdictPanel(this, { onStop: () => this.stop(), onAgain: () => this.changed() }));
  }

  /** Why there is no verdict, in words. */
  refusalText() {
    const { code, message, params } = this.refusal;
    const key = `claim.refusals.${code}`;
    const seat = params.seat ? t(`bridge.seats.${params.seat}`) : "";
    return hasText(key) ? t(key, { ...params, seat, card: params.card ?? "" }) : message;
  }

  acceptDrops(signal) {
    const carriesFile = (event) => event.dataTransfer?.types.includes("Files");
    document.addEventListener("dragover", (event) => carriesFile(event) && event.preventDefault(), { signal });
    document.addEventListener("drop", (event) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      this.openFile(event.dataTransfer.files[0]);
    }, { signal });
  }
}

function layOut(host) {
  const place = (name, panel) => h("section", { class: ["place", `place-${name}`, panel && "panel"] });
  const names = ["openers", "diagram", "position", "claim", "verdict", "judging"];
  const places = Object.fromEntries(names.map((name) => [name, place(name, !["openers", "diagram"].includes(name))]));
  const left = h("div", { class: "claim-table" }, places.diagram, places.position);
  const right = h("div", { class: "claim-side" }, places.claim, places.verdict, places.judging);
  host.append(h("h1", null, t("claim.title")), places.openers, h("div", { class: "claim-columns" }, left, right));
  return places;
}
