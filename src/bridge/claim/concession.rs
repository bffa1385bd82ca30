//! Agreement and its withdrawal (law 69), cancelled concessions (law 71), disputed counts (law 79).

use super::adjudicate::{Terms, adjudicate_with};
use super::claim::{Claim, ClaimError};
use super::edition::{Cancelled, Switches};
use super::position::Position;
use super::verdict::Tricks;
use crate::bridge::solve::Budget;
use crate::cite::{Book, Citation};

/// How late it is when somebody has second thoughts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Moment {
    /// The side concerned has made a call on a later board.
    pub called_on_next_board: bool,
    /// The round is over.
    pub round_over: bool,
    /// The correction period is over (law 79C).
    pub correction_over: bool,
}

impl Moment {
    /// Whether neither the next board nor the next round has begun for the side.
    const fn is_early(self) -> bool {
        !self.called_on_next_board && !self.is_round_over()
    }

    /// The correction period does not end before the round does.
    const fn is_round_over(self) -> bool {
        self.round_over || self.correction_over
    }
}

/// How the other side has answered a claim or a concession (law 69A).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Response {
    /// It has said nothing against it.
    Silence,
    /// It has objected.
    Objection,
}

/// Whether an agreement has been established (law 69A): the side has not objected before it called on a later board or the
/// round ended, whichever came first.
///
/// ```
/// use tricklaw::bridge::claim::{Moment, Response, is_agreement_established};
/// let next_board = Moment { called_on_next_board: true, ..Moment::default() };
/// assert!(is_agreement_established(Response::Silence, next_board));
/// assert!(!is_agreement_established(Response::Silence, Moment::default()));
/// assert!(!is_agreement_established(Response::Objection, next_board));
/// ```
pub const fn is_agreement_established(response: Response, moment: Moment) -> bool {
    matches!(response, Response::Silence) && !moment.is_early()
}

/// A finding on tricks that were given up: how the play would have gone.
///
/// ```
/// use tricklaw::bridge::claim::Likelihood;
/// assert!(Likelihood { favourable: 2, of: 3 }.is_likely());
/// assert!(!Likelihood { favourable: 1, of: 2 }.is_likely(), "an even chance is not likely");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Likelihood {
    /// So many chances
    pub favourable: u32,
    /// of so many.
    pub of: u32,
}

impl Likelihood {
    /// More likely than not.
    pub const fn is_likely(self) -> bool {
        2 * (self.favourable as u64) > self.of as u64
    }
}

/// How many tricks come back, and why.
///
/// ```
/// use tricklaw::bridge::claim::{Moment, Regret, Relief, Tricks, withdraw_agreement};
/// use tricklaw::cite::Book;
/// // The side says it would have won another trick; how likely that was has not been found yet.
/// let regret = Regret { already_won: 0, asked: 1, not_losable: Tricks::exactly(0), likelihood: None };
/// let relief = withdraw_agreement(Book::Bridge2007, Moment::default(), regret);
/// assert!(matches!(relief, Relief::NeedsLikelihood { law, .. } if law.article == "69B2"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relief {
    /// These tricks are scored to the side after all.
    Restored {
        /// How many.
        tricks: Tricks,
        /// The law.
        law: Citation,
    },
    /// None: the agreement or concession stands.
    Stands {
        /// The law.
        law: Citation,
    },
    /// It is too late.
    TooLate {
        /// The law with the time limit.
        law: Citation,
    },
    /// A finding is needed: whether the side would likely have won the trick.
    NeedsLikelihood {
        /// No fewer come back than had been won or could not be lost, no more than that and all that was asked for.
        tricks: Tricks,
        /// The law that asks for it.
        law: Citation,
    },
}

/// A side that agreed to the loss of tricks and regrets it (law 69B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Regret {
    /// Tricks agreed to be lost that the side had already won.
    pub already_won: u8,
    /// How many further tricks it asks for.
    pub asked: u8,
    /// Of those, how many no normal play could have lost: in 1987 and 1997 only these come back, in 2007 and 2017 these
    /// without a finding.
    pub not_losable: Tricks,
    /// How likely it was to win them: in 2007 and 2017 they come back if that was likely.
    pub likelihood: Option<Likelihood>,
}

/// Withdraws an agreement to the other side's claim or concession (law 69B). Until it is [established](is_agreement_established)
/// the side may object instead, and the claim is a contested one (law 70).
///
/// ```
/// use tricklaw::bridge::claim::{Likelihood, Moment, Regret, Relief, Tricks, withdraw_agreement};
/// use tricklaw::cite::{Book, Citation};
/// let likelihood = Some(Likelihood { favourable: 3, of: 4 });
/// let regret = Regret { already_won: 0, asked: 1, not_losable: Tricks::exactly(0), likelihood };
/// let relief = withdraw_agreement(Book::Bridge2007, Moment::default(), regret);
/// let law = Citation::new(Book::Bridge2007, "69B2");
/// assert_eq!(relief, Relief::Restored { tricks: Tricks::exactly(1), law });
/// // In 1997 a trick that could be lost does not come back, however likely it was.
/// let relief = withdraw_agreement(Book::Bridge1997, Moment::default(), regret);
/// assert!(matches!(relief, Relief::Stands { .. }));
/// ```
pub fn withdraw_agreement(book: Book, moment: Moment, regret: Regret) -> Relief {
    let book = book.of_bridge();
    let Switches { articles, agreed_likely_comes_back, .. } = Switches::of(book);
    if moment.correction_over {
        return Relief::TooLate { law: Citation::new(book, "69B") };
    }
    let won = Tricks::exactly(regret.already_won);
    if !agreed_likely_comes_back {
        let kept = Tricks {
            at_least: regret.not_losable.at_least.min(regret.asked),
            at_most: regret.not_losable.at_most.min(regret.asked),
        };
        return restored(kept.plus(regret.already_won), book, articles.agreed_other);
    }
    // What no normal play loses would likely have been won.
    let sure = regret.not_losable.at_least.min(regret.asked);
    let likely = match regret.likelihood {
        None if sure < regret.asked => {
            let tricks = Tricks { at_least: sure, at_most: regret.asked }.plus(regret.already_won);
            return Relief::NeedsLikelihood { tricks, law: Citation::new(book, articles.agreed_other) };
        }
        Some(likelihood) if likelihood.is_likely() => regret.asked,
        _ => sure,
    };
    let only_won = likely == 0 && regret.already_won > 0;
    let article = if only_won { articles.agreed_won } else { articles.agreed_other };
    restored(won.plus(likely), book, article)
}

fn restored(tricks: Tricks, book: Book, article: &'static str) -> Relief {
    let law = Citation::new(book, article);
    if tricks.at_most == 0 { Relief::Stands { law } } else { Relief::Restored { tricks, law } }
}

/// A concession somebody wants cancelled (law 71).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Concession {
    /// Where and what was conceded: the claim's `tricks` are those not conceded.
    pub claim: Claim,
    /// Tricks conceded that the side had already won, as when a made contract is conceded as down.
    pub already_won: u8,
}

/// Cancels a concession as far as the edition allows.
///
/// In 2007 and 2017 a conceded trick comes back if it had been won or no normal play could lose it, within the correction
/// period. In 1997 no *legal* play may lose it (71A); a trick that no *normal* play loses comes back only before the side
/// calls on the next board and before the round ends (71C). For 1987, whose text is not at hand, the legal test alone is
/// used.
///
/// # Errors
///
/// [`ClaimError`] when the concession cannot be judged in that position.
///
/// ```
/// use tricklaw::bridge::Seat;
/// use tricklaw::bridge::claim::{Claim, Concession, Moment, Relief, Terms, Tricks, cancel_concession};
/// use tricklaw::cite::{Book, Citation};
/// // Three aces at no trump, and South gives up one of the three tricks.
/// let position = "S NT S N:.43.5. .Q.K.2 A.A.A. 2..6.7".parse().unwrap();
/// let concession = Concession { claim: Claim::new(Seat::South, 2), already_won: 0 };
/// let relief = cancel_concession(&position, &concession, Moment::default(), &Terms::default());
/// let law = Citation::new(Book::Bridge2007, "71.2");
/// assert_eq!(relief, Ok(Relief::Restored { tricks: Tricks::exactly(1), law }));
/// ```
pub fn cancel_concession(
    position: &Position,
    concession: &Concession,
    moment: Moment,
    terms: &Terms,
) -> Result<Relief, ClaimError> {
    cancel_concession_with(position, concession, moment, terms, &mut Budget::unlimited())
}

/// [`cancel_concession`] under a budget for the whole work, as [`adjudicate_with`] has it: when it ends first, the tricks
/// that come back are given by their bounds.
///
/// # Errors
///
/// [`ClaimError`] when the concession cannot be judged in that position.
pub fn cancel_concession_with(
    position: &Position,
    concession: &Concession,
    moment: Moment,
    terms: &Terms,
    budget: &mut Budget<'_>,
) -> Result<Relief, ClaimError> {
    let book = terms.book.of_bridge();
    if moment.correction_over {
        let law = Citation::new(book, "71");
        return Ok(Relief::TooLate { law });
    }
    // The test of the old books is the worst legal play, which the side budget limits; nothing else needs one here.
    let terms = Terms { side_budget: terms.budget, ..*terms };
    let verdict = adjudicate_with(position, &concession.claim, &terms, &mut |_| None, budget)?;
    let conceded = |tricks: u8| tricks.saturating_sub(concession.claim.tricks);
    let over = |tricks: Tricks| {
        let kept = Tricks { at_least: conceded(tricks.at_least), at_most: conceded(tricks.at_most) };
        kept.plus(concession.already_won)
    };
    let Switches { articles, cancelled, .. } = Switches::of(book);
    let early = moment.is_early() && verdict.award.at_least > verdict.worst_legal.at_least;
    let article = if concession.already_won > 0 { articles.conceded_won } else { articles.conceded_other };
    let (tricks, article) = match cancelled {
        Cancelled::LegalOrEarly if early => (over(verdict.award), "71C"),
        Cancelled::Legal | Cancelled::LegalOrEarly => (over(verdict.worst_legal), article),
        Cancelled::Normal => (over(verdict.award), article),
    };
    Ok(restored(tricks, book, article))
}

/// How a dispute about the number of tricks won is settled (law 79B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CountDispute {
    /// There was a claim or a concession: law 69 applies.
    Agreement,
    /// The director determines the count; whether a side's score may still be increased.
    Director {
        /// In time, or the director is free to.
        may_increase: bool,
        /// Whether he has to when the facts are clear.
        must_increase: bool,
    },
}

/// How the play of a board ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// All tricks were played.
    PlayedOut,
    /// With a claim or a concession.
    Claim,
}

/// Which way a disputed count goes (law 79B). In 1997 no score is increased when the director is called after the round; in
/// 2007 and 2017 he need not then increase one.
///
/// ```
/// use tricklaw::bridge::claim::{CountDispute, Ending, Moment, disputed_count};
/// use tricklaw::cite::Book;
/// let late = Moment { round_over: true, ..Moment::default() };
/// let director = |may_increase| CountDispute::Director { may_increase, must_increase: false };
/// assert_eq!(disputed_count(Book::Bridge2007, Ending::PlayedOut, late).0, director(true));
/// assert_eq!(disputed_count(Book::Bridge1997, Ending::PlayedOut, late).0, director(false));
/// assert_eq!(disputed_count(Book::Bridge2007, Ending::Claim, late).1.to_string(), "2007 law 79B1");
/// ```
pub fn disputed_count(book: Book, ending: Ending, moment: Moment) -> (CountDispute, Citation) {
    let book = book.of_bridge();
    let laws = Switches::of(book);
    if ending == Ending::Claim {
        return (CountDispute::Agreement, Citation::new(book, laws.articles.count_agreed));
    }
    let in_time = !moment.is_round_over();
    let late = laws.count_after_round && !moment.correction_over;
    let dispute = CountDispute::Director { may_increase: in_time || late, must_increase: in_time };
    (dispute, Citation::new(book, laws.articles.count_disputed))
}

/// To whom a trick goes that both sides disclaim: to the side that cannot lose it (law 79A2), given what each is sure of
/// among the tricks left. Nothing when neither side is sure of it.
///
/// ```
/// use tricklaw::bridge::claim::disclaimed_trick;
/// // One trick left: our ace of trumps takes it.
/// assert_eq!(disclaimed_trick(1, 0, 1), Some(true));
/// assert_eq!(disclaimed_trick(0, 1, 1), Some(false));
/// assert_eq!(disclaimed_trick(0, 0, 1), None);
/// ```
pub const fn disclaimed_trick(sure_ours: u8, sure_theirs: u8, left: u8) -> Option<bool> {
    if sure_ours as u16 + sure_theirs as u16 > left as u16 {
        return None;
    }
    match (sure_ours > 0, sure_theirs > 0) {
        (true, false) => Some(true),
        (false, true) => Some(false),
        _ => None,
    }
}
