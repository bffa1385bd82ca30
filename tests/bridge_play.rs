//! Laws 41 and 44: whose turn, which cards, who wins, what a client may know.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::{
    Action, Board, BoardResult, BySeat, Certainty, Deal, Denomination, Hand, Owed, Phase, Play, Reason, Seat,
    Side, Table,
};
use tricklaw::cards::{Card, CardSet, Source, Suit};

fn pick<T: Copy>(source: &mut Source, items: &[T]) -> T {
    items[source.below(items.len() as u128) as usize]
}

/// Law 44C and D from the thirteen cards dealt and the cards played, with nothing shared with the crate.
fn legal_by_the_book(hand: &[Card], gone: &[Card], led: Option<Card>) -> Vec<Card> {
    let left: Vec<Card> = hand.iter().copied().filter(|card| !gone.contains(card)).collect();
    let following: Vec<Card> =
        left.iter().copied().filter(|card| led.is_some_and(|led| led.suit() == card.suit())).collect();
    if following.is_empty() { left } else { following }
}

/// Law 44E and F: the winner by sorting the four cards.
fn winner_by_the_book(trump: Option<Suit>, led: Suit, cards: &[(Seat, Card)]) -> Seat {
    let worth = |card: Card| {
        let class = if Some(card.suit()) == trump { 2 } else { usize::from(card.suit() == led) };
        (class, card.rank())
    };
    cards.iter().max_by_key(|(_, card)| worth(*card)).unwrap().0
}

#[test]
fn random_plays_agree_with_a_second_reading_of_the_law() {
    let mut source = Source::from_seed(44);
    for round in 0..300 {
        let deal = Deal::random(&mut source);
        let hands = Seat::ALL.map(|seat| deal.hand(seat).iter().collect::<Vec<Card>>());
        let denomination = Denomination::ALL[round % 5];
        let declarer = Seat::ALL[round % 4];
        let mut play = Play::from_parts(declarer, denomination, deal.hands().map(Hand::known));
        let (mut gone, mut leader, mut won) = (Vec::new(), declarer.next(), [0; 2]);
        for _ in 0..13 {
            let mut trick: Vec<(Seat, Card)> = Vec::new();
            for seat in (0..4).map(|i| leader.plus(i)) {
                assert_eq!(play.turn(), Some(seat));
                let led = trick.first().map(|t| t.1);
                let legal = legal_by_the_book(&hands[seat.index()], &gone, led);
                assert_eq!(play.legal_cards(), Some(legal.iter().copied().collect()));
                for card in Card::all() {
                    assert_eq!(play.check(card).is_ok(), legal.contains(&card), "{card}");
                }
                let card = pick(&mut source, &legal);
                assert_eq!(play.play(card), Ok(Certainty::Certain));
                gone.push(card);
                trick.push((seat, card));
            }
            leader = winner_by_the_book(denomination.trump(), trick[0].1.suit(), &trick);
            won[leader.side().index()] += 1;
            assert_eq!(Side::ALL.map(|side| play.tricks_won(side)), won);
        }
        assert!(play.is_over());
        assert_eq!(play.turn(), None);
        assert_eq!(play.check(gone[0]).unwrap_err().reason, Reason::BoardOver);
    }
}

fn table(seed: u64) -> Table {
    Table::of_deal(Board::numbered(seed % 40 + 1).unwrap(), &Deal::random(&mut Source::from_seed(seed)))
}

fn actions_of(table: &Table) -> Vec<Action> {
    let calls = table.legal_calls().iter().map(Action::Call);
    let cards = table.legal_cards().unwrap_or_default();
    let face_down = cards.iter().filter(|_| table.phase() == Phase::OpeningLead);
    calls
        .chain(cards.iter().map(Action::Play))
        .chain(face_down.map(|card| Action::LeadFaceDown(Some(card))))
        .collect()
}

/// Plays a board at random to its end, sometimes with the lead face down.
fn random_board(seed: u64) -> Table {
    let mut source = Source::from_seed(seed.wrapping_mul(7919));
    let mut table = table(seed);
    while table.phase() != Phase::Over {
        let mut choices: Vec<Action> =
            actions_of(&table).into_iter().filter(|&a| table.check(a).is_ok()).collect();
        if let Some(Action::LeadFaceDown(Some(card))) = table.actions().last() {
            choices.push(Action::FaceLead(*card));
        }
        if table.phase() == Phase::Auction {
            choices.truncate(4);
        }
        table.apply(pick(&mut source, &choices)).unwrap();
    }
    table
}

#[test]
fn boards_replay_undo_and_read_back() {
    for seed in 0..150 {
        let mut table = random_board(seed);
        let start = Table::of_deal(table.board(), &Deal::random(&mut Source::from_seed(seed)));
        assert_eq!(start.replay(table.actions()).as_ref(), Ok(&table));
        let text: Vec<String> = table.actions().iter().map(Action::to_string).collect();
        let read: Vec<Action> = text.iter().map(|action| action.parse().unwrap()).collect();
        assert_eq!(read, table.actions());
        let actions = table.actions().to_vec();
        let mut half = table.clone();
        half.rewind(actions.len() / 2);
        assert_eq!(start.replay(&actions[..actions.len() / 2]), Ok(half));
        while let Some(action) = table.undo() {
            assert_eq!(action, actions[table.actions().len()]);
        }
        assert_eq!(table, start);
    }
}

#[test]
fn a_refused_action_changes_nothing() {
    for seed in 0..40 {
        let whole = random_board(seed);
        for length in 0..=whole.actions().len() {
            let mut table = whole.clone();
            table.rewind(length);
            let before = table.clone();
            let all = tricklaw::bridge::Call::all()
                .map(Action::Call)
                .chain(
                    Card::all()
                        .flat_map(|c| [Action::Play(c), Action::LeadFaceDown(Some(c)), Action::FaceLead(c)]),
                )
                .chain((0..=255).map(Action::AgreedClaim));
            for action in all {
                assert_eq!(table.check(action), before.clone().apply(action));
                if table.check(action).is_err() {
                    assert!(table.apply(action).is_err());
                    assert_eq!(table, before);
                }
            }
        }
    }
}

/// A view shows the own hand, dummy once the lead is faced, and nothing else that was not played.
#[test]
fn views_leak_nothing() {
    for seed in 0..60 {
        let whole = random_board(seed);
        for length in 0..=whole.actions().len() {
            let mut table = whole.clone();
            table.rewind(length);
            for seat in Seat::ALL {
                let view = table.view(seat);
                assert_eq!(
                    (view.phase(), view.turn(), view.contract()),
                    (table.phase(), table.turn(), table.contract())
                );
                let faced = table.play().is_some_and(|play| !play.played().is_empty());
                let dummy = table.contract().map(|c| c.dummy());
                for (other, hand) in view.dealt().iter() {
                    let open = other == seat || (faced && dummy == Some(other));
                    let expected = if open { table.dealt()[other] } else { Hand::UNSEEN };
                    assert_eq!(*hand, expected);
                }
                for (other, hand) in view.hands().iter() {
                    assert_eq!(hand.len(), table.hands()[other].len());
                }
                // What is certain in the view is true at the table.
                for card in Card::all() {
                    let truth = table.check(Action::Play(card)).is_ok();
                    match view.check(Action::Play(card)) {
                        Ok(Certainty::Certain) => assert!(truth),
                        Ok(Certainty::CannotKnow) => {}
                        Err(_) => assert!(!truth, "{card} refused to {seat}"),
                    }
                }
            }
        }
    }
}

/// A client that gets the actions one by one, and dummy's hand when it is spread (law 41D), knows what a view tells.
#[test]
fn a_view_can_be_played_on_with_dummys_hand() {
    for seed in 0..60 {
        let whole = random_board(seed);
        let mut table = whole.replay(&[]).unwrap();
        let mut clients = Seat::ALL.map(|seat| table.view(seat));
        for &action in whole.actions() {
            table.apply(action).unwrap();
            let faced = table.play().is_some_and(|play| play.played().len() == 1);
            for (client, seat) in clients.iter_mut().zip(Seat::ALL) {
                let view = table.view(seat);
                client.apply(*view.actions().last().unwrap()).unwrap();
                if let (true, Some(contract)) = (faced, table.contract()) {
                    client.reveal(table.view(contract.dummy()).dealt()).unwrap();
                }
                assert!(*client == view, "seed {seed}, {seat}, after {action}");
            }
        }
    }
}

#[test]
fn a_hidden_hand_cannot_be_known() {
    let table = random_board(3);
    let mut early = table.clone();
    early.rewind(table.actions().iter().position(|a| !matches!(a, Action::Call(_))).unwrap());
    let leader = early.turn().unwrap();
    assert!(early.view(leader).legal_cards().is_some());
    assert_eq!(early.view(leader.next()).legal_cards(), None);
    assert_eq!(early.public_view().legal_cards(), None);
}

#[test]
fn the_fourth_hand_follows_from_three() {
    let deal = Deal::random(&mut Source::from_seed(4));
    let mut hands = deal.hands().map(Hand::known);
    hands[Seat::West] = Hand::UNSEEN;
    let table = Table::new(Board::numbered(1).unwrap(), hands).unwrap();
    assert_eq!(table.dealt()[Seat::West], Hand::known(deal.hand(Seat::West)));
    hands[Seat::West] = Hand::known(deal.hand(Seat::North));
    assert!(Table::new(Board::numbered(1).unwrap(), hands).is_err());
    hands[Seat::West] = Hand { known: CardSet::EMPTY, hidden: 12 };
    assert!(Table::new(Board::numbered(1).unwrap(), hands).is_err());
}

fn suits_deal() -> Deal {
    let hands = BySeat([Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs].map(CardSet::suit));
    Deal::from_hands(hands).unwrap()
}

fn played(calls_and_cards: &str) -> Table {
    let mut table = Table::of_deal(Board::numbered(1).unwrap(), &suits_deal());
    for action in calls_and_cards.split_whitespace() {
        table.apply(action.parse().unwrap()).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
    }
    table
}

fn refused(table: &Table, seat: Seat, action: &str) -> (String, Owed) {
    let refusal = table.check_by(seat, action.parse().unwrap()).unwrap_err();
    (format!("{} {}", refusal.reason.code(), refusal.law), refusal.owed)
}

#[test]
fn acting_out_of_turn_is_refused_by_its_law() {
    let table = played("1S Pass");
    assert_eq!(
        refused(&table, Seat::West, "Pass"),
        ("not-your-turn-to-call 2007 law 17C".into(), Owed::Turn(Seat::South))
    );
    assert_eq!(refused(&table, Seat::South, "SA").0, "auction-not-over 2007 law 22A");
    let table = played("1S Pass Pass Pass");
    assert_eq!(
        refused(&table, Seat::West, "CA"),
        ("not-your-opening-lead 2007 law 41A".into(), Owed::Turn(Seat::East))
    );
    let table = played("1S Pass Pass Pass HA");
    // Dummy's cards are the declarer's to play (law 45B).
    assert_eq!((table.turn(), table.actor()), (Some(Seat::South), Some(Seat::North)));
    assert_eq!(
        refused(&table, Seat::South, "DA"),
        ("dummy-may-not-play 2007 law 45F".into(), Owed::Turn(Seat::North))
    );
    assert_eq!(refused(&table, Seat::West, "CA").0, "not-your-turn-to-play 2007 law 44B");
    assert!(table.check_by(Seat::North, "D2".parse().unwrap()).is_ok());
    let passed = played("Pass Pass Pass Pass");
    assert_eq!(passed.check("SA".parse().unwrap()).unwrap_err().reason, Reason::PassedOut);
    assert_eq!(passed.result(), Some(BoardResult::PassedOut));
}

/// What a server has from one player cannot settle the board, put a ruling on record or let a revoke pass.
#[test]
fn what_is_not_one_players_to_do_is_refused_from_a_player() {
    let table = played("1S Pass Pass Pass HA");
    for (action, why) in [
        ("=9", "not-yours 2007 law 69A"),
        ("*DA", "not-yours 2007 law 10A"),
        ("-", "not-yours 2007 law 10A"),
        ("@2007:wrong-board:", "not-yours 2007 law 10A"),
    ] {
        for seat in Seat::ALL {
            assert_eq!(refused(&table, seat, action), (why.into(), Owed::Nothing), "{action} by {seat}");
        }
    }
    let mut agreed = table.clone();
    assert!(agreed.apply_by(Seat::North, Action::AgreedClaim(9)).is_err() && agreed == table);
    agreed.apply(Action::AgreedClaim(9)).unwrap();
}

#[test]
fn law_41_the_lead_may_wait_face_down() {
    let table = played("1S Pass Pass Pass ?HA");
    assert_eq!(table.phase(), Phase::OpeningLead);
    assert_eq!(refused(&table, Seat::East, "H2").0, "lead-not-faced 2007 law 41C");
    assert_eq!(refused(&table, Seat::East, "!H2").0, "lead-not-faced 2007 law 41C");
    assert_eq!(refused(&table, Seat::East, "?H2").0, "no-face-down-lead 2007 law 41A");
    assert_eq!(table.view(Seat::North).actions().last(), Some(&Action::LeadFaceDown(None)));
    assert_eq!(table.view(Seat::East).actions().last(), Some(&Action::LeadFaceDown("HA".parse().ok())));
    // Dummy is not spread before the lead is faced.
    assert_eq!(table.view(Seat::North).dealt()[Seat::South], Hand::UNSEEN);
    let faced = played("1S Pass Pass Pass ?HA !HA");
    assert_eq!(faced.phase(), Phase::Play);
    assert!(faced.view(Seat::North).dealt()[Seat::South].is_known());
    assert_eq!(
        played("1S Pass Pass Pass").check("!HA".parse().unwrap()).unwrap_err().reason,
        Reason::NoFaceDownLead
    );
}

#[test]
fn agreed_claims_settle_the_board_within_what_is_possible() {
    // North has all the spades: seven spades, and one trick is played.
    let table = played("7S Pass Pass Pass HA D2 C2 S2");
    assert_eq!(table.play().unwrap().tricks_won(Side::NorthSouth), 1);
    assert_eq!(table.check(Action::AgreedClaim(0)).unwrap_err().reason, Reason::ImpossibleClaim);
    let mut settled = table.clone();
    settled.apply(Action::AgreedClaim(13)).unwrap();
    assert_eq!(settled.phase(), Phase::Over);
    let Some(BoardResult::Played { tricks, score, .. }) = settled.result() else { panic!() };
    assert_eq!((tricks, score), (13, 1510));
    assert_eq!(settled.result().unwrap().north_south(), 1510);
    let mut down = table.clone();
    down.apply(Action::AgreedClaim(1)).unwrap();
    assert_eq!(down.result().unwrap().north_south(), -600);
    assert_eq!(down.check("S3".parse().unwrap()).unwrap_err().reason, Reason::BoardOver);
    // Nor what the defenders have won already: north takes the first trick against one notrump.
    let table = played("Pass Pass Pass 1NT Pass Pass Pass SA H2 D2 C2");
    assert_eq!(table.play().unwrap().tricks_won(Side::NorthSouth), 1);
    assert_eq!(table.check(Action::AgreedClaim(13)).unwrap_err().reason, Reason::ImpossibleClaim);
    assert!(table.check(Action::AgreedClaim(12)).is_ok());
}

/// Law 44C: who has a card of the suit led where everybody sees it must follow suit, whatever else he holds.
#[test]
fn a_hand_that_is_seen_in_part_follows_with_what_is_seen() {
    let deal = Deal::random(&mut Source::from_seed(44));
    let mut hands = deal.hands().map(Hand::known);
    let (led, seat) = (Suit::Spades, Seat::West);
    let faced = deal.hand(seat).of_suit(led).iter().next().unwrap();
    hands[seat] = Hand { known: CardSet::of(faced), hidden: 12 };
    hands[Seat::East] = Hand::UNSEEN;
    let mut play = Play::from_parts(Seat::East, Denomination::NoTrump, hands);
    let card = deal.hand(Seat::South).of_suit(led).iter().next().unwrap();
    play.play(card).unwrap();
    assert!(play.possible_cards().iter().all(|card| card.suit() == led));
    assert_eq!(play.check(faced), Ok(Certainty::Certain));
    let other = deal.hand(seat).iter().find(|card| card.suit() != led).unwrap();
    assert_eq!(play.check(other).unwrap_err().reason, Reason::MustFollowSuit);
    assert_eq!(play.check(card).unwrap_err().reason, Reason::CardAlreadyPlayed);
}

/// In the text of an action a card has its suit first, whatever its rank: `5S` is a bid, so that `9S` is not taken for a card either.
#[test]
fn a_card_in_the_text_of_an_action_has_its_suit_first() {
    for card in Card::all() {
        let (suit, rank) = (card.suit(), card.rank());
        assert_eq!(format!("{suit}{rank}").parse(), Ok(Action::Play(card)));
        let rank_first = format!("{rank}{suit}");
        match rank_first.parse() {
            Ok(Action::Call(call)) => assert_eq!(call.to_string(), rank_first, "a bid"),
            other => assert!(other.is_err() && rank.index() > 5, "{rank_first}: {other:?}"),
        }
        for sign in ["?", "!", "*"] {
            assert!(format!("{sign}{suit}{rank}").parse::<Action>().is_ok());
            assert!(format!("{sign}{rank_first}").parse::<Action>().is_err(), "{sign}{rank_first}");
        }
    }
    for (text, card) in [("s10", "ST"), ("♠9", "S9"), ("黑桃A", "SA")] {
        assert_eq!(text.parse(), Ok(Action::Play(card.parse().unwrap())));
    }
    let refused = "9S".parse::<Action>().unwrap_err().to_string();
    assert!(refused.contains("a card, suit first"), "{refused}");
}
