//! Double elimination (directing regulations art. 13, Shengji art. 25).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::Source;
use tricklaw::event::schedule::*;

fn by_strength(entrants: u32) -> Draw {
    let all: Vec<u32> = (1..=entrants).collect();
    draw_bracket(&all, &DrawOptions { seeds: all.clone(), ..DrawOptions::default() }).unwrap()
}

/// Plays a double elimination by coin and checks what must hold of any.
fn play(size: u32, layout: Layout, last: FinalRule, byes: u32, seed: u64) -> (u32, Bracket) {
    let slots: Vec<Slot> = by_strength(size - byes).slots;
    let mut bracket = double_elimination(&slots, layout, Feed::BottomFirst, last).unwrap();
    let mut source = Source::from_seed(seed);
    let mut losses = vec![0; size as usize + 1];
    let mut played = 0;
    while let Some(&game) = bracket.playable().first() {
        let [Side::Entrant(one), Side::Entrant(other)] = bracket.sides()[game] else { panic!() };
        assert!(losses[one as usize] < 2 && losses[other as usize] < 2);
        let (winner, loser) = if source.below(2) == 0 { (one, other) } else { (other, one) };
        losses[loser as usize] += 1;
        bracket.record(game, winner).unwrap();
        played += 1;
    }
    let champion = bracket.champion().unwrap();
    for team in 1..=size - byes {
        let lost = losses[team as usize];
        match last {
            FinalRule::SecondFinal => assert_eq!(lost == 2, team != champion, "team {team}"),
            FinalRule::SingleFinal => assert!(lost >= 1 || team == champion),
        }
    }
    let placed: usize = bracket.places().iter().map(|place| place.entrants.len()).sum();
    assert_eq!(placed as u32, size - byes);
    (played, bracket)
}

#[test]
fn double_elimination_counts() {
    for size in [4, 8, 16, 32, 64] {
        for layout in [Layout::Standard, Layout::Compact] {
            for seed in 0..10 {
                let (played, bracket) = play(size, layout, FinalRule::SingleFinal, 0, seed);
                assert_eq!(played, 2 * size - 2, "{size} {layout:?}");
                let last = |part| {
                    let rounds = bracket.matches().iter().filter(|game| game.part == part);
                    rounds.map(|game| game.round).max().unwrap()
                };
                if layout == Layout::Standard {
                    assert_eq!(last(Part::Losers), 2 * size.ilog2() - 1, "the losers' final");
                } else {
                    assert!(last(Part::Losers) < 2 * size.ilog2());
                }
                let (played, _) = play(size, layout, FinalRule::SecondFinal, 0, seed);
                assert!(played == 2 * size - 2 || played == 2 * size - 1);
            }
        }
    }
}

/// The loser of the only match is the losers' champion: they meet again, and a third time where a second final is played.
#[test]
fn double_elimination_of_two() {
    for layout in [Layout::Standard, Layout::Compact] {
        for seed in 0..8 {
            let (played, bracket) = play(2, layout, FinalRule::SingleFinal, 0, seed);
            assert_eq!((played, bracket.matches().len()), (2, 2), "2N - 2");
            let (played, bracket) = play(2, layout, FinalRule::SecondFinal, 0, seed);
            let level = bracket.matches()[0].outcome != bracket.matches()[1].outcome;
            assert_eq!(played, if level { 3 } else { 2 });
            assert_eq!(bracket.places()[1].from, 2);
        }
    }
    let slots = [1, 2].map(Slot::Entrant);
    let empty =
        double_elimination(&slots, Layout::Standard, Feed::BottomFirst, FinalRule::SecondFinal).unwrap();
    assert_eq!(empty.playable(), [0]);
    assert_eq!(
        double_elimination(&slots[..1], Layout::Standard, Feed::BottomFirst, FinalRule::SecondFinal),
        Err(PositionsError::Number(1))
    );
}

#[test]
fn double_elimination_with_byes() {
    for byes in 0..8 {
        for layout in [Layout::Standard, Layout::Compact] {
            let (played, _) = play(16, layout, FinalRule::SingleFinal, byes, u64::from(byes));
            assert_eq!(played, 2 * (16 - byes) - 2, "{byes} byes {layout:?}");
        }
    }
}

#[test]
fn a_side_plays_one_match_a_round() {
    for layout in [Layout::Standard, Layout::Compact] {
        for seed in 0..20 {
            let (_, bracket) = play(32, layout, FinalRule::SecondFinal, 0, seed);
            let mut seen = Vec::new();
            for (game, sides) in bracket.matches().iter().zip(bracket.sides()) {
                for side in sides {
                    if let Side::Entrant(team) = side {
                        assert!(
                            !seen.contains(&(game.round, team)),
                            "{layout:?}: team {team} twice in {}",
                            game.round
                        );
                        seen.push((game.round, team));
                    }
                }
            }
        }
    }
}

/// Meetings of two teams that met before, over many brackets, before the final.
fn rematches(feed: Feed, brackets: u64) -> u32 {
    let slots: Vec<Slot> = (1..=16).map(Slot::Entrant).collect();
    let mut count = 0;
    for seed in 0..brackets {
        let mut bracket = double_elimination(&slots, Layout::Standard, feed, FinalRule::SingleFinal).unwrap();
        let mut source = Source::from_seed(seed);
        let mut met = Vec::new();
        while let Some(&game) = bracket.playable().first() {
            let [Side::Entrant(one), Side::Entrant(other)] = bracket.sides()[game] else { panic!() };
            let pair = (one.min(other), one.max(other));
            count += u32::from(met.contains(&pair) && bracket.matches()[game].part != Part::Final);
            met.push(pair);
            bracket.record(game, if source.below(2) == 0 { one } else { other }).unwrap();
        }
    }
    count
}

#[test]
fn alternating_ends_avoids_early_rematches() {
    let (alternating, straight) = (rematches(Feed::BottomFirst, 300), rematches(Feed::AlwaysTop, 300));
    assert!(alternating < 300 && straight > 700, "{alternating} against {straight} in 300 brackets");
}

/// Compact (art. 13(2)): newcomers find their opponents alternately from the bottom and from the top, the others of the losers'
/// side play among themselves, and a survivor left over waits. 32 teams, matches by their places within
/// the rounds before.
#[test]
fn newcomers_of_the_compact_layout() {
    let slots: Vec<Slot> = (1..=32).map(Slot::Entrant).collect();
    let bracket =
        double_elimination(&slots, Layout::Compact, Feed::BottomFirst, FinalRule::SingleFinal).unwrap();
    let of = |part: Part, round: u32| -> Vec<usize> {
        let all = bracket.matches().iter().enumerate();
        all.filter(|(_, game)| (game.part, game.round) == (part, round)).map(|(place, _)| place).collect()
    };
    // Before a number: w is a winner of the losers' round before, l a loser of the winners' round before.
    let told = |round: u32| -> String {
        let place = |games: Vec<usize>, id: usize| games.iter().position(|&game| game == id);
        let slot = |slot: Slot| match slot {
            Slot::Winner(id) => match place(of(Part::Losers, round - 1), id) {
                Some(place) => format!("w{place}"),
                None => "waiting".to_string(),
            },
            Slot::Loser(id) => format!("l{}", place(of(Part::Main, round - 1), id).unwrap()),
            _ => panic!("nobody else"),
        };
        let games = of(Part::Losers, round).into_iter().map(|id| bracket.matches()[id].slots.map(slot));
        games.map(|[one, other]| format!("{one}-{other}")).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(told(2), "l0-l1 l2-l3 l4-l5 l6-l7 l8-l9 l10-l11 l12-l13 l14-l15");
    assert_eq!(told(3), "w7-l0 w6-l1 w5-l2 w4-l3 w3-l4 w2-l5 w1-l6 w0-l7");
    assert_eq!(told(4), "w0-l0 w1-l1 w2-l2 w3-l3 w4-w5 w6-w7");
    assert_eq!(told(5), "w5-l0 w4-l1 w0-w1 w2-w3");
    assert_eq!(told(6), "w0-l0 w1-w2", "the fourth waits");
    assert_eq!(told(7), "w0-w1");
    assert_eq!(told(8), "w0-waiting");
}
