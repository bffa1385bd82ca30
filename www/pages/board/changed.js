// A board of a file with another deal, and what was done to a board in few words, to be kept.

import { filledAnew } from "./untold.js";

/** What a table at the start of a board takes. */
export const setupOf = ({ deal, number, dealer, vulnerability }) => ({ deal, number, dealer, vulnerability });

/** The table at the start of a board; refused when its deal is wrong. */
export const emptyTable = (bridge, board) => new bridge.Table(setupOf(board));

/** Whether a table can be made of the board: its deal is right, or some hands are hidden. */
export function isPlayable(bridge, board) {
  try {
    emptyTable(bridge, board).free();
    return true;
  } catch (error) {
    if (error?.name !== "RulesError") throw error;
    return false;
  }
}

/** As many of the actions as that board can follow. */
function followed(bridge, board, actions) {
  const table = emptyTable(bridge, board);
  const stop = actions.findIndex((action) => {
    if (!action || table.why(action)) return true;
    table.apply(action);
    return false;
  });
  table.free();
  return stop < 0 ? actions : actions.slice(0, stop);
}

/** What came of the actions, as a contract with its declarer, where they are a whole auction. */
function contractOf(bridge, board) {
  const table = new bridge.Table({ ...setupOf(board), actions: board.actions });
  const { contract } = table;
  table.free();
  return contract;
}

/** The whole record of a board for the dealer it has now: an auction that is filled in leads to the declarer all the same. */
function recordOn(bridge, board) {
  if (!board.instead) return board.told ?? board.actions;
  const table = emptyTable(bridge, board);
  const record = filledAnew(bridge, table, board);
  table.free();
  return record;
}

/** A board of a file with the deal of the editor; of what the file tells that is kept which the deal can follow. */
export function dealtAnew(bridge, board, edit) {
  const label = edit.number === board.number || !edit.number ? board.label : String(edit.number);
  const fresh = { ...board, ...setupOf(edit), hands: edit.hands, label, problems: [], stop: null, completed: undefined };
  const actions = followed(bridge, fresh, recordOn(bridge, fresh));
  return { ...fresh, filled: Boolean(board.instead), actions, contract: contractOf(bridge, { ...fresh, actions }) };
}

/** A state of a board in few words, where its line begins like that other one. */
const packedState = ({ line, ...rest }, whole) => (line.every((action, index) => action === whole[index]) ? { n: line.length, ...rest } : { line, ...rest });

const unpackedState = ({ n, line, ...rest }, whole) => ({ line: line ?? whole.slice(0, n), ...rest });

/** How a board is followed, with its undo and redo in few words: a board has hundreds of states, a file hundreds of boards. */
export function packed(way) {
  const pack = (state) => packedState(state, way.line);
  return { ...way, undo: way.undo.map(pack), redo: way.redo.map(pack) };
}

/** The same as it was; nothing where it is damaged. */
export function unpacked(way) {
  const isState = (state) => typeof state === "object" && state !== null;
  const lists = [way.undo, way.redo];
  if (!Array.isArray(way.line) || !lists.every((list) => Array.isArray(list) && list.every(isState))) return null;
  const [undo, redo] = lists.map((list) => list.map((state) => unpackedState(state, way.line)));
  return { ...way, undo, redo };
}
