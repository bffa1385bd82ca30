// What a contract scores for each number of tricks: the one that stands, or any other that is asked about.
import { columnHeads } from "../../../lib/controls.js";
import { h } from "../../../lib/dom.js";
import { callSpoken, contractText, isVulnerable, sideOf } from "../../../lib/bridge/names.js";
import { number, t } from "../../../lib/words.js";

const BIDS = [1, 2, 3, 4, 5, 6, 7].flatMap((level) => ["C", "D", "H", "S", "NT"].map((name) => `${level}${name}`));
const DOUBLINGS = ["", "X", "XX"];

/** What is asked about to begin with: what stands at the table, else a game. */
function asked({ board }, shown) {
  const [, bid, doubling] = (shown?.contract ?? "3NT").match(/^(.+?)(X{0,2})$/);
  return { bid, doubling, vulnerable: shown ? isVulnerable(board.vulnerability, shown.declarer) : board.vulnerability === "All" };
}

/**
 * The panel, folded until it is wanted. `shown` is the contract that stands; what somebody asks about instead is kept with
 * the model until another one stands.
 */
export function worthPanel(model, shown) {
  const stands = [model.board.label, model.board.vulnerability, shown?.contract, shown?.declarer].join(" ");
  if (model.worth?.stands !== stands) model.worth = { stands, ...asked(model, shown) };
  const body = h("tbody");
  const fill = () => body.replaceChildren(...rows(model, shown));
  fill();
  const set = (change) => {
    Object.assign(model.worth, change);
    fill();
  };
  return h(
    "details",
    { class: "breakdown", data: { key: "worth" } },
    h("summary", null, t("board.result.worth")),
    h("div", { class: "row tight worth-choice", role: "group", aria: { label: t("board.result.contract") } }, controls(model.worth, set)),
    h("table", { class: "score-parts" }, head(), body),
  );
}

function controls({ bid, doubling, vulnerable }, set) {
  const select = (key, label, options, now) =>
    h(
      "select",
      { class: "field", aria: { label }, data: { key: `worth-${key}` }, onchange: (event) => set({ [key]: event.target.value }) },
      options.map(([value, text, spoken]) => h("option", { value, selected: value === now, aria: { label: spoken } }, text)),
    );
  const box = h("input", { type: "checkbox", checked: vulnerable, data: { key: "worth-vulnerable" }, onchange: (event) => set({ vulnerable: event.target.checked }) });
  return [
    select("bid", t("board.result.contract"), BIDS.map((one) => [one, contractText(one), callSpoken(one)]), bid),
    select("doubling", t("board.result.doubling"), DOUBLINGS.map((one) => [one, one ? t(`bridge.doubled.${one}`) : t("board.result.undoubled")]), doubling),
    h("label", { class: "worth-flag" }, box, t("bridge.vulnerable")),
  ];
}

const head = () => columnHeads(["tricks", "against", "score"].map((key) => t(`board.result.${key}`)));

/** From all tricks down to none; of a contract in play only what is still possible. */
function rows({ bridge, table, worth }, shown) {
  const contract = worth.bid + worth.doubling;
  const side = shown?.contract === contract && table.phase !== "over" ? sideOf(shown.declarer) : null;
  const least = side ? table.tricksWon(side) : 0;
  const most = side ? 13 - table.tricksWon(side === "NS" ? "EW" : "NS") : 13;
  const needed = Number(worth.bid[0]) + 6;
  return Array.from({ length: most - least + 1 }, (_, place) => {
    const tricks = most - place;
    const points = bridge.score(contract, "N", worth.vulnerable ? "All" : "None", tricks);
    return h(
      "tr",
      { class: tricks === needed && "just-made" },
      h("th", { scope: "row" }, tricks),
      h("td", null, tricks === needed ? "=" : number(tricks - needed, true)),
      h("td", { class: points < 0 && "minus" }, number(points, true)),
    );
  });
}
