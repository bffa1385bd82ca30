//! The numbers and names that cross to JavaScript and into saved records, written out a second time.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::law::{Answer, Choice, Denominations, Irregularity, Ruled};
use tricklaw::bridge::{
    Bid, BySeat, Call, CallSet, Contract, Denomination, Seat, Side, Undertaking, Vulnerability, dealer_of,
    vulnerability_of,
};
use tricklaw::cards::{Card, ParseSuitError, Suit};
use tricklaw::shengji::Bag;

#[test]
fn cards_are_numbered_suit_by_suit_from_the_two_of_clubs() {
    let mut number = 0;
    for suit in ["C", "D", "H", "S"] {
        for rank in "23456789TJQKA".chars() {
            let card: Card = format!("{suit}{rank}").parse().unwrap();
            assert_eq!(card.index(), number);
            number += 1;
        }
    }
}

#[test]
fn calls_are_numbered_in_the_order_of_the_bidding_ladder() {
    let bids = (1..=7).flat_map(|level| ["C", "D", "H", "S", "NT"].map(|name| format!("{level}{name}")));
    let names = ["Pass", "X", "XX"].map(str::to_owned).into_iter().chain(bids);
    for (number, name) in names.enumerate() {
        let call: Call = name.parse().unwrap();
        assert_eq!((call.index(), call.to_string()), (number, name));
    }
}

#[test]
fn the_small_vocabularies_have_their_documented_order() {
    let names = |all: &[&dyn ToString]| all.iter().map(|one| one.to_string()).collect::<Vec<_>>().join(" ");
    assert_eq!(names(&Seat::ALL.each_ref().map(|s| s as &dyn ToString)), "N E S W");
    assert_eq!(names(&Side::ALL.each_ref().map(|s| s as &dyn ToString)), "NS EW");
    assert_eq!(names(&Denomination::ALL.each_ref().map(|d| d as &dyn ToString)), "C D H S NT");
    assert_eq!(names(&Vulnerability::ALL.each_ref().map(|v| v as &dyn ToString)), "None NS EW All");
}

#[test]
fn law_2_gives_every_board_its_dealer_and_vulnerability() {
    // The sixteen boards of law 2, in order.
    let table = "N None, E NS, S EW, W All, N NS, E EW, S All, W None, \
                 N EW, E All, S None, W NS, N All, E None, S NS, W EW";
    for (board, line) in (1..).zip(table.split(", ").cycle().take(160)) {
        let found = format!("{} {}", dealer_of(board).unwrap(), vulnerability_of(board).unwrap());
        assert_eq!(found, line, "board {board}");
    }
}

#[test]
fn the_last_field_of_an_irregularity_may_be_left_out_when_it_is_nothing() {
    let cases = [
        ("insufficient-bid,by=E,bid=1S", Some("insufficient-bid,by=E,bid=1S,to=-")),
        ("missing-card,by=W", Some("missing-card,by=W,card=-")),
        // What is needed is needed, and no cards are not the same as cards forgotten.
        ("insufficient-bid,by=E", None),
        ("cards-exposed,by=W", None),
        ("revoke,by=W", None),
        ("revoke", None),
        ("insufficient-bid,by=E,bid=1S,", None),
    ];
    for (text, read) in cases {
        let found = text.parse::<Irregularity>().ok().map(|irregularity| irregularity.to_string());
        assert_eq!(found.as_deref(), read, "{text}");
    }
}

/// Whoever gives something else is told what is wanted there, not what is wanted elsewhere.
#[test]
fn what_is_not_read_is_told_by_what_was_wanted() {
    fn wanted<T: core::str::FromStr<Err: core::fmt::Display>>(texts: &[&str]) -> String {
        let told = |text: &&str| text.parse::<T>().err().map_or(format!("{text} is read"), |e| e.to_string());
        let mut told: Vec<String> = texts.iter().map(told).collect();
        told.dedup();
        told.join("; ")
    }
    assert_eq!(wanted::<Denomination>(&["X", ""]), "not a denomination: C, D, H, S or NT is needed");
    assert_eq!(wanted::<Bid>(&["pass", "4X", "8C", "", "é"]), "not a bid: 1C to 7NT is needed");
    let call = "not a call: Pass, X, XX or a bid from 1C to 7NT is needed";
    assert_eq!(wanted::<Call>(&["passed", "4X", ""]), call);
    let undertaking = "not a contract: a bid, doubled or not, is needed, as in 4SX";
    assert_eq!(wanted::<Undertaking>(&["4SXXX", "4X", ""]), undertaking);
    let contract = "not a contract: a bid, doubled or not, and the declarer are needed, as in 4SX N";
    assert_eq!(wanted::<Contract>(&["4SN", "4S by N", "4S", "4X N", "4SX Q"]), contract);
    let choice = "not a choice: its code is needed, with =value where it has one";
    assert_eq!(wanted::<Choice>(&["maybe", "require-suit=X", "require-suit"]), choice);
    let answer = "not an answer: yes, no, call=2H, denominations=HS or a choice is needed";
    assert_eq!(wanted::<Answer>(&["maybe", "call=8H", "denominations=", "card=1"]), answer);
    let denominations = "not denominations: letters of CDHSN are needed, or - for none";
    assert_eq!(wanted::<Denominations>(&["", "HX"]), denominations);
    let irregularity = "not an irregularity: its code and each of its fields as ,name=value are needed";
    assert_eq!(wanted::<Irregularity>(&["revoke", "revoke,by=W,trick=1,card=2", "nothing"]), irregularity);
    assert_eq!(wanted::<Ruled>(&["2007:revoke:yes"]), irregularity);
    assert_eq!(wanted::<Ruled>(&["2007:revoke,by=W,trick=1:maybe"]), answer);
    let ruling = "not a ruling: book:irregularity,field=value:answer;answer is needed";
    assert_eq!(wanted::<Ruled>(&["2007", "1066:revoke,by=W,trick=1:", "2007:revoke,by=W,trick=1"]), ruling);
}

#[test]
fn a_suit_is_read_as_a_card_is() {
    for (texts, suit) in
        [["c", "♣", "梅花"], ["D", "♢", "方块"], ["H", "♥\u{fe0f}", "红桃"], ["s", "♠\u{fe0e}", "黑桃"]]
            .iter()
            .zip(Suit::ALL)
    {
        for text in texts {
            assert_eq!(text.parse(), Ok(suit), "{text}");
        }
        assert_eq!(suit.to_string().parse(), Ok(suit));
    }
    for text in ["", "x", "SA", "spades", "黑", "黑桃A", " S"] {
        assert_eq!(text.parse::<Suit>(), Err(ParseSuitError), "{text}");
    }
}

/// What is a value is compared, and hashed where it is small.
#[test]
fn values_are_compared_and_hashed() {
    const fn compared<T: Clone + Eq>() {}
    const fn hashed<T: Copy + Eq + core::hash::Hash>() {}
    const {
        compared::<tricklaw::event::shengji::Round>();
        compared::<tricklaw::bridge::solve::TableTask>();
        hashed::<tricklaw::bridge::RecordError>();
        hashed::<tricklaw::bridge::law::Edition>();
        hashed::<tricklaw::bridge::law::Switches>();
    }
}

#[test]
fn what_each_seat_has_is_gone_through_with_its_seat() {
    let mut hands = BySeat(["N", "E", "S", "W"]);
    hands[Seat::South] = "dummy";
    let mut seen = Vec::new();
    for (seat, hand) in &hands {
        seen.push((seat, *hand));
    }
    assert_eq!(seen, hands.into_iter().collect::<Vec<_>>());
    assert_eq!(seen[2], (Seat::South, "dummy"));
}

#[test]
fn sets_of_calls_and_cards_are_gone_through_in_order() {
    let calls: CallSet = ["7NT", "Pass", "1C"].map(|call| call.parse().unwrap()).into_iter().collect();
    let mut seen = String::new();
    for call in calls {
        seen += &format!("{call} ");
    }
    let bag: Bag = "BJ S3 S3 C2".parse().unwrap();
    for face in bag {
        seen += &format!("{face} ");
    }
    assert_eq!(seen, "Pass 1C 7NT C2 S3 S3 BJ ");
    assert_eq!((CallSet::EMPTY.iter().count(), Bag::packs(3).iter().count()), (0, 162));
}
