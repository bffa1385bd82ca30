//! A board of a file that is changed at a table goes back into its file: what changed, and nothing else.
#![allow(missing_docs)]
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::notation::{File, Record, StatedContract, check, lin, pbn};
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
    assert_eq!(again.warnings, [], "{text}");
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
    assert!(text.contains("1S $1 Pass 2C =1= Pass\n2S AP\n[Note \"1:natural\"]"), "{text}");
    assert!(
        text.contains("{a spade deal}") && text.contains("ScoreTable"),
        "what is said of the board stays"
    );
    assert!(!text.contains("HK") && !text.contains("from four"), "{text}");
    assert_eq!(text.matches("[Board ").count(), 2);
}

#[test]
fn a_board_taken_back_says_that_nothing_is_known() {
    let text = retold(1, "");
    assert!(text.contains("[Declarer \"\"]\n[Contract \"\"]\n[Result \"\"]"), "{text}");
    assert!(text.contains("[Auction \"N\"]\n1S $1 +\n"), "{text}");
    assert!(!text.contains("natural"), "{text}");
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

/// A board with comments and notes in auction and play, retold after a number of its actions and then others.
fn retold_with_comments(kept: usize, more: &str) -> String {
    let text = FILE
        .replace("1S $1 Pass 2C =1= Pass\n", "{who opens} 1S =2= {strong} Pass {silent} 2C =1= =3= Pass\n")
        .replace(
            "4S {a jump} AP\n",
            "4S =2= {a jump} AP {a good one}\n[Note \"2:a suit\"]\n[Note \"7:of nothing\"]\n",
        )
        .replace("HK =1= H4 H5 H3\n", "{to lead} HK =1= {top} H4 H5 H3\n")
        .replace("H6 HQ H7 HT\n", "H6 HQ =2= {taken} H7 HT\n")
        .replace("[Note \"1:from four\"]", "[Note \"1:from four\"]\n[Note \"2:at last\"]");
    let mut file = pbn::read(text.as_bytes());
    let mut table = file.records[0].replay().unwrap().table;
    table.rewind(kept);
    play(&mut table, more);
    file.records[0].retell(&table);
    pbn::write(&file)
}

fn parts(text: &str, there: &[&str], gone: &[&str]) {
    for part in there {
        assert!(text.contains(part), "{part} in {text}");
    }
    for part in gone {
        assert!(!text.contains(part), "{part} not in {text}");
    }
}

#[test]
fn a_comment_goes_with_the_call_or_card_it_stands_behind() {
    let text = retold_with_comments(2, "2D Pass 4S Pass Pass Pass HK H4 H5 H3 D3");
    let kept = ["{who opens}", "{strong}", "Pass {silent} 2D Pass\n4S AP", "{to lead}", "HK =1= {top} H4"];
    parts(&text, &kept, &["{a jump}", "{a good one}", "{taken}"]);
    let text = retold_with_comments(1, "X Pass Pass Pass");
    parts(&text, &["{who opens}", "{strong}"], &["{silent}", "{a jump}", "{top}"]);
}

#[test]
fn a_note_goes_with_the_last_call_or_card_that_refers_to_it() {
    let text = retold_with_comments(4, "2S Pass Pass Pass");
    parts(&text, &["1S =2=", "2:a suit", "1:natural", "7:of nothing"], &["from four", "at last"]);
    let text = retold_with_comments(2, "2D Pass 2H Pass 4S Pass Pass Pass");
    parts(&text, &["2:a suit", "7:of nothing"], &["1:natural"]);
    let text = retold_with_comments(13, "H8");
    parts(&text, &["HK =1= {top} H4 H5 H3", "1:from four"], &["2:at last", "{taken}"]);
}

#[test]
fn a_card_entered_again_in_its_place_keeps_its_comment() {
    let text = retold_with_comments(9, "H8 H5 H3 H6 HQ H7 HT");
    parts(&text, &["HK =1= {top} H8 H5 H3", "HQ =2= {taken} H7 HT", "2:at last"], &[]);
}

/// The text of a board that told its contract without an auction, after the auction and play at a table.
fn retold_without_auction(told: &str, actions: &str) -> String {
    let text = FILE.split("\n\n").next().unwrap();
    let (head, _) = text.split_once("[Auction").unwrap();
    let head = head.replace("[Contract \"4S\"]", told);
    let mut file = pbn::read(format!("{head}[Play \"E\"]\nHK H4 H5 H3\n*\n").as_bytes());
    let mut table = file.records[0].replay().unwrap().table;
    play(&mut table, actions);
    file.records[0].retell(&table);
    pbn::write(&file)
}

#[test]
fn an_auction_that_only_says_the_contract_again_stays_untold() {
    let text = retold_without_auction("[Contract \"4S\"]", "4S Pass Pass Pass HK H4 H5 H3 H2");
    parts(&text, &["[Declarer \"N\"]\n[Contract \"4S\"]", "[Play \"E\"]", "H2 + - -"], &["[Auction"]);
    let text = retold_without_auction("[Contract \"4SX\"]", "4S X Pass Pass Pass HK");
    parts(&text, &["[Contract \"4SX\"]"], &["[Auction"]);
}

#[test]
fn an_auction_that_says_more_is_told() {
    let there = |told: &str, actions: &str, auction: &str| {
        parts(&retold_without_auction(told, actions), &[auction], &[])
    };
    there("[Contract \"4S\"]", "1S Pass 4S Pass Pass Pass HK", "[Auction \"N\"]\n1S Pass 4S AP");
    there("[Contract \"4S\"]", "4S X Pass Pass Pass HK", "4S X AP");
    there("[Contract \"4S\"]", "Pass Pass Pass 4S Pass Pass Pass SA", "Pass Pass Pass 4S\nAP");
    there("[Contract \"?\"]", "4S Pass Pass Pass HK", "4S AP");
    there("[Contract \"4S\"]", "Pass Pass Pass Pass", "AP");
}
