//! Laws 11A and 43B3: what a side loses with its right to rectification.

use super::obligation::{LeadDuty, LeadPenalty, Obligations, PenaltyCard};
use crate::bridge::seat::{Seat, Side};

impl Obligations {
    /// A side loses its right: what the last ruling brought against the other side is in force no longer.
    pub(in crate::bridge) fn forfeit(&mut self, side: Side) {
        self.forfeited[side.index()] = true;
        let Some(before) = self.before.take() else { return };
        let freed = side.other();
        self.free_calls(freed, &before);
        self.forget_what_was_due(freed, &before);
        self.free_cards(freed, &before);
        let newer = self.established.iter_mut().skip(before.established.len());
        newer.for_each(|revoke| revoke.rectified &= revoke.by.side() != freed);
    }

    /// What bound the calls of a side before is all that binds them.
    fn free_calls(&mut self, freed: Side, before: &Obligations) {
        for seat in Seat::ALL.into_iter().filter(|seat| seat.side() == freed) {
            self.must_pass[seat] = self.must_pass[seat].and(before.must_pass[seat]);
            self.must_repeat[seat] = self.must_repeat[seat].and(before.must_repeat[seat]);
            self.no_doubling[seat] = self.no_doubling[seat].and(before.no_doubling[seat]);
            self.withdrawals[seat] = self.withdrawals[seat].and(before.withdrawals[seat]);
            self.older[seat] = self.older[seat].and(before.older[seat]);
            self.faced[seat] = before.faced[seat];
        }
    }

    /// What a side has complied with since is not due again when the calls that did it are cancelled.
    fn forget_what_was_due(&mut self, freed: Side, before: &Obligations) {
        for spent in self.spent.iter_mut().skip(before.spent.len()) {
            let (by, offender) = (spent.by, spent.by.next());
            let was_due = before.must_pass[by].is_some()
                || before.must_repeat[by].is_some()
                || before.no_doubling[by].is_some()
                || before.withdrawals[by].is_some();
            if by.side() == freed && !was_due {
                (spent.pass, spent.repeat, spent.no_doubling, spent.replaced) = (None, None, None, None);
            }
            if offender.side() == freed && before.withdrawals[offender].is_none() {
                spent.waiting = None;
            }
        }
    }

    /// Penalty cards, restrictions of a lead and demands on a card stay where they are older.
    fn free_cards(&mut self, freed: Side, before: &Obligations) {
        let older = |cards: &[PenaltyCard], card| cards.iter().find(|old| old.card == card).copied();
        self.penalty_cards.retain_mut(|penalty| {
            if penalty.seat.side() != freed {
                return true;
            }
            let old = older(&before.penalty_cards, penalty.card);
            penalty.major = old.is_some_and(|old| old.major);
            old.is_some()
        });
        self.picked_up.clear();
        self.lead_penalties.retain(|penalty| {
            let same = |old: &LeadPenalty| {
                (old.offender, old.rule, old.law) == (penalty.offender, penalty.rule, penalty.law)
            };
            penalty.offender.side() != freed || before.lead_penalties.iter().any(same)
        });
        self.lead_duties.retain(|duty| {
            let same =
                |old: &LeadDuty| (old.seat, old.forbidden, old.law) == (duty.seat, duty.forbidden, duty.law);
            duty.seat.side() != freed || before.lead_duties.iter().any(same)
        });
        self.play_duties.retain(|duty| duty.seat.side() != freed || before.play_duties.contains(duty));
        // Declarer chooses again between the penalty cards that are left (law 50D2).
        self.lead_settled = self.lead_settled.and(before.lead_settled);
    }
}
