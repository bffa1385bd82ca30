//! Laws 53 to 56: leads out of turn.

use super::auction_cards::{self, Faced};
use super::case::{Case, Informs, Step};
use super::effect::Effect;
use super::finding::{Asked, Choice, Question};
use super::obligation::CallOrCard;
use crate::bridge::seat::Seat;
use crate::bridge::table::Phase;
use crate::cards::Card;

/// Laws 41A and 54: an opening lead by the wrong player; face down it goes back.
pub(super) fn opening_lead(case: &mut Case, by: Seat, card: Option<Card>) -> Step {
    let play = case.playing()?;
    case.fits(case.state.phase() == Phase::OpeningLead)?;
    let (declarer, proper) = (play.declarer(), play.leader());
    case.fits(by != proper)?;
    let Some(card) = card else {
        case.under(41);
        case.put(Effect::TurnToLead(proper), "41A");
        return Ok(());
    };
    if by.side() == declarer.side() {
        case.under(54);
        return auction_cards::cards_faced(case, by, card.into(), Faced::Led);
    }
    case.holds(by, card)?;
    case.under(54);
    if was_told(case, by, card)? {
        return Ok(());
    }
    if case.state.face_down.is_some() {
        case.put(Effect::LeadTakenBack, "54");
    }
    if case.finds(Question::DummySeen, "54C")? {
        case.put(Effect::CardStands { seat: by, card }, "54C");
        return Ok(());
    }
    let refuse = case.law.articles.defender_lead_refused;
    let offered = [(Choice::Spread, "54A"), (Choice::Accept, "54B"), (Choice::Refuse, refuse)];
    match case.chooses(Question::OpeningLead, Asked::Player(declarer), &offered)? {
        Choice::Spread => {
            case.put(Effect::Declarer(play.dummy()), "54A");
            case.put(Effect::CardStands { seat: by, card }, "54A");
        }
        Choice::Accept => case.put(Effect::CardStands { seat: by, card }, "54B"),
        _ => refused(case, by, card),
    }
    Ok(())
}

/// Law 47E1: a card played because an opponent said it was his turn goes back and cannot be accepted.
pub(super) fn was_told(case: &mut Case, by: Seat, card: Card) -> Step<bool> {
    let told = case.finds(Question::ToldItWasHisTurn, "47E1")?;
    if told {
        case.under(47);
        case.withdraw(by, CallOrCard::Card(card), Informs::Own);
        if let Some(play) = case.state.play.filter(|play| play.suit_led().is_none()) {
            case.put(Effect::TurnToLead(play.leader()), "47E1");
        }
    }
    Ok(told)
}

/// A defender's lead goes back: it is a major penalty card (laws 54D and 56).
fn refused(case: &mut Case, seat: Seat, card: Card) {
    case.withdraw(seat, CallOrCard::Card(card), Informs::Others);
    let article = case.law.articles.defender_lead_refused;
    case.put(Effect::PenaltyCard { seat, card, major: true }, article);
}

/// A lead out of turn after the first trick has begun, by any hand.
pub(super) fn lead_out_of_turn(case: &mut Case, by: Seat, card: Card) -> Step {
    let play = case.playing()?;
    case.fits(case.state.phase() == Phase::Play && play.suit_led().is_none())?;
    let proper = play.leader();
    case.fits(by != proper)?;
    case.holds(by, card)?;
    case.under(53);
    if was_told(case, by, card)? {
        return Ok(());
    }
    let may_accept = play.tricks_played() < 12 || case.read(case.law.accept_last_lead);
    if by.side() == play.declarer().side() {
        case.under(55);
        return by_declarer(case, by, card, proper, may_accept);
    }
    case.under(56);
    let refuse = case.law.articles.defender_lead_refused;
    let mut offered = vec![(Choice::Refuse, refuse)];
    if may_accept {
        offered.insert(0, (Choice::Accept, "53A"));
    }
    if proper.side() == play.declarer().side() {
        offered.push((Choice::ProperLed, case.law.articles.proper_lead));
    }
    match case.chooses(Question::Accept, Asked::Player(play.declarer()), &offered)? {
        Choice::Accept => case.put(Effect::CardStands { seat: by, card }, "53A"),
        Choice::Refuse => refused(case, by, card),
        _ => proper_lead_followed(case, by, card),
    }
    Ok(())
}

/// Law 53C, in 2017 53B: an opponent made the proper lead next; what was led out of turn goes back.
fn proper_lead_followed(case: &mut Case, by: Seat, card: Card) {
    case.withdraw(by, CallOrCard::Card(card), Informs::Others);
    let leader = case.state.play.map_or(by, |play| play.leader());
    case.put(Effect::TurnToLead(leader), case.law.articles.proper_lead);
}

/// Law 55: either defender accepts declarer's lead or has it taken back. The next in turn is asked first: if the two
/// differ, his word counts.
fn by_declarer(case: &mut Case, by: Seat, card: Card, proper: Seat, may_accept: bool) -> Step {
    let back = if proper.side() == by.side() { "55B2" } else { "55B1" };
    let mut offered = vec![(Choice::Refuse, back)];
    if may_accept {
        offered.insert(0, (Choice::Accept, "53A"));
    }
    if proper.side() != by.side() {
        offered.push((Choice::ProperLed, case.law.articles.proper_lead));
    }
    let with_silence = [&offered[..], &[(Choice::Nothing, "55A")]].concat();
    let mut choice = case.chooses(Question::DefenderAccepts, Asked::Player(by.next()), &with_silence)?;
    if choice == Choice::Nothing {
        choice = case.chooses(Question::DefenderAccepts, Asked::Player(by.previous()), &offered)?;
    }
    match choice {
        Choice::Accept => case.put(Effect::CardStands { seat: by, card }, "53A"),
        Choice::ProperLed => proper_lead_followed(case, by, card),
        _ => {
            case.withdraw(by, CallOrCard::Card(card), Informs::Others);
            case.put(Effect::TurnToLead(proper), back);
            case.consider("55C");
        }
    }
    Ok(())
}
