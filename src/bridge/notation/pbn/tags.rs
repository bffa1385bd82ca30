//! The tag names of the standard.

/// The mandatory tags in the order of export format.
pub(super) const MANDATORY: [&str; 15] = [
    "Event",
    "Site",
    "Date",
    "Board",
    "West",
    "North",
    "East",
    "South",
    "Dealer",
    "Vulnerable",
    "Deal",
    "Scoring",
    "Declarer",
    "Contract",
    "Result",
];

/// The other tags of the standard, sections apart.
const SUPPLEMENTAL: [&str; 58] = [
    "Annotator",
    "AnnotatorNA",
    "Application",
    "BidSystemEW",
    "BidSystemNS",
    "Competition",
    "DealId",
    "Description",
    "DoubleDummyTricks",
    "EastNA",
    "EastType",
    "EventDate",
    "EventSponsor",
    "FrenchMP",
    "Generator",
    "Hidden",
    "HomeTeam",
    "Mode",
    "NorthNA",
    "NorthType",
    "OptimumScore",
    "PairEW",
    "PairNS",
    "ParContract",
    "Room",
    "Round",
    "Score",
    "ScoreIMP",
    "ScoreMP",
    "ScorePercentage",
    "ScoreRubber",
    "ScoreRubberHistory",
    "Section",
    "SouthNA",
    "SouthType",
    "Stage",
    "Table",
    "Termination",
    "Time",
    "TimeCall",
    "TimeCard",
    "TimeControl",
    "UTCDate",
    "UTCTime",
    "VisitTeam",
    "WestNA",
    "WestType",
    "Auction",
    "Play",
    "Note",
    "ActionTable",
    "AuctionTimeTable",
    "InstantScoreTable",
    "OptimumPlayTable",
    "OptimumResultTable",
    "PlayTimeTable",
    "ScoreTable",
    "TotalScoreTable",
];

/// Whether the standard knows the name.
pub(super) fn is_standard(name: &str) -> bool {
    MANDATORY.contains(&name) || SUPPLEMENTAL.contains(&name)
}

/// The standard's spelling of a name, which is returned as it is when the standard does not know it.
pub(super) fn spelling(name: &str) -> &str {
    let known = MANDATORY.iter().chain(&SUPPLEMENTAL).find(|known| known.eq_ignore_ascii_case(name));
    known.copied().unwrap_or(name)
}

/// Whether the tag begins a table.
pub(super) fn is_table(name: &str) -> bool {
    name.len() > "Table".len() && name.ends_with("Table")
}

/// Whether the standard forbids inheriting the tag's value: it says something of one board only.
pub(super) fn is_own(name: &str) -> bool {
    matches!(name, "Dealer" | "Vulnerable" | "Deal" | "Declarer" | "Contract" | "Auction" | "Play" | "Note")
}

/// The place of a tag in export format: the mandatory ones in their order, then the others.
pub(super) fn rank(name: &str) -> usize {
    MANDATORY.iter().position(|known| *known == name).unwrap_or(MANDATORY.len())
}
