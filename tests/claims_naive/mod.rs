//! Normal play read a second time, slowly: lists of cards, no memory, no bounds, every card tried.
//!
//! Only claims without a statement, penalty cards or later play.

mod follows;
mod leads;

use tricklaw::bridge::claim::{Claim, Policy, Position, Switch};
use tricklaw::bridge::{Seat, winner};
use tricklaw::cards::{Card, Rank, Suit};

#[derive(Clone)]
struct World {
    hands: [Vec<Card>; 4],
    leader: Seat,
    trick: Vec<Card>,
    /// Suits of which the claimer is aware.
    aware: Vec<Suit>,
    /// Who has been seen to be out of what.
    shown: Vec<(Seat, Suit)>,
    left_behind: Vec<Suit>,
    last: Option<Suit>,
}

pub struct Naive {
    trump: Option<Suit>,
    claimer: Seat,
    declares: bool,
    /// The hand that lies open to a defender.
    dummy: Option<Seat>,
    policy: Policy,
    aware_cards: Vec<Card>,
    /// Jacks and tens that follow an honour of the same hand without a gap.
    solid: Vec<Card>,
    /// Cards beside tricks that are all there: small ones, and high ones where fewer than all tricks are claimed.
    spare: Vec<Card>,
    gives_up: bool,
    /// His side does its best among what is normal.
    at_best: bool,
}

fn in_suit(cards: &[Card], suit: Suit) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.iter().copied().filter(|card| card.suit() == suit).collect();
    cards.sort_by_key(|card| card.rank());
    cards
}

impl Naive {
    /// The fewest tricks of the claimer's side over all normal lines.
    pub fn worst(position: &Position, claim: &Claim, policy: Policy) -> u8 {
        let hands = Seat::ALL.map(|seat| position.hands()[seat].iter().collect::<Vec<Card>>());
        let declares = claim.claimer.side() == position.declarer().side();
        let mut naive = Naive {
            trump: position.trump(),
            claimer: claim.claimer,
            declares,
            dummy: Some(position.declarer().partner()).filter(|_| !declares),
            policy,
            aware_cards: Vec::new(),
            solid: hands.iter().flat_map(|hand| solid(hand, &hands.concat())).collect(),
            spare: Vec::new(),
            gives_up: claim.tricks < position.tricks_left(),
            at_best: false,
        };
        let mut world = World {
            hands,
            leader: position.leader(),
            trick: position.trick().map(|(_, card)| card).collect(),
            aware: Vec::new(),
            shown: Vec::new(),
            left_behind: Vec::new(),
            last: None,
        };
        naive.begin(position, claim, &mut world);
        // Who wins everything from the top, however he goes about it, has needed nothing else.
        let claimed = usize::from(claim.tricks);
        naive.spare = naive.spare(&world, claimed, &[]);
        let sure = !naive.spare.is_empty();
        if !sure {
            // As he thinks, who takes high cards for good that are not.
            let good = |seat: Seat| Suit::ALL.map(|suit| naive.good(&world, seat, suit)).concat();
            let other = if declares { good(claim.claimer.partner()) } else { Vec::new() };
            let high = [good(claim.claimer), other].concat();
            naive.spare = naive.spare(&world, claimed, &keep(high, |card| card.rank() >= Rank::Ten));
        }
        // Where the tricks are there they have to be within reach too.
        naive.at_best = true;
        if sure && naive.search(&world) < claim.tricks {
            naive.spare.clear();
        }
        naive.at_best = false;
        naive.search(&world)
    }

    /// The cards that no trick is counted on, if enough tricks are there whoever holds what is out.
    fn spare(&self, world: &World, claimed: usize, thought: &[Card]) -> Vec<Card> {
        let (mut tricks, mut spare) = (0, Vec::new());
        for suit in Suit::ALL {
            let (counted, rest) = self.counted_tricks(world, suit, thought);
            let out = in_suit(&self.out(world), suit);
            let undrawn = !self.counted_tricks(world, suit, &[]).1.is_empty();
            let trumps_left = undrawn || self.known(world, suit).is_empty();
            if Some(suit) == self.trump && !out.is_empty() && trumps_left {
                return Vec::new();
            }
            tricks += counted;
            spare.extend(rest.into_iter().filter(|card| self.gives_up || card.rank() < Rank::Ten));
        }
        if tricks >= claimed { spare } else { Vec::new() }
    }

    /// How many tricks a suit gives from the top, with what is thought good, and the cards that are in none of them.
    fn counted_tricks(&self, world: &World, suit: Suit, thought: &[Card]) -> (usize, Vec<Card>) {
        let hand = in_suit(&world.hands[self.claimer.index()], suit);
        let friend = in_suit(&self.friend(world, self.claimer), suit);
        let out = in_suit(&self.out(world), suit);
        let longer = hand.len().max(friend.len());
        let both = [hand, friend].concat();
        let (tops, rest): (Vec<Card>, Vec<Card>) =
            both.into_iter().partition(|card| thought.contains(card) || out.iter().all(|other| other < card));
        let rounds = tops.len().min(longer);
        if out.len() <= rounds { (longer, Vec::new()) } else { (rounds, rest) }
    }

    fn begin(&mut self, position: &Position, claim: &Claim, world: &mut World) {
        let out = self.out(world);
        for seat in [self.claimer.next(), self.claimer.previous()] {
            for suit in Suit::ALL.into_iter().filter(|&suit| position.has_shown_out(seat, suit)) {
                world.shown.push((seat, suit));
                world.aware.push(suit);
            }
        }
        if let Some(trump) = self.trump {
            let seen = |seat| position.has_shown_out(seat, trump);
            let drawn = 13 - in_suit(&[world.hands.concat(), world.trick.clone()].concat(), trump).len();
            let one_round = drawn <= 4 && !seen(self.claimer.next()) && !seen(self.claimer.previous());
            let known = claim.awareness.trumps.unwrap_or(in_suit(&out, trump).len() >= 3 || one_round);
            world.aware.retain(|&suit| suit != trump || known);
            if known {
                world.aware.push(trump);
            }
        }
        if !self.declares {
            self.aware_cards.extend(&world.hands[position.declarer().partner().index()]);
        }
        for suit in Suit::ALL.into_iter().filter(|&suit| Some(suit) != self.trump) {
            let left = in_suit(&out, suit);
            if left.len() >= 4 && !self.is(Switch::Overlooks, "any") {
                self.aware_cards.extend(left.iter().filter(|card| card.rank() >= Rank::Queen));
            }
        }
        if claim.tricks < position.tricks_left() {
            let mut own = world.hands[self.claimer.index()].clone();
            if self.declares {
                own.extend(&world.hands[self.claimer.partner().index()]);
            }
            let over =
                |card: &Card| in_suit(&own, card.suit()).last().is_some_and(|best| best.rank() < card.rank());
            let is_trump = |card: &Card| Some(card.suit()) == self.trump;
            let mut losers: Vec<Card> = out.into_iter().filter(over).collect();
            let one = position.tricks_left() - claim.tricks == 1;
            match claim.awareness.trumps {
                Some(false) => losers.retain(|card| !is_trump(card)),
                Some(true) if one && losers.iter().any(is_trump) => losers.retain(is_trump),
                _ => {}
            }
            self.aware_cards.extend(losers);
        }
    }

    /// The same claim under another policy.
    fn under(&self, policy: Policy) -> Naive {
        let (aware_cards, solid, spare) = (self.aware_cards.clone(), self.solid.clone(), self.spare.clone());
        Naive { policy, aware_cards, solid, spare, ..*self }
    }

    /// The policies with the same or narrower settings of these switches, which are listed from the widest on.
    fn narrower(&self, switches: &[(Switch, &[&str])]) -> Vec<Policy> {
        switches.iter().fold(vec![self.policy], |policies, (switch, settings)| {
            let own = settings.iter().position(|setting| self.is(*switch, setting)).unwrap();
            let with = |policy: &Policy| -> Vec<Policy> {
                settings[own..].iter().map(|setting| policy.with(*switch, setting).unwrap()).collect()
            };
            policies.iter().flat_map(with).collect()
        })
    }

    fn is(&self, switch: Switch, setting: &str) -> bool {
        self.policy.setting(switch) == setting
    }

    fn is_own(&self, seat: Seat) -> bool {
        seat == self.claimer || (self.declares && seat == self.claimer.partner())
    }

    fn ours(&self, seat: Seat) -> bool {
        seat.side() == self.claimer.side()
    }

    fn out(&self, world: &World) -> Vec<Card> {
        let (a, b) = (self.claimer.next().index(), self.claimer.previous().index());
        world.hands[a].iter().chain(&world.hands[b]).copied().collect()
    }

    fn search(&self, world: &World) -> u8 {
        let turn = world.leader.plus(world.trick.len());
        if world.hands[turn.index()].is_empty() {
            return 0;
        }
        let values = self.plays(world, turn).into_iter().map(|card| self.after(world, turn, card));
        let chosen = if self.at_best && self.ours(turn) { values.max() } else { values.min() }.unwrap();
        self.instead(world, turn).map_or(chosen, |card| self.after(world, turn, card).max(chosen))
    }

    fn after(&self, world: &World, turn: Seat, card: Card) -> u8 {
        let mut next = world.clone();
        if self.is_own(turn) && world.trick.is_empty() {
            if let Some(last) = world.last
                && last != card.suit()
                && !self.good(world, turn, last).is_empty()
            {
                next.left_behind.push(last);
            }
            next.left_behind.retain(|&suit| suit != card.suit());
            next.last = Some(card.suit());
        }
        if let Some(led) = world.trick.first().map(|card| card.suit())
            && led != card.suit()
            && !self.ours(turn)
        {
            next.shown.push((turn, led));
            if self.is(Switch::Breakdown, "notice") {
                next.aware.push(led);
            }
        }
        if let Some(led) = world.trick.first().map(|card| card.suit())
            && self.is_own(turn)
            && self.is_own(world.leader)
            && led != card.suit()
            && Some(card.suit()) == self.trump
        {
            next.aware.push(led);
        }
        next.hands[turn.index()].retain(|&held| held != card);
        next.trick.push(card);
        let [a, b, c, d] = next.trick[..] else { return self.search(&next) };
        let place = winner(self.trump, [a, b, c, d]);
        next.leader = world.leader.plus(place);
        if !self.ours(next.leader) {
            next.aware.push([a, b, c, d][place].suit());
            next.left_behind.clear();
            next.last = None;
        }
        next.trick.clear();
        // A suit the claimer's hands no longer hold is forgotten.
        let held = |suit| {
            Seat::ALL.iter().any(|&s| self.is_own(s) && !in_suit(&next.hands[s.index()], suit).is_empty())
        };
        let last = next.last.filter(|&suit| held(suit));
        next.last = last;
        u8::from(self.ours(next.leader)) + self.search(&next)
    }

    /// The outstanding cards of a suit that the claimer knows of.
    fn known(&self, world: &World, suit: Suit) -> Vec<Card> {
        let known = |card: &Card| world.aware.contains(&suit) || self.aware_cards.contains(card);
        in_suit(&self.out(world), suit).into_iter().filter(known).collect()
    }

    fn friend(&self, world: &World, seat: Seat) -> Vec<Card> {
        if self.is_own(seat.partner()) && self.is_own(seat) {
            world.hands[seat.partner().index()].clone()
        } else {
            Vec::new()
        }
    }

    fn good(&self, world: &World, seat: Seat, suit: Suit) -> Vec<Card> {
        let hand = in_suit(&world.hands[seat.index()], suit);
        let out = in_suit(&self.out(world), suit);
        let known = self.known(world, suit);
        let tops = |cards: &[Card]| cards.iter().filter(|c| out.iter().all(|o| o.rank() < c.rank())).count();
        let friends_tops = tops(&in_suit(&self.friend(world, seat), suit));
        let rounds = tops(&hand).max(if hand.len() > friends_tops { friends_tops } else { 0 });
        let forgets = match self.policy.setting(Switch::Overlooks) {
            _ if Some(suit) == self.trump => 13,
            "one" => 1 + 2 * rounds,
            "two" => 2 + 2 * rounds,
            _ => 13,
        };
        let mut good = Vec::new();
        for &card in &hand {
            let above = out.iter().filter(|o| o.rank() > card.rank()).count();
            let known_above = known.iter().any(|o| o.rank() > card.rank());
            let lower_good = good.iter().any(|lower: &Card| lower.rank() < card.rank());
            let to_be_ruffed = self.friend_ruffs(world, seat, suit) && card.rank() < Rank::Ten;
            let spare = self.spare.contains(&card);
            if above == 0 || (!known_above && !to_be_ruffed && !spare && (above <= forgets || lower_good)) {
                good.push(card);
            }
        }
        good
    }

    fn plays(&self, world: &World, seat: Seat) -> Vec<Card> {
        let hand = &world.hands[seat.index()];
        let legal = match world.trick.first() {
            Some(led) if !in_suit(hand, led.suit()).is_empty() => in_suit(hand, led.suit()),
            _ => hand.clone(),
        };
        if legal.len() == 1 || (!self.is_own(seat) && !self.ours(seat)) {
            return legal;
        }
        if !self.is_own(seat) {
            return self.partner(world, seat, legal);
        }
        match world.trick.first() {
            None => self.leads(world, seat, legal),
            Some(_) if self.is(Switch::Winning, "off") => legal,
            Some(led) if legal[0].suit() == led.suit() => self.follows(world, seat, legal),
            Some(_) => self.void(world, seat, legal),
        }
    }

    fn best(&self, world: &World) -> (Seat, Card) {
        let mut best = 0;
        for (place, card) in world.trick.iter().enumerate() {
            if tricklaw::bridge::beats(self.trump, *card, world.trick[best]) {
                best = place;
            }
        }
        (world.leader.plus(best), world.trick[best])
    }

    fn partner(&self, world: &World, _: Seat, legal: Vec<Card>) -> Vec<Card> {
        if world.trick.is_empty() {
            return legal;
        }
        let (who, best) = self.best(world);
        let wins = |card: &Card| tricklaw::bridge::beats(self.trump, *card, best);
        if world.trick.len() == 3 && !self.ours(who) && legal.iter().any(wins) {
            return legal.into_iter().filter(wins).collect();
        }
        if self.is(Switch::Partner, "keeps-master") {
            let out = self.out(world);
            let top = |card: &Card| in_suit(&out, card.suit()).iter().all(|o| o.rank() < card.rank());
            return keep(legal, |card| wins(card) || !top(card));
        }
        legal
    }

    fn reaches(&self, world: &World, seat: Seat, card: Card) -> bool {
        if !self.friend_plays(seat) {
            return false;
        }
        let good = self.good(world, seat.partner(), card.suit());
        good.iter().any(|better| better.rank() > card.rank()) || self.friend_ruffs(world, seat, card.suit())
    }

    fn friend_plays(&self, seat: Seat) -> bool {
        self.is_own(seat) && self.is_own(seat.partner())
    }

    fn friend_ruffs(&self, world: &World, seat: Seat, suit: Suit) -> bool {
        let friend = self.friend(world, seat);
        let trumps = self.trump.map_or(0, |trump| in_suit(&friend, trump).len());
        Some(suit) != self.trump && trumps > 0 && in_suit(&friend, suit).is_empty()
    }

    fn first(&self, cards: Vec<Card>) -> Vec<Card> {
        let Some(&top) = cards.iter().max_by_key(|card| card.rank()) else { return cards };
        match self.policy.setting(Switch::TopDown) {
            "top-down" => vec![top],
            "ebu" if top.rank() >= Rank::Queen || self.solid.contains(&top) => vec![top],
            _ => cards,
        }
    }
}

/// The jacks and tens of a hand between which and an honour above them no other hand has a card.
fn solid(hand: &[Card], all: &[Card]) -> Vec<Card> {
    let follows = |card: &Card| {
        let above = in_suit(hand, card.suit()).into_iter().filter(|other| other.rank() >= Rank::Queen);
        let mut honours = above.map(|honour| {
            let between = |other: &&Card| other.rank() > card.rank() && other.rank() < honour.rank();
            in_suit(all, card.suit()).iter().filter(between).all(|other| hand.contains(other))
        });
        honours.any(|solid| solid)
    };
    hand.iter()
        .copied()
        .filter(|card| [Rank::Jack, Rank::Ten].contains(&card.rank()) && follows(card))
        .collect()
}

/// The cards that pass, or all if none does.
fn keep(cards: Vec<Card>, test: impl Fn(&Card) -> bool) -> Vec<Card> {
    let kept: Vec<Card> = cards.iter().copied().filter(test).collect();
    if kept.is_empty() { cards } else { kept }
}
