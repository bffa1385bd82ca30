//! Following under every combination of house rules, at every level, with and without trumps, in one to three decks:
//! the package against every subset of the hand, judged by a slow reading of art. 13 written for this file.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::BTreeSet;
use tricklaw::cards::{Rank, Source, Suit};
use tricklaw::shengji::{
    Bag, Face, Follow, Lead, PairsForTriples, Rules, ShorterRuns, TractorDrawing, Trump,
};
use tricklaw::shengji::{TripleBreaking, list_groupings};

/// The cards of one suit of play: each face with its step, as art. 6 and 10 list them.
struct Suited {
    faces: Vec<(Face, u8)>,
}

impl Suited {
    /// A side suit, or trumps for nothing.
    fn of(trump: Trump, side: Option<Suit>) -> Suited {
        let mut faces = Vec::new();
        let mut step = 0;
        for rank in Rank::ALL.into_iter().filter(|&rank| rank != trump.level) {
            if let Some(suit) = side.or(trump.suit) {
                faces.push((Face::new(suit, rank), step));
                step += 1;
            }
        }
        if side.is_none() {
            let (main, others): (Vec<Suit>, Vec<Suit>) =
                Suit::ALL.into_iter().partition(|&suit| Some(suit) == trump.suit);
            faces.extend(others.into_iter().map(|suit| (Face::new(suit, trump.level), step)));
            faces.extend(main.into_iter().map(|suit| (Face::new(suit, trump.level), step + 1)));
            step = faces.last().unwrap().1 + 1;
            faces.extend([(Face::LITTLE_JOKER, step), (Face::BIG_JOKER, step + 1)]);
        }
        Suited { faces }
    }

    /// How many of each face, in the order of the faces.
    fn counts(&self, cards: Bag) -> Vec<u8> {
        self.faces.iter().map(|&(face, _)| cards.count(face)).collect()
    }

    fn held(&self, cards: Bag) -> usize {
        self.counts(cards).iter().map(|&count| usize::from(count)).sum()
    }

    /// The places of the faces on a step.
    fn on(&self, step: u8) -> impl Iterator<Item = usize> {
        let on = move |(place, &(_, at)): (usize, &(Face, u8))| (at == step).then_some(place);
        self.faces.iter().enumerate().filter_map(on)
    }
}

/// Something that is owed: `length` neighbouring steps with `of` cards each; of faces held exactly twice if `exact`, and of
/// those outside tractors if `alone`.
#[derive(Clone, Copy, Debug)]
struct Owed {
    of: u8,
    length: u8,
    exact: bool,
    alone: bool,
}

/// Each way of taking the pieces out of the cards, as what is left; none if they are not all there. No face serves twice.
fn left_by(suited: &Suited, all: &[u8], pieces: &[Owed]) -> BTreeSet<Vec<u8>> {
    let mut ways: BTreeSet<Vec<u8>> = [all.to_vec()].into();
    let step = |place: usize| suited.faces[place].1;
    let twice = || (0..all.len()).filter(|&place| all[place] >= 2);
    let alone = |place: usize| !twice().any(|other| step(other).abs_diff(step(place)) == 1);
    for piece in pieces {
        let mut next = BTreeSet::new();
        for left in ways {
            for first in 0..16 {
                let mut runs = vec![left.clone()];
                for step in first..first + piece.length {
                    let takes = |left: &Vec<u8>, place: usize| {
                        let whole = left[place] == all[place];
                        let fits = all[place] >= piece.of && (!piece.exact || all[place] == 2);
                        whole && fits && (!piece.alone || alone(place))
                    };
                    let take = |left: Vec<u8>| {
                        let places: Vec<usize> =
                            suited.on(step).filter(|&place| takes(&left, place)).collect();
                        places.into_iter().map(move |place| {
                            let mut less = left.clone();
                            less[place] = u8::MAX;
                            less
                        })
                    };
                    runs = runs.into_iter().flat_map(take).collect();
                }
                next.extend(runs);
            }
        }
        ways = next;
    }
    ways
}

/// The ways to write a number as falling parts, the longest first.
fn splits(number: u8, most: u8) -> Vec<Vec<u8>> {
    if number == 0 {
        return vec![Vec::new()];
    }
    let longest = number.min(most);
    let with = |run: u8| {
        splits(number - run, run).into_iter().map(move |mut rest| {
            rest.insert(0, run);
            rest
        })
    };
    (1..=longest).rev().flat_map(with).collect()
}

/// What the parts, in their order, draw from a hand, each the best that those before it have left (¶3-7).
fn owed(suited: &Suited, hand: Bag, parts: &[(u8, u8)], rules: &Rules) -> Vec<Owed> {
    let all = suited.counts(hand);
    let mut pieces: Vec<Owed> = Vec::new();
    for &(of, length) in parts {
        // House rule: what stands in a tractor is drawn by tractors only.
        let single = length == 1;
        let alone = single && rules.tractor_drawing == TractorDrawing::ByTractorsOnly;
        let mut take = |of: u8, most: u8, exact: bool| {
            for count in (1..=most).rev() {
                let runs = match rules.shorter_runs {
                    ShorterRuns::Owed => splits(count, count),
                    // A run as long as the one led, or loose.
                    ShorterRuns::NotOwed => {
                        let whole = count / length;
                        let with = |runs: u8| {
                            let mut split = vec![length; usize::from(runs)];
                            split.resize(usize::from(runs + count - runs * length), 1);
                            split
                        };
                        (0..=whole).rev().map(with).collect()
                    }
                };
                for run in runs {
                    let wanted: Vec<Owed> = pieces
                        .iter()
                        .copied()
                        .chain(run.iter().map(|&length| Owed { of, length, exact, alone }))
                        .collect();
                    if !left_by(suited, &all, &wanted).is_empty() {
                        pieces = wanted;
                        return count;
                    }
                }
            }
            0
        };
        let protected = rules.triple_breaking != TripleBreaking::Always;
        // House rule: a triple serves as nothing else.
        let whole = rules.triple_breaking == TripleBreaking::Never;
        if of == 2 {
            take(2, length, whole || protected && !single);
        } else if of == 3 {
            let missing = length - take(3, length, false);
            let pairs = match rules.pairs_for_triples {
                PairsForTriples::OneForEach => missing,
                PairsForTriples::AsManyAsFit => missing * 3 / 2,
            };
            take(2, pairs, protected);
        }
    }
    // Whoever gives cards out of a tractor all the same has followed with them.
    pieces.iter_mut().for_each(|piece| piece.alone = false);
    pieces
}

/// All subsets of the hand with that many cards.
fn subsets(hand: &[(Face, u8)], cards: usize) -> Vec<Bag> {
    let Some((&(face, held), rest)) = hand.split_first() else {
        return if cards == 0 { vec![Bag::EMPTY] } else { Vec::new() };
    };
    let with = |count: u8| {
        subsets(rest, cards - usize::from(count)).into_iter().map(move |bag| bag.with_count(face, count))
    };
    (0..=held.min(cards as u8)).flat_map(with).collect()
}

fn names(plays: impl Iterator<Item = Bag>) -> BTreeSet<String> {
    plays.map(|play| play.to_string()).collect()
}

/// Compares everything a follower can be asked with what trying every subset finds; says how many plays are legal.
fn compare(source: &mut Source, suited: &Suited, lead: &Lead, hand: Bag, rules: &Rules) -> usize {
    let cards = lead.cards().len();
    let mut parts: Vec<(u8, u8)> =
        lead.parts().iter().map(|part| (part.shape.multiplicity(), part.shape.length())).collect();
    parts.sort_by_key(|&(of, length)| std::cmp::Reverse((of * length, of)));
    let held = suited.held(hand);
    let pieces = if held > cards { owed(suited, hand, &parts, rules) } else { Vec::new() };
    let every = subsets(&hand.faces().collect::<Vec<_>>(), cards);
    let follows = |play: &Bag| {
        let counts = suited.counts(*play);
        let answers = || !left_by(suited, &counts, &pieces).is_empty();
        suited.held(*play) == held.min(cards) && answers()
    };
    let legal: Vec<Bag> = every.iter().copied().filter(follows).collect();
    let expected = names(legal.iter().copied());

    let follow = Follow::new(lead, hand, rules);
    let answers = follow.answers();
    let context = format!("{} lead {:?} hand {hand} {rules:?}", lead.trump(), lead.parts());
    assert_eq!(names(answers.iter()), expected, "{context}");
    assert_eq!(answers.count() as usize, legal.len(), "{context}");
    for play in &every {
        assert_eq!(
            follow.check(*play).is_ok(),
            expected.contains(&play.to_string()),
            "{context} play {play}"
        );
    }
    // What is legal from the whole hand is legal from any of its cards that hold the play, unless more cards shield some.
    let shields = (rules.triple_breaking, rules.tractor_drawing);
    if shields == (TripleBreaking::Always, TractorDrawing::ByAnything) {
        let mut cards: Vec<Face> = hand.iter().collect();
        source.shuffle(&mut cards);
        let some = Bag::of(cards[..cards.len() / 2].iter().copied()).unwrap();
        for play in &legal {
            let from = play.either(some);
            let check = Follow::new(lead, from, rules).check(*play);
            assert_eq!(check, Ok(()), "{context} play {play} from {from}");
            let (all, part) = (follow.with_exposed(some).unwrap(), Follow::new(lead, from, rules));
            let owed = all.check(*play).is_ok();
            assert!(
                !owed || part.with_exposed(some).unwrap().check(*play).is_ok(),
                "{context} play {play}, {some} lie open"
            );
        }
    }
    let all_of = |plays: &mut dyn Iterator<Item = Bag>| plays.fold(Bag::EMPTY, Bag::either);
    assert_eq!(follow.playable(Bag::EMPTY), all_of(&mut legal.iter().copied()), "{context}");
    assert_eq!(answers.default_play().is_some(), !legal.is_empty(), "{context}");
    assert!(answers.default_play().is_none_or(|play| legal.contains(&play)), "{context}");
    // A few cards chosen: what can be added, and a play that completes them.
    let mut chosen: Vec<Face> = hand.iter().collect();
    source.shuffle(&mut chosen);
    for size in 1..=3.min(chosen.len()) {
        let selection = Bag::of(chosen[..size].iter().copied()).unwrap();
        let with: Vec<Bag> = legal.iter().copied().filter(|play| play.contains_all(selection)).collect();
        let narrowed = answers.containing(selection);
        assert_eq!(narrowed.count() as usize, with.len(), "{context} with {selection}");
        assert_eq!(names(narrowed.iter()), names(with.iter().copied()), "{context} with {selection}");
        let more = all_of(&mut with.iter().copied()).beyond(selection);
        assert_eq!(follow.playable(selection), more, "{context} with {selection}");
        assert!(
            narrowed.default_play().is_none_or(|play| with.contains(&play)),
            "{context} with {selection}"
        );
        assert_eq!(narrowed.default_play().is_some(), !with.is_empty(), "{context} with {selection}");
    }
    legal.len()
}

/// Every combination of the switches on following.
fn houses() -> Vec<Rules> {
    let mut houses = Vec::new();
    for triple_breaking in [TripleBreaking::Always, TripleBreaking::OnlyForPairs, TripleBreaking::Never] {
        for tractor_drawing in [TractorDrawing::ByAnything, TractorDrawing::ByTractorsOnly] {
            for pairs_for_triples in [PairsForTriples::OneForEach, PairsForTriples::AsManyAsFit] {
                for shorter_runs in [ShorterRuns::Owed, ShorterRuns::NotOwed] {
                    houses.push(Rules {
                        triple_breaking,
                        tractor_drawing,
                        pairs_for_triples,
                        shorter_runs,
                        ..Rules::CN_2002
                    });
                }
            }
        }
    }
    houses
}

/// Cards close together on the ladder, so that they make pairs, triples and runs.
fn cards_of(
    source: &mut Source,
    suited: &Suited,
    number: usize,
    decks: u8,
    from: usize,
    width: usize,
) -> Bag {
    let mut pile: Vec<Face> = Vec::new();
    let width = width.max(number.div_ceil(decks.into()));
    for place in from..from + width {
        let (face, _) = suited.faces[place % suited.faces.len()];
        pile.extend(std::iter::repeat_n(face, decks.into()));
    }
    source.shuffle(&mut pile);
    let mut bag = Bag::EMPTY;
    for face in pile {
        if bag.len() < number && bag.count(face) < decks {
            bag.insert(face);
        }
    }
    bag
}

/// One comparison: a lead of some cards seen in one of its ways, and a hand mostly longer in the suit than that.
fn one(source: &mut Source, trump: Trump, rules: &Rules, number: usize) -> usize {
    let pick = |source: &mut Source, below: usize| source.below(below as u128) as usize;
    let side = Suit::ALL.into_iter().cycle().skip(number % 4).find(|&suit| Some(suit) != trump.suit);
    let suited = Suited::of(trump, side.filter(|_| number.is_multiple_of(3)));
    let decks = 1 + pick(source, 8).min(5).div_ceil(3) as u8;
    let all = suited.faces.len() * usize::from(decks);
    let size = 1 + pick(source, 8);
    let places = suited.faces.len();
    let width = 3 + pick(source, 3);
    let from = pick(source, places);
    let lead = cards_of(source, &suited, size.min(all), decks, from, width);
    let ways = list_groupings(lead, trump, 50);
    let declared: Vec<Bag> = ways[pick(source, ways.len())].iter().map(|part| part.cards).collect();
    let lead = Lead::new(lead, Some(&declared), trump).unwrap();
    let longer = lead.cards().len() + 1 + pick(source, 5);
    let held = if number % 9 == 8 { pick(source, lead.cards().len() + 1) } else { longer.min(all) };
    let from = pick(source, places);
    let hand = cards_of(source, &suited, held, decks, from, width + 1);
    let strangers: Vec<Face> =
        Face::all().filter(|face| suited.faces.iter().all(|(own, _)| own != face)).collect();
    let fill = (lead.cards().len() + 1).saturating_sub(held).max(1);
    let hand =
        (0..fill).fold(hand, |hand, at| hand.with_count(strangers[(number + 5 * at) % strangers.len()], 1));
    compare(source, &suited, &lead, hand, rules)
}

#[test]
fn every_house_at_every_level_with_and_without_trumps() {
    let mut source = Source::from_seed(131);
    let houses = houses();
    let (mut legal, mut number) = (0, 0);
    for level in Rank::ALL {
        for suit in Suit::ALL.into_iter().map(Some).chain([None]) {
            for rules in &houses {
                for _ in 0..4 {
                    legal += one(&mut source, Trump::new(level, suit), rules, number);
                    number += 1;
                }
            }
        }
    }
    assert_eq!(number, 13 * 5 * 24 * 4);
    assert!(legal > 100_000, "{legal} legal plays");
}

#[test]
fn runs_at_least_as_long_as_the_lead_where_shorter_ones_are_not_owed() {
    // Two house rules at once: three pairs for two triples, of which two are a run as long as the lead.
    let rules = Rules {
        shorter_runs: ShorterRuns::NotOwed,
        pairs_for_triples: PairsForTriples::AsManyAsFit,
        ..Rules::CN_2002
    };
    let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
    let lead = Lead::new("S4 S4 S4 S3 S3 S3".parse().unwrap(), None, trump).unwrap();
    let follow = Follow::new(&lead, "SK SK SQ SQ SJ SJ S9 S9 S7".parse().unwrap(), &rules);
    for (play, legal) in [
        ("SK SK SQ SQ SJ SJ", true),
        ("SK SK SQ SQ S9 S9", true),
        ("SQ SQ SJ SJ S9 S9", true),
        ("SK SK SJ SJ S9 S9", false),
        ("SK SK SQ SQ S9 S7", false),
    ] {
        assert_eq!(follow.check(play.parse().unwrap()).is_ok(), legal, "{play}");
    }
}
