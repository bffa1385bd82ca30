//! The words of statements.

mod chinese;
mod mark;

use super::Misreading;
use crate::bridge::{Seat, claim::statement::Height};
use crate::cards::{Card, Rank, Suit};
pub(super) use chinese::CHINESE;
pub(super) use mark::Mark;

/// What a step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verb {
    Draw,
    Cash,
    Lead,
    Play,
    Finesse,
    Ruff,
    Crossruff,
    Overtake,
    Discard,
    Cross,
    Concede,
    Take,
    /// To cash a suit, or to lead one card of it and let it run.
    Run,
    /// To let a card run (放、飞过去).
    Let,
    /// To drive a card of the other side out: [`Concede`](Verb::Concede) beside [`DRIVEN`](Mark::DRIVEN).
    Drive,
    /// To give to a hand (给): [`Concede`](Verb::Concede) where none is named.
    Give,
    /// To concede, all that is left where nothing else is named (认输): [`Concede`](Verb::Concede) once words have met.
    Resign,
    /// To win the trick under way: [`Take`](Verb::Take) beside [`WON`](Mark::WON).
    Win,
}

impl Verb {
    /// Whether cards of a suit are led.
    pub const fn plays_cards(self) -> bool {
        matches!(self, Verb::Draw | Verb::Cash | Verb::Lead | Verb::Play)
    }

    /// Whether tricks change hands with it rather than cards.
    pub const fn gives(self) -> bool {
        matches!(self, Verb::Concede | Verb::Give | Verb::Take | Verb::Win)
    }

    /// Whether rounds of a suit are what it is done to.
    pub const fn plays_rounds(self) -> bool {
        matches!(self, Verb::Draw | Verb::Cash | Verb::Run | Verb::Lead | Verb::Play | Verb::Take | Verb::Win)
    }
}

/// What a condition asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Event {
    BothFollow,
    Breaks,
    /// `4-1`: somebody is out of it early.
    BreaksBadly,
    ShowsOut,
    Appears,
}

/// The meaning of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Verb(Verb),
    Suit(Suit),
    Rank(Rank),
    Card(Card),
    Number(u8),
    /// `a`, which may be a number or nothing.
    Article,
    Seat(Seat),
    /// The player on the left or on the right.
    Neighbour(bool),
    Dummy,
    Hand,
    Partner,
    /// Nothing but himself to a declarer; to a defender the other side. In Chinese also the hand.
    Declarer(bool),
    Height(Height),
    Event(Event),
    /// What is said of the whole step.
    Mark(Mark),
    On,
    /// What is done with a card.
    With,
    /// `first`
    First,
    /// `return`: to cross, or the lead of the other side.
    Return,
    /// `twice`: a number of rounds, or of anything else.
    Times(u8),
    After,
    /// `before`: the order of the steps on both sides.
    Before,
    /// 前: the step behind it comes first.
    Ahead,
    /// `红心最后输一墩`: what is done at the end.
    Finally,
    /// What it is thrown on comes next (垫在).
    ThrownOn,
    /// The same, when something to throw stands before it (在).
    At,
    /// 上: as [`On`](Word::On), or up to the hand that comes next.
    Up,
    /// `but one`: what is not claimed.
    But,
    /// Behind what is not claimed (外).
    Outside,
    /// `they`, the other side or the cards.
    They,
    /// `my`
    My,
    /// `your`
    Your,
    /// `squeezing west`: what comes of the play stated before it, and no play of its own.
    Coup,
    /// `from the top`: the highest card of a suit first.
    FromTop,
    /// `ending in dummy`
    Ending,
    /// `starting with the ace`
    Starting,
    /// `run the hearts finessing`
    Finessing,
    In,
    /// `whatever`, before what makes no difference.
    Whatever,
    /// `until somebody ruffs`
    Until,
    /// `from`, before a hand.
    From,
    /// `without`: what comes next is not done.
    Not,
    /// `the aces`: of a suit that comes next, or winners.
    Aces,
    /// `needed`, of what is done only then.
    Needed,
    /// `do`, before it.
    Do,
    /// The same, for the time being (先不).
    NotYet,
    If,
    /// If not.
    Unless,
    Then,
    Else,
    Break,
    Open,
    Close,
    Filler,
    /// No word of the language, and what is wrong with it.
    Unread(Misreading),
}

impl Word {
    /// A word nothing is known of.
    pub const UNKNOWN: Word = Word::Unread(Misreading::Unknown);

    /// Whether a step ends before it.
    pub const fn ends_step(self) -> bool {
        matches!(
            self,
            Word::Break
                | Word::Then
                | Word::Else
                | Word::If
                | Word::Unless
                | Word::Open
                | Word::Close
                | Word::Before
                | Word::Ahead
        )
    }

    /// Whether it names a hand.
    pub const fn is_hand(self) -> bool {
        matches!(self, Word::Dummy | Word::Hand | Word::Partner | Word::Seat(_))
    }

    /// Whether a card, a suit or a number of them begins.
    pub fn is_object(self) -> bool {
        match self {
            Word::Mark(mark) => mark.0 & Mark::TRUMPS.or(Mark::LOSER).0 != 0,
            Word::Number(_) | Word::Article | Word::Suit(_) | Word::Card(_) | Word::Rank(_) => true,
            _ => false,
        }
    }

    /// Whether something begins that is somebody's: a hand, its cards, or what he has.
    pub fn is_somebodys(self) -> bool {
        match self {
            Word::Mark(mark) => mark == Mark::HAS,
            Word::Number(_) | Word::Suit(_) | Word::Card(_) | Word::Rank(_) => true,
            Word::Dummy | Word::Hand | Word::Partner => true,
            _ => false,
        }
    }

    /// Whether it is something that somebody does or has.
    pub fn is_done(self) -> bool {
        match self {
            Word::Mark(mark) => mark == Mark::HAS,
            Word::Event(_) | Word::Break | Word::Then | Word::Else | Word::If | Word::Unless => false,
            _ => true,
        }
    }
}

use Word::Filler;

const fn mark(mark: Mark) -> Word {
    Word::Mark(mark)
}

const fn verb(verb: Verb) -> Word {
    Word::Verb(verb)
}

/// Words of one meaning, divided by spaces.
pub(super) type Entry = (&'static str, Word);

/// English words, in lower case; verbs without their endings, unless those change the word.
pub(super) const ENGLISH: &[Entry] = &[
    ("draw pull pick extract clear", verb(Verb::Draw)),
    ("cash", verb(Verb::Cash)),
    ("run", verb(Verb::Run)),
    ("lead touch", verb(Verb::Lead)),
    ("play unblock rise", verb(Verb::Play)),
    ("finesse hook", verb(Verb::Finesse)),
    ("ruff trumping", verb(Verb::Ruff)),
    ("crossruff cross-ruff xruff x-ruff", verb(Verb::Crossruff)),
    ("overtake", verb(Verb::Overtake)),
    ("discard throw pitch ditch dump shed toss rid", verb(Verb::Discard)),
    ("cross enter go across over back reach", verb(Verb::Cross)),
    ("return returning", Word::Return),
    ("ending ends finish finishing", Word::Ending),
    ("start begin", Word::Starting),
    ("concede resign", verb(Verb::Resign)),
    ("lose give exit duck", verb(Verb::Concede)),
    ("drive knock force", verb(Verb::Drive)),
    ("ride", verb(Verb::Let)),
    ("squeeze endplay", Word::Coup),
    ("you u you've youve you'll you're them opponents opps defenders defence defense", mark(Mark::YOU)),
    ("yours", mark(Mark::YOU.or(Mark::IS))),
    ("they they've they're theyre", Word::They),
    ("loser losers", mark(Mark::LOSER)),
    ("win", verb(Verb::Win)),
    ("take make made score", verb(Verb::Take)),
    ("trumps trps", mark(Mark::TRUMPS)),
    ("trump", mark(Mark::TRUMPS.or(Mark::ONE))),
    ("club cl clb c", Word::Suit(Suit::Clubs)),
    ("diamond diam dia dmd d", Word::Suit(Suit::Diamonds)),
    ("heart hts hrt h", Word::Suit(Suit::Hearts)),
    ("spade sp spd s", Word::Suit(Suit::Spades)),
    ("aces", Word::Aces),
    ("ace", Word::Rank(Rank::Ace)),
    ("king k", Word::Rank(Rank::King)),
    ("queen q", Word::Rank(Rank::Queen)),
    ("jack knave j", Word::Rank(Rank::Jack)),
    ("t", Word::Rank(Rank::Ten)),
    ("a an", Word::Article),
    ("one another", Word::Number(1)),
    ("two couple both", Word::Number(2)),
    ("once", Word::Times(1)),
    ("twice double", Word::Times(2)),
    ("three", Word::Number(3)),
    ("four", Word::Number(4)),
    ("five", Word::Number(5)),
    ("six", Word::Number(6)),
    ("seven", Word::Number(7)),
    ("eight", Word::Number(8)),
    ("nine", Word::Number(9)),
    ("ten", Word::Number(10)),
    ("eleven", Word::Number(11)),
    ("twelve", Word::Number(12)),
    ("thirteen", Word::Number(13)),
    ("north n north's", Word::Seat(Seat::North)),
    ("east e east's", Word::Seat(Seat::East)),
    ("south south's", Word::Seat(Seat::South)),
    ("west w west's", Word::Seat(Seat::West)),
    ("lho lho's", Word::Neighbour(true)),
    ("rho rho's", Word::Neighbour(false)),
    ("dummy dummy's dummys table board", Word::Dummy),
    ("partner partner's", Word::Partner),
    ("declarer declarer's", Word::Declarer(false)),
    ("hand hand's", Word::Hand),
    ("low small", Word::Height(Height::Low)),
    ("high big", Word::Height(Height::High)),
    ("follow", Word::Event(Event::BothFollow)),
    ("break split behave", Word::Event(Event::Breaks)),
    ("show", Word::Event(Event::ShowsOut)),
    (
        "drop dropped fall fallen appear appeared covers comes singleton bare stiff",
        Word::Event(Event::Appears),
    ),
    ("to towards toward", mark(Mark::TO)),
    ("on", Word::On),
    ("with", Word::With),
    ("is are r was were", mark(Mark::IS)),
    ("out outstanding missing there there's", mark(Mark::OUT)),
    ("left", mark(Mark::OUT.or(Mark::LEFT))),
    ("have has had got having i've ive we've", mark(Mark::HAS)),
    ("no nothing", mark(Mark::NO)),
    ("drawn gone finished exhausted pulled cleared extracted", mark(Mark::DRAWN)),
    ("last", mark(Mark::LAST)),
    ("away", mark(Mark::AWAY)),
    ("down off overtrick overtricks", mark(Mark::DOWN)),
    ("but except apart less minus bar", Word::But),
    ("in", Word::In),
    ("from", Word::From),
    ("whatever whenever however wherever matter regardless even", Word::Whatever),
    ("until till til", Word::Until),
    ("without not never don't dont won't can't cant cannot doesn't isn't aren't hasn't haven't", Word::Not),
    ("do does", Word::Do),
    ("mine ours", mark(Mark::GOOD)),
    ("claim claims claiming", mark(Mark::GOOD.or(Mark::HAS))),
    ("good established solid cold laydown", mark(Mark::GOOD.or(Mark::FINE))),
    ("winner winners top tops master masters", mark(Mark::GOOD.or(Mark::TOPS))),
    ("first", Word::First),
    ("or maybe perhaps try test whichever", Word::Unread(Misreading::Choice)),
    ("entry entries via", Word::Unread(Misreading::Entry)),
    ("set establish strip eliminate reverse reversal", Word::Unread(Misreading::Plan)),
    ("work fail onside offside", Word::Unread(Misreading::Condition)),
    ("second third fourth fifth 2nd 3rd 4th 5th", mark(Mark::NTH)),
    ("rest remainder every everything everything's all altogether total balance remaining", mark(Mark::REST)),
    ("trick tricks contract", mark(Mark::TRICKS)),
    ("round rounds rds times", mark(Mark::ROUNDS)),
    ("after", Word::After),
    ("before", Word::Before),
    ("if when assuming provided", Word::If),
    ("needed necessary", Word::Needed),
    ("yet", Word::NotYet),
    ("unless", Word::Unless),
    ("end", mark(Mark::END)),
    ("it", mark(Mark::IT)),
    ("then followed", Word::Then),
    ("else otherwise", Word::Else),
    ("and plus afterwards next finally so", Word::Break),
    ("my", Word::My),
    ("your ur their", Word::Your),
    (
        "the of own still up been suit i am i'm im i'll we these this that that's thats will \
         can at card cards hands for any only just come coming get gets getting going must us our here fine pls \
         s's more long closed marked against through thru thirteenth 13th me myself by it's its proven either someone everyone now already again time ok please those let goes ty thx thanks which think obvious natural certain sure inevitable would i'd we'd want course obviously definitely simply let's lets",
        Filler,
    ),
];
