//! Matches of a bracket that both sides forfeit (directing regulations art. 28): both lose, nobody goes on.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::Source;
use tricklaw::event::schedule::*;

/// Positions of that many entrants by strength.
fn by_strength(entrants: u32) -> Draw {
    let all: Vec<u32> = (1..=entrants).collect();
    draw_bracket(&all, &DrawOptions { seeds: all.clone(), ..DrawOptions::default() }).unwrap()
}

/// Results as (match, winner), a winner of 0 for both sides forfeiting; then `loser` has the loser's place.
fn after(mut bracket: Bracket, results: &[(usize, u32, Option<u32>)]) -> Bracket {
    for &(game, winner, loser) in results {
        match winner {
            0 => bracket.record_forfeited(game, loser).unwrap(),
            _ => bracket.record(game, winner).unwrap(),
        }
    }
    bracket
}

fn told(bracket: &Bracket) -> Vec<(u32, Vec<u32>)> {
    bracket.places().into_iter().map(|place| (place.from, place.entrants)).collect()
}

#[test]
fn a_match_both_sides_forfeit() {
    let eight = |extra| knockout(&by_strength(8).slots, extra).unwrap();
    // 1 8 | 5 4 | 3 6 | 7 2: the winner of 5-4 has a bye in the semi-final.
    let bracket =
        after(eight(ExtraMatches::default()), &[(0, 0, None), (1, 4, None), (2, 3, None), (3, 2, None)]);
    assert_eq!(bracket.sides()[4], [Side::Nobody, Side::Entrant(4)]);
    assert_eq!(bracket.playable(), [5], "3 meets 2; 4 waits in the final");
    let bracket = after(bracket, &[(5, 2, None), (6, 4, None)]);
    // Both went out in the quarter-finals, like the other two.
    assert_eq!(told(&bracket), [(1, vec![4]), (2, vec![2]), (3, vec![3]), (4, vec![1, 5, 6, 7, 8])]);
    let mut late = bracket.clone();
    assert_eq!(late.record(0, 1), Err(BracketError::SuccessorPlayed { match_id: 6 }), "across the bye");
    // Nobody is left to win: the first place stays empty, and nobody behind has a worse one for it.
    let final_off =
        after(eight(ExtraMatches::default()), &[(0, 1, None), (1, 4, None), (2, 3, None), (3, 2, None)]);
    let final_off = after(final_off, &[(4, 1, None), (5, 2, None), (6, 0, None)]);
    assert_eq!(told(&final_off), [(2, vec![1, 2]), (3, vec![3, 4]), (5, vec![5, 6, 7, 8])]);
    assert_eq!(final_off.champion(), None);
}

/// Without a match for third place whoever goes out in a semi-final has the same place, forfeited by both or lost (art. 28: a
/// match both forfeit is lost by both).
#[test]
fn a_semi_final_both_sides_forfeit() {
    let four = knockout(&[1, 4, 3, 2].map(Slot::Entrant), ExtraMatches::default()).unwrap();
    let bracket = after(four, &[(0, 0, None), (1, 2, None)]);
    assert_eq!(told(&bracket), [(1, vec![2]), (2, vec![1, 3, 4])]);
    // The matches for fifth place change nothing about that: 5 to 8 play them.
    let fifth = ExtraMatches { third: false, fifth: true };
    let eight = knockout(&by_strength(8).slots, fifth).unwrap();
    let played = [(0, 1, None), (1, 4, None), (2, 3, None), (3, 2, None), (4, 0, None), (5, 2, None)];
    let bracket = after(eight, &played);
    assert_eq!(told(&bracket)[..2], [(1, vec![2]), (2, vec![1, 3, 4])]);
}

#[test]
fn a_forfeited_match_whose_losers_play_on() {
    let third = ExtraMatches { third: true, fifth: false };
    let four = knockout(&[1, 4, 3, 2].map(Slot::Entrant), third).unwrap();
    let mut bracket = four.clone();
    assert_eq!(bracket.record_forfeited(0, None), Err(BracketError::LoserNeeded));
    assert_eq!(bracket.record_forfeited(0, Some(3)), Err(BracketError::NotInMatch));
    assert_eq!(bracket.record_forfeited(2, None), Err(BracketError::NotPlayable));
    assert_eq!(bracket, four, "a refusal changes nothing");
    // 4 plays 3 for third place, 2 has won the final without a match; 1 is fourth behind them.
    let bracket = after(four, &[(0, 0, Some(4)), (1, 2, None), (3, 4, None)]);
    assert_eq!((bracket.champion(), bracket.playable()), (Some(2), vec![]));
    assert_eq!(told(&bracket), [(1, vec![2]), (2, vec![4]), (3, vec![3]), (4, vec![1])]);
    // The match for third place can be forfeited too: both share that place, as where there is no such match.
    let both = after(
        knockout(&[1, 4, 3, 2].map(Slot::Entrant), third).unwrap(),
        &[(0, 1, None), (1, 2, None), (2, 1, None), (3, 0, None)],
    );
    assert_eq!(told(&both), [(1, vec![1]), (2, vec![2]), (3, vec![3, 4])]);
    // A double elimination: 1 plays on among the losers, 4 is out with it.
    for last in [FinalRule::SingleFinal, FinalRule::SecondFinal] {
        let slots = [1, 4, 3, 2].map(Slot::Entrant);
        let double = double_elimination(&slots, Layout::Standard, Feed::BottomFirst, last).unwrap();
        let mut bracket = after(double, &[(0, 0, Some(1)), (1, 2, None)]);
        while let Some(&game) = bracket.playable().first() {
            let [Side::Entrant(one), Side::Entrant(other)] = bracket.sides()[game] else { unreachable!() };
            bracket.record(game, one.min(other)).unwrap();
        }
        assert_eq!(told(&bracket), [(1, vec![1]), (2, vec![2]), (3, vec![3]), (4, vec![4])], "{last:?}");
    }
}

/// A match both forfeit is lost by both (art. 28): whoever does not play on from a semi-final stands behind those who play for
/// third place and before those who play for fifth, and both who forfeit a match for fifth place beside whoever lost the other.
#[test]
fn forfeits_beside_the_matches_for_third_and_fifth_place() {
    let eight = knockout(&by_strength(8).slots, ExtraMatches { third: true, fifth: true }).unwrap();
    let quarters = [(0, 1, None), (1, 4, None), (2, 3, None), (3, 2, None)];
    let played = after(eight, &quarters);
    let fifth: Vec<usize> = (0..played.matches().len())
        .filter(|&game| played.matches()[game].part == Part::Fifth && played.playable().contains(&game))
        .collect();
    // 1 and 4 forfeit their semi-final, and 4 goes on to the match for third place: 1 is fourth already.
    let semi = after(played.clone(), &[(4, 0, Some(4)), (5, 2, None)]);
    assert_eq!(told(&semi), [(1, vec![2]), (4, vec![1])]);
    let mut ended = semi;
    while let Some(&game) = ended.playable().first() {
        let [Side::Entrant(one), Side::Entrant(other)] = ended.sides()[game] else { unreachable!() };
        ended.record(game, one.min(other)).unwrap();
    }
    let places = [1, 2, 3, 4, 5, 6, 7];
    let entrants = [vec![2], vec![3], vec![4], vec![1], vec![5], vec![6], vec![7, 8]];
    assert_eq!(told(&ended), places.into_iter().zip(entrants).collect::<Vec<_>>());
    // 8 and 5 forfeit the first match for fifth place: it is 6's, who beats 7, without another match.
    let both = after(played, &[(fifth[0], 0, None), (fifth[1], 6, None)]);
    assert_eq!(told(&both), [(5, vec![6]), (6, vec![5, 7, 8])]);
}

/// Both who forfeit a match among the losers of a double elimination go out like whoever loses another of that round.
#[test]
fn a_match_of_the_losers_both_sides_forfeit() {
    let slots = by_strength(8).slots;
    let double =
        double_elimination(&slots, Layout::Standard, Feed::BottomFirst, FinalRule::SingleFinal).unwrap();
    let first = after(double, &[(0, 1, None), (1, 4, None), (2, 3, None), (3, 2, None)]);
    let losers: Vec<usize> = (0..first.matches().len())
        .filter(|&game| first.matches()[game].part == Part::Losers && first.playable().contains(&game))
        .collect();
    // 8 5 | 6 7.
    let out = after(first, &[(losers[0], 0, None), (losers[1], 6, None)]);
    assert_eq!(told(&out), [(6, vec![5, 7, 8])]);
}

/// Whatever is forfeited, play comes to an end, everybody has a place and there is at most one champion.
#[test]
fn brackets_with_many_forfeits_end() {
    for seed in 0..400 {
        let mut source = Source::from_seed(seed);
        let slots = by_strength(8 + source.below(9) as u32).slots;
        let entrants = slots.iter().filter(|slot| matches!(slot, Slot::Entrant(_))).count();
        let mut bracket = match seed % 4 {
            0 => knockout(&slots, ExtraMatches { third: true, fifth: true }).unwrap(),
            1 => knockout(&slots, ExtraMatches::default()).unwrap(),
            2 => double_elimination(&slots, Layout::Standard, Feed::BottomFirst, FinalRule::SecondFinal)
                .unwrap(),
            _ => double_elimination(&slots, Layout::Compact, Feed::TopFirst, FinalRule::SingleFinal).unwrap(),
        };
        while let Some(&game) = bracket.playable().first() {
            let [Side::Entrant(one), Side::Entrant(other)] = bracket.sides()[game] else { unreachable!() };
            match source.below(3) {
                0 => bracket.record_forfeited(game, Some(one)).unwrap(),
                1 => bracket.record(game, one).unwrap(),
                _ => bracket.record(game, other).unwrap(),
            }
        }
        let placed: usize = bracket.places().iter().map(|place| place.entrants.len()).sum();
        assert_eq!(placed, entrants, "seed {seed}");
        let first: Vec<_> = bracket.places().into_iter().filter(|place| place.from == 1).collect();
        assert!(first.iter().all(|place| place.entrants.len() == 1), "seed {seed}");
        assert_eq!(bracket.champion().is_some(), !first.is_empty());
    }
}
