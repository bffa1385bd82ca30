//! XML as it grows: elements with text, in order.

use quick_xml::Writer;
use quick_xml::events::{BytesDecl, BytesEnd, BytesStart, BytesText, Event};

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
            start.push_attribute((*key, allowed(value).as_str()));
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
        let text = allowed(text);
        if text.is_empty() {
            return self.write(Event::Empty(BytesStart::new(name)));
        }
        self.start(name, &[]);
        self.write(Event::Text(BytesText::new(&text)));
        self.end(name);
    }

    /// The text.
    pub fn finish(self) -> String {
        let mut text = String::from_utf8(self.writer.into_inner()).unwrap_or_default();
        text.push('\n');
        text
    }
}

/// The text without characters XML does not have.
fn allowed(text: &str) -> String {
    let fits =
        |mark: &char| *mark >= ' ' && !['\u{fffe}', '\u{ffff}'].contains(mark) || ['\t', '\n'].contains(mark);
    text.chars().filter(fits).collect()
}
