//! Laws 57 and 60: cards played before their turn.

use super::case::{Case, Informs, Step};
use super::effect::Effect;
use super::exposed;
use super::finding::{Asked, Choice, Question};
use super::later_plays;
use super::leads;
use super::obligation::{CallOrCard, Demand};
use crate::bridge::play::Play;
use crate::bridge::seat::Seat;
use crate::cards::{Card, Suit};

/// A card played, or led to the next trick, before its turn in a trick in progress.
pub(super) fn premature_play(case: &mut Case, by: Seat, card: Card) -> Step {
    case.under(57);
    let play = case.playing()?;
    let (Some(turn), Some(led)) = (play.turn(), play.suit_led()) else { return case.does_not_fit() };
    case.fits(turn != by)?;
    case.holds(by, card)?;
    let has_played = |seat: Seat| play.trick().any(|(by, _)| by == seat);
    let declaring = by.side() == play.declarer().side();
    let before_right = !declaring && turn == by.previous() && !has_played(by);
    // A defender out of turn in any other way acts before his partner, who has still to play.
    case.fits(if declaring { !has_played(by) } else { before_right || !has_played(by.partner()) })?;
    if case.law.told_to_play.value && leads::was_told(case, by, card)? {
        case.read(case.law.told_to_play);
        return Ok(());
    }
    if declaring {
        return by_declarer(case, &play, by, card);
    }
    if before_right {
        return at_right_hand_opponents_turn(case, &play, by, card);
    }
    let acted = case.law.articles.dummy_acted;
    if case.finds(Question::DummyActed, acted)? {
        if has_played(by) {
            return Ok(());
        }
        if led == card.suit() || case.finds(Question::LegalInTurn, acted)? {
            case.put(Effect::MustPlay { seat: by, demand: Demand::Card(card) }, acted);
        } else {
            // Played as if in turn it is a revoke, which is corrected.
            later_plays::withdraw_revoke(case, by, card, "62B1");
            let trick = (case.state.plays.len() / 4) as u8;
            case.put(Effect::RevokeCorrected { by, trick, suit: Some(led) }, "62A");
        }
        return Ok(());
    }
    case.withdraw(by, CallOrCard::Card(card), Informs::Others);
    case.put(Effect::PenaltyCard { seat: by, card, major: true }, "57A");
    let demand = demand(case, &play, led, by.partner())?;
    let article = match demand {
        Demand::Highest => "57A1",
        Demand::Lowest => "57A2",
        Demand::NotSuit(_) => case.law.articles.forbid_other,
        _ => "57A3",
    };
    case.put(Effect::MustPlay { seat: by.partner(), demand }, article);
    Ok(())
}

/// Law 57A: declarer's choice of what the offender's partner plays. What contradicts an earlier choice is not offered.
fn demand(case: &mut Case, play: &Play, led: Suit, partner: Seat) -> Step<Demand> {
    let duties = &case.state.duties.play_duties;
    let owed = |demand| duties.iter().any(|duty| duty.seat == partner && duty.demand == demand);
    let highest = (!owed(Demand::Lowest)).then_some((Choice::Highest, "57A1"));
    let lowest = (!owed(Demand::Highest)).then_some((Choice::Lowest, "57A2"));
    let mut offered: Vec<_> = highest.into_iter().chain(lowest).collect();
    let others = || Suit::ALL.into_iter().filter(|&suit| suit != led);
    if case.read(case.law.premature_require_other) {
        offered.extend(others().map(|suit| (Choice::RequireOther(suit), "57A3")));
    }
    offered.extend(others().map(|suit| (Choice::ForbidOther(suit), case.law.articles.forbid_other)));
    Ok(match case.chooses(Question::Premature, Asked::Player(play.declarer()), &offered)? {
        Choice::Highest => Demand::Highest,
        Choice::Lowest => Demand::Lowest,
        Choice::RequireOther(suit) => Demand::Suit(suit),
        Choice::ForbidOther(suit) => Demand::NotSuit(suit),
        _ => return case.refuse(crate::bridge::Reason::NotOffered),
    })
}

/// Declarer's premature card from either hand must be played, where the edition says so (law 57C2); everywhere when it is
/// dummy's to an opening lead out of turn (law 54B2).
fn by_declarer(case: &mut Case, play: &Play, by: Seat, card: Card) -> Step {
    let second = case.state.plays.len() == 1 && by == play.dummy();
    if second || case.read(case.law.premature_declarer_bound) {
        let article = if second { "54B2" } else { case.law.articles.premature_declarer };
        case.put(Effect::MustPlay { seat: by, demand: Demand::Card(card) }, article);
    }
    Ok(())
}

/// 2017 law 57D: the card is played in its turn if it is legal then, which it is not where a penalty card comes first (law 50D1);
/// otherwise, and in other editions, it is exposed.
fn at_right_hand_opponents_turn(case: &mut Case, play: &Play, by: Seat, card: Card) -> Step {
    if case.read(case.law.premature_at_rho) {
        let demand = Demand::Card(card);
        let duties = &case.state.duties;
        let follows = play.suit_led() == Some(card.suit());
        let owed =
            if follows { duties.owed_instead(play, by, card) } else { duties.owed_when_void(by, card) };
        if owed.is_empty() && (follows || case.finds(Question::LegalInTurn, "57D")?) {
            case.put(Effect::MustPlay { seat: by, demand }, "57D");
        } else {
            exposed::expose_major(case, by, card, "57D");
        }
        return Ok(());
    }
    exposed::expose_major(case, by, card, "49");
    Ok(())
}

/// Law 60B: a defender plays after declarer was told to lead from the other hand and before he does.
pub(super) fn play_before_correction(case: &mut Case, by: Seat, card: Card) -> Step {
    case.under(60);
    let play = case.playing()?;
    let declarers_lead = play.leader().side() == play.declarer().side() && play.suit_led().is_none();
    case.fits(declarers_lead && by.side() != play.declarer().side())?;
    case.holds(by, card)?;
    case.withdraw(by, CallOrCard::Card(card), Informs::Others);
    case.put(Effect::PenaltyCard { seat: by, card, major: true }, "60B");
    Ok(())
}

/// Law 58A: a card played at the same time as that of the hand in turn counts as played after it.
pub(super) fn simultaneous(case: &mut Case, by: Seat, card: Card, first: Card) -> Step {
    case.under(58);
    let play = case.playing()?;
    let Some(turn) = play.turn() else { return case.does_not_fit() };
    let impossible = case.state.check_card(first).is_err_and(|refusal| !refusal.is_inference());
    case.fits(by != turn && !impossible)?;
    case.put(Effect::CardStands { seat: turn, card: first }, "58A");
    let play = case.playing()?;
    match (play.turn(), play.suit_led()) {
        (Some(turn), _) if turn == by => {
            // If it does not follow suit it stands as a revoke until attention is drawn to it.
            case.holds(by, card)?;
            exposed::counts_as_played(case, by, card, "58A")
        }
        (Some(_), Some(_)) => premature_play(case, by, card),
        (Some(_), None) => leads::lead_out_of_turn(case, by, card),
        _ => case.refuse(crate::bridge::Reason::DoesNotFit),
    }
}
