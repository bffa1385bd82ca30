//! What a director may penalise.

/// The offences of articles 34, 37 and 38.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offence {
    /// Convention card not filled in, handed in or brought along.
    ConventionCard,
    /// Line-up published late.
    LineUpLate,
    /// Not seated as published.
    SeatedOtherwise,
    /// Hand record wrong or incomplete when boards are duplicated.
    HandRecord,
    /// Cards looked at before their number and direction were checked.
    CardsNotCounted,
    /// Cards put back in the wrong pocket or number; hand record lost or misplaced.
    CardsReturnedWrong,
    /// Own convention card consulted without leave.
    OwnCardConsulted,
    /// No alert, a late one, or in the wrong way.
    AlertMissing,
    /// Questions or explanations in the wrong way, behind screens.
    QuestionsBehindScreens,
    /// The same without screens.
    QuestionsWithoutScreens,
    /// Wrong or incomplete explanation.
    ExplanationWrong,
    /// Information by tempo, manner, the tray or a pretended question.
    TempoOrManner,
    /// Declarer and dummy looked at each other's hands.
    HandsExchanged,
    /// Dummy took part in the play.
    DummyTakesPart,
    /// Another player's cards touched (declarer may touch dummy's).
    TouchingCards,
    /// Partner told the number of tricks won or lost.
    RemarkOnTricks,
    /// Staring, watching where a card comes from, trying to see cards.
    Staring,
    /// Cards taken out early, played late, or thrown about.
    PrematureOrLateCards,
    /// Score slip not filled in as prescribed.
    ScoreSlip,
    /// Pairs: seats or moves other than instructed.
    PairsMovement,
    /// Hand record of a board in play looked at.
    LookingAtHandRecord,
    /// Not leaving when asked to after play.
    LeavingLate,
    /// Equipment taken away or not put in order.
    Equipment,
    /// Discourtesy to a director or opponents.
    Discourtesy,
    /// Loud talk, harsh criticism that disturbs others.
    Noise,
    /// Talking to spectators.
    TalkingToSpectators,
    /// Leaving the seat, watching other tables.
    Wandering,
    /// Going on discussing a board after moving.
    DiscussingBoards,
    /// Comparing scores before the end.
    ComparingScores,
    /// A result or record falsified on purpose.
    FalsifiedScore,
    /// Entering the closed room without leave.
    EnteringClosedRoom,
    /// A closed-room player who has finished watches the open room.
    LeavingClosedRoomToWatch,
    /// A player not in the line-up watches his team.
    TeamMateWatching,
    /// A spectator who belongs to a contestant breaks the rules of the hall.
    Spectator,
    /// A phone sounded and was neither answered nor looked at.
    PhoneUnanswered,
    /// A phone was answered or looked at.
    PhoneUsed,
    /// Smoking where it is forbidden.
    Smoking,
    /// Phones or smoking, repeatedly or gravely.
    GraveAgainstBan,
}

impl Offence {
    /// The stable code of the offence.
    ///
    /// ```
    /// use tricklaw::event::penalty::Offence;
    /// assert_eq!(Offence::PhoneUnanswered.code(), "phone-unanswered");
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Offence::ConventionCard => "convention-card",
            Offence::LineUpLate => "line-up-late",
            Offence::SeatedOtherwise => "seated-otherwise",
            Offence::HandRecord => "hand-record",
            Offence::CardsNotCounted => "cards-not-counted",
            Offence::CardsReturnedWrong => "cards-returned-wrong",
            Offence::OwnCardConsulted => "own-card-consulted",
            Offence::AlertMissing => "alert-missing",
            Offence::QuestionsBehindScreens => "questions-behind-screens",
            Offence::QuestionsWithoutScreens => "questions-without-screens",
            Offence::ExplanationWrong => "explanation-wrong",
            Offence::TempoOrManner => "tempo-or-manner",
            Offence::HandsExchanged => "hands-exchanged",
            Offence::DummyTakesPart => "dummy-takes-part",
            Offence::TouchingCards => "touching-cards",
            Offence::RemarkOnTricks => "remark-on-tricks",
            Offence::Staring => "staring",
            Offence::PrematureOrLateCards => "premature-or-late-cards",
            Offence::ScoreSlip => "score-slip",
            Offence::PairsMovement => "pairs-movement",
            Offence::LookingAtHandRecord => "looking-at-hand-record",
            Offence::LeavingLate => "leaving-late",
            Offence::Equipment => "equipment",
            Offence::Discourtesy => "discourtesy",
            Offence::Noise => "noise",
            Offence::TalkingToSpectators => "talking-to-spectators",
            Offence::Wandering => "wandering",
            Offence::DiscussingBoards => "discussing-boards",
            Offence::ComparingScores => "comparing-scores",
            Offence::FalsifiedScore => "falsified-score",
            Offence::EnteringClosedRoom => "entering-closed-room",
            Offence::LeavingClosedRoomToWatch => "leaving-closed-room-to-watch",
            Offence::TeamMateWatching => "team-mate-watching",
            Offence::Spectator => "spectator",
            Offence::PhoneUnanswered => "phone-unanswered",
            Offence::PhoneUsed => "phone-used",
            Offence::Smoking => "smoking",
            Offence::GraveAgainstBan => "grave-against-ban",
        }
    }
}

crate::shown::shown_by!(code: Offence);
