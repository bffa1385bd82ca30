//! Law 64: how many tricks go over for established revokes once the play is over.

use super::edition::{BothRevoke, Edition};
use super::obligation::Established;
use crate::bridge::play::{Mark, Play, beats, winner_of};
use crate::bridge::seat::{Seat, Side};
use crate::bridge::table::{State, Table};
use crate::cards::{Card, CardSet};
use crate::cite::Citation;

/// The tricks that revokes take from each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Transfers {
    from: [u8; 2],
}

impl Transfers {
    /// How many tricks that side gives to the other.
    pub const fn from(self, side: Side) -> u8 {
        self.from[side.index()]
    }

    /// The tricks of a side that won so many at the table.
    pub const fn applied_to(self, won: u8, side: Side) -> u8 {
        (won + self.from(side.other())).saturating_sub(self.from(side))
    }
}

/// A trick as law 64 looks at it; one that was claimed has neither a winner's seat nor a winning card.
#[derive(Clone, Copy)]
struct Won {
    side: Side,
    seat: Option<Seat>,
    card: Option<Card>,
    taken: bool,
}

impl Table {
    /// The tricks that go over for revokes, as the play stands now (law 64); final when the board is over.
    pub fn transfers(&self) -> Transfers {
        self.state().transfers()
    }
}

impl State {
    pub(in crate::bridge) fn transfers(&self) -> Transfers {
        let mut transfers = Transfers::default();
        if self.duties.established.is_empty() {
            return transfers;
        }
        let mut tricks = self.tricks_won();
        let rectified = || self.duties.established.iter().filter(|revoke| revoke.rectified);
        // The tricks that only one revoke can claim go first; of the others any will do.
        for revoke in rectified() {
            let own = Some(revoke.trick as usize).filter(|_| offender_won(&tricks, revoke));
            transfers.from[revoke.by.side().index()] += take(&mut tricks, own);
        }
        for revoke in rectified().filter(|revoke| revoke.at_most > 2) {
            let owed = self.could_have_played(revoke);
            transfers.from[revoke.by.side().index()] += extra_trick(&mut tricks, revoke, owed);
        }
        for revoke in rectified() {
            transfers.from[revoke.by.side().index()] += any_trick(&mut tricks, revoke);
        }
        transfers
    }

    /// Law 64B2: of one player's revokes in a suit only the first is rectified, in whichever order they were found.
    pub(super) fn spare_later_revokes(&mut self) {
        let law = Citation::new(self.duties.book, "64B2");
        let all = self.duties.established.clone();
        for revoke in self.duties.established.iter_mut().filter(|revoke| revoke.rectified) {
            if all.iter().any(|earlier| revoke.repeats(earlier)) {
                (revoke.rectified, revoke.law) = (false, law);
            }
        }
    }

    /// Law 64B7: where both sides have revoked, neither revoke is rectified.
    pub(super) fn cancel_revokes(&mut self) {
        if Side::ALL.into_iter().all(|side| self.has_revoked(side)) {
            let law = Citation::new(self.duties.book, "64B7");
            for revoke in self.duties.established.iter_mut().filter(|revoke| revoke.rectified) {
                (revoke.rectified, revoke.law) = (false, law);
            }
        }
    }

    /// Law 64B7: whether that side has revoked, as far as that takes the rectification from the other.
    pub(super) fn has_revoked(&self, side: Side) -> bool {
        let established = || self.duties.established.iter().any(|revoke| revoke.by.side() == side);
        let corrected = || self.duties.corrected_revokes.iter().any(|(by, ..)| by.side() == side);
        match Edition::of(self.duties.book).switches.both_revoke.value {
            BothRevoke::Rectified => false,
            BothRevoke::Cancel => established() || corrected(),
            BothRevoke::CancelIfEstablished => established(),
        }
    }

    /// The cards that would have been lawful in the place of a revoke: of the suit led, or what another duty asked for (law
    /// 61A).
    fn could_have_played(&self, revoke: &Established) -> CardSet {
        if let Some(suit) = revoke.suit {
            return CardSet::suit(suit);
        }
        let (Some(at), Some(now)) = (self.place_in_trick(revoke.by, revoke.trick), self.play) else {
            return CardSet::EMPTY;
        };
        let mut before = self.clone();
        before.take_back(at);
        let Some(play) = before.play else { return CardSet::EMPTY };
        // A hidden hand had what it has shown since, and may have had what nobody has shown.
        let legal = play.legal_cards().unwrap_or(self.held_beside(at) | now.unseen());
        before.duties.cards_left(&play, revoke.by, legal).0
    }

    /// The tricks played, then those given by an agreed claim.
    fn tricks_won(&self) -> Vec<Won> {
        let Some(play) = &self.play else { return Vec::new() };
        let mut tricks: Vec<Won> = Vec::with_capacity(13);
        for entries in self.plays.chunks_exact(4) {
            let contesting: Vec<Option<Card>> =
                entries.iter().map(|entry| entry.card.filter(|_| entry.mark != Mark::Supplied)).collect();
            let Ok(cards) = <[Option<Card>; 4]>::try_from(contesting) else { continue };
            let winner = winner_of(play.trump(), &cards);
            let seat = entries[0].seat.plus(winner);
            tricks.push(Won { side: seat.side(), seat: Some(seat), card: cards[winner], taken: false });
        }
        if let Some(agreed) = self.agreed {
            let side = play.declarer().side();
            let claimed = agreed.saturating_sub(play.tricks_won(side));
            let left = 13 - play.tricks_played();
            let given = |to: Side| Won { side: to, seat: None, card: None, taken: false };
            let from = tricks.len();
            tricks.extend((0..left).map(|i| given(if i < claimed { side } else { side.other() })));
            let shares = [(side, claimed), (side.other(), left - claimed.min(left))];
            let wins = |seat: Seat| shares.iter().any(|&(side, won)| side == seat.side() && won > 0);
            if let Some(seat) = self.wins_open_trick(play, &wins) {
                // A trick of his side is that one.
                let of_side = tricks[from..].iter().position(|trick| trick.side == seat.side());
                if let Some(at) = of_side {
                    tricks.swap(from, from + at);
                    tricks[from].seat = Some(seat);
                }
            }
        }
        tricks
    }

    /// Who wins the trick under way when an agreed claim ends it, if only one player can: of those whose side gets a trick, the
    /// one whose card is best, where nobody still to play can beat it.
    fn wins_open_trick(&self, play: &Play, wins: &dyn Fn(Seat) -> bool) -> Option<Seat> {
        let entries = self.plays.chunks_exact(4).remainder();
        let mut contesting = [None; 4];
        for (cell, entry) in contesting.iter_mut().zip(entries) {
            *cell = entry.card.filter(|_| entry.mark != Mark::Supplied);
        }
        let best = winner_of(play.trump(), &contesting);
        let (seat, winning) = (entries.get(best)?.seat, contesting[best]?);
        let led = entries[0].card?.suit();
        let can_beat = |other: Seat| {
            let hand = play.hands()[other];
            let follows = hand.known.of_suit(led);
            let cards = if follows.is_empty() { hand.known } else { follows };
            hand.hidden > 0 || cards.iter().any(|card| beats(play.trump(), card, winning))
        };
        let mut to_come = (entries.len()..4).map(|place| entries[0].seat.plus(place));
        let beaten = to_come.any(|other| wins(other) && can_beat(other));
        (wins(seat) && !beaten).then_some(seat)
    }
}

/// Whether the offender won the trick of his revoke, which then goes over with one more.
fn offender_won(tricks: &[Won], revoke: &Established) -> bool {
    let winner = tricks.get(revoke.trick as usize).and_then(|trick| trick.seat);
    winner == Some(revoke.by) && revoke.at_most > 1
}

/// Marks that trick, if there is one, and counts it.
fn take(tricks: &mut [Won], place: Option<usize>) -> u8 {
    place.map_or(0, |place| {
        tricks[place].taken = true;
        1
    })
}

/// 1997 law 64A2: a trick that the offender won later with a card he could have played to the trick of his revoke, which he
/// did not win; it goes over on top of what else does.
fn extra_trick(tricks: &mut [Won], revoke: &Established, could_have_played: CardSet) -> u8 {
    let at = revoke.trick as usize;
    if offender_won(tricks, revoke) {
        return 0;
    }
    let with_such_a_card = (at + 1..tricks.len()).find(|&i| {
        let Won { seat, card, taken, .. } = tricks[i];
        seat == Some(revoke.by) && !taken && card.is_some_and(|card| could_have_played.contains(card))
    });
    take(tricks, with_such_a_card)
}

/// Law 64A: marks a trick won by the side from that of the revoke on, which goes over beside the trick of the revoke itself if the
/// offender won that.
fn any_trick(tricks: &mut [Won], revoke: &Established) -> u8 {
    let side = revoke.by.side();
    let next = (revoke.trick as usize..tricks.len()).find(|&i| tricks[i].side == side && !tricks[i].taken);
    take(tricks, next)
}
