//! What must hold of any input, held on seeds and on damaged ones: the checks that the targets of `fuzz/` search with.
#![cfg(not(target_arch = "wasm32"))]

use std::fs;
use std::path::Path;
use tricklaw::cards::Source;

#[path = "any_input/files.rs"]
mod files;
#[path = "any_input/results.rs"]
mod results;
#[path = "any_input/rulings.rs"]
mod rulings;
#[path = "any_input/shengji.rs"]
mod shengji;
#[path = "any_input/words.rs"]
mod words;

/// The inputs to begin with.
fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/any_input/seeds").join(target);
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "no seeds for {target}");
    paths.iter().map(|path| fs::read(path).unwrap()).collect()
}

/// The seed with some bytes changed, taken out or put in, a few at a time.
fn damaged(source: &mut Source, seed: &[u8]) -> Vec<u8> {
    let mut data = seed.to_vec();
    for _ in 0..=source.below(4) {
        let at = source.below(data.len() as u128 + 1) as usize;
        let end = (at + source.below(4) as usize).min(data.len());
        let most = source.below(4);
        let put: Vec<u8> = (0..most).map(|_| source.below(256) as u8).collect();
        data.splice(at..end, put);
    }
    data
}

/// Shows the input at which a check fails.
struct Tried<'a>(&'a [u8]);

impl Drop for Tried<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("the input was \"{}\"", self.0.escape_ascii());
        }
    }
}

fn holds(target: &str, times: usize, hold: fn(&[u8])) {
    let mut source = Source::from_seed(times as u64);
    for seed in seeds(target) {
        for time in 0..=times {
            let data = if time == 0 { seed.clone() } else { damaged(&mut source, &seed) };
            let tried = Tried(&data);
            hold(tried.0);
        }
    }
}

#[test]
fn files_are_read_and_written() {
    holds("files", 100, files::hold);
}

#[test]
fn words_are_read_and_written() {
    holds("words", 100, words::hold);
}

#[test]
fn rulings_leave_a_sound_board() {
    holds("rulings", 4, rulings::hold);
}

#[test]
fn deals_of_shengji_stay_sound() {
    holds("shengji", 4, shengji::hold);
}

#[test]
fn results_are_scored() {
    holds("results", 100, results::hold);
}
