//! Law books and citations: every refusal says which article it rests on.
//!
//! ```
//! use tricklaw::cite::{Book, Citation};
//! let law = Citation::new(Book::Bridge2007, "44C");
//! assert_eq!(law.to_string(), "2007 law 44C");
//! ```

use core::fmt;

/// A law book.
///
/// ```
/// use tricklaw::cite::Book;
/// assert_eq!(Book::default(), Book::Bridge2007);
/// assert_eq!(Book::from_name("CN-2002"), Some(Book::Shengji2002));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Book {
    /// Laws of Duplicate Bridge 1987.
    Bridge1987,
    /// Laws of Duplicate Bridge 1997.
    Bridge1997,
    /// Laws of Duplicate Bridge 2007, the default book.
    #[default]
    Bridge2007,
    /// Laws of Duplicate Bridge 2017.
    Bridge2017,
    /// Competition rules of Shengji (中国升级竞赛规则) 2002.
    Shengji2002,
    /// Directing regulations of the Chinese Bridge Association (裁判法，试行): events, not the play of the cards.
    Directing,
}

impl Book {
    /// The four editions of the laws of duplicate bridge, oldest first.
    pub const BRIDGE: [Book; 4] = [Book::Bridge1987, Book::Bridge1997, Book::Bridge2007, Book::Bridge2017];

    /// The book that rules where a question of bridge is asked: this one, or that of 2007 for one that is not of bridge. Under it
    /// rulings, claims and refusals are answered, cited and recorded.
    ///
    /// ```
    /// use tricklaw::cite::Book;
    /// assert_eq!(Book::Bridge1997.of_bridge(), Book::Bridge1997);
    /// assert_eq!(Book::Shengji2002.of_bridge(), Book::Bridge2007);
    /// ```
    #[must_use]
    pub const fn of_bridge(self) -> Book {
        match self {
            Book::Shengji2002 | Book::Directing => Book::Bridge2007,
            book => book,
        }
    }

    /// The stable name used in JavaScript and in files: `"1987"`, `"1997"`, `"2007"`, `"2017"`, `"CN-2002"`, `"CN-TD"`.
    pub const fn name(self) -> &'static str {
        match self {
            Book::Bridge1987 => "1987",
            Book::Bridge1997 => "1997",
            Book::Bridge2007 => "2007",
            Book::Bridge2017 => "2017",
            Book::Shengji2002 => "CN-2002",
            Book::Directing => "CN-TD",
        }
    }

    /// The book of that [`name`](Book::name).
    pub fn from_name(name: &str) -> Option<Book> {
        [
            Book::Bridge1987,
            Book::Bridge1997,
            Book::Bridge2007,
            Book::Bridge2017,
            Book::Shengji2002,
            Book::Directing,
        ]
        .into_iter()
        .find(|book| book.name() == name)
    }
}

/// An article of a law book, such as law 44C of 2007 or article 13 of the Shengji rules.
///
/// ```
/// use tricklaw::cite::{Book, Citation};
/// assert_eq!(Citation::new(Book::Bridge1997, "71C").to_string(), "1997 law 71C");
/// assert_eq!(Citation::new(Book::Shengji2002, "13").to_string(), "Shengji 2002 art. 13");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Citation {
    /// The book cited.
    pub book: Book,
    /// The article with its paragraph, as the book numbers it: `"44C"`, `"27B1(a)"`, `"13"`.
    pub article: &'static str,
}

impl Citation {
    /// A citation of `article` in `book`.
    pub const fn new(book: Book, article: &'static str) -> Citation {
        Citation { book, article }
    }
}

impl fmt::Display for Citation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.book {
            Book::Shengji2002 => write!(f, "Shengji 2002 art. {}", self.article),
            Book::Directing => write!(f, "directing regulations art. {}", self.article),
            book => write!(f, "{} law {}", book.name(), self.article),
        }
    }
}

crate::shown::shown_by!(name: Book);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for book in Book::BRIDGE.into_iter().chain([Book::Shengji2002, Book::Directing]) {
            assert_eq!(Book::from_name(book.name()), Some(book));
        }
        assert_eq!(Book::from_name("2008"), None);
    }
}
