// The strip of boards or rounds to go to.
import { h } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";

/** How far a stop is, from how many of its results are there. */
const progress = (done, all) => (done === all ? "done" : done > 0 ? "some" : "none");

/** A stop; `what` it is in words, how many of `all` its results are `done` if it has any, and `go` to it. */
function stop({ id, what, done, all, current, key, go }) {
  const counted = all !== undefined;
  return h(
    "button",
    {
      type: "button",
      class: ["sc-stop", counted && `sc-stop-${progress(done, all)}`],
      data: { key: `${key}-${id}` },
      aria: { current: current ? "true" : undefined, label: counted ? t("scorer.stopSpoken", { what, done, all }) : what },
      onclick: () => go(id),
    },
    String(id),
  );
}

/** The strip of `stops`, each `{ id }` with how many of `all` its results are `done`; they are boards or rounds, `now` is shown. */
export function strip(stops, { by, now, key = "stop", go }) {
  const title = by === "round" ? "scorer.round" : "scorer.board";
  const buttons = stops.map((one) => stop({ ...one, what: t(title, { n: one.id }), current: one.id === now, key, go }));
  return h("div", { class: "sc-strip", role: "group", aria: { label: t(by === "round" ? "scorer.rounds" : "scorer.boards") }, data: { scroll: key } }, buttons);
}
