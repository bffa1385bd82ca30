//! Declaring: the race for the first deal (抢庄), declaring and overriding trumps (亮主, 反主, 防反), fixing trumps from the
//! kitty (定主) (art. 8, 21).

use super::bag::Bag;
use super::card::Face;
use super::rules::{AllJokerKitty, JokerDeclarations, Rules};
use super::seat::Seat;
use super::trump::Trump;
use crate::cards::{Rank, Suit};
use crate::cite::{Book, Citation};
use core::fmt;

/// How the dealer is found and in what order players declare.
///
/// ```
/// use tricklaw::cards::Rank;
/// use tricklaw::shengji::{Declaring, Race, Rules, Seat};
/// let board = Declaring::new(Race::Board { dealer: Seat::East }, Rank::Five, 2, Rules::CN_2002);
/// assert_eq!(board.turn(), Some(Seat::West), "the dealer's partner speaks first");
/// let later = Declaring::new(Race::LaterDeal { dealer: Seat::East }, Rank::Five, 2, Rules::CN_2002);
/// assert_eq!(later.turn(), None, "whoever is first");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Race {
    /// The first deal: whoever's declaration stands becomes dealer (art. 8).
    FirstDeal,
    /// A later deal: the dealer is known; declarations come at any time while cards are drawn (art. 21).
    LaterDeal {
        /// The dealer.
        dealer: Seat,
    },
    /// A board of a duplicate match: players speak in turn from the dealer's partner, with all cards in hand (art. 21).
    Board {
        /// The dealer named on the board.
        dealer: Seat,
    },
}

/// Level cards, or by house rule jokers, shown to name trumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Declaration {
    /// Who shows them.
    pub seat: Seat,
    /// What is shown.
    pub face: Face,
    /// How many of it, those shown before included.
    pub count: u8,
}

impl Declaration {
    /// The trump suit it names; nothing for jokers, which name no-trump.
    pub const fn suit(&self) -> Option<Suit> {
        self.face.suit()
    }
}

/// Why a declaration is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DeclareRefusal {
    /// The card is not of the level played, or a joker that declares nothing.
    NotALevelCard,
    /// More cards than there are packs, or none.
    WrongCount,
    /// The player does not hold that many.
    NotHeld {
        /// Those that are not in the hand.
        missing: Bag,
    },
    /// Not more cards than the standing declaration shows.
    NotEnough {
        /// How many equal cards it takes.
        needed: u8,
    },
    /// One cannot override oneself, only show more of the same suit.
    OwnDeclaration,
    /// Another player speaks first.
    NotYourTurn(Seat),
    /// Declaring is over.
    Over,
    /// Players who do not speak in turn do not pass.
    NoPass,
}

impl DeclareRefusal {
    /// The stable name of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            DeclareRefusal::NotALevelCard => "not-a-level-card",
            DeclareRefusal::WrongCount => "wrong-count",
            DeclareRefusal::NotHeld { .. } => "not-held",
            DeclareRefusal::NotEnough { .. } => "not-enough-cards",
            DeclareRefusal::OwnDeclaration => "own-declaration",
            DeclareRefusal::NotYourTurn(_) => "not-your-turn",
            DeclareRefusal::Over => "declaring-over",
            DeclareRefusal::NoPass => "no-pass",
        }
    }

    /// The article that says so.
    pub const fn law(&self) -> Citation {
        let article = match self {
            DeclareRefusal::NotALevelCard | DeclareRefusal::WrongCount | DeclareRefusal::NotHeld { .. } => {
                "21(1) ¶1"
            }
            DeclareRefusal::NotEnough { .. } | DeclareRefusal::OwnDeclaration => "21(2)",
            DeclareRefusal::NotYourTurn(_) | DeclareRefusal::NoPass => "21(1) ¶2",
            DeclareRefusal::Over => "21(3)",
        };
        Citation::new(Book::Shengji2002, article)
    }
}

impl fmt::Display for DeclareRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DeclareRefusal::NotALevelCard => f.write_str("only cards of the level played declare"),
            DeclareRefusal::WrongCount => f.write_str("no such number of equal cards"),
            DeclareRefusal::NotHeld { missing } => write!(f, "{missing} not in hand"),
            DeclareRefusal::NotEnough { needed } => write!(f, "at least {needed} equal cards are needed"),
            DeclareRefusal::OwnDeclaration => f.write_str("one's own declaration can only be made stronger"),
            DeclareRefusal::NotYourTurn(seat) => write!(f, "{seat} speaks first"),
            DeclareRefusal::Over => f.write_str("declaring is over"),
            DeclareRefusal::NoPass => f.write_str("only the players of a board pass"),
        }
    }
}

impl core::error::Error for DeclareRefusal {}

/// What declaring comes to.
///
/// ```
/// use tricklaw::cards::Rank;
/// use tricklaw::shengji::{Declared, Declaring, Race, Rules, Seat, Trump};
/// let declaring = Declaring::new(Race::LaterDeal { dealer: Seat::East }, Rank::Five, 2, Rules::CN_2002);
/// // Nobody has declared: the joker on top of the kitty is passed over, and the next card fixes spades.
/// let kitty = ["BJ", "S9", "D3"].map(|face| face.parse().unwrap());
/// let trump = Trump::new(Rank::Five, Some(tricklaw::cards::Suit::Spades));
/// assert_eq!(declaring.settle(&kitty), Declared::Settled { dealer: Seat::East, trump, turned: 2 });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Declared {
    /// Trumps are named and the dealer is known.
    Settled {
        /// Who deals.
        dealer: Seat,
        /// The level and the trump suit.
        trump: Trump,
        /// How many cards of the kitty were turned up for it.
        turned: usize,
    },
    /// The cards are dealt again (art. 8; A28).
    Redeal,
    /// Nobody declared on a board: that player names any suit (art. 21(3)).
    SuitOwedBy(Seat),
}

/// The declarations of a deal so far.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Declaring, Race, Rules, Seat};
/// let mut declaring = Declaring::new(Race::FirstDeal, Rank::Two, 2, Rules::CN_2002);
/// let (two_of_spades, two_of_hearts) = ("S2".parse().unwrap(), "H2".parse().unwrap());
/// declaring.declare(Seat::North, two_of_spades, 1, None).unwrap();
/// assert!(declaring.declare(Seat::West, two_of_hearts, 1, None).is_err(), "one does not override one");
/// declaring.declare(Seat::West, two_of_hearts, 2, None).unwrap();
/// assert_eq!(declaring.current().unwrap().suit(), Some(Suit::Hearts));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declaring {
    race: Race,
    level: Rank,
    decks: u8,
    rules: Rules,
    declarations: Vec<Declaration>,
    /// On boards: how many players have passed since the last declaration, and who speaks.
    passes: u8,
    turn: Option<Seat>,
}

impl Declaring {
    /// Nothing declared yet, with so many packs; more than three count as three, as in [`Bag::packs`].
    pub const fn new(race: Race, level: Rank, decks: u8, rules: Rules) -> Declaring {
        let turn = match race {
            Race::Board { dealer } => Some(dealer.partner()),
            _ => None,
        };
        let decks = if decks > Bag::MAX_COUNT { Bag::MAX_COUNT } else { decks };
        Declaring { race, level, decks, rules, declarations: Vec::new(), passes: 0, turn }
    }

    /// All declarations, in order.
    pub fn declarations(&self) -> &[Declaration] {
        &self.declarations
    }

    /// The declaration that stands.
    pub fn current(&self) -> Option<Declaration> {
        self.declarations.last().copied()
    }

    /// Who speaks next on a board; nothing where players declare at any time, or when all have spoken.
    pub const fn turn(&self) -> Option<Seat> {
        self.turn
    }

    /// Whether the player may show `count` cards of the face altogether, as far as the declarations go; `held`, where
    /// known, is how many he has.
    ///
    /// # Errors
    ///
    /// [`DeclareRefusal`] says why not.
    pub fn check(&self, seat: Seat, face: Face, count: u8, held: Option<u8>) -> Result<(), DeclareRefusal> {
        match (self.race, self.turn) {
            (Race::Board { .. }, None) => return Err(DeclareRefusal::Over),
            (Race::Board { .. }, Some(turn)) if turn != seat => {
                return Err(DeclareRefusal::NotYourTurn(turn));
            }
            _ => {}
        }
        let jokers = face.is_joker() && self.rules.joker_declarations != JokerDeclarations::Never;
        if !jokers && face.rank() != Some(self.level) {
            return Err(DeclareRefusal::NotALevelCard);
        }
        if count == 0 || count > self.decks || (jokers && count < 2) {
            return Err(DeclareRefusal::WrongCount);
        }
        let missing = count.saturating_sub(held.unwrap_or(count));
        if missing > 0 {
            return Err(DeclareRefusal::NotHeld { missing: Bag::EMPTY.with_count(face, missing) });
        }
        let Some(current) = self.current() else { return Ok(()) };
        if current.seat == seat && current.face != face {
            return Err(DeclareRefusal::OwnDeclaration);
        }
        let needed = current.count + u8::from(!self.outranks(face, current));
        if count < needed { Err(DeclareRefusal::NotEnough { needed }) } else { Ok(()) }
    }

    /// The house rule by which jokers override as many cards.
    fn outranks(&self, face: Face, current: Declaration) -> bool {
        self.rules.joker_declarations == JokerDeclarations::NoTrumpOverEqualCount
            && face.is_joker()
            && face > current.face
    }

    /// Shows cards.
    ///
    /// # Errors
    ///
    /// As [`check`](Declaring::check); nothing is changed then.
    pub fn declare(
        &mut self,
        seat: Seat,
        face: Face,
        count: u8,
        held: Option<u8>,
    ) -> Result<(), DeclareRefusal> {
        self.check(seat, face, count, held)?;
        self.declarations.push(Declaration { seat, face, count });
        self.passes = 0;
        self.turn = self.turn.map(Seat::next);
        Ok(())
    }

    /// A player of a board passes. Three passes after a declaration, or four at the start, end declaring (A39).
    ///
    /// # Errors
    ///
    /// [`DeclareRefusal`] out of turn, after the end, and where players do not speak in turn.
    pub fn pass(&mut self, seat: Seat) -> Result<(), DeclareRefusal> {
        match self.turn {
            None if !matches!(self.race, Race::Board { .. }) => return Err(DeclareRefusal::NoPass),
            None => return Err(DeclareRefusal::Over),
            Some(turn) if turn != seat => return Err(DeclareRefusal::NotYourTurn(turn)),
            Some(_) => {}
        }
        self.passes += 1;
        let last = if self.declarations.is_empty() { 4 } else { 3 };
        self.turn = (self.passes < last).then(|| seat.next());
        Ok(())
    }

    /// Everything a player with those cards may declare now: (face, how many altogether).
    pub fn legal(&self, seat: Seat, hand: Bag) -> Vec<(Face, u8)> {
        let mut legal = Vec::new();
        for (face, held) in hand.faces() {
            for count in 1..=held {
                if self.check(seat, face, count, Some(held)).is_ok() {
                    legal.push((face, count));
                }
            }
        }
        legal
    }

    /// What it comes to when no more can be declared; `kitty` is turned up from its top if nobody has declared.
    pub fn settle(&self, kitty: &[Face]) -> Declared {
        if let Some(current) = self.current() {
            let dealer = match self.race {
                Race::FirstDeal => current.seat,
                Race::LaterDeal { dealer } | Race::Board { dealer } => dealer,
            };
            let trump = Trump::new(self.level, current.suit());
            return Declared::Settled { dealer, trump, turned: 0 };
        }
        match self.race {
            Race::FirstDeal => Declared::Redeal,
            Race::Board { dealer } => Declared::SuitOwedBy(dealer.partner()),
            Race::LaterDeal { dealer } => self.turn_up(dealer, kitty),
        }
    }

    /// Fixes trumps by the first card of the kitty that is no joker (art. 21(3)).
    fn turn_up(&self, dealer: Seat, kitty: &[Face]) -> Declared {
        match (kitty.iter().position(|face| !face.is_joker()), self.rules.all_joker_kitty) {
            (Some(first), _) => {
                let trump = Trump::new(self.level, kitty[first].suit());
                Declared::Settled { dealer, trump, turned: first + 1 }
            }
            (None, AllJokerKitty::Redeal) => Declared::Redeal,
            (None, AllJokerKitty::NoTrump) => {
                Declared::Settled { dealer, trump: Trump::new(self.level, None), turned: kitty.len() }
            }
        }
    }
}
