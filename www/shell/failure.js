// A failure in words a person can act on, with the details folded away.
import { h } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { forget } from "../lib/store.js";

/** What the error is about: decides which advice is given. */
function kindOf(error) {
  if (error?.code === "load-failed" || /dynamically imported module|did not load|Importing a module|NetworkError/i.test(error?.message ?? "")) return "network";
  if (error instanceof WebAssembly.CompileError || error?.code === "bad-wasm") return "rules";
  return "unexpected";
}

/** The page shown in place of one that failed. `again` opens it once more, `anew` without what its address says. */
export function explainFailure(error, { id, again, anew, home }) {
  const afresh = async () => {
    await forget(id);
    anew();
  };
  return h(
    "section",
    { class: "message-page", data: { failure: kindOf(error) } },
    h("h1", null, t("shell.failure.title")),
    h("p", null, t(`shell.failure.${kindOf(error)}`)),
    h("div", { class: "row" },
      h("button", { type: "button", class: "button primary", onclick: again }, t("shell.failure.again")),
      h("a", { class: "button", href: home }, t("shell.toStart")),
      h("button", { type: "button", class: "button quiet", onclick: afresh }, t("shell.failure.afresh"))),
    h("p", { class: "hint" }, t("shell.failure.afreshHint")),
    h("details", null, h("summary", null, t("shell.failure.details")), h("pre", { class: "error-details" }, String(error?.stack ?? error))),
  );
}
