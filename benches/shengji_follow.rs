//! How long following takes: one check, counting, and finding the playable cards, over generated cases.
//!
//! Run with `cargo bench --bench shengji_follow`. The cases are 10 560 leads of 1 to 12 cards in two and three decks, to
//! hands as dealt and to hands long in the led suit; a third of the leads are loose singles beside pairs and triples.
//! Every answer is asserted before anything is timed.

use std::time::Instant;
use tricklaw::cards::{Rank, Source, Suit};
use tricklaw::shengji::{Bag, Face, Follow, Group, Lead, Rules, Trump};

struct Case {
    lead: Lead,
    hand: Bag,
    /// A legal play and a random one.
    plays: [Bag; 2],
}

fn main() {
    let rules = Rules::CN_2002;
    let mut source = Source::from_seed(2002);
    let mut cases = Vec::new();
    for cards in 1..=12 {
        for decks in [2, 3] {
            for long in [false, true] {
                for number in 0..220 {
                    cases.push(case(&mut source, cards, decks, long, number % 3 == 0, &rules));
                }
            }
        }
    }
    println!("{} leads of 1-12 cards, times in ns", cases.len());
    println!("{:<34}{:>9}{:>9}{:>9}", "", "median", "p99", "max");
    let time = |name: &str, question: &dyn Fn(&Case)| report(name, &cases, question);
    time("check a legal play", &|case| {
        assert!(Follow::new(&case.lead, case.hand, &rules).check(case.plays[0]).is_ok());
    });
    time("check a random play", &|case| {
        std::hint::black_box(Follow::new(&case.lead, case.hand, &rules).check(case.plays[1]).is_ok());
    });
    time("count all legal plays", &|case| {
        assert!(Follow::new(&case.lead, case.hand, &rules).answers().count() > 0);
    });
    time("playable cards", &|case| {
        assert!(!Follow::new(&case.lead, case.hand, &rules).answers().playable().is_empty());
    });
    time("default play", &|case| {
        assert!(Follow::new(&case.lead, case.hand, &rules).answers().default_play().is_some());
    });
}

/// Each case is timed by its fastest of seven runs, which leaves the machine's own interruptions out.
fn report(name: &str, cases: &[Case], question: &dyn Fn(&Case)) {
    let mut times: Vec<u128> = cases
        .iter()
        .map(|case| {
            let run = |_| {
                let start = Instant::now();
                question(case);
                start.elapsed().as_nanos()
            };
            (0..7).map(run).min().unwrap_or(0)
        })
        .collect();
    times.sort_unstable();
    let at = |share: usize| times[(times.len() - 1) * share / 1000];
    println!("{name:<34}{:>9}{:>9}{:>9}", at(500), at(990), at(1000));
}

fn case(source: &mut Source, cards: usize, decks: u8, long: bool, mixed: bool, rules: &Rules) -> Case {
    loop {
        let trump = Trump::new(Rank::ALL[source.below(13) as usize], Suit::from_index(source.below(4) as u8));
        let mut pack: Vec<Face> = Bag::packs(decks).iter().collect();
        source.shuffle(&mut pack);
        // Hands long in a suit: the pack is sorted so that one suit comes first, then cut into hands of that order.
        let group: Vec<Group> = trump.groups().collect();
        let group = group[source.below(group.len() as u128) as usize];
        let hand_size = if decks == 2 { 25 } else { 39 };
        let (leader, follower) = if long {
            let (suit, others): (Vec<Face>, Vec<Face>) =
                pack.iter().partition(|&&face| trump.group(face) == group);
            let led = cards.max(suit.len() / 3).min(suit.len());
            let follower: Vec<Face> = suit[led..].iter().chain(&others).take(hand_size).copied().collect();
            (suit[..led].to_vec(), follower)
        } else {
            (pack[..hand_size].to_vec(), pack[hand_size..2 * hand_size].to_vec())
        };
        let leader = Bag::of(leader).unwrap().among(trump.faces_of(group));
        let hand = Bag::of(follower).unwrap();
        if leader.len() < cards {
            continue;
        }
        let lead = Lead::with_default_grouping(choose(source, leader, cards, mixed), trump).unwrap();
        let follow = Follow::new(&lead, hand, rules);
        let answers = follow.answers();
        let legal = answers.default_play().unwrap();
        assert!(follow.check(legal).is_ok());
        assert!(answers.count() > 0 && answers.playable().contains_all(legal));
        let mut rest: Vec<Face> = hand.iter().collect();
        source.shuffle(&mut rest);
        let suit_first = |face: &Face| trump.group(*face) != lead.group();
        rest.sort_by_key(suit_first);
        let random = Bag::of(rest.into_iter().take(cards)).unwrap();
        return Case { lead, hand, plays: [legal, random] };
    }
}

/// Cards to lead: what is held most often first, or with loose singles beside some of it.
fn choose(source: &mut Source, held: Bag, cards: usize, mixed: bool) -> Bag {
    let mut faces: Vec<(Face, u8)> = held.faces().collect();
    source.shuffle(&mut faces);
    faces.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    let mut chosen = Bag::EMPTY;
    for (i, (face, count)) in faces.iter().enumerate() {
        let count = if mixed && i % 2 == 1 { 1 } else { *count };
        chosen = chosen.with_count(*face, count.min((cards - chosen.len()) as u8));
    }
    for face in held.beyond(chosen).iter() {
        if chosen.len() < cards {
            chosen.insert(face);
        }
    }
    chosen
}
