//! A board in progress: the deal and the actions so far. The one mutable thing.

mod action;
mod designation;
mod history;
mod progress;
mod record;
mod rights;
mod state;
mod view;
mod words;

pub use action::{Action, ParseActionError};
pub use designation::{Designated, Designation, ParseDesignationError};
pub use history::{Trick, TrickCard};
pub use progress::{BoardResult, Phase, TableCall};
pub use record::RecordError;
pub use rights::Right;
pub(in crate::bridge) use state::State;
pub use view::RevealError;

use super::auction::Auction;
use super::board::{Vulnerability, dealer_of, vulnerability_of};
use super::call_set::CallSet;
use super::contract::Contract;
use super::deal::Deal;
use super::hand::Hand;
use super::law::{Asked, Obligations};
use super::play::{Certainty, Play};
use super::refusal::{Owed, Reason, Refusal};
use super::seat::{BySeat, Seat};
use crate::cards::{Card, CardSet};
use crate::cite::{Book, Citation};
use core::fmt;

/// What is marked on a board: its number, its dealer and its vulnerability (law 2).
///
/// ```
/// use tricklaw::bridge::{Board, Seat, Vulnerability};
/// let board = Board::numbered(7).unwrap();
/// assert_eq!((board.dealer, board.vulnerability), (Seat::South, Vulnerability::All));
/// assert_eq!(Board::numbered(0), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// The number, from 1; nothing when the board has none.
    pub number: Option<u64>,
    /// Who has the first call.
    pub dealer: Seat,
    /// Who is vulnerable.
    pub vulnerability: Vulnerability,
}

impl Board {
    /// The board of a number, as law 2 marks it; nothing for 0.
    pub fn numbered(number: u64) -> Option<Board> {
        let (dealer, vulnerability) = (dealer_of(number)?, vulnerability_of(number)?);
        Some(Board { number: Some(number), dealer, vulnerability })
    }
}

/// Hands with which no board can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HandsError {
    /// A hand has not thirteen cards.
    Count(Seat),
    /// A card is known to be in two hands.
    Shared(CardSet),
}

impl fmt::Display for HandsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HandsError::Count(seat) => write!(f, "{seat} has not 13 cards"),
            HandsError::Shared(cards) => write!(f, "in more than one hand: {cards}"),
        }
    }
}

impl core::error::Error for HandsError {}

/// A board in progress. An action either succeeds whole or is refused and leaves the table as it was; the actions
/// applied are the record.
///
/// ```
/// use tricklaw::bridge::{Action, Board, Deal, Phase, Table};
/// use tricklaw::cards::Source;
/// let deal = Deal::random(&mut Source::from_seed(1));
/// let mut table = Table::of_deal(Board::numbered(1).unwrap(), &deal);
/// for call in ["1NT", "Pass", "Pass", "Pass"] {
///     table.apply(Action::Call(call.parse().unwrap())).unwrap();
/// }
/// assert_eq!(table.phase(), Phase::OpeningLead);
/// let card = table.legal_cards().unwrap().lowest().unwrap();
/// table.apply(Action::Play(card)).unwrap();
/// assert_eq!(table.turn(), table.contract().map(|contract| contract.dummy()));
/// assert_eq!(table.undo(), Some(Action::Play(card)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    board: Board,
    /// The hands as dealt.
    dealt: BySeat<Hand>,
    actions: Vec<Action>,
    state: State,
}

impl Table {
    /// A table at which a board is about to be bid, with hands that may be hidden.
    ///
    /// # Errors
    ///
    /// [`HandsError`] for hands that are not of thirteen cards or share a card.
    pub fn new(board: Board, hands: BySeat<Hand>) -> Result<Table, HandsError> {
        let known = hands_that_fit(&hands)?;
        let dealt = deduce_last_hand(hands, known);
        Ok(Table { board, dealt, actions: Vec::new(), state: State::new(board.dealer, dealt) })
    }

    /// A table with all four hands known, as a server has it.
    pub fn of_deal(board: Board, deal: &Deal) -> Table {
        let dealt = deal.hands().map(Hand::known);
        Table { board, dealt, actions: Vec::new(), state: State::new(board.dealer, dealt) }
    }

    /// The table after those actions.
    ///
    /// # Errors
    ///
    /// [`RecordError`] names the first action that is refused, and why.
    ///
    /// ```
    /// use tricklaw::bridge::{Action, Board, Deal, Table};
    /// use tricklaw::cards::Source;
    /// let table = Table::of_deal(Board::numbered(1).unwrap(), &Deal::random(&mut Source::from_seed(1)));
    /// let actions = ["1NT", "Pass", "1C"].map(|text| text.parse::<Action>().unwrap());
    /// let error: Box<dyn std::error::Error> = table.replay(&actions).unwrap_err().into();
    /// assert!(error.to_string().starts_with("action 2: insufficient-bid (2007 law 18D)"));
    /// ```
    pub fn replay(&self, actions: &[Action]) -> Result<Table, RecordError> {
        let state = State::new(self.board.dealer, self.dealt);
        let mut table = Table { actions: Vec::new(), state, ..*self };
        for (at, &action) in actions.iter().enumerate() {
            table.apply(action).map_err(|refusal| RecordError { at, refusal })?;
        }
        Ok(table)
    }

    pub(in crate::bridge) const fn state(&self) -> &State {
        &self.state
    }

    /// What is marked on the board.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The hands as dealt, as far as they are known.
    pub const fn dealt(&self) -> &BySeat<Hand> {
        &self.dealt
    }

    /// The hands as they are now.
    pub fn hands(&self) -> &BySeat<Hand> {
        self.state.play.as_ref().map_or(&self.state.hands, Play::hands)
    }

    /// The actions so far: the record.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The auction.
    pub const fn auction(&self) -> &Auction {
        &self.state.auction
    }

    /// The play, once the auction has ended in a contract.
    pub const fn play(&self) -> Option<&Play> {
        self.state.play.as_ref()
    }

    /// The contract, once the auction has ended in one.
    pub fn contract(&self) -> Option<Contract> {
        self.state.contract
    }

    /// The calls that stand, in order.
    pub fn calls(&self) -> &[TableCall] {
        &self.state.calls
    }

    /// The lead that lies face down, if one does: its card, or nothing inside when that is hidden here (law 41A).
    pub const fn face_down_lead(&self) -> Option<Option<Card>> {
        self.state.face_down
    }

    /// What rulings have left in force.
    pub const fn obligations(&self) -> &Obligations {
        &self.state.duties
    }

    /// How far the board has come.
    pub fn phase(&self) -> Phase {
        self.state.phase()
    }

    /// Whose call it is, or whose hand plays next; nobody's once the board is over.
    pub fn turn(&self) -> Option<Seat> {
        self.state.turn()
    }

    /// Who acts next: as [`turn`](Table::turn), but the declarer for dummy (law 45B), and whoever has a decision to
    /// take first.
    pub fn actor(&self) -> Option<Seat> {
        let turn = self.turn()?;
        if let Some(Owed::Decision(Asked::Player(seat))) =
            self.state.decision().map(|decision| decision.owed(&self.state))
        {
            return Some(seat);
        }
        match self.state.play {
            Some(play) if turn == play.dummy() && self.phase() == Phase::Play => Some(play.declarer()),
            _ => Some(turn),
        }
    }

    /// The calls that are legal now; none outside the auction.
    pub fn legal_calls(&self) -> CallSet {
        self.state.legal_calls()
    }

    /// The cards that are legal now; none outside the play, and nothing when that depends on hidden cards.
    pub fn legal_cards(&self) -> Option<CardSet> {
        self.state.legal_cards()
    }

    /// The cards that are legal now or may turn out to be, those of a hidden hand counted as possible; penalty cards and
    /// restrictions that rulings left are obeyed here too.
    pub fn possible_cards(&self) -> CardSet {
        self.state.possible_cards()
    }

    /// Whether an action is legal now, for whoever is to act.
    ///
    /// # Errors
    ///
    /// The [`Refusal`], with its law and what was owed.
    pub fn check(&self, action: Action) -> Result<Certainty, Refusal> {
        self.state.check(action)
    }

    /// Whether an action is legal now when that player takes it.
    ///
    /// # Errors
    ///
    /// The [`Refusal`]; acting out of turn is refused under law 17C, 41A or 44B, dummy acting of his own accord under law
    /// 45F, and what is not one player's to do (a ruling, an agreed claim, a card against the laws) as [`Reason::NotYours`].
    pub fn check_by(&self, seat: Seat, action: Action) -> Result<Certainty, Refusal> {
        self.check_whose(seat, action)?;
        self.check(action)
    }

    /// Takes an action for whoever is to act.
    ///
    /// # Errors
    ///
    /// As [`check`](Table::check); the table is then unchanged.
    pub fn apply(&mut self, action: Action) -> Result<Certainty, Refusal> {
        let certainty = self.state.apply(action)?;
        self.actions.push(match action {
            Action::Ruling(ruled) => Action::Ruling(ruled.recorded()),
            action => action,
        });
        Ok(certainty)
    }

    /// Takes an action for that player, who may be anybody a server has it from.
    ///
    /// # Errors
    ///
    /// As [`check_by`](Table::check_by); the table is then unchanged.
    pub fn apply_by(&mut self, seat: Seat, action: Action) -> Result<Certainty, Refusal> {
        self.check_whose(seat, action)?;
        self.apply(action)
    }

    fn check_whose(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let not_his = Refusal::new(Reason::NotYours, Owed::Nothing);
        match action {
            Action::Call(_) | Action::Play(_) | Action::LeadFaceDown(_) | Action::FaceLead(_) => {
                // A call after the auction, or a card in it, is nobody's turn.
                if matches!(action, Action::Call(_)) != (self.phase() == Phase::Auction) {
                    self.check(action)?;
                }
                self.check_turn(seat)
            }
            Action::Decide(_) => match self.state.decision().map(|decision| decision.refusal(&self.state)) {
                Some(refusal) if refusal.owed != Owed::Decision(Asked::Player(seat)) => Err(refusal),
                _ => Ok(()),
            },
            Action::AgreedClaim(_) => Err(Refusal { law: Citation::new(Book::Bridge2007, "69A"), ..not_his }),
            Action::Ruling(_) | Action::Irregular(_) | Action::Omit => Err(not_his),
        }
    }

    fn check_turn(&self, seat: Seat) -> Result<(), Refusal> {
        let (Some(turn), Some(actor)) = (self.turn(), self.actor()) else { return Ok(()) };
        // It is nobody's turn before a decision that comes first.
        self.state.check_decided()?;
        let reason = match self.phase() {
            _ if seat == actor => return Ok(()),
            Phase::Auction => Reason::NotYourTurnToCall,
            Phase::OpeningLead => Reason::NotYourLead,
            _ if seat == turn => Reason::DummyMayNotPlay,
            _ => Reason::NotYourTurnToPlay,
        };
        Err(Refusal::new(reason, Owed::Turn(actor)))
    }

    /// Takes back the last action and returns it; nothing when there is none.
    pub fn undo(&mut self) -> Option<Action> {
        let last = self.actions.pop()?;
        self.rebuild();
        Some(last)
    }

    /// Goes back to where `length` actions had been taken; does nothing when there are no more than that.
    pub fn rewind(&mut self, length: usize) {
        if length < self.actions.len() {
            self.actions.truncate(length);
            self.rebuild();
        }
    }

    fn rebuild(&mut self) {
        let mut state = State::new(self.board.dealer, self.dealt);
        for &action in &self.actions {
            // Every action in the record was accepted in this very state.
            let accepted = state.apply(action);
            debug_assert!(accepted.is_ok(), "{action}: {accepted:?} in {:?}", self.actions);
        }
        self.state = state;
    }

    /// The result, once the board is over.
    pub fn result(&self) -> Option<BoardResult> {
        self.state.result(self.board.vulnerability)
    }
}

/// All the cards that are known, if the hands can have been dealt.
fn hands_that_fit(hands: &BySeat<Hand>) -> Result<CardSet, HandsError> {
    let mut known = CardSet::EMPTY;
    for (seat, hand) in hands.iter() {
        if hand.len() != 13 {
            return Err(HandsError::Count(seat));
        }
        if !(known & hand.known).is_empty() {
            return Err(HandsError::Shared(known & hand.known));
        }
        known |= hand.known;
    }
    Ok(known)
}

/// When three hands are known the fourth is what is left.
fn deduce_last_hand(hands: BySeat<Hand>, known: CardSet) -> BySeat<Hand> {
    let hidden: Vec<Seat> = Seat::ALL.into_iter().filter(|&seat| !hands[seat].is_known()).collect();
    let mut hands = hands;
    if let [seat] = hidden[..] {
        hands[seat] = Hand::known(hands[seat].known | !known);
    }
    hands
}
