// Penalties off the total: amounts as they are, and delays by their minutes as the regulations rule on them.
import { ICONS, h, icon } from "../../../lib/dom.js";
import { t } from "../../../lib/words.js";
import { lawChip } from "../../../lib/law.js";
import { contestOf, delayPenalties, readMinutes, ruledOn } from "../penalties.js";

const amountText = (amount) => String(amount).replace("-", "−");

/** What points are counted in. */
function unitText({ isPairs, model: { event } }) {
  if (event.scoring.method === "matchpoints") return t("scorer.units.matchpoints");
  return t(isPairs ? "scorer.units.butler" : "scorer.points");
}

/** What a penalty takes away, as it was given. */
function taken(page, { amount, percent }) {
  if (percent) return [t("scorer.delay.percent", { n: percent }), page.model.top() > 0 && `−${Math.round(percent * page.model.top()) / 100} ${unitText(page)}`].filter(Boolean).join(" = ");
  return amount > 0 ? `−${amountText(amount)} ${unitText(page)}` : "";
}

const delayText = ({ rule, minutes }) => t(`scorer.delay.${rule}By`, { n: minutes });

function item(page, own, index) {
  const { model } = page;
  const { number, reason, delay } = own;
  const remove = () => page.change("penalty", [{ at: ["penalties"], to: model.event.penalties.filter((_, place) => place !== index) }]);
  const measure = delay && delay.measure !== "penalty" && t(`scorer.delay.measures.${delay.measure}`);
  const why = [delay && delayText(delay), reason].filter(Boolean).join(", ");
  return h("li", null, `${[number, model.nameOf(number)].filter(Boolean).join(" ")}: `, [measure, taken(page, own)].filter(Boolean).join(", "), why && ` (${why})`, " ", h("button", { type: "button", class: "icon-button sc-tiny-button", aria: { label: t("scorer.remove") }, title: t("scorer.remove"), data: { key: `penalty-${index}` }, onclick: remove }, icon(ICONS.close)));
}

const field = (form, name, label, more) => h("label", { class: "sc-labelled" }, h("span", null, label), h("input", { class: ["field", name !== "reason" && "sc-tiny"], name, autocomplete: "off", data: { key: `${form}-${name}` }, ...more }));
const known = (page, number) => (page.isPairs ? page.model.contestants() : page.model.numbers()).includes(number);

/** An amount the director has decided on. */
function amountForm(page) {
  const { event } = page.model;
  const units = event.scoring.method === "matchpoints" && h("label", { class: "sc-labelled" }, h("span", null, t("scorer.unit")), h("select", { class: "field", name: "unit", data: { key: "penalty-unit" } }, h("option", { value: "points" }, unitText(page)), h("option", { value: "percent" }, t("scorer.percentOfTop"))));
  const form = h("form", { class: "row tight sc-penalty" }, field("penalty", "number", t("scorer.number"), { inputmode: "numeric" }), field("penalty", "amount", t("scorer.amount"), { inputmode: "decimal" }), units, field("penalty", "reason", t("scorer.reason")), h("button", { class: "button", data: { key: "penalty-add" } }, t("scorer.add")));
  form.addEventListener("submit", (submitted) => {
    submitted.preventDefault();
    const read = Object.fromEntries(new FormData(form));
    const amount = Math.round(Number(String(read.amount).replace(",", ".")) * 100) / 100;
    const number = Number(read.number);
    if (!known(page, number) || !(amount > 0)) return page.problem(t("scorer.wrong.penalty"));
    const own = read.unit === "percent" ? { number, amount: 0, percent: amount } : { number, amount };
    return page.change("penalty", [{ at: ["penalties"], to: [...event.penalties, { ...own, reason: read.reason.trim() }] }]);
  });
  return form;
}

/** What the ruling comes to, in words. */
function rulingView(page, ruling) {
  const { measure, boards, law } = ruling;
  const unplayed = ruling.unplayed?.replace(/^A(?=\d)/, ""); // as it is typed
  const each = delayPenalties(ruling).map((own) => taken(page, own)).filter(Boolean);
  const said = [measure !== "penalty" && t(`scorer.delay.measures.${measure}`), each.join(" / ")].filter(Boolean).join(", ");
  const removed = boards && t("scorer.delay.boards", { n: boards.to, range: boards.from === boards.to ? boards.to : `${boards.from}–${boards.to}`, score: unplayed });
  const rest = !boards && ["stop", "session-forfeited"].includes(measure) && t(unplayed ? "scorer.delay.unplayed" : "scorer.delay.cancelled", { score: unplayed });
  return [h("b", null, said), removed && ` ${removed}`, rest && ` ${rest}`, " ", lawChip(law)];
}

/** Late by so many minutes: what the regulations say, and one button to enter it. */
function delayForm(page) {
  const { model } = page;
  const contest = contestOf(model);
  if (!contest) return null;
  const shared = contest === "teams-vp";
  const choice = h("select", { class: "field", name: "rule", data: { key: "delay-rule" } }, (contest === "shengji" ? ["late"] : ["late", "slow"]).map((rule) => h("option", { value: rule }, t(`scorer.delay.${rule}`))));
  const sharing = shared && h("div", { class: "row tight", hidden: true }, field("delay", "other", t("scorer.delay.others"), { inputmode: "numeric" }), field("delay", "share", t("scorer.delay.share"), { inputmode: "numeric", value: "50" }));
  const say = h("p", { class: "sc-ruling", role: "status" });
  const form = h("form", { class: "row tight sc-penalty" }, field("delay", "number", t("scorer.number"), { inputmode: "numeric" }), h("label", { class: "sc-labelled" }, h("span", null, t("scorer.delay.what")), choice), field("delay", "minutes", t("scorer.delay.minutes"), { inputmode: "decimal", placeholder: "7:30" }), sharing, h("button", { class: "button", data: { key: "delay-add" } }, t("scorer.delay.enter")), say);
  const read = () => {
    const { number, rule, minutes, share, other } = Object.fromEntries(new FormData(form));
    const seconds = readMinutes(minutes);
    const told = { number: Number(number), other: rule === "slow" && other ? Number(other) : null, rule, minutes: minutes.trim() };
    if (!seconds) return { ...told, ruling: null };
    const percent = rule === "slow" && shared && /^\d+$/.test(share) ? Math.min(Number(share), 100) : 50;
    return { ...told, ruling: ruledOn(page.rules, model, contest, { number: told.number, rule, seconds, responsible: percent }) };
  };
  form.addEventListener("input", () => {
    if (sharing) sharing.hidden = choice.value !== "slow";
    const { ruling } = read();
    say.replaceChildren(...(ruling ? rulingView(page, ruling).filter(Boolean) : []));
  });
  form.addEventListener("submit", (submitted) => {
    submitted.preventDefault();
    const { number, other, rule, minutes, ruling } = read();
    if (!known(page, number) || (other !== null && (!known(page, other) || other === number)) || !ruling) return page.problem(t("scorer.wrong.delay"));
    const delay = { rule, minutes, measure: ruling.measure };
    const [own, others] = delayPenalties(ruling);
    const entries = [{ number, ...own, delay }, ...(other !== null && others?.amount > 0 ? [{ number: other, ...others, delay }] : [])];
    return page.change("penalty", [{ at: ["penalties"], to: [...model.event.penalties, ...entries] }]);
  });
  return [h("h3", null, t("scorer.delay.title")), h("p", { class: "hint" }, t("scorer.delay.hint")), form];
}

/** The panel. */
export function penaltyPanel(page) {
  const { penalties } = page.model.event;
  return h("details", { class: "panel", data: { key: "penalties" }, open: penalties.length > 0 }, h("summary", null, h("h2", null, t("scorer.penalties"))), h("p", { class: "hint" }, t("scorer.penaltyHint")), h("ul", { class: "sc-list" }, penalties.map((own, index) => item(page, own, index))), amountForm(page), delayForm(page));
}
