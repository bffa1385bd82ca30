//! The table of paragraphs in `docs/laws.md` says what is true: every law is in it, every test it names exists.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const TABLE: &str = include_str!("../docs/laws.md");

const TESTS: [&str; 24] = [
    include_str!("bridge_auction.rs"),
    include_str!("bridge_dummy.rs"),
    include_str!("bridge_play.rs"),
    include_str!("law_as_established.rs"),
    include_str!("law_calls_meet.rs"),
    include_str!("law_change_and_insufficient.rs"),
    include_str!("law_defective.rs"),
    include_str!("law_dummy_and_tricks.rs"),
    include_str!("law_editions.rs"),
    include_str!("law_enforced_passes.rs"),
    include_str!("law_inadmissible.rs"),
    include_str!("law_information.rs"),
    include_str!("law_interplay.rs"),
    include_str!("law_board.rs"),
    include_str!("law_kept_penalty_card.rs"),
    include_str!("law_leads.rs"),
    include_str!("law_out_of_turn.rs"),
    include_str!("law_penalty_cards.rs"),
    include_str!("law_played_cards.rs"),
    include_str!("law_plays_meet.rs"),
    include_str!("law_restricted_cards.rs"),
    include_str!("law_revoke.rs"),
    include_str!("law_rotation.rs"),
    include_str!("law_transfer.rs"),
];

/// Law, state and the rest of each row.
fn rows() -> Vec<(&'static str, &'static str, &'static str)> {
    let cells = |line: &'static str| {
        let mut cells = line.trim_matches('|').splitn(3, '|').map(str::trim);
        Some((cells.next()?, cells.next()?, cells.next()?))
    };
    let is_law = |row: &(&str, &str, &str)| row.0.starts_with(|c: char| c.is_ascii_digit());
    TABLE.lines().filter_map(cells).filter(is_law).collect()
}

#[test]
fn every_implemented_paragraph_names_a_test_that_exists() {
    for (law, state, rest) in rows() {
        let name = rest.trim_matches('`');
        let exists = TESTS.iter().any(|tests| tests.contains(&format!("fn {name}()")));
        match state {
            "implemented" => assert!(exists, "law {law}: no test {name}"),
            "judgement" | "procedure" => assert!(!rest.is_empty(), "law {law}"),
            other => panic!("law {law}: {other} is no state"),
        }
    }
}

#[test]
fn every_law_of_the_two_chapters_is_in_the_table() {
    let rows = rows();
    for law in (23..=39).chain(41..=67) {
        let named = |row: &(&str, &str, &str)| {
            let digits: String = row.0.chars().take_while(char::is_ascii_digit).collect();
            digits == law.to_string()
        };
        assert!(rows.iter().any(named), "law {law}");
    }
    assert!(rows.len() > 180, "{}", rows.len());
}

#[test]
fn every_finding_named_is_one_that_is_asked() {
    use tricklaw::bridge::law::Question;
    for (law, state, rest) in rows() {
        let named = rest.split('`').skip(1).step_by(2);
        for code in named.filter(|_| state == "judgement") {
            assert!(Question::ALL.iter().any(|question| question.code() == code), "law {law}: {code}");
        }
    }
}

const PROCEDURES: [(&str, &str); 33] = [
    ("adjusted.rs", include_str!("../src/bridge/law/adjusted.rs")),
    ("auction_cards.rs", include_str!("../src/bridge/law/auction_cards.rs")),
    ("board.rs", include_str!("../src/bridge/law/board.rs")),
    ("case.rs", include_str!("../src/bridge/law/case.rs")),
    ("change.rs", include_str!("../src/bridge/law/change.rs")),
    ("decision.rs", include_str!("../src/bridge/law/decision.rs")),
    ("denominations.rs", include_str!("../src/bridge/law/denominations.rs")),
    ("dummy.rs", include_str!("../src/bridge/law/dummy.rs")),
    ("effect.rs", include_str!("../src/bridge/law/effect.rs")),
    ("effect_text.rs", include_str!("../src/bridge/law/effect_text.rs")),
    ("enact.rs", include_str!("../src/bridge/law/enact.rs")),
    ("exposed.rs", include_str!("../src/bridge/law/exposed.rs")),
    ("finding.rs", include_str!("../src/bridge/law/finding.rs")),
    ("forfeiture.rs", include_str!("../src/bridge/law/forfeiture.rs")),
    ("inadmissible.rs", include_str!("../src/bridge/law/inadmissible.rs")),
    ("information.rs", include_str!("../src/bridge/law/information.rs")),
    ("insufficient.rs", include_str!("../src/bridge/law/insufficient.rs")),
    ("irregularity.rs", include_str!("../src/bridge/law/irregularity.rs")),
    ("later_plays.rs", include_str!("../src/bridge/law/later_plays.rs")),
    ("leads.rs", include_str!("../src/bridge/law/leads.rs")),
    ("meaning.rs", include_str!("../src/bridge/law/meaning.rs")),
    ("mod.rs", include_str!("../src/bridge/law/mod.rs")),
    ("obligation.rs", include_str!("../src/bridge/law/obligation.rs")),
    ("premature.rs", include_str!("../src/bridge/law/premature.rs")),
    ("prevention.rs", include_str!("../src/bridge/law/prevention.rs")),
    ("replacement.rs", include_str!("../src/bridge/law/replacement.rs")),
    ("restriction.rs", include_str!("../src/bridge/law/restriction.rs")),
    ("revoke.rs", include_str!("../src/bridge/law/revoke.rs")),
    ("rotation.rs", include_str!("../src/bridge/law/rotation.rs")),
    ("ruling.rs", include_str!("../src/bridge/law/ruling.rs")),
    ("text.rs", include_str!("../src/bridge/law/text.rs")),
    ("transfer.rs", include_str!("../src/bridge/law/transfer.rs")),
    ("tricks.rs", include_str!("../src/bridge/law/tricks.rs")),
];

/// The editions are tables of switches: no procedure knows a year, so another edition touches none of them.
#[test]
fn procedures_ask_switches_not_years() {
    for (name, source) in PROCEDURES {
        let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
        let years = ["Bridge1987", "Bridge1997", "Bridge2007", "Bridge2017"];
        for line in code {
            assert!(!years.iter().any(|year| line.contains(year)), "{name}: {line}");
        }
    }
}
