// The Shengji page: a deal from a seed or a position, played by all four seats or watched from one.
import { announce } from "../../lib/announce.js";
import { ICONS, draw, h, icon, openDialog } from "../../lib/dom.js";
import { pageKeys } from "../../lib/keys.js";
import { lawText } from "../../lib/law.js";
import { store } from "../../lib/store.js";
import { seatText } from "../../lib/bridge/names.js";
import { facesSpoken } from "../../lib/shengji/faces.js";
import { hasText, t } from "../../lib/words.js";
import { Model, TURNS } from "./model.js";
import { actView, handView, scoreView, tricksView, trickView } from "./views.js";

const STATE = "shengji.state";
const LEVELS = [..."23456789TJQKA"];

/** Opens the page in its place; see pages.js. */
export async function open(host, context) {
  const page = new ShengjiPage(host, context);
  page.start(context.query);
  return { follow: (query) => page.follow(query) };
}

class ShengjiPage {
  constructor(host, { tricklaw, signal, setQuery, notice }) {
    Object.assign(this, { shengji: tricklaw.shengji, RulesError: tricklaw.RulesError, setQuery, notice });
    this.model = new Model(this.shengji, (kind) => this.changed(kind));
    this.places = layOut(host);
    this.quiet = true;
    pageKeys({ p: () => this.model.actor && this.model.submit(), s: () => this.model.actor && this.model.suggest(), "Control+z": () => this.model.undo(), "Control+y": () => this.model.again() }, signal);
  }

  start(query) {
    const kept = store.get(STATE);
    const taken = kept && (query.toString() === "" || query.toString() === kept.query) && this.attempt(() => this.model.restore(kept.model));
    if (!taken && !(query.has("seed") && this.openLink(query))) this.deal({ seed: 20020101, decks: 2, level: "2", dealer: "S" });
    this.quiet = false;
    this.show();
  }

  /** Whether it could be done; what the rules refuse is no reason to break. */
  attempt(work) {
    try {
      work();
      return true;
    } catch (error) {
      if (!(error instanceof this.RulesError)) throw error;
      return false;
    }
  }

  follow(query) {
    if (query.toString() !== this.query && query.has("seed")) this.openLink(query);
  }

  openLink(query) {
    const wanted = { seed: Number(query.get("seed")), decks: Number(query.get("decks") ?? 2), level: query.get("level") ?? "2", dealer: query.get("dealer") ?? "S" };
    const opened = this.attempt(() => this.deal(wanted));
    if (!opened) this.notice(t("shengji.wrongLink"), { kind: "problem" });
    return opened;
  }

  deal(wanted) {
    this.model.game = {};
    this.model.deal(wanted);
  }

  newDeal(more = {}) {
    const { decks, level, dealer } = this.model.state;
    const seed = Math.floor(Math.random() * 2 ** 32);
    this.model.deal({ seed, decks, level, dealer: dealer ?? "S", ...more });
    announce(t("shengji.dealt"));
  }

  nextDeal(next) {
    this.model.game = next;
    this.newDeal({ level: next.playing, dealer: next.dealer });
  }

  changed(kind) {
    if (this.quiet) return;
    this.show();
    const { refused, state } = this.model;
    if (kind === "refused") announce(this.refusedSpoken(refused.refusal), { atOnce: true });
    else if (kind !== "selected") announce([t(`shengji.phases.${state.phase}`), state.turn && seatText(state.turn)].filter(Boolean).join(", "));
  }

  refusedSpoken({ code, message, law, owed }) {
    const text = hasText(`shengji.refusals.${code}`) ? t(`shengji.refusals.${code}`) : message;
    return [t("shengji.refused"), text, owed?.missing && facesSpoken(owed.missing), lawText(law)].filter(Boolean).join(" ");
  }

  show() {
    const { model, places } = this;
    const { origin, view, state } = model;
    model.levels = { NS: "2", EW: "2", ...(state.dealer && { [state.dealer === "N" || state.dealer === "S" ? "NS" : "EW"]: state.level }), ...model.game.levels };
    draw(places.openers, this.openers());
    draw(places.heading, h("h1", null, t("shengji.title"), h("small", null, origin ? t("shengji.fromSeed", { seed: String(origin.seed) }) : t("shengji.fromPosition"))), h("div", { class: "segments", role: "group", aria: { label: t("board.view.label") } }, ["all", ...TURNS].map((one) => h("button", { type: "button", class: "segment", aria: { pressed: String(view === one) }, data: { key: `view-${one}` }, onclick: () => this.look(one) }, one === "all" ? t("shengji.all") : seatText(one)))));
    for (const seat of TURNS) draw(places[seat], handView(model, seat));
    draw(places.trick, trickView(model));
    draw(places.act, actView(model, this));
    draw(places.score, scoreView(model));
    draw(places.tricks, tricksView(model));
    places.tricks.hidden = places.tricks.childNodes.length === 0;
    this.query = origin ? new URLSearchParams(origin).toString() : "";
    this.setQuery(origin ?? {});
    store.set(STATE, { query: this.query, model: model.toJSON() });
  }

  look(view) {
    Object.assign(this.model, { view, selection: [], parts: 0, refused: null });
    this.changed();
  }

  openers() {
    const { decks, level } = this.model.state;
    const deck = (n) => h("button", { type: "button", class: "segment", aria: { pressed: String(n === decks) }, data: { key: `decks-${n}` }, onclick: () => this.newDeal({ decks: n }) }, t("shengji.decks", { n }));
    const select = h("select", { class: "field", data: { key: "level" }, aria: { label: t("shengji.level") }, onchange: (event) => this.newDeal({ level: event.target.value }) }, LEVELS.map((one) => h("option", { value: one, selected: one === level }, `${t("shengji.level")} ${one === "T" ? "10" : one}`)));
    const more = (key, text, onclick, path) => h("button", { type: "button", class: "button", data: { key }, onclick }, icon(path), text);
    return [more("new-deal", t("shengji.newDeal"), () => this.newDeal(), ICONS.dice), h("div", { class: "segments", role: "group", aria: { label: t("shengji.decksLabel") } }, [1, 2, 3].map(deck)), select, more("position", t("shengji.enter"), () => this.enter(), ICONS.paste)];
  }

  /** A dialog to write a position: hands, trumps, the player who leads. */
  enter() {
    const { state } = this.model;
    const wrong = h("p", { class: "problem-line", role: "alert" });
    const field = (name, label, value) => h("label", { class: "sj-field" }, label, h("input", { class: "field", name, value, autocomplete: "off", spellcheck: "false" }));
    const hands = TURNS.map((seat) => field(seat, seatText(seat), state.hands[seat]?.join(" ") ?? ""));
    const pick = (name, label, values, now) => h("label", { class: "sj-field" }, label, h("select", { class: "field", name }, values.map(([value, text]) => h("option", { value, selected: value === now }, text))));
    const form = h("form", { class: "sj-form" }, h("p", { class: "hint" }, t("shengji.enterHint")), hands, field("trump", t("shengji.enterTrump"), state.trump ?? "2H"), pick("dealer", t("shengji.enterDealer"), TURNS.map((seat) => [seat, seatText(seat)]), state.dealer ?? "S"), pick("decks", t("shengji.decksLabel"), [1, 2, 3].map((n) => [String(n), String(n)]), String(state.decks)), wrong, h("button", { class: "button primary", data: { key: "enter-open" } }, t("shengji.enterOpen")));
    const dialog = openDialog({ title: t("shengji.enter"), closeLabel: t("shell.close"), content: form, wide: true });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const read = Object.fromEntries(new FormData(form));
      const cards = Object.fromEntries(TURNS.map((seat) => [seat, read[seat]]));
      try {
        this.model.game = {};
        this.model.open({ trump: read.trump.trim(), dealer: read.dealer, decks: Number(read.decks), hands: cards });
        dialog.close();
      } catch (error) {
        if (!(error instanceof this.RulesError)) throw error;
        const [, seat] = error.params.argument?.match(/hands\.([NESW])/) ?? [];
        wrong.textContent = seat ? t("shengji.enterWrong.hand", { seat: seatText(seat) }) : t(`shengji.enterWrong.${/trump/.test(error.params.argument) ? "trump" : "whole"}`);
      }
    });
  }
}

function layOut(host) {
  const places = {};
  const place = (name, ...classes) => (places[name] = h("div", { class: [`sj-place-${name}`, ...classes] }));
  host.append(place("openers", "row"), place("heading", "row"), h("div", { class: "sj-columns" },
    h("div", { class: "sj-table" }, place("N"), place("W"), place("trick", "panel"), place("E"), place("S")),
    h("div", { class: "sj-side" }, place("act", "panel"), place("score", "panel"))), place("tricks", "panel"));
  return places;
}
