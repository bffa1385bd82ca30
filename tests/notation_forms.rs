//! What a text is taken for, and what is read beside the hands of a diagram.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::notation::{Format, detect, diagram};
use tricklaw::bridge::{Seat, Vulnerability};

#[test]
fn the_beginning_tells_the_format() {
    for (text, format) in [
        ("lin=sv|n|mb|1S|", Format::Lin),
        ("st%7cmd%7c3SAK", Format::Lin),
        ("  \n qx|o1|md|3SAK,,,|", Format::Lin),
        // One bar is no command: two letters stand before it, or a deal follows.
        ("a | b | c", Format::Pbn),
        ("North|East", Format::Pbn),
        ("no deal, md|3SAK,,,|", Format::Lin),
        // Bars within what PBN begins with are its text.
        ("[Event \"md|1\"]", Format::Pbn),
        ("{ md| } [Board \"1\"]", Format::Pbn),
        ("; md|\n[Board \"1\"]", Format::Pbn),
        ("", Format::Pbn),
    ] {
        assert_eq!(detect(text.as_bytes()), format, "{text}");
    }
}

/// The sides may stand before the word or behind it, as newspapers and books have it.
#[test]
fn the_vulnerability_of_a_diagram() {
    for (text, vulnerability) in [
        ("None vul", Some(Vulnerability::None)),
        ("Neither vul.", Some(Vulnerability::None)),
        ("Both Vul", Some(Vulnerability::All)),
        ("All vulnerable", Some(Vulnerability::All)),
        ("N-S Vul", Some(Vulnerability::NorthSouth)),
        ("E/W vulnerable", Some(Vulnerability::EastWest)),
        ("Vul: Both", Some(Vulnerability::All)),
        ("Vul. E-W", Some(Vulnerability::EastWest)),
        ("Vulnerable: N-S vulnerable", Some(Vulnerability::NorthSouth)),
        ("Vulnerability None", Some(Vulnerability::None)),
        ("Vul", None),
        ("Nothing vul", None),
    ] {
        let read = diagram::read(&format!("Bd 7\nDlr: S\n{text}\n♠ AK3\n♥ QJ\n♦ T98\n♣ 65432\n"));
        assert_eq!((read.board, read.dealer), (Some(7), Some(Seat::South)), "{text}");
        assert_eq!(read.vulnerability, vulnerability, "{text}");
    }
}
