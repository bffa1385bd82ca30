// What is typed, whatever the keyboard: a Chinese one writes full-width letters and marks of its own, a phone suits as pictures.

const MARKS = [
  [/[—―]+|[‐‑‒–−]/g, "-"],
  [/[×✕✖╳]/g, "X"],
  [/。/g, "."],
  [/[《〈]/g, "<"],
  [/[》〉]/g, ">"],
  [/♤/g, "♠"],
  [/[♡❤]/g, "♥"],
  [/♢/g, "♦"],
  [/♧/g, "♣"],
  [/[\uFE0E\uFE0F]/g, ""],
];

/** The text in plain marks. */
export const plainMarks = (text) => MARKS.reduce((plain, [mark, letter]) => plain.replaceAll(mark, letter), text.normalize("NFKC"));

/** The same in capitals, as a field's text is read. */
export const folded = (text) => plainMarks(text).toUpperCase().trim();

/** The number a field tells: 0 where it is empty, NaN where it is none. */
export const numberTyped = (text) => Number(folded(String(text)).replace(",", "."));
