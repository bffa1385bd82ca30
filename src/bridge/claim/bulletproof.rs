//! Claims an online table may accept at once.

use super::adjudicate::normal_lines;
use super::claim::{Claim, ClaimError};
use super::policy::Policy;
use super::position::Position;
use super::search::{Search, Work};
use super::setting::{Lines, Setting};
use crate::bridge::Seat;
use crate::bridge::solve::Budget;
use crate::cards::Card;
use crate::cite::Book;

/// How much a claim has to withstand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Proof {
    /// Any legal play of all four hands, whatever was stated.
    AnyLegal,
    /// Any legal play in which the claimer follows his statement as far as it goes.
    AnyLegalAsStated,
    /// Any line normal under a policy.
    AnyNormal(Policy),
}

/// Whether a claim is proof against everything.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Bulletproof {
    /// Every line gives at least the tricks claimed.
    Yes,
    /// This line gives fewer.
    No(Vec<(Seat, Card)>),
    /// The budget ended before the answer.
    Unknown,
}

/// Whether every line gives the claimer's side the tricks claimed. It says nothing of tricks conceded: those may be more
/// than had to be lost. The budget counts the cards played in the search.
///
/// ```
/// use tricklaw::bridge::solve::Budget;
/// use tricklaw::bridge::{Seat, claim::{Bulletproof, Claim, Proof, is_bulletproof}};
/// use tricklaw::cite::Book;
/// let position = "S NT S N:32... 54... AK... 76...".parse().unwrap();
/// let claim = Claim::new(Seat::South, 2);
/// let mut budget = Budget::nodes(10_000);
/// let answer = is_bulletproof(&position, &claim, Proof::AnyLegal, Book::Bridge2007, &mut budget);
/// assert_eq!(answer, Ok(Bulletproof::Yes));
/// ```
///
/// # Errors
///
/// [`ClaimError`] when there is no such claim.
pub fn is_bulletproof(
    position: &Position,
    claim: &Claim,
    proof: Proof,
    book: Book,
    budget: &mut Budget<'_>,
) -> Result<Bulletproof, ClaimError> {
    claim.check(position)?;
    let left = budget.left();
    let mut work = Work::new(position.tricks_left(), budget);
    let legal = |lines| Setting::new(position, claim, &Policy::default(), book, lines);
    let setting = match proof {
        Proof::AnyLegal => legal(Lines::Legal),
        Proof::AnyLegalAsStated => legal(Lines::LegalAsStated),
        Proof::AnyNormal(policy) => {
            normal_lines(position, claim, (claim.awareness.trumps, &policy, book), &mut work, left).setting
        }
    };
    let mut search = Search::new(&setting.frame, &mut work, left);
    Ok(match search.line(&setting.state, i32::from(claim.tricks) - 1) {
        Ok(None) => Bulletproof::Yes,
        Ok(Some(line)) => Bulletproof::No(line),
        Err(_) => Bulletproof::Unknown,
    })
}
