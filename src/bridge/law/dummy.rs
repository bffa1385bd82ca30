//! Laws 42, 43, 45C4, 45D and 45F: dummy's rights and their loss, slips in naming a card, cards misplaced by dummy.

use super::case::{Case, Informs, Step};
use super::effect::Effect;
use super::finding::{Asked, Choice, Question};
use super::information;
use super::later_plays;
use super::obligation::CallOrCard;
use crate::bridge::seat::Seat;
use crate::bridge::table::Phase;
use crate::cards::Card;

/// Law 43B2(a): dummy warns declarer not to lead from the wrong hand.
pub(super) fn warns(case: &mut Case) -> Step {
    case.under(43);
    let play = case.playing()?;
    let declarer = play.declarer();
    case.fits(play.suit_led().is_none() && play.leader().side() == declarer.side())?;
    if !case.finds(Question::DummyLostRights, "43B2(a)")? {
        return Ok(());
    }
    let article = "43B2(a)";
    let hand = |seat| (Choice::Hand(seat), article);
    let offered = [hand(declarer), hand(play.dummy()), (Choice::Nothing, article)];
    // Either defender may choose, and neither must; the one to declarer's left is asked first.
    for defender in [declarer.next(), declarer.previous()] {
        if let Choice::Hand(seat) = case.chooses(Question::WhichHand, Asked::Player(defender), &offered)? {
            case.put(Effect::TurnToLead(seat), article);
            return Ok(());
        }
    }
    Ok(())
}

/// Law 43B3: dummy, who has lost his rights, is the first to point out an irregularity of the defenders.
pub(super) fn points_out(case: &mut Case) -> Step {
    case.under(43);
    let declaring = case.play()?.declarer().side();
    let article = case.law.articles.dummy_points_out;
    if case.finds(Question::DummyLostRights, article)? {
        case.put(Effect::RightForfeited(declaring), article);
        case.consider(article);
    }
    Ok(())
}

/// Law 45F: dummy touches or shows a card without an instruction.
pub(super) fn suggests(case: &mut Case, card: Card) -> Step {
    case.under(45);
    let play = case.playing()?;
    case.holds(play.dummy(), card)?;
    if case.finds(Question::DummySuggested, "45F")? {
        case.consider("45F");
    }
    Ok(())
}

/// Law 45D: dummy put another card to the trick than declarer named. It may lie in the trick before the one he has led to.
pub(super) fn misplaces(case: &mut Case, named: Card) -> Step {
    case.under(45);
    let dummy = case.play()?.dummy();
    let place =
        |case: &Case, before: usize| case.state.plays[..before].iter().rposition(|entry| entry.seat == dummy);
    let Some(last) = place(case, case.state.plays.len()) else { return case.does_not_fit() };
    let fits = |case: &Case, at: usize| later_plays::could_have_been(case, at, named);
    let earlier = place(case, last).filter(|&at| fits(case, at));
    let at = match earlier {
        Some(earlier) if fits(case, last) => which_was_wrong(case, earlier, last)?,
        other => other.unwrap_or(last),
    };
    case.fits(fits(case, at))?;
    later_plays::exchange(case, at, named, ("45D", "45D"))
}

/// The director finds which of two cards was not the one named.
fn which_was_wrong(case: &mut Case, earlier: usize, last: usize) -> Step<usize> {
    let card = |at: usize| case.state.plays[at].card;
    let (Some(first), Some(second)) = (card(earlier), card(last)) else { return Ok(last) };
    let offered = [(Choice::Card(first), "45D"), (Choice::Card(second), "45D")];
    let found = case.chooses(Question::MisplacedCard, Asked::Director, &offered)?;
    Ok(if found == offered[0].0 { earlier } else { last })
}

/// Law 45C4(b): declarer named a card of dummy's that he did not mean.
pub(super) fn slip(case: &mut Case, meant: Card) -> Step {
    case.under(45);
    let dummy = case.play()?.dummy();
    let Some(at) = case.state.plays.iter().rposition(|entry| entry.seat == dummy) else {
        return case.does_not_fit();
    };
    case.fits(later_plays::could_have_been(case, at, meant))?;
    let declarer_played = case.state.plays[at + 1..].iter().any(|entry| entry.seat == dummy.partner());
    let article = "45C4(b)";
    let too_late = case.read(case.law.slip_until_partner) && declarer_played;
    case.fits(!too_late)?;
    let unintended = case.finds(Question::Unintended, article)?
        && (!case.read(case.law.slip_without_pause) || case.finds(Question::WithoutPause, article)?);
    if !unintended {
        return Ok(());
    }
    later_plays::exchange(case, at, meant, (article, article))
}

/// Law 47E2: a card played on an opponent's wrong explanation, before it was put right.
pub(super) fn played_on_misinformation(case: &mut Case, by: Seat) -> Step {
    case.under(47);
    let play = case.play()?;
    if case.state.face_down.is_some() {
        // A face-down lead goes back at the director's word (law 41A).
        case.fits(by == play.leader())?;
        if case.finds(Question::Misinformed, "47E2(a)")? {
            case.put(Effect::LeadTakenBack, "47E2(a)");
        }
        return Ok(());
    }
    case.fits(!case.state.plays.is_empty())?;
    if !case.finds(Question::Misinformed, "47E2(a)")? {
        return information::damage(case, false, "47E2(b)");
    }
    let at = case.state.plays.len() - 1;
    let last = case.state.plays[at];
    let over = case.state.phase() == Phase::Over;
    let opening_lead = at == 0 && !over && case.finds(Question::DummySeen, "47E2(a)")?;
    match last.card {
        Some(card) if last.seat == by && !opening_lead && !over => {
            case.put(Effect::CardsTakenBack { from: at as u8 }, "47E2(a)");
            case.withdraw(by, CallOrCard::Card(card), Informs::Own);
            if at == 0 {
                case.put(Effect::TurnToLead(play.leader()), "47E2(a)");
            }
        }
        _ => return information::damage(case, true, "47E2(b)"),
    }
    Ok(())
}
