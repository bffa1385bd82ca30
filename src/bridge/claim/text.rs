//! Statements as a person types them, in English or Chinese: `draw trumps, run clubs, ruff a heart low`,
//! `调将，兑现梅花，将吃一张红心`.

mod alternative;
mod clause;
mod lex;
mod print;
mod words;

pub use print::Language;

use super::statement::{Statement, Step};
use crate::bridge::Seat;
use clause::{Clause, push_cards, push_suits, take_tricks};
use core::fmt;
use lex::{Token, lex};
use words::{Verb, Word};

/// What was not understood in a piece of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misreading {
    /// No word of the language of statements.
    Unknown,
    /// A suit is missing.
    Suit,
    /// A card is missing.
    Card,
    /// A hand is missing, or `dummy` without anybody knowing who declarer is.
    Hand,
    /// A condition is missing or incomplete.
    Condition,
    /// A number is out of place or not from 1 to 13.
    Number,
    /// A bracket has no partner, or alternatives are nested too deep.
    Bracket,
}

impl Misreading {
    /// The stable name, such as `statement-unknown-word`.
    pub const fn name(self) -> &'static str {
        match self {
            Misreading::Unknown => "statement-unknown-word",
            Misreading::Suit => "statement-needs-suit",
            Misreading::Card => "statement-needs-card",
            Misreading::Hand => "statement-needs-hand",
            Misreading::Condition => "statement-needs-condition",
            Misreading::Number => "statement-number",
            Misreading::Bracket => "statement-bracket",
        }
    }
}

/// A part of the text that was not understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misread {
    /// Where it begins, in bytes of the text as UTF-8.
    pub start: usize,
    /// Where it ends.
    pub end: usize,
    /// What is wrong there.
    pub what: Misreading,
}

/// A statement that was not understood: every place, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseStatementError {
    /// The places; at least one.
    pub places: Vec<Misread>,
}

impl fmt::Display for ParseStatementError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("statement not understood")?;
        self.places.iter().try_for_each(|place| write!(f, ", {} at {}", place.what.name(), place.start))
    }
}

impl core::error::Error for ParseStatementError {}

impl Statement {
    /// Reads a statement in English or Chinese.
    ///
    /// The parser is relaxed: steps are divided by commas, semicolons, *and*, *then*; the words of a step may come in any
    /// order; articles and the like are skipped; a step without a verb repeats the verb before it, or cashes the suit or
    /// leads the card it names. A number and a suit alone, `6 diamonds`, is a count. `if` takes one step, or several in
    /// brackets.
    ///
    /// # Errors
    ///
    /// [`ParseStatementError`] with every place that was not understood. `dummy` and `hand` need
    /// [`parse_for`](Statement::parse_for).
    pub fn parse(text: &str) -> Result<Statement, ParseStatementError> {
        read(text, None)
    }

    /// Reads a statement in which `hand` is that declarer's own hand and `dummy` his partner's.
    ///
    /// # Errors
    ///
    /// As [`parse`](Statement::parse).
    pub fn parse_for(text: &str, declarer: Seat) -> Result<Statement, ParseStatementError> {
        read(text, Some(declarer))
    }
}

fn read(text: &str, declarer: Option<Seat>) -> Result<Statement, ParseStatementError> {
    let tokens = lex(text);
    let places = tokens.iter().filter(|token| token.word == Word::Unknown);
    let places = places
        .map(|token| Misread { start: token.start, end: token.end, what: Misreading::Unknown })
        .collect();
    let mut reader = Reader { tokens, place: 0, declarer, places, last: None };
    let mut steps = Vec::new();
    while reader.place < reader.tokens.len() {
        reader.steps(&mut steps, 0);
        if reader.peek() == Some(Word::Close) {
            reader.complain(Misreading::Bracket);
            reader.place += 1;
        }
    }
    if reader.places.is_empty() {
        Ok(Statement { steps })
    } else {
        let places = crate::order::sorted_by_key(reader.places, |place| place.start);
        Err(ParseStatementError { places })
    }
}

struct Reader {
    tokens: Vec<Token>,
    place: usize,
    declarer: Option<Seat>,
    places: Vec<Misread>,
    /// The verb a step without one repeats.
    last: Option<Verb>,
}

impl Reader {
    fn peek(&self) -> Option<Word> {
        self.tokens.get(self.place).map(|token| token.word)
    }

    fn complain(&mut self, what: Misreading) {
        let at = self.tokens.get(self.place).or(self.tokens.last());
        let (start, end) = at.map_or((0, 0), |token| (token.start, token.end));
        self.places.push(Misread { start, end, what });
    }

    /// Reads steps up to a closing bracket, an `else` or the end.
    fn steps(&mut self, steps: &mut Vec<Step>, depth: usize) {
        loop {
            match self.peek() {
                None | Some(Word::Close) => return,
                Some(Word::Else) if depth > 0 => return,
                Some(Word::If) => self.alternative(steps, depth),
                Some(Word::Break | Word::Then) => self.place += 1,
                Some(Word::Open | Word::Else) => {
                    self.complain(Misreading::Bracket);
                    self.place += 1;
                }
                Some(_) => self.step(steps),
            }
        }
    }

    fn step(&mut self, steps: &mut Vec<Step>) {
        let clause = self.clause();
        // One complaint about a step is enough.
        let heard = self.places.iter().any(|place| clause.start <= place.start && place.end <= clause.end);
        if !clause.is_empty()
            && let Err(what) = self.interpret(&clause, steps)
            && !heard
        {
            self.places.push(Misread { start: clause.start, end: clause.end, what });
        }
    }

    /// Gathers the words of one step: up to a divider, a bracket or a second verb.
    fn clause(&mut self) -> Clause {
        let start = self.tokens[self.place].start;
        let mut clause = Clause { start, end: start, ..Clause::default() };
        while let Some(&token) = self.tokens.get(self.place) {
            match token.word {
                Word::Break | Word::Then | Word::Else | Word::If | Word::Open | Word::Close => break,
                Word::Verb(_) if clause.verb.is_some() => break,
                word => self.take(word, &mut clause),
            }
            clause.end = token.end;
            self.place += 1;
        }
        clause
    }

    fn take(&mut self, word: Word, clause: &mut Clause) {
        match word {
            Word::Verb(verb) => clause.verb = Some(verb),
            Word::Suit(suit) => clause.suits.push(suit),
            Word::Rank(rank) => clause.ranks.push(rank),
            Word::Card(card) => clause.cards.push(card),
            Word::Number(number) => {
                let first = clause.number.replace(number).is_none();
                if !first || !(1..=13).contains(&number) {
                    self.complain(Misreading::Number);
                }
            }
            Word::Seat(seat) => clause.seat = Some(seat),
            Word::Dummy | Word::Hand => {
                let dummy = word == Word::Dummy;
                match self.declarer {
                    Some(declarer) => clause.seat = Some(if dummy { declarer.partner() } else { declarer }),
                    None => self.complain(Misreading::Hand),
                }
            }
            Word::Height(height) => clause.height = Some(height),
            Word::Event(event) => clause.event = Some(event),
            Word::Trumps => clause.trumps = true,
            _ => {}
        }
    }

    fn interpret(&mut self, clause: &Clause, steps: &mut Vec<Step>) -> Result<(), Misreading> {
        let inherited = if clause.seat.is_none() || !clause.suits.is_empty() { self.last } else { None };
        let verb = clause.verb.or(inherited);
        let cards = clause.named_cards();
        let hand = clause.seat;
        match verb {
            _ if clause.trumps
                && matches!(verb, None | Some(Verb::Draw | Verb::Cash | Verb::Lead | Verb::Play)) =>
            {
                steps.push(Step::DrawTrumps);
                self.last = None;
                return Ok(());
            }
            Some(Verb::Draw) => {
                steps.push(Step::DrawTrumps);
                self.last = None;
                return Ok(());
            }
            Some(Verb::Lead) => push_cards(&cards, steps, |card| Step::Lead { card })?,
            Some(Verb::Play) if cards.is_empty() => {
                push_suits(clause, steps, |suit| Step::Cash { hand, suit })?
            }
            Some(Verb::Play) => push_cards(&cards, steps, |card| Step::Play { card })?,
            Some(Verb::Finesse) => push_cards(&cards, steps, |card| Step::Finesse { card })?,
            Some(Verb::Cash) if !clause.ranks.is_empty() || !clause.cards.is_empty() => {
                push_cards(&cards, steps, |card| Step::Lead { card })?;
            }
            Some(Verb::Cash) => push_suits(clause, steps, |suit| Step::Cash { hand, suit })?,
            Some(Verb::Ruff) => self.ruff(clause, steps),
            Some(Verb::Discard) => push_suits(clause, steps, |suit| Step::Discard { hand, suit })?,
            Some(Verb::Cross) => {
                let to = clause.seat.ok_or(Misreading::Hand)?;
                steps.push(Step::Cross { to, suit: clause.suits.first().copied() });
            }
            Some(Verb::Concede) => {
                let suit = clause.suits.first().copied();
                steps.push(Step::Concede { tricks: clause.number.unwrap_or(1), suit });
            }
            Some(Verb::Take) | None => take_tricks(clause, &cards, steps)?,
        }
        self.last = verb.filter(|verb| !matches!(verb, Verb::Cross | Verb::Take));
        Ok(())
    }

    fn ruff(&self, clause: &Clause, steps: &mut Vec<Step>) {
        let with = clause.height.unwrap_or_default();
        let ruff = |suit| Step::Ruff { hand: clause.seat, suit, with };
        let times = clause.number.unwrap_or(1).max(1);
        match clause.suits[..] {
            [] => steps.extend((0..times).map(|_| ruff(None))),
            ref suits => {
                for &suit in suits {
                    steps.extend((0..times).map(|_| ruff(Some(suit))));
                }
            }
        }
    }
}
