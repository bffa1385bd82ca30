//! A ruling as a dialogue: what is needed, what may be chosen, what follows.

use super::auction_cards;
use super::case::{Case, Stop};
use super::decision::Decision;
use super::edition::{Basis, Edition};
use super::effect::{Consequence, Effect};
use super::finding::{Answer, Answers, Asked, Choice, Needs, Question};
use super::irregularity::Irregularity;
use super::kept_back;
use super::obligation::{Adjustment, Obligations};
use crate::bridge::play::Certainty;
use crate::bridge::refusal::{Reason, Refusal};
use crate::bridge::seat::Seat;
use crate::bridge::table::{Action, State, Table};
use crate::cards::CardSet;
use crate::cite::{Book, Citation};

/// A settled ruling as the record keeps it: the same table, book, irregularity and answers give the same ruling.
///
/// ```
/// use tricklaw::bridge::law::{Answer, Choice, Ruled};
/// use tricklaw::cite::Book;
/// let ruled: Ruled = "2007:insufficient-bid,by=E,bid=1S:accept".parse().unwrap();
/// assert_eq!((ruled.book, ruled.answers.as_slice()), (Book::Bridge2007, &[Answer::Choice(Choice::Accept)][..]));
/// assert_eq!(ruled.to_string().parse(), Ok(ruled));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruled {
    /// The book ruled under; on the record that of 2007 for one that is not [of bridge](Book::of_bridge).
    pub book: Book,
    /// What happened.
    pub irregularity: Irregularity,
    /// What was answered.
    pub answers: Answers,
}

impl Ruled {
    /// The ruling as it is recorded: the book that stands there is the one whose articles are cited, and is read back.
    pub(in crate::bridge) const fn recorded(self) -> Ruled {
        Ruled { book: self.book.of_bridge(), ..self }
    }

    /// The ruling as a player knows it: without the cards that nobody else has seen.
    pub(in crate::bridge) fn seen_by(mut self, viewer: Option<Seat>) -> Ruled {
        use Irregularity as I;
        let first = self.answers.as_slice().first();
        let (seen, unseen) = (first == Some(&Answer::Yes), first == Some(&Answer::No));
        match &mut self.irregularity {
            I::CardsFacedInAuction { by, cards, .. } | I::CardsExposed { by, cards }
                if unseen && viewer != Some(*by) =>
            {
                *cards = CardSet::EMPTY;
            }
            I::CardHeldOut { by, card } if unseen && viewer != Some(*by) => *card = None,
            I::MissingCard { by, card } if !seen && viewer != Some(*by) => *card = None,
            I::ExtraCards { by, extra, exposed, .. } if viewer != Some(*by) => *extra = *exposed,
            _ => {}
        }
        self
    }
}

/// Where a ruling stands.
///
/// ```
/// use tricklaw::bridge::law::{Choice, Irregularity, Question, Ruling, Status};
/// use tricklaw::bridge::{Board, Deal, Table};
/// use tricklaw::cite::Book;
/// let mut table = Table::of_deal(Board::numbered(1).unwrap(), &Deal::from_number(0).unwrap());
/// table.apply("2H".parse().unwrap()).unwrap();
/// let insufficient: Irregularity = "insufficient-bid,by=E,bid=1S".parse().unwrap();
/// let ruling = Ruling::open(&table, Book::Bridge2007, insufficient).unwrap();
/// // South does not accept the bid: east has to replace it.
/// let ruling = ruling.choose(Choice::Refuse).unwrap();
/// assert!(matches!(ruling.status(), Status::Needs(needs) if needs.question == Question::Replacement));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// A finding or a call is needed.
    Needs(Needs),
    /// Somebody has to choose.
    Options(Options),
    /// Nothing is open.
    Settled(Settled),
}

/// A choice the laws give to somebody.
///
/// ```
/// use tricklaw::bridge::law::{Asked, Choice, Irregularity, Ruling, Status};
/// use tricklaw::bridge::{Board, Deal, Seat, Table};
/// use tricklaw::cite::Book;
/// let mut table = Table::of_deal(Board::numbered(1).unwrap(), &Deal::from_number(0).unwrap());
/// table.apply("2H".parse().unwrap()).unwrap();
/// let insufficient: Irregularity = "insufficient-bid,by=E,bid=1S".parse().unwrap();
/// let ruling = Ruling::open(&table, Book::Bridge2007, insufficient).unwrap();
/// let Status::Options(options) = ruling.status() else { panic!("{:?}", ruling.status()) };
/// assert_eq!(options.chooser, Asked::Player(Seat::South));
/// let offers: Vec<(Choice, &str)> = options.options.iter().map(|offer| (offer.choice, offer.law.article)).collect();
/// assert_eq!(offers, [(Choice::Accept, "27A"), (Choice::Refuse, "27B")]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// What is to be decided.
    pub question: Question,
    /// Who chooses, alone and without consulting his partner (law 10C2).
    pub chooser: Asked,
    /// What may be chosen, in the order of the laws.
    pub options: Vec<Offer>,
}

/// One option and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The choice.
    pub choice: Choice,
    /// The law.
    pub law: Citation,
    /// What has come about once it is chosen, as far as nothing further is asked.
    pub effects: Vec<Consequence>,
    /// Whether the ruling is settled then.
    pub settles: bool,
}

/// What a settled ruling does.
///
/// ```
/// use tricklaw::bridge::law::{Choice, Effect, Irregularity, Ruling};
/// use tricklaw::bridge::{Board, Deal, Table};
/// use tricklaw::cite::Book;
/// let mut table = Table::of_deal(Board::numbered(1).unwrap(), &Deal::from_number(0).unwrap());
/// table.apply("2H".parse().unwrap()).unwrap();
/// let insufficient: Irregularity = "insufficient-bid,by=E,bid=1S".parse().unwrap();
/// let ruling = Ruling::open(&table, Book::Bridge2007, insufficient).unwrap().choose(Choice::Accept).unwrap();
/// let settled = ruling.settled().unwrap();
/// assert!(matches!(settled.effects[0].effect, Effect::CallStands { .. }));
/// assert_eq!(settled.laws()[0].to_string(), "2007 law 27A");
/// assert_eq!(settled.effects[0].to_string(), "call-stands E 1S (2007 law 27A)");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The effects, in order.
    pub effects: Vec<Consequence>,
    /// Whether all of it rests on the text of the edition.
    pub basis: Basis,
}

impl Settled {
    /// The laws it rests on, in order, each once.
    pub fn laws(&self) -> Vec<Citation> {
        let mut laws: Vec<Citation> = Vec::new();
        for consequence in &self.effects {
            if !laws.contains(&consequence.law) {
                laws.push(consequence.law);
            }
        }
        laws
    }

    /// The adjusted scores to be considered when the board is over, and those that are due.
    pub fn to_consider(&self) -> impl Iterator<Item = Adjustment> + '_ {
        self.effects.iter().filter_map(|consequence| match consequence.effect {
            Effect::ToConsider(adjustment) => Some(adjustment),
            Effect::AdjustedScoreDue(seat, law) => Some(Adjustment::Due(seat, law)),
            _ => None,
        })
    }
}

/// A ruling on an irregularity at a table. Each answer gives the next ruling and leaves this one as it is; a settled
/// one is put on the table's record with [`Table::apply`].
///
/// ```
/// use tricklaw::bridge::law::{Answer, Choice, Irregularity, Ruling, Status};
/// use tricklaw::bridge::{Action, Board, BySeat, Hand, Seat, Table};
/// use tricklaw::cite::Book;
/// let mut table = Table::new(Board::numbered(1).unwrap(), BySeat([Hand::UNSEEN; 4])).unwrap();
/// table.apply("2H".parse().unwrap()).unwrap();
/// let bid = "1S".parse().unwrap();
/// let ruling = Ruling::open(&table, Book::Bridge2007, Irregularity::InsufficientBid { by: Seat::East, bid, to: None });
/// let ruling = ruling.unwrap().answer(Answer::Choice(Choice::Accept)).unwrap();
/// assert!(matches!(ruling.status(), Status::Settled(_)));
/// table.apply(ruling.action().unwrap()).unwrap();
/// assert_eq!(table.turn(), Some(Seat::South));
/// assert!(table.legal_calls().contains("1NT".parse().unwrap()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    state: State,
    ruled: Ruled,
    status: Status,
    basis: Basis,
}

impl Ruling {
    /// Opens the ruling on an irregularity under a book, that of 2007 for one that is not [of bridge](Book::of_bridge). A revoke that was a penalty card kept back by a hand out of the suit led goes on
    /// the record as that.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] when it cannot have happened at the table as it stands, or the edition has no rule for it.
    pub fn open(table: &Table, book: Book, irregularity: Irregularity) -> Result<Ruling, Refusal> {
        let irregularity = kept_back::rightly_named(table.state(), irregularity);
        Ruling::resume(table, Ruled { book, irregularity, answers: Answers::NONE })
    }

    /// The ruling with the answers already given.
    ///
    /// # Errors
    ///
    /// As [`open`](Ruling::open), and for an answer that is not asked for.
    pub fn resume(table: &Table, ruled: Ruled) -> Result<Ruling, Refusal> {
        Ruling::at(table.state().clone(), ruled.recorded())
    }

    fn at(state: State, ruled: Ruled) -> Result<Ruling, Refusal> {
        let run = |answers| run(&state, Ruled { answers, ..ruled });
        let (status, case) = status(run, ruled.answers)?;
        Ok(Ruling { state, ruled, status, basis: case.basis })
    }

    /// Gives the next answer.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] for an answer that is not among those asked for.
    pub fn answer(&self, answer: Answer) -> Result<Ruling, Refusal> {
        let not_offered = Refusal::of_ruling(self.ruled.book, Reason::NotOffered);
        if matches!(self.status, Status::Settled(_)) {
            return Err(not_offered);
        }
        let answers = self.ruled.answers.with(answer).ok_or(not_offered)?;
        Ruling::at(self.state.clone(), Ruled { answers, ..self.ruled })
    }

    /// Takes one of the options: as [`answer`](Ruling::answer) with [`Answer::Choice`].
    ///
    /// # Errors
    ///
    /// As [`answer`](Ruling::answer).
    pub fn choose(&self, choice: Choice) -> Result<Ruling, Refusal> {
        self.answer(Answer::Choice(choice))
    }

    /// Where it stands.
    pub const fn status(&self) -> &Status {
        &self.status
    }

    /// Whether what has come out so far rests on the text of the edition.
    pub const fn basis(&self) -> Basis {
        self.basis
    }

    /// The book, the irregularity and the answers so far.
    pub const fn ruled(&self) -> &Ruled {
        &self.ruled
    }

    /// What it does, once it is settled.
    pub const fn settled(&self) -> Option<&Settled> {
        match &self.status {
            Status::Settled(settled) => Some(settled),
            _ => None,
        }
    }

    /// The action that puts the settled ruling on the record.
    pub const fn action(&self) -> Option<Action> {
        match &self.status {
            Status::Settled(_) => Some(Action::Ruling(self.ruled)),
            _ => None,
        }
    }
}

/// Runs the law's procedure with the answers given.
fn run(state: &State, ruled: Ruled) -> (Result<(), Stop>, Case) {
    let mut case = Case::new(Edition::of(ruled.book), state, ruled.answers);
    case.player = ruled.irregularity.player();
    let end = match state.finding_owed() {
        Some(refusal) => Err(Stop::Refused(refusal)),
        None => {
            ruled.irregularity.rule(&mut case).map(|()| auction_cards::faced_after_the_auction(&mut case))
        }
    };
    (end, case)
}

/// Where a procedure stands after those answers, with a look ahead at every option.
pub(super) fn status(
    run: impl Fn(Answers) -> (Result<(), Stop>, Case),
    answers: Answers,
) -> Result<(Status, Case), Refusal> {
    let (end, case) = run(answers);
    let status = match end {
        Err(Stop::Refused(refusal)) => return Err(refusal),
        Ok(()) if !case.is_used_up() => return Err(case.refusal(Reason::NotOffered)),
        Ok(()) => Status::Settled(Settled { effects: case.done.clone(), basis: case.basis }),
        Err(Stop::Needs(needs)) => Status::Needs(needs),
        Err(Stop::Options(question, chooser, offered)) => {
            let look_ahead = |(choice, law): (Choice, Citation)| {
                let (end, case) = run(answers.with(Answer::Choice(choice)).unwrap_or(answers));
                Offer { choice, law, effects: case.done, settles: end.is_ok() }
            };
            Status::Options(Options {
                question,
                chooser,
                options: offered.into_iter().map(look_ahead).collect(),
            })
        }
    };
    Ok((status, case))
}

impl State {
    /// What an earlier call brought has to be found before the next ruling.
    pub(super) fn finding_owed(&self) -> Option<Refusal> {
        match self.decision() {
            Some(decision @ Decision::Replacement(_)) => Some(decision.refusal(self)),
            _ => None,
        }
    }

    /// Puts a settled ruling into effect.
    pub(in crate::bridge) fn rule(&mut self, ruled: Ruled) -> Result<Certainty, Refusal> {
        let (end, case) = run(self, ruled);
        match end {
            Ok(()) if case.is_used_up() => {
                let before = Obligations { before: None, ..core::mem::take(&mut self.duties) };
                *self = case.state;
                self.duties.before = Some(Box::new(before));
                Ok(Certainty::Certain)
            }
            Ok(()) => Err(case.refusal(Reason::NotOffered)),
            Err(Stop::Refused(refusal)) => Err(refusal),
            Err(_) => Err(case.refusal(Reason::NotSettled)),
        }
    }

    /// Takes a decision that an earlier ruling left open.
    pub(in crate::bridge) fn decide(&mut self, answer: Answer) -> Result<Certainty, Refusal> {
        let not_offered = Refusal::of_ruling(self.duties.book, Reason::NotOffered);
        let decision = self.decision().or_else(|| self.possible_decision()).ok_or(not_offered)?;
        *self = decision.answered(self, answer)?;
        Ok(Certainty::Certain)
    }
}

impl Table {
    /// What has to be decided before the next call or card, and by whom: a choice of declarer's about a lead or a
    /// penalty card, or a finding about a call that replaced a withdrawn one. It is given with [`Action::Decide`].
    pub fn pending(&self) -> Option<Status> {
        self.state().decision().and_then(|decision: Decision| decision.status(self.state()))
    }
}

crate::shown::shown_by!(name: Basis);
