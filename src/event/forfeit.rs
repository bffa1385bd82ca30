//! Forfeits, withdrawals and boards that cannot be compared (弃权, 退出; directing regulations art. 28, 36, 42-44).
//!
//! ```
//! use tricklaw::event::forfeit::{ForfeitBasis, ForfeitOptions, forfeit_vp};
//! use tricklaw::exact::Exact;
//!
//! // The side that came has 15.50 victory points a match, more than a draw times 1.2.
//! let own = Exact::ratio(6200, 4);
//! let awarded = forfeit_vp(own, Some(Exact::from(1200)), &ForfeitOptions::scale_20());
//! assert_eq!(awarded, (1550, ForfeitBasis::OwnAverage));
//! ```

use crate::bridge::score::Award;
use crate::exact::Exact;
use crate::order;

/// What the side that did turn up receives for a forfeited match in victory points (art. 28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ForfeitOptions {
    /// What a draw is worth, in hundredths.
    pub draw_c: i32,
    /// The draw is multiplied by this: 6 and 5 for 1.2.
    pub draw_factor: (u32, u32),
    /// That sum less the forfeiter's average counts too, up to a most: 3000 and 2500 on a 25 to 0 scale. On a 20 to 0
    /// scale the regulations have no such value; 2000 and 2000 would be its like.
    pub complement: Option<(i32, i32)>,
}

impl ForfeitOptions {
    /// For a 25 to 0 scale.
    pub const fn scale_25() -> ForfeitOptions {
        ForfeitOptions { draw_c: 1500, draw_factor: (6, 5), complement: Some((3000, 2500)) }
    }

    /// For a 20 to 0 scale.
    pub const fn scale_20() -> ForfeitOptions {
        ForfeitOptions { draw_c: 1000, draw_factor: (6, 5), complement: None }
    }

    /// For match points (场分) of pairs: one and a half times a draw.
    ///
    /// ```
    /// use tricklaw::event::forfeit::{ForfeitBasis, ForfeitOptions, forfeit_vp};
    /// // A draw of a round is worth one match point.
    /// assert_eq!(forfeit_vp(None, None, &ForfeitOptions::pairs(100)), (150, ForfeitBasis::Draw));
    /// ```
    pub const fn pairs(draw_c: i32) -> ForfeitOptions {
        ForfeitOptions { draw_c, draw_factor: (3, 2), complement: None }
    }
}

/// Which of the values was the largest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ForfeitBasis {
    /// The side's own average of earlier matches of the stage.
    OwnAverage,
    /// A sum less the forfeiter's average.
    Complement,
    /// The multiple of a draw.
    Draw,
}

/// What a side receives without playing: the largest of its own average of earlier matches of this stage, the complement of the
/// forfeiter's average, and 1.2 times a draw, in hundredths (art. 28). Averages are in hundredths; one that does not
/// exist, as in a first match, drops out. The forfeiter has 0.
///
/// In a Swiss event only the multiple of a draw counts: pass no averages.
///
/// ```
/// use tricklaw::event::forfeit::{ForfeitBasis, ForfeitOptions, forfeit_vp};
/// use tricklaw::exact::Exact;
/// let own = Exact::ratio(6150, 4); // 61.50 VP in four matches
/// assert_eq!(forfeit_vp(own, Some(Exact::from(900)), &ForfeitOptions::scale_25()), (2100, ForfeitBasis::Complement));
/// assert_eq!(forfeit_vp(None, None, &ForfeitOptions::scale_25()), (1800, ForfeitBasis::Draw));
/// ```
pub fn forfeit_vp(
    own: Option<Exact>,
    forfeiter: Option<Exact>,
    options: &ForfeitOptions,
) -> (i32, ForfeitBasis) {
    let factor = Exact::ratio(i64::from(options.draw_factor.0), i64::from(options.draw_factor.1));
    let draw = Exact::from(options.draw_c) * factor.unwrap_or(Exact::ONE);
    let complement = options
        .complement
        .zip(forfeiter)
        .map(|((sum, most), average)| (Exact::from(sum) - average).min(Exact::from(most)));
    let mut best = (draw, ForfeitBasis::Draw);
    for (value, basis) in [(complement, ForfeitBasis::Complement), (own, ForfeitBasis::OwnAverage)] {
        if let Some(value) = value.filter(|value| *value > best.0) {
            best = (value, basis);
        }
    }
    (best.0.rounded_i32(), best.1)
}

/// How boards are scored, for forfeits and withdrawals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardMethod {
    /// Pairs or individuals at matchpoints.
    PairsMatchpoints,
    /// Pairs or individuals at IMPs.
    PairsImps,
    /// Teams at board-a-match; the points of a won board.
    BoardAMatch(u32),
    /// Teams at IMPs.
    TeamsImps,
}

/// What a board scores that was not played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardValue {
    /// An artificial score.
    Award(Award),
    /// Points of the form of scoring.
    Points(Exact),
}

/// What boards without a result are worth (art. 28 and 44).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UnplayedOptions {
    /// IMPs taken from the offenders at pairs, and given to the others, in hundredths: 300.
    pub imps_c: i16,
    /// Total points for each board a team wins by forfeit at board-a-match: 10.
    pub total_points: i32,
    /// Per cent of a board that cannot be compared, in hundredths, for the offenders and for the others: 4000 and 6000.
    pub percent_c: [u16; 2],
}

impl Default for UnplayedOptions {
    fn default() -> UnplayedOptions {
        UnplayedOptions { imps_c: 300, total_points: 10, percent_c: [4000, 6000] }
    }
}

/// What a forfeited board gives the forfeiter and the other side (art. 28): at matchpoints 0 and average plus, at IMPs
/// -3 and 3 (teams 0 and 3), at board-a-match 0 and the full board. A team that wins boards without playing has 10
/// total points a board besides ([`forfeit_total_points`]).
///
/// The same holds for the boards left when a side withdraws.
///
/// ```
/// use tricklaw::bridge::score::Award;
/// use tricklaw::event::forfeit::{BoardMethod, BoardValue, UnplayedOptions, forfeit_board};
/// use tricklaw::exact::Exact;
/// let options = UnplayedOptions::default();
/// let pairs = (BoardValue::Award(Award::Percent(0)), BoardValue::Award(Award::AveragePlus));
/// assert_eq!(forfeit_board(BoardMethod::PairsMatchpoints, &options), pairs);
/// let teams = (BoardValue::Points(Exact::ZERO), BoardValue::Points(Exact::from(3)));
/// assert_eq!(forfeit_board(BoardMethod::TeamsImps, &options), teams);
/// ```
pub fn forfeit_board(method: BoardMethod, options: &UnplayedOptions) -> (BoardValue, BoardValue) {
    let points = |points: i64| BoardValue::Points(Exact::from(points));
    match method {
        BoardMethod::PairsMatchpoints => {
            (BoardValue::Award(Award::Percent(0)), BoardValue::Award(Award::AveragePlus))
        }
        BoardMethod::PairsImps => imps_apart(options),
        BoardMethod::TeamsImps => (points(0), BoardValue::Points(Exact::hundredths(options.imps_c.into()))),
        BoardMethod::BoardAMatch(full) => (points(0), points(i64::from(full))),
    }
}

fn imps_apart(options: &UnplayedOptions) -> (BoardValue, BoardValue) {
    let award = |imps_c| BoardValue::Award(Award::Imps(imps_c));
    (award(options.imps_c.saturating_neg()), award(options.imps_c))
}

/// Total points of the side that wins a forfeited board: those of board-a-match, nothing elsewhere (art. 28).
///
/// ```
/// use tricklaw::event::forfeit::{BoardMethod, UnplayedOptions, forfeit_total_points};
/// let options = UnplayedOptions::default();
/// let set_of_eight = 8 * forfeit_total_points(BoardMethod::BoardAMatch(2), &options);
/// assert_eq!(set_of_eight, 80);
/// assert_eq!(forfeit_total_points(BoardMethod::TeamsImps, &options), 0);
/// ```
pub const fn forfeit_total_points(method: BoardMethod, options: &UnplayedOptions) -> i32 {
    match method {
        BoardMethod::BoardAMatch(_) => options.total_points,
        _ => 0,
    }
}

/// What kind of event a side withdraws from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum System {
    /// A round robin.
    RoundRobin,
    /// A Swiss.
    Swiss,
    /// A knock-out.
    Knockout,
    /// Pairs or individuals.
    Pairs,
}

/// What becomes of results against a side that leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// All its results are cancelled.
    Cancelled,
    /// Results stand; the rest is scored as forfeited.
    Kept,
    /// The match is lost; nothing else changes.
    MatchLost,
}

/// The part of its matches from which on a side's results are kept when it leaves: half (art. 28(5)).
pub const KEPT_FROM: Exact = Exact::HALF;

/// What becomes of the results against a side that took part in `played` of the `total` matches of its stage
/// (art. 28(5)): cancelled below that part of them, by the regulations [half](KEPT_FROM), kept from there on and always
/// in a Swiss. Forfeited matches are not taken part in.
///
/// ```
/// use tricklaw::event::forfeit::{Effect, KEPT_FROM, System, withdrawal_effect};
/// // Ten teams play nine rounds: five are the half that keeps results alive.
/// assert_eq!(withdrawal_effect(System::RoundRobin, 4, 9, KEPT_FROM), Effect::Cancelled);
/// assert_eq!(withdrawal_effect(System::RoundRobin, 5, 9, KEPT_FROM), Effect::Kept);
/// assert_eq!(withdrawal_effect(System::Swiss, 1, 9, KEPT_FROM), Effect::Kept);
/// ```
pub fn withdrawal_effect(system: System, played: u32, total: u32, kept_from: Exact) -> Effect {
    match system {
        System::Knockout => Effect::MatchLost,
        System::RoundRobin if Exact::from(i64::from(played)) < Exact::from(i64::from(total)) * kept_from => {
            Effect::Cancelled
        }
        _ => Effect::Kept,
    }
}

/// How many forfeits cost the right to play on: 2 running or 3 in all (art. 28(5)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DisqualificationOptions {
    /// Running.
    pub running: u32,
    /// In all.
    pub in_all: u32,
}

impl Default for DisqualificationOptions {
    fn default() -> DisqualificationOptions {
        DisqualificationOptions { running: 2, in_all: 3 }
    }
}

/// Whether a side that forfeited those rounds is out (art. 28(5)); forfeits ruled for lateness, smoking or phones count.
/// Exceptional cases are the committee's.
///
/// ```
/// use tricklaw::event::forfeit::{DisqualificationOptions, is_disqualified};
/// let options = DisqualificationOptions::default();
/// assert!(is_disqualified(&[4, 5], &options), "two running");
/// assert!(!is_disqualified(&[2, 5], &options));
/// assert!(is_disqualified(&[2, 5, 8], &options), "three in all");
/// ```
pub fn is_disqualified(forfeited: &[u32], options: &DisqualificationOptions) -> bool {
    let mut rounds = order::ascending(forfeited.iter().copied());
    rounds.dedup();
    let mut run = 0;
    let mut last = None;
    let running = rounds.iter().any(|&round| {
        run = if last.is_some_and(|last: u32| last.checked_add(1) == Some(round)) { run + 1 } else { 1 };
        last = Some(round);
        run >= options.running
    });
    running || rounds.len() as u64 >= u64::from(options.in_all)
}

/// What the offenders have for a match made void by wrong seats that cannot be replayed: 80 % of a draw (art. 44), in
/// hundredths. The other side is scored as after a forfeit.
///
/// ```
/// use tricklaw::event::forfeit::{EXCUSED, WRONG_SEATS, wrong_seats_vp_c};
/// assert_eq!(wrong_seats_vp_c(1500, WRONG_SEATS), 1200); // 25 to 0: a draw is 15
/// assert_eq!(wrong_seats_vp_c(1000, WRONG_SEATS), 800); // 20 to 0
/// assert_eq!(wrong_seats_vp_c(1000, EXCUSED), 1000);
/// ```
pub fn wrong_seats_vp_c(draw_c: i32, factor: (u32, u32)) -> i32 {
    let factor = Exact::ratio(i64::from(factor.0), i64::from(factor.1)).unwrap_or(Exact::ONE);
    (Exact::from(draw_c) * factor).rounded_i32()
}

/// The factor of [`wrong_seats_vp_c`] by the regulations.
pub const WRONG_SEATS: (u32, u32) = (4, 5);

/// The part of a draw that a side excused for not coming has, as [`WRONG_SEATS`] is that of a side in wrong seats: all of it
/// (art. 36).
pub const EXCUSED: (u32, u32) = (1, 1);

/// What a board that cannot be compared gives the offenders and the others (art. 44): a tie between teams, 40 and 60 %
/// or -3 and 3 IMPs between pairs.
///
/// ```
/// use tricklaw::bridge::score::Award;
/// use tricklaw::event::forfeit::{BoardMethod, BoardValue, UnplayedOptions, not_comparable};
/// let options = UnplayedOptions::default();
/// let (offenders, others) = not_comparable(BoardMethod::PairsMatchpoints, &options);
/// assert_eq!(offenders, BoardValue::Award(Award::Percent(4000)));
/// assert_eq!(others, BoardValue::Award(Award::Percent(6000)));
/// let (offenders, others) = not_comparable(BoardMethod::BoardAMatch(2), &options);
/// assert_eq!(offenders, others, "one of two points each: the board is tied");
/// ```
pub fn not_comparable(method: BoardMethod, options: &UnplayedOptions) -> (BoardValue, BoardValue) {
    let points = |points: Exact| (BoardValue::Points(points), BoardValue::Points(points));
    match method {
        BoardMethod::PairsMatchpoints => {
            options.percent_c.map(|percent| BoardValue::Award(Award::Percent(percent))).into()
        }
        BoardMethod::PairsImps => imps_apart(options),
        BoardMethod::TeamsImps => points(Exact::ZERO),
        BoardMethod::BoardAMatch(full) => points(Exact::from(i64::from(full)) * Exact::HALF),
    }
}

/// How long things may take, in minutes (art. 42, 43, 52; Shengji art. 40).
///
/// ```
/// use tricklaw::event::forfeit::Deadlines;
/// let deadlines = Deadlines::default();
/// assert_eq!((deadlines.correction, deadlines.appeal, deadlines.shengji_appeal), (30, 30, 90));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deadlines {
    /// Team slip, from the end of the session: 30. Handed in by the winner, at level IMPs by the home team.
    pub team_slip: u32,
    /// Correction of a score, from publication: 30.
    pub correction: u32,
    /// Correction in a pairs event where check lists are handed out, from then: 10.
    pub correction_after_list: u32,
    /// Appeal, from publication: 30.
    pub appeal: u32,
    /// The written form of an appeal, from receiving it: 120.
    pub appeal_form: u32,
    /// Appeal in a Shengji event, from the end of the round: 90.
    pub shengji_appeal: u32,
}

impl Default for Deadlines {
    fn default() -> Deadlines {
        Deadlines {
            team_slip: 30,
            correction: 30,
            correction_after_list: 10,
            appeal: 30,
            appeal_form: 120,
            shengji_appeal: 90,
        }
    }
}
