//! Actions as text: what is none, and what is refused in its place and changes nothing.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::shengji::{Action, ActionValue, ParseActionError};

mod shengji_cases;
use shengji_cases::{hands, run};

#[test]
fn wrong_actions_change_nothing() {
    let start = hands("SK SK", "S3 S3", "S4 S4", "SA SA");
    let table = run(start, &["play N SK SK"]).unwrap();
    let cases = [
        ("play N S3 S3", "not-your-turn", "12 ¶2"),
        ("play W S3", "wrong-count", "12 ¶2"),
        ("play W S3 S4", "not-held", "12 ¶1"),
        ("draw 1", "wrong-phase", "6(20)"),
        ("settle", "wrong-phase", "6(20)"),
        ("name W H", "wrong-phase", "6(20)"),
        ("stands", "wrong-phase", "6(20)"),
        ("resolve 0 1 heavy", "wrong-phase", "6(20)"),
        ("demand S", "wrong-phase", "6(20)"),
        ("reveal C3", "wrong-phase", "6(20)"),
        ("declare W S2 1", "wrong-phase", "6(20)"),
        ("pass W", "wrong-phase", "6(20)"),
        ("drawn 1 S3", "wrong-phase", "6(20)"),
        ("settled", "wrong-phase", "6(20)"),
        ("take W N SK", "no-surplus", "32(3)"),
        ("revoke S S4 S4", "not-your-turn", "12 ¶2"),
    ];
    for (action, code, article) in cases {
        let mut again = table.clone();
        let refusal = again.apply(action.parse().unwrap()).unwrap_err();
        assert_eq!((refusal.code(), refusal.law().article), (code, article), "{action}");
        assert_eq!(again, table, "{action}");
    }
}

/// A sign with nothing behind it names no part, no kitty and nobody: it is told where it stands.
#[test]
fn a_sign_with_nothing_behind_it() {
    for (text, at) in [
        ("play N SK =", 10),
        ("play N SK = ", 10),
        ("  play N SK =", 12),
        ("play N SK SA = SK +", 18),
        ("play N SK SA = + SK", 13),
        ("play N SK SA = SK + + SA", 18),
        ("play N 黑桃K =", 11),
        ("settled S3 =", 11),
        ("settled =", 8),
        ("fails 0 / 0 W =", 14),
    ] {
        let error = text.parse::<Action>().unwrap_err();
        assert_eq!(error, ParseActionError::NothingBehind { at }, "{text}");
        assert_eq!(error.to_string(), format!("nothing stands behind the sign at character {}", at + 1));
    }
    for text in ["lead N SK =", "=", "play N", "stands now"] {
        assert_eq!(text.parse::<Action>(), Err(ParseActionError::NotAnAction), "{text}");
    }
    assert_eq!(ParseActionError::NotAnAction.to_string(), "not an action of a Shengji table");
}

/// A value that is none of its kind is told with its place: the first of them, in characters.
#[test]
fn a_value_of_another_kind() {
    let cases = [
        ("play X SA", 5, ActionValue::Seat),
        ("play N SX", 7, ActionValue::Card),
        ("  play  N SA,SX", 13, ActionValue::Card),
        ("play N 黑桃K 黑桃Z", 11, ActionValue::Card),
        ("play N SK SA = SX + SA", 15, ActionValue::Card),
        ("play N SA SA SA SA", 16, ActionValue::Copy),
        ("bury =", 5, ActionValue::Card),
        ("draw x", 5, ActionValue::Number),
        ("draw -1", 5, ActionValue::Number),
        ("drawn 1 SX", 8, ActionValue::Card),
        ("declare N S2 two", 13, ActionValue::Number),
        ("name N X", 7, ActionValue::Suit),
        ("settled S3 = X", 13, ActionValue::Card),
        ("fails 0 / x W", 10, ActionValue::Number),
        ("fails 0 / 0 X", 12, ActionValue::Seat),
        ("fails 0 / 0 W = X", 16, ActionValue::Seat),
        ("resolve 0 5 heavy", 10, ActionValue::Grade),
        ("resolve 0 1 grave", 12, ActionValue::Exposure),
        ("demand X", 7, ActionValue::Group),
        ("forbid C and forbid X", 20, ActionValue::Group),
        ("take N W SX", 9, ActionValue::Card),
        ("fine NE 1 1", 5, ActionValue::Side),
        ("fine NS 1 0", 10, ActionValue::Times),
    ];
    for (text, at, needed) in cases {
        let error = text.parse::<Action>().unwrap_err();
        assert_eq!(error, ParseActionError::Value { at, needed }, "{text}");
        assert_eq!(error.to_string(), format!("character {}: {needed} is needed", at + 1));
    }
    for (text, same) in
        [("fine ns 1 1", "fine NS 1 1"), ("fine 东西 2 1", "fine EW 2 1"), ("play n sa", "play N SA")]
    {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), same);
    }
}

#[test]
fn text_that_is_no_action() {
    for text in [
        "",
        "play",
        "play N",
        "play X SA",
        "play N SA = SX",
        "play N SK =",
        "play N SK SA = SK +",
        "play N SK SA = + SK",
        "draw -1",
        "draw x",
        "declare N S2",
        "resolve 0 5 heavy",
        "resolve 0 1 grave",
        "demand",
        "demand X",
        "fine NE 1 1",
        "fine NS 1 0",
        "fine NS 1 256",
        "fails x",
        "stands now",
        "settle now",
        "drawn",
        "drawn x S3",
        "drawn 1 S3 = S4",
        "settled SX",
        "settled S3 = X",
        "take N",
        "take N W SX",
        "revoke W",
        "revoke X S3",
        "Settle",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text}");
    }
    for text in [
        "fails 0 1 / 0 W S / 1 E = W",
        "forbid trump",
        "demand nothing",
        "forbid cards SA SA",
        "demand S without SA SA",
        "bury",
        "reveal C3",
        "drawn 4",
        "drawn 4 SA SA",
        "settled",
        "settled BJ S3",
        "settled = S3 D3",
        "settled BJ S3 = BJ S3",
        "take W N 2",
        "take N E SA SA",
        "revoke W HA",
    ] {
        assert_eq!(
            text.parse::<Action>().unwrap().to_string().parse::<Action>().unwrap().to_string(),
            text.replace("W S", "S W")
        );
    }
}
