//! Laws 45C, 50D2, 52 and 58 where they meet: cards that count as played though another one was owed.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::law::Asked;
use tricklaw::bridge::{Owed, Seat, Table};
use tricklaw::cite::Book;

/// West, to follow to a diamond, has to play the DJ; it is south's turn, west's, or north's.
fn jack_due(book: Book, actions: &str) -> Table {
    let mut t = play("D5");
    settle(&mut t, book, "cards-exposed,by=W,cards=DJ", "yes");
    go(&mut t, actions);
    t
}

/// However the other card came to be played, declarer may accept it or have the penalty card played.
#[test]
fn law_52_another_card_that_counts_as_played() {
    for book in Book::BRIDGE {
        for (before, irregularity, answers) in [
            ("D3", "card-held-out,by=W,card=D4", "yes"),
            ("", "simultaneous-plays,by=W,card=D4,first=D3", ""),
            ("D3", "several-cards,by=W,visible=D9+D4", "card=D4"),
            ("D3", "several-cards,by=W,visible=D4", ""),
            ("D3 *D4", "revoke,by=W,trick=0", ""),
        ] {
            let t = jack_due(book, before);
            let r = ruling(&t, book, irregularity, answers);
            assert_eq!(choices(r.status()), ["accept", "refuse"], "{irregularity}");
            for (choice, legal_then, trick) in [("accept", "DQ D6 D2", 3), ("refuse", "DJ", 2)] {
                let mut t = jack_due(book, before);
                let settled = settle(&mut t, book, irregularity, &format!("{answers} {choice}"));
                assert_eq!(
                    (legal(&t).as_str(), t.tricks()[0].cards.len()),
                    (legal_then, trick),
                    "{irregularity}"
                );
                assert_eq!(has(&settled, "52B2"), choice == "refuse");
                assert!(t.obligations().penalty_cards().iter().any(|card| card.card.to_string() == "DJ"));
            }
        }
        // The penalty card itself, or a card that is no more bound than it, just stands.
        for (actions, card) in [("D3", "DJ"), ("D3", "H7")] {
            let mut t = jack_due(book, actions);
            settle(&mut t, book, &format!("card-held-out,by=W,card={card}"), "yes");
            assert_eq!(t.tricks()[0].cards.len(), 3);
        }
    }
}

/// Law 52B1(b): once declarer has played after it the card is accepted, and it is no revoke.
#[test]
fn law_52b1b_declarer_has_played_to_it() {
    for book in Book::BRIDGE {
        let mut t = jack_due(book, "D3 *D4 DQ");
        let settled = settle(&mut t, book, "revoke,by=W,trick=0", "");
        assert!(settled.effects.is_empty() && t.tricks()[0].cards.len() == 4);
        assert_eq!(t.obligations().penalty_cards().len(), 1);
    }
    // A card of another suit is a revoke.
    let r = ruling(&jack_due(B2007, "D3 *H7"), B2007, "revoke,by=W,trick=0", "no");
    assert_eq!(choices(r.status()), ["card=DJ"]);
}

/// Law 61A: a card that counts as played though a lead of another suit was required can be corrected as a revoke.
#[test]
fn law_45c1_a_card_held_out_against_a_requirement_is_a_revoke() {
    let mut t = play("");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=S8", "no no refuse");
    go(&mut t, ">require-suit=S");
    settle(&mut t, B2007, "card-held-out,by=E,card=HQ", "yes");
    assert_eq!((t.view(seat("S")).turn(), t.turn()), (Some(seat("S")), Some(seat("S"))));
    let settled = settle(&mut t, B2007, "revoke,by=E,trick=0", "no card=S3");
    assert!(has(&settled, "62B1") && t.tricks()[0].cards[0].card.to_string() == "S3");
    assert_eq!(t.view(seat("S")).tricks(), t.tricks());
}

/// Law 50D2: a lead before declarer has said what he asks of it is a card exposed.
#[test]
fn law_50d2_a_lead_before_declarer_chooses_is_a_penalty_card() {
    for book in Book::BRIDGE {
        let mut t = play("");
        settle(&mut t, book, "cards-exposed,by=W,cards=DJ", "yes");
        let settled = settle(&mut t, book, "card-held-out,by=E,card=S3", "yes");
        assert!(has(&settled, "49") && t.tricks().is_empty());
        assert_eq!(t.obligations().penalty_cards().len(), 2);
        assert!(t.pending().is_some());
        go(&mut t, ">free");
        assert_eq!(legal(&t), "S3");
    }
}

/// What comes before a decision is refused under the law that leaves it open.
#[test]
fn law_10c_a_decision_that_is_open_is_cited_by_its_law() {
    let refused = |t: &Table, action: &str| {
        let refusal = t.check(action.parse().unwrap()).unwrap_err();
        (refusal.reason.code(), refusal.law.article)
    };
    let mut t = play("");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ+D4", "yes");
    assert_eq!(refused(&t, "S3"), ("decision-owed", "50D2"));
    // Whoever acts before it is told so: a defender who would lead or play is no dummy, and it is nobody's turn.
    let told = |t: &Table, action: &str| {
        for by in Seat::ALL {
            let refusal = t.check_by(by, action.parse().unwrap()).unwrap_err();
            assert_eq!((refusal.reason.code(), refusal.law.article), refused(t, action), "{by}");
            assert_eq!(refusal.owed, Owed::Decision(Asked::Player(seat("N"))), "{by}");
        }
    };
    told(&t, "S3");
    go(&mut t, ">free D5 D3");
    assert_eq!(refused(&t, "DJ"), ("decision-owed", "51A"));
    told(&t, "DJ");
    // Nor does anybody but declarer, north, take it.
    let choice = ">card=DJ".parse().unwrap();
    for other in [seat("E"), seat("S"), seat("W")] {
        let refusal = t.check_by(other, choice).unwrap_err();
        assert_eq!((refusal.reason.code(), refusal.law.article), ("decision-owed", "51A"));
    }
    assert!(t.check_by(seat("N"), choice).is_ok());
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=W,call=2D", "refuse yes denominations=HS");
    go(&mut t, "1NT Pass Pass Pass");
    assert_eq!(refused(&t, "S3"), ("decision-owed", "26A2"));
    // A finding about the call that replaced a withdrawn one.
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=E,call=2H", "refuse");
    go(&mut t, "1C 3H");
    assert_eq!(refused(&t, "Pass"), ("decision-owed", "9B2"));
}

/// East, who has won the third trick, is on lead; west, who was out of spades and played last, has kept his penalty card, the DJ,
/// back.
fn kept_back_and_picked_up(book: Book) -> Table {
    let mut t = play("S3 ST S5 S4 S2 S8 SQ S6");
    settle(&mut t, book, "cards-exposed,by=W,cards=DJ", "yes");
    go(&mut t, "S7 SK SJ *H7 >require-suit=D");
    assert!(t.obligations().penalty_cards().is_empty());
    t
}

/// Laws 50D1 and 52B2: a penalty card that has been picked up since is the card that has to be put in; what was asked of the lead
/// after that trick is asked anew (law 50D2).
#[test]
fn law_50d1_a_card_picked_up_since_was_due_all_the_same() {
    for book in Book::BRIDGE {
        let mut t = kept_back_and_picked_up(book);
        settle(&mut t, book, "revoke,by=W,trick=2", "refuse");
        assert_eq!(t.legal_cards(), Some(cards("DJ")), "{book:?}");
        go(&mut t, "DJ");
        let lies_there: Vec<String> =
            t.obligations().penalty_cards().iter().map(|card| card.card.to_string()).collect();
        assert_eq!(
            (lies_there, t.obligations().lead_duties()),
            (vec!["H7".to_string()], &[][..]),
            "{book:?}"
        );
        assert_eq!(choices(&t.pending().unwrap()), ["require-suit=H", "forbid-suits=H", "free"]);
    }
}

/// The other players, who do not see west's hand, follow that ruling.
#[test]
fn law_50d1_views_follow_the_correction_with_a_card_picked_up_since() {
    for book in Book::BRIDGE {
        let mut t = kept_back_and_picked_up(book);
        settle(&mut t, book, "revoke,by=W,trick=2", "refuse");
        go(&mut t, "DJ");
        for viewer in ["N", "E", "S"] {
            let view = t.view(seat(viewer));
            assert_eq!(view.tricks(), t.tricks(), "{book:?} {viewer}");
            assert_eq!(view.obligations().penalty_cards(), t.obligations().penalty_cards(), "{viewer}");
        }
    }
}

/// Law 50D2: what declarer asked of a lead that has been made stays done, also when a card before it is changed.
#[test]
fn law_50d2_a_card_picked_up_for_a_lead_that_was_made_stays_in_the_hand() {
    for book in Book::BRIDGE {
        let mut t = play("S3 ST S5 S4 S2 S8 *H3 S9");
        settle(&mut t, book, "cards-exposed,by=W,cards=DJ", "yes");
        go(&mut t, ">require-suit=D D5");
        settle(&mut t, book, "revoke,by=N,trick=1", "no card=S7 keep keep");
        assert_eq!(t.tricks()[2].cards[0].card, cards("D5").lowest().unwrap(), "{book:?}");
        assert!(t.obligations().penalty_cards().is_empty(), "{book:?}");
    }
}

/// Law 26: what declarer asked of a first lead that has not been made yet holds for it, also when the trick before is changed.
#[test]
fn law_26_a_choice_made_before_a_trick_was_corrected_waits_for_the_lead() {
    for card in ["S2", "SJ"] {
        let mut t = table("1NT");
        settle(&mut t, B2007, "insufficient-bid,by=E,bid=1H", "refuse call=Pass no no");
        go(&mut t, "Pass Pass");
        settle(&mut t, B2007, "cards-exposed,by=W,cards=S8+S5", "yes");
        // West, who has to play one of his cards, wins: dummy has not followed.
        go(&mut t, ">free S3 *D3 >card=S8 S8 S7");
        assert_eq!(choices(&t.pending().unwrap())[..2], ["require-suit=H", "forbid-suits=H"]);
        go(&mut t, ">require-suit=H");
        settle(&mut t, B2007, "revoke,by=S,trick=0", &format!("no card={card} keep"));
        let waits: Vec<_> =
            t.obligations().lead_duties().iter().map(|duty| (duty.seat, duty.law.article)).collect();
        assert_eq!(waits, [(seat("W"), "26A2")], "{card}");
    }
}

/// Law 51A: the player of whom declarer asked for a card of another suit than the one led is out of that suit, also to those who
/// do not see his hand: another discard is no revoke in the suit led.
#[test]
fn law_51a_a_discard_against_declarers_demand_is_no_revoke_in_the_suit_led() {
    for book in Book::BRIDGE {
        let mut t = play("S3 ST S5 S4 S2 S8 S7 S9");
        settle(&mut t, book, "cards-exposed,by=W,cards=DJ+CT", "yes");
        go(&mut t, ">free SK SJ >card=DJ *H7 SQ >free S6");
        let before = t.clone();
        settle(&mut t, book, "revoke,by=W,trick=2", "");
        for viewer in ["N", "E", "S"] {
            let mut client = before.view(seat(viewer));
            client.apply(*t.actions().last().unwrap()).unwrap();
            for told in [t.view(seat(viewer)), client] {
                assert_eq!(
                    told.obligations().established(),
                    t.obligations().established(),
                    "{book:?} {viewer}"
                );
            }
        }
    }
}

/// West bid 1H out of rotation and has faced that card since; east is to lead against north's 1NT.
fn withdrawn_hearts_and_faced(book: Book, card: &str) -> Table {
    let mut t = table("");
    settle(&mut t, book, "call-out-of-rotation,by=W,call=1H", "refuse no");
    go(&mut t, "1NT Pass Pass");
    settle(&mut t, book, &format!("cards-faced-in-auction,by=W,cards={card},led=true"), "yes");
    go(&mut t, "Pass");
    t
}

/// Laws 26A2 and 50D2: a lead is of one suit. Where hearts were required for the withdrawn call, no other suit can be for the penalty
/// card, nor can hearts be forbidden; that another suit be not led while he keeps the lead can still be asked.
#[test]
fn law_50d2_what_law_26_required_is_not_contradicted() {
    for book in [Book::Bridge1987, Book::Bridge1997, Book::Bridge2007] {
        for (first, card, offered) in [
            ("require-suit=H", "DJ", &["forbid-suits=D", "free"][..]),
            ("require-suit=H", "H7", &["require-suit=H", "free"]),
            ("require-suit=H", "DJ+H7", &["require-suit=H", "forbid-suits=D", "free"]),
            ("forbid-suits=H", "DJ", &["require-suit=D", "forbid-suits=D", "free"]),
            ("forbid-suits=H", "H7", &["forbid-suits=H", "free"]),
            ("free", "H7", &["require-suit=H", "forbid-suits=H", "free"]),
        ] {
            let mut t = withdrawn_hearts_and_faced(book, card);
            go(&mut t, &format!(">{first}"));
            assert_eq!(choices(&t.pending().unwrap()), offered, "{book:?} {first} {card}");
        }
        let mut t = withdrawn_hearts_and_faced(book, "DJ");
        go(&mut t, ">require-suit=H");
        let refusal = t.check(">require-suit=D".parse().unwrap()).unwrap_err();
        assert_eq!(refusal.reason.code(), "not-offered");
        assert_eq!(t.obligations().penalty_cards().len(), 1, "nothing was picked up for it");
        // Both are met: a heart now, and no diamond while he keeps the lead.
        go(&mut t, ">forbid-suits=D");
        assert_eq!((legal(&t).as_str(), t.obligations().penalty_cards().len()), ("HQ HJ H4", 0), "{book:?}");
        go(&mut t, "HQ H9 H2 H3");
        assert_eq!(legal(&t), "SK S9 S6 S3 HJ H4 CK C4 C3", "{book:?}");
    }
}

/// Law 26: the same for two withdrawn calls of one player.
#[test]
fn law_26_two_withdrawn_calls_do_not_require_two_suits() {
    let mut t = table("Pass 1C 2NT Pass Pass");
    settle(&mut t, B2007, "insufficient-bid,by=E,bid=1S,to=-", "refuse call=2H refuse call=Pass no no");
    go(&mut t, ">require-suit=S");
    assert_eq!(choices(&t.pending().unwrap()), ["forbid-suits=H", "free"]);
    go(&mut t, ">forbid-suits=H");
    assert_eq!(legal(&t), "S8 S5");
}

/// Of several cards shown of which one has been played to (law 58B3) those that could not have been played are not offered:
/// what is demanded is met by the card that lies there (law 57A), and a penalty card comes first (law 50D1).
#[test]
fn law_58b3_what_could_not_have_been_played_is_not_offered() {
    let mut t = four_spades("C2 C4 C9 CA H5");
    settle(&mut t, B2007, "premature-play,by=E,card=H9", "no no highest");
    go(&mut t, "HT H2");
    let r = ruling(&t, B2007, "several-cards,by=W,visible=HT+H3", "");
    assert_eq!(choices(r.status()), ["card=HT"]);
    let mut t = four_spades("C2 C4");
    settle(&mut t, B2007, "cards-exposed,by=E,cards=CJ", "yes");
    go(&mut t, "CJ CA");
    let r = ruling(&t, B2007, "several-cards,by=E,visible=CJ+CQ", "");
    assert_eq!(choices(r.status()), ["card=CJ"]);
}
