//! What is known of a deal, as plain data.

use super::record::{self, array, by_seat, cards, or_null, seat_name};
use super::score::outcome_fields;
use crate::shengji::{Bag, BySeat, DealResult, Lead, Position, Race, Seat, Side};
use crate::wasm::error::object;
use wasm_bindgen::JsValue;

/// Everything known of the deal now.
pub fn state(now: &Position) -> JsValue {
    let seats = BySeat(Seat::ALL);
    let hand = |seat: &Seat| or_null(now.hand(*seat).known(), cards);
    let declarations = now.declaring().declarations().iter().map(|declaration| {
        object(&[
            ("seat", seat_name(declaration.seat)),
            ("face", declaration.face.to_string().into()),
            ("count", declaration.count.into()),
        ])
    });
    let speaks = now.declaring().turn().filter(|_| now.trump().is_none());
    let thrown = |(lead, failed): (&Lead, Option<&_>)| {
        let failed = or_null(failed, |failed| record::failed_throw(lead, failed));
        object(&[("lead", record::lead(lead)), ("failed", failed)])
    };
    let fined = |side| JsValue::from_f64(now.fined(side) as f64);
    object(&[
        ("phase", record::phase_name(now.phase()).into()),
        ("turn", or_null(now.turn(), seat_name)),
        ("speaks", or_null(speaks, seat_name)),
        ("race", race_name(now.race()).into()),
        ("level", now.level().to_string().into()),
        ("trump", or_null(now.trump(), |trump| trump.to_string().into())),
        ("dealer", or_null(now.dealer(), seat_name)),
        ("defenders", or_null(now.defenders(), |side| side.to_string().into())),
        ("decks", now.sizes().decks().into()),
        ("kittySize", (now.sizes().kitty() as u32).into()),
        ("handSize", (now.sizes().hand() as u32).into()),
        ("first", seat_name(now.first_drawer())),
        ("drawn", (now.drawn() as u32).into()),
        ("declarations", array(declarations)),
        ("turned", array(now.turned().iter().map(|face| face.to_string().into()))),
        ("hands", by_seat(&seats, hand)),
        ("counts", by_seat(&seats, |&seat| (now.hand(seat).len() as u32).into())),
        ("kitty", or_null(now.kitty(), cards)),
        ("thrown", or_null(now.thrown(), thrown)),
        ("exposed", by_seat(&seats, |&seat| cards(now.exposed(seat)))),
        ("demand", or_null(now.demand(), record::demand)),
        ("points", now.defenders_points().into()),
        ("fined", object(&[("NS", fined(Side::NorthSouth)), ("EW", fined(Side::EastWest))])),
        ("fines", JsValue::from_f64(now.fines() as f64)),
    ])
}

/// The stable name of a way of finding the dealer.
pub const fn race_name(race: Race) -> &'static str {
    match race {
        Race::FirstDeal => "first-deal",
        Race::LaterDeal { .. } => "later-deal",
        Race::Board { .. } => "board",
    }
}

/// The tricks, the one in progress last.
pub fn tricks(now: &Position) -> JsValue {
    let done = now.tricks().iter().map(|trick| {
        let verdict = Some((trick.winner, trick.points));
        written(trick.leader, &trick.lead, &trick.plays, verdict)
    });
    let open = now.open_trick().map(|open| written(open.leader, &open.lead, &open.plays, None));
    array(done.chain(open))
}

fn written(leader: Seat, lead: &Lead, plays: &[Bag], verdict: Option<(Seat, u32)>) -> JsValue {
    let all = core::iter::once(lead.cards()).chain(plays.iter().copied());
    let seats = leader.round().into_iter();
    let plays =
        seats.zip(all).map(|(seat, played)| object(&[("seat", seat_name(seat)), ("cards", cards(played))]));
    object(&[
        ("leader", seat_name(leader)),
        ("lead", record::lead(lead)),
        ("plays", array(plays)),
        ("winner", or_null(verdict, |(winner, _)| seat_name(winner))),
        ("points", or_null(verdict, |(_, points)| points.into())),
    ])
}

/// What a deal comes to.
pub fn result(result: DealResult) -> JsValue {
    let number = |points: i64| JsValue::from_f64(points as f64);
    let [winner, levels] = outcome_fields(result.outcome);
    object(&[
        ("tricks", number(result.tricks)),
        ("kitty", result.kitty.into()),
        ("multiplier", JsValue::from_f64(result.multiplier as f64)),
        ("fines", number(result.fines)),
        ("defenders", number(result.defenders)),
        ("dealer", number(result.dealer)),
        winner,
        levels,
    ])
}
