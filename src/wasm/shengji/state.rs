//! What is known of a deal, as plain data.

use super::record::{self, by_seat, cards, shown};
use super::score::outcome_fields;
use crate::shengji::{Bag, DealResult, Lead, Position, Race, Seat, Side};
use crate::wasm::json::Json;

/// Everything known of the deal now.
pub fn state(json: &mut Json, now: &Position) {
    let speaks = now.declaring().turn().filter(|_| now.trump().is_none());
    json.open();
    json.field("phase").text(now.phase().name());
    json.field("turn").or_null(now.turn(), shown);
    json.field("speaks").or_null(speaks, shown);
    json.field("race").text(race_name(now.race()));
    json.field("level").shown(&now.level());
    json.field("trump").or_null(now.trump(), shown);
    json.field("dealer").or_null(now.dealer(), shown);
    json.field("defenders").or_null(now.defenders(), shown);
    json.field("decks").number(now.sizes().decks().into());
    json.field("kittySize").number(now.sizes().kitty() as i64);
    json.field("handSize").number(now.sizes().hand() as i64);
    json.field("first").shown(&now.first_drawer());
    json.field("drawer").or_null(now.drawer(), shown);
    json.field("drawn").number(now.drawn() as i64);
    json.field("declarations").list(now.declaring().declarations(), |json, declaration| {
        json.open();
        json.field("seat").shown(&declaration.seat);
        json.field("face").shown(&declaration.face);
        json.field("count").number(declaration.count.into());
        json.close();
    });
    json.field("turned").texts(now.turned());
    by_seat(json.field("hands"), |json, seat| json.or_null(now.hand(seat).known(), cards));
    by_seat(json.field("counts"), |json, seat| json.number(now.hand(seat).len() as i64));
    json.field("kitty").or_null(now.kitty(), cards);
    json.field("thrown").or_null(now.thrown(), |json, (lead, failed)| {
        json.open();
        record::lead(json.field("lead"), lead);
        json.field("failed").or_null(failed, |json, failed| record::failed_throw(json, lead, failed));
        json.close();
    });
    by_seat(json.field("exposed"), |json, seat| cards(json, now.exposed(seat)));
    json.field("demand").or_null(now.demand(), record::demand);
    json.field("points").number(now.defenders_points().into());
    json.field("fined").open();
    json.field("NS").number(now.fined(Side::NorthSouth));
    json.field("EW").number(now.fined(Side::EastWest));
    json.close();
    json.field("fines").number(now.fines());
    json.close();
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
pub fn tricks(json: &mut Json, now: &Position) {
    let done = now.tricks().iter().map(|trick| {
        let verdict = Some((trick.winner, trick.points));
        (trick.leader, &trick.lead, &trick.plays[..], verdict)
    });
    let open = now.open_trick().map(|open| (open.leader, &open.lead, &open.plays[..], None));
    json.list(done.chain(open), |json, (leader, lead, plays, verdict)| {
        written(json, leader, lead, plays, verdict);
    });
}

fn written(json: &mut Json, leader: Seat, lead: &Lead, plays: &[Bag], verdict: Option<(Seat, u32)>) {
    let all = core::iter::once(lead.cards()).chain(plays.iter().copied());
    json.open();
    json.field("leader").shown(&leader);
    record::lead(json.field("lead"), lead);
    json.field("plays").list(leader.round().into_iter().zip(all), |json, (seat, played)| {
        json.open();
        json.field("seat").shown(&seat);
        cards(json.field("cards"), played);
        json.close();
    });
    match verdict {
        Some((winner, points)) => {
            json.field("winner").shown(&winner);
            json.field("points").number(points.into());
        }
        None => json.nulls(&["winner", "points"]),
    }
    json.close();
}

/// What a deal comes to.
pub fn result(json: &mut Json, result: DealResult) {
    json.open();
    json.field("tricks").number(result.tricks);
    json.field("kitty").number(result.kitty.into());
    json.field("multiplier").number(result.multiplier as i64);
    json.field("fines").number(result.fines);
    json.field("defenders").number(result.defenders);
    json.field("dealer").number(result.dealer);
    outcome_fields(json, result.outcome);
    json.close();
}
