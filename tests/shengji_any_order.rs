//! Anything at a table, in any order: nothing breaks, what is refused changes nothing, what is done can be taken back.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::cards::Source;
use tricklaw::shengji::{Action, Phase, Seat, Table};

#[path = "support/shengji_walk.rs"]
mod walk;

#[test]
fn anything_in_any_order() {
    let mut source = Source::from_seed(36);
    let (mut done, mut refused, mut ended) = (0, 0, 0);
    for round in 0..250 {
        let mut table = Table::new(walk::start(&mut source));
        for _ in 0..60 {
            match walk::attempt(&mut source, &mut table) {
                None => continue,
                Some(Ok(())) => done += 1,
                Some(Err(_)) => refused += 1,
            }
            walk::is_told(&table, Seat::ALL[round % 4]);
        }
        ended += usize::from(table.position().phase() == Phase::Over);
    }
    assert!(done > 3000 && refused > 1500 && ended > 10, "{done} done, {refused} refused, {ended} ended");
}

#[test]
fn noise_is_no_action() {
    let mut source = Source::from_seed(37);
    let words = [
        "play",
        "N",
        "SA",
        "=",
        "+",
        "draw",
        "-1",
        "99999999999999999999",
        "fails",
        "/",
        "take",
        "大王",
        "\u{fe0f}",
        "♠",
        "",
    ];
    for _ in 0..20_000 {
        let number = source.below(8);
        let text: Vec<String> = (0..number)
            .map(|_| match source.below(4) {
                0 => char::from_u32(source.below(0x3000) as u32).unwrap_or('x').to_string(),
                _ => walk::some(&mut source, &words).to_owned(),
            })
            .collect();
        if let Ok(action) = text.join(" ").parse::<Action>() {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }
}
