//! Lateness (迟到, art. 26) and slow play (超时, art. 27); lateness at Shengji (Shengji art. 30).

use super::bands::BandMeasure::{self, Fixed, PerMinute, WarnThen};
use super::bands::{BandOrder, BoardsRemoved, TimeBand, in_order};
use super::{Amount, Unit};
use crate::bridge::score::Award;
use crate::cite::{Book, Citation};
use crate::event::shengji::LateOptions;
use crate::exact::Exact;
use core::fmt;

/// What kind of contest a rule is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Contest {
    /// Teams in victory points, such as a round robin.
    TeamsVp,
    /// Teams without victory points, such as a knock-out.
    TeamsKnockout,
    /// Pairs or individuals at matchpoints.
    PairsMatchpoints,
    /// Pairs or individuals at IMPs.
    PairsImps,
    /// Shengji.
    Shengji,
}

impl Contest {
    /// The unit penalties are in.
    pub const fn unit(self) -> Unit {
        match self {
            Contest::TeamsVp | Contest::Shengji => Unit::Vp,
            Contest::PairsMatchpoints => Unit::TopPercent,
            Contest::TeamsKnockout | Contest::PairsImps => Unit::Imp,
        }
    }
}

/// What a board that is not played scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unplayed {
    /// The offenders' score.
    pub offender: Award,
    /// The others'.
    pub other: Award,
}

/// What is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Measure {
    /// Nothing: there was no delay.
    Nothing,
    /// A formal warning.
    Warning,
    /// A penalty off the stage total.
    Penalty(Amount),
    /// Play stops; boards not begun are not played. A penalty may come with it.
    Stop(Option<Amount>),
    /// The session is forfeited.
    SessionForfeited,
    /// The round is forfeited.
    RoundForfeited,
    /// The committee decides; it may take away the right to play.
    Committee,
}

/// A rule for delays: bands of time and what lies beyond them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeRule {
    /// The bands, shortest first.
    pub bands: Vec<TimeBand>,
    /// What is done beyond the last band.
    pub beyond: Measure,
    /// What may be done there instead, where the text leaves it open.
    pub or_beyond: Vec<Measure>,
    /// What a board not played for the delay scores; `None` where it is a tie (teams, art. 44).
    pub unplayed: Option<Unplayed>,
    /// The same beyond the last band: the boards of a forfeited session are scored as art. 28 says.
    pub unplayed_beyond: Option<Unplayed>,
    /// Whether the amounts are the sum for both sides, to be shared (art. 27).
    pub shared: bool,
    /// Whether the director may find in what shares the sides are responsible, the amounts being divided accordingly
    /// (art. 27(4)).
    pub divisible: bool,
    /// The article.
    pub citation: Citation,
}

/// A ruling on a delay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeRuling {
    /// What is done.
    pub measure: Measure,
    /// What the director may choose instead, where the text leaves it open.
    pub or: Vec<Measure>,
    /// Boards the director may take away besides.
    pub boards: Option<BoardsRemoved>,
    /// What each board not played scores.
    pub unplayed: Option<Unplayed>,
    /// The article.
    pub citation: Citation,
}

/// A contest for whose delays the rules lay down no bands of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NoTimeRule {
    /// The article that deals with them.
    pub citation: Citation,
}

impl NoTimeRule {
    /// The stable code of the refusal.
    pub const fn code(self) -> &'static str {
        "no-time-rule"
    }
}

impl fmt::Display for NoTimeRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "slow play has no bands of time here: the referee warns or notes it ({})", self.citation)
    }
}

impl core::error::Error for NoTimeRule {}

const MINUTE: u32 = 60;

const fn band(minutes: u32, measure: BandMeasure) -> TimeBand {
    TimeBand { up_to: minutes * MINUTE, measure, boards: None }
}

const fn band_with_boards(minutes: u32, amount: Amount, from: u32, to: u32) -> TimeBand {
    let boards = Some(BoardsRemoved { from, to, may_forfeit_round: from == 2 });
    TimeBand { up_to: minutes * MINUTE, measure: BandMeasure::Fixed(amount), boards }
}

/// The bands of lateness for pairs (art. 26), in steps of one amount.
fn late_pairs(amount: fn(i32) -> Amount, step: i32) -> Vec<TimeBand> {
    vec![
        band(5, WarnThen(amount(step))),
        band_with_boards(10, amount(step), 1, 1),
        band_with_boards(15, amount(2 * step), 1, 2),
        band_with_boards(20, amount(3 * step), 2, 3),
    ]
}

/// The bands of slow play for pairs (art. 27).
fn slow_pairs(amount: fn(i32) -> Amount, step: i32) -> Vec<TimeBand> {
    vec![band(2, WarnThen(amount(step))), band(5, Fixed(amount(step))), band(10, Fixed(amount(2 * step)))]
}

impl TimeRule {
    /// A rule that has no bands yet and leaves what lies beyond them to the committee.
    const fn by(citation: Citation) -> TimeRule {
        TimeRule {
            bands: Vec::new(),
            beyond: Measure::Committee,
            or_beyond: Vec::new(),
            unplayed: None,
            unplayed_beyond: None,
            shared: false,
            divisible: false,
            citation,
        }
    }

    /// The same, where a board not played has a score of its own.
    fn unplayed(self, offender: Award, other: Award) -> TimeRule {
        let unplayed = Some(Unplayed { offender, other });
        TimeRule { unplayed, unplayed_beyond: unplayed, ..self }
    }

    /// The rule for lateness (art. 26; Shengji art. 30: a warning beyond 5 minutes, the round forfeited beyond 15).
    pub fn late(contest: Contest) -> TimeRule {
        let rule = TimeRule::by(Citation::new(Book::Directing, "26"));
        match contest {
            Contest::TeamsVp => {
                let bands = vec![
                    band(5, WarnThen(Amount::vp(100))),
                    band(10, Fixed(Amount::vp(100))),
                    band(15, Fixed(Amount::vp(200))),
                    band(20, Fixed(Amount::vp(300))),
                    band(25, Fixed(Amount::vp(400))),
                ];
                TimeRule { bands, ..rule }
            }
            Contest::TeamsKnockout => {
                let each = PerMinute { base: Amount::imps(100), each: 100, beyond: 5 * MINUTE };
                TimeRule { bands: vec![band(5, WarnThen(Amount::imps(100))), band(25, each)], ..rule }
            }
            Contest::PairsMatchpoints => {
                let bands = late_pairs(Amount::top, 1000);
                let rule = rule.unplayed(Award::Percent(0), Award::AveragePlus);
                TimeRule { bands, beyond: Measure::SessionForfeited, ..rule }
            }
            Contest::PairsImps => {
                let bands = late_pairs(Amount::imps, 300);
                let rule = rule.unplayed(Award::Imps(-300), Award::Imps(300));
                // A board taken away is 0 IMPs to the offenders, not -3 as one of a forfeited session.
                let unplayed = Some(Unplayed { offender: Award::Imps(0), other: Award::Imps(300) });
                TimeRule { bands, beyond: Measure::SessionForfeited, unplayed, ..rule }
            }
            Contest::Shengji => {
                let LateOptions { warning, forfeit } = LateOptions::default();
                let band = |up_to, measure| TimeBand { up_to, measure, boards: None };
                let bands = vec![band(warning, BandMeasure::Nothing), band(forfeit, BandMeasure::Warning)];
                let citation = Citation::new(Book::Shengji2002, "30");
                TimeRule { bands, beyond: Measure::RoundForfeited, citation, ..rule }
            }
        }
    }

    /// The rule for slow play (art. 27).
    ///
    /// Victory points are the sum for both sides, of which each has half unless shares are found; everywhere else whoever is
    /// responsible pays.
    ///
    /// In a knock-out play stops beyond 25 minutes. Of a penalty besides the text says nothing, unlike that for pairs, so
    /// that the 25 IMPs of the time before are the director's to take or leave; and a side that holds the delay to be
    /// deliberate may turn to the committee.
    ///
    /// # Errors
    ///
    /// [`NoTimeRule`] for Shengji, where the referee warns or notes whoever takes too long over a card (Shengji art. 38).
    pub fn slow(contest: Contest) -> Result<TimeRule, NoTimeRule> {
        let rule = TimeRule { divisible: true, ..TimeRule::by(Citation::new(Book::Directing, "27")) };
        Ok(match contest {
            Contest::TeamsVp => {
                let bands = vec![
                    band(5, Fixed(Amount::vp(100))),
                    band(10, Fixed(Amount::vp(150))),
                    band(15, Fixed(Amount::vp(200))),
                    band(20, Fixed(Amount::vp(250))),
                    band(25, Fixed(Amount::vp(300))),
                ];
                TimeRule { bands, shared: true, ..rule }
            }
            Contest::TeamsKnockout => {
                let bands = vec![band(25, PerMinute { base: Amount::imps(0), each: 100, beyond: 0 })];
                let or_beyond = vec![Measure::Stop(Some(Amount::imps(2500))), Measure::Committee];
                TimeRule { bands, beyond: Measure::Stop(None), or_beyond, ..rule }
            }
            Contest::PairsMatchpoints => {
                let bands = slow_pairs(Amount::top, 1000);
                let rule = rule.unplayed(Award::AverageMinus, Award::AveragePlus);
                TimeRule { bands, beyond: Measure::Stop(Some(Amount::top(2000))), ..rule }
            }
            Contest::PairsImps => {
                let bands = slow_pairs(Amount::imps, 300);
                let rule = rule.unplayed(Award::Imps(-300), Award::Imps(300));
                TimeRule { bands, beyond: Measure::Stop(Some(Amount::imps(600))), ..rule }
            }
            Contest::Shengji => {
                return Err(NoTimeRule { citation: Citation::new(Book::Shengji2002, "38") });
            }
        })
    }

    /// The rule with an event's own bands; what a minute costs is counted from the end of the band before.
    ///
    /// ```
    /// use tricklaw::event::penalty::{Amount, BandMeasure, BandOrder, Contest, Measure, TimeBand, TimeRule};
    /// let each = BandMeasure::PerMinute { base: Amount::vp(0), each: 25, beyond: 0 };
    /// let band = |up_to, measure| TimeBand { up_to, measure, boards: None };
    /// let bands = vec![band(600, BandMeasure::Warning), band(1800, each)];
    /// let rule = TimeRule::late(Contest::TeamsVp).with_bands(bands.clone()).unwrap();
    /// assert_eq!(rule.ruling(661, 0).measure, Measure::Penalty(Amount::vp(50))); // two minutes begun
    /// let backwards = bands.into_iter().rev().collect();
    /// assert_eq!(rule.with_bands(backwards), Err(BandOrder { band: 1, from: 1800, up_to: 600 }));
    /// ```
    ///
    /// # Errors
    ///
    /// [`BandOrder`] for bands that are not in order, shortest first.
    pub fn with_bands(self, bands: Vec<TimeBand>) -> Result<TimeRule, BandOrder> {
        Ok(TimeRule { bands: in_order(bands)?, ..self })
    }

    /// The rule with what an event does beyond the last band, and nothing instead of it.
    ///
    /// ```
    /// use tricklaw::event::penalty::{Contest, Measure, TimeRule};
    /// let rule = TimeRule::late(Contest::PairsMatchpoints).with_beyond(Measure::RoundForfeited);
    /// assert_eq!(rule.ruling(1201, 0).measure, Measure::RoundForfeited); // after 20 minutes
    /// ```
    #[must_use]
    pub fn with_beyond(mut self, beyond: Measure) -> TimeRule {
        self.beyond = beyond;
        self.or_beyond.clear();
        self
    }

    /// The parts of the two sides in an amount, the first being responsible for `share` per cent of the delay; 50 where
    /// nothing else was found and the amount is for both. `None` where it is one side's alone.
    pub fn parts(&self, amount: Amount, share: Option<u32>, shares: Shares) -> Option<(Amount, Amount)> {
        self.parts_by(amount, share.map(|percent| Exact::hundredths(percent.into())), shares)
    }

    /// The same, the first side being responsible for that part of the delay, 0 to 1, as two thirds.
    ///
    /// ```
    /// use tricklaw::event::penalty::{Amount, Contest, Shares, TimeRule};
    /// use tricklaw::exact::Exact;
    /// let rule = TimeRule::slow(Contest::TeamsVp).unwrap();
    /// let parts = rule.parts_by(Amount::vp(300), Exact::ratio(2, 3), Shares::Each);
    /// assert_eq!(parts, Some((Amount::vp(200), Amount::vp(100))));
    /// ```
    pub fn parts_by(&self, amount: Amount, part: Option<Exact>, shares: Shares) -> Option<(Amount, Amount)> {
        let found = part.filter(|_| self.divisible);
        Some(amount.shared_by(found.or(self.shared.then_some(Exact::HALF))?, shares))
    }

    /// The ruling on a delay of that many seconds by a side that was ruled on for the same `earlier` times.
    ///
    /// ```
    /// use tricklaw::event::penalty::{Amount, Contest, Measure, TimeRule};
    /// let rule = TimeRule::late(Contest::TeamsKnockout);
    /// assert_eq!(rule.ruling(4 * 60, 0).measure, Measure::Warning);
    /// assert_eq!(rule.ruling(4 * 60, 1).measure, Measure::Penalty(Amount::imps(100)));
    /// assert_eq!(rule.ruling(5 * 60 + 1, 0).measure, Measure::Penalty(Amount::imps(200)));
    /// ```
    pub fn ruling(&self, seconds: u32, earlier: u32) -> TimeRuling {
        let place = self.bands.partition_point(|band| band.up_to < seconds);
        let (measure, boards, unplayed) = match self.bands.get(place) {
            _ if seconds == 0 => (Measure::Nothing, None, self.unplayed),
            None => (self.beyond, None, self.unplayed_beyond),
            Some(band) => (measure(band.measure, seconds, earlier), band.boards, self.unplayed),
        };
        let or = if place == self.bands.len() { self.or_beyond.clone() } else { Vec::new() };
        TimeRuling { measure, or, boards, unplayed, citation: self.citation }
    }
}

fn measure(measure: BandMeasure, seconds: u32, earlier: u32) -> Measure {
    match measure {
        BandMeasure::Nothing => Measure::Nothing,
        BandMeasure::Warning => Measure::Warning,
        BandMeasure::WarnThen(_) if earlier == 0 => Measure::Warning,
        BandMeasure::WarnThen(amount) | BandMeasure::Fixed(amount) => Measure::Penalty(amount),
        BandMeasure::PerMinute { base, each, beyond } => {
            let minutes = seconds.saturating_sub(beyond).div_ceil(MINUTE);
            let more = i64::from(each) * i64::from(minutes);
            let hundredths = (i64::from(base.hundredths) + more).clamp(0, i64::from(i32::MAX)) as i32;
            Measure::Penalty(Amount { hundredths, ..base })
        }
    }
}

/// How a penalty for both sides is shared (art. 27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Shares {
    /// Each side's part is rounded by itself; the parts may then exceed the whole by a hundredth.
    #[default]
    Each,
    /// The second side has what the first leaves.
    KeepSum,
}

impl Amount {
    /// The parts of two sides, the first being responsible for `percent` of the delay.
    ///
    /// ```
    /// use tricklaw::event::penalty::{Amount, Shares};
    /// let parts = Amount::vp(150).shared(75, Shares::Each);
    /// assert_eq!(parts, (Amount::vp(113), Amount::vp(38)));
    /// ```
    pub fn shared(self, percent: u32, shares: Shares) -> (Amount, Amount) {
        self.shared_by(Exact::hundredths(percent.into()), shares)
    }

    /// The parts of two sides, the first being responsible for that part of the delay; beyond 0 and 1 for none or all of it.
    ///
    /// ```
    /// use tricklaw::event::penalty::{Amount, Shares};
    /// use tricklaw::exact::Exact;
    /// let parts = Amount::vp(100).shared_by(Exact::ratio(1, 3).unwrap(), Shares::KeepSum);
    /// assert_eq!(parts, (Amount::vp(33), Amount::vp(67)));
    /// ```
    pub fn shared_by(self, part: Exact, shares: Shares) -> (Amount, Amount) {
        let own = part.max(Exact::ZERO).min(Exact::ONE);
        let of =
            |part: Exact| Amount { hundredths: (Exact::from(self.hundredths) * part).rounded_i32(), ..self };
        let first = of(own);
        let second = match shares {
            Shares::Each => of(Exact::ONE - own),
            Shares::KeepSum => Amount { hundredths: self.hundredths - first.hundredths, ..self },
        };
        (first, second)
    }
}
