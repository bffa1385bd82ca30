//! A deal in progress: what is allowed, what is refused and by which article, and what irregularities do.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::{Rank, Source, Suit};
use tricklaw::shengji::law::LeadDemand;
use tricklaw::shengji::{Action, Bag, BySeat, Draw, Face, Hand, Lead, Outcome, Phase, Position, Race, Rules};
use tricklaw::shengji::{Place, Seat, SetupFault, Sizes, Table, TableRefusal, Trump};

mod shengji_cases;
use shengji_cases::{bag, hands, run, trump};

use Seat::{East, North, South, West};

/// What a server has from a player: his own plays, the burying of the dealer, the demand of who follows the leader (art. 35(2));
/// nobody plays for another, and nobody but the referee fines.
#[test]
fn a_player_acts_for_himself() {
    let mut table = Table::new(hands("SA SK S5", "S3 S4 D3", "S6 S7 D5", "S8 S9 D7"));
    let refused = |table: &mut Table, seat, action: &str| {
        let before = table.position().clone();
        let refusal = table.apply_by(seat, action.parse().unwrap()).unwrap_err();
        assert_eq!(*table.position(), before, "{action}");
        (refusal.code(), refusal.law().to_string(), refusal.to_string())
    };
    let told = |code, law: &str, text: &str| (code, format!("Shengji 2002 art. {law}"), text.to_owned());
    assert_eq!(refused(&mut table, West, "play N SA"), told("not-yours", "12 ¶2", "only N may do that"));
    assert_eq!(refused(&mut table, West, "play W S3").0, "not-your-turn");
    for action in
        ["fine EW 1 1", "expose W D3", "pickup N", "stands", "settle", "draw 1", "resolve 0 1 heavy"]
    {
        let expected = told("not-yours", "39(3)", "only the referee or the program may do that");
        assert_eq!(refused(&mut table, North, action), expected, "{action}");
    }
    assert_eq!(refused(&mut table, South, "bury D5").2, "only N may do that");
    table.apply("expose N S5".parse().unwrap()).unwrap();
    assert_eq!(refused(&mut table, North, "demand cards S5").2, "only W may do that");
    table.apply_by(West, "demand cards S5".parse().unwrap()).unwrap();
    table.apply_by(North, "play N S5".parse().unwrap()).unwrap();
    assert_eq!(table.position().turn(), Some(West));
}

#[test]
fn a_failed_throw_at_the_table() {
    let start = hands("SA SA S5", "SK SK D3", "S3 S4 D5", "S6 S7 D7");
    // West beats nothing of the pair of aces, but the five; east beats it too.
    let mut table = run(start, &["play N SA SA S5"]).unwrap();
    assert_eq!((table.position().phase(), table.position().turn()), (Phase::Resolving, Some(North)));
    for (action, code) in [
        ("resolve 0 1 heavy", "not-a-choice"),
        ("resolve 7 1 heavy", "not-a-choice"),
        ("resolve 1 3 heavy", "wrong-grade"),
        ("play N S5", "wrong-phase"),
        ("bury", "wrong-phase"),
    ] {
        let refusal = table.apply(action.parse().unwrap()).unwrap_err();
        assert_eq!(refusal.code(), code, "{action}");
    }
    table.apply("resolve 1 2 heavy".parse().unwrap()).unwrap();
    let position = table.position();
    assert_eq!(
        (position.fines(), position.exposed(North)),
        (20, bag("SA SA")),
        "grade 2, the dealer's side offended"
    );
    assert_eq!((position.hand(North), position.turn()), (Hand::Known(bag("SA SA")), Some(West)));
    for action in ["play W SK", "play S S3", "play E S6"] {
        table.apply(action.parse().unwrap()).unwrap();
    }
    // West leads; north has to show an ace at the first chance (A42).
    table.apply("play W SK".parse().unwrap()).unwrap();
    table.apply("play S S4".parse().unwrap()).unwrap();
    table.apply("play E S7".parse().unwrap()).unwrap();
    table.apply("play N SA".parse().unwrap()).unwrap();
    assert_eq!((table.position().exposed(North), table.position().turn()), (bag("SA"), Some(North)));
    // North leads: west may demand or forbid.
    let demand = Action::Demand(LeadDemand::NotCards(bag("SA")));
    table.apply(demand).unwrap();
    table.apply("play N SA".parse().unwrap()).expect("he has nothing else");
    assert!(table.position().exposed(North).is_empty() && table.position().demand().is_none());
}

/// Art. 34(1): the next player names the part that is led; the fine and the exposed cards are the referee's.
#[test]
fn the_next_player_names_the_part_that_is_led() {
    let start = hands("SA S5 S3", "SK D3 D4", "S6 D5 D6", "S8 D7 D8");
    let mut table = run(start, &["play N SA S5 S3"]).unwrap();
    let choice = |seat, part| Action::Choose { seat, part };
    let refused = |table: &Table, by, action: &Action| table.position().check_by(by, action).unwrap_err();
    for (by, action, code) in [
        (West, choice(West, 0), "not-a-choice"),
        (West, choice(West, 3), "not-a-choice"),
        (South, choice(West, 1), "not-yours"),
        (South, choice(South, 1), "not-yours"),
        (North, choice(North, 1), "not-yours"),
        (West, "resolve 1 1 heavy".parse().unwrap(), "not-yours"),
    ] {
        assert_eq!(refused(&table, by, &action).code(), code, "{by}: {action}");
    }
    table.apply_by(West, choice(West, 1)).unwrap();
    let failed = table.position().thrown().unwrap().1.unwrap().clone();
    assert_eq!((failed.choices.as_slice(), failed.chooser, failed.beaten.len()), (&[1][..], None, 2));
    assert_eq!(refused(&table, West, &choice(West, 2)).code(), "not-yours", "he has chosen");
    assert_eq!(table.apply("resolve 2 1 heavy".parse().unwrap()).unwrap_err().code(), "not-a-choice");
    // Everybody is told of it, and an undo gives the choice back.
    assert_eq!(table.seen_by(South).position(), &table.view(South));
    assert_eq!(table.undo(), Some(choice(West, 1)));
    assert_eq!(table.position().turn(), Some(West));
    for action in ["choose W 1", "resolve 1 1 light"] {
        table.apply(action.parse().unwrap()).unwrap();
    }
    let open = table.position().open_trick().unwrap();
    assert_eq!((open.lead.cards(), table.position().fines()), (bag("S5"), 20), "two parts were beaten");
    // One part alone is beaten: nobody has a choice.
    let mut one = run(hands("SA SA S5", "SK SK D3", "S3 S4 D5", "S6 S7 D7"), &["play N SA SA S5"]).unwrap();
    assert_eq!(one.apply(choice(West, 1)).unwrap_err(), TableRefusal::NotYours(None));
    // The part chosen is the default then, whatever else is beaten; the partner's king leaves every part open.
    let mut free = run(hands("SQ SQ SA", "D3 D4 D5", "SK SK S8", "D7 D8 D9"), &["play N SQ SQ SA"]).unwrap();
    let default = |table: &Table| {
        let (lead, failed) = table.position().thrown().unwrap();
        failed.unwrap().default_choice(lead)
    };
    assert_eq!(default(&free), 0, "the queens, which are beaten");
    free.apply(choice(West, 1)).unwrap();
    assert_eq!(default(&free), 1, "the ace, which is not");
}

/// What a player is told of a throw names parts once each in their order, with others who beat them, and no choices
/// that do not follow from that.
#[test]
fn a_verdict_makes_sense() {
    let mut hands = BySeat([Hand::Hidden(3); 4]);
    hands[North] = Hand::Known(bag("S9 S5 S3"));
    let sizes = Sizes::usual(2).unwrap();
    let start = Position::in_play(Rules::CN_2002, sizes, trump("2H"), North, hands, None).unwrap();
    for (verdict, allowed) in [
        ("fails / 2 W", true),
        ("fails 2 / 2 W", true),
        ("fails / 1 E / 2 E S", true),
        ("fails 1 2 / 1 E / 2 E S = W", true),
        ("fails 1 2 / 1 E / 2 E S", true),
        ("fails", false),
        ("fails 0", false),
        ("fails 0 / 2 W", false),
        ("fails 0 1 2 / 1 E / 2 E S", false),
        ("fails 1 2 / 1 E / 2 E S = E", false),
        ("fails 2 / 2 W = W", false),
        ("fails / 1 N", false),
        ("fails / 1", false),
        ("fails / 1 W / 0 W", false),
        ("fails / 1 W / 1 S", false),
        ("fails / 3 W", false),
    ] {
        let mut table = run(start.clone(), &["play N S9 S5 S3"]).unwrap();
        assert_eq!(table.position().phase(), Phase::AwaitingVerdict);
        let given = table.apply(verdict.parse().unwrap());
        assert_eq!(given.is_ok(), allowed, "{verdict}");
        if let Err(refusal) = given {
            let message = "each beaten part, 0 to 2, is named once, in order, with the others who beat it";
            assert_eq!((refusal.code(), refusal.to_string().as_str()), ("not-a-choice", message));
        }
    }
}

#[test]
fn exposed_cards_bind_the_play() {
    let start = hands("S9 D9", "CK S3", "S4 D4", "S5 D5");
    let table = run(start.clone(), &["expose W CK", "play N S9", "play W CK"]).unwrap_err();
    assert_eq!((table.at, table.refusal.code()), (2, "suit-owed"));
    let mut table = run(start.clone(), &["expose W CK", "play N D9"]).unwrap();
    assert_eq!(table.apply("play W S3".parse().unwrap()).unwrap_err().law().article, "35(2)");
    table.apply("play W CK".parse().unwrap()).unwrap();
    let picked_up = run(start.clone(), &["expose W CK", "pickup W", "play N D9", "play W S3"]);
    assert!(picked_up.is_ok());
    assert_eq!(run(start.clone(), &["pickup W"]).unwrap_err().refusal.code(), "not-exposed");
    // What was demanded ends with the exposed card (art. 35): found to be a light one, it is picked up, the lead is free.
    let found_light = ["expose N S9", "demand S", "pickup N", "play N D9"];
    assert!(run(start.clone(), &found_light).is_ok_and(|table| table.position().demand().is_none()));
    let of_another = run(start.clone(), &["expose N S9", "expose W CK", "demand S", "pickup W", "play N D9"]);
    assert_eq!(of_another.unwrap_err().refusal.code(), "lead-demanded");
    assert_eq!(run(start.clone(), &["expose W CA"]).unwrap_err().refusal.code(), "not-held");
    // The leader with an exposed card, the next player demanding it.
    let demand = run(start, &["expose N S9", "demand cards S9", "play N D9"]).unwrap_err();
    assert_eq!((demand.at, demand.refusal.code()), (2, "lead-demanded"));
}

#[test]
fn a_revoke_that_was_found_too_late_stands() {
    // Art. 36: after the next trick has begun nothing is taken back, and the deal goes on; the referee fines.
    let mut table = run(hands("S9 S8", "S3 HA", "S4 D4", "S5 D5"), &["play N S9"]).unwrap();
    assert_eq!(table.apply("play W HA".parse().unwrap()).unwrap_err().code(), "suit-owed");
    for (action, code) in
        [("revoke S S4", "not-your-turn"), ("revoke W S3 HA", "wrong-count"), ("revoke W DA", "not-held")]
    {
        assert_eq!(table.apply(action.parse().unwrap()).unwrap_err().code(), code, "{action}");
    }
    assert!(
        table
            .apply_by(West, "revoke W HA".parse().unwrap())
            .is_err_and(|refused| refused.code() == "not-yours")
    );
    for action in ["revoke W HA", "play S S4", "play E S5", "fine EW 2 1"] {
        table.apply(action.parse().unwrap()).unwrap();
    }
    let trick = &table.position().tricks()[0];
    assert_eq!((trick.winner, table.position().fines()), (West, -20), "the ruff has won");
    let held = BySeat([bag("S9 S8"), bag("S5 D5"), bag("S4 D4"), bag("S3 HA")]);
    let found =
        tricklaw::shengji::law::inspect_trick(&trick.lead, North, &trick.plays, &held, &Rules::CN_2002);
    assert_eq!(found.iter().map(|revoke| revoke.seat).collect::<Vec<_>>(), [West]);
    // It proves nothing: west can hold spades.
    let seen = table.seen_by(South);
    assert_eq!(*seen.position(), table.view(South));
    let group = trick.lead.group();
    assert!(seen.position().unseen(South, group).hands.iter().all(|hand| hand.may_hold_suit));
    // A lead is never a revoke.
    assert_eq!(table.apply("revoke W S3".parse().unwrap()).unwrap_err().code(), "wrong-phase");
}

/// Art. 36: a revoke is a play that owed other cards. Where the hand is hidden the referee's word counts.
#[test]
fn a_legal_play_is_no_revoke() {
    let mut table = run(hands("S9 S8", "S3 S4", "S5 HA", "S6 HK"), &["play N S9", "expose W S4"]).unwrap();
    let legal: Action = "revoke W S4".parse().unwrap();
    let refused = table.apply(legal.clone()).unwrap_err();
    assert_eq!((refused.code(), refused.law().article), ("no-revoke", "36 ¶1"));
    assert_eq!(table.view(West).check(&legal), Err(refused));
    assert_eq!(table.view(South).check(&legal), Ok(()));
    // An exposed card that was owed and kept back is one (art. 35(2)), a suit that was not followed too.
    for (action, revoked) in [("revoke W S3", true), ("revoke S S5", false), ("revoke S HA", true)] {
        assert_eq!(table.apply(action.parse().unwrap()).is_ok(), revoked, "{action}");
    }
}

#[test]
fn the_end_of_a_deal() {
    // East wins the last trick with a pair: the kitty's 25 points count four times (table 1).
    let start = hands("SK SK", "S3 S3", "S4 S4", "SA SA");
    let table =
        run(start, &["play N SK SK", "play W S3 S3", "play S S4 S4", "play E SA SA", "fine EW 1 2"]).unwrap();
    let result = table.position().result().unwrap();
    assert_eq!((result.tricks, result.kitty, result.multiplier, result.fines), (20, 15, 4, -20));
    assert_eq!((result.defenders, result.dealer, result.outcome), (60, 140, Outcome::DealerRises(1)));
}

#[test]
fn whose_turn_it_is_and_what_is_held_by_which_article() {
    let article = |position: &Position, action: &str| {
        let refusal = position.check(&action.parse().unwrap()).unwrap_err();
        (refusal.code(), refusal.law().article)
    };
    let mut play = hands("SA", "S3", "S4", "S5");
    assert_eq!(article(&play, "play W S3"), ("not-your-turn", "10"), "the dealer leads");
    play.apply(&"play N SA".parse().unwrap()).unwrap();
    assert_eq!(article(&play, "play S S4"), ("not-your-turn", "12 ¶2"), "in turn");
    let draw = Draw::shuffled(Sizes::usual(2).unwrap(), North, &mut Source::from_seed(8));
    let first = Position::new(Rules::CN_2002, Race::FirstDeal, Rank::Two, draw.clone());
    assert_eq!(article(&first, "declare N H3 1"), ("not-a-level-card", "8 ¶1"));
    assert_eq!(article(&first, "declare N H2 1"), ("not-held", "8 ¶1"));
    assert_eq!(article(&first, "settle"), ("cards-to-draw", "8 ¶2"));
    let race = Race::LaterDeal { dealer: North };
    let later = Position::new(Rules::CN_2002, race, Rank::Two, draw.clone());
    assert_eq!(article(&later, "declare N H2 1"), ("not-held", "21(1) ¶1"));
    assert_eq!(article(&later, "settle"), ("cards-to-draw", "21(3) ¶1"));
    assert_eq!(article(&later, "draw 101"), ("no-more-cards", "9"));
    let board = Position::new(Rules::CN_2002, Race::Board { dealer: North }, Rank::Six, draw);
    let mut table = run(board, &["pass S", "pass E", "pass N", "pass W", "settle"]).unwrap();
    assert_eq!(article(table.position(), "name N H"), ("not-your-turn", "21(3) ¶2"));
    table.apply("name S H".parse().unwrap()).unwrap();
    let others =
        table.position().hand(West).known().unwrap().beyond(table.position().hand(North).known().unwrap());
    let eight = Bag::of(others.iter().take(8)).unwrap();
    assert_eq!(article(table.position(), &format!("bury {eight}")), ("not-held", "9 ¶2"));
}

#[test]
fn an_exposed_card_that_is_buried() {
    let draw = Draw::shuffled(Sizes::usual(2).unwrap(), North, &mut Source::from_seed(8));
    let race = Race::LaterDeal { dealer: North };
    let table = run(Position::new(Rules::CN_2002, race, Rank::Six, draw), &["draw 100", "settle"]).unwrap();
    let hand: Vec<Face> = table.position().hand(North).known().unwrap().iter().collect();
    let (buried, kept) = (Bag::of(hand[..8].iter().copied()).unwrap(), Bag::of([hand[20]]).unwrap());
    let exposed = buried.plus(kept).unwrap();
    let mut table = table;
    for action in [format!("expose N {exposed}"), format!("bury {buried}")] {
        table.apply(action.parse().unwrap()).unwrap();
    }
    assert_eq!(table.position().exposed(North), kept);
}

#[test]
fn a_board_begins_with_its_cards_in_hand() {
    // Art. 21(1) ¶2: nothing is drawn; the kitty is in the dealer's hand, and his partner speaks first.
    let draw = Draw::shuffled(Sizes::usual(2).unwrap(), North, &mut Source::from_seed(8));
    let position = Position::new(Rules::CN_2002, Race::Board { dealer: North }, Rank::Six, draw.clone());
    assert_eq!(Seat::ALL.map(|seat| position.hand(seat).len()), [33, 25, 25, 25]);
    assert_eq!((position.turn(), position.kitty(), position.drawn()), (Some(South), None, 100));
    let passed = ["pass S", "pass E", "pass N", "pass W", "settle", "name S H"];
    let table = run(position.clone(), &passed).unwrap();
    assert_eq!((table.position().phase(), table.position().turn()), (Phase::Burying, Some(North)));
    // Nothing is left to draw, for whoever looks on neither.
    for none in ["draw 100", "draw 1", "draw 0"] {
        assert_eq!(run(position.clone(), &[none]).unwrap_err().refusal.code(), "no-more-cards", "{none}");
    }
    for view in [position.view(South), position.public_view()] {
        for none in ["drawn 100", "drawn 4 C2", "drawn 1"] {
            assert_eq!(run(view.clone(), &[none]).unwrap_err().refusal.code(), "no-more-cards", "{none}");
        }
    }
    let early = run(position, &["settle"]).unwrap_err().refusal;
    assert_eq!((early.code(), early.law().article), ("not-your-turn", "21(1) ¶2"));
    // While he chooses, the cards in hand may be added until the kitty is full.
    let burying = table.position();
    let hand = burying.hand(North).known().unwrap();
    let chosen = Bag::of(hand.iter().take(8)).unwrap();
    assert_eq!((chosen.len(), burying.playable(chosen)), (8, Bag::EMPTY));
    assert_eq!(burying.playable(Bag::EMPTY), hand);
    // Elsewhere nobody passes.
    let later = Position::new(Rules::CN_2002, Race::LaterDeal { dealer: North }, Rank::Six, draw);
    let pass = run(later, &["pass S"]).unwrap_err().refusal;
    assert_eq!((pass.code(), pass.law().article), ("no-pass", "21(1) ¶2"));
}

/// What is wrong with a position set up by its hands, and where: each fault by itself. Art. 6(18) has the size of a hand, art. 9
/// that of the kitty, art. 4(1) how often a face is there, and art. 32 what becomes of hands that differ.
#[test]
fn positions_that_cannot_be() {
    let sizes = Sizes::usual(2).unwrap();
    let hand = |text: &str| text.parse().map_or_else(|_| Hand::Known(bag(text)), Hand::Hidden);
    let of = |[north, east, south, west]: [&str; 4], kitty: Option<&str>, uneven: bool| {
        let hands = BySeat([north, east, south, west].map(hand));
        let begin = if uneven { Position::uneven } else { Position::in_play };
        begin(Rules::CN_2002, sizes, trump("2H"), North, hands, kitty.map(bag))
    };
    let ones = ["SA", "1", "1", "SA"];
    assert!(of(ones, None, false).is_ok());
    let hands_differ = |seat, cards, dealer| SetupFault::HandsDiffer { seat, cards, dealer };
    let too_large = |seat, cards, most| SetupFault::HandTooLarge { seat, cards, most };
    let ace_in = |place| SetupFault::TooManyOfAFace { face: "SA".parse().unwrap(), place, decks: 2 };
    let kitty_of = |cards| SetupFault::WrongKitty { cards, owed: 8 };
    for (hands, kitty, fault, code) in [
        (["SA SK", "1", "1", "SA"], None, hands_differ(East, 1, 2), "hands-differ"),
        (["SA", "1", "1", "SA SK"], None, hands_differ(West, 2, 1), "hands-differ"),
        (["SA", "1", "", "SA"], None, hands_differ(South, 0, 1), "hands-differ"),
        (ones, Some("SA SK SQ SJ ST S9 S8 S7"), ace_in(Place::Kitty), "too-many-of-a-face"),
        (["SA", "SA", "1", "SA"], None, ace_in(Place::Hand(West)), "too-many-of-a-face"),
        (ones, Some("SK"), kitty_of(1), "wrong-kitty"),
        (["26", "26", "26", "26"], None, too_large(North, 26, 25), "hand-too-large"),
        (["25", "25", "34", "25"], None, too_large(South, 34, 33), "hand-too-large"),
        (["", "", "", ""], None, SetupFault::TooFewHands, "too-few-hands"),
        (["SA", "", "", ""], None, SetupFault::TooFewHands, "too-few-hands"),
    ] {
        assert_eq!(of(hands, kitty, false), Err(fault), "{hands:?} {kitty:?}");
        assert_eq!(fault.code(), code);
        // Hands of any size go on (art. 32(3)), and a kitty of any; nothing else does.
        let stands = match fault {
            SetupFault::HandsDiffer { .. } | SetupFault::WrongKitty { .. } => true,
            SetupFault::HandTooLarge { cards, .. } => cards <= 33,
            _ => false,
        };
        assert_eq!(of(hands, kitty, true).is_ok(), stands, "{hands:?} {kitty:?}");
    }
    let texts = [
        (hands_differ(East, 1, 2), "E has 1 cards, the dealer 2"),
        (too_large(South, 34, 33), "S has 34 cards, at most 33 are possible"),
        (ace_in(Place::Kitty), "with the kitty SA is there more than 2 times"),
        (ace_in(Place::Hand(West)), "with W SA is there more than 2 times"),
        (kitty_of(1), "the kitty has 1 cards, not 8"),
        (SetupFault::TooFewHands, "fewer than two players have cards"),
    ];
    for (fault, text) in texts {
        assert_eq!(fault.to_string(), text);
    }
}

#[test]
fn a_position_in_the_middle_of_a_deal() {
    let position = hands("S3", "SK", "S5", "S4").going_on(West, 70).unwrap();
    assert_eq!((position.turn(), position.defenders_points()), (Some(West), 70));
    let table = run(position.clone(), &["play W SK", "play S S5", "play E S4", "play N S3"]).unwrap();
    // Art. 16: what was taken before counts with the last trick.
    assert_eq!((table.position().phase(), table.position().defenders_points()), (Phase::Over, 85));
    for (position, taken, fault, code, text) in [
        (
            position.clone(),
            7,
            SetupFault::ImpossiblePoints { taken: 7, most: 170 },
            "impossible-points",
            "7 points are no multiple of five from 0 to 170",
        ),
        (
            position,
            205,
            SetupFault::ImpossiblePoints { taken: 205, most: 170 },
            "impossible-points",
            "205 points are no multiple of five from 0 to 170",
        ),
        (
            table.position().clone(),
            0,
            SetupFault::UnderWay,
            "under-way",
            "no lead is due, or not the first one",
        ),
    ] {
        assert_eq!(position.going_on(West, taken), Err(fault));
        assert_eq!((fault.code(), fault.to_string()), (code, text.to_owned()));
    }
    let no_cards = SetupFault::NothingToLead { leader: West };
    assert_eq!(
        (no_cards.code(), no_cards.to_string()),
        ("nothing-to-lead", "W has no card to lead".to_owned())
    );
}

#[test]
fn a_throw_by_a_hidden_hand_waits_for_its_verdict() {
    let hands = BySeat([Hand::Hidden(3), Hand::Known(bag("S3 S4 D5")), Hand::Hidden(3), Hand::Hidden(3)]);
    let view =
        Position::in_play(Rules::CN_2002, Sizes::usual(2).unwrap(), trump("2H"), North, hands, None).unwrap();
    let mut waiting = view.clone();
    waiting.apply(&"play N SA SA SQ".parse().unwrap()).unwrap();
    assert_eq!((waiting.phase(), waiting.turn()), (Phase::AwaitingVerdict, None));
    let mut stands = waiting.clone();
    stands.apply(&"stands".parse().unwrap()).unwrap();
    assert_eq!((stands.turn(), stands.hand(North)), (Some(West), Hand::Hidden(0)));
    assert!(
        waiting.apply(&"fails".parse().unwrap()).is_err()
            && waiting.apply(&"fails 9".parse().unwrap()).is_err()
    );
    for wrong in ["fails / 2 W", "fails / 1", "fails / 1 N", "fails / 1 W / 0 W", "fails / 1 W / 1 S"] {
        let refusal = waiting.clone().apply(&wrong.parse().unwrap()).unwrap_err();
        assert_eq!(refusal.code(), "not-a-choice", "{wrong}");
    }
    // Who beats what is enough: the choices follow (A17b).
    for (verdict, choices, turn) in
        [("fails 1 / 1 W", &[1][..], North), ("fails / 1 W", &[1], North), ("fails / 1 S", &[0, 1], West)]
    {
        let mut failed = waiting.clone();
        failed.apply(&verdict.parse().unwrap()).unwrap();
        assert_eq!(failed.thrown().unwrap().1.unwrap().choices, choices, "{verdict}");
        assert_eq!(failed.turn(), Some(turn), "{verdict}");
    }
    // Two aces and two kings of two decks: nothing higher can be anywhere.
    let mut sure = view;
    sure.apply(&"play N SA SA".parse().unwrap()).unwrap();
    assert_eq!(sure.turn(), Some(West));
    assert!(Lead::new(bag("SA SA SK"), None, Trump::new(Rank::Two, Some(Suit::Hearts))).is_ok());
}

#[test]
fn a_verdict_goes_with_the_hands_that_are_seen() {
    // West beats both singles, whatever else the others hold; south beats at most the jack.
    let hands = BySeat([
        Hand::Known(bag("SQ SJ D5")),
        Hand::Hidden(3),
        Hand::Known(bag("SQ S4 D6")),
        Hand::Known(bag("SK S3 D7")),
    ]);
    let mut waiting =
        Position::in_play(Rules::CN_2002, Sizes::usual(2).unwrap(), trump("2H"), North, hands, None).unwrap();
    waiting.apply(&"play N SQ SJ".parse().unwrap()).unwrap();
    let contradicted =
        ["stands", "fails / 0 W", "fails / 1 S W", "fails / 0 S W / 1 S W", "fails / 0 E / 1 E"];
    // Both queens are seen, so that east beats both singles or none.
    for wrong in contradicted.into_iter().chain(["fails / 0 W / 1 E S W"]) {
        let refusal = waiting.check(&wrong.parse().unwrap()).unwrap_err();
        assert_eq!(refusal.code(), "hidden", "{wrong}");
    }
    for right in ["fails / 0 W / 1 S W", "fails / 0 E W / 1 E S W"] {
        assert_eq!(waiting.check(&right.parse().unwrap()), Ok(()), "{right}");
    }
}

/// Points that are still in the hands seen or buried have not been taken.
#[test]
fn a_position_holds_no_points_taken_twice() {
    let hands = BySeat(["SK", "S9", "S5", "ST"].map(|cards| Hand::Known(bag(cards))));
    let kitty = Some(bag("D5 D5 DT DT DK DK H5 H5"));
    let (sizes, trump) = (Sizes::usual(2).unwrap(), trump("2H"));
    let start = Position::in_play(Rules::CN_2002, sizes, trump, Seat::North, hands, kitty).unwrap();
    // 200 in two packs; 25 are held, 60 are buried.
    let taken = |points| start.clone().going_on(Seat::West, points).map(drop);
    assert_eq!(taken(115), Ok(()));
    assert_eq!(taken(120), Err(SetupFault::ImpossiblePoints { taken: 120, most: 115 }));
}
