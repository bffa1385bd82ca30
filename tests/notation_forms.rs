//! What a text is taken for, and what is read beside the hands of a diagram.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::notation::{File, Format, Hands, Record, detect, diagram, pbn, read_hand};
use tricklaw::bridge::{BySeat, Seat, Vulnerability};
use tricklaw::cards::Card;

#[test]
fn the_beginning_tells_the_format() {
    for (text, format) in [
        ("lin=sv|n|mb|1S|", Format::Lin),
        ("st%7cmd%7c3SAK", Format::Lin),
        ("  \n qx|o1|md|3SAK,,,|", Format::Lin),
        // One bar is no command: two letters stand before it, or a deal follows.
        ("a | b | c", Format::Pbn),
        ("North|East", Format::Pbn),
        ("no deal, md|3SAK,,,|", Format::Lin),
        // Bars within what PBN begins with are its text.
        ("[Event \"md|1\"]", Format::Pbn),
        ("{ md| } [Board \"1\"]", Format::Pbn),
        ("; md|\n[Board \"1\"]", Format::Pbn),
        ("", Format::Pbn),
    ] {
        assert_eq!(detect(text.as_bytes()), format, "{text}");
    }
}

/// The sides may stand before the word or behind it, as newspapers and books have it.
#[test]
fn the_vulnerability_of_a_diagram() {
    for (text, vulnerability) in [
        ("None vul", Some(Vulnerability::None)),
        ("Neither vul.", Some(Vulnerability::None)),
        ("Both Vul", Some(Vulnerability::All)),
        ("All vulnerable", Some(Vulnerability::All)),
        ("N-S Vul", Some(Vulnerability::NorthSouth)),
        ("E/W vulnerable", Some(Vulnerability::EastWest)),
        ("Vul: Both", Some(Vulnerability::All)),
        ("Vul. E-W", Some(Vulnerability::EastWest)),
        ("Vulnerable: N-S vulnerable", Some(Vulnerability::NorthSouth)),
        ("Vulnerability None", Some(Vulnerability::None)),
        ("Vul", None),
        ("Nothing vul", None),
    ] {
        let read = diagram::read(&format!("Bd 7\nDlr: S\n{text}\n♠ AK3\n♥ QJ\n♦ T98\n♣ 65432\n"));
        assert_eq!((read.board, read.dealer), (Some(7), Some(Seat::South)), "{text}");
        assert_eq!(read.vulnerability, vulnerability, "{text}");
    }
}

/// The four hands as one line, sorted, `-` for a hand that is not shown.
fn shown(hands: &Hands) -> String {
    let hand = |cards: &Option<Vec<Card>>| match cards {
        None => "-".to_string(),
        Some(cards) => tricklaw::bridge::hand_text(cards.iter().copied().collect()),
    };
    hands.0.iter().map(hand).collect::<Vec<_>>().join(" ")
}

#[test]
fn hands_as_people_write_them() {
    let deal = "AK3.QJ.T98.65432 T98.T987..AKQJT9 6542.6542.AKQJ.8 QJ7.AK3.765432.7";
    let cases = [
        ("a PBN deal with tens of two digits", format!("N:{}", deal.replace('T', "10")), deal, ""),
        (
            "a LIN deal of three hands with a line end",
            "3S2456H2456DAKQJC8,S7JQH3AKD234567C7,S3AKHJQD89TC23456,\n".into(),
            deal,
            "",
        ),
        (
            "letters at the cards, a hand a line",
            "SAK3 HQJ DT98 C65432\nST98 HT987 D- CAKQJT9\nS6542 H6542 DAKQJ C8\nSQJ7 HAK3 D765432 C7".into(),
            deal,
            "",
        ),
        (
            "letters before the cards, a hand a line: the first is no seat",
            "S AK3 H QJ D T98 C 65432\nS T98 H T987 D - C AKQJT9\nS 6542 H 6542 D AKQJ C 8\n\
             S QJ7 H AK3 D 765432 C 7"
                .into(),
            deal,
            "",
        ),
        ("signs, a hand a line", "♠AK3 ♥QJ ♦1098 ♣65432".into(), "AK3.QJ.T98.65432 - - -", ""),
        (
            "commas between the cards",
            "♠ A,K,3\n♥ Q, J\n♦ 10,9,8\n♣ 6,5,4,3,2".into(),
            "AK3.QJ.T98.65432 - - -",
            "",
        ),
        (
            "a void first, named by its letter alone",
            "NORTH\nS\nH QJT9\nD T98\nC 765432\n".into(),
            ".QJT9.T98.765432 - - -",
            "",
        ),
        (
            "names of players beside cards without suits",
            "Chen - Huang\nAK3\nQJ\nT98\n65432\n".into(),
            "AK3.QJ.T98.65432 - - -",
            "1:1 Chen - Huang",
        ),
        (
            "a number is no holding where suits are named",
            "7\n♠ AK3\n♥ QJ\n♦ T98\n♣ 65432\n".into(),
            "AK3.QJ.T98.65432 - - -",
            "1:1 7",
        ),
        ("a one without its nought is no ten", "♠ A1\n♥ QJ\n".into(), ".QJ.. - - -", "1:1 ♠ A1"),
        (
            "a word further right is told with its column",
            "♠ AK3     see page\n♥ QJ\n".into(),
            "AK3.QJ.. - - -",
            "1:11 see page",
        ),
        ("an end position under seats", "North\n♠ A\nSouth\n♥ K\n".into(), "A... - .K.. -", ""),
        ("an end position behind seats", "N ♠A\nS ♥K\n".into(), "A... - .K.. -", ""),
        (
            "a pair whose seats are named the other way round",
            "East      West\n♠ A       ♠ K\n♦ 2       ♦ 3\n".into(),
            "- A..2. - K..3.",
            "",
        ),
        ("a seat behind its cards", "♠ AK3     East\n♥ QJ\n".into(), "- AK3.QJ.. - -", ""),
        ("one hand named, the other not", "South: 2...\n3...\n".into(), "3... - 2... -", ""),
        ("north named, his partner not", "North: 2...\n3...\n".into(), "2... - 3... -", ""),
        ("a seat named twice keeps its first hand", "East: 2...\nEast: 3...\n".into(), "- 2... - -", ""),
        ("no board has the number 0", "Board 0\n♠ A\n".into(), "A... - - -", "1:1 Board 0"),
    ];
    for (why, text, hands, warned) in cases {
        let read = diagram::read(&text);
        assert_eq!(shown(&read.hands), hands, "{why}");
        let warnings: Vec<String> =
            read.warnings.iter().map(|it| format!("{} {}", it.at, it.found)).collect();
        assert_eq!(warnings.join(", "), warned, "{why}");
    }
}

#[test]
fn a_hand_has_nothing_but_cards() {
    for text in ["AK3.QJ.x08.65432", "AK3.QJ.198.65432", "SAK3HQJD18C65432", "SX0", "10", "", " "] {
        assert_eq!(read_hand(text), None, "{text}");
    }
    assert_eq!(read_hand("A K 3 . Q J . 10 9 8 . 6 5 4 3 2"), read_hand("SAK3 HQJ DT98 C65432"));
    // A void is a dash in a diagram, and a deal says of an empty hand that it is not given.
    let mut hands = Hands::default();
    hands[Seat::North] = read_hand("AK3.QJ..65432");
    assert!(diagram::write(&hands, diagram::Signs::Letters).contains("D -\n"));
    let record =
        Record { hands: BySeat::from_fn(|seat| (seat == Seat::North).then(Vec::new)), ..Record::default() };
    let text = pbn::write(&File { records: vec![record], ..File::default() });
    assert!(!text.contains("..."), "{text}");
}
