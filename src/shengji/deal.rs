//! Packs, the kitty's sizes, dealing, and checking a deal (art. 6, 7, 9, 32).

use super::bag::Bag;
use super::card::Face;
use super::seat::{BySeat, Seat};
use crate::cards::Source;
use crate::cite::{Book, Citation};
use core::fmt;

/// How many packs, how many cards in the kitty (底牌) and in each hand.
///
/// ```
/// use tricklaw::shengji::Sizes;
/// let sizes = Sizes::usual(2).unwrap();
/// assert_eq!((sizes.kitty(), sizes.hand()), (8, 25));
/// assert_eq!(Sizes::new(2, 4).unwrap().hand(), 26);
/// assert_eq!(Sizes::new(2, 6), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sizes {
    decks: u8,
    kitty: u8,
}

impl Sizes {
    /// The sizes of art. 9: a kitty of 2 or 6 cards with one deck, 4 or 8 with two, 6 or 10 with three (A29).
    pub const fn new(decks: u8, kitty: u8) -> Option<Sizes> {
        match (decks, kitty) {
            (1, 2 | 6) | (2, 4 | 8) | (3, 6 | 10) => Some(Sizes { decks, kitty }),
            _ => None,
        }
    }

    /// The usual sizes for 1 to 3 decks: kitties of 6, 8 and 6 cards, hands of 12, 25 and 39 (art. 6(18)).
    pub const fn usual(decks: u8) -> Option<Sizes> {
        match decks {
            1 | 3 => Sizes::new(decks, 6),
            _ => Sizes::new(decks, 8),
        }
    }

    /// How many packs of 54 cards.
    pub const fn decks(self) -> u8 {
        self.decks
    }

    /// How many cards are in the kitty.
    pub const fn kitty(self) -> usize {
        self.kitty as usize
    }

    /// How many cards each player draws.
    pub const fn hand(self) -> usize {
        (54 * self.decks as usize - self.kitty as usize) / 4
    }

    /// How many cards there are.
    pub const fn cards(self) -> usize {
        54 * self.decks as usize
    }
}

/// A pack in the order in which it is drawn: one card at a time, against the clock, the rest the kitty (art. 7).
///
/// ```
/// use tricklaw::cards::Source;
/// use tricklaw::shengji::{Draw, Seat, Sizes};
/// let draw = Draw::shuffled(Sizes::usual(2).unwrap(), Seat::East, &mut Source::from_seed(1));
/// assert_eq!(draw.hand(Seat::North, draw.drawn_cards()).len(), 25);
/// assert_eq!(draw.kitty().len(), 8);
/// assert_eq!(draw.drawer(1), Some(Seat::North), "north is next after east");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    sizes: Sizes,
    first: Seat,
    order: Vec<Face>,
}

impl Draw {
    /// A uniformly random order: every arrangement of the pack is as likely as any other.
    pub fn shuffled(sizes: Sizes, first: Seat, source: &mut Source) -> Draw {
        let mut order: Vec<Face> = Bag::packs(sizes.decks).to_vec();
        source.shuffle(&mut order);
        Draw { sizes, first, order }
    }

    /// A given order, if it is the whole pack.
    pub fn from_order(sizes: Sizes, first: Seat, order: Vec<Face>) -> Option<Draw> {
        (Bag::of(order.iter().copied()) == Some(Bag::packs(sizes.decks))).then_some(Draw {
            sizes,
            first,
            order,
        })
    }

    /// An order in which that deal is drawn; nothing if [`check_deal`] finds fault with it.
    pub fn of_deal(deal: &Deal, first: Seat) -> Option<Draw> {
        if !check_deal(deal).is_empty() {
            return None;
        }
        let hands = BySeat::from_fn(|seat| deal.hands[seat].to_vec());
        let mut order = Vec::with_capacity(deal.sizes.cards());
        for number in 0..4 * deal.sizes.hand() {
            order.push(*hands[first.after(number % 4)].get(number / 4)?);
        }
        order.extend_from_slice(&deal.kitty);
        Draw::from_order(deal.sizes, first, order)
    }

    /// An order in which the pockets of a board are drawn, some of the dealer's cards as its kitty; nothing if
    /// [`check_board`] finds fault with them.
    pub fn of_board(pockets: &BySeat<Bag>, dealer: Seat, sizes: Sizes) -> Option<Draw> {
        let mut kitty = pockets[dealer].to_vec();
        kitty.truncate(sizes.kitty());
        let mut hands = *pockets;
        hands[dealer] = hands[dealer].beyond(Bag::of(kitty.iter().copied())?);
        Draw::of_deal(&Deal { sizes, hands, kitty }, dealer)
    }

    /// The sizes.
    pub const fn sizes(&self) -> Sizes {
        self.sizes
    }

    /// Who draws first.
    pub const fn first(&self) -> Seat {
        self.first
    }

    /// How many cards are drawn before the kitty is left.
    pub fn drawn_cards(&self) -> usize {
        self.order.len() - self.sizes.kitty()
    }

    /// Who draws the card with that number, from 0; nothing for the kitty.
    pub fn drawer(&self, number: usize) -> Option<Seat> {
        (number < self.drawn_cards()).then(|| self.first.after(number % 4))
    }

    /// The card with that number, from 0, the kitty from its top last.
    pub fn card(&self, number: usize) -> Option<Face> {
        self.order.get(number).copied()
    }

    /// A player's hand after `drawn` cards have been drawn by all together.
    pub fn hand(&self, seat: Seat, drawn: usize) -> Bag {
        drawn_by(seat, self.first, &self.order[..drawn.min(self.drawn_cards())]).unwrap_or_default()
    }

    /// The kitty, its top card first.
    pub fn kitty(&self) -> &[Face] {
        &self.order[self.drawn_cards()..]
    }

    /// The whole deal.
    pub fn deal(&self) -> Deal {
        let all = self.drawn_cards();
        Deal {
            sizes: self.sizes,
            hands: BySeat::from_fn(|seat| self.hand(seat, all)),
            kitty: self.kitty().to_vec(),
        }
    }
}

/// Four hands and the kitty as drawn.
///
/// Its fields can hold anything; [`check_deal`] says whether it is a deal.
///
/// ```
/// use tricklaw::cards::Source;
/// use tricklaw::shengji::{Draw, Seat, Sizes};
/// let deal = Draw::shuffled(Sizes::usual(2).unwrap(), Seat::East, &mut Source::from_seed(1)).deal();
/// assert_eq!((deal.hands[Seat::South].len(), deal.kitty.len()), (25, 8));
/// assert_eq!(Draw::of_deal(&deal, Seat::East).unwrap().deal(), deal);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The sizes it should have.
    pub sizes: Sizes,
    /// The hands.
    pub hands: BySeat<Bag>,
    /// The kitty, its top card first.
    pub kitty: Vec<Face>,
}

impl Deal {
    /// What comes of drawing the cards in that order, which need not be a whole pack; nothing if a hand has more than
    /// three of a face.
    pub fn of_order(sizes: Sizes, first: Seat, order: &[Face]) -> Option<Deal> {
        let (drawn, kitty) = order.split_at(order.len().min(4 * sizes.hand()));
        let mut hands = BySeat([Bag::EMPTY; 4]);
        for seat in Seat::ALL {
            hands[seat] = drawn_by(seat, first, drawn)?;
        }
        Some(Deal { sizes, hands, kitty: kitty.to_vec() })
    }
}

/// A player's cards of those drawn one by one in turn; nothing if there are more than three of a face.
fn drawn_by(seat: Seat, first: Seat, drawn: &[Face]) -> Option<Bag> {
    Bag::of(drawn.iter().skip(first.turns_to(seat)).step_by(4).copied())
}

/// Where cards are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In a hand.
    Hand(Seat),
    /// In the kitty.
    Kitty,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Hand(seat) => seat.fmt(f),
            Place::Kitty => f.write_str("kitty"),
        }
    }
}

/// Something wrong with a deal.
///
/// ```
/// use tricklaw::shengji::{DealProblem, Place, Seat};
/// let short = DealProblem::WrongCount { place: Place::Hand(Seat::North), found: 24, due: 25 };
/// assert_eq!((short.code(), short.law().article), ("too-few-cards", "32"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DealProblem {
    /// A face comes more often than there are packs.
    TooMany {
        /// The face.
        face: Face,
        /// How often it is there.
        found: u8,
    },
    /// A face comes less often than there are packs.
    TooFew {
        /// The face.
        face: Face,
        /// How often it is there.
        found: u8,
    },
    /// A hand or the kitty has the wrong number of cards (多牌, 少牌).
    WrongCount {
        /// Where.
        place: Place,
        /// How many cards are there.
        found: usize,
        /// How many there should be.
        due: usize,
    },
}

impl DealProblem {
    /// The stable name of the problem.
    pub const fn code(&self) -> &'static str {
        match self {
            DealProblem::TooMany { .. } => "too-many-of-a-face",
            DealProblem::TooFew { .. } => "too-few-of-a-face",
            DealProblem::WrongCount { found, due, .. } if *found > *due => "too-many-cards",
            DealProblem::WrongCount { .. } => "too-few-cards",
        }
    }

    /// The article it offends against.
    pub const fn law(&self) -> Citation {
        let article = match self {
            DealProblem::TooMany { .. } | DealProblem::TooFew { .. } => "4(1)",
            DealProblem::WrongCount { place: Place::Kitty, .. } => "9",
            DealProblem::WrongCount { .. } => "32",
        };
        Citation::new(Book::Shengji2002, article)
    }
}

impl fmt::Display for DealProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DealProblem::TooMany { face, found } => write!(f, "{face} comes {found} times, too often"),
            DealProblem::TooFew { face, found } => write!(f, "{face} comes {found} times, not often enough"),
            DealProblem::WrongCount { place, found, due } => {
                write!(f, "{place} has {found} cards instead of {due}")
            }
        }
    }
}

/// What is done about a deal that is wrong.
///
/// ```
/// use tricklaw::shengji::{DealProblem, DealRemedy, Place, Seat};
/// let long = DealProblem::WrongCount { place: Place::Hand(Seat::North), found: 26, due: 25 };
/// assert_eq!(DealRemedy::of(&[long]), Some(DealRemedy::ByStage));
/// let twice = DealProblem::TooMany { face: "SA".parse().unwrap(), found: 3 };
/// assert_eq!(DealRemedy::of(&[twice]).unwrap().law().to_string(), "Shengji 2002 art. 7(3)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DealRemedy {
    /// The cards are changed, shuffled and drawn again: every hand has its number of cards, so the fault is in the packs
    /// or in the kitty (art. 7(3)).
    DealAgain,
    /// What art. 32 says for the stage at which it is found, see [`count_ruling`](super::law::count_ruling).
    ByStage,
}

impl DealRemedy {
    /// What is done about those problems; nothing if there are none.
    pub fn of(problems: &[DealProblem]) -> Option<DealRemedy> {
        let in_a_hand =
            |problem: &DealProblem| matches!(problem, DealProblem::WrongCount { place: Place::Hand(_), .. });
        match problems {
            [] => None,
            _ if problems.iter().any(in_a_hand) => Some(DealRemedy::ByStage),
            _ => Some(DealRemedy::DealAgain),
        }
    }

    /// The article.
    pub const fn law(self) -> Citation {
        let article = match self {
            DealRemedy::DealAgain => "7(3)",
            DealRemedy::ByStage => "32",
        };
        Citation::new(Book::Shengji2002, article)
    }
}

/// Everything that is wrong with a deal before the dealer takes the kitty; nothing if it is complete and right.
///
/// [`DealRemedy::of`] says what is done about it.
///
/// ```
/// use tricklaw::cards::Source;
/// use tricklaw::shengji::{Draw, Seat, Sizes, check_deal};
/// let draw = Draw::shuffled(Sizes::usual(2).unwrap(), Seat::East, &mut Source::from_seed(1));
/// let mut deal = draw.deal();
/// assert!(check_deal(&deal).is_empty());
/// deal.hands[Seat::North].remove(draw.card(1).unwrap());
/// let problems: Vec<&str> = check_deal(&deal).iter().map(|problem| problem.code()).collect();
/// assert_eq!(problems, ["too-few-of-a-face", "too-few-cards"]);
/// ```
pub fn check_deal(deal: &Deal) -> Vec<DealProblem> {
    check(&deal.hands, &deal.kitty, deal.sizes, |place| match place {
        Place::Hand(_) => deal.sizes.hand(),
        Place::Kitty => deal.sizes.kitty(),
    })
}

/// Everything that is wrong with the four pockets of a board, where the dealer's cards include the kitty (art. 21(1);
/// A39): 33 cards with two decks.
///
/// ```
/// use tricklaw::cards::Source;
/// use tricklaw::shengji::{Bag, Draw, Seat, Sizes, check_board};
/// let draw = Draw::shuffled(Sizes::usual(2).unwrap(), Seat::East, &mut Source::from_seed(1));
/// let (mut pockets, kitty) = (draw.deal().hands, draw.kitty().iter().copied());
/// pockets[Seat::East] = pockets[Seat::East].plus(Bag::of(kitty).unwrap()).unwrap();
/// assert!(check_board(&pockets, Seat::East, draw.sizes()).is_empty());
/// let problems = check_board(&pockets, Seat::North, draw.sizes());
/// assert_eq!(problems[0].to_string(), "N has 25 cards instead of 33");
/// ```
pub fn check_board(hands: &BySeat<Bag>, dealer: Seat, sizes: Sizes) -> Vec<DealProblem> {
    check(hands, &[], sizes, |place| match place {
        Place::Hand(seat) if seat == dealer => sizes.hand() + sizes.kitty(),
        Place::Hand(_) => sizes.hand(),
        Place::Kitty => 0,
    })
}

fn check(
    hands: &BySeat<Bag>,
    kitty: &[Face],
    sizes: Sizes,
    due: impl Fn(Place) -> usize,
) -> Vec<DealProblem> {
    let mut problems = Vec::new();
    for face in Face::all() {
        let in_hands: u8 = hands.0.iter().map(|hand| hand.count(face)).sum();
        let in_kitty = kitty.iter().filter(|&&card| card == face).count();
        let found = in_hands.saturating_add(u8::try_from(in_kitty).unwrap_or(u8::MAX));
        match found.cmp(&sizes.decks) {
            core::cmp::Ordering::Greater => problems.push(DealProblem::TooMany { face, found }),
            core::cmp::Ordering::Less => problems.push(DealProblem::TooFew { face, found }),
            core::cmp::Ordering::Equal => {}
        }
    }
    let counts = hands.iter().map(|(seat, hand)| (Place::Hand(seat), hand.len()));
    for (place, found) in counts.chain([(Place::Kitty, kitty.len())]) {
        let due = due(place);
        if found != due {
            problems.push(DealProblem::WrongCount { place, found, due });
        }
    }
    problems
}
