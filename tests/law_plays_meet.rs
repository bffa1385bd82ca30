//! Laws 26 and 41 to 67 where one irregularity meets another, and where what binds a player ends.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[path = "support/law.rs"]
mod support;

use support::*;
use tricklaw::bridge::{Action, Board, Deal, Seat, Side, Table};
use tricklaw::cards::Source;
use tricklaw::cite::Book;

/// Law 26A: what is left of two related suits once the offender has bid one of them in the legal auction, and whose lead it is.
#[test]
fn law_26a2_only_the_related_suits_he_did_not_bid() {
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=W,call=2D", "refuse yes denominations=HS");
    go(&mut t, "1C Pass 1D 1S 2C Pass Pass Pass");
    // North plays; east leads.
    assert_eq!(choices(&t.pending().unwrap()), ["require-suit=H", "forbid-suits=H", "free"]);
    let mut t = table("");
    settle(&mut t, B2007, "call-out-of-rotation,by=W,call=2D", "refuse yes denominations=HS");
    go(&mut t, "Pass Pass 1D Pass 1NT Pass 2D Pass Pass Pass");
    assert!(t.pending().is_none() && t.turn() == Some(seat("W")), "the offender himself leads against south");
}

/// Law 50D2(a): what was required is done with the lead; a suit that was required is free afterwards.
#[test]
fn law_50d2a_a_requirement_ends_with_the_lead() {
    let mut t = play("");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=S8", "no no refuse");
    go(&mut t, ">require-suit=S SK S2 S5 S4");
    assert_eq!(t.turn(), Some(seat("E")), "east has kept the lead");
    assert!(t.obligations().lead_duties().is_empty() && legal(&t).contains("HQ"));
}

/// Law 53C and 53A: the lead that is made properly after one out of turn is an opponent's.
#[test]
fn law_53c_a_proper_lead_by_the_offenders_side_is_not_offered() {
    // East is to lead to the second trick and west leads; north is to lead and dummy does.
    for (before, lead) in [("SK S2 S5 S4", "by=W,card=H7"), ("S3 S2 S8 SA", "by=S,card=HT")] {
        let t = play(before);
        let r = ruling(&t, B2007, &format!("lead-out-of-turn,{lead}"), "no");
        assert!(!choices(r.status()).contains(&"proper-led".to_owned()), "{lead}");
    }
    let t = play("S3 S2 S8 SA");
    let r = ruling(&t, B2007, "lead-out-of-turn,by=W,card=H7", "no");
    assert!(choices(r.status()).contains(&"proper-led".to_owned()), "north may lead after west");
}

#[test]
fn law_53a_2017_the_twelfth_trick_may_be_accepted() {
    let t = played(44);
    let by = t.turn().unwrap().next();
    let card = t.hands()[by].known.lowest().unwrap();
    let r = ruling(&t, NEW, &format!("lead-out-of-turn,by={by},card={card}"), "no");
    assert!(choices(r.status()).contains(&"accept".to_owned()));
}

/// 1997 law 57C says only that declarer's premature card costs nothing; dummy's second card to an opening lead out of turn is
/// law 54B2.
#[test]
fn law_57c_1997_a_card_from_dummy_before_its_turn_is_free() {
    let bound = |book, before: &str, card: &str| {
        let mut t = play(before);
        settle(
            &mut t,
            book,
            &format!("premature-play,by=S,card={card}"),
            if book == B1997 { "" } else { "no" },
        );
        t.obligations().play_duties().len()
    };
    assert_eq!(bound(B1997, "S3 S2 S8 SA D2", "DA"), 0);
    assert_eq!(bound(B2007, "S3 S2 S8 SA D2", "DA"), 1);
}

/// Law 57A is about a card before the turn of a hand that has still to play.
#[test]
fn law_57a_only_while_somebody_has_still_to_play() {
    let t = play("S3 S2 S8 SA D2 D5");
    assert!(refuses(&t, B2007, "premature-play,by=N,card=DQ"), "north has played to this trick");
    assert!(!refuses(&t, B2007, "premature-play,by=W,card=D4"));
    // East has led and his partner has followed: another card of his is a fifth one (law 45E).
    let t = play("S3 S2 S8");
    assert!(refuses(&t, B2007, "premature-play,by=E,card=C3"));
    assert!(!refuses(&t, B2007, "fifth-card,by=E,card=C3"));
}

/// Law 58B2: of two cards he plays at once he names one that follows.
#[test]
fn law_58b2_the_card_that_does_not_follow_is_not_named() {
    let t = play("S3 S2");
    let r = ruling(&t, B2007, "several-cards,by=W,visible=S8+H7", "");
    assert_eq!(choices(r.status()), ["card=S8"]);
}

/// Law 57C2 with 62C1: dummy's premature card is owed to a trick that is not begun once the lead to it is taken back.
#[test]
fn law_62c1_what_was_owed_to_the_next_trick_goes_with_its_lead() {
    let mut t = play("S3 S2 *H7 SA DQ");
    settle(&mut t, B2007, "premature-play,by=S,card=DA", "no");
    assert_eq!(t.obligations().play_duties().len(), 1);
    settle(&mut t, B2007, "revoke,by=W,trick=0", "no card=S8 withdraw");
    assert_eq!((t.turn(), t.obligations().play_duties().len()), (Some(seat("N")), 0));
}

/// Any of a hand's cards that may be played, by lot.
fn any_of(legal: tricklaw::cards::CardSet, source: &mut Source) -> tricklaw::cards::Card {
    legal.into_iter().nth(source.below(legal.len() as u128) as usize).unwrap()
}

/// Whether these cards are of one suit.
fn one_suit(cards: tricklaw::cards::CardSet) -> bool {
    cards.into_iter().all(|card| cards.lowest().is_some_and(|lowest| card.suit() == lowest.suit()))
}

/// A deal, north in one notrump, played down to a defender in the twelfth trick who holds two cards and must play one of
/// them; whether his partner has played to the trick already. If not, his partner has two suits to choose from.
fn defender_at_the_twelfth_trick(partner_has_played: bool) -> (Table, Seat) {
    let mut source = Source::from_seed(62);
    loop {
        let mut t = Table::of_deal(Board::numbered(1).unwrap(), &Deal::random(&mut source));
        go(&mut t, "1NT Pass Pass Pass");
        for at in 0..48 {
            let (turn, legal) = (t.turn().unwrap(), t.legal_cards().unwrap());
            let partner_played = t.play().unwrap().trick().any(|(by, _)| by == turn.partner());
            let defends = turn.side() == Side::EastWest && partner_played == partner_has_played;
            let chooses = partner_has_played || !one_suit(t.hands()[turn.partner()].known);
            if at > 44 && defends && chooses && legal.len() == 1 && t.hands()[turn].known.len() == 2 {
                return (t, turn);
            }
            t.apply(Action::Play(any_of(legal, &mut source))).unwrap();
        }
    }
}

/// Law 62D2 is about partner, who has still to play to the twelfth trick.
#[test]
fn law_62d2_nothing_to_suggest_to_a_partner_who_has_played() {
    for partner_has_played in [false, true] {
        let (mut t, by) = defender_at_the_twelfth_trick(partner_has_played);
        let right = t.legal_cards().unwrap();
        let wrong = (t.hands()[by].known - right).lowest().unwrap();
        go(&mut t, &format!("*{wrong}"));
        let answer = format!("card={}", right.lowest().unwrap());
        let settled = settle(&mut t, B2007, &format!("revoke,by={by},trick=11"), &answer);
        assert_eq!(considers(&settled, "62D2"), !partner_has_played);
        // What makes the card a penalty card is law 62B1, whatever has it corrected.
        assert!(has(&settled, "62B1"));
    }
}

/// 2017 laws 63A3 and 69A: while an agreement may still be withdrawn a revoke is corrected, and what was agreed was about cards
/// that lie there no more.
#[test]
fn law_63a3_2017_a_corrected_revoke_takes_the_agreement_with_it() {
    let mut t = play("S3 S2 *H7 SA =9");
    settle(&mut t, NEW, "revoke,by=W,trick=0", "yes card=S8 keep");
    assert_eq!((t.result(), t.turn()), (None, Some(seat("N"))));
}

/// Law 64A1: the second trick is one the side won after the revoke, never one it had before.
#[test]
fn law_64a1_a_trick_won_before_the_revoke_does_not_go_over() {
    // Hearts are trumps: east wins the first trick, ruffs the second though he has clubs, and his side wins no other.
    let mut t = table("1C Pass 1H Pass 2H Pass Pass Pass");
    assert_eq!(t.turn(), Some(seat("W")));
    go(&mut t, "S8 S4 SK S2 D5 DA D4 D2 CQ C6 C5 *HJ =11");
    settle(&mut t, B2007, "revoke,by=E,trick=2", "in-time");
    assert_eq!(tricks(&t), 12, "the trick of the revoke alone");
}

/// Law 64B3 spares who did not play a card that lay face up; a minor penalty card need not be led (law 50C).
#[test]
fn law_64b3_a_minor_penalty_card_need_not_have_been_led() {
    for (card, inadvertent, article) in [("C3", "yes", "64A"), ("CK", "", "64B3")] {
        let mut t = table("");
        settle(&mut t, B2007, "call-out-of-rotation,by=W,call=1S", "refuse no");
        go(&mut t, "1NT Pass Pass Pass >require-suit=S");
        settle(&mut t, B2007, &format!("cards-exposed,by=E,cards={card}"), &format!("yes {inadvertent}"));
        go(&mut t, "*HQ HA H2 H3 ST S5 S4 SK =9");
        let settled =
            settle(&mut t, B2007, "revoke,by=E,trick=0", if article == "64A" { "in-time" } else { "" });
        assert!(has(&settled, article), "{card}: {:?}", articles(&settled));
    }
}

/// Law 45C with views: a card that stands off suit does not tell those who do not see the hand that it is out of the suit.
#[test]
fn law_45c1_a_card_off_suit_may_be_a_revoke_to_the_others() {
    let mut t = play("S3 S2");
    settle(&mut t, B2007, "card-held-out,by=W,card=H7", "yes");
    go(&mut t, "SA S4 SK SJ");
    let view = t.view(seat("N"));
    assert_eq!(view.turn(), Some(seat("W")));
    assert!(view.possible_cards().contains("S8".parse().unwrap()));
}

/// Law 41A: a lead that lies face down is faced as it was chosen, and nothing else is played before.
#[test]
fn law_41a_a_lead_face_down_is_faced_whatever_has_come_to_bind_its_player() {
    let mut t = play("?S3");
    assert!(t.check("*HQ".parse().unwrap()).is_err(), "not even against the laws");
    settle(&mut t, B2007, "cards-exposed,by=E,cards=CK", "yes");
    go(&mut t, "!S3");
    assert_eq!(t.turn(), Some(seat("S")));
}

/// Law 11A: what the last ruling brought falls, cards faced in the auction and the rectification of a revoke too.
#[test]
fn law_11a_faced_cards_and_a_revoke_fall_with_the_right() {
    let mut t = table("1C");
    settle(&mut t, B2007, "cards-faced-in-auction,by=E,cards=HQ,led=false", "yes");
    settle(&mut t, B2007, "acted-before-ruling,by=S", "yes");
    assert!(t.obligations().faced(seat("E")).is_empty());
    let mut t = play("S3 S2 *H7 SA SQ S6 SJ S8 =9");
    settle(&mut t, B2007, "revoke,by=W,trick=0", "in-time");
    assert_eq!(tricks(&t), 10);
    settle(&mut t, B2007, "acted-before-ruling,by=N", "yes");
    assert_eq!(tricks(&t), 9);
}

/// Law 50D2 is about partner's penalty cards; his own a defender plays when he can (law 50D1).
#[test]
fn law_50d2_his_own_penalty_card_is_no_choice_of_declarers() {
    let mut t = play("");
    settle(&mut t, B2007, "opening-lead-out-of-turn,by=W,card=H7", "no no refuse");
    settle(&mut t, B2007, "cards-exposed,by=E,cards=S3", "yes no");
    assert_eq!(choices(&t.pending().unwrap()), ["require-suit=H", "forbid-suits=H", "free"]);
    go(&mut t, ">free");
    assert_eq!(legal(&t), "S3");
}

/// What only the newer editions know: each is a switch of its own.
#[test]
fn laws_36_57_and_62_of_the_oldest_editions() {
    for book in [B1987, B1997] {
        // 2017 law 36C: an inadmissible double found when the lead has been faced.
        assert!(refuses(&play("S3"), book, "inadmissible-double,by=S,call=XX"), "{book:?}");
        // 2017 law 57A: a suit required; 57D: a card at the right-hand opponent's turn that is owed later.
        let t = play("S3 S2 S8 SA D2");
        let r = ruling(&t, book, "premature-play,by=W,card=DJ", "no");
        assert!(choices(r.status()).iter().all(|choice| !choice.starts_with("require-other")), "{book:?}");
        let mut t = play("S3 S2 S8 SA D2 D5");
        settle(&mut t, book, "premature-play,by=W,card=DJ", "");
        assert!(t.obligations().play_duties().is_empty(), "{book:?}");
        assert_eq!(t.obligations().penalty_cards().len(), 1, "{book:?}");
        // 45C4(b): a slip is put right without pause for thought.
        let t = play("S3 S2");
        let r = ruling(&t, book, "slip-of-designation,meant=ST", "yes");
        assert_eq!(needs(&r), "without-pause", "{book:?}");
        // 2017 law 62C3: here a revoke is established though the other side revoked in the trick and has not played on.
        let mut t = play("S3 *DA *H7 SA D2");
        let settled = settle(&mut t, book, "revoke,by=S,trick=0", "");
        assert!(has(&settled, "63C"), "{book:?}: {:?}", articles(&settled));
    }
}

#[test]
fn laws_13_25_27_and_38_of_the_newest_edition() {
    // Law 38D: called over, the side passes nevertheless.
    let mut t = table("7S");
    settle(&mut t, NEW, "bid-above-seven,by=E,level=8,denomination=C", "left-called");
    go(&mut t, "Pass");
    assert!(only_pass(&t));
    // Law 25A: the next player's call does not end the right, and 25B1 knows no call over the first one.
    let t = table("1C 1H");
    assert_eq!(needs(&ruling(&t, NEW, "change-of-call,by=N,to=1D", "")), "unintended");
    let r = ruling(&t, NEW, "change-of-call,by=N,to=1D", "no");
    assert_eq!(needs(&r), "comparable", "the first call stands");
    // Law 27C: a correction made too soon is judged like any other.
    let t = table("2NT");
    let r = ruling(&t, NEW, "insufficient-bid,by=E,bid=1S,to=3S", "refuse");
    assert_eq!(needs(&r), "specifies-same");
    // Law 13: the board is played on without everybody's consent.
    let t = table("1C 1H");
    let r = ruling(&t, NEW, "wrong-count,by=N", "yes");
    assert!(r.settled().is_some());
}

/// What a ruling is about stays with the player where nobody else has seen it: a card held out that did not count as played,
/// and of cards that go back from a defective trick those that are not exposed.
#[test]
fn laws_45c_and_67_a_view_of_the_ruling_shows_no_card_that_was_not_seen() {
    let text = |t: &Table, viewer: &str| t.view(seat(viewer)).actions().last().unwrap().to_string();
    let mut t = play("S3 S2");
    settle(&mut t, B2007, "card-held-out,by=W,card=S8", "no");
    assert!(text(&t, "W").contains("S8") && !text(&t, "N").contains("S8"));
    let mut t = play("S3 S2 S8 SA");
    settle(&mut t, B2007, "extra-cards,by=W,trick=0,extra=H2+D4,exposed=D4", "");
    assert!(text(&t, "W").contains("H2"));
    let seen = text(&t, "N");
    assert!(!seen.contains("H2") && seen.contains("D4"), "{seen}");
}

#[test]
fn laws_66_and_67_what_dummy_and_followers_are_spared() {
    use tricklaw::bridge::law::Inspection;
    let t = play("S3 S2 S8 SA");
    assert_eq!(t.may_inspect(seat("S"), Inspection::OwnLastCard).unwrap_err().law.article, "66B");
    assert!(t.may_inspect(seat("W"), Inspection::OwnLastCard).is_ok());
    // West followed to the spade: the small spade that goes back was no revoke.
    let mut t = play("S3 S2 S8 SA");
    let settled = settle(&mut t, B2007, "extra-cards,by=W,trick=0,extra=S5,exposed=-", "");
    assert!(!considers(&settled, "67B2(b)"));
    assert!(
        refuses(&t, B2007, "extra-cards,by=W,trick=0,extra=S5,exposed=D4"),
        "what is exposed is among them"
    );
}

/// A record holds the answers that were asked for and no others.
#[test]
fn a_ruling_with_an_answer_too_many_is_refused() {
    let t = table("2H");
    let with = |answers: &str| {
        t.check(format!("@2007:insufficient-bid,by=E,bid=1S,to=-:{answers}").parse().unwrap())
    };
    assert!(with("accept").is_ok());
    assert!(with("accept;no").is_err());
    assert!(with("refuse").is_err(), "not settled");
}

/// Law 46B1(b): a card that has been played beats nothing any more.
#[test]
fn law_46b1b_what_has_been_played_is_no_threat() {
    // The ace and king of clubs are gone; west, still to play, can have nothing above the ten.
    let t = play("CK C2 C6 CA S4 SK S2 S5 C3");
    let win = t.designate("win".parse().unwrap()).unwrap();
    assert_eq!((win.card.to_string().as_str(), win.law.article), ("CJ", "46B1(b)"));
}

const SOLID: &str = "N:AKQ2.AKQ2.A32.32 JT9.JT9.KQJ.JT98 876.876.T987.AKQ 543.543.654.7654";

/// Law 50B: a minor penalty card that is led or played by mistake is no minor one any longer, so that declarer chooses (law 50D2).
#[test]
fn law_50b_a_minor_penalty_card_led_out_of_turn_is_major() {
    for book in [B1997, B2007, NEW] {
        let on_lead = || {
            let mut t = on(SOLID, "1NT Pass Pass Pass DK D7 D4 D2");
            settle(&mut t, book, "cards-exposed,by=W,cards=S3", "yes yes");
            assert!(!t.obligations().penalty_cards()[0].major && t.pending().is_none());
            t
        };
        let mut t = on_lead();
        let told = settle(&mut t, book, "lead-out-of-turn,by=W,card=S3", "no refuse");
        assert!(told.effects.iter().any(|effect| effect.effect.to_string().contains("S3 major")));
        assert!(t.obligations().penalty_cards()[0].major, "{book:?}");
        assert!(t.pending().is_some(), "declarer has his choice of east's lead");
    }
}

/// Law 45F: what dummy plays of his own accord is refused whether it follows suit or not; only declarer revokes from there.
#[test]
fn law_45f_dummy_does_not_revoke_by_himself() {
    use tricklaw::bridge::law::{Attempt, Policy};
    let t = on(SOLID, "1NT Pass Pass Pass CJ");
    let attempt = |by: &str, card: &str| t.attempt(&Policy::AT_THE_TABLE, seat(by), card.parse().unwrap());
    for card in ["CA", "H6"] {
        let Attempt::Refused(refusal) = attempt("S", card) else { panic!("{card}") };
        assert_eq!(refusal.reason.code(), "dummy-may-not-play");
    }
    assert!(matches!(attempt("N", "H6"), Attempt::Unnoticed(_)), "declarer names a wrong card");
}

/// Laws 22A and 39: a call after the auction, or a card in it, has no turn.
#[test]
fn laws_22_and_39_what_is_out_of_its_period_is_told_as_that() {
    for (actions, action, reason) in [
        ("1NT Pass Pass Pass CJ", "1C", "auction-over"),
        ("1NT Pass Pass Pass", "2S", "auction-over"),
        ("1NT", "HA", "auction-not-over"),
    ] {
        let t = on(SOLID, actions);
        for by in Seat::ALL {
            assert_eq!(
                t.check_by(by, action.parse().unwrap()).unwrap_err().reason.code(),
                reason,
                "{action} by {by}"
            );
        }
    }
}

/// Law 57A: a second premature play brings no choice that contradicts the first; 58B2: who shows two cards plays the one he may.
#[test]
fn laws_57a_and_58b2_what_is_demanded_does_not_contradict_itself() {
    for (book, acted) in [(B1997, "no"), (B2007, "no no")] {
        let mut t = on(SOLID, "1NT Pass Pass Pass CJ CA C4 C2 S6");
        settle(&mut t, book, "premature-play,by=E,card=S9", &format!("{acted} highest"));
        let again = ruling(&t, book, "premature-play,by=E,card=ST", acted);
        let offered = choices(again.status());
        assert!(offered.contains(&"highest".into()) && !offered.contains(&"lowest".into()), "{offered:?}");
        assert_eq!(legal(&t), "S5");
        // West must play his highest spade: of the two he shows he has no other.
        assert_eq!(offered_of(&t, book, "several-cards,by=W,visible=S3+S5"), ["card=S5"]);
        let mut t = on(SOLID, "1NT Pass Pass Pass DK D7 D4 D2");
        settle(&mut t, book, "cards-exposed,by=W,cards=S3+H5", "yes");
        go(&mut t, ">forbid-suits=S");
        assert_eq!(offered_of(&t, book, "several-cards,by=E,visible=S9+C8"), ["card=C8"]);
        assert_eq!(offered_of(&t, book, "several-cards,by=E,visible=H9+C8"), ["card=C8", "card=H9"]);
    }
}

/// The cards that a player who shows several may name.
fn offered_of(t: &Table, book: Book, several: &str) -> Vec<String> {
    choices(ruling(t, book, several, "").status())
}

/// Law 50D1: a restriction of the lead goes before the penalty card that declarer asked for (law 51A).
#[test]
fn law_50d1_restrictions_go_before_the_penalty_card_asked_for() {
    let deal = "N:AQJT987.A4.KJT.A K2.KQ875.9842.K8 654.J32.76.JT542 3.T96.AQ53.Q9763";
    let mut t = on(deal, "1S Pass Pass Pass");
    settle(&mut t, B2007, "cards-exposed,by=E,cards=SK+D4", "yes");
    go(&mut t, ">card=SK");
    settle(&mut t, B2007, "cards-exposed,by=W,cards=S3+DA", "yes");
    go(&mut t, ">forbid-suits=S");
    assert_eq!(legal(&t), "D4", "the other penalty card, and no spade");
}

/// What is demanded in a trick in progress (2017 law 57D, 57A, 57C2) is demanded there still when a revoke in the trick before is
/// corrected and the lead is kept: older obligations remain (law 60A3).
#[test]
fn law_60a3_a_demand_outlives_a_correction_in_the_trick_before() {
    let mut t = four_spades("CT C4 C9 *D6 H3");
    settle(&mut t, NEW, "premature-play,by=E,card=HK", "no");
    settle(&mut t, NEW, "revoke,by=S,trick=0", "no card=C5 keep");
    go(&mut t, "H2");
    assert_eq!(legal(&t), "HK");
    // Led anew, the trick is another one.
    let mut t = four_spades("CT C4 C9 *D6 H3");
    settle(&mut t, NEW, "premature-play,by=E,card=HK", "no");
    settle(&mut t, NEW, "revoke,by=S,trick=0", "no card=C5 withdraw");
    assert!(t.obligations().play_duties().is_empty());
}
