//! Statements as a person types them, in English or Chinese: `draw trumps, run clubs, ruff a heart low`,
//! `调将，兑现梅花，将吃一张红心`.

mod alternative;
mod anyway;
mod articles;
mod avoid;
mod behind_ruff;
mod check;
mod clause;
mod denied;
mod divide;
mod drawn;
mod except;
mod from_top;
mod gather;
mod idiom;
mod in_chinese;
mod interpret;
mod left_out;
mod lex;
mod meet;
mod misread;
mod no_step;
mod only;
mod out;
mod outcome;
mod print;
mod refused;
mod rounds;
mod same_suit;
mod script;
mod sequence;
mod share;
mod sides;
mod starting;
mod steps;
mod take;
mod theirs;
mod this_trick;
mod token;
mod trumps;
mod verbs;
mod words;

pub use misread::{Misread, Misreading, ParseStatementError};
pub use print::Language;

use super::position::Position;
use super::statement::{Statement, Step};
use crate::bridge::Seat;
use crate::cards::Suit;
use core::str::FromStr;
use lex::lex;
use sides::{oppose, seat_neighbours};
use token::Token;
use words::{Verb, Word};

/// What is known of where a statement is made; what is left out is not known.
///
/// ```
/// use tricklaw::bridge::claim::{Context, Statement, Step};
/// use tricklaw::cards::Suit;
/// let context = Context { led: Some(Suit::Hearts), ..Context::default() };
/// let read = Statement::parse_in("win with the ace, run clubs", context).unwrap();
/// assert_eq!(read.steps[0], Step::Play { card: "HA".parse().unwrap() });
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Context {
    /// Who speaks; declarer, if it is left out.
    pub claimer: Option<Seat>,
    /// Who declarer is.
    pub declarer: Option<Seat>,
    /// Trumps.
    pub trump: Option<Suit>,
    /// The suit led to the trick under way.
    pub led: Option<Suit>,
}

impl Statement {
    /// Reads a statement in English or Chinese.
    ///
    /// The parser is relaxed: steps are divided by commas, semicolons, *and*, *then*; the words of a step may come in any
    /// order; articles and the like are skipped; a step without a verb repeats the verb before it, or cashes the suit or
    /// leads the card it names. A number and a suit alone, `6 diamonds`, is a count, and so is a card among counts; only with
    /// *then* between two of them is an order meant. `if` takes one step, or several in brackets; right behind a step it is that
    /// step's condition. A condition may be denied (`does not`, `unless`), and the suit it leaves out is the one spoken of
    /// last. A hand or a suit said to be good, `dummy is high`, is a step that fixes no line; words that only say that
    /// everything is good, `the rest are mine`, or what a play stated before them is hoped to do, `squeezing west`,
    /// come to no step. `I concede` and `the rest are yours` give up all that is left (law 68B1).
    ///
    /// # Errors
    ///
    /// [`ParseStatementError`] with every place that was not understood, or with [`Misreading::TooLong`] alone for text of more
    /// than [`MAX_TEXT`](Statement::MAX_TEXT) characters, of which nothing is read. `dummy` and `hand` need
    /// [`parse_for`](Statement::parse_for). More than [`MAX_STEPS`](Statement::MAX_STEPS) steps are read, and told by
    /// [`check`](Statement::check).
    pub fn parse(text: &str) -> Result<Statement, ParseStatementError> {
        read(text, Context::default())
    }

    /// Reads a statement in which `hand` is that declarer's own hand and `dummy` his partner's.
    ///
    /// # Errors
    ///
    /// As [`parse`](Statement::parse).
    pub fn parse_for(text: &str, declarer: Seat) -> Result<Statement, ParseStatementError> {
        read(text, Context { declarer: Some(declarer), ..Context::default() })
    }

    /// Reads a statement made when these are trumps, so that `concede a trump` names a suit.
    ///
    /// So many rounds of that suit are rounds of trumps drawn, whichever name they are given: who counts them speaks of the
    /// trumps that are out (law 70C1). To cash the suit, or to lead cards of it, says nothing of them.
    ///
    /// ```
    /// use tricklaw::bridge::claim::{Statement, Step};
    /// use tricklaw::cards::Suit;
    /// let read = Statement::parse_with("losing the ace of trumps", None, Some(Suit::Spades)).unwrap();
    /// assert_eq!(read.steps, [Step::Concede { tricks: 1, suit: Some(Suit::Spades) }]);
    /// ```
    ///
    /// # Errors
    ///
    /// As [`parse`](Statement::parse).
    pub fn parse_with(
        text: &str,
        declarer: Option<Seat>,
        trump: Option<Suit>,
    ) -> Result<Statement, ParseStatementError> {
        read(text, Context { declarer, trump, ..Context::default() })
    }

    /// Reads a statement made by this player: a defender's `hand` and `partner` are his own, and `declarer` is the other side.
    ///
    /// ```
    /// use tricklaw::bridge::{Seat, claim::{Statement, Step}};
    /// let read = Statement::parse_by("my hand is good", Seat::East, Some(Seat::South), None).unwrap();
    /// assert_eq!(read.steps, [Step::Good { hand: Some(Seat::East), suit: None }]);
    /// ```
    ///
    /// # Errors
    ///
    /// As [`parse`](Statement::parse).
    pub fn parse_by(
        text: &str,
        claimer: Seat,
        declarer: Option<Seat>,
        trump: Option<Suit>,
    ) -> Result<Statement, ParseStatementError> {
        read(text, Context { claimer: Some(claimer), declarer, trump, led: None })
    }

    /// Reads a statement made by this player in a position: `win with the ace`, said of the trick under way, is a card of the suit
    /// led to it.
    ///
    /// ```
    /// use tricklaw::bridge::{Seat, claim::{Position, Statement, Step}};
    /// let position: Position = "S NT W N:.A4..K 2..AQ. .K3.K. .J.T. H5".parse().unwrap();
    /// let read = Statement::parse_at("win with the king, rest mine", Seat::South, &position).unwrap();
    /// assert_eq!(read.steps, [Step::Play { card: "HK".parse().unwrap() }]);
    /// ```
    ///
    /// # Errors
    ///
    /// As [`parse`](Statement::parse).
    pub fn parse_at(
        text: &str,
        claimer: Seat,
        position: &Position,
    ) -> Result<Statement, ParseStatementError> {
        let (declarer, trump, led) = (Some(position.declarer()), position.trump(), position.suit_led());
        read(text, Context { claimer: Some(claimer), declarer, trump, led })
    }

    /// Reads a statement made where so much is known.
    ///
    /// # Errors
    ///
    /// As [`parse`](Statement::parse).
    pub fn parse_in(text: &str, context: Context) -> Result<Statement, ParseStatementError> {
        read(text, context)
    }
}

impl FromStr for Statement {
    type Err = ParseStatementError;

    /// As [`Statement::parse`].
    fn from_str(text: &str) -> Result<Statement, ParseStatementError> {
        Statement::parse(text)
    }
}

fn read(text: &str, context: Context) -> Result<Statement, ParseStatementError> {
    if let Some(place) = misread::beyond(text, Statement::MAX_TEXT) {
        return Err(ParseStatementError { places: vec![place] });
    }
    let Context { claimer, declarer, trump, led } = context;
    let plain = script::plain(text);
    let mut tokens = lex(&plain);
    let defends = |claimer: &Seat| declarer.is_some_and(|declarer| declarer.side() != claimer.side());
    let defender = claimer.filter(defends);
    if defender.is_some() {
        oppose(&plain, &mut tokens);
    }
    seat_neighbours(&mut tokens, claimer.or(declarer));
    let hand = defender.or(declarer);
    let ends = |(place, mark)| matches!(mark, '.' | ';' | '。' | '；' | '\n').then_some(place);
    let mut reader = Reader {
        tokens,
        stops: plain.char_indices().filter_map(ends).collect(),
        place: 0,
        declarer,
        hand,
        trump,
        led,
        places: Vec::new(),
        last: None,
        counted: false,
        then: false,
        apart: false,
        after: false,
        begun: false,
        topic: None,
        ended: false,
        takes_some: false,
        losers: false,
    };
    for at in 0..reader.tokens.len() {
        if let Token { word: Word::Unread(what), start, end } = reader.tokens[at] {
            reader.misread(start, end, what);
        }
    }
    let mut steps = Vec::new();
    while reader.place < reader.tokens.len() {
        reader.steps(&mut steps, 0);
        if matches!(reader.peek(), Some(Word::Close)) {
            reader.complain(Misreading::Bracket);
            reader.place += 1;
        }
    }
    // `spades last`: and what before? `I get one, you get the rest`: how many are they?
    let last = reader.ended && matches!(steps[..], [ref step] if step.cashes());
    let rest = reader.takes_some && steps.iter().any(|step| matches!(step, Step::Concede { tricks: 0, .. }));
    if let (true, Some(first)) = (last || rest, reader.tokens.first()) {
        let (start, end) = (first.start, reader.tokens.last().map_or(first.end, |last| last.end));
        reader.misread(start, end, if last { Misreading::Order } else { Misreading::Number });
    }
    if reader.places.is_empty() {
        Ok(Statement { steps })
    } else {
        let mut places = crate::order::few_by_key(reader.places, |place| place.start);
        for Misread { start, end, .. } in &mut places {
            [*start, *end] = [*start, *end].map(|place| script::typed(text, place));
        }
        Err(ParseStatementError { places })
    }
}

struct Reader {
    tokens: Vec<Token>,
    /// Where sentences end.
    stops: Vec<usize>,
    place: usize,
    declarer: Option<Seat>,
    /// The hand of the player who speaks.
    hand: Option<Seat>,
    trump: Option<Suit>,
    /// The suit led to the trick under way.
    led: Option<Suit>,
    places: Vec<Misread>,
    /// The verb a step without one repeats.
    last: Option<Verb>,
    /// The step before says how many.
    counted: bool,
    /// `then` stood before the step.
    then: bool,
    /// `then` or the end of a sentence stood before the step.
    apart: bool,
    /// `after` stood before the step.
    after: bool,
    /// A step stands before it.
    begun: bool,
    /// The suit spoken of last.
    topic: Option<Suit>,
    /// A step was said to be at the end.
    ended: bool,
    /// So many tricks are taken, and no more is said of them.
    takes_some: bool,
    /// So many losers were counted, and what they are comes next.
    losers: bool,
}

impl Reader {
    /// Whether a hand is of the other side.
    fn is_theirs(&self, seat: Seat) -> bool {
        self.hand.is_some_and(|own| own.side() != seat.side())
    }

    fn peek(&self) -> Option<Word> {
        self.peek_after(0)
    }

    #[inline(never)]
    fn peek_after(&self, words: usize) -> Option<Word> {
        self.tokens.get(self.place + words).map(|token| token.word)
    }

    #[inline(never)]
    fn complain(&mut self, what: Misreading) {
        let at = self.tokens.get(self.place).or(self.tokens.last());
        let (start, end) = at.map_or((0, 0), |token| (token.start, token.end));
        self.misread(start, end, what);
    }

    #[inline(never)]
    fn misread(&mut self, start: usize, end: usize, what: Misreading) {
        if self.places.len() < ParseStatementError::MOST {
            self.places.push(Misread { start, end, what });
        }
    }
}
