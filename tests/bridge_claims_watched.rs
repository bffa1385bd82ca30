//! Work on claims that somebody watches and may end: what is proved by then still holds.
#![cfg(not(target_arch = "wasm32"))]

use core::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use tricklaw::bridge::claim::{
    Bulletproof, Claim, Concession, Moment, Position, Proof, Relief, Terms, Tricks, Verdict, adjudicate,
    adjudicate_with, cancel_concession_with, is_bulletproof,
};
use tricklaw::bridge::solve::{Bounds, Budget, Options, Solver, TableTask};
use tricklaw::bridge::{BySeat, Deal, Denomination, Seat, Side, winner};
use tricklaw::cards::{Card, CardSet, Source};
use tricklaw::cite::Book;

/// A random position with so many cards a hand.
fn random(source: &mut Source, cards: usize) -> Position {
    let mut pack: Vec<Card> = Card::all().collect();
    source.shuffle(&mut pack);
    let hand = |i: usize| pack[cards * i..cards * (i + 1)].iter().copied().collect::<CardSet>();
    Position::new(Seat::South, Denomination::Hearts, Seat::South, BySeat([0, 1, 2, 3].map(hand))).unwrap()
}

fn judged(position: &Position, terms: &Terms, budget: &mut Budget<'_>) -> Verdict {
    adjudicate_with(position, &Claim::new(Seat::South, 3), terms, &mut |_| None, budget).unwrap()
}

fn holds(early: Tricks, settled: Tricks) -> bool {
    early.at_least <= settled.at_least && settled.at_most <= early.at_most
}

/// Watches every card, and ends the work at one of them.
fn judged_until(position: &Position, last: u64) -> (Verdict, u64) {
    let mut watch = |nodes| if nodes < last { ControlFlow::Continue(()) } else { ControlFlow::Break(()) };
    let mut budget = Budget::unlimited().watched(1, &mut watch);
    (judged(position, &Terms::default(), &mut budget), budget.spent())
}

#[test]
fn work_that_nobody_ends_is_the_same_and_is_counted() {
    let mut source = Source::from_seed(700);
    for _ in 0..20 {
        let position = random(&mut source, 5);
        let free = adjudicate(&position, &Claim::new(Seat::South, 3), &Terms::default()).unwrap();
        let mut seen = Vec::new();
        let mut watch = |nodes| {
            seen.push(nodes);
            ControlFlow::Continue(())
        };
        let mut budget = Budget::unlimited().watched(1, &mut watch);
        assert_eq!(judged(&position, &Terms::default(), &mut budget), free);
        let spent = budget.spent();
        // The award, the worst legal play and the alternatives.
        assert!(spent >= free.nodes, "{spent} {}", free.nodes);
        assert_eq!(seen, (1..=spent).collect::<Vec<_>>());
    }
}

#[test]
fn work_ended_at_any_card_gives_bounds_that_hold() {
    let mut source = Source::from_seed(701);
    for _ in 0..20 {
        let position = random(&mut source, 4);
        let settled = adjudicate(&position, &Claim::new(Seat::South, 3), &Terms::default()).unwrap();
        let all = judged_until(&position, u64::MAX).1;
        // Every card to begin with, then ever fewer.
        let steps = core::iter::successors(Some(1), |last| Some(last + 1 + last / 10));
        for last in steps.take_while(|&last| last < all) {
            let (early, spent) = judged_until(&position, last);
            assert_eq!(spent, last);
            assert!(
                holds(early.award, settled.award),
                "{position} {last}: {} {}",
                early.award,
                settled.award
            );
            assert!(holds(early.worst_legal, settled.worst_legal), "{position} {last}");
            assert!(early.judgment.is_none() || early.judgment == settled.judgment, "{position} {last}");
            for (one, other) in early.sensitivity.iter().zip(&settled.sensitivity) {
                assert!(holds(one.award, other.award), "{position} {last} {one:?} {other:?}");
            }
        }
    }
}

/// However soon the nodes of the terms end, the line that is shown is a legal one and proves the upper bound.
#[test]
fn a_line_shown_early_gives_what_it_is_to_prove() {
    let mut source = Source::from_seed(900);
    let mut shown = 0;
    for _ in 0..40 {
        let cards = 3 + source.below(3) as usize;
        let position = random(&mut source, cards);
        let claim = Claim::new(Seat::South, source.below(cards as u128 + 1) as u8);
        for budget in 1..80 {
            let terms = Terms { budget, side_budget: 0, ..Terms::default() };
            let verdict = adjudicate(&position, &claim, &terms).unwrap();
            if !verdict.line.is_empty() {
                shown += 1;
                let won = tricks_of(&position, &verdict.line);
                assert_eq!(won, verdict.award.at_most, "{position} {} {budget}", claim.tricks);
            }
        }
    }
    assert!(shown > 1000, "{shown}");
}

/// The last fifth of the nodes goes to the question from below, which may settle the award: then its line is shown.
#[test]
fn an_award_settled_from_below_has_its_line() {
    for (position, tricks, budget) in [
        ("S C E N:.542..T8 Q2.T.K.Q A.9.J98. .3.A2.J4", 1, 300),
        ("S C W N:.Q8.Q.K2 AQ5.J.4. 9.T7..83 7.A5.A5.", 3, 440),
        ("S D E N:T92.K.6. .Q4.T.Q9 A7.97..8 4.T8.A9.", 0, 1040),
    ] {
        let position: Position = position.parse().unwrap();
        let claim = Claim::new(Seat::South, tricks);
        let settled = adjudicate(&position, &claim, &Terms::default()).unwrap().award;
        let terms = Terms { budget, side_budget: 0, ..Terms::default() };
        let verdict = adjudicate(&position, &claim, &terms).unwrap();
        assert_eq!((verdict.award, verdict.nodes <= budget), (settled, true), "{position}");
        assert_eq!(Some(tricks_of(&position, &verdict.line)), settled.known(), "{position}");
    }
}

/// How many tricks north and south win on a line.
fn tricks_of(position: &Position, line: &[(Seat, Card)]) -> u8 {
    let mut hands = *position.hands();
    let (mut leader, mut won) = (position.leader(), 0);
    for trick in line.chunks(4) {
        for (place, &(seat, card)) in trick.iter().enumerate() {
            assert!(seat == leader.plus(place) && hands[seat].remove(card), "{position} {seat} {card}");
        }
        let cards = [0, 1, 2, 3].map(|place: usize| trick[place].1);
        leader = leader.plus(winner(position.trump(), cards));
        won += u8::from(leader.side() == Side::NorthSouth);
    }
    won
}

#[test]
fn a_budget_that_is_over_asks_nobody_and_proves_nothing() {
    let position = random(&mut Source::from_seed(702), 6);
    let mut asked = false;
    let mut best = |_: &Position| {
        asked = true;
        Some(6)
    };
    let mut budget = Budget::nodes(0);
    let claim = Claim::new(Seat::South, 3);
    let verdict = adjudicate_with(&position, &claim, &Terms::default(), &mut best, &mut budget).unwrap();
    assert_eq!(verdict.award, Tricks { at_least: 0, at_most: 6 });
    assert_eq!((verdict.judgment, verdict.line.len(), verdict.nodes), (None, 0, 0));
    assert!(!asked && budget.is_over() && !budget.is_cancelled() && budget.spent() == 0);
}

/// The budget of the terms divides the work; the other one bounds all of it.
#[test]
fn both_budgets_hold() {
    let position = random(&mut Source::from_seed(703), 9);
    let terms = Terms { budget: 1000, side_budget: 500, ..Terms::default() };
    let mut budget = Budget::unlimited();
    let verdict = judged(&position, &terms, &mut budget);
    assert_eq!((verdict.nodes, budget.spent()), (1000, 2000));
    let mut budget = Budget::nodes(300);
    let verdict = judged(&position, &terms, &mut budget);
    assert_eq!((verdict.nodes, budget.spent()), (300, 300));
    assert!(verdict.award.known().is_none());
}

/// A whole deal takes far longer than this test: it ends because another thread says so.
#[test]
fn another_thread_ends_the_work() {
    let deal = Deal::random(&mut Source::from_seed(704));
    let position = Position::new(Seat::South, Denomination::Hearts, Seat::West, *deal.hands()).unwrap();
    let (stop, told) = (AtomicBool::new(false), AtomicU64::new(0));
    let watch = |nodes| {
        told.store(nodes, Ordering::Release);
        if stop.load(Ordering::Acquire) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let ended = |work: &(dyn Fn(&mut Budget<'_>) + Sync)| {
        stop.store(false, Ordering::Release);
        told.store(0, Ordering::Release);
        thread::scope(|scope| {
            scope.spawn(|| {
                let mut watch = watch;
                let mut budget = Budget::unlimited().watched(500, &mut watch);
                work(&mut budget);
                assert!(budget.is_cancelled() && budget.spent() % 500 == 0);
            });
            while told.load(Ordering::Acquire) < 2000 {
                thread::yield_now();
            }
            stop.store(true, Ordering::Release);
        });
    };
    let endless = Terms { budget: u64::MAX, side_budget: u64::MAX, ..Terms::default() };
    let claim = Claim::new(Seat::South, 7);
    ended(&|budget| {
        let verdict = adjudicate_with(&position, &claim, &endless, &mut |_| Some(9), budget).unwrap();
        assert!(verdict.award.known().is_none() && verdict.judgment.is_none());
    });
    ended(&|budget| {
        let normal = Proof::AnyNormal(endless.policy);
        let proof = is_bulletproof(&position, &claim, normal, Book::Bridge2017, budget);
        assert_ne!(proof, Ok(Bulletproof::Yes));
    });
    ended(&|budget| {
        let concession = Concession { claim: claim.clone(), already_won: 0 };
        let moment = Moment::default();
        let relief = cancel_concession_with(&position, &concession, moment, &endless, budget).unwrap();
        assert!(matches!(relief, Relief::Restored { tricks, .. } if tricks.known().is_none()), "{relief:?}");
    });
    ended(&|budget| {
        let mut task = TableTask::of_deal(&deal);
        assert!(!task.run(&mut Solver::new(Options::default()), budget) && task.done() < 20);
        assert_eq!(task.bounds(Seat::North, Denomination::Clubs), Bounds::open(13));
    });
}

/// A budget goes with the work to the thread that does it, a watched one too.
#[cfg(not(target_arch = "wasm32"))]
#[test]
fn a_budget_is_spent_on_another_thread() {
    let mut asked = 0;
    let mut watch = |_| {
        asked += 1;
        ControlFlow::Continue(())
    };
    let mut budget = Budget::nodes(1000).watched(1, &mut watch);
    let position = random(&mut Source::from_seed(703), 3);
    let spent = std::thread::scope(|scope| {
        scope.spawn(move || (judged(&position, &Terms::default(), &mut budget), budget.spent()).1).join()
    });
    assert_eq!(spent.unwrap(), asked);
}
