// A board in an address: #/board?deal=<code>&board=7&actions=1NT.Pass.Pass.Pass.SK&at=5

/** The query that leads to the board as it stands, or nothing when its deal has no code. */
export function linkOf(bridge, board, way) {
  let code;
  try {
    code = bridge.dealCode(board.deal);
  } catch {
    return null; // a wrong deal, or hidden hands
  }
  const query = { deal: code };
  if (board.number) query.board = String(board.number);
  if (!board.number || board.dealer !== dealerName(bridge, board.number)) query.dealer = board.dealer;
  if (!board.number || board.vulnerability !== vulnerabilityName(bridge, board.number)) query.vul = board.vulnerability;
  if (way.line.length > 0) query.actions = way.line.map((action) => (action === "Pass" ? "P" : action)).join(".");
  if (way.at !== way.line.length) query.at = String(way.at);
  return query;
}

const dealerName = (bridge, number) => bridge.seatName(bridge.dealerOf(number));
const vulnerabilityName = (bridge, number) => bridge.vulnerabilityName(bridge.vulnerabilityOf(number));

/** What a reader of the rules answers, or null when it refuses. */
function read(work) {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * The board of a query: { board, line, at, dropped }, or { wrong } saying which part of it cannot be read. `dropped` is
 * how many actions at its end could not be followed.
 */
export function boardOfLink(bridge, query) {
  const code = query.get("deal");
  const number = query.has("board") ? Number(query.get("board")) : null;
  const deal = read(() => bridge.dealFromCode(code));
  if (deal === null) return { wrong: "deal" };
  if (number !== null && read(() => bridge.dealerOf(number)) === null) return { wrong: "number" };
  const wanted = { dealer: query.get("dealer"), vulnerability: query.get("vul") };
  const actions = (query.get("actions") ?? "").split(".").filter(Boolean);
  const dealer = wanted.dealer ?? (number === null ? "N" : null);
  const table = read(() => new bridge.Table({ deal, number, dealer, vulnerability: wanted.vulnerability }));
  if (table === null) return { wrong: "marks" };
  let taken = 0;
  for (const action of actions) {
    try {
      table.apply(action);
    } catch {
      break; // the link was cut or mistyped; what can be followed is kept
    }
    taken += 1;
  }
  const record = table.toJSON();
  table.free();
  const at = query.has("at") ? Number(query.get("at")) : taken;
  const board = { ...record, label: number === null ? "" : String(number), actions: [], origin: "link" };
  return { board, line: record.actions, at: Number.isInteger(at) ? Math.max(0, Math.min(at, taken)) : taken, dropped: actions.length - taken };
}
