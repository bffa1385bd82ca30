//! Claims and concessions (laws 68 to 71).

mod policy;
mod position;
mod statement;
mod text;

pub use policy::{Policy, Preset, Switch, SwitchInfo};
pub use position::{Position, PositionError};
pub use statement::{Condition, Flaw, Height, Statement, Step, StepProblem};
pub use text::{Language, Misread, Misreading, ParseStatementError};
