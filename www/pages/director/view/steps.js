// Going through what has happened. A ruling in progress belongs to its place, so the steps wait until it is settled.
import { stepBar } from "../../../lib/bridge/step-bar.js";
import { turnText } from "../../board/view/steps.js";

export function steps(desk) {
  const { at, line, dialogue } = desk.state;
  const step = (to) => desk.step(to);
  return stepBar({ at, length: line.length, text: turnText(desk), step, held: dialogue !== null });
}
