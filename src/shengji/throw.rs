//! Throws (甩牌): whether other hands can beat a part, and what happens when they can (art. 11, 34(1)).

use super::bag::Bag;
use super::law::{Grade, fine};
use super::lead::Lead;
use super::room::{Room, can_be_avoided, can_be_dealt};
use super::rules::{PartnerBeats, Rules};
use super::seat::{BySeat, Seat};
use super::shape::{Part, Shape};

/// A part of a throw that another hand beats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BeatenPart {
    /// The number of the part, see [`Lead::parts`].
    pub part: usize,
    /// Who holds a higher combination of the same kind in the suit thrown.
    pub by: BySeat<bool>,
}

/// A throw that fails, with the choices it leaves (art. 34(1); A16, A17b).
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::law::Grade;
/// use tricklaw::shengji::{Bag, BySeat, Lead, Rules, Seat, Trump, throw_verdict};
/// let lead = Lead::new("SA SQ S3".parse().unwrap(), None, Trump::new(Rank::Two, Some(Suit::Hearts))).unwrap();
/// let mut hands = BySeat([Bag::EMPTY; 4]);
/// hands[Seat::West] = "SK".parse().unwrap();
/// let failed = throw_verdict(&lead, Seat::North, &hands, &Rules::CN_2002).unwrap();
/// // The queen and the three are beaten: two errors, and the next player chooses which of them is led.
/// assert_eq!((failed.fine(Grade::One, 2), failed.chooser), (Some(20), Some(Seat::West)));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FailedThrow {
    /// The parts that are beaten, each one error, in the order of the parts.
    pub beaten: Vec<BeatenPart>,
    /// The numbers of the parts one of which must be led instead.
    pub choices: Vec<usize>,
    /// Who chooses: the next player in turn, or nobody if there is one choice only.
    pub chooser: Option<Seat>,
}

impl FailedThrow {
    /// How a throw fails of which those parts are beaten: the choices it leaves, and who has them.
    ///
    /// Nothing if no part is beaten, a part is named that the lead does not have, parts are not named once each in
    /// their order, or one is beaten by nobody or by the leader.
    pub fn of(lead: &Lead, leader: Seat, beaten: Vec<BeatenPart>, rules: &Rules) -> Option<FailedThrow> {
        let parts = lead.parts();
        let in_order = beaten.windows(2).all(|two| two[0].part < two[1].part);
        let by_others = |one: &BeatenPart| one.by.0.contains(&true) && !one.by[leader];
        let last = beaten.last()?.part;
        if !lead.is_throw() || !in_order || last >= parts.len() || !beaten.iter().all(by_others) {
            return None;
        }
        let free = match rules.partner_beats {
            PartnerBeats::AnyThrow => true,
            PartnerBeats::ThrowWithCombination => parts.iter().any(|part| part.shape != Shape::SINGLE),
        };
        let by_partner = beaten.iter().any(|beaten| beaten.by[leader.partner()]);
        let choices: Vec<usize> = if free && by_partner {
            (0..parts.len()).collect()
        } else {
            beaten.iter().map(|beaten| beaten.part).collect()
        };
        let chooser = (choices.len() > 1).then(|| leader.next());
        Some(FailedThrow { beaten, choices, chooser })
    }

    /// The fine: the amount of the grade for each part beaten. Grades 1 and 2 are open to the referee, no other.
    pub fn fine(&self, grade: Grade, decks: u8) -> Option<u32> {
        let amount = fine(grade, decks).filter(|_| matches!(grade, Grade::One | Grade::Two))?;
        Some(amount * self.beaten.len() as u32)
    }

    /// The part to lead where nobody is there to choose: the lowest of the beaten ones, the smallest of equals; the one
    /// chosen where a choice has been made.
    #[inline(never)]
    pub fn default_choice(&self, lead: &Lead) -> usize {
        if let [only] = self.choices[..] {
            return only;
        }
        let parts = lead.parts();
        let height = |&&number: &&usize| parts.get(number).map(|part| (part.top, part.shape.cards()));
        let beaten: Vec<usize> = self.beaten.iter().map(|beaten| beaten.part).collect();
        beaten.iter().min_by_key(height).copied().unwrap_or(0)
    }
}

/// What a lead comes to when all hands are known: nothing if it stands, otherwise what is beaten.
///
/// The partner's hand counts as well; trumps of players who are void do not (A37). Only a throw can fail.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Bag, BySeat, Lead, Rules, Seat, Trump, throw_verdict};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let lead = Lead::new("SA SA S3".parse().unwrap(), None, trump).unwrap();
/// let mut hands = BySeat([Bag::EMPTY; 4]);
/// hands[Seat::West] = "SK SK".parse().unwrap();
/// let failed = throw_verdict(&lead, Seat::North, &hands, &Rules::CN_2002).unwrap();
/// assert_eq!((failed.beaten.len(), failed.choices, failed.chooser), (1, vec![1], None));
/// ```
pub fn throw_verdict(lead: &Lead, leader: Seat, hands: &BySeat<Bag>, rules: &Rules) -> Option<FailedThrow> {
    if !lead.is_throw() {
        return None;
    }
    let beats = |part: &Part, seat: Seat| {
        seat != leader && part.is_beaten_by(hands[seat], lead.group(), lead.trump())
    };
    let beaten: Vec<BeatenPart> = lead
        .parts()
        .iter()
        .enumerate()
        .map(|(number, part)| BeatenPart { part: number, by: BySeat::from_fn(|seat| beats(part, seat)) })
        .filter(|beaten| beaten.by.0.contains(&true))
        .collect();
    FailedThrow::of(lead, leader, beaten, rules)
}

/// What one player knows of the cards he cannot see.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Beatable, Lead, Trump, Unseen, UnseenHand, beatable};
/// let lead = Lead::new("SA SQ".parse().unwrap(), None, Trump::new(Rank::Two, Some(Suit::Hearts))).unwrap();
/// // Only one player can still hold the king, and it is not in the kitty.
/// let hand = |may_hold_suit| UnseenHand { cards: 1, may_hold_suit };
/// let cards = "SK D3 D4".parse().unwrap();
/// let unseen = Unseen { cards, kitty: 0, hands: [hand(true), hand(false), hand(false)] };
/// assert_eq!(beatable(&lead.parts()[1], &lead, &unseen), Beatable::Yes);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unseen {
    /// All cards that are in the other three hands or face down in the kitty.
    pub cards: Bag,
    /// How many of them at least are in no hand: those in the kitty, 0 for the dealer, who buried it.
    pub kitty: usize,
    /// For each other hand, the number of its cards and whether it can still hold the suit in question.
    pub hands: [UnseenHand; 3],
}

/// What is known of another hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnseenHand {
    /// How many cards it has.
    pub cards: usize,
    /// Whether it can hold cards of the suit; `false` once it has failed to follow.
    pub may_hold_suit: bool,
}

/// Whether a part of a throw can be beaten, as far as one player can know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Beatable {
    /// No distribution of the unseen cards beats it.
    No,
    /// Every distribution beats it.
    Yes,
    /// It depends on cards the player cannot see.
    CannotKnow,
}

/// Whether a part of a lead can be beaten by cards one player cannot see.
///
/// `No` means that no way of dealing the unseen cards beats it, `Yes` that every way does. Cards that are in none of the
/// hands are taken to be out of play. Where there is no way to deal them at all, see [`Unseen::fits`], it means nothing.
///
/// ```
/// use tricklaw::cards::{Rank, Suit};
/// use tricklaw::shengji::{Beatable, Lead, Trump, Unseen, UnseenHand, beatable};
/// let trump = Trump::new(Rank::Two, Some(Suit::Hearts));
/// let lead = Lead::new("SA SQ SQ".parse().unwrap(), None, trump).unwrap(); // parts: the queens, the ace
/// let hand = UnseenHand { cards: 3, may_hold_suit: true };
/// let cards = "SK SK D3 D4 D5 D6 D7 D8 D9".parse().unwrap();
/// let mut unseen = Unseen { cards, kitty: 0, hands: [hand; 3] };
/// let judged = |unseen: &Unseen| [0, 1].map(|part| beatable(&lead.parts()[part], &lead, unseen));
/// assert_eq!(judged(&unseen), [Beatable::CannotKnow, Beatable::No]);
/// // Two players have shown out of spades: the third has both kings.
/// (unseen.hands[1].may_hold_suit, unseen.hands[2].may_hold_suit) = (false, false);
/// assert_eq!(judged(&unseen), [Beatable::Yes, Beatable::No]);
/// ```
pub fn beatable(part: &Part, lead: &Lead, unseen: &Unseen) -> Beatable {
    let (trump, group) = (lead.trump(), lead.group());
    let unseen = unseen.without_needless_places();
    let suit = unseen.cards.among(trump.faces_of(group));
    let places = || unseen.hands.iter().filter(|hand| hand.may_hold_suit).map(|hand| hand.cards);
    let largest = places().max().unwrap_or(0);
    if largest < part.shape.cards() || !part.is_beaten_by(suit, group, trump) {
        return Beatable::No;
    }
    let can_avoid = can_be_avoided(unseen.cards, &unseen.rooms(suit), &[Bag::EMPTY; 4], part, (group, trump));
    if can_avoid { Beatable::CannotKnow } else { Beatable::Yes }
}

impl Unseen {
    /// Whether there is a way to deal the cards at all: players who have none of the suit of the lead leave room for those there
    /// are with the others.
    ///
    /// ```
    /// use tricklaw::cards::{Rank, Suit};
    /// use tricklaw::shengji::{Lead, Trump, Unseen, UnseenHand};
    /// let lead = Lead::new("SA".parse().unwrap(), None, Trump::new(Rank::Two, Some(Suit::Hearts))).unwrap();
    /// let hand = |may_hold_suit| UnseenHand { cards: 1, may_hold_suit };
    /// let unseen = |last| Unseen { cards: "SK SQ D3".parse().unwrap(), kitty: 0, hands: [hand(true), hand(false), last] };
    /// assert!(unseen(hand(true)).fits(&lead));
    /// assert!(!unseen(hand(false)).fits(&lead), "nobody can have the queen");
    /// ```
    pub fn fits(&self, lead: &Lead) -> bool {
        let unseen = self.without_needless_places();
        let suit = unseen.cards.among(lead.trump().faces_of(lead.group()));
        can_be_dealt(unseen.cards, &unseen.rooms(suit))
    }

    /// The places there are: none of the hands, and each hand.
    fn rooms(&self, suit: Bag) -> [Room; 4] {
        [0, 1, 2, 3].map(|number: usize| {
            let Some(hand) = number.checked_sub(1).map(|number| self.hands[number]) else {
                return Room { most: self.cards, cards: self.elsewhere() };
            };
            let most = if hand.may_hold_suit { self.cards } else { self.cards.beyond(suit) };
            Room { most, cards: hand.cards }
        })
    }

    /// The same with no more places anywhere than there are cards, so that the places can be added up.
    fn without_needless_places(mut self) -> Unseen {
        let all = self.cards.len();
        self.kitty = self.kitty.min(all);
        for hand in &mut self.hands {
            hand.cards = hand.cards.min(all);
        }
        self
    }

    /// How many of the cards are in none of the hands.
    pub(super) fn elsewhere(&self) -> usize {
        let in_hands = self.hands.iter().map(|hand| hand.cards).sum::<usize>();
        self.cards.len().saturating_sub(in_hands).max(self.kitty)
    }
}
