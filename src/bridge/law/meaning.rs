//! What a withdrawn call was related to, and what law 26 makes of it.

use super::case::{Case, Step};
use super::denominations::Denominations;
use super::edition::LeadRights;
use super::effect::{Consequence, Effect};
use super::finding::Question;
use super::obligation::LeadRule;
use crate::bridge::call::{Call, Denomination};
use crate::bridge::seat::Seat;

/// What has been found of a withdrawn call.
#[derive(Clone, Copy)]
pub(super) enum Known {
    Nothing,
    /// Whether it was artificial.
    Artificial(bool),
    /// What it was related to.
    Related(Denominations),
}

pub(super) fn denomination_of(call: Call) -> Option<Denomination> {
    match call {
        Call::Bid(bid) => Some(bid.denomination()),
        _ => None,
    }
}

/// Finds what a call was related to; a natural call is related to what it names (laws 26 and 29C).
pub(super) fn related(
    case: &mut Case,
    denomination: Option<Denomination>,
    known: Known,
) -> Step<Denominations> {
    let artificial = match known {
        Known::Related(related) => return Ok(related),
        Known::Artificial(artificial) => artificial,
        Known::Nothing => case.finds(Question::Artificial, "26A")?,
    };
    match artificial {
        true => case.finds_denominations("26A"),
        false => Ok(denomination.map_or(Denominations::NONE, Denominations::of)),
    }
}

/// Law 26: gives declarer his right at the first lead of the offender's partner. `lifted_by` is the withdrawn call when
/// the offender has still to make his final call of that turn; `known` what has been found of it already.
pub(super) fn lead_penalty(
    case: &mut Case,
    offender: Seat,
    denomination: Option<Denomination>,
    lifted_by: Option<Call>,
    known: Known,
) -> Step {
    let rule = match case.read(case.law.lead_rights) {
        LeadRights::Unspecified => LeadRule::Unspecified,
        LeadRights::Related => {
            let related = related(case, denomination, known)?;
            let solely_suits = related.suits().next().is_some() && !related.contains(Denomination::NoTrump);
            if solely_suits { LeadRule::Related(related) } else { LeadRule::AnySuit }
        }
    };
    let article = match rule {
        LeadRule::Related(_) => case.law.articles.lead_related,
        _ => case.law.articles.lead_any,
    };
    // Two calls withdrawn at one turn, by one ruling or two, may have said the same: declarer has the right once.
    let there = |done: &Consequence| matches!(done.effect, Effect::LeadPenalty { offender: whose, rule: same, .. } if (whose, same) == (offender, rule));
    if !case.done.iter().any(there) && !case.state.duties.restricts_for_last_call(offender, rule) {
        case.put(Effect::LeadPenalty { offender, rule, lifted_by }, article);
    }
    Ok(())
}
