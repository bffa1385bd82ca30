//! What `check` says of single boards, problem by problem, and what it leaves unsaid.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::notation::{Problem, check, lin, pbn};
use tricklaw::bridge::{Fault, Remedy, Seat};

/// North has the spades, east the hearts, south the diamonds, west the clubs.
const SUITS: &str = "[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n";

/// What is said of one board of PBN.
fn said(text: &str) -> Vec<String> {
    let file = pbn::read(format!("[Board \"1\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n{text}").as_bytes());
    check(&file.records[0]).iter().map(Problem::to_string).collect()
}

#[test]
fn problems_are_told_once_and_nothing_else_is() {
    let four_spades = "[Auction \"N\"]\n4S Pass Pass Pass\n";
    let cases: [(&str, String, &[&str]); 23] = [
        (
            "a text that is no call hides who called what: the stated contract counts",
            "[Declarer \"N\"]\n[Contract \"4S\"]\n[Auction \"N\"]\n1S Foo 1NT Pass\nPass Pass\n\
             [Play \"E\"]\nHA - - -\n*\n"
                .into(),
            &["call 2: “Foo” is no call (2007 law 17C)"],
        ),
        (
            "text that is no card",
            format!("{SUITS}{four_spades}[Play \"E\"]\nHA DA Foo SA\n*\n"),
            &["card 3: “Foo” is no card (2007 law 45A)"],
        ),
        (
            "a card of a hand that is told, played from one that is not",
            "[Deal \"N:AKQJT98765432... .AKQJT98765432.. - -\"]\n[Play \"E\"]\nHA HK CA SA\n*\n".into(),
            &["card 2, HK by S: E holds it (2007 law 45A)"],
        ),
        ("a ten written with two digits is a card", SUITS.replace("T98", "1098"), &[]),
        (
            "no card has been told: whether the auction was over does not matter",
            "[Auction \"N\"]\n1S Pass\n*\n[Play \"E\"]\n*\n".into(),
            &[],
        ),
        ("no call has been told", "[Auction \"N\"]\n*\n[Play \"E\"]\nHA - - -\n*\n".into(), &[]),
        (
            "a declarer told wrong without a caret: the lead goes by the auction (law 41A)",
            format!("{SUITS}[Declarer \"S\"]\n{four_spades}[Play \"E\"]\nHA DA CA SA\n*\n"),
            &["the auction makes N declarer, the record says S (2007 law 22A2)"],
        ),
        (
            "with a caret they changed places: west leads",
            format!("{SUITS}[Declarer \"^S\"]\n{four_spades}[Play \"W\"]\nCA SA HA DA\n*\n"),
            &[],
        ),
        (
            "the fourth hand has the cards the others have not: east could follow",
            "[Deal \"N:AKQJT98765432... - .2.AKQJT9876543. .3.2.AKQJT987654\"]\n\
             [Play \"S\"]\nH2 H3 S2 C2\n*\n"
                .into(),
            &["card 4, C2 by E: H could be followed (2007 law 44C)"],
        ),
        (
            "a revoke is marked in a hand that is not told: it may be one",
            "[Deal \"N:AKQJT98765432... - - -\"]\n[Play \"E\"]\nHA ^R DA CA SA\n*\n".into(),
            &[],
        ),
        (
            "a hand that is not told follows at last: both discards before were revokes",
            "[Contract \"1NT\"]\n[Declarer \"N\"]\n[Play \"E\"]\nHA H2 C5 H3\nHK H4 C6 H5\nHQ H6 H7 H8\n*\n"
                .into(),
            &[
                "card 3, C5 by W: H could be followed (2007 law 44C)",
                "card 7, C6 by W: H could be followed (2007 law 44C)",
            ],
        ),
        (
            "the same mark where the hand is known and could not follow",
            format!("{SUITS}[Play \"E\"]\nHA ^R DA CA SA\n*\n"),
            &["card 2 is marked but regular (2007 law 44C)"],
        ),
        (
            "an end position states the denomination alone",
            format!("[Contract \"H\"]\n{four_spades}"),
            &["the auction leads to 4S, the record says H (2007 law 22A2)"],
        ),
        ("the same denomination", format!("[Contract \"S\"]\n{four_spades}"), &[]),
        (
            "stated as passed out, but bid: the contract is wrong, the result is that of a board played",
            format!("[Contract \"Pass\"]\n[Result \"10\"]\n{four_spades}"),
            &["the auction leads to 4S, the record says Pass (2007 law 22A2)"],
        ),
        (
            "nothing is won on a board passed out",
            "[Contract \"Pass\"]\n[Score \"NS 50\"]\n".into(),
            &["a result on a board that was passed out (2007 law 22A1)"],
        ),
        (
            "nor are tricks won on it",
            "[Contract \"Pass\"]\n[Result \"NS 7\"]\n".into(),
            &["a result on a board that was passed out (2007 law 22A1)"],
        ),
        ("the tricks of both sides are thirteen", format!("{four_spades}[Result \"NS 10 EW 3\"]\n"), &[]),
        (
            "0 is the score of a board passed out",
            "[Contract \"Pass\"]\n[Score \"NS 0\"]\n[Result \"0\"]\n".into(),
            &[],
        ),
        (
            "all tricks are told, so that their number is",
            format!("{SUITS}{four_spades}[Result \"12\"]\n[Play \"E\"]\n{}", tricks(13)),
            &["the play gives 13 tricks, the record says 12 (2007 law 79A)"],
        ),
        (
            "after an irregularity the tricks scored are not those won (law 64)",
            format!("{SUITS}{four_spades}[Result \"^12\"]\n[Play \"E\"]\n{}", tricks(13)),
            &[],
        ),
        (
            "of an end position the first tricks are not told",
            "[Deal \"N:32... .32.. ..32. ...32\"]\n[Contract \"H\"]\n[Declarer \"N\"]\n[Result \"12\"]\n\
             [Play \"E\"]\nH2 D2 C2 S2\nH3 D3 C3 S3\n*\n"
                .into(),
            &[],
        ),
        (
            "the first tricks leave a choice",
            format!("{SUITS}{four_spades}[Result \"0\"]\n[Play \"E\"]\nHA DA CA SA\n*\n"),
            &["the play allows 1 to 13 tricks, the record says 0 (2007 law 79A)"],
        ),
    ];
    for (why, text, expected) in cases {
        assert_eq!(said(&text), expected, "{why}");
    }
}

/// So many tricks of one suit a hand, east first.
fn tricks(number: usize) -> String {
    "AKQJT98765432".chars().take(number).map(|rank| format!("H{rank} D{rank} C{rank} S{rank}\n")).collect()
}

/// With thirteen tricks a board was played to its end: a deal of 14 and 12 is then a result to cancel
/// (law 13D), before that it is not.
#[test]
fn the_stage_of_a_wrong_deal_is_that_of_the_play() {
    let wrong = SUITS.replace("N:AKQ", "N:KQ").replace(" .AKQ", " A.AKQ");
    for (number, cancelled) in [(13, true), (12, false), (1, false)] {
        let text = format!("[Board \"1\"]\n{wrong}[Play \"E\"]\n{}*\n", tricks(number));
        let file = pbn::read(text.as_bytes());
        let counted: Vec<bool> = check(&file.records[0])
            .into_iter()
            .filter_map(|problem| match problem {
                Problem::Deal(deal) if matches!(deal.fault, Fault::WrongCount { .. }) => {
                    Some(deal.remedies.contains(&Remedy::CancelResult))
                }
                _ => None,
            })
            .collect();
        assert_eq!(counted, [cancelled; 2], "{number} tricks");
    }
}

/// A character that is no card is foreign to the hand it stands in.
#[test]
fn foreign_characters_belong_to_their_hand() {
    for (deal, seat) in
        [("N:AZ...", Seat::North), ("N:A... .Z.. ", Seat::East), ("E:A... .K.. ..Z.", Seat::West)]
    {
        let file = pbn::read(format!("[Board \"1\"]\n[Deal \"{deal}\"]\n").as_bytes());
        let foreign = file.records[0].deal_setup().foreign;
        assert_eq!(
            foreign.iter().map(|it| (it.seat, it.text.as_str())).collect::<Vec<_>>(),
            [(seat, "Z")],
            "{deal}"
        );
    }
}

/// A result marked with a caret is one after an adjustment: it counts before the tricks won (law 64).
#[test]
fn an_adjusted_result_counts_before_the_play() {
    let of = |result: &str| {
        let text = format!(
            "{SUITS}[Declarer \"N\"]\n[Contract \"4S\"]\n[Result \"{result}\"]\n[Play \"E\"]\n{}",
            tricks(13)
        );
        pbn::read(format!("[Board \"1\"]\n{text}").as_bytes()).records[0].declarer_tricks()
    };
    assert_eq!([of("12"), of("^12"), of("?")], [Some(13), Some(12), Some(13)]);
    // What only the other side is said to have won leaves declarer the rest.
    assert_eq!([of("^EW 4"), of("^NS 8")], [Some(9), Some(8)]);
}

/// A claim gives a side no fewer tricks than it has won and no more than are left to it (law 69A).
#[test]
fn a_claim_stays_within_what_the_play_leaves() {
    let hands = "md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|sv|o|mb|7S|mb|p|mb|p|mb|p|";
    let said = |claimed: u8| {
        let text = format!("{hands}pc|HA|pc|DA|pc|CA|pc|S2|mc|{claimed}|");
        let file = lin::read(text.as_bytes());
        check(&file.records[0]).iter().map(Problem::to_string).collect::<Vec<_>>()
    };
    assert!(said(1).is_empty() && said(13).is_empty(), "{:?} {:?}", said(1), said(13));
    assert_eq!(said(0), ["a claim of 0 tricks where the play allows 1 to 13 (2007 law 69A)"]);
}

#[test]
fn a_play_of_more_than_thirteen_tricks_says_nothing_of_the_result() {
    let tags = "[Declarer \"N\"]\n[Contract \"7S\"]\n[Result \"13\"]\n[Play \"E\"]\n";
    let thirteen = said(&format!("{tags}{}", "HA DA CA SA\n".repeat(13)));
    let fourteen = said(&format!("{tags}{}", "HA DA CA SA\n".repeat(14)));
    assert_eq!(thirteen.len(), 12 * 4, "{thirteen:?}");
    assert!(fourteen.iter().all(|problem| problem.contains("played before")), "{fourteen:?}");
}
