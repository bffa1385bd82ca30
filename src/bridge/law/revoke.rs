//! Laws 61 to 63: revokes, their correction and their establishment.

use super::case::{Case, Informs, Step};
use super::edition::{Agreement, DefenderAsks};
use super::effect::Effect;
use super::exposed;
use super::finding::{Asked, Choice, Question};
use super::later_plays::{self, Freedom};
use super::obligation::{CallOrCard, PenaltyCard};
use crate::bridge::play::{Entry, Mark};
use crate::bridge::refusal::Reason;
use crate::bridge::seat::{BySeat, Seat, Side};
use crate::bridge::table::Phase;
use crate::cards::{Card, CardSet, Suit};

/// A revoke on the record: where it is and what it was.
#[derive(Clone, Copy)]
struct Found {
    at: usize,
    by: Seat,
    trick: u8,
    card: Card,
    led: Suit,
    /// The suit that should have been followed; nothing when another duty was not met.
    suit: Option<Suit>,
}

/// Attention is drawn to a revoke in the trick of that number, from 0.
pub(super) fn revoke(case: &mut Case, by: Seat, trick: u8) -> Step {
    let found = find(case, by, trick)?;
    let due = penalty_cards_due(case, &found)?;
    if !due.is_empty() {
        return exposed::played_instead_of_a_penalty_card(case, found.at, due);
    }
    if trick == 11 {
        return in_twelfth_trick(case, found);
    }
    // The other side has played on, so that its revoke in the trick is the established one.
    if case.state.has_played_on(found.at, by.side().other()) && both_must_correct(case, &found, by.side()) {
        case.under(62);
        return correct_both(case, found);
    }
    if is_established(case, &found)? {
        return stays(case, found);
    }
    if asked_by_partner(case, by)? {
        return correct_as_established(case, found, "63B");
    }
    correct(case, found, "62B")?;
    case.put(Effect::RevokeCorrected { by, trick, suit: found.suit }, "62A");
    Ok(())
}

/// Law 63B: an established revoke is not corrected, but for what 2017 law 62C3 says.
fn stays(case: &mut Case, found: Found) -> Step {
    if both_must_correct(case, &found, found.by.side().other()) {
        return correct_both(case, found);
    }
    case.put(Effect::RevokeCard { at: found.at as u8 }, case.law.articles.revoke_stays);
    establish(case, &found)
}

/// Law 43B2(b): dummy, who has lost his rights, asked first; the card is corrected and the revoke established.
pub(super) fn asked_by_dummy(case: &mut Case, by: Seat, trick: u8) -> Step {
    case.under(43);
    let found = find(case, by, trick)?;
    let play = case.play()?;
    case.fits(by.side() == play.declarer().side())?;
    // In the twelfth trick nothing depends on dummy's rights (laws 62D1 and 64B6).
    if trick == 11 || !case.finds(Question::DummyLostRights, "43B2(b)")? {
        return revoke(case, by, trick);
    }
    if is_established(case, &found)? {
        return stays(case, found);
    }
    correct_as_established(case, found, "43B2(b)")
}

/// The card, if it can have been a revoke: it did not follow and the hand may have held the suit, or it is on record as
/// against the laws.
fn find(case: &Case, by: Seat, trick: u8) -> Step<Found> {
    let play = case.play()?;
    let Some(at) = case.state.place_in_trick(by, trick) else { return case.refuse(Reason::DoesNotFit) };
    let (Entry { card: Some(card), mark, .. }, Some(led)) = (case.state.plays[at], case.state.led_at(at))
    else {
        return case.refuse(Reason::DoesNotFit);
    };
    let follows = card.suit() == led;
    let hidden = !play.hands()[by].is_known();
    let asked = case.state.duties.asked_off_suit(at, by, led).filter(|_| hidden);
    let may_hold = hidden && asked.is_none() && !play.unseen().of_suit(led).is_empty();
    let revoked = !follows && (may_hold || !case.state.held_beside(at).of_suit(led).is_empty());
    let against = mark == Mark::Irregular || asked.is_some_and(|asked| asked != card);
    let irregular = against && !case.state.is_accepted(at);
    case.fits(!case.state.is_ruled_on(at) && (revoked || irregular))?;
    let suit = revoked.then_some(led);
    Ok(Found { at, by, trick, card, led, suit })
}

/// The penalty cards of which one should have been played instead; none once it is too late to speak of it under law 52. Where
/// another card would have to correct the revoke there has to be one: what was due may have gone to an earlier trick (law 67B1).
fn penalty_cards_due(case: &Case, found: &Found) -> Step<CardSet> {
    let late = case.state.has_played_on(found.at, found.by.side());
    if found.suit.is_some() || (late && found.trick != 11) {
        return Ok(CardSet::EMPTY);
    }
    let before = case.state.before(found.at);
    let Some(play) = before.play else { return Ok(CardSet::EMPTY) };
    case.fits(play.legal_cards() != Some(found.card.into()))?;
    Ok(if late { CardSet::EMPTY } else { before.duties.owed_instead(&play, found.by, found.card) })
}

/// Law 63A: whether the revoke is established.
fn is_established(case: &mut Case, found: &Found) -> Step<bool> {
    case.under(63);
    let side = found.by.side();
    if case.state.has_played_on(found.at, side) {
        return Ok(true);
    }
    let claimed = case.state.agreed.is_some();
    if !claimed && !case.finds(Question::EstablishedOtherwise, "63A")? {
        return Ok(false);
    }
    let open =
        case.read(case.law.agreement) == Agreement::Final && case.finds(Question::AgreementOpen, "63A3")?;
    Ok(!open)
}

/// 2017 law 62C3: both sides revoked in the trick and one of them, this one, has not played to the next.
fn both_must_correct(case: &mut Case, found: &Found, waits: Side) -> bool {
    !case.state.has_played_on(found.at, waits)
        && case.read(case.law.both_in_one_trick)
        && other_revoke(case, found).is_some()
}

/// The revoke of the other side in the same trick. Where hands are hidden it counts as one only when it is on record as
/// against the laws, or when the answers on record go on with its correction.
fn other_revoke(case: &Case, found: &Found) -> Option<Found> {
    let first = found.trick as usize * 4;
    let corrected = !case.is_used_up();
    let revoked = |mark: Mark| mark == Mark::Irregular || (mark == Mark::Unproven && corrected);
    let other = |entry: &&Entry| entry.seat.side() != found.by.side() && revoked(entry.mark);
    let mut others = case.state.plays.iter().skip(first).take(4).filter(other);
    others.find_map(|entry| find(case, entry.seat, found.trick).ok())
}

fn correct_both(case: &mut Case, found: Found) -> Step {
    let Some(other) = other_revoke(case, &found) else { return Ok(()) };
    // In the order in which they were played; a third one on record is corrected with them.
    let of_trick = case.state.plays.iter().skip(found.trick as usize * 4).take(4);
    let revokes: Vec<Found> = of_trick
        .filter_map(|entry| match entry.seat {
            seat if seat == found.by => Some(found),
            seat if seat == other.by => Some(other),
            _ if entry.mark != Mark::Irregular => None,
            seat => find(case, seat, found.trick).ok().filter(|third| third.suit.is_some()),
        })
        .collect();
    let first = revokes.first().copied().unwrap_or(found);
    let taken = later_plays::take_back(case, first.at, "62C3");
    for revoked in &revokes {
        later_plays::withdraw_revoke(case, revoked.by, revoked.card, "62C3");
        case.put(
            Effect::RevokeCorrected { by: revoked.by, trick: revoked.trick, suit: revoked.suit },
            "62C3",
        );
    }
    // Everybody from the first revoke on plays again, those who followed their own cards.
    let card = correct_card(case, &first)?;
    case.put(Effect::CardStands { seat: first.by, card }, "62C3");
    let end_of_trick = (found.trick as usize + 1) * 4;
    for (place, entry) in (first.at + 1..).zip(&taken.cards[1..]) {
        // Whoever has led on may have to play that very card to the trick.
        let lies_there = |card: &Card| case.state.play.is_some_and(|play| play.played().contains(*card));
        match entry.card.filter(|card| !lies_there(card)) {
            Some(card) if place < end_of_trick && revokes.iter().all(|revoked| revoked.by != entry.seat) => {
                let demand = super::Demand::Card(card);
                case.put(Effect::MustPlay { seat: entry.seat, demand }, "62C3");
            }
            Some(card) if place >= end_of_trick => {
                case.withdraw(entry.seat, CallOrCard::Card(card), Informs::Others);
                if entry.seat.side() != case.play()?.declarer().side() {
                    case.put(Effect::PenaltyCard { seat: entry.seat, card, major: true }, "62C3");
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// Law 61B: where a defender may not ask his partner, a revoke he asked about is corrected and counts as established.
fn asked_by_partner(case: &mut Case, by: Seat) -> Step<bool> {
    let defender = by.side() != case.play()?.declarer().side();
    if !defender || case.law.defender_asks.value == DefenderAsks::Allowed {
        return Ok(false);
    }
    case.read(case.law.defender_asks);
    case.finds(Question::PartnerAsked, "61B")
}

/// The card that should have been played, chosen by the player if there are several.
fn correct_card(case: &mut Case, found: &Found) -> Step<Card> {
    let play = case.play()?;
    let possible = match case.state.could_play(&play) {
        Some(legal) => legal,
        // It may hold a suit that it seems to be out of, where nobody noticed another revoke.
        None => {
            let held = play.hands()[found.by].known | play.unseen();
            // Of a hidden hand that was bound otherwise nothing is known but that it was another card.
            if case.state.duties.binds(found.by) { held } else { held.of_suit(found.led) }
        }
    } - CardSet::of(found.card);
    case.names_card(Question::CorrectCard, found.by, possible, "62B")
}

/// Law 62: the revoke is corrected and the cards played after it may be changed.
fn correct(case: &mut Case, found: Found, article: &'static str) -> Step {
    case.under(62);
    let revoked = BySeat::from_fn(|seat| has_revoked_behind(case, &found, seat));
    let taken = later_plays::take_back(case, found.at, article);
    let card = correct_card(case, &found)?;
    later_plays::withdraw_revoke(case, found.by, found.card, "62B1");
    case.put(Effect::CardStands { seat: found.by, card }, article);
    let freedom =
        Freedom { changing: found.by.side(), may_withdraw: true, articles: ("62C1", "62C2"), revoked };
    later_plays::put_back(case, found.at, &taken, freedom)
}

/// Whether that hand has revoked behind it in the same trick, as far as it is on record, and its revoke is to be corrected too: not
/// one that is established (law 63B), but in the twelfth trick (law 62D1).
fn has_revoked_behind(case: &Case, found: &Found, seat: Seat) -> bool {
    let Some(at) = case.state.place_in_trick(seat, found.trick).filter(|&at| at > found.at) else {
        return false;
    };
    let established = found.trick != 11 && case.state.has_played_on(at, seat.side());
    !established
        && case.state.plays[at].mark == Mark::Irregular
        && find(case, seat, found.trick).is_ok_and(|other| other.suit.is_some())
}

/// Law 62D: in the twelfth trick a revoke is corrected even when it is established, until the hands are back.
fn in_twelfth_trick(case: &mut Case, found: Found) -> Step {
    if case.state.phase() == Phase::Over {
        let offered = [(Choice::InTime, "62D1"), (Choice::NextBoard, "64B6"), (Choice::RoundOver, "64B6")];
        if case.chooses(Question::WhenFound, Asked::Director, &offered)? != Choice::InTime {
            case.put(Effect::RevokeCard { at: found.at as u8 }, "64B6");
            record(case, &found, Tricks::Stay, "64B6");
            case.consider(case.law.articles.revoke_damage);
            return Ok(());
        }
    }
    let defender = found.by.side() != case.play()?.declarer().side();
    let partner = found.by.partner();
    let partner_to_play = !case.state.plays[..found.at].iter().skip(44).any(|entry| entry.seat == partner);
    let has_choice = !has_one_suit(case, partner)?;
    correct(case, found, "62D1")?;
    case.put(Effect::RevokeCorrected { by: found.by, trick: found.trick, suit: found.suit }, "62D1");
    if defender && partner_to_play && has_choice {
        case.consider("62D2");
    }
    Ok(())
}

/// Whether the last two cards of a hand are known to be of one suit, wherever they are now.
fn has_one_suit(case: &Case, seat: Seat) -> Step<bool> {
    let held = case.play()?.hands()[seat];
    let last: CardSet = case
        .state
        .plays
        .iter()
        .skip(44)
        .filter(|entry| entry.seat == seat)
        .filter_map(|entry| entry.card)
        .collect();
    let all = held.known | last;
    Ok(held.is_known() && Suit::ALL.iter().any(|&suit| all.of_suit(suit) == all))
}

/// The revoke is corrected, and counts as established all the same: law 64 applies, with what it leaves out.
fn correct_as_established(case: &mut Case, found: Found, article: &'static str) -> Step {
    let spared = spared(case, &found)?;
    correct(case, found, article)?;
    settle(case, &found, spared, article);
    Ok(())
}

/// Law 64B2 and B3: the article that leaves a revoke without rectification.
fn spared(case: &mut Case, found: &Found) -> Step<Option<&'static str>> {
    case.under(64);
    Ok(if has_revoked_in_the_suit(case, found) {
        Some("64B2")
    } else if found.by == case.play()?.dummy() || kept_a_faced_card(case, found.at) {
        Some("64B3")
    } else {
        None
    })
}

/// Law 64: whether an established revoke moves tricks; how many is known when the play is over.
fn establish(case: &mut Case, found: &Found) -> Step {
    let mut spared = spared(case, found)?;
    if spared.is_none() && case.state.phase() == Phase::Over {
        let offered = [(Choice::InTime, "64A"), (Choice::NextBoard, "64B4"), (Choice::RoundOver, "64B5")];
        spared = match case.chooses(Question::WhenFound, Asked::Director, &offered)? {
            Choice::NextBoard => Some("64B4"),
            Choice::RoundOver => Some("64B5"),
            _ => None,
        };
    }
    settle(case, found, spared, "64A");
    Ok(())
}

/// Puts an established revoke on record: without rectification where law 64B says so, its part 7 included.
fn settle(case: &mut Case, found: &Found, spared: Option<&'static str>, article: &'static str) {
    let both = spared.is_none() && case.state.has_revoked(found.by.side().other());
    let spared = spared.or(both.then_some("64B7"));
    record(
        case,
        found,
        if spared.is_none() { Tricks::Move } else { Tricks::Stay },
        spared.unwrap_or(article),
    );
    let articles = case.law.articles;
    let repeats = |later: &super::Established| {
        later.by == found.by && found.suit.is_some() && later.suit == found.suit && later.trick > found.trick
    };
    let repeated = both || spared == Some("64B2") || case.state.duties.established.iter().any(repeats);
    case.consider(if repeated { articles.repeated_revoke } else { articles.revoke_damage });
}

/// Law 64B2: whether the player revoked in that suit before; a revoke that was corrected is one, too, unless the first must
/// have been established.
fn has_revoked_in_the_suit(case: &mut Case, found: &Found) -> bool {
    if found.suit.is_none() {
        return false;
    }
    let duties = &case.state.duties;
    if duties.established.iter().any(|earlier| earlier.is_before(found.by, found.suit, found.trick)) {
        return true;
    }
    let corrected = |&(by, trick, suit): &(Seat, u8, Option<Suit>)| {
        (by, suit) == (found.by, found.suit) && trick < found.trick
    };
    duties.corrected_revokes.iter().any(corrected) && case.read(case.law.repeated_after_correction)
}

/// Law 64B3: whether a card that lay face up could have been played in that place.
pub(super) fn kept_a_faced_card(case: &Case, at: usize) -> bool {
    let (led, played) = (case.state.led_at(at), case.state.plays[at].card);
    let playable = |penalty: PenaltyCard| match led {
        Some(led) if !at.is_multiple_of(4) => penalty.card.suit() == led,
        _ => penalty.major,
    };
    case.state.penalties_at(at).any(|penalty| Some(penalty.card) != played && playable(penalty))
}

/// Whether an established revoke costs its side tricks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tricks {
    Stay,
    Move,
}

fn record(case: &mut Case, found: &Found, tricks: Tricks, article: &'static str) {
    let rectified = tricks == Tricks::Move;
    let &Found { by, trick, suit, .. } = found;
    let at_most = if case.law.revoke_extra_trick.value { 3 } else { 2 };
    case.put(Effect::RevokeEstablished { by, trick, suit, rectified, at_most }, article);
}
