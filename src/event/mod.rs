//! Events: schedules, standings, tie-breaks, carry-over and the director's arithmetic, for bridge and Shengji.
//!
//! Contestants (teams, pairs, players) are known by their number in the event, from 1. The articles cited are those
//! of the directing regulations of the Chinese Bridge Association (裁判法) and of the Shengji competition rules of
//! 2002; every number in them is a default of an options structure, because the conditions of a contest come first
//! (directing regulations art. 2).
//!
//! * [`schedule`]: who meets whom: knock-out, double elimination, round robin, Swiss, movements;
//! * [`penalty`]: lateness, slow play, the ladder of penalties;
//! * [`forfeit`]: forfeits, withdrawals, boards that cannot be compared;
//! * [`carry_over`]: what is carried into the next stage;
//! * [`shengji`]: formats, withdrawals and sanctions of Shengji events;
//! * [`standing`]: sessions of pairs and stages of teams scored and ranked;
//! * [`tie_break`]: chains of tie-breaks as data;
//! * [`exchange`]: results in CSV, PBN tables and USEBIO.
//!
//! ```
//! use tricklaw::bridge::score::MatchpointOptions;
//! use tricklaw::event::exchange::{Session, read_results};
//! use tricklaw::event::schedule::{Mitchell, mitchell};
//! use tricklaw::event::standing::{PairsMethod, PairsOptions, score_pairs};
//!
//! let movement = mitchell(3, 3, Mitchell::Straight).unwrap(); // pairs 1 to 3 and 4 to 6
//! assert!(movement.faults().is_empty());
//! let rows = read_results("board,ns,ew,contract,declarer,tricks\n1,1,4,4S,N,10\n1,2,5,4S,N,9\n1,3,6,3NT,S,9\n").unwrap();
//! let session = Session { rows, ..Session::default() };
//! let mut options = PairsOptions::new(PairsMethod::Matchpoints(MatchpointOptions::default()));
//! options.fields = vec![vec![1, 2, 3], vec![4, 5, 6]];
//! let result = score_pairs(&session.boards(), &options).unwrap();
//! assert_eq!(result.fields[0][0].entrant, 1); // 420 is the best north-south score
//! assert_eq!(result.fields[0][0].total.to_string(), "4");
//! ```

pub mod carry_over;
pub mod exchange;
pub mod forfeit;
pub mod penalty;
pub mod schedule;
pub mod shengji;
pub mod standing;
pub(crate) mod text;
pub mod tie_break;
