//! Laws 44 to 48 and 58: cards played, taken back, misplaced, or played together.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::law::{Asked, Effect, Status};
use tricklaw::cite::Book;

#[test]
fn law_44c_following_suit_goes_before_a_penalty_card() {
    let mut t = play("S3 S2");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=H7+C8", "yes");
    assert_eq!(legal(&t), "S8 S5", "the penalty cards wait");
}

#[test]
fn law_45c1_defenders_card_that_partner_could_see_is_played() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2");
        settle(&mut t, book, "card-held-out,by=W,card=S8", "yes");
        assert_eq!(t.tricks()[0].cards.len(), 3);
        let t = play("S3 S2");
        let r = ruling(&t, book, "card-held-out,by=W,card=S8", "no");
        assert!(r.settled().unwrap().effects.is_empty());
    }
}

#[test]
fn law_45c2_and_c3_declarers_and_dummys_card() {
    for (actions, irregularity, article) in
        [("S3 S2 S8", "card-held-out,by=N,card=S7", "45C2"), ("S3", "card-held-out,by=S,card=SJ", "45C3")]
    {
        let mut t = play(actions);
        let settled = settle(&mut t, B2007, irregularity, "yes");
        assert!(has(&settled, article));
    }
}

#[test]
fn law_45c4b_slip_in_naming_dummys_card() {
    let mut t = play("S3 SJ");
    let settled = settle(&mut t, B2007, "slip-of-designation,meant=S2", "yes yes");
    assert!(has(&settled, "45C4(b)"));
    assert_eq!(t.tricks()[0].cards[1].card.to_string(), "S2");
    // West has followed and may change; north has not played.
    let mut t = play("S3 SJ S5");
    settle(&mut t, B2007, "slip-of-designation,meant=S2", "yes yes withdraw");
    assert_eq!(t.turn(), Some(seat("W")));
    assert!(t.obligations().penalty_cards().is_empty(), "without rectification (law 47D)");
    let t = play("S3 SJ S5 S7");
    assert!(refuses(&t, B2007, "slip-of-designation,meant=S2"), "declarer has played");
    // The limit came in 2007; before it only a pause counted, and west's change lets declarer change too.
    let mut t = play("S3 SJ S5 S7");
    settle(&mut t, B1997, "slip-of-designation,meant=S2", "yes yes withdraw withdraw");
    assert_eq!((t.tricks()[0].cards.len(), t.turn()), (2, Some(seat("W"))));
    // 2017 knows no test of pause.
    let t = play("S3 SJ");
    let r = ruling(&t, NEW, "slip-of-designation,meant=S2", "yes");
    assert!(r.settled().is_some() && is_inferred(r.settled().unwrap()));
    let r = ruling(&t, B2007, "slip-of-designation,meant=S2", "yes no");
    assert!(r.settled().unwrap().effects.is_empty(), "he stopped to think: law 47F");
}

#[test]
fn law_45d_dummy_misplaces_a_card() {
    for book in Book::BRIDGE {
        let mut t = play("S3 SJ S5 SQ");
        settle(&mut t, book, "dummy-misplaced,named=ST", "withdraw withdraw");
        assert_eq!(t.tricks()[0].cards.len(), 2);
        assert_eq!(t.turn(), Some(seat("W")));
        // Declarer may change only after the defender before him did.
        let mut t = play("S3 SJ S5 SQ");
        settle(&mut t, book, "dummy-misplaced,named=ST", "keep");
        assert_eq!(t.tricks()[0].winner, Some(seat("N")));
    }
    let t = play("S3 SJ S5 SQ H3 H4");
    assert!(refuses(&t, B2007, "dummy-misplaced,named=ST"), "each side has played to the next trick");
}

#[test]
fn law_45e1_fifth_card_by_a_defender() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 S5 S4");
        settle(&mut t, book, "fifth-card,by=W,card=S8", "no yes");
        let card = t.obligations().penalty_cards()[0];
        assert_eq!((card.card.to_string().as_str(), card.major), ("S8", false));
    }
    // Meant as a lead: a lead out of turn.
    let t = play("S3 S2 S5 S7");
    let r = ruling(&t, B2007, "fifth-card,by=W,card=H7", "yes");
    assert_eq!(needs(&r), "told-it-was-his-turn");
}

/// Law 45D: dummy won with the wrong card and has led to the next trick; each side has not played to it yet.
#[test]
fn law_45d_dummy_has_led_to_the_next_trick() {
    for book in Book::BRIDGE {
        let t = play("S3 SJ S5 S4 HT");
        let r = ruling(&t, book, "dummy-misplaced,named=S2", "");
        assert_eq!(
            (needs(&r), choices(r.status()).join(" ")),
            ("misplaced-card", "card=SJ card=HT".to_owned())
        );
        let mut t = play("S3 SJ S5 S4 HT");
        settle(&mut t, book, "dummy-misplaced,named=S2", "card=SJ withdraw withdraw");
        assert_eq!((t.turn(), legal(&t).as_str()), (Some(seat("W")), "S8 S5"));
        // The two wins nothing: the lead goes back with the trick.
        let mut t = play("S3 SJ S5 S4 HT");
        settle(&mut t, book, "dummy-misplaced,named=S2", "card=SJ keep");
        assert_eq!((t.turn(), t.tricks().len()), (Some(seat("W")), 1));
        assert!(t.obligations().penalty_cards().is_empty());
        // The lead may have been the wrong card, too, or the card that was named before.
        let mut t = play("S3 SJ S5 S4 HT");
        settle(&mut t, book, "dummy-misplaced,named=H9", "");
        assert_eq!((t.turn(), t.tricks()[1].cards.len()), (Some(seat("W")), 1));
        let mut t = play("S3 SJ S5 S4 ST");
        settle(&mut t, book, "dummy-misplaced,named=ST", "keep");
        assert_eq!((t.turn(), t.tricks().len()), (Some(seat("S")), 1));
    }
}

/// A lead to the next trick before the fourth hand has played: the trick goes on first, then laws 53 and 56 apply.
#[test]
fn law_45e1_a_lead_before_the_trick_is_complete() {
    for book in Book::BRIDGE {
        let t = play("S3 S2 S8");
        let lead = |answers: &str| ruling(&t, book, "fifth-card,by=W,card=H7", &format!("yes {answers}"));
        assert_eq!(choices(lead("").status()), ["card=S4", "card=S7", "card=SQ", "card=SA"]);
        // North's ace wins: west's lead is out of turn.
        let refused = lead("card=SA no");
        assert_eq!(choices(refused.status()), ["accept", "refuse", "proper-led"]);
        let article = if book == B2007 || book == NEW { "54D" } else { "56" };
        assert!(has(lead("card=SA no refuse").settled().unwrap(), article), "{book:?}");
        let mut t = play("S3 S2 S8");
        settle(&mut t, book, "fifth-card,by=W,card=H7", "yes card=SA no accept");
        assert_eq!((t.turn(), t.tricks()[1].cards[0].card.to_string()), (Some(seat("N")), "H7".to_owned()));
        // Where his own card has won the trick he leads.
        let mut t = play("S3 S2 S8");
        settle(&mut t, book, "fifth-card,by=W,card=H7", "yes card=S4");
        assert_eq!((t.turn(), t.obligations().penalty_cards().len()), (Some(seat("N")), 0));
    }
    // Who has still to play may have a penalty card to play.
    let mut t = play("D5");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=D9+DJ", "yes");
    go(&mut t, "DK");
    let lead = ruling(&t, B2007, "fifth-card,by=S,card=C2", "yes");
    assert_eq!(choices(lead.status()), ["card=D9", "card=DJ"]);
    // As long as his partner has not played it is law 57A.
    let r = ruling(&play("S3 S2"), B2007, "fifth-card,by=E,card=CK", "yes no no");
    assert_eq!(needs(&r), "premature");
}

#[test]
fn law_45e2_a_lead_by_declarer_before_the_trick_is_complete() {
    let r = ruling(&play("S3 S2"), B2007, "fifth-card,by=S,card=HT", "yes card=S8 card=SA no");
    assert_eq!(needs(&r), "defender-accepts");
}

/// A defender who has still to play with two penalty cards of the suit: which, declarer says (law 51A).
#[test]
fn law_45e2_before_the_lead_declarer_chooses_among_penalty_cards() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 S8 SA");
        settle(&mut t, book, "cards-exposed,by=W,cards=H6+H7", "yes");
        go(&mut t, "H3 H4");
        let lead =
            |answers: &str| ruling(&t, book, "fifth-card,by=N,card=C9", &format!("yes card=H9 {answers}"));
        let which = lead("");
        assert_eq!(choices(which.status()), ["card=H6", "card=H7"]);
        let Status::Options(which) = which.status() else { panic!() };
        assert_eq!(which.chooser, Asked::Player(seat("N")));
        assert_eq!(needs(&lead("card=H6 no")), "defender-accepts", "{book:?}");
    }
}

#[test]
fn law_45e2_fifth_card_by_declarer_goes_back() {
    let t = play("S3 S2 S5 S7");
    for irregularity in ["fifth-card,by=N,card=S4", "fifth-card,by=S,card=HT"] {
        let r = ruling(&t, B2007, irregularity, "no");
        assert!(r.settled().unwrap().effects.is_empty());
    }
    let r = ruling(&t, B2007, "fifth-card,by=S,card=HT", "yes no");
    assert_eq!(needs(&r), "defender-accepts", "a lead from the wrong hand");
}

#[test]
fn law_45f_dummy_suggests_a_play() {
    let t = play("S3");
    let r = ruling(&t, B2007, "dummy-suggests,card=SJ", "yes");
    assert!(considers(r.settled().unwrap(), "45F"));
    let r = ruling(&t, B2007, "dummy-suggests,card=SJ", "no");
    assert!(r.settled().unwrap().effects.is_empty());
}

#[test]
fn law_47a_b_cards_withdrawn_by_a_defender_lie_exposed() {
    // A revoke taken back: the card is a major penalty card.
    let mut t = play("S3 S2 *H7");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "no card=S8");
    let card = t.obligations().penalty_cards()[0];
    assert_eq!((card.card.to_string().as_str(), card.major), ("H7", true));
}

#[test]
fn law_47e1_told_that_it_was_his_turn() {
    for book in Book::BRIDGE {
        let mut t = play("");
        let settled = settle(&mut t, book, "opening-lead-out-of-turn,by=W,card=S8", "yes");
        assert!(has(&settled, "47E1"));
        assert_eq!(t.turn(), Some(seat("E")));
        assert!(t.obligations().penalty_cards().is_empty());
    }
}

#[test]
fn law_47e2_played_on_a_wrong_explanation() {
    let mut t = play("S3 S2 S8");
    settle(&mut t, B2007, "play-on-misinformation,by=W", "yes");
    assert_eq!(t.turn(), Some(seat("W")));
    assert!(t.obligations().penalty_cards().is_empty());
    // Somebody has played since: an adjusted score at most.
    let t = play("S3 S2 S8 S4");
    let r = ruling(&t, B2007, "play-on-misinformation,by=W", "yes");
    assert!(considers(r.settled().unwrap(), "47E2(b)"));
    // The opening lead stays once dummy has shown a card.
    let t = play("S3");
    let r = ruling(&t, B2007, "play-on-misinformation,by=E", "yes yes");
    assert!(considers(r.settled().unwrap(), "47E2(b)"));
    let mut t = play("S3");
    settle(&mut t, B2007, "play-on-misinformation,by=E", "yes no");
    assert_eq!((t.phase().name(), t.turn()), ("opening-lead", Some(seat("E"))));
    // Once a claim has ended the board nothing is played again.
    for actions in ["S3 =9", "S3 S2 S8 =9"] {
        let by = if actions.contains("S8") { "W" } else { "E" };
        let r = ruling(&play(actions), B2007, &format!("play-on-misinformation,by={by}"), "yes yes");
        assert_eq!(due(r.settled().unwrap()), Some("12C1"), "{actions}");
        assert!(has(r.settled().unwrap(), "47E2(b)"), "{actions}");
        for answers in ["no", "yes no"] {
            let r = ruling(&play(actions), B2007, &format!("play-on-misinformation,by={by}"), answers);
            assert_eq!(r.settled().unwrap().effects[0].effect, Effect::ResultStands, "{actions}");
        }
    }
}

#[test]
fn law_47f_nothing_else_is_taken_back() {
    let t = play("S3 S2 S8");
    assert!(t.check("S5".parse().unwrap()).is_err(), "west has played");
}

#[test]
fn law_48a_declarers_cards_never_become_penalty_cards() {
    let mut t = play("S3 S2 S8");
    let settled = settle(&mut t, B2007, "cards-exposed,by=N,cards=HK+SA", "");
    assert!(settled.effects.is_empty());
    assert_eq!(legal(&t), "SA SQ S7 S4");
}

#[test]
fn law_58a_simultaneous_play_counts_as_the_later_one() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 S8 SA D2");
        settle(&mut t, book, "simultaneous-plays,by=S,card=DA,first=DT", "");
        assert_eq!(t.tricks()[1].cards.len(), 3);
    }
}

#[test]
fn law_58b1_one_of_several_cards_visible() {
    let mut t = play("S3 S2");
    settle(&mut t, B2007, "several-cards,by=W,visible=S8", "");
    assert_eq!(t.tricks()[0].cards[2].card.to_string(), "S8");
    assert!(t.obligations().penalty_cards().is_empty());
}

#[test]
fn law_58a_a_simultaneous_card_that_does_not_follow_is_a_revoke() {
    let mut t = play("S3");
    settle(&mut t, B2007, "simultaneous-plays,by=W,card=H7,first=S2", "");
    assert_eq!(t.tricks()[0].cards.len(), 3);
    let r = ruling(&t, B2007, "revoke,by=W,trick=0", "no card=S8");
    assert!(has(r.settled().unwrap(), "62B1"));
}

#[test]
fn law_58b3_played_to_and_another_card_is_named() {
    // West's two spades could be seen; north played to the eight, then west names the five.
    let several = "several-cards,by=W,visible=S8+S5";
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 S8 SA");
        let settled = settle(&mut t, book, several, "card=S5 withdraw");
        assert!(has(&settled, "58B3"), "{book:?}");
        assert_eq!(t.tricks()[0].cards.len(), 3);
        assert_eq!(t.obligations().penalty_cards()[0].card.to_string(), "S8");
        assert!(legal(&t).contains("S4"), "north may play another card");
        let mut t = play("S3 S2 S8 SA");
        settle(&mut t, book, several, "card=S5 keep");
        assert_eq!(t.tricks()[0].cards[3].card.to_string(), "SA");
        // Naming the card that was played to changes nothing but the other card.
        let mut t = play("S3 S2 S8 SA");
        let settled = settle(&mut t, book, several, "card=S8");
        assert!(!has(&settled, "58B3"));
        assert_eq!(t.obligations().penalty_cards()[0].card.to_string(), "S5");
    }
    // Once both sides have played on, law 67 applies.
    assert!(refuses(&play("S3 S2 S8 SA H3 H4"), B2007, several));
}

#[test]
fn law_58b2_several_visible_the_player_names_one() {
    let mut t = play("S3 S2");
    settle(&mut t, B2007, "several-cards,by=W,visible=S8+S5", "card=S5");
    assert_eq!(t.tricks()[0].cards[2].card.to_string(), "S5");
    assert!(!t.obligations().penalty_cards()[0].major, "a single small card by accident");
    let mut t = play("");
    settle(&mut t, B1997, "several-cards,by=E,visible=SK+HQ", "card=SK");
    assert!(t.obligations().penalty_cards()[0].major);
    // Declarer has no penalty cards.
    let mut t = play("S3 S2 S8");
    settle(&mut t, B2007, "several-cards,by=N,visible=SQ+S4", "card=S4");
    assert!(t.obligations().penalty_cards().is_empty());
}

#[test]
fn law_58b2_declarer_names_the_one_dummy_plays() {
    // South is dummy; two of his spades lie there.
    let r = ruling(&play("S3"), B2007, "several-cards,by=S,visible=SJ+S2", "");
    let Status::Options(options) = r.status() else { panic!("{:?}", r.status()) };
    assert_eq!(options.chooser, Asked::Player(seat("N")));
}
