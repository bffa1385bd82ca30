// What a person types instead of choosing it.

/** The levels as they are spoken, 两红心 as well as 二红心. */
const LEVELS = { 一: "1", 二: "2", 两: "2", 三: "3", 四: "4", 五: "5", 六: "6", 七: "7" };

/** The same without blanks, full-width letters and digits, and levels in words: what a Chinese keyboard writes. */
const plain = (text) =>
  text
    .normalize("NFKC")
    .replace(/\s/g, "")
    .replace(/^[一二两三四五六七]/, (level) => LEVELS[level])
    .replace(/^(过|派司)$/, "P");

/** What was typed as an action: in the play a card is meant, and "2C" may be the two of clubs. */
export function actionOf(bridge, typed, phase) {
  const text = plain(typed);
  const read = (reader) => {
    try {
      return reader();
    } catch {
      return null; // not of that kind
    }
  };
  const card = () => bridge.cardName(bridge.cardNumber(text));
  const call = () => bridge.callName(bridge.callNumber(text));
  return phase === "auction" ? (read(call) ?? read(card)) : (read(card) ?? read(call));
}
