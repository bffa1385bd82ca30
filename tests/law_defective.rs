//! Law 67: tricks with too few or too many cards.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::Action;
use tricklaw::cite::Book;

#[test]
fn law_67a1_a_missing_card_is_put_in_before_both_sides_play_on() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 - SA");
        settle(&mut t, book, "card-left-out,by=W,trick=0", "card=S8");
        assert_eq!(t.tricks()[0].cards.len(), 4);
        assert_eq!(t.turn(), Some(seat("N")));
    }
}

#[test]
fn law_67a2_extra_cards_go_back() {
    let mut t = play("S3 S2 S8 SA");
    settle(&mut t, B2007, "extra-cards,by=W,trick=0,extra=S5,exposed=S5", "");
    assert_eq!(t.obligations().penalty_cards().len(), 1);
    assert_eq!(t.hands()[seat("W")].len(), 12);
    // One small card is a minor penalty card, two are major ones (law 50B).
    for (exposed, penalties) in [
        ("S5", &["penalty-card W S5 minor"][..]),
        ("S5+C6", &["penalty-card W C6 major", "penalty-card W S5 major"]),
    ] {
        let mut t = play("S3 S2 S8 SA");
        let irregularity = format!("extra-cards,by=W,trick=0,extra=S5+C6,exposed={exposed}");
        let settled = settle(&mut t, B2007, &irregularity, "");
        let effects = settled.effects.iter().map(|done| done.effect.to_string());
        let told: Vec<String> = effects.filter(|effect| effect.starts_with("penalty-card")).collect();
        assert_eq!(told, penalties);
    }
}

#[test]
fn law_67b1a_a_card_of_the_suit_led() {
    // West left his card out; both sides have played on; he still has a spade.
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 - SA H3 H4 HT H2");
        let settled = settle(&mut t, book, "card-left-out,by=W,trick=0", "card=S8");
        assert!(has(&settled, "67B1(a)"));
        assert_eq!(t.tricks()[0].winner, Some(seat("N")), "who won it does not change");
        assert_eq!(t.hands()[seat("W")].len(), 11);
        go(&mut t, "=8");
        assert_eq!(tricks(&t), if book < B2007 { 8 } else { 9 }, "{book:?}");
        let r = ruling(&play("S3 S2 - SA H3 H4 HT H2"), book, "card-left-out,by=W,trick=0", "");
        assert_eq!(choices(r.status()), ["card=S5", "card=S8"], "a card of the suit, as he has one");
    }
}

#[test]
fn law_67b1b_no_card_of_the_suit_led() {
    // East has no heart.
    let deal = "N:AQ74.K83.Q62.A95 K963..T85.KQJ432 JT2.AQJT94.AK73. 85.7652.J94.T876";
    for book in Book::BRIDGE {
        let mut t = on(deal, "1NT Pass Pass Pass S3 S2 S8 SA H3 - HT H2 ST S5 S4 S6");
        let settled = settle(&mut t, book, "card-left-out,by=E,trick=1", "card=C2");
        assert!(has(&settled, "67B1(b)"));
        go(&mut t, "=8");
        assert_eq!(tricks(&t), 9, "{book:?}");
        // No more than that one, whatever he wins later (1997 law 64A2 is about revokes).
        let mut t = on(deal, "1NT Pass Pass Pass S3 S2 S8 SA H3 - HT H2 SJ S5 S4 SK CK D3 C6 C5 =8");
        settle(&mut t, book, "card-left-out,by=E,trick=1", "card=C3");
        assert_eq!(tricks(&t), 9, "{book:?}");
    }
}

/// Law 67B1: a card that is put to an earlier trick was not there to be played later: the one that was played was the only one.
#[test]
fn law_67b1_a_penalty_card_put_to_an_earlier_trick_was_not_due_later() {
    let mut t = play("D5 D3 - D2 D8 D7 D9 D6 H2 H3 HJ HA");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ", "yes");
    go(&mut t, "DA *D4");
    assert!(!refuses(&t, B2007, "revoke,by=W,trick=3"));
    settle(&mut t, B2007, "card-left-out,by=W,trick=0", "card=DJ");
    assert!(refuses(&t, B2007, "revoke,by=W,trick=3"));
}

#[test]
fn law_67b2_an_extra_card_counts_as_never_played() {
    // West discarded on diamonds while a diamond lay among his played cards.
    let mut t = play("S3 S2 S8 SA D2 D5 D3 *H2");
    let settled = settle(&mut t, B2007, "extra-cards,by=W,trick=0,extra=D9,exposed=-", "");
    assert!(considers(&settled, "67B2(b)"));
    assert!(t.hands()[seat("W")].known.contains("D9".parse().unwrap()));
}

#[test]
fn law_64b3_a_card_dummy_left_out_costs_no_trick() {
    // South is dummy; his spade was left out, and both sides have played on.
    for book in Book::BRIDGE {
        let mut t = play("S3 - S8 SA H3 H4");
        settle(&mut t, book, "card-left-out,by=S,trick=0", "card=S2");
        go(&mut t, "=8");
        assert_eq!(tricks(&t), 8, "{book:?}");
    }
    let settled = settle(&mut play("S3 - S8 SA H3 H4"), B2007, "card-left-out,by=S,trick=0", "card=S2");
    assert!(has(&settled, "64B3"));
}

/// Law 64B: what counts as a revoke is spared like one, in the twelfth trick and where the player has revoked in the suit before.
#[test]
fn law_64b_a_card_left_out_is_spared_like_a_revoke() {
    for book in Book::BRIDGE {
        let mut t = played(44);
        go(&mut t, "ST - SA S9 SQ SK SJ S8");
        let settled = settle(&mut t, book, "card-left-out,by=W,trick=11", "card=H7");
        assert!(has(&settled, "64B6") && has(&settled, "67B1(b)"), "{book:?}");
        assert!(t.obligations().established().iter().all(|revoke| !revoke.rectified));
    }
    let mut t = play("S3 S2 *H7 SA S4 S6 SJ - CJ C7 C5 C3 =8");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "in-time");
    let settled = settle(&mut t, B2007, "card-left-out,by=W,trick=1", "card=S8");
    assert!(has(&settled, "64B2"));
}

/// Law 64B2 speaks of a second revoke in the same suit by the same player.
#[test]
fn law_64b2_another_suit_or_another_player_spares_no_card_left_out() {
    for (played, revoke, left_out) in [
        // West has revoked in diamonds, then leaves a spade out.
        ("D5 DA *C6 D2 S2 - SA S3 S4 S6 SJ S5 =8", "revoke,by=W,trick=0", "card-left-out,by=W,trick=1"),
        // East has revoked in spades, then west leaves one out.
        (
            "D5 DA D4 D2 S2 S5 SA *C3 S4 S3 SJ - CJ C6 C5 C4 =8",
            "revoke,by=E,trick=1",
            "card-left-out,by=W,trick=2",
        ),
    ] {
        let mut t = play(played);
        settle(&mut t, B2007, revoke, "in-time");
        let settled = settle(&mut t, B2007, left_out, "card=S8");
        assert!(has(&settled, "67B1(a)") && !has(&settled, "64B2"), "{left_out}");
        assert!(t.obligations().established().iter().all(|established| established.rectified));
    }
}

#[test]
fn law_67a1_of_the_suit_led_as_long_as_he_has_one() {
    let r = ruling(&play("S3 - S8 SA"), B2007, "card-left-out,by=S,trick=0", "");
    assert_eq!(choices(r.status()), ["card=S2", "card=ST", "card=SJ"]);
    // Of a hand that cannot be seen nobody knows whether it has.
    let hidden = play("S3 S2 - SA").view(seat("N"));
    let r = ruling(&hidden, B2007, "card-left-out,by=W,trick=0", "");
    assert!(choices(r.status()).contains(&"card=H7".to_owned()));
}

#[test]
fn law_67b1a_is_a_revoke_in_the_suit() {
    // West left his card out of a trick of spades, then discarded on another: of two revokes in one suit by one player the
    // second is not rectified (law 64B2).
    let mut t = play("S3 S2 - SA S4 S6 SJ *C6 CJ C7 C5 C3 =8");
    settle(&mut t, B2007, "card-left-out,by=W,trick=0", "card=S8");
    assert!(has(&settle(&mut t, B2007, "revoke,by=W,trick=1", ""), "64B2"));
    assert_eq!(tricks(&t), 9);
}

// West notices himself that he has left his card out.
#[test]
fn law_67a1_who_left_a_card_out_plays_it_late() {
    let t = play("S3 S2 -");
    let late = t.irregularity_of(seat("W"), "S8".parse().unwrap()).unwrap();
    assert_eq!(late.to_string(), "card-left-out,by=W,trick=0");
    let mut t = t;
    settle(&mut t, B2007, &late.to_string(), "card=S8");
    go(&mut t, "SA");
    assert_eq!((t.turn(), t.tricks()[0].cards.len()), (Some(seat("N")), 4));
    // In the next trick it is a card of that trick.
    let code = |actions: &str| play(actions).irregularity_of(seat("W"), "C6".parse().unwrap()).unwrap();
    assert_eq!(code("S3 S2 - SA C5").code(), "premature-play");
}

// Who left a card out has two at the last trick: there is no other to lead to.
#[test]
fn law_45e_no_lead_to_a_fourteenth_trick() {
    let mut t = play("S3 S2 - SA");
    for _ in 0..46 {
        let card = t.legal_cards().unwrap().lowest().unwrap();
        t.apply(Action::Play(card)).unwrap();
    }
    while !t.play().unwrap().trick().any(|(by, _)| by == seat("W")) {
        let card = t.legal_cards().unwrap().lowest().unwrap();
        t.apply(Action::Play(card)).unwrap();
    }
    assert_eq!(t.tricks().len(), 13);
    let left = t.hands()[seat("W")].known.lowest().unwrap();
    let r = ruling(&t, B2007, &format!("fifth-card,by=W,card={left}"), "");
    assert_ne!(needs(&r), "meant-as-lead");
}

#[test]
fn law_68d_what_is_found_after_an_agreed_claim_leaves_the_agreed_tricks() {
    for book in Book::BRIDGE {
        let mut t = table("1NT Pass Pass Pass S3 S2 - S4 =9");
        let settled = settle(&mut t, book, "card-left-out,by=W,trick=0", "card=S8");
        assert_eq!((tricks(&t), settled.effects.len()), (9, 1), "{book:?}: the card is put in, nothing else");
        // No card of dummy's is changed any more, and no designation.
        let t = table("1NT Pass Pass Pass S3 S2 =9");
        for kind in ["slip-of-designation,meant=SJ", "dummy-misplaced,named=SJ"] {
            assert!(refuses(&t, book, kind), "{book:?} {kind}");
            let open = table("1NT Pass Pass Pass S3 S2");
            assert!(!refuses(&open, book, kind), "{book:?} {kind}: before the claim");
        }
    }
}

/// A legal card is put in: what bound the player binds him still (laws 50D1 and 57A).
#[test]
fn law_67a1_the_card_put_in_is_one_that_could_have_been_played() {
    for book in Book::BRIDGE {
        // East's jack lies there as a major penalty card.
        let mut t = four_spades("C2 C4");
        settle(&mut t, book, "cards-exposed,by=E,cards=CJ", "yes");
        go(&mut t, "- CA");
        let r = ruling(&t, book, "card-left-out,by=E,trick=0", "");
        assert_eq!(choices(r.status()), ["card=CJ"], "{book:?}");
        // West is to play his highest heart.
        let mut t = four_spades("C2 C4 C9 CA H5");
        let asked = if book < B2007 { "no highest" } else { "no no highest" };
        settle(&mut t, book, "premature-play,by=E,card=H9", asked);
        go(&mut t, "- H2 H9");
        let r = ruling(&t, book, "card-left-out,by=W,trick=1", "");
        assert_eq!(choices(r.status()), ["card=HT"], "{book:?}");
    }
}

/// What counts as a revoke is spared where a card that lay face up was not played (law 64B3).
#[test]
fn law_67b1_with_64b3_a_faced_card_kept_back() {
    for (exposed, asked, article) in
        [("CJ", "yes", "64B3"), ("C9", "yes yes", "64B3"), ("H8", "yes yes", "67B1(a)")]
    {
        let mut t = four_spades("C2 C4");
        settle(&mut t, B2007, &format!("cards-exposed,by=E,cards={exposed}"), asked);
        go(&mut t, "- CA SA S6 S3 S2");
        let settled = settle(&mut t, B2007, "card-left-out,by=E,trick=0", "card=CQ");
        assert!(has(&settled, article), "{exposed}: {:?}", settled.effects);
    }
}
