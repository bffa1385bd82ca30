// The functions of the analysis room. What they take is checked and put into a question, which the rules answer in JSON.
import { analysisAsk } from "./analysis_bg.js";
import { bytesOf, plainCopy } from "./boundary.js";
import { badInput } from "./errors.js";
import { Question, fields, putDeal, putPosition, putRestrictions, refusalOf } from "./question.js";

const SEATS = ["N", "E", "S", "W"];
const DENOMINATIONS = ["C", "D", "H", "S", "NT"];
const EDITIONS = ["1987", "1997", "2007", "2017"];
const PRESETS = ["EBU", "ACBL", "lenient"];
const NODES = [0, Number.MAX_SAFE_INTEGER];
/** No longer than the rules read, which count a pair of surrogates as one. */
const STATEMENT_LENGTH = 4000;

const isNothing = (value) => value === undefined || value === null;
const optional = (path, value, known) => (isNothing(value) ? {} : fields(path, value, known));

function answered(question) {
  const answer = JSON.parse(analysisAsk(question.text));
  if (typeof answer?.item === "number") throw question.refusalOf(answer.item);
  if (answer?.refusal) throw refusalOf(answer.refusal);
  return answer;
}

function putCost(question, options) {
  const { nodes, memory } = optional("options", options, ["nodes", "memory"]);
  question.maybe(question.whole(...NODES), "options.nodes", nodes);
  question.maybe(question.whole(1, 40), "options.memory", memory);
}

function ofPosition(kind, position, options) {
  const question = new Question(kind);
  putPosition(question, "position", position);
  putCost(question, options);
  return answered(question);
}

export const solve = (position, options) => ofPosition("solve", position, options);

export const cards = (position, options) => ofPosition("cards", position, options);

export function table(deal, options) {
  const question = new Question("table");
  putDeal(question, "deal", deal);
  putCost(question, options);
  const { done, atLeast, atMost, nodes } = answered(question);
  const known = (place) => (atLeast[place] === atMost[place] ? atLeast[place] : null);
  const row = (seat) => Object.fromEntries(DENOMINATIONS.map((name, i) => [name, known(4 * i + seat)]));
  const tricks = Object.fromEntries(SEATS.map((name, seat) => [name, row(seat)]));
  return { complete: done === 20, done, tricks, atLeast: Uint8Array.from(atLeast), atMost: Uint8Array.from(atMost), nodes };
}

/** The twenty numbers of a table somebody has already; nothing when it is no table. */
function numbersOf(value) {
  const bytes = bytesOf(value);
  if (bytes) return bytes.length === 20 ? Array.from(bytes) : undefined;
  if (typeof value !== "object" || value === null) return undefined;
  let record;
  try {
    record = fields("table", value, ["complete", "done", "tricks", "atLeast", "atMost", "nodes"]);
  } catch {
    return undefined;
  }
  if (isNothing(record.tricks)) return undefined;
  const rows = fields("table.tricks", record.tricks, SEATS);
  const row = (seat) => fields(`table.tricks.${seat}`, rows[seat], DENOMINATIONS);
  return DENOMINATIONS.flatMap((denomination) => SEATS.map((seat) => row(seat)[denomination]));
}

export function par(given, dealer, vulnerability, options) {
  const question = new Question("par");
  const numbers = numbersOf(given);
  question.put(numbers ? "table" : "deal");
  if (numbers) question.list(question.whole(0, 13), "table", numbers, 20);
  else putDeal(question, "table", given);
  question.seat("dealer", dealer);
  question.vulnerability("vulnerability", vulnerability);
  putCost(question, options);
  return answered(question);
}

const STEPS = {
  drawTrumps: ["rounds"],
  cash: ["hand", "suit", "rounds"],
  lead: ["card"],
  finesse: ["card", "suit", "against"],
  play: ["card"],
  ruff: ["hand", "suit", "with"],
  discard: ["hand", "suit", "card"],
  cross: ["to", "suit"],
  concede: ["tricks", "suit"],
  count: ["tricks", "suit"],
  crossruff: ["with"],
  good: ["hand", "suit"],
  avoid: ["what", "hand", "suit"],
  if: ["condition", "then", "otherwise"],
};
/** Kinds of steps that may leave their suit open. */
const ANY_SUIT = ["finesse", "ruff", "cross", "concede", "count", "good", "avoid"];
/** Kinds of steps that name a card, or what else they are about. */
const ANY_CARD = ["finesse", "discard"];
const MOST_STEPS = 60;
const DEEPEST = 8;

function putSteps(question, path, value, depth = 0) {
  if (depth > DEEPEST) throw badInput(path, `alternatives nested at most ${DEEPEST} deep`, value);
  question.list((at, item) => putStep(question, at, item, depth), path, value, MOST_STEPS);
}

function putStep(question, path, value, depth) {
  const { do: kind } = fields(path, value, ["do", ...new Set(Object.values(STEPS).flat())]);
  question.word(...Object.keys(STEPS))(`${path}.do`, kind);
  if (kind === "avoid" && depth > 0) throw badInput(path, "a step other than avoid within an if", value);
  const step = fields(path, value, ["do", ...STEPS[kind]]);
  const named = ANY_CARD.includes(kind) && !isNothing(step.card);
  if (named && !(isNothing(step.hand) && isNothing(step.suit))) throw badInput(path, "a card or a suit, not both", value);
  const openSuit = named || ANY_SUIT.includes(kind);
  const tricks = question.whole(kind === "concede" ? 0 : 1, 13);
  const readers = {
    hand: (at, given) => question.maybe(question.seat, at, given),
    to: question.seat,
    against: (at, given) => question.maybe(question.seat, at, given),
    card: (at, given) => (ANY_CARD.includes(kind) ? question.maybe(question.card, at, given) : question.card(at, given)),
    suit: (at, given) => (openSuit ? question.maybe(question.suit, at, given) : question.suit(at, given)),
    what: question.word("trumps", "finesse", "ruff", "low"),
    with: (at, given) => question.maybe(question.word("low", "high"), at, given, "low"),
    tricks: (at, given) => (kind === "concede" ? question.maybe(tricks, at, given, "1") : tricks(at, given)),
    rounds: (at, given) => question.maybe(tricks, at, given),
    condition: (at, given) => putCondition(question, at, given),
    then: (at, given) => putSteps(question, at, needed(at, given, "steps"), depth + 1),
    otherwise: (at, given) => putSteps(question, at, given, depth + 1),
  };
  for (const key of STEPS[kind]) readers[key](`${path}.${key}`, step[key]);
}

function needed(path, value, what) {
  if (isNothing(value)) throw badInput(path, what, value);
  return value;
}

function putCondition(question, path, value) {
  const given = fields(path, value, ["bothFollow", "breaks", "showsOut", "seat", "appeared"]);
  const kinds = ["bothFollow", "breaks", "showsOut", "appeared"].filter((kind) => !isNothing(given[kind]));
  const [kind] = kinds;
  if (kinds.length !== 1 || (!isNothing(given.seat) && kind !== "showsOut")) {
    throw badInput(path, "one of bothFollow, breaks, showsOut (with or without a seat) and appeared", value);
  }
  question.put(kind);
  (kind === "appeared" ? question.card : question.suit)(`${path}.${kind}`, given[kind]);
  if (kind === "showsOut") question.maybe(question.seat, `${path}.seat`, given.seat);
}

function putStatement(question, path, value) {
  const isText = typeof value === "string";
  question.put(isText ? "text" : "steps");
  if (isText) question.line(STATEMENT_LENGTH)(path, value);
  else putSteps(question, path, value);
}

/** Places are bytes of the text to the rules, and UTF-16 units to whoever has the text. */
function placed(text, problems) {
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const units = (end) => decoder.decode(bytes.subarray(0, end)).length;
  return problems.map(({ code, ...place }) => {
    const [start, end] = [units(place.start), units(place.end)];
    return { code, start, end, found: text.slice(start, end) };
  });
}

export function parseStatement(text, declarer, denomination, by, led) {
  const question = new Question("parse");
  question.maybe(question.seat, "declarer", declarer);
  question.maybe(question.denomination, "denomination", denomination);
  question.maybe(question.seat, "by", by);
  question.maybe(question.suit, "led", led);
  question.line(STATEMENT_LENGTH)("text", text);
  const { steps, problems } = answered(question);
  return { steps, problems: placed(text, problems) };
}

export function statementText(steps, language) {
  const question = new Question("write");
  question.maybe(question.word("en", "zh"), "language", language, "en");
  putSteps(question, "steps", needed("steps", plainCopy("steps", steps), "an array of steps"));
  return answered(question);
}

const CLAIM = ["by", "tricks", "concedes", "statement", "knows", "class", "laterPlay", "restrictions"];

/** A position and a claim; the text of the statement, where it is one. */
function putClaim(question, position, value) {
  putPosition(question, "position", position, true);
  const claim = fields("claim", value, CLAIM);
  question.seat("claim.by", claim.by);
  question.maybe(question.whole(0, 13), "claim.tricks", claim.tricks);
  const both = "tricks and concedes that make what is left together, or one of them alone";
  if (isNothing(claim.concedes)) question.put("", "claim", both, value);
  else question.put(wholeText("claim.concedes", claim.concedes), "claim", both, value);
  question.maybe((path, stated) => putStatement(question, path, stated), "claim.statement", claim.statement);
  const knows = optional("claim.knows", claim.knows, ["trumps", "suits", "cards", "losers"]);
  question.maybe(question.flag, "claim.knows.trumps", knows.trumps);
  question.suits("claim.knows.suits", knows.suits);
  question.cardsOf("another player", "claim.knows.cards", knows.cards);
  question.cardsOf("the claimer", "claim.knows.losers", knows.losers);
  question.maybe(question.word("novice", "average", "expert"), "claim.class", claim.class);
  question.list((path, item) => putPlay(question, path, item), "claim.laterPlay", claim.laterPlay, 52);
  question.maybe((path, given) => putRestrictions(question, path, given), "claim.restrictions", claim.restrictions);
  return typeof claim.statement === "string" ? claim.statement : "";
}

function wholeText(path, value) {
  if (!(Number.isInteger(value) && value >= 0 && value <= 13)) throw badInput(path, "a whole number from 0 to 13", value);
  return String(value);
}

function putPlay(question, path, value) {
  const { seat, card } = fields(path, value, ["seat", "card"]);
  question.seat(`${path}.seat`, seat);
  question.card(`${path}.card`, card);
}

function putPolicy(question, value) {
  const isName = isNothing(value) || typeof value === "string";
  const { preset, settings } = isName ? { preset: value } : fields("options.policy", value, ["preset", "settings", "text"]);
  question.maybe(question.word(...PRESETS), isName ? "options.policy" : "options.policy.preset", preset);
  const changes = isNothing(settings) ? {} : plainCopy("options.policy.settings", settings);
  const isRecord = typeof changes === "object" && !Array.isArray(changes);
  const entries = isRecord ? Object.entries(changes).filter(([, setting]) => !isNothing(setting)) : undefined;
  const expected = "an object of settings by the names of switches";
  if (!entries || entries.length > 32) throw badInput("options.policy.settings", expected, settings);
  question.put(String(entries.length));
  for (const [name, setting] of entries) {
    const path = `options.policy.settings.${name}`;
    if (name === "" || name.length > 32 || /[\n\r]/.test(name)) throw badInput("options.policy.settings", expected, settings);
    question.put(name, "options.policy.settings", "the names of switches", name);
    if (typeof setting !== "string") throw badInput(path, "a setting of that switch", setting);
    question.put(setting.slice(0, 64).replace(/[\n\r]/g, " "), path, "a setting of that switch", setting);
  }
}

function putTerms(question, given) {
  const known = ["policy", "book", "nodes", "alternativeNodes", "solverNodes", "memory"];
  const options = optional("options", given, known);
  putPolicy(question, options.policy);
  question.maybe(question.word(...EDITIONS), "options.book", options.book);
  question.maybe(question.whole(...NODES), "options.nodes", options.nodes);
  question.maybe(question.whole(...NODES), "options.alternativeNodes", options.alternativeNodes);
  question.maybe(question.whole(...NODES), "options.solverNodes", options.solverNodes);
  question.maybe(question.whole(1, 40), "options.memory", options.memory);
}

/** Answers a question about a claim; places in its statement are made those of the text. */
function judged(question, text) {
  try {
    return answered(question);
  } catch (error) {
    if (error.code === "statement-not-understood") error.params.problems = placed(text, error.params.problems);
    throw error;
  }
}

export function claim(position, claimed, options) {
  const question = new Question("claim");
  const text = putClaim(question, position, claimed);
  putTerms(question, options);
  return judged(question, text);
}

export function isBulletproof(position, claimed, given) {
  const question = new Question("bulletproof");
  const text = putClaim(question, position, claimed);
  const options = optional("options", given, ["lines", "policy", "book", "nodes"]);
  question.maybe(question.word("legal", "as-stated", "normal"), "options.lines", options.lines, "legal");
  putPolicy(question, options.policy);
  question.maybe(question.word(...EDITIONS), "options.book", options.book);
  question.maybe(question.whole(...NODES), "options.nodes", options.nodes);
  return judged(question, text);
}

export const switches = () => answered(new Question("switches"));

const ABOUT = ["current-trick", "wins", "loses", "cut-short", "shows-cards", "shows-cards-without-claiming", "abandons-hand"];

const putBook = (question, book) => question.maybe(question.word(...EDITIONS), "book", book);
const putFlag = (question, path, value) => question.maybe(question.flag, path, value, "0");

export function readAnnouncement(announcement, book) {
  const path = "announcement";
  const said = fields(path, announcement, ["by", "declarer", "about", "tricks", "left", "partnerObjects"]);
  const question = new Question("announcement");
  question.seat(`${path}.by`, said.by);
  question.seat(`${path}.declarer`, said.declarer);
  question.word(...ABOUT)(`${path}.about`, said.about);
  const number = question.whole(0, 13);
  if (["wins", "loses"].includes(said.about)) number(`${path}.tricks`, said.tricks);
  else question.maybe(number, `${path}.tricks`, said.tricks);
  number(`${path}.left`, said.left);
  putFlag(question, `${path}.partnerObjects`, said.partnerObjects);
  putBook(question, book);
  return answered(question);
}

export function playAfterClaim(findings, book) {
  const given = fields("findings", findings, ["askedByOtherSide", "allAgree"]);
  const question = new Question("later");
  putFlag(question, "findings.askedByOtherSide", given.askedByOtherSide);
  putFlag(question, "findings.allAgree", given.allAgree);
  putBook(question, book);
  return answered(question);
}

const MOMENT = ["calledOnNextBoard", "roundOver", "correctionOver"];

function putMoment(question, path, given) {
  for (const name of MOMENT) putFlag(question, `${path}.${name}`, given[name]);
}

export function isAgreed(objected, moment) {
  const question = new Question("agreed");
  question.flag("objected", objected);
  putMoment(question, "moment", fields("moment", moment, MOMENT));
  return answered(question);
}

/** How many chances may be told. */
const CHANCES = 2 ** 32 - 1;

export function withdrawAgreement(regret, book) {
  const given = fields("regret", regret, ["asked", "alreadyWon", "notLosable", "likelihood", "moment"]);
  const question = new Question("withdraw");
  const number = question.whole(0, 13);
  number("regret.asked", given.asked);
  question.maybe(number, "regret.alreadyWon", given.alreadyWon, "0");
  question.maybe(number, "regret.notLosable", given.notLosable, "0");
  question.maybe((path, value) => {
    const { favourable, of } = fields(path, value, ["favourable", "of"]);
    const most = Number.isInteger(of) ? Math.min(of, CHANCES) : CHANCES;
    question.whole(0, most)(`${path}.favourable`, favourable);
    question.whole(1, CHANCES)(`${path}.of`, of);
  }, "regret.likelihood", given.likelihood);
  putMoment(question, "regret.moment", optional("regret.moment", given.moment, MOMENT));
  putBook(question, book);
  return answered(question);
}

export function cancelConcession(position, conceded, moment, options) {
  const question = new Question("cancel");
  const text = putClaim(question, position, conceded);
  putTerms(question, options);
  const given = fields("moment", moment, [...MOMENT, "alreadyWon"]);
  putMoment(question, "moment", given);
  question.maybe(question.whole(0, 13), "moment.alreadyWon", given.alreadyWon, "0");
  return judged(question, text);
}

export function disputedCount(findings, book) {
  const given = fields("findings", findings, ["wasClaim", "moment"]);
  const question = new Question("count");
  putFlag(question, "findings.wasClaim", given.wasClaim);
  putMoment(question, "findings.moment", optional("findings.moment", given.moment, MOMENT));
  putBook(question, book);
  return answered(question);
}

export function disclaimedTrick(sureOurs, sureTheirs, left) {
  const question = new Question("disclaimed");
  const number = question.whole(0, 13);
  number("sureOurs", sureOurs);
  number("sureTheirs", sureTheirs);
  number("left", left);
  return answered(question);
}
