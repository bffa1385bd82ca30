//! What counts as a claim or a concession at all (law 68).

use super::edition::Switches;
use crate::bridge::Seat;
use crate::cite::{Book, Citation};

/// What a player said or did.
///
/// ```
/// use tricklaw::bridge::{Seat, claim::{About, Announcement, Effect}};
/// use tricklaw::cite::Book;
/// let south = |about| Announcement { by: Seat::South, declarer: Seat::South, about, left: 5, partner_objects: false };
/// assert_eq!(south(About::Wins(4)).read(Book::Bridge2007).effect, Effect::Claim { wins: 4, loses: 1 });
/// assert_eq!(south(About::CutShort).read(Book::Bridge2007).effect, Effect::NeedsNumber);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum About {
    /// Only who wins the trick in progress.
    CurrentTrick,
    /// His side wins so many of the tricks left.
    Wins(u8),
    /// His side loses so many of the tricks left.
    Loses(u8),
    /// Play should be cut short, without a number.
    CutShort,
    /// He showed his cards.
    ShowsCards {
        /// Found: he plainly did not mean to claim, as declarer who spreads his hand after an opening lead out of turn.
        plainly_no_claim: bool,
    },
    /// He gave his hand up.
    AbandonsHand,
}

/// A statement or action that may be a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Announcement {
    /// Who made it.
    pub by: Seat,
    /// The declarer of the board.
    pub declarer: Seat,
    /// What it was.
    pub about: About,
    /// How many tricks are left, the one in progress included.
    pub left: u8,
    /// His partner objected at once.
    pub partner_objects: bool,
}

/// What an announcement comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// Play goes on; nothing was claimed or conceded.
    PlayGoesOn {
        /// Cards a defender showed in the course of it do not become penalty cards; information from them is unauthorised
        /// for his partner.
        shown_cards_free: bool,
    },
    /// A claim of some tricks and a concession of the others: play stops.
    Claim {
        /// Tricks claimed.
        wins: u8,
        /// Tricks conceded.
        loses: u8,
    },
    /// A claim, but of how many tricks has to be found.
    NeedsNumber,
}

/// The effect of an announcement and the law it rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Reading {
    /// What follows.
    pub effect: Effect,
    /// The law.
    pub law: Citation,
    /// Whether the director is to be called at once.
    pub call_director: bool,
}

impl Announcement {
    /// Reads the announcement under an edition of the laws.
    ///
    /// ```
    /// use tricklaw::bridge::{Seat, claim::{About, Announcement, Effect}};
    /// use tricklaw::cite::Book;
    /// let west = Announcement { by: Seat::West, declarer: Seat::South, about: About::Loses(2), left: 3, partner_objects: true };
    /// let reading = west.read(Book::Bridge2007);
    /// assert_eq!(reading.effect, Effect::PlayGoesOn { shown_cards_free: true });
    /// assert_eq!(reading.law.to_string(), "2007 law 68B2");
    /// ```
    pub fn read(&self, book: Book) -> Reading {
        let book = book.of_bridge();
        let Switches { articles, objection_frees_cards, .. } = Switches::of(book);
        let reading =
            |effect, article| Reading { effect, law: Citation::new(book, article), call_director: false };
        let goes_on = Effect::PlayGoesOn { shown_cards_free: true };
        let (wins, article) = match self.about {
            _ if self.by == self.declarer.partner() => {
                return reading(Effect::PlayGoesOn { shown_cards_free: false }, "43A1");
            }
            About::CurrentTrick => return reading(goes_on, "68"),
            About::ShowsCards { plainly_no_claim: true } => {
                return reading(Effect::PlayGoesOn { shown_cards_free: false }, "68A");
            }
            About::CutShort | About::ShowsCards { .. } => return reading(Effect::NeedsNumber, "68A"),
            About::Loses(0) => (self.left, "68A"),
            About::Wins(tricks) if tricks > 0 => (tricks.min(self.left), "68A"),
            About::Loses(tricks) => (self.left - tricks.min(self.left), articles.concession),
            About::Wins(_) | About::AbandonsHand => (0, articles.concession),
        };
        let loses = self.left - wins;
        let defends = self.by.side() != self.declarer.side();
        if defends && loses > 0 && self.partner_objects {
            let effect = Effect::PlayGoesOn { shown_cards_free: *objection_frees_cards };
            let objected = reading(effect, articles.objection);
            return Reading { call_director: true, ..objected };
        }
        reading(Effect::Claim { wins, loses }, article)
    }
}

/// What becomes of play that goes on after a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Continuation {
    /// It is void: the claim is judged as it stood.
    Void,
    /// It may be evidence of how play would have gone.
    Evidence,
    /// The claim is void and the play stands.
    ClaimVoid,
}

/// How it came that play went on after a claim (law 68D2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct PlayedOn {
    /// The side that did not claim asked for it.
    pub asked_by_other_side: bool,
    /// All four players agreed.
    pub all_agreed: bool,
}

/// What becomes of play after a claim (law 68D): in 2017 the side that did not claim may ask for it, and if all four agree
/// the claim is void; in 2007 and 2017 it may otherwise be evidence; before, it is void.
///
/// ```
/// use tricklaw::bridge::claim::{Continuation, PlayedOn, play_after_claim};
/// use tricklaw::cite::Book;
/// let agreed = PlayedOn { asked_by_other_side: true, all_agreed: true };
/// let (play, law) = play_after_claim(Book::Bridge2017, agreed);
/// assert_eq!((play, law.to_string()), (Continuation::ClaimVoid, "2017 law 68D2(b)".to_string()));
/// assert_eq!(play_after_claim(Book::Bridge2007, agreed).0, Continuation::Evidence);
/// assert_eq!(play_after_claim(Book::Bridge1997, agreed).0, Continuation::Void);
/// ```
pub fn play_after_claim(book: Book, play: PlayedOn) -> (Continuation, Citation) {
    let book = book.of_bridge();
    let laws = Switches::of(book);
    if laws.agreed_play_voids_claim && play.asked_by_other_side && play.all_agreed {
        return (Continuation::ClaimVoid, Citation::new(book, "68D2(b)"));
    }
    let continuation = if laws.later_play_is_evidence { Continuation::Evidence } else { Continuation::Void };
    (continuation, Citation::new(book, laws.articles.later_play))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(by: Seat, about: About, book: Book) -> (Effect, &'static str) {
        answer(Announcement { by, declarer: Seat::South, about, left: 5, partner_objects: false }, book)
    }

    fn objected(by: Seat, about: About, book: Book) -> (Effect, &'static str) {
        answer(Announcement { by, declarer: Seat::South, about, left: 5, partner_objects: true }, book)
    }

    fn answer(announcement: Announcement, book: Book) -> (Effect, &'static str) {
        let reading = announcement.read(book);
        (reading.effect, reading.law.article)
    }

    #[test]
    fn a_claim_is_about_later_tricks() {
        let goes_on = Effect::PlayGoesOn { shown_cards_free: true };
        assert_eq!(read(Seat::West, About::CurrentTrick, Book::Bridge2007), (goes_on, "68"));
        let all = Effect::Claim { wins: 5, loses: 0 };
        assert_eq!(read(Seat::South, About::Wins(5), Book::Bridge2007), (all, "68A"));
        assert_eq!(read(Seat::South, About::CutShort, Book::Bridge2007).0, Effect::NeedsNumber);
    }

    #[test]
    fn the_rest_is_conceded() {
        assert_eq!(
            read(Seat::South, About::Wins(3), Book::Bridge2007).0,
            Effect::Claim { wins: 3, loses: 2 }
        );
        let one = Effect::Claim { wins: 1, loses: 4 };
        assert_eq!(read(Seat::South, About::Wins(1), Book::Bridge2007), (one, "68A"));
        let none = Effect::Claim { wins: 0, loses: 5 };
        assert_eq!(read(Seat::South, About::Wins(0), Book::Bridge2007), (none, "68B1"));
        assert_eq!(
            read(Seat::East, About::AbandonsHand, Book::Bridge2017).0,
            Effect::Claim { wins: 0, loses: 5 }
        );
        assert_eq!(
            read(Seat::East, About::Loses(2), Book::Bridge1997),
            (Effect::Claim { wins: 3, loses: 2 }, "68B")
        );
    }

    #[test]
    fn spreading_the_hand_after_a_wrong_lead_is_no_claim() {
        let shows = About::ShowsCards { plainly_no_claim: true };
        assert!(matches!(read(Seat::South, shows, Book::Bridge2007).0, Effect::PlayGoesOn { .. }));
        let shows = About::ShowsCards { plainly_no_claim: false };
        assert_eq!(read(Seat::South, shows, Book::Bridge2007).0, Effect::NeedsNumber);
    }

    #[test]
    fn a_partner_may_stop_a_defenders_concession_only() {
        for (book, free, article) in [
            (Book::Bridge1987, false, "68B"),
            (Book::Bridge1997, false, "68B"),
            (Book::Bridge2007, true, "68B2"),
            (Book::Bridge2017, true, "68B2"),
        ] {
            let stopped = Effect::PlayGoesOn { shown_cards_free: free };
            assert_eq!(objected(Seat::West, About::Loses(1), book), (stopped, article));
            assert_eq!(objected(Seat::West, About::Wins(4), book), (stopped, article));
            assert_eq!(objected(Seat::West, About::Wins(5), book).0, Effect::Claim { wins: 5, loses: 0 });
            assert_eq!(objected(Seat::South, About::Loses(1), book).0, Effect::Claim { wins: 4, loses: 1 });
        }
        assert_eq!(read(Seat::North, About::Wins(5), Book::Bridge2007).1, "43A1");
    }

    #[test]
    fn play_after_a_claim_by_edition() {
        let play = |book, asked_by_other_side, all_agreed| {
            play_after_claim(book, PlayedOn { asked_by_other_side, all_agreed }).0
        };
        assert_eq!(play(Book::Bridge1997, true, true), Continuation::Void);
        assert_eq!(play(Book::Bridge2007, true, true), Continuation::Evidence);
        assert_eq!(play(Book::Bridge2017, true, true), Continuation::ClaimVoid);
        assert_eq!(play(Book::Bridge2017, false, true), Continuation::Evidence);
        assert_eq!(play(Book::Bridge2017, true, false), Continuation::Evidence);
    }
}
