//! A board of a file that is changed at a table goes back into its file: what changed, and nothing else.
#![allow(missing_docs)]
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::notation::{Code, File, Record, StatedContract, check, lin, pbn};
use tricklaw::bridge::{Action, Table};

const FILE: &str = r#"% PBN 2.1
{the whole club}
[Event "Club"]
[North "Anna"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AQJT9.T3.AQT8.T6 K84.K962.9543.AJ 75.AQ84.KJ.KQ752 632.J75.762.9843"]
{a spade deal}
[Declarer "N"]
[Contract "4S"]
[Result "10"]
[Score "NS 420"]
[ScoreTable "Rank\2R;PairId_NS\3R"]
 1 4
[Auction "N"]
1S $1 Pass 2C =1= Pass
4S {a jump} AP
[Note "1:natural"]
[Play "E"]
HK =1= H4 H5 H3
H6 HQ H7 HT
*
[Note "1:from four"]

[Board "2"]
[Dealer "E"]
[Vulnerable "NS"]
[Contract "Pass"]
[Result ""]
"#;

fn opened() -> File {
    pbn::read(FILE.as_bytes())
}

fn play(table: &mut Table, actions: &str) {
    for action in actions.split_whitespace() {
        let action: Action = action.parse().unwrap();
        table.apply(action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
}

/// The file with its first board retold after a number of its actions and then others.
fn retold(kept: usize, more: &str) -> String {
    let mut file = opened();
    let mut table = file.records[0].replay().unwrap().table;
    table.rewind(kept);
    play(&mut table, more);
    file.records[0].retell(&table);
    let text = pbn::write(&file);
    let again = pbn::read(text.as_bytes());
    let others = again.warnings.iter().filter(|warning| warning.code != Code::NoteUnused); // what a note says stays
    assert_eq!(others.count(), 0, "{text}");
    assert_eq!(check(&again.records[0]), [], "{text}");
    assert_eq!(pbn::write(&again), text);
    text
}

#[test]
fn told_as_it_stands_a_board_loses_nothing() {
    let text = retold(usize::MAX, "");
    for part in [
        "{the whole club}",
        "Club",
        "Anna",
        "{a spade deal}",
        "1S $1",
        "2C =1=",
        "{a jump}",
        "1:natural",
        "HK =1=",
        "1:from four",
        "ScoreTable",
        " 1 4",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(text.contains("[Contract \"4S\"]") && text.contains("[Result \"10\"]"));
}

#[test]
fn another_line_takes_the_place_of_what_was_played() {
    let text = retold(4, "2S Pass Pass Pass D3 DJ D2 DA =8");
    assert!(text.contains("[Declarer \"N\"]\n[Contract \"2S\"]\n[Result \"8\"]"), "{text}");
    assert!(text.contains("[Score \"110\"]"), "{text}");
    assert!(text.contains("1S $1 Pass 2C =1= Pass\n2S {a jump} AP"), "{text}");
    assert!(
        text.contains("{a spade deal}") && text.contains("ScoreTable"),
        "what is said of the board stays"
    );
    assert!(!text.contains("HK") && text.contains("from four"), "{text}");
    assert_eq!(text.matches("[Board ").count(), 2);
}

#[test]
fn a_board_taken_back_says_that_nothing_is_known() {
    let text = retold(1, "");
    assert!(text.contains("[Declarer \"\"]\n[Contract \"\"]\n[Result \"\"]"), "{text}");
    assert!(text.contains("[Auction \"N\"]\n1S $1 {a jump}\n*"), "{text}");
    assert!(retold(0, "Pass Pass Pass Pass").contains("[Declarer \"\"]\n[Contract \"Pass\"]\n[Result \"\"]"));
    assert!(!retold(0, "").contains("[Auction"));
}

#[test]
fn another_deal_another_number() {
    let mut file = opened();
    let table = Table::of_deal(
        tricklaw::bridge::Board::numbered(7).unwrap(),
        &"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432".parse().unwrap(),
    );
    file.records[1].retell(&table);
    let told: &Record = &file.records[1];
    assert_eq!((told.board, told.contract, told.tricks), (Some(7), None, None));
    let text = pbn::write(&file);
    assert!(text.contains("[Board \"7\"]") && text.contains("[Deal \"S:..AKQJT98765432."), "{text}");
    assert_eq!(told.contract, None::<StatedContract>);
}

#[test]
fn in_lin_explanations_and_comments_stay() {
    let text = "qx|o7|md|3SQT94HJT9DAKQ6CK4,SA873HQ75DT7CT632,SK52HAK632DJ5CQ75,SJ6H84D98432CAJ98|sv|b|ah|Board 7|\
        nt|a comment|mb|1H|mb|p|mb|1S!|an|four spades|mb|p|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|D4|mc|10|";
    let mut file = lin::read(text.as_bytes());
    let mut table = file.records[0].replay().unwrap().table;
    table.rewind(11);
    play(&mut table, "=9");
    file.records[0].retell(&table);
    let text = lin::write(&file).text;
    assert!(text.contains("mb|1S!|an|four spades|") && text.contains("nt|a comment|"), "{text}");
    assert!(text.contains("pc|D4|") && text.contains("mc|9|") && !text.contains("mc|10|"), "{text}");
}
