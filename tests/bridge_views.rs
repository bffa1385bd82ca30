//! What a view tells of a revoke nobody has noticed, and hands that come to be seen (laws 41D, 61, 68).

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::{Board, BySeat, Deal, Hand, HandsError, RecordError, RevealError, Seat, Table};
use tricklaw::cards::CardSet;

const DEAL: &str = "N:AKQ2.AK2.AK2.432 J43.Q43.Q43.AKQJ T98.JT9.JT9.T987 765.8765.8765.65";
/// North plays notrump; west, who has four diamonds, discards a spade on the lead of one.
const REVOKE: &str = "1NT Pass Pass Pass DQ DJ *S5 DA";

fn go(table: &mut Table, actions: &str) {
    for action in actions.split_whitespace() {
        table.apply(action.parse().unwrap()).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
}

fn after(actions: &str) -> Table {
    let deal: Deal = DEAL.parse().unwrap();
    let mut table = Table::of_deal(Board::numbered(1).unwrap(), &deal);
    go(&mut table, actions);
    table
}

fn written(table: &Table) -> String {
    let actions: Vec<String> = table.actions().iter().map(|action| action.to_string()).collect();
    actions.join(" ")
}

fn dealt(table: &Table, seat: Seat) -> CardSet {
    table.dealt()[seat].known
}

/// That hand shown, the others hidden.
fn only(seat: Seat, cards: CardSet) -> BySeat<Hand> {
    let mut hands = BySeat([Hand::UNSEEN; 4]);
    hands[seat] = Hand::known(cards);
    hands
}

/// Only the player himself knows that he could have followed: to everybody else it is a discard.
#[test]
fn law_61_a_view_keeps_the_secret_of_a_revoke() {
    let table = after(REVOKE);
    for seat in [Seat::North, Seat::East, Seat::South] {
        assert_eq!(written(&table.view(seat)), REVOKE.replace('*', ""), "{seat}");
    }
    assert_eq!(written(&table.public_view()), REVOKE.replace('*', ""));
    assert_eq!(written(&table.view(Seat::West)), REVOKE);
}

/// The revoke of a hand that lies on the table is there for all to see.
#[test]
fn law_61_dummys_revoke_is_no_secret() {
    let actions = "1NT Pass Pass Pass DQ *S8 D5 DA";
    let table = after(actions);
    for seat in Seat::ALL {
        assert_eq!(written(&table.view(seat)), actions, "{seat}");
    }
}

/// When the player follows to a later round, nobody can overlook it: the card is one he was thought not to hold.
#[test]
fn law_61_a_later_card_of_the_suit_gives_it_away() {
    let table = after(&format!("{REVOKE} SA S3 S8 S7 DK D3 D9 D6"));
    let seen = "1NT Pass Pass Pass DQ DJ S5 DA SA S3 S8 S7 DK D3 D9 *D6";
    for seat in [Seat::North, Seat::East, Seat::South] {
        let view = table.view(seat);
        assert_eq!(written(&view), seen, "{seat}");
        assert_eq!(view.tricks(), table.tricks());
        assert_eq!(view.turn(), table.turn());
    }
    assert_eq!(written(&table.view(Seat::West)), written(&table));
}

/// Once it has been ruled on it is a revoke to everybody, with the same consequences (law 64A).
#[test]
fn law_64_a_ruling_makes_it_known() {
    let mut table = after(&format!("{REVOKE} SA S3 S8 S7"));
    go(&mut table, "@2007:revoke,by=W,trick=0:");
    for seat in Seat::ALL {
        let view = table.view(seat);
        assert_eq!(written(&view), written(&table), "{seat}");
        assert_eq!(view.obligations(), table.obligations());
    }
}

/// A ruling on another trick, or another player, gives nothing away.
#[test]
fn law_61_another_ruling_does_not() {
    let mut table = after(&format!("{REVOKE} SA *H3 S8 S7"));
    go(&mut table, "@2007:revoke,by=E,trick=1:no;card=S3;keep");
    assert!(!written(&table.view(Seat::North)).contains("*S5"));
    assert!(written(&table.view(Seat::North)).contains("*H3"));
    // Nor one on the other side's revoke in the same trick, but in 2017, where both would be corrected together (law 62C3).
    let mut table = after("1NT Pass Pass Pass DQ DJ *S5 *C2 S3 S8 S6 S2");
    go(&mut table, "@2007:revoke,by=N,trick=0:");
    let view = written(&table.view(Seat::East));
    assert!(view.contains("*C2") && !view.contains("*S5"), "{view}");
}

#[test]
fn law_68_a_hand_that_is_faced_brings_a_revoke_to_light() {
    let table = after(&format!("{REVOKE} SA S3 S8 S7"));
    let mut view = table.view(Seat::North);
    view.reveal(&only(Seat::West, dealt(&table, Seat::West))).unwrap();
    assert_eq!(written(&view), written(&table));
    assert_eq!(view.hands()[Seat::East], table.hands()[Seat::East], "the fourth hand follows from three");
    go(&mut view, "@2007:revoke,by=W,trick=0:");
}

#[test]
fn a_hand_that_contradicts_what_is_known_is_refused() {
    let table = after(REVOKE);
    let mut view = table.view(Seat::North);
    let before = view.clone();
    let hand = |text: &str| text.parse::<Deal>().unwrap().hand(Seat::North);
    let short: CardSet = dealt(&table, Seat::West).iter().skip(1).collect();
    let refused = view.reveal(&only(Seat::West, short)).unwrap_err();
    assert_eq!(refused, RevealError::Hands(HandsError::Count(Seat::West)));
    let north = hand(DEAL);
    assert_eq!(
        view.reveal(&only(Seat::West, north)),
        Err(RevealError::Hands(HandsError::Shared(north))),
        "dummy and the own hand are known"
    );
    let RevealError::Record(RecordError { at, refusal }) =
        view.reveal(&only(Seat::East, dealt(&table, Seat::West))).unwrap_err()
    else {
        panic!("east led a card that is not in that hand");
    };
    assert_eq!((at, refusal.reason.code()), (4, "card-not-held"));
    assert!(view == before, "nothing has changed");
}

/// A penalty card lies face up: its owner's hand has it.
#[test]
fn law_50_a_hand_has_the_cards_that_lie_exposed() {
    let mut table = after("1NT Pass Pass Pass");
    go(&mut table, "@2007:cards-exposed,by=W,cards=H8:yes;no");
    let mut view = table.view(Seat::North);
    assert_eq!(view.dealt()[Seat::West], Hand::UNSEEN);
    let mut other = dealt(&table, Seat::West);
    other.remove("H8".parse().unwrap());
    other.insert("H3".parse().unwrap());
    assert_eq!(
        view.reveal(&only(Seat::West, other)),
        Err(RevealError::Lacks(CardSet::of("H8".parse().unwrap())))
    );
    view.reveal(&only(Seat::West, dealt(&table, Seat::West))).unwrap();
}

#[test]
fn law_62_a_ruling_may_name_a_card_of_a_suit_the_hand_seemed_out_of() {
    // West revokes again in the next trick, and only that is noticed; or he plays another diamond than the one he owes.
    let again = (format!("{REVOKE} D2 D3 D9 *S6"), "@2007:revoke,by=W,trick=1:no;card=D5");
    let exposed = "@2007:cards-exposed,by=W,cards=D8:yes;no";
    let owed = (format!("{REVOKE} {exposed} D2 D3 D9"), "@2007:penalty-card-not-played,by=W,card=D5:refuse");
    let together = (format!("{REVOKE} D2 D3 D9"), "@2007:simultaneous-plays,by=E,card=HQ,first=D8:no;accept");
    for (actions, ruling) in [again, owed, together] {
        let mut server = after(&actions);
        let mut clients: Vec<Table> =
            [Seat::North, Seat::East, Seat::South].map(|seat| server.view(seat)).into();
        clients.push(server.public_view());
        go(&mut server, ruling);
        for client in &mut clients {
            go(client, ruling);
            assert_eq!(client.hands()[Seat::West].len(), server.hands()[Seat::West].len());
        }
    }
}

/// A discard that a ruling let stand is no revoke to those who cannot see the hand: nothing of the other side's revoke in the
/// trick depends on it (2017 law 62C3).
#[test]
fn law_62c3_a_discard_that_a_ruling_let_stand_is_no_revoke() {
    let stands = "@2017:several-cards,by=W,visible=H5:";
    let table = after(&format!(
        "1NT Pass Pass Pass CA C7 C5 C2 CK C8 C6 C3 CQ C9 {stands} *D2 @2017:revoke,by=N,trick=2:yes;no"
    ));
    assert_eq!(table.obligations().established().len(), 1);
    for seat in Seat::ALL {
        assert_eq!(table.view(seat).obligations().established(), table.obligations().established(), "{seat}");
    }
}

/// Where it was one and both were corrected, the ruling says so.
#[test]
fn law_62c3_a_revoke_that_a_ruling_let_stand_is_corrected_in_views_too() {
    // West has a club left.
    let stands = "@2017:several-cards,by=W,visible=H5:";
    let table = after(&format!(
        "1NT Pass Pass Pass CA C7 C5 C2 CK C8 {stands} *D2 @2017:revoke,by=N,trick=1:yes;no;card=C6"
    ));
    assert_eq!(table.obligations().established().len(), 0);
    for seat in Seat::ALL {
        assert_eq!(table.view(seat).turn(), table.turn(), "{seat}");
    }
}

#[test]
fn law_51_declarer_is_asked_about_a_hand_that_is_out_of_the_suit() {
    // East is out of spades for everybody to see, and two of his cards lie exposed.
    let deal: Deal = "N:AKQ2.AK2.AK2.432 43.QJ43.QJ43.AKQ JT98.T98.T98.JT9 765.765.765.8765".parse().unwrap();
    let mut server = Table::of_deal(Board::numbered(1).unwrap(), &deal);
    go(&mut server, "1NT Pass Pass Pass S4 S8 S7 SA SK S3 S9 S6 SQ D3 ST S5");
    go(&mut server, "@2007:cards-exposed,by=E,cards=CA+HQ:yes S2");
    let mut north = server.view(Seat::North);
    assert_eq!(north.pending(), server.pending());
    assert!(north.pending().is_some());
    go(&mut north, ">card=CA CA");
}

#[test]
fn law_51_a_client_takes_what_shows_that_nothing_was_to_be_decided() {
    // West seems out of diamonds, with two cards exposed; he has a diamond all the same.
    let mut server = after(REVOKE);
    let mut north = server.view(Seat::North);
    for action in ["@2007:cards-exposed,by=W,cards=C6+H8:yes", "D2", "D3", "D9", "D5"] {
        go(&mut server, action);
        let told = server.view(Seat::North).actions().last().unwrap().to_string();
        go(&mut north, &told);
    }
    assert_eq!(written(&north), written(&server.view(Seat::North)));
    assert!(written(&north).ends_with("*D5"), "{}", written(&north));
}
