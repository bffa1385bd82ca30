//! The follow generator against every subset of the hand, judged by a slow reading of art. 13 written for this file.
#![cfg(not(target_arch = "wasm32"))]

use std::collections::{BTreeSet, HashMap};
use tricklaw::cards::{Rank, Source, Suit};
use tricklaw::shengji::{Bag, Face, Follow, Lead, Rules, Trump};

/// The cards of the led suit as the law lists them: every step from the lowest, each with its faces.
fn ladder(trump: Trump, led: Option<Suit>) -> Vec<Vec<Face>> {
    let natural = |suit: Suit| {
        Rank::ALL.into_iter().filter(|&rank| rank != trump.level).map(move |rank| vec![Face::new(suit, rank)])
    };
    match (led, trump.suit) {
        (Some(suit), _) => natural(suit).collect(),
        (None, Some(suit)) => {
            let off_suit = Suit::ALL
                .into_iter()
                .filter(|&other| other != suit)
                .map(|other| Face::new(other, trump.level));
            let mut steps: Vec<Vec<Face>> = natural(suit).collect();
            steps.push(off_suit.collect());
            steps.push(vec![Face::new(suit, trump.level)]);
            steps.extend([vec![Face::LITTLE_JOKER], vec![Face::BIG_JOKER]]);
            steps
        }
        (None, None) => {
            let levels = Suit::ALL.into_iter().map(|suit| Face::new(suit, trump.level)).collect();
            vec![levels, vec![Face::LITTLE_JOKER], vec![Face::BIG_JOKER]]
        }
    }
}

/// A place on the scale of one part (art. 13 ¶3-6, A09-A11): triples, their runs, pairs, their runs.
type Place = (u8, Vec<u8>, u8, Vec<u8>);

/// The faces still free on each step: (exactly twice, three times).
type Free = Vec<(u8, u8)>;

/// Parts still to be served and the faces free for them.
type Question = (Vec<(u8, u8)>, Free);

struct Slow {
    known: HashMap<Question, Vec<Place>>,
}

impl Slow {
    /// The best places, part by part in order, that the free pairs and triples allow.
    fn best(&mut self, parts: &[(u8, u8)], free: &Free) -> Vec<Place> {
        let Some((&(multiplicity, length), rest)) = parts.split_first() else { return Vec::new() };
        if let Some(known) = self.known.get(&(parts.to_vec(), free.clone())) {
            return known.clone();
        }
        let mut ways = BTreeSet::new();
        let triples = if multiplicity == 3 { length } else { 0 };
        choose_runs(free, 3, triples, u8::MAX, &mut Vec::new(), &mut |free, triple_runs| {
            let placed: u8 = triple_runs.iter().sum();
            choose_runs(free, 2, length - placed, u8::MAX, &mut Vec::new(), &mut |free, pair_runs| {
                let place = (placed, triple_runs.to_vec(), pair_runs.iter().sum(), pair_runs.to_vec());
                ways.insert((place, free.clone()));
            });
        });
        let top = ways.last().expect("nothing at all is a way").0.clone();
        let best = ways.into_iter().filter(|way| way.0 == top).map(|(place, free)| {
            let mut places = vec![place];
            places.extend(self.best(rest, &free));
            places
        });
        let best = best.max().expect("one way at least");
        self.known.insert((parts.to_vec(), free.clone()), best.clone());
        best
    }
}

/// Every way to take runs of falling length, `most` steps together, out of the free faces.
fn choose_runs(
    free: &Free,
    least: u8,
    most: u8,
    longest: u8,
    runs: &mut Vec<u8>,
    found: &mut dyn FnMut(&Free, &[u8]),
) {
    found(free, runs);
    for length in 1..=most.min(longest) {
        for start in 0..free.len().saturating_sub(length as usize - 1) {
            take(free, start, length, least, &mut |left| {
                runs.push(length);
                choose_runs(left, least, most - length, length, runs, found);
                runs.pop();
            });
        }
    }
}

/// Every way to take one face on each of `length` steps.
fn take(free: &Free, start: usize, length: u8, least: u8, found: &mut dyn FnMut(&Free)) {
    if length == 0 {
        return found(free);
    }
    let (pairs, triples) = free[start];
    if least == 2 && pairs > 0 {
        let mut left = free.clone();
        left[start].0 -= 1;
        take(&left, start + 1, length - 1, least, found);
    }
    if triples > 0 {
        let mut left = free.clone();
        left[start].1 -= 1;
        take(&left, start + 1, length - 1, least, found);
    }
}

fn free_of(ladder: &[Vec<Face>], cards: Bag) -> Free {
    let of_count =
        |step: &Vec<Face>, count: u8| step.iter().filter(|&&face| cards.count(face) == count).count() as u8;
    ladder.iter().map(|step| (of_count(step, 2), of_count(step, 3))).collect()
}

/// All subsets of the hand with that many cards.
fn subsets(hand: &[(Face, u8)], cards: usize) -> Vec<Bag> {
    let Some((&(face, held), rest)) = hand.split_first() else {
        return if cards == 0 { vec![Bag::EMPTY] } else { Vec::new() };
    };
    let with = |count: u8| {
        subsets(rest, cards - count as usize).into_iter().map(move |bag| bag.with_count(face, count))
    };
    (0..=held.min(cards as u8)).flat_map(with).collect()
}

/// The legal plays by the slow reading.
fn legal(slow: &mut Slow, parts: &[(u8, u8)], ladder: &[Vec<Face>], hand: Bag) -> BTreeSet<String> {
    let cards: usize = parts.iter().map(|&(m, l)| m as usize * l as usize).sum();
    let in_suit = |bag: Bag| ladder.iter().flatten().map(|&face| bag.count(face) as usize).sum::<usize>();
    let held = in_suit(hand);
    // ¶7 and A13: by size, then by multiplicity; loose singles ask for nothing.
    let mut asking: Vec<(u8, u8)> = parts.iter().copied().filter(|&(m, _)| m > 1).collect();
    asking.sort_by_key(|&(m, l)| std::cmp::Reverse((m * l, m)));
    let owed = slow.best(&asking, &free_of(ladder, hand));
    let faces: Vec<(Face, u8)> = hand.faces().collect();
    let follows = |play: &Bag| {
        if held <= cards {
            in_suit(*play) == held
        } else {
            in_suit(*play) == cards && slow.best(&asking, &free_of(ladder, *play)) == owed
        }
    };
    subsets(&faces, cards).into_iter().filter(follows).map(|play| play.to_string()).collect()
}

/// Every multiset of combinations with at most `cards` cards.
fn lead_shapes(cards: u8) -> Vec<Vec<(u8, u8)>> {
    let forms = [(1, 1), (2, 1), (3, 1), (2, 2), (2, 3), (3, 2), (2, 4)];
    fn extend(forms: &[(u8, u8)], left: u8, parts: &mut Vec<(u8, u8)>, all: &mut Vec<Vec<(u8, u8)>>) {
        if !parts.is_empty() {
            all.push(parts.clone());
        }
        for (i, &(m, l)) in forms.iter().enumerate().filter(|(_, (m, l))| m * l <= left) {
            parts.push((m, l));
            extend(&forms[i..], left - m * l, parts, all);
            parts.pop();
        }
    }
    let mut all = Vec::new();
    extend(&forms, cards, &mut Vec::new(), &mut all);
    all
}

/// A lead of that shape with its declaration: the parts laid on the ladder with a gap wherever they would join.
fn lead_of(parts: &[(u8, u8)], ladder: &[Vec<Face>], trump: Trump) -> Lead {
    let mut declared = Vec::new();
    let mut step = 0;
    for &(m, l) in parts.iter().rev() {
        let faces = (step..step + l as usize).map(|step| ladder[step][0]);
        declared.push(faces.fold(Bag::EMPTY, |bag, face| bag.with_count(face, m)));
        step += l as usize + usize::from(m > 1);
    }
    let cards = declared.iter().fold(Bag::EMPTY, |all, part| all.plus(*part).unwrap());
    Lead::new(cards, Some(&declared), trump).unwrap()
}

fn random_hand(source: &mut Source, ladder: &[Vec<Face>], suit_cards: u8, others: u8, decks: u8) -> Bag {
    let faces: Vec<Face> = ladder.iter().flatten().copied().collect();
    let mut draw = |among: &[Face], cards: u8, from: usize, width: usize| {
        let mut bag = Bag::EMPTY;
        let mut tries = 0;
        while bag.len() < cards as usize && tries < 1000 {
            tries += 1;
            let face = among[(from + source.below(width as u128) as usize) % among.len()];
            if bag.count(face) < decks {
                bag.insert(face);
            }
        }
        bag
    };
    // A narrow window of the ladder makes pairs, triples and runs frequent; its place varies with the hand.
    let width = (suit_cards as usize).div_ceil(decks as usize) + 2;
    let window = draw(&faces, 1, 0, faces.len())
        .iter()
        .next()
        .map_or(0, |face| faces.iter().position(|&f| f == face).unwrap());
    let suit = draw(&faces, suit_cards, window, width.min(faces.len()));
    let strangers: Vec<Face> = Face::all().filter(|face| !faces.contains(face)).collect();
    suit.plus(draw(&strangers, others, 0, strangers.len())).unwrap()
}

fn compare(shapes: &[Vec<(u8, u8)>], hands: usize, seed: u64) {
    let mut source = Source::from_seed(seed);
    let mut slow = Slow { known: HashMap::new() };
    let mut compared = 0;
    for parts in shapes {
        let cards: u8 = parts.iter().map(|&(m, l)| m * l).sum();
        for number in 0..hands {
            let level = Rank::ALL[source.below(13) as usize];
            let trump = Trump::new(level, Suit::from_index(source.below(4) as u8));
            let side = Suit::ALL.into_iter().find(|&suit| Some(suit) != trump.suit);
            let ladder = ladder(trump, side.filter(|_| number % 2 == 0));
            let lead = lead_of(parts, &ladder, trump);
            let decks = if parts.iter().any(|&(m, _)| m == 3) { 3 } else { 2 + (number % 3 != 0) as u8 };
            // Mostly more cards of the suit than were led, sometimes fewer or none.
            let suit_cards = if number % 7 == 6 {
                source.below(u128::from(cards) + 1) as u8
            } else {
                cards + 1 + source.below(5) as u8
            };
            let others = if suit_cards < cards { cards - suit_cards + 2 } else { 2 };
            let hand = random_hand(&mut source, &ladder, suit_cards, others, decks);
            let expected = legal(&mut slow, parts, &ladder, hand);
            let rules = Rules::CN_2002;
            let follow = Follow::new(&lead, hand, &rules);
            let answers = follow.answers();
            let found: BTreeSet<String> = answers.iter().map(|play| play.to_string()).collect();
            let context = format!("{trump}, lead {:?}, hand {hand}", lead.parts());
            assert_eq!(found, expected, "{context}");
            assert_eq!(answers.count() as usize, expected.len(), "{context}");
            let mut playable = Bag::EMPTY;
            for play in subsets(&hand.faces().collect::<Vec<_>>(), cards as usize) {
                let legal = expected.contains(&play.to_string());
                assert_eq!(follow.check(play).is_ok(), legal, "{context}, play {play}");
                for (face, count) in play.faces().filter(|_| legal) {
                    playable = playable.with_count(face, count.max(playable.count(face)));
                }
            }
            assert_eq!(answers.playable(), playable, "{context}");
            compare_exposed(&mut source, follow, &expected, &context);
            compared += 1;
        }
    }
    assert_eq!(compared, shapes.len() * hands);
}

/// A42: of the legal plays, those with as many exposed cards as any of them holds.
fn compare_exposed(source: &mut Source, follow: Follow, legal: &BTreeSet<String>, context: &str) {
    let mut cards: Vec<Face> = follow.hand().iter().collect();
    source.shuffle(&mut cards);
    cards.truncate(1 + source.below(3) as usize);
    let exposed = Bag::of(cards).unwrap();
    let shown = |play: &String| play.parse::<Bag>().unwrap().common(exposed).len();
    let most = legal.iter().map(shown).max().unwrap_or(0);
    let expected: BTreeSet<String> = legal.iter().filter(|play| shown(play) == most).cloned().collect();
    let follow = follow.with_exposed(exposed).unwrap();
    let found: BTreeSet<String> = follow.answers().iter().map(|play| play.to_string()).collect();
    assert_eq!(found, expected, "{context}, exposed {exposed}");
    assert_eq!(follow.answers().count() as usize, expected.len(), "{context}, exposed {exposed}");
    for play in legal {
        let allowed = follow.check(play.parse().unwrap()).is_ok();
        assert_eq!(allowed, expected.contains(play), "{context}, exposed {exposed}, play {play}");
    }
}

#[test]
fn every_lead_of_at_most_five_cards() {
    compare(&lead_shapes(5), 80, 1);
}

#[test]
fn every_lead_of_six_to_eight_cards() {
    let of_size = |parts: &Vec<(u8, u8)>| parts.iter().map(|&(m, l)| m * l).sum::<u8>() > 5;
    let shapes: Vec<_> = lead_shapes(8).into_iter().filter(of_size).collect();
    compare(&shapes, 35, 2);
}
