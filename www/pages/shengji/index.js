// The Shengji page: a deal from a seed or a position, played by all four seats or watched from one.
import { announce } from "../../lib/announce.js";
import { copyLink, segment, segments } from "../../lib/controls.js";
import { ICONS, draw, h, icon } from "../../lib/dom.js";
import { pageKeys } from "../../lib/keys.js";
import { lawText } from "../../lib/law.js";
import { store } from "../../lib/store.js";
import { seatText } from "../../lib/bridge/names.js";
import { facesSpoken } from "../../lib/shengji/faces.js";
import { hasText, inTurn, saidOf, sentence, sentences, t } from "../../lib/words.js";
import { actView } from "./act.js";
import { queryOf, readQuery } from "./link.js";
import { Model, TURNS, gameAt } from "./model.js";
import { enterPosition, houseRules, setUp } from "./options.js";
import { refereeView } from "./referee.js";
import { countOf, ofQuery } from "./rules.js";
import { handView, scoreView, tricksView, trickView } from "./views.js";

/** What is open: its address, the deal, and the former one while it can be brought back. */
const STATE = "shengji.state";
/** What is dealt when nothing is asked for. */
const FIRST = { seed: 20020101, decks: 2, level: "2", dealer: "S" };

/** Changes of the cards that are chosen, or of what is said against them; the table stays as it is. */
const OF_THE_CHOICE = ["selected", "suggested", "refused"];

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
    this.host = host;
    this.places = layOut(host);
    this.quiet = true;
    pageKeys(
      {
        p: () => this.model.actor && this.model.submit(),
        s: () => this.model.actor && this.model.suggest(),
        "Control+z": () => this.model.undo(),
        "Control+y": () => this.model.again(),
      },
      signal,
    );
  }

  start(query) {
    const kept = store.get(STATE);
    const taken = kept && (query.toString() === "" || query.toString() === kept.query) && this.attempt(() => this.model.restore(kept.model));
    if (!taken && !(readQuery(query) && this.openLink(query))) this.deal(FIRST);
    if (taken) this.former = kept.former ?? null;
    this.quiet = false;
    this.news();
    this.show();
  }

  /** What the rules refuse of some work, or nothing; only that is no reason to break. */
  refusalOf(work) {
    try {
      work();
      return null;
    } catch (error) {
      if (!(error instanceof this.RulesError)) throw error;
      return error;
    }
  }

  attempt(work) {
    return this.refusalOf(work) === null;
  }

  follow(query) {
    if (query.toString() !== this.query && readQuery(query)) this.openLink(query);
  }

  /** Opens the deal or the position of an address and takes the actions in it, as far as they can be followed. */
  openLink(query) {
    const { deal, setup, other, actions } = readQuery(query);
    const before = this.model.rules;
    this.model.rules = ofQuery(query);
    const opened = this.attempt(() => (deal ? this.deal({ ...FIRST, ...deal }, other) : this.openPosition(setup, other)));
    if (!opened) {
      this.model.rules = before;
      this.notice(t("shengji.wrongLink"), { kind: "problem" });
      return false;
    }
    if (deal && asksForLevels(deal, other)) this.notice(t("shengji.linkLevels"), { kind: "problem" });
    const lost = actions.length - this.model.takeAll(actions);
    if (lost > 0) this.notice(t("board.link.dropped", { n: lost }), { kind: "problem" });
    return true;
  }

  randomSeed() {
    return Math.floor(Math.random() * 2 ** 32);
  }

  /** Deals by itself, the side against the dealer at the `other` level; a first deal is always at level two (art. 8). */
  deal(wanted, other) {
    this.model.deal(wanted.race === "first-deal" ? { ...wanted, level: "2" } : wanted);
    this.model.game = gameAt(wanted, other);
    this.former = null;
    this.changed();
  }

  openPosition(setup, other) {
    this.model.open(setup);
    this.model.game = gameAt(setup, other);
    this.former = null;
    this.changed();
  }

  /** New cards in the place of these; what has been done with them can be brought back until something is done with the new ones. */
  dealAnew() {
    this.newDeal({}, this.leftBehind());
  }

  /** What can be brought back when the next deal is on the table; dealing twice by mistake loses nothing either. */
  leftBehind() {
    const { model, former } = this;
    return model.isWorthKeeping ? structuredClone(model.toJSON()) : former;
  }

  bringBack() {
    const { former } = this;
    this.former = null;
    this.quiet = true;
    this.attempt(() => this.model.restore(former));
    this.quiet = false;
    this.news(); // what was played before is none
    this.show();
    announce(t("shengji.broughtBack"));
  }

  /** Another deal like this one, which has the place of the `former` one, where that may come back. */
  newDeal(more = {}, former = null) {
    const { decks, kittySize, level, dealer } = this.model.state;
    const like = this.model.origin ?? { decks, kittySize, level, dealer: dealer ?? "S" };
    this.former = former;
    this.model.deal({ ...like, ...more, seed: this.randomSeed() });
    announce(t("shengji.dealt"));
  }

  nextDeal(next) {
    this.goOnTo(next, { level: next.playing, dealer: next.dealer, race: "later-deal" });
  }

  newGame() {
    this.goOnTo({}, { level: "2", race: "first-deal" });
  }

  /** The next deal of the game, or the first of another; something noticed late still finds the deal before. */
  goOnTo(game, wanted) {
    const former = this.leftBehind();
    this.model.game = game;
    this.newDeal(wanted, former);
  }

  changed(kind) {
    if (this.quiet) return;
    this.show(kind);
    const { refused, state } = this.model;
    if (kind === "suggested") announce(facesSpoken(this.model.selection));
    else if (kind === "refused") announce(this.refusedSpoken(refused.refusal, this.model.instead), { atOnce: true });
    else if (kind !== "selected")
      announce(
        sentences([...this.news(), inTurn([t(`shengji.phases.${state.phase}`), state.turn && seatText(state.turn)])]),
      );
  }

  /** What has been declared, played and fined since it was last told, for those who do not see it. */
  news() {
    const { tricks, state } = this.model;
    const declared = state.declarations.map(({ seat, face, count }) =>
      t("shengji.declares", { seat: seatText(seat), cards: facesSpoken(Array.from({ length: count }, () => face)) }),
    );
    const turned = state.turned.length > 0 ? [t("shengji.turned", { cards: facesSpoken(state.turned) })] : [];
    const played = tricks.flatMap(({ plays, winner, points }) => [
      ...plays.map(({ seat, cards }) => sentence(saidOf(seatText(seat), facesSpoken(cards)))),
      ...(winner ? [t("shengji.won", { seat: seatText(winner), n: points })] : []),
    ]);
    const all = [...declared, ...turned, ...played];
    const news = all.slice(this.told);
    this.told = all.length;
    const sides = Object.entries(state.fined).filter(([side, points]) => points > (this.fined?.[side] ?? 0));
    this.fined = state.fined;
    return [...news, ...sides.map(([side, n]) => t("shengji.finedSpoken", { side: t(`bridge.sides.${side}`), n }))];
  }

  refusedSpoken({ code, message, law, owed }, instead) {
    const text = hasText(`shengji.refusals.${code}`) ? t(`shengji.refusals.${code}`) : message;
    const cards = instead && sentence(`${t(instead.text)} ${facesSpoken(instead.cards)}`);
    return sentences([t("shengji.refused"), text, owed?.missing && sentence(facesSpoken(owed.missing)), cards, law && lawText(law)]);
  }

  show(kind) {
    const { activeElement } = document;
    const byKeys = this.host.contains(activeElement) && activeElement.matches(":focus-visible");
    if (this.model.isWorthKeeping) this.former = null; // one goes on with what is here
    if (!OF_THE_CHOICE.includes(kind)) this.drawTable();
    this.drawChoice();
    this.keep();
    if (!byKeys) return;
    if (!this.host.contains(document.activeElement)) this.focusOnTurn();
    document.activeElement.scrollIntoView({ block: "nearest" });
  }

  /** Where the keyboard goes on when what it was on is gone: the hand to choose from, else what is to be done. */
  focusOnTurn() {
    const places = [".sj-acts [role=toolbar] [tabindex='0']", ".sj-place-act .primary", ".sj-place-act button"];
    places.map((place) => this.host.querySelector(place)).find(Boolean)?.focus();
  }

  /** What stays as it is while cards are chosen and plays refused: all but the hand they are chosen from and what is done with them. */
  drawTable() {
    const { model, places } = this;
    const { origin, view, state } = model;
    draw(places.openers, this.openers());
    const nothingLed = model.tricks.length === 0 && !["playing", "awaiting-verdict", "resolving"].includes(state.phase);
    draw(
      places.heading,
      h(
        "h1",
        null,
        t("shengji.title"),
        h("small", null, origin ? t("shengji.fromSeed", { seed: String(origin.seed) }) : t("shengji.fromPosition")),
      ),
      segments(
        { label: t("board.view.label") },
        ["all", ...TURNS].map((one) =>
          segment({ key: `view-${one}`, text: one === "all" ? t("shengji.all") : seatText(one), pressed: view === one, press: () => this.look(one) }),
        ),
      ),
    );
    for (const seat of TURNS) {
      if (seat !== model.actor) draw(places[seat], handView(model, seat));
      places[seat].classList.toggle("sj-first", seat === (model.actor ?? view));
    }
    draw(places.trick, trickView(model));
    draw(places.score, scoreView(model));
    draw(places.tricks, tricksView(model));
    places.tricks.hidden = places.tricks.childNodes.length === 0;
    places.trick.classList.toggle("sj-nothing-led", nothingLed);
  }

  drawChoice() {
    const { model, places } = this;
    if (model.actor) draw(places[model.actor], handView(model, model.actor));
    draw(places.act, actView(model, this));
    for (const [name, part] of [
      ["sj-choosing", ".sj-selection"],
      ["sj-refusing", ".sj-refusal"],
      ["sj-asking", ".sj-exposure"],
    ])
      places.act.classList.toggle(name, places.act.querySelector(part) !== null);
    draw(places.referee, refereeView(model));
    places.referee.hidden = places.referee.childNodes.length === 0;
  }

  keep() {
    const { model } = this;
    this.address = queryOf(model);
    this.query = new URLSearchParams(this.address).toString();
    this.setQuery(this.address);
    store.set(STATE, { query: this.query, model: model.toJSON(), former: this.former ?? undefined });
  }

  look(view) {
    Object.assign(this.model, { view, selection: [], parts: 0, refused: null });
    this.changed();
  }

  openers() {
    const more = (key, text, onclick, path) => h("button", { type: "button", class: "button", data: { key }, onclick }, path && icon(path), text);
    const changed = countOf(this.model.rules);
    return [
      more("new-deal", t("shengji.newDeal"), () => this.dealAnew(), ICONS.dice),
      this.former && more("former", t("shengji.backToFormer"), () => this.bringBack(), ICONS.undo),
      more("set-up", t("shengji.setUp"), () => setUp(this), ICONS.edit),
      more("position", t("shengji.enter"), () => enterPosition(this), ICONS.paste),
      more("rules", changed > 0 ? t("shengji.rulesChanged", { n: changed }) : t("shengji.rulesTitle"), () => houseRules(this), ICONS.list),
      more("link", t("board.link.copy"), () => copyLink("shengji", this.address, this.notice), ICONS.link),
    ];
  }
}

/** Whether a first deal is asked for at another level than the one it is played at (art. 8). */
const asksForLevels = ({ race, level = "2" }, other = "2") => race === "first-deal" && (level !== "2" || other !== "2");

function layOut(host) {
  const places = {};
  const place = (name, ...classes) => (places[name] = h("div", { class: [`sj-place-${name}`, ...classes] }));
  host.append(place("openers", "row"), place("heading", "row"), h("div", { class: "sj-columns" },
    h("div", { class: "sj-table" }, place("N"), place("W"), place("trick", "panel"), place("E"), place("S")),
    h("div", { class: "sj-side" }, place("act", "panel"), place("score", "panel"), place("referee", "panel"))), place("tricks", "panel"));
  return places;
}
