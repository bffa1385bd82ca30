//! Irregularities that software can prevent: which attempt is which irregularity, and what a table does about it.

use super::finding::{Answer, Choice};
use super::irregularity::Irregularity;
use crate::bridge::call::Call;
use crate::bridge::play::Play;
use crate::bridge::refusal::{Owed, Reason, Refusal};
use crate::bridge::seat::Seat;
use crate::bridge::table::{Action, Phase, Table};
use crate::cards::{Card, CardSet};
use crate::cite::{Book, Citation};

/// What a table does about a kind of irregularity.
///
/// ```
/// use tricklaw::bridge::law::{Policy, Treatment};
/// assert_eq!(Policy::AT_THE_TABLE.treatment("change-of-call"), Some(Treatment::Rule));
/// assert_eq!(Policy::ONLINE.treatment("change-of-call"), Some(Treatment::Undo));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Treatment {
    /// The software does not let it happen.
    Refuse,
    /// It happens and is ruled on.
    Rule,
    /// The player may take it back as an unintended call (law 25A); anything else is refused.
    Undo,
}

impl Treatment {
    /// The stable name: `refuse`, `rule` or `undo`.
    pub const fn name(self) -> &'static str {
        match self {
            Treatment::Refuse => "refuse",
            Treatment::Rule => "rule",
            Treatment::Undo => "undo",
        }
    }
}

/// Which irregularities a table prevents.
///
/// ```
/// use tricklaw::bridge::law::{Policy, Treatment};
/// let policy = Policy::ONLINE.with("revoke", Treatment::Rule).unwrap();
/// assert_eq!(policy.treatment("revoke"), Some(Treatment::Rule));
/// assert_eq!(policy.treatment("insufficient-bid"), Some(Treatment::Refuse));
/// assert_eq!(policy.treatment("misdeal"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Policy {
    treatments: [Treatment; Irregularity::CODES.len()],
}

/// The kinds that no software can prevent: they are about what somebody knows, said or explained.
const BEYOND_SOFTWARE: [&str; 8] = [
    "misinformed-call",
    "play-on-misinformation",
    "wrong-board",
    "extraneous-information",
    "information-from-partner",
    "false-inference",
    "potential-damage",
    "acted-before-ruling",
];

impl Policy {
    /// Cards on a real table: everything can happen.
    pub const AT_THE_TABLE: Policy = Policy { treatments: [Treatment::Rule; Irregularity::CODES.len()] };

    /// An online table: what is illegal cannot be done, a slip of the mouse may be taken back as law 25A has it, and what
    /// players are told or hear elsewhere is ruled on.
    pub const ONLINE: Policy = Policy::online();

    const fn online() -> Policy {
        let mut treatments = [Treatment::Refuse; Irregularity::CODES.len()];
        let mut at = 0;
        while at < treatments.len() {
            if is_one_of(Irregularity::CODES[at], &BEYOND_SOFTWARE) {
                treatments[at] = Treatment::Rule;
            } else if is_one_of(Irregularity::CODES[at], &["change-of-call"]) {
                treatments[at] = Treatment::Undo;
            }
            at += 1;
        }
        Policy { treatments }
    }

    /// What happens to a kind of irregularity, by its [code](Irregularity::code); nothing for another word.
    pub fn treatment(&self, code: &str) -> Option<Treatment> {
        Irregularity::CODES.iter().position(|known| *known == code).map(|at| self.treatments[at])
    }

    /// The policy with another treatment of a kind; nothing for a code that is none.
    pub fn with(mut self, code: &str, treatment: Treatment) -> Option<Policy> {
        let at = Irregularity::CODES.iter().position(|known| *known == code)?;
        self.treatments[at] = treatment;
        Some(self)
    }
}

const fn is_one_of(word: &str, words: &[&str]) -> bool {
    let mut at = 0;
    while at < words.len() {
        if is_same(word.as_bytes(), words[at].as_bytes()) {
            return true;
        }
        at += 1;
    }
    false
}

const fn is_same(a: &[u8], b: &[u8]) -> bool {
    let mut at = 0;
    while at < a.len() && at < b.len() && a[at] == b[at] {
        at += 1;
    }
    at == a.len() && at == b.len()
}

/// What an attempt at an action comes to under a policy.
///
/// ```
/// use tricklaw::bridge::law::{Attempt, Irregularity, Policy};
/// use tricklaw::bridge::{Board, Deal, Seat, Table};
/// let mut table = Table::of_deal(Board::numbered(1).unwrap(), &Deal::from_number(0).unwrap());
/// table.apply("2H".parse().unwrap()).unwrap();
/// let attempt = |policy| table.attempt(&policy, Seat::East, "1S".parse().unwrap());
/// assert!(matches!(attempt(Policy::ONLINE), Attempt::Refused(refusal) if refusal.law.article == "18D"));
/// let irregular = attempt(Policy::AT_THE_TABLE);
/// assert!(matches!(irregular, Attempt::Irregular(Irregularity::InsufficientBid { .. })));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Attempt {
    /// It is legal.
    Legal,
    /// The software does not allow it.
    Refused(Refusal),
    /// It has happened and is to be ruled on.
    Irregular(Irregularity),
    /// It has happened and stands until attention is drawn to it: to be applied as this action.
    Unnoticed(Action),
}

impl Table {
    /// Which irregularity it would be if that player took the action now, or nothing when it is legal, impossible or a
    /// revoke, which stands until somebody notices.
    pub fn irregularity_of(&self, by: Seat, action: Action) -> Option<Irregularity> {
        match action {
            Action::Call(call) => self.irregular_call(by, call),
            Action::Play(card) => self.irregular_card(by, card),
            Action::LeadFaceDown(_) if self.phase() == Phase::OpeningLead && self.turn() != Some(by) => {
                Some(Irregularity::OpeningLeadOutOfTurn { by, card: None })
            }
            _ => None,
        }
    }

    fn irregular_call(&self, by: Seat, call: Call) -> Option<Irregularity> {
        let turn = match self.phase() {
            Phase::Auction => self.turn()?,
            Phase::OpeningLead => return Some(Irregularity::CallAfterEnd { by, call }),
            Phase::Over if self.play().is_none() && self.state().duties.adjusted.is_none() => {
                return Some(Irregularity::CallAfterEnd { by, call });
            }
            Phase::Play | Phase::Over => return None,
        };
        if by != turn {
            return Some(Irregularity::CallOutOfRotation { by, call });
        }
        if self.legal_calls().contains(call) {
            return None;
        }
        match (call, self.auction().check(call)) {
            (Call::Bid(bid), Err(_)) if self.obligations().must_pass(by).is_none() => {
                Some(Irregularity::InsufficientBid { by, bid, to: None })
            }
            (Call::Double | Call::Redouble, Err(_)) => Some(Irregularity::InadmissibleDouble { by, call }),
            (_, _) if self.obligations().must_pass(by).is_some() => {
                Some(Irregularity::BarredPlayerCalls { by, call })
            }
            _ => None,
        }
    }

    fn irregular_card(&self, by: Seat, card: Card) -> Option<Irregularity> {
        let cards = CardSet::of(card);
        let by = self.hand_played(by, card);
        let hand = self.hands()[by];
        if !hand.known.contains(card) && hand.is_known() {
            return None;
        }
        match (self.phase(), self.play()) {
            (Phase::Auction, _) => Some(Irregularity::CardsFacedInAuction { by, cards, led: true }),
            (Phase::OpeningLead, Some(play)) if play.turn() != Some(by) => {
                Some(Irregularity::OpeningLeadOutOfTurn { by, card: Some(card) })
            }
            (Phase::Play, Some(play)) if play.turn() != Some(by) => {
                Some(self.card_out_of_turn(play, by, card))
            }
            (Phase::Play | Phase::OpeningLead, Some(play)) => self.other_than_penalty_card(play, by, card),
            _ => None,
        }
    }

    /// The hand a player plays from: declarer, naming a card of dummy's, plays dummy's hand (law 45B).
    fn hand_played(&self, by: Seat, card: Card) -> Seat {
        let of_dummy =
            |play: &&Play| by == play.declarer() && self.hands()[play.dummy()].known.contains(card);
        self.play().filter(|_| self.phase() == Phase::Play).filter(of_dummy).map_or(by, Play::dummy)
    }

    /// Which irregularity a card of a hand that is not in turn is (laws 45E, 53, 57 and 67).
    fn card_out_of_turn(&self, play: &Play, by: Seat, card: Card) -> Irregularity {
        let trick = play.tricks_played();
        let mut in_progress = self.state().plays.iter().skip(trick as usize * 4);
        if in_progress.any(|entry| entry.seat == by && entry.card.is_none()) {
            return Irregularity::CardLeftOut { by, trick };
        }
        let in_trick = play.trick().any(|(seat, _)| seat == by);
        let partner_in_trick = play.trick().any(|(seat, _)| seat == by.partner());
        let declaring = by.side() == play.declarer().side();
        match play.suit_led() {
            None if !declaring && self.lead_is_being_corrected(play) => {
                Irregularity::PlayBeforeCorrection { by, card }
            }
            None => Irregularity::LeadOutOfTurn { by, card },
            Some(_) if in_trick && (declaring || partner_in_trick) => Irregularity::FifthCard { by, card },
            Some(_) => Irregularity::PrematurePlay { by, card },
        }
    }

    /// Law 60B: whether declarer has just been told to lead from the hand in turn and has not done so yet.
    fn lead_is_being_corrected(&self, play: &Play) -> bool {
        let Some(Action::Ruling(ruled)) = self.actions().last() else { return false };
        let Irregularity::LeadOutOfTurn { by, .. } = ruled.irregularity else { return false };
        let told = ruled.answers.as_slice().contains(&Answer::Choice(Choice::Refuse));
        told && [by, play.leader()].iter().all(|seat| seat.side() == play.declarer().side())
    }

    fn other_than_penalty_card(&self, play: &Play, by: Seat, card: Card) -> Option<Irregularity> {
        let legal = self.legal_cards()?;
        let follows = play.legal_cards()?.contains(card);
        let owed = self
            .obligations()
            .penalty_cards()
            .iter()
            .any(|owed| owed.seat == by && legal.contains(owed.card));
        (follows && owed && !legal.contains(card)).then_some(Irregularity::PenaltyCardNotPlayed { by, card })
    }

    /// What becomes of an attempt at an action under a policy.
    pub fn attempt(&self, policy: &Policy, by: Seat, action: Action) -> Attempt {
        let refusal = match self.check_by(by, action) {
            Ok(_) => return Attempt::Legal,
            Err(refusal) => refusal,
        };
        let allowed = |code| policy.treatment(code) == Some(Treatment::Rule);
        match (self.irregularity_of(by, action), action) {
            (Some(irregularity), _) if allowed(irregularity.code()) => {
                self.state().finding_owed().map_or(Attempt::Irregular(irregularity), Attempt::Refused)
            }
            (None, Action::Play(card))
                if allowed("revoke")
                    && self.actor() == Some(by)
                    && self.check(Action::Irregular(card)).is_ok() =>
            {
                Attempt::Unnoticed(Action::Irregular(card))
            }
            _ => Attempt::Refused(refusal),
        }
    }

    /// Whether a player may ask to have his last call back as unintended: until his partner has called or the auction
    /// period ends (law 25A), or in the oldest edition until the next player has called. Cards stay played (law 47F).
    ///
    /// # Errors
    ///
    /// A [`Refusal`] under law 25A or 47F.
    pub fn may_take_back_call(&self, by: Seat, book: Book) -> Result<(), Refusal> {
        let edition = super::Edition::of(book);
        let refused = |article| {
            let law = Citation::new(edition.book, article);
            Err(Refusal { reason: Reason::DoesNotFit, law, owed: Owed::Nothing })
        };
        if self.phase() == Phase::Play || self.play().is_some_and(Play::is_over) {
            return refused("47F");
        }
        let Some(at) = self.calls().iter().rposition(|call| call.by == by) else { return refused("25A") };
        let later = &self.calls()[at + 1..];
        let laws = &edition.switches;
        let until_next = laws.change_until_next_call.value;
        let partner_called = later.iter().any(|call| call.by == by.partner());
        if partner_called || (until_next && !later.is_empty()) {
            return refused(laws.articles.unintended_too_late);
        }
        Ok(())
    }
}

crate::shown::shown_by!(name: Treatment);
