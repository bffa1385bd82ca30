//! Laws 49 to 52: cards a defender exposes.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::{Seat, Table};
use tricklaw::cite::Book;

#[test]
fn law_49_a_card_partner_could_see_is_a_penalty_card() {
    for book in Book::BRIDGE {
        let mut t = play("S3");
        settle(&mut t, book, "cards-exposed,by=W,cards=DJ", "yes");
        assert_eq!(t.obligations().penalty_cards().len(), 1);
        let t = play("S3");
        let r = ruling(&t, book, "cards-exposed,by=W,cards=DJ", "no");
        assert!(r.settled().unwrap().effects.is_empty());
    }
}

#[test]
fn law_50a_a_penalty_card_stays_face_up() {
    let mut t = play("S3");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ", "yes");
    assert!(t.view(seat("N")).hands()[seat("W")].known.contains("DJ".parse().unwrap()), "everybody sees it");
}

#[test]
fn law_50b_major_and_minor() {
    for (cards, answers, major) in [("D9", "yes yes", false), ("D9", "yes no", true), ("DJ", "yes", true)] {
        let mut t = play("S3");
        settle(&mut t, B2007, &format!("cards-exposed,by=W,cards={cards}"), answers);
        assert_eq!(t.obligations().penalty_cards()[0].major, major, "{cards} {answers}");
    }
    // Two small ones are both major, also when the second comes later.
    let mut t = play("S3");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=D9", "yes yes");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=H2", "yes yes");
    assert!(t.obligations().penalty_cards().iter().all(|card| card.major));
}

#[test]
fn law_50c_minor_penalty_card() {
    // West's D4 fell. He may play his DJ but not his D9 before it; his partner may lead what he likes.
    let mut t = play("");
    settle(&mut t, B2007, "cards-faced-in-auction,by=W,cards=D4,led=false", "yes");
    assert!(t.pending().is_none() && t.legal_cards().unwrap().len() == 13);
    go(&mut t, "D5 D3");
    assert_eq!(legal(&t), "DJ D4");
    assert_eq!(t.check("D9".parse().unwrap()).unwrap_err().law.article, "50C");
    assert_eq!(t.possible_cards(), t.legal_cards().unwrap());
    assert!(!t.view(seat("W")).possible_cards().contains("D9".parse().unwrap()));
    go(&mut t, "DJ DQ");
    assert_eq!(t.obligations().penalty_cards().len(), 1, "it stays until it is played");
}

#[test]
fn law_50d1a_major_penalty_card_at_the_first_chance() {
    let mut t = play("D5");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ", "yes");
    go(&mut t, "D3");
    assert_eq!(legal(&t), "DJ");
    assert_eq!(t.check("D4".parse().unwrap()).unwrap_err().law.article, "50D1");
    go(&mut t, "DJ");
    assert!(t.obligations().penalty_cards().is_empty());
}

// What lies on the table binds in the views of those who do not see the hand, too.
#[test]
fn law_50_and_51_bind_in_every_view() {
    let mut t = play("D5");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ", "yes");
    go(&mut t, "D3");
    for at in Seat::ALL {
        let view = t.view(at);
        assert_eq!(view.possible_cards(), cards("DJ"), "{at}");
        assert_eq!(view.check("D4".parse().unwrap()).unwrap_err().law.article, "50D1", "{at}");
    }
    let mut t = several("DJ+D4");
    go(&mut t, ">free D5 D3");
    for at in Seat::ALL {
        assert_eq!(t.view(at).pending(), t.pending(), "{at}");
    }
    // Of a suit that is not led it depends on what else he holds.
    let mut t = several("DJ+D4");
    go(&mut t, ">free S3 S2");
    assert!(t.view(seat("N")).pending().is_none() && t.view(seat("N")).possible_cards().len() > 13);
}

#[test]
fn law_50d1b_it_stays_when_it_cannot_be_played_yet() {
    let mut t = play("S3");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ", "yes");
    go(&mut t, "S2");
    assert_eq!(legal(&t), "S8 S5");
    go(&mut t, "S5 S4");
    assert_eq!(t.obligations().penalty_cards().len(), 1);
}

/// East on lead at trick one while west's DJ is a major penalty card.
fn east_on_lead(book: Book) -> Table {
    let mut t = play("");
    settle(&mut t, book, "cards-faced-in-auction,by=W,cards=DJ,led=false", "yes");
    t
}

#[test]
fn law_50d2_partner_may_not_lead_before_declarer_chooses() {
    for book in Book::BRIDGE {
        let t = east_on_lead(book);
        assert_eq!(choices(&t.pending().unwrap()), ["require-suit=D", "forbid-suits=D", "free"]);
        assert!(legal(&t).is_empty() && t.possible_cards().is_empty());
        let refusal = t.check("S3".parse().unwrap()).unwrap_err();
        assert_eq!(refusal.reason.code(), "decision-owed");
    }
}

#[test]
fn law_50d2a_required_suit_and_the_card_is_picked_up() {
    let mut t = east_on_lead(B2007);
    go(&mut t, ">require-suit=D");
    assert_eq!(legal(&t), "DT D8 D5");
    assert!(t.obligations().penalty_cards().is_empty());
    go(&mut t, "D5 D3");
    assert_eq!(legal(&t), "DJ D9 D4", "west is free");
}

#[test]
fn law_50d2a_forbidden_suit_while_he_keeps_the_lead() {
    let mut t = east_on_lead(B2007);
    go(&mut t, ">forbid-suits=D");
    assert!(!legal(&t).contains('D') && t.obligations().penalty_cards().is_empty());
    go(&mut t, "SK S2 S5 S4");
    assert_eq!(t.turn(), Some(seat("E")));
    assert!(!legal(&t).contains('D') && t.pending().is_none(), "he kept the lead");
}

#[test]
fn law_50d2b_free_lead_and_the_card_stays() {
    let mut t = east_on_lead(B2007);
    go(&mut t, ">free SK S2 S5 S4");
    assert_eq!(t.obligations().penalty_cards().len(), 1);
    assert!(t.pending().is_some(), "the same choice before the next lead");
}

#[test]
fn law_50e_information_from_a_penalty_card() {
    let t = east_on_lead(B2007);
    let card = t.obligations().withdrawn().iter().find(|card| card.by == seat("W")).unwrap();
    assert_eq!(card.authorized, [true, false], "declarer's side may use it, the defenders may not");
}

// However a defender's card came to lie there, what it tells is for declarer and not for the other defender.
#[test]
fn law_50e_information_from_cards_exposed_in_other_ways() {
    for (actions, exposed, answers) in [
        ("S3", "premature-play,by=W,card=S8", "no"),
        ("S3 S2 S8 SA", "missing-card,by=W,card=S5", "yes"),
        ("S3 S2 S8 SA", "extra-cards,by=W,trick=0,extra=S5,exposed=S5", ""),
    ] {
        let mut t = play(actions);
        settle(&mut t, B2007, exposed, answers);
        assert_eq!(t.obligations().penalty_cards().len(), 1, "{exposed}");
        let told: Vec<_> = t.obligations().withdrawn().iter().map(|card| card.authorized).collect();
        assert_eq!(told, [[true, false]], "{exposed}");
    }
}

/// West shows those cards before east leads to the first trick.
fn several(cards: &str) -> Table {
    let mut t = play("");
    settle(&mut t, B2007, &format!("cards-faced-in-auction,by=W,cards={cards},led=false"), "yes");
    t
}

#[test]
fn law_51a_declarer_says_which_of_two_is_played() {
    let mut t = several("DJ+D4");
    go(&mut t, ">free D5 D3");
    assert_eq!(choices(&t.pending().unwrap()), ["card=D4", "card=DJ"]);
    go(&mut t, ">card=DJ");
    assert_eq!(legal(&t), "DJ");
}

#[test]
fn law_51b1a_required_suit_lifts_all_cards_of_it() {
    let mut t = several("DJ+D4");
    go(&mut t, ">require-suit=D");
    assert!(t.obligations().penalty_cards().is_empty());
}

#[test]
fn law_51b1b_forbidden_suit_lifts_all_cards_of_it() {
    let mut t = several("DJ+D4");
    go(&mut t, ">forbid-suits=D");
    assert!(t.obligations().penalty_cards().is_empty());
}

#[test]
fn law_51b2a_one_of_several_suits_required() {
    let mut t = several("DJ+H7");
    let all =
        ["require-suit=D", "require-suit=H", "forbid-suits=D", "forbid-suits=H", "forbid-suits=DH", "free"];
    assert_eq!(choices(&t.pending().unwrap()), all);
    go(&mut t, ">require-suit=H");
    assert_eq!(t.obligations().penalty_cards().len(), 1, "the diamond stays");
    assert_eq!(legal(&t), "HQ HJ H4");
}

#[test]
fn law_51b2b_several_suits_forbidden() {
    let mut t = several("DJ+H7");
    go(&mut t, ">forbid-suits=DH");
    assert!(t.obligations().penalty_cards().is_empty());
    assert!(!legal(&t).contains('D') && !legal(&t).contains('H'));
}

/// West, to follow to a diamond, has to play the DJ and plays the D4.
fn other_card(book: Book) -> Table {
    let mut t = play("D5");
    settle(&mut t, book, "cards-exposed,by=W,cards=DJ", "yes");
    go(&mut t, "D3");
    t
}

#[test]
fn law_52a_the_defender_does_not_change_it_himself() {
    let t = other_card(B2007);
    let r = ruling(&t, B2007, "penalty-card-not-played,by=W,card=D4", "");
    assert_eq!(choices(r.status()), ["accept", "refuse"], "it is declarer's choice");
}

#[test]
fn law_52b1_declarer_accepts_and_the_penalty_card_stays() {
    for book in Book::BRIDGE {
        let mut t = other_card(book);
        settle(&mut t, book, "penalty-card-not-played,by=W,card=D4", "accept");
        assert_eq!(t.tricks()[0].cards[2].card.to_string(), "D4");
        assert_eq!(t.obligations().penalty_cards().len(), 1);
    }
}

#[test]
fn law_52b2_declarer_refuses_and_both_are_major() {
    let mut t = other_card(B2007);
    settle(&mut t, B2007, "penalty-card-not-played,by=W,card=D4", "refuse");
    assert_eq!(legal(&t), "DJ");
    assert_eq!(t.obligations().penalty_cards().len(), 2);
    assert!(t.obligations().penalty_cards().iter().all(|card| card.major));
}

#[test]
fn law_50b_a_second_penalty_card_makes_both_major() {
    let mut t = play("S3 S2 S8 SA");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=C8", "yes yes");
    assert!(!t.obligations().penalty_cards()[0].major);
    let settled = settle(&mut t, B2007, "cards-exposed,by=W,cards=H5", "yes yes");
    let said: Vec<String> =
        settled.effects.iter().map(|done| format!("{} {}", done.effect, done.law.article)).collect();
    assert_eq!(said[1..], ["penalty-card W H5 major 49", "penalty-card W C8 major 50B"]);
    assert!(t.obligations().penalty_cards().iter().all(|card| card.major));
    // One of each defender stays what it is.
    let settled = settle(&mut t, B2007, "cards-exposed,by=E,cards=C3", "yes yes");
    assert_eq!(settled.effects.last().unwrap().effect.to_string(), "penalty-card E C3 minor");
}

#[test]
fn a_penalty_card_of_a_hidden_hand_is_surely_legal_only_where_it_follows_or_nothing_else_could() {
    use tricklaw::bridge::{Action, Certainty};
    let mut t = play("S3 S2");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ", "yes");
    let asked = |t: &Table, card: &str| t.view(seat("N")).check(Action::Play(card.parse().unwrap()));
    assert_eq!(asked(&t, "DJ"), Ok(Certainty::CannotKnow), "west may have a spade");
    go(&mut t, "S8 SA D2 D5 DA");
    assert_eq!(asked(&t, "DJ"), Ok(Certainty::Certain));
}

#[test]
fn law_51b2b_every_selection_of_three_suits_may_be_forbidden() {
    let mut t = play("");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ+S8+CT", "yes");
    let wanted = "require-suit=C require-suit=D require-suit=S forbid-suits=C forbid-suits=D forbid-suits=CD forbid-suits=S \
                  forbid-suits=CS forbid-suits=DS forbid-suits=CDS free";
    assert_eq!(choices(&t.pending().unwrap()).join(" "), wanted);
}

#[test]
fn law_41a_a_lead_that_lies_face_down_is_not_chosen_again() {
    // West exposes a card after east's lead was put down: declarer has no choice about this lead (law 41A).
    let mut t = play("?S3");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ", "yes");
    assert!(t.pending().is_none());
    go(&mut t, "!S3");
    assert_eq!(t.turn(), Some(seat("S")));
}

/// A claim is judged with what lies on the table and what a lead is bound by (laws 50 and 51 with 70 and 71).
#[test]
fn what_a_claim_has_to_reckon_with() {
    use tricklaw::bridge::claim::{LeadRestriction, Restrictions};
    use tricklaw::bridge::law::Denominations;
    use tricklaw::bridge::{BySeat, Denomination};
    use tricklaw::cards::{CardSet, Suit};
    let of = |t: &Table| Restrictions::from(t.obligations());
    let (west, east) = (seat("W"), seat("E"));
    let at_west = |card: &str| {
        let mut cards = BySeat::<CardSet>::default();
        cards[west].insert(card.parse().unwrap());
        cards
    };
    assert!(of(&play("S3")).is_empty());
    let mut t = play("S3");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=DJ", "yes");
    assert_eq!(of(&t), Restrictions { major: at_west("DJ"), ..Restrictions::default() });
    let mut t = play("S3");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=D9", "yes yes");
    assert_eq!(of(&t), Restrictions { minor: at_west("D9"), ..Restrictions::default() });
    for (choice, restriction) in [
        ("require-suit=H", LeadRestriction::Require(Suit::Hearts)),
        ("forbid-suits=H", LeadRestriction::ForbidAll(Denominations::of(Denomination::Hearts))),
    ] {
        let mut t = play("");
        settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=H7", "no no refuse");
        go(&mut t, &format!(">{choice}"));
        let restrictions = of(&t);
        assert_eq!((restrictions.lead[east], restrictions.lead[west]), (Some(restriction), None), "{choice}");
    }
}

/// 2017 law 57D: a card played at the right-hand opponent's turn is not legal in its own while a penalty card of the suit comes
/// first (law 50D1): it is a penalty card too, and declarer chooses.
#[test]
fn law_57d_a_premature_card_does_not_go_before_a_penalty_card() {
    let mut t = four_spades("C2");
    settle(&mut t, Book::Bridge2017, "cards-exposed,by=E,cards=CJ", "yes");
    let early = settle(&mut t, Book::Bridge2017, "premature-play,by=E,card=CQ", "no");
    assert!(has(&early, "57D"));
    assert_eq!(t.obligations().penalty_cards().len(), 2);
    go(&mut t, "C4");
    assert_eq!(choices(&t.pending().unwrap()), ["card=CJ", "card=CQ"]);
    // Without one it is to be played in its turn.
    let mut t = four_spades("C2");
    settle(&mut t, Book::Bridge2017, "premature-play,by=E,card=CQ", "no");
    go(&mut t, "C4");
    assert_eq!(legal(&t), "CQ");
}
