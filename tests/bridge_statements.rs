//! Law 68C: statements of claim as text, and checked against the position.

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use tricklaw::bridge::Seat;
use tricklaw::bridge::claim::{Flaw, Language, Misread, Misreading, Position, Statement, Step};
use tricklaw::cards::{Source, Suit};

const TEXTS: &str = include_str!("data/statements.txt");
const PHRASES: [&str; 13] = [
    include_str!("data/statement_phrases.txt"),
    include_str!("data/statement_phrases_near.txt"),
    include_str!("data/statement_phrases_zh.txt"),
    include_str!("data/statement_phrases_if.txt"),
    include_str!("data/statement_phrases_typed.txt"),
    include_str!("data/statement_phrases_club.txt"),
    include_str!("data/statement_phrases_spoken.txt"),
    include_str!("data/statement_phrases_order.txt"),
    include_str!("data/statement_phrases_table.txt"),
    include_str!("data/statement_phrases_chat.txt"),
    include_str!("data/statement_phrases_joined.txt"),
    include_str!("data/statement_phrases_lists.txt"),
    include_str!("data/statement_phrases_forms.txt"),
];

#[test]
fn texts_are_read_as_listed() {
    for line in TEXTS.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.splitn(3, ';').map(str::trim).collect();
        let [text, expected, why] = fields[..] else { panic!("{line}") };
        match (Statement::parse(text), expected.strip_prefix('!')) {
            (Ok(statement), None) => assert_eq!(statement.to_string(), expected, "{text}: {why}"),
            (Err(error), Some(places)) => {
                let found: Vec<String> = error
                    .places
                    .iter()
                    .map(|place| format!("{}-{} {}", place.start, place.end, place.what.name()))
                    .collect();
                assert_eq!(found.join(", "), places.trim(), "{text}: {why}");
            }
            (read, _) => panic!("{text}: {why}: {read:?}"),
        }
    }
}

/// What was not understood is named word by word.
#[test]
fn what_players_say_is_understood_or_the_word_that_is_not_is_named() {
    let (mut understood, mut wrong) = (0, Vec::new());
    let lines = PHRASES.into_iter().flat_map(str::lines);
    for line in lines.filter(|line| !line.starts_with('#')) {
        let (text, expected) = line.split_once(';').unwrap();
        let expected = expected.trim();
        let read = Statement::parse_with(text, Some(Seat::South), Some(Suit::Spades));
        let read = match &read {
            Ok(statement) => statement.to_string(),
            Err(error) => {
                let place =
                    |place: &Misread| format!("{} {}", &text[place.start..place.end], place.what.name());
                format!("! {}", error.places.iter().map(place).collect::<Vec<_>>().join(" | "))
            }
        };
        understood += usize::from(!read.starts_with('!'));
        if read != expected {
            wrong.push(format!("{text}; {read}"));
        }
    }
    assert!(wrong.is_empty(), "read otherwise than listed:\n{}", wrong.join("\n"));
    assert!(understood > 400);
}

#[test]
fn dummy_and_hand_are_known_beside_a_declarer() {
    let read = Statement::parse_for("cross to dummy, cash clubs in hand", Seat::West).unwrap();
    let clubs = Step::Cash { hand: Some(Seat::West), suit: Suit::Clubs, rounds: None };
    assert_eq!(read.steps, [Step::Cross { to: Seat::East, suit: None }, clubs]);
    assert_eq!(
        Statement::parse_for("过渡到明手", Seat::South).unwrap().steps,
        [Step::Cross { to: Seat::North, suit: None }]
    );
}

/// East speaks, south being declarer in spades.
#[test]
fn a_defender_speaks_of_his_own_hand_and_partner() {
    let cases = [
        ("my hand is good", Some("east is good")),
        ("hearts in hand are good", Some("hearts in east are good")),
        ("partner's hand is good", Some("west is good")),
        ("partner's hearts are good", Some("hearts in west are good")),
        ("a heart to partner", Some("cross to west in hearts")),
        ("cash the ace of hearts and give partner a club ruff", Some("lead HA, ruff a club in west low")),
        ("dummy is good", Some("concede the rest")),
        ("dummy has no trumps", None),
        ("declarer's trumps are gone", Some("spades are good")),
        ("you get a heart", Some("concede 1 heart")),
        ("concede a trump to south", Some("concede 1 spade")),
        ("declarer has the rest", Some("concede the rest")),
        ("south gets a trump", Some("concede 1 spade")),
        ("同伴的红心全好", Some("hearts in west are good")),
        ("手上全大", Some("east is good")),
        ("打红心给对家", Some("cross to west in hearts")),
        ("庄家全拿", Some("concede the rest")),
        ("庄家还有一墩", Some("concede 1 trick")),
        ("其余给庄家", Some("concede the rest")),
        ("I get my ace of hearts and declarer gets the rest", Some("lead HA, concede the rest")),
        ("a heart through declarer", None),
    ];
    for (text, expected) in cases {
        let read = Statement::parse_by(text, Seat::East, Some(Seat::South), Some(Suit::Spades));
        assert_eq!(read.ok().map(|read| read.to_string()).as_deref(), expected, "{text}");
    }
    let north = Statement::parse_by("my hand is good", Seat::North, Some(Seat::South), None).unwrap();
    assert_eq!(north.to_string(), "south is good");
}

#[test]
fn any_text_is_answered() {
    let pieces = [
        "draw ", "if ", "(", ")", "else ", "♥", "A", "红", "红心", "9", "then ", "都跟", ",", " ", "👍",
        "如果", "north ",
    ];
    answered(3, 5000, 14, &pieces);
    let deep = "if both follow in hearts then (".repeat(200);
    assert!(Statement::parse(&deep).is_err());
}

/// The words that players use, in any order.
#[test]
fn any_words_are_answered() {
    let texts = PHRASES.into_iter().flat_map(str::lines).filter_map(|line| line.split(';').next());
    let words: Vec<&str> = texts.flat_map(|text| text.split_inclusive(' ')).collect();
    answered(5, 20_000, 8, &words);
}

/// Each text of pieces is refused where it says, or read and written so that it reads back.
fn answered(seed: u64, texts: usize, most: u128, pieces: &[&str]) {
    let mut source = Source::from_seed(seed);
    for _ in 0..texts {
        let text: String =
            (0..source.below(most)).map(|_| pieces[source.below(pieces.len() as u128) as usize]).collect();
        match Statement::parse_for(&text, Seat::South) {
            Ok(statement) => {
                for language in [Language::English, Language::Chinese] {
                    assert_eq!(
                        Statement::parse(&statement.to_text(language)),
                        Ok(statement.clone()),
                        "{text}"
                    );
                }
            }
            Err(error) => {
                assert!(!error.places.is_empty());
                for place in error.places {
                    assert!(place.start <= place.end && place.end <= text.len(), "{text}");
                    assert!(text.is_char_boundary(place.start) && text.is_char_boundary(place.end), "{text}");
                }
            }
        }
    }
}

fn flaws(position: &str, claimer: Seat, text: &str) -> Vec<(Vec<usize>, &'static str)> {
    let position: Position = position.parse().unwrap();
    let statement = Statement::parse(text).unwrap();
    statement
        .check(&position, claimer)
        .into_iter()
        .map(|problem| (problem.path, problem.flaw.name()))
        .collect()
}

#[test]
fn steps_are_checked_against_the_position() {
    let spades = "S S S N:.43.5. .Q.K.2 A.A.A. 2..6.7";
    assert_eq!(flaws(spades, Seat::South, "draw trumps, lead HA, cash diamonds, ruff a heart"), []);
    assert_eq!(
        flaws(spades, Seat::South, "cash clubs, lead HQ, discard a heart from west"),
        [(vec![0], "suit-not-held"), (vec![1], "card-not-held"), (vec![2], "not-claimers-hand"),]
    );
    assert_eq!(flaws(spades, Seat::South, "concede 4 tricks"), [(vec![0], "too-many-tricks")]);
    assert_eq!(flaws(spades, Seat::South, "ruff a heart in north"), [(vec![0], "nothing-to-ruff-with")]);
    assert_eq!(flaws(spades, Seat::East, "cash hearts in north"), [(vec![0], "not-claimers-hand")]);
    let nested = "if both follow in hearts then cash clubs else (cash hearts, lead SK)";
    assert_eq!(
        flaws(spades, Seat::South, nested),
        [(vec![0, 0, 0], "suit-not-held"), (vec![0, 1, 1], "card-not-held")]
    );
    assert_eq!(flaws(spades, Seat::South, "if HA drops then cash hearts"), [(vec![0], "condition-settled")]);
    let notrump = "S NT S N:.43.5. .Q.K.2 A.A.A. 2..6.7";
    assert_eq!(
        flaws(notrump, Seat::South, "draw trumps, ruff a heart"),
        [(vec![0], "no-trump"), (vec![1], "no-trump")]
    );
    let drawn = "S S S N:.43.5. .Q.K.2 A.A.A. .7.6.7";
    assert_eq!(flaws(drawn, Seat::South, "draw trumps"), [(vec![0], "no-trump-out")]);
    assert_eq!(flaws(spades, Seat::South, "three rounds of trumps, cash three hearts"), []);
    assert_eq!(
        flaws(spades, Seat::South, "four rounds of trumps, cash four hearts"),
        [(vec![0], "too-many-tricks"), (vec![1], "too-many-tricks")]
    );
}

/// A server reads what anybody types: longer text is refused before any of it is read, whatever its letters are.
#[test]
fn text_too_long_is_not_read() {
    for word in ["SA ", "红桃", "finesse ", "𝄞"] {
        let letters = word.chars().count();
        let text = word.repeat(Statement::MAX_TEXT / letters + 1);
        let start = text.char_indices().nth(Statement::MAX_TEXT).unwrap().0;
        let places = vec![Misread { start, end: text.len(), what: Misreading::TooLong }];
        assert_eq!(Statement::parse(&text).unwrap_err().places, places);
        assert!(Statement::parse(&word.repeat(100_000)).is_err(), "{word}");
        let misread = Statement::parse(&text[..start]).err().map_or(Vec::new(), |error| error.places);
        let too_long = misread.iter().any(|place| place.what == Misreading::TooLong);
        assert!(!too_long, "as much as that is read: {word}");
    }
}

#[test]
fn a_statement_too_long_is_said_to_be() {
    let position: Position = "S NT S N:.43.5. .Q.K.2 A.A.A. 2..6.7".parse().unwrap();
    let long = Statement { steps: vec![Step::Cash { hand: None, suit: Suit::Hearts, rounds: None }; 61] };
    let problems = long.check(&position, Seat::South);
    assert_eq!(problems.len(), 1);
    assert_eq!(problems[0].flaw, Flaw::TooLong);
    // The steps of both branches count, and the alternative itself as two.
    for (alternatives, is_too_long) in [(15, false), (16, true)] {
        let text = "if both follow in hearts then (clubs) else (diamonds), ".repeat(alternatives);
        let problems = Statement::parse(&text).unwrap().check(&position, Seat::South);
        assert_eq!(
            problems.iter().any(|problem| problem.flaw == Flaw::TooLong),
            is_too_long,
            "{alternatives}"
        );
    }
}

/// Of the trick under way nobody names the suit again.
#[test]
fn a_card_without_a_suit_is_of_the_suit_led() {
    let position: Position = "S NT W N:.A4..K 2..AQ. .K3.K. .J.T. H5".parse().unwrap();
    let read = |text| Statement::parse_at(text, Seat::South, &position).map(|read| read.to_string());
    for (text, steps) in [
        ("win with the ace, rest mine", "play HA"),
        ("win the king", "play HK"),
        ("win the ace, then the king of diamonds", "play HA, lead DK"),
        ("rise with the ace", "play HA"),
        ("用A赢进，梅花K", "play HA, lead CK"),
        ("K打", "play HK"),
        ("win the heart", ""),
        // What has a suit of its own, or comes later, is not of the suit led.
        ("ace and king of clubs", "lead CA, lead CK"),
        ("cash CK, win the diamond ace", "lead CK, play DA"),
    ] {
        assert_eq!(read(text).unwrap(), steps, "{text}");
    }
    assert!(read("run clubs, win with the ace").is_err());
    assert!(read("just my ace").is_err(), "it may be another");
    assert!(Statement::parse_by("win with the ace", Seat::South, Some(Seat::South), None).is_err());
}

/// A line of its own is a step of its own, as if a comma stood at its end.
#[test]
fn lines_are_steps() {
    let read = |text: &str| Statement::parse_by(text, Seat::South, Some(Seat::South), Some(Suit::Spades));
    for lines in [
        ["run clubs", "heart to hand"],
        ["run clubs", "ace of hearts"],
        ["cash hearts", "AK of clubs"],
        ["draw trumps", "ruff a heart"],
        ["调将", "一个输墩"],
        ["调将", "明手将吃红心"],
        ["兑现草花", "用红心回手"],
    ] {
        let whole = read(&lines.join(", ")).unwrap();
        assert!(whole.steps.len() > 1, "{lines:?}");
        for between in ["\n", "\r\n", ",\n", "\n\n"] {
            assert_eq!(read(&lines.join(between)), Ok(whole.clone()), "{lines:?}");
        }
        assert_eq!(read(&format!("\n{}\n", lines.join("\n"))), Ok(whole), "{lines:?}");
    }
}

#[test]
fn a_numbered_list_is_read_as_long_as_its_numbers_are_no_break() {
    let list = |last: u16| (1..=last).map(|number| format!("{number}. draw trumps ")).collect::<String>();
    for (last, read) in [(3, true), (19, true), (30, false), (300, false)] {
        // 20 is how two cards may lie.
        let steps = Statement::parse(&list(last)).map(|read| read.steps.len());
        assert_eq!(steps == Ok(last.into()), read, "{last}");
    }
}
