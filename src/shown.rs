//! Showing a thing by its stable name, or several by how many they are.

use core::fmt;

/// Shows types by what a method without arguments calls them: `shown_by!(code: Question, Reason)`.
macro_rules! shown_by {
    ($name:ident: $($shown:ty),+) => {
        $(impl core::fmt::Display for $shown {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.$name())
            }
        })+
    };
}
pub(crate) use shown_by;

/// Shows all that is wrong by how much it is and the first of it, and one fault alone by itself.
pub(crate) fn several<T: fmt::Display>(f: &mut fmt::Formatter<'_>, all: &[T], them: &str) -> fmt::Result {
    match all {
        [] => Ok(()),
        [one] => one.fmt(f),
        [first, ..] => write!(f, "{} {them} {first}", all.len()),
    }
}
