// The regions of the Shengji page: hands, the trick, what to do now, score, ladder, tricks.
import { ICONS, h, icon } from "../../lib/dom.js";
import { rovingGroup } from "../../lib/keys.js";
import { lawChip } from "../../lib/law.js";
import { seatText } from "../../lib/bridge/names.js";
import { bySuit, faceLook, faceSpoken, facesMark, shapeText, shapesText, suitText, trumpMark } from "../../lib/shengji/faces.js";
import { hasText, t } from "../../lib/words.js";

const button = (key, text, onclick, more = {}) => h("button", { type: "button", class: ["button", more.primary && "primary"], data: { key }, onclick }, more.icon && icon(more.icon), text);
const segment = (key, text, pressed, onclick) => h("button", { type: "button", class: "segment", aria: { pressed: String(pressed) }, data: { key }, onclick }, text);

/** A hand: buttons for whoever is to act, letters for the others, a number for a hidden one. */
export function handView(model, seat) {
  const { state, actor } = model;
  const cards = model.hand(seat);
  const acts = seat === actor;
  const turn = state.turn === seat;
  const exposed = state.exposed[seat];
  const lit = acts ? new Map(model.lit) : null;
  const left = acts ? [...model.selection] : [];
  const one = (face, index) => {
    if (!acts) return h("span", { class: "sj-card" }, faceLook(face), h("span", { class: "visually-hidden" }, ` ${faceSpoken(face)} `));
    const chosen = left.includes(face);
    if (chosen) left.splice(left.indexOf(face), 1);
    const legal = !chosen && (lit.get(face) ?? 0) > 0;
    if (legal) lit.set(face, lit.get(face) - 1);
    const label = [faceSpoken(face), legal && t("bridge.legalNow")].filter(Boolean).join(", ");
    return h("button", { type: "button", class: ["sj-card", legal && "legal", chosen && "chosen"], aria: { label, pressed: String(chosen) }, data: { key: `card-${face}-${index}`, face, current: legal ? "" : undefined }, onclick: () => model.choose(face, chosen) }, faceLook(face));
  };
  const rows = cards && bySuit(cards, model.ladders).map(([suit, faces]) => h("div", { class: "sj-suit" }, h("span", { class: "sj-suit-name" }, suitText(suit)), h("div", { class: "sj-cards" }, faces.map(one))));
  const body = cards ? h("div", { class: "sj-rows", role: acts ? "toolbar" : undefined, aria: acts ? { label: t("bridge.handLabel", { seat: seatText(seat) }) } : {} }, rows) : h("p", { class: "hint" }, t("shengji.hidden", { n: state.counts[seat] }));
  return h("section", { class: ["sj-hand", `sj-${seat}`, turn && "sj-turn", acts && "sj-acts"], aria: { label: t("bridge.handLabel", { seat: seatText(seat) }) } },
    h("header", null, h("b", null, seatText(seat)), seat === state.dealer && h("span", { class: "sj-role" }, t("shengji.dealer")), turn && h("span", { class: "sj-role sj-role-turn" }, t("shengji.toAct")), h("small", null, t("shengji.cards", { n: state.counts[seat] }))),
    acts ? rovingGroup(body) : body,
    exposed.length > 0 && h("p", { class: "sj-exposed" }, t("shengji.exposed"), " ", facesMark(exposed)));
}

/** The trick on the table, or the last one. */
export function trickView(model) {
  const trick = model.tricks.at(-1);
  if (!trick) return h("p", { class: "hint sj-empty" }, t("shengji.noTrick"));
  const plays = trick.plays.map(({ seat, cards }, number) => h("li", { class: trick.winner === seat && "won" }, h("span", { class: "sj-who" }, seatText(seat), number === 0 && h("small", null, ` ${trick.lead.parts.map(({ shape }) => shapeText(shape)).join(t("shengji.and"))}`)), h("span", { class: "sj-played" }, facesMark(cards))));
  return [h("h2", null, t("shengji.trickNumber", { n: model.tricks.length })), h("ol", { class: "sj-plays" }, plays), trick.winner && h("p", null, t("shengji.won", { seat: seatText(trick.winner), n: trick.points }))];
}

/** Why something is refused: reason, article, what is owed. */
export function refusalView({ refusal, face }) {
  const { code, message, law, owed } = refusal;
  const text = hasText(`shengji.refusals.${code}`) ? t(`shengji.refusals.${code}`) : message;
  return h("div", { class: "sj-refusal", role: "status" }, h("p", null, face && h("strong", null, facesMark([face])), h("strong", null, t("shengji.refused")), " ", lawChip(law)), h("p", null, text), owed && h("p", { class: "owed" }, owedView(owed)));
}

function owedView({ shapes, reached, led, suit, count, played, missing, exposed, parts, turn }) {
  if (shapes) return t("shengji.owed.shapes", { led: shapeText(led), owed: shapesText(shapes), played: shapesText(reached) });
  if (suit) return t("shengji.owed.suit", { suit: suitText(suit), n: count, played });
  if (exposed) return [t("shengji.owed.exposed"), " ", facesMark(exposed)];
  if (missing) return [t("shengji.owed.missing"), " ", facesMark(missing)];
  if (parts) return parts.map((cards, number) => [number > 0 && "+ ", facesMark(cards)]);
  if (turn) return t("shengji.owed.turn", { seat: seatText(turn) });
  return count === undefined ? null : t("shengji.owed.count", { n: count });
}

/** What can be done now. */
export function actView(model, page) {
  const { state } = model;
  const views = { declaring, burying: choosing, playing: choosing, resolving, over, redeal };
  return [h("h2", null, t(`shengji.phases.${state.phase}`)), views[state.phase]?.(model, page), model.refused && refusalView(model.refused),
    h("div", { class: "row" }, button("undo", t("shengji.undo"), () => model.undo(), { icon: ICONS.undo }), model.redo.length > 0 && button("redo", t("shengji.redo"), () => model.again(), { icon: ICONS.redo }))];
}

function declaring(model) {
  const seats = model.view === "all" ? ["N", "W", "S", "E"] : [model.view];
  const ways = seats.flatMap((seat) => model.table.legalDeclarations(seat).map(({ face, count }) => button(`declare-${seat}-${face}-${count}`, [`${seatText(seat)} `, facesMark(Array.from({ length: count }, () => face))], () => model.take(`declare ${seat} ${face} ${count}`))));
  const standing = model.state.declarations.at(-1);
  return [h("p", null, standing ? [t("shengji.declared", { seat: seatText(standing.seat) }), " ", facesMark(Array.from({ length: standing.count }, () => standing.face))] : t("shengji.nobodyDeclared")),
    ways.length > 0 ? h("div", { class: "row tight" }, ways) : h("p", { class: "hint" }, t("shengji.nothingToDeclare")),
    button("settle", t("shengji.settle"), () => model.take("settle"), { primary: true })];
}

function choosing(model) {
  const { phase, turn } = model.state;
  if (!model.actor) return [h("p", null, t("shengji.waits", { seat: seatText(turn) })), button("others", t("shengji.others"), () => model.stepOthers(), { primary: true })];
  const { groupings, owed, selection } = model;
  const how = phase === "burying" ? t("shengji.bury", { n: owed }) : owed === null ? t("shengji.lead", { seat: seatText(turn) }) : t("shengji.follow", { seat: seatText(turn), n: owed });
  const one = (parts, index) => segment(`parts-${index}`, parts.map(({ shape, cards }, number) => [number > 0 && h("span", null, " + "), h("span", { class: "sj-part" }, facesMark(cards), h("small", null, shapeText(shape)))]), model.parts === index, () => declareAs(model, index));
  return [h("p", null, how),
    h("p", { class: "sj-selection" }, selection.length > 0 ? facesMark(selection) : h("span", { class: "hint" }, t("shengji.nothingChosen"))),
    groupings.length > 0 && groupings[0].length + groupings.length > 2 && h("div", { class: "sj-parts" }, h("p", null, t(groupings.length > 1 ? "shengji.declareParts" : "shengji.throwParts")), h("div", { class: "segments", role: "group", aria: { label: t("shengji.declareParts") } }, groupings.slice(0, 12).map(one))),
    h("div", { class: "row" }, button("play", t(phase === "burying" ? "shengji.buryThese" : "shengji.playThese"), () => model.submit(), { primary: true }), button("suggest", t("shengji.suggest"), () => model.suggest()))];
}

function declareAs(model, index) {
  model.parts = index;
  model.changed("selected");
}

function resolving(model) {
  const { lead, failed } = model.state.thrown;
  const beaten = failed.beaten.map(({ part, by }) => h("li", null, facesMark(lead.parts[part].cards), t("shengji.beatenBy", { seats: by.map(seatText).join(", ") })));
  const choice = (number) => [1, 2].map((grade) => button(`resolve-${number}-${grade}`, [facesMark(lead.parts[number].cards), t("shengji.grade", { n: grade })], () => model.take(`resolve ${number} ${grade} heavy`)));
  return [h("ul", null, beaten), h("p", null, failed.chooser ? t("shengji.chooses", { seat: seatText(failed.chooser) }) : t("shengji.oneChoice")), h("div", { class: "row tight" }, failed.choices.map(choice))];
}

function over(model, page) {
  const { result } = model;
  const next = model.nextGame;
  const line = (key, number) => h("tr", null, h("th", { scope: "row" }, t(`shengji.result.${key}`, { times: result.multiplier })), h("td", null, number));
  return [h("table", { class: "sj-result" }, h("tbody", null, line("tricks", result.tricks), line("kitty", result.kitty * result.multiplier), line("fines", result.fines), line("total", result.defenders))),
    h("p", null, h("strong", null, t(`shengji.outcome.${result.winner}`, { n: result.levels }))),
    next.winner ? h("p", null, t("shengji.gameWon", { side: t(`shengji.sides.${next.winner}`) })) : button("next-deal", t("shengji.nextDeal", { seat: seatText(next.dealer), level: next.playing }), () => page.nextDeal(next), { primary: true })];
}

const redeal = (model, page) => [h("p", null, t("shengji.redealText")), button("next-deal", t("shengji.newDeal"), () => page.newDeal(), { primary: true })];

/** Trumps, points and the ladder of levels. */
export function scoreView(model) {
  const { state, result } = model;
  const levels = model.levels;
  const fact = (key, value) => h("div", null, h("dt", null, t(`shengji.facts.${key}`)), h("dd", null, value));
  const kitty = state.kitty && (model.view === "all" || state.phase === "over" || (model.view === state.dealer && state.phase === "playing")) ? facesMark(state.kitty) : t("shengji.cards", { n: state.kittySize });
  return [h("dl", { class: "sj-facts" }, fact("trump", trumpMark(state.trump)), fact("dealer", state.dealer ? seatText(state.dealer) : "—"), fact("points", String(result?.defenders ?? state.points)), fact("needed", String(40 * state.decks)), fact("kitty", kitty)),
    h("h2", null, t("shengji.ladder")),
    h("ol", { class: "sj-ladder" }, [..."23456789TJQKA"].map((level) => h("li", { class: level === state.level && "now", aria: level === state.level ? { current: "step" } : {} }, h("b", null, level === "T" ? "10" : level), ["NS", "EW"].filter((side) => levels[side] === level).map((side) => h("small", { class: `side-${side}` }, t(`shengji.sidesShort.${side}`))))))];
}

/** Every trick that is complete. */
export function tricksView(model) {
  const done = model.tricks.filter(({ winner }) => winner);
  if (done.length === 0) return null;
  const row = ({ plays, winner, points }, index) => h("tr", null, h("th", { scope: "row" }, index + 1), ["N", "W", "S", "E"].map((seat) => h("td", { class: [winner === seat && "won", plays[0].seat === seat && "led"] }, facesMark(plays.find((play) => play.seat === seat).cards))), h("td", null, points));
  const heads = ["N", "W", "S", "E"].map((seat) => h("th", { scope: "col" }, seatText(seat)));
  return [h("h2", null, t("shengji.tricks")), h("div", { class: "scroll", tabindex: "0", role: "group", aria: { label: t("shengji.tricks") }, data: { scroll: "tricks", key: "tricks" } }, h("table", { class: "sj-tricks" }, h("thead", null, h("tr", null, h("th", { scope: "col" }, "#"), heads, h("th", { scope: "col" }, t("shengji.points")))), h("tbody", null, done.map(row))))];
}
