// The pages of the site, in the order of the menu. A page is downloaded when it is first opened.
//
// `rooms` are the parts of the rules it uses, `words` those of the dictionary; its title in the menu is `shell.pages.<id>.menu`.

export const PAGES = [
  { id: "board", rooms: ["bridge"], words: ["bridge", "files", "board"], styles: ["board"], load: () => import("./pages/board/index.js") },
  { id: "shengji", rooms: ["shengji"], words: ["bridge", "board", "shengji"], styles: ["shengji"], load: () => import("./pages/shengji/index.js") },
  { id: "scorer", rooms: ["event"], words: ["bridge", "scorer", "evening"], styles: ["scorer"], load: () => import("./pages/scorer/index.js") },
  { id: "director", rooms: ["bridge"], words: ["bridge", "files", "board", "director"], styles: ["board", "director"], load: () => import("./pages/director/index.js") },
  { id: "claim", rooms: ["bridge", "analysis"], words: ["bridge", "files", "board", "claim"], styles: ["board", "claim"], load: () => import("./pages/claim/index.js") },
];

/** What opens when the address names no page. */
export const HOME = PAGES[0].id;
