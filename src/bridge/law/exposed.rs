//! Laws 45E, 48, 49, 52 and 58B: cards a defender exposes, penalty cards not played, extra cards and several at once.

use super::case::{Case, Informs, Step};
use super::decision::Decision;
use super::effect::Effect;
use super::finding::Question;
use super::later_plays;
use super::leads;
use super::obligation::{CallOrCard, Demand};
use super::premature;
use super::restriction::small;
use crate::bridge::play::{Entry, Play};
use crate::bridge::refusal::Reason;
use crate::bridge::seat::Seat;
use crate::cards::{Card, CardSet};

fn declaring(play: &Play, seat: Seat) -> bool {
    seat.side() == play.declarer().side()
}

/// Laws 48 and 49: cards shown or named during the play.
pub(super) fn cards_exposed(case: &mut Case, by: Seat, cards: CardSet) -> Step {
    let play = case.playing()?;
    for card in cards {
        case.holds(by, card)?;
    }
    if declaring(&play, by) {
        case.under(48);
        return Ok(());
    }
    case.under(49);
    if !case.finds(Question::SeenByPartner, "49")? {
        return Ok(());
    }
    let small = cards.len() == 1 && small().contains_all(cards);
    let penalty = Penalty::minor_if(small && case.finds(Question::Inadvertent, "50B")?);
    expose(case, by, cards, penalty, "49");
    Ok(())
}

/// What becomes of an exposed card (law 50B).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Penalty {
    Minor,
    Major,
}

impl Penalty {
    const fn minor_if(holds: bool) -> Penalty {
        if holds { Penalty::Minor } else { Penalty::Major }
    }
}

/// A card that becomes a major penalty card, with what it told.
pub(super) fn expose_major(case: &mut Case, seat: Seat, card: Card, article: &'static str) {
    expose(case, seat, CardSet::of(card), Penalty::Major, article);
}

fn expose(case: &mut Case, seat: Seat, cards: CardSet, penalty: Penalty, article: &'static str) {
    for card in cards {
        case.withdraw(seat, CallOrCard::Card(card), Informs::Exposed);
        case.put(Effect::PenaltyCard { seat, card, major: penalty == Penalty::Major }, article);
    }
}

/// Law 52: a defender plays another card than the penalty card he has to play.
pub(super) fn penalty_card_not_played(case: &mut Case, by: Seat, card: Card) -> Step {
    case.under(52);
    let play = case.playing()?;
    case.fits(play.turn() == Some(by) && !declaring(&play, by))?;
    case.holds(by, card)?;
    // A hidden hand may hold cards of a suit it seems to be out of: nobody noticed a revoke.
    let hand = play.hands()[by];
    let playable = play.legal_cards().unwrap_or(hand.known | play.unseen());
    let sure = play.legal_cards().unwrap_or(hand.known & play.possible_cards());
    let owed = case.state.duties.cards_left(&play, by, sure).0;
    let is_penalty =
        |card: Card| case.state.duties.penalty_cards.iter().any(|p| p.seat == by && p.card == card);
    let due: CardSet = owed.iter().filter(|&card| is_penalty(card)).collect();
    case.fits(playable.contains(card) && !owed.contains(card) && !due.is_empty())?;
    instead_of_a_penalty_card(case, by, card, due)
}

/// Law 52B: declarer accepts the card, or has it replaced by one of the penalty cards that were due.
fn instead_of_a_penalty_card(case: &mut Case, by: Seat, card: Card, due: CardSet) -> Step {
    case.under(52);
    let play = case.play()?;
    if case.accepts(play.declarer(), "52B1(a)", "52B2")? {
        case.put(Effect::CardStands { seat: by, card }, "52B1(a)");
        let at = case.state.plays.len() - 1;
        case.state.duties.accepted.push(at as u8);
        return Ok(());
    }
    let instead = match due.lowest() {
        Some(only) if due.len() == 1 => only,
        _ => case.names_card(Question::WhichCard, play.declarer(), due, "52B2")?,
    };
    expose(case, by, CardSet::of(card), Penalty::Major, "52B2");
    case.put(Effect::MustPlay { seat: by, demand: Demand::Card(instead) }, "52B2");
    Ok(())
}

/// The same when it lies in the trick already, and `due` were due: once declarer or dummy has played after it, it is accepted.
pub(super) fn played_instead_of_a_penalty_card(case: &mut Case, at: usize, due: CardSet) -> Step {
    case.under(52);
    let Entry { seat, card: Some(card), .. } = case.state.plays[at] else { return case.does_not_fit() };
    let declaring_side = case.play()?.declarer().side();
    if case.state.plays[at..].iter().any(|entry| entry.seat.side() == declaring_side) {
        case.state.duties.accepted.push(at as u8);
        return Ok(());
    }
    case.put(Effect::CardsTakenBack { from: at as u8 }, "52B");
    instead_of_a_penalty_card(case, seat, card, due)
}

/// The hand in turn has played that card instead of the penalty cards that were due, if there are any. A lead before declarer
/// has made his choice about it is a card exposed (law 50D2).
fn played_in_turn(case: &mut Case, seat: Seat, card: Card, due: CardSet, article: &'static str) -> Step {
    if let Some(Decision::FirstLead(_) | Decision::Lead { .. }) = case.state.decision() {
        expose_major(case, seat, card, "49");
        return Ok(());
    }
    if !due.is_empty() {
        return instead_of_a_penalty_card(case, seat, card, due);
    }
    case.put(Effect::CardStands { seat, card }, article);
    Ok(())
}

/// A card of the hand in turn counts as played, whether it may play it or not.
pub(super) fn counts_as_played(case: &mut Case, seat: Seat, card: Card, article: &'static str) -> Step {
    let due = case.state.duties.owed_instead(&case.play()?, seat, card);
    played_in_turn(case, seat, card, due, article)
}

/// Law 45E: a fifth card to a trick; `by` has played to the trick in progress or to the one just completed.
pub(super) fn fifth_card(case: &mut Case, by: Seat, card: Card) -> Step {
    case.under(45);
    let play = case.playing()?;
    let between_tricks = play.suit_led().is_none() && play.tricks_played() > 0;
    case.fits(between_tricks || play.trick().any(|(seat, _)| seat == by))?;
    case.holds(by, card)?;
    let article = if declaring(&play, by) { "45E2" } else { "45E1" };
    // Who left a card out has one too many at the last trick: there is nothing to lead to then.
    let another_trick = between_tricks || play.tricks_played() < 12;
    if another_trick && case.finds(Question::MeantAsLead, article)? {
        let partner_has_played = between_tricks || play.trick().any(|(seat, _)| seat == by.partner());
        if !declaring(&play, by) && !partner_has_played {
            return premature::premature_play(case, by, card);
        }
        finish_trick(case, article)?;
        return lead_to_the_next(case, by, card, article);
    }
    if declaring(&play, by) {
        return Ok(());
    }
    let penalty = Penalty::minor_if(small().contains(card) && case.finds(Question::Inadvertent, "50B")?);
    expose(case, by, CardSet::of(card), penalty, article);
    Ok(())
}

/// The trick in progress goes on before a lead to the next one is dealt with; among penalty cards declarer chooses.
fn finish_trick(case: &mut Case, article: &'static str) -> Step {
    loop {
        let play = case.playing()?;
        let (Some(seat), Some(_)) = (play.turn(), play.suit_led()) else { return Ok(()) };
        let hidden = play.hands()[seat].known | play.unseen();
        let candidates = case.state.could_play(&play).unwrap_or(hidden);
        let (chooser, named_under) = match case.state.decision() {
            Some(Decision::PenaltyCard { .. }) => (play.declarer(), "51A"),
            _ => (seat, article),
        };
        let card = case.names_card(Question::WhichCard, chooser, candidates, named_under)?;
        case.put(Effect::CardStands { seat, card }, article);
    }
}

/// A card meant as a lead, once the trick before it is complete.
fn lead_to_the_next(case: &mut Case, by: Seat, card: Card, article: &'static str) -> Step {
    if case.playing()?.leader() != by {
        return leads::lead_out_of_turn(case, by, card);
    }
    counts_as_played(case, by, card, article)
}

/// Law 58B: several cards played at once; `visible` are those whose faces could be seen. One of them may stand on the
/// record already, played to by others (law 58B3).
pub(super) fn several_cards(case: &mut Case, by: Seat, visible: CardSet) -> Step {
    case.under(58);
    let play = case.playing()?;
    if let Some(at) = case.state.plays.iter().rposition(|entry| entry.seat == by)
        && let Some(recorded) = case.state.plays[at].card.filter(|&card| visible.contains(card))
    {
        return one_played_to(case, by, visible, (at, recorded));
    }
    case.fits(play.turn() == Some(by) && !visible.is_empty())?;
    for card in visible {
        case.holds(by, card)?;
    }
    let article = if visible.len() == 1 { "58B1" } else { "58B2" };
    let following = play.suit_led().map_or(visible, |led| visible.of_suit(led));
    let candidates = if following.is_empty() { visible } else { following };
    let candidates = as_demanded(case, &play, by, candidates);
    let chosen = match visible.lowest() {
        Some(only) if visible.len() == 1 => only,
        _ => case.names_card(Question::WhichCard, by, candidates, "58B2")?,
    };
    let due = case.state.duties.owed_instead(&play, by, chosen);
    expose_others(case, by, visible - CardSet::of(chosen), article)?;
    played_in_turn(case, by, chosen, due, article)
}

/// Those of the cards that what is demanded of the player leaves him (laws 50D, 57A): he designates none of the others, which would
/// be a revoke (law 61A).
fn as_demanded(case: &Case, play: &Play, by: Seat, cards: CardSet) -> CardSet {
    let free: CardSet =
        cards.iter().filter(|&card| !case.state.duties.breaks_a_demand(play, by, card)).collect();
    if free.is_empty() { cards } else { free }
}

/// A defender's other cards are penalty cards. Two cards dropped together are the laws' own example of an accident (law
/// 50B).
fn expose_others(case: &mut Case, by: Seat, others: CardSet, article: &'static str) -> Step {
    if !declaring(&case.play()?, by) {
        let penalty = Penalty::minor_if(others.len() == 1 && small().contains_all(others));
        expose(case, by, others, penalty, article);
    }
    Ok(())
}

/// Law 58B3: one of the cards lies in the trick and others have played to it; if another one is named, they may change.
fn one_played_to(case: &mut Case, by: Seat, visible: CardSet, (at, recorded): (usize, Card)) -> Step {
    let others = visible - CardSet::of(recorded);
    case.fits(!others.is_empty() && later_plays::is_open(case, at))?;
    for card in others {
        case.holds(by, card)?;
    }
    let instead = others.iter().filter(|&card| later_plays::could_have_been(case, at, card));
    let candidates: CardSet = instead.chain([recorded]).collect();
    let chosen = case.names_card(Question::WhichCard, by, candidates, "58B2")?;
    if chosen == recorded {
        return expose_others(case, by, others, "58B2");
    }
    later_plays::exchange(case, at, chosen, ("58B3", "58B3"))?;
    expose_others(case, by, visible - CardSet::of(chosen), "58B2")
}

/// Law 45C: whether a card that was held out, touched or named counts as played.
pub(super) fn compulsory_card(case: &mut Case, by: Seat, card: Option<Card>) -> Step {
    case.under(45);
    let play = case.playing()?;
    case.fits(play.turn() == Some(by))?;
    card.map_or(Ok(()), |card| case.holds(by, card))?;
    let article = match by {
        seat if seat == play.dummy() => "45C3",
        seat if seat == play.declarer() => "45C2",
        _ => "45C1",
    };
    if !case.finds(Question::CountsAsPlayed, article)? {
        return Ok(());
    }
    // A card that does not follow suit is played too: it is a revoke to be corrected.
    match card {
        Some(card) => counts_as_played(case, by, card, article),
        None => case.refuse(Reason::DoesNotFit),
    }
}
