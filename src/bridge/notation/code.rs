//! What a reader can find wrong with a file: stable names.

use core::fmt;

macro_rules! codes {
    ($($(#[$doc:meta])+ $code:ident = $name:literal,)+) => {
        /// What is wrong with a piece of a file.
        ///
        /// # Stability
        ///
        /// The [`name`](Code::name) is part of the interface; new codes may be added.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[non_exhaustive]
        pub enum Code {
            $($(#[$doc])+ $code,)+
        }

        impl Code {
            /// Every code.
            pub const ALL: &[Code] = &[$(Code::$code,)+];

            /// The code's stable name.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Code::$code => $name,)+
                }
            }
        }
    };
}

impl Code {
    /// Whether only the spelling is unusual and all that is meant was read.
    pub(super) const fn is_spelling(self) -> bool {
        matches!(self, Code::TenAsTwoDigits | Code::VoidAsDash)
    }
}

codes! {
    /// The file holds no board.
    Empty = "empty",
    /// A line of more than 255 characters.
    LongLine = "long-line",
    /// A block comment that is never closed.
    OpenComment = "open-comment",
    /// A tag that is never closed.
    OpenTag = "open-tag",
    /// A tag name in unusual letter case.
    TagCase = "tag-case",
    /// A tag without a value.
    MissingValue = "missing-value",
    /// A tag value that lacks a quote.
    MissingQuote = "missing-quote",
    /// A quote inside a tag value, not escaped.
    StrayQuote = "stray-quote",
    /// A tag value over several lines.
    ValueAcrossLines = "value-across-lines",
    /// A tag that occurred in this game already; the first one counts.
    DuplicateTag = "duplicate-tag",
    /// Text that belongs to nothing.
    StrayText = "stray-text",
    /// Two games without an empty line between them.
    NoGap = "no-gap",
    /// An empty line inside a game.
    GapInGame = "gap-in-game",
    /// A value to inherit that no earlier game has.
    NothingToInherit = "nothing-to-inherit",
    /// Lasting values beyond any measure: they end here, so that a small file cannot fill the memory.
    TooMuchInherited = "too-much-inherited",
    /// A tag that should not be inherited, inherited.
    UnusualInheritance = "unusual-inheritance",
    /// A board number that is not a positive number.
    BadBoard = "bad-board",
    /// A seat that is none of the four.
    BadSeat = "bad-seat",
    /// A vulnerability that is none of the four.
    BadVulnerability = "bad-vulnerability",
    /// A deal that does not follow the form.
    BadDeal = "bad-deal",
    /// Text that names no card.
    BadCard = "bad-card",
    /// `10` where the ten is written `T`.
    TenAsTwoDigits = "ten-as-two-digits",
    /// A void written as a dash, where the format leaves the suit empty.
    VoidAsDash = "void-as-dash",
    /// Text that names no contract.
    BadContract = "bad-contract",
    /// A result that is not a number of tricks.
    BadResult = "bad-result",
    /// A score that is not a number of points.
    BadScore = "bad-score",
    /// Text that names no call.
    BadCall = "bad-call",
    /// A call spelled in a way the format does not know, understood all the same.
    CallSpelling = "call-spelling",
    /// Calls or cards after the end of the auction or the play.
    AfterTheEnd = "after-the-end",
    /// An annotation that is not a glyph number, or a second one.
    BadGlyph = "bad-glyph",
    /// A note number outside 1 to 32, or a note without a number.
    BadNote = "bad-note",
    /// A reference to a note that is not there.
    NoteMissing = "note-missing",
    /// A note nothing refers to.
    NoteUnused = "note-unused",
    /// An irregularity mark that is not known.
    BadMark = "bad-mark",
    /// The cards of a trick given in order of play where the format gives each seat its column.
    CardsInOrderOfPlay = "cards-in-order-of-play",
    /// The order of the tricks cannot be told: the trump suit is not known.
    OrderUnknown = "order-unknown",
    /// A LIN command that is not closed by a bar.
    OpenCommand = "open-command",
    /// A LIN command name that is not two letters.
    BadCommand = "bad-command",
    /// A LIN value that contains a bar.
    BarInText = "bar-in-text",
    /// A LIN board without its deal.
    NoDeal = "no-deal",
    /// A claim that is not a number of tricks.
    BadClaim = "bad-claim",
    /// An explanation with no call before it.
    NoCallToExplain = "no-call-to-explain",
    /// A list of results that fits the boards of the file badly.
    ResultsDoNotFit = "results-do-not-fit",
    /// Two statements of one fact in a file that differ.
    Contradiction = "contradiction",
    /// A percent sign that begins no escaped character of a URL.
    BadEscape = "bad-escape",
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_distinct() {
        let mut names: Vec<_> = Code::ALL.iter().map(|code| code.name()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Code::ALL.len());
    }
}
