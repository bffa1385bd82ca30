//! The play: whose turn it is, which cards are legal, who wins a trick (laws 41, 44 and 45).

use super::call::Denomination;
use super::contract::Contract;
use super::hand::Hand;
use super::refusal::{Owed, Reason, Refusal};
use super::seat::{BySeat, Seat, Side};
use crate::cards::{Card, CardSet, Suit};

/// How sure an answer is while some hands are hidden.
///
/// ```
/// use tricklaw::bridge::{BySeat, Certainty, Hand, Play, Seat};
/// let mut play = Play::new("3NT N".parse().unwrap(), BySeat([Hand::UNSEEN; 4]));
/// // Nobody has seen east's cards: he may hold the ace.
/// assert_eq!(play.play("HA".parse().unwrap()), Ok(Certainty::CannotKnow));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// The cards seen prove it.
    Certain,
    /// It depends on cards that are hidden: nothing seen speaks against it.
    CannotKnow,
}

/// One hand's part in a trick, as the record has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub seat: Seat,
    /// The card; nothing when the hand left it out (law 67).
    pub card: Option<Card>,
    pub mark: Mark,
}

/// How a card came into a trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// As the laws have it.
    Regular,
    /// Against them: it does not show what the hand is out of.
    Irregular,
    /// A discard that a ruling let stand, from a hidden hand: it shows nothing of that hand.
    Unproven,
    /// Put there later; it does not affect who won (law 67B1).
    Supplied,
}

/// Where the play stands: the hands, the trick in progress and the tricks won.
///
/// ```
/// use tricklaw::bridge::{BySeat, Contract, Hand, Play, Seat};
/// use tricklaw::cards::{CardSet, Suit};
/// let hands = BySeat([Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs].map(|suit| Hand::known(CardSet::suit(suit))));
/// let contract = Contract { bid: "7NT".parse().unwrap(), doubling: Default::default(), declarer: Seat::North };
/// let mut play = Play::new(contract, hands);
/// assert_eq!(play.turn(), Some(Seat::East));
/// play.play("HA".parse().unwrap()).unwrap();
/// assert_eq!(play.turn(), Some(Seat::South));
/// assert_eq!(play.legal_cards(), Some(CardSet::suit(Suit::Diamonds)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    declarer: Seat,
    denomination: Denomination,
    hands: BySeat<Hand>,
    /// Suits in which a player has failed to follow, one bit each.
    shown_out: [u8; 4],
    leader: Seat,
    trick: [Option<Card>; 4],
    in_trick: u8,
    won: [u8; 2],
    played: CardSet,
}

impl Play {
    /// The play of a contract with those hands, before the opening lead. Hands are taken as they are: whether
    /// they can be those of a deal is for [`Table::new`](super::Table::new) to say, and with fewer than 13 cards each the play is
    /// never [over](Play::is_over).
    pub fn new(contract: Contract, hands: BySeat<Hand>) -> Play {
        Play::from_parts(contract.declarer, contract.denomination(), hands)
    }

    /// The play of a denomination by a declarer; the level does not matter to the play.
    pub fn from_parts(declarer: Seat, denomination: Denomination, hands: BySeat<Hand>) -> Play {
        Play {
            declarer,
            denomination,
            hands,
            shown_out: [0; 4],
            leader: declarer.next(),
            trick: [None; 4],
            in_trick: 0,
            won: [0; 2],
            played: CardSet::EMPTY,
        }
    }

    /// The declarer.
    pub const fn declarer(&self) -> Seat {
        self.declarer
    }

    /// The dummy.
    pub const fn dummy(&self) -> Seat {
        self.declarer.partner()
    }

    /// The trump suit, or nothing at notrump.
    pub const fn trump(&self) -> Option<Suit> {
        self.denomination.trump()
    }

    /// The hands as far as they are known.
    pub const fn hands(&self) -> &BySeat<Hand> {
        &self.hands
    }

    /// Whose hand plays the next card (laws 44B and 44G); nobody's once all tricks are played. The declarer acts for
    /// dummy (law 45B).
    #[inline(always)]
    pub fn turn(&self) -> Option<Seat> {
        let seat = self.leader.plus(self.in_trick as usize);
        if self.is_over() { None } else { Some(seat) }
    }

    /// Who led, or is to lead, to the trick in progress.
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// The cards of the trick in progress, by order of play: up to three.
    pub fn trick(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        (0..self.in_trick as usize).filter_map(|i| Some((self.leader.plus(i), self.trick[i]?)))
    }

    /// The suit led to the trick in progress.
    #[inline(always)]
    pub fn suit_led(&self) -> Option<Suit> {
        if self.in_trick == 0 { None } else { self.trick[0].map(Card::suit) }
    }

    /// Every card played so far.
    pub const fn played(&self) -> CardSet {
        self.played
    }

    /// How many tricks a side has won.
    pub const fn tricks_won(&self, side: Side) -> u8 {
        self.won[side.index()]
    }

    /// How many tricks have been completed.
    pub const fn tricks_played(&self) -> u8 {
        self.won[0] + self.won[1]
    }

    /// Whether all thirteen tricks have been played.
    #[inline(always)]
    pub const fn is_over(&self) -> bool {
        self.tricks_played() == 13
    }

    /// The cards that nobody is known to hold and that have not been played.
    pub fn unseen(&self) -> CardSet {
        self.hands.0.iter().fold(!self.played, |unseen, hand| unseen - hand.known)
    }

    /// The suits in which the player failed to follow earlier.
    pub fn shown_out(&self, seat: Seat) -> impl Iterator<Item = Suit> + '_ {
        Suit::ALL.into_iter().filter(move |&suit| self.has_shown_out(seat, suit))
    }

    fn has_shown_out(&self, seat: Seat, suit: Suit) -> bool {
        self.shown_out[seat.index()] >> suit.index() & 1 == 1
    }

    /// The cards the player to act may play (law 44); nothing when that depends on hidden cards, and no card once
    /// the play is over.
    pub fn legal_cards(&self) -> Option<CardSet> {
        let Some(turn) = self.turn() else { return Some(CardSet::EMPTY) };
        let hand = self.hands[turn];
        if hand.is_known() { Some(self.following(hand.known)) } else { None }
    }

    /// The cards seen in the hand of the player to act among which he must choose if there is one: what he may play, or, in
    /// a hidden hand, what is known to follow suit or may be led.
    pub(in crate::bridge) fn surely_legal(&self) -> CardSet {
        let Some(turn) = self.turn() else { return CardSet::EMPTY };
        let hand = self.hands[turn];
        match self.suit_led() {
            Some(led) if !hand.is_known() && !self.has_shown_out(turn, led) => hand.known.of_suit(led),
            _ => self.following(hand.known),
        }
    }

    /// The cards that may turn out to be legal for the player to act, hidden cards counted as possible.
    pub fn possible_cards(&self) -> CardSet {
        let Some(turn) = self.turn() else { return CardSet::EMPTY };
        let hand = self.hands[turn];
        if hand.is_known() {
            return self.following(hand.known);
        }
        let held = self.following(hand.known);
        held | (self.unseen() - self.impossible_unseen(turn))
    }

    /// Unseen cards that the player cannot hold, or cannot play now.
    fn impossible_unseen(&self, seat: Seat) -> CardSet {
        let shown_out = self.shown_out(seat).fold(CardSet::EMPTY, |cards, suit| cards | CardSet::suit(suit));
        match self.suit_led() {
            Some(suit) if !self.hands[seat].known.of_suit(suit).is_empty() => {
                shown_out | !CardSet::suit(suit)
            }
            _ => shown_out,
        }
    }

    /// What law 44C and D leave of a hand whose cards are all known.
    #[inline(always)]
    fn following(&self, cards: CardSet) -> CardSet {
        match self.suit_led() {
            Some(suit) if !cards.of_suit(suit).is_empty() => cards.of_suit(suit),
            _ => cards,
        }
    }

    /// Whether the player to act may play that card.
    ///
    /// # Errors
    ///
    /// A [`Refusal`] under law 44C (a suit must be followed), 45A (the card is not there to be played) or 79A (the
    /// play is over), with the cards that are legal.
    #[inline(always)]
    pub fn check(&self, card: Card) -> Result<Certainty, Refusal> {
        let Some(turn) = self.turn() else {
            return Err(Refusal::new(Reason::BoardOver, Owed::Nothing));
        };
        let hand = self.hands[turn];
        let suit_led = self.suit_led();
        if hand.is_known() {
            return match self.following(hand.known) {
                legal if legal.contains(card) => Ok(Certainty::Certain),
                legal => Err(Refusal::new(self.why_not(turn, card), legal.into())),
            };
        }
        if !self.possible_cards().contains(card) {
            return Err(Refusal::new(self.why_not(turn, card), self.possible_cards().into()));
        }
        let follows = suit_led.is_none_or(|led| led == card.suit() || self.has_shown_out(turn, led));
        Ok(if hand.known.contains(card) && follows { Certainty::Certain } else { Certainty::CannotKnow })
    }

    fn why_not(&self, turn: Seat, card: Card) -> Reason {
        let hand = self.hands[turn];
        let elsewhere = !hand.known.contains(card) && (hand.is_known() || !self.unseen().contains(card));
        if self.played.contains(card) {
            Reason::CardAlreadyPlayed
        } else if elsewhere {
            Reason::CardNotHeld
        } else if self.has_shown_out(turn, card.suit()) && !hand.known.contains(card) {
            Reason::HasShownOut
        } else {
            Reason::MustFollowSuit
        }
    }

    /// Plays a card from the hand whose turn it is.
    ///
    /// # Errors
    ///
    /// As [`check`](Play::check); the play is then unchanged.
    pub fn play(&mut self, card: Card) -> Result<Certainty, Refusal> {
        let certainty = self.check(card)?;
        let seat = self.leader.plus(self.in_trick as usize);
        self.enter(Entry { seat, card: Some(card), mark: Mark::Regular });
        Ok(certainty)
    }

    /// Lets a hand's part in a trick stand, whether or not it was legal; the first of a trick may come from any hand.
    #[inline(always)]
    pub(super) fn enter(&mut self, entry: Entry) {
        let Entry { seat, card, mark } = entry;
        if self.in_trick == 0 {
            self.leader = seat;
        }
        if let Some(card) = card {
            let led = self.suit_led().filter(|&led| led != card.suit() && mark == Mark::Regular);
            self.shown_out[seat.index()] |= led.map_or(0, |led| 1 << led.index());
            self.hands[seat] = self.hands[seat].without(card);
            self.played.insert(card);
        }
        self.trick[self.in_trick as usize] = card.filter(|_| mark != Mark::Supplied);
        self.in_trick += 1;
        if self.in_trick == 4 {
            self.finish_trick();
        }
    }

    /// Gives the lead to a hand, between two tricks.
    pub(super) fn set_leader(&mut self, seat: Seat) {
        if self.in_trick == 0 {
            self.leader = seat;
        }
    }

    /// Makes that player declarer; who is to play stays as it is.
    pub(super) fn set_declarer(&mut self, seat: Seat) {
        self.declarer = seat;
    }

    /// Turns a card of a hand face up.
    pub(super) fn show(&mut self, seat: Seat, card: Card) {
        self.hands[seat] = self.hands[seat].showing(card);
    }

    fn finish_trick(&mut self) {
        self.leader = self.leader.plus(winner_of(self.trump(), &self.trick));
        self.won[self.leader.side().index()] += 1;
        self.trick = [None; 4];
        self.in_trick = 0;
    }
}

/// As [`winner`], when a hand may have left its card out.
pub(super) fn winner_of(trump: Option<Suit>, cards: &[Option<Card>; 4]) -> usize {
    let card = |i: usize| cards[i];
    (1..4).fold(0, |best, i| match (card(i), card(best)) {
        (Some(later), Some(winning)) if beats(trump, later, winning) => i,
        _ => best,
    })
}

/// Which of the four cards of a trick, in order of play, wins it (laws 44E and F): 0 to 3.
///
/// ```
/// use tricklaw::bridge::winner;
/// use tricklaw::cards::Suit;
/// let trick = ["HA", "S2", "HK", "S3"].map(|card| card.parse().unwrap());
/// assert_eq!(winner(Some(Suit::Spades), trick), 3); // the second ruff is higher
/// assert_eq!(winner(None, trick), 0);
/// ```
pub fn winner(trump: Option<Suit>, cards: [Card; 4]) -> usize {
    (1..4).fold(0, |best, i| if beats(trump, cards[i], cards[best]) { i } else { best })
}

/// Whether a card played later beats the card that was winning (laws 44E and F).
///
/// ```
/// use tricklaw::bridge::beats;
/// use tricklaw::cards::Suit;
/// let [two, ace] = ["S2", "HA"].map(|card| card.parse().unwrap());
/// assert!(beats(Some(Suit::Spades), two, ace));
/// assert!(!beats(None, two, ace), "a discard");
/// ```
pub fn beats(trump: Option<Suit>, card: Card, winning: Card) -> bool {
    if card.suit() == winning.suit() { card.rank() > winning.rank() } else { Some(card.suit()) == trump }
}
