//! What the plays and shown cards of several hands tell together of a throw, against every deal that agrees with them: art. 11,
//! 13, 34(1), 35.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use std::collections::HashSet;
use tricklaw::cards::Source;
use tricklaw::shengji::{
    Bag, Beatable, BySeat, Face, Follow, Hand, Lead, Part, Position, Rules, Seat, Sizes,
};

mod shengji_cases;
use shengji_cases::{bag, trump};

use Beatable::{CannotKnow, No, Yes};

/// North leads and sees his own cards and the kitty; what the others hold is known to nobody.
fn north_after(north: &str, elsewhere: &str, actions: &[&str]) -> Position {
    let north = bag(north);
    let mut hands = BySeat([Hand::Hidden(north.len()); 4]);
    hands[Seat::North] = Hand::Known(north);
    let kitty = Bag::packs(2).beyond(north).beyond(bag(elsewhere));
    let sizes = Sizes::usual(2).unwrap();
    let mut position =
        Position::uneven(Rules::CN_2002, sizes, trump("2H"), Seat::North, hands, Some(kitty)).unwrap();
    for action in actions {
        position.apply(&action.parse().unwrap()).unwrap();
    }
    position
}

fn outlook(position: &Position, lead: &str) -> Vec<Beatable> {
    position.outlook(&Lead::with_default_grouping(bag(lead), trump("2H")).unwrap())
}

/// A hand whose cards have been seen has no room for a pair.
#[test]
fn shown_cards_take_room() {
    let unseen = "SA SA D3 D3 C4 C5";
    let at_first = north_after("SK SK", unseen, &[]);
    assert_eq!(outlook(&at_first, "SK SK"), [CannotKnow]);
    let shown = ["expose W D3", "expose S C4", "expose E C5", "pickup E"];
    assert_eq!(outlook(&north_after("SK SK", unseen, &shown), "SK SK"), [No], "one card each is left");
    assert_eq!(
        outlook(&north_after("SK SK", unseen, &shown[..2]), "SK SK"),
        [CannotKnow],
        "east has both, or not"
    );
    // All other cards of west and south have been seen: the aces are with east.
    let all = ["expose W D3 D3", "expose S C4 C5"];
    assert_eq!(outlook(&north_after("SK SK", unseen, &all), "SK SK"), [Yes]);
    // West has shown one ace, and the other can be nowhere but with him.
    let one = ["expose W SA", "expose S C4 C5", "expose E D3 D3"];
    assert_eq!(outlook(&north_after("SK SK", unseen, &one), "SK SK"), [Yes]);
}

/// Three players have shown that they have no spades, and two are left: somebody has revoked, so nothing is known.
#[test]
fn plays_that_contradict_each_other_tell_nothing() {
    let void = ["play N SA", "play W D3", "play S D4", "play E D5"];
    let position = north_after("SA SQ SQ", "SK SK D3 D4 D5 D6 D7 D8 D9", &void);
    assert_eq!(outlook(&position, "SQ SQ"), [CannotKnow]);
    // What lies on the table is seen all the same; it is the nine that nobody can have.
    let position =
        north_after("SA SQ SQ", "SK SK S9 D3 D4 D5 D6 D7 D8", &[&void[..], &["expose W SK SK"]].concat());
    assert_eq!(outlook(&position, "SQ SQ"), [Yes]);
    let position = north_after("SA SQ SQ", "H3 H3 D3 D4 D5 D6 D7 D8 D9", &void);
    assert_eq!(outlook(&position, "SQ SQ"), [No], "nobody has");
}

/// West has shown two twos of spades and has room for two cards: with the aces they are a tractor, other twos would not fit.
#[test]
fn a_level_card_that_was_shown_takes_no_room_in_a_tractor() {
    let unseen = "HA HA C2 C2 D2 D2 S2 S2 C3 C4 C5 C6";
    let one_each = ["expose S C4", "expose E C5", "expose W S2 S2"];
    let position = north_after("HQ HQ HK HK", unseen, &one_each);
    assert_eq!(outlook(&position, "HQ HQ HK HK"), [CannotKnow]);
    let full = north_after("HQ HQ HK HK", unseen, &[&one_each[..], &["expose W C3"]].concat());
    assert_eq!(outlook(&full, "HQ HQ HK HK"), [No]);
}

/// Who is void in one suit has the more of the others.
#[test]
fn what_one_cannot_hold_the_others_must() {
    // West and south have no clubs: all that are left are with east.
    let void = ["play N CA", "play W D3", "play S D4", "play E C3"];
    let held = "CA SK SK S8 S9";
    let room_with_east = "C3 C4 C5 C6 D3 D4 SA SA S3 S4 S5 S6 S7 S8 S9";
    assert_eq!(outlook(&north_after(held, room_with_east, &void), "SK SK S9"), [CannotKnow, Yes]);
    // Four clubs fill his hand, so both aces are with west or south, together or not.
    let full_of_clubs = "C3 C4 C5 C6 C7 D3 D4 SA SA S3 S4 S5 S6 S7 S8";
    let after = |shown: &[&str]| {
        let actions = [&void[..], shown].concat();
        outlook(&north_after(held, full_of_clubs, &actions), "SK SK S9")
    };
    assert_eq!(after(&[]), [CannotKnow, Yes]);
    assert_eq!(after(&["expose W S3 S4 S5", "expose S SA"]), [CannotKnow, Yes]);
    assert_eq!(after(&["expose W S3 S4 S5", "expose S S6 S7 S8"]), [No, Yes], "one each");
    assert_eq!(after(&["expose W S3 S4 S5 S6"]), [Yes, Yes], "both with south");
}

/// Tractors too: what was shown, what was not followed with and the room there is can leave no way to part one.
#[test]
fn tractors_that_cannot_be_parted() {
    // South and east have no spades, so west's other two are the ace and the king that nobody has seen.
    let void = ["play N S9", "play W S4", "play S D3", "play E D3"];
    let unseen = "S4 SA SA SK SK D3 D3 D4 D4 D5 D5 D6 D6 D7 D7";
    let shown = [&void[..], &["expose W SA SK"]].concat();
    assert_eq!(outlook(&north_after("S9 SQ SQ SJ SJ", unseen, &shown), "SQ SQ SJ SJ"), [Yes]);
}

/// Three aces and three kings, and one of the two players who may have them has shown that he has no pair (art. 13).
#[test]
fn who_has_no_pair_cannot_part_two_triples() {
    let north = bag("S9 S9 SQ SQ SJ SJ");
    let play = ["play N S9 S9", "play W S4 S4", "play S S5 S6", "play E D3 D3"];
    let outlook = |elsewhere: &str| {
        let mut hands = BySeat([Hand::Hidden(north.len()); 4]);
        hands[Seat::North] = Hand::Known(north);
        let kitty = Bag::packs(3).beyond(north).beyond(bag(elsewhere));
        let sizes = Sizes::usual(3).unwrap();
        let mut position =
            Position::uneven(Rules::CN_2002, sizes, trump("2H"), Seat::North, hands, Some(kitty)).unwrap();
        for action in play {
            position.apply(&action.parse().unwrap()).unwrap();
        }
        outlook(&position, "SQ SQ SJ SJ")
    };
    assert_eq!(outlook("SA SA SA SK SK SK S4 S4 S5 S6 D3 D3 D4 D4 D4 D5 D5 D5"), [Yes]);
    assert_eq!(outlook("SA SA SA SK SK S9 S4 S4 S5 S6 D3 D3 D4 D4 D4 D5 D5 D5"), [CannotKnow]);
}

/// What a hidden leader has thrown is in no other hand.
#[test]
fn what_is_led_is_with_the_leader() {
    let mut hands = BySeat([Hand::Hidden(3); 4]);
    hands[Seat::West] = Hand::Known(bag("D3 D4 D5"));
    let kitty = Bag::packs(2).beyond(bag("D3 D4 D5 SA SA SQ C3 C4 C5 C6 C7 C8"));
    let sizes = Sizes::usual(2).unwrap();
    let position =
        Position::uneven(Rules::CN_2002, sizes, trump("2H"), Seat::North, hands, Some(kitty)).unwrap();
    assert_eq!(outlook(&position, "SA SA SQ"), [No, No], "both aces are his");
    assert_eq!(outlook(&position, "SQ"), [CannotKnow]);
}

/// A card is in no hand that is not seen when all of its kind are elsewhere, nor in one all of whose cards have been seen.
#[test]
fn what_a_hidden_hand_cannot_hold() {
    let position =
        north_after("SK SK S3", "SA SA S4 S5 D3 D4 D5 D6 D7", &["play N S3", "expose S SA", "expose E S4"]);
    let code = |action: &str| position.check(&action.parse().unwrap()).err().map(|refusal| refusal.code());
    for wrong in ["play W SK", "play W S4", "revoke W C3", "expose W SA SA", "expose W DK", "expose S SK"] {
        assert_eq!(code(wrong), Some("not-held"), "{wrong}");
    }
    for right in ["play W SA", "play W S5", "revoke W D3", "expose W SA", "expose S D3 D4"] {
        assert_eq!(code(right), None, "{right}");
    }
    // South has shown all he has.
    let position = north_after(
        "SK SK S3",
        "SA SA S4 S5 D3 D4 D5 D6 D7",
        &["expose S D3 D4 SA", "play N S3", "play W S4"],
    );
    let code = |action: &str| position.check(&action.parse().unwrap()).err().map(|refusal| refusal.code());
    assert_eq!((code("play S S5"), code("play S SA")), (Some("not-held"), None));
}

/// Deals of few cards, of which one player sees his own and what was shown.
#[test]
fn every_deal_that_agrees_with_what_was_played_and_shown() {
    let mut source = Source::from_seed(20);
    let (mut answers, mut missed) = ([0; 3], 0);
    for round in 0..400 {
        let (hands, kitty) = some_deal(round, &mut source);
        let viewer = Seat::ALL[source.below(4) as usize];
        let mut deal = Known::new(hands, kitty, viewer);
        while let Some(leader) = deal.seen.leader() {
            if (2..4).contains(&deal.hands[leader].len()) {
                deal.show_some(&mut source);
                let (lead, said) = deal.some_lead(leader, &mut source);
                for (part, (some, every)) in deal.by_dealing(leader, &lead).into_iter().enumerate() {
                    let said = said[part];
                    let due = if !some {
                        No
                    } else if every {
                        Yes
                    } else {
                        CannotKnow
                    };
                    if said == CannotKnow && due != said {
                        missed += 1;
                    } else {
                        assert_eq!(said, due, "part {part} of {lead:?} by {leader}: {deal:?}");
                        answers[said as usize] += 1;
                    }
                }
            }
            deal.trick(leader, &mut source);
        }
    }
    // What is said is always so. How many pairs two hands may hold, one of them a higher one, is not counted.
    assert!(answers.iter().all(|&count| count > 40) && missed < 4, "{answers:?} {missed}");
}

/// Four hands of four cards, the rest the kitty.
fn some_deal(round: u32, source: &mut Source) -> (BySeat<Bag>, Bag) {
    let pool = ["S9 ST SJ SQ SK SA D3 D4 C3", "SQ SK SA D3 D4 D5 C3 C4", "HA S2 D2 H2 LJ C3 C4 S3"]
        [round as usize % 3];
    let mut cards: Vec<Face> = (0..2).flat_map(|_| bag(pool).iter().collect::<Vec<_>>()).collect();
    source.shuffle(&mut cards);
    cards.truncate(16);
    let hands =
        BySeat::from_fn(|seat| Bag::of(cards.chunks(4).nth(seat as usize).unwrap().iter().copied()).unwrap());
    (hands, Bag::packs(2).beyond(Bag::of(cards).unwrap()))
}

/// A deal, and what one player knows of it.
#[derive(Debug)]
struct Known {
    hands: BySeat<Bag>,
    viewer: Seat,
    seen: Position,
    shown: BySeat<Bag>,
    played: Vec<(Seat, Lead, Vec<Bag>)>,
}

impl Known {
    fn new(hands: BySeat<Bag>, kitty: Bag, viewer: Seat) -> Known {
        let mut seen = BySeat([Hand::Hidden(4); 4]);
        seen[viewer] = Hand::Known(hands[viewer]);
        let sizes = Sizes::usual(2).unwrap();
        let seen =
            Position::uneven(Rules::CN_2002, sizes, trump("2H"), Seat::North, seen, Some(kitty)).unwrap();
        Known { hands, viewer, seen, shown: BySeat([Bag::EMPTY; 4]), played: Vec::new() }
    }

    fn apply(&mut self, action: &str) {
        self.seen.apply(&action.parse().unwrap()).unwrap();
    }

    /// Everybody sees a card of somebody.
    fn show_some(&mut self, source: &mut Source) {
        let seat = Seat::ALL[source.below(4) as usize];
        let held: Vec<Face> = self.hands[seat].beyond(self.shown[seat]).iter().collect();
        if source.below(3) > 0 && !held.is_empty() {
            let face = held[source.below(held.len() as u128) as usize];
            self.shown[seat].insert(face);
            let letter = seat.letter();
            self.apply(&format!("expose {letter} {}", self.shown[seat]));
            self.apply(&format!("pickup {letter}"));
        }
    }

    /// Cards of one suit the leader holds, and what is said of them.
    fn some_lead(&self, leader: Seat, source: &mut Source) -> (Lead, Vec<Beatable>) {
        let cards: Vec<Face> = self.hands[leader].iter().collect();
        let leads: Vec<Lead> = (1..1_u32 << cards.len())
            .filter_map(|choice| {
                let chosen =
                    cards.iter().enumerate().filter(|(i, _)| choice >> i & 1 == 1).map(|(_, &face)| face);
                Lead::with_default_grouping(Bag::of(chosen).unwrap(), trump("2H")).ok()
            })
            .collect();
        let lead = leads[source.below(leads.len() as u128) as usize].clone();
        let said = self.seen.outlook(&lead);
        (lead, said)
    }

    /// For each part whether some, and whether every, deal that agrees with everything seen beats it.
    fn by_dealing(&self, leader: Seat, lead: &Lead) -> Vec<(bool, bool)> {
        let [_, hidden @ ..] = self.viewer.round();
        let left: Vec<Face> =
            hidden.iter().flat_map(|&seat| self.hands[seat].iter().collect::<Vec<_>>()).collect();
        let mut found = vec![(false, true); lead.parts().len()];
        let mut tried = HashSet::new();
        for number in 0..3_usize.pow(left.len() as u32) {
            let (mut hands, mut rest) = (self.hands, number);
            hidden.iter().for_each(|&seat| hands[seat] = Bag::EMPTY);
            for &face in &left {
                hands[hidden[rest % 3]].insert(face);
                rest /= 3;
            }
            let led = |seat| if seat == leader { lead.cards() } else { Bag::EMPTY };
            let fits = |&seat: &Seat| {
                hands[seat].len() == self.hands[seat].len()
                    && hands[seat].contains_all(self.shown[seat].either(led(seat)))
            };
            if !hidden.iter().all(fits)
                || !tried.insert(hands.0)
                || !hidden.iter().all(|&seat| self.legal(seat, hands[seat]))
            {
                continue;
            }
            for (number, found) in found.iter_mut().enumerate() {
                let part = lead.parts()[number].cards;
                let beaten = Seat::ALL.into_iter().any(|seat| seat != leader && higher(part, hands[seat]));
                *found = (found.0 || beaten, found.1 && beaten);
            }
        }
        found
    }

    /// Whether a hidden hand could have played as it did had it held those cards now.
    fn legal(&self, seat: Seat, now: Bag) -> bool {
        let mut held = now;
        self.played.iter().rev().all(|(leader, led, plays)| {
            let number = leader.turns_to(seat);
            held = held.plus(plays[number]).unwrap();
            number == 0 || Follow::new(led, held, &Rules::CN_2002).check(plays[number]).is_ok()
        })
    }

    /// A trick of legal plays.
    fn trick(&mut self, leader: Seat, source: &mut Source) {
        let cards: Vec<Face> = self.hands[leader].iter().collect();
        let one = Bag::of([cards[source.below(cards.len() as u128) as usize]]).unwrap();
        let pairs: Vec<Bag> = self.hands[leader]
            .faces()
            .filter(|&(_, n)| n > 1)
            .map(|(face, _)| Bag::EMPTY.with_count(face, 2))
            .collect();
        let lead = Lead::new(pairs.first().copied().unwrap_or(one), None, trump("2H")).unwrap();
        let mut plays = Vec::new();
        for seat in leader.round() {
            let answers = Follow::new(&lead, self.hands[seat], &Rules::CN_2002).answers();
            let any = source.below(u128::from(answers.count())) as usize;
            let play = if seat == leader { lead.cards() } else { answers.iter().nth(any).unwrap() };
            self.apply(&format!("play {} {play}", seat.letter()));
            self.hands[seat] = self.hands[seat].beyond(play);
            self.shown[seat] = self.shown[seat].beyond(play);
            plays.push(play);
        }
        self.played.push((leader, lead, plays));
    }
}

/// Whether a hand has a combination like that one that stands higher, by trying all its cards.
fn higher(cards: Bag, hand: Bag) -> bool {
    let own = Part::of(cards, trump("2H")).unwrap();
    let hand: Vec<Face> = hand.iter().collect();
    (1..1_usize << hand.len()).any(|choice| {
        let chosen = hand.iter().enumerate().filter(|(i, _)| choice >> i & 1 == 1).map(|(_, &face)| face);
        Part::of(Bag::of(chosen).unwrap(), trump("2H")).is_some_and(|part| {
            part.shape == own.shape && part.top > own.top && part.group(trump("2H")) == own.group(trump("2H"))
        })
    })
}
