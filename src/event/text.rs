//! Numbers out of text, and texts joined: compiled once, where the standard library's ways are compiled for every kind of
//! number and item, which a file that travels to browsers notices.

/// A whole number.
pub(crate) fn number<T: TryFrom<i64>>(text: &str) -> Option<T> {
    T::try_from(text.parse().ok()?).ok()
}

/// The texts with something between them.
#[inline(never)]
pub(crate) fn joined(parts: &[String], between: &str) -> String {
    let mut text = String::new();
    for (place, part) in parts.iter().enumerate() {
        if place > 0 {
            text.push_str(between);
        }
        text.push_str(part);
    }
    text
}
