//! What is led.

use super::follows::unblocks;
use super::{Naive, World, in_suit, keep};
use tricklaw::bridge::Seat;
use tricklaw::bridge::claim::Switch;
use tricklaw::cards::{Card, Rank, Suit};

impl Naive {
    /// What is led under this policy or under any that leaves no more lines.
    pub(super) fn leads(&self, world: &World, seat: Seat, cards: Vec<Card>) -> Vec<Card> {
        let mut all = Vec::new();
        for policy in self.narrower(&[
            (Switch::SafetyCheck, &["normal", "not-normal"]),
            (Switch::RunTrumps, &["any", "keep-ruffs", "last"]),
            (Switch::WinnersFirst, &["off", "on"]),
            (Switch::TopDown, &["any", "ebu", "top-down"]),
            (Switch::Switching, &["off", "on"]),
        ]) {
            all.extend(self.under(policy).leads_exactly(world, seat, cards.clone()));
        }
        let over = |card: &Card| {
            all.iter().any(|led| led.suit() == card.suit()) && self.goes_over(world, seat, *card)
        };
        let over: Vec<Card> = cards.iter().copied().filter(over).collect();
        all.extend(over);
        all.sort();
        all.dedup();
        all
    }

    /// Whether a small card goes to a winner over there, to finesse against a card that he knows and nobody has placed.
    fn goes_over(&self, world: &World, seat: Seat, card: Card) -> bool {
        let suit = card.suit();
        let hand = in_suit(&world.hands[seat.index()], suit);
        let friend = in_suit(&self.friend(world, seat), suit);
        let Some(&missing) = self.known(world, suit).last() else { return false };
        let finessed = hand.iter().rfind(|held| **held < missing && held.rank() >= Rank::Ten);
        let placed = self.keeps_tenace(world, seat, suit)
            || (world.shown.contains(&(seat.previous(), suit))
                && !world.shown.contains(&(seat.next(), suit))
                && self.friend_plays(seat)
                && self.runs(world, seat.partner(), suit).is_some());
        self.is(Switch::Location, "both")
            && card == hand[0]
            && finessed.is_some_and(|finessed| *finessed != card)
            && hand.iter().any(|held| *held > missing)
            && friend.iter().any(|held| *held > missing)
            && friend.len() >= 2
            && !placed
    }

    fn leads_exactly(&self, world: &World, seat: Seat, cards: Vec<Card>) -> Vec<Card> {
        let cards = self.trump_leads(world, seat, cards);
        let good: Vec<Card> = Suit::ALL.into_iter().flat_map(|suit| self.good(world, seat, suit)).collect();
        let cards = if self.is(Switch::WinnersFirst, "on") {
            keep(cards, |card| good.contains(card) || self.reaches(world, seat, *card))
        } else {
            cards
        };
        let cards =
            if self.is(Switch::TopDown, "any") { cards } else { self.ordered(world, seat, &cards, &good) };
        let cards = if self.is(Switch::Switching, "on") {
            let stays: Vec<Card> =
                cards.iter().copied().filter(|card| !self.strands(world, seat, *card, &good)).collect();
            let stays = if stays.is_empty() { cards.clone() } else { stays };
            let others: Vec<Card> =
                stays.iter().copied().filter(|card| !world.left_behind.contains(&card.suit())).collect();
            let kept = if others.is_empty() { stays } else { others };
            let runs = world
                .last
                .is_some_and(|suit| Some(suit) != self.trump && good.iter().any(|card| card.suit() == suit));
            let to_ruff = |card: &Card| !good.contains(card) && self.friend_ruffs(world, seat, card.suit());
            let kept: Vec<Card> = kept.into_iter().filter(|card| !(runs && to_ruff(card))).collect();
            if kept.is_empty() { cards } else { kept }
        } else {
            cards
        };
        let stays =
            |suit: Suit| self.keeps_tenace(world, seat, suit) && !self.tenace_is_reached(world, seat, suit);
        keep(cards, |card| !stays(card.suit()))
    }

    /// Whether a lead to the other hand leaves plain winners with no way back to them that its own top cards do not draw.
    fn strands(&self, world: &World, seat: Seat, card: Card, good: &[Card]) -> bool {
        let (hand, friend) = (&world.hands[seat.index()], self.friend(world, seat));
        let out = self.out(world);
        let is_master = |card: &Card| !out.iter().any(|other| other.suit() == card.suit() && other > card);
        let stays_longer = |suit: Suit| {
            let left = in_suit(hand, suit).iter().filter(|held| **held != card).count();
            let tops = in_suit(&friend, suit).iter().filter(|top| is_master(top)).count();
            left + usize::from(suit == card.suit()) > tops
        };
        let wins = friend.iter().any(|low| {
            good.iter().any(|top| top.suit() == low.suit() && top > low) && stays_longer(low.suit())
        });
        let trumps = self.trump.is_some_and(|trump| !in_suit(hand, trump).is_empty());
        let ruffs = |low: &Card| Some(low.suit()) != self.trump && in_suit(hand, low.suit()).is_empty();
        let back = wins || (trumps && friend.iter().any(ruffs));
        let friends = in_suit(&friend, card.suit());
        let overtaken = friends.first().is_some_and(|low| *low > card);
        let leaves = good.iter().any(|winner| *winner != card && Some(winner.suit()) != self.trump);
        // All that is left can be won over there, he thinks.
        let over_there =
            Suit::ALL.map(|suit| self.good(world, seat.partner(), suit).len()).iter().sum::<usize>();
        let wanted = !self.friend_plays(seat) || over_there < hand.len();
        (!is_master(&card) || overtaken) && wanted && self.reaches(world, seat, card) && leaves && !back
    }

    fn trump_leads(&self, world: &World, seat: Seat, cards: Vec<Card>) -> Vec<Card> {
        let Some(trump) = self.trump else { return cards };
        let is_trump = |card: &Card| card.suit() == trump;
        let out = in_suit(&self.out(world), trump);
        if out.is_empty() {
            let spends = match self.policy.setting(Switch::RunTrumps) {
                "last" => true,
                "keep-ruffs" => self.ruffs_wanted(world, seat, trump),
                _ => false,
            };
            return if spends { keep(cards, |card| !is_trump(card)) } else { cards };
        }
        let aware = !self.known(world, trump).is_empty();
        let both: Vec<Card> =
            world.hands[seat.index()].iter().chain(&self.friend(world, seat)).copied().collect();
        let best = in_suit(&both, trump).last().copied();
        if aware && best.is_some_and(|best| out.iter().any(|o| o.rank() < best.rank())) {
            if cards.iter().any(is_trump) {
                return keep(cards, is_trump);
            }
            // Over to the hand that can draw them, with a card that is no sure winner.
            let beaten = |card: &Card| {
                in_suit(&self.out(world), card.suit()).iter().any(|other| other.rank() > card.rank())
            };
            return keep(cards, |card| beaten(card) && self.reaches(world, seat, *card));
        }
        let wins = |card: &Card| {
            self.good(world, seat, card.suit()).contains(card) || self.reaches(world, seat, *card)
        };
        if !aware
            && self.is(Switch::SafetyCheck, "not-normal")
            && cards.iter().any(|card| !is_trump(card) && wins(card))
        {
            return keep(cards, |card| !is_trump(card));
        }
        cards
    }

    fn ruffs_wanted(&self, world: &World, seat: Seat, trump: Suit) -> bool {
        let loses = |who: Seat| {
            let has_loser =
                |suit| in_suit(&world.hands[who.index()], suit).len() > self.good(world, who, suit).len();
            Suit::ALL.into_iter().any(|suit| suit != trump && has_loser(suit))
        };
        self.friend_plays(seat) && (loses(seat) || loses(seat.partner()))
    }

    fn ordered(&self, world: &World, seat: Seat, cards: &[Card], good: &[Card]) -> Vec<Card> {
        let mut kept = Vec::new();
        for suit in Suit::ALL {
            let left = in_suit(cards, suit);
            let Some(&low) = left.first() else { continue };
            let hand = in_suit(&world.hands[seat.index()], suit);
            if self.keeps_tenace(world, seat, suit) && self.tenace_is_reached(world, seat, suit) {
                kept.extend(left.into_iter().filter(|card| *card == hand[0]));
                continue;
            }
            if let Some(card) = self.runs_to_tenace(world, seat, suit) {
                kept.extend(left.into_iter().filter(|held| *held == card));
                continue;
            }
            let top = *hand.last().unwrap();
            let over = self.friend_plays(seat)
                && self.good(world, seat.partner(), suit).iter().any(|card| card.rank() > top.rank());
            kept.extend(self.first(left));
            if (over && !self.cashes_first(world, seat, suit))
                || (self.friend_ruffs(world, seat, suit) && !good.contains(&low))
            {
                let mut friend = in_suit(&self.friend(world, seat), suit);
                friend.pop();
                let cards = in_suit(cards, suit);
                kept.push(if self.is(Switch::Entries, "competent") {
                    unblocks(&cards, &friend)
                } else {
                    low
                });
            }
        }
        kept
    }

    /// Whether the short hand would only block the suit by keeping its winner, there being nothing else to go over for.
    fn cashes_first(&self, world: &World, seat: Seat, suit: Suit) -> bool {
        let (hand, friend) =
            (in_suit(&world.hands[seat.index()], suit), in_suit(&self.friend(world, seat), suit));
        let out = in_suit(&self.out(world), suit);
        let others = Suit::ALL.into_iter().filter(|&other| other != suit);
        hand.len() < friend.len()
            && hand.iter().any(|card| out.iter().all(|other| other < card))
            && others.into_iter().all(|other| self.good(world, seat.partner(), other).is_empty())
    }

    /// Whether the other hand has a winner in the suit, from which it leads to the tenace.
    fn tenace_is_reached(&self, world: &World, seat: Seat, suit: Suit) -> bool {
        let missing = self.known(world, suit).last().copied();
        in_suit(&self.friend(world, seat), suit).last().copied() > missing
    }

    /// The card that runs in a suit one opponent is out of, under the only card of the other's that beats it, when a hand plays
    /// after him that has cards on both sides of that.
    fn runs(&self, world: &World, over: Seat, suit: Suit) -> Option<Card> {
        let holder = over.previous();
        let missing = *self.known(world, suit).last()?;
        let hand = in_suit(&world.hands[over.index()], suit);
        let friend = in_suit(&world.hands[over.partner().index()], suit);
        let both_sides = hand.first()? < &missing && hand.last()? > &missing;
        let under = *hand.iter().chain(&friend).filter(|card| **card < missing).max()?;
        let theirs = in_suit(&world.hands[holder.index()], suit);
        let caught = theirs.iter().all(|card| *card == missing || *card < under);
        (both_sides && caught && !friend.is_empty() && self.friend_plays(over)).then_some(under)
    }

    pub(super) fn keeps_tenace(&self, world: &World, seat: Seat, suit: Suit) -> bool {
        world.shown.contains(&(seat.next(), suit)) && self.runs(world, seat, suit).is_some()
    }

    /// The card this hand leads to run it to the other hand's tenace.
    fn runs_to_tenace(&self, world: &World, seat: Seat, suit: Suit) -> Option<Card> {
        let shown = |seat| world.shown.contains(&(seat, suit));
        let found = shown(seat.previous()) && !shown(seat.next());
        let runs = self.runs(world, seat.partner(), suit).filter(|_| found);
        runs.filter(|card| world.hands[seat.index()].contains(card))
    }
}
