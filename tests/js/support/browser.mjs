// Real Chromium, and a page in it that tells what went wrong.
import { chromium } from "playwright-core";
import { findChromium } from "../../../scripts/lib.mjs";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const launch = () => chromium.launch({ executablePath: findChromium()?.path, args: FLAGS });

/** Opens an address; `errors` gathers what the page throws, logs as error, or cannot load. */
export async function openPage(browser, url, options = {}) {
  const page = await browser.newPage(options);
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(url);
  return { page, errors };
}
