//! What the law tests share: a table after some actions, a ruling from text, and what came of it.
#![allow(dead_code)]

use tricklaw::bridge::law::{Answer, Basis, Effect, Offer, Question, Ruling, Settled, Status};
use tricklaw::bridge::{Action, Board, BoardResult, Call, CallSet, DealSetup, Seat, Table};
use tricklaw::cards::{Card, CardSet};
use tricklaw::cite::Book;

/// The deal of the tests: every hand has every suit.
pub const DEAL: &str = "N:AQ74.K83.Q62.A95 K963.QJ4.T85.K43 JT2.AT9.AK73.QJ2 85.7652.J94.T876";

/// Four spades by south, west to lead, with that much played.
pub fn four_spades(actions: &str) -> Table {
    let deal = "N:K93.QJ2.AT85.K64 Q72.K984.KJ3.QJ9 AJT54.A65.Q6.A75 86.T73.9742.T832";
    on(deal, &format!("Pass Pass 4S Pass Pass Pass {actions}"))
}

/// Board 1 (dealer north, nobody vulnerable) after those actions, separated by blanks.
pub fn table(actions: &str) -> Table {
    on(DEAL, actions)
}

/// The editions, by what the tests call them.
pub const B1987: Book = Book::Bridge1987;
pub const B1997: Book = Book::Bridge1997;
pub const B2007: Book = Book::Bridge2007;
pub const NEW: Book = Book::Bridge2017;

/// North plays 1NT; east leads, south is dummy.
pub fn play(actions: &str) -> Table {
    table(&format!("1NT Pass Pass Pass {actions}"))
}

/// The tricks of a finished board.
pub fn tricks(table: &Table) -> u8 {
    match table.result() {
        Some(BoardResult::Played { tricks, .. }) => tricks,
        other => panic!("{other:?}"),
    }
}

/// [`play`] with the lowest card each time, up to that number of cards.
pub fn played(cards: usize) -> Table {
    let mut t = play("");
    for _ in 0..cards {
        let card = t.legal_cards().unwrap().lowest().unwrap();
        t.apply(Action::Play(card)).unwrap();
    }
    t
}

/// A hand at the twelfth trick with two cards of which one must follow, once it is its turn; and the cards played.
pub fn twelfth_trick() -> (Table, Seat, u8) {
    for at in 44..48 {
        let t = played(at);
        let turn = t.turn().unwrap();
        let held = t.hands()[turn].known;
        let legal = t.legal_cards().unwrap();
        if t.play().unwrap().suit_led().is_some() && legal.len() == 1 && held.len() == 2 {
            return (t, turn, at as u8);
        }
    }
    panic!("no such trick in this deal");
}

pub fn on(deal: &str, actions: &str) -> Table {
    let deal = DealSetup::from_pbn(deal).unwrap().into_deal().unwrap();
    let mut table = Table::of_deal(Board::numbered(1).unwrap(), &deal);
    go(&mut table, actions);
    table
}

pub fn go(table: &mut Table, actions: &str) {
    for action in actions.split_whitespace() {
        let done = table.apply(action.parse().unwrap_or_else(|e| panic!("{action}: {e}")));
        done.unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
}

/// The ruling on an irregularity, both as text, after the answers separated by blanks.
pub fn ruling(table: &Table, book: Book, irregularity: &str, answers: &str) -> Ruling {
    let irregularity = irregularity.parse().unwrap_or_else(|e| panic!("{irregularity}: {e}"));
    let mut ruling =
        Ruling::open(table, book, irregularity).unwrap_or_else(|e| panic!("{irregularity}: {e}"));
    for answer in answers.split_whitespace() {
        let parsed: Answer = answer.parse().unwrap_or_else(|e| panic!("{answer}: {e}"));
        ruling = ruling.answer(parsed).unwrap_or_else(|e| panic!("{answer} to {:?}: {e}", ruling.status()));
    }
    ruling
}

/// As [`ruling`], settled and put on the table's record.
pub fn settle(table: &mut Table, book: Book, irregularity: &str, answers: &str) -> Settled {
    let ruling = ruling(table, book, irregularity, answers);
    let settled = ruling.settled().unwrap_or_else(|| panic!("open: {:?}", ruling.status())).clone();
    table.apply(ruling.action().unwrap()).unwrap();
    settled
}

/// Whether a ruling on it can be opened at all.
pub fn refuses(table: &Table, book: Book, irregularity: &str) -> bool {
    Ruling::open(table, book, irregularity.parse().unwrap()).is_err()
}

/// What is needed next; the code of the question.
pub fn needs(ruling: &Ruling) -> &'static str {
    question(ruling.status()).map_or("settled", Question::code)
}

fn question(status: &Status) -> Option<Question> {
    match status {
        Status::Needs(needs) => Some(needs.question),
        Status::Options(options) => Some(options.question),
        Status::Settled(_) => None,
    }
}

/// The choices offered, as text.
pub fn choices(status: &Status) -> Vec<String> {
    match status {
        Status::Options(options) => options.options.iter().map(|offer| offer.choice.to_string()).collect(),
        other => panic!("no options: {other:?}"),
    }
}

pub fn offer(ruling: &Ruling, choice: &str) -> Offer {
    match ruling.status() {
        Status::Options(options) => {
            options.options.iter().find(|offer| offer.choice.to_string() == choice).unwrap().clone()
        }
        other => panic!("no options: {other:?}"),
    }
}

/// The articles a settled ruling rests on.
pub fn articles(settled: &Settled) -> Vec<&'static str> {
    settled.laws().iter().map(|law| law.article).collect()
}

pub fn has(settled: &Settled, article: &str) -> bool {
    articles(settled).contains(&article)
}

pub fn is_inferred(settled: &Settled) -> bool {
    settled.basis == Basis::Inferred
}

/// Whether an adjusted score is to be considered under that article.
pub fn considers(settled: &Settled, article: &str) -> bool {
    use tricklaw::bridge::law::Adjustment;
    settled
        .to_consider()
        .any(|adjustment| matches!(adjustment, Adjustment::Consider(_, law) if law.article == article))
}

/// The article under which an adjusted score is due.
pub fn due(settled: &Settled) -> Option<&'static str> {
    use tricklaw::bridge::law::Adjustment;
    settled.to_consider().find_map(|adjustment| match adjustment {
        Adjustment::Due(_, law) => Some(law.article),
        _ => None,
    })
}

pub fn has_lead_penalty(settled: &Settled) -> bool {
    settled.effects.iter().any(|consequence| matches!(consequence.effect, Effect::LeadPenalty { .. }))
}

/// The legal calls as text: bids by their number only.
pub fn only_pass(table: &Table) -> bool {
    table.legal_calls() == calls("Pass")
}

pub fn calls(text: &str) -> CallSet {
    text.split_whitespace().map(|call| call.parse::<Call>().unwrap()).collect()
}

pub fn may_call(table: &Table, call: &str) -> bool {
    table.legal_calls().contains(call.parse().unwrap())
}

/// The legal cards as text, the highest first.
pub fn legal(table: &Table) -> String {
    table.legal_cards().unwrap().to_string()
}

pub fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
}

pub fn seat(text: &str) -> Seat {
    text.parse().unwrap()
}

/// The calls that stand, as `N1C EPass`.
pub fn auction(table: &Table) -> String {
    let calls: Vec<String> = table.calls().iter().map(|call| format!("{}{}", call.by, call.call)).collect();
    calls.join(" ")
}
