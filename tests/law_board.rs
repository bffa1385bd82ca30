//! Laws 11 to 16: what concerns the whole board, and adjusted scores.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::law::{AdjustedScore, AssignedError, AssignedScore, Edition, Level, Loss, Rounds};
use tricklaw::bridge::score::{Award, BoardLine, WeightedPoints};
use tricklaw::bridge::{BoardResult, Side, Table};
use tricklaw::cite::Book;
use tricklaw::exact::Exact;

fn levels(table: &Table) -> (Level, Level) {
    match table.result() {
        Some(BoardResult::Adjusted(score)) => (score.north_south, score.east_west),
        other => panic!("{other:?}"),
    }
}

// Law 13.

#[test]
fn law_13a_playable_with_a_wrong_count() {
    let t = table("1C");
    let r = ruling(&t, B2007, "wrong-count,by=N", "yes");
    assert!(considers(r.settled().unwrap(), "13A"));
    // 1997 asks all four players.
    let r = ruling(&t, B1997, "wrong-count,by=N", "yes");
    assert_eq!(needs(&r), "all-agree");
    let agreed = ruling(&t, B1997, "wrong-count,by=N", "yes yes");
    assert!(agreed.settled().unwrap().effects.is_empty(), "all have agreed to it");
}

#[test]
fn law_13b_adjusted_score_when_it_cannot_be_played() {
    let mut t = table("1C");
    settle(&mut t, B1997, "wrong-count,by=N", "yes no at-fault not-at-fault");
    assert_eq!(levels(&t), (Level::Minus, Level::Plus));
    assert_eq!(t.phase().name(), "over");
    assert!(t.legal_calls().is_empty());
    let r = ruling(&table("1C"), B1997, "wrong-count,by=E", "yes no at-fault not-at-fault");
    assert!(has(r.settled().unwrap(), "13B"), "before his first call it stands elsewhere in 1997");
}

#[test]
fn law_13c_found_after_the_play() {
    for book in Book::BRIDGE {
        let mut t = play("=7");
        let settled = settle(&mut t, book, "wrong-count,by=N", "partly-at-fault partly-at-fault");
        assert!(has(&settled, if book == NEW { "13D" } else { "13C" }));
        assert_eq!(levels(&t), (Level::Average, Level::Average));
    }
}

#[test]
fn law_13d_before_the_player_has_called() {
    let t = table("1C");
    let r = ruling(&t, B2007, "wrong-count,by=E", "no");
    assert!(r.settled().unwrap().effects.is_empty(), "corrected and played");
    let r = ruling(&t, B2007, "wrong-count,by=E", "yes yes");
    assert!(considers(r.settled().unwrap(), "13D2"));
    let r = ruling(&t, B2007, "wrong-count,by=E", "yes no not-at-fault not-at-fault");
    assert!(has(r.settled().unwrap(), "13D2"));
    // In 2017 (13A2) it is played in any case, and the director looks at it afterwards.
    let r = ruling(&t, NEW, "wrong-count,by=E", "yes");
    assert!(considers(r.settled().unwrap(), "13A2"));
}

#[test]
fn law_13f_a_card_that_does_not_belong_to_the_board() {
    for (book, article) in [(B2007, "13F"), (NEW, "13C")] {
        for actions in ["", "S3"] {
            let r = ruling(&play(actions), book, "surplus-card,by=W", "");
            assert!(r.settled().unwrap().effects.is_empty(), "{book:?}: it is taken away");
        }
        let t = play("S3 S2 S8 SA");
        assert!(considers(ruling(&t, book, "surplus-card,by=W", "yes").settled().unwrap(), article));
        assert!(ruling(&t, book, "surplus-card,by=W", "no").settled().unwrap().effects.is_empty());
    }
    assert!(refuses(&play("S3"), B1997, "surplus-card,by=W"), "no such rule");
}

// Law 14.

#[test]
fn law_14a_missing_card_before_the_lead_is_faced() {
    for actions in ["1C", "1NT Pass Pass Pass"] {
        let t = table(actions);
        let r = ruling(&t, B2007, "missing-card,by=E,card=SK", "");
        assert!(r.settled().unwrap().effects.is_empty());
    }
}

#[test]
fn law_14b_missing_card_found_during_the_play() {
    for book in Book::BRIDGE {
        let article = if matches!(book, B2007 | NEW) { "14B4" } else { "14B3" };
        let mut t = play("S3");
        let settled = settle(&mut t, book, "missing-card,by=W,card=DJ", "yes");
        assert!(considers(&settled, article));
        assert!(t.obligations().penalty_cards()[0].major);
        let mut t = play("S3");
        settle(&mut t, book, "missing-card,by=W,card=D4", "yes");
        assert!(
            !t.obligations().penalty_cards()[0].major,
            "a small card that nobody meant to show (law 50B)"
        );
        let mut t = play("S3");
        settle(&mut t, book, "missing-card,by=W,card=DJ", "no");
        assert!(t.obligations().penalty_cards().is_empty());
        assert!(!t.view(seat("N")).hands()[seat("W")].known.contains("DJ".parse().unwrap()));
        assert!(!t.view(seat("N")).actions().iter().any(|action| action.to_string().contains("DJ")));
        // When the play is over nothing lies there to be played; the director looks for a revoke.
        let mut t = play("S3 =9");
        assert!(considers(&settle(&mut t, book, "missing-card,by=W,card=DJ", ""), article));
        assert!(t.obligations().penalty_cards().is_empty());
    }
}

#[test]
fn law_14b_a_missing_card_of_the_declaring_side_is_nobodys_penalty_card() {
    for (by, card) in [("N", "H8"), ("S", "DK")] {
        let mut t = play("S3");
        settle(&mut t, B2007, &format!("missing-card,by={by},card={card}"), "");
        assert!(t.obligations().penalty_cards().is_empty());
    }
}

// Law 15.

#[test]
fn law_15a_wrong_board_that_nobody_had_played_stands() {
    let mut t = play("S3 =9");
    settle(&mut t, B2007, "wrong-board", "no");
    assert!(matches!(t.result(), Some(BoardResult::Played { tricks: 9, .. })));
}

#[test]
fn law_15b_somebody_had_played_it() {
    let mut t = play("S3 =9");
    settle(&mut t, B2007, "wrong-board", "yes at-fault not-at-fault");
    assert_eq!(levels(&t), (Level::Minus, Level::Plus));
}

#[test]
fn law_15c_found_during_the_auction() {
    let t = table("1C Pass");
    let r = ruling(&t, B2007, "wrong-board", "yes");
    assert!(r.settled().unwrap().effects.is_empty(), "the same calls: the board is played");
    let mut t = table("1C Pass");
    settle(&mut t, B2007, "wrong-board", "no not-at-fault not-at-fault");
    assert_eq!(levels(&t), (Level::Plus, Level::Plus));
    // The auction period lasts until the opening lead is faced (laws 17E and 22B1), also in the older editions.
    for book in [B1997, B2007] {
        for actions in ["", "?S3"] {
            let r = ruling(&play(actions), book, "wrong-board", "no not-at-fault not-at-fault");
            assert!(has(r.settled().unwrap(), "15C"), "{book:?} {actions}");
        }
        assert_eq!(needs(&ruling(&play("S3"), book, "wrong-board", "")), "played-before");
    }
    // In 2017 nothing is bid again: law 15B counts from the first card taken out of the board.
    let r = ruling(&table("1C Pass"), NEW, "wrong-board", "no");
    assert!(r.settled().unwrap().effects.is_empty(), "nobody had played it: it is completed and counts");
    let r = ruling(&table("1C Pass"), NEW, "wrong-board", "yes not-at-fault not-at-fault");
    assert!(has(r.settled().unwrap(), "15B") && is_inferred(r.settled().unwrap()));
}

// Law 16.

#[test]
fn law_16c2_information_from_elsewhere() {
    let t = table("");
    let r = ruling(&t, B2007, "extraneous-information,by=E", "");
    assert_eq!(choices(r.status()), ["reseat", "redeal", "play-on", "artificial"]);
    let r = ruling(&t, B1997, "extraneous-information,by=E", "");
    assert_eq!(choices(r.status()), ["reseat", "substitute", "artificial"]);
    let r = ruling(&t, B2007, "extraneous-information,by=E", "play-on");
    assert!(considers(r.settled().unwrap(), "16C2"));
}

#[test]
fn law_16c3_after_the_first_call() {
    let t = table("1C");
    for (book, article) in [(B2007, "16C3"), (NEW, "16D3")] {
        let r = ruling(&t, book, "extraneous-information,by=E", "");
        assert!(considers(r.settled().unwrap(), article), "it is played and watched");
    }
    let r = ruling(&t, B1997, "extraneous-information,by=E", "");
    assert_eq!(choices(r.status()), ["play-on", "substitute", "artificial"], "1997 makes no difference");
}

#[test]
fn law_16d_who_may_use_what_was_withdrawn() {
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=E,call=1H", "refuse");
    let usable = |side| t.obligations().authorized_information(side).count();
    assert_eq!((usable(Side::NorthSouth), usable(Side::EastWest)), (1, 0));
    let barred = |side| t.obligations().unauthorized_information(side).count();
    assert_eq!((barred(Side::NorthSouth), barred(Side::EastWest)), (0, 1));
}

// Law 12.

#[test]
fn law_12c2_artificial_scores_enter_the_scoring() {
    let mut t = table("1C 1H");
    settle(&mut t, B2007, "call-on-wrong-cards,by=N", "call=1D");
    let Some(BoardResult::Adjusted(score)) = t.result() else { panic!() };
    let line = AdjustedScore::Artificial(score).line();
    assert_eq!(line, BoardLine::artificial(Award::AverageMinus, Award::AveragePlus));
}

#[test]
fn law_12c1c_weighted_scores() {
    let results = vec![WeightedPoints { weight: 2, points: 620 }, WeightedPoints { weight: 1, points: -100 }];
    let score = AssignedScore::new(Edition::of(B2007), results.clone(), results.clone()).unwrap();
    assert_eq!(AdjustedScore::Assigned(score).line(), BoardLine::weighted(&[(2, 620), (1, -100)]));
    let error = AssignedScore::new(Edition::of(B1997), results.clone(), results);
    assert_eq!(error, Err(AssignedError::Weighted), "1997 assigns one result a side");
    assert_eq!(AssignedScore::new(Edition::of(NEW), vec![], vec![]), Err(AssignedError::Empty));
}

#[test]
fn law_12c1f_the_sides_need_not_balance() {
    let one = |points| vec![WeightedPoints { weight: 1, points }];
    let score = AssignedScore::new(Edition::of(B1997), one(140), one(-50)).unwrap();
    assert_eq!(score.of(Side::NorthSouth)[0].points, 140);
    assert_eq!(score.of(Side::EastWest)[0].points, -50);
    assert!(!score.is_balanced());
}

/// The same results in another order, to another scale, in parts or beside one without weight are the same results.
#[test]
fn law_12c1f_sides_with_the_same_results_balance() {
    let balanced = |ns: &[(u32, i32)], ew: &[(u32, i32)]| {
        let [ns, ew] = [ns, ew].map(|side| {
            side.iter().map(|&(weight, points)| WeightedPoints { weight, points }).collect::<Vec<_>>()
        });
        let score = |ns: &[_], ew: &[_]| AssignedScore::new(Edition::of(NEW), ns.into(), ew.into()).unwrap();
        assert_eq!(score(&ns, &ew).is_balanced(), score(&ew, &ns).is_balanced());
        score(&ns, &ew).is_balanced()
    };
    assert!(balanced(&[(3, -100), (1, 620)], &[(2, 620), (6, -100)]));
    assert!(balanced(&[(1, 420)], &[(u32::MAX, 420), (u32::MAX, 420), (0, 50)]));
    assert!(!balanced(&[(1, 420)], &[(1, 620)]));
    assert!(!balanced(&[(3, -100), (1, 620)], &[(3, -100), (1, 630)]));
    assert!(!balanced(&[(3, -100), (1, 620)], &[(3, 620), (1, -100)]));
    assert!(!balanced(&[(1, 420)], &[(1, 420), (1, 50)]));
}

#[test]
fn law_12c1b_what_the_side_lost_by_itself_stays_lost() {
    let hundredths = Exact::hundredths;
    let loss = |table, without_error, assigned| Loss {
        table: hundredths(table),
        without_error: hundredths(without_error),
        assigned: hundredths(assigned),
    };
    let scores = |loss: Loss, book| {
        let (others, offenders) = loss.scores(Edition::of(book));
        (others.to_hundredths(), offenders.to_hundredths())
    };
    // 60 % without the infraction, 45 % left after it, 20 % after a wild action.
    for book in [B2007, NEW] {
        assert_eq!(scores(loss(2000, 4500, 6000), book), (3500, 6000), "15 of the 40 come back");
        assert_eq!(scores(loss(2000, 6500, 6000), book), (2000, 2000), "the infraction cost nothing");
        assert_eq!(scores(loss(4500, 4500, 6000), book), (6000, 6000), "no error of its own");
    }
    assert_eq!(scores(loss(2000, 4500, 6000), B1997), (6000, 6000), "1997 has no such rule");
    assert_eq!(scores(loss(7000, 7000, 6000), B1997), (7000, 7000), "no loss, no adjustment");
}

#[test]
fn law_12c3_both_partners_have_the_same_at_an_individual() {
    let one = |points| vec![WeightedPoints { weight: 1, points }];
    let score = AdjustedScore::Assigned(AssignedScore::new(Edition::of(B2007), one(140), one(-50)).unwrap());
    assert_eq!(score.of_player(seat("N")), score.of_player(seat("S")));
    assert_eq!(score.of_player(seat("E")), score.of_player(seat("W")));
    assert_ne!(score.of_player(seat("N")), score.of_player(seat("E")));
}

#[test]
fn law_11a_acting_before_the_director_is_called() {
    for (book, penalty) in [(B1997, "11C"), (B2007, "11B")] {
        let mut t = table("1S");
        let settled = settle(&mut t, book, "acted-before-ruling,by=N", "yes");
        assert!(has(&settled, "11A") && has(&settled, penalty), "{book:?}");
        assert!(t.obligations().has_forfeited(Side::NorthSouth));
        assert!(!t.obligations().has_forfeited(Side::EastWest));
    }
    let mut t = table("1S");
    let settled = settle(&mut t, NEW, "acted-before-ruling,by=N", "yes");
    assert!(considers(&settled, "11A"), "2017 takes away only what was gained");
    assert!(!t.obligations().has_forfeited(Side::NorthSouth));
    assert!(is_inferred(&settled));
    let mut t = table("1S");
    assert!(settle(&mut t, B2007, "acted-before-ruling,by=N", "no").effects.is_empty());
}

/// Law 11A: what is left in force when the right is lost after the offenders' side or declarer has gone on.
#[test]
fn law_11a_what_has_been_complied_with_since() {
    let pass_due = |t: &Table| t.obligations().must_pass(seat("E"));
    // East has passed as he had to; when that pass is cancelled it is not due again.
    for (lost, due) in [("@2007:acted-before-ruling,by=S:yes", None), ("", Some(Rounds::Once))] {
        let mut t = table("1C");
        settle(&mut t, B2007, "cards-faced-in-auction,by=W,cards=DJ,led=false", "yes");
        go(&mut t, &format!("Pass {lost}"));
        settle(&mut t, B2007, "misinformed-call,by=E", "yes");
        assert_eq!(pass_due(&t), due);
    }
    // A longer silence gives way to the shorter one that an older ruling had brought.
    let mut t = table("1C Pass");
    settle(&mut t, B2007, "cards-faced-in-auction,by=W,cards=DJ,led=false", "yes");
    go(&mut t, "1D");
    settle(&mut t, B2007, "inadmissible-double,by=W,call=XX", "nothing call=Pass no");
    assert_eq!(pass_due(&t), Some(Rounds::Throughout));
    settle(&mut t, B2007, "acted-before-ruling,by=N", "yes");
    assert_eq!(pass_due(&t), Some(Rounds::Once));
}

#[test]
fn law_11a_declarers_choices_of_a_lead() {
    // Two withdrawn calls of west's restrict east's lead; the right to the second is lost when the first has been used.
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=W,call=2D", "refuse yes denominations=HS");
    go(&mut t, "Pass Pass 1NT");
    settle(&mut t, B2007, "insufficient-bid,by=W,bid=1C", "refuse call=Pass no no");
    go(&mut t, "Pass Pass S8 S4 SK S2 >free");
    assert!(t.pending().is_some());
    settle(&mut t, B2007, "acted-before-ruling,by=N", "yes");
    assert!(t.pending().is_none() && t.obligations().lead_penalties().is_empty());
    // What declarer chose for two penalty cards he chooses again for the one that is left.
    let mut t = play("");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ", "yes");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=S8", "no no refuse");
    go(&mut t, ">require-suit=S");
    settle(&mut t, B2007, "acted-before-ruling,by=N", "yes");
    assert!(t.obligations().lead_duties().is_empty());
    assert_eq!(choices(&t.pending().unwrap()), ["require-suit=D", "forbid-suits=D", "free"]);
}

// The right of a side takes nothing from its own penalty cards: two of one player stay major (law 50B).
#[test]
fn law_11a_the_offenders_own_lost_right_lightens_nothing() {
    for (by, major) in [("E", [true, true].as_slice()), ("N", &[false])] {
        let mut t = play("");
        settle(&mut t, B2007, "cards-exposed,by=W,cards=C6", "yes yes");
        settle(&mut t, B2007, "cards-exposed,by=W,cards=D4", "yes yes");
        settle(&mut t, B2007, &format!("acted-before-ruling,by={by}"), "yes");
        let left: Vec<bool> = t.obligations().penalty_cards().iter().map(|card| card.major).collect();
        assert_eq!(left, major, "{by}");
    }
}
