// What was changed in the set-up of an event is kept; where results lose their place the person is asked.
import { listed, t } from "../../lib/words.js";
import { PairsModel } from "./pairs.js";
import { drawn } from "./pairing.js";
import { isBracket, isPairs } from "./plans.js";
import { mayRedraw, redrawn } from "./redraw.js";
import { mayReseat, playedBeyond, reseated, robinReseated } from "./reseat.js";
import { askReseat } from "./view/reseat.js";

/** Keeps what was changed in the set-up; whether it did. */
export async function keepSetup(page, { about, game, plan, count, layout, scoring, names }) {
  const { event } = page.document;
  const redraw = isBracket({ plan }) && (count !== event.count || plan !== event.plan || layout.seeded !== event.layout.seeded || !event.positions);
  const moves = event.plan === "round-robin" && plan === event.plan && count !== event.count;
  const plain = { about, game, plan, count, layout, scoring, names };
  const begun = mayRedraw(event, plain);
  const details = { ...plain, ...(redraw && !begun && drawn(page.rules, { count, layout })), ...(moves && robinReseated(page, event, { count, layout })) };
  const before = page.model.misplaced();
  const { revision } = page.document;
  const move = () => (mayReseat(event, details) ? reseated(page, event, details) : begun ? redrawn(page, event, details) : null);
  const moved = move();
  const asked = moved && (moved.homeless.length > 0 || moved.numbers.length > 0);
  const answer = asked ? await askReseat(moved, page.model) : "keep";
  if (!answer || page.document?.event !== event) return false;
  const now = page.document.revision === revision ? moved : move(); // another tab may have gone on meanwhile
  page.change(
    "setup",
    now ? { keep: now.patches, leave: now.without, turn: now.switched }[answer] : Object.entries(details).map(([key, to]) => ({ at: [key], to })),
    { later: true },
  );
  if (isPairs(page.document.event) !== page.model instanceof PairsModel) {
    page.take(page.document);
    return true;
  }
  const misplaced = now ? now.homeless.length - (answer === "turn" ? now.turns : 0) : page.model.misplaced() - before;
  if (misplaced > 0) page.done(t(answer === "leave" ? "evening.reseat.left" : "scorer.set.misplaced", { n: misplaced }), "problem");
  const gone = plan === "swiss" ? playedBeyond(page.document.event) : [];
  if (gone.length > 0) page.done(t("evening.reseat.gone", { list: listed(gone.map(String)), n: gone.length }), "problem");
  if (asked) page.show();
  return true;
}
