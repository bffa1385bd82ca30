//! What holds of any table of results: what is read is written so that it reads the same, and is scored, ranked and exported.

use tricklaw::bridge::notation::read;
use tricklaw::event::exchange::{
    Session, read_results, read_score_table, read_total_score_table, usebio_pairs,
};
use tricklaw::event::exchange::{write_results, write_standings};
use tricklaw::event::standing::{PairsMethod, PairsOptions, score_pairs};
use tricklaw::exact::Exact;

pub fn hold(data: &[u8]) {
    let Ok(text) = core::str::from_utf8(data) else { return };
    if let Ok(rows) = read_results(text) {
        assert_eq!(read_results(&write_results(&rows)).as_ref(), Ok(&rows), "written again");
        let session = Session { rows, ..Session::default() };
        for method in [
            PairsMethod::Matchpoints(Default::default()),
            PairsMethod::CrossImps(Default::default()),
            PairsMethod::Butler(Default::default()),
        ] {
            scored(&session, method);
        }
    }
    for record in &read(data).records {
        for section in &record.sections {
            let _ = (read_score_table(section, 1), read_total_score_table(section));
        }
    }
}

fn scored(session: &Session, method: PairsMethod) {
    let options = PairsOptions::new(method);
    let Ok(result) = score_pairs(&session.boards(), &options) else { return };
    for field in &result.fields {
        assert!(field.is_sorted_by_key(|own| own.place.place), "{field:?}");
    }
    if let PairsMethod::Matchpoints(_) = options.method {
        let averages = result.fields.iter().flatten().filter_map(|own| own.average);
        averages
            .for_each(|average| assert!(average >= Exact::from(0) && average <= Exact::from(1), "{average}"));
    }
    let xml = usebio_pairs(session, &result, &options.method);
    assert_eq!(xml.matches("<PAIR>").count(), xml.matches("</PAIR>").count());
    for standings in &result.fields {
        assert_eq!(
            write_standings(standings, &options.method, |own| own.to_string()).lines().count(),
            standings.len() + 1
        );
    }
}
