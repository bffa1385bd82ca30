// Penalties off the total: amounts as they are, and delays by their minutes as the regulations rule on them.
import { h } from "../../../lib/dom.js";
import { aside, inTurn, saidOf, sentences, t } from "../../../lib/words.js";
import { lawChip } from "../../../lib/law.js";
import { numberTyped } from "../folded.js";
import { forfeitedBy } from "../forfeits.js";
import { choicesOf, contestOf, delayPenalties, needsWorth, readMinutes, ruledOn, usualShare, usualWorth, worthOf } from "../penalties.js";
import { isBracket } from "../plans.js";
import { begunAgain } from "../unsent.js";
import { removeButton } from "./remove.js";

const amountText = (amount) => String(amount).replace("-", "−");

/** What the points of matches are called. */
export const matchUnit = ({ counting }) => t({ scale: "scorer.points", boards: "scorer.units.matchpoints" }[counting] ?? "scorer.matchPoints");

/** What points are counted in. */
function unitText({ isPairs, model }) {
  const { scoring } = model.event;
  if (isPairs) return t(`scorer.units.${scoring.method}`);
  return isBracket(model.event) ? t(`scorer.results.${scoring.method}`) : matchUnit(model);
}

/** What a penalty takes away, as it was given. */
function taken(page, { amount, percent, imps, violations }) {
  if (violations) return t("evening.violations.count", { n: violations });
  if (imps) return [t("evening.delay.imps", { n: imps }), amount > 0 && taken(page, { amount })].filter(Boolean).join(" = ");
  if (percent)
    return [t("scorer.delay.percent", { n: percent }), page.model.top() > 0 && `−${Math.round(percent * page.model.top()) / 100} ${unitText(page)}`]
      .filter(Boolean)
      .join(" = ");
  return amount > 0 ? `−${amountText(amount)} ${unitText(page)}` : "";
}

/** What penalties took from a contestant, for its line of a ranking: the total there has them off already. */
export function penaltyMark(page, number) {
  const all = page.model.event.penalties.filter((own) => own.number === number).map((own) => taken(page, { ...own, imps: own.delay?.imps })).filter(Boolean);
  return all.length > 0 ? h("small", { class: "sc-by sc-penalised" }, saidOf(t("scorer.penalties"), inTurn(all))) : null;
}

const delayText = ({ rule, minutes }) => t(`scorer.delay.${rule}By`, { n: minutes });

function item(page, own, index) {
  const { model } = page;
  const { number, reason, delay } = own;
  const remove = () => page.change("penalty", [{ at: ["penalties"], to: model.event.penalties.filter((_, place) => place !== index) }]);
  const measure = delay && delay.measure !== "penalty" && measureText(delay);
  const played = own.match && model.bracketMatches().find(({ key }) => key === own.match);
  const why = inTurn([delay && delayText(delay), played && t("scorer.matchNumber", { n: played.match + 1 }), reason]);
  return h(
    "li",
    null,
    saidOf([number, model.nameOf(number)].filter(Boolean).join(" "), inTurn([measure, taken(page, { ...own, imps: delay?.imps })])),
    why && aside(why),
    " ",
    removeButton(`penalty-${index}`, remove),
  );
}

export const field = (form, name, label, more) =>
  h(
    "label",
    { class: "sc-labelled" },
    h("span", null, label),
    h("input", { class: ["field", name !== "reason" && "sc-tiny"], name, autocomplete: "off", data: { key: `${form}-${name}` }, ...more }),
  );
const known = (page, number) => (page.isPairs ? page.model.contestants() : page.model.numbers()).includes(number);

/**
 * The match of a knock-out a penalty is given in: the number's last open one unless another is chosen. Nothing in other
 * events, where penalties come off the total.
 */
export function matchChoice({ model }, form) {
  if (!isBracket(model.event)) return null;
  const all = model.bracketMatches();
  const option = ({ key, match, home, away }) =>
    h("option", { value: key }, `${match + 1}. ${[home, away].map((own) => `${own} ${model.nameOf(own)}`.trim()).join(" – ")}`);
  const choice = h("select", { class: "field", name: "match", data: { key: `${form}-match` } }, all.map(option));
  const open = ({ key }) => !model.event.matches[key];
  const follow = (number) => {
    const own = all.filter(({ home, away }) => home === number || away === number);
    const last = own.findLast(open) ?? own.at(-1);
    if (last) choice.value = last.key;
  };
  return {
    field: h("label", { class: "sc-labelled sc-match-choice" }, h("span", null, t("scorer.match")), choice),
    follow,
    other: (key, number) => all.filter((own) => own.key === key).map(({ home, away }) => (home === number ? away : away === number ? home : null))[0],
  };
}

/** The number field, which chooses the match as well. */
export const numberField = (form, match) =>
  field(form, "number", t("scorer.number"), { inputmode: "numeric", oninput: ({ target }) => match?.follow(numberTyped(target.value)) });

/** Why a number cannot be penalised: it takes no part, or not in the match that is chosen; nothing where it can. */
function misfit(page, number, match, key) {
  if (!(Number.isInteger(number) && number > 0)) return t("evening.wrong.number");
  if (!known(page, number)) return t("evening.wrong.stranger", { number });
  return match && !match.other(key, number) ? t("evening.wrong.notInMatch", { number }) : null;
}

/** An amount the director has decided on. */
function amountForm(page) {
  const { event } = page.model;
  if (isBracket(event) && event.game !== "bridge") return null;
  const others = { matchpoints: ["percent", "scorer.percentOfTop"], shengji: ["violations", "evening.violations.unit"] };
  const other = others[event.game === "shengji" ? "shengji" : event.scoring.method];
  const units =
    other &&
    h(
      "label",
      { class: "sc-labelled" },
      h("span", null, t("scorer.unit")),
      h(
        "select",
        { class: "field", name: "unit", data: { key: "penalty-unit" } },
        h("option", { value: "points" }, unitText(page)),
        h("option", { value: other[0] }, t(other[1])),
      ),
    );
  const match = matchChoice(page, "penalty");
  const form = h(
    "form",
    { class: "row tight sc-penalty", data: { typed: "penalty" } },
    numberField("penalty", match),
    field("penalty", "amount", t("scorer.amount"), { inputmode: "decimal" }),
    units,
    match?.field,
    field("penalty", "reason", t("scorer.reason")),
    h("button", { class: "button", data: { key: "penalty-add" } }, t("scorer.add")),
  );
  form.addEventListener("submit", (submitted) => {
    submitted.preventDefault();
    const read = Object.fromEntries(new FormData(form));
    const amount = Math.round(numberTyped(read.amount) * 100) / 100;
    const number = numberTyped(read.number);
    const wrong = misfit(page, number, match, read.match) ?? wrongAmount(amount, read.unit);
    if (wrong) return page.problem(wrong);
    begunAgain(form);
    const own = (read.unit ?? "points") === "points" ? { number, amount } : { number, amount: 0, [read.unit]: amount };
    return page.change("penalty", [{ at: ["penalties"], to: [...event.penalties, { ...own, ...(match && { match: read.match }), reason: read.reason.trim() }] }]);
  });
  return form;
}

/** Why so much cannot be taken away; nothing where it can. */
function wrongAmount(amount, unit) {
  if (!(amount > 0 && amount < Infinity)) return t("evening.wrong.amount");
  return unit === "violations" && !Number.isInteger(amount) ? t("evening.wrong.violations") : null;
}

/** What a ruling takes from either side, in what the event counts; `worth` says what 3 IMPs are where it does not count them. */
function partsOf(page, ruling, worth) {
  const parts = delayPenalties(ruling);
  return needsWorth(page.model) ? parts.map(({ amount: imps }) => ({ imps, amount: worth ? worthOf(imps, worth) : 0 })) : parts;
}

/** What the ruling comes to, in words. */
function rulingView(page, ruling, worth) {
  const { measure, boards, law } = ruling;
  const unplayed = ruling.unplayed?.replace(/^A(?=\d)/, ""); // as it is typed
  const each = partsOf(page, ruling, worth).map((own) => taken(page, own)).filter(Boolean);
  const said = inTurn([measure !== "penalty" && measureText(ruling), each.join(" / ")]);
  const removed = boards && t("scorer.delay.boards", { n: boards.to, range: boards.from === boards.to ? boards.to : `${boards.from}–${boards.to}`, score: unplayed });
  const rest = !boards && ["stop", "session-forfeited"].includes(measure) && t(unplayed ? "scorer.delay.unplayed" : "scorer.delay.cancelled", { score: unplayed });
  return [h("b", null, said), removed && ` ${removed}`, rest && ` ${rest}`, " ", lawChip(law)];
}

const measureText = ({ measure }) => t(`scorer.delay.measures.${measure}`);

/** The words of a choice the text of the regulations leaves open. */
const choiceText = (page, own) => inTurn([measureText(own), partsOf(page, own).map((part) => taken(page, part)).filter(Boolean).join(" / ")]);

/** Late by so many minutes: what the regulations say, and one button to enter it. */
function delayForm(page) {
  const { model } = page;
  const contest = contestOf(model);
  const desk = { contest, converted: needsWorth(model), match: matchChoice(page, "delay"), ...delayControls(contest) };
  const { match, rule, sharing, say, choosing } = desk;
  sharing.prepend(...(match ? [] : [field("delay", "other", t("scorer.delay.others"), { inputmode: "numeric" })]));
  const form = h(
    "form",
    { class: "row tight sc-penalty", data: { typed: "delay" } },
    numberField("delay", match),
    h("label", { class: "sc-labelled" }, h("span", null, t("scorer.delay.what")), rule),
    field("delay", "minutes", t("scorer.delay.minutes"), { inputmode: "decimal", placeholder: "7:30" }),
    match?.field,
    desk.converted && field("delay", "worth", t("evening.delay.worth", { unit: unitText(page) }), { inputmode: "decimal", value: String(usualWorth(model) ?? "") }),
    contest !== "shengji" && sharing,
    h("button", { class: "button", data: { key: "delay-add" } }, t("scorer.delay.enter")),
    say,
    choosing,
  );
  form.addEventListener("input", (event) => showRuling(page, desk, form, event.target));
  form.addEventListener("submit", (submitted) => {
    submitted.preventDefault();
    giveDelay(page, desk, form);
  });
  const hint = t(contest === "shengji" ? "evening.delay.shengji" : "scorer.delay.hint");
  return [h("h3", null, t("scorer.delay.title")), h("p", { class: "hint" }, hint, desk.converted && ` ${t("evening.delay.hint")}`), form];
}

/** What the form of a delay is worked with, and where its ruling is said. */
function delayControls(contest) {
  const rules = contest === "shengji" ? ["late"] : ["late", "slow"];
  const rule = h(
    "select",
    { class: "field", name: "rule", data: { key: "delay-rule" } },
    rules.map((own) => h("option", { value: own }, t(`scorer.delay.${own}`))),
  );
  const share = field("delay", "share", t("scorer.delay.share"), { inputmode: "numeric", value: String(usualShare(contest)) });
  const sharing = h("div", { class: "row tight", hidden: true }, share);
  const choice = h("select", { class: "field", name: "choice", data: { key: "delay-choice" } });
  const choosing = h("label", { class: "sc-labelled sc-ruling", hidden: true }, h("span", null, t("scorer.delay.choice")), choice);
  return { rule, sharing, choice, choosing, say: h("p", { class: "sc-ruling", role: "status" }) };
}

/** What the form of a delay says: who, for how long, and the package's rulings on it. */
function readDelay({ rules, model }, { contest, converted, match }, form) {
  const told = Object.fromEntries(new FormData(form));
  const seconds = readMinutes(told.minutes);
  const slow = told.rule === "slow";
  const number = numberTyped(told.number);
  const other = !slow ? null : match ? match.other(told.match, number) : told.other ? numberTyped(told.other) : null;
  const share = slow && told.share.trim() !== "" ? numberTyped(told.share) : usualShare(contest);
  const responsible = isShare(share) ? Math.round(share) : usualShare(contest);
  const choices = seconds ? choicesOf(ruledOn(rules, model, contest, { number, rule: told.rule, seconds, responsible })) : [];
  const worth = converted && told.worth.trim() !== "" && numberTyped(told.worth) >= 0 ? numberTyped(told.worth) : null;
  return { ...told, number, other, share, worth, minutes: told.minutes.trim(), choices, ruling: choices[Number(told.choice ?? 0)] ?? choices[0] };
}

/** The ruling on what is filled in so far, and what may be chosen instead. */
function showRuling(page, desk, form, changed) {
  const { rule, sharing, choice, choosing, say } = desk;
  sharing.hidden = rule.value !== "slow";
  const { choices, ruling, worth } = readDelay(page, desk, form);
  const now = changed === choice ? ruling : choices[0];
  if (changed !== choice) choice.replaceChildren(...choices.map((own, index) => h("option", { value: String(index) }, choiceText(page, own))));
  choosing.hidden = choices.length < 2;
  say.replaceChildren(...(now ? rulingView(page, now, worth).filter(Boolean) : []));
}

/** Enters what the ruling takes away, from both sides where they share it. */
function giveDelay(page, desk, form) {
  const { match, converted } = desk;
  const read = readDelay(page, desk, form);
  const { number, other, worth, rule, minutes, ruling, match: key } = read;
  const wrong = wrongDelay(page, desk, read);
  if (wrong) return page.problem(wrong);
  begunAgain(form);
  const [own, others] = partsOf(page, ruling, worth).map(({ imps, ...part }) => ({
    ...part,
    delay: { rule, minutes, measure: ruling.measure, ...(imps && { imps }) },
    ...(match && { match: key }),
  }));
  const shared = other !== null && (others?.amount > 0 || others?.percent > 0 || others?.delay.imps > 0);
  const kept = [...page.model.event.penalties, { number, ...own }, ...(shared ? [{ number: other, ...others }] : [])];
  const forfeit = forfeitedBy(page, ruling, number, key);
  page.change("penalty", [{ at: ["penalties"], to: kept }, ...(worth === null ? [] : [{ at: ["scoring", "threeImps"], to: worth }]), ...(forfeit?.patches ?? [])]);
  if (forfeit) page.done(forfeitText(page.model, forfeit, number));
}

/** Why a delay cannot be entered; nothing where it can. */
function wrongDelay(page, { match, converted }, { number, other, share, worth, ruling, match: key }) {
  const wrong = misfit(page, number, match, key);
  if (wrong) return wrong;
  if (!ruling) return t("evening.wrong.minutes");
  if (!isShare(share)) return t("evening.wrong.share");
  if (other === number) return t("evening.wrong.otherSide");
  if (other !== null && !match) return misfit(page, other);
  return converted && ruling.amount && worth === null ? t("evening.delay.noWorth") : null;
}

const isShare = (share) => share >= 0 && share <= 100;

/** What a ruling forfeited, in words. */
function forfeitText(model, { lines, match }, number) {
  if (lines) return t("scorer.absent.done", { n: lines, number });
  if (!match) return t(lines === 0 ? "scorer.absent.nothing" : "evening.forfeited.nothing", { number });
  const [home, away, by] = [match.home, match.away, number].map((own) => [own, model.nameOf(own)].filter(Boolean).join(" "));
  return t("evening.forfeited.match", { home, away, by });
}

const hints = (event) =>
  isBracket(event) ? ["scorer.penaltyHintMatch"] : ["scorer.penaltyHint", ...(event.game === "shengji" ? ["evening.violations.hint"] : [])];

/** The panel. */
export function penaltyPanel(page) {
  const { event } = page.model;
  const { penalties } = event;
  return h(
    "details",
    { class: "panel", data: { key: "penalties" }, open: penalties.length > 0 },
    h("summary", null, h("h2", null, t("scorer.penalties"))),
    h("p", { class: "hint" }, sentences(hints(event).map((key) => t(key)))),
    h(
      "ul",
      { class: "sc-list" },
      penalties.map((own, index) => item(page, own, index)),
    ),
    amountForm(page),
    delayForm(page),
  );
}
