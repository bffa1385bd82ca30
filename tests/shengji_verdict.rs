//! A verdict on a throw, told to whoever does not see all hands, is borne out by some deal of the cards he has not seen: as a whole,
//! not each part and each player for itself (art. 11, 34(1)).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::collections::HashSet;
use tricklaw::cards::Source;
use tricklaw::shengji::{
    Action, Bag, BeatenPart, BySeat, Face, FailedThrow, Hand, Lead, Phase, Position, Rules, Seat, Sizes,
    throw_verdict,
};

mod shengji_cases;
use shengji_cases::{bag, trump};

const OTHERS: [Seat; 3] = [Seat::West, Seat::South, Seat::East];

/// North has thrown all he holds; the cards nobody has seen are shared out to three hidden hands, and no other card is unseen.
fn thrown(decks: u8, north: Bag, unseen: Bag) -> Position {
    let mut hands = BySeat([Hand::Hidden(unseen.len() / 3); 4]);
    hands[Seat::North] = Hand::Known(north);
    let kitty = Bag::packs(decks).beyond(north).beyond(unseen);
    let sizes = Sizes::usual(decks).unwrap();
    let mut position =
        Position::uneven(Rules::CN_2002, sizes, trump("2H"), Seat::North, hands, Some(kitty)).unwrap();
    let throw = Action::Play { seat: Seat::North, cards: north, declared: None };
    position.apply(&throw).unwrap();
    position
}

fn told(position: &Position, said: &str) -> Option<&'static str> {
    position.check(&said.parse().unwrap()).err().map(|refusal| refusal.code())
}

#[test]
fn one_card_is_in_one_hand() {
    // The others have one higher spade between them, and whoever has it beats the seven and the six.
    let position = thrown(2, bag("SA S7 S6"), bag("SJ D3 D4 D5 D6 D7 D8 D9 DT"));
    for (said, expected) in [
        ("fails / 0 S", Some("hidden")),
        ("fails / 1 S", Some("hidden")),
        ("fails / 2 S", Some("hidden")),
        ("fails / 1 S / 2 W", Some("hidden")),
        ("fails / 1 S W / 2 S W", Some("hidden")),
        ("stands", Some("hidden")),
        ("fails / 1 S / 2 S", None),
        ("fails / 1 E / 2 E", None),
    ] {
        assert_eq!(told(&position, said), expected, "{said}");
    }
}

#[test]
fn a_pair_is_two_single_cards_and_takes_their_room() {
    // Two queens and a king; each hand has two cards.
    let position = thrown(2, bag("SJ SJ SK"), bag("SQ SQ SA D3 D4 D5"));
    for (said, expected) in [
        ("fails / 0 W / 1 S", None),
        ("fails / 0 W / 1 W", Some("hidden")),
        ("fails / 0 W S / 1 E", Some("hidden")),
        ("fails / 1 E", None),
        ("fails / 0 E", Some("hidden")),
    ] {
        assert_eq!(told(&position, said), expected, "{said}");
    }
}

/// Every verdict there is, on random throws of one suit with few cards unseen, against every way of dealing them.
#[test]
fn a_verdict_is_taken_exactly_if_some_deal_bears_it_out() {
    let mut source = Source::from_seed(341);
    let (mut judged, mut refused) = (0, 0);
    for round in 0..60 {
        let decks = if round % 3 == 2 { 3 } else { 2 };
        let (north, unseen) = random_throw(decks, round % 5 < 2, &mut source);
        let position = thrown(decks, north, unseen);
        let lead = Lead::with_default_grouping(north, trump("2H")).unwrap();
        let verdicts = verdicts_of_all_deals(&lead, unseen);
        if position.phase() != Phase::AwaitingVerdict {
            assert!(verdicts.iter().all(|beaten| *beaten == 0), "{north} with {unseen} unseen stands");
            continue;
        }
        let parts = lead.parts().len();
        for beaten in 0..1_u32 << (3 * parts.min(4)) {
            let taken = position.check(&Action::Verdict(failed(beaten, parts))).is_ok();
            assert_eq!(taken, verdicts.contains(&beaten), "{north} with {unseen} unseen: {beaten:o}");
            judged += 1;
            refused += u32::from(!taken);
        }
    }
    assert!(judged > 20_000 && refused > judged / 2 && refused < judged, "{judged} {refused}");
}

/// Five cards of a suit or trumps in a few neighbouring faces, two low pairs in a row among them or whatever they are, and nine
/// cards elsewhere.
fn random_throw(decks: u8, tractor: bool, source: &mut Source) -> (Bag, Bag) {
    let (suit, other) = match source.below(3) {
        0 => ("H3 H4 H5 H6 H7 S2 C2 H2", "D3 D4 D5 D6"),
        _ => ("S9 ST SJ SQ SK SA", "D3 D4 D5 D6"),
    };
    let read = |text: &str| text.split(' ').map(|face| face.parse().unwrap()).collect::<Vec<Face>>();
    let (suit, other) = (read(suit), read(other));
    loop {
        let low = suit[..if tractor { 2 } else { 0 }].iter().flat_map(|&face| [face; 2]);
        let low = Bag::of(low).unwrap();
        let mut left = Bag::packs(decks).beyond(low);
        let mut take = |faces: &[Face]| {
            let face = faces[source.below(faces.len() as u128) as usize];
            left.remove(face).then_some(face)
        };
        let drawn = Bag::of((low.len()..5).filter_map(|_| take(&suit))).unwrap_or_default();
        let throw = low.plus(drawn).unwrap_or_default();
        let unseen = (0..9).filter_map(|card| if card < 6 { take(&suit) } else { take(&other) });
        let unseen = Bag::of(unseen).unwrap_or_default();
        let lead = Lead::new(throw, None, trump("2H"));
        if lead.is_ok_and(|lead| lead.is_throw() && lead.parts().len() <= 4) && unseen.len() == 9 {
            return (throw, unseen);
        }
    }
}

/// What is beaten by whom in each deal, a bit for each of the three players of each part.
fn verdicts_of_all_deals(lead: &Lead, unseen: Bag) -> HashSet<u32> {
    let faces: Vec<(Face, u8)> = unseen.faces().collect();
    let mut verdicts = HashSet::new();
    deal(&faces, [Bag::EMPTY; 3], unseen.len() / 3, &mut |hands| {
        let mut all = BySeat([Bag::EMPTY; 4]);
        for (seat, hand) in OTHERS.into_iter().zip(hands) {
            all[seat] = hand;
        }
        let failed = throw_verdict(lead, Seat::North, &all, &Rules::CN_2002);
        let bits = failed.iter().flat_map(|failed| &failed.beaten).map(|one| {
            let by = OTHERS.iter().enumerate().filter(|&(_, &seat)| one.by[seat]);
            by.map(|(turns, _)| 1 << (3 * one.part + turns)).sum::<u32>()
        });
        verdicts.insert(bits.sum());
    });
    verdicts
}

/// Shares out the copies of each face in turn in every way.
fn deal(faces: &[(Face, u8)], hands: [Bag; 3], room: usize, found: &mut dyn FnMut([Bag; 3])) {
    let Some((&(face, count), others)) = faces.split_first() else { return found(hands) };
    for west in 0..=count {
        for south in 0..=count - west {
            let shares = [west, south, count - west - south];
            let mut dealt = hands;
            for (hand, share) in dealt.iter_mut().zip(shares) {
                *hand = hand.plus(Bag::EMPTY.with_count(face, share)).unwrap();
            }
            if dealt.iter().all(|hand| hand.len() <= room) {
                deal(others, dealt, room, found);
            }
        }
    }
}

fn failed(beaten: u32, parts: usize) -> Option<FailedThrow> {
    let part = |part: usize| {
        let mut by = BySeat([false; 4]);
        for (turns, seat) in OTHERS.into_iter().enumerate() {
            by[seat] = beaten >> (3 * part + turns) & 1 == 1;
        }
        by.0.contains(&true).then_some(BeatenPart { part, by })
    };
    let beaten: Vec<BeatenPart> = (0..parts).filter_map(part).collect();
    (!beaten.is_empty()).then(|| FailedThrow { beaten, choices: Vec::new(), chooser: None })
}
