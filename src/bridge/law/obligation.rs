//! What rulings leave behind: who must pass, who must or may not lead what, which cards lie exposed. The calls and
//! cards that are legal at a table are those the obligations leave.

use super::adjusted::ArtificialScore;
use super::denominations::Denominations;
use super::edition::Edition;
use super::finding::Answers;
use super::replacement::{Spent, Withdrawal};
use crate::bridge::call::Call;
use crate::bridge::seat::{BySeat, Seat, Side};
use crate::bridge::table::{Phase, Table};
use crate::cards::{Card, CardSet, Suit};
use crate::cite::{Book, Citation};

/// For how long a player must pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounds {
    /// At his next turn to call.
    Once,
    /// Whenever it is his turn to call.
    Throughout,
}

/// A card of a defender that lies face up because it was exposed (law 50).
///
/// ```
/// use tricklaw::bridge::law::{Answer, Irregularity, PenaltyCard, Ruling};
/// use tricklaw::bridge::{Board, Deal, Seat, Table};
/// use tricklaw::cite::Book;
/// let mut table = Table::of_deal(Board::numbered(1).unwrap(), &Deal::from_number(0).unwrap());
/// for action in ["1S", "Pass", "Pass", "Pass", "HA"] {
///     table.apply(action.parse().unwrap()).unwrap();
/// }
/// let exposed: Irregularity = "cards-exposed,by=W,cards=CA".parse().unwrap();
/// // East could have seen the card.
/// let ruling = Ruling::open(&table, Book::Bridge2007, exposed).unwrap().answer(Answer::Yes).unwrap();
/// table.apply(ruling.action().unwrap()).unwrap();
/// let card = PenaltyCard { seat: Seat::West, card: "CA".parse().unwrap(), major: true };
/// assert_eq!(table.obligations().penalty_cards(), [card]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PenaltyCard {
    /// Whose it is.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// Major or minor (law 50B).
    pub major: bool,
}

/// What declarer may ask at a first lead under law 26.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeadRule {
    /// To require or forbid one of these suits, as far as the offender did not bid them.
    Related(Denominations),
    /// To forbid one suit.
    AnySuit,
    /// To forbid one suit that the offender did not specify in the legal auction.
    Unspecified,
}

/// A restriction that waits for the first lead of the offender's partner (law 26).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LeadPenalty {
    /// Whose call was withdrawn; his partner's lead is restricted.
    pub offender: Seat,
    /// What declarer may ask.
    pub rule: LeadRule,
    /// The withdrawn call, while the offender has not called again: repeating it lifts the restriction.
    pub lifted_by: Option<Call>,
    /// Whether the offender has repeated it: the restriction is left only if he meant something else (law 26, note).
    pub repeated: bool,
    /// The law.
    pub law: Citation,
}

/// A demand on a player's call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallDemand {
    /// To pass.
    Pass(Rounds),
    /// To repeat this call at his next turn (laws 31A1 and 32B1).
    Repeat(Call),
    /// Neither to double nor to redouble at his next turn (law 30B2(b)).
    NoDouble,
    /// To call again in the place of this withdrawn call, which settles what follows (laws 31A and 32, from 2017 on 30 to 32).
    Replace(Call),
}

/// What binds a player when it is his turn to call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CallDuty {
    /// Who.
    pub seat: Seat,
    /// What is demanded.
    pub demand: CallDemand,
    /// The law.
    pub law: Citation,
}

/// A demand on the card a player plays to the trick in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Demand {
    /// This card.
    Card(Card),
    /// The highest card of the suit led.
    Highest,
    /// The lowest card of the suit led.
    Lowest,
    /// A card of that suit.
    Suit(Suit),
    /// No card of that suit.
    NotSuit(Suit),
}

/// A demand on a player for one card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlayDuty {
    /// Who owes it.
    pub seat: Seat,
    /// What is owed.
    pub demand: Demand,
    /// The law.
    pub law: Citation,
}

/// A demand on a lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LeadDuty {
    /// Who owes it.
    pub seat: Seat,
    /// The suit he must lead, if one is required.
    pub required: Option<Suit>,
    /// The suits he may not lead while he keeps the lead.
    pub forbidden: Denominations,
    /// Whether he has led since: what is required is done then, and what is forbidden ends with the lead.
    pub begun: bool,
    /// The law.
    pub law: Citation,
}

/// A revoke that counts as established (laws 63 and 64), or a trick owed under law 67B1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Established {
    /// Who revoked.
    pub by: Seat,
    /// In which trick, from 0.
    pub trick: u8,
    /// The suit that should have been played, for repeated revokes in one suit.
    pub suit: Option<Suit>,
    /// Whether tricks are transferred; otherwise only law 64C remains.
    pub rectified: bool,
    /// How many tricks can go over: one for a defective trick (law 67B1), two (law 64A), or until 1997
    /// two of three kinds.
    pub at_most: u8,
    /// The law that rectifies it or says why it is not.
    pub law: Citation,
}

impl Established {
    /// Whether another is an earlier revoke of the same player in the same suit (law 64B2).
    pub(super) fn repeats(&self, earlier: &Established) -> bool {
        earlier.is_before(self.by, self.suit, self.trick)
    }

    /// Whether it is one of that player in that suit, in an earlier trick.
    pub(super) fn is_before(&self, by: Seat, suit: Option<Suit>, trick: u8) -> bool {
        self.by == by && suit.is_some() && self.suit == suit && self.trick < trick
    }
}

/// Something withdrawn, and who may use what it told (law 16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Withdrawn {
    /// Whose call or card.
    pub by: Seat,
    /// What was withdrawn.
    pub what: CallOrCard,
    /// Whether north-south may use it, whether east-west may.
    pub authorized: [bool; 2],
    /// The law.
    pub law: Citation,
}

impl Withdrawn {
    /// Whether that side may use what it told.
    pub const fn authorized_for(&self, side: Side) -> bool {
        self.authorized[side.index()]
    }
}

/// A call or a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CallOrCard {
    /// A call.
    Call(Call),
    /// A bid of more than seven, by its level.
    TooHigh(u8),
    /// A card.
    Card(Card),
}

/// A score the director has still to think about when the board is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Adjustment {
    /// An adjusted score if the law's condition turns out to be met; with the player the irregularity names, where it
    /// names one. Each player's is a matter of its own.
    Consider(Option<Seat>, Citation),
    /// An adjusted score is due, under the law of the score that is assigned: every finding has been made.
    Due(Option<Seat>, Citation),
    /// The side scores no more than average minus on the board.
    AtMostAverageMinus(Side, Citation),
    /// A procedural penalty may be given to the side (law 90).
    Procedural(Side, Citation),
}

/// Everything in force at a table that rulings brought about.
///
/// ```
/// use tricklaw::bridge::law::{Answer, Choice, Irregularity, Rounds, Ruling};
/// use tricklaw::bridge::{Board, Deal, Seat, Table};
/// use tricklaw::cite::Book;
/// let mut table = Table::of_deal(Board::numbered(1).unwrap(), &Deal::from_number(0).unwrap());
/// let irregularity: Irregularity = "call-out-of-rotation,by=W,call=1C".parse().unwrap();
/// let ruling = Ruling::open(&table, Book::Bridge2007, irregularity).unwrap();
/// // North, whose turn it was, does not accept the bid, which was natural (2007 law 31B).
/// let ruling = ruling.choose(Choice::Refuse).unwrap().answer(Answer::No).unwrap();
/// table.apply(ruling.action().unwrap()).unwrap();
/// assert_eq!(table.obligations().must_pass(Seat::East), Some(Rounds::Throughout));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Obligations {
    pub(in crate::bridge) book: Book,
    pub(in crate::bridge) must_pass: BySeat<Option<(Rounds, Citation)>>,
    pub(in crate::bridge) no_doubling: BySeat<Option<Citation>>,
    pub(in crate::bridge) must_repeat: BySeat<Option<(Call, Citation)>>,
    pub(in crate::bridge) withdrawals: BySeat<Option<Withdrawal>>,
    /// A call withdrawn before that one, whose replacement is the same.
    pub(in crate::bridge) older: BySeat<Option<Withdrawal>>,
    pub(in crate::bridge) spent: Vec<Spent>,
    pub(in crate::bridge) lead_penalties: Vec<LeadPenalty>,
    /// Those of which declarer has made use: open again when the auction is.
    pub(in crate::bridge) lead_penalties_used: Vec<LeadPenalty>,
    pub(in crate::bridge) faced: BySeat<CardSet>,
    /// Those of them that were led.
    pub(in crate::bridge) faced_by_leading: CardSet,
    /// Those that were faced when the auction had ended.
    pub(in crate::bridge) faced_late: CardSet,
    pub(in crate::bridge) penalty_cards: Vec<PenaltyCard>,
    /// Penalty cards that were played, with their places among the cards played: one that is taken back is one again.
    pub(in crate::bridge) played_penalties: Vec<(u8, PenaltyCard)>,
    /// Penalty cards that were picked up for a lead that has not been made yet, and whose they are.
    pub(in crate::bridge) picked_up: Vec<(Seat, CardSet)>,
    /// The penalty cards that lay before a hand when it played the card in that place, which may be one of them.
    pub(in crate::bridge) penalties_at: Vec<(u8, PenaltyCard)>,
    /// The places of cards that declarer has accepted instead of a penalty card (law 52B1).
    pub(in crate::bridge) accepted: Vec<u8>,
    pub(in crate::bridge) lead_duties: Vec<LeadDuty>,
    /// The player whose lead declarer has just settled under law 50D2.
    pub(in crate::bridge) lead_settled: Option<Seat>,
    pub(in crate::bridge) play_duties: Vec<PlayDuty>,
    /// The demands as they were before the card in that place, where there were any: in force again when it is taken back.
    pub(in crate::bridge) duties_before: Vec<(usize, Vec<PlayDuty>, Vec<LeadDuty>)>,
    pub(in crate::bridge) established: Vec<Established>,
    /// Who revoked and corrected it, in which trick and which suit.
    pub(in crate::bridge) corrected_revokes: Vec<(Seat, u8, Option<Suit>)>,
    pub(in crate::bridge) withdrawn: Vec<Withdrawn>,
    /// Who has extraneous information from his partner.
    pub(in crate::bridge) informed: BySeat<Option<Citation>>,
    pub(in crate::bridge) adjustments: Vec<Adjustment>,
    pub(in crate::bridge) adjusted: Option<ArtificialScore>,
    /// The sides that have lost a right to rectification (law 11A).
    pub(in crate::bridge) forfeited: [bool; 2],
    /// Everything as it was before the last ruling: a right that is lost after it takes back what it brought (law 11A).
    pub(in crate::bridge) before: Option<Box<Obligations>>,
    /// A replacement whose consequences need a finding, and the findings so far.
    pub(in crate::bridge) replaced: Option<(Seat, Withdrawal, Call, Answers)>,
}

impl Obligations {
    /// The book the last ruling was made under.
    pub const fn book(&self) -> Book {
        self.book
    }

    /// For how long the player must pass.
    pub fn must_pass(&self, seat: Seat) -> Option<Rounds> {
        self.must_pass[seat].map(|(rounds, _)| rounds)
    }

    /// Whether the player may not double or redouble at his next turn (law 30B2(b)).
    pub fn may_not_double(&self, seat: Seat) -> bool {
        self.no_doubling[seat].is_some()
    }

    /// The call the player must repeat at his next turn (laws 31A1 and 32B1).
    pub fn must_repeat(&self, seat: Seat) -> Option<Call> {
        self.must_repeat[seat].map(|(call, _)| call)
    }

    /// Everything that binds players when they call, by seat, and the withdrawn calls that wait for another one; what is left
    /// of it when the auction has ended binds again if that is reopened, see [`Table::call_duties`](crate::bridge::Table::call_duties).
    pub fn call_duties(&self) -> impl Iterator<Item = CallDuty> + '_ {
        Seat::ALL.into_iter().flat_map(|seat| {
            let pass = self.must_pass[seat].map(|(rounds, law)| (CallDemand::Pass(rounds), law));
            let repeat = self.must_repeat[seat].map(|(call, law)| (CallDemand::Repeat(call), law));
            let no_double = self.no_doubling[seat].map(|law| (CallDemand::NoDouble, law));
            let articles = &Edition::of(self.book).switches.articles;
            let [replace, older] = [&self.withdrawals, &self.older].map(|waiting| {
                let article = |waiting: Withdrawal| Citation::new(self.book, waiting.article(articles));
                waiting[seat].map(|waiting| (CallDemand::Replace(waiting.call), article(waiting)))
            });
            let all = [pass, repeat, no_double, replace, older].into_iter().flatten();
            all.map(move |(demand, law)| CallDuty { seat, demand, law })
        })
    }

    /// The restrictions that wait for a first lead (law 26).
    pub fn lead_penalties(&self) -> &[LeadPenalty] {
        &self.lead_penalties
    }

    /// The cards that were faced during the auction (law 24).
    pub fn faced(&self, seat: Seat) -> CardSet {
        self.faced[seat]
    }

    /// The penalty cards (law 50).
    pub fn penalty_cards(&self) -> &[PenaltyCard] {
        &self.penalty_cards
    }

    /// The demands on leads in force.
    pub fn lead_duties(&self) -> &[LeadDuty] {
        &self.lead_duties
    }

    /// The demands on cards in force.
    pub fn play_duties(&self) -> &[PlayDuty] {
        &self.play_duties
    }

    /// The established revokes.
    pub fn established(&self) -> &[Established] {
        &self.established
    }

    /// Whether that side has lost a right to rectification by acting before the director was called (law 11A).
    pub const fn has_forfeited(&self, side: Side) -> bool {
        self.forfeited[side.index()]
    }

    /// What was withdrawn and who may use it.
    pub fn withdrawn(&self) -> &[Withdrawn] {
        &self.withdrawn
    }

    /// What was withdrawn that a side may use (law 16D).
    pub fn authorized_information(&self, side: Side) -> impl Iterator<Item = &Withdrawn> {
        self.withdrawn.iter().filter(move |withdrawn| withdrawn.authorized_for(side))
    }

    /// What was withdrawn that a side may not use (law 16D).
    pub fn unauthorized_information(&self, side: Side) -> impl Iterator<Item = &Withdrawn> {
        self.withdrawn.iter().filter(move |withdrawn| !withdrawn.authorized_for(side))
    }

    /// The law that keeps a player from taking advantage of extraneous information he has from his partner (law 16B1);
    /// nothing when no ruling has found that he has any.
    pub fn informed(&self, seat: Seat) -> Option<Citation> {
        self.informed[seat]
    }

    /// What the director has still to think about.
    pub fn adjustments(&self) -> &[Adjustment] {
        &self.adjustments
    }
}

impl Table {
    /// Everything that binds players when they call now: nothing once the auction has ended.
    ///
    /// ```
    /// use tricklaw::bridge::{Board, Deal, Table};
    /// let mut table = Table::of_deal(Board::numbered(1).unwrap(), &Deal::from_number(0).unwrap());
    /// table.apply("@2007:call-out-of-rotation,by=S,call=1H:refuse;no".parse().unwrap()).unwrap();
    /// assert_eq!(table.call_duties().count(), 1);
    /// ["Pass", "Pass", "Pass", "Pass"].map(|call| table.apply(call.parse().unwrap()).unwrap());
    /// assert_eq!((table.call_duties().count(), table.obligations().call_duties().count()), (0, 1));
    /// ```
    pub fn call_duties(&self) -> impl Iterator<Item = CallDuty> + '_ {
        let calls = self.phase() == Phase::Auction;
        self.obligations().call_duties().filter(move |_| calls)
    }
}

crate::shown::shown_by!(name: Rounds);
