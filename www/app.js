// The shell: chooses the page by the address, switches language and theme, and tells what went wrong.
import { announce } from "./lib/announce.js";
import { draw, h } from "./lib/dom.js";
import { workOffline } from "./lib/offline.js";
import { address, hrefOf, showQuery } from "./lib/router.js";
import { rules } from "./lib/rules.js";
import { changeLanguage, t, words } from "./lib/words.js";
import { store } from "./lib/store.js";
import { HOME, PAGES } from "./pages.js";
import { drawFooter, drawHeader } from "./shell/header.js";
import { notice } from "./shell/notices.js";
import { explainFailure } from "./shell/failure.js";

const main = document.getElementById("main");

/** The page that is open: { id, close, follow, controller }. */
let open;
/** Counts the openings, so that a slow one does not draw over a later one. */
let opening = 0;

const pageOf = (id) => PAGES.find((page) => page.id === id);

function style(name) {
  const href = `css/${name}.css`;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = h("link", { rel: "stylesheet", href, onload: resolve, onerror: () => reject(new Error(`${href} did not load`)) });
    document.head.append(link);
  });
}

/** Opens the page the address names, or tells the open one of its new query. */
async function follow() {
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close(); // it belongs to what is left
  const { page: asked, query, mark } = address();
  const id = asked || HOME;
  if (open?.id === id && !open.failed) return guarded(() => open.follow?.(query, mark));
  return openPage(id, query, open !== undefined);
}

async function openPage(id, query, moveFocus) {
  const mine = ++opening;
  closePage();
  const page = pageOf(id);
  drawShell(id);
  if (!page) return showUnknown(id);
  main.setAttribute("aria-busy", "true");
  try {
    const parts = [page.load(), rules(...page.rooms), words(...page.words), ...page.styles.map(style)];
    const [module, tricklaw] = await Promise.all(parts);
    if (mine !== opening) return undefined;
    const controller = new AbortController();
    const host = h("div", { class: ["page", `page-${id}`] });
    open = { id, controller };
    const { signal } = controller;
    const context = { tricklaw, query, mark: address().mark, signal, setQuery: (next, how) => showQuery(id, next, how), setTitle, notice: noticeUntil(signal) };
    setTitle(t(`shell.pages.${id}.title`)); // the page may say it better
    Object.assign(open, await module.open(host, context));
    if (mine !== opening) return undefined;
    draw(main, host);
    if (moveFocus) main.focus({ preventScroll: true });
  } catch (error) {
    if (mine === opening) fail(error);
  } finally {
    main.removeAttribute("aria-busy");
  }
  return undefined;
}

/** Messages of a page: one that offers something to do there goes with the page. */
function noticeUntil(signal) {
  return (text, options) => {
    const close = notice(text, options);
    if (options?.action) signal.addEventListener("abort", close);
    return close;
  };
}

function closePage() {
  open?.controller?.abort();
  try {
    open?.close?.();
  } catch (error) {
    console.warn("the page did not close cleanly:", error);
  }
  open = undefined;
}

function setTitle(title) {
  document.title = `${title} · tricklaw`;
}

function showUnknown(id) {
  open = { id };
  setTitle(t("shell.unknown.title"));
  draw(
    main,
    h(
      "section",
      { class: "message-page" },
      h("h1", null, t("shell.unknown.title")),
      h("p", null, t("shell.unknown.text", { page: id })),
      h("p", null, h("a", { class: "button primary", href: hrefOf(HOME) }, t("shell.toStart"))),
    ),
  );
}

/** Shows what went wrong in place of the page, with ways on. */
function fail(error) {
  console.warn(error);
  const id = address().page || HOME;
  closePage();
  open = { id, failed: true };
  setTitle(t("shell.failure.title"));
  const again = (query = address().query) => openPage(id, query, true);
  const anew = () => {
    const query = new URLSearchParams(); // what failed may stand in the address
    showQuery(id, query);
    return again(query);
  };
  draw(main, explainFailure(error, { id, again: () => again(), anew, home: hrefOf(HOME) }));
  announce(t("shell.failure.title"), { atOnce: true });
}

function guarded(work) {
  try {
    return work();
  } catch (error) {
    return fail(error);
  }
}

/** The frame around the pages. */
function drawShell(current = address().page || HOME) {
  document.getElementById("skip").textContent = t("shell.skip");
  drawHeader(current, { switchLanguage });
  drawFooter();
}

async function switchLanguage(language) {
  store.set("language", language);
  await changeLanguage(language);
  const { query } = address();
  await openPage(open?.id ?? HOME, query, false);
  announce(t("shell.languageNow"));
}

/** Once, where a page finds that what is done on it does not stay; the Scorer, which has more places to keep it, says so itself. */
function sayNotKept({ detail: key }) {
  if (!open || !key.startsWith(`${open.id}.`) || open.id === "scorer") return;
  removeEventListener("notkept", sayNotKept);
  notice(t("shell.notKept"), { kind: "problem" });
}

async function start() {
  await words("shell", "law");
  document.getElementById("skip").addEventListener("click", (event) => {
    event.preventDefault(); // the address names the page; the focus is all that moves
    main.focus();
  });
  addEventListener("hashchange", follow);
  addEventListener("notkept", sayNotKept);
  addEventListener("storagesilent", () => notice(t("shell.storageSilent"), { kind: "problem" }));
  addEventListener("error", (event) => event.error && fail(event.error));
  addEventListener("unhandledrejection", (event) => fail(event.reason));
  await follow();
  const offer = (accept) => notice(t("shell.update.text"), { action: t("shell.update.action"), onAction: accept });
  await workOffline(offer);
}

start().catch((error) => {
  // Not even the dictionary is there: no words but these.
  console.warn(error);
  main.replaceChildren(h("p", null, "tricklaw could not start. Reload the page; without a connection it needs one first visit. / 无法启动，请联网后重新加载。"));
});
