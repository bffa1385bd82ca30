//! A session of pairs as the tests of files write and read it.

#![allow(dead_code)]

use tricklaw::bridge::score::CrossImpOptions;
use tricklaw::event::exchange::*;
use tricklaw::event::standing::*;

/// Results of every kind: played, passed out, awards of either sort, not played, points alone.
pub const CSV: &str = "\
round,table,board,ns,ew,contract,declarer,tricks,lead,score,group
1,1,1,1,4,4S,N,10,HK,420,0
1,2,1,2,5,3NT,S,8,,-50,0
1,3,1,3,6,4HX,E,9,SA,100,0
2,1,2,1,5,Pass,,,,0,0
2,2,2,2,6,AVE+/AVE-,,,,,0
2,3,2,3,4,W650:30/-100:70,,,,,0
3,1,3,1,6,A60/40,,,,,0
3,2,3,2,4,NP,,,,,0
3,3,3,3,5,,,,,110,1
";

/// Six pairs, three in each direction, with names that have to be escaped.
pub fn session() -> Session {
    let participant = |number: u32| Participant {
        number,
        ns: Some(number <= 3),
        players: vec![
            Player { name: format!("Player {number}a"), id: format!("{number}01") },
            Player { name: format!("O'Player <{number}b>"), id: String::new() },
        ],
    };
    Session {
        club: "Hearts & Spades".into(),
        club_id: "17".into(),
        event: "Monday".into(),
        date: (2024, 11, 4),
        section: "A".into(),
        participants: (1..=6).map(participant).collect(),
        rows: read_results(CSV).unwrap(),
    }
}

/// The session scored, with a field for each direction.
pub fn scored(method: PairsMethod) -> (Session, PairsResult) {
    let session = session();
    let mut options = PairsOptions::new(method);
    options.fields = vec![vec![1, 2, 3], vec![4, 5, 6]];
    let result = score_pairs(&session.boards(), &options).unwrap();
    (session, result)
}

/// The session without its percentages, which IMPs cannot take.
pub fn scored_imps() -> (Session, PairsResult) {
    let mut session = session();
    session.rows.retain(|row| row.board != 3);
    let method = PairsMethod::CrossImps(CrossImpOptions::default());
    let result = score_pairs(&session.boards(), &PairsOptions::new(method)).unwrap();
    (session, result)
}
