//! What holds of any file: it is read, its records are judged and replayed, and writing it is stable.

use tricklaw::bridge::notation::{Record, check, decode, diagram, encode, lin, pbn, read};

pub fn hold(data: &[u8]) {
    let (text, encoding) = decode(data);
    assert_eq!(decode(&encode(&text, encoding)).0, text, "decoded and encoded");
    assert_eq!(pbn::read(data).warnings.is_empty(), pbn::read_strict(data).is_ok(), "PBN, strictly");
    assert_eq!(lin::read(data).warnings.is_empty(), lin::read_strict(data).is_ok(), "LIN, strictly");
    let file = read(data);
    file.records.iter().for_each(judge);
    settles(&pbn::write(&file), file.records.len());
    let once = lin::write(&file).text;
    assert_eq!(lin::write(&lin::read(once.as_bytes())).text, once, "LIN written again");
    drawn(&text);
}

/// What was written is read and written as it is, or told to be wrong: cards that nobody can have played so are taken for cards in
/// the order of play.
fn settles(once: &str, boards: usize) {
    let again = pbn::read(once.as_bytes());
    assert_eq!(again.records.len(), boards, "boards written as PBN");
    let twice = pbn::write(&again);
    if again.warnings.is_empty() {
        assert_eq!(twice, once, "PBN written again");
    } else {
        assert_eq!(pbn::write(&pbn::read(twice.as_bytes())), twice, "PBN written a third time");
    }
}

fn judge(record: &Record) {
    check(record).iter().for_each(|problem| assert!(problem.to_string().contains("law")));
    let Ok(replay) = record.replay() else { return };
    // What was played is legal: the record of it has nothing wrong but what the board number says.
    assert!(check(&Record::from_table(&replay.table)).iter().all(|problem| problem.is_note()));
    replay.table.actions().iter().for_each(|action| assert_eq!(action.to_string().parse(), Ok(*action)));
}

fn drawn(text: &str) {
    let signs = diagram::Signs::Symbols;
    let once = diagram::write(&diagram::read(text).hands, signs);
    assert_eq!(diagram::write(&diagram::read(&once).hands, signs), once, "diagram drawn again");
}
