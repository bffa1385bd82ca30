//! XML as it grows: elements with text, in order.

use quick_xml::Writer;
use quick_xml::events::attributes::Attribute;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};
use quick_xml::name::QName;

/// An XML text being written. Writing to memory cannot fail.
pub(super) struct Xml {
    writer: Writer<Vec<u8>>,
}

impl Xml {
    /// A text with its declaration and document type.
    pub fn new(doctype: &str) -> Xml {
        let mut xml = Xml { writer: Writer::new_with_indent(Vec::new(), b' ', 2) };
        xml.write(Event::Decl(BytesDecl::new("1.0", Some("UTF-8"), None)));
        xml.write(Event::DocType(BytesText::from_escaped(doctype)));
        xml
    }

    #[inline(never)]
    fn write(&mut self, event: Event<'_>) {
        let written = self.writer.write_event(event);
        debug_assert!(written.is_ok());
    }

    /// An element with attributes and what `inside` writes.
    pub fn element(&mut self, name: &str, attributes: &[(&str, &str)], inside: impl FnOnce(&mut Xml)) {
        self.start(name, attributes);
        inside(self);
        self.end(name);
    }

    #[inline(never)]
    fn start(&mut self, name: &str, attributes: &[(&str, &str)]) {
        let mut start = BytesStart::new(name);
        for (key, value) in attributes {
            start.push_attribute(Attribute { key: QName(key), value: escaped(value).into() });
        }
        self.write(Event::Start(start));
    }

    #[inline(never)]
    fn end(&mut self, name: &str) {
        self.write(Event::End(BytesEnd::new(name)));
    }

    /// An element with text.
    #[inline(never)]
    pub fn text(&mut self, name: &str, text: &str) {
        let text = escaped(text);
        if text.is_empty() {
            return self.write(Event::Empty(BytesStart::new(name)));
        }
        self.start(name, &[]);
        self.write(Event::Text(BytesText::from_escaped(text)));
        self.end(name);
    }

    /// The text.
    pub fn finish(self) -> String {
        let mut text = String::from_utf8(self.writer.into_inner()).unwrap_or_default();
        text.push('\n');
        text
    }
}

/// The text as it stands in the file: without characters XML does not have, and with its marks written out. (The library cuts
/// texts by index for that, which costs kilobytes: see [`cut`](crate::cut).)
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
