//! Claims, and what becomes of them.

use super::input::{Asked, Fault, Input};
use super::position::{Given, position, restrictions};
use super::solve::{Cost, best, cost};
use super::statement::statement;
use super::verdict;
use crate::bridge::Seat;
use crate::bridge::claim::{
    Awareness, Bulletproof, Claim, ClaimError, Class, Policy, Position, Preset, Proof, Switch, Terms,
    adjudicate_with, is_bulletproof,
};
use crate::bridge::solve::Budget;
use crate::cards::CardSet;
use crate::wasm::json::Json;

/// The nodes the solver may take for the best play unless the caller says otherwise.
const SOLVER_NODES: u64 = 2_000_000;

impl From<ClaimError> for Fault {
    fn from(error: ClaimError) -> Fault {
        Fault::refusal(error.name(), error, None, |params| match error {
            ClaimError::TooManyTricks { left } => params.field("left").number(left.into()),
            ClaimError::LaterPlay(at) => params.field("at").number(at as i64),
            ClaimError::Dummy | ClaimError::NothingLeft | ClaimError::Uncounted => {}
        })
    }
}

/// A position and a claim, with the restrictions in force at the table unless it names its own.
#[inline(never)]
fn claimed(input: &mut Input) -> Asked<(Position, Claim)> {
    let Given { position, restrictions: at_table } = position(input)?;
    let left = position.tricks_left();
    let by = input.seat()?;
    let (tricks, concedes) = (input.maybe(Input::small)?, input.maybe(Input::small)?);
    if concedes.is_some_and(|concedes| concedes > left) {
        return Err(ClaimError::TooManyTricks { left }.into());
    }
    let claimed = match (tricks, concedes) {
        (Some(tricks), Some(concedes)) if u16::from(tricks) + u16::from(concedes) != u16::from(left) => {
            return Err(input.wrong());
        }
        (Some(tricks), _) => tricks,
        (None, concedes) => left - concedes.unwrap_or(0),
    };
    let mut claim = Claim::new(by, claimed);
    if let Some(stated) = input.maybe(|input| statement(input, &position, by))? {
        if tricks.or(concedes).is_none() {
            claim.tricks =
                left - stated.concedes(left, position.tricks_won(by.side())).ok_or(ClaimError::Uncounted)?;
        }
        claim.statement = stated;
    }
    let hands = position.hands();
    // Declarer and dummy are one player; a defender knows his own cards alone.
    let plays_both = position.declarer().side() == by.side();
    let is_his = |seat: Seat| seat == by || (plays_both && seat == by.partner());
    let (mut own, mut outstanding) = (CardSet::EMPTY, CardSet::EMPTY);
    for (seat, hand) in hands.iter() {
        *(if is_his(seat) { &mut own } else { &mut outstanding }) |= *hand;
    }
    claim.awareness = Awareness {
        trumps: input.maybe(Input::flag)?,
        suits: input.suits()?,
        cards: input.cards_among(outstanding)?,
        losers: input.cards_among(own)?,
    };
    let class = input.item();
    claim.class = Class::ALL.into_iter().find(|known| known.name() == class).unwrap_or_default();
    claim.later_play = input.list(|input| Ok((input.seat()?, input.card()?)))?;
    claim.restrictions = input.maybe(|input| restrictions(input, hands))?.unwrap_or(at_table);
    Ok((position, claim))
}

/// A policy: a preset, left out or not, then so many switches each with its setting.
#[inline(never)]
fn policy(input: &mut Input) -> Asked<Policy> {
    let name = input.item();
    let preset = Preset::ALL.into_iter().find(|preset| preset.name() == name).unwrap_or_default();
    let settings = input.list(|input| {
        let switch = Switch::from_name(input.item()).ok_or_else(|| input.wrong())?;
        Ok((switch, input.item(), input.wrong()))
    })?;
    settings.into_iter().try_fold(Policy::from(preset), |policy, (switch, setting, wrong)| {
        policy.with(switch, setting).ok_or(wrong)
    })
}

/// Policy, edition, nodes, nodes for the alternatives, and the solver's cost.
#[inline(never)]
fn terms(input: &mut Input) -> Asked<(Terms, Cost)> {
    let usual = Terms::default();
    let terms = Terms {
        policy: policy(input)?,
        book: input.book()?,
        budget: input.number_or(usual.budget)?,
        side_budget: input.number_or(usual.side_budget)?,
    };
    Ok((terms, cost(input, SOLVER_NODES)?))
}

/// What cancelling a concession needs of a claim.
pub fn conceded(input: &mut Input) -> Asked<(Position, Claim, Terms)> {
    let (position, claim) = claimed(input)?;
    Ok((position, claim, terms(input)?.0))
}

#[inline(never)]
pub fn judge(input: &mut Input, answer: &mut Json) -> Asked<()> {
    let (position, claim) = claimed(input)?;
    let (terms, cost) = terms(input)?;
    let mut best = |position: &Position| best(position, claim.claimer, cost);
    let verdict = adjudicate_with(&position, &claim, &terms, &mut best, &mut Budget::unlimited())?;
    let flaws = claim.statement.check(&position, claim.claimer);
    verdict::write(answer, &verdict, &claim, terms.book, &flaws);
    Ok(())
}

/// A position and a claim, then `legal`, `as-stated` or `normal`, policy, edition and nodes.
#[inline(never)]
pub fn bulletproof(input: &mut Input, answer: &mut Json) -> Asked<()> {
    let (position, claim) = claimed(input)?;
    let lines = input.item();
    let policy = policy(input)?;
    let proof = match lines {
        "as-stated" => Proof::AnyLegalAsStated,
        "normal" => Proof::AnyNormal(policy),
        _ => Proof::AnyLegal,
    };
    let book = input.book()?;
    let nodes = input.number_or(Terms::default().budget)?;
    match is_bulletproof(&position, &claim, proof, book, &mut Budget::nodes(nodes))? {
        Bulletproof::Yes => answer.flag(true),
        Bulletproof::No(_) => answer.flag(false),
        Bulletproof::Unknown => answer.null(),
    }
    Ok(())
}

#[inline(never)]
pub fn switches(answer: &mut Json) -> Asked<()> {
    answer.list(Switch::ALL, |answer, switch| {
        let info = switch.info();
        answer.open();
        answer.field("name").text(info.name);
        answer.field("code").text(info.code);
        answer.field("about").text(info.about);
        answer.field("source").text(info.source);
        answer.field("articles").list(info.articles, |answer, article| answer.text(article));
        answer.field("settings").list(info.settings, |answer, setting| answer.text(setting));
        answer.field("presets").open();
        for preset in Preset::ALL {
            answer.field(preset.name()).text(Policy::from(preset).setting(*switch));
        }
        answer.close();
        answer.close();
    });
    Ok(())
}
