//! Shengji at the edges of its rules: who acts and who draws, what is refused, what a void tells while a trick goes on.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::{Rank, Source};
use tricklaw::shengji::law::{LeadDemand, LeadDemandRefusal};
use tricklaw::shengji::*;

mod shengji_cases;
use shengji_cases::{bag, hands, lead, run, trump};

use Seat::{East, North, South, West};

/// A deal of two packs that east deals, before its first card is drawn.
fn deal() -> Table {
    let draw = Draw::shuffled(Sizes::usual(2).unwrap(), South, &mut Source::from_seed(3));
    Table::new(Position::new(Rules::CN_2002, Race::LaterDeal { dealer: East }, Rank::Five, draw))
}

fn after(mut table: Table, actions: &[&str]) -> Table {
    for text in actions {
        table.apply(text.parse().unwrap()).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
    table
}

/// Hands of north, west, south and east, known or as many as a number says; trumps hearts at level two, north leads.
fn uneven(hands: [&str; 4]) -> Table {
    let mut held = BySeat([Hand::Hidden(0); 4]);
    for (seat, cards) in [North, West, South, East].into_iter().zip(hands) {
        held[seat] = cards.parse().map_or_else(|_| Hand::Known(bag(cards)), Hand::Hidden);
    }
    let kitty = Some(bag("C3 C4 C5 C6 C7 C8 C9 CT"));
    let sizes = Sizes::usual(2).unwrap();
    Table::new(Position::uneven(Rules::CN_2002, sizes, trump("2H"), North, held, kitty).unwrap())
}

/// Cards are drawn in turn (art. 8), a hundred of two packs; then nobody draws.
#[test]
fn who_draws_the_next_card() {
    let mut table = deal();
    let mut drawers = Vec::new();
    while let Some(drawer) = table.position().drawer() {
        drawers.push(drawer);
        table = after(table, &["draw 1"]);
    }
    assert_eq!(drawers.len(), 100);
    assert!(drawers.chunks(4).all(|four| four == South.round()));
    assert_eq!(after(table, &["settle"]).position().drawer(), None);
    assert_eq!(hands("S3", "S4", "S5", "S6").drawer(), None);
}

/// Whoever declares, passes, names, plays or chooses does it himself (art. 39(3)).
#[test]
fn whose_an_action_is() {
    let position = hands("SA SK S5", "S3 S4 D3", "S6 S7 D5", "S8 S9 D7");
    for (action, seat) in [
        ("declare W H2 1", Some(West)),
        ("pass S", Some(South)),
        ("name E D", Some(East)),
        ("choose W 1", Some(West)),
        ("play E S8", Some(East)),
        ("demand cards S5", Some(West)),
        ("bury D5", Some(North)),
        ("draw 1", None),
        ("fine EW 1 1", None),
    ] {
        let action: Action = action.parse().unwrap_or_else(|_| panic!("{action}"));
        assert_eq!(position.whose(&action), seat, "{action}");
    }
    assert!("expose N".parse::<Action>().is_err(), "no card is shown");
}

#[test]
fn going_back_further_than_there_are_actions_changes_nothing() {
    let table = after(deal(), &["draw 100", "settle"]);
    for length in [2, 3, usize::MAX] {
        let mut again = table.clone();
        again.rewind(length);
        assert_eq!(again, table);
    }
    let mut first = table.clone();
    first.rewind(1);
    assert_eq!((first.actions().len(), first.position().phase()), (1, Phase::Declaring));
}

/// The dealer buries as many cards as he took (art. 22).
#[test]
fn as_many_cards_are_buried_as_were_taken() {
    let table = after(deal(), &["draw 100", "settle"]);
    let all = table.position().default_cards().unwrap();
    let few: Bag = all.faces().take(3).map(|(face, _)| face).collect::<Vec<_>>().into_iter().fold(
        Bag::EMPTY,
        |mut bag, face| {
            bag.insert(face);
            bag
        },
    );
    for cards in [few, Bag::EMPTY] {
        let refusal = table.clone().apply(Action::Bury(Some(cards))).unwrap_err();
        assert_eq!(refusal, TableRefusal::WrongKitty { owed: 8 });
    }
    assert!(table.clone().apply(Action::Bury(Some(all))).is_ok());
}

/// The kitty is turned up when the play is over: as many cards as it has, and those that are known.
#[test]
fn what_the_kitty_turns_out_to_be() {
    let known =
        run(hands("SA", "S3", "S4", "S6"), &["play N SA", "play W S3", "play S S4", "play E S6"]).unwrap();
    assert_eq!(known.position().phase(), Phase::Over);
    let reveal = |table: &Table, cards: &str| table.clone().apply(Action::Reveal(bag(cards))).err();
    assert_eq!(reveal(&known, "C3 C4 C5 C6 C7 C8 C9 CT"), None);
    assert_eq!(reveal(&known, "C3 C4 C5 C6 C7 C8 C9 CJ"), Some(TableRefusal::Hidden));
    let mut held = BySeat([Hand::Hidden(1); 4]);
    held[North] = Hand::Known(bag("SA"));
    let sizes = Sizes::usual(2).unwrap();
    let start = Position::in_play(Rules::CN_2002, sizes, trump("2H"), North, held, None).unwrap();
    assert_eq!(start.unseen(North, lead("SA", trump("2H")).group()).kitty, 8, "a kitty not seen");
    let unseen = after(Table::new(start), &["play N SA", "play W S3", "play S S4", "play E S6"]);
    assert_eq!(reveal(&unseen, "C3 C4"), Some(TableRefusal::WrongKitty { owed: 8 }));
    assert_eq!(reveal(&unseen, "C3 C4 C5 C6 C7 C8 C9 CT"), None);
}

/// What is turned up as the kitty was in nobody's hand: neither played, nor held still, nor seen in a hand that is not known.
#[test]
fn the_kitty_holds_no_card_that_is_elsewhere() {
    let sizes = Sizes::usual(2).unwrap();
    let start = |hands| Position::uneven(Rules::CN_2002, sizes, trump("2H"), North, BySeat(hands), None);
    let refused = |table: &Table, cards: &str| {
        let mut tried = table.clone();
        match tried.apply(Action::Reveal(bag(cards))) {
            Err(TableRefusal::NotHeldToBury { missing }) => {
                assert_eq!(&tried, table, "nothing has changed");
                missing.to_string()
            }
            other => panic!("{cards}: {other:?}"),
        }
    };
    let accepted = |table: &Table, cards: &str| table.clone().apply(Action::Reveal(bag(cards))).unwrap();
    let tricks = ["play N SK", "play W ST", "play S SA", "play E S3"];
    let one = Hand::Hidden(1);
    let played = after(Table::new(start([one; 4]).unwrap()), &tricks);
    assert_eq!(refused(&played, "SK SK SK ST ST ST SA SA"), bag("SK SK ST ST SA").to_string());
    accepted(&played, "SK ST SA S3 S4 S4 S5 S5");
    // East has a card too many, which nobody knows, or which everybody has seen, or which is known here.
    let long = |hand| start([Hand::Known(bag("SK")), hand, one, one]).unwrap();
    let hidden = after(Table::new(long(Hand::Hidden(2))), &tricks);
    accepted(&hidden, "D3 D3 D4 D4 D5 D5 D6 D6");
    let mut exposed = Table::new(long(Hand::Hidden(2)));
    exposed.apply("expose E D3".parse().unwrap()).unwrap();
    let exposed = after(exposed, &tricks);
    let known = after(Table::new(long(Hand::Known(bag("S3 D3")))), &tricks);
    for table in [exposed, known] {
        assert_eq!(refused(&table, "D3 D3 D4 D4 D5 D5 D6 D6"), "D3");
        accepted(&table, "D3 D4 D4 D5 D5 D6 D6 D7");
    }
}

/// What the next player may demand of a lead (art. 35(2)), and what meets it.
#[test]
fn demands_of_a_lead() {
    let (trump, exposed) = (trump("2H"), bag("CK"));
    for nothing in [LeadDemand::Cards(Bag::EMPTY), LeadDemand::NotCards(Bag::EMPTY)] {
        assert_eq!(nothing.check(exposed, trump), Err(LeadDemandRefusal::NotExposed));
    }
    let clubs = LeadDemand::Suit(trump.group_of(exposed).unwrap());
    let hand = bag("SA S3");
    assert_eq!(clubs.check_lead(bag("SA"), hand, trump), Ok(()), "he has no clubs");
    assert!(clubs.check_lead(bag("SA"), bag("SA CK"), trump).is_err());
    // Of two equal cards of which one lies face up the other may be led, and what is forbidden where there is nothing else.
    let not_king = LeadDemand::NotCards(exposed);
    assert_eq!(not_king.check_lead(bag("CK"), bag("CK CK"), trump), Ok(()));
    assert!(not_king.check_lead(bag("CK CK"), bag("CK CK S3"), trump).is_err());
    assert_eq!(not_king.check_lead(bag("CK"), bag("CK"), trump), Ok(()));
}

/// Who does not choose leads what is demanded of him.
#[test]
fn what_is_led_for_a_player_under_a_demand() {
    let start = hands("SA SK S5 C3", "S3 S4 D3 D4", "S6 S7 D5 D6", "S8 S9 D7 D8");
    let exposed = run(start.clone(), &["expose N SA SK", "demand cards SA SK"]).unwrap();
    assert_eq!(exposed.position().default_cards(), Some(bag("SA SK")));
    let free = run(start, &["expose N SA SK", "demand nothing"]).unwrap();
    assert_eq!(free.position().default_cards(), Some(bag("C3")), "low, no points, no trump");
}

/// A throw fails by parts that others beat, told once each in their order; nothing else can fail (art. 11, 34(1)).
#[test]
fn what_is_no_failed_throw() {
    let trump = trump("2H");
    let beaten = |parts: &[usize]| -> Vec<BeatenPart> {
        let by = BySeat::from_fn(|seat| seat == West);
        parts.iter().map(|&part| BeatenPart { part, by }).collect()
    };
    let of = |cards: &str, parts: &[usize]| {
        FailedThrow::of(&lead(cards, trump), North, beaten(parts), &Rules::CN_2002)
    };
    assert_eq!(of("SK SK", &[0]), None, "no throw");
    assert_eq!(of("SA SA S3", &[1, 0]), None);
    assert_eq!(of("SA SA S3", &[1, 1]), None);
    assert_eq!(of("SA SA S3", &[2]), None);
    assert_eq!(of("SA SA S3", &[]), None);
    assert_eq!(of("SA SA S3", &[0, 1]).map(|failed| failed.choices), Some(vec![0, 1]));
}

/// Whoever plays another suit shows that he is void, at once; who has taken cards since may have the suit again (art. 32(3)).
#[test]
fn a_void_in_the_trick_that_is_being_played() {
    let spades = lead("SA", trump("2H")).group();
    let may = |table: &Table, seat: Seat| {
        table.position().unseen(North, spades).hands[North.turns_to(seat) - 1].may_hold_suit
    };
    let open = after(uneven(["SA SQ D3", "2", "4", "3"]), &["play N SA", "play W D5"]);
    assert_eq!((may(&open, West), may(&open, South)), (false, true));
    let taken = after(open, &["take W S 1"]);
    assert!(may(&taken, West), "what he played before tells nothing of what he took");
    // Taken first and played then, it tells.
    let before = after(uneven(["SA SQ D3", "4", "3", "2"]), &["play N SA", "play W S3", "play S S5"]);
    let played = after(before, &["take E W 1", "play E D5"]);
    assert!(!may(&played, East));
}

/// Where cards can be that nobody has seen: in hidden hands, or with a hidden leader, whose own do no harm.
#[test]
fn hands_that_are_seen_hold_no_unseen_card() {
    let table = uneven(["SA SQ D3", "3", "3", "3"]);
    let spades = lead("SA", trump("2H")).group();
    let unseen = table.position().unseen(West, spades);
    let told = unseen.hands.map(|hand| (hand.cards, hand.may_hold_suit));
    assert_eq!((told, unseen.kitty), ([(3, true), (3, true), (0, false)], 3));
    assert_eq!(table.position().unseen(North, spades).kitty, 0, "the kitty is seen as well");
}

/// A game that ends when a side reaches the ace (house rule): by rising to it, or by taking over at it, not by staying there.
#[test]
fn reaching_the_ace() {
    let rules = Rules { game_end: GameEnd::ReachingAce, ..Rules::CN_2002 };
    let winner = |levels: [Rank; 2], result: Outcome| {
        let level = |side: Side| levels[usize::from(side != North.side())];
        let mut game = Game::from_levels(rules, level, Some(North));
        game.record(North, result).unwrap();
        game.winner()
    };
    use Outcome::{DealerRises, DefendersTakeOver};
    let (dealers, defenders) = (Some(North.side()), Some(West.side()));
    for (levels, result, expected) in [
        ([Rank::Queen, Rank::Two], DealerRises(1), None),
        ([Rank::Queen, Rank::Two], DealerRises(2), dealers),
        ([Rank::Ace, Rank::Two], DealerRises(1), dealers),
        ([Rank::Two, Rank::Queen], DefendersTakeOver(1), None),
        ([Rank::Two, Rank::King], DefendersTakeOver(0), None),
        ([Rank::Two, Rank::King], DefendersTakeOver(1), defenders),
        ([Rank::Two, Rank::Ace], DefendersTakeOver(1), None),
    ] {
        assert_eq!(winner(levels, result), expected, "{levels:?} {result:?}");
    }
}

/// Packs beyond three are no more than three, so that no declaration has a count nothing can be added to.
#[test]
fn declarations_of_any_number_of_packs() {
    let level: Face = "H2".parse().unwrap();
    let mut declaring = Declaring::new(Race::FirstDeal, Rank::Two, u8::MAX, Rules::CN_2002);
    for count in [4, u8::MAX] {
        assert_eq!(declaring.declare(North, level, count, Some(count)), Err(DeclareRefusal::WrongCount));
    }
    declaring.declare(North, level, 3, Some(3)).unwrap();
    let spades = "S2".parse().unwrap();
    assert_eq!(declaring.check(West, spades, 3, None), Err(DeclareRefusal::NotEnough { needed: 4 }));
}

/// A position in the middle of a deal is one before a lead.
#[test]
fn play_goes_on_from_before_a_lead() {
    let start = hands("SA SK", "S3 S4", "S6 S7", "S8 S9");
    assert!(start.clone().going_on(West, 0).is_ok());
    let trick = ["play N SA", "play W S3", "play S S6", "play E S8"];
    for played in 1..=4 {
        let later = run(start.clone(), &trick[..played]).unwrap().position().clone();
        assert_eq!(later.going_on(North, 0), Err(SetupFault::UnderWay), "{played} cards have been played");
    }
}
