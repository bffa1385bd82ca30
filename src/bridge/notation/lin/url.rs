//! Viewer links: LIN inside a URL, or a board in the parameters of the URL.

use crate::bridge::notation::code::Code;
use crate::bridge::notation::text::{Position, Report, find};
use crate::cut;
use core::fmt::Write;

/// The LIN text of a file whose lines may be links, or percent-encoded as a whole.
pub(super) fn unwrap(text: String, report: &mut Report) -> String {
    if !cut::has(&text, '|') && find(&text, "%7").is_some() {
        return decode_lines(&text, report);
    }
    if text.trim_start().starts_with("http") || text.trim_start().starts_with("lin=") {
        return decode_lines(&text, report);
    }
    text
}

fn decode_lines(text: &str, report: &mut Report) -> String {
    let mut lin = String::new();
    for (line, content) in (1..).zip(text.split('\n')) {
        let at = Position { line, column: 1 };
        lin.push_str(&decode_line(content.trim(), at, report));
        lin.push('\n');
    }
    lin
}

fn decode_line(line: &str, at: Position, report: &mut Report) -> String {
    let is_link = line.starts_with("http") || line.starts_with("lin=");
    if !is_link {
        return if cut::has(line, '|') { line.to_string() } else { percent_decoded(line, at, report) };
    }
    let query = line.split_once('?').map_or(line, |(_, query)| query);
    if let Some(start) =
        find(query, "lin=").filter(|&start| start == 0 || cut::to(query, start).ends_with('&'))
    {
        return percent_decoded(value_of_lin(cut::from(query, start + 4)), at, report);
    }
    let parameters: Vec<(&str, String)> = query
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .map(|(name, value)| (name, percent_decoded(value, at, report)))
        .collect();
    if !parameters.iter().any(|(name, _)| matches!(*name, "n" | "e" | "s" | "w")) {
        return line.to_string();
    }
    from_parameters(&parameters)
}

/// The value of `lin` up to the next parameter: an ampersand behind its last bar. Before that it may stand in a name.
fn value_of_lin(text: &str) -> &str {
    let is_bar =
        |rest: &[u8]| rest[0] == b'|' || rest.get(..3).is_some_and(|c| c.eq_ignore_ascii_case(b"%7c"));
    let bar = (0..text.len()).rfind(|&at| is_bar(&text.as_bytes()[at..])).unwrap_or(0);
    cut::from(text, bar).find('&').map_or(text, |end| cut::to(text, bar + end))
}

/// Undoes percent encoding and plus signs; bytes that are no UTF-8 become replacement characters.
fn percent_decoded(text: &str, at: Position, report: &mut Report) -> String {
    let hex = |byte: Option<&u8>| byte.and_then(|&byte| (byte as char).to_digit(16));
    let mut bytes = Vec::with_capacity(text.len());
    let source = text.as_bytes();
    // A bar that is not encoded shows that nothing is: then a plus sign is one, unless a title shows that blanks are.
    let bare = cut::has(text, '|');
    let plus_is_space = !bare || find(text, "|Board+").is_some();
    let mut index = 0;
    while let Some(&byte) = source.get(index) {
        index += 1;
        match (byte, hex(source.get(index)), hex(source.get(index + 1))) {
            (b'%', Some(high), Some(low)) => {
                bytes.push((high * 16 + low) as u8);
                index += 2;
            }
            (b'%', ..) => {
                report.warn(at, Code::BadEscape, text.get(index - 1..).unwrap_or_default());
                bytes.push(byte);
            }
            // `5++spades` where a plus sign was not encoded itself.
            (b'+', ..) if plus_is_space && !(bare && source.get(index) == Some(&b'+')) => bytes.push(b' '),
            _ => bytes.push(byte),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A board given as parameters: hands `n e s w`, names `nn en sn wn`, `d`, `v`, `b`, `a`, `p`, `c`.
fn from_parameters(parameters: &[(&str, String)]) -> String {
    let get = |name: &str| parameters.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value);
    let dealer = match get("d").chars().next().map(|c| c.to_ascii_lowercase()) {
        Some('s') => "1",
        Some('w') => "2",
        Some('n') => "3",
        Some('e') => "4",
        _ => "0",
    };
    let mut lin = format!("pn|{},{},{},{}|st||", get("sn"), get("wn"), get("nn"), get("en"));
    let _ = write!(lin, "md|{dealer}{},{},{},{}|rh||", get("s"), get("w"), get("n"), get("e"));
    for (name, command) in [("b", "ah|Board "), ("v", "sv|"), ("a", "mb|"), ("p", "pc|"), ("c", "mc|")] {
        with_comments(&mut lin, command, get(name));
    }
    lin
}

/// Writes a command for each piece of a value, and commentary for what stands in braces between them.
fn with_comments(lin: &mut String, command: &str, value: &str) {
    for piece in value.split('{') {
        let (comment, rest) = match piece.split_once('}') {
            Some((comment, rest)) => (comment, rest),
            None => ("", piece),
        };
        for (command, text) in [("nt|", comment), (command, rest)] {
            if !text.trim().is_empty() {
                let _ = write!(lin, "{command}{text}|");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn undone(text: &str) -> (String, usize) {
        let mut report = Report::default();
        let lin = unwrap(text.to_string(), &mut report);
        (lin.trim_end().to_string(), report.warnings.len())
    }

    #[test]
    fn links_are_opened() {
        let lin = "md|3SA,H2,|ah|Board 1|mb|1C!|";
        for link in [
            "https://example.org/handviewer.html?lin=md%7C3SA,H2,%7Cah%7CBoard+1%7Cmb%7C1C!%7C",
            "https://example.org/handviewer.html?x=1&lin=md|3SA,H2,|ah|Board%201|mb|1C!|",
            "lin=md%7c3SA%2cH2%2C%7cah%7cBoard%201%7cmb%7c1C!%7c",
            "md%7C3SA,H2,%7Cah%7CBoard+1%7Cmb%7C1C%21%7C",
            "http://example.org/handviewer.html?bbo=y&lin=md|3SA,H2,|ah|Board+1|mb|1C!|",
            lin,
        ] {
            assert_eq!(undone(link), (lin.to_string(), 0), "{link}");
        }
        assert_eq!(undone("lin=100%|%zz").1, 2);
        for (link, text) in [
            (
                "lin=ah|Board+1|mb|1S|an|Major+suit+--+5++!S;+11-21+HCP|",
                "ah|Board 1|mb|1S|an|Major suit -- 5+ !S; 11-21 HCP|",
            ),
            ("lin=ah|Board 1|mb|1S|an|5+ !S, 11++|", "ah|Board 1|mb|1S|an|5+ !S, 11++|"),
        ] {
            assert_eq!(undone(link), (text.to_string(), 0));
        }
        for link in
            ["lin=md|3S&T,,,|pg||&tbt=y", "http://e.org/?bbo=y&lin=md%7C3S%26T%2C%2C%2C%7Cpg%7C%7C&tbt=y"]
        {
            assert_eq!(undone(link), ("md|3S&T,,,|pg||".to_string(), 0), "{link}");
        }
        // An address that only leads to a board holds none.
        let link = "https://example.org/handviewer.html?bbo=y&linurl=https://example.org/fetch?id=1";
        assert_eq!(undone(link).0, link);
    }

    #[test]
    fn parameters_are_a_board() {
        let link = "http://example.org/v.html?s=sakq&n=h2&d=e&v=b&b=7&a=1cp&p=SA&c=12&nn=Ann%20B";
        let lin = "pn|,,Ann B,|st||md|4sakq,,h2,|rh||ah|Board 7|sv|b|mb|1cp|pc|SA|mc|12|";
        assert_eq!(undone(link), (lin.to_string(), 0));
        let link = "http://example.org/v.html?s=sakq&d=e&a=1c{why%20not}p&p=SA{led}{low}S2";
        let lin = "pn|,,,|st||md|4sakq,,,|rh||mb|1c|nt|why not|mb|p|pc|SA|nt|led|nt|low|pc|S2|";
        assert_eq!(undone(link), (lin.to_string(), 0));
    }
}
