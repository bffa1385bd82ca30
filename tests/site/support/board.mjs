// What a person reads and does on the Board page.
import { control, textOf } from "./site.mjs";

/** A board with an explanation and a claim. */
export const LIN =
  "qx|o7|md|3SQT94HJT9DAKQ6CK4,SA873HQ75DT7CT632,SK52HAK632DJ5CQ75,SJ6H84D98432CAJ98|sv|b|ah|Board 7|mb|1H|mb|p|mb|1S!|an|four spades|mb|p|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|D4|mc|10|";

export const contract = (page) => textOf(page, ".fact-contract dd");
export const tricks = (page) => textOf(page, ".fact-tricks dd");
export const score = (page) => textOf(page, ".fact-score dd");
export const position = (page) => textOf(page, ".step-count");

export async function clicks(page, key, times) {
  for (let i = 0; i < times; i++) await control(page, key).click();
}

export async function paste(page, text) {
  await control(page, "open-paste").click();
  await page.fill("#pasted", text);
  await page.click("dialog button[type=submit]");
}

export async function dropFile(page, name, text) {
  const transfer = await page.evaluateHandle(([name, text]) => {
    const data = new DataTransfer();
    data.items.add(new File([text], name));
    return data;
  }, [name, text]);
  await page.dispatchEvent(".page", "dragover", { dataTransfer: transfer });
  await page.dispatchEvent(".page", "drop", { dataTransfer: transfer });
}
