// Every example a reader may paste runs, against the packed package: README.md, docs/*.md and the doc comments.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { at, exists, nodeTool } from "../../scripts/lib.mjs";
import { installPackage } from "./support/consumer.mjs";
import { PROMISED, docExamples, fencedBlocks, withChecks, withoutExample } from "./support/examples.mjs";

const docs = exists("docs") ? readdirSync(at("docs")).filter((name) => name.endsWith(".md")) : [];
const pages = ["README.md", ...docs.map((name) => `docs/${name}`)];
const blocks = pages.flatMap((page) =>
  fencedBlocks(readFileSync(at(page), "utf8"), ["js", "ts"]).map((block) => ({ page, ...block })),
);
const declarations = readdirSync(at("dist")).filter((name) => name.endsWith(".d.ts"));
const examples = declarations.flatMap((file) =>
  docExamples(readFileSync(at("dist", file), "utf8")).map((example) => ({ file, ...example })),
);
const rooms = declarations.map((file) => file.replace(".d.ts", "")).filter((name) => !/^(?:index|common|wasm|worker|inline-.*)$/.test(name));

let consumer;
before(() => {
  consumer = installPackage();
});
after(() => consumer.remove());

describe("documents", () => {
  test("the README has a block to paste", () => assert.ok(blocks.some(({ page }) => page === "README.md")));

  for (const [index, { page, line, language, code }] of blocks.entries()) {
    test(`${page}, line ${line}`, () => {
      if (language === "ts") acceptedByTsc(`block${index}.ts`, code);
      const runnable = language === "ts" ? compiled(`checked${index}.ts`, code) : withChecks(code).code;
      consumer.write(`block${index}.mjs`, PROMISED + runnable);
      consumer.run(`block${index}.mjs`);
    });
  }
});

describe("doc comments", () => {
  for (const room of rooms) {
    test(`everything in ${room} has an example`, () => {
      assert.deepEqual(withoutExample(readFileSync(at("dist", `${room}.d.ts`), "utf8")), []);
    });
  }

  for (const [index, { file, line, code }] of examples.entries()) {
    test(`${file}, line ${line}`, () => {
      const imports = /^import /m.test(code) ? "" : `import { RulesError, init, ${rooms.join(", ")} } from "tricklaw";\n`;
      consumer.write(`example${index}.mjs`, PROMISED + imports + withChecks(code).code);
      consumer.run(`example${index}.mjs`);
    });
  }
});

const TSC = ["--strict", "--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom", "--types", ""];

function tsc(...args) {
  const { stdout, status } = spawnSync(nodeTool("tsc"), [...TSC, ...args], { cwd: consumer.folder, encoding: "utf8" });
  assert.equal(status, 0, stdout);
}

function acceptedByTsc(name, code) {
  consumer.write(name, code);
  tsc("--noEmit", name);
}

/** The JavaScript of a TypeScript block, its promises turned into checks. */
function compiled(name, code) {
  const declared = "declare function promised<T>(value: T, expected: unknown): T;\n";
  consumer.write(name, declared + withChecks(code).code);
  tsc("--outDir", "compiled", name);
  return readFileSync(`${consumer.folder}/compiled/${name.replace(/ts$/, "js")}`, "utf8");
}

describe("the search for examples", () => {
  test("takes fenced blocks of the asked languages with their lines", () => {
    const page = "# T\n```js\na();\n```\ntext\n```sh\nls\n```\n```ts\nb();\nc();\n```\n";
    assert.deepEqual(fencedBlocks(page, ["js", "ts"]), [
      { line: 2, language: "js", code: "a();" },
      { line: 9, language: "ts", code: "b();\nc();" },
    ]);
  });

  test("takes @example up to the end of the comment or the next tag", () => {
    const text = "/**\n * A.\n * @example\n * a();\n *\n * b();\n * @throws never\n */\n/**\n     * @example\n     * c(); // 1\n     */";
    assert.deepEqual(docExamples(text), [
      { line: 3, code: "a();\n\nb();" },
      { line: 10, code: "c(); // 1" },
    ]);
  });

  test("finds what has no example", () => {
    const shown = "/**\n * @example\n * a();\n */\nexport function a(): void;\n";
    const table = "/** T. */\nexport class T {\n    /**\n     * B.\n     */\n    b(): void;\n    /** C. */\n    readonly c: number;\n}\n";
    assert.deepEqual(withoutExample(`${shown}/** D. */\nexport declare function d(): void;\n${table}`), ["d", "T", "T.b", "T.c"]);
  });

  test("turns comments that are values into checks", () => {
    const rows = [
      ['f(1); // "S"', 'promised(f(1), "S");'],
      ["const x = f(1); // [1, 2]", "const x = promised(f(1), [1,2]);"],
      ["f(1); // Int32Array [ 790, 0 ]: made; passed out", "promised(f(1), [790,0]);"],
      ["  console.log(f(g(1))); // null", "  console.log(promised(f(g(1)), null));"],
      ["await init(); // in Node there is nothing to wait for", "await init(); // in Node there is nothing to wait for"],
    ];
    for (const [code, expected] of rows) assert.equal(withChecks(code).code, expected);
  });

  test("a broken promise fails", () => {
    consumer.write("broken.mjs", PROMISED + withChecks("1 + 1; // 3").code);
    assert.throws(() => consumer.run("broken.mjs"), /deep-equal/);
  });
});
