//! What the editions have each in their own way about claims and concessions (laws 68 to 71 and 79), as a table of named
//! switches: the code asks a switch, never a year. For 1987, whose text is not at hand, it is taken from 1997 but for law 71.

use crate::cite::Book;

/// What brings a conceded trick back that had not been won (law 71).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Cancelled {
    /// No legal play may lose it.
    Legal,
    /// No legal play may lose it, or, before its side calls on the next board and the round ends, no normal play (1997
    /// laws 71A and 71C).
    LegalOrEarly,
    /// No normal play may lose it.
    Normal,
}

/// The numbers under which the editions have the same rule.
pub(super) struct Articles {
    /// What is a concession.
    pub concession: &'static str,
    /// A defender's concession to which his partner objects at once.
    pub objection: &'static str,
    /// Play that goes on after a claim.
    pub later_play: &'static str,
    /// An agreement withdrawn over a trick that had been won.
    pub agreed_won: &'static str,
    /// An agreement withdrawn over another trick.
    pub agreed_other: &'static str,
    /// A line that was not stated, and a less successful one is normal.
    pub unstated_line: &'static str,
    /// What the claimer's partner might have played.
    pub partners_play: &'static str,
    /// A line that rests on who holds a card.
    pub location: &'static str,
    /// A concession cancelled over a trick that had been won.
    pub conceded_won: &'static str,
    /// A concession cancelled over another trick.
    pub conceded_other: &'static str,
    /// The count of a board that ended with a claim.
    pub count_agreed: &'static str,
    /// A disputed count of a board that was played out.
    pub count_disputed: &'static str,
}

/// Everything in which the editions differ here, by name.
pub(super) struct Switches {
    pub articles: Articles,
    /// Whether the cards a defender shows are free when his partner objects to his concession (law 68B2); else it is only said
    /// that nothing has been conceded and that law 16 may apply.
    pub objection_frees_cards: bool,
    /// Whether play that goes on after a claim may be evidence (law 70D3); else it is void (law 68D).
    pub later_play_is_evidence: bool,
    /// Whether play goes on and the claim is void when the other side asks for it and all four agree (2017 law 68D2(b)).
    pub agreed_play_voids_claim: bool,
    /// Whether an agreement is withdrawn over a trick that would likely have been won (law 69B2); else over one that no normal
    /// play could have lost.
    pub agreed_likely_comes_back: bool,
    /// What brings a conceded trick back.
    pub cancelled: Cancelled,
    /// Whether a score may still be increased when a count is disputed after the round (law 79B2).
    pub count_after_round: bool,
}

impl Switches {
    /// Those of a book; of the 2007 edition for a book that is not of bridge.
    pub fn of(book: Book) -> &'static Switches {
        match book {
            Book::Bridge1987 => &SWITCHES_1987,
            Book::Bridge1997 => &SWITCHES_1997,
            Book::Bridge2017 => &SWITCHES_2017,
            _ => &SWITCHES_2007,
        }
    }
}

const ARTICLES_1997: Articles = Articles {
    concession: "68B",
    objection: "68B",
    later_play: "68D",
    agreed_won: "69B",
    agreed_other: "69B",
    unstated_line: "70D",
    partners_play: "70A",
    location: "70E",
    conceded_won: "71A",
    conceded_other: "71A",
    count_agreed: "79B",
    count_disputed: "79B",
};

const ARTICLES_2007: Articles = Articles {
    concession: "68B1",
    objection: "68B2",
    later_play: "70D3",
    agreed_won: "69B1",
    agreed_other: "69B2",
    unstated_line: "70D1",
    partners_play: "70D2",
    location: "70E1",
    conceded_won: "71.1",
    conceded_other: "71.2",
    count_agreed: "79B1",
    count_disputed: "79B2",
};

static SWITCHES_1987: Switches = Switches {
    articles: Articles { conceded_won: "71", conceded_other: "71", ..ARTICLES_1997 },
    cancelled: Cancelled::Legal,
    ..EARLIER
};

static SWITCHES_1997: Switches = EARLIER;

static SWITCHES_2007: Switches = LATER;

static SWITCHES_2017: Switches = Switches {
    articles: Articles { conceded_won: "71A", conceded_other: "71B", ..ARTICLES_2007 },
    agreed_play_voids_claim: true,
    ..LATER
};

/// What 1997 has, and 1987 as far as is known.
const EARLIER: Switches = Switches {
    articles: ARTICLES_1997,
    objection_frees_cards: false,
    later_play_is_evidence: false,
    agreed_play_voids_claim: false,
    agreed_likely_comes_back: false,
    cancelled: Cancelled::LegalOrEarly,
    count_after_round: false,
};

/// What 2007 has, and most of 2017.
const LATER: Switches = Switches {
    articles: ARTICLES_2007,
    objection_frees_cards: true,
    later_play_is_evidence: true,
    agreed_play_voids_claim: false,
    agreed_likely_comes_back: true,
    cancelled: Cancelled::Normal,
    count_after_round: true,
};
