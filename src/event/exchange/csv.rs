//! Results and standings as CSV and other tables of text.
//!
//! The first line names the columns, in any order and either case, in English or Chinese: `board` (牌号), `ns` (南北) and `ew`
//! (东西) are needed, and `contract` (定约) with `declarer` (庄家) and `tricks` (墩数), all three in the cell of the contract if
//! need be, or `score` (得分, points to north-south; or `ew score`, 东西得分, where they have a column each). `round`, `table`,
//! `lead` and `group` may be there, and `section` (组别), which keeps the numbers of sections apart while the file is checked;
//! other columns are passed over. Fields are separated by commas, semicolons or tabs, as the first line shows, and quoted where
//! they need it.

use super::csv_fault::{CsvFault, CsvFaultKind, CsvFaults, agreeing};
use super::doubled::doubled;
use super::result::{ResultRow, ResultTextError, TableResult, label, read_side, side_text};
use super::table::{Lines, read_lines};
use crate::event::standing::{PairsMethod, PairsStanding};
use crate::event::text::number;

/// The columns that are understood; the last is not written.
const COLUMNS: [&str; 12] = [
    "round", "table", "board", "ns", "ew", "contract", "declarer", "tricks", "lead", "score", "group",
    "ew score",
];

/// What else they are called, in the same order.
const HEADINGS: [&str; 12] = [
    "rd|轮次|轮",
    "桌号|桌",
    "bd|board no|board number|牌号|副号|副|牌",
    "n-s|n/s|ns pair|pair ns|pairns|ns no|north-south|南北|南北号码|南北对号|南北号",
    "e-w|e/w|ew pair|pair ew|pairew|ew no|east-west|东西|东西号码|东西对号|东西号",
    "定约",
    "by|decl|庄家|庄",
    "result|made|墩数|赢墩|结果",
    "首攻",
    "ns score|score ns|points|points ns|得分|南北得分",
    "组",
    "score ew|points ew|东西得分",
];

/// What the column of the section is called, its own name first.
const SECTION: &str = "section|sec|组别|小组|分区";

/// A heading in plain small letters, whatever stands between its words.
fn plain(heading: &str) -> String {
    let mut name = String::new();
    for sign in heading.chars() {
        match sign {
            '_' | '.' | ' ' | '．' if name.ends_with(' ') => {}
            '_' | '.' | ' ' | '．' => name.push(' '),
            // Letters of the width of Chinese signs.
            '！'..='～' => name.extend(char::from_u32(sign as u32 - 0xfee0)),
            _ => name.push(sign),
        }
    }
    name.trim().to_ascii_lowercase()
}

/// Where a column of one of those names stands.
fn place_of(headings: &[String], names: &str) -> Option<usize> {
    headings.iter().position(|heading| names.split('|').any(|name| name == heading))
}

/// Where each column stands among the headings: by its own name, or else by another.
fn places(names: &[String]) -> [Option<usize>; COLUMNS.len()] {
    let mut places: [_; COLUMNS.len()] = core::array::from_fn(|column| {
        let own = names.iter().position(|name| name == COLUMNS[column]);
        own.or_else(|| place_of(names, HEADINGS[column]))
    });
    // "Result" alone is the whole of it.
    let [.., contract, _, tricks, _, score, _, other] = &mut places;
    if contract.is_none() && score.is_none() && other.is_none() {
        *contract = tricks.take();
    }
    places
}

/// Where a column stands that has the heading of another behind it, and where the other does, from 1.
fn both_places(names: &[String], place: usize) -> Option<[u32; 2]> {
    let other = names.iter().rposition(|name| *name == names[place]).filter(|&other| other != place)?;
    Some([place + 1, other + 1].map(|place| place as u32))
}

/// Reads results.
///
/// A row with contract and score is checked: the score has to be what the contract is worth on a board of that number. Nobody has
/// two results on a board (law 15B) in one direction, round and section: which of two lines counts is not for a reader to choose.
///
/// # Errors
///
/// [`CsvFaults`], all of them, results too many behind the others; without one, all rows.
///
/// ```
/// use tricklaw::event::exchange::read_results;
/// let rows = read_results("Board,NS,EW,Contract,Declarer,Tricks\n1,1,2,4SX,N,10\n1,3,4,3NT,S,=\n").unwrap();
/// assert_eq!(rows[0].result.points(1), Some(590));
/// let faults = read_results("board,ns,ew,score\n1,1,x,420\n").unwrap_err();
/// assert_eq!(faults[0].column(), Some("ew"));
/// let error: Box<dyn std::error::Error> = faults.into();
/// assert_eq!(error.to_string(), "line 2: ew is not a number from 1 to 1000000, got \"x\"");
/// ```
pub fn read_results(text: &str) -> Result<Vec<ResultRow>, CsvFaults> {
    let Lines { records, lines, open } = read_lines(text, None);
    if let Some(line) = open {
        return Err(CsvFaults(vec![CsvFault { line, kind: CsvFaultKind::Quote, cell: None }]));
    }
    let names: Vec<String> = records.first().into_iter().flatten().map(|heading| plain(heading)).collect();
    let (places, section) = (places(&names), place_of(&names, SECTION));
    let head = lines.first().copied().unwrap_or(1);
    let mut faults = Vec::new();
    let mut of_head = |kind| faults.push(CsvFault { line: head, kind, cell: None });
    if names.iter().all(String::is_empty) {
        of_head(CsvFaultKind::Header);
        return Err(CsvFaults(faults));
    }
    let place =
        |column: &str| COLUMNS.iter().position(|known| *known == column).and_then(|known| places[known]);
    for needed in ["board", "ns", "ew"] {
        if place(needed).is_none() {
            of_head(CsvFaultKind::Column(needed));
        }
    }
    let mut once = |name: &'static str, place: Option<usize>| {
        if let Some(places) = place.and_then(|place| both_places(&names, place)) {
            of_head(CsvFaultKind::Columns { name, places });
        }
    };
    for (name, place) in COLUMNS.into_iter().zip(places) {
        once(name, place);
    }
    once("section", section);
    if ["contract", "score", "ew score"].into_iter().all(|told| place(told).is_none()) {
        of_head(CsvFaultKind::Column("contract"));
    }
    if !faults.is_empty() {
        return Err(CsvFaults(faults));
    }
    let one_cell = records.iter().skip(1).any(|record| is_whole(cell(record, place("contract"))));
    let mut rows = Vec::with_capacity(records.len());
    let mut standing = Vec::new();
    let mut without_column = false;
    for (record, &line) in records.iter().zip(&lines).skip(1) {
        let field = |column: &str| cell(record, place(column));
        if record.iter().all(String::is_empty) {
            continue;
        }
        let beyond = record.iter().skip(names.len()).any(|field| !field.is_empty());
        match if beyond { Err(CsvFaultKind::Fields) } else { read_row(field) } {
            Ok(row) => {
                rows.push(row);
                standing.push((line, cell(record, section)));
            }
            // What stands in no column is missing from the file, not from this row, unless other rows have it in the cell of the
            // contract.
            Err(CsvFaultKind::Result(error)) if !one_cell && place(error.column()).is_none() => {
                without_column = true;
            }
            Err(kind) => faults.push(kind.in_cell(line, |column| {
                let whole = ["declarer", "tricks"].contains(&column) && is_whole(field("contract"));
                let column = if whole { "contract" } else { column };
                (column, field(column))
            })),
        }
    }
    // The line that names the columns comes first.
    for column in ["tricks", "declarer"] {
        if without_column && place(column).is_none() {
            faults.insert(0, CsvFault { line: head, kind: CsvFaultKind::Column(column), cell: None });
        }
    }
    doubled(&rows, &standing, &mut faults);
    if faults.is_empty() { Ok(rows) } else { Err(CsvFaults(faults)) }
}

/// What stands in a column of a record; nothing where there is none.
fn cell(record: &[String], place: Option<usize>) -> &str {
    place.and_then(|place| record.get(place)).map_or("", String::as_str)
}

/// Whether contract, declarer and tricks stand in the cell of the contract; `60 / 40` is an award.
fn is_whole(contract: &str) -> bool {
    let mut words = contract.split_whitespace();
    words.nth(1).is_some_and(|declarer| declarer != "/") && words.count() == 1
}

fn read_row<'a>(field: impl Fn(&'static str) -> &'a str) -> Result<ResultRow, CsvFaultKind> {
    let needed = |column: &'static str| label(field(column)).ok_or(CsvFaultKind::Number(column));
    let whole = |column: &'static str| if field(column).is_empty() { Ok(0) } else { needed(column) };
    let side = |column: &'static str| read_side(field(column)).ok_or(CsvFaultKind::Number(column));
    let (ns, ew) = (side("ns")?, side("ew")?);
    // Two players do not meet a pair.
    if ns.len() != ew.len() {
        return Err(CsvFaultKind::Number("ew"));
    }
    let board = needed("board")?;
    if board == 0 {
        return Err(CsvFaultKind::Number("board"));
    }
    let points = |column: &'static str| match field(column) {
        "" | "-" => Ok(None),
        text => number(text).map(Some).ok_or(CsvFaultKind::Number(column)),
    };
    let others = points("ew score")?.map(i32::saturating_neg);
    let stated = points("score")?.or(others);
    // Where both sides have their points, those of one are what the other has lost.
    if let (Some(stated), Some(owed)) = (others, stated.filter(|_| others != stated)) {
        return Err(CsvFaultKind::Score { stated, owed: Some(owed) });
    }
    let result = match (field("contract"), stated) {
        ("", Some(points)) => TableResult::Points(points),
        ("", None) => return Err(CsvFaultKind::Nothing),
        (contract, _) => {
            played(contract, field("declarer"), field("tricks")).map_err(CsvFaultKind::Result)?
        }
    };
    agreeing(&result, board, stated)?;
    let lead = match field("lead") {
        "" => None,
        text => Some(text.parse().map_err(|_| CsvFaultKind::Lead)?),
    };
    Ok(ResultRow {
        round: whole("round")?,
        table: whole("table")?,
        board,
        ns,
        ew,
        result,
        lead,
        group: whole("group")?,
    })
}

/// What results are written with in Chinese and by other programs, and what stands for it here; the longer words first.
const CHINESE: &str = "四家不叫=Pass|全不叫=Pass|打通=Pass|全过=Pass|未打=NP|再加倍=XX|加倍=X|无将=NT|黑桃=S|红心=H|红桃=H|方块=D|\
     方片=D|草花=C|梅花=C|平均正分=AVE+|平均负分=AVE-|平均分=AVE|北=N|东=E|南=S|西=W|超=+|宕=-|墩=|*=X";

#[derive(Clone, Copy, PartialEq, Eq)]
enum Blanks {
    Kept,
    Dropped,
}

/// A text in the letters of the room.
fn latin(mut text: &str, blanks: Blanks) -> String {
    let mut read = String::new();
    'text: while let Some(sign) = text.chars().next() {
        for (word, letters) in CHINESE.split('|').filter_map(|pair| pair.split_once('=')) {
            if let Some(rest) = text.strip_prefix(word) {
                read.push_str(letters);
                text = rest;
                continue 'text;
            }
        }
        if blanks == Blanks::Kept || sign != ' ' {
            read.push(sign);
        }
        text = text.strip_prefix(sign).unwrap_or_default();
    }
    read
}

/// A result, which may stand whole in the cell of the contract: `4S N +1`. Blanks within a contract say nothing: `3 NT X`.
fn played(contract: &str, declarer: &str, tricks: &str) -> Result<TableResult, ResultTextError> {
    let cell = latin(contract, Blanks::Kept);
    let word = |text| latin(text, Blanks::Dropped);
    let words: Vec<&str> = cell.split_whitespace().collect();
    match words[..] {
        [contract, declarer, tricks]
            if declarer != "/" && matches!(tricks.as_bytes()[0], b'=' | b'+' | b'-' | b'0'..=b'9') =>
        {
            TableResult::read(contract, declarer, tricks)
        }
        _ => TableResult::read(&word(contract), &word(declarer), &word(tricks)),
    }
}

/// Writes results with all columns; [`read_results`] gives them back.
///
/// ```
/// use tricklaw::event::exchange::{read_results, write_results};
/// let rows = read_results("board,ns,ew,contract,declarer,tricks\n1,1,2,4S,N,10\n").unwrap();
/// let text = write_results(&rows);
/// assert_eq!(text.lines().nth(1), Some("0,0,1,1,2,4S,N,10,,420,0"));
/// assert_eq!(read_results(&text), Ok(rows));
/// ```
pub fn write_results(rows: &[ResultRow]) -> String {
    let mut text = Text::default();
    let [written @ .., _] = COLUMNS;
    text.record(written);
    for row in rows {
        let [contract, declarer, tricks] = row.result.texts();
        let points = row.result.points(row.board).map_or_else(String::new, |points| points.to_string());
        text.record([
            row.round.to_string(),
            row.table.to_string(),
            row.board.to_string(),
            side_text(&row.ns),
            side_text(&row.ew),
            contract,
            declarer,
            tricks,
            row.lead.map_or_else(String::new, |card| card.to_string()),
            points,
            row.group.to_string(),
        ]);
    }
    text.finish()
}

/// Writes standings: place, number, name, total, what could be had (at matchpoints), average (per cent at matchpoints) and boards. Names are
/// given by number; `method` is what the session was scored by.
///
/// ```
/// use tricklaw::event::exchange::{Session, read_results, write_standings};
/// use tricklaw::event::standing::{PairsMethod, PairsOptions, score_pairs};
/// let rows = read_results("board,ns,ew,contract,declarer,tricks\n1,1,2,4S,N,10\n1,3,4,3NT,S,8\n").unwrap();
/// let mut options = PairsOptions::new(PairsMethod::Matchpoints(Default::default()));
/// options.fields = vec![vec![1, 3], vec![2, 4]];
/// let result = score_pairs(&Session { rows, ..Session::default() }.boards(), &options).unwrap();
/// let text = write_standings(&result.fields[0], &options.method, |pair| format!("Pair {pair}"));
/// assert_eq!(text.lines().nth(1), Some("1,1,Pair 1,2.00,2.00,100.00,1"));
/// ```
pub fn write_standings(
    standings: &[PairsStanding],
    method: &PairsMethod,
    name: impl Fn(u32) -> String,
) -> String {
    let mut text = Text::default();
    text.record(["place", "number", "name", "total", "available", "average", "boards"]);
    let unit = crate::exact::Exact::from(if method.is_matchpoints() { 100 } else { 1 });
    for own in standings {
        text.record([
            format!("{}{}", own.place.place, if own.place.shared { "=" } else { "" }),
            own.entrant.to_string(),
            name(own.entrant),
            own.total.to_decimal(2),
            // Nothing can be had at IMPs.
            if method.is_matchpoints() { own.available.to_decimal(2) } else { String::new() },
            own.average.map_or_else(String::new, |average| (average * unit).to_decimal(2)),
            own.boards.to_string(),
        ]);
    }
    text.finish()
}

/// CSV text as it grows.
#[derive(Default)]
struct Text(Vec<u8>);

impl Text {
    fn record<T: AsRef<str>, const N: usize>(&mut self, fields: [T; N]) {
        for (place, field) in fields.iter().enumerate() {
            if place > 0 {
                self.0.push(b',');
            }
            self.field(field.as_ref().as_bytes());
        }
        self.0.push(b'\n');
    }

    /// A field, in quotes where it has marks of its own. (The writer of the library looks at numbers too, for which a
    /// browser would have to load how floating point is read.)
    fn field(&mut self, field: &[u8]) {
        if !field.iter().any(|byte| b",\"\r\n".contains(byte)) {
            return self.0.extend_from_slice(field);
        }
        self.0.push(b'"');
        for &byte in field {
            if byte == b'"' {
                self.0.push(b'"');
            }
            self.0.push(byte);
        }
        self.0.push(b'"');
    }

    fn finish(self) -> String {
        String::from_utf8(self.0).unwrap_or_default()
    }
}
