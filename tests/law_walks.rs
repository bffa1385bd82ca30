//! Random walks through rulings: no state without a continuation, every record replays, views follow, text round-trips.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/sound.rs"]
mod sound;
#[path = "support/walk.rs"]
mod walk;

use tricklaw::bridge::law::{Attempt, Policy, Rounds, Ruling};
use tricklaw::bridge::{Action, Call, Phase, Seat, Table};
use tricklaw::cards::Card;
use tricklaw::cite::Book;
use walk::Walk;

const WALKS: u64 = 400;

#[test]
fn random_irregularities_never_trap_and_always_replay() {
    let (mut ruled, mut irregular, mut finished) = (0, 0, 0);
    for seed in 0..WALKS {
        let mut walk = Walk::new(seed);
        let start = walk.table.clone();
        let mut steps = 0;
        while steps < 250 && walk.step() {
            steps += 1;
            sound::continues(&walk.table);
            if steps % 16 == 0 {
                sound::agrees(&walk.table);
            }
        }
        finished += usize::from(walk.table.phase() == Phase::Over);
        ruled += walk.ruled;
        irregular += walk.irregular;
        let replayed =
            start.replay(walk.table.actions()).unwrap_or_else(|error| panic!("seed {seed}, {error}"));
        assert!(replayed == walk.table, "seed {seed}");
        let actions: Vec<Action> =
            walk.table.actions().iter().map(|action| action.to_string().parse().unwrap()).collect();
        assert_eq!(actions, walk.table.actions(), "as text");
        sound::is_seen(&walk.table);
    }
    assert!(
        ruled as u64 > WALKS * 3,
        "{ruled} rulings, {irregular} irregular cards, {finished} boards to the end"
    );
    assert!(irregular as u64 > WALKS && finished as u64 > WALKS / 2, "{irregular} {finished}");
}

#[test]
fn undo_goes_back_through_rulings() {
    for seed in 0..40 {
        let mut walk = Walk::new(10_000 + seed);
        let mut tables = vec![walk.table.clone()];
        while tables.len() < 120 && walk.step() {
            tables.push(walk.table.clone());
        }
        let mut table = walk.table;
        while let Some(before) = tables.pop() {
            assert!(before == table, "seed {seed}");
            table.undo();
        }
    }
}

#[test]
fn views_follow_at_every_step() {
    for seed in 0..60 {
        let mut walk = Walk::new(20_000 + seed);
        let mut steps = 0;
        while steps < 120 && walk.step() {
            steps += 1;
            sound::is_seen(&walk.table);
        }
    }
}

/// A pass throughout lasts as long as the auction; a penalty card lies there until it is played, picked up at declarer's word
/// or goes back with the auction. Only a lost right (laws 11A and 43B3) takes them away.
#[test]
fn what_binds_stays() {
    for seed in 0..WALKS {
        let mut walk = Walk::new(30_000 + seed);
        let mut before = walk.table.clone();
        let mut steps = 0;
        while steps < 200 && walk.step() {
            steps += 1;
            let table = &walk.table;
            let action = table.actions().last().unwrap();
            let text = action.to_string();
            let lost = ["acted-before-ruling", "dummy-points-out"].iter().any(|kind| text.contains(kind));
            // Also when the board goes no further than the auction that was opened again (law 17D).
            let reopened = before.play().is_some() && table.play().is_none();
            let kept = before.calls().iter().zip(table.calls()).take_while(|(then, now)| then == now).count();
            // The replacement may also be the same call as before: then what it brings is asked about again.
            let asked_again = table.pending().is_some() && before.pending().is_none();
            let called_again = |seat: Seat| {
                asked_again || before.calls()[kept..].iter().any(|call| call.by == seat.partner())
            };
            if !lost {
                for seat in Seat::ALL.into_iter().filter(|&seat| {
                    before.obligations().must_pass(seat) == Some(Rounds::Throughout) && !called_again(seat)
                }) {
                    assert_eq!(
                        table.obligations().must_pass(seat),
                        Some(Rounds::Throughout),
                        "seed {seed}: {text}"
                    );
                }
            }
            if !lost && !reopened && !matches!(action, Action::Decide(_)) {
                for penalty in before.obligations().penalty_cards() {
                    let lies = table.obligations().penalty_cards().iter().any(|now| now.card == penalty.card);
                    let played = table.play().is_some_and(|play| play.played().contains(penalty.card));
                    assert!(lies || played, "seed {seed}: {} after {text}", penalty.card);
                }
            }
            before = table.clone();
        }
    }
}

/// Two hidden cards change places between hands that a player does not see: if the same actions are possible still, he sees the
/// same table.
#[test]
fn a_view_does_not_depend_on_what_it_hides() {
    let mut compared = 0;
    for seed in 0..80 {
        let mut walk = Walk::new(40_000 + seed);
        let start = walk.table.clone();
        let mut steps = 0;
        while steps < 200 && walk.step() {
            steps += 1;
            let seat = Seat::ALL[steps % 4];
            let (table, view) = (&walk.table, walk.table.view(seat));
            let hidden = |other: Seat| (table.hands()[other].known - view.hands()[other].known).lowest();
            let cards: Vec<(Seat, Card)> =
                Seat::ALL.into_iter().filter_map(|other| Some((other, hidden(other)?))).collect();
            let [(one, first), .., (two, second)] = cards[..] else { continue };
            let mut hands = *start.hands();
            hands[one].known = (hands[one].known - first.into()) | second.into();
            hands[two].known = (hands[two].known - second.into()) | first.into();
            let Ok(other) = Table::new(table.board(), hands).unwrap().replay(table.actions()) else {
                continue;
            };
            assert!(
                other != *table && other.view(seat) == view,
                "seed {seed}, {seat}: {:?}",
                table.actions()
            );
            compared += 1;
        }
    }
    assert!(compared > 1000, "{compared}");
}

/// Whatever a player tries at a table with a director is legal, refused, goes unnoticed or can be ruled on, in every edition.
#[test]
fn what_is_attempted_can_be_ruled_on() {
    let mut opened = 0;
    for seed in 0..WALKS {
        let mut walk = Walk::new(50_000 + seed);
        let mut steps = 0;
        while steps < 200 && walk.step() {
            steps += 1;
            let by = Seat::ALL[steps % 4];
            let call = Call::from_index(walk.source.below(38) as u8).map(Action::Call);
            let card = walk.table.hands()[by].known.lowest().map(Action::Play);
            for action in call.into_iter().chain(card) {
                let (table, at) = (&walk.table, || format!("seed {seed}, {by} {action}"));
                match table.attempt(&Policy::AT_THE_TABLE, by, action) {
                    Attempt::Legal => assert!(table.check_by(by, action).is_ok(), "{}", at()),
                    Attempt::Refused(_) => assert!(table.check_by(by, action).is_err(), "{}", at()),
                    Attempt::Unnoticed(kept) => assert!(table.check(kept).is_ok(), "{}", at()),
                    Attempt::Irregular(irregularity) => {
                        for book in Book::BRIDGE {
                            let ruling = Ruling::open(table, book, irregularity);
                            assert!(ruling.is_ok(), "{}: {:?}", at(), ruling.err());
                            opened += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(opened > 10_000, "{opened}");
}
