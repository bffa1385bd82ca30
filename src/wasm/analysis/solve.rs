//! Double-dummy results.

use super::position::{Given, deal, position};
use super::{name, nodes, seat_name};
use crate::bridge::claim;
use crate::bridge::solve::{
    Bounds, Budget, Options, Par, Position, Solver, TableTask, TrickTable, par as par_of,
};
use crate::bridge::{BySeat, Denomination, Seat};
use crate::cards::CardSet;
use crate::wasm::args::{self, Fields};
use crate::wasm::error::{Answer, object};
use core::cell::RefCell;
use js_sys::{Array, Uint8Array};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

/// What a question may cost unless the caller says otherwise: far more than any deal takes, so that nothing hangs.
const NODES: u64 = 50_000_000;
/// The table's ceiling in MiB, unless the caller says otherwise.
const MEMORY: u64 = 24;

/// The solver of this thread. It is kept between questions because questions about one deal follow each other.
struct Desk {
    memory: u64,
    solver: Solver,
    /// The table begun last, and its hands.
    task: Option<(BySeat<CardSet>, TableTask)>,
    /// What is known of the position asked about last.
    known: Option<(Position, Bounds)>,
}

thread_local! {
    static DESK: RefCell<Option<Desk>> = const { RefCell::new(None) };
}

/// How much a question may cost.
#[derive(Clone, Copy)]
pub struct Cost {
    pub nodes: u64,
    pub memory: u64,
}

impl Default for Cost {
    fn default() -> Cost {
        Cost { nodes: NODES, memory: MEMORY }
    }
}

/// Most MiB of table that leave the whole memory below 64.
pub fn memory(argument: &str, value: &JsValue) -> Answer<u64> {
    args::whole(argument, value, 1..=40)
}

fn cost(argument: &str, value: &JsValue) -> Answer<Cost> {
    let fields = Fields::new(argument, value, &["nodes", "memory"])?;
    let nodes = fields.maybe("nodes", nodes)?.unwrap_or(NODES);
    Ok(Cost { nodes, memory: fields.maybe("memory", memory)?.unwrap_or(MEMORY) })
}

fn options(value: &JsValue) -> Answer<Cost> {
    Ok(args::optional("options", value, cost)?.unwrap_or_default())
}

fn with_desk<T>(memory: u64, work: impl FnOnce(&mut Desk) -> T) -> T {
    DESK.with_borrow_mut(|desk| {
        let desk = match desk {
            Some(desk) if desk.memory == memory => desk,
            // The old table goes before the new one comes.
            _ => {
                *desk = None;
                let solver = Solver::new(Options { table_bytes: (memory as usize) << 20 });
                desk.insert(Desk { memory, solver, task: None, known: None })
            }
        };
        work(desk)
    })
}

/// A position as the solver knows it. A claim's position is stricter, so there always is one.
fn solvable(position: &claim::Position) -> Option<Position> {
    let trick: Vec<_> = position.trick().map(|(_, card)| card).collect();
    Position::new(*position.hands(), position.denomination(), position.leader(), &trick).ok()
}

/// The tricks of the side to move.
fn solved(desk: &mut Desk, position: &Position, budget: &mut Budget<'_>) -> Bounds {
    let known = match desk.known {
        Some((last, known)) if last == *position => known,
        _ => Bounds::open(position.tricks_left()),
    };
    let found = desk.solver.refine(position, known, budget);
    desk.known = Some((*position, found));
    found
}

/// The most tricks a claimer's side can force; nothing when the nodes end first.
pub fn best(position: &claim::Position, claimer: Seat, cost: Cost) -> Option<u8> {
    let left = position.tricks_left();
    let position = solvable(position)?;
    let found = with_desk(cost.memory, |desk| solved(desk, &position, &mut Budget::nodes(cost.nodes)));
    let found = if position.turn().side() == claimer.side() { found } else { found.others(left) };
    found.exact()
}

/// What every answer about a position begins with.
fn heading(position: &claim::Position) -> Vec<(&'static str, JsValue)> {
    let turn = position.turn();
    vec![
        ("turn", turn.map_or(JsValue::NULL, seat_name)),
        ("side", turn.map_or(JsValue::NULL, |seat| name(seat.side()))),
        ("left", position.tricks_left().into()),
    ]
}

/// The most tricks the side to move can take from here on when all four players see all cards and play their best. Who
/// declares makes no difference and may be left out.
///
/// What has been proved about a deal is kept for the next question, so that a play can be followed at little cost.
///
/// @example
/// // North-south take both tricks with the lead in south, one with the lead in north.
/// const hands = { N: "AQ...", E: ".32..", S: "43...", W: "K2..." };
/// analysis.solve({ hands, denomination: "NT", leader: "S" }).tricks; // 2
/// analysis.solve({ hands, denomination: "NT", leader: "N" }).tricks; // 1
#[wasm_bindgen(js_name = analysisSolve, unchecked_return_type = "Solved")]
pub fn solve(
    #[wasm_bindgen(js_name = position, unchecked_param_type = "PositionLike")] given: &JsValue,
    #[wasm_bindgen(js_name = options, unchecked_optional_param_type = "SolveOptions")] cost: &JsValue,
) -> Answer<JsValue> {
    let Given { position: asked, .. } = position("position", given)?;
    let cost = options(cost)?;
    let mut budget = Budget::nodes(cost.nodes);
    let found = solvable(&asked).map(|at| with_desk(cost.memory, |desk| solved(desk, &at, &mut budget)));
    let found = found.unwrap_or(Bounds::open(asked.tricks_left()));
    let mut record = heading(&asked);
    let known = found.exact().map_or(JsValue::NULL, JsValue::from);
    record.extend([("tricks", known), ("atLeast", found.lower.into()), ("atMost", found.upper.into())]);
    record.push(("nodes", JsValue::from_f64(budget.spent() as f64)));
    Ok(object(&record))
}

/// What each legal card leads to, best first: the tricks of the side to move from here on, the trick in progress
/// included.
///
/// @example
/// const hands = { N: "AQ...", E: ".32..", S: "43...", W: "K2..." };
/// const { cards } = analysis.cards({ hands, denomination: "NT", leader: "N" });
/// cards.map(({ card, tricks }) => `${card} ${tricks}`); // ["SQ 1", "SA 1"]
#[wasm_bindgen(js_name = analysisCards, unchecked_return_type = "CardsSolved")]
pub fn cards(
    #[wasm_bindgen(js_name = position, unchecked_param_type = "PositionLike")] given: &JsValue,
    #[wasm_bindgen(js_name = options, unchecked_optional_param_type = "SolveOptions")] cost: &JsValue,
) -> Answer<JsValue> {
    let Given { position: asked, .. } = position("position", given)?;
    let cost = options(cost)?;
    let mut budget = Budget::nodes(cost.nodes);
    let found = solvable(&asked)
        .map(|at| with_desk(cost.memory, |desk| desk.solver.cards(&at, &mut budget)))
        .unwrap_or_default();
    let complete = found.iter().all(|value| value.tricks.exact().is_some());
    let card = |value: &crate::bridge::solve::CardValue| {
        let Bounds { lower, upper } = value.tricks;
        let known = value.tricks.exact().map_or(JsValue::NULL, JsValue::from);
        object(&[
            ("card", name(value.card)),
            ("tricks", known),
            ("atLeast", lower.into()),
            ("atMost", upper.into()),
        ])
    };
    let mut record = heading(&asked);
    record.push(("complete", complete.into()));
    record.push(("cards", found.iter().map(card).collect::<Array>().into()));
    record.push(("nodes", JsValue::from_f64(budget.spent() as f64)));
    Ok(object(&record))
}

/// The twenty results of a deal: what each player makes as declarer in each denomination. When the nodes end first, what
/// is proved by then; asked again about the same deal it goes on from there.
///
/// @example
/// const deal = "N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT9.JT98 765.876.876.7654 432.5432.5432.32";
/// analysis.table(deal).tricks.N.NT; // 13
#[wasm_bindgen(js_name = analysisTable, unchecked_return_type = "TrickTable")]
pub fn table(
    #[wasm_bindgen(js_name = deal, unchecked_param_type = "DealLike | TableLike")] given: &JsValue,
    #[wasm_bindgen(js_name = options, unchecked_optional_param_type = "SolveOptions")] cost: &JsValue,
) -> Answer<JsValue> {
    let hands = *deal("deal", given)?.hands();
    let (task, nodes) = filled(hands, options(cost)?)?;
    Ok(table_record(&task, nodes))
}

fn filled(hands: BySeat<CardSet>, cost: Cost) -> Answer<(TableTask, u64)> {
    let fresh = TableTask::new(hands)
        .map_err(|error| crate::wasm::error::refusal("invalid-deal", &error.to_string(), None, &[]))?;
    Ok(with_desk(cost.memory, |desk| {
        let mut task = match desk.task {
            Some((last, task)) if last == hands => task,
            _ => fresh,
        };
        let mut budget = Budget::nodes(cost.nodes);
        task.run(&mut desk.solver, &mut budget);
        desk.task = Some((hands, task));
        (task, budget.spent())
    }))
}

fn table_record(task: &TableTask, nodes: u64) -> JsValue {
    let all = |of: fn(Bounds) -> u8| {
        let each = Denomination::ALL
            .into_iter()
            .flat_map(|denomination| Seat::ALL.map(|seat| of(task.bounds(seat, denomination))));
        Uint8Array::from(&each.collect::<Vec<u8>>()[..]).into()
    };
    let row = |seat: Seat| {
        object(&Denomination::ALL.map(|denomination| {
            let exact = task.bounds(seat, denomination).exact();
            (DENOMINATIONS[denomination.index()], exact.map_or(JsValue::NULL, JsValue::from))
        }))
    };
    object(&[
        ("complete", (task.done() == 20).into()),
        ("done", (task.done() as u32).into()),
        ("tricks", object(&SEATS.map(|(seat, name)| (name, row(seat))))),
        ("atLeast", all(|bounds| bounds.lower)),
        ("atMost", all(|bounds| bounds.upper)),
        ("nodes", JsValue::from_f64(nodes as f64)),
    ])
}

const DENOMINATIONS: [&str; 5] = ["C", "D", "H", "S", "NT"];
const SEATS: [(Seat, &str); 4] =
    [(Seat::North, "N"), (Seat::East, "E"), (Seat::South, "S"), (Seat::West, "W")];
const TABLE: [&str; 6] = ["complete", "done", "tricks", "atLeast", "atMost", "nodes"];

/// A table somebody has already, as the twenty numbers or as records.
fn known_table(argument: &str, value: &JsValue) -> Option<Answer<TrickTable>> {
    let of = |tricks: &[u8]| {
        TrickTable::from_fn(|seat, denomination| tricks[4 * denomination.index() + seat.index()])
    };
    if let Ok(tricks) = args::bytes(argument, value, 20) {
        let valid = tricks.len() == 20 && tricks.iter().all(|&tricks| tricks <= 13);
        return valid.then(|| Ok(of(&tricks)));
    }
    let tricks = if value.is_string() { None } else { Fields::new(argument, value, &TABLE).ok() };
    tricks.filter(|fields| fields.has("tricks")).map(|fields| {
        let tricks = |a: &str, v: &JsValue| args::whole(a, v, 0..=13);
        let row = |a: &str, v: &JsValue| {
            let fields = Fields::new(a, v, &DENOMINATIONS)?;
            let of = |denomination| fields.need(denomination, tricks).map(|tricks| tricks as u8);
            Ok([of("C")?, of("D")?, of("H")?, of("S")?, of("NT")?])
        };
        let rows = fields.need("tricks", |a, v| {
            let fields = Fields::new(a, v, &["N", "E", "S", "W"])?;
            let of = |seat| fields.need(seat, row);
            Ok(BySeat([of("N")?, of("E")?, of("S")?, of("W")?]))
        })?;
        Ok(TrickTable::from_fn(|seat, denomination| rows[seat][denomination.index()]))
    })
}

/// Par: the score when both sides bid and play their best with all cards known, and the contracts in which such an
/// auction may end. `table` is a complete table, its twenty tricks, or a deal, whose table is then worked out.
///
/// @example
/// const deal = "N:AKQJ.AKQ.AKQ.AKQ T98.JT9.JT9.JT98 765.876.876.7654 432.5432.5432.32";
/// analysis.par(deal, "N", "None").score; // 1520
/// analysis.par(deal, "N", "None").contracts[0].text; // "7NT N ="
#[wasm_bindgen(js_name = analysisPar, unchecked_return_type = "Par")]
pub fn par(
    #[wasm_bindgen(js_name = table, unchecked_param_type = "TrickTable | Uint8Array | DealLike | TableLike")]
    given: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "SeatLike")] dealer: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "VulnerabilityLike")] vulnerability: &JsValue,
    #[wasm_bindgen(js_name = options, unchecked_optional_param_type = "SolveOptions")] cost: &JsValue,
) -> Answer<JsValue> {
    let dealer = args::seat("dealer", dealer)?;
    let vulnerability = args::vulnerability("vulnerability", vulnerability)?;
    let cost = options(cost)?;
    let table = match known_table("table", given) {
        Some(table) => Some(table?),
        None => filled(*deal("table", given)?.hands(), cost)?.0.table(),
    };
    Ok(match table {
        Some(table) => par_record(&par_of(&table, dealer, vulnerability)),
        None => object(&[("score", JsValue::NULL), ("contracts", Array::new().into())]),
    })
}

fn par_record(par: &Par) -> JsValue {
    let contract = |found: &crate::bridge::solve::ParContract| {
        let needed = i32::from(found.contract.tricks_needed());
        object(&[
            ("contract", name(found.contract.undertaking())),
            ("declarer", seat_name(found.contract.declarer)),
            ("tricks", found.tricks.into()),
            ("result", (i32::from(found.tricks) - needed).into()),
            ("text", name(found)),
        ])
    };
    let contracts: Array = par.contracts.iter().map(contract).collect();
    object(&[("score", par.score.into()), ("contracts", contracts.into())])
}
