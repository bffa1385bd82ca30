//! A refusal cites the edition that is asked for, by the number the article has there; what rests on a ruling keeps the ruling's.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::claim::*;
use tricklaw::bridge::law::{Answer, Attempt, Choice, Irregularity, Policy, Ruled, Ruling};
use tricklaw::bridge::{Action, Board, Deal, Reason, Right, Seat, Table};
use tricklaw::cite::Book;

/// A board in which north has all the spades, east the hearts, south the diamonds and west the clubs.
fn table(actions: &str) -> Table {
    let mut table = Table::of_deal(Board::numbered(1).unwrap(), &Deal::from_number(0).unwrap());
    actions.split_whitespace().for_each(|text| {
        table.apply(text.parse().unwrap()).unwrap();
    });
    table
}

/// How each edition has it, oldest first.
fn cited(table: &Table, action: &str) -> [String; 4] {
    let refusal = table.check(action.parse().unwrap()).unwrap_err();
    Book::BRIDGE.map(|book| refusal.under(book).law.to_string())
}

fn under_every_edition(articles: [&str; 4]) -> [String; 4] {
    let books = ["1987", "1997", "2007", "2017"];
    core::array::from_fn(|at| format!("{} law {}", books[at], articles[at]))
}

#[test]
fn law_22_has_the_end_of_the_auction_in_other_paragraphs_in_every_edition() {
    let contract = table("1S Pass Pass Pass");
    assert_eq!(cited(&contract, "2S"), under_every_edition(["39", "39", "22A", "22"]));
    let passed_out = table("Pass Pass Pass Pass");
    assert_eq!(cited(&passed_out, "2S"), under_every_edition(["39", "39", "22A", "22"]));
    assert_eq!(cited(&passed_out, "HA"), under_every_edition(["22A", "22A", "22A1", "22B"]));
    assert_eq!(cited(&table("1S"), "HA"), under_every_edition(["17E", "17E", "22A", "22"]));
    let asked = table("1S").may(Seat::East, Right::AskContract).unwrap_err();
    assert_eq!(asked.under(Book::Bridge1997).law.to_string(), "1997 law 17E");
}

#[test]
fn other_articles_have_one_number_in_every_edition() {
    let moved = [Reason::AuctionOver, Reason::AuctionNotOver, Reason::PassedOut];
    for &reason in Reason::ALL {
        for book in Book::BRIDGE {
            let same = book == Book::Bridge2007 || !moved.contains(&reason);
            assert_eq!(reason.article_under(book) == reason.article(), same, "{reason} {book:?}");
        }
    }
    assert_eq!(cited(&table("1S"), "1H"), under_every_edition(["18D"; 4]));
    assert_eq!(cited(&table("1S Pass Pass Pass"), "SA"), under_every_edition(["45A"; 4]));
}

#[test]
fn an_agreed_claim_keeps_its_own_article() {
    let refusal = table("1S Pass Pass Pass").check_by(Seat::South, "=9".parse().unwrap()).unwrap_err();
    assert_eq!((refusal.reason, refusal.law.article), (Reason::NotYours, "69A"));
    assert_eq!(refusal.under(Book::Bridge1997).law.to_string(), "1997 law 69A");
}

#[test]
fn an_attempt_is_refused_under_the_edition_asked_for() {
    let attempt = table("1S").attempt(&Policy::ONLINE, Seat::West, "2S".parse().unwrap());
    let Attempt::Refused(refusal) = attempt else { panic!("{attempt:?}") };
    assert_eq!(refusal.under(Book::Bridge2017).law.to_string(), "2017 law 17C");
}

#[test]
fn what_rests_on_a_ruling_keeps_the_edition_of_the_ruling() {
    let silenced = table("@1997:call-out-of-rotation,by=W,call=1C:refuse;no 1S");
    let must_pass = silenced.check("3C".parse().unwrap()).unwrap_err();
    assert_eq!(must_pass.reason, Reason::MustPass);
    for book in Book::BRIDGE {
        assert_eq!(must_pass.under(book), must_pass);
    }
    // In the same auction a bid that is insufficient whoever makes it rests on nothing but the laws.
    assert_eq!(cited(&silenced, "1C"), under_every_edition(["18D"; 4]));
    let unasked = "@1997:insufficient-bid,by=E,bid=7S,to=-:".parse().unwrap();
    assert_eq!(silenced.check(unasked).unwrap_err().under(Book::Bridge2017).law.book, Book::Bridge1997);
}

#[test]
fn a_book_that_is_not_of_bridge_means_2007() {
    let refusal = table("1S").check("1H".parse().unwrap()).unwrap_err();
    assert_eq!(refusal.under(Book::Shengji2002), refusal);
    assert_eq!(refusal.under(Book::Bridge1997).under(Book::Bridge2007), refusal);
}

/// What a book of another game or of events does not rule on, the laws of 2007 do: what is recorded reads back.
#[test]
fn a_ruling_under_a_book_that_is_not_of_bridge_is_recorded_under_2007() {
    let irregularity: Irregularity = "call-out-of-rotation,by=E,call=1C".parse().unwrap();
    for book in [Book::Shengji2002, Book::Directing] {
        let mut table = table("");
        let ruling = Ruling::open(&table, book, irregularity).unwrap();
        assert_eq!(ruling.ruled().book, Book::Bridge2007);
        let answers = *ruling.choose(Choice::Accept).unwrap().ruled();
        let ruled = Ruled { book, ..answers };
        assert_eq!(ruled.to_string().parse(), Ok(answers), "it is written as it is read");
        table.apply(Action::Ruling(ruled)).unwrap();
        assert_eq!(table.actions(), [Action::Ruling(answers)]);
        assert_eq!(table.actions()[0].to_string().parse(), Ok(table.actions()[0]));
        assert_eq!(ruling.answer(Answer::No).unwrap_err().law.book, Book::Bridge2007);
    }
}

#[test]
fn a_claim_under_a_book_that_is_not_of_bridge_cites_2007() {
    let position: Position = "S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7".parse().unwrap();
    let claim = Claim::new(Seat::South, 3);
    let announcement = Announcement {
        by: Seat::West,
        declarer: Seat::South,
        about: About::Loses(2),
        left: 3,
        partner_objects: true,
    };
    let regret = Regret { already_won: 0, asked: 1, not_losable: Tricks::exactly(1), likelihood: None };
    let concession = Concession { claim: Claim::new(Seat::South, 1), already_won: 0 };
    let late = Moment { correction_over: true, ..Moment::default() };
    let under = |book| {
        let terms = Terms { book, ..Terms::default() };
        let cancelled = |moment| cancel_concession(&position, &concession, moment, &terms).unwrap();
        let withdrawn = |moment| withdraw_agreement(book, moment, regret);
        (
            adjudicate(&position, &claim, &terms).unwrap().reasons,
            announcement.read(book),
            [withdrawn(Moment::default()), withdrawn(late), cancelled(Moment::default()), cancelled(late)],
            [Ending::Claim, Ending::PlayedOut].map(|ending| disputed_count(book, ending, late)),
            play_after_claim(book, PlayedOn::default()),
        )
    };
    let of_2007 = under(Book::Bridge2007);
    assert!(of_2007.0.iter().all(|reason| reason.law.book == Book::Bridge2007));
    for book in [Book::Shengji2002, Book::Directing] {
        assert_eq!(under(book), of_2007, "{book}");
    }
}
