//! Double-dummy results.

use super::input::{Asked, Input};
use super::position::{Given, position, whole_deal};
use crate::bridge::claim;
use crate::bridge::solve::{
    Bounds, Budget, CardValue, Options, ParContract, Position, Solver, TableTask, TrickTable, par as par_of,
};
use crate::bridge::{Deal, Denomination, Seat};
use crate::wasm::json::Json;
use core::cell::RefCell;

/// What a question may cost unless the caller says otherwise: far more than any deal takes, so that nothing hangs.
const NODES: u64 = 50_000_000;
/// The table's ceiling in MiB, unless the caller says otherwise.
const MEMORY: u64 = 24;

/// The solver of this thread. It is kept between questions because questions about one deal follow each other.
struct Desk {
    memory: u64,
    solver: Solver,
    /// The table begun last, and its deal.
    task: Option<(Deal, TableTask)>,
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

/// Nodes and memory, either left out.
pub fn cost(input: &mut Input, nodes: u64) -> Asked<Cost> {
    Ok(Cost { nodes: input.number_or(nodes)?, memory: input.number_or(MEMORY)?.clamp(1, 40) })
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
#[inline(never)]
fn solvable(position: &claim::Position) -> Option<Position> {
    let trick: Vec<_> = position.trick().map(|(_, card)| card).collect();
    Position::new(*position.hands(), position.denomination(), position.leader(), &trick).ok()
}

/// The tricks of the side to move.
#[inline(never)]
fn solved(memory: u64, position: &Position, budget: &mut Budget<'_>) -> Bounds {
    with_desk(memory, |desk| {
        let known = match desk.known {
            Some((last, known)) if last == *position => known,
            _ => Bounds::open(position.tricks_left()),
        };
        let found = desk.solver.refine(position, known, budget);
        desk.known = Some((*position, found));
        found
    })
}

/// The most tricks a claimer's side can force; nothing when the nodes end first.
#[inline(never)]
pub fn best(position: &claim::Position, claimer: Seat, cost: Cost) -> Option<u8> {
    let left = position.tricks_left();
    let position = solvable(position)?;
    let found = solved(cost.memory, &position, &mut Budget::nodes(cost.nodes));
    let found = if position.turn().side() == claimer.side() { found } else { found.others(left) };
    found.exact()
}

/// What an answer about a position begins and ends with.
fn framed(answer: &mut Json, position: &claim::Position, budget: &Budget<'_>, rest: impl FnOnce(&mut Json)) {
    answer.open();
    match position.turn() {
        Some(turn) => {
            answer.field("turn").seat(turn);
            answer.field("side").side(turn.side());
        }
        None => {
            answer.field("turn").null();
            answer.field("side").null();
        }
    }
    answer.field("left").number(position.tricks_left().into());
    rest(answer);
    answer.field("nodes").number(budget.spent() as i64);
    answer.close();
}

#[inline(never)]
pub fn solve(input: &mut Input, answer: &mut Json) -> Asked<()> {
    let Given { position: asked, .. } = position(input)?;
    let cost = cost(input, NODES)?;
    let mut budget = Budget::nodes(cost.nodes);
    let found = solvable(&asked).map(|at| solved(cost.memory, &at, &mut budget));
    let found = found.unwrap_or(Bounds::open(asked.tricks_left()));
    framed(answer, &asked, &budget, |answer| answer.bounds(found.lower, found.upper));
    Ok(())
}

#[inline(never)]
pub fn cards(input: &mut Input, answer: &mut Json) -> Asked<()> {
    let Given { position: asked, .. } = position(input)?;
    let cost = cost(input, NODES)?;
    let mut budget = Budget::nodes(cost.nodes);
    let found = solvable(&asked)
        .map(|at| with_desk(cost.memory, |desk| desk.solver.cards(&at, &mut budget)))
        .unwrap_or_default();
    let complete = found.iter().all(|value| value.tricks.exact().is_some());
    let card = |answer: &mut Json, value: CardValue| {
        answer.open();
        answer.field("card").card(value.card);
        answer.bounds(value.tricks.lower, value.tricks.upper);
        answer.close();
    };
    framed(answer, &asked, &budget, |answer| {
        answer.field("complete").flag(complete);
        answer.field("cards").list(found, card);
    });
    Ok(())
}

#[inline(never)]
pub fn table(input: &mut Input, answer: &mut Json) -> Asked<()> {
    let deal = whole_deal(input)?;
    let (task, nodes) = filled(&deal, cost(input, NODES)?);
    let all = Denomination::ALL
        .into_iter()
        .flat_map(|denomination| Seat::ALL.map(|seat| task.bounds(seat, denomination)));
    answer.open();
    answer.field("done").number(task.done() as i64);
    answer.field("atLeast").list(all.clone(), |answer, bounds| answer.number(bounds.lower.into()));
    answer.field("atMost").list(all, |answer, bounds| answer.number(bounds.upper.into()));
    answer.field("nodes").number(nodes as i64);
    answer.close();
    Ok(())
}

/// The table as far as the nodes go, and the nodes spent.
#[inline(never)]
fn filled(deal: &Deal, cost: Cost) -> (TableTask, u64) {
    with_desk(cost.memory, |desk| {
        let mut task = match desk.task {
            Some((last, task)) if last == *deal => task,
            _ => TableTask::of_deal(deal),
        };
        let mut budget = Budget::nodes(cost.nodes);
        task.run(&mut desk.solver, &mut budget);
        desk.task = Some((*deal, task));
        (task, budget.spent())
    })
}

/// `table` and its twenty numbers, or `deal` and what belongs to it; then dealer, vulnerability and cost.
#[inline(never)]
pub fn par(input: &mut Input, answer: &mut Json) -> Asked<()> {
    let deal = input.item() == "deal";
    let (known, deal) =
        if deal { (Vec::new(), Some(whole_deal(input)?)) } else { (input.list(Input::small)?, None) };
    let dealer = input.seat()?;
    let vulnerability = input.vulnerability()?;
    let cost = cost(input, NODES)?;
    let table = match deal {
        Some(deal) => filled(&deal, cost).0.table(),
        None => Some(TrickTable::from_fn(|seat, denomination| {
            known.get(4 * denomination.index() + seat.index()).map_or(0, |&tricks| tricks.min(13))
        })),
    };
    let par = table.map(|table| par_of(&table, dealer, vulnerability));
    answer.open();
    match &par {
        Some(par) => answer.field("score").number(par.score.into()),
        None => answer.field("score").null(),
    }
    answer.field("contracts").list(par.into_iter().flat_map(|par| par.contracts), contract);
    answer.close();
    Ok(())
}

fn contract(answer: &mut Json, found: ParContract) {
    let needed = i64::from(found.contract.tricks_needed());
    answer.open();
    answer.field("contract").text(&found.contract.undertaking().to_string());
    answer.field("declarer").seat(found.contract.declarer);
    answer.field("tricks").number(found.tricks.into());
    answer.field("result").number(i64::from(found.tricks) - needed);
    answer.field("text").text(&found.to_string());
    answer.close();
}
