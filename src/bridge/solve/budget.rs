//! How much work a search may do, and who watches it.

use core::fmt;
use core::ops::ControlFlow;

/// How much work a search may do. One budget may serve many calls; what one leaves is there for the next.
///
/// The unit is the node: for the solver one position at the start of a trick that the search looks at, for a
/// [claim](crate::bridge::claim) one card played in the search. A second is worth some millions of either.
///
/// The watcher may be anything: a bar of progress, a clock, a sign from another thread.
///
/// ```
/// use core::ops::ControlFlow;
/// use core::sync::atomic::{AtomicBool, Ordering};
/// use tricklaw::bridge::solve::{Budget, Options, Position, Solver};
/// use tricklaw::bridge::{Deal, Denomination, Seat};
/// use tricklaw::cards::Source;
/// // Set by whoever no longer wants the answer.
/// let stop = AtomicBool::new(false);
/// let mut watch = |nodes: u64| {
///     let go_on = !stop.load(Ordering::Relaxed) && nodes < 5_000_000;
///     if go_on { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
/// };
/// let mut budget = Budget::unlimited().watched(1000, &mut watch);
/// let deal = Deal::random(&mut Source::from_seed(5));
/// let position = Position::new(*deal.hands(), Denomination::NoTrump, Seat::East, &[])?;
/// stop.store(true, Ordering::Relaxed);
/// let tricks = Solver::new(Options::default()).tricks(&position, &mut budget);
/// assert!(budget.is_cancelled() && budget.spent() == 1000);
/// assert!(tricks.lower <= 4 && tricks.upper >= 4, "what is proved by then");
/// # Ok::<(), tricklaw::bridge::solve::PositionError>(())
/// ```
pub struct Budget<'a> {
    limit: u64,
    spent: u64,
    every: u64,
    watch: Option<&'a mut (dyn FnMut(u64) -> ControlFlow<()> + Send)>,
    cancelled: bool,
}

impl<'a> Budget<'a> {
    /// As much as it takes.
    pub const fn unlimited() -> Budget<'a> {
        Budget::nodes(u64::MAX)
    }

    /// So many nodes.
    pub const fn nodes(limit: u64) -> Budget<'a> {
        Budget { limit, spent: 0, every: u64::MAX, watch: None, cancelled: false }
    }

    /// Calls `watch` with the nodes spent so far, each time `every` (at least one) more of them are; `Break` cancels
    /// the work.
    #[must_use]
    pub fn watched(
        self,
        every: u64,
        watch: &'a mut (dyn FnMut(u64) -> ControlFlow<()> + Send),
    ) -> Budget<'a> {
        Budget { every: every.max(1), watch: Some(watch), ..self }
    }

    /// The nodes spent so far.
    pub const fn spent(&self) -> u64 {
        self.spent
    }

    /// Whether nothing is left: the nodes are spent, or the work was cancelled.
    pub const fn is_over(&self) -> bool {
        self.cancelled || self.spent >= self.limit
    }

    /// Whether the watcher cancelled the work.
    pub const fn is_cancelled(&self) -> bool {
        self.cancelled
    }

    /// The nodes that are left.
    pub(in crate::bridge) const fn left(&self) -> u64 {
        if self.is_over() { 0 } else { self.limit - self.spent }
    }

    /// How many nodes may pass before [`Budget::spend`] is to be called.
    pub(in crate::bridge) const fn stretch(&self) -> u64 {
        let left = self.left();
        let quiet = self.every - self.spent % self.every;
        if left < quiet { left } else { quiet }
    }

    /// Takes note of nodes spent and tells the watcher.
    pub(in crate::bridge) fn spend(&mut self, nodes: u64) {
        let before = self.spent / self.every;
        self.spent = self.spent.saturating_add(nodes);
        if let Some(watch) = &mut self.watch
            && self.spent / self.every != before
            && watch(self.spent).is_break()
        {
            self.cancelled = true;
        }
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Budget")
            .field("limit", &self.limit)
            .field("spent", &self.spent)
            .field("watched", &self.watch.is_some())
            .field("cancelled", &self.cancelled)
            .finish()
    }
}
