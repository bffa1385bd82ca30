//! Laws 28 to 34: calls out of rotation and simultaneous calls.

use super::case::{Case, Informs, Step};
use super::change;
use super::edition::Escape;
use super::effect::Effect;
use super::finding::{Answers, Asked, Choice, Question};
use super::inadmissible;
use super::insufficient::{self, Replacement};
use super::meaning::{self, Known, denomination_of, lead_penalty};
use super::obligation::{CallOrCard, Rounds};
use super::replacement::{Consequences, Replaced, Withdrawal};
use crate::bridge::call::Call;
use crate::bridge::seat::Seat;
use crate::bridge::table::State;

/// Where the offender sits from the player whose turn it was.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Turn {
    Right,
    Partner,
    Left,
}

/// A call by a player whose turn it is not.
pub(super) fn call_out_of_rotation(case: &mut Case, by: Seat, call: Call) -> Step {
    let proper = case.turn_to_call()?;
    case.fits(by != proper)?;
    if by == proper.next() && case.state.duties.must_pass(proper).is_some() {
        return in_rotation_after_all(case, by, call);
    }
    let turn = match proper.steps_to(by) {
        1 => Turn::Right,
        2 => Turn::Partner,
        _ => Turn::Left,
    };
    if turn == Turn::Left && is_change_of_call(case, by, call) {
        return change::change_of_call(case, by, call);
    }
    case.under(29);
    let inadmissible = is_inadmissible(case, by, call);
    let accepting = match inadmissible {
        true => (Choice::LeftCalled, case.law.articles.double_called_over),
        false => (Choice::Accept, "29A"),
    };
    let mut offered = vec![accepting, (Choice::Refuse, "29B")];
    // What the offender's own partner calls at his turn takes no right from the other side.
    if turn != Turn::Partner {
        offered.push((Choice::ProperCalled, "28B"));
    }
    let since = case.chooses(Question::Accept, Asked::Player(by.next()), &offered)?;
    if since == Choice::Accept {
        case.put(Effect::CallStands { by, call }, "29A");
        return Ok(());
    }
    case.withdraw(by, CallOrCard::Call(call), Informs::Others);
    match since {
        Choice::Refuse if inadmissible => inadmissible::double_out_of_rotation(case, by, call),
        Choice::Refuse if call != Call::Pass && case.state.duties.must_pass(by).is_some() => {
            inadmissible::barred_call_cancelled(case, by, call)
        }
        Choice::Refuse => cancelled(case, by, call, turn),
        // Law 28B, and an inadmissible double called over: the call counts for nothing and the auction goes on.
        _ => Ok(()),
    }
}

/// Law 28A: the right-hand opponent must pass anyway, so his pass counts as made before the call.
fn in_rotation_after_all(case: &mut Case, by: Seat, call: Call) -> Step {
    case.under(28);
    made_after(case, by, call, (by.previous(), Call::Pass), "28A")
}

/// A call counts as the later one after that of another player: in turn, out of rotation where the auction has gone back to a
/// skipped player (law 17E2), or after the final pass.
fn made_after(
    case: &mut Case,
    by: Seat,
    call: Call,
    (other, first): (Seat, Call),
    article: &'static str,
) -> Step {
    case.put(Effect::CallStands { by: other, call: first }, article);
    match case.state.auction.turn() {
        Some(turn) if turn == by => inadmissible::made_in_turn(case, by, call, article),
        Some(_) => call_out_of_rotation(case, by, call),
        None => inadmissible::call_after_the_end(case, by, call),
    }
}

/// Whether a call at the left-hand opponent's turn changes an earlier call of the offender's (laws 30B3 and 31B).
fn is_change_of_call(case: &Case, by: Seat, call: Call) -> bool {
    let before_any_bid = case.state.auction.standing().is_none() && call == Call::Pass;
    let kept_apart = before_any_bid && case.law.rotation_escape.value != Escape::Comparable;
    case.state.calls.iter().any(|earlier| earlier.by == by) && !kept_apart
}

fn is_inadmissible(case: &Case, by: Seat, call: Call) -> bool {
    let auction = &case.state.auction;
    match call {
        Call::Double => auction.why_no_double(by.side()).is_some(),
        Call::Redouble => auction.why_no_redouble(by.side()).is_some(),
        _ => false,
    }
}

/// The call is cancelled; what follows depends on the call and on whose turn it was.
fn cancelled(case: &mut Case, by: Seat, call: Call, turn: Turn) -> Step {
    match call {
        Call::Pass => {
            case.under(30);
            match case.finds(Question::ArtificialPass, "30C")? {
                true => bid(case, by, call, turn),
                false => pass(case, by, turn),
            }
        }
        Call::Bid(_) => {
            case.under(31);
            bid(case, by, call, turn)
        }
        Call::Double | Call::Redouble => {
            case.under(32);
            double(case, by, call, turn)
        }
    }
}

/// Law 30: a pass out of rotation.
fn pass(case: &mut Case, by: Seat, turn: Turn) -> Step {
    let articles = case.law.articles;
    let no_bid = case.state.auction.standing().is_none();
    let comparable = case.read(case.law.rotation_escape) == Escape::Comparable;
    match turn {
        Turn::Partner | Turn::Left if comparable => wait(case, by, Call::Pass, articles.pass_at_partner),
        _ if no_bid => case.silence_passer(by, Rounds::Once, articles.pass_before_bid),
        Turn::Partner => {
            case.silence_passer(by, Rounds::Throughout, "30B2(a)");
            case.put(Effect::MayNotDouble(by.partner()), "30B2(b)");
        }
        Turn::Right | Turn::Left => case.silence_passer(by, Rounds::Once, articles.pass_at_rho),
    }
    Ok(())
}

/// Leaves it to the offender's next call whether the edition calls it comparable.
fn wait(case: &mut Case, by: Seat, call: Call, article: &'static str) {
    let consequences = Consequences::Comparable(article);
    replaceable(case, by, Withdrawal { call, artificial_pass: false, right_to_call: false, consequences });
}

/// The withdrawn call waits for the offender's next one.
fn replaceable(case: &mut Case, by: Seat, withdrawal: Withdrawal) {
    let article = withdrawal.article(&case.law.articles);
    case.put(Effect::Replaceable { seat: by, withdrawal }, article);
}

/// Law 31: a bid out of rotation, or a pass that counts as one.
fn bid(case: &mut Case, by: Seat, call: Call, turn: Turn) -> Step {
    let articles = case.law.articles;
    if turn == Turn::Right {
        let artificial_pass = call == Call::Pass;
        if artificial_pass && case.read(case.law.artificial_pass_at_once) {
            case.silence(by.partner(), Rounds::Throughout, articles.rho_acts_changed);
            return lead_penalty(case, by, None, Some(call), Known::Artificial(true));
        }
        let consequences = Consequences::BidKept;
        replaceable(case, by, Withdrawal { call, artificial_pass, right_to_call: true, consequences });
        return Ok(());
    }
    if case.read(case.law.rotation_escape) == Escape::Comparable {
        wait(case, by, call, articles.bid_at_partner);
        return Ok(());
    }
    case.silence(by.partner(), Rounds::Throughout, articles.bid_at_partner);
    let known = if call == Call::Pass { Known::Artificial(true) } else { Known::Nothing };
    lead_penalty(case, by, denomination_of(call), Some(call), known)
}

/// Law 32: an admissible double or redouble out of rotation.
fn double(case: &mut Case, by: Seat, call: Call, turn: Turn) -> Step {
    let articles = case.law.articles;
    if turn == Turn::Right {
        let consequences = Consequences::Doubled;
        replaceable(case, by, Withdrawal { call, artificial_pass: false, right_to_call: true, consequences });
        return Ok(());
    }
    if case.read(case.law.rotation_escape) == Escape::Comparable {
        wait(case, by, call, articles.double_at_partner);
        return Ok(());
    }
    case.silence(by.partner(), Rounds::Throughout, articles.double_at_partner);
    lead_penalty(case, by, None, Some(call), Known::Artificial(false))
}

/// The offender has called again: what his new call brings. It stands already.
pub(super) fn replaced(case: &mut Case, by: Seat, withdrawal: Withdrawal, call: Call) -> Step {
    let articles = case.law.articles;
    let comparable = case.read(case.law.rotation_escape) == Escape::Comparable;
    match withdrawal.consequences {
        Consequences::BidKept if comparable => compared(case, by, withdrawal.call, "31A2"),
        Consequences::Doubled if comparable => {
            compared(case, by, withdrawal.call, articles.double_not_repeated)
        }
        Consequences::Comparable(article) => compared(case, by, withdrawal.call, article),
        Consequences::Insufficient => match withdrawal.call {
            Call::Bid(bid) => insufficient::corrected(case, by, bid, call, Replacement::Made),
            _ => Ok(()),
        },
        Consequences::BidKept => kept_or_not(case, by, withdrawal, call),
        Consequences::Doubled => {
            case.under(32);
            case.silence(by.partner(), Rounds::Throughout, articles.double_not_repeated);
            // A double of another bid may well say something else (law 26, note).
            let same = call == withdrawal.call && !case.finds(Question::OtherMeaning, "26B")?;
            if same { Ok(()) } else { lead_penalty(case, by, None, None, Known::Artificial(false)) }
        }
    }
}

/// 2017 laws 30 to 32: a comparable call costs nothing, any other makes partner pass once.
fn compared(case: &mut Case, by: Seat, withdrawn: Call, article: &'static str) -> Step {
    case.under(31);
    if case.finds(Question::Comparable, article)? {
        // What the withdrawn call told is nobody's secret any more (law 23B).
        case.withdraw(by, CallOrCard::Call(withdrawn), Informs::Everybody("23B"));
        case.consider("23C");
        return Ok(());
    }
    let otherwise = match article {
        "30B1" => "30B1(b)(ii)",
        "31A2" => "31A2(b)",
        "31B" => "31B2",
        "32A2" => "32A2(b)",
        "32B" => "32B2",
        other => other,
    };
    case.silence(by.partner(), Rounds::Once, otherwise);
    lead_penalty(case, by, denomination_of(withdrawn), None, Known::Nothing)
}

/// Law 31A2: whether the new call keeps to the denomination of the withdrawn one.
fn kept_or_not(case: &mut Case, by: Seat, withdrawal: Withdrawal, call: Call) -> Step {
    case.under(31);
    let articles = case.law.articles;
    let named = denomination_of(withdrawal.call);
    let mut known = Known::Nothing;
    let kept = if withdrawal.artificial_pass {
        known = Known::Artificial(true);
        false
    } else if denomination_of(call).is_none() || call == withdrawal.call {
        call == withdrawal.call
    } else if case.finds(Question::Artificial, "29C")? {
        let related = meaning::related(case, named, Known::Artificial(true))?;
        known = Known::Related(related);
        !related.is_empty() && case.finds(Question::RepeatsDenominations, "29C")?
    } else {
        known = Known::Artificial(false);
        denomination_of(call) == named
    };
    if kept {
        case.silence(by.partner(), Rounds::Once, articles.rho_acts_kept);
        return Ok(());
    }
    case.silence(by.partner(), Rounds::Throughout, articles.rho_acts_changed);
    lead_penalty(case, by, named, None, known)
}

/// Law 33: a call made at the same time as that of the player in turn counts as the later one.
pub(super) fn simultaneous(case: &mut Case, by: Seat, call: Call, first: Call) -> Step {
    case.under(33);
    let proper = case.turn_to_call()?;
    case.fits(by != proper && case.state.legal_calls().contains(first))?;
    made_after(case, by, call, (proper, first), "33")
}

impl State {
    /// A call was entered: what waited for it comes into force.
    pub(in crate::bridge) fn after_call(&mut self, by: Seat, call: Call) {
        let offender = by.next();
        if let Some(withdrawal) = self.duties.withdrawals[offender].filter(|waiting| waiting.right_to_call) {
            self.duties.withdrawals[offender] = self.after_right_called(offender, withdrawal, call);
            // Of two calls at that turn the later one is repeated; the other one is not, unless it is the same.
            let older = self.duties.older[offender]
                .filter(|older| call != Call::Pass || older.call != withdrawal.call);
            self.duties.older[offender] = older.map(|older| Withdrawal { right_to_call: false, ..older });
        }
        let duties = &mut self.duties;
        if let Some(withdrawal) = duties.withdrawals[by].take().or_else(|| duties.older[by].take()) {
            if !self.auction.is_over() || self.contract.is_some() {
                self.duties.replaced = Some((by, withdrawal, call, Answers::NONE));
                self.settle_replacement();
            } else {
                // On a board that is passed out nothing comes of it.
                let before = self.duties.clone();
                let replaced = Replaced::new(withdrawal);
                self.duties.after_replacement(self.calls.len() - 1, by, replaced, &before);
            }
        }
    }

    /// Laws 31A1 and 32B1: after a pass of the right-hand opponent the call is repeated; otherwise it may be replaced.
    fn after_right_called(
        &mut self,
        offender: Seat,
        withdrawal: Withdrawal,
        call: Call,
    ) -> Option<Withdrawal> {
        let may_be_replaced = Withdrawal { right_to_call: false, ..withdrawal };
        if call != Call::Pass {
            return Some(may_be_replaced);
        }
        let article = match withdrawal.consequences {
            Consequences::Doubled => super::Edition::of(self.duties.book).switches.articles.double_repeated,
            _ => "31A1",
        };
        if self.auction.turn() == Some(offender) && self.auction.check(withdrawal.call).is_ok() {
            let law = crate::cite::Citation::new(self.duties.book, article);
            self.duties.must_repeat[offender] = Some((withdrawal.call, law));
            return None;
        }
        match withdrawal.call {
            Call::Bid(_) => Some(Withdrawal { consequences: Consequences::Insufficient, ..may_be_replaced }),
            _ => None,
        }
    }

    /// Brings about what a replacement brings, if nothing has to be found for it.
    fn settle_replacement(&mut self) {
        let Some(decision) = self.decision() else { return };
        match decision.at_once(self) {
            Ok(Some(next)) => *self = next,
            Ok(None) => {}
            Err(_) => self.duties.replaced = None,
        }
    }

    /// Laws 17E2 and 34: three passes of which one out of rotation took a player's turn do not end the auction. It
    /// goes back to that player and the passes from there on are cancelled.
    pub(in crate::bridge) fn back_up_to_skipped_player(&mut self) {
        if !self.auction.is_over() {
            return;
        }
        // The three passes are those behind the last other call, or behind the first of four passes: who was skipped by the
        // first has had his turn after it.
        let first = self.calls.iter().rposition(|call| call.call != Call::Pass).unwrap_or(0) + 1;
        let expected = |at: usize| self.calls[at - 1].by.next();
        let Some(at) = (first..self.calls.len()).find(|&at| self.calls[at].by != expected(at)) else {
            return;
        };
        let article = super::Edition::of(self.duties.book).switches.articles.skipped_player;
        let law = crate::cite::Citation::new(self.duties.book, article);
        let turn = expected(at);
        // Who passed out of rotation is an offender; the passes of the other side after it go with it.
        let offenders = self.calls[at].by.side();
        let others = crate::bridge::Side::ALL.map(|side| side != offenders);
        for pass in self.calls.split_off(at) {
            let what = CallOrCard::Call(Call::Pass);
            self.enact(&Effect::Withdrawn { by: pass.by, what, authorized: others }, law);
        }
        self.enact(&Effect::CallsCancelled { from: at as u16, turn }, law);
    }
}
