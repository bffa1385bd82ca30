//! Laws 53 to 57, 59 and 60: leads and plays out of turn.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::Table;
use tricklaw::bridge::law::{Asked, Choice, Status};
use tricklaw::cite::Book;

/// East has no heart, south no club.
const NO_HEART: &str = "N:AQ74.K83.Q62.A95 K963..T85.KQJ432 JT2.AQJT94.AK73. 85.7652.J94.T876";

/// Twelve tricks of that play, north to lead to the thirteenth.
fn twelve_tricks() -> Table {
    let mut t = play("");
    let mut taken = 0;
    while taken < 48 {
        let legal = t.legal_cards().unwrap();
        let card = if t.turn() == Some(seat("N")) { legal.highest() } else { legal.lowest() };
        t.apply(tricklaw::bridge::Action::Play(card.unwrap())).unwrap();
        taken += 1;
    }
    t
}

#[test]
fn law_53a_lead_out_of_turn_accepted() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 S8 SA");
        settle(&mut t, book, "lead-out-of-turn,by=W,card=H7", "no accept");
        assert_eq!(t.turn(), Some(seat("N")), "the next hand after west");
        assert_eq!(t.tricks()[1].cards[0].seat, seat("W"));
    }
}

#[test]
fn law_53a_2017_not_at_the_thirteenth_trick() {
    let t = twelve_tricks();
    let by = t.turn().unwrap().next();
    let card = t.hands()[by].known.lowest().unwrap();
    let irregularity = format!("lead-out-of-turn,by={by},card={card}");
    for book in Book::BRIDGE {
        let r = ruling(&t, book, &irregularity, "no");
        let accepting = choices(r.status()).contains(&"accept".to_owned());
        assert_eq!(accepting, book != NEW, "{book:?}");
    }
}

#[test]
fn law_53b_lead_stands_once_a_defender_has_played_to_it() {
    // Declarer leads from the wrong hand, the defender before it follows: the lead stands, his card is premature.
    let mut t = play("S3 S2 S8 SA");
    settle(&mut t, B2007, "lead-out-of-turn,by=S,card=HT", "no accept");
    let settled = settle(&mut t, B2007, "premature-play,by=E,card=H4", "no no lowest");
    assert!(has(&settled, "57A2"));
    assert_eq!(legal(&t), "H2");
}

#[test]
fn law_53c_the_proper_lead_follows() {
    let mut t = play("S3 S2 S8 SA");
    settle(&mut t, B2007, "lead-out-of-turn,by=W,card=H7", "no proper-led");
    assert_eq!(t.turn(), Some(seat("N")));
    assert!(t.obligations().penalty_cards().is_empty(), "no further rectification");
    assert_eq!(t.obligations().withdrawn()[0].authorized, [true, false]);
    // 2017 has it as 53B.
    for (book, article) in [(B1997, "53C"), (B2007, "53C"), (NEW, "53B")] {
        let r = ruling(&play("S3 S2 S8 SA"), book, "lead-out-of-turn,by=W,card=H7", "no");
        assert_eq!(offer(&r, "proper-led").law.article, article);
    }
}

#[test]
fn law_54_a_face_down_lead_by_partner_goes_back() {
    let mut t = play("?SK");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=H7", "no no accept");
    assert_eq!(t.tricks()[0].cards[0].card.to_string(), "H7");
    assert_eq!(t.turn(), Some(seat("N")));
}

#[test]
fn law_54a_declarer_spreads_his_hand() {
    for book in Book::BRIDGE {
        let mut t = play("");
        let settled = settle(&mut t, book, "opening-lead-out-of-turn,by=W,card=H7", "no no spread");
        assert!(has(&settled, "54A"));
        assert_eq!(t.contract().unwrap().to_string(), "1NT S");
        assert_eq!(t.play().unwrap().dummy(), seat("N"));
        assert_eq!(t.turn(), Some(seat("N")));
        assert_eq!(t.actor(), Some(seat("S")));
    }
}

#[test]
fn law_54b_declarer_accepts_and_plays_second_himself() {
    let mut t = play("");
    let settled = settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=H7", "no no accept");
    assert!(has(&settled, "54B"));
    assert_eq!((t.turn(), t.actor()), (Some(seat("N")), Some(seat("N"))));
    assert_eq!(t.contract().unwrap().declarer, seat("N"));
}

#[test]
fn law_54c_he_must_accept_when_he_may_have_seen_dummy() {
    for book in Book::BRIDGE {
        let mut t = play("");
        let settled = settle(&mut t, book, "opening-lead-out-of-turn,by=W,card=H7", "no yes");
        assert!(has(&settled, "54C"));
        assert_eq!(t.turn(), Some(seat("N")));
    }
}

#[test]
fn law_54d_refused_the_card_is_a_major_penalty_card() {
    for book in Book::BRIDGE {
        let mut t = play("");
        let settled = settle(&mut t, book, "opening-lead-out-of-turn,by=W,card=H7", "no no refuse");
        assert!(has(&settled, if book < B2007 { "56" } else { "54D" }));
        assert!(t.obligations().penalty_cards()[0].major);
        assert_eq!(choices(&t.pending().unwrap()), ["require-suit=H", "forbid-suits=H", "free"]);
        go(&mut t, ">require-suit=H");
        assert_eq!(legal(&t), "HQ HJ H4");
    }
}

#[test]
fn law_54e_an_opening_lead_by_the_declaring_side() {
    let mut t = play("");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=S,card=HT", "yes");
    assert_eq!(t.turn(), Some(seat("E")));
    assert!(t.obligations().penalty_cards().is_empty());
    assert_eq!(t.obligations().withdrawn()[0].authorized, [false, true]);
}

#[test]
fn law_55a_either_defender_and_the_next_in_turn_decides() {
    // Dummy led at north's turn; west plays next after south.
    let t = play("S3 S2 S8 SA");
    let r = ruling(&t, B2007, "lead-out-of-turn,by=S,card=HT", "no");
    let chooser = |r: &tricklaw::bridge::law::Ruling| match r.status() {
        Status::Options(options) => options.chooser,
        other => panic!("{other:?}"),
    };
    assert_eq!(chooser(&r), Asked::Player(seat("W")));
    assert!(r.choose(Choice::Accept).unwrap().settled().is_some(), "his word counts");
    let left_to_east = r.choose(Choice::Nothing).unwrap();
    assert_eq!(chooser(&left_to_east), Asked::Player(seat("E")));
    assert!(left_to_east.choose(Choice::Refuse).unwrap().settled().is_some());
}

#[test]
fn law_55b1_declarer_led_at_a_defenders_turn() {
    for book in Book::BRIDGE {
        let mut t = play("SK S2 S5 S4");
        let settled = settle(&mut t, book, "lead-out-of-turn,by=N,card=HK", "no refuse");
        assert!(has(&settled, "55B1"));
        assert_eq!(t.turn(), Some(seat("E")));
        assert_eq!(t.legal_cards().unwrap().len(), 12);
    }
}

#[test]
fn law_55b2_declarer_led_from_the_wrong_hand() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 S8 SA");
        let settled = settle(&mut t, book, "lead-out-of-turn,by=S,card=HT", "no refuse");
        assert!(has(&settled, "55B2") && considers(&settled, "55C"));
        assert_eq!(t.turn(), Some(seat("N")));
    }
}

#[test]
fn law_55c_information_from_the_wrong_lead() {
    let mut t = play("S3 S2 S8 SA");
    settle(&mut t, B2007, "lead-out-of-turn,by=S,card=HT", "no refuse");
    assert_eq!(t.obligations().withdrawn()[0].authorized, [false, true]);
}

#[test]
fn law_56_defenders_lead_refused() {
    for book in Book::BRIDGE {
        // It was partner's lead: he is restricted at once.
        let mut t = play("SK S2 S5 S4");
        let settled = settle(&mut t, book, "lead-out-of-turn,by=W,card=H7", "no refuse");
        assert!(has(&settled, if book < B2007 { "56" } else { "54D" }));
        assert_eq!(choices(&t.pending().unwrap()), ["require-suit=H", "forbid-suits=H", "free"]);
        // It was declarer's: the card waits.
        let mut t = play("S3 S2 S8 SA");
        settle(&mut t, book, "lead-out-of-turn,by=W,card=H7", "no refuse");
        assert!(t.pending().is_none());
        go(&mut t, "H3 H4 HA");
        assert_eq!(legal(&t), "H7");
    }
}

/// From 2007 on the director asks first whether the player was told that it was his turn (law 47E1).
fn not_told(book: Book) -> &'static str {
    if book < B2007 { "" } else { "no" }
}

/// Dummy leads a heart and east plays before west, whose turn it is.
fn premature(book: Book, choice: &str) -> Table {
    let mut t = play("S3 S2 S8 SA C5 C3 CJ C7");
    assert_eq!(t.turn(), Some(seat("S")));
    go(&mut t, "HT");
    settle(&mut t, book, "premature-play,by=E,card=H4", &format!("{} no {choice}", not_told(book)));
    t
}

#[test]
fn law_57a1_highest_card_of_the_suit() {
    for book in Book::BRIDGE {
        let t = premature(book, "highest");
        assert_eq!(legal(&t), "H7");
        assert!(t.obligations().penalty_cards()[0].major);
    }
}

#[test]
fn law_57a2_lowest_card_of_the_suit() {
    assert_eq!(legal(&premature(B1997, "lowest")), "H2");
}

#[test]
fn law_57a3_other_suit_forbidden_or_in_2017_required() {
    // East has no heart: the demand about another suit binds him.
    let void = |book: Book, choice: &str| {
        let mut t = on(NO_HEART, "1NT Pass Pass Pass S3 S2 S8 SA H3");
        settle(&mut t, book, "premature-play,by=W,card=D4", &format!("{} no {choice}", not_told(book)));
        legal(&t)
    };
    assert!(!void(B2007, "forbid-other=D").contains('D'));
    assert_eq!(void(NEW, "require-other=D"), "DT D8 D5");
    let offered = |book: Book| {
        let mut t = play("S3 S2 S8 SA C5 C3 CJ C7");
        go(&mut t, "HT");
        let r = ruling(&t, book, "premature-play,by=E,card=H4", &format!("{} no", not_told(book)));
        choices(r.status())
    };
    assert_eq!(offered(B2007), ["highest", "lowest", "forbid-other=C", "forbid-other=D", "forbid-other=S"]);
    assert!(offered(NEW).contains(&"require-other=D".to_owned()));
    // In 2017 requiring comes third and forbidding fourth.
    for (book, choice, article) in
        [(B2007, "forbid-other=D", "57A3"), (NEW, "require-other=D", "57A3"), (NEW, "forbid-other=D", "57A4")]
    {
        let t = play("S3 S2 S8 SA C5 C3 CJ C7 HT");
        let r = ruling(&t, book, "premature-play,by=E,card=H4", "no no");
        assert_eq!(offer(&r, choice).law.article, article);
        assert!(has(r.choose(choice.parse().unwrap()).unwrap().settled().unwrap(), article));
    }
}

#[test]
fn law_57a_lead_to_the_next_trick_before_partner_has_played() {
    // East leads the king and, before west has followed, a heart.
    let mut t = play("SK S2");
    settle(&mut t, B2007, "premature-play,by=E,card=HQ", "no no highest");
    assert_eq!(legal(&t), "S8");
    assert!(t.obligations().penalty_cards()[0].major);
}

#[test]
fn law_57b_59_what_cannot_be_complied_with_binds_nobody() {
    let t = premature(B2007, "forbid-other=S");
    assert_eq!(legal(&t), "H7 H6 H5 H2");
}

#[test]
fn law_57c1_declarer_had_played_from_both_hands() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 S8 SA C5 C3 CJ C7 HT");
        settle(&mut t, book, "premature-play,by=E,card=H4", &format!("{} yes", not_told(book)));
        assert!(t.obligations().penalty_cards().is_empty());
        go(&mut t, "H2 H3");
        assert_eq!(legal(&t), "H4", "the card he played");
    }
}

/// Only playing too early costs nothing there: the card counts as played in turn, where it is a revoke (laws 62A and 62B1).
#[test]
fn law_57c1_a_card_that_does_not_follow_is_a_revoke() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 S8 SA C5 C3 CJ C7 HT");
        let r = ruling(&t, book, "premature-play,by=E,card=S9", &format!("{} yes", not_told(book)));
        assert_eq!(needs(&r), "legal-in-turn", "{book:?}");
        let settled =
            settle(&mut t, book, "premature-play,by=E,card=S9", &format!("{} yes no", not_told(book)));
        assert!(has(&settled, "62A") && has(&settled, "62B1"), "{book:?}");
        let card = t.obligations().penalty_cards()[0];
        assert_eq!((card.card.to_string().as_str(), card.major), ("S9", true));
        go(&mut t, "H2 H3");
        assert_eq!(legal(&t), "HQ HJ H4", "he follows suit");
    }
}

#[test]
fn law_57c2_declarers_premature_card_must_be_played() {
    for book in Book::BRIDGE {
        let mut t = play("S3");
        let settled = settle(&mut t, book, "premature-play,by=N,card=S7", not_told(book));
        go(&mut t, "S2 S8");
        match book {
            Book::Bridge2007 | Book::Bridge2017 => {
                assert!(has(&settled, if book == NEW { "57C3" } else { "57C2" }));
                assert_eq!(legal(&t), "S7");
            }
            _ => assert_eq!(legal(&t), "SA SQ S7 S4"),
        }
    }
}

#[test]
fn law_57d_2017_premature_card_at_the_right_hand_opponents_turn() {
    // Dummy is to play after east's lead, west plays first.
    let start = || play("S3");
    let mut t = start();
    settle(&mut t, NEW, "premature-play,by=W,card=S8", "no");
    go(&mut t, "S2");
    assert_eq!(legal(&t), "S8");
    assert!(t.obligations().penalty_cards().is_empty());
    let mut t = start();
    settle(&mut t, NEW, "premature-play,by=W,card=H7", "no no");
    go(&mut t, "S2");
    assert_eq!(legal(&t), "S8 S5");
    assert!(t.obligations().penalty_cards()[0].major);
    let mut t = start();
    settle(&mut t, B2007, "premature-play,by=W,card=S8", "no");
    assert_eq!(t.obligations().penalty_cards().len(), 1, "an exposed card in the other editions");
}

#[test]
fn law_59_a_required_suit_that_is_not_held() {
    let mut t = on(NO_HEART, "1NT Pass Pass Pass");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=H7", "no no refuse");
    go(&mut t, ">require-suit=H");
    assert_eq!(t.legal_cards().unwrap().len(), 13);
}

#[test]
fn law_59_only_forbidden_suits_are_left() {
    // East has nothing but spades at the end: a ban on them does not bind.
    let deal = "N:.AKQJ.AKQJ.AKQJT AKQJT98765432... .T98.T9876.98765 .765432.5432.432";
    let mut t = on(deal, "1NT Pass Pass Pass");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=H7", "no no refuse");
    go(&mut t, ">forbid-suits=H SA");
    let mut t = on(deal, "");
    settle(&mut t, B2007, "call-out-of-rotation,by=W,call=1S", "refuse no");
    go(&mut t, "1NT Pass Pass Pass >forbid-suits=S");
    assert_eq!(t.legal_cards().unwrap().len(), 13);
}

#[test]
fn law_60a1_playing_on_accepts() {
    // West led out of turn, north played: the lead stands.
    let mut t = play("SK S2 S5 S4");
    let settled = settle(&mut t, B2007, "lead-out-of-turn,by=W,card=H7", "no accept");
    assert!(has(&settled, "53A"));
    go(&mut t, "H8");
    assert_eq!(t.turn(), Some(seat("E")));
}

#[test]
fn law_60a3_older_obligations_remain() {
    let mut t = play("");
    settle(&mut t, B2007, "cards-faced-in-auction,by=W,cards=DJ,led=false", "yes");
    go(&mut t, ">free SK S2 S5 S4");
    settle(&mut t, B2007, "lead-out-of-turn,by=N,card=HK", "no accept");
    assert_eq!(t.obligations().penalty_cards().len(), 1);
}

#[test]
fn law_60b_defender_plays_before_declarer_has_corrected_his_lead() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 S8 SA");
        settle(&mut t, book, "lead-out-of-turn,by=S,card=HT", "no refuse");
        let settled = settle(&mut t, book, "play-before-correction,by=W,card=H7", "");
        assert!(has(&settled, "60B"));
        assert!(t.obligations().penalty_cards()[0].major);
    }
}

#[test]
fn law_47e1_a_play_out_of_turn_that_he_was_told_to_make() {
    for book in [B2007, NEW] {
        let mut t = play("S3 S2 S8 SA C5 C3 CJ C7 HT");
        let settled = settle(&mut t, book, "premature-play,by=E,card=H4", "yes");
        assert!(t.obligations().penalty_cards().is_empty());
        assert_eq!(is_inferred(&settled), book == NEW);
        let leads = |effect: &tricklaw::bridge::law::Effect| {
            matches!(effect, tricklaw::bridge::law::Effect::TurnToLead(_))
        };
        assert!(
            !settled.effects.iter().any(|ruled| leads(&ruled.effect)),
            "the ten of hearts is led: nobody leads again"
        );
    }
    let r = ruling(&play("S3 S2 S8 SA C5 C3 CJ C7 HT"), B1997, "premature-play,by=E,card=H4", "");
    assert_eq!(needs(&r), "dummy-acted", "1997 speaks of leads only");
}
