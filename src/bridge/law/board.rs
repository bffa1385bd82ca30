//! Laws 13 to 16: wrong numbers of cards, missing cards, wrong boards, information from elsewhere.

use super::adjusted::{ArtificialScore, Level};
use super::case::{Case, Informs, Step};
use super::effect::Effect;
use super::finding::{Asked, Choice, Question};
use super::obligation::{Adjustment, CallOrCard};
use super::restriction::small;
use crate::bridge::refusal::Reason;
use crate::bridge::seat::{Seat, Side};
use crate::bridge::table::Phase;
use crate::cards::Card;

/// The board is over with an artificial score, each side by its fault (law 12C2).
fn artificial(case: &mut Case, article: &'static str) -> Step {
    let mut levels = [Level::Average; 2];
    let by_fault = case.law.articles.artificial_score;
    for side in Side::ALL {
        let offered =
            [Choice::AtFault, Choice::PartlyAtFault, Choice::NotAtFault].map(|choice| (choice, by_fault));
        let question =
            if side == Side::NorthSouth { Question::FaultOfNorthSouth } else { Question::FaultOfEastWest };
        levels[side.index()] = match case.chooses(question, Asked::Director, &offered)? {
            Choice::AtFault => Level::Minus,
            Choice::NotAtFault => Level::Plus,
            _ => Level::Average,
        };
    }
    case.adjust(ArtificialScore { north_south: levels[0], east_west: levels[1] }, article);
    Ok(())
}

/// Law 13: a hand has not thirteen cards.
pub(super) fn wrong_count(case: &mut Case, by: Seat) -> Step {
    case.under(13);
    let articles = case.law.articles;
    if case.state.phase() == Phase::Over {
        let article = articles.count_after_play;
        artificial(case, article)?;
        case.put(Effect::ToConsider(Adjustment::Procedural(by.side(), case.cite(article))), article);
        return Ok(());
    }
    let has_called = case.state.calls.iter().any(|call| call.by == by);
    let consent = case.read(case.law.count_needs_consent);
    if !has_called && !case.finds(Question::CardSeen, articles.count_before_call)? {
        return Ok(());
    }
    let article = if has_called { articles.count_kept } else { articles.count_seen };
    if !has_called && !case.read(case.law.count_seen_stops) {
        case.consider(article);
        return Ok(());
    }
    let playable =
        case.finds(Question::Playable, article)? && (!consent || case.finds(Question::AllAgree, article)?);
    if playable {
        // Where all have agreed there is nothing to adjust.
        if !consent {
            case.consider(article);
        }
        return Ok(());
    }
    artificial(case, if has_called { articles.count_stopped } else { articles.count_seen })
}

/// Law 13F: a card that does not belong to the board is taken away, and nothing else changes.
pub(super) fn surplus_card(case: &mut Case) -> Step {
    case.under(13);
    if !case.read(case.law.surplus_card) {
        return case.refuse(Reason::NoProvision);
    }
    let article = case.law.articles.surplus_card;
    let quitted = case.state.play.is_some_and(|play| play.tricks_played() > 0);
    if quitted && case.finds(Question::InQuittedTrick, article)? {
        case.consider(article);
    }
    Ok(())
}

/// Law 14: a card of a hand is missing and is found elsewhere than among the cards played.
pub(super) fn missing_card(case: &mut Case, by: Seat, card: Option<Card>) -> Step {
    case.under(14);
    card.map_or(Ok(()), |card| case.holds(by, card))?;
    let before_play = !matches!(case.state.phase(), Phase::Play | Phase::Over);
    if before_play {
        return Ok(());
    }
    let article = case.law.articles.missing_restored;
    let play = case.play()?;
    let defender = by.side() != play.declarer().side();
    let still_played = case.state.phase() == Phase::Play;
    if defender && still_played && case.finds(Question::SeenByPartner, article)? {
        let Some(card) = card else { return case.does_not_fit() };
        let major = !small().contains(card);
        case.withdraw(by, CallOrCard::Card(card), Informs::Exposed);
        case.put(Effect::PenaltyCard { seat: by, card, major }, article);
    }
    // The card was in the hand all the time: not having played it may have been a revoke.
    case.consider(article);
    Ok(())
}

/// Law 15: the board is not the one the players were to play.
pub(super) fn wrong_board(case: &mut Case) -> Step {
    case.under(15);
    // The auction period lasts until the opening lead is faced.
    let auction_period = matches!(case.state.phase(), Phase::Auction | Phase::OpeningLead);
    if auction_period && case.read(case.law.wrong_board_bid_again) {
        if case.finds(Question::AuctionRepeated, "15C")? {
            return Ok(());
        }
        return artificial(case, "15C");
    }
    if case.finds(Question::PlayedBefore, "15B")? { artificial(case, "15B") } else { Ok(()) }
}

/// Law 16C: information about the board from elsewhere.
pub(super) fn extraneous_information(case: &mut Case) -> Step {
    case.under(16);
    let article = case.law.articles.extraneous;
    let play_on = (Choice::PlayOn, article);
    let artificial_score = (Choice::Artificial, article);
    let called = !case.state.calls.is_empty();
    let offered = match (case.read(case.law.information_substitute), called) {
        (true, false) => {
            vec![(Choice::Reseat, "16B1"), (Choice::Substitute, "16B2"), (Choice::Artificial, "16B3")]
        }
        (true, true) => vec![play_on, (Choice::Substitute, "16B2"), (Choice::Artificial, "16B3")],
        (false, false) => {
            vec![(Choice::Reseat, article), (Choice::Redeal, article), play_on, artificial_score]
        }
        (false, true) => {
            // Nothing but to let it be played and to watch.
            case.consider(case.law.articles.extraneous_later);
            return Ok(());
        }
    };
    match case.chooses(Question::Remedy, Asked::Director, &offered)? {
        Choice::PlayOn => case.consider(article),
        Choice::Artificial => return artificial(case, article),
        _ => {}
    }
    Ok(())
}

/// Law 11A: a player of the side that did no wrong acted before the director was called. What his side could have gained
/// by an opponent's ignorance costs it the right to rectification, or only the gain, by the edition.
pub(super) fn acted_before_ruling(case: &mut Case, by: Seat) -> Step {
    case.under(11);
    if !case.finds(Question::GainsByIgnorance, "11A")? {
        return Ok(());
    }
    if case.read(case.law.forfeits_rectification) {
        case.put(Effect::RightForfeited(by.side()), "11A");
        let article = case.law.articles.after_forfeiture;
        let penalty = Adjustment::Procedural(by.side().other(), case.cite(article));
        case.put(Effect::ToConsider(penalty), article);
    } else {
        case.consider("11A");
    }
    Ok(())
}
