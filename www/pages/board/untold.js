// Boards whose file tells contract and declarer, but no auction: the shortest one is filled in, so that the play can be followed.
import { isCallName } from "../../lib/bridge/names.js";

/** What a record tells instead of its auction: { contract, declarer }, or nothing. */
export function toldInstead({ calls, contract, declarer }) {
  return calls.length === 0 && declarer && /^[1-7](NT|[CDHS])X{0,2}$/.test(contract ?? "") ? { contract, declarer } : null;
}

/** Makes the shortest auction that leads to the contract, at a table before the first call. */
export function fillAuction(bridge, table, { contract, declarer }) {
  const [, bid, doubling] = contract.match(/^(.+?)(X*)$/);
  while (bridge.seatName(table.turn) !== declarer) table.call("Pass");
  table.call(bid);
  if (doubling) table.call("X");
  if (doubling === "XX") table.call("XX");
  while (table.phase === "auction") table.call("Pass");
}

/** The record of such a board with the auction as it is filled in at that table, which begins with another dealer perhaps. */
export function filledAnew(bridge, table, { instead, told }) {
  fillAuction(bridge, table, instead);
  return [...table.toJSON().actions, ...told.filter((action) => !isCallName(action))];
}
