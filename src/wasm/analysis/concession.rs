//! What counts as a claim, agreement and its withdrawal, cancelled concessions, disputed counts (laws 68, 69, 71, 79).

use super::claim::conceded;
use super::input::{Asked, Input};
use crate::bridge::claim::{
    About, Announcement, Concession, Continuation, CountDispute, Effect, Ending, Likelihood, Moment,
    PlayedOn, Regret, Relief, Response, Tricks, cancel_concession, disclaimed_trick, disputed_count,
    is_agreement_established, play_after_claim, withdraw_agreement,
};
use crate::wasm::json::Json;

#[inline(never)]
pub fn announcement(input: &mut Input, answer: &mut Json) -> Asked<()> {
    let (by, declarer) = (input.seat()?, input.seat()?);
    let kind = input.item();
    let tricks = input.maybe(Input::small)?;
    let needed = tricks.ok_or_else(|| input.wrong());
    let about = match kind {
        "current-trick" => About::CurrentTrick,
        "wins" => About::Wins(needed?),
        "loses" => About::Loses(needed?),
        "cut-short" => About::CutShort,
        "abandons-hand" => About::AbandonsHand,
        _ => About::ShowsCards { plainly_no_claim: kind != "shows-cards" },
    };
    let left = input.small()?;
    let partner_objects = input.flag()?;
    let reading = Announcement { by, declarer, about, left, partner_objects }.read(input.book()?);
    let (effect, numbers, free) = match reading.effect {
        Effect::PlayGoesOn { shown_cards_free } => ("play-goes-on", None, Some(shown_cards_free)),
        Effect::Claim { wins, loses } => ("claim", Some([wins, loses]), None),
        Effect::NeedsNumber => ("needs-number", None, None),
    };
    answer.open();
    answer.field("effect").text(effect);
    for (place, name) in ["wins", "loses"].into_iter().enumerate() {
        answer.field(name);
        match numbers {
            Some(numbers) => answer.number(numbers[place].into()),
            None => answer.null(),
        }
    }
    answer.field("shownCardsFree");
    maybe_flag(answer, free);
    answer.field("callDirector").flag(reading.call_director);
    answer.field("law").law(Some(reading.law));
    answer.close();
    Ok(())
}

#[inline(never)]
fn maybe_flag(answer: &mut Json, flag: Option<bool>) {
    match flag {
        Some(flag) => answer.flag(flag),
        None => answer.null(),
    }
}

#[inline(never)]
pub fn later(input: &mut Input, answer: &mut Json) -> Asked<()> {
    let played_on = PlayedOn { asked_by_other_side: input.flag()?, all_agreed: input.flag()? };
    let (play, law) = play_after_claim(input.book()?, played_on);
    answer.open();
    answer.field("play").text(match play {
        Continuation::Void => "void",
        Continuation::Evidence => "evidence",
        Continuation::ClaimVoid => "claim-void",
    });
    answer.field("law").law(Some(law));
    answer.close();
    Ok(())
}

#[inline(never)]
fn moment(input: &mut Input) -> Asked<Moment> {
    Ok(Moment {
        called_on_next_board: input.flag()?,
        round_over: input.flag()?,
        correction_over: input.flag()?,
    })
}

#[inline(never)]
pub fn agreed(input: &mut Input, answer: &mut Json) -> Asked<()> {
    let response = if input.flag()? { Response::Objection } else { Response::Silence };
    answer.flag(is_agreement_established(response, moment(input)?));
    Ok(())
}

#[inline(never)]
fn relief(answer: &mut Json, relief: Relief) {
    let nothing = Tricks::exactly(0);
    let (outcome, back, law) = match relief {
        Relief::Restored { tricks, law } => ("restored", tricks, law),
        Relief::Stands { law } => ("stands", nothing, law),
        Relief::TooLate { law } => ("too-late", nothing, law),
        Relief::NeedsLikelihood { tricks, law } => ("needs-likelihood", tricks, law),
    };
    answer.open();
    answer.field("outcome").text(outcome);
    answer.field("restored").tricks(back);
    answer.field("law").law(Some(law));
    answer.close();
}

#[inline(never)]
pub fn withdraw(input: &mut Input, answer: &mut Json) -> Asked<()> {
    let chances = |input: &mut Input| -> Asked<u32> { Ok(input.number()?.min(u64::from(u32::MAX)) as u32) };
    let regret = Regret {
        asked: input.small()?,
        already_won: input.small()?,
        not_losable: Tricks::exactly(input.small()?),
        likelihood: input
            .maybe(|input| Ok(Likelihood { favourable: chances(input)?, of: chances(input)? }))?,
    };
    let when = moment(input)?;
    relief(answer, withdraw_agreement(input.book()?, when, regret));
    Ok(())
}

#[inline(never)]
pub fn cancel(input: &mut Input, answer: &mut Json) -> Asked<()> {
    let (position, claim, terms) = conceded(input)?;
    let when = moment(input)?;
    let already_won = input.small()?;
    relief(answer, cancel_concession(&position, &Concession { claim, already_won }, when, &terms)?);
    Ok(())
}

#[inline(never)]
pub fn count(input: &mut Input, answer: &mut Json) -> Asked<()> {
    let ending = if input.flag()? { Ending::Claim } else { Ending::PlayedOut };
    let when = moment(input)?;
    let (way, law) = disputed_count(input.book()?, ending, when);
    let (by, may, must) = match way {
        CountDispute::Agreement => ("agreement", None, None),
        CountDispute::Director { may_increase, must_increase } => {
            ("director", Some(may_increase), Some(must_increase))
        }
    };
    answer.open();
    answer.field("settledBy").text(by);
    answer.field("mayIncrease");
    maybe_flag(answer, may);
    answer.field("mustIncrease");
    maybe_flag(answer, must);
    answer.field("law").law(Some(law));
    answer.close();
    Ok(())
}

#[inline(never)]
pub fn disclaimed(input: &mut Input, answer: &mut Json) -> Asked<()> {
    let (ours, theirs, left) = (input.small()?, input.small()?, input.small()?);
    maybe_flag(answer, disclaimed_trick(ours, theirs, left));
    Ok(())
}
