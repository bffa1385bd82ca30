//! Laws 70C and 71: what a verdict tells of its grounds, and what it leaves out.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::Seat;
use tricklaw::bridge::claim::{Claim, Terms, Verdict, adjudicate};
use tricklaw::cite::Book;

fn judged(position: &str, tricks: u8, terms: &Terms) -> Verdict {
    adjudicate(&position.parse().unwrap(), &Claim::new(Seat::South, tricks), terms).unwrap()
}

/// Whether he knew of the trumps makes no difference (law 70C2), and nothing is said of it unless it was not looked at.
#[test]
fn an_assumption_that_changes_nothing_is_not_told() {
    let grounds = |side_budget| -> Vec<&str> {
        let terms = Terms { side_budget, ..Terms::default() };
        let verdict = judged("S C S N:6.32.. 75.4.. A...AK 4.5..2", 3, &terms);
        verdict.reasons.iter().map(|reason| reason.ground.name()).collect()
    };
    assert_eq!(grounds(1_000_000), ["claim-stands"]);
    assert_eq!(grounds(0), ["claim-stands", "assumed-unaware"]);
    // A trump that wins a trick is told with what was assumed of it.
    let terms = Terms { side_budget: 1_000_000, ..Terms::default() };
    let verdict = judged("S C S N:6.32.. 75.4.. AK...A 4...K2", 3, &terms);
    let grounds: Vec<&str> = verdict.reasons.iter().map(|reason| reason.ground.name()).collect();
    assert_eq!(grounds, ["normal-line-loses", "assumed-unaware", "outstanding-trump"]);
}

/// Of a trick that was conceded the older book asks whether any legal play loses it, and then whether any normal play does.
#[test]
fn a_conceded_trick_is_kept_by_the_law_of_what_could_lose_it() {
    let cases = [
        ("S NT S N:K3... 54... A2... QJ...", Book::Bridge1997, "1997 law 71C"),
        ("S NT S N:32... 54... AK... QJ...", Book::Bridge1997, "1997 law 71A"),
        ("S NT S N:K3... 54... A2... QJ...", Book::Bridge2007, "2007 law 71"),
        ("S NT S N:32... 54... AK... QJ...", Book::Bridge2017, "2017 law 71"),
    ];
    for (position, book, law) in cases {
        let verdict = judged(position, 1, &Terms { book, ..Terms::default() });
        assert_eq!(verdict.award.known(), Some(2), "{position}");
        let first = &verdict.reasons[0];
        assert_eq!((first.ground.name(), first.law.to_string()), ("conceded-trick-kept", law.to_string()));
    }
}
