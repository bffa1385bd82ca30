//! Only the tables of a PBN file, without its deals, auctions and plays: what scoring needs, at a tenth of the code.

use super::lex::{Lexer, Mode, Token};
use super::tags::{MANDATORY, is_table};
use super::write::write_tag;
use crate::bridge::notation::record::{Section, Tag};
use crate::bridge::notation::text::{Report, plain};

/// A game as far as its tables go.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableGame {
    /// The tags that are not tables.
    pub tags: Vec<Tag>,
    /// The tables: `ScoreTable`, `TotalScoreTable` and others.
    pub sections: Vec<Section>,
}

impl TableGame {
    /// The value of a tag, in either case; an inherited one is already in its place.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|tag| tag.name.eq_ignore_ascii_case(name)).map(|tag| tag.value.as_str())
    }
}

/// Reads the tables of a PBN file from its text ([`decode`](crate::bridge::notation::decode) makes one of any bytes). A game's
/// board number and the columns of a table may be inherited (`#`).
///
/// ```
/// use tricklaw::bridge::notation::pbn::read_tables;
/// let games = read_tables("[Board \"7\"]\n[Auction \"N\"]\nPass\n[ScoreTable \"PairId_NS\"]\n1\n2\n");
/// assert_eq!(games[0].tag("Board"), Some("7"));
/// assert_eq!(games[0].sections[0].rows, ["1", "2"]);
/// ```
pub fn read_tables(text: &str) -> Vec<TableGame> {
    let text = plain(text.strip_prefix('\u{feff}').unwrap_or(text).to_string());
    let mut report = Report::default();
    let mut lexer = Lexer::new(&text, &mut report);
    let mut games: Vec<TableGame> = Vec::new();
    let (mut board, mut known) = (String::new(), Vec::new());
    let (mut gap, mut in_table) = (true, false);
    while let Some((_, token)) = lexer.next(if in_table { Mode::Rows } else { Mode::Tags }, &mut report) {
        match token {
            Token::Gap => (gap, in_table) = (true, false),
            Token::Tag { name, value, .. } => {
                if core::mem::take(&mut gap) || games.is_empty() {
                    games.push(TableGame::default());
                }
                let Some(game) = games.last_mut() else { continue };
                in_table = is_table(&name);
                if in_table {
                    let value = headings(&name, value, &mut known);
                    game.sections.push(Section { name, value, rows: Vec::new() });
                } else if name.eq_ignore_ascii_case("Board") {
                    board = if value.starts_with('#') { board } else { value };
                    game.tags.push(Tag::new("Board", &board));
                } else {
                    game.tags.push(Tag::new(&name, &value));
                }
            }
            Token::Row(row) if in_table => {
                if let Some(section) = games.last_mut().and_then(|game| game.sections.last_mut()) {
                    section.rows.push(row);
                }
            }
            _ => {}
        }
    }
    games
}

/// The columns of a table: with `#` those of the last one of that name, with `##` before them those of all to come.
fn headings(name: &str, value: String, known: &mut Vec<(String, String)>) -> String {
    let told = value.trim_start_matches('#');
    let last = known.iter_mut().find(|(table, _)| table.eq_ignore_ascii_case(name));
    match (told, last) {
        ("", Some((_, last))) => last.clone(),
        (told, Some((_, last))) => {
            *last = told.to_string();
            last.clone()
        }
        (told, None) => {
            known.push((name.to_string(), told.to_string()));
            told.to_string()
        }
    }
}

/// Writes games as export format has them: the mandatory tags in their order, `?` where they are not given, then the
/// others, then the tables.
///
/// ```
/// use tricklaw::bridge::notation::Section;
/// use tricklaw::bridge::notation::pbn::{TableGame, read_tables, write_tables};
/// let rows = vec!["1 420".to_string()];
/// let table = Section { name: "ScoreTable".to_string(), value: "PairId_NS;Score_NS".to_string(), rows };
/// let text = write_tables(&[TableGame { tags: Vec::new(), sections: vec![table.clone()] }]);
/// assert!(text.contains("[Board \"?\"]\n"));
/// assert_eq!(read_tables(&text)[0].sections, [table]);
/// ```
pub fn write_tables(games: &[TableGame]) -> String {
    let mut text = String::from("% PBN 2.1\n% EXPORT\n");
    for (index, game) in games.iter().enumerate() {
        if index > 0 {
            text.push('\n');
        }
        for name in MANDATORY {
            write_tag(&mut text, &Tag::new(name, game.tag(name).unwrap_or("?")));
        }
        for tag in game.tags.iter().filter(|tag| !MANDATORY.contains(&tag.name.as_str())) {
            write_tag(&mut text, tag);
        }
        for section in &game.sections {
            write_tag(&mut text, &Tag::new(&section.name, &section.value));
            for row in &section.rows {
                text.push_str(row);
                text.push('\n');
            }
        }
    }
    text
}
