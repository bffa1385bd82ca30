// The site in real Chromium: served from www/, opened in a context of its own, watched for complaints.
import assert from "node:assert/strict";
import { after, before } from "node:test";
import { at } from "../../../scripts/lib.mjs";
import { listen, siteServer } from "../../../scripts/serve.mjs";
import { launch } from "../../js/support/browser.mjs";
import { calm } from "./calm.mjs";

export const PHONE = { width: 360, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };

/** What a browser complains about. */
function watch(page) {
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return errors;
}

/**
 * Serves a folder and runs a browser around the tests of a file. `visit(hash, options)` opens the site in a fresh
 * context, without a service worker unless asked for, and answers { page, context, errors, leave }; `leave()` closes it
 * and fails when the page complained or asked another host for anything. What is done is followed by waiting until the page
 * has answered, but for a test of somebody in a `hurry`.
 */
export function withSite({ folder = at("www") } = {}) {
  const site = {};
  let server;
  before(async () => {
    server = siteServer(folder);
    site.address = await listen(server, 0);
    site.browser = await launch();
  });
  after(async () => {
    await site.browser?.close();
    server?.close();
    server?.closeAllConnections();
  });
  site.visit = async (hash = "", { hurry = false, ...options } = {}) => {
    const context = await site.browser.newContext({ viewport: DESKTOP, locale: "en-GB", serviceWorkers: "block", acceptDownloads: true, ...options });
    if (!hurry) await calm(context);
    const foreign = [];
    context.on("request", (request) => {
      const { protocol } = new URL(request.url());
      if (!request.url().startsWith(site.address) && !["blob:", "data:"].includes(protocol)) foreign.push(request.url());
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const errors = watch(page);
    await page.goto(site.address + hash);
    await ready(page);
    const leave = async () => {
      await context.close();
      assert.deepEqual(errors, [], "the console has no errors");
      assert.deepEqual(foreign, [], "no other host is asked");
    };
    return { page, context, errors, leave };
  };
  return site;
}

/** Waits until a page of the site, or a message in its place, is shown. */
export const ready = (page) => page.waitForSelector("#main:not([aria-busy]) > :is(.page, .message-page)");

/** By how many pixels the page is wider than the window. */
export const overflow = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The control with that key; see `data: { key }` in www/lib/dom.js. */
export const control = (page, key) => page.locator(`[data-key="${key}"]`);

/**
 * What is seen of the first element that matches: spaces made single, words for screen readers left out, suit symbols
 * without the selector behind them.
 */
export async function textOf(page, selector) {
  const seen = await page.locator(selector).first().evaluate((element) => {
    const unseen = [...element.querySelectorAll(".visually-hidden")];
    for (const one of unseen) one.style.display = "none";
    const text = element.innerText;
    for (const one of unseen) one.style.display = "";
    return text;
  });
  return seen.replaceAll("\uFE0E", "").replaceAll(/\s+/g, " ").trim();
}
