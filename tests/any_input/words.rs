//! What holds of any word: what is read from it is written so that it reads the same.

use core::fmt::{Debug, Display};
use core::str::FromStr;
use tricklaw::bridge::claim::{Language, Position, Statement};
use tricklaw::bridge::law::{Answer, Denominations, Irregularity};
use tricklaw::bridge::{
    Action, Bid, Call, Contract, DealSetup, Denomination, Seat, Undertaking, Vulnerability,
};
use tricklaw::cards::{Card, Rank, Suit};
use tricklaw::exact::Exact;
use tricklaw::shengji;

pub fn hold(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else { return };
    again::<Card>(text);
    again::<Suit>(text);
    again::<Rank>(text);
    again::<Bid>(text);
    again::<Call>(text);
    again::<Contract>(text);
    again::<Undertaking>(text);
    again::<Denomination>(text);
    again::<Vulnerability>(text);
    again::<Seat>(text);
    again::<Exact>(text);
    again::<Action>(text);
    again::<Answer>(text);
    again::<Denominations>(text);
    again::<Irregularity>(text);
    again::<Position>(text);
    again::<shengji::Action>(text);
    again::<shengji::Bag>(text);
    again::<shengji::Face>(text);
    again::<shengji::Rules>(text);
    again::<shengji::Trump>(text);
    deal(text);
    statement(text);
}

fn again<T: FromStr + Display + Debug + PartialEq>(text: &str) {
    let Ok(read) = text.parse::<T>() else { return };
    let written = read.to_string();
    assert_eq!(written.parse::<T>().ok().as_ref(), Some(&read), "{text:?} is written {written:?}");
}

fn deal(text: &str) {
    let Ok(setup) = DealSetup::from_pbn(text) else { return };
    let report = setup.check(tricklaw::bridge::Stage::BeforeFirstCall);
    assert_eq!(report.is_valid(), setup.clone().into_deal().is_ok());
}

fn statement(text: &str) {
    let by = [None, Some(Seat::South), Some(Seat::East)];
    for (claimer, trump) in by.into_iter().zip([None, Some(Suit::Spades), Some(Suit::Hearts)]) {
        let read = match claimer {
            Some(claimer) => Statement::parse_by(text, claimer, Some(Seat::South), trump),
            None => Statement::parse(text),
        };
        match read {
            Err(error) => error.places.iter().for_each(|place| {
                assert!(text.get(place.start..place.end).is_some(), "{place:?} is no part of {text:?}");
            }),
            Ok(read) => {
                for language in [Language::English, Language::Chinese] {
                    let written = read.to_text(language);
                    assert_eq!(
                        Statement::parse(&written),
                        Ok(read.clone()),
                        "{text:?} is written {written:?}"
                    );
                }
            }
        }
    }
}
