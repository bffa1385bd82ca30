// Sorts what wasm-bindgen generated into the rooms of the package: `bridgeDealerOf` becomes `bridge.dealerOf`, its
// declaration goes behind the hand-written types of src/wasm/types/bridge.ts and the files beside it.
import { Failure } from "./lib.mjs";

/** The top-level declarations of a generated d.ts file: [{ name, text }], each with its doc comment. */
export function splitDeclarations(source) {
  const declarations = [];
  let pending = [];
  let name;
  for (const line of source.split("\n")) {
    const idle = name === undefined && pending.length === 0;
    if (idle && (line === "" || /^\/\* (tslint|eslint)/.test(line))) continue;
    pending.push(line);
    const opened = line.match(/^export (?:function|class) (\w+)/);
    if (opened) name = opened[1];
    else if (name === undefined && !/^(\/\*\*| \*)/.test(line)) throw new Failure(`unknown declaration: ${line}`);
    if (name !== undefined && (line === "}" || (opened && line.endsWith(";")))) {
      declarations.push({ name, text: pending.join("\n") });
      [pending, name] = [[], undefined];
    }
  }
  if (pending.length > 0) throw new Failure(`the last declaration does not end: ${pending[0]}`);
  return declarations;
}

/** `bridgeDealerOf` -> `dealerOf`, `BridgeTable` -> `Table`; nothing for a name that is not of that room. */
export function publicName(name, room) {
  const capital = room[0].toUpperCase() + room.slice(1);
  const match = name.match(new RegExp(`^(${room}|${capital})([A-Z]\\w*)$`));
  if (!match) return undefined;
  const [, prefix, rest] = match;
  return prefix === room ? rest[0].toLowerCase() + rest.slice(1) : rest;
}

/**
 * A room's exports: [{ name, as, text }], without those marked `@internal`, which are for the package's own scripts. One
 * without the room's prefix is a mistake.
 */
export function publicExports(declarations, room) {
  return declarations.filter(({ text }) => !/^\s*\* @internal$/m.test(text)).map(({ name, text }) => {
    const as = publicName(name, room);
    if (as === undefined) throw new Failure(`the export ${name} does not begin with the name of its room, ${room}`);
    return { name, as, text };
  });
}

/** A room's JavaScript: the hand-written files, and its exports under their public names. */
export function roomScript(room, exports, handWritten) {
  const lines = handWritten.map((file) => `export * from "./${file}";`);
  const list = exports.map(({ name, as }) => `  ${name} as ${as},\n`).join("");
  if (list) lines.push(`export {\n${list}} from "./${room}_bg.js";`);
  return lines.join("\n") + "\n";
}

/** A room's types: what it uses of the common ones, the hand-written ones, the generated ones. */
export function roomTypes(exports, handWritten, common) {
  const generated = exports.map(({ text }) => text).join("\n\n");
  const renamed = exports.reduce((text, { name, as }) => text.replaceAll(new RegExp(`\\b${name}\\b`, "g"), as), generated);
  const body = `${handWritten.trim()}\n\n${renamed}\n`;
  const used = [...common.matchAll(/^export (?:declare )?(?:type|interface|class) (\w+)/gm)]
    .map(([, name]) => name)
    .filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const imports = used.length > 0 ? `import type { ${used.join(", ")} } from "./common.js";\n\n` : "";
  // Objects can be released by `using`; the library names the symbol, older settings of TypeScript do not know it.
  return `/// <reference lib="esnext.disposable" />\n${imports}${body}`;
}
