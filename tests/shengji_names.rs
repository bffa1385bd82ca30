//! What is said of a deal of Shengji by name: the stages of a deal, and rule sets as text.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::Rank;
use tricklaw::shengji::{KittyMultiplier, Levels, ParseRulesError, Phase, Rules, Seat, TripleBreaking};

#[test]
fn a_stage_is_shown_by_its_name() {
    let stages = [
        Phase::Declaring,
        Phase::NamingSuit(Seat::West),
        Phase::Burying,
        Phase::Playing,
        Phase::AwaitingVerdict,
        Phase::Resolving,
        Phase::Over,
        Phase::Redeal,
    ];
    let names =
        ["declaring", "naming-suit", "burying", "playing", "awaiting-verdict", "resolving", "over", "redeal"];
    assert_eq!(stages.map(|stage| stage.to_string()), names);
}

#[test]
fn the_first_setting_of_every_switch_is_the_books() {
    assert_eq!(Rules::SWITCHES.len(), 11);
    for (switch, settings) in Rules::SWITCHES {
        assert_eq!(Rules::CN_2002.setting(switch), Some(settings[0]), "{switch}");
    }
    assert_eq!(Rules::CN_2002.setting("mustPlay"), None);
}

#[test]
fn every_setting_reads_back_from_the_text_of_its_rules() {
    for (switch, settings) in Rules::SWITCHES {
        for (at, setting) in settings.iter().enumerate() {
            let house = Rules::CN_2002.with(switch, setting).unwrap();
            assert_eq!(house.setting(switch), Some(*setting));
            assert_eq!(house == Rules::CN_2002, at == 0, "{switch} {setting}");
            assert_eq!(house.to_string().parse(), Ok(house), "{switch} {setting}");
        }
    }
}

#[test]
fn a_rule_set_is_a_line_of_text() {
    let house = Rules {
        triple_breaking: TripleBreaking::Never,
        kitty_multiplier: KittyMultiplier::PowerOfTwo,
        must_play: Levels::NONE.with(Rank::King).with(Rank::Five),
        ..Rules::CN_2002
    };
    let text = "CN-2002, tripleBreaking never, kittyMultiplier power-of-two, mustPlay 5 K";
    assert_eq!((house.to_string().as_str(), text.parse()), (text, Ok(house)));
    assert_eq!(Rules::CN_2002.to_string(), "CN-2002");
    assert_eq!(
        "CN-2002,mustPlay  K 5 ,kittyMultiplier   power-of-two,tripleBreaking never".parse(),
        Ok(house)
    );
}

#[test]
fn what_is_no_rule_set_says_where() {
    let cases = [
        ("", 0),
        ("tripleBreaking never", 0),
        ("CN-2002,", 1),
        ("CN-2002, tripleBreaking", 1),
        ("CN-2002, tripleBreaking sometimes", 1),
        ("CN-2002, tripleBreaking never, doubleBreaking never", 2),
        ("CN-2002, mustPlay 1", 1),
    ];
    for (text, part) in cases {
        assert_eq!(text.parse::<Rules>(), Err(ParseRulesError { part }), "{text}");
    }
    let told = "CN-2002, mustPlay 1".parse::<Rules>().unwrap_err().to_string();
    assert!(told.starts_with("not a rule set: part 2 is no CN-2002,"), "people count from 1: {told}");
}
