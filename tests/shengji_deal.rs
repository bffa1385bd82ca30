//! Packs, drawing, checking deals, declaring: art. 4, 7-9, 21.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::{Rank, Source, Suit};
use tricklaw::shengji::{
    AllJokerKitty, Bag, BySeat, Deal, DeclareRefusal, Declared, Declaring, JokerDeclarations, Race, Rules,
    Trump,
};
use tricklaw::shengji::{
    DealProblem, DealRemedy, Draw, Face, Place, Seat, Sizes, check_board, check_deal, deal_roles,
    first_drawer,
};

fn face(text: &str) -> Face {
    text.parse().unwrap()
}

#[test]
fn sizes_of_article_9() {
    // A29, art. 6(18): hands of 12, 25 and 39 with the usual kitties.
    let rows = [(1, 6, 12), (1, 2, 13), (2, 8, 25), (2, 4, 26), (3, 6, 39), (3, 10, 38)];
    for decks in 0..=5 {
        for kitty in 0..=20 {
            let expected = rows.iter().find(|row| (row.0, row.1) == (decks, kitty)).map(|row| row.2);
            assert_eq!(Sizes::new(decks, kitty).map(Sizes::hand), expected, "{decks} decks, kitty {kitty}");
        }
    }
    assert_eq!(
        [1, 2, 3, 4].map(|decks| Sizes::usual(decks).map(Sizes::kitty)),
        [Some(6), Some(8), Some(6), None]
    );
    assert_eq!([1, 2, 3].map(|decks| Sizes::usual(decks).map(Sizes::cards)), [54, 108, 162].map(Some));
}

#[test]
fn drawing_goes_round() {
    for (decks, kitty) in [(1, 2), (1, 6), (2, 4), (2, 8), (3, 6), (3, 10)] {
        let sizes = Sizes::new(decks, kitty).unwrap();
        let draw = Draw::shuffled(sizes, Seat::West, &mut Source::from_seed(u64::from(kitty)));
        assert_eq!(check_deal(&draw.deal()), []);
        assert_eq!(
            [0, 1, 2, 3, 4].map(|i| draw.drawer(i)),
            [Seat::West, Seat::South, Seat::East, Seat::North, Seat::West].map(Some)
        );
        assert_eq!((draw.drawer(draw.drawn_cards()), draw.kitty().len()), (None, usize::from(kitty)));
        for drawn in [0, 1, 2, 5, draw.drawn_cards(), usize::MAX] {
            for seat in Seat::ALL {
                let mine = (0..drawn.min(draw.drawn_cards())).filter(|&i| draw.drawer(i) == Some(seat));
                assert_eq!(Some(draw.hand(seat, drawn)), Bag::of(mine.filter_map(|i| draw.card(i))));
            }
        }
        let again = Draw::of_deal(&draw.deal(), Seat::South).unwrap();
        assert_eq!(again.deal(), draw.deal());
    }
}

#[test]
fn a_seed_is_a_promise() {
    let draw = Draw::shuffled(Sizes::usual(2).unwrap(), Seat::North, &mut Source::from_seed(1));
    let first: Vec<String> = (0..8).filter_map(|i| draw.card(i)).map(|face| face.to_string()).collect();
    assert_eq!(first.join(" "), SEED_ONE);
}

const SEED_ONE: &str = "S9 H2 S3 HK DA HA C8 CJ";

#[test]
fn every_fault_of_a_deal_is_reported() {
    let sizes = Sizes::usual(2).unwrap();
    let mut deal = Draw::shuffled(sizes, Seat::North, &mut Source::from_seed(5)).deal();
    let card = deal.hands[Seat::North].iter().next().unwrap();
    deal.hands[Seat::North].remove(card);
    let problems = check_deal(&deal);
    assert_eq!(
        problems,
        [
            DealProblem::TooFew { face: card, found: 1 },
            DealProblem::WrongCount { place: Place::Hand(Seat::North), found: 24, due: 25 },
        ]
    );
    assert_eq!([problems[0].code(), problems[1].code()], ["too-few-of-a-face", "too-few-cards"]);
    assert_eq!([problems[0], problems[1]].map(|problem| problem.law().article), ["4(1)", "32"]);
    deal.kitty.push(card);
    let problems = check_deal(&deal);
    assert_eq!(problems.len(), 2, "one hand short, the kitty long: {problems:?}");
    assert_eq!(problems[1].code(), "too-many-cards");
    let remedy = DealRemedy::of(&problems).unwrap();
    assert_eq!((remedy, remedy.law().article), (DealRemedy::ByStage, "32"), "a hand is short");
    let mut long_kitty = Draw::shuffled(sizes, Seat::North, &mut Source::from_seed(5)).deal();
    long_kitty.kitty.push(card);
    let problems = check_deal(&long_kitty);
    assert_eq!([problems[0], problems[1]].map(|problem| problem.law().article), ["4(1)", "9"]);
    let remedy = DealRemedy::of(&problems).unwrap();
    assert_eq!((remedy, remedy.law().article), (DealRemedy::DealAgain, "7(3)"), "every hand is right");
    long_kitty.kitty.pop();
    assert_eq!(DealRemedy::of(&check_deal(&long_kitty)), None);
    deal.kitty.extend([card; 300]);
    assert!(check_deal(&deal).contains(&DealProblem::TooMany { face: card, found: 255 }));
    assert_eq!(Draw::of_deal(&deal, Seat::North), None);
}

#[test]
fn the_pockets_of_a_board() {
    let sizes = Sizes::usual(2).unwrap();
    let deal = Draw::shuffled(sizes, Seat::North, &mut Source::from_seed(6)).deal();
    let mut hands = deal.hands;
    let kitty = Bag::of(deal.kitty.iter().copied()).unwrap();
    hands[Seat::East] = hands[Seat::East].plus(kitty).unwrap();
    assert_eq!(check_board(&hands, Seat::East, sizes), []);
    let problems = check_board(&hands, Seat::West, sizes);
    let counts = [(Seat::East, 33, 25), (Seat::West, 25, 33)];
    let expected =
        counts.map(|(seat, found, due)| DealProblem::WrongCount { place: Place::Hand(seat), found, due });
    assert_eq!(problems, expected, "the kitty is in the wrong pocket (art. 33)");
}

#[test]
fn a_board_made_of_its_pockets() {
    let sizes = Sizes::usual(2).unwrap();
    let deal = Draw::shuffled(sizes, Seat::North, &mut Source::from_seed(6)).deal();
    let mut pockets = deal.hands;
    pockets[Seat::East] = pockets[Seat::East].plus(Bag::of(deal.kitty.iter().copied()).unwrap()).unwrap();
    let board = Draw::of_board(&pockets, Seat::East, sizes).unwrap();
    // The kitty is some of the dealer's cards: which, nobody can tell (art. 21(1) ¶2).
    assert_eq!(board.deal().hands[Seat::North], deal.hands[Seat::North]);
    let kitty = Bag::of(board.kitty().iter().copied()).unwrap();
    assert_eq!(board.deal().hands[Seat::East].plus(kitty), Some(pockets[Seat::East]));
    assert_eq!(Draw::of_board(&pockets, Seat::West, sizes), None, "another dealer's pocket");
    assert_eq!(Draw::of_board(&deal.hands, Seat::East, sizes), None, "no kitty");
}

#[test]
fn an_order_that_is_no_pack() {
    let sizes = Sizes::usual(1).unwrap();
    let draw = Draw::shuffled(sizes, Seat::East, &mut Source::from_seed(6));
    let order: Vec<Face> = (0..54).filter_map(|number| draw.card(number)).collect();
    assert_eq!(Deal::of_order(sizes, Seat::East, &order), Some(draw.deal()));
    // Art. 7(3): two cards short, they lack in the kitty, and every hand is right.
    let short = check_deal(&Deal::of_order(sizes, Seat::East, &order[..52]).unwrap());
    assert_eq!(short.len(), 3, "{short:?}");
    assert_eq!(DealRemedy::of(&short), Some(DealRemedy::DealAgain));
    assert_eq!(Deal::of_order(sizes, Seat::East, &[order[0]; 54]), None);
}

#[test]
fn who_shuffles_and_cuts() {
    use Seat::{East, North, South, West};
    // Art. 7(1): the dealer's partner shuffles, the player before the dealer (上家) cuts; turns go N, W, S, E.
    for (dealer, shuffles, cuts) in
        [(North, South, East), (West, East, North), (South, North, West), (East, West, South)]
    {
        let roles = deal_roles(Some(dealer), None);
        assert_eq!(roles.shuffle, BySeat::from_fn(|seat| seat == shuffles));
        assert_eq!(roles.cut, BySeat::from_fn(|seat| seat == cuts));
        assert_eq!(roles.draw, Some(dealer));
    }
    let first = deal_roles(None, Some(West));
    assert_eq!((first.shuffle.0, first.draw), ([true; 4], None));
    assert_eq!(
        first.cut,
        BySeat::from_fn(|seat| matches!(seat, North | South)),
        "an opponent of the shuffler"
    );
    assert_eq!(deal_roles(None, None).cut.0, [true; 4]);
}

#[test]
fn who_draws_first() {
    // Art. 7(2): counted from the player who turned the card.
    for (card, seat) in
        [("SA", East), ("S2", North), ("S3", West), ("S4", South), ("S5", East), ("SK", East), ("SQ", South)]
    {
        assert_eq!(first_drawer(East, face(card)), Some(seat), "{card}");
    }
    assert_eq!(first_drawer(East, face("BJ")), None);
}

fn later(decks: u8, rules: Rules) -> Declaring {
    Declaring::new(Race::LaterDeal { dealer: Seat::North }, Rank::Five, decks, rules)
}

/// Declares in order; each entry says what comes of it: "ok" or the refusal's code.
fn declare(declaring: &mut Declaring, steps: &[(Seat, &str, u8, &str)]) {
    for &(seat, card, count, expected) in steps {
        let found =
            declaring.declare(seat, face(card), count, None).map_or_else(|refusal| refusal.code(), |()| "ok");
        assert_eq!(found, expected, "{seat} shows {count} {card}");
    }
}

use Seat::{East, North, South, West};

#[test]
fn declaring_and_overriding() {
    // A26 in two and three decks.
    declare(
        &mut later(2, Rules::CN_2002),
        &[
            (North, "S4", 1, "not-a-level-card"),
            (North, "BJ", 2, "not-a-level-card"),
            (North, "S5", 0, "wrong-count"),
            (North, "S5", 3, "wrong-count"),
            (North, "S5", 1, "ok"),
            (West, "H5", 1, "not-enough-cards"),
            (North, "H5", 2, "own-declaration"),
            (South, "H5", 2, "ok"),
            (North, "S5", 2, "not-enough-cards"),
            (South, "D5", 2, "own-declaration"),
        ],
    );
    declare(
        &mut later(2, Rules::CN_2002),
        &[(North, "S5", 1, "ok"), (North, "S5", 2, "ok"), (East, "H5", 2, "not-enough-cards")],
    );
    declare(
        &mut later(3, Rules::CN_2002),
        &[(West, "S5", 1, "ok"), (West, "S5", 3, "ok"), (East, "H5", 3, "not-enough-cards")],
    );
    declare(
        &mut later(3, Rules::CN_2002),
        &[
            (West, "S5", 1, "ok"),
            (East, "H5", 2, "ok"),
            (West, "S5", 3, "ok"),
            (West, "S5", 3, "not-enough-cards"),
        ],
    );
    declare(
        &mut later(1, Rules::CN_2002),
        &[(West, "S5", 1, "ok"), (East, "H5", 1, "not-enough-cards"), (East, "H5", 2, "wrong-count")],
    );
    let held = later(2, Rules::CN_2002).declare(West, face("S5"), 2, Some(1)).unwrap_err();
    assert_eq!((held.code(), held.law().article), ("not-held", "21(1) ¶1"));
}

#[test]
fn what_declaring_comes_to() {
    let five = |suit| Trump::new(Rank::Five, Some(suit));
    let kitty = ["BJ", "LJ", "D9", "S3"].map(face);
    // Declared: the dealer stays; not declared: the first card of the kitty that is no joker (art. 21(3)).
    let mut declaring = later(2, Rules::CN_2002);
    assert_eq!(
        declaring.settle(&kitty),
        Declared::Settled { dealer: North, trump: five(Suit::Diamonds), turned: 3 }
    );
    declare(&mut declaring, &[(West, "S5", 1, "ok")]);
    assert_eq!(
        declaring.settle(&kitty),
        Declared::Settled { dealer: North, trump: five(Suit::Spades), turned: 0 }
    );
    // A28.
    let jokers = [face("BJ"), face("LJ")];
    assert_eq!(later(1, Rules::CN_2002).settle(&jokers), Declared::Redeal);
    let played = Rules { all_joker_kitty: AllJokerKitty::NoTrump, ..Rules::CN_2002 };
    let no_trump = Trump::new(Rank::Five, None);
    assert_eq!(
        later(1, played).settle(&jokers),
        Declared::Settled { dealer: North, trump: no_trump, turned: 2 }
    );
    // Art. 8, A27: the first deal.
    let mut first = Declaring::new(Race::FirstDeal, Rank::Two, 2, Rules::CN_2002);
    assert_eq!(first.settle(&kitty), Declared::Redeal);
    declare(&mut first, &[(West, "S2", 1, "ok"), (East, "H2", 2, "ok")]);
    let hearts = Trump::new(Rank::Two, Some(Suit::Hearts));
    assert_eq!(first.settle(&kitty), Declared::Settled { dealer: East, trump: hearts, turned: 0 });
}

#[test]
fn boards_are_declared_in_turn() {
    // A39: from the dealer's partner against the clock, until three pass after a declaration.
    let board = Declaring::new(Race::Board { dealer: North }, Rank::Five, 2, Rules::CN_2002);
    let mut passed_out = board.clone();
    for seat in [South, East, North, West] {
        assert_eq!(passed_out.turn(), Some(seat));
        passed_out.pass(seat).unwrap();
    }
    assert_eq!((passed_out.turn(), passed_out.settle(&[])), (None, Declared::SuitOwedBy(South)));
    assert_eq!(passed_out.pass(South).unwrap_err().code(), "declaring-over");
    let mut declaring = board;
    declare(
        &mut declaring,
        &[
            (East, "S5", 1, "not-your-turn"),
            (South, "S5", 1, "ok"),
            (East, "H5", 1, "not-enough-cards"),
            (East, "H5", 2, "ok"),
        ],
    );
    for seat in [North, West, South] {
        declaring.pass(seat).unwrap();
    }
    assert_eq!(declaring.turn(), None);
    declare(&mut declaring, &[(East, "H5", 2, "declaring-over")]);
    assert!(later(2, Rules::CN_2002).pass(North).is_err(), "nobody passes where all may declare at any time");
}

#[test]
fn jokers_declare_by_house_rule() {
    let no_trump = Rules { joker_declarations: JokerDeclarations::NoTrump, ..Rules::CN_2002 };
    declare(
        &mut later(2, no_trump),
        &[(North, "BJ", 1, "wrong-count"), (North, "S5", 2, "ok"), (East, "BJ", 2, "not-enough-cards")],
    );
    let mut declaring = later(2, no_trump);
    declare(&mut declaring, &[(North, "S5", 1, "ok"), (East, "LJ", 2, "ok")]);
    let trump = Trump::new(Rank::Five, None);
    assert_eq!(declaring.settle(&[]), Declared::Settled { dealer: North, trump, turned: 0 });
    let over = Rules { joker_declarations: JokerDeclarations::NoTrumpOverEqualCount, ..Rules::CN_2002 };
    declare(
        &mut later(2, over),
        &[
            (North, "S5", 2, "ok"),
            (East, "LJ", 2, "ok"),
            (South, "H5", 2, "not-enough-cards"),
            (South, "BJ", 2, "ok"),
            (East, "LJ", 2, "not-enough-cards"),
        ],
    );
    // How many it takes is told: more than three fives, but three jokers are enough where they override as many.
    for (rules, face, needed) in
        [(no_trump, "BJ", 4), (over, "BJ", 3), (over, "H5", 4), (Rules::CN_2002, "H5", 4)]
    {
        let mut declaring = later(3, rules);
        declare(&mut declaring, &[(North, "S5", 3, "ok")]);
        let refused = declaring.check(East, face.parse().unwrap(), 2, None);
        assert_eq!(refused, Err(DeclareRefusal::NotEnough { needed }), "{face}");
    }
}

#[test]
fn what_can_be_declared_is_what_is_accepted() {
    let hand: Bag = "S5 S5 H5 D5 D5 D5 BJ BJ SA".parse().unwrap();
    for rules in [Rules::CN_2002, Rules { joker_declarations: JokerDeclarations::NoTrump, ..Rules::CN_2002 }]
    {
        for (standing, expected) in [(&[][..], 6), (&[(West, "C5", 1, "ok")], 3)] {
            let mut declaring = later(3, rules);
            declare(&mut declaring, standing);
            let legal = declaring.legal(North, hand);
            for face in Face::all() {
                for count in 0..=4 {
                    let allowed = declaring.check(North, face, count, Some(hand.count(face))).is_ok();
                    assert_eq!(legal.contains(&(face, count)), allowed, "{count} {face}");
                }
            }
            assert_eq!(legal.len(), expected + usize::from(rules != Rules::CN_2002));
        }
    }
}
