//! Laws 61 to 63: revokes, their correction and their establishment.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::law::Effect;
use tricklaw::bridge::{Side, Table};
use tricklaw::cite::Book;

#[test]
fn law_61a_not_following_suit_is_a_revoke() {
    let t = play("S3 S2");
    let refusal = t.check("H7".parse().unwrap()).unwrap_err();
    assert_eq!((refusal.reason.code(), refusal.law.article), ("must-follow-suit", "44C"));
    let mut t = t;
    go(&mut t, "*H7");
    assert_eq!(t.turn(), Some(seat("N")), "it stands until attention is drawn to it");
    assert!(t.check("*S9".parse().unwrap()).is_err(), "not a card of north's");
    assert!(play("S3 S2").check("*S8".parse().unwrap()).is_err(), "a legal card is no revoke");
}

#[test]
fn law_61a_not_complying_with_a_restriction_is_a_revoke() {
    let mut t = play("");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=H7", "no no refuse");
    go(&mut t, ">require-suit=H *S3 S2");
    let settled = settle(&mut t, B2007, "revoke,by=E,trick=0", "no card=HQ");
    assert!(has(&settled, "62B1"));
    assert_eq!(t.tricks()[0].cards[0].card.to_string(), "HQ");
}

#[test]
fn law_64a_an_established_revoke_says_how_many_tricks_can_go_over() {
    let text = |t: &Table, book, irregularity: &str, answers| {
        let ruling = ruling(t, book, irregularity, answers);
        let effects = &ruling.settled().unwrap().effects;
        let revoke = effects.iter().find(|done| matches!(done.effect, Effect::RevokeEstablished { .. }));
        revoke.unwrap().effect.to_string()
    };
    for (book, at_most) in [(B1987, 3), (B1997, 3), (B2007, 2), (NEW, 2)] {
        let t = play("S3 S2 *H7 SQ D2 D5 DA D4");
        let expected = format!("revoke-established W 0 rectified={at_most}");
        assert_eq!(text(&t, book, "revoke,by=W,trick=0", ""), expected, "{book:?}");
    }
    let t = play("S3 S2 - SQ D2 D5 DA D4");
    let left_out = text(&t, B2007, "card-left-out,by=W,trick=0", "card=S8");
    assert_eq!(left_out, "revoke-established W 0 rectified=1");
}

#[test]
fn law_61b_a_defender_asks_his_partner() {
    for book in [B1987, B1997] {
        let mut t = play("S3 S2 *H7");
        let settled = settle(&mut t, book, "revoke,by=W,trick=0", "no yes card=S8");
        assert!(has(&settled, "63B"), "corrected and established");
        assert_eq!(t.tricks()[0].cards[2].card.to_string(), "S8");
        assert_eq!(t.obligations().established().len(), 1);
    }
    for book in [B2007, NEW] {
        let t = play("S3 S2 *H7");
        let r = ruling(&t, book, "revoke,by=W,trick=0", "no");
        assert_eq!(needs(&r), "correct-card");
    }
}

#[test]
fn law_62a_a_revoke_is_corrected_before_it_is_established() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 *H7");
        let answers = if book < B2007 { "no no card=S8" } else { "no card=S8" };
        settle(&mut t, book, "revoke,by=W,trick=0", answers);
        assert_eq!(t.tricks()[0].cards[2].card.to_string(), "S8");
        assert!(t.obligations().established().is_empty());
    }
}

#[test]
fn law_62b1_a_defenders_card_becomes_a_major_penalty_card() {
    let mut t = play("S3 S2 *H7");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "no card=S8");
    let card = t.obligations().penalty_cards()[0];
    assert_eq!((card.card.to_string().as_str(), card.major), ("H7", true));
}

#[test]
fn law_62b2_declarers_card_goes_back() {
    let mut t = play("D5 D3 DJ *C5");
    settle(&mut t, B2007, "revoke,by=N,trick=0", "no card=DQ");
    assert!(t.obligations().penalty_cards().is_empty());
    assert_eq!(t.tricks()[0].winner, Some(seat("N")));
}

#[test]
fn law_62c1_the_other_side_may_withdraw_what_it_played_since() {
    let mut t = play("S3 S2 *H7 SA");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "no card=S5 withdraw");
    assert_eq!(t.turn(), Some(seat("N")));
    assert_eq!(legal(&t), "SA SQ S7 S4");
    let mut t = play("S3 S2 *H7 SA");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "no card=S5 keep");
    assert_eq!(t.tricks()[0].winner, Some(seat("N")));
    // Also a lead to the next trick, on which the offenders have not played.
    let mut t = play("S3 S2 *H7 SA HK");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "no card=S5 keep withdraw");
    assert_eq!(t.turn(), Some(seat("N")));
    assert_eq!(t.play().unwrap().trick().count(), 0);
}

#[test]
fn law_62c2_then_the_offenders_partner_may_too() {
    // East revoked on dummy's heart, south's card and west's followed.
    let start = || play("S3 S2 S8 SA H3 *C3 H9 H7");
    let mut t = start();
    settle(&mut t, B2007, "revoke,by=E,trick=1", "no card=HQ withdraw withdraw");
    assert_eq!(t.turn(), Some(seat("S")));
    let exposed: Vec<String> =
        t.obligations().penalty_cards().iter().map(|card| card.card.to_string()).collect();
    assert_eq!(exposed, ["C3", "H7"]);
    // Declarer keeps his card: so does west.
    let mut t = start();
    settle(&mut t, B2007, "revoke,by=E,trick=1", "no card=HQ keep");
    assert_eq!(t.tricks()[1].winner, Some(seat("E")));
    assert_eq!(t.obligations().penalty_cards().len(), 1);
}

#[test]
fn law_62a_a_second_revoke_of_the_side_in_the_trick_is_corrected_too() {
    // West and east discard on a diamond, dummy's ace between them.
    let start = || play("S3 S2 S8 SA DQ *H4 DK *H2");
    for kept in ["keep", "withdraw"] {
        let mut t = start();
        let settled = settle(&mut t, B2007, "revoke,by=E,trick=1", &format!("no card=D8 {kept}"));
        assert!(has(&settled, "62B1") && has(&settled, "62A"), "{kept}");
        let cards: Vec<String> =
            t.obligations().penalty_cards().iter().map(|own| own.card.to_string()).collect();
        assert_eq!(cards, ["H4", "H2"], "{kept}: neither is free");
        if kept == "withdraw" {
            go(&mut t, "DA");
        }
        assert_eq!((t.turn(), legal(&t).as_str()), (Some(seat("W")), "DJ D9 D4"), "{kept}");
    }
}

#[test]
fn law_62a_a_revoke_of_the_other_side_in_the_trick_may_not_be_kept() {
    // East discards on dummy's diamond, and so does declarer behind him.
    let mut t = play("S3 S2 S8 SA D6 *H4 *C2 D4");
    let settled = settle(&mut t, B2007, "revoke,by=E,trick=1", "no card=D8 keep");
    assert!(has(&settled, "62A"));
    assert_eq!((t.turn(), legal(&t).as_str()), (Some(seat("S")), "DA DK D7 D3"));
}

#[test]
fn law_62c3_2017_both_sides_revoked_in_one_trick() {
    // West and north both discard on a spade; north leads on, the defenders have not played.
    let start = || {
        let mut t = play("S3 SJ *H7 *C5");
        assert_eq!(t.turn(), Some(seat("S")));
        go(&mut t, "HT");
        t
    };
    let mut t = start();
    let settled = settle(&mut t, NEW, "revoke,by=N,trick=0", "card=S8");
    assert_eq!(legal(&t), "SA SQ S7 S4", "north plays again");
    let bound = |effect: &Effect| matches!(effect, Effect::MustPlay { .. });
    assert!(!settled.effects.iter().any(|done| bound(&done.effect)), "and not the card of his revoke");
    assert!(t.obligations().established().is_empty());
    assert_eq!(t.obligations().penalty_cards().len(), 1, "west's card");
    let mut t = start();
    settle(&mut t, B2007, "revoke,by=N,trick=0", "");
    assert_eq!(t.obligations().established().len(), 1, "established in the other editions");
}

#[test]
fn law_62c3_2017_whichever_revoke_is_pointed_out() {
    // West and north revoke, and north leads on; west's revoke, not established, is named first.
    let both = |named: &str| {
        let mut t = play("S3 SJ *H7 *C5 HT");
        let settled = settle(&mut t, NEW, &format!("revoke,by={named},trick=0"), "card=S8");
        let effects: Vec<String> = settled.effects.iter().map(ToString::to_string).collect();
        (effects, legal(&t), t.obligations().penalty_cards().to_vec())
    };
    assert_eq!(both("W"), both("N"));
    assert!(
        both("W").0.iter().all(|effect| effect.contains("62C3") || effect.contains("16C")),
        "{:?}",
        both("W").0
    );
}

#[test]
fn law_63b_an_established_revoke_is_not_corrected_with_another() {
    // East and south revoke, and south leads on: his revoke is established, east's is not (2007).
    for (book, answers) in [(B1997, "no no card=CQ keep keep"), (B2007, "no card=CQ keep keep")] {
        let mut t = four_spades("C2 C4 *S7 *SJ SA");
        let settled = settle(&mut t, book, "revoke,by=E,trick=0", answers);
        let corrected =
            settled.effects.iter().filter(|done| matches!(done.effect, Effect::RevokeCorrected { .. }));
        assert_eq!(corrected.count(), 1, "{book:?}");
        assert_eq!(t.tricks()[0].cards[3].card.to_string(), "SJ", "{book:?}");
    }
}

#[test]
fn law_62c3_2017_not_once_both_sides_have_played_on() {
    let mut t = play("S3 SJ *H7 *C5 HT H2");
    settle(&mut t, NEW, "revoke,by=N,trick=0", "");
    assert_eq!(t.obligations().established().len(), 1);
    assert_eq!(t.tricks()[0].cards[3].card.to_string(), "C5");
}

#[test]
fn law_62c3_2017_what_was_led_to_the_next_trick_is_withdrawn_too() {
    // East has won the trick in which west and north revoked, and leads to the next.
    let mut t = play("SK S2 *H7 *C5 H4");
    settle(&mut t, NEW, "revoke,by=W,trick=0", "card=S8");
    let mut cards: Vec<String> =
        t.obligations().penalty_cards().iter().map(|own| own.card.to_string()).collect();
    cards.sort();
    assert_eq!(cards, ["H4", "H7"]);
}

// West has won the trick with a ruff that was a revoke, and has led the card that he should have played.
#[test]
fn law_62c3_2017_what_was_led_may_be_the_correct_card() {
    let mut t = table("1S Pass Pass Pass D5 DK *S5 *C5 D4");
    settle(&mut t, NEW, "revoke,by=W,trick=0", "card=D4");
    let cards: Vec<String> = t.obligations().penalty_cards().iter().map(|own| own.card.to_string()).collect();
    assert_eq!(cards, ["S5"], "the card played is none");
}

#[test]
fn law_62d1_in_the_twelfth_trick_it_is_always_corrected() {
    for book in Book::BRIDGE {
        let (mut t, by, _) = twelfth_trick();
        let right = t.legal_cards().unwrap().lowest().unwrap();
        let wrong = (t.hands()[by].known - right.into()).lowest().unwrap();
        go(&mut t, &format!("*{wrong}"));
        while let Some(card) = t.legal_cards().unwrap().lowest() {
            t.apply(tricklaw::bridge::Action::Play(card)).unwrap();
        }
        assert_eq!(t.phase().name(), "over");
        let mut r = ruling(&t, book, &format!("revoke,by={by},trick=11"), &format!("in-time card={right}"));
        while r.settled().is_none() {
            r = r.answer("keep".parse().unwrap()).unwrap();
        }
        assert!(has(r.settled().unwrap(), "62D1"), "{book:?}");
        t.apply(r.action().unwrap()).unwrap();
        assert!(t.obligations().established().is_empty());
    }
}

#[test]
fn law_62d2_partner_may_not_profit_in_the_twelfth_trick() {
    use tricklaw::bridge::{Action, Board, Deal};
    use tricklaw::cards::Source;
    let (mut watched, mut free) = (0, 0);
    for seed in 0..400 {
        let mut source = Source::from_seed(seed);
        let deal = Deal::random(&mut source);
        let mut t = Table::of_deal(Board::numbered(1).unwrap(), &deal);
        go(&mut t, "1NT Pass Pass Pass");
        for _ in 0..44 {
            let legal = t.legal_cards().unwrap();
            let card = legal.into_iter().nth(source.below(legal.len() as u128) as usize).unwrap();
            t.apply(Action::Play(card)).unwrap();
        }
        // The leader plays on; the next hand that has to follow with one of two cards revokes.
        let lead = t.legal_cards().unwrap().lowest().unwrap();
        t.apply(Action::Play(lead)).unwrap();
        let by = t.turn().unwrap();
        let (held, legal) = (t.hands()[by].known, t.legal_cards().unwrap());
        let (Some(right), 1) = (legal.lowest(), legal.len()) else { continue };
        let wrong = (held - legal).lowest().unwrap();
        go(&mut t, &format!("*{wrong}"));
        let r = ruling(&t, B2007, &format!("revoke,by={by},trick=11"), &format!("card={right}"));
        // The second hand's partner plays last, so he has still to play.
        let defender = by.side() == Side::EastWest;
        // Who has one suit left cannot be helped to choose.
        let partner = t.hands()[by.partner()].known;
        let chooses = tricklaw::cards::Suit::ALL.iter().all(|&suit| partner.of_suit(suit) != partner);
        assert_eq!(considers(r.settled().unwrap(), "62D2"), defender && chooses, "seed {seed}");
        if defender && chooses { watched += 1 } else { free += 1 }
    }
    assert!(watched > 5 && free > 5, "{watched} {free}");
}

#[test]
fn law_63a1_established_when_the_side_plays_to_the_next_trick() {
    for book in Book::BRIDGE {
        let mut t = play("S3 S2 *H7 S4 HK H4");
        let settled = settle(&mut t, book, "revoke,by=W,trick=0", "");
        assert!(has(&settled, "64A"));
        assert_eq!(t.obligations().established().len(), 1);
    }
}

#[test]
fn law_63a2_established_when_the_next_card_is_named() {
    let mut t = play("S3 S2 *H7 S4");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "yes");
    assert_eq!(t.obligations().established().len(), 1);
}

#[test]
fn law_63a3_established_by_a_claim() {
    for book in [B1987, B1997, B2007] {
        let mut t = play("S3 S2 *H7 SA =7");
        settle(&mut t, book, "revoke,by=W,trick=0", "in-time");
        assert_eq!(t.obligations().established().len(), 1, "{book:?}");
    }
    // 2017: an agreement counts only once it is final.
    let t = play("S3 S2 *H7 SA =7");
    let r = ruling(&t, NEW, "revoke,by=W,trick=0", "yes");
    assert_eq!(needs(&r), "correct-card");
    let r = ruling(&t, NEW, "revoke,by=W,trick=0", "no in-time");
    assert!(has(r.settled().unwrap(), "64A"));
}

#[test]
fn law_63b_an_established_revoke_is_not_corrected() {
    let mut t = play("S3 S2 *H7 S4 HK H4");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "");
    assert_eq!(t.tricks()[0].cards[2].card.to_string(), "H7");
}

#[test]
fn law_62b2_a_penalty_card_played_as_a_revoke_stays_one() {
    let mut t = play("S3 S2");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=D4", "yes yes");
    go(&mut t, "S8 SA H3 H4 H9 *D4");
    let settled = settle(&mut t, B2007, "revoke,by=W,trick=1", "no card=H7");
    assert!(!has(&settled, "62B1"));
    let card = t.obligations().penalty_cards()[0];
    assert_eq!((card.card.to_string().as_str(), card.major), ("D4", false), "as it was");
}

#[test]
fn law_16d1_what_the_other_side_took_back_is_its_own() {
    for (book, answers) in [(B1997, "no no card=S5 withdraw"), (B2007, "no card=S5 withdraw")] {
        let mut t = play("S3 S2 *H7 SA");
        settle(&mut t, book, "revoke,by=W,trick=0", answers);
        let withdrawn = |card: &str| {
            let all = t.obligations().withdrawn().iter();
            all.filter(|gone| gone.what.to_string() == card).map(|gone| gone.authorized).collect::<Vec<_>>()
        };
        assert_eq!(withdrawn("SA"), [[true, false]], "north's ace is for north-south, {book:?}");
        assert_eq!(withdrawn("H7"), [[true, false]], "so is the revoke card");
    }
}

#[test]
fn law_16_1987_the_offenders_have_paid() {
    let mut t = play("S3 S2 *H7 SA");
    let settled = settle(&mut t, Book::Bridge1987, "revoke,by=W,trick=0", "no no card=S5 keep");
    assert!(is_inferred(&settled));
    assert!(t.obligations().withdrawn().iter().all(|gone| gone.authorized == [true, true]));
}

#[test]
fn law_63c_1997_where_an_established_revoke_stays() {
    for (book, article) in [(B1997, "63C"), (B2007, "63B")] {
        let mut t = play("S3 S2 *H7 SA D2 D5 DA D4");
        assert!(has(&settle(&mut t, book, "revoke,by=W,trick=0", ""), article), "{book:?}");
    }
}

#[test]
fn law_62c1_a_lead_to_the_next_trick_goes_back_with_the_card_that_won() {
    // Dummy does not follow to the club; west wins and leads a diamond.
    let start = "HQ H9 H2 HK C5 C3 *D3 CT D4";
    let revoke = "revoke,by=S,trick=1";
    // West takes his ten back, so nothing is left of his lead; neither is a penalty card.
    let mut t = play(start);
    settle(&mut t, B2007, revoke, "no card=CQ withdraw");
    assert_eq!(t.turn(), Some(seat("W")));
    assert!(t.obligations().penalty_cards().is_empty());
    assert!(t.hands()[seat("W")].known.contains("D4".parse().unwrap()));
    // The queen wins the trick now: the lead was not his.
    let mut t = play(start);
    settle(&mut t, B2007, revoke, "no card=CQ keep");
    assert_eq!(t.turn(), Some(seat("S")));
    assert!(t.obligations().penalty_cards().is_empty());
    // The trick is still west's, and he may keep his lead.
    let mut t = play(start);
    settle(&mut t, B2007, revoke, "no card=C2 keep keep");
    assert_eq!(t.turn(), Some(seat("N")));
}

#[test]
fn law_64b3_a_faced_card_of_another_suit_spares_nothing() {
    // West's jack of diamonds lies on the table when he does not follow to a heart: it could not have been played.
    let mut t = play("");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=DJ", "no no refuse");
    go(&mut t, ">free HQ HA *C6 H3 ST S5 S4 SK");
    // Nor does it for who does not see west's hand and had taken his card for a discard.
    let mut client = t.view(seat("S"));
    assert!(!client.actions().contains(&"*C6".parse().unwrap()));
    for t in [&mut t, &mut client] {
        let settled = settle(t, B2007, "revoke,by=W,trick=0", "");
        assert!(has(&settled, "64A") && !has(&settled, "64B3"));
    }
}

#[test]
fn law_62b_the_card_that_was_a_revoke_is_no_correction_of_itself() {
    // West, whose jack of diamonds lies on the table, discards on a heart; south does not see the rest of his hand.
    let mut t = play("");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=DJ", "no no refuse");
    go(&mut t, ">free HQ HA *C6");
    let client = t.view(seat("S"));
    let asked = ruling(&client, B2007, "revoke,by=W,trick=0", "no");
    assert_eq!(needs(&asked), "correct-card");
    assert!(asked.answer("card=H7".parse().unwrap()).is_ok());
    assert!(asked.answer("card=C6".parse().unwrap()).is_err());
}

/// Law 64B2 spares the second revoke in a suit: the first, established by the second, is not one because the second was
/// corrected before anybody ruled on the first; the other way round 1997 and 2007 look at both.
#[test]
fn law_64b2_the_earlier_of_two_revokes_is_no_repetition() {
    for book in [B1997, B2007, NEW] {
        let mut t = four_spades("C2 C4 CQ *D6 CJ *DQ");
        settle(&mut t, book, "revoke,by=S,trick=1", "no card=CA");
        let settled = settle(&mut t, book, "revoke,by=S,trick=0", "");
        assert!(t.obligations().established()[0].rectified, "{book:?} {:?}", settled.effects);
    }
}

/// A card left out counts as a revoke in the suit it could have followed (law 67B1): which of the two costs tricks does not
/// depend on what is found first.
#[test]
fn law_67b1_with_64b2_a_card_left_out_before_a_revoke() {
    let played = "C2 C4 - CA C5 C3 CK *D3 S3 S2 SA S6 H5 H3 H2 H4";
    let revoke = ("revoke,by=E,trick=1", "");
    let left_out = ("card-left-out,by=E,trick=0", "card=CQ");
    for rulings in [[revoke, left_out], [left_out, revoke]] {
        let mut t = four_spades(played);
        for (irregularity, answers) in rulings {
            settle(&mut t, B2007, irregularity, answers);
        }
        let mut told: Vec<(u8, bool)> =
            t.obligations().established().iter().map(|own| (own.trick, own.rectified)).collect();
        told.sort();
        assert_eq!(told, [(0, true), (1, false)], "{rulings:?}");
    }
}

/// 2017 law 62C3 with three revokes in one trick: all are corrected, whichever is pointed out.
#[test]
fn law_62c3_2017_three_revokes_in_one_trick() {
    let played = "C2 C4 C9 CA S4 S6 SK S2 CK *SQ *S5 *H7 HK";
    let ruled = |by: &str, card: &str| {
        let mut t = four_spades(played);
        settle(&mut t, NEW, &format!("revoke,by={by},trick=2"), card);
        let mut cards: Vec<String> =
            t.obligations().penalty_cards().iter().map(|own| own.card.to_string()).collect();
        cards.sort();
        (cards, t.obligations().play_duties().to_vec(), legal(&t))
    };
    let expected = ["H7", "HK", "SQ"].map(String::from).to_vec();
    assert_eq!(ruled("E", "card=CJ"), (expected, Vec::new(), "C7 C5".to_string()));
    assert_eq!(ruled("E", "card=CJ"), ruled("W", "card=CJ"));
    assert_eq!(ruled("E", "card=CJ"), ruled("S", "card=CJ"));
}
