// What the doc comments of a d.ts text say about errors.

const COMMENT = "/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*\\n *";

/** The parameters of a declaration, without blanks, from behind its name on; nothing where there are none. */
const parameters = (text) => {
  let depth = 0;
  for (let end = 0; end < text.length; end++) {
    if ("([{".includes(text[end])) depth += 1;
    if (")]}".includes(text[end]) && --depth === 0) return text.slice(1, end).trim();
  }
  return "";
};

const throwsOf = (comment) => {
  const plain = comment.replace(/\n\s*\* ?/g, " ");
  return plain.match(/@throws \{RulesError\} (.*?)(?= @|\s*$)/)?.[1];
};

/** The calls of a room: [{ name, takes, says }], `says` being the text of `@throws`. Methods are `Table#play`. */
export function callsOf(declarations) {
  const found = [];
  const gather = (text, opening, owner) => {
    for (const match of text.matchAll(new RegExp(COMMENT + opening, "g"))) {
      const takes = parameters(text.slice(match.index + match[0].length - 1));
      found.push({ name: owner + match[2], takes, says: throwsOf(match[1]) });
    }
  };
  gather(declarations, "export (?:declare )?function (\\w+)\\(", "");
  for (const [, name, body] of declarations.matchAll(/^export class (\w+) \{\n([^]*?)^\}/gm)) {
    gather(body, "(?:static )?(\\w+)\\(", `${name}#`);
  }
  return found;
}

/** The codes a text names: `{ codes, prefixes }`, a prefix being written `deal-...` or `vp-`. */
export function codesIn(text) {
  const names = Array.from(text.matchAll(/`([a-z][a-z0-9-]*?)(-\.\.\.|-)?`/g));
  return {
    codes: names.filter(([, , open]) => !open).map(([, name]) => name),
    prefixes: names.filter(([, , open]) => open).map(([, name]) => `${name}-`),
  };
}
