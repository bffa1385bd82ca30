//! The ladders of penalties (directing regulations art. 34, 37 and 38), offence by offence.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::event::penalty::*;

/// The first, second and further offence, and behind `+` what may come besides. W is a warning, W/50 one or half a victory
/// point, 50-200 from a half to two.
const PRINTED: &str = "
34(1) W 50 100
34(2) W 50 100
34(3) W 50 100
34(4) W 50 + ruined-100
34(5) W 50 + ruined-100 artificial
34(6) W 50 + ruined-100
34(7) W 50 + adjusted
34(8) W 50 + 3-imps adjusted
34(9) W 50 + 3-imps adjusted
34(9) W/50 100 + 3-imps adjusted
34(10) W 50 + 3-imps adjusted
34(11) W 50-300 + adjusted
34(12) W 50 + law-43
34(13) 50 100 + law-43
34(14) W 50
34(15) W 50 + adjusted
34(16) W 50-200
34(17) W 50-100 + adjusted
34(18) W 50
34(19) W 50
34(20) W 50
34(21) W 50
34(22) W 50
37(1) W 50-200 + committee
37(2) W 50 100
37(3) W 50 100
37(4) W/50 100 + exclusion
37(5) W 200 + overheard-100 exclusion
37(6) W 50 100
37(7) results + committee
37(8) 100
37(8) W/50 100
37(9) W 100 + exclusion
37(10) W 50-200 + exclusion
38(1) 200
38(1) session
38(2) 200
38(3) event
";

fn step(step: Step) -> String {
    match step {
        Step::Warning => "W".into(),
        Step::WarningOr(points) => format!("W/{points}"),
        Step::Vp(points) => points.to_string(),
        Step::Range(least, most) => format!("{least}-{most}"),
        Step::SessionOut => "session".into(),
        Step::ResultsCancelled => "results".into(),
        Step::EventOut => "event".into(),
    }
}

fn extra(extra: Extra) -> String {
    match extra {
        Extra::BoardRuined(points) => format!("ruined-{points}"),
        Extra::ArtificialScore => "artificial".into(),
        Extra::PossibleDamage => "3-imps".into(),
        Extra::AdjustedScore => "adjusted".into(),
        Extra::Law(number) => format!("law-{number}"),
        Extra::Committee => "committee".into(),
        Extra::Exclusion => "exclusion".into(),
        Extra::Overheard(points) => format!("overheard-{points}"),
    }
}

#[test]
fn every_offence_as_its_article_has_it() {
    let told = |item: &LadderItem| {
        let mut words = vec![item.citation.to_string().replace("directing regulations art. ", "")];
        words.extend(item.steps.iter().copied().map(step));
        if !item.extras.is_empty() {
            words.push("+".into());
            words.extend(item.extras.iter().copied().map(extra));
        }
        words.join(" ")
    };
    let all: Vec<String> = ladder_items().iter().map(told).collect();
    assert_eq!(all, PRINTED.trim().lines().collect::<Vec<_>>());
}

#[test]
fn the_last_step_stands_for_all_further_offences() {
    for item in ladder_items() {
        let last = item.steps.len() as u32;
        for nth in 0..last + 3 {
            let (own, found) = ladder(item.offence, nth);
            assert_eq!(own, item.steps[(nth.clamp(1, last) - 1) as usize], "{:?} {nth}", item.offence);
            assert_eq!(found.offence, item.offence, "every offence has its own");
        }
    }
}
