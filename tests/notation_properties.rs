//! Properties of the file formats over any text whatsoever.
#![cfg(not(target_arch = "wasm32"))]

use proptest::prelude::*;
use tricklaw::bridge::notation::{check, decode, detect, diagram, encode, lin, pbn, read};

/// Pieces PBN text is made of, right and wrong ones, in any order.
fn pbn_soup() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "[Event \"e\"]",
        "[Board \"1\"]",
        "[Board \"2\"]",
        "[Dealer \"N\"]",
        "[Site \"#\"]",
        "[Site \"##s\"]",
        "[Site \"##\"]",
        "[Deal \"N:AKQJT98765432... .AKQJT98765432.. - -\"]",
        "[Deal \"E:x10A.. - -\"]",
        "[Declarer \"^S\"]",
        "[Contract \"4HX\"]",
        "[Result \"NS 9\"]",
        "[Result \"+1\"]",
        "[Score \"EW -50\"]",
        "[Vulnerable \"Love\"]",
        "[Auction \"N\"]",
        "[Auction \"\"]",
        "[Play \"W\"]",
        "[Play \"?\"]",
        "[Note \"1:one\"]",
        "[Note \"40:x\"]",
        "[Note \"2: two\"]",
        "[ScoreTable \"A\\2R;B\"]",
        "[Odd \"v\"]",
        "[Odd\"w\\\\\"]",
        "[A \"b]",
        "[A]",
        "[A b]",
        "[",
        "]",
        "[ ",
        "[1",
        "\"",
        "\\",
        "{",
        "}",
        "{c}",
        "{c\n\n%d}",
        ";x",
        "% y",
        "%",
        "\n",
        "\n",
        "\n",
        "\n\n",
        "\r\n",
        " ",
        " ",
        "\t",
        "1C",
        "1NT",
        "Pass",
        "X",
        "XX",
        "AP",
        "-",
        "*",
        "+",
        "^S",
        "^I",
        "^R",
        "^L",
        "^",
        "^Q",
        "$1",
        "$14",
        "$256",
        "!",
        "?!",
        "!!!",
        "=1=",
        "=2=",
        "=33=",
        "=",
        "SA",
        "S2",
        "HK",
        "D10",
        "CT",
        "é",
        "1 2 \"a;b\" 3",
        "#",
        "##",
    ]);
    prop::collection::vec(pieces, 0..60).prop_map(|pieces| pieces.concat())
}

fn pbn_is_stable(text: &str) -> Result<(), TestCaseError> {
    let once = pbn::write(&pbn::read(text.as_bytes()));
    let twice = pbn::write(&pbn::read(once.as_bytes()));
    prop_assert_eq!(once, twice);
    Ok(())
}

/// Pieces LIN text is made of, right and wrong ones, in any order.
fn lin_soup() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|",
        "md|1SA,,,|",
        "md|0|",
        "md|x|",
        "md|2SAA,SA,SK,D10|",
        "vg|Cup,Seg,I,1,2,A,0,B,0|",
        "rs|4SN=,PASS,3NW-1,zz|",
        "bn|1,2,3|",
        "pn|a,b,c,d|",
        "pn|a,b,c,d,e,f,g,h|",
        "qx|o1|",
        "qx|c1|",
        "qx|o99|",
        "qx|z|",
        "st||",
        "rh||",
        "ah|Board 1|",
        "ah|Other|",
        "sv|o|",
        "sv|q|",
        "mb|p|",
        "mb|1C!|",
        "mb|ppp|",
        "mb|d|",
        "mb|8X|",
        "an|why|",
        "an|!|",
        "pg||",
        "pc|SA|",
        "pc|HAH2|",
        "pc|zz|",
        "mc|9|",
        "mc|99|",
        "nt|words\nmore|",
        "up|3|",
        "xx|a",
        "|",
        "||",
        "a",
        "md",
        "\n",
        " ",
        "é|",
        "lin=",
        "%7C",
        "http://x?",
        "&a=1c",
    ]);
    prop::collection::vec(pieces, 0..40).prop_map(|pieces| pieces.concat())
}

fn lin_is_stable(text: &str) -> Result<(), TestCaseError> {
    let once = lin::write(&lin::read(text.as_bytes())).text;
    let twice = lin::write(&lin::read(once.as_bytes())).text;
    prop_assert_eq!(once, twice);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let file = pbn::read(&bytes);
        prop_assert_eq!(file.warnings.is_empty(), pbn::read_strict(&bytes).is_ok());
        let (text, encoding) = decode(&bytes);
        prop_assert_eq!(decode(&encode(&text, encoding)).0, text);
    }

    #[test]
    fn any_record_is_judged(text in prop_oneof![pbn_soup(), lin_soup()]) {
        let file = read(text.as_bytes());
        let _ = detect(text.as_bytes()).name();
        for record in &file.records {
            for problem in check(record) {
                prop_assert!(problem.to_string().contains("law"));
            }
            if let Ok(replay) = record.replay() {
                // What was played is legal, so the record of it has nothing wrong but what the board number says.
                let again = tricklaw::bridge::notation::Record::from_table(&replay.table);
                prop_assert!(check(&again).iter().all(|problem| problem.is_note()));
            }
        }
    }

    #[test]
    fn any_text_is_read_as_a_diagram(text in "[SHDCNEWshdcAKQJT0-9:.? \\t\n♠♥é,-]{0,120}") {
        let read = diagram::read(&text);
        let again = diagram::read(&diagram::write(&read.hands, diagram::Signs::Symbols));
        prop_assert_eq!(diagram::write(&again.hands, diagram::Signs::Symbols), diagram::write(&read.hands, diagram::Signs::Symbols));
    }

    #[test]
    fn any_bytes_are_read_as_lin(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let file = lin::read(&bytes);
        prop_assert_eq!(file.warnings.is_empty(), lin::read_strict(&bytes).is_ok());
    }

    #[test]
    fn writing_lin_is_stable(text in lin_soup()) {
        lin_is_stable(&text)?;
    }

    #[test]
    fn lin_becomes_pbn(text in lin_soup()) {
        let file = lin::read(text.as_bytes());
        let once = pbn::write(&file);
        let again = pbn::read(once.as_bytes());
        prop_assert_eq!(again.records.len(), file.records.len());
        prop_assert_eq!(pbn::write(&again), once);
    }

    #[test]
    fn pbn_becomes_lin(text in pbn_soup()) {
        let file = pbn::read(text.as_bytes());
        let once = lin::write(&file).text;
        prop_assert_eq!(lin::write(&lin::read(once.as_bytes())).text, once);
    }

    #[test]
    fn writing_what_was_read_is_stable(text in pbn_soup()) {
        pbn_is_stable(&text)?;
    }

    #[test]
    fn writing_any_characters_is_stable(text in "[ -~\n\u{e9}]{0,200}") {
        pbn_is_stable(&text)?;
    }
}

/// A file of its format with everything in it that a board can have.
const WHOLE_PBN: &str = include_str!("data/whole.pbn");
const WHOLE_LIN: &str = include_str!("data/whole.lin");

/// The text with some of its characters taken out, doubled or exchanged.
fn mutated(text: &'static str) -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "", "\"", "[", "]", "{", "}", ";", "%", "|", "\n", "\n\n", "=", "^", "*", "-", "N", "7", "é",
    ]);
    prop::collection::vec((0..text.len(), 0usize..3, pieces), 0..6).prop_map(move |changes| {
        let mut text = text.to_string();
        for (at, cut, piece) in changes {
            let at = text.char_indices().map(|(index, _)| index).nth(at % text.len()).unwrap_or(0);
            let end = text[at..].char_indices().nth(cut).map_or(text.len(), |(index, _)| at + index);
            text.replace_range(at..end, piece);
        }
        text
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_pbn_file_is_read(text in mutated(WHOLE_PBN)) {
        pbn_is_stable(&text)?;
        pbn::read(text.as_bytes()).records.iter().for_each(|record| drop(check(record)));
    }

    #[test]
    fn a_damaged_lin_file_is_read(text in mutated(WHOLE_LIN)) {
        lin_is_stable(&text)?;
        lin::read(text.as_bytes()).records.iter().for_each(|record| drop(check(record)));
    }
}

#[test]
fn whole_files_are_clean() {
    for file in [pbn::read_strict(WHOLE_PBN.as_bytes()), lin::read_strict(WHOLE_LIN.as_bytes())] {
        let file = file.expect("no warnings");
        assert!(file.records.len() >= 4);
        for record in &file.records {
            assert_eq!(check(record), [], "{record:?}");
        }
    }
    // Export format is a fixed point; LIN of one writer is given back as it was.
    assert_eq!(pbn::write(&pbn::read(WHOLE_PBN.as_bytes())), WHOLE_PBN);
    assert_eq!(lin::write(&lin::read(WHOLE_LIN.as_bytes())).text, WHOLE_LIN);
}
