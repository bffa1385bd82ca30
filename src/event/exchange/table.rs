//! Tables of text, record by record.

use csv_core::{ReadFieldResult, ReaderBuilder};

/// What may separate the fields of a table.
const SEPARATORS: [char; 5] = ['\t', ';', ',', '，', '；'];

/// The records of a table of text, as fields without the blanks around them. Fields are separated by `separator`; without one
/// by whichever of tab, semicolon and comma (of the width of Chinese signs too) the first line has most of.
///
/// ```
/// use tricklaw::event::exchange::read_table;
/// assert_eq!(read_table("board;ns\n 1;\"2;3\"\n", None), [["board", "ns"], ["1", "2;3"]]);
/// assert_eq!(read_table("牌号，南北", None), [["牌号", "南北"]]);
/// ```
pub fn read_table(text: &str, separator: Option<char>) -> Vec<Vec<String>> {
    read_lines(text, separator).0
}

/// The records of a table of text, and the line each begins on, from 1.
pub(super) fn read_lines(text: &str, separator: Option<char>) -> (Vec<Vec<String>>, Vec<usize>) {
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
    for field in table.0.iter_mut().flatten() {
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
fn records(text: &str, separator: u8) -> (Vec<Vec<String>>, Vec<usize>) {
    let mut reader = ReaderBuilder::new().delimiter(separator).build();
    let mut input = text.as_bytes();
    let (mut records, mut lines) = (Vec::new(), Vec::new());
    let (mut line, mut begun) = (1, 1);
    let (mut record, mut field, mut buffer) = (Vec::new(), Vec::new(), [0; 256]);
    loop {
        if record.is_empty() && field.is_empty() {
            let empty = input.iter().take_while(|byte| b"\r\n".contains(byte)).count();
            line += lines_ended(input, empty);
            input = &input[empty..];
            begun = line;
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
                if record_end {
                    records.push(core::mem::take(&mut record));
                    lines.push(begun);
                }
            }
            ReadFieldResult::End => return (records, lines),
        }
    }
}
