//! Laws 50D1, 52 and 64B3: a player out of the suit led keeps a penalty card back and throws another card.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::{Action, Side, Table};
use tricklaw::cite::Book;

/// West is out of hearts.
const DEAL: &str = "N:AK2.AQT9.K32.432 QJT.KJ8765.Q4.K5 987.432.A765.Q76 6543..JT98.AJT98";

/// North plays 1NT; west's jack of diamonds is a major penalty card, east has led a heart and dummy has played.
fn at_west() -> Table {
    let mut t = on(DEAL, "1NT Pass Pass Pass");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=DJ", "no no refuse");
    go(&mut t, ">free H6 H2");
    t
}

/// The table, and what south and a client of south's who has followed it see, after those actions of west and the others.
fn with_client(actions: &str) -> (Table, Table) {
    let mut t = at_west();
    let mut client = t.view(seat("S"));
    for action in actions.split_whitespace() {
        go(&mut t, action);
        client.apply(seen(&t)).unwrap();
    }
    (t, client)
}

/// The last action as south sees it.
fn seen(t: &Table) -> Action {
    *t.view(seat("S")).actions().last().unwrap()
}

/// Rules at the table and sends the ruling to the client.
fn both(
    t: &mut Table,
    client: &mut Table,
    book: Book,
    irregularity: &str,
    answers: &str,
) -> tricklaw::bridge::law::Settled {
    let settled = settle(t, book, irregularity, answers);
    client.apply(seen(t)).unwrap_or_else(|refusal| panic!("{}: {refusal}", seen(t)));
    settled
}

fn penalty_cards(t: &Table) -> Vec<String> {
    t.obligations().penalty_cards().iter().map(|penalty| penalty.card.to_string()).collect()
}

#[test]
fn law_52b1_a_discard_in_place_of_a_penalty_card_may_be_accepted() {
    for book in Book::BRIDGE {
        for irregularity in ["revoke,by=W,trick=0", "penalty-card-not-played,by=W,card=C8"] {
            let (mut t, mut client) = with_client("*C8");
            assert_eq!(choices(ruling(&t, book, irregularity, "").status()), ["accept", "refuse"]);
            let settled = both(&mut t, &mut client, book, irregularity, "accept");
            assert!(has(&settled, "52B1(a)"), "{book:?} {irregularity}");
            for seen in [&t, &client] {
                assert_eq!(penalty_cards(seen), ["DJ"], "it stays a penalty card");
                assert_eq!(seen.turn(), Some(seat("N")));
            }
        }
    }
}

#[test]
fn law_52b2_or_the_penalty_card_takes_its_place() {
    for book in Book::BRIDGE {
        let (mut t, mut client) = with_client("*C8");
        let settled = both(&mut t, &mut client, book, "revoke,by=W,trick=0", "refuse");
        assert!(has(&settled, "52B2"), "{book:?}");
        assert!(t.check("C9".parse().unwrap()).is_err());
        for seen in [&mut t, &mut client] {
            assert_eq!(penalty_cards(seen), ["DJ", "C8"]);
            go(seen, "DJ");
            assert_eq!(penalty_cards(seen), ["C8"]);
        }
    }
}

#[test]
fn law_50d1a_a_player_who_has_become_void_has_to_throw_it() {
    // West has followed with his only heart before.
    let mut t =
        on("N:AK2.AQT9.K32.432 QJT.KJ8765.Q4.K5 987.32.A765.Q876 6543.4.JT98.AJT9", "1NT Pass Pass Pass");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=DJ", "no no refuse");
    go(&mut t, ">free H6 H2 H4 H9 HA H5 H3 *C9");
    let settled = settle(&mut t, B2007, "revoke,by=W,trick=1", "refuse");
    assert!(has(&settled, "52B2"));
    assert_eq!(penalty_cards(&t), ["DJ", "C9"]);
}

#[test]
fn law_52b1b_declarer_has_played_to_a_discard() {
    let (mut t, mut client) = with_client("*C8 H9");
    let settled = both(&mut t, &mut client, B2007, "revoke,by=W,trick=0", "");
    assert!(!has(&settled, "62B1") && !has(&settled, "52B2"));
    for seen in [&t, &client] {
        assert_eq!(penalty_cards(seen), ["DJ"]);
        assert_eq!(seen.turn(), Some(seat("N")));
    }
}

#[test]
fn law_64b3_moves_no_tricks_for_a_penalty_card_kept_back_when_void() {
    for book in Book::BRIDGE {
        let (mut t, mut client) = with_client("*C8 H9 HA H7 H3 *C9");
        let settled = both(&mut t, &mut client, book, "revoke,by=W,trick=0", "");
        assert!(has(&settled, "64B3") && !has(&settled, "64A"), "{book:?}");
        assert!(considers(&settled, if book == NEW { "64C1" } else { "64C" }), "{book:?}");
        for seen in [&mut t, &mut client] {
            assert_eq!(seen.obligations().established().len(), 1);
            go(seen, "=6");
            assert_eq!(seen.transfers().from(Side::EastWest), 0);
            assert_eq!(tricks(seen), 6);
        }
        assert!(refuses(&t, book, "revoke,by=W,trick=0"), "it has been ruled on");
    }
}

/// Who had to play a penalty card of another suit was out of the suit led, also to those who do not see his hand.
#[test]
fn law_52b2_another_discard_again_is_no_revoke_in_the_suit_led() {
    for book in Book::BRIDGE {
        let (mut t, mut client) = with_client("*C8");
        both(&mut t, &mut client, book, "penalty-card-not-played,by=W,card=C8", "refuse");
        for action in "*C9 H9 HA H7 H3 >card=DJ DJ".split_whitespace() {
            go(&mut t, action);
            client.apply(seen(&t)).unwrap();
        }
        both(&mut t, &mut client, book, "revoke,by=W,trick=0", "");
        let established = t.obligations().established();
        assert_eq!(established[0].suit, None);
        assert_eq!(client.obligations().established(), established, "{book:?}");
        for viewer in ["N", "E", "S"] {
            assert_eq!(t.view(seat(viewer)).obligations().established(), established, "{book:?} {viewer}");
        }
    }
}

#[test]
fn law_52b1_a_card_accepted_once_is_accepted() {
    let again = ["revoke,by=W,trick=0", "penalty-card-not-played,by=W,card=C8"];
    for (actions, answers, later) in [("*C8", "accept", "H9 HA H7 H3 *C9"), ("*C8 H9", "", "HA H7 H3 *C9")] {
        for irregularity in again {
            let (mut t, mut client) = with_client(actions);
            both(&mut t, &mut client, B2007, irregularity, answers);
            for irregularity in again {
                assert!(refuses(&t, B2007, irregularity), "{actions} {irregularity}");
            }
            go(&mut t, later);
            for irregularity in again {
                assert!(
                    refuses(&t, B2007, irregularity),
                    "the next trick makes no difference: {irregularity}"
                );
            }
        }
    }
    // When a card before it is changed and he takes it back, another one in its place is another matter.
    let (mut t, _) = with_client("*C8");
    settle(&mut t, B2007, again[0], "accept");
    settle(&mut t, B2007, "dummy-misplaced,named=H3", "withdraw");
    go(&mut t, "*C9");
    assert_eq!(choices(ruling(&t, B2007, again[0], "").status()), ["accept", "refuse"]);
}

/// What declarer asks of the player in a later trick says nothing of the one in which he kept the card back.
#[test]
fn law_64b3_a_penalty_card_asked_for_in_a_later_trick() {
    for book in Book::BRIDGE {
        let (mut t, mut client) = with_client("*C8 H9 HA H7 H3 *C9");
        both(&mut t, &mut client, book, "cards-exposed,by=W,cards=CT", "yes");
        for action in "HQ H5 H4 >card=DJ DJ".split_whitespace() {
            go(&mut t, action);
            client.apply(seen(&t)).unwrap();
        }
        let settled = both(&mut t, &mut client, book, "revoke,by=W,trick=0", "");
        assert!(has(&settled, "64B3") && !has(&settled, "64A"), "{book:?}");
        assert_eq!(client.obligations().established(), t.obligations().established(), "{book:?}");
    }
}

/// A card that lay there then spares the tricks also when declarer has had it picked up since (law 50D2(a)).
#[test]
fn law_64b3_a_penalty_card_picked_up_since() {
    for book in Book::BRIDGE {
        let (mut t, mut client) = with_client("*C8 H9 C2 CK C6 C9 >require-suit=D D4");
        assert!(penalty_cards(&t).is_empty());
        let settled = both(&mut t, &mut client, book, "revoke,by=W,trick=0", "");
        assert!(has(&settled, "64B3") && !has(&settled, "64A"), "{book:?}");
        let established = t.obligations().established();
        for viewer in ["N", "E", "S"] {
            assert_eq!(t.view(seat(viewer)).obligations().established(), established, "{book:?} {viewer}");
        }
        assert_eq!(client.obligations().established(), established);
    }
}

/// Law 50D1: what has been faced since was not yet to be played.
#[test]
fn law_50d1_a_card_faced_later_was_not_kept_back() {
    for (actions, later) in [("H6 H2 C8", ""), ("H6 H2 C8", "H9"), ("H6 H2 C8", "H9 HA H7 H3 C9")] {
        let mut t = on(DEAL, &format!("1NT Pass Pass Pass {actions}"));
        go(&mut t, later);
        settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ", "yes");
        for irregularity in ["revoke,by=W,trick=0", "penalty-card-not-played,by=W,card=C8"] {
            assert!(refuses(&t, B2007, irregularity), "{later}: {irregularity}");
        }
    }
}

#[test]
fn law_61a_who_could_have_followed_has_revoked() {
    // East can follow; west's jack would not have been playable.
    let mut t = at_west();
    go(&mut t, "DJ H9 HA *C5");
    let r = ruling(&t, B2007, "revoke,by=E,trick=1", "no");
    assert_eq!(needs(&r), "correct-card");
    assert!(refuses(&t, B2007, "penalty-card-not-played,by=E,card=C5"), "he has no penalty card");
    assert!(refuses(&t, B2007, "penalty-card-not-played,by=W,card=DJ"), "it was played");
}

#[test]
fn law_50c_a_minor_penalty_card_binds_only_small_cards_of_its_suit() {
    let mut t = on(DEAL, "1NT Pass Pass Pass H6");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=D8", "yes yes");
    go(&mut t, "H2");
    for (card, kept) in [("*D9", true), ("DT", false), ("C8", false)] {
        let mut t = t.clone();
        go(&mut t, card);
        assert_eq!(
            refuses(
                &t,
                B2007,
                &format!("penalty-card-not-played,by=W,card={}", card.trim_start_matches('*'))
            ),
            !kept,
            "{card}"
        );
    }
}
