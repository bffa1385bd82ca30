// Finds the code in documents, and makes what its comments promise into checks.

/** The fenced blocks of a Markdown text in these languages: [{ line, language, code }]. */
export function fencedBlocks(markdown, languages) {
  const blocks = [];
  let open;
  markdown.split("\n").forEach((text, index) => {
    const fence = text.match(/^ {0,3}```\s*(\w*)/);
    if (open && fence) {
      if (languages.includes(open.language)) blocks.push({ ...open, code: open.lines.join("\n") });
      open = undefined;
    } else if (open) {
      open.lines.push(text);
    } else if (fence) {
      open = { line: index + 1, language: fence[1], lines: [] };
    }
  });
  return blocks.map(({ line, language, code }) => ({ line, language, code }));
}

/** The `@example` parts of the doc comments of a d.ts text: [{ line, code }]. */
export function docExamples(declarations) {
  const examples = [];
  const lines = declarations.split("\n").map((text) => text.trim());
  for (let i = 0; i < lines.length; i++) {
    if (lines[i] !== "* @example") continue;
    const line = i + 1;
    const code = [];
    while (!/^\* @|\*\/$/.test(lines[i + 1])) code.push(lines[++i].replace(/^\* ?/, ""));
    examples.push({ line, code: code.join("\n") });
  }
  return examples;
}

/** The functions, classes, methods and getters of a d.ts text whose comment has no `@example`. */
export function withoutExample(declarations) {
  const undocumented = (text, declared, owner) =>
    [...text.matchAll(new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*?\\n${declared}`, "g"))]
      .filter(([, comment]) => !comment.includes("@example"))
      .map(([, , name]) => owner + name);
  const top = undocumented(declarations, "export (?:declare )?(?:class|function) (\\w+)", "");
  const classes = [...declarations.matchAll(/^export class (\w+) \{\n([^]*?)^\}/gm)];
  const members = classes.flatMap(([, name, body]) => undocumented(body, "    (?:static |readonly )?(\\w+)\\s*[(:]", `${name}.`));
  return [...top, ...members];
}

/**
 * `expression; // value` becomes a check wherever the comment is a value: `bridge.seatName(2); // "S"`, also behind
 * `const name =` and inside `console.log(...)`. Answers { code, checks }.
 */
export function withChecks(code) {
  let checks = 0;
  const checked = code.replaceAll(
    /^(\s*)((?:const|let) [\w: ]+ = |console\.log\()?(.+?)(\)?); \/\/ (.+)$/gm,
    (line, indent, before = "", expression, close, comment) => {
      const value = valueOf(comment);
      if (value === undefined) return line;
      checks += 1;
      const logged = before === "console.log(";
      const [inner, end] = logged ? [expression, close] : [expression + close, ""];
      return `${indent}${before}promised(${inner}, ${JSON.stringify(value)})${end};`;
    },
  );
  return { code: checked, checks };
}

/** The value a comment shows: JSON, perhaps behind the name of a typed array, perhaps explained after a colon. */
function valueOf(comment) {
  const shown = comment.replace(/^\w+Array ?/, "");
  for (const text of [shown, shown.replace(/: [^"\]}]*$/, "")]) {
    try {
      return JSON.parse(text);
    } catch {
      // prose, or a value with prose behind it
    }
  }
  return undefined;
}

/** What the checks call: compares as JSON does, typed arrays as arrays, and hands the value on. */
export const PROMISED = `
import { deepStrictEqual } from "node:assert/strict";
const promised = (value, expected) => {
  const plain = ArrayBuffer.isView(value) ? Array.from(value) : value;
  deepStrictEqual(JSON.parse(JSON.stringify(plain ?? null)), expected);
  return value;
};
`;
