//! Anything at a table of Shengji, in any order.
#![allow(dead_code)]

use tricklaw::cards::{Rank, Source};
use tricklaw::shengji::{Action, Bag, BySeat, Draw, Face, Hand, Phase, Position, Race, Rules, Seat};
use tricklaw::shengji::{Sizes, Table, TableRefusal, Trump, list_groupings};

/// A position at which a table can begin: drawn, a board, in play, with hidden or unequal hands, or seen by one player.
pub fn start(source: &mut Source) -> Position {
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

pub fn some<T: Clone>(source: &mut Source, of: &[T]) -> T {
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
pub fn action(source: &mut Source, position: &Position) -> String {
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
    if declared.is_empty() {
        return format!("play {turn} {few}");
    }
    format!("play {turn} {few} = {}", declared.join(" + "))
}

/// One attempt, whose refusal changes nothing and whose success can be taken back; nothing where the words are no action.
pub fn attempt(source: &mut Source, table: &mut Table) -> Option<Result<(), TableRefusal>> {
    let text = action(source, table.position());
    let action: Action = text.parse().ok()?;
    assert_eq!(action.to_string().parse(), Ok(action.clone()), "{text}");
    let before = table.clone();
    let checked = table.position().check(&action);
    let applied = table.apply(action.clone());
    assert_eq!(checked, applied, "{text}");
    match &applied {
        Err(refusal) => {
            assert_eq!(*table, before, "{text}");
            assert!(!refusal.code().is_empty() && !refusal.to_string().is_empty());
        }
        Ok(()) => {
            let after = table.clone();
            assert_eq!(table.undo(), Some(action.clone()), "{text}");
            assert_eq!(*table, before, "undone: {text}");
            table.apply(action).unwrap();
            assert_eq!(*table, after, "done again: {text}");
        }
    }
    Some(applied)
}

/// What each player is told comes to what he knows, whatever has happened.
pub fn is_told(table: &Table, viewer: Seat) {
    let position = table.position();
    position.playable(Bag::EMPTY);
    position.result();
    let last = table.actions().last();
    assert_eq!(*table.seen_by(viewer).position(), position.view(viewer), "{viewer} after {last:?}");
    assert_eq!(*table.seen_by_all().position(), position.public_view(), "an onlooker after {last:?}");
}
