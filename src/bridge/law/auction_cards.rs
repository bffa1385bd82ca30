//! Laws 17D, 21 and 24: cards shown or wrong cards held during the auction, and calls on wrong information.

use super::adjusted::ArtificialScore;
use super::case::{Case, Informs, Step};
use super::effect::Effect;
use super::finding::{Asked, Choice, Question};
use super::information;
use super::obligation::{CallOrCard, Rounds};
use super::restriction::small;
use crate::bridge::call::Call;
use crate::bridge::refusal::Reason;
use crate::bridge::seat::Seat;
use crate::bridge::table::Phase;
use crate::cards::CardSet;

/// How cards came to lie face up (law 24).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Faced {
    Shown,
    Led,
}

/// Law 24: cards faced or led before the play period.
pub(super) fn cards_faced(case: &mut Case, by: Seat, cards: CardSet, faced: Faced) -> Step {
    let led = faced == Faced::Led;
    case.under(24);
    let before_play = matches!(case.state.phase(), Phase::Auction | Phase::OpeningLead);
    case.fits(before_play)?;
    for card in cards {
        case.holds(by, card)?;
    }
    if !case.finds(Question::SeenByPartner, "24")? {
        return Ok(());
    }
    case.fits(!cards.is_empty())?;
    case.put(Effect::Faced { seat: by, cards, led }, "24");
    for card in cards {
        case.withdraw(by, CallOrCard::Card(card), Informs::Exposed);
    }
    if let Some(contract) = case.state.contract {
        // The auction is over: nobody has a turn to pass at, and a defender's cards are penalty cards at once.
        if contract.declarer.side() != by.side() {
            let minor = cards.len() == 1 && small().contains_all(cards) && !led;
            for card in cards {
                case.put(Effect::PenaltyCard { seat: by, card, major: !minor }, "24");
            }
        }
        return Ok(());
    }
    partner_passes(case, by);
    Ok(())
}

/// Laws 24A to C: what the cards of a player that lie there by now, all of them, cost his partner.
fn partner_passes(case: &mut Case, by: Seat) {
    let duties = &case.state.duties;
    let cards = duties.faced(by);
    let led = !(cards & duties.faced_by_leading).is_empty();
    match cards.len() {
        1 if !led && small().contains_all(cards) => {}
        1 => case.silence(by.partner(), Rounds::Once, "24B"),
        _ => case.silence(by.partner(), Rounds::Once, "24C"),
    }
}

/// Cards were faced when the auction had ended, and it goes on: the turn at which partner has to pass is still to come.
pub(super) fn faced_after_the_auction(case: &mut Case) {
    if case.state.phase() != Phase::Auction {
        return;
    }
    let late = core::mem::take(&mut case.state.duties.faced_late);
    for seat in Seat::ALL {
        if !(case.state.duties.faced(seat) & late).is_empty() {
            partner_passes(case, seat);
        }
    }
}

/// Law 21B: a call that a player may have made because an opponent misinformed him.
pub(super) fn misinformed_call(case: &mut Case, by: Seat) -> Step {
    case.under(21);
    let too_late = match case.state.phase() {
        Phase::Play => true,
        Phase::Over => case.state.play.is_some() || !case.read(case.law.passed_out_is_open),
        _ => false,
    };
    let last = if too_late { None } else { Some(case.earlier_call(by)?) };
    let misinformed = case.finds(Question::Misinformed, if too_late { "21B3" } else { "21B1" })?;
    let Some(call) = last.filter(|call| misinformed && !call.partner_called) else {
        return information::damage(case, misinformed, "21B3");
    };
    case.put(Effect::CallsCancelled { from: call.at as u16, turn: by }, "21B1");
    case.withdraw(by, CallOrCard::Call(call.call), Informs::Own);
    if let Some(left) = call.left_called {
        // He misinformed, so what his own withdrawn call told is for the other side only (law 21B2).
        case.withdraw(by.next(), CallOrCard::Call(left), Informs::Others);
        case.consider("21B2");
    }
    Ok(())
}

/// Law 17D3: on the board whose cards he had looked at, the player repeats the call that was cancelled, or another.
pub(super) fn call_on_own_board(case: &mut Case, by: Seat, cancelled: Call) -> Step {
    case.under(17);
    case.under(15);
    let article = case.law.articles.own_board;
    let call = case.earlier_call(by)?;
    if !case.read(case.law.own_board) {
        return case.refuse(Reason::NoProvision);
    }
    let repeats = call.call == cancelled && !case.finds(Question::CallDiffers, article)?;
    let offered = [(Choice::PlayOn, article), (Choice::Artificial, article)];
    if repeats && case.chooses(Question::Remedy, Asked::Director, &offered)? == Choice::PlayOn {
        return Ok(());
    }
    case.adjust(ArtificialScore::against(by.side()), article);
    Ok(())
}

/// Law 17D: a call by a player who held the cards of another board.
pub(super) fn call_on_wrong_cards(case: &mut Case, by: Seat) -> Step {
    let article = case.law.articles.wrong_cards;
    // The rule stands in law 17 in the older editions, in law 15 in the newest.
    case.under(17);
    case.under(15);
    let call = case.earlier_call(by)?;
    case.put(Effect::CallsCancelled { from: call.at as u16, turn: by }, article);
    case.withdraw(by, CallOrCard::Call(call.call), Informs::Others);
    if call.partner_called && case.read(case.law.wrong_cards_partner) {
        case.adjust(ArtificialScore::against(by.side()), article);
        return Ok(());
    }
    let legal = case.state.legal_calls();
    let replacement = case.calls(by, legal, article)?;
    let Some(left) = call.left_called.filter(|_| case.law.wrong_cards_next.value) else {
        case.read(case.law.wrong_cards_next);
        case.put(Effect::CallStands { by, call: replacement }, article);
        if let Some(left) = call.left_called {
            case.withdraw(by.next(), CallOrCard::Call(left), Informs::OwnSide(article));
        }
        return Ok(());
    };
    if replacement != call.call || case.finds(Question::CallDiffers, article)? {
        case.adjust(ArtificialScore::against(by.side()), article);
        return Ok(());
    }
    case.put(Effect::CallStands { by, call: replacement }, article);
    // The left-hand opponent repeats what he called over the cancelled call.
    case.put(Effect::CallStands { by: by.next(), call: left }, article);
    Ok(())
}
