//! The ladder of procedural and disciplinary penalties (art. 34, 37, 38): advice to a director, never applied by
//! itself.

use super::offence::Offence;
use crate::cite::{Book, Citation};

/// One step of a ladder. Victory points are hundredths; 0.5 VP stand for 3 IMPs and 10 % of a top
/// ([`Equivalence`](super::Equivalence)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A warning.
    Warning,
    /// A warning or that many victory points, as the director finds it grave.
    WarningOr(i32),
    /// That many victory points.
    Vp(i32),
    /// From the first to the second number of victory points, as the director finds it grave.
    Range(i32, i32),
    /// Exclusion from the session.
    SessionOut,
    /// The results of the session are cancelled and the case goes to the committees.
    ResultsCancelled,
    /// Exclusion from the event.
    EventOut,
}

/// What an offence may bring besides the ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extra {
    /// The board was ruined: that many victory points, in hundredths, instead.
    BoardRuined(i32),
    /// The board was ruined: an artificial score as well.
    ArtificialScore,
    /// The opponents may have been damaged in part: 3 IMPs.
    PossibleDamage,
    /// The opponents were damaged: an adjusted score.
    AdjustedScore,
    /// The law of that number applies as well.
    Law(&'static str),
    /// The gravest cases go to the committee.
    Committee,
    /// Instead, exclusion from the session or a part of the event, as the director finds it grave.
    Exclusion,
    /// Others could have learned about a board: that many victory points, in hundredths, instead of a warning.
    Overheard(i32),
}

/// An offence with its ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LadderItem {
    /// Which offence.
    pub offence: Offence,
    /// The article and its item.
    pub citation: Citation,
    /// The steps for the first, second, ... offence; the last one stands for all further ones.
    pub steps: &'static [Step],
    /// What may come besides.
    pub extras: &'static [Extra],
}

const WARN_HALF: &[Step] = &[Step::Warning, Step::Vp(50)];
const WARN_HALF_ONE: &[Step] = &[Step::Warning, Step::Vp(50), Step::Vp(100)];
const DAMAGE: &[Extra] = &[Extra::PossibleDamage, Extra::AdjustedScore];
const ADJUST: &[Extra] = &[Extra::AdjustedScore];

const fn item(
    offence: Offence,
    article: &'static str,
    steps: &'static [Step],
    extras: &'static [Extra],
) -> LadderItem {
    LadderItem { offence, citation: Citation::new(Book::Directing, article), steps, extras }
}

const LADDER: [LadderItem; 38] = {
    use Offence::*;
    [
        item(ConventionCard, "34(1)", WARN_HALF_ONE, &[]),
        item(LineUpLate, "34(2)", WARN_HALF_ONE, &[]),
        item(SeatedOtherwise, "34(3)", WARN_HALF_ONE, &[]),
        item(HandRecord, "34(4)", WARN_HALF, &[Extra::BoardRuined(100)]),
        item(CardsNotCounted, "34(5)", WARN_HALF, &[Extra::BoardRuined(100), Extra::ArtificialScore]),
        item(CardsReturnedWrong, "34(6)", WARN_HALF, &[Extra::BoardRuined(100)]),
        item(OwnCardConsulted, "34(7)", WARN_HALF, ADJUST),
        item(AlertMissing, "34(8)", WARN_HALF, DAMAGE),
        item(QuestionsBehindScreens, "34(9)", WARN_HALF, DAMAGE),
        item(QuestionsWithoutScreens, "34(9)", &[Step::WarningOr(50), Step::Vp(100)], DAMAGE),
        item(ExplanationWrong, "34(10)", WARN_HALF, DAMAGE),
        item(TempoOrManner, "34(11)", &[Step::Warning, Step::Range(50, 300)], ADJUST),
        item(HandsExchanged, "34(12)", WARN_HALF, &[Extra::Law("43")]),
        item(DummyTakesPart, "34(13)", &[Step::Vp(50), Step::Vp(100)], &[Extra::Law("43")]),
        item(TouchingCards, "34(14)", WARN_HALF, &[]),
        item(RemarkOnTricks, "34(15)", WARN_HALF, ADJUST),
        item(Staring, "34(16)", &[Step::Warning, Step::Range(50, 200)], &[]),
        item(PrematureOrLateCards, "34(17)", &[Step::Warning, Step::Range(50, 100)], ADJUST),
        item(ScoreSlip, "34(18)", WARN_HALF, &[]),
        item(PairsMovement, "34(19)", WARN_HALF, &[]),
        item(LookingAtHandRecord, "34(20)", WARN_HALF, &[]),
        item(LeavingLate, "34(21)", WARN_HALF, &[]),
        item(Equipment, "34(22)", WARN_HALF, &[]),
        item(Discourtesy, "37(1)", &[Step::Warning, Step::Range(50, 200)], &[Extra::Committee]),
        item(Noise, "37(2)", WARN_HALF_ONE, &[]),
        item(TalkingToSpectators, "37(3)", WARN_HALF_ONE, &[]),
        item(Wandering, "37(4)", &[Step::WarningOr(50), Step::Vp(100)], &[Extra::Exclusion]),
        item(
            DiscussingBoards,
            "37(5)",
            &[Step::Warning, Step::Vp(200)],
            &[Extra::Overheard(100), Extra::Exclusion],
        ),
        item(ComparingScores, "37(6)", WARN_HALF_ONE, &[]),
        item(FalsifiedScore, "37(7)", &[Step::ResultsCancelled], &[Extra::Committee]),
        item(EnteringClosedRoom, "37(8)", &[Step::Vp(100)], &[]),
        item(LeavingClosedRoomToWatch, "37(8)", &[Step::WarningOr(50), Step::Vp(100)], &[]),
        item(TeamMateWatching, "37(9)", &[Step::Warning, Step::Vp(100)], &[Extra::Exclusion]),
        item(Spectator, "37(10)", &[Step::Warning, Step::Range(50, 200)], &[Extra::Exclusion]),
        item(PhoneUnanswered, "38(1)", &[Step::Vp(200)], &[]),
        item(PhoneUsed, "38(1)", &[Step::SessionOut], &[]),
        item(Smoking, "38(2)", &[Step::Vp(200)], &[]),
        item(GraveAgainstBan, "38(3)", &[Step::EventOut], &[]),
    ]
};

/// All offences with their ladders, by article (art. 34, 37 and 38).
///
/// ```
/// use tricklaw::event::penalty::{Offence, Step, ladder_items};
/// let items = ladder_items();
/// assert_eq!(items[0].citation.to_string(), "directing regulations art. 34(1)");
/// let smoking = items.iter().find(|item| item.offence == Offence::Smoking).unwrap();
/// assert_eq!(smoking.steps, [Step::Vp(200)]); // 2 VP every time, never a warning
/// ```
pub const fn ladder_items() -> &'static [LadderItem] {
    &LADDER
}

/// The step the regulations advise for the `nth` offence of one kind, from 1, with what may come besides.
///
/// ```
/// use tricklaw::event::penalty::{Offence, Step, ladder};
/// let (step, item) = ladder(Offence::LineUpLate, 2);
/// assert_eq!(step, Step::Vp(50));
/// assert_eq!(item.citation.to_string(), "directing regulations art. 34(2)");
/// ```
pub fn ladder(offence: Offence, nth: u32) -> (Step, &'static LadderItem) {
    let item = LADDER.iter().find(|item| item.offence == offence).unwrap_or(&LADDER[0]);
    let place = (nth.max(1) as usize - 1).min(item.steps.len().saturating_sub(1));
    (item.steps.get(place).copied().unwrap_or(Step::Warning), item)
}
