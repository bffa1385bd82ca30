//! Anything at a table, in any order: nothing breaks, what is refused changes nothing, what is done can be taken back.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::{Rank, Source};
use tricklaw::shengji::{Action, Bag, BySeat, Draw, Face, Hand, Phase, Position, Race, Rules, Seat, Sizes};
use tricklaw::shengji::{Table, Trump, list_groupings};

/// A position at which a table can begin: drawn, a board, in play, with hidden or unequal hands, or seen by one player.
fn start(source: &mut Source) -> Position {
    let seat = |source: &mut Source| Seat::ALL[source.below(4) as usize];
    let (decks, kitty) = [(1, 6), (2, 8), (2, 4), (3, 6)][source.below(4) as usize];
    let (sizes, dealer, first) = (Sizes::new(decks, kitty).unwrap(), seat(source), seat(source));
    let race = match source.below(3) {
        0 => Race::FirstDeal,
        1 => Race::LaterDeal { dealer },
        _ => Race::Board { dealer },
    };
    let draw = Draw::shuffled(sizes, first, source);
    match source.below(4) {
        0 => {
            let number = 1 + source.below(6) as usize;
            let more = |source: &mut Source| number + (source.below(4) == 0) as usize;
            let hands = BySeat(Seat::ALL.map(|seat| {
                let cards = draw.hand(seat, draw.drawn_cards()).iter().take(more(source));
                let hand = Bag::of(cards).unwrap();
                if source.below(4) == 0 { Hand::Hidden(hand.len()) } else { Hand::Known(hand) }
            }));
            let trump = Trump::new(Rank::Two, draw.kitty()[0].suit());
            Position::uneven(Rules::CN_2002, sizes, trump, dealer, hands, None).unwrap()
        }
        1 => Position::new(Rules::CN_2002, race, Rank::Two, draw).view(seat(source)),
        _ => Position::new(Rules::CN_2002, race, Rank::Two, draw),
    }
}

fn some<T: Clone>(source: &mut Source, of: &[T]) -> T {
    of[source.below(of.len() as u128) as usize].clone()
}

/// Cards of that hand if they are seen, or any.
fn cards(source: &mut Source, hand: Hand, most: usize) -> Bag {
    let any = Bag::packs(3);
    let from = hand.known().filter(|hand| !hand.is_empty() && source.below(8) > 0).unwrap_or(any);
    let mut pile: Vec<Face> = from.iter().collect();
    source.shuffle(&mut pile);
    let number = 1 + source.below(most as u128) as usize;
    Bag::of(pile.into_iter().take(number)).unwrap()
}

/// An action that may or may not be allowed now, mostly one of the stage.
fn action(source: &mut Source, position: &Position) -> String {
    let seat = Seat::ALL[source.below(4) as usize];
    let turn = position.turn().filter(|_| source.below(6) > 0).unwrap_or(seat);
    let (hand, exposed) = (position.hand(turn), position.exposed(turn));
    let few = cards(source, hand, 4);
    let late = position.drawn() == 4 * position.sizes().hand();
    match (source.below(10), position.phase()) {
        (0, _) => some(
            source,
            &["fine NS 1 1", "fine EW 4 255", "settle", "stands", "bury", "demand nothing", "draw 0"],
        )
        .to_owned(),
        (1, _) => format!("expose {turn} {}", cards(source, hand, 2)),
        (2, _) => format!("pickup {turn}"),
        (3, _) if !exposed.is_empty() => format!("{} cards {exposed}", some(source, &["demand", "forbid"])),
        (3, _) => format!("{} {}", some(source, &["demand", "forbid"]), some(source, &["C", "S", "trump"])),
        (4, _) => {
            format!("take {seat} {turn} {}", some(source, &[few.to_string(), "1".to_owned(), "2".to_owned()]))
        }
        (5, _) => format!("revoke {turn} {few}"),
        (_, Phase::Declaring) if late && source.below(2) == 0 => some(
            source,
            &["settle".to_owned(), "settled".to_owned(), format!("settled {few}"), format!("pass {turn}")],
        ),
        (6, Phase::Declaring) => {
            format!("declare {turn} {} 1", some(source, &["C2", "D2", "H2", "S2", "BJ"]))
        }
        (7, Phase::Declaring) => format!("drawn {} {few}", few.len()),
        (_, Phase::Declaring) => format!("draw {}", 1 + source.below(60)),
        (_, Phase::NamingSuit(_)) => format!("name {turn} H"),
        (_, Phase::Burying) => {
            let held: Vec<Face> =
                hand.known().unwrap_or_default().iter().take(position.sizes().kitty()).collect();
            format!("bury {}", Bag::of(held).unwrap()).trim_end().to_owned()
        }
        (_, Phase::AwaitingVerdict) => {
            some(source, &["stands", "fails / 0 W", "fails / 1 N S", "fails 0 1 / 0 E"]).to_owned()
        }
        (_, Phase::Resolving) if source.below(3) == 0 => format!("choose {turn} {}", source.below(4)),
        (_, Phase::Resolving) => format!(
            "resolve {} {} {}",
            source.below(4),
            1 + source.below(3),
            some(source, &["heavy", "light"])
        ),
        (_, Phase::Over) => format!("reveal {}", cards(source, Hand::Hidden(0), 8)),
        (_, Phase::Playing | Phase::Redeal) => played(source, position, turn, few),
    }
}

fn played(source: &mut Source, position: &Position, turn: Seat, few: Bag) -> String {
    if let Some(play) =
        position.follow().filter(|_| source.below(4) > 0).and_then(|follow| follow.answers().default_play())
    {
        return format!("play {turn} {play}");
    }
    let Some(trump) = position.trump().filter(|_| source.below(2) > 0) else {
        return format!("play {turn} {few}");
    };
    let parts = list_groupings(few, trump, 3).pop().unwrap_or_default();
    let declared: Vec<String> = parts.iter().map(|part| part.cards.to_string()).collect();
    format!("play {turn} {few} = {}", declared.join(" + "))
}

#[test]
fn anything_in_any_order() {
    let mut source = Source::from_seed(36);
    let (mut done, mut refused, mut ended) = (0, 0, 0);
    for round in 0..250 {
        let mut table = Table::new(start(&mut source));
        for _ in 0..60 {
            let text = action(&mut source, table.position());
            let Ok(action) = text.parse::<Action>() else { continue };
            assert_eq!(action.to_string().parse(), Ok(action.clone()), "{text}");
            let before = table.clone();
            let checked = table.position().check(&action);
            let applied = table.apply(action.clone());
            assert_eq!(checked, applied, "{text}");
            match applied {
                Err(refusal) => {
                    refused += 1;
                    assert_eq!(table, before, "{text}");
                    assert!(!refusal.code().is_empty() && !refusal.to_string().is_empty());
                }
                Ok(()) => {
                    done += 1;
                    let after = table.clone();
                    assert_eq!(table.undo(), Some(action.clone()), "{text}");
                    assert_eq!(table, before, "undone: {text}");
                    table.apply(action).unwrap();
                    assert_eq!(table, after, "done again: {text}");
                }
            }
            let position = table.position();
            position.playable(Bag::EMPTY);
            position.result();
            // What each player is told comes to what he knows, whatever has happened.
            let viewer = Seat::ALL[round % 4];
            assert_eq!(*table.seen_by(viewer).position(), position.view(viewer), "{viewer} after {text}");
            assert_eq!(*table.seen_by_all().position(), position.public_view(), "an onlooker after {text}");
        }
        ended += usize::from(table.position().phase() == Phase::Over);
    }
    assert!(done > 3000 && refused > 1500 && ended > 10, "{done} done, {refused} refused, {ended} ended");
}

#[test]
fn noise_is_no_action() {
    let mut source = Source::from_seed(37);
    let words = [
        "play",
        "N",
        "SA",
        "=",
        "+",
        "draw",
        "-1",
        "99999999999999999999",
        "fails",
        "/",
        "take",
        "大王",
        "\u{fe0f}",
        "♠",
        "",
    ];
    for _ in 0..20_000 {
        let number = source.below(8);
        let text: Vec<String> = (0..number)
            .map(|_| match source.below(4) {
                0 => char::from_u32(source.below(0x3000) as u32).unwrap_or('x').to_string(),
                _ => some(&mut source, &words).to_owned(),
            })
            .collect();
        if let Ok(action) = text.join(" ").parse::<Action>() {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }
}
