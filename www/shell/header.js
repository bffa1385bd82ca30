// The top of every page: name, menu, language and theme; and its foot.
import { ICONS, draw, h, icon } from "../lib/dom.js";
import { hrefOf } from "../lib/router.js";
import { LANGUAGES, currentLanguage, t } from "../lib/words.js";
import { store } from "../lib/store.js";
import { PAGES } from "../pages.js";

const THEMES = ["auto", "light", "dark"];
const THEME_ICONS = { auto: ICONS.auto, light: ICONS.sun, dark: ICONS.moon };

export function drawHeader(current, { switchLanguage }) {
  draw(
    document.getElementById("header"),
    h("a", { class: "brand", href: hrefOf(""), data: { key: "brand" } }, mark(), h("span", null, "tricklaw")),
    h("nav", { class: "menu", aria: { label: t("shell.menu") } }, PAGES.map(({ id }) => menuEntry(id, current))),
    h("div", { class: "settings" }, languageButton(switchLanguage), themeButton(() => drawHeader(current, { switchLanguage }))),
  );
}

function menuEntry(id, current) {
  const here = id === current ? "page" : undefined;
  return h("a", { href: hrefOf(id), aria: { current: here }, data: { key: `menu-${id}` } }, t(`shell.pages.${id}.menu`));
}

function mark() {
  const image = h("img", { src: "icon.svg", alt: "", width: 28, height: 28 });
  return image;
}

/** One press changes to the other language; the button says which, in that language. */
function languageButton(switchLanguage) {
  const other = currentLanguage() === "en" ? "zh" : "en";
  const { name, tag } = LANGUAGES[other];
  return h("button", { type: "button", class: "button quiet", lang: tag, data: { key: "language" }, onclick: () => switchLanguage(other) }, name);
}

function themeButton(drawAgain) {
  const kept = store.get("theme");
  const theme = THEMES.includes(kept) ? kept : "auto";
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length];
  const choose = () => {
    store.set("theme", next);
    dispatchEvent(new CustomEvent("themechosen", { detail: next })); // early.js listens
    drawAgain();
  };
  const label = t("shell.theme.label", { now: t(`shell.theme.${theme}`), next: t(`shell.theme.${next}`) });
  return h("button", { type: "button", class: "icon-button", title: label, aria: { label }, data: { key: "theme" }, onclick: choose }, icon(THEME_ICONS[theme]));
}

export function drawFooter() {
  draw(document.getElementById("footer"), h("p", null, t("shell.footer")));
}
