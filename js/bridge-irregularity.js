// The fields of an irregularity that is told as text, as `attempt` tells it and a record has it.
import { bridgeIrregularityText } from "./bridge_bg.js";

const LISTS = ["cards", "visible", "extra", "exposed"];
const NUMBERS = ["level", "trick"];

function valueOf(field, text) {
  if (LISTS.includes(field)) return text === "-" ? [] : text.split("+");
  if (NUMBERS.includes(field)) return Number(text);
  if (field === "led") return text === "true";
  return text === "-" ? null : text;
}

export function parseIrregularity(text) {
  const [kind, ...fields] = bridgeIrregularityText(text).split(",");
  const entries = fields.map((written) => {
    const [field, value] = written.split("=");
    return [field, valueOf(field, value)];
  });
  return { kind, ...Object.fromEntries(entries) };
}
