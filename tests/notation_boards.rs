//! Boards played at random go out to a file and come back the same; a record changed in one place is found out.
#![cfg(not(target_arch = "wasm32"))]

use proptest::prelude::*;
use tricklaw::bridge::notation::{
    CallEntry, CardFault, End, File, Laid, Problem, Record, Said, Stated, check, lin, pbn,
};
use tricklaw::bridge::{Action, Board, Call, Deal, Phase, Seat, Table};
use tricklaw::cards::{Card, Source};

/// A board bid and played at random: to its end, to a claim, or broken off.
fn random_table(seed: u64) -> Table {
    let mut source = Source::from_seed(seed);
    let number = 1 + source.below(64) as u64;
    let deal = Deal::random(&mut source);
    let mut table = Table::of_deal(Board::numbered(number).unwrap(), &deal);
    let stop = source.below(90) as usize;
    loop {
        match table.phase() {
            Phase::Over => break,
            Phase::Auction => {
                // Passes often, so that auctions end at all levels.
                let calls: Vec<Call> = table.legal_calls().iter().collect();
                let pass = source.below(2) == 0;
                let high = (calls.len() as u128).min(8);
                let call = if pass { Call::Pass } else { calls[source.below(high) as usize] };
                table.apply(Action::Call(call)).unwrap();
            }
            Phase::OpeningLead | Phase::Play => {
                let play = table.play().unwrap();
                let cards: Vec<Card> = table.legal_cards().unwrap().iter().collect();
                let declarer = play.declarer().side();
                let (own, other) = (play.tricks_won(declarer), play.tricks_won(declarer.other()));
                if table.actions().len() > stop && source.below(3) == 0 {
                    if source.below(2) == 0 {
                        let tricks = own + source.below(u128::from(14 - own - other)) as u8;
                        table.apply(Action::AgreedClaim(tricks)).unwrap();
                    }
                    break;
                }
                table.apply(Action::Play(cards[source.below(cards.len() as u128) as usize])).unwrap();
            }
        }
    }
    table
}

fn problems(record: &Record) -> Vec<&'static str> {
    check(record).iter().map(Problem::name).collect()
}

fn file_of(record: Record) -> File {
    File { records: vec![record], ..File::default() }
}

fn played_out(seed: u64) -> Option<Record> {
    let record = Record::from_table(&random_table(seed));
    (record.play.as_ref()?.cards().count() == 52).then_some(record)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn pbn_keeps_a_board(seed in any::<u64>()) {
        let table = random_table(seed);
        let record = Record::from_table(&table);
        prop_assert_eq!(problems(&record), Vec::<&str>::new());
        let text = pbn::write(&file_of(record.clone()));
        let file = pbn::read_strict(text.as_bytes()).expect("our own text is strict");
        let read = &file.records[0];
        prop_assert_eq!(&read.hands, &record.hands);
        prop_assert_eq!((read.board, read.dealer, read.vulnerability), (record.board, record.dealer, record.vulnerability));
        prop_assert_eq!((read.contract, read.declarer, read.tricks, read.score), (record.contract, record.declarer, record.tricks, record.score));
        prop_assert_eq!(read.auction.as_ref().map(|a| &a.calls), record.auction.as_ref().map(|a| &a.calls));
        prop_assert_eq!(read.play.as_ref().map(|p| &p.tricks), record.play.as_ref().map(|p| &p.tricks));
        prop_assert_eq!(problems(read), Vec::<&str>::new());
        let replay = read.replay().unwrap();
        prop_assert_eq!(replay.stop, None);
        // Before the first card PBN has no place for a claim.
        if record.claim.is_none() || record.play.is_some() {
            prop_assert_eq!(replay.table, table);
        }
        prop_assert_eq!(pbn::write(&file), text);
    }

    #[test]
    fn lin_keeps_a_board(seed in any::<u64>()) {
        let table = random_table(seed);
        let record = Record::from_table(&table);
        let written = lin::write(&file_of(record.clone()));
        let file = lin::read_strict(written.text.as_bytes()).expect("our own text is strict");
        let replay = file.records[0].replay().unwrap();
        prop_assert_eq!(replay.stop, None);
        prop_assert_eq!(&replay.table, &table);
        prop_assert_eq!(problems(&file.records[0]), Vec::<&str>::new());
        prop_assert_eq!(lin::write(&file).text, written.text);
    }

    #[test]
    fn through_both_formats(seed in any::<u64>()) {
        let table = random_table(seed);
        let by_lin = lin::read(lin::write(&file_of(Record::from_table(&table))).text.as_bytes());
        let by_pbn = pbn::read(pbn::write(&by_lin).as_bytes());
        let again = lin::read(lin::write(&by_pbn).text.as_bytes());
        prop_assert_eq!(again.records[0].replay().unwrap().table, table);
    }

    #[test]
    fn two_cards_changed_places(seed in any::<u64>(), at in 0usize..51) {
        let Some(mut record) = played_out(seed) else { return Ok(()) };
        let play = record.play.as_mut().unwrap();
        let (a, b) = (at, at + 1);
        let first = play.tricks[a / 4][a % 4].laid.clone();
        let second = std::mem::replace(&mut play.tricks[b / 4][b % 4].laid, first);
        play.tricks[a / 4][a % 4].laid = second;
        let seats = (play.tricks[a / 4][a % 4].seat, play.tricks[b / 4][b % 4].seat);
        let found = problems(&record);
        // The player who wins a trick and leads to the next may have had the choice.
        prop_assert!(seats.0 == seats.1 || found.iter().filter(|name| **name == "card-not-held").count() == 2);
    }

    #[test]
    fn a_revoke_is_found(seed in any::<u64>()) {
        let Some(mut record) = played_out(seed) else { return Ok(()) };
        // A player who followed suit plays a card of another suit instead, and the card he owed in its place.
        let play = record.play.as_mut().unwrap();
        let cards: Vec<(Seat, Card)> = play.cards().map(|entry| (entry.seat.unwrap(), entry.card().unwrap())).collect();
        let swap = (0..52).flat_map(|a| (a + 1..52).map(move |b| (a, b))).find(|&(a, b)| {
            let led = cards[a / 4 * 4].1.suit();
            a % 4 > 0 && cards[a].0 == cards[b].0 && cards[a].1.suit() == led && cards[b].1.suit() != led
        });
        let Some((a, b)) = swap else { return Ok(()) };
        play.tricks[a / 4][a % 4].laid = Laid::Card(cards[b].1);
        play.tricks[b / 4][b % 4].laid = Laid::Card(cards[a].1);
        let led = cards[a / 4 * 4].1.suit();
        let revoke = |problem: &Problem| {
            matches!(problem, Problem::Card { index, fault: CardFault::Revoke(suit), .. } if *index == a && *suit == led)
        };
        prop_assert!(check(&record).iter().any(revoke));
        // A reader of the record finds it too, and the replay stops there.
        let read = pbn::read(pbn::write(&file_of(record)).as_bytes());
        prop_assert!(check(&read.records[0]).iter().any(revoke));
        prop_assert!(read.records[0].replay().unwrap().stop.is_some());
    }

    #[test]
    fn stated_facts_are_held_against_the_play(seed in any::<u64>(), wrong in 0u8..14) {
        let Some(record) = played_out(seed) else { return Ok(()) };
        let right = record.tricks.unwrap().declarer.unwrap();
        let mut changed = record.clone();
        changed.tricks = Some(Stated::for_declarer(wrong));
        prop_assert_eq!(problems(&changed).contains(&"result"), wrong != right);
        let mut changed = record.clone();
        let points = record.score.unwrap().declarer.unwrap();
        changed.score = Some(Stated { declarer: None, north_south: Some(points), east_west: None });
        let north_south = matches!(record.declarer, Some(Seat::North | Seat::South));
        prop_assert_eq!(problems(&changed).contains(&"score"), !north_south && points != 0);
        let mut changed = record.clone();
        changed.declarer = record.declarer.map(Seat::next);
        prop_assert!(problems(&changed).contains(&"declarer"));
        let mut changed = record;
        changed.dealer = changed.dealer.map(Seat::next);
        prop_assert!(problems(&changed).contains(&"first-call"));
        prop_assert!(problems(&changed).contains(&"dealer-of-number"));
    }

    #[test]
    fn a_call_too_many_or_too_few(seed in any::<u64>()) {
        let Some(record) = played_out(seed) else { return Ok(()) };
        let mut more = record.clone();
        more.auction.as_mut().unwrap().calls.push(CallEntry::new(Said::Call(Call::Pass)));
        prop_assert!(problems(&more).contains(&"illegal-call"));
        let mut fewer = record;
        fewer.auction.as_mut().unwrap().calls.pop();
        fewer.auction.as_mut().unwrap().end = End::Cut;
        prop_assert!(problems(&fewer).contains(&"auction-not-over"));
    }

    #[test]
    fn a_wrong_deal_is_found(seed in any::<u64>(), seat in 0u8..4, place in 0usize..13) {
        let mut record = Record::from_table(&random_table(seed));
        record.auction = None;
        record.play = None;
        let seat = Seat::from_index(seat).unwrap();
        let moved = record.hands[seat].as_mut().unwrap().remove(place);
        prop_assert_eq!(problems(&record)[..2].to_vec(), vec!["wrong-count", "missing-card"]);
        record.hands[seat.next()].as_mut().unwrap().push(moved);
        prop_assert_eq!(problems(&record)[..2].to_vec(), vec!["wrong-count", "wrong-count"]);
        record.hands[seat].as_mut().unwrap().push(moved);
        prop_assert!(problems(&record).contains(&"duplicated-card"));
        prop_assert!(record.replay().is_err());
    }
}

/// The random boards are of every kind, so that the properties above have something to say.
#[test]
fn the_boards_are_of_every_kind() {
    let records: Vec<Record> = (0..400).map(|seed| Record::from_table(&random_table(seed))).collect();
    let count = |kind: fn(&Record) -> bool| records.iter().filter(|record| kind(record)).count();
    let cards = |record: &Record| record.play.as_ref().map_or(0, |play| play.cards().count());
    assert!((0..400).filter_map(played_out).count() > 40);
    assert!(count(|record| record.claim.is_some()) > 40);
    assert!(count(|record| record.declarer.is_none()) > 10, "passed out");
    assert!(
        records.iter().filter(|record| (1..52).contains(&cards(record))).count() > 100,
        "broken off or claimed"
    );
}

#[test]
fn what_a_strict_reader_refuses_is_counted() {
    let told = |text: &[u8]| pbn::read_strict(text).unwrap_err().to_string();
    let one = told(b"[board \"7\"]\n");
    assert!(one.starts_with("1:1: "), "{one}");
    let two = told(b"[board \"7\"]\n[dealer \"N\"]\n");
    assert_eq!(two, format!("2 departures from the format, the first at {one}"));
}
