//! Hands in the forms people write them in.
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::notation::diagram::{self, Signs};
use tricklaw::bridge::notation::{Hands, read_hand};
use tricklaw::bridge::{BySeat, Deal, Seat, Vulnerability};
use tricklaw::cards::{Card, Source};

/// The four hands as one line, sorted, `-` for a hand that is not shown.
fn shown(hands: &Hands) -> String {
    let hand = |cards: &Option<Vec<Card>>| match cards {
        None => "-".to_string(),
        Some(cards) => tricklaw::bridge::hand_text(cards.iter().copied().collect()),
    };
    hands.0.iter().map(hand).collect::<Vec<_>>().join(" ")
}

const N: &str = "AK3.QJ.T98.65432";
const E: &str = "T98.T987..AKQJT9";
const S: &str = "6542.6542.AKQJ.8";
const W: &str = "QJ7.AK3.765432.7";

/// Every form gives the same deal.
#[test]
fn forms_of_one_deal() {
    let all = format!("{N} {E} {S} {W}");
    let forms = [
        ("a PBN deal", format!("S:{S} {W} {N} {E}")),
        ("a LIN deal", "3S2456H2456DAKQJC8,S7JQH3AKD234567C7,S3AKHJQD89TC23456,".to_string()),
        ("hands named by letters", format!("N: {N}\nE: {E}\nS: {S}\nW: {W}\n")),
        ("hands named by words", format!("West {W}\nNorth {N}\nEast {E}\nSouth {S}\n")),
        ("hands from north clockwise", format!("{N}\n{E}\n{S}\n{W}\n")),
        (
            "all suits on a line, named by letters with colons",
            "North S: AK3 H: QJ D: T98 C: 65432\nEast S: T98 H: T987 D: - C: AKQJT9\n\
             South S: 6542 H: 6542 D: AKQJ C: 8\nWest S: QJ7 H: AK3 D: 765432 C: 7"
                .to_string(),
        ),
        (
            "all suits on a line, named by signs",
            "N ♠AK3 ♥QJ ♦1098 ♣65432\nE ♠10 9 8 ♥10987 ♦void ♣AKQJ109\nS ♠6542 ♥6542 ♦AKQJ ♣8\n\
             W ♠QJ7 ♥AK3 ♦765432 ♣7"
                .to_string(),
        ),
        (
            "a suit a line under the seats",
            "NORTH\nS AK3\nH QJ\nD T98\nC 65432\n\nEAST\nS T98\nH T987\nD\nC AKQJT9\n\n\
             SOUTH\nS 6542\nH 6542\nD AKQJ\nC 8\n\nWEST\nS QJ7\nH AK3\nD 765432\nC 7\n"
                .to_string(),
        ),
        (
            "a cross by letters, cards apart, voids left out",
            "                S A K 3
                H Q J
                D 10 9 8
                C 6 5 4 3 2
S Q J 7                         S 10 9 8
H A K 3                         H 10 9 8 7
D 7 6 5 4 3 2                   D
C 7                             C A K Q J 10 9
                S 6 5 4 2
                H 6 5 4 2
                D A K Q J
                C 8
"
            .to_string(),
        ),
        (
            "a cross by signs with a compass and names",
            "              North
              ♠ AK3
              ♥ QJ
              ♦ T98
              ♣ 65432
West                        East
♠ QJ7            N          ♠ T98
♥ AK3          W   E        ♥ T987
♦ 765432         S          ♦ —
♣ 7                         ♣ AKQJT9
              South
              ♠ 6542
              ♥ 6542
              ♦ AKQJ
              ♣ 8
"
            .to_string(),
        ),
        (
            "a cross without suits",
            "            AK3
            QJ
            T98
            65432
QJ7                     T98
AK3                     T987
765432                  -
7                       AKQJT9
            6542
            6542
            AKQJ
            8
"
            .to_string(),
        ),
    ];
    for (form, text) in forms {
        let read = diagram::read(&text);
        assert_eq!(shown(&read.hands), all, "{form}:\n{text}");
    }
}

#[test]
fn hands_that_are_not_shown() {
    for (form, text, expected) in [
        ("one hand", N.to_string(), format!("{N} - - -")),
        ("one named hand", format!("East: {E}"), format!("- {E} - -")),
        ("partners", format!("{N}\n\n{S}"), format!("{N} - {S} -")),
        (
            "west and east with south below",
            "S QJ7     S T98\nH AK3     H T987\nD 765432  D -\nC 7       C AKQJT9\n\n    S 6542\n    H 6542\n    D AKQJ\n    C 8\n"
                .to_string(),
            format!("- {E} {S} {W}"),
        ),
        (
            "a hand written as unknown",
            "S QJ7     S ?\nH AK3     H ?\nD 765432  D ?\nC 7       C ?\n".to_string(),
            format!("- - - {W}"),
        ),
    ] {
        assert_eq!(shown(&diagram::read(&text).hands), expected, "{form}:\n{text}");
    }
}

#[test]
fn what_stands_beside_the_hands() {
    let read =
        diagram::read("Board 12     ♠ AK3\nDealer: West    ♥ QJ\nVul: N-S   ♦ T98\nPairs final   ♣ 65432\n");
    assert_eq!(
        (read.board, read.dealer, read.vulnerability),
        (Some(12), Some(Seat::West), Some(Vulnerability::NorthSouth))
    );
    assert_eq!(read.hands[Seat::North], read_hand(N));
    let warnings: Vec<String> =
        read.warnings.iter().map(|w| format!("{} {} {}", w.at, w.code, w.found)).collect();
    assert_eq!(warnings, ["4:1 stray-text Pairs final"]);
}

#[test]
fn text_that_is_no_diagram() {
    for text in ["", "Good morning", "1C Pass 1H", "♠", "S", "N:", "0,,", "é:...", "♥x ♥♥", "N: N: N:"]
    {
        let read = diagram::read(text);
        assert!(read.hands.0.iter().flatten().all(|hand| hand.len() < 5), "{text}: {read:?}");
    }
}

#[test]
fn written_diagrams_are_read_back() {
    let mut source = Source::from_seed(11);
    for round in 0..200u32 {
        let deal = Deal::random(&mut source);
        let hidden = round % 16;
        // Cards highest first within spades, hearts, diamonds, clubs, as a diagram shows them.
        let down = |seat: Seat| deal.hand(seat).iter().rev().collect::<Vec<Card>>();
        let hands: Hands = BySeat::from_fn(|seat| (hidden >> seat.index() & 1 == 0).then(|| down(seat)));
        for signs in [Signs::Letters, Signs::Symbols] {
            let text = diagram::write(&hands, signs);
            let read = diagram::read(&text);
            assert_eq!(read.hands, hands, "{text}");
            assert_eq!(read.warnings.is_empty(), hidden != 15, "{text}");
        }
    }
}

#[test]
fn a_fifth_row_without_a_suit_begins_another_hand() {
    let read = diagram::read("AK3\nQJ\nT98\n65432\nQT\nAKT9\nAKQJ\nAKQ\n");
    assert_eq!(read.hands[Seat::North], read_hand("AK3.QJ.T98.65432"));
    assert_eq!(read.hands[Seat::South], read_hand("QT.AKT9.AKQJ.AKQ"));
}

#[test]
fn hands_named_in_chinese_and_who_deals_in_words() {
    let hands = ["♠AK3 ♥QJ ♦T98 ♣65432", "♠T98 ♥T987 ♦- ♣AKQJT9", "♠6542 ♥6542 ♦AKQJ ♣8"];
    for colon in ["：", ":", " ", ""] {
        let text = format!("南{colon}{}\n西{colon}{}\n北{colon}{}", hands[0], hands[1], hands[2]);
        let read = diagram::read(&text);
        assert_eq!(read.hands[Seat::South], read_hand("AK3.QJ.T98.65432"), "{text}");
        assert_eq!(read.hands[Seat::North], read_hand("6542.6542.AKQJ.8"), "{text}");
        assert_eq!((read.hands[Seat::East].clone(), read.warnings.len()), (None, 0), "{text}");
    }
    let read = diagram::read("South Deals\nBoth Vul\nN: AK3.QJ.T98.65432");
    assert_eq!((read.dealer, read.vulnerability), (Some(Seat::South), Some(Vulnerability::All)));
    assert!(read.warnings.is_empty() && read.hands[Seat::North].is_some(), "{read:?}");
}
