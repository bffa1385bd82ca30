//! What a ruling has to be told: the director's findings and the players' choices.

use super::denominations::Denominations;
use crate::bridge::call::Call;
use crate::bridge::call_set::CallSet;
use crate::bridge::seat::Seat;
use crate::cards::{Card, Suit};
use crate::cite::Citation;

macro_rules! questions {
    ($($(#[$doc:meta])* $name:ident = $code:literal;)*) => {
        /// What is asked. Each question has a stable code.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Question { $($(#[$doc])* $name,)* }

        impl Question {
            /// Every question.
            pub const ALL: &'static [Question] = &[$(Question::$name,)*];

            /// The stable code, such as `artificial` or `accept`.
            pub const fn code(self) -> &'static str {
                match self { $(Question::$name => $code,)* }
            }
        }
    };
}

questions! {
    /// Was the first call made without intent, and the change attempted as soon as the player saw it (law 25A)?
    Unintended = "unintended";
    /// Was the change made or attempted without pause for thought (law 25A)?
    WithoutPause = "without-pause";
    /// Does he accept the irregularity, by saying so or by acting after it?
    Accept = "accept";
    /// Did the next player, not aware of the change, call over the first call (1997 law 25B1)?
    CalledOverFirst = "called-over-first";
    /// What has happened since, before the irregularity was ruled on?
    Since = "since";
    /// Was the withdrawn call artificial?
    Artificial = "artificial";
    /// Is the call that replaces it artificial?
    ReplacementArtificial = "replacement-artificial";
    /// Was the pass artificial, or made over an artificial call of partner's (law 30C)?
    ArtificialPass = "artificial-pass";
    /// Which denominations was the withdrawn call related to (none when to none in particular)?
    RelatedTo = "related-to";
    /// Which call replaces it?
    Replacement = "replacement";
    /// Does the bid specify the same denominations as the withdrawn one, and is it the lowest that does (2017 law 27B1(a))?
    SpecifiesSame = "specifies-same";
    /// Has the replacement the same or a more precise meaning (2007 law 27B1(b))?
    MorePrecise = "more-precise";
    /// Is the replacement a comparable call: similar meaning, a subset, or the same purpose (2017 law 23A)?
    Comparable = "comparable";
    /// Does the call repeat the denominations the withdrawn call was related to (laws 29C and 31A2)?
    RepeatsDenominations = "repeats-denominations";
    /// Does the player let his first call stand or make another (1997 law 25B2(b))?
    FirstOrOther = "first-or-other";
    /// Does he keep his own later call or play, or withdraw it?
    KeepOrWithdraw = "keep-or-withdraw";
    /// Was the player misinformed, and did he probably act on it (laws 21B and 47E2)?
    Misinformed = "misinformed";
    /// Did an opponent tell the player wrongly that it was his turn (law 47E1)?
    ToldItWasHisTurn = "told-it-was-his-turn";
    /// Does the second call differ in meaning from the cancelled one, or is it a psychic call (law 17D2)?
    CallDiffers = "call-differs";
    /// Could declarer have seen a card of dummy's, other than one exposed in the auction (law 54C)?
    DummySeen = "dummy-seen";
    /// How does declarer answer an opening lead out of turn (law 54)?
    OpeningLead = "opening-lead";
    /// Does a defender accept declarer's lead out of turn (law 55A)?
    DefenderAccepts = "defender-accepts";
    /// What does declarer require of the lead?
    Lead = "lead";
    /// Which card is to be played?
    WhichCard = "which-card";
    /// From which hand must declarer lead?
    WhichHand = "which-hand";
    /// What does declarer require of the offender's partner (law 57A)?
    Premature = "premature";
    /// Had declarer played from both hands, or dummy played or suggested a play of his own accord (law 57C1)?
    DummyActed = "dummy-acted";
    /// Will the card be legal when the player's turn comes (2017 law 57D)?
    LegalInTurn = "legal-in-turn";
    /// Was the card exposed by accident, not by deliberate play (law 50B)?
    Inadvertent = "inadvertent";
    /// Could the offender's partner have seen the face of the card (laws 24 and 49)?
    SeenByPartner = "seen-by-partner";
    /// Was the card shown, held, touched or named so that it counts as played (law 45C)?
    CountsAsPlayed = "counts-as-played";
    /// Was the extra card meant as a lead to the next trick (law 45E)?
    MeantAsLead = "meant-as-lead";
    /// Has the offending side played to the next trick (a card taken back since counts), named a card for it, or
    /// claimed, conceded or agreed (law 63A)?
    EstablishedOtherwise = "established-otherwise";
    /// Was an agreement to a claim the only such act, and is it not final (2017 laws 63A3 and 69A)?
    AgreementOpen = "agreement-open";
    /// Which card should have been played?
    CorrectCard = "correct-card";
    /// When was attention drawn (laws 64B4 and B5)?
    WhenFound = "when-found";
    /// Did a defender's forbidden question to his partner bring it out (1997 laws 61B and 63B)?
    PartnerAsked = "partner-asked";
    /// Which card goes to the defective trick (law 67B1)?
    SuppliedCard = "supplied-card";
    /// Can the board be corrected and played normally (law 13A)?
    Playable = "playable";
    /// Do all four players agree to play on (1997 law 13)?
    AllAgree = "all-agree";
    /// Has anybody seen a card of another player's hand (law 13D)?
    CardSeen = "card-seen";
    /// Had the card that does not belong to the board been played to a quitted trick (law 13F)?
    InQuittedTrick = "in-quitted-trick";
    /// Had anybody at the table played the board before (law 15)?
    PlayedBefore = "played-before";
    /// Did every call of the second auction repeat the first (law 15C)?
    AuctionRepeated = "auction-repeated";
    /// Do north-south bear the whole fault, a part or none (law 12C2)?
    FaultOfNorthSouth = "fault-of-north-south";
    /// Do east-west bear the whole fault, a part or none (law 12C2)?
    FaultOfEastWest = "fault-of-east-west";
    /// Which of dummy's last two cards was not the one declarer named (law 45D)?
    MisplacedCard = "misplaced-card";
    /// Had dummy looked at a hand, exchanged hands or left his seat before (law 43A2)?
    DummyLostRights = "dummy-lost-rights";
    /// Did dummy suggest a play that damaged the defenders (law 45F)?
    DummySuggested = "dummy-suggested";
    /// Is the call he must repeat made in another meaning than before (law 26, note)?
    OtherMeaning = "other-meaning";
    /// How is the information dealt with (law 16C2), or the board bid again (law 17D3)?
    Remedy = "remedy";
    /// Did he make extraneous information available to his partner that may suggest a call or play (law 16B1)?
    InformationGiven = "information-given";
    /// Had his partner a logical alternative to what he chose (law 16B1; from 2007 on an action that a significant proportion
    /// of his peers, using his methods, would seriously consider and some might select)?
    LogicalAlternative = "logical-alternative";
    /// Could the information demonstrably (in 1987 reasonably) have suggested his choice over that alternative (law 16B1)?
    Suggested = "suggested";
    /// Has an innocent opponent drawn a false inference from it, and was there no demonstrable bridge reason for it (law 73F)?
    Misled = "misled";
    /// Could he have been aware at the time that it might well work to his side's benefit (laws 23 and 73F, 2017 72C)?
    CouldHaveKnown = "could-have-known";
    /// Have the offenders gained by it, or the others been damaged (laws 12B1 and 16B3)?
    Gained = "gained";
    /// Could his side have gained by what an opponent then did in ignorance of the laws (law 11A)?
    GainsByIgnorance = "gains-by-ignorance";
}

/// One of the possible choices.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// To accept the irregularity.
    Accept,
    /// Not to accept it.
    Refuse,
    /// To let the first call stand.
    LetStand,
    /// To make another call.
    Another,
    /// To keep one's own call or play.
    Keep,
    /// To withdraw it.
    Withdraw,
    /// Nobody has called since.
    Nothing,
    /// The offender's left-hand opponent has called over it.
    LeftCalled,
    /// The player whose turn it was has called as though nothing had happened.
    ProperCalled,
    /// The proper lead was made next (law 53C, in 2017 53B).
    ProperLed,
    /// To face declarer's hand and become dummy (law 54A).
    Spread,
    /// To leave the lead free.
    Free,
    /// To require a lead of that suit.
    RequireSuit(Suit),
    /// To forbid a lead of those suits.
    ForbidSuits(Denominations),
    /// To require the highest card of the suit led.
    Highest,
    /// To require the lowest card of the suit led.
    Lowest,
    /// To require a card of another suit, which is named.
    RequireOther(Suit),
    /// To forbid a card of another suit, which is named.
    ForbidOther(Suit),
    /// A card.
    Card(Card),
    /// A hand.
    Hand(Seat),
    /// In time.
    InTime,
    /// After a non-offender called on the next board.
    NextBoard,
    /// After the end of the round.
    RoundOver,
    /// Wholly at fault: average minus.
    AtFault,
    /// Partly at fault: average.
    PartlyAtFault,
    /// Not at fault: average plus.
    NotAtFault,
    /// To play on and see.
    PlayOn,
    /// To seat the players anew.
    Reseat,
    /// To deal anew.
    Redeal,
    /// To put in a substitute.
    Substitute,
    /// To give an artificial adjusted score.
    Artificial,
}

/// One answer, by the director or a player.
///
/// ```
/// use tricklaw::bridge::law::{Answer, Choice};
/// assert_eq!("yes".parse(), Ok(Answer::Yes));
/// assert_eq!("accept".parse(), Ok(Answer::Choice(Choice::Accept)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// A call.
    Call(Call),
    /// Denominations.
    Denominations(Denominations),
    /// One of the choices offered.
    Choice(Choice),
}

/// What kind of answer a question takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expect {
    /// [`Answer::Yes`] or [`Answer::No`].
    YesOrNo,
    /// [`Answer::Call`].
    Call {
        /// One of these: all that a player may try.
        of: CallSet,
        /// Those of them that can stand; one of the others the law lets him try, and cancels (law 27B3 and 4).
        standing: CallSet,
    },
    /// [`Answer::Denominations`].
    Denominations,
}

impl Expect {
    /// Whether an answer is of that kind.
    pub fn takes(self, answer: Answer) -> bool {
        match (self, answer) {
            (Expect::YesOrNo, Answer::Yes | Answer::No)
            | (Expect::Denominations, Answer::Denominations(_)) => true,
            (Expect::Call { of, .. }, Answer::Call(call)) => of.contains(call),
            _ => false,
        }
    }
}

/// Who has to answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    /// The director, after hearing the players.
    Director,
    /// That player.
    Player(Seat),
}

impl core::fmt::Display for Asked {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Asked::Director => f.pad("director"),
            Asked::Player(seat) => seat.fmt(f),
        }
    }
}

/// A finding or a call that is needed before the ruling can go on.
///
/// ```
/// use tricklaw::bridge::law::{Answer, Asked, Irregularity, Ruling, Status};
/// use tricklaw::bridge::{Board, Deal, Table};
/// use tricklaw::cite::Book;
/// let mut table = Table::of_deal(Board::numbered(1).unwrap(), &Deal::from_number(0).unwrap());
/// for action in ["1S", "Pass", "Pass", "Pass", "HA"] {
///     table.apply(action.parse().unwrap()).unwrap();
/// }
/// let exposed: Irregularity = "cards-exposed,by=W,cards=CA".parse().unwrap();
/// let ruling = Ruling::open(&table, Book::Bridge2007, exposed).unwrap();
/// let Status::Needs(needs) = ruling.status() else { panic!("{:?}", ruling.status()) };
/// assert_eq!((needs.question.code(), needs.asked), ("seen-by-partner", Asked::Director));
/// assert!(needs.expects.takes(Answer::No));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Needs {
    /// What is asked.
    pub question: Question,
    /// Who answers.
    pub asked: Asked,
    /// Which answers are possible.
    pub expects: Expect,
    /// The law that makes it matter.
    pub law: Citation,
}

/// The most answers one ruling takes.
pub const MAX_ANSWERS: usize = 16;

/// The answers given so far, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Answers {
    given: [Answer; MAX_ANSWERS],
    len: u8,
}

impl Answers {
    /// No answer yet.
    pub const NONE: Answers = Answers { given: [Answer::No; MAX_ANSWERS], len: 0 };

    /// The answers.
    pub fn as_slice(&self) -> &[Answer] {
        &self.given[..self.len as usize]
    }

    /// With one more; nothing when there is no room.
    pub fn with(mut self, answer: Answer) -> Option<Answers> {
        *self.given.get_mut(self.len as usize)? = answer;
        self.len += 1;
        Some(self)
    }
}

impl FromIterator<Answer> for Answers {
    /// The first [`MAX_ANSWERS`] of them.
    fn from_iter<I: IntoIterator<Item = Answer>>(answers: I) -> Answers {
        answers.into_iter().fold(Answers::NONE, |all, answer| all.with(answer).unwrap_or(all))
    }
}

crate::shown::shown_by!(code: Question);
