//! What is played to a trick: following suit, ruffing, throwing away.

use super::{Naive, World, in_suit, keep};
use tricklaw::bridge::Seat;
use tricklaw::bridge::claim::Switch;
use tricklaw::cards::{Card, Rank, Suit};

impl Naive {
    fn trusted(&self, world: &World, card: Card) -> bool {
        let above = |cards: Vec<Card>| cards.iter().filter(|o| o.rank() > card.rank()).count();
        let beaten = above(in_suit(&self.out(world), card.suit()));
        let may_forget = if self.is(Switch::Overlooks, "any") { 13 } else { 1 };
        beaten == 0 || (above(self.known(world, card.suit())) == 0 && beaten <= may_forget)
    }

    fn is_last(&self, world: &World, seat: Seat) -> bool {
        let led = world.trick[0].suit();
        world.trick.len() == 3
            || (world.shown.contains(&(seat.next(), led)) && self.never_ruffed(world, seat.next()))
    }

    fn never_ruffed(&self, world: &World, next: Seat) -> bool {
        let led = world.trick[0].suit();
        let theirs =
            if self.dummy == Some(next) { world.hands[next.index()].clone() } else { self.out(world) };
        self.trump.is_none_or(|trump| {
            trump == led || in_suit(&theirs, trump).is_empty() || world.shown.contains(&(next, trump))
        })
    }

    /// What the next hand may hold of the suit led, as far as he sees.
    fn next_may_hold(&self, world: &World, next: Seat) -> Vec<Card> {
        let led = world.trick[0].suit();
        if world.shown.contains(&(next, led)) {
            return Vec::new();
        }
        let seen = |dummy: Seat| in_suit(&world.hands[dummy.index()], led);
        let out = in_suit(&self.out(world), led);
        match self.dummy {
            Some(dummy) if dummy == next => seen(dummy),
            Some(dummy) => out.into_iter().filter(|card| !seen(dummy).contains(card)).collect(),
            None => out,
        }
    }

    fn beaters(&self, world: &World, cards: &[Card]) -> Vec<Card> {
        let (best, led) = (self.best(world).1, world.trick[0].suit());
        cards.iter().copied().filter(|card| best.suit() == led && card.rank() > best.rank()).collect()
    }

    fn takes_no_part(&self, world: &World, seat: Seat, beaters: &[Card]) -> bool {
        let (who, best) = self.best(world);
        let out = in_suit(&self.out(world), world.trick[0].suit());
        let has_top = beaters.iter().any(|card| out.iter().all(|o| o.rank() < card.rank()));
        let sure = out.iter().all(|o| o.rank() < best.rank());
        let left_alone = sure || (self.trusted(world, best) && !has_top);
        beaters.is_empty() || (self.ours(who) && (self.is_last(world, seat) || left_alone))
    }

    /// What a competent claimer may follow with instead, if it is better for him.
    pub(super) fn instead(&self, world: &World, seat: Seat) -> Option<Card> {
        let led = world.trick.first()?.suit();
        let cards = in_suit(&world.hands[seat.index()], led);
        if !self.is(Switch::Entries, "competent")
            || self.is(Switch::Winning, "off")
            || !self.is_own(seat)
            || cards.len() < 2
        {
            return None;
        }
        let beaters = self.beaters(world, &cards);
        if !self.ours(self.best(world).0) || !self.takes_no_part(world, seat, &beaters) {
            return None;
        }
        let friend = in_suit(&self.friend(world, seat), led);
        let out = in_suit(&self.out(world), led);
        // The long hand wins over the last card of the short one if a winner is left to it.
        let is_winner = |card: &Card| out.iter().all(|other| other.rank() < card.rank());
        if let Some(&over) = beaters.first()
            && friend.is_empty()
            && self.ours(world.leader)
            && cards.iter().any(|card| *card != over && is_winner(card))
        {
            return Some(over);
        }
        let winner_waits = self.friend_plays(seat) && !self.good(world, seat.partner(), led).is_empty();
        let card = unblocks(&cards, &friend);
        let spends_winner = is_winner(&card) && !friend.iter().any(is_winner);
        (winner_waits && !spends_winner).then_some(card)
    }

    pub(super) fn follows(&self, world: &World, seat: Seat, cards: Vec<Card>) -> Vec<Card> {
        let best = self.best(world).1;
        let led = world.trick[0].suit();
        let low = vec![cards[0]];
        let beaters = self.beaters(world, &cards);
        if self.takes_no_part(world, seat, &beaters) {
            return low;
        }
        let out = in_suit(&self.out(world), led);
        let good = self.good(world, seat, led);
        let mut good_beaters: Vec<Card> =
            beaters.iter().copied().filter(|card| good.contains(card)).collect();
        if world.trick.len() == 1 && self.friend_wins(world, seat, best) {
            let mut plays = self.first(good_beaters);
            plays.extend(low);
            return plays;
        }
        if self.is_last(world, seat) {
            return vec![beaters[0]];
        }
        let next = seat.next();
        let (held, seen) = (self.next_may_hold(world, next), self.dummy == Some(next));
        let is_void = held.is_empty() && (seen || world.shown.contains(&(next, led)));
        if held != out && (!is_void || self.never_ruffed(world, next)) {
            let sure = |card: &&Card| held.iter().all(|other| other.rank() < card.rank());
            let sure: Vec<Card> = beaters.iter().filter(sure).copied().collect();
            // Dummy's cards are in sight, also when it has played.
            let dummys = self.dummy.map_or(Vec::new(), |dummy| in_suit(&world.hands[dummy.index()], led));
            if sure.first().is_some_and(|low| seen || dummys.iter().any(|card| card.rank() > low.rank())) {
                return vec![sure[0]];
            }
            good_beaters.extend(sure);
            good_beaters.sort_by_key(|card| card.rank());
            good_beaters.dedup();
        }
        let behind = seen || world.trick.len() == 2 && world.shown.contains(&(seat.previous(), led));
        // He may know of an honour that his top cards would not draw for certain.
        let honours = out.iter().any(|card| card.rank() >= Rank::Queen);
        let has_followed = |seat: Seat| !self.ours(seat) && !world.shown.contains(&(seat, led));
        let followed = (0..world.trick.len()).filter(|&turns| has_followed(world.leader.plus(turns))).count();
        let both = [in_suit(&world.hands[seat.index()], led), in_suit(&self.friend(world, seat), led)];
        let longer = both.iter().map(Vec::len).max().unwrap_or(0);
        let tops =
            both.concat().iter().filter(|card| out.iter().all(|other| other.rank() < card.rank())).count();
        let certain = tops.min(longer) >= out.len() + followed;
        let known = if honours && !certain { out.clone() } else { self.known(world, led) };
        let known: Vec<Card> = known.into_iter().filter(|card| held.contains(card)).collect();
        let top = known.last().copied();
        let ruffs_on =
            world.trick.len() == 2 && self.friend_ruffs(world, seat, led) && !good_beaters.is_empty();
        let either = self.is(Switch::Location, "both") || good_beaters.is_empty();
        let guess = either && !behind && !ruffs_on;
        let finesses: Vec<Card> = beaters
            .iter()
            .copied()
            .filter(|card| guess && top.is_some_and(|top| card.rank() < top.rank()))
            // Not a jack with ace, king and queen, or what is left of them, to play.
            .filter(|_| {
                let higher = |card: &Card| top.is_some_and(|top| card.rank() > top.rank());
                top.is_none_or(|top| top.rank() > Rank::Jack) || !both.concat().iter().any(higher)
            })
            .filter(|card| card.rank() >= Rank::Ten)
            .collect();
        let beaten_once = finesses
            .last()
            .is_some_and(|best| known.iter().filter(|card| card.rank() > best.rank()).count() <= 1);
        // Nobody who has a winner puts in an honour under two that are out.
        let mut plays = if beaten_once || good_beaters.is_empty() { finesses.clone() } else { Vec::new() };
        if good_beaters.is_empty() {
            plays.extend(if finesses.is_empty() { vec![beaters[0]] } else { Vec::new() });
            // Nobody leads towards an honour that one card beats in order not to play it.
            if world.trick.len() != 2 || !beaten_once {
                plays.extend(low);
            }
        } else {
            plays.extend(self.first(good_beaters));
        }
        plays
    }

    fn friend_wins(&self, world: &World, seat: Seat, best: Card) -> bool {
        let led = world.trick[0].suit();
        self.friend_plays(seat)
            && (self.good(world, seat.partner(), led).iter().any(|card| card.rank() > best.rank())
                || self.friend_ruffs(world, seat, led))
    }

    pub(super) fn void(&self, world: &World, seat: Seat, cards: Vec<Card>) -> Vec<Card> {
        let led = world.trick[0].suit();
        let (who, best) = self.best(world);
        let trumps = match self.trump {
            Some(trump) if trump != led => in_suit(&cards, trump),
            _ => Vec::new(),
        };
        let plain: Vec<Card> = cards.iter().copied().filter(|card| !trumps.contains(card)).collect();
        let mut ruffs: Vec<Card> = trumps
            .iter()
            .copied()
            .filter(|card| Some(best.suit()) != self.trump || card.rank() > best.rank())
            .collect();
        if self.is(Switch::Ruffs, "lowest") {
            ruffs.truncate(1);
        }
        let friends_better = self.friend_plays(seat)
            && best.suit() == led
            && self.good(world, seat.partner(), led).iter().any(|card| card.rank() > best.rank());
        let won = if self.ours(who) {
            let sure = in_suit(&self.out(world), best.suit()).iter().all(|o| o.rank() < best.rank());
            let trusted = best.rank() >= Rank::Ten && self.trusted(world, best);
            world.trick.len() == 3 || sure || (trusted && !self.is_wanted_to_draw(world, seat, &trumps))
        } else {
            world.trick.len() == 1 && friends_better
        };
        if ruffs.is_empty() || won {
            return self.discards(world, seat, plain, trumps);
        }
        if world.trick.len() == 1 && self.friend_ruffs(world, seat, led) && best.suit() == led {
            ruffs.extend(self.discards(world, seat, plain, trumps));
        }
        ruffs
    }

    /// The other hand has no trump and led to this one, which can draw some that are out.
    fn is_wanted_to_draw(&self, world: &World, seat: Seat, trumps: &[Card]) -> bool {
        let Some((best, trump)) = trumps.last().zip(self.trump) else { return false };
        let draws = self.known(world, trump).iter().any(|out| out.rank() < best.rank());
        draws
            && self.is_own(world.leader)
            && world.leader == seat.partner()
            && in_suit(&world.hands[world.leader.index()], trump).is_empty()
    }

    fn discards(&self, world: &World, seat: Seat, plain: Vec<Card>, trumps: Vec<Card>) -> Vec<Card> {
        if plain.is_empty() {
            return trumps.into_iter().take(1).collect();
        }
        let cards: Vec<Card> =
            Suit::ALL.into_iter().filter_map(|suit| in_suit(&plain, suit).first().copied()).collect();
        if self.is(Switch::Discards, "any") {
            return cards;
        }
        let cards = keep(cards, |card| !self.good(world, seat, card.suit()).contains(card));
        let mut cards = keep(cards, |card| !self.is_in_tenace(world, seat, *card));
        if cards.iter().any(|card| card.rank() < Rank::Ten) {
            cards = keep(cards, |card| card.rank() < Rank::Ten || !self.cannot_lose(world, *card));
        }
        keep(cards, |card| !self.uncovers(world, seat, *card))
    }

    /// Whether nothing out beats a card in its suit.
    fn cannot_lose(&self, world: &World, card: Card) -> bool {
        in_suit(&self.out(world), card.suit()).iter().all(|out| out.rank() < card.rank())
    }

    /// Whether a card wins by a finesse over one that is known to be in front of it.
    fn is_in_tenace(&self, world: &World, seat: Seat, card: Card) -> bool {
        let known = self.known(world, card.suit());
        let mut hand = in_suit(&world.hands[seat.index()], card.suit());
        hand.retain(|own| known.last().is_some_and(|missing| own < missing));
        hand.last() == Some(&card) && self.keeps_tenace(world, seat, card.suit())
    }

    fn uncovers(&self, world: &World, seat: Seat, card: Card) -> bool {
        let out = in_suit(&self.out(world), card.suit());
        let tops = |cards: &[Card]| -> Vec<Card> {
            in_suit(cards, card.suit())
                .into_iter()
                .filter(|c| out.iter().all(|o| o.rank() < c.rank()))
                .collect()
        };
        let friend = self.friend(world, seat);
        tops(&world.hands[seat.index()]) == [card]
            && !in_suit(&friend, card.suit()).is_empty()
            && tops(&friend).is_empty()
    }
}

/// What the short hand plays of a suit so as not to be left with cards over all of the long hand's.
pub(super) fn unblocks(cards: &[Card], friend: &[Card]) -> Card {
    let (Some(top), Some(&next)) = (friend.last(), cards.get(1)) else { return cards[0] };
    let blocked = cards.len() - 1 < friend.len() && next > *top;
    match blocked {
        true if cards[0] < *top => next,
        true if cards.len() == 2 => next,
        _ => cards[0],
    }
}
