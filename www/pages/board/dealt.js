// New cards, on the board that comes after another.

/** A board at random with the next number, its dealer and vulnerability. */
export function dealtAfter(bridge, board) {
  const number = (board?.number ?? 0) % 36 + 1;
  const dealer = bridge.seatName(bridge.dealerOf(number));
  const vulnerability = bridge.vulnerabilityName(bridge.vulnerabilityOf(number));
  return { label: String(number), number, dealer, vulnerability, deal: bridge.randomDeal() };
}
