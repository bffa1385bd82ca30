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

pub mod carry_over;
pub mod exchange;
pub mod forfeit;
pub mod penalty;
pub mod schedule;
pub mod shengji;
pub mod standing;
pub(crate) mod text;
pub mod tie_break;
