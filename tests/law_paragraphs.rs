//! Which paragraph a question, an offer or a consequence rests on, where several stand side by side.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::law::{
    Adjustment, Consequence, Effect, Expect, Needs, Rounds, Ruling, Settled, Status,
};
use tricklaw::bridge::{Call, Seat, Side, Table};
use tricklaw::cite::{Book, Citation};

fn asked(ruling: &Ruling) -> Needs {
    match ruling.status() {
        Status::Needs(needs) => *needs,
        other => panic!("{other:?}"),
    }
}

/// The choices and the paragraph of each.
fn offers(status: &Status) -> Vec<(String, &'static str)> {
    match status {
        Status::Options(options) => {
            options.options.iter().map(|offer| (offer.choice.to_string(), offer.law.article)).collect()
        }
        other => panic!("{other:?}"),
    }
}

/// The consequences of one kind, each with its paragraph.
fn those(settled: &Settled, code: &str) -> Vec<(String, &'static str)> {
    let of_code = settled.effects.iter().filter(|done| done.effect.code() == code);
    of_code.map(|done| (done.effect.to_string(), done.law.article)).collect()
}

fn penalty_cards(table: &Table) -> Vec<String> {
    table.obligations().penalty_cards().iter().map(|penalty| penalty.card.to_string()).collect()
}

#[test]
fn law_27b1b_bids_and_passes_that_mean_no_less() {
    for call in ["3H", "2S", "Pass"] {
        let mut t = table("1S");
        let settled =
            settle(&mut t, B2007, "insufficient-bid,by=E,bid=1H", &format!("refuse call={call} yes"));
        assert_eq!(those(&settled, "call-stands"), [(format!("call-stands E {call}"), "27B1(b)")]);
        assert_eq!(t.obligations().must_pass(seat("W")), None);
        assert!(!has_lead_penalty(&settled) && considers(&settled, "27D"), "{call}");
        // Law 16D is lifted for 27B1(a) alone.
        assert_eq!(those(&settled, "withdrawn")[0].0, "withdrawn E 1H NS", "{call}");
    }
    let settled = settle(&mut table("1S"), B2007, "insufficient-bid,by=E,bid=1H", "refuse call=2H no no");
    assert_eq!(those(&settled, "withdrawn"), [("withdrawn E 1H NS EW".to_string(), "27B1(a)")]);
}

#[test]
fn law_27b3_a_redouble_is_cancelled_like_a_double() {
    let t = table("1S X");
    let again = asked(&ruling(&t, B2007, "insufficient-bid,by=S,bid=1H", "refuse call=XX no"));
    let Expect::Call { of, standing } = again.expects else { panic!("{again:?}") };
    assert!(!of.contains(Call::Redouble) && !of.contains(Call::Double) && of.contains(Call::Pass));
    assert_eq!(standing, of);
}

#[test]
fn law_27b_which_calls_can_stand_in_place_of_an_insufficient_bid() {
    // Any call may be tried; a double stands only where its meaning can save it (27B1(b) of 2007 and 2017, not 1997).
    for (book, double) in [(B1997, false), (B2007, true), (Book::Bridge2017, true)] {
        let needs = asked(&ruling(&table("2H"), book, "insufficient-bid,by=E,bid=1S", "refuse"));
        let Expect::Call { of, standing } = needs.expects else { panic!("{needs:?}") };
        assert_eq!(of.len(), 37, "all but the bid itself");
        let found: Vec<bool> = ["Pass", "2S", "7NT", "X", "XX", "2H", "1NT"]
            .map(|text| standing.contains(text.parse().unwrap()))
            .to_vec();
        assert_eq!(found, [true, true, true, double, false, false, false], "{book:?}");
    }
}

#[test]
fn law_25b1_an_accepted_change_to_a_double_of_nothing() {
    let r = ruling(&table("1C"), B2007, "change-of-call,by=N,to=X", "no accept");
    assert_eq!(needs(&r), "since", "the double falls under law 36");
    // The first call is withdrawn all the same (laws 25B3 and 16D).
    let settled = settle(&mut table("1C"), B2007, "change-of-call,by=N,to=X", "no accept nothing call=2C no");
    let withdrawn: Vec<String> = those(&settled, "withdrawn").into_iter().map(|each| each.0).collect();
    assert_eq!(withdrawn, ["withdrawn N 1C EW", "withdrawn N X EW"]);
    let r = ruling(&table("1C"), B2007, "change-of-call,by=N,to=1D", "no accept");
    assert_eq!(those(r.settled().unwrap(), "call-stands"), [("call-stands N 1D".to_string(), "25B1")]);
    // A double of what east has bid is as good a call as another.
    let r = ruling(&table("Pass 1C Pass"), B2007, "change-of-call,by=S,to=X", "no accept");
    assert_eq!(those(r.settled().unwrap(), "call-stands"), [("call-stands S X".to_string(), "25B1")]);
}

#[test]
fn law_25b2b1_1997_the_first_call_stands_and_partner_passes_once() {
    let mut t = table("1C");
    let settled = settle(&mut t, B1997, "change-of-call,by=N,to=1D", "no refuse let-stand no");
    assert_eq!(those(&settled, "withdrawn")[0].0, "withdrawn N 1D EW");
    assert_eq!(t.obligations().must_pass(seat("S")), Some(Rounds::Once));
}

#[test]
fn law_32_a_redouble_of_nothing_out_of_rotation_is_never_accepted() {
    for irregularity in ["call-out-of-rotation,by=W,call=XX", "call-out-of-rotation,by=S,call=XX"] {
        let r = ruling(&table("1C"), B2007, irregularity, "");
        assert!(!choices(r.status()).contains(&"accept".to_string()), "{irregularity}");
    }
    // South's bid has been doubled: a redouble out of turn may be accepted.
    let r = ruling(&table("1C X"), B2007, "call-out-of-rotation,by=N,call=XX", "");
    assert!(choices(r.status()).contains(&"accept".to_string()));
}

#[test]
fn law_23c_2017_damage_by_a_comparable_call_is_watched() {
    let mut t = table("");
    settle(&mut t, NEW, "call-out-of-rotation,by=E,call=1H", "refuse");
    go(&mut t, "1C 2H >yes");
    let open: Vec<String> = t.obligations().adjustments().iter().map(ToString::to_string).collect();
    assert_eq!(open, ["adjusted-score E (2017 law 23C)"]);
    assert_eq!(t.obligations().must_pass(seat("W")), None);
}

#[test]
fn law_45c_whose_card_was_held_out() {
    for (actions, by, card, article) in [
        ("", "E", "SK", "45C1"),
        ("S3", "S", "SJ", "45C3"),
        ("S3 S2", "W", "S8", "45C1"),
        ("S3 S2 S8", "N", "SQ", "45C2"),
    ] {
        let r = ruling(&play(actions), B2007, &format!("card-held-out,by={by},card={card}"), "");
        assert_eq!(asked(&r).law.article, article, "{by}");
    }
}

#[test]
fn law_45e_whose_fifth_card_it_is() {
    let settled = settle(&mut play("S3 S2 S8 SQ"), B2007, "fifth-card,by=E,card=HQ", "no");
    assert_eq!(those(&settled, "penalty-card"), [("penalty-card E HQ major".to_string(), "45E1")]);
    for (irregularity, article) in [("fifth-card,by=S,card=DA", "45E2"), ("fifth-card,by=W,card=DJ", "45E1")]
    {
        assert_eq!(asked(&ruling(&play("S3 S2 S8 SQ"), B2007, irregularity, "")).law.article, article);
    }
    let settled = settle(&mut play("S3 S2 S8 SQ"), B2007, "fifth-card,by=S,card=DA", "no");
    assert_eq!(those(&settled, "penalty-card"), [], "declarer's cards never become penalty cards");
}

#[test]
fn law_50b_only_a_small_card_is_asked_about() {
    // An honour is a major penalty card however it came to be exposed.
    let settled = settle(&mut play("S3"), B2007, "fifth-card,by=E,card=HQ", "no");
    assert_eq!(those(&settled, "penalty-card"), [("penalty-card E HQ major".to_string(), "45E1")]);
    for (inadvertent, rank) in [("yes", "minor"), ("no", "major")] {
        let settled = settle(&mut play("S3"), B2007, "fifth-card,by=E,card=H4", &format!("no {inadvertent}"));
        assert_eq!(those(&settled, "penalty-card"), [(format!("penalty-card E H4 {rank}"), "45E1")]);
    }
}

#[test]
fn laws_50_and_51_what_declarer_may_ask_of_the_lead() {
    let after = |cards: &str| {
        let mut t = play("SK S2 S5 S4");
        settle(&mut t, B2007, &format!("cards-exposed,by=W,cards={cards}"), "yes");
        t
    };
    let of = |t: &Table| offers(&t.pending().unwrap());
    let own = |list: &[(&str, &'static str)]| -> Vec<(String, &'static str)> {
        list.iter().map(|&(choice, article)| (choice.to_string(), article)).collect()
    };
    let one = own(&[("require-suit=D", "50D2(a)"), ("forbid-suits=D", "50D2(a)"), ("free", "50D2(b)")]);
    assert_eq!(of(&after("DJ")), one);
    let same = own(&[("require-suit=D", "51B1(a)"), ("forbid-suits=D", "51B1(b)"), ("free", "50D2(b)")]);
    assert_eq!(of(&after("DJ+D4")), same);
    let two = after("DJ+CT");
    let several = own(&[
        ("require-suit=C", "51B2(a)"),
        ("require-suit=D", "51B2(a)"),
        ("forbid-suits=C", "51B2(b)"),
        ("forbid-suits=D", "51B2(b)"),
        ("forbid-suits=CD", "51B2(b)"),
        ("free", "50D2(b)"),
    ]);
    assert_eq!(of(&two), several);
    // Only the cards of the suits that are asked for or forbidden are picked up.
    for (choice, left) in [
        (">forbid-suits=C", &["DJ"][..]),
        (">require-suit=D", &["CT"]),
        (">forbid-suits=CD", &[]),
        (">free", &["DJ", "CT"]),
    ] {
        let mut t = two.clone();
        go(&mut t, choice);
        let mut lies_there = penalty_cards(&t);
        lies_there.sort_by_key(|card| std::cmp::Reverse(card.clone()));
        assert_eq!(lies_there, left, "{choice}");
    }
}

#[test]
fn law_57a_what_is_asked_of_partner() {
    let t = play("S3 S2 S8 SQ D2");
    for (choice, article) in [("highest", "57A1"), ("lowest", "57A2"), ("forbid-other=H", "57A3")] {
        let settled =
            settle(&mut t.clone(), B2007, "premature-play,by=W,card=DJ", &format!("no no {choice}"));
        assert_eq!(those(&settled, "must-play")[0].1, article);
    }
}

#[test]
fn law_58b_one_card_or_several_that_were_seen() {
    let settled = settle(&mut play("S3 S2"), B2007, "several-cards,by=W,visible=S8", "");
    assert_eq!(those(&settled, "card-stands"), [("card-stands W S8".to_string(), "58B1")]);
    let settled = settle(&mut play("S3 S2"), B2007, "several-cards,by=W,visible=S8+S5", "card=S5");
    assert_eq!(those(&settled, "card-stands"), [("card-stands W S5".to_string(), "58B2")]);
    assert_eq!(those(&settled, "penalty-card"), [("penalty-card W S8 minor".to_string(), "58B2")]);
    // He names one that follows suit, where one does.
    let r = ruling(&play("S3 S2"), B2007, "several-cards,by=W,visible=S8+DJ", "");
    assert_eq!(choices(r.status()), ["card=S8"]);
}

#[test]
fn law_21b_in_time_or_too_late() {
    assert_eq!(asked(&ruling(&table("1C Pass"), B2007, "misinformed-call,by=E", "")).law.article, "21B1");
    assert_eq!(asked(&ruling(&play("S3"), B2007, "misinformed-call,by=E", "")).law.article, "21B3");
}

#[test]
fn law_39_who_may_use_a_call_after_the_last_pass() {
    let ended = || table("1NT Pass Pass Pass");
    for (irregularity, answers, told) in [
        ("call-after-end,by=E,call=2C", "nothing no", ("withdrawn E 2C NS", "39C")),
        ("call-after-end,by=E,call=2C", "left-called", ("withdrawn E 2C NS", "39B")),
        ("call-after-end,by=W,call=Pass", "", ("withdrawn W Pass NS", "39B")),
        ("call-after-end,by=S,call=2D", "", ("withdrawn S 2D EW", "39B")),
    ] {
        let settled = settle(&mut ended(), B2007, irregularity, answers);
        assert_eq!(those(&settled, "withdrawn"), [(told.0.to_string(), told.1)]);
    }
    for (call, told) in [("W,call=Pass", "withdrawn W Pass NS EW"), ("S,call=2D", "withdrawn S 2D NS EW")] {
        let settled = settle(&mut ended(), B1987, &format!("call-after-end,by={call}"), "");
        assert_eq!(those(&settled, "withdrawn")[0].0, told, "1987: the offenders have paid");
    }
}

/// West is out of hearts.
const VOID: &str = "N:AK2.AQT9.K32.432 QJT.KJ8765.Q4.K5 987.432.A765.Q76 6543..JT98.AJT98";

#[test]
fn law_67_in_time_or_with_a_card_of_the_suit_or_without() {
    // Before both sides have played on: a legal card, and the trick counts with it.
    let mut t = play("S3 S2 - SQ");
    let r = ruling(&t, B2007, "card-left-out,by=W,trick=0", "");
    assert_eq!(offers(r.status()), [("card=S5".to_string(), "67A1"), ("card=S8".to_string(), "67A1")]);
    settle(&mut t, B2007, "card-left-out,by=W,trick=0", "card=S8");
    assert!(t.obligations().established().is_empty());
    // Later: a card of the suit led where he has one.
    let mut t = play("S3 S2 - SQ D2 D5 DA D4");
    let r = ruling(&t, B2007, "card-left-out,by=W,trick=0", "");
    assert_eq!(offers(r.status()), [("card=S5".to_string(), "67B1(a)"), ("card=S8".to_string(), "67B1(a)")]);
    let settled = settle(&mut t, B2007, "card-left-out,by=W,trick=0", "card=S8");
    assert_eq!(those(&settled, "revoke-established")[0].1, "67B1(a)");
    // Any card where he has none.
    let mut t = on(VOID, "1NT Pass Pass Pass H6 H2 - H9 HA H5 H3 C8");
    let r = ruling(&t, B2007, "card-left-out,by=W,trick=0", "");
    let choices = offers(r.status());
    assert!(choices.len() == 12 && choices.iter().all(|offer| offer.1 == "67B1(b)"), "{choices:?}");
    let settled = settle(&mut t, B2007, "card-left-out,by=W,trick=0", "card=CT");
    assert_eq!(those(&settled, "revoke-established")[0].1, "67B1(b)");
}

#[test]
fn law_67_extra_cards_in_time_or_later() {
    for (actions, article) in [("S3 S2 S8 SQ", "67A2"), ("S3 S2 S8 SQ D2 D5 DA D4", "67B2")] {
        let extra = "extra-cards,by=W,trick=0,extra=C6,exposed=C6";
        let settled = settle(&mut play(actions), B2007, extra, "");
        assert_eq!(those(&settled, "penalty-card"), [("penalty-card W C6 minor".to_string(), article)]);
        let settled = settle(&mut play(actions), B2007, &extra.replace("exposed=C6", "exposed=-"), "");
        assert_eq!(those(&settled, "penalty-card"), [], "nobody has seen it");
        let dummys = "extra-cards,by=S,trick=0,extra=CJ,exposed=CJ";
        assert_eq!(those(&settle(&mut play(actions), B2007, dummys, ""), "penalty-card"), []);
        assert!(refuses(&play(actions), B2007, "extra-cards,by=W,trick=0,extra=C6,exposed=C7"));
        assert!(refuses(&play(actions), B2007, "extra-cards,by=W,trick=4,extra=C6,exposed=C6"));
    }
}

#[test]
fn what_a_player_does_is_named_for_what_it_is() {
    let named = |t: &Table, by: &str, action: &str| {
        t.irregularity_of(seat(by), action.parse().unwrap()).map(|irregularity| irregularity.to_string())
    };
    let lead = play("");
    assert_eq!(named(&lead, "W", "?D4").as_deref(), Some("opening-lead-out-of-turn,by=W,card=-"));
    assert_eq!(named(&lead, "E", "?S3"), None);
    assert_eq!(named(&play("S3"), "W", "?D4"), None, "a later lead does not lie face down");
    assert_eq!(named(&lead, "W", "SA"), None, "the ace of spades is in another hand");
    assert_eq!(named(&lead, "W", "2C").as_deref(), Some("call-after-end,by=W,call=2C"));
    let passed_out = table("Pass Pass Pass Pass");
    assert_eq!(named(&passed_out, "W", "2C").as_deref(), Some("call-after-end,by=W,call=2C"));
    let mut given_up = table("");
    settle(&mut given_up, B2007, "extraneous-information,by=E", "artificial not-at-fault not-at-fault");
    assert_eq!(named(&given_up, "W", "2C"), None, "the board is over");
    let mut barred = table("1S");
    settle(&mut barred, B2007, "insufficient-bid,by=E,bid=1H", "refuse call=Pass no no");
    go(&mut barred, "2S");
    for call in ["3H", "1H"] {
        let expected = format!("barred-player-calls,by=W,call={call}");
        assert_eq!(named(&barred, "W", call).as_deref(), Some(expected.as_str()));
    }
    assert_eq!(
        named(&table("1C"), "E", "D5").as_deref(),
        Some("cards-faced-in-auction,by=E,cards=D5,led=true")
    );
}

/// An adjusted score names its law itself; that of the consequence is told beside it only where it is another.
#[test]
fn a_consequence_names_its_law_once() {
    let (law, other) = (Citation::new(Book::Bridge2017, "72C"), Citation::new(Book::Bridge2017, "27D"));
    let east = Some(Seat::East);
    for (effect, text) in [
        (Effect::ToConsider(Adjustment::Consider(east, law)), "to-consider adjusted-score E (2017 law 72C)"),
        (
            Effect::ToConsider(Adjustment::Procedural(Side::EastWest, law)),
            "to-consider procedural-penalty EW (2017 law 72C)",
        ),
        (Effect::AdjustedScoreDue(east, law), "adjusted-score-due E (2017 law 72C)"),
    ] {
        assert_eq!(Consequence { effect, law }.to_string(), text);
        assert_eq!(Consequence { effect, law: other }.to_string(), format!("{text} (2017 law 27D)"));
    }
    assert_eq!(Consequence { effect: Effect::ResultStands, law }.to_string(), "result-stands (2017 law 72C)");
}
