//! Laws 66 and 67: inspection of tricks, and tricks with too few or too many cards.

use super::case::{Case, Informs, Step};
use super::effect::Effect;
use super::finding::Question;
use super::later_plays::{self, Freedom};
use super::obligation::CallOrCard;
use super::restriction::small;
use super::revoke::kept_a_faced_card;
use crate::bridge::play::Entry;
use crate::bridge::refusal::{Owed, Reason, Refusal};
use crate::bridge::seat::Seat;
use crate::bridge::table::{Phase, Table};
use crate::cards::{Card, CardSet};
use crate::cite::Citation;

/// Something to look at among the cards played (law 66).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Inspection {
    /// The four cards of the trick just played, to be faced again (law 66A). `own_turned` says whether the player has
    /// turned his own card down.
    CurrentTrick {
        /// Whether the player has turned his own card face down.
        own_turned: bool,
    },
    /// The last card he played himself, not shown to others (law 66B).
    OwnLastCard,
    /// A quitted trick (law 66C and D).
    QuittedTrick {
        /// Whether the director told him to.
        by_order: bool,
    },
}

impl Table {
    /// Whether a player may look at cards already played (law 66).
    ///
    /// # Errors
    ///
    /// A [`Refusal`] naming the paragraph.
    pub fn may_inspect(&self, seat: Seat, what: Inspection) -> Result<(), Refusal> {
        let denied = |article| {
            let refusal = Refusal::new(Reason::MayNotInspect, Owed::Nothing);
            Err(Refusal { law: Citation { article, ..refusal.law }, ..refusal })
        };
        let Some(play) = self.play().filter(|play| !play.played().is_empty()) else { return denied("66A") };
        let dummy = play.dummy() == seat;
        let side_has_led_on = play.trick().any(|(by, _)| by.side() == seat.side());
        match what {
            Inspection::CurrentTrick { own_turned } if own_turned || dummy || side_has_led_on => {
                denied("66A")
            }
            // After the play everybody may look (law 66D).
            Inspection::OwnLastCard | Inspection::QuittedTrick { .. } if self.phase() == Phase::Over => {
                Ok(())
            }
            Inspection::OwnLastCard if dummy || play.suit_led().is_some() => denied("66B"),
            Inspection::QuittedTrick { by_order: false } => denied("66C"),
            _ => Ok(()),
        }
    }
}

/// Law 67: a hand left its card out of a trick, numbered from 0.
pub(super) fn card_left_out(case: &mut Case, by: Seat, trick: u8) -> Step {
    case.under(67);
    let play = case.play()?;
    let place = case.state.place_in_trick(by, trick).filter(|&at| case.state.plays[at].card.is_none());
    let Some(at) = place else { return case.does_not_fit() };
    let led = case.state.led_at(at);
    let hand = play.hands()[by];
    let held = if hand.is_known() { hand.known } else { hand.known | (play.unseen()) };
    let of_led = led.map_or(CardSet::EMPTY, |led| held.of_suit(led));
    let follows_for_sure = hand.is_known() && !of_led.is_empty();
    let candidates = if follows_for_sure { of_led } else { held };
    if later_plays::is_open(case, at) {
        return match case.state.agreed {
            None => supply_in_time(case, at),
            // The tricks agreed on stand, whatever the card is (laws 68D and 69A).
            Some(_) => {
                let card = case.names_card(Question::SuppliedCard, by, candidates, "67A1")?;
                case.put(Effect::CardSupplied { at: at as u8, card }, "67A1");
                Ok(())
            }
        };
    }
    let article = if follows_for_sure { "67B1(a)" } else { "67B1(b)" };
    let card = case.names_card(Question::SuppliedCard, by, candidates, article)?;
    let follows = led == Some(card.suit());
    let article = if follows { "67B1(a)" } else { "67B1(b)" };
    let kept_a_faced_card = kept_a_faced_card(case, at);
    case.put(Effect::CardSupplied { at: at as u8, card }, article);
    if follows && !case.read(case.law.missing_card_following) {
        return Ok(());
    }
    // With a card of the suit it is a revoke in that suit, and of two in one suit the second is not rectified (law 64B2).
    let suit = led.filter(|_| follows);
    // What law 64B spares a revoke it spares what counts as one.
    let spared = if case.state.duties.established.iter().any(|earlier| earlier.is_before(by, suit, trick)) {
        Some("64B2")
    } else if by == play.dummy() || kept_a_faced_card {
        Some("64B3")
    } else {
        (trick == 11).then_some("64B6")
    };
    let rectified = spared.is_none();
    let effect = Effect::RevokeEstablished { by, trick, suit, rectified, at_most: 1 };
    case.put(effect, spared.unwrap_or(article));
    Ok(())
}

/// Law 67A1: before both sides have played on, a legal card is put in and the trick counts with it.
fn supply_in_time(case: &mut Case, at: usize) -> Step {
    let seat = case.state.plays[at].seat;
    let taken = later_plays::take_back(case, at, "67A1");
    let play = case.play()?;
    let legal = case.state.could_play(&play).unwrap_or(play.hands()[seat].known | play.unseen());
    let card = case.names_card(Question::SuppliedCard, seat, legal, "67A1")?;
    case.put(Effect::CardStands { seat, card }, "67A1");
    let articles = ("67A1", "67A1");
    let freedom =
        Freedom { changing: seat.side(), may_withdraw: false, articles, revoked: later_plays::NOBODY };
    later_plays::put_back(case, at, &taken, freedom)
}

/// Laws 67A2 and 67B2: a hand put several cards to a trick, numbered from 0; the extra ones go back and count as never
/// having left it. `exposed` are those of a defender that can now be seen.
pub(super) fn extra_cards(case: &mut Case, by: Seat, trick: u8, extra: CardSet, exposed: CardSet) -> Step {
    case.under(67);
    let play = case.play()?;
    let played = case.state.place_in_trick(by, trick).is_some();
    case.fits(played && extra.contains_all(exposed))?;
    for card in extra {
        case.holds(by, card)?;
    }
    if by.side() != play.declarer().side() {
        let minor = exposed.len() == 1 && small().contains_all(exposed);
        let article = if later_plays::is_open(case, trick as usize * 4) { "67A2" } else { "67B2" };
        for card in exposed {
            case.withdraw(by, CallOrCard::Card(card), Informs::Exposed);
            case.put(Effect::PenaltyCard { seat: by, card, major: !minor }, article);
        }
    }
    // Where a card was in the hand all the time, an earlier trick may have been a revoke.
    let failed = |entries: &[Entry]| {
        let led = entries.first().and_then(|entry| entry.card).map(Card::suit);
        let own = entries.iter().find(|entry| entry.seat == by).and_then(|entry| entry.card).map(Card::suit);
        let discarded = led.filter(|_| own.is_some() && own != led);
        discarded.is_some_and(|led| !extra.of_suit(led).is_empty())
    };
    if case.state.plays.chunks(4).any(failed) {
        case.consider(case.law.articles.extra_was_held);
    }
    Ok(())
}
