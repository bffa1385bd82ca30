//! A line of a diagram cut into holdings, seats and what stands beside them.

use crate::bridge::notation::hands::read_hand;
use crate::bridge::notation::text::is_letter;
use crate::bridge::notation::values::{read_seat, read_vulnerability};
use crate::bridge::{Seat, Vulnerability};
use crate::cards::{Card, Rank, Suit};
use crate::cut;

/// How a diagram names its suits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// By signs; letters are then seats.
    Signs,
    /// By letters.
    Letters,
    /// Not at all: the lines of a hand are spades, hearts, diamonds, clubs.
    Bare,
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    /// The cards of one suit; a suit nobody names is nothing, ranks nobody knows as well.
    Holding {
        suit: Option<Suit>,
        ranks: Option<Vec<Rank>>,
    },
    /// A whole hand.
    Hand(Vec<Card>),
    Seat(Seat),
    Board(u64),
    Dealer(Seat),
    Vulnerability(Vulnerability),
    Other(String),
}

fn is_sign(c: char) -> bool {
    !c.is_ascii() && Suit::from_char(c).is_some()
}

pub(super) fn style(text: &str) -> Style {
    if text.contains(is_sign) {
        return Style::Signs;
    }
    // Hearts, diamonds or clubs with cards or nothing behind the letter; an S may be a seat.
    let named = |word: &str| {
        let suit = word.chars().next().and_then(Suit::from_char).filter(|&suit| suit != Suit::Spades)?;
        cut::from(word, 1)
            .chars()
            .all(|c| Rank::from_char(c).is_some() || cut::has("10:-.,?", c))
            .then_some(suit)
    };
    let mut suits = text.split_whitespace().filter_map(named);
    let first = suits.next();
    if suits.any(|suit| Some(suit) != first) { Style::Letters } else { Style::Bare }
}

/// The pieces of a line that two blanks or a tab divide, and the characters before each.
fn gaps(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let (mut before, mut blank) = (0, false);
    let pieces = line.split_inclusive(move |c: char| {
        let ends = c == '\t' || blank && c == ' ';
        blank = c == ' ' && !ends;
        ends
    });
    pieces.filter_map(move |piece| {
        let start = before + piece.chars().take_while(|c| c.is_whitespace()).count();
        before += piece.chars().count();
        let trimmed = piece.trim();
        (!trimmed.is_empty()).then_some((start, trimmed))
    })
}

/// The cells of a line with the characters before each.
pub(super) fn cells(line: &str, style: Style) -> Vec<(usize, Cell)> {
    let mut cells = Vec::new();
    let mut behind_cards = false;
    for (offset, piece) in gaps(line) {
        if !is_compass(piece, behind_cards, style) {
            let known = cells.len();
            piece_cells(offset, piece, style, &mut cells);
            behind_cards |= cells[known..].iter().any(|(_, cell)| matches!(cell, Cell::Holding { .. }));
        }
    }
    cells
}

/// Whether a piece is part of the compass rose in the middle of a cross.
fn is_compass(piece: &str, behind_cards: bool, style: Style) -> bool {
    let letters = piece.chars().filter(|&c| is_letter(c)).count();
    let only = piece.chars().all(|c| matches!(c, 'N' | 'E' | 'S' | 'W' | ' ' | '+' | '-' | '|' | '/' | '\\'));
    // Where suits are letters, an S behind cards is a void.
    let lone = piece.len() == 1 && letters == 1 && behind_cards && (style != Style::Letters || piece != "S");
    only && (letters > 1 || lone)
}

fn piece_cells(offset: usize, piece: &str, style: Style, cells: &mut Vec<(usize, Cell)>) {
    if let Some(cell) = beside(piece).or_else(|| one_cell(piece, style)) {
        return cells.push((offset, cell));
    }
    // A seat before a hand.
    match split_label(piece) {
        (Some(seat), rest) => {
            cells.push((offset, Cell::Seat(seat)));
            let skipped = cut::to(piece, piece.len() - rest.len()).chars().count();
            suit_cells(offset + skipped, rest, style, cells);
        }
        (None, _) => suit_cells(offset, piece, style, cells),
    }
}

/// One cell, or several suits on a line, cut before each suit.
fn suit_cells(offset: usize, piece: &str, style: Style, cells: &mut Vec<(usize, Cell)>) {
    if let Some(cell) = one_cell(piece, style) {
        return cells.push((offset, cell));
    }
    let (mut start, mut before, mut last) = (0, 0, ' ');
    let mut part = |end: usize, count: usize, cells: &mut Vec<(usize, Cell)>| {
        let text =
            piece.get(start..end).unwrap_or_default().trim_matches(|c: char| c.is_whitespace() || c == ',');
        let cell = one_cell(text, style).unwrap_or_else(|| Cell::Other(text.to_string()));
        cells.push((offset + before, cell));
        (start, before) = (end, count);
    };
    for (count, (index, c)) in piece.char_indices().enumerate() {
        let word = last.is_whitespace() || last == ',';
        let suit = is_sign(c) || style == Style::Letters && word && Suit::from_char(c).is_some();
        if index > 0 && suit {
            part(index, count, cells);
        }
        last = c;
    }
    part(piece.len(), 0, cells);
}

/// A seat's name at the beginning of a piece, and what follows it.
fn split_label(piece: &str) -> (Option<Seat>, &str) {
    let end = piece.find(|c: char| !is_letter(c)).unwrap_or(piece.len());
    let (word, rest) = cut::parted(piece, end);
    let rest =
        rest.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, ':' | '-' | '=' | ')' | '.'));
    let seat = word.parse::<Seat>().ok();
    // One letter is a seat only before a whole hand or a suit's sign: S may be spades.
    let long = word.chars().count() > 1;
    let before_hand = cut::has(rest, '.') && read_hand(rest).is_some()
        || rest.starts_with(|c| Suit::from_char(c).is_some());
    (seat.filter(|_| !rest.is_empty() && (long || before_hand)), rest)
}

fn one_cell(piece: &str, style: Style) -> Option<Cell> {
    if cut::has(piece, '.')
        && let Some(cards) = read_hand(piece)
    {
        return Some(Cell::Hand(cards));
    }
    let seat = || {
        let word = piece.trim_end_matches(':');
        let letter = word.chars().count() == 1;
        word.parse::<Seat>().ok().filter(|&seat| !(letter && style == Style::Letters && seat == Seat::South))
    };
    if let Some(seat) = seat() {
        return Some(Cell::Seat(seat));
    }
    holding(piece, style).map(|(suit, ranks)| Cell::Holding { suit, ranks })
}

/// The cards of one suit: `♠ AK3`, `S: A K 3`, `AK3`, `S -`, `H`, `D ?`.
fn holding(piece: &str, style: Style) -> Option<(Option<Suit>, Option<Vec<Rank>>)> {
    let first = piece.chars().next()?;
    let suit = match style {
        Style::Signs => Suit::from_char(first).filter(|_| is_sign(first)),
        Style::Letters => Suit::from_char(first),
        Style::Bare => None,
    };
    if suit.is_none() && style != Style::Bare {
        return None;
    }
    let rest = if suit.is_some() { cut::from(piece, first.len_utf8()) } else { piece };
    let rest = rest.trim_start_matches([':', '\u{fe0e}', '\u{fe0f}']).trim();
    match rest {
        "?" => return Some((suit, None)),
        "" if suit.is_some() => return Some((suit, Some(Vec::new()))),
        "-" | "--" | "---" | "–" | "—" | "void" | "Void" | "=" => return Some((suit, Some(Vec::new()))),
        _ => {}
    }
    let mut ranks = Vec::new();
    let mut chars = rest.chars().peekable();
    while let Some(c) = chars.next() {
        match Rank::from_char(c) {
            Some(rank) => ranks.push(rank),
            None if c == '1' && chars.next_if_eq(&'0').is_some() => ranks.push(Rank::Ten),
            None if c.is_whitespace() || c == ',' => {}
            None => return None,
        }
    }
    (!ranks.is_empty()).then_some((suit, Some(ranks)))
}

/// The vulnerability where the sides stand first: `Both Vul.`, `N-S vulnerable`.
fn said_first(piece: &str) -> Option<Vulnerability> {
    let lower = piece.to_ascii_lowercase();
    let sides = ["vulnerable", "vul.", "vul"].into_iter().find_map(|end| lower.strip_suffix(end))?;
    read_vulnerability(sides).value
}

/// Board number, dealer and vulnerability.
fn beside(piece: &str) -> Option<Cell> {
    if let Some(vulnerability) = said_first(piece) {
        return Some(Cell::Vulnerability(vulnerability));
    }
    let end = piece.find(|c: char| !is_letter(c)).unwrap_or(piece.len());
    let (word, rest) = cut::parted(piece, end);
    let rest = rest.trim_matches(|c: char| c.is_whitespace() || matches!(c, ':' | '#' | '=' | '.'));
    match word.to_ascii_lowercase().as_str() {
        "board" | "bd" | "deal" | "hand" => rest.parse().ok().filter(|&number| number > 0).map(Cell::Board),
        "dealer" | "dlr" => read_seat(rest).value.map(Cell::Dealer),
        "vul" | "vuln" | "vulnerable" | "vulnerability" => {
            let sides = rest.strip_suffix("vulnerable").unwrap_or(rest).trim();
            read_vulnerability(sides).value.map(Cell::Vulnerability)
        }
        // `South Deals`
        _ if rest.eq_ignore_ascii_case("deals") => word.parse().ok().map(Cell::Dealer),
        _ => None,
    }
}
