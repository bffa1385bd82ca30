//! What a file tells of a table at which rulings were made: the calls and cards that stand, with the signs PBN has for it.
#![allow(missing_docs)]
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::law::Ruling;
#[path = "support/law.rs"]
mod law;

use tricklaw::bridge::notation::{
    CallEntry, CardEntry, File, Laid, Mark, Problem, Record, Said, Stop, Unplayable, check, lin, pbn,
};
use tricklaw::bridge::{Action, Board, Deal, Phase, Seat, Side, Table};
use tricklaw::cite::Book;

const DEAL: &str = "N:AQJT9.T3.AQT8.T6 K84.K962.9543.AJ 75.AQ84.KJ.KQ752 632.J75.762.9843";

/// A table of board 1, north to call first, after those actions.
fn table(actions: &str) -> Table {
    let mut table = Table::of_deal(Board::numbered(1).unwrap(), &DEAL.parse::<Deal>().unwrap());
    for action in actions.split_whitespace() {
        let action: Action = action.parse().unwrap();
        table.apply(action).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
    table
}

/// What the table's file tells when it is read again.
fn read_again(table: &Table) -> Record {
    let written = Record::from_table(table);
    let text = pbn::write(&File { records: vec![written.clone()], ..File::default() });
    let read = pbn::read_strict(text.as_bytes()).expect("our own text is strict").records.remove(0);
    assert_eq!(read.auction.as_ref().map(|a| &a.calls), written.auction.as_ref().map(|a| &a.calls), "{text}");
    assert_eq!(read.play.as_ref().map(|p| &p.tricks), written.play.as_ref().map(|p| &p.tricks), "{text}");
    read
}

fn words(record: &Record) -> Vec<String> {
    let word = |entry: &CallEntry| match (&entry.said, &entry.marks[..]) {
        (Said::Call(call), []) => call.to_string(),
        (Said::Call(call), [Mark::Insufficient]) => format!("^I {call}"),
        (Said::Skipped, []) => "^S".to_owned(),
        other => panic!("{other:?}"),
    };
    record.auction.iter().flat_map(|auction| &auction.calls).map(word).collect()
}

fn problems(record: &Record) -> Vec<&'static str> {
    check(record).iter().map(Problem::name).collect()
}

#[test]
fn a_corrected_insufficient_bid_is_the_call_that_stands() {
    let bid = "2H @2007:insufficient-bid,by=E,bid=1S,to=-:refuse;call=2S;no;no Pass Pass Pass";
    let record = read_again(&table(bid));
    assert_eq!(words(&record), ["2H", "2S", "Pass", "Pass", "Pass"]);
    assert_eq!(record.declarer, Some(Seat::East));
    assert_eq!(problems(&record), Vec::<&str>::new());
}

#[test]
fn an_accepted_insufficient_bid_is_marked() {
    let bid = "2H @2007:insufficient-bid,by=E,bid=1S,to=-:accept Pass Pass Pass";
    let record = read_again(&table(bid));
    assert_eq!(words(&record), ["2H", "^I 1S", "Pass", "Pass", "Pass"]);
    // It is a departure from the law that stands: told, and told to be known.
    assert!(matches!(check(&record)[..], [Problem::Call { index: 1, marked: true, .. }]));
    let same = read_again(&table("2H @2007:insufficient-bid,by=E,bid=2H,to=-:accept Pass Pass Pass"));
    assert_eq!(words(&same), ["2H", "^I 2H", "Pass", "Pass", "Pass"]);
}

#[test]
fn who_loses_his_turn_is_passed_over() {
    let record = read_again(&table("@2007:call-out-of-rotation,by=S,call=1H:accept Pass Pass Pass"));
    assert_eq!(words(&record), ["^S", "^S", "1H", "Pass", "Pass", "Pass"]);
    assert_eq!(record.declarer, Some(Seat::South));
    let lin = lin::write(&File { records: vec![record], ..File::default() });
    assert!(!lin.lost.is_empty(), "LIN has no place for a player passed over");
}

#[test]
fn a_revoke_that_was_ruled_on_is_marked() {
    // West revokes in the second trick, plays on, and the revoke is established.
    let play = "1NT Pass Pass Pass H2 H4 H5 HT SA S4 S5 *C3 SQ SK S7 S2 D3 DJ D2 D8";
    let ruled = format!("{play} @2007:revoke,by=W,trick=1:");
    let quiet = read_again(&table(play));
    assert!(quiet.play.iter().flat_map(|play| play.cards()).all(|card| card.marks.is_empty()));
    let record = read_again(&table(&ruled));
    let marked: Vec<_> = record
        .play
        .iter()
        .flat_map(|play| play.cards())
        .filter(|card| !card.marks.is_empty())
        .map(|card| (card.seat, card.card().map(|card| card.to_string()), card.marks.clone()))
        .collect();
    assert_eq!(marked, [(Some(Seat::West), Some("C3".to_owned()), vec![Mark::Revoke])]);
}

// Law 64A2: north won eight tricks at the table and scores nine. Read from the cards alone the board would be scored as eight.
#[test]
fn a_result_after_a_trick_that_went_over_is_marked() {
    let play = "1NT Pass Pass Pass H2 H4 H5 HT SA S4 S5 *C3 SQ SK S7 S2 D3 DJ D2 D8";
    let ruled = format!("{play} @2007:revoke,by=W,trick=1: =8");
    let table = table(&ruled);
    assert_eq!(table.transfers().from(Side::EastWest), 1);
    let written = Record::from_table(&table);
    assert_eq!(written.tag("Result"), Some("^9"));
    let record = read_again(&table);
    assert_eq!((record.declarer_tricks(), record.claim), (Some(9), None));
    assert!(!problems(&record).iter().any(|name| ["result", "score"].contains(name)));
    let lin = lin::write(&File { records: vec![written], ..File::default() });
    assert!(lin.text.contains("mc|8|"), "{}", lin.text);
    assert!(lin.lost.iter().any(|lost| (lost.what.as_str(), lost.text.as_str()) == ("Result", "^9")));
    // Where both sides revoked, each loses a trick in the older editions: those scored are those won.
    let north_too = "CK C4 *S9 CJ CQ C8 CT CA @1997:revoke,by=W,trick=1: @1997:revoke,by=N,trick=4: =8";
    let both = self::table(&format!("{play} {north_too}"));
    assert_eq!(both.transfers().from(Side::NorthSouth), both.transfers().from(Side::EastWest));
    assert_eq!(both.transfers().from(Side::NorthSouth), 1);
    assert_eq!(Record::from_table(&both).tag("Result"), None);
    // Without a trick that went over there is nothing to mark.
    let plain = Record::from_table(&self::table(&format!("{play} =8")));
    assert_eq!(plain.tag("Result"), None);
}

#[test]
fn an_accepted_lead_out_of_turn_is_marked() {
    let play = "1NT Pass Pass Pass H2 H4 H5 HT @2007:lead-out-of-turn,by=E,card=D3:no;accept";
    let record = read_again(&table(play));
    let lead = &record.play.unwrap().tricks[1][0];
    assert_eq!((lead.seat, &lead.marks[..]), (Some(Seat::East), &[Mark::LeadOutOfTurn][..]));
}

/// Laws 27A, 53A and 54B: what a file marks as accepted stands at the table too, and the replay goes on behind it.
#[test]
fn what_is_marked_as_accepted_is_played_on() {
    let contract = "1NT Pass Pass Pass";
    for actions in [
        "2H @2007:insufficient-bid,by=E,bid=1S,to=-:accept 1NT Pass Pass Pass D7 D8 D3 DJ",
        &format!("{contract} H2 H4 H5 HT @2007:lead-out-of-turn,by=E,card=D3:no;accept DJ D2 D8 CK"),
        &format!("{contract} H2 H4 H5 H3 @2007:lead-out-of-turn,by=N,card=SA:no;accept S4 S5 S2"),
        &format!("{contract} @2007:opening-lead-out-of-turn,by=W,card=S2:no;no;accept S9 S4 S5"),
    ] {
        let told = table(actions);
        let replay = read_again(&told).replay().unwrap();
        assert_eq!((replay.stop, &replay.table), (None, &told), "{actions}");
    }
    // Marked or not, a sufficient bid and a lead in turn are regular, and what is not marked is as refused as before.
    let mut plain = read_again(&table(&format!("{contract} H2 H4 H5 HT")));
    plain.auction.as_mut().unwrap().calls[0].marks.push(Mark::Insufficient);
    plain.play.as_mut().unwrap().tricks[0][0].marks.push(Mark::LeadOutOfTurn);
    assert_eq!(plain.replay().unwrap().table.actions(), table(&format!("{contract} H2 H4 H5 HT")).actions());
    let mut unmarked = read_again(&table("2H @2007:insufficient-bid,by=E,bid=1S,to=-:accept Pass"));
    unmarked.auction.as_mut().unwrap().calls[1].marks.clear();
    assert!(matches!(unmarked.replay().unwrap().stop, Some(Stop::Call(1, Unplayable::Refused(_)))));
    // No opening lead by the declaring side can be accepted (law 54E).
    plain.play.as_mut().unwrap().tricks[0][0] = CardEntry {
        marks: vec![Mark::LeadOutOfTurn],
        ..CardEntry::new(Some(Seat::North), Laid::Card("SA".parse().unwrap()))
    };
    assert!(matches!(plain.replay().unwrap().stop, Some(Stop::Card(0, Unplayable::OutOfTurn(Seat::North)))));
}

#[test]
fn a_declarer_who_became_dummy_is_replaced() {
    // Law 54A: west leads out of turn, north spreads his hand and south declares.
    let led = "1NT Pass Pass Pass @2007:opening-lead-out-of-turn,by=W,card=S2:no;no;spread ST S4 S5";
    let record = read_again(&table(led));
    assert_eq!(record.declarer, Some(Seat::South));
    assert_eq!(record.tag("Declarer"), Some("^S"));
    assert_eq!(problems(&record), Vec::<&str>::new());
    // The file plays at a table again.
    let replay = record.replay().unwrap();
    assert_eq!((replay.stop, &replay.table), (None, &table(led)));
    // Whose caret marks the declarer the auction made has changed places with nobody: west led out of turn.
    let called = Record { declarer: Some(Seat::North), ..record.clone() };
    assert!(matches!(called.replay().unwrap().stop, Some(Stop::Card(0, _))));
    // Nobody laid a hand down as dummy's where the right hand led.
    let in_turn = table("1NT Pass Pass Pass S4 S5 S2 S9");
    let mut marked = Record { declarer: Some(Seat::South), ..Record::from_table(&in_turn) };
    marked.set_tag("Declarer", "^S").unwrap();
    let replay = marked.replay().unwrap();
    assert_eq!((replay.stop, &replay.table), (None, &in_turn));
    // LIN, where the auction alone tells who declares, says that it lost it.
    let lin = lin::write(&File { records: vec![record], ..File::default() });
    assert!(lin.lost.iter().any(|lost| (lost.what.as_str(), lost.text.as_str()) == ("Declarer", "^S")));
}

/// A play that PBN breaks off with a star is settled by the result of the file, as LIN's is by its claim.
#[test]
fn a_play_broken_off_is_settled_by_the_result() {
    let claimed = table("1NT Pass Pass Pass H2 H4 H5 HT =9");
    let text = pbn::write(&File { records: vec![Record::from_table(&claimed)], ..File::default() });
    let replay = |text: &str| pbn::read(text.as_bytes()).records[0].replay().unwrap();
    let kept = replay(&text);
    assert_eq!((kept.stop, &kept.table), (None, &claimed));
    // Not by one the tricks rule out, nor one of another declarer's: `problems` tells of those.
    let open = table("1NT Pass Pass Pass H2 H4 H5 HT");
    for (from, to) in
        [("\"9\"", "\"0\""), ("\"9\"", "\"?\""), ("Declarer \"N\"", "Declarer \"E\""), ("\n*\n", "\n+\n")]
    {
        assert!(text.contains(from), "{from} {text}");
        let replay = replay(&text.replace(from, to));
        assert_eq!((replay.stop, &replay.table), (None, &open), "{to}");
    }
}

#[test]
fn an_accepted_opening_lead_out_of_turn_is_told() {
    // Law 54B: the lead stands and dummy, south, has played to it last.
    let led = "1NT Pass Pass Pass @2007:opening-lead-out-of-turn,by=W,card=S2:no;no;accept";
    let record = read_again(&table(led));
    assert_eq!(record.declarer, Some(Seat::North));
    let lead = &record.play.unwrap().tricks[0][0];
    assert_eq!(
        (lead.seat, lead.card().map(|card| card.to_string())),
        (Some(Seat::West), Some("S2".to_owned()))
    );
}

/// Law 67: south leaves its card out of the first trick, which north wins with the eight of diamonds, and puts `supplied` in
/// after the second.
fn defective(supplied: Option<&str>) -> Table {
    let mut t = table("1NT Pass Pass Pass D3 - D6 D8 C6 CJ CQ C3");
    if let Some(card) = supplied {
        let ruling = format!("@2007:card-left-out,by=S,trick=0:card={card}");
        t.apply(ruling.parse().unwrap()).unwrap_or_else(|refusal| panic!("{ruling}: {refusal}"));
    }
    t
}

// Without a sign for the missing card every card after it would be the next player's, in LIN without a word.
#[test]
fn a_card_left_out_is_a_gap_and_not_the_next_players_card() {
    // A diamond put in later does not win the trick (law 67B1), so one that would is not told.
    for supplied in [None, Some("DK")] {
        let record = Record::from_table(&defective(supplied));
        let told: Vec<(Seat, Option<String>)> = record.play.as_ref().unwrap().tricks[0]
            .iter()
            .map(|entry| (entry.seat.unwrap(), entry.card().map(|card| card.to_string())))
            .collect();
        let card = |text: &str| Some(text.to_owned());
        let expected = [
            (Seat::East, card("D3")),
            (Seat::South, None),
            (Seat::West, card("D6")),
            (Seat::North, card("D8")),
        ];
        assert_eq!(told, expected, "{supplied:?}");
        let file = File { records: vec![record], ..File::default() };
        let text = pbn::write(&file);
        assert!(text.contains("D3 - D6 D8"), "{text}");
        let read = pbn::read(text.as_bytes());
        assert_eq!(read.warnings[0].code.name(), "order-unknown", "who led next does not follow from it");
        let written = lin::write(&file);
        assert!(written.text.contains("pc|D3|pg|") && !written.text.contains("D6|"), "{}", written.text);
        let lost = written.lost.iter().filter(|lost| lost.what == "card").count();
        assert_eq!(lost, 7, "the gap and what cannot be placed behind it");
    }
}

#[test]
fn a_card_put_in_later_that_changes_nothing_is_told() {
    // East wins the second trick with the jack of clubs, with or without west's three.
    let mut t = table("1NT Pass Pass Pass D3 DK D6 D8 C2 - C6 CJ D4 DJ D2 DQ");
    let ruling = "@2007:card-left-out,by=W,trick=1:card=C3";
    t.apply(ruling.parse().unwrap()).unwrap();
    let record = read_again(&t);
    assert_eq!(record.play.as_ref().unwrap().tricks[1][1].card(), Some("C3".parse().unwrap()));
    assert!(!problems(&record).contains(&"card-not-held"));
}

// Law 45D: dummy's card goes back after the claim was agreed, the agreement goes with it, and the play goes on.
#[test]
fn an_agreement_that_a_ruling_undid_is_no_claim() {
    let (mut table, by, _) = law::twelfth_trick();
    let right = table.legal_cards().unwrap().lowest().unwrap();
    let wrong = (table.hands()[by].known - right.into()).lowest().unwrap();
    let won = table.play().unwrap().tricks_won(table.contract().unwrap().declarer.side());
    for action in [format!("*{wrong}"), format!("={won}")] {
        table.apply(action.parse().unwrap()).unwrap();
    }
    assert_eq!(Record::from_table(&table).claim, Some(won));
    let revoke = format!("revoke,by={by},trick=11").parse().unwrap();
    let mut ruling = Ruling::open(&table, Book::Bridge2007, revoke).unwrap();
    for answer in ["in-time".to_owned(), format!("card={right}")] {
        ruling = ruling.answer(answer.parse().unwrap()).unwrap();
    }
    table.apply(ruling.action().unwrap()).unwrap();
    assert_eq!(table.phase(), Phase::Play, "the revoke is corrected (law 62D1)");
    let record = Record::from_table(&table);
    assert_eq!((record.claim, record.tricks), (None, None));
    let lin = lin::write(&File { records: vec![record], ..File::default() });
    assert!(!lin.text.contains("mc|"), "{}", lin.text);
}
