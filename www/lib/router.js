// Addresses: `#/board?board=7&view=S` is the page "board" with what follows as its query.

/** The page and query of the present address. */
export function address() {
  const match = location.hash.match(/^#\/([\w-]*)(?:\?(.*))?$/s);
  return { page: match?.[1] ?? "", query: new URLSearchParams(match?.[2] ?? "") };
}

/** An address for a link. */
export function hrefOf(page, query) {
  const text = new URLSearchParams(query ?? {}).toString();
  return `#/${page}${text ? `?${text}` : ""}`;
}

/** Shows another query in the address bar, without a new page; an `entry` is a place the Back button comes back from. */
export function showQuery(page, query, { entry = false } = {}) {
  const href = hrefOf(page, query);
  if (location.hash === href) return;
  if (entry) history.pushState(null, "", href);
  else history.replaceState(history.state, "", href);
}
