//! Tables of text, record by record.

use csv_core::{ReadFieldResult, ReaderBuilder};

/// What may separate the fields of a table.
const SEPARATORS: [char; 5] = ['\t', ';', ',', '，', '；'];

/// The records of a table of text, as fields without the blanks around them. Fields are separated by `separator`; without one
/// by whichever of tab, semicolon and comma (of the width of Chinese signs too) the first line has most of.
///
/// A quote that is not closed goes on to the end; [`read_results`](super::read_results) refuses it.
///
/// ```
/// use tricklaw::event::exchange::read_table;
/// assert_eq!(read_table("board;ns\n 1;\"2;3\"\n", None), [["board", "ns"], ["1", "2;3"]]);
/// assert_eq!(read_table("牌号，南北", None), [["牌号", "南北"]]);
/// ```
pub fn read_table(text: &str, separator: Option<char>) -> Vec<Vec<String>> {
    read_lines(text, separator).records
}

/// The records of a table and where they are.
#[derive(Default)]
pub(super) struct Lines {
    pub records: Vec<Vec<String>>,
    /// The line each begins on, from 1.
    pub lines: Vec<usize>,
    /// The line of the record with a quote that is not closed: what stands behind it cannot be told apart.
    pub open: Option<usize>,
}

/// The records of a table of text with their lines.
pub(super) fn read_lines(text: &str, separator: Option<char>) -> Lines {
    /// Stands for a separator that is no byte.
    const UNIT: char = '\u{1f}';
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let first = text.trim_start_matches(['\n', '\r']);
    let count =
        |mark: char| first.chars().take_while(|&sign| sign != '\n').filter(|&sign| sign == mark).count();
    let usual =
        SEPARATORS.into_iter().fold(',', |best, mark| if count(mark) > count(best) { mark } else { best });
    let separator = separator.unwrap_or(usual);
    if separator.is_ascii() {
        return records(text, separator as u8);
    }
    let exchanged = |text: &str, from: char, to: char| -> String {
        text.chars().map(|sign| if sign == from { to } else { sign }).collect()
    };
    let mut table = records(&exchanged(text, separator, UNIT), UNIT as u8);
    for field in table.records.iter_mut().flatten() {
        *field = exchanged(field, UNIT, separator); // one in quotes
    }
    table
}

/// How many lines end in the first `length` bytes of a text, by whichever sign of an end.
fn lines_ended(text: &[u8], length: usize) -> usize {
    let ends = |&place: &usize| match text[place] {
        b'\r' => text.get(place + 1) != Some(&b'\n'),
        byte => byte == b'\n',
    };
    (0..length).filter(ends).count()
}

/// The records, as fields, and the lines they begin on. Bytes that are no UTF-8 cannot occur: fields are cut at ASCII marks.
fn records(text: &str, separator: u8) -> Lines {
    let mut reader = ReaderBuilder::new().delimiter(separator).build();
    let mut input = text.as_bytes();
    let mut table = Lines::default();
    let (mut line, mut begun) = (1, 1);
    let (mut record, mut field, mut buffer) = (Vec::new(), Vec::new(), [0; 256]);
    // What is left of the text where the field begins.
    let mut written_out = input;
    loop {
        if record.is_empty() && field.is_empty() {
            let empty = input.iter().take_while(|byte| b"\r\n".contains(byte)).count();
            line += lines_ended(input, empty);
            input = &input[empty..];
            begun = line;
            written_out = input;
        }
        let (result, read, written) = reader.read_field(input, &mut buffer);
        line += lines_ended(input, read);
        input = &input[read..];
        field.extend_from_slice(&buffer[..written]);
        match result {
            ReadFieldResult::InputEmpty | ReadFieldResult::OutputFull => {}
            ReadFieldResult::Field { record_end } => {
                record.push(core::str::from_utf8(&field).unwrap_or_default().trim().to_string());
                field.clear();
                if input.is_empty() && is_open(written_out) {
                    table.open = Some(begun);
                }
                written_out = input;
                if record_end {
                    table.records.push(core::mem::take(&mut record));
                    table.lines.push(begun);
                }
            }
            ReadFieldResult::End => return table,
        }
    }
}

/// Whether a field begins with a quote that nothing closes; within it a quote is written twice.
fn is_open(field: &[u8]) -> bool {
    let quotes = field.iter().filter(|&&byte| byte == b'"').count();
    field.first() == Some(&b'"') && !quotes.is_multiple_of(2)
}
