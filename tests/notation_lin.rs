//! LIN command by command: titles, names, results of the header, explanations, questions, and who leads.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::Seat;
use tricklaw::bridge::notation::{End, File, Record, Said, StatedContract, lin};

/// South has the spades, west the hearts, north the diamonds, east the clubs; north deals.
const DEAL: &str = "md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432,|";

fn read(text: &str) -> (Record, Vec<String>) {
    let mut file: File = lin::read(text.as_bytes());
    let warnings = file.warnings.iter().map(|it| format!("{} {}", it.code, it.found)).collect();
    (file.records.remove(0), warnings)
}

#[test]
fn a_title_that_only_numbers_the_board_is_no_description() {
    for (title, board, description) in [
        ("Board 7", Some(7), None),
        ("board 7", Some(7), Some("board 7")),
        ("Board 7 - final", Some(7), Some("Board 7 - final")),
        ("bd. #7", Some(7), Some("bd. #7")),
        ("Table 7", None, Some("Table 7")),
        ("Board", None, Some("Board")),
        ("", None, None),
    ] {
        let (record, _) = read(&format!("{DEAL}ah|{title}|mb|p|"));
        assert_eq!((record.board, record.tag("Description")), (board, description), "{title}");
    }
}

#[test]
fn the_last_four_of_eight_names_are_the_closed_room_s() {
    let eight = "a,b,c,d,e,f,g,h";
    for (names, place, south) in [
        (eight, "o1", Some("a")),
        (eight, "c1", Some("e")),
        ("a,b,c,d", "c1", Some("a")),
        (",b,c,d", "o1", None),
    ] {
        // In the header, and in the board itself.
        let (header, _) = read(&format!("vg|Cup,Final,I,1,2,A,0,B,0|pn|{names}|qx|{place}|{DEAL}mb|p|"));
        let (board, _) = read(&format!("qx|{place}|pn|{names}|{DEAL}mb|p|"));
        assert_eq!((header.tag("South"), board.tag("South")), (south, south), "{names} {place}");
    }
}

#[test]
fn results_of_the_header_are_open_room_and_closed_room_in_turn() {
    let header = "vg|Cup,Final,I,5,6,A,0,B,0|rs|4SS=,3NW-1,,x|";
    let of = |place: &str| read(&format!("{header}qx|{place}|{DEAL}mb|p|"));
    let (open, warnings) = of("o5");
    assert_eq!(open.contract, Some(StatedContract::Played("4S".parse().unwrap())));
    assert_eq!(
        (open.declarer, open.tricks.and_then(|tricks| tricks.declarer)),
        (Some(Seat::South), Some(10))
    );
    assert_eq!(warnings, ["bad-result x"], "an empty result is none, and nothing is wrong with it");
    let (closed, _) = of("c5");
    assert_eq!(
        (closed.declarer, closed.tricks.and_then(|tricks| tricks.declarer)),
        (Some(Seat::West), Some(8))
    );
    assert_eq!(of("o6").0.contract, None);
    assert_eq!(of("o7").1, ["bad-result x", "results-do-not-fit 7"]);
}

#[test]
fn an_explanation_belongs_to_one_call() {
    let (record, warnings) = read(&format!("{DEAL}mb|1N|an|15-17|an|again|mb|p|an|!|"));
    let calls = &record.auction.as_ref().unwrap().calls;
    assert_eq!(calls[0].explanation.as_deref(), Some("15-17"));
    assert!(calls[1].alert && calls[1].explanation.is_none());
    assert_eq!(warnings, ["no-call-to-explain again"]);
    assert_eq!(read(&format!("{DEAL}an|early|mb|p|")).1, ["no-call-to-explain early"]);
}

#[test]
fn a_question_ends_an_auction_that_is_not_over() {
    let asked = |calls: &str| {
        let mut file = lin::read(format!("{DEAL}{calls}").as_bytes());
        let auction = file.records[0].auction.clone().unwrap();
        file.records[0].auction.as_mut().unwrap().end = End::Open;
        let open = lin::write(&file).text.contains("mb|?|");
        (auction.end, auction.calls.iter().filter(|it| matches!(it.said, Said::Other(_))).count(), open)
    };
    assert_eq!(asked("mb|1S|mb|?|"), (End::Open, 0, true));
    assert_eq!(
        asked("mb|?|mb|1S|mb|p|"),
        (End::Plain, 1, true),
        "not the end: a text in the place of a call"
    );
    assert_eq!(
        asked("mb|1S|mb|p|mb|p|mb|p|"),
        (End::Plain, 0, false),
        "nobody is asked after the final pass"
    );
}

#[test]
fn the_first_card_is_led_by_whoever_holds_it() {
    let leader = |text: &str| read(text).0.play.unwrap().leader;
    assert_eq!(leader(&format!("{DEAL}pc|C3|")), Some(Seat::East), "no auction tells the declarer");
    assert_eq!(leader(&format!("{DEAL}mb|p|mb|p|mb|1S|mb|p|mb|p|mb|p|pc|C3|")), Some(Seat::West));
    assert_eq!(leader("qx|o1|mb|p|pc|C3|"), None);
    assert_eq!(read("qx|o1|pn|a,b,c,d|mb|p|").1, ["no-deal "]);
}

/// A list of numbers says which board a place is: by its place in the list, or by the number itself.
#[test]
fn numbers_of_the_header_name_the_boards() {
    let results = "4SS=,3NW-1,5DN=,2SS=,1NE=,6CE=";
    for (numbers, place, board, declarer) in [
        ("17,18,19", "o2", 18, Seat::North),
        ("17,18,19", "c2", 18, Seat::South),
        ("17,18,19", "o19", 19, Seat::East),
        ("19,17,18", "o17", 17, Seat::North),
        ("19,17,18", "o3", 18, Seat::East),
        ("2,3,4", "o3", 3, Seat::North), // a number of the list is the board, not a place
    ] {
        let (record, warnings) =
            read(&format!("vg|Cup,,I,17,19,A,0,B,0|bn|{numbers}|rs|{results}|qx|{place}|{DEAL}mb|p|"));
        assert_eq!((record.board, record.declarer), (Some(board), Some(declarer)), "{numbers} {place}");
        assert_eq!(warnings, [""; 0]);
        assert_eq!(
            (record.tag("Event"), record.tag("Stage")),
            (Some("Cup"), None),
            "an empty field is no tag"
        );
    }
}

/// Names before the first board are everybody's where a match is told, else that board's own.
#[test]
fn names_of_a_match_and_names_of_a_board() {
    let souths = |text: &str| {
        let file = lin::read(text.as_bytes());
        file.records.iter().map(|it| it.tag("South").unwrap_or("-").to_string()).collect::<Vec<_>>().join(" ")
    };
    let boards = format!("qx|o1|{DEAL}mb|p|qx|o2|{DEAL}mb|p|");
    let vg = "vg|Cup,Final,I,1,2,A,0,B,0|";
    assert_eq!(souths(&format!("{vg}pn|a,b,c,d,e,f,g,h|pg||{boards}")), "a a");
    assert_eq!(souths(&format!("{vg}pn|a,b,c,d,e,f,g,h|{boards}")), "a a", "eight cannot be one board's");
    assert_eq!(souths(&format!("{vg}pn|a,b,c,d|pg||{boards}")), "a a");
    assert_eq!(souths(&format!("{vg}pn|a,b,c,d|{boards}")), "a -", "four right before a board are its own");
    assert_eq!(souths(&format!("pn|a,b,c,d|{boards}")), "a -");
    let own = format!("{vg}pn|a,b,c,d,e,f,g,h|pg||qx|o1|pn|x,,,|{DEAL}mb|p|qx|o2|{DEAL}mb|p|");
    assert_eq!(souths(&own), "x a", "a board's own name goes before that of the match");
    let tags =
        |name: &str| lin::read(own.as_bytes()).records[0].tags.iter().filter(|it| it.name == name).count();
    assert_eq!((tags("South"), tags("West")), (1, 1));
    let closed = format!("qx|c1|{DEAL}mb|p|");
    assert_eq!(souths(&format!("{vg}pn|a,b,c,d,e|pg||{closed}")), "a", "five names are no eight");
    assert_eq!(souths(&format!("{vg}pn|,b,c,d,e,f,g,h|pg||qx|o1|{DEAL}mb|p|")), "-", "an empty name is none");
}

#[test]
fn what_follows_the_last_board_is_kept_but_for_an_empty_page() {
    let trailer = |end: &str| lin::read(format!("qx|o1|{DEAL}mb|p|pg||{end}").as_bytes()).trailer.len();
    assert_eq!(
        [trailer(""), trailer("pg| |"), trailer("vg|Cup,,,,,,,,|"), trailer("vg|Cup,,,,,,,,|pg||")],
        [0, 0, 1, 1]
    );
}

/// The fourth hand is what three whole ones leave; nothing else tells it.
#[test]
fn the_fourth_hand_of_a_deal() {
    let east = |hands: &str| {
        let (record, warnings) = read(&format!("qx|o1|md|3{hands}|mb|p|"));
        (record.hands[Seat::East].as_ref().map_or(0, Vec::len), warnings.len())
    };
    let suit = |letter: &str| format!("{letter}AKQJT98765432");
    let three = [suit("S"), suit("H"), suit("D")].join(",");
    assert_eq!(east(&three), (13, 0));
    assert_eq!(east(&format!("{three},")), (13, 0));
    assert_eq!(east(&format!("{three},{},", suit("C"))), (13, 0), "a comma too many says nothing");
    assert_eq!(east(&format!("{three},{},CA", suit("C"))), (13, 1));
    assert_eq!(east(&three.replace("T98", "1098")), (13, 0), "a ten of two digits is one card");
    assert_eq!(east("SAK,H2,D2,"), (0, 0));
    assert_eq!(east(&[suit("S"), suit("S"), suit("D")].join(",")), (0, 0), "two hands of the same cards");
    assert_eq!(east(&format!("{three}S2")), (0, 0), "39 cards, but one of them twice");
}
