// One dictionary a language, split by subject: i18n/en/board.js is what words("board") loads in English.

/** The languages: how each is named in itself, and its tag. */
export const LANGUAGES = { en: { name: "English", tag: "en" }, zh: { name: "中文", tag: "zh-Hans" } };

let language = document.documentElement.lang.startsWith("zh") ? "zh" : "en";
let plurals = new Intl.PluralRules(LANGUAGES[language].tag);
const parts = new Set();
let dictionary = {};

export const currentLanguage = () => language;

async function part(name) {
  dictionary[name] = (await import(`../i18n/${language}/${name}.js`)).default;
  parts.add(name);
}

/** Loads parts of the dictionary; t() knows them from then on. */
export const words = (...names) => Promise.all(names.map((name) => dictionary[name] ?? part(name)));

/** Changes the language; every part in use is there in it when this resolves. */
export async function changeLanguage(to) {
  language = to;
  plurals = new Intl.PluralRules(LANGUAGES[to].tag);
  document.documentElement.lang = LANGUAGES[to].tag;
  const fresh = await Promise.all([...parts].map(async (name) => [name, (await import(`../i18n/${to}/${name}.js`)).default]));
  dictionary = Object.fromEntries(fresh);
}

function find(key) {
  return key.split(".").reduce((value, name) => (value && Object.hasOwn(value, name) ? value[name] : undefined), dictionary);
}

/** Whether there is such a text. */
export const hasText = (key) => find(key) !== undefined;

function pattern(key, values) {
  const found = find(key);
  if (typeof found === "string") return found;
  if (found && typeof found === "object" && "other" in found) return found[plurals.select(values?.n ?? 0)] ?? found.other;
  console.error(`no text for ${key} in ${language}`);
  return key;
}

const said = (value) => (Array.isArray(value) ? value.map(said).join("") : (value?.textContent ?? String(value ?? "")));

/** A piece of a text between what fills its places: a blank is for letters, numbers and signs, Chinese words stand close. */
function closed(piece, before, after) {
  const begun = /\p{Script=Han}$/u.test(said(before)) ? piece.replace(/^ (?=[\p{Script=Han}，。：；])/u, "") : piece;
  return /^\p{Script=Han}/u.test(said(after)) ? begun.replace(/([\p{Script=Han}，。：；]) $/u, "$1") : begun;
}

/** A text in pieces: every other one fills a place. */
function pieces(key, values) {
  const all = pattern(key, values).split(/\{(\w+)\}/);
  const filled = all.map((piece, at) => (at % 2 === 1 ? (values[piece] ?? `{${piece}}`) : piece));
  return language === "zh" ? filled.map((piece, at) => (at % 2 === 1 ? piece : closed(piece, filled[at - 1], filled[at + 1]))) : filled;
}

/** The text of a key, its `{places}` filled: t("board.count", { n: 3 }). A text with forms is chosen by `n`. */
export const t = (key, values = {}) => pieces(key, values).join("");

/** The same as a list of nodes, for places filled with elements: tn("board.by", { card: element }). */
export const tn = (key, values = {}) => pieces(key, values);

/** Things listed as the language lists them: "a, b and c". */
export const listed = (items, type = "conjunction") => new Intl.ListFormat(LANGUAGES[language].tag, { type }).format(items);

/** The marks between the parts of a text, as wide as the letters they stand among. */
const MARKS = { en: { comma: ", ", pause: ", ", colon: ": ", stop: " ", open: " (", close: ")", end: "." }, zh: { comma: "，", pause: "、", colon: "：", stop: "", open: "（", close: "）", end: "。" } };

/** Parts one after the other, empty ones left out: "a, b". */
export const inTurn = (texts) => texts.filter(Boolean).join(MARKS[language].comma);

/** Things of one kind one after the other, as elements or texts: "a, b", in Chinese "a、b". */
export const enumeratedNodes = (nodes) => nodes.filter(Boolean).flatMap((node, at) => (at === 0 ? [node] : [MARKS[language].pause, node]));
export const enumerated = (texts) => enumeratedNodes(texts).join("");

/** Sentences one after the other, empty ones left out. */
export const sentences = (texts) => texts.filter(Boolean).join(MARKS[language].stop);

/** A text as a sentence: "text.". */
export const sentence = (text) => `${text}${MARKS[language].end}`;

/** What is said about something: "name: text". */
export const saidOf = (name, text) => `${name}${MARKS[language].colon}${text}`;

/** An aside behind something: " (text)". */
export const aside = (text) => `${MARKS[language].open}${text}${MARKS[language].close}`;

/** Making a format takes far longer than using it, and a page may show thousands of numbers. */
const formats = new Map();

function numberFormat(signed) {
  const key = `${language} ${signed}`;
  if (!formats.has(key)) formats.set(key, new Intl.NumberFormat(LANGUAGES[language].tag, { signDisplay: signed ? "exceptZero" : "auto", useGrouping: false }));
  return formats.get(key);
}

/** A number as the language writes it, with a sign when `signed`. */
export const number = (value, signed = false) => numberFormat(signed).format(value).replace("-", "−");
