//! What each player sees of a deal, from the first card drawn to the end: whole deals played at random.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::{Rank, Source, Suit};
use tricklaw::shengji::law::{Exposure, Grade};
use tricklaw::shengji::{Action, Bag, Draw, Face, Group, JokerDeclarations, Phase, Position, Race, Rules};
use tricklaw::shengji::{
    Beatable, Lead, Place, Seat, SetupFault, Sizes, Table, TableRefusal, default_grouping,
};

mod shengji_cases;
use shengji_cases::bag;

use Seat::{North, South, West};

/// Any action the position allows, at random.
fn some_action(position: &Position, source: &mut Source) -> Action {
    match position.phase() {
        Phase::Declaring => declaring_action(position, source),
        Phase::NamingSuit(seat) => Action::NameSuit { seat, suit: Suit::ALL[source.below(4) as usize] },
        Phase::Burying => {
            let hand = position.hand(position.turn().unwrap()).known().unwrap();
            Action::Bury(Some(some_cards(hand, position.sizes().kitty(), source)))
        }
        Phase::Resolving => {
            let failed = position.thrown().unwrap().1.unwrap();
            let part = failed.choices[source.below(failed.choices.len() as u128) as usize];
            Action::Resolve { part, grade: Grade::One, exposure: Exposure::Heavy }
        }
        _ => playing_action(position, source),
    }
}

fn declaring_action(position: &Position, source: &mut Source) -> Action {
    let left = 4 * position.sizes().hand() - position.drawn();
    let board = position.declaring().turn();
    if board.is_some() && left > 0 {
        return Action::Draw(left);
    }
    let seat = board.unwrap_or(Seat::ALL[source.below(4) as usize]);
    let legal = position.declaring().legal(seat, position.hand(seat).known().unwrap());
    if !legal.is_empty() && source.below(3) == 0 {
        let (face, count) = legal[source.below(legal.len() as u128) as usize];
        return Action::Declare { seat, face, count };
    }
    match (board, left) {
        (Some(seat), _) => Action::Pass(seat),
        (None, 0) => Action::Settle,
        (None, _) => Action::Draw(left.min(1 + source.below(20) as usize)),
    }
}

fn playing_action(position: &Position, source: &mut Source) -> Action {
    let seat = position.turn().unwrap();
    let hand = position.hand(seat).known().unwrap();
    if let Some(follow) = position.follow() {
        let answers = follow.answers();
        let number = source.below(u128::from(answers.count().min(20))) as usize;
        let cards = if number == 19 { answers.default_play() } else { answers.iter().nth(number) };
        return Action::Play { seat, cards: cards.unwrap(), declared: None };
    }
    let trump = position.trump().unwrap();
    let groups: Vec<Group> =
        trump.groups().filter(|&group| !hand.among(trump.faces_of(group)).is_empty()).collect();
    let suit = hand.among(trump.faces_of(groups[source.below(groups.len() as u128) as usize]));
    let size = 1 + source.below(suit.len().min(6) as u128) as usize;
    let cards = some_cards(suit, size, source);
    let parts = default_grouping(cards, trump).unwrap();
    Action::Play { seat, cards, declared: Some(parts.iter().map(|part| part.cards).collect()) }
}

fn some_cards(hand: Bag, count: usize, source: &mut Source) -> Bag {
    let mut cards: Vec<Face> = hand.iter().collect();
    source.shuffle(&mut cards);
    Bag::of(cards.into_iter().take(count)).unwrap()
}

fn random_start(source: &mut Source) -> Position {
    let (decks, kitty) = [(1, 6), (1, 2), (2, 8), (2, 4), (3, 6), (3, 10)][source.below(6) as usize];
    let seat = Seat::ALL[source.below(4) as usize];
    let (race, level) = match source.below(3) {
        0 => (Race::FirstDeal, Rank::Two),
        1 => (Race::LaterDeal { dealer: seat }, Rank::ALL[source.below(13) as usize]),
        _ => (Race::Board { dealer: seat }, Rank::ALL[source.below(13) as usize]),
    };
    let first = Seat::ALL[source.below(4) as usize];
    let draw = Draw::shuffled(Sizes::new(decks, kitty).unwrap(), first, source);
    let joker_declarations = [JokerDeclarations::Never, JokerDeclarations::NoTrump][source.below(2) as usize];
    Position::new(Rules { joker_declarations, ..Rules::CN_2002 }, race, level, draw)
}

/// The four players, and an onlooker.
const VIEWERS: [Option<Seat>; 5] =
    [Some(Seat::North), Some(Seat::West), Some(Seat::South), Some(Seat::East), None];

fn seen(table: &Table, viewer: Option<Seat>) -> Table {
    viewer.map_or_else(|| table.seen_by_all(), |seat| table.seen_by(seat))
}

fn view(table: &Table, viewer: Option<Seat>) -> Position {
    viewer.map_or_else(|| table.public_view(), |seat| table.view(seat))
}

/// What one player knows when the deal begins, from what is public and his pocket; an onlooker has none.
fn beginning(table: &Table, viewer: Option<Seat>) -> Position {
    let first = table.first();
    let pocket = viewer.map_or(Bag::EMPTY, |seat| first.hand(seat).known().unwrap());
    let (race, level) = (first.race(), first.level());
    Position::seen(*first.rules(), race, level, first.sizes(), first.first_drawer(), viewer, pocket).unwrap()
}

/// A deal or, in a process of its own, four: no test keeps a browser busy for long.
fn deals_at_random(seed: u64) {
    let mut source = Source::from_seed(seed);
    let (mut over, mut failed) = (0, 0);
    let deals = if cfg!(target_arch = "wasm32") { 1 } else { 4 };
    for _ in 0..deals {
        let mut table = Table::new(random_start(&mut source));
        let mut clients = VIEWERS.map(|viewer| Table::new(beginning(&table, viewer)));
        while !matches!(table.position().phase(), Phase::Over | Phase::Redeal) {
            let before = table.position().clone();
            let action = some_action(&before, &mut source);
            before.check(&action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
            table.apply(action.clone()).unwrap();
            assert_eq!(action.to_string().parse(), Ok(action.clone()));
            failed += usize::from(table.position().phase() == Phase::Resolving);
            let ended = matches!(table.position().phase(), Phase::Over | Phase::Redeal);
            if !ended && source.below(6) > 0 {
                continue;
            }
            // Whoever follows along is told what comes next, and that is all he needs.
            for (viewer, client) in VIEWERS.into_iter().zip(&mut clients) {
                let seen = seen(&table, viewer);
                let known = client.actions().len();
                assert_eq!(&seen.actions()[..known], client.actions(), "{viewer:?}: what he was told stays");
                for told in &seen.actions()[known..] {
                    let told: Action = told.to_string().parse().unwrap();
                    client
                        .apply(told.clone())
                        .unwrap_or_else(|refusal| panic!("{viewer:?}, {told}: {refusal}"));
                }
                assert_eq!(*client.position(), view(&table, viewer), "{viewer:?} after {action}");
                assert_eq!(
                    self::seen(client, viewer).position(),
                    client.position(),
                    "his own view is what he sees"
                );
                client.seen_by(viewer.map_or(Seat::North, Seat::next));
            }
        }
        over += usize::from(table.position().phase() == Phase::Over);
        check_end(&mut table);
    }
    assert!(deals == 1 || over > 1 && failed > 1, "{over} deals played, {failed} throws failed");
}

#[test]
fn whole_deals_at_random() {
    deals_at_random(30);
}

#[test]
fn more_deals_at_random() {
    deals_at_random(31);
}

#[test]
fn deals_at_random_again() {
    deals_at_random(32);
}

#[test]
fn the_last_deals_at_random() {
    deals_at_random(33);
}

fn check_end(table: &mut Table) {
    let end = table.position().clone();
    if let Some(result) = end.result() {
        let taken: u32 = end.tricks().iter().map(|trick| trick.points).sum();
        assert_eq!(taken + end.kitty().unwrap().points(), 100 * u32::from(end.sizes().decks()));
        let kitty = i64::from(result.kitty) * result.multiplier as i64;
        assert_eq!(result.defenders, result.tricks + kitty + result.fines);
        assert_eq!(result.dealer + result.defenders, 100 * i64::from(end.sizes().decks()));
        assert!(Seat::ALL.into_iter().all(|seat| table.view(seat).result() == Some(result)));
    }
    let record: Vec<Action> = table.actions().to_vec();
    assert_eq!(Table::replay(table.first().clone(), record.clone()).unwrap().position(), &end);
    for length in (0..record.len()).rev().take(5) {
        assert_eq!(table.undo().as_ref(), Some(&record[length]));
        let again = Table::replay(table.first().clone(), record[..length].iter().cloned()).unwrap();
        assert_eq!(table.position(), again.position());
    }
}

#[test]
fn a_view_hides_what_its_owner_cannot_know() {
    let mut source = Source::from_seed(31);
    let draw = Draw::shuffled(Sizes::usual(2).unwrap(), North, &mut source);
    let mut table =
        Table::new(Position::new(Rules::CN_2002, Race::LaterDeal { dealer: North }, Rank::Two, draw));
    for text in ["draw 100", "settle"] {
        table.apply(text.parse().unwrap()).unwrap();
    }
    // Art. 9: the kitty is the dealer's, who has taken it; nobody else may see it.
    let taken = table.position().kitty();
    for viewer in Seat::ALL {
        let known = taken.filter(|_| viewer == North);
        assert_eq!((table.view(viewer).kitty(), table.seen_by(viewer).position().kitty()), (known, known));
    }
    assert_eq!((taken.unwrap().len(), table.public_view().kitty()), (8, None));
    let bury = some_action(table.position(), &mut source);
    table.apply(bury).unwrap();
    for viewer in Seat::ALL {
        let view = table.view(viewer);
        for seat in Seat::ALL {
            assert_eq!(view.hand(seat).known().is_some(), seat == viewer);
            assert_eq!(view.hand(seat).len(), 25);
        }
        assert_eq!(view.kitty().is_some(), viewer == North, "only the dealer knows what is buried");
        let shown = format!("{view:?}");
        let hidden = Seat::ALL.into_iter().filter(|&seat| seat != viewer);
        for hand in hidden.filter_map(|seat| table.position().hand(seat).known()) {
            assert!(!shown.contains(&hand.to_string()), "a hand leaks into the view of {viewer}");
        }
    }
}

/// One deck, north deals and has the spade ace; what west can know of king and queen of spades once he leads.
fn known_to_west_after(shown: &str) -> (Vec<String>, Vec<Beatable>) {
    let (first, kitty) = ("SA SK C3 D5 D3 SQ D4 D6 C4 DA C5 C6", "HJ H3 H4 H5 H6 H7");
    let drawn: Vec<Face> = Face::read_list(first).unwrap();
    let kept: Vec<Face> = Face::read_list(kitty).unwrap();
    let placed = Bag::of(drawn.iter().chain(&kept).copied()).unwrap();
    let rest: Vec<Face> = Bag::packs(1).minus(placed).unwrap().iter().collect();
    let draw = Draw::from_order(Sizes::usual(1).unwrap(), North, [drawn, rest, kept].concat()).unwrap();
    let mut table =
        Table::new(Position::new(Rules::CN_2002, Race::LaterDeal { dealer: North }, Rank::Two, draw));
    let bury = format!("bury {kitty}");
    for text in ["draw 48", "settle", shown, &bury, "play N D3", "play W DA", "play S D4", "play E D5"] {
        table.apply(text.parse().unwrap()).unwrap();
        for viewer in Seat::ALL {
            assert_eq!(*table.seen_by(viewer).position(), table.view(viewer), "{viewer} after {text}");
        }
    }
    let told = table.seen_by(West);
    let lead =
        Lead::with_default_grouping("SK SQ".parse().unwrap(), told.position().trump().unwrap()).unwrap();
    (told.actions().iter().skip(2).map(Action::to_string).collect(), told.position().outlook(&lead))
}

#[test]
fn a_card_that_lies_face_up_while_the_dealer_buries() {
    let [yes, cannot_know] = [Beatable::Yes, Beatable::CannotKnow].map(|one| vec![one; 2]);
    // What is not buried stays where everybody has seen it, also when it is picked up.
    let (told, outlook) = known_to_west_after("expose N SA");
    assert_eq!((&told[..2], outlook), (&["expose N SA", "bury"].map(String::from)[..], yes.clone()));
    let (told, outlook) = known_to_west_after("expose N SA HJ");
    assert_eq!(told[1..4], ["pickup N", "bury", "expose N SA"]);
    assert_eq!(outlook, yes);
    // A face that was buried is gone.
    let (told, outlook) = known_to_west_after("expose N HJ");
    assert_eq!((&told[1..3], outlook), (&["pickup N", "bury"].map(String::from)[..], cannot_know));
}

/// A position of two decks drawn in that order, the rest of the packs after the first cards; its kitty is what is named.
fn with_kitty(race: Race, rules: Rules, kitty: &str) -> Position {
    let sizes = Sizes::new(2, 4).unwrap();
    let kitty: Vec<Face> = Face::read_list(kitty).unwrap();
    let mut order: Vec<Face> =
        Bag::packs(2).minus(Bag::of(kitty.iter().copied()).unwrap()).unwrap().iter().collect();
    order.extend(kitty);
    Position::new(rules, race, Rank::Six, Draw::from_order(sizes, North, order).unwrap())
}

#[test]
fn what_each_is_told_when_trumps_are_turned_up() {
    // Art. 21(3): everybody sees the cards turned up, the dealer the whole kitty.
    let race = Race::LaterDeal { dealer: North };
    let told = |kitty: &str, rules: Rules| {
        let mut table = Table::new(with_kitty(race, rules, kitty));
        for action in ["draw 104", "settle"] {
            table.apply(action.parse().unwrap()).unwrap();
        }
        [North, South].map(|seat| table.seen_by(seat).actions().last().unwrap().to_string())
    };
    assert_eq!(told("BJ S5 D3 LJ", Rules::CN_2002), ["settled BJ S5 = BJ LJ S5 D3", "settled BJ S5"]);
    // A28: a kitty of jokers was turned up in vain.
    let all = "settled BJ LJ LJ BJ";
    assert_eq!(told("BJ LJ LJ BJ", Rules::CN_2002), [all, all]);
    let no_trump = Rules { all_joker_kitty: tricklaw::shengji::AllJokerKitty::NoTrump, ..Rules::CN_2002 };
    assert_eq!(told("BJ LJ LJ BJ", no_trump), [&format!("{all} = BJ BJ LJ LJ"), all]);
}

#[test]
fn what_cannot_be_told() {
    let race = Race::LaterDeal { dealer: North };
    let sizes = Sizes::new(2, 4).unwrap();
    let start = |viewer| {
        Table::new(
            Position::seen(Rules::CN_2002, race, Rank::Six, sizes, North, Some(viewer), Bag::EMPTY).unwrap(),
        )
    };
    let refused = |table: &Table, action: &str| {
        let mut again = table.clone();
        let refusal = again.apply(action.parse().unwrap()).unwrap_err();
        assert_eq!(&again, table, "{action}");
        refusal.code()
    };
    let mut south = start(South);
    for action in ["draw 4", "drawn 12 S2 S2 S2"] {
        assert_eq!(refused(&south, action), "hidden", "{action}");
    }
    // Art. 7(2): who draws first tells how many of them are whose; a client that begins with another first drawer learns it here.
    for (action, owed, told) in [("drawn 4", 1, 0), ("drawn 4 S2 S3", 1, 2), ("drawn 1 S2", 0, 1)] {
        let refusal = south.clone().apply(action.parse().unwrap()).unwrap_err();
        assert_eq!(refusal, TableRefusal::WrongDraw { first: North, owed, told }, "{action}");
        assert_eq!((refusal.code(), refusal.law().article), ("wrong-draw", "7(2)"));
        let text = format!("with N drawing first (`first`) he draws {owed} of these cards, not {told}");
        assert_eq!(refusal.to_string(), text, "{action}");
    }
    assert_eq!(refused(&south, "drawn 105 S2"), "no-more-cards");
    assert_eq!(refused(&south, "settled S5"), "cards-to-draw");
    // North draws first, west second, south third (art. 7): the third card is south's.
    south.apply("drawn 3 S2".parse().unwrap()).unwrap();
    assert_eq!(Seat::ALL.map(|seat| south.position().hand(seat).len()), [1, 0, 1, 1]);
    let hand = Bag::packs(1).iter().take(26).skip(1).fold(Bag::EMPTY, |bag, face| bag.with_count(face, 1));
    south.apply(format!("drawn 101 {hand}").parse().unwrap()).unwrap();
    for action in
        ["settle", "settled", "settled BJ", "settled S5 D3", "settled S5 = S5 D3 D4 D5", "drawn 0 S5"]
    {
        assert!(["hidden", "wrong-phase", "no-more-cards"].contains(&refused(&south, action)), "{action}");
    }
    south.apply("settled S5".parse().unwrap()).unwrap();
    assert_eq!((south.position().hand(North).len(), south.position().phase()), (30, Phase::Burying));
    // The dealer is told his kitty, and it holds what was turned up.
    let mut north = start(North);
    north.apply(format!("drawn 104 {hand} S2").parse().unwrap()).unwrap();
    for action in ["settled S5", "settled S5 = D3 D4 D5 D7", "settled S5 = S5 D4 D5"] {
        assert_eq!(refused(&north, action), "hidden", "{action}");
    }
    north.apply("settled LJ S5 = S5 LJ D3 D4".parse().unwrap()).unwrap();
    assert_eq!(north.position().hand(North).known().unwrap().len(), 30);
    // Two decks have no third two of clubs: he holds both.
    let mut both = start(North);
    let others = Bag::packs(1).iter().take(25).skip(1).fold(Bag::EMPTY, |bag, face| bag.with_count(face, 1));
    both.apply(format!("drawn 104 {others} C2 C2").parse().unwrap()).unwrap();
    assert_eq!(refused(&both, "settled S5 = S5 D3 D4 C2"), "hidden");
    both.apply("settled S5 = S5 D3 D4 C3".parse().unwrap()).unwrap();
    // Who sees all cards is told nothing.
    let mut source = Source::from_seed(4);
    let server =
        Table::new(Position::new(Rules::CN_2002, race, Rank::Six, Draw::shuffled(sizes, North, &mut source)));
    assert_eq!(refused(&server, "drawn 4 S2"), "hidden");
    for (race, pocket) in
        [(race, "SA"), (Race::Board { dealer: North }, "SA"), (Race::Board { dealer: North }, "")]
    {
        let seen = Position::seen(Rules::CN_2002, race, Rank::Six, sizes, North, Some(North), bag(pocket));
        let owed = if matches!(race, Race::Board { .. }) { sizes.hand() + sizes.kitty() } else { 0 };
        let fault = SetupFault::WrongPocket { viewer: Some(North), cards: bag(pocket).len(), owed };
        assert_eq!(seen, Err(fault), "{race:?} {pocket}");
        assert_eq!(fault.code(), "wrong-pocket");
    }
    // An onlooker has no cards (art. 21(1) gives the pockets to the players), and no pocket has a face too often.
    let onlooker = Position::seen(Rules::CN_2002, race, Rank::Six, sizes, North, None, bag("SA"));
    let fault = SetupFault::WrongPocket { viewer: None, cards: 1, owed: 0 };
    assert_eq!(
        (onlooker, fault.to_string()),
        (Err(fault), "the onlooker is given 1 cards, not 0".to_owned())
    );
    let board = Race::Board { dealer: North };
    let pocket = Bag::of(Bag::packs(2).iter().take(sizes.hand() - 3)).unwrap().plus(bag("SA SA SA")).unwrap();
    let thrice = Position::seen(Rules::CN_2002, board, Rank::Six, sizes, North, Some(South), pocket);
    let place = Place::Hand(South);
    assert_eq!(thrice, Err(SetupFault::TooManyOfAFace { face: "SA".parse().unwrap(), place, decks: 2 }));
}
