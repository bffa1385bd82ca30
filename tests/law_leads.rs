//! Laws 17D, 21, 24 and 26: what the auction leaves for the lead, and cards shown before it.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::law::{Asked, Effect, Level};
use tricklaw::bridge::{Action, BoardResult, Owed, Seat};
use tricklaw::cite::Book;

const OLD: [Book; 3] = [Book::Bridge1987, Book::Bridge1997, Book::Bridge2007];

// Law 26: west bids out of rotation, north-south declare, east is on lead when north declares.

/// West's withdrawn call, its meaning, and then south or north plays 1NT; the lead is east's.
fn after_withdrawn_call(book: Book, call: &str, meaning: &str) -> tricklaw::bridge::Table {
    let mut t = table("");
    settle(&mut t, book, &format!("call-out-of-rotation,by=W,call={call}"), &format!("refuse {meaning}"));
    go(&mut t, "1NT Pass Pass");
    t
}

#[test]
fn law_26a1_no_restriction_when_every_related_suit_was_bid() {
    for book in OLD {
        let mut t = table("");
        settle(&mut t, book, "call-out-of-rotation,by=W,call=2D", "refuse yes denominations=HS");
        go(&mut t, "1C Pass 1D 1H 1NT Pass Pass 2S 2NT Pass Pass Pass");
        assert_eq!(t.turn(), Some(seat("E")));
        assert!(t.pending().is_none(), "west bid both majors: {book:?}");
        assert!(!t.legal_cards().unwrap().is_empty());
    }
}

#[test]
fn law_26a2_declarer_requires_or_forbids_a_related_suit() {
    for book in OLD {
        let mut t = after_withdrawn_call(book, "1H", "no");
        go(&mut t, "Pass");
        let pending = t.pending().unwrap();
        assert_eq!(choices(&pending), ["require-suit=H", "forbid-suits=H", "free"], "{book:?}");
        assert_eq!(t.actor(), Some(seat("N")), "declarer chooses");
        assert!(legal(&t).is_empty(), "no lead before he has chosen");
        go(&mut t, ">require-suit=H");
        assert_eq!(legal(&t), "HQ HJ H4");
        let refusal = t.check("SK".parse().unwrap()).unwrap_err();
        assert_eq!((refusal.reason.code(), refusal.law.article), ("card-restricted", "26A2"));
    }
}

#[test]
fn law_26a2_two_related_suits_of_which_one_was_bid() {
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=W,call=2D", "refuse yes denominations=HS");
    go(&mut t, "1NT Pass Pass 2H 2NT Pass Pass Pass");
    assert_eq!(choices(&t.pending().unwrap()), ["require-suit=S", "forbid-suits=S", "free"]);
}

#[test]
fn law_26b_other_call_forbids_any_one_suit() {
    for book in OLD {
        for (call, meaning) in [("1NT", "no"), ("2C", "yes denominations=CN")] {
            let mut t = after_withdrawn_call(book, call, meaning);
            go(&mut t, "Pass");
            let four = ["forbid-suits=C", "forbid-suits=D", "forbid-suits=H", "forbid-suits=S", "free"];
            assert_eq!(choices(&t.pending().unwrap()), four);
        }
    }
}

#[test]
fn law_26b_2017_forbids_a_suit_the_offender_did_not_specify() {
    let mut t = table("");
    settle(&mut t, NEW, "call-out-of-rotation,by=W,call=1H", "refuse");
    go(&mut t, "1NT Pass Pass 2D >no 2NT Pass Pass Pass");
    let three = ["forbid-suits=C", "forbid-suits=H", "forbid-suits=S", "free"];
    assert_eq!(choices(&t.pending().unwrap()), three);
}

#[test]
fn law_26a_2017_no_restriction_after_a_comparable_call() {
    let mut t = table("");
    settle(&mut t, NEW, "call-out-of-rotation,by=W,call=1H", "refuse");
    go(&mut t, "1C Pass Pass 1H >yes 1NT Pass Pass Pass");
    assert!(t.pending().is_none());
}

#[test]
fn law_26_the_ban_lasts_while_he_keeps_the_lead() {
    let mut t = after_withdrawn_call(B2007, "1H", "no");
    go(&mut t, "Pass >forbid-suits=H SK");
    assert!(t.legal_cards().unwrap().len() == 3, "south follows freely");
    go(&mut t, "S2 S5 S4");
    // East won; hearts are still forbidden.
    assert_eq!(t.turn(), Some(seat("E")));
    assert!(t.pending().is_none() && !legal(&t).contains('H'));
    go(&mut t, "S3 SJ S8 S7 DA D4 D2 D5 CQ CT C5 CK");
    assert_eq!(t.turn(), Some(seat("E")));
    assert!(legal(&t).contains("HQ"), "he had lost the lead in between");
}

#[test]
fn law_26_only_if_he_becomes_a_defender() {
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=W,call=1H", "refuse no");
    go(&mut t, "Pass Pass Pass 1H Pass Pass Pass");
    assert!(t.pending().is_none());
}

#[test]
fn law_26_a_void_cannot_be_led() {
    // East has no heart: law 59 lets him lead what he likes.
    let mut t = on("N:AQ74.K83.Q62.A95 K963..T85.KQJ432 JT2.AQJT94.AK73. 85.7652.J94.T876", "");
    settle(&mut t, B2007, "call-out-of-rotation,by=W,call=1H", "refuse no");
    go(&mut t, "1NT Pass Pass Pass >require-suit=H");
    assert_eq!(t.legal_cards().unwrap().len(), 13);
}

// Law 24.

#[test]
fn law_24a_single_small_card_not_led() {
    for book in Book::BRIDGE {
        let mut t = table("");
        let settled = settle(&mut t, book, "cards-faced-in-auction,by=E,cards=S9,led=false", "yes");
        go(&mut t, "1C Pass Pass");
        assert!(may_call(&t, "1D"), "west is free");
        go(&mut t, "Pass");
        let card = t.obligations().penalty_cards()[0];
        assert!(!card.major, "{book:?}");
        assert_eq!(is_inferred(&settled), matches!(book, Book::Bridge1987 | Book::Bridge2017));
        // So when the auction is over; led too soon even a small card is a major one.
        for (led, major) in [(false, false), (true, true)] {
            let mut t = play("");
            settle(&mut t, book, &format!("cards-faced-in-auction,by=W,cards=S8,led={led}"), "yes");
            assert_eq!(t.obligations().penalty_cards()[0].major, major, "{book:?}");
        }
    }
}

#[test]
fn law_24b_honour_or_card_led_silences_partner_once() {
    for (card, led) in [("SK", "false"), ("S3", "true")] {
        let mut t = table("");
        let irregularity = format!("cards-faced-in-auction,by=E,cards={card},led={led}");
        let settled = settle(&mut t, B2007, &irregularity, "yes");
        assert!(has(&settled, "24B") && considers(&settled, "23"));
        go(&mut t, "1C Pass Pass");
        assert!(only_pass(&t));
        go(&mut t, "Pass");
        assert!(t.obligations().penalty_cards()[0].major);
        assert_eq!(legal(&t), card, "east leads his penalty card");
    }
}

#[test]
fn law_24c_two_cards_silence_partner_once() {
    let mut t = table("");
    let settled = settle(&mut t, B1997, "cards-faced-in-auction,by=E,cards=S3+H4,led=false", "yes");
    assert!(has(&settled, "24C"));
    go(&mut t, "1C Pass Pass");
    assert!(only_pass(&t));
    go(&mut t, "Pass");
    assert!(t.obligations().penalty_cards().iter().all(|card| card.major));
    assert_eq!(choices(&t.pending().unwrap()), ["card=H4", "card=S3"], "declarer says which is led");
}

#[test]
fn law_24_the_declaring_side_picks_its_cards_up() {
    let mut t = table("");
    settle(&mut t, B2007, "cards-faced-in-auction,by=S,cards=SJ+HA,led=false", "yes");
    assert!(only_pass(&t), "north");
    go(&mut t, "Pass Pass 1C Pass");
    assert!(may_call(&t, "1H"), "once only");
    go(&mut t, "Pass Pass");
    assert!(t.obligations().penalty_cards().is_empty());
    assert!(t.obligations().withdrawn().iter().all(|card| card.authorized == [false, true]));
}

#[test]
fn law_24_a_card_partner_could_not_see() {
    let mut t = table("");
    let settled = settle(&mut t, B2007, "cards-faced-in-auction,by=E,cards=SK,led=false", "no");
    assert!(settled.effects.is_empty());
    assert!(!t.view(seat("N")).actions()[0].to_string().contains("SK"), "and nobody else learns it");
}

// Law 21.

#[test]
fn law_21a_own_misunderstanding_has_no_remedy() {
    let t = table("1C 1D");
    let r = ruling(&t, B2007, "misinformed-call,by=E", "no");
    assert!(r.settled().unwrap().effects.is_empty());
}

#[test]
fn law_21b1_misinformed_player_may_change_until_partner_calls() {
    for book in Book::BRIDGE {
        let mut t = table("1C 1D 1H");
        settle(&mut t, book, "misinformed-call,by=E", "yes");
        assert_eq!((auction(&t).as_str(), t.turn()), ("N1C", Some(seat("E"))));
        go(&mut t, "1S");
        assert!(may_call(&t, "2D"), "south may change too (law 21B2)");
    }
}

#[test]
fn law_21b3_too_late_adjusts() {
    let t = table("1C 1D 1H Pass");
    let r = ruling(&t, B2007, "misinformed-call,by=E", "yes");
    assert!(considers(r.settled().unwrap(), "21B3"));
    let t = table("1C Pass Pass Pass SK");
    let r = ruling(&t, B2007, "misinformed-call,by=E", "yes");
    assert!(considers(r.settled().unwrap(), "21B3"));
    let r = ruling(&t, B2007, "misinformed-call,by=E", "no");
    assert!(r.settled().unwrap().effects.is_empty(), "his own misunderstanding (law 21A)");
    // When the board is over, also by a claim, it is found whether the offenders gained.
    for (book, assigned) in [(B1987, "12C2"), (B1997, "12C2"), (B2007, "12C1"), (NEW, "12C1")] {
        for (answers, article) in [("no", None), ("yes no", None), ("yes yes", Some(assigned))] {
            let mut t = play("S3");
            settle(&mut t, book, "misinformed-call,by=E", "yes");
            go(&mut t, "=9");
            let settled = settle(&mut t, book, "misinformed-call,by=E", answers);
            assert!(has(&settled, "21B3"), "{book:?} {answers}");
            assert_eq!(settled.effects[0].effect == Effect::ResultStands, article.is_none());
            assert_eq!(due(&settled), article, "{book:?} {answers}");
            let left = t.obligations().adjustments().len();
            assert_eq!(left, usize::from(article.is_some()), "{book:?} {answers}");
        }
    }
}

#[test]
fn law_21b1_until_the_end_of_the_auction_period() {
    let mut t = table("1C Pass Pass Pass");
    settle(&mut t, B2007, "misinformed-call,by=W", "yes");
    assert_eq!((t.phase().name(), t.turn()), ("auction", Some(seat("W"))));
}

// Law 17D.

#[test]
fn law_17d_call_on_wrong_cards_is_cancelled_and_the_auction_goes_on() {
    for book in Book::BRIDGE {
        let mut t = table("1C");
        settle(&mut t, book, "call-on-wrong-cards,by=N", "call=1S");
        assert_eq!(auction(&t), "N1S");
    }
}

#[test]
fn law_17d2_the_next_player_had_called() {
    for book in [B1997, B2007] {
        let mut t = table("1C 1H");
        settle(&mut t, book, "call-on-wrong-cards,by=N", "call=1C no");
        assert_eq!(auction(&t), "N1C E1H", "east repeats his call");
        let mut t = table("1C 1H");
        settle(&mut t, book, "call-on-wrong-cards,by=N", "call=1D");
        let Some(BoardResult::Adjusted(score)) = t.result() else { panic!("{book:?}") };
        assert_eq!((score.north_south, score.east_west), (Level::Minus, Level::Plus));
    }
    // In 2017 (15A1) his call goes with the cancelled one, and the auction goes on from there.
    for call in ["1C", "1D"] {
        let mut t = table("1C 1H");
        let settled = settle(&mut t, NEW, "call-on-wrong-cards,by=N", &format!("call={call}"));
        assert_eq!((auction(&t), t.turn()), (format!("N{call}"), Some(seat("E"))));
        assert!(is_inferred(&settled));
        let gone = t.obligations().withdrawn().iter().find(|gone| gone.by == seat("E")).unwrap();
        assert_eq!(gone.authorized, [false, true], "what east's call told is east-west's own");
    }
}

#[test]
fn law_17d3_on_the_board_whose_cards_he_looked_at() {
    // North called 1C on this board's cards while another was to be played; now he bids it in earnest.
    let again = "call-on-own-board,by=N,cancelled=1C";
    for book in [B2007, NEW] {
        let mut t = table("1C");
        settle(&mut t, book, again, "no play-on");
        assert_eq!(auction(&t), "N1C");
        let mut t = table("1C");
        settle(&mut t, book, again, "no artificial");
        assert!(matches!(t.result(), Some(BoardResult::Adjusted(_))), "the director need not allow it");
        let mut t = table("1C");
        settle(&mut t, book, again, "yes");
        assert!(matches!(t.result(), Some(BoardResult::Adjusted(_))), "it means something else");
        let mut t = table("1D");
        let settled = settle(&mut t, book, again, "");
        assert!(has(&settled, if book == NEW { "15A2" } else { "17D3" }));
        assert!(matches!(t.result(), Some(BoardResult::Adjusted(_))));
    }
    assert!(refuses(&table("1C"), B1997, again), "1997 says nothing of it");
}

#[test]
fn law_17d2_partner_had_called() {
    let mut t = table("1C 1H 2C");
    settle(&mut t, B2007, "call-on-wrong-cards,by=N", "");
    assert!(matches!(t.result(), Some(BoardResult::Adjusted(_))));
    let t = table("1C 1H 2C");
    let r = ruling(&t, B1997, "call-on-wrong-cards,by=N", "");
    assert_eq!(needs(&r), "replacement", "1997 looks at the left-hand opponent only");
}

/// The choice of a lead is declarer's own: taken from another player it is refused.
#[test]
fn law_54d_only_declarer_chooses_the_lead() {
    let mut t = play("");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=H7", "no no refuse");
    let choice: Action = ">require-suit=H".parse().unwrap();
    let declarer = t.contract().unwrap().declarer;
    for seat in Seat::ALL.into_iter().filter(|&seat| seat != declarer) {
        let refusal = t.apply_by(seat, choice).unwrap_err();
        let owed = Owed::Decision(Asked::Player(declarer));
        assert_eq!((refusal.reason.code(), refusal.owed), ("decision-owed", owed), "{seat}");
    }
    t.apply_by(declarer, choice).unwrap();
}

#[test]
fn law_26b_an_older_restriction_stays_when_a_comparable_call_is_changed() {
    // East's insufficient bid restricts west's first lead for good; his call out of rotation is made good by a comparable
    // one, which then turns out to be a slip (2017 law 25A).
    let mut t = table("1S");
    settle(&mut t, NEW, "insufficient-bid,by=E,bid=1H,to=-", "refuse call=Pass no");
    go(&mut t, "2C Pass");
    settle(&mut t, NEW, "call-out-of-rotation,by=E,call=2D", "refuse");
    go(&mut t, "2S 3D >yes");
    settle(&mut t, NEW, "change-of-call,by=E,to=3H", "yes");
    assert_eq!(t.obligations().lead_penalties().len(), 1);
    go(&mut t, ">no");
    assert_eq!(t.obligations().lead_penalties().len(), 2);
}

#[test]
fn law_31_nothing_is_asked_when_the_board_is_passed_out() {
    // West's bid out of rotation is refused, and he passes after everybody else: it does not matter whether his pass is
    // comparable. Should he change it still (law 25A), it does.
    let mut t = table("");
    settle(&mut t, NEW, "call-out-of-rotation,by=W,call=1H", "refuse");
    go(&mut t, "Pass Pass Pass Pass");
    assert!(t.pending().is_none() && matches!(t.result(), Some(BoardResult::PassedOut)));
    settle(&mut t, NEW, "change-of-call,by=W,to=1S", "yes");
    assert!(t.pending().is_some());
}

/// A board passed out: until 1997 four passes end the auction period (law 17E), and with it the right to change a call; from 2007
/// on it lasts until the hands are back (law 22B2).
#[test]
fn law_21b_after_four_passes() {
    for (book, answers, article, reopened) in
        [(B1997, "yes no", "21B3", false), (B2007, "yes", "21B1", true), (NEW, "yes", "21B1", true)]
    {
        let mut t = table("Pass Pass Pass Pass");
        let settled = settle(&mut t, book, "misinformed-call,by=W", answers);
        assert!(has(&settled, article), "{book:?}");
        assert_eq!(t.turn().is_some(), reopened, "{book:?}");
    }
}
