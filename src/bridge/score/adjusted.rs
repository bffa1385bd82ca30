//! Artificial scores and what they are worth (laws 12C2, 86A and 88).

use super::LineErrorKind;
use crate::cite::Book;
use crate::exact::Exact;

/// An artificial score for one side (law 12C2(a)).
///
/// ```
/// use tricklaw::bridge::score::{Award, AwardOptions};
/// let options = AwardOptions::default();
/// assert_eq!(options.share(Award::AveragePlus).unwrap().to_decimal(2), "0.60");
/// assert_eq!(options.imps(Award::AverageMinus).unwrap().to_decimal(2), "-3.00");
/// assert_eq!(options.share(Award::Percent(5500)).unwrap().to_decimal(2), "0.55");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Award {
    /// Average minus (平均负分): the side was directly at fault. At most 40 % or -3 IMPs.
    AverageMinus,
    /// Average (平均分): partly at fault. 50 % or 0 IMPs.
    Average,
    /// Average plus (平均正分): in no way at fault. At least 60 % or 3 IMPs.
    AveragePlus,
    /// Another percentage of the available matchpoints, in hundredths of a per cent (`5500` is 55 %).
    Percent(u16),
    /// Another number of IMPs, in hundredths (`200` is 2 IMPs; laws 85A and 86A let the zone vary them).
    Imps(i16),
}

impl Award {
    /// Whether a board has that much to give: no percentage is more than 100.
    ///
    /// ```
    /// use tricklaw::bridge::score::Award;
    /// assert!(Award::Percent(10_000).is_possible());
    /// assert!(!Award::Percent(11_000).is_possible());
    /// ```
    pub const fn is_possible(self) -> bool {
        !matches!(self, Award::Percent(percent) if percent > FULL)
    }
}

/// All of a board, in hundredths of a per cent.
const FULL: u16 = 10_000;

/// Which contestants have the average of their other boards instead of 60 or 40 % (law 12C2(c); law 88 of 1997).
///
/// ```
/// use tricklaw::bridge::score::SessionRule;
/// use tricklaw::cite::Book;
/// assert_eq!(SessionRule::of(Book::Bridge1997), SessionRule::NonOffenders);
/// assert_eq!(SessionRule::of(Book::Bridge2007), SessionRule::Both);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum SessionRule {
    /// Nobody: the flat value stands.
    None,
    /// A side with average plus that did better than that elsewhere in the session (law 88 of 1987 and 1997).
    NonOffenders,
    /// Also a side with average minus that did worse (2007 law 12C2(c)).
    #[default]
    Both,
}

impl SessionRule {
    /// How each edition has it.
    const OF_EDITION: [(Book, SessionRule); 4] = [
        (Book::Bridge1987, SessionRule::NonOffenders),
        (Book::Bridge1997, SessionRule::NonOffenders),
        (Book::Bridge2007, SessionRule::Both),
        (Book::Bridge2017, SessionRule::Both),
    ];

    /// The rule of an edition; of the 2007 edition for a book that is not of bridge.
    pub fn of(book: Book) -> SessionRule {
        let edition = SessionRule::OF_EDITION.iter().find(|(edition, _)| *edition == book);
        edition.map_or_else(SessionRule::default, |&(_, rule)| rule)
    }
}

/// What artificial scores are worth. The defaults are those of 2007 laws 12C2 and 86A.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AwardOptions {
    /// Average plus, average and average minus in hundredths of a per cent: 6000, 5000, 4000 (law 12C2(a)); 10 000 at most.
    pub percent: [u16; 3],
    /// Average plus, average and average minus in hundredths of an IMP: 300, 0, -300 (laws 12C2(b), 86A).
    pub imps: [i16; 3],
    /// Whose own average replaces the flat value (law 12C2(c)).
    pub session_rule: SessionRule,
}

impl Default for AwardOptions {
    fn default() -> AwardOptions {
        AwardOptions { percent: [6000, 5000, 4000], imps: [300, 0, -300], session_rule: SessionRule::Both }
    }
}

impl AwardOptions {
    /// The share of the available matchpoints an award gives before the average of the session is looked at, 0 to 1
    /// (more is refused where a board is scored); `None` for an award in IMPs.
    pub fn share(&self, award: Award) -> Option<Exact> {
        Exact::ratio(i64::from(self.percent_of(award)?), 10_000)
    }

    /// The share where it can be one.
    pub(super) fn checked_share(&self, award: Award) -> Result<Exact, LineErrorKind> {
        match self.percent_of(award) {
            Some(percent) if percent > FULL => Err(LineErrorKind::AwardTooHigh),
            _ => self.share(award).ok_or(LineErrorKind::WrongAward),
        }
    }

    /// The same in hundredths of a per cent.
    pub(crate) const fn percent_of(&self, award: Award) -> Option<u16> {
        match award {
            Award::AveragePlus => Some(self.percent[0]),
            Award::Average => Some(self.percent[1]),
            Award::AverageMinus => Some(self.percent[2]),
            Award::Percent(percent) => Some(percent),
            Award::Imps(_) => None,
        }
    }

    /// The IMPs of an award before the average of the session is looked at; `None` for a percentage.
    pub fn imps(&self, award: Award) -> Option<Exact> {
        let imps = match award {
            Award::AveragePlus => self.imps[0],
            Award::Average => self.imps[1],
            Award::AverageMinus => self.imps[2],
            Award::Imps(imps) => imps,
            Award::Percent(_) => return None,
        };
        Some(Exact::hundredths(i64::from(imps)))
    }

    /// The value of an award for a contestant whose average on the other boards of the session is `elsewhere`
    /// (law 12C2(c)): the better of the two for average plus, the worse for average minus. `flat` is what
    /// [`share`](AwardOptions::share) or [`imps`](AwardOptions::imps) gave, and `elsewhere` is in the same measure;
    /// `None` when nothing else was played.
    ///
    /// ```
    /// use tricklaw::bridge::score::{Award, AwardOptions};
    /// use tricklaw::exact::Exact;
    /// let options = AwardOptions::default();
    /// let flat = options.share(Award::AveragePlus).unwrap();
    /// let better = Exact::ratio(65, 100);
    /// assert_eq!(Some(options.in_session(Award::AveragePlus, flat, better)), better);
    /// assert_eq!(options.in_session(Award::AveragePlus, flat, None), flat);
    /// ```
    pub fn in_session(&self, award: Award, flat: Exact, elsewhere: Option<Exact>) -> Exact {
        let Some(elsewhere) = elsewhere else { return flat };
        match (award, self.session_rule) {
            (Award::AveragePlus, SessionRule::NonOffenders | SessionRule::Both) => flat.max(elsewhere),
            (Award::AverageMinus, SessionRule::Both) => flat.min(elsewhere),
            _ => flat,
        }
    }
}
