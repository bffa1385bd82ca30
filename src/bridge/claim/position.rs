//! A position in the middle of the play, all four hands known.

use crate::bridge::{BySeat, DealSetup, Denomination, Play, Seat, Side, hand_text};
use crate::cards::{Card, CardSet, Suit};
use core::fmt;
use core::str::FromStr;

/// The cards that are left, who is to play and what is already won: everything a claim is judged on.
///
/// Made from a [`Play`] or from text; holding one is proof that the hands are disjoint, of the right sizes and that
/// the cards of the trick in progress followed suit where they could.
///
/// The text form is `declarer trump leader hands trick`: `S H W N:A.2.. K.3.. Q.4.. .5.. SJ`, the trick left out when
/// nothing has been played to it, `NT` for no trump.
///
/// ```
/// use tricklaw::bridge::{Seat, claim::Position};
/// let position: Position = "S NT S N:32... 54... AK... 76...".parse().unwrap();
/// assert_eq!(position.turn(), Some(Seat::South));
/// assert_eq!(position.tricks_left(), 2);
/// assert_eq!(position.to_string().parse(), Ok(position));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    declarer: Seat,
    denomination: Denomination,
    hands: BySeat<CardSet>,
    leader: Seat,
    trick: [Option<Card>; 3],
    won: [u8; 2],
    shown_out: BySeat<u8>,
}

/// Why four hands and a trick make no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PositionError {
    /// Text that is not `declarer trump leader hands trick`; the field counts from 1.
    Text(u8),
    /// A hand holds cards nobody knows, so nothing can be judged.
    Hidden(Seat),
    /// A card is in two places.
    Twice(Card),
    /// A hand has this many cards where the others call for another number.
    Size {
        /// Whose hand.
        seat: Seat,
        /// How many cards it has.
        found: u8,
        /// How many it should have.
        owed: u8,
    },
    /// More than three cards of a trick in progress.
    TrickTooLong,
    /// A player of the trick in progress did not follow suit but could have.
    Revoke(Seat),
    /// A player who is said to have shown out of a suit holds a card of it.
    ShownOutButHolds(Seat, Suit),
    /// More than thirteen tricks, won and left together.
    TooManyTricks,
}

impl PositionError {
    /// The stable name, such as `position-size`.
    pub const fn name(self) -> &'static str {
        match self {
            PositionError::Text(_) => "position-text",
            PositionError::Hidden(_) => "position-hidden",
            PositionError::Twice(_) => "position-card-twice",
            PositionError::Size { .. } => "position-size",
            PositionError::TrickTooLong => "position-trick-too-long",
            PositionError::Revoke(_) => "position-revoke",
            PositionError::ShownOutButHolds(..) => "position-shown-out-but-holds",
            PositionError::TooManyTricks => "position-too-many-tricks",
        }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PositionError::Text(field) => {
                write!(
                    f,
                    "not a position: field {field} of declarer, denomination, leader, hands, trick is wrong"
                )
            }
            PositionError::Hidden(seat) => write!(f, "the hand of {seat} is not known"),
            PositionError::Twice(card) => write!(f, "{card} is in two places"),
            PositionError::Size { seat, found, owed } => {
                write!(f, "{seat} has {found} cards instead of {owed}")
            }
            PositionError::TrickTooLong => f.write_str("a trick in progress has at most three cards"),
            PositionError::Revoke(seat) => {
                write!(f, "{seat} did not follow suit to the trick in progress but could have")
            }
            PositionError::ShownOutButHolds(seat, suit) => {
                write!(f, "{seat} has shown out of {suit} but holds a card of it")
            }
            PositionError::TooManyTricks => f.write_str("more than thirteen tricks, won and left together"),
        }
    }
}

impl core::error::Error for PositionError {}

impl Position {
    /// A position at the start of a trick, with no trick counted as won and nobody known to have shown out.
    ///
    /// # Errors
    ///
    /// [`PositionError::Twice`] and [`PositionError::Size`].
    pub fn new(
        declarer: Seat,
        denomination: Denomination,
        leader: Seat,
        hands: BySeat<CardSet>,
    ) -> Result<Position, PositionError> {
        Position::within_trick(declarer, denomination, leader, hands, &[])
    }

    /// A position within a trick: the cards played to it from the leader on, and the hands left after them.
    ///
    /// # Errors
    ///
    /// Every [`PositionError`] about cards, sizes and the trick.
    pub fn within_trick(
        declarer: Seat,
        denomination: Denomination,
        leader: Seat,
        hands: BySeat<CardSet>,
        trick: &[Card],
    ) -> Result<Position, PositionError> {
        let start = Position {
            declarer,
            denomination,
            hands,
            leader,
            trick: [None; 3],
            won: [0; 2],
            shown_out: BySeat([0; 4]),
        };
        start.with_trick(trick)
    }

    /// The position a play has come to.
    ///
    /// # Errors
    ///
    /// [`PositionError::Hidden`] while a hand is not known.
    pub fn from_play(play: &Play) -> Result<Position, PositionError> {
        if let Some((seat, _)) = play.hands().iter().find(|(_, hand)| !hand.is_known()) {
            return Err(PositionError::Hidden(seat));
        }
        let mut trick = [None; 3];
        for (slot, (_, card)) in trick.iter_mut().zip(play.trick()) {
            *slot = Some(card);
        }
        let position = Position {
            declarer: play.declarer(),
            denomination: denomination_of(play.trump()),
            hands: play.hands().map(|hand| hand.known),
            leader: play.leader(),
            trick,
            won: Side::ALL.map(|side| play.tricks_won(side)),
            shown_out: BySeat::from_fn(|seat| {
                play.shown_out(seat).fold(0, |mask, suit| mask | 1 << suit.index())
            }),
        };
        position.checked()
    }

    /// The same position with cards already played to the current trick, from the leader on. The hands are those left
    /// after these cards.
    ///
    /// # Errors
    ///
    /// Every [`PositionError`] but `Text` and `Hidden`.
    pub fn with_trick(mut self, cards: &[Card]) -> Result<Position, PositionError> {
        if cards.len() > 3 {
            return Err(PositionError::TrickTooLong);
        }
        self.trick = [None; 3];
        for (slot, &card) in self.trick.iter_mut().zip(cards) {
            *slot = Some(card);
        }
        self.checked()
    }

    /// The same position with that many tricks already won by north and south, and by east and west.
    ///
    /// # Errors
    ///
    /// [`PositionError::TooManyTricks`].
    pub fn with_tricks_won(mut self, north_south: u8, east_west: u8) -> Result<Position, PositionError> {
        self.won = [north_south, east_west];
        self.checked()
    }

    /// The same position, the player known to all to hold no more cards of the suit.
    ///
    /// # Errors
    ///
    /// [`PositionError::ShownOutButHolds`].
    pub fn with_shown_out(mut self, seat: Seat, suit: Suit) -> Result<Position, PositionError> {
        self.shown_out[seat] |= 1 << suit.index();
        self.checked()
    }

    fn checked(self) -> Result<Position, PositionError> {
        let mut seen = CardSet::EMPTY;
        for card in
            self.hands.0.iter().flat_map(|hand| hand.iter()).chain(self.trick.iter().flatten().copied())
        {
            if !seen.insert(card) {
                return Err(PositionError::Twice(card));
            }
        }
        self.check_sizes()?;
        self.check_suits()?;
        let tricks = self.won[0] as u32 + self.won[1] as u32 + self.tricks_left() as u32;
        if tricks > 13 { Err(PositionError::TooManyTricks) } else { Ok(self) }
    }

    fn check_sizes(&self) -> Result<(), PositionError> {
        // Whoever has yet to play to the trick holds one card more; the last player of a trick always has yet to.
        let owed = self.hands[self.leader.previous()].len() as u8;
        for seat in Seat::ALL {
            let owed = owed.saturating_sub(u8::from(self.leader.steps_to(seat) < self.in_trick()));
            let found = self.hands[seat].len() as u8;
            if found != owed {
                return Err(PositionError::Size { seat, found, owed });
            }
        }
        if self.in_trick() > 0 && owed == 0 {
            return Err(PositionError::TrickTooLong);
        }
        Ok(())
    }

    fn check_suits(&self) -> Result<(), PositionError> {
        for (seat, card) in self.trick() {
            if self
                .suit_led()
                .is_some_and(|led| led != card.suit() && !self.hands[seat].of_suit(led).is_empty())
            {
                return Err(PositionError::Revoke(seat));
            }
        }
        for seat in Seat::ALL {
            for suit in Suit::ALL {
                if self.has_shown_out(seat, suit) && !self.hands[seat].of_suit(suit).is_empty() {
                    return Err(PositionError::ShownOutButHolds(seat, suit));
                }
            }
        }
        Ok(())
    }

    /// The declarer.
    pub const fn declarer(&self) -> Seat {
        self.declarer
    }

    /// The denomination played.
    pub const fn denomination(&self) -> Denomination {
        self.denomination
    }

    /// The trump suit, or nothing at notrump.
    pub const fn trump(&self) -> Option<Suit> {
        self.denomination.trump()
    }

    /// The cards left in each hand; a card already played to the current trick is in none.
    pub const fn hands(&self) -> &BySeat<CardSet> {
        &self.hands
    }

    /// Who led, or is to lead, to the trick in progress.
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// Whose hand plays the next card; nobody's when no card is left.
    pub fn turn(&self) -> Option<Seat> {
        if self.tricks_left() == 0 { None } else { Some(self.leader.plus(self.in_trick())) }
    }

    /// The cards of the trick in progress in order of play.
    pub fn trick(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        self.trick.iter().flatten().enumerate().map(|(i, &card)| (self.leader.plus(i), card))
    }

    /// How many cards have been played to the trick in progress: 0 to 3.
    pub fn in_trick(&self) -> usize {
        self.trick.iter().flatten().count()
    }

    /// The suit led to the trick in progress.
    pub fn suit_led(&self) -> Option<Suit> {
        self.trick[0].map(Card::suit)
    }

    /// How many tricks are left, the one in progress included.
    pub fn tricks_left(&self) -> u8 {
        self.hands[self.leader.previous()].len() as u8
    }

    /// How many tricks a side has won so far.
    pub const fn tricks_won(&self, side: Side) -> u8 {
        self.won[side.index()]
    }

    /// Whether everybody knows the player to have no more cards of the suit.
    pub fn has_shown_out(&self, seat: Seat, suit: Suit) -> bool {
        let in_this_trick = || {
            self.trick()
                .any(|(who, card)| who == seat && self.suit_led() == Some(suit) && card.suit() != suit)
        };
        self.shown_out[seat] >> suit.index() & 1 == 1 || in_this_trick()
    }
}

const fn denomination_of(trump: Option<Suit>) -> Denomination {
    match trump {
        Some(suit) => Denomination::ALL[suit.index()],
        None => Denomination::ALL[4],
    }
}

impl fmt::Display for Position {
    /// Declarer, denomination, who leads or led, the hands and the cards of the trick; tricks won and earlier showing out are not
    /// part of it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hands = BySeat::from_fn(|seat| hand_text(self.hands[seat])).0.join(" ");
        write!(f, "{} {} {} N:{hands}", self.declarer, self.denomination, self.leader)?;
        self.trick().try_for_each(|(_, card)| write!(f, " {card}"))
    }
}

impl FromStr for Position {
    type Err = PositionError;

    /// Tricks won and earlier showing out are not part of the text.
    fn from_str(text: &str) -> Result<Position, PositionError> {
        let mut fields = text.split_whitespace();
        let declarer = fields.next().and_then(|f| f.parse().ok()).ok_or(PositionError::Text(1))?;
        let bid = fields.next().map(|f| format!("1{f}")).ok_or(PositionError::Text(2))?;
        let bid: crate::bridge::Bid = bid.parse().map_err(|_| PositionError::Text(2))?;
        let leader = fields.next().and_then(|f| f.parse().ok()).ok_or(PositionError::Text(3))?;
        let fields: Vec<&str> = fields.collect();
        let (hands, cards) = fields.split_at_checked(4).ok_or(PositionError::Text(4))?;
        let setup = DealSetup::from_pbn(&hands.join(" ")).map_err(|_| PositionError::Text(4))?;
        if !setup.foreign.is_empty() {
            return Err(PositionError::Text(4));
        }
        let mut seen = CardSet::EMPTY;
        if let Some(&card) = setup.hands.0.iter().flatten().find(|&&card| !seen.insert(card)) {
            return Err(PositionError::Twice(card));
        }
        let cards: Result<Vec<Card>, _> = cards.iter().map(|f| f.parse()).collect();
        let hands = setup.hands.map(|hand| hand.into_iter().collect::<CardSet>());
        let cards = cards.map_err(|_| PositionError::Text(5))?;
        Position::within_trick(declarer, bid.denomination(), leader, hands, &cards)
    }
}
