//! Laws 20, 41B and 46: incomplete designations, reviews and questions.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::{Board, DealSetup, Designation, Right, Seat, Table};
use tricklaw::cite::Book;

/// North declares; south is dummy with S K52, H A93, D QJ7, C AT64.
const DEAL: &str = "N:AQJ.K76.AK83.K72 T98.QT8.9654.QJ9 K52.A93.QJ7.AT64 7643.J542.T2.853";

fn played(actions: &str) -> Table {
    let deal = DealSetup::from_pbn(DEAL).unwrap().into_deal().unwrap();
    let mut table = Table::of_deal(Board::numbered(1).unwrap(), &deal);
    for action in actions.split_whitespace() {
        table.apply(action.parse().unwrap()).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
    table
}

fn say(table: &Table, words: &str) -> String {
    match table.designate(words.parse().unwrap()) {
        Ok(designated) => format!("{} {}", designated.card, designated.law.article),
        Err(refusal) => format!("{} {}", refusal.reason.code(), refusal.law.article),
    }
}

const LEAD: &str = "3NT Pass Pass Pass";

#[test]
fn law_46b_when_dummy_follows() {
    let table = played(&format!("{LEAD} S9"));
    for (words, expected) in [
        ("high", "SK 46B1(a)"),
        ("top", "SK 46B1(a)"),
        ("low", "S2 46B1(c)"),
        ("small", "S2 46B1(c)"),
        ("小", "S2 46B1(c)"),
        ("spade", "S2 46B2"),
        ("♠", "S2 46B2"),
        ("5", "S5 46B3(b)"),
        ("king", "SK 46B3(b)"),
        ("S5", "S5 46A"),
        ("diamond", "must-follow-suit 44C"),
        ("DQ", "must-follow-suit 44C"),
        ("D2", "designation-void 46B4"),
        ("queen", "designation-void 46B4"),
        ("anything", "no-designation 46B5"),
        ("low spade", "S2 46B1(c)"),
        ("a small spade please", "S2 46B1(c)"),
        ("the highest spade", "SK 46B1(a)"),
        ("any spade", "S2 46B2"),
        ("small heart", "must-follow-suit 44C"),
    ] {
        assert_eq!(say(&table, words), expected, "{words}");
    }
}

/// "Win": the lowest card known to win, seen from the declarer: he holds AQJ of spades himself.
#[test]
fn law_46b1b_win_is_the_lowest_card_known_to_win() {
    // The ten is led. The king of dummy is the only card above it there, and no defender has a higher one.
    assert_eq!(say(&played(&format!("{LEAD} ST")), "win"), "SK 46B1(b)");
    // The queen of hearts is led: the ace.
    assert_eq!(say(&played(&format!("{LEAD} HQ")), "win it"), "HA 46B1(b)");
    // The nine of clubs is led: the ten could be beaten by the jack or queen for all the declarer knows.
    assert_eq!(say(&played(&format!("{LEAD} C9")), "win"), "CA 46B1(b)");
    // Dummy plays last to a diamond that declarer's own eight is winning: the jack is enough.
    let last = played(&format!("{LEAD} ST S2 S3 SJ D3 D4 D7 DT D2 D8 D5"));
    assert_eq!(last.turn(), Some(Seat::South));
    assert_eq!(say(&last, "win"), "DJ 46B1(b)");
    // What has to be beaten is the eight: the seven would beat the lead, but not that.
    let last = played(&format!("{LEAD} ST S2 S3 SJ H6 H8 H3 HJ D2 D8 D5"));
    assert_eq!((last.turn(), say(&last, "win")), (Some(Seat::South), "DJ 46B1(b)".into()));
}

/// Law 46B3(a): on lead, the suit in which dummy won the last trick; otherwise the only card, or a choice.
#[test]
fn law_46b3_a_rank_without_a_suit() {
    let after_spade_king = played(&format!("{LEAD} ST SK S3 SJ"));
    assert_eq!(after_spade_king.turn(), Some(Seat::South));
    assert_eq!(say(&after_spade_king, "5"), "S5 46B3(a)");
    assert_eq!(say(&after_spade_king, "9"), "H9 46B3(b)");
    assert_eq!(say(&after_spade_king, "ace"), "designation-ambiguous 46B3");
    assert_eq!(say(&after_spade_king, "king"), "designation-void 46B4");
    // On lead, "high" and "low" fit a card of every suit.
    assert_eq!(say(&after_spade_king, "low"), "designation-ambiguous 46B3");
    assert_eq!(say(&after_spade_king, "heart"), "H3 46B2");
}

#[test]
fn designations_only_at_dummys_turn() {
    assert_eq!(say(&played(LEAD), "low"), "not-your-turn-to-play 44B");
    assert_eq!(say(&played("1C Pass"), "low"), "not-your-turn-to-play 44B");
    assert_eq!(say(&played(&format!("{LEAD} S9 S2")), "low"), "not-your-turn-to-play 44B");
}

#[test]
fn one_designation_in_many_words() {
    for (words, same) in [
        ("the ten", "10"),
        ("ace of hearts", "HA"),
        ("heart ace", "HA"),
        ("A of hearts", "HA"),
        ("heart a", "HA"),
        ("a heart", "♥"),
        ("heart a please", "HA"), // the suit is named: no article
        ("a h", "HA"),
        ("a ♥", "HA"),
        ("a 红心", "HA"),
        ("a", "ace"),
        ("play the king of spades", "SK"),
        ("play anything", "any"),
        ("take it", "win"),
        ("win the trick", "win"),
        ("赢得这墩", "win"),
        ("any card", "any"),
        ("whatever", "any"),
        ("任何一张", "any"),
        ("the deuce of clubs", "C2"),
        ("small card", "low"),
        ("大牌", "high"),
        ("♥10", "HT"),
        ("10 of hearts", "HT"),
        ("红桃10", "HT"),
        ("小红桃", "low heart"),
        ("黑桃A", "SA"),
        ("出一张小方片", "small diamond"),
        ("最大的草花", "top club"),
        ("红心", "h"),
    ] {
        assert_eq!(words.parse::<Designation>(), same.parse(), "{words}");
        assert!(words.parse::<Designation>().is_ok(), "{words}");
    }
}

/// Law 46B1 of 1997: "high" from dummy in the last seat is the lowest card that wins, of a suit that is named too.
#[test]
fn law_46b1_high_of_a_suit_in_the_last_seat() {
    let last = played(&format!("{LEAD} ST S2 S3 SJ D3 D4 D7 DT D2 D8 D5"));
    let card = |book| last.designate_under(book, "high diamond".parse().unwrap()).unwrap().card.to_string();
    assert_eq!((card(Book::Bridge1997), card(Book::Bridge2007)), ("DJ".into(), "DQ".into()));
    // In another seat, or where no card wins, it is the highest.
    for (play, words, expected) in [
        ("D9", "high diamond", "DQ"),
        ("ST S2 S3 SJ D3 D4 D7 DT S6 SA S8", "high spade", "SK"),
        ("ST S2 S3 SJ D3 D4 D7 DT S6 SA S8", "high", "SK"),
    ] {
        let table = played(&format!("{LEAD} {play}"));
        assert_eq!(table.turn(), Some(Seat::South));
        let designated = table.designate_under(Book::Bridge1997, words.parse().unwrap()).unwrap();
        assert_eq!(designated.card.to_string(), expected, "{words} after {play}");
    }
}

#[test]
fn words_that_are_no_designation() {
    for words in [
        "",
        "please",
        "zz",
        "1",
        "11",
        "♠♠",
        "high low",
        "king ace",
        "win a heart",
        "high king",
        "hearty",
        "a z",
    ] {
        assert!(words.parse::<Designation>().is_err(), "{words:?}");
    }
    assert_eq!("TEN".parse::<Designation>(), "10".parse());
}

fn who_may(table: &Table, right: Right) -> String {
    Seat::ALL.into_iter().filter(|&seat| table.may(seat, right).is_ok()).map(|seat| seat.letter()).collect()
}

#[test]
fn laws_20_and_41_reviews_and_questions() {
    let rows = [
        // moment, review, explanation, contract, who leads
        ("1C Pass", ["S", "S", "", ""], "20B and 20F1: in the auction, at his turn"),
        (
            LEAD,
            ["NEW", "NEW", "NEW", "EW"],
            "20C and 41B: until the lead is faced all but dummy; a defender whose lead it is",
        ),
    ];
    for (actions, expected, why) in rows {
        let table = played(actions);
        assert_eq!(Right::ALL.map(|right| who_may(&table, right)), expected, "{actions}: {why}");
    }
    let face_down = played(&format!("{LEAD} ?S9"));
    assert_eq!(
        who_may(&face_down, Right::ReviewAuction),
        "NW",
        "41B: leader's partner and presumed declarer"
    );
    let faced = played(&format!("{LEAD} S9"));
    assert_eq!(
        who_may(&faced, Right::ReviewAuction),
        "N",
        "20C2: the declarer before his first card, dummy's"
    );
    let west = played(&format!("{LEAD} S9 S2"));
    assert_eq!(who_may(&west, Right::ReviewAuction), "W", "20C2: west at his first turn");
    let second = played(&format!("{LEAD} S9 S2 S3"));
    assert_eq!(who_may(&second, Right::ReviewAuction), "", "41B: dummy's card was the declarer's first");
    assert_eq!(who_may(&second, Right::AskExplanation), "N", "20F2: throughout the play, at his turn");
    assert_eq!(who_may(&second, Right::AskContract), "N", "41C");
    let refusal = second.may(Seat::South, Right::AskExplanation).unwrap_err();
    assert_eq!(refusal.law.article, "43A1");
}

/// Law 46B1(b): east has shown out, and west has played: what west still holds above the ten beats nothing in this trick. In
/// 1997 `win` names no card (46B1).
#[test]
fn law_46b1b_what_cannot_be_played_to_the_trick_is_no_threat() {
    let deal = "N:AQT32.432.432.32 6.AKQJ.AKQJ.AKQJ 54.T98.T987.T987 KJ987.765.65.654";
    let deal = DealSetup::from_pbn(deal).unwrap().into_deal().unwrap();
    let mut table = Table::of_deal(Board::numbered(1).unwrap(), &deal);
    for action in "Pass Pass 1NT Pass Pass Pass S9 S2 S6 S5 S8 S3 HJ S4 S7".split(' ') {
        table.apply(action.parse().unwrap()).unwrap();
    }
    assert_eq!(say(&table, "win"), "ST 46B1(b)");
    let of_1997 = table.designate_under(Book::Bridge1997, "win".parse().unwrap());
    assert_eq!(of_1997.unwrap().law.article, "46B", "no word of it there, but no doubt what is meant");
}
