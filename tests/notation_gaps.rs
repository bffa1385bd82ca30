//! Where a game of a PBN file begins and ends when empty lines are missing or stand inside it, and what is written of tags.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::notation::{Code, File, Record, RemarkKind, Stated, StatedContract, lin, pbn};

fn read(text: &str) -> File {
    pbn::read(text.as_bytes())
}

/// The warnings by code and line.
fn warned(file: &File) -> Vec<(Code, u32)> {
    file.warnings.iter().map(|warning| (warning.code, warning.at.line)).collect()
}

fn calls(record: &Record) -> usize {
    record.auction.as_ref().map_or(0, |auction| auction.calls.len())
}

fn remarks(record: &Record) -> Vec<(RemarkKind, &str)> {
    record.remarks.iter().map(|remark| (remark.kind.clone(), remark.text.as_str())).collect()
}

/// The auction goes on behind it, which is told once, and the comment in between belongs to the game.
#[test]
fn an_empty_line_within_an_auction() {
    let file = read(
        "[Event \"A\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1C Pass\n\n{between} 1H Pass\n2C Pass\nPass Pass\n",
    );
    assert_eq!((file.records.len(), warned(&file)), (1, vec![(Code::GapInGame, 7)]));
    assert_eq!(calls(&file.records[0]), 8);
    assert_eq!(remarks(&file.records[0]), [(RemarkKind::Block, "between")]);
}

/// A note, the play or a table the game has not had yet go on with it.
#[test]
fn an_empty_line_before_what_a_game_still_lacks() {
    let auction =
        "[Event \"A\"]\n[Board \"1\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1C =1= Pass Pass Pass\n\n{kept}\n";
    let file = read(&format!("{auction}[Note \"1:strong\"]\n"));
    assert_eq!((file.records.len(), warned(&file)), (1, vec![(Code::GapInGame, 8)]));
    assert_eq!(file.records[0].auction.as_ref().unwrap().notes[0].text, "strong");
    assert_eq!(remarks(&file.records[0]), [(RemarkKind::Block, "kept")]);
    let again = read(&format!("{}[Event \"B\"]\n", auction.replace("=1= ", "")));
    assert_eq!((again.records.len(), warned(&again)), (2, vec![]));
    assert_eq!(
        (remarks(&again.records[0]), remarks(&again.records[1])),
        (vec![], vec![(RemarkKind::Block, "kept")])
    );
}

/// Where the empty line is missing a game ends with the next board: once it has a deal, an auction or a play.
#[test]
fn no_empty_line_between_two_games() {
    let deal = "[Deal \"N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85\"]\n";
    for told in ["[Auction \"N\"]\nPass Pass Pass Pass\n", deal] {
        let file = read(&format!("[Event \"A\"]\n[Board \"1\"]\n{told}[Board \"2\"]\n"));
        assert_eq!((file.records.len(), warned(&file)[0].0), (2, Code::NoGap), "{told}");
        assert_eq!(file.records[1].board, Some(2));
    }
    let file = read("[Event \"A\"]\n[Board \"1\"]\n[Board \"2\"]\n");
    assert_eq!((file.records.len(), warned(&file)), (1, vec![(Code::DuplicateTag, 3)]));
    assert_eq!(file.records[0].board, Some(1), "the first one counts");
}

/// `Table` is the number of a table, other names that end so begin one; a note nobody refers to, or that is not there, is told
/// of the play too.
#[test]
fn tables_and_notes() {
    let file = read("[Event \"A\"]\n[Table \"5\"]\n[Room \"Open\"]\n");
    assert_eq!((file.records[0].tag("Table"), file.records[0].sections.len()), (Some("5"), 0));
    let file = read("[Board \"1\"]\n[Play \"W\"]\nS2 =3= S4 S6 SA\n");
    assert_eq!(warned(&file), [(Code::NoteMissing, 3)]);
}

/// Glyphs stand right behind a call.
#[test]
fn a_glyph_without_a_blank() {
    let file = read("[Board \"1\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1C$1 Pass Pass Pass\n");
    let auction = file.records[0].auction.as_ref().unwrap();
    assert_eq!((calls(&file.records[0]), &auction.calls[0].nags[..], warned(&file)), (4, &[1][..], vec![]));
}

/// A tag that came twice stays as a comment, and a value too long for a line as a whole behind its beginning.
#[test]
fn tags_that_cannot_be_written_as_they_are() {
    let mut file = read("[Event \"A\"]\n[Site \"one\"]\n[Site \"two\"]\n[Board \"1\"]\n");
    let written = pbn::write(&file);
    assert!(written.contains("[Site \"one\"]\n;[Site \"two\"]\n"), "{written}");
    let long = "word ".repeat(60) + "end";
    file.records[0].set_tag("Event", &long).unwrap();
    let written = pbn::write(&file);
    assert!(written.lines().all(|line| line.chars().count() <= 255), "{written}");
    let comment = &written[written.find('{').unwrap()..=written.find('}').unwrap()];
    assert_eq!(
        comment[1..comment.len() - 1].split_whitespace().collect::<Vec<_>>(),
        long.split_whitespace().collect::<Vec<_>>()
    );
}

/// A board nobody bid has neither declarer nor result, whether its auction or its contract says so.
#[test]
fn a_board_passed_out() {
    let said = read("[Board \"1\"]\n[Dealer \"N\"]\n[Auction \"N\"]\nPass Pass Pass Pass\n");
    let stated = File {
        records: vec![Record {
            board: Some(1),
            contract: Some(StatedContract::PassedOut),
            ..Record::default()
        }],
        ..File::default()
    };
    for file in [said, stated] {
        let written = pbn::write(&file);
        for tag in ["[Declarer \"\"]", "[Contract \"Pass\"]", "[Result \"\"]"] {
            assert!(written.contains(tag), "{tag} in {written}");
        }
    }
}

/// What another format has for a call, and PBN would read as several words, becomes one word with its text as a comment.
#[test]
fn a_call_of_another_format_that_pbn_cannot_have() {
    let file = lin::read(b"qx|o1|md|3|mb|p|mb|two clubs?|mb|p|");
    let written = pbn::write(&file);
    let auction = &written[written.find("[Auction").unwrap()..];
    assert!(auction.contains("two_clubs_") && auction.contains("{two clubs?}"), "{auction}");
    assert_eq!(calls(&read(&written).records[0]), 3);
}

/// What is wrong inside a value of LIN is told where it stands, also over several lines; a tag by its own place.
#[test]
fn faults_are_told_where_they_stand() {
    let at = |file: File| -> Vec<(String, String)> {
        file.warnings.iter().map(|warning| (warning.at.to_string(), warning.found.clone())).collect()
    };
    let told = |place: &str, found: &str| vec![(place.to_string(), found.to_string())];
    assert_eq!(
        at(lin::read(b"md|1SAKQJT98765432,\nHAKQJT98765432,\nDAKQJT98765432,\nCAKQJT9876543Z|\n")),
        told("4:14", "Z")
    );
    assert_eq!(
        at(lin::read(b"md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432|mb|1C|mb|\nfoo|\n")),
        told("2:1", "foo")
    );
    assert_eq!(at(read("[Board \"1\"]\n  [Site \"a\"] [Site \"b\"]\n")), told("2:14", "Site"));
    assert_eq!(at(lin::read(b"vg|x,y,I,1,2,a,0,b,0|\nrs|4SN=,\nfoo,1NW-1|\nqx|o1|\nmd|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432|\n")), told("3:1", "foo"));
}

/// A tag that is set is what the board says, in the fields as in the file written.
#[test]
fn a_tag_that_is_set_takes_effect() {
    let start = "[Board \"3\"]\n[Dealer \"S\"]\n[Vulnerable \"EW\"]\n[Declarer \"N\"]\n[Contract \"3NT\"]\n[Result \"9\"]\n[Score \"NS 400\"]";
    for start in [start, "[Site \"x\"]"] {
        let mut file = read(start);
        let record = &mut file.records[0];
        let set = [
            ("Board", "4"),
            ("Dealer", "W"),
            ("Vulnerable", "All"),
            ("Declarer", "E"),
            ("Contract", "4SX"),
            ("Result", "10"),
            ("Score", "NS 430"),
            ("Deal", "W:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"),
        ];
        set.iter().for_each(|(name, value)| record.set_tag(name, value).unwrap());
        assert_eq!((record.board, record.dealer.map(|seat| seat.letter())), (Some(4), Some('W')));
        assert_eq!(record.tricks, Some(Stated::for_declarer(10)));
        assert!(record.hands.0.iter().all(Option::is_some));
        let written = pbn::write(&file);
        set.iter().for_each(|(name, value)| {
            let line = format!("[{name} \"{value}\"]");
            assert_eq!(written.matches(&line).count(), 1, "{line} in {written}");
        });
        // What nobody understands stands as it is, and the board says nothing of it.
        let record = &mut file.records[0];
        record.set_tag("Contract", "9S").unwrap();
        assert_eq!(record.contract, None);
        for rubbish in ["rubbish", "N:rubbish x y z", "N:"] {
            record.set_tag("Deal", rubbish).unwrap();
            assert!(record.hands.0.iter().all(Option::is_none), "{rubbish}: nobody is without a card");
        }
        record.set_tag("Deal", "N:AKQ.?.. x ? -").unwrap();
        assert_eq!(record.hands.0.iter().flatten().flatten().count(), 3, "what is a card is read");
        assert!(pbn::write(&file).contains("[Contract \"9S\"]"));
        for head in ["Auction", "Play", "Note"] {
            assert!(file.records[0].set_tag(head, "N").is_err());
        }
    }
}
