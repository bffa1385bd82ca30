//! Results in and out: CSV, the result tables of PBN, USEBIO XML.
//!
//! * [`Session`]: who played and what came of every board, whatever file it was in;
//! * [`read_results`], [`read_table`], [`write_results`], [`write_standings`]: CSV;
//! * [`read_pbn`], [`write_pbn`]: PBN, whose tables are [`score_table`], [`total_score_table`], [`read_score_table`] and
//!   [`read_total_score_table`];
//! * [`usebio_pairs`], [`usebio_teams`]: USEBIO 1.2, the file English and other federations take results in.
//!
//! ```
//! use tricklaw::event::exchange::{Session, read_results, score_table, write_results, write_standings};
//! use tricklaw::event::standing::{PairsMethod, PairsOptions, score_pairs};
//!
//! let rows = read_results("board,ns,ew,contract,declarer,tricks\n1,1,2,4S,N,10\n1,3,4,3NT,S,-1\n").unwrap();
//! assert_eq!(read_results(&write_results(&rows)), Ok(rows.clone()));
//!
//! let session = Session { rows, ..Session::default() };
//! let options = PairsOptions::new(PairsMethod::Matchpoints(Default::default()));
//! let result = score_pairs(&session.boards(), &options).unwrap();
//! let text = write_standings(&result.fields[0], &options.method, |pair| format!("Pair {pair}"));
//! assert_eq!(text.lines().nth(1), Some("1=,1,Pair 1,2.00,2.00,100.00,1"));
//! assert_eq!(score_table(&session, &result.boards[0]).rows.len(), 2);
//! ```

mod csv;
mod csv_fault;
mod doubled;
mod pbn;
mod result;
mod session;
mod table;
mod usebio;
mod xml;

pub use csv::{read_results, write_results, write_standings};
pub use csv_fault::{CsvFault, CsvFaultKind, CsvFaults};
pub use pbn::{
    Column, PbnResultsError, PbnTable, TotalRow, read_pbn, read_score_table, read_total_score_table,
    score_table, total_score_table, write_pbn,
};
pub use result::{Participant, Player, ResultRow, ResultTextError, TableResult};
pub use session::{DateError, Session, read_date};
pub use table::read_table;
pub use usebio::{UsebioEvent, UsebioMatch, UsebioTeam, usebio_pairs, usebio_teams};
