#![no_main]

#[path = "../../tests/any_input/results.rs"]
mod checks;

libfuzzer_sys::fuzz_target!(|data: &[u8]| checks::hold(data));
