//! Fines before the dealer is known (art. 31(1)), and play that goes on with unequal hands (art. 32(2), (3)).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::{Rank, Source};
use tricklaw::shengji::law::inspect_trick;
use tricklaw::shengji::{Action, Bag, Beatable, BySeat, Draw, Hand, Lead, Phase, Position, Race, Rules};
use tricklaw::shengji::{Seat, SetupFault, Side, Sizes, Table};

mod shengji_cases;
use shengji_cases::{bag, trump};

use Seat::{East, North, South, West};

fn apply(table: &mut Table, actions: &[&str]) {
    for text in actions {
        table.apply(text.parse().unwrap()).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
    }
}

fn refused(table: &Table, action: &str) -> (&'static str, &'static str) {
    let mut again = table.clone();
    let refusal = again.apply(action.parse().unwrap()).unwrap_err();
    assert_eq!(&again, table, "{action}");
    (refusal.code(), refusal.law().article)
}

/// Hands of north, west, south and east, of any size; trumps hearts at level two, north deals.
fn uneven(hands: [&str; 4], kitty: &str) -> Result<Position, SetupFault> {
    let mut held = BySeat([Hand::Hidden(0); 4]);
    for (seat, cards) in [North, West, South, East].into_iter().zip(hands) {
        held[seat] = cards.parse().map_or_else(|_| Hand::Known(bag(cards)), Hand::Hidden);
    }
    Position::uneven(Rules::CN_2002, Sizes::usual(2).unwrap(), trump("2H"), North, held, Some(bag(kitty)))
}

const KITTY: &str = "C3 C4 C5 C6 C7 C8 C9 CT";

fn table(hands: [&str; 4]) -> Table {
    Table::new(uneven(hands, KITTY).unwrap())
}

#[test]
fn a_fine_before_the_dealer_is_known() {
    // Art. 31(1): cards drawn out of turn are fined while the race for the deal still goes on (art. 8).
    let draw = Draw::shuffled(Sizes::usual(2).unwrap(), North, &mut Source::from_seed(8));
    let mut table = Table::new(Position::new(Rules::CN_2002, Race::FirstDeal, Rank::Two, draw));
    apply(&mut table, &["draw 10", "fine NS 1 1", "fine EW 2 2", "draw 90"]);
    let now = table.position();
    assert_eq!((now.fined(Side::NorthSouth), now.fined(Side::EastWest), now.fines()), (10, 40, 0));
    let legal =
        |seat: Seat| table.position().declaring().legal(seat, table.position().hand(seat).known().unwrap());
    let (seat, (face, count)) =
        Seat::ALL.into_iter().find_map(|seat| Some((seat, *legal(seat).first()?))).unwrap();
    let mut settled = table.clone();
    apply(&mut settled, &[&format!("declare {seat} {face} {count}"), "settle"]);
    // A30: the dealer's side's fines count for the defenders, theirs against them.
    let fines = if seat.side() == Side::NorthSouth { 10 - 40 } else { 40 - 10 };
    assert_eq!(settled.position().fines(), fines);
    assert!(Seat::ALL.into_iter().all(|viewer| settled.view(viewer).fines() == fines));
    assert_eq!(settled.seen_by(South).position(), &settled.view(South));
}

#[test]
fn hands_that_cannot_be() {
    let cases = [
        (["SA SK", "S3", "S4", "S5"], KITTY, true, "one card too many"),
        (["SA", "S3", "S4", "S5"], "C3 C4", true, "a kitty of two"),
        (["SA", "", "S4", ""], KITTY, true, "two have cards"),
        (["SA", "", "", ""], KITTY, false, "nobody to play against"),
        (["SA SA", "SA", "S4", "S5"], KITTY, false, "three aces in two decks"),
        (["33", "25", "25", "25"], KITTY, true, "the dealer has buried nothing"),
        (["34", "25", "25", "25"], KITTY, false, "more than the dealer ever has"),
    ];
    for (hands, kitty, can_be, why) in cases {
        assert_eq!(uneven(hands, kitty).is_ok(), can_be, "{why}");
        let even = uneven(hands, kitty).ok().filter(|position| !position.is_uneven());
        assert!(even.is_none(), "{why}");
    }
    assert!(!uneven(["SA", "S3", "S4", "S5"], KITTY).unwrap().is_uneven());
}

#[test]
fn play_goes_on_with_unequal_hands() {
    // East has a card too few, north one too many.
    let mut table = table(["SA SK SK D3", "S3 S4 D4", "S5 S5 DK", "S6 D5"]);
    apply(&mut table, &["play N SK SK", "play W S3 S4", "play S S5 S5"]);
    let follow = table.position().follow().unwrap();
    assert_eq!((follow.cards_owed(), follow.answers().count()), (2, 1));
    assert_eq!(refused(&table, "play E D5"), ("wrong-count", "12 ¶2"));
    apply(&mut table, &["play E S6 D5", "play N SA", "play W D4", "play S DK"]);
    // East is passed over, north won, and has the card that is too many.
    let now = table.position();
    assert_eq!((now.phase(), now.hand(North)), (Phase::Over, Hand::Known(bag("D3"))));
    assert_eq!((now.tricks()[1].plays[2], now.tricks()[1].winner), (Bag::EMPTY, North));
    let result = now.result().unwrap();
    assert_eq!((result.tricks, result.multiplier, result.dealer), (0, 0, 200));
}

#[test]
fn a_short_hand_plays_all_it_has() {
    let mut table = table(["SK SK D3 D4", "S3 D5", "S4 S5 S6", "S7 S8 S9"]);
    apply(&mut table, &["play N SK SK"]);
    apply(&mut table, &["play W S3 D5", "play S S4 S5", "play E S7 S8"]);
    apply(&mut table, &["play N D3"]);
    assert_eq!(table.position().turn(), Some(South), "west is passed over");
    // With one card he answers two.
    let mut short = self::table(["SK SK", "S3", "S4 S5", "S7 S8"]);
    apply(&mut short, &["play N SK SK"]);
    assert_eq!(refused(&short, "play W S3 D5"), ("wrong-count", "12 ¶2"));
    apply(&mut short, &["play W S3"]);
    assert_eq!(short.position().open_trick().unwrap().plays, [bag("S3")]);
}

#[test]
fn a_player_without_cards_does_not_lead() {
    let mut table = table(["S3 S4", "SA", "S5 S6", "S7 S8"]);
    apply(&mut table, &["play N S3", "play W SA", "play S S5", "play E S7"]);
    assert_eq!(
        table.position().turn(),
        Some(South),
        "west has won, and south is the next in turn with cards"
    );
    let late = uneven(["S3", "", "S5", "S6"], KITTY).unwrap();
    let nothing = SetupFault::NothingToLead { leader: West };
    assert_eq!(late.clone().going_on(West, 0), Err(nothing));
    assert!(late.going_on(South, 0).is_ok());
}

#[test]
fn the_short_hand_takes_from_the_long_one() {
    let mut table = table(["SA SK SK D3", "S3 S4 D4", "S5 S5 DK", "S6 D5"]);
    assert_eq!(refused(&table, "take E N CA"), ("not-held", "12 ¶1"));
    assert_eq!(refused(&table, "take E N 1"), ("hidden", "12 ¶1"));
    for wrong in ["take E N SA D3", "take N E S6", "take W N SA", "take E W D4", "take E N", "take E E S6"] {
        assert_eq!(refused(&table, wrong), ("no-surplus", "32(3)"), "{wrong}");
    }
    apply(&mut table, &["play N SA", "play W S3", "expose N SK"]);
    // What is played to the trick counts as held; what lies face up is not drawn.
    assert_eq!(refused(&table, "take E N SK SK"), ("no-surplus", "32(3)"));
    apply(&mut table, &["play S S5", "take E N D3", "play E S6"]);
    assert_eq!(Seat::ALL.map(|seat| table.position().hand(seat).len()), [2, 2, 2, 2]);
    assert_eq!(refused(&table, "take E N SK"), ("no-surplus", "32(3)"));
    assert!(
        table
            .apply_by(North, "take E N SK".parse().unwrap())
            .is_err_and(|refused| refused.code() == "not-yours")
    );
    for (viewer, told) in [(North, "take E N D3"), (East, "take E N D3"), (South, "take E N 1")] {
        let seen = table.seen_by(viewer);
        assert!(seen.actions().iter().any(|action| action.to_string() == told), "{viewer} is told {told}");
        assert_eq!(seen.position(), &table.view(viewer));
    }
    let exposed = self::table(["SA SK SK D3", "S3 S4 D4", "S5 S5 DK", "S6 D5"]);
    let mut exposed = exposed;
    apply(&mut exposed, &["expose N D3"]);
    assert_eq!(refused(&exposed, "take E N D3"), ("not-held", "12 ¶1"), "it lies face up");
}

#[test]
fn what_is_taken_from_a_hidden_hand_is_in_it() {
    // Art. 32(3): west has played both of his cards, which count as held, but there is nothing left to draw.
    let mut played = Table::new(uneven(["SA SA", "2", "0", "2"], KITTY).unwrap());
    apply(&mut played, &["play N SA SA", "play W S3 S3"]);
    assert_eq!(refused(&played, "take S W 1"), ("hidden", "12 ¶1"));
    // Art. 35(2): of west's four cards three lie face up, and those are not drawn.
    let mut shown = Table::new(uneven(["SA SK", "4", "0", "2"], KITTY).unwrap());
    apply(&mut shown, &["expose W S3 S4 S5"]);
    assert_eq!(refused(&shown, "take S W 2"), ("hidden", "12 ¶1"));
    apply(&mut shown, &["take S W 1"]);
    assert_eq!(Seat::ALL.map(|seat| shown.position().hand(seat).len()), [2, 2, 1, 3]);
    // Both aces of spades have been played, both kings are with north, and a six of clubs lies in the kitty.
    let mut gone = Table::new(uneven(["SA SA SK SK D3", "8", "4", "6"], KITTY).unwrap());
    apply(&mut gone, &["play N SA SA", "play W S3 S4", "play S S5 S6", "play E S7 S8"]);
    for wrong in ["SA", "SK", "C6 C6", "S3 S3"] {
        assert_eq!(refused(&gone, &format!("take S W {wrong}")), ("not-held", "12 ¶1"), "{wrong}");
    }
    apply(&mut gone, &["take S W S3 C6"]);
}

#[test]
fn what_the_defenders_can_have_taken() {
    // Art. 6(2): two decks have 200 points, all of them in fives; the five of spades is still held.
    let position = || uneven(["S3", "S4", "S5", "S6"], "C3 C4 C6 C6 C7 C7 C8 C8").unwrap();
    let taken = [0, 5, 7, 195, 196, 200].map(|points| position().going_on(South, points).is_ok());
    assert_eq!(taken, [true, true, false, true, false, false]);
}

#[test]
fn a_void_is_forgotten_when_cards_are_taken() {
    // North cannot see the others; east showed that he has no spades, then took a card of west's.
    let mut hidden = Table::new(uneven(["SA SQ D3", "4", "3", "2"], KITTY).unwrap());
    apply(&mut hidden, &["play N SA", "play W S3", "play S S5", "play E D5"]);
    let throw = Lead::new(bag("SQ D3").common(bag("SQ")), None, trump("2H")).unwrap();
    let outlook = |table: &Table| table.position().outlook(&throw)[0];
    let may = |table: &Table, seat: Seat| {
        table.position().unseen(North, throw.group()).hands[North.turns_to(seat) - 1].may_hold_suit
    };
    assert_eq!(
        (may(&hidden, East), may(&hidden, West), outlook(&hidden)),
        (false, true, Beatable::CannotKnow)
    );
    apply(&mut hidden, &["take E W 1"]);
    assert!(may(&hidden, East));
    assert_eq!(Seat::ALL.map(|seat| hidden.position().hand(seat).len()), [2, 2, 2, 2]);
    let text = "take E W SK SK".parse::<Action>().unwrap();
    assert_eq!(text.to_string(), "take E W SK SK");
}

/// A trick of such hands looked at afterwards (art. 36): who held too few cards and has played all of them did no wrong.
#[test]
fn a_short_hand_that_was_played_whole_is_no_revoke() {
    let lead = Lead::with_default_grouping(bag("SA SA"), trump("2H")).unwrap();
    let found = |west: &str, played: &str| {
        let mut hands = BySeat([Bag::EMPTY; 4]);
        hands[West] = bag(west);
        let wrong = inspect_trick(&lead, North, &[bag(played)], &hands, &Rules::CN_2002);
        wrong.first().map(|revoke| (revoke.refusal.code(), revoke.refusal.law().article))
    };
    for whole in ["S5", "D3", ""] {
        assert_eq!(found(whole, whole), None, "{whole}");
    }
    // One card of two is too few; with cards enough the suit is owed as ever.
    assert_eq!(found("S5 D3", "S5"), Some(("wrong-count", "12 ¶2")));
    assert_eq!(found("S5 D3 D4", "D3 D4"), Some(("suit-owed", "13 ¶1")));
    assert_eq!(found("S5", "D3"), Some(("not-held", "12 ¶1")));
}

#[test]
fn what_is_no_wrong_count() {
    let sizes = Sizes::usual(2).unwrap();
    let draw = Draw::shuffled(sizes, North, &mut Source::from_seed(9));
    let drawing = Position::new(Rules::CN_2002, Race::FirstDeal, Rank::Two, draw.clone());
    assert!(!drawing.is_uneven());
    // Every hand is full before the first lead, and then all cards have been drawn.
    let hands = BySeat::from_fn(|seat| Hand::Known(draw.deal().hands[seat]));
    let kitty = Bag::of(draw.kitty().iter().copied());
    let full = Position::in_play(Rules::CN_2002, sizes, trump("2H"), North, hands, kitty).unwrap();
    assert_eq!((full.is_uneven(), full.drawn()), (false, 100));
}

/// The dealer has buried a card too few: a player who does not see them sets the table up without a kitty, and seven are turned up.
#[test]
fn a_kitty_of_another_size_is_turned_up_to_who_has_not_seen_it() {
    let kitty = "C9 H9 C3 D9 C2 D8 C4";
    let whole = Table::new(uneven(["D2", "H4", "C8", "H9"], kitty).unwrap());
    let hidden = |seat: Seat| if seat == West { Hand::Known(bag("H4")) } else { Hand::Hidden(1) };
    let seen = |set_up: fn(_, _, _, _, _, _) -> Result<Position, SetupFault>| {
        let sizes = Sizes::usual(2).unwrap();
        Table::new(set_up(Rules::CN_2002, sizes, trump("2H"), North, BySeat::from_fn(hidden), None).unwrap())
    };
    let mut whole = whole;
    let mut client = seen(Position::uneven);
    let plays = ["play N D2", "play W H4", "play S C8", "play E H9"];
    for table in [&mut whole, &mut client] {
        apply(table, &plays);
    }
    apply(&mut client, &[&format!("reveal {kitty}")]);
    assert_eq!(client.position().result(), whole.position().result());
    // A table that counts on a whole kitty does not take one card less.
    let mut even = seen(Position::in_play);
    apply(&mut even, &plays);
    assert_eq!(refused(&even, &format!("reveal {kitty}")), ("wrong-kitty", "9"));
}
