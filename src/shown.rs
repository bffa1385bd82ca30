//! Showing a thing by its stable name.

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
