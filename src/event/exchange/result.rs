//! A session as files tell it.

use crate::bridge::score::{Award, BoardLine, SideScore, WeightedPoints, score_of};
use crate::bridge::{Contract, Seat, Undertaking, vulnerability_of};
use crate::cards::Card;
use crate::event::standing::PairsLine;
use crate::event::text::{joined, number};
use core::fmt;

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Player {
    /// The name.
    pub name: String,
    /// The number in the federation; empty when there is none.
    pub id: String,
}

/// A pair or a player with a number in the event.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Participant {
    /// The number.
    pub number: u32,
    /// Whether a pair of a two-winner movement sits north-south or east-west; `None` where everybody is ranked together.
    pub ns: Option<bool>,
    /// The players.
    pub players: Vec<Player>,
}

/// What came of a board at a table.
///
/// ```
/// use tricklaw::bridge::score::Award;
/// use tricklaw::event::exchange::TableResult;
/// let result = TableResult::read("4SX", "N", "+1").unwrap();
/// assert_eq!(result.points(2), Some(990)); // board 2: north-south are vulnerable
/// let award = TableResult::read("A60/40", "", "").unwrap();
/// assert_eq!(award, TableResult::Artificial { ns: Award::Percent(6000), ew: Award::Percent(4000) });
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TableResult {
    /// A contract and the tricks the declarer won, 0 to 13.
    Played {
        /// The contract.
        contract: Contract,
        /// The tricks.
        tricks: u8,
    },
    /// Four passes.
    PassedOut,
    /// Only the points to north-south are known.
    Points(i32),
    /// A weighted score (law 12C1(c)), in points to north-south.
    Weighted(Vec<WeightedPoints>),
    /// Artificial scores (law 12C2).
    Artificial {
        /// North-south's.
        ns: Award,
        /// East-west's.
        ew: Award,
    },
    /// Scores of the two sides that do not come from one result (law 12C1(f)), points being north-south's in both.
    Split {
        /// North-south's.
        ns: SideScore,
        /// East-west's.
        ew: SideScore,
    },
    /// Not played.
    NotPlayed,
}

impl TableResult {
    /// The line that enters the scoring, on a board of that number (law 2 gives its vulnerability). Of more than 13 tricks, and on
    /// board 0, it is that of a board not played; [`points`](TableResult::points) tells of a contract whether it can be scored.
    pub fn line(&self, board: u32) -> BoardLine {
        match self {
            TableResult::Artificial { ns, ew } => BoardLine::artificial(*ns, *ew),
            TableResult::Weighted(points) => BoardLine::both(SideScore::Weighted(points.clone())),
            TableResult::Split { ns, ew } => BoardLine { ns: ns.clone(), ew: ew.clone() },
            _ => self.points(board).map_or_else(BoardLine::not_played, BoardLine::played),
        }
    }

    /// The points to north-south of a board of that number; `None` where there are none, or no board 0.
    pub fn points(&self, board: u32) -> Option<i32> {
        match self {
            TableResult::Played { contract, tricks } => {
                let points = score_of(*contract, vulnerability_of(u64::from(board))?, *tricks).ok()?;
                Some(if contract.declarer.side() == crate::bridge::Side::NorthSouth {
                    points
                } else {
                    -points
                })
            }
            TableResult::PassedOut => Some(0),
            TableResult::Points(points) => Some(*points),
            _ => None,
        }
    }

    /// Whether a score stated with it, in points to north-south, is what it is worth on a board of that number. Of an award or a
    /// weighted score, which have no points of their own, any will do, as of a contract that cannot be [scored](TableResult::points);
    /// what was not played has none.
    ///
    /// # Errors
    ///
    /// The points it is worth; `None` where there can be none.
    ///
    /// ```
    /// use tricklaw::event::exchange::TableResult;
    /// let four_spades = TableResult::read("4S", "N", "=").unwrap();
    /// assert_eq!(four_spades.agrees(1, Some(420)), Ok(()));
    /// assert_eq!(four_spades.agrees(2, Some(420)), Err(Some(620))); // on board 2 north-south are vulnerable
    /// ```
    pub fn agrees(&self, board: u32, stated: Option<i32>) -> Result<(), Option<i32>> {
        match (stated, self.points(board)) {
            (Some(stated), Some(owed)) if stated != owed => Err(Some(owed)),
            (Some(_), None) if *self == TableResult::NotPlayed => Err(None),
            _ => Ok(()),
        }
    }

    /// Reads the text of a contract column: `3NT`, `4SX`, `Pass`; `NP` for not played; awards as `AVE+/AVE-`, in per cent
    /// as `A60/40`, in IMPs as `I3/-3`; weighted points with their weights as `W650:30/-100:70`. `declarer` and `tricks` (a
    /// number, or `=`, `+1`, `-2` by the contract) are needed with a contract only. Where the two sides' scores have nothing to
    /// do with each other a line stands between them, and each is points to north-south, weighted ones, or an award:
    /// `AVE+|-100`, `420|W650:30/-100:70`.
    ///
    /// # Errors
    ///
    /// [`ResultTextError`] names the part that could not be read, or an award that no board has to give.
    pub fn read(contract: &str, declarer: &str, tricks: &str) -> Result<TableResult, ResultTextError> {
        let result = TableResult::read_text(contract, declarer, tricks)?;
        if result.is_too_much() { Err(ResultTextError::Award) } else { Ok(result) }
    }

    /// Whether it gives a side more than all of the board.
    #[inline(never)]
    pub(super) fn is_too_much(&self) -> bool {
        let too_much = |side: &SideScore| matches!(side, SideScore::Artificial(own) if !own.is_possible());
        match self {
            TableResult::Artificial { ns, ew } => !ns.is_possible() || !ew.is_possible(),
            TableResult::Split { ns, ew } => too_much(ns) || too_much(ew),
            _ => false,
        }
    }

    fn read_text(contract: &str, declarer: &str, tricks: &str) -> Result<TableResult, ResultTextError> {
        let text = contract.trim();
        let upper = text.to_ascii_uppercase();
        match upper.as_str() {
            "PASS" | "P" | "AP" | "PO" | "PASSED" | "PASSEDOUT" | "ALLPASS" => {
                return Ok(TableResult::PassedOut);
            }
            "NP" | "NOTPLAYED" => return Ok(TableResult::NotPlayed),
            _ => {}
        }
        if let Some((ns, ew)) = upper.split_once('|') {
            return read_side_score(ns)
                .zip(read_side_score(ew))
                .map(|(ns, ew)| TableResult::Split { ns, ew })
                .ok_or(ResultTextError::Contract);
        }
        if let Some(weighted) = upper.strip_prefix('W') {
            return read_weighted(weighted).map(TableResult::Weighted).ok_or(ResultTextError::Contract);
        }
        if let Some((ns, ew)) = upper.split_once('/') {
            let award = |text: &str, kind: char| read_award(text, kind);
            let kind = if upper.starts_with('I') { 'I' } else { 'A' };
            let (ns, ew) = (award(ns, kind), award(ew, kind));
            return match (ns, ew) {
                (Some(ns), Some(ew)) => Ok(TableResult::Artificial { ns, ew }),
                _ => Err(ResultTextError::Contract),
            };
        }
        let undertaking: Undertaking = text.parse().map_err(|_| ResultTextError::Contract)?;
        let declarer: Seat = declarer.trim().parse().map_err(|_| ResultTextError::Declarer)?;
        let contract = Contract { bid: undertaking.bid, doubling: undertaking.doubling, declarer };
        let tricks = read_tricks(tricks.trim(), contract.tricks_needed()).ok_or(ResultTextError::Tricks)?;
        Ok(TableResult::Played { contract, tricks })
    }

    /// The texts [`read`](TableResult::read) takes: contract, declarer and tricks.
    pub fn texts(&self) -> [String; 3] {
        let only = |text: String| [text, String::new(), String::new()];
        match self {
            TableResult::Played { contract, tricks } => {
                [contract.undertaking().to_string(), contract.declarer.to_string(), tricks.to_string()]
            }
            TableResult::PassedOut => only("Pass".to_string()),
            TableResult::NotPlayed => only("NP".to_string()),
            TableResult::Points(_) => only(String::new()),
            TableResult::Weighted(points) => only(weighted(points)),
            TableResult::Split { ns, ew } => only(format!("{}|{}", side_score(ns), side_score(ew))),
            TableResult::Artificial { ns, ew } => only(match (ns, ew) {
                (Award::Imps(_), _) | (_, Award::Imps(_)) => format!("I{}/{}", imps(*ns), imps(*ew)),
                (Award::Percent(_), _) | (_, Award::Percent(_)) => {
                    format!("A{}/{}", percent(*ns), percent(*ew))
                }
                _ => format!("{}/{}", name(*ns), name(*ew)),
            }),
        }
    }
}

/// Text of a result that cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResultTextError {
    /// No contract, award or weighted score.
    Contract,
    /// No declarer.
    Declarer,
    /// No number of tricks from 0 to 13.
    Tricks,
    /// An award of more than 100 per cent.
    Award,
}

impl ResultTextError {
    /// What is needed there.
    pub const fn expected(self) -> &'static str {
        match self {
            ResultTextError::Contract => "a contract, an award or a weighted score",
            ResultTextError::Declarer => "a declarer, N, E, S or W",
            ResultTextError::Tricks => "a number of tricks, 0 to 13, =, +1 or -2",
            ResultTextError::Award => "an award of 100 % at most",
        }
    }

    /// The column of that part: `contract`, `declarer` or `tricks`.
    pub const fn column(self) -> &'static str {
        match self {
            ResultTextError::Contract | ResultTextError::Award => "contract",
            ResultTextError::Declarer => "declarer",
            ResultTextError::Tricks => "tricks",
        }
    }
}

impl fmt::Display for ResultTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not {}", self.expected())
    }
}

impl core::error::Error for ResultTextError {}

/// Hundredths as text without needless noughts.
pub(super) fn decimal(hundredths: i32) -> String {
    let text = crate::exact::Exact::hundredths(i64::from(hundredths)).to_decimal(2);
    text.trim_end_matches('0').trim_end_matches('.').to_string()
}

fn hundredths(text: &str) -> Option<i32> {
    i32::try_from(crate::exact::Exact::parse(text)?.to_hundredths()).ok()
}

fn name(award: Award) -> &'static str {
    match award {
        Award::AveragePlus => "AVE+",
        Award::AverageMinus => "AVE-",
        _ => "AVE",
    }
}

fn percent(award: Award) -> String {
    match award {
        Award::Percent(percent) => decimal(i32::from(percent)),
        other => name(other).to_string(),
    }
}

fn imps(award: Award) -> String {
    match award {
        Award::Imps(imps) => decimal(i32::from(imps)),
        other => name(other).to_string(),
    }
}

fn weighted(points: &[WeightedPoints]) -> String {
    let each = |own: &WeightedPoints| format!("{}:{}", own.points, own.weight);
    format!("W{}", joined(&points.iter().map(each).collect::<Vec<_>>(), "/"))
}

/// One side of a split score.
fn side_score(score: &SideScore) -> String {
    match score {
        SideScore::Points(points) => points.to_string(),
        SideScore::Weighted(points) => weighted(points),
        SideScore::Artificial(Award::Imps(own)) => format!("I{}", decimal(i32::from(*own))),
        SideScore::Artificial(Award::Percent(own)) => format!("A{}", decimal(i32::from(*own))),
        SideScore::Artificial(award) => name(*award).to_string(),
        SideScore::NotPlayed => "NP".to_string(),
    }
}

/// Reads [`side_score`].
fn read_side_score(text: &str) -> Option<SideScore> {
    let text = text.trim();
    match text.chars().next()? {
        'W' => read_weighted(text.strip_prefix('W')?).map(SideScore::Weighted),
        'N' => (text == "NP").then_some(SideScore::NotPlayed),
        kind @ ('A' | 'I') => read_award(text, kind).map(SideScore::Artificial),
        _ => number(text).map(SideScore::Points),
    }
}

/// One side of an award; `kind` is `A` for per cent and `I` for IMPs.
fn read_award(text: &str, kind: char) -> Option<Award> {
    let text = text.trim();
    match text.strip_prefix(kind).filter(|rest| rest.starts_with("AVE")).unwrap_or(text) {
        "AVE+" => return Some(Award::AveragePlus),
        "AVE" => return Some(Award::Average),
        "AVE-" => return Some(Award::AverageMinus),
        _ => {}
    }
    let number = hundredths(text.strip_prefix(kind).unwrap_or(text))?;
    if kind == 'I' {
        i16::try_from(number).ok().map(Award::Imps)
    } else {
        u16::try_from(number).ok().map(Award::Percent)
    }
}

fn read_weighted(text: &str) -> Option<Vec<WeightedPoints>> {
    let each = |part: &str| {
        let (points, weight) = part.split_once(':')?;
        Some(WeightedPoints { points: number(points.trim())?, weight: number(weight.trim())? })
    };
    text.split('/').map(each).collect()
}

/// A number of tricks, or what the contract was made or defeated by.
fn read_tricks(text: &str, needed: u8) -> Option<u8> {
    let relative = |sign: char| text.strip_prefix(sign).and_then(number);
    let tricks = match text.as_bytes().first()? {
        b'=' if text.len() == 1 => Some(needed),
        b'+' => needed.checked_add(relative('+')?),
        b'-' => needed.checked_sub(relative('-')?),
        _ => number(text),
    }?;
    (tricks <= 13).then_some(tricks)
}

/// One line of a session's results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultRow {
    /// The round; 0 when it is not told.
    pub round: u32,
    /// The table; 0 when it is not told.
    pub table: u32,
    /// The board.
    pub board: u32,
    /// Who sits north-south: a pair, or the two players of an individual.
    pub ns: Vec<u32>,
    /// Who sits east-west.
    pub ew: Vec<u32>,
    /// What came of it.
    pub result: TableResult,
    /// The opening lead.
    pub lead: Option<Card>,
    /// The group the result is compared in when the board is fouled; 0 otherwise.
    pub group: u32,
}

impl ResultRow {
    /// The line that enters the scoring.
    pub fn line(&self) -> PairsLine {
        let score = self.result.line(self.board);
        PairsLine { ns: self.ns.clone(), ew: self.ew.clone(), score, group: self.group }
    }
}

/// A side as files write it: `7`, or `1+5` at an individual.
pub(super) fn side_text(side: &[u32]) -> String {
    joined(&side.iter().map(ToString::to_string).collect::<Vec<_>>(), "+")
}

/// Reads [`side_text`]. Nobody has the number 0.
pub(super) fn read_side(text: &str) -> Option<Vec<u32>> {
    let own = |part: &str| label(part.trim()).filter(|&number| number > 0);
    let side: Option<Vec<u32>> = text.split('+').map(own).collect();
    side.filter(|numbers| numbers.len() <= 2)
}

/// The largest number of a pair, board, round, table or group.
pub(super) const LARGEST_LABEL: u32 = 1_000_000;

/// A number of a pair, board, round, table or group.
pub(super) fn label(text: &str) -> Option<u32> {
    number(text).filter(|&number| number <= LARGEST_LABEL)
}
