// Who meets whom where that is not laid out from the start: the draw of a knock-out, the rounds of a Swiss.
import { t } from "../../lib/words.js";
import { shuffled } from "./plans.js";
import { refusalText } from "./view/line.js";

/** The positions of a bracket: by strength in the order of the numbers, or by a lot that is kept. */
export function drawn(rules, { count, layout }) {
  const numbers = Array.from({ length: count }, (_, i) => i + 1);
  const lot = Math.floor(Math.random() * 2 ** 32);
  return { lot, positions: rules.drawBracket(numbers, { lot, ...(layout.seeded && { seeds: numbers }) }).positions };
}

/** Pairs round 1: by number, also where a draw was made and taken back, or by a lot that is drawn here and kept. */
export function pairFirst(page, { byLot = false, ...more } = {}) {
  const { model, document } = page;
  if (byLot || document.event.seeding) page.change("draw", [{ at: ["seeding"], to: byLot ? shuffled(model.numbers()) : undefined }], { later: true });
  return pairRound(page, more);
}

/** Pairs the next Swiss round; the bye of the first is drawn here where nobody is named for it (`drawnBye`). */
export function pairRound(page, more = {}) {
  const { model, document, ui } = page;
  const { round, refusal } = model.pairNext(more);
  if (round) {
    const rounds = [...(document.event.rounds ?? []), round];
    const { done, all } = model.progress();
    ui.round = rounds.length;
    page.change("round", [{ at: ["rounds"], to: rounds }]);
    if (done < all) page.done(t("evening.openStill", { round: rounds.length, n: all - done }), "problem");
    return page.typing.begin();
  }
  if (refusal.code === "swiss-lot-needed") return pairRound(page, { ...more, drawnBye: shuffled(refusal.params.among)[0] });
  if (refusal.code === "swiss-rematch")
    return page.notice(t("scorer.rematchNeeded", { n: refusal.params.round.rematches.length }), {
      kind: "problem",
      action: t("scorer.pairAnyway"),
      onAction: () => pairRound(page, { ...more, rematch: "fewest-earliest" }),
    });
  return page.problem(refusalText(refusal));
}
