//! Laws 69, 71 and 79: agreements withdrawn, concessions cancelled, counts disputed, by edition.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::Seat;
use tricklaw::bridge::claim::{
    Claim, ClaimError, Concession, CountDispute, Ending, Likelihood, Moment, Position, PositionError, Regret,
    Relief, Response, Terms, Tricks, cancel_concession, disclaimed_trick, disputed_count,
    is_agreement_established, withdraw_agreement,
};
use tricklaw::cite::{Book, Citation};

const NOW: Moment = Moment { called_on_next_board: false, round_over: false, correction_over: false };
const NEXT_BOARD: Moment = Moment { called_on_next_board: true, ..NOW };
const TOO_LATE: Moment = Moment { called_on_next_board: true, round_over: true, correction_over: true };

fn restored(tricks: u8, book: Book, article: &'static str) -> Relief {
    Relief::Restored { tricks: Tricks::exactly(tricks), law: Citation::new(book, article) }
}

fn stands(book: Book, article: &'static str) -> Relief {
    Relief::Stands { law: Citation::new(book, article) }
}

#[test]
fn an_agreement_is_established_by_the_next_call_or_the_end_of_the_round() {
    assert!(!is_agreement_established(Response::Silence, NOW));
    assert!(is_agreement_established(Response::Silence, NEXT_BOARD));
    assert!(is_agreement_established(Response::Silence, Moment { round_over: true, ..NOW }));
    assert!(!is_agreement_established(Response::Objection, NEXT_BOARD));
}

#[test]
fn withdrawal_depends_on_the_edition() {
    let likely = Some(Likelihood { favourable: 2, of: 3 });
    let regret = Regret { already_won: 0, asked: 1, not_losable: Tricks::exactly(0), likelihood: likely };
    let old = Book::Bridge1997;
    let new = Book::Bridge2007;
    assert_eq!(withdraw_agreement(old, NEXT_BOARD, regret), stands(old, "69B"), "likely is not enough");
    assert_eq!(withdraw_agreement(new, NEXT_BOARD, regret), restored(1, new, "69B2"), "likely is enough");
    let even = Regret { likelihood: Some(Likelihood { favourable: 1, of: 2 }), ..regret };
    assert_eq!(withdraw_agreement(new, NOW, even), stands(new, "69B2"), "even chances are not likely");
    let sure = Regret { not_losable: Tricks::exactly(1), likelihood: None, ..regret };
    assert_eq!(withdraw_agreement(old, NEXT_BOARD, sure), restored(1, old, "69B"));
    assert_eq!(withdraw_agreement(new, NOW, sure), restored(1, new, "69B2"), "a sure trick is a likely one");
    let more = Regret { asked: 2, ..sure };
    let asks = |at_least, at_most| Relief::NeedsLikelihood {
        tricks: Tricks { at_least, at_most },
        law: Citation::new(new, "69B2"),
    };
    assert_eq!(withdraw_agreement(new, NOW, more), asks(1, 2), "for the other one a finding is needed");
    let and_won = Regret { already_won: 1, ..more };
    assert_eq!(withdraw_agreement(new, NOW, and_won), asks(2, 3), "what was won comes back as well");
    let unlikely = Regret { likelihood: Some(Likelihood { favourable: 1, of: 3 }), ..more };
    assert_eq!(withdraw_agreement(new, NOW, unlikely), restored(1, new, "69B2"), "and the sure one stays");
    let won = Regret { already_won: 1, asked: 0, ..regret };
    assert_eq!(withdraw_agreement(old, NOW, won), restored(1, old, "69B"));
    assert_eq!(withdraw_agreement(new, NOW, won), restored(1, new, "69B1"));
    let won_and_unlikely = Regret { already_won: 1, not_losable: Tricks::exactly(0), ..unlikely };
    assert_eq!(withdraw_agreement(new, NOW, won_and_unlikely), restored(1, new, "69B1"));
    let first = Book::Bridge1987;
    assert_eq!(withdraw_agreement(first, NEXT_BOARD, regret), stands(first, "69B"), "as in 1997");
    assert_eq!(
        withdraw_agreement(new, TOO_LATE, won),
        Relief::TooLate { law: Citation::new(new, "69B") },
        "the correction period is the limit"
    );
}

fn cancel(position: &str, tricks: u8, already_won: u8, book: Book, moment: Moment) -> Relief {
    let position: Position = position.parse().unwrap();
    let concession = Concession { claim: Claim::new(Seat::South, tricks), already_won };
    cancel_concession(&position, &concession, moment, &Terms { book, ..Terms::default() }).unwrap()
}

#[test]
fn a_trick_no_legal_play_loses_comes_back_in_every_edition() {
    // Declarer's last card is the ace of trumps.
    let position = "S S W N:2... .A.. A... .2..";
    for (book, article) in [
        (Book::Bridge1987, "71"),
        (Book::Bridge1997, "71A"),
        (Book::Bridge2007, "71.2"),
        (Book::Bridge2017, "71B"),
    ] {
        assert_eq!(cancel(position, 0, 0, book, NEXT_BOARD), restored(1, book, article));
    }
    assert_eq!(
        cancel(position, 0, 0, Book::Bridge2007, TOO_LATE),
        Relief::TooLate { law: Citation::new(Book::Bridge2007, "71") }
    );
}

#[test]
fn a_trick_no_normal_play_loses_comes_back_late_only_since_2007() {
    // Ace and king of hearts with the two: legally the two may be led first, normally not.
    let position = "S NT S N:.3..2 .4..A .AK.. .5..K";
    let legal = "S NT S N:.3.2. .4.A. .A2.. .5.K.";
    assert_eq!(cancel(position, 1, 0, Book::Bridge1997, NEXT_BOARD), restored(1, Book::Bridge1997, "71A"));
    assert_eq!(cancel(legal, 0, 0, Book::Bridge1997, NEXT_BOARD), stands(Book::Bridge1997, "71A"));
    assert_eq!(cancel(legal, 0, 0, Book::Bridge1987, NOW), stands(Book::Bridge1987, "71"));
    let early = cancel(legal, 0, 0, Book::Bridge1997, NOW);
    assert!(matches!(early, Relief::Restored { law, .. } if law.article == "71C"), "{early:?}");
    let late = cancel(legal, 0, 0, Book::Bridge2007, NEXT_BOARD);
    assert!(matches!(late, Relief::Restored { law, .. } if law.article == "71.2"), "{late:?}");
}

#[test]
fn a_made_contract_conceded_as_down_is_made() {
    let position = "S NT W N:.3.. .A.. .2.. .K..";
    assert_eq!(cancel(position, 0, 1, Book::Bridge1997, NEXT_BOARD), restored(1, Book::Bridge1997, "71A"));
    assert_eq!(cancel(position, 0, 1, Book::Bridge2007, NEXT_BOARD), restored(1, Book::Bridge2007, "71.1"));
    assert_eq!(cancel(position, 0, 1, Book::Bridge2017, NEXT_BOARD), restored(1, Book::Bridge2017, "71A"));
    assert_eq!(cancel(position, 0, 0, Book::Bridge2007, NOW), stands(Book::Bridge2007, "71.2"));
}

#[test]
fn disputed_counts_go_to_law_69_or_to_the_director() {
    let (dispute, law) = disputed_count(Book::Bridge2007, Ending::Claim, NOW);
    assert_eq!((dispute, law.article), (CountDispute::Agreement, "79B1"));
    let after = Moment { round_over: true, ..NOW };
    let late = |book| disputed_count(book, Ending::PlayedOut, after).0;
    assert_eq!(late(Book::Bridge1997), CountDispute::Director { may_increase: false, must_increase: false });
    assert_eq!(late(Book::Bridge2007), CountDispute::Director { may_increase: true, must_increase: false });
    // The correction period ends after the round: nothing is changed any more (law 79C).
    let too_late = Moment { correction_over: true, ..NOW };
    let closed = CountDispute::Director { may_increase: false, must_increase: false };
    assert_eq!(disputed_count(Book::Bridge2017, Ending::PlayedOut, too_late).0, closed);
    assert!(is_agreement_established(Response::Silence, too_late));
    for old in [Book::Bridge1987, Book::Bridge1997] {
        let (dispute, law) = disputed_count(old, Ending::Claim, NOW);
        assert_eq!((dispute, law.article), (CountDispute::Agreement, "79B"));
        let (dispute, law) = disputed_count(old, Ending::PlayedOut, after);
        assert_eq!((dispute, law.article), (closed, "79B"), "after the round no score grows");
    }
    let in_time = disputed_count(Book::Bridge1997, Ending::PlayedOut, NOW).0;
    assert_eq!(in_time, CountDispute::Director { may_increase: true, must_increase: true });
}

#[test]
fn a_trick_both_disclaim_goes_to_the_side_that_cannot_lose_it() {
    assert_eq!(disclaimed_trick(1, 0, 1), Some(true));
    assert_eq!(disclaimed_trick(0, 2, 3), Some(false));
    assert_eq!(disclaimed_trick(0, 0, 1), None);
    assert_eq!(disclaimed_trick(2, 2, 1), None);
}

#[test]
fn what_cannot_be_judged_is_refused() {
    let position: Position = "S NT W N:.3.. .A.. .2.. .K..".parse().unwrap();
    assert_eq!(Claim::new(Seat::North, 1).check(&position), Err(ClaimError::Dummy));
    assert_eq!(Claim::new(Seat::South, 2).check(&position), Err(ClaimError::TooManyTricks { left: 1 }));
    let mut later = Claim::new(Seat::South, 1);
    later.later_play = vec![(Seat::West, "HK".parse().unwrap()), (Seat::North, "HA".parse().unwrap())];
    assert_eq!(later.check(&position), Err(ClaimError::LaterPlay(1)));
    // West has the king of hearts and a spade, and is on lead; then north holds the ace of hearts and the three.
    let position: Position = "S NT W N:3.A.. 42... 65... 7.K..".parse().unwrap();
    for (plays, place) in [
        ("N HA", 0),
        ("N S7", 0),
        ("W HK N S3", 1),
        ("W H2", 0),
        ("W S7 N HA", 1),
        ("W S7 N S3 E S4 S S6 S S5 W HK", 4),
        ("W HK N HA E S2 S S5 W S7", 4),
    ] {
        let words: Vec<&str> = plays.split(' ').collect();
        let play = |pair: &[&str]| (pair[0].parse().unwrap(), pair[1].parse().unwrap());
        let mut later = Claim::new(Seat::South, 1);
        later.later_play = words.chunks(2).map(play).collect();
        assert_eq!(later.check(&position), Err(ClaimError::LaterPlay(place)), "{plays}");
    }
    for (text, field) in [
        ("", 1),
        ("X H S N:.2.. .3.. .4.. .5..", 1),
        ("S", 2),
        ("S X S N:.2.. .3.. .4.. .5..", 2),
        ("S H X N:.2.. .3.. .4.. .5..", 3),
        ("S H S N:.2.. .3.. .4..", 4),
        ("S H S N:.2.. .3.. .4.. .x..", 4),
        ("S H S N:.2.. .3.. .4.. .5.. H", 5),
    ] {
        assert_eq!(text.parse::<Position>(), Err(PositionError::Text(field)), "{text}");
    }
    let over: Position = "S NT W N:... ... ... ...".parse().unwrap();
    assert_eq!(over.turn(), None);
    assert_eq!(Claim::new(Seat::South, 0).check(&over), Err(ClaimError::NothingLeft));
    for text in ["", "S", "S H", "S H S", "S H S N:.2.. .3.. .4..", "S H S N:.2.. .2.. .4.. .5.."] {
        assert!(text.parse::<Position>().is_err(), "{text}");
    }
    for (text, name) in [
        ("S H S N:.2.. .3.. .4.. .56..", "position-size"),
        ("S H S N:.2.. .3.. .4.. .5.. H6 H7 H8 H9", "position-trick-too-long"),
        ("S H S N:.2.. .3.. .4.. .25..", "position-card-twice"),
        ("S NT W N:.2.. .34.. .56.. .7.. HA S2", "position-revoke"),
        ("S H S N:... ... ... ... H6", "position-trick-too-long"),
    ] {
        assert_eq!(text.parse::<Position>().unwrap_err().name(), name, "{text}");
    }
}
