// What a person types instead of choosing it.

/** What was typed as an action: in the play a card is meant, and "2C" may be the two of clubs. */
export function actionOf(bridge, text, phase) {
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
