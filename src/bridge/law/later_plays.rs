//! What becomes of the cards played after one that is changed (laws 45D, 47D, 62C and 67A).

use super::case::{Case, Informs, Step};
use super::effect::Effect;
use super::finding::{Asked, Choice, Question};
use super::obligation::{CallOrCard, Demand, PlayDuty};
use crate::bridge::play::Entry;
use crate::bridge::refusal::Refusal;
use crate::bridge::seat::{BySeat, Seat, Side};
use crate::cards::Card;

/// Who may withdraw a later card.
#[derive(Clone, Copy)]
pub(super) struct Freedom {
    /// The side whose card was changed.
    pub changing: Side,
    /// Whether the other side may withdraw; then the changing side may too, after it.
    pub may_withdraw: bool,
    /// The law for the other side, and for the changing side.
    pub articles: (&'static str, &'static str),
    /// Whose later card of the trick is a revoke on record, too.
    pub revoked: BySeat<bool>,
}

/// Nobody has revoked, as far as the change is about.
pub(super) const NOBODY: BySeat<bool> = BySeat([false; 4]);

/// Cards that were taken back.
pub(super) struct Taken {
    pub cards: Vec<Entry>,
    /// What is demanded in a later trick: it is demanded still if that trick comes to stand as it stood (law 60A3).
    demands: Vec<PlayDuty>,
}

/// The cards from that place on, which then are taken back.
pub(super) fn take_back(case: &mut Case, at: usize, article: &'static str) -> Taken {
    let cards = case.state.plays.get(at..).unwrap_or_default().to_vec();
    let is_later = case.state.plays.len() / 4 > at / 4;
    let demands = if is_later { case.state.duties.play_duties.clone() } else { Vec::new() };
    case.put(Effect::CardsTakenBack { from: at as u8 }, article);
    Taken { cards, demands }
}

/// Whether that place is in the trick in progress, or in the one before it while the two sides have not both played on.
pub(super) fn is_open(case: &Case, at: usize) -> bool {
    !Side::ALL.into_iter().all(|side| case.state.has_played_on(at, side))
}

/// Whether another card could lawfully lie at that place, while it is open. An agreed claim has ended the play (law 68D).
pub(super) fn could_have_been(case: &Case, at: usize, other: Card) -> bool {
    let there = case.state.plays[at].card;
    if case.state.agreed.is_some() || !is_open(case, at) || there.is_none_or(|card| card == other) {
        return false;
    }
    let mut before = case.state.clone();
    before.enact(&Effect::CardsTakenBack { from: at as u8 }, case.cite("47"));
    let impossible = |refusal: Refusal| !refusal.is_inference();
    let seat = case.state.plays[at].seat;
    before.play.is_some_and(|play| {
        let bound = before.duties.breaks_a_demand(&play, seat, other)
            || !before.duties.owed_instead(&play, seat, other).is_empty();
        !bound && !play.check(other).is_err_and(impossible)
    })
}

/// Puts another card of the same hand in the place of one that lies there; who played after it may play another.
pub(super) fn exchange(
    case: &mut Case,
    at: usize,
    card: Card,
    articles: (&'static str, &'static str),
) -> Step {
    let Entry { seat, card: wrong, .. } = case.state.plays[at];
    let taken = take_back(case, at, articles.0);
    if let Some(wrong) = wrong {
        case.withdraw(seat, CallOrCard::Card(wrong), Informs::Others);
    }
    case.put(Effect::CardStands { seat, card }, articles.0);
    let freedom = Freedom { changing: seat.side(), may_withdraw: true, articles, revoked: NOBODY };
    put_back(case, at, &taken, freedom)
}

/// Puts the later cards back as far as they are kept: a card of the same trick that cannot be put back yet, because a
/// player before it has still to play, is owed; a card of the next trick goes back to its hand if the trick changed.
/// When the lead is in another suit now, every card after it goes back. `taken` begins with the card that was changed. What was demanded in
/// the next trick is demanded there again if nothing of it changed.
pub(super) fn put_back(case: &mut Case, at: usize, taken: &Taken, freedom: Freedom) -> Step {
    let declaring = case.play()?.declarer().side();
    let suit = |entry: Option<&Entry>| entry.and_then(|entry| entry.card).map(Card::suit);
    let same_suit = !at.is_multiple_of(4) || suit(taken.cards.first()) == suit(case.state.plays.get(at));
    let end_of_trick = (at / 4 + 1) * 4;
    let (mut changed, mut in_order) = (false, true);
    for (place, entry) in (at..).zip(&taken.cards).skip(1) {
        // A card that now lies in the earlier trick is not played again.
        let still_held = |card: &Card| case.state.play.is_some_and(|play| !play.played().contains(*card));
        let Some(card) = entry.card.filter(still_held) else { continue };
        let own = entry.seat.side() == freedom.changing;
        let article = if own { freedom.articles.1 } else { freedom.articles.0 };
        let next_trick = place >= end_of_trick;
        if same_suit && !next_trick && freedom.revoked[entry.seat] {
            in_order = false;
            changed |= !own;
            // Laws 62A and 62B1: a second revoke is corrected with the first, so its card is no free change.
            withdraw_revoke(case, entry.seat, card, "62B1");
            let suit = case.state.led_at(at);
            let trick = (at / 4) as u8;
            case.put(Effect::RevokeCorrected { by: entry.seat, trick, suit }, "62A");
            continue;
        }
        let still_his = same_suit && (!next_trick || (in_order && case.state.turn() == Some(entry.seat)));
        let asked = freedom.may_withdraw && still_his && (!own || changed);
        let kept = still_his && (!asked || keeps(case, entry, article)?);
        if !kept {
            changed |= !own;
            in_order = false;
            let informs = if own { Informs::Others } else { Informs::Own };
            case.withdraw(entry.seat, CallOrCard::Card(card), informs);
            if own && entry.seat.side() != declaring {
                case.put(Effect::PenaltyCard { seat: entry.seat, card, major: true }, article);
            }
        } else if in_order && case.state.turn() == Some(entry.seat) {
            case.put(Effect::CardStands { seat: entry.seat, card }, article);
        } else {
            case.put(Effect::MustPlay { seat: entry.seat, demand: Demand::Card(card) }, article);
        }
    }
    if in_order && case.state.plays.len() > end_of_trick {
        case.state.duties.play_duties.extend(&taken.demands);
    }
    Ok(())
}

/// Law 62B: the card of a revoke goes back, and a defender's that had not been faced is a major penalty card, under that
/// article.
pub(super) fn withdraw_revoke(case: &mut Case, by: Seat, card: Card, penalty: &'static str) {
    case.withdraw(by, CallOrCard::Card(card), Informs::Others);
    let defender = case.state.play.is_some_and(|play| play.declarer().side() != by.side());
    // A penalty card that was played is one again; nothing more is done about it (law 62B2).
    let faced = case.state.duties.penalty_cards.iter().any(|penalty| penalty.card == card);
    if defender && !faced {
        case.put(Effect::PenaltyCard { seat: by, card, major: true }, penalty);
    }
}

fn keeps(case: &mut Case, entry: &Entry, article: &'static str) -> Step<bool> {
    let player = match case.state.play {
        Some(play) if play.dummy() == entry.seat => play.declarer(),
        _ => entry.seat,
    };
    let offered = [(Choice::Keep, article), (Choice::Withdraw, article)];
    Ok(case.chooses(Question::KeepOrWithdraw, Asked::Player(player), &offered)? == Choice::Keep)
}
