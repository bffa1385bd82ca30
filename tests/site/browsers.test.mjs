// The oldest browsers the site is for: Chrome and Edge 100, Firefox 115, Safari 16. What came later is not used.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";
import { at } from "../../scripts/lib.mjs";

/** What is younger than one of them, and since when it is there. */
const LATER = {
  ".css": [
    [/:has\(/, "Firefox 121"],
    [/color-mix\(/, "Chrome 111, Safari 16.2"],
    [/light-dark\(/, "Chrome 123, Firefox 120, Safari 17.5"],
    [/@starting-style|@scope|@property/, "Firefox 128 and later"],
    [/^\s*&/m, "Chrome 120, Firefox 117, Safari 17.2"],
    [/\b(?:lab|lch|oklab|oklch)\(/, "Chrome 111"],
  ],
  ".js": [
    [/AbortSignal\.any\(/, "Chrome 116, Firefox 124, Safari 17.4"],
    [/\b(?:Object|Map)\.groupBy\(/, "Chrome 117, Firefox 119, Safari 17.4"],
    [/Promise\.(?:withResolvers|try)\(/, "Chrome 119, Firefox 121, Safari 17.4"],
    [/Array\.fromAsync\(/, "Chrome 121"],
    [/\.(?:toSorted|toReversed|toSpliced)\(/, "Chrome 110"],
    [/\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/, "Chrome 122, Firefox 127, Safari 17"],
    [/\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|flatMap|some|every|find|reduce|forEach|toArray|take|drop)\(/, "Chrome 122, Firefox 131, Safari 18.4"],
    [/\.(?:toBase64|toHex)\(|Uint8Array\.from(?:Base64|Hex)\(/, "Chrome 140, Firefox 133, Safari 18.2"],
    [/URL\.canParse\(/, "Chrome 120, Safari 17"],
    [/\(\?<[=!]/, "Safari 16.4"],
    [/\bstatic \{/, "Safari 16.4"],
    [/\bshowPopover\(|\.popover\b/, "Chrome 114, Firefox 125, Safari 17"],
  ],
};

/** Parts of WebAssembly that are in Chrome 96, Firefox 79 and Safari 15. */
const WASM = ["mutable-globals", "sign-ext", "nontrapping-fptoint", "bulk-memory", "bulk-memory-opt", "reference-types", "call-indirect-overlong", "multivalue"];

const filesOf = (folder, kind) => readdirSync(folder, { recursive: true }).map(String).filter((name) => name.endsWith(kind));

describe("nothing younger than the oldest browsers", () => {
  for (const [kind, later] of Object.entries(LATER)) {
    test(`in the ${kind} files`, () => {
      const files = ["www", "js"].flatMap((folder) => filesOf(at(folder), kind).filter((name) => !name.startsWith("pkg")).map((name) => join(folder, name)));
      assert.ok(files.length > 5, "the files are found");
      for (const file of files) {
        const text = readFileSync(at(file), "utf8");
        for (const [pattern, since] of later) assert.doesNotMatch(text, pattern, `${file}: only since ${since}`);
      }
    });
  }

  test("in the wasm files", () => {
    const files = filesOf(at("www", "pkg"), ".wasm");
    assert.equal(files.length, 4);
    for (const file of files) {
      const module = new WebAssembly.Module(readFileSync(at("www", "pkg", file)));
      const [section] = WebAssembly.Module.customSections(module, "target_features");
      const used = featuresIn(new Uint8Array(section));
      assert.ok(used.includes("bulk-memory"), "the list is read");
      assert.deepEqual(used.filter((name) => !WASM.includes(name)), [], file);
    }
  });
});

/** The names in a `target_features` section: a count, then for each a sign, a length and the name (all below 128). */
function featuresIn(bytes) {
  const names = [];
  for (let i = 1; i < bytes.length; i += 2 + bytes[i + 1]) names.push(new TextDecoder().decode(bytes.subarray(i + 2, i + 2 + bytes[i + 1])));
  assert.equal(names.length, bytes[0]);
  return names;
}
