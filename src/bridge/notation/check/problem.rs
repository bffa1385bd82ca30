//! The problems a record can have.

use crate::bridge::{Call, Contract, DealProblem, Refusal, Seat, Side, Vulnerability};
use crate::cards::{Card, Suit};
use crate::cite::{Book, Citation};
use core::fmt;

/// Something in a record that breaks a law or contradicts something else in it. Calls and cards are counted from 0,
/// cards in order of play.
///
/// ```
/// use tricklaw::bridge::notation::{Problem, check, pbn};
/// let tags = [("Vulnerable", "None"), ("Declarer", "N"), ("Contract", "4S"), ("Result", "10"), ("Score", "NS 620")];
/// let text: String = tags.iter().map(|(name, value)| format!("[{name} \"{value}\"]\n")).collect();
/// let problems = check(&pbn::read(text.as_bytes()).records[0]);
/// assert!(matches!(problems[0], Problem::Score { stated: 620, owed: 420, .. }));
/// assert_eq!(problems[0].name(), "score");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Problem {
    /// A wrong deal.
    Deal(DealProblem),
    /// Not the dealer of the board number; a note, since an organiser may number boards otherwise.
    Dealer {
        /// The dealer in the record.
        stated: Seat,
        /// The dealer of the board number.
        owed: Seat,
    },
    /// Not the vulnerability of the board number; a note.
    Vulnerability {
        /// The vulnerability in the record.
        stated: Vulnerability,
        /// The vulnerability of the board number.
        owed: Vulnerability,
    },
    /// The auction begins with another player than the dealer.
    FirstCall {
        /// Who begins in the record.
        stated: Seat,
        /// The dealer.
        dealer: Seat,
    },
    /// An illegal call.
    Call {
        /// Which call.
        index: usize,
        /// Whose.
        seat: Seat,
        /// The call.
        call: Call,
        /// Why it is illegal and what was legal.
        refusal: Refusal,
        /// Whether the file marks an irregularity there.
        marked: bool,
    },
    /// A player was passed over.
    Skipped {
        /// The place of the missing call.
        index: usize,
        /// Whose call it was.
        seat: Seat,
    },
    /// Text where a call should be.
    UnreadableCall {
        /// Which call.
        index: usize,
        /// The text.
        text: String,
    },
    /// A mark of an irregularity on a call or a card that is regular.
    NeedlessMark {
        /// Which call.
        call: Option<usize>,
        /// Which card.
        card: Option<usize>,
    },
    /// Cards were played while the auction had not ended.
    AuctionNotOver,
    /// Cards were played on a board that was passed out.
    PlayOfPassedOut,
    /// A contract other than the auction leads to.
    Contract {
        /// The contract in the record, as text.
        stated: String,
        /// The contract of the auction, nothing when all passed.
        called: Option<Contract>,
    },
    /// A declarer other than the auction gives.
    Declarer {
        /// The declarer in the record.
        stated: Seat,
        /// The declarer of the auction.
        called: Seat,
    },
    /// The opening lead by another player than the declarer's left-hand opponent.
    Leader {
        /// Who leads in the record.
        stated: Seat,
        /// Whose lead it was.
        owed: Seat,
    },
    /// A trick led by another player than the winner of the trick before.
    Lead {
        /// Which trick, from 0.
        trick: usize,
        /// Who led.
        stated: Seat,
        /// Whose lead it was.
        owed: Seat,
        /// Whether the file marks an irregularity there.
        marked: bool,
    },
    /// A card that could not be played.
    Card {
        /// Which card, in order of play.
        index: usize,
        /// Who played it.
        seat: Seat,
        /// The card.
        card: Card,
        /// What is wrong.
        fault: CardFault,
        /// Whether the file marks an irregularity there.
        marked: bool,
    },
    /// Text where a card should be.
    UnreadableCard {
        /// Which card, in order of play.
        index: usize,
        /// The text.
        text: String,
    },
    /// A result that the play or the claim does not give.
    Result {
        /// The declarer's tricks in the record.
        stated: u8,
        /// The least the play allows.
        least: u8,
        /// The most the play allows.
        most: u8,
    },
    /// The tricks of both sides are not thirteen.
    ResultSum {
        /// Their sum.
        sum: u8,
    },
    /// A claim that the tricks already played rule out.
    Claim {
        /// The declarer's tricks claimed.
        stated: u8,
        /// The least the play allows.
        least: u8,
        /// The most the play allows.
        most: u8,
    },
    /// A score that the contract and the tricks do not give.
    Score {
        /// For which side.
        side: Side,
        /// The points in the record.
        stated: i32,
        /// The points of law 77.
        owed: i32,
    },
    /// A declarer, a result or a score on a board that was passed out.
    ResultOfPassedOut,
}

/// What is wrong with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CardFault {
    /// The player was not dealt it; with the player who was, where that is known.
    NotHeld(Option<Seat>),
    /// It was played before.
    PlayedBefore,
    /// The player could have followed suit.
    Revoke(Suit),
}

impl Problem {
    /// The stable name.
    pub const fn name(&self) -> &'static str {
        match self {
            Problem::Deal(problem) => problem.fault.name(),
            Problem::Dealer { .. } => "dealer-of-number",
            Problem::Vulnerability { .. } => "vulnerability-of-number",
            Problem::FirstCall { .. } => "first-call",
            Problem::Call { .. } => "illegal-call",
            Problem::Skipped { .. } => "skipped-player",
            Problem::UnreadableCall { .. } => "unreadable-call",
            Problem::NeedlessMark { .. } => "needless-mark",
            Problem::AuctionNotOver => "auction-not-over",
            Problem::PlayOfPassedOut => "play-of-passed-out",
            Problem::Contract { .. } => "contract",
            Problem::Declarer { .. } => "declarer",
            Problem::Leader { .. } => "opening-leader",
            Problem::Lead { .. } => "lead-out-of-turn",
            Problem::Card { fault: CardFault::NotHeld(_), .. } => "card-not-held",
            Problem::Card { fault: CardFault::PlayedBefore, .. } => "card-played-before",
            Problem::Card { fault: CardFault::Revoke(_), .. } => "revoke",
            Problem::UnreadableCard { .. } => "unreadable-card",
            Problem::Result { .. } => "result",
            Problem::ResultSum { .. } => "result-sum",
            Problem::Claim { .. } => "claim",
            Problem::Score { .. } => "score",
            Problem::ResultOfPassedOut => "result-of-passed-out",
        }
    }

    /// Whether it is worth a note only: the record may be right and the custom another.
    pub const fn is_note(&self) -> bool {
        matches!(self, Problem::Dealer { .. } | Problem::Vulnerability { .. } | Problem::NeedlessMark { .. })
    }

    /// The law it goes against, in the edition of 2007.
    pub fn law(&self) -> Citation {
        let article = match self {
            Problem::Deal(problem) => return problem.law,
            Problem::Call { refusal, .. } => return refusal.law,
            Problem::Dealer { .. } | Problem::Vulnerability { .. } => "2",
            Problem::FirstCall { .. } => "17B",
            Problem::Skipped { .. }
            | Problem::UnreadableCall { .. }
            | Problem::NeedlessMark { call: Some(_), .. } => "17C",
            Problem::AuctionNotOver => "22A",
            Problem::PlayOfPassedOut | Problem::ResultOfPassedOut => "22A1",
            Problem::Contract { .. } | Problem::Declarer { .. } => "22A2",
            Problem::Leader { .. } => "41A",
            Problem::Lead { .. } => "44G",
            Problem::Card { fault: CardFault::Revoke(_), .. } | Problem::NeedlessMark { .. } => "44C",
            Problem::Card { .. } | Problem::UnreadableCard { .. } => "45A",
            Problem::Result { .. } | Problem::ResultSum { .. } => "79A",
            Problem::Claim { .. } => "69A",
            Problem::Score { .. } => "77",
        };
        Citation::new(Book::Bridge2007, article)
    }
}

impl fmt::Display for Problem {
    /// Where it is, what it is, and the law: `card 2, H2 by N: W holds it (2007 law 45A)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write_place(f)?;
        self.write_fault(f)?;
        write!(f, " ({})", self.law())
    }
}

impl Problem {
    /// The call, the card or the trick that is wrong, where it is one of them.
    fn write_place(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Call { index, seat, call, .. } => write!(f, "call {}, {call} by {seat}: ", index + 1),
            Problem::Skipped { index, .. } | Problem::UnreadableCall { index, .. } => {
                write!(f, "call {}: ", index + 1)
            }
            Problem::Card { index, seat, card, .. } => write!(f, "card {}, {card} by {seat}: ", index + 1),
            Problem::UnreadableCard { index, .. } => write!(f, "card {}: ", index + 1),
            Problem::Lead { trick, .. } => write!(f, "trick {}: ", trick + 1),
            _ => Ok(()),
        }
    }

    fn write_fault(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::Deal(problem) => write!(f, "{}", problem.fault),
            Problem::Dealer { stated, owed } => {
                write!(f, "the board number makes {owed} dealer, not {stated}")
            }
            Problem::Vulnerability { stated, owed } => {
                write!(f, "the board number makes {owed} vulnerable, not {stated}")
            }
            Problem::FirstCall { stated, dealer } => {
                write!(f, "{stated} calls first, {dealer} is the dealer")
            }
            Problem::Call { refusal, .. } => f.write_str(refusal.reason.code()),
            Problem::Skipped { seat, .. } => write!(f, "{seat} was passed over"),
            Problem::UnreadableCall { text, .. } => write!(f, "“{text}” is no call"),
            Problem::NeedlessMark { call: Some(index), .. } => {
                write!(f, "call {} is marked but regular", index + 1)
            }
            Problem::NeedlessMark { card, .. } => {
                write!(f, "card {} is marked but regular", card.map_or(0, |index| index + 1))
            }
            Problem::AuctionNotOver => f.write_str("cards were played before the auction was over"),
            Problem::PlayOfPassedOut => f.write_str("cards were played on a board that was passed out"),
            Problem::Contract { stated, called: Some(called) } => {
                write!(f, "the auction leads to {}, the record says {stated}", called.undertaking())
            }
            Problem::Contract { stated, called: None } => write!(f, "all passed, the record says {stated}"),
            Problem::Declarer { stated, called } if stated == called => {
                write!(f, "the auction makes {called} declarer, the record says he changed places with dummy")
            }
            Problem::Declarer { stated, called } => {
                write!(f, "the auction makes {called} declarer, the record says {stated}")
            }
            Problem::Leader { stated, owed } => {
                write!(f, "{stated} makes the opening lead, which was {owed}'s")
            }
            Problem::Lead { stated, owed, .. } => write!(f, "{stated} leads, it was {owed}'s turn"),
            Problem::Card { fault, .. } => fault.write(f),
            Problem::UnreadableCard { text, .. } => write!(f, "“{text}” is no card"),
            Problem::Result { stated, least, most } if least == most => {
                write!(f, "the play gives {least} tricks, the record says {stated}")
            }
            Problem::Result { stated, least, most } => {
                write!(f, "the play allows {least} to {most} tricks, the record says {stated}")
            }
            Problem::ResultSum { sum } => write!(f, "the tricks of both sides are {sum}, not 13"),
            Problem::Claim { stated, least, most } => {
                write!(f, "a claim of {stated} tricks where the play allows {least} to {most}")
            }
            Problem::Score { side, stated, owed } => {
                write!(f, "{side} score {owed}, the record says {stated}")
            }
            Problem::ResultOfPassedOut => f.write_str("a result on a board that was passed out"),
        }
    }
}

impl CardFault {
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardFault::NotHeld(Some(holder)) => write!(f, "{holder} holds it"),
            CardFault::NotHeld(None) => f.write_str("not in that hand"),
            CardFault::PlayedBefore => f.write_str("played before"),
            CardFault::Revoke(suit) => write!(f, "{suit} could be followed"),
        }
    }
}
