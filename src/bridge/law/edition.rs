//! The editions of the laws as tables of named switches. The code that rules asks a switch, never a year: another
//! edition is another table.

use crate::cite::Book;

mod articles;
mod tables;

pub use articles::Articles;

/// What an answer rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Basis {
    /// The text of the edition.
    #[default]
    Text,
    /// The text of that edition was not to be had: concluded from the neighbouring editions or from what was
    /// written about it.
    Inferred,
}

impl Basis {
    /// The stable name: `text` or `inferred`.
    pub const fn name(self) -> &'static str {
        match self {
            Basis::Text => "text",
            Basis::Inferred => "inferred",
        }
    }
}

/// One thing in which editions differ: how an edition has it, on which basis, and where that stands.
///
/// ```
/// use tricklaw::bridge::law::{Basis, Edition, Escape};
/// use tricklaw::cite::Book;
/// let escape = Edition::of(Book::Bridge2017).switches.insufficient_escape;
/// assert_eq!((escape.value, escape.basis), (Escape::Comparable, Basis::Text));
/// assert_eq!(Edition::of(Book::Bridge2007).switches.insufficient_escape.value, Escape::MorePrecise);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Switch<T> {
    /// How this edition has it.
    pub value: T,
    /// What the value rests on.
    pub basis: Basis,
    /// Where it stands, or what it is inferred from.
    pub source: &'static str,
}

impl<T> Switch<T> {
    const fn text(value: T, source: &'static str) -> Switch<T> {
        Switch { value, basis: Basis::Text, source }
    }

    const fn inferred(value: T, source: &'static str) -> Switch<T> {
        Switch { value, basis: Basis::Inferred, source }
    }
}

/// What becomes of a change of call that was meant and is not accepted (law 25B).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RefusedChange {
    /// The first call stands.
    FirstStands,
    /// The offender lets the first call stand while his partner passes once, or makes any other legal call and
    /// scores no more than average minus.
    OffenderChooses,
}

/// When a correction in the denomination of an insufficient bid costs nothing (law 27B1(a)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SameDenomination {
    /// It is the lowest sufficient bid in the denomination and neither bid is artificial.
    BothNatural,
    /// It is the lowest sufficient bid that specifies the denominations the first bid specified.
    Specified,
}

/// Which other calls replace a withdrawn call without further rectification.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Escape {
    /// None.
    None,
    /// One with the same or a more precise meaning, for an insufficient bid only (2007 law 27B1(b)).
    MorePrecise,
    /// A comparable call, after an insufficient bid and after a call out of rotation (2017 law 23A).
    Comparable,
}

/// What declarer may ask for at the first lead of the partner of a player whose call was withdrawn (law 26).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeadRights {
    /// A suit the call was related to and the offender never bid: require or forbid it; another call: forbid a suit.
    Related,
    /// Forbid one suit that the offender did not specify in the legal auction.
    Unspecified,
}

/// Who may ask whom whether he has no card of the suit led (law 61B), as far as defenders go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DefenderAsks {
    /// A defender may ask his partner, at the risk of giving information.
    Allowed,
    /// He may not, unless the zone allows it; a revoke found so is corrected and counts as established.
    Forbidden,
}

/// Which agreement to a claim establishes a revoke (law 63A3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Agreement {
    /// Any claim or concession of the offending side, or its agreement to one.
    Any,
    /// Its claim or concession, or an agreement that has become final (law 69A).
    Final,
}

/// When revokes by both sides cancel each other (law 64B7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BothRevoke {
    /// Never: each is rectified.
    Rectified,
    /// When both sides have revoked on the board.
    Cancel,
    /// When both revokes are established.
    CancelIfEstablished,
}

/// What the word `high` and the like mean (law 46B1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SaidHigh {
    /// The highest card.
    Highest,
    /// The highest card; when dummy plays last to the trick, the lowest that wins it.
    LowestWinnerInLastSeat,
}

/// How an assigned score is found (law 12C).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Assignment {
    /// The best likely result for one side, the worst at all probable for the other (1997 law 12C2).
    LikelyAndProbable,
    /// Possible results by their weights; the regulating authority may choose the older rule.
    WeightedOrOlder,
    /// Possible results by their weights.
    Weighted,
}

/// Which later error of the side that did no wrong costs it the redress for what the error lost (law 12C1(b)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OwnError {
    /// The edition says nothing of it: everything is redressed.
    Redressed,
    /// A serious error unrelated to the infraction, or a wild or gambling action.
    Serious,
    /// An extremely serious error unrelated to the infraction, or a gambling action.
    ExtremelySerious,
}

/// Everything in which the editions differ, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Switches {
    /// The numbers of rules that moved.
    pub articles: Articles,
    /// Whether an unintended call may be replaced only without pause for thought (law 25A).
    pub change_without_pause: Switch<bool>,
    /// Whether the right to replace an unintended call already ends with the left-hand opponent's call.
    pub change_until_next_call: Switch<bool>,
    /// Whether a changed call stands when the next player, not aware of it, called over the first one (1997 law 25B1).
    pub called_over_first: Switch<bool>,
    /// What becomes of a refused change of call.
    pub refused_change: Switch<RefusedChange>,
    /// Whether law 26 may follow a change of call that is refused.
    pub refused_change_lead: Switch<bool>,
    /// Whether law 26 may follow a change of call that is accepted.
    pub accepted_change_lead: Switch<bool>,
    /// Whether the offenders too may use what their withdrawn call or card told, once it is rectified (law 16).
    pub offenders_may_use: Switch<bool>,
    /// What law 26 gives declarer.
    pub lead_rights: Switch<LeadRights>,
    /// When a correction in the same denomination is free.
    pub same_denomination: Switch<SameDenomination>,
    /// Which other corrections of an insufficient bid are free.
    pub insufficient_escape: Switch<Escape>,
    /// Whether a correction of an insufficient bid made before the ruling stands (law 27C); else it falls under law 25B.
    pub premature_correction: Switch<bool>,
    /// Whether the left-hand opponent may accept a second insufficient bid (law 27B4).
    pub second_insufficient: Switch<bool>,
    /// What spares the partner of a player who called out of rotation.
    pub rotation_escape: Switch<Escape>,
    /// Whether an inadmissible double out of rotation is a call without any meaning for law 26, whatever it showed (1997 law 32).
    pub double_without_meaning: Switch<bool>,
    /// Whether an inadmissible double found after the opening lead is faced is simply not scored (law 36C).
    pub double_found_late: Switch<bool>,
    /// Whether a bid of more than seven still silences its side when the next player called over it (law 38).
    pub eight_called_over_silences: Switch<bool>,
    /// Whether a call on cards of a wrong board costs the board as soon as partner called over it (law 17D).
    pub wrong_cards_partner: Switch<bool>,
    /// Whether the next player has to repeat what he called over a call on cards of a wrong board, and another call in its
    /// place costs the board (law 17D2); else his call is cancelled with it.
    pub wrong_cards_next: Switch<bool>,
    /// Whether there is a rule for the board whose cards were looked at by mistake (law 17D3).
    pub own_board: Switch<bool>,
    /// Whether four passes do not end the auction period while the hands are out of the board (2007 law 22B2; 1997 law 17E).
    pub passed_out_is_open: Switch<bool>,
    /// Whether a pass that counts as a bid (law 30C), made at the right-hand opponent's turn, silences partner whatever that
    /// opponent does (1997 law 31A).
    pub artificial_pass_at_once: Switch<bool>,
    /// Whether a side that acted before the director was called loses its right, not only what it gained (law 11A).
    pub forfeits_rectification: Switch<bool>,
    /// Whether a lead out of turn may be accepted at the thirteenth trick (law 53A).
    pub accept_last_lead: Switch<bool>,
    /// Whether declarer may also require a card of another suit after a premature play (law 57A).
    pub premature_require_other: Switch<bool>,
    /// Whether declarer's premature play from either hand must be played (law 57C).
    pub premature_declarer_bound: Switch<bool>,
    /// Whether a defender's premature play at his right-hand opponent's turn must be played later (2017 law 57D).
    pub premature_at_rho: Switch<bool>,
    /// Whether also a play out of turn, not only a lead, goes back when an opponent said it was his turn (law 47E1).
    pub told_to_play: Switch<bool>,
    /// Whether a declarer's slip in naming a card may be changed only without pause for thought (law 45C4(b)).
    pub slip_without_pause: Switch<bool>,
    /// Whether it may be changed only until declarer has played from his own hand (law 45C4(b)).
    pub slip_until_partner: Switch<bool>,
    /// What `high` means.
    pub said_high: Switch<SaidHigh>,
    /// Whether a defender may ask his partner about a revoke.
    pub defender_asks: Switch<DefenderAsks>,
    /// Whether two revokes in one trick are both corrected while one side has not played on (law 62C3).
    pub both_in_one_trick: Switch<bool>,
    /// Which agreement establishes a revoke.
    pub agreement: Switch<Agreement>,
    /// Whether a trick goes over on top when the offender won a later one with a card he could have played (law 64A2).
    pub revoke_extra_trick: Switch<bool>,
    /// Whether a revoke in the suit that was corrected spares a later one its rectification as an established one does (law 64B2).
    pub repeated_after_correction: Switch<bool>,
    /// When revokes of both sides cancel.
    pub both_revoke: Switch<BothRevoke>,
    /// Whether a card that was owed to a defective trick costs a trick though it follows suit (law 67B1(a)).
    pub missing_card_following: Switch<bool>,
    /// Whether all four players must agree to play on with a wrong number of cards after a call (law 13).
    pub count_needs_consent: Switch<bool>,
    /// Whether a board may be given up because a card of another hand was seen before a call (law 13D2(b)).
    pub count_seen_stops: Switch<bool>,
    /// Whether a wrong board that is found in the auction period is bid again (law 15C); else it is played or void.
    pub wrong_board_bid_again: Switch<bool>,
    /// Whether there is a rule for a card that does not belong to the board (law 13F).
    pub surplus_card: Switch<bool>,
    /// Whether a substitute may replace a player who heard of the board, and nobody may deal it anew (law 16).
    pub information_substitute: Switch<bool>,
    /// How an assigned score is found.
    pub assignment: Switch<Assignment>,
    /// Which errors of the other side are its own affair (law 12C1(b)).
    pub own_error: Switch<OwnError>,
}

/// One edition of the laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edition {
    /// Its book, for citations.
    pub book: Book,
    /// What is peculiar to it.
    pub switches: Switches,
    /// The laws whose text was not to be had; rulings under them are inferred. Nothing: none of its text was.
    inferred: Option<&'static [u8]>,
}

impl Edition {
    /// The edition of a book; the 2007 edition for a book that is not of bridge.
    ///
    /// ```
    /// use tricklaw::bridge::law::Edition;
    /// use tricklaw::cite::Book;
    /// let laws = Edition::of(Book::Bridge2017);
    /// assert!(!laws.switches.accept_last_lead.value);
    /// assert_eq!(laws.basis_of(27).name(), "text");
    /// assert_eq!(Edition::of(Book::Bridge1987).basis_of(27).name(), "inferred");
    /// ```
    pub fn of(book: Book) -> &'static Edition {
        tables::EDITIONS.iter().find(|edition| edition.book == book).unwrap_or(&tables::DEFAULT)
    }

    /// The four editions, oldest first.
    pub fn all() -> &'static [Edition] {
        &tables::EDITIONS
    }

    /// What a ruling under a law of this edition rests on, by the number of the law.
    pub fn basis_of(&self, law: u8) -> Basis {
        match self.inferred {
            Some(laws) if !laws.contains(&law) => Basis::Text,
            _ => Basis::Inferred,
        }
    }
}
