// Going through what has happened. A ruling in progress belongs to its place, so the steps wait until it is settled.
import { stepBar } from "../../../lib/bridge/step-bar.js";
import { t } from "../../../lib/words.js";
import { turnText } from "../../board/view/steps.js";

/** What comes next at the desk: while a ruling leaves something to be decided nobody has the turn. */
export const nextText = (desk) => (desk.table.pending ? t("director.pending.title") : turnText(desk));

export function steps(desk) {
  const { at, line, dialogue } = desk.state;
  const step = (to) => desk.step(to);
  return stepBar({ at, length: line.length, text: nextText(desk), step, held: dialogue !== null });
}
