//! Tables of text as spreadsheets of either language write them: separators, quotes, headings, words.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::event::exchange::{CsvFaultKind, read_results, read_table, write_results};

/// A text, the separator if it is named, the records and why.
type Case = (&'static str, Option<char>, &'static [&'static [&'static str]], &'static str);

#[test]
fn records_are_cut_where_the_first_line_says() {
    let cases: [Case; 12] = [
        ("a;b \n1;2\n", None, &[&["a", "b"], &["1", "2"]], "semicolons; blanks around fields are not theirs"),
        ("a\tb;c\td\n", None, &[&["a", "b;c", "d"]], "two tabs against one semicolon"),
        ("a;b,c", None, &[&["a;b", "c"]], "one each: the comma"),
        ("a，b\n1，2，3", None, &[&["a", "b"], &["1", "2", "3"]], "commas of the width of Chinese signs"),
        ("a，\"b，c\"\n", None, &[&["a", "b，c"]], "in quotes they are the field's"),
        ("a；b,c；d", None, &[&["a", "b,c", "d"]], "semicolons of that width"),
        ("x、y", Some('、'), &[&["x", "y"]], "any other when it is named"),
        ("a,b;c", Some(';'), &[&["a,b", "c"]], "named against the most"),
        (
            "a;\"b \"\"x\"\" 😀\";c\r\n1;\"2\n3\";\"\"\n\n",
            None,
            &[&["a", "b \"x\" 😀", "c"], &["1", "2\n3", ""]],
            "quotes",
        ),
        ("5\" tall\tb", None, &[&["5\" tall", "b"]], "a quote within a field"),
        (
            "\u{feff}\"open, to the end",
            None,
            &[&["open, to the end"]],
            "a mark in front, a quote never closed",
        ),
        ("", None, &[], "nothing"),
    ];
    for (text, separator, expected, why) in cases {
        assert_eq!(read_table(text, separator), expected, "{why}: {text:?}");
    }
}

/// Two results told in many ways: 4SX by north, one over, on board 1, and a deal passed out.
#[test]
fn headings_and_words_of_either_language() {
    let plain = "board,ns,ew,contract,declarer,tricks\n1,1,2,4SX,N,11\n1,3,4,Pass,,\n";
    let expected = read_results(plain).unwrap();
    for text in [
        "Board No;N-S;E-W;Contract;By;Result\n1;1;2;4sx;n;+1\n1;3;4;pass;;\n",
        "牌号\t南北\t东西\t定约\t庄家\t墩数\n1\t1\t2\t4♠x\t北\t11\n1\t3\t4\t打通\t\t\n",
        "副号，南北号，东西号，定约，庄，结果\n1，1，2，4黑桃加倍，北，超1\n1，3，4，四家不叫，，\n",
        "Board__No.;N-S;E-W;Contract;By;Result\n1;1;2;4sx;n;+1\n1;3;4;pass;;\n",
        "board．no,ns _.pair,pair. ew,Contract\n1,1,2,4SX N 11\n1,3,4,P\n",
        "BD,NS_PAIR,EW.PAIR,Contract\n1,1,2,4SX N +1\n1,3,4,P\n".replace("EW.PAIR", "pair ew").as_str(),
        "牌，南北对号，东西对号，定约\n1，1，2，4黑桃加倍 北 11墩\n1，3，4，全过\n",
        "牌，南北，东西，结果\n1，1，2，4黑桃加倍 北 超1\n1，3，4，全过\n",
        "ＢＯＡＲＤ；ＮＳ；ＥＷ；定约\n1；1；2；4SX 北 +1\n1；3；4；Pass\n",
        "result,board,ns,ew,contract,declarer,tricks\nx,1,1,2,4SX,N,11\ny,1,3,4,Pass,,\n",
    ] {
        assert_eq!(read_results(text).as_ref(), Ok(&expected), "{text}");
    }
    let down = read_results("board,ns,ew,contract\n1,1,2,4SX N -1\n1,3,4,4S N =\n").unwrap();
    assert_eq!(down.iter().map(|row| row.result.points(1)).collect::<Vec<_>>(), [Some(-100), Some(420)]);
    assert_eq!(write_results(&expected).lines().nth(1), Some("0,0,1,1,2,4SX,N,11,,690,0"));
    let scores = read_results("牌号;南北;东西;得分;首攻;轮次;桌号;组\n1;1;2;-50;HA;3;4;1\n").unwrap();
    assert_eq!(
        (scores[0].result.points(1), scores[0].round, scores[0].table, scores[0].group),
        (Some(-50), 3, 4, 1)
    );
}

#[test]
fn awards_are_not_taken_for_a_result_in_one_cell() {
    let rows = read_results("board,ns,ew,contract\n1,1,2,60 / 40\n1,3,4,W620: 1/-100:2\n").unwrap();
    assert_eq!(rows[0].result.texts()[0], "A60/40");
    assert_eq!(rows[1].result.texts()[0], "W620:1/-100:2");
    let faults = read_results("board,ns,ew,contract\n1,1,2,4S 中 =\n1,1,2,8S N =\n1,1,2,4S N\n").unwrap_err();
    let told: Vec<String> = faults.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "line 2: not a declarer, N, E, S or W, got \"4S \u{4e2d} =\"",
            "line 3: not a contract, an award or a weighted score, got \"8S N =\"",
            "line 4: not a contract, an award or a weighted score, got \"4S N\"",
        ]
    );
    assert!(faults.iter().all(|fault| matches!(fault.kind, CsvFaultKind::Result(_))));
}

/// A column that is missing is told once, in the line that names the columns, and not as something missing in every line.
#[test]
fn columns_of_a_contract_that_are_missing() {
    let told = |text: &str| -> Vec<String> {
        read_results(text).unwrap_err().iter().map(ToString::to_string).collect()
    };
    let (declarer, tricks) = ("line 1: there is no column declarer", "line 1: there is no column tricks");
    let unknown = "board,ns,ew,contract,dec,tricks\n1,1,2,4S,N,10\n1,3,4,4S,N,10\n1,5,6,60 / 40,,\n";
    assert_eq!(told(unknown), [declarer]);
    assert_eq!(told("board,ns,ew,contract,declarer\n1,1,2,4S,N\n1,3,4,3NT,N\n"), [tricks]);
    let both = told("board,ns,ew,contract\n1,x,2,4S\n1,3,4,4S\n1,5,6,Pass\n");
    assert_eq!(both, [declarer, tricks, "line 2: ns is not a number from 1 to 1000000, got \"x\""]);
    // Nothing is missing where no row needs it, and where rows have it in the cell of the contract a row without it is at fault.
    assert!(read_results("board,ns,ew,contract\n1,1,2,Pass\n1,3,4,AVE+/AVE-\n").is_ok());
    let cells = told("board,ns,ew,contract\n1,1,2,4S N =\n1,3,4,4S\n");
    assert_eq!(cells, ["line 3: not a declarer, N, E, S or W, got \"\""]);
    let rows = read_results("Board,PairNS,PairEW,Contract,Declarer,Result\n1,1,2,4S,N,=\n").unwrap();
    assert_eq!((&rows[0].ns[..], &rows[0].ew[..]), (&[1][..], &[2][..]));
}

/// A field that cannot be read is told with its column and what stands in it, one that holds a whole result as the cell it is.
#[test]
fn what_stands_in_a_field_that_cannot_be_read() {
    let text = "board,ns,ew,contract,declarer,tricks,lead\n\
        1,1,2,4S,N,14,\n\
        2,1,2,4S,,10,\n\
        3,1,2,A+/A-,,,\n\
        4,1,x,4S,N,10,\n\
        5,1,2,4S,N,10,10X\n\
        6,1,2,4S N +4,,,\n\
        7,1,2,\u{9ed1}\u{6843}4,N,10,\n";
    let faults = read_results(text).unwrap_err();
    let messages: Vec<String> = faults.iter().map(ToString::to_string).collect();
    let columns: Vec<&str> = faults.iter().filter_map(|fault| fault.column()).collect();
    assert_eq!(columns, ["tricks", "declarer", "contract", "ew", "lead", "contract", "contract"]);
    assert_eq!(
        messages,
        [
            "line 2: not a number of tricks, 0 to 13, =, +1 or -2, got \"14\"",
            "line 3: not a declarer, N, E, S or W, got \"\"",
            "line 4: not a contract, an award or a weighted score, got \"A+/A-\"",
            "line 5: ew is not a number from 1 to 1000000, got \"x\"",
            "line 6: the lead is not a card, got \"10X\"",
            "line 7: not a number of tricks, 0 to 13, =, +1 or -2, got \"4S N +4\"",
            "line 8: not a contract, an award or a weighted score, got \"\u{9ed1}\u{6843}4\"",
        ]
    );
}

/// A file without anything has no header; one without a column for results may have either.
#[test]
fn files_without_a_header() {
    let messages = |text: &str| -> Vec<String> {
        read_results(text).unwrap_err().iter().map(ToString::to_string).collect()
    };
    for empty in ["", "\n\r\n", " ", "\u{feff}", " , ,\n"] {
        assert_eq!(messages(empty), ["line 1: there is no header line"], "{empty:?}");
    }
    assert_eq!(messages("board,ns,ew\n1,1,2\n"), ["line 1: there is no column contract or score"]);
}
