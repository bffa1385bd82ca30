//! Laws 1, 2, 6, 13, 14 and 87: deals, what is wrong with them, their numbers, and fouled boards.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::{
    BoardRecord, Comparison, DEAL_COUNT, Deal, DealSetup, Fault, ParseDealNumberError, Remedy, Seat, Stage,
    Vulnerability,
};
use tricklaw::cards::{Card, Source};

const GOOD: &str = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3";

fn setup(text: &str) -> DealSetup {
    DealSetup::from_pbn(text).unwrap()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// Code and subject of every problem, with what the law does.
fn problems(text: &str, stage: Stage) -> Vec<String> {
    let report = setup(text).check(stage);
    report
        .problems
        .iter()
        .map(|problem| {
            let remedies: Vec<&str> = problem.remedies.iter().map(|r| r.law().article).collect();
            format!("{} -> {}", problem.fault, remedies.join(" "))
        })
        .collect()
}

#[test]
fn a_valid_deal_has_no_problem_at_any_stage() {
    for stage in Stage::ALL {
        assert!(setup(GOOD).check(stage).is_valid());
    }
    let deal = setup(GOOD).into_deal().unwrap();
    assert_eq!(deal.to_string(), GOOD);
    assert_eq!(setup(&deal.to_pbn(Seat::West)).into_deal().unwrap(), deal);
    assert_eq!(DealSetup::from_deal(&deal).into_deal().unwrap(), deal);
}

#[test]
fn every_problem_is_reported_at_once() {
    // North holds the jack of clubs, which south has as well, instead of his own ten; west is one card
    // short; east has a card of rank 1.
    let wrong = "N:QJ6.K652.J85.J98 8731.J97.AT764.Q4 K5.T83.KQ9.A7652J AT942.AQ4.32.K";
    let report = setup(wrong).check(Stage::BeforeFirstCall);
    let names: Vec<&str> = report.problems.iter().map(|p| p.fault.name()).collect();
    assert_eq!(
        names,
        ["foreign-card", "wrong-count", "wrong-count", "duplicated-card", "missing-card", "missing-card"]
    );
    assert!(report.problems.iter().any(|p| p.fault
        == Fault::Duplicated { card: card("CJ"), seats: vec![Seat::North, Seat::South] }));
    assert_eq!(setup(wrong).into_deal().unwrap_err(), report);
}

/// Law 6D1 before the first call; laws 13 and 14 afterwards, by the stage of the board.
#[test]
fn what_the_law_does_depends_on_the_stage() {
    // Twelve and fourteen cards.
    let uneven = "N:QJ6.K652.J85.T987 873.J97.AT764.Q4 K5.T83.KQ9.A652 AT942.AQ4.32.KJ3";
    let expected = |remedies: &str| {
        vec![format!("N has 14 cards -> {remedies}"), format!("S has 12 cards -> {remedies}")]
    };
    assert_eq!(problems(uneven, Stage::BeforeFirstCall), expected("6D1 13D"));
    assert_eq!(problems(uneven, Stage::Auction), expected("13D 13A 13B"));
    assert_eq!(problems(uneven, Stage::Play), expected("13A 13B"));
    assert_eq!(problems(uneven, Stage::AfterPlay), expected("13C"));
    // A card is lost: law 14, not 13.
    let short = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A752 AT942.AQ4.32.KJ3";
    let expected = |count: &str, card: &str| {
        vec![format!("S has 12 cards -> {count}"), format!("C6 is missing -> {card}")]
    };
    assert_eq!(problems(short, Stage::BeforeFirstCall), expected("6D1 14A", "14A"));
    assert_eq!(problems(short, Stage::Auction), expected("14A", "14A"));
    assert_eq!(problems(short, Stage::Play), expected("14B", "14B"));
    assert_eq!(problems(short, Stage::AfterPlay), expected("14B", "14B"));
}

/// Law 13F: a card that does not belong to the deal is taken out; once it was played the score may be adjusted.
#[test]
fn foreign_cards_are_removed() {
    let joker = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3Z";
    assert_eq!(problems(joker, Stage::Auction), ["“CZ” in W's hand is no card -> 13F"]);
    assert_eq!(problems(joker, Stage::Play), ["“CZ” in W's hand is no card -> 13F 13F"]);
    assert!(setup(joker).into_deal().is_err());
}

/// A hand of fourteen while nobody is short: a card of another pack. Law 13C asks for a short hand beside the long one.
#[test]
fn a_surplus_card_does_not_cancel_the_result() {
    let surplus = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJT3";
    for (stage, law) in [
        (Stage::BeforeFirstCall, "13F"),
        (Stage::Auction, "13F"),
        (Stage::Play, "13F 13F"),
        (Stage::AfterPlay, "13F 13F"),
    ] {
        let expected = [format!("W has 14 cards -> {law}"), format!("CT is there 2 times: N W -> {law}")];
        assert_eq!(problems(surplus, stage), expected, "{stage:?}");
    }
}

#[test]
fn remedies_cite_what_they_are_named_after() {
    assert_eq!(Remedy::Redeal.law().to_string(), "2007 law 6D1");
    assert_eq!(Remedy::CancelResult.law().to_string(), "2007 law 13C");
}

#[test]
fn text_without_the_shape_of_a_deal_is_an_error() {
    for (text, name) in [
        ("", "deal-first-seat"),
        ("Q:... ... ... ...", "deal-first-seat"),
        ("N:AKQ", "deal-hands"),
        ("N:... ... ...", "deal-hands"),
        ("N:... ... ... .... x", "deal-hands"),
        ("N:... ... .. ...", "deal-suits"),
    ] {
        assert_eq!(DealSetup::from_pbn(text).unwrap_err().name(), name, "{text}");
    }
}

#[test]
fn deals_are_numbered_from_the_first_to_the_last() {
    // The first deal gives north the thirteen cards that come first: the spades.
    let first = Deal::from_number(0).unwrap();
    let suits = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432";
    assert_eq!(first.to_string(), suits);
    let last = Deal::from_number(DEAL_COUNT - 1).unwrap();
    assert_eq!(last.hand(Seat::West), first.hand(Seat::North));
    assert_eq!(last.hand(Seat::North), first.hand(Seat::West));
    assert_eq!(Deal::from_number(DEAL_COUNT), None);
    assert_eq!(DEAL_COUNT.to_string(), "53644737765488792839237440000");
}

#[test]
fn number_and_deal_are_a_bijection() {
    let mut source = Source::from_seed(96);
    let mut numbers: Vec<u128> = (0..500).map(|_| source.below(DEAL_COUNT)).collect();
    // The neighbours of every power of two, so that each bit is tried.
    numbers.extend((0..95).flat_map(|bit| [(1u128 << bit) - 1, 1 << bit]));
    for number in numbers {
        let deal = Deal::from_number(number).unwrap();
        assert_eq!(deal.number(), number);
        assert_eq!(Deal::from_code(&deal.code()), Ok(deal));
        assert_eq!(deal.code().len(), 19);
    }
}

#[test]
fn codes_that_are_none() {
    assert_eq!(Deal::from_code("abc"), Err(ParseDealNumberError::Length(3)));
    let odd = Deal::from_code("000000000-000000000").unwrap_err();
    assert_eq!(odd, ParseDealNumberError::Character { at: 9, found: '-' });
    assert_eq!(Deal::from_code("zzzzzzzzzzzzzzzzzzz"), Err(ParseDealNumberError::TooLarge));
    // Characters are counted, not bytes.
    let refused = |code: &str| Deal::from_code(code).unwrap_err();
    assert_eq!(refused("é00000000000000000"), ParseDealNumberError::Length(18));
    let foreign = refused("0000000000000é00000");
    assert_eq!(foreign, ParseDealNumberError::Character { at: 13, found: 'é' });
    assert_eq!(foreign.to_string(), "character 14, “é”, is neither a letter nor a digit");
    assert_eq!(refused("１000000000000000000"), ParseDealNumberError::Character { at: 0, found: '１' });
    let code = Deal::from_number(12345).unwrap().code();
    assert_eq!(Deal::from_code(&code.to_uppercase()).unwrap().number(), 12345);
}

/// Each card should go to each seat a quarter of the time: 51 x 3 degrees of freedom or fewer per card test.
#[test]
fn random_deals_are_uniform_card_by_card() {
    const DEALS: usize = 20_000;
    let mut source = Source::from_seed(6);
    let mut held = [[0u32; 4]; 52];
    for _ in 0..DEALS {
        let deal = Deal::random(&mut source);
        for card in Card::all() {
            held[card.index()][deal.owner(card).index()] += 1;
        }
    }
    let expected = DEALS as f64 / 4.0;
    for (card, counts) in Card::all().zip(held) {
        let chi: f64 = counts.iter().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
        assert!(chi < 21.1, "{card}: chi-square {chi}; 3 degrees of freedom, 0.01 % level 21.1");
    }
}

#[test]
fn law_87_fouled_boards() {
    let deal = setup(GOOD).into_deal().unwrap();
    let record = BoardRecord { deal, dealer: Seat::North, vulnerability: Vulnerability::None };
    let same = Comparison::of(&record, &record);
    assert_eq!((same.is_fouled(), same.exchanged), (false, None));
    // Two cards changed places.
    let swapped =
        setup("N:QJ6.K652.J85.T97 873.J97.AT764.Q4 K5.T83.KQ9.A8652 AT942.AQ4.32.KJ3").into_deal().unwrap();
    let comparison = Comparison::of(&record, &BoardRecord { deal: swapped, ..record });
    let moved: Vec<String> =
        comparison.moved.iter().map(|m| format!("{} {}-{}", m.card, m.first, m.second)).collect();
    assert_eq!(moved, ["C8 N-S", "C7 S-N"]);
    assert_eq!((comparison.is_fouled(), comparison.exchanged), (true, None));
    // The board was turned by a quarter: every hand moved on by one seat.
    let turned = setup(&GOOD.replace("N:", "E:")).into_deal().unwrap();
    let comparison = Comparison::of(&record, &BoardRecord { deal: turned, ..record });
    assert_eq!(comparison.exchanged.unwrap().0, [Seat::East, Seat::South, Seat::West, Seat::North]);
    assert_eq!(comparison.moved.len(), 52);
    // The same cards under another dealer or vulnerability are another board.
    let other = Comparison::of(&record, &BoardRecord { vulnerability: Vulnerability::All, ..record });
    assert!(other.is_fouled() && other.moved.is_empty());
    assert_eq!(other.vulnerabilities, Some((Vulnerability::None, Vulnerability::All)));
    let other = Comparison::of(&record, &BoardRecord { dealer: Seat::West, ..record });
    assert_eq!(other.dealers, Some((Seat::North, Seat::West)));
}
