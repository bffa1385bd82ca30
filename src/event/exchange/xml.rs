//! XML as it grows: elements with text, in order, each on a line of its own and two blanks further in than the one around it.

/// An XML text being written. (A library for it cuts texts by index, which costs kilobytes: see [`cut`](crate::cut).)
pub(super) struct Xml {
    text: String,
    depth: usize,
}

impl Xml {
    /// A text with its declaration and document type.
    pub fn new(doctype: &str) -> Xml {
        let mut xml = Xml { text: String::new(), depth: 0 };
        xml.push(&["<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE ", doctype, ">"]);
        xml
    }

    fn push(&mut self, parts: &[&str]) {
        for part in parts {
            self.text.push_str(part);
        }
    }

    /// Begins a line.
    fn line(&mut self) {
        self.text.push('\n');
        for _ in 0..self.depth {
            self.text.push_str("  ");
        }
    }

    /// An element with attributes and what `inside` writes.
    pub fn element(&mut self, name: &str, attributes: &[(&str, &str)], inside: impl FnOnce(&mut Xml)) {
        self.start(name, attributes);
        inside(self);
        self.end(name);
    }

    #[inline(never)]
    fn start(&mut self, name: &str, attributes: &[(&str, &str)]) {
        self.line();
        self.depth += 1;
        self.push(&["<", name]);
        for (key, value) in attributes {
            self.push(&[" ", key, "=\"", &escaped(value), "\""]);
        }
        self.text.push('>');
    }

    #[inline(never)]
    fn end(&mut self, name: &str) {
        self.depth = self.depth.saturating_sub(1);
        self.line();
        self.push(&["</", name, ">"]);
    }

    /// An element with text.
    #[inline(never)]
    pub fn text(&mut self, name: &str, text: &str) {
        self.line();
        let text = escaped(text);
        if text.is_empty() {
            return self.push(&["<", name, "/>"]);
        }
        self.push(&["<", name, ">", &text, "</", name, ">"]);
    }

    /// The text.
    pub fn finish(self) -> String {
        self.text + "\n"
    }
}

/// The text as it stands in the file: without characters XML does not have, and with its marks written out.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for mark in text.chars() {
        match mark {
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '&' => escaped.push_str("&amp;"),
            '\'' => escaped.push_str("&apos;"),
            '"' => escaped.push_str("&quot;"),
            '\t' => escaped.push_str("&#9;"),
            '\n' => escaped.push_str("&#10;"),
            ..' ' | '\u{fffe}' | '\u{ffff}' => {}
            _ => escaped.push(mark),
        }
    }
    escaped
}
