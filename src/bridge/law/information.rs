//! Laws 16B, 23 and 73: what a player lets his partner know, what misleads an opponent, damage that could be foreseen. None of it
//! changes anything at the table: play goes on, and when it is over the score may be adjusted.

use super::case::{Case, Step};
use super::effect::Effect;
use super::finding::Question;
use crate::bridge::seat::Seat;
use crate::bridge::table::Phase;

/// Law 16B: a player has made extraneous information available to his partner.
pub(super) fn from_partner(case: &mut Case, by: Seat) -> Step {
    case.under(16);
    let articles = case.law.articles;
    let given = case.finds(Question::InformationGiven, articles.information_given)?;
    let over = case.state.phase() == Phase::Over;
    if given && !over {
        case.put(Effect::Informed(by.partner()), articles.suggested);
    }
    let used = given
        && (!over
            || case.finds(Question::LogicalAlternative, articles.logical_alternative)?
                && case.finds(Question::Suggested, articles.suggested)?);
    damage(case, used, articles.information_used)
}

/// Law 73F: a player's remark, manner or tempo has misled an opponent, who draws inferences at his own risk (law 73D1).
pub(super) fn false_inference(case: &mut Case) -> Step {
    case.under(73);
    let articles = case.law.articles;
    let deceived =
        case.finds(Question::Misled, "73D1")? && case.finds(Question::CouldHaveKnown, articles.misled)?;
    damage(case, deceived, articles.misled)
}

/// Law 23 (in 2017 72C): the offender could have been aware that his irregularity would damage the other side.
pub(super) fn potential_damage(case: &mut Case) -> Step {
    case.under(23);
    let article = case.law.articles.could_have_known;
    let aware = case.finds(Question::CouldHaveKnown, article)?;
    damage(case, aware, article)
}

/// An infraction, if it was one, that only an adjusted score redresses: watched while the board is being played, judged by its
/// damage afterwards, which settles what was to be watched.
pub(super) fn damage(case: &mut Case, infraction: bool, article: &'static str) -> Step {
    if case.state.phase() != Phase::Over {
        if infraction {
            case.consider(article);
        }
        return Ok(());
    }
    let adjusted = infraction && case.finds(Question::Gained, article)?;
    let watched = case.adjusted_under(article);
    let adjustments = &mut case.state.duties.adjustments;
    if let Some(at) = adjustments.iter().position(|known| *known == watched) {
        adjustments.remove(at);
    }
    let due = Effect::AdjustedScoreDue(case.player, case.cite(case.law.articles.assigned_score));
    case.put(if adjusted { due } else { Effect::ResultStands }, article);
    Ok(())
}
