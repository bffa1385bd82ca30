//! PBN and LIN texts, odd ones among them, and what is read from each.
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::Seat;
use tricklaw::bridge::notation::{
    Code, Encoding, End, File, Laid, Mark, Record, RemarkKind, Said, StatedContract, Stop, Unplayable, check,
    lin, pbn, read,
};

/// One record in a line: board, dealer, vulnerability; contract, declarer, tricks; calls; cards; comments.
fn line(record: &Record) -> String {
    let or = |text: Option<String>| text.unwrap_or_else(|| "?".to_string());
    let head = format!(
        "{} {} {}",
        or(record.board.map(|number| number.to_string())),
        or(record.dealer.map(|seat| seat.to_string())),
        or(record.vulnerability.map(|vulnerability| vulnerability.to_string())),
    );
    let contract = record.contract.map(|contract| match contract {
        StatedContract::PassedOut => "Pass".to_string(),
        StatedContract::Played(undertaking) => undertaking.to_string(),
        StatedContract::EndPosition(denomination) => denomination.to_string(),
    });
    let tricks = record.tricks.map(|tricks| match (tricks.declarer, tricks.north_south, tricks.east_west) {
        (Some(tricks), ..) => tricks.to_string(),
        (None, ns, ew) => format!("{}-{}", ns.map_or(-1, i32::from), ew.map_or(-1, i32::from)),
    });
    let claim = record.claim.map_or(String::new(), |tricks| format!(" claim {tricks}"));
    let result = format!(
        "{} {} {}{claim}",
        or(contract),
        or(record.declarer.map(|seat| seat.to_string())),
        or(tricks)
    );
    let end = |end: End| match end {
        End::Plain => "",
        End::Cut => " *",
        End::Open => " +",
    };
    let suffix = |marks: &[Mark], nags: &[u8], note: Option<u8>| {
        let marks: String = marks.iter().map(|mark| format!("^{mark:?}")).collect();
        let nags: String = nags.iter().map(|nag| format!("${nag}")).collect();
        format!("{marks}{nags}{}", note.map_or(String::new(), |note| format!("={note}=")))
    };
    let auction = record.auction.as_ref().map_or("-".to_string(), |auction| {
        let calls: Vec<String> = auction
            .calls
            .iter()
            .map(|entry| {
                let said = match &entry.said {
                    Said::Call(call) => call.to_string(),
                    Said::Skipped => "^S".to_string(),
                    Said::Nothing => "-".to_string(),
                    Said::Other(text) => format!("({text})"),
                };
                let alert = if entry.alert { "!" } else { "" };
                let explanation =
                    entry.explanation.as_ref().map_or(String::new(), |text| format!("[{text}]"));
                format!("{said}{alert}{explanation}{}", suffix(&entry.marks, &entry.nags, entry.note))
            })
            .collect();
        let notes: String =
            auction.notes.iter().map(|note| format!(" {}:{}", note.number, note.text)).collect();
        format!(
            "{} {}{}{notes}",
            or(auction.first.map(|seat| seat.to_string())),
            calls.join(" "),
            end(auction.end)
        )
    });
    let play = record.play.as_ref().map_or("-".to_string(), |play| {
        let tricks: Vec<String> = play
            .tricks
            .iter()
            .map(|trick| {
                let cards = trick.iter().map(|entry| {
                    let laid = match &entry.laid {
                        Laid::Card(card) => card.to_string(),
                        Laid::Nothing => "-".to_string(),
                        Laid::Other(text) => format!("({text})"),
                    };
                    let seat = or(entry.seat.map(|seat| seat.to_string()));
                    format!("{seat}{laid}{}", suffix(&entry.marks, &entry.nags, entry.note))
                });
                cards.collect::<Vec<_>>().join(" ")
            })
            .collect();
        let notes: String = play.notes.iter().map(|note| format!(" {}:{}", note.number, note.text)).collect();
        format!("{}{}{notes}", tricks.join(", "), end(play.end))
    });
    let remarks: String = record
        .remarks
        .iter()
        .map(|remark| {
            let kind = match &remark.kind {
                RemarkKind::Block => "{}".to_string(),
                RemarkKind::Line => ";".to_string(),
                RemarkKind::Escape => "%".to_string(),
                RemarkKind::Command(name) => name.clone(),
                RemarkKind::Stray => "stray".to_string(),
            };
            format!(" <{kind} {:?} {}>", remark.after, remark.text)
        })
        .collect();
    let sections: String = record
        .sections
        .iter()
        .map(|section| format!(" [{}: {}]", section.name, section.rows.join("/")))
        .collect();
    format!("{head}; {result}; {auction}; {play};{remarks}{sections}").trim_end().to_string()
}

fn summary(file: &File) -> String {
    let records: Vec<String> = file.records.iter().map(line).collect();
    let warnings: String = file.warnings.iter().map(|w| format!(" {}@{}", w.code, w.at)).collect();
    format!("{} |{warnings}", records.join(" // "))
}

/// Each case of a fixture: its text, what is expected, and why. A case is `text => expected # reason` on one line,
/// with `\n`, `\r`, `\t` and `\\` for the characters they usually stand for.
fn cases(fixture: &str) -> impl Iterator<Item = (String, String, &str)> {
    fixture.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(|line| {
        let (text, rest) = line.split_once(" => ").unwrap_or_else(|| panic!("no expectation: {line}"));
        let (expected, reason) = rest.rsplit_once(" # ").unwrap_or_else(|| panic!("no reason: {line}"));
        let text = text.replace("\\\\", "\u{0}").replace("\\n", "\n").replace("\\r", "\r");
        let text = text.replace("\\t", "\t").replace('\u{0}', "\\");
        (text, expected.replace("\\n", "\n"), reason)
    })
}

#[test]
fn pbn_texts() {
    for (text, expected, reason) in cases(include_str!("data/pbn_texts.txt")) {
        let file = pbn::read(text.as_bytes());
        assert_eq!(summary(&file), expected, "{reason}:\n{text}");
        let written = pbn::write(&file);
        assert_eq!(pbn::write(&pbn::read(written.as_bytes())), written, "{reason}:\n{text}");
    }
}

#[test]
fn lin_texts() {
    for (text, expected, reason) in cases(include_str!("data/lin_texts.txt")) {
        let file = lin::read(text.as_bytes());
        assert_eq!(summary(&file), expected, "{reason}:\n{text}");
        let written = lin::write(&file).text;
        assert_eq!(lin::write(&lin::read(written.as_bytes())).text, written, "{reason}:\n{text}");
    }
}

#[test]
fn problems_of_records() {
    for (text, expected, reason) in cases(include_str!("data/record_problems.txt")) {
        let found: Vec<String> = read(text.as_bytes())
            .records
            .iter()
            .flat_map(|record| check(record).into_iter().map(|problem| problem.to_string()))
            .collect();
        assert_eq!(found.join("; "), expected, "{reason}:\n{text}");
    }
}

/// A small file cannot fill the memory: what games and boards take over from elsewhere is limited, and said so.
#[test]
fn what_is_inherited_has_a_limit() {
    let long = "x".repeat(100_000);
    let text = format!("[Event \"##{long}\"]\n\n{}", "[Board \"1\"]\n\n".repeat(2_000));
    let file = pbn::read(text.as_bytes());
    assert_eq!(file.records.len(), 2_001);
    let bytes: usize = file.records.iter().flat_map(|record| &record.tags).map(|tag| tag.value.len()).sum();
    assert!(bytes < 20 * text.len() + (1 << 20));
    assert!(file.warnings.iter().any(|warning| warning.code.name() == "too-much-inherited"));

    let text = format!("vg|{long}|{}", "qx|o1|md|1,,,|".repeat(2_000));
    let file = lin::read(text.as_bytes());
    assert_eq!(file.records.len(), 2_000);
    let bytes: usize = file.records.iter().flat_map(|record| &record.tags).map(|tag| tag.value.len()).sum();
    assert!(bytes < 70_000_000);
}

#[test]
fn cards_without_calls_cannot_be_played_at_a_table() {
    // What is missing is the auction: nothing is wrong with the cards.
    let text = r#"[Dealer "N"][Declarer "S"][Contract "1NT"]
[Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]
[Play "W"] CA"#;
    let replay = pbn::read(text.as_bytes()).records[0].replay().expect("the deal is whole");
    assert_eq!(replay.stop, Some(Stop::Call(0, Unplayable::NotTold)));
}

#[test]
fn no_line_of_export_format_is_too_long() {
    let long = "words and more words, ".repeat(20);
    let list = "4SN=,3NTW-1,".repeat(40);
    let text = format!(
        "% made by hand\n[Event \"{}\"]\n[Site \"{long}\"]\n{{{long}}}\n;{list}\n[Site \"again {}\"]\n[Auction \"N\"]\n\
         1C {{{long}}} =1= $7 Pass {{short}} 1H $22 =2= {{x}} Pass =1=\n1S {{{long}\n{long}}} AP\n[Note \"1:{long}\"]\n\
         [Note \"2:short\"]\n[Play \"E\"]\nSA =3= {{{long}}} S2 S3 {{{list}}} S4\n*\n[Note \"3:{list}\"]\n",
        "x".repeat(246),
        "y".repeat(230),
    );
    let file = pbn::read(text.as_bytes());
    let written = pbn::write(&file);
    let longest = written.lines().map(|line| line.chars().count()).max();
    assert!(longest <= Some(255), "{written}");
    let again = pbn::read(written.as_bytes());
    assert!(again.warnings.is_empty(), "{:?}", again.warnings);
    assert_eq!(pbn::write(&again), written);
    // A value of 246 characters just fits; of the others the tag has the beginning and a comment the whole.
    assert_eq!(again.records[0].tag("Event"), file.records[0].tag("Event"));
    let joined = written.replace('\n', " ");
    assert!(again.records[0].tag("Site").is_some_and(|site| long.starts_with(site)));
    assert!(
        joined.contains(&format!("{{{long}}}")) && joined.contains(&format!("{{1:{long}}}")),
        "{written}"
    );
    let lists = written.replace("\n;", "").replace('\n', "").matches(&list).count();
    assert_eq!(lists, 3, "one comment to the line end, one in the play, one for a note: {written}");
    // The words of the auction and the play stay what they are.
    let (before, after) = (&file.records[0], &again.records[0]);
    let calls = |record: &Record| record.auction.as_ref().map(|auction| auction.calls.clone());
    let cards = |record: &Record| record.play.as_ref().map(|play| play.tricks.clone());
    assert_eq!((calls(before), cards(before)), (calls(after), cards(after)));
}

#[test]
fn results_of_a_whole_file_are_no_claims() {
    let text = "vg|Pairs,,P,5,6,,,,|rs|4SE=,,3NN-1,|pg||\n\
                qx|o5|md|3,,,|mb|p|mb|4S|mb|p|mb|p|mb|p|pg||\nqx|o6|md|3,,,|mb|3N|mb|p|mb|p|mb|p|mc|7|pg||\n";
    let file = lin::read(text.as_bytes());
    let told = |file: &File| {
        file.records.iter().map(|record| (record.declarer_tricks(), record.claim)).collect::<Vec<_>>()
    };
    assert_eq!(told(&file), [(Some(10), None), (Some(7), Some(7))]);
    let written = lin::write(&file).text;
    assert_eq!(told(&lin::read(written.as_bytes())), told(&file), "{written}");
    assert!(written.lines().next().is_some_and(|header| header.ends_with("|pg||")), "{written}");
    // Where the results of the file do not reach a board, its own goes with it.
    let mut other = file;
    other.records[0].tricks = other.records[1].tricks;
    let written = lin::write(&other).text;
    assert_eq!(lin::read(written.as_bytes()).records[0].declarer_tricks(), Some(8), "{written}");
}

#[test]
fn what_was_understood_is_exported_in_form() {
    let text = "[Board \"1\"]\n[Dealer \"North\"]\n[Vulnerable \"N/S\"]\n[Contract \"4♥ x\"]\n[Declarer \"south\"]\n\
                [Deal \"N:AQ52.K84.Q73.J96 K973.A62.J5.K843 J108.QJ73.AK42.A7 64.1095.10986.Q1052\"]\n[Result \"9\"]\n";
    let file = pbn::read(text.as_bytes());
    assert_eq!(file.warnings.len(), 8, "{:?}", file.warnings);
    let written = pbn::write(&file);
    assert!(pbn::read(written.as_bytes()).warnings.is_empty(), "{written}");
    for tag in ["[Dealer \"N\"]", "[Vulnerable \"NS\"]", "[Contract \"4HX\"]", "[Declarer \"S\"]"] {
        assert!(written.contains(tag), "{tag}: {written}");
    }
    // What is more than its field, or not understood, stays as it stood.
    let text = "[Board \"A7\"]\n[Declarer \"^South\"]\n[Contract \"4H by S\"]\n[Deal \"N:AKx... - - -\"]\n";
    let written = pbn::write(&pbn::read(text.as_bytes()));
    for tag in text.lines() {
        assert!(written.contains(tag), "{tag}: {written}");
    }
}

/// A value broken over lines is one value, and what is wrong in it is told where it stands.
#[test]
fn a_fault_in_a_deal_over_several_lines_has_its_own_place() {
    for (deal, expected) in [
        ("N:AKx... - - -", "4:12 bad-card"),
        ("N:AKx...\n-y- -\n\t -", "4:12 bad-card, 5:1 bad-card, 5:1 bad-deal, 5:2 bad-card, 5:3 bad-card"),
        ("N:AK...\n - -\n  é...", "6:3 bad-card"),
        // A blank too many, at the end of a line.
        ("N:AK... \n- - -", "4:16 bad-deal"),
        ("N:AK...\n- -", "5:4 bad-deal"),
        ("\nN:AK... - 1q... -", "4:8 bad-deal, 5:11 bad-card"),
    ] {
        let file = pbn::read(format!("[Board \"1\"]\n[Site \"a\nb\"]\n[Deal \"{deal}\"]\n").as_bytes());
        let faults = file.warnings.iter().filter(|warning| warning.code != Code::ValueAcrossLines);
        let places: Vec<_> =
            faults.map(|warning| format!("{} {}", warning.at, warning.code.name())).collect();
        assert_eq!(places.join(", "), expected, "{deal}");
    }
}

#[test]
fn an_alert_without_words_stays_one_through_both_formats() {
    let file = lin::read(b"md|1,,,|mb|1C!|mb|p|mb|1D!|an|hearts|mb|p|");
    let again = pbn::read(pbn::write(&file).as_bytes());
    assert!(lin::write(&again).text.contains("mb|1C!|mb|p|mb|1D!|an|hearts|mb|p|"));
}

#[test]
fn a_wrong_list_of_results_moves_no_card() {
    // The list gives east as the declarer; the auction and the cards say north.
    let text = "vg|x,,I,1,1,,,,|rs|3SE-1|pg||\nqx|o1|md|3,,,|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|\
                pc|S2|pc|S3|pc|H2|pc|SA|pc|SK|";
    let record = &lin::read(text.as_bytes()).records[0];
    let seats: Vec<_> =
        record.play.as_ref().unwrap().cards().map(|entry| entry.seat.unwrap().to_string()).collect();
    assert_eq!(seats, ["E", "S", "W", "N", "N"], "a heart is no trump in notrump");
    assert_eq!(record.declarer.map(|seat| seat.to_string()).as_deref(), Some("E"), "as stated");
    // Where a call cannot be read the list is all there is.
    let text = text.replace("mb|3N|", "mb|hm|");
    let record = &lin::read(text.as_bytes()).records[0];
    assert_eq!(record.play.as_ref().unwrap().leader, Some(Seat::South));
}

#[test]
fn lin_says_what_it_loses_and_nothing_else() {
    let lost = |file: &File| lin::write(file).lost.into_iter().map(|lost| lost.what).collect::<Vec<_>>();
    let tags =
        "[Event \"Cup\"]\n[Board \"3\"]\n[Room \"Open\"]\n[HomeTeam \"Reds\"]\n[VisitTeam \"Blues\"]\n";
    assert_eq!(lost(&pbn::read(tags.as_bytes())), ["Event", "HomeTeam", "VisitTeam"]);
    // Text behind the last board stands in that board and in no other.
    let two = pbn::read(b"[Board \"1\"]\n\n[Board \"2\"]\n\n{the end}\n");
    assert_eq!(two.trailer.len(), 1);
    assert_eq!(lin::write(&two).text.matches("nt|the end|").count(), 1);
    // What the header of a vugraph file says stands in it again.
    let vugraph = "vg|Cup,Final,I,1,1,Reds,0,Blues,0|pn|a,b,c,d|pg||\nqx|o1|md|3,,,|mb|1C|pg||\n";
    let file = lin::read(vugraph.as_bytes());
    assert!(lost(&file).is_empty(), "{:?}", lost(&file));
    let again = lin::read(lin::write(&file).text.as_bytes());
    assert_eq!(again.records[0].tag("VisitTeam"), Some("Blues"));
}

#[test]
fn lin_knows_the_dealer_from_the_auction() {
    let file = pbn::read(b"[Auction \"W\"]\n1C Pass\n");
    assert!(lin::write(&file).text.contains("md|2,,,"));
}

#[test]
fn what_is_told_of_a_call_is_written_without_the_spaces_around() {
    let written = pbn::write(&lin::read(b"md|1,,,|mb|2H|an| spades & minor|"));
    assert!(written.contains("[Note \"1:spades & minor\"]"), "{written}");
    assert_eq!(pbn::write(&pbn::read(written.as_bytes())), written);
}

/// What is not UTF-8 is read as Latin-1 and says so, in both formats.
#[test]
fn files_say_how_they_are_encoded() {
    let of = |file: File| (file.encoding, file.records[0].tag("South").map(str::to_string));
    let accented = Some("René".to_string());
    assert_eq!(of(lin::read(b"pn|Ren\xe9,,,|md|1,,,|")), (Encoding::Latin1, accented.clone()));
    assert_eq!(of(pbn::read(b"[South \"Ren\xe9\"]\n")), (Encoding::Latin1, accented.clone()));
    assert_eq!(of(lin::read("pn|René,,,|md|1,,,|".as_bytes())), (Encoding::Utf8, accented));
}

/// A line of PBN has 255 characters, whatever bytes they take.
#[test]
fn a_longer_line_is_warned_of() {
    let warned = |letters: usize| {
        let file = pbn::read(format!("[Board \"1\"]\n[Site \"{}\"]\n", "é".repeat(letters)).as_bytes());
        file.warnings.iter().map(|it| (it.code, it.at.line, it.at.column)).collect::<Vec<_>>()
    };
    assert_eq!((warned(246), warned(247)), (vec![], vec![(Code::LongLine, 2, 256)]));
}

/// Comments of every kind stay where they stood: before the first game, among the tags, the calls and the cards, and behind
/// the last of each.
#[test]
fn comments_come_back_to_the_letter() {
    let text = "% PBN 2.1\n% EXPORT\n%Made by hand\n; a word before\n[Event \"Cup\"]\n[Site \"?\"]\n[Date \"?\"]\n\
        [Board \"1\"]\n{ two\nlines }\n[West \"?\"]\n[North \"?\"]\n[East \"?\"]\n[South \"?\"]\n[Dealer \"?\"]\n\
        [Vulnerable \"?\"]\n[Deal \"?\"]\n[Scoring \"?\"]\n[Declarer \"N\"]\n[Contract \"1NT\"]\n[Result \"?\"]\n\
        ; of the tags\n[Auction \"N\"]\n{before}\n1C {clubs} Pass 1H\n; after\nPass\n1NT Pass Pass Pass\n; of the calls\n\
        [Play \"W\"]\n{lead}\nHA {ace} H2 H3 H4 {end}\n*\n";
    assert_eq!(pbn::write(&pbn::read(text.as_bytes())), text);
}

#[test]
fn a_comment_nobody_closes_in_a_table_swallows_no_board() {
    // The writer keeps the odd call of the second board in a comment, whose brace would close the one in the table.
    let text = "[Board \"1\"]\n[ScoreTable \"Rank\"]\n 1 { first\n\n[Board \"2\"]\n[Auction \"N\"]\n1C SA\n";
    let once = pbn::write(&pbn::read(text.as_bytes()));
    let again = pbn::read(once.as_bytes());
    assert_eq!(again.records.len(), 2, "{once}");
    assert_eq!(again.records[0].sections[0].rows, [" 1 { first}"]);
    assert_eq!(pbn::write(&again), once);
}
