//! Exposed cards at the table: what they force, what the next player can demand of a lead, when they are picked up. Art. 35.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::{Source, Suit};
use tricklaw::shengji::law::LeadDemand;
use tricklaw::shengji::{
    Action, Bag, BySeat, Face, Follow, FollowRefusal, Group, Hand, Lead, Position, Rules, Seat, Sizes, Table,
    TableRefusal, TripleBreaking, Trump,
};

mod shengji_cases;
use shengji_cases::{bag, trump};

/// A position with hands of equal size, north to lead, trumps hearts at level two.
fn hands(north: &str, west: &str, south: &str, east: &str) -> Position {
    let mut hands = BySeat([Hand::Hidden(0); 4]);
    let all = [(Seat::North, north), (Seat::West, west), (Seat::South, south), (Seat::East, east)];
    all.into_iter().for_each(|(seat, cards)| hands[seat] = Hand::Known(bag(cards)));
    Position::in_play(Rules::CN_2002, Sizes::usual(2).unwrap(), trump("2H"), Seat::North, hands, None)
        .unwrap()
}

fn after(mut position: Position, actions: &[&str]) -> Position {
    for action in actions {
        let done = position.apply(&action.parse().unwrap());
        assert!(done.is_ok(), "{action}: {done:?}");
    }
    position
}

fn refused(position: &Position, action: &str) -> &'static str {
    position.clone().apply(&action.parse().unwrap()).map_or_else(|refusal| refusal.code(), |()| "ok")
}

#[test]
fn what_a_leader_can_choose_under_a_demand() {
    let start = hands("CK C3 S4 S5 H9", "C4 C5 C6 C7 C8", "D3 D4 D5 D6 D7", "D8 D9 DT DJ DQ");
    let exposed = after(start, &["expose N CK"]);
    let cases = [
        ("demand nothing", "", "CK C3 S4 S5 H9"),
        ("demand nothing", "C3 S4", ""),
        ("demand C", "", "CK C3"),
        ("demand C", "CK", "C3"),
        ("demand C", "S4", ""),
        ("forbid C", "", "S4 S5 H9"),
        ("forbid C", "S4", "S5"),
        ("demand cards CK", "", "CK C3"),
        ("demand cards CK", "C3", "CK"),
        ("forbid cards CK", "", "C3 S4 S5 H9"),
        ("forbid cards CK", "C3", ""),
        ("forbid cards CK", "CK", ""),
    ];
    for (demand, selection, expected) in cases {
        let position = after(exposed.clone(), &[demand]);
        assert_eq!(position.playable(bag(selection)), bag(expected), "{demand}, {selection} chosen");
    }
    // Both decisions go together, in either order or in one: the suit, but not that card.
    for demands in
        [&["demand C", "forbid cards CK"][..], &["forbid cards CK", "demand C"], &["demand C without CK"]]
    {
        let position = after(exposed.clone(), demands);
        assert_eq!(position.playable(Bag::EMPTY), bag("C3"), "{demands:?}");
        assert_eq!(refused(&position, "play N CK"), "lead-demanded");
        assert_eq!(refused(&position, "play N S4"), "lead-demanded");
        assert_eq!(refused(&position, "play N C3"), "ok");
        // What does not go with them takes both back.
        let only = after(position, &["demand cards CK"]);
        assert_eq!(only.playable(Bag::EMPTY), bag("CK C3"), "{demands:?}");
        assert_eq!(refused(&only, "play N C3"), "lead-demanded");
    }
    assert_eq!(refused(&exposed, "demand C without C3"), "not-exposed");
    assert_eq!(refused(&exposed, "demand S without CK"), "not-exposed");
    // Without another club what is forbidden stays forbidden.
    let one_club = after(hands("CK S4 H9", "C4 C5 C6", "D3 D4 D5", "D8 D9 DT"), &["expose N CK"]);
    assert_eq!(after(one_club, &["demand C without CK"]).playable(Bag::EMPTY), bag("S4 H9"));
    // Who has nothing but what is forbidden leads as he likes.
    let only_clubs = hands("CK C3", "C4 C5", "D3 D4", "D8 D9");
    let forbidden = after(only_clubs, &["expose N CK", "forbid C"]);
    assert_eq!(forbidden.playable(Bag::EMPTY), bag("CK C3"));
    for (demand, lead, code) in [
        ("demand C", "play N C3", "ok"),
        ("demand C", "play N S4", "lead-demanded"),
        ("demand cards CK", "play N C3", "lead-demanded"),
        ("forbid cards CK", "play N CK", "lead-demanded"),
        ("forbid cards CK", "play N H9", "ok"),
        ("forbid C", "play N C3", "lead-demanded"),
    ] {
        assert_eq!(refused(&after(exposed.clone(), &[demand]), lead), code, "{demand}, {lead}");
    }
    assert_eq!(refused(&exposed, "demand S"), "not-exposed");
    assert_eq!(refused(&exposed, "demand cards C3"), "not-exposed");
    assert_eq!(refused(&exposed, "forbid cards C3"), "not-exposed");
    assert_eq!(refused(&exposed, "forbid cards CK C3"), "not-exposed");
}

/// Art. 35(2): of each exposed card the next player says whether its suit is led, and whether the card is. What he says of one
/// does not take back what he has said of another, as long as a lead can meet both.
#[test]
fn what_is_decided_on_several_exposed_cards_stands_together() {
    let start =
        hands("CK CQ C3 DA D4 S4 H9", "C4 C5 C6 C7 C8 C9 CT", "D3 D5 D6 D7 D8 D9 DT", "S5 S6 S7 S8 S9 ST SJ");
    let exposed = after(start, &["expose N CK CQ DA"]);
    for (demands, open, text) in [
        (&["forbid C", "forbid D"][..], "S4 H9", "forbid C and forbid D"),
        (&["forbid D", "forbid C"], "S4 H9", "forbid C and forbid D"),
        (&["forbid C and forbid D"], "S4 H9", "forbid C and forbid D"),
        (&["forbid C", "forbid cards DA"], "D4 S4 H9", "forbid C and forbid cards DA"),
        (&["forbid cards CK", "forbid cards DA"], "CQ C3 D4 S4 H9", "forbid cards DA CK"),
        (&["forbid cards CK", "forbid cards CQ"], "C3 DA D4 S4 H9", "forbid cards CK CQ"),
        (&["forbid C", "demand D"], "DA D4", "demand D and forbid C"),
        (&["forbid C", "demand D", "forbid cards DA"], "D4", "demand D and forbid C and forbid cards DA"),
        (&["demand cards CK", "forbid cards CQ"], "CK C3", "demand cards CK and forbid cards CQ"),
        // A later order of the same suit, or a lead of another suit, takes the place of what it contradicts, and only of that.
        (&["forbid C", "forbid D", "demand C"], "CK CQ C3", "demand C and forbid D"),
        (&["forbid C", "forbid D", "forbid cards CK"], "CQ C3 S4 H9", "forbid D and forbid cards CK"),
        (&["forbid D", "demand cards CK", "demand D"], "DA D4", "demand D"),
        (&["forbid cards CK DA", "demand cards CK"], "CK CQ C3", "demand cards CK and forbid cards DA"),
        (&["demand C", "demand D"], "DA D4", "demand D"),
        (&["forbid C", "forbid D", "demand nothing"], "CK CQ C3 DA D4 S4 H9", "demand nothing"),
    ] {
        let position = after(exposed.clone(), demands);
        assert_eq!(position.playable(Bag::EMPTY), bag(open), "{demands:?}");
        let said = Action::Demand(position.demand().unwrap());
        assert_eq!(text.parse(), Ok(said.clone()), "{demands:?}");
        assert_eq!(said.to_string().parse(), Ok(said), "{demands:?}");
        // Said at once it is the same, and an onlooker has it too.
        assert_eq!(after(exposed.clone(), &[text]).demand(), position.demand(), "{demands:?}");
        assert_eq!(position.public_view().demand(), position.demand());
    }
    let neither = after(exposed.clone(), &["forbid C", "forbid D"]);
    for (lead, code) in
        [("CK", "lead-demanded"), ("C3", "lead-demanded"), ("D4", "lead-demanded"), ("S4", "ok")]
    {
        assert_eq!(refused(&neither, &format!("play N {lead}")), code, "{lead}");
    }
    let refusal = neither.clone().apply(&"play N D4".parse().unwrap()).unwrap_err();
    assert_eq!(refusal.to_string(), "the lead is not what was demanded: forbid C and forbid D");
    // One step back the first order is there by itself.
    let mut table = Table::new(exposed.clone());
    for order in ["forbid C", "forbid D"] {
        table.apply(order.parse().unwrap()).unwrap();
    }
    table.undo();
    assert_eq!(table.position().demand(), Some(LeadDemand::NotSuit(Group::Side(Suit::Clubs))));
    // Each of them has to be about an exposed card, and no text has two leads, or the same suit both ways.
    assert_eq!(refused(&exposed, "forbid C and forbid S"), "not-exposed");
    for text in [
        "demand C and demand D",
        "demand C and",
        "forbid C and D",
        "demand C and forbid C",
        "demand nothing and forbid C",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    // Who has nothing but what is forbidden leads as he likes.
    let only = after(hands("CK DA", "C4 C5", "D3 D4", "D8 D9"), &["expose N CK DA", "forbid C", "forbid D"]);
    assert_eq!(only.playable(Bag::EMPTY), bag("CK DA"));
}

#[test]
fn demands_and_leads_agree() {
    // A card is open exactly if some lead with it meets the demand.
    let mut source = Source::from_seed(35);
    let trump = trump("5H");
    for _ in 0..400 {
        let mut cards: Vec<Face> = Bag::packs(2).iter().collect();
        source.shuffle(&mut cards);
        let hand = Bag::of(cards[..6].iter().copied()).unwrap();
        let exposed = Bag::of(hand.iter().take(1 + source.below(3) as usize)).unwrap();
        let group = trump.group_of(Bag::of(exposed.iter().take(1)).unwrap()).unwrap();
        let of_suit = exposed.among(trump.faces_of(group));
        for demand in [
            LeadDemand::Free,
            LeadDemand::Suit(group),
            LeadDemand::NotSuit(group),
            LeadDemand::Cards(of_suit),
            LeadDemand::NotCards(of_suit),
            LeadDemand::SuitNotCards(group, of_suit),
            LeadDemand::SuitNotCards(group, exposed),
            together(&[LeadDemand::NotSuit(group), LeadDemand::NotCards(exposed)], trump),
            together(
                &exposed.iter().map(|face| LeadDemand::NotSuit(trump.group(face))).collect::<Vec<_>>(),
                trump,
            ),
            together(&[LeadDemand::NotCards(exposed), LeadDemand::Suit(group)], trump),
            together(&[LeadDemand::NotCards(exposed), LeadDemand::Cards(of_suit)], trump),
        ] {
            demand.check(exposed, trump).unwrap();
            let mut met = Bag::EMPTY;
            for number in 1..1_u32 << hand.len() {
                let chosen =
                    hand.iter().enumerate().filter(|(i, _)| number >> i & 1 == 1).map(|(_, face)| face);
                let lead = Bag::of(chosen).unwrap();
                if trump.group_of(lead).is_some() && demand.check_lead(lead, hand, trump).is_ok() {
                    assert!(Lead::with_default_grouping(lead, trump).is_ok());
                    met = met.either(lead);
                }
            }
            assert_eq!(demand.open_to(hand, trump), met, "{demand:?} of {hand}, exposed {exposed}");
        }
    }
}

/// One order after the other.
fn together(orders: &[LeadDemand], trump: Trump) -> LeadDemand {
    orders.iter().fold(LeadDemand::Free, |before, &order| before.then(order, trump))
}

/// Art. 35: what lies face up already cannot be exposed once more, which is another fault than not to hold it.
#[test]
fn what_is_exposed_already_is_not_exposed_again() {
    let start = hands("CK CQ CQ S3", "S4 S5 S6 S7", "S8 S9 ST SJ", "D3 D4 D5 D6");
    let exposed = after(start, &["expose N CK CQ"]);
    for (action, twice) in [
        ("expose N CK", Some("CK")),
        ("expose N CQ CK", Some("CK")),
        ("expose N CQ CQ", Some("CQ")),
        // Of two equal cards the other one can be exposed too.
        ("expose N CQ", None),
    ] {
        let refusal = exposed.clone().apply(&action.parse().unwrap()).err();
        let expected = twice.map(|cards| TableRefusal::AlreadyExposed { cards: bag(cards) });
        assert_eq!(refusal, expected, "{action}");
    }
    let twice = TableRefusal::AlreadyExposed { cards: bag("CK") };
    assert_eq!((twice.code(), twice.law().article), ("already-exposed", "35(2)"));
    assert_eq!(twice.to_string(), "CK already exposed");
    // What is not held at all is still not held, and only that is named.
    let refusal = exposed.clone().apply(&"expose N CK CJ".parse().unwrap()).unwrap_err();
    assert_eq!(refusal, TableRefusal::NotHeld { missing: bag("CJ") });
    // A hidden hand of one card, which lies face up, has no other; nor a card whose twin is seen elsewhere.
    let hidden = after(hands("S3 S4", "CK D3", "CK S5", "S6 S7").view(Seat::South), &["expose W CK"]);
    assert_eq!(refused(&hidden, "expose W CK"), "already-exposed");
    let last = after(hands("S3", "CK", "S4", "S5").view(Seat::South), &["expose W CK"]);
    assert_eq!(refused(&last, "expose W CK"), "already-exposed");
}

/// Art. 35: an exposed card is one of the hand it lies before; of two equal cards one may be.
#[test]
fn an_exposed_card_is_one_of_the_hand() {
    let led = Lead::new(bag("C9"), None, trump("2H")).unwrap();
    let follow = Follow::new(&led, bag("CK C3 DA"), &Rules::CN_2002);
    for (exposed, missing) in [("CK", ""), ("CK DA", ""), ("CA", "CA"), ("CK CK", "CK"), ("S3 CK", "S3")] {
        let answer = follow.with_exposed(bag(exposed)).map(|follow| follow.exposed());
        let expected = match bag(missing) {
            Bag::EMPTY => Ok(bag(exposed)),
            missing => Err(FollowRefusal::ExposedNotHeld { missing }),
        };
        assert_eq!(answer, expected, "{exposed}");
    }
    let refusal = FollowRefusal::ExposedNotHeld { missing: bag("CA") };
    assert_eq!((refusal.code(), refusal.law().article), ("not-held", "35(2)"));
    assert_eq!(refusal.to_string(), "CA exposed but not in hand");
}

#[test]
fn exposed_cards_stay_until_they_are_played_or_their_holder_leads() {
    let start = hands("S9 D9 C3", "SK D3 CK", "S4 D4 C4", "S5 D5 C5");
    let trick = after(start, &["expose W CK D3", "play N S9"]);
    assert_eq!(trick.playable(Bag::EMPTY), bag("SK"), "the suit comes first");
    let trick = after(trick, &["play W SK", "play S S4", "play E S5"]);
    // West has won and leads: north, who sits before him, is not asked; south is the next player.
    assert_eq!(trick.leader(), Some(Seat::West));
    let led = after(trick, &["forbid C", "play W D3"]);
    assert!(led.exposed(Seat::West).is_empty(), "picked up once he has led");
    assert_eq!(led.demand(), None);
}

#[test]
fn a_void_player_discards_his_exposed_cards() {
    let start = hands("S9 S8 S7", "D3 CK CQ", "S4 D4 C4", "S5 D5 C5");
    let exposed = after(start, &["expose W CQ", "play N S9"]);
    assert_eq!(exposed.playable(Bag::EMPTY), bag("CQ"));
    assert_eq!(refused(&exposed, "play W CK"), "exposed-owed");
    let gone = after(exposed, &["play W CQ"]);
    assert!(gone.exposed(Seat::West).is_empty(), "played, it is no longer exposed");
}

#[test]
fn cards_shown_by_a_failed_throw_are_forced_afterwards() {
    let start = hands("SA SA S5 D3", "SK S6 D4 D5", "S3 S4 D6 D7", "S7 S8 D8 D9");
    let failed =
        after(start, &["play N SA SA S5", "resolve 1 1 heavy", "play W SK", "play S S3", "play E S7"]);
    assert_eq!(failed.exposed(Seat::North), bag("SA SA"));
    let next = after(failed, &["play W S6", "play S S4", "play E S8"]);
    assert_eq!(next.playable(Bag::EMPTY), bag("SA"), "one spade is owed and the aces are exposed");
    assert_eq!(refused(&next, "play N D3"), "suit-owed");
    let light = hands("SA SA S5 D3", "SK S6 D4 D5", "S3 S4 D6 D7", "S7 S8 D8 D9");
    let light = after(light, &["play N SA SA S5", "resolve 1 2 light"]);
    assert!(light.exposed(Seat::North).is_empty());
}

#[test]
fn what_happens_to_an_exposed_card_in_a_hidden_hand() {
    let view = hands("S9 D9 C3", "SK D3 CK", "S4 D4 C4", "S5 D5 C5").view(Seat::South);
    let view = after(view, &["expose W CK", "play N S9", "play W SK", "play S S4", "play E S5"]);
    assert_eq!(view.exposed(Seat::West), bag("CK"));
    let view = after(view, &["demand C", "play W D3"]);
    assert_eq!(view.hand(Seat::West), Hand::Hidden(1), "a demand on a hand nobody sees is not checked here");
}

/// A card of a hidden hand that lies open tells whether what is played beside it can be right (art. 13, 35(2)).
#[test]
fn what_lies_open_of_a_hidden_hand_is_followed_with() {
    let played = |rules: Rules, exposed: &str, lead: &str, play: &str| {
        let all = BySeat(["CK CK C3 C3 S4 S5", "", "", ""].map(|cards| match cards {
            "" => Hand::Hidden(6),
            _ => Hand::Known(bag(cards)),
        }));
        let sizes = Sizes::usual(3).unwrap();
        let start = Position::in_play(rules, sizes, trump("2H"), Seat::North, all, None).unwrap();
        let actions = [format!("expose W {exposed}"), "demand nothing".to_owned(), format!("play N {lead}")];
        refused(&after(start, &actions.each_ref().map(String::as_str)), &format!("play W {play}"))
    };
    let cases = [
        ("C9", "C3", "C9", "ok"),
        ("C9", "C3", "C8", "exposed-owed"),
        ("C9", "C3", "D8", "suit-owed"),
        ("D9", "C3", "C8", "ok"),
        ("D9", "C3", "D8", "exposed-owed"),
        ("C9 C9", "C3 C3", "C7 C8", "shape-owed"),
        // It may be that he has two more of them.
        ("C9", "C3 C3", "C9 D4", "ok"),
        ("C9", "C3 C3", "C7 C7", "ok"),
        ("C9", "C3 C3", "C7 C8", "exposed-owed"),
        ("C9 C9", "C3 C3", "D7 D8", "suit-owed"),
    ];
    for (exposed, lead, play, expected) in cases {
        assert_eq!(played(Rules::CN_2002, exposed, lead, play), expected, "{exposed} open, {play} on {lead}");
    }
    // Where triples are shielded, the two that lie open may be part of one.
    let shielded = Rules { triple_breaking: TripleBreaking::Never, ..Rules::CN_2002 };
    assert_eq!(played(shielded, "C9 C9", "C3 C3", "C7 C8"), "ok");
    assert_eq!(played(shielded, "C9 C9", "C3 C3", "C7 D8"), "suit-owed");
}
