//! A deal in progress: what has happened, what can happen, and what each player sees of it.

mod action;
mod default;
mod hand;
mod know;
mod play;
mod position;
mod reading;
mod record;
mod refusal;
mod rulings;
mod setup_fault;
mod start;
mod told;
mod words;

pub use action::Action;
pub use hand::Hand;
pub use position::{DealResult, OpenTrick, Phase, Position, Trick};
pub use reading::{ActionValue, ParseActionError};
pub use record::RecordError;
pub use refusal::TableRefusal;
pub use setup_fault::SetupFault;

use super::seat::Seat;

/// A position with the actions that led to it.
///
/// ```
/// use tricklaw::cards::{Rank, Source};
/// use tricklaw::shengji::{Draw, Phase, Position, Race, Rules, Seat, Sizes, Table};
/// let draw = Draw::shuffled(Sizes::usual(2).unwrap(), Seat::East, &mut Source::from_seed(3));
/// let race = Race::LaterDeal { dealer: Seat::East };
/// let mut table = Table::new(Position::new(Rules::CN_2002, race, Rank::Five, draw));
/// table.apply("draw 100".parse().unwrap()).unwrap();
/// table.apply("settle".parse().unwrap()).unwrap();
/// assert_eq!(table.position().phase(), Phase::Burying);
/// assert_eq!(table.position().hand(Seat::East).len(), 33);
/// table.undo();
/// assert_eq!(table.position().phase(), Phase::Declaring);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    first: Position,
    actions: Vec<Action>,
    now: Position,
}

impl Table {
    /// A table at its first position.
    pub fn new(first: Position) -> Table {
        Table { now: first.clone(), first, actions: Vec::new() }
    }

    /// The table after those actions.
    ///
    /// # Errors
    ///
    /// [`RecordError`] names the first action that is refused, and why.
    pub fn replay(first: Position, actions: impl IntoIterator<Item = Action>) -> Result<Table, RecordError> {
        let mut table = Table::new(first);
        for (at, action) in actions.into_iter().enumerate() {
            table.apply(action).map_err(|refusal| RecordError { at, refusal })?;
        }
        Ok(table)
    }

    /// The position now.
    pub const fn position(&self) -> &Position {
        &self.now
    }

    /// The position before the first action.
    pub const fn first(&self) -> &Position {
        &self.first
    }

    /// The actions so far: the record of the deal.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// Does an action, wholly or not at all, and records it.
    ///
    /// # Errors
    ///
    /// [`TableRefusal`] says which article forbids it; nothing is changed then.
    pub fn apply(&mut self, action: Action) -> Result<(), TableRefusal> {
        self.now.apply(&action)?;
        self.actions.push(action);
        Ok(())
    }

    /// Does an action for a player: what a server does with what a client sends. What only the referee or the program may do is
    /// refused.
    ///
    /// # Errors
    ///
    /// As [`check_by`](Position::check_by); nothing is changed then.
    pub fn apply_by(&mut self, seat: Seat, action: Action) -> Result<(), TableRefusal> {
        self.now.check_by(seat, &action)?;
        self.apply(action)
    }

    /// Takes the last action back and returns it; nothing if there is none.
    pub fn undo(&mut self) -> Option<Action> {
        let undone = self.actions.last()?.clone();
        self.rewind(self.actions.len() - 1);
        Some(undone)
    }

    /// Goes back to where `length` actions had been taken; does nothing when there are no more than that.
    pub fn rewind(&mut self, length: usize) {
        if length >= self.actions.len() {
            return;
        }
        self.actions.truncate(length);
        let mut now = self.first.clone();
        for action in &self.actions {
            // What was allowed once is allowed again from the same start.
            let again = now.apply(action);
            debug_assert!(again.is_ok(), "{action} was recorded");
        }
        self.now = now;
    }

    /// What one player knows now, see [`Position::view`]; [`seen_by`](Table::seen_by) has how it came to that.
    pub fn view(&self, seat: Seat) -> Position {
        self.now.view(seat)
    }

    /// What everybody knows now; [`seen_by_all`](Table::seen_by_all) has how it came to that.
    pub fn public_view(&self) -> Position {
        self.now.public_view()
    }
}
