//! The words of one step of a statement.

use super::gather::Fate;
use super::token::spot;
use super::words::{Event, Mark, Verb, Word};
use crate::bridge::Seat;
use crate::bridge::claim::statement::Height;
use crate::cards::{Card, Rank, Suit};

/// What one step's words come to, before the verb decides what they mean.
#[derive(Default)]
pub(super) struct Clause {
    pub verb: Option<Verb>,
    pub suits: Vec<Suit>,
    pub ranks: Vec<Rank>,
    pub cards: Vec<Card>,
    pub number: Option<u8>,
    pub seat: Option<Seat>,
    /// The hand is the one led from.
    pub leads: bool,
    pub height: Option<Height>,
    pub event: Option<Event>,
    pub marks: Mark,
    /// What a condition asks for is said not to happen.
    pub is_denied: bool,
    /// How many cards were named before the one it is done with.
    pub with: Option<usize>,
    /// How many cards were named before the one it goes to.
    pub to: Option<usize>,
    /// Trumps are named as such.
    pub is_trumps: bool,
    /// The number is more than an article.
    pub is_counted: bool,
    /// The number is beside the suit, so that it may be a card of it: `H2`, `2H`, but not `two hearts`.
    pub is_spot: bool,
    /// The number was named after a suit.
    pub is_counted_last: bool,
    /// The first suit was named before any rank.
    pub suit_first: bool,
    /// What is named is left out of what was said before.
    pub is_excepted: bool,
    /// What is thrown goes on what the next words name.
    pub goes_on: bool,
    pub start: usize,
    pub end: usize,
}

impl Clause {
    pub fn has(&self, mark: Mark) -> bool {
        self.marks.0 & mark.0 != 0
    }

    /// The cards named outright or by ranks beside a suit; a number is a rank where a card is wanted.
    pub fn named_cards(&self) -> Vec<Card> {
        let mut cards = self.cards.clone();
        let suit = match (&self.suits[..], &self.cards[..]) {
            (&[suit], _) => Some(suit),
            // `HQ with the ace`
            ([], &[card]) => Some(card.suit()),
            _ => None,
        };
        if let Some(suit) = suit {
            cards.extend(self.ranks.iter().map(|&rank| Card::new(suit, rank)));
            let is_card = self.is_spot && self.is_suit_alone() && !self.counts();
            if is_card && let Some(rank) = self.number.and_then(spot) {
                cards.push(Card::new(suit, rank));
            }
        }
        cards
    }

    pub fn is_empty(&self) -> bool {
        self.verb.is_none()
            && !self.has_object()
            && self.number.is_none()
            && self.seat.is_none()
            && self.height.is_none()
            && self.event.is_none()
            && !self.has(Mark::TRUMPS.or(Mark::LOSER).or(Mark::YOU).or(Mark::NO))
            && self.with.is_none()
    }

    /// Whether neither a card nor what is done has been named, nor where.
    #[inline(never)]
    pub fn names_nothing(&self) -> bool {
        self.verb.is_none() && !self.has_object() && self.seat.is_none()
    }

    /// Whether a card is named that is not done with what was done before: nobody ruffs an honour, `ruff a heart, ace of
    /// clubs`, or throws a top card, `throwing a heart, ace of clubs`.
    pub fn names_another(&self, last: Option<Verb>) -> bool {
        let card = self.cards.first().map(|card| card.rank());
        let highest = match last {
            Some(Verb::Ruff) => Rank::Ten,
            Some(Verb::Discard) => Rank::Queen,
            Some(Verb::Finesse) => Rank::King,
            _ => Rank::Ace,
        };
        self.ranks.first().copied().or(card).is_some_and(|rank| rank > highest)
    }

    /// Whether what is named behind something given up may as well be won: `lose a club, then AK of hearts`.
    #[inline(never)]
    pub fn may_be_won(&self, then: bool) -> bool {
        let lost = self.verb.is_some() || self.has(Mark::YOU.or(Mark::LOSER));
        let won = self.named() > 0 || self.number > Some(1);
        !lost && self.has_suit() && (self.named() > 1 || then && won)
    }

    /// Whether a suit or a card is named.
    #[inline(never)]
    pub fn has_object(&self) -> bool {
        !self.suits.is_empty() || !self.cards.is_empty() || !self.ranks.is_empty()
    }

    /// A hand, and not a word more.
    pub fn is_hand_alone(&self) -> bool {
        let more = self.verb.is_some() || self.number.is_some() || self.has_object();
        self.seat.is_some() && self.marks == Mark::default() && !more
    }

    /// Rounds of something, with nothing said of what is done.
    pub fn is_round(&self) -> bool {
        let named = self.has_object() || self.has(Mark::TRUMPS);
        named && self.has(Mark::ROUNDS) && !self.has(Mark::NTH) && self.verb.is_none()
    }

    /// The suit that is named, by itself or by a card.
    #[inline(never)]
    pub fn suit(&self) -> Option<Suit> {
        self.suits.first().copied().or(self.cards.first().map(|card| card.suit()))
    }

    /// Whether a suit is named, by itself or by a card.
    #[inline(never)]
    pub fn has_suit(&self) -> bool {
        !self.suits.is_empty() || !self.cards.is_empty()
    }

    /// Suits, and not a word more.
    pub fn is_suits_alone(&self) -> bool {
        let more = self.verb.is_some() || self.number.is_some() || self.seat.is_some() || self.is_high();
        self.is_suit_alone() && self.marks == Mark::default() && !more
    }

    /// Suits, and at most whose they are.
    pub fn is_only_suits(&self) -> bool {
        let more = self.verb.is_some() || self.number.is_some() || self.suits.is_empty();
        self.is_suit_alone() && self.marks == Mark::default() && !more
    }

    /// A suit with no card of it named.
    #[inline(never)]
    fn is_suit_alone(&self) -> bool {
        self.ranks.is_empty() && self.cards.is_empty()
    }

    /// Ranks whose suit has still to come: `ace and king of hearts`.
    pub fn is_rank_alone(&self) -> bool {
        !self.ranks.is_empty() && !self.has_suit() && !self.has(Mark::TRUMPS)
    }

    /// Whether rounds, cards or tricks are counted.
    #[inline(never)]
    fn counts(&self) -> bool {
        self.has(Mark::ROUNDS.or(Mark::MANY).or(Mark::TRICKS))
    }

    /// Cards whose suit is known, and more of them may come: `红心A`.
    pub fn is_suit_with_ranks(&self) -> bool {
        let suit = self.suit_first && self.suits.len() == 1 && !self.ranks.is_empty();
        (suit || (self.suits.is_empty() && self.cards.len() == 1)) && !self.has(Mark::TO)
    }

    /// Whether a card of one suit is played, and no more is said than where that leads.
    #[inline(never)]
    pub fn leads_one_suit(&self) -> bool {
        let plays = matches!(self.verb, Some(Verb::Lead | Verb::Play));
        plays && self.suits.len() == 1 && self.number.unwrap_or(1) == 1
    }

    /// Whether the card named is the one that something goes to.
    #[inline(never)]
    pub fn goes_to_card(&self) -> bool {
        self.to == Some(0) && self.with.is_none()
    }

    /// Whether a card of a suit goes to a hand: `heart to dummy`.
    pub fn goes_to_hand(&self) -> bool {
        self.verb.is_none() && self.to == Some(0) && self.seat.is_some() && self.suits.len() == 1
    }

    /// Whether tricks go to a card: `one trick to the king of hearts`.
    pub fn goes_to_trick(&self) -> bool {
        self.verb.is_none() && self.goes_to_card() && self.has(Mark::TRICKS) && self.named() > 0
    }

    /// Whether what is named is thrown, by a word that stands after it.
    pub fn is_thrown(&self, by: Word) -> bool {
        let fronted = matches!(by, Word::ThrownOn) || self.has(Mark::FRONTED);
        fronted && (self.has_object() || self.has(Mark::LOSER)) && self.verb.is_none()
    }

    /// What is named is thrown, on what the next words name.
    pub fn thrown_on(&mut self) -> Fate {
        self.verb = Some(Verb::Discard);
        self.goes_on = true;
        Fate::Last
    }

    /// Something is thrown on what is named, by a verb that comes next.
    pub fn carries(&mut self) -> Fate {
        self.verb = self.verb.or(Some(Verb::Cash));
        Fate::Last
    }

    /// Whether the next word begins something else: another suit after the cards of one, or another number.
    pub fn is_full(&self, next: Word) -> bool {
        let both = !self.suits.is_empty() && !self.ranks.is_empty();
        match next {
            // `spades 4, hearts 3` without the comma
            Word::Suit(suit) => {
                // `向红心K出小红心`
                let again = self.has(Mark::TO) && self.suits.contains(&suit);
                // `ruff a club with the ace of spades`, `用黑桃A将吃红心`
                let trump = self.verb == Some(Verb::Ruff) && (self.with.is_some() || self.has(Mark::TRUMPS));
                ((both && self.suit_first && !again || self.is_counted_last) && !trump) || self.goes_to_hand()
            }
            Word::Rank(_) | Word::Card(_) if self.is_counted_suit() => true,
            Word::Rank(_) => {
                both && !self.suit_first && !self.has(Mark::TO) && self.verb != Some(Verb::Overtake)
            }
            Word::Card(_) => both && !self.has(Mark::TO),
            // `ruff a club with the two`
            _ if self.verb == Some(Verb::Ruff) && self.with.is_some() => false,
            // `six trumps three hearts`
            _ => {
                let trumps = self.has(Mark::TRUMPS) && self.verb.is_none();
                self.number.is_some() && (self.has_object() || trumps) && !self.has(Mark::TO)
            }
        }
    }

    /// So many of a suit, which no card of it can follow: `5H 4D CA`.
    fn is_counted_suit(&self) -> bool {
        // 一个红心A, 你们拿一墩红心A
        let one = self.has(Mark::MANY.or(Mark::TRICKS)) && self.number == Some(1);
        let counted = self.is_counted && !self.is_counted_last && !one;
        let suit = counted && !self.suits.is_empty() && self.is_suit_alone();
        suit && !self.has(Mark::TO) && self.with.is_none()
    }

    /// `no losers`, `I lose nothing`, and not a word more.
    #[inline(never)]
    pub fn has_no_losers(&self) -> bool {
        let more = self.has_object() || self.number.is_some() || self.seat.is_some();
        let lost = match self.verb {
            None => self.has(Mark::LOSER.or(Mark::YOU)),
            verb => verb == Some(Verb::Concede),
        };
        let other = Mark::HAS.or(Mark::LOSER).or(Mark::YOU).or(Mark::TRICKS).or(Mark::TO);
        self.marks.0 & !other.0 == Mark::NO.0 && lost && !more
    }

    /// One card of a suit, whichever it is.
    #[inline(never)]
    pub fn is_one_of_a_suit(&self) -> bool {
        let more = self.seat.is_some() || self.is_counted || self.height.is_some();
        let one = self.number == Some(1) && self.suits.len() == 1 && self.is_suit_alone();
        one && !more && self.marks == Mark::END
    }

    /// `a trick at the end`: won or lost?
    pub fn is_some_trick(&self) -> bool {
        self.verb.is_none() && self.number.is_some() && self.marks == Mark::END.or(Mark::TRICKS)
    }

    /// Whether it only says that all is good or how many tricks that makes.
    pub fn says_nothing(&self) -> bool {
        let out = self.has(Mark::OUT) && self.verb == Some(Verb::Cash);
        let words =
            self.has(Mark::GOOD.or(Mark::REST).or(Mark::TRICKS).or(Mark::DOWN)) || self.is_high() || out;
        let verb = matches!(self.verb, None | Some(Verb::Take | Verb::Cash | Verb::Play));
        // `win and draw trumps`, `making six`
        let takes = self.verb == Some(Verb::Take) && self.seat.is_none() && !self.has(Mark::ROUNDS);
        // `dummy's winners` are some of dummy's cards, but nobody knows which.
        let some = self.has(Mark::TOPS) && self.seat.is_some() && !takes;
        let other = some || self.has_object() || self.has(Mark::TRUMPS.or(Mark::YOU).or(Mark::LOSER));
        (words && verb || takes) && !other
    }

    /// `you're down`, which a defender says of the contract.
    #[inline(never)]
    pub fn calls_contract_down(&self) -> bool {
        let other = self.marks.0 & !Mark::YOU.or(Mark::DOWN).or(Mark::IS).or(Mark::HAS).0 != 0;
        self.has(Mark::YOU) && self.has(Mark::DOWN) && !other && self.names_nothing() && self.number.is_none()
    }

    /// Whether something is said of hands or suits: `dummy is high`, `the hearts are good`, `trumps are in`.
    pub fn says(&self) -> bool {
        let named = self.seat.is_some() || self.has_object() || self.has(Mark::TRUMPS);
        let drawn = self.is_trumps && self.has(Mark::DRAWN.or(Mark::NO));
        // `you have no trumps`, `your trumps are gone`
        let theirs = self.has(Mark::YOU) && !drawn;
        let other = self.has(Mark::LOSER) || theirs || self.number.is_some() || self.verb.is_some();
        let good = self.has(Mark::GOOD) || self.is_high();
        // `dummy high`, but not `dummy's winners`
        let hand = self.seat.is_some() && !self.has_object() && !self.has(Mark::TOPS.or(Mark::TRICKS));
        named && !other && (self.has(Mark::IS) || drawn || good && (self.has(Mark::REST) || hand))
    }

    /// Whether all of a hand is said to be good.
    pub fn calls_hand_good(&self) -> bool {
        let good = self.has(Mark::GOOD) || self.is_high();
        self.says() && good && !self.has_object() && !self.has(Mark::TRUMPS)
    }

    /// Whether it is said in which hand a trick is won: `win in dummy`, `手里赢`, `上桌吃`. A word that may also be to ruff says
    /// so only where no suit is named.
    #[inline(never)]
    pub fn is_won_in_hand(&self) -> bool {
        let other = Mark::YOU.or(Mark::LOSER).or(Mark::ROUNDS).or(Mark::TRUMPS).or(Mark::IS).or(Mark::REST);
        let wins = match self.verb {
            None => self.has(Mark::WON) && !self.has_object(),
            Some(Verb::Take) => self.has(Mark::WON) || !self.has_object(),
            _ => false,
        };
        let more = self.is_counted || self.is_high() || self.has(other.or(Mark::TRICKS).or(Mark::GOOD));
        wins && self.seat.is_some() && self.named() == 0 && self.suits.len() < 2 && !more
    }

    /// Whether something is said to be high.
    #[inline(never)]
    pub fn is_high(&self) -> bool {
        self.height == Some(Height::High)
    }

    /// A small card of a suit, whichever it is.
    pub fn is_low_suit(&self) -> bool {
        self.height == Some(Height::Low) && !self.suits.is_empty() && !self.has(Mark::ROUNDS.or(Mark::TO))
    }

    /// Whether a finesse is taken of which no more is said than the suit, if that.
    pub fn is_some_finesse(&self) -> bool {
        let marks = self.marks.0 & !Mark::ROUNDS.or(Mark::TRICKS).or(Mark::WON).or(Mark::END).0;
        let plain = marks == 0 && self.height.is_none() && self.is_suit_alone();
        // `finesse hearts twice`
        let often = if self.has(Mark::ROUNDS) { 3 } else { 1 };
        plain && self.suits.len() < 2 && self.times() <= often
    }

    /// Whether all that is left is given up: `concede the rest`, `all yours`, `they are yours`.
    #[inline(never)]
    pub fn gives_up_rest(&self) -> bool {
        let all = self.has(Mark::REST) || (self.has(Mark::YOU) && self.has(Mark::IS));
        let other = Mark::TRUMPS.or(Mark::LOSER).or(Mark::END).or(Mark::NO).or(Mark::DRIVEN).or(Mark::LAST);
        all && self.number.is_none() && !self.has_object() && !self.has(other) && self.seat.is_none()
    }

    /// Whether it is given up, and neither what nor how much: `lose`, `you get it`.
    #[inline(never)]
    pub fn gives_up_unnamed(&self) -> bool {
        let whose = Mark::REST.or(Mark::YOU).or(Mark::IS).or(Mark::HAS).or(Mark::IT).or(Mark::END);
        let named = self.marks.0 & !whose.0 != 0 || !self.ranks.is_empty();
        (!named || self.has(Mark::REST)) && self.number.is_none() && !self.has_suit()
    }

    /// Whether one card is led to run; a king has hardly anything to run past.
    #[inline(never)]
    pub fn runs_one(&self, cards: &[Card]) -> bool {
        self.has(Mark::RUNS) && self.named() == 1 && cards.iter().all(|card| card.rank() < Rank::King)
    }

    /// Whether the card led before is let run: `let it run`, `飞过去`.
    pub fn runs_it(&self) -> bool {
        let it = self.has(Mark::IT) || self.verb == Some(Verb::Finesse);
        it && self.has(Mark::RUNS) && !self.has_object() && self.number.is_none()
    }

    /// The rank that is said to be good, where a number after the suit is one: `heart 4 is good`, `红心4大了`.
    pub fn good_rank(&self) -> Option<Rank> {
        let good = self.has(Mark::GOOD) || self.is_high();
        let number = self.number.filter(|_| self.is_counted_last && good && !self.counts())?;
        spot(number)
    }

    /// How many cards are named so far.
    #[inline(never)]
    pub fn named(&self) -> usize {
        self.ranks.len() + self.cards.len()
    }
}
