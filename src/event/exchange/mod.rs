//! Results in and out: CSV, the result tables of PBN, USEBIO XML.
//!
//! * [`Session`]: who played and what came of every board, whatever file it was in;
//! * [`read_results`], [`read_table`], [`write_results`], [`write_standings`]: CSV;
//! * [`score_table`], [`total_score_table`], [`read_score_table`], [`read_total_score_table`]: PBN;
//! * [`usebio_pairs`], [`usebio_teams`]: USEBIO 1.2, the file English and other federations take results in.

mod csv;
mod pbn;
mod result;
mod usebio;
mod xml;

pub use csv::{CsvFault, CsvFaultKind, read_results, read_table, write_results, write_standings};
pub use pbn::{
    Column, PbnTable, TotalRow, read_score_table, read_total_score_table, score_table, total_score_table,
};
pub use result::{Participant, Player, ResultRow, ResultTextError, Session, TableResult};
pub use usebio::{UsebioEvent, UsebioMatch, UsebioTeam, usebio_pairs, usebio_teams};
