//! LIN as it is written, to the letter, and what it has no place for.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::notation::{lin, pbn};

const DEAL: &str = "[Deal \"S:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n";
const HANDS: &str = "md|1S23456789TJQKAHDC,SH23456789TJQKADC,SHD23456789TJQKAC,|rh||";

/// The LIN of one board of PBN, and what was lost.
fn written(text: &str) -> (String, String) {
    let file = pbn::read(format!("[Dealer \"S\"]\n{text}").as_bytes());
    let written = lin::write(&file);
    let lost: Vec<String> = written.lost.iter().map(|it| format!("{} {}", it.what, it.text)).collect();
    (written.text, lost.join(", "))
}

#[test]
fn boards_to_the_letter() {
    let bid = "[Auction \"S\"]\n7S Pass Pass Pass\n";
    let called = "mb|7S|mb|p|mb|p|mb|p|pg||";
    let cases: [(&str, String, String, &str); 19] = [
        (
            "names from south, the alert with its text, a page for every trick, the result as a claim",
            format!(
                "[Board \"7\"]\n[Vulnerable \"All\"]\n[North \"Nora\"]\n[East \"Ed\"]\n[South \"Sue\"]\n\
                 [West \"Wim\"]\n{DEAL}\
                 [Result \"13\"]\n[Auction \"S\"]\n7S =1= Pass Pass Pass\n[Note \"1:strong\"]\n\
                 [Play \"W\"]\nHA DA CA S2\nH2 D2 C2 SA\n*\n"
            ),
            format!(
                "pn|Sue,Wim,Nora,Ed|st||{HANDS}ah|Board 7|sv|b|mb|7S!|an|strong|mb|p|mb|p|mb|p|pg||\
                 pc|HA|pc|DA|pc|CA|pc|S2|pg||pc|SA|pc|H2|pc|D2|pc|C2|mc|13|pg||\n"
            ),
            "",
        ),
        (
            "a trick of which no card is known has no page of its own",
            format!("{DEAL}{bid}[Play \"W\"]\nHA DA CA S2\n+ $14\n{{why}}\n"),
            format!("st||{HANDS}{called}pc|HA|pc|DA|pc|CA|pc|S2|nt|why|pg||\n"),
            "card , card ",
        ),
        ("nothing but hands and calls", format!("{DEAL}{bid}"), format!("st||{HANDS}{called}\n"), ""),
        (
            "a room is told with its board",
            format!("[Board \"7\"]\n[Room \"Closed\"]\n{DEAL}{bid}"),
            format!("qx|c7|st||{HANDS}ah|Board 7|{called}\n"),
            "",
        ),
        (
            "another room has no sign",
            format!("[Room \"Third\"]\n{DEAL}{bid}"),
            format!("st||{HANDS}{called}\n"),
            "Room Third",
        ),
        (
            "an alert of which nothing is told",
            format!("{DEAL}[Auction \"S\"]\n7S =1= AP\n[Note \"1:Alert\"]\n"),
            format!("st||{HANDS}mb|7S!|mb|p|mb|p|mb|p|pg||\n"),
            "",
        ),
        (
            "three hands of which one is short are four",
            "[Deal \"S:AK... .A.. ..A. -\"]\n".into(),
            "st||md|1SKAHDC,SHADC,SHDAC,|rh||pg||\n".into(),
            "",
        ),
        (
            "a bar would end the value",
            format!("[South \"S|ue\"]\n{DEAL}"),
            format!("pn|S/ue,,,|st||{HANDS}pg||\n"),
            "bar S|ue,,,",
        ),
        (
            "a comma would begin the next name",
            format!("[South \"S, ue\"]\n{DEAL}"),
            format!("pn|S  ue,,,|st||{HANDS}pg||\n"),
            "comma S, ue",
        ),
        (
            "names that are not known are none",
            format!("[South \"?\"]\n{DEAL}"),
            format!("st||{HANDS}pg||\n"),
            "",
        ),
        (
            "text that is no call is told as it is",
            format!("{DEAL}[Auction \"S\"]\n1S Foo 2S\n"),
            format!("st||{HANDS}mb|1S|mb|Foo|mb|2S|pg||\n"),
            "",
        ),
        (
            "text that would be read as calls is not told",
            format!("{DEAL}[Auction \"S\"]\n1S 1C1D 2S\n"),
            format!("st||{HANDS}mb|1S|mb|-|mb|2S|pg||\n"),
            "call 1C1D",
        ),
        (
            "a player passed over has no place",
            format!("{DEAL}[Auction \"S\"]\n1S - 2S\n"),
            format!("st||{HANDS}mb|1S|mb|2S|pg||\n"),
            "call ",
        ),
        (
            "text that would be read as cards is not told",
            format!("{DEAL}{bid}[Play \"W\"]\nHAHK DA CA S2\n*\n"),
            format!("st||{HANDS}{called}pc|?|pc|DA|pc|CA|pc|S2|pg||\n"),
            "card HAHK",
        ),
        (
            "a table",
            format!("{DEAL}[ActionTable \"Call\"]\nPass\n"),
            format!("st||{HANDS}pg||\n"),
            "ActionTable Call",
        ),
        (
            "glyphs and marks",
            format!("{DEAL}[Auction \"S\"]\n2S $1 ^I 1S AP\n[Play \"W\"]\nHA $7 ^R DA CA S2\n*\n"),
            format!("st||{HANDS}mb|2S|mb|1S|mb|p|mb|p|mb|p|pg||pc|HA|pc|DA|pc|CA|pc|S2|pg||\n"),
            "glyph 2S, mark 1S, glyph HA, mark DA",
        ),
        (
            "behind a card that is not told the others have no place",
            format!("{DEAL}{bid}[Play \"W\"]\nHA - CA S2\nHK DK CK SK\n*\n"),
            format!("st||{HANDS}{called}pc|HA|pg||\n"),
            "card , card , card , card , card , card , card ",
        ),
        (
            "a contract without an auction",
            format!("[Contract \"7S\"]\n[Declarer \"S\"]\n{DEAL}"),
            format!("st||{HANDS}pg||\n"),
            "contract ",
        ),
        (
            "a result without an auction is no claim",
            format!("[Contract \"7S\"]\n[Declarer \"S\"]\n[Result \"13\"]\n{DEAL}"),
            format!("st||{HANDS}pg||\n"),
            "contract ",
        ),
    ];
    for (why, text, lin, lost) in cases {
        assert_eq!(written(&text), (lin, lost.to_string()), "{why}");
    }
}

/// What stands where a writer would put it comes back to the letter: comments before the lead, between the cards and at the
/// end, a result of the header that no claim repeats, a claim, text for a card, commands behind the last board.
#[test]
fn a_file_comes_back_to_the_letter() {
    let board =
        |place: &str, more: &str| format!("{place}st||{HANDS}ah|Board 1|sv|o|mb|7S|mb|p|mb|p|mb|p|{more}\n");
    let vg = "vg|Cup,Final,I,1,2,A,0,B,0|rs|7SS=,7SS=|pn|a,b,c,d,e,f,g,h|pg||\n";
    for text in [
        format!("{vg}{}", board("qx|o1|pn|a,b,c,d|", "pg||pc|HA|pc|DA|pg||")),
        board("", "nt|before|pg||pc|HA|nt|after|pc|DA|pg||"),
        board("", "pg||pc|HA|pc|DA|nt|end|pg||"),
        board("", "nt|end|pg||"),
        board("", "pg||pc|HA|pc|DA|mc|13|pg||"),
        board("qx|o1|", "pg||pc|xx|pc|DA|pg||"),
        format!("{}vg|Next,,,,,,,,|", board("", "pg||")),
        "nt|only text|".to_string(),
    ] {
        let written = lin::write(&lin::read(text.as_bytes()));
        assert_eq!((written.text, written.lost), (text, Vec::new()));
    }
}
