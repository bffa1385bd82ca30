// A large file of boards is read in slices, so that the page answers meanwhile, with progress and a way to stop.
import { h, openDialog } from "../../lib/dom.js";
import { t } from "../../lib/words.js";
import { reading } from "./files.js";

/**
 * How long the page may be busy at a time, how long a file may take before its progress is shown, and how often that is done,
 * in milliseconds: each time the whole window is painted.
 */
const SLICE = 80;
const UNNOTICED = 150;
const OFTEN = 300;

const turn = () => new Promise((done) => setTimeout(done));

/** Reads the bytes of a source like openBytes(); `progress` is told how many boards are read, of how many, and whether to go on. */
async function inSlices(bridge, source, progress) {
  const steps = reading(bridge, source);
  let since = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    if (!progress(step.value)) return steps.return({ stopped: true }).value;
    await turn();
    since = performance.now();
  }
}

/** A dialog over the page that tells how far it is; who closes it stops the work. */
function progressDialog(name) {
  const [below, focused] = [[...document.querySelectorAll("dialog")], document.activeElement];
  const bar = h("progress", { class: "wide" });
  const text = h("p", { class: "hint" });
  const dialog = openDialog({ title: t("board.open.reading", { name }), closeLabel: t("board.open.stop"), content: [bar, text] });
  dialog.removeAttribute("aria-labelledby"); // there may be another dialog below
  dialog.setAttribute("aria-label", t("board.open.reading", { name }));
  for (const one of below) one.hidden = true; // a long text in it would be painted each time
  let shown = -Infinity;
  const show = ({ done, of }) => {
    if (performance.now() - shown > OFTEN) {
      Object.assign(bar, { max: of, value: done });
      text.textContent = t("board.open.progress", { done, n: of });
      shown = performance.now();
    }
    return dialog.open;
  };
  const close = () => {
    dialog.close();
    setTimeout(() => { // the dialog of a text that is open by then is gone
      for (const one of below) one.hidden = false;
      if (focused.isConnected && below.some((one) => one.isConnected)) focused.focus();
    });
  };
  return { show, close };
}

/** Reads the bytes of a source like openBytes(), with progress where it takes long: { stopped } where somebody stopped it. */
export async function openWatched(bridge, source) {
  const begun = performance.now();
  let dialog;
  const progress = (at) => {
    if (performance.now() - begun < UNNOTICED) return true;
    dialog ??= progressDialog(source.name);
    return dialog.show(at);
  };
  try {
    return await inSlices(bridge, source, progress);
  } finally {
    dialog?.close();
  }
}

/** The same for what is opened with the page, which says itself that it is not there yet. */
export const openQuietly = (bridge, source) => inSlices(bridge, source, () => true);
