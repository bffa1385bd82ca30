// How generated declarations are sorted into rooms.
import assert from "node:assert/strict";
import { test } from "node:test";
import { publicExports, publicName, roomScript, roomTypes, splitDeclarations } from "../../scripts/declarations.mjs";

const GENERATED = `/* tslint:disable */
/* eslint-disable */

/**
 * A board in progress.
 */
export class BridgeTable {
    private constructor();
    free(): void;
    /**
     * One that has \`{\` in its text.
     */
    static fromPbn(text: string): BridgeTable;
}

/**
 * Who deals.
 */
export function bridgeDealerOf(boardNumber: number): number;
`;

test("names lose the prefix of their room", () => {
  assert.equal(publicName("bridgeDealerOf", "bridge"), "dealerOf");
  assert.equal(publicName("BridgeTable", "bridge"), "Table");
  for (const name of ["bridge", "bridged", "Bridges", "shengjiTable"]) assert.equal(publicName(name, "bridge"), undefined);
});

test("declarations are split with their comments", () => {
  const declarations = splitDeclarations(GENERATED);
  assert.deepEqual(declarations.map(({ name }) => name), ["BridgeTable", "bridgeDealerOf"]);
  assert.match(declarations[0].text, /^\/\*\*\n \* A board in progress\.\n \*\/\nexport class BridgeTable \{[^]*\n\}$/);
});

test("what it does not know stops the build", () => {
  assert.throws(() => splitDeclarations("export enum Seat { N }\n"), /unknown declaration/);
  assert.throws(() => splitDeclarations("export class Table {\n"), /does not end/);
  assert.throws(() => publicExports([{ name: "dealerOf", text: "" }], "bridge"), /dealerOf/);
});

test("what is marked as internal is no export of the room", () => {
  const inner = `${GENERATED}\n/**\n * For the scripts beside it.\n *\n * @internal\n */\nexport function bridgeAsk(question: string): string;\n`;
  assert.deepEqual(publicExports(splitDeclarations(inner), "bridge").map(({ as }) => as), ["Table", "dealerOf"]);
});

test("a room has its own exports under their public names", () => {
  const exports = publicExports(splitDeclarations(GENERATED), "bridge");
  assert.equal(
    roomScript("bridge", exports, ["bridge-names.js"]),
    'export * from "./bridge-names.js";\nexport {\n  BridgeTable as Table,\n  bridgeDealerOf as dealerOf,\n} from "./bridge_bg.js";\n',
  );
  const types = roomTypes(exports, "export type Law = Citation;", "export interface Citation {}\nexport type Book = string;");
  assert.match(types, /import type \{ Citation \} from "\.\/common\.js";/);
  assert.match(types, /static fromPbn\(text: string\): Table;/);
  assert.match(types, /export function dealerOf\(boardNumber: number\): number;/);
});
