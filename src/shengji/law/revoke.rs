//! Wrong plays and revokes (出错牌, 藏张; art. 34(2), 36): a played trick checked after the fact.

use super::{Grade, Measure};
use crate::cite::{Book, Citation};
use crate::shengji::bag::Bag;
use crate::shengji::follow::{Follow, FollowRefusal};
use crate::shengji::lead::Lead;
use crate::shengji::rules::Rules;
use crate::shengji::seat::{BySeat, Seat};

/// A play to a trick that was not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Revoke {
    /// Who played it.
    pub seat: Seat,
    /// What was played.
    pub played: Bag,
    /// What is wrong with it, and what was owed.
    pub refusal: FollowRefusal,
}

/// The plays of a trick that were not legal, in turn (A35).
///
/// `plays` are those after the lead, in turn; `hands` what everybody held before the trick, its cards included. Who held fewer
/// cards than were led plays all of them (art. 32(3)).
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Bag, BySeat, Lead, Rules, Seat, Trump, law::inspect_trick};
/// let lead = Lead::new("S9".parse().unwrap(), None, Trump::new(Rank::Two, Some(Suit::Hearts))).unwrap();
/// let mut hands = BySeat([Bag::EMPTY; 4]);
/// hands[Seat::West] = "S3 D4".parse().unwrap();
/// let revokes = inspect_trick(&lead, Seat::North, &["D4".parse().unwrap()], &hands, &Rules::CN_2002);
/// assert_eq!((revokes.len(), revokes[0].refusal.law().article), (1, "13 ¶1"));
/// ```
pub fn inspect_trick(
    lead: &Lead,
    leader: Seat,
    plays: &[Bag],
    hands: &BySeat<Bag>,
    rules: &Rules,
) -> Vec<Revoke> {
    inspect_trick_with_exposed(lead, leader, plays, hands, &BySeat([Bag::EMPTY; 4]), rules)
}

/// The same where players had heavy exposed cards before the trick, which had to be played first (art. 35(2)).
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::law::inspect_trick_with_exposed;
/// use tricklaw::shengji::{Bag, BySeat, Lead, Rules, Seat, Trump};
/// let lead = Lead::new("S9".parse().unwrap(), None, Trump::new(Rank::Two, Some(Suit::Hearts))).unwrap();
/// let (mut hands, mut exposed) = (BySeat([Bag::EMPTY; 4]), BySeat([Bag::EMPTY; 4]));
/// hands[Seat::West] = "SA S3".parse().unwrap();
/// exposed[Seat::West] = "SA".parse().unwrap();
/// let plays = ["S3".parse().unwrap()];
/// let wrong = inspect_trick_with_exposed(&lead, Seat::North, &plays, &hands, &exposed, &Rules::CN_2002);
/// assert_eq!((wrong[0].seat, wrong[0].refusal.law().article), (Seat::West, "35(2)"));
/// ```
pub fn inspect_trick_with_exposed(
    lead: &Lead,
    leader: Seat,
    plays: &[Bag],
    hands: &BySeat<Bag>,
    exposed: &BySeat<Bag>,
    rules: &Rules,
) -> Vec<Revoke> {
    let mut wrong = Vec::new();
    for (turns, &played) in (1..4).zip(plays) {
        let seat = leader.after(turns);
        // Only hands of which one has too few cards hold fewer than were led.
        let follow =
            Follow::new(lead, hands[seat], rules).with_exposed_among(exposed[seat]).with_what_he_has();
        if let Err(refusal) = follow.check(played) {
            wrong.push(Revoke { seat, played, refusal });
        }
    }
    wrong
}

/// When a revoke was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RevokeFound {
    /// In the trick in which it happened.
    SameTrick,
    /// After cards had been played to the next trick: it is established (成立).
    Established,
}

/// What follows from a wrong play.
///
/// ```
/// use tricklaw::shengji::law::{Measure, RevokeFound, revoke_ruling};
/// let ruling = revoke_ruling(RevokeFound::SameTrick);
/// assert!(ruling.corrected && ruling.exposed);
/// assert!(ruling.measures.contains(&Measure::Warning));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RevokeRuling {
    /// Whether the play is corrected; otherwise the deal goes on as it is.
    pub corrected: bool,
    /// Whether the cards wrongly played become exposed cards.
    pub exposed: bool,
    /// What the referee may choose from; where he must do something, doing nothing is not among it.
    pub measures: &'static [Measure],
    /// The article.
    pub law: Citation,
}

/// What art. 36 says about a revoke.
///
/// ```
/// use tricklaw::shengji::law::{Grade, Measure, RevokeFound, revoke_ruling};
/// let ruling = revoke_ruling(RevokeFound::Established);
/// assert!(!ruling.corrected && !ruling.measures.contains(&Measure::None));
/// assert_eq!(ruling.measures[0], Measure::Fine(Grade::Two));
/// ```
pub const fn revoke_ruling(found: RevokeFound) -> RevokeRuling {
    let law = Citation::new(Book::Shengji2002, "36");
    match found {
        RevokeFound::SameTrick => RevokeRuling {
            corrected: true,
            exposed: true,
            measures: super::exposure_ruling(super::Exposure::Heavy).measures,
            law,
        },
        RevokeFound::Established => RevokeRuling {
            corrected: false,
            exposed: false,
            measures: &[
                Measure::Fine(Grade::Two),
                Measure::Fine(Grade::Three),
                Measure::Fine(Grade::Four),
                Measure::RoundLost,
            ],
            law,
        },
    }
}

/// What the referee finds about a wrong follow, discard or ruff (art. 34(2)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WrongPlay {
    /// It was slight, corrected at once, and did no damage.
    Slight,
    /// Anything else.
    Serious,
}

/// What art. 34(2) says about a wrong follow, discard or ruff: a slight one may be let pass, or be warned about (art. 29(1));
/// any other, and one that was not found in its trick, is a revoke.
///
/// ```
/// use tricklaw::shengji::law::{RevokeFound, WrongPlay, wrong_play_ruling};
/// let slight = wrong_play_ruling(WrongPlay::Slight, RevokeFound::SameTrick);
/// assert_eq!((slight.exposed, slight.law.article), (false, "34(2)"));
/// let serious = wrong_play_ruling(WrongPlay::Serious, RevokeFound::SameTrick);
/// assert_eq!((serious.exposed, serious.law.article), (true, "36"));
/// ```
pub const fn wrong_play_ruling(play: WrongPlay, found: RevokeFound) -> RevokeRuling {
    match (play, found) {
        (WrongPlay::Slight, RevokeFound::SameTrick) => {
            let law = Citation::new(Book::Shengji2002, "34(2)");
            let measures = &[Measure::None, Measure::Warning];
            RevokeRuling { corrected: true, exposed: false, measures, law }
        }
        _ => revoke_ruling(found),
    }
}
