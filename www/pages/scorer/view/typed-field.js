// A field whose text is taken when Enter is pressed or the field is left, and lost by neither a mistake nor a drawing.
import { announce } from "../../../lib/announce.js";
import { h, isDrawing } from "../../../lib/dom.js";
import { isComposing } from "../../../lib/keys.js";

/** What is typed into a field, from the first letter until it is kept or given up. */
class TypedText {
  constructor(input, { id, kept, drafts, judged, show, take, after }) {
    Object.assign(this, { input, id, kept, drafts, judged, show, take, after });
    this.settled = kept;
    this.tried = null;
    this.added = "";
  }

  get text() {
    return this.input.value.trim();
  }

  /** Judges the text and shows what comes of it; `final` where it is not being typed any more. */
  look(final) {
    const judgement = this.judged(this.text, this.kept);
    this.show(this.input, judgement, final);
    this.added = judgement.added ?? "";
    return judgement;
  }

  changed() {
    this.tried = null;
    this.drafts.set(this.id, this.input.value);
    this.look(false);
  }

  /** Whether the text is kept; announces why not. */
  commit() {
    if (this.text === this.settled) return true;
    const judgement = this.look(true);
    if (judgement.problem) {
      announce(judgement.problem, { atOnce: true });
      return false;
    }
    this.settled = this.text;
    this.take(judgement);
    this.drafts.delete(this.id); // only now: the page may end at any moment, and one of the two must be there
    this.input.defaultValue = this.settled;
    this.input.dataset.settled = ""; // no drawing takes it for one of its own
    return true;
  }

  /** Keeps the text and takes the next step, or stays at what cannot be kept. */
  goOn(step) {
    if (this.commit()) step();
    else this.input.select();
  }

  /** A sign that only has to be added goes behind the text, though the text is selected to be typed over. */
  makeRoomFor(key) {
    if (key.length === 1 && this.added.includes(key)) this.input.setSelectionRange(this.input.value.length, this.input.value.length);
  }

  giveUp() {
    this.drafts.delete(this.id);
    this.input.value = this.input.defaultValue;
    this.settled = this.text;
    this.look(false);
    this.input.select(); // as when it was reached: what is typed next takes its place
  }

  /**
   * Takes the text when the field is left: not every way of leaving, nor of getting a text, makes a change of it. Where the
   * page is left it stays as it is, to be gone on with.
   */
  leave() {
    const isOld = this.text === this.settled || this.text === this.tried;
    if (isOld || !this.input.isConnected || isDrawing() || document.visibilityState === "hidden") return;
    this.tried = this.text;
    if (this.commit()) this.after("stay");
  }
}

/**
 * A field whose text is judged as it is typed (`judged`, shown by `show`; `added` the signs a problem is mended by), taken with Enter, the arrows or by leaving it
 * (`take`), and given up with Escape. `more()`, if there is more to say about it, comes with Shift+Enter.
 */
export function typedField({ label, placeholder, more, ...about }) {
  const { id, kept, drafts, after } = about;
  const input = h("input", {
    class: "field sc-result", value: drafts.get(id) ?? kept, data: { key: `result-${id}` }, autocomplete: "off", autocapitalize: "characters", autocorrect: "off",
    spellcheck: "false", enterkeyhint: "next", placeholder, aria: { label, describedby: `say-${id}` },
  });
  input.defaultValue = kept; // what is typed differs from it until it is kept
  const typed = new TypedText(input, about);
  input.addEventListener("input", () => typed.changed());
  input.addEventListener("focus", () => {
    if (drafts.has(id)) input.setSelectionRange(input.value.length, input.value.length);
    else input.select();
  });
  input.addEventListener("change", () => typed.leave());
  input.addEventListener("blur", () => document.activeElement !== input && typed.leave());
  input.addEventListener("keydown", (event) => {
    if (isComposing(event)) return;
    typed.makeRoomFor(event.key);
    if (event.key === "Escape") typed.giveUp();
    else if (more && event.key === "Enter" && event.shiftKey) typed.goOn(more);
    else if (event.key === "Enter" || event.key === "ArrowDown") typed.goOn(() => after("next"));
    else if (event.key === "ArrowUp") typed.goOn(() => after("previous"));
    else return;
    event.preventDefault();
  });
  if (input.value !== "") typed.look(true);
  return input;
}
