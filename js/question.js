// Puts what a caller gives into the raw questions of the analysis rules: one text, an item a line. Every item is checked
// for its kind here; names are read by the rules, and an item they refuse comes back by its place.
import { answerOf, bytesOf, numberOf, plainCopy } from "./boundary.js";
import { RulesError, badInput } from "./errors.js";

const NAME_LENGTH = 32;
const SEATS = ["N", "E", "S", "W"];
const LINES = /[\n\r\u2028\u2029]/g;

const CARD = 'a card such as "SA", or its number from 0 to 51';
const SEAT = 'a seat "N", "E", "S" or "W", or its number from 0 to 3';
const SUIT = 'a suit "C", "D", "H" or "S", or its number from 0 to 3';
const DENOMINATION = 'a denomination "C", "D", "H", "S" or "NT", or its number from 0 to 4';
const VULNERABILITY = 'a vulnerability "None", "NS", "EW" or "All", or its number from 0 to 3';
const DEAL = 'a deal: PBN text such as "N:AKQ... ...", an object with N, E, S and W, or a Uint8Array of 52 owners';

const isNothing = (value) => value === undefined || value === null;

/** A question as it grows. Readers have the shape (path, value); what is nothing becomes an empty item where it may. */
export class Question {
  #items;
  /** For each item its path, what is needed there, and what was given. */
  #origins = [[]];

  constructor(kind) {
    this.#items = [kind];
  }

  get text() {
    return this.#items.join("\n");
  }

  /** The refusal of the item at a place. */
  refusalOf(place) {
    const [path, expected, value] = this.#origins[place] ?? ["question", "something else", undefined];
    return badInput(path, expected, value);
  }

  put(item, path, expected, value) {
    this.#items.push(item);
    this.#origins.push([path, expected, value]);
  }

  #named(path, value, expected) {
    const number = numberOf(value);
    if (Number.isInteger(number) && number >= 0 && number < 256) return this.put(`#${number}`, path, expected, value);
    const isName = typeof value === "string" && value.length <= NAME_LENGTH && value !== "" && !/[#\n\r]/.test(value);
    if (!isName) throw badInput(path, expected, value);
    this.put(value, path, expected, value);
  }

  card = (path, value) => this.#named(path, value, CARD);
  seat = (path, value) => this.#named(path, value, SEAT);
  suit = (path, value) => this.#named(path, value, SUIT);
  denomination = (path, value) => this.#named(path, value, DENOMINATION);
  vulnerability = (path, value) => this.#named(path, value, VULNERABILITY);
  contract = (path, value) => {
    const expected = 'a contract such as "3NT", "4SX" or "1CXX"';
    if (typeof value !== "string") throw badInput(path, expected, value);
    this.#named(path, value, expected);
  };

  whole = (least, most) => (path, value) => {
    const number = numberOf(value);
    const expected = `a whole number from ${least} to ${most}`;
    if (!(Number.isInteger(number) && number >= least && number <= most)) throw badInput(path, expected, value);
    this.put(String(number), path, expected, value);
  };

  flag = (path, value) => {
    if (typeof value !== "boolean") throw badInput(path, "true or false", value);
    this.put(value ? "1" : "0", path, "", value);
  };

  /** One of a few words. */
  word = (...words) => (path, value) => {
    const expected = `one of "${words.join('", "')}"`;
    if (!words.includes(value)) throw badInput(path, expected, value);
    this.put(value, path, expected, value);
  };

  line = (limit) => (path, value) => {
    const expected = `text of at most ${limit} characters`;
    if (typeof value !== "string" || value.length > limit) throw badInput(path, expected, value);
    // A blank of the same length, so that places in the text stay what they are.
    this.put(value.replace(LINES, " "), path, expected, value);
  };

  /** An item that may be left out. */
  maybe(read, path, value, otherwise = "") {
    if (isNothing(value)) this.put(otherwise, path, "", value);
    else read(path, value);
  }

  /** How many, then each. */
  list(read, path, value, most) {
    const bytes = bytesOf(value);
    const items = isNothing(value) ? [] : bytes ? [...bytes] : value;
    if (!Array.isArray(items) || items.length > most) throw badInput(path, `an array of at most ${most} items`, value);
    this.put(String(items.length), path, "", value);
    items.forEach((item, i) => read(`${path}[${i}]`, item));
  }

  suits = (path, value) => this.list(this.suit, path, value, 4);
  cards = (path, value) => this.list(this.card, path, value, 52);
  /** Cards that somebody holds. */
  cardsOf = (who, path, value) => this.list((at, card) => this.#named(at, card, `a card of ${who}`), path, value, 52);

  deal(path, value) {
    const bytes = bytesOf(value);
    if (bytes) return this.#owners(path, value, bytes);
    if (typeof value === "string") {
      this.put("pbn");
      return this.line(2000)(path, value);
    }
    let hands;
    try {
      hands = fields(path, value, SEATS);
    } catch {
      throw badInput(path, DEAL, value);
    }
    this.put("hands");
    for (const seat of SEATS) {
      const hand = hands[seat];
      const isText = typeof hand === "string";
      this.put(isText ? "text" : "list");
      if (isText) this.line(2000)(`${path}.${seat}`, hand);
      else this.cards(`${path}.${seat}`, hand);
    }
  }

  #owners(path, value, bytes) {
    if (bytes.length !== 52 || bytes.some((owner) => owner > 3)) throw badInput(path, DEAL, value);
    this.put("hands");
    SEATS.forEach((_, seat) => {
      this.put("list");
      this.cards(path, Array.from(bytes.keys()).filter((card) => bytes[card] === seat));
    });
  }
}

/** The fields of a plain copy of an object; a name that is not known is refused. */
export function fields(path, value, known) {
  const copy = typeof value === "object" && value !== null ? plainCopy(path, value) : value;
  if (typeof copy !== "object" || copy === null || Array.isArray(copy)) {
    throw badInput(path, `an object with ${known.join(", ")}`, value);
  }
  const unknown = Object.keys(copy).find((key) => !known.includes(key));
  if (unknown !== undefined) throw badInput(path, `an object with only ${known.join(", ")}`, `a field ${unknown}`);
  return copy;
}

/** A refusal as the rules write it. */
export const refusalOf = ({ code, message, law, params }) => new RulesError(code, message, law, params);

const TABLE = ["deal", "number", "dealer", "vulnerability", "actions"];
const SETUP = ["deal", "hands", "contract", "denomination", "declarer", "leader", "trick", "won", "shownOut", "restrictions"];

/** What a table tells of itself by one of these methods; anything else is its own. */
export function told(path, value, ...methods) {
  for (const method of methods) {
    const answer = answerOf(path, value, method);
    if (!isNothing(answer)) return answer;
  }
  return value;
}

/** A position: text, a table, its record, or its parts. A claim needs to know who declares. */
export function putPosition(question, path, given, needsDeclarer = false) {
  if (typeof given === "string") {
    question.put("text");
    return question.line(400)(path, given);
  }
  const value = told(path, given, "position", "toJSON");
  const known = fields(path, value, [...new Set([...SETUP, ...TABLE])]);
  if (["number", "dealer", "vulnerability", "actions"].some((key) => !isNothing(known[key]))) {
    return putRecord(question, path, fields(path, known, TABLE));
  }
  putSetup(question, path, fields(path, known, SETUP), needsDeclarer);
}

function putRecord(question, path, { number, dealer, deal, actions }) {
  if (isNothing(number) && isNothing(dealer)) throw badInput(path, "a board number or a dealer", undefined);
  question.put("record");
  question.maybe(question.whole(1, Number.MAX_SAFE_INTEGER), `${path}.number`, number);
  question.maybe(question.seat, `${path}.dealer`, dealer);
  question.deal(`${path}.deal`, deal);
  question.list(putAction(question), `${path}.actions`, actions, 255);
}

const putAction = (question) => (path, value) => {
  const expected = "an action of a table's record";
  if (typeof value !== "string" || value === "" || value.length > 600) throw badInput(path, expected, value);
  question.put(value.replace(LINES, " "), path, expected, value);
};

function putSetup(question, path, setup, needsDeclarer) {
  question.put("setup");
  if (needsDeclarer) question.seat(`${path}.declarer`, setup.declarer);
  else question.maybe(question.seat, `${path}.declarer`, setup.declarer);
  question.maybe(question.contract, `${path}.contract`, setup.contract);
  if (isNothing(setup.contract)) question.denomination(`${path}.denomination`, setup.denomination);
  else question.maybe(question.denomination, `${path}.denomination`, setup.denomination);
  if (isNothing(setup.leader)) question.put("", `${path}.leader`, "who leads to the trick", setup.leader);
  else question.seat(`${path}.leader`, setup.leader);
  const [name, hands] = isNothing(setup.hands) ? ["deal", setup.deal] : ["hands", setup.hands];
  question.deal(`${path}.${name}`, hands);
  question.list(question.card, `${path}.trick`, setup.trick, 3);
  const won = isNothing(setup.won) ? {} : fields(`${path}.won`, setup.won, ["NS", "EW"]);
  for (const side of ["NS", "EW"]) question.maybe(question.whole(0, 13), `${path}.won.${side}`, won[side]);
  const shown = isNothing(setup.shownOut) ? {} : fields(`${path}.shownOut`, setup.shownOut, SEATS);
  for (const seat of SEATS) question.suits(`${path}.shownOut.${seat}`, shown[seat]);
  question.maybe((at, value) => putRestrictions(question, at, value), `${path}.restrictions`, setup.restrictions);
}

/** Penalty cards and lead restrictions. */
export function putRestrictions(question, path, value) {
  const given = fields(path, value, ["major", "minor", "lead"]);
  const of = (key) => (isNothing(given[key]) ? {} : fields(`${path}.${key}`, given[key], SEATS));
  const [major, minor, lead] = ["major", "minor", "lead"].map(of);
  question.put("yes");
  for (const seat of SEATS) {
    question.cardsOf(`${seat}'s hand`, `${path}.major.${seat}`, major[seat]);
    question.cardsOf(`${seat}'s hand`, `${path}.minor.${seat}`, minor[seat]);
    const at = `${path}.lead.${seat}`;
    const { require, forbid } = isNothing(lead[seat]) ? {} : fields(at, lead[seat], ["require", "forbid"]);
    question.maybe(question.suit, `${at}.require`, require);
    question.suits(`${at}.forbid`, forbid);
  }
}

/** A deal of 52 cards: by itself, of a table or of its record. */
export function putDeal(question, path, given) {
  if (typeof given === "string" || bytesOf(given)) return question.deal(path, given);
  const value = told(path, given, "toJSON");
  let record;
  try {
    record = fields(path, value, TABLE);
  } catch {
    return question.deal(path, value);
  }
  question.deal(isNothing(record.deal) ? path : `${path}.deal`, record.deal ?? value);
}
