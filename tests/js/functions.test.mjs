// docs/functions.md: every function and method of a room stands under it once at least, and nothing that is not there.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import * as rooms from "tricklaw";
import { at } from "../../scripts/lib.mjs";

const ROOMS = ["bridge", "shengji", "event", "analysis"];
/** The classes by the word the page has for one of their objects. */
const OBJECTS = { table: "Table", file: "BoardFile", ruling: "Ruling", follow: "Follow", plays: "Plays", pool: "Pool" };
/** What a reader never calls himself, or every class has. */
const UNLISTED = new Set(["constructor", "free"]);

const page = readFileSync(at("docs", "functions.md"), "utf8");
const section = (room) => page.split(/^## /m).find((part) => part.startsWith(`${room}\n`)) ?? "";

const isClass = (value) => typeof value === "function" && Object.values(OBJECTS).includes(value.name.replace(/^(Bridge|Shengji)/, ""));
const membersOf = (prototype) => Object.getOwnPropertyNames(prototype).filter((name) => !UNLISTED.has(name) && !name.startsWith("_"));
const staticsOf = (made) => Object.getOwnPropertyNames(made).filter((name) => !["length", "name", "prototype"].includes(name) && !name.startsWith("_"));

/** The names a reader may look for in a room: its functions and lists, and the methods and fields of its objects. */
function namesOf(room) {
  const own = Object.entries(rooms[room]).flatMap(([name, value]) =>
    isClass(value) ? [name, ...staticsOf(value).map((one) => `${name}.${one}`)] : [name],
  );
  const objects = Object.entries(OBJECTS).flatMap(([word, name]) =>
    rooms[room][name] ? membersOf(rooms[room][name].prototype).map((one) => `${word}.${one}`) : [],
  );
  return new Set([...own.map((name) => `${room}.${name}`), ...objects]);
}

/** The names a section speaks of, as code: `bridge.score`, `table.call`, `bridge.BoardFile.read`. */
function namedIn(room) {
  const words = [room, ...Object.keys(OBJECTS)].join("|");
  const code = [...section(room).matchAll(/`([^`]*)`/g)].map(([, text]) => text).join(" ");
  return new Set([...code.matchAll(new RegExp(`\\b(?:${words})\\.\\w+(?:\\.\\w+)?`, "g"))].map(([name]) => name));
}

describe("docs/functions.md", () => {
  for (const room of ROOMS) {
    const [there, named] = [namesOf(room), namedIn(room)];

    test(`${room}: everything it has is listed`, () => {
      const lacking = [...there].filter((name) => !named.has(name) && !/\.toJSON$|^analysis\.Pool$/.test(name));
      assert.ok(there.size > 10);
      assert.deepEqual(lacking, []);
    });

    test(`${room}: everything listed is there`, () => {
      assert.deepEqual([...named].filter((name) => !there.has(name)), []);
    });
  }
});
