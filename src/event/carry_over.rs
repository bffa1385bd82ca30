//! Carry-over (带分) from one stage to the next (directing regulations art. 50-52).
//!
//! ```
//! use tricklaw::event::carry_over::{KnockoutCarry, Ranked, carry_knockout};
//! use tricklaw::exact::Exact;
//!
//! // The winner by 24 IMPs had ranked lower and carries a third of them, in hundredths.
//! let carried = carry_knockout(Exact::from(24), Ranked::Lower, 48, &KnockoutCarry::default());
//! assert_eq!(carried, 800);
//! ```

use crate::exact::Exact;

/// How much of a match is carried into a knock-out (art. 51(1)), in parts of it: numerator and denominator; over a denominator
/// of 0 there is nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KnockoutCarry {
    /// Part of the net IMPs when the winner also ranked higher: 1 and 2.
    pub higher: (u32, u32),
    /// Part when it did not: 1 and 3.
    pub lower: (u32, u32),
    /// At most that part of the boards of this match, in IMPs: 1 and 4.
    pub most_per_board: (u32, u32),
}

/// How the winner of the earlier match was ranked beside its opponent in the stage before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ranked {
    /// Higher, too.
    Higher,
    /// Lower.
    Lower,
}

impl Default for KnockoutCarry {
    fn default() -> KnockoutCarry {
        KnockoutCarry { higher: (1, 2), lower: (1, 3), most_per_board: (1, 4) }
    }
}

fn part(pair: (u32, u32)) -> Exact {
    Exact::ratio(i64::from(pair.0), i64::from(pair.1)).unwrap_or(Exact::ZERO)
}

/// What the winner of an earlier match of the same two teams carries, in hundredths of an IMP. Nothing without a
/// winner. A margin has parts of an IMP where a score of the match was weighted or shared.
///
/// ```
/// use tricklaw::event::carry_over::{KnockoutCarry, Ranked, carry_knockout};
/// use tricklaw::exact::Exact;
/// let options = KnockoutCarry::default();
/// assert_eq!(carry_knockout(Exact::from(25), Ranked::Higher, 64, &options), 1250);
/// assert_eq!(carry_knockout(Exact::from(25), Ranked::Lower, 64, &options), 833);
/// assert_eq!(carry_knockout(Exact::from(60), Ranked::Higher, 64, &options), 1600); // at most 64 / 4
/// ```
pub fn carry_knockout(net_imps: Exact, winner: Ranked, boards: u32, options: &KnockoutCarry) -> i64 {
    let net = net_imps.max(Exact::ZERO)
        * part(match winner {
            Ranked::Higher => options.higher,
            Ranked::Lower => options.lower,
        });
    let most = Exact::from(i64::from(boards)) * part(options.most_per_board);
    net.min(most).to_hundredths()
}

/// Which formula of art. 51(2) was used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Formula {
    /// Everybody had the same: nobody carries anything.
    Level,
    /// In proportion to the lead over the lowest, on average one victory point a match.
    One,
    /// The leader would have exceeded the limit: in proportion, the leader having exactly the limit.
    Two,
}

/// A carry-over into a round robin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundRobinCarry {
    /// What each carries, in hundredths of a victory point, in the order given.
    pub carried_c: Vec<i64>,
    /// The formula used.
    pub formula: Formula,
}

/// What the teams of a group carry into a round robin of `matches` matches each, from their totals of the stage before
/// (art. 51(2)). The lowest carries 0, nobody more than `most_per_match` a match: 2/1.
///
/// Formula 1 is `(S1 - S0) × X × Y / Σ(Si - S0)`; if it gives anybody more than the limit, formula 2,
/// `2X × (S1 - S0) / (Sx - S0)`, is used for all. The fraction lines of the printed formulas are lost; this is the
/// reading under which the last carries nothing and the limit is the one stated.
///
/// ```
/// use tricklaw::event::carry_over::{Formula, carry_round_robin};
/// use tricklaw::exact::Exact;
/// let totals = [160, 150, 140, 130].map(Exact::from);
/// let carry = carry_round_robin(&totals, 3, (2, 1));
/// assert_eq!((carry.carried_c, carry.formula), (vec![600, 400, 200, 0], Formula::One));
/// ```
pub fn carry_round_robin(totals: &[Exact], matches: u32, most_per_match: (u32, u32)) -> RoundRobinCarry {
    let lowest = totals.iter().copied().min().unwrap_or(Exact::ZERO);
    let leads: Vec<Exact> = totals.iter().map(|&total| total - lowest).collect();
    let highest = leads.iter().copied().max().unwrap_or(Exact::ZERO);
    let sum = Exact::sum(leads.iter().copied());
    let matches = Exact::from(i64::from(matches));
    let most = matches * part(most_per_match);
    let Some(even) = (matches * Exact::from(totals.len() as i64)).checked_div(sum) else {
        return RoundRobinCarry { carried_c: vec![0; totals.len()], formula: Formula::Level };
    };
    let (factor, formula) = if highest * even > most {
        (most.checked_div(highest).unwrap_or(Exact::ZERO), Formula::Two)
    } else {
        (even, Formula::One)
    };
    RoundRobinCarry {
        carried_c: leads.into_iter().map(|lead| (lead * factor).to_hundredths()).collect(),
        formula,
    }
}

/// What the letter S of the pairs formula stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum PairsCarryMode {
    /// The sum of the earlier scores of all pairs now taking part, as printed. The carry-over is then about one
    /// board's worth.
    #[default]
    Sum,
    /// Their mean: a pair of average score then carries Q/E of the average of the earlier stage.
    Mean,
    /// Half of the earlier score, scaled from its top to the top now, as the English union once did.
    Half {
        /// The top of a board now.
        top_now: u32,
        /// The top of a board then.
        top_then: u32,
    },
}

/// The numbers of the pairs formula `M × Q × A × B / (E × S)` (art. 52).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PairsCarry {
    /// M: what the pair scored in the stage before.
    pub scored: Exact,
    /// Q: how many pairs take part now.
    pub pairs_now: u32,
    /// A: the average of a board now; 50 when scores are percentages.
    pub average_now: Exact,
    /// B: how many boards the stage before had.
    pub boards_then: u32,
    /// E: how many pairs took part in it.
    pub pairs_then: u32,
    /// S: the sum of the scores there of all who take part now.
    pub sum_then: Exact,
    /// How many boards are played now, to weigh the result.
    pub boards_now: u32,
    /// What S stands for.
    pub mode: PairsCarryMode,
}

/// A pair's carry-over with its weight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PairsCarried {
    /// What is carried, in hundredths of a matchpoint.
    pub carried_c: i64,
    /// The same as a share of an average score in the stage to come; `None` when that has no boards. A few
    /// thousandths say that carrying over is pointless.
    pub share: Option<Exact>,
}

/// What a pair carries (art. 52). Nothing when a number it is divided by is 0.
///
/// ```
/// use tricklaw::event::carry_over::{PairsCarry, PairsCarryMode, carry_pairs};
/// use tricklaw::exact::Exact;
/// let carry = PairsCarry {
///     scored: Exact::from(624),
///     pairs_now: 26,
///     average_now: Exact::from(12),
///     boards_then: 52,
///     pairs_then: 52,
///     sum_then: Exact::from(26 * 624),
///     boards_now: 52,
///     mode: PairsCarryMode::Sum,
/// };
/// assert_eq!(carry_pairs(&carry).carried_c, 1200);
/// let mean = PairsCarry { mode: PairsCarryMode::Mean, ..carry };
/// assert_eq!(carry_pairs(&mean).carried_c, 31200);
/// ```
pub fn carry_pairs(carry: &PairsCarry) -> PairsCarried {
    let number = |count: u32| Exact::from(i64::from(count));
    let divisor = number(carry.pairs_then) * carry.sum_then;
    let printed = carry.scored * number(carry.pairs_now) * carry.average_now * number(carry.boards_then);
    let carried = match carry.mode {
        PairsCarryMode::Sum => printed.checked_div(divisor),
        PairsCarryMode::Mean => (printed * number(carry.pairs_now)).checked_div(divisor),
        PairsCarryMode::Half { top_now, top_then } => {
            (carry.scored * Exact::HALF * number(top_now)).checked_div(number(top_then))
        }
    };
    let carried = carried.unwrap_or(Exact::ZERO);
    let average = carry.average_now * number(carry.boards_now);
    PairsCarried { carried_c: carried.to_hundredths(), share: carried.checked_div(average) }
}
