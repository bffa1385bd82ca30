// Addresses: `#/board?board=7&view=S` is the page "board" with what follows as its query.

/** The page and query of the present address, and the mark a page has given to this place of the browser's history. */
export function address() {
  const match = location.hash.match(/^#\/([\w-]*)(?:\?(.*))?$/s);
  return { page: match?.[1] ?? "", query: new URLSearchParams(match?.[2] ?? ""), mark: history.state };
}

/** An address for a link. */
export function hrefOf(page, query) {
  const text = new URLSearchParams(query ?? {}).toString();
  return `#/${page}${text ? `?${text}` : ""}`;
}

/** Milliseconds until an address is shown that the browser would not show now. */
const LATER = 2000;
let later;

/**
 * Shows another query in the address bar, without a new page; an `entry` is a place the Back button comes back from. A `mark` is
 * what a page knows the place by whatever its address.
 */
export function showQuery(page, query, { entry = false, mark = entry ? null : history.state } = {}) {
  clearTimeout(later);
  const href = hrefOf(page, query);
  const isHere = location.hash === href;
  if (isHere && history.state === mark) return;
  try {
    if (entry && !isHere) history.pushState(mark, "", href);
    else history.replaceState(mark, "", href);
  } catch {
    // Safari refuses more than a hundred in half a minute, which one may type.
    later = setTimeout(() => address().page === page && showQuery(page, query, { entry, mark }), LATER);
  }
}
