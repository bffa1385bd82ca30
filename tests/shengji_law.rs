//! Irregularities: art. 29-36.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::Suit;
use tricklaw::shengji::law::{
    ClaimFault, CountFault, CountStage, DELAY_RULING, Decider, DrawnCard, Exposure, Grade, Gravity,
    LeadDemand, Measure, Memory, Right, SamePlayer, information_ruling, penalty_right,
};
use tricklaw::shengji::law::{
    RevokeFound, TurnFault, TurnRemedy, count_ruling, exposure_ruling, inspect_trick, unrecorded_count_ruling,
};
use tricklaw::shengji::law::{WrongPlay, revoke_ruling, turn_ruling, wrong_play_ruling};
use tricklaw::shengji::{Bag, BySeat, Group, Rules, Seat};

mod shengji_cases;
use shengji_cases::{bag, lead, trump};

use Measure::{Fine, None as Nothing, RoundLost, Violation, Warning};
use Seat::{East, North, South, West};

#[test]
fn article_31_out_of_turn() {
    // Whether to punish is for the referee to say, and warnings and violations are punishments (art. 29); only what is serious is fined.
    let up_to_two = [Nothing, Warning, Violation, Fine(Grade::One), Fine(Grade::Two)];
    let rows: [(TurnFault, TurnRemedy, &[Measure], &str); 5] = [
        (TurnFault::Draw(DrawnCard::Unseen), TurnRemedy::Returned, &[Nothing], "31(1)(1)"),
        (TurnFault::Draw(DrawnCard::Seen), TurnRemedy::Returned, &up_to_two[..4], "31(1)(2)"),
        (TurnFault::Draw(DrawnCard::InHand), TurnRemedy::TakenFromHand, &up_to_two, "31(1)(3)"),
        (TurnFault::Lead, TurnRemedy::Exposed, &[Warning, Violation, Fine(Grade::One)], "31(2)"),
        (TurnFault::Follow, TurnRemedy::PlayInTurn, &up_to_two, "31(2)"),
    ];
    for (fault, remedy, measures, article) in rows {
        let ruling = turn_ruling(fault);
        assert_eq!(
            (ruling.remedy, ruling.measures, ruling.law.article),
            (remedy, measures, article),
            "{fault:?}"
        );
    }
}

#[test]
fn article_32_who_decides_before_burying() {
    // Dealer north, so the dealer's side is north-south.
    let cases = [
        (South, East, false, East, "one of each side: the player not at fault"),
        (East, South, true, South, "one of each side: the player not at fault"),
        (South, North, false, East, "both of the dealer's side: the player after the one at fault"),
        (North, South, true, West, "both of the dealer's side: the player after the one at fault"),
        (East, West, false, North, "both defenders, the kitty not looked at: the dealer"),
        (East, West, true, South, "both defenders, the kitty looked at: the dealer's partner"),
    ];
    for (offender, other, kitty_seen, decider, why) in cases {
        let ruling = count_ruling(
            CountStage::BeforeBurying { kitty_seen },
            CountFault::new(North, offender, other).unwrap(),
        );
        assert_eq!(ruling.decider, Decider::ContinueOrRedeal(decider), "{why}");
        assert_eq!((ruling.measures, ruling.law.article), (&[Violation][..], "32(1)"));
    }
}

#[test]
fn article_32_the_two_players_are_different() {
    for seat in Seat::ALL {
        let refused = CountFault::new(North, seat, seat).unwrap_err();
        assert_eq!((refused, refused.law().article), (SamePlayer(seat), "32(1)"));
        let others = Seat::ALL.into_iter().filter(|&other| CountFault::new(North, seat, other).is_ok());
        assert_eq!(others.count(), 3);
    }
}

#[test]
fn article_32_later() {
    let fault = CountFault::new(North, East, South).unwrap();
    let up_to_two = [Warning, Fine(Grade::One), Fine(Grade::Two)];
    let within_the_round = [&[Warning, Violation][..], &Grade::ALL.map(Fine)].concat();
    let rows = [
        (CountStage::BeforeFirstLead, Decider::ShortDraws, &up_to_two[..], [0, 0, 0], "32(2)"),
        (CountStage::DuringPlay, Decider::Referee, &within_the_round, [0, 0, 0], "32(3)"),
        (CountStage::BoardUnseen, Decider::ByRecord, &[], [50, 0, 0], "32(4)(1)"),
        (CountStage::BoardSeen, Decider::ByRecord, &[], [50, 100, 50], "32(4)(1)"),
        (CountStage::BoardCardUsed, Decider::BoardVoid, &[], [50, 75, 75], "32(4)(1)"),
    ];
    for (stage, decider, measures, points, article) in rows {
        let ruling = count_ruling(stage, fault);
        assert_eq!((ruling.decider, ruling.standard_points), (decider, points));
        assert_eq!((ruling.measures, ruling.law.article), (measures, article), "{stage:?}");
    }
}

#[test]
fn article_32_boards_without_a_record() {
    let fault = CountFault::new(North, East, South).unwrap();
    let rows = [
        (CountStage::BoardUnseen, Memory::Remembered, Decider::ByMemory, [50, 0, 0]),
        (CountStage::BoardUnseen, Memory::Lost, Decider::BoardVoid, [50, 0, 0]),
        (CountStage::BoardSeen, Memory::Remembered, Decider::ByMemory, [50, 100, 50]),
        (CountStage::BoardSeen, Memory::Lost, Decider::BoardVoid, [50, 100, 50]),
        (CountStage::BoardCardUsed, Memory::Remembered, Decider::BoardVoid, [50, 75, 75]),
    ];
    for (stage, memory, decider, points) in rows {
        let ruling = unrecorded_count_ruling(stage, fault, memory);
        assert_eq!((ruling.decider, ruling.standard_points), (decider, points), "{stage:?}");
        assert_eq!(ruling.law.article, "32(4)(2)");
    }
    // At the first table a board is like any other deal.
    for stage in [CountStage::BeforeFirstLead, CountStage::DuringPlay] {
        assert_eq!(unrecorded_count_ruling(stage, fault, Memory::Remembered), count_ruling(stage, fault));
    }
}

#[test]
fn article_36_revokes() {
    let found = revoke_ruling(RevokeFound::SameTrick);
    assert!(found.corrected && found.exposed);
    assert_eq!(found.measures, exposure_ruling(Exposure::Heavy).measures);
    let late = revoke_ruling(RevokeFound::Established);
    assert!(!late.corrected && !late.exposed);
    assert_eq!(late.measures, [Fine(Grade::Two), Fine(Grade::Three), Fine(Grade::Four), RoundLost]);
    // Art. 34(2): a slight error corrected at once may be let pass, or be warned about (art. 29(1)); any other is a revoke.
    let slight = wrong_play_ruling(WrongPlay::Slight, RevokeFound::SameTrick);
    assert!(slight.corrected && !slight.exposed);
    assert_eq!(slight.measures, [Nothing, Warning]);
    assert_eq!(wrong_play_ruling(WrongPlay::Serious, RevokeFound::Established), late);
    assert_eq!(
        wrong_play_ruling(WrongPlay::Slight, RevokeFound::Established),
        late,
        "34(2): slight only while it is corrected"
    );
}

#[test]
fn article_35_exposed_cards() {
    let light = exposure_ruling(Exposure::Light);
    assert_eq!((light.exposed, light.measures, light.law.article), (false, &[Warning][..], "35(1)"));
    let heavy = exposure_ruling(Exposure::Heavy);
    let measures = [Warning, Violation, Fine(Grade::One)];
    assert_eq!((heavy.exposed, heavy.measures, heavy.law.article), (true, &measures[..], "35(2)"));
}

#[test]
fn a_played_trick_is_checked_after_the_fact() {
    // A35.
    let lead = lead("S9 S9", trump("2H"));
    let mut hands = BySeat([Bag::EMPTY; 4]);
    hands[East] = bag("S9 S9 D3");
    hands[North] = bag("SK SK S3 S4");
    hands[West] = bag("SQ D3 D3");
    hands[South] = bag("C3 C4 H5");
    let plays = ["S3 S4", "D3 D3", "C3 C4"].map(bag);
    let revokes = inspect_trick(&lead, East, &plays, &hands, &Rules::CN_2002);
    let found: Vec<_> = revokes.iter().map(|revoke| (revoke.seat, revoke.refusal.law().article)).collect();
    assert_eq!(found, [(North, "13 ¶3"), (West, "13 ¶1")]);
    assert!(
        inspect_trick(&lead, East, &["SK SK", "SQ D3", "H5 C4"].map(bag), &hands, &Rules::CN_2002).is_empty()
    );
}

#[test]
fn article_35_demands_on_a_lead() {
    // A42: the suit required or forbidden, the card required or forbidden.
    let trump = trump("2H");
    let (clubs, spades) = (Group::Side(Suit::Clubs), Group::Side(Suit::Spades));
    let (hand, exposed) = (bag("CK C3 S4 S5 D9"), bag("CK"));
    let cases = [
        (LeadDemand::Free, "S4", true),
        (LeadDemand::Suit(clubs), "C3", true),
        (LeadDemand::Suit(clubs), "S4", false),
        (LeadDemand::NotSuit(clubs), "S4", true),
        (LeadDemand::NotSuit(clubs), "CK", false),
        (LeadDemand::Cards(exposed), "CK", true),
        (LeadDemand::Cards(exposed), "CK C3", true),
        (LeadDemand::Cards(exposed), "C3", false),
        (LeadDemand::NotCards(exposed), "C3", true),
        (LeadDemand::NotCards(exposed), "CK", false),
    ];
    for (demand, led, met) in cases {
        assert!(demand.check(exposed, trump).is_ok());
        let answer = demand.check_lead(bag(led), hand, trump);
        assert_eq!(answer.is_ok(), met, "{demand:?}: {led}");
        assert!(answer.is_ok() || answer.unwrap_err().law().article == "35(2)");
    }
    assert!(LeadDemand::Suit(spades).check(exposed, trump).is_err(), "no exposed spade");
    assert!(LeadDemand::Cards(bag("C3")).check(exposed, trump).is_err(), "not exposed");
    assert!(LeadDemand::Cards(Bag::EMPTY).check(exposed, trump).is_err());
    assert!(
        LeadDemand::NotSuit(clubs).check_lead(bag("CK"), bag("CK C3"), trump).is_ok(),
        "nothing else to lead"
    );
    assert!(
        LeadDemand::NotCards(exposed).check_lead(bag("CK"), bag("CK"), trump).is_ok(),
        "nothing else to lead"
    );
}

#[test]
fn articles_37_and_38_leave_the_measure_to_the_referee() {
    let fines = Grade::ALL.map(Fine);
    let ruling = information_ruling(Gravity::Ordinary);
    let ordinary = ruling.measures;
    assert_eq!(ordinary, [&[Warning, Violation][..], &fines].concat());
    // Only what is repeated or very serious can lose the round or end in suspension.
    let grave = information_ruling(Gravity::Grave);
    assert_eq!(grave.measures, [ordinary, &[RoundLost, Measure::Suspended]].concat());
    assert_eq!((ruling.law.article, grave.law.article), ("37", "37"));
    assert_eq!((DELAY_RULING.measures, DELAY_RULING.law.article), (&[Warning, Violation][..], "38"));
}

#[test]
fn article_39_never_takes_a_right_away_by_itself() {
    for (fault, lost, article) in [
        (ClaimFault::OutsiderFirst, Right::Lost, "39(4)(1)"),
        (ClaimFault::ActedFirst, Right::Lost, "39(4)(2)"),
        (ClaimFault::TookProfit, Right::LostActionVoid, "39(4)(2)"),
        (ClaimFault::Consulted, Right::Lost, "39(4)(3)"),
        (ClaimFault::TooLate, Right::Lost, "39(4)(4)"),
    ] {
        let (rights, law) = penalty_right(fault);
        assert_eq!((rights, law.article), (&[Right::Kept, lost][..], article));
    }
}
