//! Words and signs that mean the same in files and diagrams: vulnerabilities, calls, results, rooms, voids.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::notation::{File, Record, Said, StatedContract, diagram, lin, pbn};
use tricklaw::bridge::{Call, Seat, Vulnerability};

/// South has the spades, west the hearts, north the diamonds, east the clubs; south deals.
const DEAL: &str = "md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|";

fn read(text: &str) -> (Record, usize) {
    let mut file: File = lin::read(text.as_bytes());
    (file.records.remove(0), file.warnings.len())
}

#[test]
fn who_is_vulnerable_in_lin() {
    for (words, vulnerability) in [
        (&["o", "0", "-", "none", "O", " o "][..], Some(Vulnerability::None)),
        (&["n", "ns", "NS"], Some(Vulnerability::NorthSouth)),
        (&["e", "ew", "E"], Some(Vulnerability::EastWest)),
        (&["b", "all", "both", "B"], Some(Vulnerability::All)),
        (&["", "?"], None),
    ] {
        for word in words {
            let (record, warnings) = read(&format!("{DEAL}sv|{word}|mb|p|"));
            assert_eq!((record.vulnerability, warnings), (vulnerability, 0), "{word:?}");
        }
    }
    assert_eq!(read(&format!("{DEAL}sv|x|mb|p|")).1, 1);
}

/// A tag of PBN has four values (3.4.12); others that are common are understood and warned of.
#[test]
fn who_is_vulnerable_in_pbn() {
    for (words, vulnerability) in [
        (&["nil", "O", "0", "Z", "nobody", "neither"][..], Vulnerability::None),
        (&["N/S", "north-south", "n"], Vulnerability::NorthSouth),
        (&["E/W", "East West", "e"], Vulnerability::EastWest),
        (&["b", "everybody", "NSEW", "game"], Vulnerability::All),
    ] {
        for word in words {
            let file = pbn::read(format!("[Board \"1\"]\n[Vulnerable \"{word}\"]\n").as_bytes());
            assert_eq!(file.records[0].vulnerability, Some(vulnerability), "{word}");
            assert_eq!(file.warnings.len(), 1, "{word}");
        }
    }
    for (word, vulnerability) in [
        ("None", Vulnerability::None),
        ("Love", Vulnerability::None),
        ("-", Vulnerability::None),
        ("NS", Vulnerability::NorthSouth),
        ("EW", Vulnerability::EastWest),
        ("All", Vulnerability::All),
        ("Both", Vulnerability::All),
        ("N-S", Vulnerability::NorthSouth),
        ("E-W", Vulnerability::EastWest),
    ] {
        let file = pbn::read(format!("[Board \"1\"]\n[Vulnerable \"{word}\"]\n").as_bytes());
        assert_eq!((file.records[0].vulnerability, file.warnings.len()), (Some(vulnerability), 0), "{word}");
    }
}

#[test]
fn calls_by_their_words() {
    let calls = |text: &str| -> Vec<Call> {
        let (record, warnings) = read(&format!("{DEAL}mb|{text}|"));
        assert_eq!(warnings, 0, "{text}");
        let auction = record.auction.unwrap();
        auction
            .calls
            .iter()
            .map(|entry| if let Said::Call(call) = entry.said { call } else { panic!() })
            .collect()
    };
    let doubled = [Call::Bid("1S".parse().unwrap()), Call::Double, Call::Redouble, Call::Pass];
    for text in ["1sdrp", "1SdblrdblPASS", "1S,double,redouble,pass", "1S d redbl p", "1SDrdP"] {
        assert_eq!(calls(text), doubled, "{text}");
    }
    for (word, call) in
        [("x", Call::Double), ("d", Call::Double), ("dbl", Call::Double), ("double", Call::Double)]
            .into_iter()
            .chain(["xx", "r", "rdbl", "redouble"].map(|word| (word, Call::Redouble)))
            .chain(["p", "pass", "-"].map(|word| (word, Call::Pass)))
    {
        assert_eq!(word.parse().ok(), (word != "-").then_some(call), "{word}");
    }
}

/// What a result of the header says behind the bid: doubled or redoubled, by whom, made or not.
#[test]
fn results_of_a_header() {
    for (text, contract, declarer, tricks) in [
        ("4SS=", "4S", Seat::South, 10),
        ("4SXN-1", "4SX", Seat::North, 9),
        ("4SDW-2", "4SX", Seat::West, 8),
        ("4S*E=", "4SX", Seat::East, 10),
        ("4SXXS+1", "4SXX", Seat::South, 11),
        ("4S**S+1", "4SXX", Seat::South, 11),
        ("4SRS+1", "4SXX", Seat::South, 11),
        ("4S S =", "4S", Seat::South, 10),
        ("3NTNX-1", "3NTX", Seat::North, 8),
    ] {
        let (record, _) = read(&format!("vg|Cup,Final,I,5,5,A,0,B,0|rs|{text},|qx|o5|{DEAL}mb|p|"));
        let told = (record.contract, record.declarer, record.tricks.and_then(|tricks| tricks.declarer));
        let played = StatedContract::Played(contract.parse().unwrap());
        assert_eq!(told, (Some(played), Some(declarer), Some(tricks)), "{text}");
    }
}

#[test]
fn the_header_of_a_match() {
    for (letter, scoring) in [
        ("I", "IMP"),
        ("i", "IMP"),
        ("P", "MP"),
        ("p", "MP"),
        ("B", "BAM"),
        ("b", "BAM"),
        ("Patton", "Patton"),
    ] {
        let (record, warnings) = read(&format!("vg|Cup,Final,{letter},1,2,A,0,B,0|qx|O1|{DEAL}mb|p|"));
        assert_eq!((record.tag("Scoring"), warnings), (Some(scoring), 0), "{letter}");
    }
    // What else stands there is understood, and says nothing of the boards.
    let (record, warnings) =
        read(&format!("vg|Cup,,I,1,2,A,0,B,0|pw|a,b,c,d|mp|1,2|qx|C12,Board 12|{DEAL}mb|p|"));
    assert_eq!((record.board, warnings), (Some(12), 0));
}

#[test]
fn a_void_and_what_stands_beside_a_diagram() {
    for void in ["-", "--", "---", "–", "—", "void", "Void", "="] {
        let text = format!("N ♠AK3 ♥QJ ♦T98 ♣65432\nE ♠T98 ♥T987 ♦{void} ♣AKQJT9\n");
        let read = diagram::read(&text);
        let east = read.hands[Seat::East].as_ref().map(Vec::len);
        assert_eq!((east, read.warnings.len()), (Some(13), 0), "{void:?}");
    }
    const HANDS: &str =
        "N: AK3.QJ.T98.65432\nE: T98.T987..AKQJT9\nS: 6542.6542.AKQJ.8\nW: QJ7.AK3.765432.7\n";
    for (beside, board, vulnerability) in [
        ("Board 7", Some(7), None),
        ("Bd #7", Some(7), None),
        ("Deal: 7", Some(7), None),
        ("hand 7.", Some(7), None),
        ("Board = 7", Some(7), None),
        ("Board 0", None, None),
        ("Vul: NS", None, Some(Vulnerability::NorthSouth)),
        ("Vuln. All", None, Some(Vulnerability::All)),
        ("Vulnerable: none", None, Some(Vulnerability::None)),
        ("Vulnerability E-W", None, Some(Vulnerability::EastWest)),
    ] {
        let read = diagram::read(&format!("{beside}\n{HANDS}"));
        assert_eq!((read.board, read.vulnerability), (board, vulnerability), "{beside}");
        assert!(read.hands.0.iter().all(Option::is_some), "{beside}");
    }
}
