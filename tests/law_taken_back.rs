//! Laws 16D, 21B2, 27C, 45D, 47, 53C, 54 and 62C: what was taken back, who may use what it told, and what cannot have happened; and
//! what a board given up costs whom (laws 13, 15 to 17).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::law::{Asked, Level, Ruling, Settled, Status};
use tricklaw::bridge::{BoardResult, Table};

fn effects(settled: &Settled) -> Vec<String> {
    settled.effects.iter().map(|done| done.effect.to_string()).collect()
}

/// What was withdrawn and which sides may use it, each with its article.
fn withdrawn(settled: &Settled) -> Vec<String> {
    let told = settled.effects.iter().filter(|done| done.effect.code() == "withdrawn");
    told.map(|done| {
        format!("{} {}", done.effect.to_string().trim_start_matches("withdrawn "), done.law.article)
    })
    .collect()
}

fn chooser(ruling: &Ruling) -> Asked {
    match ruling.status() {
        Status::Options(options) => options.chooser,
        other => panic!("{other:?}"),
    }
}

#[test]
fn law_21b2_the_next_player_changes_his_call_too() {
    let mut t = table("1C Pass 1H");
    let settled = settle(&mut t, B2007, "misinformed-call,by=E", "yes");
    assert_eq!(withdrawn(&settled), ["E Pass EW 16D1", "S 1H EW 16D2"], "south's side misinformed him");
    assert!(considers(&settled, "21B2"));
    assert_eq!((auction(&t).as_str(), t.turn()), ("N1C", Some(seat("E"))));
    // Where nobody has called since there is nothing to watch.
    let settled = settle(&mut table("1C Pass"), B2007, "misinformed-call,by=E", "yes");
    assert_eq!(effects(&settled).len(), 2);
}

#[test]
fn law_27c_a_correction_made_too_soon_is_withdrawn_when_the_bid_is_accepted() {
    let settled = settle(&mut table("1S"), B2007, "insufficient-bid,by=E,bid=1H,to=2H", "accept");
    assert_eq!(effects(&settled), ["withdrawn E 2H NS", "call-stands E 1H"]);
    // 1997: a change of call, which may be accepted too (law 25B1).
    let settled = settle(&mut table("1S"), B1997, "insufficient-bid,by=E,bid=1H,to=2H", "refuse accept");
    assert_eq!(effects(&settled), ["withdrawn E 1H NS", "call-stands E 2H"]);
}

#[test]
fn law_45d_what_lay_there_by_dummys_mistake_is_for_the_defenders() {
    let t = play("S3 S2 S8");
    let asked = ruling(&t, B2007, "dummy-misplaced,named=SJ", "");
    assert_eq!(chooser(&asked), Asked::Player(seat("W")));
    let settled = settle(&mut t.clone(), B2007, "dummy-misplaced,named=SJ", "withdraw");
    assert_eq!(withdrawn(&settled), ["S S2 EW 16D2", "W S8 EW 16D1"]);
    let settled = settle(&mut t.clone(), B2007, "dummy-misplaced,named=SJ", "keep");
    assert_eq!(withdrawn(&settled), ["S S2 EW 16D2"]);
}

/// East has revoked on north's diamond; south and west have played.
fn revoke_by_east() -> Table {
    play("S3 S2 S8 SQ D2 *H4 DA D4")
}

#[test]
fn law_62c_the_other_side_first_then_the_offenders_partner() {
    let mut t = revoke_by_east();
    let asked = ruling(&t, B2007, "revoke,by=E,trick=1", "no card=D5");
    assert_eq!(chooser(&asked), Asked::Player(seat("N")), "dummy's card is declarer's");
    let asked = ruling(&t, B2007, "revoke,by=E,trick=1", "no card=D5 withdraw");
    assert_eq!(chooser(&asked), Asked::Player(seat("W")));
    let settled = settle(&mut t, B2007, "revoke,by=E,trick=1", "no card=D5 withdraw withdraw");
    let of = |code: &str| -> Vec<(String, &str)> {
        let those = settled.effects.iter().filter(|done| done.effect.code() == code);
        those.map(|done| (done.effect.to_string(), done.law.article)).collect()
    };
    let penalties =
        [("penalty-card E H4 major".to_string(), "62B1"), ("penalty-card W D4 major".to_string(), "62C2")];
    assert_eq!(of("penalty-card"), penalties);
    let told: Vec<String> = of("withdrawn").into_iter().map(|(text, _)| text).collect();
    assert_eq!(told, ["withdrawn E H4 NS", "withdrawn S DA NS", "withdrawn W D4 NS"]);
    // Partner has no such choice where the other side keeps its card.
    let kept = ruling(&revoke_by_east(), B2007, "revoke,by=E,trick=1", "no card=D5 keep");
    assert!(kept.settled().is_some());
}

#[test]
fn law_53c_a_defender_makes_his_proper_lead() {
    // East has won the first trick; north leads.
    for led_by in ["N,card=SA", "S,card=DA"] {
        let mut t = play("SK S2 S5 S4");
        let irregularity = format!("lead-out-of-turn,by={led_by}");
        assert_eq!(
            choices(ruling(&t, B2007, &irregularity, "no").status()),
            ["accept", "refuse", "proper-led", "nothing"]
        );
        let settled = settle(&mut t, B2007, &irregularity, "no proper-led");
        assert!(has(&settled, "53C") && !has(&settled, "55C"), "{led_by}");
        assert_eq!(withdrawn(&settled).len(), 1);
        assert_eq!(t.turn(), Some(seat("E")));
    }
    // At declarer's own turn there is no proper lead of a defender's.
    let t = play("S3 S2 S5 SQ");
    let own = ruling(&t, B2007, "lead-out-of-turn,by=S,card=DA", "no");
    assert_eq!(choices(own.status()), ["accept", "refuse", "nothing"]);
}

#[test]
fn law_47e2a_an_opening_lead_made_on_a_wrong_explanation() {
    let mut t = play("S3");
    let settled = settle(&mut t, B2007, "play-on-misinformation,by=E", "yes no");
    assert_eq!(effects(&settled), ["cards-taken-back 0", "withdrawn E S3 EW", "turn-to-lead E"]);
    assert_eq!((t.turn(), t.legal_cards().unwrap().len()), (Some(seat("E")), 13));
    // A later card goes back without a word about the lead.
    let settled = settle(&mut play("S3 S2 S8"), B2007, "play-on-misinformation,by=W", "yes");
    assert_eq!(effects(&settled), ["cards-taken-back 2", "withdrawn W S8 EW"]);
}

#[test]
fn law_54_the_proper_lead_that_lies_face_down_goes_back() {
    let mut t = play("?S3");
    let settled = settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=DJ", "no no refuse");
    assert_eq!(effects(&settled)[0], "lead-taken-back");
    go(&mut t, ">free ?H4 !H4");
    let settled = settle(&mut play(""), B2007, "opening-lead-out-of-turn,by=W,card=DJ", "no no refuse");
    assert!(!effects(&settled).contains(&"lead-taken-back".to_string()));
}

#[test]
fn law_30b2b_partner_may_not_redouble_either() {
    let mut t = table("Pass Pass Pass 1H X");
    settle(&mut t, B2007, "call-out-of-rotation,by=W,call=Pass", "refuse no");
    assert!(!may_call(&t, "XX") && may_call(&t, "Pass") && may_call(&t, "1S"));
}

#[test]
fn law_13_both_sides_faults_and_a_penalty_for_who_did_not_count() {
    let t = played(52);
    assert_eq!(needs(&ruling(&t, B2007, "wrong-count,by=E", "")), "fault-of-north-south");
    assert_eq!(needs(&ruling(&t, B2007, "wrong-count,by=E", "not-at-fault")), "fault-of-east-west");
    let mut t = t.clone();
    let settled = settle(&mut t, B2007, "wrong-count,by=E", "not-at-fault at-fault");
    let penalty =
        effects(&settled).into_iter().any(|effect| effect.starts_with("to-consider procedural-penalty EW"));
    assert!(penalty, "{settled:?}");
    let Some(BoardResult::Adjusted(score)) = t.result() else { panic!("{:?}", t.result()) };
    assert_eq!((score.north_south, score.east_west), (Level::Plus, Level::Minus));
}

#[test]
fn law_16c2_the_board_may_be_given_up() {
    let mut t = table("");
    settle(&mut t, B2007, "extraneous-information,by=E", "artificial not-at-fault not-at-fault");
    assert!(matches!(t.result(), Some(BoardResult::Adjusted(_))));
}

#[test]
fn law_17d_a_repeated_call_that_differs_ends_the_board() {
    // 17D2: south had called over east's call on other cards; east repeats it.
    for (differs, stands) in [("no", true), ("yes", false)] {
        let mut t = table("1C Pass 1H");
        settle(&mut t, B2007, "call-on-wrong-cards,by=E", &format!("call=Pass {differs}"));
        assert_eq!(t.result().is_none(), stands, "{differs}");
        if stands {
            assert_eq!(auction(&t), "N1C EPass S1H");
        }
    }
    // 17D3: on the board he had looked at.
    for (answers, over) in [("no play-on", false), ("no artificial", true), ("yes", true)] {
        let mut t = table("1C");
        settle(&mut t, B2007, "call-on-own-board,by=N,cancelled=1C", answers);
        assert_eq!(t.result().is_some(), over, "{answers}");
    }
    let mut t = table("1C");
    settle(&mut t, B2007, "call-on-own-board,by=N,cancelled=1D", "");
    assert!(t.result().is_some(), "he called otherwise");
}

#[test]
fn what_cannot_have_happened() {
    let cases = [
        ("S3 S2", "bid-above-seven,by=W,level=8,denomination=C", "the auction period is over"),
        ("", "bid-above-seven,by=W,level=7,denomination=C", "seven is no bid of more than seven"),
        ("S3 S2 S8 SQ", "play-before-correction,by=S,card=DA", "declarer's side does not precede itself"),
        ("SK S2 S5 S4", "play-before-correction,by=W,card=DJ", "it is a defender's lead"),
        ("S3 S2 S8 SQ D2", "play-before-correction,by=E,card=D5", "declarer has led"),
        ("S3 S2", "simultaneous-plays,by=W,card=S5,first=S8", "one hand does not play at once with itself"),
        ("SK S2 S5 S4", "dummy-warns", "a defender is to lead"),
        ("S3", "dummy-warns", "the lead has been made"),
        ("S3 S2", "opening-lead-out-of-turn,by=W,card=DJ", "the opening lead has been made"),
        ("", "lead-out-of-turn,by=W,card=DJ", "it would be an opening lead"),
        ("S3", "lead-out-of-turn,by=W,card=DJ", "a trick is in progress"),
        ("S3 S2", "several-cards,by=N,visible=SA+SQ", "it is not his turn"),
        ("S3 S2", "card-held-out,by=N,card=SA", "it is not his turn"),
        ("S3 S2", "penalty-card-not-played,by=W,card=S5", "he has no penalty card"),
        ("S3 S2 S8", "slip-of-designation,meant=DA", "dummy had to follow"),
    ];
    for (actions, irregularity, why) in cases {
        assert!(refuses(&play(actions), B2007, irregularity), "{why}: {irregularity}");
    }
    let before = [
        ("1C", "inadmissible-double,by=S,call=X", "it is not his turn"),
        ("1C", "inadmissible-double,by=E,call=X", "it is admissible"),
        ("1C", "barred-player-calls,by=E,call=1H", "nothing bars him"),
        ("1C", "insufficient-bid,by=S,bid=1C", "it is not his turn"),
        ("1C", "simultaneous-calls,by=S,call=1H,first=1C", "the first call is not legal"),
        ("Pass Pass Pass", "call-after-end,by=N,call=1C", "the auction has not ended"),
    ];
    for (actions, irregularity, why) in before {
        assert!(refuses(&table(actions), B2007, irregularity), "{why}: {irregularity}");
    }
}

/// Penalty cards picked up one after the other for one lead (law 50D2) lie there again when that lead falls away, and nothing is
/// asked for either.
#[test]
fn law_50d2_two_cards_picked_up_for_a_lead_that_is_not_made() {
    let mut t = four_spades("CT C4 *D3");
    settle(&mut t, B2007, "cards-exposed,by=E,cards=SQ", "yes");
    go(&mut t, "C5 >forbid-suits=S");
    settle(&mut t, B2007, "cards-exposed,by=E,cards=HK", "yes");
    go(&mut t, ">forbid-suits=H");
    settle(&mut t, B2007, "revoke,by=E,trick=0", "no card=CJ keep");
    let mut cards: Vec<String> =
        t.obligations().penalty_cards().iter().map(|own| own.card.to_string()).collect();
    cards.sort();
    assert_eq!(cards, ["D3", "HK", "SQ"]);
    assert!(t.obligations().lead_duties().is_empty());
}
