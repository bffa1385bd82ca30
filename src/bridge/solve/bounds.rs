//! What is proved about a number of tricks.

use core::fmt;

/// A number of tricks between two proved bounds; exact when they meet.
///
/// ```
/// use tricklaw::bridge::solve::Bounds;
/// assert_eq!(Bounds { lower: 9, upper: 9 }.exact(), Some(9));
/// assert_eq!(Bounds { lower: 8, upper: 10 }.exact(), None);
/// assert_eq!(Bounds { lower: 8, upper: 10 }.to_string(), "8-10");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bounds {
    /// At least so many.
    pub lower: u8,
    /// At most so many.
    pub upper: u8,
}

impl Bounds {
    /// Nothing known but that there are `tricks` tricks in all.
    pub const fn open(tricks: u8) -> Bounds {
        Bounds { lower: 0, upper: tricks }
    }

    /// The number itself, when it is known.
    pub const fn exact(self) -> Option<u8> {
        if self.lower == self.upper { Some(self.lower) } else { None }
    }

    /// What the other side takes when `tricks` are played in all.
    pub const fn others(self, tricks: u8) -> Bounds {
        Bounds { lower: tricks.saturating_sub(self.upper), upper: tricks.saturating_sub(self.lower) }
    }
}

impl fmt::Display for Bounds {
    /// `9`, or `8-10`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.exact() {
            Some(tricks) => write!(f, "{tricks}"),
            None => write!(f, "{}-{}", self.lower, self.upper),
        }
    }
}
