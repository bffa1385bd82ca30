// Where typing goes on, from field to field over boards and rounds, and when the page follows what was typed.
import { afterFocus } from "../../lib/dom.js";
import { isForm } from "./unsent.js";
import { neighbour } from "./view/entry.js";

/** From so many results on, ranking and showing all of them takes a slow phone longer than a keystroke may. */
const MANY = 30;

/** For how long nothing has to be typed before the ranking of so many follows, in milliseconds. */
const PAUSE = 150;

const isResult = (element) => element?.matches?.(".sc-result");
const isUnfinished = (element) => isResult(element) && element.value !== element.defaultValue;

export class Typing {
  #timer;
  /** What is still to be brought up to date, one after the other, so that a key is heard in between. */
  #steps = [];
  /** The round whose button has the focus because nothing was left to type. */
  #ledTo = null;

  constructor(page, { signal }) {
    this.page = page;
    page.places.main.addEventListener("input", () => this.#wait());
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  get #fields() {
    return [...this.page.places.main.querySelectorAll(".sc-result")];
  }

  /** Whether the ranking has to wait until nothing is typed. */
  get #isLong() {
    const { page } = this;
    return page.isPairs && page.ui.view === "scores" && Object.keys(page.document.event.rows).length >= MANY;
  }

  /** After a field is kept: on to the next or previous one, behind the last to what is still open or pairs on, or only what the result changes. */
  goOn(key, where) {
    if (where === "stay") {
      afterFocus(() => (this.#isLong ? this.#follow() : this.page.show()));
      return;
    }
    if (this.#isLong) this.#follow();
    else this.page.show(); // a result may open further matches
    const fields = this.#fields.map((field) => field.dataset.key.replace(/^result-/, ""));
    const next = fields[fields.indexOf(key) + (where === "previous" ? -1 : 1)];
    const beyond = next === undefined && this.page.isPairs ? (neighbour(this.page, key, where) ?? (where === "next" && this.#open)) : null;
    if (beyond) this.goToLine(beyond);
    else if (next === undefined && where === "next" && this.#pairNext) this.#leadOn();
    else this.focus(next ?? key);
  }

  /** The button that pairs the next round of a Swiss once this one is over. */
  get #pairNext() {
    return this.page.places.main.querySelector("[data-key=pair-next].primary");
  }

  #leadOn() {
    this.#ledTo = (this.page.document.event.rounds ?? []).length;
    this.#pairNext.focus();
  }

  /** Whether a press of that button may be an Enter too many: by keyboard, where typing led to it. */
  isDoubtful({ detail }) {
    return detail === 0 && this.#ledTo === (this.page.document.event.rounds ?? []).length;
  }

  /** The first line without a result. */
  get #open() {
    return this.page.model.lines().find(({ row }) => !row);
  }

  /** Draws the page after a step; the ranking of many results follows. */
  draw() {
    if (this.#isLong) this.#follow();
    this.page.show();
  }

  /** What was typed is kept and stands in its field; the rest of the page is drawn as soon as there is time for it. */
  #follow() {
    this.page.model.behind = true;
    this.#steps = ["rank", "showAround", "showMain"];
    this.#wait();
  }

  #wait(pause = PAUSE) {
    clearTimeout(this.#timer);
    if (this.#steps.length > 0) this.#timer = setTimeout(() => this.#step(), pause);
  }

  #step() {
    const { page } = this;
    if (!page.document || !page.isPairs) return;
    const [step, ...left] = this.#steps;
    if (step === "showMain" && isUnfinished(document.activeElement)) {
      this.#wait();
      return;
    }
    this.#steps = left;
    if (step === "rank") page.model.catchUp();
    else page[step]();
    this.#wait(0);
  }

  goToLine({ key, board, round }) {
    const { page } = this;
    page.goTo(page.ui.by === "round" && round ? { round } : { by: "board", board });
    this.focus(key);
  }

  goToOpen() {
    if (this.#open) this.goToLine(this.#open);
  }

  /** Into the first field, or to the button that pairs the first round, where that does not call up a keyboard over half of the page. */
  begin() {
    if (!matchMedia("(pointer: coarse)").matches) this.page.places.main.querySelector(".sc-result, [data-key=add-ns], [data-key=pair-strength]")?.focus();
  }

  /**
   * Where what had the focus is gone with a step: into the fields of a match, to the first of the controls to go on with, if there
   * are any, or to the name of the view.
   */
  recover(controls) {
    const { ui, places } = this.page;
    if (document.activeElement !== document.body || !this.page.document) return;
    if (ui.match) this.begin();
    else ((controls && places.main.querySelector(controls)) ?? places.heading.querySelector(`[data-key=view-${ui.view}]`))?.focus();
  }

  /** Back into the field somebody was typing in when the page was left. */
  resume() {
    const last = this.page.drafts.fields().filter((field) => !isForm(field)).at(-1);
    if (last) afterFocus(() => this.focus(last));
  }

  focus(key) {
    const field = this.page.places.main.querySelector(`[data-key="${CSS.escape(`result-${key}`)}"]`);
    if (field && document.activeElement === field) field.select(); // as where it is reached
    field?.focus();
    // In a bracket, who plays belongs to the field.
    (field?.closest(".sc-match") ?? field)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
