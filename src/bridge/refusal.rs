//! Why an action may not be taken, and what was owed instead.

use super::call::Call;
use super::call_set::CallSet;
use super::law::Asked;
use super::seat::Seat;
use crate::cards::{Card, CardSet};
use crate::cite::{Book, Citation};
use core::fmt;

/// A refusal: what is wrong, the law it rests on and what was owed instead. The table is unchanged.
///
/// ```
/// use tricklaw::bridge::{Auction, Owed, Reason, Seat};
/// let mut auction = Auction::new(Seat::North);
/// auction.call("7H".parse().unwrap()).unwrap();
/// let refusal = auction.call("7D".parse().unwrap()).unwrap_err();
/// assert_eq!((refusal.reason, refusal.law.to_string()), (Reason::InsufficientBid, "2007 law 18D".to_string()));
/// assert!(matches!(refusal.owed, Owed::Calls(calls) if calls.len() == 4), "pass, double, 7S, 7NT");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    /// What is wrong.
    pub reason: Reason,
    /// The law.
    pub law: Citation,
    /// What was owed instead.
    pub owed: Owed,
}

/// What could have been done instead of the refused action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Owed {
    /// Nothing of the kind: the board has passed that point.
    Nothing,
    /// One of these calls.
    Calls(CallSet),
    /// One of these cards.
    Cards(CardSet),
    /// It is for this player to act.
    Turn(Seat),
    /// A decision comes first: this player's, or the director's finding.
    Decision(Asked),
}

macro_rules! reasons {
    ($($(#[$doc:meta])* $name:ident = $code:literal, $article:literal;)*) => {
        /// What is wrong with an action. Each reason has a stable code and rests on an article of the laws.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Reason { $($(#[$doc])* $name,)* }

        impl Reason {
            /// Every reason.
            pub const ALL: &'static [Reason] = &[$(Reason::$name,)*];

            /// The stable code, such as `insufficient-bid` or `must-follow-suit`.
            pub const fn code(self) -> &'static str {
                match self { $(Reason::$name => $code,)* }
            }

            /// The article of the 2007 laws.
            pub const fn article(self) -> &'static str {
                match self { $(Reason::$name => $article,)* }
            }
        }
    };
}

impl Reason {
    /// The article of an edition of the laws, that of 2007 for a book that is not of bridge.
    ///
    /// ```
    /// use tricklaw::bridge::Reason;
    /// use tricklaw::cite::Book;
    /// assert_eq!(Reason::PassedOut.article_under(Book::Bridge2017), "22B");
    /// ```
    pub const fn article_under(self, book: Book) -> &'static str {
        // Everything has kept its number but the end of the auction. Until 1997 law 22 says what follows it, law 17E when it
        // comes, and since the auction period then lasts until the lead is faced, only law 39 says that nobody may call any more.
        match (self, book) {
            (Reason::AuctionOver, Book::Bridge1987 | Book::Bridge1997) => "39",
            (Reason::AuctionNotOver, Book::Bridge1987 | Book::Bridge1997) => "17E",
            (Reason::PassedOut, Book::Bridge1987 | Book::Bridge1997) => "22A",
            (Reason::AuctionOver | Reason::AuctionNotOver, Book::Bridge2017) => "22",
            (Reason::PassedOut, Book::Bridge2017) => "22B",
            _ => self.article(),
        }
    }

    /// Whether it comes from a ruling, whose edition it then cites.
    const fn rests_on_ruling(self) -> bool {
        matches!(
            self,
            Reason::MustPass
                | Reason::MustRepeatCall
                | Reason::MayNotDouble
                | Reason::CardRestricted
                | Reason::DecisionOwed
                | Reason::NotOffered
                | Reason::DoesNotFit
                | Reason::NotSettled
                | Reason::NoProvision
        )
    }
}

reasons! {
    /// A bid that does not supersede the last bid (law 18D).
    InsufficientBid = "insufficient-bid", "18D";
    /// A double while there is no bid (law 19A1).
    NothingToDouble = "nothing-to-double", "19A1";
    /// A double of the own side's bid (law 19A1).
    DoubleOfOwnSide = "double-of-own-side", "19A1";
    /// A double of a bid that is doubled or redoubled already (law 19A1).
    AlreadyDoubled = "already-doubled", "19A1";
    /// A redouble while nothing is doubled (law 19B1).
    NothingToRedouble = "nothing-to-redouble", "19B1";
    /// A redouble of the own side's double (law 19B1).
    RedoubleOfOwnSide = "redouble-of-own-side", "19B1";
    /// A redouble of what is redoubled already (law 19B1).
    AlreadyRedoubled = "already-redoubled", "19B1";
    /// A call after the auction has ended (laws 22A and 39).
    AuctionOver = "auction-over", "22A";
    /// A card before the auction has ended (laws 22A and 41A).
    AuctionNotOver = "auction-not-over", "22A";
    /// A card after all four players passed (law 22A1).
    PassedOut = "passed-out", "22A1";
    /// A call by a player whose turn it is not (law 17C).
    NotYourTurnToCall = "not-your-turn-to-call", "17C";
    /// A card by a player whose turn it is not (laws 44B and 44G).
    NotYourTurnToPlay = "not-your-turn-to-play", "44B";
    /// An opening lead by a player other than the presumed declarer's left-hand opponent (law 41A).
    NotYourLead = "not-your-opening-lead", "41A";
    /// Dummy acting without the declarer's instruction (law 45F).
    DummyMayNotPlay = "dummy-may-not-play", "45F";
    /// A card that the player does not hold (law 45A).
    CardNotHeld = "card-not-held", "45A";
    /// A card that has been played (law 45A).
    CardAlreadyPlayed = "card-already-played", "45A";
    /// A card of another suit by a player who can follow (law 44C).
    MustFollowSuit = "must-follow-suit", "44C";
    /// A card of a suit in which the hidden hand has shown out, so that it cannot hold it (law 44C).
    HasShownOut = "has-shown-out", "44C";
    /// A second face-down lead, or facing a lead that was not made (law 41A).
    NoFaceDownLead = "no-face-down-lead", "41A";
    /// Another card while a face-down lead waits to be faced (law 41C).
    LeadNotFaced = "lead-not-faced", "41C";
    /// An agreed claim that gives a side tricks it cannot have won (law 69A).
    ImpossibleClaim = "impossible-claim", "69A";
    /// The board is over: what is left is to agree on the tricks (law 79A).
    BoardOver = "board-over", "79A";
    /// A designation that names no suit and no rank: either defender may choose (law 46B5).
    NoDesignation = "no-designation", "46B5";
    /// A designation of a card that dummy does not hold (law 46B4).
    DesignationVoid = "designation-void", "46B4";
    /// A designation that fits several cards: the declarer must say which (law 46B3).
    DesignationAmbiguous = "designation-ambiguous", "46B3";
    /// A review of the auction asked for out of turn (law 20B).
    ReviewOutOfTurn = "review-out-of-turn", "20B";
    /// A review asked for after the right to it ended (law 41B).
    ReviewTooLate = "review-too-late", "41B";
    /// An explanation asked for out of turn (law 20F).
    QuestionOutOfTurn = "question-out-of-turn", "20F";
    /// Dummy has no right to that question (law 43A1).
    DummyMayNotAsk = "dummy-may-not-ask", "43A1";
    /// A call other than a pass by a player whom the laws make pass (laws 35 and 37).
    MustPass = "must-pass", "35";
    /// Another call by a player who must repeat his call out of rotation (laws 31A1 and 32B1).
    MustRepeatCall = "must-repeat-call", "31A1";
    /// A double or redouble by a player whose partner passed out of rotation (law 30B2(b)).
    MayNotDouble = "may-not-double", "30B2(b)";
    /// A card that a penalty card or a restriction of the lead or the play rules out (laws 26, 50 to 52 and 57).
    CardRestricted = "card-restricted", "50D";
    /// An action before a decision that the laws put first (laws 26, 50D2 and 51A).
    DecisionOwed = "decision-owed", "50D2";
    /// A decision while none is open, or one that is not offered (law 10C).
    NotOffered = "not-offered", "10C1";
    /// A card given as irregular that is legal (law 44).
    NotIrregular = "not-irregular", "44";
    /// A card left out by the leader (law 67).
    NothingToOmit = "nothing-to-omit", "67A";
    /// An irregularity that cannot have happened at this table as it stands (law 84).
    DoesNotFit = "does-not-fit", "84";
    /// What is not one player's to do: a ruling is the director's (law 10A), an agreed claim takes all four (law 69A), and
    /// whether a card against the laws passes unnoticed is for whoever keeps the table.
    NotYours = "not-yours", "10A";
    /// A ruling put on record before every question is answered (law 9B2).
    NotSettled = "not-settled", "9B2";
    /// Cards already played that the player may not look at (law 66).
    MayNotInspect = "may-not-inspect", "66";
    /// An act that this edition does not rule on specially: the director may adjust the score (law 12A1).
    NoProvision = "no-provision", "12A1";
}

impl Refusal {
    /// A refusal under the 2007 laws.
    pub const fn new(reason: Reason, owed: Owed) -> Refusal {
        Refusal { reason, law: Citation::new(Book::Bridge2007, reason.article()), owed }
    }

    /// A refusal that rests on a ruling under that edition.
    pub(in crate::bridge) const fn of_ruling(book: Book, reason: Reason) -> Refusal {
        Refusal { reason, law: Citation::new(book, reason.article_under(book)), owed: Owed::Nothing }
    }

    /// The same refusal under another edition of the laws, that of 2007 for a book that is not of bridge: its book, and the number
    /// the article has there. What rests on a ruling keeps the edition of that ruling.
    ///
    /// ```
    /// use tricklaw::bridge::{Board, Deal, Table};
    /// use tricklaw::cite::Book;
    /// let table = Table::of_deal(Board::numbered(1).unwrap(), &Deal::from_number(0).unwrap());
    /// let refusal = table.check("SA".parse().unwrap()).unwrap_err();
    /// assert_eq!(refusal.law.to_string(), "2007 law 22A");
    /// assert_eq!(refusal.under(Book::Bridge1997).law.to_string(), "1997 law 17E");
    /// ```
    pub fn under(mut self, book: Book) -> Refusal {
        if !self.reason.rests_on_ruling() {
            let book = book.of_bridge();
            // A few cite another article than their reason's; those have one number everywhere.
            if self.law.article == self.reason.article_under(self.law.book) {
                self.law.article = self.reason.article_under(book);
            }
            self.law.book = book;
        }
        self
    }

    /// Whether somebody who sees the hand may know better: it seems to be out of a suit where nobody noticed a revoke.
    pub(in crate::bridge) fn is_inference(&self) -> bool {
        self.reason == Reason::HasShownOut
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.reason.code(), self.law)?;
        match self.owed {
            Owed::Nothing => Ok(()),
            Owed::Calls(calls) => {
                f.write_str("; owed: one of")?;
                calls.iter().try_for_each(|call| write!(f, " {call}"))
            }
            Owed::Cards(cards) => write!(f, "; owed: one of {cards}"),
            Owed::Turn(seat) => write!(f, "; it is {seat}'s turn"),
            Owed::Decision(Asked::Player(seat)) => write!(f, "; {seat} has to choose"),
            Owed::Decision(Asked::Director) => f.write_str("; the director has to find"),
        }
    }
}

impl core::error::Error for Refusal {}

impl From<CallSet> for Owed {
    fn from(calls: CallSet) -> Owed {
        Owed::Calls(calls)
    }
}

impl From<CardSet> for Owed {
    fn from(cards: CardSet) -> Owed {
        Owed::Cards(cards)
    }
}

impl From<Call> for Owed {
    fn from(call: Call) -> Owed {
        Owed::Calls([call].into_iter().collect())
    }
}

impl From<Card> for Owed {
    fn from(card: Card) -> Owed {
        Owed::Cards(card.into())
    }
}

crate::shown::shown_by!(code: Reason);
