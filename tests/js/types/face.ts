// A strict consumer. It is only compiled: what stands here must be accepted, and each marked line refused.
import { RulesError, bridge, init } from "tricklaw";
import type { Book, Citation } from "tricklaw";

const ready: Promise<void> = init();
void init("bridge");
void init(["bridge", "shengji"]);
void init({ bridge: new URL("https://example.org/bridge_bg.wasm"), shengji: undefined });
// @ts-expect-error no room of that name
void init("chess");

const card: bridge.CardName = bridge.cardName(bridge.cardNumber("♠10"));
const dealer: 0 | 1 | 2 | 3 = bridge.dealerOf(7);
const seat: "N" | "E" | "S" | "W" = bridge.SEAT_NAMES[dealer];
const call: bridge.CallName = "7NT";
const like: bridge.CardLike[] = ["SA", "10h", 51, card];
const citation: Citation = { book: "2007", article: "44C" };

try {
  bridge.callNumber(call);
} catch (error) {
  if (error instanceof RulesError) {
    const code: string = error.code;
    const book: Book | undefined = error.law?.book;
    const got: unknown = error.params["got"];
    void [code, book, got];
  }
}

// @ts-expect-error: no such rank
const one: bridge.CardName = "S1";
// @ts-expect-error: no such bid
const eight: bridge.CallName = "8C";
// @ts-expect-error: a board number is a number
bridge.dealerOf("7");
// @ts-expect-error: an argument is missing
bridge.dealerOf();
// @ts-expect-error: the tables are fixed
bridge.CARD_NAMES[0] = "SA";
// @ts-expect-error: no such export
bridge.notThere();
// @ts-expect-error: no such book
const book: Book = "2008";

void [ready, card, seat, like, citation, one, eight, book];
