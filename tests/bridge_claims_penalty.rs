//! Claims with penalty cards and lead restrictions about (laws 50 and 51) against trying everything.
#![cfg(not(target_arch = "wasm32"))]

use tricklaw::bridge::claim::{
    Bulletproof, Claim, LeadRestriction, Position, Proof, Restrictions, Terms, adjudicate, is_bulletproof,
};
use tricklaw::bridge::{BySeat, Denomination, Seat, Side, winner};
use tricklaw::cards::{Card, CardSet, Rank, Source, Suit};
use tricklaw::cite::Book;

#[derive(Clone)]
struct World {
    trump: Option<Suit>,
    hands: BySeat<CardSet>,
    leader: Seat,
    trick: Vec<Card>,
    /// Penalty cards still on the table.
    major: BySeat<CardSet>,
    minor: BySeat<CardSet>,
    /// What binds the player on lead, and whether declarer has had his say about this lead.
    forbidden: Vec<Suit>,
    required: Option<Suit>,
    asked: bool,
    first: BySeat<Option<LeadRestriction>>,
}

fn or_all(some: CardSet, all: CardSet) -> CardSet {
    if some.is_empty() { all } else { some }
}

impl World {
    fn turn(&self) -> Seat {
        self.leader.plus(self.trick.len())
    }

    fn legal(&self) -> CardSet {
        let seat = self.turn();
        let mut cards = self.hands[seat];
        if let Some(led) = self.trick.first() {
            cards = or_all(cards.of_suit(led.suit()), cards);
        } else {
            cards = match self.first[seat] {
                Some(LeadRestriction::Require(suit)) => or_all(cards.of_suit(suit), cards),
                Some(LeadRestriction::Forbid(suit)) => or_all(cards - CardSet::suit(suit), cards),
                _ => cards,
            };
            let forbidden =
                self.forbidden.iter().fold(CardSet::EMPTY, |all, &suit| all | CardSet::suit(suit));
            cards = or_all(cards - forbidden, cards);
            if let Some(suit) = self.required {
                cards = or_all(cards.of_suit(suit), cards);
            }
        }
        let major = cards & self.major[seat];
        if !major.is_empty() {
            return major;
        }
        let small = |card: &Card| {
            let minor = cards & self.minor[seat];
            minor.iter().any(|open| open.suit() == card.suit() && open != *card && card.rank() < Rank::Ten)
        };
        cards.iter().filter(|card| !small(card)).collect()
    }

    /// What declarer can do before a lead: every choice as the world after it, the free one included.
    fn askings(&self) -> Vec<World> {
        let partner = self.leader.partner();
        let open = self.major[partner] & self.hands[partner];
        let mut worlds = vec![World { asked: true, ..self.clone() }];
        let suits: Vec<Suit> = Suit::ALL.into_iter().filter(|&suit| !open.of_suit(suit).is_empty()).collect();
        let lift = |world: &mut World, suit: Suit| world.major[partner] -= CardSet::suit(suit);
        for &suit in &suits {
            let mut world = World { asked: true, required: Some(suit), ..self.clone() };
            lift(&mut world, suit);
            worlds.push(world);
        }
        for chosen in 1..1usize << suits.len() {
            let mut world = World { asked: true, ..self.clone() };
            for (_, &suit) in suits.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1) {
                world.forbidden.push(suit);
                lift(&mut world, suit);
            }
            worlds.push(world);
        }
        worlds
    }

    fn after(&self, card: Card) -> (World, Option<Side>) {
        let mut next = self.clone();
        let seat = self.turn();
        next.hands[seat].remove(card);
        if self.trick.is_empty() {
            next.required = None;
            if matches!(next.first[seat], Some(LeadRestriction::Require(_))) {
                next.first[seat] = None;
            }
        }
        next.trick.push(card);
        let [a, b, c, d] = next.trick[..] else { return (next, None) };
        next.leader = self.leader.plus(winner(self.trump, [a, b, c, d]));
        next.trick.clear();
        next.asked = false;
        if next.leader != self.leader {
            next.forbidden.clear();
            next.first[self.leader] = None;
        }
        let side = next.leader.side();
        (next, Some(side))
    }

    /// The tricks of a side: the fewest when everybody plays against it, or what it can force.
    fn tricks(&self, side: Side, at_best: bool) -> u8 {
        if self.trick.is_empty() && self.hands[self.leader].is_empty() {
            return 0;
        }
        let defends = self.leader.side() == Side::EastWest;
        if self.trick.is_empty() && defends && !self.asked {
            let values = self.askings().into_iter().map(|world| world.tricks(side, at_best));
            let best = at_best && side == Side::NorthSouth;
            return if best { values.max() } else { values.min() }.unwrap();
        }
        let values = self.legal().iter().map(|card| {
            let (next, won) = self.after(card);
            next.tricks(side, at_best) + u8::from(won == Some(side))
        });
        let best = at_best && self.turn().side() == side;
        if best { values.max() } else { values.min() }.unwrap()
    }
}

fn one_of<T: Copy>(source: &mut Source, list: &[T]) -> T {
    list[source.below(list.len() as u128) as usize]
}

fn some_cards(source: &mut Source, cards: CardSet, many: u128) -> CardSet {
    let cards: Vec<Card> = cards.iter().collect();
    (0..source.below(many + 1)).map(|_| one_of(source, &cards)).collect()
}

/// An ending of three or four cards a hand in two or three suits, with something face up in front of a defender.
fn ending(source: &mut Source, cards: usize) -> (Position, Restrictions) {
    let mut pack: Vec<Card> = Card::all().filter(|card| card.suit() != Suit::Clubs).collect();
    for i in (1..pack.len()).rev() {
        pack.swap(i, source.below(i as u128 + 1) as usize);
    }
    let hands = BySeat::from_fn(|seat| {
        pack[seat.index() * cards..(seat.index() + 1) * cards].iter().copied().collect::<CardSet>()
    });
    let leader = one_of(source, &Seat::ALL);
    let denomination = one_of(source, &Denomination::ALL);
    let mut restrictions = Restrictions::default();
    for seat in [Seat::East, Seat::West] {
        restrictions.major[seat] = some_cards(source, hands[seat], 2);
        if restrictions.major[seat].is_empty() {
            let low: CardSet = hands[seat].iter().filter(|card| card.rank() < Rank::Ten).collect();
            restrictions.minor[seat] = if low.is_empty() { low } else { some_cards(source, low, 1) };
        }
        let suit = one_of(source, &Suit::ALL);
        restrictions.lead[seat] =
            [None, Some(LeadRestriction::Require(suit)), Some(LeadRestriction::Forbid(suit)), None]
                [source.below(4) as usize];
    }
    (Position::new(Seat::South, denomination, leader, hands).unwrap(), restrictions)
}

#[test]
fn penalty_cards_are_known_to_the_worst_and_the_best_play() {
    let mut source = Source::from_seed(50);
    let mut differ = 0;
    for round in 0..300 {
        let (position, restrictions) = ending(&mut source, if round % 6 == 0 { 4 } else { 3 });
        if restrictions.is_empty() {
            continue;
        }
        let world = World {
            trump: position.trump(),
            hands: *position.hands(),
            leader: position.leader(),
            trick: Vec::new(),
            major: restrictions.major,
            minor: restrictions.minor,
            forbidden: Vec::new(),
            required: None,
            asked: false,
            first: restrictions.lead,
        };
        let mut claim = Claim::new(one_of(&mut source, &[Seat::South, Seat::West, Seat::East]), 1);
        let side = claim.claimer.side();
        let (worst, best) = (world.tricks(side, false), world.tricks(side, true));
        claim.restrictions = restrictions;
        claim.tricks = worst + source.below(2) as u8;
        if claim.tricks > position.tricks_left() {
            claim.tricks = worst;
        }
        let terms = Terms { side_budget: 1_000_000, ..Terms::default() };
        let verdict = adjudicate(&position, &claim, &terms).unwrap();
        assert_eq!(verdict.worst_legal.known(), Some(worst), "{position} {restrictions:?}");
        assert_eq!(verdict.best.known(), Some(best), "{position} {restrictions:?}");
        let award = verdict.award.known().unwrap();
        assert!(worst <= award && award <= best, "{position} {claim:?}: {worst} {award} {best}");
        let proof = is_bulletproof(&position, &claim, Proof::AnyLegal, Book::Bridge2007, 1_000_000).unwrap();
        assert_eq!(proof == Bulletproof::Yes, worst >= claim.tricks, "{position} {restrictions:?}");
        let free = Claim { restrictions: Restrictions::default(), ..claim };
        differ += u32::from(adjudicate(&position, &free, &terms).unwrap().worst_legal != verdict.worst_legal);
    }
    assert!(differ >= 15, "the cards on the table mattered in {differ} positions");
}
